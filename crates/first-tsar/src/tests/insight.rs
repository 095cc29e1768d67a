//! What bots know: the evaluation orders positions as a player would.

use samovar_engine::Insight as _;

use super::scene::{Scene, seat};
use crate::components::Token;
use crate::state::Phase;

fn worth(scene: &Scene) -> f32 {
    scene.game.evaluate(seat(0))
}

/// How much a change of the stage is worth to seat 0 in a round.
fn gain_in(round: u8, change: fn(&mut Scene) -> &mut Scene) -> f32 {
    let mut scene = Scene::new(3);
    scene.round(round);
    let before = worth(&scene);
    change(&mut scene);
    let gain = worth(&scene) - before;
    (gain * 1000.0).round() / 1000.0
}

fn gain(change: fn(&mut Scene) -> &mut Scene) -> f32 {
    gain_in(1, change)
}

#[test]
fn everything_a_player_owns_is_worth_something() {
    type Change = fn(&mut Scene) -> &mut Scene;
    let things: [(&str, Change); 11] = [
        ("points", |scene| scene.vp(1)),
        ("grain", |scene| scene.goods("1 grain")),
        ("steel", |scene| scene.goods("1 steel")),
        ("coins", |scene| scene.goods("1 coin")),
        ("coins under a boyar", |scene| scene.chambers(&["production 1", "maneuver", "project"])),
        ("an Estate", |scene| scene.estate("ES01")),
        ("a Trade token", |scene| scene.pad(4, "TT01")),
        ("a warrior", |scene| scene.warriors("vologda", 2)),
        ("a building", |scene| scene.building("moscow")),
        ("the Field of War", |scene| scene.field(1)),
        ("a Title", |scene| scene.title("TL14")),
    ];
    for (name, change) in things {
        assert!(gain(change) > 0.0, "{name}");
    }
}

#[test]
fn more_is_worth_more() {
    assert_eq!(gain(|scene| scene.vp(7)), 7.0);
    assert!(gain(|scene| scene.goods("1 steel")) > gain(|scene| scene.goods("1 grain")));
    assert!(gain(|scene| scene.goods("1 coin")) > gain(|scene| scene.goods("1 grain")));
    assert!(gain(|scene| scene.goods("2 coin")) > gain(|scene| scene.goods("1 coin")));
    assert!(
        gain(|scene| scene.warriors("moscow", 1)) > gain(|scene| scene.warriors("vologda", 2)),
        "a new city"
    );
    assert!(gain(|scene| scene.building("moscow")) > gain(|scene| scene.warriors("moscow", 1)));
    let far = gain(|scene| scene.hand("PC05"));
    let near = gain(|scene| scene.hand("PC05").goods("3 stone")) - gain(|scene| scene.goods("3 stone"));
    assert!(near > far, "a project that can be paid for promises more");
    let coin_below = gain(|scene| scene.chambers(&["production 1", "maneuver", "project"]));
    assert!(coin_below < gain(|scene| scene.goods("1 coin")));
}

#[test]
fn stock_is_worth_less_towards_the_end() {
    let value = |round| gain_in(round, |scene| scene.estate("ES01"));
    assert!(value(1) > value(2) && value(2) > value(3) && value(3) > value(4) && value(4) > 0.0);
    let mut scene = Scene::new(3);
    let early = worth(scene.estate("ES01")) - worth(&Scene::new(3));
    let later = |scene: &mut Scene| worth(scene.as_seat(0));
    let mut one = Scene::new(3);
    let mut two = Scene::new(3);
    two.estate("ES01");
    for scene in [&mut one, &mut two] {
        scene.boyar("vologda").turn(0);
    }
    assert!(later(&mut two) - later(&mut one) < early, "a turn later in the same round");
}

#[test]
fn titles_count_for_both_scorings_that_are_to_come() {
    let value = |round| gain_in(round, |scene| scene.title("TL14"));
    assert_eq!((value(1), value(2), value(3), value(4)), (4.0, 4.0, 2.0, 2.0));
}

#[test]
fn a_price_is_judged_with_what_it_pays_for() {
    let mut scene = Scene::new(3);
    scene.gain(Token::Any, 1);
    let open = worth(&scene);
    scene.play("take grain");
    assert_eq!(worth(&scene), open, "the question counts as answered by its first answer");
}

#[test]
fn at_the_end_only_points_count_and_who_has_most() {
    let over = |mine: u16, others: [u16; 2]| {
        let mut scene = Scene::new(3);
        scene.vp(mine).goods("9 coin").estate("ES01").as_seat(1).vp(others[0]).as_seat(2).vp(others[1]);
        scene.game.frames.pop();
        scene.game.phase = Phase::Over;
        worth(&scene)
    };
    assert_eq!((over(50, [40, 30]), over(50, [40, 60]), over(50, [60, 40])), (50.5, 49.5, 49.5));
}
