//! Trophies (catalogue 2.8 and the story option of 2.17).

use samovar_engine::Log;

use crate::action::Action;
use crate::components::{Fur, Token};
use crate::event::Event;
use crate::state::{Frame, Stroganov};

impl Stroganov {
    /// First the move, then the reward (STR-139); no move from the last space (STR-Q51).
    pub(super) fn receive_trophy(&mut self) {
        match self.next_space(self.me()) {
            Some(_) => self.frames.push(Frame::TrophyMove),
            None => self.frames.push(Frame::TrophyReward { reach: self.me().trophy + 1 }),
        }
    }

    /// The token moves down; coins on arrival come before the reward (STR-D26, STR-D23).
    pub(super) fn advance(&mut self, log: &mut impl Log<Event>) {
        self.me_mut().trophy += 1;
        let place = usize::from(self.me().trophy);
        let spaces = self.track_of(self.active).spaces();
        log.add(Event::TrophyMoved { who: self.active, space: place as u8 + 1 });
        let last = spaces.len() as u8;
        for frame in self.frames.all_mut() {
            if let Frame::TrophyReward { reach } = frame {
                *reach = (*reach + 1).min(last); // STR-142: a reward still to be chosen follows the token
            }
        }
        // STR-Q91
        let further = u8::from(self.able(self.tables.abilities.one_further)); // STR-307, STR-309, STR-Q61
        let reach = (place as u8 + 1 + further).min(last); // STR-Q54
        self.frames.push(Frame::TrophyReward { reach });
        if spaces[place].coins > 0 {
            self.frames.push(Frame::Gain(Token::Coin, spaces[place].coins)); // STR-243
        }
    }

    /// Side b: the token moves for story points instead of a fur (STR-237, STR-238).
    pub(super) fn advance_by_story(&mut self, log: &mut impl Log<Event>) {
        self.story_end_used |= 1 << self.active.index(); // STR-240, STR-Q89
        let next = self.next_space(self.me()).expect("the token can move");
        let cost = self.track_of(self.active).spaces()[next].fur.map_or(0, Fur::value);
        self.me_mut().story -= cost;
        if cost > 0 {
            log.add(Event::PaidStory { who: self.active, story: cost });
        }
        self.perform(Action::Advance, log); // STR-239
    }
}
