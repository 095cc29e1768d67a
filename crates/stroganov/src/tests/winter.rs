//! The end of the seasons, income, storytelling and songs (catalogue 2.13 and 2.14).

use super::scene::{Scene, fur, furs, region, seat, song, wish, yurt};
use crate::action::Action;
use crate::components::Token;
use crate::event::Event;
use crate::state::{Frame, Phase, Step};

/// Makes the active player the last one of the season, with nothing left but to end the turn.
pub(super) fn last_turn(scene: &mut Scene) -> &mut Scene {
    let all = (1 << scene.game.options.cossacks()) - 1;
    scene.game.done = all & !(1 << scene.game.active.index());
    if scene.game.options.players == 1 {
        scene.game.automa.flipped = 3 * (scene.game.year - 1) + scene.game.season + 1;
    }
    scene.step(Step::Finish)
}

/// Ends the last turn of Autumn: Winter comes and runs on to its first question.
pub(super) fn into_winter(scene: &mut Scene) -> &mut Scene {
    scene.game.season = 2;
    last_turn(scene).play("end")
}

/// Goes through Winter without doing anything, up to the next Spring or the end.
pub(super) fn new_year(scene: &mut Scene) -> &mut Scene {
    into_winter(scene).pass_until(|scene| scene.game.season == 0)
}

/// Where something stands in the log.
pub(super) fn when(scene: &Scene, event: impl Fn(&Event) -> bool) -> usize {
    scene.log.iter().position(event).expect("it happened")
}

fn gained(scene: &Scene, who: u8, token: Token) -> usize {
    when(
        scene,
        |event| matches!(event, Event::Gained { who: other, token: what, .. } if *other == seat(who) && *what == token),
    )
}

#[test]
fn a_season_ends_when_everybody_has_had_a_turn() {
    // STR-186
    let mut scene = Scene::new(3);
    scene.as_seat(0).at(4).as_seat(1).at(9).as_seat(2).at(6);
    scene.game.done = 0b010;
    scene.as_seat(2).step(Step::Finish).play("end");
    assert_eq!((scene.game.season, scene.game.done, scene.to_decide()), (0, 0b110, Some(seat(0))));
    assert!(!scene.happened(|event| matches!(event, Event::SeasonBegan { .. })));
    scene.step(Step::Finish).play("end");
    assert_eq!((scene.game.year, scene.game.season, scene.game.done), (1, 1, 0));
    assert_eq!((scene.game.phase, scene.to_decide()), (Phase::Season, Some(seat(1))));
    assert!(scene.happened(|event| *event == Event::SeasonBegan { year: 1, season: 1 }));
}

#[test]
fn winter_follows_every_autumn_and_only_autumn() {
    // STR-188
    for year in 1..=4 {
        let mut scene = Scene::new(2);
        scene.game.year = year;
        scene.as_seat(1).furs(&[3, 3]).as_seat(0);
        scene.game.season = 1;
        last_turn(&mut scene).play("end");
        assert_eq!((scene.game.season, scene.game.phase), (2, Phase::Season));
        scene.clear_log();
        into_winter(&mut scene);
        assert_eq!((scene.game.year, scene.game.season, scene.game.phase), (year, 3, Phase::Income));
        assert!(scene.happened(|event| *event == Event::SeasonBegan { year, season: 3 }));
        assert!(!scene.happened(|event| matches!(event, Event::TurnBegan { .. })));
    }
}

#[test]
fn winter_is_income_then_stories_then_songs_then_administration() {
    // STR-189
    let mut scene = Scene::new(2);
    scene.songs(&["GA6", "GA7"]).as_seat(0).at(5).story(5);
    into_winter(&mut scene).play("sing GA6").pass_until(|scene| scene.game.season == 0);
    let income =
        |who| move |event: &Event| matches!(event, Event::Income { who: other, .. } if *other == seat(who));
    let moments = [
        when(&scene, income(0)),
        when(&scene, income(1)),
        gained(&scene, 0, Token::Story),
        gained(&scene, 1, Token::Story),
        when(&scene, |event| matches!(event, Event::Sang { .. })),
        when(&scene, |event| *event == Event::CossacksHome),
        when(&scene, |event| *event == Event::SeasonBegan { year: 2, season: 0 }),
    ];
    assert!(moments.is_sorted(), "{moments:?}");
}

#[test]
fn income_is_two_horses_and_one_for_every_banner() {
    // STR-190
    let mut scene = Scene::new(3);
    scene.as_seat(1).banners(1).horses(1).as_seat(2).banners(2).as_seat(0);
    new_year(&mut scene);
    assert_eq!([0, 1, 2].map(|who| scene.player(who).horses), [2, 4, 4]);
    for (who, horses) in [(0, 2), (1, 3), (2, 4)] {
        assert!(scene.happened(|event| *event == Event::Income { who: seat(who), horses }));
    }
}

#[test]
fn winter_cards_add_their_income_one_by_one_or_at_the_end_of_the_window() {
    // STR-191, STR-D29, STR-E23
    let mut scene = Scene::new(2);
    scene.as_seat(0).banners(3).fulfilled("S2").fulfilled("S3").fulfilled("S5").outpost(1).outpost(3);
    into_winter(&mut scene);
    assert_eq!((scene.asked(), scene.me().horses), (Frame::Income, 5));
    let mut at_once = scene.clone();
    at_once.play("end");
    assert_eq!((at_once.player(0).horses, at_once.player(0).coins), (12, 1));
    scene.play("income S5");
    assert_eq!((scene.me().horses, scene.me().coins), (9, 0));
    assert_eq!(scene.refused_by("income S5"), "STR-Q75");
    scene.play("income S3");
    assert_eq!((scene.me().horses, scene.me().coins), (9, 1));
    scene.play("end");
    assert_eq!((scene.player(0).horses, scene.player(0).coins), (12, 1));
}

#[test]
fn a_card_brings_horses_for_every_tile_and_every_outpost() {
    // STR-191, STR-305, STR-306
    let mut scene = Scene::new(2);
    scene.as_seat(0).fulfilled("S6").own_tile("L01").own_tile("L02").own_tile("L03");
    scene.as_seat(1).fulfilled("S5").outpost(2).as_seat(0);
    scene.furs(&[2, 2]);
    into_winter(&mut scene).play("income S6");
    assert_eq!(scene.me().horses, 2 + 6);
    scene.pass_until(|scene| scene.game.season == 0);
    assert_eq!(scene.player(1).horses, 2 + 2);
}

#[test]
fn income_that_leaves_no_choice_is_taken_without_asking() {
    // STR-191, STR-Q74
    let mut scene = Scene::new(2);
    scene.songs(&["GA3", "GA5"]).as_seat(0).fulfilled("S3").fulfilled("S4");
    into_winter(&mut scene);
    assert_eq!((scene.game.year, scene.game.season), (2, 0), "nobody had to decide anything");
    assert_eq!((scene.player(0).coins, scene.player(0).story), (1, 2 + 2));
}

#[test]
fn goods_come_before_story_points_where_income_is_taken_without_asking() {
    // STR-Q74
    let mut scene = Scene::new(2);
    scene.as_seat(0).fulfilled("S4").fulfilled("S3").story(10).songs(&["GA6", "GA7"]);
    into_winter(&mut scene);
    assert_eq!((scene.asked(), scene.me().coins, scene.me().story), (Frame::StoryEnd, 1, 12));
    assert_eq!(scene.game.phase, Phase::Income);
    scene.play("skip");
    assert_eq!((scene.player(0).horses, scene.player(0).coins), (2, 1));
}

#[test]
fn the_order_of_income_is_asked_where_a_song_could_raise_another_card() {
    // STR-Q74, STR-305: the outpost of the song counts for S5 where A7 comes first.
    let mut scene = Scene::new(2);
    scene.as_seat(0).fulfilled("S5").fulfilled("A7").outpost(1).story(10).songs(&["GA3"]);
    into_winter(&mut scene);
    assert_eq!((scene.asked(), scene.me().horses), (Frame::Income, 2));
    let mut closed = scene.clone();
    closed.play("end");
    assert_eq!((closed.asked(), closed.me().horses), (Frame::StoryEnd, 2 + 2), "counted when it is closed");
    closed.play("sing GA3, build 2");
    assert_eq!(closed.player(0).horses, 4);
    scene.play("income A7, sing GA3, build 2");
    assert_eq!((scene.player(0).horses, scene.player(0).built.len()), (2 + 4, 2));
}

#[test]
fn the_order_of_income_is_asked_for_tiles_too() {
    // STR-Q74, STR-306: the song claims a tile.
    let mut scene = Scene::new(2);
    scene.as_seat(0).fulfilled("S6").fulfilled("S4").own_tile("L01").story(10).songs(&["GA1"]);
    into_winter(&mut scene);
    assert_eq!((scene.asked(), scene.me().horses), (Frame::Income, 2));
    for (story, songs) in [(9, &["GA1"][..]), (10, &[])] {
        let mut scene = Scene::new(2);
        scene.as_seat(0).fulfilled("S6").fulfilled("S4").own_tile("L01").story(story).songs(songs);
        into_winter(&mut scene);
        assert_ne!(scene.game.phase, Phase::Income, "the order cannot matter");
    }
}

#[test]
fn the_end_of_the_track_is_open_for_auxiliary_actions_while_stories_are_told() {
    // STR-Q74, STR-154, STR-193
    let mut scene = Scene::new(2);
    scene.as_seat(0).at(5).story(10).songs(&["GA7"]).furs(&[2, 3]).market(&[4, 4, 5, 5, 6, 6]);
    into_winter(&mut scene).play("end");
    assert_eq!((scene.asked(), scene.game.phase), (Frame::StoryEnd, Phase::SecondStory));
    assert!(scene.can("swap 4"));
}

#[test]
fn winter_cards_that_can_give_nothing_are_refused() {
    // STR-191, STR-372
    let mut scene = Scene::new(2);
    for card in ["S4", "S5", "S6", "A5", "S1"] {
        scene.as_seat(0).fulfilled(card);
    }
    scene.story(12).furs(&[2, 2, 2]);
    into_winter(&mut scene);
    scene.bag(&[]);
    for card in ["S4", "S5", "S6", "A5"] {
        assert_eq!(scene.refused_by(&format!("income {card}")), "STR-Q34");
    }
    assert_eq!(scene.refused_by("income S1"), "STR-191");
    assert_eq!(scene.refused_by("income S2"), "STR-191");
    scene.outpost(1).own_tile("L01").story(11).bag(&[3]);
    assert!(["S4", "S5", "S6", "A5"].into_iter().all(|card| scene.can(&format!("income {card}"))));
}

#[test]
fn a_winter_card_gives_nothing_in_other_seasons() {
    // STR-372, STR-191
    let mut scene = Scene::new(2);
    scene.fulfilled("S3").fulfilled("A9").furs(&[2, 2]).at(3).step(Step::Main);
    assert_eq!(scene.refused_by("income S3"), "STR-191");
    assert_eq!(scene.refused_by("income A9"), "STR-191");
}

#[test]
fn the_bag_fur_of_a_winter_card_may_be_taken_or_left() {
    // STR-191, STR-317, STR-Q74
    let mut scene = Scene::new(2);
    scene.as_seat(0).fulfilled("A5").fulfilled("S3");
    into_winter(&mut scene);
    let mut left = scene.clone();
    let bag = left.game.bag;
    left.play("end");
    assert_eq!((left.player(0).furs, left.player(0).coins), (furs(&[]), 1));
    assert!(!left.happened(|event| matches!(event, Event::Drew { .. })));
    assert_eq!(bag.total() + 6, left.game.bag.total() + left.game.market.total());
    scene.bag(&[3, 5]).play("income A5, keep 5");
    assert_eq!((scene.player(0).furs, scene.game.bag.count(fur(3)) > 0), (furs(&[5]), true));
}

#[test]
fn an_advanced_action_of_income_is_taken_at_once_and_anywhere() {
    // STR-192, STR-321, STR-Q75
    let mut scene = Scene::new(2);
    scene.as_seat(0).at(1).fulfilled("A9").village(5, "V1").village(4, "V3");
    into_winter(&mut scene);
    assert_eq!(scene.asked(), Frame::Income, "a card that may be used is asked for");
    scene.play("income A9");
    assert_eq!(scene.asked(), Frame::Advanced { anywhere: true });
    assert!(scene.can("visit 4") && scene.can("visit 5") && scene.can("skip"));
    assert_eq!(scene.refused_by("claim 12"), "STR-131", "the price of the tile is not waived");
    scene.play("visit 5");
    assert_eq!((scene.me().banners, scene.me().horses), (1, 2 + 4));
    assert_eq!((scene.game.phase, scene.player(1).horses), (Phase::Income, 0), "it is not kept for later");
    assert_eq!(scene.refused_by("income A9"), "STR-Q75");
}

#[test]
fn an_advanced_action_of_income_can_claim_any_tile_at_its_price() {
    // STR-Q75, STR-Q79
    let mut scene = Scene::new(2);
    let last = scene.game.tables.regions[4].last_slot;
    let tile = scene.game.slot(last).tile.unwrap();
    scene
        .as_seat(1)
        .at(last)
        .as_seat(0)
        .at(1)
        .fulfilled("A9")
        .region_fur(5, 7)
        .on_tile(last, &[], false)
        .furs(&[7, 7, 3]);
    let rest: Vec<_> = scene.game.row[..11].iter().map(|slot| slot.tile).collect();
    into_winter(&mut scene);
    assert_eq!(scene.to_decide(), Some(seat(0)), "the other one's window was empty");
    scene.play(&format!("income A9, claim {last}"));
    assert_eq!(scene.game.slot(last).tile, None);
    assert!(scene.me().tiles.has(tile));
    assert_eq!(scene.me().furs.count(fur(7)), 0);
    assert_eq!(
        (scene.player(1).slot, scene.game.in_order()[0]),
        (last, seat(1)),
        "the Cossack stays in the gap"
    );
    scene.pass_until(|scene| scene.game.season == 0);
    assert_eq!(scene.game.row[..11].iter().map(|slot| slot.tile).collect::<Vec<_>>(), rest);
    assert!(scene.game.slot(last).tile.is_some_and(|new| new != tile));
    assert_eq!(scene.game.in_order(), [seat(1), seat(0)]);
}

#[test]
fn a_winter_action_not_used_in_the_income_window_is_lost() {
    // STR-Q74, STR-Q75
    let mut scene = Scene::new(2);
    scene.as_seat(0).at(3).fulfilled("A9").furs(&[2, 2]);
    into_winter(&mut scene).play("end");
    assert_eq!((scene.asked(), scene.to_decide()), (Frame::Songs { taken: false }, Some(seat(0))));
    assert_eq!(scene.refused_by("income A9"), "STR-191");
    assert!(!scene.happened(|event| matches!(event, Event::Visited { .. })));
}

#[test]
fn only_the_first_two_in_player_order_tell_a_story() {
    // STR-193, STR-194, STR-E24
    let mut scene = Scene::new(4);
    scene.as_seat(0).at(3).as_seat(1).at(7).as_seat(2).at(5).as_seat(3).at(9).as_seat(0);
    new_year(&mut scene);
    assert_eq!([0, 1, 2, 3].map(|who| scene.player(who).story), [0, 1, 0, 2]);
    assert!(gained(&scene, 3, Token::Story) < gained(&scene, 1, Token::Story));
}

#[test]
fn with_two_players_the_first_gains_two_and_the_second_one() {
    // STR-Q77
    let mut scene = Scene::new(2);
    scene.as_seat(0).at(3).as_seat(1).at(7).as_seat(0);
    new_year(&mut scene);
    assert_eq!([0, 1].map(|who| scene.player(who).story), [1, 2]);
}

#[test]
fn the_end_of_the_track_is_resolved_before_storytelling_goes_on() {
    // STR-195
    let mut scene = Scene::new(2);
    scene.songs(&["GA6", "GA7"]).as_seat(0).at(3).story(10).as_seat(1).story(11).as_seat(0);
    into_winter(&mut scene);
    assert_eq!((scene.asked(), scene.to_decide(), scene.me().story), (Frame::StoryEnd, Some(seat(0)), 12));
    assert_eq!(scene.player(1).story, 11);
    scene.play("sing GA6");
    assert_eq!((scene.player(0).story, scene.player(0).vp), (9, 1));
    assert_eq!((scene.asked(), scene.to_decide(), scene.me().story), (Frame::StoryEnd, Some(seat(1)), 12));
    scene.play("skip");
    assert_eq!((scene.asked(), scene.to_decide()), (Frame::Songs { taken: false }, Some(seat(0))));
}

#[test]
fn songs_are_chosen_from_right_to_left_one_each() {
    // STR-196, STR-D31
    let mut scene = Scene::new(3);
    scene.songs(&["GA6", "GA7", "GA10"]);
    scene
        .as_seat(0)
        .at(3)
        .story(9)
        .as_seat(1)
        .at(7)
        .story(9)
        .as_seat(2)
        .at(5)
        .story(9)
        .furs(&[2, 2])
        .as_seat(0);
    into_winter(&mut scene)
        .pass_until(|scene| scene.game.phase == Phase::Songs && !scene.game.frames.all().is_empty());
    assert_eq!(scene.to_decide(), Some(seat(1)));
    scene.play("sing GA7, end");
    assert_eq!(scene.to_decide(), Some(seat(2)));
    scene.play("sing GA6");
    assert_eq!((scene.to_decide(), scene.asked()), (Some(seat(2)), Frame::Songs { taken: true }));
    assert_eq!(scene.refused_by("sing GA10"), "STR-196");
    scene.play("end");
    assert_eq!(scene.to_decide(), Some(seat(0)));
    assert!(scene.can("sing GA10"));
}

#[test]
fn a_song_costs_its_red_number_and_no_less_will_do() {
    // STR-197, STR-198, STR-368
    let mut scene = Scene::new(2);
    scene.songs(&["GA4", "GA5"]).as_seat(0).at(3).story(4).furs(&[2, 2]);
    let cost = |id: &str| scene.game.tables.songs[song(id).index()].cost;
    assert_eq!((cost("GA4"), cost("GA5")), (6, 7), "the first storyteller has just enough for one of them");
    into_winter(&mut scene).play("end");
    assert_eq!(scene.asked(), Frame::Songs { taken: false });
    assert_eq!(scene.refused_by("sing GA5"), "STR-198");
    scene.play("sing GA4");
    assert_eq!((scene.me().story, scene.me().vp), (0, 2));
    assert!(scene.happened(|event| *event == Event::Sang { who: seat(0), song: song("GA4"), cost: 6 }));
    assert_eq!(scene.asked(), Frame::Market, "its reward comes at once");
}

#[test]
fn a_song_taken_is_gone_for_those_who_come_later() {
    // STR-199
    let mut scene = Scene::new(2);
    scene.songs(&["GA6", "GA7"]).as_seat(0).at(3).story(5).as_seat(1).story(5).as_seat(0);
    into_winter(&mut scene).play("sing GA6");
    assert_eq!((scene.player(0).vp, scene.player(0).horses), (1, 2 + 3));
    scene.pass_until(|scene| scene.to_decide() == Some(seat(1)));
    assert_eq!(scene.game.songs, [None, Some(song("GA7")), None, None]);
    assert_eq!(scene.refused_by("sing GA6"), "STR-196");
    assert!(scene.can("sing GA7"));
}

#[test]
fn who_takes_no_song_keeps_the_story_points() {
    // STR-200, STR-214
    let mut scene = Scene::new(2);
    scene.songs(&["GA6", "GA7"]).as_seat(0).at(3).story(5);
    into_winter(&mut scene);
    assert!(scene.can("sing GA6"));
    scene.play("end").pass_until(|scene| scene.game.season == 0);
    assert_eq!((scene.player(0).story, scene.player(1).story), (7, 1));
    assert!(!scene.happened(|event| matches!(event, Event::Sang { .. })));
}

#[test]
fn the_fourth_winter_ends_the_game_without_administration() {
    // STR-201, STR-220
    let mut scene = Scene::new(2);
    scene.as_seat(0).at(3).game.year = 4;
    let (row, market) = (scene.game.row, scene.game.market);
    into_winter(&mut scene);
    assert_eq!((scene.to_decide(), scene.game.phase, scene.game.year), (None, Phase::Over, 4));
    assert_eq!((scene.player(0).slot, scene.player(0).story, scene.player(0).horses), (3, 2, 2));
    assert_eq!((scene.game.row, scene.game.market), (row, market));
    assert!(!scene.happened(|event| *event == Event::CossacksHome));
    assert!(matches!(scene.log.last(), Some(Event::GameOver)));
}

#[test]
fn the_third_winter_is_followed_by_a_fourth_year() {
    // STR-201
    let mut scene = Scene::new(2);
    scene.as_seat(0).game.year = 3;
    into_winter(&mut scene);
    assert_eq!((scene.game.year, scene.game.season, scene.game.phase), (4, 0, Phase::Season));
}

#[test]
fn each_player_has_two_winter_windows_for_auxiliary_actions_in_player_order() {
    // STR-Q74, STR-D28, STR-154, STR-155
    let mut scene = Scene::new(2);
    scene.songs(&["GA6", "GA7"]);
    scene.as_seat(0).at(3).furs(&[2, 2, 2, 2]).as_seat(1).at(5).furs(&[3, 3, 3, 3]).as_seat(0);
    into_winter(&mut scene);
    assert_eq!((scene.asked(), scene.to_decide()), (Frame::Income, Some(seat(1))));
    assert_eq!((scene.player(1).horses, scene.player(0).horses), (2, 0), "income comes player by player");
    let wanted = scene.game.market.lowest().unwrap();
    scene.play(&format!("swap {wanted}"));
    assert_eq!((scene.asked(), scene.me().furs.total()), (Frame::Income, 3));
    scene.play("end");
    assert_eq!((scene.asked(), scene.to_decide(), scene.me().horses), (Frame::Income, Some(seat(0)), 2));
    assert_eq!((scene.player(0).story, scene.player(1).story), (0, 0));
    scene.as_seat(1).story(8).as_seat(0).play("end");
    assert_eq!((scene.asked(), scene.to_decide()), (Frame::Songs { taken: false }, Some(seat(1))));
    assert!(scene.can(&format!("swap {}", scene.game.market.lowest().unwrap())));
    scene.play("sing GA6");
    assert_eq!(scene.asked(), Frame::Songs { taken: true });
    assert!(!scene.legal_like("swap").is_empty(), "the window stays open after the song");
    scene.play("end");
    assert_eq!((scene.asked(), scene.to_decide()), (Frame::Songs { taken: false }, Some(seat(0))));
    scene.play("end");
    assert_eq!((scene.game.year, scene.game.season), (2, 0));
}

#[test]
fn who_comes_first_in_winter_takes_what_another_wanted_too() {
    // STR-Q74, STR-D28
    let mut scene = Scene::new(2);
    scene
        .as_seat(0)
        .at(5)
        .market(&[2, 2, 2, 2, 2, 7])
        .furs(&[3, 3])
        .as_seat(1)
        .furs(&[4, 4])
        .as_seat(0)
        .bag(&[]);
    into_winter(&mut scene).play("swap 7");
    assert_eq!(scene.me().furs, furs(&[7]));
    scene.pass_until(|scene| scene.to_decide() == Some(seat(1)));
    assert_eq!((scene.asked(), scene.refused_by("swap 7")), (Frame::Income, "STR-354"));
}

#[test]
fn a_winter_card_fulfilled_in_the_income_window_gives_its_income() {
    // STR-Q76
    let mut scene = Scene::new(2);
    scene.as_seat(0).at(3).hand("S3").furs(&[4, 4]).market(&[7, 7, 7, 7, 6, 6]);
    into_winter(&mut scene);
    assert_eq!(scene.refused_by("income S3"), "STR-191");
    scene.play("fulfil S3");
    assert!(scene.player(0).fulfilled.has(wish("S3")));
    assert_eq!(scene.player(0).coins, 1);
}

#[test]
fn a_winter_card_fulfilled_in_the_song_window_waits_for_the_next_winter() {
    // STR-Q76
    let mut scene = Scene::new(2);
    scene.as_seat(0).at(3).hand("S3").furs(&[4, 4]).market(&[7, 7, 7, 7, 6, 6]);
    into_winter(&mut scene).play("end");
    assert_eq!(scene.asked(), Frame::Songs { taken: false });
    scene.play("fulfil S3").pass_until(|scene| scene.game.season == 0);
    assert_eq!((scene.player(0).coins, scene.player(0).fulfilled.has(wish("S3"))), (0, true));
    new_year(scene.as_seat(0));
    assert_eq!(scene.player(0).coins, 1);
}

#[test]
fn the_end_of_the_track_and_a_song_may_be_used_in_one_winter() {
    // STR-Q78
    let mut scene = Scene::new(2);
    scene.songs(&["GA6", "GA5"]).as_seat(0).at(3).story(10);
    into_winter(&mut scene).play("sing GA6");
    assert_eq!((scene.asked(), scene.me().story), (Frame::Songs { taken: false }, 9));
    assert!(scene.can("sing GA6"), "it stayed on the display");
    scene.play("sing GA5, skip");
    assert_eq!((scene.player(0).story, scene.player(0).vp), (2, 1 + 2));
}

#[test]
fn the_end_of_the_track_is_used_once_a_winter_whatever_was_used_before() {
    // STR-Q72
    let mut scene = Scene::new(2);
    scene.songs(&["GA6", "GA7"]).as_seat(0).at(3).fulfilled("S4").story(10);
    scene.game.story_end_used = 0b11;
    into_winter(&mut scene);
    assert_eq!((scene.asked(), scene.game.phase), (Frame::StoryEnd, Phase::Income));
    scene.play("sing GA6").story(11).pass_until(|scene| scene.game.phase == Phase::Songs);
    assert_eq!((scene.player(0).story, scene.asked()), (12, Frame::Songs { taken: false }));
}

#[test]
fn a_song_taken_in_winter_cannot_be_used_again_while_it_runs() {
    // STR-Q119
    let mut scene = Scene::new(2);
    scene.songs(&["GA1", "GA6"]).as_seat(0).at(3).story(10).yurt(1, "YA2").furs(&[2, 2]);
    into_winter(&mut scene).play("end, skip");
    assert_eq!((scene.asked(), scene.me().story), (Frame::Songs { taken: false }, 12));
    scene.play("sing GA1, yurt 1");
    assert_eq!((scene.asked(), scene.me().story), (Frame::StoryEnd, 12));
    assert_eq!(scene.refused_by("sing GA1"), "STR-196");
    assert!(scene.can("sing GA6"));
}

#[test]
fn a_yurt_cannot_be_used_again_while_it_runs() {
    // STR-Q119
    let mut scene = Scene::new(2);
    scene.songs(&["GA1", "GA6"]).as_seat(0).at(1).story(11).yurt(1, "YA1").yurt(2, "YA5").step(Step::Main);
    scene.play("yurt 1");
    assert_eq!((scene.asked(), scene.game.yurts[0]), (Frame::StoryEnd, None));
    scene.play("sing GA1");
    assert_eq!((scene.asked(), scene.refused_by("yurt 1")), (Frame::Advanced { anywhere: true }, "STR-119"));
    assert!(scene.can("yurt 2") && !scene.game.yurts.contains(&Some(yurt("YA1"))));
    assert!(crate::legal::check(&scene.game, Action::Visit(region(1))).is_ok());
}

#[test]
fn what_a_winter_window_or_administration_reveals_cannot_be_taken_back() {
    let mut scene = Scene::new(2);
    scene.as_seat(0).at(3).furs(&[2, 2]);
    into_winter(&mut scene);
    let before = scene.game.reveals;
    scene.play("end");
    assert_eq!(scene.asked(), Frame::Songs { taken: false });
    let closed = scene.game.reveals;
    assert!(closed > before);
    scene.play("end");
    assert_eq!(
        (scene.game.season, scene.game.reveals > closed + 1),
        (0, true),
        "a window and administration"
    );
}
