//! Move (catalogue 2.9).

use super::scene::{Scene, region, regions, seat};
use crate::action::Piece;
use crate::components::Region;
use crate::event::Event;
use crate::state::{Frame, Step};

#[test]
fn a_point_moves_one_troop_or_the_leader_to_an_adjacent_region() {
    // RUR-076
    let mut scene = Scene::new(3);
    scene.troops(0, "novgorod", 2).leader_at(0, "novgorod").points("move", 3);
    let neighbours = ["rostov", "polotsk", "smolensk", "pskov"];
    let troop = neighbours.map(|to| format!("move novgorod {to}"));
    let leader = neighbours.map(|to| format!("move leader novgorod {to}"));
    assert_eq!(scene.legal_like("move"), [troop, leader].concat());
    assert_eq!(scene.refused_by("move novgorod kiev"), "RUR-076");
    assert_eq!(scene.refused_by("move leader novgorod kiev"), "RUR-076");
    assert_eq!(scene.refused_by("move novgorod azov"), "RUR-Q06");
    assert_eq!(scene.refused_by("move rostov smolensk"), "RUR-076", "nobody is there");
    scene.play("move novgorod rostov, move leader novgorod pskov");
    assert_eq!(["novgorod", "rostov", "pskov"].map(|at| scene.force(0, at)), [1, 1, 1]);
    assert_eq!(scene.player(0).leader_at, Some(region("pskov")));
    assert_eq!((scene.asked(), scene.player(0).supply), (Frame::Move { left: 1 }, 10));
    let moved = |piece, to| Event::Moved { who: seat(0), piece, from: Region::Novgorod, to };
    assert!(scene.log.contains(&moved(Piece::Troop, region("rostov"))));
    assert!(scene.log.contains(&moved(Piece::Leader, region("pskov"))));
}

#[test]
fn a_leader_does_not_move_as_a_troop_nor_a_troop_as_the_leader() {
    // RUR-076
    let mut scene = Scene::new(3);
    scene.leader_at(0, "kiev").troops(0, "volyn", 1).points("move", 1);
    assert_eq!(scene.refused_by("move kiev volyn"), "RUR-076");
    assert_eq!(scene.refused_by("move leader volyn kiev"), "RUR-076");
    assert!(!scene.can("move kiev volyn") && scene.can("move leader kiev volyn"));
}

#[test]
fn other_players_troops_are_not_moved() {
    // RUR-076
    let mut scene = Scene::new(3);
    scene.troops(0, "kiev", 1).troops(1, "volyn", 1).points("move", 1);
    assert_eq!(scene.refused_by("move volyn kiev"), "RUR-076");
}

#[test]
fn points_are_divided_among_troops_or_spent_on_one() {
    // RUR-077, RUR-075
    let mut scene = Scene::new(3);
    scene.troops(0, "novgorod", 2).points("move", 3);
    let mut one = scene.clone();
    scene.play("move novgorod polotsk, move novgorod rostov, move polotsk kiev");
    assert_eq!(["novgorod", "polotsk", "rostov", "kiev"].map(|at| scene.force(0, at)), [0, 0, 1, 1]);
    assert_eq!(scene.asked(), Frame::Turn(Step::After));
    one.play("move novgorod polotsk, move polotsk kiev, move kiev volyn");
    assert_eq!((one.force(0, "novgorod"), one.force(0, "volyn")), (1, 1));
    assert_eq!(one.player(0).occupied, regions(&["novgorod", "volyn"]));
}

#[test]
fn unspent_points_are_lost() {
    // RUR-075
    let mut scene = Scene::new(3);
    scene.troops(0, "novgorod", 1).points("move", 4).play("move novgorod polotsk, done");
    assert_eq!((scene.asked(), scene.force(0, "polotsk")), (Frame::Turn(Step::After), 1));
    assert_eq!(scene.refused_by("move polotsk kiev"), "RUR-075");
    let mut nobody = Scene::new(3);
    nobody.points("move", 4);
    assert_eq!(nobody.asked(), Frame::Turn(Step::After));
}

#[test]
fn nobody_blocks_the_way() {
    // RUR-078
    let mut scene = Scene::new(3);
    scene.troops(0, "novgorod", 1).troops(1, "polotsk", 3).built(1, "polotsk", "stronghold");
    scene.points("move", 2).play("move novgorod polotsk, move polotsk kiev");
    assert_eq!((scene.force(0, "kiev"), scene.force(1, "polotsk")), (1, 3));
    assert!(scene.game.rebels.has(region("kiev")) && scene.game.rebels.has(region("polotsk")));
    assert_eq!((scene.player(0).warfare, scene.player(0).defeated), (0, 0));
}

#[test]
fn a_region_may_be_left_completely() {
    // RUR-079
    let mut scene = Scene::new(3);
    scene.leader_at(0, "kiev").points("move", 1).play("move leader kiev volyn");
    assert_eq!((scene.force(0, "kiev"), scene.player(0).occupied), (0, regions(&["volyn"])));
}

#[test]
fn no_way_leads_through_a_region_out_of_play() {
    // RUR-Q06
    let mut scene = Scene::new(2);
    scene.troops(0, "volyn", 1).points("move", 1);
    assert_eq!(scene.legal_like("move"), ["move volyn polotsk", "move volyn kiev"]);
    assert_eq!(scene.refused_by("move volyn galich"), "RUR-Q06");
    let mut more = Scene::new(3);
    more.troops(0, "volyn", 1).points("move", 1);
    assert!(more.can("move volyn galich"));
    assert_eq!(more.refused_by("move volyn brest"), "RUR-Q06");
}
