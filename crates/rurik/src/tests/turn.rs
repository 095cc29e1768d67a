//! A turn of the Action Phase: resolving advisors, costs and forfeits, and the frame of bonus actions (catalogue 2.7,
//! 3.4).

use samovar_engine::Game;

use super::scene::{Scene, column, deed, region, scheme, seat};
use crate::components::{Column, Conversion, RegionSet};
use crate::event::Event;
use crate::state::{Frame, Phase, Step, Used};

const BEFORE: Frame = Frame::Turn(Step::Before);
const AFTER: Frame = Frame::Turn(Step::After);

/// A scene in which seat 0 has just an advisor on this space, and a troop and the leader in Kiev beside a rebel.
fn on_space(players: u8, at: &str, row: u8) -> Scene {
    let mut scene = Scene::new(players);
    scene.clear_strategy().advisor(0, "1", at, row, 0);
    scene.troops(0, "kiev", 1).leader_at(0, "kiev");
    scene
}

#[test]
fn each_player_resolves_one_advisor_a_turn_until_all_are_resolved() {
    // RUR-056
    let mut scene = Scene::new(3);
    scene.first(1).action_phase();
    let mut seats = Vec::new();
    while scene.game.phase == Phase::Action {
        seats.push(scene.to_decide().expect("the game goes on").index());
        let forfeit = scene.legal_like("forfeit")[0].clone();
        scene.play(&forfeit);
        assert_eq!(scene.asked(), AFTER);
        scene.play("end");
    }
    assert_eq!(seats, [1, 2, 0].repeat(4));
    assert_eq!(scene.game.strategy.iter().flatten().flatten().count(), 0);
    assert!(scene.happened(|event| *event == Event::ClaimsBegan { first: seat(1) }));
    assert_eq!(scene.count(|event| *event == Event::TurnEnded { who: seat(2) }), 4);
}

#[test]
fn only_the_own_lowest_advisor_is_resolved_and_only_one() {
    // RUR-056, RUR-057
    let mut scene = Scene::new(3);
    assert_eq!(scene.legal_like("take"), ["take muster 1"]);
    assert_eq!(scene.legal_like("forfeit"), ["forfeit muster 1"]);
    assert_eq!(scene.refused_by("take move 1"), "RUR-057");
    assert_eq!(scene.refused_by("forfeit move 1"), "RUR-057");
    assert_eq!(scene.refused_by("take muster 2"), "RUR-056", "another player's");
    assert_eq!(scene.refused_by("take scheme 1"), "RUR-056", "nobody's");
    assert_eq!(scene.refused_by("end"), "RUR-056");
    scene.play("forfeit muster 1");
    assert_eq!(scene.refused_by("take move 1"), "RUR-056");
    assert_eq!(scene.refused_by("forfeit move 1"), "RUR-056");
    assert_eq!(scene.legal(), ["end"]);
}

#[test]
fn of_two_twos_the_player_chooses_one_and_the_other_is_next() {
    // RUR-058, RUR-Q24
    let mut scene = Scene::new(2);
    scene.round(3).clear_strategy();
    scene.advisor(0, "2", "tax", 1, 0).advisor(0, "2+", "tax", 2, 0).advisor(0, "4", "move", 1, 0);
    scene.advisor(1, "1", "move", 2, 0).advisor(1, "2", "move", 3, 0);
    let both = ["take tax 1", "forfeit tax 1", "take tax 2", "forfeit tax 2"];
    assert_eq!(
        scene.legal().into_iter().filter(|text| !text.starts_with("rescue")).collect::<Vec<_>>(),
        both
    );
    scene.play("forfeit tax 2, end, forfeit move 2, end");
    assert_eq!(scene.legal_like("forfeit"), ["forfeit tax 1"]);
    assert_eq!(scene.refused_by("forfeit move 1"), "RUR-057");
}

#[test]
fn a_resolved_advisor_leaves_its_space_and_the_others_stay() {
    // RUR-059, RUR-Q20
    let mut scene = Scene::new(2);
    scene
        .clear_strategy()
        .advisor(0, "1", "tax", 1, 0)
        .advisor(1, "1", "tax", 2, 0)
        .advisor(1, "2", "tax", 3, 0);
    scene.play("take tax 1");
    assert_eq!(scene.in_column("tax"), "- 1:1 1:2");
    scene.play("end, take tax 2");
    assert_eq!(scene.game.tax, 1, "the strength of the second space");
    assert_eq!(scene.in_column("tax"), "- - 1:2");
    scene.strategy_phase(2);
    assert_eq!(scene.player(0).advisors.len(), 4, "all are back for the next round");
}

#[test]
fn bribes_of_a_resolved_advisor_are_lost() {
    // RUR-055, RUR-060, RUR-Q32
    let mut scene = on_space(3, "attack", 3);
    scene.advisor(0, "1", "attack", 3, 4).coins(0, 0);
    assert_eq!(scene.refused_by("take attack 3"), "RUR-065");
    let mut paid = scene.clone();
    scene.play("forfeit attack 3");
    assert_eq!(scene.player(0).coins, 1);
    paid.coins(0, 1).play("take attack 3");
    assert_eq!(paid.player(0).coins, 0);
}

#[test]
fn the_space_says_what_is_done_how_strongly_and_what_it_costs() {
    // RUR-061, RUR-062, RUR-064, RUR-D04, RUR-D05, RUR-D06
    for players in [2, 3] {
        let rows = Scene::new(players).game.board().rows;
        for at in Column::ALL {
            for row in 1..=rows {
                let mut scene = on_space(players, at.word(), row);
                let space = scene.game.board().spaces(at)[usize::from(row) - 1];
                scene.coins(0, 5).play(&format!("take {at} {row}"));
                let (left, cards) = (space.points, space.points);
                match at {
                    Column::Muster => {
                        assert_eq!(scene.asked(), Frame::Muster { left, reach: RegionSet::EMPTY })
                    }
                    Column::Move => assert_eq!(scene.asked(), Frame::Move { left }),
                    Column::Attack => assert_eq!(scene.asked(), Frame::Attack { left, fewer: 0 }),
                    Column::Tax => {
                        assert_eq!((scene.asked(), scene.game.tax, scene.game.build), (AFTER, left, 0))
                    }
                    Column::Build => {
                        assert_eq!((scene.asked(), scene.game.tax, scene.game.build), (AFTER, 0, left))
                    }
                    Column::Scheme => assert_eq!(scene.asked(), Frame::Draw { cards }),
                }
                assert_eq!(
                    scene.game.frames.all().contains(&Frame::Marker),
                    at == Column::Scheme && row == 1
                );
                assert_eq!(scene.player(0).coins, 5 - space.coins);
                let took = Event::Took { who: seat(0), number: 1, column: at, row, coins: space.coins };
                assert!(scene.log.contains(&took));
                assert!(scene.game.strategy.iter().flatten().all(Option::is_none));
            }
        }
    }
}

#[test]
fn who_cannot_pay_forfeits() {
    // RUR-064, RUR-065
    let mut scene = on_space(3, "build", 4);
    scene.coins(0, 1);
    assert_eq!(scene.refused_by("take build 4"), "RUR-065");
    assert!(!scene.can("take build 4") && scene.can("forfeit build 4"));
    scene.coins(0, 2);
    assert!(scene.can("take build 4"));
    scene.play("take build 4");
    assert_eq!((scene.player(0).coins, scene.game.build), (0, 1));
}

#[test]
fn a_turn_with_nothing_but_a_forfeit_runs_by_itself() {
    // RUR-065
    let mut scene = on_space(3, "build", 4);
    scene.advisor(1, "1", "build", 3, 0).troops(1, "volyn", 1).play("forfeit build 4");
    let mut asked = scene.clone();
    scene.play("end");
    assert_eq!((scene.to_decide(), scene.asked(), scene.player(1).coins), (Some(seat(1)), AFTER, 1));
    asked.hand(1, "S03").play("end");
    assert_eq!(asked.asked(), BEFORE, "nobody is told that the scheme cannot be played");
    assert_eq!(asked.legal(), ["forfeit build 3"]);
    let reveals = asked.game.reveals();
    asked.play("forfeit build 3");
    assert_eq!(asked.game.reveals(), reveals + 1, "and it cannot be taken back");
}

#[test]
fn a_forfeit_that_was_a_choice_can_be_taken_back() {
    // RUR-066
    let mut scene = on_space(3, "tax", 1);
    scene.hand(0, "S01");
    let reveals = scene.game.reveals();
    scene.play("forfeit tax 1");
    assert_eq!(scene.game.reveals(), reveals);
}

#[test]
fn a_forfeit_gives_a_coin_and_nothing_else() {
    // RUR-066
    let mut scene = on_space(3, "attack", 3);
    scene.coins(0, 2).play("forfeit attack 3");
    assert_eq!((scene.player(0).coins, scene.asked()), (3, AFTER));
    assert_eq!((scene.game.tax, scene.game.build), (0, 0));
    assert!(scene.game.strategy.iter().flatten().all(Option::is_none));
    let forfeited = Event::Forfeited { who: seat(0), number: 1, column: column("attack"), row: 3 };
    assert!(scene.log.contains(&forfeited));
    assert!(scene.log.contains(&Event::CoinsGained { who: seat(0), coins: 1 }));
}

#[test]
fn an_action_may_be_taken_without_using_it() {
    // RUR-Q33
    let mut scene = on_space(3, "attack", 3);
    scene.no_rebels().coins(0, 1);
    assert!(scene.can("take attack 3") && scene.can("forfeit attack 3"), "nobody is there to attack");
    scene.play("take attack 3");
    assert_eq!((scene.player(0).coins, scene.asked()), (0, AFTER));
    let mut scene = on_space(3, "move", 1);
    scene.play("take move 1, done");
    assert_eq!((scene.player(0).coins, scene.asked()), (0, AFTER));
}

#[test]
fn without_a_troop_leader_and_a_troop_may_return() {
    // RUR-063, RUR-Q34
    let mut scene = Scene::new(3);
    scene.leader(0, "maria").built(1, "kiev", "church");
    assert_eq!(scene.legal_like("rescue").len(), 11);
    assert_eq!(scene.refused_by("rescue azov"), "RUR-Q06");
    let mut left = scene.clone();
    scene.play("rescue kiev");
    assert_eq!((scene.force(0, "kiev"), scene.player(0).supply), (2, 11));
    assert_eq!(scene.player(0).leader_at, Some(region("kiev")));
    assert_eq!((scene.player(0).coins, scene.player(0).ability_used, scene.asked()), (0, false, BEFORE));
    assert!(scene.log.contains(&Event::Rescued { who: seat(0), region: region("kiev") }));
    assert_eq!(scene.refused_by("rescue volyn"), "RUR-063");
    assert!(!scene.can("rescue volyn"));
    left.play("forfeit muster 1");
    assert_eq!(left.refused_by("rescue kiev"), "RUR-063", "only before the advisor is resolved");
    assert!(left.legal_like("rescue").is_empty());
}

#[test]
fn who_has_a_troop_or_the_leader_is_not_rescued() {
    // RUR-063
    let mut scene = Scene::new(3);
    scene.leader_at(0, "kiev");
    assert_eq!(scene.refused_by("rescue volyn"), "RUR-063");
    assert!(scene.legal_like("rescue").is_empty());
}

#[test]
fn a_rescue_comes_after_bonus_actions_too_but_once_a_turn() {
    // RUR-Q34, RUR-Q43
    let mut scene = Scene::new(3);
    scene.leader(0, "agatha").coins(0, 2).deed(0, "retire-veterans").troops(0, "volyn", 2);
    scene.on_deck(1, &["S05", "S06"]);
    let mut again = scene.clone();
    assert_eq!(scene.refused_by("rescue kiev"), "RUR-063");
    scene.play("accomplish retire-veterans, deck 1, keep S05");
    assert_eq!(scene.player(0).occupied, RegionSet::EMPTY, "a cost may take the last troops");
    assert!(scene.can("rescue kiev"));
    again.no_troops(0).play("rescue kiev, accomplish retire-veterans, deck 1, keep S05");
    assert_eq!((again.player(0).supply, again.player(0).leader_at), (12, None));
    assert_eq!(again.refused_by("rescue kiev"), "RUR-Q34");
    assert!(again.legal_like("rescue").is_empty());
    again.play("forfeit muster 1, end");
    again.pass_until(|scene| scene.to_decide() == Some(seat(0)) && scene.asked() == BEFORE);
    assert!(again.can("rescue kiev"), "a new turn, a new rescue");
}

#[test]
fn each_bonus_action_is_taken_once_a_turn_before_or_after() {
    // RUR-067, RUR-068, RUR-069, RUR-Q30
    let mut scene = Scene::new(2);
    scene
        .hand(0, "S23")
        .hand(0, "S24")
        .deed(0, "trade-route")
        .deed(0, "generous-prince")
        .troops(0, "kiev", 1);
    scene.goods(0, "ore 2, wood 2, fish 3").coins(0, 4);
    scene.play("play S23");
    assert_eq!((scene.player(0).coins, scene.asked()), (6, BEFORE));
    assert_eq!(scene.refused_by("play S24"), "RUR-124");
    scene.play("forfeit muster 1, accomplish trade-route");
    assert_eq!((scene.player(0).coins, scene.asked()), (9, AFTER));
    assert_eq!(scene.refused_by("accomplish generous-prince"), "RUR-128");
    scene.play("convert build, pay ore, pay fish");
    assert_eq!((scene.game.build, scene.player(0).goods_in_all()), (1, 2));
    assert_eq!(scene.refused_by("convert muster"), "RUR-134");
    assert_eq!(scene.refused_by("play S24"), "RUR-124");
    for gone in ["play S24", "accomplish generous-prince", "convert muster"] {
        assert!(!scene.can(gone), "{gone}");
    }
    assert!(scene.game.used.scheme && scene.game.used.deed);
    scene.play("end").pass_until(|scene| scene.to_decide() == Some(seat(0)) && scene.asked() == BEFORE);
    assert_eq!((scene.game.build, scene.game.used), (0, Used::default()));
    assert!(scene.can("play S24") && scene.can("accomplish generous-prince") && scene.can("convert muster"));
    assert_eq!(scene.refused_by("convert build"), "RUR-135");
}

#[test]
fn bonus_actions_may_all_come_before_or_all_after() {
    // RUR-067, RUR-Q30
    let mut scene = Scene::new(2);
    scene.hand(0, "S23").deed(0, "trade-route").troops(0, "kiev", 1).goods(0, "ore 2, wood 2, fish 1");
    let mut after = scene.clone();
    scene.play("convert build, pay ore, pay ore");
    assert_eq!(scene.refused_by("accomplish trade-route"), "RUR-130", "the goods are gone");
    after.play("forfeit muster 1, accomplish trade-route, convert build, play S23, end");
    assert_eq!((after.player(0).coins, after.player(0).goods_in_all()), (5, 0));
}

#[test]
fn the_end_of_a_turn_loses_all_points() {
    // RUR-Q25
    let mut scene = Scene::new(2);
    scene.play("forfeit muster 1").tax(2).build(2);
    scene.game.used.deed = true;
    scene.play("end");
    assert_eq!((scene.game.tax, scene.game.build, scene.game.used), (0, 0, Used::default()));
    assert_eq!((scene.to_decide(), scene.asked()), (Some(seat(1)), BEFORE));
    assert_eq!(scene.log.last(), Some(&Event::TurnBegan { who: seat(1) }));
}

#[test]
fn no_bonus_action_begins_while_points_are_spent() {
    // RUR-Q26, RUR-Q25, RUR-067
    let mut scene = on_space(3, "move", 1);
    scene.hand(0, "S23").deed(0, "trade-route").goods(0, "ore 2, wood 2, fish 1").play("take move 1");
    assert_eq!(scene.refused_by("play S23"), "RUR-067");
    assert_eq!(scene.refused_by("accomplish trade-route"), "RUR-067");
    assert_eq!(scene.refused_by("convert build"), "RUR-067");
    assert_eq!(scene.refused_by("end"), "RUR-Q25");
    scene.play("done");
    assert!(scene.can("play S23") && scene.can("accomplish trade-route") && scene.can("convert build"));
    scene.play("convert build");
    assert_eq!(scene.refused_by("play S23"), "RUR-067", "nor while another one is carried out");
    let mut strategy = Scene::new(3);
    strategy.hand(0, "S23").strategy_phase(1);
    assert_eq!(strategy.refused_by("play S23"), "RUR-067", "nor in another phase");
    assert_eq!(strategy.refused_by("tax kiev"), "RUR-Q28");
}

#[test]
fn muster_movement_and_attack_points_are_not_kept() {
    // RUR-Q27
    for at in ["muster", "move", "attack"] {
        let mut scene = on_space(3, at, 1);
        scene.play(&format!("take {at} 1, done"));
        assert_eq!(scene.legal(), ["end"], "{at}");
        assert_eq!(scene.refused_by("done"), "RUR-Q27");
    }
}

#[test]
fn tax_and_build_points_wait_in_the_pool() {
    // RUR-Q27, RUR-Q28, RUR-Q29, RUR-101, RUR-105
    let mut scene = on_space(3, "tax", 2);
    scene.leader(0, "agatha").no_rebels().troops(0, "volyn", 1).troops(1, "volyn", 1).hand(0, "S15");
    scene.play("take tax 2, tax kiev");
    assert_eq!(scene.game.tax, 1);
    assert_eq!(scene.refused_by("tax volyn"), "RUR-097");
    scene.play("play S15, tax volyn");
    assert_eq!((scene.game.tax, scene.good(0, "wood"), scene.good(0, "fish")), (0, 1, 1));
    let mut scene = on_space(3, "build", 2);
    scene.leader(0, "agatha").no_rebels().troops(1, "kiev", 1).hand(0, "S19");
    scene.play("play S19");
    assert_eq!((scene.game.build, scene.refused_by("build kiev market")), (1, "RUR-103"));
    scene.play("take build 2, build kiev market");
    assert_eq!(scene.game.build, 0);
}

#[test]
fn pooled_points_are_spent_before_or_after_but_not_within_another_action() {
    // RUR-Q28
    let mut scene = on_space(3, "move", 1);
    scene.no_rebels().tax(2).build(2);
    let mut before = scene.clone();
    before.play("tax kiev, build kiev market");
    assert_eq!((before.game.tax, before.game.build, before.asked()), (1, 1, BEFORE));
    scene.play("take move 1");
    assert_eq!(scene.refused_by("tax kiev"), "RUR-Q28");
    assert_eq!(scene.refused_by("build kiev market"), "RUR-Q28");
    scene.play("done");
    assert!(scene.can("tax kiev") && scene.can("build kiev market"));
    scene.tax(2).build(0);
    assert_eq!(scene.refused_by("build kiev market"), "RUR-103", "points stay of their kind");
}

#[test]
fn bonus_actions_go_with_a_forfeit() {
    // RUR-Q31
    let mut scene = on_space(3, "build", 4);
    scene.hand(0, "S23");
    assert_eq!(scene.refused_by("take build 4"), "RUR-065");
    scene.play("play S23, take build 4");
    assert_eq!((scene.player(0).coins, scene.game.build), (0, 1), "coins of a scheme pay the space");
    let mut scene = on_space(3, "build", 4);
    scene.hand(0, "S21");
    assert_eq!(scene.refused_by("play S21"), "RUR-Q35");
    scene.play("forfeit build 4, play S21");
    assert_eq!((scene.player(0).coins, scene.game.build), (0, 1), "the coin of the forfeit pays a scheme");
}

#[test]
fn a_scheme_with_a_cost_is_paid_first() {
    // RUR-Q35
    let mut scene = on_space(3, "tax", 1);
    scene.hand(0, "S03");
    assert_eq!(scene.refused_by("play S03"), "RUR-Q35");
    assert!(!scene.can("play S03"));
    scene.coins(0, 1).play("play S03");
    assert_eq!(scene.player(0).coins, 0);
    assert!(scene.log.contains(&Event::CoinsPaid { who: seat(0), coins: 1 }));
    assert_eq!(scene.asked(), Frame::Muster { left: 1, reach: RegionSet::EMPTY });
    let mut scene = on_space(3, "tax", 1);
    scene.hand(0, "S17").play("play S17");
    assert_eq!((scene.player(0).coins, scene.game.tax), (1, 1), "both parts are gained");
    assert!(!scene.happened(|event| matches!(event, Event::CoinsPaid { .. })));
}

#[test]
fn what_a_scheme_gives_need_not_be_of_use() {
    // RUR-Q36
    let mut scene = Scene::new(3);
    scene.hand(0, "S07").play("play S07");
    assert_eq!(scene.asked(), BEFORE);
    assert!(scene.game.discard.has(scheme("S07")) && !scene.player(0).hand.has(scheme("S07")));
    assert!(scene.log.contains(&Event::Played { who: seat(0), card: scheme("S07") }));
}

#[test]
fn a_scheme_is_discarded_after_its_rewards() {
    // RUR-Q36, RUR-Q55
    let mut scene = Scene::new(3);
    scene.no_rebels().troops(0, "kiev", 2).troops(1, "kiev", 1).hand(0, "S10").deck(1, &["S01"]);
    scene.play("play S10, attack kiev 1");
    assert!(!scene.game.discard.has(scheme("S10")));
    scene.play("deck 1");
    assert!(scene.happened(|event| *event == Event::SchemesShuffled { first: 13, second: 13 }));
    assert_eq!(
        scene.game.discard,
        [scheme("S10")].into_iter().collect(),
        "not shuffled in with its own check"
    );
}

#[test]
fn a_deed_chosen_by_a_scheme_may_be_accomplished_at_once() {
    // RUR-Q37
    let mut scene = Scene::new(2);
    scene.row(&["trade-route", "hoard", "market-day"]).hand(0, "S25").goods(0, "ore 1, wood 1, fish 1");
    assert_eq!(scene.refused_by("accomplish trade-route"), "RUR-129");
    scene.play("play S25");
    assert_eq!(scene.legal(), ["choose trade-route", "choose hoard", "choose market-day"]);
    assert_eq!(scene.refused_by("choose send-gifts"), "RUR-146");
    scene.play("choose trade-route");
    assert!(scene.player(0).deeds.has(deed("trade-route")));
    assert_eq!(scene.game.row.iter().flatten().count(), 3);
    scene.play("accomplish trade-route");
    assert_eq!(scene.player(0).coins, 2);
    let mut used = Scene::new(2);
    used.row(&["trade-route", "hoard", "market-day"]).hand(0, "S25").deed(0, "generous-prince").coins(0, 4);
    used.goods(0, "ore 1, wood 1, fish 1").play("accomplish generous-prince, play S25, choose trade-route");
    assert_eq!(used.refused_by("accomplish trade-route"), "RUR-128");
}

#[test]
fn a_scheme_for_a_deed_is_void_when_no_deed_lies_open() {
    // RUR-Q37
    let mut scene = Scene::new(2);
    scene.row(&[]).hand(0, "S27").play("play S27");
    assert_eq!((scene.asked(), scene.player(0).coins), (BEFORE, 1));
    assert!(scene.game.discard.has(scheme("S27")) && scene.player(0).deeds.is_empty());
}

#[test]
fn discarding_a_scheme_for_a_deed_is_not_playing_it() {
    // RUR-Q38
    let mut scene = Scene::new(2);
    scene.hand(0, "S23").hand(0, "S24").goods(0, "ore 1").deed(0, "great-library");
    scene.play("accomplish great-library, discard S23");
    assert_eq!((scene.player(0).coins, scene.game.build, scene.good(0, "ore")), (0, 1, 0));
    assert!(scene.game.discard.has(scheme("S23")));
    assert!(scene.log.contains(&Event::Discarded { who: seat(0), card: scheme("S23") }));
    scene.play("play S24");
    assert_eq!(scene.player(0).coins, 2);
}

#[test]
fn goods_are_spent_from_boat_and_dock() {
    // RUR-Q39
    let mut scene = Scene::new(2);
    scene.deed(0, "hoard").goods(0, "wood 5, fish 1").on_deck(1, &["S05", "S06"]);
    assert_eq!((scene.game.on_boat(0), scene.game.on_dock(0)), (4, 2));
    scene.play("accomplish hoard");
    assert_eq!((scene.good(0, "wood"), scene.good(0, "fish")), (2, 1));
    assert_eq!((scene.game.on_boat(0), scene.game.on_dock(0)), (3, 0));
    assert!(scene.happened(|event| matches!(event, Event::GoodsPaid { .. })));
}

#[test]
fn a_conversion_takes_a_named_good_and_any_other_in_full() {
    // RUR-Q40
    let with = |goods: &str| {
        let mut scene = Scene::new(2);
        scene.goods(0, goods).troops(0, "kiev", 1);
        scene
    };
    assert_eq!(with("wood 1").refused_by("convert build"), "RUR-136");
    assert_eq!(with("fish 3").refused_by("convert build"), "RUR-136");
    assert_eq!(with("honey 1").refused_by("convert muster"), "RUR-137");
    assert_eq!(with("wood 3").refused_by("convert muster"), "RUR-137");
    let mut same = with("wood 2");
    same.play("convert build");
    assert_eq!((same.good(0, "wood"), same.game.build), (0, 1), "both may be of one kind");
    let mut mixed = with("honey 1, fur 1");
    mixed.play("convert muster");
    assert_eq!(mixed.player(0).goods_in_all(), 0);
    assert_eq!(mixed.asked(), Frame::Muster { left: 1, reach: RegionSet::EMPTY });
    assert_eq!(mixed.player(0).tokens, 1 << Conversion::Build.index());
    assert!(mixed.log.contains(&Event::Converted { who: seat(0), conversion: Conversion::Muster }));
}

#[test]
fn a_conversion_is_paid_even_if_its_point_is_of_no_use() {
    // RUR-Q40
    let mut scene = Scene::new(2);
    scene.goods(0, "fish 2").play("convert muster");
    assert_eq!((scene.asked(), scene.player(0).goods_in_all()), (BEFORE, 0));
    assert_eq!(scene.player(0).tokens, 1 << Conversion::Build.index());
}

#[test]
fn market_day_wants_three_goods_and_no_neighbourhood() {
    // RUR-Q41
    let mut scene = Scene::new(2);
    scene.deed(0, "market-day").built(0, "novgorod", "market").built(0, "kiev", "market");
    scene.built(0, "volyn", "market");
    assert_eq!(scene.refused_by("accomplish market-day"), "RUR-130", "wood twice");
    scene.produce("kiev", "honey");
    assert!(scene.can("accomplish market-day"));
}

#[test]
fn the_leader_counts_for_deeds_and_a_stronghold_does_not() {
    // RUR-Q42
    let mut scene = Scene::new(3);
    scene.deed(0, "amass-forces").troops(0, "kiev", 5).built(0, "kiev", "stronghold");
    assert_eq!(scene.refused_by("accomplish amass-forces"), "RUR-130");
    scene.leader_at(0, "kiev").play("accomplish amass-forces");
    assert_eq!(scene.asked(), Frame::Move { left: 1 });
    let mut scene = Scene::new(2);
    scene.deed(0, "dispatch-messengers").leader_at(0, "kiev");
    for at in ["novgorod", "rostov", "polotsk", "smolensk", "volyn", "chernigov"] {
        scene.troops(0, at, 1);
    }
    scene.built(0, "pereyaslavl", "stronghold");
    assert_eq!(scene.refused_by("accomplish dispatch-messengers"), "RUR-130");
    scene.troops(0, "pereyaslavl", 1);
    assert!(scene.can("accomplish dispatch-messengers"));
}

#[test]
fn the_leader_may_be_given_up_for_a_deed() {
    // RUR-Q42, RUR-Q07
    let mut scene = Scene::new(3);
    scene.deed(0, "border-patrols").leader_at(0, "kiev").troops(0, "kiev", 1);
    scene.troops(0, "volyn", 1).troops(0, "rostov", 2);
    scene.play("accomplish border-patrols");
    while let Some(removal) = scene.legal_like("remove").last().cloned() {
        scene.play(&removal);
    }
    assert_eq!((scene.player(0).leader_at, scene.force(0, "kiev"), scene.player(0).supply), (None, 1, 10));
    assert!(scene.happened(|event| matches!(event, Event::GaveUp { .. })));
}

#[test]
fn peace_maker_asks_for_rule_before_the_removal() {
    // RUR-Q44
    let mut scene = Scene::new(3);
    scene.no_rebels().deed(0, "peace-maker").troops(0, "kiev", 2).troops(1, "kiev", 2);
    assert_eq!(scene.refused_by("accomplish peace-maker"), "RUR-130");
    scene.troops(2, "volyn", 1).troops(0, "volyn", 2).play("accomplish peace-maker");
    assert_eq!((scene.force(0, "volyn"), scene.force(0, "kiev")), (0, 2));
    assert_eq!(scene.asked(), Frame::Draw { cards: 2 });
}

#[test]
fn only_own_structures_serve_a_deed_and_silent_ones_do() {
    // RUR-Q45
    let mut scene = Scene::new(3);
    scene.deed(0, "capital-city").built(0, "kiev", "market").built(0, "kiev", "stronghold");
    let mut foreign = scene.clone();
    foreign.built(1, "kiev", "church");
    assert_eq!(foreign.refused_by("accomplish capital-city"), "RUR-130");
    scene
        .built(0, "kiev", "church")
        .leader(1, "yaroslav")
        .leader_at(1, "kiev")
        .play("accomplish capital-city");
    assert_eq!(scene.game.tax, 1);
}

#[test]
fn two_different_troops_may_go_anywhere() {
    // RUR-Q46
    let start = || {
        let mut scene = Scene::new(3);
        scene
            .leader(0, "boris")
            .deed(0, "send-gifts")
            .goods(0, "fish 1, fur 1")
            .coins(0, 2)
            .leader_at(0, "rostov");
        scene.troops(0, "kiev", 1).troops(0, "volyn", 1).play("accomplish send-gifts");
        scene
    };
    let mut scene = start();
    assert_eq!((scene.player(0).coins, scene.player(0).goods_in_all()), (0, 0));
    scene.play("move kiev novgorod");
    assert_eq!(scene.refused_by("move novgorod suzdal"), "RUR-Q46");
    assert!(!scene.can("move novgorod suzdal") && scene.can("move leader rostov kiev"));
    assert_eq!(scene.refused_by("move volyn azov"), "RUR-Q06");
    assert_eq!(scene.refused_by("move kiev volyn"), "RUR-205");
    scene.play("move volyn suzdal");
    assert_eq!((scene.force(0, "novgorod"), scene.force(0, "suzdal"), scene.asked()), (1, 1, BEFORE));
    let mut joined = start();
    joined.play("move kiev volyn");
    assert!(joined.can("move volyn rostov"), "the other troop there");
    joined.play("move volyn rostov");
    let mut led = start();
    led.play("move leader rostov kiev");
    assert_eq!(led.refused_by("move leader kiev volyn"), "RUR-Q46");
    assert!(!led.can("move leader kiev volyn"));
    led.play("done");
    assert_eq!((led.force(0, "kiev"), led.asked()), (2, BEFORE));
}

#[test]
fn drawing_for_a_deed_leaves_the_marker_alone() {
    // RUR-Q47
    let mut scene = Scene::new(3);
    scene
        .marker(2)
        .deed(0, "splendid-feast")
        .goods(0, "fish 1, honey 1")
        .coins(0, 2)
        .on_deck(2, &["S05", "S06"]);
    scene.play("accomplish splendid-feast, deck 2, keep S05");
    assert_eq!((scene.asked(), scene.game.marker), (BEFORE, seat(2)));
    assert_eq!(scene.game.decks[1].cards().last(), Some(&scheme("S06")));
    assert!(!scene.happened(|event| matches!(event, Event::MarkerHanded { .. })));
}

/// By how much an action raises the count of what cannot be taken back.
fn reveals(scene: &mut Scene, action: &str) -> u32 {
    let before = scene.game.reveals();
    scene.play(action);
    scene.game.reveals() - before
}

#[test]
fn what_others_have_seen_or_answered_cannot_be_taken_back() {
    // RUR-042, RUR-Q25, RUR-Q84
    let mut scene = Scene::new(3);
    scene.strategy_phase(1).coins(1, 2);
    assert_eq!(reveals(&mut scene, "place 5 move"), 1);
    assert_eq!(reveals(&mut scene, "place 5 tax"), 0, "the bribe is still asked for");
    assert_eq!(reveals(&mut scene, "bribe 1"), 1);
    let mut scene = on_space(3, "attack", 1);
    scene.advisor(1, "1", "attack", 2, 0).troops(0, "kiev", 2).troops(1, "kiev", 1).hand(0, "S23");
    scene.on_deck(1, &["S01"]).sticker("kiev", "fish");
    assert_eq!(reveals(&mut scene, "play S23"), 1);
    assert_eq!(reveals(&mut scene, "take attack 1"), 0);
    assert_eq!(reveals(&mut scene, "attack kiev 1"), 0);
    assert_eq!(reveals(&mut scene, "deck 1"), 1);
    assert_eq!(reveals(&mut scene, "attack kiev rebel"), 1);
    assert_eq!(reveals(&mut scene, "end"), 1);
    let mut scene = on_space(3, "scheme", 2);
    scene.deck(1, &["S01", "S02"]).tax(1).build(1);
    assert_eq!([reveals(&mut scene, "tax kiev"), reveals(&mut scene, "build kiev market")], [0, 0]);
    assert_eq!([reveals(&mut scene, "take scheme 2"), reveals(&mut scene, "deck 1")], [0, 1]);
    let mut shuffled = on_space(3, "scheme", 3);
    shuffled.deck(1, &["S01"]).play("take scheme 3");
    assert_eq!(reveals(&mut shuffled, "deck 1"), 2, "the draw, and the new decks");
}
