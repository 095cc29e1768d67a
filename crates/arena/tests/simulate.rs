//! What a simulation promises.

use std::sync::atomic::{AtomicU64, Ordering};

use samovar_arena::{Conduct, Failed, Plan, Report, Timing, simulate};
use samovar_engine::{Game, Seed};
use samovar_stroganov::Stroganov;

fn plan(players: usize, bots: &[&str], games: u64) -> Plan<Stroganov> {
    let values = [("players".to_owned(), players.into())].into_iter().collect();
    Plan {
        options: Stroganov::read_options(&values).expect("a number of players"),
        bots: bots.iter().map(|bot| bot.parse().expect("a bot")).collect(),
        games,
        seed: Seed::from_text("tea"),
        threads: 2,
        conduct: Conduct::default(),
        usage_every: None,
        check: false,
    }
}

/// The report of a plan without its times.
fn timeless(plan: &Plan<Stroganov>) -> Report {
    let report = simulate(plan, &|_| {}).expect("the games end");
    let timing = Timing { seconds: 0.0, threads: 0, games_per_second: 0.0, decisions_per_second: 0.0 };
    Report { timing, ..report }
}

#[test]
fn the_report_does_not_depend_on_the_number_of_threads() {
    for (bots, games) in [(&["random"][..], 70), (&["greedy", "random", "random"], 9)] {
        let many = plan(3, bots, games);
        let one = Plan { threads: 1, ..many.clone() };
        let three = Plan { threads: 3, ..many.clone() };
        assert_eq!(timeless(&one), timeless(&three));
    }
}

#[test]
fn another_seed_gives_another_report() {
    let first = plan(2, &["random"], 20);
    let second = Plan { seed: Seed::from_text("coffee"), ..first.clone() };
    assert_ne!(timeless(&first).seats, timeless(&second).seats);
}

#[test]
fn counting_usage_and_checking_change_no_game() {
    let rarely = Plan { usage_every: Some(1000), ..plan(2, &["random"], 20) };
    let always = Plan { usage_every: Some(1), check: true, ..rarely.clone() };
    let (rarely, always) = (timeless(&rarely), timeless(&always));
    assert_eq!(rarely.seats, always.seats);
    assert_eq!((rarely.usage.games, always.usage.games), (1, 20));
    assert_eq!(rarely.decisions, always.decisions);
}

#[test]
fn usage_counts_every_question_of_the_counted_games() {
    let report = timeless(&Plan { usage_every: Some(1), ..plan(2, &["random"], 10) });
    let actions: u64 = report.usage.actions.iter().map(|action| action.count).sum();
    assert_eq!(actions as f64, report.questions_per_game * report.games as f64);
    assert!(!report.usage.events.is_empty());
}

#[test]
fn every_game_has_one_victory_to_share() {
    let report = timeless(&plan(4, &["random"], 50));
    let wins: f64 = report.seats.iter().map(|seat| seat.wins).sum();
    assert!((wins - 50.0).abs() < 1e-9, "{wins}");
}

#[test]
fn the_automatic_opponent_has_a_row_of_its_own() {
    let report = timeless(&plan(1, &["random"], 10));
    assert_eq!((report.seats.len(), report.automas.len()), (1, 1));
}

#[test]
fn progress_adds_up_to_all_games() {
    let done = AtomicU64::new(0);
    simulate(&plan(2, &["random"], 130), &|games| {
        done.fetch_add(games, Ordering::Relaxed);
    })
    .expect("the games end");
    assert_eq!(done.into_inner(), 130);
}

#[test]
fn bots_have_to_fit_the_seats() {
    let failed = |bots: &[&str]| simulate(&plan(3, bots, 1), &|_| {}).expect_err("these bots do not fit");
    assert!(matches!(failed(&["random", "random"]), Failed::WrongBots { bots: 2, seats: 3 }));
}

#[test]
fn the_first_game_that_fails_is_named_whatever_the_threads() {
    for threads in [1, 3] {
        let failing = Plan { threads, ..plan(2, &["random", "exec:no-such-program"], 200) };
        let done = AtomicU64::new(0);
        let failed = simulate(&failing, &|games| {
            done.fetch_add(games, Ordering::Relaxed);
        });
        let Err(Failed::Game { index, reason, .. }) = failed else { panic!("{failed:?}") };
        assert_eq!(index, 0);
        assert!(reason.contains("exec:no-such-program at seat 1"), "{reason}");
        assert!(done.into_inner() < 200, "nobody plays on after a failure");
    }
}
