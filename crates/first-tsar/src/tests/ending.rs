//! The end of the game (catalogue 2.16).

use samovar_engine::{Game as _, Turn, Viewer, Who};

use super::scene::{Scene, seat};
use crate::action::Action;
use crate::components::Region;
use crate::event::Event;
use crate::state::{Phase, Points};

/// So many players at the end of the last round; only the North is rewarded, with 4 points for seat 0.
fn last_round(players: u8) -> Scene {
    let mut scene = Scene::new(players);
    scene.round(4).region(Region::North, "RD01");
    scene
}

fn ranks(scene: &Scene) -> Vec<u8> {
    scene.game.standings().rows.iter().map(|row| row.rank).collect()
}

/// A game that is over with these points and this Favor.
fn over(vp: &[u16], favor: &[u8]) -> Scene {
    let mut scene = Scene::new(vp.len() as u8);
    scene.favor(favor);
    for (number, vp) in vp.iter().enumerate() {
        scene.as_seat(number as u8).vp(*vp);
    }
    scene.game.phase = Phase::Over;
    scene
}

#[test]
fn the_game_ends_after_the_scoring_of_the_fourth_round() {
    // TSR-222, TSR-041
    let mut scene = last_round(3);
    let cards = (scene.game.titles, scene.game.estates);
    scene.favor(&[2, 1, 0]).clear_log().end_of_round().play("reward points");
    assert_eq!((scene.game.phase, scene.game.turn(), scene.game.round), (Phase::Over, Turn::Over, 4));
    assert_eq!(scene.log.last(), Some(&Event::GameOver));
    assert_eq!((scene.to_decide(), scene.game.active), (None, seat(0)), "nobody decides any more");
    assert_eq!(scene.game.view(Viewer::Spectator).to_decide, None);
    assert!(!scene.happened(|event| matches!(event, Event::RoundBegan { .. } | Event::NewCards { .. })));
    assert_eq!((scene.game.titles, scene.game.estates), cards, "no fifth round is prepared");
    assert!(scene.legal().is_empty());
    for action in ["plan project", "sell grain grain", "skip", "end", "reward points"] {
        assert_eq!(scene.refused_by(action), "TSR-222");
    }
    let before = scene.game;
    assert!(scene.game.play("end".parse::<Action>().unwrap(), &mut scene.log).is_err());
    assert!(scene.game == before);
}

#[test]
fn most_points_win() {
    // TSR-223, TSR-041, TSR-036
    let scene = over(&[57, 103, 58], &[0, 2, 1]);
    assert_eq!(ranks(&scene), [3, 1, 2]);
    let rows = scene.game.standings().rows;
    assert_eq!(rows.iter().map(|row| row.total).collect::<Vec<_>>(), [57, 103, 58], "no cap at 99");
    assert_eq!(rows[1].who, Who::Seat(seat(1)));
}

#[test]
fn ties_are_broken_by_favor_down_to_the_last_place() {
    // TSR-224, TSR-Q85
    assert_eq!(ranks(&over(&[40, 40, 40, 40], &[2, 0, 3, 1])), [2, 4, 1, 3]);
    assert_eq!(ranks(&over(&[30, 40, 30, 40], &[2, 0, 3, 1])), [4, 2, 3, 1]);
    assert_eq!(ranks(&over(&[41, 40], &[1, 0])), [1, 2], "Favor decides only ties");
    assert_eq!(ranks(&over(&[40, 40], &[1, 0])), [2, 1]);
}

#[test]
fn points_are_told_by_where_they_came_from() {
    // TSR-035
    let mut scene = last_round(3);
    scene.vp(5).title("TL12").building("moscow").field(1).goods("2 steel").end_of_round();
    scene.pass_until(|scene| scene.game.phase == Phase::Over);
    let rows = scene.game.standings().rows;
    let parts: Vec<i32> = rows[0].parts.iter().map(|(_, vp)| *vp).collect();
    // Projects, tokens, regions (the West and the North), Favor, Titles, Field of War, Favor track, exchange.
    let regions = i32::from(scene.player(0).points[Points::Regions as usize]);
    assert_eq!(parts, [5, 0, regions, 0, 2, 4, 4, 1]);
    assert!(regions >= 4);
    assert_eq!(rows[0].total, parts.iter().sum::<i32>());
    assert_eq!(rows[0].total, i32::from(scene.player(0).vp));
}

#[test]
fn before_the_end_the_standings_count_what_would_be_scored_now() {
    // TSR-210, TSR-211, TSR-215, TSR-219
    let mut scene = Scene::new(3);
    scene.favor(&[2, 0, 1]).vp(5).title("TL12").building("moscow").field(1).goods("2 steel, 3 wood");
    scene.as_seat(1).field(2).as_seat(0);
    let rows = scene.game.standings().rows;
    let parts = |seat: usize| rows[seat].parts.iter().map(|(_, vp)| *vp).collect::<Vec<_>>();
    assert_eq!(parts(0), [5, 0, 0, 0, 2, 2, 2, 2]);
    assert_eq!(parts(1), [0, 0, 0, 0, 0, 4, 0, 0]);
    assert_eq!(parts(2), [0, 0, 0, 0, 0, 0, 4, 0]);
    assert_eq!(rows.iter().map(|row| (row.total, row.rank)).collect::<Vec<_>>(), [(13, 1), (4, 3), (4, 2)]);
}
