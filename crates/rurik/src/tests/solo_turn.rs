//! How a turn of the Rebellion runs (catalogue 2.24, RUR-Q126).

use samovar_engine::{Game, Rng, Seed, Turn, kit};

use super::solo_stage::{FOE, ME, Solo, led_by};
use crate::action::Piece;
use crate::components::Region::{Chernigov, Kiev, Pereyaslavl, Polotsk, Rostov, Volyn};
use crate::components::Structure::{Church, Market, Stronghold};
use crate::components::{Advisor, CardId, Column, Difficulty, Gain, Good, Leader, Priority, Region};
use crate::event::Event;
use crate::options::Options;
use crate::solo::{REBELLION, Reason};
use crate::state::{Frame, Phase, Rurik, Step, Used};

fn on(difficulty: Difficulty) -> Solo {
    Solo::with(Options { difficulty, ..led_by(Leader::Maria) })
}

// RUR-258, RUR-247: the card that comes to the top gives the order, not the one that was there.
#[test]
fn the_bottom_card_comes_to_the_top_and_gives_the_order() {
    let mut solo = Solo::new();
    solo.leader(FOE, Kiev).troops(FOE, Kiev, 1).advisor(FOE, Advisor::Five, Column::Move, 3, 0);
    solo.game.rebellion.turned = solo.game.cards_turned() as u8;
    let (top, bottom) = (solo.game.rebellion.top(), solo.game.rebellion.bottom());
    solo = solo.tables(|tables| {
        let first = |cards: &mut [crate::components::RebellionCard], card: CardId, region: Region| {
            let place = cards[card.index()].locations.iter().position(|at| *at == region).unwrap();
            cards[card.index()].locations.swap(0, place);
        };
        first(&mut tables.cards, top, Rostov);
        first(&mut tables.cards, bottom, Volyn);
    });
    solo.turn();
    assert_eq!(solo.game.rebellion.top(), bottom);
    assert!(solo.log.contains(&Event::CardTurned { who: REBELLION, card: bottom }));
    assert_eq!(solo.moves(), [(Piece::Leader, Kiev, Volyn)]);
}

// RUR-Q99
#[test]
fn the_deck_is_a_cycle_that_is_never_shuffled() {
    let mut game = Rurik::new(&Options::for_players(1), Seed::from_text("cycle"));
    let cards = game.rebellion.cards;
    let mut dice = Rng::new(Seed::from_text("cycle"));
    let mut log = Vec::new();
    let mut turned = Vec::new();
    while game.turn() != Turn::Over {
        let legal = kit::legal(&game);
        if game.phase == Phase::Strategy {
            assert_eq!(game.rebellion.bottom(), cards[(turned.len() + 1) % CardId::COUNT]);
        }
        game.play(legal[dice.below(legal.len() as u32) as usize], &mut log).unwrap();
        turned.extend(log.drain(..).filter_map(|event| match event {
            Event::CardTurned { card, .. } => Some((game.round, card)),
            _ => None,
        }));
    }
    let cycle = cards.into_iter().cycle().skip(1);
    assert!(turned.iter().map(|(_, card)| *card).eq(cycle.take(19)));
    let in_round = |round| turned.iter().filter(|(at, _)| *at == round).count();
    assert_eq!([1, 2, 3, 4].map(in_round).iter().sum::<usize>(), 19);
    assert_eq!(game.rebellion.cards, cards);
}

/// The columns in which its advisors were resolved.
fn resolved(solo: &Solo) -> Vec<(u8, Column, u8)> {
    let step = |event: &Event| match event {
        Event::Took { who: REBELLION, number, column, row, .. }
        | Event::Forfeited { who: REBELLION, number, column, row } => Some((*number, *column, *row)),
        _ => None,
    };
    solo.log.iter().filter_map(step).collect()
}

// RUR-259, RUR-045: the number counts, not the power.
#[test]
fn the_lowest_number_is_resolved_first() {
    let mut solo = Solo::new();
    solo.leader(FOE, Kiev);
    solo.advisor(FOE, Advisor::Four, Column::Muster, 1, 0);
    solo.advisor(FOE, Advisor::Two, Column::Scheme, 1, 4).turn();
    assert_eq!(resolved(&solo), [(2, Column::Scheme, 1)]);
    assert!(solo.game.strategy[Column::Scheme.index()][0].is_none(), "it leaves the board");
    assert!(solo.game.strategy[Column::Muster.index()][0].is_some());
}

// RUR-259
#[test]
fn of_two_equal_numbers_the_one_further_left_is_first() {
    let mut solo = Solo::new();
    solo.leader(FOE, Kiev);
    solo.advisor(FOE, Advisor::Two, Column::Tax, 2, 0);
    solo.advisor(FOE, Advisor::SecondTwo, Column::Muster, 3, 0).coins(FOE, 1).turn();
    assert_eq!(resolved(&solo), [(2, Column::Muster, 3)]);
    // The other one on its next turn.
    solo.game.frames.pop();
    solo.game.turn = 3;
    solo.game.run(&mut solo.log);
    assert_eq!(resolved(&solo), [(2, Column::Muster, 3), (2, Column::Tax, 2)]);
}

// RUR-Q98
#[test]
fn of_two_equal_numbers_in_a_column_the_upper_one_is_first() {
    let mut solo = Solo::new();
    solo.leader(FOE, Kiev);
    solo.advisor(FOE, Advisor::SecondTwo, Column::Tax, 2, 0).advisor(FOE, Advisor::Two, Column::Tax, 3, 0);
    solo.turn();
    assert_eq!(resolved(&solo), [(2, Column::Tax, 2)]);
}

// RUR-260, RUR-065
#[test]
fn an_action_it_cannot_pay_is_forfeited_for_a_coin() {
    let mut solo = Solo::new();
    solo.leader(FOE, Kiev).resolves(Column::Tax, 3);
    assert!(solo.forfeited() && solo.taxes().is_empty());
    assert!(solo.told(Reason::CannotPay { coins: 1, has: 0 }));
    assert_eq!(solo.foe().coins, 1);

    let mut solo = Solo::new();
    solo.leader(FOE, Kiev).coins(FOE, 1).resolves(Column::Tax, 3);
    assert!(!solo.forfeited());
    assert_eq!((solo.taxes(), solo.foe().coins), (vec![(Kiev, 1)], 0));
    assert!(solo.happened(|event| matches!(event, Event::Took { who: REBELLION, coins: 1, row: 3, .. })));
}

// RUR-060, RUR-Q126: its bribe goes to the supply and pays for nothing.
#[test]
fn bribe_coins_are_gone() {
    let mut solo = Solo::new();
    solo.leader(FOE, Kiev).advisor(FOE, Advisor::Five, Column::Tax, 3, 4).turn();
    assert!(solo.forfeited());
    assert_eq!(solo.foe().coins, 1);
}

// RUR-261
#[test]
fn it_takes_no_bonus_actions() {
    for seed in 0..8 {
        let options = Options::for_players(1);
        let (_game, log) = kit::random_game::<Rurik>(
            &options,
            Seed::from_text("bonus").nth(seed),
            Rng::new(Seed::from_text("bonus")),
        );
        assert!(log.iter().any(|event| matches!(event, Event::Played { .. } | Event::DeedChosen { .. })));
        let bonus = |event: &Event| match event {
            Event::Played { who, .. } | Event::Accomplished { who, .. } | Event::Converted { who, .. } => {
                *who == REBELLION
            }
            Event::Drew { who, .. } | Event::DeedChosen { who, .. } => *who == REBELLION,
            _ => false,
        };
        assert!(!log.iter().any(bonus));
    }
}

// RUR-262: bonuses of the action only, each that is unlocked; RUR-235: a locked one gives nothing.
#[test]
fn unlocked_bonuses_of_the_action_are_gained() {
    let scene = || {
        let mut solo = on(Difficulty::Medium);
        solo.leader(FOE, Kiev);
        solo
    };
    let mut solo = scene();
    solo.help(Column::Muster, Gain::Coins(1)).resolves(Column::Muster, 2);
    assert_eq!((solo.musters().len(), solo.foe().coins), (2, 1));
    assert!(solo.told(Reason::Bonus {
        column: Column::Muster,
        priority: Priority::Build,
        gain: Gain::Coins(1)
    }));

    let mut solo = scene();
    solo.help(Column::Tax, Gain::Points(Column::Tax, 1)).resolves(Column::Muster, 2);
    assert_eq!((solo.musters().len(), solo.foe().coins), (2, 0), "a bonus of another action");
    assert!(!solo.happened(|event| matches!(event, Event::Reasoned { why: Reason::Bonus { .. } })));

    let mut solo = scene();
    solo.resolves(Column::Muster, 2);
    assert_eq!((solo.musters().len(), solo.foe().coins), (2, 0), "locked");
}

// RUR-Q114: several bonuses add up.
#[test]
fn bonuses_of_one_action_add_up() {
    let mut solo = on(Difficulty::Hard);
    for (column, place) in [(Priority::Build, 0), (Priority::Build, 3), (Priority::War, 1)] {
        assert_eq!(solo.game.mat().bonuses(column)[place].on, Column::Attack);
        solo.bonus(column, place);
    }
    solo.troops(FOE, Kiev, 5).troops(ME, Kiev, 4).resolves(Column::Attack, 2);
    assert_eq!(solo.raids().len(), 3, "1 + 1 + 1 points");
    assert_eq!((solo.foe().warfare, solo.revealed()), (3, 0), "one card less, and it rules");
}

// RUR-Q114: a bonus unlocked by this very Scheme action works from the next turn on.
#[test]
fn a_bonus_does_not_help_the_scheme_that_unlocks_it() {
    let mut solo = on(Difficulty::Easy);
    solo.leader(FOE, Kiev).priority(Priority::Tax);
    solo.game.rebellion.locked = [0, 0, 0b10];
    assert_eq!(solo.game.mat().bonuses(Priority::Tax)[1].gain, Gain::Coins(2));
    solo.resolves(Column::Scheme, 1);
    assert_eq!((solo.foe().coins, solo.game.rebellion.locked[2]), (1, 0));

    let mut solo = on(Difficulty::Easy);
    solo.leader(FOE, Kiev).priority(Priority::War);
    solo.game.rebellion.locked = [0b10, 0, 0];
    solo.resolves(Column::Scheme, 1);
    assert_eq!(solo.foe().coins, 3, "the coin of the mat and the bonus");
}

// RUR-Q114, RUR-Q126: the cost is paid before bonus coins arrive.
#[test]
fn bonus_coins_do_not_pay_the_cost() {
    let mut solo = on(Difficulty::Medium);
    solo.help(Column::Muster, Gain::Coins(1)).leader(FOE, Kiev).resolves(Column::Muster, 3);
    assert!(solo.forfeited() && solo.musters().is_empty());
    assert_eq!(solo.foe().coins, 1, "the coin of the forfeit alone");

    let mut solo = on(Difficulty::Medium);
    solo.help(Column::Muster, Gain::Coins(1)).leader(FOE, Kiev).coins(FOE, 1).resolves(Column::Muster, 3);
    assert_eq!((solo.musters().len(), solo.foe().coins), (1, 1));
}

// RUR-263
#[test]
fn bonus_movement_comes_before_the_main_action() {
    let mut solo = on(Difficulty::Hard);
    solo.help(Column::Muster, Gain::Points(Column::Move, 1));
    solo.leader(FOE, Kiev).troops(FOE, Kiev, 1).resolves(Column::Muster, 2);
    assert_eq!(solo.moves(), [(Piece::Leader, Kiev, Pereyaslavl)]);
    assert_eq!(solo.musters(), [(Piece::Troop, Pereyaslavl), (Piece::Troop, Kiev)]);
}

// RUR-Q126: a bonus movement point that moves nobody is lost, and the action goes on.
#[test]
fn bonus_movement_that_is_impossible_is_lost() {
    let mut solo = on(Difficulty::Hard);
    solo.help(Column::Muster, Gain::Points(Column::Move, 1)).leader(FOE, Kiev).resolves(Column::Muster, 3);
    assert!(solo.forfeited(), "no coin for the space");
    let mut solo = on(Difficulty::Hard);
    solo.help(Column::Muster, Gain::Points(Column::Move, 1)).leader(FOE, Kiev).resolves(Column::Muster, 2);
    assert!(solo.moves().is_empty());
    assert!(solo.told(Reason::PointsLost { points: 1 }));
    assert_eq!(solo.musters().len(), 2);
}

// RUR-E31 (a), RUR-Q126
#[test]
fn bonus_points_count_in_the_test() {
    let scene = || {
        let mut solo = Solo::new();
        solo.troops(FOE, Kiev, 1).neutral(Kiev);
        solo
    };
    let mut solo = scene();
    solo.help(Column::Tax, Gain::Points(Column::Tax, 1)).resolves(Column::Tax, 2);
    assert_eq!(solo.taxes(), [(Kiev, 2)]);
    assert_eq!(solo.foe().goods[Good::Wood.index()], 1);
    let mut solo = scene();
    solo.resolves(Column::Tax, 2);
    assert!(solo.forfeited());
    assert_eq!((solo.foe().coins, solo.foe().goods_in_all()), (1, 0));
}

/// The scene of RUR-E31 (b).
fn nobody_in_reach(bonus: bool, coins: u8) -> Solo {
    let mut solo = on(Difficulty::Medium);
    if bonus {
        solo.help(Column::Attack, Gain::Points(Column::Move, 1));
    }
    solo.troops(FOE, Kiev, 2).troops(ME, Pereyaslavl, 1).coins(FOE, coins).resolves(Column::Attack, 3);
    solo
}

// RUR-E31 (b), RUR-E31 (c), RUR-Q126, RUR-263
#[test]
fn the_test_is_made_on_the_board_after_the_bonus_movement() {
    let solo = nobody_in_reach(true, 1);
    assert!(!solo.forfeited());
    assert_eq!(solo.moves(), [(Piece::Troop, Kiev, Pereyaslavl)]);
    assert_eq!((solo.raids(), solo.foe().coins), (vec![Pereyaslavl], 0));
    assert_eq!(solo.game.force(ME, Pereyaslavl), 0);

    let solo = nobody_in_reach(false, 1);
    assert!(solo.forfeited() && solo.raids().is_empty());
    assert_eq!(solo.foe().coins, 2, "nothing is paid");

    let solo = nobody_in_reach(true, 0);
    assert!(solo.forfeited() && solo.moves().is_empty());
    assert_eq!((solo.foe().coins, solo.forces(&[Kiev])), (1, vec![2]));
    assert!(solo.told(Reason::CannotPay { coins: 1, has: 0 }));
}

// RUR-Q126: on a forfeit there is no bonus movement, and the test leaves no trace.
#[test]
fn a_forfeit_moves_nobody() {
    let mut solo = on(Difficulty::Medium);
    solo.help(Column::Attack, Gain::Points(Column::Move, 1));
    solo.troops(FOE, Kiev, 2).resolves(Column::Attack, 1);
    assert!(solo.forfeited() && solo.moves().is_empty());
    assert_eq!(solo.forces(&[Kiev, Pereyaslavl]), [2, 0]);
    assert_eq!(solo.reasons(), [Reason::NoEffect { column: Column::Attack }]);
}

// RUR-Q126: Build too is tested after the movement.
#[test]
fn build_may_be_possible_only_where_the_bonus_movement_leads() {
    let mut solo = on(Difficulty::Hard).builds([Market, Stronghold, Church]);
    solo.help(Column::Build, Gain::Points(Column::Move, 1)).troops(FOE, Kiev, 2);
    for structure in [Church, Market, Stronghold] {
        solo.built(ME, structure, Kiev);
    }
    solo.resolves(Column::Build, 2);
    assert_eq!(solo.buildings(), [(Market, Pereyaslavl, 1)]);
}

// RUR-Q108, RUR-063, RUR-Q126
#[test]
fn without_troops_it_comes_back_in_the_first_region_of_the_order() {
    let mut solo = Solo::new();
    solo.troops(ME, Pereyaslavl, 3).resolves(Column::Muster, 3);
    assert!(solo.log.contains(&Event::Rescued { who: REBELLION, region: Pereyaslavl }));
    assert_eq!(solo.foe().leader_at, Some(Pereyaslavl));
    assert_eq!((solo.forces(&[Pereyaslavl]), solo.foe().supply), (vec![2], 14));
    assert!(solo.forfeited(), "it comes back even if it cannot pay then");
    assert_eq!(solo.game.used, Used::default());
}

// RUR-Q108: with a troop on the board there is no rescue.
#[test]
fn with_a_troop_on_the_board_there_is_no_rescue() {
    let mut solo = Solo::new();
    solo.troops(FOE, Polotsk, 1).resolves(Column::Scheme, 3);
    assert!(!solo.happened(|event| matches!(event, Event::Rescued { .. })));
    assert_eq!(solo.forces(&[Pereyaslavl, Polotsk, Chernigov]), [0, 1, 0]);
}

// RUR-056: its turn is one of the turns, and the human's follows.
#[test]
fn after_its_turn_the_human_is_next() {
    let mut solo = Solo::new();
    let reveals = solo.game.reveals;
    solo.leader(FOE, Kiev).resolves(Column::Muster, 1);
    assert_eq!(solo.game.turn, 2);
    assert_eq!(solo.game.frames.top(), Some(Frame::Turn(Step::Before)));
    assert_eq!(solo.game.active.index(), ME);
    assert!(solo.log.contains(&Event::TurnEnded { who: REBELLION }));
    assert_eq!(solo.game.reveals, reveals + 2, "a new card was seen, and the turn is over");
}
