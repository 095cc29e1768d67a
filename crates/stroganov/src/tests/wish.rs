//! Fulfilling wishes, and what each card does afterwards (catalogue 2.10, 2.20).

use super::press::{Press, bare_row, first_slot, gains, last_slot, points, season, times, when, winter};
use super::scene::{Scene, fur, furs, region, seat, wish};
use crate::action::{Quarry, StandIn};
use crate::components::{Terrain, TileId, Token};
use crate::event::Event;
use crate::state::{Frame, Step};

/// Seat 0 at its main action with a wish in hand that demands so many furs of a value, so many of them paid.
fn with_wish(id: &str, value: u8, possess: u8, pay: u8) -> Scene {
    let mut scene = Press::new(2).wish(id, value, possess, pay).scene();
    bare_row(&mut scene).at(first_slot(3)).step(Step::Main).hand(id);
    scene
}

/// Seat 0 at its main action with these wishes fulfilled, the landscape tiles bare, and a wish in every region.
fn with_cards(cards: &[&str]) -> Scene {
    let mut scene = Scene::new(2);
    bare_row(&mut scene).at(first_slot(3)).step(Step::Main);
    for number in 1..=5 {
        scene.wish(number, &format!("B{}", number + 4));
    }
    cards.iter().for_each(|card| {
        scene.fulfilled(card);
    });
    scene
}

fn wish_points(scene: &Scene, number: u8) -> i32 {
    points(scene, number, "stroganov-score-wishes")
}

fn fur_of(scene: &Scene, number: u8) -> u8 {
    scene.game.region_furs[region(number).index()].value()
}

/// A fur value other than this one.
fn other_than(value: u8) -> u8 {
    if value == 7 { 6 } else { 7 }
}

fn claim(slot: u8) -> String {
    format!("claim {slot}")
}

fn pays(scene: &Scene) -> usize {
    times(scene, |event| matches!(event, Event::Paid { .. }))
}

// The demand.

#[test]
fn red_framed_furs_are_paid_and_the_others_only_shown() {
    // STR-162, STR-163, STR-164, STR-E07
    let mut scene = with_wish("A8", 6, 3, 1);
    scene.furs(&[6, 6, 6]);
    let bag = scene.game.bag.count(fur(6));
    scene.play("fulfil A8");
    assert_eq!(scene.me().furs, furs(&[6, 6]));
    assert_eq!(scene.game.bag.count(fur(6)), bag + 1);
    assert_eq!(pays(&scene), 1);
    assert!(!scene.happened(|event| matches!(event, Event::Showed { .. })));
    assert!(scene.me().fulfilled.has(wish("A8")) && !scene.me().hand.has(wish("A8")));
    assert!(scene.happened(|event| *event == Event::Fulfilled { who: seat(0), wish: wish("A8") }));
}

#[test]
fn all_demanded_furs_have_to_be_there() {
    // STR-162
    let mut scene = with_wish("A8", 6, 3, 1);
    scene.furs(&[6, 6, 7, 7]);
    assert!(!scene.can("fulfil A8"));
    assert_eq!(scene.refused_by("fulfil A8"), "STR-162");
    scene.furs(&[6, 6, 6]);
    assert!(scene.can("fulfil A8"));
}

#[test]
fn the_paid_furs_count_towards_those_to_possess() {
    // STR-163
    let mut scene = with_wish("A8", 6, 3, 2);
    scene.furs(&[6, 6, 6]).play("fulfil A8");
    assert_eq!((scene.me().furs, pays(&scene)), (furs(&[6]), 2));
}

#[test]
fn each_card_has_one_or_two_red_framed_furs() {
    // STR-163
    for printed in &Scene::new(2).game.tables.wishes {
        assert!((1..=2).contains(&printed.pay) && printed.pay <= printed.possess);
    }
}

#[test]
fn a_coin_sets_the_value_of_a_fur_that_stays_for_the_moment() {
    // STR-165, STR-166, STR-E21
    let mut scene = with_wish("A8", 6, 3, 1);
    scene.furs(&[4, 6, 6]).coins(1).play("fulfil A8, pay 6");
    assert_eq!((scene.me().furs, scene.me().coins), (furs(&[4, 6]), 0));
    let showed = Event::Showed { who: seat(0), with: StandIn::Coin };
    assert!(scene.happened(|event| *event == showed));
    assert!(scene.me().fulfilled.has(wish("A8")));
}

#[test]
fn a_coin_sets_the_value_of_a_paid_fur() {
    // STR-165
    let mut scene = with_wish("A8", 6, 3, 1);
    scene.furs(&[4, 6, 6]).coins(1);
    let bag = scene.game.bag.count(fur(4));
    scene.play("fulfil A8");
    assert_eq!(scene.legal(), ["pay 6", "pay 4"]);
    scene.play("pay 4");
    assert_eq!((scene.me().furs, scene.me().coins), (furs(&[6, 6]), 0));
    assert_eq!(scene.game.bag.count(fur(4)), bag + 1);
}

#[test]
fn every_fur_that_is_set_takes_a_coin_of_its_own() {
    // STR-165
    let mut scene = with_wish("A8", 6, 3, 1);
    scene.furs(&[4, 5, 6]).coins(1);
    assert_eq!(scene.refused_by("fulfil A8"), "STR-162");
    scene.coins(2).play("fulfil A8");
    scene.play("pay 6");
    assert_eq!((scene.me().furs, scene.me().coins), (furs(&[4, 5]), 0));
    assert_eq!(times(&scene, |event| matches!(event, Event::Showed { .. })), 2);
}

#[test]
fn one_fur_is_not_shown_twice() {
    // STR-165
    let mut scene = with_wish("A8", 6, 3, 1);
    scene.furs(&[4, 6]).coins(5);
    assert_eq!(scene.refused_by("fulfil A8"), "STR-162");
    scene.tigers(1).play("fulfil A8, pay 6");
    assert_eq!((scene.me().furs, scene.me().coins, scene.me().tigers), (furs(&[4]), 4, 0));
}

#[test]
fn a_value_set_for_one_wish_does_not_last_for_the_next() {
    // STR-166
    let mut scene = Press::new(2).wish("A8", 6, 2, 1).wish("B6", 6, 1, 1).scene();
    bare_row(&mut scene).at(first_slot(3)).step(Step::Main).hand("A8").hand("B6");
    scene.furs(&[4, 6]).coins(1).play("fulfil A8, pay 6");
    assert_eq!(scene.me().furs, furs(&[4]));
    assert!(!scene.can("fulfil B6"));
    assert_eq!(scene.refused_by("fulfil B6"), "STR-162");
}

#[test]
fn a_tiger_is_used_up_even_for_a_fur_that_would_stay() {
    // STR-167, STR-E20
    let mut scene = with_wish("A8", 6, 3, 1);
    scene.furs(&[6, 6]).tigers(1);
    let (bag, pool) = (scene.game.bag.count(fur(6)), scene.game.tiger_pool);
    scene.play("fulfil A8, pay 6");
    assert_eq!((scene.me().furs, scene.me().tigers), (furs(&[6]), 0));
    assert_eq!((scene.game.bag.count(fur(6)), scene.game.tiger_pool), (bag + 1, pool + 1));
    let showed = Event::Showed { who: seat(0), with: StandIn::Tiger };
    assert!(scene.happened(|event| *event == showed));
}

#[test]
fn a_tiger_can_be_the_paid_fur() {
    // STR-167
    let mut scene = with_wish("A8", 6, 3, 1);
    scene.furs(&[6, 6]).tigers(1);
    let pool = scene.game.tiger_pool;
    scene.play("fulfil A8, pay tiger");
    assert_eq!((scene.me().furs, scene.me().tigers, scene.game.tiger_pool), (furs(&[6, 6]), 0, pool + 1));
    let paid = Event::Paid { who: seat(0), what: Quarry::Tiger, coin: false };
    assert!(scene.happened(|event| *event == paid));
}

#[test]
fn the_player_chooses_between_coin_and_tiger() {
    // STR-165, STR-167
    let mut scene = with_wish("A8", 6, 3, 1);
    scene.furs(&[4, 6, 6]).coins(1).tigers(1).play("fulfil A8, pay 6");
    assert_eq!(scene.legal(), ["show coin", "show tiger"]);
    let mut other = scene.clone();
    scene.play("show coin");
    assert_eq!((scene.me().coins, scene.me().tigers), (0, 1));
    other.play("show tiger");
    assert_eq!((other.me().coins, other.me().tigers), (1, 0));
}

#[test]
fn coins_are_shown_before_tigers() {
    // STR-165, STR-167
    let mut scene = with_wish("A8", 6, 3, 1);
    scene.furs(&[4, 6]).coins(1).tigers(2).play("fulfil A8, pay 6");
    assert_eq!(scene.asked(), Frame::Show { value: fur(6), left: 2, set: 0, tigers: false });
    assert_eq!(scene.legal(), ["show coin", "show tiger"]);
    let mut other = scene.clone();
    scene.play("show coin");
    assert_eq!((scene.me().coins, scene.me().tigers), (0, 1), "the second one followed by itself");
    other.play("show tiger");
    assert_eq!((other.me().coins, other.me().tigers), (1, 0), "and only another tiger can follow a tiger");
    other.tigers(1).ask(Frame::Show { value: fur(6), left: 1, set: 0, tigers: true });
    assert_eq!(other.refused_by("show coin"), "STR-Q22");
}

#[test]
fn a_stand_in_has_to_be_there_and_enough() {
    // STR-165, STR-167
    let mut scene = with_wish("A8", 6, 3, 1);
    scene.furs(&[4]).coins(1).tigers(1);
    scene.ask(Frame::Show { value: fur(6), left: 2, set: 0, tigers: false });
    assert!(scene.can("show coin") && !scene.can("show tiger"));
    assert_eq!(scene.refused_by("show tiger"), "STR-167");
    scene.ask(Frame::Show { value: fur(6), left: 1, set: 1, tigers: false });
    assert!(scene.can("show tiger") && !scene.can("show coin"));
    assert_eq!(scene.refused_by("show coin"), "STR-165", "the one other fur is set already");
    scene.coins(1).furs(&[6]).ask(Frame::Show { value: fur(6), left: 1, set: 0, tigers: false });
    assert_eq!(scene.refused_by("show coin"), "STR-165", "no fur to set");
    scene.furs(&[4]).coins(0);
    assert_eq!(scene.refused_by("show coin"), "STR-165");
    scene.coins(1).tigers(0).ask(Frame::Show { value: fur(6), left: 2, set: 0, tigers: false });
    assert_eq!(scene.refused_by("show coin"), "STR-162");
}

#[test]
fn the_points_of_a_card_come_first() {
    // STR-168, STR-322
    let mut scene = Press::new(2).wish("A10", 7, 2, 2).wish_vp("A10", 3).scene();
    bare_row(&mut scene).at(first_slot(3)).step(Step::Main).hand("A10").furs(&[7, 7]);
    let pool = scene.game.tiger_pool;
    scene.play("fulfil A10");
    assert_eq!((scene.me().vp, scene.me().tigers, scene.game.tiger_pool), (3, 1, pool - 1));
    assert_eq!(gains(&scene), [(Token::Vp, 3), (Token::Tiger, 1)]);
    let fulfilled = when(&scene, |event| matches!(event, Event::Fulfilled { .. }));
    let scored = when(&scene, |event| matches!(event, Event::Gained { token: Token::Vp, .. }));
    assert!(fulfilled < scored);
}

#[test]
fn a_card_without_points_scores_none() {
    // STR-168
    let mut scene = Press::new(2).wish("A8", 6, 1, 1).wish_vp("A8", 0).scene();
    scene.at(first_slot(3)).step(Step::Main).hand("A8").furs(&[6]).play("fulfil A8");
    assert_eq!(scene.me().vp, 0);
    assert!(gains(&scene).is_empty());
}

#[test]
fn a_lasting_effect_works_from_the_moment_of_fulfilment() {
    // STR-169, STR-Q61
    let mut scene = with_wish("A8", 6, 1, 1);
    let here = first_slot(3);
    scene.on_tile(here, &[3, 5], false).furs(&[6]);
    assert!(!scene.can("hunt 5"), "a card in hand does nothing");
    scene.play("fulfil A8");
    assert!(scene.can("hunt 5"));
    scene.play("hunt 5");
    assert_eq!((scene.me().furs, scene.me().horses), (furs(&[5]), 0));
}

#[test]
fn a_season_icon_limits_a_card_to_its_season_of_every_year() {
    // STR-171
    let mut scene = with_cards(&["A11"]);
    assert!(scene.can("extra A11"));
    for number in [1, 2] {
        season(&mut scene, number);
        scene.at(first_slot(3)).step(Step::Main);
        assert!(!scene.can("extra A11"));
        assert_eq!(scene.refused_by("extra A11"), "STR-171");
    }
    winter(&mut scene).pass_until(|scene| scene.game.year == 2 && scene.to_decide() == Some(seat(0)));
    scene.at(first_slot(3)).step(Step::Main);
    assert!(scene.can("extra A11"), "Spring again");
}

#[test]
fn season_cards_do_nothing_in_winter() {
    // STR-171
    let mut scene = with_cards(&["A11", "A12", "A13"]);
    scene.horses(10);
    winter(&mut scene);
    assert_eq!(scene.asked(), Frame::Income);
    for card in ["A11", "A12", "A13"] {
        assert!(!scene.can(&format!("extra {card}")));
        assert_eq!(scene.refused_by(&format!("income {card}")), "STR-191");
    }
}

#[test]
fn a_one_time_card_still_counts_as_fulfilled() {
    // STR-172, STR-D18, STR-323
    let mut scene = with_wish("A10", 7, 1, 1);
    scene.fulfilled("B13").furs(&[7]);
    assert_eq!(wish_points(&scene, 0), 1);
    scene.play("fulfil A10");
    assert!(scene.me().fulfilled.has(wish("A10")));
    assert_eq!(wish_points(&scene, 0), 2);
    assert_eq!(scene.me().tigers, 1);
    scene.step(Step::Finish).play("end");
    assert_eq!(scene.player(0).tigers, 1, "once only");
}

#[test]
fn an_extra_action_fits_at_any_point_of_the_turn_of_its_season() {
    // STR-173
    for step in [Step::Move, Step::Basic, Step::Main, Step::Second, Step::Finish] {
        let mut scene = with_cards(&["A11"]);
        scene.village(3, "V1").step(step).play("extra A11, visit 3");
        assert_eq!((scene.me().banners, scene.me().horses), (1, 4));
        assert_eq!(scene.asked(), Frame::Turn(step), "no action of the turn is used up");
        assert!(!scene.can("extra A11"));
        assert_eq!(scene.refused_by("extra A11"), "STR-Q47");
    }
}

#[test]
fn a_card_has_to_be_fulfilled_for_its_extra_action() {
    // STR-173
    let mut scene = with_cards(&[]);
    scene.hand("A11");
    assert!(!scene.can("extra A11"));
    assert_eq!(scene.refused_by("extra A11"), "STR-173");
    scene.fulfilled("A8");
    assert_eq!(scene.refused_by("extra A8"), "STR-171", "a card without an extra action");
}

#[test]
fn an_extra_action_needs_something_to_do() {
    // STR-173
    let mut scene = with_cards(&["A11"]);
    scene.at(0).step(Step::Move);
    assert!(!scene.can("extra A11"), "the starting tile lies in no region");
    assert_eq!(scene.refused_by("extra A11"), "STR-Q34");
    scene.outpost(4);
    assert!(scene.can("extra A11"));
}

#[test]
fn the_extra_action_is_open_in_the_turn_of_fulfilment() {
    // STR-174, STR-Q61
    let mut scene = with_wish("A11", 3, 1, 1);
    scene.furs(&[3]).step(Step::Finish);
    assert!(!scene.can("extra A11"));
    scene.play("fulfil A11");
    assert!(scene.can("extra A11"));
    scene.play("extra A11, wish 3");
    assert_eq!(scene.me().hand.len(), 1);
}

#[test]
fn a_wish_can_be_fulfilled_in_the_turn_it_is_taken() {
    // STR-Q57
    let mut scene = Press::new(2).wish("A8", 6, 1, 1).scene();
    scene.at(first_slot(3)).wish(3, "A8").furs(&[6]).step(Step::Main).play("wish 3, fulfil A8");
    assert!(scene.me().fulfilled.has(wish("A8")));
    assert_eq!(scene.asked(), Frame::Turn(Step::Second));
}

#[test]
fn wishes_of_players_outlast_the_second_year() {
    // STR-Q62
    let mut scene = with_cards(&["A8"]);
    scene.hand("A7").wish(2, "A5").as_seat(1).hand("A6").as_seat(0);
    scene.game.year = 2;
    winter(&mut scene).pass_until(|scene| scene.game.year == 3);
    assert!(scene.player(0).fulfilled.has(wish("A8")) && scene.player(0).hand.has(wish("A7")));
    assert!(scene.player(1).hand.has(wish("A6")));
    let board = scene.game.wishes.iter().flatten().map(|wish| wish.to_string());
    assert!(board.into_iter().all(|id| id.starts_with('B')), "those on the board leave");
    scene.at(first_slot(3)).on_tile(first_slot(3), &[3, 5], false).step(Step::Main);
    assert!(scene.can("hunt 5"), "the effect goes on");
}

// Steps.

#[test]
fn the_first_step_card_adds_a_free_step_to_every_move() {
    // STR-301, STR-312
    for card in ["S1", "A1"] {
        let mut scene = with_cards(&[card]);
        scene.step(Step::Move).at(1);
        assert_eq!(scene.legal_like("go"), ["go 1", "go 2", "go 3"]);
        assert_eq!(scene.refused_by("go 4"), "STR-058");
        scene.horses(1).play("go 4");
        assert_eq!((scene.me().slot, scene.me().horses), (5, 0), "the price starts one step later");
        assert_eq!(scene.legal_like("step").len(), 6, "a basic move, right or left");
        scene.play("step left 3");
        assert_eq!(scene.me().slot, 2);
        assert_eq!(scene.refused_by("step right 4"), "STR-070");
    }
}

#[test]
fn the_free_step_fits_moves_by_trade_and_by_reward() {
    // STR-301
    let mut scene = with_cards(&["S1"]);
    scene.at(4).owe(Frame::Gain(Token::Move, 1));
    assert!(scene.can("step right 3") && scene.can("step left 3") && !scene.can("step right 4"));
    scene.play("step right 3");
    assert_eq!(scene.me().slot, 7);
    scene.ask(Frame::TradeBonus { left: 1 });
    assert!(scene.can("step right 3"));
    scene.play("step left 3");
    assert_eq!(scene.me().slot, 4);
}

#[test]
fn without_the_card_a_free_move_ends_after_two_steps() {
    // STR-301
    let mut scene = with_cards(&[]);
    scene.at(4);
    assert!(scene.can("step right 2") && !scene.can("step right 3"));
    scene.as_seat(1).fulfilled("S1").as_seat(0);
    assert!(!scene.can("step right 3"), "another player's card does not help");
}

#[test]
fn both_step_cards_add_up() {
    // STR-301, STR-312
    let mut scene = with_cards(&["S1", "A1"]);
    scene.step(Step::Move).at(1).horses(6);
    assert!(scene.can("go 7"));
    scene.horses(0);
    assert_eq!(scene.legal_like("go").len(), 4);
    scene.play("go 4");
    assert!(scene.can("step right 4") && !scene.can("step right 5"));
}

// Winter income.

/// The horses, coins and story points seat 0 has more than without cards after a Winter.
fn income(cards: &[&str], prepare: impl Fn(&mut Scene)) -> (u16, u16, u8) {
    let mut scene = with_cards(cards);
    scene.songs(&[]);
    prepare(&mut scene);
    winter(&mut scene).pass_until(|scene| scene.game.year == 2);
    let me = scene.player(0);
    (me.horses - 2, me.coins, me.story - 2)
}

#[test]
fn plain_winter_cards_pay_out_each_winter() {
    // STR-302, STR-303, STR-304, STR-313, STR-319
    let nothing = |_: &mut Scene| {};
    assert_eq!(income(&[], nothing), (0, 0, 0));
    assert_eq!(income(&["S2"], nothing), (3, 0, 0));
    assert_eq!(income(&["S3"], nothing), (0, 1, 0));
    assert_eq!(income(&["S4"], nothing), (0, 0, 2));
    assert_eq!(income(&["A2"], nothing), (3, 0, 0));
    assert_eq!(income(&["A7"], nothing), (0, 0, 2));
    assert_eq!(income(&["S3", "S4", "A7"], nothing), (0, 1, 4));
}

#[test]
fn winter_cards_pay_their_owner_only_and_only_in_winter() {
    // STR-302
    let mut scene = with_cards(&["S2"]);
    season(&mut scene, 1);
    assert_eq!(scene.player(0).horses, 0);
    winter(&mut scene).pass_until(|scene| scene.game.year == 2);
    assert_eq!((scene.player(0).horses, scene.player(1).horses), (5, 2));
    winter(&mut scene);
    assert_eq!(scene.player(0).horses, 7, "the base income of the second Winter");
    scene.play("income S2");
    assert_eq!(scene.player(0).horses, 10);
}

#[test]
fn the_outpost_card_pays_two_horses_for_each_built_outpost() {
    // STR-305
    let two = |scene: &mut Scene| {
        scene.outpost(1);
    };
    assert_eq!(income(&["S5"], two), (2, 0, 0));
    let none = |_: &mut Scene| {};
    assert_eq!(income(&["S5"], none), (0, 0, 0), "the outpost in the supply does not count");
    let mut scene = with_cards(&["S5"]);
    scene.outpost(1).outpost(4).outpost(5);
    winter(&mut scene);
    assert_eq!(scene.me().horses, 8);
    assert_eq!(scene.refused_by("income S5"), "STR-Q75", "once a Winter");
}

#[test]
fn the_tile_card_pays_two_horses_for_each_tile() {
    // STR-306
    let one = |scene: &mut Scene| {
        scene.own_tile("L20");
    };
    assert_eq!(income(&["S6"], one), (2, 0, 0));
    let none = |_: &mut Scene| {};
    assert_eq!(income(&["S6"], none), (0, 0, 0));
    let mut scene = with_cards(&["S6"]);
    scene.own_tile("L20").own_tile("L21").own_tile("L22");
    winter(&mut scene);
    assert_eq!(scene.me().horses, 8);
}

#[test]
fn a_card_that_counts_nothing_has_no_income() {
    // STR-305, STR-306
    let mut scene = with_cards(&["S5", "S6"]);
    scene.horses(5);
    winter(&mut scene);
    assert!(scene.legal_like("income").is_empty());
    assert_eq!(scene.refused_by("income S5"), "STR-Q34");
    assert_eq!(scene.refused_by("income S6"), "STR-Q34");
    assert_eq!(scene.refused_by("income S2"), "STR-191", "not this player's card");
    scene.play("end");
    assert_eq!(scene.player(0).horses, 7);
}

#[test]
fn closing_the_window_pays_out_what_is_due_and_forgoes_what_may_be_used() {
    // STR-302, STR-303, STR-317, STR-321
    let mut scene = with_cards(&["S2", "S3", "A5", "A9"]);
    scene.horses(5);
    winter(&mut scene);
    assert_eq!(scene.legal_like("income").len(), 4);
    scene.play("income S2");
    assert_eq!(scene.me().horses, 10);
    scene.play("end");
    assert_eq!((scene.player(0).horses, scene.player(0).coins, scene.player(0).furs.total()), (10, 1, 0));
}

#[test]
fn the_bag_card_may_be_used_or_not() {
    // STR-317, STR-D44
    let mut scene = with_cards(&["A5"]);
    scene.bag(&[3, 6]);
    winter(&mut scene);
    assert_eq!((scene.asked(), scene.legal()), (Frame::Income, vec!["income A5".into(), "end".into()]));
    let mut other = scene.clone();
    scene.play("income A5");
    assert_eq!(scene.asked(), Frame::Keep(fur(3), fur(6)));
    scene.play("keep 6");
    assert!(scene.player(0).furs.count(fur(6)) == 1);
    other.play("end");
    assert!(other.player(0).furs.is_empty());
}

#[test]
fn the_bag_card_is_nothing_with_an_empty_bag() {
    // STR-317
    let mut scene = with_cards(&["A5"]);
    scene.bag(&[]).horses(5);
    winter(&mut scene);
    assert!(!scene.can("income A5"));
    assert_eq!(scene.refused_by("income A5"), "STR-Q34");
}

#[test]
fn the_winter_action_is_taken_anywhere_without_surcharge_once() {
    // STR-321, STR-108
    let mut scene = with_cards(&["A9"]);
    scene.village(5, "V1");
    winter(&mut scene);
    assert_eq!(scene.asked(), Frame::Income);
    scene.play("income A9");
    assert_eq!(scene.asked(), Frame::Advanced { anywhere: true });
    assert_eq!(scene.legal_like("visit").len(), 5, "any region");
    assert_eq!(scene.legal_like("build").len(), 5);
    scene.play("visit 5");
    assert_eq!((scene.player(0).banners, scene.player(0).horses), (1, 6));
    assert_eq!(scene.asked(), Frame::Income);
    assert_eq!(scene.refused_by("income A9"), "STR-Q75");
}

#[test]
fn the_winter_action_may_be_left_out_even_when_begun() {
    // STR-321
    let mut scene = with_cards(&["A9"]);
    winter(&mut scene).play("income A9, skip");
    assert!(scene.player(0).hand.is_empty());
    assert_eq!(scene.player(0).horses, 2);
}

#[test]
fn an_action_anywhere_is_free_of_surcharge_only() {
    // STR-D45, STR-321
    let mut scene = with_cards(&["A9"]);
    let slot = last_slot(5);
    let value = fur_of(&scene, 5);
    scene.on_tile(slot, &[3], false).furs(&[value, value]);
    winter(&mut scene).play("income A9");
    assert!(!scene.can(&claim(slot)));
    assert_eq!(scene.refused_by(&claim(slot)), "STR-131", "two furs and one for the fur on it");
    let mut scene = with_cards(&["A9"]);
    scene.on_tile(slot, &[], false).furs(&[value, value]);
    winter(&mut scene).play("income A9").play(&claim(slot));
    assert_eq!((scene.player(0).tiles.len(), pays(&scene)), (1, 2), "no fur on top of the price");
}

// Hunting.

#[test]
fn the_hunter_reaches_the_next_tiles_to_both_sides() {
    // STR-310
    let mut scene = with_cards(&[]);
    let here = 6;
    scene.at(here).on_tile(here, &[3], false).on_tile(here - 1, &[4], false).on_tile(here + 1, &[5], false);
    assert_eq!(scene.legal_like("hunt"), ["hunt 3"]);
    assert_eq!(scene.refused_by("hunt 4 left"), "STR-071");
    assert_eq!(scene.refused_by("hunt 5 right"), "STR-071");
    scene.fulfilled("S8");
    assert_eq!(scene.legal_like("hunt"), ["hunt 3", "hunt 4 left", "hunt 5 right"]);
    assert_eq!(scene.refused_by("hunt 3 left"), "STR-071", "it lies elsewhere");
    scene.play("hunt 4 left");
    assert_eq!(scene.me().furs, furs(&[4]));
    assert!(scene.game.slot(here - 1).furs.is_empty());
    assert_eq!(scene.me().slot, here, "the Cossack stays");
    let hunted =
        Event::Hunted { who: seat(0), slot: here - 1, quarry: Quarry::Fur(fur(4)), horses: 0, coin: false };
    assert!(scene.happened(|event| *event == hunted));
}

#[test]
fn the_hunter_looks_over_gaps() {
    // STR-310, STR-D42
    let mut scene = with_cards(&["S8"]);
    scene.at(6).on_tile(3, &[4], false).on_tile(8, &[5], true).gap(5).gap(4).gap(7);
    assert_eq!(scene.legal_like("hunt"), ["hunt 4 left", "hunt 5 right"]);
    scene.horses(1);
    assert!(scene.can("hunt tiger right"));
    scene.play("hunt tiger right");
    assert_eq!((scene.me().tigers, scene.me().horses), (1, 0), "the skipped fur of that tile is paid for");
    assert!(!scene.game.slot(8).tiger);
}

#[test]
fn the_hunter_finds_nothing_beyond_the_row() {
    // STR-310
    let mut scene = with_cards(&["S8"]);
    scene.at(12).on_tile(12, &[3], false).on_tile(11, &[4], false);
    assert_eq!(scene.legal_like("hunt"), ["hunt 3", "hunt 4 left"]);
    assert_eq!(scene.refused_by("hunt 4 right"), "STR-310");
    scene.at(1).on_tile(1, &[3], false);
    assert_eq!(scene.refused_by("hunt 4 left"), "STR-310");
}

#[test]
fn skipping_is_free_for_the_owner_of_the_skip_card() {
    // STR-320
    let mut scene = with_cards(&[]);
    let here = first_slot(3);
    scene.on_tile(here, &[3, 5, 5], true).horses(3);
    let mut free = scene.clone();
    scene.play("hunt tiger");
    assert_eq!(scene.me().horses, 0);
    free.fulfilled("A8").horses(0);
    assert_eq!(free.legal_like("hunt"), ["hunt 3", "hunt 5", "hunt tiger"]);
    free.play("hunt tiger");
    assert_eq!((free.me().horses, free.me().tigers), (0, 1));
    let skipped = |event: &Event| matches!(event, Event::Hunted { horses: 0, quarry: Quarry::Tiger, .. });
    assert!(free.happened(skipped));
}

#[test]
fn the_second_hunt_is_free_of_coin_for_the_owner_of_its_card() {
    // STR-327
    let mut scene = with_cards(&[]);
    let here = first_slot(3);
    scene.on_tile(here, &[3, 3, 3], false);
    let mut free = scene.clone();
    scene.play("hunt 3");
    assert_eq!(scene.asked(), Frame::Turn(Step::Second), "no coin, no second hunt");
    free.fulfilled("A14").coins(1).play("hunt 3");
    assert_eq!(free.asked(), Frame::SecondHunt);
    free.play("hunt 3");
    assert_eq!((free.me().furs, free.me().coins), (furs(&[3, 3]), 1));
    assert_eq!(free.asked(), Frame::Turn(Step::Second), "there is no third");
    assert_eq!(times(&free, |event| matches!(event, Event::Hunted { coin: true, .. })), 0);
    let mut without = with_cards(&["A14"]);
    without.on_tile(here, &[3, 3], false).play("hunt 3, hunt 3");
    assert_eq!(without.me().furs, furs(&[3, 3]));
}

#[test]
fn a_second_hunt_without_the_card_costs_a_coin() {
    // STR-327
    let mut scene = with_cards(&[]);
    scene.on_tile(first_slot(3), &[3, 3], false).coins(1).play("hunt 3, hunt 3");
    assert_eq!((scene.me().furs, scene.me().coins), (furs(&[3, 3]), 0));
    assert_eq!(times(&scene, |event| matches!(event, Event::Hunted { coin: true, .. })), 1);
    let mut asked = with_cards(&[]);
    asked.on_tile(first_slot(3), &[3, 3], false).ask(Frame::SecondHunt);
    assert!(!asked.can("hunt 3"));
    assert_eq!(asked.refused_by("hunt 3"), "STR-074");
}

#[test]
fn a_card_fulfilled_between_the_hunts_opens_the_second_one() {
    // STR-327, STR-Q61
    let mut scene = with_wish("A14", 6, 1, 1);
    scene.on_tile(first_slot(3), &[3, 3], false).furs(&[6]).play("hunt 3");
    assert_eq!(scene.asked(), Frame::SecondHunt, "the wish can still make it possible");
    assert!(!scene.can("hunt 3"));
    scene.play("fulfil A14, hunt 3");
    assert_eq!(scene.me().furs, furs(&[3, 3]));
}

#[test]
fn an_extra_action_between_the_hunts_can_bring_the_coin_for_the_second_one() {
    // STR-173, STR-324
    let mut scene = with_cards(&["A11"]);
    scene.village(3, "V3").on_tile(first_slot(3), &[3, 3], false).play("hunt 3");
    assert_eq!(scene.asked(), Frame::SecondHunt);
    scene.play("extra A11, visit 3, hunt 3");
    assert_eq!((scene.me().furs, scene.me().coins), (furs(&[3, 3]), 0));
}

// Surcharge and place.

#[test]
fn any_fur_pays_the_surcharge_of_a_second_advanced_action() {
    // STR-311, STR-D40
    let mut scene = with_cards(&[]);
    let other = other_than(fur_of(&scene, 3));
    scene.furs(&[other]).step(Step::Second);
    assert!(!scene.can("wish 3"));
    assert_eq!(scene.refused_by("wish 3"), "STR-102");
    assert!(scene.can("coin"), "a second basic action takes any fur anyway");
    scene.fulfilled("S9");
    assert!(scene.can("wish 3") && scene.can("coin"));
    scene.play("wish 3");
    assert_eq!((scene.me().furs.total(), scene.me().hand.len()), (0, 1));
    assert!(!scene.happened(|event| matches!(event, Event::Paid { coin: true, .. })));
}

#[test]
fn the_surcharge_card_leaves_the_price_of_a_tile_alone() {
    // STR-Q66
    let slot = first_slot(3);
    let mut scene = with_cards(&["S9"]);
    let (value, other) = (fur_of(&scene, 3), other_than(fur_of(&scene, 3)));
    scene.step(Step::Second).furs(&[value, other, other]);
    assert!(!scene.can(&claim(slot)));
    assert_eq!(scene.refused_by(&claim(slot)), "STR-131");
    scene.furs(&[value, value, other]).play(&claim(slot));
    assert_eq!((scene.me().furs.total(), scene.me().coins, scene.me().tiles.len()), (0, 0, 1));
    assert_eq!(pays(&scene), 3);
    let mut first = with_cards(&["S9"]);
    first.furs(&[value, other]);
    assert_eq!(first.refused_by(&claim(slot)), "STR-131", "without a surcharge nothing is free");
}

#[test]
fn the_far_sighted_act_two_tiles_to_the_left() {
    // STR-318, STR-D41, STR-Q63, STR-108
    let mut scene = with_cards(&[]);
    let here = first_slot(3);
    scene.at(here);
    assert_eq!(scene.legal_like("wish"), ["wish 3"]);
    scene.fulfilled("A6");
    assert_eq!(scene.legal_like("wish"), ["wish 2", "wish 3"]);
    assert_eq!(scene.refused_by("wish 1"), "STR-107");
    assert_eq!(scene.refused_by("wish 4"), "STR-107", "never to the right");
    scene.play("wish 2");
    assert_eq!((scene.me().hand.len(), scene.me().slot), (1, here), "the Cossack does not move");
}

#[test]
fn the_second_tile_to_the_left_counts_and_the_third_does_not() {
    // STR-318, STR-Q63
    let mut scene = with_cards(&["A6"]);
    scene.at(last_slot(1) + 2);
    assert!(scene.can("wish 1"));
    scene.at(last_slot(1) + 3);
    assert!(!scene.can("wish 1"));
}

#[test]
fn the_far_sighted_look_over_gaps() {
    // STR-318, STR-D41, STR-Q65
    let mut scene = with_cards(&["A6"]);
    let here = last_slot(1) + 3;
    assert_eq!(scene.game.region_of(here - 1), Some(region(2)));
    scene.at(here).gap(here - 1);
    assert!(scene.can("wish 1"), "the second existing tile lies in region 1");
    scene.gap(here);
    assert!(scene.can("wish 1"), "also from a gap");
    assert!(scene.can("wish 2"), "the gap's own region stays");
}

#[test]
fn only_tiles_that_exist_are_seen_to_the_left() {
    // STR-Q63
    let mut scene = with_cards(&["A6"]);
    let here = first_slot(2);
    scene.at(here);
    (2..here).for_each(|slot| {
        scene.gap(slot);
    });
    assert_eq!(scene.legal_like("wish"), ["wish 1", "wish 2"]);
    scene.gap(1);
    assert_eq!(scene.legal_like("wish"), ["wish 2"]);
}

#[test]
fn an_outpost_does_not_look_to_the_left() {
    // STR-Q63
    let mut scene = with_cards(&["A6"]);
    scene.at(1).outpost(5);
    assert_eq!(scene.legal_like("wish"), ["wish 1", "wish 5"]);
}

#[test]
fn the_region_seen_to_the_left_rules_price_and_surcharge() {
    // STR-Q63
    let mut scene = with_cards(&["A6"]);
    let here = first_slot(3);
    let value = fur_of(&scene, 2);
    scene.at(here).furs(&[value]).step(Step::Second);
    assert!(scene.can("wish 2") && !scene.can("wish 3"));
    scene.furs(&[value, value]).step(Step::Main);
    let expected: Vec<String> = (first_slot(2)..=last_slot(2)).map(claim).collect();
    assert_eq!(scene.legal_like("claim"), expected, "any tile of that region");
}

#[test]
fn the_far_sighted_build_to_the_left() {
    // STR-Q64
    let mut scene = with_cards(&["A6"]);
    scene.at(first_slot(3)).outpost(1);
    assert_eq!(scene.legal_like("build"), ["build 2", "build 3"]);
    scene.play("build 2");
    assert!(scene.me().built.has(region(2)));
    let mut extra = with_cards(&["A6", "A11"]);
    extra.at(first_slot(3)).play("extra A11, build 2");
    assert!(extra.me().built.has(region(2)));
}

#[test]
fn each_season_card_works_in_its_own_season() {
    // STR-324, STR-325, STR-326
    for (card, own) in [("A11", 0), ("A12", 1), ("A13", 2)] {
        for number in 0..3 {
            let mut scene = with_cards(&[card]);
            season(&mut scene, number);
            scene.outpost(1).at(first_slot(3)).step(Step::Main);
            assert_eq!(scene.can(&format!("extra {card}")), number == own);
            if number == own {
                scene.play(&format!("extra {card}"));
                assert_eq!(scene.legal_like("wish"), ["wish 1", "wish 3"], "with presence only");
                assert_eq!(scene.refused_by("wish 2"), "STR-107");
                scene.play("wish 1");
                assert_eq!((scene.me().hand.len(), scene.asked()), (1, Frame::Turn(Step::Main)));
            }
        }
    }
}

#[test]
fn an_extra_action_has_no_surcharge_but_its_own_price() {
    // STR-324
    let mut scene = with_cards(&["A11"]);
    let (slot, value) = (first_slot(3), fur_of(&scene, 3));
    scene.step(Step::Second).furs(&[value, value]);
    assert!(!scene.can(&claim(slot)), "three furs as a second main action");
    scene.play("extra A11").play(&claim(slot));
    assert_eq!((scene.me().furs.total(), scene.me().tiles.len()), (0, 1));
}

// Wishes on wishes.

#[test]
fn one_shown_fur_fewer_is_enough_with_the_card() {
    // STR-314, STR-E19, STR-Q59
    let mut scene = with_wish("A8", 6, 3, 1);
    scene.furs(&[6, 6]);
    assert_eq!(scene.refused_by("fulfil A8"), "STR-162");
    scene.fulfilled("A3").furs(&[6]);
    assert_eq!(scene.refused_by("fulfil A8"), "STR-162");
    scene.furs(&[6, 6]).play("fulfil A8");
    assert_eq!((scene.me().furs, pays(&scene)), (furs(&[6]), 1), "the paid one is still paid");
}

#[test]
fn the_card_does_not_help_where_every_fur_is_paid() {
    // STR-315, STR-E19, STR-Q59
    let mut scene = with_wish("A10", 7, 2, 2);
    scene.fulfilled("A3").furs(&[7]);
    assert!(!scene.can("fulfil A10"));
    assert_eq!(scene.refused_by("fulfil A10"), "STR-162");
    scene.furs(&[7, 7]).play("fulfil A10");
    assert_eq!(pays(&scene), 2);
}

#[test]
fn the_card_does_not_help_to_fulfil_itself() {
    // STR-Q58
    let mut scene = with_wish("A3", 6, 3, 1);
    scene.furs(&[6, 6]);
    assert_eq!(scene.refused_by("fulfil A3"), "STR-162");
    scene.furs(&[6, 6, 6]).play("fulfil A3");
    assert!(scene.me().fulfilled.has(wish("A3")));
}

#[test]
fn the_wish_song_asks_for_the_red_furs_only_with_or_without_the_card() {
    // STR-Q60
    for cards in [&[][..], &["A3"]] {
        let mut scene = with_wish("A8", 6, 5, 2);
        cards.iter().for_each(|card| {
            scene.fulfilled(card);
        });
        scene.furs(&[4]).ask(Frame::Fulfil);
        assert!(!scene.can("fulfil A8"));
        assert_eq!(scene.refused_by("fulfil A8"), "STR-162");
        scene.furs(&[4]).coins(1).tigers(1).step(Step::Main).owe(Frame::Gain(Token::FulfilWishRedOnly, 1));
        assert_eq!(scene.asked(), Frame::Fulfil);
        assert_eq!(scene.refused_by("fulfil A7"), "STR-161");
        scene.play("fulfil A8");
        assert_eq!((scene.me().coins, scene.me().tigers, scene.me().furs.total()), (0, 0, 0));
        assert!(scene.me().fulfilled.has(wish("A8")));
        assert_eq!(scene.asked(), Frame::Turn(Step::Main));
    }
}

#[test]
fn the_wish_song_offers_a_wish_once() {
    // STR-Q60
    let mut scene = with_wish("A8", 6, 3, 1);
    scene.furs(&[6, 6, 6]).owe(Frame::Gain(Token::FulfilWishRedOnly, 1));
    assert_eq!(scene.legal_like("fulfil"), ["fulfil A8"]);
    scene.furs(&[6, 6]);
    assert!(scene.can("fulfil A8"));
}

#[test]
fn the_wish_song_may_be_left_unused() {
    // STR-Q60
    let mut scene = with_wish("A8", 6, 5, 1);
    scene.furs(&[6]).owe(Frame::Gain(Token::FulfilWishRedOnly, 1)).play("skip");
    assert_eq!((scene.me().furs, scene.me().hand.len()), (furs(&[6]), 1));
    assert_eq!(scene.refused_by("fulfil A8"), "STR-162", "the song is over");
}

#[test]
fn the_tiger_card_gives_a_tiger_while_there_are_some() {
    // STR-322
    let mut scene = with_wish("A10", 7, 1, 1);
    let pool = scene.game.tiger_pool;
    scene.as_seat(1).tigers(pool).as_seat(0).furs(&[7]).play("fulfil A10");
    assert_eq!((scene.me().tigers, scene.game.tiger_pool), (0, 0));
    assert!(!scene.happened(|event| matches!(event, Event::Gained { token: Token::Tiger, .. })));
    assert!(scene.me().fulfilled.has(wish("A10")));
}

// Points at the end.

#[test]
fn three_cards_are_worth_a_fixed_number_of_points() {
    // STR-328, STR-329, STR-330
    for (card, expected) in [("B1", 2), ("B2", 3), ("B3", 4)] {
        let mut scene = with_cards(&[]);
        scene.hand(card);
        assert_eq!(wish_points(&scene, 0), 0, "not from the hand");
        scene.fulfilled(card);
        assert_eq!((wish_points(&scene, 0), wish_points(&scene, 1)), (expected, 0));
        assert_eq!(scene.me().vp, 0, "not before the end");
    }
}

#[test]
fn a_card_counts_tigers_besides_their_own_points() {
    // STR-331, STR-D38
    let mut scene = with_cards(&["B4"]);
    assert_eq!(wish_points(&scene, 0), 0);
    scene.tigers(3).as_seat(1).tigers(2).as_seat(0);
    assert_eq!((wish_points(&scene, 0), points(&scene, 0, "stroganov-score-tigers")), (3, 6));
    assert_eq!(points(&scene, 1, "stroganov-score-tigers"), 4);
}

#[test]
fn a_card_counts_built_outposts() {
    // STR-332
    let mut scene = with_cards(&["B5"]);
    assert_eq!(wish_points(&scene, 0), 0, "the one in the supply does not count");
    scene.outpost(1).outpost(2).rival_outpost(4, Some(1));
    assert_eq!(wish_points(&scene, 0), 2);
}

#[test]
fn a_quarter_of_the_points_before_any_end_points() {
    // STR-333, STR-334, STR-D39, STR-E31
    for (vp, expected) in [(0, 0), (3, 0), (4, 1), (41, 10), (43, 10), (44, 11)] {
        let mut scene = with_cards(&["B6"]);
        scene.vp(vp);
        assert_eq!(wish_points(&scene, 0), expected);
    }
    let mut scene = with_cards(&["B6", "B2"]);
    scene.vp(41).tigers(4).coins(8);
    assert_eq!(wish_points(&scene, 0), 10 + 3);
}

#[test]
fn the_quarter_is_that_of_the_owner() {
    // STR-Q67
    let mut scene = with_cards(&["B1"]);
    scene.vp(41).as_seat(1).fulfilled("B6").fulfilled("B3").vp(23).as_seat(0);
    assert_eq!((wish_points(&scene, 0), wish_points(&scene, 1)), (2, 5 + 4));
}

#[test]
fn a_card_counts_coins_besides_their_own_points() {
    // STR-335
    let mut scene = with_cards(&["B7"]);
    scene.coins(5);
    assert_eq!((wish_points(&scene, 0), points(&scene, 0, "stroganov-score-coins")), (5, 2));
}

#[test]
fn four_cards_count_tiles_of_one_type() {
    // STR-336, STR-337, STR-338, STR-339
    let terrains = [
        ("B8", Terrain::Mountain),
        ("B9", Terrain::Swamp),
        ("B10", Terrain::Steppe),
        ("B11", Terrain::Forest),
    ];
    for (card, terrain) in terrains {
        let mut scene = with_cards(&[card]);
        let tables = scene.game.tables;
        let of_type = |wanted: bool| {
            TileId::all().filter(move |tile| (tables.landscape[tile.index()].terrain == terrain) == wanted)
        };
        for other in of_type(false) {
            scene.game.me_mut().tiles.add(other);
        }
        assert_eq!(wish_points(&scene, 0), 0, "{card} counts {terrain:?} only");
        of_type(true).take(2).for_each(|tile| scene.game.me_mut().tiles.add(tile));
        assert_eq!(wish_points(&scene, 0), 6);
    }
}

#[test]
fn a_card_counts_tiles_of_any_type() {
    // STR-340
    let mut scene = with_cards(&["B12"]);
    assert_eq!(wish_points(&scene, 0), 0);
    scene.own_tile("L20").own_tile("L23").own_tile("L06");
    assert_eq!(wish_points(&scene, 0), 3);
}

#[test]
fn a_card_counts_fulfilled_wishes_and_itself() {
    // STR-341, STR-323
    let mut scene = with_cards(&["B13"]);
    assert_eq!(wish_points(&scene, 0), 1);
    scene.fulfilled("S2").fulfilled("A10").fulfilled("B4").hand("B5").as_seat(1).fulfilled("A8").as_seat(0);
    assert_eq!(wish_points(&scene, 0), 4, "not those in hand, nor another player's");
}

#[test]
fn a_card_counts_banners() {
    // STR-342
    let mut scene = with_cards(&["B14"]);
    assert_eq!(wish_points(&scene, 0), 0);
    scene.banners(4);
    assert_eq!(wish_points(&scene, 0), 4);
}
