//! What bots know: the features a position is evaluated by.

use samovar_engine::{Features, Game, Insight, kit};

use super::scene::{Scene, seat};
use crate::FirstTsar;
use crate::components::Token;
use crate::state::Phase;

fn features(scene: &Scene) -> Features {
    kit::features_of(&scene.game, seat(0))
}

#[test]
fn everything_a_player_owns_is_in_the_features() {
    type Change = fn(&mut Scene) -> &mut Scene;
    let things: [(&str, Change); 12] = [
        ("points", |scene| scene.vp(1)),
        ("grain", |scene| scene.goods("1 grain")),
        ("steel", |scene| scene.goods("1 steel")),
        ("coins", |scene| scene.goods("1 coin")),
        ("coins under a boyar", |scene| scene.chambers(&["production 1", "maneuver", "project"])),
        ("a project", |scene| scene.hand("PC05")),
        ("an Estate", |scene| scene.estate("ES01")),
        ("a Trade token", |scene| scene.pad(4, "TT01")),
        ("a warrior", |scene| scene.warriors("vologda", 2)),
        ("a building", |scene| scene.building("moscow")),
        ("the Field of War", |scene| scene.field(1)),
        ("a Title", |scene| scene.title("TL14")),
    ];
    for (name, change) in things {
        let mut scene = Scene::new(3);
        change(&mut scene);
        assert_ne!(features(&scene), features(&Scene::new(3)), "{name}");
    }
}

#[test]
fn expected_points_start_from_those_there_are() {
    let mut scene = Scene::new(3);
    scene.vp(7).goods("9 coin").title("TL14");
    let rows = scene.game.standings().rows;
    let best = rows[1].total.max(rows[2].total);
    assert_eq!(features(&scene).now, [rows[0].total as f32, best as f32]);
}

#[test]
fn a_price_is_evaluated_with_what_it_pays_for() {
    let mut scene = Scene::new(3);
    scene.gain(Token::Any, 1);
    let open = features(&scene);
    scene.play("take grain");
    assert_eq!(features(&scene), open, "the question counts as answered by its first answer");
}

#[test]
fn towards_the_end_a_smaller_lead_is_enough() {
    let temperature = |round, phase| {
        let mut game = Scene::new(3).game;
        (game.round, game.phase) = (round, phase);
        game.win_temperature()
    };
    assert_eq!(temperature(1, Phase::Planning), FirstTsar::WIN_TEMPERATURE);
    assert_eq!(temperature(4, Phase::Planning), FirstTsar::WIN_TEMPERATURE / 2.0);
    assert_eq!(temperature(4, Phase::Over), FirstTsar::WIN_TEMPERATURE / 10.0);
}

#[test]
fn features_are_those_the_net_was_trained_on() {
    assert_eq!(
        kit::feature_digest::<FirstTsar>(2..=4),
        0x5f6f_d55b_3282_2f3e,
        "the features have changed: train the net again"
    );
}
