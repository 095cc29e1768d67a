//! What a contest promises.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use samovar_arena::{
    BadContest, BadJournal, Conduct, Contest, NotHeld, Origin, Outcome, Setting, Titles, Verdict, by_seat,
    hold, page,
};
use samovar_engine::{Game, Insight, Seed};
use samovar_rurik::Rurik;
use samovar_stroganov::Stroganov;
use serde_json::{Map, Value, json};

fn options<G: Game>(values: Value) -> G::Options {
    let Value::Object(values) = values else { panic!("options are an object") };
    G::read_options(&values).expect("options")
}

fn contest<G: Game>(players: usize, bots: &[&str], games: u64) -> Contest<G> {
    Contest {
        settings: vec![Setting {
            label: String::new(),
            options: options::<G>(json!({ "players": players })),
        }],
        bots: bots.iter().map(|bot| bot.parse().expect("a bot")).collect(),
        games,
        seed: Seed::from_text("tea"),
        threads: 2,
        conduct: Conduct::default(),
        settle: None,
        balance: None,
    }
}

fn held<G: Insight>(contest: &Contest<G>) -> Outcome {
    hold(contest, None, &|_, _| {}).expect("the games end")
}

/// The result as it is printed, without times.
fn printed(outcome: Outcome) -> String {
    serde_json::to_string(&outcome.timeless()).expect("JSON")
}

fn logged<G: Insight>(contest: &Contest<G>, log: &Path) -> Result<Outcome, NotHeld> {
    hold(contest, Some(log), &|_, _| {})
}

#[test]
fn the_outcome_does_not_depend_on_the_number_of_threads() {
    let one = Contest { threads: 1, ..contest::<Stroganov>(3, &["greedy", "random", "random"], 6) };
    let three = Contest { threads: 3, ..one.clone() };
    assert_eq!(printed(held(&one)), printed(held(&three)));
}

#[test]
fn wherever_it_is_interrupted_the_outcome_is_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let all = contest::<Stroganov>(2, &["random", "greedy"], 6);
    let whole = printed(held(&all));
    assert_eq!(printed(logged(&all, &log).expect("held")), whole);
    let lines = fs::read(&log).expect("a log");
    for length in [0, 20, lines.len() / 3, lines.len() - 2] {
        fs::write(&log, &lines[..length]).expect("a torn log");
        let resumed = logged(&all, &log).expect("held");
        assert_eq!(resumed.timing.played + resumed.timing.resumed, 6);
        assert_eq!(printed(resumed), whole, "torn after {length} bytes");
    }
}

#[test]
fn more_games_go_on_where_fewer_ended() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let few = contest::<Stroganov>(2, &["random", "greedy"], 4);
    let many = Contest { games: 8, ..few.clone() };
    logged(&few, &log).expect("held");
    let resumed = logged(&many, &log).expect("held");
    assert_eq!((resumed.timing.resumed, resumed.timing.played), (4, 4));
    assert_eq!(printed(resumed), printed(held(&many)));
    let fewer = logged(&few, &log).expect("held");
    assert_eq!(printed(fewer), printed(held(&few)));
}

#[test]
fn the_log_of_another_contest_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let first = contest::<Stroganov>(2, &["random"], 1);
    logged(&first, &log).expect("held");
    let before = fs::read(&log).expect("a log");
    let other = Contest { seed: Seed::from_text("coffee"), ..first };
    let why = logged(&other, &log).expect_err("another seed");
    assert!(matches!(why, NotHeld::Journal(BadJournal::OtherPlan { .. })), "{why}");
    assert!(why.to_string().contains("seed is"), "{why}");
    assert_eq!(fs::read(&log).expect("a log"), before);
}

#[test]
fn a_line_that_is_no_game_of_the_contest_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let plan = contest::<Stroganov>(2, &["random"], 2);
    logged(&plan, &log).expect("held");
    let text = fs::read_to_string(&log).expect("a log");
    let last = text.lines().last().expect("a line");
    fs::write(&log, format!("{text}{last}\n")).expect("a log");
    let why = logged(&plan, &log).expect_err("a game twice").to_string();
    assert!(why.contains("line 4: game") && why.contains("twice"), "{why}");
}

#[test]
fn every_seed_is_played_once_for_each_seat() {
    let outcome = held(&contest::<Stroganov>(3, &["greedy", "random", "random"], 4));
    assert_eq!((outcome.games, outcome.groups), (6, 2));
    let tables =
        [["greedy", "random", "random"], ["random", "greedy", "random"], ["random", "random", "greedy"]];
    assert_eq!(outcome.tables, tables);
}

#[test]
fn one_against_several_of_another_kind_counts_each_seat() {
    let outcome = held(&contest::<Stroganov>(3, &["greedy", "random", "random"], 6));
    let [greedy, random] = &outcome.bots[..] else { panic!("two bots") };
    assert_eq!((greedy.games, greedy.seats, random.games, random.seats), (6, 6, 6, 12));
    assert!((greedy.win_rate + 2.0 * random.win_rate - 1.0).abs() < 1e-9);
    assert_eq!(greedy.even, 1.0 / 3.0);
    for bot in &outcome.bots {
        assert!(bot.low <= bot.win_rate && bot.win_rate <= bot.high && bot.low < bot.high, "{bot:?}");
        assert!(bot.rating_low <= bot.rating && bot.rating <= bot.rating_high);
        assert_eq!(bot.score.histogram.counts.iter().sum::<u64>(), bot.seats);
    }
    assert!(greedy.rating > random.rating);
}

#[test]
fn of_more_bots_than_seats_all_meet() {
    let outcome = held(&contest::<Stroganov>(2, &["random", "greedy", "search:1"], 2));
    assert_eq!((outcome.games, outcome.groups, outcome.duels.len()), (6, 1, 3));
    assert!(outcome.bots.iter().all(|bot| bot.games == 4));
}

#[test]
fn the_same_games_are_played_as_in_a_simulation() {
    let outcome = held(&contest::<Stroganov>(2, &["random"], 5));
    let plan = samovar_arena::Plan::<Stroganov> {
        options: options::<Stroganov>(json!({ "players": 2 })),
        bots: vec!["random".parse().expect("a bot")],
        games: 5,
        seed: Seed::from_text("tea"),
        threads: 1,
        conduct: Conduct::default(),
        usage_every: None,
        check: false,
    };
    let report = samovar_arena::simulate(&plan, &|_| {}).expect("the games end");
    let mean = (report.seats[0].mean + report.seats[1].mean) / 2.0;
    assert!((outcome.bots[0].score.mean - mean).abs() < 1e-9);
    assert_eq!(outcome.bots[0].by_seat[0].value, report.seats[0].win_rate);
}

#[test]
fn alone_a_bot_meets_the_opponent_of_every_setting() {
    let setting = |opponent: &str| Setting::<Stroganov> {
        label: opponent.to_owned(),
        options: options::<Stroganov>(json!({ "players": 1, "opponent": opponent })),
    };
    let plan = Contest { settings: vec![setting("ivan"), setting("katyusha")], ..contest(1, &["random"], 3) };
    let outcome = held(&plan);
    assert_eq!((outcome.games, outcome.groups), (6, 3));
    let names: Vec<&str> = outcome.opponents.iter().map(|opponent| opponent.name.as_str()).collect();
    assert_eq!(names, ["ivan (ivan)", "katyusha (katyusha)"]);
    assert!(outcome.opponents.iter().all(|opponent| opponent.time.is_none() && opponent.games == 3));
    assert_eq!(outcome.settings.len(), 2);
    for setting in &outcome.settings {
        assert_eq!(setting.bots[0].against, Some(setting.opponents[0].score.mean));
    }
    assert!(outcome.settings.iter().all(|setting| setting.bots.len() == 1 && setting.opponents.len() == 1));
}

#[test]
fn a_question_that_is_settled_ends_the_contest_whatever_the_threads() {
    let folder = tempfile::tempdir().expect("a folder");
    let question = "0.5".parse().expect("a rate");
    let one =
        Contest { threads: 1, settle: Some(question), ..contest::<Stroganov>(2, &["random", "greedy"], 60) };
    let outcome = held(&one);
    let settled = outcome.settled.clone().expect("an answer");
    assert_eq!(settled.verdict, Verdict::Below);
    assert!(settled.groups < 30 && outcome.groups == settled.groups, "{settled:?}");
    let first = printed(outcome);
    let many = Contest { threads: 4, ..one.clone() };
    assert_eq!(printed(held(&many)), first);
    let log = folder.path().join("log");
    assert_eq!(printed(logged(&many, &log).expect("held")), first);
    let again = logged(&many, &log).expect("held");
    assert_eq!(again.timing.played, 0);
    assert_eq!(printed(again), first);
}

#[test]
fn progress_adds_up_to_all_games() {
    let done = AtomicU64::new(0);
    let count = |more, all| {
        assert_eq!(all, 6);
        done.fetch_add(more, Ordering::Relaxed);
    };
    hold(&contest::<Stroganov>(2, &["random"], 6), None, &count).expect("the games end");
    assert_eq!(done.into_inner(), 6);
}

#[test]
fn what_does_not_go_together_is_refused() {
    let refused = |contest: &Contest<Stroganov>| match hold(contest, None, &|_, _| {}) {
        Err(NotHeld::Plan(why)) => why,
        other => panic!("{other:?}"),
    };
    let plain = contest::<Stroganov>(4, &["greedy", "random"], 1);
    assert!(matches!(refused(&plain), BadContest::TooFewBots { bots: 2, seats: 4, .. }));
    let none = Contest { bots: vec![], ..plain.clone() };
    assert_eq!(refused(&none), BadContest::NoBots);
    let endless = Contest { games: u64::MAX, ..contest(2, &["greedy", "random"], 1) };
    assert!(matches!(refused(&endless), BadContest::TooManyGames { .. }));
    let balance = Contest { balance: Some(vec![]), ..contest(2, &["greedy", "random"], 1) };
    assert_eq!(refused(&balance), BadContest::BalanceOfMany { bots: 2 });
    let twice = [plain.settings.clone(), plain.settings.clone()].concat();
    let question = Some("0.5".parse().expect("a rate"));
    let settle = Contest { settings: twice, settle: question, ..contest(4, &["greedy"], 1) };
    assert_eq!(refused(&settle), BadContest::ManyQuestions { settings: 2 });
    let alone = Contest { settle: question, ..contest(2, &["greedy", "greedy"], 1) };
    assert_eq!(refused(&alone), BadContest::NoRival { bot: "greedy".to_owned() });
    let settings = [plain.settings, contest::<Stroganov>(2, &["greedy"], 1).settings].concat();
    let seats = Contest { settings, ..contest(4, &["greedy"], 1) };
    assert_eq!(refused(&seats), BadContest::OtherSeats { one: 4, other: 2 });
}

#[test]
fn a_program_that_does_not_play_stops_the_contest_and_says_which_game() {
    let plan = contest::<Stroganov>(2, &["random", "exec:/nowhere/to/be/found"], 2);
    let why = hold(&plan, None, &|_, _| {}).expect_err("no such program").to_string();
    assert!(why.contains("game 0") && why.contains("/nowhere/to/be/found"), "{why}");
}

#[test]
fn leaders_are_drawn_by_lot_for_a_balance_report() {
    let plan = Contest { balance: Some(by_seat::<Rurik>()), ..contest::<Rurik>(4, &["random"], 40) };
    let balance = held(&plan).balance.expect("a balance");
    let family = |name: &str| balance.families.iter().find(|family| family.family == name);
    let leaders = family("leaders").expect("leaders");
    assert_eq!(leaders.origin, Origin::Lot);
    assert_eq!(leaders.rows.len(), 8, "every leader is drawn in 40 games of four");
    assert_eq!(leaders.rows.iter().map(|row| row.seats).sum::<u64>(), 160);
    let placed = family("rurik-event-placed").expect("columns where advisors were placed");
    assert_eq!(placed.origin, Origin::Play);
    assert!(placed.rows.iter().all(|row| row.piece.starts_with("rurik-column-")), "{placed:?}");
    assert_eq!(family("seat").expect("seats").rows.len(), 4);
}

#[test]
fn sides_and_colours_of_boards_have_rows_together() {
    let plan = Contest { balance: Some(by_seat::<Stroganov>()), ..contest::<Stroganov>(2, &["random"], 60) };
    let balance = held(&plan).balance.expect("a balance");
    let rows =
        |name: &str| balance.families.iter().find(|family| family.family == name).map(|f| f.rows.len());
    assert_eq!(rows("boards"), Some(2));
    assert_eq!(rows("boards + colours"), Some(8));
    assert!(rows("stroganov-event-visited").is_some_and(|villages| villages > 1));
}

#[test]
fn the_page_needs_nothing_from_outside() {
    let plan = Contest { balance: Some(by_seat::<Stroganov>()), ..contest::<Stroganov>(2, &["random"], 40) };
    let outcome = held(&plan);
    let name = |id: &str| format!("<{id}>");
    let html = page(&outcome, &Titles { game: "Stroganov & Co", name: &name });
    for outside in ["http", "src=", "href=", "url(", "@import", "<script", "<link", "<iframe"] {
        assert!(!html.contains(outside), "{outside}");
    }
    for part in ["Stroganov &amp; Co", "Points", "Time for a decision", "Balance", "</html>", "<svg"] {
        assert!(html.contains(part), "{part}");
    }
    assert!(!html.contains("<stroganov"), "names are text");
    let balanced =
        |tag: &str| html.matches(&format!("<{tag}")).count() == html.matches(&format!("</{tag}>")).count();
    for tag in ["table", "section", "svg", "details", "figure", "line", "circle", "rect"] {
        assert!(balanced(tag), "{tag}");
    }
}

#[test]
fn the_page_of_several_bots_has_rates_ratings_and_duels() {
    let question = Some("0.5".parse().expect("a rate"));
    let plan = Contest { settle: question, ..contest::<Stroganov>(2, &["random", "greedy", "search:1"], 2) };
    let outcome = held(&plan);
    let html = page(&outcome, &Titles { game: "Stroganov", name: &str::to_owned });
    for part in ["Win rates", "Ratings", "Who finished before whom", "By seat", "search:1", "Still open"] {
        assert!(html.contains(part), "{part}");
    }
}

#[test]
fn the_outcome_is_an_object_with_the_promised_fields() {
    let value: Map<String, Value> =
        serde_json::from_str(&printed(held(&contest::<Stroganov>(2, &["greedy", "random"], 2))))
            .expect("an object");
    let bots = value["bots"].as_array().expect("bots");
    assert_eq!(bots.len(), 2);
    for bot in bots {
        assert!(bot["name"].is_string());
        for key in ["win_rate", "low", "high", "rating", "rating_low", "rating_high"] {
            assert!(bot[key].is_number(), "{key}");
        }
    }
}
