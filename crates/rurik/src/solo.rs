//! The Rebellion (catalogue 2.21 to 2.25): what it does by itself, and why.
//!
//! It follows the base rulebook, not the later solo rules (RUR-Q89). It never decides anything. Its placements, its turns and its part of the Claim Phase are effects; only the scheme deck
//! of its casualty checks is the human's choice (RUR-281), for which the rest of its attacks is owed by `Frame::Raid`.
//!
//! `strategy` places its advisors, `turn` resolves one of them, `act` has the six main actions, `reason` the reasons that
//! are told on the way. Here are its cards, its mat, and its part of the Claim Phase.

mod act;
mod reason;
mod strategy;
mod turn;

use samovar_engine::{Log, Seat};

use crate::action::Piece;
use crate::components::{Bonus, LOCATIONS, Mat, Priority, Region, Track};
use crate::event::Event;
use crate::state::Rurik;

pub use reason::{Lead, Reason, Stage};

/// Where the human sits.
pub(crate) const HUMAN: Seat = Seat::new(0);
/// Where the Rebellion sits in a solo game.
pub const REBELLION: Seat = Seat::new(1);

impl Rurik {
    /// The regions from top to bottom, by the card on top (RUR-247, RUR-258).
    fn locations(&self) -> [Region; LOCATIONS] {
        self.tables.cards[self.rebellion.top().index()].locations
    }

    /// The mat of the chosen difficulty (RUR-233).
    pub(crate) fn mat(&self) -> &'static Mat {
        &self.tables.mats[self.options.difficulty.index()]
    }

    /// Tells a reason.
    fn because(&self, why: Reason, log: &mut impl Log<Event>) {
        log.add(Event::Reasoned { why });
    }

    /// Whether a bonus of the mat lies under a coin (RUR-235).
    pub(crate) fn is_locked(&self, column: Priority, place: usize) -> bool {
        self.rebellion.locked[column.index()] >> place & 1 == 1
    }

    /// The bonus under the coin that is taken next: the top one of the priority's column, otherwise of the leftmost column
    /// that has one (RUR-267, RUR-268, RUR-Q100).
    fn next_coin(&self) -> Option<(Priority, usize)> {
        [self.rebellion.priority].into_iter().chain(Priority::ALL).find_map(|column| {
            let locked = self.rebellion.locked[column.index()];
            (locked != 0).then(|| (column, locked.trailing_zeros() as usize))
        })
    }

    /// Moves the next coin from the mat to the dock.
    fn unlock(&mut self, log: &mut impl Log<Event>) {
        let Some((column, place)) = self.next_coin() else {
            return self.because(Reason::NoCoin, log);
        };
        self.rebellion.locked[column.index()] &= !(1 << place);
        self.players[REBELLION.index()].coins += 1;
        let Bonus { on, gain, .. } = self.mat().bonuses(column)[place];
        log.add(Event::Unlocked { who: REBELLION, column, on, gain });
    }

    /// Assigns the priority at the start of the Claim Phase (RUR-298).
    pub(crate) fn rebellion_takes_stock(&mut self, log: &mut impl Log<Event>) {
        let (why, priority) = match self.human_lead() {
            Some((lead, priority, [human, rebellion])) => {
                (Reason::HumanLeads { lead, human, rebellion }, priority)
            }
            None => (Reason::HumanLeadsNowhere, self.mat().start),
        };
        self.because(why, log);
        self.rebellion.priority = priority;
        log.add(Event::Prioritized { who: REBELLION, priority });
    }

    /// The priority that would be assigned now.
    pub(crate) fn next_priority(&self) -> Priority {
        self.human_lead().map_or(self.mat().start, |(_, priority, _)| priority)
    }

    /// What the human has more of, the priority it brings, and both counts; the first match of RUR-298 (RUR-Q119).
    pub(crate) fn human_lead(&self) -> Option<(Lead, Priority, [u8; 2])> {
        let both = |of: &dyn Fn(usize) -> u8| [HUMAN, REBELLION].map(|seat| of(seat.index()));
        let comparisons = [
            (Lead::Regions, Priority::War, both(&|side| self.players[side].occupied.len())),
            (Lead::Structures, Priority::Build, both(&|side| self.connected(side))),
            (Lead::Goods, Priority::Tax, both(&|side| self.loaded(side))),
        ];
        comparisons.into_iter().find(|(_, _, [human, rebellion])| human > rebellion)
    }

    /// Unlocks a bonus for each claim track on which the human is ahead once both sides advanced (RUR-300, RUR-Q118).
    pub(crate) fn rebellion_falls_behind(&mut self, log: &mut impl Log<Event>) {
        for track in Track::ALL {
            let [human, rebellion] =
                [HUMAN, REBELLION].map(|seat| self.players[seat.index()].claims[track.index()]);
            if human > rebellion {
                self.because(Reason::Behind { track }, log);
                self.unlock(log);
            }
        }
    }

    /// After a round the solo leader card brings a rebel to Sviatopolk (RUR-D17, RUR-Q125).
    pub(crate) fn rebellion_ends_round(&mut self, log: &mut impl Log<Event>) {
        let side = REBELLION.index();
        let player = &self.players[side];
        if let Some(region) = player.leader_at
            && self.options.solo_leader_card
            && player.supply > 0
        {
            self.because(Reason::LeaderCard { region }, log);
            self.place_piece(side, Piece::Troop, region);
            log.add(Event::Mustered { who: REBELLION, piece: Piece::Troop, region });
        }
    }
}
