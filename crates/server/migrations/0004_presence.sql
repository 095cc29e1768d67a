-- Who has a table open at which of the servers that share the database.

CREATE TABLE presence (
    table_id   TEXT   NOT NULL,
    person     TEXT   NOT NULL,
    node       TEXT   NOT NULL,
    until_ms   BIGINT NOT NULL,   -- by the clock of the database
    PRIMARY KEY (table_id, person, node)
);
CREATE INDEX presence_node ON presence (node);
