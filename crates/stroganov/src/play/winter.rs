//! Winter: income, storytelling, songs (catalogue 2.14).

use samovar_engine::{ActionList, Log, Seat};

use crate::action::Action;
use crate::components::{Effect, Token, WishId};
use crate::event::Event;
use crate::legal::legal_actions;
use crate::state::{Frame, Phase, Stroganov, WishSet};

impl Stroganov {
    pub(super) fn next_income(&mut self, log: &mut impl Log<Event>) {
        let Some(seat) = self.next_seat() else {
            self.done = 0;
            self.phase = Phase::FirstStory;
            return;
        };
        self.mark_done(seat); // STR-155, STR-D28
        self.active = seat;
        self.used = WishSet::EMPTY;
        let horses = 2 + self.me().banners; // STR-190, STR-112, STR-Q100
        log.add(Event::Income { who: seat, horses });
        if self.is_automa(seat) {
            return self.automa_told_horses(horses, log);
        }
        self.me_mut().horses += u16::from(horses);
        self.frames.push(Frame::Income);
    }

    /// The income of one card, taken in the window (STR-191, STR-192).
    pub(super) fn take_income(&mut self, wish: WishId) {
        self.used.add(wish);
        if let Some((token, count)) = self.income_of(wish) {
            self.frames.push(Frame::Gain(token, count));
        }
    }

    /// The next card of the income window if all that could be chosen is to take what comes anyway and the order cannot
    /// matter (STR-Q74): goods come before story points, which may open the end of the track.
    pub(super) fn certain_income(&self) -> Option<Action> {
        let mut answers = ActionList::new();
        legal_actions(self, &mut answers);
        let income = |action: &Action| match *action {
            Action::Income(wish) => self.income_of(wish),
            _ => None,
        };
        let certain = |action: &Action| {
            *action == Action::End || income(action).is_some_and(|(token, _)| !is_optional(token))
        };
        if !answers.iter().all(certain) || self.order_of_income_matters() {
            return None;
        }
        let cards = answers.into_iter().filter(|action| *action != Action::End);
        cards.min_by_key(|action| income(action).is_some_and(|(token, _)| token == Token::Story))
    }

    /// Whether a song at the end of the track could raise what another card pays: more outposts or tiles (STR-305,
    /// STR-306).
    fn order_of_income_matters(&self) -> bool {
        let per_piece = |wish: WishId| {
            let effect = self.tables.wishes[wish.index()].effect;
            matches!(effect, Effect::WinterHorsesPerOutpost(_) | Effect::WinterHorsesPerTile(_))
        };
        let story = |wish: WishId| match self.income_of(wish) {
            Some((Token::Story, points)) => points,
            _ => 0,
        };
        let cards = self.income_left();
        cards.iter().any(per_piece) && self.may_reach_story_end(cards.iter().map(story).sum())
    }

    /// Winter cards not used in this window (STR-Q76).
    pub(crate) fn income_left(&self) -> WishSet {
        self.me().fulfilled.and(self.tables.abilities.winter).without(self.used)
    }

    /// Closing the window pays out what is still due, counted now, story points last; cards that may be used are
    /// forgone (STR-Q74).
    pub(super) fn close_income(&mut self) {
        let cards = self.income_left();
        // What is owed last comes first.
        for story in [true, false] {
            for wish in cards.iter() {
                match self.income_of(wish) {
                    Some((token, count)) if !is_optional(token) && (token == Token::Story) == story => {
                        self.frames.push(Frame::Gain(token, count));
                    }
                    _ => {}
                }
            }
        }
    }

    fn income_of(&self, wish: WishId) -> Option<(Token, u8)> {
        match self.tables.wishes[wish.index()].effect {
            Effect::Winter(part) => Some((part.token, part.count)),
            Effect::WinterHorsesPerOutpost(each) => Some((Token::Horse, each * self.me().built.len())),
            Effect::WinterHorsesPerTile(each) => Some((Token::Horse, each * self.me().tiles.len())),
            _ => None,
        }
    }

    /// The first in player order gains 2 story points, the second 1 (STR-193, STR-194, STR-Q77).
    pub(super) fn tell_story(&mut self, place: usize, log: &mut impl Log<Event>) {
        self.phase = if place == 0 { Phase::SecondStory } else { Phase::Songs };
        let teller = self.in_order()[place];
        let points = 2 - place as u8;
        self.active = teller;
        if self.is_automa(teller) {
            self.automa_gain_story(points, log);
        } else {
            self.frames.push(Frame::Gain(Token::Story, points)); // STR-195
        }
    }

    pub(super) fn next_singer(&mut self, log: &mut impl Log<Event>) {
        let Some(seat) = self.next_seat() else { return self.end_winter(log) };
        self.mark_done(seat);
        self.active = seat; // STR-196, STR-D31, STR-Q78
        if self.is_automa(seat) {
            self.automa_song(log);
        } else {
            self.frames.push(Frame::Songs { taken: false });
        }
    }

    fn end_winter(&mut self, log: &mut impl Log<Event>) {
        if self.year == 4 {
            self.phase = Phase::Over; // STR-201, STR-220, STR-Q88
            self.active = Seat::new(0);
            log.add(Event::GameOver);
            return;
        }
        self.administer(log);
        self.year += 1; // STR-219
        self.season = 0;
        self.begin_season(log);
    }
}

/// Whether Winter income of this sort may be refused (STR-317, STR-321, STR-D44).
fn is_optional(token: Token) -> bool {
    matches!(token, Token::Bag | Token::AdvancedAnywhere)
}
