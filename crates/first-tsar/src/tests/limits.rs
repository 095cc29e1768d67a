//! What is limited and what is not (catalogue 2.17).

use super::scene::{Scene, goods, project};
use crate::components::{BOYARS, BUILDINGS, Item, SEALS, Token, WARRIORS};
use crate::event::Event;
use crate::state::Frame;

#[test]
fn the_pool_never_runs_out() {
    // TSR-225
    let mut scene = Scene::new(3);
    scene
        .as_seat(1)
        .goods("20 grain, 20 wood, 20 stone, 12 gunpowder, 12 textile, 12 steel, 40 coin")
        .as_seat(0);
    for item in Item::ALL {
        scene.gain(Token::of(item), 5);
        assert_eq!(scene.has(item), 5, "{item}");
    }
    scene.goods("41 coin").gain(Token::Coin, 9);
    assert_eq!(scene.has(Item::Coin), 50);
    scene.audit();
}

#[test]
fn pieces_are_limited_to_their_number() {
    // TSR-226, TSR-030, TSR-031, TSR-032, TSR-033
    let mut scene = Scene::new(3);
    let me = scene.me();
    assert_eq!((me.warriors + me.garrison.iter().sum::<u8>(), WARRIORS), (10, 10));
    assert_eq!((me.buildings, BUILDINGS, me.seals, SEALS), (6, 6, 2, 2));
    assert_eq!((me.chambers.len(), BOYARS), (3, 3));
    scene.warriors_left(1, "kursk").acting("maneuver", false).play("warrior kursk");
    assert_eq!(scene.me().warriors, 0);
    assert!(scene.legal_like("warrior").is_empty());
    assert_eq!(scene.refused_by("warrior kursk"), "TSR-129");

    let mut scene = Scene::new(3);
    scene.sealed("exchange").sealed("reward").turn(0);
    assert!(scene.legal_like("leave").iter().all(|action| !action.ends_with("seal")));
    assert_eq!(scene.refused_by("leave production seal"), "TSR-102");
}

#[test]
fn an_empty_project_deck_gives_no_card_and_no_refill() {
    // TSR-227
    let mut scene = Scene::new(3);
    scene.acting("project", true).project_deck(1).display("PC05").project_deck(1);
    scene.play("project PC05");
    assert_eq!(
        (scene.game.projects.len(), scene.game.project_deck.len()),
        (6, 0),
        "the last card fills the display"
    );
    assert!(!scene.can("draw project"));
    assert_eq!(scene.refused_by("draw project"), "TSR-227");
    let shown = scene.game.projects.iter().next().expect("a display");
    let reveals = scene.game.reveals;
    scene.clear_log().play(&format!("project {shown}"));
    assert_eq!((scene.game.projects.len(), scene.game.project_deck.len()), (5, 0));
    assert_eq!(scene.log.len(), 1, "no new card: {:?}", scene.log);
    assert_eq!(scene.game.reveals, reveals);
    let hand = scene.me().hand.len();
    scene.play("send smolensk, end");
    assert_eq!((scene.player(0).hand.len(), scene.game.project_deck.len()), (hand, 0), "never made anew");
}

#[test]
fn completed_projects_do_not_come_back_into_the_deck() {
    // TSR-227
    let mut scene = Scene::new(3);
    scene.acting("project", false).hand("PM02").goods("2 grain, 2 wood").project_deck(0);
    scene.play("complete PM02, skip");
    assert!(scene.game.project_deck.is_empty() && scene.me().completed.has(project("PM02")));
    assert_eq!(scene.refused_by("draw project"), "TSR-227");
}

#[test]
fn without_deck_and_display_hands_can_still_be_completed() {
    // TSR-228
    let mut scene = Scene::new(3);
    scene.acting("project", false).hand("PM02").goods("2 grain, 2 wood").project_deck(0).no_display();
    assert!(scene.legal_like("project").is_empty() && !scene.can("draw project"));
    assert_eq!(scene.legal_like("complete"), ["complete PM02"]);
    scene.play("complete PM02, skip");
    assert_eq!(scene.me().vp, 4);
    scene.clear_log().gain(Token::TakeProject, 1);
    assert_eq!(scene.asked(), Frame::Turn, "an effect takes none either");
    assert!(!scene.happened(|event| matches!(event, Event::TookProject { .. } | Event::DrewProject { .. })));
}

#[test]
fn goods_are_told_apart() {
    // TSR-241, TSR-238
    let mut scene = Scene::new(3);
    scene.gain(Token::Grain, 2).gain(Token::Textile, 1).gain(Token::Coin, 3);
    assert_eq!(scene.me().goods, goods("2 grain, 1 textile, 3 coin"));
}
