//! Reward Chamber: Titles and Estates (catalogue 2.11, 3.6).

use super::scene::{Scene, estate, goods, seat, title};
use crate::components::Token;
use crate::event::{Deck, Event};
use crate::state::{Frame, Phase};

/// Seat 0 of three has left the Reward Chamber; three Titles and three Estates are shown.
fn in_chamber(seal: bool) -> Scene {
    let mut scene = Scene::new(3);
    scene.titles(&["TL01", "TL02", "TL03"]).estates(&["ES01", "ES04", "ES06"]).acting("reward", seal);
    scene.clear_log();
    scene
}

/// So many cards of the Title deck are discarded.
fn discard_titles(scene: &mut Scene, count: u8) {
    for _ in 0..count {
        let card = scene.game.title_deck.draw();
        scene.game.titles_gone.extend(card);
    }
}

/// So many cards of the Estate deck are discarded.
fn discard_estates(scene: &mut Scene, count: u8) {
    for _ in 0..count {
        let card = scene.game.estate_deck.draw();
        scene.game.estates_gone.extend(card);
    }
}

#[test]
fn a_title_of_the_display_is_taken_without_a_new_one() {
    // TSR-164, TSR-167
    let mut scene = in_chamber(false);
    let deck = scene.game.title_deck.len();
    scene.play("title TL02");
    assert!(scene.me().titles.has(title("TL02")));
    assert_eq!(scene.game.titles.iter().collect::<Vec<_>>(), [title("TL01"), title("TL03")]);
    assert_eq!(scene.game.title_deck.len(), deck);
    assert_eq!(scene.log, [Event::TookTitle { who: seat(0), title: title("TL02"), deck: false }]);
}

#[test]
fn the_top_title_of_the_deck_is_taken_blind() {
    // TSR-164
    let mut scene = in_chamber(false);
    let top = *scene.game.title_deck.all().last().expect("a deck");
    let (deck, reveals) = (scene.game.title_deck.len(), scene.game.reveals);
    scene.play("draw title");
    assert!(scene.me().titles.has(top));
    assert_eq!((scene.game.titles.len(), scene.game.title_deck.len()), (3, deck - 1));
    assert_eq!(scene.game.reveals, reveals + 1);
    assert_eq!(scene.log, [Event::TookTitle { who: seat(0), title: top, deck: true }]);
}

#[test]
fn an_estate_of_the_display_is_taken_without_a_new_one() {
    // TSR-164, TSR-167
    let mut scene = in_chamber(false);
    let deck = scene.game.estate_deck.len();
    scene.play("estate ES04");
    assert!(scene.me().estates.has(estate("ES04")) && scene.me().used.is_empty());
    assert_eq!(scene.game.estates.iter().collect::<Vec<_>>(), [estate("ES01"), estate("ES06")]);
    assert_eq!(scene.game.estate_deck.len(), deck);
    assert_eq!(scene.log, [Event::TookEstate { who: seat(0), estate: estate("ES04"), deck: false }]);
}

#[test]
fn the_top_estate_of_the_deck_is_taken_blind() {
    // TSR-164
    let mut scene = in_chamber(false);
    let top = *scene.game.estate_deck.all().last().expect("a deck");
    let (deck, reveals) = (scene.game.estate_deck.len(), scene.game.reveals);
    scene.play("draw estate");
    assert!(scene.me().estates.has(top));
    assert_eq!((scene.game.estates.len(), scene.game.estate_deck.len()), (3, deck - 1));
    assert_eq!(scene.game.reveals, reveals + 1);
    assert_eq!(scene.log, [Event::TookEstate { who: seat(0), estate: top, deck: true }]);
}

#[test]
fn one_card_is_all_without_the_bonus() {
    // TSR-164
    for first in ["title TL01", "draw title", "estate ES01", "draw estate"] {
        let mut scene = in_chamber(false);
        scene.play(first);
        for second in ["title TL03", "draw title", "estate ES06", "draw estate"] {
            assert!(!scene.can(second), "{first}, {second}");
            assert_eq!(scene.refused_by(second), "TSR-164", "{first}, {second}");
        }
    }
}

#[test]
fn the_bonus_is_another_estate_and_never_a_second_title() {
    // TSR-165, TSR-Q65
    let (titles, estates) = (["title TL01", "draw title"], ["estate ES01", "draw estate"]);
    for first in titles {
        let mut scene = in_chamber(true);
        scene.play(first);
        for second in ["title TL03", "draw title"] {
            assert!(!scene.can(second));
            assert_eq!(scene.refused_by(second), "TSR-165");
        }
        for second in estates {
            let mut scene = scene.clone();
            scene.play(second);
            assert_eq!((scene.me().titles.len(), scene.me().estates.len()), (1, 1));
            assert_eq!(scene.refused_by("draw estate"), "TSR-164");
            assert_eq!(scene.refused_by("draw title"), "TSR-164");
        }
    }
    for first in estates {
        for second in ["title TL03", "draw title", "estate ES06", "draw estate"] {
            let mut scene = in_chamber(true);
            scene.play(first).play(second);
            assert_eq!(scene.me().titles.len() + scene.me().estates.len(), 2, "{first}, {second}");
            assert_eq!(scene.refused_by("draw estate"), "TSR-164");
        }
    }
}

#[test]
fn only_cards_that_are_shown_can_be_named() {
    // TSR-247, TSR-248
    let mut scene = in_chamber(true);
    scene.title("TL09").as_seat(1).estate("ES09").as_seat(0);
    for id in ["TL09", "TL10"] {
        assert!(!scene.can(&format!("title {id}")));
        assert_eq!(scene.refused_by(&format!("title {id}")), "TSR-248");
    }
    for id in ["ES09", "ES10"] {
        assert!(!scene.can(&format!("estate {id}")));
        assert_eq!(scene.refused_by(&format!("estate {id}")), "TSR-247");
    }
}

#[test]
fn an_empty_deck_gives_nothing_but_the_display_still_does() {
    // TSR-230, TSR-Q63
    let mut scene = in_chamber(true);
    scene.title_deck(0).estate_deck(0);
    for action in ["draw title", "draw estate"] {
        assert!(!scene.can(action));
        assert_eq!(scene.refused_by(action), "TSR-230");
    }
    scene.play("title TL01, estate ES04");
    assert_eq!((scene.me().titles.len(), scene.me().estates.len()), (1, 1));
}

#[test]
fn with_no_card_left_nothing_is_taken() {
    // TSR-164, TSR-165
    let mut scene = Scene::new(3);
    scene.titles(&[]).estates(&[]).title_deck(0).estate_deck(0).acting("reward", true);
    for word in ["title", "estate", "draw"] {
        assert!(scene.legal_like(word).is_empty(), "{word}");
    }
    assert!(scene.can("send moscow"), "the turn goes on");

    let mut scene = Scene::new(3);
    scene.titles(&["TL01"]).estates(&[]).estate_deck(0).acting("reward", true).play("title TL01");
    assert!(
        scene.legal_like("estate").is_empty() && scene.legal_like("draw").is_empty(),
        "the bonus is lost"
    );
}

#[test]
fn a_deck_is_made_anew_when_its_last_card_is_drawn() {
    // TSR-229, TSR-Q64
    let mut scene = in_chamber(false);
    discard_titles(&mut scene, 4);
    let gone = scene.game.titles_gone;
    scene.title_deck(2).play("draw title");
    assert_eq!((scene.game.title_deck.len(), scene.game.titles_gone), (1, gone), "one card is left");
    assert!(!scene.happened(|event| matches!(event, Event::Reshuffled { .. })));
    let mut scene = in_chamber(false);
    discard_titles(&mut scene, 4);
    let gone = scene.game.titles_gone;
    scene.title_deck(1).play("draw title");
    let deck: crate::state::TitleSet = scene.game.title_deck.all().iter().copied().collect();
    assert_eq!((deck, scene.game.titles_gone.len(), scene.game.titles.len()), (gone, 0, 3));
    assert!(scene.happened(|event| *event == Event::Reshuffled { deck: Deck::Titles }));

    let mut scene = in_chamber(false);
    discard_estates(&mut scene, 4);
    let gone = scene.game.estates_gone;
    scene.estate_deck(1).play("draw estate");
    let deck: crate::state::EstateSet = scene.game.estate_deck.all().iter().copied().collect();
    assert_eq!((deck, scene.game.estates_gone.len(), scene.game.estates.len()), (gone, 0, 3));
    assert!(scene.happened(|event| *event == Event::Reshuffled { deck: Deck::Estates }));
}

#[test]
fn a_new_deck_is_shuffled() {
    // TSR-229
    let mut scene = in_chamber(false);
    discard_titles(&mut scene, 11);
    discard_estates(&mut scene, 11);
    scene.title_deck(1).estate_deck(1);
    let mut again = scene.clone();
    scene.play("draw title");
    assert_eq!(scene.game.title_deck.len(), 11);
    assert!(!scene.game.title_deck.all().is_sorted(), "not as they lay");
    again.play("draw estate");
    assert_eq!(again.game.estate_deck.len(), 11);
    assert!(!again.game.estate_deck.all().is_sorted());
}

#[test]
fn without_discards_the_deck_stays_empty() {
    // TSR-230, TSR-Q64
    let mut scene = in_chamber(true);
    scene.title_deck(1).estate_deck(1).play("draw title, draw estate");
    assert!(scene.game.title_deck.is_empty() && scene.game.estate_deck.is_empty());
    assert!(!scene.happened(|event| matches!(event, Event::Reshuffled { .. })));
}

#[test]
fn titles_and_estates_have_no_limit_and_lie_open() {
    // TSR-166
    use samovar_engine::{Game as _, Viewer};
    let mut scene = Scene::new(3);
    scene.titles(&["TL01", "TL02"]).estates(&["ES01", "ES02"]).title_deck(1).estate_deck(1);
    scene.turn(2).favor(&[2, 1, 0]).acting("reward", true);
    let (titles, estates) = (scene.me().titles.len(), scene.me().estates.len());
    assert!(titles >= 10 && estates >= 10);
    scene.play("title TL01, estate ES01");
    assert_eq!((scene.me().titles.len(), scene.me().estates.len()), (titles + 1, estates + 1));
    let view = scene.game.view(Viewer::Spectator);
    assert_eq!(
        (view.board.players[2].titles, view.board.players[2].estates),
        (scene.me().titles, scene.me().estates)
    );
}

#[test]
fn displays_are_filled_only_when_a_round_is_prepared() {
    // TSR-167, TSR-Q66
    let mut scene = in_chamber(false);
    scene.play("title TL01").gain(Token::TakeTitle, 1).play("title TL02").gain(Token::TakeEstate, 1);
    scene.play("estate ES01, send moscow, end");
    assert_eq!((scene.game.titles.len(), scene.game.estates.len()), (1, 2));
    scene.pass_until(|scene| scene.game.phase == Phase::EndOfRound);
    assert_eq!((scene.game.titles.len(), scene.game.estates.len()), (1, 2));
    scene.pass_until(|scene| scene.game.phase == Phase::Planning);
    assert_eq!((scene.game.titles.len(), scene.game.estates.len()), (3, 3));
}

#[test]
fn an_estate_drawn_from_the_deck_can_be_used_in_the_same_turn() {
    // TSR-168
    let mut scene = Scene::new(3);
    scene.estates(&[]).game.estate_deck.all_mut().sort();
    scene.game.estate_deck.all_mut().reverse();
    scene.acting("reward", false).play("draw estate, use ES01");
    assert_eq!((scene.me().goods, scene.asked()), (goods("2 coin"), Frame::Turn));
    assert!(scene.me().used.has(estate("ES01")));
}
