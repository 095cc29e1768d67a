//! How a page speaks of a game: sentences in a language, players by their names and colours.

use std::cell::RefCell;
use std::hash::{Hash, Hasher};
use std::rc::Rc;

use maud::{Markup, PreEscaped, html};
use samovar_engine::{Action, Arg, Colour, Message, Seat};
use samovar_words::{Language, Names, labelled, listed_with_commas, say, text};

use crate::art::Shape;
use crate::board::{Component, Spot, Target};
use crate::push::Tray;

/// Writes messages in a language and knows the players' names and colours: all that a drawing may use beside its input.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pen {
    pub language: Language,
    pub names: Names,
    /// The game's name, for words of its own.
    pub game: String,
    /// The colours of the seats; automatic opponents have none.
    pub colours: Vec<Colour>,
    /// Where components are put instead of into the drawing, so that those that have not changed need not be drawn.
    pub tray: Option<Rc<RefCell<Tray>>>,
}

/// What a drawing depends on beside its input.
impl Hash for Pen {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Pen { language, names, game, colours, tray: _ } = self;
        (language, names, game, colours).hash(state);
    }
}

/// How a player is marked: colour, shape, letter.
pub(crate) struct Livery {
    pub class: String,
    pub shape: Shape,
    pub letter: String,
}

impl Pen {
    /// A message as a sentence.
    pub fn say(&self, message: &Message) -> String {
        say(self.language, message, &self.names)
    }

    /// A sentence without arguments; the id itself where there is none.
    pub fn text(&self, id: &str) -> String {
        text(self.language, id).unwrap_or_else(|| id.to_owned())
    }

    /// The first of these ids that has a sentence.
    pub fn first(&self, ids: &[&str]) -> Option<String> {
        ids.iter().find_map(|id| text(self.language, id))
    }

    /// A sentence that counts something.
    pub fn count(&self, id: &'static str, count: impl Into<Arg>) -> String {
        self.say(&Message::new(id).with("count", count))
    }

    /// Several things after each other.
    pub fn listed(&self, things: impl IntoIterator<Item = String>) -> String {
        listed_with_commas(self.language, things)
    }

    /// A thing with what is said of it.
    pub fn labelled(&self, label: impl Into<String>, text: impl ToString) -> String {
        labelled(self.language, label, text.to_string())
    }

    /// A sentence about a piece, with a note if numbers on the piece are reconstructed.
    pub fn noted(&self, words: String, guessed: bool) -> String {
        if guessed { format!("{words} {}", self.text("web-reconstructed")) } else { words }
    }

    // Players.

    /// The name of a seat.
    pub fn seat(&self, seat: Seat) -> String {
        self.names.of(self.language, seat)
    }

    fn colour(&self, seat: Seat) -> Option<Colour> {
        self.colours.get(seat.index()).copied()
    }

    fn colour_word(&self, colour: Colour) -> String {
        self.text(&format!("{}-colour-{}", self.game, colour.name()))
    }

    /// How a player's pieces are marked.
    pub fn livery(&self, seat: Seat) -> Livery {
        let colour = self.colour(seat);
        let shape = match colour {
            Some(Colour::Blue) => Shape::Circle,
            Some(Colour::Red) => Shape::Diamond,
            Some(Colour::Green | Colour::White) => Shape::Triangle,
            Some(Colour::Yellow) => Shape::Square,
            Some(Colour::Black) | None => Shape::Star,
        };
        let name = colour.map_or_else(|| self.seat(seat), |colour| self.colour_word(colour));
        let letter = name.chars().next().map_or_else(String::new, |first| first.to_uppercase().to_string());
        Livery { class: format!("seat {}", self.seat_class(seat)), shape, letter }
    }

    /// The class that colours what belongs to a seat.
    pub fn seat_class(&self, seat: Seat) -> String {
        format!("seat-{}", self.colour(seat).map_or("automa", Colour::name))
    }

    /// A player with the colour, as labels call them.
    pub fn whose(&self, seat: Seat) -> String {
        match self.colour(seat) {
            Some(colour) => format!("{} ({})", self.seat(seat), self.colour_word(colour)),
            None => self.seat(seat),
        }
    }

    // Parts of boards.

    /// Draws a component, or marks its place where the pen has a tray.
    pub fn draw(&self, component: &impl Component) -> Markup {
        match &self.tray {
            Some(tray) => PreEscaped(Tray::put(tray, component, self)),
            None => component.draw(self),
        }
    }

    /// A place in a drawing: lit where its action is allowed, explained everywhere.
    pub fn place<A: Action>(&self, spot: &Spot<'_, A>, inner: Markup) -> Markup {
        let notation = spot.target.map(Target::notation);
        let (action, why) = if spot.is_lit() { (notation, None) } else { (None, notation) };
        let is_button = action.is_some() || spot.pick.is_some();
        let first = spot.target.and_then(|target| target.first.as_deref());
        html! {
            g id=[spot.id.as_deref()] class=(spot.classes()) style=[spot.style.as_deref()]
                role=(if is_button { "button" } else { "img" }) tabindex=[is_button.then_some("0")]
                aria-label=(self.label(spot)) data-action=[action] data-first=[first] data-pick=[spot.pick.as_deref()]
                data-now=[self.now(spot)] data-why=[why] data-rule=(spot.rules) {
                (inner)
            }
        }
    }

    /// As [`Pen::place`], outside of drawings.
    pub fn chip<A: Action>(&self, spot: &Spot<'_, A>, inner: Markup) -> Markup {
        let notation = spot.target.map(Target::notation);
        html! {
            @match notation {
                Some(action) if spot.is_lit() => {
                    button type="submit" form="act" name="action" value=(action) id=[spot.id.as_deref()]
                        class=(spot.classes()) style=[spot.style.as_deref()] aria-label=(self.label(spot))
                        data-action=(action) data-now=[self.now(spot)] data-rule=(spot.rules) {
                        span.in aria-hidden="true" { (inner) }
                    }
                }
                why => {
                    span id=[spot.id.as_deref()] class=(spot.classes()) style=[spot.style.as_deref()] role="img"
                        aria-label=(self.label(spot)) data-why=[why] data-rule=(spot.rules) { (inner) }
                }
            }
        }
    }

    /// What a click does, in words.
    fn now<A>(&self, spot: &Spot<'_, A>) -> Option<String> {
        spot.target?.words.as_ref().map(|words| self.say(words))
    }

    fn label<A>(&self, spot: &Spot<'_, A>) -> String {
        match spot.target.and_then(|target| target.words.as_ref()) {
            Some(words) => {
                let message = Message::new("web-choice-at").with("choice", words.clone());
                self.say(&message.with("place", spot.label.as_str()))
            }
            None => spot.label.clone(),
        }
    }
}
