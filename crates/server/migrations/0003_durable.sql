-- What a running table needs to go on under later rules, and servers to share the tables of one database.

ALTER TABLE game_table ADD COLUMN edition BIGINT NOT NULL DEFAULT 0; -- changes when the log is rewritten
ALTER TABLE entry ADD COLUMN story TEXT NOT NULL DEFAULT '';         -- what came of the deed, as JSON
ALTER TABLE entry ADD COLUMN mark BIGINT NOT NULL DEFAULT 0;         -- tells two attempts at one entry apart

CREATE TABLE snapshot (
    table_id   TEXT   PRIMARY KEY,
    seq        BIGINT NOT NULL,   -- of the entry after which it was taken
    position   TEXT   NOT NULL    -- the newest position, as JSON
);

CREATE TABLE lease (
    table_id   TEXT   PRIMARY KEY,
    node       TEXT   NOT NULL,   -- the server that thinks for the table's bots and watches its clocks
    until_ms   BIGINT NOT NULL    -- by the clock of the database
);
CREATE INDEX lease_node ON lease (node);
