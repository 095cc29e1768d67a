//! What bots know: the numbers a position is judged by.

use samovar_engine::{Game, Insight, Sketch, kit};

use super::scene::{Scene, seat};
use crate::FirstTsar;
use crate::components::Token;
use crate::state::Phase;

fn sketch(scene: &Scene) -> Sketch {
    let mut game = scene.game;
    game.settle();
    game.sketch(seat(0))
}

#[test]
fn everything_a_player_owns_is_in_the_sketch() {
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
        assert_ne!(sketch(&scene), sketch(&Scene::new(3)), "{name}");
    }
}

#[test]
fn points_foreseen_begin_with_those_there_are() {
    let mut scene = Scene::new(3);
    scene.vp(7).goods("9 coin").title("TL14");
    let rows = scene.game.standings().rows;
    let best = rows[1].total.max(rows[2].total);
    assert_eq!(sketch(&scene).now, [rows[0].total as f32, best as f32]);
}

#[test]
fn a_price_is_judged_with_what_it_pays_for() {
    let mut scene = Scene::new(3);
    scene.gain(Token::Any, 1);
    let open = sketch(&scene);
    scene.play("take grain");
    assert_eq!(sketch(&scene), open, "the question counts as answered by its first answer");
}

#[test]
fn towards_the_end_fewer_points_make_a_lead() {
    let lead = |round, phase| {
        let mut game = Scene::new(3).game;
        (game.round, game.phase) = (round, phase);
        game.lead()
    };
    assert_eq!(lead(1, Phase::Planning), FirstTsar::LEAD);
    assert_eq!(lead(4, Phase::Planning), FirstTsar::LEAD / 2.0);
    assert_eq!(lead(4, Phase::Over), FirstTsar::LEAD / 10.0);
}

#[test]
fn sketches_are_those_the_judge_learned_from() {
    assert_eq!(
        kit::sketches::<FirstTsar>(2..=4),
        0x5f6f_d55b_3282_2f3e,
        "sketches have changed: what was learned has to be learned anew"
    );
}
