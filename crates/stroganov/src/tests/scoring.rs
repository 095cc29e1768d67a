//! Final scoring and the winner (catalogue 2.16 and the end points of 2.20).

use super::scene::{Scene, seat, tile};
use super::winter::into_winter;
use crate::components::{Fur, Terrain, TileId, TrackId};
use crate::options::{BoardSide, Colour, Options};
use crate::state::{Phase, Regions, Stroganov, TileSet};
use samovar_engine::{Game, Who};

const TERRAINS: [Terrain; 4] = [Terrain::Forest, Terrain::Steppe, Terrain::Swamp, Terrain::Mountain];

/// The points of a seat in a category.
pub(super) fn points(game: &Stroganov, who: u8, category: &str) -> i32 {
    let category = format!("stroganov-score-{category}");
    let standings = game.standings();
    let parts = &standings.rows[usize::from(who)].parts;
    parts.iter().find(|(name, _)| *name == category).expect("a category").1
}

fn total(game: &Stroganov, who: u8) -> i32 {
    game.standings().rows[usize::from(who)].total
}

fn ranks(game: &Stroganov) -> Vec<u8> {
    game.standings().rows.iter().map(|row| row.rank).collect()
}

/// So many tiles of each type: forest, steppe, swamp, mountain.
fn tiles(game: &Stroganov, counts: [usize; 4]) -> TileSet {
    let of = |terrain: Terrain| {
        TileId::all().filter(move |id| game.tables.landscape[id.index()].terrain == terrain)
    };
    TERRAINS.into_iter().zip(counts).flat_map(|(terrain, count)| of(terrain).take(count)).collect()
}

#[test]
fn end_points_are_added_to_the_points_scored_when_the_last_winter_is_over() {
    // STR-220
    let mut scene = Scene::new(2);
    scene.as_seat(0).at(3).vp(17).coins(4).as_seat(1).vp(5).as_seat(0).game.year = 4;
    (scene.game.players[0].outposts, scene.game.players[0].reserve) = (0, 5);
    into_winter(&mut scene);
    assert_eq!(scene.game.phase, Phase::Over);
    assert_eq!(scene.player(0).vp, 17);
    assert_eq!(total(&scene.game, 0), 17 + 2);
    assert_eq!(total(&scene.game, 1), 5 + 1);
    let row = &scene.game.standings().rows[0];
    assert_eq!(row.total, row.parts.iter().map(|(_, points)| points).sum::<i32>());
    assert_eq!(row.who, Who::Seat(seat(0)));
}

#[test]
fn the_nine_categories_follow_the_points_scored_in_their_order() {
    // STR-221
    let standings = Scene::new(2).game.standings();
    let names: Vec<&str> =
        standings.rows[0].parts.iter().map(|(name, _)| &name["stroganov-score-".len()..]).collect();
    let order =
        ["vp", "wishes", "sets", "tigers", "trophies", "outposts", "supply", "coins", "furs", "story"];
    assert_eq!(names, order);
}

#[test]
fn silver_shields_count_for_fulfilled_wishes_only() {
    // STR-222, STR-360
    let mut scene = Scene::new(2);
    scene.hand("B3").fulfilled("B1").fulfilled("B2").fulfilled("S2").fulfilled("A1");
    assert_eq!(points(&scene.game, 0, "wishes"), 2 + 3);
    assert_eq!((points(&scene.game, 1, "wishes"), scene.player(0).vp), (0, 0));
}

#[test]
fn silver_shields_are_not_scored_on_fulfilment() {
    // STR-360, STR-222
    let mut scene = Scene::new(2);
    scene.hand("B1").furs(&[2, 2, 2, 2]).at(3).play("fulfil B1");
    let now = scene.game.tables.wishes[super::scene::wish("B1").index()].vp;
    assert_eq!(scene.me().vp, u16::from(now));
    assert_eq!((points(&scene.game, 0, "vp"), points(&scene.game, 0, "wishes")), (i32::from(now), 2));
}

#[test]
fn flat_silver_shields_are_worth_what_they_say() {
    // STR-328, STR-329, STR-330
    for (id, worth) in [("B1", 2), ("B2", 3), ("B3", 4)] {
        let mut scene = Scene::new(2);
        scene.fulfilled(id).tigers(3).coins(5).vp(40).banners(2);
        assert_eq!(points(&scene.game, 0, "wishes"), worth);
    }
}

#[test]
fn silver_shields_count_what_their_owner_has() {
    // STR-331, STR-332, STR-335, STR-340, STR-341, STR-342, STR-371
    let mut scene = Scene::new(3);
    scene.as_seat(1).tigers(1).banners(5).coins(9).outpost(1).own_tile("L01").fulfilled("B1").as_seat(0);
    scene.tigers(3).banners(4).coins(7).outpost(2).outpost(5);
    scene.own_tile("L02").own_tile("L03").own_tile("L04").own_tile("L06").own_tile("L12").own_tile("L13");
    for (id, worth) in [("B4", 3), ("B5", 2), ("B7", 7), ("B12", 6), ("B14", 4)] {
        let mut one = scene.clone();
        one.fulfilled(id);
        assert_eq!(points(&one.game, 0, "wishes"), worth, "{id}");
    }
    scene.hand("A2").fulfilled("B13").fulfilled("S4").fulfilled("A10");
    assert_eq!(points(&scene.game, 0, "wishes"), 3, "itself and the others, not the hand");
}

#[test]
fn a_terrain_shield_counts_tiles_of_its_type_only() {
    // STR-336, STR-337, STR-338, STR-339, STR-366
    let mut scene = Scene::new(2);
    scene.game.players[0].tiles = tiles(&scene.game, [4, 3, 2, 1]);
    for (id, worth) in [("B11", 12), ("B10", 9), ("B9", 6), ("B8", 3), ("B12", 10)] {
        let mut one = scene.clone();
        one.fulfilled(id);
        assert_eq!(points(&one.game, 0, "wishes"), worth, "{id}");
    }
}

#[test]
fn the_quarter_shield_counts_points_before_any_end_points() {
    // STR-333, STR-334, STR-Q67, STR-D39, STR-E31
    let mut scene = Scene::new(2);
    scene.fulfilled("B6").fulfilled("B2").vp(41).tigers(4).coins(8);
    scene.as_seat(1).vp(7).as_seat(0);
    assert_eq!(points(&scene.game, 0, "wishes"), 10 + 3);
}

#[test]
fn every_tile_is_in_one_set_of_three_or_four_types() {
    // STR-223, STR-Q86, STR-E28, STR-136
    let mut scene = Scene::new(2);
    let examples = [
        ([2, 2, 2, 1], 9),
        ([1, 1, 2, 2], 6),
        ([3, 3, 3, 0], 9),
        ([2, 2, 0, 0], 0),
        ([0, 1, 1, 1], 3),
        ([5, 0, 0, 0], 0),
    ];
    for (counts, worth) in examples {
        scene.game.players[0].tiles = tiles(&scene.game, counts);
        assert_eq!(points(&scene.game, 0, "sets"), worth, "{counts:?}");
    }
}

/// The best total by trying every set of tiles.
fn best(counts: [usize; 4]) -> i32 {
    let mut most = 0;
    for without in 0..=4 {
        let taken = |type_: usize| usize::from(type_ != without);
        if (0..4).all(|type_| counts[type_] >= taken(type_)) {
            let rest = [0, 1, 2, 3].map(|type_| counts[type_] - taken(type_));
            most = most.max(best(rest) + if without == 4 { 6 } else { 3 });
        }
    }
    most
}

#[test]
fn no_way_to_build_sets_scores_more() {
    // STR-Q86
    let mut scene = Scene::new(2);
    for number in 0..256 {
        let counts = [number & 3, number >> 2 & 3, number >> 4 & 3, number >> 6];
        scene.game.players[0].tiles = tiles(&scene.game, counts);
        assert_eq!(points(&scene.game, 0, "sets"), best(counts), "{counts:?}");
    }
}

#[test]
fn an_unused_tiger_scores_two() {
    // STR-224, STR-097
    let mut scene = Scene::new(2);
    assert_eq!(points(&scene.game, 0, "tigers"), 0);
    scene.tigers(3);
    assert_eq!((points(&scene.game, 0, "tigers"), points(&scene.game, 1, "tigers")), (6, 0));
}

#[test]
fn the_last_shield_reached_or_passed_scores_alone() {
    // STR-225, STR-226, STR-D36
    let mut scene = Scene::new(2);
    let mut seen = Vec::new();
    for space in 1..=8 {
        scene.trophy(space);
        seen.push(points(&scene.game, 0, "trophies"));
    }
    assert_eq!(seen, [0, 1, 1, 3, 3, 6, 6, 10]);
    assert_eq!(points(&scene.game, 1, "trophies"), 0);
}

#[test]
fn shields_are_those_of_the_own_board() {
    // STR-225, STR-244
    let colours = [Colour::Yellow, Colour::Red, Colour::Green, Colour::Blue];
    let mut scene = Scene::with(Options { colours, sides: [BoardSide::B; 4], ..Options::for_players(2) });
    let shields: Vec<u8> =
        scene.game.tables.tracks[TrackId::YellowB as usize].spaces().iter().map(|s| s.shield).collect();
    for (space, shield) in (1..).zip(shields).filter(|(_, shield)| *shield > 0) {
        assert_eq!(points(&scene.trophy(space).game, 0, "trophies"), i32::from(shield));
    }
}

#[test]
fn built_outposts_score_more_the_more_there_are() {
    // STR-227
    let mut scene = Scene::new(2);
    for (built, worth) in [(0u8, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)] {
        scene.game.players[0].built = Regions(((1u16 << built) - 1) as u8);
        assert_eq!(points(&scene.game, 0, "outposts"), worth);
    }
}

#[test]
fn an_outpost_in_the_own_supply_scores_one_and_one_in_the_general_supply_none() {
    // STR-228, STR-E29
    let mut scene = Scene::new(2);
    scene.outpost(1).outpost(2).outpost(4);
    assert_eq!((scene.me().outposts, scene.me().reserve), (1, 1));
    assert_eq!((points(&scene.game, 0, "outposts"), points(&scene.game, 0, "supply")), (6, 1));
    scene.game.players[0].outposts = 2;
    scene.game.players[0].reserve = 0;
    assert_eq!(points(&scene.game, 0, "supply"), 2);
}

#[test]
fn two_coins_score_one_rounded_down() {
    // STR-229, STR-D37
    let mut scene = Scene::new(2);
    let worth = [0, 1, 2, 3, 7].map(|coins| points(&scene.coins(coins).game, 0, "coins"));
    assert_eq!(worth, [0, 0, 1, 1, 3]);
}

#[test]
fn five_horses_are_a_fur_and_two_furs_a_point_rounded_down() {
    // STR-230, STR-231, STR-D37
    let mut scene = Scene::new(2);
    let worth = [4, 5, 9, 10, 14, 15].map(|horses| points(&scene.furs(&[2]).horses(horses).game, 0, "furs"));
    assert_eq!(worth, [0, 1, 1, 1, 1, 2]);
    let worth = [&[] as &[u8], &[8], &[2, 3], &[2, 3, 8], &[2, 2, 2, 2]]
        .map(|furs| points(&scene.horses(0).furs(furs).game, 0, "furs"));
    assert_eq!(worth, [0, 0, 1, 1, 2]);
}

#[test]
fn four_story_points_score_one_rounded_down() {
    // STR-232, STR-D37
    let mut scene = Scene::new(2);
    let worth = [0, 3, 4, 7, 8, 11, 12].map(|story| points(&scene.story(story).game, 0, "story"));
    assert_eq!(worth, [0, 0, 1, 1, 2, 2, 3]);
}

#[test]
fn tigers_are_no_furs_and_every_rest_is_lost() {
    // STR-Q87, STR-E30, STR-D37
    let mut scene = Scene::new(2);
    scene.horses(13).furs(&[2, 3, 3, 5, 8]).tigers(1).coins(3).story(7);
    let parts = ["furs", "tigers", "coins", "story"].map(|category| points(&scene.game, 0, category));
    assert_eq!(parts, [3, 2, 1, 1]);
    assert_eq!(total(&scene.game, 0), 3 + 2 + 1 + 1 + 1, "and the outpost in the supply");
}

#[test]
fn most_points_win() {
    // STR-233
    let mut scene = Scene::new(3);
    scene.as_seat(0).at(9).vp(10).as_seat(1).vp(11).as_seat(2).vp(3).coins(20);
    assert_eq!(ranks(&scene.game), [3, 2, 1]);
}

#[test]
fn a_tie_goes_to_the_cossack_further_right() {
    // STR-234, STR-Q85
    let mut scene = Scene::new(4);
    for (who, slot) in [(0, 2), (1, 7), (2, 7), (3, 9)] {
        scene.as_seat(who).at(slot).vp(10);
    }
    assert_eq!(ranks(&scene.game), [4, 2, 3, 1], "on one tile the one who stood there first");
    scene.as_seat(0).vp(11);
    assert_eq!(ranks(&scene.game), [1, 3, 4, 2]);
}

#[test]
fn the_tie_is_broken_where_the_cossacks_ended() {
    // STR-Q85
    let mut scene = Scene::new(2);
    scene.as_seat(0).at(3).vp(10).as_seat(1).at(6).vp(10).as_seat(0).game.year = 4;
    into_winter(&mut scene);
    assert_eq!([scene.player(0).slot, scene.player(1).slot], [3, 6]);
    assert_eq!(total(&scene.game, 0), total(&scene.game, 1));
    assert_eq!(ranks(&scene.game), [2, 1]);
}

#[test]
fn nothing_can_be_done_once_scoring_begins() {
    // STR-Q88
    let mut scene = Scene::new(2);
    scene.as_seat(0).at(3).horses(10).furs(&[2, 2]).hand("S2").game.year = 4;
    into_winter(&mut scene).play("end, end");
    assert_eq!((scene.to_decide(), scene.legal().len()), (None, 0));
    for action in ["buy bag", "fulfil S2", "end", "coin"] {
        assert_eq!(scene.refused_by(action), "STR-220");
    }
    assert_eq!(scene.player(0).furs.count(Fur::MIN), 2);
    assert!(!scene.player(0).tiles.has(tile("L01")));
}
