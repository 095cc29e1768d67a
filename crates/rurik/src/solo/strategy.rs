//! Where the Rebellion places its advisors, and what it bribes (RUR-251 to RUR-257).

use samovar_engine::Log;

use super::{HUMAN, Reason};
use crate::components::{Advisor, Column};
use crate::event::Event;
use crate::state::Rurik;

impl Rurik {
    /// Places the next advisor of the bottom card in the column it names (RUR-253), whatever other columns it used
    /// (RUR-Q94).
    pub(crate) fn rebellion_places(&mut self, log: &mut impl Log<Event>) {
        let card = &self.tables.cards[self.rebellion.bottom().index()];
        let plan = &card.plans[self.rebellion.priority.index()];
        let waits = |place: &usize| self.me().advisors.has(card.advisors[*place]);
        let place = (0..Advisor::COUNT).find(waits).expect("an advisor waits"); // RUR-251, RUR-252
        let (advisor, column, top) = (card.advisors[place], plan.columns[place], plan.top(place));
        let number = self.number(advisor);
        self.because(Reason::Row { number, column, top, priority: self.rebellion.priority }, log);
        let to = self.open_column(column);
        if to != column {
            self.because(Reason::ColumnFull { column, to }, log);
        }
        // RUR-Q95: the coin icon belongs to the column on the card.
        let bribe = self.rebellion_bribe(number, to, top && to == column, log);
        self.place_advisor(advisor, to, bribe, log);
    }

    /// The column, or the next one to the right that is not full, from Scheme on to Muster (RUR-254).
    fn open_column(&self, column: Column) -> Column {
        let last = usize::from(self.board().rows) - 1;
        let open = |column: &Column| self.strategy[column.index()][last].is_none();
        let mut columns = Column::ALL.into_iter().cycle().skip(column.index()).take(Column::COUNT);
        columns.find(open).expect("there are more spaces than advisors")
    }

    /// The coins for the top space, or the one coin over a human's advisor of equal power; never a part (RUR-257).
    fn rebellion_bribe(&self, number: u8, column: Column, top: bool, log: &mut impl Log<Event>) -> u8 {
        let spaces = &self.strategy[column.index()];
        let has = self.me().coins;
        if top {
            // RUR-255, RUR-Q96
            let coins = spaces[0].map_or(0, |first| (self.power(&first) + 1).saturating_sub(number));
            if coins <= has {
                self.because(Reason::BribeToTop { coins }, log);
                return coins;
            }
            self.because(Reason::BribeTooDear { coins, has }, log);
        }
        let humans = spaces.iter().flatten().filter(|placed| placed.owner == HUMAN);
        let tie = humans.map(|placed| self.power(placed)).any(|power| power == number);
        if tie && has > 0 {
            self.because(Reason::BribeOverTie, log);
            return 1; // RUR-256, RUR-Q97
        }
        if tie {
            self.because(Reason::BribeTooDear { coins: 1, has }, log);
        }
        0
    }
}
