//! Asking a bot at a table of any game.

use samovar_bots::{BotFailed, Maker};
use samovar_engine::{Insight, Knowledge, Seed, Session, Table};
use samovar_games::{TableVisitor, visit_table};

/// What a bot would do now; `None` if the game is over.
///
/// # Errors
/// If it is a program that does not answer. A program is started for the one question.
pub fn ask(table: &dyn Table, bot: &Maker, seed: Seed) -> Result<Option<String>, BotFailed> {
    visit_table(table, Ask { bot, seed }).transpose().map(Option::flatten)
}

struct Ask<'a> {
    bot: &'a Maker,
    seed: Seed,
}

impl TableVisitor for Ask<'_> {
    type Out = Result<Option<String>, BotFailed>;
    fn visit<G: Insight>(self, session: &Session<G>) -> Self::Out {
        let Some(known) = Knowledge::of(session.state()) else { return Ok(None) };
        let mut bot = self.bot.make::<G>(&session.state().options(), known.seat(), self.seed)?;
        Ok(Some(bot.choose(&known)?.to_string()))
    }
}
