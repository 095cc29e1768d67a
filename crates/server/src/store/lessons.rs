//! The lessons that people have done, and the tables at which they did them.

use super::{Fetched, Result, Store, args};

const DONE: &str = "INSERT INTO lesson (person, game, name) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
const DONE_BY: &str = "SELECT name FROM lesson WHERE person = $1 AND game = $2 ORDER BY name";
const HAND_OVER: &str = "INSERT INTO lesson (person, game, name) \
    SELECT $2, game, name FROM lesson WHERE person = $1 ON CONFLICT DO NOTHING";
const OLD: &str =
    "SELECT id FROM game_table WHERE listed = 2 AND changed_ms < $1 ORDER BY changed_ms LIMIT $2";

impl Store {
    /// Notes that a person has done a lesson.
    pub async fn note_lesson(&self, person: &str, game: &str, name: &str) -> Result<()> {
        self.run(DONE, args![person, game, name]).await
    }

    /// The lessons of a game that a person has done.
    pub async fn lessons_of(&self, person: &str, game: &str) -> Result<Vec<String>> {
        self.all(DONE_BY, args![person, game], |row: &Fetched| row.get(0)).await
    }

    /// Notes that a person has done whatever another one has done.
    pub async fn hand_lessons_over(&self, from: &str, to: &str) -> Result<()> {
        self.run(HAND_OVER, args![from, to]).await
    }

    /// Tables at which a lesson was taught and nothing happened since a time, at most so many.
    pub async fn old_lessons(&self, before_ms: i64, limit: i64) -> Result<Vec<String>> {
        self.all(OLD, args![before_ms, limit], |row: &Fetched| row.get(0)).await
    }
}
