//! What programs send and get. Every answer is built from what pages are drawn from, so nothing hidden gets through.

use samovar_engine::{Message, OptionKind, ReasonKind, Seat, Viewer, Who, reasoning};
use samovar_table::fold::Fold;
use samovar_table::model::{
    self, AnalysisView, ChatLine, Fairness, SeatInfo, Sitter, Stage, TableLine, TableView, TurnChances,
};
use samovar_table::{permit, show};
use samovar_web::model::names;
use samovar_words::{Language, Names, say};
use serde::de::{DeserializeOwned, Deserializer, Error as _};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Number, Value};
use utoipa::{IntoParams, ToSchema};

/// The greatest number that every program can hold.
const LARGEST: i64 = 9_007_199_254_740_991;

/// What can be played.
#[derive(Serialize, ToSchema)]
pub struct Games {
    /// The games.
    pub games: Vec<Game>,
    /// The levels of bots, weakest first.
    pub bots: Vec<String>,
}

/// A game.
#[derive(Serialize, ToSchema)]
pub struct Game {
    /// Its name in requests and records.
    pub name: String,
    /// Its title in the language asked for.
    pub title: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of its component tables.
    pub components: String,
    /// What can be chosen for a table.
    pub options: Vec<GameOption>,
}

/// Something that can be chosen for a table.
#[derive(Serialize, ToSchema)]
pub struct GameOption {
    /// Its key in `options`.
    pub key: String,
    /// What values it takes: a number, one word, true or false, or one word for each seat.
    pub kind: GameOptionKind,
    /// The smallest number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub min: Option<i64>,
    /// The largest number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub max: Option<i64>,
    /// The words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<String>,
    /// What is taken where nothing is said, as text.
    pub default: String,
}

/// What values an option takes.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GameOptionKind {
    /// A whole number.
    Number,
    /// One of the words.
    Choice,
    /// True or false.
    Flag,
    /// One of the words for each seat; a single word stands for all.
    PerSeat,
}

impl GameOption {
    /// An option as programs see it.
    pub fn of(spec: &samovar_engine::OptionSpec) -> GameOption {
        let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        let (kind, bounds, values) = match spec.kind {
            OptionKind::Number { min, max } => (GameOptionKind::Number, Some((min, max)), Vec::new()),
            OptionKind::Choice(allowed) => (GameOptionKind::Choice, None, words(allowed)),
            OptionKind::Flag => (GameOptionKind::Flag, None, Vec::new()),
            OptionKind::PerSeat(allowed) => (GameOptionKind::PerSeat, None, words(allowed)),
        };
        GameOption {
            key: spec.key.to_owned(),
            kind,
            min: bounds.map(|(min, _)| min),
            max: bounds.map(|(_, max)| max),
            values,
            default: spec.default.to_owned(),
        }
    }
}

/// Whom a token speaks for.
#[derive(Serialize, ToSchema)]
pub struct Me {
    /// The name the account plays under.
    pub name: String,
}

/// Which tables to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Wanted {
    /// How far the tables are.
    #[serde(default)]
    #[param(default = "lobby", required = false)]
    pub stage: Stage,
    /// Only the tables of the account, listed or not; `stage` is left out of account then.
    #[serde(default)]
    #[param(default = false, required = false)]
    pub mine: bool,
    /// The most tables to list.
    #[serde(default = "fifty")]
    #[param(default = 50, minimum = 1, maximum = 200, required = false)]
    pub limit: u8,
}

const fn fifty() -> u8 {
    50
}

/// Tables in a list, the newest change first.
#[derive(Serialize, ToSchema)]
pub struct Tables {
    /// The tables.
    pub tables: Vec<Line>,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub struct Line {
    /// Its id.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// Who sits there.
    pub seats: Vec<SeatState>,
    /// Whether the account has to decide there.
    pub your_move: bool,
    /// Seconds since anything happened there.
    pub idle: u64,
    /// Whether players may be away for days.
    pub correspondence: bool,
    /// Seconds of clock: for the whole game if live, for each decision by correspondence.
    pub clock: Option<u32>,
}

impl From<TableLine> for Line {
    fn from(line: TableLine) -> Line {
        Line {
            id: line.id,
            game: line.game,
            stage: line.stage,
            seats: line.seats.into_iter().map(SeatState::from).collect(),
            your_move: line.my_move,
            idle: line.idle,
            correspondence: line.pace.correspondence,
            clock: line.pace.clock,
        }
    }
}

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = Sits)]
pub enum Sits {
    /// Nobody: whoever comes may.
    Open,
    /// Nobody: only who brings the key may; with a `name`, it is kept for that person.
    Invited,
    /// A person.
    Person,
    /// A bot; with a `name`, it plays for somebody who is away.
    Bot,
}

/// A seat.
#[derive(Serialize, ToSchema)]
#[schema(as = Seat)]
pub struct SeatState {
    /// Its number, from 0.
    #[schema(maximum = 3)]
    pub seat: u8,
    /// Who sits there.
    pub sits: Sits,
    /// The name of the person.
    pub name: Option<String>,
    /// The level of the bot.
    pub level: Option<String>,
    /// Whether the account plays it.
    pub you: bool,
    /// Whether the person has the table open, or has asked for it within the last minute.
    pub here: bool,
    /// The key of the invitation, for whoever made the table.
    pub key: Option<String>,
    /// Milliseconds left on its clock.
    pub left_ms: Option<u64>,
    /// Whether its owner would give the table up.
    pub gives_up: bool,
}

impl From<SeatInfo> for SeatState {
    fn from(info: SeatInfo) -> SeatState {
        let mut state = SeatState {
            seat: info.seat.index() as u8,
            sits: Sits::Open,
            name: None,
            level: None,
            you: info.is_mine(),
            here: false,
            key: None,
            left_ms: info.clock.map(|clock| clock.left_ms),
            gives_up: info.gives_up,
        };
        match info.sitter {
            Sitter::Open => {}
            Sitter::Invited { key, name, .. } => {
                (state.sits, state.key) = (Sits::Invited, key);
                state.name = (!name.is_empty()).then_some(name);
            }
            Sitter::Person { name, here, .. } => {
                (state.sits, state.name, state.here) = (Sits::Person, Some(name), here);
            }
            Sitter::Bot { level, instead_of } => {
                (state.sits, state.level, state.name) = (Sits::Bot, Some(level), instead_of);
            }
        }
        state
    }
}

/// A table as the account sees it.
#[derive(Serialize, ToSchema)]
pub struct Table {
    /// Its id.
    pub id: String,
    /// The number of the last entry in its log; decisions carry it.
    pub seq: u64,
    /// The game's name.
    pub game: String,
    /// How far it is.
    pub stage: Stage,
    /// The options of the game.
    #[schema(value_type = Object)]
    pub options: Map<String, Value>,
    /// Whether players may be away for days.
    pub correspondence: bool,
    /// Seconds of clock: for the whole game if live, for each decision by correspondence.
    pub clock: Option<u32>,
    /// Whether it is listed for everybody.
    pub listed: bool,
    /// Whether the account runs it.
    pub host: bool,
    /// The seats in order.
    pub seats: Vec<SeatState>,
    /// The seat through whose eyes this is seen; none for a stranger's.
    #[schema(maximum = 3)]
    pub viewer: Option<u8>,
    /// The seat that has to decide.
    #[schema(maximum = 3)]
    pub deciding: Option<u8>,
    /// Whether the account has to decide.
    pub your_move: bool,
    /// What is asked, in words.
    pub question: Option<String>,
    /// Whether the account may take the last decision back.
    pub may_undo: bool,
    /// Whether the account may ask what a bot would do.
    pub may_hint: bool,
    /// What the viewer may know of the game; its form is the game's own. None before the start.
    #[schema(value_type = Option<Object>)]
    pub view: Option<Value>,
    /// Points and ranks, once the game is over.
    pub standings: Option<Vec<Score>>,
    /// What happened, oldest first: the newest lines.
    pub log: Vec<Told>,
    /// What was said, oldest first: the newest lines.
    pub chat: Vec<ChatLine>,
    /// What proves that chance was fair.
    pub fairness: Fairness,
    /// The id of the rematch.
    pub rematch: Option<String>,
}

/// A line of the log.
#[derive(Serialize, ToSchema)]
pub struct Told {
    /// The entry of the table's log it belongs to.
    pub seq: u64,
    /// What happened, in words.
    pub words: String,
}

/// One row of the standings.
#[derive(Serialize, ToSchema)]
pub struct Score {
    /// The seat, if it is one.
    #[schema(maximum = 3)]
    pub seat: Option<u8>,
    /// The name of an automatic opponent, if it is one.
    pub automa: Option<String>,
    /// 1 is the winner; equal ranks share the victory.
    pub rank: u8,
    /// All points together.
    pub total: i32,
    /// The same points by category.
    pub parts: Vec<Part>,
}

/// The points of a category.
#[derive(Serialize, ToSchema)]
pub struct Part {
    /// The category.
    pub name: String,
    /// Its points.
    pub points: i32,
}

fn number(seat: Seat) -> u8 {
    seat.index() as u8
}

impl From<&samovar_engine::Score> for Score {
    fn from(row: &samovar_engine::Score) -> Score {
        let part = |(name, points): &(&'static str, i32)| Part { name: (*name).to_owned(), points: *points };
        Score {
            seat: if let Who::Seat(seat) = row.who { Some(number(seat)) } else { None },
            automa: if let Who::Automa(name) = row.who { Some(name.to_owned()) } else { None },
            rank: row.rank,
            total: row.total,
            parts: row.parts.iter().map(part).collect(),
        }
    }
}

/// Says what happens at a table in a language.
struct Teller {
    language: Language,
    names: Names,
}

impl Teller {
    fn of(table: &TableView, language: Language) -> Teller {
        Teller { language, names: names(table, language) }
    }

    fn say(&self, message: &Message) -> String {
        say(self.language, message, &self.names)
    }

    /// What speaks for and against a move of a seat.
    fn why(&self, reasons: &[samovar_engine::Reason], seat: Seat) -> Vec<String> {
        reasoning(reasons, seat).iter().map(|sentence| self.say(sentence)).collect()
    }

    fn choice(&self, choice: &samovar_engine::Choice) -> Choice {
        Choice { action: choice.action.clone(), words: self.say(&choice.words), moves: self.moves(choice) }
    }

    /// The moves that begin with a choice, the plainest first.
    fn moves(&self, choice: &samovar_engine::Choice) -> Vec<Move> {
        let written = |then: &[samovar_engine::ChoiceStep]| {
            let words = [&choice.words].into_iter().chain(then.iter().map(|step| &step.words));
            let words: Vec<String> = words.map(|words| self.say(words)).collect();
            Move { action: choice.line(then), words: words.join("; ") }
        };
        let plain = (!choice.then.is_empty()).then_some(&choice.then);
        plain.into_iter().chain(&choice.more).map(|then| written(then)).collect()
    }
}

impl Table {
    /// A table as a page would show it, in a language.
    pub fn of(table: TableView, language: Language) -> Table {
        let teller = Teller::of(&table, language);
        let told = |line: &model::LogLine| Told { seq: line.seq, words: teller.say(&line.words) };
        Table {
            seq: table.seq,
            stage: table.stage,
            correspondence: table.pace.correspondence,
            clock: table.pace.clock,
            listed: table.public,
            host: table.host,
            viewer: if let Viewer::Seat(seat) = table.viewer { Some(number(seat)) } else { None },
            deciding: table.deciding().map(number),
            your_move: table.is_my_move(),
            question: table.question.as_ref().map(|question| teller.say(question)),
            may_undo: table.may_undo,
            may_hint: table.may_hint,
            standings: table.standings.map(|standings| standings.rows.iter().map(Score::from).collect()),
            log: table.log.iter().map(told).collect(),
            chat: table.chat,
            fairness: table.fairness,
            seats: table.seats.into_iter().map(SeatState::from).collect(),
            id: table.id,
            game: table.game,
            options: table.options,
            view: table.sight.map(|sight| sight.view_json()),
            rematch: table.rematch,
        }
    }
}

/// What the account may do now.
#[derive(Serialize, ToSchema)]
pub struct Choices {
    /// The number of the last entry in the table's log; the decision has to carry it.
    pub seq: u64,
    /// How far the table is.
    pub stage: Stage,
    /// The seat that has to decide.
    #[schema(maximum = 3)]
    pub deciding: Option<u8>,
    /// Whether the account has to decide.
    pub your_move: bool,
    /// What is asked, in words.
    pub question: Option<String>,
    /// What may be answered; empty unless it is the account's move.
    pub actions: Vec<Choice>,
    /// Whether the account may take the last decision back.
    pub may_undo: bool,
}

/// Something that may be done.
#[derive(Serialize, ToSchema)]
pub struct Choice {
    /// Its notation.
    pub action: String,
    /// What it means here, in words.
    pub words: String,
    /// Whole moves that begin with it, the plainest first. Other moves are possible, step by step.
    pub moves: Vec<Move>,
}

/// A whole move.
#[derive(Serialize, ToSchema)]
pub struct Move {
    /// Its actions in one line of notation, to be sent as one decision.
    #[schema(example = "visit 3; pay 5")]
    pub action: String,
    /// What they mean, in words.
    pub words: String,
}

impl Choices {
    /// The choices of a table as a page would show them.
    pub fn of(table: &TableView, language: Language) -> Choices {
        let teller = Teller::of(table, language);
        Choices {
            seq: table.seq,
            stage: table.stage,
            deciding: table.deciding().map(number),
            your_move: table.is_my_move(),
            question: table.question.as_ref().map(|question| teller.say(question)),
            actions: table.choices.iter().map(|choice| teller.choice(choice)).collect(),
            may_undo: table.may_undo,
        }
    }
}

/// What a bot would do in the account's place.
#[derive(Serialize, ToSchema)]
pub struct Hint {
    /// The number of the last entry in the table's log; a decision has to carry it.
    pub seq: u64,
    /// The seat that decides.
    #[schema(maximum = 3)]
    pub seat: u8,
    /// What it considered, the best first.
    pub moves: Vec<Advised>,
    /// What it expects after the best, from guesses at what is hidden.
    pub line: Vec<Expected>,
}

/// An action as a bot sees it.
#[derive(Serialize, ToSchema)]
pub struct Advised {
    /// Its notation.
    pub action: String,
    /// What it means here, in words.
    pub words: String,
    /// The chance to win after it; an estimate.
    #[schema(minimum = 0, maximum = 1)]
    pub chance: f32,
    /// What speaks for and against it.
    pub reasons: Vec<Reason>,
    /// The same in sentences.
    pub why: Vec<String>,
}

/// A fact about an action, in points.
#[derive(Serialize, ToSchema)]
pub struct Reason {
    /// `now`: the score changes as soon as it is played. `later`: at the end of the game it should differ from what it would be
    /// after the next best action, or for other actions than the best, after the best.
    #[schema(value_type = String)]
    pub kind: ReasonKind,
    /// The part of the score that changes, as in `parts` of the standings.
    pub part: String,
    /// By how many points.
    pub points: i32,
    /// Whose points they are: a seat, or the number after the last one for the automatic opponent.
    #[schema(maximum = 3)]
    pub whose: u8,
    /// Whether it follows from the rules and from what the seat knows; otherwise it is an estimate.
    pub sure: bool,
}

impl From<&samovar_engine::Reason> for Reason {
    fn from(reason: &samovar_engine::Reason) -> Reason {
        let samovar_engine::Reason { kind, part, points, whose, sure } = *reason;
        Reason { kind, part: part.to_owned(), points, whose: number(whose), sure }
    }
}

/// Something a bot expects to happen.
#[derive(Serialize, ToSchema)]
pub struct Expected {
    /// Whose decision it would be.
    #[schema(maximum = 3)]
    pub seat: u8,
    /// Its notation.
    pub action: String,
    /// What it means, in words.
    pub words: String,
}

impl Hint {
    /// A hint as a page would show it.
    pub fn of(table: &TableView, seat: Seat, hint: &model::Hint, language: Language) -> Hint {
        let teller = Teller::of(table, language);
        let advised = |advised: &model::Advised| {
            let Choice { action, words, .. } = teller.choice(&advised.choice);
            let reasons = advised.reasons.iter().map(Reason::from).collect();
            Advised {
                action,
                words,
                chance: advised.chance,
                reasons,
                why: teller.why(&advised.reasons, seat),
            }
        };
        let expected = |expected: &model::Expected| {
            let Choice { action, words, .. } = teller.choice(&expected.choice);
            Expected { seat: number(expected.seat), action, words }
        };
        Hint {
            seq: table.seq,
            seat: number(seat),
            moves: hint.moves.iter().map(advised).collect(),
            line: hint.line.iter().map(expected).collect(),
        }
    }
}

/// What a bot thinks of a game that is over.
#[derive(Serialize, ToSchema)]
pub struct Analysis {
    /// Whether it is done; until then there are no turns.
    pub ready: bool,
    /// How many decisions have been weighed.
    pub done: usize,
    /// How many there are.
    pub of: usize,
    /// Who has a chance to win: the seats, then automatic opponents. Chances come in this order.
    pub rivals: Vec<String>,
    /// Everybody's chance to win at the beginning.
    pub start: Vec<f32>,
    /// Every turn.
    pub turns: Vec<TurnChances>,
    /// The turns in which a seat's own chance fell most.
    pub falls: Vec<Fall>,
}

/// A turn that cost a seat a part of its chance to win.
#[derive(Serialize, ToSchema)]
pub struct Fall {
    /// Whose turn it was.
    #[schema(maximum = 3)]
    pub seat: u8,
    /// Which turn, from 1.
    pub turn: usize,
    /// The seat's chance before it.
    #[schema(minimum = 0, maximum = 1)]
    pub before: f32,
    /// The seat's chance after it.
    #[schema(minimum = 0, maximum = 1)]
    pub after: f32,
    /// What was decided.
    pub played: Vec<Choice>,
    /// What a bot would have decided; none if it would have done the same.
    pub instead: Option<Instead>,
}

/// What a bot would have decided.
#[derive(Serialize, ToSchema)]
pub struct Instead {
    /// In place of which decision of the game, from 1.
    pub step: usize,
    /// Its notation.
    pub action: String,
    /// What it means, in words.
    pub words: String,
    /// What speaks for and against it.
    pub reasons: Vec<Reason>,
    /// The same in sentences.
    pub why: Vec<String>,
    /// What spoke for and against what was done.
    pub reasons_of_played: Vec<Reason>,
}

impl Analysis {
    /// An analysis as a page would show it.
    pub fn of(view: AnalysisView, language: Language) -> Analysis {
        let teller = Teller::of(&view.table, language);
        let instead = |seat: Seat, instead: &model::Instead| {
            let Choice { action, words, .. } = teller.choice(&instead.choice);
            Instead {
                step: instead.step,
                action,
                words,
                reasons: instead.reasons.iter().map(Reason::from).collect(),
                why: teller.why(&instead.reasons, seat),
                reasons_of_played: instead.reasons_of_played.iter().map(Reason::from).collect(),
            }
        };
        let fall = |fall: &model::Fall| Fall {
            seat: number(fall.seat),
            turn: fall.turn,
            before: fall.before,
            after: fall.after,
            played: fall.played.iter().map(|choice| teller.choice(choice)).collect(),
            instead: fall.instead.as_ref().map(|one| instead(fall.seat, one)),
        };
        let all = view.turns.last().map_or(0, |turn| turn.to);
        let (done, of) = view.progress.unwrap_or((all, all));
        let rivals = Seat::first(view.start.len()).map(|rival| teller.names.of(language, rival));
        Analysis {
            ready: view.progress.is_none(),
            done,
            of,
            rivals: rivals.collect(),
            falls: view.falls.iter().map(fall).collect(),
            start: view.start,
            turns: view.turns,
        }
    }
}

/// What came of a decision.
#[derive(Serialize, ToSchema)]
pub struct Done {
    /// The number of the last entry in the table's log.
    pub seq: u64,
    /// How far the table is.
    pub stage: Stage,
    /// The seat that has to decide next.
    #[schema(maximum = 3)]
    pub deciding: Option<u8>,
    /// Whether it is the account again.
    pub your_move: bool,
    /// What may be answered then, in notation.
    pub legal: Vec<String>,
    /// Whether the same decision had been stored before, by an earlier request whose answer was lost.
    pub repeated: bool,
}

impl Done {
    /// What a table comes to for a person.
    pub fn of(fold: &Fold, person: &str, repeated: bool) -> Done {
        let your_move = permit::to_decide(fold, person).is_ok();
        let game = fold.game.as_deref().filter(|_| your_move);
        Done {
            seq: fold.seq.unsigned_abs(),
            stage: fold.stage,
            deciding: fold.deciding().map(number),
            your_move,
            legal: game.map(|game| game.legal()).unwrap_or_default(),
            repeated,
        }
    }
}

/// News of a table, the data of an event of its stream.
#[derive(Serialize, ToSchema)]
pub struct Update {
    /// The number of the last entry in the table's log.
    pub seq: u64,
    /// How far the table is.
    pub stage: Stage,
    /// The seat that has to decide.
    #[schema(maximum = 3)]
    pub deciding: Option<u8>,
    /// Whether it is the account.
    pub your_move: bool,
    /// What happened in the game since the last event, as the account may see it.
    pub happened: Vec<Happened>,
    /// What happened at the table beside the game.
    pub notes: Vec<Told>,
    /// What was said.
    pub chat: Vec<ChatLine>,
}

/// Something that happened in the game.
#[derive(Serialize, ToSchema)]
pub struct Happened {
    /// The entry of the table's log it belongs to.
    pub seq: u64,
    /// Who decided.
    #[schema(maximum = 3)]
    pub seat: u8,
    /// The event; its form is the game's own.
    #[schema(value_type = Object)]
    pub event: Value,
    /// It in words.
    pub words: String,
}

impl Update {
    /// What is new at a table after an entry of its log.
    pub fn of(fold: &Fold, person: &str, after: i64, table: &TableView, language: Language) -> Update {
        let teller = Teller::of(table, language);
        let viewer = show::viewer(fold, person);
        let mut happened = Vec::new();
        let new = fold.steps.iter().rev().take_while(|step| step.seq > after).count();
        for step in &fold.steps[fold.steps.len() - new..] {
            let seen = step.happened.iter().filter_map(|happening| happening.seen_by(viewer));
            happened.extend(seen.map(|told| Happened {
                seq: step.seq.unsigned_abs(),
                seat: number(step.seat),
                event: told.event.json(),
                words: teller.say(&told.words()),
            }));
        }
        let notes = fold.notes.iter().filter(|(seq, _)| *seq > after);
        let notes = notes.map(|(seq, note)| Told { seq: seq.unsigned_abs(), words: teller.say(note) });
        Update {
            seq: fold.seq.unsigned_abs(),
            stage: fold.stage,
            deciding: fold.deciding().map(number),
            your_move: permit::to_decide(fold, person).is_ok(),
            happened,
            notes: notes.collect(),
            chat: Vec::new(),
        }
    }
}

/// A table to be made.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's name.
    #[schema(example = "stroganov")]
    pub game: String,
    /// The options that differ from their defaults.
    #[serde(default)]
    #[schema(value_type = Object, example = json!({"players": 2}), required = false)]
    pub options: Map<String, Value>,
    /// Who is to sit where; where nothing is said the account sits first and the others are open.
    #[serde(default, deserialize_with = "objects")]
    #[schema(max_items = 4, required = false)]
    pub seats: Vec<NewSeat>,
    /// Whether it is listed for everybody.
    #[serde(default)]
    #[schema(required = false)]
    pub listed: bool,
    /// Whether players may be away for days.
    #[serde(default)]
    #[schema(required = false)]
    pub correspondence: bool,
    /// Seconds of clock: for the whole game if live, for each decision by correspondence.
    #[serde(default, deserialize_with = "maybe_whole")]
    #[schema(minimum = 1, maximum = 31_536_000)]
    pub clock: Option<u32>,
    /// Whether players may ask for hints even when others play too.
    #[serde(default)]
    #[schema(required = false)]
    pub hints: bool,
    /// Whether it begins at once if no seat is empty.
    #[serde(default)]
    #[schema(required = false)]
    pub start: bool,
    /// The SHA-256 of what the account will add to the seed, in hexadecimal digits.
    #[serde(default)]
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-fA-F]{64}$")]
    pub promise: Option<String>,
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// Who.
    pub sits: NewSits,
    /// The level, if it is a bot.
    #[serde(default)]
    #[schema(example = "greedy")]
    pub level: Option<String>,
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum NewSits {
    /// The account itself.
    Me,
    /// Whoever comes.
    Open,
    /// Whoever brings the key, which the table shows to its host.
    Invited,
    /// A bot of a level.
    Bot,
}

/// A seat to be taken.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Join {
    /// Which; the first that is free if none is named.
    #[serde(deserialize_with = "maybe_whole")]
    #[schema(maximum = 3)]
    pub seat: Option<u8>,
    /// The key of an invitation.
    #[schema(max_length = 64)]
    pub key: Option<String>,
    /// The SHA-256 of what the account will add to the seed, in hexadecimal digits.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-fA-F]{64}$")]
    pub promise: Option<String>,
}

/// What was promised for the seed.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// For which seat; the first of the account's that has to reveal something if none is named.
    #[serde(default, deserialize_with = "maybe_whole")]
    #[schema(maximum = 3)]
    pub seat: Option<u8>,
    /// It.
    #[schema(max_length = 128)]
    pub added: String,
}

/// How much of a chain is known already.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct KnownLines {
    /// How many of its lines: only the links of later ones are sent.
    #[serde(default)]
    #[param(value_type = i64, default = 0, minimum = 0, maximum = 4_294_967_295_i64, required = false)]
    pub since: u32,
}

/// The chain of a table.
#[derive(Serialize, ToSchema)]
pub struct Chain {
    /// Its first line; none before the seats are closed.
    pub table: Option<String>,
    /// How many lines it has.
    pub lines: usize,
    /// The links of the lines after those that are known and the first, which has none.
    pub links: Vec<String>,
    /// Its head.
    pub head: Option<String>,
}

/// One of the account's seats.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct OwnSeat {
    /// Which; the first of the account's if none is named.
    #[serde(deserialize_with = "maybe_whole")]
    #[schema(maximum = 3)]
    pub seat: Option<u8>,
}

/// A bot to be put on a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// Which seat.
    #[serde(deserialize_with = "whole")]
    #[schema(maximum = 3)]
    pub seat: u8,
    /// The level of the bot.
    #[schema(example = "greedy")]
    pub level: String,
}

/// Nothing more to say.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Nothing {}

/// A decision.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// The number of the last entry in the table's log when the decision was made.
    #[serde(deserialize_with = "seq")]
    #[schema(value_type = u64, minimum = 0, maximum = 9_007_199_254_740_991_i64)]
    pub seq: i64,
    /// The decision in notation, or a whole move in one line: `visit 3; pay 5`.
    #[schema(example = "end", max_length = 1000)]
    pub action: String,
    /// Whether the turn ends by itself once nothing else can be done.
    #[serde(default)]
    pub auto_end: bool,
}

/// A decision to be taken back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Regret {
    /// The number of the last entry in the table's log.
    #[serde(deserialize_with = "seq")]
    #[schema(value_type = u64, minimum = 0, maximum = 9_007_199_254_740_991_i64)]
    pub seq: i64,
}

/// An action to be judged.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Question {
    /// The action, in notation.
    #[schema(example = "end", max_length = 200)]
    pub action: String,
}

/// Whether an action is allowed now.
#[derive(Serialize, ToSchema)]
pub struct Judgement {
    /// Whether it is.
    pub allowed: bool,
    /// The id of the rule that forbids it.
    pub rule: Option<String>,
    /// Why not, in words.
    pub reason: Option<String>,
}

/// Something to be said.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ToSay {
    /// What.
    #[schema(min_length = 1, max_length = 500)]
    pub text: String,
}

/// A list of objects; Serde would also read the fields of each from a list.
fn objects<'de, D: Deserializer<'de>, T: DeserializeOwned>(from: D) -> Result<Vec<T>, D::Error> {
    let found = Vec::<Map<String, Value>>::deserialize(from)?;
    let read = |object| T::deserialize(Value::Object(object)).map_err(D::Error::custom);
    found.into_iter().map(read).collect()
}

/// A whole number; to JSON `2.0` is one, too.
fn whole<'de, D: Deserializer<'de>, T: TryFrom<u64>>(from: D) -> Result<T, D::Error> {
    let number = Number::deserialize(from)?;
    let exact = |float: f64| {
        (float.fract() == 0.0 && (0.0..=LARGEST as f64).contains(&float)).then_some(float as u64)
    };
    let found = number.as_u64().or_else(|| number.as_f64().and_then(exact));
    let bad = || D::Error::custom(format!("{number} is not a whole number of the range allowed here"));
    found.and_then(|found| T::try_from(found).ok()).ok_or_else(bad)
}

/// The number of an entry of a log.
fn seq<'de, D: Deserializer<'de>>(from: D) -> Result<i64, D::Error> {
    whole::<D, u64>(from).map(|seq| i64::try_from(seq).unwrap_or(LARGEST).min(LARGEST))
}

/// The same where there may be none.
fn maybe_whole<'de, D: Deserializer<'de>, T: TryFrom<u64>>(from: D) -> Result<Option<T>, D::Error> {
    let value = Option::<Number>::deserialize(from)?;
    value.map(|number| whole(number).map_err(D::Error::custom)).transpose()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_number_is_whole_however_it_is_written() {
        let seat =
            |text: &str| serde_json::from_str::<Join>(&format!("{{\"seat\": {text}}}")).map(|join| join.seat);
        for (text, number) in [("2", 2), ("2.0", 2), ("2e0", 2), ("255", 255)] {
            assert_eq!(seat(text).ok(), Some(Some(number)), "{text}");
        }
        assert_eq!(seat("null").ok(), Some(None));
        for bad in ["2.5", "-1", "-0.5", "256", "1e300", "\"2\"", "true", "[]"] {
            assert!(seat(bad).is_err(), "{bad}");
        }
    }
}
