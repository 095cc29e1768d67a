//! Rewards and effects in a few letters, for drawn boards.

use samovar_engine::{Message, names};

use crate::components::{
    Additional, CardId, Components, Effect, End, EndVp, Part, Tables, Terrain, Token, WishId,
};
use crate::event::counted;
pub use crate::event::{quarry, season};
use crate::view::AutomaView;
pub use crate::words::reward;

names! {
    "stroganov";
    names {
        /// The name of a landscape type.
        terrain(Terrain) = "terrain";
    }
    texts {
        /// What a fulfilled wish does, in words.
        wish(WishId) = "wish";
    }
}

/// A part of a reward in a few letters.
pub fn short(part: Part) -> Message {
    counted("short", part.token, part.count)
}

/// A part of a reward in whole words.
pub fn goods(part: Part) -> Message {
    crate::event::goods(part.token, part.count)
}

/// What a wish does once it is fulfilled, in a few words; `part` says how goods are put.
pub fn effect(effect: Effect, part: fn(Part) -> Message) -> Message {
    let say = Message::new;
    let horses = |each| part(Part { token: Token::Horse, count: each });
    match effect {
        Effect::ExtraStep => say("stroganov-effect-extra-step"),
        Effect::Winter(gives) => say("stroganov-effect-winter").with("reward", part(gives)),
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
        Effect::Once(gives) => say("stroganov-effect-once").with("reward", part(gives)),
        Effect::SeasonAdvanced(season) => say("stroganov-effect-season").with("season", self::season(season)),
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
            return Message::new("stroganov-effect-end-per-terrain").with("vp", vp).with("terrain", terrain);
        }
    };
    Message::new(id).with("vp", vp)
}

/// What the automatic opponent's cards tell: the one it played, the back of the next one, how many are left.
pub fn automa(played: Option<CardId>, automa: AutomaView) -> Vec<Message> {
    let card = |id: CardId| {
        let card = &Tables::current().automa[id.index()];
        let end = Message::new(match card.end {
            End::Lowest => "stroganov-board-lowest",
            End::Highest => "stroganov-board-highest",
        });
        let additional = Message::new(match card.additional {
            Additional::Wish => "stroganov-board-additional-wish",
            Additional::Outpost => "stroganov-board-additional-outpost",
            Additional::Yurt => "stroganov-board-additional-yurt",
            Additional::Trophy => "stroganov-board-additional-trophy",
            Additional::Landscape => "stroganov-board-additional-landscape",
        });
        Message::new("stroganov-board-automa-card")
            .with("card", id)
            .with("furs", card.furs)
            .with("end", end.with("furs", card.furs))
            .with("additional", additional)
    };
    let next = Message::new("stroganov-board-automa-next").with("steps", automa.next_steps);
    let left = Message::new("stroganov-board-automa-deck").with("cards", automa.deck);
    played.map(card).into_iter().chain([next, left]).collect()
}
