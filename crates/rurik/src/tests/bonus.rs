//! Bonus actions (catalogue 2.14): playing schemes, choosing deeds by them, and accomplishing deeds.

use super::scene::{Scene, deed, seat};
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
    // RUR-067, RUR-124, RUR-128, RUR-134
    let mut scene = two();
    scene.hand(0, "S23").deed(0, "generous-prince").goods(0, "honey 2").coins(0, 4);
    let actions = ["play S23", "accomplish generous-prince", "convert muster"];
    assert!(actions.iter().all(|action| scene.can(action)));
    let refused = |scene: &Scene| actions.map(|action| (scene.can(action), scene.refused_by(action)));
    let mut claims = scene.clone();
    scene.strategy_phase(1);
    assert_eq!(refused(&scene), [(false, "RUR-067"); 3]);
    claims.claim_phase(1);
    assert_eq!(claims.asked(), Frame::Deed);
    assert_eq!(refused(&claims), [(false, "RUR-067"); 3]);
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
fn points_of_a_pool_come_on_top_of_what_is_there() {
    // RUR-Q27, RUR-Q29
    let mut scene = two();
    scene.tax(1).build(2).hand(0, "S18").goods(0, "wood 1, ore 1").play("play S18, convert build");
    assert_eq!((scene.game.tax, scene.game.build), (3, 3));
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
fn the_last_deed_of_a_row_is_taken_without_asking() {
    // RUR-Q37, RUR-Q78
    let mut scene = two();
    scene.hand(0, "S25").row(&["hoard"]).deed_deck(&[]).play("play S25");
    assert!(scene.player(0).deeds.has(deed("hoard")));
    assert_eq!((scene.asked(), scene.game.row), (Frame::Turn(Step::Before), [None; 3]));
}

#[test]
fn a_deed_taken_by_a_scheme_changes_nothing_about_whose_turn_is_next() {
    // RUR-126, RUR-056
    let mut scene = two();
    scene.troops(1, "volyn", 1).hand(0, "S25").row(&["hoard", "trade-route", "send-gifts"]);
    scene.play("play S25, choose hoard");
    assert_eq!((scene.to_decide(), scene.asked()), (Some(seat(0)), Frame::Turn(Step::Before)));
    scene.play("forfeit muster 1, end");
    assert_eq!(scene.to_decide(), Some(seat(1)));
    scene.play("forfeit muster 2, end");
    assert_eq!(scene.to_decide(), Some(seat(0)));
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

#[test]
fn what_everybody_has_seen_cannot_be_taken_back() {
    let mut scene = two();
    let reveals = |scene: &mut Scene, action: &str| {
        let before = scene.game.reveals;
        scene.play(action);
        scene.game.reveals - before
    };
    scene.hand(0, "S25").hand(0, "S23").deed(0, "great-library").goods(0, "ore 1, honey 2");
    assert_eq!(reveals(&mut scene, "play S25"), 1);
    let choice = scene.legal()[0].clone();
    assert_eq!(reveals(&mut scene, &choice), 1, "a new deed lies in the row");
    assert_eq!(reveals(&mut scene, "accomplish great-library"), 1, "the only scheme is shown");
    scene.deed(0, "trade-route").goods(0, "ore 1, wood 1, fish 1");
    assert_eq!(reveals(&mut scene, "forfeit muster 1"), 0);
    scene.game.used = Default::default();
    assert_eq!(reveals(&mut scene, "accomplish trade-route"), 0);
    scene.goods(0, "wood 2");
    assert_eq!(reveals(&mut scene, "convert build"), 0);
    let before = scene.game.reveals;
    scene.claim_phase(4);
    assert_eq!(scene.game.reveals, before + 1, "agendas are shown");
}
