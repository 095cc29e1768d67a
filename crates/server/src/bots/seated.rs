//! A bot that keeps its seat from one decision to the next, as programs do.

use samovar_bots::{Bot, BotFailed, Maker};
use samovar_engine::{Insight, Knowledge, Seat, Seed, Table};
use samovar_games::with_session;

/// A bot at a seat of a table of any game. A program is ended when this is dropped.
pub struct Seated(Box<dyn AtTable>);

impl Seated {
    /// Gives a bot a seat; all of its chance follows from `seed`.
    ///
    /// # Panics
    /// If the table is of a game that is not listed.
    pub fn sit(table: &dyn Table, bot: &Maker, seat: Seat, seed: Seed) -> Result<Seated, BotFailed> {
        let sit = with_session!(table, session => Seated::at(session.state(), bot, seat, seed));
        sit.expect("every table is of a listed game")
    }

    fn at<G: Insight>(state: &G, bot: &Maker, seat: Seat, seed: Seed) -> Result<Seated, BotFailed> {
        Ok(Seated(Box::new(bot.make::<G>(&state.options(), seat, seed)?)))
    }

    /// What it does now, with the knowledge of the seat that has to decide; `None` if the game is over.
    ///
    /// # Errors
    /// If it is a program that does not answer as it should. Then it never will again.
    ///
    /// # Panics
    /// If the table is of another game than the one it sat down to.
    pub fn choose(&mut self, table: &dyn Table) -> Result<Option<String>, BotFailed> {
        self.0.choose(table)
    }

    /// Tells it how the game ended.
    pub fn over(&mut self, table: &dyn Table) {
        self.0.over(table);
    }
}

trait AtTable: Send {
    fn choose(&mut self, table: &dyn Table) -> Result<Option<String>, BotFailed>;
    fn over(&mut self, table: &dyn Table);
}

impl<G: Insight> AtTable for Box<dyn Bot<G>> {
    fn choose(&mut self, table: &dyn Table) -> Result<Option<String>, BotFailed> {
        let session = table.session::<G>().expect("a table of the game it sat down to");
        let Some(known) = Knowledge::of(session.state()) else { return Ok(None) };
        Ok(Some(Bot::choose(&mut **self, &known)?.to_string()))
    }

    fn over(&mut self, table: &dyn Table) {
        Bot::over(&mut **self, &table.standings());
    }
}
