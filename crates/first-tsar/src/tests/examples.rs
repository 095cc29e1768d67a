//! The worked examples of the catalogue (section 4), the rulebook's own and ours.

use samovar_engine::Game;

use super::scene::{Scene, chamber, city, goods, seat};
use crate::components::{Item, Region, TitleId, Token};
use crate::event::Event;
use crate::score::after_exchange;
use crate::state::{Frame, Phase, Points};

const WHITE: u8 = 0;
const BLACK: u8 = 1;
const GREEN: u8 = 2;
const RED: u8 = 3;

/// The Reward Chamber with white, black and green, green with so many coins; red has the best Favor but is not there.
fn reward_chamber(coins: u8) -> Scene {
    let mut scene = Scene::new(4);
    scene.favor(&[RED, WHITE, BLACK, GREEN]);
    scene.as_seat(WHITE).chambers(&["reward", "maneuver", "project"]);
    scene.as_seat(BLACK).chambers(&["reward", "maneuver", "project"]);
    scene.as_seat(GREEN).chambers(&[&format!("reward {coins}"), "exchange 2", "project"]);
    scene.as_seat(RED).chambers(&["exchange 2", "maneuver", "project"]);
    scene
}

#[test]
fn importance_goes_by_coins_then_by_favor_among_those_present() {
    // TSR-E01, TSR-096
    assert_eq!(reward_chamber(1).game.most_important(chamber("reward")), Some(seat(GREEN)));
    // TSR-E02, TSR-E03, TSR-098
    assert_eq!(reward_chamber(0).game.most_important(chamber("reward")), Some(seat(WHITE)));
}

#[test]
fn a_seal_on_the_way_to_the_kremlin_card_brings_a_coin_and_favor() {
    // TSR-E04
    let mut scene = reward_chamber(1);
    scene.card("reward", "AC06").turn(GREEN);
    assert_eq!(scene.game.most_important(chamber("exchange")), Some(seat(RED)));
    scene.play("leave reward seal");
    assert_eq!(scene.has(Item::Coin), 1);
    assert_eq!(scene.favors(), [2, 3, 0, 1]);
    assert_eq!((scene.me().seals, scene.me().in_kremlin), (1, 1));
    assert_eq!(scene.game.seals[chamber("reward").index()], Some(seat(GREEN)));
    // TSR-E05
    assert_eq!(scene.game.most_important(chamber("exchange")), Some(seat(GREEN)));
}

#[test]
fn production_pays_for_a_stone_with_a_coin_of_another_city() {
    // TSR-E06, TSR-120, TSR-123
    let mut scene = Scene::new(4);
    scene
        .clear_map()
        .warriors("moscow", 2)
        .warriors("yaroslavl", 1)
        .building("nizhny-novgorod")
        .boyar("putivl");
    scene.acting("production", false);
    assert_eq!(scene.refused_by("income moscow"), "TSR-124");
    scene.play("income putivl, income nizhny-novgorod, income moscow");
    assert_eq!(scene.me().goods, goods("2 grain, 1 stone, 1 coin"));
    assert!(!scene.can("income yaroslavl"), "three cities are enough");
}

#[test]
fn a_maneuver_takes_the_trade_token_and_an_empty_waterway_gives_nothing() {
    // TSR-E07, TSR-134
    let mut scene = Scene::new(3);
    scene.clear_map().warriors("chernigov", 1).warriors("novgorod-seversky", 1).boyar("kursk");
    scene.water("chernigov", "novgorod-seversky", "TT16").acting("maneuver", false);
    scene.play("move warrior chernigov novgorod-seversky, slot 4, warrior kursk, move boyar kursk putivl");
    let me = scene.me();
    assert_eq!(me.garrison[city("novgorod-seversky").index()], 2);
    assert_eq!(me.garrison[city("kursk").index()], 1);
    assert_eq!(me.boyars[city("putivl").index()], 1);
    assert_eq!(me.pad.iter().flatten().count(), 1);
}

#[test]
fn a_military_project_leads_to_spoils() {
    // TSR-E08
    let mut scene = Scene::new(3);
    scene.goods("3 grain, 2 wood").hand("PM01").spoils(&["SP01"]).acting("project", false);
    let (hand, display) = (scene.me().hand.len(), scene.game.projects);
    scene.play("complete PM01, war SP01");
    assert_eq!((scene.me().vp, scene.me().field), (8, 1));
    assert!(scene.me().goods.is_empty());
    scene.play("draw project");
    assert_eq!((scene.me().hand.len(), scene.game.projects), (hand, display));
}

#[test]
fn an_exchange_with_its_bonus_gives_two_foreign_goods() {
    // TSR-E09
    let mut scene = Scene::new(3);
    scene.goods("2 grain, 1 wood, 1 coin").acting("exchange", true);
    scene.play("take gunpowder, take textile, give grain grain, take stone, give coin wood, take steel");
    assert_eq!(scene.me().goods, goods("1 gunpowder, 1 textile, 1 stone, 1 steel"));
}

#[test]
fn a_new_estate_can_be_used_at_once() {
    // TSR-E10, TSR-167, TSR-168
    let mut scene = Scene::new(3);
    scene.estates(&["ES01", "ES02", "ES03"]).acting("reward", false).play("estate ES01, use ES01");
    assert_eq!(scene.has(Item::Coin), 2);
    assert_eq!(scene.me().used.len(), 1);
    assert_eq!(scene.game.estates.len(), 2);
}

/// The turn of TSR-E11 to TSR-E15 up to the moment white leaves the chamber.
fn before_the_chain() -> Scene {
    let mut scene = Scene::new(3);
    scene.favor(&[2, 0, 1]).goods("5 grain, 5 wood, 1 stone").estate("ES02").estate("ES03");
    scene.display("PM02").display("PC01").spoils(&["SP02"]).water("putivl", "kursk", "TT01").pad(5, "TT06");
    scene.clear_map().warriors("putivl", 2).card("project", "AC01").turn(0);
    scene
}

#[test]
fn free_actions_before_leaving_can_change_who_is_important() {
    // TSR-E11
    let mut scene = before_the_chain();
    assert_eq!(scene.game.most_important(chamber("project")), Some(seat(2)));
    scene.play("sell grain grain, sell grain wood, use ES02");
    assert_eq!(scene.has(Item::Coin), 0);
    assert_eq!(scene.favors()[0], 0);
    assert_eq!(scene.game.most_important(chamber("project")), Some(seat(0)));
}

#[test]
fn a_chain_of_effects_runs_inside_one_action() {
    let mut scene = before_the_chain();
    scene.play("sell grain grain, sell grain wood, use ES02, leave project seal, project PM02");
    assert_eq!(scene.game.projects.len(), 6);
    scene.clear_log().play("complete PM02, war SP02");
    assert_eq!(scene.refused_by("sell wood wood"), "TSR-Q17");
    scene.play("move warrior putivl kursk, slot 4");
    // TSR-E12
    assert_eq!((scene.me().vp, scene.me().field), (4, 1));
    assert_eq!(scene.me().goods, goods("1 grain, 2 wood, 1 stone, 1 coin"));
    // TSR-E13
    scene.play("discard TT01 TT06, project PC01, complete PC01, build kursk");
    assert!(scene.game.trades_gone.has("TT01".parse().unwrap()));
    assert!(scene.game.trades_gone.has("TT06".parse().unwrap()));
    assert!(scene.me().built.has(city("kursk")));
    // TSR-E14
    scene.play("send novgorod-seversky, use ES03, warrior novgorod-seversky");
    assert_eq!(scene.me().garrison[city("novgorod-seversky").index()], 1);
    // TSR-E15
    assert!(scene.me().goods.is_empty());
    assert_eq!((scene.me().vp, scene.me().used.len(), scene.me().seals), (8, 2, 1));
    assert_eq!(scene.game.favor_tokens, 0b111);
}

#[test]
fn two_players_use_two_spaces_of_the_favor_track() {
    // TSR-E16
    assert_eq!(Scene::new(2).favors(), [0, 1]);
}

#[test]
fn titles_count_sets_and_single_projects_apart() {
    let mut scene = Scene::new(3);
    for id in ["PC01", "PM01", "PM02", "PT01", "PT02", "PT03"] {
        scene.completed(id);
    }
    let points = |id: u8| scene.game.title_points(seat(0), TitleId::new(id).unwrap());
    assert_eq!(points(0), 5); // TSR-E17
    assert_eq!(points(0) + points(1), 11); // TSR-E18
}

#[test]
fn favor_moves_to_the_top_or_gives_a_point_there() {
    // TSR-E19
    let mut scene = Scene::new(4);
    scene.turn(2).gain(Token::Favor, 1);
    assert_eq!((scene.favors(), scene.me().vp), (vec![2, 0, 1, 3], 0));
    scene.gain(Token::Favor, 1);
    assert_eq!((scene.favors(), scene.me().vp), (vec![2, 0, 1, 3], 1));
}

#[test]
fn a_favor_token_is_settled_before_the_effect_of_the_project() {
    // TSR-E20, TSR-Q29
    let mut scene = Scene::new(3);
    scene.turn(2).vp(8).goods("3 grain, 2 wood").hand("PM01").favor(&[0, 1, 2]).acting("project", false);
    scene.play("complete PM01");
    assert_eq!((scene.me().vp, scene.favors()[0], scene.asked()), (13, 2, Frame::War));
    assert_eq!(scene.game.favor_tokens, 0b110);
}

#[test]
fn a_point_for_favor_can_reach_the_next_token() {
    // TSR-E21, TSR-Q28
    let mut scene = Scene::new(3);
    scene.vp(9).gain(Token::Favor, 1);
    assert_eq!((scene.me().vp, scene.game.favor_tokens), (11, 0b110));
}

#[test]
fn one_gain_can_take_two_tokens() {
    // TSR-E22, TSR-Q27
    let mut scene = Scene::new(3);
    scene.favor(&[1, 0, 2]).vp(9).gain(Token::Vp, 11);
    assert_eq!((scene.me().vp, scene.favors()[0], scene.game.favor_tokens), (21, 0, 0b100));
}

#[test]
fn who_is_not_important_gets_the_coins_back() {
    // TSR-E23, TSR-099
    let mut scene = Scene::new(3);
    scene.chambers(&["maneuver 2", "project", "reward"]).as_seat(1).chambers(&[
        "maneuver 3",
        "project",
        "reward",
    ]);
    scene.turn(0);
    assert_eq!(scene.refused_by("leave maneuver seal"), "TSR-101");
    scene.play("leave maneuver");
    assert_eq!(scene.has(Item::Coin), 2);
    assert_eq!(scene.player(1).bribes[chamber("maneuver").index()], 3);
}

#[test]
fn a_seal_sends_the_coins_of_the_others_back() {
    // TSR-E24, TSR-105
    let mut scene = Scene::new(3);
    scene.chambers(&["maneuver 2", "project", "reward"]).as_seat(1).chambers(&[
        "maneuver 3",
        "project",
        "reward",
    ]);
    scene.turn(1).play("leave maneuver seal");
    assert_eq!(scene.has(Item::Coin), 0);
    assert_eq!(scene.player(0).goods, goods("2 coin"));
    assert!(scene.player(0).chambers.has(chamber("maneuver")));
    assert_eq!(scene.game.most_important(chamber("maneuver")), Some(seat(0)));
    scene.pass_until(|scene| scene.game.active == seat(0) && scene.asked() == Frame::Turn);
    assert_eq!(scene.refused_by("leave maneuver seal"), "TSR-103");
}

#[test]
fn a_declined_seal_leaves_the_chamber_to_the_next() {
    // TSR-E25, TSR-Q05
    let mut scene = Scene::new(3);
    scene
        .chambers(&["maneuver 1", "project", "reward"])
        .as_seat(2)
        .chambers(&["project", "reward", "exchange"]);
    scene.turn(0).play("leave maneuver");
    assert_eq!(scene.has(Item::Coin), 0);
    scene.play("send veliky-novgorod, end");
    assert!(scene.can("leave maneuver seal"));
}

#[test]
fn with_two_players_a_seal_costs_a_coin_of_the_supply() {
    // TSR-E26, TSR-106, TSR-Q07, TSR-Q08
    let mut scene = Scene::new(2);
    scene.chambers(&["maneuver 2", "project", "reward"]).goods("1 grain").turn(0);
    assert_eq!(scene.refused_by("leave maneuver seal"), "TSR-106");
    scene.goods("2 grain").play("sell grain grain, leave maneuver seal");
    assert_eq!(scene.has(Item::Coin), 0);
}

#[test]
fn a_full_pad_gives_up_a_token_first() {
    // TSR-E27, TSR-139
    let mut scene = Scene::new(3);
    for (slot, id) in ["TT02", "TT03", "TT04", "TT05", "TT06"].into_iter().enumerate() {
        scene.pad(slot + 1, id);
    }
    scene.water("chernigov", "novgorod-seversky", "TT08").clear_map().warriors("chernigov", 2);
    scene.acting("maneuver", false).play("move warrior chernigov novgorod-seversky");
    assert_eq!(scene.legal().len(), 5);
    assert_eq!(scene.refused_by("use ES01"), "TSR-Q17");
    scene.play("drop TT04");
    assert_eq!(scene.me().pad[2], Some("TT08".parse().unwrap()));
    assert_eq!(scene.has(Item::Coin), 2);
    assert_eq!(scene.asked(), Frame::Turn);
}

#[test]
fn a_tie_for_a_region_is_decided_by_favor_and_the_third_gets_nothing() {
    // TSR-E28
    let mut scene = Scene::new(3);
    scene.region(Region::East, "RL05").favor(&[1, 0, 2]);
    scene.clear_map().warriors("murom", 2).warriors("tver", 1).boyar("vladimir");
    scene.as_seat(1).clear_map().building("murom").warriors("ryazan", 2);
    scene.as_seat(2).clear_map().warriors("nizhny-novgorod", 3);
    scene.end_of_round();
    assert_eq!(scene.asked(), Frame::Prize { leader: seat(1), second: Some(seat(0)) });
    scene.play("reward points");
    assert_eq!((scene.player(1).vp, scene.player(0).goods), (3, goods("2 coin")));
    assert!(scene.player(2).goods.is_empty());
}

#[test]
fn who_is_alone_in_a_region_takes_one_reward() {
    // TSR-E29, TSR-188
    let mut scene = Scene::new(3);
    scene.region(Region::South, "RL05");
    scene.as_seat(2).clear_map().warriors("kursk", 2).end_of_round();
    assert_eq!(scene.asked(), Frame::Prize { leader: seat(2), second: None });
    assert_eq!(scene.game.rewarded_region(), Region::South);
    scene.play("reward points");
    assert_eq!(scene.player(2).vp, 3);
    assert!(scene.game.players.iter().all(|player| player.goods.is_empty()));
}

/// Two players with so much influence in the East, where 3 VP or 2 coins are to be had.
fn east(first: u8, second: u8) -> Scene {
    let mut scene = Scene::new(2);
    scene.region(Region::East, "RL05").clear_map().warriors("murom", first);
    scene.as_seat(1).clear_map().warriors("ryazan", second).end_of_round();
    scene
}

#[test]
fn with_two_players_the_other_decides_unless_the_lead_is_clear() {
    // TSR-E30
    let mut scene = east(4, 2);
    assert_eq!(scene.to_decide(), Some(seat(1)));
    scene.play("reward other");
    assert_eq!((scene.player(0).goods, scene.player(1).goods), (goods("2 coin"), goods("")));
    // TSR-E31
    let mut scene = east(5, 2);
    assert_eq!(scene.to_decide(), Some(seat(0)));
    scene.play("reward points");
    assert_eq!(scene.player(0).vp, 3);
    // TSR-E32
    let mut scene = east(3, 3);
    assert_eq!(scene.asked(), Frame::Prize { leader: seat(0), second: None });
    assert_eq!(scene.to_decide(), Some(seat(1)));
    scene.play("reward points");
    assert_eq!((scene.player(0).vp, scene.player(1).vp), (3, 0));
}

#[test]
fn the_field_of_war_scores_two_places_by_favor() {
    // TSR-E33
    let mut scene = Scene::new(4);
    scene.favor(&[1, 0, 2, 3]).round(4);
    for (number, warriors) in [2, 2, 1, 0].into_iter().enumerate() {
        scene.as_seat(number as u8).field(warriors);
    }
    scene.end_of_round().pass_until(|scene| scene.game.phase == Phase::Over);
    let field = scene.game.players.map(|player| player.points[Points::FieldOfWar as usize]);
    assert_eq!(field, [2, 4, 0, 0]);
}

#[test]
fn a_city_counts_by_the_own_influence_only() {
    // TSR-E34
    let mut scene = Scene::new(3);
    scene
        .clear_map()
        .warriors("moscow", 1)
        .warriors("tver", 2)
        .warriors("kursk", 1)
        .building("kursk")
        .boyar("moscow");
    scene.as_seat(1).warriors("kursk", 8);
    assert_eq!(scene.game.title_points(seat(0), TitleId::new(5).unwrap()), 2 * 2);
}

#[test]
fn the_token_title_counts_spoils_and_tokens_on_the_pad() {
    // TSR-E35
    let mut scene = Scene::new(3);
    scene.own_spoils("SP03").own_spoils("SP04").pad(1, "TT01").pad(2, "TT02").pad(5, "TT03");
    assert_eq!(scene.game.title_points(seat(0), TitleId::new(4).unwrap()), 5);
}

#[test]
fn the_final_exchange_is_the_best_there_is() {
    // TSR-E36, TSR-Q81
    let (vp, left) = after_exchange(goods("2 gunpowder, 2 textile, 1 steel, 3 grain, 1 stone, 3 coin"));
    assert_eq!((vp, left.total()), (4, 2));
    for foreign in 0..7u8 {
        for rest in 0..9u8 {
            let have = goods(&format!("{foreign} steel, {rest} wood"));
            let (foreign, rest) = (u16::from(foreign), u16::from(rest));
            let best = (0..=foreign / 2).map(|pairs| pairs + (rest + foreign - 2 * pairs) / 3).max();
            assert_eq!(Some(after_exchange(have).0), best, "{have:?}");
        }
    }
}

#[test]
fn a_tie_at_the_end_is_won_by_favor() {
    // TSR-E37, TSR-224
    let mut scene = Scene::new(3);
    scene.vp(57).favor(&[1, 0, 2]).as_seat(1).vp(57).as_seat(2).vp(3);
    scene.game.phase = Phase::Over;
    let ranks: Vec<u8> = scene.game.standings().rows.iter().map(|row| row.rank).collect();
    assert_eq!(ranks, [2, 1, 3]);
}

#[test]
fn a_pad_always_has_three_effects_or_more() {
    // TSR-E38, TSR-Q47
    let effects = |tokens: &[(usize, &str)]| {
        let mut scene = Scene::new(3);
        tokens.iter().for_each(|(slot, id)| {
            scene.pad(*slot, id);
        });
        scene.owe(Frame::Trades { two: true, first: None }).legal_like("effect").len()
    };
    assert_eq!(effects(&[]), 3);
    assert_eq!(effects(&[(4, "TT01")]), 4);
    assert_eq!(effects(&[(2, "TT01")]), 3);
    assert_eq!(effects(&[(1, "TT01"), (2, "TT02"), (3, "TT03"), (4, "TT04"), (5, "TT05")]), 5);
}

#[test]
fn the_first_player_sits_left_of_the_lowest_favor() {
    // TSR-E39, TSR-065, TSR-071, TSR-072
    use crate::components::{Components as _, Tables};
    use crate::options::Options;
    use crate::state::FirstTsar;
    use samovar_engine::{NoLog, Seed, kit};
    let mut game =
        FirstTsar::with_tables(Tables::current(), &Options::for_players(4), Seed::from_text("tea"));
    let lowest = game.by_favor()[3];
    assert_eq!(game.first, game.left_of(lowest, 1));
    let mut order = Vec::new();
    while matches!(game.phase, Phase::Keep | Phase::Settle) {
        let legal = kit::legal(&game);
        if game.phase == Phase::Settle {
            order.push((game.active.index() + 4 - game.first.index()) % 4);
        }
        game.apply(legal[0], &mut NoLog);
    }
    assert_eq!(order, [0, 1, 2, 3, 3, 2, 1, 0]);
}

#[test]
fn a_repeated_income_pays_for_its_stone_again() {
    // TSR-E40, TSR-125, TSR-Q38
    let stage = |coins: u8| {
        let mut scene = Scene::new(3);
        scene.clear_map().warriors("moscow", 1).warriors("putivl", 1).goods(&format!("{coins} coin"));
        scene.acting("production", true);
        scene
    };
    let mut scene = stage(2);
    scene.play("income moscow, income putivl, income moscow");
    assert_eq!(scene.me().goods, goods("2 grain, 2 stone"));
    let mut scene = stage(1);
    scene.play("income moscow, income putivl");
    assert_eq!(scene.refused_by("income moscow"), "TSR-124");
    assert_eq!(scene.me().goods, goods("2 grain, 1 stone"));
    scene.play("sell grain grain, income moscow");
    assert_eq!(scene.me().goods, goods("2 stone"));
    assert!(scene.happened(|event| matches!(event, Event::Sold { .. })));
}
