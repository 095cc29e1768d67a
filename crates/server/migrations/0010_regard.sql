-- Whom people have muted or blocked, and what they report to whoever runs the server.

CREATE TABLE regard (
    person     TEXT   NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    other      TEXT   NOT NULL,
    regard     TEXT   NOT NULL,   -- muted or blocked
    PRIMARY KEY (person, other)
);
CREATE INDEX regard_other ON regard (other);

CREATE TABLE report (
    id         TEXT   PRIMARY KEY,
    at_ms      BIGINT NOT NULL,
    person     TEXT   NOT NULL,   -- who reports
    other      TEXT   NOT NULL,   -- who is reported
    by_name    TEXT   NOT NULL,
    name       TEXT   NOT NULL,
    table_id   TEXT   NOT NULL,
    words      TEXT   NOT NULL
);
CREATE INDEX report_person ON report (person);
