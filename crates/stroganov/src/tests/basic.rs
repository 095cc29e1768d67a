//! The five basic actions (catalogue 2.4).

use super::scene::{Scene, fur, furs, seat};
use crate::action::Quarry;
use crate::components::Token;
use crate::event::Event;
use crate::state::{Frame, Step};

/// Two players, seat 0 on slot 5, whose tile holds just this, before its basic action.
fn on_tile(values: &[u8], tiger: bool) -> Scene {
    let mut scene = Scene::new(2);
    scene.at(5).on_tile(5, values, tiger).step(Step::Basic);
    scene
}

/// Two players, seat 0 before its basic action, with a trade fur of 4.
fn trading() -> Scene {
    let mut scene = Scene::new(2);
    scene.trade_fur(4).at(5).step(Step::Basic);
    scene
}

#[test]
fn one_basic_action_is_free_in_the_second_step() {
    // STR-064
    let mut scene = on_tile(&[2], false);
    scene.play("coin");
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
    assert_eq!((scene.me().coins, scene.me().furs.total()), (1, 0));
}

#[test]
fn there_are_five_basic_actions() {
    // STR-065
    let mut scene = on_tile(&[2], false);
    scene.trade_fur(4).furs(&[4]).step(Step::Basic);
    let actions = scene.legal();
    assert_eq!(
        actions,
        [
            "coin",
            "horses",
            "step left 1",
            "step left 2",
            "step right 1",
            "step right 2",
            "hunt 2",
            "trade",
            "skip"
        ]
    );
}

#[test]
fn taking_a_coin() {
    // STR-066
    let mut scene = on_tile(&[], false);
    scene.coins(2).play("coin");
    assert_eq!(scene.me().coins, 3);
    assert_eq!(scene.log, [Event::Gained { who: seat(0), token: Token::Coin, count: 1 }]);
    assert_eq!((scene.me().horses, scene.player(1).coins), (0, 0));
}

#[test]
fn taking_horses() {
    // STR-067
    let mut scene = on_tile(&[], false);
    scene.horses(2).play("horses");
    assert_eq!(scene.me().horses, 6);
    assert_eq!(scene.log, [Event::Gained { who: seat(0), token: Token::Horse, count: 4 }]);
    assert_eq!((scene.me().coins, scene.player(1).horses), (0, 0));
}

#[test]
fn only_the_number_of_horses_matters() {
    // STR-068: four horses, however they came, pay a price of one, which a token of three could not.
    let mut scene = on_tile(&[2, 3], false);
    scene.play("horses, hunt 3");
    assert_eq!(scene.me().horses, 3);
}

// Moving.

#[test]
fn the_basic_move_goes_one_or_two_steps_either_way() {
    // STR-069
    for (action, slot) in [("step left 1", 4), ("step left 2", 3), ("step right 1", 6), ("step right 2", 7)] {
        let mut scene = on_tile(&[2], false);
        scene.play(action);
        assert_eq!(scene.me().slot, slot);
        assert_eq!(scene.log, [Event::Moved { who: seat(0), from: 5, to: slot, horses: 0 }]);
    }
}

#[test]
fn no_steps_are_bought_in_the_basic_move() {
    // STR-070
    let mut scene = on_tile(&[2], false);
    scene.horses(20);
    for action in ["step left 3", "step right 3"] {
        assert!(!scene.can(action));
        assert_eq!(scene.refused_by(action), "STR-070");
    }
    scene.play("step right 2");
    assert_eq!(scene.me().horses, 20);
}

#[test]
fn a_move_without_a_possible_step_cannot_be_chosen() {
    // STR-Q05
    let mut scene = on_tile(&[2], false);
    for slot in 1..=12 {
        if slot != 5 {
            scene.gap(slot);
        }
    }
    scene.step(Step::Basic);
    assert!(scene.legal_like("step").is_empty());
    assert_eq!(scene.refused_by("step left 1"), "STR-Q05");
    assert_eq!(scene.refused_by("step right 1"), "STR-Q05");
    scene.ask(Frame::TradeBonus { left: 2 });
    assert!(scene.legal_like("step").is_empty());
    assert_eq!(scene.refused_by("step right 1"), "STR-Q05");
}

#[test]
fn a_move_of_two_with_one_tile_left_is_a_move_of_one() {
    // STR-Q05
    let mut scene = on_tile(&[2], false);
    scene.at(11).step(Step::Basic);
    assert!(!scene.can("step right 2"));
    assert_eq!(scene.refused_by("step right 2"), "STR-Q05");
    scene.play("step right 1");
    assert_eq!(scene.me().slot, 12);
}

// Hunting.

#[test]
fn a_hunt_takes_a_fur_from_the_own_tile() {
    // STR-071, STR-072
    let mut scene = on_tile(&[2, 4], false);
    let bag = scene.game.bag;
    scene.play("hunt 2");
    assert_eq!(scene.me().furs, furs(&[2]));
    assert_eq!(scene.game.slot(5).furs, furs(&[4]));
    assert_eq!(scene.game.bag, bag, "the bag has nothing to do with it");
    let quarry = Quarry::Fur(fur(2));
    assert_eq!(scene.log, [Event::Hunted { who: seat(0), slot: 5, quarry, horses: 0, coin: false }]);
}

#[test]
fn only_what_lies_on_the_own_tile_is_hunted() {
    // STR-071
    let mut scene = on_tile(&[2, 4], false);
    scene.on_tile(4, &[3], false).on_tile(6, &[3], true);
    assert_eq!(scene.refused_by("hunt 3"), "STR-071");
    assert_eq!(scene.refused_by("hunt tiger"), "STR-071");
    assert_eq!(scene.refused_by("hunt 3 left"), "STR-071");
    assert_eq!(scene.refused_by("hunt tiger right"), "STR-071");
}

#[test]
fn skipping_costs_a_horse_for_every_lower_fur() {
    // STR-073, STR-Q12
    for (value, price) in [(2, 0), (3, 1), (5, 3), (7, 4)] {
        let mut scene = on_tile(&[2, 3, 3, 5, 7], false);
        if price > 0 {
            scene.horses(price - 1);
            assert!(!scene.can(&format!("hunt {value}")));
            assert_eq!(scene.refused_by(&format!("hunt {value}")), "STR-073");
        }
        scene.horses(price + 1).play(&format!("hunt {value}"));
        assert_eq!((scene.me().horses, scene.me().furs), (1, furs(&[value])));
        assert!(
            scene.happened(
                |event| matches!(event, Event::Hunted { horses, .. } if u16::from(*horses) == price)
            )
        );
    }
}

#[test]
fn furs_of_the_same_value_are_not_skipped() {
    // STR-Q12
    let mut scene = on_tile(&[3, 3, 3], false);
    assert!(scene.can("hunt 3"));
    scene.horses(2).play("hunt 3");
    assert_eq!(scene.me().horses, 2);
}

#[test]
fn a_hunt_of_three_and_eight_as_in_the_worked_example() {
    // STR-E02, STR-073, STR-074, STR-075
    let mut scene = on_tile(&[2, 2, 3, 8], false);
    scene.horses(4).coins(1).play("hunt 3");
    assert_eq!((scene.me().horses, scene.me().coins), (2, 1));
    assert_eq!(scene.asked(), Frame::SecondHunt);
    scene.play("hunt 8");
    assert_eq!((scene.me().horses, scene.me().coins), (0, 0));
    assert_eq!(scene.me().furs, furs(&[3, 8]));
    assert_eq!(scene.game.slot(5).furs, furs(&[2, 2]));
    assert_eq!(scene.me().story, 2);
    let second = Event::Hunted { who: seat(0), slot: 5, quarry: Quarry::Fur(fur(8)), horses: 2, coin: true };
    assert!(scene.happened(|event| *event == second));
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
}

#[test]
fn the_lowest_fur_of_that_tile_costs_no_horse() {
    // STR-E03, STR-072
    let mut scene = on_tile(&[2, 2, 3, 8], false);
    scene.horses(4).play("hunt 2");
    assert_eq!((scene.me().horses, scene.me().furs), (4, furs(&[2])));
}

#[test]
fn the_second_hunt_costs_a_coin_and_can_be_left_out() {
    // STR-074, STR-Q14
    let mut scene = on_tile(&[2, 3, 4], false);
    scene.coins(1).horses(1).play("hunt 2");
    assert_eq!((scene.asked(), scene.me().coins), (Frame::SecondHunt, 1));
    let mut left_out = scene.clone();
    left_out.play("skip");
    assert_eq!((left_out.asked(), left_out.me().coins), (Frame::Turn(Step::Main), 1));
    assert_eq!(left_out.me().furs, furs(&[2]));
    scene.play("hunt 3");
    assert_eq!((scene.me().coins, scene.me().furs), (0, furs(&[2, 3])));
}

#[test]
fn without_a_coin_there_is_no_second_hunt() {
    // STR-074
    let mut scene = on_tile(&[2, 3], false);
    scene.horses(3).play("hunt 2");
    assert_eq!(scene.asked(), Frame::Turn(Step::Main), "not even asked");
    scene.ask(Frame::SecondHunt);
    assert!(!scene.can("hunt 3"));
    assert_eq!(scene.refused_by("hunt 3"), "STR-074");
}

#[test]
fn skips_of_the_second_hunt_count_what_is_left() {
    // STR-075
    let mut scene = on_tile(&[2, 3, 4], false);
    scene.coins(1).horses(1).play("hunt 2");
    assert!(scene.can("hunt 4"), "one lower fur is left");
    scene.horses(0);
    assert!(!scene.can("hunt 4"));
    assert_eq!(scene.refused_by("hunt 4"), "STR-073");
    assert_eq!(scene.refused_by("hunt 2"), "STR-071", "it is gone");
    scene.horses(1).play("hunt 4");
    assert_eq!((scene.me().horses, scene.me().coins), (0, 0));
}

#[test]
fn the_coin_is_not_asked_for_when_nothing_is_left_to_hunt() {
    // STR-Q14
    let mut scene = on_tile(&[2], false);
    scene.coins(3).play("hunt 2");
    assert_eq!((scene.asked(), scene.me().coins), (Frame::Turn(Step::Main), 3));
}

#[test]
fn a_second_hunt_that_a_wish_could_open_is_still_asked_for() {
    // STR-Q14, STR-Q46: A14 in hand would make it free.
    let mut scene = on_tile(&[2, 3, 4], false);
    scene.hand("A14").furs(&[2, 2, 2, 2]).play("hunt 2");
    assert_eq!(scene.asked(), Frame::SecondHunt);
    assert!(!scene.can("hunt 3"));
    scene.play("fulfil A14");
    assert_eq!(scene.asked(), Frame::SecondHunt);
    scene.play("hunt 3");
    assert_eq!(scene.me().coins, 0);
    assert_eq!(scene.me().furs, furs(&[2, 2, 2, 3]));
}

#[test]
fn a_wish_that_cannot_be_fulfilled_opens_no_second_hunt() {
    // STR-Q14: A14 demands more furs to be possessed than are there.
    let mut scene = on_tile(&[2, 3, 4], false);
    scene.hand("A14").furs(&[2, 2]).play("hunt 2");
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
}

#[test]
fn a_second_hunt_that_a_season_card_could_open_is_still_asked_for() {
    // STR-Q14, STR-Q46: the village gives the coin.
    let mut scene = on_tile(&[2, 3], false);
    scene.village(2, "V3").fulfilled("A11").play("hunt 2");
    assert_eq!(scene.asked(), Frame::SecondHunt);
    assert!(!scene.can("hunt 3"));
    scene.play("extra A11, visit 2, hunt 3");
    assert_eq!((scene.me().coins, scene.me().furs), (0, furs(&[2, 3])));
}

#[test]
fn a_second_hunt_that_a_trade_and_a_song_could_pay_is_still_asked_for() {
    // STR-153, STR-Q46, STR-074: the bear opens the end of the story track, whose song gives coins.
    let mut scene = on_tile(&[3, 5], false);
    scene.furs(&[4]).story(10).market(&[2, 3, 3, 5, 5, 8]).songs(&["GA7", "GA6"]).play("hunt 3");
    assert_eq!(scene.asked(), Frame::SecondHunt);
    assert!(!scene.can("hunt 5"));
    scene.play("swap 8, sing GA7");
    assert_eq!((scene.asked(), scene.me().coins), (Frame::SecondHunt, 2));
    scene.play("hunt 5");
    assert_eq!((scene.me().coins, scene.me().furs), (1, furs(&[5, 8])));
}

#[test]
fn a_second_hunt_that_a_trade_could_open_by_a_wish_is_still_asked_for() {
    // STR-153, STR-Q46: trading down makes A14 payable.
    let mut scene = on_tile(&[2, 3, 4], false);
    scene.hand("A14").furs(&[2, 2, 2, 7]).horses(1).market(&[2, 5, 5, 5, 6, 6]).play("hunt 2");
    assert_eq!(scene.asked(), Frame::SecondHunt);
    scene.play("lower 2, fulfil A14, hunt 3");
    assert_eq!(scene.me().coins, 0);
}

#[test]
fn a_second_hunt_that_nothing_could_pay_is_not_asked_for() {
    // STR-Q14: too far from the end of the story track, and the wish in hand is no help.
    let mut scene = on_tile(&[3, 5], false);
    scene.furs(&[4]).story(9).market(&[2, 3, 3, 5, 5, 8]).songs(&["GA7"]).hand("S5").play("hunt 3");
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
}

#[test]
fn one_hunt_action_holds_at_most_two_hunts() {
    // STR-076, STR-D09, STR-Q16
    for free in [false, true] {
        let mut scene = on_tile(&[2, 2, 2, 2], false);
        if free {
            scene.fulfilled("A14").fulfilled("A8");
        }
        scene.coins(5).horses(5).play("hunt 2, hunt 2");
        assert_eq!(scene.asked(), Frame::Turn(Step::Main));
        assert_eq!(scene.me().furs, furs(&[2, 2]));
        assert_eq!(scene.me().coins, if free { 5 } else { 4 });
    }
}

#[test]
fn with_both_hunting_cards_the_second_hunt_is_entirely_free() {
    // STR-Q16
    let mut scene = on_tile(&[2, 3, 4], true);
    scene.fulfilled("A14").fulfilled("A8").play("hunt tiger, hunt 4");
    assert_eq!((scene.me().tigers, scene.me().furs), (1, furs(&[4])));
    assert_eq!((scene.me().horses, scene.me().coins), (0, 0));
    assert!(scene.happened(|event| matches!(
        event,
        Event::Hunted { quarry: Quarry::Fur(_), horses: 0, coin: false, .. }
    )));
}

#[test]
fn a_tiger_ranks_above_every_fur() {
    // STR-077, STR-078
    let mut scene = on_tile(&[2, 8], true);
    scene.horses(1);
    assert!(scene.can("hunt 8"), "the tiger is not lower");
    assert_eq!(scene.refused_by("hunt tiger"), "STR-073");
    let pool = scene.game.tiger_pool;
    scene.horses(2).play("hunt tiger");
    assert_eq!((scene.me().tigers, scene.me().horses), (1, 0));
    assert!(!scene.game.slot(5).tiger);
    assert_eq!(scene.game.slot(5).furs, furs(&[2, 8]));
    assert_eq!(scene.game.tiger_pool, pool, "it came from the tile");
    assert_eq!(scene.me().story, 0, "a tiger is no bear");
    assert_eq!(
        scene.log,
        [Event::Hunted { who: seat(0), slot: 5, quarry: Quarry::Tiger, horses: 2, coin: false }]
    );
}

#[test]
fn a_tiger_alone_costs_nothing() {
    // STR-078
    let mut scene = on_tile(&[], true);
    scene.play("hunt tiger");
    assert_eq!(scene.me().tigers, 1);
}

#[test]
fn prices_on_a_tile_with_a_tiger() {
    // STR-E18, STR-Q12
    for (action, price) in [("hunt 3", 0), ("hunt 5", 1), ("hunt tiger", 3)] {
        let mut scene = on_tile(&[3, 5, 5], true);
        scene.horses(3).play(action);
        assert_eq!(scene.me().horses, 3 - price, "{action}");
        let mut scene = on_tile(&[3, 5, 5], true);
        scene.fulfilled("A8");
        assert!(scene.can(action), "{action} is free with A8");
        scene.horses(3).play(action);
        assert_eq!(scene.me().horses, 3);
    }
}

#[test]
fn nothing_is_hunted_on_an_empty_tile_or_in_a_gap() {
    // STR-Q13
    let mut scene = on_tile(&[], false);
    assert!(scene.legal_like("hunt").is_empty());
    assert_eq!(scene.refused_by("hunt 2"), "STR-071");
    scene.gap(5).step(Step::Basic);
    assert!(scene.legal_like("hunt").is_empty());
    assert_eq!(scene.refused_by("hunt 2"), "STR-Q13");
    scene.at(0);
    assert_eq!(scene.refused_by("hunt 2"), "STR-Q13");
    // S8 offers a neighbour.
    scene.at(5).on_tile(6, &[4], false).fulfilled("S8");
    assert!(scene.can("hunt 4 right"));
}

#[test]
fn each_of_two_hunts_may_take_another_tile() {
    // STR-Q15
    let mut scene = on_tile(&[2, 3], false);
    scene.gap(4).on_tile(3, &[2, 5], false).on_tile(6, &[4], false).fulfilled("S8").coins(1).horses(1);
    assert_eq!(scene.legal_like("hunt"), ["hunt 2", "hunt 3", "hunt 2 left", "hunt 5 left", "hunt 4 right"]);
    scene.play("hunt 5 left");
    assert_eq!(scene.game.slot(3).furs, furs(&[2]), "the gap is ignored");
    assert_eq!(scene.me().horses, 0, "one fur of that tile was skipped");
    scene.play("hunt 4 right");
    assert_eq!((scene.me().furs, scene.me().coins), (furs(&[4, 5]), 0));
    assert_eq!(scene.game.slot(5).furs, furs(&[2, 3]));
}

#[test]
fn from_a_gap_only_the_neighbours_are_hunted() {
    // STR-Q15, STR-Q13
    let mut scene = on_tile(&[2], false);
    scene.on_tile(4, &[3], false).on_tile(6, &[4], false).gap(5).fulfilled("S8").step(Step::Basic);
    assert_eq!(scene.legal_like("hunt"), ["hunt 3 left", "hunt 4 right"]);
    assert_eq!(scene.refused_by("hunt 3"), "STR-Q13");
    scene.at(12).on_tile(11, &[2], false).on_tile(12, &[3], false);
    assert_eq!(scene.legal_like("hunt"), ["hunt 3", "hunt 2 left"]);
    assert_eq!(scene.refused_by("hunt 2 right"), "STR-310");
}

#[test]
fn a_hunted_bear_brings_its_points_before_the_second_hunt() {
    // STR-074, STR-177
    let mut scene = on_tile(&[2, 8], false);
    scene.songs(&["GA6"]).story(11).horses(1).coins(1).play("hunt 8");
    assert_eq!(scene.asked(), Frame::StoryEnd, "the end of the track comes first");
    scene.play("skip");
    assert_eq!(scene.asked(), Frame::SecondHunt);
    scene.play("hunt 2");
    assert_eq!((scene.me().furs, scene.me().story), (furs(&[2, 8]), 12));
}

#[test]
fn a_hunted_bear_without_a_second_hunt_brings_its_points_too() {
    // STR-177
    let mut scene = on_tile(&[8], false);
    scene.coins(1).play("hunt 8");
    assert_eq!((scene.me().story, scene.asked()), (2, Frame::Turn(Step::Main)));
}

// Trading.

#[test]
fn a_trade_costs_a_fur_of_the_trade_value() {
    // STR-079, STR-080
    let mut scene = trading();
    scene.furs(&[3, 4, 5]);
    let bag = scene.game.bag.count(fur(4));
    scene.play("trade");
    assert_eq!(scene.me().furs, furs(&[3, 5]), "there is only one way to pay");
    assert_eq!(scene.game.bag.count(fur(4)), bag + 1);
    assert_eq!(scene.log, [Event::Paid { who: seat(0), what: Quarry::Fur(fur(4)), coin: false }]);
    assert_eq!(scene.asked(), Frame::TradeBonus { left: 2 });
}

#[test]
fn two_bonuses_are_chosen_after_a_trade() {
    // STR-080, STR-081, STR-082, STR-084
    let mut scene = trading();
    scene.furs(&[4]).play("trade");
    assert!(scene.can("bonus coin") && scene.can("bonus story") && scene.can("bonus horses"));
    let chosen = [("bonus coin", (1, 0, 0)), ("bonus story", (0, 2, 0)), ("bonus horses", (0, 0, 3))];
    for (bonus, gain) in chosen {
        let mut one = scene.clone();
        one.play(bonus);
        assert_eq!((one.me().coins, one.me().story, one.me().horses), gain);
        assert_eq!(one.asked(), Frame::TradeBonus { left: 1 });
        one.play("skip");
        assert_eq!(one.asked(), Frame::Turn(Step::Main));
    }
}

#[test]
fn the_same_bonus_may_be_chosen_twice() {
    // STR-085
    let mut scene = trading();
    scene.furs(&[4]).play("trade");
    for (bonus, gain) in [("bonus coin", (2, 0, 0)), ("bonus story", (0, 4, 0)), ("bonus horses", (0, 0, 6))]
    {
        let mut twice = scene.clone();
        twice.play(bonus).play(bonus);
        assert_eq!((twice.me().coins, twice.me().story, twice.me().horses), gain);
        assert_eq!(twice.asked(), Frame::Turn(Step::Main), "and not three times");
    }
    scene.play("step right 2, step right 2");
    assert_eq!(scene.me().slot, 9);
}

#[test]
fn a_trade_bonus_moves_the_cossack() {
    // STR-083, STR-086
    let mut scene = trading();
    scene.furs(&[4]).horses(10).play("trade");
    assert_eq!(scene.legal_like("step"), ["step left 1", "step left 2", "step right 1", "step right 2"]);
    assert_eq!(scene.refused_by("step right 3"), "STR-070");
    scene.play("step left 2");
    assert_eq!((scene.me().slot, scene.me().horses), (3, 10));
    assert_eq!(scene.asked(), Frame::TradeBonus { left: 1 });
    scene.play("bonus coin");
    assert_eq!((scene.me().coins, scene.asked()), (1, Frame::Turn(Step::Main)));
}

#[test]
fn bonuses_can_be_left_out() {
    // STR-080, STR-Q48
    let mut scene = trading();
    scene.furs(&[4]).play("trade, skip");
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
    assert_eq!((scene.me().coins, scene.me().story, scene.me().horses), (0, 0, 0));
}

#[test]
fn without_a_fur_of_the_trade_value_there_is_no_trade() {
    // STR-087
    let refused = |scene: &Scene| !scene.can("trade") && scene.refused_by("trade") == "STR-087";
    let mut scene = trading();
    assert!(refused(&scene));
    scene.furs(&[2, 3, 5, 8]);
    assert!(refused(&scene));
    scene.coins(1);
    assert!(scene.can("trade"), "set by a coin");
    scene.furs(&[]);
    assert!(refused(&scene), "a coin alone is no fur");
    scene.coins(0).tigers(1);
    assert!(scene.can("trade"), "a tiger will do");
    scene.tigers(0).furs(&[4]);
    assert!(scene.can("trade"));
}

#[test]
fn a_trade_is_paid_with_a_coin_or_a_tiger_too() {
    // STR-087, STR-079
    let mut scene = trading();
    scene.furs(&[7]).coins(1).play("trade");
    assert_eq!((scene.me().furs.total(), scene.me().coins), (0, 0));
    assert!(scene.happened(
        |event| matches!(event, Event::Paid { what: Quarry::Fur(paid), coin: true, .. } if paid.value() == 7)
    ));
    let mut scene = trading();
    scene.tigers(1);
    let pool = scene.game.tiger_pool;
    scene.play("trade");
    assert_eq!((scene.me().tigers, scene.game.tiger_pool), (0, pool + 1));
}

#[test]
fn other_answers_are_not_asked_for() {
    // STR-065
    let mut scene = on_tile(&[2], false);
    scene.furs(&[4]).coins(1);
    for (other, rule) in [
        ("take 2", "STR-354"),
        ("keep 2", "STR-175"),
        ("pay 2", "STR-089"),
        ("bonus coin", "STR-080"),
        ("advance", "STR-139"),
        ("reward 1", "STR-139"),
        ("sing GA1", "STR-196"),
        ("show coin", "STR-165"),
        ("income S2", "STR-191"),
    ] {
        assert_eq!(scene.refused_by(other), rule, "{other}");
    }
}
