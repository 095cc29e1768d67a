//! Assignment cards (catalogue 2.5).

use super::scene::{Scene, chamber, city, goods, seat};
use crate::components::{City, Hue, Item};
use crate::event::Event;
use crate::state::{CitySet, Phase, Step};

/// The cities the boyar may be sent to.
fn sends(scene: &Scene) -> CitySet {
    let names = scene.legal_like("send");
    names.iter().map(|action| city(action.strip_prefix("send ").expect("a city"))).collect()
}

#[test]
fn a_card_of_a_colour_leads_to_the_cities_of_that_colour() {
    // TSR-111, TSR-Q15, TSR-018
    for (hue, id) in Hue::ALL.into_iter().zip(["AC01", "AC02", "AC03", "AC04"]) {
        let mut scene = Scene::new(3);
        scene.card("project", id).acting("project", false);
        let of_hue: CitySet =
            City::all().filter(|each| scene.game.tables.cities[each.index()].hue == hue).collect();
        assert_eq!((sends(&scene), of_hue.len()), (of_hue, 4));
        for other in CitySet::ALL.without(of_hue).iter() {
            assert_eq!(scene.refused_by(&format!("send {other}")), "TSR-111");
        }
        assert_eq!(scene.refused_by("end"), "TSR-111", "it has to go");
        assert!(!scene.can("end"));
        let to = of_hue.iter().last().expect("a city");
        scene.clear_log().play(&format!("send {to}"));
        assert_eq!(scene.log, [Event::Sent { who: seat(0), city: to }]);
        assert_eq!((scene.me().boyars[to.index()], scene.me().visited.len()), (1, 1));
        assert_eq!((scene.me().in_kremlin, scene.game.errand.step), (0, Step::After));
    }
}

#[test]
fn the_coloured_card_leads_anywhere() {
    // TSR-112
    let mut scene = Scene::new(3);
    scene.card("project", "AC05").acting("project", false);
    assert_eq!(sends(&scene), CitySet::ALL);
    assert_eq!(scene.refused_by("end"), "TSR-111");
    scene.play("send kursk, end");
    assert!(scene.player(0).visited.has(city("kursk")));
}

#[test]
fn the_boyar_stays_on_the_kremlin_card_until_the_round_ends() {
    // TSR-113
    let mut scene = Scene::new(3);
    scene.card("project", "AC06").acting("project", false);
    assert!(sends(&scene).is_empty());
    assert_eq!(scene.refused_by("send kursk"), "TSR-113");
    assert_eq!((scene.me().in_kremlin, scene.me().visited.len()), (1, 0));
    scene.play("end").pass_until(|scene| scene.game.phase == Phase::EndOfRound);
    assert_eq!(scene.player(0).in_kremlin, 1);
    scene.pass_until(|scene| scene.game.round == 2);
    assert_eq!(scene.player(0).in_kremlin, 0);
}

#[test]
fn the_kremlin_card_gives_a_coin_and_with_a_seal_favor() {
    // TSR-114, TSR-115, TSR-Q10
    let stage = |name: &str| {
        let mut scene = Scene::new(3);
        scene.card(name, "AC06").favor(&[1, 0, 2]);
        let mut others = ["production", "maneuver", "project", "exchange"].to_vec();
        others.retain(|other| *other != name);
        scene.as_seat(1).chambers(&others[..3]).turn(0).chambers(&[name, others[0], others[1]]);
        scene
    };
    for name in ["production", "maneuver", "project", "exchange", "reward"] {
        let mut scene = stage(name);
        // Nothing is done in the chamber, and the coin stays.
        scene.play(&format!("leave {name}, end"));
        assert_eq!((scene.player(0).goods, scene.favors()), (goods("1 coin"), vec![1, 0, 2]), "{name}");
        let mut scene = stage(name);
        scene.play(&format!("leave {name} seal, end"));
        assert_eq!((scene.player(0).goods, scene.favors()), (goods("1 coin"), vec![0, 1, 2]), "{name}");
        assert_eq!(scene.player(0).vp, 0);
    }
}

#[test]
fn other_cards_give_neither_coin_nor_favor() {
    // TSR-114, TSR-115
    let mut scene = Scene::new(3);
    scene.favor(&[1, 0, 2]).as_seat(1).chambers(&["production", "reward", "exchange"]).turn(0);
    scene.play("leave maneuver seal, send putivl");
    assert_eq!((scene.me().goods, scene.favors(), scene.me().vp), (goods(""), vec![1, 0, 2], 0));
}

#[test]
fn the_coin_of_the_kremlin_card_is_there_before_the_first_action() {
    // TSR-116
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("moscow", 2).card("production", "AC06").favor(&[2, 1, 0]);
    scene.as_seat(1).chambers(&["reward", "maneuver", "project"]);
    scene.as_seat(2).chambers(&["reward", "maneuver", "project"]).turn(0);
    scene.play("leave production seal");
    assert_eq!((scene.has(Item::Coin), scene.favors()[0]), (1, 0));
    scene.play("income moscow");
    assert_eq!(scene.me().goods, goods("1 stone"));
}

#[test]
fn all_boyars_of_a_chamber_use_the_same_card() {
    // TSR-117, TSR-011
    let mut scene = Scene::new(3);
    for number in 0..3 {
        let before = scene.game.assignment(chamber("maneuver"));
        assert_eq!(scene.to_decide(), Some(seat(number)));
        scene.play("leave maneuver");
        assert_eq!(sends(&scene), scene.game.tables.map.of_hue[Hue::Blue.index()]);
        scene.play("send putivl, end");
        assert_eq!(scene.game.assignment(chamber("maneuver")), before);
    }
    let there = scene.game.players[..3].iter().map(|player| player.boyars[city("putivl").index()]);
    assert_eq!(there.collect::<Vec<_>>(), [1, 1, 1]);
}

#[test]
fn a_city_never_fills_up() {
    // TSR-118, TSR-Q15
    let mut scene = Scene::new(4);
    for number in 0..4 {
        scene.as_seat(number).warriors("putivl", 8).boyar("putivl").boyar("putivl");
    }
    scene.as_seat(3).building("putivl");
    scene.turn(0).acting("maneuver", false);
    scene.play("move warrior vologda yaroslavl, send putivl");
    assert_eq!(scene.me().boyars[city("putivl").index()], 3);
}
