//! Everything a player can decide, and how it is written.

use std::fmt;

use samovar_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::components::{
    AgendaId, Column, Conversion, DeedId, Good, Leader, MAX_ROWS, Region, SchemeId, Structure,
};

/// One small decision. Its text form is the notation: `place 4 attack`, `move kiev volyn`, `build kiev church`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `lead maria`: take a leader in setup.
    Lead(Leader),
    /// `agenda capable`: keep an agenda in setup, in secret.
    Agenda(AgendaId),
    /// `deploy kiev`: put a starting troop or the leader into a region.
    Deploy(Region),
    /// `place 4 attack`: place an advisor by its number in a column.
    Place(u8, Column),
    /// `bribe 2`: the coins put with the advisor.
    Bribe(u8),
    /// `take attack 1`: resolve the advisor on a space, from the top, and take the action.
    Take(Column, u8),
    /// `forfeit attack 1`: resolve the advisor on a space and forfeit the action for a coin.
    Forfeit(Column, u8),
    /// `rescue kiev`: put the leader and a troop on the board when none is there.
    Rescue(Region),
    /// `muster kiev`, `muster leader kiev`.
    Muster(Piece, Region),
    /// `move kiev volyn`, `move leader kiev volyn`: by a movement point or anywhere.
    Move(Piece, Region, Region),
    /// `escort 2`: how many troops go along with Agatha.
    Escort(u8),
    /// `attack kiev rebel`, `attack kiev 2`: attack a rebel, a neutral troop or the player at a seat.
    Attack(Region, Foe),
    /// `deck 1`: draw or reveal from this scheme deck.
    Deck(u8),
    /// `tax kiev`: collect the good of a region.
    Tax(Region),
    /// `extra good`, `extra coin`: what a market gives.
    Extra(Extra),
    /// `build kiev church`.
    Build(Region, Structure),
    /// `expel rebel`, `expel 2`: whom a new church removes.
    Expel(Foe),
    /// `keep S05`: add one of the cards drawn to the hand.
    Keep(SchemeId),
    /// `top S05`: put this card back last, so that it lies on top.
    Top(SchemeId),
    /// `marker 2`: hand the first player marker to the player at a seat.
    Marker(Seat),
    /// `play S05`: play a scheme.
    Play(SchemeId),
    /// `accomplish hoard`: accomplish a deed.
    Accomplish(DeedId),
    /// `convert build`: use a conversion token.
    Convert(Conversion),
    /// `pay fish`: give a good.
    Pay(Good),
    /// `remove kiev`, `remove leader kiev`: give up a troop.
    Remove(Piece, Region),
    /// `raze kiev church`: give up a structure.
    Raze(Region, Structure),
    /// `discard S05`: give up a scheme from the hand.
    Discard(SchemeId),
    /// `hold 2`: keep goods on the dock while those on the boat are counted; `hold 0` loads everything.
    Hold(u8),
    /// `choose hoard`: take a deed from the row.
    Choose(DeedId),
    /// `send 2 kiev`, `send 2 leader kiev`: Predslava moves a troop of the player at a seat.
    Send(Seat, Piece, Region),
    /// `skip`: leave out what is asked.
    Skip,
    /// `done`: leave the remaining points of an action unspent.
    Done,
    /// `end`: end the turn.
    End,
}

/// An ordinary troop or the leader.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Piece {
    Troop,
    Leader,
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

/// What a market gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Extra {
    Good,
    Coin,
}

/// Most coins a bribe can have: more than anybody can ever own.
pub(crate) const MAX_BRIBE: u8 = 200;

/// Most goods a boat can have: five columns of at most 15 spaces.
pub(crate) const MAX_HELD: u8 = 75;

/// The highest number of an advisor.
pub(crate) const MAX_ADVISOR: u8 = 9;

impl Piece {
    const ALL: [Piece; 2] = [Piece::Troop, Piece::Leader];
}

impl Foe {
    fn all() -> impl Iterator<Item = Foe> {
        [Foe::Rebel, Foe::Neutral].into_iter().chain(Seat::first(4).map(Foe::Player))
    }
}

impl Action {
    /// Every action there is, in a fixed order.
    pub fn all() -> impl Iterator<Item = Action> {
        use Action::*;
        let spaces = Column::ALL.into_iter().flat_map(|column| {
            (1..=MAX_ROWS as u8).flat_map(move |row| [Take(column, row), Forfeit(column, row)])
        });
        let places = (1..=MAX_ADVISOR)
            .flat_map(|number| Column::ALL.into_iter().map(move |column| Place(number, column)));
        let regions = Region::ALL.into_iter().flat_map(|r| [Deploy(r), Rescue(r), Tax(r)]);
        let pieces = Piece::ALL.into_iter().flat_map(|piece| {
            let there = Region::ALL.into_iter().flat_map(move |r| [Muster(piece, r), Remove(piece, r)]);
            let sent = Seat::first(4)
                .flat_map(move |seat| Region::ALL.into_iter().map(move |r| Send(seat, piece, r)));
            there.chain(sent)
        });
        let built = Region::ALL.into_iter().flat_map(|r| {
            Structure::ALL.into_iter().flat_map(move |structure| [Build(r, structure), Raze(r, structure)])
        });
        let attacks = Region::ALL.into_iter().flat_map(|r| Foe::all().map(move |foe| Attack(r, foe)));
        let schemes = SchemeId::all().flat_map(|card| [Keep(card), Top(card), Play(card), Discard(card)]);
        [Skip, Done, End, self::Action::Extra(self::Extra::Good), self::Action::Extra(self::Extra::Coin)]
            .into_iter()
            .chain(Leader::ALL.into_iter().map(Lead))
            .chain(AgendaId::ALL.into_iter().map(Agenda))
            .chain(places)
            .chain((0..=MAX_BRIBE).map(Bribe))
            .chain(spaces)
            .chain(regions)
            .chain(pieces)
            .chain(moves())
            .chain((0..=2).map(Escort))
            .chain(attacks)
            .chain([Deck(1), Deck(2)])
            .chain(built)
            .chain(Foe::all().map(Expel))
            .chain(schemes)
            .chain(Seat::first(4).map(Marker))
            .chain(DeedId::ALL.into_iter().flat_map(|deed| [Accomplish(deed), Choose(deed)]))
            .chain(Conversion::ALL.into_iter().map(Convert))
            .chain(Good::ALL.into_iter().map(Pay))
            .chain((0..=MAX_HELD).map(Hold))
    }
}

fn moves() -> impl Iterator<Item = Action> {
    Piece::ALL.into_iter().flat_map(|piece| {
        Region::ALL.into_iter().flat_map(move |from| {
            Region::ALL.into_iter().filter(move |to| *to != from).map(move |to| Action::Move(piece, from, to))
        })
    })
}

/// The leader's part of a notation.
struct Whose(Piece);

impl fmt::Display for Whose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Piece::Troop => Ok(()),
            Piece::Leader => f.write_str("leader "),
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

impl samovar_engine::Action for Action {
    const ENDS: &'static [Action] = &[Action::End];
    const DECLINES: &'static [Action] = &[Action::Skip, Action::Done];
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Lead(leader) => write!(f, "lead {leader}"),
            Action::Agenda(agenda) => write!(f, "agenda {agenda}"),
            Action::Deploy(region) => write!(f, "deploy {region}"),
            Action::Place(number, column) => write!(f, "place {number} {column}"),
            Action::Bribe(coins) => write!(f, "bribe {coins}"),
            Action::Take(column, row) => write!(f, "take {column} {row}"),
            Action::Forfeit(column, row) => write!(f, "forfeit {column} {row}"),
            Action::Rescue(region) => write!(f, "rescue {region}"),
            Action::Muster(piece, region) => write!(f, "muster {}{region}", Whose(piece)),
            Action::Move(piece, from, to) => write!(f, "move {}{from} {to}", Whose(piece)),
            Action::Escort(troops) => write!(f, "escort {troops}"),
            Action::Attack(region, foe) => write!(f, "attack {region} {foe}"),
            Action::Deck(deck) => write!(f, "deck {deck}"),
            Action::Tax(region) => write!(f, "tax {region}"),
            Action::Extra(Extra::Good) => f.write_str("extra good"),
            Action::Extra(Extra::Coin) => f.write_str("extra coin"),
            Action::Build(region, structure) => write!(f, "build {region} {structure}"),
            Action::Expel(foe) => write!(f, "expel {foe}"),
            Action::Keep(card) => write!(f, "keep {card}"),
            Action::Top(card) => write!(f, "top {card}"),
            Action::Marker(seat) => write!(f, "marker {seat}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Accomplish(deed) => write!(f, "accomplish {deed}"),
            Action::Convert(conversion) => write!(f, "convert {conversion}"),
            Action::Pay(good) => write!(f, "pay {good}"),
            Action::Remove(piece, region) => write!(f, "remove {}{region}", Whose(piece)),
            Action::Raze(region, structure) => write!(f, "raze {region} {structure}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Hold(goods) => write!(f, "hold {goods}"),
            Action::Choose(deed) => write!(f, "choose {deed}"),
            Action::Send(seat, piece, region) => write!(f, "send {seat} {}{region}", Whose(piece)),
            Action::Skip => f.write_str("skip"),
            Action::Done => f.write_str("done"),
            Action::End => f.write_str("end"),
        }
    }
}

samovar_engine::notation!(Action, "Rurik", "place 4 attack, bribe 2, take attack 1, move kiev volyn, end");

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
