//! The end of the game and scoring (catalogue 2.16, 3.8).

use samovar_engine::{Game, Who};

use super::scene::{Scene, seat};
use crate::components::Track;

/// The ranks of everybody at the end.
fn ranks(scene: &Scene) -> Vec<u8> {
    scene.game.standings().rows.iter().map(|row| row.rank).collect()
}

/// Players without rebels whose agendas nobody meets.
fn players(count: u8) -> Scene {
    let mut scene = Scene::new(count);
    scene.no_rebels();
    for (side, word) in
        ["committed", "prosperous", "successful", "courageous"].iter().enumerate().take(count.into())
    {
        scene.agenda(side as u8, word);
    }
    scene
}

#[test]
fn every_space_of_a_track_scores_its_value() {
    // RUR-153, RUR-C02
    for (place, word) in ["rule", "build", "trade"].into_iter().enumerate() {
        let points: Vec<i32> = (0..=5)
            .map(|space| {
                let mut claims = [0; Track::COUNT];
                claims[place] = space;
                let mut scene = Scene::new(2);
                scene.claims(1, claims);
                assert_eq!(scene.total(1), scene.score(1, word));
                scene.score(1, word)
            })
            .collect();
        assert_eq!(points, [0, 1, 2, 3, 5, 8], "{word}");
    }
}

#[test]
fn warfare_places_score_three_and_one() {
    // RUR-154, RUR-155, RUR-Q58, RUR-C02
    let points = |counters: [u8; 4]| {
        let mut scene = Scene::new(4);
        for (side, counter) in counters.into_iter().enumerate() {
            scene.warfare(side as u8, counter);
        }
        [0, 1, 2, 3].map(|side| scene.score(side, "warfare"))
    };
    assert_eq!(points([1, 4, 3, 2]), [0, 3, 1, 0]);
    assert_eq!(points([2, 2, 2, 1]), [3, 3, 3, 0]);
    assert_eq!(points([1, 2, 1, 1]), [1, 3, 1, 1]);
    assert_eq!(points([0, 0, 7, 0]), [0, 0, 3, 0]);
    assert_eq!(points([5, 5, 5, 5]), [3, 3, 3, 3]);
    assert_eq!(points([3, 1, 0, 0]), [3, 1, 0, 0]);
}

#[test]
fn the_warfare_track_has_no_end() {
    // RUR-Q57, RUR-D10
    let mut scene = Scene::new(2);
    scene
        .no_rebels()
        .troops(0, "kiev", 2)
        .troops(1, "kiev", 1)
        .warfare(0, 15)
        .warfare(1, 15)
        .on_deck(1, &["S01"]);
    scene.points("attack", 1).play("attack kiev 1, deck 1");
    assert_eq!((scene.player(0).warfare, scene.score(0, "warfare"), scene.score(1, "warfare")), (16, 3, 1));
}

#[test]
fn a_total_is_the_sum_of_its_parts_and_of_nothing_else() {
    // RUR-009, RUR-153, RUR-156, RUR-157, RUR-Q85
    let mut scene = players(2);
    scene.claims(0, [1, 2, 3]).warfare(0, 2).warfare(1, 1).agenda(0, "wealthy").coins(0, 9).hand(0, "S23");
    scene.accomplished(0, "market-day").accomplished(0, "hoard").deed(0, "capital-city").goods(0, "ore 9");
    scene.leader_at(0, "kiev").claim_phase(4);
    let parts = ["rule", "build", "trade", "warfare", "agenda", "deeds"].map(|part| scene.score(0, part));
    assert_eq!(parts, [1, 2, 3, 3, 2, 3]);
    assert_eq!((scene.total(0), scene.total(1)), (14, 1));
    assert_eq!(scene.game.standings().rows[0].parts.len(), 6);
    assert_eq!((scene.game.standings().rows[1].who, ranks(&scene)), (Who::Seat(seat(1)), vec![1, 2]));
}

#[test]
fn an_unfinished_deed_and_schemes_in_hand_are_worth_nothing() {
    // RUR-Q85, RUR-133
    let mut scene = players(2);
    scene.hand(0, "S01").hand(0, "S25").deed(0, "market-day").deed(0, "hoard").claim_phase(4);
    assert_eq!(scene.total(0), 0);
}

#[test]
fn the_most_points_win() {
    // RUR-010
    let mut scene = players(3);
    scene.claims(0, [1, 0, 0]).claims(1, [3, 0, 0]).claims(2, [0, 2, 0]);
    scene.troops(0, "kiev", 1).coins(0, 30).claim_phase(4);
    assert_eq!(ranks(&scene), [3, 1, 2], "neither regions nor coins matter without a tie");
}

#[test]
fn of_tied_players_the_one_who_rules_more_regions_wins() {
    // RUR-158, RUR-Q83
    let mut scene = players(3);
    scene.claims(0, [1, 0, 0]).claims(1, [0, 1, 0]).claims(2, [0, 0, 1]).coins(0, 9);
    scene.troops(1, "kiev", 1).troops(0, "volyn", 1).troops(2, "volyn", 1).claim_phase(4);
    assert_eq!([0, 1, 2].map(|side| scene.total(side)), [1, 1, 1]);
    assert_eq!(ranks(&scene), [2, 1, 3], "seat 0 has more coins than seat 2");
}

#[test]
fn then_the_one_with_more_coins_wins() {
    // RUR-159, RUR-Q83
    let mut scene = players(3);
    scene.claims(0, [1, 0, 0]).claims(1, [0, 1, 0]).claims(2, [0, 0, 0]);
    scene.troops(0, "kiev", 1).troops(1, "volyn", 1).coins(0, 2).coins(1, 3).coins(2, 9).claim_phase(4);
    assert_eq!(ranks(&scene), [2, 1, 3]);
}

#[test]
fn players_still_tied_share_the_victory() {
    // RUR-160, RUR-Q83
    let mut scene = players(4);
    scene.claims(0, [1, 0, 0]).claims(1, [0, 1, 0]).claims(2, [0, 0, 1]);
    scene.troops(0, "kiev", 1).troops(1, "volyn", 1).coins(0, 3).coins(1, 3).coins(2, 3).claim_phase(4);
    assert_eq!(ranks(&scene), [1, 1, 3, 4]);
}

#[test]
fn ties_are_broken_by_the_final_position() {
    // RUR-Q83, RUR-Q08
    let mut scene = players(2);
    scene.claims(0, [1, 0, 0]).claims(1, [0, 1, 0]).built(1, "kiev", "stronghold").claim_phase(4);
    assert_eq!(ranks(&scene), [2, 1], "a stronghold rules an empty region");
}

#[test]
fn markers_move_before_the_points_are_counted() {
    // RUR-152, RUR-153
    let mut scene = players(2);
    for at in ["kiev", "volyn", "rostov"] {
        scene.troops(1, at, 1);
    }
    scene.claim_phase(4);
    assert_eq!((scene.score(1, "rule"), scene.total(1)), (2, 2));
}
