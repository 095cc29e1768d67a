//! The vocabulary of effects (catalogue 2.18, 3.9).

use super::scene::{Scene, city, estate, goods, project, seat, spoils, title};
use crate::components::{Chamber, Item, Region, SpoilsId, Token};
use crate::event::Event;
use crate::goods::Goods;
use crate::state::{Frame, Points, Source};

/// Seat 0 gets a part of an effect before leaving a chamber, and is asked about it.
fn given(token: Token, count: u8) -> Scene {
    let mut scene = Scene::new(3);
    scene.gain(token, count);
    scene
}

#[test]
fn goods_and_coins_are_gained_by_the_icon() {
    // TSR-238, TSR-241
    for item in Item::ALL {
        let scene = given(Token::of(item), 3);
        assert_eq!((scene.me().goods, scene.asked()), (Goods::of(item, 3), Frame::Turn));
        assert_eq!(scene.log, [Event::Gained { who: seat(0), item, count: 3 }]);
    }
}

#[test]
fn points_are_gained_at_once() {
    // TSR-239
    let scene = given(Token::Vp, 3);
    assert_eq!((scene.me().vp, scene.me().points[Points::Tokens as usize]), (3, 3));
    assert_eq!(scene.log, [Event::Scored { who: seat(0), vp: 3, from: Points::Tokens }]);
}

#[test]
fn any_is_one_good_or_a_coin() {
    // TSR-240
    for item in Item::ALL {
        let mut scene = given(Token::Any, 1);
        assert_eq!(scene.legal().len(), Item::COUNT + 1);
        assert!(scene.can("skip"));
        scene.play(&format!("take {item}"));
        assert_eq!((scene.me().goods, scene.asked()), (Goods::of(item, 1), Frame::Turn));
    }
}

#[test]
fn any_twice_is_chosen_one_after_the_other() {
    // TSR-Q93
    let mut scene = given(Token::Any, 2);
    scene.play("take steel");
    assert_eq!(scene.asked(), Frame::Any);
    scene.play("take steel");
    assert_eq!((scene.me().goods, scene.asked()), (goods("2 steel"), Frame::Turn));
    let mut scene = given(Token::Any, 2);
    scene.play("take coin, take wood");
    assert_eq!(scene.me().goods, goods("1 coin, 1 wood"));
    let mut scene = given(Token::Any, 2);
    scene.play("skip, take wood");
    assert_eq!((scene.me().goods, scene.asked()), (goods("1 wood"), Frame::Turn), "each by itself");
}

#[test]
fn an_income_comes_from_a_city_with_presence() {
    // TSR-242
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("kursk", 1).warriors("moscow", 1).building("putivl").goods("1 coin");
    scene.clear_log().gain(Token::Income, 1);
    let offers = ["income moscow", "income moscow plain", "income putivl", "income kursk", "skip"];
    assert_eq!(scene.legal(), offers);
    assert_eq!(scene.refused_by("income vologda"), "TSR-242");
    assert_eq!(scene.refused_by("income kursk plain"), "TSR-Q34");
    scene.play("income putivl");
    assert_eq!((scene.me().goods, scene.asked()), (goods("2 grain, 1 coin"), Frame::Turn));
    let told = Event::Income { who: seat(0), city: city("putivl"), goods: goods("2 grain"), paid: 0 };
    assert_eq!(scene.log, [told]);
}

#[test]
fn an_income_may_use_a_city_of_production_and_counts_apart_from_it() {
    // TSR-Q95
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("kursk", 1).warriors("putivl", 1).warriors("murom", 1).warriors("bryansk", 1);
    scene.estate("ES12").acting("production", true).play("income putivl, use ES12, income putivl");
    assert_eq!(scene.me().goods, goods("4 grain"));
    scene.play("income murom, income bryansk");
    assert_eq!(scene.me().goods, goods("4 grain, 4 wood"), "still three cities");
    scene.play("income putivl");
    assert_eq!(scene.me().goods, goods("6 grain, 4 wood"), "and the bonus");

    let mut scene = Scene::new(3);
    scene.clear_map().warriors("kursk", 1).warriors("putivl", 1).warriors("murom", 1).warriors("bryansk", 1);
    scene.estate("ES12").acting("production", true).play("use ES12, income kursk, income putivl");
    scene.play("income murom, income bryansk");
    assert!(!scene.can("income kursk"), "the bonus repeats only what Production gave");
    assert_eq!(scene.refused_by("income kursk"), "TSR-119");
    assert!(scene.can("income murom"));
}

#[test]
fn a_city_with_an_unpaid_stone_only_can_be_chosen_for_nothing() {
    // TSR-Q95
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("moscow", 1).warriors("putivl", 1).acting("production", false);
    assert_eq!(scene.refused_by("income moscow"), "TSR-124");
    scene.clear_log().play("income moscow plain");
    assert!(scene.me().goods.is_empty());
    let nothing = Event::Income { who: seat(0), city: city("moscow"), goods: Goods::NONE, paid: 0 };
    assert_eq!(scene.log, [nothing]);
    assert!(!scene.can("income moscow plain"), "it has been used");
    assert_eq!(scene.refused_by("income moscow plain"), "TSR-125");
    assert_eq!(scene.game.errand.left, 2);
}

#[test]
fn a_warrior_is_placed_with_presence() {
    // TSR-243
    let mut scene = Scene::new(3);
    scene.building("kursk").gain(Token::Warrior, 1);
    assert_eq!(scene.legal(), ["warrior veliky-novgorod", "warrior vologda", "warrior kursk", "skip"]);
    assert_eq!(scene.refused_by("warrior moscow"), "TSR-128");
    scene.play("warrior kursk");
    assert_eq!((scene.me().garrison[city("kursk").index()], scene.me().warriors), (1, 7));
    scene.warriors_left(0, "kursk").gain(Token::Warrior, 1);
    assert_eq!(scene.asked(), Frame::Turn, "nothing to place, nothing asked");
    scene.game.frames.push(Frame::Warrior);
    assert_eq!(scene.refused_by("warrior kursk"), "TSR-129");
}

#[test]
fn a_move_follows_a_waterway_and_takes_its_token() {
    // TSR-244
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("kursk", 2).water("kursk", "putivl", "TT08").gain(Token::Move, 1);
    assert_eq!(scene.legal(), ["move warrior kursk kozelsk", "move warrior kursk putivl", "skip"]);
    assert_eq!(scene.refused_by("move warrior kursk moscow"), "TSR-004");
    assert_eq!(scene.refused_by("move boyar kursk putivl"), "TSR-130");
    scene.play("move warrior kursk putivl, slot 5");
    assert_eq!((scene.has(Item::Coin), scene.asked()), (2, Frame::Turn));
    assert!(scene.me().guarded.has(city("kursk")) && scene.me().guarded.has(city("putivl")));
}

#[test]
fn a_project_of_an_effect_is_taken_as_in_the_chamber() {
    // TSR-245
    let mut scene = Scene::new(3);
    scene.display("PC05").next_project("PT08").gain(Token::TakeProject, 1);
    assert_eq!(scene.legal().len(), 6 + 1 + 1);
    assert_eq!(scene.refused_by("project PT08"), "TSR-144");
    scene.play("project PC05");
    assert!(scene.me().hand.has(project("PC05")) && scene.game.projects.has(project("PT08")));
    let mut scene = Scene::new(3);
    scene.next_project("PT08").gain(Token::TakeProject, 1).play("draw project");
    assert!(scene.me().hand.has(project("PT08")));
    assert_eq!(scene.asked(), Frame::Turn);
    scene.project_deck(0).gain(Token::TakeProject, 1);
    assert_eq!(scene.refused_by("draw project"), "TSR-227");
    assert!(scene.can("skip"));
}

#[test]
fn a_project_of_an_effect_is_completed_at_its_cost() {
    // TSR-246
    let mut scene = Scene::new(3);
    scene.hand("PM01").hand("PM02").goods("2 grain, 2 wood").gain(Token::CompleteProject, 1);
    assert_eq!(scene.legal(), ["complete PM02", "skip"]);
    assert_eq!(scene.refused_by("complete PM01"), "TSR-147");
    assert_eq!(scene.refused_by("complete PC10"), "TSR-146");
    scene.play("complete PM02, skip");
    assert_eq!((scene.me().vp, scene.me().goods), (4, Goods::NONE));
    scene.gain(Token::CompleteProject, 1);
    assert_eq!(scene.asked(), Frame::Turn, "nothing can be paid");
}

#[test]
fn estates_and_titles_of_an_effect_come_from_display_or_deck() {
    // TSR-247, TSR-248
    let mut scene = Scene::new(3);
    scene.titles(&["TL04"]).estates(&["ES05"]).gain(Token::TakeEstate, 1);
    assert_eq!(scene.legal(), ["estate ES05", "draw estate", "skip"]);
    assert_eq!(scene.refused_by("estate ES06"), "TSR-247");
    scene.play("estate ES05").gain(Token::TakeTitle, 1);
    assert_eq!(scene.legal(), ["title TL04", "draw title", "skip"]);
    assert_eq!(scene.refused_by("title TL05"), "TSR-248");
    scene.play("title TL04");
    assert!(scene.me().estates.has(estate("ES05")) && scene.me().titles.has(title("TL04")));
    scene.gain(Token::TakeEstate, 1).play("draw estate").gain(Token::TakeTitle, 1).play("draw title");
    assert_eq!((scene.me().estates.len(), scene.me().titles.len()), (2, 2));
    scene.estate_deck(0).title_deck(0).gain(Token::TakeEstate, 1).gain(Token::TakeTitle, 1);
    assert_eq!(scene.asked(), Frame::Turn, "nothing is left");
    scene.game.frames.push(Frame::TakeEstate);
    assert_eq!(scene.refused_by("draw estate"), "TSR-230");
    scene.game.frames.replace_top(Frame::TakeTitle);
    assert_eq!(scene.refused_by("draw title"), "TSR-230");
}

#[test]
fn favor_is_gained_as_often_as_it_says() {
    // TSR-251
    let mut scene = Scene::new(3);
    scene.favor(&[1, 2, 0]).gain(Token::Favor, 2);
    assert_eq!((scene.favors(), scene.me().vp), (vec![0, 1, 2], 1));
    let told = [Event::Favored { who: seat(0) }, Event::Scored { who: seat(0), vp: 1, from: Points::Favor }];
    assert_eq!(scene.log, told);
}

#[test]
fn one_trade_effect_is_a_token_or_a_printed_one() {
    // TSR-252
    let mut scene = Scene::new(3);
    scene.pad(1, "TT08").gain(Token::Trade, 1);
    assert_eq!(scene.legal(), ["effect 1", "effect 2", "effect 3", "skip"]);
    assert_eq!(scene.refused_by("effect 5"), "TSR-252");
    scene.clear_log().play("effect 1");
    assert_eq!(
        (scene.me().goods, scene.asked()),
        (goods("2 coin"), Frame::Turn),
        "the grain below is covered"
    );
    assert_eq!(
        scene.log[0],
        Event::ResolvedTrade { who: seat(0), source: Source::Trade("TT08".parse().unwrap()) }
    );
    scene.clear_log().gain(Token::Trade, 1).play("effect 3");
    assert_eq!(scene.me().goods, goods("3 coin"));
    assert_eq!(scene.log[0], Event::ResolvedTrade { who: seat(0), source: Source::Printed(2) });
    scene.gain(Token::Trade, 1).play("skip");
    assert_eq!((scene.me().goods, scene.asked()), (goods("3 coin"), Frame::Turn));
}

#[test]
fn two_trade_effects_are_different_ones() {
    // TSR-253
    let mut scene = given(Token::TwoTrades, 1);
    scene.play("effect 2");
    assert_eq!(scene.refused_by("effect 2"), "TSR-154");
    scene.play("effect 3");
    assert_eq!((scene.me().goods, scene.asked()), (goods("1 wood, 1 coin"), Frame::Turn));
}

#[test]
fn a_building_of_an_effect_needs_a_site_and_a_building() {
    // TSR-254
    let mut scene = given(Token::Building, 1);
    assert_eq!(scene.legal(), ["build veliky-novgorod", "build vologda", "skip"]);
    scene.play("build vologda").gain(Token::Building, 1);
    assert_eq!(scene.legal(), ["build veliky-novgorod", "skip"]);
    scene.play("build veliky-novgorod").gain(Token::Building, 1);
    assert_eq!((scene.asked(), scene.me().buildings), (Frame::Turn, 4), "no site is left");
}

#[test]
fn war_of_an_effect_is_that_of_a_military_project() {
    // TSR-255
    let mut scene = Scene::new(3);
    scene.spoils(&["SP05"]).gain(Token::War, 1).play("war SP05").gain(Token::War, 1);
    assert_eq!(scene.legal(), ["war", "skip"]);
    scene.play("war");
    assert_eq!((scene.me().field, scene.me().warriors, scene.has(Item::Coin)), (2, 6, 2));
    assert!(scene.me().completed.is_empty());
    scene.warriors_left(0, "tver").gain(Token::War, 1);
    assert_eq!(scene.asked(), Frame::Turn);
}

/// Seat 0 takes this token on the way from Kursk to Putivl.
fn taking(id: &str, text: &str) -> Scene {
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("kursk", 2).water("kursk", "putivl", id).favor(&[1, 2, 0]).goods(text);
    scene.acting("maneuver", false).play("move warrior kursk putivl").clear_log().play("slot 4");
    scene
}

#[test]
fn a_declined_effect_is_told_and_an_impossible_one_is_not() {
    // TSR-Q45, TSR-Q46, TSR-Q56
    let gains = [
        (Token::Any, 1),
        (Token::Income, 1),
        (Token::Warrior, 1),
        (Token::Move, 1),
        (Token::TakeProject, 1),
        (Token::CompleteProject, 1),
        (Token::TakeEstate, 1),
        (Token::TakeTitle, 1),
        (Token::Building, 1),
        (Token::War, 1),
        (Token::Swap, 2),
        (Token::Trade, 1),
    ];
    for (what, count) in gains {
        let mut scene = Scene::new(3);
        scene.hand("PM02").goods("2 grain, 2 wood").turn(0).clear_log().gain(what, count).play("skip");
        assert_eq!(scene.log, [Event::Declined { who: seat(0), what, count }]);
    }
    let mut scene = Scene::new(3);
    scene.clear_map().turn(0).clear_log().gain(Token::Income, 1);
    assert_eq!((scene.asked(), scene.log.as_slice()), (Frame::Turn, &[][..]));
}

#[test]
fn what_stands_left_of_an_arrow_is_paid_first() {
    // TSR-256
    let mut scene = taking("TT20", "3 coin");
    assert_eq!(scene.asked(), Frame::Bargain(Source::Trade("TT20".parse().unwrap())));
    assert_eq!(scene.legal(), ["pay", "skip"]);
    scene.clear_log().play("pay");
    assert_eq!((scene.me().goods, scene.favors()), (goods("2 coin"), vec![0, 1, 2]));
    let told = [Event::Paid { who: seat(0), goods: goods("1 coin") }, Event::Favored { who: seat(0) }];
    assert_eq!(scene.log, told);

    let mut scene = taking("TT20", "3 coin");
    scene.clear_log().play("skip");
    assert_eq!((scene.me().goods, scene.favors()), (goods("3 coin"), vec![1, 2, 0]), "it can be declined");
    let source = Source::Trade("TT20".parse().unwrap());
    assert_eq!(scene.log, [Event::DeclinedToPay { who: seat(0), source }]);
    let scene = taking("TT20", "3 grain");
    assert_eq!(
        (scene.asked(), scene.favors()),
        (Frame::Turn, vec![1, 2, 0]),
        "without the price nothing is asked"
    );
    assert!(scene.me().pad[3].is_some());
}

/// Seat 0 sends a warrior to war for this token.
fn warring(id: &str) -> Scene {
    let mut scene = Scene::new(3);
    scene
        .favor_tokens(&[])
        .favor(&[1, 0, 2])
        .estates(&["ES05"])
        .spoils(&[id])
        .gain(Token::War, 1)
        .clear_log();
    scene.play(&format!("war {id}"));
    scene
}

#[test]
fn every_spoils_token_is_resolved_when_it_is_taken() {
    // TSR-158, TSR-022
    for id in SpoilsId::all() {
        let scene = warring(&id.to_string());
        assert!(scene.me().spoils.has(id) && scene.game.spoils.is_empty());
        let parts = scene.game.tables.spoils[id.index()].parts().to_vec();
        let asking = parts.iter().position(|part| {
            matches!(part.token, Token::Any | Token::Move | Token::Warrior | Token::TakeEstate)
        });
        let fixed = &parts[..asking.unwrap_or(parts.len())];
        let items = fixed.iter().filter_map(|part| Some(Goods::of(part.token.item()?, part.count)));
        assert_eq!(scene.me().goods, items.fold(Goods::NONE, Goods::and), "{id}");
        let vp: u16 =
            fixed.iter().filter(|part| part.token == Token::Vp).map(|part| u16::from(part.count)).sum();
        assert_eq!(scene.me().points[Points::Tokens as usize], vp, "{id}");
        let favor = fixed.iter().any(|part| part.token == Token::Favor);
        assert_eq!(scene.favors()[0], if favor { 0 } else { 1 }, "{id}");
        let asked = asking.map_or(Frame::Turn, |at| match parts[at].token {
            Token::Any => Frame::Any,
            Token::Move => Frame::Move,
            Token::Warrior => Frame::Warrior,
            _ => Frame::TakeEstate,
        });
        assert_eq!(scene.asked(), asked, "{id}");
    }
}

#[test]
fn the_spoils_come_out_as_printed() {
    // TSR-155
    let gained = |id: &str, actions: &str| {
        let mut scene = warring(id);
        if !actions.is_empty() {
            scene.play(actions);
        }
        assert_eq!(scene.asked(), Frame::Turn, "{id}");
        (scene.me().vp, scene.me().goods)
    };
    assert_eq!(gained("SP01", ""), (3, goods("")));
    assert_eq!(gained("SP04", ""), (2, goods("1 coin")));
    assert_eq!(gained("SP07", ""), (0, goods("1 grain, 2 wood")));
    assert_eq!(gained("SP08", ""), (0, goods("1 stone, 1 coin")), "a stone of a token is free");
    assert_eq!(gained("SP09", "take textile"), (1, goods("1 textile")));
    let mut scene = warring("SP10");
    scene.play("warrior vologda");
    assert_eq!((scene.me().garrison[city("vologda").index()], scene.me().field), (2, 1));
    let mut scene = warring("SP12");
    scene.play("estate ES05");
    assert!(scene.me().estates.has(estate("ES05")) && scene.me().spoils.has(spoils("SP12")));
}

#[test]
fn parts_of_an_effect_come_from_left_to_right() {
    // TSR-Q92
    let mut scene = warring("SP09");
    assert_eq!((scene.asked(), scene.me().vp), (Frame::Any, 0), "the point comes after the choice");
    scene.play("skip");
    assert_eq!((scene.me().vp, scene.me().goods), (1, Goods::NONE), "a declined part stops nothing");
    let scene = warring("SP04");
    let order = [
        Event::War { who: seat(0), spoils: Some(spoils("SP04")) },
        Event::Scored { who: seat(0), vp: 2, from: Points::Tokens },
        Event::Gained { who: seat(0), item: Item::Coin, count: 1 },
    ];
    assert_eq!(scene.log, order);
}

#[test]
fn an_impossible_or_declined_part_does_not_stop_the_next() {
    // TSR-Q92
    let stage = || {
        let mut scene = Scene::new(3);
        scene.region(Region::East, "RL09").warriors("murom", 1).end_of_round().play("reward other");
        scene
    };
    let mut scene = stage();
    assert_eq!((scene.asked(), scene.player(0).coins()), (Frame::Move, 0));
    scene.play("skip");
    assert_eq!((scene.player(0).coins(), scene.player(0).garrison[city("murom").index()]), (1, 1));
    let mut scene = stage();
    scene.play("move warrior murom vladimir");
    assert_eq!((scene.player(0).coins(), scene.player(0).garrison[city("vladimir").index()]), (1, 1));
}

#[test]
fn each_part_of_a_repeated_effect_is_asked_by_itself() {
    // TSR-Q92
    let mut scene = Scene::new(3);
    scene.warriors_left(1, "vologda").gain(Token::Warrior, 2).play("warrior vologda");
    assert_eq!((scene.asked(), scene.me().warriors), (Frame::Turn, 0), "the second is impossible");
    let mut scene = given(Token::Warrior, 3);
    scene.play("warrior vologda, skip, warrior vologda");
    assert_eq!((scene.me().warriors, scene.asked()), (6, Frame::Turn));
}

#[test]
fn a_trade_effect_inside_an_effect_pauses_only_in_the_own_turn() {
    // TSR-Q97
    let mut scene = Scene::new(3);
    scene.goods("2 grain").gain(Token::TwoTrades, 1).play("effect 1, effect 2");
    assert_eq!(scene.asked(), Frame::Pause(Source::Printed(1)));
    assert_eq!(scene.legal_like("sell"), ["sell grain grain"]);
    scene.play("resolve");
    assert_eq!((scene.me().goods, scene.asked()), (goods("3 grain, 1 wood"), Frame::Turn));
}

#[test]
fn an_effect_reaches_the_chamber_actions_untouched() {
    // TSR-246, TSR-108
    let mut scene = Scene::new(3);
    scene.hand("PM02").estate("ES13").goods("2 grain, 2 wood, 2 coin").acting("maneuver", false);
    scene.play("use ES13, complete PM02, skip");
    assert_eq!((scene.game.errand.chamber, scene.game.errand.left), (Some(Chamber::Maneuver), 2));
    assert_eq!(scene.refused_by("draw project"), "TSR-108");
}

/// The rule that says when an action may be taken.
fn other_time(action: &str) -> &'static str {
    crate::when::when(action.parse().expect("an action")).0
}

#[test]
fn only_what_is_asked_can_be_answered() {
    // TSR-095
    let answers =
        ["take steel", "warrior vologda", "build vologda", "war SP05", "complete PM02", "swap grain wood"];
    let answers = answers.into_iter().chain([
        "effect 1",
        "income vologda",
        "estate ES05",
        "title TL04",
        "resolve",
        "pay",
    ]);
    let answers: Vec<&str> = answers
        .chain(["move warrior vologda yaroslavl", "draw project", "slot 4", "reward points"])
        .collect();
    for (token, word) in [
        (Token::Any, "take"),
        (Token::Warrior, "warrior"),
        (Token::Building, "build"),
        (Token::War, "war"),
        (Token::CompleteProject, "complete"),
        (Token::Swap, "swap"),
        (Token::Trade, "effect"),
        (Token::Income, "income"),
        (Token::TakeEstate, "estate"),
        (Token::TakeTitle, "title"),
        (Token::Move, "move"),
        (Token::TakeProject, "draw"),
    ] {
        let mut scene = Scene::new(3);
        scene.hand("PM02").goods("2 grain, 2 wood").titles(&["TL04"]).estates(&["ES05"]).spoils(&["SP05"]);
        scene.gain(token, 1);
        for answer in &answers {
            let fits = answer.split(' ').next() == Some(word);
            assert_eq!(scene.can(answer), fits, "{answer} for {word}");
            assert!(fits || scene.refused_by(answer) == other_time(answer), "{answer} for {word}");
        }
        assert!(scene.can("skip"), "{word}");
        assert_eq!(scene.refused_by("end"), "TSR-Q12");
        assert_eq!(scene.refused_by("sell grain grain"), "TSR-Q17", "{word}");
    }
    let scene = Scene::new(3);
    for answer in
        ["build vologda", "war", "effect 1", "resolve", "pay", "slot 4", "reward other", "swap grain wood"]
    {
        assert!(!scene.can(answer));
        assert_eq!(scene.refused_by(answer), other_time(answer), "{answer} in a turn");
    }
}
