//! Converting goods (catalogue 2.14, 3.4).

use samovar_engine::{Game, Message};

use super::scene::{Scene, seat};
use crate::components::{Conversion, GoodSet, RegionSet};
use crate::event::Event;
use crate::state::{Frame, Payment, Step};

/// Seat 0 of two with these goods and a troop in Kiev, about to resolve; no rebels.
fn with(goods: &str) -> Scene {
    let mut scene = Scene::new(2);
    scene.no_rebels().troops(0, "kiev", 1).troops(1, "volyn", 1).goods(0, goods).turn_of(0);
    scene
}

#[test]
fn the_build_conversion_takes_wood_or_ore_and_any_good() {
    // RUR-136, RUR-D08
    for goods in ["ore 1, fur 1", "wood 1, fur 1", "wood 2", "ore 2", "ore 1, wood 1", "wood 1, honey 1"] {
        let mut scene = with(goods);
        scene.play("convert build");
        assert_eq!((scene.game.build, scene.player(0).goods), (1, [0; 5]), "{goods}");
        assert_eq!((scene.asked(), scene.game.tax), (Frame::Turn(Step::Before), 0));
    }
}

#[test]
fn the_muster_conversion_takes_honey_or_fish_and_any_good() {
    // RUR-137, RUR-D08
    for goods in ["honey 1, fur 1", "fish 1, fur 1", "fish 2", "honey 2", "fish 1, honey 1", "fish 1, ore 1"]
    {
        let mut scene = with(goods);
        scene.play("convert muster");
        let asked = Frame::Muster { left: 1, reach: RegionSet::EMPTY };
        assert_eq!((scene.asked(), scene.player(0).goods), (asked, [0; 5]), "{goods}");
        scene.play("muster kiev");
        assert_eq!(scene.force(0, "kiev"), 2);
    }
}

#[test]
fn without_a_named_good_or_a_second_good_nothing_is_converted() {
    // RUR-136, RUR-137, RUR-Q40
    let both = ["convert build", "convert muster"];
    let refused =
        |goods: &str| both.map(|action| (!with(goods).can(action)).then(|| with(goods).refused_by(action)));
    let neither = [Some("RUR-136"), Some("RUR-137")];
    assert_eq!(refused(""), neither);
    assert_eq!(refused("fur 4"), neither);
    assert_eq!(refused("ore 1"), neither);
    assert_eq!(refused("honey 1"), neither);
    assert_eq!(refused("fish 3, fur 1"), [Some("RUR-136"), None]);
    assert_eq!(refused("wood 3, fur 1"), [None, Some("RUR-137")]);
    assert_eq!(refused("ore 1, fish 1"), [None, None]);
}

#[test]
fn a_conversion_spends_two_goods_and_no_more() {
    // RUR-136, RUR-Q40
    let mut scene = with("ore 2, wood 2, fur 2");
    scene.clear_log().play("convert build");
    assert_eq!(scene.asked(), Frame::Pay { how: Payment::Named(Conversion::Build), left: 2, from: 0 });
    assert_eq!(scene.legal(), ["pay ore", "pay wood"]);
    assert_eq!((scene.refused_by("pay fur"), scene.refused_by("pay fish")), ("RUR-Q40", "RUR-130"));
    assert_eq!(scene.game.build, 0, "the point comes after the payment");
    let mut same = scene.clone();
    scene.play("pay wood");
    assert_eq!(scene.legal(), ["pay wood", "pay fur"]);
    assert_eq!(scene.refused_by("pay ore"), "RUR-Q40", "ore is named first");
    scene.play("pay fur");
    assert_eq!((scene.player(0).goods, scene.game.build), ([2, 1, 0, 0, 1], 1));
    assert_eq!(scene.log[0], Event::Converted { who: seat(0), conversion: Conversion::Build });
    assert_eq!(scene.count(|event| matches!(event, Event::GoodsPaid { count: 1, .. })), 2);
    same.play("pay ore");
    assert_eq!(same.legal(), ["pay ore", "pay wood", "pay fur"], "any good, also the same");
    same.play("pay ore");
    assert_eq!((same.player(0).goods, same.game.build), ([0, 2, 0, 0, 2], 1));
}

#[test]
fn a_payment_that_would_name_its_goods_in_another_order_is_one_with_it() {
    // RUR-Q40
    let mut scene = with("ore 1, wood 1");
    scene.game.frames.push(Frame::Pay { how: Payment::Named(Conversion::Build), left: 2, from: 0 });
    assert_eq!((scene.legal(), scene.refused_by("pay wood")), (vec!["pay ore".to_owned()], "RUR-130"));
    let mut scene = with("wood 1, fish 1, fur 1");
    scene.game.frames.push(Frame::Pay { how: Payment::AnyBut(GoodSet::EMPTY), left: 1, from: 2 });
    assert_eq!(
        (scene.legal(), scene.refused_by("pay wood")),
        (vec!["pay fish".into(), "pay fur".into()], "RUR-Q40")
    );
}

#[test]
fn one_conversion_in_a_turn_and_each_token_once_in_a_round() {
    // RUR-134, RUR-135, RUR-C12
    let mut scene = with("wood 4, fish 4");
    assert_eq!(scene.legal_like("convert"), ["convert build", "convert muster"]);
    scene.play("convert build, pay wood");
    assert_eq!(scene.player(0).tokens, 0b10);
    assert!(scene.legal_like("convert").is_empty());
    assert_eq!(
        (scene.refused_by("convert build"), scene.refused_by("convert muster")),
        ("RUR-134", "RUR-134"),
        "once a turn"
    );
    scene.play("forfeit muster 1");
    assert_eq!(scene.refused_by("convert muster"), "RUR-134", "after the main action too");
    scene.play("end, forfeit muster 2, end");
    assert_eq!(scene.legal_like("convert"), ["convert muster"]);
    assert_eq!(scene.refused_by("convert build"), "RUR-135", "face down");
    scene.play("convert muster, pay fish, done, forfeit move 1, end, forfeit move 2, end");
    assert_eq!(scene.player(0).tokens, 0);
    assert_eq!(
        (scene.refused_by("convert build"), scene.refused_by("convert muster")),
        ("RUR-135", "RUR-135")
    );
    assert_eq!(scene.player(1).tokens, 0b11, "everybody has tokens of their own");
}

#[test]
fn the_token_is_turned_and_the_goods_are_gone_even_for_nothing() {
    // RUR-Q40
    let mut scene = with("fish 2");
    scene.supply(0, 0, "kiev").leader_at(0, "kiev").play("convert muster");
    assert_eq!(scene.asked(), Frame::Turn(Step::Before), "nobody can be mustered");
    assert_eq!((scene.player(0).tokens, scene.player(0).goods), (0b01, [0; 5]));
    let mut scene = with("ore 2");
    scene.no_troops(0).play("convert build");
    assert_eq!((scene.player(0).tokens, scene.game.build), (0b10, 1));
    assert!(scene.legal_like("build").is_empty());
}

#[test]
fn the_muster_point_of_a_conversion_is_used_at_once() {
    // RUR-137, RUR-Q27
    let mut scene = with("fish 2");
    scene.play("convert muster, done");
    assert_eq!((scene.asked(), scene.force(0, "kiev")), (Frame::Turn(Step::Before), 1));
    assert_eq!(scene.refused_by("muster kiev"), "RUR-070");
}

#[test]
fn goods_of_the_dock_are_converted_like_those_of_the_boat() {
    // RUR-Q39
    let mut scene = with("fur 5, ore 3");
    let (boat, dock) = (scene.game.on_boat(0), scene.game.on_dock(0));
    assert_eq!((boat, dock), (3, 5));
    scene.play("convert build, pay fur");
    assert_eq!((scene.game.on_boat(0), scene.game.on_dock(0)), (3, 3));
}

#[test]
fn a_refused_conversion_tells_how_many_goods_it_takes() {
    // RUR-136
    let scene = with("wood 1");
    let refusal = scene.game.check("convert build".parse().expect("an action")).expect_err("refused");
    assert_eq!(refusal.reason, Message::new("rurik-why-goods").with("number", 2u16));
    let none = with("fur 1").game.check("convert build".parse().expect("an action")).expect_err("refused");
    assert_eq!(none.reason.id, "rurik-why-no-named-good");
}
