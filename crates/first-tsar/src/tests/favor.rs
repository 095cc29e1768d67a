//! The Tsar's Favor and victory points (catalogue 1.4, 2.2 and 3.3).

use samovar_engine::{Game, Rng, Seed, kit};

use super::scene::{Scene, chamber, city, goods, seat};
use crate::components::{City, Region, Token};
use crate::event::Event;
use crate::options::Options;
use crate::state::{FirstTsar, Frame, Phase, Points};

/// The places of events in the log, in the order they are asked for.
fn places(scene: &Scene, events: &[Event]) -> Vec<Option<usize>> {
    events.iter().map(|event| scene.log.iter().position(|other| other == event)).collect()
}

#[test]
fn favor_decides_every_tie_and_nothing_else() {
    // TSR-075, TSR-076
    let mut scene = Scene::new(3);
    scene.favor(&[2, 0, 1]);
    for number in 0..3 {
        scene.as_seat(number).clear_map().warriors("murom", 2).warriors("kursk", 1);
    }
    let leader = |scene: &Scene, region: Region| scene.game.ranking(region).rows()[0].0;
    // Alike in all else: importance, influence, the Field of War.
    assert_eq!(scene.game.most_important(chamber("project")), Some(seat(2)));
    assert_eq!(leader(&scene, Region::East), seat(2));
    let order: Vec<usize> =
        scene.game.ranking(Region::South).rows().iter().map(|(seat, _)| seat.index()).collect();
    assert_eq!(order, [2, 0, 1]);
    // One coin, one warrior more outweighs all Favor.
    scene.as_seat(1).chambers(&["production", "maneuver", "project 1"]).warriors("murom", 3).field(1);
    assert_eq!(scene.game.most_important(chamber("project")), Some(seat(1)));
    assert_eq!(leader(&scene, Region::East), seat(1));
    assert_eq!(leader(&scene, Region::South), seat(2));
    assert_eq!(scene.game.field_ranking().rows(), [(seat(1), 1)]);
}

#[test]
fn gaining_favor_leads_to_the_top_and_pushes_down_those_above() {
    // TSR-078
    for (who, after) in [(1, [1, 3, 0, 2]), (0, [0, 3, 1, 2]), (2, [2, 3, 1, 0])] {
        let mut scene = Scene::new(4);
        scene.favor(&[3, 1, 0, 2]).turn(who).gain(Token::Favor, 1);
        assert_eq!(scene.favors(), after);
        assert_eq!(scene.log, [Event::Favored { who: seat(who) }]);
        assert_eq!(scene.me().vp, 0);
    }
}

#[test]
fn favor_on_top_is_worth_a_point() {
    // TSR-079
    let mut scene = Scene::new(4);
    scene.favor(&[3, 1, 0, 2]).turn(3).gain(Token::Favor, 2);
    assert_eq!(scene.favors(), [3, 1, 0, 2]);
    assert_eq!((scene.me().vp, scene.me().points[Points::Favor as usize]), (2, 2));
    let point = Event::Scored { who: seat(3), vp: 1, from: Points::Favor };
    assert_eq!(scene.log, [point, point]);
}

#[test]
fn reaching_and_passing_a_favor_token_are_the_same() {
    // TSR-080, TSR-081, TSR-014
    for (space, left) in [(10, 0b110), (20, 0b101), (30, 0b011)] {
        for (gain, taken) in [(1, false), (2, true), (5, true)] {
            let mut scene = Scene::new(3);
            scene.turn(1).vp(space - 2).gain(Token::Vp, gain);
            assert_eq!(scene.me().vp, space - 2 + u16::from(gain));
            assert_eq!(scene.favors()[0] == 1, taken, "{space} with {gain}");
            assert_eq!(scene.game.favor_tokens, if taken { left } else { 0b111 });
            let token = Event::FavorToken { who: seat(1), space: space as u8 };
            assert_eq!(scene.happened(|event| *event == token), taken);
        }
    }
}

#[test]
fn who_stands_on_a_space_does_not_reach_it_again() {
    // TSR-080, TSR-Q30
    let mut scene = Scene::new(3);
    scene.turn(1).vp(10).gain(Token::Vp, 3);
    assert_eq!((scene.favors()[0], scene.game.favor_tokens), (0, 0b111));
}

#[test]
fn a_favor_token_is_taken_once() {
    // TSR-082
    let mut scene = Scene::new(3);
    scene.turn(1).vp(9).gain(Token::Vp, 2);
    assert_eq!(scene.favors(), [1, 0, 2]);
    scene.turn(2).vp(9).clear_log().gain(Token::Vp, 2);
    assert_eq!((scene.favors(), scene.me().vp), (vec![1, 0, 2], 11));
    let points = Event::Scored { who: seat(2), vp: 2, from: Points::Tokens };
    assert_eq!(scene.log, [points]);
}

#[test]
fn favor_tokens_leave_after_the_second_round() {
    // TSR-083
    let mut scene = Scene::new(3);
    scene.round(2).vp(9).end_of_round();
    assert_eq!(scene.game.favor_tokens, 0b111);
    scene.pass_until(|scene| scene.game.round == 3);
    assert_eq!(scene.game.favor_tokens, 0);
    let token = |event: &Event| matches!(event, Event::FavorToken { .. });
    let mut scene = Scene::new(3);
    scene.round(3).turn(1).vp(9).gain(Token::Vp, 2);
    assert_eq!((scene.favors()[0], scene.me().vp, scene.happened(token)), (0, 11, false));
}

#[test]
fn several_tokens_come_from_the_lower_to_the_higher() {
    // TSR-Q27
    let mut scene = Scene::new(3);
    scene.turn(2).vp(9).gain(Token::Vp, 15).gain(Token::Vp, 7);
    // 24 and 1 for the second token; then 32 and 1 for the third.
    assert_eq!((scene.me().vp, scene.game.favor_tokens), (33, 0));
    let who = seat(2);
    let order = [
        Event::Scored { who, vp: 15, from: Points::Tokens },
        Event::FavorToken { who, space: 10 },
        Event::Favored { who },
        Event::FavorToken { who, space: 20 },
        Event::Scored { who, vp: 1, from: Points::Favor },
        Event::Scored { who, vp: 7, from: Points::Tokens },
        Event::FavorToken { who, space: 30 },
        Event::Scored { who, vp: 1, from: Points::Favor },
    ];
    assert_eq!(scene.log, order);
}

#[test]
fn a_point_for_favor_on_top_can_reach_a_token_itself() {
    // TSR-Q28
    let mut scene = Scene::new(3);
    scene.vp(18).gain(Token::Vp, 1);
    assert_eq!(scene.me().vp, 19);
    scene.gain(Token::Favor, 1);
    assert_eq!((scene.me().vp, scene.game.favor_tokens, scene.favors()), (21, 0b101, vec![0, 1, 2]));
}

#[test]
fn a_favor_token_comes_before_the_rest_of_the_effect() {
    // TSR-Q29
    let mut scene = Scene::new(3);
    scene.turn(1).vp(9).spoils(&["SP04"]).owe(Frame::War);
    scene.play("war SP04");
    let order = places(
        &scene,
        &[
            Event::Scored { who: seat(1), vp: 2, from: Points::Tokens },
            Event::FavorToken { who: seat(1), space: 10 },
            Event::Favored { who: seat(1) },
            Event::Gained { who: seat(1), item: crate::components::Item::Coin, count: 1 },
        ],
    );
    assert!(order.iter().all(Option::is_some) && order.is_sorted(), "{order:?}");
}

#[test]
fn points_above_ninety_nine_keep_counting() {
    // TSR-036, TSR-Q30
    let mut scene = Scene::new(3);
    scene.turn(1).vp(98).gain(Token::Vp, 15);
    assert_eq!(scene.me().vp, 113);
    assert_eq!((scene.favors()[0], scene.game.favor_tokens), (0, 0b111), "space 10 of the second lap");
}

#[test]
fn a_region_reward_of_the_second_round_still_wins_a_favor_token() {
    // TSR-Q31
    let mut scene = Scene::new(3);
    scene.round(2).region(Region::East, "RL05");
    scene.as_seat(1).vp(8).clear_map().warriors("murom", 3).end_of_round();
    assert_eq!(scene.to_decide(), Some(seat(1)));
    scene.play("reward points");
    assert_eq!((scene.favors()[0], scene.player(1).vp), (1, 11));
    assert!(scene.happened(|event| *event == Event::FavorToken { who: seat(1), space: 10 }));
}

#[test]
fn a_taken_favor_token_is_worth_nothing_later() {
    // TSR-Q32
    let mut scene = Scene::new(3);
    scene.turn(1).vp(9).gain(Token::Vp, 2);
    let taken = scene.game.standings();
    scene.favor_tokens(&[10, 20, 30]);
    let lying = scene.game.standings();
    let totals = |standings: &samovar_engine::Standings| -> Vec<i32> {
        standings.rows.iter().map(|row| row.total).collect()
    };
    assert_eq!(totals(&taken), totals(&lying));
    assert_eq!(scene.player(1).vp, 11);
}

#[test]
fn influence_is_one_for_a_warrior_and_two_for_a_boyar_or_a_building() {
    // TSR-037, TSR-007, TSR-Q13
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("murom", 3).warriors("kursk", 1).building("kursk").boyar("putivl");
    scene.field(4);
    let at = |name: &str| scene.me().influence(city(name));
    assert_eq!([at("murom"), at("kursk"), at("putivl"), at("tver")], [3, 3, 2, 0]);
    let regions =
        Region::ALL.map(|region| scene.me().influence_in(scene.game.tables.map.of_region[region.index()]));
    // Warriors on the Field of War and boyars in chambers count nowhere.
    assert_eq!(regions, [3, 5, 0, 0]);
    assert_eq!(City::all().filter(|each| scene.me().presence().has(*each)).count(), 3);
}

#[test]
fn points_are_told_by_where_they_come_from() {
    // TSR-035
    let mut scene = Scene::new(3);
    let points = |scene: &Scene, from: Points| scene.player(0).points[from as usize];
    scene.goods("3 grain, 2 wood").hand("PM01").spoils(&["SP01"]).acting("project", false);
    scene.play("complete PM01, war SP01").gain(Token::Vp, 2).gain(Token::Favor, 1);
    assert_eq!(points(&scene, Points::Projects), 5);
    assert_eq!(points(&scene, Points::Tokens), 3 + 2);
    // Eleven points reach the first token: once more for Favor on top.
    assert_eq!((points(&scene, Points::Favor), scene.me().vp), (2, 12));
    let mut scene = Scene::new(3);
    scene.round(4).region(Region::East, "RD01").clear_map().warriors("murom", 2).field(1).title("TL11");
    scene.goods("2 steel, 3 grain").end_of_round().play("reward points");
    scene.pass_until(|scene| scene.game.phase == Phase::Over);
    assert_eq!(points(&scene, Points::Regions), 4);
    assert_eq!(points(&scene, Points::Titles), 3);
    assert_eq!(points(&scene, Points::FieldOfWar), 4);
    assert_eq!(points(&scene, Points::Standing), 4);
    assert_eq!(points(&scene, Points::Exchange), 2);
    assert_eq!(scene.player(0).vp, 4 + 3 + 4 + 4 + 2);
    assert_eq!(scene.player(0).goods, goods(""));
    assert_eq!((scene.refused_by("end"), scene.legal().len()), ("TSR-222", 0));
}

#[test]
fn no_points_are_no_news() {
    // TSR-035
    let mut scene = Scene::new(3);
    scene.owe(Frame::Gain(Token::Vp, 0));
    assert!(scene.log.is_empty() && scene.me().vp == 0);
}

#[test]
fn everybody_sees_importance_influence_and_who_leads() {
    // TSR-096, TSR-037, TSR-075
    let mut scene = Scene::new(3);
    scene.favor(&[2, 0, 1]).clear_map().warriors("murom", 2);
    scene.as_seat(1).clear_map().warriors("ryazan", 2).building("tver").boyar("kursk");
    scene.as_seat(2).clear_map().warriors("moscow", 2).chambers(&["maneuver", "reward"]).turn(0);
    let view = scene.game.view(samovar_engine::Viewer::Seat(seat(2)));
    let owner = |number: u8| Some(seat(number));
    assert_eq!(view.important, [owner(0), owner(2), None, None, owner(2)]);
    assert_eq!(view.influence, [vec![2, 2, 0], vec![0, 2, 0], vec![0, 0, 2], vec![0, 2, 0]]);
    assert_eq!(view.leaders, [owner(0), owner(1), owner(2), owner(1)]);
    assert_eq!((view.viewer, view.to_decide), (owner(2), owner(0)));
    assert_eq!(view.board.favor, [seat(2), seat(0), seat(1)]);
}

#[test]
fn points_are_never_lost_and_everybody_keeps_two_warriors_on_the_map() {
    // TSR-Q33, TSR-Q51, TSR-Q47, TSR-Q06, TSR-077
    for number in 0..6 {
        let options = Options::for_players(2 + number % 3);
        let mut game = FirstTsar::new(&options, Seed::from_text("laws").nth(number.into()));
        let mut dice = Rng::new(Seed::from_text("dice of laws").nth(number.into()));
        let mut before = [0; 4];
        while !game.is_over() {
            game.apply(kit::any_legal(&game, &mut dice), &mut samovar_engine::NoLog);
            let points = game.players.map(|player| player.vp);
            assert!(points.iter().zip(before).all(|(now, before)| *now >= before));
            before = points;
            let mut track = game.by_favor().to_vec();
            track.sort_unstable_by_key(|seat| seat.index());
            assert!(track.into_iter().eq(game.seats_in_order()), "a marker of everybody's on the track");
            if matches!(game.phase, Phase::Keep | Phase::Settle) {
                continue;
            }
            let effects = (0..5).filter(|slot| game.trade_source(*slot).is_some()).count();
            assert!(effects >= 3);
            for player in &game.players[..game.seats()] {
                assert!(player.garrison.iter().sum::<u8>() >= 2);
                for (seal, coins) in game.seals.iter().zip(player.bribes) {
                    assert!(seal.is_none() || coins == 0);
                }
            }
        }
    }
}
