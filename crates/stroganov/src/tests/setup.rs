//! Laying everything out and choosing S wishes (catalogue 2.1).

use std::collections::HashSet;

use samovar_engine::{Game, NoLog, Rng, Seat, Seed, Turn, Viewer, kit};

use super::scene::{Scene, fur, region, seat, wish};
use crate::action::Action;
use crate::components::{
    Components, Deck, Effect, EndVp, Fur, MARKET, Mark, REGIONS, Region, SLOTS, SongId, Tables, Terrain,
    TileId, VillageId, WishId, YurtId,
};
use crate::event::Event;
use crate::furs::FurSet;
use crate::options::{BoardSide, Colour, Options};
use crate::state::{Frame, Owner, Phase, Step, Stroganov};

/// A game that has just been laid out.
fn laid_out(options: Options, seed: &str) -> Stroganov {
    Stroganov::with_tables(Tables::current(), &options, Seed::from_text(seed))
}

/// Games of so many players from several seeds.
fn games(players: u8) -> impl Iterator<Item = Stroganov> {
    (0..16).map(move |seed| laid_out(Options::for_players(players), &format!("setup {seed}")))
}

/// Whether something differs between seeds, as everything that is shuffled does.
fn varies<T: Eq + std::hash::Hash>(players: u8, of: impl Fn(&Stroganov) -> T) -> bool {
    games(players).map(|game| of(&game)).collect::<HashSet<T>>().len() > 1
}

/// Everybody takes the first card on offer; hands back what happened.
fn draft_all(game: &mut Stroganov) -> Vec<Event> {
    let mut log = Vec::new();
    while game.phase == Phase::Draft {
        let (wish, _) = game.offer.iter().flatten().next().copied().unwrap();
        game.play(Action::Draft(wish), &mut log).unwrap();
    }
    log
}

fn start_tile(game: &Stroganov, tile: TileId) -> bool {
    game.tables.landscape[tile.index()].start
}

// The landscape row.

#[test]
fn the_row_begins_with_the_start_tiles_and_the_rest_is_a_pile() {
    // STR-003, STR-004, STR-005, STR-D01
    for players in 1..=4 {
        for game in games(players) {
            let row: Vec<TileId> =
                game.row.iter().map(|slot| slot.tile.expect("every slot is filled")).collect();
            assert!(row[..5].iter().all(|tile| start_tile(&game, *tile)));
            assert!(!row[5..].iter().any(|tile| start_tile(&game, *tile)));
            assert_eq!(game.tile_pile.len(), 14);
            let all: HashSet<TileId> = row.iter().chain(game.tile_pile.all()).copied().collect();
            assert_eq!(all.len(), TileId::COUNT);
            assert_eq!(game.tiles, 0b1_1111_1111_1110);
        }
    }
}

#[test]
fn start_tiles_other_tiles_and_the_pile_are_shuffled() {
    // STR-003, STR-004, STR-005
    assert!(varies(2, |game| game.row[0].tile));
    assert!(varies(2, |game| game.row[4].tile));
    assert!(varies(2, |game| game.row[5].tile));
    assert!(varies(2, |game| game.row[11].tile));
    assert!(varies(2, |game| game.tile_pile.all()[13]));
}

#[test]
fn the_starting_tile_lies_left_of_the_first_slot() {
    // STR-002, STR-020
    let mut game = laid_out(Options::for_players(3), "start");
    draft_all(&mut game);
    assert!(game.players[..3].iter().all(|player| player.slot == 0));
    let Turn::Decide(first) = game.turn() else { panic!("the game begins") };
    game.play(Action::Go(1), &mut NoLog).unwrap();
    assert_eq!(game.players[first.index()].slot, 1);
}

#[test]
fn every_tile_gets_its_furs_and_the_places_for_four_only_with_four() {
    // STR-011, STR-012
    let mut with_four_only = 0;
    for players in 1..=4 {
        for game in games(players) {
            for slot in &game.row {
                let printed = &game.tables.landscape[slot.tile.unwrap().index()];
                let places =
                    if players == 4 { printed.fur_places } else { printed.fur_places - printed.four_only };
                assert_eq!(slot.furs.total(), places);
                with_four_only += usize::from(printed.four_only > 0);
            }
        }
    }
    assert!(with_four_only > 0);
}

#[test]
fn new_tiles_later_keep_the_places_for_four_empty_with_fewer() {
    // STR-012
    for players in [3, 4] {
        let mut scene = Scene::new(players);
        scene.lay_tile(3, "L01").lay_tile(12, "L02").gap(3).gap(12).pass_until(|scene| scene.game.year == 2);
        for slot in [11, 12] {
            let lying = *scene.game.slot(slot);
            let printed = &scene.game.tables.landscape[lying.tile.unwrap().index()];
            let four = if players == 4 { 0 } else { printed.four_only };
            assert_eq!(lying.furs.total(), printed.fur_places - four);
        }
    }
}

#[test]
fn furs_on_a_tile_are_listed_in_rising_order() {
    // STR-013
    for game in games(4) {
        for slot in &game.view(Viewer::Spectator).board.row {
            let values: Vec<u8> = Vec::<Fur>::from(slot.furs).into_iter().map(Fur::value).collect();
            assert!(values.is_sorted(), "{values:?}");
        }
    }
}

#[test]
fn the_last_tile_has_a_tiger_besides_its_furs() {
    // STR-014, STR-041
    for players in 1..=4 {
        for game in games(players) {
            let tigers: Vec<bool> = game.row.iter().map(|slot| slot.tiger).collect();
            assert_eq!(tigers.iter().position(|tiger| *tiger), Some(SLOTS - 1));
            assert_eq!(tigers.iter().filter(|tiger| **tiger).count(), 1);
            assert_eq!(game.slot(12).furs.total(), game.fur_places(12));
            assert_eq!(game.tiger_pool, game.tables.tigers - 1);
            assert_eq!(game.tiger_pool, 15);
        }
    }
}

#[test]
fn the_bag_begins_with_all_furs_and_the_market_with_six() {
    // STR-010, STR-015, STR-Q33
    for players in 1..=4 {
        for game in games(players) {
            assert_eq!(game.market.total(), 6);
            let laid: u8 = game.row.iter().map(|slot| slot.furs.total()).sum();
            let offered = game.offer.iter().flatten().count() as u8;
            assert_eq!(game.bag.total() + game.market.total() + laid + offered, 76);
            // Setup furs are none of these.
            assert_eq!(game.all_furs().map(|count| count as u8), game.tables.fur_counts);
        }
    }
}

#[test]
fn furs_are_drawn_for_the_tiles_then_the_market_then_the_start_wishes() {
    // STR-Q32, STR-034, STR-015
    let seed = Seed::from_text("furs in order");
    let game = Stroganov::with_tables(Tables::current(), &Options::for_players(3), seed);
    let mut rng = Rng::new(seed);
    let shuffle = |rng: &mut Rng, pieces: usize| rng.shuffle(&mut vec![0; pieces]);
    let mut bag = FurSet::from_counts(&game.tables.fur_counts);
    let mut draw = |rng: &mut Rng, furs: u8| -> FurSet {
        (0..furs)
            .map(|_| {
                let fur = bag.nth(rng.below(bag.total().into()) as u8);
                bag.remove(fur);
                fur
            })
            .collect()
    };
    [5, 21, 6].into_iter().for_each(|pieces| shuffle(&mut rng, pieces));
    for slot in 1..=12 {
        assert_eq!(game.slot(slot).furs, draw(&mut rng, game.fur_places(slot)), "slot {slot}");
    }
    assert_eq!(game.market, draw(&mut rng, MARKET));
    // Villages, yurts, order, songs, wishes, start wishes.
    [5, 8, 8, 3, 10, 10, 14, 14, 9].into_iter().for_each(|pieces| shuffle(&mut rng, pieces));
    for (_, fur) in game.offer.iter().flatten() {
        assert_eq!(draw(&mut rng, 1), FurSet::from_iter([*fur]));
    }
    assert_eq!(game.bag, bag);
}

// Setup furs and regions.

#[test]
fn setup_furs_are_two_to_seven() {
    // STR-Q18
    let values = Tables::current().setup_furs.map(Fur::value);
    assert_eq!(values, [2, 3, 4, 5, 6, 7]);
}

#[test]
fn region_furs_rise_and_the_sixth_is_the_trade_fur() {
    // STR-006, STR-007
    let mut trade = HashSet::new();
    for game in games(2) {
        assert!(game.region_furs.is_sorted());
        let mut all: Vec<Fur> = game.region_furs.into_iter().chain([game.trade_fur]).collect();
        all.sort_unstable();
        assert_eq!(all, game.tables.setup_furs);
        trade.insert(game.trade_fur);
    }
    assert!(trade.len() > 3, "the trade fur is a random one");
}

#[test]
fn region_furs_lie_at_random_only_where_it_was_chosen() {
    // STR-009
    assert!(!Options::for_players(2).random_furs);
    let games = |random_furs| {
        (0..16).map(move |seed| {
            laid_out(Options { random_furs, ..Options::for_players(2) }, &format!("random {seed}"))
        })
    };
    assert!(games(true).any(|game| !game.region_furs.is_sorted()));
    assert!(games(false).all(|game| game.region_furs.is_sorted()));
    for game in games(true) {
        let mut all: Vec<Fur> = game.region_furs.into_iter().chain([game.trade_fur]).collect();
        all.sort_unstable();
        assert_eq!(all, game.tables.setup_furs);
    }
}

#[test]
fn setup_furs_and_villages_stay_for_the_whole_game() {
    // STR-006, STR-007, STR-016
    let mut scene = Scene::new(2);
    let before = (scene.game.region_furs, scene.game.trade_fur, scene.game.villages);
    scene.pass_until(|scene| scene.game.is_over());
    assert!(scene.game.is_over());
    assert_eq!((scene.game.region_furs, scene.game.trade_fur, scene.game.villages), before);
}

#[test]
fn the_slots_are_cut_into_five_regions_from_left_to_right() {
    // STR-Q01
    let tables = Tables::current();
    let mut next = 1;
    for region in Region::ALL {
        let row = &tables.regions[region.index()];
        assert_eq!(row.first_slot, next, "contiguous");
        assert!(row.last_slot >= row.first_slot, "not empty");
        for slot in row.first_slot..=row.last_slot {
            assert_eq!(Scene::new(2).game.region_of(slot), Some(region));
        }
        next = row.last_slot + 1;
    }
    assert_eq!(next, 13);
}

#[test]
fn each_village_lies_in_one_region() {
    // STR-016
    for game in games(4) {
        let villages: HashSet<VillageId> = game.villages.into_iter().collect();
        assert_eq!(villages.len(), REGIONS);
    }
    assert!(varies(4, |game| game.villages));
}

#[test]
fn landscape_types_and_their_counts() {
    // STR-Q19, STR-D04
    let tables = Tables::current();
    let count = |terrain| tables.landscape.iter().filter(|tile| tile.terrain == terrain).count();
    let counts = [Terrain::Forest, Terrain::Steppe, Terrain::Swamp, Terrain::Mountain].map(count);
    assert_eq!(counts, [8, 7, 6, 5]);
    // The four cards that count types name them in the order mountain, swamp, steppe, forest.
    let counted = ["B8", "B9", "B10", "B11"].map(|id| match tables.wishes[wish(id).index()].effect {
        Effect::End(EndVp::PerTerrain(terrain, _)) => terrain,
        other => panic!("{id} counts no type: {other:?}"),
    });
    assert_eq!(counted, [Terrain::Mountain, Terrain::Swamp, Terrain::Steppe, Terrain::Forest]);
}

// Stacks.

/// Whether a stack (next card last) holds so many B cards and over them so many A cards.
fn is_a_over_b<T: Copy>(cards: &[T], deck: impl Fn(T) -> Deck, b: usize, a: usize) -> bool {
    let decks: Vec<Deck> = cards.iter().map(|card| deck(*card)).collect();
    decks == [vec![Deck::B; b], vec![Deck::A; a]].concat()
}

#[test]
fn an_a_yurt_lies_in_each_region_and_the_rest_on_top_of_b() {
    // STR-017, STR-018, STR-D05, STR-D06
    for game in games(3) {
        let deck = |id: YurtId| game.tables.yurts[id.index()].deck;
        let shown: Vec<YurtId> =
            game.yurts.into_iter().map(|yurt| yurt.expect("every region has one")).collect();
        assert!(shown.iter().all(|yurt| deck(*yurt) == Deck::A));
        assert!(is_a_over_b(game.yurt_pile.all(), deck, 8, 3));
        let all: HashSet<YurtId> = shown.iter().chain(game.yurt_pile.all()).copied().collect();
        assert_eq!(all.len(), YurtId::COUNT);
    }
    assert!(varies(3, |game| game.yurts));
    assert!(varies(3, |game| game.yurt_pile.all()[0]));
    assert!(varies(3, |game| game.yurt_pile.all()[10]));
}

#[test]
fn as_many_a_songs_as_players_are_shown_and_the_rest_lies_on_top_of_b() {
    // STR-024, STR-025, STR-D05, STR-D06
    for players in 2..=4 {
        for game in games(players) {
            let deck = |id: SongId| game.tables.songs[id.index()].deck;
            let shown: Vec<SongId> = game.songs.into_iter().flatten().collect();
            assert_eq!(shown.len(), usize::from(players));
            assert_eq!(game.songs.iter().position(Option::is_none).unwrap_or(4), usize::from(players));
            assert!(shown.iter().all(|song| deck(*song) == Deck::A));
            assert!(is_a_over_b(game.song_pile.all(), deck, 10, 10 - usize::from(players)));
            let all: HashSet<SongId> = shown.iter().chain(game.song_pile.all()).copied().collect();
            assert_eq!(all.len(), SongId::COUNT);
        }
    }
    assert!(varies(2, |game| game.songs));
    assert!(varies(2, |game| game.song_pile.all()[0]));
}

#[test]
fn an_a_wish_lies_in_each_region_and_the_rest_on_top_of_b() {
    // STR-030, STR-031, STR-032, STR-D05, STR-D06
    for game in games(2) {
        let deck = |id: WishId| game.tables.wishes[id.index()].deck;
        let shown: Vec<WishId> =
            game.wishes.into_iter().map(|wish| wish.expect("every region has one")).collect();
        assert!(shown.iter().all(|wish| deck(*wish) == Deck::A));
        assert!(is_a_over_b(game.wish_pile.all(), deck, 14, 9));
        let all: HashSet<WishId> = shown.iter().chain(game.wish_pile.all()).copied().collect();
        assert_eq!(all.len(), WishId::COUNT - 9, "all but the S wishes");
    }
    assert!(varies(2, |game| game.wishes));
    assert!(varies(2, |game| game.wish_pile.all()[0]));
    assert!(varies(2, |game| game.wish_pile.all()[22]));
}

// Players.

#[test]
fn two_three_or_four_people_play_and_one_against_the_automa() {
    // STR-001
    for players in 1..=4 {
        let game = laid_out(Options::for_players(players), "how many");
        assert_eq!(game.seats(), usize::from(players));
        assert_eq!(game.in_order().len(), usize::from(players.max(2)));
        assert_eq!(game.is_automa(seat(1)), players == 1);
    }
}

#[test]
fn every_seat_has_the_colour_it_chose() {
    // STR-019, STR-D02, STR-001
    let chosen = [Colour::Green, Colour::Blue, Colour::Yellow, Colour::Red];
    let game = laid_out(Options { colours: chosen, ..Options::for_players(3) }, "colours");
    let colours = &game.view(Viewer::Spectator).board.options["colours"];
    assert_eq!(*colours, serde_json::json!(["green", "blue", "yellow"]));
}

#[test]
fn the_starting_order_is_random() {
    // STR-020
    let firsts: HashSet<Seat> = games(4).map(|game| game.order[0]).collect();
    let lasts: HashSet<Seat> = games(4).map(|game| game.order[3]).collect();
    assert_eq!((firsts.len(), lasts.len()), (4, 4));
    for players in 2..=4 {
        for game in games(players) {
            let seats: HashSet<Seat> = game.in_order().iter().copied().collect();
            assert_eq!(seats.len(), usize::from(players));
            assert!(seats.iter().all(|seat| seat.index() < usize::from(players)));
        }
    }
}

#[test]
fn the_first_in_the_starting_order_takes_the_first_turn() {
    // STR-020, STR-021, STR-039
    for mut game in games(4) {
        let log = draft_all(&mut game);
        assert_eq!(game.turn(), Turn::Decide(game.order[0]));
        assert!(log.ends_with(&[
            Event::SeasonBegan { year: 1, season: 0 },
            Event::TurnBegan { who: game.order[0] },
        ]));
        assert_eq!((game.year, game.season, game.phase, game.done), (1, 0, Phase::Season, 0));
        assert_eq!(game.frames.all(), [Frame::Turn(Step::Move)]);
    }
}

#[test]
fn points_and_story_begin_at_nothing_and_trophies_at_the_top() {
    // STR-022, STR-023, STR-026, STR-D03
    for game in games(4) {
        for player in &game.players {
            assert_eq!((player.vp, player.story, player.trophy), (0, 0, 0));
        }
        let board = serde_json::to_value(game.view(Viewer::Spectator).board).expect("plain data");
        assert_eq!(board["players"][0]["trophy"], 1);
        // The start space demands no fur and opens a reward without any move.
        let start = game.track_of(seat(0)).spaces()[0];
        assert!(start.fur.is_none() && !start.reward.parts().is_empty());
    }
}

#[test]
fn boards_have_two_sides_to_choose_from() {
    // STR-027
    let sides = [BoardSide::A, BoardSide::B, BoardSide::A, BoardSide::A];
    let game = laid_out(Options { sides, ..Options::for_players(2) }, "sides");
    let fur =
        |number: u8, space: usize| game.track_of(seat(number)).spaces().get(space).map(|space| space.fur);
    let plain = Tables::current().tracks[0].spaces();
    assert!((0..8).all(|space| fur(0, space) == plain.get(space).map(|space| space.fur)));
    assert!((0..8).any(|space| fur(1, space) != plain.get(space).map(|space| space.fur)));
}

#[test]
fn starting_goods_follow_the_player_order() {
    // STR-028, STR-029, STR-041
    for players in 2..=4 {
        for game in games(players) {
            for (place, seat) in game.in_order().iter().enumerate() {
                let player = &game.players[seat.index()];
                assert_eq!(player.horses, 3 + place as u16);
                assert_eq!((player.coins, player.outposts, player.reserve), (1, 1, 4));
                assert!(player.built.is_empty() && player.banners == 0 && player.tigers == 0);
                assert!(player.furs.is_empty() && player.hand.is_empty() && player.fulfilled.is_empty());
            }
        }
    }
}

#[test]
fn the_supply_of_banners_follows_the_number_of_players() {
    // STR-040
    let banners = [1, 2, 3, 4].map(|players| laid_out(Options::for_players(players), "banners").banner_pool);
    assert_eq!(banners, [12, 12, 17, 20]);
}

// Choosing S wishes.

#[test]
fn one_start_wish_more_than_players_is_revealed_with_a_fur_each() {
    // STR-030, STR-033, STR-034
    for players in 2..=4 {
        for game in games(players) {
            let offered: Vec<(WishId, Fur)> = game.offer.iter().flatten().copied().collect();
            assert_eq!(offered.len(), usize::from(players) + 1);
            assert!(offered.iter().all(|(wish, _)| game.tables.wishes[wish.index()].deck == Deck::S));
            let different: HashSet<WishId> = offered.iter().map(|(wish, _)| *wish).collect();
            assert_eq!(different.len(), offered.len());
        }
    }
    assert!(varies(2, |game| game.offer[0].map(|(wish, _)| wish)));
}

#[test]
fn the_last_in_player_order_chooses_first() {
    // STR-035
    let mut game = laid_out(Options::for_players(4), "reverse");
    let mut expected = game.in_order().to_vec();
    expected.reverse();
    for who in expected {
        assert_eq!(game.turn(), Turn::Decide(who));
        assert_eq!(game.frames.all(), [Frame::Draft]);
        let (wish, _) = game.offer.iter().flatten().last().copied().unwrap();
        game.play(Action::Draft(wish), &mut NoLog).unwrap();
        let gone = game.check(Action::Draft(wish)).unwrap_err();
        assert!(game.phase != Phase::Draft || gone.rule == "STR-035");
    }
    assert_eq!(game.phase, Phase::Season);
}

#[test]
fn only_a_wish_that_is_still_offered_can_be_chosen() {
    // STR-035
    let game = laid_out(Options::for_players(2), "offered");
    for id in WishId::all() {
        let offered = game.offer.iter().flatten().any(|(wish, _)| *wish == id);
        let judged = game.check(Action::Draft(id));
        assert_eq!(judged.is_ok(), offered, "{id}");
        assert!(judged.is_ok() || judged.unwrap_err().rule == "STR-035");
    }
    assert_eq!(game.check(Action::Skip).unwrap_err().rule, "STR-Q48");
    assert_eq!(game.check(Action::BuyBag).unwrap_err().rule, "STR-Q46");
}

#[test]
fn the_chosen_card_and_its_fur_go_to_the_player() {
    // STR-036
    let mut game = laid_out(Options::for_players(3), "chosen");
    let Turn::Decide(who) = game.turn() else { panic!("somebody chooses") };
    let before: Vec<(WishId, Fur)> = game.offer.iter().flatten().copied().collect();
    let (wish, fur) = before[2];
    let mut log = Vec::new();
    game.play(Action::Draft(wish), &mut log).unwrap();
    let player = &game.players[who.index()];
    assert_eq!(player.hand.iter().collect::<Vec<_>>(), [wish]);
    assert!(player.fulfilled.is_empty());
    assert_eq!(player.furs, FurSet::from_iter([fur]));
    let after: Vec<(WishId, Fur)> = game.offer.iter().flatten().copied().collect();
    assert_eq!(after, [before[0], before[1], before[3]]);
    assert_eq!(log[0], Event::Drafted { who, wish, fur });
}

#[test]
fn of_four_cards_for_three_players_one_leaves_and_its_fur_goes_back() {
    // STR-E01, STR-037, STR-033
    let mut game = laid_out(Options::for_players(3), "left over");
    assert_eq!(game.offer.iter().flatten().count(), 4);
    let before = game.bag;
    let (left, fur) = game.offer[3].unwrap();
    draft_all(&mut game);
    assert!(game.offer.iter().all(Option::is_none));
    assert_eq!(game.bag.total(), before.total() + 1);
    assert_eq!(game.bag.count(fur), before.count(fur) + 1);
    assert!(game.players.iter().all(|player| !player.hand.has(left)));
    let held: u8 = game.players.iter().map(|player| player.hand.len()).sum();
    assert_eq!(held, 3);
    assert!(!game.save().to_string().contains(&format!("\"{left}\"")), "it is nowhere any more");
}

#[test]
fn a_bear_from_setup_brings_two_story_points() {
    // STR-038
    let mut bears = 0;
    for players in 2..=4 {
        for mut game in games(players) {
            draft_all(&mut game);
            for player in &game.players[..usize::from(players)] {
                let bear = player.furs.count(Fur::BEAR) > 0;
                assert_eq!(player.story, if bear { 2 } else { 0 });
                bears += usize::from(bear);
            }
        }
    }
    assert!(bears > 0);
}

// Blocking outposts.

#[test]
fn unused_colours_block_the_marked_places() {
    // STR-044, STR-045, STR-046
    for players in 1..=4 {
        let game = laid_out(Options::for_players(players), "blocked");
        let mut blocked = 0;
        for region in Region::ALL {
            for (place, printed) in game.tables.regions[region.index()].places().iter().enumerate() {
                let wanted = match printed.mark {
                    Mark::UpToThree if players < 4 => Owner::Neutral(0),
                    Mark::Two if players < 3 => Owner::Neutral(1),
                    _ => Owner::Free,
                };
                assert_eq!(
                    game.outposts[region.index()][place],
                    wanted,
                    "{players} players, region {region}"
                );
                blocked += usize::from(wanted != Owner::Free);
            }
        }
        assert_eq!(blocked, [7, 7, 5, 0][usize::from(players) - 1]);
    }
}

#[test]
fn one_place_a_region_is_for_three_and_one_in_the_first_two_for_two() {
    // STR-045, STR-046
    for at in Region::ALL {
        let places = Tables::current().regions[at.index()].places();
        let marked = |mark| places.iter().filter(|place| place.mark == mark).count();
        assert_eq!(marked(Mark::UpToThree), 1);
        assert_eq!(marked(Mark::Two), usize::from(at == region(1) || at == region(2)));
    }
}

// Limits of the supply.

#[test]
fn horses_and_coins_never_run_out() {
    // STR-042
    let mut scene = Scene::new(2);
    scene.horses(200).coins(100).step(Step::Basic);
    scene.play("horses, coin");
    assert_eq!((scene.me().horses, scene.me().coins), (204, 101));
}

#[test]
fn banners_outposts_and_tigers_run_out() {
    // STR-043, STR-Q31
    use crate::components::Token;
    let mut scene = Scene::new(2);
    scene.step(Step::Basic).banners(11).tigers(14);
    scene.game.me_mut().reserve = 1;
    scene.game.me_mut().outposts = 4;
    for token in [Token::Banner, Token::Outpost, Token::Tiger] {
        scene.clear_log().owe(Frame::Gain(token, 2));
        assert_eq!(scene.log, [Event::Gained { who: seat(0), token, count: 1 }]);
        scene.clear_log().owe(Frame::Gain(token, 2));
        assert_eq!(scene.log, [], "nothing is left");
    }
    assert_eq!((scene.me().banners, scene.game.banner_pool), (12, 0));
    assert_eq!((scene.me().outposts, scene.me().reserve), (5, 0));
    assert_eq!((scene.me().tigers, scene.game.tiger_pool), (15, 0));
    scene.game.audit().unwrap();
}

#[test]
fn administration_places_no_tiger_from_an_empty_pool() {
    // STR-Q31
    let mut scene = Scene::new(2);
    scene.gap(12).tigers(16).pass_until(|scene| scene.game.year == 2);
    assert!(scene.game.row.iter().all(|slot| !slot.tiger));
    assert_eq!(scene.game.tiger_pool, 0);
    assert!(scene.game.slot(12).furs.total() > 0, "the new tile has its furs all the same");
}

#[test]
fn a_tile_never_gets_a_second_tiger() {
    // STR-Q17
    let mut scene = Scene::new(2);
    assert!(scene.game.slot(12).tiger);
    scene.pass_until(|scene| scene.game.year == 2);
    assert!(scene.game.slot(12).tiger, "it was not hunted");
    assert_eq!(scene.game.tiger_pool, 15, "and no other came to it");
}

#[test]
fn all_pieces_are_accounted_for_all_the_time() {
    // STR-E33, STR-043
    for (name, options) in super::contract::setups() {
        let mut game = laid_out(options, &name);
        game.audit().unwrap();
        let mut rng = Rng::new(Seed::from_text(&name));
        for _ in 0..120 {
            let legal = kit::legal(&game);
            if legal.is_empty() {
                break;
            }
            game.play(legal[rng.below(legal.len() as u32) as usize], &mut NoLog).unwrap();
            game.audit().unwrap_or_else(|fault| panic!("{name}: {fault}"));
        }
    }
}

#[test]
fn a_piece_too_many_or_too_few_is_noticed() {
    // STR-E33
    type Spoil = fn(&mut Stroganov);
    let spoils: [(&str, Spoil); 9] = [
        ("fur", |game| game.bag.add(fur(2))),
        ("tiger", |game| game.tiger_pool += 1),
        ("banner", |game| game.banner_pool -= 1),
        ("outpost", |game| game.players[0].reserve -= 1),
        ("two outposts", |game| game.outposts[0][0] = Owner::Seat(seat(0))),
        ("tile", |game| game.players[0].tiles.add(game.row[0].tile.unwrap())),
        ("story", |game| game.players[0].story = 13),
        ("order", |game| game.players[1].slot = 3),
        ("gap", |game| game.row[0].tile = None),
    ];
    for (name, spoil) in spoils {
        let mut game = Scene::new(2).game;
        assert_eq!(game.audit(), Ok(()));
        spoil(&mut game);
        assert!(game.audit().is_err(), "{name}");
    }
}

// What everybody may know.

#[test]
fn only_the_order_of_stacks_and_of_chance_is_hidden() {
    // STR-Q118
    let mut game = laid_out(Options::for_players(2), "hidden");
    draft_all(&mut game);
    let mut other = game;
    other.tile_pile.all_mut().reverse();
    other.yurt_pile.all_mut()[..8].reverse();
    other.wish_pile.all_mut()[..14].reverse();
    other.song_pile.all_mut()[..10].reverse();
    other.rng = other.rng.fork();
    assert_ne!(game, other);
    for viewer in Viewer::all(2) {
        let (mine, theirs) = (game.view(viewer), other.view(viewer));
        assert_eq!(mine, theirs);
        assert_eq!(
            (mine.stacks.tiles, mine.stacks.yurts, mine.stacks.wishes, mine.stacks.songs),
            (14, 11, 23, 18)
        );
    }
    // What lies open is the same for everyone, and the bag is open as a set.
    let boards: Vec<_> = Viewer::all(2).map(|viewer| game.view(viewer).board).collect();
    assert!(boards.iter().all(|board| *board == boards[0]));
    assert_eq!(boards[0].bag, game.bag);
}

#[test]
fn start_wishes_put_away_are_in_no_view() {
    // STR-Q118, STR-037
    let mut game = laid_out(Options::for_players(2), "put away");
    draft_all(&mut game);
    let held: HashSet<WishId> = game.players.iter().flat_map(|player| player.hand.iter()).collect();
    let seen = serde_json::to_string(&game.view(Viewer::Spectator)).unwrap();
    for id in WishId::all().filter(|id| game.tables.wishes[id.index()].deck == Deck::S) {
        assert_eq!(seen.contains(&format!("\"{id}\"")), held.contains(&id), "{id}");
    }
}

#[test]
fn both_furs_of_a_draw_are_open() {
    // STR-Q118, STR-Q28
    let mut scene = Scene::new(2);
    scene.step(Step::Main).horses(5).play("buy bag");
    let Frame::Keep(one, other) = scene.asked() else { panic!("two furs were drawn") };
    for viewer in Viewer::all(2) {
        assert!(scene.game.view(viewer).board.frames.contains(&Frame::Keep(one, other)));
    }
}

#[test]
fn the_automa_deck_shows_the_steps_of_its_top_card_and_no_more() {
    // STR-Q118
    let mut game = laid_out(Options::for_players(1), "deck");
    draft_all(&mut game);
    assert_eq!(game.automa.flipped, 1);
    let view = game.view(Viewer::Seat(seat(0)));
    let automa = view.automa.unwrap();
    assert_eq!(automa.next_steps, game.tables.automa[game.automa.top().index()].steps);
    assert_eq!((automa.deck, automa.name), (12, "ivan"));
    assert_eq!(view.board.flipped, [game.automa.cards[0]]);
    let mut other = game;
    other.automa.cards[2..].reverse();
    assert_eq!(other.view(Viewer::Seat(seat(0))), view);
    assert_eq!(laid_out(Options::for_players(2), "deck").view(Viewer::Spectator).automa, None);
}

#[test]
fn a_sample_keeps_what_is_known_and_changes_what_is_not() {
    // STR-Q118
    for options in [Options::for_players(3), Options::for_players(1)] {
        let mut game = laid_out(options, "sample");
        draft_all(&mut game);
        let mut rng = Rng::new(Seed::from_text("samples"));
        let (mut tops, mut yurts, mut wishes, mut songs, mut chance) =
            (HashSet::new(), HashSet::new(), HashSet::new(), HashSet::new(), HashSet::new());
        for _ in 0..16 {
            let mut sample = game;
            sample.resample(seat(0), &mut rng);
            assert_eq!(sample.view(Viewer::Seat(seat(0))), game.view(Viewer::Seat(seat(0))));
            sample.audit().unwrap();
            assert!(is_a_over_b(sample.yurt_pile.all(), |id| game.tables.yurts[id.index()].deck, 8, 3));
            assert!(is_a_over_b(sample.wish_pile.all(), |id| game.tables.wishes[id.index()].deck, 14, 9));
            let mut all = sample.tile_pile.all().to_vec();
            all.sort_unstable();
            let mut before = game.tile_pile.all().to_vec();
            before.sort_unstable();
            assert_eq!(all, before);
            tops.insert(sample.tile_pile.all().to_vec());
            yurts.insert((sample.yurt_pile.all()[0], sample.yurt_pile.all()[10]));
            wishes.insert((sample.wish_pile.all()[0], sample.wish_pile.all()[22]));
            songs.insert((sample.song_pile.all()[0], *sample.song_pile.all().last().unwrap()));
            chance.insert(serde_json::to_string(&sample.rng).unwrap());
        }
        for different in [tops.len(), yurts.len(), wishes.len(), songs.len(), chance.len()] {
            assert!(different > 8);
        }
    }
}

#[test]
fn equal_knowledge_and_equal_chance_give_equal_samples() {
    // STR-Q118
    let mut game = laid_out(Options::for_players(1), "equal samples");
    draft_all(&mut game);
    let mut other = game;
    other.tile_pile.all_mut().reverse();
    other.yurt_pile.all_mut()[..8].reverse();
    other.yurt_pile.all_mut()[8..].reverse();
    other.automa.cards[2..].reverse();
    assert_ne!(game, other);
    game.resample(seat(0), &mut Rng::new(Seed::from_text("same")));
    other.resample(seat(0), &mut Rng::new(Seed::from_text("same")));
    assert_eq!(game, other);
}

#[test]
fn a_sampled_automa_deck_keeps_its_top_steps_and_the_cards_a_letter_removed() {
    // STR-Q118
    for focus in [None, Some(2)] {
        let mut game = laid_out(Options { focus, ..Options::for_players(1) }, "automa samples");
        draft_all(&mut game);
        let steps = |game: &Stroganov| game.tables.automa[game.automa.top().index()].steps;
        let away = |game: &Stroganov| {
            let mut cards = game.automa.cards[13..].to_vec();
            cards.sort_unstable();
            cards
        };
        let mut rng = Rng::new(Seed::from_text("automa"));
        let (mut tops, mut put_away) = (HashSet::new(), HashSet::new());
        for _ in 0..24 {
            let mut sample = game;
            sample.resample(seat(0), &mut rng);
            assert_eq!(steps(&sample), steps(&game));
            assert_eq!(sample.automa.cards[0], game.automa.cards[0], "the face-up card is known");
            let cards: HashSet<_> = sample.automa.cards.into_iter().collect();
            assert_eq!(cards.len(), 18);
            tops.insert(sample.automa.top());
            put_away.insert(away(&sample));
        }
        assert!(tops.len() > 1, "any card with these steps may be on top");
        assert_eq!(put_away.len() > 1, focus.is_none());
        assert!(focus.is_none() || put_away.contains(&away(&game)));
    }
}
