//! Rewards and wishes in a few letters.

use samovar_engine::Message;
use samovar_stroganov::components::{Part, Reward, Token, WishId};
use samovar_stroganov::phrase::{effect, short};

use super::Picture;

impl Picture<'_> {
    pub(super) fn reward(&self, reward: &Reward) -> String {
        reward.parts().iter().map(|part| self.part(*part)).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn part(&self, part: Part) -> String {
        self.pen.say(&short(part))
    }

    /// What a wish takes and scores.
    pub(super) fn demand(&self, wish: WishId) -> String {
        let [wants, pays, scores] = self.demands(wish);
        format!("{wants} {pays}, {scores}")
    }

    /// What a wish wants to see, what it takes, and what it scores.
    pub(super) fn demands(&self, wish: WishId) -> [String; 3] {
        let wish = &self.tables.wishes[wish.index()];
        [
            format!("{}×{}", wish.possess, wish.value),
            self.pen.say(&Message::new("stroganov-board-pays").with("furs", wish.pay)),
            self.pen.say(&short(Part { token: Token::Vp, count: wish.vp })),
        ]
    }

    /// What a wish does once it is fulfilled.
    pub(super) fn effect(&self, wish: WishId) -> String {
        self.pen.say(&effect(self.tables.wishes[wish.index()].effect, short))
    }
}
