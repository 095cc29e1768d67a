//! Whole games in text, compared line by line: a change of the rules shows as a difference.
//!
//! After a change that is meant, `INSTA_UPDATE=always cargo test -p samovar-stroganov --test playthroughs` writes them anew.

use samovar_engine::{Colour, kit};
use samovar_stroganov::{Action, BoardSide, Opponent, Options, Stroganov};

/// A game in which much happens.
fn playthrough(name: &str, options: &Options) -> String {
    kit::playthrough::<Stroganov>(name, options, |actions, dice| {
        kit::lively(actions, dice, 2, |action| matches!(action, Action::End | Action::Skip))
    })
}

#[test]
fn whole_games_go_on_as_they_did() {
    let katyusha = Options {
        opponent: Opponent::Katyusha,
        focus: Some(2),
        coin_for_lack: true,
        coin_for_trade_fur: true,
        colours: [Colour::Yellow, Colour::Blue, Colour::Red, Colour::Green],
        sides: [BoardSide::B, BoardSide::A, BoardSide::A, BoardSide::A],
        ..Options::for_players(1)
    };
    let random_furs = Options { random_furs: true, ..Options::for_players(3) };
    let side_b = Options { sides: [BoardSide::B; 4], ..Options::for_players(4) };
    for (snapshot, name, options) in [
        ("two_players", "two", Options::for_players(2)),
        ("three_players_with_random_region_furs", "three", random_furs),
        ("four_players", "four", Options::for_players(4)),
        ("four_players_on_side_b", "side b", side_b),
        ("alone_against_ivan", "ivan", Options::for_players(1)),
        ("alone_against_katyusha_with_every_difficulty", "katyusha", katyusha),
    ] {
        insta::assert_snapshot!(snapshot, playthrough(name, &options));
    }
}
