-- Who gets in: tokens for programs, sessions that can be listed and ended, password attempts that are slowed down.

CREATE TABLE api_token (
    hash       TEXT   PRIMARY KEY, -- SHA-256 of the token
    id         TEXT   NOT NULL,    -- what the account page calls it
    person     TEXT   NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    label      TEXT   NOT NULL,
    created_ms BIGINT NOT NULL,
    used_ms    BIGINT NOT NULL     -- about when it was last used; 0: never
);
CREATE INDEX api_token_person ON api_token (person);

ALTER TABLE session ADD COLUMN seen_ms BIGINT NOT NULL DEFAULT 0; -- about when it was last used
ALTER TABLE session ADD COLUMN agent TEXT NOT NULL DEFAULT '';    -- what the browser calls itself

CREATE TABLE attempt (
    target     TEXT   PRIMARY KEY, -- an account or an address, hashed
    failed     BIGINT NOT NULL,    -- attempts since the last that was right
    until_ms   BIGINT NOT NULL,    -- when the next may be made
    last_ms    BIGINT NOT NULL
);
