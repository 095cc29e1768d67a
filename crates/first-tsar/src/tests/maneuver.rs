//! The Maneuver Chamber (catalogue 2.7 and 3.5).

use super::scene::{Scene, city, goods, seat, trade};
use crate::action::Piece;
use crate::components::{City, Region};
use crate::event::Event;
use crate::state::{CitySet, Frame};

/// Warriors of the active player in these cities; it leaves the Maneuver Chamber.
fn maneuvering(cities: &[(&str, u8)], seal: bool) -> Scene {
    let mut scene = Scene::new(3);
    scene.clear_map();
    for (name, count) in cities {
        scene.warriors(name, *count);
    }
    scene.acting("maneuver", seal);
    scene
}

fn warriors(scene: &Scene, name: &str) -> u8 {
    scene.me().garrison[city(name).index()]
}

#[test]
fn two_maneuvers_in_any_combination() {
    // TSR-126, TSR-127
    let place = "warrior putivl";
    let go = "move warrior putivl kursk";
    for (one, two, wanted) in
        [(place, place, (5, 0)), (go, go, (1, 2)), (place, go, (3, 1)), (go, place, (3, 1))]
    {
        let mut scene = maneuvering(&[("putivl", 3)], false);
        scene.play(&format!("{one}, {two}"));
        assert_eq!((warriors(&scene, "putivl"), warriors(&scene, "kursk")), wanted, "{one}, {two}");
        assert_eq!(scene.refused_by(place), "TSR-126");
        assert_eq!(scene.refused_by(go), "TSR-126");
        assert!(scene.legal_like("warrior").is_empty() && scene.legal_like("move").is_empty());
    }
}

#[test]
fn the_bonus_is_a_third_maneuver() {
    // TSR-135
    let mut scene = maneuvering(&[("putivl", 2)], true);
    scene.play("warrior putivl, move warrior putivl kursk, warrior kursk");
    assert_eq!((warriors(&scene, "putivl"), warriors(&scene, "kursk"), scene.me().warriors), (2, 2, 6));
    assert_eq!(scene.refused_by("warrior putivl"), "TSR-126");
}

#[test]
fn a_warrior_is_placed_where_another_own_piece_stands() {
    // TSR-128, TSR-136
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("putivl", 2).building("kozelsk").boyar("murom");
    scene.as_seat(1).warriors("ryazan", 2).warriors("murom", 3).turn(0).acting("maneuver", false);
    assert_eq!(scene.legal_like("warrior"), ["warrior kozelsk", "warrior putivl", "warrior murom"]);
    assert_eq!(scene.refused_by("warrior ryazan"), "TSR-128");
    let supply = scene.me().warriors;
    scene.clear_log().play("warrior kozelsk, warrior murom");
    assert_eq!((warriors(&scene, "kozelsk"), warriors(&scene, "murom")), (1, 1));
    assert_eq!(scene.me().warriors, supply - 2);
    let placed = Event::PlacedWarrior { who: seat(0), city: city("kozelsk") };
    assert_eq!(scene.log[0], placed);
    assert!(scene.me().guarded.has(city("kozelsk")));
}

#[test]
fn without_warriors_in_the_supply_none_is_placed() {
    // TSR-129
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("putivl", 1).warriors_left(0, "kursk").acting("maneuver", false);
    assert_eq!(scene.refused_by("warrior putivl"), "TSR-129");
    assert!(!scene.can("warrior putivl") && scene.can("move warrior putivl kursk"));
    // Nor by an effect, which is not even asked for.
    scene.gain(crate::components::Token::Warrior, 1);
    assert_eq!(scene.asked(), Frame::Turn);
    scene.owe(Frame::Warrior);
    assert_eq!(scene.asked(), Frame::Turn, "there is nothing but to leave it out");
}

#[test]
fn a_piece_moves_along_one_waterway() {
    // TSR-130, TSR-004
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("moscow", 2).boyar("kursk").acting("maneuver", false);
    let moves = [
        "move warrior moscow tver",
        "move warrior moscow kozelsk",
        "move warrior moscow vladimir",
        "move warrior moscow ryazan",
        "move boyar kursk kozelsk",
        "move boyar kursk putivl",
    ];
    assert_eq!(scene.legal_like("move"), moves);
    assert_eq!(scene.refused_by("move warrior moscow yaroslavl"), "TSR-004");
    assert_eq!(scene.refused_by("move boyar kursk bryansk"), "TSR-004");
    assert_eq!(scene.refused_by("move boyar moscow tver"), "TSR-130", "no boyar there");
    assert_eq!(scene.refused_by("move warrior kursk putivl"), "TSR-130", "no warrior there");
    scene.clear_log().play("move warrior moscow tver");
    assert_eq!((warriors(&scene, "moscow"), warriors(&scene, "tver")), (1, 1));
    let (from, to) = (city("moscow"), city("tver"));
    assert_eq!(scene.log, [Event::Moved { who: seat(0), piece: Piece::Warrior, from, to }]);
    scene.play("move boyar kursk putivl");
    assert_eq!(scene.me().visited, CitySet::from_iter([city("putivl")]));
    assert_eq!(scene.me().guarded, CitySet::from_iter([from, to]));
    let (from, to) = (city("kursk"), city("putivl"));
    assert_eq!(scene.log[1], Event::Moved { who: seat(0), piece: Piece::Boyar, from, to });
}

#[test]
fn waterways_lead_both_ways() {
    // TSR-004
    for way in Scene::new(2).game.tables.waterways() {
        for (from, to) in [(way.from, way.to), (way.to, way.from)] {
            let mut scene = maneuvering(&[(from.name(), 2)], false);
            scene.play(&format!("move warrior {from} {to}"));
            assert_eq!((warriors(&scene, from.name()), warriors(&scene, to.name())), (1, 1));
        }
    }
}

#[test]
fn buildings_and_boyars_in_the_kremlin_do_not_move() {
    // TSR-131, TSR-Q13
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("putivl", 2).building("moscow").card("maneuver", "AC06");
    scene.acting("maneuver", false);
    assert_eq!(scene.refused_by("move warrior moscow tver"), "TSR-130");
    assert_eq!(scene.refused_by("move boyar moscow tver"), "TSR-130");
    let moves = ["move warrior putivl chernigov", "move warrior putivl kursk"];
    assert_eq!(scene.legal_like("move"), moves);
    assert_eq!((scene.me().in_kremlin, scene.me().chambers.len()), (1, 2));
}

#[test]
fn the_field_of_war_is_no_city() {
    // TSR-007
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("putivl", 2).field(5).acting("maneuver", false);
    assert_eq!(scene.legal_like("warrior"), ["warrior putivl"]);
    assert_eq!(scene.legal_like("move").len(), 2);
    for region in Region::ALL {
        let led = scene.game.ranking(region).rows().iter().any(|(who, _)| *who == seat(0));
        assert_eq!(led, region == Region::South);
        let cities = scene.game.tables.map.of_region[region.index()];
        assert_eq!(scene.me().influence_in(cities), if region == Region::South { 2 } else { 0 });
    }
    assert!(City::all().all(|each| each.name() != "field-of-war"));
}

#[test]
fn a_move_may_cross_a_border() {
    // TSR-132
    let mut scene = maneuvering(&[("kozelsk", 2)], false);
    let region = |name: &str| scene.game.tables.cities[city(name).index()].region;
    assert_eq!((region("kozelsk"), region("kursk")), (Region::West, Region::South));
    scene.play("move warrior kozelsk kursk");
    assert_eq!(warriors(&scene, "kursk"), 1);
}

#[test]
fn a_trade_token_on_the_way_is_taken_and_resolved() {
    // TSR-133, TSR-138
    let mut scene = Scene::new(3);
    scene
        .clear_map()
        .warriors("kozelsk", 2)
        .water("kozelsk", "kursk", "TT01")
        .water("kozelsk", "bryansk", "TT03");
    let slot = scene.game.tables.waterway(city("kursk"), city("kozelsk")).unwrap().slot.unwrap();
    scene.acting("maneuver", false).clear_log().play("move warrior kozelsk kursk");
    assert_eq!(scene.asked(), Frame::Slot(trade("TT01")));
    assert_eq!(scene.game.waters[usize::from(slot)], None);
    assert_eq!(scene.game.waters.iter().flatten().count(), 1, "the other one stays");
    assert!(scene.me().goods.is_empty());
    scene.play("slot 2");
    let who = seat(0);
    let (from, to) = (city("kozelsk"), city("kursk"));
    let order = [
        Event::Moved { who, piece: Piece::Warrior, from, to },
        Event::TookTrade { who, token: trade("TT01") },
        Event::PlacedTrade { who, token: trade("TT01"), slot: 2 },
    ];
    assert_eq!(scene.log[..3], order);
    assert_eq!(scene.me().goods, goods("1 grain, 1 coin"), "once");
    assert_eq!(scene.me().pad, [None, Some(trade("TT01")), None, None, None]);
    assert_eq!(scene.game.errand.left, 1);
}

#[test]
fn a_boyar_takes_tokens_too() {
    // TSR-133
    let mut scene = Scene::new(3);
    scene.boyar("kursk").water("kozelsk", "kursk", "TT01").acting("maneuver", false);
    scene.play("move boyar kursk kozelsk, slot 4");
    assert_eq!(scene.me().goods, goods("1 grain, 1 coin"));
}

#[test]
fn a_waterway_without_a_token_gives_nothing() {
    // TSR-134
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("kozelsk", 2).water("kozelsk", "kursk", "TT03").acting("maneuver", true);
    scene.play("move warrior kozelsk moscow");
    assert_eq!(scene.asked(), Frame::Turn, "no slot there");
    scene.play("move warrior kozelsk kursk, slot 4, move warrior kursk kozelsk");
    assert_eq!(scene.asked(), Frame::Turn, "it was taken before");
    assert_eq!(scene.me().goods, goods("2 grain"));
    assert_eq!(scene.me().pad.iter().flatten().count(), 1);
}

#[test]
fn others_pieces_do_not_stand_in_the_way() {
    // TSR-136
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("putivl", 2);
    scene.as_seat(1).warriors("kursk", 4).building("kursk").as_seat(2).warriors("putivl", 3);
    scene.turn(0).acting("maneuver", false).play("move warrior putivl kursk, warrior kursk");
    assert_eq!(warriors(&scene, "kursk"), 2);
    assert_eq!(scene.player(1).garrison[city("kursk").index()], 4);
    assert_eq!(scene.player(2).garrison[city("putivl").index()], 3);
}

#[test]
fn the_same_piece_may_move_again_and_take_every_token() {
    // TSR-Q40
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("chernigov", 1).warriors("vologda", 1);
    scene.water("chernigov", "novgorod-seversky", "TT03").water("bryansk", "kozelsk", "TT08");
    scene.acting("maneuver", true);
    scene.play("move warrior chernigov novgorod-seversky, slot 4");
    scene.play("move warrior novgorod-seversky bryansk, move warrior bryansk kozelsk, slot 5");
    assert_eq!(warriors(&scene, "kozelsk"), 1);
    assert_eq!(scene.me().guarded, CitySet::from_iter([city("kozelsk"), city("vologda")]));
    assert_eq!(scene.me().goods, goods("2 grain, 2 coin"));
    assert_eq!(scene.me().pad[3..], [Some(trade("TT03")), Some(trade("TT08"))]);
}

#[test]
fn a_token_cannot_be_left_on_the_waterway() {
    // TSR-Q41
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("kozelsk", 2).water("kozelsk", "kursk", "TT01").acting("maneuver", false);
    scene.play("move warrior kozelsk kursk");
    assert_eq!(scene.refused_by("skip"), "TSR-Q41");
    assert_eq!(scene.refused_by("end"), "TSR-Q12");
    assert_eq!(scene.legal(), ["slot 1", "slot 2", "slot 3", "slot 4", "slot 5"]);
}
