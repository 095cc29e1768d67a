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
fn whole_games_go_on_as_they_did() {
    use Leader::*;
    let board = Options { alternate_board: true, ..Options::for_players(2) };
    let tokens = Options { rebel_rewards: true, ..Options::for_players(3) };
    let row = Options { deed_row: true, ..Options::for_players(4) };
    let first_half = led_by([Agatha, Boris, Maria, Mstislav], 4);
    let second_half = led_by([Predslava, Sudislav, Sviatopolk, Yaroslav], 4);
    for (snapshot, name, options) in [
        ("two_players", "two", Options::for_players(2)),
        ("three_players", "three", Options::for_players(3)),
        ("four_players_with_agatha_boris_maria_and_mstislav", "first half", first_half),
        ("four_players_with_predslava_sudislav_sviatopolk_and_yaroslav", "second half", second_half),
        ("two_players_on_the_alternate_board", "board", board),
        ("three_players_with_rebel_reward_tokens", "tokens", tokens),
        ("four_players_with_the_deed_row_variant", "row", row),
    ] {
        insta::assert_snapshot!(snapshot, playthrough(name, &options));
    }
}

/// A game against the Rebellion on each mat.
#[test]
fn solo_games_go_on_as_they_did() {
    let card = Options {
        difficulty: Difficulty::Medium,
        solo_leader_card: true,
        alternate_board: true,
        deed_row: true,
        ..led_by([Leader::Maria; 4], 1)
    };
    let on = |difficulty, leader| Options { difficulty, ..led_by([leader; 4], 1) };
    for (snapshot, name, options) in [
        ("solo_easy_with_agatha", "solo easy", on(Difficulty::Easy, Leader::Agatha)),
        ("solo_medium_with_boris", "solo medium", on(Difficulty::Medium, Leader::Boris)),
        ("solo_hard_with_predslava", "solo hard", on(Difficulty::Hard, Leader::Predslava)),
        ("solo_very_hard_with_yaroslav", "solo very-hard", on(Difficulty::VeryHard, Leader::Yaroslav)),
        ("solo_medium_with_maria_and_sviatopolks_own_card", "solo card", card),
    ] {
        insta::assert_snapshot!(snapshot, playthrough(name, &options));
    }
}
