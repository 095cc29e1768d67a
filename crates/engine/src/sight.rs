//! What a viewer may know, handed on with the game's own types: whoever draws a board or a log gets these, not JSON.

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

use serde_json::Value;

use crate::game::view_json;
use crate::{ActionList, Event, Game, Message, Turn, Viewer};

/// What one viewer may know of a game: all that a board is drawn from.
#[derive(Clone, PartialEq, Debug)]
pub struct Seen<G: Game> {
    /// Who looks.
    pub viewer: Viewer,
    /// The options the game was set up with.
    pub options: G::Options,
    /// What the viewer may know.
    pub view: G::View,
    /// What the viewer may do now, in the game's order, with words; empty if it is not the viewer's decision.
    pub choices: Vec<(G::Action, Message)>,
}

impl<G: Game> Seen<G> {
    /// What a viewer may know of this state, with the choices of the seat that decides if the viewer may see them.
    pub fn new(state: &G, viewer: Viewer, deciding: bool) -> Seen<G> {
        let mut legal = ActionList::new();
        if deciding && state.turn() != Turn::Over {
            state.legal_actions(&mut legal);
        }
        let choices = legal.iter().map(|action| (*action, state.describe(*action))).collect();
        Seen { viewer, options: state.options(), view: state.view(viewer), choices }
    }

    /// The words for an action, if the viewer may take it now.
    pub fn choice(&self, action: G::Action) -> Option<&Message> {
        self.choices.iter().find(|(offered, _)| *offered == action).map(|(_, words)| words)
    }
}

/// [`Seen`] of any game. [`seen`](#method.seen) gives the types back.
pub trait Sight: Any + Debug + Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The view as JSON, for programs.
    fn view_json(&self) -> Value;
}

impl<G: Game> Sight for Seen<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn view_json(&self) -> Value {
        view_json::<G>(&self.view)
    }
}

impl dyn Sight {
    /// What is seen, if it is a game of `G`.
    pub fn seen<G: Game>(&self) -> Option<&Seen<G>> {
        (self as &dyn Any).downcast_ref()
    }
}

/// An [`Event`] of any game. [`of`](#method.of) gives the type back.
pub trait AnyEvent: Any + Debug + Send + Sync {
    /// The event as JSON, for programs and for the log of a table.
    fn json(&self) -> Value;
}

impl<E: Event> AnyEvent for E {
    fn json(&self) -> Value {
        serde_json::to_value(self).expect("events are plain data")
    }
}

impl dyn AnyEvent {
    /// The event itself, if it is one of game `G`.
    pub fn of<G: Game>(&self) -> Option<&G::Event> {
        (self as &dyn Any).downcast_ref()
    }
}

/// An event as one viewer is told it.
#[derive(Clone, Debug)]
pub struct Told {
    /// The event. One that was stored by other rules is kept as JSON, in a type of its own.
    pub event: Arc<dyn AnyEvent>,
    /// The sentence that tells it.
    pub words: Message,
    /// Whether a turn begins with it, or a phase in which players don't take turns.
    pub begins_turn: bool,
}

impl Told {
    fn new<E: Event>(event: &E) -> Told {
        Told { event: Arc::new(event.clone()), words: event.message(), begins_turn: event.begins_turn() }
    }
}

impl PartialEq for Told {
    fn eq(&self, other: &Told) -> bool {
        self.words == other.words
            && self.begins_turn == other.begins_turn
            && self.event.json() == other.event.json()
    }
}

/// Something that happened, as everybody may see it. Viewers who may see the same share it.
#[derive(Clone, PartialEq, Debug)]
pub struct Happening {
    /// All of it.
    pub full: Arc<Told>,
    seen: Vec<Option<Arc<Told>>>,
}

impl Happening {
    pub(crate) fn new<E: Event>(event: &E, seats: usize) -> Happening {
        let full = Arc::new(Told::new(event));
        let mut told = vec![(event.clone(), full.clone())];
        let seen = Viewer::all(seats).map(|viewer| {
            let event = event.seen_by(viewer)?;
            if let Some((_, known)) = told.iter().find(|(known, _)| *known == event) {
                return Some(known.clone());
            }
            let new = Arc::new(Told::new(&event));
            told.push((event, new.clone()));
            Some(new)
        });
        Happening { seen: seen.collect(), full }
    }

    /// A happening from storage: all of it, then what each seat and finally a spectator may see.
    pub fn told(full: Arc<Told>, seen: Vec<Option<Arc<Told>>>) -> Happening {
        Happening { full, seen }
    }

    /// What each seat and finally a spectator may see of it.
    pub fn seen(&self) -> &[Option<Arc<Told>>] {
        &self.seen
    }

    /// What a viewer may see of it.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&Arc<Told>> {
        let place = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.seen.len().checked_sub(1)?,
        };
        self.seen.get(place)?.as_ref()
    }
}
