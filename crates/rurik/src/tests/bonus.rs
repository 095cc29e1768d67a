//! Bonus actions (catalogue 2.14, 3.4): when they are taken, schemes, and what they do to the points of a turn.

use super::scene::{Scene, deed, scheme, seat};
use crate::components::SchemeId;
use crate::event::Event;
use crate::state::{Frame, Step};

/// Two players without rebels; seat 0 has three troops in Kiev and is about to resolve.
fn two() -> Scene {
    let mut scene = Scene::new(2);
    scene.no_rebels().troops(0, "kiev", 3).turn_of(0);
    scene
}

// Playing schemes.

#[test]
fn one_scheme_is_played_in_a_turn() {
    // RUR-124, RUR-069
    let mut scene = two();
    scene.hand(0, "S23").hand(0, "S24").play("play S23");
    assert_eq!((scene.player(0).coins, scene.player(0).hand.len()), (2, 1));
    assert!(!scene.can("play S24"));
    assert_eq!(scene.refused_by("play S24"), "RUR-124");
    scene.play("forfeit muster 1");
    assert_eq!((scene.asked(), scene.refused_by("play S24")), (Frame::Turn(Step::After), "RUR-124"));
    scene.troops(1, "volyn", 1).play("end, forfeit muster 2, end, play S24");
    assert_eq!(scene.player(0).coins, 5);
}

#[test]
fn only_a_scheme_of_the_own_hand_is_played() {
    // RUR-124
    let mut scene = two();
    scene.hand(1, "S23").on_deck(1, &["S24"]).discarded(&["S19"]);
    for card in ["S23", "S24", "S19"] {
        assert!(!scene.can(&format!("play {card}")));
        assert_eq!(scene.refused_by(&format!("play {card}")), "RUR-124");
    }
}

#[test]
fn schemes_deeds_and_conversions_belong_to_turns_of_the_action_phase() {
    // RUR-124, RUR-128, RUR-134
    let mut scene = two();
    scene.hand(0, "S23").deed(0, "generous-prince").goods(0, "honey 2").coins(0, 4);
    let actions = ["play S23", "accomplish generous-prince", "convert muster"];
    assert!(actions.iter().all(|action| scene.can(action)));
    let refused = |scene: &Scene| actions.map(|action| (scene.can(action), scene.refused_by(action)));
    let mut claims = scene.clone();
    scene.strategy_phase(1);
    assert_eq!(refused(&scene), [(false, "RUR-041"); 3]);
    claims.claim_phase(1);
    assert_eq!(claims.asked(), Frame::Deed);
    assert_eq!(refused(&claims), [(false, "RUR-041"); 3]);
}

#[test]
fn bonus_actions_are_those_of_the_player_on_turn() {
    // RUR-124, RUR-129, RUR-136
    let mut scene = two();
    scene.troops(1, "volyn", 1).hand(0, "S23").deed(0, "generous-prince").coins(0, 4).goods(0, "wood 2");
    scene.turn_of(1).coins(1, 4);
    let actions = ["play S23", "accomplish generous-prince", "convert build"];
    assert_eq!(actions.map(|action| scene.refused_by(action)), ["RUR-124", "RUR-129", "RUR-136"]);
}

#[test]
fn each_bonus_action_is_taken_once_in_any_order_before_and_after() {
    // RUR-067, RUR-068, RUR-069, RUR-Q30
    let actions = ["play S23", "accomplish tithe-payments", "convert build"];
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
        for before in 0..=3 {
            let mut scene = two();
            scene.hand(0, "S23").hand(0, "S24").deed(0, "tithe-payments").deed(0, "generous-prince");
            scene.goods(0, "wood 2");
            for at in ["kiev", "polotsk", "chernigov"] {
                scene.built(0, at, "church");
            }
            for action in order.iter().take(before) {
                scene.play(actions[*action]);
            }
            scene.play("take muster 1, done");
            for action in order.iter().skip(before) {
                scene.play(actions[*action]);
            }
            assert_eq!((scene.player(0).coins, scene.game.build), (5, 1));
            let again = ["play S24", "accomplish generous-prince", "convert muster"];
            assert_eq!(
                again.map(|action| scene.refused_by(action)),
                ["RUR-124", "RUR-128", "RUR-134"],
                "{order:?}, {before} before"
            );
            assert!(scene.can("end"));
        }
    }
}

#[test]
fn all_three_are_free_again_in_the_next_turn() {
    // RUR-124, RUR-128, RUR-134
    let mut scene = two();
    scene.troops(1, "volyn", 1).hand(0, "S23").hand(0, "S24").coins(0, 9).goods(0, "wood 2, honey 2");
    scene.deed(0, "generous-prince").deed(0, "trade-route");
    scene.play("play S23, accomplish generous-prince, done, convert build, pay wood");
    scene.play("forfeit muster 1, end, forfeit muster 2, end");
    scene.goods(0, "ore 1, wood 1, fish 1, honey 1, fur 1");
    scene.play("play S24, convert muster, pay fish, pay fur, done");
    assert!(scene.can("accomplish trade-route"));
}

#[test]
fn no_bonus_action_interrupts_a_main_action() {
    // RUR-Q26
    let actions = ["play S23", "accomplish generous-prince", "convert muster"];
    for column in ["muster", "move", "attack", "scheme"] {
        let mut scene = two();
        scene.hand(0, "S23").deed(0, "generous-prince").goods(0, "honey 2").coins(0, 4).troops(1, "kiev", 1);
        scene.points(column, 2);
        for action in actions {
            assert!(!scene.can(action), "{column}");
            assert_eq!(scene.refused_by(action), "RUR-Q26");
        }
        if column != "scheme" {
            scene.play("done");
            assert!(actions.iter().all(|action| scene.can(action)));
        }
    }
}

#[test]
fn no_bonus_action_interrupts_another() {
    // RUR-Q26
    let mut scene = two();
    scene.hand(0, "S07").deed(0, "generous-prince").deed(0, "hoard").goods(0, "honey 4, wood 4").coins(0, 4);
    scene.play("play S07");
    assert_eq!(scene.refused_by("accomplish generous-prince"), "RUR-Q26");
    assert_eq!(scene.refused_by("convert muster"), "RUR-Q26");
    scene.play("done, accomplish hoard");
    assert!(!scene.asked().is_open());
    assert_eq!(scene.refused_by("convert muster"), "RUR-Q26");
}

#[test]
fn a_bonus_action_between_main_action_and_end_still_counts() {
    // RUR-Q25, RUR-Q27
    let mut scene = two();
    scene.hand(0, "S23");
    assert_eq!((scene.can("end"), scene.refused_by("end")), (false, "RUR-056"));
    assert_eq!((scene.can("done"), scene.refused_by("done")), (false, "RUR-Q27"));
    scene.play("take muster 1");
    assert_eq!((scene.can("end"), scene.refused_by("end")), (false, "RUR-Q25"));
    scene.play("done, play S23, end");
    assert_eq!(scene.player(0).coins, 2);
    assert_eq!(scene.to_decide(), Some(seat(1)));
}

#[test]
fn a_forfeit_leaves_bonus_actions_and_its_coin_pays_for_them() {
    // RUR-Q31
    let mut scene = two();
    scene.hand(0, "S21").hand(0, "S23");
    assert_eq!(scene.refused_by("play S21"), "RUR-Q35");
    scene.play("forfeit muster 1, play S21");
    assert_eq!((scene.player(0).coins, scene.game.build), (0, 1));
}

#[test]
fn coins_of_a_bonus_action_pay_for_the_space() {
    // RUR-Q31, RUR-Q32
    let mut scene = two();
    scene.clear_strategy().advisor(0, "1", "attack", 3, 2).advisor(1, "1", "move", 1, 0).hand(0, "S23");
    scene.troops(1, "kiev", 1).turn_of(0);
    assert_eq!((scene.can("take attack 3"), scene.refused_by("take attack 3")), (false, "RUR-065"));
    scene.play("play S23, take attack 3");
    assert_eq!((scene.player(0).coins, scene.asked()), (1, Frame::Attack { left: 1, fewer: 0 }));
}

#[test]
fn an_action_may_be_taken_and_left_unused() {
    // RUR-Q33, RUR-Q27
    let mut scene = two();
    scene.play("take muster 1, done");
    assert_eq!((scene.player(0).coins, scene.force(0, "kiev")), (0, 3));
    assert_eq!(scene.asked(), Frame::Turn(Step::After), "the points are gone");
    let mut nobody = Scene::new(2);
    nobody.no_rebels().clear_strategy().advisor(0, "1", "attack", 1, 0).advisor(1, "1", "move", 1, 0);
    nobody.troops(0, "kiev", 1).turn_of(0).play("take attack 1");
    assert_eq!((nobody.asked(), nobody.player(0).coins), (Frame::Turn(Step::After), 0), "nobody to attack");
}

// Points of the turn.

#[test]
fn tax_and_build_points_wait_in_the_pool_until_the_turn_ends() {
    // RUR-Q25, RUR-Q27, RUR-Q29
    let mut scene = two();
    scene.troops(1, "kiev", 3).troops(1, "volyn", 1).hand(0, "S15").hand(0, "S19").tax(1).build(1);
    let mut ended = scene.clone();
    assert_eq!((scene.refused_by("tax kiev"), scene.refused_by("build kiev market")), ("RUR-097", "RUR-103"));
    scene.play("play S15, take muster 1, done, tax kiev");
    assert_eq!((scene.good(0, "wood"), scene.game.tax, scene.game.build), (1, 0, 1));
    ended.play("take muster 1, done, play S19, build kiev market");
    assert_eq!((ended.game.tax, ended.game.build), (1, 0));
    ended.play("end");
    assert_eq!((ended.game.tax, ended.game.build), (0, 0));
}

#[test]
fn pooled_points_are_spent_before_and_after_but_not_within_another_action() {
    // RUR-Q28
    let mut scene = two();
    scene.tax(1).build(1).hand(0, "S07");
    assert!(scene.can("tax kiev") && scene.can("build kiev church"));
    let refused = |scene: &Scene| ["tax kiev", "build kiev church"].map(|action| scene.refused_by(action));
    scene.play("play S07");
    assert_eq!(refused(&scene), ["RUR-Q28", "RUR-Q28"]);
    scene.play("done, take muster 1");
    assert_eq!(refused(&scene), ["RUR-Q28", "RUR-Q28"]);
    scene.play("done, tax kiev, build kiev church");
    assert_eq!((scene.game.tax, scene.game.build, scene.good(0, "wood")), (0, 0, 1));
    let mut strategy = two();
    strategy.strategy_phase(1);
    assert_eq!(refused(&strategy), ["RUR-041", "RUR-041"]);
}

#[test]
fn points_of_one_kind_are_no_points_of_another() {
    // RUR-Q28
    let mut scene = two();
    scene.tax(3);
    assert_eq!((scene.can("build kiev church"), scene.refused_by("build kiev church")), (false, "RUR-103"));
    scene.tax(0).build(3);
    assert_eq!((scene.can("tax kiev"), scene.refused_by("tax kiev")), (false, "RUR-097"));
    scene.points("attack", 1);
    assert_eq!(scene.asked(), Frame::Turn(Step::After), "nobody to attack, and no other use");
}

#[test]
fn points_of_a_pool_come_on_top_of_what_is_there() {
    // RUR-Q27, RUR-Q29
    let mut scene = two();
    scene.tax(1).build(2).hand(0, "S18").goods(0, "wood 1, ore 1").play("play S18, convert build");
    assert_eq!((scene.game.tax, scene.game.build), (3, 3));
}

// What becomes of schemes.

#[test]
fn rewards_that_cannot_be_used_are_lost_and_the_card_with_them() {
    // RUR-Q36
    let mut scene = two();
    scene.hand(0, "S14").play("play S14");
    assert_eq!((scene.asked(), scene.player(0).coins), (Frame::Turn(Step::Before), 1), "nobody to attack");
    assert!(scene.game.discard.has(scheme("S14")));
    let mut scene = two();
    scene.supply(0, 0, "volyn").leader_at(0, "volyn").hand(0, "S05").play("play S05");
    assert_eq!(scene.asked(), Frame::Turn(Step::Before), "nobody to muster");
    assert!(scene.game.discard.has(scheme("S05")));
}

#[test]
fn a_scheme_takes_no_part_in_a_reshuffle_that_it_brings_about() {
    // RUR-Q36, RUR-Q55
    let mut scene = two();
    scene.troops(1, "kiev", 1).hand(0, "S10").deck(1, &["S01"]).deck(2, &["S02", "S03"]);
    scene.play("play S10, attack kiev 1, deck 1");
    assert!(scene.happened(|event| *event == Event::SchemesShuffled { first: 13, second: 13 }));
    assert_eq!(scene.game.discard.iter().collect::<Vec<_>>(), [scheme("S10")]);
}

#[test]
fn a_discarded_scheme_can_be_the_one_that_makes_two_decks() {
    // RUR-Q56
    let mut scene = two();
    for card in SchemeId::all() {
        scene.hand(1, &card.to_string());
    }
    scene.hand(0, "S23").deck(1, &["S01"]).clear_log().play("play S23");
    assert_eq!(scene.player(0).coins, 2);
    assert_eq!((scene.game.decks[0].len(), scene.game.decks[1].len()), (1, 1));
    assert!(scene.game.discard.is_empty());
    assert!(scene.happened(|event| *event == Event::SchemesShuffled { first: 1, second: 1 }));
}

// Deeds through schemes.

#[test]
fn a_scheme_takes_a_deed_of_the_row_and_the_next_one_is_shown() {
    // RUR-126, RUR-Q78
    let mut scene = two();
    scene.hand(0, "S25").row(&["hoard", "trade-route", "send-gifts"]);
    scene.deed_deck(&["market-day", "law-giver"]).play("play S25");
    assert_eq!(scene.legal(), ["choose hoard", "choose trade-route", "choose send-gifts"]);
    assert_eq!(scene.refused_by("choose market-day"), "RUR-146");
    scene.play("choose trade-route");
    assert_eq!(scene.game.row, [Some(deed("hoard")), Some(deed("market-day")), Some(deed("send-gifts"))]);
    assert!(scene.player(0).deeds.has(deed("trade-route")) && scene.player(0).deeds.len() == 1);
    let told = [
        Event::DeedChosen { who: seat(0), deed: deed("trade-route") },
        Event::DeedRevealed { deed: deed("market-day") },
    ];
    assert_eq!(scene.log[1..], told);
    assert_eq!((scene.asked(), scene.game.deeds.len()), (Frame::Turn(Step::Before), 1));
}

#[test]
fn an_empty_row_makes_the_choice_of_a_deed_void() {
    // RUR-Q37, RUR-Q78
    let mut scene = two();
    scene.hand(0, "S27").row(&[]).deed_deck(&[]).play("play S27");
    assert_eq!((scene.asked(), scene.player(0).coins), (Frame::Turn(Step::Before), 1));
    assert!(scene.player(0).deeds.is_empty());
    assert!(scene.game.discard.has(scheme("S27")));
}

#[test]
fn the_last_deed_of_a_row_is_taken_without_asking() {
    // RUR-Q37, RUR-Q78
    let mut scene = two();
    scene.hand(0, "S25").row(&["hoard"]).deed_deck(&[]).play("play S25");
    assert!(scene.player(0).deeds.has(deed("hoard")));
    assert_eq!((scene.asked(), scene.game.row), (Frame::Turn(Step::Before), [None; 3]));
}

#[test]
fn a_deed_chosen_by_a_scheme_waits_if_one_was_accomplished() {
    // RUR-Q37, RUR-128
    let mut scene = two();
    scene.hand(0, "S25").row(&["trade-route", "hoard", "send-gifts"]).deed(0, "generous-prince").coins(0, 4);
    scene.goods(0, "wood 1, fish 1, fur 1");
    let mut at_once = scene.clone();
    at_once.play("play S25, choose trade-route, accomplish trade-route");
    assert_eq!((at_once.player(0).coins, at_once.player(0).goods_in_all()), (6, 0));
    scene.play("accomplish generous-prince, done, play S25, choose trade-route");
    assert_eq!(scene.refused_by("accomplish trade-route"), "RUR-128");
}

// Accomplishing deeds.

#[test]
fn one_deed_is_accomplished_in_a_turn() {
    // RUR-128
    let mut scene = two();
    scene.deed(0, "generous-prince").deed(0, "trade-route").coins(0, 8).goods(0, "ore 1, wood 1, fish 1");
    assert_eq!(scene.legal_like("accomplish"), ["accomplish generous-prince", "accomplish trade-route"]);
    scene.play("accomplish trade-route");
    assert!(scene.legal_like("accomplish").is_empty());
    assert_eq!(scene.refused_by("accomplish generous-prince"), "RUR-128");
    scene.play("forfeit muster 1");
    assert_eq!(scene.refused_by("accomplish generous-prince"), "RUR-128");
}

#[test]
fn only_a_deed_of_the_own_area_is_accomplished() {
    // RUR-129
    let mut scene = two();
    scene.coins(0, 9).goods(0, "ore 3, wood 3, fish 3, fur 3");
    scene.row(&["generous-prince", "trade-route", "hoard"]).deed(1, "send-gifts");
    for word in ["generous-prince", "send-gifts", "wilderness-forts"] {
        let action = format!("accomplish {word}");
        assert_eq!((scene.can(&action), scene.refused_by(&action)), (false, "RUR-129"));
    }
    scene.accomplished(0, "trade-route");
    assert_eq!(scene.refused_by("accomplish trade-route"), "RUR-129", "it is done already");
}

#[test]
fn a_deed_can_wait_and_is_then_tucked_away() {
    // RUR-131, RUR-132, RUR-133
    let mut scene = two();
    scene.troops(1, "volyn", 1).deed(0, "trade-route").goods(0, "ore 1, wood 1, fish 1");
    scene.play("forfeit muster 1, end, forfeit muster 2, end");
    assert_eq!((scene.score(0, "deeds"), scene.player(0).coins), (0, 1));
    scene.clear_log().play("accomplish trade-route");
    assert!(scene.player(0).deeds.is_empty() && scene.player(0).accomplished.has(deed("trade-route")));
    assert_eq!(scene.player(0).accomplished.len(), 1);
    assert_eq!((scene.player(0).coins, scene.player(0).goods, scene.score(0, "deeds")), (3, [0; 5], 1));
    let who = seat(0);
    assert_eq!(scene.log[0], Event::Accomplished { who, deed: deed("trade-route") });
    assert_eq!(scene.log.last(), Some(&Event::CoinsGained { who, coins: 2 }), "the reward comes last");
    assert_eq!(scene.count(|event| matches!(event, Event::GoodsPaid { count: 1, .. })), 3);
}
