//! Years, seasons, turns and the compulsory move (catalogue 2.2 and 2.3).

use samovar_engine::{Game, Turn};

use super::scene::{MENUS, OPTIONAL, Scene, fur, furs, region, seat};
use crate::components::{Region, Token};
use crate::event::Event;
use crate::state::{Frame, Phase, Step};

/// The player order by seat numbers.
fn order(scene: &Scene) -> Vec<usize> {
    scene.game.in_order().iter().map(|seat| seat.index()).collect()
}

/// A scene of three players with Cossacks on these slots, put there from seat 0 on; seat 0 is about to move.
fn standing(slots: [u8; 3]) -> Scene {
    let mut scene = Scene::new(3);
    for (number, slot) in slots.into_iter().enumerate() {
        scene.as_seat(number as u8).at(slot);
    }
    scene.as_seat(0).step(Step::Move);
    scene
}

// Years and seasons.

#[test]
fn four_years_of_four_seasons_are_played() {
    // STR-047, STR-048, STR-049
    let mut scene = Scene::new(3);
    scene.pass_until(|scene| scene.game.is_over());
    let began: Vec<(u8, u8)> = scene
        .log
        .iter()
        .filter_map(|event| match event {
            Event::SeasonBegan { year, season } => Some((*year, *season)),
            _ => None,
        })
        .collect();
    // The first Spring had begun before.
    let all: Vec<(u8, u8)> = (1..=4).flat_map(|year| (0..4).map(move |season| (year, season))).collect();
    assert_eq!(began, all[1..]);
    assert_eq!(scene.game.turn(), Turn::Over);
    assert!(scene.happened(|event| *event == Event::GameOver));
}

#[test]
fn everybody_has_one_turn_a_season_and_none_in_winter() {
    // STR-048, STR-049
    let mut scene = Scene::new(3);
    scene.pass_until(|scene| scene.game.is_over());
    let mut ended = [0; 3];
    let mut season = Vec::new();
    let mut winter = false;
    for event in &scene.log {
        match *event {
            Event::SeasonBegan { season: now, .. } => {
                let wanted: &[usize] = if winter { &[] } else { &[0, 1, 2] };
                season.sort_unstable();
                assert_eq!(season, wanted);
                season.clear();
                winter = now == 3;
            }
            Event::TurnEnded { who } => {
                ended[who.index()] += 1;
                season.push(who.index());
            }
            Event::TurnBegan { .. } => assert!(!winter, "no turn begins in Winter"),
            _ => {}
        }
    }
    assert_eq!(ended, [12, 12, 12]);
}

#[test]
fn a_turn_is_a_move_then_a_basic_then_two_main_actions() {
    // STR-050, STR-051
    let mut scene = Scene::new(2);
    scene.furs(&[2]).step(Step::Move);
    assert_eq!(scene.asked(), Frame::Turn(Step::Move));
    scene.play("go 1");
    assert_eq!(scene.asked(), Frame::Turn(Step::Basic));
    scene.play("coin");
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
    scene.play("coin");
    assert_eq!(scene.asked(), Frame::Turn(Step::Second));
    scene.play("coin");
    assert_eq!(scene.asked(), Frame::Turn(Step::Finish));
    assert_eq!(scene.me().coins, 3);
    scene.play("end");
    assert_eq!(scene.to_decide(), Some(seat(1)));
    assert!(scene.happened(|event| *event == Event::TurnEnded { who: seat(0) }));
    assert!(scene.happened(|event| *event == Event::TurnBegan { who: seat(1) }));
}

#[test]
fn the_move_cannot_be_left_out_or_put_off() {
    // STR-051, STR-050
    let mut scene = Scene::new(2);
    scene.step(Step::Move);
    assert_eq!(scene.legal(), ["go 1", "go 2"]);
    assert_eq!(scene.refused_by("skip"), "STR-Q48");
    assert_eq!(scene.refused_by("end"), "STR-051");
    for early in ["coin", "horses", "visit 1", "step right 1", "trade", "claim 1"] {
        assert_eq!(scene.refused_by(early), "STR-051", "{early}");
    }
}

#[test]
fn the_basic_action_can_be_left_out_but_comes_before_the_main_ones() {
    // STR-050, STR-051
    let mut scene = Scene::new(2);
    scene.at(1).step(Step::Basic);
    for advanced in ["visit 1", "yurt 1", "wish 1", "build 1", "claim 1"] {
        assert_eq!(scene.refused_by(advanced), "STR-050", "{advanced}");
    }
    assert_eq!(scene.refused_by("end"), "STR-051");
    assert_eq!(scene.refused_by("go 1"), "STR-050");
    assert!(scene.can("skip"));
    let before = *scene.me();
    scene.play("skip");
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
    assert_eq!(*scene.me(), before);
}

#[test]
fn both_main_actions_can_be_left_out() {
    // STR-051
    let mut scene = Scene::new(2);
    scene.at(1).step(Step::Main);
    assert!(scene.can("end"));
    assert_eq!(scene.refused_by("skip"), "STR-Q48");
    let mut one = scene.clone();
    one.play("coin");
    assert!(one.can("end"));
    one.play("end");
    assert_eq!(one.to_decide(), Some(seat(1)));
    scene.play("end");
    assert_eq!(scene.to_decide(), Some(seat(1)));
}

#[test]
fn a_turn_is_over_only_when_its_player_says_so() {
    // STR-050
    let mut scene = Scene::new(2);
    scene.at(1).step(Step::Finish);
    assert_eq!(scene.legal(), ["end"]);
    assert_eq!(scene.refused_by("coin"), "STR-099");
}

// Who is next.

#[test]
fn the_rightmost_cossack_without_a_turn_is_next() {
    // STR-052, STR-021
    let mut scene = standing([5, 2, 9]);
    assert_eq!(order(&scene), [2, 0, 1]);
    scene.play("go 1, skip, end");
    assert_eq!(scene.to_decide(), Some(seat(2)), "further right, though seat 1 is next at the table");
    scene.play("go 1, skip, end");
    assert_eq!(scene.to_decide(), Some(seat(1)));
    scene.play("go 1, skip, end");
    assert_eq!(scene.game.season, 1);
    assert_eq!(scene.to_decide(), Some(seat(2)));
}

#[test]
fn order_is_judged_anew_after_every_turn() {
    // STR-053, STR-052
    let mut scene = standing([9, 8, 7]);
    scene.as_seat(2).horses(6).as_seat(0);
    scene.play("go 1, skip, end, go 1, skip, end, go 5, skip, end");
    assert_eq!(scene.player(2).slot, 12);
    assert_eq!(order(&scene), [2, 0, 1]);
    assert_eq!(scene.to_decide(), Some(seat(2)), "who was last begins the next season");
    assert_eq!(scene.game.done, 0);
}

#[test]
fn a_player_who_had_the_turn_is_not_asked_again_in_the_season() {
    // STR-052, STR-048
    let mut scene = standing([9, 2, 1]);
    scene.play("go 2, skip, end");
    assert_eq!(order(&scene)[0], 0);
    assert_eq!(scene.to_decide(), Some(seat(1)));
    assert_eq!(scene.game.season, 0);
}

#[test]
fn who_stands_on_a_tile_longer_is_earlier() {
    // STR-054, STR-055, STR-D07
    let mut scene = standing([3, 5, 5]);
    assert_eq!(order(&scene), [1, 2, 0]);
    scene.play("go 2");
    assert_eq!(scene.me().slot, 5);
    assert_eq!(order(&scene), [1, 2, 0], "behind both");
    scene.play("step left 1");
    assert_eq!(order(&scene), [1, 2, 0]);
}

#[test]
fn a_cossack_that_passes_others_is_ahead_of_them() {
    // STR-021, STR-055
    let mut scene = standing([3, 4, 5]);
    assert_eq!(order(&scene), [2, 1, 0]);
    scene.horses(1).play("go 3");
    assert_eq!(order(&scene), [0, 2, 1]);
}

#[test]
fn a_cossack_that_joins_from_the_right_stands_left_of_the_others_too() {
    // STR-055, STR-D07
    let mut scene = standing([6, 5, 4]);
    scene.step(Step::Basic).play("step left 2");
    assert_eq!(order(&scene), [1, 2, 0]);
    let mut scene = standing([6, 5, 4]);
    scene.step(Step::Basic).play("step left 1");
    assert_eq!(order(&scene), [1, 0, 2]);
}

#[test]
fn who_leaves_a_tile_and_comes_back_joins_the_queue_again() {
    // STR-Q09, STR-055
    let mut scene = standing([4, 4, 4]);
    assert_eq!(order(&scene), [0, 1, 2]);
    scene.step(Step::Basic).play("step right 1");
    assert_eq!(order(&scene), [0, 1, 2]);
    scene.play("step left 1");
    assert_eq!(order(&scene), [1, 2, 0]);
}

#[test]
fn arrivals_queue_up_as_in_the_worked_example() {
    // STR-E17, STR-052, STR-054, STR-055
    for passes in [false, true] {
        let mut scene = standing([5, 3, 3]);
        scene.as_seat(1).horses(1).as_seat(2).horses(3).as_seat(0);
        assert_eq!(order(&scene), [0, 1, 2]);
        scene.play("go 1, skip, end");
        assert_eq!(scene.to_decide(), Some(seat(1)));
        scene.play("go 3, skip, end");
        assert_eq!(scene.player(1).slot, scene.player(0).slot);
        assert_eq!(order(&scene), [0, 1, 2], "left of the one who was there before");
        assert_eq!(scene.to_decide(), Some(seat(2)));
        scene.play(if passes { "go 4, skip, end" } else { "go 1, skip, end" });
        assert_eq!(order(&scene), if passes { [2, 0, 1] } else { [0, 1, 2] });
        assert_eq!(scene.to_decide(), Some(seat(if passes { 2 } else { 0 })));
    }
}

// The compulsory move.

#[test]
fn one_or_two_steps_to_the_right_are_free() {
    // STR-057
    for steps in 1..=2 {
        let mut scene = Scene::new(2);
        scene.at(4).horses(10).step(Step::Move).play(&format!("go {steps}"));
        assert_eq!((scene.me().slot, scene.me().horses), (4 + steps, 10));
        let moved = Event::Moved { who: seat(0), from: 4, to: 4 + steps, horses: 0 };
        assert_eq!(scene.log, [moved]);
    }
}

#[test]
fn prices_of_longer_moves() {
    // STR-058, STR-059, STR-E14
    for (steps, price) in [(3, 1), (4, 3), (5, 6)] {
        let mut scene = Scene::new(2);
        scene.at(2).step(Step::Move).horses(price - 1);
        assert_eq!(scene.refused_by(&format!("go {steps}")), "STR-058");
        assert!(!scene.can(&format!("go {steps}")));
        scene.horses(price + 2).play(&format!("go {steps}"));
        assert_eq!((scene.me().slot, scene.me().horses), (2 + steps, 2));
        let horses = price as u8;
        assert_eq!(scene.log, [Event::Moved { who: seat(0), from: 2, to: 2 + steps, horses }]);
    }
    let mut scene = Scene::new(2);
    scene.at(2).horses(100).step(Step::Move);
    assert!(scene.can("go 5"));
    assert_eq!(scene.refused_by("go 6"), "STR-059");
    assert!(!scene.can("go 6"));
}

#[test]
fn an_extra_step_card_makes_each_length_cheaper() {
    // STR-E14, STR-Q11
    for card in ["S1", "A1"] {
        for (steps, price) in [(1, 0), (2, 0), (3, 0), (4, 1), (5, 3), (6, 6)] {
            let mut scene = Scene::new(2);
            scene.at(1).fulfilled(card).horses(6).step(Step::Move);
            assert_eq!(scene.refused_by("go 7"), "STR-059");
            scene.play(&format!("go {steps}"));
            assert_eq!((scene.me().slot, scene.me().horses), (1 + steps, 6 - price), "{card}, {steps} steps");
        }
    }
}

#[test]
fn two_extra_step_cards_add_up_in_every_move() {
    // STR-Q10
    let mut scene = Scene::new(2);
    scene.fulfilled("S1").fulfilled("A1").at(1).step(Step::Move);
    assert_eq!(scene.legal_like("go"), ["go 1", "go 2", "go 3", "go 4"]);
    let mut bought = scene.clone();
    bought.horses(6).play("go 7");
    assert_eq!((bought.me().slot, bought.me().horses), (8, 0));
    scene.at(5).step(Step::Basic);
    assert_eq!(scene.legal_like("step").len(), 8, "four steps either way");
    scene.play("step left 4");
    assert_eq!(scene.me().slot, 1);
    scene.at(5).ask(Frame::TradeBonus { left: 2 }).play("step right 4, step left 4");
    assert_eq!(scene.me().slot, 5);
}

#[test]
fn the_compulsory_move_goes_to_the_right_only() {
    // STR-060
    let mut scene = Scene::new(2);
    scene.at(6).horses(10).step(Step::Move);
    assert!(scene.legal_like("step").is_empty());
    assert_eq!(scene.refused_by("step left 1"), "STR-051");
    scene.play("go 1");
    assert!(scene.me().slot > 6);
}

#[test]
fn gaps_are_not_counted_as_steps() {
    // STR-061, STR-E15
    let mut scene = Scene::new(2);
    scene.gap(5).gap(6).at(4).step(Step::Move);
    let mut two = scene.clone();
    scene.play("go 1");
    assert_eq!(scene.me().slot, 7);
    two.play("go 2");
    assert_eq!(two.me().slot, 8);
    two.play("step left 2");
    assert_eq!(two.me().slot, 4, "to the left neither");
}

#[test]
fn nobody_moves_beyond_the_last_tile() {
    // STR-062, STR-E16, STR-Q05
    let mut scene = Scene::new(2);
    scene.at(11).horses(10).step(Step::Move);
    assert_eq!(scene.legal_like("go"), ["go 1"]);
    assert_eq!(scene.refused_by("go 2"), "STR-062");
    assert_eq!(scene.refused_by("go 3"), "STR-062", "no horses for steps that do not exist");
    scene.play("go 1");
    assert_eq!((scene.me().slot, scene.me().horses), (12, 10));
    let mut scene = Scene::new(2);
    scene.gap(12).gap(11).at(9).horses(10).step(Step::Move);
    assert_eq!(scene.legal_like("go"), ["go 1"]);
}

#[test]
fn on_the_last_tile_the_move_is_left_out_by_itself() {
    // STR-063, STR-E16, STR-D08
    let mut scene = standing([1, 12, 5]);
    scene.as_seat(1).horses(3).as_seat(0);
    scene.play("go 1, skip, end");
    assert_eq!(scene.to_decide(), Some(seat(1)));
    assert_eq!(scene.asked(), Frame::Turn(Step::Basic));
    assert_eq!((scene.me().slot, scene.me().horses), (12, 3));
    assert!(scene.can("coin"));
}

#[test]
fn beyond_the_last_tile_the_move_is_left_out_too() {
    // STR-063, STR-Q07, STR-Q06
    let mut scene = standing([1, 12, 11]);
    scene.gap(12).gap(11);
    assert_eq!(order(&scene), [1, 2, 0]);
    scene.play("go 1, skip, end");
    assert_eq!(scene.to_decide(), Some(seat(1)));
    assert_eq!(scene.asked(), Frame::Turn(Step::Basic));
    assert_eq!(order(&scene), [1, 2, 0], "places in player order are kept");
    assert_eq!(scene.me().slot, 12);
    assert!(scene.legal_like("hunt").is_empty());
    assert_eq!(scene.refused_by("hunt 2"), "STR-Q13");
    assert_eq!(scene.legal_like("step"), ["step left 1", "step left 2"]);
    scene.play("step left 1");
    assert_eq!(scene.me().slot, 10);
    assert_eq!(order(&scene), [2, 1, 0]);
}

// The starting tile, gaps and regions.

#[test]
fn the_starting_tile_lies_in_no_region() {
    // STR-Q02
    let mut scene = Scene::new(2);
    assert_eq!(scene.game.region_of(0), None);
    scene.at(0).fulfilled("A11").step(Step::Main);
    assert!(["visit", "yurt", "wish", "build", "claim"].iter().all(|word| scene.legal_like(word).is_empty()));
    assert_eq!(scene.refused_by("visit 1"), "STR-107");
    assert_eq!(scene.refused_by("build 1"), "STR-124");
    assert_eq!(scene.refused_by("extra A11"), "STR-Q34");
    // An outpost gives presence all the same.
    scene.village(3, "V1").outpost(3).step(Step::Move);
    assert!(scene.can("extra A11"));
    scene.play("extra A11");
    assert_eq!(scene.legal_like("visit"), ["visit 3"]);
}

#[test]
fn nobody_moves_back_onto_the_starting_tile() {
    // STR-Q03
    let mut scene = Scene::new(2);
    scene.at(2).step(Step::Basic);
    assert!(scene.can("step left 1"));
    assert_eq!(scene.refused_by("step left 2"), "STR-Q05");
    scene.at(1);
    assert_eq!(scene.refused_by("step left 1"), "STR-Q05");
    let mut scene = Scene::new(2);
    scene.gap(1).at(2).step(Step::Basic);
    assert_eq!(scene.legal_like("step"), ["step right 1", "step right 2"]);
}

#[test]
fn one_move_has_one_direction() {
    // STR-Q04
    let mut scene = Scene::new(2);
    scene.at(6).step(Step::Basic);
    assert_eq!(scene.legal_like("step"), ["step left 1", "step left 2", "step right 1", "step right 2"]);
    // Two moves may differ.
    scene.ask(Frame::TradeBonus { left: 2 }).play("step right 2, step left 1");
    assert_eq!(scene.me().slot, 7);
}

#[test]
fn a_cossack_in_a_gap_keeps_its_place_and_its_region() {
    // STR-Q06
    let mut scene = standing([8, 8, 9]);
    scene.village(4, "V1").step(Step::Main).on_tile(8, &[], false);
    let value = scene.game.region_furs[Region::at(3).index()].value();
    scene.furs(&[value, value]).play("claim 8");
    assert_eq!(scene.game.slot(8).tile, None);
    assert_eq!((scene.player(0).slot, scene.player(1).slot), (8, 8));
    assert_eq!(order(&scene), [2, 0, 1], "both keep their order");
    scene.step(Step::Main);
    assert!(scene.can("visit 4"), "presence is unaffected");
    assert_eq!(scene.refused_by("claim 8"), "STR-130");
    assert_eq!(scene.refused_by("hunt 2"), "STR-Q13");
    scene.step(Step::Basic);
    let mut left = scene.clone();
    left.play("step left 1");
    assert_eq!(left.me().slot, 7);
    scene.play("step right 1");
    assert_eq!(scene.me().slot, 9);
}

#[test]
fn sliding_tiles_move_no_cossack() {
    // STR-Q08
    let mut scene = standing([9, 7, 8]);
    scene.gap(2).gap(5);
    let mut before = Vec::new();
    while scene.game.year == 1 {
        before = order(&scene);
        scene.pass_until(|_| true);
        let idle = ["end", "skip", "go 1"].into_iter().find(|idle| scene.can(idle)).unwrap();
        scene.play(idle);
    }
    assert_eq!(scene.game.phase, Phase::Season);
    assert!((0..3).all(|number| scene.player(number).slot == 0), "all are home before tiles slide");
    assert_eq!(order(&scene), before);
    assert_eq!(scene.game.tiles.count_ones(), 12);
}

#[test]
fn the_end_of_a_turn_or_window_cannot_be_taken_back() {
    // STR-049, STR-050
    let mut scene = Scene::new(2);
    scene.at(1).step(Step::Main);
    let before = scene.game.reveals;
    scene.play("coin");
    assert_eq!(scene.game.reveals, before, "nothing new was seen");
    scene.play("end");
    assert_eq!(scene.game.reveals, before + 1);
    for (phase, window) in [(Phase::Income, Frame::Income), (Phase::Songs, Frame::Songs { taken: false })] {
        let mut scene = Scene::new(2);
        scene.as_seat(1).horses(5).as_seat(0).ask(window);
        (scene.game.season, scene.game.phase, scene.game.done) = (3, phase, 1);
        let before = scene.game.reveals;
        scene.play("end");
        assert_eq!(scene.to_decide(), Some(seat(1)));
        assert_eq!(scene.game.reveals, before + 1, "{phase:?}");
    }
}

#[test]
fn a_turn_begins_with_nothing_used() {
    // STR-184, STR-Q47
    let mut scene = Scene::new(3);
    scene.fulfilled("A11").at(1).step(Step::Main);
    scene.game.used = scene.me().fulfilled;
    scene.game.story_end_used = 0b111;
    scene.play("end");
    assert_eq!(scene.to_decide(), Some(seat(1)));
    assert!(scene.game.used.is_empty());
    assert_eq!(scene.game.story_end_used, 0b101, "only the new player's");
}

// What may be done in between.

#[test]
fn auxiliary_actions_are_open_at_every_decision_of_the_turn() {
    // STR-Q46
    let windows = [Frame::Market, Frame::Income, Frame::Songs { taken: false }, Frame::Songs { taken: true }];
    let open = MENUS.into_iter().chain(OPTIONAL).chain(windows);
    for frame in open {
        let mut scene = Scene::new(2);
        scene.at(6).horses(5).fulfilled("A11").village(3, "V1").ask(frame);
        assert!(scene.can("buy bag"), "{frame:?}");
        assert!(scene.can("extra A11"), "{frame:?}");
    }
}

#[test]
fn nothing_comes_between_a_payment_and_its_effect() {
    // STR-Q46
    let mut scene = Scene::new(2);
    scene
        .at(6)
        .horses(20)
        .fulfilled("A11")
        .village(3, "V1")
        .furs(&[2, 3, 3, 3])
        .hand("S8")
        .market(&[2, 3, 4, 5, 6, 7]);
    scene.step(Step::Main);
    let closed = |scene: &Scene| {
        for action in ["buy bag", "buy 2", "lower 2", "swap 2", "fulfil S8", "extra A11"] {
            assert_eq!(scene.refused_by(action), "STR-Q46", "{action}");
        }
        assert!(
            ["buy", "lower", "swap", "fulfil", "extra"].iter().all(|word| scene.legal_like(word).is_empty())
        );
    };
    assert!(scene.can("fulfil S8") && scene.can("extra A11") && scene.can("swap 2"));
    let mut paying = scene.clone();
    paying.play("swap 7");
    assert!(matches!(paying.asked(), Frame::Pay { left: 2, .. }));
    closed(&paying);
    // Neither while the furs of a wish are shown.
    scene.furs(&[3, 4, 4]).tigers(1).coins(1);
    scene.ask(Frame::Show { value: fur(3), left: 1, set: 0, tigers: false });
    closed(&scene);
}

#[test]
fn the_question_of_a_draw_is_closed() {
    // STR-Q46, STR-Q28
    let mut scene = Scene::new(2);
    scene.horses(10).bag(&[2, 7]).step(Step::Main).play("buy bag");
    assert_eq!(scene.asked(), Frame::Keep(fur(2), fur(7)));
    assert_eq!(scene.legal(), ["keep 2", "keep 7"]);
    assert_eq!(scene.refused_by("buy bag"), "STR-Q46");
    assert_eq!(scene.refused_by("skip"), "STR-Q48");
    assert_eq!(scene.refused_by("keep 3"), "STR-175");
}

#[test]
fn something_may_be_bought_between_two_hunts() {
    // STR-Q46
    let mut scene = Scene::new(2);
    scene.at(5).on_tile(5, &[2, 3], false).horses(6).coins(1).market(&[2, 3, 4, 5, 6, 7]).step(Step::Basic);
    scene.play("hunt 3");
    assert_eq!(scene.asked(), Frame::SecondHunt);
    scene.play("buy 7");
    assert_eq!(scene.asked(), Frame::SecondHunt);
    scene.play("hunt 2");
    assert_eq!(scene.me().furs, furs(&[2, 3, 7]));
    assert_eq!((scene.me().horses, scene.me().coins), (0, 0));
}

#[test]
fn a_season_card_is_used_once_a_turn_without_surcharge() {
    // STR-Q47
    let mut scene = Scene::new(2);
    scene.at(6).village(3, "V1").fulfilled("A11").step(Step::Main);
    assert!(scene.can("extra A11"));
    scene.play("extra A11");
    assert_eq!(scene.asked(), Frame::Advanced { anywhere: false });
    assert!(!scene.can("extra A11"));
    assert_eq!(scene.refused_by("extra A11"), "STR-Q47");
    scene.play("visit 3");
    assert_eq!((scene.me().banners, scene.me().horses), (1, 4));
    assert_eq!(scene.asked(), Frame::Turn(Step::Main), "it was no main action");
    assert_eq!(scene.refused_by("extra A11"), "STR-Q47");
    // Without a fur no second main action would be possible, the extra one was.
    scene.play("visit 3, end");
    assert_eq!(scene.player(0).banners, 2);
    // Another turn in that season of the next year uses it anew.
    scene.pass_until(|scene| scene.game.year == 2 && scene.to_decide() == Some(seat(0)));
    scene.at(6).step(Step::Main);
    assert!(scene.can("extra A11"));
}

#[test]
fn each_season_card_works_in_its_own_season_only() {
    // STR-Q47
    for (season, card) in ["A11", "A12", "A13"].into_iter().enumerate() {
        for now in 0..3 {
            let mut scene = Scene::new(2);
            scene.at(6).village(3, "V1").fulfilled(card).step(Step::Main);
            scene.game.season = now;
            assert_eq!(scene.can(&format!("extra {card}")), usize::from(now) == season);
            if usize::from(now) != season {
                assert_eq!(scene.refused_by(&format!("extra {card}")), "STR-171");
            }
        }
    }
}

#[test]
fn a_season_card_in_hand_or_of_another_player_does_nothing() {
    // STR-Q47, STR-Q49
    let mut scene = Scene::new(2);
    scene.at(6).village(3, "V1").hand("A11").step(Step::Main);
    assert_eq!(scene.refused_by("extra A11"), "STR-173");
    scene.as_seat(1).fulfilled("A11").as_seat(0);
    assert_eq!(scene.refused_by("extra A11"), "STR-173");
    assert!(scene.legal_like("extra").is_empty());
}

#[test]
fn the_shift_to_the_left_widens_an_extra_action() {
    // STR-Q47
    let mut scene = Scene::new(2);
    scene.at(6).village(2, "V1").village(3, "V2").fulfilled("A11").step(Step::Main);
    let mut plain = scene.clone();
    plain.play("extra A11");
    assert_eq!(plain.legal_like("visit"), ["visit 3"]);
    scene.fulfilled("A6").play("extra A11");
    assert_eq!(scene.legal_like("visit"), ["visit 2", "visit 3"]);
}

#[test]
fn only_what_may_be_refused_can_be_skipped() {
    // STR-Q48
    for frame in OPTIONAL {
        let mut scene = Scene::new(2);
        scene.at(6).ask(Frame::Turn(Step::Main));
        scene.game.frames.push(frame);
        assert!(scene.can("skip"), "{frame:?}");
        assert_eq!(scene.refused_by("end"), "STR-051", "{frame:?}");
        let before = *scene.me();
        scene.play("skip");
        assert_eq!(*scene.me(), before, "{frame:?}");
        let next = scene.asked();
        let trophy = frame == Frame::TrophyMove;
        assert!(
            next == Frame::Turn(Step::Main) || trophy && next == Frame::TrophyReward { reach: 1 },
            "{frame:?}"
        );
    }
    for frame in [Frame::Market, Frame::Income, Frame::Songs { taken: false }, Frame::Turn(Step::Main)] {
        let mut scene = Scene::new(2);
        scene.at(6).ask(frame);
        assert!(!scene.can("skip"), "{frame:?}");
        assert_eq!(scene.refused_by("skip"), "STR-Q48", "{frame:?}");
    }
}

#[test]
fn plain_gains_are_not_asked_about() {
    // STR-Q48
    let mut scene = Scene::new(2);
    scene.at(6).step(Step::Main);
    for token in
        [Token::Vp, Token::Horse, Token::Coin, Token::Story, Token::Banner, Token::Outpost, Token::Tiger]
    {
        scene.owe(Frame::Gain(token, 1));
        assert_eq!(scene.asked(), Frame::Turn(Step::Main), "{token:?}");
    }
    let me = scene.me();
    assert_eq!((me.vp, me.horses, me.coins, me.story), (1, 1, 1, 1));
    assert_eq!((me.banners, me.outposts, me.tigers), (1, 2, 1));
}

#[test]
fn hands_are_open_and_do_nothing_before_they_are_fulfilled() {
    // STR-Q49
    use samovar_engine::Viewer;
    let mut scene = Scene::new(2);
    scene.at(1).hand("S1").hand("A8").hand("S8").step(Step::Move);
    for viewer in Viewer::all(2) {
        let seen = &scene.game.view(viewer).board.players[0];
        assert_eq!(seen.hand, scene.me().hand);
        assert_eq!(seen.hand.len(), 3);
    }
    assert_eq!(scene.legal_like("go"), ["go 1", "go 2"], "S1 does nothing in hand");
    scene.at(5).on_tile(5, &[2, 3], false).step(Step::Basic);
    assert_eq!(scene.legal_like("hunt"), ["hunt 2"], "neither do A8 and S8");
    assert_eq!(scene.game.region_of(5), Some(region(2)));
}
