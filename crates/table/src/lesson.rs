//! Lessons: a position, steps with what is allowed at each, and what the others do there.
//!
//! A lesson is a file in `lessons/<game>`; `docs/lessons.md` is the guide for its writers. It runs at an ordinary table,
//! whose [`Setup`] names it. The [`Course`] follows from the log of the table like everything else: it says at which step
//! the learner is, what is allowed there, and what the others do. The texts are in the locale files, by the ids that
//! [`Lesson`] gives.

mod rehearsal;

use std::sync::LazyLock;

use samovar_engine::{Choice, ChoiceStep, Message, Seat, Seed, Table, Turn, Viewer, steps};
use samovar_games::find;
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::deed::{Setup, Sitting, Teaching};
use crate::fold::Refused;
pub use rehearsal::{LEARNER, Moment, rehearse};

/// The bot that decides for others where the lesson does not say what they do.
const BOT: &str = "random";

/// What a file says.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct File {
    /// The options of the game.
    options: Map<String, Value>,
    /// The seed of the game, as a text.
    #[serde(default)]
    seed: String,
    /// What everybody did before the lesson begins.
    #[serde(default)]
    before: Vec<String>,
    /// What is different in the position then: a JSON pointer, and the value there.
    #[serde(default)]
    set: Map<String, Value>,
    /// The steps.
    step: Vec<Step>,
}

/// A lesson.
#[derive(Debug)]
pub struct Lesson {
    /// The game's name in the registry.
    pub game: &'static str,
    /// Its name in addresses.
    pub name: &'static str,
    /// Its steps.
    pub steps: Vec<Step>,
    options: Map<String, Value>,
    seed: Seed,
    before: Vec<String>,
    set: Map<String, Value>,
}

/// A step of a lesson. One that allows nothing is only read.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The last part of the id of its text.
    pub text: String,
    /// What it speaks of: the id of an element (`#glance-0`), the id of a rule (`STR-079`), or an action (`hunt 3`).
    #[serde(default)]
    pub show: Vec<String>,
    /// The actions that are allowed; `*` stands for anything.
    #[serde(default)]
    allow: Vec<Pattern>,
    /// The allowed actions that end it; all of them if none is named.
    #[serde(default)]
    done: Vec<Pattern>,
    /// What has to be true for the learner before it ends.
    #[serde(default)]
    until: Option<Goal>,
    /// Moves that lead to its end, for rehearsals. Unnecessary where a single action is allowed.
    #[serde(default)]
    play: Vec<String>,
    /// What the others do until the learner goes on, in order.
    #[serde(default)]
    replies: Vec<String>,
}

/// Actions: a notation in which `*` stands for anything.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(transparent)]
struct Pattern(String);

impl Pattern {
    fn matches(&self, action: &str) -> bool {
        let mut parts = self.0.split('*');
        let first = parts.next().unwrap_or_default();
        let Some(mut rest) = action.strip_prefix(first) else { return false };
        let Some(last) = parts.next_back() else { return rest.is_empty() };
        for part in parts {
            let Some(at) = rest.find(part) else { return false };
            rest = &rest[at + part.len()..];
        }
        rest.ends_with(last)
    }
}

/// Something that has to be true in what the learner can see.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Goal {
    /// Where, as a JSON pointer into the view.
    at: String,
    /// The value that has to be there.
    #[serde(default)]
    is: Option<Value>,
    /// The least number, or length of a list, that has to be there.
    #[serde(default)]
    least: Option<u64>,
}

impl Goal {
    fn is_reached(&self, view: &Value) -> bool {
        let Some(value) = view.pointer(&self.at) else { return false };
        let size = value.as_u64().or_else(|| value.as_array().map(|list| list.len() as u64));
        self.is.as_ref().is_none_or(|is| is == value)
            && self.least.is_none_or(|least| size.is_some_and(|size| size >= least))
    }
}

impl Step {
    /// Whether it is only read.
    pub fn is_read(&self) -> bool {
        self.allow.is_empty()
    }

    /// Whether it allows everything the rules allow.
    pub fn is_free(&self) -> bool {
        self.allow.iter().any(|pattern| pattern.0 == "*")
    }

    /// Whether it allows an action.
    pub fn allows(&self, action: &str) -> bool {
        self.allow.iter().any(|pattern| pattern.matches(action))
    }

    /// Whether an allowed action ends it, as long as nothing has to be true besides.
    fn is_ended_by(&self, action: &str) -> bool {
        self.allows(action) && (self.done.is_empty() || self.done.iter().any(|done| done.matches(action)))
    }
}

/// The files, by game and in the order of their numbers: game, name, text.
const FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// # Panics
/// If a file is no lesson. A test reads all of them.
static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    let read = |(game, name, text): &(&'static str, &'static str, &str)| {
        let file: File = toml::from_str(text).unwrap_or_else(|error| panic!("{game}/{name}: {error}"));
        let File { options, seed, before, set, step } = file;
        Lesson { game, name, steps: step, options, seed: Seed::from_text(&seed), before, set }
    };
    FILES.iter().map(read).collect()
});

/// Every lesson, game by game and from the easiest on.
pub fn lessons() -> &'static [Lesson] {
    &LESSONS
}

/// The lessons of a game.
pub fn of_game(game: &str) -> impl Iterator<Item = &'static Lesson> {
    lessons().iter().filter(move |lesson| lesson.game == game)
}

/// A lesson by its name.
pub fn lesson(game: &str, name: &str) -> Option<&'static Lesson> {
    of_game(game).find(|lesson| lesson.name == name)
}

impl Lesson {
    /// The seat of the learner.
    pub const SEAT: Seat = Seat::new(0);

    /// The id of its title. With `-about` it is that of the line below it, with `-end` what is said at the end.
    pub fn title(&self) -> String {
        format!("{}-lesson-{}", self.game, self.name)
    }

    /// The id of the text of a step. With `-detour` it is that of what is said to whoever does something else.
    pub fn text(&self, step: &Step) -> String {
        format!("{}-{}", self.title(), step.text)
    }

    /// The lesson after it.
    pub fn next(&self) -> Option<&'static Lesson> {
        of_game(self.game).skip_while(|one| one.name != self.name).nth(1)
    }

    /// The position it begins with.
    ///
    /// # Errors
    /// Why there is none, in English.
    pub fn position(&self) -> Result<Value, String> {
        let kind = find(self.game).ok_or("there is no such game")?;
        let mut table = kind.new_table(&self.options, self.seed).map_err(|error| error.to_string())?;
        for line in &self.before {
            for action in steps(line) {
                table.play(action).map_err(|error| format!("before: {action}: {error}"))?;
            }
        }
        let mut position = table.state();
        for (at, value) in &self.set {
            *position.pointer_mut(at).ok_or_else(|| format!("set: there is no {at}"))? = value.clone();
        }
        let faults = |faults: Vec<samovar_engine::Fault>| {
            faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
        };
        Ok(kind.load(&position).map_err(faults)?.state())
    }

    /// A table at which somebody learns it.
    ///
    /// # Errors
    /// If the rules no longer allow the position, in English.
    pub fn setup(&self, host: &str, learner: Sitting) -> Result<Setup, String> {
        let position = self.position()?;
        let kind = find(self.game).ok_or("there is no such game")?;
        let seats = kind.load(&position).map_err(|_| "the position cannot be read")?.seats();
        let bot = || Sitting::Bot { level: BOT.to_owned() };
        Ok(Setup {
            game: self.game.to_owned(),
            options: self.options.clone(),
            listed: false,
            correspondence: false,
            clock: None,
            hints: false,
            host: host.to_owned(),
            // Nothing is secret here: what bots do besides the replies is the same for everybody.
            secret: self.seed,
            seats: std::iter::once(learner).chain(std::iter::repeat_with(bot)).take(seats).collect(),
            position: Some(position),
            teaching: Some(Teaching::Lesson(self.name.to_owned())),
        })
    }

    /// What the others do, from the first step to the last.
    fn reply(&self, place: usize) -> Option<&str> {
        self.steps.iter().flat_map(|step| &step.replies).nth(place).map(String::as_str)
    }
}

/// Where the learner at a table is.
#[derive(Clone, Debug)]
pub struct Course {
    /// The lesson.
    pub lesson: &'static Lesson,
    /// Where the learner was at first, and after everything that was done since.
    trail: Vec<Mark>,
}

#[derive(Clone, Copy, Default, Debug)]
struct Mark {
    /// How many decisions had been made.
    decisions: usize,
    /// How many steps had been done.
    step: usize,
    /// How many decisions of others had been made.
    replies: usize,
}

impl Course {
    /// The course that a table begins; `None` unless it teaches a lesson that there is.
    pub fn of(setup: &Setup) -> Option<Course> {
        let Some(Teaching::Lesson(name)) = &setup.teaching else { return None };
        Some(Course { lesson: lesson(&setup.game, name)?, trail: vec![Mark::default()] })
    }

    fn now(&self) -> Mark {
        self.trail.last().copied().unwrap_or_default()
    }

    /// How many steps are done.
    pub fn done(&self) -> usize {
        self.now().step
    }

    /// The step the learner is at; `None` at the end.
    pub fn step(&self) -> Option<&'static Step> {
        self.lesson.steps.get(self.done())
    }

    /// Whether the learner has something to do in the game now, not only to read.
    pub fn is_to_act(&self) -> bool {
        self.step().is_some_and(|step| !step.is_read())
    }

    /// What comes of a decision, with which there are so many.
    pub fn decided(&mut self, decisions: usize, seat: Seat, action: &str, game: Option<&dyn Table>) {
        let mut mark = Mark { decisions, ..self.now() };
        if seat != Lesson::SEAT {
            mark.replies += 1;
        } else if let Some(step) = self.step().filter(|step| step.is_ended_by(action)) {
            let is_reached = |goal: &Goal| {
                game.is_some_and(|game| goal.is_reached(&game.view(Viewer::Seat(Lesson::SEAT))))
            };
            mark.step += usize::from(step.until.as_ref().is_none_or(is_reached));
        }
        self.trail.push(mark);
    }

    /// Goes on from a step that is only read.
    pub fn read(&mut self) {
        if self.step().is_some_and(Step::is_read) {
            let now = self.now();
            self.trail.push(Mark { step: now.step + 1, ..now });
        }
    }

    /// Goes back to where so many decisions had been made.
    pub fn back_to(&mut self, decisions: usize) {
        while self.trail.len() > 1 && self.now().decisions > decisions {
            self.trail.pop();
        }
    }

    /// How many actions of a move the learner may take now: those that the step allows, until one ends it.
    ///
    /// # Errors
    /// If it allows not even the first.
    pub fn part<'a>(&self, actions: impl Iterator<Item = &'a str>) -> Result<usize, Refused> {
        let Some(step) = self.step() else { return Err(Refused::not_now("lesson-over")) };
        if step.is_read() {
            return Err(Refused::not_now("lesson-read-on"));
        }
        let mut allowed = 0;
        for action in actions.take_while(|action| step.allows(action)) {
            allowed += 1;
            if step.until.is_none() && step.is_ended_by(action) {
                break;
            }
        }
        match allowed {
            0 => Err(Refused::told(Message::owned(format!("{}-detour", self.lesson.text(step))))),
            _ => Ok(allowed),
        }
    }

    /// What the learner is offered now: of choices with what goes with them, the part that the lesson allows.
    pub fn offered(&self, choices: Vec<Choice>) -> Vec<Choice> {
        let part = |first: &str, then: &[ChoiceStep]| {
            let then = then.iter().map(|step| step.action.as_str());
            self.part(std::iter::once(first).chain(then)).map(|allowed| allowed - 1)
        };
        let cut = |mut choice: Choice| {
            choice.then.truncate(part(&choice.action, &choice.then).ok()?);
            choice.more.retain(|then| part(&choice.action, then).is_ok_and(|allowed| allowed == then.len()));
            Some(choice)
        };
        choices.into_iter().filter_map(cut).collect()
    }

    /// What the seat that decides does, if it is not the learner's and the lesson says so.
    pub fn reply(&self, game: &dyn Table) -> Option<&'static str> {
        let reply = self.lesson.reply(self.now().replies)?;
        (game.turn() != Turn::Decide(Lesson::SEAT) && game.check(reply).is_ok()).then_some(reply)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_star_stands_for_anything() {
        let matches = |pattern: &str, action: &str| Pattern(pattern.to_owned()).matches(action);
        assert!(
            matches("hunt 3", "hunt 3") && !matches("hunt 3", "hunt 3 left") && !matches("hunt 3", "hunt")
        );
        assert!(matches("hunt *", "hunt 3 left") && matches("*", "end") && !matches("hunt *", "pay 3"));
        assert!(matches("place * e*t*", "place 3 east 2") && !matches("place * e*t*", "place 3 west 2"));
        assert!(matches("* left", "hunt 3 left") && !matches("* left", "hunt 3 right"));
    }

    #[test]
    fn a_goal_looks_for_a_value_or_for_enough() {
        let view = json!({"seats": [{"horses": 3, "furs": [2, 2]}]});
        let goal = |text: &str| toml::from_str::<Goal>(text).expect("a goal").is_reached(&view);
        assert!(goal("at = '/seats/0/horses'\nleast = 3") && !goal("at = '/seats/0/horses'\nleast = 4"));
        assert!(goal("at = '/seats/0/furs'\nleast = 2") && goal("at = '/seats/0/furs/1'\nis = 2"));
        assert!(!goal("at = '/seats/1/furs'") && !goal("at = '/seats/0/horses'\nis = 2"));
    }
}
