//! What happens in a game, in small steps.

use samovar_engine::{Message, Seat, Viewer, told};
use serde::{Deserialize, Serialize};

use crate::action::{Foe, Piece};
use crate::components::{
    AgendaId, CardId, Column, Conversion, DeedId, Gain, Good, Leader, Priority, Region, RegionSet, SchemeId,
    Structure, Track,
};
use crate::phrase;
use crate::solo::Reason;
use crate::state::MAX_LOOK;

told! {
    /// One small thing that happened.
    #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(tag = "event", rename_all = "snake_case")]
    pub enum Event {
        LeaderTaken { who: Seat, leader: Leader } => "rurik-event-leader";
        /// Only the player sees which one.
        AgendaKept { who: Seat, agenda: Option<AgendaId> as [agenda] } => match agenda {
            Some(_) => "rurik-event-agenda",
            None => "rurik-event-agenda-hidden",
        };
        /// A starting troop or the leader was placed.
        Deployed { who: Seat, piece: Piece as _, region: Region }
            => piece.pick("rurik-event-deployed", "rurik-event-deployed-leader");
        RoundBegan { round: u8 } => "rurik-event-round";
        /// An advisor was placed on a space, from the top.
        Placed { who: Seat, number: u8, column: Column, row: u8, bribe: u8 as coins } => "rurik-event-placed";
        ActionsBegan => "rurik-event-actions";
        TurnBegan { who: Seat } => "rurik-event-turn";
        TurnEnded { who: Seat } => "rurik-event-turn-ended";
        /// An advisor was resolved and its action taken for these coins.
        Took { who: Seat, number: u8, column: Column, row: u8, coins: u8 } => "rurik-event-took";
        Forfeited { who: Seat, number: u8, column: Column, row: u8 } => "rurik-event-forfeited";
        /// Leader and a troop came back to an empty board.
        Rescued { who: Seat, region: Region } => "rurik-event-rescued";
        Mustered { who: Seat, piece: Piece as _, region: Region }
            => piece.pick("rurik-event-mustered", "rurik-event-mustered-leader");
        Moved { who: Seat, piece: Piece as _, from: Region, to: Region }
            => piece.pick("rurik-event-moved", "rurik-event-moved-leader");
        /// Troops went along with Agatha.
        Escorted { who: Seat, from: Region as _, to: Region as _, troops: u8 }
            => "rurik-event-escorted", from: from, to: to;
        /// Predslava moved a troop of another player.
        Sent { who: Seat, whose: Seat, piece: Piece as _, from: Region, to: Region }
            => piece.pick("rurik-event-sent", "rurik-event-sent-leader");
        Attacked { who: Seat, region: Region, foe: Foe } => "rurik-event-attacked";
        RebelDefeated { who: Seat, region: Region } => "rurik-event-rebel";
        /// A troop went back to its owner's supply, by an attack or as a casualty.
        TroopLost { who: Seat, piece: Piece as _, region: Region }
            => piece.pick("rurik-event-lost", "rurik-event-lost-leader");
        WarfareAdvanced { who: Seat, place: u8 } => "rurik-event-warfare";
        /// Boris took a coin.
        CoinStolen { who: Seat, from: Seat as whose } => "rurik-event-stolen";
        /// A scheme was turned over in a casualty check.
        Revealed { card: SchemeId, casualty: bool as _ } => match casualty {
            true => "rurik-event-revealed-casualty",
            false => "rurik-event-revealed",
        };
        /// A troop took a place that became free: of a rebel with Sviatopolk, or by a church.
        Joined { who: Seat, region: Region } => "rurik-event-joined";
        Taxed { who: Seat, region: Region, good: Good, points: u8 } => "rurik-event-taxed";
        GoodGained { who: Seat, good: Good } => "rurik-event-good";
        GoodsPaid { who: Seat, good: Good, count: u8 } => "rurik-event-paid-goods";
        CoinsGained { who: Seat, coins: u8 } => "rurik-event-coins";
        CoinsPaid { who: Seat, coins: u8 } => "rurik-event-paid-coins";
        Built { who: Seat, region: Region, structure: Structure, points: u8 } => "rurik-event-built";
        /// A new church removed somebody.
        Expelled { who: Seat, region: Region, foe: Foe } => "rurik-event-expelled";
        Razed { who: Seat, region: Region, structure: Structure } => "rurik-event-razed";
        /// A troop was given up for a deed.
        GaveUp { who: Seat, piece: Piece as _, region: Region }
            => piece.pick("rurik-event-gave-up", "rurik-event-gave-up-leader");
        /// Schemes were drawn from a deck, counted from 1.
        Drew { who: Seat, deck: u8, cards: u8 } => "rurik-event-drew";
        /// The cards that were drawn; only the player sees them.
        Looked { who: Seat, cards: [Option<SchemeId>; MAX_LOOK] as _ }
            => "rurik-event-looked", cards: phrase::cards(cards.into_iter().flatten());
        /// Only the player sees which one.
        Kept { who: Seat, card: Option<SchemeId> as [card] } => match card {
            Some(_) => "rurik-event-kept",
            None => "rurik-event-kept-hidden",
        };
        PutBack { who: Seat, deck: u8, cards: u8 } => "rurik-event-put-back";
        /// Two new scheme decks of these sizes.
        SchemesShuffled { first: u8, second: u8 } => "rurik-event-schemes-shuffled";
        MarkerHanded { who: Seat, to: Seat } => "rurik-event-marker";
        Played { who: Seat, card: SchemeId } => "rurik-event-played";
        /// A scheme was given up for a deed.
        Discarded { who: Seat, card: SchemeId } => "rurik-event-discarded";
        DeedChosen { who: Seat, deed: DeedId } => "rurik-event-deed-chosen";
        DeedRevealed { deed: DeedId } => "rurik-event-deed-revealed";
        /// The rest of the deed row was discarded.
        RowCleared => "rurik-event-row-cleared";
        /// Discarded deeds made a new deck.
        DeedsShuffled { cards: u8 } => "rurik-event-deeds-shuffled";
        Accomplished { who: Seat, deed: DeedId } => "rurik-event-accomplished";
        Converted { who: Seat, conversion: Conversion as _ } => match conversion {
            Conversion::Build => "rurik-event-converted-build",
            Conversion::Muster => "rurik-event-converted-muster",
        };
        ClaimsBegan { first: Seat } => "rurik-event-claims";
        /// Goods stay on the dock while the boat is counted.
        HeldBack { who: Seat, goods: u8 } => "rurik-event-held-back";
        /// A claim marker went up to a space, from 1.
        Advanced { who: Seat, track: Track, space: u8 } => "rurik-event-advanced";
        /// Coins for markers not yet placed and for full columns of the boat.
        Income { who: Seat, markers: u8 as _, boat: u8 as _ }
            => "rurik-event-income", coins: markers + boat, markers: markers, boat: boat;
        /// Goods were put into these regions.
        Replenished { regions: RegionSet as _ } => "rurik-event-replenished", count: regions.len();
        AgendaShown { who: Seat, agenda: AgendaId, met: bool as _ } => match met {
            true => "rurik-event-agenda-met",
            false => "rurik-event-agenda-missed",
        };
        /// The bottom card of the Rebellion's deck went to the top.
        CardTurned { who: Seat, card: CardId } => "rurik-event-card";
        /// A coin went from a column of the Rebellion's mat to its dock; the bonus beneath goes with an action from now on.
        Unlocked { who: Seat, column: Priority as priority, on: Column as column, gain: Gain as _ }
            => "rurik-event-unlocked", what: phrase::gain(gain);
        /// The Rebellion was given a priority.
        Prioritized { who: Seat, priority: Priority } => "rurik-event-priority";
        /// Why the Rebellion does what it does next.
        Reasoned { why: Reason as _ } => why.told();
        GameOver => "rurik-event-over";
    }
}

impl Event {
    /// Whose doing it is, or whom it befell; none for what concerns everybody.
    pub fn who(&self) -> Option<Seat> {
        self.told().seat("who")
    }
}

impl samovar_engine::Event for Event {
    fn message(&self) -> Message {
        self.told()
    }

    fn begins_turn(&self) -> bool {
        matches!(
            self,
            Event::TurnBegan { .. }
                | Event::RoundBegan { .. }
                | Event::ActionsBegan
                | Event::ClaimsBegan { .. }
        )
    }

    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let own = |who: Seat| viewer == Viewer::Seat(who);
        match *self {
            Event::AgendaKept { who, .. } if !own(who) => Some(Event::AgendaKept { who, agenda: None }),
            Event::Kept { who, .. } if !own(who) => Some(Event::Kept { who, card: None }),
            Event::Looked { who, .. } if !own(who) => None,
            event => Some(event),
        }
    }
}
