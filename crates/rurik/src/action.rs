//! Everything a player can decide, and how it is written.

use std::fmt;

use samovar_engine::{Every, Seat, actions, named};
use serde::{Deserialize, Serialize};

use crate::components::{
    AgendaId, Column, Conversion, DeedId, Good, Leader, MAX_ROWS, Region, SchemeId, Structure,
};

/// Most coins a bribe can have: more than anybody can ever own.
pub(crate) const MAX_BRIBE: u8 = 200;

/// Most goods a boat can have: five columns of at most 15 spaces.
pub(crate) const MAX_HELD: u8 = 75;

/// The highest number of an advisor.
pub(crate) const MAX_ADVISOR: u8 = 9;

actions! {
    /// One small decision. Its text form is the notation: `place 4 attack`, `move kiev volyn`, `build kiev church`.
    pub enum Action of "Rurik", as in "place 4 attack, bribe 2, take attack 1, move kiev volyn, end";
    choices {
        /// `lead maria`: take a leader in setup.
        Lead(leader: Leader) => "lead {leader}";
        /// `agenda capable`: keep an agenda in setup, in secret.
        Agenda(agenda: AgendaId) => "agenda {agenda}";
        /// `deploy kiev`: put a starting troop or the leader into a region.
        Deploy(region: Region) => "deploy {region}";
        /// `place 4 attack`: place an advisor by its number in a column.
        Place(number: u8 = 1..=MAX_ADVISOR, column: Column) => "place {number} {column}";
        /// `bribe 2`: the coins put with the advisor.
        Bribe(coins: u8 = 0..=MAX_BRIBE) => "bribe {coins}";
        /// `take attack 1`: resolve the advisor on a space, from the top, and take the action.
        Take(column: Column, row: u8 = 1..=MAX_ROWS as u8) => "take {column} {row}";
        /// `forfeit attack 1`: resolve the advisor on a space and forfeit the action for a coin.
        Forfeit(column: Column, row: u8 = 1..=MAX_ROWS as u8) => "forfeit {column} {row}";
        /// `rescue kiev`: put the leader and a troop on the board when none is there.
        Rescue(region: Region) => "rescue {region}";
        /// `muster kiev`, `muster leader kiev`.
        Muster(piece: Piece, region: Region) => "muster {piece}{region}", piece = piece.mark();
        /// `move kiev volyn`, `move leader kiev volyn`: by a movement point or anywhere.
        Move(piece: Piece, from: Region, to: Region) if (from != to) => "move {piece}{from} {to}", piece = piece.mark();
        /// `escort 2`: how many troops go along with Agatha.
        Escort(troops: u8 = 0..=2) => "escort {troops}";
        /// `attack kiev rebel`, `attack kiev 2`: attack a rebel, a neutral troop or the player at a seat.
        Attack(region: Region, foe: Foe) => "attack {region} {foe}";
        /// `deck 1`: draw or reveal from this scheme deck.
        Deck(deck: u8 = 1..=2) => "deck {deck}";
        /// `tax kiev`: collect the good of a region.
        Tax(region: Region) => "tax {region}";
        /// `extra good`, `extra coin`: what a market gives.
        Extra(extra: Extra) => "extra {extra}";
        /// `build kiev church`.
        Build(region: Region, structure: Structure) => "build {region} {structure}";
        /// `expel rebel`, `expel 2`: whom a new church removes.
        Expel(foe: Foe) => "expel {foe}";
        /// `keep S05`: add one of the cards drawn to the hand.
        Keep(card: SchemeId) => "keep {card}";
        /// `top S05`: put this card back last, so that it lies on top.
        Top(card: SchemeId) => "top {card}";
        /// `marker 2`: hand the first player marker to the player at a seat.
        Marker(seat: Seat) => "marker {seat}";
        /// `play S05`: play a scheme.
        Play(card: SchemeId) => "play {card}";
        /// `accomplish hoard`: accomplish a deed.
        Accomplish(deed: DeedId) => "accomplish {deed}";
        /// `convert build`: use a conversion token.
        Convert(conversion: Conversion) => "convert {conversion}";
        /// `pay fish`: give a good.
        Pay(good: Good) => "pay {good}";
        /// `remove kiev`, `remove leader kiev`: give up a troop.
        Remove(piece: Piece, region: Region) => "remove {piece}{region}", piece = piece.mark();
        /// `raze kiev church`: give up a structure.
        Raze(region: Region, structure: Structure) => "raze {region} {structure}";
        /// `discard S05`: give up a scheme from the hand.
        Discard(card: SchemeId) => "discard {card}";
        /// `hold 2`: keep goods on the dock while those on the boat are counted; `hold 0` loads everything.
        Hold(goods: u8 = 0..=MAX_HELD) => "hold {goods}";
        /// `choose hoard`: take a deed from the row.
        Choose(deed: DeedId) => "choose {deed}";
        /// `send 2 kiev`, `send 2 leader kiev`: Predslava moves a troop of the player at a seat.
        Send(seat: Seat, piece: Piece, region: Region) => "send {seat} {piece}{region}", piece = piece.mark();
    }
    declines {
        /// `skip`: leave out what is asked.
        Skip => "skip";
        /// `done`: leave the remaining points of an action unspent.
        Done => "done";
    }
    ends {
        /// `end`: end the turn.
        End => "end";
    }
}

named! {
    /// An ordinary troop or the leader.
    Piece { Troop = "troop", Leader = "leader" }
    /// What a market gives.
    Extra { Good = "good", Coin = "coin" }
}

/// Whom an attack or a church is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Foe {
    Rebel,
    /// A neutral troop of the solo game.
    Neutral,
    Player(Seat),
}

impl Piece {
    /// What goes for a troop, or what for the leader.
    pub(crate) fn pick<T>(self, troop: T, leader: T) -> T {
        if self == Piece::Troop { troop } else { leader }
    }

    /// The leader's part of a notation.
    fn mark(self) -> &'static str {
        self.pick("", "leader ")
    }
}

impl Every for Foe {
    const COUNT: usize = 2 + Seat::COUNT;
    fn index(self) -> usize {
        match self {
            Foe::Rebel => 0,
            Foe::Neutral => 1,
            Foe::Player(seat) => 2 + seat.index(),
        }
    }
    fn at(index: usize) -> Foe {
        match index {
            0 => Foe::Rebel,
            1 => Foe::Neutral,
            _ => Foe::Player(Seat::at(index - 2)),
        }
    }
}

impl fmt::Display for Foe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Foe::Rebel => f.write_str("rebel"),
            Foe::Neutral => f.write_str("neutral"),
            Foe::Player(seat) => seat.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 4, "{} bytes", size_of::<Action>());
    }

    #[test]
    fn other_texts_are_no_actions() {
        for text in [
            "",
            "place 10 attack",
            "place 0 tax",
            "place 04 tax",
            "bribe -1",
            "bribe 201",
            "hold 76",
            "take attack 5",
            "move kiev kiev",
            "muster troop kiev",
            "attack kiev 4",
            "deck 3",
            "escort 3",
            "deploy moscow",
            "END",
            "end ",
            "send 4 kiev",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
