//! The eight leaders (catalogue 2.17, 3.7, and what 3.2 and 3.5 say of them).

use super::scene::{Scene, region, scheme, seat};
use crate::action::Piece;
use crate::components::RegionSet;
use crate::event::Event;
use crate::state::{Frame, Phase, Step};

/// Players without rebels; seat 0 has this leader, off the board.
fn led_by(word: &str, players: u8) -> Scene {
    let mut scene = Scene::new(players);
    scene.no_rebels().leader(0, word).turn_of(0);
    scene
}

const AFTER: Frame = Frame::Turn(Step::After);
const BEFORE: Frame = Frame::Turn(Step::Before);

fn check(at: &str, cards: u8) -> Frame {
    Frame::Check { region: region(at), cards }
}

// Agatha.

#[test]
fn agatha_takes_along_none_one_or_two_of_those_with_her() {
    // RUR-161, RUR-162
    let mut scene = led_by("agatha", 2);
    scene.leader_at(0, "kiev").troops(0, "kiev", 1).troops(0, "volyn", 2).points("move", 2);
    scene.play("move leader kiev volyn");
    assert_eq!(scene.asked(), Frame::Escort { from: region("kiev"), to: region("volyn") });
    assert_eq!(scene.legal(), ["escort 0", "escort 1"]);
    assert_eq!(scene.refused_by("escort 2"), "RUR-162", "those of volyn are not where she came from");
    let mut alone = scene.clone();
    alone.clear_log().play("escort 0");
    assert_eq!((alone.force(0, "kiev"), alone.force(0, "volyn"), alone.log.len()), (1, 3, 0));
    scene.clear_log().play("escort 1");
    let (from, to) = (region("kiev"), region("volyn"));
    assert_eq!(scene.log, [Event::Escorted { who: seat(0), from, to, troops: 1 }]);
    assert_eq!((scene.force(0, "kiev"), scene.force(0, "volyn")), (0, 4));
    assert_eq!(scene.asked(), Frame::Move { left: 1 }, "only her own step took a point");
}

#[test]
fn each_step_of_agatha_may_take_others_along() {
    // RUR-161, RUR-162, RUR-Q74
    let mut scene = led_by("agatha", 2);
    scene.leader_at(0, "kiev").troops(0, "kiev", 2).troops(0, "polotsk", 1).points("move", 2);
    scene.play("move leader kiev polotsk, escort 1, move leader polotsk novgorod");
    assert_eq!(scene.legal(), ["escort 0", "escort 1", "escort 2"]);
    scene.play("escort 2");
    assert_eq!(["kiev", "polotsk", "novgorod"].map(|at| scene.force(0, at)), [1, 0, 3]);
}

#[test]
fn agatha_alone_and_troops_without_her_are_not_escorted() {
    // RUR-161
    let mut scene = led_by("agatha", 2);
    scene.leader_at(0, "kiev").troops(0, "volyn", 3).points("move", 3);
    scene.play("move leader kiev volyn, move volyn kiev");
    assert_eq!(
        (scene.asked(), scene.force(0, "volyn"), scene.force(0, "kiev")),
        (Frame::Move { left: 1 }, 3, 1)
    );
    let mut other = led_by("yaroslav", 2);
    other.leader_at(0, "kiev").troops(0, "kiev", 3).points("move", 1).play("move leader kiev volyn");
    assert_eq!((other.asked(), other.force(0, "volyn")), (AFTER, 1), "another leader goes alone");
}

#[test]
fn agatha_takes_troops_along_anywhere_in_addition() {
    // RUR-Q74, RUR-205
    let mut scene = led_by("agatha", 2);
    scene
        .deed(0, "send-gifts")
        .goods(0, "fish 1, fur 1")
        .coins(0, 2)
        .leader_at(0, "kiev")
        .troops(0, "kiev", 3);
    scene.play("accomplish send-gifts, move leader kiev novgorod, escort 2, move kiev rostov");
    assert_eq!(["kiev", "novgorod", "rostov"].map(|at| scene.force(0, at)), [0, 3, 1]);
    assert_eq!(scene.asked(), BEFORE);
}

#[test]
fn nobody_goes_along_when_agatha_is_sent_away() {
    // RUR-Q74, RUR-171
    let mut scene = led_by("predslava", 2);
    scene.leader(1, "agatha").leader_at(0, "kiev").leader_at(1, "kiev").troops(1, "kiev", 2);
    scene.play("send 1 leader volyn");
    assert_eq!((scene.asked(), scene.force(1, "kiev"), scene.force(1, "volyn")), (BEFORE, 2, 1));
}

// Boris.

#[test]
fn boris_takes_a_coin_and_a_card_off_the_check() {
    // RUR-163, RUR-164, RUR-Q59
    let mut scene = led_by("boris", 2);
    scene.leader_at(0, "kiev").troops(1, "kiev", 3).coins(1, 2).built(1, "kiev", "stronghold");
    scene.on_deck(1, &["S05"]).points("attack", 2).play("attack kiev 1");
    assert_eq!(scene.asked(), check("kiev", 2), "1 + 1 + 1 − 1");
    assert_eq!((scene.player(0).coins, scene.player(1).coins), (1, 1));
    assert!(scene.happened(|event| *event == Event::CoinStolen { who: seat(0), from: seat(1) }));
    scene.play("deck 1");
    assert_eq!(
        (scene.player(0).leader_at, scene.player(0).coins),
        (None, 1),
        "the coin stays with the casualty"
    );
}

#[test]
fn boris_reveals_no_card_against_a_lone_troop() {
    // RUR-163, RUR-091, RUR-095, RUR-Q84
    let mut scene = led_by("boris", 2);
    scene.leader_at(0, "kiev").troops(1, "kiev", 1).points("attack", 1).play("attack kiev 1");
    assert_eq!((scene.asked(), scene.player(0).warfare, scene.force(1, "kiev")), (AFTER, 1, 0));
    assert_eq!(scene.count(|event| matches!(event, Event::Revealed { .. } | Event::CoinStolen { .. })), 0);
}

#[test]
fn boris_does_nothing_elsewhere_and_nothing_in_defence() {
    // RUR-163, RUR-164, RUR-004
    let mut scene = led_by("boris", 2);
    scene.leader_at(0, "volyn").troops(0, "kiev", 1).troops(1, "kiev", 1).coins(1, 3);
    let mut defence = scene.clone();
    scene.points("attack", 1).play("attack kiev 1");
    assert_eq!((scene.asked(), scene.player(0).coins, scene.player(1).coins), (check("kiev", 1), 0, 3));
    defence.leader_at(0, "kiev").turn_of(1).coins(0, 3).coins(1, 0).points("attack", 1).play("attack kiev 0");
    assert_eq!((defence.asked(), defence.player(0).coins, defence.player(1).coins), (check("kiev", 2), 3, 0));
}

#[test]
fn boris_does_not_help_against_rebels() {
    // RUR-165
    let mut scene = Scene::new(2);
    scene.leader(0, "boris").leader_at(0, "kiev").coins(1, 3).sticker("kiev", "fish").points("attack", 1);
    scene.play("attack kiev rebel");
    assert_eq!((scene.player(0).coins, scene.player(1).coins, scene.player(0).warfare), (0, 3, 0));
    assert_eq!((scene.good(0, "fish"), scene.asked()), (1, AFTER));
}

#[test]
fn coins_in_bribes_are_safe_from_boris() {
    // RUR-Q59
    let mut scene = led_by("boris", 2);
    scene.leader_at(0, "kiev").troops(1, "kiev", 1).advisor(1, "5", "build", 1, 3).points("attack", 1);
    scene.play("attack kiev 1");
    assert_eq!((scene.player(0).coins, scene.player(1).coins), (0, 0));
    assert!(scene.game.strategy.iter().flatten().flatten().any(|placed| placed.bribe == 3));
}

#[test]
fn boris_and_a_deed_reduce_the_check_by_two() {
    // RUR-Q60, RUR-163, RUR-206
    let mut scene = led_by("boris", 2);
    scene.deed(0, "hire-mercenaries").goods(0, "fish 1, ore 1").coins(0, 2).leader_at(0, "kiev");
    let mut lone = scene.clone();
    scene.troops(1, "kiev", 3).built(1, "kiev", "stronghold");
    scene.play("accomplish hire-mercenaries, attack kiev 1");
    assert_eq!(scene.asked(), check("kiev", 1), "1 + 1 + 1 − 2");
    lone.troops(1, "kiev", 1).play("accomplish hire-mercenaries, attack kiev 1");
    assert_eq!((lone.asked(), lone.player(0).warfare), (BEFORE, 1), "never below 0");
}

// Maria.

#[test]
fn maria_reaches_one_region_next_to_her() {
    // RUR-166, RUR-167, RUR-Q72
    let mut scene = led_by("maria", 2);
    scene.leader_at(0, "kiev").troops(0, "polotsk", 1).troops(1, "volyn", 4).built(0, "chernigov", "church");
    scene.points("muster", 4);
    // Volyn is only held by others, in Chernigov only a structure stands.
    let open = ["polotsk", "volyn", "kiev", "chernigov", "pereyaslavl"].map(|at| format!("muster {at}"));
    assert_eq!(scene.legal_like("muster"), open);
    assert_eq!(scene.refused_by("muster novgorod"), "RUR-166", "next to polotsk, not to her");
    scene.play("muster polotsk");
    assert!(!scene.player(0).ability_used, "an occupied region needs no ability");
    scene.play("muster volyn");
    assert!(scene.player(0).ability_used);
    assert_eq!((scene.can("muster chernigov"), scene.refused_by("muster chernigov")), (false, "RUR-166"));
    scene.play("muster volyn, muster kiev");
    assert_eq!(["polotsk", "volyn", "kiev"].map(|at| scene.force(0, at)), [2, 2, 2]);
    assert_eq!(scene.asked(), AFTER);
}

#[test]
fn maria_reaches_out_once_a_round_and_again_in_the_next() {
    // RUR-166, RUR-Q71
    let mut scene = led_by("maria", 2);
    scene.leader_at(0, "kiev").hand(0, "S01").play("play S01, muster volyn");
    assert!(scene.player(0).ability_used);
    scene.points("muster", 1);
    assert_eq!(scene.legal_like("muster"), ["muster volyn", "muster kiev"]);
    scene.play("muster kiev").strategy_phase(2);
    assert!(!scene.player(0).ability_used);
    scene.action_phase().points("muster", 1);
    assert!(scene.can("muster polotsk"));
}

#[test]
fn marias_ability_is_kept_if_it_is_not_used() {
    // RUR-166, RUR-Q72
    let mut scene = led_by("maria", 2);
    scene.leader_at(0, "kiev").hand(0, "S01").play("play S01, muster kiev");
    assert!(!scene.player(0).ability_used);
    scene.points("muster", 1).play("muster volyn");
    assert_eq!((scene.force(0, "volyn"), scene.player(0).ability_used), (1, true));
}

#[test]
fn maria_off_the_board_reaches_nothing() {
    // RUR-004, RUR-Q72
    let mut scene = led_by("maria", 2);
    scene.troops(0, "kiev", 1).points("muster", 3);
    assert_eq!(scene.legal_like("muster"), ["muster kiev", "muster leader kiev"]);
    scene.play("muster leader kiev");
    assert_eq!(scene.legal_like("muster"), ["muster kiev"], "not there when the points were begun");
}

#[test]
fn maria_reaches_nothing_out_of_play_and_others_reach_nothing() {
    // RUR-Q06, RUR-071
    let mut scene = led_by("maria", 2);
    scene.leader_at(0, "kiev").points("muster", 1);
    assert_eq!(scene.refused_by("muster galich"), "RUR-Q06");
    let mut other = led_by("yaroslav", 2);
    other.leader_at(0, "kiev").points("muster", 1);
    assert_eq!((other.can("muster volyn"), other.refused_by("muster volyn")), (false, "RUR-071"));
}

#[test]
fn attack_points_and_the_rescue_are_no_muster_for_maria() {
    // RUR-166, RUR-Q34
    let mut scene = led_by("maria", 2);
    scene.play("rescue kiev");
    assert!(!scene.player(0).ability_used);
    scene.points("muster", 1).play("muster volyn");
    assert!(scene.player(0).ability_used);
}

// Mstislav.

#[test]
fn mstislav_taxes_and_builds_for_one_point_where_he_stands() {
    // RUR-168, RUR-Q18
    let mut scene = led_by("mstislav", 2);
    scene
        .leader_at(0, "kiev")
        .troops(1, "kiev", 3)
        .troops(0, "volyn", 1)
        .troops(1, "volyn", 3)
        .tax(1)
        .build(1);
    assert_eq!((scene.ruler("kiev"), scene.ruler("volyn")), (Some(1), Some(1)));
    assert_eq!(
        (scene.refused_by("tax volyn"), scene.refused_by("build volyn market")),
        ("RUR-097", "RUR-103")
    );
    let mut left = scene.clone();
    scene.play("tax kiev, build kiev market");
    assert_eq!((scene.game.tax, scene.game.build, scene.good(0, "wood")), (0, 0, 1));
    left.troops(0, "kiev", 1).leader_at(0, "volyn");
    assert_eq!((left.refused_by("tax kiev"), left.refused_by("build kiev market")), ("RUR-097", "RUR-103"));
    assert!(left.can("tax volyn") && left.can("build volyn market"));
}

#[test]
fn nobody_else_builds_cheaply_beside_mstislav() {
    // RUR-168
    let mut scene = led_by("mstislav", 2);
    scene.leader_at(0, "kiev").troops(0, "kiev", 2).troops(1, "kiev", 1).turn_of(1).tax(1).build(1);
    assert_eq!((scene.refused_by("tax kiev"), scene.refused_by("build kiev market")), ("RUR-097", "RUR-103"));
}

// Predslava.

#[test]
fn predslava_sends_one_troop_of_one_opponent_next_door() {
    // RUR-169, RUR-170, RUR-171
    let mut scene = led_by("predslava", 3);
    scene
        .leader_at(0, "kiev")
        .troops(0, "kiev", 1)
        .troops(1, "kiev", 2)
        .leader_at(2, "kiev")
        .troops(2, "kiev", 1);
    let steps = scene.game.map().neighbours(region("kiev")).len();
    assert_eq!(
        scene.legal_like("send").len(),
        3 * usize::from(steps),
        "a troop of seat 1, troop and leader of seat 2"
    );
    let refusals = ["send 0 volyn", "send 1 leader volyn", "send 1 novgorod", "send 1 azov", "send 3 volyn"];
    assert_eq!(
        refusals.map(|action| scene.refused_by(action)),
        ["RUR-169", "RUR-169", "RUR-169", "RUR-Q06", "RUR-169"]
    );
    scene.coins(1, 1).clear_log().play("send 1 volyn");
    assert_eq!((scene.force(1, "kiev"), scene.force(1, "volyn")), (1, 1));
    assert_eq!((scene.player(1).coins, scene.player(0).coins, scene.player(2).coins), (2, 0, 0));
    let (who, whose, piece) = (seat(0), seat(1), Piece::Troop);
    let sent = Event::Sent { who, whose, piece, from: region("kiev"), to: region("volyn") };
    assert_eq!(scene.log, [sent, Event::CoinsGained { who: whose, coins: 1 }]);
    assert_eq!((scene.asked(), scene.player(0).ability_used), (BEFORE, true), "the turn goes on");
    assert!(scene.legal_like("send").is_empty());
    assert_eq!(scene.refused_by("send 2 volyn"), "RUR-169", "once a round");
}

#[test]
fn predslava_may_send_a_leader_from_among_troops() {
    // RUR-171
    let mut scene = led_by("predslava", 2);
    scene.leader_at(0, "kiev").leader_at(1, "kiev").troops(1, "kiev", 2).play("send 1 leader polotsk");
    assert_eq!(scene.player(1).leader_at, Some(region("polotsk")));
    assert_eq!((scene.force(1, "kiev"), scene.force(1, "polotsk")), (2, 1));
}

#[test]
fn predslava_acts_again_in_the_next_round_and_saves_nothing_up() {
    // RUR-169, RUR-Q71
    let mut scene = led_by("predslava", 2);
    scene.leader_at(0, "kiev").troops(1, "kiev", 3).strategy_phase(2).action_phase();
    scene.play("send 1 volyn");
    assert_eq!(scene.refused_by("send 1 volyn"), "RUR-169", "the first round's is not saved");
    scene.strategy_phase(3).action_phase();
    assert!(scene.can("send 1 volyn"));
}

#[test]
fn predslava_acts_between_points_but_not_within_something() {
    // RUR-Q73
    let mut scene = led_by("predslava", 2);
    scene.leader_at(0, "kiev").troops(0, "kiev", 2).troops(1, "kiev", 3);
    for column in ["muster", "move", "attack"] {
        let mut points = scene.clone();
        points.points(column, 2);
        assert!(points.can("send 1 volyn"), "{column}");
        points.play("send 1 volyn");
        assert!(points.asked().has_points(), "{column}: the points are still there");
    }
    let mut after = scene.clone();
    after.after();
    assert!(after.can("send 1 volyn"));
    let mut anywhere = scene.clone();
    anywhere.deed(0, "send-gifts").goods(0, "fish 1, fur 1").coins(0, 2).play("accomplish send-gifts");
    assert!(anywhere.can("send 1 volyn"));
    let mut check = scene.clone();
    check.points("attack", 1).play("attack kiev 1");
    let mut draw = scene.clone();
    draw.points("scheme", 2);
    let mut deed = scene.clone();
    deed.hand(0, "S25").play("play S25");
    let mut pay = scene.clone();
    pay.goods(0, "wood 2, ore 2").play("convert build");
    for busy in [check, draw, deed, pay] {
        assert_eq!((busy.can("send 1 volyn"), busy.refused_by("send 1 volyn")), (false, "RUR-Q73"));
    }
}

#[test]
fn predslava_acts_only_in_own_turns_of_the_action_phase() {
    // RUR-169, RUR-Q73
    let mut scene = led_by("predslava", 2);
    scene.leader_at(0, "kiev").troops(1, "kiev", 2).troops(0, "kiev", 1);
    let mut theirs = scene.clone();
    theirs.turn_of(1);
    assert!(theirs.legal_like("send").is_empty());
    assert_eq!(theirs.refused_by("send 0 volyn"), "RUR-169");
    let mut strategy = scene.clone();
    strategy.strategy_phase(1);
    assert_eq!((strategy.can("send 1 volyn"), strategy.refused_by("send 1 volyn")), (false, "RUR-Q73"));
    let mut claims = scene.clone();
    claims.claim_phase(1);
    assert_eq!((claims.can("send 1 volyn"), claims.refused_by("send 1 volyn")), (false, "RUR-Q73"));
    scene.no_troops(0).troops(0, "kiev", 1);
    assert_eq!(
        (scene.can("send 1 volyn"), scene.refused_by("send 1 volyn")),
        (false, "RUR-169"),
        "off the board"
    );
}

#[test]
fn predslava_is_no_bonus_action_and_moves_no_rebels() {
    // RUR-Q73
    let mut scene = Scene::new(2);
    scene.leader(0, "predslava").leader_at(0, "kiev").turn_of(0);
    assert!(scene.legal_like("send").is_empty(), "only a rebel is there");
    scene
        .troops(1, "kiev", 1)
        .hand(0, "S23")
        .goods(0, "wood 2")
        .play("play S23, send 1 volyn, convert build");
    assert_eq!((scene.player(0).coins, scene.player(1).coins, scene.game.build), (2, 1, 1));
    assert!(scene.game.rebels.has(region("kiev")));
}

#[test]
fn a_question_with_points_is_asked_as_long_as_predslava_may_act() {
    // RUR-Q73
    let mut scene = led_by("predslava", 2);
    scene.leader_at(0, "kiev").troops(1, "kiev", 1).supply(0, 0, "kiev").points("muster", 1);
    assert_eq!(scene.asked(), Frame::Muster { left: 1, reach: RegionSet::EMPTY });
    scene.play("send 1 volyn");
    assert_eq!(scene.asked(), AFTER, "nobody is left to muster or to send");
}

// Sudislav.

#[test]
fn sudislav_spends_attack_points_in_his_region() {
    // RUR-172, RUR-173
    let mut scene = led_by("sudislav", 2);
    scene
        .leader_at(0, "kiev")
        .troops(0, "volyn", 1)
        .troops(1, "volyn", 1)
        .on_deck(1, &["S01"])
        .points("attack", 3);
    assert_eq!(scene.legal(), ["attack volyn 1", "muster kiev", "done"]);
    assert_eq!(
        (scene.refused_by("muster volyn"), scene.refused_by("muster leader kiev")),
        ("RUR-172", "RUR-172")
    );
    scene.play("muster kiev, attack volyn 1, deck 1");
    assert_eq!(scene.asked(), Frame::Attack { left: 1, fewer: 0 });
    scene.play("muster kiev");
    assert_eq!((scene.force(0, "kiev"), scene.player(0).warfare, scene.asked()), (3, 1, AFTER));
    assert_eq!(scene.count(|event| matches!(event, Event::Mustered { piece: Piece::Troop, .. })), 2);
}

#[test]
fn sudislav_needs_the_board_and_a_troop_in_supply() {
    // RUR-172, RUR-004, RUR-Q61
    let mut scene = led_by("sudislav", 2);
    scene.troops(0, "kiev", 1).troops(1, "kiev", 1).points("attack", 1);
    assert_eq!((scene.can("muster kiev"), scene.refused_by("muster kiev")), (false, "RUR-172"));
    let mut empty = led_by("sudislav", 2);
    empty.leader_at(0, "kiev").supply(0, 0, "volyn").troops(1, "kiev", 1).points("attack", 1);
    assert_eq!((empty.can("muster kiev"), empty.refused_by("muster kiev")), (false, "RUR-074"));
    let mut other = led_by("yaroslav", 2);
    other.leader_at(0, "kiev").troops(1, "kiev", 1).points("attack", 1);
    assert_eq!((other.can("muster kiev"), other.refused_by("muster kiev")), (false, "RUR-080"));
}

#[test]
fn sudislav_may_muster_with_a_reduced_attack_point() {
    // RUR-Q61
    let mut scene = led_by("sudislav", 2);
    scene.deed(0, "hire-mercenaries").goods(0, "fish 1, ore 1").coins(0, 2).leader_at(0, "kiev");
    scene.play("accomplish hire-mercenaries, muster kiev");
    assert_eq!((scene.force(0, "kiev"), scene.player(0).supply, scene.asked()), (2, 11, BEFORE));
    scene.troops(1, "kiev", 1).points("attack", 1).play("attack kiev 1");
    assert_eq!(scene.asked(), check("kiev", 1), "the reduction is lost");
}

// Sviatopolk.

#[test]
fn rebels_in_his_region_count_for_sviatopolk_in_rule_only() {
    // RUR-174, RUR-039, RUR-Q10, RUR-Q11
    let mut scene = Scene::new(2);
    scene.leader(0, "sviatopolk").leader_at(0, "kiev");
    assert_eq!(scene.ruler("kiev"), Some(0), "1 + 1 against nobody");
    scene.troops(0, "kiev", 1).troops(1, "kiev", 3);
    assert_eq!(scene.ruler("kiev"), None, "2 + 1 against 3");
    scene.troops(1, "kiev", 1);
    assert_eq!(scene.ruler("kiev"), Some(1), "more than 2 + 1");
    scene.leader_at(0, "volyn").troops(0, "rostov", 1);
    assert_eq!((scene.ruler("volyn"), scene.ruler("rostov")), (Some(0), None), "only where he stands");
    let mut alone = Scene::new(2);
    alone.leader(0, "sviatopolk").leader_at(0, "kiev").troops(1, "kiev", 1);
    assert_eq!(
        (alone.force(0, "kiev"), alone.player(0).occupied.len()),
        (1, 1),
        "no troops for anything else"
    );
}

#[test]
fn others_attack_the_rebels_as_rebels_and_sviatopolk_as_the_last_troop() {
    // RUR-Q11, RUR-174
    let mut scene = Scene::new(2);
    scene.leader(1, "sviatopolk").leader_at(1, "kiev").troops(0, "kiev", 1).sticker("kiev", "coin:2");
    scene.on_deck(1, &["S01", "S02"]);
    let mut rebel = scene.clone();
    rebel.points("attack", 1).play("attack kiev rebel");
    assert_eq!((rebel.player(0).coins, rebel.player(0).warfare, rebel.player(0).defeated), (2, 0, 1));
    assert_eq!((rebel.asked(), rebel.force(1, "kiev")), (AFTER, 1), "nobody joins another's leader");
    scene.points("attack", 1).play("attack kiev 1");
    assert_eq!(scene.asked(), check("kiev", 2), "the rebel makes his owner rule");
    assert_eq!((scene.player(1).leader_at, scene.game.rebels.has(region("kiev"))), (None, true));
}

#[test]
fn a_defeated_rebel_is_replaced_only_beside_sviatopolk() {
    // RUR-175, RUR-Q12
    let mut scene = Scene::new(2);
    scene.leader(0, "sviatopolk").leader_at(0, "kiev").troops(0, "volyn", 1).points("attack", 2);
    scene.play("attack volyn rebel");
    assert_eq!((scene.force(0, "volyn"), scene.player(0).defeated), (1, 1));
    scene.clear_log().play("attack kiev rebel");
    assert_eq!((scene.force(0, "kiev"), scene.player(0).supply, scene.player(0).defeated), (2, 10, 2));
    assert!(scene.happened(|event| *event == Event::Joined { who: seat(0), region: region("kiev") }));
    let mut none = Scene::new(2);
    none.leader(0, "sviatopolk").leader_at(0, "kiev").supply(0, 0, "volyn").sticker("kiev", "fish");
    none.points("attack", 1).play("attack kiev rebel");
    assert_eq!((none.force(0, "kiev"), none.good(0, "fish"), none.player(0).defeated), (1, 1, 1));
}

#[test]
fn a_church_beside_sviatopolk_places_one_troop() {
    // RUR-Q12
    let mut scene = Scene::new(2);
    scene.leader(0, "sviatopolk").leader_at(0, "kiev").turn_of(0).build(1).play("build kiev church");
    assert_eq!((scene.force(0, "kiev"), scene.player(0).supply, scene.player(0).defeated), (2, 11, 0));
    assert!(!scene.game.rebels.has(region("kiev")));
}

// Yaroslav.

#[test]
fn yaroslav_wins_ties_in_his_region() {
    // RUR-176, RUR-038, RUR-Q13
    let mut scene = Scene::new(3);
    scene.leader(0, "yaroslav").leader_at(0, "kiev");
    assert_eq!(scene.ruler("kiev"), Some(0), "a tie with the rebel");
    scene.troops(1, "kiev", 1).troops(2, "kiev", 1);
    assert_eq!(scene.ruler("kiev"), Some(0), "a tie with everybody");
    scene.troops(1, "kiev", 1);
    assert_eq!(scene.ruler("kiev"), Some(1), "less is less");
    scene.troops(2, "kiev", 1);
    assert_eq!(scene.ruler("kiev"), None, "he does not win the ties of others, nor do they");
    scene.troops(0, "volyn", 1).troops(1, "volyn", 1).no_rebel("volyn");
    assert_eq!(scene.ruler("volyn"), None, "only where he stands");
    scene.leader_at(0, "volyn");
    assert_eq!(scene.ruler("volyn"), Some(0));
}

#[test]
fn strongholds_of_others_are_silent_beside_yaroslav_also_between_them() {
    // RUR-177, RUR-038, RUR-Q14
    let mut scene = led_by("yaroslav", 3);
    scene.troops(1, "kiev", 2).troops(2, "kiev", 2).built(1, "kiev", "stronghold").leader_at(0, "volyn");
    assert_eq!(scene.ruler("kiev"), Some(1));
    let mut silent = scene.clone();
    silent.leader_at(0, "kiev");
    assert_eq!(silent.ruler("kiev"), None);
    silent.turn_of(2).points("attack", 1).play("attack kiev 1");
    assert_eq!(silent.asked(), check("kiev", 1), "neither rule nor stronghold");
    scene.turn_of(2).points("attack", 1).play("attack kiev 1");
    assert_eq!(scene.asked(), check("kiev", 3), "the abilities return when he leaves");
}

#[test]
fn the_own_stronghold_of_yaroslavs_owner_works() {
    // RUR-177
    let mut scene = led_by("yaroslav", 2);
    scene.leader_at(0, "kiev").troops(1, "kiev", 2).built(0, "kiev", "stronghold");
    assert_eq!(scene.ruler("kiev"), Some(0), "1 + 1 in a tie with 2");
    scene.turn_of(1).points("attack", 1).play("attack kiev 0");
    assert_eq!(scene.asked(), check("kiev", 3));
}

#[test]
fn markets_of_others_give_nothing_beside_yaroslav() {
    // RUR-177, RUR-Q14
    let mut scene = led_by("yaroslav", 2);
    scene.leader_at(0, "kiev").troops(1, "kiev", 3).built(1, "kiev", "market").turn_of(1).tax(1);
    let mut free = scene.clone();
    scene.play("tax kiev");
    assert_eq!((scene.asked(), scene.good(1, "wood"), scene.player(1).coins), (BEFORE, 1, 0));
    free.leader_at(0, "volyn").play("tax kiev");
    assert_eq!(free.asked(), Frame::Market(super::scene::good("wood")));
    let mut own = led_by("yaroslav", 2);
    own.leader_at(0, "kiev").built(0, "kiev", "market").tax(1).play("tax kiev, extra coin");
    assert_eq!((own.good(0, "wood"), own.player(0).coins), (1, 1), "his owner's own market works");
}

#[test]
fn churches_of_others_do_nothing_beside_yaroslav() {
    // RUR-178, RUR-177, RUR-Q14
    let mut scene = led_by("yaroslav", 2);
    scene.leader_at(0, "kiev").troops(0, "kiev", 1).troops(1, "kiev", 3).turn_of(1).build(1);
    scene.play("build kiev church");
    assert_eq!((scene.force(0, "kiev"), scene.force(1, "kiev"), scene.player(1).supply), (2, 3, 9));
    assert!(!scene.happened(|event| matches!(event, Event::Expelled { .. } | Event::Joined { .. })));
    scene.leader_at(0, "volyn");
    assert_eq!((scene.asked(), scene.force(0, "kiev")), (BEFORE, 1), "and nothing later");
    let mut own = led_by("yaroslav", 2);
    own.leader_at(0, "kiev").troops(1, "kiev", 1).build(1).play("build kiev church");
    assert_eq!((own.force(0, "kiev"), own.force(1, "kiev")), (2, 0), "his owner's church works");
}

#[test]
fn silent_structures_still_stand() {
    // RUR-177
    let mut scene = led_by("yaroslav", 2);
    scene.leader_at(0, "kiev").built(1, "kiev", "market").built(1, "volyn", "church").build(1);
    assert_eq!(scene.refused_by("build kiev market"), "RUR-106");
    scene.claim_phase(1);
    assert_eq!(scene.player(1).claims, [0, 1, 0], "they count for the build track");
}

#[test]
fn sviatopolk_and_yaroslav_in_one_region() {
    // RUR-Q15
    let mut scene = Scene::new(2);
    scene.leader(0, "sviatopolk").leader(1, "yaroslav").leader_at(0, "kiev").leader_at(1, "kiev");
    assert_eq!(scene.ruler("kiev"), Some(0), "1 + 1 against 1");
    scene.troops(1, "kiev", 1);
    assert_eq!(scene.ruler("kiev"), Some(1), "2 against 1 + 1: Yaroslav wins the tie");
}

// All of them.

#[test]
fn abilities_of_once_a_round_return_with_the_round() {
    // RUR-Q71
    let mut scene = Scene::new(3);
    for side in 0..3 {
        scene.ability_used(side);
    }
    scene.claim_phase(1);
    assert!(scene.player(0).ability_used, "not before the next round");
    scene.pass_until(|scene| scene.game.phase == Phase::Strategy);
    assert!((0..3).all(|side| !scene.player(side).ability_used));
}

#[test]
fn a_scheme_played_with_a_leader_is_like_any_other() {
    // RUR-172, RUR-125
    let mut scene = led_by("sudislav", 2);
    scene.leader_at(0, "kiev").hand(0, "S10").play("play S10, muster kiev");
    assert_eq!((scene.force(0, "kiev"), scene.game.discard.has(scheme("S10"))), (2, true));
}
