//! Asking a bot at a table of any game.

use samovar_bots::by_name;
use samovar_engine::{Insight, Knowledge, Seed, Session, Table};
use samovar_games::{TableVisitor, visit_table};

/// What the bot of this name would do now; `None` if there is no such bot or the game is over.
pub fn ask(table: &dyn Table, name: &str, seed: Seed) -> Option<String> {
    visit_table(table, Ask { name, seed })?
}

struct Ask<'a> {
    name: &'a str,
    seed: Seed,
}

impl TableVisitor for Ask<'_> {
    type Out = Option<String>;
    fn visit<G: Insight>(self, session: &Session<G>) -> Option<String> {
        let known = Knowledge::of(session.state())?;
        Some(by_name::<G>(self.name, self.seed)?.choose(&known).to_string())
    }
}
