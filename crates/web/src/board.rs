//! The boards of the games: a game's name leads to its drawing.

mod first_tsar;
mod known;
mod plain;
mod rurik;
mod stroganov;

use maud::{Markup, html};
use samovar_engine::{Choice, Message, Seat};

use crate::art::Shape;
use crate::model::TableView;
use crate::pen::Pen;

/// What a game adds to the pages.
struct Drawing {
    game: &'static str,
    draw: fn(&Scene<'_>) -> Option<Drawn>,
    picture: fn() -> Markup,
    statics: fn() -> Markup,
    verb: fn(&str) -> Verb,
    /// The symbol beside a line of the log.
    sign: fn(&Message) -> Option<&'static str>,
    /// Options that only speak of a solo game.
    solo_options: &'static [&'static str],
    /// Options that only speak of a game of several.
    common_options: &'static [&'static str],
    rules: &'static str,
}

const DRAWINGS: &[Drawing] = &[
    Drawing {
        game: "stroganov",
        draw: stroganov::draw,
        picture: stroganov::picture,
        statics: stroganov::statics,
        verb: stroganov::verb,
        sign: stroganov::sign,
        solo_options: &["opponent", "focus", "coin_for_lack", "coin_for_trade_fur"],
        common_options: &[],
        rules: include_str!("../../../rules/stroganov.md"),
    },
    Drawing {
        game: "rurik",
        draw: rurik::draw,
        picture: rurik::picture,
        statics: rurik::statics,
        verb: rurik::verb,
        sign: rurik::sign,
        solo_options: &["difficulty", "solo_leader_card"],
        common_options: &["first_player", "rebel_rewards"],
        rules: include_str!("../../../rules/rurik.md"),
    },
    Drawing {
        game: "first-tsar",
        draw: first_tsar::draw,
        picture: first_tsar::picture,
        statics: first_tsar::statics,
        verb: first_tsar::verb,
        sign: first_tsar::sign,
        solo_options: &[],
        common_options: &[],
        rules: include_str!("../../../rules/first-tsar.md"),
    },
];

/// A drawn board.
pub(crate) struct Drawn {
    /// What lies in the middle of the table.
    pub board: Markup,
    /// What the players have.
    pub players: Markup,
}

/// How a choice is shown among the others.
pub(crate) struct Verb {
    /// The symbol beside it.
    pub icon: &'static str,
    /// Whether it is something that can be done besides.
    pub extra: bool,
}

/// Everything a drawing needs.
pub(crate) struct Scene<'a> {
    pub pen: &'a Pen,
    pub table: &'a TableView,
}

/// How a player is marked: colour, shape, letter.
pub(crate) struct Livery {
    pub class: String,
    pub shape: Shape,
    pub letter: String,
}

impl Scene<'_> {
    // Words.

    pub fn say(&self, message: &Message) -> String {
        self.pen.say(message)
    }

    pub fn text(&self, id: &str) -> String {
        self.pen.text(id)
    }

    // Players.

    /// The colour of a seat; an automatic opponent has none.
    fn colour(&self, seat: Seat) -> Option<&str> {
        self.table.options.get("colours")?.get(seat.index())?.as_str()
    }

    fn colour_word(&self, colour: &str) -> String {
        self.text(&format!("{}-colour-{colour}", self.table.game))
    }

    /// How a player's pieces are marked.
    pub fn livery(&self, seat: Seat) -> Livery {
        let colour = self.colour(seat).unwrap_or("automa");
        let shape = match colour {
            "blue" => Shape::Circle,
            "red" => Shape::Diamond,
            "green" | "white" => Shape::Triangle,
            "yellow" => Shape::Square,
            _ => Shape::Star,
        };
        let name = self.colour(seat).map_or_else(|| self.pen.seat(seat), |colour| self.colour_word(colour));
        let letter = name.chars().next().map_or_else(String::new, |first| first.to_uppercase().to_string());
        Livery { class: format!("seat seat-{colour}"), shape, letter }
    }

    /// A player with the colour, as labels call them.
    pub fn whose(&self, seat: Seat) -> String {
        match self.colour(seat) {
            Some(colour) => format!("{} ({})", self.pen.seat(seat), self.colour_word(colour)),
            None => self.pen.seat(seat),
        }
    }

    /// The seats of a drawing, whoever looks first.
    pub fn seats_from(&self, viewer: Option<Seat>, count: usize) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::first(count).collect();
        seats.sort_by_key(|seat| (Some(*seat) != viewer, *seat));
        seats
    }

    // What is not known.

    /// A sentence about a piece, with a note if numbers on the piece are reconstructed.
    pub fn noted(&self, words: String, guessed: bool) -> String {
        if guessed { format!("{words} {}", self.text("web-reconstructed")) } else { words }
    }

    // What can be done.

    /// The choice behind an action, if the reader may take it now.
    pub fn choice(&self, action: &str) -> Option<&Choice> {
        self.table.choices.iter().find(|choice| choice.action == action)
    }

    /// A part of a drawing that means an action: lit where it is allowed, explained everywhere.
    pub fn place(&self, spot: &Spot<'_>, inner: Markup) -> Markup {
        let choice = spot.action.as_deref().and_then(|action| self.choice(action));
        let label = self.label(spot, choice);
        let action = choice.map(|choice| choice.action.as_str());
        let why = spot.action.as_deref().filter(|_| action.is_none() && self.table.is_my_move());
        html! {
            g id=[spot.id.as_deref()] class=(class(spot, action.is_some())) style=[spot.style.as_deref()]
                role=(if action.is_some() { "button" } else { "img" })
                tabindex=[action.map(|_| "0")] aria-label=[action.map(|_| label.as_str())]
                data-action=[action] data-why=[why] data-rule=(spot.rules) {
                title { (label) }
                (inner)
            }
        }
    }

    /// As [`Scene::place`], outside of drawings.
    pub fn chip(&self, spot: &Spot<'_>, inner: Markup) -> Markup {
        let choice = spot.action.as_deref().and_then(|action| self.choice(action));
        let label = self.label(spot, choice);
        let why = spot.action.as_deref().filter(|_| self.table.is_my_move());
        html! {
            @if let Some(choice) = choice {
                button type="submit" form="act" name="action" value=(choice.action) id=[spot.id.as_deref()]
                    class=(class(spot, true)) style=[spot.style.as_deref()] title=(label)
                    data-action=(choice.action) data-rule=(spot.rules) {
                    span.vh { (label) }
                    span.in aria-hidden="true" { (inner) }
                }
            } @else {
                span id=[spot.id.as_deref()] class=(class(spot, false)) style=[spot.style.as_deref()] role="img"
                    aria-label=(label) title=(label) data-why=[why] data-rule=(spot.rules) { (inner) }
            }
        }
    }

    fn label(&self, spot: &Spot<'_>, choice: Option<&Choice>) -> String {
        match choice {
            Some(choice) => format!("{} – {}", self.pen.say(&choice.words), spot.label),
            None => spot.label.clone(),
        }
    }
}

/// The mark of a piece with reconstructed numbers.
pub(crate) fn mark(guessed: bool) -> Markup {
    html! { @if guessed { span.guess aria-hidden="true" { "≈" } } }
}

/// The same mark inside a drawing.
pub(crate) fn mark_at(guessed: bool, x: f32, y: f32) -> Markup {
    html! { @if guessed { text.guess x=(x) y=(y) { "≈" } } }
}

fn class(spot: &Spot<'_>, lit: bool) -> String {
    format!("spot {}{}", spot.class, if lit { " lit" } else { "" })
}

/// A place on a board.
#[derive(Clone, Default)]
pub(crate) struct Spot<'a> {
    /// The action it stands for, in notation.
    pub action: Option<String>,
    /// What it is, in words.
    pub label: String,
    /// The ids of the rules that explain it, separated by spaces.
    pub rules: &'a str,
    /// More classes.
    pub class: &'a str,
    /// A fixed id, for what moves.
    pub id: Option<String>,
    /// Where it is, for what moves.
    pub style: Option<String>,
}

fn drawing(game: &str) -> Option<&'static Drawing> {
    DRAWINGS.iter().find(|drawing| drawing.game == game)
}

/// The board of a table, drawn by its game or, where the game has no drawing, as plain lines.
pub(crate) fn draw(scene: &Scene<'_>) -> Drawn {
    let own = drawing(&scene.table.game).and_then(|drawing| (drawing.draw)(scene));
    own.unwrap_or_else(|| plain::draw(scene))
}

/// A picture for a game.
pub(crate) fn picture(game: &str) -> Markup {
    drawing(game).map_or_else(|| html! {}, |drawing| (drawing.picture)())
}

/// The symbols of a game's board that never change, to be sent once with a page.
pub(crate) fn statics(game: &str) -> Markup {
    drawing(game).map_or_else(|| html! {}, |drawing| (drawing.statics)())
}

/// How an action of a game is shown among others.
pub(crate) fn verb(game: &str, action: &str) -> Verb {
    let plain = Verb { icon: "advanced", extra: false };
    drawing(game).map_or(plain, |drawing| (drawing.verb)(action))
}

/// The symbol beside a line of a game's log.
pub(crate) fn sign(game: &str, line: &Message) -> Option<&'static str> {
    drawing(game).and_then(|drawing| (drawing.sign)(line))
}

/// The rules of a game as its catalogue has them.
pub(crate) fn rules(game: &str) -> Option<&'static str> {
    drawing(game).map(|drawing| drawing.rules)
}

/// The games an option goes with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// All of them.
    All,
    /// Only solo games.
    Solo,
    /// Only games of several players.
    Common,
}

/// The games an option goes with.
pub(crate) fn scope(game: &str, option: &str) -> Scope {
    match drawing(game) {
        Some(drawing) if drawing.solo_options.contains(&option) => Scope::Solo,
        Some(drawing) if drawing.common_options.contains(&option) => Scope::Common,
        _ => Scope::All,
    }
}
