//! The Planning phase (catalogue 2.3).

use samovar_engine::Game;

use super::scene::{Scene, chamber, goods, seat};
use crate::components::{Chamber, Item};
use crate::event::Event;
use crate::state::{ChamberSet, Frame, Phase};

/// Planning, with these coins for everybody.
fn planning(players: u8, coins: u8) -> Scene {
    let mut scene = Scene::new(players);
    for number in 0..players {
        scene.as_seat(number).goods(&format!("{coins} coin"));
    }
    scene.planning();
    scene
}

#[test]
fn boyars_are_placed_one_at_a_time_clockwise_until_all_stand() {
    // TSR-084, TSR-090, TSR-030
    let mut scene = planning(3, 0);
    scene.game.first = seat(1);
    scene.game.active = seat(1);
    let mut order = Vec::new();
    for name in ["production", "project", "reward"] {
        for _ in 0..3 {
            order.push(scene.to_decide().expect("a seat").index());
            assert_eq!(scene.game.phase, Phase::Planning);
            let reveals = scene.game.reveals();
            scene.play(&format!("plan {name}"));
            assert_eq!(scene.game.reveals(), reveals + 1);
        }
    }
    assert_eq!(order, [1, 2, 0, 1, 2, 0, 1, 2, 0]);
    let three = ChamberSet::from_iter([Chamber::Production, Chamber::Project, Chamber::Reward]);
    assert!(scene.game.players[..3].iter().all(|player| player.chambers == three));
    assert_eq!((scene.game.phase, scene.game.turns), (Phase::Actions, 0));
    assert_eq!(scene.to_decide(), Some(seat(1)), "the first player begins the Action phase too");
    let last = scene.log.len() - 3;
    let began = [Event::ActionsBegan, Event::TurnBegan { who: seat(1) }];
    assert_eq!(scene.log[last + 1..], began);
    assert_eq!(scene.log[last], Event::Planned { who: seat(0), chamber: chamber("reward"), coins: 0 });
}

#[test]
fn a_boyar_has_to_be_placed() {
    // TSR-085
    let mut scene = planning(3, 2);
    assert_eq!(scene.refused_by("skip"), "TSR-085");
    assert_eq!(scene.refused_by("end"), "TSR-Q12");
    assert_eq!(scene.legal().len(), 5);
    scene.play("plan exchange");
    assert_eq!(scene.asked(), Frame::Coins(chamber("exchange")));
    assert_eq!(scene.refused_by("skip"), "TSR-085");
    assert_eq!(scene.refused_by("plan project"), "TSR-084");
}

#[test]
fn nobody_leaves_a_chamber_while_all_plan() {
    // TSR-084, TSR-092
    let mut scene = planning(2, 0);
    scene.play("plan project, plan project");
    assert_eq!(scene.refused_by("leave project"), "TSR-092");
    assert_eq!(scene.refused_by("leave project seal"), "TSR-092");
}

#[test]
fn a_chamber_takes_one_boyar_of_every_player() {
    // TSR-086
    let mut scene = planning(4, 0);
    scene.play("plan maneuver, plan maneuver, plan maneuver, plan maneuver");
    assert!(scene.game.players.iter().all(|player| player.chambers.has(chamber("maneuver"))));
    assert_eq!(scene.refused_by("plan maneuver"), "TSR-086");
    assert_eq!(scene.legal(), ["plan production", "plan project", "plan exchange", "plan reward"]);
    assert!(!scene.can("plan maneuver") && scene.can("plan reward"));
}

#[test]
fn any_number_of_own_coins_goes_under_the_boyar() {
    // TSR-087
    for coins in 0..=3u8 {
        let mut scene = planning(3, 3);
        scene.play("plan project");
        assert_eq!(scene.legal(), ["coins 0", "coins 1", "coins 2", "coins 3"]);
        assert_eq!(scene.refused_by("coins 4"), "TSR-087");
        assert_eq!(scene.me().chambers.len(), 0, "it stands there when the coins are settled");
        scene.play(&format!("coins {coins}"));
        let player = scene.player(0);
        assert_eq!(player.goods.count(Item::Coin), 3 - coins);
        assert_eq!(player.bribes[chamber("project").index()], coins);
        assert_eq!(player.bribes.iter().sum::<u8>(), coins);
        assert!(player.chambers.has(chamber("project")));
        assert_eq!(scene.log, [Event::Planned { who: seat(0), chamber: chamber("project"), coins }]);
        assert_eq!(scene.to_decide(), Some(seat(1)));
    }
}

#[test]
fn the_refusal_tells_how_many_coins_there_are() {
    // TSR-087
    let mut scene = planning(3, 2);
    scene.play("plan project");
    let refusal = scene.game.check("coins 3".parse().unwrap()).expect_err("too many");
    let told = refusal.reason.clone();
    assert_eq!(told, samovar_engine::Message::new("first-tsar-why-coins").with("number", 2u8));
}

#[test]
fn without_coins_nothing_is_asked() {
    // TSR-087
    let mut scene = planning(3, 0);
    scene.play("plan project");
    assert_eq!((scene.to_decide(), scene.asked()), (Some(seat(1)), Frame::Plan));
    assert!(scene.player(0).chambers.has(chamber("project")));
}

#[test]
fn coins_are_not_added_or_taken_back_later() {
    // TSR-088, TSR-Q09
    let mut scene = planning(2, 3);
    scene.play("plan project, coins 1, plan project, coins 0");
    assert_eq!(scene.refused_by("coins 1"), "TSR-088");
    scene.play("plan reward, coins 0, plan reward, coins 0, plan exchange, coins 0, plan exchange, coins 0");
    assert_eq!(scene.game.phase, Phase::Actions);
    assert_eq!(scene.refused_by("coins 1"), "TSR-088");
    assert_eq!(scene.refused_by("coins 0"), "TSR-088");
    assert!(scene.legal_like("coins").is_empty());
    // While another boyar leaves, the coin stays where it is.
    scene.play("leave exchange");
    assert_eq!(scene.me().bribes[chamber("project").index()], 1);
    assert_eq!(scene.has(Item::Coin), 2);
}

#[test]
fn there_are_no_free_actions_in_planning() {
    // TSR-089
    let mut scene = planning(3, 3);
    scene.goods("3 coin, 2 grain, 1 steel").estate("ES01").pad(1, "TT01").pad(2, "TT02");
    for asked in 0..2 {
        for action in ["sell grain grain", "sell steel", "use ES01", "discard TT01 TT02", "cover none"] {
            assert_eq!(scene.refused_by(action), "TSR-089", "{action}");
        }
        let words = ["sell", "use", "discard", "cover"];
        assert!(words.iter().all(|word| scene.legal_like(word).is_empty()));
        if asked == 0 {
            scene.play("plan project");
        }
    }
}

#[test]
fn coins_make_a_boyar_more_important() {
    // TSR-091, TSR-096
    let mut scene = planning(3, 3);
    scene.play("plan project, coins 1, plan project, coins 2, plan project, coins 2");
    assert_eq!(scene.game.most_important(chamber("project")), Some(seat(1)), "a tie goes by Favor");
    assert_eq!(scene.game.most_important(chamber("reward")), None);
    scene.pass_until(|scene| scene.game.phase == Phase::Actions);
    assert_eq!(scene.refused_by("leave project seal"), "TSR-101");
    scene.play("leave production, send tver, end");
    assert!(scene.can("leave project seal"), "the bonus is there for the most important");
    assert_eq!(scene.player(0).goods, goods("2 coin"));
}
