//! Who rules a region, who occupies it, and what structures and leaders change about it (catalogue 2.4, 3.2).

use super::scene::{Scene, region, regions};
use crate::components::{RegionSet, Track};
use crate::state::{Frame, Step};

#[test]
fn troops_of_opponents_are_never_added_together() {
    // RUR-034
    let mut scene = Scene::bare(3);
    scene.troops(1, "kiev", 2).troops(0, "kiev", 1).troops(2, "kiev", 1);
    assert_eq!(scene.ruler("kiev"), Some(1));
    assert_eq!(scene.game.ruled(1), regions(&["kiev"]));
    assert_eq!((scene.game.ruled(0), scene.game.ruled(2)), (RegionSet::EMPTY, RegionSet::EMPTY));
}

#[test]
fn rebels_have_to_be_outnumbered() {
    // RUR-035, RUR-036
    let mut scene = Scene::new(3);
    scene.troops(0, "kiev", 1);
    assert_eq!(scene.ruler("kiev"), None);
    scene.troops(0, "kiev", 1);
    assert_eq!(scene.ruler("kiev"), Some(0));
}

#[test]
fn a_shared_lead_rules_nothing() {
    // RUR-036
    let mut scene = Scene::bare(3);
    scene.troops(0, "kiev", 2).troops(1, "kiev", 2).troops(2, "kiev", 1);
    assert_eq!(scene.ruler("kiev"), None);
    scene.troops(2, "kiev", 2);
    assert_eq!(scene.ruler("kiev"), Some(2));
}

#[test]
fn a_leader_counts_as_a_troop() {
    // RUR-003
    let mut scene = Scene::bare(3);
    scene.leader_at(0, "kiev").troops(0, "kiev", 1).troops(1, "kiev", 1);
    assert_eq!((scene.force(0, "kiev"), scene.ruler("kiev")), (2, Some(0)));
    scene.leader_at(0, "volyn");
    assert_eq!((scene.ruler("kiev"), scene.ruler("volyn")), (None, Some(0)));
    assert_eq!(scene.player(0).occupied, regions(&["kiev", "volyn"]));
    assert_eq!(scene.player(0).supply, 11, "the leader is none of the twelve");
}

#[test]
fn a_stronghold_adds_one_for_its_owner_and_is_no_troop() {
    // RUR-037, RUR-116, RUR-108
    let mut scene = Scene::bare(3);
    scene.troops(0, "kiev", 1).troops(1, "kiev", 1).built(0, "kiev", "stronghold");
    assert_eq!((scene.ruler("kiev"), scene.force(0, "kiev")), (Some(0), 1));
    scene.troops(1, "kiev", 1);
    assert_eq!(scene.ruler("kiev"), None);
    scene.troops(0, "volyn", 1).troops(1, "volyn", 1);
    assert_eq!(scene.ruler("volyn"), None, "only in its own region");
    let mut scene = Scene::bare(3);
    scene.troops(0, "kiev", 1).troops(1, "kiev", 1).built(0, "kiev", "church").built(0, "kiev", "market");
    assert_eq!(scene.ruler("kiev"), None, "other structures add nothing");
}

#[test]
fn rule_follows_the_board_at_once() {
    // RUR-040
    let mut scene = Scene::bare(3);
    scene.troops(0, "kiev", 2).troops(1, "kiev", 1);
    assert_eq!(scene.ruler("kiev"), Some(0));
    scene.points("move", 2).play("move kiev volyn");
    assert_eq!((scene.ruler("kiev"), scene.ruler("volyn")), (None, Some(0)));
    scene.play("move kiev volyn");
    assert_eq!(scene.ruler("kiev"), Some(1));
}

#[test]
fn structures_alone_do_not_occupy() {
    // RUR-005, RUR-Q68
    let mut scene = Scene::bare(3);
    scene.built(0, "kiev", "church").troops(0, "volyn", 1);
    assert_eq!(scene.player(0).occupied, regions(&["volyn"]));
    scene.tax(2).build(2);
    assert_eq!(scene.refused_by("tax kiev"), "RUR-096");
    assert_eq!(scene.refused_by("build kiev market"), "RUR-102");
    assert_eq!(scene.legal_like("tax"), ["tax volyn"]);
    scene.points("muster", 1);
    assert_eq!(scene.refused_by("muster kiev"), "RUR-071");
}

#[test]
fn a_stronghold_alone_rules_but_does_not_occupy() {
    // RUR-Q08
    let mut scene = Scene::bare(3);
    scene.built(0, "kiev", "stronghold").built(0, "volyn", "stronghold").troops(0, "rostov", 1);
    assert_eq!((scene.ruler("kiev"), scene.ruler("volyn")), (Some(0), Some(0)));
    scene.tax(2).build(2);
    assert_eq!(scene.refused_by("tax kiev"), "RUR-096");
    assert_eq!(scene.refused_by("build kiev church"), "RUR-102");
    let mut attacked = scene.clone();
    attacked.troops(1, "kiev", 2).turn_of(1).points("attack", 1);
    assert_eq!(attacked.asked(), Frame::Turn(Step::After), "nobody is there to be attacked");
    assert_eq!(attacked.ruler("kiev"), Some(1));
    let mut mustered = scene.clone();
    mustered.points("muster", 1);
    assert_eq!(mustered.refused_by("muster kiev"), "RUR-071");
    scene.claim_phase(1);
    assert_eq!(scene.player(0).claims[Track::Rule.index()], 2, "three regions are ruled");
}

#[test]
fn a_stronghold_alone_ties_with_a_rebel() {
    // RUR-Q08, RUR-036
    let mut scene = Scene::new(3);
    scene.built(0, "kiev", "stronghold");
    assert_eq!(scene.ruler("kiev"), None);
}

#[test]
fn nobody_rules_an_empty_region() {
    // RUR-Q09
    let mut scene = Scene::bare(3);
    scene.leader(0, "yaroslav").leader_at(0, "volyn").built(1, "kiev", "church");
    assert_eq!((scene.ruler("kiev"), scene.ruler("rostov")), (None, None));
    assert_eq!([0, 1, 2].map(|side| scene.game.ruled(side).len()), [1, 0, 0]);
}

#[test]
fn yaroslav_wins_every_tie_of_his_region_and_only_there() {
    // RUR-038, RUR-Q13, RUR-176
    let mut scene = Scene::new(3);
    scene.leader(1, "yaroslav").leader_at(1, "kiev");
    assert_eq!(scene.ruler("kiev"), Some(1), "against the rebel");
    scene.troops(0, "kiev", 1).troops(2, "kiev", 1);
    assert_eq!(scene.ruler("kiev"), Some(1), "against players");
    scene.troops(0, "kiev", 1);
    assert_eq!(scene.ruler("kiev"), Some(0), "less is no tie");
    scene.troops(2, "kiev", 1);
    assert_eq!(scene.ruler("kiev"), None, "a tie of others is not his");
    scene.troops(1, "kiev", 1);
    assert_eq!(scene.ruler("kiev"), Some(1));
    scene.troops(1, "volyn", 1);
    assert_eq!(scene.ruler("volyn"), None);
    scene.leader_at(1, "volyn");
    assert_eq!((scene.ruler("kiev"), scene.ruler("volyn")), (None, Some(1)));
}

#[test]
fn yaroslav_keeps_his_own_stronghold_and_silences_the_others() {
    // RUR-038, RUR-177
    let mut scene = Scene::bare(3);
    scene.leader(0, "yaroslav").leader_at(0, "kiev").troops(1, "kiev", 2).built(1, "kiev", "stronghold");
    assert_eq!(scene.game.counts(region("kiev")).sides, [1, 2, 0, 0]);
    let mut own = Scene::bare(3);
    own.leader(0, "yaroslav").leader_at(0, "kiev").troops(1, "kiev", 2).built(0, "kiev", "stronghold");
    assert_eq!((own.game.counts(region("kiev")).sides, own.ruler("kiev")), ([2, 2, 0, 0], Some(0)));
}

#[test]
fn strongholds_in_yaroslavs_region_do_not_help_against_others_either() {
    // RUR-Q14, RUR-177
    let mut scene = Scene::bare(3);
    scene.leader(0, "yaroslav").leader_at(0, "kiev").troops(1, "kiev", 1).troops(2, "kiev", 2);
    scene.built(1, "kiev", "stronghold").turn_of(2);
    let mut left = scene.clone();
    assert_eq!(scene.ruler("kiev"), Some(2));
    scene.points("attack", 1).play("attack kiev 1");
    assert_eq!(scene.asked(), Frame::Check { region: region("kiev"), cards: 1 });
    left.leader_at(0, "volyn");
    assert_eq!(left.ruler("kiev"), None, "the stronghold counts again");
    left.points("attack", 1).play("attack kiev 1");
    assert_eq!(left.asked(), Frame::Check { region: region("kiev"), cards: 2 });
}

#[test]
fn markets_and_churches_in_yaroslavs_region_do_nothing_for_his_opponents() {
    // RUR-Q14, RUR-177, RUR-178
    let mut scene = Scene::new(3);
    scene.leader(0, "yaroslav").leader_at(0, "kiev").troops(0, "kiev", 1).troops(1, "kiev", 4);
    scene.built(1, "kiev", "market").turn_of(1).tax(1).build(1);
    let mut left = scene.clone();
    scene.play("tax kiev");
    assert_eq!((scene.asked(), scene.good(1, "wood")), (Frame::Turn(Step::Before), 1));
    scene.play("build kiev church");
    assert_eq!(scene.asked(), Frame::Turn(Step::Before));
    assert_eq!((scene.force(0, "kiev"), scene.force(1, "kiev")), (2, 4));
    assert!(scene.game.rebels.has(region("kiev")));
    assert_eq!(
        scene.game.owner("church".parse().unwrap(), region("kiev")),
        Some(1),
        "it stands all the same"
    );
    left.leader_at(0, "volyn").play("tax kiev, extra good, build kiev church, expel 0");
    assert_eq!((left.good(1, "wood"), left.force(0, "kiev"), left.force(1, "kiev")), (2, 0, 5));
}

#[test]
fn yaroslavs_owner_keeps_the_abilities_of_his_structures() {
    // RUR-177
    let mut scene = Scene::new(3);
    scene.leader(0, "yaroslav").leader_at(0, "kiev").built(0, "kiev", "market").turn_of(0).tax(1).build(1);
    scene.play("tax kiev, extra coin, build kiev church");
    assert_eq!((scene.player(0).coins, scene.force(0, "kiev")), (1, 2));
    assert!(!scene.game.rebels.has(region("kiev")));
}

#[test]
fn rebels_count_for_sviatopolks_owner() {
    // RUR-039, RUR-174, RUR-Q10
    let mut scene = Scene::new(3);
    scene.leader(0, "sviatopolk").leader_at(0, "kiev");
    assert_eq!(scene.ruler("kiev"), Some(0), "not compared with the rebel");
    let counts = scene.game.counts(region("kiev"));
    assert_eq!((counts.sides, counts.others), ([2, 0, 0, 0], 0));
    scene.troops(0, "kiev", 1).troops(1, "kiev", 3);
    assert_eq!(scene.ruler("kiev"), None, "two and a rebel against three");
    scene.troops(1, "kiev", 1);
    assert_eq!(scene.ruler("kiev"), Some(1));
    scene.troops(0, "volyn", 1);
    assert_eq!(scene.ruler("volyn"), None, "only where he is");
    assert_eq!((scene.force(0, "kiev"), scene.player(0).supply), (2, 10), "they are no troops otherwise");
}

#[test]
fn sviatopolks_rebels_are_attacked_as_rebels_and_do_not_protect_him() {
    // RUR-Q11
    let mut scene = Scene::new(3);
    scene.leader(0, "sviatopolk").leader_at(0, "kiev").troops(1, "kiev", 1).sticker("kiev", "coin:2");
    scene.on_deck(1, &["S01", "S02"]).turn_of(1).points("attack", 2);
    assert_eq!(scene.legal(), ["attack kiev rebel", "attack kiev 0", "done"]);
    scene.play("attack kiev 0");
    assert_eq!((scene.player(0).leader_at, scene.player(0).occupied), (None, RegionSet::EMPTY));
    assert_eq!(scene.asked(), Frame::Check { region: region("kiev"), cards: 2 }, "his owner ruled");
    scene.play("deck 1, attack kiev rebel");
    assert_eq!((scene.player(1).coins, scene.player(1).defeated, scene.player(1).warfare), (2, 1, 1));
    assert_eq!(scene.asked(), Frame::Turn(Step::After));
}

#[test]
fn a_church_of_sviatopolks_owner_defeats_nobody() {
    // RUR-Q12
    let mut scene = Scene::new(3);
    scene.leader(0, "sviatopolk").leader_at(0, "kiev").turn_of(0).build(1).play("build kiev church");
    assert_eq!((scene.force(0, "kiev"), scene.player(0).supply), (2, 11), "one troop, by the church");
    assert_eq!((scene.player(0).defeated, scene.player(0).coins, scene.game.shown), (0, 0, 0));
    assert_eq!(scene.player(0).goods_in_all(), 0);
}

#[test]
fn sviatopolks_troop_needs_a_troop_in_supply() {
    // RUR-Q12, RUR-175
    let mut scene = Scene::new(3);
    scene.leader(0, "sviatopolk").leader_at(0, "kiev").supply(0, 1, "volyn").sticker("kiev", "fish");
    let mut none = scene.clone();
    scene.points("attack", 1).play("attack kiev rebel");
    assert_eq!((scene.force(0, "kiev"), scene.player(0).supply, scene.good(0, "fish")), (2, 0, 1));
    none.troops(0, "volyn", 1).points("attack", 1).play("attack kiev rebel");
    assert_eq!((none.force(0, "kiev"), none.player(0).defeated, none.good(0, "fish")), (1, 1, 1));
}

#[test]
fn yaroslav_ties_with_sviatopolk_and_his_rebels() {
    // RUR-Q15
    let mut scene = Scene::new(3);
    scene.leader(0, "sviatopolk").leader_at(0, "kiev").leader(1, "yaroslav").leader_at(1, "kiev");
    assert_eq!(scene.ruler("kiev"), Some(0), "two against one");
    scene.troops(1, "kiev", 1);
    assert_eq!(scene.ruler("kiev"), Some(1), "two against two");
    scene.no_rebel("kiev");
    assert_eq!(scene.ruler("kiev"), Some(1));
}

#[test]
fn structures_count_by_the_largest_connected_group_of_regions() {
    // RUR-Q16
    let build = |own: &[(&str, &str)], foreign: &[(&str, &str)]| {
        let mut scene = Scene::bare(3);
        for (side, built) in [(0, own), (1, foreign)] {
            for (at, what) in built {
                scene.built(side, at, what);
            }
        }
        scene.claim_phase(1).player(0).claims[Track::Build.index()]
    };
    assert_eq!(build(&[("kiev", "church"), ("kiev", "market"), ("kiev", "stronghold")], &[]), 0);
    assert_eq!(build(&[("volyn", "church"), ("chernigov", "church")], &[("kiev", "church")]), 0);
    assert_eq!(build(&[("volyn", "church"), ("chernigov", "church"), ("kiev", "market")], &[]), 2);
    let groups = [("novgorod", "church"), ("rostov", "market"), ("kiev", "church"), ("volyn", "stronghold")];
    assert_eq!(build(&groups, &[]), 1, "two groups of two");
}

#[test]
fn three_adjacent_regions_are_a_chain() {
    // RUR-Q17
    let mut scene = Scene::bare(3);
    scene.deed(0, "tithe-payments").built(0, "volyn", "church").built(0, "chernigov", "church");
    scene.built(0, "kiev", "market");
    assert_eq!(scene.refused_by("accomplish tithe-payments"), "RUR-130");
    let mut apart = scene.clone();
    apart.built(0, "novgorod", "church");
    assert_eq!(apart.refused_by("accomplish tithe-payments"), "RUR-130");
    assert!(!apart.can("accomplish tithe-payments"));
    scene.built(0, "kiev", "church").play("accomplish tithe-payments");
    assert_eq!(scene.player(0).coins, 3);
}

#[test]
fn mstislav_makes_his_region_cheap_until_he_leaves() {
    // RUR-004, RUR-Q18, RUR-168
    let mut scene = Scene::new(3);
    scene.troops(0, "kiev", 1).troops(1, "kiev", 4).tax(1).build(1);
    assert_eq!(scene.refused_by("tax kiev"), "RUR-097", "off the board he does nothing");
    scene.leader_at(0, "kiev");
    assert_eq!(scene.ruler("kiev"), Some(1));
    assert!(scene.can("tax kiev") && scene.can("build kiev market"));
    scene.leader_at(0, "volyn");
    assert_eq!(scene.refused_by("tax kiev"), "RUR-097");
    assert_eq!(scene.refused_by("build kiev market"), "RUR-103");
    assert!(!scene.can("tax kiev") && scene.can("tax volyn"));
    scene.leader_at(0, "kiev").play("tax kiev, build kiev market");
    assert_eq!((scene.game.tax, scene.game.build), (0, 0));
}
