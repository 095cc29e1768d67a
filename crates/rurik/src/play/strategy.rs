//! The Strategy Phase (catalogue 2.6).

use samovar_engine::{Log, Seat};

use crate::components::{Advisor, Column, ColumnSet, MAX_ROWS, Tables};
use crate::event::Event;
use crate::state::{Frame, Phase, Placed, Rurik};

impl Placed {
    /// The power of the advisor (RUR-044).
    #[inline]
    pub fn power(self, tables: &Tables) -> u8 {
        tables.advisors[self.advisor.index()].number + self.bribe
    }

    /// The space, from 0, that an advisor of this power would take in a column; none if the column is full (RUR-049).
    pub fn landing(power: u8, column: &[Option<Placed>], tables: &Tables) -> Option<usize> {
        let full = column.iter().all(Option::is_some);
        (!full).then(|| Placed::space_for(power, column, tables))
    }

    /// Below everybody of at least its power (RUR-054).
    #[inline]
    fn space_for(power: u8, column: &[Option<Placed>], tables: &Tables) -> usize {
        let stays = |placed: &&Option<Placed>| placed.is_some_and(|placed| placed.power(tables) >= power);
        column.iter().take_while(stays).count()
    }
}

impl Rurik {
    /// The advisors of the round are handed out (RUR-027, RUR-151), and abilities of once a round return (RUR-Q71).
    pub(crate) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Strategy;
        self.turn = 0;
        let advisors = self.tables.advisors_in(self.options.players, self.round);
        for player in &mut self.players[..self.options.sides()] {
            player.advisors = advisors;
            player.columns = ColumnSet::EMPTY;
            player.ability_used = false;
        }
        log.add(Event::RoundBegan { round: self.round });
    }

    /// RUR-042.
    pub(super) fn next_placement(&mut self, log: &mut impl Log<Event>) {
        let seat = self.seat_of_turn(self.sides());
        if self.players[seat.index()].advisors.is_empty() {
            return self.begin_actions(log);
        }
        self.active = seat;
        if self.is_rebellion(seat) {
            self.rebellion_places(log);
        } else {
            self.frames.push(Frame::Place);
        }
    }

    pub(super) fn choose_place(&mut self, number: u8, column: Column, log: &mut impl Log<Event>) {
        self.frames.pop();
        let advisor = self.advisor(number).expect("the advisor is there");
        if self.me().coins == 0 {
            self.place_advisor(advisor, column, 0, log);
        } else {
            self.frames.push(Frame::Bribe(advisor, column));
        }
    }

    pub(super) fn bribe(&mut self, frame: Frame, coins: u8, log: &mut impl Log<Event>) {
        self.frames.pop();
        let Frame::Bribe(advisor, column) = frame else { unreachable!("a bribe goes with an advisor") };
        self.place_advisor(advisor, column, coins, log);
    }

    /// Puts the advisor above all of less power, which move down (RUR-046, RUR-047, RUR-048).
    pub(crate) fn place_advisor(
        &mut self,
        advisor: Advisor,
        column: Column,
        bribe: u8,
        log: &mut impl Log<Event>,
    ) {
        let owner = self.active;
        self.turn += 1;
        self.reveals += 1;
        let row = self.space_for(self.number(advisor) + bribe, column);
        let spaces = &mut self.strategy[column.index()];
        for below in (usize::from(row) + 1..MAX_ROWS).rev() {
            spaces[below] = spaces[below - 1];
        }
        spaces[usize::from(row)] = Some(Placed { owner, advisor, bribe });
        let player = self.me_mut();
        player.coins -= bribe; // RUR-055
        player.advisors.remove(advisor);
        player.columns.add(column);
        let number = self.number(advisor);
        log.add(Event::Placed { who: owner, number, column, row: row + 1, bribe });
    }

    /// The space, from 0, that an advisor of this power would take in a column, whoever owns those there (RUR-044,
    /// RUR-050, RUR-054, RUR-Q19).
    pub(crate) fn space_for(&self, power: u8, column: Column) -> u8 {
        Placed::space_for(power, &self.strategy[column.index()], self.tables) as u8
    }

    /// The power of an advisor on the board.
    pub(crate) fn power(&self, placed: &Placed) -> u8 {
        placed.power(self.tables)
    }

    fn begin_actions(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Action;
        self.turn = 0;
        log.add(Event::ActionsBegan);
    }

    /// The columns in which advisors of a side stand.
    pub(crate) fn columns_of(&self, side: usize) -> ColumnSet {
        let stands = |column: &Column| {
            self.strategy[column.index()].iter().flatten().any(|placed| placed.owner.index() == side)
        };
        Column::ALL.into_iter().filter(stands).collect()
    }

    /// Whether a side still has an advisor on the strategy board.
    pub(super) fn has_advisors(&self, seat: Seat) -> bool {
        !self.players[seat.index()].columns.is_empty()
    }
}
