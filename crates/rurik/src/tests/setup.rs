//! Setup, the first player and the starting troops, and what holds throughout (catalogue 2.1 to 2.3, 2.5, 3.1).

use samovar_engine::{Event as _, Game, Seed, Viewer};
use serde_json::{Value, json};

use super::scene::{Scene, agenda, deed, leader, region, regions, scheme, seat};
use crate::action::Piece;
use crate::components::{
    Advisor, Column, Components, DeedSet, Difficulty, Good, Leader, LeaderSet, REBELS, Region, RegionSet,
    SchemeSet, Structure, Tables, Track,
};
use crate::event::Event;
use crate::options::{Colour, LeaderChoice, Options};
use crate::state::{Frame, Phase, Rurik};

fn seeded(options: Options, seed: &str) -> Scene {
    Scene { game: Rurik::new(&options, Seed::from_text(seed)), log: Vec::new() }
}

/// A game that has just been set up.
fn fresh(options: Options) -> Scene {
    seeded(options, "setup")
}

/// Options with a named first player.
fn led_off_by(players: u8, first: u8) -> Options {
    Options { first_player: Some(seat(first)), ..Options::for_players(players) }
}

/// Options that leave no leader to choose.
fn drawn_leaders(options: Options) -> Options {
    Options { leaders: [LeaderChoice::Random; 4], ..options }
}

fn decider(scene: &Scene) -> usize {
    scene.to_decide().expect("the game goes on").index()
}

#[test]
fn the_regions_in_play_follow_the_number_of_players() {
    // RUR-011, RUR-C01
    let green =
        regions(&["novgorod", "rostov", "polotsk", "smolensk", "volyn", "kiev", "chernigov", "pereyaslavl"]);
    let yellow = regions(&["pskov", "suzdal", "galich"]);
    let brown = regions(&["brest", "murom", "peresech", "azov"]);
    for (players, there) in [(2, green), (3, green | yellow), (4, green | yellow | brown)] {
        let scene = fresh(Options::for_players(players));
        assert_eq!(scene.game.map().regions, there, "{players} players");
        let board = scene.game.view(Viewer::Spectator).board;
        let shown: RegionSet = board.regions.iter().map(|data| data.region).collect();
        assert_eq!(shown, there, "{players} players");
    }
}

#[test]
fn regions_are_adjacent_both_ways_and_only_in_play() {
    // RUR-006
    for players in 2..=4 {
        let map = fresh(Options::for_players(players)).game.map();
        for one in Region::ALL {
            for other in Region::ALL {
                let border = Tables::current().regions[one.index()].adjacent.has(other);
                let both = map.regions.has(one) && map.regions.has(other);
                assert_eq!(map.touch(one, other), border && both, "{one} and {other}, {players} players");
                assert_eq!(map.touch(one, other), map.touch(other, one));
            }
        }
    }
}

#[test]
fn only_kiev_and_novgorod_have_a_role_of_their_own() {
    // RUR-008
    let tables = Tables::current();
    let [lower @ .., top] = &tables.claim[Track::Rule.index()];
    assert_eq!(top.with, regions(&["kiev", "novgorod"]));
    let others = lower.iter().chain(&tables.claim[Track::Build.index()]);
    for rung in others.chain(&tables.claim[Track::Trade.index()]) {
        assert_eq!(rung.with, RegionSet::EMPTY);
    }
}

#[test]
fn the_strategy_board_shows_the_side_of_the_number_of_players() {
    // RUR-012, RUR-C03, RUR-D06
    assert_eq!([2, 3, 4].map(|players| fresh(Options::for_players(players)).game.board().rows), [3, 4, 4]);
    assert_eq!(Column::ALL.map(Column::word), ["muster", "move", "attack", "tax", "build", "scheme"]);
    let view = fresh(Options::for_players(2)).game.view(Viewer::Spectator);
    assert_eq!(view.board.strategy.iter().map(Vec::len).collect::<Vec<_>>(), [3; 6]);
}

#[test]
fn everybody_starts_with_three_coins_both_tokens_and_all_pieces_in_stock() {
    // RUR-014, RUR-022, RUR-024, RUR-C08, RUR-C09, RUR-C10, RUR-C11, RUR-C12
    for players in 2..=4 {
        let scene = fresh(Options::for_players(players));
        for side in 0..players {
            let player = scene.player(side);
            assert_eq!((player.coins, player.tokens), (3, 0b11));
            assert_eq!((player.supply, player.leader_at), (12, None));
            assert_eq!(player.built, [RegionSet::EMPTY; Structure::COUNT]);
            assert_eq!((player.claims, player.warfare, player.defeated), ([0; Track::COUNT], 0, 0));
            assert_eq!(player.goods, [0; Good::COUNT]);
            assert!(player.hand.is_empty() && player.deeds.is_empty() && player.accomplished.is_empty());
            assert_eq!(scene.total(side), 0);
        }
    }
    assert_eq!(Tables::current().pieces.structures, [3, 3, 3]);
}

#[test]
fn each_region_in_play_starts_with_a_rebel_and_its_good() {
    // RUR-007, RUR-015, RUR-016, RUR-C21
    for (players, left_over) in [(2, 7), (3, 4), (4, 0)] {
        let scene = fresh(Options::for_players(players));
        let play = scene.game.map().regions;
        assert_eq!((scene.game.rebels, scene.game.goods), (play, play));
        assert_eq!(REBELS as u8 - scene.game.rebels.len(), left_over);
        assert_eq!(scene.game.shown, 0);
        for at in play.iter() {
            assert_eq!(scene.game.produce[at.index()], Tables::current().regions[at.index()].good, "{at}");
        }
    }
}

#[test]
fn rebels_are_drawn_at_random() {
    // RUR-015
    let rewards = |seed: &str| seeded(Options::for_players(4), seed).game.rewards;
    let mut sorted = rewards("a");
    sorted.sort_unstable();
    assert_eq!(sorted, std::array::from_fn(|place| place as u8));
    assert_ne!(rewards("a"), rewards("b"));
    assert_eq!(rewards("a"), rewards("a"));
}

#[test]
fn the_schemes_make_two_decks_of_fourteen_and_thirteen() {
    // RUR-017, RUR-Q05, RUR-C15
    let scene = fresh(Options::for_players(3));
    let [first, second] = scene.game.decks;
    assert_eq!((first.len(), second.len(), scene.game.discard), (14, 13, SchemeSet::EMPTY));
    let all: SchemeSet = first.cards().iter().chain(second.cards()).copied().collect();
    assert_eq!(all, SchemeSet::ALL);
    let other = seeded(Options::for_players(3), "another").game.decks;
    assert_ne!(first.cards(), other[0].cards(), "they are shuffled");
    assert!(first.known().iter().chain(second.known()).all(|known| *known == 0));
}

#[test]
fn three_deeds_lie_open_on_the_shuffled_deck() {
    // RUR-018, RUR-C16
    let scene = fresh(Options::for_players(2));
    let open: DeedSet = scene.game.row.iter().flatten().copied().collect();
    assert_eq!((open.len(), scene.game.deeds.len()), (3, 23));
    let deck: DeedSet = scene.game.deeds.all().iter().copied().collect();
    assert_eq!(open | deck, DeedSet::ALL);
    assert_ne!(scene.game.row, seeded(Options::for_players(2), "another").game.row);
}

#[test]
fn leaders_are_taken_clockwise_from_the_first_player_and_each_once() {
    // RUR-019, RUR-Q03, RUR-C05
    let mut scene = fresh(led_off_by(3, 1));
    assert_eq!((scene.asked(), decider(&scene), scene.legal().len()), (Frame::Leader, 1, 8));
    scene.play("lead maria");
    assert_eq!((decider(&scene), scene.legal().len()), (2, 7));
    assert_eq!(scene.refused_by("lead maria"), "RUR-019");
    assert!(!scene.can("lead maria") && scene.can("lead boris"));
    scene.play("lead boris, lead agatha");
    let leaders = [0, 1, 2].map(|side| scene.player(side).leader);
    assert_eq!(leaders, [Some(leader("agatha")), Some(leader("maria")), Some(leader("boris"))]);
    assert!(scene.log.contains(&Event::LeaderTaken { who: seat(1), leader: Leader::Maria }));
    assert_eq!((scene.asked(), decider(&scene)), (Frame::Agenda, 1));
}

#[test]
fn a_leader_can_be_named_or_drawn() {
    // RUR-019
    let mut drawn = LeaderSet::EMPTY;
    for seed in 0..60 {
        let maria = LeaderChoice::Fixed(Leader::Maria);
        let leaders = [LeaderChoice::Random, maria, LeaderChoice::Choose, LeaderChoice::Choose];
        let scene = seeded(Options { leaders, ..led_off_by(3, 0) }, &seed.to_string());
        assert_eq!(scene.player(1).leader, Some(Leader::Maria));
        drawn.add(scene.player(0).leader.expect("one is drawn"));
        assert_eq!((scene.asked(), decider(&scene), scene.legal().len()), (Frame::Leader, 2, 6));
    }
    assert_eq!(drawn, !LeaderSet::only(Leader::Maria));
}

#[test]
fn each_player_keeps_one_of_two_agendas_in_secret() {
    // RUR-021, RUR-Q03, RUR-C17
    let mut scene = fresh(drawn_leaders(led_off_by(4, 3)));
    let mut dealt: Vec<_> = (0..4).flat_map(|side| scene.player(side).dealt).collect();
    dealt.sort_unstable();
    dealt.dedup();
    assert_eq!(dealt.len(), 8, "nobody is dealt what another one has");
    assert_eq!((scene.asked(), decider(&scene)), (Frame::Agenda, 3));
    let [one, other] = scene.player(3).dealt;
    assert_eq!(scene.legal(), [format!("agenda {one}"), format!("agenda {other}")]);
    let foreign = scene.player(0).dealt[0];
    assert_eq!(scene.refused_by(&format!("agenda {foreign}")), "RUR-021");
    scene.play(&format!("agenda {other}"));
    assert_eq!((scene.player(3).agenda(), scene.player(3).kept), (Some(other), Some(1)));
    let kept = Event::AgendaKept { who: seat(3), agenda: Some(other) };
    assert!(scene.log.contains(&kept));
    assert_eq!(kept.seen_by(Viewer::Seat(seat(3))), Some(kept));
    let hidden = Event::AgendaKept { who: seat(3), agenda: None };
    assert_eq!(kept.seen_by(Viewer::Seat(seat(0))), Some(hidden));
    assert_eq!(kept.seen_by(Viewer::Spectator), Some(hidden));
    let mut swapped = scene.clone();
    swapped.game.players[3].kept = Some(0);
    let view = |scene: &Scene, who: u8| scene.game.view(Viewer::Seat(seat(who)));
    assert_eq!(view(&scene, 0), view(&swapped, 0));
    assert_ne!(view(&scene, 3), view(&swapped, 3));
    assert_eq!(decider(&scene), 0);
    let first = scene.player(0).dealt[0];
    scene.play(&format!("agenda {first}"));
    assert_eq!(scene.player(0).kept, Some(0));
}

#[test]
fn agendas_are_dealt_at_random() {
    // RUR-021
    let dealt = |seed: &str| seeded(Options::for_players(2), seed).game.players[0].dealt;
    assert!((0..20).any(|seed| dealt(&seed.to_string()) != dealt("first")));
    assert!((0..200).any(|seed| dealt(&seed.to_string()).contains(&agenda("wealthy"))));
}

#[test]
fn troops_are_placed_in_turn_and_leaders_join_them() {
    // RUR-029, RUR-030, RUR-031, RUR-032, RUR-Q02, RUR-Q03
    let mut scene = fresh(drawn_leaders(led_off_by(3, 2)));
    scene.pass_until(|scene| scene.asked() == Frame::Troop);
    assert_eq!(scene.game.phase, Phase::Troops);
    assert_eq!(scene.legal_like("deploy").len(), 11);
    assert_eq!(scene.refused_by("deploy azov"), "RUR-Q06");
    let mut order = Vec::new();
    for at in ["kiev", "kiev", "kiev", "kiev", "volyn", "kiev", "rostov", "kiev", "volyn"] {
        assert_eq!(scene.asked(), Frame::Troop);
        order.push(decider(&scene));
        scene.play(&format!("deploy {at}"));
    }
    assert_eq!(order, [2, 0, 1].repeat(3));
    assert_eq!([0, 1, 2].map(|side| scene.force(side, "kiev")), [2, 2, 2]);
    assert!(scene.game.rebels.has(region("kiev")));
    assert!(scene.log.contains(&Event::Deployed {
        who: seat(2),
        piece: Piece::Troop,
        region: region("rostov")
    }));
    assert_eq!((scene.asked(), decider(&scene)), (Frame::Stand, 2));
    assert_eq!(scene.legal(), ["deploy rostov", "deploy kiev"]);
    assert_eq!(scene.refused_by("deploy volyn"), "RUR-031");
    assert_eq!(scene.refused_by("deploy azov"), "RUR-Q06");
    scene.play("deploy rostov");
    assert_eq!(decider(&scene), 0);
    scene.play("deploy kiev, deploy volyn");
    assert!(scene.log.contains(&Event::Deployed {
        who: seat(2),
        piece: Piece::Leader,
        region: region("rostov")
    }));
    for (side, at) in [(0, "kiev"), (1, "volyn"), (2, "rostov")] {
        let player = scene.player(side);
        assert_eq!((player.supply, player.leader_at), (9, Some(region(at))));
        let on_board: u8 = player.occupied.iter().map(|at| scene.game.force(usize::from(side), at)).sum();
        assert_eq!(on_board, 4);
    }
    assert_eq!((scene.force(0, "kiev"), scene.force(1, "volyn"), scene.force(2, "rostov")), (3, 2, 2));
    assert_eq!((scene.asked(), scene.game.phase, decider(&scene)), (Frame::Place, Phase::Strategy, 2));
    assert_eq!(scene.log.last(), Some(&Event::RoundBegan { round: 1 }));
}

#[test]
fn a_leader_with_one_place_to_stand_stands_there() {
    // RUR-031
    let mut scene = fresh(drawn_leaders(led_off_by(2, 0)));
    scene.pass_until(|scene| scene.asked() == Frame::Troop);
    scene.play("deploy kiev, deploy volyn, deploy kiev, deploy volyn, deploy kiev, deploy rostov");
    assert_eq!(scene.player(0).leader_at, Some(region("kiev")));
    assert_eq!((scene.asked(), decider(&scene)), (Frame::Stand, 1));
}

#[test]
fn the_human_of_a_solo_game_keeps_out_of_the_rebels_regions() {
    // RUR-033
    let mut scene = fresh(Options::for_players(1));
    scene.pass_until(|scene| scene.asked() == Frame::Troop);
    let taken = scene.player(1).occupied;
    let open = scene.legal_like("deploy");
    assert_eq!((taken.len(), open.len()), (3, 5));
    for at in scene.game.map().regions.iter() {
        let action = format!("deploy {at}");
        assert_eq!(scene.can(&action), !taken.has(at));
        if taken.has(at) {
            assert_eq!(scene.refused_by(&action), "RUR-033");
        }
    }
    assert_eq!(scene.refused_by("deploy azov"), "RUR-Q06");
    scene.play(&[open[0].as_str(); 3].join(", "));
    let at = scene.player(0).leader_at.expect("the leader has only one place to stand");
    assert_eq!((scene.game.force(0, at), scene.player(0).supply), (4, 9));
}

#[test]
fn the_first_player_is_named_or_drawn() {
    // RUR-028, RUR-Q01, RUR-C19
    let first = |options: Options, seed: u32| {
        let game = seeded(options, &seed.to_string()).game;
        assert_eq!(game.first, game.marker);
        game.first.index()
    };
    let mut drawn = [0; 3];
    for seed in 0..90 {
        drawn[first(Options::for_players(3), seed)] += 1;
        assert_eq!(first(led_off_by(3, 2), seed), 2);
        assert_eq!(first(Options::for_players(1), seed), 0);
    }
    assert!(drawn.iter().all(|times| (15..50).contains(times)), "{drawn:?}");
}

#[test]
fn advisors_wait_beside_the_round_track() {
    // RUR-025, RUR-026, RUR-027, RUR-C07, RUR-C20
    assert_eq!(Advisor::COUNT, 6);
    for players in 2..=4 {
        assert_eq!(fresh(Options::for_players(players)).game.round, 1);
        let mut scene = Scene::new(players);
        for round in 1..=4 {
            scene.strategy_phase(round);
            let wanted: &[u8] = match (round, players) {
                (1 | 2, _) => &[1, 2, 4, 5],
                (4, 2 | 3) => &[1, 2, 2, 3, 4, 5],
                _ => &[1, 2, 2, 4, 5],
            };
            for side in 0..players {
                let advisors = scene.player(side).advisors.iter();
                let numbers: Vec<u8> = advisors.map(|advisor| scene.game.number(advisor)).collect();
                assert_eq!(numbers, wanted, "{players} players, round {round}");
            }
        }
    }
}

#[test]
fn a_game_has_four_rounds_of_three_phases() {
    // RUR-010, RUR-041, RUR-Q23
    for (players, turns) in [(2, 19), (3, 19), (4, 18)] {
        let mut scene = fresh(drawn_leaders(Options::for_players(players)));
        scene.pass_until(|scene| scene.game.is_over());
        let phases: Vec<u8> = scene
            .log
            .iter()
            .filter_map(|event| match event {
                Event::RoundBegan { .. } => Some(1),
                Event::ActionsBegan => Some(2),
                Event::ClaimsBegan { .. } => Some(3),
                _ => None,
            })
            .collect();
        assert_eq!(phases, [1, 2, 3].repeat(4));
        let rounds: Vec<u8> = scene
            .log
            .iter()
            .filter_map(|event| if let Event::RoundBegan { round } = event { Some(*round) } else { None })
            .collect();
        assert_eq!(rounds, [1, 2, 3, 4]);
        for side in 0..players {
            let began = Event::TurnBegan { who: seat(side) };
            let ended = Event::TurnEnded { who: seat(side) };
            assert_eq!(scene.count(|event| *event == began), turns);
            assert_eq!(scene.count(|event| *event == ended), turns);
        }
        assert_eq!(scene.log.last(), Some(&Event::GameOver));
    }
}

#[test]
fn the_most_points_win() {
    // RUR-010
    let mut scene = Scene::new(2);
    scene.agenda(0, "courageous").agenda(1, "dignified").claims(1, [1, 0, 0]).coins(0, 9).claim_phase(4);
    assert!(scene.game.is_over());
    assert_eq!(scene.refused_by("end"), "RUR-152");
    assert_eq!((scene.total(0), scene.total(1)), (0, 1));
    let ranks: Vec<u8> = scene.game.standings().rows.iter().map(|row| row.rank).collect();
    assert_eq!(ranks, [2, 1]);
}

#[test]
fn nothing_but_tracks_agenda_and_deeds_gives_points() {
    // RUR-009
    let mut scene = Scene::new(3);
    scene.no_rebels().troops(0, "kiev", 3).troops(0, "novgorod", 1).leader_at(0, "volyn");
    scene.built(0, "kiev", "church").built(0, "volyn", "market").goods(0, "ore 2, wood 3, fish 3, fur 1");
    scene.coins(0, 20).hand(0, "S23").deed(0, "hoard").agenda(0, "wealthy");
    assert_eq!(scene.total(0), 0);
    let rows = scene.game.standings().rows;
    let parts: Vec<&str> = rows[0].parts.iter().map(|(part, _)| *part).collect();
    assert_eq!(
        parts,
        ["rule", "build", "trade", "warfare", "agenda", "deeds"].map(|part| format!("rurik-score-{part}"))
    );
    scene.claims(0, [1, 2, 3]).warfare(0, 1).accomplished(0, "hoard");
    assert_eq!(scene.total(0), 1 + 2 + 3 + 3 + 1);
}

#[test]
fn goods_and_coins_never_run_out() {
    // RUR-001, RUR-C13, RUR-C14
    let mut scene = Scene::new(2);
    scene.coins(0, 36).coins(1, 36).play("forfeit muster 1");
    assert_eq!(scene.player(0).coins, 37);
    let mut scene = Scene::new(2);
    scene.no_rebels().goods(0, "fur 10").goods(1, "fur 10").troops(0, "pereyaslavl", 1).tax(1);
    scene.play("tax pereyaslavl");
    assert_eq!(scene.good(0, "fur"), 11);
}

#[test]
fn hands_decks_agendas_and_stickers_are_hidden_and_the_rest_is_open() {
    // RUR-Q04
    let mut scene = Scene::new(3);
    scene.on_deck(1, &["S05", "S06"]).discarded(&["S01"]).hand(0, "S07").coins(0, 4).goods(0, "fish 2");
    scene.deed(0, "hoard").troops(0, "kiev", 2);
    let mut swapped = scene.clone();
    scene.hand(0, "S05");
    swapped.hand(0, "S06");
    swapped.game.players[0].kept = Some(1);
    let view = |scene: &Scene, who: u8| scene.game.view(Viewer::Seat(seat(who)));
    assert_eq!(view(&scene, 1), view(&swapped, 1));
    assert_ne!(view(&scene, 0), view(&swapped, 0));
    let mut relaid = scene.clone();
    relaid.game.rewards.reverse();
    relaid.game.decks[1].cards_mut().reverse();
    relaid.game.deeds.all_mut().reverse();
    assert_eq!(view(&scene, 0), view(&relaid, 0), "nobody knows the order of a deck or a sticker");
    let open = scene.game.view(Viewer::Spectator);
    assert_eq!(open.own, None);
    assert_eq!(open.decks, [scene.game.decks[0].len(), scene.game.decks[1].len()]);
    assert_eq!((open.sides[0].hand, open.sides[1].hand), (2, 0));
    assert!(open.board.discard.has(scheme("S01")));
    let player = &open.board.players[0];
    assert_eq!((player.coins, player.goods), (4, scene.player(0).goods));
    assert!(player.deeds.has(deed("hoard")));
    assert_eq!(open.board.regions.iter().find(|data| data.region == Region::Kiev).unwrap().troops, [2, 0, 0]);
    assert!(open.rewards.is_empty());
    assert_eq!(open.sides[0].agenda, None);
    let own = view(&scene, 0).own.expect("a player's own cards");
    assert_eq!(own.hand, [scheme("S05"), scheme("S07")].into_iter().collect());
    assert_eq!(own.agendas.kept, scene.player(0).agenda());
}

#[test]
fn there_are_four_colours_and_each_is_used_once() {
    // RUR-C25
    assert_eq!(crate::options::COLOURS.map(Colour::name), ["blue", "yellow", "red", "white"]);
    let options = Options {
        colours: [Colour::White, Colour::Blue, Colour::White, Colour::White],
        ..Options::for_players(2)
    };
    let colours = options.canonical().colours;
    assert_eq!(colours, [Colour::White, Colour::Blue, Colour::Yellow, Colour::Red]);
}

fn read(values: Value) -> Result<Options, Vec<String>> {
    let Value::Object(values) = values else { panic!("options are an object") };
    Rurik::read_options(&values).map_err(|bad| bad.0.iter().map(ToString::to_string).collect())
}

#[test]
fn nothing_said_is_the_usual_game_for_two() {
    // RUR-019, RUR-Q01
    assert_eq!(read(json!({})), Ok(Options::for_players(2)));
    let usual = Options::for_players(2);
    assert_eq!((usual.leaders, usual.first_player), ([LeaderChoice::Choose; 4], None));
    assert!(!usual.alternate_board && !usual.rebel_rewards && !usual.deed_row);
}

#[test]
fn every_choice_is_read_and_written() {
    // RUR-019, RUR-Q01, RUR-C25
    let values = json!({
        "players": 3, "leaders": ["yaroslav", "random", "choose"], "first_player": "2",
        "colours": ["white", "red", "blue"], "alternate_board": true, "rebel_rewards": true, "deed_row": true,
    });
    let options = read(values.clone()).expect("all of it goes together");
    let yaroslav = LeaderChoice::Fixed(Leader::Yaroslav);
    let wanted = Options {
        leaders: [yaroslav, LeaderChoice::Random, LeaderChoice::Choose, LeaderChoice::Choose],
        first_player: Some(seat(2)),
        colours: [Colour::White, Colour::Red, Colour::Blue, Colour::Yellow],
        alternate_board: true,
        rebel_rewards: true,
        deed_row: true,
        ..Options::for_players(3)
    };
    assert_eq!(options, wanted);
    assert_eq!(Value::Object(Rurik::write_options(&options)), values);
    for key in ["alternate_board", "rebel_rewards", "deed_row"] {
        let one = read(json!({ key: true })).expect("a variant by itself");
        let on = [one.alternate_board, one.rebel_rewards, one.deed_row];
        assert_eq!(on.iter().filter(|on| **on).count(), 1, "{key}");
        assert_eq!(Rurik::write_options(&one)[key], json!(true));
    }
    assert_eq!(Rurik::write_options(&Options::for_players(2))["first_player"], json!("random"));
}

#[test]
fn choices_that_do_not_go_together_are_refused() {
    // RUR-019, RUR-Q01, RUR-C25
    let twice = read(json!({ "leaders": ["maria", "maria"] }));
    assert_eq!(twice, Err(vec!["rurik-option-leaders".to_owned()]));
    assert!(read(json!({ "leaders": ["random", "random"] })).is_ok());
    assert!(read(json!({ "leaders": ["maria", "boris"] })).is_ok());
    let colours = read(json!({ "colours": ["red", "red"] }));
    assert_eq!(colours, Err(vec!["option-twice(key=colours)".to_owned()]));
    let outsider = read(json!({ "first_player": "2" }));
    assert_eq!(outsider, Err(vec!["rurik-option-first-player(players=2)".to_owned()]));
    assert_eq!(read(json!({ "first_player": "1" })).map(|options| options.first_player), Ok(Some(seat(1))));
    for (key, value) in [("difficulty", json!("hard")), ("solo_leader_card", json!(true))] {
        let solo = read(json!({ key: value }));
        assert_eq!(solo, Err(vec![format!("rurik-option-solo(key={key})")]));
    }
}

#[test]
#[should_panic(expected = "1 to 4 players")]
fn five_cannot_play() {
    // RUR-022
    let _ = Options::for_players(5);
}

#[test]
fn choices_of_setup_cannot_be_taken_back() {
    // RUR-Q03
    let mut scene = fresh(led_off_by(2, 0));
    let step = |scene: &mut Scene, action: &str| {
        let before = scene.game.reveals();
        scene.play(action);
        scene.game.reveals() - before
    };
    assert_eq!([step(&mut scene, "lead maria"), step(&mut scene, "lead boris")], [1, 1]);
    for side in [0, 1] {
        let kept = scene.player(side).dealt[0];
        assert_eq!(step(&mut scene, &format!("agenda {kept}")), 1);
    }
    assert_eq!([step(&mut scene, "deploy kiev"), step(&mut scene, "deploy kiev")], [1, 1]);
}

#[test]
fn tables_come_from_these_files() {
    let files = ["agendas", "claim", "deeds", "household", "leaders", "rebellion", "rebels", "regions"];
    let files = files.into_iter().chain(["schemes", "strategy"]).map(|file| format!("{file}.toml"));
    let mut named = Rurik::component_files().to_vec();
    named.sort_unstable();
    assert_eq!(named, files.collect::<Vec<_>>());
}

#[test]
fn tables_of_ones_own_are_refused_with_the_file_that_is_wrong() {
    let install = |file: &str, text: &str| Rurik::install_components(&[(file.to_owned(), text.to_owned())]);
    let unknown = install("weather.toml", "").expect_err("no such table");
    assert!(unknown.len() == 1 && unknown[0].contains("weather.toml"), "{unknown:?}");
    let broken = install("deeds.toml", "[[deed]]\nid = 7\n").expect_err("no deeds");
    assert!(broken.iter().any(|fault| fault.contains("deeds.toml")), "{broken:?}");
    assert_eq!(Rurik::components_hash(), Tables::current().hash_text(), "those in force stay");
}

#[test]
fn choices_that_mean_nothing_in_a_game_make_no_difference() {
    let odd = Options {
        leaders: [LeaderChoice::Random; 4],
        first_player: Some(seat(0)),
        rebel_rewards: true,
        difficulty: Difficulty::Hard,
        solo_leader_card: true,
        ..Options::for_players(1)
    };
    let choose = LeaderChoice::Choose;
    let solo = odd.canonical();
    assert_eq!((solo.first_player, solo.rebel_rewards), (None, false));
    assert_eq!((solo.difficulty, solo.solo_leader_card), (Difficulty::Hard, true));
    assert_eq!(solo.leaders, [LeaderChoice::Random, choose, choose, choose]);
    let three = Options { players: 3, ..odd }.canonical();
    assert_eq!((three.first_player, three.rebel_rewards), (Some(seat(0)), true));
    assert_eq!((three.difficulty, three.solo_leader_card), (Difficulty::Easy, true));
    assert_eq!(three.leaders, [LeaderChoice::Random, LeaderChoice::Random, LeaderChoice::Random, choose]);
    // Colours of seats that nobody has are those left, in their order.
    let colours = [Colour::White, Colour::Red, Colour::White, Colour::White];
    let two = Options { colours, ..Options::for_players(2) }.canonical();
    assert_eq!(two.colours, [Colour::White, Colour::Red, Colour::Blue, Colour::Yellow]);
    assert_eq!((solo.sides(), two.sides(), three.sides()), (2, 2, 3));
    assert_eq!((solo.solo(), two.solo()), (true, false));
}
