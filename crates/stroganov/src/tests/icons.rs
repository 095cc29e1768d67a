//! Yurts, songs and every icon of a reward (catalogue 2.21, 2.22 and 2.23).

use super::scene::{Scene, fur, furs, region, seat, song, wish, yurt};
use super::scoring::points;
use crate::components::{Components, Sheets, SongId, Tables, Token, YurtId};
use crate::event::Event;
use crate::options::Options;
use crate::state::{Frame, Owner, Step};

/// The embedded tables with another reward on one tile.
pub(super) fn tables_with(file: &str, id: &str, reward: &str) -> &'static Tables {
    let sheets = Sheets::embedded();
    let text = sheets.text(file).expect("a known file");
    let row = text.find(&format!("id = {id:?}\n")).expect("a known row");
    let start = row + text[row..].find("reward = ").expect("a reward");
    let end = start + text[start..].find('\n').expect("a line");
    let mut tail = text[end..].to_owned();
    if reward.contains("trophy") {
        tail = tail.replacen("trophy = false", "trophy = true", 1);
    }
    let text = format!("{}reward = {reward}{tail}", &text[..start]);
    let sheets = sheets.with(file, text).expect("a known file");
    let (tables, _) = Tables::read(&sheets).expect("sound tables");
    Box::leak(Box::new(tables))
}

/// A player in the main action of a turn, on the first slot of region 1, where a yurt with this reward stands.
fn at_yurt(reward: &str) -> Scene {
    let tables = tables_with("yurts.toml", "YA2", reward);
    let mut scene = Scene::with_tables(tables, Options::for_players(2));
    scene.at(tables.regions[0].first_slot).yurt(1, "YA2").step(Step::Main);
    scene
}

/// A player at the end of the story track, about to choose this song.
fn at_song(id: &str) -> Scene {
    let mut scene = Scene::new(2);
    scene
        .songs(&[id, if id == "GB9" { "GA6" } else { "GB9" }])
        .at(1)
        .story(10)
        .step(Step::Finish)
        .owe(Frame::Gain(Token::Story, 2));
    assert_eq!(scene.asked(), Frame::StoryEnd);
    scene
}

fn gained(scene: &Scene, token: Token) -> u8 {
    let count = |event: &Event| match event {
        Event::Gained { token: other, count, .. } if *other == token => Some(*count),
        _ => None,
    };
    scene.log.iter().filter_map(count).sum()
}

// Yurts.

#[test]
fn the_bag_yurt_draws_twice_one_after_the_other() {
    // STR-343, STR-355, STR-Q117
    let mut scene = Scene::new(2);
    scene.at(1).yurt(1, "YA1").bag(&[3, 5, 7]).step(Step::Main).play("yurt 1");
    assert_eq!((scene.me().story, scene.game.yurts[0]), (1, None));
    let Frame::Keep(low, high) = scene.asked() else { panic!("two furs are drawn") };
    assert!(low < high && scene.game.bag.total() == 1);
    scene.play(&format!("keep {high}"));
    let Frame::Keep(first, second) = scene.asked() else { panic!("and two again") };
    assert!(first == low || second == low, "the one put back may come again");
    scene.play(&format!("keep {second}"));
    assert_eq!(scene.me().furs.total(), 2);
    assert_eq!(scene.game.bag.total(), 1);
    assert_eq!(scene.asked(), Frame::Turn(Step::Second));
}

#[test]
fn the_market_yurt_takes_twice_and_a_refill_may_be_the_second() {
    // STR-344, STR-354
    let mut scene = Scene::new(2);
    scene.at(1).market(&[2, 2, 3, 3, 4, 4]).bag(&[7]).game.yurts[0] = Some(yurt("YB1"));
    scene.step(Step::Main).play("yurt 1");
    assert_eq!((scene.me().story, scene.asked(), scene.refused_by("take 7")), (1, Frame::Market, "STR-354"));
    scene.play("take 2");
    assert_eq!((scene.asked(), scene.game.market), (Frame::Market, furs(&[2, 3, 3, 4, 4, 7])));
    scene.play("take 7");
    assert_eq!((scene.me().furs, scene.game.market.total()), (furs(&[2, 7]), 5), "the bag is empty");
}

#[test]
fn all_other_yurts_and_songs_are_made_of_plain_icons() {
    // STR-345, STR-351
    let tables = Tables::current();
    let plain = |token: Token| {
        use Token::{Bag, Banner, Coin, Horse, Market, Outpost, Story, Tiger, Trophy, Vp};
        matches!(token, Vp | Horse | Coin | Story | Bag | Market | Outpost | Banner | Tiger | Trophy)
    };
    for id in YurtId::all() {
        let printed = &tables.yurts[id.index()];
        assert!(printed.reward.parts().iter().all(|part| plain(part.token)), "{id}");
        let trophy = printed.reward.parts().iter().any(|part| part.token == Token::Trophy);
        assert_eq!(printed.trophy, trophy, "{id}");
    }
    assert!(tables.yurts.iter().any(|printed| printed.trophy));
    let described = |token: Token| {
        use Token::{AdvancedAnywhere, BuildOutpostAnywhere, FulfilWishRedOnly, VillageAnywhere};
        matches!(token, AdvancedAnywhere | VillageAnywhere | BuildOutpostAnywhere | FulfilWishRedOnly)
    };
    for id in SongId::all() {
        let parts = tables.songs[id.index()].reward.parts();
        assert!(parts.iter().all(|part| plain(part.token) || described(part.token)), "{id}");
    }
}

// Songs.

#[test]
fn the_advanced_action_song_works_anywhere_without_surcharge() {
    // STR-346, STR-358
    let mut scene = at_song("GA1");
    scene.village(5, "V1").play("sing GA1");
    assert_eq!((scene.asked(), scene.me().story), (Frame::Advanced { anywhere: true }, 8));
    assert!((1..=5).all(|number| scene.can(&format!("wish {number}"))));
    scene.play("visit 5");
    assert_eq!((scene.me().banners, scene.me().horses), (1, 4));
    assert_eq!(scene.asked(), Frame::Turn(Step::Finish));
}

#[test]
fn anywhere_building_uses_the_personal_supply_and_pays_the_place() {
    // STR-358, STR-346, STR-Q40
    let mut scene = at_song("GA1");
    scene.rival_outpost(5, Some(1)).horses(0).play("sing GA1");
    let price = u16::from(scene.game.free_place(region(5)).unwrap().1);
    assert!(price > 0);
    assert_eq!(scene.refused_by("build 5"), "STR-126");
    scene.horses(price).play("build 5");
    assert_eq!((scene.me().horses, scene.me().outposts, scene.me().reserve), (0, 0, 4));
}

#[test]
fn the_village_song_scores_two_and_visits_any_village() {
    // STR-347
    let mut scene = at_song("GA5");
    scene.village(4, "V3").village(5, "V5").play("sing GA5");
    assert_eq!((scene.asked(), scene.me().vp), (Frame::Village { trophy: true }, 2));
    assert!((1..=5).all(|number| scene.can(&format!("visit {number}"))), "the trophy village too");
    assert_eq!(scene.refused_by("yurt 1"), "STR-050");
    scene.play("visit 4");
    assert_eq!((scene.me().coins, scene.me().story), (1, 12 - 7 + 1));
}

#[test]
fn a_point_and_an_advanced_action_come_from_one_song() {
    // STR-348
    let mut scene = at_song("GB4");
    scene.play("sing GB4");
    assert_eq!((scene.asked(), scene.me().vp), (Frame::Advanced { anywhere: true }, 1));
    let taken = scene.game.wishes[4].unwrap();
    scene.play("wish 5");
    assert!(scene.me().hand.has(taken));
}

#[test]
fn the_action_of_a_song_can_be_left_out_and_the_rest_comes() {
    // STR-347, STR-Q48
    let mut scene = at_song("GA5");
    scene.play("sing GA5, skip");
    assert_eq!((scene.me().vp, scene.asked()), (2, Frame::Turn(Step::Finish)));
}

#[test]
fn the_outpost_song_builds_from_the_general_supply_without_horses() {
    // STR-349
    let mut scene = at_song("GA3");
    scene.outpost(2).rival_outpost(5, Some(1)).play("sing GA3");
    assert_eq!(scene.asked(), Frame::Build);
    assert_eq!(scene.refused_by("build 2"), "STR-127");
    assert_eq!(scene.legal_like("build"), ["build 1", "build 3", "build 4", "build 5"]);
    let (place, price) = scene.game.free_place(region(5)).unwrap();
    assert!(price > 0 && scene.me().horses == 0);
    scene.play("build 5");
    assert_eq!((scene.me().outposts, scene.me().reserve, scene.me().built.len()), (1, 2, 2));
    assert_eq!(scene.game.outposts[4][place], Owner::Seat(seat(0)));
    assert!(scene.happened(|event| *event == Event::Built { who: seat(0), region: region(5), horses: 0 }));
}

#[test]
fn the_outpost_song_builds_nothing_without_a_place_or_an_outpost_in_the_general_supply() {
    // STR-349, STR-Q42
    let mut scene = at_song("GA3");
    scene.rival_outpost(1, Some(1));
    assert_eq!(scene.game.free_place(region(1)), None, "the other places are blocked");
    let mut without = scene.clone();
    scene.play("sing GA3");
    assert_eq!(scene.refused_by("build 1"), "STR-128");
    without.game.players[0].outposts = 5;
    without.game.players[0].reserve = 0;
    without.play("sing GA3");
    assert_eq!((without.asked(), without.me().outposts), (Frame::Turn(Step::Finish), 5));
}

#[test]
fn the_wish_song_asks_for_the_red_framed_furs_only() {
    // STR-350
    let mut scene = at_song("GA2");
    let printed = scene.game.tables.wishes[wish("A9").index()];
    assert_eq!((printed.value, printed.possess, printed.pay), (fur(7), 3, 2));
    scene.hand("A9").hand("B3").furs(&[7, 7]);
    assert_eq!(scene.refused_by("fulfil A9"), "STR-162", "without the song");
    scene.play("sing GA2");
    assert_eq!(scene.asked(), Frame::Fulfil);
    assert_eq!(
        (scene.legal_like("fulfil"), scene.refused_by("fulfil B3")),
        (vec!["fulfil A9".into()], "STR-162")
    );
    scene.play("fulfil A9");
    assert_eq!((scene.me().furs, scene.me().vp), (furs(&[]), u16::from(printed.vp)));
    assert!(scene.me().fulfilled.has(wish("A9")) && !scene.me().hand.has(wish("A9")));
    assert_eq!(scene.asked(), Frame::Turn(Step::Finish), "one wish, not two");
}

#[test]
fn the_wish_song_takes_coins_and_tigers_and_may_be_left_out() {
    // STR-350, STR-Q60
    let mut scene = at_song("GA2");
    scene.hand("A9").furs(&[2]).coins(1).tigers(1).play("sing GA2");
    let mut left = scene.clone();
    left.play("skip");
    assert!(left.me().hand.has(wish("A9")));
    scene.play("fulfil A9");
    assert_eq!((scene.me().furs, scene.me().coins, scene.me().tigers), (furs(&[]), 0, 0));
}

// Icons.

#[test]
fn plain_goods_come_in_the_number_printed() {
    // STR-359, STR-363, STR-364, STR-365, STR-367
    let mut scene = at_yurt(r#"["vp:2", "horse:3", "coin:4", "story:5"]"#);
    scene.play("yurt 1");
    let me = *scene.me();
    assert_eq!((me.vp, me.horses, me.coins, me.story), (2, 3, 4, 5));
    for (token, count) in [(Token::Vp, 2), (Token::Horse, 3), (Token::Coin, 4), (Token::Story, 5)] {
        assert!(scene.happened(|event| *event == Event::Gained { who: seat(0), token, count }));
    }
    let mut scene = at_yurt(r#"["outpost:2", "banner:3", "tiger:2"]"#);
    let (banners, tigers) = (scene.game.banner_pool, scene.game.tiger_pool);
    scene.play("yurt 1");
    let me = *scene.me();
    assert_eq!((me.outposts, me.reserve, me.banners, me.tigers), (1 + 2, 4 - 2, 3, 2));
    assert_eq!((scene.game.banner_pool, scene.game.tiger_pool), (banners - 3, tigers - 2));
    for (token, count) in [(Token::Outpost, 2), (Token::Banner, 3), (Token::Tiger, 2)] {
        assert!(scene.happened(|event| *event == Event::Gained { who: seat(0), token, count }));
    }
}

#[test]
fn what_the_supply_does_not_hold_is_not_gained() {
    // STR-363, STR-364, STR-353, STR-Q31, STR-Q41, STR-Q42
    let mut scene = at_yurt(r#"["outpost:3", "banner:3", "tiger:3", "coin:1"]"#);
    let (banners, tigers) = (scene.game.banner_pool, scene.game.tiger_pool);
    scene.as_seat(1).banners(banners - 2).tigers(tigers - 1).as_seat(0);
    (scene.game.players[0].outposts, scene.game.players[0].reserve) = (5, 0);
    scene.play("yurt 1");
    let me = *scene.me();
    assert_eq!((me.outposts, me.banners, me.tigers, me.coins), (5, 2, 1, 1));
    assert_eq!((scene.game.banner_pool, scene.game.tiger_pool), (0, 0));
    assert_eq!((gained(&scene, Token::Banner), gained(&scene, Token::Tiger)), (2, 1));
    assert!(!scene.happened(|event| matches!(event, Event::Gained { token: Token::Outpost, .. })));
}

#[test]
fn a_tiger_that_is_spent_goes_back_to_the_pool() {
    // STR-353
    let mut scene = at_yurt(r#"["tiger:1"]"#);
    let (pool, bag) = (scene.game.tiger_pool, scene.game.bag);
    scene.play("yurt 1");
    assert_eq!((scene.me().tigers, scene.game.tiger_pool), (1, pool - 1));
    scene.play("coin");
    assert_eq!(
        (scene.me().tigers, scene.game.tiger_pool, scene.game.bag),
        (0, pool, bag),
        "it paid the surcharge"
    );
}

#[test]
fn where_no_value_is_printed_any_fur_will_do() {
    // STR-352
    for value in 2..=8 {
        let mut scene = Scene::new(2);
        scene.at(3).furs(&[value]).step(Step::Second);
        assert!(scene.can("coin"));
        scene.play("coin");
        assert_eq!((scene.me().furs, scene.me().coins), (furs(&[]), 1));
    }
}

#[test]
fn a_market_icon_takes_one_fur_and_refills_at_once() {
    // STR-354
    let mut scene = at_yurt(r#"["market:1", "coin:1"]"#);
    scene.market(&[2, 3, 4, 5, 6, 7]).bag(&[4]).play("yurt 1");
    assert_eq!((scene.asked(), scene.legal_like("take").len()), (Frame::Market, 6));
    scene.play("take 6");
    assert_eq!(
        (scene.me().furs, scene.game.market, scene.game.bag),
        (furs(&[6]), furs(&[2, 3, 4, 4, 5, 7]), furs(&[]))
    );
    assert_eq!(scene.me().coins, 1);
    assert!(scene.happened(|event| *event == Event::MarketRefilled { furs: furs(&[4]) }));
}

#[test]
fn a_bag_icon_draws_two_and_keeps_one() {
    // STR-355
    let mut scene = at_yurt(r#"["bag:1"]"#);
    scene.bag(&[3, 6]).play("yurt 1");
    assert_eq!((scene.asked(), scene.game.bag), (Frame::Keep(fur(3), fur(6)), furs(&[])));
    assert!(scene.happened(|event| *event == Event::Drew { who: seat(0), furs: furs(&[3, 6]) }));
    assert_eq!(scene.refused_by("keep 5"), "STR-175");
    let mut other = scene.clone();
    scene.play("keep 3");
    assert_eq!((scene.me().furs, scene.game.bag), (furs(&[3]), furs(&[6])));
    other.play("keep 6");
    assert_eq!((other.me().furs, other.game.bag), (furs(&[6]), furs(&[3])));
}

#[test]
fn a_bag_with_one_fur_or_none_gives_what_it_has() {
    // STR-355, STR-Q26
    let mut scene = at_yurt(r#"["bag:2", "coin:1"]"#);
    scene.bag(&[5]).play("yurt 1");
    assert_eq!((scene.me().furs, scene.me().coins, scene.game.bag), (furs(&[5]), 1, furs(&[])));
    assert!(scene.happened(|event| *event == Event::Drew { who: seat(0), furs: furs(&[5]) }));
}

#[test]
fn a_basic_action_icon_gives_any_basic_action() {
    // STR-356
    let mut scene = at_yurt(r#"["basic:2"]"#);
    scene.trade_fur(5).furs(&[5]).on_tile(1, &[2, 3], false).play("yurt 1");
    assert_eq!(scene.asked(), Frame::Basic);
    assert!(
        ["coin", "horses", "step right 1", "step right 2", "hunt 2", "trade", "skip"]
            .iter()
            .all(|action| scene.can(action))
    );
    assert_eq!(scene.refused_by("visit 1"), "STR-050");
    assert_eq!(scene.refused_by("hunt 3"), "STR-073");
    assert_eq!(scene.refused_by("end"), "STR-051");
    scene.play("horses");
    assert_eq!((scene.asked(), scene.me().horses), (Frame::Basic, 4));
    scene.play("trade");
    assert_eq!((scene.asked(), scene.me().furs), (Frame::TradeBonus { left: 2 }, furs(&[])));
    scene.play("bonus coin, skip");
    assert_eq!((scene.asked(), scene.me().coins), (Frame::Turn(Step::Second), 1));
}

#[test]
fn a_hunt_icon_gives_a_whole_hunt_action() {
    // STR-361
    let mut scene = at_yurt(r#"["hunt:1"]"#);
    scene.on_tile(1, &[2, 3, 6], false).horses(1).coins(1).play("yurt 1");
    assert_eq!(scene.asked(), Frame::Hunt);
    assert_eq!((scene.refused_by("coin"), scene.refused_by("hunt 6")), ("STR-050", "STR-073"));
    assert!(scene.can("skip"));
    scene.play("hunt 3");
    assert_eq!((scene.asked(), scene.me().horses), (Frame::SecondHunt, 0));
    scene.play("hunt 2");
    assert_eq!((scene.me().furs, scene.me().coins), (furs(&[2, 3]), 0));
    assert_eq!(scene.asked(), Frame::Turn(Step::Second));
}

#[test]
fn a_move_icon_goes_one_or_two_steps_either_way() {
    // STR-362
    let mut scene = at_yurt(r#"["move:1"]"#);
    let slot = scene.game.tables.regions[0].last_slot;
    scene.at(slot).horses(6).play("yurt 1");
    assert_eq!(scene.asked(), Frame::Move);
    let steps: Vec<String> = (1..slot)
        .map(|steps| format!("step left {steps}"))
        .take(2)
        .chain(["step right 1".into(), "step right 2".into()])
        .collect();
    assert_eq!(scene.legal_like("step"), steps);
    assert_eq!(scene.refused_by("step right 3"), "STR-070");
    assert!(scene.can("skip"));
    scene.play("step right 2");
    assert_eq!((scene.me().slot, scene.me().horses), (slot + 2, 6));
}

#[test]
fn an_advanced_action_icon_needs_presence_but_no_surcharge() {
    // STR-357
    let mut scene = at_yurt(r#"["advanced:1"]"#);
    scene.outpost(4).village(4, "V1").play("yurt 1");
    assert_eq!(scene.asked(), Frame::Advanced { anywhere: false });
    assert!(scene.can("visit 1") && scene.can("visit 4") && scene.can("wish 4") && scene.can("skip"));
    assert_eq!((scene.refused_by("visit 2"), scene.refused_by("build 3")), ("STR-107", "STR-124"));
    assert_eq!(scene.refused_by("coin"), "STR-050");
    scene.play("visit 4");
    assert_eq!((scene.me().banners, scene.me().furs), (1, furs(&[])));
}

#[test]
fn an_anywhere_icon_needs_no_presence() {
    // STR-358
    let mut scene = at_yurt(r#"["advanced_anywhere:1"]"#);
    scene.village(5, "V1").play("yurt 1");
    assert!(scene.can("visit 5") && scene.can("wish 3") && scene.can("build 4"));
    scene.play("build 4");
    assert!(scene.me().built.has(region(4)));
}

#[test]
fn a_trophy_icon_has_both_parts() {
    // STR-369
    let mut scene = at_yurt(r#"["trophy:1"]"#);
    scene.furs(&[2]).play("yurt 1");
    assert_eq!(scene.asked(), Frame::TrophyMove);
    let mut stays = scene.clone();
    scene.play("advance");
    assert_eq!((scene.asked(), scene.me().furs), (Frame::TrophyReward { reach: 2 }, furs(&[])));
    scene.play("reward 2");
    assert_eq!((scene.me().story, scene.me().trophy), (2, 1));
    stays.play("skip");
    assert_eq!((stays.asked(), stays.refused_by("reward 2")), (Frame::TrophyReward { reach: 1 }, "STR-142"));
    stays.play("reward 1");
    assert_eq!((stays.me().horses, stays.me().trophy, stays.me().furs.total()), (3, 0, 1));
}

#[test]
fn a_trophy_reward_icon_moves_no_token() {
    // STR-370
    let mut scene = at_yurt(r#"["trophy_reward:1"]"#);
    scene.trophy(4).furs(&[5]).play("yurt 1");
    assert_eq!(scene.asked(), Frame::TrophyReward { reach: 4 });
    assert_eq!((scene.refused_by("advance"), scene.refused_by("reward 5")), ("STR-139", "STR-142"));
    scene.play("reward 4");
    assert_eq!((scene.me().vp, scene.me().trophy, scene.me().furs), (1, 3, furs(&[5])));
}

#[test]
fn points_scored_at_once_enter_the_base_of_the_quarter_shield() {
    // STR-359, STR-360
    let mut scene = at_yurt(r#"["vp:2"]"#);
    scene.fulfilled("B6").fulfilled("B3").vp(39).play("yurt 1");
    assert_eq!((scene.me().vp, points(&scene.game, 0, "wishes")), (41, 10 + 4));
}

#[test]
fn landscape_icons_mean_any_tile_or_one_of_a_type() {
    // STR-366
    let mut scene = Scene::new(2);
    scene.fulfilled("S6").fulfilled("B8").own_tile("L05").own_tile("L23").own_tile("L01");
    assert_eq!(points(&scene.game, 0, "wishes"), 2 * 3, "mountains");
    scene.furs(&[2, 2]);
    super::winter::into_winter(&mut scene).play("income S6");
    assert_eq!(scene.me().horses, 2 + 3 * 2, "any tiles");
}

#[test]
fn the_red_number_is_what_a_song_costs() {
    // STR-368
    for id in SongId::all() {
        let mut scene = at_song(&id.to_string());
        let cost = scene.game.tables.songs[id.index()].cost;
        scene.story(cost - 1);
        assert_eq!(scene.refused_by(&format!("sing {id}")), "STR-198");
        scene.story(cost);
        assert!(scene.can(&format!("sing {id}")));
        scene.story(12).play(&format!("sing {id}"));
        assert_eq!(scene.me().story, 12 - cost);
        assert!(scene.game.songs.contains(&Some(id)));
    }
}

#[test]
fn only_fulfilled_wishes_are_meant_by_the_icon() {
    // STR-371
    let mut scene = Scene::new(2);
    scene.fulfilled("B13").hand("S2").hand("A2");
    assert_eq!(points(&scene.game, 0, "wishes"), 1);
    scene.fulfilled("A2");
    assert_eq!(points(&scene.game, 0, "wishes"), 2);
}

#[test]
fn season_cards_work_in_their_season_only() {
    // STR-372, STR-171
    for (season, card) in ["A11", "A12", "A13"].into_iter().enumerate() {
        let mut scene = Scene::new(2);
        scene.at(3).fulfilled("A11").fulfilled("A12").fulfilled("A13").step(Step::Main).game.season =
            season as u8;
        assert_eq!(scene.legal_like("extra"), [format!("extra {card}")]);
        let others = ["A11", "A12", "A13"].into_iter().filter(|other| *other != card);
        others.for_each(|other| assert_eq!(scene.refused_by(&format!("extra {other}")), "STR-171"));
    }
}

#[test]
fn a_season_card_gives_nothing_in_winter() {
    // STR-372, STR-171
    let mut scene = Scene::new(2);
    scene.at(3).fulfilled("A11").fulfilled("A13").furs(&[2, 2]);
    super::winter::into_winter(&mut scene);
    assert_eq!(scene.asked(), Frame::Income);
    assert!(scene.legal_like("extra").is_empty());
    assert_eq!((scene.refused_by("income A11"), scene.game.season), ("STR-191", 3));
}

#[test]
fn each_part_of_a_reward_is_finished_before_the_next_begins() {
    // STR-Q117
    let mut scene = at_yurt(r#"["story:1", "coin:1", "market:1", "horse:2"]"#);
    scene.songs(&["GA6", "GB9"]).story(11).market(&[2, 2, 2, 2, 3, 8]).bag(&[4]).play("yurt 1");
    assert_eq!((scene.asked(), scene.me().coins), (Frame::StoryEnd, 0));
    scene.play("sing GA6");
    assert_eq!((scene.asked(), scene.me().coins, scene.me().horses, scene.me().vp), (Frame::Market, 1, 3, 1));
    scene.story(5).play("take 8");
    assert_eq!((scene.me().story, scene.me().horses, scene.game.market.total()), (7, 5, 6));
    let order: Vec<Token> = scene
        .log
        .iter()
        .filter_map(|event| match event {
            Event::Gained { token, .. } => Some(*token),
            _ => None,
        })
        .collect();
    assert_eq!(
        order[order.len() - 2..],
        [Token::Story, Token::Horse],
        "the bear's points come before the next part"
    );
}

#[test]
fn a_reward_that_gives_nothing_at_all_cannot_be_chosen() {
    // STR-Q34
    type Hindrance = fn(&mut Scene);
    let cases: [(&str, Hindrance); 10] = [
        ("story", |scene| {
            scene.story(12);
        }),
        ("bag", |scene| {
            scene.bag(&[]);
        }),
        ("market", |scene| {
            scene.market(&[]).bag(&[]);
        }),
        ("outpost", |scene| (scene.game.players[0].outposts, scene.game.players[0].reserve) = (5, 0)),
        ("banner", |scene| {
            let all = scene.game.banner_pool;
            scene.as_seat(1).banners(all).as_seat(0);
        }),
        ("tiger", |scene| {
            let all = scene.game.tiger_pool;
            scene.as_seat(1).tigers(all).as_seat(0);
        }),
        ("hunt", |scene| {
            scene.on_tile(1, &[], false);
        }),
        ("move", |scene| {
            for slot in 2..=12 {
                scene.gap(slot);
            }
        }),
        ("build_outpost_anywhere", |scene| {
            (scene.game.players[0].outposts, scene.game.players[0].reserve) = (5, 0)
        }),
        ("fulfil_wish_red_only", |_| ()),
    ];
    for (token, hinder) in cases {
        let mut scene = at_yurt(&format!("[\"{token}:1\"]"));
        scene.on_tile(1, &[2], false);
        assert_eq!(scene.can("yurt 1"), token != "fulfil_wish_red_only", "{token}");
        hinder(&mut scene);
        assert!(!scene.can("yurt 1"), "{token}");
        assert_eq!(scene.refused_by("yurt 1"), "STR-Q34", "{token}");
        let mut partly = at_yurt(&format!("[\"{token}:1\", \"coin:1\"]"));
        hinder(&mut partly);
        assert!(partly.can("yurt 1"), "{token} and a coin");
        partly.play("yurt 1").pass_until(|scene| matches!(scene.asked(), Frame::Turn(_)));
        assert_eq!(partly.me().coins, 1);
    }
}

#[test]
fn a_wish_that_can_be_fulfilled_makes_its_icon_worth_choosing() {
    // STR-Q34, STR-350
    let mut scene = at_yurt(r#"["fulfil_wish_red_only:1"]"#);
    scene.hand("A9").furs(&[7, 7]);
    assert!(scene.can("yurt 1"));
    scene.play("yurt 1");
    assert_eq!(scene.asked(), Frame::Fulfil);
}

#[test]
fn icons_that_let_a_player_act_can_always_be_chosen() {
    // STR-Q34
    for token in [
        "basic",
        "advanced",
        "advanced_anywhere",
        "village_anywhere",
        "trophy",
        "trophy_reward",
        "vp",
        "horse",
        "coin",
    ] {
        assert!(at_yurt(&format!("[\"{token}:1\"]")).can("yurt 1"), "{token}");
    }
}

#[test]
fn the_yurt_reward_of_the_track_needs_a_yurt_without_trophy() {
    // STR-Q34, STR-150
    let mut scene = Scene::new(2);
    for number in 1..=5 {
        scene.no_yurt(number);
    }
    scene.at(1).yurt(2, "YA3").trophy(7).step(Step::Finish).owe(Frame::Gain(Token::TrophyReward, 1));
    assert_eq!((scene.asked(), scene.refused_by("reward 7")), (Frame::TrophyReward { reach: 7 }, "STR-Q34"));
    scene.yurt(4, "YA5").play("reward 7");
    assert_eq!((scene.refused_by("yurt 2"), scene.legal_like("yurt")), ("STR-150", vec!["yurt 4".into()]));
    assert!(scene.game.songs.iter().flatten().all(|shown| *shown != song("GB9")));
}
