-- One row that is written again and again to see whether the database can be written.

CREATE TABLE health (
    id         BIGINT NOT NULL PRIMARY KEY,
    padding    TEXT   NOT NULL
);
