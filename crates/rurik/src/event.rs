//! What happens in a game, in small steps.

use samovar_engine::{Message, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::{Foe, Piece};
use crate::components::{
    AgendaId, CardId, Column, Conversion, DeedId, Gain, Good, Leader, Priority, Region, RegionSet, SchemeId,
    Structure, Track,
};
use crate::phrase;
use crate::solo::{REBELLION, Reason};
use crate::state::MAX_LOOK;

/// One small thing that happened.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    LeaderTaken {
        who: Seat,
        leader: Leader,
    },
    /// Only the player sees which one.
    AgendaKept {
        who: Seat,
        agenda: Option<AgendaId>,
    },
    /// A starting troop or the leader was placed.
    Deployed {
        who: Seat,
        piece: Piece,
        region: Region,
    },
    RoundBegan {
        round: u8,
    },
    /// An advisor was placed on a space, from the top.
    Placed {
        who: Seat,
        number: u8,
        column: Column,
        row: u8,
        bribe: u8,
    },
    ActionsBegan,
    TurnBegan {
        who: Seat,
    },
    TurnEnded {
        who: Seat,
    },
    /// An advisor was resolved and its action taken for these coins.
    Took {
        who: Seat,
        number: u8,
        column: Column,
        row: u8,
        coins: u8,
    },
    Forfeited {
        who: Seat,
        number: u8,
        column: Column,
        row: u8,
    },
    /// Leader and a troop came back to an empty board.
    Rescued {
        who: Seat,
        region: Region,
    },
    Mustered {
        who: Seat,
        piece: Piece,
        region: Region,
    },
    Moved {
        who: Seat,
        piece: Piece,
        from: Region,
        to: Region,
    },
    /// Troops went along with Agatha.
    Escorted {
        who: Seat,
        from: Region,
        to: Region,
        troops: u8,
    },
    /// Predslava moved a troop of another player.
    Sent {
        who: Seat,
        whose: Seat,
        piece: Piece,
        from: Region,
        to: Region,
    },
    Attacked {
        who: Seat,
        region: Region,
        foe: Foe,
    },
    RebelDefeated {
        who: Seat,
        region: Region,
    },
    /// A troop went back to its owner's supply, by an attack or as a casualty.
    TroopLost {
        who: Seat,
        piece: Piece,
        region: Region,
    },
    WarfareAdvanced {
        who: Seat,
        place: u8,
    },
    /// Boris took a coin.
    CoinStolen {
        who: Seat,
        from: Seat,
    },
    /// A scheme was turned over in a casualty check.
    Revealed {
        card: SchemeId,
        casualty: bool,
    },
    /// A troop took a place that became free: of a rebel with Sviatopolk, or by a church.
    Joined {
        who: Seat,
        region: Region,
    },
    Taxed {
        who: Seat,
        region: Region,
        good: Good,
        points: u8,
    },
    GoodGained {
        who: Seat,
        good: Good,
    },
    GoodsPaid {
        who: Seat,
        good: Good,
        count: u8,
    },
    CoinsGained {
        who: Seat,
        coins: u8,
    },
    CoinsPaid {
        who: Seat,
        coins: u8,
    },
    Built {
        who: Seat,
        region: Region,
        structure: Structure,
        points: u8,
    },
    /// A new church removed somebody.
    Expelled {
        who: Seat,
        region: Region,
        foe: Foe,
    },
    Razed {
        who: Seat,
        region: Region,
        structure: Structure,
    },
    /// A troop was given up for a deed.
    GaveUp {
        who: Seat,
        piece: Piece,
        region: Region,
    },
    /// Schemes were drawn from a deck, counted from 1.
    Drew {
        who: Seat,
        deck: u8,
        cards: u8,
    },
    /// The cards that were drawn; only the player sees them.
    Looked {
        who: Seat,
        cards: [Option<SchemeId>; MAX_LOOK],
    },
    /// Only the player sees which one.
    Kept {
        who: Seat,
        card: Option<SchemeId>,
    },
    PutBack {
        who: Seat,
        deck: u8,
        cards: u8,
    },
    /// Two new scheme decks of these sizes.
    SchemesShuffled {
        first: u8,
        second: u8,
    },
    MarkerHanded {
        who: Seat,
        to: Seat,
    },
    Played {
        who: Seat,
        card: SchemeId,
    },
    /// A scheme was given up for a deed.
    Discarded {
        who: Seat,
        card: SchemeId,
    },
    DeedChosen {
        who: Seat,
        deed: DeedId,
    },
    DeedRevealed {
        deed: DeedId,
    },
    /// The rest of the deed row was discarded.
    RowCleared,
    /// Discarded deeds made a new deck.
    DeedsShuffled {
        cards: u8,
    },
    Accomplished {
        who: Seat,
        deed: DeedId,
    },
    Converted {
        who: Seat,
        conversion: Conversion,
    },
    ClaimsBegan {
        first: Seat,
    },
    /// Goods stay on the dock while the boat is counted.
    HeldBack {
        who: Seat,
        goods: u8,
    },
    /// A claim marker went up to a space, from 1.
    Advanced {
        who: Seat,
        track: Track,
        space: u8,
    },
    /// Coins for markers not yet placed and for full columns of the boat.
    Income {
        who: Seat,
        markers: u8,
        boat: u8,
    },
    /// Goods were put into these regions.
    Replenished {
        regions: RegionSet,
    },
    AgendaShown {
        who: Seat,
        agenda: AgendaId,
        met: bool,
    },
    /// The bottom card of the Rebellion's deck went to the top.
    CardTurned {
        who: Seat,
        card: CardId,
    },
    /// A coin went from a column of the Rebellion's mat to its dock; the bonus beneath goes with an action from now on.
    Unlocked {
        who: Seat,
        column: Priority,
        on: Column,
        gain: Gain,
    },
    /// The Rebellion was given a priority.
    Prioritized {
        who: Seat,
        priority: Priority,
    },
    /// Why the Rebellion does what it does next.
    Reasoned {
        why: Reason,
    },
    GameOver,
}

impl Event {
    /// Whose doing it is, or whom it befell; none for what concerns everybody.
    pub fn who(&self) -> Option<Seat> {
        use Event::*;
        match *self {
            LeaderTaken { who, .. }
            | AgendaKept { who, .. }
            | Deployed { who, .. }
            | Placed { who, .. }
            | TurnBegan { who }
            | TurnEnded { who }
            | Took { who, .. }
            | Forfeited { who, .. }
            | Rescued { who, .. }
            | Mustered { who, .. }
            | Moved { who, .. }
            | Escorted { who, .. }
            | Sent { who, .. }
            | Attacked { who, .. }
            | RebelDefeated { who, .. }
            | TroopLost { who, .. }
            | WarfareAdvanced { who, .. }
            | CoinStolen { who, .. }
            | Joined { who, .. }
            | Taxed { who, .. }
            | GoodGained { who, .. }
            | GoodsPaid { who, .. }
            | CoinsGained { who, .. }
            | CoinsPaid { who, .. }
            | Built { who, .. }
            | Expelled { who, .. }
            | Razed { who, .. }
            | GaveUp { who, .. }
            | Drew { who, .. }
            | Looked { who, .. }
            | Kept { who, .. }
            | PutBack { who, .. }
            | MarkerHanded { who, .. }
            | Played { who, .. }
            | Discarded { who, .. }
            | DeedChosen { who, .. }
            | Accomplished { who, .. }
            | Converted { who, .. }
            | HeldBack { who, .. }
            | Advanced { who, .. }
            | Income { who, .. }
            | AgendaShown { who, .. }
            | CardTurned { who, .. }
            | Unlocked { who, .. }
            | Prioritized { who, .. } => Some(who),
            Reasoned { .. } => Some(REBELLION),
            RoundBegan { .. }
            | ActionsBegan
            | Revealed { .. }
            | SchemesShuffled { .. }
            | DeedRevealed { .. }
            | RowCleared
            | DeedsShuffled { .. }
            | ClaimsBegan { .. }
            | Replenished { .. }
            | GameOver => None,
        }
    }
}

impl samovar_engine::Event for Event {
    fn message(&self) -> Message {
        use Event::*;
        let of = |id: &'static str, who: Seat| Message::new(id).with("who", who);
        match *self {
            LeaderTaken { who, leader } => {
                of("rurik-event-leader", who).with("leader", phrase::leader(leader))
            }
            AgendaKept { who, agenda: Some(agenda) } => {
                of("rurik-event-agenda", who).with("agenda", phrase::agenda(agenda))
            }
            AgendaKept { who, agenda: None } => of("rurik-event-agenda-hidden", who),
            Deployed { who, piece, region } => of(
                match piece {
                    Piece::Troop => "rurik-event-deployed",
                    Piece::Leader => "rurik-event-deployed-leader",
                },
                who,
            )
            .with("region", phrase::region(region)),
            RoundBegan { round } => Message::new("rurik-event-round").with("round", round),
            Placed { who, number, column, row, bribe } => of("rurik-event-placed", who)
                .with("number", number)
                .with("column", phrase::column(column))
                .with("row", row)
                .with("coins", bribe),
            ActionsBegan => Message::new("rurik-event-actions"),
            TurnBegan { who } => of("rurik-event-turn", who),
            TurnEnded { who } => of("rurik-event-turn-ended", who),
            Took { who, number, column, row, coins } => of("rurik-event-took", who)
                .with("number", number)
                .with("column", phrase::column(column))
                .with("row", row)
                .with("coins", coins),
            Forfeited { who, number, column, row } => of("rurik-event-forfeited", who)
                .with("number", number)
                .with("column", phrase::column(column))
                .with("row", row),
            Rescued { who, region } => of("rurik-event-rescued", who).with("region", phrase::region(region)),
            Mustered { who, piece, region } => of(
                match piece {
                    Piece::Troop => "rurik-event-mustered",
                    Piece::Leader => "rurik-event-mustered-leader",
                },
                who,
            )
            .with("region", phrase::region(region)),
            Moved { who, piece, from, to } => of(
                match piece {
                    Piece::Troop => "rurik-event-moved",
                    Piece::Leader => "rurik-event-moved-leader",
                },
                who,
            )
            .with("from", phrase::region(from))
            .with("to", phrase::region(to)),
            Escorted { who, from, to, troops } => of("rurik-event-escorted", who)
                .with("troops", troops)
                .with("from", phrase::region(from))
                .with("to", phrase::region(to)),
            Sent { who, whose, piece, from, to } => of(
                match piece {
                    Piece::Troop => "rurik-event-sent",
                    Piece::Leader => "rurik-event-sent-leader",
                },
                who,
            )
            .with("whose", whose)
            .with("from", phrase::region(from))
            .with("to", phrase::region(to)),
            Attacked { who, region, foe } => of("rurik-event-attacked", who)
                .with("region", phrase::region(region))
                .with("foe", phrase::foe(foe)),
            RebelDefeated { who, region } => {
                of("rurik-event-rebel", who).with("region", phrase::region(region))
            }
            TroopLost { who, piece, region } => of(
                match piece {
                    Piece::Troop => "rurik-event-lost",
                    Piece::Leader => "rurik-event-lost-leader",
                },
                who,
            )
            .with("region", phrase::region(region)),
            WarfareAdvanced { who, place } => of("rurik-event-warfare", who).with("place", place),
            CoinStolen { who, from } => of("rurik-event-stolen", who).with("whose", from),
            Revealed { card, casualty } => Message::new(match casualty {
                true => "rurik-event-revealed-casualty",
                false => "rurik-event-revealed",
            })
            .with("card", phrase::card(card)),
            Joined { who, region } => of("rurik-event-joined", who).with("region", phrase::region(region)),
            Taxed { who, region, good, points } => of("rurik-event-taxed", who)
                .with("region", phrase::region(region))
                .with("good", phrase::good(good))
                .with("points", points),
            GoodGained { who, good } => of("rurik-event-good", who).with("good", phrase::good(good)),
            GoodsPaid { who, good, count } => {
                of("rurik-event-paid-goods", who).with("good", phrase::good(good)).with("count", count)
            }
            CoinsGained { who, coins } => of("rurik-event-coins", who).with("coins", coins),
            CoinsPaid { who, coins } => of("rurik-event-paid-coins", who).with("coins", coins),
            Built { who, region, structure, points } => of("rurik-event-built", who)
                .with("region", phrase::region(region))
                .with("structure", phrase::structure(structure))
                .with("points", points),
            Expelled { who, region, foe } => of("rurik-event-expelled", who)
                .with("region", phrase::region(region))
                .with("foe", phrase::foe(foe)),
            Razed { who, region, structure } => of("rurik-event-razed", who)
                .with("region", phrase::region(region))
                .with("structure", phrase::structure(structure)),
            GaveUp { who, piece, region } => of(
                match piece {
                    Piece::Troop => "rurik-event-gave-up",
                    Piece::Leader => "rurik-event-gave-up-leader",
                },
                who,
            )
            .with("region", phrase::region(region)),
            Drew { who, deck, cards } => of("rurik-event-drew", who).with("deck", deck).with("cards", cards),
            Looked { who, cards } => {
                let names: Vec<String> = cards.iter().flatten().map(ToString::to_string).collect();
                of("rurik-event-looked", who).with("cards", names.join(", "))
            }
            Kept { who, card: Some(card) } => of("rurik-event-kept", who).with("card", phrase::card(card)),
            Kept { who, card: None } => of("rurik-event-kept-hidden", who),
            PutBack { who, deck, cards } => {
                of("rurik-event-put-back", who).with("deck", deck).with("cards", cards)
            }
            SchemesShuffled { first, second } => {
                Message::new("rurik-event-schemes-shuffled").with("first", first).with("second", second)
            }
            MarkerHanded { who, to } => of("rurik-event-marker", who).with("to", to),
            Played { who, card } => of("rurik-event-played", who).with("card", phrase::card(card)),
            Discarded { who, card } => of("rurik-event-discarded", who).with("card", phrase::card(card)),
            DeedChosen { who, deed } => of("rurik-event-deed-chosen", who).with("deed", phrase::deed(deed)),
            DeedRevealed { deed } => {
                Message::new("rurik-event-deed-revealed").with("deed", phrase::deed(deed))
            }
            RowCleared => Message::new("rurik-event-row-cleared"),
            DeedsShuffled { cards } => Message::new("rurik-event-deeds-shuffled").with("cards", cards),
            Accomplished { who, deed } => {
                of("rurik-event-accomplished", who).with("deed", phrase::deed(deed))
            }
            Converted { who, conversion } => of(
                match conversion {
                    Conversion::Build => "rurik-event-converted-build",
                    Conversion::Muster => "rurik-event-converted-muster",
                },
                who,
            ),
            ClaimsBegan { first } => Message::new("rurik-event-claims").with("first", first),
            HeldBack { who, goods } => of("rurik-event-held-back", who).with("goods", goods),
            Advanced { who, track, space } => {
                of("rurik-event-advanced", who).with("track", phrase::track(track)).with("space", space)
            }
            Income { who, markers, boat } => of("rurik-event-income", who)
                .with("coins", markers + boat)
                .with("markers", markers)
                .with("boat", boat),
            Replenished { regions } => Message::new("rurik-event-replenished").with("count", regions.len()),
            AgendaShown { who, agenda, met } => of(
                match met {
                    true => "rurik-event-agenda-met",
                    false => "rurik-event-agenda-missed",
                },
                who,
            )
            .with("agenda", phrase::agenda(agenda)),
            CardTurned { who, card } => of("rurik-event-card", who).with("card", card.to_string()),
            Unlocked { who, column, on, gain } => of("rurik-event-unlocked", who)
                .with("priority", phrase::priority(column))
                .with("column", phrase::column(on))
                .with("what", phrase::gain(gain)),
            Prioritized { who, priority } => {
                of("rurik-event-priority", who).with("priority", phrase::priority(priority))
            }
            Reasoned { why } => why.message(),
            GameOver => Message::new("rurik-event-over"),
        }
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
