//! The 27 scheme cards (catalogue 5.5), each of them played.

use super::scene::{Scene, scheme, seat};
use crate::components::{RegionSet, SchemeId};
use crate::event::Event;
use crate::state::{Frame, Step};

/// What a scheme leaves to be answered, and what it puts into the pools of the turn.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Brings {
    Muster(u8),
    Move(u8),
    Attack(u8),
    Tax(u8),
    Build(u8),
    Deed,
    Nothing,
}

/// By card: what it brings, the coins it gives, the coins it costs.
#[rustfmt::skip]
const CARDS: [(&str, Brings, u8, u8); SchemeId::COUNT] = [
    ("S01", Brings::Muster(1), 0, 0), ("S02", Brings::Muster(1), 0, 0), ("S03", Brings::Muster(1), 0, 1),
    ("S04", Brings::Muster(1), 1, 0), ("S05", Brings::Muster(2), 0, 0),
    ("S06", Brings::Move(1), 0, 0), ("S07", Brings::Move(2), 0, 0), ("S08", Brings::Move(2), 0, 0),
    ("S09", Brings::Move(3), 0, 0),
    ("S10", Brings::Attack(1), 0, 0), ("S11", Brings::Attack(1), 0, 0), ("S12", Brings::Attack(1), 0, 0),
    ("S13", Brings::Attack(1), 0, 1), ("S14", Brings::Attack(1), 1, 0),
    ("S15", Brings::Tax(1), 0, 0), ("S16", Brings::Tax(1), 0, 0), ("S17", Brings::Tax(1), 1, 0),
    ("S18", Brings::Tax(2), 0, 0),
    ("S19", Brings::Build(1), 0, 0), ("S20", Brings::Build(1), 0, 0), ("S21", Brings::Build(1), 0, 1),
    ("S22", Brings::Build(1), 1, 0),
    ("S23", Brings::Nothing, 2, 0), ("S24", Brings::Nothing, 2, 0),
    ("S25", Brings::Deed, 0, 0), ("S26", Brings::Deed, 0, 1), ("S27", Brings::Deed, 1, 0),
];

/// Seat 0 with two troops in Kiev beside one of seat 1, a scheme in hand and coins.
fn holding(card: &str, coins: u8) -> Scene {
    let mut scene = Scene::new(2);
    scene.no_rebels().troops(0, "kiev", 2).troops(1, "kiev", 1).hand(0, card).coins(0, coins).turn_of(0);
    scene
}

#[test]
fn every_scheme_brings_what_it_shows() {
    // RUR-124, RUR-125, RUR-D12, RUR-Q35
    for (card, brings, gives, costs) in CARDS {
        let mut scene = holding(card, 3);
        scene.play(&format!("play {card}"));
        let (asked, tax, build) = match brings {
            Brings::Muster(left) => (Frame::Muster { left, reach: RegionSet::EMPTY }, 0, 0),
            Brings::Move(left) => (Frame::Move { left }, 0, 0),
            Brings::Attack(left) => (Frame::Attack { left, fewer: 0 }, 0, 0),
            Brings::Tax(points) => (Frame::Turn(Step::Before), points, 0),
            Brings::Build(points) => (Frame::Turn(Step::Before), 0, points),
            Brings::Deed => (Frame::Deed, 0, 0),
            Brings::Nothing => (Frame::Turn(Step::Before), 0, 0),
        };
        assert_eq!(scene.asked(), asked, "{card}");
        assert_eq!((scene.game.tax, scene.game.build), (tax, build), "{card}");
        assert_eq!(scene.player(0).coins, 3 + gives - costs, "{card}");
        assert_eq!(scene.count(|event| matches!(event, Event::CoinsPaid { .. })), usize::from(costs > 0));
        assert_eq!(scene.log[0], Event::Played { who: seat(0), card: scheme(card) });
    }
}

#[test]
fn a_scheme_lies_on_the_discard_pile_once_its_rewards_are_gained() {
    // RUR-124, RUR-Q36
    for (card, brings, ..) in CARDS {
        let mut scene = holding(card, 1);
        scene.play(&format!("play {card}"));
        assert!(scene.player(0).hand.is_empty(), "{card} has left the hand");
        let owed = !matches!(brings, Brings::Tax(_) | Brings::Build(_) | Brings::Nothing);
        assert_eq!(scene.game.discard.has(scheme(card)), !owed, "{card}");
        match brings {
            Brings::Deed => {
                let choice = scene.legal()[0].clone();
                scene.play(&choice);
            }
            _ if owed => {
                scene.play("done");
            }
            _ => {}
        }
        assert!(scene.game.discard.has(scheme(card)), "{card}");
        assert_eq!((scene.asked(), scene.game.discard.len()), (Frame::Turn(Step::Before), 1), "{card}");
    }
}

#[test]
fn a_scheme_with_a_price_needs_the_coins() {
    // RUR-Q35, RUR-D13
    let dear: Vec<&str> = CARDS.iter().filter(|(.., costs)| *costs > 0).map(|(card, ..)| *card).collect();
    assert_eq!(dear, ["S03", "S13", "S21", "S26"]);
    for (card, _, _, costs) in CARDS {
        let scene = holding(card, 0);
        let action = format!("play {card}");
        assert_eq!(scene.can(&action), costs == 0, "{card}");
        if costs > 0 {
            assert_eq!(scene.refused_by(&action), "RUR-Q35");
        }
    }
}

#[test]
fn the_coin_of_a_scheme_comes_before_its_other_reward_is_used() {
    // RUR-124, RUR-Q36
    let mut scene = holding("S04", 0);
    scene.play("play S04");
    assert_eq!(
        (scene.player(0).coins, scene.asked()),
        (1, Frame::Muster { left: 1, reach: RegionSet::EMPTY })
    );
    scene.play("muster kiev");
    assert_eq!((scene.force(0, "kiev"), scene.asked()), (3, Frame::Turn(Step::Before)));
}

#[test]
fn points_of_a_scheme_are_spent_like_those_of_a_main_action() {
    // RUR-125
    let mut scene = holding("S05", 0);
    scene.play("play S05, muster kiev, muster kiev");
    assert_eq!((scene.force(0, "kiev"), scene.player(0).supply), (4, 8));
    let mut scene = holding("S09", 0);
    scene.play("play S09, move kiev volyn, move volyn polotsk, move kiev chernigov");
    assert_eq!((scene.force(0, "polotsk"), scene.force(0, "chernigov"), scene.force(0, "kiev")), (1, 1, 0));
    let mut scene = holding("S12", 0);
    scene.on_deck(1, &["S01"]).play("play S12, attack kiev 1, deck 1");
    assert_eq!((scene.force(1, "kiev"), scene.player(0).warfare, scene.force(0, "kiev")), (0, 1, 2));
    let mut scene = holding("S18", 0);
    scene.play("play S18, tax kiev");
    assert_eq!((scene.good(0, "wood"), scene.game.tax), (1, 1));
    let mut scene = holding("S22", 0);
    scene.play("play S22, build kiev market");
    assert_eq!((scene.player(0).structures().len(), scene.game.build), (1, 0));
}

#[test]
fn the_casualty_icon_of_a_played_scheme_does_nothing() {
    // RUR-127
    for (card, ..) in CARDS {
        let mut scene = holding(card, 1);
        scene.play(&format!("play {card}"));
        assert_eq!(scene.force(0, "kiev"), 2, "{card}");
        assert!(!scene.happened(|event| matches!(event, Event::TroopLost { .. } | Event::Revealed { .. })));
    }
}

#[test]
fn the_chance_of_a_casualty_follows_from_nine_cards_of_twenty_seven() {
    // RUR-D13
    let scene = Scene::new(2);
    let cards: Vec<SchemeId> = SchemeId::all().collect();
    let icon = |card: &SchemeId| scene.game.tables.casualties.has(*card);
    let ones = cards.iter().filter(|card| icon(card)).count();
    let mut two = 0;
    let mut three = 0;
    for a in &cards {
        for b in cards.iter().filter(|b| *b != a) {
            two += usize::from(icon(a) || icon(b));
            for c in cards.iter().filter(|c| *c != a && *c != b) {
                three += usize::from(icon(a) || icon(b) || icon(c));
            }
        }
    }
    assert_eq!((ones, two, three), (9, 27 * 26 - 18 * 17, 27 * 26 * 25 - 18 * 17 * 16));
}
