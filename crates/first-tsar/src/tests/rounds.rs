//! Preparing the next round (catalogue 2.14).

use super::scene::{Scene, city, estate, goods, project, seat};
use crate::components::{AssignmentId, CHAMBERS, REGIONS, Region, TokenId};
use crate::event::{Deck, Event};
use crate::state::{EstateSet, Frame, Phase, TitleSet};

/// So many players in a round; of the regions only the North is rewarded, with points or coins.
fn stage(players: u8, round: u8) -> Scene {
    let mut scene = Scene::new(players);
    scene.round(round).region(Region::North, if round == 4 { "RD01" } else { "RL05" });
    scene
}

/// Goes on to Planning of the next round, or to the end; the leader takes points.
fn prepare(scene: &mut Scene) -> &mut Scene {
    scene.clear_log().end_of_round().pass_until(|scene| scene.game.phase == Phase::Planning)
}

#[test]
fn scoring_follows_rounds_two_and_four_and_preparation_all_but_the_last() {
    // TSR-194
    for (round, scored) in [(1, false), (2, true), (3, false), (4, true)] {
        let mut scene = stage(3, round);
        let reveals = scene.game.reveals;
        prepare(&mut scene);
        assert_eq!(scene.game.reveals, reveals + 1, "it cannot be taken back");
        assert_eq!(scene.happened(|event| *event == Event::ScoringBegan { round }), scored, "{round}");
        let prepared = scene.happened(|event| matches!(event, Event::NewCards { .. }));
        let begun = scene.happened(|event| matches!(event, Event::RoundBegan { .. }));
        let over = scene.happened(|event| *event == Event::GameOver);
        assert_eq!((prepared, begun, over), (round < 4, round < 4, round == 4), "{round}");
        let renewed = scene.happened(|event| matches!(event, Event::NewSpoils { .. }));
        let watered = scene.happened(|event| *event == Event::NewTrades);
        assert_eq!((renewed, watered), (round == 2, round == 2), "{round}");
    }
}

#[test]
fn boyars_come_home_from_cities_and_from_the_kremlin_card() {
    // TSR-195
    let mut scene = stage(3, 1);
    scene.boyar("kursk").as_seat(1).boyar("moscow").as_seat(0);
    prepare(&mut scene);
    for player in &scene.game.players[..3] {
        assert!(player.visited.is_empty() && player.boyars.iter().all(|count| *count == 0));
        assert_eq!((player.in_kremlin, player.chambers.len()), (0, 0), "ready to be planned with");
    }
    assert_eq!((scene.asked(), scene.game.turns), (Frame::Plan, 0));
    scene.pass_until(|scene| scene.game.phase == Phase::Actions);
    assert!(scene.game.players[..3].iter().all(|player| player.chambers.len() == 3));
}

#[test]
fn seals_come_home() {
    // TSR-196
    let mut scene = stage(3, 1);
    scene.sealed("exchange").sealed("reward").as_seat(1).sealed("project").as_seat(0);
    prepare(&mut scene);
    assert_eq!(scene.game.seals, [None; CHAMBERS]);
    assert!(scene.game.players[..3].iter().all(|player| player.seals == 2));
}

#[test]
fn used_estates_are_ready_again() {
    // TSR-197
    let mut scene = stage(3, 1);
    scene.estate("ES01").estate("ES06").play("use ES01");
    prepare(&mut scene);
    assert!(scene.player(0).used.is_empty());
    assert_eq!(scene.player(0).estates.len(), 2, "and still owned");
}

#[test]
fn warriors_and_buildings_stay() {
    // TSR-198
    let mut scene = stage(3, 1);
    scene.warriors("kursk", 3).building("moscow").field(2);
    let before = *scene.player(0);
    prepare(&mut scene);
    let after = scene.player(0);
    assert_eq!((after.garrison, after.built, after.field), (before.garrison, before.built, 2));
    assert_eq!((after.warriors, after.buildings), (before.warriors, before.buildings));
    assert!(after.guarded.has(city("kursk")) && after.built.has(city("moscow")));
}

#[test]
fn displays_are_discarded_and_shown_anew() {
    // TSR-199, TSR-200
    for (players, shown) in [(2, 2), (3, 3), (4, 3)] {
        let mut scene = stage(players, 1);
        let (titles, estates) = (scene.game.titles, scene.game.estates);
        let (title_deck, estate_deck) = (scene.game.title_deck, scene.game.estate_deck);
        prepare(&mut scene);
        assert_eq!((scene.game.titles_gone, scene.game.estates_gone), (titles, estates));
        let next: TitleSet = title_deck.all().iter().rev().take(shown).copied().collect();
        assert_eq!(scene.game.titles, next);
        let next: EstateSet = estate_deck.all().iter().rev().take(shown).copied().collect();
        assert_eq!(scene.game.estates, next);
        assert_eq!(usize::from(scene.game.title_deck.len()), 15 - 2 * shown);
        let told = Event::NewCards { titles: scene.game.titles, estates: scene.game.estates };
        assert!(scene.happened(|event| *event == told));
        assert!(!scene.happened(|event| matches!(event, Event::Reshuffled { .. })));
    }
}

fn reshuffles(scene: &Scene, deck: Deck) -> usize {
    scene.log.iter().filter(|event| **event == Event::Reshuffled { deck }).count()
}

#[test]
fn a_deck_that_runs_out_is_made_anew_in_the_middle() {
    // TSR-201, TSR-Q64
    let mut scene = stage(3, 1);
    scene.titles(&["TL01", "TL02", "TL03"]).title_deck(1).estates(&["ES01", "ES02", "ES03"]).estate_deck(2);
    let last = scene.game.title_deck.all()[0];
    let two: EstateSet = scene.game.estate_deck.all().iter().copied().collect();
    prepare(&mut scene);
    assert!(scene.game.titles.has(last));
    assert_eq!(
        (scene.game.titles.len(), scene.game.title_deck.len(), scene.game.titles_gone.len()),
        (3, 1, 0)
    );
    assert_eq!(reshuffles(&scene, Deck::Titles), 1);
    assert_eq!(scene.game.estates.and(two), two);
    assert_eq!(
        (scene.game.estates.len(), scene.game.estate_deck.len(), scene.game.estates_gone.len()),
        (3, 2, 0)
    );
    assert_eq!(reshuffles(&scene, Deck::Estates), 1);
}

#[test]
fn an_empty_deck_takes_the_old_display_as_soon_as_it_is_discarded() {
    // TSR-Q64, TSR-201
    let mut scene = stage(3, 1);
    scene.titles(&["TL01", "TL02", "TL03"]).title_deck(0).estates(&["ES01", "ES02", "ES03"]).estate_deck(0);
    let (titles, estates) = (scene.game.titles, scene.game.estates);
    prepare(&mut scene);
    assert_eq!((scene.game.titles, scene.game.estates), (titles, estates), "the same cards come back");
    assert!(scene.game.title_deck.is_empty() && scene.game.estate_deck.is_empty());
    assert!(scene.game.titles_gone.is_empty() && scene.game.estates_gone.is_empty());
    assert_eq!((reshuffles(&scene, Deck::Titles), reshuffles(&scene, Deck::Estates)), (1, 1));
}

#[test]
fn as_many_cards_are_shown_as_there_are() {
    // TSR-201
    let mut scene = stage(3, 1);
    scene.titles(&["TL01"]).title_deck(0).estates(&[]).estate_deck(0);
    prepare(&mut scene);
    assert_eq!((scene.game.titles.len(), scene.game.title_deck.len()), (1, 0));
    assert!(scene.game.estates.is_empty());
    assert_eq!((reshuffles(&scene, Deck::Titles), reshuffles(&scene, Deck::Estates)), (1, 0));
}

#[test]
fn assignment_cards_are_dealt_anew() {
    // TSR-202
    let mut orders = vec![Scene::new(3).game.assignments];
    for round in 1..4 {
        let mut scene = stage(3, round);
        prepare(&mut scene);
        let mut all = scene.game.assignments;
        let cards: [AssignmentId; CHAMBERS] = std::array::from_fn(|place| all[place]);
        assert!(scene.happened(|event| *event == Event::NewAssignments { cards }));
        orders.push(all);
        all.sort();
        assert_eq!(all.map(AssignmentId::index), [0, 1, 2, 3, 4, 5], "each once");
    }
    assert!(orders[1..].iter().any(|order| *order != orders[0]), "shuffled");
}

#[test]
fn region_tokens_are_replaced_by_those_of_the_next_decade() {
    // TSR-203, TSR-205, TSR-180
    let mut scene = stage(3, 1);
    let all = scene.game.tokens;
    for round in 1..=4 {
        assert_eq!(scene.game.round, round);
        let here = Region::ALL.map(|region| scene.game.region_token(region));
        let place = REGIONS * usize::from(round - 1);
        assert_eq!(here, all[place..place + REGIONS], "round {round}");
        scene.clear_log().pass_until(|scene| scene.game.round > round);
        if round < 4 {
            let tokens = Region::ALL.map(|region| scene.game.region_token(region));
            assert!(scene.happened(|event| *event == Event::NewRegions { tokens }));
            let next = Event::RoundBegan { round: round + 1, first: scene.game.first };
            assert!(scene.happened(|event| *event == next));
        }
    }
    let shown: std::collections::BTreeSet<TokenId> = all[..4 * REGIONS].iter().copied().collect();
    assert_eq!(shown.len(), 4 * REGIONS, "none comes twice");
}

#[test]
fn the_last_round_has_dark_tokens_only() {
    // TSR-204
    for players in 2..=4 {
        let mut scene = Scene::new(players);
        scene.round(3);
        prepare(&mut scene);
        assert_eq!(scene.game.round, 4);
        assert!(Region::ALL.iter().all(|region| scene.game.region_token(*region).is_dark()));
    }
    assert_eq!(TokenId::all().filter(|id| id.is_dark()).count(), 9);
}

#[test]
fn the_first_player_sits_left_of_the_lowest_favor_of_this_moment() {
    // TSR-206
    for (order, first) in [([2, 1, 3, 0], 1), ([0, 1, 2, 3], 0), ([3, 0, 2, 1], 2), ([0, 1, 3, 2], 3)] {
        let mut scene = stage(4, 1);
        scene.favor(&order);
        prepare(&mut scene);
        assert_eq!(scene.game.first, seat(first), "{order:?}");
        assert_eq!(scene.to_decide(), Some(seat(first)));
    }
    let mut scene = stage(2, 1);
    scene.favor(&[1, 0]);
    prepare(&mut scene);
    assert_eq!(scene.game.first, seat(1), "with two players the one with more Favor");
}

#[test]
fn favor_gained_at_the_end_of_the_round_counts_for_the_first_player() {
    // TSR-206
    let mut scene = Scene::new(3);
    scene.region(Region::South, "RD03").favor(&[0, 1, 2]).as_seat(2).warriors("kursk", 1).end_of_round();
    scene.play("reward other").pass_until(|scene| scene.game.phase == Phase::Planning);
    assert_eq!((scene.favors(), scene.game.first), (vec![2, 0, 1], seat(2)));
}

#[test]
fn nothing_else_changes() {
    // TSR-207
    let mut scene = stage(3, 1);
    scene.as_seat(2).goods("3 grain, 1 steel, 2 coin").vp(13).hand("PC03").completed("PT04").title("TL03");
    scene.estate("ES06").pad(2, "TT04").own_spoils("SP02").as_seat(0).favor(&[1, 0, 2]);
    let (display, deck, before) = (scene.game.projects, scene.game.project_deck, *scene.player(2));
    let spoils = scene.game.spoils;
    prepare(&mut scene);
    let after = scene.player(2);
    assert_eq!((after.goods, after.vp, after.points), (before.goods, before.vp, before.points));
    assert_eq!((after.hand, after.completed, after.shown), (before.hand, before.completed, before.shown));
    assert_eq!((after.titles, after.estates), (before.titles, before.estates));
    assert_eq!((after.pad, after.spoils), (before.pad, before.spoils));
    assert!(after.hand.has(project("PC03")) && after.estates.has(estate("ES06")));
    assert_eq!((scene.game.projects, scene.game.project_deck.all()), (display, deck.all()));
    assert_eq!((scene.favors(), scene.game.spoils), (vec![1, 0, 2], spoils));
    assert_eq!(scene.game.favor_tokens, 0b111, "Favor tokens stay until the second round is over");
    assert_eq!(scene.player(2).goods, goods("3 grain, 1 steel, 2 coin"));
}
