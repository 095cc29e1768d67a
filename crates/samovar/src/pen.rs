//! Text and colour for the terminal.

use std::io::{IsTerminal, stdout};

use samovar_engine::{Colour, Message, Seat, Table, Who};
use samovar_games::find;
use samovar_words::{Language, Names, automa, say, text};

/// Writes messages in a language with the players' names, in colour if wanted.
#[derive(Clone, Debug, Default)]
pub struct Pen {
    pub colour: bool,
    pub language: Language,
    pub names: Names,
    /// The colours of the seats; automatic opponents have none.
    pub colours: Vec<Colour>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(dead_code, reason = "the boards of the games choose among them")]
pub enum Ink {
    Bold,
    Dim,
    Red,
    Green,
    Yellow,
    Blue,
    Magenta,
    Cyan,
}

impl Pen {
    /// The pen for standard output. It uses colour only if that is a terminal and `NO_COLOR` is not set.
    pub fn for_stdout(language: Language) -> Pen {
        let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        Pen { colour: stdout().is_terminal() && !set("NO_COLOR") && !dumb, language, ..Pen::default() }
    }

    /// The same pen for a table: it knows the colours, and the names of automatic opponents, which events number as
    /// seats.
    pub fn at(self, table: &dyn Table) -> Pen {
        let colours = find(table.game()).map(|kind| kind.colours(&table.options())[..table.seats()].to_vec());
        Pen { names: names_at(table, self.language), colours: colours.unwrap_or_default(), ..self }
    }

    pub fn say(&self, message: &Message) -> String {
        say(self.language, message, &self.names)
    }

    /// A sentence without arguments; the id itself if there is none.
    pub fn text(&self, id: &str) -> String {
        text(self.language, id).unwrap_or_else(|| id.to_owned())
    }

    pub fn seat(&self, seat: Seat) -> String {
        self.names.of(self.language, seat)
    }

    /// The name for a row in a game's standings.
    pub fn who(&self, game: &str, who: Who) -> String {
        match who {
            Who::Seat(seat) => self.seat(seat),
            Who::Automa(id) => automa(self.language, game, id),
        }
    }

    /// The letter of a seat: that of its colour; an automatic opponent has that of its name.
    pub fn letter(&self, seat: Seat) -> String {
        let colour = self.colours.get(seat.index()).copied();
        let ink = match colour {
            Some(Colour::Blue) => Ink::Blue,
            Some(Colour::Red) => Ink::Red,
            Some(Colour::Green) => Ink::Green,
            Some(Colour::Yellow) => Ink::Yellow,
            Some(Colour::White) => Ink::Bold,
            Some(Colour::Black) | None => Ink::Magenta,
        };
        let name = colour.map_or_else(|| self.seat(seat), |colour| colour.name().to_owned());
        let last = name.split(' ').next_back().and_then(|word| word.chars().next());
        self.paint(ink, &last.map_or_else(String::new, |letter| letter.to_uppercase().to_string()))
    }

    pub fn bold(&self, text: &str) -> String {
        self.paint(Ink::Bold, text)
    }

    pub fn dim(&self, text: &str) -> String {
        self.paint(Ink::Dim, text)
    }

    pub fn paint(&self, ink: Ink, text: &str) -> String {
        if !self.colour {
            return text.to_owned();
        }
        let code = match ink {
            Ink::Bold => 1,
            Ink::Dim => 2,
            Ink::Red => 31,
            Ink::Green => 32,
            Ink::Yellow => 33,
            Ink::Blue => 34,
            Ink::Magenta => 35,
            Ink::Cyan => 36,
        };
        format!("\x1b[{code}m{text}\x1b[0m")
    }
}

/// The names of everybody at a table.
pub fn names_at(table: &dyn Table, language: Language) -> Names {
    Names::at(language, table.game(), &table.standings())
}
