//! The kit can fail: for every property a toy with one deliberate flaw, and the check that finds it.
#![cfg(feature = "kit")]

use std::fmt::{self, Debug};
use std::hash::Hash;
use std::marker::PhantomData;
use std::str::FromStr;

use samovar_engine::kit::toy::{Action, Event, Options, Toy, View};
use samovar_engine::kit::{self, Failure, Plan, Report, Specimen};
use samovar_engine::{
    Action as _, ActionList, BadOptions, Closing, Colour, Fault, Form, Game, Kind, KindOf, Log, MAX_SEATS,
    Message, OptionSpec, Refusal, Rng, Seat, Seed, Standings, Turn, Viewer,
};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// How a toy can be broken; whatever a flaw leaves alone is sound.
trait Flaw: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    fn option_specs() -> &'static [OptionSpec] {
        Toy::option_specs()
    }
    fn write_options(options: &Options) -> Map<String, Value> {
        Toy::write_options(options)
    }
    fn write(action: Action) -> String {
        action.to_string()
    }
    fn read(text: &str) -> Option<Action> {
        text.parse().ok()
    }
    fn index(action: Action) -> usize {
        action.index()
    }
    fn forms() -> Vec<Form> {
        Action::forms()
    }
    fn turn(toy: &Toy) -> Turn {
        toy.turn()
    }
    fn question(toy: &Toy) -> Message {
        toy.question()
    }
    fn legal_actions(toy: &Toy, out: &mut ActionList<Action>) {
        toy.legal_actions(out);
    }
    fn check(toy: &Toy, action: Action) -> Result<(), Refusal> {
        toy.check(action)
    }
    /// Whether the action is carried out at all.
    fn acts(_: Action) -> bool {
        true
    }
    /// What an action does to the ten coins in the box, which nothing should ever touch.
    fn spend(_: &mut u8, _: Action) {}
    fn spend_when_refused(_: &mut u8) {}
    fn spend_unchecked(_: &mut u8) {}
    fn plain(toy: &Toy) -> Option<Action> {
        toy.plain()
    }
    fn sole(toy: &Toy) -> Option<Action> {
        toy.sole()
    }
    fn describe(toy: &Toy, action: Action) -> Message {
        toy.describe(action)
    }
    fn action_seen_by(toy: &Toy, action: Action, viewer: Viewer) -> Option<Action> {
        toy.action_seen_by(action, viewer)
    }
    fn event_seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        samovar_engine::Event::seen_by(event, viewer)
    }
    fn view(toy: &Toy, viewer: Viewer) -> View {
        toy.view(viewer)
    }
    fn resample(toy: &mut Toy, _coins: &mut u8, knower: Seat, rng: &mut Rng) {
        toy.resample(knower, rng);
    }
    fn reveals(toy: &Toy) -> u32 {
        toy.reveals()
    }
    fn standings(toy: &Toy) -> Standings {
        toy.standings()
    }
    fn load(toy: Result<Toy, Vec<Fault>>) -> Result<Toy, Vec<Fault>> {
        toy
    }
    fn universe() -> Vec<Action> {
        Toy::universe()
    }
    fn may_ask_single(toy: &Toy) -> bool {
        toy.may_ask_single()
    }
    fn scramble(toy: &Toy, viewer: Viewer, rng: &mut Rng) -> Toy {
        toy.scramble(viewer, rng)
    }
}

const COINS: u8 = 10;

/// A toy with a flaw, and ten coins in the box.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Broken<F> {
    toy: Toy,
    coins: u8,
    flaw: PhantomData<F>,
}

impl<F> Broken<F> {
    fn of(toy: Toy) -> Broken<F> {
        Broken { toy, coins: COINS, flaw: PhantomData }
    }
}

/// An action in the notation of a flaw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Word<F>(Action, PhantomData<F>);

impl<F: Flaw> fmt::Display for Word<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&F::write(self.0))
    }
}

impl<F: Flaw> FromStr for Word<F> {
    type Err = &'static str;
    fn from_str(text: &str) -> Result<Word<F>, &'static str> {
        F::read(text).map(word).ok_or("unreadable")
    }
}

impl<F: Flaw> samovar_engine::Action for Word<F> {
    const COUNT: usize = Action::COUNT;
    fn closes(self) -> Option<Closing> {
        self.0.closes()
    }
    fn index(self) -> usize {
        F::index(self.0)
    }
    fn from_index(index: usize) -> Option<Word<F>> {
        Action::from_index(index).map(word)
    }
    fn forms() -> Vec<Form> {
        F::forms()
    }
}

fn word<F>(action: Action) -> Word<F> {
    Word(action, PhantomData)
}

/// An event as a flaw tells it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
struct News<F>(Event, PhantomData<F>);

impl<F: Flaw> samovar_engine::Event for News<F>
where
    News<F>: Serialize,
{
    fn message(&self) -> Message {
        self.0.message()
    }
    fn seen_by(&self, viewer: Viewer) -> Option<News<F>> {
        F::event_seen_by(&self.0, viewer).map(|event| News(event, PhantomData))
    }
    fn begins_turn(&self) -> bool {
        self.0.begins_turn()
    }
}

struct Retell<'a, L, F>(&'a mut L, PhantomData<F>);

impl<L: Log<News<F>>, F> Log<Event> for Retell<'_, L, F> {
    fn add(&mut self, event: Event) {
        self.0.add(News(event, PhantomData));
    }
}

impl<F: Flaw> Game for Broken<F> {
    type Options = Options;
    type Action = Word<F>;
    type Event = News<F>;
    type View = View;
    type Components = ();
    const NAME: &'static str = "broken";
    const RULES_VERSION: u32 = 1;

    fn option_specs() -> &'static [OptionSpec] {
        F::option_specs()
    }
    fn read_options(values: &Map<String, Value>) -> Result<Options, BadOptions> {
        Toy::read_options(values)
    }
    fn write_options(options: &Options) -> Map<String, Value> {
        F::write_options(options)
    }
    fn colours(options: &Options) -> [Colour; MAX_SEATS] {
        Toy::colours(options)
    }
    fn new(options: &Options, seed: Seed) -> Broken<F> {
        Broken::of(Toy::new(options, seed))
    }
    fn options(&self) -> Options {
        self.toy.options()
    }
    fn seats(&self) -> usize {
        self.toy.seats()
    }
    fn turn(&self) -> Turn {
        F::turn(&self.toy)
    }
    fn question(&self) -> Message {
        F::question(&self.toy)
    }
    fn legal_actions(&self, out: &mut ActionList<Word<F>>) {
        let mut list = ActionList::new();
        F::legal_actions(&self.toy, &mut list);
        out.extend(list.into_iter().map(word));
    }
    fn check(&self, action: Word<F>) -> Result<(), Refusal> {
        F::check(&self.toy, action.0)
    }
    fn apply(&mut self, action: Word<F>, log: &mut impl Log<News<F>>) {
        if F::acts(action.0) {
            self.toy.apply(action.0, &mut Retell(log, PhantomData::<F>));
        }
        F::spend(&mut self.coins, action.0);
    }
    fn play(&mut self, action: Word<F>, log: &mut impl Log<News<F>>) -> Result<(), Refusal> {
        let judged = self.check(action);
        match judged {
            Ok(()) => self.apply(action, log),
            Err(_) => F::spend_when_refused(&mut self.coins),
        }
        judged
    }
    fn play_unchecked(&mut self, action: Word<F>) {
        self.apply(action, &mut samovar_engine::NoLog);
        F::spend_unchecked(&mut self.coins);
    }
    fn plain(&self) -> Option<Word<F>> {
        F::plain(&self.toy).map(word)
    }
    fn joins(&self, answer: Word<F>) -> bool {
        self.toy.joins(answer.0)
    }
    fn sole(&self) -> Option<Word<F>> {
        F::sole(&self.toy).map(word)
    }
    fn describe(&self, action: Word<F>) -> Message {
        F::describe(&self.toy, action.0)
    }
    fn action_seen_by(&self, action: Word<F>, viewer: Viewer) -> Option<Word<F>> {
        F::action_seen_by(&self.toy, action.0, viewer).map(word)
    }
    fn view(&self, viewer: Viewer) -> View {
        F::view(&self.toy, viewer)
    }
    fn resample(&mut self, knower: Seat, rng: &mut Rng) {
        F::resample(&mut self.toy, &mut self.coins, knower, rng);
    }
    fn reveals(&self) -> u32 {
        F::reveals(&self.toy)
    }
    fn standings(&self) -> Standings {
        F::standings(&self.toy)
    }
    fn save(&self) -> Value {
        self.toy.save()
    }
    fn audit(&self) -> Result<(), String> {
        if self.coins != COINS {
            return Err(format!("{} coins in the box", self.coins));
        }
        self.toy.audit()
    }
    fn load(state: &Value) -> Result<Broken<F>, Vec<Fault>> {
        F::load(Toy::load(state)).map(Broken::of)
    }
}

impl<F: Flaw> Specimen for Broken<F> {
    const MAX_DECISIONS: usize = Toy::MAX_DECISIONS;
    fn setups() -> Vec<(String, Options)> {
        Toy::setups()
    }
    fn universe() -> Vec<Word<F>> {
        F::universe().into_iter().map(word).collect()
    }
    fn scramble(&self, viewer: Viewer, rng: &mut Rng) -> Broken<F> {
        Broken { toy: F::scramble(&self.toy, viewer, rng), ..*self }
    }
    fn may_ask_single(&self) -> bool {
        F::may_ask_single(&self.toy)
    }
    fn open_standings(&self) -> bool {
        true
    }
    fn passing(event: &News<F>) -> bool {
        Toy::passing(&event.0)
    }
}

fn plan() -> Plan {
    Plan::new(12, "flaws").with_every(2)
}

/// Declares a flaw by what it does otherwise.
macro_rules! flaw {
    ($name:ident { $($body:tt)* }) => {
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
        struct $name;
        impl Flaw for $name { $($body)* }
    };
}

/// The check finds the flaw and says so in these words.
#[track_caller]
fn finds(found: Result<Report, Failure>, words: &str) {
    let failure = found.expect_err("the flaw goes unnoticed");
    assert!(failure.fault.contains(words), "found something else: {failure}");
}

/// The card on top of the deck, which nobody may know for nothing.
fn top(toy: &Toy) -> String {
    let saved = toy.save();
    let last = saved["deck"].as_array().and_then(|deck| deck.last());
    last.map_or(String::new(), |slot| slot["card"].as_str().unwrap_or_default().to_owned())
}

/// The toy with something in its saved form changed.
fn rewritten(toy: &Toy, change: impl FnOnce(&mut Value)) -> Toy {
    let mut saved = toy.save();
    change(&mut saved);
    Toy::load(&saved).expect("a flaw that stays loadable")
}

#[test]
fn the_wrapper_itself_is_sound() {
    flaw!(Sound {});
    kit::check_all::<Broken<Sound>>(&plan()).unwrap();
}

#[test]
fn a_dead_end_is_found() {
    flaw!(DeadEnd {
        fn legal_actions(toy: &Toy, out: &mut ActionList<Action>) {
            toy.legal_actions(out);
            out.retain(|action| !matches!(action, Action::Keep | Action::Bury));
        }
    });
    finds(kit::check_ends::<Broken<DeadEnd>>(&plan()), "dead end");
}

#[test]
fn a_list_after_the_end_is_found() {
    flaw!(Afterlife {
        fn legal_actions(toy: &Toy, out: &mut ActionList<Action>) {
            toy.legal_actions(out);
            if out.is_empty() {
                out.push(Action::Rest);
            }
        }
    });
    finds(kit::check_ends::<Broken<Afterlife>>(&plan()), "the game is over");
}

#[test]
fn a_seat_that_is_not_there_is_found() {
    flaw!(Ghost {
        fn turn(toy: &Toy) -> Turn {
            match toy.turn() {
                Turn::Decide(_) => Turn::Decide(Seat::new(9)),
                Turn::Over => Turn::Over,
            }
        }
    });
    finds(kit::check_ends::<Broken<Ghost>>(&plan()), "no seat 9");
}

#[test]
fn an_endless_game_is_found() {
    flaw!(Endless {
        fn acts(action: Action) -> bool {
            action != Action::Done
        }
    });
    finds(kit::check_ends::<Broken<Endless>>(&plan()), "endless");
}

#[test]
fn a_panic_is_a_failure_with_its_game() {
    flaw!(Panics {
        fn acts(action: Action) -> bool {
            assert_ne!(action, Action::Bury, "the spade is broken");
            true
        }
    });
    let failure = kit::check_ends::<Broken<Panics>>(&plan()).unwrap_err();
    assert!(failure.fault.contains("the spade is broken"), "{failure}");
    assert_eq!(failure.game.unwrap().1.actions.last().unwrap(), "bury");
}

#[test]
fn a_lost_coin_is_found() {
    flaw!(Lossy {
        fn spend(coins: &mut u8, action: Action) {
            *coins -= u8::from(action == Action::Bury);
        }
    });
    finds(kit::check_conserves::<Broken<Lossy>>(&plan()), "9 coins");
}

#[test]
fn the_game_of_a_failure_leads_to_the_fault() {
    flaw!(Spends {
        fn spend(coins: &mut u8, action: Action) {
            *coins -= u8::from(action == Action::Rest);
        }
    });
    let failure = kit::check_conserves::<Broken<Spends>>(&plan()).unwrap_err();
    let game = failure.game.unwrap();
    let record = game.1.to_string().parse().unwrap();
    let replay = KindOf::<Broken<Spends>>::NEW.replay(&record, None).unwrap();
    let session = replay.table.as_any().downcast_ref::<samovar_engine::Session<Broken<Spends>>>().unwrap();
    assert!(session.state().audit().is_err());
}

#[test]
fn a_list_that_is_too_short_is_found() {
    flaw!(Forgetful {
        fn legal_actions(toy: &Toy, out: &mut ActionList<Action>) {
            toy.legal_actions(out);
            if out.len() > 2 {
                out.pop();
            }
        }
    });
    finds(kit::check_list::<Broken<Forgetful>>(&plan()), "is not listed");
}

#[test]
fn a_list_that_is_too_long_is_found() {
    flaw!(Generous {
        fn legal_actions(toy: &Toy, out: &mut ActionList<Action>) {
            toy.legal_actions(out);
            if out.len() > 2 {
                out.push(Action::Done);
            }
        }
        fn acts(action: Action) -> bool {
            action != Action::Done
        }
    });
    finds(kit::check_list::<Broken<Generous>>(&plan()), "done is listed, but TOY-");
}

#[test]
fn a_list_that_repeats_itself_is_found() {
    flaw!(Stammers {
        fn legal_actions(toy: &Toy, out: &mut ActionList<Action>) {
            toy.legal_actions(out);
            out.extend(out.first().copied());
        }
    });
    finds(kit::check_list::<Broken<Stammers>>(&plan()), "twice");
}

#[test]
fn an_action_outside_the_universe_is_found() {
    flaw!(Small {
        fn universe() -> Vec<Action> {
            Toy::universe().into_iter().filter(|action| *action != Action::Rest).collect()
        }
    });
    finds(kit::check_list::<Broken<Small>>(&plan()), "not in the universe");
}

#[test]
fn an_id_that_two_actions_share_is_found() {
    flaw!(Shares {
        fn index(action: Action) -> usize {
            if action == Action::Keep { Action::Bury.index() } else { action.index() }
        }
    });
    finds(kit::check_ids::<Broken<Shares>>(&plan()), "the id of keep is not the same");
}

#[test]
fn a_form_that_is_not_told_is_found() {
    flaw!(Forgets {
        fn forms() -> Vec<Form> {
            Action::forms().into_iter().filter(|form| form.name != "Keep").collect()
        }
    });
    finds(kit::check_ids::<Broken<Forgets>>(&plan()), "the first id of bury is not the same");
}

#[test]
fn a_refusal_without_a_rule_is_found() {
    flaw!(Mute {
        fn check(toy: &Toy, action: Action) -> Result<(), Refusal> {
            toy.check(action).map_err(|refusal| Refusal::new("", refusal.reason))
        }
    });
    finds(kit::check_list::<Broken<Mute>>(&plan()), "without a rule");
}

#[test]
fn a_refusal_that_changes_something_is_found() {
    flaw!(Fine {
        fn spend_when_refused(coins: &mut u8) {
            *coins = 9;
        }
    });
    finds(kit::check_refusals::<Broken<Fine>>(&plan()), "was refused is not the same");
}

#[test]
fn a_needless_question_is_found() {
    flaw!(Nagging {
        fn may_ask_single(_: &Toy) -> bool {
            false
        }
    });
    finds(kit::check_singles::<Broken<Nagging>>(&plan()), "the only answer");
}

#[test]
fn play_unchecked_that_differs_is_found() {
    flaw!(Careless {
        fn spend_unchecked(coins: &mut u8) {
            *coins = 9;
        }
    });
    finds(kit::check_playing::<Broken<Careless>>(&plan()), "after play_unchecked");
}

#[test]
fn two_actions_with_one_notation_are_found() {
    flaw!(Ambiguous {
        fn write(action: Action) -> String {
            action.to_string().replace("bury", "keep")
        }
    });
    finds(kit::check_notation::<Broken<Ambiguous>>(&plan()), "twice");
}

#[test]
fn notation_that_reads_as_something_else_is_found() {
    flaw!(Misread {
        fn read(text: &str) -> Option<Action> {
            text.replace("keep", "bury").parse().ok()
        }
    });
    finds(kit::check_notation::<Broken<Misread>>(&plan()), "\"keep\" reads back as \"bury\"");
}

#[test]
fn notation_that_does_not_read_is_found() {
    flaw!(Illegible {
        fn read(text: &str) -> Option<Action> {
            text.parse().ok().filter(|action| *action != Action::Done)
        }
    });
    finds(kit::check_notation::<Broken<Illegible>>(&plan()), "does not read back");
}

#[test]
fn notation_that_breaks_the_line_is_found() {
    flaw!(Breaks {
        fn write(action: Action) -> String {
            action.to_string().replace(' ', "\n")
        }
        fn read(text: &str) -> Option<Action> {
            text.replace('\n', " ").parse().ok()
        }
    });
    finds(kit::check_notation::<Broken<Breaks>>(&plan()), "not a line of a record");
}

#[test]
fn a_load_that_loses_something_is_found() {
    flaw!(Amnesiac {
        fn load(toy: Result<Toy, Vec<Fault>>) -> Result<Toy, Vec<Fault>> {
            toy.map(|toy| rewritten(&toy, |saved| saved["reveals"] = json!(0)))
        }
    });
    finds(kit::check_saves::<Broken<Amnesiac>>(&plan()), "after saving and loading");
}

#[test]
fn a_load_that_refuses_a_save_is_found() {
    flaw!(Distrustful {
        fn load(toy: Result<Toy, Vec<Fault>>) -> Result<Toy, Vec<Fault>> {
            toy.and_then(|toy| {
                if toy.turn() == Turn::Over { Err(vec![Fault::new("stack", "is empty")]) } else { Ok(toy) }
            })
        }
    });
    finds(kit::check_saves::<Broken<Distrustful>>(&plan()), "its own save is refused");
}

#[test]
fn a_load_that_gives_no_fault_is_found() {
    flaw!(Sullen {
        fn load(toy: Result<Toy, Vec<Fault>>) -> Result<Toy, Vec<Fault>> {
            toy.map_err(|_| Vec::new())
        }
    });
    finds(kit::check_positions::<Broken<Sullen>>(&plan()), "without a fault");
}

#[test]
fn a_load_that_panics_is_found() {
    flaw!(Fragile {
        fn load(toy: Result<Toy, Vec<Fault>>) -> Result<Toy, Vec<Fault>> {
            Ok(toy.expect("every position is good"))
        }
    });
    finds(kit::check_positions::<Broken<Fragile>>(&plan()), "every position is good");
}

#[test]
fn a_load_that_takes_anything_is_found() {
    flaw!(Credulous {
        fn load(toy: Result<Toy, Vec<Fault>>) -> Result<Toy, Vec<Fault>> {
            Ok(toy.unwrap_or_else(|_| Toy::new(&Options { players: 2, open: false }, Seed::new([0; 32]))))
        }
        fn acts(action: Action) -> bool {
            action != Action::Done
        }
    });
    finds(kit::check_positions::<Broken<Credulous>>(&plan()), "endless");
}

#[test]
fn options_that_do_not_come_back_are_found() {
    flaw!(Closed {
        fn write_options(options: &Options) -> Map<String, Value> {
            Toy::write_options(&Options { open: false, ..*options })
        }
    });
    finds(kit::check_records::<Broken<Closed>>(&plan()), "the options after writing and reading");
}

#[test]
fn a_first_option_other_than_players_is_found() {
    flaw!(Headless {
        fn option_specs() -> &'static [OptionSpec] {
            &Toy::option_specs()[1..]
        }
    });
    finds(kit::check_records::<Broken<Headless>>(&plan()), "the first option");
}

#[test]
fn a_record_that_does_not_replay_is_found() {
    flaw!(Garbles {
        fn read(text: &str) -> Option<Action> {
            text.parse().ok().filter(|action| *action != Action::Keep)
        }
    });
    finds(kit::check_records::<Broken<Garbles>>(&plan()), "unreadable");
}

#[test]
fn a_sample_that_ignores_a_card_looked_at_is_found() {
    flaw!(Inattentive {
        fn resample(toy: &mut Toy, _: &mut u8, knower: Seat, rng: &mut Rng) {
            toy.resample(knower, rng);
            *toy = rewritten(toy, |saved| {
                let deck = saved["deck"].as_array_mut().unwrap();
                let mut cards: Vec<_> = deck.iter().map(|slot| slot["card"].clone()).collect();
                cards.reverse();
                deck.iter_mut().zip(cards).for_each(|(slot, card)| slot["card"] = card);
            });
        }
    });
    finds(kit::check_resample::<Broken<Inattentive>>(&plan()), "the view of a sample");
}

#[test]
fn a_sample_that_is_the_truth_is_found() {
    flaw!(Clairvoyant {
        fn resample(_: &mut Toy, _: &mut u8, _: Seat, _: &mut Rng) {}
    });
    finds(kit::check_resample::<Broken<Clairvoyant>>(&plan()), "of a state that looks the same");
}

#[test]
fn a_sample_that_knows_the_dice_to_come_is_found() {
    flaw!(Prophetic {
        fn resample(toy: &mut Toy, _: &mut u8, knower: Seat, rng: &mut Rng) {
            let future = toy.save()["rng"].clone();
            toy.resample(knower, rng);
            *toy = rewritten(toy, |saved| saved["rng"] = future);
        }
    });
    finds(kit::check_resample::<Broken<Prophetic>>(&plan()), "of a state that looks the same");
}

#[test]
fn a_sample_that_is_no_state_of_the_game_is_found() {
    flaw!(Spendthrift {
        fn resample(toy: &mut Toy, coins: &mut u8, knower: Seat, rng: &mut Rng) {
            toy.resample(knower, rng);
            *coins = 9;
        }
    });
    finds(kit::check_resample::<Broken<Spendthrift>>(&plan()), "a sample after saving and loading");
}

#[test]
fn a_view_that_shows_the_deck_is_found() {
    flaw!(Glass {
        fn view(toy: &Toy, viewer: Viewer) -> View {
            let mut view = toy.view(viewer);
            if let Some(card) = view.deck.first_mut() {
                card.card = top(toy).parse().ok();
            }
            view
        }
    });
    finds(kit::check_secrets::<Broken<Glass>>(&plan()), "the view of a state with other secrets");
}

#[test]
fn a_view_that_shows_a_hand_to_spectators_is_found() {
    flaw!(Mirror {
        fn view(toy: &Toy, viewer: Viewer) -> View {
            match viewer {
                Viewer::Spectator => toy.view(Viewer::Seat(Seat::new(0))),
                seat => toy.view(seat),
            }
        }
    });
    finds(kit::check_secrets::<Broken<Mirror>>(&plan()), "for Spectator");
}

#[test]
fn a_question_that_gives_something_away_is_found() {
    flaw!(Hinting {
        fn question(toy: &Toy) -> Message {
            toy.question().with("top", top(toy))
        }
    });
    finds(kit::check_secrets::<Broken<Hinting>>(&plan()), "the question");
}

#[test]
fn a_description_that_gives_something_away_is_found() {
    flaw!(Advice {
        fn describe(toy: &Toy, action: Action) -> Message {
            toy.describe(action).with("top", top(toy))
        }
    });
    finds(kit::check_secrets::<Broken<Advice>>(&plan()), "the meaning of an action");
}

#[test]
fn standings_that_give_something_away_are_found() {
    flaw!(Counting {
        fn standings(toy: &Toy) -> Standings {
            let mut standings = toy.standings();
            standings.rows[0].total += i32::from(top(toy).starts_with('L'));
            standings
        }
    });
    finds(kit::check_secrets::<Broken<Counting>>(&plan()), "the standings");
}

#[test]
fn an_event_that_shows_a_drawn_card_is_found() {
    flaw!(Loud {
        fn event_seen_by(event: &Event, _: Viewer) -> Option<Event> {
            Some(*event)
        }
    });
    finds(kit::check_secrets::<Broken<Loud>>(&plan()), "sees happen");
}

#[test]
fn an_event_that_changes_when_seen_twice_is_found() {
    flaw!(Fading {
        fn event_seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
            match event {
                Event::Drew { card: None, .. } => None,
                event => samovar_engine::Event::seen_by(event, viewer),
            }
        }
    });
    finds(kit::check_secrets::<Broken<Fading>>(&plan()), "seen twice");
}

#[test]
fn an_action_that_shows_a_secret_choice_is_found() {
    flaw!(Overheard {
        fn action_seen_by(_: &Toy, action: Action, _: Viewer) -> Option<Action> {
            Some(action)
        }
    });
    finds(kit::check_secrets::<Broken<Overheard>>(&plan()), "a secret choice");
}

#[test]
fn an_action_hidden_from_its_own_player_is_found() {
    flaw!(Blindfold {
        fn action_seen_by(toy: &Toy, action: Action, _: Viewer) -> Option<Action> {
            toy.action_seen_by(action, Viewer::Spectator)
        }
    });
    finds(kit::check_secrets::<Broken<Blindfold>>(&plan()), "the own action");
}

#[test]
fn undo_across_the_end_of_a_turn_is_found() {
    flaw!(Uncounted {
        fn reveals(_: &Toy) -> u32 {
            0
        }
    });
    finds(kit::check_undo::<Broken<Uncounted>>(&plan()), "may be taken back");
}

#[test]
fn undo_across_a_drawn_card_is_found() {
    flaw!(OnlyTurnsCount {
        fn reveals(toy: &Toy) -> u32 {
            let saved = toy.save();
            let number = |key: &str| saved[key].as_u64().unwrap() as u32;
            let offering = saved["stack"].get(0).is_some_and(|frame| frame == "show");
            10 * number("round") + number("active") + u32::from(offering)
        }
    });
    finds(kit::check_undo::<Broken<OnlyTurnsCount>>(&plan()), "the view after by");
}

#[test]
fn a_falling_count_of_reveals_is_found() {
    flaw!(Falling {
        fn reveals(toy: &Toy) -> u32 {
            1000 - toy.reveals()
        }
    });
    finds(kit::check_undo::<Broken<Falling>>(&plan()), "the count of reveals fell");
}

#[test]
fn a_scramble_that_does_nothing_is_found() {
    flaw!(Idle {
        fn scramble(toy: &Toy, _: Viewer, _: &mut Rng) -> Toy {
            *toy
        }
    });
    finds(kit::check_secrets::<Broken<Idle>>(&plan()), "scramble changed nothing");
    finds(kit::check_resample::<Broken<Idle>>(&plan()), "scramble changed nothing");
    finds(kit::check_undo::<Broken<Idle>>(&plan()), "scramble changed nothing");
}

#[test]
fn a_scramble_that_does_too_much_is_found() {
    flaw!(Wild {
        fn scramble(toy: &Toy, _: Viewer, rng: &mut Rng) -> Toy {
            toy.scramble(Viewer::Spectator, rng)
        }
    });
    finds(kit::check_secrets::<Broken<Wild>>(&plan()), "the view of a state with other secrets");
}

#[test]
fn a_plain_answer_that_knows_a_secret_is_found() {
    flaw!(Oracle {
        fn plain(toy: &Toy) -> Option<Action> {
            let mut legal = ActionList::new();
            toy.legal_actions(&mut legal);
            legal.first().copied().filter(|_| top(toy).starts_with('L'))
        }
    });
    finds(kit::check_moves::<Broken<Oracle>>(&plan()), "with other secrets");
}

#[test]
fn a_plain_answer_that_is_not_allowed_is_found() {
    flaw!(Wrong {
        fn plain(toy: &Toy) -> Option<Action> {
            (toy.check(Action::Done).is_ok()).then_some(Action::Rest)
        }
        fn acts(action: Action) -> bool {
            action != Action::Rest
        }
    });
    finds(kit::check_moves::<Broken<Wrong>>(&plan()), "in a move that begins with");
}

#[test]
fn a_sole_answer_that_is_one_of_several_is_found() {
    flaw!(Hasty {
        fn sole(_: &Toy) -> Option<Action> {
            Some(Action::Done)
        }
    });
    finds(kit::check_moves::<Broken<Hasty>>(&plan()), "a question with a sole answer");
}

#[test]
fn a_sole_answer_that_tells_a_secret_is_found() {
    flaw!(Telling {
        fn sole(toy: &Toy) -> Option<Action> {
            toy.sole().filter(|_| top(toy).starts_with('L'))
        }
    });
    finds(kit::check_moves::<Broken<Telling>>(&plan()), "can tell it");
}
