//! Trade tokens (catalogue 2.8 and 3.5).

use samovar_engine::{Game, Viewer};

use super::scene::{Scene, city, goods, seat, trade};
use crate::components::{Item, Token};
use crate::event::Event;
use crate::state::{Frame, Source};

const ONE: Frame = Frame::Trades { two: false, first: None };
const TWO: Frame = Frame::Trades { two: true, first: None };

/// A warrior is about to move from Kozelsk to Kursk over this token.
fn taking(id: &str) -> Scene {
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("kozelsk", 2).water("kozelsk", "kursk", id).acting("maneuver", false);
    scene
}

const MOVE: &str = "move warrior kozelsk kursk";

fn pad(scene: &Scene) -> [Option<String>; 5] {
    scene.me().pad.map(|token| token.map(|token| token.to_string()))
}

fn tokens(ids: [&str; 5]) -> [Option<String>; 5] {
    ids.map(|id| (!id.is_empty()).then(|| id.to_owned()))
}

#[test]
fn a_token_goes_into_any_slot_without_one() {
    // TSR-137, TSR-138
    for slot in 1..=5usize {
        let mut scene = taking("TT05");
        scene.play(&format!("{MOVE}, slot {slot}"));
        let wanted: [Option<String>; 5] =
            std::array::from_fn(|at| (at + 1 == slot).then(|| "TT05".to_owned()));
        assert_eq!(pad(&scene), wanted, "printed or blank");
        assert_eq!(scene.me().goods, goods("1 grain, 1 wood"), "its effect and not the printed one");
        assert_eq!(scene.asked(), Frame::Turn);
    }
}

#[test]
fn a_slot_holds_one_token() {
    // TSR-137, TSR-Q44, TSR-Q43
    let mut scene = taking("TT05");
    scene.pad(2, "TT01").pad(4, "TT02").play(MOVE);
    assert_eq!(scene.legal(), ["slot 1", "slot 3", "slot 5"]);
    assert_eq!(scene.refused_by("slot 2"), "TSR-137");
    assert!(!scene.can("slot 4") && scene.can("slot 5"));
    assert_eq!(scene.refused_by("drop TT01"), "TSR-Q43", "there is room");
    assert!(!scene.can("drop TT01"));
    scene.play("slot 3");
    assert_eq!(pad(&scene), tokens(["", "TT01", "TT05", "TT02", ""]));
}

/// A pad full of the first five tokens, and a sixth is taken.
fn full_pad() -> Scene {
    let mut scene = taking("TT08");
    for (slot, id) in ["TT01", "TT02", "TT03", "TT04", "TT05"].into_iter().enumerate() {
        scene.pad(slot + 1, id);
    }
    scene.clear_log().play(MOVE);
    scene
}

#[test]
fn a_full_pad_first_gives_up_one_of_its_five() {
    // TSR-139, TSR-Q42, TSR-Q41
    let mut scene = full_pad();
    assert_eq!(scene.legal(), ["drop TT01", "drop TT02", "drop TT03", "drop TT04", "drop TT05"]);
    assert_eq!(scene.refused_by("slot 3"), "TSR-139");
    assert_eq!(scene.refused_by("drop TT08"), "TSR-Q42", "the new one stays");
    assert_eq!(scene.refused_by("drop TT09"), "TSR-Q42");
    assert_eq!(scene.refused_by("skip"), "TSR-Q41");
    scene.play("drop TT05");
    assert_eq!(pad(&scene), tokens(["TT01", "TT02", "TT03", "TT04", "TT08"]));
    assert_eq!(scene.me().goods, goods("2 coin"), "only the new one is resolved");
    assert!(scene.happened(|event| *event == Event::DroppedTrade { who: seat(0), token: trade("TT05") }));
}

#[test]
fn discarded_tokens_are_out_of_the_game_and_lie_open() {
    // TSR-140
    let mut scene = full_pad();
    let reserve = scene.game.trade_reserve.all().to_vec();
    assert!(!scene.game.trades_gone.has(trade("TT02")));
    scene.play("drop TT02");
    assert!(scene.game.trades_gone.has(trade("TT02")) && !scene.game.trades_gone.has(trade("TT08")));
    assert!(scene.game.view(Viewer::Spectator).board.trades_gone.has(trade("TT02")));
    assert_eq!(scene.game.trade_reserve.all(), reserve, "the reserve lies apart");
    scene.clear_log().play("discard TT01 TT03, draw project");
    assert!(scene.game.trades_gone.has(trade("TT01")) && scene.game.trades_gone.has(trade("TT03")));
    let (one, two) = (trade("TT01"), trade("TT03"));
    assert_eq!(scene.log[0], Event::DiscardedTrades { who: seat(0), one, two });
    assert_eq!(pad(&scene), tokens(["", "TT08", "", "TT04", "TT05"]));
}

#[test]
fn a_taken_token_is_not_replaced_before_the_end_of_the_second_round() {
    // TSR-141
    let mut scene = taking("TT05");
    let slot = scene.game.tables.waterway(city("kozelsk"), city("kursk")).unwrap().slot.unwrap();
    let there = |scene: &Scene| scene.game.waters[usize::from(slot)];
    scene.play(&format!("{MOVE}, slot 4"));
    assert_eq!(there(&scene), None);
    scene.pass_until(|scene| scene.game.round == 2);
    assert_eq!(there(&scene), None);
    let reserve = scene.game.trade_reserve.all().to_vec();
    scene.pass_until(|scene| scene.game.round == 3);
    assert!(there(&scene).is_some_and(|token| reserve.contains(&token)));
    assert_eq!(scene.player(0).pad[3], Some(trade("TT05")), "tokens on pads stay");
}

#[test]
fn a_token_on_the_pad_works_again_and_again() {
    // TSR-142
    let mut scene = Scene::new(3);
    scene.pad(4, "TT03");
    for times in 1..=3u8 {
        scene.clear_log().owe(ONE).play("effect 4");
        assert_eq!(scene.has(Item::Grain), 2 * times);
        let resolved = Event::ResolvedTrade { who: seat(0), source: Source::Trade(trade("TT03")) };
        assert_eq!(scene.log[0], resolved);
        assert_eq!(pad(&scene), tokens(["", "", "", "TT03", ""]));
        assert_eq!(scene.asked(), Frame::Turn);
    }
}

#[test]
fn a_covered_effect_rests_until_its_slot_is_free() {
    // TSR-Q44
    let mut scene = Scene::new(3);
    scene.pad(1, "TT04").pad(4, "TT03").owe(ONE);
    assert_eq!(scene.legal_like("effect"), ["effect 1", "effect 2", "effect 3", "effect 4"]);
    assert_eq!(scene.refused_by("effect 5"), "TSR-252", "a blank slot has none");
    scene.play("effect 1");
    assert_eq!(scene.me().goods, goods("2 wood"), "the token's, not the printed grain");
    scene.play("cover none").owe(ONE).play("effect 1");
    assert_eq!(scene.me().goods, goods("2 wood, 1 grain"));
    let mut scene = Scene::new(3);
    scene.pad(1, "TT04").pad(4, "TT03").play("discard TT03 TT04, draw project").owe(ONE).play("effect 1");
    assert_eq!(scene.me().goods, goods("1 grain"));
}

#[test]
fn the_printed_effects_are_a_grain_a_wood_and_a_coin() {
    // TSR-027
    for (slot, gain) in [(1, "1 grain"), (2, "1 wood"), (3, "1 coin")] {
        let mut scene = Scene::new(3);
        scene.owe(ONE).play(&format!("effect {slot}"));
        assert_eq!(scene.me().goods, goods(gain));
        let source = Source::Printed(slot - 1);
        assert_eq!(scene.log[0], Event::ResolvedTrade { who: seat(0), source });
    }
    let mut scene = Scene::new(3);
    scene.owe(ONE);
    assert_eq!(scene.refused_by("effect 4"), "TSR-252");
    assert_eq!(scene.refused_by("effect 5"), "TSR-252");
}

#[test]
fn fixed_gains_of_a_token_come_by_themselves() {
    // TSR-Q45
    for (id, gain, vp) in [
        ("TT01", "1 grain, 1 coin", 0),
        ("TT06", "1 stone", 0),
        ("TT09", "1 coin", 1),
        ("TT10", "", 2),
        ("TT12", "1 grain", 1),
    ] {
        let mut scene = taking(id);
        scene.play(&format!("{MOVE}, slot 4"));
        assert_eq!((scene.me().goods, scene.me().vp), (goods(gain), vp), "{id}");
        assert_eq!(scene.asked(), Frame::Turn);
    }
}

#[test]
fn choices_prices_and_pieces_of_a_token_may_be_declined() {
    // TSR-Q45
    for (id, frame) in [
        ("TT13", Frame::Any),
        ("TT15", Frame::Swap { left: 2 }),
        ("TT16", Frame::Warrior),
        ("TT17", Frame::Move),
        ("TT18", Frame::TakeProject { must: false }),
        ("TT19", Frame::Income),
        ("TT20", Frame::Bargain(Source::Trade(trade("TT20")))),
    ] {
        let mut scene = taking(id);
        scene.goods("1 coin").play(&format!("{MOVE}, slot 4"));
        assert_eq!(scene.asked(), frame, "{id}");
        let before = *scene.me();
        scene.play("skip");
        assert_eq!((*scene.me(), scene.asked()), (before, Frame::Turn));
        assert_eq!(scene.me().pad[3], Some(trade(id)));
    }
}

#[test]
fn an_accepted_price_is_paid_before_the_gain() {
    // TSR-Q45
    let mut scene = taking("TT20");
    scene.favor(&[1, 0, 2]).goods("2 coin").play(&format!("{MOVE}, slot 4"));
    assert_eq!(scene.legal(), ["pay", "skip"]);
    scene.clear_log().play("pay");
    assert_eq!((scene.me().goods, scene.favors()), (goods("1 coin"), vec![0, 1, 2]));
    let paid = [Event::Paid { who: seat(0), goods: goods("1 coin") }, Event::Favored { who: seat(0) }];
    assert_eq!(scene.log, paid);
}

#[test]
fn an_impossible_effect_does_nothing_and_the_token_is_placed() {
    // TSR-Q46
    let mut nothing_to_swap = taking("TT15");
    nothing_to_swap.play(&format!("{MOVE}, slot 4"));
    let mut no_warrior = taking("TT16");
    no_warrior.warriors_left(0, "kozelsk").play(&format!("{MOVE}, slot 4"));
    let mut no_project = taking("TT18");
    no_project.project_deck(0).no_display().play(&format!("{MOVE}, slot 4"));
    let mut no_coin = taking("TT20");
    no_coin.play(&format!("{MOVE}, slot 4"));
    for (id, scene) in
        [("TT15", nothing_to_swap), ("TT16", no_warrior), ("TT18", no_project), ("TT20", no_coin)]
    {
        assert_eq!((scene.asked(), scene.me().pad[3]), (Frame::Turn, Some(trade(id))));
        assert!(scene.me().goods.is_empty());
    }
}

#[test]
fn every_layout_leaves_three_effects() {
    // TSR-Q47
    let ids = ["TT01", "TT02", "TT03", "TT04", "TT05"];
    for mask in 0..32u8 {
        let mut scene = Scene::new(3);
        for (at, id) in ids.into_iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1) {
            scene.pad(at + 1, id);
        }
        scene.owe(TWO);
        let blank = 2 - (mask >> 3).count_ones() as usize;
        let effects = scene.legal_like("effect").len();
        assert_eq!(effects, 5 - blank, "all but the blank slots");
        assert!(effects >= 3);
        assert_eq!(scene.me().covered(), mask);
    }
}

#[test]
fn two_chosen_effects_are_fixed_before_the_first_is_resolved() {
    // TSR-Q48, TSR-142
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("kozelsk", 2).water("kozelsk", "kursk", "TT04").pad(4, "TT17").owe(TWO);
    scene.clear_log().play("effect 4");
    assert_eq!(scene.asked(), Frame::Trades { two: true, first: Some(3) });
    assert!(scene.log.is_empty(), "nothing is resolved yet");
    scene.play("effect 1");
    assert_eq!(scene.asked(), Frame::Move);
    // The new token covers the second effect that was chosen.
    scene.play(&format!("{MOVE}, slot 1"));
    assert_eq!(scene.me().goods, goods("2 wood"));
    assert_eq!(scene.asked(), Frame::Pause(Source::Printed(0)));
    assert_eq!(scene.refused_by("skip"), "TSR-Q48");
    assert_eq!(scene.refused_by("effect 1"), "TSR-153", "the choice is locked");
    scene.play("resolve");
    assert_eq!(scene.me().goods, goods("2 wood, 1 grain"));
    assert_eq!(scene.asked(), Frame::Turn);
    let resolved: Vec<&Event> =
        scene.log.iter().filter(|event| matches!(event, Event::ResolvedTrade { .. })).collect();
    let who = seat(0);
    let first = Event::ResolvedTrade { who, source: Source::Trade(trade("TT17")) };
    let second = Event::ResolvedTrade { who, source: Source::Printed(0) };
    assert_eq!(resolved, [&first, &second]);
}

#[test]
fn a_chosen_token_resolves_even_if_it_is_discarded_meanwhile() {
    // TSR-Q48, TSR-Q17
    let mut scene = Scene::new(3);
    scene.pad(4, "TT03").pad(5, "TT04").pad(1, "TT08").goods("1 wood").owe(TWO).play("effect 4, effect 5");
    assert_eq!(scene.asked(), Frame::Pause(Source::Trade(trade("TT04"))));
    scene.play("discard TT04 TT08, draw project");
    assert!(scene.game.trades_gone.has(trade("TT04")));
    scene.play("resolve");
    assert_eq!(scene.me().goods, goods("2 grain, 3 wood"));
}

#[test]
fn an_effect_is_chosen_once_and_equal_tokens_are_two() {
    // TSR-Q49, TSR-154
    let mut scene = Scene::new(3);
    scene.pad(4, "TT06").pad(5, "TT07").owe(TWO).play("effect 4");
    assert_eq!(scene.refused_by("effect 4"), "TSR-154");
    assert!(!scene.can("effect 4") && scene.can("effect 5") && scene.can("effect 1"));
    scene.play("effect 5").pass_until(|scene| scene.asked() == Frame::Turn);
    assert_eq!(scene.me().goods, goods("2 stone"));
}

#[test]
fn who_declines_the_second_effect_still_has_the_first() {
    // TSR-Q56
    let mut scene = Scene::new(3);
    scene.owe(TWO).play("effect 2, skip");
    assert_eq!((scene.me().goods, scene.asked()), (goods("1 wood"), Frame::Turn));
    let mut scene = Scene::new(3);
    scene.owe(TWO).play("skip");
    assert_eq!((scene.me().goods, scene.asked()), (goods(""), Frame::Turn));
}

#[test]
fn tokens_are_rearranged_by_what_they_cover() {
    // TSR-Q23, TSR-179
    let mut scene = Scene::new(3);
    scene.pad(4, "TT01").pad(5, "TT02");
    let covers = ["cover 1", "cover 2", "cover 1 2", "cover 3", "cover 1 3", "cover 2 3"];
    assert_eq!(scene.legal_like("cover"), covers);
    assert_eq!(scene.refused_by("cover none"), "TSR-Q23", "so it is already");
    assert_eq!(scene.refused_by("cover 4"), "TSR-179", "nothing is printed there");
    assert_eq!(scene.refused_by("cover 1 2 3"), "TSR-179", "there are two tokens");
    scene.clear_log().play("cover 2");
    assert_eq!(pad(&scene), tokens(["", "TT01", "", "", "TT02"]));
    assert_eq!(scene.log, [Event::Arranged { who: seat(0), pad: scene.me().pad }]);
    for other in ["cover none", "cover 1", "cover 1 3", "cover 2"] {
        assert_eq!(scene.refused_by(other), "TSR-Q23", "not twice in a row");
    }
    assert!(scene.legal_like("cover").is_empty());
    scene.goods("2 grain").play("sell grain grain, cover 1 3");
    let covered = pad(&scene);
    assert!(covered[0].is_some() && covered[2].is_some() && covered[1].is_none());
    scene.play("leave project, cover none");
    assert!(pad(&scene)[..3].iter().all(Option::is_none));
}

#[test]
fn tokens_that_do_not_fit_the_blank_slots_have_to_cover_something() {
    // TSR-Q23, TSR-179
    let mut scene = Scene::new(3);
    scene.pad(1, "TT01").pad(2, "TT02").pad(4, "TT03").pad(5, "TT04");
    assert_eq!(scene.legal_like("cover"), ["cover 1 3", "cover 2 3", "cover 1 2 3"]);
    assert_eq!(scene.refused_by("cover 1"), "TSR-179", "four tokens and two blank slots");
    assert_eq!(scene.refused_by("cover 1 2"), "TSR-Q23");
    let mut three = scene.clone();
    scene.play("cover 2 3");
    assert_eq!(pad(&scene), tokens(["", "TT02", "TT01", "TT03", "TT04"]));
    three.play("cover 1 2 3");
    assert_eq!(pad(&three), tokens(["TT01", "TT02", "TT03", "", "TT04"]));
    let mut bare = Scene::new(3);
    assert!(bare.legal_like("cover").is_empty());
    bare.pad(1, "TT01");
    assert_eq!(bare.legal_like("cover"), ["cover none", "cover 2", "cover 3"]);
    bare.play("cover none");
    assert_eq!(pad(&bare), tokens(["", "", "", "TT01", ""]));
}

#[test]
fn every_arrangement_covers_what_it_says_and_moves_no_more_than_needed() {
    // TSR-Q23, TSR-179
    let ids = ["TT01", "TT02", "TT03", "TT04", "TT05"];
    for mask in 0..32u8 {
        let mut scene = Scene::new(3);
        for (at, id) in ids.into_iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1) {
            scene.pad(at + 1, id);
        }
        let (tokens, before) = (mask.count_ones(), scene.me().pad);
        let mut possible = 0;
        for printed in 0..8u8 {
            let numbers: Vec<String> =
                (1..=3).filter(|slot| printed >> (slot - 1) & 1 == 1).map(|slot| slot.to_string()).collect();
            let cover = if numbers.is_empty() { "none".to_owned() } else { numbers.join(" ") };
            let action = format!("cover {cover}");
            let fits = printed.count_ones() <= tokens && tokens - printed.count_ones() <= 2;
            assert_eq!(scene.can(&action), fits && printed != mask & 0b111, "{mask:05b} to {action}");
            if !scene.can(&action) {
                continue;
            }
            possible += 1;
            let mut scene = scene.clone();
            scene.play(&action);
            let after = scene.me().pad;
            assert_eq!(scene.me().covered() & 0b111, printed);
            let sorted = |pad: [Option<crate::components::TradeId>; 5]| {
                let mut tokens: Vec<_> = pad.into_iter().flatten().collect();
                tokens.sort();
                tokens
            };
            assert_eq!(sorted(after), sorted(before));
            for slot in (0..3).filter(|slot| (printed & mask) >> slot & 1 == 1) {
                assert_eq!(after[slot], before[slot], "what can stay does");
            }
        }
        assert_eq!(scene.legal_like("cover").len(), possible);
    }
}

#[test]
fn an_effect_of_the_pad_can_place_a_warrior_or_bring_an_income() {
    // TSR-142
    let mut scene = Scene::new(3);
    scene.pad(4, "TT16").pad(5, "TT19").gain(Token::Trade, 1).play("effect 4, warrior vologda");
    assert_eq!(scene.me().garrison[city("vologda").index()], 2);
    scene.gain(Token::Trade, 1).play("effect 5, income vologda");
    assert_eq!(scene.me().goods, goods("2 wood"));
}
