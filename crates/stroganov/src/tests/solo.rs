//! The automatic opponent (catalogue 2.18 and 2.19).

use samovar_engine::{Faults, Game, NoLog, Seed, Viewer, Who};
use serde_json::{Map, json};

use super::icons::tables_with;
use super::scene::{Scene, fur, furs, region, seat, song, wish};
use super::scoring::points;
use super::winter::into_winter;
use crate::action::{Action, Quarry};
use crate::components::{
    Additional, AutomaCard, CardId, Components, End, Fur, Mark, Region, Tables, Token, TrackId,
};
use crate::event::Event;
use crate::options::{BoardSide, Opponent, Options};
use crate::state::{Automa, Frame, Owner, Phase, Regions, Step, Stroganov, WishSet};

const IVAN: u8 = 1;

/// A solo game in which the opponent is on the starting tile with one outpost and nothing else.
fn solo() -> Scene {
    against(Options::for_players(1))
}

fn against(options: Options) -> Scene {
    on_tables(Tables::current(), options)
}

fn on_tables(tables: &'static Tables, options: Options) -> Scene {
    let mut scene = Scene::with_tables(tables, options);
    scene.as_seat(IVAN).tigers(0).banners(0).at(0);
    for place in scene.game.outposts.iter_mut().flatten() {
        if *place == Owner::Seat(seat(IVAN)) {
            *place = Owner::Free;
        }
    }
    let ivan = scene.game.me_mut();
    assert!(ivan.tiles.is_empty(), "the first turn of this seed claims no tile");
    (ivan.built, ivan.outposts, ivan.reserve) = (Regions::EMPTY, 1, 4);
    (ivan.trophy, ivan.fulfilled) = (0, WishSet::EMPTY);
    scene.game.automa.flipped = 0;
    scene.as_seat(0);
    scene
}

fn ivan(scene: &Scene) -> &crate::state::Player {
    scene.player(IVAN)
}

/// The first slot of a region.
fn first(scene: &Scene, number: u8) -> u8 {
    scene.game.tables.regions[region(number).index()].first_slot
}

fn last(scene: &Scene, number: u8) -> u8 {
    scene.game.tables.regions[region(number).index()].last_slot
}

/// Lays the cards so that the next one flipped is of a kind and the one beneath it shows so many steps.
fn deal(scene: &mut Scene, wanted: impl Fn(&AutomaCard) -> bool, steps: u8) {
    let tables = scene.game.tables;
    let next = usize::from(scene.game.automa.flipped);
    let cards = &mut scene.game.automa.cards;
    let flip = (next..CardId::COUNT).find(|place| wanted(&tables.automa[cards[*place].index()]));
    cards.swap(next, flip.expect("a card of this kind"));
    let shows = (next + 1..CardId::COUNT).find(|place| tables.automa[cards[*place].index()].steps == steps);
    cards.swap(next + 1, shows.expect("a card with so many steps"));
}

fn does(additional: Additional) -> impl Fn(&AutomaCard) -> bool {
    move |card| card.additional == additional
}

fn hunts(end: End, furs: u8) -> impl Fn(&AutomaCard) -> bool {
    move |card| card.end == end && card.furs == furs
}

/// The opponent is about to step onto a slot and to act by a card of a kind; setters then speak of him.
fn about_to_reach(scene: &mut Scene, slot: u8, card: impl Fn(&AutomaCard) -> bool) -> &mut Scene {
    deal(scene, card, 1);
    scene.as_seat(IVAN).at(slot - 1)
}

/// Nothing is lost, and nothing is told that did not happen.
fn sound(scene: &mut Scene) -> &mut Scene {
    let mut faults = Faults::default();
    scene.game.account_for_pieces(&mut faults);
    faults.finish().expect("all pieces are accounted for");
    assert!(!scene.happened(|event| matches!(event, Event::Gained { count: 0, .. })));
    scene
}

/// His whole turn.
fn turn(scene: &mut Scene) -> &mut Scene {
    scene.as_seat(IVAN);
    scene.game.automa_turn(&mut scene.log);
    sound(scene).as_seat(0)
}

/// He takes a song in Winter, whatever it costs.
fn sings<'a>(scene: &'a mut Scene, id: &str) -> &'a mut Scene {
    let cost = scene.game.tables.songs[song(id).index()].cost;
    scene.songs(&[id]).as_seat(IVAN).story(cost);
    scene.game.automa_song(&mut scene.log);
    sound(scene).as_seat(0)
}

/// Empties the bag down to these furs; the rest goes to the human player.
fn bag<'a>(scene: &'a mut Scene, values: &[u8]) -> &'a mut Scene {
    let before = scene.game.players[1].furs;
    scene.bag(values);
    let after = std::mem::replace(&mut scene.game.players[1].furs, before);
    let moved = crate::components::Fur::ALL.into_iter().flat_map(|fur| {
        let count = after.count(fur) - before.count(fur);
        (0..count).map(move |_| fur)
    });
    scene.game.players[0].furs.add_all(moved.collect());
    scene
}

fn hunted(scene: &Scene) -> Vec<Quarry> {
    let quarry = |event: &Event| match event {
        Event::Hunted { who, quarry, horses: 0, coin: false, .. } if *who == seat(IVAN) => Some(*quarry),
        _ => None,
    };
    scene.log.iter().filter_map(quarry).collect()
}

fn paid(scene: &Scene) -> Vec<String> {
    let what = |event: &Event| match event {
        Event::Paid { who, what, coin: false } if *who == seat(IVAN) => Some(what.to_string()),
        Event::PaidCoin { who } if *who == seat(IVAN) => Some("coin".into()),
        _ => None,
    };
    scene.log.iter().filter_map(what).collect()
}

fn failed(scene: &Scene) -> bool {
    scene.happened(|event| *event == Event::AdditionalFailed { who: seat(IVAN) })
}

fn visited(scene: &Scene) -> bool {
    scene.happened(|event| matches!(event, Event::Visited { who, .. } if *who == seat(IVAN)))
}

fn fresh(options: Options, seed: &str) -> Stroganov {
    Stroganov::new(&options, Seed::from_text(seed))
}

// Setup.

#[test]
fn a_solo_game_is_set_up_for_two() {
    // STR-246
    let game = fresh(Options::for_players(1), "two");
    assert_eq!(game.songs.iter().flatten().count(), 2);
    assert_eq!(game.banner_pool, game.tables.banners[1]);
    let neutral =
        |colour| game.outposts.iter().flatten().filter(|owner| **owner == Owner::Neutral(colour)).count();
    assert_eq!((neutral(0), neutral(1)), (5, 2));
    for region in Region::ALL {
        for (place, printed) in game.tables.regions[region.index()].places().iter().enumerate() {
            let blocked = game.outposts[region.index()][place] != Owner::Free;
            assert_eq!(blocked, printed.mark != Mark::None);
        }
    }
    for slot in &game.row {
        let printed = game.tables.landscape[slot.tile.unwrap().index()];
        assert_eq!(slot.furs.total(), printed.fur_places - printed.four_only);
    }
}

#[test]
fn the_opponent_is_first_with_the_goods_of_the_first_of_two() {
    // STR-247, STR-Q93
    for seed in ["one", "two", "three", "four"] {
        let game = fresh(Options::for_players(1), seed);
        assert_eq!(game.in_order(), [seat(1), seat(0)]);
        let ivan = &game.players[1];
        assert_eq!((ivan.horses, ivan.coins, ivan.outposts, ivan.reserve, ivan.vp), (3, 1, 1, 4, 0));
        assert_eq!((game.players[0].horses, game.players[0].coins), (4, 1));
    }
}

#[test]
fn the_opponent_takes_a_colour_the_player_did_not_choose() {
    // STR-Q93
    for colour in crate::options::COLOURS {
        let options = Options { colours: [colour; 4], ..Options::for_players(1) };
        let colours = fresh(options, "colours").options.colours;
        assert_eq!(colours[0], colour);
        assert!(
            crate::options::COLOURS.into_iter().all(|colour| colours.contains(&colour)),
            "and the others block places"
        );
    }
}

#[test]
fn two_start_wishes_are_shown_and_the_one_left_goes_to_the_opponent() {
    // STR-249, STR-250
    let mut game = fresh(Options::for_players(1), "wishes");
    let offer: Vec<_> = game.offer.iter().flatten().copied().collect();
    assert_eq!(offer.len(), 2);
    let ((mine, my_fur), (other, his_fur)) = (offer[1], offer[0]);
    let mut log: Vec<Event> = Vec::new();
    game.play(Action::Draft(mine), &mut log).unwrap();
    assert_eq!(log[0], Event::Drafted { who: seat(0), wish: mine, fur: my_fur });
    let point =
        log.iter().position(|event| *event == Event::Gained { who: seat(1), token: Token::Vp, count: 1 });
    let point = point.expect("the opponent scores the card");
    assert_eq!(log[point + 1], Event::Acquired { who: seat(1), fur: his_fur });
    assert!(game.players[0].hand.has(mine));
    assert!(
        !game.players[1].hand.has(other) && !game.players[1].fulfilled.has(other),
        "the card is discarded"
    );
    assert!(game.offer.iter().all(Option::is_none));
    game.audit().unwrap();
}

#[test]
fn a_bear_on_the_card_left_brings_the_opponent_story_points() {
    // STR-Q93, STR-259
    let mut game = fresh(Options::for_players(1), "bear");
    let (card, old) = game.offer[0].unwrap();
    game.bag.add(old);
    game.bag.remove(Fur::BEAR);
    game.offer[0] = Some((card, Fur::BEAR));
    let mine = game.offer[1].unwrap().0;
    let mut log: Vec<Event> = Vec::new();
    game.play(Action::Draft(mine), &mut log).unwrap();
    let bear =
        log.iter().position(|event| *event == Event::Acquired { who: seat(1), fur: Fur::BEAR }).unwrap();
    assert_eq!(log[bear + 1], Event::Gained { who: seat(1), token: Token::Story, count: 2 });
}

#[test]
fn thirteen_of_eighteen_cards_form_the_deck() {
    // STR-251
    let game = fresh(Options::for_players(1), "deck");
    let mut cards = game.automa.cards;
    cards.sort_unstable();
    assert!(cards.into_iter().eq(CardId::all()), "each card once");
    let view = game.view(Viewer::Spectator).automa.unwrap();
    assert_eq!((view.name, view.deck), ("ivan", 13));
    assert_eq!(view.next_steps, game.tables.automa[game.automa.cards[0].index()].steps);
    let away = |seed| {
        let mut cards = fresh(Options::for_players(1), seed).automa.cards[Automa::DECK..].to_vec();
        cards.sort_unstable();
        cards
    };
    assert_ne!(away("deck"), away("other"), "the five put away are random");
}

#[test]
fn a_focus_letter_puts_its_five_cards_away_and_leaves_two_strategies() {
    // STR-252, STR-253, STR-D51, STR-E10
    use Additional::{Landscape, Outpost, Trophy, Wish};
    let focus = [
        ("a", [Outpost, Trophy]),
        ("b", [Outpost, Landscape]),
        ("c", [Outpost, Wish]),
        ("d", [Trophy, Landscape]),
        ("e", [Trophy, Wish]),
        ("f", [Landscape, Wish]),
    ];
    for (bit, (letter, kinds)) in focus.into_iter().enumerate() {
        let values = Map::from_iter([("players".into(), json!(1)), ("focus".into(), json!(letter))]);
        let game = fresh(Stroganov::read_options(&values).unwrap(), "focus");
        let printed = |card: &CardId| game.tables.automa[card.index()];
        let (deck, away) = game.automa.cards.split_at(Automa::DECK);
        assert!(away.iter().all(|card| printed(card).letters >> bit & 1 == 1), "letter {letter}");
        assert!(deck.iter().all(|card| printed(card).letters >> bit & 1 == 0), "letter {letter}");
        for kind in kinds {
            let count =
                |cards: &[CardId]| cards.iter().filter(|card| printed(card).additional == kind).count();
            assert_eq!(count(away), 0, "letter {letter}: {kind:?}");
            assert!(count(deck) > 0);
        }
    }
}

#[test]
fn a_focused_deck_is_still_shuffled() {
    // STR-251, STR-252
    let options = Options { focus: Some(2), ..Options::for_players(1) };
    assert_ne!(fresh(options, "deck").automa.cards[..13], fresh(options, "other").automa.cards[..13]);
}

#[test]
fn the_opponent_has_the_track_of_the_solo_board() {
    // STR-248, STR-300
    let game = fresh(Options::for_players(1), "board");
    assert!(std::ptr::eq(game.track_of(seat(1)), &raw const game.tables.tracks[TrackId::Ivan as usize]));
    let game = fresh(Options { opponent: Opponent::Katyusha, ..Options::for_players(1) }, "board");
    assert!(std::ptr::eq(game.track_of(seat(1)), &raw const game.tables.tracks[TrackId::Katyusha as usize]));
    assert_eq!(game.view(Viewer::Spectator).automa.unwrap().name, "katyusha");
}

#[test]
fn player_and_opponent_take_turns_by_player_order() {
    // STR-254
    for (mine, first) in [(8, 0), (2, 1)] {
        let mut scene = solo();
        scene.as_seat(IVAN).at(4).as_seat(0).at(mine);
        (scene.game.done, scene.game.automa.flipped) = (0b10, 1);
        scene.step(Step::Finish).play("end");
        let began: Vec<u8> = scene
            .log
            .iter()
            .filter_map(|event| match event {
                Event::TurnBegan { who } => Some(who.index() as u8),
                _ => None,
            })
            .collect();
        assert_eq!((began[0], scene.game.season, scene.to_decide()), (first, 1, Some(seat(0))));
        scene.clear_log().step(Step::Finish).play("end");
        assert_eq!(
            scene.game.automa.flipped,
            if first == 0 { 2 } else { 2 + u8::from(scene.game.season == 2 && scene.game.done == 0b10) }
        );
    }
}

// Special rules.

#[test]
fn the_opponent_never_pays_horses() {
    // STR-256, STR-284
    let mut scene = solo();
    let slot = first(&scene, 4);
    deal(&mut scene, |card| card.additional == Additional::Outpost && card.end == End::Highest, 5);
    scene.as_seat(IVAN).at(slot - 5).horses(4).furs(&[6]);
    scene.region_fur(4, 6).village(4, "V3").on_tile(slot, &[2, 3, 3, 7], false).rival_outpost(4, None);
    let (_, price) = scene.game.free_place(region(4)).unwrap();
    assert!(price > 0);
    turn(&mut scene);
    assert_eq!((ivan(&scene).slot, hunted(&scene)), (slot, vec![Quarry::Fur(fur(7))]));
    assert!(ivan(&scene).built.has(region(4)));
    assert_eq!(ivan(&scene).horses, 4);
    assert!(scene.happened(|event| *event == Event::Built { who: seat(1), region: region(4), horses: 0 }));
    assert!(
        scene.happened(|event| *event == Event::Moved { who: seat(1), from: slot - 5, to: slot, horses: 0 })
    );
}

#[test]
fn every_five_horses_become_a_point_at_once() {
    // STR-257, STR-Q99, STR-E32
    for (before, after, vp) in [(3, 2, 1), (1, 0, 1), (0, 4, 0)] {
        let mut scene = solo();
        let slot = first(&scene, 2);
        about_to_reach(&mut scene, slot, does(Additional::Wish)).horses(before).village(2, "V1").on_tile(
            slot,
            &[3, 4, 4],
            false,
        );
        for number in 1..=5 {
            scene.no_wish(number);
        }
        turn(&mut scene);
        assert_eq!((ivan(&scene).horses, ivan(&scene).vp, ivan(&scene).banners), (after, vp, 1));
        assert!(
            scene.happened(|event| *event == Event::Gained { who: seat(1), token: Token::Horse, count: 4 })
        );
        let point = Event::Gained { who: seat(1), token: Token::Vp, count: 1 };
        assert_eq!(scene.happened(|event| *event == point), vp == 1);
    }
}

#[test]
fn many_horses_become_several_points() {
    // STR-Q99
    let tables = tables_with("songs.toml", "GA6", r#"["horse:9"]"#);
    let mut scene = on_tables(tables, Options::for_players(1));
    scene.as_seat(IVAN).horses(4);
    sings(&mut scene, "GA6");
    assert_eq!((ivan(&scene).horses, ivan(&scene).vp), (3, 2));
}

#[test]
fn a_bag_fur_of_the_opponent_is_a_single_draw() {
    // STR-258
    let mut scene = solo();
    bag(&mut scene, &[3, 5, 7]);
    sings(&mut scene, "GA8");
    assert_eq!((ivan(&scene).furs.total(), scene.game.bag.total()), (2, 1), "two bag furs, two draws");
    sings(&mut scene, "GA8");
    assert_eq!((ivan(&scene).furs, scene.game.bag.total()), (furs(&[3, 5, 7]), 0));
    assert!(!scene.game.frames.all().iter().any(|frame| matches!(frame, Frame::Keep(..))));
}

#[test]
fn a_bear_brings_the_opponent_two_story_points() {
    // STR-259
    let mut scene = solo();
    let slot = first(&scene, 2);
    about_to_reach(&mut scene, slot, hunts(End::Highest, 1)).story(3).village(2, "V1").on_tile(
        slot,
        &[3, 8],
        false,
    );
    turn(&mut scene);
    assert_eq!(hunted(&scene), [Quarry::Fur(Fur::BEAR)]);
    assert_eq!(ivan(&scene).story, 5);
}

/// What he pays for a bare tile of region value 4 with this supply, and whether he gets it.
fn payment(values: &[u8], coins: u16, tigers: u8, on_tile: &[u8]) -> (Vec<String>, bool, Scene) {
    let mut scene = solo();
    let slot = first(&scene, 2);
    scene.lay_tile(slot, "L05");
    about_to_reach(&mut scene, slot, |card| card.additional == Additional::Landscape && card.furs == 1);
    scene.region_fur(2, 4).village(2, "V1").furs(values).coins(coins).tigers(tigers);
    let hunted: Vec<u8> = on_tile.iter().copied().chain([7]).collect();
    scene.on_tile(slot, &hunted, false);
    turn(&mut scene);
    let claimed = scene.happened(|event| matches!(event, Event::Claimed { .. }));
    (paid(&scene), claimed, scene)
}

#[test]
fn the_opponent_pays_natural_furs_then_bears_then_coins_then_tigers() {
    // STR-260, STR-261, STR-262, STR-Q101
    let (paid, claimed, scene) = payment(&[4, 4, 8], 2, 1, &[]);
    assert_eq!((paid, claimed), (vec!["4".into(), "4".into()], true));
    assert_eq!((ivan(&scene).furs, ivan(&scene).tigers), (furs(&[7, 8]), 1));
    let bag_before = scene.game.bag.count(fur(4));
    assert!(bag_before >= 2, "paid furs go into the bag");
    let (paid, claimed, scene) = payment(&[4, 8, 8], 2, 1, &[]);
    assert_eq!((paid, claimed), (vec!["4".into(), "8".into()], true));
    assert_eq!(ivan(&scene).furs, furs(&[7, 8]));
    let (paid, claimed, scene) = payment(&[8], 3, 1, &[]);
    assert_eq!((paid, claimed), (vec!["8".into(), "coin".into()], true));
    assert_eq!((ivan(&scene).coins, ivan(&scene).tigers), (2 + 1, 1), "and the coin of the tile");
    let (paid, claimed, scene) = payment(&[3, 5], 1, 1, &[]);
    assert_eq!((paid, claimed), (vec!["coin".into(), "tiger".into()], true));
    assert_eq!((ivan(&scene).tigers, ivan(&scene).furs), (0, furs(&[3, 5, 7])));
}

#[test]
fn the_opponent_pays_nothing_if_he_cannot_pay_all() {
    // STR-262, STR-Q101, STR-255
    let (paid, claimed, scene) = payment(&[4, 8], 1, 1, &[2, 2, 2]);
    assert_eq!((paid, claimed), (vec![], false), "five furs are needed");
    assert_eq!((ivan(&scene).furs, ivan(&scene).coins, ivan(&scene).tigers), (furs(&[4, 7, 8]), 1, 1));
    assert!(failed(&scene) && visited(&scene));
    let (paid, claimed, _) = payment(&[4, 8], 1, 1, &[2, 2]);
    assert_eq!((paid.len(), claimed), (4, true));
}

#[test]
fn the_opponent_takes_the_market_fur_his_card_shows() {
    // STR-263, STR-E12, STR-Q105
    for (end, taken) in [(End::Lowest, 2), (End::Highest, 7)] {
        let mut scene = solo();
        let slot = first(&scene, 2);
        scene.market(&[2, 3, 4, 5, 6, 7]);
        about_to_reach(&mut scene, slot, hunts(end, 1))
            .village(2, "V4")
            .on_tile(slot, &[5, 5, 5], false)
            .region_fur(2, 3);
        turn(&mut scene);
        assert_eq!(ivan(&scene).furs, furs(&[5, taken]));
        assert_eq!(scene.game.market.total(), 6, "the market is refilled");
        assert!(scene.happened(|event| matches!(event, Event::MarketRefilled { furs } if furs.total() == 1)));
        scene.as_seat(IVAN).furs(&[]).market(&[2, 3, 4, 5, 6, 7]);
        sings(&mut scene, "GA4");
        assert_eq!(ivan(&scene).furs, furs(&[taken]), "in Winter the last card still lies there");
    }
}

#[test]
fn an_empty_market_gives_the_opponent_nothing() {
    // STR-263
    let mut scene = solo();
    scene.market(&[]);
    bag(&mut scene, &[]);
    sings(&mut scene, "GA4");
    assert_eq!((ivan(&scene).furs, ivan(&scene).vp), (furs(&[]), 2));
}

#[test]
fn a_further_action_is_three_points_for_the_opponent() {
    // STR-264, STR-Q103
    for reward in [
        "basic",
        "hunt",
        "move",
        "advanced",
        "advanced_anywhere",
        "village_anywhere",
        "build_outpost_anywhere",
        "fulfil_wish_red_only",
    ] {
        let mut scene = on_tables(
            tables_with("songs.toml", "GA6", &format!("[\"{reward}:1\"]")),
            Options::for_players(1),
        );
        let before = *ivan(&scene);
        sings(&mut scene, "GA6");
        assert_eq!(*ivan(&scene), crate::state::Player { vp: 3, ..before }, "{reward}");
        assert!(scene.happened(|event| *event == Event::ScoredForAction { who: seat(1), vp: 3 }), "{reward}");
    }
    let mut scene = on_tables(tables_with("songs.toml", "GA6", r#"["basic:2"]"#), Options::for_players(1));
    assert_eq!(ivan(sings(&mut scene, "GA6")).vp, 6);
    let mut scene = solo();
    assert_eq!(ivan(sings(&mut scene, "GA5")).vp, 5, "two points and a village");
}

#[test]
fn plain_goods_and_trophies_are_received_normally() {
    // STR-Q103, STR-255
    let mut scene = solo();
    sings(&mut scene, "GA9");
    assert_eq!(
        (ivan(&scene).horses, ivan(&scene).outposts, ivan(&scene).reserve, ivan(&scene).banners),
        (3, 2, 3, 1)
    );
    assert_eq!(ivan(sings(&mut scene, "GB10")).tigers, 1);
    assert_eq!((ivan(&scene).vp, ivan(&scene).story), (3, 0));
    let mut scene = solo();
    scene.as_seat(IVAN).furs(&[2]);
    sings(&mut scene, "GB7");
    assert_eq!((ivan(&scene).trophy, ivan(&scene).vp, ivan(&scene).furs.total()), (1, 2, 0));
    let tables = tables_with("songs.toml", "GA6", r#"["trophy_reward:2"]"#);
    let mut scene = on_tables(tables, Options { opponent: Opponent::Katyusha, ..Options::for_players(1) });
    scene.as_seat(IVAN).trophy(6).furs(&[7]);
    sings(&mut scene, "GA6");
    assert_eq!(
        (ivan(&scene).trophy, ivan(&scene).vp, ivan(&scene).furs.total()),
        (5, 6, 1),
        "without a move"
    );
}

#[test]
fn the_opponent_gets_no_more_than_the_supplies_hold() {
    // STR-255
    let mut scene = solo();
    let (tigers, banners) = (scene.game.tiger_pool, scene.game.banner_pool);
    scene.as_seat(0).tigers(tigers).banners(banners);
    (scene.game.players[1].outposts, scene.game.players[1].reserve) = (5, 0);
    sings(&mut scene, "GA9");
    sings(&mut scene, "GB10");
    assert_eq!((ivan(&scene).outposts, ivan(&scene).banners, ivan(&scene).tigers), (5, 0, 0));
    assert!(!scene.happened(|event| matches!(event, Event::Gained { token: Token::Banner, .. })));
}

// His turn.

#[test]
fn a_turn_has_its_steps_in_order_and_moves_by_the_card_beneath() {
    // STR-265, STR-266, STR-267, STR-268
    let mut scene = solo();
    deal(&mut scene, |card| card.additional == Additional::Wish && card.steps != 4, 4);
    scene.as_seat(IVAN).at(1).furs(&[5]).region_fur(2, 5).village(2, "V1").wish(2, "A2").on_tile(
        5,
        &[3, 3, 7],
        false,
    );
    let flipped = scene.game.automa.cards[0];
    let order = [seat(0), seat(1)];
    scene.as_seat(0).at(3).as_seat(IVAN);
    assert_eq!(scene.game.in_order(), order);
    turn(&mut scene);
    let events: Vec<&str> = scene
        .log
        .iter()
        .map(|event| match event {
            Event::Flipped { card, .. } if *card == flipped => "flip",
            Event::Moved { from: 1, to: 5, .. } => "move",
            Event::Hunted { slot: 5, .. } => "hunt",
            Event::Visited { .. } => "visit",
            Event::TookWish { .. } => "wish",
            _ => "",
        })
        .filter(|name| !name.is_empty())
        .collect();
    assert_eq!(events, ["flip", "move", "hunt", "visit", "wish"]);
    assert_eq!((scene.game.automa.flipped, scene.game.automa.face_up()), (1, Some(flipped)));
    assert_eq!(scene.game.in_order(), [seat(1), seat(0)]);
}

#[test]
fn the_opponent_moves_as_far_as_there_are_tiles() {
    // STR-Q95
    let mut scene = solo();
    deal(&mut scene, hunts(End::Lowest, 1), 5);
    scene.as_seat(IVAN).at(10).on_tile(12, &[3, 5], false);
    turn(&mut scene);
    assert_eq!((ivan(&scene).slot, hunted(&scene)), (12, vec![Quarry::Fur(fur(3))]));
    deal(&mut scene, hunts(End::Lowest, 1), 5);
    turn(scene.clear_log());
    assert_eq!(ivan(&scene).slot, 12);
    assert!(!scene.happened(|event| matches!(event, Event::Moved { .. })));
    assert_eq!(hunted(&scene), [Quarry::Fur(fur(5))]);
}

#[test]
fn gaps_are_no_steps_for_the_opponent() {
    // STR-268
    let mut scene = solo();
    deal(&mut scene, hunts(End::Lowest, 1), 2);
    scene.as_seat(IVAN).at(2).gap(3).gap(5);
    turn(&mut scene);
    assert_eq!(ivan(&scene).slot, 6);
}

#[test]
fn the_card_says_how_many_furs_are_hunted_and_from_which_end() {
    // STR-269, STR-270, STR-271, STR-E11
    let value = |value| Quarry::Fur(fur(value));
    let cases = [
        (End::Lowest, 1, vec![value(2)], &[4, 7][..], true),
        (End::Lowest, 2, vec![value(2), value(4)], &[7], true),
        (End::Highest, 1, vec![Quarry::Tiger], &[2, 4, 7], false),
        (End::Highest, 2, vec![Quarry::Tiger, value(7)], &[2, 4], false),
    ];
    for (end, count, taken, left, tiger) in cases {
        let mut scene = solo();
        let slot = last(&scene, 2);
        let idle = |card: &AutomaCard| matches!(card.additional, Additional::Wish | Additional::Landscape);
        about_to_reach(&mut scene, slot, |card| hunts(end, count)(card) && idle(card));
        scene.village(2, "V1").no_wish(2).on_tile(slot, &[2, 4, 7], true);
        turn(&mut scene);
        assert_eq!(hunted(&scene), taken);
        assert_eq!((scene.game.slot(slot).furs, scene.game.slot(slot).tiger), (furs(left), tiger));
        assert_eq!(ivan(&scene).tigers, u8::from(!tiger));
        assert_eq!(points(&scene.game, IVAN, "tigers"), if tiger { 0 } else { 2 });
    }
}

#[test]
fn a_tiger_alone_is_hunted_from_either_end() {
    // STR-269, STR-271
    let mut scene = solo();
    let slot = last(&scene, 2);
    about_to_reach(&mut scene, slot, hunts(End::Lowest, 2)).village(2, "V1").on_tile(slot, &[3], true);
    turn(&mut scene);
    assert_eq!(hunted(&scene), [Quarry::Fur(fur(3)), Quarry::Tiger]);
}

#[test]
fn fewer_furs_than_he_should_hunt_bring_no_coin() {
    // STR-Q96
    let mut scene = solo();
    let slot = last(&scene, 2);
    about_to_reach(&mut scene, slot, hunts(End::Lowest, 2)).village(2, "V1").region_fur(2, 5).on_tile(
        slot,
        &[3],
        false,
    );
    turn(&mut scene);
    assert_eq!((hunted(&scene), ivan(&scene).coins), (vec![Quarry::Fur(fur(3))], 0));
}

#[test]
fn a_bare_tile_brings_a_coin_for_every_fur_he_should_hunt() {
    // STR-272
    for count in [1, 2] {
        let mut scene = solo();
        let slot = last(&scene, 2);
        scene.lay_tile(slot, "L23");
        about_to_reach(&mut scene, slot, |card| card.furs == count && card.additional == Additional::Wish);
        scene.village(2, "V1").on_tile(slot, &[], false);
        for number in 1..=5 {
            scene.no_wish(number);
        }
        turn(&mut scene);
        let coins = if count == 2 { 0 } else { 1 };
        assert_eq!(ivan(&scene).coins, coins, "two coins pay for the bare tile at once");
        assert_eq!(scene.game.slot(slot).tile.is_none(), count == 2);
        let gained = Event::Gained { who: seat(1), token: Token::Coin, count };
        assert!(scene.happened(|event| *event == gained) && hunted(&scene).is_empty());
    }
}

#[test]
fn in_a_gap_the_opponent_takes_coins_and_visits_the_village_of_the_slot() {
    // STR-Q97
    let mut scene = solo();
    deal(&mut scene, hunts(End::Highest, 2), 3);
    scene.as_seat(IVAN).at(12).gap(12).village(5, "V1").no_yurt(5);
    turn(&mut scene);
    assert_eq!((ivan(&scene).slot, ivan(&scene).coins, ivan(&scene).banners), (12, 2, 1));
    let village = Event::Visited { who: seat(1), region: region(5), village: scene.game.villages[4] };
    assert!(scene.happened(|event| *event == village));
}

#[test]
fn without_any_tile_the_opponent_stays_on_the_starting_tile() {
    // STR-Q95, STR-Q97
    let mut scene = solo();
    for slot in 1..=12 {
        scene.gap(slot);
    }
    deal(&mut scene, does(Additional::Wish), 3);
    turn(&mut scene);
    assert_eq!(ivan(&scene).slot, 0);
    assert!(ivan(&scene).coins > 0 && !visited(&scene) && failed(&scene));
}

#[test]
fn a_bare_tile_is_claimed_for_two_furs_instead_of_a_visit() {
    // STR-273, STR-274
    let mut scene = solo();
    let slot = first(&scene, 3);
    scene.lay_tile(slot, "L23");
    about_to_reach(&mut scene, slot, |card| card.additional == Additional::Wish && card.furs == 1);
    scene.no_wish(3).village(3, "V3").region_fur(3, 5).on_tile(slot, &[5], false).furs(&[5, 6]);
    turn(&mut scene);
    assert_eq!(paid(&scene), ["5", "5"]);
    assert_eq!((ivan(&scene).furs, ivan(&scene).tiles.len()), (furs(&[6]), 1));
    assert_eq!((ivan(&scene).vp, ivan(&scene).horses), (4, 1), "the reward of the tile");
    assert_eq!(scene.game.slot(slot).tile, None);
    assert!(!visited(&scene));
    let claimed = Event::Claimed { who: seat(1), slot, tile: super::scene::tile("L23") };
    assert!(scene.happened(|event| *event == claimed));
}

#[test]
fn a_tile_with_furs_or_a_tiger_is_not_claimed_in_the_main_action() {
    // STR-273, STR-275, STR-Q98
    for tiger in [false, true] {
        let mut scene = solo();
        let slot = first(&scene, 3);
        about_to_reach(&mut scene, slot, |card| card.additional == Additional::Wish && card.furs == 1);
        scene.no_wish(3).village(3, "V1").region_fur(3, 5).furs(&[5, 5, 5, 5]);
        scene.on_tile(slot, if tiger { &[2] } else { &[2, 3] }, tiger);
        turn(&mut scene);
        assert_eq!((ivan(&scene).furs, ivan(&scene).banners), (furs(&[2, 5, 5, 5, 5]), 1));
        assert!(visited(&scene) && scene.game.slot(slot).tile.is_some());
    }
}

#[test]
fn a_bare_tile_he_cannot_pay_leaves_the_village() {
    // STR-275
    let mut scene = solo();
    let slot = first(&scene, 3);
    about_to_reach(&mut scene, slot, |card| card.additional == Additional::Wish && card.furs == 1);
    scene.no_wish(3).village(3, "V1").region_fur(3, 5).on_tile(slot, &[5], false);
    turn(&mut scene);
    assert_eq!((ivan(&scene).furs, ivan(&scene).banners), (furs(&[5]), 1));
}

#[test]
fn a_village_gives_the_opponent_all_that_is_printed() {
    // STR-275, STR-Q102
    for id in ["V1", "V2", "V3", "V5"] {
        let mut scene = solo();
        let slot = first(&scene, 3);
        about_to_reach(&mut scene, slot, |card| card.additional == Additional::Wish && card.furs == 1);
        scene.no_wish(3).village(3, id).region_fur(3, 5).furs(&[2]).on_tile(slot, &[4, 4], false);
        let before = *ivan(&scene);
        turn(&mut scene);
        let mut after = crate::state::Player { slot, ..before };
        after.furs.add(fur(4));
        match id {
            "V1" => (after.banners, after.horses) = (1, 4),
            "V2" => (after.banners, after.outposts, after.reserve) = (1, 2, 3),
            "V3" => (after.story, after.coins) = (1, 1),
            _ => {
                (after.trophy, after.vp) = (1, 1);
                after.furs.remove(fur(2));
            }
        }
        assert_eq!(*ivan(&scene), after, "{id}");
    }
}

// The additional action.

/// A card with this additional action is about to be flipped; he comes to a tile of region 3 with furs on it, whose
/// village gives a banner and horses.
fn additional(scene: &mut Scene, kind: Additional) -> &mut Scene {
    let slot = last(scene, 3);
    about_to_reach(scene, slot, move |card| card.additional == kind);
    scene.village(3, "V1").region_fur(3, 5).on_tile(slot, &[3, 3, 3, 3], false)
}

#[test]
fn a_wish_costs_the_region_fur_and_scores_at_once() {
    // STR-276, STR-277, STR-282, STR-283, STR-255
    let mut scene = solo();
    additional(&mut scene, Additional::Wish).wish(3, "A1").furs(&[5, 5]);
    turn(&mut scene);
    assert_eq!(paid(&scene), ["5"]);
    assert_eq!(i32::from(ivan(&scene).vp), i32::from(scene.game.tables.wishes[wish("A1").index()].vp));
    assert_eq!(
        (scene.game.wishes[2], ivan(&scene).fulfilled, ivan(&scene).hand),
        (None, WishSet::EMPTY, WishSet::EMPTY)
    );
    let took = Event::TookWish { who: seat(1), region: region(3), wish: wish("A1") };
    assert!(scene.happened(|event| *event == took) && !failed(&scene));
}

#[test]
fn a_b_wish_is_kept_for_its_end_points() {
    // STR-282, STR-283, STR-Q111
    let mut scene = solo();
    additional(&mut scene, Additional::Wish).wish(3, "B13").furs(&[5]).fulfilled("B3");
    turn(&mut scene);
    assert_eq!(i32::from(ivan(&scene).vp), i32::from(scene.game.tables.wishes[wish("B13").index()].vp));
    assert!(ivan(&scene).fulfilled.has(wish("B13")));
    assert_eq!(points(&scene.game, IVAN, "wishes"), 4 + 2, "both cards count for it");
}

#[test]
fn the_opponent_acts_as_far_right_as_he_can_pay() {
    // STR-279, STR-280
    let stage = |values: &[u8]| {
        let mut scene = solo();
        additional(&mut scene, Additional::Wish).wish(2, "A1").wish(3, "A4").wish(4, "A2").no_wish(5);
        scene.region_fur(2, 4).region_fur(4, 6).outpost(2).outpost(4).outpost(5).furs(values);
        turn(&mut scene);
        let taken = (1..=4).rfind(|number| scene.game.wishes[region(*number).index()].is_none());
        (taken, paid(&scene), failed(&scene))
    };
    assert_eq!(stage(&[4, 5, 6]), (Some(4), vec!["6".into()], false), "region 5 has no wish");
    assert_eq!(stage(&[4, 5]), (Some(3), vec!["5".into()], false));
    assert_eq!(stage(&[4]), (Some(2), vec!["4".into()], false));
    assert_eq!(stage(&[2]), (None, vec![], true));
}

#[test]
fn regions_without_presence_are_no_place_to_act() {
    // STR-279, STR-280
    let mut scene = solo();
    additional(&mut scene, Additional::Wish).no_wish(3).wish(5, "A2").region_fur(5, 7).furs(&[7, 7]);
    turn(&mut scene);
    assert!(failed(&scene) && scene.game.wishes[4].is_some());
}

#[test]
fn an_outpost_is_built_in_the_cossacks_region_on_the_first_free_place() {
    // STR-276, STR-277, STR-284, STR-Q107
    let mut scene = solo();
    additional(&mut scene, Additional::Outpost).furs(&[5, 5]).horses(0);
    let (place, _) = scene.game.free_place(region(3)).unwrap();
    turn(&mut scene);
    assert_eq!(paid(&scene), ["5"]);
    assert_eq!(scene.game.outposts[2][place], Owner::Seat(seat(1)));
    assert_eq!(
        (ivan(&scene).outposts, ivan(&scene).reserve, ivan(&scene).built),
        (0, 4, Regions::only(region(3)))
    );
    assert!(!failed(&scene));
}

#[test]
fn an_outpost_he_cannot_build_comes_into_his_supply() {
    // STR-285, STR-D46, STR-Q107
    type Hindrance = fn(&mut Scene);
    let hindrances: [Hindrance; 4] = [
        |scene| {
            scene.outpost(3);
        },
        |scene| {
            while scene.game.free_place(region(3)).is_some() {
                scene.rival_outpost(3, None);
            }
        },
        |scene| (scene.game.players[1].outposts, scene.game.players[1].reserve) = (0, 4),
        |scene| {
            scene.furs(&[3, 4, 6]);
        },
    ];
    for hinder in hindrances {
        let mut scene = solo();
        additional(&mut scene, Additional::Outpost).furs(&[5]).rival_outpost(5, Some(1)).region_fur(5, 7);
        hinder(&mut scene);
        let before = *ivan(&scene);
        turn(&mut scene);
        assert_eq!(paid(&scene), Vec::<String>::new(), "the fallback costs nothing");
        assert_eq!((ivan(&scene).outposts, ivan(&scene).reserve), (before.outposts + 1, before.reserve - 1));
        assert_eq!(ivan(&scene).built, before.built);
        assert!(!failed(&scene), "he took the fallback");
    }
    let mut scene = solo();
    additional(&mut scene, Additional::Outpost);
    (scene.game.players[1].outposts, scene.game.players[1].reserve) = (5, 0);
    turn(&mut scene);
    assert!(failed(&scene), "no outpost is left for the fallback");
}

#[test]
fn no_outpost_comes_where_none_is_left() {
    // STR-285
    let mut scene = solo();
    additional(&mut scene, Additional::Outpost);
    (scene.game.players[1].outposts, scene.game.players[1].reserve) = (5, 0);
    turn(&mut scene);
    assert_eq!((ivan(&scene).outposts, ivan(&scene).reserve), (5, 0));
    assert!(!scene.happened(|event| matches!(event, Event::Gained { token: Token::Outpost, .. })));
}

#[test]
fn a_yurt_costs_the_region_fur_and_is_discarded() {
    // STR-276, STR-277, STR-286
    let mut scene = solo();
    additional(&mut scene, Additional::Yurt).yurt(3, "YA5").furs(&[5, 5]);
    turn(&mut scene);
    assert_eq!(paid(&scene), ["5"]);
    assert_eq!((scene.game.yurts[2], ivan(&scene).coins), (None, 2));
    assert_eq!((ivan(&scene).horses, ivan(&scene).vp), (2, 1), "four of the village and three of the yurt");
    assert!(scene.happened(|event| matches!(event, Event::UsedYurt { region: at, .. } if *at == region(3))));
}

#[test]
fn without_a_yurt_the_turn_ends() {
    // STR-280
    let mut scene = solo();
    additional(&mut scene, Additional::Yurt).no_yurt(3).furs(&[5, 5]);
    turn(&mut scene);
    assert!(failed(&scene) && paid(&scene).is_empty());
}

#[test]
fn a_trophy_costs_the_fur_of_the_next_space_and_scores_one() {
    // STR-276, STR-278, STR-287, STR-288, STR-D48
    let mut scene = solo();
    additional(&mut scene, Additional::Trophy).trophy(3).furs(&[4]);
    turn(&mut scene);
    assert_eq!(paid(&scene), ["4"], "and no region fur");
    assert_eq!((ivan(&scene).trophy + 1, ivan(&scene).vp), (4, 1));
    assert!(scene.happened(|event| *event == Event::TrophyMoved { who: seat(1), space: 4 }));
    assert!(!failed(&scene));
}

#[test]
fn a_wild_fur_moves_his_trophy_token_too() {
    // STR-287, STR-281
    let mut scene = solo();
    additional(&mut scene, Additional::Trophy).trophy(3).coins(1);
    turn(&mut scene);
    assert_eq!((paid(&scene), ivan(&scene).trophy + 1), (vec!["coin".into()], 4));
}

#[test]
fn a_trophy_scores_one_even_if_the_token_cannot_move() {
    // STR-289, STR-D48, STR-281
    let mut scene = solo();
    additional(&mut scene, Additional::Trophy).trophy(3).furs(&[2, 6]);
    turn(&mut scene);
    assert_eq!((ivan(&scene).trophy + 1, ivan(&scene).vp), (3, 1));
    assert!(paid(&scene).is_empty() && !failed(&scene));
}

#[test]
fn at_the_end_of_his_track_he_pays_nothing_and_scores() {
    // STR-Q108
    let mut scene = solo();
    additional(&mut scene, Additional::Trophy).trophy(8).furs(&[8, 8]).coins(2);
    turn(&mut scene);
    assert_eq!((ivan(&scene).trophy + 1, ivan(&scene).vp), (8, 1));
    assert!(paid(&scene).is_empty() && !failed(&scene));
}

#[test]
fn a_tile_with_furs_is_claimed_at_its_full_price_as_additional_action() {
    // STR-276, STR-278, STR-290, STR-291, STR-292, STR-D47
    let mut scene = solo();
    let slot = last(&scene, 3);
    scene.lay_tile(slot, "L26");
    about_to_reach(&mut scene, slot, |card| card.additional == Additional::Landscape && card.furs == 1);
    scene.village(3, "V1").region_fur(3, 5).on_tile(slot, &[2, 8], true).furs(&[5, 5, 5, 5, 6]);
    turn(&mut scene);
    // The tiger is hunted first; two furs are left on the tile.
    assert_eq!(paid(&scene), ["5", "5", "5", "5"]);
    assert_eq!((ivan(&scene).furs, ivan(&scene).tigers, ivan(&scene).story), (furs(&[2, 6, 8]), 1, 2));
    assert_eq!((ivan(&scene).vp, ivan(&scene).coins, ivan(&scene).tiles.len()), (4, 1, 1));
    assert_eq!((scene.game.slot(slot).tile, scene.game.slot(slot).pieces()), (None, 0));
}

#[test]
fn a_tiger_on_the_tile_raises_the_price_and_comes_with_it() {
    // STR-291, STR-292, STR-D47
    let mut scene = solo();
    let (here, there) = (last(&scene, 3), last(&scene, 1));
    additional(&mut scene, Additional::Landscape).outpost(1).region_fur(1, 2).furs(&[2, 2, 2, 2]);
    for slot in 1..there {
        scene.on_tile(slot, &[6, 6, 6, 6], false);
    }
    scene.on_tile(there, &[7], true);
    turn(&mut scene);
    assert_eq!((paid(&scene), ivan(&scene).tigers), (vec!["2".into(); 4], 1));
    assert!(ivan(&scene).furs.count(fur(7)) > 0 && scene.game.slot(here).tile.is_some());
}

#[test]
fn the_example_of_the_claim_through_the_second_outpost() {
    // STR-E13, STR-278, STR-280, STR-262, STR-D49
    for on_tile in [2, 5, 7] {
        let mut scene = solo();
        let slot = last(&scene, 4);
        about_to_reach(&mut scene, slot, |card| card.additional == Additional::Landscape && card.furs == 1);
        let there = last(&scene, 1);
        scene.village(4, "V1").region_fur(4, 6).region_fur(2, 4).region_fur(1, 2).outpost(2).outpost(1);
        scene.on_tile(slot, &[3, 3, 3, 7], false).lay_tile(there, "L05");
        for slot in first(&scene, 2)..=last(&scene, 2) {
            scene.on_tile(slot, &[3], false);
        }
        for slot in 1..there {
            scene.on_tile(slot, &[4, 4], false);
        }
        scene.on_tile(there, &[on_tile], false).furs(&[2, 8]).coins(1);
        turn(&mut scene);
        assert_eq!(paid(&scene), ["2", "8", "coin"]);
        let tile = scene.game.slot(there).tile;
        assert_eq!((tile, ivan(&scene).furs, ivan(&scene).coins), (None, furs(&[7, on_tile]), 1));
        assert_eq!(ivan(&scene).vp, 3);
    }
}

#[test]
fn through_an_outpost_any_tile_of_the_region_is_tested_from_the_right() {
    // STR-Q106
    let stage = |outpost: bool, left: &[u8], right: &[u8]| {
        let mut scene = solo();
        let (slot, end) = (first(&scene, 4), last(&scene, 4));
        assert!(end - slot == 2);
        about_to_reach(&mut scene, slot, |card| card.additional == Additional::Landscape && card.furs == 1);
        scene.village(4, "V1").region_fur(4, 6).furs(&[6, 6, 6]).on_tile(slot, &[2, 2, 2], false);
        scene.on_tile(slot + 1, left, false).on_tile(end, right, false);
        if outpost {
            scene.outpost(4);
        }
        turn(&mut scene);
        (slot..=end).find(|slot| scene.game.slot(*slot).tile.is_none()).map(|gap| gap - slot)
    };
    assert_eq!(stage(true, &[3], &[3]), Some(2));
    assert_eq!(stage(true, &[3], &[3, 3]), Some(1), "the first one he can pay");
    assert_eq!(stage(true, &[3, 3], &[3, 3]), None);
    assert_eq!(stage(false, &[], &[]), None, "the Cossack claims only its own tile");
}

#[test]
fn a_gap_in_an_outpost_region_is_passed_over() {
    // STR-Q106, STR-Q114
    let mut scene = against(lacking());
    let (slot, end) = (first(&scene, 4), last(&scene, 4));
    about_to_reach(&mut scene, slot, |card| card.additional == Additional::Landscape && card.furs == 1);
    scene.village(4, "V1").region_fur(4, 6).outpost(4).furs(&[6, 6]).on_tile(slot, &[2, 2, 2], false);
    scene.gap(end).on_tile(slot + 1, &[], false);
    let mut bare = scene.clone();
    turn(&mut scene);
    assert_eq!((scene.game.slot(slot + 1).tile, paid(&scene)), (None, vec!["6".into(), "6".into()]));
    bare.as_seat(IVAN).furs(&[]);
    for slot in 1..=12 {
        if bare.game.slot(slot).tile.is_some() {
            bare.gap(slot);
        }
    }
    bare.as_seat(IVAN).at(slot);
    turn(&mut bare);
    assert!(failed(&bare));
    assert_eq!(
        bare.log.iter().filter(|event| matches!(event, Event::Gained { token: Token::Coin, .. })).count(),
        1
    );
}

// Winter and end.

#[test]
fn in_winter_the_opponent_gets_horses_for_his_banners() {
    // STR-Q100, STR-Q99
    let mut scene = solo();
    scene.as_seat(IVAN).banners(2).horses(3).as_seat(0);
    into_winter(&mut scene);
    assert_eq!((ivan(&scene).horses, ivan(&scene).vp), (2, 1));
    assert!(scene.happened(|event| *event == Event::Income { who: seat(1), horses: 4 }));
    assert_eq!((scene.player(0).horses, scene.player(0).vp), (2, 0));
}

#[test]
fn the_opponent_tells_stories_like_a_player() {
    // STR-Q77
    for (mine, his, points) in [(3, 6, [1, 2]), (6, 3, [2, 1])] {
        let mut scene = solo();
        scene.songs(&["GA3", "GA5"]).as_seat(IVAN).at(his).as_seat(0).at(mine).furs(&[2, 3]);
        into_winter(&mut scene).pass_until(|scene| scene.game.phase == Phase::Songs);
        assert_eq!([scene.player(0).story, ivan(&scene).story], points);
    }
}

#[test]
fn whoever_is_further_right_chooses_the_song_first() {
    // STR-293
    for (mine, his) in [(3, 6), (6, 3)] {
        let mut scene = solo();
        scene.songs(&["GA6", "GA3"]).as_seat(IVAN).at(his).story(7).as_seat(0).at(mine).story(7);
        into_winter(&mut scene);
        let sang = scene.happened(|event| matches!(event, Event::Sang { who, .. } if *who == seat(IVAN)));
        assert_eq!((scene.to_decide(), sang), (Some(seat(0)), his > mine));
        assert_eq!(scene.can("sing GA3"), his < mine, "the dearest song goes to the first");
    }
}

#[test]
fn the_opponent_takes_the_dearest_song_he_can_pay() {
    // STR-293, STR-294
    let mut scene = solo();
    scene.songs(&["GA6", "GA4"]).as_seat(IVAN).story(5);
    scene.game.automa_song(&mut scene.log);
    assert_eq!((ivan(&scene).story, ivan(&scene).vp, ivan(&scene).horses), (2, 1, 3));
    assert_eq!(scene.game.songs, [None, Some(song("GA4")), None, None], "it is off the display");
    scene.game.automa_song(&mut scene.log);
    assert_eq!((ivan(&scene).story, scene.game.songs[1]), (2, Some(song("GA4"))), "none he could pay");
    scene.songs(&["GA3", "GA6"]).story(8);
    scene.game.automa_song(&mut scene.log);
    assert_eq!((ivan(&scene).story, scene.game.songs[0]), (0, None));
}

#[test]
fn of_songs_that_cost_the_same_the_opponent_takes_the_rightmost() {
    // STR-294, STR-Q110
    for (songs, taken) in [(["GA7", "GA8"], "GA8"), (["GA8", "GA7"], "GA7")] {
        let mut scene = solo();
        scene.songs(&songs).as_seat(IVAN).story(6);
        scene.game.automa_song(&mut scene.log);
        assert!(scene.happened(|event| *event == Event::Sang { who: seat(1), song: song(taken), cost: 4 }));
        let mut scene = solo();
        scene.songs(&songs).as_seat(IVAN).story(10);
        scene.game.automa_gain_story(2, &mut scene.log);
        assert!(scene.happened(|event| *event == Event::Sang { who: seat(1), song: song(taken), cost: 4 }));
    }
}

#[test]
fn at_the_end_of_the_story_track_the_opponent_always_sings_and_the_song_stays() {
    // STR-295, STR-D50
    let mut scene = solo();
    scene.songs(&["GA3", "GA6"]).as_seat(IVAN).story(9);
    scene.game.automa_gain_story(2, &mut scene.log);
    assert_eq!((ivan(&scene).story, ivan(&scene).vp), (11, 0));
    scene.game.automa_gain_story(5, &mut scene.log);
    assert_eq!((ivan(&scene).story, ivan(&scene).vp), (12 - 8, 3), "points beyond the end are lost");
    assert_eq!(scene.game.songs[0], Some(song("GA3")));
    let gained = |count| Event::Gained { who: seat(1), token: Token::Story, count };
    assert!(scene.happened(|event| *event == gained(1)) && !scene.happened(|event| *event == gained(5)));
}

#[test]
fn the_opponent_sings_at_the_end_of_the_track_once_a_turn() {
    // STR-Q110
    let mut scene = solo();
    scene.songs(&["GA6", "GA7"]).as_seat(IVAN).story(11);
    scene.game.automa_gain_story(1, &mut scene.log);
    scene.story(11);
    scene.game.automa_gain_story(1, &mut scene.log);
    assert_eq!(
        (ivan(&scene).story, scene.log.iter().filter(|event| matches!(event, Event::Sang { .. })).count()),
        (12, 1)
    );
    scene.game.automa_gain_story(1, &mut scene.log);
    assert_eq!(scene.log.iter().filter(|event| matches!(event, Event::Sang { .. })).count(), 1);
    // Standing on the end is not reaching it, whatever was used.
    scene.game.story_end_used = 0;
    scene.game.automa_gain_story(1, &mut scene.log);
    assert_eq!(
        (ivan(&scene).story, scene.log.iter().filter(|event| matches!(event, Event::Sang { .. })).count()),
        (12, 1)
    );
}

#[test]
fn without_songs_the_opponent_stays_on_the_end_of_the_track() {
    // STR-295
    let mut scene = solo();
    scene.songs(&[]).as_seat(IVAN).story(10);
    scene.game.automa_gain_story(2, &mut scene.log);
    assert_eq!(ivan(&scene).story, 12);
}

#[test]
fn the_side_b_story_option_is_the_players_alone() {
    // STR-Q112
    let mut scene = against(Options { sides: [BoardSide::B; 4], ..Options::for_players(1) });
    scene
        .songs(&["GA6", "GA7"])
        .as_seat(0)
        .at(3)
        .story(10)
        .step(Step::Finish)
        .owe(Frame::Gain(Token::Story, 2));
    assert!(scene.can("advance"));
    scene.as_seat(IVAN).story(10);
    scene.game.automa_gain_story(2, &mut scene.log);
    assert_eq!((ivan(&scene).trophy, ivan(&scene).story), (0, 12 - 4));
}

#[test]
fn the_opponent_uses_no_auxiliary_actions() {
    // STR-Q113
    let mut scene = solo();
    additional(&mut scene, Additional::Wish).no_wish(3).furs(&[2, 2, 4, 4]).tigers(2).horses(0).hand("S2");
    let market = scene.game.market;
    turn(&mut scene);
    assert_eq!(scene.game.market, market);
    assert_eq!(
        ivan(&scene).furs.total(),
        4 + scene.log.iter().filter(|event| matches!(event, Event::Hunted { .. })).count() as u8
    );
    assert!(ivan(&scene).hand.has(wish("S2")));
    scene.as_seat(0).hand("S2").furs(&[2, 3]); // the opponent never has one
    into_winter(&mut scene);
    assert_eq!(ivan(&scene).tigers, 2);
}

#[test]
fn the_deck_lasts_for_the_whole_game() {
    // STR-Q94
    let mut scene = Scene::with(Options::for_players(1));
    let mut opening: Vec<Event> = Vec::new();
    std::mem::swap(&mut scene.log, &mut opening);
    scene.pass_until(|_| false);
    assert_eq!((scene.game.phase, scene.game.year), (Phase::Over, 4));
    assert_eq!(
        usize::from(scene.game.automa.flipped),
        Automa::DECK - 1,
        "one card is left for the last move"
    );
    assert_eq!(
        scene.log.iter().filter(|event| matches!(event, Event::Flipped { .. })).count(),
        11,
        "after the first"
    );
}

#[test]
fn the_opponent_is_scored_like_a_player() {
    // STR-296
    let mut scene = solo();
    for who in [0, IVAN] {
        scene.as_seat(who).vp(9).tigers(2).coins(5).furs(&[2, 2, 3]).story(9).banners(3).trophy(4);
    }
    scene.as_seat(0).fulfilled("B1").as_seat(IVAN).fulfilled("B2");
    let standings = scene.game.standings();
    let (mine, his) = (&standings.rows[0], &standings.rows[1]);
    assert_eq!((mine.who, his.who), (Who::Seat(seat(0)), Who::Automa("ivan")));
    assert_eq!(mine.parts[2..], his.parts[2..]);
    assert_eq!((mine.parts[1].1, his.parts[1].1, his.total - mine.total), (2, 3, 1));
}

#[test]
fn the_player_wins_with_more_points_and_a_tie_goes_to_the_cossack_further_right() {
    // STR-245, STR-Q116
    let mut scene = solo();
    let ranks = |scene: &Scene| scene.game.standings().rows.iter().map(|row| row.rank).collect::<Vec<_>>();
    scene.as_seat(0).at(2).vp(20).as_seat(IVAN).at(5).vp(19);
    assert_eq!(ranks(&scene), [1, 2]);
    scene.vp(20);
    assert_eq!(ranks(&scene), [2, 1]);
    scene.as_seat(0).at(8);
    assert_eq!(ranks(&scene), [1, 2]);
    scene.as_seat(IVAN).vp(21);
    assert_eq!(ranks(&scene), [2, 1]);
}

// Difficulty.

fn lacking() -> Options {
    Options { coin_for_lack: true, ..Options::for_players(1) }
}

#[test]
fn with_the_first_switch_a_lack_of_furs_brings_a_coin() {
    // STR-297, STR-298, STR-Q114
    for kind in
        [Additional::Wish, Additional::Yurt, Additional::Landscape, Additional::Outpost, Additional::Trophy]
    {
        let stage = |options: Options| {
            let mut scene = against(options);
            additional(&mut scene, kind).wish(3, "A1").yurt(3, "YA5");
            turn(&mut scene);
            assert_eq!(failed(&scene), !matches!(kind, Additional::Outpost | Additional::Trophy));
            *ivan(&scene)
        };
        let (plain, harder) = (stage(Options::for_players(1)), stage(lacking()));
        assert_eq!(
            harder,
            crate::state::Player { coins: 1, ..plain },
            "{kind:?}: what he can do he does all the same"
        );
        assert_eq!(plain.coins, 0);
        assert_eq!(plain.outposts, if kind == Additional::Outpost { 2 } else { 1 });
        assert_eq!(plain.vp, u16::from(kind == Additional::Trophy));
    }
}

#[test]
fn the_first_switch_brings_no_coin_where_furs_would_not_have_helped() {
    // STR-298, STR-Q114
    for kind in [Additional::Wish, Additional::Yurt, Additional::Outpost, Additional::Trophy] {
        let mut scene = against(lacking());
        additional(&mut scene, kind).no_wish(3).no_yurt(3).trophy(8).outpost(3);
        turn(&mut scene);
        assert_eq!(failed(&scene), !matches!(kind, Additional::Outpost | Additional::Trophy));
        assert_eq!(ivan(&scene).coins, 0, "{kind:?}");
    }
}

#[test]
fn the_first_switch_brings_no_coin_for_an_action_done() {
    // STR-298
    for kind in [Additional::Wish, Additional::Yurt, Additional::Outpost, Additional::Trophy] {
        let mut scene = against(lacking());
        additional(&mut scene, kind).wish(3, "A1").yurt(3, "YA2").furs(&[2, 5]);
        turn(&mut scene);
        assert_eq!((failed(&scene), ivan(&scene).coins), (false, 0), "{kind:?}");
    }
}

#[test]
fn with_the_second_switch_a_trade_fur_becomes_a_coin() {
    // STR-297, STR-299, STR-Q115, STR-D52
    let options = Options { coin_for_trade_fur: true, ..Options::for_players(1) };
    let mut scene = against(options);
    let slot = first(&scene, 2);
    about_to_reach(&mut scene, slot, |card| card.furs == 2 && card.additional == Additional::Wish);
    scene.no_wish(2).trade_fur(3).village(2, "V1").on_tile(slot, &[2, 3, 7], false);
    let bag_before = scene.game.bag.count(fur(3));
    turn(&mut scene);
    assert_eq!(hunted(&scene), [Quarry::Fur(fur(2)), Quarry::Fur(fur(3))]);
    assert_eq!((ivan(&scene).furs, ivan(&scene).coins), (furs(&[2]), 1));
    assert_eq!(scene.game.bag.count(fur(3)), bag_before + 1);
    // From the bag, and from the market where the lowest fur has the trade value.
    bag(&mut scene, &[3, 3]);
    sings(&mut scene, "GA8");
    assert_eq!((ivan(&scene).furs.count(fur(3)), ivan(&scene).coins), (0, 3));
    bag(scene.as_seat(0).furs(&[]).market(&[3, 4, 4, 4, 5, 5]), &[7]);
    sings(&mut scene, "GA4");
    assert_eq!(
        (ivan(&scene).furs.count(fur(3)), ivan(&scene).coins, scene.game.market.count(fur(3))),
        (0, 4, 0)
    );
}

#[test]
fn the_second_switch_holds_for_claimed_tiles_and_in_setup() {
    // STR-299, STR-Q115
    let options = Options { coin_for_trade_fur: true, ..Options::for_players(1) };
    let mut scene = against(options);
    let slot = last(&scene, 3);
    scene.lay_tile(slot, "L23");
    about_to_reach(&mut scene, slot, |card| card.additional == Additional::Landscape && card.furs == 1);
    scene.trade_fur(3).village(3, "V1").region_fur(3, 5).on_tile(slot, &[2, 3, 7], false).furs(&[5, 5, 5, 5]);
    turn(&mut scene);
    assert_eq!((ivan(&scene).furs, ivan(&scene).coins), (furs(&[2, 7]), 1));
    let mut game = fresh(options, "setup");
    let (card, old) = game.offer[0].unwrap();
    game.bag.add(old);
    game.bag.remove(game.trade_fur);
    game.offer[0] = Some((card, game.trade_fur));
    let mut log: Vec<Event> = Vec::new();
    game.play(Action::Draft(game.offer[1].unwrap().0), &mut log).unwrap();
    let point =
        log.iter().position(|event| *event == Event::Gained { who: seat(1), token: Token::Vp, count: 1 });
    let point = point.unwrap();
    assert_eq!(log[point + 1], Event::Returned { who: seat(1), fur: game.trade_fur });
    assert_eq!(log[point + 2], Event::Gained { who: seat(1), token: Token::Coin, count: 1 });
}

#[test]
fn with_the_second_switch_the_market_is_refilled_before_the_fur_comes_into_the_bag() {
    // STR-176, STR-Q115
    let options = Options { coin_for_trade_fur: true, ..Options::for_players(1) };
    let mut scene = against(options);
    scene.trade_fur(3);
    deal(&mut scene, |card| card.end == End::Lowest, 1);
    scene.game.automa.flipped = 1;
    bag(scene.as_seat(0).furs(&[]).market(&[3, 4, 4, 4, 5, 5]), &[]);
    sings(&mut scene, "GA4");
    assert_eq!((scene.game.market, scene.game.bag), (furs(&[4, 4, 4, 5, 5]), furs(&[3])));
    assert!(scene.happened(|event| *event == Event::Returned { who: seat(IVAN), fur: fur(3) }));
    assert_eq!(ivan(&scene).coins, 1);
}

#[test]
fn his_winter_income_is_told_once() {
    // STR-190, STR-Q100
    let mut scene = solo();
    scene.as_seat(IVAN).banners(2).horses(4).as_seat(0);
    super::winter::into_winter(&mut scene);
    assert!(scene.happened(|event| *event == Event::Income { who: seat(IVAN), horses: 4 }));
    let horses =
        |event: &Event| matches!(event, Event::Gained { who, token: Token::Horse, .. } if *who == seat(IVAN));
    assert!(!scene.happened(horses));
    assert!(scene.happened(|event| *event == Event::Gained { who: seat(IVAN), token: Token::Vp, count: 1 }));
}

#[test]
fn without_the_second_switch_trade_furs_are_kept() {
    // STR-297, STR-299
    let mut scene = solo();
    scene.trade_fur(3);
    bag(&mut scene, &[3, 3]);
    sings(&mut scene, "GA8");
    assert_eq!((ivan(&scene).furs, ivan(&scene).coins), (furs(&[3, 3]), 0));
}

#[test]
fn katyusha_scores_what_her_space_shows_moved_or_not() {
    // STR-297, STR-300, STR-Q109, STR-D53
    let options = Options { opponent: Opponent::Katyusha, ..Options::for_players(1) };
    for space in 1..=8 {
        let mut scene = against(options);
        let spaces = scene.game.track_of(seat(1)).spaces();
        let worth = |space: u8| u16::from(spaces[usize::from(space) - 1].reward.parts()[0].count);
        let slot = last(&scene, 3);
        let other = if space == 1 { [3; 4] } else { [2; 4] };
        additional(&mut scene, Additional::Trophy).trophy(space).on_tile(slot, &other, false);
        let mut moved = scene.clone();
        turn(&mut scene);
        assert_eq!((ivan(&scene).trophy + 1, ivan(&scene).vp), (space, worth(space)), "without a fur");
        if space < 8 {
            moved.as_seat(IVAN).coins(1);
            turn(&mut moved);
            assert_eq!((ivan(&moved).trophy + 1, ivan(&moved).vp), (space + 1, worth(space + 1)));
        }
    }
    assert_eq!(against(options).game.standings().rows[1].who, Who::Automa("katyusha"));
}

#[test]
fn each_turn_of_the_opponent_is_played_by_itself() {
    // STR-254, STR-Q110
    let mut game = fresh(Options::for_players(1), "turns");
    game.story_end_used = 0b10;
    let mine = game.offer[0].unwrap().0;
    game.play(Action::Draft(mine), &mut NoLog).unwrap();
    assert_eq!((game.automa.flipped, game.done, game.active), (1, 0b10, seat(0)));
    assert_eq!(game.story_end_used, 0, "a new turn, a new chance");
    assert_eq!(game.frames.top(), Some(Frame::Turn(Step::Move)));
    let view = game.view(Viewer::Spectator).automa.unwrap();
    assert_eq!((view.deck, view.next_steps), (12, game.tables.automa[game.automa.cards[1].index()].steps));
}

#[test]
fn what_the_opponent_turns_over_cannot_be_taken_back() {
    let mut scene = solo();
    additional(&mut scene, Additional::Wish).no_wish(3);
    let before = scene.game.reveals;
    turn(&mut scene);
    assert_eq!(scene.game.reveals, before + 1, "the card");
    sings(&mut scene, "GA8");
    assert_eq!(scene.game.reveals, before + 3, "two furs");
    sings(&mut scene, "GA4");
    assert_eq!(scene.game.reveals, before + 4, "the market");
}
