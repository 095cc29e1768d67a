-- What a bot thinks of a finished game, as JSON: made once.

CREATE TABLE analysis (
    table_id   TEXT NOT NULL PRIMARY KEY,
    body       TEXT NOT NULL
);
