//! How the Rebellion places its advisors (catalogue 2.23).

use samovar_engine::{Game, Message, Seed, kit};

use super::solo_stage::{FOE, ME, Solo};
use crate::components::{Advisor, AdvisorSet, CardId, Column, Plan, Priority, Structure};
use crate::event::Event;
use crate::options::Options;
use crate::solo::{REBELLION, Reason};
use crate::state::{Phase, Placed, Rurik};

/// What a card of the stage says under one priority.
fn plan(columns: [Column; Advisor::COUNT], tops: &[usize]) -> Plan {
    let top = tops.iter().fold(0, |top, place| top | 1 << place);
    Plan { build: Structure::ALL, columns, top }
}

/// A Strategy Phase in a round in which it is the Rebellion's turn to place, with this sequence of advisors and plans by
/// priority on every card.
fn placing(round: u8, advisors: [Advisor; Advisor::COUNT], plans: [Plan; Priority::COUNT]) -> Solo {
    let mut solo = Solo::new().tables(|tables| {
        for card in &mut tables.cards {
            (card.advisors, card.plans) = (advisors, plans);
        }
    });
    let game = &mut solo.game;
    (game.phase, game.round, game.active) = (Phase::Strategy, round, REBELLION);
    game.players[FOE].advisors = game.tables.advisors_in(1, round);
    solo
}

/// As [`placing`] with all advisors meant for one column, in round 1, advisor 4 first.
fn all_in(column: Column, tops: &[usize]) -> Solo {
    let advisors =
        [Advisor::Four, Advisor::One, Advisor::Two, Advisor::Five, Advisor::SecondTwo, Advisor::Three];
    placing(1, advisors, [plan([column; 6], tops); 3])
}

impl Solo {
    /// The Rebellion places one advisor.
    fn places(&mut self) -> Placing {
        let from = self.log.len();
        self.game.rebellion_places(&mut self.log);
        let placed = self.log[from..].iter().find_map(|event| match event {
            Event::Placed { who: REBELLION, number, column, row, bribe } => {
                Some((*number, *column, *row, *bribe))
            }
            _ => None,
        });
        placed.expect("an advisor is placed")
    }

    /// Owners and powers in a column from the top.
    fn column(&self, column: Column) -> Vec<(usize, u8)> {
        let spaces = self.game.strategy[column.index()].iter().flatten();
        spaces.map(|placed: &Placed| (placed.owner.index(), self.game.power(placed))).collect()
    }
}

/// Number, column, space, bribe.
type Placing = (u8, Column, u8, u8);

// RUR-251, RUR-253, RUR-249
#[test]
fn advisors_are_placed_in_the_order_of_the_bottom_card() {
    let advisors =
        [Advisor::Five, Advisor::One, Advisor::Two, Advisor::Four, Advisor::Three, Advisor::SecondTwo];
    let columns = [Column::Build, Column::Muster, Column::Tax, Column::Scheme, Column::Move, Column::Attack];
    let mut solo = placing(1, advisors, [plan(columns, &[]); 3]);
    assert_eq!(solo.places(), (5, Column::Build, 1, 0));
    assert_eq!(solo.places(), (1, Column::Muster, 1, 0));
    assert_eq!(solo.places(), (2, Column::Tax, 1, 0));
    assert_eq!(solo.places(), (4, Column::Scheme, 1, 0));
    assert!(solo.foe().advisors.is_empty());
    assert_eq!(
        solo.reasons()[0],
        Reason::Row { number: 5, column: Column::Build, top: false, priority: Priority::War }
    );
    assert_eq!(solo.game.rebellion.turned, 0, "the cards do not move");
}

// RUR-251, RUR-232, RUR-Q99: it is the bottom card that is read, not the top one.
#[test]
fn the_bottom_card_is_read_and_the_top_card_is_not() {
    let mut solo = all_in(Column::Tax, &[]);
    let (top, bottom) = (solo.game.rebellion.top(), solo.game.rebellion.bottom());
    assert_ne!(top, bottom);
    solo = solo.tables(|tables| {
        tables.cards[top.index()].plans = [plan([Column::Muster; 6], &[]); 3];
        tables.cards[bottom.index()].plans = [plan([Column::Build; 6], &[]); 3];
    });
    assert_eq!(solo.places().1, Column::Build);
    assert_eq!(solo.places().1, Column::Build);
}

// RUR-236, RUR-249
#[test]
fn the_priority_says_which_column_of_the_card_is_used() {
    let advisors = Advisor::ALL;
    for (priority, column) in Priority::ALL.into_iter().zip([Column::Attack, Column::Build, Column::Tax]) {
        let plans = [Column::Attack, Column::Build, Column::Tax].map(|column| plan([column; 6], &[]));
        let mut solo = placing(1, advisors, plans);
        solo.priority(priority);
        assert_eq!(solo.places(), (1, column, 1, 0));
        assert!(solo.told(Reason::Row { number: 1, column, top: false, priority }));
    }
}

// RUR-252, RUR-027
#[test]
fn advisors_that_are_not_there_yet_are_skipped() {
    let advisors =
        [Advisor::SecondTwo, Advisor::Four, Advisor::Three, Advisor::One, Advisor::Five, Advisor::Two];
    for (round, numbers) in
        [(1, vec![4, 1, 5, 2]), (2, vec![4, 1, 5, 2]), (3, vec![2, 4, 1, 5, 2]), (4, vec![2, 4, 3, 1, 5, 2])]
    {
        let columns =
            [Column::Build, Column::Muster, Column::Tax, Column::Scheme, Column::Move, Column::Attack];
        let mut solo = placing(round, advisors, [plan(columns, &[]); 3]);
        let placed: Vec<u8> = numbers.iter().map(|_| solo.places().0).collect();
        assert_eq!(placed, numbers, "round {round}");
        assert!(solo.foe().advisors.is_empty());
    }
}

// RUR-253, RUR-047: bumping as usual.
#[test]
fn its_advisors_bump_weaker_ones() {
    let mut solo = all_in(Column::Attack, &[]);
    solo.advisor(ME, Advisor::Two, Column::Attack, 1, 0);
    assert_eq!(solo.places(), (4, Column::Attack, 1, 0));
    assert_eq!(solo.column(Column::Attack), [(FOE, 4), (ME, 2)]);
    assert_eq!(solo.places(), (1, Column::Attack, 3, 0));
}

// RUR-Q94
#[test]
fn the_three_column_rule_does_not_bind_it() {
    let mut solo = all_in(Column::Tax, &[]);
    assert_eq!([0; 3].map(|_| solo.places().1), [Column::Tax; 3]);
}

// RUR-254
#[test]
fn a_full_column_sends_the_advisor_to_the_right() {
    let mut solo = all_in(Column::Tax, &[]);
    for row in 1..=3 {
        solo.advisor(ME, Advisor::One, Column::Tax, row, 6 - row);
        solo.advisor(ME, Advisor::One, Column::Build, row, 6 - row);
    }
    assert_eq!(solo.places(), (4, Column::Scheme, 1, 0));
    assert!(solo.told(Reason::ColumnFull { column: Column::Tax, to: Column::Scheme }));
}

// RUR-254: from Scheme on to Muster.
#[test]
fn from_the_last_column_it_goes_on_to_the_first() {
    let mut solo = all_in(Column::Scheme, &[]);
    for row in 1..=3 {
        solo.advisor(ME, Advisor::One, Column::Scheme, row, 6 - row);
    }
    assert_eq!(solo.places(), (4, Column::Muster, 1, 0));
    assert!(solo.told(Reason::ColumnFull { column: Column::Scheme, to: Column::Muster }));
}

// RUR-E25, RUR-255, RUR-Q96
#[test]
fn the_coin_icon_buys_the_top_space() {
    let mut solo = all_in(Column::Attack, &[0]);
    solo.advisor(ME, Advisor::Five, Column::Attack, 1, 0).coins(FOE, 3);
    assert_eq!(solo.places(), (4, Column::Attack, 1, 2));
    assert_eq!(solo.foe().coins, 1);
    assert_eq!(solo.column(Column::Attack), [(FOE, 6), (ME, 5)]);
    assert_eq!(
        solo.reasons(),
        [
            Reason::Row { number: 4, column: Column::Attack, top: true, priority: Priority::War },
            Reason::BribeToTop { coins: 2 },
        ]
    );
}

// RUR-E25, RUR-257
#[test]
fn a_bribe_that_is_too_dear_is_not_made_at_all() {
    let mut solo = all_in(Column::Attack, &[0]);
    solo.advisor(ME, Advisor::Five, Column::Attack, 1, 0).coins(FOE, 1);
    assert_eq!(solo.places(), (4, Column::Attack, 2, 0));
    assert_eq!(solo.foe().coins, 1);
    assert!(solo.told(Reason::BribeTooDear { coins: 2, has: 1 }));
}

// RUR-255: perhaps no coin is needed.
#[test]
fn the_top_space_may_need_no_coin() {
    let mut solo = all_in(Column::Attack, &[0]);
    solo.coins(FOE, 3);
    assert_eq!(solo.places(), (4, Column::Attack, 1, 0), "the column is empty");
    let mut solo = all_in(Column::Attack, &[0]);
    solo.advisor(ME, Advisor::Two, Column::Attack, 1, 1).coins(FOE, 3);
    assert_eq!(solo.places(), (4, Column::Attack, 1, 0), "3 is less than 4");
    assert_eq!(solo.foe().coins, 3);
    assert!(solo.told(Reason::BribeToTop { coins: 0 }));
}

// RUR-Q96: whoever owns the top advisor, with its bribe.
#[test]
fn the_top_space_is_bought_over_its_own_advisor_too() {
    let mut solo = all_in(Column::Attack, &[0]);
    solo.advisor(FOE, Advisor::Five, Column::Attack, 1, 1).coins(FOE, 3);
    solo.game.players[FOE].advisors.remove(Advisor::Five);
    assert_eq!(solo.places(), (4, Column::Attack, 1, 3));
    assert_eq!(solo.foe().coins, 0);
}

// RUR-E25, RUR-256
#[test]
fn a_tie_with_the_human_is_broken_by_a_coin() {
    let mut solo = all_in(Column::Attack, &[]);
    solo.advisor(ME, Advisor::Four, Column::Attack, 1, 0).coins(FOE, 1);
    assert_eq!(solo.places(), (4, Column::Attack, 1, 1));
    assert_eq!(solo.foe().coins, 0);
    assert_eq!(solo.column(Column::Attack), [(FOE, 5), (ME, 4)]);
    assert!(solo.told(Reason::BribeOverTie));
}

// RUR-257, RUR-256
#[test]
fn without_a_coin_the_tie_stays() {
    let mut solo = all_in(Column::Attack, &[]);
    solo.advisor(ME, Advisor::Four, Column::Attack, 1, 0);
    assert_eq!(solo.places(), (4, Column::Attack, 2, 0));
    assert!(solo.told(Reason::BribeTooDear { coins: 1, has: 0 }));
}

// RUR-Q97: power with bribes; exactly one coin, although the top space stays out of reach.
#[test]
fn the_tie_is_of_powers_and_costs_one_coin() {
    let mut solo = all_in(Column::Attack, &[]);
    solo.advisor(ME, Advisor::Five, Column::Attack, 1, 0);
    solo.advisor(ME, Advisor::One, Column::Attack, 2, 3).coins(FOE, 3);
    assert_eq!(solo.places(), (4, Column::Attack, 2, 1));
    assert_eq!(solo.foe().coins, 2);
    assert_eq!(solo.column(Column::Attack), [(ME, 5), (FOE, 5), (ME, 4)]);
}

// RUR-Q97: an advisor whose number is equal, but whose power is not, is no tie.
#[test]
fn other_powers_and_its_own_advisors_are_no_tie() {
    let mut solo = all_in(Column::Attack, &[]);
    solo.advisor(ME, Advisor::Four, Column::Attack, 1, 1).coins(FOE, 3);
    assert_eq!(solo.places(), (4, Column::Attack, 2, 0));

    let mut solo = all_in(Column::Attack, &[]);
    solo.advisor(FOE, Advisor::Three, Column::Attack, 1, 1).coins(FOE, 3);
    assert_eq!(solo.places(), (4, Column::Attack, 2, 0), "its own advisor of power 4");
    assert_eq!(solo.foe().coins, 3);
}

// RUR-Q96: too dear for the top, but the tie is still broken.
#[test]
fn a_tie_is_broken_when_the_top_is_too_dear() {
    let mut solo = all_in(Column::Attack, &[0]);
    solo.advisor(ME, Advisor::Five, Column::Attack, 1, 0);
    solo.advisor(ME, Advisor::Four, Column::Attack, 2, 0).coins(FOE, 1);
    assert_eq!(solo.places(), (4, Column::Attack, 2, 1));
    assert_eq!(solo.foe().coins, 0);
    assert_eq!(solo.reasons()[1..], [Reason::BribeTooDear { coins: 2, has: 1 }, Reason::BribeOverTie]);
}

// RUR-Q95
#[test]
fn in_another_column_the_coin_icon_does_not_count() {
    let scene = || {
        let mut solo = all_in(Column::Tax, &[0]);
        for row in 1..=3 {
            solo.advisor(ME, Advisor::One, Column::Tax, row, 6 - row);
        }
        solo.coins(FOE, 5);
        solo
    };
    let mut solo = scene();
    solo.advisor(ME, Advisor::Five, Column::Build, 1, 0);
    assert_eq!(solo.places(), (4, Column::Build, 2, 0));
    let mut solo = scene();
    solo.advisor(ME, Advisor::Four, Column::Build, 1, 0);
    assert_eq!(solo.places(), (4, Column::Build, 1, 1), "but a tie does");
}

// RUR-042, RUR-242: human and Rebellion take turns, the human first; RUR-251: the whole phase from one card.
#[test]
fn placements_alternate_and_follow_one_card() {
    let mut game = Rurik::new(&Options::for_players(1), Seed::from_text("alternate"));
    let mut log = Vec::new();
    while game.phase != Phase::Action {
        let legal = kit::legal(&game);
        game.play(legal[0], &mut log).unwrap();
    }
    let placed: Vec<(usize, u8)> = log
        .iter()
        .filter_map(|event| match event {
            Event::Placed { who, number, .. } => Some((who.index(), *number)),
            _ => None,
        })
        .collect();
    assert_eq!(placed.iter().map(|(side, _)| *side).collect::<Vec<_>>(), [0, 1, 0, 1, 0, 1, 0, 1]);
    let card = &game.tables.cards[game.rebellion.bottom().index()];
    let there: AdvisorSet = game.tables.advisors_in(1, 1);
    let wanted: Vec<u8> = card
        .advisors
        .iter()
        .filter(|advisor| there.has(**advisor))
        .map(|advisor| game.number(*advisor))
        .collect();
    let did: Vec<u8> = placed.iter().filter(|(side, _)| *side == 1).map(|(_, number)| *number).collect();
    assert_eq!(did, wanted);
    assert_eq!(game.rebellion.turned, 0);
}

// RUR-250: the number of a card is only a name.
#[test]
fn cards_are_named_by_their_numbers() {
    let names: Vec<String> = CardId::all().map(|card| card.to_string()).collect();
    let numbers: Vec<String> = (1..=18).map(|number: u8| number.to_string()).collect();
    assert_eq!(names, numbers);
    let message = samovar_engine::Event::message(&Event::CardTurned { who: REBELLION, card: CardId::at(6) });
    assert_eq!(message, Message::new("rurik-event-card").with("who", REBELLION).with("card", "7"));
}
