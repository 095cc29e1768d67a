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
fn two_players() {
    insta::assert_snapshot!(playthrough("two", &Options::for_players(2)));
}

#[test]
fn three_players_with_random_region_furs() {
    let options = Options { random_furs: true, ..Options::for_players(3) };
    insta::assert_snapshot!(playthrough("three", &options));
}

#[test]
fn four_players() {
    insta::assert_snapshot!(playthrough("four", &Options::for_players(4)));
}

#[test]
fn four_players_on_side_b() {
    let options = Options { sides: [BoardSide::B; 4], ..Options::for_players(4) };
    insta::assert_snapshot!(playthrough("side b", &options));
}

#[test]
fn alone_against_ivan() {
    insta::assert_snapshot!(playthrough("ivan", &Options::for_players(1)));
}

#[test]
fn alone_against_katyusha_with_every_difficulty() {
    let options = Options {
        opponent: Opponent::Katyusha,
        focus: Some(2),
        coin_for_lack: true,
        coin_for_trade_fur: true,
        colours: [Colour::Yellow, Colour::Blue, Colour::Red, Colour::Green],
        sides: [BoardSide::B, BoardSide::A, BoardSide::A, BoardSide::A],
        ..Options::for_players(1)
    };
    insta::assert_snapshot!(playthrough("katyusha", &options));
}
