//! Saving a game and loading any position: the round trip, every fault that is reported, and what can be owed where.

use std::collections::HashMap;

use samovar_engine::kit::spoil::{list, set};
use samovar_engine::{Game, Rng, Seed, Turn, kit};
use serde_json::{Value, json};

use super::contract::setups;
use super::scene::{Scene, leader, region, scheme, seat};
use super::solo_stage::led_by;
use crate::components::{Advisor, CardId, Components, DeedId, Good, Leader, RUNGS, Region, Tables};
use crate::options::{LeaderChoice, Options};
use crate::state::{Frame, Phase, Rurik};

/// What is found wrong with a position, `place: reason` each. What is accepted has all its pieces.
fn found(state: &Value) -> Vec<String> {
    match Rurik::load(state) {
        Ok(game) => {
            game.audit().expect("all pieces are accounted for");
            Vec::new()
        }
        Err(faults) => faults.iter().map(|fault| format!("{}: {}", fault.at, fault.reason)).collect(),
    }
}

/// What is found wrong once these fields have these values.
pub(super) fn faults(game: &Rurik, changes: &[(&str, Value)]) -> Vec<String> {
    let mut state = game.save();
    for (path, value) in changes {
        set(&mut state, path, value.clone());
    }
    found(&state)
}

/// What is found wrong after a change.
pub(super) fn spoilt(game: &Rurik, change: impl FnOnce(&mut Value)) -> Vec<String> {
    let mut state = game.save();
    change(&mut state);
    found(&state)
}

/// What is found wrong once the last entry of a list is gone.
fn shortened(game: &Rurik, path: &str) -> Vec<String> {
    spoilt(game, |state| drop(list(state, path).pop().expect("an entry")))
}

/// Plays first answers until a phase and a turn are reached.
pub(super) fn at(options: &Options, phase: Phase, turn: u8) -> Rurik {
    let mut game = Rurik::new(options, Seed::from_text("loading"));
    while (game.phase, game.turn) != (phase, turn) {
        let legal = kit::legal(&game);
        // Starting troops are spread, so that leaders have a choice of where to stand.
        let place = if game.phase == Phase::Troops { usize::from(game.turn) % legal.len() } else { 0 };
        game.play_unchecked(legal[place]);
    }
    game
}

/// Three players of whom the second begins and everybody chooses a leader.
pub(super) fn three() -> Options {
    Options { first_player: Some(seat(1)), ..Options::for_players(3) }
}

pub(super) fn none() -> Vec<String> {
    Vec::new()
}

// The round trip.

/// Random games reach every kind of question; the first two of every kind of stack are saved and loaded.
#[test]
fn every_kind_of_question_comes_back_as_it_was() {
    let mut met: HashMap<Vec<std::mem::Discriminant<Frame>>, u8> = HashMap::new();
    for (name, options) in setups() {
        let mut dice = Rng::new(Seed::from_text(&name));
        for number in 0..3 {
            let mut game = Rurik::new(&options, Seed::from_text(&name).nth(number));
            while game.turn() != Turn::Over {
                let kind = game.frames.all().iter().map(std::mem::discriminant).collect();
                let times = met.entry(kind).or_default();
                if *times < 2 {
                    *times += 1;
                    let loaded = Rurik::load(&game.save());
                    assert!(loaded.as_ref() == Ok(&game), "{name}: {loaded:?}, not {game:?}");
                }
                game.play_unchecked(kit::any_legal(&game, &mut dice));
            }
            assert!(Rurik::load(&game.save()).as_ref() == Ok(&game), "{name}, the end");
        }
    }
    assert!(met.len() > 30, "{} kinds of stacks", met.len());
}

#[test]
fn what_was_seen_is_saved_with_its_seats() {
    let mut scene = Scene::new(3);
    scene.on_deck(1, &["S05", "S06", "S07"]).points("scheme", 3).play("deck 1, keep S05");
    scene.game.looked = {
        let mut looked = crate::state::Lying::EMPTY;
        looked.put(scheme("S06"), 0b101);
        looked.put(scheme("S07"), 0b010);
        looked
    };
    let state = scene.game.save();
    let looked = json!([{ "card": "S06", "known": [0, 2] }, { "card": "S07", "known": [1] }]);
    assert_eq!(state["hidden"]["looked"], looked);
    let loaded = Rurik::load(&state).expect("a position");
    assert_eq!((loaded.looked.known(), loaded.looked == scene.game.looked), (&[0b101, 0b010][..], true));
    // A seat named twice is a seat.
    let twice = faults(&scene.game, &[("/hidden/looked/0/known", json!([0, 2, 0, 2]))]);
    assert_eq!(twice, none());
    let mut state = state;
    state["hidden"]["looked"][0]["known"] = json!([0, 2, 0]);
    assert_eq!(Rurik::load(&state).expect("a position").looked.known(), [0b101, 0b010]);
}

#[test]
fn the_deck_of_cards_that_nobody_looks_at_means_nothing() {
    let game = Scene::new(2).game;
    assert_eq!(faults(&game, &[("/hidden/looked_deck", json!(1))]), none());
    let mut state = game.save();
    state["hidden"]["looked_deck"] = json!(1);
    assert!(Rurik::load(&state).as_ref() == Ok(&game));
}

#[test]
fn what_is_no_position_at_all_is_refused_with_the_reason() {
    let game = Scene::new(2).game;
    let one = spoilt(&game, |state| drop(state["board"].as_object_mut().expect("an object").remove("row")));
    assert_eq!(one, ["state: missing field `row`"]);
    let two = spoilt(&game, |state| state["board"]["weather"] = json!("snow"));
    assert!(two.len() == 1 && two[0].starts_with("state: unknown field `weather`"), "{two:?}");
    let three = faults(&game, &[("/board/options/players", json!(7))]);
    assert_eq!(three[0], "board.options: option-value(key=players, value=7, allowed=1–4)");
}

// Lengths and seats.

#[test]
fn every_list_has_its_length() {
    let game = Scene::new(3).game;
    let rows = game.board().rows;
    assert_eq!(shortened(&game, "/board/regions"), ["board.regions: has 10 entries, not 11"]);
    assert_eq!(shortened(&game, "/board/players"), ["board.players: has 2 entries, not 3"]);
    assert_eq!(shortened(&game, "/board/strategy"), ["board.strategy: has 5 entries, not 6"]);
    assert_eq!(shortened(&game, "/board/row"), ["board.row: has 2 entries, not 3"]);
    assert_eq!(shortened(&game, "/hidden/hands"), ["hidden.hands: has 2 entries, not 3"]);
    assert_eq!(shortened(&game, "/hidden/agendas"), ["hidden.agendas: has 2 entries, not 3"]);
    let space = format!("board.strategy[1]: has {} entries, not {rows}", rows - 1);
    assert_eq!(shortened(&game, "/board/strategy/1"), [space]);
    let troops = "board.regions[4].troops: has 2 entries, not 3";
    assert_eq!(shortened(&game, "/board/regions/4/troops"), [troops]);
    // All of it is told at once.
    let two = spoilt(&game, |state| {
        list(state, "/board/row").pop();
        list(state, "/hidden/hands").pop();
    });
    assert_eq!(two, ["board.row: has 2 entries, not 3", "hidden.hands: has 2 entries, not 3"]);
}

#[test]
fn regions_come_in_their_order() {
    let game = Scene::new(2).game;
    let mut state = game.save();
    list(&mut state, "/board/regions").swap(0, 1);
    let names: Vec<Region> = game.map().regions.iter().take(2).collect();
    let wanted = [
        format!("board.regions[0].region: is {}, not {}", names[1], names[0]),
        format!("board.regions[1].region: is {}, not {}", names[0], names[1]),
    ];
    assert_eq!(found(&state), wanted);
}

#[test]
fn a_mat_is_for_the_solo_game() {
    let fault = "board.rebellion: is for the solo game, and always there";
    let mat = |seen: Value| json!({ "priority": "war", "locked": [[], [], []], "turned": 0, "seen": seen });
    let several = Scene::new(2).game;
    assert_eq!(faults(&several, &[("/board/rebellion", mat(json!([])))]), [fault]);
    let cards = faults(&several, &[("/board/rebellion", mat(json!([CardId::at(0).to_string()])))]);
    assert_eq!(cards, ["rebellion cards: has 1 entries, not 0", fault]);
    let solo = at(&led_by(Leader::Maria), Phase::Strategy, 0);
    let hidden = json!(solo.rebellion.cards.to_vec());
    assert_eq!(faults(&solo, &[("/board/rebellion", Value::Null), ("/hidden/rebellion", hidden)]), [fault]);
}

#[test]
fn stacks_are_not_longer_than_they_can_be() {
    let game = at(&three(), Phase::Strategy, 0);
    let moved = |from: usize, to: usize, count: usize| {
        spoilt(&game, |state| {
            for _ in 0..count {
                let card = list(state, &format!("/hidden/decks/{from}")).pop().expect("a card");
                list(state, &format!("/hidden/decks/{to}")).push(card);
            }
        })
    };
    let looked = "hidden.looked and their deck: has 15 entries, more than 14";
    assert_eq!(moved(1, 0, 1), ["hidden.decks[0]: has 15 entries, more than 14", looked]);
    assert_eq!(moved(0, 1, 2), ["hidden.decks[1]: has 15 entries, more than 14"]);
    assert_eq!(moved(0, 1, 1), none());
    let frames = |count: usize| faults(&game, &[("/board/frames", json!(vec!["place"; count]))]);
    assert_eq!(frames(7), ["board.frames: has 7 entries, more than 6"]);
    assert_eq!(frames(6), ["board.frames: only one thing is asked in this phase"]);
    let deeds = spoilt(&game, |state| {
        for _ in 0..4 {
            list(state, "/hidden/deeds").push(json!("hoard"));
        }
    });
    assert_eq!(deeds, ["hidden.deeds: has 27 entries, more than 26"]);
}

#[test]
fn cards_looked_at_fit_on_their_deck() {
    let mut scene = Scene::new(2);
    scene.points("scheme", 3).play("deck 2");
    assert_eq!(scene.game.looked.cards().len(), 3);
    // Cards of the other deck go to the looked-at one, until it has no room for those that come back.
    let with = |under: usize| {
        spoilt(&scene.game, |state| {
            while list(state, "/hidden/decks/1").len() < under {
                let card = list(state, "/hidden/decks/0").pop().expect("a card");
                list(state, "/hidden/decks/1").push(card);
            }
        })
    };
    assert_eq!(with(11), none());
    assert_eq!(with(12), ["hidden.looked and their deck: has 15 entries, more than 14"]);
    let four = spoilt(&scene.game, |state| {
        let card = list(state, "/hidden/decks/0").pop().expect("a card");
        list(state, "/hidden/looked").push(card);
    });
    assert_eq!(four, ["hidden.looked: has 4 entries, more than 3"]);
    let nowhere = faults(&scene.game, &[("/hidden/looked_deck", json!(2))]);
    assert_eq!(nowhere, ["hidden.looked_deck: is neither 0 nor 1"]);
}

#[test]
fn seats_that_do_not_play_are_refused() {
    let game = Scene::new(3).game;
    let stranger = "hidden: names seats that do not play";
    assert_eq!(faults(&game, &[("/hidden/decks/0/0/known", json!([2]))]), none());
    assert_eq!(faults(&game, &[("/hidden/decks/0/0/known", json!([3]))]), [stranger]);
    assert_eq!(faults(&game, &[("/board/marker", json!(2))]), none());
    assert_eq!(faults(&game, &[("/board/marker", json!(3))]), [stranger]);
    let stranger = "board: names seats that do not play";
    assert_eq!(faults(&game, &[("/board/strategy/0/0/owner", json!(3))]), [stranger]);
    assert_eq!(faults(&game, &[("/board/active", json!(3))]), [stranger]);
    assert_eq!(faults(&game, &[("/board/first", json!(3))]), ["board.first: does not play"]);
    // The Rebellion takes turns and owns advisors, but knows no scheme and holds no marker.
    let solo = at(&led_by(Leader::Maria), Phase::Action, 0);
    assert_eq!(faults(&solo, &[("/board/marker", json!(1))]), ["hidden: names seats that do not play"]);
    assert_eq!(faults(&solo, &[("/board/first", json!(1))]), ["board.first: does not play"]);
}

#[test]
fn numbers_stay_below_what_any_game_reaches() {
    let game = Scene::new(2).game;
    assert_eq!(faults(&game, &[("/hidden/reveals", json!(1_000_000))]), none());
    let reveals = faults(&game, &[("/hidden/reveals", json!(1_000_001))]);
    assert_eq!(reveals, ["hidden.reveals: is more than 1000000"]);
    let limits = [
        ("coins", "coins", json!(100), json!(101), "101 is more than 100"),
        ("goods", "goods", json!([0, 0, 20, 0, 0]), json!([0, 0, 21, 0, 0]), "21 is more than 20"),
        ("claims", "claims", json!([0, RUNGS, 0]), json!([0, RUNGS + 1, 0]), ""),
        ("warfare", "warfare", json!(100), json!(101), "101 is more than 100"),
        (
            "built/church",
            "built",
            json!(["kiev", "volyn", "novgorod"]),
            json!(["kiev", "volyn", "novgorod", "rostov"]),
            "4 is more than 3",
        ),
    ];
    for (path, field, right, wrong, reason) in limits {
        let path = format!("/board/players/1/{path}");
        assert_eq!(faults(&game, &[(&path, right)]), none(), "{path}");
        let told = faults(&game, &[(&path, wrong)]);
        assert_eq!(told.len(), 1, "{path}: {told:?}");
        assert!(told[0].starts_with(&format!("board.players[1].{field}: ")), "{told:?}");
        assert!(told[0].ends_with(reason), "{told:?}");
    }
}

// The land.

#[test]
fn regions_bring_forth_what_is_printed_or_all_tokens() {
    let game = Scene::new(2).game;
    let other = |good: &Value| if *good == json!("fur") { json!("fish") } else { json!("fur") };
    let printed = spoilt(&game, |state| {
        let good = &mut state["board"]["regions"][3]["good"];
        *good = other(good);
    });
    assert_eq!(printed, ["board.regions: do not bring forth the printed goods"]);
    let game = Scene::with(Options { alternate_board: true, ..Options::for_players(2) }).game;
    let produce: Vec<Good> = game.map().regions.iter().map(|region| game.produce[region.index()]).collect();
    let place = (1..8).find(|place| produce[*place] != produce[0]).expect("several kinds");
    let good = |region: usize, good: Good| (format!("/board/regions/{region}/good"), json!(good.to_string()));
    let (one, two) = (good(0, produce[place]), good(place, produce[0]));
    assert_eq!(faults(&game, &[(&one.0, one.1.clone()), (&two.0, two.1)]), none(), "tokens swapped");
    let wanted = game.tables.goods_tokens(2);
    let mut counts = wanted;
    counts[produce[0].index()] -= 1;
    counts[produce[place].index()] += 1;
    let fault = format!("board.regions: bring forth {counts:?}, not {wanted:?}");
    assert_eq!(faults(&game, &[(&one.0, one.1)]), [fault]);
}

#[test]
fn neutral_troops_are_for_the_solo_game() {
    let neutral = faults(&Scene::new(2).game, &[("/board/regions/0/neutral", json!(true))]);
    assert_eq!(neutral, ["board.regions: have neutral troops in a game of several"]);
    let solo = at(&led_by(Leader::Maria), Phase::Action, 0);
    assert_eq!(faults(&solo, &[("/board/regions/0/neutral", json!(true))]), none());
    let rebel = faults(&solo, &[("/board/regions/0/rebel", json!(true))]);
    assert_eq!(rebel, ["board.regions: have rebels in a solo game"]);
}

#[test]
fn rewards_are_each_there_once() {
    let game = Scene::new(2).game;
    let [first, second] = [game.rewards[0], game.rewards[1]];
    let twice = faults(&game, &[("/hidden/rewards/0", json!(second))]);
    assert_eq!(twice, [format!("hidden.rewards: appear twice: {second}")]);
    let highest = game.rewards.iter().position(|place| *place == 14).expect("fifteen rewards");
    let beyond = faults(&game, &[(&format!("/hidden/rewards/{highest}"), json!(15))]);
    assert_eq!(beyond, ["hidden.rewards: are not the numbers below 15"]);
    let swapped = faults(&game, &[("/hidden/rewards/0", json!(second)), ("/hidden/rewards/1", json!(first))]);
    assert_eq!(swapped, none());
}

#[test]
fn shown_rewards_go_with_defeated_rebels() {
    let mut scene = Scene::new(2);
    scene.defeated(0, 1).defeated(1, 1);
    let game = scene.game;
    let shown: Vec<u8> = (0..15).filter(|place| game.shown >> place & 1 == 1).collect();
    assert_eq!((shown.len(), faults(&game, &[])), (2, none()));
    let twice = faults(&game, &[("/board/shown", json!([shown[0], shown[0]]))]);
    let wanted = ["board.shown: names a place twice", "board.shown: has 1 places for 2 defeated rebels"];
    assert_eq!(twice, wanted);
    let fewer = faults(&game, &[("/board/shown", json!([shown[0]]))]);
    assert_eq!(fewer, ["board.shown: has 1 places for 2 defeated rebels"]);
    let more = faults(&game, &[("/board/players/0/defeated", json!(2))]);
    assert_eq!(more, ["board.shown: has 2 places for 3 defeated rebels"]);
    let beyond = faults(&game, &[("/board/shown", json!([shown[0], 15]))]);
    assert_eq!(beyond, ["board.shown: has places from 15 on"]);
    // Kiev's rebel stands, Galich is out of play.
    for place in [region("kiev"), region("galich")] {
        let standing = faults(&game, &[("/board/shown", json!([shown[0], place.index()]))]);
        assert_eq!(standing, ["board.shown: names a region whose rebel was not defeated"], "{place}");
    }
    let solo = at(&led_by(Leader::Maria), Phase::Action, 0);
    let told = faults(&solo, &[("/board/shown", json!([0])), ("/board/players/0/defeated", json!(1))]);
    assert!(told.contains(&"board.shown: is empty in a solo game".to_owned()), "{told:?}");
}

#[test]
fn tokens_of_rebels_come_from_the_top_of_the_pile() {
    let mut scene = Scene::with(Options { rebel_rewards: true, ..Options::for_players(2) });
    scene.defeated(0, 2);
    assert_eq!(faults(&scene.game, &[]), none());
    let gap = faults(&scene.game, &[("/board/shown", json!([0, 2]))]);
    assert_eq!(gap, ["board.shown: is not the beginning of the pile"]);
    // A rebel that nobody defeated makes nine of eight.
    let last = scene.game.map().regions.len() - 1;
    let rebel = format!("/board/regions/{last}/rebel");
    assert_eq!(scene.game.save().pointer(&rebel), Some(&json!(false)));
    assert_eq!(faults(&scene.game, &[(&rebel, json!(true))]), ["rebels: are more than 8"]);
}

// People.

#[test]
fn nobody_shares_a_leader() {
    let game = Scene::new(2).game;
    assert_eq!(
        faults(&game, &[("/board/players/0/leader", json!("boris"))]),
        ["leaders: appear twice: boris"]
    );
    assert_eq!(faults(&game, &[("/board/players/0/leader", json!("agatha"))]), none());
    let missing = faults(&game, &[("/board/players/0/leader", Value::Null)]);
    assert_eq!(missing, ["board.players[0].leader: does not go with the phase"]);
}

#[test]
fn leaders_are_those_of_the_options() {
    let fixed = [LeaderChoice::Fixed(leader("agatha")), LeaderChoice::Random, LeaderChoice::Choose];
    let leaders = [fixed[0], fixed[1], fixed[2], LeaderChoice::Choose];
    let game = at(&Options { leaders, ..three() }, Phase::Leaders, 1);
    assert_eq!((game.frames.top(), game.active), (Some(Frame::Leader), seat(2)));
    assert_eq!(faults(&game, &[]), none());
    let drawn = game.players[1].leader.expect("drawn");
    let free: Vec<String> = game.free_leaders().iter().map(|leader| leader.to_string()).collect();
    let other = faults(&game, &[("/board/players/0/leader", json!(free[0]))]);
    assert_eq!(other, ["board.players[0].leader: is not agatha, as the options say"]);
    assert_eq!(faults(&game, &[("/board/players/1/leader", json!(free[1]))]), none(), "not {drawn}");
    let phase = |side: usize| format!("board.players[{side}].leader: does not go with the phase");
    assert_eq!(faults(&game, &[("/board/players/1/leader", Value::Null)]), [phase(1)]);
    assert_eq!(faults(&game, &[("/board/players/2/leader", json!(free[2]))]), [phase(2)], "not yet");
}

#[test]
fn leaders_are_chosen_clockwise_from_the_first_player() {
    let options = three();
    for (turn, chosen) in [(0, [false; 3]), (1, [false, true, false]), (2, [false, true, true])] {
        let game = at(&options, Phase::Leaders, turn);
        assert_eq!(faults(&game, &[]), none());
        for (side, chosen) in chosen.into_iter().enumerate() {
            let path = format!("/board/players/{side}/leader");
            let value = if chosen { Value::Null } else { json!("yaroslav") };
            let fault = format!("board.players[{side}].leader: does not go with the phase");
            assert_eq!(faults(&game, &[(&path, value)]), [fault], "turn {turn}");
        }
    }
}

#[test]
fn sviatopolk_leads_the_rebellion() {
    let game = at(&Options::for_players(1), Phase::Strategy, 0);
    let told = faults(&game, &[("/board/players/0/leader", json!("sviatopolk"))]);
    assert_eq!(told, ["leaders: appear twice: sviatopolk", "board.players[0].leader: leads the Rebellion"]);
    let told = faults(&game, &[("/board/players/1/leader", Value::Null)]);
    assert!(told.contains(&"board.players[1].leader: is not sviatopolk".to_owned()), "{told:?}");
}

#[test]
fn the_rebellion_has_nothing_that_only_players_have() {
    let game = at(&led_by(Leader::Maria), Phase::Strategy, 0);
    let mut state = game.save();
    let deed = list(&mut state, "/hidden/deeds").pop().expect("a deed");
    state["board"]["players"][1]["deeds"] = json!([deed]);
    assert_eq!(found(&state), ["board.players[1].deeds: 1 is more than 0"]);
    state["board"]["players"][1]["deeds"] = json!([]);
    state["board"]["players"][1]["accomplished"] = json!([deed]);
    assert_eq!(found(&state), ["board.players[1].deeds: 1 is more than 0"]);
    let told = faults(&game, &[("/board/players/1/defeated", json!(1))]);
    assert!(told.contains(&"board.players[1].defeated: 1 is more than 0".to_owned()), "{told:?}");
}

#[test]
fn all_troops_and_leaders_are_accounted_for() {
    let mut scene = Scene::new(2);
    scene.troops(0, "kiev", 2).leader_at(0, "kiev");
    let kiev = scene.game.map().regions.iter().position(|at| at == region("kiev")).expect("in play");
    let troops = format!("/board/regions/{kiev}/troops");
    let supply = |has: u8, wanted: u8| {
        format!("board.players[0].supply: and the board have {has} pieces, not {wanted}")
    };
    assert_eq!(faults(&scene.game, &[(&troops, json!([4, 0]))]), [supply(14, 13)]);
    assert_eq!(faults(&scene.game, &[("/board/players/0/supply", json!(9))]), [supply(12, 13)]);
    assert_eq!(faults(&scene.game, &[("/board/players/0/leader_at", Value::Null)]), [supply(13, 12)]);
    let back = [("/board/players/0/supply", json!(9)), (&troops, json!([4, 0]))];
    assert_eq!(faults(&scene.game, &back), none());
    let away = faults(&scene.game, &[("/board/players/0/leader_at", json!("volyn"))]);
    assert_eq!(away, ["board.players[0].leader_at: has no troop of the player"]);
    // The Rebellion has as many troops as there are rebels.
    let solo = at(&led_by(Leader::Maria), Phase::Strategy, 0);
    let left = solo.players[1].supply;
    let told = faults(&solo, &[("/board/players/1/supply", json!(left - 1))]);
    assert_eq!(told, ["board.players[1].supply: and the board have 15 pieces, not 16"]);
}

#[test]
fn structures_stand_in_play_one_of_a_kind_a_region() {
    let game = Scene::new(2).game;
    let built = |side: u8, kind: &str| format!("/board/players/{side}/built/{kind}");
    let out = faults(&game, &[(&built(0, "market"), json!(["galich"]))]);
    assert_eq!(out, ["board.players[0].built: has regions out of play"]);
    let [one, two] = [built(0, "market"), built(1, "market")];
    let twice = faults(&game, &[(&one, json!(["kiev"])), (&two, json!(["kiev", "volyn"]))]);
    assert_eq!(twice, ["structures: more than one market in a region"]);
    let church = built(1, "church");
    assert_eq!(faults(&game, &[(&one, json!(["kiev"])), (&church, json!(["kiev"]))]), none());
}

#[test]
fn a_leader_stands_nowhere_before_it_is_placed() {
    let later = |side: usize| format!("board.players[{side}].leader_at: is for later");
    let turn = |side: usize| format!("board.players[{side}].leader_at: does not go with the turn");
    for phase in [Phase::Leaders, Phase::Agendas, Phase::Troops] {
        let game = at(&three(), phase, 1);
        let kiev = game.map().regions.iter().position(|at| at == region("kiev")).expect("in play");
        let here = game.troops[region("kiev").index()];
        let troops = json!([here[0], here[1] + 1, here[2]]);
        let path = format!("/board/regions/{kiev}/troops");
        let told = faults(&game, &[("/board/players/1/leader_at", json!("kiev")), (&path, troops)]);
        assert_eq!(told, [later(1), turn(1)], "{phase:?}");
    }
    let game = at(&three(), Phase::Leaders, 0);
    let told = faults(&game, &[("/board/players/1/leader_at", json!("kiev"))]);
    assert!(
        told.contains(&"board.players[1].leader_at: is for somebody with a leader".to_owned()),
        "{told:?}"
    );
    // The second player has placed the leader, the third has not.
    let game = at(&three(), Phase::Stand, 1);
    assert_eq!(faults(&game, &[]), none());
    let supply = game.players[1].supply;
    let gone = [("/board/players/1/leader_at", Value::Null), ("/board/players/1/supply", json!(supply - 1))];
    let told = faults(&game, &gone);
    assert!(told.contains(&turn(1)), "{told:?}");
}

// Cards.

#[test]
fn all_schemes_are_there_each_once() {
    let mut scene = Scene::new(2);
    scene.discarded(&["S01", "S02"]).hand(0, "S03").hand(1, "S04");
    let game = scene.game;
    let twice = faults(&game, &[("/hidden/hands/0/cards", json!(["S04"]))]);
    assert_eq!(twice, ["schemes: appear twice: S04"]);
    assert_eq!(faults(&game, &[("/board/discard", json!(["S01"]))]), ["schemes: there are 26, not 27"]);
    let more = faults(&game, &[("/board/discard", json!(["S01", "S02", "S03"]))]);
    assert_eq!(more, ["schemes: appear twice: S03", "schemes: there are 28, not 27"]);
    // A card that is being played is one of them.
    let mut scene = Scene::new(2);
    let card = Tables::current()
        .schemes
        .iter()
        .position(|row| row.reward.parts().iter().any(|part| matches!(part, crate::components::Gain::Deed)));
    let card = crate::components::SchemeId::at(card.expect("a scheme with a deed")).to_string();
    scene.hand(0, &card).coins(0, 9).play(&format!("play {card}"));
    assert!(matches!(scene.game.frames.all()[1], Frame::Played(_)));
    assert_eq!(faults(&scene.game, &[]), none());
    let told = faults(&scene.game, &[("/board/discard", json!([card]))]);
    let wanted = [format!("schemes: appear twice: {card}"), "schemes: there are 28, not 27".to_owned()];
    assert_eq!(told, wanted);
}

#[test]
fn what_is_known_of_hands_can_be_so() {
    let mut scene = Scene::new(2);
    scene.hand(0, "S03").hand(0, "S05").hand(1, "S04");
    scene.game.players[0].held = schemes_of(&["S03"]);
    scene.game.players[1].spied = schemes_of(&["S05"]);
    let game = scene.game;
    assert_eq!(faults(&game, &[]), none());
    let held = faults(&game, &[("/hidden/hands/0/held", json!(["S04"]))]);
    assert_eq!(held, ["hidden.hands[0]: held is not part of the cards"]);
    let returned = faults(&game, &[("/board/returned", json!(["S03"]))]);
    assert_eq!(returned, ["hidden.hands[0]: held has a card that lay in the discard pile"]);
    assert_eq!(faults(&game, &[("/board/returned", json!(["S05"]))]), none(), "it came later");
    for card in ["S04", "S06"] {
        let spied = faults(&game, &[("/hidden/hands/1/spied", json!([card]))]);
        assert_eq!(spied, ["hidden.hands[1]: spied has a card that is in no other hand"], "{card}");
    }
}

fn schemes_of(ids: &[&str]) -> crate::components::SchemeSet {
    ids.iter().map(|id| scheme(id)).collect()
}

#[test]
fn cards_are_looked_at_only_to_be_kept_or_put_back() {
    let fault = "hidden.looked: has cards exactly when one of them is to be kept or to lie on top";
    let game = Scene::new(2).game;
    let told = spoilt(&game, |state| {
        let card = list(state, "/hidden/decks/0").pop().expect("a card");
        list(state, "/hidden/looked").push(card);
    });
    assert_eq!(told, [fault]);
    for answers in ["deck 1", "deck 1, keep S05"] {
        let mut scene = Scene::new(2);
        scene.on_deck(1, &["S05", "S06", "S07"]).points("scheme", 3).play(answers);
        assert_eq!(faults(&scene.game, &[]), none());
        let told = spoilt(&scene.game, |state| {
            let cards = std::mem::take(list(state, "/hidden/looked"));
            list(state, "/hidden/decks/0").extend(cards);
        });
        assert_eq!(told, [fault]);
    }
}

#[test]
fn a_deck_that_is_used_up_was_made_anew() {
    let mut scene = Scene::new(2);
    scene.deck(1, &["S01"]).deck(2, &["S02"]);
    assert_eq!(faults(&scene.game, &[]), none());
    let used_up = "hidden.decks: one is used up and would have been made anew";
    let told = spoilt(&scene.game, |state| {
        let card = list(state, "/hidden/decks/0").pop().expect("a card");
        let name = card["card"].clone();
        list(state, "/board/discard").push(name);
    });
    assert_eq!(told, [used_up]);
    // Two cards outside the hands make two decks, one cannot.
    let all: Vec<String> = crate::components::SchemeId::all().map(|card| card.to_string()).collect();
    for (left, wanted) in [(2, vec![used_up.to_owned()]), (1, none())] {
        let told = spoilt(&scene.game, |state| {
            let card = |id: &String| json!({ "card": id, "known": [] });
            state["hidden"]["decks"] = json!([[], all[..left].iter().map(card).collect::<Vec<_>>()]);
            state["board"]["discard"] = json!([]);
            state["hidden"]["hands"][0]["cards"] = json!(all[left..]);
        });
        assert_eq!(told, wanted, "{left} left");
    }
}

#[test]
fn all_deeds_are_there_each_once() {
    let mut scene = Scene::new(2);
    scene.deed(0, "hoard").accomplished(1, "law-giver").row(&["send-gifts", "trade-route", "market-day"]);
    let game = scene.game;
    assert_eq!(faults(&game, &[]), none());
    let twice = |path: &str, value: Value| faults(&game, &[(path, value)]);
    let fewer = ["deeds: there are 25, not all 26 of the game"];
    let hoard = || "deeds: appear twice: hoard".to_owned();
    assert_eq!(twice("/board/players/1/deeds", json!(["hoard"])), [hoard()]);
    assert_eq!(twice("/board/players/0/accomplished", json!(["hoard"])), [hoard()]);
    assert_eq!(twice("/board/players/0/deeds", json!([])), fewer);
    assert_eq!(twice("/board/players/1/accomplished", json!([])), fewer);
    assert_eq!(twice("/board/row/0", Value::Null), fewer);
    assert_eq!(
        twice("/board/row/0", json!("hoard")),
        [hoard(), "deeds: there are 26, not all 26 of the game".into()]
    );
    assert_eq!(shortened(&game, "/hidden/deeds"), fewer);
    let solo = at(&led_by(Leader::Maria), Phase::Strategy, 0);
    let used = DeedId::ALL.iter().filter(|deed| solo.tables.deeds[deed.index()].solo).count();
    let told = spoilt(&solo, |state| list(state, "/hidden/deeds").push(json!("law-giver")));
    assert_eq!(told, [format!("deeds: there are {}, not all {used} of the game", used + 1)]);
}

#[test]
fn deeds_are_discarded_only_in_the_variant() {
    let spend = |options: Options| {
        spoilt(&Scene::with(options).game, |state| {
            let deed = list(state, "/hidden/deeds").pop().expect("a deed");
            list(state, "/board/spent_deeds").push(deed);
        })
    };
    assert_eq!(spend(Options::for_players(2)), ["board.spent_deeds: are for the variant"]);
    assert_eq!(spend(Options { deed_row: true, ..Options::for_players(2) }), none());
}

#[test]
fn agendas_are_dealt_once_and_kept_in_time() {
    let game = Scene::new(2).game;
    let taken = game.players[0].dealt[1];
    let twice = faults(&game, &[("/hidden/agendas/1/dealt/0", json!(taken.to_string()))]);
    assert_eq!(twice, [format!("hidden.agendas: appear twice: {taken}")]);
    assert_eq!(faults(&game, &[("/hidden/agendas/0/kept", json!(1))]), none());
    let neither = faults(&game, &[("/hidden/agendas/0/kept", json!(2))]);
    assert_eq!(neither, ["hidden.agendas[0].kept: is neither 0 nor 1"]);
    let phase = |side: usize| format!("hidden.agendas[{side}].kept: does not go with the phase");
    let board = |side: usize| format!("hidden.agendas[{side}].kept: does not go with the board");
    assert_eq!(faults(&game, &[("/board/players/1/agenda", json!(false))]), [board(1)]);
    assert_eq!(faults(&game, &[("/hidden/agendas/1/kept", Value::Null)]), [phase(1), board(1)]);
    let changed = |side: usize, kept: Value| {
        [
            (format!("/hidden/agendas/{side}/kept"), kept.clone()),
            (format!("/board/players/{side}/agenda"), json!(!kept.is_null())),
        ]
    };
    let told = |game: &Rurik, side: usize, kept: Value| {
        let [one, two] = changed(side, kept);
        faults(game, &[(&one.0, one.1), (&two.0, two.1)])
    };
    let leaders = at(&three(), Phase::Leaders, 1);
    assert_eq!(told(&leaders, 1, json!(0)), [phase(1)]);
    // The second player was first to keep one.
    let agendas = at(&three(), Phase::Agendas, 1);
    assert_eq!(faults(&agendas, &[]), none());
    assert_eq!(told(&agendas, 1, Value::Null), [phase(1)]);
    assert_eq!(told(&agendas, 2, json!(0)), [phase(2)]);
    assert_eq!(told(&agendas, 0, json!(0)), [phase(0)]);
    let solo = at(&led_by(Leader::Maria), Phase::Strategy, 0);
    let unused = crate::components::AgendaId::ALL
        .into_iter()
        .find(|agenda| !solo.tables.agendas[agenda.index()].solo)
        .expect("some are for several players");
    let told = faults(&solo, &[("/hidden/agendas/0/dealt/0", json!(unused.to_string()))]);
    assert_eq!(told, ["hidden.agendas: have a card that is not used in a solo game"]);
}

// The clock.

#[test]
fn a_round_goes_with_its_phase() {
    let beyond = "board.round: is not from 1 to 4";
    let not = |round: u8, phase: &str| format!("board.round: {round} does not go with the phase {phase}");
    let with = |game: &Rurik, round: u8| faults(game, &[("/board/round", json!(round))]);
    let strategy = at(&Options::for_players(2), Phase::Strategy, 0);
    assert!(with(&strategy, 0).contains(&beyond.to_owned()));
    assert!(with(&strategy, 5).contains(&beyond.to_owned()));
    assert!(!with(&strategy, 4).iter().any(|fault| fault.starts_with("board.round")));
    for phase in [Phase::Leaders, Phase::Agendas, Phase::Troops, Phase::Stand] {
        let game = at(&Options::for_players(2), phase, 0);
        assert_eq!(with(&game, 1), none());
        let told = with(&game, 2);
        assert!(told.contains(&not(2, &format!("{phase:?}"))), "{told:?}");
    }
    let mut scene = Scene::new(2);
    scene.claim_phase(3);
    assert_eq!(with(&scene.game, 3), none());
    assert_eq!(with(&scene.game, 4), [not(4, "Claim")]);
    scene.claim_phase(4);
    assert_eq!(with(&scene.game, 4), none());
    assert_eq!(with(&scene.game, 3), [not(3, "Over")]);
}

#[test]
fn a_phase_has_so_many_turns() {
    let told = |game: &Rurik, turn: u8| faults(game, &[("/board/turn", json!(turn))]);
    let more = |most: u8| format!("board.turn: is more than {most}");
    let has = |game: &Rurik, most: u8| {
        assert!(!told(game, most).contains(&more(most)), "{most} of {:?}", game.phase);
        assert!(told(game, most + 1).contains(&more(most)), "{most} + 1 of {:?}", game.phase);
    };
    let options = three();
    let pieces = Tables::current().pieces;
    for (phase, most) in [
        (Phase::Leaders, 3),
        (Phase::Agendas, 3),
        (Phase::Troops, 3 * pieces.starting_troops),
        (Phase::Stand, 3),
    ] {
        has(&at(&options, phase, 1), most);
    }
    let advisors = Tables::current().advisors_in(3, 1).len();
    has(&at(&options, Phase::Strategy, 1), 3 * advisors);
    has(&at(&options, Phase::Action, 1), 3 * advisors);
    let mut scene = Scene::new(3);
    scene.claim_phase(1);
    has(&scene.game, 3);
    // The Rebellion takes turns too.
    has(&at(&led_by(Leader::Maria), Phase::Strategy, 2), 2 * Tables::current().advisors_in(1, 1).len());
    // At the end the turn means nothing.
    scene.claim_phase(4);
    assert_eq!(told(&scene.game, 200), none());
}

#[test]
fn points_and_bonuses_are_for_the_action_phase() {
    let action = Scene::new(2).game;
    let strategy = at(&Options::for_players(2), Phase::Strategy, 0);
    let outside = "board: has points outside the Action Phase";
    for pool in ["/board/tax", "/board/build"] {
        assert_eq!(faults(&action, &[(pool, json!(30))]), none());
        assert_eq!(faults(&action, &[(pool, json!(31))]), ["board: has more than 30 points"]);
        assert_eq!(faults(&strategy, &[(pool, json!(1))]), [outside]);
    }
    for used in ["scheme", "deed", "conversion", "rescue"] {
        let path = format!("/board/used/{used}");
        assert_eq!(faults(&action, &[(&path, json!(true))]), none());
        assert_eq!(faults(&strategy, &[(&path, json!(true))]), ["board.used: is for the Action Phase"]);
    }
}

#[test]
fn starting_troops_stand_as_the_turn_says() {
    // The second player has placed two troops, the others one.
    let game = at(&three(), Phase::Troops, 4);
    assert_eq!(faults(&game, &[]), none());
    let placed: Vec<u8> = game.players[..3].iter().map(|player| 12 - player.supply).collect();
    assert_eq!(placed, [1, 2, 1]);
    let turn = faults(&game, &[("/board/turn", json!(3))]);
    assert_eq!(turn, ["board.players[1].supply: leaves 2 troops on the board, not 1"]);
    let turn = faults(&game, &[("/board/turn", json!(5))]);
    assert_eq!(turn, ["board.players[2].supply: leaves 1 troops on the board, not 2"]);
    let all = Tables::current().pieces.starting_troops;
    let stand = at(&three(), Phase::Stand, 1);
    let told = faults(&stand, &[("/board/players/0/supply", json!(12))]);
    assert!(
        told.contains(&format!("board.players[0].supply: leaves 0 troops on the board, not {all}")),
        "{told:?}"
    );
    let agendas = at(&three(), Phase::Agendas, 1);
    let told = faults(&agendas, &[("/board/players/0/supply", json!(11))]);
    assert!(
        told.contains(&"board.players[0].supply: leaves 1 troops on the board, not 0".to_owned()),
        "{told:?}"
    );
}

// Advisors.

#[test]
fn advisors_are_with_their_owner_or_on_the_board() {
    let game = at(&three(), Phase::Strategy, 4);
    assert_eq!(faults(&game, &[]), none());
    let with = |side: usize, unplaced: u8, placed: usize| {
        format!(
            "board.players[{side}].advisors: {unplaced} with the owner and {placed} on the board do not go with the turn"
        )
    };
    let all = Tables::current().advisors_in(3, 1).len();
    let left: Vec<String> = game.players[0].advisors.iter().map(|advisor| advisor.to_string()).collect();
    let fewer = faults(&game, &[("/board/players/0/advisors", json!(left[1..]))]);
    assert_eq!(fewer, [with(0, all - 2, 1)]);
    let turn = faults(&game, &[("/board/turn", json!(3))]);
    assert!(turn.contains(&with(1, all - 2, 2)), "{turn:?}");
    // One that is on the board cannot be with its owner, nor stand there twice.
    let (at, placed) = first_placed(&game, 0);
    let mut more = left.clone();
    more[0] = placed.advisor.to_string();
    let twice = faults(&game, &[("/board/players/0/advisors", json!(more))]);
    assert_eq!(twice, ["board.strategy: has advisors seat 0 does not have, or has twice"]);
    let other = first_placed(&game, 1).0;
    let owner = faults(&game, &[(&format!("{other}/owner"), json!(0))]);
    assert!(owner.iter().any(|fault| fault.starts_with("board.players[1].advisors: ")), "{owner:?}");
    // An advisor of later rounds.
    let later = Advisor::ALL.into_iter().find(|advisor| !Tables::current().advisors_in(3, 1).has(*advisor));
    let later = later.expect("some come later").to_string();
    let told = faults(&game, &[(&format!("{at}/advisor"), json!(later))]);
    assert!(
        told.contains(&"board.strategy: has advisors seat 0 does not have, or has twice".to_owned()),
        "{told:?}"
    );
    let mut more = left;
    more[0] = later;
    assert_eq!(faults(&game, &[("/board/players/0/advisors", json!(more))]), [with(0, all - 1, 1)]);
}

/// The path and the advisor of the first space that a side holds.
fn first_placed(game: &Rurik, side: usize) -> (String, crate::state::Placed) {
    for (column, spaces) in game.strategy.iter().enumerate() {
        for (row, placed) in spaces.iter().enumerate() {
            if let Some(placed) = placed.filter(|placed| placed.owner.index() == side) {
                return (format!("/board/strategy/{column}/{row}"), placed);
            }
        }
    }
    panic!("side {side} has no advisor on the board");
}

#[test]
fn an_advisor_stands_on_one_space() {
    let mut scene = Scene::new(2);
    scene.strategy_phase(1).advisor(0, "1", "move", 1, 0).advisor(0, "2", "tax", 1, 0);
    scene.game.turn = 2;
    let told = faults(&scene.game, &[("/board/strategy/3/0/advisor", json!("1"))]);
    assert!(told.iter().any(|fault| fault == "board.strategy: appear twice: 1"), "{told:?}");
}

#[test]
fn bribes_have_a_limit() {
    let game = Scene::new(2).game;
    let path = format!("{}/bribe", first_placed(&game, 1).0);
    assert_eq!(faults(&game, &[(&path, json!(100))]), none());
    let told = faults(&game, &[(&path, json!(101))]);
    assert_eq!(told, ["board.strategy: has a bribe of more than 100 coins"]);
    // Nothing is said of the order then, whatever the sum of number and bribe.
    let mut scene = Scene::new(2);
    scene.strategy_phase(1).advisor(0, "5", "move", 1, 255);
    scene.game.turn = 1;
    assert!(!found(&scene.game.save()).iter().any(|fault| fault.ends_with("order of power")));
}

#[test]
fn columns_are_filled_from_the_top_in_the_order_of_power() {
    let fault = ["board.strategy: move is not in the order of power"];
    let lay = |rows: [(u8, &str, u8, u8); 2]| {
        let mut scene = Scene::new(2);
        scene.strategy_phase(1);
        for (side, advisor, row, bribe) in rows {
            scene.advisor(side, advisor, "move", row, bribe);
        }
        scene.game.turn = 2;
        scene.game.first = seat(0);
        scene.game.active = seat(0);
        found(&scene.game.save())
    };
    assert_eq!(lay([(0, "4", 1, 0), (1, "2", 2, 0)]), none());
    assert_eq!(lay([(0, "2", 1, 2), (1, "4", 2, 0)]), none(), "equal power");
    assert_eq!(lay([(0, "2", 1, 1), (1, "4", 2, 0)]), fault);
    assert_eq!(lay([(0, "2", 1, 0), (1, "2", 3, 0)]), fault, "a gap");
    // While advisors are resolved there are gaps.
    let mut scene = Scene::new(2);
    scene.advisor(0, "1", "move", 3, 0);
    assert_eq!(found(&scene.game.save()), none());
}

// Anything at all.

/// A place in a position, by chance.
fn somewhere<'a>(value: &'a mut Value, dice: &mut Rng) -> &'a mut Value {
    let count = match value {
        Value::Array(items) => items.len(),
        Value::Object(fields) => fields.len(),
        _ => 0,
    };
    if count == 0 || dice.below(12) == 0 {
        return value;
    }
    let place = dice.below(count as u32) as usize;
    let next = match value {
        Value::Array(items) => &mut items[place],
        Value::Object(fields) => fields.values_mut().nth(place).expect("counted"),
        _ => unreachable!("counted"),
    };
    somewhere(next, dice)
}

/// Changes something in a position: a number a little, an entry for another one, a list by an entry, the question for
/// another one.
fn change(state: &mut Value, frames: &[Value], dice: &mut Rng) {
    if dice.below(3) == 0
        && let Some(asked) = state.pointer_mut("/board/frames").and_then(Value::as_array_mut)
    {
        let frame = frames[dice.below(frames.len() as u32) as usize].clone();
        match dice.below(3) {
            0 => drop(asked.pop()),
            1 => drop(asked.pop().map(|_| asked.push(frame))),
            _ => asked.push(frame),
        }
        return;
    }
    let copy = somewhere(state, dice).clone();
    let place = somewhere(state, dice);
    match (place, dice.below(3)) {
        (Value::Array(items), 0) => drop(items.pop()),
        (Value::Array(items), 1) => items.push(copy),
        (Value::Bool(flag), _) => *flag = !*flag,
        (place, 2) => *place = copy,
        (place, _) => {
            let number = place.as_i64().unwrap_or_default();
            *place = json!(number + i64::from(dice.below(5)) - 2);
        }
    }
}

/// Every frame with small numbers, as it is written down.
fn all_frames() -> Vec<Value> {
    use crate::components::{Column, Conversion, GoodSet, RegionSet, SchemeId};
    use crate::state::{Payment, Removal, Step};
    let (kiev, volyn) = (Region::Kiev, Region::Volyn);
    let (from, left, reach) = (0, 2, RegionSet::EMPTY);
    let frames = [
        Frame::Leader,
        Frame::Agenda,
        Frame::Troop,
        Frame::Stand,
        Frame::Place,
        Frame::Bribe(Advisor::ALL[0], Column::Tax),
        Frame::Turn(Step::Before),
        Frame::Turn(Step::After),
        Frame::Muster { left, reach },
        Frame::Move { left },
        Frame::Anywhere { left, troop: Some(kiev), leader: false },
        Frame::Escort { from: kiev, to: volyn },
        Frame::Attack { left, fewer: 1 },
        Frame::Raid { left, fewer: 0, region: Some(kiev) },
        Frame::Check { region: kiev, cards: 2 },
        Frame::Draw { cards: 3 },
        Frame::Keep,
        Frame::Top,
        Frame::Marker,
        Frame::Market(Good::Fur),
        Frame::Church(volyn),
        Frame::Deed,
        Frame::Remove { how: Removal::Anywhere, left, from },
        Frame::Remove { how: Removal::Ruled(None), left, from },
        Frame::Remove { how: Removal::Different, left, from },
        Frame::Raze { left: 1 },
        Frame::Discard { left: 1 },
        Frame::Pay { how: Payment::OneType, left: 3, from },
        Frame::Pay { how: Payment::Different, left: 3, from },
        Frame::Pay { how: Payment::AnyBut(GoodSet::EMPTY), left, from },
        Frame::Pay { how: Payment::Named(Conversion::Build), left, from },
        Frame::Accomplish(DeedId::ALL[1]),
        Frame::Convert(Conversion::Muster),
        Frame::Played(SchemeId::at(3)),
    ];
    frames.iter().map(|frame| json!(frame)).collect()
}

/// Changes positions of random games; what is accepted keeps all its pieces to the end. How many were accepted.
fn spoil(games: u64, each: u32) -> u32 {
    let frames = all_frames();
    let setups = setups();
    let mut accepted = 0;
    for number in 0..games {
        let (name, options) = &setups[number as usize % setups.len()];
        let mut dice = Rng::new(Seed::from_text("spoil").nth(number));
        let mut game = Rurik::new(options, Seed::from_text(name).nth(number));
        let walk = |game: &mut Rurik, dice: &mut Rng, most: u32| {
            for _ in 0..most {
                if game.turn() == Turn::Over {
                    return;
                }
                let legal = kit::legal(game);
                assert!(!legal.is_empty(), "a dead end: {game:?}");
                game.play_unchecked(legal[dice.below(legal.len() as u32) as usize]);
            }
        };
        let moves = dice.below(250);
        walk(&mut game, &mut dice, moves);
        for _ in 0..each {
            let mut state = game.save();
            for _ in 0..=dice.below(2) {
                change(&mut state, &frames, &mut dice);
            }
            let Ok(mut loaded) = Rurik::load(&state) else { continue };
            accepted += 1;
            loaded.audit().unwrap_or_else(|fault| panic!("{fault}: {state}"));
            walk(&mut loaded, &mut dice, 4_000);
            assert!(loaded.is_over(), "it does not end: {state}");
            loaded.audit().unwrap_or_else(|fault| panic!("{fault} at the end: {state}"));
        }
    }
    accepted
}

#[test]
fn a_position_changed_in_any_way_is_refused_or_plays_to_its_end() {
    let accepted = spoil(56 * u64::from(kit::patience()), 20);
    assert!(accepted > 50, "{accepted} accepted");
}
