//! Tax, goods and markets (catalogue 2.11 and 2.12, 3.6).

use super::scene::{Scene, good, region, regions, seat};
use crate::event::Event;
use crate::state::{Frame, Step};

const BEFORE: Frame = Frame::Turn(Step::Before);

/// A scene of three without rebels in which seat 0 has a troop in Kiev, where wood comes from.
fn in_kiev() -> Scene {
    let mut scene = Scene::new(3);
    scene.no_rebels().troops(0, "kiev", 1);
    scene
}

#[test]
fn goods_are_collected_where_the_player_stands() {
    // RUR-096
    let mut scene = in_kiev();
    scene.leader_at(0, "volyn").troops(1, "rostov", 1).tax(3);
    assert_eq!(scene.legal_like("tax"), ["tax volyn", "tax kiev"]);
    assert_eq!(scene.refused_by("tax rostov"), "RUR-096");
    assert_eq!(scene.refused_by("tax azov"), "RUR-Q06");
    scene.play("tax kiev, tax volyn");
    assert_eq!((scene.game.tax, scene.good(0, "wood"), scene.good(0, "fish")), (1, 1, 1));
}

#[test]
fn a_good_costs_one_where_the_player_rules_and_two_elsewhere() {
    // RUR-097, RUR-Q69
    let mut scene = in_kiev();
    scene.tax(2).play("tax kiev");
    assert_eq!(scene.game.tax, 1, "no more than the price");
    let taxed = Event::Taxed { who: seat(0), region: region("kiev"), good: good("wood"), points: 1 };
    assert!(scene.log.contains(&taxed));
    let mut scene = in_kiev();
    scene.troops(1, "kiev", 1).tax(1);
    assert_eq!(scene.refused_by("tax kiev"), "RUR-097");
    assert!(!scene.can("tax kiev"));
    scene.tax(2).play("tax kiev");
    assert_eq!((scene.game.tax, scene.good(0, "wood"), scene.good(1, "wood")), (0, 1, 0));
    let taxed = Event::Taxed { who: seat(0), region: region("kiev"), good: good("wood"), points: 2 };
    assert!(scene.log.contains(&taxed));
    let mut scene = in_kiev();
    assert_eq!(scene.tax(0).refused_by("tax kiev"), "RUR-097");
}

#[test]
fn a_region_gives_its_good_once_a_round_to_anybody() {
    // RUR-007, RUR-098
    let mut scene = in_kiev();
    scene.troops(1, "kiev", 1).tax(4).play("tax kiev");
    assert!(!scene.game.goods.has(region("kiev")) && scene.game.goods.has(region("volyn")));
    assert_eq!(scene.refused_by("tax kiev"), "RUR-098");
    assert!(!scene.can("tax kiev"));
    scene.turn_of(1).tax(4);
    assert_eq!(scene.refused_by("tax kiev"), "RUR-098");
    scene.claim_phase(1).pass_until(|scene| scene.game.round == 2);
    assert_eq!(scene.game.goods, scene.game.map().regions, "and again in the next");
}

#[test]
fn the_good_is_that_of_the_region() {
    // RUR-007
    let mut scene = in_kiev();
    scene.produce("kiev", "fur").tax(1).play("tax kiev");
    assert_eq!((scene.good(0, "fur"), scene.player(0).goods_in_all()), (1, 1));
}

#[test]
fn goods_fill_the_boat_and_the_rest_lies_on_the_dock() {
    // RUR-099, RUR-100, RUR-Q70, RUR-Q127, RUR-D07
    let mut scene = in_kiev();
    scene.goods(0, "wood 2, fish 1");
    assert_eq!((scene.game.on_boat(0), scene.game.on_dock(0)), (3, 0));
    scene.tax(1).play("tax kiev");
    assert_eq!((scene.game.on_boat(0), scene.game.on_dock(0)), (4, 0));
    scene.goods(0, "wood 3, fur 1").produce("volyn", "wood");
    scene.troops(0, "volyn", 1).tax(1).play("tax volyn");
    assert_eq!((scene.game.on_boat(0), scene.game.on_dock(0)), (4, 1), "no place among other goods");
    let view = samovar_engine::Game::view(&scene.game, samovar_engine::Viewer::Spectator);
    assert_eq!(view.sides[0].boat, [0, 3, 0, 0, 1]);
    assert_eq!(view.sides[0].dock, [0, 1, 0, 0, 0]);
    scene.goods(0, "ore 9, wood 9, fish 9, honey 9, fur 9");
    assert_eq!((scene.game.on_boat(0), scene.game.on_dock(0)), (11, 34), "the dock has no end");
}

#[test]
fn an_own_market_gives_another_good_or_a_coin() {
    // RUR-114, RUR-Q63
    let mut scene = in_kiev();
    scene.built(0, "kiev", "market").tax(1);
    scene.play("tax kiev");
    assert_eq!((scene.asked(), scene.game.tax), (Frame::Market(good("wood")), 0));
    assert_eq!(scene.legal(), ["extra good", "extra coin"]);
    assert_eq!(scene.refused_by("skip"), "RUR-Q64");
    let mut coin = scene.clone();
    scene.play("extra good");
    assert_eq!((scene.good(0, "wood"), scene.player(0).coins, scene.asked()), (2, 0, BEFORE));
    assert!(scene.log.contains(&Event::GoodGained { who: seat(0), good: good("wood") }));
    assert_eq!(scene.game.goods, scene.game.map().regions & !regions(&["kiev"]), "from the supply");
    coin.play("extra coin");
    assert_eq!((coin.good(0, "wood"), coin.player(0).coins, coin.asked()), (1, 1, BEFORE));
}

#[test]
fn a_market_serves_its_owner_in_its_region() {
    // RUR-108, RUR-114
    let mut scene = in_kiev();
    scene.built(1, "kiev", "market").built(0, "volyn", "market").built(0, "kiev", "church").tax(1);
    scene.play("tax kiev");
    assert_eq!((scene.asked(), scene.good(0, "wood"), scene.player(0).coins), (BEFORE, 1, 0));
}

#[test]
fn a_market_without_a_good_in_its_region_gives_nothing() {
    // RUR-115, RUR-Q62
    let mut scene = in_kiev();
    scene.built(0, "kiev", "market").no_good("kiev").tax(2);
    assert_eq!(scene.refused_by("tax kiev"), "RUR-098");
    assert!(scene.legal_like("tax").is_empty());
}

#[test]
fn bonus_tax_points_of_one_turn_are_combined() {
    // RUR-101
    let mut scene = in_kiev();
    scene.troops(1, "kiev", 1).hand(0, "S15").deed(0, "new-beginning").built(0, "volyn", "church");
    scene.play("play S15");
    assert_eq!((scene.game.tax, scene.refused_by("tax kiev")), (1, "RUR-097"));
    scene.play("accomplish new-beginning");
    assert_eq!(scene.game.tax, 3);
    scene.play("tax kiev");
    assert_eq!((scene.game.tax, scene.good(0, "wood")), (1, 1));
}
