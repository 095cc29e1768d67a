-- What a person prefers, as words: speed=fast theme=dark …; empty for who never chose.

ALTER TABLE person ADD COLUMN preferences TEXT NOT NULL DEFAULT '';
