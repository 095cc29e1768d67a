-- The lessons that people have done. Tables at which lessons are taught have 2 in game_table.listed: no list shows them.

CREATE TABLE lesson (
    person     TEXT   NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    game       TEXT   NOT NULL,
    name       TEXT   NOT NULL,
    PRIMARY KEY (person, game, name)
);
