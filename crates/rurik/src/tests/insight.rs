//! What bots know: how much better a position is for what a player has more.

use samovar_engine::{Insight, Turn};

use super::loading::{at, three};
use super::scene::{Scene, seat};
use crate::components::RUNGS;
use crate::state::{Frame, Phase, Rurik};

/// A quiet stage: an action phase in the first round, where nobody has anything.
fn stage() -> Scene {
    let mut scene = Scene::new(2);
    scene.action_phase().no_rebels().no_troops(0).no_troops(1).turn_of(0);
    scene.coins(0, 0).coins(1, 0).agenda(0, "regal").agenda(1, "capable");
    scene
}

/// How much better the first seat stands after a change.
fn gain(before: &Scene, change: impl Fn(&mut Scene) -> &mut Scene) -> f32 {
    let mut after = before.clone();
    change(&mut after);
    after.game.evaluate(seat(0)) - before.game.evaluate(seat(0))
}

fn about(value: f32, expected: f32) {
    assert!((value - expected).abs() < 1e-4, "{value} is not {expected}");
}

#[test]
fn stock_is_worth_something_and_less_towards_the_end() {
    let early = stage();
    // 7/8 of the game are to come.
    about(gain(&early, |scene| scene.coins(0, 1)), 0.25 * 0.875);
    about(gain(&early, |scene| scene.coins(0, 6)), 6.0 * 0.25 * 0.875);
    about(gain(&early, |scene| scene.coins(0, 9)), 6.0 * 0.25 * 0.875);
    about(gain(&early, |scene| scene.hand(0, "S01")), 0.35 * 0.875);
    let mut late = stage();
    late.round(4);
    about(gain(&late, |scene| scene.coins(0, 1)), 0.25 * 0.125);
    about(gain(&late, |scene| scene.hand(0, "S01")), 0.35 * 0.125);
    // What the others have is theirs.
    about(gain(&early, |scene| scene.coins(1, 4)), 0.0);
}

#[test]
fn a_region_with_troops_counts_for_the_troops_the_rule_and_the_track() {
    let empty = stage();
    let one = gain(&empty, |scene| scene.troops(0, "kiev", 1));
    let two = gain(&empty, |scene| scene.troops(0, "kiev", 2));
    about(two - one, 0.3 * 0.875);
    // One troop, one region ruled, one occupied; and half of the way to the first rung of the rule track.
    let rungs = &empty.game.tables.claim[0];
    let share = 0.4 * f32::from(rungs[0].vp) / f32::from(rungs[0].need);
    about(one, (0.3 + 0.5 + 0.2) * 0.875 + share);
}

#[test]
fn a_rung_that_is_reached_counts_in_full() {
    let empty = stage();
    let rungs = &empty.game.tables.claim[0];
    let towns = ["kiev", "chernigov", "smolensk"];
    let need = usize::from(rungs[0].need);
    let ruled = gain(&empty, |scene| {
        for at in &towns[..need] {
            scene.troops(0, at, 1);
        }
        scene
    });
    let next = f32::from(rungs[1].vp) - f32::from(rungs[0].vp);
    let share = 0.4 * next * f32::from(rungs[0].need) / f32::from(rungs[1].need);
    about(ruled, need as f32 * (0.3 + 0.5 + 0.2) * 0.875 + f32::from(rungs[0].vp) + share);
    // What was claimed stays claimed.
    let claimed = gain(&empty, |scene| scene.claims(0, [1, 0, 0]));
    about(claimed, f32::from(rungs[0].vp));
}

#[test]
fn war_and_deeds_count_as_far_as_they_are_certain() {
    let peace = stage();
    // Alone ahead in war: what that scores at the end, nearly, and the way there.
    let ahead = gain(&peace, |scene| scene.warfare(0, 2));
    let mut scene = peace.clone();
    scene.warfare(0, 2);
    let points = f32::from(scene.game.warfare_points(0));
    assert!(points > 0.0);
    about(ahead, 0.7 * points + 2.0 * 0.2 * 0.875);
}

#[test]
fn at_the_end_points_count_and_who_has_more_is_half_a_point_better() {
    let mut scene = Scene::new(2);
    scene.chance("an end");
    let mut game = scene.game;
    let mut dice = 7usize;
    while let Turn::Decide(_) = samovar_engine::Game::turn(&game) {
        let mut actions = samovar_engine::ActionList::new();
        samovar_engine::Game::legal_actions(&game, &mut actions);
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        samovar_engine::Game::play_unchecked(&mut game, actions[(dice >> 33) % actions.len()]);
    }
    let rows = game.count_up().rows;
    let totals: Vec<f32> = rows.iter().map(|row| row.total as f32).collect();
    assert_ne!(totals[0], totals[1], "choose another chance");
    for side in 0..2 {
        let sign = (totals[side] - totals[1 - side]).signum();
        about(game.evaluate(seat(side as u8)), totals[side] + 0.5 * sign);
    }
}

#[test]
fn goods_count_in_stock_and_on_the_boat() {
    let mut empty = stage();
    empty.agenda(0, "committed");
    let rung = empty.game.tables.claim[2][0];
    let aboard = |goods: f32| 0.4 * f32::from(rung.vp) * goods / f32::from(rung.need);
    // The boat has one space for furs.
    about(gain(&empty, |scene| scene.goods(0, "fur 1")), 0.25 * 0.875 + aboard(1.0));
    about(gain(&empty, |scene| scene.goods(0, "fur 2")), 2.0 * 0.25 * 0.875 + aboard(1.0));
    about(gain(&empty, |scene| scene.goods(0, "fur 14")), 14.0 * 0.25 * 0.875 + aboard(1.0));
    about(gain(&empty, |scene| scene.goods(0, "fur 15")), 14.0 * 0.25 * 0.875 + aboard(1.0));
    about(gain(&empty, |scene| scene.goods(0, "fur 1, ore 1")), 2.0 * 0.25 * 0.875 + aboard(2.0));
}

#[test]
fn structures_count_by_themselves_and_connected() {
    let empty = stage();
    let rung = empty.game.tables.claim[1][0];
    let connected = 0.4 * f32::from(rung.vp) / f32::from(rung.need);
    let one = |scene: &mut Scene| {
        scene.built(0, "kiev", "church").built(0, "kiev", "market");
    };
    let both = gain(&empty, |scene| {
        one(scene);
        scene
    });
    about(both, 2.0 * 0.4 * 0.875 + connected);
    let apart = gain(&empty, |scene| {
        one(scene);
        scene.built(0, "novgorod", "market")
    });
    about(apart, 3.0 * 0.4 * 0.875 + connected);
}

#[test]
fn cards_and_war_count_up_to_a_limit() {
    let empty = stage();
    let deeds = ["hoard", "trade-route", "send-gifts", "market-day", "law-giver"];
    let with_deeds = |count: usize| {
        gain(&empty, |scene| {
            for deed in &deeds[..count] {
                scene.deed(0, deed);
            }
            scene
        })
    };
    about(with_deeds(1), 0.3 * 0.875);
    about(with_deeds(4), 4.0 * 0.3 * 0.875);
    about(with_deeds(5), 4.0 * 0.3 * 0.875);
    let schemes = ["S01", "S02", "S03", "S04", "S05"];
    let with_schemes = |count: usize| {
        gain(&empty, |scene| {
            for card in &schemes[..count] {
                scene.hand(0, card);
            }
            scene
        })
    };
    about(with_schemes(4), 4.0 * 0.35 * 0.875);
    about(with_schemes(5), 4.0 * 0.35 * 0.875);
    // Behind in war, advances count only for the way there.
    let mut war = stage();
    war.warfare(1, 20);
    let second = |places: u8| gain(&war, |scene| scene.warfare(0, places));
    about(second(6) - second(5), 0.2 * 0.875);
    about(second(7) - second(6), 0.0);
}

#[test]
fn deeds_accomplished_and_an_agenda_that_is_met_count_at_once() {
    let empty = stage();
    let vp =
        |scene: &Scene, word: &str| f32::from(scene.game.tables.deeds[super::scene::deed(word).index()].vp);
    about(gain(&empty, |scene| scene.accomplished(0, "capital-city")), vp(&empty, "capital-city"));
    let met = |scene: &Scene, word: &str| {
        let mut scene = scene.clone();
        scene.agenda(0, word);
        (scene.game.meets_agenda(0), scene.game.evaluate(seat(0)))
    };
    let mut builder = stage();
    builder.claims(0, [0, 1, 0]);
    let (yes, no) = (met(&builder, "committed"), met(&builder, "regal"));
    assert_eq!((yes.0, no.0), (true, false));
    about(yes.1 - no.1, 1.5);
}

#[test]
fn the_top_of_a_track_wants_more_than_a_number() {
    let empty = stage();
    let rungs = empty.game.tables.claim[0];
    let [below, top] = [rungs[RUNGS - 2], rungs[RUNGS - 1]];
    assert!(!top.with.is_empty() && below.with.is_empty());
    let towns = ["kiev", "chernigov", "smolensk", "polotsk", "volyn", "pereyaslavl"];
    assert!(towns.len() > usize::from(top.need), "more than enough, but not novgorod");
    let ruled = gain(&empty, |scene| {
        for at in towns {
            scene.troops(0, at, 1);
        }
        scene
    });
    let hope = f32::from(below.vp) + 0.4 * (f32::from(top.vp) - f32::from(below.vp));
    about(ruled, 6.0 * (0.3 + 0.5 + 0.2) * 0.875 + hope);
    about(gain(&empty, |scene| scene.claims(0, [RUNGS as u8, 0, 0])), f32::from(top.vp));
}

/// A position with its question taken away, as if nothing were asked.
fn unasked(game: &Rurik) -> Rurik {
    let mut game = *game;
    game.frames.pop();
    game
}

#[test]
fn open_questions_are_left_open() {
    let mut turn = stage();
    turn.troops(0, "kiev", 1);
    let mut claim = Scene::new(2);
    claim.claim_phase(1);
    let games = [
        at(&three(), Phase::Leaders, 1),
        at(&three(), Phase::Agendas, 1),
        at(&three(), Phase::Troops, 1),
        at(&three(), Phase::Stand, 1),
        at(&three(), Phase::Strategy, 1),
        turn.game,
        claim.game,
    ];
    for game in games {
        for side in 0..2 {
            about(game.evaluate(seat(side)), unasked(&game).evaluate(seat(side)));
        }
    }
}

#[test]
fn what_is_half_done_is_judged_as_if_it_were_done() {
    let mut paying = stage();
    paying.goods(0, "ore 1, wood 1, fish 1, fur 1").deed(0, "trade-route").play("accomplish trade-route");
    assert!(matches!(paying.asked(), Frame::Pay { .. }));
    let mut choosing = stage();
    choosing.hand(0, "S26").coins(0, 5).row(&["hoard", "trade-route", "send-gifts"]).play("play S26");
    assert_eq!(choosing.asked(), Frame::Deed);
    for half in [paying, choosing] {
        let mut whole = half.clone();
        while !matches!(whole.asked(), Frame::Turn(_)) {
            let first = whole.legal()[0].clone();
            whole.play(&first);
        }
        about(half.game.evaluate(seat(0)), whole.game.evaluate(seat(0)));
        assert_ne!(half.player(0), whole.player(0), "it makes a difference");
    }
}
