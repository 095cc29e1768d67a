//! How questions, choices, effects and events are put: with the right price, place and gain.

use std::collections::BTreeSet;

use samovar_engine::{Event as _, Game as _, Message};

use super::scene::{Scene, city, estate, goods, project, seat, spoils, title, token, trade};
use crate::action::{Action, Piece};
use crate::components::{Chamber, Counted, Item, Region, TitleId, Token};
use crate::event::{Deck, Event};
use crate::goods::Goods;
use crate::phrase;
use crate::state::{EstateSet, Frame, Points, Prize, ProjectSet, Source, SpoilsSet, TitleSet};

/// A message without the prefix all of them have.
fn plain(message: &Message) -> String {
    message.to_string().replace("first-tsar-", "")
}

/// How an action is put.
fn put(scene: &Scene, action: &str) -> String {
    let action: Action = action.parse().expect("an action");
    plain(&scene.game.describe(action))
}

/// How the question is put.
fn asked(scene: &Scene) -> String {
    plain(&scene.game.question())
}

#[test]
fn every_question_has_words_of_its_own() {
    let mut scene = Scene::new(3);
    let chambers = ["production", "maneuver", "project", "exchange", "reward"];
    assert_eq!(asked(&scene), "ask-leave(who=0, decade=decade(year=1550))");
    let mut ids = BTreeSet::new();
    for name in chambers {
        let mut scene = Scene::new(3);
        scene.acting(name, true);
        ids.insert(scene.game.question().id);
        let left = match name {
            "production" => 4,
            "maneuver" | "project" => 3,
            _ => 2,
        };
        let end = format!("(who=0, left={left}, then=then-send)");
        assert!(asked(&scene).ends_with(&end), "{}", asked(&scene));
    }
    scene.play("leave maneuver, send putivl");
    assert_eq!(asked(&scene), "ask-end(who=0)");
    ids.insert(scene.game.question().id);
    let mut scene = Scene::new(3);
    scene.round(3).planning();
    assert_eq!(asked(&scene), "ask-plan(who=0, decade=decade(year=1570))");
    ids.insert(scene.game.question().id);
    let mut scene = Scene::new(3);
    let pay = Source::Trade(trade("TT20"));
    for (frame, words) in [
        (Frame::Keep, "ask-keep(who=0)"),
        (Frame::Settle, "ask-settle(who=0)"),
        (Frame::Coins(Chamber::Reward), "ask-coins(who=0, chamber=chamber-reward)"),
        (Frame::Exchange, "ask-exchange(who=0)"),
        (
            Frame::Slot(trade("TT01")),
            "ask-slot(who=0, token=TT01, effect=list-two(one=goods-grain(count=1), two=goods-coin(count=1)))",
        ),
        (
            Frame::Bargain(pay),
            "ask-bargain(who=0, effect=effect-paid(pay=goods-coin(count=1), gain=goods-favor(count=1)))",
        ),
        (Frame::Any, "ask-any(who=0)"),
        (Frame::Income, "ask-income(who=0)"),
        (Frame::Warrior, "ask-warrior(who=0)"),
        (Frame::Move, "ask-move(who=0)"),
        (Frame::TakeProject { must: true }, "ask-take-project(who=0)"),
        (Frame::Complete, "ask-complete(who=0)"),
        (Frame::TakeEstate, "ask-take-estate(who=0)"),
        (Frame::TakeTitle, "ask-take-title(who=0)"),
        (Frame::Building, "ask-building(who=0)"),
        (Frame::War, "ask-war(who=0)"),
        (Frame::Swap { left: 2 }, "ask-swap(who=0, left=2)"),
        (Frame::Trades { two: false, first: None }, "ask-trade(who=0)"),
        (Frame::Trades { two: true, first: None }, "ask-first-trade(who=0)"),
        (Frame::Trades { two: true, first: Some(0) }, "ask-second-trade(who=0)"),
        (Frame::Pause(Source::Printed(1)), "ask-pause(who=0, effect=goods-wood(count=1))"),
    ] {
        scene.game.frames.push(frame);
        assert_eq!(asked(&scene), words);
        assert!(ids.insert(scene.game.question().id), "{words}");
        scene.game.frames.pop();
    }
    for (slot, id) in ["TT02", "TT03", "TT04", "TT05", "TT06"].into_iter().enumerate() {
        scene.pad(slot + 1, id);
    }
    scene.game.frames.push(Frame::Slot(trade("TT08")));
    assert_eq!(asked(&scene), "ask-drop(who=0, token=TT08, effect=goods-coin(count=2))");
}

#[test]
fn a_boyar_on_the_kremlin_card_is_not_asked_to_go_anywhere() {
    // TSR-113
    let mut scene = Scene::new(3);
    scene.card("maneuver", "AC06").acting("maneuver", false);
    assert_eq!(asked(&scene), "ask-maneuver(who=0, left=2, then=then-end)");
    scene.play("warrior vologda, warrior vologda");
    assert_eq!(asked(&scene), "ask-maneuver(who=0, left=0, then=then-stays)");
    scene.card("maneuver", "AC01");
    assert_eq!(asked(&scene), "ask-maneuver(who=0, left=0, then=then-where)");
    let mut scene = Scene::new(3);
    scene.card("exchange", "AC06").acting("exchange", false).play("take steel");
    assert_eq!(asked(&scene), "ask-exchange-chamber(who=0, left=0, then=then-end)");
}

#[test]
fn after_a_title_the_bonus_asks_for_an_estate() {
    // TSR-165
    let mut scene = Scene::new(3);
    scene.titles(&["TL01"]).acting("reward", true).play("title TL01");
    assert_eq!(asked(&scene), "ask-reward-titled(who=0, left=1, then=then-send)");
}

#[test]
fn a_reward_is_asked_of_the_leader_or_for_the_leader() {
    let mut scene = Scene::new(3);
    scene.region(Region::North, "RL05").end_of_round();
    assert_eq!(asked(&scene), "ask-prize(who=0, region=region-north)");
    assert_eq!(put(&scene, "reward points"), "do-reward-points(vp=3)");
    assert_eq!(put(&scene, "reward other"), "do-reward-other(effect=goods-coin(count=2))");
    let mut scene = Scene::new(2);
    scene.region(Region::North, "RL05").end_of_round();
    assert_eq!(asked(&scene), "ask-prize-for(who=1, region=region-north, leader=0)");
    scene.round(4).region(Region::North, "RD01").pass_until(|scene| scene.game.is_over());
    assert_eq!(asked(&scene), "ask-over");
}

#[test]
fn a_choice_says_what_it_costs_and_brings() {
    let mut scene = Scene::new(2);
    scene.chambers(&["production 2", "maneuver", "project"]).as_seat(1).chambers(&[
        "production",
        "maneuver 1",
        "project",
    ]);
    scene
        .turn(0)
        .water("kursk", "putivl", "TT08")
        .pad(1, "TT10")
        .card("project", "AC06")
        .card("reward", "AC05");
    let black = "assignment=assignment-hue(hue=hue-black)";
    let blue = "assignment=assignment-hue(hue=hue-blue)";
    let cost = "list-two(one=goods-grain(count=3), two=goods-wood(count=2))";
    for (action, words) in [
        ("leave production", format!("do-leave-first(coins=2, chamber=chamber-production, {black})")),
        ("leave production seal", format!("do-leave-seal(price=1, coins=2, chamber=chamber-production, {black})")),
        ("leave maneuver", format!("do-leave(coins=0, chamber=chamber-maneuver, {blue})")),
        ("plan project", "do-plan(chamber=chamber-project, assignment=assignment-kremlin)".into()),
        ("plan reward", "do-plan(chamber=chamber-reward, assignment=assignment-any)".into()),
        ("coins 3", "do-coins(coins=3)".into()),
        ("keep PM01", format!("do-keep(project=project-PM01, kind=kind-military, cost={cost}, vp=5)")),
        ("project PM01", format!("do-take-project(project=project-PM01, kind=kind-military, cost={cost}, vp=5)")),
        ("complete PM01", format!("do-complete(project=project-PM01, kind=kind-military, cost={cost}, vp=5)")),
        ("draw project", "do-draw-project".into()),
        ("settle putivl", "do-settle(city=city-putivl, region=region-south, income=goods-grain(count=2))".into()),
        ("send putivl", "do-send(city=city-putivl, region=region-south, income=goods-grain(count=2))".into()),
        ("income putivl", "do-income(city=city-putivl, goods=goods-grain(count=2))".into()),
        ("income tver", "do-income-paid(city=city-tver, goods=list-two(one=goods-wood(count=1), two=goods-stone(count=1)))".into()),
        ("income tver plain", "do-income-plain(city=city-tver, goods=goods-wood(count=1))".into()),
        ("income moscow plain", "do-income-plain(city=city-moscow, goods=list-none)".into()),
        ("warrior kursk", "do-warrior(city=city-kursk)".into()),
        ("build kursk", "do-build(city=city-kursk)".into()),
        ("move boyar kursk kozelsk", "do-move-boyar(from=city-kursk, to=city-kozelsk)".into()),
        ("move warrior kursk putivl", "do-move-taking(move=do-move-warrior(from=city-kursk, to=city-putivl), token=TT08, effect=goods-coin(count=2))".into()),
        ("give grain coin", "do-give(goods=list-two(one=goods-grain(count=1), two=goods-coin(count=1)))".into()),
        ("give coin coin", "do-give(goods=goods-coin(count=2))".into()),
        ("take steel", "do-take(what=goods-steel(count=1))".into()),
        ("swap wood textile", "do-swap(give=goods-wood(count=1), take=goods-textile(count=1))".into()),
        ("sell grain grain", "do-sell(goods=goods-grain(count=2))".into()),
        ("sell steel", "do-sell(goods=goods-steel(count=1))".into()),
        ("title TL02", "do-take-title(title=title-TL02, scores=scores-trade(vp=2))".into()),
        ("draw title", "do-draw-title".into()),
        ("estate ES01", "do-take-estate(estate=estate-ES01, effect=goods-coin(count=2))".into()),
        ("draw estate", "do-draw-estate".into()),
        ("use ES02", "do-use(estate=estate-ES02, effect=effect-paid(pay=goods-coin(count=2), gain=goods-favor(count=1)))".into()),
        ("discard TT01 TT02", "do-discard(one=TT01, two=TT02)".into()),
        ("cover none", "do-cover-none".into()),
        ("cover 1 3", "do-cover(slots=1 3)".into()),
        ("slot 1", "do-slot-printed(slot=1, effect=goods-grain(count=1))".into()),
        ("slot 4", "do-slot(slot=4)".into()),
        ("drop TT08", "do-drop(token=TT08, effect=goods-coin(count=2))".into()),
        ("effect 1", "do-effect(slot=1, effect=goods-vp(count=2))".into()),
        ("effect 2", "do-effect(slot=2, effect=goods-wood(count=1))".into()),
        ("resolve", "do-resolve".into()),
        ("pay", "do-pay(goods=list-none)".into()),
        ("war SP01", "do-war(token=SP01, effect=goods-vp(count=3))".into()),
        ("war", "do-war-only".into()),
        ("skip", "do-skip".into()),
        ("end", "do-end".into()),
    ] {
        assert_eq!(put(&scene, action), words);
    }
    scene.game.frames.push(Frame::Bargain(Source::Trade(trade("TT20"))));
    assert_eq!(put(&scene, "pay"), "do-pay(goods=goods-coin(count=1))");
}

#[test]
fn lists_are_read_from_left_to_right() {
    let three = phrase::goods(goods("1 grain, 2 wood, 3 coin"));
    let words = "list-more(one=goods-grain(count=1), rest=list-two(one=goods-wood(count=2), two=goods-coin(count=3)))";
    assert_eq!(plain(&three), words);
    assert_eq!(
        plain(&phrase::short_goods(goods("1 grain, 2 wood"))),
        "list-two(one=short-grain(count=1), two=short-wood(count=2))"
    );
    assert_eq!(plain(&phrase::goods(Goods::NONE)), "list-none");
    let scene = Scene::new(3);
    let favor = &scene.game.tables.estates[estate("ES02").index()];
    assert_eq!(
        plain(&phrase::short_effect(favor)),
        "effect-paid(pay=short-coin(count=2), gain=short-favor(count=1))"
    );
}

#[test]
fn every_kind_of_thing_has_words_of_its_own() {
    let long: BTreeSet<_> = Token::ALL.iter().map(|token| phrase::token(*token, 1).id).collect();
    let short: BTreeSet<_> = Token::ALL.iter().map(|token| phrase::short_token(*token, 1).id).collect();
    assert_eq!((long.len(), short.len(), long.intersection(&short).count()), (22, 22, 0));
    assert_eq!(plain(&phrase::source(Source::Printed(1))), "source-printed(slot=2)");
    assert_eq!(plain(&phrase::source(Source::Trade(trade("TT01")))), "source-trade(token=TT01)");
    assert_eq!(plain(&phrase::source(Source::Spoils(spoils("SP01")))), "source-spoils(token=SP01)");
    assert_eq!(plain(&phrase::source(Source::Region(token("RL01")))), "source-region(token=RL01)");
    assert_eq!(plain(&phrase::source(Source::Estate(estate("ES03")))), "estate-ES03");
}

#[test]
fn every_title_says_what_it_counts() {
    let scene = Scene::new(3);
    let tables = scene.game.tables;
    let say = |id: TitleId| plain(&phrase::scores(tables, &tables.titles[id.index()]));
    assert_eq!(say(title("TL06")), "scores-city(vp=2)");
    assert_eq!(
        say(title("TL07")),
        "scores-city-in(vp=3, regions=list-two(one=region-east, two=region-south))"
    );
    assert_eq!(
        say(title("TL08")),
        "scores-city-in(vp=3, regions=list-two(one=region-west, two=region-north))"
    );
    let words: BTreeSet<String> = TitleId::all().map(say).collect();
    assert_eq!(words.len(), TitleId::COUNT);
    for id in TitleId::all() {
        let printed = &tables.titles[id.index()];
        if printed.per != Counted::StrongCity {
            assert!(say(id).ends_with(&format!("(vp={})", printed.vp)), "{id}");
        }
    }
}

#[test]
fn every_event_is_told_with_who_and_what() {
    let who = seat(1);
    let (kursk, coins) = (city("kursk"), goods("2 coin"));
    let region = Region::South;
    let cases = [
        (Event::Kept { who, project: Some(project("PC01")) }, "event-kept(who=1, project=project-PC01)"),
        (Event::Kept { who, project: None }, "event-kept-secret(who=1)"),
        (Event::ProjectsRevealed { projects: ProjectSet::EMPTY }, "event-projects"),
        (Event::Settled { who, city: kursk }, "event-settled(who=1, city=city-kursk)"),
        (Event::RoundBegan { round: 2, first: who }, "event-round(who=1, round=2, decade=decade(year=1560))"),
        (
            Event::Planned { who, chamber: Chamber::Project, coins: 2 },
            "event-planned(who=1, chamber=chamber-project, coins=2)",
        ),
        (Event::ActionsBegan, "event-actions"),
        (Event::TurnBegan { who }, "event-turn(who=1)"),
        (Event::TurnEnded { who }, "event-turn-ended(who=1)"),
        (
            Event::Left { who, chamber: Chamber::Project, coins: 2, first: true },
            "event-left-first(who=1, chamber=chamber-project, coins=2)",
        ),
        (
            Event::Left { who, chamber: Chamber::Project, coins: 2, first: false },
            "event-left(who=1, chamber=chamber-project, coins=2)",
        ),
        (
            Event::Sealed { who, chamber: Chamber::Project, price: 1 },
            "event-sealed(who=1, chamber=chamber-project, coins=1)",
        ),
        (Event::CoinsBack { who, coins: 3 }, "event-coins-back(who=1, coins=3)"),
        (Event::Sent { who, city: kursk }, "event-sent(who=1, city=city-kursk)"),
        (
            Event::Income { who, city: kursk, goods: coins, paid: 1 },
            "event-income(who=1, city=city-kursk, goods=goods-coin(count=2), coins=1)",
        ),
        (Event::PlacedWarrior { who, city: kursk }, "event-warrior(who=1, city=city-kursk)"),
        (
            Event::Moved { who, piece: Piece::Warrior, from: kursk, to: city("putivl") },
            "event-moved-warrior(who=1, from=city-kursk, to=city-putivl)",
        ),
        (
            Event::Moved { who, piece: Piece::Boyar, from: kursk, to: city("putivl") },
            "event-moved-boyar(who=1, from=city-kursk, to=city-putivl)",
        ),
        (Event::TookTrade { who, token: trade("TT01") }, "event-took-trade(who=1, token=TT01)"),
        (
            Event::PlacedTrade { who, token: trade("TT01"), slot: 4 },
            "event-placed-trade(who=1, token=TT01, slot=4)",
        ),
        (Event::DroppedTrade { who, token: trade("TT01") }, "event-dropped-trade(who=1, token=TT01)"),
        (
            Event::DiscardedTrades { who, one: trade("TT01"), two: trade("TT02") },
            "event-discarded-trades(who=1, one=TT01, two=TT02)",
        ),
        (Event::Arranged { who, pad: [None; 5] }, "event-arranged(who=1)"),
        (
            Event::ResolvedTrade { who, source: Source::Printed(0) },
            "event-resolved-trade(who=1, source=source-printed(slot=1))",
        ),
        (
            Event::TookProject { who, project: project("PC01") },
            "event-took-project(who=1, project=project-PC01)",
        ),
        (
            Event::DrewProject { who, project: Some(project("PC01")) },
            "event-drew-project(who=1, project=project-PC01)",
        ),
        (Event::DrewProject { who, project: None }, "event-drew-secret(who=1)"),
        (Event::NewProject { project: project("PC01") }, "event-new-project(project=project-PC01)"),
        (Event::Completed { who, project: project("PC01") }, "event-completed(who=1, project=project-PC01)"),
        (Event::Built { who, city: kursk }, "event-built(who=1, city=city-kursk)"),
        (Event::War { who, spoils: Some(spoils("SP01")) }, "event-war(who=1, token=SP01)"),
        (Event::War { who, spoils: None }, "event-war-only(who=1)"),
        (Event::Gave { who, goods: coins }, "event-gave(who=1, goods=goods-coin(count=2))"),
        (
            Event::Swapped { who, give: Item::Wood, take: Item::Steel },
            "event-swapped(who=1, give=goods-wood(count=1), take=goods-steel(count=1))",
        ),
        (Event::Sold { who, goods: goods("1 steel") }, "event-sold(who=1, goods=goods-steel(count=1))"),
        (Event::Gained { who, item: Item::Wood, count: 2 }, "event-gained(who=1, what=goods-wood(count=2))"),
        (Event::Paid { who, goods: coins }, "event-paid(who=1, goods=goods-coin(count=2))"),
        (
            Event::Declined { who, what: Token::Swap, count: 2 },
            "event-declined(who=1, what=goods-swap(count=2))",
        ),
        (Event::Declined { who, what: Token::Trade, count: 1 }, "event-declined-trade(who=1)"),
        (
            Event::DeclinedToPay { who, source: Source::Trade(trade("TT20")) },
            "event-declined-to-pay(who=1, source=source-trade(token=TT20))",
        ),
        (Event::Scored { who, vp: 2, from: Points::Projects }, "event-scored-project(who=1, vp=2)"),
        (Event::Scored { who, vp: 2, from: Points::Tokens }, "event-scored-token(who=1, vp=2)"),
        (Event::Scored { who, vp: 2, from: Points::Regions }, "event-scored-region(who=1, vp=2)"),
        (Event::Scored { who, vp: 2, from: Points::Favor }, "event-scored-favor(who=1, vp=2)"),
        (Event::Scored { who, vp: 2, from: Points::Titles }, "event-scored-titles(who=1, vp=2)"),
        (Event::Scored { who, vp: 2, from: Points::FieldOfWar }, "event-scored-field(who=1, vp=2)"),
        (Event::Scored { who, vp: 2, from: Points::Standing }, "event-scored-standing(who=1, vp=2)"),
        (Event::Scored { who, vp: 2, from: Points::Exchange }, "event-scored-exchange(who=1, vp=2)"),
        (Event::Favored { who }, "event-favored(who=1)"),
        (Event::FavorToken { who, space: 20 }, "event-favor-token(who=1, space=20)"),
        (
            Event::TookTitle { who, title: title("TL01"), deck: false },
            "event-took-title(who=1, title=title-TL01)",
        ),
        (
            Event::TookTitle { who, title: title("TL01"), deck: true },
            "event-drew-title(who=1, title=title-TL01)",
        ),
        (
            Event::TookEstate { who, estate: estate("ES01"), deck: false },
            "event-took-estate(who=1, estate=estate-ES01)",
        ),
        (
            Event::TookEstate { who, estate: estate("ES01"), deck: true },
            "event-drew-estate(who=1, estate=estate-ES01)",
        ),
        (
            Event::UsedEstate { who, estate: estate("ES01"), paid: Goods::NONE },
            "event-used(who=1, estate=estate-ES01)",
        ),
        (
            Event::UsedEstate { who, estate: estate("ES02"), paid: coins },
            "event-used-paying(who=1, estate=estate-ES02, goods=goods-coin(count=2))",
        ),
        (Event::Reshuffled { deck: Deck::Titles }, "event-reshuffled-titles"),
        (Event::Reshuffled { deck: Deck::Estates }, "event-reshuffled-estates"),
        (Event::RewardsBegan, "event-rewards"),
        (Event::RegionLed { region, leader: who }, "event-led(who=1, region=region-south)"),
        (Event::NoReward { region }, "event-no-reward(region=region-south)"),
        (
            Event::Rewarded { who, region, token: token("RL01"), prize: Prize::Points },
            "event-reward-points(who=1, region=region-south)",
        ),
        (
            Event::Rewarded { who, region, token: token("RL01"), prize: Prize::Other },
            "event-reward-other(who=1, region=region-south)",
        ),
        (Event::ScoringBegan { round: 4 }, "event-scoring(decade=decade(year=1580))"),
        (
            Event::TitleScored { who, title: title("TL01"), vp: 5 },
            "event-title-scored(who=1, title=title-TL01, vp=5)",
        ),
        (Event::NewSpoils { spoils: SpoilsSet::EMPTY }, "event-new-spoils"),
        (Event::NewTrades, "event-new-trades"),
        (Event::NewCards { titles: TitleSet::EMPTY, estates: EstateSet::EMPTY }, "event-new-cards"),
        (Event::GameOver, "event-over"),
    ];
    for (event, words) in cases {
        assert_eq!(plain(&event.message()), words);
    }
}
