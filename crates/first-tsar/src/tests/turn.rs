//! The action turn: importance, coins, seals, free actions (catalogue 2.4, 3.1 and 3.2).

use samovar_engine::Game;

use super::production::altered;
use super::scene::{Scene, chamber, city, goods, project, seat, spoils, trade};
use crate::components::{Chamber, Item, Region, Token};
use crate::event::Event;
use crate::options::Options;
use crate::state::{ChamberSet, Frame, Phase, Source, Step};

#[test]
fn turns_go_clockwise_from_the_first_player_until_all_boyars_have_left() {
    // TSR-092
    let mut scene = Scene::new(3);
    scene.turn(1).pass_until(|scene| scene.game.phase != Phase::Actions);
    let ended = scene.log.iter().filter_map(|event| match event {
        Event::TurnEnded { who } => Some(who.index()),
        _ => None,
    });
    assert_eq!(ended.collect::<Vec<_>>(), [1, 2, 0, 1, 2, 0, 1, 2, 0]);
    assert!(scene.game.players.iter().all(|player| player.chambers.is_empty()));
    let last = scene.log.iter().rposition(|event| matches!(event, Event::TurnEnded { .. })).unwrap();
    assert_eq!(scene.log[last + 1], Event::RewardsBegan);
    assert_eq!(scene.game.phase, Phase::EndOfRound);
}

#[test]
fn exactly_one_boyar_leaves_in_a_turn() {
    // TSR-093, TSR-173
    let mut scene = Scene::new(3);
    assert_eq!(scene.refused_by("skip"), "TSR-093");
    assert_eq!(scene.refused_by("end"), "TSR-093");
    assert!(!scene.can("end"));
    scene.play("leave maneuver");
    assert_eq!(scene.refused_by("leave project"), "TSR-093");
    assert_eq!(scene.refused_by("skip"), "TSR-093");
    scene.play("send veliky-novgorod");
    assert_eq!(scene.refused_by("leave project"), "TSR-093");
    assert_eq!(scene.refused_by("leave project seal"), "TSR-093");
    assert_eq!(scene.refused_by("send putivl"), "TSR-093");
    assert_eq!(scene.legal(), ["end"]);
    assert_eq!(scene.to_decide(), Some(seat(0)), "until the player ends the turn");
    let reveals = scene.game.reveals();
    scene.clear_log().play("end");
    assert_eq!(scene.game.reveals(), reveals + 1);
    assert_eq!(scene.log, [Event::TurnEnded { who: seat(0) }, Event::TurnBegan { who: seat(1) }]);
    let left = ChamberSet::from_iter([Chamber::Production, Chamber::Project]);
    assert_eq!((scene.player(0).chambers, scene.to_decide()), (left, Some(seat(1))));
    assert_eq!(scene.game.errand.step, Step::Before);
}

#[test]
fn any_of_the_own_boyars_may_leave() {
    // TSR-094
    let mut scene = Scene::new(3);
    scene.as_seat(1).chambers(&["reward", "maneuver", "project"]).turn(0);
    let leaves = [
        "leave production",
        "leave production seal",
        "leave maneuver",
        "leave maneuver seal",
        "leave project",
        "leave project seal",
    ];
    assert_eq!(scene.legal_like("leave"), leaves);
    assert_eq!(scene.refused_by("leave reward"), "TSR-094");
    assert_eq!(scene.refused_by("leave reward seal"), "TSR-094");
    scene.play("leave project");
    assert!(!scene.me().chambers.has(chamber("project")) && scene.me().chambers.len() == 2);
    assert!(scene.player(1).chambers.has(chamber("project")), "only the own one");
}

#[test]
fn a_turn_keeps_its_order() {
    // TSR-095
    let mut scene = Scene::new(3);
    scene.goods("3 grain, 2 wood");
    for action in [
        "income vologda",
        "warrior vologda",
        "move warrior vologda yaroslavl",
        "draw project",
        "give grain grain",
        "take steel",
        "draw title",
        "draw estate",
        "send tver",
    ] {
        assert_eq!(scene.refused_by(action), "TSR-095", "{action}");
    }
    let answers = [
        ("keep PM01", "TSR-067"),
        ("settle kursk", "TSR-071"),
        ("plan reward", "TSR-084"),
        ("swap grain wood", "TSR-250"),
        ("slot 1", "TSR-137"),
        ("drop TT01", "TSR-139"),
        ("effect 1", "TSR-153"),
        ("resolve", "TSR-Q48"),
        ("pay", "TSR-256"),
        ("build vologda", "TSR-150"),
        ("war", "TSR-155"),
        ("reward points", "TSR-185"),
    ];
    for (action, rule) in answers {
        assert_eq!(scene.refused_by(action), rule, "{action} is not asked");
    }
    scene.play("leave production");
    for (action, rule) in answers {
        assert_eq!(scene.refused_by(action), rule, "{action} is not asked");
    }
    assert_eq!(scene.refused_by("end"), "TSR-111");
}

#[test]
fn the_most_coins_count_first_and_then_favor() {
    // TSR-096, TSR-098, TSR-Q03, TSR-Q04
    let mut scene = Scene::new(4);
    for (number, coins) in [(0, 1), (1, 2), (2, 3)] {
        let maneuver = format!("maneuver {coins}");
        scene.as_seat(number).chambers(&[&maneuver, "project", "reward"]);
    }
    scene.as_seat(3).chambers(&["exchange", "project", "reward"]).turn(2);
    let most = |scene: &Scene, name: &str| scene.game.most_important(chamber(name));
    assert_eq!(most(&scene, "maneuver"), Some(seat(2)));
    scene.play("leave maneuver");
    assert_eq!(most(&scene, "maneuver"), Some(seat(1)), "who has left does not count");
    assert_eq!(most(&scene, "exchange"), Some(seat(3)), "alone, with the lowest Favor and no coin");
    assert_eq!(most(&scene, "production"), None);
    scene.favor(&[3, 2, 1, 0]);
    assert_eq!(most(&scene, "maneuver"), Some(seat(1)), "who is not there has no part in it");
    assert_eq!(most(&scene, "project"), Some(seat(3)));
}

#[test]
fn a_lone_boyar_without_coins_can_seal() {
    // TSR-Q04
    let mut scene = Scene::new(3);
    scene.as_seat(2).chambers(&["exchange", "maneuver", "project"]).turn(2);
    assert!(scene.can("leave exchange seal"));
    assert_eq!(scene.refused_by("leave maneuver seal"), "TSR-101");
}

#[test]
fn importance_is_that_of_the_moment_of_leaving() {
    // TSR-097, TSR-Q01
    let mut scene = Scene::new(3);
    scene.turn(1).goods("2 coin").estate("ES02");
    assert_eq!(scene.refused_by("leave maneuver seal"), "TSR-101");
    let mut late = scene.clone();
    scene.play("use ES02, leave maneuver seal");
    assert_eq!((scene.game.errand.left, scene.me().seals), (3, 1));
    // After leaving nothing brings the seal any more.
    late.play("leave maneuver, use ES02");
    assert_eq!(late.favors()[0], 1);
    assert_eq!(late.refused_by("leave maneuver seal"), "TSR-093");
    assert_eq!((late.game.errand.left, late.me().seals), (2, 2));
    assert_eq!(late.game.seals[chamber("maneuver").index()], None);
}

#[test]
fn coins_of_a_less_important_boyar_return() {
    // TSR-099
    let mut scene = Scene::new(3);
    scene.chambers(&["maneuver 2", "project 1", "reward"]).goods("1 coin");
    scene.as_seat(1).chambers(&["maneuver 3", "project", "reward"]).turn(0).play("leave maneuver");
    assert_eq!(scene.has(Item::Coin), 3);
    assert_eq!(scene.me().bribes[chamber("project").index()], 1, "those elsewhere stay");
    let left = Event::Left { who: seat(0), chamber: chamber("maneuver"), coins: 2, first: false };
    assert_eq!(scene.log, [left]);
    assert_eq!(scene.game.errand.left, 2, "only the regular actions");
}

#[test]
fn coins_of_the_most_important_go_to_the_pool_with_a_seal_or_without() {
    // TSR-100, TSR-Q05
    for seal in ["", " seal"] {
        let mut scene = Scene::new(3);
        scene.chambers(&["maneuver 2", "project", "reward"]).goods("1 coin");
        scene.as_seat(1).chambers(&["maneuver 1", "project", "reward"]).turn(0);
        scene.play(&format!("leave maneuver{seal}"));
        assert_eq!((scene.has(Item::Coin), scene.me().bribes), (1, [0; 5]));
        let left = Event::Left { who: seat(0), chamber: chamber("maneuver"), coins: 2, first: true };
        assert_eq!(scene.log[0], left);
        let sealed = !seal.is_empty();
        assert_eq!(scene.me().seals, if sealed { 1 } else { 2 });
        assert_eq!(scene.player(1).bribes[chamber("maneuver").index()], u8::from(!sealed));
        assert_eq!(scene.log.len(), if sealed { 3 } else { 1 });
    }
}

#[test]
fn a_seal_opens_the_bonus_of_its_chamber() {
    // TSR-101, TSR-108, TSR-010, TSR-091
    for (name, units) in [("production", 3), ("maneuver", 2), ("project", 2), ("exchange", 1), ("reward", 1)]
    {
        let mut scene = Scene::new(3);
        scene.acting(name, false);
        assert_eq!((scene.game.errand.left, scene.game.errand.again), (units, false), "{name}");
        assert_eq!(scene.game.seals, [None; 5]);
        let mut scene = Scene::new(3);
        scene.acting(name, true);
        let again = name == "production";
        assert_eq!((scene.game.errand.left, scene.game.errand.again), (units + u8::from(!again), again));
        assert_eq!(scene.game.seals[chamber(name).index()], Some(seat(0)));
        assert_eq!(scene.game.seals.iter().flatten().count(), 1);
        assert_eq!(scene.me().seals, 1);
        let board = scene.game.view(samovar_engine::Viewer::Spectator).board;
        assert_eq!(board.chambers[chamber(name).index()].seal, Some(seat(0)));
        let sealed = Event::Sealed { who: seat(0), chamber: chamber(name), price: 0 };
        assert_eq!(scene.log[1..], [sealed]);
    }
    assert_eq!(Chamber::ALL.len(), 5);
}

#[test]
fn without_a_seal_left_the_coins_are_lost_all_the_same() {
    // TSR-102, TSR-104
    let mut scene = Scene::new(3);
    scene.sealed("exchange").sealed("reward").chambers(&["maneuver 2", "project", "production"]);
    assert_eq!(scene.me().seals, 0);
    assert_eq!(scene.refused_by("leave maneuver seal"), "TSR-102");
    assert!(scene.legal_like("leave").iter().all(|leave| !leave.ends_with("seal")));
    scene.play("leave maneuver");
    assert_eq!((scene.has(Item::Coin), scene.game.errand.left), (0, 2));
}

#[test]
fn a_sealed_chamber_takes_no_other_seal() {
    // TSR-103, TSR-Q06
    let mut scene = Scene::new(3);
    scene.as_seat(1).sealed("maneuver").turn(0);
    assert_eq!(scene.refused_by("leave maneuver seal"), "TSR-103");
    assert!(!scene.can("leave maneuver seal") && scene.can("leave project seal"));
    scene.play("leave maneuver");
    assert_eq!(scene.game.errand.left, 2);
    assert_eq!(scene.game.seals[chamber("maneuver").index()], Some(seat(1)));
    // Its own seal of an earlier turn is no better.
    let mut scene = Scene::new(3);
    scene.sealed("maneuver");
    assert_eq!(scene.refused_by("leave maneuver seal"), "TSR-103");
}

#[test]
fn a_seal_gives_everybody_else_in_the_chamber_their_coins_back() {
    // TSR-105
    let mut scene = Scene::new(4);
    scene.as_seat(1).chambers(&["maneuver 1", "project 1", "reward"]).goods("1 coin");
    scene.as_seat(2).chambers(&["maneuver", "project", "reward"]);
    scene.as_seat(3).chambers(&["maneuver 2", "project", "reward"]);
    scene.as_seat(0).chambers(&["maneuver 4", "project", "reward"]).turn(0).play("leave maneuver seal");
    assert_eq!(scene.player(1).goods, goods("2 coin"));
    assert_eq!(scene.player(2).goods, goods(""));
    assert_eq!(scene.player(3).goods, goods("2 coin"));
    for number in 1..4 {
        assert!(scene.player(number).chambers.has(chamber("maneuver")), "the boyars stay");
        assert_eq!(scene.player(number).bribes[chamber("maneuver").index()], 0);
    }
    assert_eq!(scene.player(1).bribes[chamber("project").index()], 1, "only in this chamber");
    let back = [Event::CoinsBack { who: seat(1), coins: 1 }, Event::CoinsBack { who: seat(3), coins: 2 }];
    assert_eq!(scene.log[2..], back);
}

#[test]
fn only_with_two_players_a_seal_costs_a_coin() {
    // TSR-106
    let mut scene = Scene::new(2);
    scene.goods("3 coin").play("leave maneuver seal");
    assert_eq!(scene.has(Item::Coin), 2);
    let sealed = Event::Sealed { who: seat(0), chamber: chamber("maneuver"), price: 1 };
    assert!(scene.happened(|event| *event == sealed));
    let mut scene = Scene::new(2);
    scene.goods("1 coin").play("leave maneuver");
    assert_eq!(scene.has(Item::Coin), 1, "leaving costs nothing");
    for players in [3, 4] {
        let mut scene = Scene::new(players);
        scene.goods("3 coin").play("leave maneuver seal");
        assert_eq!(scene.has(Item::Coin), 3);
        assert!(Scene::new(players).can("leave maneuver seal"), "without a coin");
    }
}

#[test]
fn the_coin_of_the_seal_is_neither_underneath_nor_on_the_kremlin_card() {
    // TSR-Q07, TSR-Q08
    let mut scene = Scene::new(2);
    scene.chambers(&["maneuver 2", "project", "reward"]).card("maneuver", "AC06").turn(0);
    let before = scene.game;
    assert_eq!(scene.refused_by("leave maneuver seal"), "TSR-106");
    assert!(scene.game.play("leave maneuver seal".parse().unwrap(), &mut scene.log).is_err());
    assert!(scene.game == before);
    scene.play("leave maneuver");
    assert_eq!(scene.has(Item::Coin), 1, "the two underneath are lost; one comes with the card");
}

#[test]
fn leaving_is_settled_step_by_step() {
    // TSR-Q02, TSR-115
    let mut scene = Scene::new(2);
    scene.favor(&[1, 0]).card("maneuver", "AC06").goods("1 coin");
    scene.chambers(&["maneuver 2", "project", "reward"]);
    scene.as_seat(1).chambers(&["maneuver 1", "project", "reward"]).turn(0).play("leave maneuver seal");
    let (who, chamber) = (seat(0), chamber("maneuver"));
    let order = [
        Event::Left { who, chamber, coins: 2, first: true },
        Event::Sealed { who, chamber, price: 1 },
        Event::CoinsBack { who: seat(1), coins: 1 },
        Event::Gained { who, item: Item::Coin, count: 1 },
        Event::Favored { who },
    ];
    assert_eq!(scene.log, order);
    assert_eq!((scene.has(Item::Coin), scene.me().in_kremlin), (1, 1));
}

#[test]
fn a_boyar_on_its_card_is_not_on_the_map() {
    // TSR-107, TSR-Q13
    let mut scene = Scene::new(3);
    let presence = scene.me().presence();
    scene.acting("maneuver", false);
    let me = scene.me();
    assert_eq!((me.presence(), me.chambers.len(), me.in_kremlin), (presence, 2, 0));
    assert_eq!(scene.game.errand.step, Step::Acting);
    assert_eq!(me.boyars, [0; 16]);
    let influence = Region::ALL.map(|region| {
        let cities = scene.game.tables.map.of_region[region.index()];
        me.influence_in(cities)
    });
    assert_eq!(influence, [0, 0, 0, 2], "only the two warriors in the North");
    assert_eq!(scene.refused_by("warrior putivl"), "TSR-128");
    assert!(scene.legal_like("move").iter().all(|action| !action.starts_with("move boyar")));
    scene.play("send putivl");
    assert!(scene.me().presence().has(city("putivl")));
}

#[test]
fn actions_of_other_chambers_are_not_available() {
    // TSR-108
    let all = [
        ("production", "income vologda"),
        ("maneuver", "warrior vologda"),
        ("maneuver", "move warrior vologda yaroslavl"),
        ("project", "draw project"),
        ("project", "complete PM02"),
        ("exchange", "give grain grain"),
        ("exchange", "take steel"),
        ("reward", "draw title"),
        ("reward", "draw estate"),
        ("reward", "title TL01"),
        ("reward", "estate ES01"),
        ("project", "project PC01"),
    ];
    for name in Chamber::WORDS {
        let mut scene = Scene::new(3);
        scene.goods("2 grain, 2 wood").hand("PM02").display("PC01").titles(&["TL01"]).estates(&["ES01"]);
        scene.acting(name, false);
        for (owner, action) in all {
            if owner == name {
                assert!(scene.can(action), "{action} in {name}");
            } else {
                assert_eq!(scene.refused_by(action), "TSR-108", "{action} in {name}");
            }
        }
    }
}

#[test]
fn actions_and_bonus_come_in_any_order() {
    // TSR-109, TSR-Q11
    let mut scene = Scene::new(3);
    scene.goods("2 grain, 2 wood").acting("exchange", true);
    scene.play("take steel, give grain grain, take coin, take steel, give wood wood, take coin");
    assert_eq!(scene.me().goods, goods("2 steel, 2 coin"));
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("putivl", 1).warriors("kozelsk", 1).warriors("vologda", 1);
    // The bonus in the middle.
    scene.acting("production", true).play("income putivl, income putivl, income kozelsk, income vologda");
    assert_eq!(scene.me().goods, goods("6 grain, 2 wood"));
}

#[test]
fn every_action_of_the_chamber_may_be_left_out() {
    // TSR-110, TSR-Q12
    for (name, action) in [
        ("production", "income vologda"),
        ("maneuver", "warrior vologda"),
        ("project", "draw project"),
        ("exchange", "take steel"),
        ("reward", "draw estate"),
    ] {
        for seal in [false, true] {
            let mut scene = Scene::new(3);
            scene.acting(name, seal);
            assert!(scene.can(action), "{action}");
            let send = scene.legal_like("send")[0].clone();
            let goods = scene.me().goods;
            scene.play(&send);
            assert_eq!(scene.refused_by(action), "TSR-Q12", "what was not done lapses");
            assert_eq!((scene.me().goods, scene.legal()), (goods, vec!["end".to_owned()]));
        }
    }
}

#[test]
fn a_turn_is_ended_by_its_player_once_the_boyar_has_arrived() {
    // TSR-Q12
    let mut scene = Scene::new(3);
    scene.card("maneuver", "AC06").goods("4 grain").play("leave maneuver");
    assert!(scene.can("end") && scene.can("warrior vologda"), "actions stay open on the Kremlin card");
    scene.play("warrior vologda, sell grain grain, warrior vologda, sell grain grain");
    assert_eq!(scene.refused_by("warrior vologda"), "TSR-126");
    assert_eq!((scene.to_decide(), scene.legal()), (Some(seat(0)), vec!["end".to_owned()]));
    scene.play("end");
    assert_eq!(scene.to_decide(), Some(seat(1)));
    let mut scene = Scene::new(3);
    scene.owe(Frame::Any);
    assert_eq!(scene.refused_by("end"), "TSR-Q12");
}

#[test]
fn coins_under_a_boyar_cannot_be_spent() {
    // TSR-Q09
    let mut scene = Scene::new(3);
    scene.chambers(&["project 3", "exchange", "maneuver"]).estate("ES05");
    scene.as_seat(1).chambers(&["project 4", "exchange", "maneuver"]).turn(0);
    assert_eq!(scene.refused_by("use ES05"), "TSR-175");
    scene.turn(1).play("leave project seal, send vologda, end");
    scene.pass_until(|scene| scene.game.active == seat(0));
    assert_eq!(scene.has(Item::Coin), 3);
    scene.play("use ES05");
    assert_eq!(scene.me().goods, goods("2 coin, 1 stone, 1 wood"), "back in the supply they are");
}

#[test]
fn a_boyar_that_has_just_arrived_is_like_any_piece() {
    // TSR-Q14
    let mut scene = Scene::new(3);
    scene.goods("1 grain, 1 coin").estate("ES03").estate("ES04").acting("production", false);
    scene.play("send tver, use ES03, warrior tver, use ES04, move boyar tver moscow");
    assert_eq!(scene.me().garrison[city("tver").index()], 1);
    assert_eq!(scene.me().boyars[city("moscow").index()], 1);
    assert!(!scene.me().visited.has(city("tver")));
}

/// Every question an effect can put, with a stage on which it has more than one answer.
fn questions() -> Vec<(Frame, Scene)> {
    let mut scene = Scene::new(3);
    scene.goods("4 grain, 2 wood, 1 coin, 1 steel").hand("PM02").estate("ES01").pad(4, "TT01").pad(5, "TT02");
    let frames = [
        Frame::Any,
        Frame::Income,
        Frame::Warrior,
        Frame::Move,
        Frame::TakeProject { must: false },
        Frame::TakeProject { must: true },
        Frame::Complete,
        Frame::TakeEstate,
        Frame::TakeTitle,
        Frame::Building,
        Frame::War,
        Frame::Swap { left: 1 },
        Frame::Trades { two: true, first: None },
        Frame::Bargain(Source::Trade(trade("TT20"))),
    ];
    frames
        .into_iter()
        .map(|frame| {
            let mut scene = scene.clone();
            scene.owe(frame);
            (frame, scene)
        })
        .collect()
}

#[test]
fn free_actions_come_between_units_and_never_inside_one() {
    // TSR-Q17, TSR-Q18
    let free = ["sell grain grain", "sell steel", "use ES01", "discard TT01 TT02", "cover 1"];
    for (frame, scene) in questions() {
        assert_eq!(scene.asked(), frame);
        for action in free {
            assert_eq!(scene.refused_by(action), "TSR-Q17", "{action} at {frame:?}");
            assert!(!scene.can(action));
        }
        assert_eq!(scene.refused_by("leave project"), "TSR-092", "{frame:?}");
    }
    let mut scene = questions().swap_remove(0).1;
    scene.play("skip");
    for action in free {
        assert!(scene.can(action), "{action} in the turn");
    }
    scene.owe(Frame::Pause(Source::Printed(0)));
    for action in free {
        assert!(scene.can(action), "{action} between two Trade effects");
    }
    scene.play("sell grain grain, resolve");
    assert_eq!(scene.me().goods, goods("3 grain, 2 wood, 2 coin, 1 steel"));
}

#[test]
fn what_may_be_left_out_is_what_has_a_choice() {
    // TSR-Q45
    for (frame, scene) in questions() {
        let must = frame == Frame::TakeProject { must: true };
        assert_eq!(scene.can("skip"), !must, "{frame:?}");
        if must {
            assert_eq!(scene.refused_by("skip"), "TSR-177");
        } else {
            let mut scene = scene.clone();
            let before = (*scene.me(), scene.game.projects);
            scene.play("skip");
            assert_eq!((*scene.me(), scene.game.projects), before, "{frame:?}");
            assert_eq!(scene.asked(), Frame::Turn);
        }
    }
}

#[test]
fn nothing_comes_between_the_two_halves_of_an_exchange() {
    // TSR-Q17
    let mut scene = Scene::new(3);
    scene.goods("4 grain").acting("exchange", false).play("give grain grain");
    assert_eq!(scene.refused_by("sell grain grain"), "TSR-Q17");
    assert_eq!(scene.refused_by("skip"), "TSR-159");
    assert_eq!(scene.legal().len(), Item::COUNT);
    scene.play("take coin, sell grain grain");
    assert_eq!(scene.me().goods, goods("2 coin"));
}

#[test]
fn nothing_comes_between_a_project_and_its_effect() {
    // TSR-Q18
    let mut scene = Scene::new(3);
    scene.goods("2 wood, 1 stone, 2 grain").hand("PC01").acting("project", false).play("complete PC01");
    assert_eq!(scene.asked(), Frame::Building);
    assert_eq!(scene.refused_by("sell grain grain"), "TSR-Q17");
    scene.play("build vologda, sell grain grain");
    assert_eq!(scene.has(Item::Coin), 1);
}

#[test]
fn an_inner_effect_is_finished_before_the_outer_goes_on() {
    // TSR-Q19
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("chernigov", 2).water("chernigov", "novgorod-seversky", "TT16");
    scene.spoils(&["SP02"]).goods("2 grain, 2 wood").hand("PM02").acting("project", false);
    scene.game.frames.push(Frame::Gain(Token::Coin, 1));
    scene.owe(Frame::War).clear_log();
    scene.play("war SP02, move warrior chernigov novgorod-seversky, slot 5, warrior novgorod-seversky");
    let who = seat(0);
    let (from, to) = (city("chernigov"), city("novgorod-seversky"));
    let order = [
        Event::War { who, spoils: Some(spoils("SP02")) },
        Event::Moved { who, piece: crate::action::Piece::Warrior, from, to },
        Event::TookTrade { who, token: trade("TT16") },
        Event::PlacedTrade { who, token: trade("TT16"), slot: 5 },
        Event::PlacedWarrior { who, city: to },
        Event::Gained { who, item: Item::Coin, count: 1 },
    ];
    assert_eq!(scene.log, order);
    assert_eq!((scene.asked(), scene.me().garrison[to.index()]), (Frame::Turn, 2));
}

/// A scene in which the active player has an Estate and these goods.
fn with_estate(id: &str, goods: &str) -> Scene {
    let mut scene = Scene::new(3);
    scene.estate(id).goods(goods);
    scene
}

#[test]
fn an_estate_that_would_change_nothing_is_refused() {
    // TSR-Q20
    let useless = |scene: &Scene, id: &str| {
        let action = format!("use {id}");
        assert!(!scene.can(&action), "{action}");
        scene.refused_by(&action) == "TSR-Q20"
    };
    // Favor on top is a point.
    let mut scene = with_estate("ES02", "2 coin");
    assert!(scene.can("use ES02"));
    scene.play("use ES02");
    assert_eq!((scene.me().vp, scene.has(Item::Coin)), (1, 0));
    // A warrior.
    let mut scene = with_estate("ES03", "1 grain, 1 coin");
    assert!(scene.can("use ES03"));
    scene.warriors_left(0, "vologda");
    assert!(useless(&scene, "ES03"));
    let mut scene = with_estate("ES03", "1 grain, 1 coin");
    scene.clear_map();
    assert!(useless(&scene, "ES03"), "nowhere to place it");
    // A move.
    let mut scene = with_estate("ES04", "");
    assert!(scene.can("use ES04"));
    scene.clear_map().building("tver");
    assert!(useless(&scene, "ES04"));
    scene.boyar("tver");
    assert!(scene.can("use ES04"));
    // Swaps need something to give.
    assert!(useless(&with_estate("ES08", ""), "ES08"));
    assert!(with_estate("ES08", "1 coin").can("use ES08"));
    // A project to take.
    let mut scene = with_estate("ES09", "1 coin");
    scene.project_deck(0);
    assert!(scene.can("use ES09"));
    scene.no_display();
    assert!(useless(&scene, "ES09"));
    // A Title, shown or in the deck.
    let mut scene = with_estate("ES10", "3 coin");
    scene.title_deck(0);
    assert!(scene.can("use ES10"));
    scene.titles(&[]).title_deck(0);
    assert!(useless(&scene, "ES10"));
    let mut scene = with_estate("ES10", "3 coin");
    scene.titles(&[]);
    assert!(scene.can("use ES10"));
}

#[test]
fn an_income_changes_something_if_more_than_an_unpaid_stone_comes() {
    // TSR-Q20
    let income = |name: &str, goods: &str| {
        let mut scene = with_estate("ES12", goods);
        scene.clear_map().building(name);
        scene
    };
    assert_eq!(income("moscow", "").refused_by("use ES12"), "TSR-Q20");
    assert!(income("moscow", "1 coin").can("use ES12"));
    assert!(income("tver", "").can("use ES12"), "the wood comes without the stone");
    assert!(income("putivl", "").can("use ES12"));
    let mut nowhere = with_estate("ES12", "1 coin");
    nowhere.clear_map();
    assert_eq!(nowhere.refused_by("use ES12"), "TSR-Q20");
}

#[test]
fn completing_building_and_war_need_what_they_use() {
    // TSR-Q20
    let mut scene = with_estate("ES13", "2 coin, 2 grain, 2 wood");
    scene.hand("PM02");
    assert!(scene.can("use ES13"));
    scene.goods("1 coin, 2 grain, 2 wood");
    assert_eq!(scene.refused_by("use ES13"), "TSR-175", "the price comes first");
    scene.goods("2 coin");
    assert_eq!(scene.refused_by("use ES13"), "TSR-Q20");
    let mut scene = with_estate("ES14", "1 coin, 1 stone");
    assert!(scene.can("use ES14"));
    scene.building("vologda");
    assert!(scene.can("use ES14"), "Veliky Novgorod is left");
    scene.as_seat(1).building("veliky-novgorod").turn(0);
    assert_eq!(scene.refused_by("use ES14"), "TSR-Q20");
    let mut scene = with_estate("ES14", "1 coin, 1 stone");
    for name in ["moscow", "kursk", "putivl", "tver", "murom", "ryazan"] {
        scene.building(name);
    }
    assert_eq!(scene.refused_by("use ES14"), "TSR-Q20", "no building left");
    let mut scene = with_estate("ES15", "1 coin, 1 grain, 1 wood");
    assert!(scene.can("use ES15"));
    scene.warriors_left(0, "vologda");
    assert_eq!(scene.refused_by("use ES15"), "TSR-Q20");
}

#[test]
fn a_trade_effect_has_to_change_something_too() {
    // TSR-Q20
    let mut scene = with_estate("ES11", "1 coin");
    assert!(scene.can("use ES11"));
    // Swap, warrior, move, income, Favor for a coin: none of them does anything without pieces and goods.
    scene.clear_map();
    for (slot, id) in ["TT15", "TT16", "TT17", "TT19", "TT20"].into_iter().enumerate() {
        scene.pad(slot + 1, id);
    }
    assert_eq!(scene.refused_by("use ES11"), "TSR-Q20");
    scene.goods("2 coin");
    assert!(scene.can("use ES11"), "the second coin is for Favor");
    scene.goods("1 coin").pad(3, "TT06");
    assert!(scene.can("use ES11"), "a stone is always something");
}

#[test]
fn an_estate_for_an_estate_needs_one_to_take() {
    // TSR-Q20
    let tables = altered("estates.toml", "\"move:1\"", "\"take_estate:1\"");
    let stage = || {
        let mut scene = Scene::with(tables, Options::for_players(3));
        scene.estate("ES04");
        scene
    };
    let mut scene = stage();
    scene.estates(&[]);
    assert!(scene.can("use ES04"), "one from the deck");
    scene.estate_deck(0);
    assert_eq!(scene.refused_by("use ES04"), "TSR-Q20");
    let mut scene = stage();
    scene.estate_deck(0);
    assert!(scene.can("use ES04"), "one from the display");
}

#[test]
fn an_estate_of_the_end_of_a_round_waits_for_the_next_own_turn() {
    // TSR-Q21
    let mut scene = Scene::new(3);
    scene.region(Region::East, "RL07").region(Region::South, "RL05").estates(&["ES01", "ES06"]);
    scene.clear_map().warriors("murom", 2).warriors("kursk", 2).end_of_round();
    scene.play("reward other, estate ES01");
    assert!(scene.player(0).estates.len() == 1 && scene.player(0).used.is_empty());
    assert_eq!((scene.game.phase, scene.to_decide()), (Phase::EndOfRound, Some(seat(0))));
    assert_eq!(scene.refused_by("use ES01"), "TSR-172");
    scene.pass_until(|scene| scene.game.phase == Phase::Planning);
    scene.pass_until(|scene| scene.game.phase == Phase::Actions && scene.game.active == seat(0));
    let coins = scene.has(Item::Coin);
    scene.play("use ES01");
    assert_eq!(scene.has(Item::Coin), coins + 2);
}

#[test]
fn estates_with_the_same_effect_are_used_apart() {
    // TSR-Q22
    let tables = altered("estates.toml", "\"grain:2\", \"wood:1\"", "\"coin:2\"");
    let mut scene = Scene::with(tables, Options::for_players(3));
    scene.estate("ES01").estate("ES06").play("use ES01");
    assert_eq!((scene.has(Item::Coin), scene.refused_by("use ES01")), (2, "TSR-174"));
    scene.play("use ES06");
    assert_eq!((scene.has(Item::Coin), scene.me().used.len()), (4, 2));
    assert_eq!(scene.refused_by("use ES06"), "TSR-174");
    assert_eq!(scene.refused_by("use ES07"), "TSR-174", "somebody else's or nobody's");
}

#[test]
fn any_two_local_goods_make_a_coin() {
    // TSR-Q26, TSR-176
    let mut scene = Scene::new(3);
    scene.goods("2 grain, 1 wood, 1 steel");
    assert_eq!(scene.legal_like("sell"), ["sell grain grain", "sell grain wood", "sell steel"]);
    assert_eq!(scene.refused_by("sell wood wood"), "TSR-176");
    assert_eq!(scene.refused_by("sell grain stone"), "TSR-176");
    assert_eq!(scene.refused_by("sell textile"), "TSR-178");
    scene.play("sell grain wood");
    assert_eq!(scene.me().goods, goods("1 grain, 1 coin, 1 steel"));
    assert_eq!(scene.log, [Event::Sold { who: seat(0), goods: goods("1 grain, 1 wood") }]);
    scene.goods("1 wood, 2 stone");
    assert_eq!(scene.legal_like("sell"), ["sell wood stone", "sell stone stone"]);
}

#[test]
fn two_tokens_buy_a_project_and_printed_effects_do_not() {
    // TSR-Q24, TSR-Q25, TSR-177
    let mut scene = Scene::new(3);
    scene.pad(1, "TT01").pad(4, "TT02").pad(5, "TT03").display("PC01");
    let pairs = ["discard TT01 TT02", "discard TT01 TT03", "discard TT02 TT03"];
    assert_eq!(scene.legal_like("discard"), pairs);
    assert_eq!(scene.refused_by("discard TT01 TT04"), "TSR-177", "a token that is not there");
    assert_eq!(scene.refused_by("discard TT04 TT05"), "TSR-177");
    let mut empty = scene.clone();
    scene.play("discard TT01 TT02, project PC01");
    assert!(scene.me().hand.has(project("PC01")));
    assert_eq!(scene.me().pad, [None, None, None, None, Some(trade("TT03"))]);
    assert!(scene.legal_like("discard").is_empty(), "one token is left");
    // The printed effect under the first token works again.
    scene.owe(Frame::Trades { two: false, first: None }).play("effect 1");
    assert_eq!(scene.me().goods, goods("1 grain"));
    empty.project_deck(0);
    assert!(empty.can("discard TT01 TT02"), "the display is left");
    empty.no_display();
    assert_eq!(empty.refused_by("discard TT01 TT02"), "TSR-Q25");
    assert!(empty.legal_like("discard").is_empty());
}
