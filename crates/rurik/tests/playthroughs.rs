//! Whole games in text, compared line by line: a change of the rules shows as a difference.
//!
//! After a change that is meant, `INSTA_UPDATE=always cargo test -p samovar-rurik --test playthroughs` writes them anew.

use samovar_engine::kit;
use samovar_rurik::components::{Difficulty, Leader};
use samovar_rurik::{Action, LeaderChoice, Options, Rurik};

/// A game in which much happens.
fn playthrough(name: &str, options: &Options) -> String {
    kit::playthrough::<Rurik>(name, options, |actions, dice| {
        kit::lively(actions, dice, 2, |action| matches!(action, Action::End | Action::Skip | Action::Done))
    })
}

fn led_by(leaders: [Leader; 4], players: u8) -> Options {
    Options { leaders: leaders.map(LeaderChoice::Fixed), ..Options::for_players(players) }
}

#[test]
fn two_players() {
    insta::assert_snapshot!(playthrough("two", &Options::for_players(2)));
}

#[test]
fn three_players() {
    insta::assert_snapshot!(playthrough("three", &Options::for_players(3)));
}

#[test]
fn four_players_with_agatha_boris_maria_and_mstislav() {
    let leaders = [Leader::Agatha, Leader::Boris, Leader::Maria, Leader::Mstislav];
    insta::assert_snapshot!(playthrough("first half", &led_by(leaders, 4)));
}

#[test]
fn four_players_with_predslava_sudislav_sviatopolk_and_yaroslav() {
    let leaders = [Leader::Predslava, Leader::Sudislav, Leader::Sviatopolk, Leader::Yaroslav];
    insta::assert_snapshot!(playthrough("second half", &led_by(leaders, 4)));
}

#[test]
fn two_players_on_the_alternate_board() {
    let options = Options { alternate_board: true, ..Options::for_players(2) };
    insta::assert_snapshot!(playthrough("board", &options));
}

#[test]
fn three_players_with_rebel_reward_tokens() {
    let options = Options { rebel_rewards: true, ..Options::for_players(3) };
    insta::assert_snapshot!(playthrough("tokens", &options));
}

#[test]
fn four_players_with_the_deed_row_variant() {
    let options = Options { deed_row: true, ..Options::for_players(4) };
    insta::assert_snapshot!(playthrough("row", &options));
}

/// A game against the Rebellion on each mat.
fn against_the_rebellion(difficulty: Difficulty, leader: Leader) -> String {
    let options = Options { difficulty, ..led_by([leader; 4], 1) };
    playthrough(&format!("solo {difficulty}"), &options)
}

#[test]
fn solo_easy_with_agatha() {
    insta::assert_snapshot!(against_the_rebellion(Difficulty::Easy, Leader::Agatha));
}

#[test]
fn solo_medium_with_boris() {
    insta::assert_snapshot!(against_the_rebellion(Difficulty::Medium, Leader::Boris));
}

#[test]
fn solo_hard_with_predslava() {
    insta::assert_snapshot!(against_the_rebellion(Difficulty::Hard, Leader::Predslava));
}

#[test]
fn solo_very_hard_with_yaroslav() {
    insta::assert_snapshot!(against_the_rebellion(Difficulty::VeryHard, Leader::Yaroslav));
}

#[test]
fn solo_medium_with_maria_and_sviatopolks_own_card() {
    let options = Options {
        difficulty: Difficulty::Medium,
        solo_leader_card: true,
        alternate_board: true,
        deed_row: true,
        ..led_by([Leader::Maria; 4], 1)
    };
    insta::assert_snapshot!(playthrough("solo card", &options));
}
