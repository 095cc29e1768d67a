//! How questions and choices are put: with the right price, place and gain.

use samovar_engine::Game;

use super::scene::Scene;
use crate::action::Action;
use crate::components::Token;
use crate::options::{BoardSide, Options};
use crate::state::{Frame, Step};

/// The message of an action, without the prefix all of them have.
fn put(scene: &Scene, action: &str) -> String {
    let action: Action = action.parse().expect("an action");
    scene.game.describe(action).to_string().replace("stroganov-", "")
}

fn asked(scene: &Scene) -> String {
    scene.game.question().to_string().replace("stroganov-", "")
}

#[test]
fn a_move_says_where_it_ends_and_what_it_costs() {
    let mut scene = Scene::new(2);
    scene.at(3).gap(4).horses(6);
    assert_eq!(put(&scene, "go 1"), "do-go(steps=1, slot=5, horses=0)");
    assert_eq!(put(&scene, "go 4"), "do-go(steps=4, slot=8, horses=3)");
    scene.step(Step::Basic);
    assert_eq!(put(&scene, "step right 1"), "do-step-right(steps=1, slot=5)");
    assert_eq!(put(&scene, "step left 2"), "do-step-left(steps=2, slot=1)");
    scene.at(1);
    assert_eq!(
        put(&scene, "step left 2"),
        "do-step-left(steps=2, slot=1)",
        "no further than there are tiles"
    );
}

#[test]
fn a_hunt_says_what_skipping_and_the_second_fur_cost() {
    let mut scene = Scene::new(2);
    scene.at(3).on_tile(3, &[2, 2, 5], true).horses(9).coins(1).step(Step::Basic);
    assert_eq!(put(&scene, "hunt 5"), "do-hunt(quarry=fur(value=5), slot=3, horses=2, coins=0)");
    assert_eq!(put(&scene, "hunt tiger"), "do-hunt(quarry=tiger, slot=3, horses=3, coins=0)");
    scene.play("hunt 2");
    assert_eq!(put(&scene, "hunt 5"), "do-hunt(quarry=fur(value=5), slot=3, horses=1, coins=1)");
    assert_eq!(asked(&scene), "ask-second-hunt(who=0, coins=1)");
    scene.fulfilled("A14");
    assert_eq!(put(&scene, "hunt 5"), "do-hunt(quarry=fur(value=5), slot=3, horses=1, coins=0)");
    assert_eq!(asked(&scene), "ask-second-hunt(who=0, coins=0)");
}

#[test]
fn a_second_action_says_its_surcharge() {
    let mut scene = Scene::new(2);
    scene.at(3).region_fur(2, 4).village(2, "V1").furs(&[4, 4]).wish(2, "A5").yurt(2, "YA5").step(Step::Main);
    let visit = "do-visit(region=2, reward=reward-two(one=goods-banner(count=1), two=goods-horse(count=4)))";
    assert_eq!(put(&scene, "visit 2"), visit);
    scene.step(Step::Second);
    assert_eq!(put(&scene, "visit 2"), format!("do-second(what={visit}, value=4)"));
    assert_eq!(put(&scene, "wish 2"), "do-second(what=do-wish(region=2, wish=A5, effect=wish-A5), value=4)");
    assert_eq!(put(&scene, "build 2"), "do-second(what=do-build(region=2, horses=0), value=4)");
    assert!(put(&scene, "yurt 2").starts_with("do-second(what=do-yurt(region=2, reward=reward-two("));
    assert!(put(&scene, "claim 3").starts_with("do-second(what=do-claim(slot=3, "));
    assert_eq!(put(&scene, "coin"), "do-second-any(what=do-coin)");
    assert_eq!(put(&scene, "end"), "do-end");
    assert_eq!(put(&scene, "swap 5"), "do-swap(value=5)");
    scene.fulfilled("S9");
    assert_eq!(put(&scene, "visit 2"), format!("do-second-any(what={visit})"));
}

#[test]
fn a_claim_says_its_price_and_everything_it_brings() {
    let mut scene = Scene::new(2);
    scene.at(3).region_fur(2, 4).lay_tile(4, "L12").on_tile(4, &[2, 8], false).step(Step::Main);
    let reward = "reward-three(one=goods-vp(count=3), two=goods-coin(count=1), three=goods-bag(count=1))";
    let told = format!(
        "do-claim(slot=4, tile=L12, furs=4, kind=fur-kind(value=4), gains=2, 8, tigers=0, reward={reward})"
    );
    assert_eq!(put(&scene, "claim 4"), told);
    scene.on_tile(4, &[], true);
    assert!(put(&scene, "claim 4").contains("furs=3, kind=fur-kind(value=4), gains=–, tigers=1"));
}

#[test]
fn a_payment_says_when_a_coin_goes_with_it() {
    let mut scene = Scene::new(2);
    scene.at(3).region_fur(2, 4).furs(&[4, 5, 6]).coins(2).tigers(1).on_tile(3, &[], false).step(Step::Main);
    scene.play("claim 3");
    assert_eq!(asked(&scene), "ask-pay(who=0, furs=2, kind=fur-kind(value=4), kinds=1)");
    assert_eq!(put(&scene, "pay 4"), "do-pay(quarry=fur(value=4), coins=0)");
    assert_eq!(put(&scene, "pay 5"), "do-pay(quarry=fur(value=5), coins=1)");
    assert_eq!(put(&scene, "pay tiger"), "do-pay(quarry=tiger, coins=0)");
}

#[test]
fn a_wish_says_what_it_takes_and_does() {
    let mut scene = Scene::new(2);
    scene.hand("A5").furs(&[5, 5, 5]).step(Step::Main);
    assert_eq!(put(&scene, "fulfil A5"), "do-fulfil(wish=A5, kind=fur-kind(value=5), pay=1, show=2, vp=3)");
    scene.ask(Frame::Fulfil);
    assert_eq!(put(&scene, "fulfil A5"), "do-fulfil(wish=A5, kind=fur-kind(value=5), pay=1, show=0, vp=3)");
    scene.fulfilled("S2");
    assert_eq!(put(&scene, "income S2"), "do-income(wish=S2, effect=wish-S2)");
}

#[test]
fn a_trophy_step_says_what_it_costs_in_furs_or_story_points() {
    let mut scene = Scene::with(Options { sides: [BoardSide::B; 4], ..Options::for_players(2) });
    scene.ask(Frame::TrophyMove);
    assert_eq!(put(&scene, "advance"), "do-advance(space=2, value=2)");
    scene.story(12).ask(Frame::StoryEnd);
    assert_eq!(put(&scene, "advance"), "do-advance-story(space=2, value=2)");
    let last = scene.game.track_of(scene.game.active).spaces().len() as u8;
    scene.trophy(last);
    assert_eq!(put(&scene, "advance"), "do-advance-none");
    assert_eq!(put(&scene, "reward 1"), "do-reward(space=1, reward=goods-horse(count=3))");
}

#[test]
fn every_kind_of_thing_has_words_of_its_own() {
    let ids: std::collections::HashSet<_> = Token::ALL.map(|token| crate::event::goods(token, 1).id).into();
    assert_eq!(ids.len(), Token::COUNT);
}
