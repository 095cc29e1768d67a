//! Advanced actions: villages, yurts, wishes, outposts, claims (catalogue 2.7).

use samovar_engine::{Game, Viewer};

use super::press::{Press, bare_row, first_slot, gains, last_slot, points, season, times, when, winter};
use super::scene::{Scene, fur, furs, region, seat, tile, wish};
use crate::action::Quarry;
use crate::components::{Mark, Region, Token};
use crate::event::Event;
use crate::state::{Frame, Owner, Step};

/// Seat 0 in a region of a game for two, about to choose the first main action.
fn standing_in(number: u8) -> Scene {
    let mut scene = Scene::new(2);
    scene.at(first_slot(number)).step(Step::Main);
    scene
}

fn fur_of(scene: &Scene, number: u8) -> u8 {
    scene.game.region_furs[region(number).index()].value()
}

fn claim(slot: u8) -> String {
    format!("claim {slot}")
}

/// The owners of the outpost places of a region.
fn places(scene: &Scene, number: u8) -> Vec<Owner> {
    let count = scene.game.tables.regions[region(number).index()].places().len();
    scene.game.outposts[region(number).index()][..count].to_vec()
}

fn place_prices(scene: &Scene, number: u8) -> Vec<u8> {
    scene.game.tables.regions[region(number).index()].places().iter().map(|place| place.horses).collect()
}

#[test]
fn there_are_five_kinds_of_advanced_action() {
    // STR-106
    let mut scene = standing_in(3);
    let value = fur_of(&scene, 3);
    let slot = first_slot(3);
    scene.on_tile(slot, &[], false).furs(&[value, value]);
    let basic = ["coin", "horses", "step", "hunt", "trade", "end"];
    let auxiliary = ["buy", "lower", "swap", "fulfil", "extra"];
    let kind = |action: &String| action.split(' ').next().unwrap().to_owned();
    let mut advanced: Vec<String> = scene.legal().iter().map(kind).collect();
    advanced.retain(|kind| !basic.contains(&kind.as_str()) && !auxiliary.contains(&kind.as_str()));
    advanced.dedup();
    assert_eq!(advanced, ["visit", "yurt", "wish", "build", "claim"]);
}

#[test]
fn the_basic_step_takes_no_advanced_action() {
    // STR-106
    let mut scene = standing_in(3);
    scene.on_tile(first_slot(3), &[], false).furs(&[7, 7]).coins(2).step(Step::Basic);
    for action in ["visit 3", "yurt 3", "wish 3", "build 3", &claim(first_slot(3))] {
        assert!(!scene.can(action));
        assert_eq!(scene.refused_by(action), "STR-050");
    }
}

#[test]
fn advanced_actions_need_a_cossack_or_an_outpost_in_the_region() {
    // STR-107
    let mut scene = standing_in(4);
    bare_row(&mut scene).outpost(2).furs(&[6, 6]).coins(2);
    for kind in ["visit", "yurt", "wish"] {
        assert_eq!(scene.legal_like(kind), [format!("{kind} 2"), format!("{kind} 4")]);
        for number in [1, 3, 5] {
            assert_eq!(scene.refused_by(&format!("{kind} {number}")), "STR-107");
        }
    }
    for number in [2, 4] {
        assert!(scene.can(&claim(first_slot(number))));
    }
    for number in [1, 3, 5] {
        assert!(!scene.can(&claim(first_slot(number))));
        assert_eq!(scene.refused_by(&claim(first_slot(number))), "STR-107");
    }
}

#[test]
fn another_players_outpost_gives_no_presence() {
    // STR-107
    let mut scene = standing_in(4);
    scene.rival_outpost(2, Some(1));
    assert!(!scene.can("visit 2"));
    assert_eq!(scene.refused_by("wish 2"), "STR-107");
}

#[test]
fn an_action_anywhere_needs_no_presence() {
    // STR-108
    let mut scene = standing_in(1);
    scene.owe(Frame::Gain(Token::AdvancedAnywhere, 1));
    assert_eq!(scene.legal_like("visit"), ["visit 1", "visit 2", "visit 3", "visit 4", "visit 5"]);
    assert_eq!(scene.legal_like("yurt").len(), 5);
    assert_eq!(scene.legal_like("wish").len(), 5);
    scene.play("wish 5");
    assert_eq!(scene.me().hand.len(), 1);
    assert_eq!(scene.asked(), Frame::Turn(Step::Main), "the action of the turn is still to come");
}

#[test]
fn an_advanced_action_as_a_reward_needs_presence() {
    // STR-107, STR-108
    let mut scene = standing_in(1);
    scene.outpost(5).owe(Frame::Gain(Token::Advanced, 1));
    assert_eq!(scene.legal_like("wish"), ["wish 1", "wish 5"]);
    assert_eq!(scene.refused_by("wish 2"), "STR-107");
    assert_eq!(scene.refused_by("coin"), "STR-050", "it is no basic action");
    assert_eq!(scene.legal_like("build"), ["build 1"]);
    assert_eq!(scene.refused_by("build 5"), "STR-124");
    scene.play("skip");
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
}

#[test]
fn the_horse_village_gives_a_banner_and_four_horses() {
    // STR-109, STR-111
    let mut scene = standing_in(2);
    let banners = scene.game.banner_pool;
    scene.village(2, "V1").play("visit 2");
    assert_eq!((scene.me().banners, scene.me().horses), (1, 4));
    assert_eq!(scene.game.banner_pool, banners - 1);
    let village = scene.game.villages[1];
    assert!(scene.happened(|event| *event == Event::Visited { who: seat(0), region: region(2), village }));
    assert_eq!(gains(&scene), [(Token::Banner, 1), (Token::Horse, 4)]);
    assert_eq!(scene.asked(), Frame::Turn(Step::Second));
}

#[test]
fn a_village_stays_and_can_be_visited_again_and_by_others() {
    // STR-110
    let mut scene = standing_in(2);
    scene.village(2, "V1");
    let villages = scene.game.villages;
    scene.play("visit 2").step(Step::Main).play("visit 2");
    assert_eq!((scene.me().banners, scene.me().horses), (2, 8));
    scene.as_seat(1).at(first_slot(2)).step(Step::Main).play("visit 2");
    assert_eq!((scene.player(1).banners, scene.player(1).horses), (1, 4));
    assert_eq!(scene.game.villages, villages);
}

#[test]
fn every_banner_brings_a_horse_each_winter() {
    // STR-112
    let mut scene = Scene::new(2);
    scene.banners(2);
    winter(&mut scene);
    assert_eq!((scene.player(0).horses, scene.player(1).horses), (4, 2));
    assert_eq!(scene.game.year, 2);
    winter(&mut scene);
    assert_eq!(scene.player(0).horses, 8, "banners are kept");
    assert_eq!(scene.player(0).banners, 2);
}

#[test]
fn the_outpost_village_gives_a_banner_and_an_outpost_that_is_not_built_yet() {
    // STR-109, STR-113, STR-114
    let mut scene = standing_in(2);
    scene.village(2, "V2");
    let before = places(&scene, 2);
    scene.play("visit 2");
    assert_eq!((scene.me().banners, scene.me().outposts, scene.me().reserve), (1, 2, 3));
    assert!(scene.me().built.is_empty());
    assert_eq!(places(&scene, 2), before);
    assert_eq!(gains(&scene), [(Token::Banner, 1), (Token::Outpost, 1)]);
    scene.step(Step::Main).play("build 2");
    assert_eq!((scene.me().outposts, scene.me().reserve, scene.me().built.len()), (1, 3, 1));
}

#[test]
fn the_story_village_gives_a_story_point_and_a_coin() {
    // STR-109, STR-115
    let mut scene = standing_in(4);
    scene.village(4, "V3").play("visit 4");
    assert_eq!((scene.me().story, scene.me().coins), (1, 1));
    assert_eq!(gains(&scene), [(Token::Story, 1), (Token::Coin, 1)]);
}

#[test]
fn the_market_village_gives_a_market_fur_and_the_market_is_refilled() {
    // STR-109, STR-116
    let mut scene = standing_in(4);
    scene.village(4, "V4").market(&[2, 3, 4, 5, 6, 7]).bag(&[8]).play("visit 4");
    assert_eq!(scene.asked(), Frame::Market);
    assert_eq!(scene.legal_like("take").len(), 6);
    assert_eq!(scene.refused_by("take 8"), "STR-354");
    assert_eq!(scene.refused_by("skip"), "STR-Q48");
    scene.play("take 6");
    assert_eq!(scene.me().furs, furs(&[6]));
    assert_eq!(scene.game.market, furs(&[2, 3, 4, 5, 7, 8]));
    assert!(scene.game.bag.is_empty());
    assert_eq!(scene.me().story, 0, "the bear that came into the market is nobody's");
    assert!(scene.happened(|event| *event == Event::MarketRefilled { furs: furs(&[8]) }));
}

#[test]
fn the_trophy_village_gives_a_trophy() {
    // STR-109, STR-117
    let mut scene = standing_in(3);
    scene.village(3, "V5").play("visit 3");
    assert_eq!(scene.asked(), Frame::TrophyReward { reach: 1 }, "no fur to move the token with");
    let mut scene = standing_in(3);
    let value = scene.game.track_of(seat(0)).spaces()[1].fur.unwrap().value();
    scene.village(3, "V5").furs(&[value]).play("visit 3");
    assert_eq!(scene.asked(), Frame::TrophyMove);
}

#[test]
fn a_visit_gives_the_rest_when_the_banners_have_run_out() {
    // STR-Q41
    let mut scene = standing_in(2);
    scene.village(2, "V1").as_seat(1).banners(12).as_seat(0).play("visit 2");
    assert_eq!((scene.me().banners, scene.me().horses, scene.game.banner_pool), (0, 4, 0));
    assert_eq!(gains(&scene), [(Token::Horse, 4)], "nothing is told of a banner");
}

#[test]
fn the_last_banner_is_given() {
    // STR-Q41
    let mut scene = standing_in(2);
    scene.village(2, "V1").as_seat(1).banners(11).as_seat(0).play("visit 2");
    assert_eq!((scene.me().banners, scene.game.banner_pool), (1, 0));
}

#[test]
fn two_banners_are_cut_to_the_one_that_is_left() {
    // STR-Q41
    let mut scene = standing_in(2);
    scene.as_seat(1).banners(11).as_seat(0).owe(Frame::Gain(Token::Banner, 2));
    assert_eq!((scene.me().banners, scene.game.banner_pool), (1, 0));
    assert_eq!(gains(&scene), [(Token::Banner, 1)]);
}

#[test]
fn a_visit_gives_the_rest_when_no_outpost_is_left_in_the_general_supply() {
    // STR-Q42
    let mut scene = standing_in(2);
    scene.village(2, "V2").outpost(1).outpost(3).outpost(4).outpost(5).play("visit 2");
    assert_eq!((scene.me().outposts, scene.me().reserve, scene.me().banners), (1, 0, 1));
    assert_eq!(gains(&scene), [(Token::Banner, 1)]);
}

#[test]
fn the_outpost_song_builds_nothing_without_an_outpost_in_the_general_supply() {
    // STR-Q42
    let mut scene = standing_in(2);
    scene.outpost(1).outpost(3).outpost(4).outpost(5).horses(9);
    let mut asked = scene.clone();
    assert_eq!(asked.ask(Frame::Build).refused_by("build 2"), "STR-Q42");
    scene.horses(0).owe(Frame::Gain(Token::BuildOutpostAnywhere, 1));
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
    assert_eq!((scene.me().outposts, scene.me().built.len()), (1, 4));
}

#[test]
fn the_outpost_song_needs_a_free_place_in_a_region_without_an_own_outpost() {
    // STR-Q42
    let mut scene = Scene::new(4);
    scene.outpost(1);
    for rival in 1..=3 {
        scene.rival_outpost(2, Some(rival));
    }
    scene.step(Step::Main).owe(Frame::Gain(Token::BuildOutpostAnywhere, 1));
    assert_eq!(scene.legal_like("build"), ["build 3", "build 4", "build 5"]);
    assert_eq!(scene.refused_by("build 1"), "STR-127");
    assert_eq!(scene.refused_by("build 2"), "STR-128");
    scene.play("build 5");
    assert_eq!((scene.me().outposts, scene.me().reserve, scene.me().built.len()), (1, 2, 2));
}

#[test]
fn the_outpost_song_takes_from_the_general_supply_without_horses() {
    // STR-Q42
    let mut scene = Scene::new(4);
    scene.rival_outpost(3, Some(1)).step(Step::Main).owe(Frame::Gain(Token::BuildOutpostAnywhere, 1));
    scene.play("build 3");
    assert_eq!((scene.me().outposts, scene.me().reserve), (1, 3));
    assert_eq!(places(&scene, 3), [Owner::Seat(seat(1)), Owner::Seat(seat(0)), Owner::Free]);
    assert!(scene.happened(|event| *event == Event::Built { who: seat(0), region: region(3), horses: 0 }));
}

#[test]
fn a_village_that_would_give_nothing_cannot_be_visited() {
    // STR-Q41, STR-Q42
    let mut scene = standing_in(2);
    scene.village(2, "V2").as_seat(1).banners(12).as_seat(0);
    assert!(scene.can("visit 2"), "the outpost is still to be had");
    scene.outpost(1).outpost(3).outpost(4).outpost(5);
    assert!(!scene.can("visit 2"));
    assert_eq!(scene.refused_by("visit 2"), "STR-Q34");
}

#[test]
fn an_empty_market_gives_a_visitor_nothing() {
    // STR-116
    let mut scene = standing_in(4);
    scene.village(4, "V4").market(&[]).bag(&[]);
    assert!(!scene.can("visit 4"));
    assert_eq!(scene.refused_by("visit 4"), "STR-Q34");
}

#[test]
fn a_full_story_track_does_not_close_the_story_village() {
    // STR-115
    let mut scene = standing_in(4);
    scene.village(4, "V3").story(12).play("visit 4");
    assert_eq!((scene.me().story, scene.me().coins), (12, 1));
    assert_eq!(gains(&scene), [(Token::Coin, 1)]);
}

#[test]
fn a_used_yurt_gives_its_benefits_and_leaves_the_game() {
    // STR-118
    let mut scene = Press::new(2).yurt("YA5", &[(Token::Coin, 2), (Token::Horse, 3), (Token::Vp, 1)]).scene();
    scene.at(first_slot(2)).step(Step::Main).yurt(2, "YA5");
    let (pile, id) = (scene.game.yurt_pile, scene.game.yurts[1].unwrap());
    scene.play("yurt 2");
    assert_eq!((scene.me().coins, scene.me().horses, scene.me().vp), (2, 3, 1));
    assert_eq!(scene.game.yurts[1], None);
    assert_eq!(scene.game.yurt_pile, pile, "it goes back to no stack");
    assert_eq!(scene.game.yurts.iter().flatten().count(), 4);
    assert!(scene.happened(|event| *event == Event::UsedYurt { who: seat(0), region: region(2), yurt: id }));
    assert_eq!(gains(&scene), [(Token::Coin, 2), (Token::Horse, 3), (Token::Vp, 1)]);
}

#[test]
fn a_used_yurt_place_stays_empty_until_winter() {
    // STR-119
    let mut scene = standing_in(2);
    scene.no_yurt(2);
    assert!(!scene.can("yurt 2"));
    assert_eq!(scene.refused_by("yurt 2"), "STR-119");
    for number in 1..=2 {
        season(&mut scene, number);
        assert_eq!(scene.game.yurts[1], None);
    }
    winter(&mut scene);
    assert_eq!(scene.game.year, 2);
    assert_eq!(scene.game.yurts.iter().flatten().count(), 5);
}

#[test]
fn yurts_of_the_second_letter_do_not_fill_the_second_year() {
    // STR-120
    let mut scene = Scene::new(2);
    (1..=5).for_each(|number| {
        scene.no_yurt(number);
    });
    winter(&mut scene);
    let filled: Vec<bool> = scene.game.yurts.iter().map(Option::is_some).collect();
    assert_eq!(filled, [true, true, true, false, false]);
    scene.at(first_slot(5)).step(Step::Main);
    assert_eq!(scene.refused_by("yurt 5"), "STR-119");
    winter(&mut scene).pass_until(|scene| scene.game.year == 3);
    assert!(scene.game.yurts.iter().all(Option::is_some), "the third year begins with the other letter");
}

#[test]
fn a_yurt_that_would_give_nothing_cannot_be_used() {
    // STR-118
    let mut scene = Press::new(2).yurt("YA5", &[(Token::Tiger, 1)]).scene();
    scene.at(first_slot(2)).step(Step::Main).yurt(2, "YA5");
    assert!(scene.can("yurt 2"));
    let pool = scene.game.tiger_pool;
    scene.as_seat(1).tigers(pool).as_seat(0);
    assert!(!scene.can("yurt 2"));
    assert_eq!(scene.refused_by("yurt 2"), "STR-Q34");
}

#[test]
fn what_every_part_of_a_reward_needs_to_be_worth_an_action() {
    // STR-118
    let worth = |token: Token, prepare: &dyn Fn(&mut Scene)| {
        let mut scene = Press::new(2).yurt("YA5", &[(token, 1)]).scene();
        scene.yurt(2, "YA5").at(first_slot(2)).on_tile(first_slot(2), &[3], false).step(Step::Main);
        prepare(&mut scene);
        scene.can("yurt 2")
    };
    let as_it_is = |_: &mut Scene| {};
    let always =
        [Token::Vp, Token::Horse, Token::Coin, Token::Trophy, Token::TrophyReward, Token::TwoRewards];
    let acts = [
        Token::Basic,
        Token::Advanced,
        Token::AdvancedAnywhere,
        Token::VillageAnywhere,
        Token::VillageNoTrophy,
    ];
    for token in always.into_iter().chain(acts) {
        assert!(worth(token, &as_it_is), "{token:?}");
    }
    for token in [Token::Story, Token::Bag, Token::Market, Token::Outpost, Token::Banner, Token::Tiger] {
        assert!(worth(token, &as_it_is), "{token:?}");
    }
    for token in [Token::Hunt, Token::Move, Token::BuildOutpostAnywhere] {
        assert!(worth(token, &as_it_is), "{token:?}");
    }
    assert!(!worth(Token::FulfilWishRedOnly, &as_it_is), "no wish in hand");
    assert!(!worth(Token::Story, &|scene| {
        scene.story(12);
    }));
    assert!(worth(Token::Story, &|scene| {
        scene.story(11);
    }));
    assert!(!worth(Token::Bag, &|scene| {
        scene.bag(&[]);
    }));
    assert!(!worth(Token::Outpost, &|scene| {
        scene.outpost(1).outpost(3).outpost(4).outpost(5);
    }));
    assert!(!worth(Token::Banner, &|scene| {
        scene.as_seat(1).banners(12).as_seat(0);
    }));
    assert!(!worth(Token::Hunt, &|scene| {
        scene.on_tile(first_slot(2), &[], false);
    }));
    assert!(!worth(Token::Move, &|scene| {
        let here = first_slot(2);
        (1..=12).filter(|slot| *slot != here).for_each(|slot| {
            scene.gap(slot);
        });
    }));
}

#[test]
fn a_wish_is_taken_into_the_hand() {
    // STR-121
    let mut scene = standing_in(3);
    scene.wish(3, "A7").play("wish 3");
    assert!(scene.me().hand.has(wish("A7")));
    assert_eq!((scene.me().hand.len(), scene.me().fulfilled.len()), (1, 0));
    assert_eq!(scene.game.wishes[2], None);
    assert_eq!(scene.me().vp, 0, "its points come with its fulfilment");
    let taken = Event::TookWish { who: seat(0), region: region(3), wish: wish("A7") };
    assert!(scene.happened(|event| *event == taken));
}

#[test]
fn a_hand_holds_any_number_of_wishes() {
    // STR-122
    let mut scene = standing_in(3);
    scene.wish(3, "B14");
    for number in 1..=14 {
        scene.hand(&format!("A{number}"));
    }
    for number in 1..=13 {
        scene.hand(&format!("B{number}"));
    }
    scene.play("wish 3");
    assert_eq!(scene.me().hand.len(), 28);
}

#[test]
fn a_wish_place_stays_empty_until_winter() {
    // STR-123
    let mut scene = standing_in(3);
    scene.no_wish(3);
    assert!(!scene.can("wish 3"));
    assert_eq!(scene.refused_by("wish 3"), "STR-123");
    season(&mut scene, 2);
    assert_eq!(scene.game.wishes[2], None);
    winter(&mut scene);
    assert_eq!(scene.game.year, 2);
    assert!(scene.game.wishes.iter().all(Option::is_some));
}

#[test]
fn an_outpost_is_built_from_the_supply_in_the_cossacks_region() {
    // STR-124
    let mut scene = Scene::new(4);
    scene.at(first_slot(3)).outpost(1).step(Step::Main);
    assert_eq!(scene.legal_like("build"), ["build 3"]);
    assert_eq!(scene.refused_by("build 1"), "STR-124", "an outpost is not enough");
    assert_eq!(scene.refused_by("build 2"), "STR-124");
    scene.play("build 3");
    assert_eq!((scene.me().outposts, scene.me().reserve), (0, 3));
    assert!(scene.me().built.has(region(3)));
    assert_eq!(places(&scene, 3), [Owner::Seat(seat(0)), Owner::Free, Owner::Free]);
}

#[test]
fn the_leftmost_free_place_is_built_on_and_its_horses_are_paid() {
    // STR-125, STR-126
    for taken in 0..3 {
        let mut scene = Scene::new(4);
        scene.at(first_slot(3)).step(Step::Main).horses(5);
        (1..=taken).for_each(|rival| {
            scene.rival_outpost(3, Some(rival));
        });
        let place = usize::from(taken);
        let horses = place_prices(&scene, 3)[place];
        assert_eq!(horses, taken, "the places cost 0, 1 and 2");
        scene.play("build 3");
        assert_eq!(places(&scene, 3)[place], Owner::Seat(seat(0)));
        assert_eq!(places(&scene, 3).iter().filter(|owner| **owner == Owner::Seat(seat(0))).count(), 1);
        assert_eq!(scene.me().horses, 5 - u16::from(horses));
        assert!(scene.happened(|event| *event == Event::Built { who: seat(0), region: region(3), horses }));
    }
}

#[test]
fn the_horses_of_the_place_have_to_be_there() {
    // STR-126, STR-128
    let mut scene = Scene::new(4);
    scene.at(first_slot(3)).step(Step::Main).rival_outpost(3, Some(1)).rival_outpost(3, Some(2)).horses(1);
    assert!(!scene.can("build 3"));
    assert_eq!(scene.refused_by("build 3"), "STR-126");
    scene.horses(2);
    assert!(scene.can("build 3"));
}

#[test]
fn a_player_has_at_most_one_outpost_in_a_region() {
    // STR-127, STR-128
    let mut scene = Scene::new(4);
    scene.at(first_slot(3)).outpost(3).step(Step::Main).horses(5);
    assert!(!scene.can("build 3"));
    assert_eq!(scene.refused_by("build 3"), "STR-127");
}

#[test]
fn building_needs_an_outpost_in_the_supply_and_a_free_place() {
    // STR-128
    let mut scene = Scene::new(4);
    scene.at(first_slot(3)).step(Step::Main).horses(5);
    let mut without = scene.clone();
    without.game.me_mut().outposts = 0;
    without.game.me_mut().reserve = 5;
    assert!(!without.can("build 3"));
    assert_eq!(without.refused_by("build 3"), "STR-128");
    for rival in 1..=3 {
        assert!(scene.can("build 3"));
        scene.rival_outpost(3, Some(rival));
    }
    assert!(!scene.can("build 3"));
    assert_eq!(scene.refused_by("build 3"), "STR-128");
}

#[test]
fn a_built_outpost_gives_presence_for_the_rest_of_the_game() {
    // STR-129
    let mut scene = Scene::new(2);
    scene.at(first_slot(3)).step(Step::Main).play("build 3");
    scene.at(last_slot(5)).step(Step::Main);
    assert!(scene.can("visit 3") && scene.can("wish 3") && scene.can("yurt 3"));
    winter(&mut scene);
    scene.as_seat(0).at(0).step(Step::Main);
    assert_eq!(scene.legal_like("visit"), ["visit 3"], "the starting tile lies in no region");
}

#[test]
fn places_cost_nothing_one_and_two_horses_and_marks_block_them_in_small_games() {
    // STR-Q43
    let scene = Scene::new(2);
    for region in Region::ALL {
        let printed = scene.game.tables.regions[region.index()].places();
        assert_eq!(printed.iter().map(|place| place.horses).collect::<Vec<_>>(), [0, 1, 2]);
        let middle = if region.number() <= 2 { Mark::Two } else { Mark::None };
        assert_eq!(
            printed.iter().map(|place| place.mark).collect::<Vec<_>>(),
            [Mark::None, middle, Mark::UpToThree]
        );
    }
    let (small, large) = (places(&scene, 1), places(&scene, 3));
    assert_eq!(small, [Owner::Free, Owner::Neutral(1), Owner::Neutral(0)]);
    assert_eq!(large, [Owner::Free, Owner::Free, Owner::Neutral(0)]);
}

#[test]
fn blocking_outposts_take_places_and_do_nothing_else() {
    // STR-Q44
    let mut scene = Scene::new(2);
    scene.at(first_slot(2)).rival_outpost(2, Some(1)).step(Step::Main).horses(9);
    assert_eq!(scene.refused_by("build 2"), "STR-128", "the two other places are blocked");
    assert_eq!(scene.legal_like("visit"), ["visit 2"], "no presence elsewhere");
    assert_eq!(points(&scene, 0, "stroganov-score-outposts"), 0);
    assert_eq!(points(&scene, 1, "stroganov-score-outposts"), 1);
    let before: Vec<_> = (1..=5).map(|number| places(&scene, number)).collect();
    winter(&mut scene);
    assert_eq!((1..=5).map(|number| places(&scene, number)).collect::<Vec<_>>(), before);
}

/// Seat 0 beside a tile of region 3 with these things on it, owning so many furs of the region's value.
fn before_claim(values: &[u8], tiger: bool, owned: usize) -> (Scene, u8) {
    let mut scene = Press::new(2).tile("L07", &[(Token::Vp, 3)]).scene();
    let slot = first_slot(3);
    let value = fur_of(&scene, 3);
    bare_row(&mut scene)
        .lay_tile(slot, "L07")
        .on_tile(slot, values, tiger)
        .at(slot)
        .step(Step::Main)
        .furs(&vec![value; owned]);
    (scene, slot)
}

#[test]
fn a_tile_costs_two_furs_and_one_for_each_thing_on_it() {
    // STR-130
    for (values, tiger, price) in
        [(&[][..], false, 2), (&[3], false, 3), (&[3, 8], false, 4), (&[3, 7], true, 5), (&[], true, 3)]
    {
        let (scene, slot) = before_claim(values, tiger, price - 1);
        assert!(!scene.can(&claim(slot)));
        assert_eq!(scene.refused_by(&claim(slot)), "STR-131");
        let (mut scene, slot) = before_claim(values, tiger, price);
        scene.play(&claim(slot));
        assert_eq!(scene.me().furs, furs(values), "all the others were paid");
        assert_eq!(times(&scene, |event| matches!(event, Event::Paid { coin: false, .. })), price);
    }
}

#[test]
fn a_gap_cannot_be_claimed() {
    // STR-130
    let (mut scene, slot) = before_claim(&[], false, 9);
    scene.gap(slot);
    assert!(!scene.can(&claim(slot)));
    assert_eq!(scene.refused_by(&claim(slot)), "STR-130");
}

#[test]
fn a_claim_is_paid_in_furs_of_the_region() {
    // STR-131
    let (mut scene, slot) = before_claim(&[], false, 2);
    let value = fur_of(&scene, 3);
    let other = if value == 8 { 7 } else { value + 1 };
    scene.furs(&[value, other]);
    assert_eq!(scene.refused_by(&claim(slot)), "STR-131");
    scene.furs(&[other, other, other]);
    assert_eq!(scene.refused_by(&claim(slot)), "STR-131");
    scene.furs(&[value, value]);
    assert!(scene.can(&claim(slot)));
}

#[test]
fn coins_and_tigers_help_to_pay_for_a_tile() {
    // STR-131
    let (mut scene, slot) = before_claim(&[5], false, 1);
    let value = fur_of(&scene, 3);
    let other = if value == 2 { 3 } else { 2 };
    scene.furs(&[value, other]).coins(1).tigers(1);
    let (bag, pool) = (scene.game.bag, scene.game.tiger_pool);
    scene.play(&claim(slot));
    assert_eq!((scene.me().furs, scene.me().coins, scene.me().tigers), (furs(&[5]), 0, 0));
    assert_eq!(scene.game.tiger_pool, pool + 1);
    assert_eq!(scene.game.bag.total(), bag.total() + 2);
    assert_eq!(scene.game.bag.count(fur(other)), bag.count(fur(other)) + 1, "the coin changes no true value");
    let paid = Event::Paid { who: seat(0), what: Quarry::Fur(fur(other)), coin: true };
    assert!(scene.happened(|event| *event == paid));
}

#[test]
fn the_value_of_a_claim_is_that_of_the_tiles_own_region() {
    // STR-131
    let (mut scene, _) = before_claim(&[], false, 0);
    let slot = first_slot(1);
    let value = fur_of(&scene, 1);
    scene.outpost(1).on_tile(slot, &[], false).furs(&[value, value]);
    assert!(scene.can(&claim(slot)));
    assert_eq!(scene.refused_by(&claim(first_slot(3))), "STR-131");
}

#[test]
fn a_claimed_tile_comes_with_everything_on_it() {
    // STR-132
    let (mut scene, slot) = before_claim(&[2, 4], true, 5);
    let pool = scene.game.tiger_pool;
    scene.play(&claim(slot));
    assert_eq!(scene.me().furs, furs(&[2, 4]));
    assert_eq!((scene.me().tigers, scene.game.tiger_pool), (1, pool));
    assert!(scene.me().tiles.has(tile("L07")));
    assert_eq!(scene.me().tiles.len(), 1);
    let claimed = Event::Claimed { who: seat(0), slot, tile: tile("L07") };
    assert!(scene.happened(|event| *event == claimed));
    assert_eq!(times(&scene, |event| matches!(event, Event::Acquired { .. })), 2);
}

#[test]
fn claimed_tiles_lie_open_to_everybody() {
    // STR-133
    let (mut scene, slot) = before_claim(&[], false, 2);
    scene.play(&claim(slot));
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        assert!(scene.game.view(viewer).board.players[0].tiles.has(tile("L07")));
    }
}

#[test]
fn the_printed_reward_of_a_tile_comes_at_once() {
    // STR-134
    let printed = [(Token::Vp, 2), (Token::Coin, 1), (Token::Horse, 3)];
    let mut scene = Press::new(2).tile("L07", &printed).scene();
    let (slot, value) = (first_slot(3), fur_of(&scene, 3));
    scene.lay_tile(slot, "L07").on_tile(slot, &[], false).at(slot).step(Step::Main).furs(&[value, value]);
    scene.play(&claim(slot));
    assert_eq!((scene.me().vp, scene.me().coins, scene.me().horses), (2, 1, 3));
    assert_eq!(gains(&scene), printed);

    let mut scene = Press::new(2).tile("L07", &[(Token::Bag, 1), (Token::Market, 1)]).scene();
    scene.lay_tile(slot, "L07").on_tile(slot, &[], false).at(slot).step(Step::Main).furs(&[value, value]);
    scene.market(&[3, 3, 3, 3, 3, 3]).bag(&[]);
    scene.play(&claim(slot));
    assert_eq!(scene.me().furs.total(), 2);
    assert_eq!(scene.me().furs.count(fur(3)), 1, "one fur of the market");
}

#[test]
fn every_bear_on_a_claimed_tile_brings_two_story_points() {
    // STR-135
    let (mut scene, slot) = before_claim(&[5, 8, 8], false, 5);
    scene.play(&claim(slot));
    assert_eq!(scene.me().story, 4);
    assert_eq!(gains(&scene), [(Token::Story, 2), (Token::Story, 2), (Token::Vp, 3)]);
}

#[test]
fn three_and_four_different_types_of_tile_score_at_the_end() {
    // STR-136
    let mut scene = Scene::new(2);
    scene.as_seat(0).own_tile("L06").own_tile("L12");
    assert_eq!(points(&scene, 0, "stroganov-score-sets"), 0);
    scene.own_tile("L18");
    assert_eq!(points(&scene, 0, "stroganov-score-sets"), 3);
    scene.own_tile("L23");
    assert_eq!(points(&scene, 0, "stroganov-score-sets"), 6);
}

#[test]
fn a_claim_leaves_a_gap_in_which_cossacks_stay() {
    // STR-137
    let (mut scene, slot) = before_claim(&[], false, 2);
    scene.as_seat(1).at(slot).as_seat(0).step(Step::Main);
    let order = scene.game.in_order().to_vec();
    scene.play(&claim(slot));
    assert_eq!(scene.game.slot(slot).tile, None);
    assert_eq!(scene.game.slot(slot).pieces(), 0);
    assert_eq!(scene.game.tiles >> slot & 1, 0);
    assert_eq!((scene.player(0).slot, scene.player(1).slot), (slot, slot));
    assert_eq!(scene.game.in_order(), order);
}

#[test]
fn the_surcharge_comes_on_top_of_the_price_of_a_tile() {
    // STR-138
    let (mut scene, slot) = before_claim(&[4], false, 3);
    scene.step(Step::Second);
    assert!(!scene.can(&claim(slot)));
    assert_eq!(scene.refused_by(&claim(slot)), "STR-131");
    let (mut scene, slot) = before_claim(&[4], false, 4);
    scene.step(Step::Second).play(&claim(slot));
    assert_eq!(scene.me().furs, furs(&[4]));
    assert_eq!(times(&scene, |event| matches!(event, Event::Paid { .. })), 4);
    assert_eq!(scene.asked(), Frame::Turn(Step::Finish));
}

#[test]
fn any_tile_of_a_region_with_presence_can_be_claimed() {
    // STR-Q37
    let mut scene = Scene::new(3);
    scene.at(first_slot(2)).outpost(4).step(Step::Main).furs(&[]).tigers(6);
    bare_row(&mut scene).as_seat(1).at(last_slot(4)).as_seat(0);
    let own = |number: u8| first_slot(number)..=last_slot(number);
    let expected: Vec<String> = own(2).chain(own(4)).map(claim).collect();
    assert_eq!(scene.legal_like("claim"), expected);
    scene.play(&claim(last_slot(4)));
    assert_eq!(scene.me().tiles.len(), 1, "the rival's Cossack on it does not matter");
    assert_eq!(scene.me().slot, first_slot(2));
}

#[test]
fn the_things_on_a_tile_come_before_its_printed_reward() {
    // STR-Q38
    let (mut scene, slot) = before_claim(&[8], true, 3);
    scene.tigers(1).story(10).songs(&["GA7"]).play(&claim(slot));
    assert_eq!(scene.asked(), Frame::StoryEnd, "the bear opened the end of the track");
    assert_eq!((scene.me().tigers, scene.me().furs), (1, furs(&[8])));
    assert_eq!(scene.me().vp, 0, "the reward has to wait");
    scene.play("skip");
    assert_eq!(scene.me().vp, 3);
    let claimed = when(&scene, |event| matches!(event, Event::Claimed { .. }));
    let acquired = when(&scene, |event| matches!(event, Event::Acquired { .. }));
    let points = when(&scene, |event| matches!(event, Event::Gained { token: Token::Vp, .. }));
    assert!(claimed < acquired && acquired < points);
}

#[test]
fn an_action_free_of_surcharge_still_has_its_own_price() {
    // STR-Q39
    let (mut scene, slot) = before_claim(&[4], false, 3);
    scene.owe(Frame::Gain(Token::AdvancedAnywhere, 1)).play(&claim(slot));
    assert_eq!(scene.me().furs, furs(&[4]), "three furs, and none on top");
    let (mut scene, slot) = before_claim(&[4], false, 2);
    scene.owe(Frame::Gain(Token::AdvancedAnywhere, 1));
    assert!(!scene.can(&claim(slot)));
    assert_eq!(scene.refused_by(&claim(slot)), "STR-131");
    let mut scene = standing_in(1);
    scene.rival_outpost(3, Some(1)).owe(Frame::Gain(Token::AdvancedAnywhere, 1));
    assert_eq!(scene.refused_by("build 3"), "STR-126", "the place costs a horse");
}

#[test]
fn building_anywhere_takes_an_outpost_from_the_supply_and_the_horses_of_the_place() {
    // STR-Q40
    let mut scene = standing_in(1);
    scene.outpost(4).rival_outpost(3, Some(1)).horses(3).owe(Frame::Gain(Token::AdvancedAnywhere, 1));
    assert_eq!(scene.legal_like("build"), ["build 1", "build 2", "build 3", "build 5"]);
    assert_eq!(scene.refused_by("build 4"), "STR-127");
    scene.play("build 3");
    assert_eq!((scene.me().outposts, scene.me().reserve, scene.me().horses), (0, 3, 2));
    assert!(scene.me().built.has(region(3)));
}

#[test]
fn claiming_anywhere_takes_any_tile_at_the_fur_of_its_region() {
    // STR-Q40
    let mut scene = standing_in(1);
    let value = fur_of(&scene, 5);
    bare_row(&mut scene).furs(&[value, value]).owe(Frame::Gain(Token::AdvancedAnywhere, 1));
    let expected: Vec<String> = (first_slot(5)..=last_slot(5)).map(claim).collect();
    assert_eq!(scene.legal_like("claim"), expected);
    scene.play(&claim(last_slot(5)));
    assert_eq!(scene.me().tiles.len(), 1);
}

#[test]
fn a_yurt_used_from_afar_leaves_the_game_as_usual() {
    // STR-Q45
    let mut scene = Press::new(2).yurt("YA5", &[(Token::Coin, 2)]).scene();
    scene.yurt(5, "YA5").at(first_slot(1)).step(Step::Main);
    let mut other = scene.clone();
    scene.owe(Frame::Gain(Token::AdvancedAnywhere, 1)).play("yurt 5");
    other.owe(Frame::Gain(Token::YurtNoTrophy, 1)).play("yurt 5");
    for scene in [scene, other] {
        assert_eq!((scene.me().coins, scene.game.yurts[4]), (2, None));
        assert!(scene.happened(|event| matches!(event, Event::UsedYurt { .. })));
    }
}

#[test]
fn a_second_advanced_action_is_paid_with_a_fur_of_its_region() {
    // STR-109, STR-118, STR-121, STR-124
    for action in ["visit 3", "yurt 3", "wish 3", "build 3"] {
        let mut scene = standing_in(3);
        let value = fur_of(&scene, 3);
        scene.village(3, "V1").yurt(3, "YA5").step(Step::Second);
        assert!(!scene.can(action));
        assert_eq!(scene.refused_by(action), "STR-102");
        scene.furs(&[value]).play(action);
        assert!(scene.me().furs.is_empty());
        assert_eq!(scene.asked(), Frame::Turn(Step::Finish));
    }
}
