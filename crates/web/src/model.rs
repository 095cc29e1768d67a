//! What pages are drawn from: the table's model, and what the other pages show.

use samovar_engine::{Level, Message};
pub use samovar_table::model::*;
use samovar_words::{Language, Names, text};

use crate::bots;
use crate::pen::Pen;
use crate::preferences::Preferences;

/// Who reads the page, and how.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reader {
    /// The language of the page.
    pub language: Language,
    /// The token every form carries in its hidden field `csrf`.
    pub csrf: String,
    /// The name the reader plays under; empty while none is chosen.
    pub name: String,
    /// Whether the name is an account with a password.
    pub account: bool,
    /// Path and query of the page, to come back to after the language was switched.
    pub path: String,
    /// Something to be told at the top of the page, such as the outcome of the last form.
    pub notice: Option<Notice>,
    /// What the reader prefers.
    pub preferences: Preferences,
    /// Another table that waits for the reader's decision.
    pub next: Option<String>,
}

/// Something told at the top of a page.
#[derive(Clone, PartialEq, Debug)]
pub struct Notice {
    /// Whether something went wrong.
    pub fault: bool,
    /// What there is to say.
    pub words: Message,
}

/// The home page. The games themselves come from the registry.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Home {
    /// The reader's own tables; the page puts those first that wait for the reader's move.
    pub mine: Vec<TableLine>,
    /// Public tables with an empty seat.
    pub open: Vec<TableLine>,
    /// Public tables being played, to be watched.
    pub running: Vec<TableLine>,
}

/// The form for a new table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct NewTable {
    /// The game's name in the registry.
    pub game: String,
    /// What was filled in before, by field name, when the form comes back with faults; see [`crate::form`].
    pub fields: Vec<(String, String)>,
    /// What was wrong with it.
    pub faults: Vec<Message>,
    /// The levels of bots, weakest first.
    pub bots: Vec<String>,
}

/// The lessons of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LessonsPage {
    /// The game's name in the registry.
    pub game: String,
    /// The lessons, from the easiest on.
    pub lessons: Vec<LessonLine>,
}

/// A lesson in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonLine {
    /// Its name in addresses.
    pub name: &'static str,
    /// The id of its title.
    pub title: String,
    /// Whether the reader has done it.
    pub is_done: bool,
}

/// The account page.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Account {
    /// The name last typed, if the form comes back with a fault.
    pub typed: String,
    /// What was wrong.
    pub faults: Vec<Message>,
    /// The reader's tables.
    pub tables: Vec<TableLine>,
    /// Who gets in; only of an account.
    pub access: Access,
    /// Whether the password was changed just now.
    pub password_changed: bool,
}

/// The page of preferences; what is chosen comes with the [`Reader`].
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PreferencesPage {
    /// Whether they were saved just now.
    pub saved: bool,
    /// What was wrong with what was sent.
    pub faults: Vec<Message>,
    /// The page to go back to afterwards; empty to stay.
    pub back: String,
}

/// Who gets in as the reader.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Access {
    /// Tokens of programs.
    pub tokens: Vec<TokenLine>,
    /// A token that was made just now: the only time it is shown.
    pub new_token: Option<String>,
    /// Browsers that are signed in.
    pub sessions: Vec<SessionLine>,
}

/// A token of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenLine {
    /// By which it is ended.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// How many days ago it was used; none if never.
    pub used: Option<u64>,
}

/// A browser that is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionLine {
    /// By which it is ended.
    pub id: String,
    /// Which browser it is; empty if it does not say.
    pub browser: String,
    /// How many days ago it was seen.
    pub seen: u64,
    /// Whether it is the reader's own.
    pub here: bool,
}

/// A text about a game to look things up in: its rulebook, its glossary, its complete reference.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct RulesQuery {
    /// The game's name in the registry.
    pub game: String,
    /// What is searched for; empty for everything.
    pub query: String,
}

/// What somebody looks up in the drawer at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Help {
    /// The game's name in the registry.
    pub game: String,
    /// In which text.
    pub shelf: Shelf,
    /// What is searched for; empty for everything.
    pub query: String,
}

/// A text in the drawer at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shelf {
    /// The player aid.
    Aid,
    /// The rulebook.
    Rules,
    /// The glossary.
    Glossary,
}

impl Shelf {
    /// All of them, in their order.
    pub const ALL: [Shelf; 3] = [Shelf::Aid, Shelf::Rules, Shelf::Glossary];

    /// Its name in addresses.
    pub fn name(self) -> &'static str {
        match self {
            Shelf::Aid => "aid",
            Shelf::Rules => "rules",
            Shelf::Glossary => "glossary",
        }
    }

    /// The one with this name.
    pub fn named(name: &str) -> Option<Shelf> {
        Shelf::ALL.into_iter().find(|shelf| shelf.name() == name)
    }

    /// The id of what it is called.
    pub(crate) fn words(self) -> &'static str {
        match self {
            Shelf::Aid => "guide-aid",
            Shelf::Rules => "guide-rules",
            Shelf::Glossary => "guide-glossary",
        }
    }
}

/// Why something did not work.
#[derive(Clone, PartialEq, Debug)]
pub struct ErrorPage {
    /// The HTTP status.
    pub status: u16,
    /// What went wrong; where none is given, the page says what the status means.
    pub words: Option<Message>,
    /// Where to go from here.
    pub back: String,
}

/// An answer to "why not?".
#[derive(Clone, PartialEq, Debug)]
pub struct Why {
    /// The game's name in the registry.
    pub game: String,
    /// The action asked about, in notation.
    pub action: String,
    /// The refusal: rule and reason. None if the action is allowed after all.
    pub refusal: Option<(String, Message)>,
}

/// What a level of bots is called.
pub fn bot_name(language: Language, level: &str) -> String {
    let level = Level::find(level).map_or(level, |level| level.name());
    text(language, &format!("web-bot-{level}")).unwrap_or_else(|| level.to_owned())
}

/// A game's own word for an id, or the id itself.
pub fn game_word(language: Language, game: &str, id: &str) -> String {
    text(language, &format!("{game}-{id}")).unwrap_or_else(|| id.to_owned())
}

/// How everybody at a table is called, automatic opponents included.
pub fn names(table: &TableView, language: Language) -> Names {
    let sitters = table.seats.iter().map(|seat| match &seat.sitter {
        Sitter::Open | Sitter::Invited { .. } => String::new(),
        Sitter::Person { name, .. } => name.clone(),
        Sitter::Bot { instead_of: Some(name), .. } => name.clone(),
        Sitter::Bot { level, .. } => bots::name(language, &table.id, seat.seat, level),
    });
    let automas = table.automas.iter().map(|id| game_word(language, &table.game, id));
    Names::new(sitters.chain(automas).collect())
}

/// What writes and draws a table's game in a language.
pub(crate) fn pen(table: &TableView, language: Language) -> Pen {
    let (game, colours) = (table.game.clone(), table.colours.clone());
    Pen { language, names: names(table, language), game, colours, tray: None }
}
