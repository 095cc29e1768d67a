//! A game being played, whichever it is.

use std::any::Any;
use std::fmt::{Display, Write};
use std::sync::Arc;

use samovar_bots::{Bot, Maker, look_ahead};
use samovar_engine::{
    Action, ActionList, Event, Game, Insight, Kind, Knowledge, MAX_SEATS, Message, NoLog, OptionSpec, Part,
    Refusal, Rng, Seat, Seed, Session, Standings, Table, Turn, Viewer,
};
use samovar_games::{find, kinds, with_session};
use samovar_words::{Language, Names, say};
use serde_json::{Map, Value, json};

use crate::wrong::Wrong;

/// How many legal actions an error message lists.
const LISTED: usize = 12;

/// The bots at the seats of a game, kept between their decisions.
pub type Seated = [Option<Box<dyn Any + Send>>; MAX_SEATS];

/// A game being played. What needs no types is in its [`Table`].
pub trait Play: Send + Sync {
    /// The game as whoever does not know its type sees it.
    fn table(&self) -> &dyn Table;
    /// Another one in the same state with the same past.
    fn copy(&self) -> Box<dyn Play>;
    /// The seat that has to decide.
    fn decider(&self) -> Option<Seat>;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// How many actions there are.
    fn action_count(&self) -> usize;
    /// The ids of the legal actions.
    fn legal(&mut self) -> &[u16];
    /// The notation of an action.
    fn notation(&self, id: usize) -> Option<String>;
    /// The id of an action in notation.
    fn id_of(&self, notation: &str) -> Result<usize, Wrong>;
    /// Plays an action.
    fn play(&mut self, id: usize) -> Result<(), Wrong>;
    /// Takes the last decision back.
    fn undo(&mut self) -> Option<Seat>;
    /// Every decision so far: who took it, and the id of the action.
    fn history(&self) -> Vec<(usize, usize)>;
    /// What an action means now.
    fn describe(&self, id: usize, language: Language) -> Result<String, Wrong>;
    /// Why an action is not allowed now.
    fn objection(&self, id: usize, language: Language) -> Result<Option<String>, Wrong>;
    /// The parts of an observation.
    fn parts(&self) -> Vec<Part>;
    /// How many numbers an observation has.
    fn width(&self) -> usize;
    /// The observation of a seat.
    fn observe(&self, seat: Seat, row: &mut [f32]);
    /// What the evaluation net thinks of every legal action, by its id.
    fn evaluate(&self, seed: Seed, values: &mut [f32]) -> Result<(), Wrong>;
    /// All that a seat has been told, its own decisions included.
    fn information(&mut self, seat: Seat) -> &str;
    /// A game that a seat cannot tell from this one.
    fn resample(&mut self, seat: Seat, seed: Seed) -> Box<dyn Play>;
    /// What the last decision led to, as JSON and in words: all of it, or what a viewer may see.
    fn events(&self, viewer: Option<Viewer>, language: Language) -> Vec<(Value, String)>;
    /// What a bot would do for the seat that has to decide.
    fn ask(&self, bot: &Maker, seed: Seed, seated: &mut Seated) -> Result<usize, Wrong>;
    /// What a bot that searches thinks of the decision, as JSON.
    fn think(&self, bot: &Maker, seed: Seed) -> Result<Value, Wrong>;
    /// A seed for a bot that follows from what the seat that has to decide may know.
    fn seed_for_bot(&self) -> Seed;
}

/// A [`Session`] of any game.
#[derive(Clone)]
struct Played<G: Insight> {
    session: Session<G>,
    width: usize,
    /// The legal actions, if they have been asked for.
    legal: Option<ActionList<u16>>,
    /// What each seat had been told before the session began, if that is not just its view.
    told: [Option<Arc<str>>; MAX_SEATS],
    /// What each seat has been told, as far as it has been put together.
    memories: [Option<Arc<Memory<G>>>; MAX_SEATS],
}

/// What a seat has been told up to some decision.
#[derive(Clone)]
struct Memory<G> {
    text: String,
    decisions: usize,
    state: G,
}

/// A new game.
pub fn new(game: &str, options: &Map<String, Value>, seed: Seed) -> Result<Box<dyn Play>, Wrong> {
    let kind = kind(game)?;
    let table = kind.new_table(options, seed).map_err(|bad| {
        let faults: Vec<_> = bad.0.iter().map(|fault| words(fault, Language::ENGLISH)).collect();
        Wrong::Value(format!("options of {game}: {}", faults.join("; ")))
    })?;
    Ok(of_table(&*table))
}

/// The game with this name.
pub fn kind(game: &str) -> Result<&'static dyn Kind, Wrong> {
    find(game).ok_or_else(|| {
        let known: Vec<_> = kinds().iter().map(|kind| kind.name()).collect();
        Wrong::Value(format!("there is no game {game:?}; there are {}", known.join(", ")))
    })
}

/// The game at a table.
pub fn of_table(table: &dyn Table) -> Box<dyn Play> {
    with_session!(table, session => boxed(session.clone())).expect("tables are of games in the list")
}

fn boxed<G: Insight>(session: Session<G>) -> Box<dyn Play> {
    Box::new(Played::new(session, Default::default()))
}

/// What everybody won: 1 for the only winner, less for winners who share the victory, and the same for all others, so that
/// the sum over all rows of the standings is 0.
pub fn returns(standings: &Standings) -> impl Iterator<Item = f32> {
    let rows = standings.rows.len() as f32;
    standings.shares().map(move |share| (rows * share - 1.0) / (rows - 1.0).max(1.0))
}

/// A message as a sentence.
pub fn words(message: &Message, language: Language) -> String {
    say(language, message, &Names::default())
}

/// An action that is not allowed: why, and what is.
pub fn illegal<G: Game>(state: &G, action: G::Action, refusal: &Refusal) -> Wrong {
    let mut legal = ActionList::new();
    state.legal_actions(&mut legal);
    let mut listed = legal.iter().take(LISTED).map(ToString::to_string).collect::<Vec<_>>().join(", ");
    if legal.len() > LISTED {
        let _ = write!(listed, " and {} more", legal.len() - LISTED);
    }
    let (rule, reason) = (refusal.rule, words(&refusal.reason, Language::ENGLISH));
    let (text, id) = (action.to_string(), action.index());
    let message = format!("{text:?} ({id}) is not legal now ({rule}): {reason}. Legal: {listed}");
    Wrong::Illegal { rule: Some(rule), message }
}

/// The action with an id.
pub fn action<G: Game>(id: usize) -> Result<G::Action, Wrong> {
    G::Action::from_index(id).ok_or_else(|| no_action(G::NAME, G::Action::COUNT, id))
}

/// That a number is the id of no action.
pub fn no_action(game: &str, count: usize, id: impl Display) -> Wrong {
    let message = format!("{id} is no action of {game}; its actions have the ids 0 to {}", count - 1);
    Wrong::Illegal { rule: None, message }
}

/// That there is nothing to decide any more.
fn over() -> Wrong {
    Wrong::Illegal { rule: None, message: "the game is over; nothing can be decided any more".to_owned() }
}

impl<G: Insight> Played<G> {
    fn new(session: Session<G>, told: [Option<Arc<str>>; MAX_SEATS]) -> Played<G> {
        let width = session.state().observation_parts().iter().map(|part| part.len).sum();
        Played { session, width, legal: None, told, memories: Default::default() }
    }

    fn state(&self) -> &G {
        self.session.state()
    }

    fn known(&self) -> Result<Knowledge<'_, G>, Wrong> {
        Knowledge::of(self.state()).ok_or_else(over)
    }
}

/// What a seat is told when a game begins.
fn first_told<G: Insight>(state: &G, seat: Seat) -> String {
    let options = G::write_options(&state.options());
    let view = json!(state.view(Viewer::Seat(seat)));
    format!("{}\n", json!({"game": G::NAME, "seat": seat, "options": options, "view": view}))
}

/// A bot at a seat.
struct AtSeat<G: Insight> {
    options: G::Options,
    bot: Box<dyn Bot<G>>,
}

impl<G: Insight> Play for Played<G> {
    fn table(&self) -> &dyn Table {
        &self.session
    }

    fn copy(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }

    fn decider(&self) -> Option<Seat> {
        self.state().turn().seat()
    }

    fn seats(&self) -> usize {
        self.state().seats()
    }

    fn action_count(&self) -> usize {
        G::Action::COUNT
    }

    fn legal(&mut self) -> &[u16] {
        let state = self.session.state();
        self.legal.get_or_insert_with(|| {
            let mut legal = ActionList::new();
            state.legal_actions(&mut legal);
            legal.iter().map(|action| action.index() as u16).collect()
        })
    }

    fn notation(&self, id: usize) -> Option<String> {
        G::Action::from_index(id).map(|action| action.to_string())
    }

    fn id_of(&self, notation: &str) -> Result<usize, Wrong> {
        let action: Result<G::Action, _> = notation.trim().parse();
        let action = action.map_err(|bad| Wrong::Illegal { rule: None, message: bad.to_string() })?;
        Ok(action.index())
    }

    fn play(&mut self, id: usize) -> Result<(), Wrong> {
        let action = action::<G>(id)?;
        if self.state().turn() == Turn::Over {
            return Err(over());
        }
        if self.legal.as_ref().is_some_and(|legal| legal.contains(&(id as u16))) {
            self.session.play_legal(action, &mut NoLog);
        } else {
            let refused = self.session.play(action, &mut NoLog);
            refused.map_err(|refusal| illegal(self.state(), action, &refusal))?;
        }
        self.legal = None;
        Ok(())
    }

    fn undo(&mut self) -> Option<Seat> {
        let seat = self.session.undo()?;
        self.legal = None;
        let decisions = self.session.actions().len();
        for memory in &mut self.memories {
            memory.take_if(|memory| memory.decisions > decisions);
        }
        Some(seat)
    }

    fn history(&self) -> Vec<(usize, usize)> {
        self.session.actions().map(|(seat, action)| (seat.index(), action.index())).collect()
    }

    fn describe(&self, id: usize, language: Language) -> Result<String, Wrong> {
        let action = action::<G>(id)?;
        if self.state().turn() == Turn::Over {
            return Err(over());
        }
        self.state().check(action).map_err(|refusal| illegal(self.state(), action, &refusal))?;
        Ok(words(&self.state().describe(action), language))
    }

    fn objection(&self, id: usize, language: Language) -> Result<Option<String>, Wrong> {
        let action = action::<G>(id)?;
        if self.state().turn() == Turn::Over {
            return Err(over());
        }
        let told = |refusal: Refusal| format!("{}: {}", refusal.rule, words(&refusal.reason, language));
        Ok(self.state().check(action).err().map(told))
    }

    fn parts(&self) -> Vec<Part> {
        self.state().observation_parts()
    }

    fn width(&self) -> usize {
        self.width
    }

    fn observe(&self, seat: Seat, row: &mut [f32]) {
        self.state().observe(seat, row);
    }

    fn evaluate(&self, seed: Seed, values: &mut [f32]) -> Result<(), Wrong> {
        look_ahead(&self.known()?, &mut Rng::new(seed), |action, value| values[action.index()] = value);
        Ok(())
    }

    fn information(&mut self, seat: Seat) -> &str {
        let viewer = Viewer::Seat(seat);
        let memory = self.memories[seat.index()].get_or_insert_with(|| {
            let state = self.session.first().clone();
            let begin = |told: &Arc<str>| told.to_string();
            let text = self.told[seat.index()].as_ref().map_or_else(|| first_told(&state, seat), begin);
            Arc::new(Memory { text, decisions: 0, state })
        });
        if memory.decisions < self.session.actions().len() {
            let Memory { text, decisions, state } = Arc::make_mut(memory);
            for (decider, action) in self.session.actions().skip(*decisions) {
                let seen = state.action_seen_by(action, viewer);
                let mut log = Vec::new();
                state.apply(action, &mut log);
                let events: Vec<G::Event> = log.iter().filter_map(|event| event.seen_by(viewer)).collect();
                if seen.is_some() || !events.is_empty() {
                    let action = seen.map(|action| action.to_string());
                    let _ =
                        writeln!(text, "{}", json!({"seat": decider, "action": action, "events": events}));
                }
                *decisions += 1;
            }
        }
        &memory.text
    }

    fn resample(&mut self, seat: Seat, seed: Seed) -> Box<dyn Play> {
        let mut state = self.state().clone();
        state.resample(seat, &mut Rng::new(seed));
        let mut told: [Option<Arc<str>>; MAX_SEATS] = Default::default();
        told[seat.index()] = Some(self.information(seat).into());
        Box::new(Played::new(Session::of(state), told))
    }

    fn events(&self, viewer: Option<Viewer>, language: Language) -> Vec<(Value, String)> {
        let Some((_, action)) = self.session.actions().last() else { return Vec::new() };
        let mut before = self.session.clone();
        before.undo();
        let mut log = Vec::new();
        before.play_legal(action, &mut log);
        let names = Names::at(language, G::NAME, &self.state().standings());
        let seen =
            |event: &G::Event| viewer.map_or_else(|| Some(event.clone()), |viewer| event.seen_by(viewer));
        let told = |event: G::Event| (json!(event), say(language, &event.message(), &names));
        log.iter().filter_map(seen).map(told).collect()
    }

    fn ask(&self, maker: &Maker, seed: Seed, seated: &mut Seated) -> Result<usize, Wrong> {
        let known = self.known()?;
        let options = self.state().options();
        let place = &mut seated[known.seat().index()];
        let kept = place.as_mut().and_then(|kept| kept.downcast_mut::<AtSeat<G>>());
        if let Some(kept) = kept.filter(|kept| kept.options == options) {
            return Ok(kept.bot.choose(&known)?.index());
        }
        let mut bot = maker.make::<G>(&options, known.seat(), seed.nth(known.seat().index() as u64))?;
        let choice = bot.choose(&known)?.index();
        *place = Some(Box::new(AtSeat { options, bot }));
        Ok(choice)
    }

    fn think(&self, maker: &Maker, seed: Seed) -> Result<Value, Wrong> {
        let known = self.known()?;
        let search = maker.search::<G>(&self.state().options(), seed);
        let mut search = search.ok_or_else(|| {
            Wrong::Value(format!("{maker} does not search; a level such as expert, or search:N, does"))
        })?;
        let thought = search.think(&known);
        let tried = |one: &samovar_bots::Considered<G::Action>| {
            let (value, chance) = (one.value, one.chance);
            json!({"action": one.action.index(), "visits": one.visits, "value": value, "chance": chance})
        };
        let moves: Vec<Value> = thought.moves.iter().map(tried).collect();
        let line: Vec<usize> = thought.line.iter().map(|action| action.index()).collect();
        Ok(
            json!({"moves": moves, "line": line, "chances": thought.chances[..self.state().standings().rows.len()]}),
        )
    }

    fn seed_for_bot(&self) -> Seed {
        let view = self.decider().map(|seat| self.session.view(Viewer::Seat(seat)));
        Seed::from_text(&format!("bot\n{}", view.unwrap_or_default()))
    }
}

/// What is to be known of a game before it is played, as JSON.
pub fn info(kind: &dyn Kind) -> Result<Value, Wrong> {
    let game = new(kind.name(), &Map::new(), Seed::new([0; 32]))?;
    let specs: &[OptionSpec] = kind.option_specs();
    Ok(json!({
        "name": kind.name(),
        "rules_version": kind.rules_version(),
        "components_hash": kind.components_hash(),
        "actions_hash": kind.actions_hash().to_string(),
        "actions": kind.actions(),
        "forms": kind.forms(),
        "options": specs,
        "observation_parts": game.parts(),
    }))
}
