//! The main actions of the Rebellion (catalogue 2.24).

use samovar_engine::{Game, Turn};

use super::solo_stage::{FOE, ME, ORDER, Solo, led_by};
use crate::action::{Action, Foe, Piece};
use crate::components::Region::{Chernigov, Kiev, Novgorod, Pereyaslavl, Polotsk, Rostov, Smolensk, Volyn};
use crate::components::Structure::{Church, Market, Stronghold};
use crate::components::{Column, Difficulty, Gain, Good, Leader, Priority};
use crate::event::Event;
use crate::options::Options;
use crate::solo::{HUMAN, REBELLION, Reason, Stage};
use crate::state::{Frame, Step};

/// A game on the mat of a difficulty.
fn on(difficulty: Difficulty) -> Solo {
    Solo::with(Options { difficulty, ..led_by(Leader::Maria) })
}

// ---- Muster ----

/// The scene of RUR-E26.
fn three_regions() -> Solo {
    let order = [Smolensk, Kiev, Volyn, Novgorod, Rostov, Polotsk, Chernigov, Pereyaslavl];
    let mut solo = Solo::new().order(order);
    solo.troops(FOE, Smolensk, 1).troops(ME, Smolensk, 2);
    solo.leader(FOE, Kiev).troops(FOE, Kiev, 2);
    solo.troops(FOE, Volyn, 1).neutral(Volyn);
    solo
}

// RUR-E26, RUR-264, RUR-Q106
#[test]
fn muster_goes_round_the_regions_that_are_occupied_and_not_ruled() {
    let mut solo = three_regions();
    solo.resolves(Column::Muster, 1);
    let troop = |region| (Piece::Troop, region);
    assert_eq!(solo.musters(), [troop(Smolensk), troop(Volyn), troop(Smolensk)]);
    assert_eq!(solo.forces(&[Smolensk, Kiev, Volyn]), [3, 3, 2]);
    assert_eq!(solo.reasons().len(), 3);
    assert!(solo.told(Reason::Muster { region: Volyn, ruled: false }));
    assert!(!solo.forfeited());
}

// RUR-E26, RUR-265
#[test]
fn a_muster_point_left_goes_to_the_first_region_ruled() {
    let mut solo = three_regions();
    solo.help(Column::Muster, Gain::Points(Column::Muster, 1)).resolves(Column::Muster, 1);
    assert_eq!(solo.musters().last(), Some(&(Piece::Troop, Smolensk)));
    assert_eq!(solo.forces(&[Smolensk, Kiev, Volyn]), [4, 3, 2]);
    assert_eq!(solo.reasons().last(), Some(&Reason::Muster { region: Smolensk, ruled: true }));
}

// RUR-264: once it rules all regions it occupies, the first stage is over even in the middle of a pass.
#[test]
fn a_region_that_is_ruled_by_now_gets_no_troop_of_the_first_stage() {
    let mut solo = Solo::new();
    solo.leader(FOE, Kiev).troops(FOE, Kiev, 1).neutral(Kiev);
    solo.troops(FOE, Rostov, 1).neutral(Rostov);
    solo.resolves(Column::Muster, 2); // 2 points
    assert_eq!(solo.musters(), [(Piece::Troop, Rostov), (Piece::Troop, Rostov)]);
}

// RUR-265, RUR-247: the order is circular.
#[test]
fn muster_in_ruled_regions_repeats_from_the_top() {
    let mut solo = Solo::new();
    solo.leader(FOE, Volyn).troops(FOE, Kiev, 1);
    solo.resolves(Column::Muster, 1);
    assert_eq!(solo.musters(), [Kiev, Volyn, Kiev].map(|region| (Piece::Troop, region)));
    assert_eq!(solo.foe().supply, 15 - 4);
}

// RUR-266
#[test]
fn sviatopolk_is_mustered_first() {
    let mut solo = Solo::new();
    solo.troops(FOE, Volyn, 1).troops(FOE, Kiev, 1).troops(ME, Volyn, 1);
    solo.resolves(Column::Muster, 2);
    assert_eq!(solo.musters(), [(Piece::Leader, Volyn), (Piece::Troop, Kiev)]);
    assert_eq!(solo.foe().leader_at, Some(Volyn));
    assert_eq!(solo.foe().supply, 15 - 3);
}

// RUR-Q107
#[test]
fn muster_ends_with_the_supply() {
    let mut solo = Solo::new();
    solo.leader(FOE, Kiev).troops(FOE, Kiev, 14);
    solo.resolves(Column::Muster, 1);
    assert_eq!(solo.musters(), [(Piece::Troop, Kiev)]);
    assert!(solo.told(Reason::PointsLost { points: 2 }));
    assert_eq!((solo.foe().supply, solo.foe().coins), (0, 0));
}

// RUR-Q107, RUR-260
#[test]
fn muster_with_nobody_to_muster_is_forfeited() {
    let mut solo = Solo::new();
    solo.leader(FOE, Kiev).troops(FOE, Kiev, 15);
    solo.resolves(Column::Muster, 1);
    assert!(solo.forfeited() && solo.musters().is_empty());
    assert_eq!(solo.foe().coins, 1);
    assert!(solo.told(Reason::NoEffect { column: Column::Muster }));

    let mut solo = Solo::new();
    solo.troops(FOE, Kiev, 15).resolves(Column::Muster, 2);
    assert!(!solo.forfeited());
    assert_eq!(solo.musters(), [(Piece::Leader, Kiev)]);
}

// RUR-Q122: a stronghold alone rules, but nothing is done there.
#[test]
fn a_stronghold_without_troops_is_no_place_to_act() {
    for column in [Column::Muster, Column::Attack, Column::Tax, Column::Build] {
        let mut solo = Solo::new();
        solo.built(FOE, Stronghold, Pereyaslavl).leader(FOE, Kiev).lying(&[Pereyaslavl]);
        solo.built(ME, Market, Pereyaslavl);
        for structure in [Church, Market, Stronghold] {
            solo.built(ME, structure, Kiev);
        }
        assert!(solo.game.rules(FOE, Pereyaslavl));
        if column == Column::Attack {
            solo.troops(ME, Pereyaslavl, 1);
        }
        solo.resolves(column, 2);
        match column {
            Column::Muster => assert_eq!(solo.forces(&[Pereyaslavl, Kiev]), [0, 3]),
            _ => assert!(solo.forfeited(), "{column}"),
        }
    }
}

// RUR-Q122: for Move such a region is ruled.
#[test]
fn a_stronghold_without_troops_is_no_target_of_gathering() {
    let mut solo = Solo::new();
    solo.built(FOE, Stronghold, Pereyaslavl).leader(FOE, Kiev).troops(FOE, Kiev, 2);
    solo.priority(Priority::Build).resolves(Column::Move, 3);
    assert_eq!(solo.moves(), [(Piece::Leader, Kiev, Chernigov)]);
}

// ---- Scheme ----

// RUR-267, RUR-243, RUR-235
#[test]
fn scheme_moves_the_top_coin_of_the_priority_to_the_dock() {
    let mut solo = on(Difficulty::Hard);
    solo.fresh_mat().priority(Priority::Build).leader(FOE, Kiev);
    let before = solo.game.rebellion.locked;
    assert_eq!(before[1], 0b1110, "the first bonus of the column is open");
    let decks = solo.game.decks.map(|deck| deck.len());
    solo.resolves(Column::Scheme, 1); // whatever the row
    assert_eq!(solo.game.rebellion.locked, [before[0], 0b1100, before[2]]);
    assert_eq!(solo.foe().coins, 1);
    let bonus = solo.game.mat().bonuses(Priority::Build)[1];
    assert!(solo.log.contains(&Event::Unlocked {
        who: REBELLION,
        column: Priority::Build,
        on: bonus.on,
        gain: bonus.gain
    }));
    assert!(solo.foe().hand.is_empty());
    assert_eq!(solo.game.decks.map(|deck| deck.len()), decks);
    assert_eq!(solo.game.marker, HUMAN);
}

// RUR-268
#[test]
fn scheme_takes_from_the_leftmost_column_when_that_of_the_priority_is_empty() {
    let mut solo = on(Difficulty::Easy);
    solo.fresh_mat().priority(Priority::Build).leader(FOE, Kiev);
    solo.game.rebellion.locked = [0b10, 0, 0b11];
    solo.resolves(Column::Scheme, 2);
    assert_eq!(solo.game.rebellion.locked, [0, 0, 0b11]);

    let mut solo = on(Difficulty::Easy);
    solo.priority(Priority::War).leader(FOE, Kiev);
    solo.game.rebellion.locked = [0, 0b110, 0b11];
    solo.resolves(Column::Scheme, 3);
    assert_eq!(solo.game.rebellion.locked, [0, 0b100, 0b11]);
    assert_eq!(solo.foe().coins, 1);
}

// RUR-Q116
#[test]
fn scheme_without_a_coin_on_the_mat_is_forfeited() {
    let mut solo = on(Difficulty::Easy);
    solo.leader(FOE, Kiev);
    solo.game.rebellion.locked = [0; 3];
    solo.resolves(Column::Scheme, 1);
    assert!(solo.forfeited());
    assert!(solo.told(Reason::NoEffect { column: Column::Scheme }));
    assert_eq!(solo.foe().coins, 1, "the coin of the forfeit, and no bonus");
}

// ---- Move ----

/// The scene of RUR-E11.
fn example_k() -> Solo {
    let mut solo = Solo::new();
    solo.leader(FOE, Kiev).troops(FOE, Kiev, 2).troops(FOE, Volyn, 2).troops(FOE, Polotsk, 1);
    solo
}

// RUR-E11, RUR-270, RUR-274, RUR-275
#[test]
fn under_the_priority_of_war_troops_spread_one_by_one() {
    let mut solo = example_k();
    solo.resolves(Column::Move, 2);
    assert_eq!(solo.moves(), [(Piece::Leader, Kiev, Pereyaslavl), (Piece::Troop, Kiev, Chernigov)]);
    assert_eq!(solo.forces(&[Pereyaslavl, Chernigov, Kiev, Volyn, Polotsk]), [1, 1, 1, 2, 1]);
    assert_eq!(solo.foe().leader_at, Some(Pereyaslavl));
    assert_eq!(
        solo.reasons(),
        [
            Reason::March { from: Kiev, to: Pereyaslavl, spread: true },
            Reason::March { from: Kiev, to: Chernigov, spread: true },
        ]
    );
}

// RUR-E11, RUR-271
#[test]
fn under_the_other_priorities_troops_gather_in_one_region() {
    for priority in [Priority::Build, Priority::Tax] {
        let mut solo = example_k();
        solo.priority(priority).resolves(Column::Move, 2);
        assert_eq!(solo.moves(), [(Piece::Leader, Kiev, Pereyaslavl), (Piece::Troop, Kiev, Pereyaslavl)]);
        assert_eq!(solo.forces(&[Pereyaslavl, Kiev, Volyn, Polotsk]), [2, 1, 2, 1]);
        assert!(solo.told(Reason::March { from: Kiev, to: Pereyaslavl, spread: false }));
    }
}

// RUR-Q103: the target stays although the first troop makes it ruled; the points do not go on to Chernigov.
#[test]
fn the_target_of_gathering_is_chosen_once() {
    let mut solo = example_k();
    solo.priority(Priority::Tax).resolves(Column::Move, 1);
    let to: Vec<_> = solo.moves().into_iter().map(|(_, from, to)| (from, to)).collect();
    assert_eq!(to, [(Kiev, Pereyaslavl), (Kiev, Pereyaslavl), (Volyn, Pereyaslavl)]);
}

// RUR-Q103, RUR-263
#[test]
fn a_bonus_movement_point_has_a_target_of_its_own() {
    let mut solo = example_k();
    solo.help(Column::Move, Gain::Points(Column::Move, 1)).priority(Priority::Build);
    solo.resolves(Column::Move, 3);
    assert_eq!(solo.moves(), [(Piece::Leader, Kiev, Pereyaslavl), (Piece::Troop, Kiev, Chernigov)]);
}

// RUR-269
#[test]
fn a_movement_point_goes_any_distance() {
    let mut solo = Solo::new();
    solo.leader(FOE, Novgorod).troops(FOE, Novgorod, 1);
    assert_eq!(solo.game.map().distance(Novgorod, Pereyaslavl), 3);
    solo.resolves(Column::Move, 3);
    assert_eq!(solo.moves(), [(Piece::Leader, Novgorod, Pereyaslavl)]);
}

// RUR-270, RUR-Q104
#[test]
fn spreading_ends_when_all_regions_are_occupied() {
    let mut solo = Solo::new();
    for region in ORDER {
        solo.troops(FOE, region, 1);
    }
    solo.troops(FOE, Volyn, 0).leader(FOE, Kiev).troops(FOE, Kiev, 3).resolves(Column::Move, 1);
    assert_eq!(solo.moves(), [(Piece::Leader, Kiev, Volyn)]);
    assert!(solo.told(Reason::PointsLost { points: 2 }));
    assert!(!solo.forfeited());
}

// RUR-271, RUR-Q104
#[test]
fn gathering_needs_a_region_that_is_not_ruled() {
    let mut solo = Solo::new();
    solo.priority(Priority::Build).leader(FOE, Kiev).troops(FOE, Kiev, 3);
    for region in ORDER {
        solo.troops(FOE, region, 1);
    }
    solo.resolves(Column::Move, 1);
    assert!(solo.forfeited() && solo.moves().is_empty());
    assert!(solo.told(Reason::NoEffect { column: Column::Move }));
}

// RUR-E28 (a), RUR-274, RUR-Q101
#[test]
fn of_equally_close_regions_the_lowest_gives_the_troop() {
    let mut solo = Solo::new();
    solo.troops(FOE, Pereyaslavl, 1).troops(FOE, Rostov, 2).troops(FOE, Kiev, 2);
    solo.resolves(Column::Move, 3);
    assert_eq!(solo.moves(), [(Piece::Troop, Kiev, Chernigov)]);
}

// RUR-274, RUR-Q105: closer goes before lower.
#[test]
fn the_closest_region_gives_the_troop() {
    let mut solo = Solo::new();
    solo.troops(FOE, Pereyaslavl, 1).troops(FOE, Rostov, 2).troops(FOE, Volyn, 2);
    solo.resolves(Column::Move, 3);
    assert_eq!(solo.moves(), [(Piece::Troop, Rostov, Chernigov)]);
}

/// Whether a troop leaves Kiev, where so many of both sides stand.
fn leaves_kiev(rebels: u8, humans: u8) -> bool {
    let mut solo = Solo::new();
    solo.troops(FOE, Kiev, rebels).troops(ME, Kiev, humans).resolves(Column::Move, 3);
    assert_ne!(solo.forfeited(), solo.moves() == [(Piece::Troop, Kiev, Pereyaslavl)]);
    assert_eq!(solo.foe().coins, u8::from(solo.forfeited()));
    !solo.forfeited()
}

// RUR-E28, RUR-272, RUR-273, RUR-Q105
#[test]
fn a_troop_leaves_unless_it_is_the_last_or_hands_rule_to_the_human() {
    assert!(leaves_kiev(2, 1), "(b) a tie is allowed");
    assert!(!leaves_kiev(2, 2), "(c) the human would rule");
    assert!(!leaves_kiev(1, 0), "(d) one troop stays");
    assert!(leaves_kiev(2, 0));
    assert!(!leaves_kiev(3, 3));
}

// RUR-Q102
#[test]
fn a_region_that_the_human_rules_anyway_may_be_left() {
    assert!(leaves_kiev(2, 3));
    assert!(leaves_kiev(3, 5));
}

// RUR-Q102, RUR-Q121: Yaroslav wins the tie that the move would make.
#[test]
fn against_yaroslav_a_tie_hands_rule_over() {
    for leader in [Leader::Yaroslav, Leader::Maria] {
        let mut solo = Solo::with(led_by(leader));
        solo.troops(FOE, Kiev, 2).leader(ME, Kiev).resolves(Column::Move, 3);
        assert_eq!(solo.forfeited(), leader == Leader::Yaroslav);
    }
}

// RUR-Q104: the target is the first region not ruled even if no troop is available for it.
#[test]
fn gathering_is_forfeited_when_only_the_target_could_spare_a_troop() {
    let scene = || {
        let mut solo = Solo::new();
        solo.troops(FOE, Pereyaslavl, 2).troops(ME, Pereyaslavl, 3);
        solo
    };
    let mut solo = scene();
    solo.priority(Priority::Tax).resolves(Column::Move, 1);
    assert!(solo.forfeited());
    let mut solo = scene();
    solo.resolves(Column::Move, 1);
    assert_eq!(solo.moves(), [(Piece::Troop, Pereyaslavl, Chernigov)]);
    assert!(solo.told(Reason::PointsLost { points: 2 }));
}

// RUR-Q104, RUR-Q126: the bonus point alone is enough.
#[test]
fn a_move_by_the_bonus_point_alone_is_no_forfeit() {
    let mut solo = Solo::new();
    solo.help(Column::Move, Gain::Points(Column::Move, 1));
    solo.leader(FOE, Kiev).troops(FOE, Kiev, 1).resolves(Column::Move, 3);
    assert!(!solo.forfeited());
    assert_eq!(solo.moves(), [(Piece::Leader, Kiev, Pereyaslavl)]);
    assert!(solo.told(Reason::PointsLost { points: 1 }));
    assert_eq!(solo.foe().coins, 0);
}

// RUR-Q104: the bonus point counts only if it moves somebody.
#[test]
fn a_move_that_moves_nobody_is_forfeited_with_the_bonus_too() {
    let mut solo = Solo::new();
    solo.help(Column::Move, Gain::Points(Column::Move, 1)).leader(FOE, Kiev).resolves(Column::Move, 1);
    assert!(solo.forfeited());
    assert_eq!((solo.foe().coins, solo.foe().leader_at), (1, Some(Kiev)));
    assert_eq!(solo.reasons(), [Reason::NoEffect { column: Column::Move }]);
}

// ---- Attack ----

// RUR-276, RUR-280, RUR-281, RUR-282, RUR-092
#[test]
fn it_attacks_the_human_before_neutral_troops() {
    let mut solo = Solo::new();
    solo.troops(FOE, Kiev, 3).troops(ME, Kiev, 1).neutral(Kiev).omens(1, &[false]);
    solo.resolves(Column::Attack, 1);
    assert_eq!(solo.game.frames.top(), Some(Frame::Check { region: Kiev, cards: 1 }));
    assert_eq!(solo.game.turn(), Turn::Decide(HUMAN));
    assert_eq!(solo.game.question().id, "rurik-ask-check-rebellion");
    assert_eq!((solo.me().supply, solo.foe().warfare), (12, 1));
    assert!(solo.game.neutrals.has(Kiev));
    solo.play(Action::Deck(2));
    assert_eq!(solo.game.decks.map(|deck| deck.len()), [14, 12]);
    assert_eq!(solo.raids(), [Kiev, Kiev]);
    assert!(solo.log.contains(&Event::Attacked { who: REBELLION, region: Kiev, foe: Foe::Neutral }));
    assert!(!solo.game.neutrals.has(Kiev));
    assert_eq!((solo.foe().warfare, solo.revealed()), (1, 1));
    assert_eq!(solo.forces(&[Kiev]), [3]);
    assert_eq!(solo.game.frames.top(), Some(Frame::Turn(Step::Before)), "the human's turn");
}

// RUR-282, RUR-Q89: a neutral troop goes to the box, without warfare and check.
#[test]
fn an_attack_on_a_neutral_troop_only_removes_it() {
    let mut solo = Solo::new();
    solo.troops(FOE, Kiev, 1).neutral(Kiev).resolves(Column::Attack, 2);
    assert!(solo.game.neutrals.is_empty());
    assert_eq!((solo.foe().warfare, solo.foe().defeated, solo.revealed()), (0, 0, 0));
    assert_eq!(solo.forces(&[Kiev]), [1]);
}

// RUR-277, RUR-Q110
#[test]
fn attacks_stay_in_one_region_as_long_as_possible() {
    let scene = |there: u8| {
        let mut solo = Solo::new();
        // Both regions are not ruled; Chernigov comes first.
        solo.troops(FOE, Chernigov, 1).troops(ME, Chernigov, there).troops(FOE, Kiev, 1).troops(ME, Kiev, 2);
        solo.omens(0, &[false; 6]).resolves(Column::Attack, 1).play(Action::Deck(1));
        if matches!(solo.game.frames.top(), Some(Frame::Check { .. })) {
            solo.play(Action::Deck(1));
        }
        solo
    };
    assert_eq!(scene(3).raids(), [Chernigov, Chernigov]);
    // After the first attack it rules 1:0 in Chernigov, but there is nobody left to attack.
    assert_eq!(scene(1).raids(), [Chernigov, Kiev]);
    assert_eq!(scene(2).raids(), [Chernigov, Chernigov], "it is not chosen anew although Kiev is not ruled");
}

// RUR-Q110: it attacks with a single troop, and goes elsewhere when that is lost.
#[test]
fn a_casualty_of_the_last_troop_sends_it_elsewhere() {
    let mut solo = Solo::new();
    solo.troops(FOE, Chernigov, 1).troops(ME, Chernigov, 2).troops(FOE, Volyn, 2).neutral(Volyn);
    solo.omens(0, &[true]).resolves(Column::Attack, 1).play(Action::Deck(1));
    assert_eq!(solo.raids(), [Chernigov, Volyn]);
    assert_eq!(solo.forces(&[Chernigov, Volyn]), [0, 2]);
    assert_eq!(solo.game.force(ME, Chernigov), 1);
    assert_eq!((solo.foe().warfare, solo.foe().supply), (1, 15 - 2));
}

/// Where it attacks first, with prey in two regions that it rules and two that it does not.
fn first_raid(priority: Priority) -> Solo {
    let mut solo = Solo::new();
    solo.priority(priority);
    solo.troops(FOE, Pereyaslavl, 2).neutral(Pereyaslavl);
    solo.troops(FOE, Chernigov, 1).neutral(Chernigov);
    solo.troops(FOE, Smolensk, 2).neutral(Smolensk);
    solo.troops(FOE, Rostov, 1).neutral(Rostov);
    solo.resolves(Column::Attack, 1);
    solo
}

// RUR-278
#[test]
fn under_the_priority_of_war_it_attacks_first_where_it_does_not_rule() {
    let solo = first_raid(Priority::War);
    assert_eq!(solo.raids(), [Chernigov, Rostov]);
    assert!(solo.told(Reason::Raid { region: Chernigov, ruled: false }));
}

// RUR-279
#[test]
fn under_the_other_priorities_it_attacks_first_where_it_rules() {
    for priority in [Priority::Build, Priority::Tax] {
        let solo = first_raid(priority);
        assert_eq!(solo.raids(), [Pereyaslavl, Smolensk]);
        assert!(solo.told(Reason::Raid { region: Pereyaslavl, ruled: true }));
    }
}

// RUR-278, RUR-279: then the other regions.
#[test]
fn when_one_sort_of_region_has_no_prey_the_other_follows() {
    for (priority, order) in [(Priority::War, [Volyn, Kiev]), (Priority::Tax, [Kiev, Volyn])] {
        let mut solo = Solo::new();
        solo.troops(FOE, Kiev, 2).neutral(Kiev).troops(FOE, Volyn, 1).neutral(Volyn);
        solo.priority(priority).resolves(Column::Attack, 1);
        assert_eq!(solo.raids(), order);
    }
}

// RUR-Q109, RUR-276: only in regions that it occupies.
#[test]
fn without_prey_the_attack_is_forfeited() {
    let mut solo = Solo::new();
    solo.troops(FOE, Kiev, 3).troops(ME, Volyn, 1).neutral(Polotsk).resolves(Column::Attack, 1);
    assert!(solo.forfeited());
    assert!(solo.told(Reason::NoEffect { column: Column::Attack }));
    assert_eq!((solo.foe().coins, solo.game.force(ME, Volyn)), (1, 1));
}

// RUR-Q109
#[test]
fn attack_points_without_prey_are_lost() {
    let mut solo = Solo::new();
    solo.troops(FOE, Kiev, 2).neutral(Kiev).resolves(Column::Attack, 1);
    assert_eq!(solo.raids(), [Kiev]);
    assert!(solo.told(Reason::PointsLost { points: 1 }));
    assert!(!solo.forfeited());
    assert_eq!(solo.foe().coins, 0);
}

// RUR-280, RUR-087, RUR-090
#[test]
fn the_human_loses_the_leader_last_and_rule_and_stronghold_bring_cards() {
    let mut solo = Solo::new();
    solo.troops(FOE, Kiev, 1).leader(ME, Kiev).troops(ME, Kiev, 1).built(ME, Stronghold, Kiev);
    solo.omens(0, &[false; 9]).resolves(Column::Attack, 1);
    assert_eq!(solo.game.frames.top(), Some(Frame::Check { region: Kiev, cards: 3 }));
    assert_eq!((solo.me().leader_at, solo.me().supply), (Some(Kiev), 12));
    solo.play(Action::Deck(1));
    assert_eq!(solo.revealed(), 3);
    assert_eq!(solo.me().leader_at, None, "the second attack takes the leader");
    assert_eq!(solo.foe().warfare, 2);
    assert_eq!(
        solo.game.frames.top(),
        Some(Frame::Check { region: Kiev, cards: 3 }),
        "2 against 1 before it"
    );
}

// RUR-280: its casualty, Sviatopolk last.
#[test]
fn its_casualty_is_a_rebel_before_sviatopolk() {
    for rebels in [1, 0] {
        let mut solo = Solo::new();
        solo.leader(FOE, Kiev).troops(FOE, Kiev, rebels).troops(ME, Kiev, 1).troops(FOE, Volyn, 1);
        solo.omens(0, &[true]).resolves(Column::Attack, 2).play(Action::Deck(1));
        assert_eq!(solo.foe().leader_at, (rebels > 0).then_some(Kiev));
        assert_eq!(solo.forces(&[Kiev]), [rebels]);
        assert_eq!(solo.game.force(ME, Kiev), 0, "the attack stands");
    }
}

// RUR-E10, RUR-262, RUR-Q115
#[test]
fn bonuses_of_example_j_add_a_point_and_spare_the_card() {
    let mut solo = Solo::new();
    solo.help(Column::Attack, Gain::Fewer(1)).help(Column::Attack, Gain::Points(Column::Attack, 1));
    solo.troops(FOE, Kiev, 3).troops(ME, Kiev, 3).resolves(Column::Attack, 2);
    assert_eq!(solo.raids(), [Kiev, Kiev]);
    assert_eq!((solo.revealed(), solo.foe().warfare), (0, 2));
    assert_eq!(solo.game.force(ME, Kiev), 1);
    assert_eq!(solo.game.frames.top(), Some(Frame::Turn(Step::Before)), "nobody was asked for a deck");
}

// RUR-Q115
#[test]
fn the_bonus_of_a_card_less_counts_in_every_check() {
    let mut solo = Solo::new();
    solo.help(Column::Attack, Gain::Fewer(1)).troops(FOE, Kiev, 1).troops(ME, Kiev, 4);
    solo.omens(0, &[false; 4]).resolves(Column::Attack, 1);
    assert_eq!(solo.game.frames.top(), Some(Frame::Check { region: Kiev, cards: 1 }), "2 - 1");
    solo.play(Action::Deck(1));
    assert_eq!(solo.game.frames.top(), Some(Frame::Check { region: Kiev, cards: 1 }), "2 - 1 again");
    solo.play(Action::Deck(1));
    assert_eq!(solo.revealed(), 2);
}

// RUR-Q125
#[test]
fn with_the_solo_leader_card_sviatopolk_spares_a_card_where_he_stands() {
    for (card, at, cards) in [(true, Kiev, 1), (true, Volyn, 2), (false, Kiev, 2)] {
        let mut solo = Solo::with(Options { solo_leader_card: card, ..led_by(Leader::Maria) });
        solo.leader(FOE, at).troops(FOE, Kiev, 1).troops(ME, Kiev, 4).resolves(Column::Attack, 2);
        assert_eq!(solo.game.frames.top(), Some(Frame::Check { region: Kiev, cards }), "{card} {at}");
    }
}

// ---- Build ----

// RUR-E29, RUR-283, RUR-286, RUR-287, RUR-288, RUR-290, RUR-Q111
#[test]
fn build_goes_through_its_steps_again_for_every_structure() {
    let order = [Kiev, Smolensk, Volyn, Novgorod, Rostov, Polotsk, Chernigov, Pereyaslavl];
    let mut solo = Solo::new().builds([Church, Stronghold, Market]).order(order);
    solo.troops(FOE, Kiev, 3).troops(FOE, Smolensk, 1).troops(ME, Smolensk, 2);
    solo.resolves(Column::Build, 1);
    assert_eq!(solo.buildings(), [(Stronghold, Kiev, 1), (Market, Kiev, 1)]);
    assert_eq!(
        solo.reasons(),
        [Reason::Build { stage: Stage::A, region: Kiev }, Reason::Build { stage: Stage::D, region: Kiev },]
    );
}

// RUR-283: of several the first in the order; RUR-290 for the points.
#[test]
fn build_begins_where_it_rules_and_has_no_structure() {
    let mut solo = Solo::new().builds([Market, Stronghold, Church]);
    solo.troops(FOE, Kiev, 1).troops(FOE, Volyn, 1).troops(FOE, Chernigov, 1).troops(ME, Chernigov, 1);
    solo.built(FOE, Church, Kiev).troops(FOE, Rostov, 1);
    solo.resolves(Column::Build, 1);
    assert_eq!(solo.buildings(), [(Market, Rostov, 1), (Market, Volyn, 1)]);
}

// RUR-284, RUR-290, RUR-Q89: two points where it does not rule, before regions with structures.
#[test]
fn build_goes_on_where_it_occupies_without_ruling() {
    let mut solo = Solo::new().builds([Market, Stronghold, Church]);
    solo.troops(FOE, Kiev, 1).built(FOE, Church, Kiev).troops(FOE, Volyn, 1).neutral(Volyn);
    solo.resolves(Column::Build, 1);
    assert_eq!(solo.buildings(), [(Market, Volyn, 2)]);
    assert!(solo.told(Reason::Build { stage: Stage::B, region: Volyn }));
}

// RUR-285 before RUR-286
#[test]
fn build_prefers_regions_with_human_or_neutral_troops_among_those_with_structures() {
    for human in [true, false] {
        let mut solo = Solo::new().builds([Market, Stronghold, Church]);
        solo.troops(FOE, Kiev, 1).built(FOE, Church, Kiev);
        solo.troops(FOE, Volyn, 2).built(FOE, Church, Volyn);
        if human {
            solo.troops(ME, Volyn, 1);
        } else {
            solo.neutral(Volyn);
        }
        solo.resolves(Column::Build, 1);
        assert_eq!(solo.buildings(), [(Market, Volyn, 1), (Stronghold, Volyn, 1)]);
        assert!(solo.told(Reason::Build { stage: Stage::C, region: Volyn }));
    }
}

// RUR-Q111: occupied without rule and with a structure of its own.
#[test]
fn it_never_adds_a_structure_where_it_does_not_rule() {
    let mut solo = Solo::new().builds([Market, Stronghold, Church]);
    solo.troops(FOE, Kiev, 1).built(FOE, Church, Kiev).troops(ME, Kiev, 1);
    solo.resolves(Column::Build, 1);
    assert!(solo.forfeited() && solo.buildings().is_empty());
    assert!(solo.told(Reason::NoEffect { column: Column::Build }));
    assert_eq!(solo.foe().coins, 1);
}

// RUR-287, RUR-106, RUR-107, RUR-Q111
#[test]
fn it_builds_the_first_structure_that_can_be_built() {
    let mut solo = Solo::new().builds([Market, Stronghold, Church]);
    solo.troops(FOE, Kiev, 1).built(ME, Market, Kiev).resolves(Column::Build, 2);
    assert_eq!(solo.buildings(), [(Stronghold, Kiev, 1)], "the human's market stands there");

    let mut solo = Solo::new().builds([Market, Stronghold, Church]);
    for region in [Rostov, Volyn, Polotsk] {
        solo.built(FOE, Market, region);
    }
    solo.troops(FOE, Kiev, 1).resolves(Column::Build, 2);
    assert_eq!(solo.buildings(), [(Stronghold, Kiev, 1)], "all three markets are built");
}

// RUR-Q111: a region where nothing can be built is passed over.
#[test]
fn a_full_region_is_passed_over() {
    let mut solo = Solo::new().builds([Church, Market, Stronghold]);
    solo.troops(FOE, Rostov, 2).built(ME, Market, Rostov).built(ME, Stronghold, Rostov);
    solo.troops(FOE, Volyn, 1).resolves(Column::Build, 2);
    assert_eq!(solo.buildings(), [(Market, Volyn, 1)]);
}

// RUR-248, RUR-287: the order under the current priority, on the top card.
#[test]
fn the_build_order_is_that_of_the_priority() {
    let orders = [[Market, Church, Stronghold], [Stronghold, Church, Market], [Church, Stronghold, Market]];
    for (priority, built) in Priority::ALL.into_iter().zip([Market, Stronghold, Church]) {
        let mut solo = Solo::new().tables(|tables| {
            for card in &mut tables.cards {
                card.plans.iter_mut().zip(orders).for_each(|(plan, order)| plan.build = order);
            }
        });
        solo.priority(priority).troops(FOE, Kiev, 3).neutral(Kiev).resolves(Column::Build, 2);
        assert_eq!(solo.buildings(), [(built, Kiev, 1)]);
    }
}

// RUR-288
#[test]
fn it_builds_no_church_against_a_leader_alone() {
    let mut solo = Solo::new().builds([Church, Market, Stronghold]);
    solo.troops(FOE, Kiev, 2).leader(ME, Kiev).resolves(Column::Build, 2);
    assert_eq!(solo.buildings(), [(Market, Kiev, 1)]);

    let mut solo = Solo::new().builds([Church, Market, Stronghold]);
    solo.troops(FOE, Kiev, 3).leader(ME, Kiev).troops(ME, Kiev, 1).resolves(Column::Build, 2);
    assert_eq!(solo.buildings(), [(Church, Kiev, 1)]);
    assert_eq!((solo.me().leader_at, solo.game.force(ME, Kiev)), (Some(Kiev), 1));
}

// RUR-289, RUR-Q128
#[test]
fn its_church_removes_the_human_troop_before_the_neutral_one() {
    let mut solo = Solo::new().builds([Church, Market, Stronghold]);
    solo.troops(FOE, Kiev, 2).troops(ME, Kiev, 1).neutral(Kiev).resolves(Column::Build, 2);
    assert_eq!(solo.game.force(ME, Kiev), 0);
    assert_eq!(solo.me().supply, 12, "to the human's supply");
    assert!(solo.game.neutrals.has(Kiev));
    assert_eq!((solo.forces(&[Kiev]), solo.foe().supply), (vec![3], 12));
    assert!(solo.log.contains(&Event::Expelled { who: REBELLION, region: Kiev, foe: Foe::Player(HUMAN) }));
    assert_eq!((solo.foe().warfare, solo.revealed()), (0, 0));
}

// RUR-Q128, RUR-288
#[test]
fn its_church_removes_a_neutral_troop_to_the_box() {
    let mut solo = Solo::new().builds([Church, Market, Stronghold]);
    solo.troops(FOE, Kiev, 2).neutral(Kiev).resolves(Column::Build, 2);
    assert!(solo.game.neutrals.is_empty());
    assert_eq!(solo.forces(&[Kiev]), [3]);
}

// RUR-Q128
#[test]
fn its_church_removes_even_with_no_rebel_to_place() {
    let mut solo = Solo::new().builds([Church, Market, Stronghold]);
    solo.troops(FOE, Kiev, 15).neutral(Kiev).resolves(Column::Build, 2);
    assert_eq!(solo.buildings(), [(Church, Kiev, 1)]);
    assert!(solo.game.neutrals.is_empty());
    assert_eq!(solo.forces(&[Kiev]), [15]);
}

// RUR-Q128: a church may change the price of the next structure.
#[test]
fn a_church_that_wins_rule_makes_the_next_structure_cheaper() {
    let mut solo = on(Difficulty::VeryHard).builds([Church, Market, Stronghold]);
    solo.help(Column::Build, Gain::Points(Column::Build, 1));
    solo.troops(FOE, Kiev, 2).troops(ME, Kiev, 2).resolves(Column::Build, 1);
    assert_eq!(solo.buildings(), [(Church, Kiev, 2), (Market, Kiev, 1)]);
}

// RUR-Q121, RUR-Q128
#[test]
fn in_yaroslavs_region_its_church_has_no_effect() {
    let mut solo = Solo::with(led_by(Leader::Yaroslav)).builds([Church, Market, Stronghold]);
    solo.troops(FOE, Kiev, 4).leader(ME, Kiev).troops(ME, Kiev, 1).neutral(Kiev);
    solo.resolves(Column::Build, 2);
    assert_eq!(solo.buildings(), [(Church, Kiev, 1)]);
    assert_eq!((solo.forces(&[Kiev]), solo.game.force(ME, Kiev)), (vec![4], 2));
    assert!(solo.game.neutrals.has(Kiev));
    assert!(!solo.happened(|event| matches!(event, Event::Expelled { .. })));
}

// RUR-Q111
#[test]
fn build_points_that_buy_nothing_are_lost() {
    let mut solo = Solo::new().builds([Market, Stronghold, Church]);
    solo.troops(FOE, Kiev, 2).built(ME, Stronghold, Kiev).built(ME, Church, Kiev);
    solo.resolves(Column::Build, 1);
    assert_eq!(solo.buildings(), [(Market, Kiev, 1)]);
    assert!(solo.told(Reason::PointsLost { points: 1 }));
}

// ---- Tax ----

// RUR-291, RUR-295
#[test]
fn tax_begins_where_it_rules_and_the_boat_has_room() {
    let mut solo = Solo::new();
    // Wood in Kiev and Novgorod, fish in Volyn.
    for region in [Kiev, Novgorod, Volyn] {
        solo.troops(FOE, region, 1);
    }
    solo.resolves(Column::Tax, 1);
    assert_eq!(solo.taxes(), [(Kiev, 1), (Novgorod, 1)]);
    assert_eq!(solo.foe().goods[Good::Wood.index()], 2);
    assert!(!solo.game.goods.has(Kiev) && solo.game.goods.has(Volyn));
    assert_eq!(solo.reasons(), [Kiev, Novgorod].map(|region| Reason::Tax { stage: Stage::A, region }));
}

// RUR-292, RUR-295, RUR-Q112, RUR-Q89: two points where it does not rule, before regions whose column is full.
#[test]
fn tax_goes_on_where_it_does_not_rule_and_the_boat_has_room() {
    let mut solo = Solo::new();
    let wood = solo.game.tables.boat[Good::Wood.index()];
    solo.goods(FOE, Good::Wood, wood).troops(FOE, Kiev, 1).troops(FOE, Volyn, 1).neutral(Volyn);
    solo.resolves(Column::Tax, 1);
    assert_eq!(solo.taxes(), [(Volyn, 2)]);
    assert_eq!(solo.reasons(), [Reason::Tax { stage: Stage::B, region: Volyn }]);
}

// RUR-293, RUR-Q112: with one point left, step B is too dear.
#[test]
fn tax_takes_goods_of_full_columns_where_it_rules() {
    let mut solo = Solo::new();
    let wood = solo.game.tables.boat[Good::Wood.index()];
    solo.goods(FOE, Good::Wood, wood).troops(FOE, Kiev, 1).troops(FOE, Volyn, 1).neutral(Volyn);
    solo.resolves(Column::Tax, 2);
    assert_eq!(solo.taxes(), [(Kiev, 1)]);
    assert_eq!(solo.reasons(), [Reason::Tax { stage: Stage::C, region: Kiev }]);
    assert_eq!((solo.game.on_boat(FOE), solo.game.on_dock(FOE)), (wood, 1));
}

// RUR-294
#[test]
fn tax_ends_with_full_columns_where_it_does_not_rule() {
    let mut solo = Solo::new();
    let wood = solo.game.tables.boat[Good::Wood.index()];
    solo.goods(FOE, Good::Wood, wood).troops(FOE, Kiev, 1).neutral(Kiev).resolves(Column::Tax, 1);
    assert_eq!(solo.taxes(), [(Kiev, 2)]);
    assert_eq!(solo.reasons(), [Reason::Tax { stage: Stage::D, region: Kiev }]);
}

// RUR-293 before RUR-294
#[test]
fn a_ruled_region_goes_before_one_that_is_not() {
    let mut solo = Solo::new();
    let wood = solo.game.tables.boat[Good::Wood.index()];
    solo.goods(FOE, Good::Wood, wood).troops(FOE, Kiev, 1).neutral(Kiev).troops(FOE, Novgorod, 1);
    solo.resolves(Column::Tax, 1);
    assert_eq!(solo.taxes(), [(Novgorod, 1)]);
    assert!(solo.told(Reason::PointsLost { points: 1 }));
}

// RUR-Q112: after each good the steps begin again, with the boat as it is then.
#[test]
fn the_boat_is_looked_at_again_after_every_good() {
    let mut solo = Solo::new();
    let wood = solo.game.tables.boat[Good::Wood.index()];
    solo.goods(FOE, Good::Wood, wood - 1);
    for region in [Kiev, Novgorod, Volyn] {
        solo.troops(FOE, region, 1);
    }
    solo.resolves(Column::Tax, 1);
    assert_eq!(solo.taxes(), [(Kiev, 1), (Volyn, 1)], "Novgorod's wood has no room any more");
}

// RUR-Q112
#[test]
fn tax_without_a_good_in_reach_is_forfeited() {
    let mut solo = Solo::new();
    solo.troops(FOE, Kiev, 1).lying(&[Volyn]).resolves(Column::Tax, 1);
    assert!(solo.forfeited() && solo.taxes().is_empty());
    assert!(solo.told(Reason::NoEffect { column: Column::Tax }));
    assert_eq!(solo.foe().coins, 1);
}

// RUR-297, RUR-296, RUR-Q113
#[test]
fn its_market_gives_a_good_and_never_a_coin() {
    let mut solo = Solo::new();
    let wood = solo.game.tables.boat[Good::Wood.index()];
    solo.goods(FOE, Good::Wood, wood - 1).troops(FOE, Kiev, 1).built(FOE, Market, Kiev);
    solo.resolves(Column::Tax, 2);
    assert_eq!(solo.foe().goods[Good::Wood.index()], wood + 1);
    assert_eq!((solo.game.on_boat(FOE), solo.game.on_dock(FOE)), (wood, 1), "the extra one to the dock");
    assert_eq!(solo.foe().coins, 0);
    assert_eq!(solo.reasons(), [Reason::Tax { stage: Stage::A, region: Kiev }]);
    assert_eq!(solo.game.frames.top(), Some(Frame::Turn(Step::Before)), "nobody is asked about the market");
}

// RUR-297, RUR-Q121
#[test]
fn a_market_of_others_or_under_yaroslav_gives_nothing() {
    let mut solo = Solo::new();
    solo.troops(FOE, Kiev, 1).built(ME, Market, Kiev).resolves(Column::Tax, 2);
    assert_eq!(solo.foe().goods[Good::Wood.index()], 1);

    let mut solo = Solo::with(led_by(Leader::Yaroslav));
    solo.troops(FOE, Kiev, 2).leader(ME, Kiev).built(FOE, Market, Kiev).resolves(Column::Tax, 2);
    assert_eq!(solo.foe().goods[Good::Wood.index()], 1);
}

// RUR-296
#[test]
fn goods_go_to_the_boat_while_there_is_room() {
    let mut solo = Solo::new();
    solo.troops(FOE, Pereyaslavl, 1).goods(FOE, Good::Fur, 0).resolves(Column::Tax, 2);
    assert_eq!((solo.game.on_boat(FOE), solo.game.on_dock(FOE)), (1, 0));
}
