//! A turn of the Action Phase (catalogue 2.7).

use samovar_engine::{Log, Seat};

use crate::action::Piece;
use crate::components::{Column, Region};
use crate::event::Event;
use crate::state::{Frame, Placed, Rurik, Step, Used};

impl Rurik {
    /// RUR-056.
    pub(super) fn next_turn(&mut self, log: &mut impl Log<Event>) {
        let seat = self.seat_of_turn(self.sides());
        if !self.has_advisors(seat) {
            return self.begin_claims(log);
        }
        self.active = seat;
        self.used = Used::default();
        (self.tax, self.build) = (0, 0);
        log.add(Event::TurnBegan { who: seat });
        if self.is_rebellion(seat) {
            self.rebellion_turn(log);
        } else {
            self.frames.push(Frame::Turn(Step::Before)); // RUR-246
        }
    }

    pub(super) fn end_turn(&mut self, log: &mut impl Log<Event>) {
        self.frames.pop();
        self.close_turn(log);
    }

    /// The next side has its turn.
    pub(crate) fn close_turn(&mut self, log: &mut impl Log<Event>) {
        self.turn += 1;
        self.reveals += 1;
        (self.tax, self.build) = (0, 0); // RUR-Q25
        self.used = Used::default();
        log.add(Event::TurnEnded { who: self.active });
    }

    /// The advisor leaves the board, its bribe goes to the supply, and the others keep their spaces (RUR-059, RUR-060,
    /// RUR-Q20, RUR-Q32).
    pub(crate) fn lift_advisor(&mut self, column: Column, row: u8) -> Placed {
        let spaces = &mut self.strategy[column.index()];
        let lifted = spaces[usize::from(row) - 1].take().expect("an advisor stands there");
        if !spaces.iter().flatten().any(|placed| placed.owner == lifted.owner) {
            self.players[lifted.owner.index()].columns.remove(column);
        }
        lifted
    }

    pub(super) fn take_action(&mut self, column: Column, row: u8, log: &mut impl Log<Event>) {
        let advisor = self.lift_advisor(column, row).advisor;
        let number = self.number(advisor);
        let space = self.board().spaces(column)[usize::from(row) - 1]; // RUR-061
        self.me_mut().coins -= space.coins; // RUR-064
        log.add(Event::Took { who: self.active, number, column, row, coins: space.coins });
        self.frames.replace_top(Frame::Turn(Step::After));
        if column == Column::Scheme && row == 1 && !self.options.solo() {
            self.frames.push(Frame::Marker); // RUR-121, RUR-123, RUR-243
        }
        self.grant_points(column, space.points, 0);
    }

    /// The turn goes on after it as after any main action (RUR-066, RUR-Q31).
    pub(super) fn forfeit_action(&mut self, column: Column, row: u8, log: &mut impl Log<Event>) {
        if self.asked_for_scheme() {
            self.reveals += 1; // it may have been the only answer, which cannot be taken back
        }
        let advisor = self.lift_advisor(column, row).advisor;
        let number = self.number(advisor);
        self.frames.replace_top(Frame::Turn(Step::After));
        log.add(Event::Forfeited { who: self.active, number, column, row });
        self.gain_coins(self.active, 1, log);
    }

    /// RUR-063.
    pub(crate) fn rescue(&mut self, region: Region, log: &mut impl Log<Event>) {
        self.used.rescue = true;
        let side = self.active.index();
        self.place_piece(side, Piece::Leader, region);
        self.place_piece(side, Piece::Troop, region);
        log.add(Event::Rescued { who: self.active, region });
    }

    /// The marker moves at once; turn order follows in the Claim Phase (RUR-122, RUR-Q76).
    pub(super) fn hand_marker(&mut self, to: Seat, log: &mut impl Log<Event>) {
        self.frames.pop();
        self.marker = to;
        log.add(Event::MarkerHanded { who: self.active, to });
    }

    pub(crate) fn gain_coins(&mut self, who: Seat, coins: u8, log: &mut impl Log<Event>) {
        if coins > 0 {
            let stock = &mut self.players[who.index()].coins;
            *stock = stock.saturating_add(coins); // no game comes near the limit (RUR-001)
            log.add(Event::CoinsGained { who, coins });
        }
    }

    /// Coins for a card, to the supply.
    pub(crate) fn pay_coins(&mut self, coins: u8, log: &mut impl Log<Event>) {
        if coins > 0 {
            self.me_mut().coins -= coins;
            log.add(Event::CoinsPaid { who: self.active, coins });
        }
    }
}
