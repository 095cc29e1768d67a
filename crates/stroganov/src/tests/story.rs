//! The story track and its end (catalogue 2.12).

use samovar_engine::{Game, NoLog, Seed};

use super::press::{Press, first_slot, gains, last_slot, season, times, winter};
use super::scene::{Scene, furs, seat, song};
use crate::action::Action;
use crate::components::{STORY_END, Token};
use crate::event::Event;
use crate::options::Options;
use crate::state::{Frame, Phase, Step, Stroganov};

/// Seat 0 at its main action with story points, and a dear and a cheap song on display.
fn story(points: u8) -> Scene {
    let press = Press::new(2).song("GA7", 9, &[(Token::Coin, 2), (Token::Horse, 3)]);
    let mut scene = press.song("GA6", 4, &[(Token::Coin, 1)]).scene();
    scene.at(first_slot(3)).step(Step::Main).story(points).songs(&["GA7", "GA6"]);
    scene
}

fn tell(scene: &mut Scene, points: u8) -> &mut Scene {
    scene.owe(Frame::Gain(Token::Story, points))
}

#[test]
fn every_story_point_moves_the_token_one_space() {
    // STR-178
    let mut scene = story(0);
    tell(&mut scene, 1);
    assert_eq!(scene.me().story, 1);
    tell(&mut scene, 5);
    assert_eq!(scene.me().story, 6);
    assert_eq!(gains(&scene), [(Token::Story, 1), (Token::Story, 5)]);
    assert_eq!(scene.player(1).story, 0);
}

#[test]
fn spending_story_points_moves_the_token_back() {
    // STR-178, STR-180
    let mut scene = story(11);
    tell(&mut scene, 1).play("sing GA7");
    assert_eq!(scene.me().story, 3);
}

#[test]
fn arriving_at_the_end_opens_one_song() {
    // STR-179, STR-180, STR-181
    let mut scene = story(11);
    assert_eq!(STORY_END, 12);
    tell(&mut scene, 1);
    assert_eq!(scene.asked(), Frame::StoryEnd);
    assert_eq!(scene.legal(), ["sing GA7", "sing GA6", "skip"]);
    assert_eq!(scene.refused_by("sing GA1"), "STR-196", "it is not on display");
    assert_eq!(scene.refused_by("advance"), "STR-237");
    scene.play("sing GA7");
    assert_eq!((scene.me().story, scene.me().coins, scene.me().horses), (3, 2, 3));
    assert!(scene.happened(|event| *event == Event::Sang { who: seat(0), song: song("GA7"), cost: 9 }));
    assert_eq!(scene.game.songs[..2], [Some(song("GA7")), Some(song("GA6"))], "the song stays");
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
}

#[test]
fn nothing_opens_one_space_before_the_end() {
    // STR-179
    let mut scene = story(10);
    tell(&mut scene, 1);
    assert_eq!((scene.me().story, scene.asked()), (11, Frame::Turn(Step::Main)));
}

#[test]
fn a_song_gives_everything_printed_on_it() {
    // STR-180, STR-D21
    let mut scene = story(11);
    tell(&mut scene, 1).clear_log().play("sing GA7");
    assert_eq!(gains(&scene), [(Token::Coin, 2), (Token::Horse, 3)]);
}

#[test]
fn points_beyond_the_end_are_lost() {
    // STR-182
    let mut scene = story(10);
    tell(&mut scene, 5);
    assert_eq!(scene.me().story, 12);
    assert_eq!(gains(&scene), [(Token::Story, 2)], "only what counted is told");
    assert_eq!(scene.asked(), Frame::StoryEnd);
    scene.play("sing GA6");
    assert_eq!(scene.me().story, 8, "the surplus does not come back");
}

#[test]
fn a_token_on_the_last_space_gains_nothing() {
    // STR-183, STR-D20, STR-Q68
    let mut scene = story(12);
    tell(&mut scene, 2);
    assert_eq!((scene.me().story, scene.asked()), (12, Frame::Turn(Step::Main)));
    assert!(scene.log.is_empty());
}

#[test]
fn the_end_of_the_track_can_be_used_once_a_turn() {
    // STR-184, STR-D19
    let mut scene = story(11);
    tell(&mut scene, 1).play("sing GA6").clear_log();
    tell(&mut scene, 4);
    assert_eq!((scene.me().story, scene.asked()), (12, Frame::Turn(Step::Main)));
    assert_eq!(gains(&scene), [(Token::Story, 4)], "the points come all the same");
}

#[test]
fn a_new_turn_opens_the_end_of_the_track_again() {
    // STR-184
    let mut scene = story(11);
    scene.as_seat(1).story(11).as_seat(0);
    tell(&mut scene, 1).play("sing GA6");
    scene.as_seat(1);
    scene.game.frames.push(Frame::Gain(Token::Story, 1));
    scene.game.run(&mut NoLog);
    assert_eq!(scene.asked(), Frame::StoryEnd, "another player's use does not count");
    scene.play("skip").as_seat(0).step(Step::Finish).play("end");
    scene.pass_until(|scene| scene.game.season == 1 && scene.to_decide() == Some(seat(0)));
    tell(&mut scene, 12);
    assert_eq!(scene.asked(), Frame::StoryEnd);
}

#[test]
fn the_limit_holds_for_every_seat_by_itself() {
    // STR-184
    let mut scene = story(11);
    tell(&mut scene, 1).play("sing GA6");
    scene.as_seat(1).at(first_slot(3)).step(Step::Main).story(11);
    tell(&mut scene, 1).play("sing GA6");
    tell(&mut scene, 4);
    assert_eq!((scene.player(1).story, scene.asked()), (12, Frame::Turn(Step::Main)));
    scene.as_seat(0);
    tell(&mut scene, 4);
    assert_eq!((scene.player(0).story, scene.asked()), (12, Frame::Turn(Step::Main)));
}

#[test]
fn the_end_of_the_track_may_be_declined() {
    // STR-185, STR-Q69
    let mut scene = story(11);
    tell(&mut scene, 1).play("skip");
    assert_eq!((scene.me().story, scene.me().coins), (12, 0));
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
    tell(&mut scene, 1);
    assert_eq!(scene.asked(), Frame::Turn(Step::Main), "the chance is gone while the token stays");
    scene.story(8);
    tell(&mut scene, 4);
    assert_eq!(scene.asked(), Frame::StoryEnd, "declining does not use the turn's one chance");
}

#[test]
fn two_story_bonuses_of_a_trade_are_two_blocks() {
    // STR-E22, STR-182, STR-184, STR-Q70
    let mut scene = story(11);
    let value = scene.game.trade_fur.value();
    scene.furs(&[value]).play("trade, bonus story");
    assert_eq!((scene.me().story, scene.asked()), (12, Frame::StoryEnd));
    scene.play("sing GA7");
    assert_eq!((scene.me().story, scene.asked()), (3, Frame::TradeBonus { left: 1 }));
    scene.play("bonus story");
    assert_eq!(scene.me().story, 5);
    tell(&mut scene, 7);
    assert_eq!((scene.me().story, scene.asked()), (12, Frame::Turn(Step::Second)), "no second use");
}

#[test]
fn the_end_of_the_track_comes_before_the_rest_of_the_running_effect() {
    // STR-Q70
    let mut scene = story(11);
    scene.village(3, "V3").play("visit 3");
    assert_eq!((scene.asked(), scene.me().coins), (Frame::StoryEnd, 0));
    scene.play("sing GA7");
    assert_eq!((scene.me().story, scene.me().coins), (3, 3), "then the village's coin comes");
}

#[test]
fn the_points_of_one_effect_arrive_as_one_block() {
    // STR-Q70
    let mut scene = story(9);
    tell(&mut scene, 5).play("sing GA7");
    assert_eq!(scene.me().story, 3);
    assert_eq!(times(&scene, |event| matches!(event, Event::Gained { token: Token::Story, .. })), 1);
}

#[test]
fn any_song_on_display_can_be_chosen_at_the_end() {
    // STR-Q71
    let mut scene = Press::new(2).song("GB10", 12, &[(Token::Vp, 3)]).scene();
    scene.at(first_slot(3)).step(Step::Main).story(11).songs(&["GB10"]);
    tell(&mut scene, 1).play("sing GB10");
    assert_eq!((scene.me().story, scene.me().vp), (0, 3));
}

#[test]
fn an_empty_display_gives_nothing_at_the_end() {
    // STR-Q71
    let mut scene = story(11);
    tell(scene.songs(&[]), 1);
    assert_eq!((scene.me().story, scene.asked()), (12, Frame::Turn(Step::Main)));
}

#[test]
fn a_whole_winter_is_one_turn_for_the_end_of_the_track() {
    // STR-Q72, STR-184
    let mut scene = story(10);
    scene.at(last_slot(5)).fulfilled("S4");
    winter(&mut scene);
    assert_eq!((scene.game.phase, scene.asked()), (Phase::Income, Frame::StoryEnd), "by the card's income");
    scene.play("sing GA6");
    assert_eq!(scene.player(0).story, 10, "8 points, and 2 for the storyteller");
    let mut scene = story(10);
    scene.at(last_slot(5)).fulfilled("S4").fulfilled("A7");
    winter(&mut scene).play("sing GA6");
    assert_eq!(scene.player(0).story, 12, "8, the other card's 2, and 2 more in the same Winter");
    assert_eq!(times(&scene, |event| matches!(event, Event::Sang { .. })), 1);
    assert!(scene.happened(|event| *event == Event::Gained { who: seat(0), token: Token::Story, count: 2 }));
    assert_ne!(scene.asked(), Frame::StoryEnd);
}

#[test]
fn winter_is_another_turn_than_autumn() {
    // STR-Q72
    let mut scene = story(11);
    scene.at(last_slot(5));
    tell(&mut scene, 1).play("sing GA6").story(10);
    winter(&mut scene);
    assert_eq!((scene.game.phase, scene.asked()), (Phase::SecondStory, Frame::StoryEnd));
}

#[test]
fn only_winter_gives_story_points_outside_the_own_turn() {
    // STR-Q73
    let mut scene = story(0);
    scene.as_seat(1).story(11).at(last_slot(5)).as_seat(0);
    scene.village(3, "V3").play("visit 3, end");
    assert_eq!(scene.player(1).story, 11, "nothing came in the other's turn");
    scene.as_seat(0);
    winter(&mut scene);
    assert_eq!((scene.to_decide(), scene.asked()), (Some(seat(1)), Frame::StoryEnd));
}

#[test]
fn the_end_of_the_track_is_out_of_reach_in_setup() {
    // STR-Q73
    for players in 2..=4 {
        let seed = Seed::from_text("setup");
        let mut game = Stroganov::new(&Options::for_players(players), seed);
        while game.phase == Phase::Draft {
            assert_eq!(game.frames.top(), Some(Frame::Draft));
            let (wish, _) = game.offer.iter().flatten().next().copied().unwrap();
            game.apply(Action::Draft(wish), &mut NoLog);
            assert!(game.players.iter().all(|player| player.story <= 2));
        }
    }
}

#[test]
fn a_song_at_the_end_can_lead_to_more_questions() {
    // STR-180
    let mut scene = Press::new(2).song("GA4", 6, &[(Token::Vp, 2), (Token::Market, 1)]).scene();
    scene.at(first_slot(3)).step(Step::Main).story(11).songs(&["GA4"]).market(&[2, 3, 4, 5, 6, 7]);
    tell(&mut scene, 1).play("sing GA4");
    assert_eq!((scene.me().vp, scene.asked()), (2, Frame::Market));
    scene.play("take 7");
    assert_eq!((scene.me().furs, scene.me().story), (furs(&[7]), 6));
}

#[test]
fn the_points_are_kept_from_season_to_season() {
    // STR-178
    let mut scene = story(7);
    season(&mut scene, 2);
    assert_eq!(scene.player(0).story, 7);
}
