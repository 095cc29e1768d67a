//! How a page speaks of a game: sentences in a language, players by their names and colours.

use maud::{Markup, html};
use samovar_engine::{Action, Arg, Colour, Message, Seat};
use samovar_words::{Language, Names, say, text};

use crate::art::Shape;
use crate::board::{Component, Spot};

/// Writes messages in a language and knows the players' names and colours: all that a drawing may use beside its input.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pen {
    pub language: Language,
    pub names: Names,
    /// The game's name, for words of its own.
    pub game: String,
    /// The colours of the seats; automatic opponents have none.
    pub colours: Vec<Colour>,
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

    /// Draws a component.
    pub fn draw(&self, component: &impl Component) -> Markup {
        let drawn = component.draw(self);
        #[cfg(test)]
        crate::board::tests::record(component, &drawn);
        drawn
    }

    /// A place in a drawing: lit where its action is allowed, explained everywhere.
    pub fn place<A: Action>(&self, spot: &Spot<'_, A>, inner: Markup) -> Markup {
        let label = self.label(spot);
        let notation = spot.target.map(|target| target.action.to_string());
        let (action, why) = if spot.is_lit() { (notation, None) } else { (None, notation) };
        html! {
            g id=[spot.id.as_deref()] class=(spot.classes()) style=[spot.style.as_deref()]
                role=(if action.is_some() { "button" } else { "img" })
                tabindex=[action.as_ref().map(|_| "0")] aria-label=[action.as_ref().map(|_| label.as_str())]
                data-action=[action.as_deref()] data-why=[why] data-rule=(spot.rules) {
                title { (label) }
                (inner)
            }
        }
    }

    /// As [`Pen::place`], outside of drawings.
    pub fn chip<A: Action>(&self, spot: &Spot<'_, A>, inner: Markup) -> Markup {
        let label = self.label(spot);
        let notation = spot.target.map(|target| target.action.to_string());
        html! {
            @match notation {
                Some(action) if spot.is_lit() => {
                    button type="submit" form="act" name="action" value=(action) id=[spot.id.as_deref()]
                        class=(spot.classes()) style=[spot.style.as_deref()] title=(label)
                        data-action=(action) data-rule=(spot.rules) {
                        span.vh { (label) }
                        span.in aria-hidden="true" { (inner) }
                    }
                }
                why => {
                    span id=[spot.id.as_deref()] class=(spot.classes()) style=[spot.style.as_deref()] role="img"
                        aria-label=(label) title=(label) data-why=[why] data-rule=(spot.rules) { (inner) }
                }
            }
        }
    }

    fn label<A>(&self, spot: &Spot<'_, A>) -> String {
        match spot.target.and_then(|target| target.words.as_ref()) {
            Some(words) => format!("{} – {}", self.say(words), spot.label),
            None => spot.label.clone(),
        }
    }
}
