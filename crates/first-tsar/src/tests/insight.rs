//! What bots know: the evaluation orders positions as a player would.

use samovar_engine::Insight as _;

use super::scene::{Scene, seat};
use crate::components::Token;
use crate::state::Phase;

fn worth(scene: &Scene) -> f32 {
    scene.game.evaluate(seat(0))
}

/// How much a change of the stage is worth to seat 0 in a round.
fn gain_in(round: u8, change: fn(&mut Scene) -> &mut Scene) -> f32 {
    let mut scene = Scene::new(3);
    scene.round(round);
    let before = worth(&scene);
    change(&mut scene);
    let gain = worth(&scene) - before;
    (gain * 1000.0).round() / 1000.0
}

fn gain(change: fn(&mut Scene) -> &mut Scene) -> f32 {
    gain_in(1, change)
}

#[test]
fn everything_a_player_owns_is_worth_something() {
    type Change = fn(&mut Scene) -> &mut Scene;
    let things: [(&str, Change); 11] = [
        ("points", |scene| scene.vp(1)),
        ("grain", |scene| scene.goods("1 grain")),
        ("steel", |scene| scene.goods("1 steel")),
        ("coins", |scene| scene.goods("1 coin")),
        ("coins under a boyar", |scene| scene.chambers(&["production 1", "maneuver", "project"])),
        ("an Estate", |scene| scene.estate("ES01")),
        ("a Trade token", |scene| scene.pad(4, "TT01")),
        ("a warrior", |scene| scene.warriors("vologda", 2)),
        ("a building", |scene| scene.building("moscow")),
        ("the Field of War", |scene| scene.field(1)),
        ("a Title", |scene| scene.title("TL14")),
    ];
    for (name, change) in things {
        assert!(gain(change) > 0.0, "{name}");
    }
}

#[test]
fn more_is_worth_more() {
    assert_eq!(gain(|scene| scene.vp(7)), 7.0);
    assert!(gain(|scene| scene.goods("1 steel")) > gain(|scene| scene.goods("1 grain")));
    assert!(gain(|scene| scene.goods("1 coin")) > gain(|scene| scene.goods("1 grain")));
    assert!(gain(|scene| scene.goods("2 coin")) > gain(|scene| scene.goods("1 coin")));
    assert!(
        gain(|scene| scene.warriors("moscow", 1)) > gain(|scene| scene.warriors("vologda", 2)),
        "a new city"
    );
    assert!(gain(|scene| scene.building("moscow")) > gain(|scene| scene.warriors("moscow", 1)));
    let far = gain(|scene| scene.hand("PC05"));
    let near = gain(|scene| scene.hand("PC05").goods("3 stone")) - gain(|scene| scene.goods("3 stone"));
    assert!(near > far, "a project that can be paid for promises more");
    let coin_below = gain(|scene| scene.chambers(&["production 1", "maneuver", "project"]));
    assert!(coin_below < gain(|scene| scene.goods("1 coin")));
}

#[test]
fn stock_is_worth_less_towards_the_end() {
    let value = |round| gain_in(round, |scene| scene.estate("ES01"));
    assert!(value(1) > value(2) && value(2) > value(3) && value(3) > value(4) && value(4) > 0.0);
    let mut scene = Scene::new(3);
    let early = worth(scene.estate("ES01")) - worth(&Scene::new(3));
    let later = |scene: &mut Scene| worth(scene.as_seat(0));
    let mut one = Scene::new(3);
    let mut two = Scene::new(3);
    two.estate("ES01");
    for scene in [&mut one, &mut two] {
        scene.boyar("vologda").turn(0);
    }
    assert!(later(&mut two) - later(&mut one) < early, "a turn later in the same round");
}

#[test]
fn titles_count_for_both_scorings_that_are_to_come() {
    let value = |round| gain_in(round, |scene| scene.title("TL14"));
    assert_eq!((value(1), value(2), value(3), value(4)), (4.0, 4.0, 2.0, 2.0));
}

#[test]
fn a_price_is_judged_with_what_it_pays_for() {
    let mut scene = Scene::new(3);
    scene.gain(Token::Any, 1);
    let open = worth(&scene);
    scene.play("take grain");
    assert_eq!(worth(&scene), open, "the question counts as answered by its first answer");
}

#[test]
fn at_the_end_only_points_count_and_who_has_most() {
    let over = |mine: u16, others: [u16; 2]| {
        let mut scene = Scene::new(3);
        scene.vp(mine).goods("9 coin").estate("ES01").as_seat(1).vp(others[0]).as_seat(2).vp(others[1]);
        scene.game.frames.pop();
        scene.game.phase = Phase::Over;
        worth(&scene)
    };
    assert_eq!((over(50, [40, 30]), over(50, [40, 60]), over(50, [60, 40])), (50.5, 49.5, 49.5));
}

/// Whether two evaluations are the same but for rounding.
#[track_caller]
fn same(one: f32, other: f32) {
    assert!((one - other).abs() < 0.001, "{one} is not {other}");
}

#[test]
fn a_position_is_worth_its_points_prospects_and_stock() {
    // The top of the Favor track counts half of 4 VP twice; two warriors in two cities and a card in hand are stock.
    let scene = Scene::new(3);
    same(worth(&scene), 2.0 * 0.5 * 4.0 + 2.0 * 0.35 + 2.0 * 0.4 + 0.6);
    same(scene.game.evaluate(seat(1)), 2.0 * 0.5 * 2.0 + 2.1);
    same(scene.game.evaluate(seat(2)), 2.1);
}

#[test]
fn stock_has_its_price_up_to_what_can_be_used() {
    let stock = |goods: &str| {
        let mut scene = Scene::new(3);
        let kept = scene.me().kept.expect("a kept project");
        scene.game.me_mut().hand.remove(kept);
        scene.game.me_mut().completed.add(kept);
        let before = worth(&scene);
        worth(scene.goods(goods)) - before
    };
    same(stock("1 grain"), 0.45);
    same(stock("1 grain, 1 stone"), 0.9);
    // Three local goods and coins, or two foreign goods, are a point at the end.
    same(stock("12 wood"), 12.0 * 0.45 + 4.0);
    same(stock("14 wood"), 12.0 * 0.45 + 4.0);
    same(stock("1 steel"), 1.1);
    same(stock("6 textile"), 6.6 + 3.0);
    same(stock("7 gunpowder"), 6.6 + 3.0);
    same(stock("2 coin"), 1.2);
    same(stock("10 coin"), 6.0 + 3.0);
    same(stock("11 coin"), 6.0 + 3.0);
    same(gain(|scene| scene.chambers(&["production 2", "maneuver 1", "project"])), 0.6 * 0.6 * 3.0);
    same(gain(|scene| scene.estate("ES01").estate("ES02")), 4.0);
    same(gain(|scene| scene.pad(4, "TT01").pad(1, "TT02")), 1.0);
}

#[test]
fn pieces_on_the_map_are_worth_their_influence_and_their_city() {
    same(gain(|scene| scene.warriors("vologda", 2)), 0.35);
    same(gain(|scene| scene.warriors("moscow", 1)), 0.35 + 0.4);
    same(gain(|scene| scene.building("moscow")), 0.7 + 0.4);
    same(gain(|scene| scene.building("vologda")), 0.7);
    // First on the Field of War: half of 4 VP, twice.
    same(gain(|scene| scene.field(1)), 4.0);
    same(gain_in(3, |scene| scene.field(1)), 2.0);
    same(gain(|scene| scene.favor(&[1, 0, 2])), -2.0);
    same(gain_in(3, |scene| scene.favor(&[1, 2, 0])), -2.0);
}

#[test]
fn a_hand_is_worth_its_cards_and_what_is_there_of_their_cost() {
    let hand = ["PC01", "PC02", "PC03", "PC04"];
    let cards = |count: usize| {
        let mut scene = Scene::new(3);
        let before = worth(&scene);
        hand[..count].iter().for_each(|id| drop(scene.hand(id).clone()));
        assert_eq!(usize::from(scene.me().hand.len()), 1 + count);
        worth(&scene) - before
    };
    same(cards(1), 0.6);
    same(cards(3), 1.8);
    same(cards(4), 1.8);
    let mut scene = Scene::new(3);
    let id = super::scene::project("PM01");
    scene.hand("PM01");
    let vp = f32::from(scene.game.tables.projects[id.index()].vp);
    // It costs 3 grain and 2 wood.
    for (goods, share) in
        [("1 grain", 0.2), ("1 grain, 1 wood", 0.4), ("3 wood", 0.4), ("3 grain, 2 wood", 1.0)]
    {
        let mut without = Scene::new(3);
        let kept = without.me().kept.expect("a kept project");
        let mut with = without.clone();
        with.hand("PM01").goods(goods);
        without.goods(goods);
        assert_ne!(kept, id);
        same(worth(&with) - worth(&without), 0.6 + 0.5 * vp * share * share);
    }
}

#[test]
fn the_future_shrinks_turn_by_turn() {
    // An Estate is worth two points times the share of the game that is to come.
    for (round, share) in [(1, 1.0), (2, 0.75), (3, 0.5), (4, 0.25)] {
        same(gain_in(round, |scene| scene.estate("ES01")), 2.0 * share);
        same(
            gain_in(round, |scene| scene.planning().estate("ES01"))
                - gain_in(round, |scene| scene.planning()),
            2.0 * share,
        );
    }
    for players in [2, 3, 4] {
        for (boyars, share) in [(1, 1.0 / 3.0), (2, 2.0 / 3.0)] {
            let mut one = Scene::new(players);
            for at in ["vologda", "moscow"].into_iter().take(boyars) {
                one.boyar(at);
            }
            one.turn(0);
            let mut two = one.clone();
            two.estate("ES01");
            same(worth(&two) - worth(&one), 2.0 * (1.0 - share / 4.0));
        }
    }
    let mut one = Scene::new(3);
    one.end_of_round();
    let mut two = one.clone();
    two.as_seat(0).estate("ES01");
    same(worth(&two) - worth(&one), 2.0 * 0.75);
}

#[test]
fn a_tie_at_the_end_is_won_by_favor() {
    // TSR-224
    let over = |favor: &[u8], points: [u16; 3]| {
        let mut scene = Scene::new(3);
        for (number, vp) in points.into_iter().enumerate() {
            scene.as_seat(number as u8).vp(vp);
        }
        scene.favor(favor);
        scene.game.frames.pop();
        scene.game.phase = Phase::Over;
        let standings = samovar_engine::Game::standings(&scene.game);
        let worths = [0, 1, 2].map(|number| scene.game.evaluate(seat(number)));
        for (row, worth) in standings.rows.iter().zip(worths) {
            assert_eq!(worth > row.total as f32, row.rank == 1, "{standings:?}");
        }
        worths
    };
    assert_eq!(over(&[0, 1, 2], [40, 40, 30]), [40.5, 39.5, 29.5]);
    assert_eq!(over(&[1, 0, 2], [40, 40, 30]), [39.5, 40.5, 29.5]);
    assert_eq!(over(&[2, 1, 0], [40, 40, 40]), [39.5, 39.5, 40.5]);
    assert_eq!(over(&[0, 1, 2], [39, 40, 30]), [38.5, 40.5, 29.5]);
}

#[test]
fn questions_inside_a_turn_are_answered_and_others_are_not() {
    let mut asked = Scene::new(3);
    asked.gain(Token::Any, 3);
    let mut done = Scene::new(3);
    done.goods("3 grain");
    same(worth(&asked), worth(&done));
    let mut planning = Scene::new(3);
    planning.planning();
    let before = worth(&planning);
    planning.game.frames.push(crate::state::Frame::Any);
    same(worth(&planning), before + 0.45);
    let mut prize = Scene::new(3);
    prize.end_of_round();
    same(worth(&prize), 4.0 + 0.75 * 2.1);
}
