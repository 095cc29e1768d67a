//! What a viewer may know, handed on with the game's own types: whoever draws a board or a log gets these, not JSON.

use std::any::Any;
use std::fmt::Debug;
use std::sync::Arc;

use serde_json::Value;

use crate::game::view_json;
use crate::{ActionList, Choice, Colour, Event, Game, MAX_SEATS, Message, Turn, Viewer};

/// What one viewer may know of a game: all that a board is drawn from.
#[derive(Clone, PartialEq, Debug)]
pub struct Seen<G: Game> {
    /// Who looks.
    pub viewer: Viewer,
    /// The options the game was set up with.
    pub options: G::Options,
    /// What the viewer may know.
    pub view: G::View,
    /// What the viewer may do now, in the game's order, with what goes with it; empty if it is not the viewer's decision.
    pub choices: Vec<(G::Action, Choice)>,
}

impl<G: Game> Seen<G> {
    /// What a viewer may know of this state, with the choices of the seat that decides if the viewer may see them.
    pub fn new(state: &G, viewer: Viewer, deciding: bool) -> Seen<G> {
        let mut legal = ActionList::new();
        if deciding && state.turn() != Turn::Over {
            state.legal_actions(&mut legal);
        }
        let choices = legal.iter().map(|action| (*action, Choice::of(state, *action))).collect();
        Seen { viewer, options: state.options(), view: state.view(viewer), choices }
    }

    /// An action with what goes with it, if the viewer may take it now.
    pub fn choice(&self, action: G::Action) -> Option<&Choice> {
        self.choices.iter().find(|(offered, _)| *offered == action).map(|(_, choice)| choice)
    }
}

/// [`Seen`] of any game. [`seen`](#method.seen) gives the types back.
pub trait Sight: Any + Debug + Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The view as JSON, for programs.
    fn view_json(&self) -> Value;
    /// What the viewer may do now, in notation and words; empty if it is not the viewer's decision.
    fn choices(&self) -> Vec<Choice>;
    /// The colours of the seats.
    fn colours(&self) -> [Colour; MAX_SEATS];
}

impl<G: Game> Sight for Seen<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn view_json(&self) -> Value {
        view_json::<G>(&self.view)
    }

    fn choices(&self) -> Vec<Choice> {
        self.choices.iter().map(|(_, choice)| choice.clone()).collect()
    }

    fn colours(&self) -> [Colour; MAX_SEATS] {
        G::colours(&self.options)
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
    /// As [`Event::message`].
    fn words(&self) -> Message;
    /// As [`Event::begins_turn`].
    fn begins(&self) -> bool;
}

impl<E: Event> AnyEvent for E {
    fn json(&self) -> Value {
        serde_json::to_value(self).expect("events are plain data")
    }

    fn words(&self) -> Message {
        self.message()
    }

    fn begins(&self) -> bool {
        self.begins_turn()
    }
}

impl dyn AnyEvent {
    /// The event itself, if it is one of game `G`.
    pub fn of<G: Game>(&self) -> Option<&G::Event> {
        (self as &dyn Any).downcast_ref()
    }
}

/// An event as one viewer is told it. Tables keep every one: the words are made when they are needed.
#[derive(Clone, Debug)]
pub struct Told {
    /// The event. One that was stored by other rules is kept as JSON, in a type of its own.
    pub event: Arc<dyn AnyEvent>,
    /// How other rules told it, if it was not as the event itself does.
    otherwise: Option<Arc<(Message, bool)>>,
}

impl Told {
    /// An event as it tells itself.
    pub fn new(event: Arc<dyn AnyEvent>) -> Told {
        Told { event, otherwise: None }
    }

    /// An event as it was told by the rules that stored it: the sentence, and whether a turn began with it.
    pub fn stored(event: Arc<dyn AnyEvent>, words: Message, begins_turn: bool) -> Told {
        let is_own = event.begins() == begins_turn && event.words() == words;
        Told { event, otherwise: (!is_own).then(|| Arc::new((words, begins_turn))) }
    }

    /// The sentence that tells it.
    pub fn words(&self) -> Message {
        self.otherwise.as_ref().map_or_else(|| self.event.words(), |told| told.0.clone())
    }

    /// Whether a turn begins with it, or a phase in which players don't take turns.
    pub fn begins_turn(&self) -> bool {
        self.otherwise.as_ref().map_or_else(|| self.event.begins(), |told| told.1)
    }
}

impl PartialEq for Told {
    fn eq(&self, other: &Told) -> bool {
        self.words() == other.words()
            && self.begins_turn() == other.begins_turn()
            && self.event.json() == other.event.json()
    }
}

/// Something that happened, as everybody may see it. Viewers who may see the same share it.
#[derive(Clone, PartialEq, Debug)]
pub struct Happening {
    /// All of it.
    pub full: Told,
    seen: Option<Box<[Option<Told>]>>,
}

impl Happening {
    pub(crate) fn new<E: Event>(event: &E, seats: usize) -> Happening {
        let full = Told::new(Arc::new(event.clone()));
        if Viewer::all(seats).all(|viewer| event.seen_by(viewer).as_ref() == Some(event)) {
            return Happening { full, seen: None };
        }
        let mut told = vec![(event.clone(), full.clone())];
        let seen = Viewer::all(seats).map(|viewer| {
            let event = event.seen_by(viewer)?;
            if let Some((_, known)) = told.iter().find(|(known, _)| *known == event) {
                return Some(known.clone());
            }
            let new = Told::new(Arc::new(event.clone()));
            told.push((event, new.clone()));
            Some(new)
        });
        Happening { seen: Some(seen.collect()), full }
    }

    /// A happening from storage: all of it, then what each seat and finally a spectator may see, if that is not all of it.
    pub fn told(full: Told, seen: Option<Vec<Option<Told>>>) -> Happening {
        Happening { full, seen: seen.map(Vec::into_boxed_slice) }
    }

    /// What each seat and finally a spectator may see of it; `None` if everybody may see all of it.
    pub fn seen(&self) -> Option<&[Option<Told>]> {
        self.seen.as_deref()
    }

    /// What a viewer may see of it.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&Told> {
        let Some(seen) = &self.seen else { return Some(&self.full) };
        let place = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => seen.len().checked_sub(1)?,
        };
        seen.get(place)?.as_ref()
    }
}
