-- What accounts look like, and where their owners have signed in before: wrong passwords of others do not lock them out.

ALTER TABLE person ADD COLUMN look TEXT; -- the same for names that look alike; NULL for a guest
CREATE UNIQUE INDEX person_look ON person (look);

CREATE TABLE known_place (
    person     TEXT   NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    place      TEXT   NOT NULL,   -- a browser or a network, hashed
    seen_ms    BIGINT NOT NULL,
    PRIMARY KEY (person, place)
);
