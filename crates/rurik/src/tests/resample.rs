//! What a player knows of hidden cards stays in every sample, and nothing else does (RUR-Q04).

use std::collections::BTreeSet;

use samovar_engine::{Game, Rng, Seat, Seed, Viewer};

use super::scene::{Scene, agenda, scheme, seat};
use crate::components::{AgendaId, SchemeId};
use crate::state::Rurik;

/// Samples of what a seat knows.
fn samples(scene: &Scene, knower: u8, count: usize) -> Vec<Rurik> {
    let mut rng = Rng::new(Seed::from_text("samples"));
    let sample = |rng: &mut Rng| {
        let mut game = scene.game;
        game.resample(seat(knower), rng);
        game
    };
    (0..count).map(|_| sample(&mut rng)).collect()
}

/// A scene in which seat 0 has drawn three cards and put S07 back on S06.
fn put_back() -> Scene {
    let mut scene = Scene::new(2);
    scene.on_deck(1, &["S05", "S06", "S07"]).points("scheme", 3).play("deck 1, keep S05, top S07");
    scene
}

fn top_two(game: &Rurik) -> [SchemeId; 2] {
    let cards = game.decks[0].cards();
    [cards[cards.len() - 1], cards[cards.len() - 2]]
}

#[test]
fn cards_put_back_are_known_to_the_one_who_put_them() {
    let scene = put_back();
    for sample in samples(&scene, 0, 40) {
        assert_eq!(top_two(&sample), [scheme("S07"), scheme("S06")]);
        assert!(sample.players[0].hand.has(scheme("S05")));
    }
    let others: BTreeSet<_> = samples(&scene, 1, 40).iter().map(top_two).collect();
    assert!(others.len() > 20, "the other player does not know them: {others:?}");
}

#[test]
fn the_view_shows_what_was_put_back_to_nobody_else() {
    let scene = put_back();
    let own = |viewer: Viewer| scene.game.view(viewer).own.map(|own| own.known);
    let known = own(Viewer::Seat(seat(0))).expect("a seat has cards of its own");
    let known: Vec<(u8, u8, SchemeId)> =
        known.iter().map(|card| (card.deck, card.under, card.card)).collect();
    assert_eq!(known, [(1, 1, scheme("S06")), (1, 0, scheme("S07"))]);
    assert_eq!(own(Viewer::Seat(seat(1))), Some(Vec::new()));
    assert_eq!(own(Viewer::Spectator), None);
}

#[test]
fn whoever_knows_the_only_card_drawn_knows_the_hand_it_goes_to() {
    let mut scene = put_back();
    scene.play("end").points("scheme", 1).play("deck 1");
    assert!(scene.player(1).hand.has(scheme("S07")));
    assert!(samples(&scene, 0, 40).iter().all(|sample| sample.players[1].hand.has(scheme("S07"))));
    let spied = scene.game.view(Viewer::Seat(seat(0))).own.expect("a seat").spied;
    assert_eq!(
        spied.iter().map(|spied| (spied.seat, spied.card)).collect::<Vec<_>>(),
        [(seat(1), scheme("S07"))]
    );
}

#[test]
fn of_several_cards_drawn_nobody_else_knows_which_was_kept() {
    let mut scene = put_back();
    scene.play("end").points("scheme", 2).play("deck 1, keep S07");
    let hands: BTreeSet<_> = samples(&scene, 0, 60).iter().map(|sample| sample.players[1].hand).collect();
    assert!(hands.len() > 10);
}

#[test]
fn a_card_of_the_discard_pile_was_in_no_hand_at_the_reshuffle() {
    let mut scene = Scene::new(2);
    scene.hand(1, "S20").hand(1, "S21").deck(1, &["S01"]);
    let returned: Vec<SchemeId> = scene.game.discard.iter().collect();
    scene.turn_of(0).points("scheme", 1).play("deck 1");
    assert!(scene.game.discard.is_empty(), "the decks were made anew");
    assert_eq!(scene.game.returned.iter().collect::<Vec<_>>(), returned);
    for sample in samples(&scene, 0, 60) {
        assert!((sample.players[1].hand & sample.returned).is_empty());
        assert_eq!(sample.players[1].hand.len(), 2);
    }
}

#[test]
fn own_agendas_stay_and_others_can_be_any_of_the_rest() {
    let mut scene = Scene::new(3);
    scene.agenda(0, "regal");
    let own = scene.player(0).dealt;
    let mut seen: BTreeSet<AgendaId> = BTreeSet::new();
    for sample in samples(&scene, 0, 200) {
        assert_eq!((sample.players[0].dealt, sample.players[0].agenda()), (own, Some(agenda("regal"))));
        seen.extend(sample.players[1].agenda());
    }
    assert_eq!(seen.len(), AgendaId::COUNT - 2);
}

#[test]
fn agendas_lie_open_at_the_end() {
    let mut scene = Scene::new(2);
    scene.agenda(1, "regal").claim_phase(4);
    assert_eq!(scene.game.view(Viewer::Spectator).sides[1].agenda, Some(agenda("regal")));
    assert!(samples(&scene, 0, 20).iter().all(|sample| sample.players[1].agenda() == Some(agenda("regal"))));
}

#[test]
fn stickers_of_undefeated_rebels_can_be_any_that_are_left() {
    let mut scene = Scene::new(2);
    scene.troops(0, "kiev", 1).sticker("kiev", "coin:2").points("attack", 1).play("attack kiev rebel");
    let kiev = |game: &Rurik| game.rewards[super::scene::region("kiev").index()];
    let novgorod = |game: &Rurik| game.rewards[super::scene::region("novgorod").index()];
    let all = samples(&scene, 1, 200);
    assert!(all.iter().all(|sample| kiev(sample) == kiev(&scene.game)));
    assert_eq!(all.iter().map(novgorod).collect::<BTreeSet<_>>().len(), 14);
}

#[test]
fn secret_choices_are_shown_to_nobody_else() {
    let mut scene = Scene::new(2);
    scene.on_deck(1, &["S05", "S06"]).points("scheme", 2).play("deck 1");
    let keep = "keep S05".parse().expect("an action");
    let seen = |viewer: Viewer| scene.game.action_seen_by(keep, viewer);
    assert_eq!(seen(Viewer::Seat(seat(0))), Some(keep));
    assert_eq!((seen(Viewer::Seat(seat(1))), seen(Viewer::Spectator)), (None, None));
    let seats: Vec<Seat> = Seat::first(2).collect();
    let looked: Vec<usize> = seats
        .iter()
        .map(|seat| scene.game.view(Viewer::Seat(*seat)).own.expect("a seat").looked.len())
        .collect();
    assert_eq!(looked, [2, 0]);
}
