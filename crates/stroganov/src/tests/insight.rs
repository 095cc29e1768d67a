//! What bots know: the features a position is evaluated by.

use samovar_engine::{Features, Game, kit};

use super::scene::{Scene, seat};
use crate::Stroganov;
use crate::state::Step;

fn features(scene: &Scene) -> Features {
    kit::features_of(&scene.game, seat(0))
}

fn stage() -> Scene {
    let mut scene = Scene::new(2);
    scene.at(3).step(Step::Main);
    scene
}

#[test]
fn everything_a_player_owns_is_in_the_features() {
    type Change = fn(&mut Scene) -> &mut Scene;
    let goods: [(&str, Change); 11] = [
        ("points", |scene| scene.vp(1)),
        ("horses", |scene| scene.horses(1)),
        ("coins", |scene| scene.coins(3)),
        ("furs", |scene| scene.furs(&[2])),
        ("tigers", |scene| scene.tigers(1)),
        ("banners", |scene| scene.banners(1)),
        ("story", |scene| scene.story(1)),
        ("trophies", |scene| scene.trophy(2)),
        ("an outpost", |scene| scene.outpost(2)),
        ("a wish in hand", |scene| scene.hand("A5")),
        ("a fulfilled wish", |scene| scene.fulfilled("A5")),
    ];
    for (name, change) in goods {
        let mut scene = stage();
        change(&mut scene);
        assert_ne!(features(&scene), features(&stage()), "{name}");
    }
}

#[test]
fn expected_points_start_from_those_there_are() {
    let mut scene = stage();
    scene.vp(7);
    scene.game.players[1].vp = 9;
    let rows = scene.game.standings().rows;
    assert_eq!(features(&scene).now, [rows[0].total as f32, rows[1].total as f32]);
}

#[test]
fn a_payment_is_evaluated_with_what_it_pays_for() {
    let mut scene = stage();
    scene.region_fur(2, 4).furs(&[4, 4, 5]).coins(2).tigers(0).on_tile(3, &[], false);
    scene.play("claim 3");
    let before = features(&scene);
    scene.play("pay 4");
    assert_eq!(before, features(&scene), "the tile's reward included");
}

#[test]
fn features_are_those_the_net_was_trained_on() {
    assert_eq!(
        kit::feature_digest::<Stroganov>(1..=4),
        0x5a26_0059_e055_d379,
        "the features have changed: train the net again"
    );
}
