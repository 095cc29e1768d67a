//! What bots know: the features a position is evaluated by.

use samovar_engine::{Features, Game, Rng, Seed, Turn, kit};

use super::scene::{Scene, seat};
use crate::Rurik;
use crate::components::Track;

/// A quiet stage: an action phase in the first round, where nobody has anything.
fn stage() -> Scene {
    let mut scene = Scene::new(2);
    scene.action_phase().no_rebels().no_troops(0).no_troops(1).turn_of(0);
    scene.coins(0, 0).coins(1, 0).agenda(0, "regal").agenda(1, "capable");
    scene
}

fn features(scene: &Scene) -> Features {
    kit::features_of(&scene.game, seat(0))
}

#[test]
fn everything_a_player_has_is_in_the_features() {
    type Change = fn(&mut Scene) -> &mut Scene;
    let things: [(&str, Change); 10] = [
        ("coins", |scene| scene.coins(0, 1)),
        ("a scheme", |scene| scene.hand(0, "S01")),
        ("a deed", |scene| scene.deed(0, "hoard")),
        ("an accomplished deed", |scene| scene.accomplished(0, "capital-city")),
        ("troops", |scene| scene.troops(0, "kiev", 1)),
        ("a structure", |scene| scene.built(0, "kiev", "church")),
        ("goods", |scene| scene.goods(0, "fur 1")),
        ("warfare", |scene| scene.warfare(0, 2)),
        ("claims", |scene| scene.claims(0, [1, 0, 0])),
        ("the troops of others", |scene| scene.troops(1, "kiev", 2)),
    ];
    for (name, change) in things {
        let mut scene = stage();
        change(&mut scene);
        assert_ne!(features(&scene), features(&stage()), "{name}");
    }
}

#[test]
fn tracks_count_as_they_would_be_claimed_now() {
    let mut scene = stage();
    let rungs = scene.game.tables.claim[0];
    let towns = ["kiev", "chernigov", "smolensk"];
    for at in &towns[..usize::from(rungs[0].need)] {
        scene.troops(0, at, 1);
    }
    assert_eq!(features(&scene).now, [f32::from(rungs[0].vp), 0.0]);
    // What was claimed stays claimed.
    scene.claims(0, [2, 0, 0]);
    assert_eq!(features(&scene).now, [f32::from(rungs[1].vp), 0.0]);
}

#[test]
fn the_top_of_a_track_wants_more_than_a_number() {
    let mut scene = stage();
    let [.., below, top] = scene.game.tables.claim[0];
    let towns = ["kiev", "chernigov", "smolensk", "polotsk", "volyn", "pereyaslavl"];
    assert!(
        !top.with.is_empty() && towns.len() > usize::from(top.need),
        "more than enough, but not novgorod"
    );
    for at in towns {
        scene.troops(0, at, 1);
    }
    assert_eq!(features(&scene).now[0], f32::from(below.vp));
}

#[test]
fn war_and_deeds_count_at_once() {
    let mut scene = stage();
    scene.warfare(0, 2);
    let war = f32::from(scene.game.warfare_points(0));
    assert!(war > 0.0);
    assert_eq!(features(&scene).now[0], war);
    scene.accomplished(0, "capital-city");
    assert_eq!(features(&scene).now[0], war + f32::from(scene.game.deed_points(0)));
    assert!(scene.game.deed_points(0) > 0);
}

#[test]
fn points_now_are_what_the_score_would_be_after_step_a() {
    for (name, options) in super::contract::setups() {
        let mut game = Rurik::new(&options, Seed::from_text(&name));
        let mut dice = Rng::new(Seed::from_text("points"));
        while game.turn() != Turn::Over {
            let mut then = game;
            then.players.iter_mut().for_each(|player| player.held_back = 0);
            for (side, track) in (0..game.sides()).flat_map(|side| Track::ALL.map(|track| (side, track))) {
                then.players[side].claims[track.index()] = then.space_after(side, track);
            }
            for (side, row) in then.standings().rows.iter().enumerate() {
                assert_eq!(game.points_now(side, game.ruled(side)), row.total as f32, "{name}, side {side}");
            }
            game.play_unchecked(kit::any_legal(&game, &mut dice));
        }
        let rows = game.standings().rows;
        assert!(
            (0..game.sides()).all(|side| game.points_now(side, game.ruled(side)) == rows[side].total as f32)
        );
    }
}

#[test]
fn features_are_those_the_net_was_trained_on() {
    assert_eq!(
        kit::feature_digest::<Rurik>(1..=4),
        0x68a5_7a52_3065_0a82,
        "the features have changed: train the net again"
    );
}
