//! Whole games in text, compared line by line: a change of the rules shows as a difference.
//!
//! After a change that is meant, `INSTA_UPDATE=always cargo test -p samovar-stroganov --test playthroughs` writes them anew.

use std::fmt::Write as _;

use samovar_engine::{ActionList, Event as _, Game, Rng, Seed, Turn};
use samovar_stroganov::{BoardSide, Colour, Opponent, Options, Stroganov};

/// A game in which dice choose, but an offered end of a turn is taken only when they insist, so that much happens.
fn playthrough(name: &str, options: &Options) -> String {
    let seed = Seed::from_text(name);
    let mut game = Stroganov::new(options, seed);
    let mut dice = Rng::new(seed.nth(1));
    let mut text = format!("{}\n", serde_json::Value::Object(Stroganov::write_options(options)));
    while let Turn::Decide(seat) = game.turn() {
        let mut legal = ActionList::new();
        game.legal_actions(&mut legal);
        let throw = |dice: &mut Rng| legal[dice.below(legal.len() as u32) as usize];
        let first = throw(&mut dice);
        let action =
            if ["end", "skip"].contains(&first.to_string().as_str()) { throw(&mut dice) } else { first };
        let mut events = Vec::new();
        game.play(action, &mut events).expect("a listed action is legal");
        writeln!(text, "{seat}: {action}   [{} answers]", legal.len()).expect("writing to a string");
        for event in events {
            let message = event.message().to_string();
            writeln!(text, "    {}", message.trim_start_matches("stroganov-event-"))
                .expect("writing to a string");
        }
    }
    for row in game.standings().rows {
        writeln!(text, "{:?} rank {} total {} = {:?}", row.who, row.rank, row.total, row.parts)
            .expect("writing to a string");
    }
    text
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
