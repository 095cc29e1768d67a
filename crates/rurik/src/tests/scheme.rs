//! Scheme: drawing cards, the decks, and the first player marker (catalogue 2.13, 3.5).

use samovar_engine::{Event as _, Game, Viewer};

use super::scene::{Scene, scheme, schemes, seat};
use crate::action::Action;
use crate::components::{SchemeId, SchemeSet};
use crate::event::Event;
use crate::state::{Frame, Phase, Step};
use crate::view::{KnownCard, SpiedCard};

const AFTER: Frame = Frame::Turn(Step::After);

fn sizes(scene: &Scene) -> (u8, u8, u8) {
    (scene.game.decks[0].len(), scene.game.decks[1].len(), scene.game.discard.len())
}

/// The two cards on top of a deck, the top one first.
fn top_two(scene: &Scene, deck: usize) -> Vec<SchemeId> {
    scene.game.decks[deck - 1].cards().iter().rev().take(2).copied().collect()
}

/// Gives all schemes but these to the last seat.
fn all_in_hands_but(scene: &mut Scene, left: &[&str]) {
    for id in SchemeId::all().map(|card| card.to_string()).filter(|id| !left.contains(&id.as_str())) {
        scene.hand(2, &id);
    }
}

#[test]
fn cards_are_drawn_from_one_deck_and_one_is_kept() {
    // RUR-118, RUR-119
    let mut scene = Scene::new(3);
    scene.on_deck(2, &["S01", "S02", "S03", "S04"]);
    let (first, second, _) = sizes(&scene);
    scene.points("scheme", 3);
    assert_eq!(scene.legal(), ["deck 1", "deck 2"]);
    let reveals = scene.game.reveals();
    scene.play("deck 2");
    assert_eq!(scene.game.reveals(), reveals + 1);
    assert_eq!(scene.legal(), ["keep S01", "keep S02", "keep S03"]);
    assert_eq!(scene.refused_by("keep S04"), "RUR-119");
    scene.play("keep S02");
    assert_eq!(scene.legal(), ["top S01", "top S03"]);
    assert_eq!(scene.refused_by("top S02"), "RUR-119");
    let mut other = scene.clone();
    scene.play("top S03");
    assert_eq!(top_two(&scene, 2), schemes(&["S03", "S01"]));
    assert_eq!(scene.player(0).hand, SchemeSet::only(scheme("S02")));
    assert_eq!(
        (scene.game.decks[0].len(), scene.game.decks[1].len(), scene.asked()),
        (first, second - 1, AFTER)
    );
    assert_eq!(other.play("top S01").game.decks[1].cards().last(), Some(&scheme("S01")));
    assert_eq!(top_two(&other, 2), schemes(&["S01", "S03"]));
    let told = [
        Event::Drew { who: seat(0), deck: 2, cards: 3 },
        Event::Looked { who: seat(0), cards: ["S01", "S02", "S03"].map(|id| Some(scheme(id))) },
        Event::Kept { who: seat(0), card: Some(scheme("S02")) },
        Event::PutBack { who: seat(0), deck: 2, cards: 2 },
    ];
    assert_eq!(scene.log, told);
}

#[test]
fn of_two_cards_the_other_one_goes_back() {
    // RUR-119
    let mut scene = Scene::new(3);
    scene.on_deck(1, &["S01", "S02", "S03"]).points("scheme", 2).play("deck 1, keep S02");
    assert_eq!(top_two(&scene, 1), schemes(&["S01", "S03"]));
    assert!(scene.log.contains(&Event::PutBack { who: seat(0), deck: 1, cards: 1 }));
    assert_eq!(scene.asked(), AFTER);
}

#[test]
fn a_single_card_is_kept() {
    // RUR-118, RUR-119
    let mut scene = Scene::new(3);
    scene.on_deck(1, &["S01", "S02"]).points("scheme", 1).play("deck 1");
    assert_eq!((scene.player(0).hand, scene.asked()), (SchemeSet::only(scheme("S01")), AFTER));
    assert_eq!(scene.game.decks[0].cards().last(), Some(&scheme("S02")));
    assert!(!scene.happened(|event| matches!(event, Event::PutBack { .. })));
}

#[test]
fn only_the_player_sees_the_cards_drawn() {
    // RUR-119, RUR-Q84
    let mut scene = Scene::new(3);
    scene.on_deck(2, &["S01", "S02", "S03"]).points("scheme", 3).play("deck 2");
    let own = |scene: &Scene, who: u8| scene.game.view(Viewer::Seat(seat(who))).own.expect("a player");
    assert_eq!(own(&scene, 0).looked, schemes(&["S01", "S02", "S03"]));
    assert!(own(&scene, 1).looked.is_empty());
    for secret in ["keep S01", "top S01", "agenda wealthy"] {
        let action: Action = secret.parse().expect("an action");
        assert_eq!(scene.game.action_seen_by(action, Viewer::Seat(seat(0))), Some(action));
        assert_eq!(scene.game.action_seen_by(action, Viewer::Seat(seat(1))), None);
        assert_eq!(scene.game.action_seen_by(action, Viewer::Spectator), None);
    }
    assert_eq!(scene.game.action_seen_by(Action::Deck(1), Viewer::Spectator), Some(Action::Deck(1)));
    scene.play("keep S02, top S03");
    let seen = |who: Viewer| scene.log.iter().filter_map(|event| event.seen_by(who)).collect::<Vec<_>>();
    assert_eq!(seen(Viewer::Seat(seat(0))), scene.log);
    let hidden = [
        Event::Drew { who: seat(0), deck: 2, cards: 3 },
        Event::Kept { who: seat(0), card: None },
        Event::PutBack { who: seat(0), deck: 2, cards: 2 },
    ];
    assert_eq!(seen(Viewer::Seat(seat(1))), hidden);
    let known = |under, id| KnownCard { deck: 2, under, card: scheme(id) };
    let mut cards = own(&scene, 0).known;
    cards.sort_by_key(|card| card.under);
    assert_eq!(cards, [known(0, "S03"), known(1, "S01")]);
    assert!(own(&scene, 1).known.is_empty());
}

#[test]
fn a_card_put_back_and_drawn_alone_is_known_in_the_other_hand() {
    // RUR-119
    let mut scene = Scene::new(3);
    scene.on_deck(1, &["S01", "S02"]).points("scheme", 2).play("deck 1, keep S01, end");
    scene.points("scheme", 1).play("deck 1");
    assert!(scene.player(1).hand.has(scheme("S02")));
    let spied = |who: u8| scene.game.view(Viewer::Seat(seat(who))).own.expect("a player").spied;
    assert_eq!(spied(0), [SpiedCard { seat: seat(1), card: scheme("S02") }]);
    assert!(spied(1).is_empty() && spied(2).is_empty());
    scene.hand(1, "S23");
    scene.game.players[0].spied.add(scheme("S23"));
    scene.game.players[1].held.add(scheme("S23"));
    scene.play("play S23");
    assert_eq!(scene.player(0).spied, SchemeSet::only(scheme("S02")), "a card played is in no hand");
    assert_eq!(scene.player(1).held, SchemeSet::EMPTY);
}

#[test]
fn of_several_cards_nobody_knows_which_one_was_kept() {
    // RUR-119
    let mut scene = Scene::new(3);
    scene.on_deck(1, &["S01", "S02", "S03"]).points("scheme", 2).play("deck 1, keep S01, end");
    scene.points("scheme", 2).play("deck 1, keep S02");
    assert!(scene.game.view(Viewer::Seat(seat(0))).own.expect("a player").spied.is_empty());
    assert_eq!(scene.game.decks[0].cards().last(), Some(&scheme("S03")));
    assert_eq!(scene.game.decks[0].known().last(), Some(&0b10), "seat 1 alone has seen it there");
}

#[test]
fn a_deck_used_up_by_a_draw_is_made_anew() {
    // RUR-120, RUR-Q05, RUR-Q55
    let mut scene = Scene::new(3);
    scene.deck(1, &["S01"]).points("scheme", 1).play("deck 1");
    assert_eq!(sizes(&scene), (13, 13, 0));
    assert!(scene.log.contains(&Event::SchemesShuffled { first: 13, second: 13 }));
    let mut odd = Scene::new(3);
    odd.deck(2, &["S01"]).hand(1, "S02").points("scheme", 1).play("deck 2");
    assert_eq!(sizes(&odd), (13, 12, 0), "the first deck has the odd card");
    assert_eq!(odd.player(1).held, SchemeSet::only(scheme("S02")));
}

#[test]
fn cards_put_back_keep_a_deck_alive() {
    // RUR-Q55
    let mut scene = Scene::new(3);
    scene.deck(1, &["S01", "S02"]);
    let before = sizes(&scene);
    scene.points("scheme", 2).play("deck 1, keep S01");
    assert_eq!(sizes(&scene), (1, before.1, before.2));
    assert!(!scene.happened(|event| matches!(event, Event::SchemesShuffled { .. })));
}

#[test]
fn missing_cards_come_from_the_new_deck_in_the_same_place() {
    // RUR-Q53
    let mut scene = Scene::new(3);
    scene.deck(2, &["S01"]).points("scheme", 3).play("deck 2");
    assert!(scene.log.contains(&Event::SchemesShuffled { first: 13, second: 13 }));
    assert_eq!(sizes(&scene), (13, 11, 0));
    let drawn = scene.legal_like("keep");
    assert_eq!((drawn.len(), drawn[0].as_str()), (3, "keep S01"));
    scene.play("keep S01");
    let top = scene.legal_like("top")[0].clone();
    scene.play(&top);
    assert_eq!(sizes(&scene), (13, 13, 0));
}

#[test]
fn a_new_shuffle_forgets_what_was_seen() {
    // RUR-120
    let mut scene = Scene::new(3);
    scene.on_deck(1, &["S01", "S02"]).points("scheme", 2).play("deck 1, keep S01").deck(2, &["S03"]);
    assert!(scene.game.decks[0].known().contains(&1));
    scene.play("end").points("scheme", 1).play("deck 2");
    assert!(scene.game.decks.iter().all(|deck| deck.known().iter().all(|known| *known == 0)));
}

#[test]
fn with_no_cards_left_nothing_is_drawn() {
    // RUR-Q56
    let mut scene = Scene::new(3);
    all_in_hands_but(&mut scene, &[]);
    assert!(scene.game.no_schemes());
    scene.points("scheme", 3);
    assert_eq!((scene.asked(), scene.player(0).hand.len()), (AFTER, 0));
    assert_eq!(scene.player(2).hand.len(), 27, "no limit of the hand");
}

#[test]
fn fewer_cards_are_drawn_when_fewer_are_left() {
    // RUR-Q56
    let mut scene = Scene::new(3);
    all_in_hands_but(&mut scene, &["S01"]);
    scene.deck(1, &["S01"]).ask(Frame::Draw { cards: 2 });
    assert_eq!(scene.refused_by("deck 2"), "RUR-Q56");
    assert!(scene.can("deck 1") && !scene.can("deck 2"));
    scene.points("scheme", 2);
    assert_eq!((scene.player(0).hand, scene.asked()), (SchemeSet::only(scheme("S01")), AFTER));
    assert!(scene.log.contains(&Event::Drew { who: seat(0), deck: 1, cards: 1 }));
    assert!(!scene.happened(|event| matches!(event, Event::SchemesShuffled { .. })));
}

#[test]
fn one_card_left_forms_the_first_deck() {
    // RUR-Q56
    let mut scene = Scene::new(3);
    all_in_hands_but(&mut scene, &["S01", "S02"]);
    scene.deck(1, &["S01"]).deck(2, &[]).discarded(&["S02"]);
    assert_eq!(sizes(&scene), (1, 0, 1));
    scene.points("scheme", 2);
    assert_eq!(scene.legal(), ["keep S01", "keep S02"], "the discarded one was needed");
    scene.play("keep S01");
    assert_eq!(sizes(&scene), (1, 0, 0));
    assert_eq!(scene.count(|event| matches!(event, Event::SchemesShuffled { .. })), 1);
    assert!(scene.log.contains(&Event::SchemesShuffled { first: 1, second: 0 }));
}

#[test]
fn two_cards_left_make_two_decks() {
    // RUR-Q55, RUR-Q56
    let mut scene = Scene::new(3);
    all_in_hands_but(&mut scene, &["S01", "S02", "S03"]);
    scene.deck(1, &["S01"]).deck(2, &["S02"]).discarded(&["S03"]).points("scheme", 1).play("deck 1");
    assert_eq!(sizes(&scene), (1, 1, 0));
}

#[test]
fn a_last_discarded_card_is_drawn_again() {
    // RUR-Q56
    let mut scene = Scene::new(3);
    all_in_hands_but(&mut scene, &["S23"]);
    scene.hand(0, "S23").play("play S23");
    assert_eq!(sizes(&scene), (0, 0, 1), "one card alone makes no decks");
    scene.ask(Frame::Draw { cards: 1 });
    assert!(scene.can("deck 1") && !scene.can("deck 2"));
    scene.points("scheme", 1);
    assert_eq!((scene.player(0).hand, sizes(&scene)), (SchemeSet::only(scheme("S23")), (0, 0, 0)));
}

#[test]
fn the_top_space_hands_the_marker_to_anybody() {
    // RUR-121, RUR-D06
    let top = || {
        let mut scene = Scene::new(3);
        scene.on_deck(1, &["S01", "S02", "S03"]).advisor(0, "1", "scheme", 1, 0);
        scene.play("take scheme 1, deck 1, keep S01, top S02");
        scene
    };
    let mut scene = top();
    assert_eq!(
        (scene.asked(), scene.legal()),
        (Frame::Marker, ["marker 0", "marker 1", "marker 2"].map(String::from).to_vec())
    );
    assert_eq!(scene.refused_by("marker 3"), "RUR-121");
    assert_eq!(scene.refused_by("end"), "RUR-Q25", "somebody has to be named");
    scene.play("marker 2");
    assert_eq!((scene.game.marker, scene.asked()), (seat(2), AFTER));
    assert!(scene.log.contains(&Event::MarkerHanded { who: seat(0), to: seat(2) }));
    assert_eq!(top().play("marker 0").game.marker, seat(0));
}

#[test]
fn the_holder_begins_from_the_claim_phase_on() {
    // RUR-122
    let mut scene = Scene::new(3);
    scene.advisor(0, "1", "scheme", 1, 0).on_deck(1, &["S01", "S02", "S03"]);
    scene.play("take scheme 1, deck 1, keep S01, top S02, marker 2, end");
    assert_eq!((scene.to_decide(), scene.game.first), (Some(seat(1)), seat(0)));
    let mut seats = Vec::new();
    while scene.game.phase == Phase::Action {
        seats.push(scene.to_decide().expect("the game goes on").index());
        let forfeit = scene.legal_like("forfeit")[0].clone();
        scene.play(&forfeit).play("end");
    }
    assert_eq!(seats, [1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2], "the turn order stays");
    assert_eq!((scene.game.first, scene.to_decide(), scene.asked()), (seat(2), Some(seat(2)), Frame::Deed));
    assert!(scene.log.contains(&Event::ClaimsBegan { first: seat(2) }));
    scene.pass_until(|scene| scene.game.phase == Phase::Strategy);
    assert_eq!(scene.to_decide(), Some(seat(2)));
}

#[test]
fn the_marker_stays_when_nobody_takes_the_top_space() {
    // RUR-123, RUR-121
    let mut scene = Scene::new(3);
    scene.first(1).action_phase().advisor(1, "1", "scheme", 1, 0);
    let mut lower = scene.clone();
    scene.play("forfeit scheme 1");
    assert_eq!((scene.asked(), scene.game.marker, scene.player(1).hand.len()), (AFTER, seat(1), 0));
    lower.advisor(1, "1", "scheme", 2, 0).on_deck(1, &["S01", "S02"]).play("take scheme 2, deck 1, keep S01");
    assert_eq!((lower.asked(), lower.game.marker), (AFTER, seat(1)));
    lower.pass_until(|scene| scene.game.phase == Phase::Claim);
    assert_eq!(lower.game.first, seat(1));
}

#[test]
fn the_marker_is_handed_on_even_without_cards() {
    // RUR-121, RUR-Q56
    let mut scene = Scene::new(3);
    all_in_hands_but(&mut scene, &[]);
    scene.advisor(0, "1", "scheme", 1, 0).play("take scheme 1");
    assert_eq!(scene.asked(), Frame::Marker);
}

#[test]
fn the_other_deck_is_shuffled_even_without_a_discard_pile() {
    // RUR-Q53, RUR-Q56
    let mut scene = Scene::new(3);
    all_in_hands_but(&mut scene, &["S01", "S02", "S03", "S04"]);
    scene.deck(2, &["S02", "S03", "S04"]).deck(1, &["S01"]);
    assert_eq!(sizes(&scene), (1, 3, 0));
    scene.points("scheme", 2).play("deck 1");
    assert!(scene.log.contains(&Event::SchemesShuffled { first: 2, second: 1 }));
    assert_eq!((scene.legal_like("keep").len(), sizes(&scene)), (2, (1, 1, 0)));
    scene.play("keep S01");
    assert_eq!(sizes(&scene), (2, 1, 0));
}

#[test]
fn one_card_of_the_other_deck_stays_there() {
    // RUR-Q56
    let mut scene = Scene::new(3);
    all_in_hands_but(&mut scene, &["S01", "S02"]);
    scene.deck(2, &["S02"]).deck(1, &["S01"]).points("scheme", 2).play("deck 1");
    assert_eq!((scene.player(0).hand, sizes(&scene)), (SchemeSet::only(scheme("S01")), (0, 1, 0)));
    assert!(!scene.happened(|event| matches!(event, Event::SchemesShuffled { .. })));
    scene.ask(Frame::Draw { cards: 1 });
    assert!(scene.can("deck 2") && !scene.can("deck 1"));
}
