//! Build: structures and what churches do (catalogue 2.12, 3.6).

use super::scene::{Scene, region, regions, seat, structure};
use crate::action::Foe;
use crate::event::Event;
use crate::state::{Frame, Step};

const BEFORE: Frame = Frame::Turn(Step::Before);

/// A scene of three without rebels in which seat 0, led by Agatha off the board, has a troop in Kiev.
fn in_kiev() -> Scene {
    let mut scene = Scene::new(3);
    scene.leader(0, "agatha").no_rebels().troops(0, "kiev", 1);
    scene
}

#[test]
fn structures_are_built_where_the_player_stands() {
    // RUR-102
    let mut scene = in_kiev();
    scene.troops(1, "volyn", 1).build(1);
    assert_eq!(
        scene.legal_like("build"),
        ["build kiev church", "build kiev market", "build kiev stronghold"]
    );
    assert_eq!(scene.refused_by("build volyn market"), "RUR-102");
    assert_eq!(scene.refused_by("build azov market"), "RUR-Q06");
    scene.play("build kiev market");
    assert_eq!(scene.player(0).built[structure("market").index()], regions(&["kiev"]));
    assert_eq!(scene.game.owner(structure("market"), region("kiev")), Some(0));
    assert_eq!(scene.asked(), BEFORE);
}

#[test]
fn a_structure_costs_one_point_where_the_player_rules_and_two_elsewhere() {
    // RUR-103, RUR-104
    let mut scene = in_kiev();
    scene.coins(0, 3).goods(0, "wood 2, ore 2").build(2).play("build kiev market");
    assert_eq!((scene.game.build, scene.player(0).coins, scene.player(0).goods_in_all()), (1, 3, 4));
    let built = |points| Event::Built {
        who: seat(0),
        region: region("kiev"),
        structure: structure("market"),
        points,
    };
    assert!(scene.log.contains(&built(1)));
    let mut scene = in_kiev();
    scene.troops(1, "kiev", 1).build(1);
    assert_eq!(scene.refused_by("build kiev market"), "RUR-103");
    assert!(scene.legal_like("build").is_empty());
    scene.build(3).play("build kiev market");
    assert_eq!(scene.game.build, 1);
    assert!(scene.log.contains(&built(2)));
}

#[test]
fn bonus_build_points_of_one_turn_are_combined() {
    // RUR-105
    let mut scene = in_kiev();
    scene.troops(1, "kiev", 1).hand(0, "S19").goods(0, "wood 2").play("play S19");
    assert_eq!(scene.refused_by("build kiev market"), "RUR-103");
    scene.play("convert build, build kiev market");
    assert_eq!(scene.game.build, 0);
}

#[test]
fn a_region_holds_one_structure_of_each_kind() {
    // RUR-106
    let mut scene = in_kiev();
    scene.built(1, "kiev", "market").built(0, "kiev", "stronghold").build(3);
    assert_eq!(scene.legal_like("build"), ["build kiev church"]);
    assert_eq!(scene.refused_by("build kiev market"), "RUR-106");
    assert_eq!(scene.refused_by("build kiev stronghold"), "RUR-106");
    scene.play("build kiev church");
    assert!(scene.legal_like("build").is_empty());
}

#[test]
fn a_kind_is_built_while_a_piece_of_it_is_left() {
    // RUR-107
    let mut scene = in_kiev();
    scene.built(0, "volyn", "market").built(0, "rostov", "market").build(2);
    assert!(scene.can("build kiev market"));
    scene.built(0, "smolensk", "market");
    assert_eq!(scene.refused_by("build kiev market"), "RUR-107");
    assert_eq!(scene.legal_like("build"), ["build kiev church", "build kiev stronghold"]);
}

#[test]
fn a_structure_given_up_can_be_built_again() {
    // RUR-Q07
    let mut scene = in_kiev();
    scene.built(0, "volyn", "market").built(0, "rostov", "market").built(0, "smolensk", "market");
    scene.deed(0, "new-beginning").build(1);
    assert_eq!(scene.refused_by("build kiev market"), "RUR-107");
    scene.play("accomplish new-beginning, raze volyn market, build kiev market");
    assert_eq!(scene.player(0).built[structure("market").index()], regions(&["kiev", "rostov", "smolensk"]));
    assert!(scene.happened(|event| matches!(event, Event::Razed { .. })));
}

#[test]
fn a_church_removes_a_rebel_or_a_troop_by_choice() {
    // RUR-109, RUR-110
    let mut scene = Scene::new(3);
    scene.leader(0, "agatha").troops(0, "kiev", 3).troops(1, "kiev", 1).troops(2, "kiev", 1).build(1);
    scene.leader_at(2, "kiev").play("build kiev church");
    assert_eq!(scene.asked(), Frame::Church(region("kiev")));
    assert_eq!(scene.legal(), ["expel rebel", "expel 1", "expel 2"]);
    assert_eq!(scene.refused_by("expel 0"), "RUR-109");
    assert_eq!(scene.refused_by("expel neutral"), "RUR-109");
    assert_eq!(scene.refused_by("skip"), "RUR-Q64");
    scene.play("expel 2");
    assert_eq!((scene.force(2, "kiev"), scene.player(2).leader_at), (1, Some(region("kiev"))));
    assert_eq!((scene.player(2).supply, scene.force(1, "kiev")), (12, 1));
    assert_eq!((scene.force(0, "kiev"), scene.player(0).supply), (4, 8));
    assert!(scene.game.rebels.has(region("kiev")));
    let told = [
        Event::Expelled { who: seat(0), region: region("kiev"), foe: Foe::Player(seat(2)) },
        Event::Joined { who: seat(0), region: region("kiev") },
    ];
    assert!(scene.log.ends_with(&told));
    assert_eq!(scene.player(0).leader_at, None, "a troop, not the leader");
}

#[test]
fn a_rebel_removed_by_a_church_goes_to_the_box() {
    // RUR-112, RUR-Q07, RUR-Q130
    let mut scene = Scene::new(3);
    scene
        .leader(0, "agatha")
        .troops(0, "kiev", 2)
        .sticker("kiev", "coin:2")
        .build(1)
        .play("build kiev church");
    assert!(!scene.game.rebels.has(region("kiev")));
    assert_eq!((scene.player(0).defeated, scene.player(0).coins, scene.game.shown), (0, 0, 0));
    assert_eq!((scene.force(0, "kiev"), scene.asked()), (3, BEFORE), "the only target is no choice");
    assert!(scene.log.contains(&Event::Expelled { who: seat(0), region: region("kiev"), foe: Foe::Rebel }));
}

#[test]
fn without_a_troop_in_supply_the_church_may_remove_and_places_nothing() {
    // RUR-111, RUR-Q64
    let mut scene = in_kiev();
    scene.supply(0, 0, "kiev").troops(1, "kiev", 2).build(1).play("build kiev church");
    assert_eq!(scene.legal(), ["expel 1", "skip"]);
    let mut left = scene.clone();
    scene.play("expel 1");
    assert_eq!((scene.force(1, "kiev"), scene.force(0, "kiev"), scene.player(1).supply), (1, 12, 11));
    assert!(!scene.happened(|event| matches!(event, Event::Joined { .. })));
    left.play("skip");
    assert_eq!((left.force(1, "kiev"), left.asked()), (2, BEFORE));
    assert!(!left.happened(|event| matches!(event, Event::Expelled { .. })));
}

#[test]
fn one_troop_in_supply_makes_the_removal_a_duty() {
    // RUR-Q64
    let mut scene = in_kiev();
    scene.supply(0, 1, "kiev").troops(1, "kiev", 2).troops(2, "kiev", 1).build(1).play("build kiev church");
    assert_eq!(scene.legal(), ["expel 1", "expel 2"]);
    assert_eq!(scene.refused_by("skip"), "RUR-Q64");
    scene.play("expel 1");
    assert_eq!((scene.force(0, "kiev"), scene.player(0).supply), (12, 0));
}

#[test]
fn a_church_without_a_target_has_no_effect() {
    // RUR-Q64, RUR-Q65
    let mut scene = in_kiev();
    scene.leader_at(1, "kiev").build(2).play("build kiev church");
    assert_eq!((scene.asked(), scene.force(0, "kiev"), scene.force(1, "kiev")), (BEFORE, 1, 1));
    assert_eq!((scene.player(0).supply, scene.game.build), (11, 0));
    assert!(scene.player(0).built[structure("church").index()].has(region("kiev")));
}

#[test]
fn a_leader_is_no_target_beside_a_rebel() {
    // RUR-109, RUR-Q65
    let mut scene = Scene::new(3);
    scene.leader(0, "agatha").supply(0, 0, "kiev").leader_at(1, "kiev").build(1).play("build kiev church");
    assert_eq!(scene.legal(), ["expel rebel", "skip"]);
    assert_eq!(scene.refused_by("expel 1"), "RUR-109");
}

#[test]
fn a_church_acts_only_when_it_is_built() {
    // RUR-113
    let mut scene = Scene::new(3);
    scene.leader(0, "agatha").troops(0, "kiev", 3).troops(1, "kiev", 1).build(3);
    scene.play("build kiev church, expel 1, build kiev market, build kiev stronghold");
    assert_eq!(scene.asked(), BEFORE);
    assert_eq!(scene.count(|event| matches!(event, Event::Expelled { .. })), 1);
    assert!(scene.game.rebels.has(region("kiev")));
    assert_eq!(scene.refused_by("expel rebel"), "RUR-109");
}

#[test]
fn a_church_is_no_attack() {
    // RUR-Q66
    let mut scene = in_kiev();
    scene.troops(0, "kiev", 3).troops(1, "kiev", 1).built(1, "kiev", "stronghold").build(1).coins(1, 2);
    scene.play("build kiev church");
    assert_eq!((scene.asked(), scene.force(1, "kiev"), scene.force(0, "kiev")), (BEFORE, 0, 5));
    assert_eq!((scene.player(0).warfare, scene.player(0).coins, scene.player(1).coins), (0, 0, 2));
    assert!(!scene.happened(|event| matches!(event, Event::Revealed { .. } | Event::Attacked { .. })));
}

#[test]
fn each_structure_is_paid_by_the_rule_of_the_moment() {
    // RUR-Q67, RUR-040
    let mut scene = in_kiev();
    scene.troops(1, "kiev", 1).build(3).play("build kiev stronghold");
    assert_eq!((scene.game.build, scene.ruler("kiev")), (1, Some(0)));
    scene.play("build kiev market");
    assert_eq!(scene.game.build, 0);
}

#[test]
fn no_structure_rises_without_a_troop() {
    // RUR-Q68
    let mut scene = in_kiev();
    scene.built(0, "volyn", "stronghold").build(2);
    assert_eq!(scene.ruler("volyn"), Some(0));
    assert_eq!(scene.refused_by("build volyn market"), "RUR-102");
}
