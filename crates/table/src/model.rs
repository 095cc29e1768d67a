//! A table as one person sees it: the one model that pages are drawn from and programs are told.

use std::sync::Arc;

use samovar_engine::{AnyEvent, Choice, Colour, Message, Reason, Seat, Sight, Standings, Turn, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// A table in a list.
#[derive(Clone, PartialEq, Debug)]
pub struct TableLine {
    /// Its id in addresses.
    pub id: String,
    /// The game's name in the registry.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// Who sits there.
    pub seats: Vec<SeatInfo>,
    /// Whether the reader has to decide there.
    pub my_move: bool,
    /// Seconds since anything happened there.
    pub idle: u64,
    /// How fast it is played.
    pub pace: Pace,
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Stage {
    /// Seats are being taken.
    #[default]
    Lobby,
    /// The game runs.
    Playing,
    /// The game is over.
    Over,
    /// The table was given up.
    Abandoned,
}

/// How fast a table is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pace {
    /// Whether players may be away for days between moves.
    pub correspondence: bool,
    /// Seconds each player has: for the whole game if live, for each decision by correspondence. None: no clock.
    pub clock: Option<u32>,
}

/// A seat and who sits on it.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatInfo {
    /// Which seat.
    pub seat: Seat,
    /// Who sits there.
    pub sitter: Sitter,
    /// The seat's clock, if the table has clocks.
    pub clock: Option<Clock>,
    /// Whether the seat has agreed to give the table up.
    pub gives_up: bool,
    /// Whether a bot plays it for the reader, who may come back.
    pub may_return: bool,
    /// Milliseconds until the reader may let a bot play for its person, who is away and has to decide; none while
    /// nobody has to wait for them.
    pub replaceable_in: Option<u64>,
    /// What the reader thinks of the person who owns it; none if that is nobody else.
    pub regard: Option<Regard>,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// Nobody yet, and only who was sent the seat's own link may take it, or the person it is kept for.
    Invited {
        /// The key that the seat's link carries, for whoever made the table.
        key: Option<String>,
        /// Whether the reader has come by it, or it is kept for the reader.
        mine: bool,
        /// The name of the person it is kept for; empty if it is for the link alone.
        name: String,
    },
    /// A person.
    Person {
        /// The person's name.
        name: String,
        /// Whether it is the reader, or somebody who plays at the reader's screen.
        mine: bool,
        /// Whether the person has the table open.
        here: bool,
    },
    /// A bot.
    Bot {
        /// Its level, one of `samovar_bots::NAMES`, or the name of one that the server offers.
        level: String,
        /// Whom it stands in for, if a person left the seat, resigned or ran out of time.
        instead_of: Option<String>,
    },
}

/// What somebody thinks of somebody else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Regard {
    /// Nothing in particular.
    #[default]
    Welcome,
    /// What this one says is not shown.
    Muted,
    /// Neither that: and this one neither joins nor invites.
    Blocked,
}

impl Regard {
    /// The word in forms and in the database.
    pub const fn word(self) -> &'static str {
        match self {
            Regard::Welcome => "welcome",
            Regard::Muted => "muted",
            Regard::Blocked => "blocked",
        }
    }

    /// The regard of a word.
    pub fn read(word: &str) -> Option<Regard> {
        [Regard::Welcome, Regard::Muted, Regard::Blocked].into_iter().find(|regard| regard.word() == word)
    }
}

/// The clock of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// Milliseconds left.
    pub left_ms: u64,
    /// Whether it runs.
    pub running: bool,
}

/// A table as one reader sees it: lobby, play and end.
#[derive(Clone, Debug)]
pub struct TableView {
    /// Its id in addresses.
    pub id: String,
    /// The number of the last entry in its log; live updates and actions carry it.
    pub seq: u64,
    /// The game's name in the registry.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// The options the game is set up with.
    pub options: Map<String, Value>,
    /// How fast it is played.
    pub pace: Pace,
    /// Whether it is listed on the home page.
    pub public: bool,
    /// The address to send to friends.
    pub link: String,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// The colours of the seats.
    pub colours: Vec<Colour>,
    /// The ids of automatic opponents, which events number after the seats (`ivan`).
    pub automas: Vec<String>,
    /// The levels of bots that can be put on a seat, weakest first.
    pub bots: Vec<String>,
    /// Whether the reader may start the table and put bots on its seats.
    pub host: bool,
    /// Through whose eyes the reader looks. With several seats at one screen: the one that decides.
    pub viewer: Viewer,
    /// What the viewer may know of the game; none before the start.
    pub sight: Option<Arc<dyn Sight>>,
    /// Whose decision it is; none before the start.
    pub turn: Option<Turn>,
    /// What is asked. Shown to everybody: what is asked is no secret, what can be answered may be.
    pub question: Option<Message>,
    /// What the reader may answer; empty for everybody but the owner of the seat that decides.
    pub choices: Vec<Choice>,
    /// Whether the reader may take the last decision back.
    pub may_undo: bool,
    /// Whether the reader may ask what a bot would do.
    pub may_hint: bool,
    /// What a bot would do, if the reader has asked.
    pub hint: Option<Hint>,
    /// What the reader's own turn has brought so far, to be confirmed at its end.
    pub summary: Vec<LogLine>,
    /// The lesson that is taught here, as far as the learner is.
    pub lesson: Option<LessonView>,
    /// What the coach says, if there is one.
    pub coach: Option<CoachView>,
    /// What happened, oldest first, as the viewer may see it. The newest lines are enough.
    pub log: Vec<LogLine>,
    /// The log lines from this seq on are new to the reader: they came after the reader's own last decision.
    pub new_from: u64,
    /// What was said at the table, oldest first.
    pub chat: Vec<ChatLine>,
    /// Whether the reader may write there.
    pub may_chat: bool,
    /// Points and ranks, once the game is over.
    pub standings: Option<Standings>,
    /// Whether a bot can say what it thinks of the game, now that it is over.
    pub may_analyse: bool,
    /// What proves that chance was fair.
    pub fairness: Fairness,
    /// The table that was made as a rematch of this one.
    pub rematch: Option<String>,
}

/// A lesson, as far as its learner is.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonView {
    /// Its name in addresses.
    pub name: &'static str,
    /// The id of its title.
    pub title: String,
    /// The id of what is said now.
    pub text: String,
    /// How many steps are done, and how many there are.
    pub done: (usize, usize),
    /// Whether what is said is only to be read before it goes on.
    pub is_read: bool,
    /// Whether all that the rules allow is allowed now.
    pub is_free: bool,
    /// Whether the reader is the learner.
    pub mine: bool,
    /// What is spoken of, as [`Step::show`](crate::lesson::Step::show).
    pub show: Vec<String>,
    /// The name of the lesson after it.
    pub next: Option<&'static str>,
}

impl LessonView {
    /// Whether its end is reached.
    pub fn is_over(&self) -> bool {
        self.done.0 == self.done.1
    }
}

/// What a bot would do in the reader's place.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// What it considered, the best first.
    pub moves: Vec<Advised>,
    /// What it expects after the best, as far as the reader would see it.
    pub line: Vec<Expected>,
    /// What the best and the seat's own decisions right after it change together, as far as that is certain.
    pub plan: Vec<Reason>,
    /// Everything it tried, for a coach who comments on what is done after all.
    pub tried: Vec<Tried>,
}

/// An action that a bot has tried in its head.
#[derive(Clone, PartialEq, Debug)]
pub struct Tried {
    /// The action, in notation.
    pub action: String,
    /// What it means.
    pub words: Message,
    /// The chance to win after it, from 0 to 1; an estimate.
    pub chance: f32,
    /// The points it brings at once, as far as that is certain.
    pub gains: i32,
}

/// What a coach says.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct CoachView {
    /// Whether it speaks, or was asked to be quiet.
    pub is_on: bool,
    /// The id of what it says beside the reader's first decision: how to win.
    pub opens: Option<String>,
    /// The id of what it says about a kind of question that is new to the reader, or that the reader knows by now.
    pub explains: Option<String>,
    /// Whether it says what it would do, as soon as it knows.
    pub advises: bool,
    /// What it would do.
    pub advice: Option<Arc<Hint>>,
    /// What it thinks of the reader's last move.
    pub remark: Option<Remark>,
}

/// What a coach thinks of a move that cost much.
#[derive(Clone, PartialEq, Debug)]
pub struct Remark {
    /// The entry of the move.
    pub seq: u64,
    /// What was done.
    pub played: Message,
    /// What would have been better.
    pub better: Advised,
    /// The chance to win after what was done; an estimate.
    pub chance: f32,
    /// The points that what would have been better brings more at once, if that is many.
    pub points: i32,
}

/// An action as a bot sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct Advised {
    /// The action and what it means.
    pub choice: Choice,
    /// The chance to win after it, from 0 to 1; an estimate.
    pub chance: f32,
    /// What speaks for and against it.
    pub reasons: Vec<Reason>,
}

/// Chances that differ by less are told to be about equal.
pub const EQUAL: f32 = 0.02;

impl Advised {
    /// Whether its chance is about that of a better one.
    pub fn is_about_as_good_as(&self, better: &Advised) -> bool {
        better.chance - self.chance < EQUAL
    }

    /// Adds an estimate, unless something certain is said of the same part of somebody's score.
    pub fn add(&mut self, estimate: Reason) {
        let said = |reason: &Reason| (reason.whose, reason.part) == (estimate.whose, estimate.part);
        if !self.reasons.iter().any(said) {
            self.reasons.push(estimate);
        }
    }
}

/// Something a bot expects to happen.
#[derive(Clone, PartialEq, Debug)]
pub struct Expected {
    /// Whose decision it would be.
    pub seat: Seat,
    /// The action and what it means.
    pub choice: Choice,
    /// Whether it is worth telling as a plan of the reader's: it does not depend on something still hidden, and is more
    /// than the end of a turn or a plain answer to what comes with the decision before it, such as how to pay.
    pub planned: bool,
}

/// A line of the log.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// The entry of the table's log it belongs to.
    pub seq: u64,
    /// Whose decision brought it; none if something else happened at the table.
    pub by: Option<Seat>,
    /// Whether a turn begins with it, or a phase in which players don't take turns.
    pub begins_turn: bool,
    /// What happened.
    pub words: Message,
    /// The event of the game behind it; none if something else happened at the table.
    pub event: Option<Arc<dyn AnyEvent>>,
}

/// Something somebody said.
#[derive(Clone, PartialEq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = Said))]
pub struct ChatLine {
    /// A number that grows from line to line.
    #[serde(rename = "number")]
    pub id: u64,
    /// Who said it.
    pub name: String,
    /// The seat of the speaker.
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>, maximum = 3))]
    pub seat: Option<Seat>,
    /// What was said.
    pub text: String,
}

/// What proves that chance was fair.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Fairness {
    /// The SHA-256 of the table's secret, shown before anybody adds anything to the seed.
    pub commitment: String,
    /// What the people at the table promised and added.
    pub contributions: Vec<Contribution>,
    /// Whether the seats are closed, and whoever promised something has to reveal it now.
    pub is_drawing: bool,
    /// The first line of the chain, once the seats are closed: what the table has promised.
    pub table: Option<String>,
    /// How many lines the chain has.
    pub lines: usize,
    /// The last link of the chain; none if it has one line only.
    pub link: Option<String>,
    /// The head of the chain.
    pub head: Option<String>,
    /// The table's secret, opened at the end.
    pub secret: Option<String>,
    /// The seed that came of both, opened at the end.
    pub seed: Option<String>,
}

/// What somebody adds to the seed.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Contribution {
    /// The seat.
    #[cfg_attr(feature = "schema", schema(value_type = u8, maximum = 3))]
    pub seat: Seat,
    /// The name of the person.
    #[serde(skip)]
    pub name: String,
    /// The SHA-256 of what was promised; none if nothing was.
    pub promise: Option<String>,
    /// What was added; empty if it is not revealed yet, or never was.
    pub added: String,
}

/// A finished game played back.
#[derive(Clone, Debug)]
pub struct ReplayView {
    /// The table after `step` decisions, as `viewer` saw it; without choices.
    pub table: TableView,
    /// How many decisions have been played.
    pub step: usize,
    /// How many there are.
    pub steps: usize,
    /// Every turn: how many decisions were played before it, and whose it is.
    pub turns: Vec<(usize, Seat)>,
    /// The decision that led here in words, with who took it.
    pub decision: Option<(Seat, Message)>,
    /// What came of it.
    pub happened: Vec<LogLine>,
}

/// What a bot thinks of a finished game.
#[derive(Clone, Debug)]
pub struct AnalysisView {
    /// The table.
    pub table: TableView,
    /// How many decisions have been weighed, and how many there are; none when it is done.
    pub progress: Option<(usize, usize)>,
    /// Everybody's chance to win at the beginning, in the order of the standings: seats, then automatic opponents.
    pub start: Vec<f32>,
    /// Every turn.
    pub turns: Vec<TurnChances>,
    /// The turns in which a seat's own chance fell most, seat by seat, the worst first.
    pub falls: Vec<Fall>,
}

/// Everybody's chance to win after a turn.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TurnChances {
    /// Whose turn it was.
    #[cfg_attr(feature = "schema", schema(value_type = u8, maximum = 3))]
    pub seat: Seat,
    /// The number of its first decision, from 1.
    pub from: usize,
    /// The number of its last decision.
    pub to: usize,
    /// Everybody's chance to win after it.
    pub chances: Vec<f32>,
}

/// A turn that cost the seat whose it was a part of its chance to win.
#[derive(Clone, PartialEq, Debug)]
pub struct Fall {
    /// Whose turn it was.
    pub seat: Seat,
    /// Which turn, from 1.
    pub turn: usize,
    /// The number of its first decision, from 1.
    pub from: usize,
    /// The number of its last decision.
    pub to: usize,
    /// The seat's chance before it.
    pub before: f32,
    /// The seat's chance after it.
    pub after: f32,
    /// What was decided.
    pub played: Vec<Choice>,
    /// What a bot would have decided; none if it would have done the same.
    pub instead: Option<Instead>,
}

/// What a bot would have decided.
#[derive(Clone, PartialEq, Debug)]
pub struct Instead {
    /// In place of which decision, from 1.
    pub step: usize,
    /// What.
    pub choice: Choice,
    /// What speaks for and against it.
    pub reasons: Vec<Reason>,
    /// What spoke for and against that decision.
    pub reasons_of_played: Vec<Reason>,
}

/// The outcome of checking a finished table.
#[derive(Clone, PartialEq, Debug)]
pub struct Verification {
    /// The table.
    pub id: String,
    /// The game's name in the registry.
    pub game: String,
    /// What was checked and whether it holds.
    pub checks: Vec<(Message, bool)>,
    /// The numbers behind it.
    pub fairness: Fairness,
}

impl SeatInfo {
    /// An empty seat.
    pub fn open(seat: Seat) -> SeatInfo {
        SeatInfo {
            seat,
            sitter: Sitter::Open,
            clock: None,
            gives_up: false,
            may_return: false,
            replaceable_in: None,
            regard: None,
        }
    }

    /// Whether somebody has still to take it.
    pub fn is_empty(&self) -> bool {
        matches!(self.sitter, Sitter::Open | Sitter::Invited { .. })
    }

    /// Whether the reader plays it.
    pub fn is_mine(&self) -> bool {
        matches!(self.sitter, Sitter::Person { mine: true, .. })
    }
}

impl TableView {
    /// The seat that has to decide while the game runs.
    pub fn deciding(&self) -> Option<Seat> {
        match self.turn {
            Some(Turn::Decide(seat)) if self.stage == Stage::Playing => Some(seat),
            _ => None,
        }
    }

    /// Whether the reader has to decide.
    pub fn is_my_move(&self) -> bool {
        !self.choices.is_empty()
    }
}

impl Stage {
    /// The word in the database.
    pub const fn word(self) -> &'static str {
        match self {
            Stage::Lobby => "lobby",
            Stage::Playing => "playing",
            Stage::Over => "over",
            Stage::Abandoned => "abandoned",
        }
    }
}
