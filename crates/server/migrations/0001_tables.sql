-- One text for SQLite and PostgreSQL: only TEXT and BIGINT, times in milliseconds since 1970.

CREATE TABLE person (
    id         TEXT   PRIMARY KEY,
    name       TEXT   NOT NULL,
    login      TEXT   UNIQUE,     -- the name in lower case; NULL for a guest
    password   TEXT,              -- argon2; NULL for a guest
    created_ms BIGINT NOT NULL,
    seen_ms    BIGINT NOT NULL
);

CREATE TABLE session (
    hash       TEXT   PRIMARY KEY, -- SHA-256 of the token in the cookie
    person     TEXT   NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    created_ms BIGINT NOT NULL
);
CREATE INDEX session_person ON session (person);

CREATE TABLE game_table (
    id         TEXT   PRIMARY KEY,
    listed     BIGINT NOT NULL,   -- 1: shown on the home page
    stage      TEXT   NOT NULL,
    seq        BIGINT NOT NULL,   -- of the last entry
    waits      TEXT   NOT NULL,   -- the person whose move it is, 'bot', or ''
    due_ms     BIGINT NOT NULL,   -- when a clock runs out; 0: never
    card       TEXT   NOT NULL,   -- what lists show, as JSON
    created_ms BIGINT NOT NULL,
    changed_ms BIGINT NOT NULL
);
CREATE INDEX game_table_listed ON game_table (listed, stage, changed_ms);
CREATE INDEX game_table_due ON game_table (stage, due_ms);
CREATE INDEX game_table_waits ON game_table (stage, waits);

CREATE TABLE entry (
    table_id   TEXT   NOT NULL,
    seq        BIGINT NOT NULL,
    at_ms      BIGINT NOT NULL,
    body       TEXT   NOT NULL,   -- the deed, as JSON
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE member (
    table_id   TEXT   NOT NULL,
    person     TEXT   NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX member_person ON member (person);

CREATE TABLE chat (
    table_id   TEXT   NOT NULL,
    number     BIGINT NOT NULL,
    person     TEXT   NOT NULL,
    name       TEXT   NOT NULL,
    said       TEXT   NOT NULL,
    at_ms      BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
