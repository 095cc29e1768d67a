//! What a viewer may know.

use serde::Serialize;

use crate::{Game, Seat, Viewer};

use super::{Card, Cards, Toy};

/// Everything one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The number of completed rounds.
    pub round: u8,
    /// Whose decision it is; `None` when the game is over.
    pub decides: Option<Seat>,
    /// The current question.
    pub asked: &'static str,
    /// The deck from the top to the bottom.
    pub deck: Vec<DeckCard>,
    /// Cards out of the game.
    pub gone: Cards,
    /// What everybody can see of each player.
    pub players: Vec<PlayerView>,
    /// What only the viewer sees; `None` for a spectator.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<Own>,
}

/// A card in the deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DeckCard {
    /// Who has looked at it there. This is public, because everybody saw them do it.
    pub seen_by: Vec<Seat>,
    /// The card, for those who have looked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
}

/// What everybody can see of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Cards in hand.
    pub cards: u8,
    /// The hand, in the open variant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open_hand: Option<Cards>,
    /// Cards served.
    pub served: Cards,
    /// Points won by offers.
    pub prizes: u8,
    /// Whether the secret offer has been made.
    pub offered: bool,
}

/// What only one player sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Own {
    /// The player.
    pub seat: Seat,
    /// The player's hand.
    pub hand: Cards,
    /// The player's offer.
    pub offer: Option<Card>,
}

impl View {
    pub(super) fn new(toy: &Toy, viewer: Viewer) -> View {
        let deck = toy.deck.all().iter().rev().map(|slot| DeckCard {
            seen_by: slot.seen.iter().collect(),
            card: slot.seen_by(viewer).then_some(slot.card),
        });
        let players = toy.everybody().map(|seat| {
            let player = toy.player(seat);
            PlayerView {
                cards: player.hand.len(),
                open_hand: toy.options.open.then_some(player.hand),
                served: player.served,
                prizes: player.prizes,
                offered: player.offer.is_some(),
            }
        });
        let own = |seat: Seat| {
            let player = toy.player(seat);
            Own { seat, hand: player.hand, offer: player.offer }
        };
        View {
            round: toy.round,
            decides: toy.turn().seat(),
            asked: toy.asked(),
            deck: deck.collect(),
            gone: toy.gone,
            players: players.collect(),
            own: viewer.seat().map(own),
        }
    }
}
