//! What happens in a game, in small steps.

use samovar_engine::{Arg, Message, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::{Quarry, StandIn};
use crate::components::{CardId, Fur, Region, SongId, TileId, Token, VillageId, WishId, YurtId};
use crate::furs::FurSet;

/// One small thing that happened. Nothing in Stroganov happens in secret.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A player chose an S wish with its fur.
    Drafted {
        who: Seat,
        wish: WishId,
        fur: Fur,
    },
    /// A season began; season 0 is Spring.
    SeasonBegan {
        year: u8,
        season: u8,
    },
    TurnBegan {
        who: Seat,
    },
    TurnEnded {
        who: Seat,
    },
    /// A Cossack went from one slot to another.
    Moved {
        who: Seat,
        from: u8,
        to: u8,
        horses: u8,
    },
    Hunted {
        who: Seat,
        slot: u8,
        quarry: Quarry,
        horses: u8,
        coin: bool,
    },
    /// A fur went into the bag or a tiger into the pool; a coin may have set its value.
    Paid {
        who: Seat,
        what: Quarry,
        coin: bool,
    },
    PaidHorses {
        who: Seat,
        horses: u8,
    },
    /// Story points went for a trophy step.
    PaidStory {
        who: Seat,
        story: u8,
    },
    /// The automatic opponent paid a coin as a fur.
    PaidCoin {
        who: Seat,
    },
    Showed {
        who: Seat,
        with: StandIn,
    },
    /// Goods, points or story points came in.
    Gained {
        who: Seat,
        token: Token,
        count: u8,
    },
    /// Furs were drawn from the bag to keep one.
    Drew {
        who: Seat,
        furs: FurSet,
    },
    /// A fur came into a supply.
    Acquired {
        who: Seat,
        fur: Fur,
    },
    /// A fur went into the bag because the automatic opponent takes a coin for it.
    Returned {
        who: Seat,
        fur: Fur,
    },
    MarketRefilled {
        furs: FurSet,
    },
    Visited {
        who: Seat,
        region: Region,
        village: VillageId,
    },
    UsedYurt {
        who: Seat,
        region: Region,
        yurt: YurtId,
    },
    TookWish {
        who: Seat,
        region: Region,
        wish: WishId,
    },
    Built {
        who: Seat,
        region: Region,
        horses: u8,
    },
    Claimed {
        who: Seat,
        slot: u8,
        tile: TileId,
    },
    Fulfilled {
        who: Seat,
        wish: WishId,
    },
    TrophyMoved {
        who: Seat,
        space: u8,
    },
    Sang {
        who: Seat,
        song: SongId,
        cost: u8,
    },
    /// Base income in Winter.
    Income {
        who: Seat,
        horses: u8,
    },
    CossacksHome,
    TilesSlid,
    NewTile {
        slot: u8,
        tile: TileId,
        furs: FurSet,
        tiger: bool,
    },
    NewMarket {
        furs: FurSet,
    },
    /// All A material left the game.
    LetterRemoved,
    NewSong {
        song: SongId,
    },
    NewYurt {
        region: Region,
        yurt: YurtId,
    },
    NewWish {
        region: Region,
        wish: WishId,
    },
    /// The automatic opponent turned a card over.
    Flipped {
        who: Seat,
        card: CardId,
    },
    /// Points in place of an action the automatic opponent does not take.
    ScoredForAction {
        who: Seat,
        vp: u8,
    },
    /// The automatic opponent could do nothing for its additional action.
    AdditionalFailed {
        who: Seat,
    },
    GameOver,
}

impl samovar_engine::Event for Event {
    fn message(&self) -> Message {
        use Event::*;
        let say = Message::new;
        match *self {
            Drafted { who, wish, fur } => say("stroganov-event-drafted")
                .with("who", who)
                .with("wish", name(wish))
                .with("value", fur.value()),
            SeasonBegan { year, season } => {
                say("stroganov-event-season").with("year", year).with("season", self::season(season))
            }
            TurnBegan { who } => say("stroganov-event-turn").with("who", who),
            TurnEnded { who } => say("stroganov-event-turn-ended").with("who", who),
            Moved { who, from, to, horses } => say("stroganov-event-moved")
                .with("who", who)
                .with("from", from)
                .with("to", to)
                .with("horses", horses),
            Hunted { who, slot, quarry, horses, coin } => say("stroganov-event-hunted")
                .with("who", who)
                .with("slot", slot)
                .with("quarry", self::quarry(quarry))
                .with("horses", horses)
                .with("coins", u8::from(coin)),
            Paid { who, what, coin } => say("stroganov-event-paid")
                .with("who", who)
                .with("quarry", self::quarry(what))
                .with("coins", u8::from(coin)),
            PaidHorses { who, horses } => {
                say("stroganov-event-paid-horses").with("who", who).with("horses", horses)
            }
            PaidStory { who, story } => {
                say("stroganov-event-paid-story").with("who", who).with("story", story)
            }
            PaidCoin { who } => say("stroganov-event-paid-coin").with("who", who),
            Showed { who, with } => say(match with {
                StandIn::Coin => "stroganov-event-showed-coin",
                StandIn::Tiger => "stroganov-event-showed-tiger",
            })
            .with("who", who),
            Gained { who, token, count } => {
                say("stroganov-event-gained").with("who", who).with("what", goods(token, count))
            }
            Drew { who, furs } => say("stroganov-event-drew").with("who", who).with("furs", list(furs)),
            Acquired { who, fur } => {
                say("stroganov-event-acquired").with("who", who).with("value", fur.value())
            }
            Returned { who, fur } => {
                say("stroganov-event-returned").with("who", who).with("value", fur.value())
            }
            MarketRefilled { furs } => say("stroganov-event-refilled").with("furs", list(furs)),
            Visited { who, region, village } => say("stroganov-event-visited")
                .with("who", who)
                .with("region", region.number())
                .with("village", name(village)),
            UsedYurt { who, region, yurt } => say("stroganov-event-yurt")
                .with("who", who)
                .with("region", region.number())
                .with("yurt", name(yurt)),
            TookWish { who, region, wish } => say("stroganov-event-wish")
                .with("who", who)
                .with("region", region.number())
                .with("wish", name(wish)),
            Built { who, region, horses } => say("stroganov-event-built")
                .with("who", who)
                .with("region", region.number())
                .with("horses", horses),
            Claimed { who, slot, tile } => {
                say("stroganov-event-claimed").with("who", who).with("slot", slot).with("tile", name(tile))
            }
            Fulfilled { who, wish } => {
                say("stroganov-event-fulfilled").with("who", who).with("wish", name(wish))
            }
            TrophyMoved { who, space } => say("stroganov-event-trophy").with("who", who).with("space", space),
            Sang { who, song, cost } => {
                say("stroganov-event-sang").with("who", who).with("song", name(song)).with("cost", cost)
            }
            Income { who, horses } => say("stroganov-event-income").with("who", who).with("horses", horses),
            CossacksHome => say("stroganov-event-home"),
            TilesSlid => say("stroganov-event-slid"),
            NewTile { slot, tile, furs, tiger } => say("stroganov-event-new-tile")
                .with("slot", slot)
                .with("tile", name(tile))
                .with("furs", list(furs))
                .with("tigers", u8::from(tiger)),
            NewMarket { furs } => say("stroganov-event-new-market").with("furs", list(furs)),
            LetterRemoved => say("stroganov-event-letter-removed"),
            NewSong { song } => say("stroganov-event-new-song").with("song", name(song)),
            NewYurt { region, yurt } => {
                say("stroganov-event-new-yurt").with("region", region.number()).with("yurt", name(yurt))
            }
            NewWish { region, wish } => {
                say("stroganov-event-new-wish").with("region", region.number()).with("wish", name(wish))
            }
            Flipped { who, card } => say("stroganov-event-flipped").with("who", who).with("card", name(card)),
            ScoredForAction { who, vp } => {
                say("stroganov-event-scored-for-action").with("who", who).with("vp", vp)
            }
            AdditionalFailed { who } => say("stroganov-event-additional-failed").with("who", who),
            GameOver => say("stroganov-event-over"),
        }
    }

    fn begins_turn(&self) -> bool {
        matches!(self, Event::TurnBegan { .. } | Event::SeasonBegan { .. })
    }

    fn seen_by(&self, _: Viewer) -> Option<Event> {
        Some(*self)
    }
}

/// A printed id as an argument.
pub(crate) fn name(id: impl ToString) -> Arg {
    Arg::Text(id.to_string())
}

/// The name of a season; 0 is Spring.
pub(crate) fn season(season: u8) -> Message {
    Message::new(match season {
        0 => "stroganov-spring",
        1 => "stroganov-summer",
        2 => "stroganov-autumn",
        _ => "stroganov-winter",
    })
}

/// A fur or a tiger in words.
pub(crate) fn quarry(quarry: Quarry) -> Message {
    match quarry {
        Quarry::Fur(fur) => Message::new("stroganov-fur").with("value", fur.value()),
        Quarry::Tiger => Message::new("stroganov-tiger"),
    }
}

/// The kind of several furs, as it goes with the word for furs.
pub(crate) fn kind(fur: Fur) -> Message {
    Message::new("stroganov-fur-kind").with("value", fur.value())
}

/// An amount of something in words.
pub(crate) fn goods(token: Token, count: u8) -> Message {
    Message::new(match token {
        Token::Vp => "stroganov-goods-vp",
        Token::Horse => "stroganov-goods-horse",
        Token::Coin => "stroganov-goods-coin",
        Token::Story => "stroganov-goods-story",
        Token::Bag => "stroganov-goods-bag",
        Token::Market => "stroganov-goods-market",
        Token::Outpost => "stroganov-goods-outpost",
        Token::Banner => "stroganov-goods-banner",
        Token::Tiger => "stroganov-goods-tiger",
        Token::Trophy => "stroganov-goods-trophy",
        Token::TrophyReward => "stroganov-goods-trophy-reward",
        Token::Basic => "stroganov-goods-basic",
        Token::Hunt => "stroganov-goods-hunt",
        Token::Move => "stroganov-goods-move",
        Token::Advanced => "stroganov-goods-advanced",
        Token::AdvancedAnywhere => "stroganov-goods-advanced-anywhere",
        Token::VillageAnywhere => "stroganov-goods-village-anywhere",
        Token::VillageNoTrophy => "stroganov-goods-village-no-trophy",
        Token::YurtNoTrophy => "stroganov-goods-yurt-no-trophy",
        Token::BuildOutpostAnywhere => "stroganov-goods-build-anywhere",
        Token::FulfilWishRedOnly => "stroganov-goods-fulfil-red-only",
        Token::TwoRewards => "stroganov-goods-two-rewards",
    })
    .with("count", count)
}

/// Fur values, separated by commas; a dash for none.
pub(crate) fn list(furs: FurSet) -> Arg {
    if furs.is_empty() {
        return Arg::Text("–".to_owned());
    }
    Arg::Text(furs.iter().map(|fur| fur.to_string()).collect::<Vec<_>>().join(", "))
}
