//! What a viewer is told: what lies open, what everybody could reckon, and of hidden things only the own.

use samovar_engine::{Game as _, Seat, Viewer};

use super::scene::{Scene, city, project, seat, title};
use crate::components::{Chamber, Region, TitleId, TradeId};
use crate::state::Phase;
use crate::view::View;

fn seen(scene: &Scene, number: u8) -> View {
    scene.game.view(Viewer::Seat(seat(number)))
}

#[test]
fn everybody_knows_how_high_the_stacks_are() {
    let scene = Scene::new(3);
    let stacks = seen(&scene, 0).stacks;
    let game = &scene.game;
    let heights = [game.project_deck.len(), game.title_deck.len(), game.estate_deck.len()];
    assert_eq!([stacks.projects, stacks.titles, stacks.estates], heights);
    assert_eq!(heights, [30 - 6 - 3, 15 - 3, 15 - 3]);
    assert_eq!((stacks.spoils, stacks.trades), (7, 10));
    for (round, left) in [(1, 12), (2, 8), (3, 4), (4, 0)] {
        let mut scene = Scene::new(3);
        scene.round(round);
        assert_eq!(seen(&scene, 1).stacks.regions, left);
    }
}

#[test]
fn only_tokens_of_rounds_begun_lie_open() {
    for round in 1..=4 {
        let mut scene = Scene::new(3);
        scene.round(round);
        let shown = seen(&scene, 2).board.tokens;
        assert_eq!(shown, scene.game.tokens[..4 * usize::from(round)]);
    }
}

#[test]
fn favor_tokens_are_told_by_their_spaces() {
    let mut scene = Scene::new(3);
    for spaces in [&[10, 20, 30][..], &[20], &[10, 30], &[]] {
        scene.favor_tokens(spaces);
        assert_eq!(seen(&scene, 0).board.favor_tokens, spaces);
    }
}

#[test]
fn pieces_are_told_where_they_stand() {
    let mut scene = Scene::new(3);
    scene.boyar("kursk").warriors("moscow", 2).building("tver").as_seat(1);
    let view = seen(&scene, 1);
    let player = &view.board.players[0];
    let garrison: Vec<_> = player.garrison.iter().map(|(at, count)| (*at, *count)).collect();
    assert_eq!(garrison, [(city("veliky-novgorod"), 1), (city("vologda"), 1), (city("moscow"), 2)]);
    assert_eq!(player.boyars.iter().collect::<Vec<_>>(), [(&city("kursk"), &1)]);
    assert!(player.built.has(city("tver")) && player.built.len() == 1);
    assert_eq!((player.warriors, player.buildings, player.seals), (6, 5, 2));
    assert_eq!((view.board.players[1].in_kremlin, player.in_kremlin), (1, 0));
}

#[test]
fn influence_and_leaders_are_worked_out() {
    // TSR-037, TSR-184
    let mut scene = Scene::new(3);
    scene.boyar("kursk").warriors("putivl", 1).as_seat(2).building("kursk").warriors("chernigov", 2);
    let view = seen(&scene, 0);
    let south = Region::South.index();
    assert_eq!(view.influence[south], [3, 0, 4]);
    assert_eq!(view.leaders[south], Some(seat(2)));
    assert_eq!(
        (view.leaders[Region::East.index()], &view.influence[Region::East.index()][..]),
        (None, &[0; 3][..])
    );
    assert_eq!(view.leaders[Region::North.index()], Some(seat(0)), "equal influence, higher Favor");
    assert_eq!(view.influence[Region::North.index()], [2, 2, 2]);
}

#[test]
fn the_most_important_boyar_of_each_chamber_is_named() {
    // TSR-096
    let mut scene = Scene::new(3);
    scene.as_seat(2).chambers(&["production", "maneuver 1", "reward"]).as_seat(0);
    let view = seen(&scene, 0);
    let who: Vec<Option<usize>> = view.important.iter().map(|seat| seat.map(Seat::index)).collect();
    assert_eq!(who, [Some(0), Some(2), Some(0), None, Some(2)]);
    assert_eq!(view.board.players[2].bribes.get(&Chamber::Maneuver), Some(&1));
    assert_eq!(view.board.players[2].bribes.get(&Chamber::Project), None);
    let first = |chamber| view.board.boyars_in(chamber).first().map(|(seat, _)| *seat);
    assert_eq!(Chamber::ALL.map(first), *view.important);
}

#[test]
fn armies_are_ranked_as_they_score() {
    // TSR-213, TSR-214
    let mut scene = Scene::new(3);
    scene.favor(&[2, 0, 1]).field(1).as_seat(1).field(2).as_seat(2).field(1).as_seat(0);
    let armies = seen(&scene, 0).board.armies();
    assert_eq!(armies, scene.game.field_ranking().rows());
    assert_eq!(armies, [(seat(1), 2), (seat(2), 1), (seat(0), 1)]);
}

#[test]
fn a_completed_project_is_not_known_to_be_in_hand_any_more() {
    let mut scene = Scene::new(3);
    scene.hand_shown("PC01").hand_shown("PT01");
    assert_eq!(seen(&scene, 1).board.players[0].known_hand().len(), 2);
    let me = scene.game.me_mut();
    me.hand.remove(project("PC01"));
    me.completed.add(project("PC01"));
    let known = seen(&scene, 1).board.players[0].known_hand();
    assert!(known.has(project("PT01")) && known.len() == 1);
}

#[test]
fn titles_say_what_they_would_score_everybody_now() {
    // TSR-233
    let mut scene = Scene::new(3);
    scene
        .title("TL14")
        .completed("PM01")
        .completed("PM02")
        .as_seat(1)
        .completed("PM03")
        .own_spoils("SP01")
        .as_seat(0);
    let points = seen(&scene, 2).title_points;
    assert_eq!((points.len(), points[0].len()), (3, TitleId::COUNT));
    for number in 0..3 {
        for id in TitleId::all() {
            let mut owner = Scene { game: scene.game, log: Vec::new() };
            owner.game.players[usize::from(number)].titles.add(id);
            let worth = owner.game.title_points(seat(number), id);
            assert_eq!(points[usize::from(number)][id.index()], worth, "{id} for seat {number}");
        }
    }
    let military = TitleId::all()
        .find(|id| scene.game.tables.titles[id.index()].per == crate::components::Counted::MilitaryProject);
    let military = military.expect("a Title for Military projects");
    let vp = u16::from(scene.game.tables.titles[military.index()].vp);
    assert_eq!([0, 1, 2].map(|at: usize| points[at][military.index()]), [2 * vp, vp, 0]);
    let titles = TitleId::all()
        .find(|id| scene.game.tables.titles[id.index()].per == crate::components::Counted::Title)
        .expect("a Title for Titles");
    let vp = u16::from(scene.game.tables.titles[titles.index()].vp);
    let owned = u16::from(titles != title("TL14"));
    assert_eq!([0, 1, 2].map(|at: usize| points[at][titles.index()]), [vp * (1 + owned), vp, vp]);
}

#[test]
fn a_view_says_who_looks_and_who_decides() {
    let mut scene = Scene::new(3);
    let view = seen(&scene, 1);
    assert_eq!((view.viewer, view.to_decide), (Some(seat(1)), Some(seat(0))));
    let own = view.own.expect("an own hand");
    assert_eq!((own.hand, own.kept), (scene.player(1).hand, scene.player(1).kept));
    assert_eq!(own.put_back, scene.player(1).put_back);
    let watched = scene.game.view(Viewer::Spectator);
    assert!(watched.own.is_none() && watched.viewer.is_none());
    assert_eq!(watched.board, seen(&scene, 2).board);
    scene.game.frames.pop();
    scene.game.phase = Phase::Over;
    assert_eq!(seen(&scene, 0).to_decide, None);
}

#[test]
fn the_table_lies_open() {
    let mut scene = Scene::new(3);
    scene
        .sealed("reward")
        .pad(2, "TT03")
        .card("reward", "AC06")
        .water("kursk", "putivl", "TT08")
        .favor(&[2, 0, 1]);
    let board = seen(&scene, 1).board;
    assert_eq!(board.chambers[Chamber::Reward.index()].seal, Some(seat(0)));
    assert_eq!(board.chambers[Chamber::Reward.index()].assignment.to_string(), "AC06");
    assert_eq!(board.aside.to_string(), "AC05");
    assert_eq!(board.players[0].pad[1].map(|token: TradeId| token.to_string()), Some("TT03".to_owned()));
    assert_eq!(board.favor, [2, 0, 1].map(seat));
    assert_eq!(board.waters.iter().flatten().count(), 1);
    assert_eq!(board.frames, scene.game.frames.all());
}

#[test]
fn the_round_marker_moves_on_round_by_round() {
    // TSR-013
    let mut scene = Scene::new(2);
    for round in 1..=4 {
        scene.pass_until(|scene| scene.game.round == round);
        let board = scene.game.view(Viewer::Spectator).board;
        assert_eq!((board.round, board.tokens.len()), (round, 4 * usize::from(round)));
    }
    scene.pass_until(|scene| scene.game.is_over());
    assert_eq!(scene.game.view(Viewer::Spectator).board.round, 4);
}
