//! What can be chosen before a game, read and written.

use samovar_engine::{Game, GameOptions, OptionKind};
use serde_json::{Map, Value, json};

use super::contract::setups;
use crate::components::TrackId;
use crate::options::{BoardSide, Colour, Opponent, Options};
use crate::state::Stroganov;

fn read(values: Value) -> Result<Options, Vec<String>> {
    let Value::Object(values) = values else { panic!("options are an object") };
    Stroganov::read_options(&values).map_err(|bad| bad.0.iter().map(ToString::to_string).collect())
}

#[test]
fn nothing_said_is_the_usual_game_for_two() {
    // STR-001, STR-009, STR-027
    assert_eq!(read(json!({})), Ok(Options::for_players(2)));
    let usual = Options::for_players(2);
    assert_eq!(
        (usual.random_furs, usual.sides, usual.colours),
        (false, [BoardSide::A; 4], crate::options::COLOURS)
    );
    assert_eq!(
        (usual.opponent, usual.focus, usual.coin_for_lack, usual.coin_for_trade_fur),
        (Opponent::Ivan, None, false, false)
    );
}

#[test]
fn one_to_four_can_play() {
    // STR-001
    for players in 1..=4 {
        assert_eq!(read(json!({ "players": players })), Ok(Options::for_players(players)));
    }
    for players in [0, 5] {
        let fault = format!("option-value(key=players, value={players}, allowed=1–4)");
        assert_eq!(read(json!({ "players": players })), Err(vec![fault]));
    }
}

#[test]
#[should_panic(expected = "1 to 4 players")]
fn there_are_no_options_for_five() {
    // STR-001
    let _ = Options::for_players(5);
}

#[test]
fn every_choice_is_read() {
    // STR-009, STR-027, STR-D02
    let read = read(json!({
        "players": 3, "region_furs": "random", "boards": ["b", "a", "b"], "colours": ["yellow", "blue", "green"],
    }));
    let wanted = Options {
        random_furs: true,
        sides: [BoardSide::B, BoardSide::A, BoardSide::B, BoardSide::A],
        colours: [Colour::Yellow, Colour::Blue, Colour::Green, Colour::Red],
        ..Options::for_players(3)
    };
    assert_eq!(read, Ok(wanted));
}

#[test]
fn every_solo_choice_is_read() {
    // STR-001
    let katyusha = read(json!({
        "players": 1, "opponent": "katyusha", "focus": "a", "coin_for_lack": true, "coin_for_trade_fur": true,
    }));
    let wanted = Options {
        opponent: Opponent::Katyusha,
        focus: Some(0),
        coin_for_lack: true,
        coin_for_trade_fur: true,
        ..Options::for_players(1)
    };
    assert_eq!(katyusha, Ok(wanted));
    for (place, letter) in ["a", "b", "c", "d", "e", "f"].into_iter().enumerate() {
        assert_eq!(read(json!({ "players": 1, "focus": letter })).unwrap().focus, Some(place as u8));
    }
    assert_eq!(read(json!({ "players": 1, "focus": "random" })).unwrap().focus, None);
    let one = read(json!({ "players": 1, "coin_for_lack": true })).unwrap();
    assert!(one.coin_for_lack && !one.coin_for_trade_fur);
    let other = read(json!({ "players": 1, "coin_for_trade_fur": true })).unwrap();
    assert!(!other.coin_for_lack && other.coin_for_trade_fur);
}

#[test]
fn every_player_may_have_any_colour() {
    // STR-019, STR-D02
    for first in crate::options::COLOURS {
        for second in crate::options::COLOURS {
            let read = read(json!({ "colours": [first.name(), second.name()] }));
            if first == second {
                assert_eq!(read, Err(vec!["option-twice(key=colours)".to_owned()]));
            } else {
                assert_eq!(read.unwrap().colours[..2], [first, second]);
            }
        }
    }
}

#[test]
fn one_board_side_stands_for_all_and_sides_may_be_mixed() {
    // STR-027
    assert_eq!(read(json!({ "players": 2, "boards": "b" })).unwrap().sides[..2], [BoardSide::B; 2]);
    assert_eq!(read(json!({ "boards": "a,b" })).unwrap().sides[..2], [BoardSide::A, BoardSide::B]);
}

#[test]
fn every_fault_is_listed() {
    // STR-001, STR-D02
    let bad = json!({
        "players": 9, "region_furs": "falling", "boards": "c", "colours": ["blue", "blue"], "opponent": "boris",
        "focus": "g", "coin_for_lack": 2, "coin_for_trade_fur": "maybe", "map": "large",
    });
    let faults = [
        "option-unknown(key=map, allowed=players, region_furs, boards, colours, opponent, focus, coin_for_lack, coin_for_trade_fur)",
        "option-value(key=players, value=9, allowed=1–4)",
        "option-value(key=region_furs, value=falling, allowed=ascending, random)",
        "option-value(key=boards, value=c, allowed=a, b)",
        "option-per-seat(key=colours, value=blue,blue, seats=1)",
        "option-value(key=opponent, value=boris, allowed=ivan, katyusha)",
        "option-value(key=focus, value=g, allowed=random, a, b, c, d, e, f)",
        "option-value(key=coin_for_lack, value=2, allowed=true, false)",
        "option-value(key=coin_for_trade_fur, value=maybe, allowed=true, false)",
    ];
    assert_eq!(read(bad), Err(faults.map(str::to_owned).to_vec()));
}

#[test]
fn solo_choices_mean_nothing_with_others() {
    // STR-001
    let bad = json!({ "players": 2, "opponent": "ivan", "focus": "a", "coin_for_lack": false, "coin_for_trade_fur": false });
    let keys = ["opponent", "focus", "coin_for_lack", "coin_for_trade_fur"];
    assert_eq!(read(bad), Err(keys.map(|key| format!("stroganov-option-solo(key={key})")).to_vec()));
}

#[test]
fn what_is_written_reads_back() {
    // STR-009, STR-019, STR-027
    for (name, options) in setups() {
        let options = options.canonical();
        assert_eq!(read(Value::Object(Stroganov::write_options(&options))), Ok(options), "{name}");
    }
}

#[test]
fn options_are_written_out_in_full() {
    // STR-009, STR-019, STR-027
    let katyusha = Options {
        opponent: Opponent::Katyusha,
        focus: Some(5),
        coin_for_lack: true,
        ..Options::for_players(1)
    };
    let written = json!({
        "players": 1, "region_furs": "ascending", "boards": ["a"], "colours": ["blue"], "opponent": "katyusha",
        "focus": "f", "coin_for_lack": true, "coin_for_trade_fur": false,
    });
    assert_eq!(Value::Object(katyusha.write()), written);
    let three = Options { random_furs: true, sides: [BoardSide::B; 4], ..Options::for_players(3) };
    let written = json!({
        "players": 3, "region_furs": "random", "boards": ["b", "b", "b"], "colours": ["blue", "red", "green"],
    });
    assert_eq!(Value::Object(three.write()), written);
}

#[test]
fn what_means_nothing_is_set_to_its_default() {
    // STR-019
    let odd = Options {
        sides: [BoardSide::B; 4],
        colours: [Colour::Green, Colour::Red, Colour::Green, Colour::Green],
        opponent: Opponent::Katyusha,
        focus: Some(3),
        coin_for_lack: true,
        coin_for_trade_fur: true,
        ..Options::for_players(2)
    };
    let wanted = Options {
        sides: [BoardSide::B, BoardSide::B, BoardSide::A, BoardSide::A],
        colours: [Colour::Green, Colour::Red, Colour::Blue, Colour::Yellow],
        ..Options::for_players(2)
    };
    assert_eq!(odd.canonical(), wanted);
    let solo = Options { players: 1, ..odd }.canonical();
    assert_eq!((solo.opponent, solo.focus, solo.coin_for_lack), (Opponent::Katyusha, Some(3), true));
    assert_eq!(solo.sides, [BoardSide::B, BoardSide::A, BoardSide::A, BoardSide::A]);
    assert_eq!(solo.colours, [Colour::Green, Colour::Blue, Colour::Red, Colour::Yellow]);
}

#[test]
fn a_board_side_and_a_colour_make_a_trophy_track() {
    // STR-026, STR-027
    let all_a = Options::for_players(4);
    assert!((0..4).all(|seat| all_a.track(seat) == TrackId::SideA));
    let all_b = Options { sides: [BoardSide::B; 4], ..all_a };
    let tracks = [TrackId::BlueB, TrackId::RedB, TrackId::GreenB, TrackId::YellowB];
    assert_eq!([0, 1, 2, 3].map(|seat| all_b.track(seat)), tracks);
    let mixed = Options {
        sides: [BoardSide::A, BoardSide::B, BoardSide::A, BoardSide::A],
        ..Options::for_players(2)
    };
    assert_eq!([0, 1].map(|seat| mixed.track(seat)), [TrackId::SideA, TrackId::RedB]);
    let ivan = Options { sides: [BoardSide::B; 4], ..Options::for_players(1) };
    assert_eq!([0, 1].map(|seat| ivan.track(seat)), [TrackId::BlueB, TrackId::Ivan]);
    let katyusha = Options { opponent: Opponent::Katyusha, ..ivan };
    assert_eq!(katyusha.track(1), TrackId::Katyusha);
}

#[test]
fn a_solo_game_has_two_cossacks_and_the_set_up_of_two() {
    // STR-001
    let counts = [1, 2, 3, 4].map(|players| {
        let options = Options::for_players(players);
        (options.cossacks(), options.setup_players())
    });
    assert_eq!(counts, [(2, 2), (2, 2), (3, 3), (4, 4)]);
}

#[test]
fn the_first_option_is_the_number_of_players_and_every_default_can_be_read() {
    // STR-001
    let specs = Stroganov::option_specs();
    assert_eq!((specs[0].key, specs[0].kind), ("players", OptionKind::Number { min: 1, max: 4 }));
    let defaults = |players: &str| -> Map<String, Value> {
        let chosen = specs.iter().map(|spec| match spec.key {
            "players" => ("players".to_owned(), players.into()),
            key => (key.to_owned(), spec.default.into()),
        });
        chosen.filter(|(key, _)| key != "colours").collect()
    };
    assert_eq!(Stroganov::read_options(&defaults("1")), Ok(Options::for_players(1)));
}
