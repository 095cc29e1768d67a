//! Administration at the end of years 1 to 3 (catalogue 2.15).

use super::scene::{Scene, furs, seat, tile, wish};
use super::winter::{into_winter, new_year, when};
use crate::components::{Components, Deck, Region, Tables, TileId};
use crate::event::Event;
use crate::options::Options;
use crate::state::{Phase, Slot, WishSet};

/// Puts tiles on top of the landscape pile, the first one to be drawn first.
fn next_tiles(scene: &mut Scene, ids: &[TileId]) {
    for id in ids {
        if let Some(slot) = (1..=12).find(|slot| scene.game.slot(*slot).tile == Some(*id)) {
            let other = *scene.game.tile_pile.all().iter().find(|card| !ids.contains(card)).unwrap();
            scene.lay_tile(slot, &other.to_string());
        }
    }
    let mut cards: Vec<TileId> = scene.game.tile_pile.all().to_vec();
    cards.retain(|card| !ids.contains(card));
    cards.extend(ids.iter().rev());
    scene.game.tile_pile.refill(&cards);
}

/// Leaves so many tiles in the landscape pile; the others go to seat 0.
fn shorten_pile(scene: &mut Scene, left: usize) {
    let cards = scene.game.tile_pile.all().to_vec();
    scene.as_seat(0);
    for id in &cards[left..] {
        scene.own_tile(&id.to_string());
    }
}

/// Takes all furs off the row, so that they are in the bag.
fn clear_row(scene: &mut Scene) -> &mut Scene {
    for slot in 1..=12 {
        scene.on_tile(slot, &[], false);
    }
    scene
}

fn tiles(scene: &Scene) -> Vec<Option<TileId>> {
    scene.game.row.iter().map(|slot| slot.tile).collect()
}

#[test]
fn all_cossacks_go_home_in_player_order() {
    // STR-203, STR-Q08
    let mut scene = Scene::new(3);
    scene.as_seat(2).at(5).as_seat(0).at(5).as_seat(1).at(9).gap(4).as_seat(0);
    new_year(&mut scene);
    assert_eq!([0, 1, 2].map(|who| scene.player(who).slot), [0, 0, 0]);
    assert_eq!(scene.game.in_order(), [seat(1), seat(2), seat(0)]);
    assert_eq!(scene.to_decide(), Some(seat(1)));
}

#[test]
fn tiles_slide_left_with_all_that_lies_on_them_and_new_ones_follow() {
    // STR-204, STR-205, STR-206, STR-209, STR-Q80, STR-D32, STR-E26
    let mut scene = Scene::new(2);
    scene.on_tile(1, &[], false).on_tile(9, &[3, 8], false).gap(2).gap(7);
    let (row, pile, pool) = (scene.game.row, scene.game.tile_pile.all().to_vec(), scene.game.tiger_pool);
    assert!(row[11].tiger);
    new_year(&mut scene);
    let old: Vec<Slot> = [1, 3, 4, 5, 6, 8, 9, 10, 11, 12].map(|slot: usize| row[slot - 1]).to_vec();
    assert_eq!(scene.game.row[..10], old, "furs and tigers travel with their tile, and none are added");
    assert_eq!(scene.game.row[10].tile, Some(pile[13]));
    assert_eq!(scene.game.row[11].tile, Some(pile[12]));
    assert_eq!(scene.game.tile_pile.all(), &pile[..12]);
    for slot in [11, 12] {
        let printed = scene.game.tables.landscape[scene.game.slot(slot).tile.unwrap().index()];
        assert_eq!(scene.game.slot(slot).furs.total(), printed.fur_places - printed.four_only);
    }
    let tigers: Vec<bool> = scene.game.row.iter().map(|slot| slot.tiger).collect();
    assert_eq!(tigers.iter().filter(|tiger| **tiger).count(), 2);
    assert!(tigers[9] && tigers[11]);
    assert_eq!(scene.game.tiger_pool, pool - 1);
    assert_eq!(scene.game.tiles, 0b1_1111_1111_1110);
    for (slot, tiger) in [(11, false), (12, true)] {
        let Slot { tile, furs, .. } = *scene.game.slot(slot);
        let event = Event::NewTile { slot, tile: tile.unwrap(), furs, tiger };
        assert!(scene.happened(|other| *other == event));
    }
    assert!(scene.happened(|event| *event == Event::TilesSlid));
}

#[test]
fn new_tiles_are_stocked_by_the_number_of_players() {
    // STR-206, STR-012
    let id = TileId::all().find(|id| Tables::current().landscape[id.index()].four_only == 2).unwrap();
    let printed = Tables::current().landscape[id.index()];
    for players in 2..=4 {
        let mut scene = Scene::new(players);
        next_tiles(&mut scene, &[id]);
        scene.gap(3).as_seat(0);
        new_year(&mut scene);
        let wanted = printed.fur_places - if players == 4 { 0 } else { 2 };
        assert_eq!((scene.game.slot(12).tile, scene.game.slot(12).furs.total()), (Some(id), wanted));
    }
}

#[test]
fn without_a_claim_only_the_market_changes() {
    // STR-206, STR-209, STR-D32, STR-E27
    let mut scene = Scene::new(2);
    clear_row(&mut scene).on_tile(12, &[4], false).market(&[8, 8, 8, 8, 8, 8]);
    let (row, pile, pool) = (scene.game.row, scene.game.tile_pile.len(), scene.game.tiger_pool);
    new_year(&mut scene);
    assert_eq!((scene.game.row, scene.game.tile_pile.len(), scene.game.tiger_pool), (row, pile, pool));
    assert!(!scene.happened(|event| matches!(event, Event::TilesSlid | Event::NewTile { .. })));
    assert_eq!(scene.game.market.total(), 6);
    assert_ne!(scene.game.market, furs(&[8, 8, 8, 8, 8, 8]));
    let market = scene.game.market;
    assert!(scene.happened(|event| *event == Event::NewMarket { furs: market }));
}

#[test]
fn the_old_market_goes_into_the_bag_before_the_new_one_is_drawn() {
    // STR-210
    let mut scene = Scene::new(2);
    scene.market(&[8, 7, 6, 5, 4, 3]).bag(&[]);
    new_year(&mut scene);
    assert_eq!((scene.game.market, scene.game.bag), (furs(&[3, 4, 5, 6, 7, 8]), furs(&[])));
}

#[test]
fn new_tiles_are_stocked_before_the_market_is_exchanged() {
    // STR-210, STR-Q84
    let mut scene = Scene::new(2);
    clear_row(&mut scene).gap(6).market(&[8, 8, 8, 8, 8, 8]).bag(&[2, 2]);
    new_year(&mut scene);
    assert_eq!(scene.game.slot(12).furs, furs(&[2, 2]));
    assert_eq!((scene.game.market, scene.game.bag), (furs(&[8, 8, 8, 8, 8, 8]), furs(&[])));
}

/// How new tiles with so many fur places are stocked from a bag of so many furs.
fn stocked(places: &[u8], bag: usize) -> Vec<u8> {
    let mut tables = Tables::current().clone();
    let ids: Vec<TileId> =
        TileId::all().filter(|id| !tables.landscape[id.index()].start).take(places.len()).collect();
    for (id, places) in ids.iter().zip(places) {
        let printed = &mut tables.landscape[id.index()];
        (printed.fur_places, printed.four_only) = (*places, 0);
    }
    let mut scene = Scene::with_tables(Box::leak(Box::new(tables)), Options::for_players(2));
    next_tiles(&mut scene, &ids);
    clear_row(&mut scene);
    for slot in 1..=places.len() as u8 {
        scene.gap(slot);
    }
    scene.bag(&vec![2; bag]);
    new_year(&mut scene);
    let new = &scene.game.row[12 - places.len()..];
    assert!(new.iter().zip(&ids).all(|(slot, id)| slot.tile == Some(*id)));
    new.iter().map(|slot| slot.furs.total()).collect()
}

#[test]
fn too_few_furs_are_spread_evenly_over_the_new_tiles() {
    // STR-207, STR-208, STR-D33, STR-Q83
    assert_eq!(stocked(&[3, 3, 3], 9), [3, 3, 3]);
    assert_eq!(stocked(&[3, 3, 3], 7), [2, 2, 3], "equal tiles give way from the left");
    assert_eq!(stocked(&[3, 4, 3], 9), [3, 3, 3], "the fullest gives way first");
    assert_eq!(stocked(&[3, 4, 3], 8), [2, 3, 3], "then those that have given nothing");
    assert_eq!(stocked(&[3, 3], 1), [0, 1]);
}

#[test]
fn no_new_tile_stays_bare_while_another_has_two_furs() {
    // STR-208, STR-Q83
    assert_eq!(stocked(&[1, 3], 3), [1, 2]);
    assert_eq!(stocked(&[1, 3], 2), [1, 1]);
    assert_eq!(stocked(&[2, 5], 4), [1, 3]);
    assert_eq!(stocked(&[1, 1, 3], 2), [0, 1, 1]);
    assert_eq!(stocked(&[3, 3], 0), [0, 0]);
}

#[test]
fn no_tiger_comes_where_the_pool_is_empty() {
    // STR-209, STR-Q31
    let mut scene = Scene::new(2);
    let pool = scene.game.tiger_pool;
    scene.gap(5).as_seat(0).tigers(pool);
    new_year(&mut scene);
    assert!(!scene.game.slot(12).tiger && scene.game.slot(11).tiger);
    assert_eq!(scene.game.tiger_pool, 0);
}

#[test]
fn a_short_pile_leaves_a_short_row_with_a_tiger_on_its_new_end() {
    // STR-Q82
    let mut scene = Scene::new(2);
    shorten_pile(&mut scene, 1);
    let last = scene.game.tile_pile.all()[0];
    scene.gap(2).gap(5).gap(9);
    let old: Vec<_> = tiles(&scene).into_iter().flatten().collect();
    new_year(&mut scene);
    let row: Vec<_> = tiles(&scene).into_iter().flatten().collect();
    assert_eq!(row, [&old[..], &[last]].concat());
    assert_eq!((scene.game.slot(10).tile, scene.game.slot(10).tiger), (Some(last), true));
    assert_eq!(scene.game.row[10..], [Slot::default(); 2]);
    assert_eq!(scene.game.tiles, 0b111_1111_1110);
}

#[test]
fn an_empty_pile_brings_no_tile_and_no_tiger() {
    // STR-Q82, STR-209
    let mut scene = Scene::new(2);
    shorten_pile(&mut scene, 0);
    scene.gap(12);
    let (row, pool) = (scene.game.row, scene.game.tiger_pool);
    new_year(&mut scene);
    assert_eq!((scene.game.row, scene.game.tiger_pool), (row, pool));
    assert!(!scene.game.slot(11).tiger);
    assert!(!scene.happened(|event| matches!(event, Event::NewTile { .. })));
}

#[test]
fn the_second_year_is_prepared_from_a() {
    // STR-211, STR-D34
    let mut scene = Scene::new(4);
    scene.no_wish(2).no_yurt(5);
    let (kept, tables) = (scene.game.wishes, scene.game.tables);
    new_year(&mut scene);
    let game = &scene.game;
    assert!(game.songs.iter().flatten().all(|song| tables.songs[song.index()].deck == Deck::A));
    assert!(game.yurts.iter().flatten().all(|yurt| tables.yurts[yurt.index()].deck == Deck::A));
    assert!(game.wishes.iter().flatten().all(|wish| tables.wishes[wish.index()].deck == Deck::A));
    assert_eq!(game.wishes[..4], [kept[0], kept[2], kept[3], kept[4]], "the others are still there");
    assert!(!scene.happened(|event| *event == Event::LetterRemoved));
}

#[test]
fn at_the_end_of_the_second_year_all_a_material_leaves() {
    // STR-211, STR-212, STR-D34, STR-D35, STR-Q81
    let mut scene = Scene::new(3);
    scene.game.year = 2;
    let tables = scene.game.tables;
    let a_left = |scene: &Scene| {
        let game = &scene.game;
        let yurts = game.yurts.iter().flatten().chain(game.yurt_pile.all());
        let wishes = game.wishes.iter().flatten().chain(game.wish_pile.all());
        let songs = game.songs.iter().flatten().chain(game.song_pile.all());
        yurts.filter(|yurt| tables.yurts[yurt.index()].deck == Deck::A).count()
            + wishes.filter(|wish| tables.wishes[wish.index()].deck == Deck::A).count()
            + songs.filter(|song| tables.songs[song.index()].deck == Deck::A).count()
    };
    assert!(a_left(&scene) > 15);
    new_year(&mut scene);
    assert_eq!(a_left(&scene), 0);
    let game = &scene.game;
    assert!(game.yurts.iter().chain(&[]).all(Option::is_some) && game.wishes.iter().all(Option::is_some));
    assert_eq!(game.songs.iter().flatten().count(), 3);
    assert_eq!((game.yurt_pile.len(), game.wish_pile.len(), game.song_pile.len()), (8 - 5, 14 - 5, 10 - 3));
    assert!(scene.happened(|event| *event == Event::LetterRemoved));
}

#[test]
fn at_the_end_of_the_third_year_b_material_stays() {
    // STR-211, STR-D34
    let mut scene = Scene::new(2);
    scene.game.year = 2;
    new_year(&mut scene);
    let (yurts, wishes) = (scene.game.yurts, scene.game.wishes);
    scene.clear_log();
    new_year(scene.as_seat(0));
    assert_eq!((scene.game.year, scene.game.yurts, scene.game.wishes), (4, yurts, wishes));
    let tables = scene.game.tables;
    assert!(scene.game.songs.iter().flatten().all(|song| tables.songs[song.index()].deck == Deck::B));
    assert_eq!(scene.game.songs.iter().flatten().count(), 2);
    assert!(!scene.happened(|event| *event == Event::LetterRemoved));
}

#[test]
fn a_wishes_of_players_stay_when_a_leaves() {
    // STR-212, STR-Q62
    let mut scene = Scene::new(2);
    scene.hand("A3").fulfilled("A8").game.year = 2;
    new_year(&mut scene);
    let only = |id: &str| WishSet::from_iter([wish(id)]);
    assert_eq!((scene.player(0).hand, scene.player(0).fulfilled), (only("A3"), only("A8")));
}

#[test]
fn songs_left_over_make_way_for_as_many_new_ones_as_players() {
    // STR-213, STR-D30
    for players in 1..=4 {
        let mut scene = Scene::new(players);
        let (old, pile) = (scene.game.songs, scene.game.song_pile.all().to_vec());
        let shown = usize::from(players.max(2));
        scene.as_seat(0);
        new_year(&mut scene);
        let new: Vec<_> = scene.game.songs.iter().flatten().copied().collect();
        let wanted: Vec<_> = pile.iter().rev().take(shown).copied().collect();
        assert_eq!(new, wanted, "the next ones of the stack, from the left");
        assert!(new.iter().all(|song| !old.contains(&Some(*song))));
        assert_eq!(usize::from(scene.game.song_pile.len()), pile.len() - shown);
        assert!(new.iter().all(|song| scene.happened(|event| *event == Event::NewSong { song: *song })));
    }
}

#[test]
fn story_tokens_stay_from_year_to_year() {
    // STR-214
    let mut scene = Scene::new(3);
    scene.songs(&[]).as_seat(2).story(12).as_seat(1).story(4).as_seat(0).story(7);
    new_year(&mut scene);
    assert_eq!([0, 1, 2].map(|who| scene.player(who).story), [9, 5, 12]);
}

#[test]
fn yurts_slide_left_and_new_ones_fill_up_from_left_to_right() {
    // STR-215, STR-Q80
    let mut scene = Scene::new(2);
    scene.no_yurt(1).no_yurt(4);
    let (old, pile) = (scene.game.yurts, scene.game.yurt_pile.all().to_vec());
    new_year(&mut scene);
    let next = |place: usize| Some(pile[pile.len() - place]);
    assert_eq!(scene.game.yurts, [old[1], old[2], old[4], next(1), next(2)]);
    assert_eq!(scene.game.yurt_pile.all(), &pile[..pile.len() - 2]);
    for (region, yurt) in [(3, next(1)), (4, next(2))] {
        let event = Event::NewYurt { region: Region::at(region), yurt: yurt.unwrap() };
        assert!(scene.happened(|other| *other == event));
    }
    assert_eq!(scene.log.iter().filter(|event| matches!(event, Event::NewYurt { .. })).count(), 2);
}

#[test]
fn too_few_a_yurts_leave_the_rightmost_places_empty_for_a_year() {
    // STR-216, STR-120, STR-E25
    let mut scene = Scene::new(2);
    for region in 1..=5 {
        scene.no_yurt(region);
    }
    let tables = scene.game.tables;
    new_year(&mut scene);
    let there: Vec<bool> = scene.game.yurts.iter().map(Option::is_some).collect();
    assert_eq!(there, [true, true, true, false, false]);
    assert_eq!(scene.game.yurt_pile.len(), 8, "the B yurts wait");
    new_year(scene.as_seat(0));
    assert_eq!(scene.game.year, 3);
    assert!(
        scene
            .game
            .yurts
            .iter()
            .all(|yurt| yurt.is_some_and(|yurt| tables.yurts[yurt.index()].deck == Deck::B))
    );
}

#[test]
fn villages_never_move() {
    // STR-217
    let mut scene = Scene::new(2);
    scene.no_yurt(1).no_wish(2).gap(1);
    let villages = scene.game.villages;
    for year in 2..=4 {
        new_year(scene.as_seat(0));
        assert_eq!((scene.game.year, scene.game.villages), (year, villages));
    }
}

#[test]
fn wishes_slide_left_and_new_ones_fill_up() {
    // STR-218, STR-Q80
    let mut scene = Scene::new(2);
    scene.no_wish(2).no_wish(3);
    let (old, pile) = (scene.game.wishes, scene.game.wish_pile.all().to_vec());
    new_year(&mut scene);
    let next = |place: usize| Some(pile[pile.len() - place]);
    assert_eq!(scene.game.wishes, [old[0], old[3], old[4], next(1), next(2)]);
    assert_eq!(scene.game.wish_pile.all(), &pile[..pile.len() - 2]);
    for (region, wish) in [(3, next(1)), (4, next(2))] {
        let event = Event::NewWish { region: Region::at(region), wish: wish.unwrap() };
        assert!(scene.happened(|other| *other == event));
    }
}

#[test]
fn the_marker_comes_to_the_next_spring() {
    // STR-219
    let mut scene = Scene::new(2);
    into_winter(&mut scene);
    assert_eq!((scene.game.year, scene.game.season, scene.game.phase), (2, 0, Phase::Season));
    assert_eq!(scene.game.done, 0);
    assert!(scene.happened(|event| *event == Event::SeasonBegan { year: 2, season: 0 }));
}

#[test]
fn administration_is_done_in_its_order() {
    // STR-202
    let mut scene = Scene::new(2);
    scene.gap(4).no_wish(1).game.year = 2;
    new_year(&mut scene);
    let moments = [
        when(&scene, |event| *event == Event::CossacksHome),
        when(&scene, |event| *event == Event::TilesSlid),
        when(&scene, |event| matches!(event, Event::NewTile { .. })),
        when(&scene, |event| matches!(event, Event::NewMarket { .. })),
        when(&scene, |event| *event == Event::LetterRemoved),
        when(&scene, |event| matches!(event, Event::NewSong { .. })),
        when(&scene, |event| matches!(event, Event::NewYurt { .. })),
        when(&scene, |event| matches!(event, Event::NewWish { .. })),
        when(&scene, |event| *event == Event::SeasonBegan { year: 3, season: 0 }),
    ];
    assert!(moments.is_sorted(), "{moments:?}");
}

#[test]
fn a_tile_belongs_to_the_region_of_its_new_slot() {
    // STR-Q80
    let mut scene = Scene::new(2);
    let first = scene.game.tables.regions[1].first_slot;
    scene.gap(1);
    let moved = scene.game.slot(first).tile;
    new_year(&mut scene);
    assert_eq!(scene.game.slot(first - 1).tile, moved);
    assert_eq!(scene.game.region_of(first - 1), Some(Region::at(0)));
    assert_ne!(scene.game.slot(12).tile, Some(tile("L01")));
}
