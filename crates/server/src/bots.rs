//! Asking a bot at a table of any game.

use samovar_bots::{Considered, Search, Thought, by_name};
use samovar_engine::{Insight, Knowledge, Seed, Session, Table};
use samovar_games::{TableVisitor, visit_table};

/// What the bot of this name would do now; `None` if there is no such bot or the game is over.
pub fn ask(table: &dyn Table, name: &str, seed: Seed) -> Option<String> {
    visit_table(table, Ask { name, seed })?
}

/// What a search with this budget thinks of the decision to be taken, in notation; `None` if the game is over.
///
/// It follows from what the seat that decides may know, the budget and the seed, and from nothing else. What it expects of
/// others comes from samples of what they may hold.
pub fn think(table: &dyn Table, iterations: u32, seed: Seed) -> Option<Thought<String>> {
    visit_table(table, Think { iterations, seed })?
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

struct Think {
    iterations: u32,
    seed: Seed,
}

impl TableVisitor for Think {
    type Out = Option<Thought<String>>;
    fn visit<G: Insight>(self, session: &Session<G>) -> Option<Thought<String>> {
        let known = Knowledge::of(session.state())?;
        Some(in_notation(Search::new(self.iterations, self.seed).think(&known)))
    }
}

fn in_notation<A: ToString>(thought: Thought<A>) -> Thought<String> {
    let written = |one: Considered<A>| Considered {
        action: one.action.to_string(),
        visits: one.visits,
        value: one.value,
    };
    Thought {
        moves: thought.moves.into_iter().map(written).collect(),
        line: thought.line.iter().map(ToString::to_string).collect(),
    }
}
