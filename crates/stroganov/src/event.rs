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
        let by = |id, who: Seat| Message::new(id).with("who", who);
        match *self {
            Drafted { who, wish, fur } => {
                by("stroganov-event-drafted", who).with("wish", name(wish)).with("value", fur.value())
            }
            SeasonBegan { year, season } => {
                say("stroganov-event-season").with("year", year).with("season", self::season(season))
            }
            TurnBegan { who } => by("stroganov-event-turn", who),
            TurnEnded { who } => by("stroganov-event-turn-ended", who),
            Moved { who, from, to, horses } => {
                by("stroganov-event-moved", who).with("from", from).with("to", to).with("horses", horses)
            }
            Hunted { who, slot, quarry, horses, coin } => by("stroganov-event-hunted", who)
                .with("slot", slot)
                .with("quarry", self::quarry(quarry))
                .with("horses", horses)
                .with("coins", u8::from(coin)),
            Paid { who, what, coin } => by("stroganov-event-paid", who)
                .with("quarry", self::quarry(what))
                .with("coins", u8::from(coin)),
            PaidHorses { who, horses } => by("stroganov-event-paid-horses", who).with("horses", horses),
            PaidStory { who, story } => by("stroganov-event-paid-story", who).with("story", story),
            PaidCoin { who } => by("stroganov-event-paid-coin", who),
            Showed { who, with: StandIn::Coin } => by("stroganov-event-showed-coin", who),
            Showed { who, with: StandIn::Tiger } => by("stroganov-event-showed-tiger", who),
            Gained { who, token, count } => {
                by("stroganov-event-gained", who).with("what", goods(token, count))
            }
            Drew { who, furs } => by("stroganov-event-drew", who).with("furs", list(furs)),
            Acquired { who, fur } => by("stroganov-event-acquired", who).with("value", fur.value()),
            Returned { who, fur } => by("stroganov-event-returned", who).with("value", fur.value()),
            MarketRefilled { furs } => say("stroganov-event-refilled").with("furs", list(furs)),
            Visited { who, region, village } => by("stroganov-event-visited", who)
                .with("region", region.number())
                .with("village", name(village)),
            UsedYurt { who, region, yurt } => {
                by("stroganov-event-yurt", who).with("region", region.number()).with("yurt", name(yurt))
            }
            TookWish { who, region, wish } => {
                by("stroganov-event-wish", who).with("region", region.number()).with("wish", name(wish))
            }
            Built { who, region, horses } => {
                by("stroganov-event-built", who).with("region", region.number()).with("horses", horses)
            }
            Claimed { who, slot, tile } => {
                by("stroganov-event-claimed", who).with("slot", slot).with("tile", name(tile))
            }
            Fulfilled { who, wish } => by("stroganov-event-fulfilled", who).with("wish", name(wish)),
            TrophyMoved { who, space } => by("stroganov-event-trophy", who).with("space", space),
            Sang { who, song, cost } => {
                by("stroganov-event-sang", who).with("song", name(song)).with("cost", cost)
            }
            Income { who, horses } => by("stroganov-event-income", who).with("horses", horses),
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
            Flipped { who, card } => by("stroganov-event-flipped", who).with("card", name(card)),
            ScoredForAction { who, vp } => by("stroganov-event-scored-for-action", who).with("vp", vp),
            AdditionalFailed { who } => by("stroganov-event-additional-failed", who),
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
pub fn season(season: u8) -> Message {
    Message::new(match season {
        0 => "stroganov-spring",
        1 => "stroganov-summer",
        2 => "stroganov-autumn",
        _ => "stroganov-winter",
    })
}

/// A fur or a tiger in words.
pub fn quarry(quarry: Quarry) -> Message {
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
    counted("goods", token, count)
}

/// An amount of something, as this family of messages puts it.
pub(crate) fn counted(family: &str, token: Token, count: u8) -> Message {
    let name = match token {
        Token::BuildOutpostAnywhere => "build-anywhere".to_owned(),
        Token::FulfilWishRedOnly => "fulfil-red-only".to_owned(),
        _ => token.word().replace('_', "-"),
    };
    Message::owned(format!("stroganov-{family}-{name}")).with("count", count)
}

/// Fur values, separated by commas; a dash for none.
pub(crate) fn list(furs: FurSet) -> Arg {
    if furs.is_empty() {
        return Arg::Text("–".to_owned());
    }
    Arg::Text(furs.iter().map(|fur| fur.to_string()).collect::<Vec<_>>().join(", "))
}
