//! Furs, coins and tigers as payment, and main actions with their surcharge (catalogue 2.5 and 2.6).

use samovar_engine::{Game, Viewer};

use super::scene::{Scene, fur, furs, region, seat, tile};
use crate::components::{Fur, Token};
use crate::event::Event;
use crate::furs::{FurSet, Values};
use crate::state::{Frame, Owner, Step};

/// Two players, seat 0 on slot 5 in region 2, whose region fur is a 4 and whose village gives horses; trade fur 6.
fn stage(step: Step) -> Scene {
    let mut scene = Scene::new(2);
    scene.trade_fur(6).region_fur(2, 4).village(2, "V1").at(5).step(step);
    scene
}

/// Asks for a payment and nothing else, then for the next main action.
fn demand(scene: &mut Scene, value: u8, left: u8) {
    scene.ask(Frame::Turn(Step::Finish));
    scene.game.frames.push(Frame::Pay { accept: Values::only(fur(value)), left, free: 0, from: 0 });
}

/// Puts all furs of the row back into the bag.
fn bare_row(scene: &mut Scene) -> &mut Scene {
    (1..=12).for_each(|slot| {
        scene.on_tile(slot, &[], slot == 12);
    });
    scene
}

/// Who paid what, with a coin or not.
fn paid(scene: &Scene) -> Vec<(String, bool)> {
    let payments = scene.log.iter().filter_map(|event| match event {
        Event::Paid { what, coin, .. } => Some((what.to_string(), *coin)),
        _ => None,
    });
    payments.collect()
}

// What pays.

#[test]
fn furs_of_everybody_are_open() {
    // STR-088
    let mut scene = stage(Step::Main);
    scene.furs(&[2, 2, 8]).tigers(1);
    for viewer in Viewer::all(2) {
        let seen = &scene.game.view(viewer).board.players[0];
        assert_eq!((seen.furs, seen.tigers), (furs(&[2, 2, 8]), 1));
    }
}

#[test]
fn one_fur_meets_a_demand_exactly() {
    // STR-089, STR-090, STR-091, STR-E04
    let refused = |value: u8, supply: &[u8]| {
        let mut scene = stage(Step::Basic);
        scene.trade_fur(value).furs(supply).step(Step::Basic);
        !scene.can("trade") && scene.refused_by("trade") == "STR-087"
    };
    assert!(refused(6, &[3, 3]), "values do not add up");
    assert!(refused(7, &[8]), "a higher fur does not replace a lower one");
    assert!(refused(6, &[5, 7, 8]));
    assert!(!refused(6, &[3, 6]));
}

#[test]
fn a_coin_makes_an_eight_a_seven() {
    // STR-E04, STR-092, STR-093
    let mut scene = stage(Step::Basic);
    scene.trade_fur(7).furs(&[8]).coins(2).step(Step::Basic);
    let bag = scene.game.bag;
    scene.play("trade");
    assert_eq!((scene.me().furs.total(), scene.me().coins), (0, 1));
    assert_eq!(scene.game.bag.count(fur(8)), bag.count(fur(8)) + 1, "its true value goes into the bag");
    assert_eq!(scene.game.bag.count(fur(7)), bag.count(fur(7)));
    assert_eq!(paid(&scene), [("8".into(), true)]);
    assert_eq!(scene.me().story, 0);
}

#[test]
fn a_coin_alone_is_no_fur() {
    // STR-092
    let mut scene = stage(Step::Basic);
    scene.coins(9);
    assert_eq!(scene.refused_by("trade"), "STR-087");
    scene.step(Step::Second);
    assert_eq!(scene.refused_by("coin"), "STR-101");
    assert_eq!(scene.refused_by("visit 2"), "STR-102");
    assert_eq!(scene.legal(), ["end"]);
}

#[test]
fn a_coin_sets_any_value() {
    // STR-Q21, STR-092
    for value in 2..=8 {
        let mut scene = stage(Step::Main);
        scene.furs(&[if value == 2 { 3 } else { 2 }]).coins(1);
        demand(&mut scene, value, 1);
        scene.play(if value == 2 { "pay 3" } else { "pay 2" });
        assert_eq!((scene.me().coins, scene.me().furs.total(), scene.me().story), (0, 0, 0), "value {value}");
    }
}

#[test]
fn setting_a_fur_to_eight_brings_no_bear_points() {
    // STR-Q21
    let mut scene = stage(Step::Main);
    scene.hand("A3").furs(&[2]).coins(1);
    let bag = scene.game.bag;
    scene.play("fulfil A3");
    assert_eq!((scene.me().story, scene.me().coins), (0, 0));
    assert_eq!(scene.game.bag.count(fur(2)), bag.count(fur(2)) + 1);
    assert_eq!(scene.game.bag.count(fur(8)), bag.count(fur(8)));
}

#[test]
fn coins_set_several_furs_of_one_payment() {
    // STR-Q20
    let mut scene = stage(Step::Main);
    scene.on_tile(5, &[], false).furs(&[2, 8]).coins(1);
    assert_eq!(scene.refused_by("claim 5"), "STR-131", "one coin sets one fur");
    scene.coins(2).play("claim 5");
    assert_eq!(paid(&scene), [("2".into(), true), ("8".into(), true)]);
    assert_eq!(scene.me().coins, u16::from(gained_coins(&scene)));
}

/// Coins that came in.
fn gained_coins(scene: &Scene) -> u8 {
    scene
        .log
        .iter()
        .map(|event| match event {
            Event::Gained { token: Token::Coin, count, .. } => *count,
            _ => 0,
        })
        .sum()
}

#[test]
fn paid_furs_go_into_the_bag() {
    // STR-094
    let mut scene = stage(Step::Main);
    scene.market(&[2, 3, 4, 5, 6, 7]).furs(&[5, 5]).bag(&[]);
    scene.play("swap 7");
    assert_eq!(scene.me().furs, furs(&[7]));
    assert_eq!(scene.game.bag, furs(&[5]), "one of them came back into the market");
    assert_eq!(scene.game.market, furs(&[2, 3, 4, 5, 5, 6]));
}

#[test]
fn a_tiger_is_one_fur_of_any_value_and_goes_to_its_pool() {
    // STR-095, STR-096, STR-Q21, STR-D10
    for value in 2..=8 {
        let mut scene = stage(Step::Main);
        scene.tigers(1).coins(1);
        let (pool, bag) = (scene.game.tiger_pool, scene.game.bag);
        demand(&mut scene, value, 1);
        assert_eq!(scene.legal(), ["pay tiger"]);
        scene.play("pay tiger");
        assert_eq!((scene.me().tigers, scene.game.tiger_pool), (0, pool + 1));
        assert_eq!(scene.game.bag, bag, "never into the bag");
        assert_eq!(scene.me().coins, 1, "and without a coin");
        assert_eq!(paid(&scene), [("tiger".into(), false)]);
    }
}

#[test]
fn an_unused_tiger_scores_and_a_used_one_does_not() {
    // STR-097, STR-D10
    let tiger_points = |scene: &Scene| {
        let rows = scene.game.standings().rows;
        rows[0].parts.iter().find(|(part, _)| *part == "stroganov-score-tigers").unwrap().1
    };
    let mut scene = stage(Step::Basic);
    scene.tigers(2);
    assert_eq!(tiger_points(&scene), 4);
    scene.play("trade");
    assert_eq!(tiger_points(&scene), 2);
}

#[test]
fn no_coin_goes_with_a_tiger_or_with_a_fur_that_fits() {
    // STR-Q22
    let mut scene = stage(Step::Main);
    scene.furs(&[4, 4]).tigers(1).coins(5);
    demand(&mut scene, 4, 3);
    scene.play("pay 4");
    assert_eq!(scene.me().coins, 5);
    assert_eq!(paid(&scene), [("4".into(), false), ("4".into(), false), ("tiger".into(), false)]);
    // Nor with any fur where any is accepted.
    let mut scene = stage(Step::Second);
    scene.furs(&[2, 7]).coins(3).play("horses, pay 7");
    assert_eq!((scene.me().coins, scene.me().furs), (3, furs(&[2])));
    assert_eq!(paid(&scene), [("7".into(), false)]);
}

#[test]
fn which_furs_pay_is_the_payers_choice() {
    // STR-Q22
    let mut scene = stage(Step::Main);
    scene.furs(&[4, 4, 3, 5]).tigers(1).coins(2);
    demand(&mut scene, 4, 2);
    assert_eq!(scene.legal(), ["pay 4", "pay 3", "pay 5"]);
    assert_eq!(scene.refused_by("pay tiger"), "STR-089", "one tiger does not pay for two");
    assert_eq!(scene.refused_by("pay 7"), "STR-089", "not owned");
    scene.play("pay 5");
    assert_eq!(
        paid(&scene),
        [("5".into(), true), ("tiger".into(), false)],
        "only the tiger is left after that"
    );
    assert_eq!((scene.me().furs, scene.me().tigers, scene.me().coins), (furs(&[3, 4, 4]), 0, 1));
}

#[test]
fn a_payment_strictly_worse_than_another_is_left_out() {
    // STR-Q22: the 4 is the trade fur and the 7 the surcharge, never the 7 by a coin and the 4 as surcharge.
    let mut scene = stage(Step::Second);
    scene.trade_fur(4).furs(&[4, 7]).coins(1).play("trade");
    assert_eq!(
        (scene.asked(), scene.me().furs, scene.me().coins),
        (Frame::TradeBonus { left: 2 }, furs(&[]), 1)
    );
}

#[test]
fn furs_are_paid_in_one_order_so_that_equal_payments_are_one() {
    // STR-Q22
    let mut scene = stage(Step::Main);
    scene.furs(&[4, 3, 5]).tigers(2).coins(2);
    demand(&mut scene, 4, 3);
    assert_eq!(scene.legal(), ["pay 4", "pay 3", "pay 5"]);
    let mut natural = scene.clone();
    natural.play("pay 4");
    assert_eq!(natural.legal(), ["pay 3", "pay 5", "pay tiger"]);
    natural.play("pay 5");
    assert_eq!(paid(&natural), [("4".into(), false), ("5".into(), true), ("tiger".into(), false)]);
    scene.play("pay 3");
    assert_eq!(scene.legal(), ["pay 5", "pay tiger"]);
    assert_eq!(scene.refused_by("pay 4"), "STR-Q22");
    scene.play("pay tiger");
    assert_eq!(paid(&scene), [("3".into(), true), ("tiger".into(), false), ("tiger".into(), false)]);
}

#[test]
fn a_payment_never_starts_with_what_could_not_be_finished() {
    // STR-089, STR-092, STR-Q22
    let mut scene = stage(Step::Main);
    scene.furs(&[2, 3, 4, 5]).coins(0).market(&[2, 2, 2, 7, 7, 7]);
    scene.play("swap 7");
    assert_eq!(scene.legal(), ["pay 2", "pay 3", "pay 4"]);
    assert_eq!(scene.refused_by("pay 5"), "STR-089");
    scene.play("pay 3");
    assert_eq!(scene.legal(), ["pay 4", "pay 5"]);
    assert_eq!(scene.refused_by("pay 2"), "STR-Q22");
    scene.play("pay 5");
    assert_eq!(scene.me().furs, furs(&[2, 4, 7]));
    // A fur that does not fit needs a coin.
    let mut scene = stage(Step::Main);
    scene.furs(&[2, 4, 4]);
    demand(&mut scene, 4, 1);
    assert_eq!(scene.refused_by("pay 2"), "STR-092");
    assert_eq!(scene.legal(), ["pay 4"]);
    scene.coins(1);
    assert_eq!(scene.legal(), ["pay 4", "pay 2"]);
    // And coins for all that do not fit.
    let mut scene = stage(Step::Main);
    scene.furs(&[2, 3, 4, 4]).coins(1);
    demand(&mut scene, 4, 2);
    assert_eq!(scene.legal(), ["pay 4"]);
    assert_eq!(scene.refused_by("pay 2"), "STR-089");
}

#[test]
fn two_of_a_kind_pay_twice() {
    // STR-Q22
    let mut scene = stage(Step::Main);
    scene.furs(&[3, 3, 7]).market(&[2, 2, 2, 5, 5, 5]).play("swap 5");
    assert_eq!(scene.refused_by("pay 2"), "STR-089");
    assert_eq!(scene.legal(), ["pay 3", "pay 7"]);
    scene.play("pay 3");
    assert_eq!(scene.me().furs, furs(&[5, 7]));
}

#[test]
fn a_tiger_pays_where_any_fur_is_accepted() {
    // STR-Q23
    let mut second = stage(Step::Second);
    second.tigers(1);
    let pool = second.game.tiger_pool;
    second.play("coin");
    assert_eq!((second.me().coins, second.me().tigers, second.game.tiger_pool), (1, 0, pool + 1));

    let mut two_for_one = stage(Step::Main);
    two_for_one.tigers(1).furs(&[2]).market(&[2, 3, 4, 5, 6, 7]).play("swap 7");
    assert_eq!((two_for_one.me().furs, two_for_one.me().tigers), (furs(&[7]), 0));

    let mut any = stage(Step::Second);
    any.tigers(1).fulfilled("S9").play("visit 2");
    assert_eq!((any.me().tigers, any.me().banners), (0, 1));
}

#[test]
fn trading_down_takes_the_declared_value() {
    // STR-Q24
    let mut scene = stage(Step::Main);
    scene.furs(&[2]).horses(1).market(&[2, 3, 7, 7, 8, 8]);
    assert!(scene.legal_like("lower").is_empty(), "a 2 is lower than nothing");
    assert_eq!(scene.refused_by("lower 2"), "STR-157");
    scene.coins(1);
    assert_eq!(scene.legal_like("lower"), ["lower 2", "lower 3", "lower 7"]);
    assert_eq!(scene.refused_by("lower 8"), "STR-157", "nothing is above an 8");
    let mut with_tiger = scene.clone();
    with_tiger.furs(&[]).coins(0).tigers(1);
    assert_eq!(with_tiger.legal_like("lower"), ["lower 2", "lower 3", "lower 7"]);
    assert_eq!(with_tiger.refused_by("lower 8"), "STR-157");
    with_tiger.play("lower 7");
    assert_eq!((with_tiger.me().furs, with_tiger.me().tigers, with_tiger.me().horses), (furs(&[7]), 0, 0));
    scene.play("lower 7");
    assert_eq!((scene.me().furs, scene.me().coins, scene.me().horses), (furs(&[7]), 0, 0));
}

#[test]
fn two_for_one_costs_no_horse_and_trading_down_costs_one() {
    // STR-D16
    let mut scene = stage(Step::Main);
    scene.furs(&[5, 5]).market(&[2, 3, 4, 6, 7, 7]);
    assert!(scene.legal_like("lower").is_empty());
    assert_eq!(scene.refused_by("lower 2"), "STR-157");
    assert!(scene.can("swap 7"));
    let mut down = scene.clone();
    down.horses(3).play("lower 4");
    assert_eq!((down.me().horses, down.me().furs), (2, furs(&[4, 5])));
    assert!(down.happened(|event| *event == Event::PaidHorses { who: seat(0), horses: 1 }));
    scene.horses(3).play("swap 7");
    assert_eq!((scene.me().horses, scene.me().furs), (3, furs(&[7])));
    assert!(!scene.happened(|event| matches!(event, Event::PaidHorses { .. })));
}

// Order of paying and gaining.

#[test]
fn furs_on_a_tile_do_not_pay_for_it() {
    // STR-Q25
    let mut scene = stage(Step::Main);
    bare_row(&mut scene).on_tile(5, &[4, 4, 4], false).furs(&[4, 4]);
    assert_eq!(scene.refused_by("claim 5"), "STR-131");
    scene.furs(&[4, 4, 4, 4]);
    assert_eq!(scene.refused_by("claim 5"), "STR-131");
    scene.furs(&[4, 4, 4, 4, 4]).play("claim 5");
    assert_eq!(paid(&scene).len(), 5);
}

#[test]
fn a_paid_fur_may_be_drawn_again() {
    // STR-Q25, STR-Q26
    let mut scene = stage(Step::Second);
    scene.yurt(2, "YA7").bag(&[]).furs(&[]);
    // The last seat holds what was in the bag.
    scene.game.players[1].furs.remove(fur(4));
    scene.game.players[0].furs.add(fur(4));
    scene.play("yurt 2");
    assert_eq!((scene.me().furs, scene.me().horses), (furs(&[4]), 6));
    assert!(scene.game.bag.is_empty());
    assert_eq!(paid(&scene), [("4".into(), false)]);
}

#[test]
fn all_costs_must_be_payable_together() {
    // STR-Q25
    let mut scene = stage(Step::Second);
    scene.on_tile(5, &[], false).furs(&[4, 4]);
    assert_eq!(scene.refused_by("claim 5"), "STR-131", "two for the tile, one for the surcharge");
    scene.furs(&[6]);
    assert_eq!(scene.refused_by("trade"), "STR-087", "the fur cannot pay twice");
    // A coin helps only once.
    scene.furs(&[2, 3]).coins(1);
    assert!(scene.can("trade"), "one of them may have any value");
    scene.coins(0);
    assert_eq!(scene.refused_by("trade"), "STR-087");
    // Horses and surcharge for an outpost.
    let mut scene = Scene::new(4);
    scene.region_fur(3, 4).at(6).rival_outpost(3, Some(1)).furs(&[4]).step(Step::Second);
    assert_eq!(scene.refused_by("build 3"), "STR-126");
    scene.horses(1).furs(&[]);
    assert_eq!(scene.refused_by("build 3"), "STR-102");
    scene.furs(&[4]).play("build 3");
    assert_eq!((scene.me().horses, scene.me().furs.total(), scene.me().outposts), (0, 0, 0));
}

#[test]
fn everything_is_paid_before_anything_is_gained() {
    // STR-Q25, STR-103
    let mut scene = stage(Step::Second);
    scene.furs(&[4]).play("visit 2");
    assert!(matches!(scene.log[0], Event::Paid { .. }));
    assert!(matches!(scene.log[1], Event::Visited { .. }));
    assert!(matches!(scene.log[2], Event::Gained { token: Token::Banner, .. }));
}

// Bag and market.

#[test]
fn the_last_fur_of_the_bag_is_kept_without_a_choice() {
    // STR-Q26
    let mut scene = stage(Step::Main);
    scene.bag(&[5]).horses(5);
    let reveals = scene.game.reveals;
    scene.play("buy bag");
    assert_eq!((scene.me().furs, scene.me().horses), (furs(&[5]), 0));
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
    assert!(scene.happened(|event| *event == Event::Drew { who: seat(0), furs: furs(&[5]) }));
    assert_eq!(scene.game.reveals, reveals + 1);
}

#[test]
fn an_empty_bag_gives_nothing_and_is_not_for_sale() {
    // STR-Q26
    let mut scene = stage(Step::Main);
    scene.bag(&[]).horses(10);
    assert!(!scene.can("buy bag"));
    assert_eq!(scene.refused_by("buy bag"), "STR-Q26");
    let reveals = scene.game.reveals;
    scene.owe(Frame::Gain(Token::Bag, 2));
    assert_eq!((scene.me().furs.total(), scene.asked()), (0, Frame::Turn(Step::Main)));
    assert_eq!(scene.log, []);
    assert_eq!(scene.game.reveals, reveals);
}

#[test]
fn a_market_that_cannot_be_refilled_stays_short_until_it_can() {
    // STR-Q27
    let mut scene = stage(Step::Main);
    scene.market(&[2, 3, 4, 7]).bag(&[]).horses(5);
    scene.game.players[1].furs.remove(fur(5));
    scene.game.players[1].furs.remove(fur(5));
    scene.game.players[1].furs.remove(fur(6));
    scene.game.players[0].furs = furs(&[5, 5, 6]);
    scene.play("buy 4");
    assert_eq!(scene.game.market, furs(&[2, 3, 7]), "nothing comes from an empty bag");
    assert!(!scene.happened(|event| matches!(event, Event::MarketRefilled { .. })));
    // The next refill tops it up with all there is.
    let reveals = scene.game.reveals;
    scene.play("swap 7, pay 5, pay 5");
    assert_eq!(scene.game.market, furs(&[2, 3, 5, 5]));
    assert!(scene.happened(|event| *event == Event::MarketRefilled { furs: furs(&[5, 5]) }));
    assert_eq!(scene.game.reveals, reveals + 1);
    assert!(scene.game.bag.is_empty());
}

#[test]
fn a_refill_stops_at_six() {
    // STR-Q27
    let mut scene = stage(Step::Main);
    scene.market(&[2, 3, 4, 7]).horses(5);
    let bag = scene.game.bag.total();
    scene.play("buy 7");
    assert_eq!((scene.game.market.total(), scene.game.bag.total()), (6, bag - 3));
}

#[test]
fn an_empty_market_gives_nothing() {
    // STR-Q27, STR-Q34
    let mut scene = stage(Step::Main);
    scene.village(2, "V4").market(&[]).bag(&[]).furs(&[]).horses(10);
    scene.owe(Frame::Gain(Token::Market, 1));
    assert_eq!((scene.me().furs.total(), scene.asked()), (0, Frame::Turn(Step::Main)));
    assert_eq!(scene.refused_by("buy 2"), "STR-354");
    assert_eq!(scene.refused_by("lower 2"), "STR-354");
    assert_eq!(scene.refused_by("swap 2"), "STR-354");
    assert!(["buy", "lower", "swap"].iter().all(|word| scene.legal_like(word).is_empty()));
    assert_eq!(scene.refused_by("visit 2"), "STR-Q34");
}

#[test]
fn a_market_fur_bought_away_before_it_is_taken_is_gone() {
    // STR-Q27
    let mut scene = stage(Step::Main);
    scene.market(&[3]).bag(&[]).furs(&[]).horses(5);
    scene.owe(Frame::Gain(Token::Market, 1));
    assert_eq!(scene.asked(), Frame::Market);
    assert_eq!(scene.legal(), ["take 3", "buy 3"]);
    scene.play("buy 3");
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
    assert_eq!(scene.me().furs, furs(&[3]));
}

#[test]
fn two_furs_are_drawn_seen_and_one_goes_back() {
    // STR-Q28
    let mut scene = stage(Step::Main);
    scene.bag(&[2, 7]).horses(5);
    let reveals = scene.game.reveals;
    scene.play("buy bag");
    assert!(scene.game.bag.is_empty(), "without replacement");
    assert!(scene.happened(|event| *event == Event::Drew { who: seat(0), furs: furs(&[2, 7]) }));
    assert_eq!(scene.game.reveals, reveals + 1);
    let mut other = scene.clone();
    scene.play("keep 2");
    assert_eq!((scene.me().furs, scene.game.bag), (furs(&[2]), furs(&[7])));
    other.play("keep 7");
    assert_eq!((other.me().furs, other.game.bag), (furs(&[7]), furs(&[2])));
}

#[test]
fn two_bag_furs_are_two_draws() {
    // STR-Q28
    let mut scene = stage(Step::Main);
    scene.bag(&[2, 7]).owe(Frame::Gain(Token::Bag, 2));
    assert_eq!(scene.asked(), Frame::Keep(fur(2), fur(7)));
    scene.play("keep 2");
    assert_eq!(
        (scene.me().furs, scene.asked()),
        (furs(&[2, 7]), Frame::Turn(Step::Main)),
        "the second was alone"
    );
    let draws = scene.log.iter().filter(|event| matches!(event, Event::Drew { .. })).count();
    assert_eq!(draws, 2);
}

#[test]
fn a_returned_bear_brings_nothing() {
    // STR-Q29
    let mut scene = stage(Step::Main);
    scene.bag(&[2, 8]).horses(5).play("buy bag");
    let mut kept = scene.clone();
    scene.play("keep 2");
    assert_eq!((scene.me().story, scene.game.bag), (0, furs(&[8])));
    kept.play("keep 8");
    assert_eq!(kept.me().story, 2);
}

#[test]
fn each_bear_of_a_claimed_tile_counts_by_itself() {
    // STR-Q30
    let mut scene = stage(Step::Main);
    scene.lay_tile(5, "L05").on_tile(5, &[8, 8], false).furs(&[4, 4, 4, 4]).play("claim 5");
    let blocks: Vec<u8> = scene
        .log
        .iter()
        .filter_map(|event| match event {
            Event::Gained { token: Token::Story, count, .. } => Some(*count),
            _ => None,
        })
        .collect();
    assert_eq!(blocks, [2, 2]);
    assert_eq!(scene.me().story, 4);
}

// Actions without effect.

#[test]
fn an_action_without_any_effect_cannot_be_chosen() {
    // STR-Q34
    let mut scene = stage(Step::Main);
    scene.yurt(2, "YA2").story(12);
    assert!(!scene.can("yurt 2"), "story points beyond the end are nothing");
    assert_eq!(scene.refused_by("yurt 2"), "STR-Q34");
    scene.story(11);
    assert!(scene.can("yurt 2"));
    scene.village(2, "V2").banners(12);
    scene.game.me_mut().reserve = 0;
    scene.game.me_mut().outposts = 5;
    assert_eq!(scene.refused_by("visit 2"), "STR-Q34");
    assert!(!scene.can("visit 2"));
}

#[test]
fn a_partly_possible_action_gives_the_possible_part() {
    // STR-Q34
    let mut scene = stage(Step::Main);
    scene.banners(12).play("visit 2");
    assert_eq!((scene.me().banners, scene.me().horses), (12, 4));
    let mut scene = stage(Step::Main);
    scene.village(2, "V3").story(12).play("visit 2");
    assert_eq!((scene.me().story, scene.me().coins), (12, 1));
}

#[test]
fn what_a_reward_could_give_decides_whether_it_is_worth_taking() {
    // STR-Q34
    use crate::components::{Part, Reward};
    let gives =
        |scene: &Scene, token| scene.game.gives_something(&Reward::new(&[Part { token, count: 1 }]).unwrap());
    let mut scene = stage(Step::Main);
    let changing = [
        Token::Story,
        Token::Bag,
        Token::Market,
        Token::Outpost,
        Token::Banner,
        Token::Tiger,
        Token::Hunt,
        Token::Move,
        Token::YurtNoTrophy,
        Token::BuildOutpostAnywhere,
    ];
    scene.on_tile(5, &[2], false);
    for token in changing {
        assert!(gives(&scene, token), "{token:?}");
    }
    assert!(!gives(&scene, Token::FulfilWishRedOnly));
    scene.hand("S2").furs(&[2]);
    assert!(gives(&scene, Token::FulfilWishRedOnly));
    scene.furs(&[]).story(12).banners(12).market(&[]).bag(&[]);
    scene.game.me_mut().reserve = 0;
    scene.game.me_mut().outposts = 5;
    (1..=5).for_each(|number| {
        scene.no_yurt(number);
    });
    (1..=12).for_each(|slot| {
        scene.gap(slot);
    });
    for token in changing {
        scene.game.bag = FurSet::EMPTY;
        scene.game.tiger_pool = 0;
        assert!(!gives(&scene, token), "{token:?}");
    }
    assert!(!gives(&scene, Token::FulfilWishRedOnly));
    let always = |token: &Token| !changing.contains(token) && *token != Token::FulfilWishRedOnly;
    for token in Token::ALL.into_iter().filter(always) {
        assert!(gives(&scene, token), "{token:?}");
    }
}

// Main actions.

#[test]
fn the_first_main_action_is_free_of_surcharge() {
    // STR-098, STR-Q35
    let mut scene = stage(Step::Main);
    scene.furs(&[4]).play("visit 2");
    assert_eq!((scene.me().furs, scene.me().banners), (furs(&[4]), 1));
    assert_eq!(scene.asked(), Frame::Turn(Step::Second));
    assert!(paid(&scene).is_empty());
}

#[test]
fn each_main_action_is_basic_or_advanced() {
    // STR-100
    let mut scene = stage(Step::Main);
    scene.on_tile(5, &[2], false).furs(&[4, 4, 4, 6, 2]).yurt(2, "YA5").wish(2, "A1").outpost(1);
    for step in [Step::Main, Step::Second] {
        scene.step(step);
        for action in
            ["coin", "horses", "step left 1", "hunt 2", "trade", "visit 2", "yurt 2", "wish 2", "build 2"]
        {
            assert!(scene.can(action), "{action} at {step:?}");
        }
    }
    scene.step(Step::Main);
    assert!(scene.can("claim 5"));
    let mut basic_first = scene.clone();
    basic_first.play("coin, visit 2, pay 4");
    assert_eq!((basic_first.me().coins, basic_first.me().banners), (1, 1));
    scene.play("visit 2, coin, pay 2");
    assert_eq!((scene.me().coins, scene.me().banners), (1, 1));
}

#[test]
fn there_is_no_third_main_action() {
    // STR-099
    let mut scene = stage(Step::Main);
    scene.furs(&[2, 3, 4]).play("coin, coin, pay 2");
    assert_eq!(scene.asked(), Frame::Turn(Step::Finish));
    for third in ["coin", "horses", "visit 2", "trade", "claim 5", "skip"] {
        assert!(!scene.can(third));
    }
    assert_eq!(scene.refused_by("coin"), "STR-099");
    assert_eq!(scene.refused_by("visit 2"), "STR-099");
    assert_eq!(scene.me().coins, 2);
}

#[test]
fn a_second_basic_action_costs_any_fur() {
    // STR-101
    for (action, paid_with) in [("coin", 2), ("horses", 3), ("step left 1", 8), ("hunt 2", 7)] {
        let mut scene = stage(Step::Second);
        scene.on_tile(5, &[2], false).furs(&[2, 3, 7, 8]).play(action);
        assert_eq!(scene.legal(), ["pay 2", "pay 3", "pay 7", "pay 8"]);
        scene.play(&format!("pay {paid_with}"));
        assert_eq!(paid(&scene), [(paid_with.to_string(), false)]);
        let gained = u8::from(action == "hunt 2");
        assert_eq!(scene.me().furs.total(), 3 + gained);
        assert_eq!(scene.asked(), Frame::Turn(Step::Finish));
    }
}

#[test]
fn a_second_advanced_action_costs_the_region_fur() {
    // STR-102, STR-008
    for value in [2, 4, 7] {
        let mut scene = stage(Step::Second);
        scene.region_fur(2, value).furs(&[2, 4, 7]).play("visit 2");
        assert_eq!(paid(&scene), [(value.to_string(), false)]);
        assert_eq!(scene.me().furs.total(), 2);
        assert_eq!((scene.me().banners, scene.me().horses), (1, 4));
    }
    let mut scene = stage(Step::Second);
    scene.furs(&[2, 3, 5, 8]).yurt(2, "YA5").wish(2, "A1");
    for action in ["visit 2", "yurt 2", "wish 2", "build 2"] {
        assert!(!scene.can(action));
        assert_eq!(scene.refused_by(action), "STR-102", "{action}");
    }
}

#[test]
fn every_advanced_action_pays_its_surcharge() {
    // STR-102, STR-103
    for action in ["visit 2", "yurt 2", "wish 2", "build 2"] {
        let mut scene = stage(Step::Second);
        scene.furs(&[4]).yurt(2, "YA5").wish(2, "A1").play(action);
        assert_eq!(paid(&scene), [("4".into(), false)], "{action}");
        assert_eq!(scene.me().furs.total(), 0);
        assert_eq!(scene.asked(), Frame::Turn(Step::Finish));
    }
}

#[test]
fn the_region_fur_sets_the_price_of_tiles_too() {
    // STR-008
    let mut scene = stage(Step::Main);
    scene.on_tile(5, &[], false).furs(&[4, 4]);
    assert!(scene.can("claim 5"));
    scene.region_fur(2, 5);
    assert!(!scene.can("claim 5"));
    scene.furs(&[5, 5]);
    assert!(scene.can("claim 5"));
}

#[test]
fn the_region_of_the_action_sets_the_surcharge_not_that_of_the_cossack() {
    // STR-D11, STR-102
    let mut scene = stage(Step::Second);
    scene.region_fur(4, 7).village(4, "V3").outpost(4).furs(&[4]);
    assert!(scene.can("visit 2"));
    assert_eq!(scene.refused_by("visit 4"), "STR-102");
    scene.furs(&[7]);
    assert_eq!(scene.refused_by("visit 2"), "STR-102");
    scene.play("visit 4");
    assert_eq!(paid(&scene), [("7".into(), false)]);
    assert_eq!((scene.me().story, scene.me().coins), (1, 1));
}

#[test]
fn the_surcharge_comes_on_top_of_the_actions_own_price() {
    // STR-103
    let mut scene = stage(Step::Second);
    scene.furs(&[6, 3]).coins(1).play("trade");
    assert_eq!(paid(&scene), [("6".into(), false), ("3".into(), false)]);
    assert_eq!((scene.asked(), scene.me().coins), (Frame::TradeBonus { left: 2 }, 1));
    let mut scene = stage(Step::Second);
    scene.furs(&[3]).tigers(1).play("trade");
    assert_eq!(paid(&scene), [("3".into(), false), ("tiger".into(), false)]);
    let mut scene = stage(Step::Second);
    scene.furs(&[2, 3]).coins(2).play("trade");
    assert_eq!(paid(&scene), [("2".into(), false), ("3".into(), true)], "one coin is enough");
    assert_eq!(scene.me().coins, 1);
    // Two furs of the trade value pay both as well.
    let mut scene = stage(Step::Second);
    scene.furs(&[6, 6]).play("trade");
    assert_eq!(scene.me().furs.total(), 0);
}

#[test]
fn a_coin_sets_the_surcharge_fur() {
    // STR-104
    let mut scene = stage(Step::Second);
    scene.furs(&[2]).coins(1).play("visit 2");
    assert_eq!(paid(&scene), [("2".into(), true)]);
    assert_eq!((scene.me().coins, scene.me().banners), (0, 1));
}

#[test]
fn without_the_surcharge_there_is_no_second_action() {
    // STR-105
    let mut scene = stage(Step::Main);
    scene.on_tile(5, &[2], false).play("coin");
    assert_eq!(scene.asked(), Frame::Turn(Step::Second));
    assert_eq!(scene.legal(), ["end"]);
    for (action, rule) in [
        ("coin", "STR-101"),
        ("horses", "STR-101"),
        ("step left 1", "STR-101"),
        ("hunt 2", "STR-101"),
        ("visit 2", "STR-102"),
    ] {
        assert_eq!(scene.refused_by(action), rule, "{action}");
    }
    // Who could pay may leave it all the same.
    scene.furs(&[4]);
    assert!(scene.can("visit 2"));
    scene.play("end");
    assert_eq!(scene.player(0).furs, furs(&[4]));
}

#[test]
fn furs_from_the_first_action_pay_for_the_second() {
    // STR-Q35
    let mut scene = stage(Step::Main);
    scene.on_tile(5, &[4], false).play("hunt 4, visit 2");
    assert_eq!((scene.me().furs.total(), scene.me().banners), (0, 1));
}

#[test]
fn the_same_action_may_be_taken_again_and_again() {
    // STR-Q36
    let mut scene = stage(Step::Basic);
    scene.furs(&[2]).play("coin, coin, coin");
    assert_eq!(scene.me().coins, 3);
    let mut scene = stage(Step::Main);
    scene.furs(&[4]).play("visit 2, visit 2");
    assert_eq!((scene.me().banners, scene.me().horses), (2, 8));
}

// Worked examples and differences of wording.

#[test]
fn the_third_outpost_place_costs_two_horses() {
    // STR-E05
    let mut scene = Scene::new(4);
    scene.village(3, "V1").at(6).rival_outpost(3, Some(1)).rival_outpost(3, Some(2)).step(Step::Main);
    scene.horses(1);
    assert_eq!(scene.refused_by("build 3"), "STR-126");
    scene.horses(3).play("build 3");
    assert_eq!(
        scene.game.outposts[region(3).index()][..3],
        [1, 2, 0].map(|number| Owner::Seat(seat(number)))
    );
    assert_eq!((scene.me().horses, scene.me().outposts), (1, 0));
    assert!(scene.happened(|event| *event == Event::Built { who: seat(0), region: region(3), horses: 2 }));
    scene.at(1).step(Step::Main);
    assert!(scene.can("visit 3"), "without the Cossack");
}

/// Fedor before his two main actions.
fn fedor(supply: &[u8]) -> Scene {
    let mut scene = Scene::new(2);
    bare_row(&mut scene)
        .region_fur(4, 6)
        .lay_tile(9, "L12")
        .on_tile(9, &[3, 8], false)
        .outpost(4)
        .yurt(1, "YA6")
        .at(1);
    scene.furs(supply).coins(1).step(Step::Main).bag(&[2, 7]).play("yurt 1").clear_log();
    scene
}

#[test]
fn a_claim_as_second_action_as_in_the_worked_example() {
    // STR-E06, STR-103
    let mut scene = fedor(&[6, 6, 6, 6, 2]);
    let horses = scene.me().horses;
    scene.play("claim 9");
    let six = || ("6".to_owned(), false);
    assert_eq!(paid(&scene), [six(), six(), six(), six(), ("2".into(), true)]);
    if let Frame::Keep(one, _) = scene.asked() {
        scene.play(&format!("keep {one}"));
    }
    assert!(scene.me().tiles.has(tile("L12")));
    assert_eq!(scene.me().furs.total(), 3, "five paid, two with the tile, one from the bag");
    assert!(scene.me().furs.count(fur(3)) >= 1 && scene.me().furs.count(Fur::BEAR) == 1);
    assert_eq!((scene.me().vp, scene.me().story, scene.me().coins), (3, 2, 1));
    assert_eq!(scene.me().horses, horses);
    assert_eq!((scene.asked(), scene.game.slot(9).tile), (Frame::Turn(Step::Finish), None));
}

#[test]
fn one_fur_too_few_and_the_tile_of_the_example_stays() {
    // STR-E06
    assert_eq!(fedor(&[6, 6, 6, 6]).refused_by("claim 9"), "STR-131");
    assert_eq!(fedor(&[6, 6, 6, 2, 2]).refused_by("claim 9"), "STR-131", "one coin sets one fur");
}

#[test]
fn which_fur_the_coin_sets_does_not_matter() {
    // STR-D15
    for set in [2, 5] {
        let mut scene = fedor(&[6, 6, 6, 6, 2, 5]);
        scene.play(&format!("claim 9, pay {set}"));
        assert!(scene.me().tiles.has(tile("L12")));
        assert!(paid(&scene).contains(&(set.to_string(), true)));
    }
}

#[test]
fn an_outpost_is_built_only_where_the_cossack_is() {
    // STR-D12
    let mut scene = stage(Step::Main);
    scene.outpost(4);
    assert_eq!(scene.legal_like("build"), ["build 2"]);
    assert_eq!(scene.refused_by("build 4"), "STR-124");
    assert_eq!(scene.refused_by("build 3"), "STR-124");
    // A6 lends the regions of two tiles to the left, "anywhere" means all without an own outpost.
    scene.at(6).fulfilled("A6");
    assert_eq!(scene.legal_like("build"), ["build 2", "build 3"]);
    scene.ask(Frame::Advanced { anywhere: true }).horses(2);
    assert_eq!(scene.legal_like("build"), ["build 1", "build 2", "build 3", "build 5"]);
    scene.ask(Frame::Advanced { anywhere: false });
    assert_eq!(scene.legal_like("build"), ["build 2", "build 3"]);
}

#[test]
fn one_outpost_a_region_however_it_got_there() {
    // STR-D13
    let mut scene = stage(Step::Main);
    scene.ask(Frame::Turn(Step::Main));
    scene.game.frames.push(Frame::Build);
    scene.play("build 2");
    assert!(scene.me().built.has(region(2)));
    assert_eq!(scene.refused_by("build 2"), "STR-127");
    assert!(!scene.can("build 2"));
    scene.ask(Frame::Build);
    assert_eq!(scene.refused_by("build 2"), "STR-127");
    assert!(!scene.can("build 2"));
}

#[test]
fn a_tiger_on_a_claimed_tile_is_paid_for_and_comes_along() {
    // STR-D14
    let mut scene = stage(Step::Main);
    scene.lay_tile(5, "L05").on_tile(5, &[3], true).furs(&[4, 4, 4]);
    assert_eq!(scene.refused_by("claim 5"), "STR-131");
    let pool = scene.game.tiger_pool;
    scene.furs(&[4, 4, 4, 4]).play("claim 5");
    assert_eq!((scene.me().furs, scene.me().tigers), (furs(&[3]), 1));
    assert_eq!(scene.game.tiger_pool, pool);
    assert!(!scene.game.slot(5).tiger);
}

#[test]
fn any_fur_means_any_fur_with_the_surcharge_card() {
    // STR-101, STR-103
    let mut scene = stage(Step::Second);
    scene.fulfilled("S9").on_tile(5, &[], false).furs(&[2, 4, 4]).play("claim 5");
    assert_eq!(paid(&scene), [("4".into(), false), ("4".into(), false), ("2".into(), false)]);
}
