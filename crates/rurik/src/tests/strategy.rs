//! The Strategy Phase: placing advisors and bribes (catalogue 2.6, 3.3).

use super::scene::{Scene, column, seat};
use crate::components::Column;
use crate::event::Event;
use crate::state::{Frame, Phase, Placed};

/// The Strategy Phase of a round of three; seat 0 begins.
fn placing(round: u8) -> Scene {
    let mut scene = Scene::new(3);
    scene.strategy_phase(round);
    scene
}

#[test]
fn advisors_are_placed_one_at_a_time_clockwise_until_all_stand() {
    // RUR-042
    let mut scene = Scene::new(3);
    scene.first(1).strategy_phase(1);
    let mut seats = Vec::new();
    while scene.game.phase == Phase::Strategy {
        assert_eq!(scene.asked(), Frame::Place);
        seats.push(scene.to_decide().expect("the game goes on").index());
        let first = scene.legal()[0].clone();
        scene.play(&first);
    }
    assert_eq!(seats, [1, 2, 0].repeat(4));
    assert!((0..3).all(|side| scene.player(side).advisors.is_empty()));
    assert_eq!(scene.game.strategy.iter().flatten().flatten().count(), 12);
    assert!(scene.happened(|event| *event == Event::ActionsBegan));
    assert_eq!((scene.game.phase, scene.to_decide()), (Phase::Action, Some(seat(1))));
}

#[test]
fn a_round_begins_with_its_number() {
    // RUR-042
    let mut scene = Scene::new(2);
    scene.claim_phase(1).pass_until(|scene| scene.game.phase == Phase::Strategy);
    assert!(scene.happened(|event| *event == Event::RoundBegan { round: 2 }));
    assert_eq!((scene.game.round, scene.asked()), (2, Frame::Place));
}

#[test]
fn any_advisor_not_yet_placed_may_be_chosen() {
    // RUR-043
    let mut scene = placing(1);
    assert_eq!(scene.legal_like("place").len(), 4 * 6);
    assert_eq!(scene.refused_by("place 3 muster"), "RUR-043");
    scene.play("place 4 muster, place 1 move, place 5 move");
    assert_eq!(scene.to_decide(), Some(seat(0)));
    assert_eq!(scene.refused_by("place 4 move"), "RUR-043");
    assert!(scene.can("place 5 move") && scene.can("place 1 tax") && scene.can("place 2 scheme"));
    assert!(scene.happened(|event| *event
        == Event::Placed { who: seat(0), number: 4, column: column("muster"), row: 1, bribe: 0 }));
}

#[test]
fn the_two_advisors_numbered_two_are_alike() {
    // RUR-043
    let mut scene = placing(3);
    assert_eq!(scene.legal_like("place").len(), 4 * 6);
    scene.play("place 2 muster, place 1 move, place 1 move");
    assert!(scene.can("place 2 move"), "there is another one");
    scene.play("place 2 move, place 2 tax, place 2 tax");
    assert_eq!(scene.refused_by("place 2 build"), "RUR-043");
}

#[test]
fn an_empty_column_is_entered_at_the_top() {
    // RUR-046
    let mut scene = placing(1);
    scene.play("place 1 scheme");
    assert_eq!(scene.in_column("scheme"), "0:1");
}

#[test]
fn less_power_moves_down_and_equal_or_more_stays() {
    // RUR-047, RUR-048, RUR-051
    let mut scene = placing(1);
    scene.advisor(1, "5", "tax", 1, 0).advisor(2, "2", "tax", 2, 0);
    let mut low = scene.clone();
    scene.play("place 4 tax");
    assert_eq!(scene.in_column("tax"), "1:5 0:4 2:2");
    assert!(
        scene.happened(|event| *event
            == Event::Placed { who: seat(0), number: 4, column: column("tax"), row: 2, bribe: 0 })
    );
    low.play("place 1 tax");
    assert_eq!(low.in_column("tax"), "1:5 2:2 0:1");
}

#[test]
fn equal_power_stands_in_the_order_of_placement() {
    // RUR-048, RUR-051
    let mut scene = Scene::new(4);
    scene.strategy_phase(1).play("place 4 build, place 4 build, place 4 build");
    assert_eq!(scene.in_column("build"), "0:4 1:4 2:4");
    scene.play("place 5 build");
    assert_eq!(scene.in_column("build"), "3:5 0:4 1:4 2:4");
}

#[test]
fn a_full_column_takes_no_advisor() {
    // RUR-049
    let mut scene = placing(1);
    scene.advisor(1, "1", "tax", 4, 0).advisor(1, "2", "tax", 3, 0).advisor(2, "4", "tax", 2, 0);
    let mut open = scene.clone();
    scene.advisor(2, "5", "tax", 1, 0);
    assert_eq!(scene.refused_by("place 5 tax"), "RUR-049");
    assert!(!scene.can("place 5 tax") && scene.can("place 5 build"));
    open.clear_strategy()
        .advisor(1, "4", "tax", 1, 0)
        .advisor(1, "2", "tax", 2, 0)
        .advisor(2, "1", "tax", 3, 0);
    assert!(open.can("place 5 tax"));
    let lands = |scene: &Scene| {
        let tables = scene.game.tables;
        Placed::landing(5, &scene.game.strategy[Column::Tax.index()], tables)
    };
    assert_eq!((lands(&scene), lands(&open)), (None, Some(0)));
    let mut two = Scene::new(2);
    two.strategy_phase(1).advisor(1, "5", "tax", 1, 0).advisor(1, "4", "tax", 2, 0);
    assert!(two.can("place 1 tax"));
    two.advisor(1, "2", "tax", 3, 0);
    assert_eq!(two.refused_by("place 1 tax"), "RUR-049");
}

#[test]
fn own_advisors_are_bumped_like_others() {
    // RUR-050, RUR-Q19
    let mut scene = placing(1);
    scene.advisor(0, "1", "tax", 1, 0).advisor(0, "2", "move", 1, 0).advisor(0, "4", "build", 1, 0);
    scene.play("place 5 tax");
    assert_eq!(scene.in_column("tax"), "0:5 0:1");
}

#[test]
fn a_column_may_be_used_again_once_three_are() {
    // RUR-052
    let mut scene = placing(3);
    scene.advisor(0, "1", "tax", 1, 0);
    assert_eq!(scene.refused_by("place 5 tax"), "RUR-052");
    scene.advisor(0, "2", "move", 1, 0);
    assert_eq!(scene.refused_by("place 5 tax"), "RUR-052");
    assert_eq!(scene.refused_by("place 5 move"), "RUR-052");
    assert!(!scene.can("place 5 move") && scene.can("place 5 scheme"));
    scene.advisor(0, "4", "build", 1, 0);
    assert!(["tax", "move", "build", "scheme"].iter().all(|at| scene.can(&format!("place 5 {at}"))));
    scene.play("place 5 build");
    assert_eq!(scene.in_column("build"), "0:5 0:4");
}

#[test]
fn columns_of_other_players_do_not_count() {
    // RUR-052
    let mut scene = placing(1);
    scene.advisor(1, "1", "tax", 1, 0);
    assert!(scene.can("place 5 tax"));
    assert!(scene.player(0).columns.is_empty());
}

#[test]
fn a_new_round_forgets_the_columns() {
    // RUR-Q21
    let mut scene = placing(1);
    scene.play("place 5 muster");
    assert!(scene.player(0).columns.has(column("muster")));
    scene.strategy_phase(2);
    assert!(scene.can("place 5 muster") && scene.player(0).columns.is_empty());
}

#[test]
fn somewhere_there_is_always_room() {
    // RUR-Q21
    let mut scene = Scene::new(4);
    scene.strategy_phase(1).advisor(0, "1", "muster", 1, 0).advisor(0, "2", "move", 1, 0);
    for (side, at, words) in [(1, "attack", ["5", "4"]), (2, "tax", ["5", "4"])] {
        scene.advisor(side, words[0], at, 1, 0).advisor(side, words[1], at, 2, 0);
    }
    scene.advisor(3, "2", "attack", 3, 0).advisor(3, "4", "tax", 3, 0);
    scene.advisor(2, "1", "attack", 4, 0).advisor(1, "1", "tax", 4, 0);
    assert_eq!(
        scene.legal(),
        ["place 4 build", "place 4 scheme", "place 5 build", "place 5 scheme"],
        "two columns are full and two are used"
    );
}

#[test]
fn any_number_of_own_coins_is_a_bribe() {
    // RUR-053, RUR-055, RUR-Q22
    let mut scene = placing(1);
    scene.coins(0, 3).goods(0, "fur 2").play("place 5 move");
    assert_eq!(scene.to_decide(), Some(seat(0)));
    assert_eq!(scene.legal(), ["bribe 0", "bribe 1", "bribe 2", "bribe 3"]);
    assert_eq!(scene.refused_by("bribe 4"), "RUR-053");
    let mut none = scene.clone();
    scene.play("bribe 3");
    assert_eq!((scene.player(0).coins, scene.good(0, "fur")), (0, 2));
    assert_eq!(scene.game.strategy[column("move").index()][0].expect("it stands there").bribe, 3);
    assert!(
        scene.happened(|event| *event
            == Event::Placed { who: seat(0), number: 5, column: column("move"), row: 1, bribe: 3 })
    );
    none.play("bribe 0");
    assert_eq!((none.player(0).coins, none.in_column("move")), (3, "0:5".to_owned()));
    assert_eq!(none.to_decide(), Some(seat(1)));
}

#[test]
fn bribes_go_only_with_an_advisor_and_need_coins() {
    // RUR-053
    let mut scene = placing(1);
    scene.goods(0, "fur 2").coins(1, 2);
    assert_eq!(scene.refused_by("bribe 0"), "RUR-053");
    scene.play("place 5 move");
    assert_eq!((scene.asked(), scene.to_decide()), (Frame::Place, Some(seat(1))), "no coins, no question");
    scene.play("place 5 tax");
    assert_eq!(scene.refused_by("place 4 tax"), "RUR-042");
}

#[test]
fn a_bribe_counts_for_the_placement_and_for_later_ones() {
    // RUR-044, RUR-054
    let mut scene = placing(1);
    scene.coins(0, 3).play("place 1 tax, bribe 3, place 4 tax");
    assert_eq!(scene.in_column("tax"), "0:1 1:4", "power four stays above four");
    scene.play("place 5 tax");
    assert_eq!(scene.in_column("tax"), "2:5 0:1 1:4");
    let mut two = placing(1);
    two.coins(1, 1).advisor(2, "2", "tax", 1, 0).play("place 5 move, place 1 tax, bribe 1");
    assert_eq!(two.in_column("tax"), "2:2 1:1", "equal power goes below");
    let mut three = placing(1);
    three.coins(1, 2).advisor(2, "2", "tax", 1, 0).play("place 5 move, place 1 tax, bribe 2");
    assert_eq!(three.in_column("tax"), "1:1 2:2");
}

#[test]
fn a_bribe_does_not_change_the_initiative() {
    // RUR-045
    let mut scene = Scene::new(3);
    scene.clear_strategy().advisor(0, "1", "build", 1, 5).advisor(0, "2", "tax", 1, 0);
    assert_eq!(scene.legal_like("take"), ["take build 1"]);
    assert_eq!(scene.refused_by("take tax 1"), "RUR-057");
}

#[test]
fn the_third_advisor_never_comes_with_four_players() {
    // RUR-Q23
    let mut four = Scene::new(4);
    assert_eq!(four.strategy_phase(4).refused_by("place 3 tax"), "RUR-043");
    let mut three = placing(4);
    assert!(three.can("place 3 tax"));
    assert_eq!(three.play("place 3 tax").in_column("tax"), "0:3");
    assert_eq!(placing(3).refused_by("place 3 tax"), "RUR-043");
}

#[test]
fn abilities_of_once_a_round_return() {
    // RUR-Q71
    let mut scene = Scene::new(3);
    scene.ability_used(0).ability_used(2).strategy_phase(2);
    assert!((0..3).all(|side| !scene.player(side).ability_used));
}
