//! Special scoring after the second and the fourth round, and the final exchange (catalogue 2.15, 2.17, 3.7).

use super::scene::{Scene, goods, seat, spoils, title, trade};
use crate::components::{Region, SpoilsId, TitleId, Token};
use crate::event::Event;
use crate::goods::Goods;
use crate::score::after_exchange;
use crate::state::{Phase, Points, SpoilsSet, TradeSet};

/// So many players at the end of a round that is scored; of the regions only the North is rewarded.
fn stage(players: u8, round: u8) -> Scene {
    let mut scene = Scene::new(players);
    scene.round(round).region(Region::North, if round == 4 { "RD01" } else { "RL05" });
    scene
}

/// Rewards and scoring, up to the next round or the end; the leader takes points.
fn score(scene: &mut Scene) -> &mut Scene {
    scene.clear_log().end_of_round();
    scene.pass_until(|scene| scene.game.phase == Phase::Planning)
}

fn points(scene: &Scene, from: Points) -> Vec<u16> {
    let players = usize::from(scene.game.options.players);
    scene.game.players[..players].iter().map(|player| player.points[from as usize]).collect()
}

fn worth(scene: &Scene, id: &str) -> u16 {
    scene.game.title_points(seat(0), title(id))
}

#[test]
fn scoring_comes_after_rewards_and_before_preparation() {
    // TSR-208
    let mut scene = stage(3, 2);
    scene.title("TL14");
    score(&mut scene);
    let at = |found: fn(&Event) -> bool| scene.log.iter().position(found).expect("it happened");
    let order = [
        at(|event| matches!(event, Event::Rewarded { .. })),
        at(|event| matches!(event, Event::ScoringBegan { .. })),
        at(|event| matches!(event, Event::TitleScored { .. })),
        at(|event| matches!(event, Event::Scored { from: Points::Standing, .. })),
        at(|event| matches!(event, Event::NewSpoils { .. })),
        at(|event| matches!(event, Event::NewTrades)),
        at(|event| matches!(event, Event::NewCards { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
    let rewards = scene.log.iter().rposition(|event| matches!(event, Event::Rewarded { .. }));
    assert!(rewards < Some(order[1]), "all rewards come first");
}

#[test]
fn favor_tokens_leave_before_any_point_of_the_scoring() {
    // TSR-209, TSR-221, TSR-083
    let mut scene = stage(3, 2);
    scene.favor(&[1, 2, 0]).as_seat(2).vp(9).as_seat(0);
    score(&mut scene);
    assert_eq!(scene.game.favor_tokens, 0);
    assert!(!scene.happened(|event| matches!(event, Event::FavorToken { .. } | Event::Favored { .. })));
    assert_eq!((scene.player(2).vp, scene.favors()), (9 + 2, vec![1, 2, 0]));

    scene.pass_until(|scene| scene.game.phase == Phase::Actions).clear_log().gain(Token::Vp, 40);
    assert!(!scene.happened(|event| matches!(event, Event::FavorToken { .. })), "nor in later rounds");
}

#[test]
fn in_the_first_round_tokens_stay() {
    // TSR-209
    let mut scene = stage(3, 1);
    score(&mut scene);
    assert_eq!(scene.game.favor_tokens, 0b111);
}

#[test]
fn every_player_gains_the_points_of_every_own_title() {
    // TSR-210, TSR-233, TSR-Q80
    let mut scene = stage(3, 2);
    scene
        .title("TL14")
        .title("TL10")
        .title("TL12")
        .building("moscow")
        .as_seat(1)
        .title("TL09")
        .estate("ES01");
    score(&mut scene);
    assert_eq!(points(&scene, Points::Titles), [2 + 3 * 2 + 2, 2, 0]);
    let told: Vec<Event> =
        scene.log.iter().filter(|event| matches!(event, Event::TitleScored { .. })).copied().collect();
    let event = |who, id, vp| Event::TitleScored { who: seat(who), title: title(id), vp };
    assert_eq!(told, [event(0, "TL10", 6), event(0, "TL12", 2), event(0, "TL14", 2), event(1, "TL09", 2)]);
    let sums = scene.game.players.map(|player| player.points.iter().sum::<u16>());
    assert_eq!(scene.game.players.map(|player| player.vp), sums);
}

#[test]
fn titles_count_in_full_after_both_scorings() {
    // TSR-Q77, TSR-234, TSR-016
    let mut scene = stage(3, 2);
    scene.title("TL02").completed("PT01").completed("PT02");
    score(&mut scene);
    assert_eq!(scene.player(0).points[Points::Titles as usize], 4);
    scene.pass_until(|scene| scene.game.phase == Phase::Over);
    assert_eq!(scene.player(0).points[Points::Titles as usize], 8);
}

#[test]
fn titles_are_counted_with_boyars_and_field_warriors_still_in_place() {
    // TSR-Q78
    let mut scene = stage(3, 2);
    scene.title("TL06").title("TL11").warriors("kursk", 1).boyar("kursk").field(3);
    score(&mut scene);
    assert_eq!(points(&scene, Points::Titles)[0], 2 + 9);
    assert_eq!(scene.player(0).field, 0, "they left afterwards");
}

#[test]
fn a_title_won_in_a_region_scores_at_once() {
    // TSR-Q67
    for (round, phase) in [(2, Phase::Planning), (4, Phase::Over)] {
        let mut scene = stage(3, round);
        scene.region(Region::South, "RD04").titles(&["TL14"]).as_seat(2).warriors("kursk", 1).end_of_round();
        scene.play("reward other, title TL14").pass_until(|scene| scene.game.phase == phase);
        assert_eq!(points(&scene, Points::Titles), [0, 0, 3]);
    }
}

#[test]
fn the_field_of_war_gives_four_and_two_points() {
    // TSR-211, TSR-212, TSR-213
    for (players, field, wanted) in [
        (4, vec![1, 3, 0, 2], vec![0, 4, 0, 2]),
        (3, vec![0, 1, 0], vec![0, 4, 0]),
        (3, vec![0, 0, 0], vec![0, 0, 0]),
    ] {
        for round in [2, 4] {
            let mut scene = stage(players, round);
            for (number, count) in field.iter().enumerate() {
                scene.as_seat(number as u8).field(*count);
            }
            score(&mut scene);
            assert_eq!(points(&scene, Points::FieldOfWar), wanted, "{field:?}");
        }
    }
}

#[test]
fn ties_on_the_field_go_by_favor() {
    // TSR-214
    let mut scene = stage(4, 2);
    scene.favor(&[3, 1, 2, 0]);
    (0..4).for_each(|number| {
        scene.as_seat(number).field(1);
    });
    score(&mut scene);
    assert_eq!(points(&scene, Points::FieldOfWar), [0, 2, 0, 4]);
}

#[test]
fn with_two_players_second_places_score_too() {
    // TSR-Q79, TSR-215
    let mut scene = stage(2, 2);
    scene.favor(&[1, 0]).field(2).as_seat(1).field(1);
    score(&mut scene);
    assert_eq!(points(&scene, Points::FieldOfWar), [4, 2]);
    assert_eq!(points(&scene, Points::Standing), [2, 4]);
}

#[test]
fn favor_gives_four_and_two_points() {
    // TSR-215
    for round in [2, 4] {
        let mut scene = stage(4, round);
        scene.favor(&[2, 0, 3, 1]);
        score(&mut scene);
        assert_eq!(points(&scene, Points::Standing), [2, 0, 4, 0]);
    }
    let mut scene = stage(4, 1);
    score(&mut scene);
    assert_eq!(points(&scene, Points::Standing), [0; 4], "not after the first round");
}

#[test]
fn the_order_of_the_players_changes_nothing_in_scoring() {
    // TSR-Q80
    let total = |order: [u8; 3]| {
        let mut scene = stage(3, 2);
        scene.region(Region::South, "RL01").favor(&order).favor_tokens(&[]);
        for (place, number) in order.into_iter().enumerate() {
            scene.as_seat(number).vp(9).field(3 - place as u8).warriors("kursk", place as u8);
        }
        scene.as_seat(order[0]).title("TL14").title("TL11");
        score(&mut scene);
        assert_eq!(scene.favors(), order.map(usize::from));
        order.map(|number| scene.player(number).vp - scene.player(number).points[Points::Regions as usize])
    };
    assert_eq!(total([0, 1, 2]), total([2, 0, 1]));
    assert_eq!(total([0, 1, 2]), total([1, 2, 0]));
}

#[test]
fn after_the_second_round_warriors_come_home_from_the_field() {
    // TSR-216
    let mut scene = stage(3, 2);
    scene.field(3).as_seat(2).field(1).as_seat(0);
    let supply = scene.player(0).warriors;
    score(&mut scene);
    assert_eq!((scene.player(0).field, scene.player(0).warriors), (0, supply + 3));
    assert_eq!((scene.player(2).field, scene.player(2).warriors), (0, 8));
    let mut scene = stage(3, 3);
    scene.field(3);
    score(&mut scene);
    assert_eq!(scene.player(0).field, 3, "not after the third");
}

#[test]
fn after_the_second_round_new_spoils_are_laid_out() {
    // TSR-217
    for (players, count) in [(2, 3), (3, 5), (4, 6)] {
        let mut scene = stage(players, 2);
        let (old, reserve) = (scene.game.spoils, scene.game.spoils_reserve);
        assert_eq!(old.len(), count);
        score(&mut scene);
        let next: SpoilsSet = reserve.all().iter().rev().take(count.into()).copied().collect();
        assert_eq!((scene.game.spoils, scene.game.spoils_gone), (next, old));
        assert_eq!(usize::from(scene.game.spoils_reserve.len()), SpoilsId::COUNT - 2 * usize::from(count));
        assert!(scene.happened(|event| *event == Event::NewSpoils { spoils: next }));
    }
}

#[test]
fn after_the_second_round_the_reserve_fills_the_waterways() {
    // TSR-218, TSR-141, TSR-180
    let mut scene = stage(3, 2);
    scene.pad(4, "TT10").water("kursk", "putivl", "TT08");
    let reserve: TradeSet = scene.game.trade_reserve.all().iter().copied().collect();
    let gone = scene.game.trades_gone;
    score(&mut scene);
    let waters: TradeSet = scene.game.waters.into_iter().flatten().collect();
    assert_eq!((waters, waters.len()), (reserve, 10));
    assert!(scene.game.trade_reserve.is_empty());
    assert!(scene.game.trades_gone.has(trade("TT08")), "what was left is discarded");
    assert_eq!(scene.game.trades_gone.without(gone).len(), 1, "and what was discarded stays so");
    assert_eq!(scene.player(0).pad[3], Some(trade("TT10")));
}

#[test]
fn two_foreign_goods_are_a_point_at_the_end() {
    // TSR-219
    for (have, vp, left) in [
        ("2 steel", 1, ""),
        ("1 steel, 1 textile", 1, ""),
        ("3 gunpowder", 1, "1"),
        ("1 gunpowder, 2 textile, 1 steel", 2, ""),
        ("1 steel", 0, "1"),
    ] {
        let (points, rest) = after_exchange(goods(have));
        assert_eq!((points, rest.total()), (vp, left.parse().unwrap_or(0)), "{have}");
    }
}

#[test]
fn three_of_anything_are_a_point_after_that() {
    // TSR-220, TSR-Q81
    for (have, vp, left) in [
        ("3 grain", 1, ""),
        ("1 grain, 1 wood, 1 stone", 1, ""),
        ("3 coin", 1, ""),
        ("1 steel, 1 coin, 1 wood", 1, ""),
        ("3 textile, 2 stone", 2, ""),
        ("5 wood", 1, "2 wood"),
        ("2 grain, 2 coin", 1, "1 coin"),
        ("1 grain, 1 wood", 0, "1 grain, 1 wood"),
        ("4 stone, 4 coin", 2, "2 coin"),
        ("", 0, ""),
    ] {
        assert_eq!(after_exchange(goods(have)), (vp, goods(left)), "{have}");
    }
}

#[test]
fn goods_are_exchanged_only_after_the_fourth_round_and_without_asking() {
    // TSR-219, TSR-220, TSR-Q81, TSR-Q82
    let mut scene = stage(3, 4);
    scene.as_seat(2).goods("3 steel, 3 grain, 2 coin").as_seat(0).end_of_round();
    assert_eq!(scene.refused_by("sell grain grain"), "TSR-172");
    scene.play("reward points");
    assert_eq!(scene.game.phase, Phase::Over, "nobody is asked");
    assert_eq!((points(&scene, Points::Exchange)[2], scene.player(2).goods), (1 + 2, Goods::NONE));
    let told = Event::Scored { who: seat(2), vp: 3, from: Points::Exchange };
    assert!(scene.happened(|event| *event == told));
    let nothing = |event: &Event| matches!(event, Event::Scored { vp: 0, .. });
    assert!(!scene.happened(nothing), "who has nothing to exchange is not told of");
    assert_eq!(scene.player(2).vp, scene.player(2).points.iter().sum::<u16>());

    let mut scene = stage(3, 2);
    scene.as_seat(2).goods("3 steel, 3 grain, 2 coin").as_seat(0);
    score(&mut scene);
    assert_eq!(scene.player(2).goods, goods("3 steel, 3 grain, 2 coin"));
    assert_eq!(points(&scene, Points::Exchange), [0; 3]);
}

#[test]
fn titles_count_goods_before_they_are_exchanged() {
    // TSR-Q83
    let mut scene = stage(3, 4);
    scene.as_seat(2).title("TL15").goods("2 steel, 2 textile").as_seat(0);
    score(&mut scene);
    assert_eq!((points(&scene, Points::Titles)[2], points(&scene, Points::Exchange)[2]), (4, 2));
}

#[test]
fn no_coin_is_left_under_a_boyar_at_the_end() {
    // TSR-Q84
    let mut scene = stage(3, 4);
    scene.chambers(&["production 2", "maneuver 1", "project"]).as_seat(1).chambers(&[
        "production 1",
        "maneuver 3",
        "project 2",
    ]);
    scene.turn(0).pass_until(|scene| scene.game.phase == Phase::EndOfRound);
    let coins: u8 = scene.game.players.iter().flat_map(|player| player.bribes).sum();
    assert_eq!((coins, scene.game.phase), (0, Phase::EndOfRound));
}

// What each Title counts.

#[test]
fn a_set_takes_one_project_of_each_kind() {
    // TSR-231, TSR-232
    let mut scene = Scene::new(3);
    assert_eq!(worth(&scene, "TL01"), 0);
    for (id, sets) in
        [("PC01", 0), ("PT01", 0), ("PM01", 1), ("PC02", 1), ("PC03", 1), ("PM02", 1), ("PT02", 2)]
    {
        scene.completed(id);
        assert_eq!(worth(&scene, "TL01"), 5 * sets, "{id}");
    }
}

#[test]
fn single_kinds_of_projects_have_titles_of_their_own() {
    // TSR-234, TSR-257
    let mut scene = Scene::new(3);
    for id in ["PC01", "PT01", "PT02", "PM01", "PM02", "PM03"] {
        scene.completed(id);
    }
    scene.hand("PC02").hand("PT03").as_seat(1).completed("PT04").completed("PC04").as_seat(0);
    assert_eq!(["TL02", "TL03", "TL04"].map(|id| worth(&scene, id)), [4, 2, 6]);
}

#[test]
fn one_project_counts_for_several_titles() {
    // TSR-233
    let mut scene = stage(3, 2);
    scene.completed("PC01").completed("PT01").completed("PM01").title("TL01").title("TL02").title("TL03");
    score(&mut scene);
    assert_eq!(points(&scene, Points::Titles)[0], 5 + 2 + 2);
}

#[test]
fn tokens_count_while_they_are_owned() {
    // TSR-235, TSR-236
    let mut scene = Scene::new(3);
    assert_eq!(worth(&scene, "TL05"), 0, "printed effects are no tokens");
    scene.own_spoils("SP01").pad(1, "TT01").pad(4, "TT02").pad(5, "TT03");
    scene.as_seat(1).own_spoils("SP03").pad(1, "TT04").as_seat(0);
    assert_eq!(worth(&scene, "TL05"), 1 + 3);
    scene.play("discard TT01 TT02, draw project");
    assert_eq!(worth(&scene, "TL05"), 1 + 1, "discarded tokens are gone");
    assert!(scene.player(0).spoils.has(spoils("SP01")));
}

#[test]
fn strong_cities_have_an_own_influence_of_three() {
    // TSR-237
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("murom", 3).warriors("kursk", 2).warriors("moscow", 1).warriors("tver", 1);
    scene.building("moscow").building("ryazan").boyar("tver").as_seat(1).warriors("murom", 8).as_seat(0);
    assert_eq!(worth(&scene, "TL06"), 2 * 3, "Murom, Moscow, Tver");
    assert_eq!(worth(&scene, "TL07"), 3, "Murom");
    assert_eq!(worth(&scene, "TL08"), 3 * 2, "Moscow and Tver");
    scene.warriors("kursk", 3);
    assert_eq!((worth(&scene, "TL07"), worth(&scene, "TL08")), (6, 6));
}

#[test]
fn own_cards_have_titles_of_their_own() {
    // TSR-257
    let mut scene = Scene::new(3);
    scene.title("TL09").title("TL10").title("TL03").estate("ES01").estate("ES02").play("use ES01");
    scene.as_seat(1).title("TL04").estate("ES03").as_seat(0);
    assert_eq!(
        (worth(&scene, "TL09"), worth(&scene, "TL10")),
        (2 * 2, 2 * 3),
        "itself included, used or not"
    );
}

#[test]
fn pieces_have_titles_of_their_own() {
    // TSR-210
    let mut scene = Scene::new(3);
    scene.field(2).warriors("kursk", 3).building("moscow").building("tver").boyar("murom");
    scene.as_seat(1).field(4).building("putivl").as_seat(0);
    assert_eq!(worth(&scene, "TL11"), 3 * 2);
    assert_eq!(worth(&scene, "TL12"), 2 * 2);
    assert_eq!(worth(&scene, "TL14"), 2 + 3, "those on the Field of War do not count");
}

#[test]
fn a_led_region_is_one_with_the_most_influence() {
    // TSR-210, TSR-075
    let mut scene = Scene::new(3);
    scene.favor(&[1, 0, 2]).warriors("kursk", 2).warriors("moscow", 1).as_seat(1).warriors("moscow", 2);
    scene.as_seat(2).warriors("murom", 1).as_seat(0);
    assert_eq!(
        worth(&scene, "TL13"),
        2,
        "the South; the North is a tie, the West is lost, nobody else's East"
    );
    scene.favor(&[0, 1, 2]);
    assert_eq!(worth(&scene, "TL13"), 4, "and the North by Favor");
    scene.warriors("kursk", 0);
    assert_eq!(worth(&scene, "TL13"), 2, "an empty region is nobody's");
}

#[test]
fn foreign_goods_have_a_title_of_their_own() {
    // TSR-210
    let mut scene = Scene::new(3);
    scene.goods("3 gunpowder, 2 textile, 1 steel, 4 grain, 5 coin");
    assert_eq!(worth(&scene, "TL15"), 6);
    scene.title("TL15").round(2).region(Region::North, "RL05");
    score(&mut scene);
    assert_eq!(scene.player(0).goods, goods("3 gunpowder, 2 textile, 1 steel, 4 grain, 5 coin"), "not spent");
}

#[test]
fn every_title_is_worth_nothing_to_who_has_nothing() {
    // TSR-016
    let mut scene = Scene::new(4);
    scene.favor(&[1, 2, 3, 0]);
    for id in TitleId::all() {
        let vp = scene.game.title_points(seat(0), id);
        let wanted = if id == title("TL14") { 2 } else { 0 };
        assert_eq!(vp, wanted, "{id}");
    }
}
