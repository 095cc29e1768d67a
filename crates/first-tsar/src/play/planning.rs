//! The choices of setup and the Planning phase (catalogue 2.1 and 2.3).

use samovar_engine::{Log, Seat};

use crate::components::{BOYARS, City, Item, PROJECT_DISPLAY, ProjectId};
use crate::event::Event;
use crate::goods::Goods;
use crate::state::{FirstTsar, Frame, Phase, ProjectSet};

impl FirstTsar {
    /// Everybody keeps a project; the choices come together (TSR-Q87).
    pub(super) fn next_keeper(&mut self, log: &mut impl Log<Event>) {
        if self.turns < self.options.players {
            self.active = Seat::new(self.turns);
            return self.frames.push(Frame::Keep);
        }
        for seat in self.seats_in_order() {
            let back = self.players[seat.index()].put_back;
            back.iter().for_each(|id| self.project_deck.push(id)); // TSR-068
        }
        self.rng.shuffle(self.project_deck.all_mut());
        for _ in 0..PROJECT_DISPLAY {
            self.projects.extend(self.project_deck.draw()); // TSR-069, TSR-070
        }
        self.reveals += 1;
        log.add(Event::ProjectsRevealed { projects: self.projects });
        self.phase = Phase::Settle;
        self.turns = 0;
    }

    pub(super) fn keep(&mut self, id: ProjectId, log: &mut impl Log<Event>) {
        self.frames.pop();
        self.turns += 1;
        self.reveals += 1;
        log.add(Event::Kept { who: self.active, project: Some(id) });
        let me = self.me_mut();
        me.put_back = me.hand.without(ProjectSet::from_iter([id]));
        me.hand = ProjectSet::from_iter([id]);
        me.kept = Some(id);
    }

    /// Starting warriors: once around from the first player, then back (TSR-071, TSR-072).
    pub(super) fn next_settler(&mut self, log: &mut impl Log<Event>) {
        let players = self.options.players;
        if self.turns == 2 * players {
            return self.begin_round(log); // TSR-074
        }
        let place = if self.turns < players { self.turns } else { 2 * players - 1 - self.turns };
        self.active = self.left_of(self.first, place);
        self.frames.push(Frame::Settle);
    }

    pub(super) fn settle(&mut self, city: City, log: &mut impl Log<Event>) {
        self.frames.pop();
        self.turns += 1;
        self.reveals += 1;
        self.me_mut().warriors -= 1;
        self.me_mut().add_warrior(city);
        log.add(Event::Settled { who: self.active, city });
    }

    pub(super) fn begin_round(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Planning; // TSR-039
        self.turns = 0;
        log.add(Event::RoundBegan { round: self.round, first: self.first });
    }

    pub(super) fn next_plan(&mut self, log: &mut impl Log<Event>) {
        if self.turns == BOYARS * self.options.players {
            // TSR-040
            self.phase = Phase::Actions;
            self.turns = 0;
            return log.add(Event::ActionsBegan);
        }
        self.active = self.left_of(self.first, self.turns); // TSR-084
        self.frames.push(Frame::Plan);
    }

    /// A boyar goes into a chamber with coins underneath.
    pub(super) fn bribe(&mut self, coins: u8, log: &mut impl Log<Event>) {
        let Some(Frame::Coins(chamber)) = self.frames.top() else { unreachable!("coins are asked for") };
        self.frames.pop();
        self.turns += 1;
        self.reveals += 1;
        let me = self.me_mut();
        me.chambers.add(chamber);
        me.goods = me.goods.minus(Goods::of(Item::Coin, coins)); // TSR-087
        me.bribes[chamber.index()] = coins;
        log.add(Event::Planned { who: self.active, chamber, coins });
    }
}
