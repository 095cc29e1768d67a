//! Who is next, and the season turn (catalogue 2.1, 2.2, 2.3, 2.6, 2.13).

use samovar_engine::{Log, Seat};

use crate::action::{Action, Way};
use crate::components::WishId;
use crate::event::Event;
use crate::legal::Fee;
use crate::state::{Frame, Phase, Step, Stroganov, WishSet};

impl Stroganov {
    /// Begins the next turn, window or phase when nothing is owed any more (STR-189).
    pub(super) fn next(&mut self, log: &mut impl Log<Event>) {
        match self.phase {
            Phase::Draft => self.next_draft(log),
            Phase::Season => self.next_turn(log),
            Phase::Income => self.next_income(log),
            Phase::FirstStory => self.tell_story(0, log),
            Phase::SecondStory => self.tell_story(1, log),
            Phase::Songs => self.next_singer(log),
            Phase::Over => unreachable!("nothing comes after the end"),
        }
    }

    /// The first in player order who has not had the turn of this phase (STR-052, STR-053).
    pub(super) fn next_seat(&self) -> Option<Seat> {
        self.in_order().iter().copied().find(|seat| self.done >> seat.index() & 1 == 0)
    }

    pub(super) fn mark_done(&mut self, seat: Seat) {
        self.done |= 1 << seat.index();
    }

    fn next_draft(&mut self, log: &mut impl Log<Event>) {
        let last = self.in_order().iter().rev().copied(); // STR-035
        let open = |seat: &Seat| self.done >> seat.index() & 1 == 0 && !self.is_automa(*seat);
        match last.into_iter().find(open) {
            Some(seat) => {
                self.active = seat;
                self.frames.push(Frame::Draft);
            }
            None => self.end_draft(log),
        }
    }

    pub(super) fn draft(&mut self, wish: WishId, log: &mut impl Log<Event>) {
        self.frames.pop();
        let who = self.active;
        self.mark_done(who);
        self.reveals += 1;
        let place = self.offer.iter().position(|card| card.is_some_and(|(id, _)| id == wish));
        let place = place.expect("the wish is on offer");
        self.offer[place..].rotate_left(1);
        let (_, fur) = self.offer[self.offer.len() - 1].take().expect("a card was there");
        log.add(Event::Drafted { who, wish, fur });
        self.me_mut().hand.add(wish); // STR-036
        self.take_in(fur); // STR-038
    }

    /// The last card goes: to the opponent in a solo game, otherwise out of the game (STR-037, STR-249).
    fn end_draft(&mut self, log: &mut impl Log<Event>) {
        let left = self.offer.iter_mut().find_map(Option::take);
        if let Some((_, fur)) = left {
            if self.options.players == 1 {
                self.automa_start(fur, log);
            } else {
                self.bag.add(fur);
            }
        }
        self.begin_season(log);
    }

    /// Begins the season the marker stands on; Winter is not one with turns (STR-039, STR-186).
    pub(super) fn begin_season(&mut self, log: &mut impl Log<Event>) {
        self.done = 0;
        self.phase = if self.season < 3 { Phase::Season } else { Phase::Income }; // STR-049
        log.add(Event::SeasonBegan { year: self.year, season: self.season });
        if self.phase == Phase::Income {
            self.story_end_used = 0; // STR-Q72
        }
    }

    fn next_turn(&mut self, log: &mut impl Log<Event>) {
        let Some(seat) = self.next_seat() else {
            // STR-048, STR-254
            self.season += 1; // STR-186, STR-188
            return self.begin_season(log);
        };
        self.active = seat;
        self.used = WishSet::EMPTY;
        self.story_end_used &= !(1 << seat.index());
        log.add(Event::TurnBegan { who: seat });
        if self.is_automa(seat) {
            self.automa_turn(log);
            self.end_turn(log);
        } else {
            self.frames.push(Frame::Turn(Step::Move));
        }
    }

    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        self.mark_done(self.active);
        self.reveals += 1;
        log.add(Event::TurnEnded { who: self.active });
    }

    /// The player ends the turn or closes a Winter window.
    pub(super) fn end(&mut self, log: &mut impl Log<Event>) {
        match self.frames.top() {
            Some(Frame::Turn(_)) => {
                self.frames.pop();
                self.end_turn(log);
            }
            Some(Frame::Income) => {
                self.frames.pop();
                self.close_income();
            }
            _ => self.frames.pop(),
        }
        if self.phase != Phase::Season {
            self.reveals += 1;
        }
    }

    /// Whether the compulsory move has to be left out (STR-063, STR-Q07, STR-D08).
    pub(super) fn cannot_move(&self) -> bool {
        self.steps(self.me().slot, Way::Right) == 0
    }

    /// A choice from the turn's menu: the step goes on, the action is paid for and done.
    pub(super) fn turn_action(&mut self, step: Step, action: Action, log: &mut impl Log<Event>) {
        let next = match step {
            Step::Move => Step::Basic,
            Step::Basic => Step::Main,
            Step::Main => Step::Second,
            Step::Second | Step::Finish => Step::Finish,
        };
        self.frames.replace_top(Frame::Turn(next));
        match action {
            Action::Skip => {}
            Action::Go(steps) => {
                let horses = self.step_price(steps);
                self.me_mut().horses -= u16::from(horses);
                self.move_cossack(self.active, Way::Right, steps, horses, log); // STR-060
            }
            // STR-Q35
            _ => self.begin(action, if step == Step::Second { Fee::Surcharge } else { Fee::None }, log),
        }
    }

    /// Moves a Cossack; it joins the end of the queue on its new tile (STR-054, STR-055, STR-D07, STR-Q09).
    pub(crate) fn move_cossack(
        &mut self,
        who: Seat,
        way: Way,
        steps: u8,
        horses: u8,
        log: &mut impl Log<Event>,
    ) {
        let from = self.players[who.index()].slot;
        let to = self.after_steps(from, way, steps);
        self.players[who.index()].slot = to;
        let cossacks = self.options.cossacks();
        let queue = &mut self.order[..cossacks];
        let mut place = queue.iter().position(|seat| *seat == who).expect("every Cossack is in the order");
        // Back behind everyone who does not stand further left, then forward past everyone who does.
        while place + 1 < cossacks && self.players[queue[place + 1].index()].slot >= to {
            queue.swap(place, place + 1);
            place += 1;
        }
        while place > 0 && self.players[queue[place - 1].index()].slot < to {
            queue.swap(place, place - 1);
            place -= 1;
        }
        log.add(Event::Moved { who, from, to, horses });
    }
}
