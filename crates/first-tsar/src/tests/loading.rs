//! Saving a game and loading any position: the round trip, and every fault that is reported.

use samovar_engine::kit::spoil::{check_faults, list, owing, set, shift};
use samovar_engine::{Fault, Game as _, Seed, kit};
use serde_json::{Value, json};

use super::scene::{Scene, seat};
use crate::components::Region;
use crate::options::Options;
use crate::state::{FirstTsar, Frame, Phase};

/// Three players in the second turn of the first Action phase with a bit of everything; seat 0 is to act.
fn specimen() -> Scene {
    let mut scene = Scene::new(3);
    scene.boyar("kursk").as_seat(1).estate("ES04").title("TL02").pad(1, "TT02").building("tver");
    scene.as_seat(0).goods("3 grain, 2 coin").estate("ES01").title("TL01").pad(4, "TT01").own_spoils("SP01");
    scene.hand_shown("PC03").completed("PM02").vp(4).field(1).building("moscow").sealed("reward").turn(0);
    scene.chambers(&["production 2", "maneuver"]);
    scene.titles(&["TL07", "TL08", "TL09"]).estates(&["ES07", "ES08", "ES09"]);
    scene
}

fn faults(state: &Value) -> Vec<Fault> {
    FirstTsar::load(state).err().unwrap_or_default()
}

#[test]
fn a_position_full_of_things_loads_as_it_was() {
    let scene = specimen();
    scene.audit();
    let state = scene.game.save();
    let loaded = FirstTsar::load(&state).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert!(loaded == scene.game);
    assert_eq!(loaded.save(), state);
    assert_eq!(loaded.players[..3], scene.game.players[..3]);
    assert_eq!((loaded.seals, loaded.favor_tokens), (scene.game.seals, 0b111));
    let mut scene = specimen();
    scene.favor_tokens(&[20]);
    assert_eq!(FirstTsar::load(&scene.game.save()).unwrap().favor_tokens, 0b010);
}

#[test]
fn lists_of_a_wrong_length_are_reported() {
    check_faults::<FirstTsar>(
        &specimen().game.save(),
        &[
            ("board.players", "has 2 entries, not 3", |state| drop(list(state, "/board/players").pop())),
            ("hidden.players", "has 2 entries, not 3", |state| drop(list(state, "/hidden/players").pop())),
            ("board.favor", "has 2 entries, not 3", |state| drop(list(state, "/board/favor").pop())),
            ("board.chambers", "has 4 entries, not 5", |state| drop(list(state, "/board/chambers").pop())),
            ("board.tokens", "has 3 entries, not 4", |state| drop(list(state, "/board/tokens").pop())),
            ("hidden.tokens", "has 13 entries, not 14", |state| drop(list(state, "/hidden/tokens").pop())),
            ("board.waters", "has 9 entries, not 10", |state| drop(list(state, "/board/waters").pop())),
            ("board.frames", "has 13 entries, more than 12", |state| {
                set(state, "/board/frames", vec![json!("turn"); 13])
            }),
            ("hidden.projects", "more than 30", |state| {
                set(state, "/hidden/projects", vec![json!("PC01"); 31])
            }),
            ("hidden.titles", "more than 15", |state| set(state, "/hidden/titles", vec![json!("TL01"); 16])),
            ("hidden.estates", "more than 15", |state| {
                set(state, "/hidden/estates", vec![json!("ES01"); 16])
            }),
            ("hidden.spoils", "more than 9", |state| set(state, "/hidden/spoils", vec![json!("SP01"); 10])),
            ("hidden.trades", "more than 10", |state| set(state, "/hidden/trades", vec![json!("TT01"); 11])),
            ("board.players[1].points", "has 7 entries, not 8", |state| {
                drop(list(state, "/board/players/1/points").pop())
            }),
            ("board.players[1].pad", "has 4 entries, not 5", |state| {
                drop(list(state, "/board/players/1/pad").pop())
            }),
            ("board.players[2].garrison", "more than 10", |state| {
                set(state, "/board/players/2/warriors", 11)
            }),
            ("board.round", "is not from 1 to 4", |state| set(state, "/board/round", 5)),
            ("board.round", "is not from 1 to 4", |state| set(state, "/board/round", 0)),
            ("board", "seats that do not play", |state| set(state, "/board/first", 3)),
            ("board", "seats that do not play", |state| set(state, "/board/chambers/1/seal", 3)),
            ("board.favor", "names a seat twice", |state| set(state, "/board/favor/0", 1)),
            ("board.favor_tokens", "are some of 10, 20, 30", |state| {
                set(state, "/board/favor_tokens", json!([10, 15]))
            }),
            ("board.favor_tokens", "are some of 10, 20, 30", |state| {
                set(state, "/board/favor_tokens", json!([20, 10]))
            }),
            ("board.players[0].hand", "cards in hand, not", |state| shift(state, "/board/players/0/hand", 1)),
            ("state", "unknown", |state| set(state, "/board/phase", "lunch")),
        ],
    );
}

#[test]
fn pieces_that_are_missing_or_doubled_are_reported() {
    // TSR-226
    check_faults::<FirstTsar>(
        &specimen().game.save(),
        &[
            ("projects", "missing", |state| drop(list(state, "/hidden/projects").pop())),
            ("projects", "there twice", |state| {
                list(state, "/board/players/1/completed").push(json!("PM02"))
            }),
            ("titles", "missing", |state| drop(list(state, "/hidden/titles").pop())),
            ("titles", "there twice", |state| list(state, "/board/players/1/titles").push(json!("TL01"))),
            ("estates", "missing", |state| drop(list(state, "/hidden/estates").pop())),
            ("estates", "there twice", |state| list(state, "/board/estates_gone").push(json!("ES01"))),
            ("assignments", "there twice", |state| set(state, "/board/aside", "AC01")),
            ("spoils", "there twice", |state| list(state, "/board/spoils_gone").push(json!("SP01"))),
            ("spoils", "missing", |state| set(state, "/board/players/0/spoils", json!([]))),
            ("trades", "there twice", |state| list(state, "/board/trades_gone").push(json!("TT01"))),
            ("trades", "missing", |state| set(state, "/board/players/1/pad/0", Value::Null)),
            ("tokens", "there twice", |state| {
                let token = state["board"]["tokens"][0].clone();
                set(state, "/board/tokens/1", token);
            }),
            ("tokens", "not all dark", |state| {
                let light = |token: &Value| token.as_str().is_some_and(|id| id.starts_with("RL"));
                let from = list(state, "/hidden/tokens").iter().position(light).expect("a light token");
                list(state, "/hidden/tokens").swap(from, 8);
            }),
            ("board.players[0].warriors", "11 in all, not 10", |state| {
                shift(state, "/board/players/0/warriors", 1)
            }),
            ("board.players[1].warriors", "9 in all, not 10", |state| {
                shift(state, "/board/players/1/warriors", -1)
            }),
            ("board.players[1].buildings", "7 in all, not 6", |state| {
                shift(state, "/board/players/1/buildings", 1)
            }),
            ("board.players[0].seals", "3 in all, not 2", |state| shift(state, "/board/players/0/seals", 1)),
            ("board.projects", "has 5 cards, not 6", |state| drop(list(state, "/board/projects").pop())),
            ("hidden.spoils", "has 6 tokens, not 7", |state| drop(list(state, "/hidden/spoils").pop())),
            ("hidden.trades", "has 9 tokens, not 10", |state| drop(list(state, "/hidden/trades").pop())),
            ("board.titles", "has 4 cards, more than 3", |state| {
                let card = list(state, "/hidden/titles").pop().expect("a card");
                list(state, "/board/titles").push(card);
            }),
            ("board.estates", "has 4 cards, more than 3", |state| {
                let card = list(state, "/hidden/estates").pop().expect("a card");
                list(state, "/board/estates").push(card);
            }),
            ("board.titles_gone", "would be the deck", |state| {
                let cards = std::mem::take(list(state, "/hidden/titles"));
                set(state, "/board/titles_gone", cards);
            }),
            ("board.estates_gone", "would be the deck", |state| {
                let cards = std::mem::take(list(state, "/hidden/estates"));
                set(state, "/board/estates_gone", cards);
            }),
        ],
    );
}

#[test]
fn players_that_cannot_be_are_reported() {
    check_faults::<FirstTsar>(
        &specimen().game.save(),
        &[
            ("board.players[0].bribes", "which is sealed", |state| {
                set(state, "/board/players/0/bribes", json!({ "production": 2, "reward": 1 }));
            }),
            ("board.players[0].bribes", "201 coins are too many", |state| {
                set(state, "/board/players/0/bribes/production", 201);
            }),
            ("board.players[1].goods", "201 wood are too many", |state| {
                set(state, "/board/players/1/goods/wood", 201)
            }),
            ("board.players[0].points", "are 4 in all, not vp", |state| set(state, "/board/players/0/vp", 5)),
            ("board.players[0].vp", "are too many", |state| {
                set(state, "/board/players/0/vp", 5001);
                set(state, "/board/players/0/points/0", 5001);
            }),
            ("board.players[0].used", "somebody else's", |state| {
                set(state, "/board/players/0/used", json!(["ES04"]))
            }),
            ("board.players[1].garrison", "nobody stands in kursk", |state| {
                set(state, "/board/players/1/garrison", json!({ "vologda": 2, "kursk": 0 }));
            }),
            ("board.players[1].in_kremlin", "more boyars than there are", |state| {
                set(state, "/board/players/1/in_kremlin", 4)
            }),
            ("hidden.players[0].kept", "not among the projects", |state| {
                set(state, "/hidden/players/0/kept", Value::Null)
            }),
            ("hidden.players[0].shown", "neither in hand nor completed", |state| {
                let card = state["board"]["projects"][0].clone();
                list(state, "/board/players/0/shown").push(card);
            }),
            ("hidden.players[1].put_back", "is not two cards", |state| {
                drop(list(state, "/hidden/players/1/put_back").pop())
            }),
            ("hidden.players[1].put_back", "dealt to seat 0", |state| {
                let cards = state["hidden"]["players"][0]["put_back"].clone();
                set(state, "/hidden/players/1/put_back", cards);
            }),
            ("board.players", "2 buildings in tver", |state| {
                set(state, "/board/players/0/built", json!(["tver"]))
            }),
            ("board.players[2].garrison", "1 warriors do not go", |state| {
                set(state, "/board/players/2/garrison", json!({ "vologda": 1 }));
                set(state, "/board/players/2/warriors", 9);
            }),
        ],
    );
}

#[test]
fn a_clock_that_cannot_be_is_reported() {
    check_faults::<FirstTsar>(
        &specimen().game.save(),
        &[
            ("board.turns", "10 are more than 9", |state| set(state, "/board/turns", 10)),
            ("board.active", "it is the turn of seat 0", |state| set(state, "/board/active", 1)),
            ("board.active", "it is the turn of seat 1", |state| set(state, "/board/turns", 4)),
            ("board.players[0].bribes", "2 boyars in chambers, not 1", |state| set(state, "/board/turns", 6)),
            ("board.players[0].boyars", "1 boyars are out, not 2", |state| set(state, "/board/turns", 6)),
            ("hidden.reveals", "are too many", |state| set(state, "/hidden/reveals", 1_000_001)),
            ("board.round", "does not go with", |state| {
                set(state, "/board/phase", "over");
            }),
            ("board.favor_tokens", "leave after the second round", |state| {
                set(state, "/board/phase", "over")
            }),
            ("board.errand", "cannot be", |state| set(state, "/board/errand/left", 1)),
            ("board.errand", "cannot be", |state| set(state, "/board/errand/step", "after")),
            ("board.errand", "cannot be", |state| {
                set(state, "/board/errand/step", "acting");
                set(state, "/board/errand/chamber", "reward");
                set(state, "/board/errand/left", 3);
            }),
            ("board.errand", "cannot be", |state| {
                set(state, "/board/errand/step", "acting");
                set(state, "/board/errand/chamber", "maneuver");
                set(state, "/board/errand/again", true);
            }),
            ("board.errand", "cannot be", |state| {
                set(state, "/board/errand/step", "acting");
                set(state, "/board/errand/chamber", "maneuver");
                set(state, "/board/errand/titled", true);
            }),
            ("board.errand", "cannot be", |state| {
                set(state, "/board/errand/step", "acting");
                set(state, "/board/errand/chamber", "production");
                set(state, "/board/errand/left", 2);
            }),
            ("board.chambers", "seals are placed in the Action phase", |state| {
                set(state, "/board/phase", "planning");
            }),
        ],
    );
    let mut planning = Scene::new(3);
    planning.estate("ES01").planning();
    check_faults::<FirstTsar>(
        &planning.game.save(),
        &[
            ("board.players[0].used", "Estates are used in the Action phase", |state| {
                set(state, "/board/players/0/used", json!(["ES01"]));
            }),
            ("board.errand", "is for the Action phase", |state| set(state, "/board/errand/arranged", true)),
            ("board.players[0].bribes", "1 boyars in chambers, not 0", |state| {
                set(state, "/board/players/0/bribes", json!({ "project": 0 }));
            }),
        ],
    );
}

#[test]
fn setup_that_cannot_be_is_reported() {
    let game = FirstTsar::new(&Options::for_players(3), Seed::from_text("dealt"));
    check_faults::<FirstTsar>(
        &game.save(),
        &[
            ("hidden.players[0].kept", "nothing is kept", |state| {
                let card = state["hidden"]["players"][0]["hand"][0].clone();
                set(state, "/hidden/players/0/kept", card);
            }),
            ("hidden.players[0].hand", "is three cards", |state| {
                let card = list(state, "/hidden/players/0/hand").pop().expect("a card");
                list(state, "/hidden/projects").push(card);
            }),
            ("board.players[0].garrison", "1 warriors do not go", |state| {
                set(state, "/board/players/0/garrison", json!({ "kursk": 1 }));
                set(state, "/board/players/0/warriors", 9);
            }),
            ("board.round", "does not go with Keep", |state| {
                set(state, "/board/round", 2);
                let mut tokens = std::mem::take(list(state, "/hidden/tokens"));
                let rest = tokens.split_off(4);
                list(state, "/board/tokens").append(&mut tokens);
                set(state, "/hidden/tokens", rest);
            }),
        ],
    );
    let mut game = game;
    while game.phase == Phase::Keep {
        let legal = kit::legal(&game);
        game.apply(legal[0], &mut samovar_engine::NoLog);
    }
    game.apply("settle kursk".parse().unwrap(), &mut samovar_engine::NoLog);
    let first = game.first.index();
    assert_eq!(game.players[first].garrison.iter().sum::<u8>(), 1);
    check_faults::<FirstTsar>(
        &game.save(),
        &[("board.active", "it is the turn of seat", |state| {
            let active = state["board"]["active"].as_i64().expect("a seat");
            set(state, "/board/active", (active + 1) % 3);
        })],
    );
}

#[test]
fn what_cannot_be_owed_is_reported() {
    let scene = specimen();
    let refused = |frames: &[Frame]| {
        let state = owing(&scene.game, frames);
        let found = faults(&state);
        assert!(found.iter().any(|fault| fault.at.starts_with("board.frames")), "{frames:?}: {found:?}");
    };
    let printed = crate::state::Source::Printed;
    for frame in [
        Frame::Keep,
        Frame::Settle,
        Frame::Plan,
        Frame::Coins("exchange".parse().unwrap()),
        Frame::Turn,
        Frame::Exchange,
        Frame::Prize { leader: seat(0), second: None },
        Frame::Second(seat(1), crate::state::Prize::Points),
        Frame::Swap { left: 0 },
        Frame::Swap { left: 16 },
        Frame::Gain(crate::components::Token::Coin, 0),
        Frame::Gain(crate::components::Token::Coin, 16),
        Frame::Trades { two: true, first: Some(4) },
        Frame::Trades { two: true, first: Some(5) },
        Frame::Trades { two: false, first: Some(0) },
        Frame::Pause(printed(3)),
        Frame::Pause(printed(5)),
        Frame::Pause(crate::state::Source::Spoils("SP01".parse().unwrap())),
        Frame::Bargain(printed(0)),
        Frame::Bargain(crate::state::Source::Estate("ES02".parse().unwrap())),
    ] {
        refused(&[Frame::Turn, frame]);
    }
    refused(&[Frame::Any]);
    refused(&[Frame::Turn, Frame::Any, Frame::Move]);
    for frame in [
        Frame::Any,
        Frame::Swap { left: 15 },
        Frame::Gain(crate::components::Token::Coin, 15),
        Frame::Trades { two: true, first: Some(3) },
        Frame::Pause(printed(1)),
        Frame::Bargain(crate::state::Source::Trade("TT20".parse().unwrap())),
        Frame::TakeProject { must: true },
    ] {
        assert_eq!(faults(&owing(&scene.game, &[Frame::Turn, frame])), [], "{frame:?}");
    }
    let mut poor = specimen();
    poor.goods("3 grain");
    let bargain = Frame::Bargain(crate::state::Source::Trade("TT20".parse().unwrap()));
    assert!(!faults(&owing(&poor.game, &[Frame::Turn, bargain])).is_empty(), "it cannot be paid");
}

#[test]
fn rewards_that_cannot_be_owed_are_reported() {
    let mut scene = Scene::new(3);
    scene.region(Region::North, "RL05").end_of_round();
    let prize = |leader, second: Option<u8>| Frame::Prize { leader: seat(leader), second: second.map(seat) };
    assert_eq!(faults(&owing(&scene.game, &[prize(0, Some(1))])), []);
    for frame in [prize(0, Some(0)), prize(1, Some(0)), prize(0, Some(3)), prize(3, None), Frame::Turn] {
        assert!(!faults(&owing(&scene.game, &[frame])).is_empty(), "{frame:?}");
    }
    let mut early = owing(&scene.game, &[prize(0, Some(1))]);
    set(&mut early, "/board/turns", 0);
    assert!(!faults(&early).is_empty(), "no region has been reached");
    let second = |number| Frame::Second(seat(number), crate::state::Prize::Points);
    assert_eq!(faults(&owing(&scene.game, &[second(1), Frame::Any])), []);
    assert!(!faults(&owing(&scene.game, &[second(3), Frame::Any])).is_empty());
    let mut two = Scene::new(2);
    two.region(Region::North, "RL05").end_of_round();
    assert_eq!(faults(&owing(&two.game, &[prize(0, None)])), []);
    assert!(!faults(&owing(&two.game, &[prize(0, Some(1))])).is_empty(), "two players share no rewards");
    assert!(!faults(&owing(&two.game, &[second(1), Frame::Any])).is_empty());
}
