//! What bots know: the evaluation orders positions as a player would.

use samovar_engine::{Game, Insight, NoLog};

use super::scene::{Scene, seat};
use crate::state::{Phase, Step};

fn worth(scene: &Scene) -> f32 {
    scene.game.evaluate(seat(0))
}

/// How much a change of the stage is worth to seat 0.
fn gain(change: fn(&mut Scene) -> &mut Scene) -> f32 {
    let mut scene = Scene::new(2);
    scene.at(3).step(Step::Main);
    let before = worth(&scene);
    change(&mut scene);
    worth(&scene) - before
}

#[test]
fn everything_a_player_owns_is_worth_something() {
    type Change = fn(&mut Scene) -> &mut Scene;
    let goods: [(&str, Change); 10] = [
        ("points", |scene| scene.vp(1)),
        ("horses", |scene| scene.horses(1)),
        ("coins", |scene| scene.coins(1)),
        ("furs", |scene| scene.furs(&[2])),
        ("tigers", |scene| scene.tigers(1)),
        ("banners", |scene| scene.banners(1)),
        ("story", |scene| scene.story(1)),
        ("trophies", |scene| scene.trophy(2)),
        ("a wish in hand", |scene| scene.hand("A5")),
        ("a fulfilled wish", |scene| scene.fulfilled("A5")),
    ];
    for (name, change) in goods {
        assert!(gain(change) > 0.0, "{name}");
    }
}

#[test]
fn more_is_worth_more() {
    assert_eq!(gain(|scene| scene.vp(7)), 7.0);
    assert!(gain(|scene| scene.furs(&[7])) > gain(|scene| scene.furs(&[2])));
    assert!(gain(|scene| scene.outpost(2)) > gain(|scene| scene.coins(1)));
    let far = gain(|scene| scene.hand("A5"));
    let near = gain(|scene| scene.hand("A5").furs(&[5, 5, 5]));
    assert!(
        near - gain(|scene| scene.furs(&[5, 5, 5])) > far,
        "a wish nearer to being fulfilled promises more"
    );
}

#[test]
fn stock_is_worth_less_towards_the_end() {
    let value = |year: u8| {
        let mut scene = Scene::new(2);
        scene.at(3).step(Step::Main);
        scene.game.year = year;
        let before = worth(&scene);
        worth(scene.horses(4)) - before
    };
    assert!(value(1) > value(2) && value(2) > value(4) && value(4) > 0.0);
}

#[test]
fn a_payment_is_judged_with_what_it_pays_for() {
    let mut scene = Scene::new(2);
    scene.at(3).step(Step::Main).region_fur(2, 4).furs(&[4, 4, 5]).coins(2).tigers(0).on_tile(3, &[], false);
    let before = worth(&scene);
    scene.play("claim 3");
    assert!(worth(&scene) > before, "a tile is worth more than two furs");
}

#[test]
fn at_the_end_winning_counts_beside_the_points() {
    let mut scene = Scene::new(2);
    while scene.game.frames.top().is_some() {
        scene.game.frames.pop();
    }
    scene.game.phase = Phase::Over;
    scene.vp(10);
    let alone = worth(&scene);
    scene.game.players[1].vp = 5;
    assert_eq!(worth(&scene), alone, "any victory is a victory");
    scene.game.players[1].vp = 50;
    assert_eq!(worth(&scene), alone - 1.0);
    assert_eq!(alone, scene.game.standings().rows[0].total as f32 + 0.5);
}

#[test]
fn looking_changes_nothing() {
    let mut scene = Scene::new(3);
    scene.at(3).step(Step::Main).furs(&[4, 4, 5]).coins(2);
    let before = scene.game;
    worth(&scene);
    assert_eq!(scene.game, before);
    scene.game.play("coin".parse().unwrap(), &mut NoLog).unwrap();
    assert_ne!(scene.game, before);
}
