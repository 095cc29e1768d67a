//! Muster (catalogue 2.8).

use super::scene::{Scene, region, seat};
use crate::action::Piece;
use crate::components::RegionSet;
use crate::event::Event;
use crate::state::{Frame, Step};

#[test]
fn a_point_brings_a_troop_from_the_own_supply_to_a_region_occupied() {
    // RUR-002, RUR-071
    let mut scene = Scene::new(3);
    scene.troops(0, "kiev", 1).troops(1, "volyn", 1).points("muster", 2);
    assert_eq!(scene.legal_like("muster"), ["muster kiev", "muster leader kiev"]);
    assert_eq!(scene.refused_by("muster volyn"), "RUR-071");
    assert_eq!(scene.refused_by("muster leader volyn"), "RUR-071");
    assert_eq!(scene.refused_by("muster azov"), "RUR-Q06");
    scene.play("muster kiev");
    assert_eq!((scene.force(0, "kiev"), scene.player(0).supply, scene.player(1).supply), (2, 10, 11));
    assert_eq!(scene.asked(), Frame::Muster { left: 1, reach: RegionSet::EMPTY });
    assert!(scene.log.contains(&Event::Mustered {
        who: seat(0),
        piece: Piece::Troop,
        region: region("kiev")
    }));
}

#[test]
fn points_are_spent_in_different_regions_or_not_at_all() {
    // RUR-070, RUR-072
    let mut scene = Scene::new(3);
    scene.troops(0, "kiev", 1).troops(0, "volyn", 1).points("muster", 3);
    scene.play("muster kiev, muster volyn");
    assert_eq!((scene.force(0, "kiev"), scene.force(0, "volyn")), (2, 2));
    let mut left = scene.clone();
    left.play("done");
    assert_eq!((left.asked(), left.player(0).supply), (Frame::Turn(Step::After), 8));
    scene.play("muster kiev");
    assert_eq!(scene.asked(), Frame::Turn(Step::After), "three points are spent");
}

#[test]
fn a_leader_off_the_board_is_mustered_like_a_troop() {
    // RUR-073
    let mut scene = Scene::new(3);
    scene.troops(0, "kiev", 1).points("muster", 2).play("muster leader kiev");
    assert_eq!(scene.player(0).leader_at, Some(region("kiev")));
    assert_eq!((scene.force(0, "kiev"), scene.player(0).supply), (2, 11));
    assert_eq!(scene.asked(), Frame::Muster { left: 1, reach: RegionSet::EMPTY });
    assert_eq!(scene.refused_by("muster leader kiev"), "RUR-073");
    assert!(!scene.can("muster leader kiev"));
    assert!(scene.log.contains(&Event::Mustered {
        who: seat(0),
        piece: Piece::Leader,
        region: region("kiev")
    }));
}

#[test]
fn the_leader_alone_is_a_place_to_muster() {
    // RUR-003, RUR-071
    let mut scene = Scene::new(3);
    scene.leader_at(0, "kiev").points("muster", 1).play("muster kiev");
    assert_eq!(scene.force(0, "kiev"), 2);
}

#[test]
fn an_empty_supply_musters_nothing() {
    // RUR-074
    let mut scene = Scene::new(3);
    scene.supply(0, 0, "kiev");
    let mut led = scene.clone();
    scene.points("muster", 2);
    assert_eq!(scene.legal(), ["muster leader kiev", "done"]);
    assert_eq!(scene.refused_by("muster kiev"), "RUR-074");
    led.leader_at(0, "kiev").points("muster", 2);
    assert_eq!((led.asked(), led.force(0, "kiev")), (Frame::Turn(Step::After), 13), "points are lost");
}

#[test]
fn who_occupies_nothing_musters_nothing() {
    // RUR-071
    let mut scene = Scene::new(3);
    scene.points("muster", 3);
    assert_eq!(scene.asked(), Frame::Turn(Step::After));
    assert_eq!(scene.player(0).supply, 12);
}

#[test]
fn maria_opens_one_region_beside_her_once_a_round() {
    // RUR-166, RUR-167, RUR-Q72
    let mut scene = Scene::new(3);
    scene.leader(0, "maria").leader_at(0, "volyn").troops(0, "polotsk", 1).points("muster", 3);
    let reach = scene.legal_like("muster");
    assert_eq!(reach, ["muster polotsk", "muster volyn", "muster kiev", "muster galich"]);
    assert_eq!(scene.refused_by("muster chernigov"), "RUR-166");
    scene.play("muster volyn, muster kiev");
    assert!(scene.player(0).ability_used);
    assert_eq!(scene.legal_like("muster"), ["muster polotsk", "muster volyn", "muster kiev"]);
    scene.play("muster kiev");
    assert_eq!(scene.force(0, "kiev"), 2);
    let reach = scene.game.marias_reach();
    scene.owe(Frame::Muster { left: 1, reach });
    assert!(!scene.can("muster galich"), "once a round");
}
