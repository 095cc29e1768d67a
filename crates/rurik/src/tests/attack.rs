//! Attacks and casualty checks (catalogue 2.10, 3.5).

use samovar_engine::{Game, Viewer};

use super::scene::{Scene, region, scheme, seat};
use crate::action::{Foe, Piece};
use crate::components::SchemeId;
use crate::event::Event;
use crate::state::{Frame, Step};

const AFTER: Frame = Frame::Turn(Step::After);

/// The cards a check in Kiev may reveal, as asked now.
fn cards(scene: &Scene) -> u8 {
    match scene.asked() {
        Frame::Check { region: at, cards } if at == region("kiev") => cards,
        _ => 0,
    }
}

fn revealed(scene: &Scene) -> Vec<SchemeId> {
    let card = |event: &Event| if let Event::Revealed { card, .. } = event { Some(*card) } else { None };
    scene.log.iter().filter_map(card).collect()
}

#[test]
fn an_attack_needs_an_own_troop_and_somebody_to_attack() {
    // RUR-081
    let mut scene = Scene::bare(3);
    scene.troops(0, "kiev", 1).troops(1, "kiev", 1).troops(1, "volyn", 1).leader_at(0, "rostov");
    scene.leader_at(2, "rostov").points("attack", 1);
    assert_eq!(scene.legal(), ["attack rostov 2", "attack kiev 1", "done"]);
    assert_eq!(scene.refused_by("attack volyn 1"), "RUR-081", "no own troop");
    assert_eq!(scene.refused_by("attack kiev 2"), "RUR-081", "nobody there");
    assert_eq!(scene.refused_by("attack kiev rebel"), "RUR-081", "no rebel");
    assert_eq!(scene.refused_by("attack kiev neutral"), "RUR-081");
    assert_eq!(scene.refused_by("attack kiev 0"), "RUR-081", "not oneself");
    assert_eq!(scene.refused_by("muster kiev"), "RUR-080");
}

#[test]
fn each_point_is_an_attack_of_its_own_and_unspent_ones_are_lost() {
    // RUR-080, RUR-082
    let mut scene = Scene::new(3);
    scene.troops(0, "kiev", 2).troops(0, "volyn", 1).troops(1, "kiev", 1);
    scene.sticker("volyn", "coin:1").on_deck(1, &["S01"]).points("attack", 3);
    scene.play("attack kiev 1");
    assert_eq!(cards(&scene), 1, "the check comes before the next point");
    assert_eq!(scene.refused_by("attack volyn rebel"), "RUR-080");
    scene.play("deck 1, attack volyn rebel");
    assert_eq!(scene.asked(), Frame::Attack { left: 1, fewer: 0 });
    let mut all = scene.clone();
    scene.play("done");
    assert_eq!((scene.asked(), scene.player(0).warfare, scene.player(0).defeated), (AFTER, 1, 1));
    all.sticker("kiev", "fish").play("attack kiev rebel");
    assert_eq!((all.asked(), all.player(0).defeated), (AFTER, 2));
}

#[test]
fn a_defeated_rebel_gives_its_reward_and_nothing_else_happens() {
    // RUR-083, RUR-084, RUR-085, RUR-D14
    let mut scene = Scene::new(3);
    scene.troops(0, "kiev", 1).troops(0, "volyn", 1).sticker("kiev", "coin:2").sticker("volyn", "honey");
    scene.points("attack", 2).play("attack kiev rebel");
    assert!(!scene.game.rebels.has(region("kiev")) && scene.game.rebels.has(region("volyn")));
    assert_eq!((scene.player(0).coins, scene.player(0).defeated, scene.player(0).goods_in_all()), (2, 1, 0));
    assert_eq!(scene.asked(), Frame::Attack { left: 1, fewer: 0 }, "no check");
    assert_eq!(scene.game.shown, 1 << region("kiev").index());
    scene.play("attack volyn rebel");
    assert_eq!((scene.good(0, "honey"), scene.player(0).coins, scene.player(0).defeated), (1, 2, 2));
    assert_eq!((scene.player(0).warfare, scene.force(0, "kiev"), scene.force(0, "volyn")), (0, 1, 1));
    let at = region("kiev");
    let told = [
        Event::Attacked { who: seat(0), region: at, foe: Foe::Rebel },
        Event::RebelDefeated { who: seat(0), region: at },
        Event::CoinsGained { who: seat(0), coins: 2 },
    ];
    assert_eq!(scene.log[..3], told);
    let view = scene.game.view(Viewer::Seat(seat(1)));
    let shown: Vec<_> = view.rewards.iter().map(|reward| reward.region).collect();
    assert_eq!(shown, [Some(region("volyn")), Some(region("kiev"))]);
}

#[test]
fn an_attack_removes_a_troop_then_advances_then_checks() {
    // RUR-086, RUR-088, RUR-089, RUR-Q07
    let mut scene = Scene::bare(3);
    scene.troops(0, "kiev", 3).troops(1, "kiev", 2).points("attack", 1).play("attack kiev 1");
    assert_eq!((scene.force(1, "kiev"), scene.player(1).supply), (1, 11));
    assert_eq!((scene.player(0).warfare, scene.player(1).warfare), (1, 0));
    let at = region("kiev");
    let told = [
        Event::Attacked { who: seat(0), region: at, foe: Foe::Player(seat(1)) },
        Event::TroopLost { who: seat(1), piece: Piece::Troop, region: at },
        Event::WarfareAdvanced { who: seat(0), place: 1 },
    ];
    assert_eq!(scene.log, told);
    assert_eq!(scene.asked(), Frame::Check { region: at, cards: 1 });
    assert_eq!(scene.legal(), ["deck 1", "deck 2"], "it has to be made");
    assert_eq!(scene.refused_by("done"), "RUR-Q27");
}

#[test]
fn a_leader_is_removed_only_as_the_last_troop() {
    // RUR-087, RUR-Q49, RUR-Q07
    let mut scene = Scene::bare(3);
    scene.troops(0, "kiev", 4).troops(1, "kiev", 1).leader_at(1, "kiev").on_deck(1, &["S01", "S02"]);
    scene.points("attack", 2).play("attack kiev 1, deck 1");
    assert_eq!((scene.player(1).leader_at, scene.player(1).supply), (Some(region("kiev")), 12));
    scene.play("attack kiev 1");
    assert_eq!((scene.player(1).leader_at, scene.player(1).supply, scene.force(1, "kiev")), (None, 12, 0));
    assert!(scene.log.contains(&Event::TroopLost {
        who: seat(1),
        piece: Piece::Leader,
        region: region("kiev")
    }));
    assert!(scene.player(1).occupied.is_empty());
}

#[test]
fn a_removed_troop_can_be_mustered_again() {
    // RUR-Q07
    let mut scene = Scene::bare(3);
    scene.troops(0, "kiev", 4).supply(1, 0, "kiev").on_deck(1, &["S01", "S02"]);
    scene.points("attack", 1).play("attack kiev 1, deck 1, end");
    scene.points("muster", 1);
    assert!(scene.can("muster kiev"));
    scene.play("muster kiev");
    assert_eq!((scene.force(1, "kiev"), scene.player(1).supply), (12, 0));
}

#[test]
fn rule_and_stronghold_of_the_attacked_add_a_card_each() {
    // RUR-090, RUR-117, RUR-108
    for (mine, theirs, strongholds, wanted) in [
        (2, 1, &[][..], 1),
        (1, 1, &[], 1),
        (1, 2, &[], 2),
        (3, 1, &[1], 2),
        (2, 1, &[1], 2),
        (1, 1, &[1], 3),
        (1, 2, &[0], 1),
        (1, 3, &[0], 2),
        (3, 1, &[2], 1),
    ] {
        let mut scene = Scene::bare(3);
        scene.troops(0, "kiev", mine).troops(1, "kiev", theirs);
        strongholds.iter().for_each(|side| {
            scene.built(*side, "kiev", "stronghold");
        });
        scene.points("attack", 1).play("attack kiev 1");
        assert_eq!(cards(&scene), wanted, "{mine} against {theirs}, strongholds of {strongholds:?}");
    }
}

#[test]
fn other_structures_and_other_regions_add_no_card() {
    // RUR-090, RUR-117
    let mut scene = Scene::bare(3);
    scene.troops(0, "kiev", 2).troops(1, "kiev", 1).built(1, "kiev", "church").built(1, "kiev", "market");
    scene.built(1, "volyn", "stronghold").points("attack", 1).play("attack kiev 1");
    assert_eq!(cards(&scene), 1);
}

#[test]
fn the_check_looks_at_the_board_before_the_removal_and_anew_for_each_point() {
    // RUR-Q48
    let mut scene = Scene::bare(3);
    scene.troops(0, "kiev", 1).troops(1, "kiev", 2).on_deck(1, &["S01", "S02", "S03"]).points("attack", 2);
    scene.play("attack kiev 1");
    assert_eq!((cards(&scene), scene.ruler("kiev")), (2, None));
    scene.play("deck 1, attack kiev 1");
    assert_eq!(cards(&scene), 1);
}

#[test]
fn one_card_less_may_leave_none() {
    // RUR-091, RUR-206, RUR-Q84
    let attack = |mine: u8, theirs: u8| {
        let mut scene = Scene::bare(3);
        scene.deed(0, "hire-mercenaries").goods(0, "fish 1, ore 1").coins(0, 2);
        scene.troops(0, "kiev", mine).troops(1, "kiev", theirs);
        scene.play("accomplish hire-mercenaries");
        assert_eq!(scene.asked(), Frame::Attack { left: 1, fewer: 1 });
        scene.play("attack kiev 1");
        scene
    };
    let scene = attack(2, 1);
    assert_eq!(scene.asked(), Frame::Turn(Step::Before), "nobody is asked for a deck");
    assert_eq!((scene.player(0).warfare, scene.force(0, "kiev"), scene.force(1, "kiev")), (1, 2, 0));
    assert_eq!(cards(&attack(1, 2)), 1);
}

#[test]
fn reductions_add_up_and_stop_at_none() {
    // RUR-091, RUR-Q60, RUR-163
    let attack = |theirs: u8, stronghold: bool, fewer: u8| {
        let mut scene = Scene::bare(3);
        scene.leader(0, "boris").leader_at(0, "kiev").troops(1, "kiev", theirs).after();
        if stronghold {
            scene.built(1, "kiev", "stronghold");
        }
        scene.owe(Frame::Attack { left: 1, fewer }).play("attack kiev 1");
        scene
    };
    assert_eq!(cards(&attack(2, true, 0)), 2);
    assert_eq!(cards(&attack(2, true, 1)), 1);
    assert_eq!(attack(2, false, 1).asked(), AFTER, "two less of two");
    assert_eq!(attack(1, false, 1).asked(), AFTER, "never below none");
}

#[test]
fn all_cards_of_a_check_come_from_one_deck() {
    // RUR-092, RUR-094, RUR-095, RUR-Q84
    let mut scene = Scene::bare(3);
    scene.troops(0, "kiev", 1).troops(1, "kiev", 2).on_deck(2, &["S01", "S02"]).on_deck(1, &["S05"]);
    let first = scene.game.decks[0].len();
    let second = scene.game.decks[1].len();
    let discarded = scene.game.discard.len();
    scene.points("attack", 1).play("attack kiev 1");
    let reveals = scene.game.reveals();
    scene.play("deck 2");
    assert_eq!(revealed(&scene), [scheme("S01"), scheme("S02")]);
    assert!(scene.log.contains(&Event::Revealed { card: scheme("S01"), casualty: false }));
    assert_eq!((scene.game.decks[0].len(), scene.game.decks[1].len()), (first, second - 2));
    assert_eq!(scene.game.discard.len(), discarded + 2);
    assert!(scene.game.discard.has(scheme("S01")) && scene.game.discard.has(scheme("S02")));
    assert_eq!((scene.force(0, "kiev"), scene.asked()), (1, AFTER), "no icon, no loss");
    assert_eq!(scene.game.reveals(), reveals + 1);
}

#[test]
fn the_first_casualty_ends_the_check_and_costs_one_troop() {
    // RUR-093, RUR-094, RUR-Q50, RUR-Q52
    let mut scene = Scene::bare(3);
    scene.troops(0, "kiev", 1).leader_at(0, "kiev").troops(1, "kiev", 3);
    scene.on_deck(1, &["S05", "S04"]).points("attack", 1).play("attack kiev 1");
    assert_eq!(cards(&scene), 2);
    scene.play("deck 1");
    assert_eq!(revealed(&scene), [scheme("S05")]);
    assert_eq!((scene.force(0, "kiev"), scene.player(0).leader_at), (1, Some(region("kiev"))));
    assert_eq!((scene.player(0).supply, scene.force(1, "kiev"), scene.player(0).warfare), (12, 2, 1));
    assert!(scene.game.discard.has(scheme("S05")) && !scene.game.discard.has(scheme("S04")));
    assert_eq!(scene.game.decks[0].cards().last(), Some(&scheme("S04")));
    let told = [
        Event::Revealed { card: scheme("S05"), casualty: true },
        Event::TroopLost { who: seat(0), piece: Piece::Troop, region: region("kiev") },
    ];
    assert_eq!(scene.log[3..], told);
}

#[test]
fn after_a_casualty_the_other_points_go_on_where_troops_are_left() {
    // RUR-Q51
    let mut scene = Scene::bare(3);
    scene.troops(0, "kiev", 1).troops(1, "kiev", 2).troops(0, "volyn", 1).troops(1, "volyn", 1);
    scene.on_deck(1, &["S05", "S01"]).points("attack", 2).play("attack kiev 1, deck 1");
    assert_eq!((scene.force(1, "kiev"), scene.player(0).warfare), (1, 1), "the attack stands");
    assert_eq!(scene.refused_by("attack kiev 1"), "RUR-081");
    scene.play("attack volyn 1, deck 1");
    assert_eq!((scene.force(1, "volyn"), scene.player(0).warfare), (0, 2));
}

#[test]
fn a_deck_used_up_in_a_check_is_made_anew_without_the_cards_revealed() {
    // RUR-Q54
    let mut scene = Scene::bare(3);
    scene.troops(0, "kiev", 1).troops(1, "kiev", 2).built(1, "kiev", "stronghold").deck(1, &["S01"]);
    scene.points("attack", 1).play("attack kiev 1");
    assert_eq!(cards(&scene), 3);
    scene.play("deck 1");
    assert!(scene.log.contains(&Event::SchemesShuffled { first: 13, second: 13 }));
    let cards = revealed(&scene);
    assert_eq!(cards[0], scheme("S01"));
    assert!(cards.len() >= 2);
    assert_eq!(scene.game.discard, cards.iter().copied().collect());
    assert_eq!(usize::from(scene.game.decks[0].len()), 13 - (cards.len() - 1));
    assert_eq!(scene.game.decks[1].len(), 13);
}

#[test]
fn a_deck_emptied_by_a_check_is_made_anew_with_the_cards_revealed() {
    // RUR-120, RUR-Q55
    let mut scene = Scene::bare(3);
    scene.troops(0, "kiev", 2).troops(1, "kiev", 1).deck(2, &["S01"]);
    scene.points("attack", 1).play("attack kiev 1, deck 2");
    assert!(scene.log.contains(&Event::SchemesShuffled { first: 14, second: 13 }));
    assert!(scene.game.discard.is_empty());
    assert_eq!((scene.game.decks[0].len(), scene.game.decks[1].len()), (14, 13));
}

/// Gives all schemes but these to the hands.
fn all_in_hands_but(scene: &mut Scene, left: &[&str]) {
    for id in SchemeId::all().map(|card| card.to_string()).filter(|id| !left.contains(&id.as_str())) {
        scene.hand(2, &id);
    }
}

#[test]
fn a_check_without_cards_is_no_casualty() {
    // RUR-Q56
    let mut scene = Scene::bare(3);
    all_in_hands_but(&mut scene, &[]);
    scene.troops(0, "kiev", 1).troops(1, "kiev", 2).points("attack", 1).play("attack kiev 1");
    assert_eq!((scene.asked(), scene.force(0, "kiev"), scene.player(0).warfare), (AFTER, 1, 1));
    assert!(revealed(&scene).is_empty());
}

#[test]
fn a_check_with_too_few_cards_reveals_what_there_is() {
    // RUR-Q56
    let mut scene = Scene::bare(3);
    all_in_hands_but(&mut scene, &["S01", "S02"]);
    scene.deck(1, &["S01", "S02"]).troops(0, "kiev", 1).troops(1, "kiev", 2).built(1, "kiev", "stronghold");
    scene.points("attack", 1);
    scene.play("attack kiev 1");
    assert_eq!(revealed(&scene), [scheme("S01"), scheme("S02")]);
    assert_eq!((scene.asked(), scene.force(0, "kiev")), (AFTER, 1));
    assert_eq!((scene.game.decks[0].len(), scene.game.decks[1].len()), (1, 1), "two cards make two decks");
}

#[test]
fn the_warfare_track_has_no_end() {
    // RUR-Q57, RUR-D10
    let mut scene = Scene::bare(3);
    scene.warfare(0, 30).troops(0, "kiev", 2).troops(1, "kiev", 1).points("attack", 1).play("attack kiev 1");
    assert_eq!(scene.player(0).warfare, 31);
    assert!(scene.log.contains(&Event::WarfareAdvanced { who: seat(0), place: 31 }));
}

#[test]
fn a_marker_that_never_advanced_takes_no_place() {
    // RUR-Q58
    let mut scene = Scene::bare(3);
    assert_eq!([0, 1, 2].map(|side| scene.score(side, "warfare")), [0, 0, 0]);
    scene.warfare(1, 1);
    assert_eq!([0, 1, 2].map(|side| scene.score(side, "warfare")), [0, 3, 0]);
}

#[test]
fn boris_takes_a_coin_with_every_attack_before_the_check() {
    // RUR-Q59, RUR-164
    let mut scene = Scene::bare(3);
    scene
        .leader(0, "boris")
        .leader_at(0, "kiev")
        .troops(1, "kiev", 3)
        .coins(1, 1)
        .on_deck(1, &["S01", "S02"]);
    scene.advisor(1, "5", "scheme", 1, 3).troops(0, "volyn", 1).troops(1, "volyn", 1).points("attack", 3);
    scene.play("attack kiev 1");
    assert_eq!((scene.player(0).coins, scene.player(1).coins, cards(&scene)), (1, 0, 1));
    assert!(scene.log.contains(&Event::CoinStolen { who: seat(0), from: seat(1) }));
    scene.play("deck 1").coins(1, 2).clear_log().play("attack kiev 1");
    assert_eq!((scene.player(0).coins, scene.player(1).coins), (2, 1));
    scene.play("deck 1").coins(1, 0).clear_log().play("attack kiev 1");
    assert_eq!(scene.player(0).coins, 2, "coins of a bribe are not there to take");
    assert!(!scene.happened(|event| matches!(event, Event::CoinStolen { .. })));
}

#[test]
fn boris_does_nothing_where_he_is_not() {
    // RUR-Q59, RUR-004, RUR-165
    let mut scene = Scene::new(3);
    scene.leader(0, "boris").leader_at(0, "kiev").troops(0, "volyn", 3).troops(1, "volyn", 1).coins(1, 1);
    scene.sticker("kiev", "fish").points("attack", 2).play("attack kiev rebel, attack volyn 1");
    assert_eq!(scene.asked(), Frame::Check { region: region("volyn"), cards: 1 });
    assert_eq!((scene.player(0).coins, scene.player(1).coins), (0, 1));
}

#[test]
fn sudislav_musters_with_an_attack_point_where_he_stands() {
    // RUR-Q61, RUR-172, RUR-173
    let mut scene = Scene::bare(3);
    scene.leader(0, "sudislav").leader_at(0, "kiev").troops(0, "volyn", 1).troops(1, "kiev", 1);
    scene.deed(0, "hire-mercenaries").goods(0, "fish 1, ore 1").coins(0, 2);
    scene.play("accomplish hire-mercenaries");
    assert_eq!(scene.legal(), ["attack kiev 1", "muster kiev", "done"]);
    assert_eq!(scene.refused_by("muster volyn"), "RUR-172");
    assert_eq!(scene.refused_by("muster leader kiev"), "RUR-172");
    scene.play("muster kiev");
    assert_eq!((scene.force(0, "kiev"), scene.player(0).supply), (2, 10));
    assert_eq!(scene.asked(), Frame::Turn(Step::Before), "the point is spent");
    let mut empty = Scene::bare(3);
    empty.leader(0, "sudislav").leader_at(0, "kiev").supply(0, 0, "volyn").troops(1, "kiev", 1);
    empty.points("attack", 2);
    assert_eq!(empty.legal(), ["attack kiev 1", "done"]);
    assert_eq!(empty.refused_by("muster kiev"), "RUR-074");
}
