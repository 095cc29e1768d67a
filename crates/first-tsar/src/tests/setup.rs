//! Setup (catalogue 2.1 and 3.8), and the frame of the game (2.0).

use std::collections::BTreeSet;

use samovar_engine::{Event as _, Game, Rng, Seat, Seed, Viewer};
use serde_json::json;

use super::scene::{Scene, city, goods, seat};
use crate::action::Action;
use crate::components::{
    AssignmentId, BOYARS, BUILDINGS, CHAMBERS, Chamber, City, Components, EstateId, Item, PAD, ProjectId,
    REGIONS, SEALS, SLOTS, SpoilsId, Tables, TitleId, TokenId, TradeId, WARRIORS,
};
use crate::event::Event;
use crate::goods::Goods;
use crate::options::{Colour, Options};
use crate::play::FAVOR_SPACES;
use crate::state::{FirstTsar, Frame, Phase, ProjectSet};

/// A game just set up, before anybody has decided anything.
fn fresh(players: u8, number: u64) -> Scene {
    let seed = Seed::from_text("setup").nth(number);
    let game = FirstTsar::with_tables(Tables::current(), &Options::for_players(players), seed);
    Scene { game, log: Vec::new() }
}

/// As [`fresh`], when the starting warriors are to be placed.
fn settling(players: u8, number: u64) -> Scene {
    let mut scene = fresh(players, number);
    while scene.game.phase == Phase::Keep {
        let first = scene.legal()[0].clone();
        scene.play(&first);
    }
    scene
}

fn options(value: serde_json::Value) -> Result<Options, ()> {
    FirstTsar::read_options(value.as_object().expect("an object")).map_err(|_| ())
}

#[test]
fn two_to_four_can_play() {
    // TSR-001
    for players in 0..8 {
        let read = options(json!({ "players": players }));
        assert_eq!(read.is_ok(), (2..=4).contains(&players), "{players}");
    }
    for players in 2..=4 {
        assert_eq!(fresh(players, 0).game.seats(), usize::from(players));
    }
    for players in [0, 1, 5] {
        assert!(std::panic::catch_unwind(|| Options::for_players(players)).is_err(), "{players}");
    }
}

#[test]
fn no_two_players_share_a_colour() {
    // TSR-060
    let read = |colours: &str| options(json!({ "players": 2, "colours": colours }));
    let red_green = read("red,green").expect("different colours");
    assert_eq!(red_green.colours, [Colour::Red, Colour::Green, Colour::White, Colour::Black]);
    assert_eq!(FirstTsar::write_options(&red_green)["colours"], json!(["red", "green"]));
    assert!(read("red,red").is_err());
    assert!(options(json!({ "players": 4, "colours": "white,red,green,white" })).is_err());
    assert_eq!(options(json!({})).expect("the usual game"), Options::for_players(2));
    let untidy = [Colour::Green, Colour::Red, Colour::Black, Colour::Green];
    let tidy = Options { players: 3, colours: untidy }.canonical();
    assert_eq!(tidy.colours, [Colour::Green, Colour::Red, Colour::Black, Colour::White]);
}

#[test]
fn the_board_starts_without_pieces_in_the_first_decade() {
    // TSR-042, TSR-043, TSR-047, TSR-008, TSR-009, TSR-013, TSR-014
    for players in 2..=4 {
        let scene = fresh(players, 1);
        let game = &scene.game;
        for player in &game.players {
            assert!(player.presence().is_empty() && player.chambers.is_empty());
            assert_eq!((player.field, player.in_kremlin, player.vp), (0, 0, 0));
        }
        assert_eq!(game.seals, [None; CHAMBERS]);
        let board = game.view(Viewer::Spectator).board;
        assert_eq!(board.favor_tokens, [10, 20, 30]);
        assert_eq!((board.round, game.phase), (1, Phase::Keep));
        scene.audit();
    }
    assert_eq!(crate::components::ROUNDS, 4);
}

#[test]
fn five_of_six_assignment_cards_lie_at_the_chambers() {
    // TSR-044, TSR-045, TSR-011, TSR-Q16
    let (mut aside, mut at_production) = (BTreeSet::new(), BTreeSet::new());
    for number in 0..60 {
        let scene = fresh(3, number);
        let board = scene.game.view(Viewer::Spectator).board;
        let mut cards: Vec<AssignmentId> = board.chambers.iter().map(|data| data.assignment).collect();
        assert_eq!(cards.len(), Chamber::COUNT);
        assert_eq!(cards[1], scene.game.assignment(Chamber::Maneuver));
        assert!(!cards.contains(&board.aside));
        aside.insert(board.aside.index());
        at_production.insert(cards[0].index());
        cards.push(board.aside);
        cards.sort();
        assert_eq!(cards, AssignmentId::all().collect::<Vec<_>>());
    }
    assert_eq!((aside.len(), at_production.len()), (6, 6), "they are shuffled");
}

#[test]
fn region_tokens_lie_in_four_stacks_and_the_last_is_dark() {
    // TSR-048, TSR-049, TSR-050, TSR-051, TSR-052
    let (mut last, mut gone) = (BTreeSet::<TokenId>::new(), BTreeSet::<TokenId>::new());
    let mut places = [[false; 2]; 18];
    for number in 0..80 {
        let scene = fresh(4, number);
        let tokens = scene.game.tokens;
        assert_eq!(tokens.iter().collect::<BTreeSet<_>>().len(), TokenId::COUNT, "each is there");
        assert!(tokens[12..16].iter().all(|token| token.is_dark()));
        let view = scene.game.view(Viewer::Spectator);
        assert_eq!(view.board.tokens, tokens[..REGIONS], "only the four on the map lie open");
        assert_eq!(view.stacks.regions, 12);
        for (place, token) in tokens.iter().enumerate() {
            places[place][usize::from(token.is_dark())] = true;
        }
        last.extend(&tokens[12..16]);
        gone.extend(&tokens[16..]);
    }
    assert_eq!(last.len(), 9, "any dark token can be among the last");
    assert_eq!(gone.len(), 18, "any token can leave the game");
    for (place, seen) in places.iter().enumerate() {
        assert_eq!(*seen, if (12..16).contains(&place) { [false, true] } else { [true, true] }, "{place}");
    }
}

#[test]
fn spoils_are_laid_out_by_the_number_of_players() {
    // TSR-053, TSR-054
    for (players, open) in [(2, 3), (3, 5), (4, 6)] {
        let (mut shown, mut next) = (BTreeSet::new(), BTreeSet::new());
        for number in 0..60 {
            let scene = fresh(players, number);
            assert_eq!(scene.game.spoils.len(), open);
            assert_eq!(scene.game.view(Viewer::Seat(seat(0))).stacks.spoils, 12 - open);
            let reserve = scene.game.spoils_reserve.all();
            assert!(reserve.iter().all(|token| !scene.game.spoils.has(*token)));
            assert_eq!(reserve.iter().collect::<BTreeSet<_>>().len(), 12 - usize::from(open));
            shown.extend(scene.game.spoils.iter());
            next.extend(reserve.last().copied());
        }
        assert_eq!((shown.len(), next.len()), (SpoilsId::COUNT, SpoilsId::COUNT));
    }
}

#[test]
fn ten_trade_tokens_lie_open_on_the_waterways_and_ten_in_reserve() {
    // TSR-055, TSR-056, TSR-Q50
    let mut first = BTreeSet::new();
    for number in 0..120 {
        let scene = fresh(2 + (number % 3) as u8, number);
        let mut tokens: Vec<TradeId> = scene.game.waters.into_iter().flatten().collect();
        assert_eq!(tokens.len(), SLOTS);
        first.insert(tokens[0]);
        let view = scene.game.view(Viewer::Spectator);
        assert_eq!(view.board.waters, scene.game.waters, "everybody sees them");
        assert_eq!(view.stacks.trades, 10);
        tokens.extend(scene.game.trade_reserve.all());
        tokens.sort();
        assert_eq!(tokens, TradeId::all().collect::<Vec<_>>());
    }
    assert_eq!(first.len(), TradeId::COUNT, "they are shuffled");
}

#[test]
fn titles_and_estates_are_two_decks_with_displays() {
    // TSR-057, TSR-058, TSR-059
    for (players, shown) in [(2, 2), (3, 3), (4, 3)] {
        let (mut titles, mut estates, mut apart) = (BTreeSet::new(), BTreeSet::new(), false);
        for number in 0..60 {
            let game = fresh(players, number).game;
            assert_eq!((game.titles.len(), game.estates.len()), (shown, shown));
            assert_eq!((game.title_deck.len(), game.estate_deck.len()), (15 - shown, 15 - shown));
            assert!(game.title_deck.all().iter().all(|card| !game.titles.has(*card)));
            assert!(game.estate_deck.all().iter().all(|card| !game.estates.has(*card)));
            assert!(game.titles_gone.is_empty() && game.estates_gone.is_empty());
            titles.extend(game.titles.iter());
            estates.extend(game.estates.iter());
            apart |= !game.titles.iter().map(TitleId::index).eq(game.estates.iter().map(EstateId::index));
        }
        assert_eq!((titles.len(), estates.len()), (TitleId::COUNT, EstateId::COUNT));
        assert!(apart, "each deck is shuffled by itself");
    }
}

#[test]
fn everybody_starts_with_the_same_pieces_goods_and_coins() {
    // TSR-060, TSR-061, TSR-062, TSR-028, TSR-031, TSR-032, TSR-033, TSR-046
    for players in 2..=4 {
        let scene = fresh(players, 3);
        for number in 0..players {
            let player = scene.player(number);
            assert_eq!(player.goods, goods("1 grain, 1 wood, 1 stone, 3 coin"));
            assert_eq!((player.warriors, player.buildings, player.seals), (10, 6, 2));
            assert_eq!((player.vp, player.points), (0, [0; 8]));
            assert_eq!(player.pad, [None; PAD]);
            assert_eq!(player.bribes, [0; CHAMBERS]);
            assert!(player.titles.is_empty() && player.estates.is_empty() && player.spoils.is_empty());
            assert!(player.completed.is_empty() && player.shown.is_empty());
        }
        for unused in players..4 {
            assert_eq!(scene.player(unused).goods, Goods::NONE, "all the rest is the pool");
        }
    }
    assert_eq!((WARRIORS, BUILDINGS, SEALS), (10, 6, 2));
}

#[test]
fn three_boyars_of_each_player_go_into_the_chambers() {
    // TSR-030
    for players in 2..=4 {
        let mut scene = settling(players, 4);
        scene.pass_until(|scene| scene.game.phase == Phase::Actions);
        for number in 0..players {
            assert_eq!(scene.player(number).chambers.len(), 3);
        }
    }
    assert_eq!(BOYARS, 3);
}

#[test]
fn goods_are_of_three_local_and_three_foreign_kinds_and_their_number_limits_nothing() {
    // TSR-019, TSR-020, TSR-024
    let names = |items: [Item; 3]| items.map(Item::word);
    assert_eq!(names(Item::LOCAL), ["grain", "wood", "stone"]);
    assert_eq!(names(Item::FOREIGN), ["gunpowder", "textile", "steel"]);
    for item in Item::ALL {
        assert_eq!(item.is_local(), Item::LOCAL.contains(&item), "{item}");
        assert_eq!(item.is_foreign(), Item::FOREIGN.contains(&item), "{item}");
    }
    // More grain, steel and coins than there are in the box; every coin is worth one.
    let mut scene = Scene::new(3);
    scene.goods("19 grain, 11 steel, 39 coin").pad(1, "TT03").turn(0);
    scene.owe(Frame::Trades { two: false, first: None }).play("effect 1");
    scene.owe(Frame::Any).play("take steel").owe(Frame::Any).play("take steel");
    scene.owe(Frame::Any).play("take coin").owe(Frame::Any).play("take coin");
    assert_eq!(scene.me().goods, goods("21 grain, 13 steel, 41 coin"));
}

#[test]
fn the_pieces_add_up_to_what_is_in_the_box() {
    // TSR-034
    let cards = ProjectId::COUNT + TitleId::COUNT + EstateId::COUNT + AssignmentId::COUNT;
    assert_eq!(cards, 66);
    let seals = 4 * usize::from(SEALS);
    let tokens = FAVOR_SPACES.len() + SpoilsId::COUNT + TokenId::COUNT + 40 + TradeId::COUNT + 1 + seals;
    assert_eq!(tokens, 102);
    let figures = 4 * usize::from(BOYARS + WARRIORS + BUILDINGS);
    assert_eq!(96 + figures + 4 * 2 + 1, 181);
    assert_eq!(crate::options::COLOURS.len(), 4, "a pad for each colour");
}

#[test]
fn favor_is_dealt_at_random_to_as_many_spaces_as_players() {
    // TSR-063, TSR-064, TSR-077, TSR-012, TSR-029
    for (players, orders) in [(2, 2), (3, 6), (4, 24)] {
        let mut seen = BTreeSet::new();
        for number in 0..200 {
            let scene = fresh(players, number);
            let order = scene.favors();
            assert_eq!(order.len(), usize::from(players), "the spaces below are not used");
            let mut sorted = order.clone();
            sorted.sort_unstable();
            assert_eq!(sorted, (0..usize::from(players)).collect::<Vec<_>>(), "a marker each");
            seen.insert(order);
        }
        assert_eq!(seen.len(), orders, "{players} players");
    }
}

#[test]
fn the_first_player_is_next_clockwise_after_the_lowest_favor() {
    // TSR-065, TSR-026, TSR-Q86
    for players in 2..=4 {
        for number in 0..20 {
            let scene = settling(players, number);
            let lowest = *scene.favors().last().expect("a marker");
            assert_eq!(scene.game.first.index(), (lowest + 1) % usize::from(players));
            assert_eq!(scene.to_decide(), Some(scene.game.first));
            if players == 2 {
                assert_eq!(scene.game.first.index(), scene.favors()[0]);
            }
        }
    }
}

#[test]
fn three_projects_are_dealt_to_each_and_only_their_player_sees_them() {
    // TSR-066, TSR-067
    let mut dealt = BTreeSet::new();
    for number in 0..120 {
        let scene = fresh(4, number);
        let mut all = BTreeSet::new();
        for who in 0..4 {
            let hand = scene.player(who).hand;
            assert_eq!(hand.len(), 3);
            all.extend(hand.iter());
            let view = scene.game.view(Viewer::Seat(seat(who)));
            assert_eq!(view.own.map(|own| own.hand), Some(hand));
            assert_eq!(view.board.players[usize::from((who + 1) % 4)].hand, 3, "only how many");
        }
        assert_eq!(all.len(), 12, "no card twice");
        assert!(scene.game.view(Viewer::Spectator).own.is_none());
        assert_eq!(scene.game.project_deck.len(), 30 - 12);
        dealt.extend(scene.player(0).hand.iter());
    }
    assert_eq!(dealt.len(), ProjectId::COUNT, "they are shuffled");
}

#[test]
fn exactly_one_of_the_three_is_kept() {
    // TSR-067
    let mut scene = fresh(3, 0);
    let hand: Vec<ProjectId> = scene.me().hand.iter().collect();
    assert_eq!(scene.legal(), hand.iter().map(|id| format!("keep {id}")).collect::<Vec<_>>());
    let other = scene.player(1).hand.iter().next().expect("a card");
    assert_eq!(scene.refused_by(&format!("keep {other}")), "TSR-067");
    assert_eq!(scene.refused_by("skip"), "TSR-067");
    assert_eq!(scene.refused_by("sell grain wood"), "TSR-169");
    let reveals = scene.game.reveals();
    scene.play(&format!("keep {}", hand[1]));
    let player = scene.player(0);
    assert_eq!((player.hand, player.kept), (ProjectSet::from_iter([hand[1]]), Some(hand[1])));
    assert_eq!(player.put_back, ProjectSet::from_iter([hand[0], hand[2]]));
    assert!(scene.game.reveals() > reveals, "a choice is not taken back");
    let kept = Event::Kept { who: seat(0), project: Some(hand[1]) };
    assert_eq!(scene.log, [kept]);
    assert_eq!(kept.seen_by(Viewer::Seat(seat(0))), Some(kept));
    let secret = Event::Kept { who: seat(0), project: None };
    assert_eq!(kept.seen_by(Viewer::Seat(seat(1))), Some(secret));
    assert_eq!(kept.seen_by(Viewer::Spectator), Some(secret));
}

#[test]
fn what_is_kept_is_no_news_for_the_others() {
    // TSR-067
    let game = fresh(3, 0).game;
    let keep = Action::Keep(game.players[0].hand.iter().next().expect("a card"));
    assert_eq!(game.action_seen_by(keep, Viewer::Seat(seat(0))), Some(keep));
    assert_eq!(game.action_seen_by(keep, Viewer::Seat(seat(1))), None);
    assert_eq!(game.action_seen_by(keep, Viewer::Spectator), None);
    let settle = Action::Settle(city("kursk"));
    assert_eq!(game.action_seen_by(settle, Viewer::Spectator), Some(settle), "nothing else is a secret");
}

#[test]
fn rejected_projects_go_back_when_all_have_chosen() {
    // TSR-068, TSR-069, TSR-070, TSR-Q87
    for players in 2..=4 {
        let mut scene = fresh(players, 5);
        let mut back = ProjectSet::EMPTY;
        for who in 0..players {
            assert_eq!(scene.to_decide(), Some(seat(who)));
            assert!(scene.game.projects.is_empty(), "no display before all have chosen");
            assert_eq!(scene.game.project_deck.len(), 30 - 3 * players);
            let keep = scene.legal()[1].clone();
            scene.play(&keep);
            back = back.or(scene.player(who).put_back);
        }
        assert_eq!(back.len(), 2 * players);
        assert_eq!(scene.game.projects.len(), 6);
        assert_eq!(scene.game.project_deck.len(), 24 - players);
        let deck: ProjectSet = scene.game.project_deck.all().iter().copied().collect();
        let open = scene.game.projects;
        assert_eq!((deck.len(), deck.and(open).len()), (24 - players, 0));
        assert_eq!(deck.or(open).and(back), back, "all of them are in the deck or on display");
        assert_eq!(scene.log.last(), Some(&Event::ProjectsRevealed { projects: open }));
        assert_eq!(scene.game.phase, Phase::Settle);
        assert_eq!(scene.game.reveals(), u32::from(players) + 1, "the choices, then the display");
        let stacks = scene.game.view(Viewer::Spectator).stacks;
        assert_eq!(stacks.projects, 24 - players);
        assert_eq!((stacks.titles, stacks.estates), if players == 2 { (13, 13) } else { (12, 12) });
    }
}

#[test]
fn rejected_projects_are_shuffled_into_the_deck() {
    // TSR-068
    let (mut shown, mut hidden) = (0, 0);
    for number in 0..40 {
        let scene = settling(4, number);
        let back = scene.game.players.iter().fold(ProjectSet::EMPTY, |all, player| all.or(player.put_back));
        let seen = scene.game.projects.and(back).len();
        shown += usize::from(seen);
        hidden += usize::from(back.len() - seen);
    }
    // A quarter of the 26 cards is shown: 8 rejected ones give about 74 in 40 games.
    assert!((40..110).contains(&shown) && hidden > 200, "{shown} shown, {hidden} hidden");
}

#[test]
fn starting_warriors_go_around_and_back_into_cities_without_warriors() {
    // TSR-071, TSR-072, TSR-073, TSR-Q88
    for players in 2..=4 {
        let mut scene = settling(players, 6);
        let (waters, first) = (scene.game.waters, scene.game.first.index() as u8);
        let there = (0..players).map(|place| (first + place) % players);
        let order: Vec<u8> = there.clone().chain(there.rev()).collect();
        let mut taken = Vec::new();
        for (number, who) in order.into_iter().enumerate() {
            assert_eq!(scene.to_decide(), Some(seat(who)));
            assert_eq!(scene.legal().len(), 16 - number, "any city but those with a warrior");
            for name in &taken {
                assert_eq!(scene.refused_by(&format!("settle {name}")), "TSR-071");
            }
            let name = City::at(15 - number).name();
            let reveals = scene.game.reveals();
            scene.play(&format!("settle {name}"));
            assert_eq!(scene.game.reveals(), reveals + 1);
            assert!(scene.player(who).guarded.has(city(name)));
            assert!(scene.happened(|event| *event == Event::Settled { who: seat(who), city: city(name) }));
            taken.push(name);
        }
        assert_eq!(scene.game.waters, waters, "no tokens are taken");
        assert!(scene.game.players.iter().all(|player| player.pad == [None; PAD]));
    }
}

#[test]
fn a_starting_warrior_has_to_be_placed() {
    // TSR-071
    let scene = settling(3, 7);
    assert_eq!(scene.refused_by("skip"), "TSR-071");
    assert_eq!(scene.refused_by("end"), "TSR-Q12");
    assert_eq!(scene.refused_by("sell grain wood"), "TSR-169");
    assert_eq!(scene.refused_by("plan project"), "TSR-084");
}

#[test]
fn the_first_round_begins_with_planning_after_two_warriors_each() {
    // TSR-074
    for players in 2..=4 {
        let mut scene = settling(players, 8);
        scene.pass_until(|scene| scene.game.phase != Phase::Settle);
        let mut cities = BTreeSet::new();
        for who in 0..players {
            let player = scene.player(who);
            assert_eq!((player.warriors, player.guarded.len()), (8, 2));
            cities.extend(player.guarded.iter());
        }
        assert_eq!(cities.len(), 2 * usize::from(players), "no two share a city");
        assert_eq!((scene.game.phase, scene.game.turns), (Phase::Planning, 0));
        assert_eq!(scene.to_decide(), Some(scene.game.first));
        let began = Event::RoundBegan { round: 1, first: scene.game.first };
        assert_eq!(scene.log.last(), Some(&began));
    }
}

#[test]
fn a_round_is_planning_then_actions_then_rewards() {
    // TSR-039, TSR-040
    let mut scene = settling(3, 9);
    scene.pass_until(|scene| scene.game.round == 2);
    let place = |wanted: &dyn Fn(&Event) -> bool| scene.log.iter().position(wanted).expect("it happened");
    let round = place(&|event| matches!(event, Event::RoundBegan { round: 1, .. }));
    let actions = place(&|event| *event == Event::ActionsBegan);
    let rewards = place(&|event| *event == Event::RewardsBegan);
    let next = place(&|event| matches!(event, Event::RoundBegan { round: 2, .. }));
    assert!(round < actions && actions < rewards && rewards < next);
    for who in 0..3 {
        let planned =
            |event: &&Event| matches!(event, Event::Planned { who: seat, .. } if *seat == Seat::new(who));
        assert_eq!(scene.log[round..actions].iter().filter(planned).count(), 3);
        assert_eq!(scene.log.iter().filter(planned).count(), 3);
        let ended = Event::TurnEnded { who: seat(who) };
        assert_eq!(scene.log[actions..rewards].iter().filter(|event| **event == ended).count(), 3);
    }
}

#[test]
fn who_has_the_most_points_at_the_end_wins() {
    // TSR-041
    let mut scene = Scene::new(3);
    scene.vp(31).as_seat(1).vp(44).as_seat(2).vp(40).favor(&[0, 2, 1]);
    scene.game.phase = Phase::Over;
    let ranks: Vec<u8> = scene.game.standings().rows.iter().map(|row| row.rank).collect();
    assert_eq!(ranks, [3, 1, 2]);
}

/// Plays so many random decisions.
fn wander(scene: &mut Scene, steps: usize) {
    let mut dice = Rng::new(Seed::from_text("wander"));
    for _ in 0..steps {
        let legal = scene.legal();
        let action = legal[dice.below(legal.len() as u32) as usize].clone();
        scene.game.apply(action.parse().expect("an action"), &mut scene.log);
    }
}

#[test]
fn seed_and_commands_make_the_game() {
    // TSR-Q89
    let (mut one, mut same, mut other) = (fresh(3, 20), fresh(3, 20), fresh(3, 21));
    assert!(one.game == same.game && one.game != other.game);
    wander(&mut one, 150);
    wander(&mut same, 150);
    wander(&mut other, 150);
    assert!(one.game == same.game && one.log == same.log);
    assert!(one.log != other.log);
}

#[test]
fn chance_has_no_part_in_the_turns_themselves() {
    // TSR-Q89, TSR-Q90
    let mut scene = settling(3, 22);
    scene.pass_until(|scene| scene.game.phase == Phase::Planning);
    let rng = scene.game.rng;
    scene.pass_until(|scene| scene.game.phase == Phase::EndOfRound);
    assert!(scene.game.rng == rng, "there are no dice");
    scene.pass_until(|scene| scene.game.round == 2);
    assert!(scene.game.rng != rng, "the cards of the next round are dealt");
    assert!("kursk".parse::<City>().is_ok() && "kuzsk".parse::<City>().is_err());
}

#[test]
fn an_illegal_command_is_refused_and_changes_nothing() {
    // TSR-Q91
    let mut scene = fresh(2, 23);
    for _ in 0..3 {
        wander(&mut scene, 9);
        let before = scene.game;
        let legal = scene.legal();
        for action in Action::all().filter(|action| !legal.contains(&action.to_string())) {
            let refusal = scene.game.play(action, &mut scene.log).expect_err("not legal");
            assert!(refusal.rule.starts_with("TSR-"), "{action}");
        }
        assert!(scene.game == before);
    }
}
