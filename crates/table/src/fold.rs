//! A table as its log makes it: every entry in turn, nothing else.

use std::borrow::Cow;
use std::sync::Arc;

use samovar_engine::{
    Chain, Draw, Fact, Fingerprint, Happening, Kind, Line, Message, Record, Rejected, Seat, Seed, Sits,
    Start, Table, Turn, steps,
};
use samovar_games::find;
use serde_json::Value;

use crate::deed::{Deed, Setup, Sitting, Teaching, Voters, Why};
use crate::lesson::Course;
use crate::log::Entry;
pub use crate::model::Stage;
use crate::story::Story;

/// The bot that plays the seat of somebody who is away, and decides where another bot fails: one of the levels.
pub const STAND_IN: &str = "casual";

/// How long people have to reveal what they promised for the seed. Their pages do it by themselves.
pub const REVEAL_MS: i64 = 10_000;

/// Who decides in a lesson for everybody but the learner.
const LESSON: &str = "lesson";

/// The clock of somebody for whom a bot decided after it ran out, at least.
const GRACE_MS: i64 = 60_000;

/// A seat of a table.
#[derive(Clone, Debug)]
pub struct Place {
    /// Who sits there.
    pub by: Sitting,
    /// Why a bot plays it for its owner; nothing if it does not.
    pub away: Option<Away>,
    /// Whether its owner would give the table up.
    pub gives_up: bool,
    /// Milliseconds left on its clock when it last stopped.
    pub left_ms: i64,
}

/// Why a bot plays the seat of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Away {
    /// Until the owner comes back.
    For(Why),
    /// To the end.
    Resigned,
}

/// The rules a game is played by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The version of the rules.
    pub version: u32,
    /// The hash of the component tables.
    pub components: String,
}

impl Rules {
    /// The current rules for a kind of game.
    pub fn in_force(kind: &dyn Kind) -> Rules {
        Rules { version: kind.rules_version(), components: kind.components_hash() }
    }
}

/// Where the rules of a running game changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Switch {
    /// How many decisions had been taken before.
    pub steps: usize,
    /// The position it went on from.
    pub position: Value,
}

/// One decision of the game with what came of it.
#[derive(Clone, Debug)]
pub struct Step {
    /// The entry of the log.
    pub seq: i64,
    /// Whose decision it was.
    pub seat: Seat,
    /// Whether a bot took it.
    pub bot: bool,
    /// It, in notation. It may be a secret of the seat's.
    pub action: String,
    /// The kind of question it answered (a message id), where there is a coach.
    pub asked: Option<Cow<'static, str>>,
    /// What happened.
    pub happened: Vec<Happening>,
    /// Milliseconds that were left on the seat's clock.
    pub left_ms: i64,
}

/// A table as its log makes it.
#[derive(Clone)]
pub struct Fold {
    /// The number of the last entry.
    pub seq: i64,
    /// When the last entry was written.
    pub at_ms: i64,
    /// How it was made.
    pub setup: Setup,
    /// How far it is.
    pub stage: Stage,
    /// Its seats.
    pub places: Vec<Place>,
    /// The rules it is played by, once it has begun.
    pub rules: Option<Rules>,
    /// The game, once it has begun, if the current rules are those it is played by.
    pub game: Option<Box<dyn Table>>,
    /// Whose turn it is, once it has begun.
    turn: Option<Turn>,
    /// Every decision that was not taken back.
    pub steps: Vec<Arc<Step>>,
    /// Where the rules last changed, if they ever did.
    pub switch: Option<Arc<Switch>>,
    /// The final totals, once the game is over.
    pub result: Option<Vec<i32>>,
    /// When the clock of the seat that decides began to run.
    pub since_ms: i64,
    /// The rematch.
    pub rematch: Option<String>,
    /// When the seats were closed, if they are and the game has not begun.
    pub closed_ms: Option<i64>,
    /// What was told since the seats were closed.
    pub chain: Option<Chain>,
    /// What happened at the table beside the game: the entry and the words.
    pub notes: Vec<(i64, Message)>,
    /// How far the learner is, if a lesson is taught here.
    pub course: Option<Course>,
    /// Whether there is a coach who speaks.
    pub coach: bool,
}

impl std::fmt::Debug for Fold {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut shown = f.debug_struct("Fold");
        shown.field("seq", &self.seq).field("stage", &self.stage).field("places", &self.places);
        shown.finish_non_exhaustive()
    }
}

/// Why a deed cannot be done.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Refused {
    /// The rules of the game do not allow it.
    #[error(transparent)]
    Rules(#[from] Rejected),
    /// A later step of a move is not allowed, so nothing of it was carried out.
    #[error("{action}: {why}")]
    Step {
        /// The step, in notation.
        action: String,
        /// Why not.
        why: Box<Refused>,
    },
    /// The game cannot be set up like this.
    #[error(transparent)]
    Options(#[from] samovar_engine::BadOptions),
    /// The table does not allow it.
    #[error("{words}")]
    Table {
        /// What kind of refusal it is.
        denial: Denial,
        /// The reason.
        words: Message,
    },
}

/// Why a table does not allow something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Denial {
    /// This person may not.
    NotYours,
    /// Nobody may at the moment.
    NotNow,
    /// It makes no sense at any time: there is no such game, seat or position.
    Invalid,
}

impl Refused {
    /// This person may not.
    pub const fn not_yours(id: &'static str) -> Refused {
        Refused::Table { denial: Denial::NotYours, words: Message::new(id) }
    }

    /// Nobody may at the moment.
    pub const fn not_now(id: &'static str) -> Refused {
        Refused::Table { denial: Denial::NotNow, words: Message::new(id) }
    }

    /// As [`Refused::not_now`], in words that were put together.
    pub fn told(words: Message) -> Refused {
        Refused::Table { denial: Denial::NotNow, words }
    }

    /// It makes no sense at any time.
    pub const fn invalid(id: &'static str) -> Refused {
        Refused::Table { denial: Denial::Invalid, words: Message::new(id) }
    }
}

/// The story of an entry that the current rules cannot carry out.
fn told(story: Option<&Story>) -> Result<&Story, Refused> {
    story.ok_or(Refused::not_now("table-other-rules"))
}

/// The game at its beginning.
fn begin(kind: &dyn Kind, setup: &Setup, seed: Seed) -> Result<Box<dyn Table>, Refused> {
    match &setup.position {
        None => Ok(kind.new_table(&setup.options, seed)?),
        Some(position) => kind.load(position).map_err(|_| Refused::invalid("table-bad-position")),
    }
}

impl Fold {
    /// The table that an opening deed makes.
    pub fn open(setup: Setup, at_ms: i64) -> Result<Fold, Refused> {
        let Some(kind) = find(&setup.game) else {
            let words = Message::new("table-no-game").with("game", setup.game.as_str());
            return Err(Refused::Table { denial: Denial::Invalid, words });
        };
        if setup.seats.len() != begin(kind, &setup, setup.secret)?.seats() {
            return Err(Refused::invalid("table-wrong-seats"));
        }
        Ok(Fold::opened(setup, at_ms))
    }

    /// The table that an opening deed made, whatever the current rules think of its options.
    fn opened(setup: Setup, at_ms: i64) -> Fold {
        let left_ms = i64::from(setup.clock.unwrap_or(0)) * 1000;
        let place = |by: &Sitting| Place { by: by.clone(), away: None, gives_up: false, left_ms };
        let places = setup.seats.iter().map(place).collect();
        let course = Course::of(&setup);
        let coach = setup.teaching == Some(Teaching::Coach);
        Fold {
            seq: 1,
            at_ms,
            setup,
            stage: Stage::Lobby,
            places,
            rules: None,
            game: None,
            turn: None,
            steps: Vec::new(),
            switch: None,
            result: None,
            since_ms: at_ms,
            rematch: None,
            closed_ms: None,
            chain: None,
            notes: Vec::new(),
            course,
            coach,
        }
    }

    /// The table that a whole log makes.
    ///
    /// # Errors
    /// The number of the entry that cannot be carried out, and why.
    pub fn of(entries: &[Entry]) -> Result<Option<Fold>, (i64, String)> {
        let Some((first, rest)) = entries.split_first() else { return Ok(None) };
        let Ok(Deed::Open(setup)) = Deed::read(&first.body) else {
            return Err((first.seq, "a log begins with the opening".to_owned()));
        };
        let mut fold = Fold::opened(*setup, first.at_ms);
        fold.follow(rest)?;
        Ok(Some(fold))
    }

    /// Carries further entries out.
    ///
    /// # Errors
    /// The number of the entry that cannot be carried out, and why.
    pub fn follow(&mut self, entries: &[Entry]) -> Result<(), (i64, String)> {
        for entry in entries {
            // A damaged database may have lost some: what comes after them would mean something else.
            if entry.seq != self.seq + 1 {
                return Err((entry.seq, format!("entry {} is missing before it", self.seq + 1)));
            }
            let deed = Deed::read(&entry.body).map_err(|error| (entry.seq, error.to_string()))?;
            let story = Story::read(&entry.story);
            self.follow_one(&deed, story.as_ref(), entry.at_ms)
                .map_err(|why| (entry.seq, why.to_string()))?;
        }
        Ok(())
    }

    /// Carries one deed out.
    ///
    /// # Errors
    /// If it cannot be done here; the table may be half-changed then, so try it on a copy.
    pub fn take(&mut self, deed: &Deed, at_ms: i64) -> Result<(), Refused> {
        self.follow_one(deed, None, at_ms)
    }

    /// Carries one deed out; where the current rules cannot, the story says what came of it.
    fn follow_one(&mut self, deed: &Deed, story: Option<&Story>, at_ms: i64) -> Result<(), Refused> {
        // Clocks of different servers differ a little; time never runs backwards at a table.
        let at_ms = at_ms.max(self.at_ms);
        self.stop_clock(at_ms);
        match deed {
            Deed::Open(_) => return Err(Refused::not_now("table-open-already")),
            Deed::Sit { seat, by } => {
                self.at_open_seats()?;
                self.place(*seat)?.by = by.clone();
            }
            Deed::Rise { seat } => {
                self.at_open_seats()?;
                self.place(*seat)?.by = Sitting::Nobody;
            }
            Deed::Close => {
                self.at_open_seats()?;
                self.seats_are_taken()?;
                self.closed_ms = Some(at_ms);
            }
            Deed::Reveal { seat, added } => self.reveal(*seat, added)?,
            Deed::Start { rules, components } => {
                self.start(Rules { version: *rules, components: components.clone() }, story, at_ms)?;
            }
            Deed::Switch { rules, components, position } => {
                self.switch(Rules { version: *rules, components: components.clone() }, position, story)?;
            }
            Deed::Act { seat, action, bot, .. } => self.act(*seat, action, *bot, story)?,
            Deed::Coach { on } => self.coach = *on && self.setup.teaching == Some(Teaching::Coach),
            Deed::Read => self.course.iter_mut().for_each(Course::read),
            Deed::Undo { seat } => self.undo(*seat)?,
            Deed::Away { seat, why } => {
                self.in_play()?;
                self.place(*seat)?.away = Some(Away::For(*why));
            }
            Deed::Back { seat } => {
                self.in_play()?;
                self.place(*seat)?.away = None;
            }
            Deed::Resign { seat, voters } => {
                self.in_play()?;
                self.place(*seat)?.away = Some(Away::Resigned);
                let stays = |place: &Place| match voters {
                    Voters::Present => place.is_played_by_its_person(),
                    Voters::Remaining => place.has_vote() && !place.gives_up,
                };
                self.end_unless_any(stays);
            }
            Deed::GiveUp { person, voters } => self.give_up(person, *voters)?,
            Deed::Rematch { table } => self.rematch = Some(table.clone()),
            Deed::Adopt { from, to } => self.adopt(from, to),
        }
        self.seq += 1;
        self.tell(deed);
        if let Some(note) = note(deed) {
            self.notes.push((self.seq, note));
        }
        self.at_ms = at_ms;
        self.since_ms = at_ms;
        Ok(())
    }

    /// The owner of a seat reveals what was promised.
    fn reveal(&mut self, seat: u8, revealed: &str) -> Result<(), Refused> {
        if self.closed_ms.is_none() {
            return Err(Refused::not_now("table-not-drawing"));
        }
        match &mut self.place(seat)?.by {
            Sitting::Person { added, promise: Some(promise), .. } if added.is_empty() => {
                if revealed.is_empty() || Fingerprint::of(revealed) != *promise {
                    return Err(Refused::invalid("table-not-promised"));
                }
                revealed.clone_into(added);
                Ok(())
            }
            _ => Err(Refused::not_now("table-not-drawing")),
        }
    }

    /// From when on the game can begin although somebody has not revealed anything: at once if nobody owes anything.
    /// `None` unless the seats are closed, it has not begun, and the table was not given up.
    pub fn start_due_ms(&self) -> Option<i64> {
        let closed_ms = self.closed_ms.filter(|_| self.stage == Stage::Lobby)?;
        Some(if self.owes() { closed_ms + REVEAL_MS } else { closed_ms })
    }

    /// Whether something that was promised for the seed is not revealed yet.
    fn owes(&self) -> bool {
        self.places.iter().any(|place| place.by.owes())
    }

    /// What begins the game: the seats are closed first if something was promised for the seed.
    pub fn beginning(&self) -> Deed {
        if self.closed_ms.is_none() && self.owes() { Deed::Close } else { Deed::start(&self.setup.game) }
    }

    /// Tells a deed to whoever keeps the head of the chain, if it has to do with the game.
    fn tell(&mut self, deed: &Deed) {
        let seq = self.seq;
        let line = |fact| Line { seq, fact }.write();
        if matches!(deed, Deed::Close | Deed::Start { .. }) && self.chain.is_none() {
            self.chain = Some(Chain::new(self.setup.secret, &line(self.table_fact())));
        }
        let fact = match deed {
            Deed::Start { rules, components } => {
                let added = self.draw().added;
                Fact::Start { rules: *rules, components: components.clone(), added }
            }
            Deed::Switch { rules, components, position } => {
                let position = Fingerprint::of(position.to_string());
                Fact::Switch { rules: *rules, components: components.clone(), position }
            }
            Deed::Act { seat, action, bot: false, .. } => Fact::Act { seat: *seat, action: action.clone() },
            Deed::Act { seat, action, stood_in, .. } => {
                let level = match self.places[usize::from(*seat)].bot() {
                    _ if self.course.is_some() => LESSON,
                    Some(level) if !stood_in => level,
                    _ => STAND_IN,
                };
                Fact::Bot { seat: *seat, level: level.to_owned(), action: action.clone() }
            }
            Deed::Undo { seat } => Fact::Undo { seat: *seat },
            _ => return,
        };
        if let Some(chain) = &mut self.chain {
            chain.push(&line(fact));
        }
    }

    /// What the first line of the chain tells.
    fn table_fact(&self) -> Fact {
        let sits = |place: &Place| match &place.by {
            Sitting::Person { promise, .. } => Sits::Person { promise: *promise },
            Sitting::Bot { level } => Sits::Bot(level.clone()),
            // Nobody begins without everybody.
            Sitting::Nobody | Sitting::Invited { .. } => Sits::Person { promise: None },
        };
        Fact::Table {
            game: self.setup.game.clone(),
            options: self.setup.options.clone(),
            commitment: self.setup.secret.commitment(),
            seats: self.places.iter().map(sits).collect(),
        }
    }

    fn seats_are_taken(&self) -> Result<(), Refused> {
        let empty = self.places.iter().any(|place| place.by.is_empty());
        if empty { Err(Refused::not_now("table-seats-empty")) } else { Ok(()) }
    }

    fn start(&mut self, rules: Rules, story: Option<&Story>, at_ms: i64) -> Result<(), Refused> {
        self.in_lobby()?;
        self.seats_are_taken()?;
        if self.owes() && self.start_due_ms().is_none_or(|due| at_ms < due) {
            return Err(Refused::not_now("table-drawing"));
        }
        self.closed_ms = None;
        let kind = find(&self.setup.game).ok_or(Refused::invalid("table-no-game"))?;
        if rules == Rules::in_force(kind) {
            let game = begin(kind, &self.setup, self.draw().seed())?;
            self.turn = Some(game.turn());
            self.game = Some(game);
        } else {
            self.turn = Some(told(story)?.turn());
        }
        self.rules = Some(rules);
        self.stage = Stage::Playing;
        Ok(())
    }

    fn switch(&mut self, rules: Rules, position: &Value, story: Option<&Story>) -> Result<(), Refused> {
        self.in_play()?;
        let kind = find(&self.setup.game).ok_or(Refused::invalid("table-no-game"))?;
        if rules == Rules::in_force(kind) {
            let game = kind.load(position).map_err(|_| Refused::not_now("table-no-way-on"))?;
            if game.seats() != self.places.len() {
                return Err(Refused::invalid("table-wrong-seats"));
            }
            self.turn = Some(game.turn());
            self.game = Some(game);
        } else {
            self.turn = Some(told(story)?.turn());
            self.game = None;
        }
        if self.turn == Some(Turn::Over) {
            self.result = self.totals();
            self.stage = Stage::Over;
        }
        self.rules = Some(rules);
        self.switch = Some(Arc::new(Switch { steps: self.steps.len(), position: position.clone() }));
        Ok(())
    }

    /// Carries a move out, which may have several steps. All of them are of one entry, so they are taken back together.
    fn act(&mut self, seat: u8, line: &str, bot: bool, story: Option<&Story>) -> Result<(), Refused> {
        self.in_play()?;
        let seat = Seat::new(seat);
        let mut actions = steps(line).peekable();
        let mut first = true;
        let left_ms = self.places.get(seat.index()).map_or(0, |place| place.left_ms);
        while let Some(action) = actions.next() {
            let coached = self.game.as_ref().filter(|_| self.setup.teaching == Some(Teaching::Coach));
            let asked = coached.map(|game| game.question().id);
            let happened = self.step(seat, action, actions.peek().is_none(), story).map_err(|why| {
                if first { why } else { Refused::Step { action: action.to_owned(), why: Box::new(why) } }
            })?;
            let action = action.to_owned();
            if let Some(course) = &mut self.course {
                course.decided(self.steps.len() + 1, seat, &action, self.game.as_deref());
            }
            self.steps.push(Arc::new(Step {
                seq: self.seq + 1,
                seat,
                bot,
                action,
                asked,
                happened,
                left_ms,
            }));
            first = false;
        }
        let place = &mut self.places[seat.index()];
        if !bot {
            place.gives_up = false;
        } else if place.away == Some(Away::For(Why::TimeUp)) {
            place.left_ms = place.left_ms.max(GRACE_MS);
        }
        if self.setup.correspondence
            && let Some(seconds) = self.setup.clock
        {
            self.places[seat.index()].left_ms = i64::from(seconds) * 1000;
        }
        if self.turn == Some(Turn::Over) {
            self.result = self.totals().or_else(|| story?.result().map(<[i32]>::to_vec));
            self.stage = Stage::Over;
        }
        Ok(())
    }

    /// Carries one step of a move out and tells what happened. A story tells of a whole move, with its last step.
    fn step(
        &mut self,
        seat: Seat,
        action: &str,
        last: bool,
        story: Option<&Story>,
    ) -> Result<Vec<Happening>, Refused> {
        if self.deciding() != Some(seat) {
            return Err(Refused::not_now("table-not-your-move"));
        }
        let Some(game) = &mut self.game else {
            let story = told(story)?;
            if !last {
                return Ok(Vec::new());
            }
            self.turn = Some(story.turn());
            return Ok(story.happened(find(&self.setup.game)));
        };
        let happened = game.play(action)?;
        self.turn = Some(game.turn());
        Ok(happened)
    }

    /// The steps of the last move that was not taken back.
    fn last_move(&self) -> &[Arc<Step>] {
        let seq = self.steps.last().map(|step| step.seq);
        let before = self.steps.iter().rposition(|step| Some(step.seq) != seq);
        &self.steps[before.map_or(0, |before| before + 1)..]
    }

    /// The final totals of a game that the current rules played to its end.
    fn totals(&self) -> Option<Vec<i32>> {
        self.game.as_ref()?.record().result
    }

    fn undo(&mut self, seat: u8) -> Result<(), Refused> {
        self.in_play()?;
        let seat = Seat::new(seat);
        let earlier = self.earlier();
        let taken_back = self.last_move().len();
        let left_ms = self.last_move().first().map(|step| step.left_ms);
        match &mut self.game {
            // Under the rules it was played by it was allowed.
            None if self.steps.len() > earlier => {}
            Some(game)
                if self.steps.last().is_some_and(|step| !step.bot) && game.may_undo(seat, taken_back) =>
            {
                for _ in 0..taken_back {
                    game.undo();
                }
            }
            _ => return Err(Refused::not_now("table-no-undo")),
        }
        self.steps.truncate(self.steps.len() - taken_back);
        if let Some(course) = &mut self.course {
            course.back_to(self.steps.len());
        }
        self.turn = Some(Turn::Decide(seat));
        // What deciding gave back is taken back with the decision.
        if let Some(left_ms) = left_ms.filter(|_| self.setup.correspondence) {
            let place = self.place(seat.index() as u8)?;
            place.left_ms = place.left_ms.min(left_ms);
        }
        Ok(())
    }

    fn give_up(&mut self, person: &str, voters: Voters) -> Result<(), Refused> {
        if self.stage == Stage::Lobby {
            self.stage = Stage::Abandoned;
            return Ok(());
        }
        self.in_play()?;
        for place in self.places.iter_mut().filter(|place| place.is_of(person)) {
            place.gives_up = true;
        }
        let votes = match voters {
            Voters::Present => Place::is_played_by_its_person,
            Voters::Remaining => Place::has_vote,
        };
        self.end_unless_any(|place| votes(place) && !place.gives_up);
        Ok(())
    }

    /// Ends the table unless somebody stays.
    fn end_unless_any(&mut self, stays: impl Fn(&Place) -> bool) {
        if !self.places.iter().any(stays) {
            self.stage = Stage::Abandoned;
        }
    }

    fn adopt(&mut self, from: &str, to: &str) {
        for place in &mut self.places {
            if let Sitting::Person { person, .. } | Sitting::Invited { person, .. } = &mut place.by
                && person == from
            {
                to.clone_into(person);
            }
        }
        if self.setup.host == from {
            to.clone_into(&mut self.setup.host);
        }
    }

    /// Refuses what cannot be done once the seats are closed.
    fn at_open_seats(&self) -> Result<(), Refused> {
        self.in_lobby()?;
        if self.closed_ms.is_some() { Err(Refused::not_now("table-drawing")) } else { Ok(()) }
    }

    fn in_lobby(&self) -> Result<(), Refused> {
        if self.stage == Stage::Lobby { Ok(()) } else { Err(Refused::not_now("table-begun-already")) }
    }

    fn in_play(&self) -> Result<(), Refused> {
        if self.stage == Stage::Playing { Ok(()) } else { Err(Refused::not_now("table-not-running")) }
    }

    fn place(&mut self, seat: u8) -> Result<&mut Place, Refused> {
        self.places.get_mut(usize::from(seat)).ok_or(Refused::invalid("table-no-seat"))
    }

    /// Takes the time since it began to run off the running clock.
    fn stop_clock(&mut self, at_ms: i64) {
        if let Some(seat) = self.running_clock() {
            let place = &mut self.places[seat.index()];
            place.left_ms = (place.left_ms - (at_ms - self.since_ms)).max(0);
        }
    }

    /// The seat whose clock runs.
    pub fn running_clock(&self) -> Option<Seat> {
        self.setup.clock?;
        let seat = self.deciding()?;
        self.places[seat.index()].is_played_by_its_person().then_some(seat)
    }

    /// The milliseconds left to a seat, if the table has clocks.
    pub fn left_ms(&self, seat: Seat, now_ms: i64) -> Option<i64> {
        self.setup.clock?;
        let left = self.places[seat.index()].left_ms;
        let running = self.running_clock() == Some(seat);
        Some(if running { (left - (now_ms - self.since_ms).max(0)).max(0) } else { left })
    }

    /// When the running clock runs out.
    pub fn due_ms(&self) -> Option<i64> {
        let seat = self.running_clock()?;
        Some(self.since_ms + self.places[seat.index()].left_ms)
    }

    /// Whether a decision is the first of a turn: another seat decided before it, or the game says that a turn began.
    pub fn begins_turn(&self, place: usize) -> bool {
        let before = place.checked_sub(1).map(|before| &self.steps[before]);
        before.is_none_or(|before| {
            before.seat != self.steps[place].seat
                || before.happened.iter().any(|happening| happening.full.begins_turn())
        })
    }

    /// Whose decision it is in a running game.
    pub fn deciding(&self) -> Option<Seat> {
        if self.stage != Stage::Playing {
            return None;
        }
        match self.turn? {
            Turn::Decide(seat) => Some(seat),
            Turn::Over => None,
        }
    }

    /// Whether the game runs by rules other than the current ones.
    pub fn is_of_other_rules(&self) -> bool {
        self.stage == Stage::Playing && self.game.is_none()
    }

    /// The deed by which the current rules take the game over from its last position; `None` if they play it already, or
    /// if it is played by later rules.
    pub fn switched(&self, position: &str) -> Result<Option<Deed>, Refused> {
        let (Some(rules), Some(kind)) = (&self.rules, find(&self.setup.game)) else { return Ok(None) };
        if !self.is_of_other_rules() || rules.version > kind.rules_version() {
            return Ok(None);
        }
        let position = serde_json::from_str(position).map_err(|_| Refused::not_now("table-no-way-on"))?;
        Ok(Some(Deed::switch(&self.setup.game, position)))
    }

    /// What came of the last deed, for later rules.
    pub fn story(&self, deed: &Deed) -> Option<Story> {
        match deed {
            Deed::Act { .. } => {
                let happened = self.last_move().iter().flat_map(|step| step.happened.iter().cloned());
                let happened: Vec<Happening> = happened.collect();
                Some(Story::new(self.turn?, &happened).ending(self.result.clone()))
            }
            Deed::Start { .. } | Deed::Switch { .. } => Some(Story::new(self.turn?, &[])),
            _ => None,
        }
    }

    /// The position after a deed that changed it, for later rules.
    pub fn position(&self, deed: &Deed) -> Option<String> {
        let changes =
            matches!(deed, Deed::Act { .. } | Deed::Undo { .. } | Deed::Start { .. } | Deed::Switch { .. });
        self.game.as_ref().filter(|_| changes).map(|game| game.state().to_string())
    }

    /// Whether a lesson is taught here and its end is reached, so that nobody plays on.
    pub fn is_learned(&self) -> bool {
        self.course.as_ref().is_some_and(|course| course.step().is_none())
    }

    /// The level of the bot that has to decide.
    pub fn bot_to_decide(&self) -> Option<(Seat, &str)> {
        let seat = self.deciding().filter(|_| !self.is_learned())?;
        let level = self.places[seat.index()].bot()?;
        Some((seat, level))
    }

    /// Whether a seat may take its last move back: it was its owner's own, and the game allows it.
    pub fn may_undo(&self, seat: Seat) -> bool {
        let own = self.steps.last().is_some_and(|step| step.seat == seat && !step.bot);
        let game = self.game.as_ref();
        let decisions = self.last_move().len();
        self.stage == Stage::Playing && own && game.is_some_and(|game| game.may_undo(seat, decisions))
    }

    /// The seat for which a person may take the last decision back.
    pub fn undoable(&self, person: &str) -> Option<Seat> {
        let seat = self.steps.last()?.seat;
        (self.places[seat.index()].is_of(person) && self.may_undo(seat)).then_some(seat)
    }

    /// The seats of a person.
    pub fn seats_of<'a>(&'a self, person: &'a str) -> impl DoubleEndedIterator<Item = Seat> + 'a {
        Seat::first(self.places.len()).filter(move |seat| self.places[seat.index()].is_of(person))
    }

    /// The people who sit here, each once.
    pub fn people(&self) -> Vec<String> {
        let mut people: Vec<String> =
            self.places.iter().filter_map(Place::person).map(str::to_owned).collect();
        people.sort();
        people.dedup();
        people
    }

    /// The person whose move it is, `bot`, or nothing.
    pub fn waits(&self) -> &str {
        let Some(seat) = self.deciding().filter(|_| !self.is_learned()) else { return "" };
        let place = &self.places[seat.index()];
        if place.bot().is_some() { "bot" } else { place.person().unwrap_or_default() }
    }

    /// How many decisions had been taken when the rules last changed.
    pub fn earlier(&self) -> usize {
        self.switch.as_ref().map_or(0, |switch| switch.steps)
    }

    /// The record of the game since its beginning, or since the rules last changed, with everything in it: not for players
    /// before the end.
    pub fn record(&self) -> Option<Record> {
        let rules = self.rules.as_ref()?;
        let start = match (&self.switch, &self.setup.position) {
            (Some(switch), _) => Start::Position(switch.position.clone()),
            (None, Some(position)) => Start::Position(position.clone()),
            (None, None) => Start::Drawn(self.draw()),
        };
        Some(Record {
            game: self.setup.game.clone(),
            rules: rules.version,
            components: rules.components.clone(),
            options: self.game.as_ref().map_or_else(|| self.setup.options.clone(), |game| game.options()),
            start,
            result: self.result.clone(),
            actions: self.steps[self.earlier()..].iter().map(|step| step.action.clone()).collect(),
            chain: self.chain.clone(),
        })
    }

    /// Lets the current rules show the last position of a game that ended under others; its result stays what it was.
    pub fn look_back(&mut self, position: &str) {
        if self.game.is_none()
            && matches!(self.stage, Stage::Over | Stage::Abandoned)
            && let Some(kind) = find(&self.setup.game)
            && let Ok(position) = serde_json::from_str(position)
        {
            self.game = kind.load(&position).ok();
        }
    }

    /// Whether the current rules are those it is played by.
    pub fn is_of_these_rules(&self) -> bool {
        let kind = find(&self.setup.game);
        kind.is_some_and(|kind| self.rules.as_ref().is_none_or(|rules| *rules == Rules::in_force(kind)))
    }

    /// What table and players drew the seed from.
    pub fn draw(&self) -> Draw {
        let added = self.places.iter().map(|place| match &place.by {
            Sitting::Person { added, .. } => added.clone(),
            Sitting::Nobody | Sitting::Invited { .. } | Sitting::Bot { .. } => String::new(),
        });
        Draw { secret: self.setup.secret, added: added.collect() }
    }
}

/// What everybody at the table is told of a deed; decisions tell themselves.
fn note(deed: &Deed) -> Option<Message> {
    let (id, seat) = match deed {
        Deed::Act { seat, stood_in: true, .. } => ("table-log-bot-failed", *seat),
        Deed::Undo { seat } => ("table-log-undo", *seat),
        Deed::Away { seat, why: Why::Left } => ("table-log-left", *seat),
        Deed::Away { seat, why: Why::Replaced } => ("table-log-replaced", *seat),
        Deed::Away { seat, why: Why::TimeUp } => ("table-log-time-up", *seat),
        Deed::Back { seat } => ("table-log-back", *seat),
        Deed::Resign { seat, .. } => ("table-log-resigned", *seat),
        Deed::Switch { rules, .. } => {
            return Some(Message::new("table-log-switched").with("version", *rules));
        }
        _ => return None,
    };
    Some(Message::new(id).with("who", Seat::new(seat)))
}

impl Place {
    /// Whether a person owns it.
    pub fn is_of(&self, who: &str) -> bool {
        !who.is_empty() && self.person() == Some(who)
    }

    /// The person who owns it.
    pub fn person(&self) -> Option<&str> {
        match &self.by {
            Sitting::Person { person, .. } if !person.is_empty() => Some(person),
            _ => None,
        }
    }

    /// The name of the person who owns it.
    pub fn name(&self) -> Option<&str> {
        if let Sitting::Person { name, .. } = &self.by { Some(name) } else { None }
    }

    /// The level of the bot that plays it.
    pub fn bot(&self) -> Option<&str> {
        match &self.by {
            Sitting::Bot { level } => Some(level),
            Sitting::Person { .. } => self.away.map(|_| STAND_IN),
            Sitting::Nobody | Sitting::Invited { .. } => None,
        }
    }

    /// Whether its owner has a say in whether the table is given up: leaving it to a bot takes that from nobody.
    pub fn has_vote(&self) -> bool {
        self.person().is_some() && self.away != Some(Away::Resigned)
    }

    /// Whether a person sits here and plays.
    pub fn is_played_by_its_person(&self) -> bool {
        matches!(self.by, Sitting::Person { .. }) && self.away.is_none()
    }
}
