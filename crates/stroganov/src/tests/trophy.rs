//! Trophies and side b of the player boards (catalogue 2.8, 2.17).

use samovar_engine::GameOptions;

use super::press::{Press, first_slot, gains, points, times, when};
use super::scene::{Scene, fur, furs, seat, song};
use crate::action::Quarry;
use crate::components::{Space, Token, TrackId};
use crate::event::Event;
use crate::options::{BoardSide, Colour, Options};
use crate::state::{Frame, Step};

/// Seat 0 at its main action with the trophy token on a space of side a.
fn token_on(space: u8) -> Scene {
    let mut scene = Scene::new(2);
    scene.at(first_slot(3)).trophy(space).step(Step::Main);
    scene
}

fn receive(scene: &mut Scene) -> &mut Scene {
    scene.owe(Frame::Gain(Token::Trophy, 1))
}

/// The spaces of the active player's track.
fn spaces(scene: &Scene) -> &'static [Space] {
    scene.game.track_of(scene.game.active).spaces()
}

/// The fur demanded by a space, counted from 1.
fn fur_on(scene: &Scene, space: u8) -> Option<u8> {
    spaces(scene)[usize::from(space) - 1].fur.map(|fur| fur.value())
}

/// The space of the active player's token, from 1.
fn space(scene: &Scene) -> u8 {
    scene.me().trophy + 1
}

fn last_space(scene: &Scene) -> u8 {
    spaces(scene).len() as u8
}

fn rewards(from: u8, to: u8) -> Vec<String> {
    (from..=to).map(|space| format!("reward {space}")).collect()
}

/// A scene on side b of a colour, with the story token just about to arrive at the end.
fn side_b(colour: Colour) -> Scene {
    let mut scene = Press::new(2).side_b(colour).scene();
    scene.at(first_slot(3)).step(Step::Main).story(11).songs(&[]);
    scene
}

fn reach_story_end(scene: &mut Scene) -> &mut Scene {
    scene.owe(Frame::Gain(Token::Story, 1))
}

#[test]
fn a_trophy_moves_the_token_first_and_gives_a_reward_then() {
    // STR-139, STR-140
    let mut scene = token_on(1);
    let value = fur_on(&scene, 2).unwrap();
    scene.furs(&[value]);
    let bag = scene.game.bag.count(fur(value));
    receive(&mut scene);
    assert_eq!(scene.asked(), Frame::TrophyMove);
    assert_eq!(scene.refused_by("reward 1"), "STR-139", "the move comes first");
    scene.play("advance");
    assert_eq!(space(&scene), 2);
    assert!(scene.me().furs.is_empty());
    assert_eq!(scene.game.bag.count(fur(value)), bag + 1);
    assert!(scene.happened(|event| *event == Event::TrophyMoved { who: seat(0), space: 2 }));
    assert_eq!(scene.asked(), Frame::TrophyReward { reach: 2 });
    scene.play("reward 1");
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
    assert_eq!(space(&scene), 2, "one space and no more");
}

#[test]
fn the_move_demands_the_fur_of_the_space_moved_to() {
    // STR-140
    let mut scene = token_on(3);
    let (here, next) = (fur_on(&scene, 3).unwrap(), fur_on(&scene, 4).unwrap());
    scene.ask(Frame::TrophyMove).furs(&[here]);
    assert!(!scene.can("advance"));
    assert_eq!(scene.refused_by("advance"), "STR-140");
    scene.furs(&[next]);
    assert!(scene.can("advance"));
    scene.furs(&[here]).coins(1);
    assert!(scene.can("advance"));
    scene.furs(&[]).coins(0).tigers(1);
    assert!(scene.can("advance"));
}

#[test]
fn a_coin_or_a_tiger_pays_for_the_move_like_for_anything() {
    // STR-140
    let mut scene = token_on(1);
    let other = if fur_on(&scene, 2) == Some(5) { 6 } else { 5 };
    receive(scene.furs(&[other]).coins(1)).play("advance");
    assert_eq!((space(&scene), scene.me().coins, scene.me().furs.total()), (2, 0, 0));
    let paid = Event::Paid { who: seat(0), what: Quarry::Fur(fur(other)), coin: true };
    assert!(scene.happened(|event| *event == paid));
}

#[test]
fn the_token_stays_where_nobody_pays() {
    // STR-141, STR-143
    let mut scene = token_on(2);
    let value = fur_on(&scene, 3).unwrap();
    receive(scene.furs(&[value])).play("skip");
    assert_eq!(space(&scene), 2);
    assert_eq!(scene.me().furs, furs(&[value]));
    assert_eq!(scene.asked(), Frame::TrophyReward { reach: 2 });
    assert!(!scene.happened(|event| matches!(event, Event::TrophyMoved { .. })));
}

#[test]
fn nobody_is_asked_for_a_move_that_cannot_be_paid() {
    // STR-141, STR-143
    let mut scene = token_on(2);
    receive(&mut scene);
    assert_eq!(scene.asked(), Frame::TrophyReward { reach: 2 });
    assert_eq!(scene.legal_like("reward"), rewards(1, 2));
    assert_eq!(space(&scene), 2);
}

#[test]
fn a_reward_lies_at_the_token_or_above_it() {
    // STR-142
    let mut scene = token_on(3);
    let value = fur_on(&scene, 4).unwrap();
    receive(scene.furs(&[value])).play("advance");
    assert_eq!(scene.legal_like("reward"), rewards(1, 4));
    assert_eq!(scene.refused_by("reward 5"), "STR-142");
    assert_eq!(scene.refused_by("reward 8"), "STR-142");
    assert_eq!(scene.refused_by("reward 9"), "STR-142");
    assert!(scene.can("skip"), "a reward may be left");
    scene.play("skip");
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
    assert!(gains(&scene).is_empty());
}

#[test]
fn three_horses_are_open_from_the_start() {
    // STR-144, STR-143
    let mut scene = token_on(1);
    receive(&mut scene).play("reward 1");
    assert_eq!(scene.me().horses, 3);
    assert_eq!(space(&scene), 1);
    assert_eq!(scene.asked(), Frame::Turn(Step::Main), "one reward only");
}

#[test]
fn the_second_reward_is_two_story_points() {
    // STR-145
    let mut scene = token_on(2);
    receive(&mut scene).play("reward 2");
    assert_eq!(scene.me().story, 2);
    assert_eq!(gains(&scene), [(Token::Story, 2)]);
}

#[test]
fn the_third_reward_visits_any_village_but_the_trophy_village() {
    // STR-146, STR-Q56
    let mut scene = token_on(3);
    scene.village(5, "V1").village(2, "V5");
    receive(&mut scene).play("reward 3");
    assert_eq!(scene.asked(), Frame::Village { trophy: false });
    assert_eq!(scene.legal_like("visit"), ["visit 1", "visit 3", "visit 4", "visit 5"]);
    assert!(!scene.can("visit 2"));
    assert_eq!(scene.refused_by("visit 2"), "STR-146");
    assert_eq!(scene.refused_by("yurt 1"), "STR-050");
    scene.play("visit 5");
    assert_eq!((scene.me().banners, scene.me().horses, scene.me().furs.total()), (1, 4, 0));
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
}

#[test]
fn a_village_with_nothing_to_give_is_no_reward_either() {
    // STR-146
    let mut scene = token_on(3);
    scene.village(2, "V4").market(&[]).bag(&[]);
    receive(&mut scene).play("reward 3");
    assert!(!scene.can("visit 2"));
    assert_eq!(scene.refused_by("visit 2"), "STR-Q34");
    scene.play("skip");
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
}

#[test]
fn the_fourth_reward_is_a_point() {
    // STR-147
    let mut scene = token_on(4);
    receive(&mut scene).play("reward 4");
    assert_eq!(scene.me().vp, 1);
    assert_eq!(gains(&scene), [(Token::Vp, 1)]);
}

#[test]
fn the_fifth_reward_is_a_bag_fur_and_two_horses() {
    // STR-148
    let mut scene = token_on(5);
    receive(scene.bag(&[3, 6])).play("reward 5");
    assert_eq!(scene.asked(), Frame::Keep(fur(3), fur(6)));
    assert_eq!(scene.me().horses, 0, "the fur comes first");
    scene.play("keep 6");
    assert_eq!((scene.me().furs, scene.me().horses), (furs(&[6]), 2));
    assert_eq!(scene.game.bag, furs(&[3]));
}

#[test]
fn the_sixth_reward_is_a_market_fur_and_two_story_points() {
    // STR-149
    let mut scene = token_on(6);
    receive(scene.market(&[2, 3, 4, 5, 6, 7]).bag(&[4])).play("reward 6, take 7");
    assert_eq!((scene.me().furs, scene.me().story), (furs(&[7]), 2));
    assert_eq!(scene.game.market, furs(&[2, 3, 4, 4, 5, 6]));
}

#[test]
fn the_seventh_reward_uses_any_yurt_without_a_trophy_symbol() {
    // STR-150, STR-Q56
    let mut scene = token_on(7);
    scene.yurt(1, "YA5").yurt(2, "YA3").no_yurt(4);
    receive(&mut scene).play("reward 7");
    assert_eq!(scene.asked(), Frame::Yurt);
    assert_eq!(scene.legal_like("yurt"), ["yurt 1", "yurt 3", "yurt 5"]);
    assert!(!scene.can("yurt 2") && !scene.can("yurt 4"));
    assert_eq!(scene.refused_by("yurt 2"), "STR-150");
    assert_eq!(scene.refused_by("yurt 4"), "STR-119");
    scene.play("yurt 1");
    assert_eq!(scene.game.yurts[0], None);
    assert!(scene.me().coins > 0 && scene.me().furs.is_empty());
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
}

#[test]
fn the_yurt_reward_is_none_where_only_trophy_yurts_lie() {
    // STR-150
    let mut scene = token_on(7);
    scene.yurt(2, "YA3").no_yurt(1).no_yurt(3).no_yurt(4).no_yurt(5);
    receive(&mut scene);
    assert_eq!(scene.legal_like("reward"), rewards(1, 6));
    assert_eq!(scene.refused_by("reward 7"), "STR-Q34");
}

#[test]
fn the_last_reward_is_two_different_ones_from_above() {
    // STR-151, STR-Q52
    let mut scene = token_on(8);
    receive(&mut scene).play("reward 8");
    assert_eq!(scene.asked(), Frame::TwoRewards { first: 0 });
    assert_eq!(scene.legal_like("reward"), rewards(1, 7));
    assert_eq!(scene.refused_by("reward 8"), "STR-Q52", "not itself again");
    scene.play("reward 4");
    assert_eq!(scene.me().vp, 1);
    assert_eq!(scene.asked(), Frame::TwoRewards { first: 4 });
    assert!(!scene.can("reward 4"));
    assert_eq!(scene.refused_by("reward 4"), "STR-151");
    assert_eq!(scene.refused_by("reward 8"), "STR-Q52");
    scene.play("reward 1");
    assert_eq!((scene.me().vp, scene.me().horses), (1, 3));
    assert_eq!(scene.asked(), Frame::Turn(Step::Main), "two and no more");
}

#[test]
fn the_first_of_two_rewards_is_finished_before_the_second_is_chosen() {
    // STR-Q52
    let mut scene = token_on(8);
    scene.village(4, "V1");
    receive(&mut scene).play("reward 8, reward 3");
    assert_eq!(scene.asked(), Frame::Village { trophy: false });
    scene.play("visit 4");
    assert_eq!(scene.asked(), Frame::TwoRewards { first: 3 });
    assert!(scene.can("reward 2") && !scene.can("reward 3"));
    scene.play("skip");
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
}

#[test]
fn the_same_reward_on_two_spaces_counts_once_among_two_different_ones() {
    // STR-Q52
    let mut scene = Press::new(2).side_b(Colour::Yellow).trophy_reward("Tby4", "horse:3").scene();
    scene.at(first_slot(3)).trophy(8).step(Step::Main);
    receive(&mut scene).play("reward 8, reward 1");
    assert!(!scene.can("reward 4"));
    assert_eq!(scene.refused_by("reward 4"), "STR-151");
    assert!(scene.can("reward 2"));
}

#[test]
fn the_rewards_of_side_a_lie_in_the_order_of_the_track() {
    // STR-152, STR-Q50
    let scene = token_on(1);
    let parts =
        |space: &Space| space.reward.parts().iter().map(|part| (part.token, part.count)).collect::<Vec<_>>();
    let printed: Vec<_> = spaces(&scene).iter().map(parts).collect();
    let expected: [&[(Token, u8)]; 8] = [
        &[(Token::Horse, 3)],
        &[(Token::Story, 2)],
        &[(Token::VillageNoTrophy, 1)],
        &[(Token::Vp, 1)],
        &[(Token::Bag, 1), (Token::Horse, 2)],
        &[(Token::Market, 1), (Token::Story, 2)],
        &[(Token::YurtNoTrophy, 1)],
        &[(Token::TwoRewards, 1)],
    ];
    assert_eq!(printed, expected);
}

#[test]
fn the_token_starts_on_a_first_space_without_fur_and_moves_seven_times_at_most() {
    // STR-Q50
    let mut scene = Scene::new(2);
    assert_eq!(space(&scene), 1);
    let demanded: Vec<Option<u8>> = (1..=8).map(|space| fur_on(&scene, space)).collect();
    assert_eq!(demanded, [None, Some(2), Some(3), Some(4), Some(5), Some(6), Some(7), Some(8)]);
    let shields: Vec<u8> = spaces(&scene).iter().map(|space| space.shield).collect();
    assert_eq!(shields, [0, 1, 0, 3, 0, 6, 0, 10]);
    scene.at(first_slot(3)).step(Step::Main).tigers(8);
    for moves in 1..=7 {
        receive(&mut scene).play("advance, reward 1");
        assert_eq!(space(&scene), moves + 1);
    }
    receive(&mut scene);
    assert_eq!(scene.asked(), Frame::TrophyReward { reach: 8 });
    assert_eq!(scene.me().tigers, 1);
}

#[test]
fn a_token_on_the_last_space_stays_there_and_still_brings_a_reward() {
    // STR-Q51
    let mut scene = token_on(8);
    let mut asked = scene.clone();
    assert_eq!(asked.ask(Frame::TrophyMove).tigers(1).refused_by("advance"), "STR-Q51");
    assert!(!asked.can("advance"));
    receive(scene.furs(&[2, 3, 4, 5, 6, 7, 8]));
    assert_eq!(scene.asked(), Frame::TrophyReward { reach: 8 });
    assert_eq!(scene.legal_like("reward"), rewards(1, 8));
    scene.play("reward 1");
    assert_eq!((scene.me().horses, scene.me().furs.total()), (3, 7));
}

#[test]
fn a_reward_without_a_trophy_leaves_the_token_alone() {
    // STR-142, STR-Q53
    let mut scene = token_on(2);
    scene.fulfilled("S7").tigers(1).owe(Frame::Gain(Token::TrophyReward, 1));
    assert_eq!(scene.asked(), Frame::TrophyReward { reach: 2 });
    scene.play("reward 2");
    assert_eq!((space(&scene), scene.me().story, scene.me().tigers), (2, 2, 1));
}

#[test]
fn two_trophies_come_one_after_the_other() {
    // STR-139
    let mut scene = token_on(1);
    scene.tigers(2).owe(Frame::Gain(Token::Trophy, 2)).play("advance, reward 1");
    assert_eq!(scene.asked(), Frame::TrophyMove);
    scene.play("advance, reward 1");
    assert_eq!((space(&scene), scene.me().horses), (3, 6));
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
}

#[test]
fn the_card_reaches_one_space_below_the_moved_token() {
    // STR-307, STR-316, STR-Q55
    for card in ["S7", "A4"] {
        let mut scene = token_on(3);
        let value = fur_on(&scene, 4).unwrap();
        receive(scene.fulfilled(card).furs(&[value])).play("advance");
        assert_eq!(scene.legal_like("reward"), rewards(1, 5));
        assert_eq!(scene.refused_by("reward 6"), "STR-142");
        assert_eq!(space(&scene), 4, "the token itself goes one space");
    }
}

#[test]
fn from_the_space_before_the_last_the_card_gives_two_different_rewards() {
    // STR-308, STR-316, STR-E09, STR-D43
    for card in ["S7", "A4"] {
        let mut scene = token_on(6);
        let value = fur_on(&scene, 7).unwrap();
        receive(scene.fulfilled(card).furs(&[value])).play("advance, reward 8, reward 1");
        assert_eq!(space(&scene), 7);
        assert_eq!(scene.refused_by("reward 1"), "STR-151", "they have to be different");
        scene.play("reward 4");
        assert_eq!((scene.me().horses, scene.me().vp), (3, 1));
    }
}

#[test]
fn both_cards_together_reach_no_further_than_one() {
    // STR-309, STR-316
    let mut scene = token_on(3);
    receive(scene.fulfilled("S7").fulfilled("A4").tigers(1)).play("advance");
    assert_eq!(scene.legal_like("reward"), rewards(1, 5));
    assert_eq!(scene.refused_by("reward 6"), "STR-142");
}

#[test]
fn the_card_does_nothing_for_a_token_that_stays() {
    // STR-Q53
    let mut scene = token_on(3);
    receive(scene.fulfilled("S7").tigers(1)).play("skip");
    assert_eq!(scene.asked(), Frame::TrophyReward { reach: 3 });
    let mut scene = token_on(3);
    receive(scene.fulfilled("A4"));
    assert_eq!(scene.legal_like("reward"), rewards(1, 3));
}

#[test]
fn the_card_does_nothing_on_the_last_space() {
    // STR-Q54
    let mut scene = token_on(7);
    receive(scene.fulfilled("S7").tigers(1)).play("advance");
    assert_eq!(scene.asked(), Frame::TrophyReward { reach: 8 });
    let mut scene = Press::new(2).side_b(Colour::Blue).scene();
    let last = last_space(&scene);
    scene.at(first_slot(3)).trophy(last - 1).step(Step::Main).fulfilled("S7").tigers(1);
    receive(&mut scene).play("advance");
    assert_eq!(scene.asked(), Frame::TrophyReward { reach: last });
}

#[test]
fn songs_and_actions_anywhere_may_visit_the_trophy_village() {
    // STR-Q56
    let mut scene = token_on(1);
    scene.village(5, "V5").owe(Frame::Gain(Token::VillageAnywhere, 1));
    assert_eq!(scene.legal_like("visit").len(), 5);
    scene.play("visit 5");
    assert_eq!(scene.asked(), Frame::TrophyReward { reach: 1 });
    scene.play("reward 1").owe(Frame::Gain(Token::AdvancedAnywhere, 1));
    assert!(scene.can("visit 5"));
}

#[test]
fn only_the_last_shield_reached_counts() {
    // STR-Q50
    let mut scene = token_on(1);
    let expected = [0, 1, 1, 3, 3, 6, 6, 10];
    for (space, points_there) in (1..).zip(expected) {
        scene.trophy(space);
        assert_eq!(points(&scene, 0, "stroganov-score-trophies"), points_there);
    }
}

#[test]
fn boards_may_show_side_b_and_sides_may_be_mixed() {
    // STR-235, STR-236
    let options = Options { sides: [BoardSide::B; 4], ..Options::for_players(4) };
    let scene = Scene::with(options);
    let tracks = [TrackId::BlueB, TrackId::RedB, TrackId::GreenB, TrackId::YellowB];
    for (number, track) in tracks.into_iter().enumerate() {
        assert_eq!(scene.game.options.track(number), track);
    }
    let sides = [BoardSide::A, BoardSide::B, BoardSide::A, BoardSide::B];
    let values = Options { sides, ..Options::for_players(4) }.write();
    let mixed = Options::read(&values).expect("mixed sides are allowed");
    let expected = [TrackId::SideA, TrackId::RedB, TrackId::SideA, TrackId::YellowB];
    assert_eq!([0, 1, 2, 3].map(|number| mixed.track(number)), expected);
    assert_eq!(Scene::with(mixed).game.options.sides, sides);
}

#[test]
fn on_side_b_story_points_move_the_token_instead_of_a_fur() {
    // STR-237, STR-238, STR-239, STR-E08
    let mut scene = side_b(Colour::Yellow);
    let before = (2..=8).find(|space| fur_on(&scene, *space) == Some(5)).expect("a space with a 5") - 1;
    scene.trophy(before).furs(&[5]);
    reach_story_end(&mut scene);
    assert_eq!(scene.asked(), Frame::StoryEnd);
    assert!(scene.can("advance") && scene.can("skip"));
    scene.play("advance");
    assert_eq!((scene.me().story, space(&scene)), (7, before + 1));
    assert_eq!(scene.me().furs, furs(&[5]), "the fur is kept");
    assert_eq!(times(&scene, |event| matches!(event, Event::Paid { .. })), 0);
    assert!(scene.happened(|event| *event == Event::TrophyMoved { who: seat(0), space: before + 1 }));
    assert_eq!(scene.asked(), Frame::TrophyReward { reach: before + 1 });
    scene.play("reward 1");
    assert_eq!(scene.me().horses, 3);
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
}

#[test]
fn the_reward_of_the_story_option_is_any_at_the_new_position_or_above() {
    // STR-239, STR-D23
    let mut scene = side_b(Colour::Yellow);
    reach_story_end(scene.trophy(3)).play("advance");
    assert_eq!(scene.legal_like("reward"), rewards(1, 4));
    assert_eq!(scene.refused_by("reward 5"), "STR-142");
}

#[test]
fn the_story_option_needs_the_end_of_the_track() {
    // STR-237
    let mut scene = side_b(Colour::Yellow);
    scene.story(10);
    reach_story_end(&mut scene);
    assert_eq!((scene.me().story, scene.asked()), (11, Frame::Turn(Step::Main)));
    let mut scene = side_b(Colour::Yellow);
    scene.trophy(7).ask(Frame::StoryEnd).story(7);
    assert!(!scene.can("advance"));
    assert_eq!(scene.refused_by("advance"), "STR-237", "more points than there are");
    scene.story(8);
    assert!(scene.can("advance"));
}

#[test]
fn a_song_or_a_trophy_step_but_not_both() {
    // STR-240, STR-D22
    let song_cost = 4;
    let mut scene = Press::new(2).side_b(Colour::Yellow).song("GA7", song_cost, &[(Token::Coin, 2)]).scene();
    scene.at(first_slot(3)).step(Step::Main).story(11).songs(&["GA7"]);
    reach_story_end(&mut scene);
    assert!(scene.can("sing GA7") && scene.can("advance"));
    let mut other = scene.clone();
    scene.play("sing GA7");
    assert_eq!((scene.me().story, scene.me().coins, space(&scene)), (8, 2, 1));
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
    let cost = fur_on(&other, 2).unwrap();
    other.play("advance, reward 1");
    assert_eq!((other.me().story, other.me().coins, space(&other)), (12 - cost, 0, 2));
    assert_eq!(other.asked(), Frame::Turn(Step::Main));
    for scene in [&mut scene, &mut other] {
        scene.story(11);
        reach_story_end(scene);
        assert_eq!(scene.asked(), Frame::Turn(Step::Main), "the end of the track is used up for this turn");
    }
}

#[test]
fn a_trophy_step_uses_the_end_of_the_track_for_its_own_seat() {
    // STR-240
    let mut scene = side_b(Colour::Yellow);
    scene.as_seat(1).at(first_slot(3)).story(11);
    reach_story_end(&mut scene).play("advance, reward 1").story(11);
    reach_story_end(&mut scene);
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
    scene.as_seat(0);
    reach_story_end(&mut scene);
    assert_eq!(scene.asked(), Frame::StoryEnd, "the other seat has not used it");
}

#[test]
fn side_a_has_no_story_option() {
    // STR-Q92, STR-237
    let mut scene = Press::new(2).side_b(Colour::Yellow).side(0, BoardSide::A).scene();
    scene.at(first_slot(3)).step(Step::Main).story(11).songs(&["GA7"]);
    reach_story_end(&mut scene);
    assert_eq!(scene.asked(), Frame::StoryEnd);
    assert!(!scene.can("advance"));
    assert_eq!(scene.refused_by("advance"), "STR-237");
    assert!(scene.can("sing GA7"));
    scene.play("skip").as_seat(1).at(first_slot(3)).step(Step::Main).story(11);
    reach_story_end(&mut scene);
    assert!(scene.can("advance"), "the neighbour's board shows side b");
}

#[test]
fn the_opponent_of_a_solo_game_does_not_lend_the_story_option() {
    // STR-Q92
    let mut scene = Scene::with(Options::for_players(1));
    scene.story(11).songs(&["GA7"]).step(Step::Main);
    reach_story_end(&mut scene);
    assert!(!scene.can("advance"));
}

#[test]
fn the_blue_track_is_shorter_at_normal_prices() {
    // STR-241, STR-D27
    let blue = Press::new(2).side_b(Colour::Blue).scene();
    let plain = Scene::new(2);
    assert!(last_space(&blue) < last_space(&plain));
    let priced = (2..=last_space(&blue)).all(|space| fur_on(&blue, space).is_some());
    assert!(priced, "every move costs a fur");
    let mut scene = blue;
    let moves = last_space(&scene) - 1;
    scene.at(first_slot(3)).step(Step::Main).tigers(moves);
    for _ in 0..moves {
        receive(&mut scene).play("advance, reward 1");
    }
    assert_eq!((space(&scene), scene.me().tigers), (last_space(&scene), 0));
    assert_eq!(points(&scene, 0, "stroganov-score-trophies"), 10);
    receive(&mut scene);
    assert_eq!(scene.asked(), Frame::TrophyReward { reach: last_space(&scene) });
}

#[test]
fn every_second_move_on_the_red_track_is_free() {
    // STR-242, STR-D25
    let mut scene = Press::new(2).side_b(Colour::Red).scene();
    scene.at(first_slot(3)).step(Step::Main).tigers(4);
    for moves in 1..=7 {
        let before = scene.me().tigers;
        assert_eq!(fur_on(&scene, moves + 1).is_none(), moves % 2 == 1, "move {moves}");
        receive(&mut scene).play("advance, reward 1");
        assert_eq!(before - scene.me().tigers, 1 - moves % 2, "move {moves}");
    }
    let mut scene = Press::new(2).side_b(Colour::Red).scene();
    scene.at(first_slot(3)).step(Step::Main).trophy(3);
    receive(&mut scene);
    assert_eq!(scene.asked(), Frame::TrophyMove, "also without any fur");
    scene.play("advance");
    assert_eq!(space(&scene), 4);
}

#[test]
fn the_green_track_brings_a_coin_on_arriving_at_every_second_space() {
    // STR-243, STR-D26
    let mut scene = Press::new(2).side_b(Colour::Green).scene();
    scene.at(first_slot(3)).step(Step::Main).tigers(7);
    for moves in 1..=7u16 {
        let before = scene.me().coins;
        receive(&mut scene).play("advance");
        assert_eq!(scene.me().coins - before, moves % 2, "space {}", moves + 1);
        assert!(matches!(scene.asked(), Frame::TrophyReward { .. }), "the coin is there before the choice");
        scene.play("reward 1");
        assert_eq!(scene.me().coins - before, moves % 2);
    }
    let coin = when(&scene, |event| matches!(event, Event::Gained { token: Token::Coin, .. }));
    let horses = when(&scene, |event| matches!(event, Event::Gained { token: Token::Horse, .. }));
    assert!(coin < horses);
}

#[test]
fn the_green_coin_comes_with_the_story_option_too_but_not_without_a_move() {
    // STR-D26
    let mut scene = side_b(Colour::Green);
    reach_story_end(&mut scene).play("advance");
    assert_eq!((space(&scene), scene.me().coins), (2, 1));
    let mut scene = Press::new(2).side_b(Colour::Green).scene();
    scene.at(first_slot(3)).step(Step::Main).trophy(4);
    receive(&mut scene).play("reward 4");
    assert_eq!(scene.me().coins, 0, "no move, no coin");
    let mut scene = Press::new(2).side_b(Colour::Green).scene();
    scene.at(first_slot(3)).step(Step::Main).trophy(2).fulfilled("S7").tigers(1);
    receive(&mut scene).play("advance, reward 4");
    assert_eq!((space(&scene), scene.me().coins, scene.me().vp), (3, 0, 1), "reaching further is no arrival");
}

#[test]
fn the_yellow_track_has_higher_shields() {
    // STR-244, STR-D24
    let mut scene = Press::new(2).side_b(Colour::Yellow).scene();
    let shields: Vec<u8> =
        spaces(&scene).iter().map(|space| space.shield).filter(|shield| *shield > 0).collect();
    assert_eq!(shields, [2, 5, 9, 14]);
    let last = last_space(&scene);
    scene.trophy(last);
    assert_eq!(points(&scene, 0, "stroganov-score-trophies"), 14);
    assert_eq!(points(&scene, 1, "stroganov-score-trophies"), 0);
}

#[test]
fn a_space_without_fur_costs_no_story_points_but_the_use_of_the_end() {
    // STR-Q89
    let mut scene = side_b(Colour::Red);
    reach_story_end(scene.trophy(3)).play("advance, reward 1");
    assert_eq!((scene.me().story, space(&scene)), (12, 4));
    assert!(!scene.happened(|event| matches!(event, Event::PaidStory { .. })));
    scene.story(11);
    reach_story_end(&mut scene);
    assert_eq!(scene.asked(), Frame::Turn(Step::Main));
    assert_eq!(scene.me().story, 12);
}

#[test]
fn the_story_points_of_a_trophy_step_are_told() {
    // STR-237
    let mut scene = side_b(Colour::Yellow);
    reach_story_end(scene.trophy(4)).play("advance");
    assert!(scene.happened(|event| *event == Event::PaidStory { who: seat(0), story: 5 }));
}

#[test]
fn a_reward_still_to_be_chosen_follows_the_token() {
    // STR-142: a bear taken at the question moves the token by the end of the story track.
    let mut scene = Press::new(2).side_b(Colour::Yellow).scene();
    scene.at(first_slot(3)).step(Step::Main).story(10).songs(&[]).horses(5).market(&[2, 3, 4, 5, 6, 8]);
    scene.owe(Frame::Gain(Token::TrophyReward, 1));
    assert_eq!(scene.asked(), Frame::TrophyReward { reach: 1 });
    scene.play("buy 8, advance, reward 1");
    assert_eq!((scene.asked(), space(&scene)), (Frame::TrophyReward { reach: 2 }, 2));
    assert!(scene.can("reward 1") && scene.can("reward 2"));
}

#[test]
fn a_card_fulfilled_after_the_move_is_too_late_for_its_reward() {
    // STR-Q61, STR-307: it speaks of the moment in which the token moves.
    let mut scene = Press::new(2).side_b(Colour::Yellow).scene();
    scene.at(first_slot(3)).step(Step::Main).tigers(8).hand("S7");
    receive(&mut scene).play("advance, fulfil S7");
    while !matches!(scene.asked(), Frame::TrophyReward { .. }) {
        scene.play(&scene.legal()[0].clone());
    }
    assert_eq!((scene.asked(), scene.refused_by("reward 3")), (Frame::TrophyReward { reach: 2 }, "STR-142"));
    scene.play("reward 1");
    receive(&mut scene).play("advance");
    assert_eq!(scene.asked(), Frame::TrophyReward { reach: 4 });
}

#[test]
fn on_the_last_space_only_the_song_is_left() {
    // STR-Q90
    let mut scene = side_b(Colour::Yellow);
    let last = last_space(&scene);
    reach_story_end(scene.trophy(last).songs(&["GA7"]));
    assert_eq!(scene.asked(), Frame::StoryEnd);
    assert!(!scene.can("advance") && scene.can("sing GA7"));
    assert_eq!(scene.refused_by("advance"), "STR-Q90");
    assert!(scene.game.songs.contains(&Some(song("GA7"))));
    let mut scene = side_b(Colour::Yellow);
    reach_story_end(scene.trophy(last));
    assert_eq!(scene.asked(), Frame::Turn(Step::Main), "without a song nothing is left to choose");
}

#[test]
fn the_card_also_reaches_further_after_a_move_by_story_points() {
    // STR-Q91
    let mut scene = side_b(Colour::Yellow);
    reach_story_end(scene.trophy(3).fulfilled("S7")).play("advance");
    assert_eq!(scene.asked(), Frame::TrophyReward { reach: 5 });
}
