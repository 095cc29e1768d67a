//! Programs at a seat, with real processes. `python3` has to be there.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use samovar_bots::{Bot, BotFailed, Maker, Place, Programs, Random, WhyFailed};
use samovar_engine::{Game, Insight, Knowledge, Rng, Seat, Seed};
use samovar_first_tsar::FirstTsar;
use samovar_rurik::Rurik;
use samovar_stroganov::Stroganov;
use serde_json::{Value, json};

/// Long enough for any program that answers at all, on any machine.
const LONG: Duration = Duration::from_secs(60);

/// Short enough to be waited for, and long enough for Python to start.
const SHORT: Duration = Duration::from_secs(2);

/// A program of the repository, run by Python with arguments.
fn python(script: &str, arguments: &[&str]) -> Maker {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(script);
    let words = [&["python3", script.to_str().expect("UTF-8")], arguments].concat();
    let command = shlex::try_join(words).expect("no NUL");
    format!("exec:{command}").parse::<Maker>().expect("a command").with_patience(LONG)
}

fn rogue(arguments: &[&str]) -> Maker {
    python("crates/bots/tests/programs/rogue.py", arguments)
}

/// A new game for so many players.
fn start<G: Game>(players: u8, seed: Seed) -> G {
    let values = [("players".to_owned(), players.into())].into_iter().collect();
    G::new(&G::read_options(&values).expect("a number of players"), seed)
}

/// Asks a program for the first decision of a game.
fn first_answer(maker: &Maker) -> Result<String, BotFailed> {
    let state: Stroganov = start(2, Seed::from_text("tea"));
    let known = Knowledge::of(&state).expect("a first question");
    let mut bot = maker.make::<Stroganov>(&state.options(), known.seat(), Seed::from_text("bot"))?;
    bot.choose(&known).map(|action| action.to_string())
}

/// What is said of a program that fails at the first decision.
fn failure(maker: &Maker) -> String {
    first_answer(maker).expect_err("it fails").to_string()
}

/// The actions of a game in which the first seat is a bot's, and the others play by chance.
fn game<G: Insight>(maker: &Maker, players: u8, seed: Seed) -> Vec<String> {
    let mut state: G = start(players, seed);
    let mut guest = maker.make::<G>(&state.options(), Seat::new(0), seed.nth(0)).expect("it sits down");
    let mut others = Random::new(seed.nth(1));
    let mut actions = Vec::new();
    while let Some(known) = Knowledge::of(&state) {
        let bot: &mut dyn Bot<G> = if known.seat() == Seat::new(0) { &mut *guest } else { &mut others };
        let action = bot.choose(&known).expect("it answers");
        actions.push(action.to_string());
        state.play_unchecked(action);
    }
    guest.over(&state.standings());
    actions
}

#[test]
fn the_example_plays_every_game_to_its_end_and_repeats_itself() {
    let example = python("examples/seat.py", &[]);
    let seed = Seed::from_text("guest");
    let stroganov = game::<Stroganov>(&example, 2, seed);
    assert_eq!(stroganov, game::<Stroganov>(&example, 2, seed));
    game::<Rurik>(&example, 3, seed);
    game::<FirstTsar>(&example, 2, seed);
}

#[test]
fn a_program_that_dies_is_named_with_its_seat_and_status() {
    let said = failure(&rogue(&["dies"]));
    for part in ["exec:python3", "rogue.py dies at seat 1:", "exit status: 3", "\"choose\""] {
        assert!(said.contains(part), "{part:?} is missing in {said}");
    }
    let said = failure(&rogue(&["leaves"]));
    assert!(said.contains("exit status: 4") && said.contains("\"sit\""), "{said}");
}

#[test]
fn a_silent_program_is_not_waited_for_longer_than_it_may_take_and_leaves_nothing() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = path(directory.path(), "pid");
    for arguments in [&["silent", &file][..], &["deaf", &file]] {
        let begun = Instant::now();
        let failed = first_answer(&rogue(arguments).with_patience(SHORT)).expect_err("it says nothing");
        assert!(matches!(failed.why, WhyFailed::Silent(waited, _) if waited == SHORT), "{failed}");
        assert!(failed.to_string().contains("within 2 s"), "{failed}");
        assert!(begun.elapsed() < Duration::from_secs(30), "{arguments:?}");
    }
    for pid in fs::read_to_string(&file).expect("they have started").lines() {
        // A process that was ended but not reaped still has its number.
        let there = Command::new("sh").args(["-c", &format!("kill -0 {pid}")]).output().expect("sh runs");
        assert!(!there.status.success(), "process {pid} is still there");
    }
}

#[test]
fn what_a_program_started_ends_with_it() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = path(directory.path(), "beats");
    let Maker::Exec(inner) = rogue(&["beats", &file]) else { panic!("a program") };
    let mut ways = vec![format!("{inner}; true")];
    if cfg!(target_os = "linux") {
        // Out of the process group; and as a child of nobody.
        ways.push(format!("setsid {inner} & sleep 60"));
        ways.push(format!("(setsid {inner} &); sleep 1"));
    }
    for way in ways {
        let shell = shlex::try_join(["sh", "-c", &way]).expect("no NUL");
        let outer = format!("exec:{shell}").parse::<Maker>().expect("a command").with_patience(SHORT);
        let before = fs::metadata(&file).map_or(0, |file| file.len());
        first_answer(&outer).expect_err("it says nothing");
        let beats = || fs::metadata(&file).expect("it has started").len();
        let counted = beats();
        assert!(counted > before + 1, "{way}");
        thread::sleep(Duration::from_millis(500));
        assert!(beats() <= counted + 1, "its heart still beats: {way}");
    }
}

#[test]
fn an_illegal_action_is_answered_with_the_legal_ones() {
    let said = failure(&rogue(&["cheats"]));
    for part in
        ["win now", "not among the legal ones", r#"{"action":"draft S2"}"#, r#"{"action":"draft S7"}"#]
    {
        assert!(said.contains(part), "{part:?} is missing in {said}");
    }
}

#[test]
fn nonsense_is_repeated_and_told_what_would_be_right() {
    let said = failure(&rogue(&["babbles"]));
    assert!(
        said.contains("let me think…") && said.contains("not JSON") && said.contains(r#"{"action":"#),
        "{said}"
    );
    let said = failure(&rogue(&["nods"]));
    assert!(said.contains("no text in the field \"action\""), "{said}");
    let said = failure(&rogue(&["floods"]));
    assert!(said.contains("more than 1048576 bytes") && said.len() < 1000, "{said}");
}

#[test]
fn a_program_may_decline_the_seat_and_say_why() {
    let said = failure(&rogue(&["declines"]));
    assert!(said.contains("I only play draughts") && said.contains(r#"{"ok":true}"#), "{said}");
}

#[test]
fn a_program_that_is_not_there_is_named() {
    let said = failure(&"exec:no-such-program --now".parse().expect("a command"));
    assert!(said.contains("exec:no-such-program --now at seat 1: it cannot be started"), "{said}");
}

#[test]
fn who_failed_once_fails_for_good() {
    let state: Stroganov = start(2, Seed::from_text("tea"));
    let known = Knowledge::of(&state).expect("a first question");
    let mut bot = rogue(&["cheats"])
        .make::<Stroganov>(&state.options(), known.seat(), Seed::from_text("bot"))
        .expect("it sits");
    assert!(bot.choose(&known).is_err());
    let again = bot.choose(&known).expect_err("it was ended");
    assert!(matches!(again.why, WhyFailed::Ended(..)), "{again}");
}

fn path(directory: &Path, name: &str) -> String {
    let path: PathBuf = directory.join(name);
    path.to_str().expect("UTF-8").to_owned()
}

/// Plays a game of which one program hears the truth and another what its seat could just as well believe; what both were
/// sent has to be the same.
fn is_told_only_its_own_view<G: Insight>(players: u8) {
    let directory = tempfile::tempdir().expect("a directory");
    let files = ["truth", "guess"].map(|name| path(directory.path(), name));
    let seed = Seed::from_text("whisper");
    let mut state: G = start(players, seed);
    let seat = Seat::new(0);
    let mut guests = files.each_ref().map(|file| {
        rogue(&["listens", file]).make::<G>(&state.options(), seat, seed.nth(7)).expect("it sits")
    });
    let mut others = Random::new(seed.nth(1));
    let mut rng = Rng::new(seed.nth(2));
    let (mut asked, mut different) = (0, 0);
    while let Some(known) = Knowledge::of(&state) {
        let action = if known.seat() == seat {
            let guess = known.sample(&mut rng);
            asked += 1;
            different += usize::from(guess != state);
            let elsewhere = Knowledge::of(&guess).expect("the same question");
            let answers = [guests[0].choose(&known), guests[1].choose(&elsewhere)];
            assert_eq!(answers[0], answers[1]);
            answers[0].clone().expect("it answers")
        } else {
            others.choose(&known).expect("chance answers")
        };
        state.play_unchecked(action);
    }
    let end = state.standings();
    guests.iter_mut().for_each(|guest| guest.over(&end));
    drop(guests);
    let [truth, guess] = files.map(|file| fs::read_to_string(file).expect("what it heard"));
    assert_eq!(truth, guess, "{}: a secret was told", G::NAME);
    assert!(different * 2 > asked, "{different} of {asked} guesses were others");
    assert!(!truth.contains(&seed.to_string()), "the seed of the game was told");
    let lines: Vec<Value> = truth.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), asked + 2, "a line for every decision, one to sit and one at the end");
    assert_eq!(lines[0]["seed"], json!(seed.nth(7)));
    assert_eq!(lines[asked + 1], json!({"cmd": "over", "table": 1, "standings": end}));
}

#[test]
fn a_program_is_told_only_what_its_seat_may_know() {
    is_told_only_its_own_view::<Stroganov>(2);
    is_told_only_its_own_view::<Rurik>(3);
    is_told_only_its_own_view::<FirstTsar>(2);
}

#[test]
fn a_program_hears_all_that_the_documentation_names() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = path(directory.path(), "heard");
    first_answer(&rogue(&["listens", &file])).expect("it answers");
    let heard = fs::read_to_string(file).expect("what it heard");
    let lines: Vec<Value> = heard.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let keys = |line: &Value| line.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&lines[0]), ["cmd", "protocol", "table", "game", "seat", "players", "options", "seed"]);
    assert_eq!(keys(&lines[1]), ["cmd", "table", "seat", "view", "legal"]);
    assert_eq!((&lines[0]["players"], &lines[0]["seat"]), (&json!(2), &json!(1)));
    assert_eq!(lines[1]["legal"], json!(["draft S2", "draft S3", "draft S7"]));
    let state: Stroganov = start(2, Seed::from_text("tea"));
    let session = samovar_engine::Session::<Stroganov>::load(&state.save()).expect("a position");
    let viewer = samovar_engine::Viewer::Seat(Seat::new(1));
    assert_eq!(
        lines[1]["view"],
        samovar_engine::Table::view(&session, viewer),
        "the view of the engine protocol"
    );
}

/// What programs of the mode "many" heard, each with its process, once this many of them have heard that a game is over: they
/// are told so without being asked, and hear it when they get to it.
fn heard(file: &str, overs: usize) -> Vec<(u32, Value)> {
    let line = |line: &str| {
        let (process, told) = line.split_once(' ')?;
        Some((process.parse().ok()?, serde_json::from_str(told).ok()?))
    };
    let begun = Instant::now();
    loop {
        let lines = fs::read_to_string(file).expect("what they heard");
        let heard: Option<Vec<(u32, Value)>> = lines.lines().map(line).collect();
        let told = |heard: &Vec<(u32, Value)>| {
            heard.iter().filter(|(_, told)| told["cmd"] == "over").count() >= overs
        };
        match heard.filter(told) {
            Some(heard) => return heard,
            None => assert!(begun.elapsed() < Duration::from_secs(30), "{lines}"),
        }
        thread::sleep(Duration::from_millis(10));
    }
}

/// The seed by which a program is told where it sits, so that a test knows too.
fn seed_at(place: Place) -> Seed {
    Seed::from_text(&format!("{place:?}"))
}

fn bot_at(
    maker: &Maker,
    programs: &Arc<Programs>,
    state: &Stroganov,
    place: Place,
) -> Box<dyn Bot<Stroganov>> {
    maker.make_at(programs, &state.options(), place, seed_at(place)).expect("it sits")
}

/// Plays some decisions of a game of two programs, and tells them how it would end.
fn short_game(maker: &Maker, programs: &Arc<Programs>, deal: Seed, game: u64) {
    let mut state: Stroganov = start(2, deal);
    let seats = Seat::first(2).map(|seat| bot_at(maker, programs, &state, Place { deal, game, seat }));
    let mut bots: Vec<_> = seats.collect();
    for _ in 0..6 {
        let known = Knowledge::of(&state).expect("it goes on");
        let action = bots[known.seat().index()].choose(&known).expect("it answers");
        state.play_unchecked(action);
    }
    bots.iter_mut().for_each(|bot| bot.over(&state.standings()));
}

#[test]
fn one_process_plays_many_games_and_never_two_places_of_one_deal() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = path(directory.path(), "heard");
    let (maker, programs) = (rogue(&["many", &file]), Arc::new(Programs::default()));
    let deals = ["one", "two", "three"].map(Seed::from_text);
    let mut places = BTreeMap::new();
    for deal in deals {
        // Everything is dealt twice, as with the seats exchanged: who was there knows what is coming.
        for game in 0..2 {
            short_game(&maker, &programs, deal, game);
            for seat in Seat::first(2) {
                let place = Place { deal, game, seat };
                places.insert(seed_at(place).to_string(), place);
            }
        }
    }
    let mut sat: BTreeMap<u32, Vec<Place>> = BTreeMap::new();
    let mut tables: BTreeMap<u32, BTreeSet<u64>> = BTreeMap::new();
    for (process, told) in heard(&file, 12) {
        let table = told["table"].as_u64().expect("a number");
        let at = tables.entry(process).or_default();
        match told["cmd"].as_str() {
            Some("sit") => {
                assert!(at.insert(table), "a number stands for one table at a time");
                sat.entry(process).or_default().push(places[told["seed"].as_str().expect("a text")]);
            }
            Some("choose") => assert!(at.contains(&table)),
            _ => assert!(told["cmd"] == "over" && at.remove(&table)),
        }
    }
    for places in sat.values() {
        let deals: BTreeSet<_> = places.iter().map(|place| place.deal.to_string()).collect();
        assert_eq!(deals.len(), places.len(), "two places of one deal: {places:?}");
    }
    assert_eq!(sat.len(), 4, "two seats in two games of a deal");
    assert_eq!(sat.values().map(Vec::len).sum::<usize>(), 12);
    assert!(tables.values().all(BTreeSet::is_empty));
}

#[test]
fn a_seat_is_kept_between_decisions_and_beside_other_tables() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = path(directory.path(), "heard");
    let (maker, programs) = (rogue(&["many", &file]), Arc::new(Programs::default()));
    let mut games = ["one", "two"].map(|deal| start::<Stroganov>(2, Seed::from_text(deal)));
    for _ in 0..4 {
        for (number, state) in games.iter_mut().enumerate() {
            let known = Knowledge::of(state).expect("it goes on");
            let place =
                Place { deal: Seed::from_text("tables").nth(number as u64), game: 0, seat: known.seat() };
            // A bot for one decision, as servers make them.
            let action = bot_at(&maker, &programs, state, place).choose(&known).expect("it answers");
            state.play_unchecked(action);
        }
    }
    programs.over(Seed::from_text("tables").nth(0), &games[0].standings());
    let heard = heard(&file, 2);
    let count = |what: &str| heard.iter().filter(|(_, told)| told["cmd"] == what).count();
    assert_eq!((count("sit"), count("choose"), count("over")), (4, 8, 2), "{heard:?}");
    let processes: BTreeSet<_> = heard.iter().map(|(process, _)| process).collect();
    assert_eq!(processes.len(), 2, "one for each seat of a table");
}

#[test]
fn a_program_that_failed_is_started_again_and_its_other_tables_go_on() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = path(directory.path(), "heard");
    let (maker, programs) = (rogue(&["many-fails", &file]), Arc::new(Programs::default()));
    let state: Stroganov = start(2, Seed::from_text("tea"));
    let mut later = state;
    later.play_unchecked("draft S2".parse().expect("an action"));
    let [fails, goes_on] = [&state, &later].map(|state| Knowledge::of(state).expect("a question"));
    let at = |deal: &str, seat| Place { deal: Seed::from_text(deal), game: 0, seat };
    bot_at(&maker, &programs, &later, at("one", goes_on.seat())).choose(&goes_on).expect("it answers");
    let failed = bot_at(&maker, &programs, &state, at("two", fails.seat())).choose(&fails);
    assert!(failed.expect_err("it ends").to_string().contains("exit status: 5"));
    bot_at(&maker, &programs, &later, at("one", goes_on.seat())).choose(&goes_on).expect("it answers again");
    let heard = heard(&file, 0);
    let processes: BTreeSet<_> = heard.iter().map(|(process, _)| process).collect();
    assert_eq!((heard[0].0 == heard[2].0, processes.len()), (true, 2), "{heard:?}");
}

#[test]
fn a_program_that_ended_between_games_is_started_again() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = path(directory.path(), "heard");
    let (maker, programs) = (rogue(&["many-retires", &file]), Arc::new(Programs::default()));
    ["one", "two", "three"]
        .into_iter()
        .for_each(|deal| short_game(&maker, &programs, Seed::from_text(deal), 0));
    let processes: BTreeSet<_> = heard(&file, 0).into_iter().map(|(process, _)| process).collect();
    assert_eq!(processes.len(), 6);
}

#[test]
fn a_program_for_one_table_gets_a_process_for_each() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = path(directory.path(), "heard");
    let (maker, programs) = (rogue(&["listens", &file]), Arc::new(Programs::default()));
    for deal in ["one", "two"] {
        short_game(&maker, &programs, Seed::from_text(deal), 0);
    }
    programs.end();
    let heard = fs::read_to_string(file).expect("what it heard");
    let lines = heard.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let numbers: Vec<Value> =
        lines.filter(|told| told["cmd"] == "sit").map(|told| told["table"].clone()).collect();
    assert_eq!(numbers, [1, 1, 1, 1]);
}

#[test]
fn whether_it_sits_at_many_tables_is_yes_or_no() {
    let said = failure(&rogue(&["unclear"]));
    assert!(
        said.contains("\"many\" is true or false") && said.contains(r#"{"ok":true,"many":true}"#),
        "{said}"
    );
}

#[test]
fn a_program_is_known_by_the_files_its_command_names() {
    let directory = tempfile::tempdir().expect("a directory");
    let [script, weights] = ["bot.py", "weights"].map(|name| path(directory.path(), name));
    let write = |file: &str, text: &str| fs::write(file, text).expect("a file");
    write(&script, "print()");
    write(&weights, "1 2 3");
    let maker: Maker =
        format!("exec:python3 {script} --weights={weights} --depth=3 nothing").parse().expect("a command");
    let before = maker.files().expect("they can be read");
    let named: Vec<&str> = before.keys().map(String::as_str).collect();
    assert_eq!(named, [&*format!("--weights={weights}"), &*script, "python3"], "{named:?}");
    assert_eq!(maker.files().expect("still"), before);
    for file in [&script, &weights] {
        write(file, "edited");
        assert_ne!(maker.files().expect("still"), before);
    }
}
