//! Exchange Chamber, and exchanges of effects (catalogue 2.10, 3.9).

use super::scene::{Scene, goods, seat};
use crate::action::Action;
use crate::components::{Item, Token};
use crate::event::Event;
use crate::goods::Goods;
use crate::state::Frame;

/// Seat 0 of three has left the Exchange Chamber with these goods.
fn in_chamber(text: &str, seal: bool) -> Scene {
    let mut scene = Scene::new(3);
    scene.goods(text).acting("exchange", seal);
    scene
}

#[test]
fn any_two_goods_or_coins_are_given_for_any_one() {
    // TSR-159, TSR-162, TSR-249
    let stage = in_chamber("", false);
    for one in Item::ALL {
        for two in Item::ALL {
            for take in Item::ALL {
                let mut scene = stage.clone();
                let spare = goods("1 grain, 1 wood, 1 stone, 1 gunpowder, 1 textile, 1 steel, 1 coin");
                let price = Goods::of(one, 1).and(Goods::of(two, 1));
                scene.game.me_mut().goods = spare.and(price);
                scene.clear_log().play(&format!("give {one} {two}"));
                assert_eq!((scene.me().goods, scene.asked()), (spare, Frame::Exchange));
                scene.play(&format!("take {take}"));
                assert_eq!(scene.me().goods, spare.and(Goods::of(take, 1)), "{one} {two} for {take}");
                let told = [
                    Event::Gave { who: seat(0), goods: price },
                    Event::Gained { who: seat(0), item: take, count: 1 },
                ];
                assert_eq!(scene.log, told);
            }
        }
    }
}

#[test]
fn what_is_given_has_to_be_there() {
    // TSR-159
    let scene = in_chamber("1 grain, 2 steel, 1 coin", false);
    let gives = ["give grain steel", "give grain coin", "give steel steel", "give steel coin"];
    assert_eq!(scene.legal_like("give"), gives);
    for action in ["give grain grain", "give coin coin", "give grain wood", "give stone textile"] {
        assert!(!scene.can(action));
        assert_eq!(scene.refused_by(action), "TSR-159", "{action}");
    }
}

#[test]
fn exchanges_go_on_as_long_as_there_is_something_to_give() {
    // TSR-159
    let mut scene = in_chamber("5 grain", false);
    scene.play("give grain grain, take coin, give grain grain, take coin, give coin coin, take steel");
    assert_eq!(scene.me().goods, goods("1 grain, 1 steel"));
    scene.play("give grain steel, take stone");
    assert!(scene.legal_like("give").is_empty(), "one thing is not enough");
    assert_eq!(scene.refused_by("give stone stone"), "TSR-159");
}

#[test]
fn what_comes_for_the_goods_is_named_at_once() {
    // TSR-159
    let mut scene = in_chamber("4 grain", false);
    scene.play("give grain grain");
    assert_eq!(scene.legal().len(), Item::COUNT);
    assert_eq!(scene.refused_by("skip"), "TSR-159");
    assert_eq!(scene.refused_by("sell grain grain"), "TSR-Q17");
    assert_eq!(scene.refused_by("end"), "TSR-Q12");
}

#[test]
fn one_foreign_good_comes_with_the_regular_actions() {
    // TSR-160
    for item in Item::FOREIGN {
        let mut scene = in_chamber("", false);
        assert_eq!(scene.legal_like("take"), ["take gunpowder", "take textile", "take steel"]);
        for other in ["take grain", "take wood", "take stone", "take coin"] {
            assert!(!scene.can(other));
            assert_eq!(scene.refused_by(other), "TSR-160");
        }
        scene.clear_log().play(&format!("take {item}"));
        assert_eq!(scene.me().goods, Goods::of(item, 1));
        assert_eq!(scene.log, [Event::Gained { who: seat(0), item, count: 1 }]);
        assert!(!scene.can("take steel"));
        assert_eq!(scene.refused_by("take steel"), "TSR-160");
    }
}

#[test]
fn exchanges_and_the_foreign_good_come_in_any_order() {
    // TSR-161
    let mut scene = in_chamber("4 wood", false);
    scene.play("give wood wood, take stone, take steel, give wood wood, take grain");
    assert_eq!(scene.me().goods, goods("1 stone, 1 steel, 1 grain"));
    let mut scene = in_chamber("1 wood", false);
    scene.play("take steel, give steel wood, take textile");
    assert_eq!(scene.me().goods, goods("1 textile"), "the good taken can be given on");
    assert_eq!(scene.refused_by("take steel"), "TSR-160");
}

#[test]
fn a_foreign_good_of_an_exchange_is_not_the_free_one() {
    // TSR-161
    let mut scene = in_chamber("2 wood", false);
    scene.play("give wood wood, take steel");
    assert!(scene.can("take steel"), "that of the chamber is still to come");
}

#[test]
fn the_bonus_is_a_second_foreign_good_of_the_same_or_another_kind() {
    // TSR-163
    for (second, wanted) in [("steel", "2 steel"), ("textile", "1 steel, 1 textile")] {
        let mut scene = in_chamber("", true);
        scene.play(&format!("take steel, take {second}"));
        assert_eq!(scene.me().goods, goods(wanted));
        assert_eq!(scene.refused_by("take steel"), "TSR-160");
    }
}

#[test]
fn two_for_one_may_return_what_was_given() {
    // TSR-Q94
    let mut scene = in_chamber("2 grain", false);
    scene.play("give grain grain, take grain");
    assert_eq!(scene.me().goods, goods("1 grain"));
}

#[test]
fn one_for_one_gives_another_kind() {
    // TSR-250, TSR-Q94
    for give in Item::ALL {
        assert!(format!("swap {give} {give}").parse::<Action>().is_err(), "not even written");
        for take in Item::ALL.into_iter().filter(|take| *take != give) {
            let mut scene = Scene::new(3);
            scene.game.me_mut().goods = Goods::of(give, 2);
            scene.gain(Token::Swap, 1);
            assert_eq!(scene.legal().len(), Item::COUNT - 1 + 1, "another kind, or none");
            scene.clear_log().play(&format!("swap {give} {take}"));
            assert_eq!(scene.me().goods, Goods::of(give, 1).and(Goods::of(take, 1)));
            assert_eq!(scene.log, [Event::Swapped { who: seat(0), give, take }]);
            assert_eq!(scene.asked(), Frame::Turn, "once");
        }
    }
}

#[test]
fn a_swap_needs_the_good_that_is_given() {
    // TSR-250
    let mut scene = Scene::new(3);
    scene.goods("1 grain, 1 coin").gain(Token::Swap, 2);
    assert_eq!(scene.legal_like("swap").len(), 2 * (Item::COUNT - 1));
    assert!(!scene.can("swap wood steel"));
    assert_eq!(scene.refused_by("swap wood steel"), "TSR-250");
}

#[test]
fn two_swaps_are_up_to_two_and_the_second_may_use_what_the_first_returned() {
    // TSR-Q94
    let mut scene = Scene::new(3);
    scene.goods("1 grain").gain(Token::Swap, 2).play("swap grain wood");
    assert_eq!(scene.asked(), Frame::Swap { left: 1 });
    assert_eq!(scene.refused_by("sell grain grain"), "TSR-Q17", "one unit");
    scene.play("swap wood steel");
    assert_eq!((scene.me().goods, scene.asked()), (goods("1 steel"), Frame::Turn));

    let mut scene = Scene::new(3);
    scene.goods("2 grain").gain(Token::Swap, 2).play("swap grain wood, skip");
    assert_eq!((scene.me().goods, scene.asked()), (goods("1 grain, 1 wood"), Frame::Turn));
}
