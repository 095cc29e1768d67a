//! What happens in a game, in small steps.

use samovar_engine::{Arg, Message, Seat, Viewer, told};
use serde::{Deserialize, Serialize};

use crate::action::{Quarry, StandIn};
use crate::components::{CardId, Fur, Region, SongId, TileId, Token, VillageId, WishId, YurtId};
use crate::furs::FurSet;

told! {
    /// One small thing that happened. Nothing in Stroganov happens in secret.
    #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(tag = "event", rename_all = "snake_case")]
    pub enum Event {
        /// A player chose an S wish with its fur.
        Drafted { who: Seat, wish: WishId, fur: Fur as value } => "stroganov-event-drafted";
        /// A season began; season 0 is Spring.
        SeasonBegan { year: u8, season: u8 as _ } => "stroganov-event-season", season: self::season(season);
        TurnBegan { who: Seat } => "stroganov-event-turn";
        TurnEnded { who: Seat } => "stroganov-event-turn-ended";
        /// A Cossack went from one slot to another.
        Moved { who: Seat, from: u8, to: u8, horses: u8 } => "stroganov-event-moved";
        Hunted { who: Seat, slot: u8, quarry: Quarry, horses: u8, coin: bool as coins } => "stroganov-event-hunted";
        /// A fur went into the bag or a tiger into the pool; a coin may have set its value.
        Paid { who: Seat, what: Quarry as quarry, coin: bool as coins } => "stroganov-event-paid";
        PaidHorses { who: Seat, horses: u8 } => "stroganov-event-paid-horses";
        /// Story points went for a trophy step.
        PaidStory { who: Seat, story: u8 } => "stroganov-event-paid-story";
        /// The automatic opponent paid a coin as a fur.
        PaidCoin { who: Seat } => "stroganov-event-paid-coin";
        Showed { who: Seat, with: StandIn as _ } => match with {
            StandIn::Coin => "stroganov-event-showed-coin",
            StandIn::Tiger => "stroganov-event-showed-tiger",
        };
        /// Goods, points or story points came in.
        Gained { who: Seat, token: Token as _, count: u8 as _ } => "stroganov-event-gained", what: goods(token, count);
        /// Furs were drawn from the bag to keep one.
        Drew { who: Seat, furs: FurSet } => "stroganov-event-drew";
        /// A fur came into a supply.
        Acquired { who: Seat, fur: Fur as value } => "stroganov-event-acquired";
        /// A fur went into the bag because the automatic opponent takes a coin for it.
        Returned { who: Seat, fur: Fur as value } => "stroganov-event-returned";
        MarketRefilled { furs: FurSet } => "stroganov-event-refilled";
        Visited { who: Seat, region: Region, village: VillageId } => "stroganov-event-visited";
        UsedYurt { who: Seat, region: Region, yurt: YurtId } => "stroganov-event-yurt";
        TookWish { who: Seat, region: Region, wish: WishId } => "stroganov-event-wish";
        Built { who: Seat, region: Region, horses: u8 } => "stroganov-event-built";
        Claimed { who: Seat, slot: u8, tile: TileId } => "stroganov-event-claimed";
        Fulfilled { who: Seat, wish: WishId } => "stroganov-event-fulfilled";
        TrophyMoved { who: Seat, space: u8 } => "stroganov-event-trophy";
        Sang { who: Seat, song: SongId, cost: u8 } => "stroganov-event-sang";
        /// Base income in Winter.
        Income { who: Seat, horses: u8 } => "stroganov-event-income";
        CossacksHome => "stroganov-event-home";
        TilesSlid => "stroganov-event-slid";
        NewTile { slot: u8, tile: TileId, furs: FurSet, tiger: bool as tigers } => "stroganov-event-new-tile";
        NewMarket { furs: FurSet } => "stroganov-event-new-market";
        /// All A material left the game.
        LetterRemoved => "stroganov-event-letter-removed";
        NewSong { song: SongId } => "stroganov-event-new-song";
        NewYurt { region: Region, yurt: YurtId } => "stroganov-event-new-yurt";
        NewWish { region: Region, wish: WishId } => "stroganov-event-new-wish";
        /// The automatic opponent turned a card over.
        Flipped { who: Seat, card: CardId } => "stroganov-event-flipped";
        /// Points in place of an action the automatic opponent does not take.
        ScoredForAction { who: Seat, vp: u8 } => "stroganov-event-scored-for-action";
        /// The automatic opponent could do nothing for its additional action.
        AdditionalFailed { who: Seat } => "stroganov-event-additional-failed";
        GameOver => "stroganov-event-over";
    }
}

impl samovar_engine::Event for Event {
    fn message(&self) -> Message {
        self.told()
    }

    fn begins_turn(&self) -> bool {
        matches!(self, Event::TurnBegan { .. } | Event::SeasonBegan { .. })
    }

    fn seen_by(&self, _: Viewer) -> Option<Event> {
        Some(*self)
    }
}

samovar_engine::printed!(WishId, SongId, YurtId, TileId, VillageId, CardId);

impl From<Fur> for Arg {
    fn from(fur: Fur) -> Arg {
        fur.value().into()
    }
}

impl From<Region> for Arg {
    fn from(region: Region) -> Arg {
        region.number().into()
    }
}

impl From<Quarry> for Arg {
    fn from(quarry: Quarry) -> Arg {
        self::quarry(quarry).into()
    }
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
        Quarry::Fur(fur) => Message::new("stroganov-fur").with("value", fur),
        Quarry::Tiger => Message::new("stroganov-tiger"),
    }
}

/// The kind of several furs, as it goes with the word for furs.
pub(crate) fn kind(fur: Fur) -> Message {
    Message::new("stroganov-fur-kind").with("value", fur)
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
impl From<FurSet> for Arg {
    fn from(furs: FurSet) -> Arg {
        if furs.is_empty() {
            return Arg::Text("–".to_owned());
        }
        Arg::Text(furs.iter().map(|fur| fur.to_string()).collect::<Vec<_>>().join(", "))
    }
}
