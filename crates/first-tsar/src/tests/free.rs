//! Free actions of the pad and of Estates (catalogue 2.12, 3.9).

use samovar_engine::{Game as _, Seed, Viewer};

use super::scene::{Scene, city, estate, goods, project, seat, trade};
use crate::action::Action;
use crate::components::{Effect, EstateId, Item, Part, Region, Token};
use crate::event::Event;
use crate::goods::Goods;
use crate::options::Options;
use crate::state::{FirstTsar, Frame, Phase, TradeSet};

#[test]
fn two_local_goods_equal_or_different_give_a_coin() {
    // TSR-176
    let pairs = ["grain grain", "grain wood", "grain stone", "wood wood", "wood stone", "stone stone"];
    for pair in pairs {
        let mut scene = Scene::new(3);
        let (one, two) = pair.split_once(' ').expect("a pair");
        let price = Goods::of(one.parse().unwrap(), 1).and(Goods::of(two.parse().unwrap(), 1));
        let spare = goods("1 gunpowder, 1 textile, 1 steel, 2 coin");
        scene.game.me_mut().goods = price.and(spare);
        assert_eq!(scene.legal_like("sell").len(), 1 + 3, "{pair}");
        scene.clear_log().play(&format!("sell {pair}"));
        assert_eq!(scene.me().goods, spare.and(goods("1 coin")), "{pair}");
        assert_eq!(scene.log, [Event::Sold { who: seat(0), goods: price }]);
    }
}

#[test]
fn local_goods_that_are_sold_have_to_be_there() {
    // TSR-176
    let mut scene = Scene::new(3);
    scene.goods("1 grain, 2 wood, 9 coin");
    assert_eq!(scene.legal_like("sell"), ["sell grain wood", "sell wood wood"]);
    for action in ["sell grain grain", "sell grain stone", "sell stone stone"] {
        assert!(!scene.can(action));
        assert_eq!(scene.refused_by(action), "TSR-176");
    }
}

#[test]
fn one_foreign_good_gives_a_coin() {
    // TSR-178
    for item in Item::FOREIGN {
        let mut scene = Scene::new(3);
        scene.game.me_mut().goods = Goods::of(item, 2);
        assert_eq!(scene.legal_like("sell"), [format!("sell {item}")]);
        scene.clear_log().play(&format!("sell {item}"));
        assert_eq!(scene.me().goods, Goods::of(item, 1).and(goods("1 coin")));
        assert_eq!(scene.log, [Event::Sold { who: seat(0), goods: Goods::of(item, 1) }]);
        for other in Item::FOREIGN.into_iter().filter(|other| *other != item) {
            assert_eq!(scene.refused_by(&format!("sell {other}")), "TSR-178");
        }
    }
}

#[test]
fn free_actions_have_no_number() {
    // TSR-171, TSR-176, TSR-178
    let mut scene = Scene::new(3);
    scene.goods("6 grain, 3 steel").play("sell grain grain, sell steel, sell grain grain, sell steel");
    scene.play("sell grain grain, sell steel");
    assert_eq!((scene.me().goods, scene.asked()), (goods("6 coin"), Frame::Turn));
}

#[test]
fn free_actions_are_open_at_every_point_of_the_own_turn() {
    // TSR-170, TSR-169
    let mut scene = Scene::new(3);
    scene.goods("12 grain").play("sell grain grain, leave maneuver, sell grain grain");
    scene.play("warrior vologda, sell grain grain, warrior vologda, sell grain grain, send bryansk");
    assert!(scene.legal_like("send").is_empty() && scene.can("end"));
    scene.play("sell grain grain");
    assert_eq!(scene.me().goods, goods("2 grain, 5 coin"));
}

#[test]
fn free_actions_are_open_between_two_trade_effects() {
    // TSR-170
    let mut scene = Scene::new(3);
    scene.goods("1 grain, 1 steel").gain(Token::TwoTrades, 1).play("effect 1, effect 2");
    assert!(matches!(scene.asked(), Frame::Pause(_)));
    assert_eq!(scene.me().goods, goods("2 grain, 1 steel"), "the first is resolved");
    assert_eq!(scene.refused_by("skip"), "TSR-Q48");
    scene.play("sell grain grain, resolve");
    assert_eq!(scene.me().goods, goods("1 wood, 1 steel, 1 coin"));
}

#[test]
fn free_actions_are_closed_in_setup_planning_and_at_the_end_of_a_round() {
    // TSR-169, TSR-172
    let game = FirstTsar::new(&Options::for_players(3), Seed::from_text("closed"));
    assert_eq!(game.phase, Phase::Keep);
    let sell: Action = "sell grain wood".parse().unwrap();
    assert_eq!(game.check(sell).expect_err("refused").rule, "TSR-169");

    let mut scene = Scene::new(3);
    scene.goods("4 grain").estate("ES01").pad(4, "TT01").pad(5, "TT02").planning();
    for action in ["sell grain grain", "use ES01", "discard TT01 TT02", "cover 1"] {
        assert!(!scene.can(action));
        assert_eq!(scene.refused_by(action), "TSR-089");
    }
    let mut scene = Scene::new(3);
    scene.goods("4 grain, 1 steel").estate("ES01").pad(4, "TT01").pad(5, "TT02").end_of_round();
    assert_eq!(scene.asked(), Frame::Prize { leader: seat(0), second: Some(seat(1)) });
    for action in ["sell grain grain", "sell steel", "use ES01", "discard TT01 TT02", "cover 1"] {
        assert!(!scene.can(action));
        assert_eq!(scene.refused_by(action), "TSR-172");
    }
}

#[test]
fn free_actions_spend_what_the_player_on_turn_has() {
    // TSR-169, TSR-172
    let mut scene = Scene::new(3);
    scene.as_seat(1).goods("4 grain").estate("ES01").pad(4, "TT01").pad(5, "TT02").as_seat(0);
    assert_eq!(scene.refused_by("sell grain grain"), "TSR-176");
    assert_eq!(scene.refused_by("use ES01"), "TSR-174");
    assert_eq!(scene.refused_by("discard TT01 TT02"), "TSR-177");
    scene.goods("2 grain").play("sell grain grain");
    assert_eq!((scene.player(0).goods, scene.player(1).goods), (goods("1 coin"), goods("4 grain")));
}

#[test]
fn the_next_turn_begins_when_the_player_says_so() {
    // TSR-173
    let mut scene = Scene::new(3);
    scene.goods("4 grain").play("leave maneuver, send bryansk");
    assert_eq!(scene.to_decide(), Some(seat(0)), "the boyar has arrived, the turn goes on");
    scene.play("sell grain grain");
    assert_eq!(scene.to_decide(), Some(seat(0)));
    let reveals = scene.game.reveals;
    scene.clear_log().play("end");
    assert_eq!(scene.to_decide(), Some(seat(1)));
    assert_eq!(scene.game.reveals, reveals + 1, "and cannot be taken back");
    assert_eq!(scene.log, [Event::TurnEnded { who: seat(0) }, Event::TurnBegan { who: seat(1) }]);
    assert_eq!(scene.refused_by("sell grain grain"), "TSR-176", "seat 1 has no grain");
}

#[test]
fn an_estate_is_used_once_a_round() {
    // TSR-174
    let mut scene = Scene::new(3);
    scene.estate("ES01").estate("ES06").as_seat(1).estate("ES08").as_seat(0).clear_log();
    scene.play("use ES01");
    assert_eq!((scene.me().goods, scene.me().used.len()), (goods("2 coin"), 1));
    assert_eq!(scene.log[0], Event::UsedEstate { who: seat(0), estate: estate("ES01"), paid: Goods::NONE });
    assert!(!scene.can("use ES01") && scene.can("use ES06"), "each by itself");
    assert_eq!(scene.refused_by("use ES01"), "TSR-174");
    assert_eq!(scene.refused_by("use ES08"), "TSR-174", "somebody else's");
    scene.play("leave maneuver, send bryansk, end");
    scene.pass_until(|scene| scene.game.active == seat(0) && scene.asked() == Frame::Turn);
    assert_eq!(scene.refused_by("use ES01"), "TSR-174", "a turn later it is still used");
    scene.pass_until(|scene| scene.game.round == 2 && scene.game.phase == Phase::Actions);
    scene.pass_until(|scene| scene.game.active == seat(0));
    assert!(scene.can("use ES01"), "a round later it is not");
}

/// What a part of an effect asks, if it asks anything.
fn question(token: Token, count: u8) -> Option<Frame> {
    Some(match token {
        Token::Any => Frame::Any,
        Token::Income => Frame::Income,
        Token::Warrior => Frame::Warrior,
        Token::Move => Frame::Move,
        Token::TakeProject => Frame::TakeProject { must: false },
        Token::CompleteProject => Frame::Complete,
        Token::TakeEstate => Frame::TakeEstate,
        Token::TakeTitle => Frame::TakeTitle,
        Token::Swap => Frame::Swap { left: count },
        Token::Trade => Frame::Trades { two: false, first: None },
        Token::TwoTrades => Frame::Trades { two: true, first: None },
        Token::Building => Frame::Building,
        Token::War => Frame::War,
        _ => return None,
    })
}

#[test]
fn every_estate_is_paid_for_marked_and_gives_what_it_says() {
    // TSR-175, TSR-017, TSR-256
    for id in EstateId::all() {
        let mut scene = Scene::new(3);
        scene.hand("PM02").estate(&id.to_string()).favor_tokens(&[]);
        let effect = scene.game.tables.estates[id.index()];
        let spare = goods("5 grain, 5 wood");
        scene.game.me_mut().goods = effect.pay.and(spare);
        scene.clear_log().play(&format!("use {id}"));
        let paid = Event::UsedEstate { who: seat(0), estate: id, paid: effect.pay };
        assert_eq!(scene.log[0], paid, "the price comes first");
        assert!(scene.me().used.has(id));
        let fixed = effect.parts().iter().filter_map(|part| Some(Goods::of(part.token.item()?, part.count)));
        assert_eq!(scene.me().goods, fixed.fold(spare, Goods::and), "{id}");
        let favor = effect.parts().iter().any(|part| part.token == Token::Favor);
        assert_eq!(scene.me().vp, u16::from(favor), "{id}");
        let asked = effect.parts().iter().find_map(|part| question(part.token, part.count));
        assert_eq!(scene.asked(), asked.unwrap_or(Frame::Turn), "{id}");
    }
}

#[test]
fn the_price_of_an_estate_is_paid_in_full() {
    // TSR-175
    for id in EstateId::all() {
        let mut scene = Scene::new(3);
        scene.hand("PM02").estate(&id.to_string());
        let pay = scene.game.tables.estates[id.index()].pay;
        let action = format!("use {id}");
        for (item, count) in pay.iter() {
            let others = Item::ALL.into_iter().filter(|other| *other != item);
            let others = others.map(|other| Goods::of(other, 9)).fold(Goods::NONE, Goods::and);
            scene.game.me_mut().goods = others.and(Goods::of(item, count - 1));
            assert!(!scene.can(&action), "{id}");
            assert_eq!(scene.refused_by(&action), "TSR-175", "{id}");
        }
        scene.game.me_mut().goods = pay.and(goods("9 grain, 9 wood"));
        assert!(scene.can(&action), "{id}");
    }
}

/// Seat 0 with an Estate and goods for anything.
fn owner(id: &str) -> Scene {
    let mut scene = Scene::new(3);
    scene.estate(id).goods("5 grain, 5 wood, 5 stone, 5 coin");
    scene
}

fn useless(scene: &Scene, id: &str) {
    let action = format!("use {id}");
    assert!(!scene.can(&action), "{id}");
    assert_eq!(scene.refused_by(&action), "TSR-Q20", "{id}");
}

#[test]
fn an_estate_that_would_change_nothing_is_refused() {
    // TSR-Q20
    for id in ["ES03", "ES15"] {
        let mut scene = owner(id);
        assert!(scene.can(&format!("use {id}")));
        useless(scene.warriors_left(0, "vologda"), id);
    }
    let mut scene = owner("ES08");
    assert!(scene.can("use ES08"));
    useless(scene.goods(""), "ES08");
    let mut scene = owner("ES09");
    scene.project_deck(0);
    assert!(scene.can("use ES09"), "there is the display");
    useless(scene.no_display(), "ES09");
    let mut scene = owner("ES10");
    scene.title_deck(0).titles(&["TL01"]).title_deck(0);
    assert!(scene.can("use ES10"), "there is the display");
    scene.titles(&[]);
    assert!(scene.can("use ES10"), "there is the deck");
    useless(scene.title_deck(0), "ES10");
    let mut scene = owner("ES13");
    scene.hand("PC10");
    scene.game.me_mut().hand = [project("PC10")].into_iter().collect();
    useless(&scene, "ES13");
    scene.goods("2 stone, 1 gunpowder, 1 steel, 2 coin");
    assert!(scene.can("use ES13"));
    let mut scene = owner("ES14");
    assert!(scene.can("use ES14"));
    useless(scene.as_seat(1).building("vologda").building("veliky-novgorod").as_seat(0), "ES14");
    let mut scene = owner("ES14");
    for name in ["tver", "moscow", "kursk", "putivl", "murom", "ryazan"] {
        scene.building(name);
    }
    useless(&scene, "ES14");
}

#[test]
fn an_income_without_a_coin_for_the_only_stone_is_no_use() {
    // TSR-Q20
    let mut scene = owner("ES12");
    scene.clear_map().warriors("moscow", 2);
    assert!(scene.can("use ES12"), "the stone can be paid for");
    useless(scene.goods("5 grain"), "ES12");
    scene.warriors("tver", 1);
    assert!(scene.can("use ES12"), "wood costs nothing");
}

#[test]
fn a_trade_effect_is_no_use_when_none_of_the_pad_would_do_anything() {
    // TSR-Q20
    let mut scene = Scene::new(3);
    scene.estate("ES11").clear_map().warriors("moscow", 2).project_deck(0).no_display().goods("1 coin");
    assert!(scene.can("use ES11"), "there are printed effects");
    for (slot, id) in ["TT15", "TT16", "TT18", "TT19", "TT20"].into_iter().enumerate() {
        scene.pad(slot + 1, id);
    }
    scene.warriors_left(0, "moscow");
    useless(&scene, "ES11");
    scene.goods("2 coin");
    assert!(scene.can("use ES11"), "a coin is left for the Favor, the exchange and the stone");
    scene.goods("1 coin").warriors("moscow", 7);
    assert!(scene.can("use ES11"), "a warrior can be placed");
}

#[test]
fn an_effect_that_takes_a_card_needs_a_card() {
    // TSR-Q20
    let effect = |token| Effect::new(Goods::NONE, &[Part { token, count: 1 }]).expect("one part");
    let changes = |scene: &Scene, token| scene.game.changes_something(&effect(token), Goods::NONE);
    let mut scene = Scene::new(3);
    scene.titles(&["TL01"]).estates(&["ES01"]).title_deck(0).estate_deck(0);
    assert!(changes(&scene, Token::TakeTitle) && changes(&scene, Token::TakeEstate), "those shown");
    scene.titles(&[]).estates(&[]);
    assert!(changes(&scene, Token::TakeTitle) && changes(&scene, Token::TakeEstate), "those of the deck");
    scene.title_deck(0).estate_deck(0);
    assert!(!changes(&scene, Token::TakeTitle) && !changes(&scene, Token::TakeEstate));
    assert!(!scene.game.changes_something(&Effect::NONE, Goods::NONE));
}

#[test]
fn favor_on_top_is_a_change() {
    // TSR-Q20
    let mut scene = owner("ES02");
    scene.play("use ES02");
    assert_eq!((scene.me().vp, scene.has(Item::Coin)), (1, 3));
}

#[test]
fn an_estate_is_used_up_before_its_gain() {
    // TSR-Q96
    let mut scene = Scene::new(3);
    scene.estate("ES13").hand("PT01").hand("PM02").goods("6 grain, 6 wood, 6 coin");
    scene.play("use ES13, complete PT01, effect 1, effect 2");
    assert!(matches!(scene.asked(), Frame::Pause(_)));
    assert!(!scene.can("use ES13"));
    assert_eq!(scene.refused_by("use ES13"), "TSR-174");
    assert!(scene.can("sell grain grain"));
}

#[test]
fn two_trade_tokens_are_discarded_for_a_project_of_the_display() {
    // TSR-177, TSR-180
    let mut scene = Scene::new(3);
    scene.pad(1, "TT03").pad(4, "TT09").pad(5, "TT07").display("PC05").next_project("PT08").clear_log();
    assert_eq!(scene.legal_like("discard"), ["discard TT03 TT09", "discard TT03 TT07", "discard TT07 TT09"]);
    scene.play("discard TT07 TT03");
    let told = Event::DiscardedTrades { who: seat(0), one: trade("TT03"), two: trade("TT07") };
    assert_eq!(scene.log, [told]);
    assert_eq!(scene.me().pad, [None, None, None, Some(trade("TT09")), None]);
    assert!(scene.game.trades_gone.has(trade("TT03")) && scene.game.trades_gone.has(trade("TT07")));
    assert!(!scene.game.trades_gone.has(trade("TT09")));
    assert_eq!(scene.asked(), Frame::TakeProject { must: true });
    assert_eq!(scene.refused_by("skip"), "TSR-177", "it is paid for");
    assert_eq!(scene.refused_by("project PT08"), "TSR-144");
    scene.play("project PC05");
    assert!(scene.me().hand.has(project("PC05")) && scene.game.projects.has(project("PT08")));
    assert_eq!((scene.game.projects.len(), scene.asked()), (6, Frame::Turn));
    assert!(scene.legal_like("discard").is_empty(), "one token is not enough");
    assert_eq!(scene.refused_by("discard TT09 TT03"), "TSR-177");
}

#[test]
fn two_trade_tokens_are_discarded_for_the_top_project_and_that_can_be_repeated() {
    // TSR-177
    let mut scene = Scene::new(3);
    for (slot, id) in ["TT02", "TT03", "TT04", "TT05"].into_iter().enumerate() {
        scene.pad(slot + 1, id);
    }
    scene.next_project("PC05");
    let hand = scene.me().hand.len();
    scene.play("discard TT02 TT04, draw project, discard TT03 TT05, draw project");
    assert!(scene.me().hand.has(project("PC05")));
    assert_eq!((scene.me().hand.len(), scene.me().pad), (hand + 2, [None; 5]));
}

#[test]
fn printed_effects_are_no_tokens_and_work_again_when_tokens_leave() {
    // TSR-177, TSR-Q24
    let mut scene = Scene::new(3);
    scene.pad(1, "TT03");
    assert!(scene.legal_like("discard").is_empty(), "a token and printed effects");
    scene.pad(2, "TT04").play("discard TT03 TT04, draw project").gain(Token::Trade, 1);
    assert_eq!(scene.legal_like("effect"), ["effect 1", "effect 2", "effect 3"]);
    scene.play("effect 1");
    assert_eq!(scene.me().goods, goods("1 grain"));
}

#[test]
fn without_projects_no_tokens_are_discarded() {
    // TSR-Q25, TSR-228
    let mut scene = Scene::new(3);
    scene.pad(1, "TT03").pad(4, "TT09").project_deck(0);
    assert!(scene.can("discard TT03 TT09"), "there is the display");
    scene.no_display();
    assert!(!scene.can("discard TT03 TT09"));
    assert_eq!(scene.refused_by("discard TT03 TT09"), "TSR-Q25");
}

#[test]
fn tokens_are_rearranged_to_cover_any_printed_effects_they_can() {
    // TSR-179
    let tokens = ["TT02", "TT03", "TT04", "TT05", "TT06"];
    for (count, offers) in [(0, 0), (1, 3), (2, 6), (3, 6), (4, 3), (5, 0)] {
        let mut scene = Scene::new(3);
        for (slot, id) in tokens[..count].iter().enumerate() {
            scene.pad(slot + 1, id);
        }
        assert_eq!(scene.legal_like("cover").len(), offers, "{count} tokens");
        for action in scene.legal_like("cover") {
            let mut other = scene.clone();
            other.play(&action);
            let action: Action = action.parse().unwrap();
            let Action::Cover(slots) = action else { unreachable!() };
            let all = |scene: &Scene| scene.me().pad.iter().flatten().copied().collect::<TradeSet>();
            assert_eq!(all(&scene), all(&other), "the same tokens");
            assert_eq!(other.me().covered() & 0b111, slots.0, "{action}");
            assert_eq!(usize::try_from(other.me().covered().count_ones()).unwrap(), count, "one in a slot");
        }
    }
}

#[test]
fn an_arrangement_has_to_fit_the_tokens_and_to_change_something() {
    // TSR-179
    let mut scene = Scene::new(3);
    scene.pad(4, "TT02");
    for action in ["cover 1 2", "cover 1 4", "cover 5"] {
        assert!(!scene.can(action));
        assert_eq!(scene.refused_by(action), "TSR-179", "{action}");
    }
    assert_eq!(scene.refused_by("cover none"), "TSR-Q23", "that is how it lies");
    scene.clear_log().play("cover 3");
    let pad = [None, None, Some(trade("TT02")), None, None];
    assert_eq!(scene.me().pad, pad);
    assert_eq!(scene.log, [Event::Arranged { who: seat(0), pad }]);
    assert!(scene.legal_like("cover").is_empty(), "not twice in a row");
    assert_eq!(scene.refused_by("cover 1"), "TSR-Q23");
    scene.goods("1 steel").play("sell steel, cover none");
    assert_eq!(scene.me().pad, [None, None, None, Some(trade("TT02")), None], "again after something else");

    let mut scene = Scene::new(3);
    for (slot, id) in ["TT02", "TT03", "TT04"].into_iter().enumerate() {
        scene.pad(slot + 1, id);
    }
    assert_eq!(scene.refused_by("cover none"), "TSR-179", "two blank slots do not hold three tokens");
    scene.play("cover 2");
    let wanted = [None, Some(trade("TT03")), None, Some(trade("TT02")), Some(trade("TT04"))];
    assert_eq!(scene.me().pad, wanted, "what can stay does");
}

#[test]
fn everybody_may_look_at_what_was_discarded() {
    // TSR-181
    let mut scene = Scene::new(3);
    scene.pad(1, "TT03").pad(4, "TT09").spoils(&["SP01"]).region(Region::North, "RL05");
    let token = scene.game.region_token(Region::East);
    scene.play("discard TT03 TT09, draw project").round(2).end_of_round();
    scene.pass_until(|scene| scene.game.phase == Phase::Planning);
    assert!(!scene.game.titles_gone.is_empty() && !scene.game.estates_gone.is_empty());
    for viewer in [Viewer::Spectator, Viewer::Seat(seat(0)), Viewer::Seat(seat(2))] {
        let board = scene.game.view(viewer).board;
        assert!(board.trades_gone.has(trade("TT03")) && board.trades_gone.has(trade("TT09")));
        assert_eq!(board.titles_gone, scene.game.titles_gone);
        assert_eq!(board.estates_gone, scene.game.estates_gone);
        assert_eq!(board.spoils_gone, scene.game.spoils_gone);
        assert!(board.tokens.contains(&token), "Region tokens of earlier rounds");
    }
}

#[test]
fn an_estate_places_a_warrior_where_the_boyar_has_just_arrived() {
    // TSR-170, TSR-243
    let mut scene = Scene::new(3);
    scene.estate("ES03").goods("1 grain, 1 coin").play("leave maneuver, send bryansk, use ES03");
    scene.play("warrior bryansk");
    assert_eq!(scene.me().garrison[city("bryansk").index()], 1);
    assert!(scene.me().goods.is_empty());
}
