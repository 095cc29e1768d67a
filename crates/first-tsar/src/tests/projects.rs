//! Project Chamber, projects and their effects (catalogue 2.9, 3.6).

use samovar_engine::{Event as _, Game, Viewer};

use super::scene::{Scene, chamber, city, estate, goods, project, seat, spoils, title};
use crate::components::{Item, ProjectId, ProjectKind, Region, Token};
use crate::event::Event;
use crate::goods::Goods;
use crate::state::{Frame, Phase, Points, Source};

/// Seat 0 of three has left the Project Chamber.
fn in_chamber(seal: bool) -> Scene {
    let mut scene = Scene::new(3);
    scene.acting("project", seal);
    scene
}

/// Seat 0 completes a project with just its cost, and everybody's points are far from Favor tokens.
fn completing(id: &str) -> Scene {
    let mut scene = in_chamber(false);
    pay_for(&mut scene, id);
    scene
}

fn pay_for(scene: &mut Scene, id: &str) {
    scene.hand(id).favor_tokens(&[]);
    scene.game.me_mut().goods = scene.game.tables.projects[project(id).index()].cost;
}

fn resolved(scene: &Scene) -> Vec<Source> {
    let source = |event: &Event| match event {
        Event::ResolvedTrade { source, .. } => Some(*source),
        _ => None,
    };
    scene.log.iter().filter_map(source).collect()
}

#[test]
fn the_chamber_gives_two_actions_of_any_kind_in_any_order() {
    // TSR-143
    let mut scene = in_chamber(false);
    scene.play("draw project, draw project");
    for action in ["draw project", "complete PM01"] {
        assert!(!scene.can(action));
        assert_eq!(scene.refused_by(action), "TSR-143");
    }
    let shown = scene.game.projects.iter().next().expect("a display");
    assert_eq!(scene.refused_by(&format!("project {shown}")), "TSR-143");

    let mut scene = in_chamber(false);
    scene.hand("PM02").hand("PM01").goods("9 grain, 9 wood").play("complete PM02, skip, complete PM01, skip");
    assert_eq!(scene.me().vp, 4 + 5);
    assert!(!scene.can("draw project"));

    let mut scene = in_chamber(false);
    scene.hand("PM02").hand("PM01").goods("9 grain, 9 wood").play("draw project, complete PM02, skip");
    assert!(!scene.can("complete PM01") && scene.legal_like("project").is_empty());
    let mut scene = in_chamber(false);
    scene.hand("PM02").goods("9 grain, 9 wood").play("complete PM02, skip, draw project");
    assert!(!scene.can("draw project"));
}

#[test]
fn the_bonus_is_a_third_action() {
    // TSR-148
    let mut scene = in_chamber(true);
    scene.hand("PM02").goods("2 grain, 2 wood").play("draw project, draw project, complete PM02, skip");
    assert_eq!(scene.refused_by("draw project"), "TSR-143");
    assert_eq!(scene.me().vp, 4);
}

#[test]
fn a_card_of_the_display_is_taken_and_replaced_at_once() {
    // TSR-144, TSR-145
    let mut scene = in_chamber(false);
    scene.display("PC05").next_project("PT08").clear_log();
    let (deck, reveals, hand) = (scene.game.project_deck.len(), scene.game.reveals, scene.me().hand.len());
    scene.play("project PC05");
    assert!(scene.me().hand.has(project("PC05")) && scene.me().shown.has(project("PC05")));
    assert_eq!(scene.me().hand.len(), hand + 1);
    assert!(scene.game.projects.has(project("PT08")) && !scene.game.projects.has(project("PC05")));
    assert_eq!((scene.game.projects.len(), scene.game.project_deck.len()), (6, deck - 1));
    assert_eq!(scene.game.reveals, reveals + 1, "a new card came to light");
    let told = [
        Event::TookProject { who: seat(0), project: project("PC05") },
        Event::NewProject { project: project("PT08") },
    ];
    assert_eq!(scene.log, told);
}

#[test]
fn only_what_lies_in_the_display_can_be_taken_by_name() {
    // TSR-144
    let mut scene = in_chamber(false);
    scene.as_seat(1).hand("PM09").as_seat(0).hand("PC02").next_project("PT08");
    for id in ["PT08", "PM09", "PC02"] {
        assert!(!scene.can(&format!("project {id}")));
        assert_eq!(scene.refused_by(&format!("project {id}")), "TSR-144");
    }
    assert_eq!(scene.legal_like("project").len(), 6);
}

#[test]
fn the_deck_is_drawn_blind_and_leaves_the_display_alone() {
    // TSR-144, TSR-Q55
    let mut scene = in_chamber(false);
    scene.next_project("PM09").clear_log();
    let (display, deck, reveals) = (scene.game.projects, scene.game.project_deck.len(), scene.game.reveals);
    scene.play("draw project");
    assert!(scene.me().hand.has(project("PM09")) && !scene.me().shown.has(project("PM09")));
    assert_eq!((scene.game.projects, scene.game.project_deck.len()), (display, deck - 1));
    assert_eq!(scene.game.reveals, reveals + 1, "it cannot be taken back");
    assert_eq!(scene.log, [Event::DrewProject { who: seat(0), project: Some(project("PM09")) }]);
    assert_eq!(scene.asked(), Frame::Turn, "nothing more is asked about the card");
}

#[test]
fn others_see_that_a_card_was_drawn_but_not_which() {
    // TSR-Q53
    let mut scene = in_chamber(false);
    scene.display("PM08").next_project("PM09").clear_log().play("draw project, project PM08");
    let drawn = scene.log[0];
    assert_eq!(drawn.seen_by(Viewer::Seat(seat(0))), Some(drawn));
    let secret = Event::DrewProject { who: seat(0), project: None };
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Spectator] {
        assert_eq!(drawn.seen_by(viewer), Some(secret));
        let view = scene.game.view(viewer);
        assert_eq!(view.board.players[0].hand, scene.me().hand.len());
        assert!(view.board.players[0].shown.has(project("PM08")), "everybody saw it taken");
        let text = serde_json::to_string(&view).expect("plain data");
        assert!(!text.contains("PM09"), "{text}");
    }
    let own = scene.game.view(Viewer::Seat(seat(0))).own.expect("a player has a hand");
    assert!(own.hand.has(project("PM09")) && own.hand.has(project("PM08")));
    assert_eq!(scene.game.view(Viewer::Spectator).own, None);
}

#[test]
fn what_is_open_is_open_to_all_and_stacks_show_only_their_height() {
    // TSR-Q53
    let mut scene = Scene::new(3);
    scene.goods("3 grain, 2 coin").title("TL04").estate("ES09").pad(4, "TT10").vp(7);
    scene.chambers(&["production 3", "maneuver", "project"]).turn(0);
    let view = scene.game.view(Viewer::Seat(seat(1)));
    let other = &view.board.players[0];
    assert_eq!((other.goods, other.vp, other.hand), (goods("3 grain, 2 coin"), 7, scene.me().hand.len()));
    assert!(other.titles.has(title("TL04")) && other.estates.has(estate("ES09")));
    assert_eq!(other.pad[3], scene.me().pad[3]);
    assert_eq!(other.bribes[&chamber("production")], 3, "coins under a boyar lie open");
    assert_eq!(view.board.favor, scene.game.by_favor());
    assert_eq!(view.board.tokens.len(), 4, "only the tokens of this round are known");
    let stacks = view.stacks;
    assert_eq!(stacks.projects, scene.game.project_deck.len());
    assert_eq!((stacks.titles, stacks.estates), (scene.game.title_deck.len(), scene.game.estate_deck.len()));
    assert_eq!((stacks.spoils, stacks.trades, stacks.regions), (7, 10, 12));
}

#[test]
fn the_second_take_sees_the_card_that_came_for_the_first() {
    // TSR-Q54
    let mut scene = in_chamber(false);
    scene.display("PC05").next_project("PT08");
    assert!(!scene.can("project PT08"));
    scene.play("project PC05, project PT08");
    assert!(scene.me().hand.has(project("PT08")));
    assert_eq!(scene.game.projects.len(), 6);
}

#[test]
fn a_card_can_be_completed_in_the_turn_it_is_taken() {
    // TSR-149
    let mut scene = in_chamber(false);
    scene.display("PC05").goods("3 stone");
    assert_eq!(scene.refused_by("complete PC05"), "TSR-146", "not from the display");
    scene.play("project PC05, complete PC05");
    assert_eq!(scene.me().vp, 6);
}

#[test]
fn every_project_costs_its_goods_and_gives_its_points_and_the_effect_of_its_kind() {
    // TSR-146, TSR-015
    for id in ProjectId::all() {
        let mut scene = completing(&id.to_string());
        let printed = scene.game.tables.projects[id.index()];
        let spare = goods("1 grain, 2 wood, 3 stone, 4 gunpowder, 5 textile, 6 steel, 7 coin");
        scene.game.me_mut().goods = printed.cost.and(spare);
        scene.clear_log().play(&format!("complete {id}"));
        let me = scene.me();
        assert_eq!(me.goods, spare, "{id}");
        assert!(me.completed.has(id) && !me.hand.has(id), "{id}");
        assert_eq!(me.vp, u16::from(printed.vp), "{id}");
        assert_eq!(me.points[Points::Projects as usize], me.vp, "{id}");
        let asked = match id.kind() {
            ProjectKind::Construction => Frame::Building,
            ProjectKind::Trade => Frame::Trades { two: true, first: None },
            ProjectKind::Military => Frame::War,
        };
        assert_eq!(scene.asked(), asked, "{id}");
        let scored = Event::Scored { who: seat(0), vp: printed.vp.into(), from: Points::Projects };
        assert_eq!(scene.log, [Event::Completed { who: seat(0), project: id }, scored], "{id}");
    }
}

#[test]
fn nothing_replaces_a_good_that_is_missing() {
    // TSR-147
    for id in ProjectId::all() {
        let mut scene = completing(&id.to_string());
        let cost = scene.me().goods;
        let action = format!("complete {id}");
        assert!(scene.can(&action));
        for (item, count) in cost.iter() {
            let others: Goods = Item::ALL
                .into_iter()
                .filter(|other| *other != item)
                .map(|other| Goods::of(other, 20))
                .fold(Goods::NONE, Goods::and);
            scene.game.me_mut().goods = others.and(Goods::of(item, count - 1));
            assert!(!scene.can(&action), "{id} without {item}");
            assert_eq!(scene.refused_by(&action), "TSR-147");
        }
    }
}

#[test]
fn only_cards_of_the_own_hand_are_completed() {
    // TSR-146
    let mut scene = in_chamber(false);
    scene
        .as_seat(1)
        .hand("PM02")
        .as_seat(0)
        .display("PM03")
        .completed("PM04")
        .goods("9 grain, 9 wood, 9 gunpowder");
    for id in ["PM02", "PM03", "PM04"] {
        assert!(!scene.can(&format!("complete {id}")));
        assert_eq!(scene.refused_by(&format!("complete {id}")), "TSR-146", "{id}");
    }
}

#[test]
fn the_gain_of_a_project_does_not_pay_for_it() {
    // TSR-Q57
    let mut scene = completing("PT01");
    scene.goods("1 grain, 2 wood");
    assert_eq!(scene.refused_by("complete PT01"), "TSR-147", "the printed grain comes too late");
    scene.goods("2 grain, 2 wood").play("complete PT01");
    assert!(scene.me().goods.is_empty(), "paid before any effect");
    assert_eq!(scene.me().vp, 4, "and counted");
    scene.play("effect 1, effect 2");
    assert_eq!(scene.me().goods, goods("1 grain, 1 wood"));
}

#[test]
fn a_building_goes_where_an_own_warrior_or_boyar_stands_and_no_building_does() {
    // TSR-150, TSR-152, TSR-Q62
    let mut scene = Scene::new(3);
    scene.as_seat(1).building("kursk").as_seat(0);
    scene.clear_map().warriors("tver", 1).warriors("kursk", 1).warriors("bryansk", 1);
    scene.building("moscow").building("bryansk").boyar("putivl").turn(0).acting("project", false);
    pay_for(&mut scene, "PC01");
    scene.clear_log().play("complete PC01");
    assert_eq!(scene.legal(), ["build tver", "build putivl", "skip"]);
    assert_eq!(scene.refused_by("build moscow"), "TSR-150", "an own building alone is not enough");
    assert_eq!(scene.refused_by("build vologda"), "TSR-150", "only others stand there");
    assert_eq!(scene.refused_by("build kursk"), "TSR-152", "somebody else has built");
    assert_eq!(scene.refused_by("build bryansk"), "TSR-152", "a second own building");
    let left = scene.me().buildings;
    scene.play("build putivl");
    assert!(scene.me().built.has(city("putivl")));
    assert_eq!((scene.me().buildings, scene.me().built.len()), (left - 1, 3));
    assert!(scene.happened(|event| *event == Event::Built { who: seat(0), city: city("putivl") }));
    assert_eq!(scene.asked(), Frame::Turn);
}

#[test]
fn without_a_building_in_supply_only_the_points_are_gained() {
    // TSR-151
    let mut scene = in_chamber(false);
    for name in ["tver", "moscow", "kursk", "putivl", "murom", "ryazan"] {
        scene.building(name);
    }
    pay_for(&mut scene, "PC01");
    scene.play("complete PC01");
    assert_eq!((scene.me().vp, scene.asked()), (4, Frame::Turn));
    scene.game.frames.push(Frame::Building);
    assert!(!scene.can("build vologda"));
    assert_eq!(scene.refused_by("build vologda"), "TSR-151");
}

#[test]
fn without_a_site_only_the_points_are_gained() {
    // TSR-151
    let mut scene = Scene::new(3);
    scene.as_seat(1).building("vologda").building("veliky-novgorod").turn(0).acting("project", false);
    pay_for(&mut scene, "PC01");
    scene.play("complete PC01");
    assert_eq!((scene.me().vp, scene.me().buildings, scene.asked()), (4, 6, Frame::Turn));
}

#[test]
fn building_trade_effects_and_war_can_be_declined_but_not_the_points() {
    // TSR-Q56
    for id in ["PC01", "PT01", "PM01"] {
        let mut scene = completing(id);
        let before = *scene.me();
        scene.clear_log().play(&format!("complete {id}, skip"));
        let me = scene.me();
        assert_eq!(me.vp, u16::from(scene.game.tables.projects[project(id).index()].vp));
        assert_eq!((me.buildings, me.warriors, me.field), (before.buildings, before.warriors, 0), "{id}");
        assert!(me.goods.is_empty() && me.spoils.is_empty() && resolved(&scene).is_empty(), "{id}");
        assert_eq!(scene.asked(), Frame::Turn);
    }
}

#[test]
fn a_trade_project_resolves_two_different_effects_in_the_chosen_order() {
    // TSR-153, TSR-154
    let mut scene = completing("PT01");
    scene.pad(2, "TT08").play("complete PT01");
    assert_eq!(scene.legal(), ["effect 1", "effect 2", "effect 3", "skip"]);
    assert_eq!(scene.refused_by("effect 4"), "TSR-252", "a blank slot");
    scene.clear_log().play("effect 3");
    assert!(scene.me().goods.is_empty(), "both are chosen first");
    assert_eq!(scene.legal(), ["effect 1", "effect 2", "skip"]);
    assert!(!scene.can("effect 3"));
    assert_eq!(scene.refused_by("effect 3"), "TSR-154");
    scene.play("effect 2, resolve");
    assert_eq!(resolved(&scene), [Source::Printed(2), Source::Trade("TT08".parse().unwrap())]);
    assert_eq!(scene.me().goods, goods("3 coin"));
    assert_eq!(scene.me().pad[1], Some("TT08".parse().unwrap()), "it is not used up");
}

#[test]
fn who_declines_the_second_trade_effect_still_gets_the_first() {
    // TSR-Q56
    let mut scene = completing("PT01");
    scene.play("complete PT01").clear_log().play("effect 2, skip");
    assert_eq!((scene.me().goods, scene.asked()), (goods("1 wood"), Frame::Turn));
    assert_eq!(resolved(&scene), [Source::Printed(1)]);
}

#[test]
fn a_military_project_sends_a_warrior_of_the_supply_and_takes_a_chosen_spoils_token() {
    // TSR-155, TSR-Q58, TSR-Q59
    let mut scene = completing("PM01");
    scene.spoils(&["SP05", "SP06", "SP07"]);
    let (warriors, reserve) = (scene.me().warriors, scene.game.spoils_reserve.len());
    scene.clear_log().play("complete PM01");
    assert_eq!(scene.legal(), ["war SP05", "war SP06", "war SP07", "skip"]);
    assert_eq!(scene.refused_by("war"), "TSR-155", "a token is taken while there is one");
    assert_eq!(scene.refused_by("war SP01"), "TSR-Q58");
    scene.play("war SP06");
    assert_eq!((scene.me().warriors, scene.me().field), (warriors - 1, 1));
    assert_eq!(scene.me().garrison.iter().sum::<u8>(), 2, "those on the map stay");
    assert!(scene.me().spoils.has(spoils("SP06")));
    assert_eq!(scene.me().goods, goods("2 grain, 1 wood"), "resolved at once");
    assert_eq!(scene.game.spoils.iter().collect::<Vec<_>>(), [spoils("SP05"), spoils("SP07")], "no new one");
    assert_eq!(scene.game.spoils_reserve.len(), reserve);
    assert!(scene.happened(|event| *event == Event::War { who: seat(0), spoils: Some(spoils("SP06")) }));
}

#[test]
fn without_a_warrior_in_supply_there_is_no_spoils_token_either() {
    // TSR-156
    let mut scene = completing("PM01");
    scene.spoils(&["SP05"]).warriors_left(0, "tver").play("complete PM01");
    assert_eq!((scene.me().vp, scene.me().field, scene.asked()), (5, 0, Frame::Turn));
    assert!(scene.game.spoils.has(spoils("SP05")) && scene.me().spoils.is_empty());
    scene.game.frames.push(Frame::War);
    assert!(!scene.can("war SP05"));
    assert_eq!(scene.refused_by("war SP05"), "TSR-156");
    assert_eq!(scene.legal(), ["skip"]);
}

#[test]
fn without_a_spoils_token_the_warrior_still_goes() {
    // TSR-157
    let mut scene = completing("PM01");
    scene.spoils(&[]).clear_log().play("complete PM01");
    assert_eq!(scene.legal(), ["war", "skip"]);
    scene.play("war");
    assert_eq!((scene.me().field, scene.me().spoils.len(), scene.me().warriors), (1, 0, 7));
    assert!(scene.happened(|event| *event == Event::War { who: seat(0), spoils: None }));
}

#[test]
fn a_spoils_token_stays_with_its_player_and_works_once() {
    // TSR-158
    let mut scene = Scene::new(3);
    scene.round(2).region(Region::North, "RL05").spoils(&["SP05"]).gain(Token::War, 1).play("war SP05");
    assert_eq!(scene.me().goods, goods("2 coin"));
    scene.end_of_round().pass_until(|scene| scene.game.phase == Phase::Planning);
    assert_eq!(scene.game.round, 3);
    assert!(scene.player(0).spoils.has(spoils("SP05")));
    assert_eq!(scene.player(0).goods, goods("2 coin"), "no second time");
    assert!(!scene.game.spoils_gone.has(spoils("SP05")) && !scene.game.spoils.has(spoils("SP05")));
}

#[test]
fn spoils_that_move_a_piece_take_the_trade_token_on_the_way() {
    // TSR-Q60
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("putivl", 2).water("putivl", "kursk", "TT08").turn(0).acting("project", false);
    pay_for(&mut scene, "PM02");
    scene.spoils(&["SP02"]).play("complete PM02, war SP02, move warrior putivl kursk");
    assert_eq!(scene.asked(), Frame::Slot("TT08".parse().unwrap()));
    scene.play("slot 4");
    assert_eq!((scene.has(Item::Coin), scene.asked()), (2, Frame::Turn));
    assert!(scene.game.waters.iter().all(Option::is_none));
}

#[test]
fn a_building_of_an_estate_obeys_the_same_rules_but_is_no_construction_project() {
    // TSR-Q61, TSR-254
    let mut scene = Scene::new(3);
    scene.as_seat(1).building("vologda").as_seat(0).clear_map().warriors("vologda", 1).warriors("tver", 1);
    scene.building("moscow").estate("ES14").title("TL03").goods("1 coin, 1 stone").turn(0).play("use ES14");
    assert_eq!(scene.legal(), ["build tver", "skip"]);
    assert_eq!(scene.refused_by("build moscow"), "TSR-150");
    assert_eq!(scene.refused_by("build vologda"), "TSR-152");
    scene.play("build tver");
    assert_eq!((scene.me().built.len(), scene.me().completed.len(), scene.me().vp), (2, 0, 0));
    assert_eq!(scene.game.title_points(seat(0), title("TL03")), 0);
}

#[test]
fn a_hand_has_no_limit() {
    // TSR-Q52
    let mut scene = Scene::new(3);
    scene.turn(2).project_deck(2).acting("project", false);
    let hand = scene.me().hand.len();
    assert!(hand > 15, "{hand}");
    scene.play("draw project, draw project");
    assert_eq!(scene.me().hand.len(), hand + 2);
}
