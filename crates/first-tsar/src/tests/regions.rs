//! The end of a round: region rewards (catalogue 2.13, 3.7).

use samovar_engine::{Game as _, Viewer};

use super::scene::{Scene, city, estate, goods, project, seat, spoils, token};
use crate::components::{Region, Token, TokenId};
use crate::event::Event;
use crate::goods::Goods;
use crate::state::{Frame, Phase, Points, Prize};

/// So many players whose only pieces so far are two warriors each in the North.
fn stage(players: u8) -> Scene {
    let mut scene = Scene::new(players);
    scene.region(Region::North, "RL05");
    scene
}

fn prize(leader: u8, second: Option<u8>) -> Frame {
    Frame::Prize { leader: seat(leader), second: second.map(seat) }
}

/// Four players in the South, with the most for seat 3, then 2, 1, 0.
fn south(id: &str) -> Scene {
    let mut scene = stage(4);
    scene.region(Region::South, id);
    for number in 0..4 {
        scene.as_seat(number).warriors("kursk", number + 1);
    }
    scene.end_of_round();
    scene
}

/// Two players: seat 0 far ahead in the East, where this token lies.
fn ahead(id: &str) -> Scene {
    let mut scene = stage(2);
    scene.region(Region::East, id).warriors("murom", 6).favor_tokens(&[]);
    scene
}

#[test]
fn regions_are_rewarded_when_the_last_boyar_has_left() {
    // TSR-182
    let mut scene = stage(3);
    scene.pass_until(|scene| scene.game.turns == 8 && scene.legal_like("end").len() == 1);
    assert_eq!(scene.game.phase, Phase::Actions);
    assert!(scene.game.players.iter().all(|player| player.chambers.is_empty()));
    scene.clear_log().play("end");
    assert_eq!(scene.game.phase, Phase::EndOfRound);
    assert_eq!(scene.log[..2], [Event::TurnEnded { who: seat(2) }, Event::RewardsBegan]);
}

#[test]
fn regions_come_from_east_to_north() {
    // TSR-183, TSR-006
    let mut scene = stage(3);
    scene.warriors("murom", 1).warriors("kursk", 1).warriors("moscow", 1);
    for region in [Region::East, Region::South, Region::West] {
        scene.region(region, ["RL01", "RL02", "RL08"][region.index()]);
    }
    scene.end_of_round().pass_until(|scene| scene.game.phase == Phase::Planning);
    let led = scene.log.iter().filter_map(|event| match event {
        Event::RegionLed { region, leader } => Some((*region, leader.index())),
        _ => None,
    });
    let order = [(Region::East, 0), (Region::South, 0), (Region::West, 0), (Region::North, 0)];
    assert_eq!(led.collect::<Vec<_>>(), order);
}

#[test]
fn influence_adds_up_warriors_boyars_and_buildings_of_a_region() {
    // TSR-184, TSR-037
    for (rival, leader) in [(5, 0), (6, 1)] {
        let mut scene = stage(3);
        scene.favor(&[0, 1, 2]).warriors("kursk", 1).building("putivl").boyar("chernigov");
        scene.warriors("moscow", 3).field(2).as_seat(1).warriors("kursk", rival).end_of_round();
        assert_eq!(scene.game.rewarded_region(), Region::South);
        assert_eq!(scene.asked(), prize(leader, Some(1 - leader)), "5 against {rival}");
        let south = scene.game.tables.map.of_region[Region::South.index()];
        assert_eq!(scene.player(0).influence_in(south), 5);
        assert_eq!(scene.player(1).influence_in(south), rival);
    }
    let mut scene = stage(3);
    scene.favor(&[1, 0, 2]).building("kursk").boyar("kursk").as_seat(1).warriors("kursk", 3).end_of_round();
    assert_eq!(scene.asked(), prize(0, Some(1)), "4 against 3");
}

#[test]
fn everybody_sees_influence_and_who_leads() {
    // TSR-184, TSR-189
    let mut scene = stage(3);
    scene.favor(&[2, 1, 0]).warriors("kursk", 2).building("putivl").as_seat(1).warriors("moscow", 1);
    scene.as_seat(2).warriors("kursk", 4).as_seat(0);
    let view = scene.game.view(Viewer::Spectator);
    assert_eq!(view.influence, [vec![0, 0, 0], vec![4, 0, 4], vec![0, 1, 0], vec![2, 2, 2]]);
    assert_eq!(view.leaders, [None, Some(seat(2)), Some(seat(1)), Some(seat(2))]);
    assert_eq!((view.viewer, view.to_decide), (None, Some(seat(0))));
}

#[test]
fn the_leader_picks_a_reward_and_the_second_gets_the_other() {
    // TSR-185, TSR-186, TSR-187
    for (pick, third, second) in [("points", (3, ""), (0, "2 coin")), ("other", (0, "2 coin"), (3, ""))] {
        let mut scene = stage(4);
        scene.region(Region::North, "RL01");
        scene.region(Region::South, "RL05");
        for number in 0..4 {
            scene.as_seat(number).warriors("kursk", number + 1);
        }
        scene.end_of_round();
        assert_eq!((scene.asked(), scene.to_decide()), (prize(3, Some(2)), Some(seat(3))));
        assert_eq!(scene.legal(), ["reward points", "reward other"]);
        assert_eq!(scene.refused_by("skip"), "TSR-185");
        scene.clear_log().play(&format!("reward {pick}"));
        let got = |number: u8| (scene.player(number).vp, scene.player(number).goods);
        assert_eq!(got(3), (third.0, goods(third.1)));
        assert_eq!(got(2), (second.0, goods(second.1)));
        assert_eq!((got(1), got(0)), ((0, Goods::NONE), (0, Goods::NONE)), "third and fourth");
        let (first, other) =
            if pick == "points" { (Prize::Points, Prize::Other) } else { (Prize::Other, Prize::Points) };
        let rewarded: Vec<Event> =
            scene.log.iter().filter(|event| matches!(event, Event::Rewarded { .. })).copied().collect();
        let event = |who, prize| Event::Rewarded {
            who: seat(who),
            region: Region::South,
            token: token("RL05"),
            prize,
        };
        assert_eq!(rewarded, [event(3, first), event(2, other)]);
    }
}

#[test]
fn without_pieces_there_is_no_reward() {
    // TSR-188
    let mut scene = stage(3);
    scene.field(3).end_of_round();
    let empty = [Region::East, Region::South, Region::West].map(|region| Event::NoReward { region });
    assert_eq!(scene.log[..3], empty, "neither the Field of War nor the Kremlin card is in a region");
    assert_eq!(scene.log[3], Event::RegionLed { region: Region::North, leader: seat(0) });

    let mut scene = stage(4);
    scene.region(Region::East, "RL05").as_seat(2).building("ryazan").end_of_round();
    assert_eq!(scene.asked(), prize(2, None), "a building is a piece");
    scene.play("reward other");
    let coins: Vec<u8> = scene.game.players.iter().map(|player| player.coins()).collect();
    assert_eq!(coins, [0, 0, 2, 0]);
    assert_eq!(scene.player(0).vp + scene.player(1).vp + scene.player(3).vp, 0, "nobody gets the other");
}

#[test]
fn ties_for_both_places_go_by_favor() {
    // TSR-189, TSR-075, TSR-076
    for (order, leader, second) in [([3, 1, 0, 2], 3, 1), ([2, 0, 1, 3], 2, 0)] {
        let mut scene = stage(4);
        scene.favor(&order);
        (0..4).for_each(|number| {
            scene.as_seat(number).warriors("kursk", 2);
        });
        scene.end_of_round();
        assert_eq!(scene.asked(), prize(leader, Some(second)));
    }
    let mut scene = stage(4);
    scene.favor(&[2, 0, 1, 3]);
    for (number, count) in [1, 2, 1, 3].into_iter().enumerate() {
        scene.as_seat(number as u8).warriors("kursk", count);
    }
    scene.end_of_round();
    assert_eq!(scene.asked(), prize(3, Some(1)), "Favor counts only among equals");
}

#[test]
fn with_two_players_only_the_leader_is_rewarded_and_only_once() {
    // TSR-190
    let mut scene = ahead("RL05");
    scene.as_seat(1).warriors("murom", 1).end_of_round();
    assert_eq!((scene.asked(), scene.to_decide()), (prize(0, None), Some(seat(0))));
    scene.play("reward other");
    assert_eq!((scene.player(0).goods, scene.player(0).vp), (goods("2 coin"), 0));
    assert_eq!((scene.player(1).goods, scene.player(1).vp), (Goods::NONE, 0));
}

#[test]
fn with_two_players_a_lead_below_the_points_lets_the_other_decide() {
    // TSR-191, TSR-192, TSR-193, TSR-Q74
    for (id, vp) in [("RL01", 2), ("RL05", 3), ("RD01", 4), ("RD05", 5)] {
        for lead in 1..=vp + 1 {
            for other in [0, 2] {
                for leader in [0, 1] {
                    let mut scene = stage(2);
                    scene.region(Region::East, id).as_seat(leader).warriors("murom", lead + other);
                    scene.as_seat(1 - leader).warriors("ryazan", other).end_of_round();
                    let decider = if lead < vp { 1 - leader } else { leader };
                    assert_eq!(
                        (scene.asked(), scene.to_decide()),
                        (prize(leader, None), Some(seat(decider))),
                        "{id} {lead} {other}"
                    );
                    scene.play("reward points");
                    assert_eq!(scene.player(leader).vp, u16::from(vp), "the leader gets it all the same");
                    assert_eq!(scene.player(1 - leader).vp, 0);
                }
            }
        }
    }
}

#[test]
fn with_two_players_a_tie_makes_the_higher_favor_leader_and_the_other_decide() {
    // TSR-Q73, TSR-190
    for order in [[0, 1], [1, 0]] {
        let mut scene = stage(2);
        scene.favor(&order).warriors("murom", 2).as_seat(1).warriors("ryazan", 2).end_of_round();
        assert_eq!((scene.asked(), scene.to_decide()), (prize(order[0], None), Some(seat(order[1]))));
    }
}

#[test]
fn with_two_players_an_empty_region_rewards_nobody() {
    // TSR-Q75
    let mut scene = stage(2);
    scene.end_of_round();
    let empty = [Region::East, Region::South, Region::West].map(|region| Event::NoReward { region });
    assert_eq!(scene.log[..3], empty);
    assert_eq!(scene.game.rewarded_region(), Region::North);
}

#[test]
fn a_warrior_of_one_region_counts_in_the_next() {
    // TSR-Q68
    let mut scene = stage(3);
    scene.region(Region::East, "RL06").favor(&[1, 0, 2]).warriors("murom", 1).warriors("kursk", 1);
    scene.as_seat(1).warriors("kursk", 1).end_of_round();
    assert_eq!(scene.asked(), prize(0, None));
    let mut other = scene.clone();
    other.play("reward points");
    assert_eq!(other.asked(), prize(1, Some(0)), "a tie goes to seat 1");
    scene.play("reward other, warrior kursk");
    assert_eq!(scene.asked(), prize(0, Some(1)));
}

#[test]
fn favor_of_one_region_counts_in_the_next() {
    // TSR-Q68
    let mut scene = stage(3);
    scene.region(Region::East, "RD03").favor(&[1, 2, 0]).warriors("murom", 1).warriors("kursk", 1);
    scene.as_seat(1).warriors("kursk", 1).end_of_round().play("reward other");
    assert_eq!((scene.favors(), scene.asked()), (vec![0, 1, 2], prize(0, Some(1))));
}

#[test]
fn a_move_of_this_phase_takes_the_trade_token() {
    // TSR-Q68
    let mut scene = stage(3);
    scene.region(Region::East, "RL09").water("murom", "ryazan", "TT08").warriors("murom", 1).end_of_round();
    scene.play("reward other, move warrior murom ryazan");
    assert_eq!((scene.asked(), scene.player(0).coins()), (Frame::Slot("TT08".parse().unwrap()), 0));
    assert_eq!(scene.refused_by("sell grain grain"), "TSR-172");
    scene.play("slot 4");
    assert_eq!(scene.player(0).coins(), 2 + 1, "the token, then the rest of the reward");
}

#[test]
fn places_are_fixed_before_the_first_reward() {
    // TSR-Q69
    let mut scene = stage(3);
    scene.region(Region::East, "RL09").warriors("ryazan", 1).favor(&[0, 1, 2]);
    scene.as_seat(1).warriors("murom", 1).end_of_round();
    assert_eq!(scene.asked(), prize(0, Some(1)));
    scene.clear_log().play("reward other");
    assert_eq!((scene.asked(), scene.to_decide()), (Frame::Move, Some(seat(0))));
    assert_eq!(scene.player(1).vp, 0, "the leader's reward comes first");
    scene.play("move warrior ryazan moscow");
    assert_eq!((scene.player(0).coins(), scene.player(1).vp), (1, 3), "seat 0 has left, seat 1 stays second");
}

#[test]
fn the_second_decides_about_the_own_reward() {
    // TSR-186, TSR-Q69
    let mut scene = stage(3);
    scene.region(Region::East, "RL08").warriors("murom", 2).as_seat(1).warriors("murom", 1).end_of_round();
    scene.play("reward points");
    assert_eq!((scene.asked(), scene.to_decide()), (Frame::Any, Some(seat(1))));
    scene.play("take steel");
    assert_eq!((scene.player(1).goods, scene.player(0).goods), (goods("1 steel"), Goods::NONE));
}

#[test]
fn a_reward_that_gives_nothing_can_be_picked() {
    // TSR-Q70
    let mut scene = stage(3);
    scene.region(Region::East, "RL06").warriors("murom", 2).warriors_left(0, "tver");
    scene.as_seat(1).warriors("murom", 1).end_of_round();
    assert_eq!(scene.legal(), ["reward points", "reward other"]);
    scene.play("reward other");
    assert_eq!((scene.player(0).vp, scene.player(1).vp), (0, 3));
    assert_eq!(scene.game.rewarded_region(), Region::North, "seat 0 is not asked where");
}

#[test]
fn a_declined_reward_passes_to_nobody() {
    // TSR-Q71
    let mut scene = stage(3);
    scene.region(Region::East, "RL07").warriors("murom", 2).as_seat(1).warriors("murom", 1).end_of_round();
    let shown = scene.game.estates;
    scene.play("reward other");
    assert!(scene.can("skip") && scene.can("draw estate"));
    scene.clear_log().play("skip");
    assert_eq!(scene.log[0], Event::Declined { who: seat(0), what: Token::TakeEstate, count: 1 });
    assert_eq!(scene.game.estates, shown);
    assert!(scene.game.players.iter().all(|player| player.estates.is_empty()));
    assert_eq!((scene.player(0).vp, scene.player(1).vp), (0, 3));
}

#[test]
fn fixed_rewards_come_by_themselves() {
    // TSR-Q71
    let mut scene = ahead("RD07");
    scene.end_of_round().play("reward other");
    assert_eq!(scene.player(0).goods, goods("1 grain, 1 wood, 1 stone"), "and a stone of a token is free");
    assert_eq!(scene.game.rewarded_region(), Region::North);
}

#[test]
fn costs_inside_a_reward_are_paid_from_what_is_there() {
    // TSR-Q72
    let mut scene = ahead("RL04");
    scene.warriors("vladimir", 1).goods("4 grain").end_of_round().play("reward other");
    assert_eq!(scene.asked(), Frame::Income);
    assert_eq!(scene.refused_by("income vladimir"), "TSR-124");
    assert_eq!(scene.refused_by("sell grain grain"), "TSR-172");
    scene.play("income vladimir plain");
    assert_eq!(scene.player(0).goods, goods("4 grain, 1 wood"));

    let mut scene = ahead("RD09");
    scene.hand("PM02").goods("1 grain, 3 wood").end_of_round().play("reward other");
    assert_eq!(scene.game.rewarded_region(), Region::North, "nothing can be completed");
    let mut scene = ahead("RD09");
    scene
        .hand("PM02")
        .goods("2 grain, 3 wood")
        .spoils(&["SP05"])
        .end_of_round()
        .play("reward other, complete PM02, war SP05");
    assert_eq!((scene.player(0).goods, scene.player(0).vp), (goods("1 wood, 2 coin"), 4));
}

#[test]
fn every_region_token_gives_its_points() {
    // TSR-023, TSR-Q76
    for id in TokenId::all() {
        let mut scene = ahead(&id.to_string());
        scene.end_of_round();
        assert_eq!(scene.to_decide(), Some(seat(0)));
        scene.play("reward points");
        let printed = scene.game.tables.tokens[id.index()];
        let vp = u16::from(printed.vp);
        let player = scene.player(0);
        assert_eq!((player.vp, player.points[Points::Regions as usize]), (vp, vp));
        assert!(player.goods.is_empty(), "only one of the two, {id}");
        assert!(printed.other.parts().iter().all(|part| part.token != Token::Vp), "{id}");
    }
}

#[test]
fn every_other_reward_can_be_had() {
    // TSR-023
    let done = |id: &str, actions: &str| {
        let mut scene = ahead(id);
        scene
            .hand("PM02")
            .display("PC05")
            .titles(&["TL04"])
            .estates(&["ES05"])
            .spoils(&["SP05"])
            .favor(&[1, 0]);
        scene.goods("2 grain, 2 wood").end_of_round().play("reward other");
        if !actions.is_empty() {
            scene.play(actions);
        }
        assert_eq!(scene.game.rewarded_region(), Region::North, "{id} is settled");
        scene
    };
    let gained = |id: &str, actions: &str| done(id, actions).player(0).goods.minus(goods("2 grain, 2 wood"));
    assert_eq!(gained("RL01", ""), goods("1 grain, 1 wood"));
    assert_eq!(gained("RL02", ""), goods("1 stone"));
    assert!(done("RL03", "project PC05").player(0).hand.has(project("PC05")));
    assert_eq!(gained("RL04", "income murom"), goods("2 wood"));
    assert_eq!(gained("RL05", ""), goods("2 coin"));
    assert_eq!(done("RL06", "warrior murom").player(0).garrison[city("murom").index()], 7);
    assert!(done("RL07", "estate ES05").player(0).estates.has(estate("ES05")));
    assert_eq!(gained("RL08", "take steel"), goods("1 steel"));
    let scene = done("RL09", "move warrior murom vladimir");
    assert_eq!((scene.player(0).garrison[city("vladimir").index()], scene.player(0).coins()), (1, 1));
    assert_eq!(gained("RD01", ""), goods("3 coin"));
    assert_eq!(gained("RD02", "take steel, take steel"), goods("2 steel"));
    assert_eq!(done("RD03", "").favors(), [0, 1]);
    assert!(done("RD04", "title TL04").player(0).titles.has("TL04".parse().unwrap()));
    let scene = done("RD05", "war SP05");
    assert_eq!((scene.player(0).field, scene.player(0).coins()), (1, 2));
    assert!(scene.player(0).spoils.has(spoils("SP05")));
    assert_eq!(gained("RD06", "effect 1, effect 3"), goods("1 grain, 1 coin"));
    assert_eq!(gained("RD07", ""), goods("1 grain, 1 wood, 1 stone"));
    assert!(done("RD08", "build murom").player(0).built.has(city("murom")));
    assert_eq!(done("RD09", "complete PM02, skip").player(0).vp, 4);
}

#[test]
fn there_is_no_pause_between_two_trade_effects_outside_the_own_turn() {
    // TSR-Q97, TSR-154
    let mut scene = ahead("RD06");
    scene
        .pad(4, "TT08")
        .goods("4 grain, 1 steel")
        .estate("ES01")
        .end_of_round()
        .play("reward other, effect 4");
    assert_eq!(scene.refused_by("effect 4"), "TSR-154");
    scene.play("effect 1");
    assert_eq!(scene.player(0).goods, goods("5 grain, 1 steel, 2 coin"));
    assert_eq!(scene.game.rewarded_region(), Region::North, "both are done");
}

#[test]
fn points_of_a_region_can_still_win_a_favor_token_in_the_second_round() {
    // TSR-Q31, TSR-080
    let mut scene = stage(3);
    scene.round(2).region(Region::South, "RL05").as_seat(2).vp(8).warriors("kursk", 1).end_of_round();
    scene.play("reward points");
    assert_eq!((scene.player(2).vp, scene.favors()), (11, vec![2, 0, 1]));
    assert!(scene.happened(|event| *event == Event::FavorToken { who: seat(2), space: 10 }));
}

#[test]
fn the_same_order_holds_with_four_players_in_one_region() {
    // TSR-187
    let mut scene = south("RL05");
    scene.play("reward points");
    let vp: Vec<u16> = scene.game.players.iter().map(|player| player.vp).collect();
    assert_eq!(vp, [0, 0, 0, 3]);
    assert_eq!(scene.player(2).goods, goods("2 coin"));
}
