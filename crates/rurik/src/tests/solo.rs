//! The solo game: its setup (catalogue 2.21) and what is different for the human (2.22).

use samovar_engine::{Game, Rng, Seed, Turn, kit};
use serde_json::json;

use super::solo_stage::{FOE, ME, Solo, led_by};
use crate::action::{Action, Foe, Piece};
use crate::components::Region::{Kiev, Volyn};
use crate::components::{
    AgendaId, CardId, Column, DeedId, Difficulty, Leader, Priority, RegionSet, SchemeId, Structure,
};
use crate::event::Event;
use crate::options::{LeaderChoice, Options};
use crate::solo::{HUMAN, REBELLION};
use crate::state::{Frame, Phase, Rurik, Step};

const AGAINST: Foe = Foe::Player(REBELLION);

fn begun(options: &Options, seed: u64) -> Rurik {
    Rurik::new(options, Seed::from_text("solo").nth(seed))
}

/// The rules of a whole game at random, with everything that happened.
fn whole_game(options: &Options, seed: u64) -> (Rurik, Vec<Event>) {
    let mut game = begun(options, seed);
    let mut dice = Rng::new(Seed::from_text("dice").nth(seed));
    let mut log = Vec::new();
    while game.turn() != Turn::Over {
        game.apply(kit::any_legal(&game, &mut dice), &mut log);
    }
    (game, log)
}

// RUR-226, RUR-227
#[test]
fn the_board_is_that_of_two_players() {
    let game = begun(&Options::for_players(1), 0);
    assert_eq!((game.seats(), game.sides()), (1, 2));
    assert_eq!(game.map().regions, game.tables.map(2).regions);
    assert_eq!(game.map().regions.len(), 8);
    assert_eq!(game.board().rows, game.tables.strategy(2).rows);
    assert_eq!(game.goods, game.map().regions);
    let numbers =
        |round| game.tables.advisors_in(1, round).iter().map(|it| game.number(it)).collect::<Vec<_>>();
    assert_eq!(numbers(4), [1, 2, 2, 3, 4, 5]);
}

// RUR-228, RUR-233, RUR-234, RUR-235
#[test]
fn each_difficulty_has_its_mat_with_coins_and_a_starting_priority() {
    let words = ["easy", "medium", "hard", "very-hard"];
    let starts = [Priority::Build, Priority::Tax, Priority::War, Priority::Build];
    for (number, difficulty) in Difficulty::ALL.into_iter().enumerate() {
        let values = json!({ "players": 1, "difficulty": words[number] });
        let options = Rurik::read_options(values.as_object().unwrap()).unwrap();
        assert_eq!(options.difficulty, difficulty);
        let game = begun(&options, 0);
        assert_eq!(game.rebellion.priority, starts[number]);
        let coins: u32 = game.rebellion.locked.iter().map(|locked| locked.count_ones()).sum();
        assert_eq!(coins as usize, 6 + number);
        for column in Priority::ALL {
            for (place, bonus) in game.mat().bonuses(column).iter().enumerate() {
                assert_eq!(game.is_locked(column, place), bonus.locked);
            }
        }
        assert_eq!(game.players[FOE].coins, 3);
    }
}

// RUR-229
#[test]
fn deeds_and_agendas_that_do_not_fit_stay_in_the_box() {
    let deeds = [DeedId::EnforcePeace, DeedId::GrandHunter, DeedId::LawGiver];
    let agendas = [AgendaId::Courageous, AgendaId::Dignified, AgendaId::Wealthy];
    let mut dealt = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let game = begun(&Options::for_players(1), seed);
        let all: Vec<DeedId> =
            game.deeds.all().iter().copied().chain(game.row.into_iter().flatten()).collect();
        assert_eq!(all.len(), 23);
        assert!(!all.iter().any(|deed| deeds.contains(deed)));
        dealt.extend(game.players[ME].dealt);
    }
    assert_eq!(dealt.len(), 8);
    assert!(!dealt.iter().any(|agenda| agendas.contains(agenda)));
}

// RUR-230, RUR-Q91
#[test]
fn the_rebellion_has_rebels_for_troops_and_the_pieces_of_a_colour() {
    let game = begun(&Options::for_players(1), 0);
    let foe = &game.players[FOE];
    let on_board: u8 = foe.occupied.iter().map(|region| game.ordinary(FOE, region)).sum();
    assert_eq!(on_board + foe.supply, 15);
    assert!(foe.structures().is_empty() && foe.claims == [0; 3] && foe.warfare == 0);
    assert_eq!(foe.advisors, game.players[ME].advisors);
    assert!(game.rebels.is_empty(), "no rebel is anything but its troop");
    let refusal = Rurik::read_options(json!({ "players": 1, "rebel_rewards": true }).as_object().unwrap());
    assert!(refusal.is_err(), "stickers and tokens are unused");
}

// RUR-231
#[test]
fn sviatopolk_leads_the_rebellion() {
    let mut game = begun(&Options::for_players(1), 0);
    assert_eq!(game.players[FOE].leader, Some(Leader::Sviatopolk));
    assert_eq!(game.phase, Phase::Leaders);
    let refusal = game.check(Action::Lead(Leader::Sviatopolk)).unwrap_err();
    assert_eq!(refusal.rule, "RUR-231");
    let legal = kit::legal(&game);
    assert_eq!(legal.len(), 7);
    game.play_unchecked(Action::Lead(Leader::Agatha));
    assert_eq!(game.players[ME].leader, Some(Leader::Agatha));

    let values = json!({ "players": 1, "leaders": ["sviatopolk"] });
    let bad = Rurik::read_options(values.as_object().unwrap()).unwrap_err();
    assert!(format!("{bad:?}").contains("rurik-option-sviatopolk"), "{bad:?}");
    let mut random = Options::for_players(1);
    random.leaders[0] = LeaderChoice::Random;
    assert!((0..40).all(|seed| begun(&random, seed).players[ME].leader != Some(Leader::Sviatopolk)));
}

// RUR-232
#[test]
fn the_rebellion_cards_are_shuffled() {
    let cards = |seed| begun(&Options::for_players(1), seed).rebellion.cards;
    let mut sorted = cards(0);
    sorted.sort_unstable();
    assert!(sorted.into_iter().eq(CardId::all()));
    assert_ne!(cards(0), cards(1));
    let tops: std::collections::BTreeSet<_> = (0..80).map(|seed| cards(seed)[0]).collect();
    assert!(tops.len() > 10);
}

// RUR-237, RUR-238, RUR-239, RUR-240, RUR-241
#[test]
fn the_rebellion_starts_in_kiev_and_two_regions_of_its_top_card() {
    let mut kiev_first = false;
    for seed in 0..40 {
        let game = begun(&Options::for_players(1), seed);
        let order = game.tables.cards[game.rebellion.top().index()].locations;
        kiev_first |= order[..2].contains(&Kiev);
        let bases: Vec<_> = order.into_iter().filter(|region| *region != Kiev).take(2).collect();
        assert_eq!(game.players[FOE].leader_at, Some(Kiev));
        assert_eq!(game.ordinary(FOE, Kiev), 2);
        assert!(bases.iter().all(|region| game.force(FOE, *region) == 2));
        let mine: RegionSet = bases.into_iter().chain([Kiev]).collect();
        assert_eq!(game.players[FOE].occupied, mine);
        assert_eq!(game.neutrals, game.map().regions & !mine);
        assert_eq!((game.neutrals.len(), game.players[FOE].supply), (5, 9));
        assert!(game.rebels.is_empty());
    }
    assert!(kiev_first, "some of these cards have Kiev among the first");
}

// RUR-033
#[test]
fn the_human_does_not_start_where_the_rebellion_does() {
    let mut game = begun(&led_by(Leader::Maria), 3);
    game.play_unchecked(Action::Agenda(game.players[ME].dealt[0]));
    assert_eq!(game.phase, Phase::Troops);
    for region in game.map().regions.iter() {
        let check = game.check(Action::Deploy(region));
        match game.players[FOE].occupied.has(region) {
            true => assert_eq!(check.unwrap_err().rule, "RUR-033"),
            false => assert!(check.is_ok()),
        }
    }
    let open: Vec<_> = game.neutrals.iter().collect();
    for region in [open[0], open[1], open[1]] {
        game.play(Action::Deploy(region), &mut Vec::new()).unwrap();
    }
    assert_eq!(game.frames.top(), Some(Frame::Stand));
    assert_eq!(game.check(Action::Deploy(Kiev)).unwrap_err().rule, "RUR-033");
    game.play(Action::Deploy(open[0]), &mut Vec::new()).unwrap();
    assert_eq!((game.force(ME, open[0]), game.players[ME].supply), (2, 9));
}

// RUR-242, RUR-Q01
#[test]
fn the_human_is_first_in_every_phase() {
    let (_, log) = whole_game(&Options::for_players(1), 5);
    let mut rounds = 0;
    for (place, event) in log.iter().enumerate() {
        let next = log[place + 1..].iter().find_map(|event| match event {
            Event::Placed { who, .. } | Event::TurnBegan { who } => Some(*who),
            _ => None,
        });
        match event {
            Event::RoundBegan { .. } | Event::ActionsBegan => {
                assert_eq!(next, Some(HUMAN));
                rounds += 1;
            }
            Event::ClaimsBegan { first } => assert_eq!(*first, HUMAN),
            _ => {}
        }
    }
    assert_eq!(rounds, 8);
    let named = Rurik::read_options(json!({ "players": 1, "first_player": "0" }).as_object().unwrap());
    assert!(named.is_err());
}

// RUR-243, RUR-242
#[test]
fn the_top_scheme_space_only_draws_cards() {
    let mut solo = Solo::new();
    solo.leader(ME, Volyn).humans_turn(Column::Scheme, 1).play(Action::Take(Column::Scheme, 1));
    assert_eq!(solo.game.frames.top(), Some(Frame::Draw { cards: 3 }));
    solo.play(Action::Deck(1));
    let card = solo.game.looked.cards()[0];
    solo.play(Action::Keep(card));
    let card = solo.game.looked.cards()[0];
    solo.play(Action::Top(card));
    assert_eq!(solo.game.frames.top(), Some(Frame::Turn(Step::After)));
    assert!(!solo.happened(|event| matches!(event, Event::MarkerHanded { .. })));
}

// RUR-244
#[test]
fn attacking_the_rebellion_is_attacking_an_opponent() {
    let mut solo = Solo::new();
    solo.troops(ME, Kiev, 3).leader(FOE, Kiev).troops(FOE, Kiev, 1).omens(0, &[false, false]);
    solo.humans_turn(Column::Attack, 1).play(Action::Take(Column::Attack, 1));
    assert_eq!(solo.refused(Action::Attack(Kiev, Foe::Rebel)), "RUR-081");
    solo.play(Action::Attack(Kiev, AGAINST));
    assert_eq!(solo.game.frames.top(), Some(Frame::Check { region: Kiev, cards: 1 }));
    assert_eq!(solo.game.question().id, "rurik-ask-check");
    assert_eq!(
        (solo.foe().leader_at, solo.foe().supply),
        (Some(Kiev), 15),
        "a rebel goes first, to its supply"
    );
    solo.play(Action::Deck(1)).play(Action::Attack(Kiev, AGAINST));
    assert_eq!(solo.foe().leader_at, None);
    solo.play(Action::Deck(1));
    assert_eq!((solo.me().warfare, solo.me().defeated), (2, 0));
    assert_eq!((solo.me().coins, solo.me().goods_in_all()), (0, 0), "no reward");
    assert_eq!(solo.revealed(), 2);
}

// RUR-245, RUR-Q07
#[test]
fn attacking_a_neutral_troop_only_removes_it() {
    let mut solo = Solo::new();
    solo.troops(ME, Kiev, 1).neutral(Kiev).humans_turn(Column::Attack, 2);
    solo.play(Action::Take(Column::Attack, 2)).play(Action::Attack(Kiev, Foe::Neutral));
    assert!(solo.game.neutrals.is_empty());
    assert_eq!(solo.game.frames.top(), Some(Frame::Turn(Step::After)), "no check");
    assert_eq!((solo.me().warfare, solo.me().coins, solo.me().defeated), (0, 0, 0));
    assert_eq!(solo.revealed(), 0);
}

// RUR-246
#[test]
fn the_human_keeps_bonus_actions() {
    let mut solo = Solo::new();
    let card =
        SchemeId::all().find(|card| solo.game.tables.schemes[card.index()].reward.coins() == 2).unwrap();
    for deck in 0..2 {
        let cards: Vec<_> = solo.game.decks[deck].cards().to_vec();
        solo.game.decks[deck] = crate::state::Deck::EMPTY;
        cards.into_iter().filter(|it| *it != card).for_each(|it| solo.game.decks[deck].put(it, 0));
    }
    solo.game.players[ME].hand.add(card);
    solo.leader(ME, Volyn).humans_turn(Column::Muster, 1).play(Action::Play(card));
    assert_eq!((solo.me().coins, solo.foe().coins), (2, 0));
    assert_eq!(solo.game.frames.top(), Some(Frame::Turn(Step::Before)));
}

// RUR-Q90
#[test]
fn a_neutral_troop_must_be_outnumbered() {
    let mut solo = Solo::new();
    for side in [ME, FOE] {
        solo.neutral(Kiev).troops(side, Kiev, 1);
        assert_eq!(solo.game.ruler(Kiev), None);
        solo.troops(side, Kiev, 2);
        assert_eq!(solo.game.ruler(Kiev), Some(side));
        solo.troops(side, Kiev, 0);
    }
    assert_eq!(solo.game.ruler(Kiev), None, "a neutral troop alone rules nothing");
}

// RUR-Q93, RUR-Q92
#[test]
fn the_humans_church_removes_a_rebel_or_a_neutral_troop() {
    let scene = || {
        let mut solo = Solo::new();
        solo.troops(ME, Kiev, 4).troops(FOE, Kiev, 1).leader(FOE, Kiev).neutral(Kiev);
        solo.humans_turn(Column::Build, 2).play(Action::Take(Column::Build, 2));
        solo.play(Action::Build(Kiev, Structure::Church));
        assert_eq!(solo.game.frames.top(), Some(Frame::Church(Kiev)));
        solo
    };
    let mut solo = scene();
    solo.play(Action::Expel(AGAINST));
    assert_eq!(
        (solo.foe().leader_at, solo.foe().supply),
        (Some(Kiev), 15),
        "to the supply, to be mustered again"
    );
    assert!(solo.game.neutrals.has(Kiev));
    assert_eq!((solo.game.force(ME, Kiev), solo.me().supply), (5, 7));
    let mut solo = scene();
    solo.play(Action::Expel(Foe::Neutral));
    assert!(solo.game.neutrals.is_empty());
    assert_eq!((solo.game.force(FOE, Kiev), solo.game.force(ME, Kiev)), (2, 5));
}

// RUR-Q93, RUR-Q65: never Sviatopolk.
#[test]
fn the_humans_church_does_not_remove_sviatopolk() {
    let mut solo = Solo::new();
    solo.troops(ME, Kiev, 3).leader(FOE, Kiev).humans_turn(Column::Build, 2);
    solo.play(Action::Take(Column::Build, 2)).play(Action::Build(Kiev, Structure::Church));
    assert_eq!(solo.game.frames.top(), Some(Frame::Turn(Step::After)));
    assert_eq!((solo.foe().leader_at, solo.game.force(ME, Kiev)), (Some(Kiev), 3));
}

// RUR-Q75
#[test]
fn boris_takes_coins_from_the_dock_only() {
    for coins in [1, 0] {
        let mut solo = Solo::with(led_by(Leader::Boris));
        solo.fresh_mat().leader(ME, Kiev).troops(ME, Kiev, 1).troops(FOE, Kiev, 1).coins(FOE, coins);
        let locked = solo.game.rebellion.locked;
        solo.humans_turn(Column::Attack, 2).play(Action::Take(Column::Attack, 2));
        solo.play(Action::Attack(Kiev, AGAINST));
        assert_eq!((solo.me().coins, solo.foe().coins), (coins, 0));
        assert_eq!(solo.game.rebellion.locked, locked);
        assert_eq!(solo.game.frames.top(), Some(Frame::Turn(Step::After)), "one card less is none");
    }
}

// RUR-Q120, RUR-Q73
#[test]
fn predslava_moves_a_rebel_or_sviatopolk_for_a_coin() {
    for piece in [Piece::Troop, Piece::Leader] {
        let mut solo = Solo::with(led_by(Leader::Predslava));
        solo.leader(ME, Kiev).leader(FOE, Kiev).troops(FOE, Kiev, 1).neutral(Kiev);
        solo.humans_turn(Column::Muster, 1).play(Action::Send(REBELLION, piece, Volyn));
        assert_eq!(solo.forces(&[Kiev, Volyn]), [1, 1]);
        assert_eq!(solo.foe().leader_at, Some(if piece == Piece::Leader { Volyn } else { Kiev }));
        assert_eq!((solo.foe().coins, solo.me().coins), (1, 0));
        assert!(solo.game.neutrals.has(Kiev));
        assert_eq!(solo.refused(Action::Send(REBELLION, Piece::Troop, Volyn)), "RUR-169");
    }
}

// RUR-Q121
#[test]
fn yaroslav_wins_ties_with_the_rebellion_and_with_neutral_troops() {
    for leader in [Leader::Yaroslav, Leader::Maria] {
        let mut solo = Solo::with(led_by(leader));
        solo.leader(ME, Kiev).neutral(Kiev).troops(FOE, Kiev, 1).built(FOE, Structure::Stronghold, Kiev);
        let ruler = if leader == Leader::Yaroslav { Some(ME) } else { None };
        if leader == Leader::Maria {
            solo.troops(FOE, Kiev, 0);
        }
        assert_eq!(solo.game.ruler(Kiev), ruler);
    }
}

// RUR-Q88, RUR-302
#[test]
fn with_the_deed_row_variant_the_human_is_the_last_to_choose() {
    for deed_row in [false, true] {
        let mut solo = Solo::with(Options { deed_row, ..led_by(Leader::Maria) });
        solo.leader(FOE, Kiev).leader(ME, Volyn);
        solo.game.turn = 0;
        solo.game.rebellion.turned = solo.game.cards_turned() as u8;
        solo.game.run(&mut solo.log);
        assert_eq!(solo.game.frames.top(), Some(Frame::Deed));
        let row = solo.game.row;
        let deed = row[1].unwrap();
        solo.play(Action::Choose(deed));
        assert!(solo.me().deeds.has(deed));
        assert!(solo.foe().deeds.is_empty());
        let kept = solo.game.row.iter().filter(|it| row.contains(it)).count();
        assert_eq!(kept, if deed_row { 0 } else { 2 });
        assert!(solo.game.row.iter().all(Option::is_some));
        assert_eq!(solo.game.round, 2);
    }
}

// RUR-226: all turns of both sides are taken in the rounds of a usual game.
#[test]
fn a_game_has_nineteen_turns_of_each_side() {
    let (game, log) = whole_game(&Options::for_players(1), 8);
    for seat in [HUMAN, REBELLION] {
        let turns = log.iter().filter(|event| **event == Event::TurnBegan { who: seat }).count();
        assert_eq!(turns, 19);
        let ended = log.iter().filter(|event| **event == Event::TurnEnded { who: seat }).count();
        assert_eq!(ended, 19);
    }
    assert_eq!(game.rebellion.turned, 19);
}

// RUR-230, RUR-027
#[test]
fn the_rebellion_places_as_many_advisors_as_the_human() {
    let (_, log) = whole_game(&Options { difficulty: Difficulty::VeryHard, ..Options::for_players(1) }, 9);
    let count =
        |seat| log.iter().filter(|event| matches!(event, Event::Placed { who, .. } if *who == seat)).count();
    assert_eq!((count(HUMAN), count(REBELLION)), (19, 19));
}
