//! What bots know: how much better a position is for what a player has more.

use samovar_engine::{Insight, Turn};

use super::scene::{Scene, seat};

/// A quiet stage: an action phase in the first round, where nobody has anything.
fn stage() -> Scene {
    let mut scene = Scene::new(2);
    scene.action_phase().no_rebels().no_troops(0).no_troops(1).turn_of(0);
    scene.coins(0, 0).coins(1, 0).agenda(0, "regal").agenda(1, "capable");
    scene
}

/// How much better the first seat stands after a change.
fn gain(before: &Scene, change: impl Fn(&mut Scene) -> &mut Scene) -> f32 {
    let mut after = before.clone();
    change(&mut after);
    after.game.evaluate(seat(0)) - before.game.evaluate(seat(0))
}

fn about(value: f32, expected: f32) {
    assert!((value - expected).abs() < 1e-4, "{value} is not {expected}");
}

#[test]
fn stock_is_worth_something_and_less_towards_the_end() {
    let early = stage();
    // 7/8 of the game are to come.
    about(gain(&early, |scene| scene.coins(0, 1)), 0.25 * 0.875);
    about(gain(&early, |scene| scene.coins(0, 6)), 6.0 * 0.25 * 0.875);
    about(gain(&early, |scene| scene.coins(0, 9)), 6.0 * 0.25 * 0.875);
    about(gain(&early, |scene| scene.hand(0, "S01")), 0.35 * 0.875);
    let mut late = stage();
    late.round(4);
    about(gain(&late, |scene| scene.coins(0, 1)), 0.25 * 0.125);
    about(gain(&late, |scene| scene.hand(0, "S01")), 0.35 * 0.125);
    // What the others have is theirs.
    about(gain(&early, |scene| scene.coins(1, 4)), 0.0);
}

#[test]
fn a_region_with_troops_counts_for_the_troops_the_rule_and_the_track() {
    let empty = stage();
    let one = gain(&empty, |scene| scene.troops(0, "kiev", 1));
    let two = gain(&empty, |scene| scene.troops(0, "kiev", 2));
    about(two - one, 0.3 * 0.875);
    // One troop, one region ruled, one occupied; and half of the way to the first rung of the rule track.
    let rungs = &empty.game.tables.claim[0];
    let share = 0.4 * f32::from(rungs[0].vp) / f32::from(rungs[0].need);
    about(one, (0.3 + 0.5 + 0.2) * 0.875 + share);
}

#[test]
fn a_rung_that_is_reached_counts_in_full() {
    let empty = stage();
    let rungs = &empty.game.tables.claim[0];
    let towns = ["kiev", "chernigov", "smolensk"];
    let need = usize::from(rungs[0].need);
    let ruled = gain(&empty, |scene| {
        for at in &towns[..need] {
            scene.troops(0, at, 1);
        }
        scene
    });
    let next = f32::from(rungs[1].vp) - f32::from(rungs[0].vp);
    let share = 0.4 * next * f32::from(rungs[0].need) / f32::from(rungs[1].need);
    about(ruled, need as f32 * (0.3 + 0.5 + 0.2) * 0.875 + f32::from(rungs[0].vp) + share);
    // What was claimed stays claimed.
    let claimed = gain(&empty, |scene| scene.claims(0, [1, 0, 0]));
    about(claimed, f32::from(rungs[0].vp));
}

#[test]
fn war_and_deeds_count_as_far_as_they_are_certain() {
    let peace = stage();
    // Alone ahead in war: what that scores at the end, nearly, and the way there.
    let ahead = gain(&peace, |scene| scene.warfare(0, 2));
    let mut scene = peace.clone();
    scene.warfare(0, 2);
    let points = f32::from(scene.game.warfare_points(0));
    assert!(points > 0.0);
    about(ahead, 0.7 * points + 2.0 * 0.2 * 0.875);
}

#[test]
fn at_the_end_points_count_and_who_has_more_is_half_a_point_better() {
    let mut scene = Scene::new(2);
    scene.chance("an end");
    let mut game = scene.game;
    let mut dice = 7usize;
    while let Turn::Decide(_) = samovar_engine::Game::turn(&game) {
        let mut actions = samovar_engine::ActionList::new();
        samovar_engine::Game::legal_actions(&game, &mut actions);
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        samovar_engine::Game::play_unchecked(&mut game, actions[(dice >> 33) % actions.len()]);
    }
    let rows = game.count_up().rows;
    let totals: Vec<f32> = rows.iter().map(|row| row.total as f32).collect();
    assert_ne!(totals[0], totals[1], "choose another chance");
    for side in 0..2 {
        let sign = (totals[side] - totals[1 - side]).signum();
        about(game.evaluate(seat(side as u8)), totals[side] + 0.5 * sign);
    }
}
