//! Rewards and effects in a few letters, for drawn boards.

use samovar_engine::Message;

use crate::action::Quarry;
use crate::components::{Additional, CardId, Components, Effect, End, EndVp, Part, Tables, Terrain, Token};
use crate::view::AutomaView;
pub use crate::words::{effect as wish, reward};

/// A part of a reward in a few letters.
pub fn short(part: Part) -> Message {
    Message::new(match part.token {
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
    .with("count", part.count)
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
            let message = Message::new("stroganov-effect-end-per-terrain").with("vp", vp);
            return message.with("terrain", self::terrain(terrain));
        }
    };
    Message::new(id).with("vp", vp)
}

/// The name of a landscape type.
pub fn terrain(terrain: Terrain) -> Message {
    Message::new(match terrain {
        Terrain::Forest => "stroganov-terrain-forest",
        Terrain::Steppe => "stroganov-terrain-steppe",
        Terrain::Swamp => "stroganov-terrain-swamp",
        Terrain::Mountain => "stroganov-terrain-mountain",
    })
}

/// A fur or a tiger.
pub fn quarry(quarry: Quarry) -> Message {
    crate::event::quarry(quarry)
}

/// The name of a season; 0 is Spring.
pub fn season(season: u8) -> Message {
    crate::event::season(season)
}

/// What the automatic opponent's cards tell: the one it plays, how far it rides next, how many are left.
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
            .with("card", id.to_string())
            .with("furs", card.furs)
            .with("end", end.with("furs", card.furs))
            .with("additional", additional)
    };
    let next = Message::new("stroganov-board-automa-next").with("steps", automa.next_steps);
    let left = Message::new("stroganov-board-automa-deck").with("cards", automa.deck);
    played.map(card).into_iter().chain([next, left]).collect()
}
