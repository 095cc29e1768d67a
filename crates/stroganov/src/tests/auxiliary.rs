//! Auxiliary actions, bag, market and bear (catalogue 2.9, 2.11).

use samovar_engine::Game;

use super::press::{Press, bare_row, first_slot, gains, last_slot, times, when, winter};
use super::scene::{MENUS, OPTIONAL, Scene, fur, furs, seat, wish};
use crate::action::{Action, Quarry};
use crate::components::Token;
use crate::event::Event;
use crate::furs::Values;
use crate::state::{Frame, Phase, Step};

/// Seat 0 at its main action, with a market and a bag of these furs.
fn market_day(market: &[u8], bag: &[u8]) -> Scene {
    let mut scene = Scene::new(2);
    bare_row(&mut scene).at(first_slot(3)).step(Step::Main).market(market).bag(bag);
    scene
}

/// Gives furs to seat 0 that were seat 1's.
fn give(scene: &mut Scene, values: &[u8]) {
    for value in values {
        scene.game.players[1].furs.remove(fur(*value));
        scene.game.players[0].furs.add(fur(*value));
    }
}

const FULL: [u8; 6] = [2, 3, 4, 5, 6, 7];

#[test]
fn auxiliary_actions_are_open_at_every_point_of_the_turn() {
    // STR-153
    let questions = MENUS.into_iter().chain(OPTIONAL).chain([Frame::Market]);
    for question in questions {
        let mut scene = market_day(&FULL, &[3, 3, 3]);
        scene.horses(10).coins(1).on_tile(first_slot(3), &[3], false).ask(question);
        assert!(scene.can("buy 4") && scene.can("buy bag"), "{question:?}");
        scene.play("buy 4");
        assert_eq!(scene.asked(), question, "the question stays");
    }
}

#[test]
fn no_auxiliary_action_comes_between_a_payment_and_its_effect_or_a_draw_and_its_choice() {
    // STR-153
    let accept = Values::only(fur(5));
    let closed = [
        Frame::Pay { accept, left: 1, free: 0, from: 0 },
        Frame::Show { value: fur(5), left: 1, set: 0, tigers: false },
        Frame::Keep(fur(2), fur(3)),
    ];
    for question in closed {
        let mut scene = market_day(&FULL, &[4, 4]);
        scene.horses(9).coins(1);
        give(&mut scene, &[5, 6]);
        scene.ask(question);
        for action in ["buy 4", "buy bag", "lower 4", "swap 4"] {
            assert!(!scene.can(action), "{question:?}");
            assert_eq!(scene.refused_by(action), "STR-Q46");
        }
    }
}

#[test]
fn auxiliary_actions_can_be_repeated_and_use_up_no_action() {
    // STR-153
    let mut scene = market_day(&FULL, &[3, 3, 3]);
    scene.horses(15).play("buy 7, buy 6, buy 5");
    assert_eq!((scene.me().furs, scene.me().horses), (furs(&[5, 6, 7]), 0));
    assert_eq!(scene.asked(), Frame::Turn(Step::Main), "the main action is still to come");
}

#[test]
fn auxiliary_actions_are_open_in_both_windows_of_winter() {
    // STR-154
    let mut scene = market_day(&FULL, &[3, 3, 3]);
    scene.horses(13);
    winter(&mut scene);
    assert_eq!((scene.game.phase, scene.asked()), (Phase::Income, Frame::Income));
    scene
        .play("buy 7, end")
        .pass_until(|scene| scene.game.phase == Phase::Songs && scene.to_decide() == Some(seat(0)));
    assert_eq!(scene.asked(), Frame::Songs { taken: false });
    scene.play("buy 6");
    assert!(scene.player(0).furs.count(fur(7)) == 1 && scene.player(0).furs.count(fur(6)) == 1);
    assert_eq!(scene.player(0).horses, 5);
}

#[test]
fn in_winter_everybody_is_active_in_player_order() {
    // STR-155
    let mut scene = market_day(&[2, 2, 2, 2, 2, 7], &[3, 3, 3]);
    scene.horses(5).at(first_slot(2)).as_seat(1).horses(5).at(last_slot(4)).as_seat(0);
    winter(&mut scene);
    assert_eq!(
        (scene.to_decide(), scene.asked()),
        (Some(seat(1)), Frame::Income),
        "further right comes first"
    );
    scene.play("buy 7, end");
    assert_eq!((scene.to_decide(), scene.asked()), (Some(seat(0)), Frame::Income));
    assert!(!scene.can("buy 7"));
    assert_eq!(scene.refused_by("buy 7"), "STR-354");
    assert!(scene.can("buy 2"));
}

#[test]
fn a_market_fur_is_bought_for_five_horses() {
    // STR-156, STR-159
    let mut scene = market_day(&FULL, &[3]);
    scene.horses(4);
    assert!(!scene.can("buy 6"));
    assert_eq!(scene.refused_by("buy 6"), "STR-156");
    scene.horses(6).play("buy 6");
    assert_eq!((scene.me().furs, scene.me().horses), (furs(&[6]), 1));
    assert_eq!((scene.game.market, scene.game.bag.total()), (furs(&[2, 3, 3, 4, 5, 7]), 0));
    assert!(scene.happened(|event| *event == Event::PaidHorses { who: seat(0), horses: 5 }));
    assert_eq!(scene.refused_by("buy 8"), "STR-354", "not in the market");
}

#[test]
fn a_bag_fur_is_bought_for_five_horses() {
    // STR-156
    let mut scene = market_day(&FULL, &[3, 6]);
    scene.horses(4);
    assert!(!scene.can("buy bag"));
    assert_eq!(scene.refused_by("buy bag"), "STR-156");
    scene.horses(5).play("buy bag");
    assert_eq!(scene.asked(), Frame::Keep(fur(3), fur(6)));
    scene.play("keep 3");
    assert_eq!((scene.me().furs, scene.me().horses, scene.game.bag), (furs(&[3]), 0, furs(&[6])));
    assert!(scene.happened(|event| *event == Event::PaidHorses { who: seat(0), horses: 5 }));
}

#[test]
fn nothing_is_bought_from_an_empty_bag() {
    // STR-156
    let mut scene = market_day(&FULL, &[]);
    scene.horses(9);
    assert!(!scene.can("buy bag"));
    assert_eq!(scene.refused_by("buy bag"), "STR-Q26");
    assert!(scene.can("buy 4"));
}

#[test]
fn trading_down_costs_a_horse_and_a_higher_fur() {
    // STR-157, STR-159
    let mut scene = market_day(&FULL, &[]);
    give(&mut scene, &[5]);
    scene.horses(2);
    assert_eq!(scene.legal_like("lower"), ["lower 2", "lower 3", "lower 4"]);
    assert_eq!(scene.refused_by("lower 5"), "STR-157", "strictly lower");
    assert_eq!(scene.refused_by("lower 6"), "STR-157");
    scene.play("lower 4");
    assert_eq!((scene.me().furs, scene.me().horses), (furs(&[4]), 1));
    assert_eq!(scene.game.market, furs(&[2, 3, 5, 5, 6, 7]), "the paid fur was all that was in the bag");
    assert!(scene.happened(|event| *event == Event::PaidHorses { who: seat(0), horses: 1 }));
    let paid = Event::Paid { who: seat(0), what: Quarry::Fur(fur(5)), coin: false };
    assert!(scene.happened(|event| *event == paid));
}

#[test]
fn trading_down_needs_a_horse() {
    // STR-157
    let mut scene = market_day(&FULL, &[]);
    give(&mut scene, &[5]);
    assert!(!scene.can("lower 4"));
    assert_eq!(scene.refused_by("lower 4"), "STR-157");
    scene.horses(1);
    assert!(scene.can("lower 4"));
    assert_eq!(scene.refused_by("lower 8"), "STR-354");
}

#[test]
fn trading_down_offers_every_higher_fur_and_no_other() {
    // STR-157
    let mut scene = market_day(&FULL, &[]);
    give(&mut scene, &[3, 4, 6, 8]);
    scene.horses(1).play("lower 4");
    assert_eq!(scene.legal_like("pay"), ["pay 6", "pay 8"]);
    assert_eq!(scene.refused_by("pay 4"), "STR-092", "that would take a coin");
    scene.play("pay 8");
    assert_eq!((scene.me().furs, scene.me().story), (furs(&[3, 4, 4, 6]), 0));
}

#[test]
fn a_coin_or_a_tiger_counts_as_a_higher_fur() {
    // STR-157
    let mut scene = market_day(&[2, 3, 4, 5, 6, 8], &[]);
    give(&mut scene, &[2]);
    scene.horses(1).coins(1);
    assert_eq!(scene.legal_like("lower"), ["lower 2", "lower 3", "lower 4", "lower 5", "lower 6"]);
    assert_eq!(scene.refused_by("lower 8"), "STR-157", "nothing is higher than a bear");
    let mut other = scene.clone();
    scene.play("lower 6");
    assert_eq!((scene.me().furs, scene.me().coins, scene.me().horses), (furs(&[6]), 0, 0));
    give(&mut other, &[]);
    other.coins(0).tigers(1);
    let pool = other.game.tiger_pool;
    other.play("lower 6");
    assert_eq!((other.me().tigers, other.game.tiger_pool, other.me().furs), (0, pool + 1, furs(&[2, 6])));
}

#[test]
fn two_furs_of_any_value_buy_one_without_a_horse() {
    // STR-158, STR-159
    let mut scene = market_day(&FULL, &[8]);
    give(&mut scene, &[2, 3]);
    scene.play("swap 7");
    assert_eq!(scene.me().horses, 0);
    assert_eq!(scene.me().furs, furs(&[7]));
    assert_eq!(scene.game.market.total(), 6);
    assert_eq!(scene.game.bag.total(), 2, "two came in, one went to the market");
    assert_eq!(times(&scene, |event| matches!(event, Event::Paid { coin: false, .. })), 2);
    assert!(!scene.happened(|event| matches!(event, Event::PaidHorses { .. })));
}

#[test]
fn two_for_one_takes_two_furs() {
    // STR-158
    let mut scene = market_day(&FULL, &[8]);
    give(&mut scene, &[6]);
    scene.horses(3).coins(3);
    assert!(!scene.can("swap 2"));
    assert_eq!(scene.refused_by("swap 2"), "STR-158");
    assert_eq!(scene.refused_by("swap 8"), "STR-354");
    scene.tigers(1);
    assert!(scene.can("swap 2"));
    scene.play("swap 2");
    assert_eq!((scene.me().tigers, scene.me().furs, scene.me().coins), (0, furs(&[2]), 3));
}

#[test]
fn the_payer_chooses_the_two_furs() {
    // STR-158
    let mut scene = market_day(&FULL, &[]);
    give(&mut scene, &[2, 3, 8]);
    scene.play("swap 7");
    assert_eq!(scene.legal_like("pay"), ["pay 2", "pay 3"], "in rising order");
    scene.play("pay 3");
    assert_eq!(scene.me().furs, furs(&[2, 7]), "only the bear was left to come second");
}

#[test]
fn trading_down_needs_a_lower_fur_in_the_market() {
    // STR-160
    let mut scene = market_day(&[5, 5, 6, 6, 7, 7], &[2]);
    give(&mut scene, &[4, 5]);
    scene.horses(3);
    assert!(scene.legal_like("lower").is_empty());
    for value in 2..=7 {
        let expected = if value < 5 { "STR-354" } else { "STR-157" };
        assert_eq!(scene.refused_by(&format!("lower {value}")), expected);
    }
}

#[test]
fn wishes_are_fulfilled_as_an_auxiliary_action() {
    // STR-161
    let mut scene = Press::new(2).wish("A7", 6, 1, 1).scene();
    scene.at(first_slot(3)).hand("A7").step(Step::Basic).furs(&[6]);
    assert_eq!(scene.refused_by("fulfil A8"), "STR-161", "it is in nobody's hand");
    scene.play("fulfil A7");
    assert!(scene.me().fulfilled.has(wish("A7")));
    assert_eq!(scene.asked(), Frame::Turn(Step::Basic));
    assert_eq!(scene.refused_by("fulfil A7"), "STR-161", "once only");
    scene.as_seat(1).hand("A8").as_seat(0).furs(&[6, 6, 6]);
    assert_eq!(scene.refused_by("fulfil A8"), "STR-161", "it is in another hand");
}

#[test]
fn a_bag_fur_is_one_of_two_drawn() {
    // STR-175
    let mut scene = market_day(&FULL, &[3, 6]);
    scene.owe(Frame::Gain(Token::Bag, 1));
    assert_eq!(scene.asked(), Frame::Keep(fur(3), fur(6)));
    assert_eq!(scene.legal(), ["keep 3", "keep 6"]);
    assert_eq!(scene.refused_by("keep 5"), "STR-175");
    assert!(scene.game.bag.is_empty(), "both are out of the bag");
    assert!(scene.happened(|event| *event == Event::Drew { who: seat(0), furs: furs(&[3, 6]) }));
    let mut other = scene.clone();
    scene.play("keep 6");
    assert_eq!((scene.me().furs, scene.game.bag), (furs(&[6]), furs(&[3])));
    assert!(scene.happened(|event| *event == Event::Acquired { who: seat(0), fur: fur(6) }));
    other.play("keep 3");
    assert_eq!((other.me().furs, other.game.bag), (furs(&[3]), furs(&[6])));
}

#[test]
fn a_returned_bear_brings_nothing() {
    // STR-175, STR-177
    let mut scene = market_day(&FULL, &[3, 8]);
    scene.owe(Frame::Gain(Token::Bag, 1)).play("keep 3");
    assert_eq!((scene.me().story, scene.game.bag), (0, furs(&[8])));
}

#[test]
fn the_last_fur_of_the_bag_is_kept() {
    // STR-175
    let mut scene = market_day(&FULL, &[6]);
    scene.owe(Frame::Gain(Token::Bag, 2));
    assert_eq!((scene.me().furs, scene.game.bag.total()), (furs(&[6]), 0));
    assert_eq!(scene.asked(), Frame::Turn(Step::Main), "the second one finds the bag empty");
    assert!(scene.happened(|event| *event == Event::Drew { who: seat(0), furs: furs(&[6]) }));
    assert_eq!(times(&scene, |event| matches!(event, Event::Drew { .. })), 1);
}

#[test]
fn two_bag_furs_are_two_draws() {
    // STR-175
    let mut scene = market_day(&FULL, &[6, 6, 6]);
    scene.owe(Frame::Gain(Token::Bag, 2));
    assert_eq!((scene.me().furs, scene.game.bag), (furs(&[6, 6]), furs(&[6])));
    assert_eq!(times(&scene, |event| matches!(event, Event::Drew { .. })), 2);
}

#[test]
fn the_market_is_refilled_before_anything_else_happens() {
    // STR-176
    let mut scene = market_day(&[2, 2, 2, 2, 2, 8], &[4]);
    scene.story(10).songs(&["GA7"]).owe(Frame::Gain(Token::Market, 1)).play("take 8");
    assert_eq!(scene.asked(), Frame::StoryEnd, "the bear's points opened the end of the track");
    assert_eq!((scene.game.market, scene.game.bag.total()), (furs(&[2, 2, 2, 2, 2, 4]), 0));
    let refill = when(&scene, |event| matches!(event, Event::MarketRefilled { .. }));
    let story = when(&scene, |event| matches!(event, Event::Gained { token: Token::Story, .. }));
    assert!(refill < story);
}

#[test]
fn the_refill_can_be_the_second_market_fur() {
    // STR-176
    let mut scene = market_day(&FULL, &[8]);
    scene.owe(Frame::Gain(Token::Market, 2)).play("take 2, take 8");
    assert_eq!(scene.me().furs, furs(&[2, 8]));
    assert_eq!(scene.game.market.total(), 5, "the bag is empty");
    assert_eq!(times(&scene, |event| matches!(event, Event::MarketRefilled { .. })), 1);
}

#[test]
fn a_short_market_is_topped_up_by_the_next_refill() {
    // STR-176
    let mut scene = market_day(&[5, 5], &[]);
    give(&mut scene, &[2, 3, 4, 6]);
    scene.play("swap 5, pay 2, pay 3");
    assert_eq!((scene.me().furs, scene.game.market), (furs(&[4, 5, 6]), furs(&[2, 3, 5])));
}

#[test]
fn a_market_bought_empty_gives_no_fur_any_more() {
    // STR-176
    let mut scene = market_day(&[5], &[]);
    scene.horses(5).owe(Frame::Gain(Token::Market, 1));
    assert_eq!(scene.asked(), Frame::Market);
    scene.play("buy 5");
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
    assert_eq!(scene.me().furs, furs(&[5]));
    scene.owe(Frame::Gain(Token::Market, 1));
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
}

#[test]
fn a_bear_brings_two_story_points_in_whatever_way_it_comes() {
    // STR-177
    let here = first_slot(3);
    let day = || {
        let mut scene = market_day(&[2, 3, 4, 5, 6, 8], &[8, 8]);
        scene.horses(5).coins(1).tigers(4);
        scene
    };
    let mut bought = day();
    bought.play("buy 8");
    let mut drawn = day();
    drawn.play("buy bag");
    let mut swapped = day();
    give(&mut swapped, &[2, 2]);
    swapped.tigers(0).play("swap 8");
    let mut taken = day();
    taken.owe(Frame::Gain(Token::Market, 1)).play("take 8");
    let with_bear_here = || {
        let mut scene = Scene::new(2);
        bare_row(&mut scene).at(here).on_tile(here, &[8], false).step(Step::Main);
        scene
    };
    let mut hunted = with_bear_here();
    hunted.play("hunt 8");
    let mut claimed = with_bear_here();
    claimed.tigers(3).play(&format!("claim {here}"));
    for scene in [bought, drawn, swapped, taken, hunted, claimed] {
        assert_eq!(scene.me().furs.count(fur(8)), 1);
        assert_eq!(scene.me().story, 2);
        assert!(gains(&scene).contains(&(Token::Story, 2)));
    }
}

#[test]
fn a_bear_drawn_in_setup_counts_too() {
    // STR-177
    let mut scene = Scene::new(2);
    let offered = (wish("S3"), fur(8));
    scene.game.bag.remove(fur(8));
    scene.game.offer[0] = Some(offered);
    scene.game.phase = Phase::Draft;
    scene.game.done = 0b10;
    scene.ask(Frame::Draft);
    scene.game.apply(Action::Draft(wish("S3")), &mut scene.log);
    assert_eq!(scene.player(0).story, 2);
    assert_eq!(scene.player(0).furs, furs(&[8]));
}

#[test]
fn other_furs_bring_no_story_points() {
    // STR-177
    let mut scene = market_day(&FULL, &[2]);
    scene.horses(5).play("buy 7");
    assert_eq!(scene.me().story, 0);
}
