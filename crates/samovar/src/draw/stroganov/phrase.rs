//! Rewards and wishes in a few letters.

use samovar_engine::Message;
use samovar_stroganov::components::{Effect, EndVp, Part, Reward, Terrain, Token, WishId};

use super::Picture;

impl Picture<'_> {
    /// A printed reward.
    pub(super) fn reward(&self, reward: &Reward) -> String {
        reward.parts().iter().map(|part| self.part(*part)).collect::<Vec<_>>().join(", ")
    }

    /// A part of a reward.
    pub(super) fn part(&self, part: Part) -> String {
        self.say(&short(part.token, part.count))
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
            self.say(&Message::new("stroganov-board-pays").with("furs", wish.pay)),
            self.say(&short(Token::Vp, wish.vp)),
        ]
    }

    /// What a wish does once it is fulfilled.
    pub(super) fn effect(&self, wish: WishId) -> String {
        self.say(&effect(self.tables.wishes[wish.index()].effect))
    }
}

fn short(token: Token, count: u8) -> Message {
    Message::new(match token {
        Token::Vp => "stroganov-short-vp",
        Token::Horse => "stroganov-short-horse",
        Token::Coin => "stroganov-short-coin",
        Token::Story => "stroganov-short-story",
        Token::Bag => "stroganov-short-bag",
        Token::Market => "stroganov-short-market",
        Token::Outpost => "stroganov-short-outpost",
        Token::Banner => "stroganov-short-banner",
        Token::Tiger => "stroganov-short-tiger",
        Token::Trophy => "stroganov-short-trophy",
        Token::TrophyReward => "stroganov-short-trophy-reward",
        Token::Basic => "stroganov-short-basic",
        Token::Hunt => "stroganov-short-hunt",
        Token::Move => "stroganov-short-move",
        Token::Advanced => "stroganov-short-advanced",
        Token::AdvancedAnywhere => "stroganov-short-advanced-anywhere",
        Token::VillageAnywhere => "stroganov-short-village-anywhere",
        Token::VillageNoTrophy => "stroganov-short-village-no-trophy",
        Token::YurtNoTrophy => "stroganov-short-yurt-no-trophy",
        Token::BuildOutpostAnywhere => "stroganov-short-build-anywhere",
        Token::FulfilWishRedOnly => "stroganov-short-fulfil-red-only",
        Token::TwoRewards => "stroganov-short-two-rewards",
    })
    .with("count", count)
}

fn effect(effect: Effect) -> Message {
    let say = Message::new;
    let horses = |each| short(Token::Horse, each);
    match effect {
        Effect::ExtraStep => say("stroganov-effect-extra-step"),
        Effect::Winter(part) => say("stroganov-effect-winter").with("reward", short(part.token, part.count)),
        Effect::WinterHorsesPerOutpost(each) => {
            say("stroganov-effect-winter-per-outpost").with("reward", horses(each))
        }
        Effect::WinterHorsesPerTile(each) => {
            say("stroganov-effect-winter-per-tile").with("reward", horses(each))
        }
        Effect::TrophyRewardOneFurther => say("stroganov-effect-trophy-further"),
        Effect::HuntAdjacent => say("stroganov-effect-hunt-adjacent"),
        Effect::SecondAdvancedAnyFur => say("stroganov-effect-any-surcharge"),
        Effect::WishPossessOneFewer => say("stroganov-effect-one-fewer"),
        Effect::AdvancedTwoTilesLeft => say("stroganov-effect-two-left"),
        Effect::HuntSkipFree => say("stroganov-effect-skip-free"),
        Effect::Once(part) => say("stroganov-effect-once").with("reward", short(part.token, part.count)),
        Effect::SeasonAdvanced(season) => {
            let season =
                ["stroganov-spring", "stroganov-summer", "stroganov-autumn"][usize::from(season.min(2))];
            say("stroganov-effect-season").with("season", say(season))
        }
        Effect::SecondHuntNoCoin => say("stroganov-effect-second-hunt"),
        Effect::End(end) => end_points(end),
    }
}

fn end_points(end: EndVp) -> Message {
    let (id, vp) = match end {
        EndVp::Flat(vp) => ("stroganov-effect-end", vp),
        EndVp::PerTiger(vp) => ("stroganov-effect-end-per-tiger", vp),
        EndVp::PerOutpost(vp) => ("stroganov-effect-end-per-outpost", vp),
        EndVp::PerCoin(vp) => ("stroganov-effect-end-per-coin", vp),
        EndVp::PerTile(vp) => ("stroganov-effect-end-per-tile", vp),
        EndVp::PerWish(vp) => ("stroganov-effect-end-per-wish", vp),
        EndVp::PerBanner(vp) => ("stroganov-effect-end-per-banner", vp),
        EndVp::ShareOfVp(share) => return Message::new("stroganov-effect-end-share").with("share", share),
        EndVp::PerTerrain(terrain, vp) => {
            let terrain = Message::new(match terrain {
                Terrain::Forest => "stroganov-terrain-forest",
                Terrain::Steppe => "stroganov-terrain-steppe",
                Terrain::Swamp => "stroganov-terrain-swamp",
                Terrain::Mountain => "stroganov-terrain-mountain",
            });
            let message = Message::new("stroganov-effect-end-per-terrain").with("vp", vp);
            return message.with("terrain", terrain);
        }
    };
    Message::new(id).with("vp", vp)
}
