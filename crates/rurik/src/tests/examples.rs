//! The worked examples of the catalogue (section 4) for games of several players.

use super::scene::{Scene, seat};
use crate::components::Track;
use crate::event::Event;
use crate::options::Options;
use crate::state::{Frame, Phase, Step};

#[test]
fn more_troops_than_each_other_and_than_the_rebels_rule() {
    // RUR-E01
    let mut scene = Scene::new(3);
    scene.troops(0, "galich", 2).troops(1, "galich", 1);
    assert_eq!(scene.ruler("galich"), Some(0));
    scene.troops(1, "galich", 1);
    assert_eq!(scene.ruler("galich"), None);
    let mut scene = Scene::new(3);
    scene.troops(0, "galich", 1);
    assert_eq!(scene.ruler("galich"), None, "the rebel ties");
}

#[test]
fn an_advisor_goes_below_equal_and_above_less_power() {
    // RUR-E02
    let mut scene = Scene::new(3);
    scene.strategy_phase(1);
    scene.advisor(1, "4", "muster", 1, 0).advisor(2, "2", "muster", 2, 0);
    let mut higher = scene.clone();
    scene.play("place 4 muster");
    assert_eq!(scene.in_column("muster"), "1:4 0:4 2:2");
    higher.play("place 5 muster");
    assert_eq!(higher.in_column("muster"), "0:5 1:4 2:2");
}

#[test]
fn a_bribe_adds_power_and_is_paid() {
    // RUR-E03
    let mut scene = Scene::new(3);
    scene.first(2).strategy_phase(1).coins(2, 4).advisor(0, "2", "build", 1, 0);
    scene.play("place 1 build, bribe 3");
    assert_eq!(scene.in_column("build"), "2:1 0:2");
    assert_eq!(scene.player(2).coins, 1);
}

#[test]
fn the_lowest_advisor_of_each_player_is_resolved_first_and_bribes_are_lost() {
    // RUR-E04
    let mut scene = Scene::bare(3);
    scene.troops(0, "kiev", 1).troops(1, "volyn", 1).troops(2, "rostov", 1);
    scene.first(2).action_phase().clear_strategy();
    for (side, word, at, row, bribe) in [
        (2, "1", "build", 1, 3),
        (0, "2", "build", 2, 0),
        (0, "1", "tax", 2, 0),
        (1, "1", "move", 1, 0),
        (2, "2", "move", 2, 0),
        (1, "2", "move", 3, 0),
    ] {
        scene.advisor(side, word, at, row, bribe);
    }
    scene.coins(2, 1).turn_of(2);
    assert_eq!(scene.refused_by("take move 2"), "RUR-057");
    scene.play("take build 1");
    assert_eq!((scene.game.build, scene.player(2).coins), (2, 1));
    scene.play("end, take tax 2");
    assert_eq!(scene.game.tax, 2);
    scene.play("end");
    assert_eq!(scene.legal_like("take"), ["take move 1"]);
    scene.play("forfeit move 1, end");
    assert_eq!(
        (scene.to_decide(), scene.legal_like("take")),
        (Some(seat(2)), vec!["take move 2".to_owned()])
    );
}

#[test]
fn market_day_draws_two_and_keeps_one() {
    // RUR-E05
    let mut scene = Scene::bare(3);
    scene.deed(0, "market-day").built(0, "novgorod", "market").built(0, "volyn", "market");
    assert_eq!(scene.refused_by("accomplish market-day"), "RUR-130");
    scene.built(0, "smolensk", "market").on_deck(1, &["S05", "S06"]);
    scene.play("accomplish market-day, deck 1");
    assert_eq!(scene.legal(), ["keep S05", "keep S06"]);
    let cards = scene.game.decks[0].len();
    scene.play("keep S05");
    assert!(scene.player(0).hand.has(super::scene::scheme("S05")));
    assert_eq!(scene.game.decks[0].len(), cards + 1);
    assert_eq!(scene.game.decks[0].cards().last(), Some(&super::scene::scheme("S06")));
    assert_eq!(scene.score(0, "deeds"), 2);
}

#[test]
fn claim_markers_go_to_the_highest_space_met() {
    // RUR-E06
    let mut scene = Scene::bare(3);
    for (side, regions) in [(0, ["galich", "suzdal", "pskov"]), (2, ["rostov", "polotsk", "volyn"])] {
        regions.iter().for_each(|at| {
            scene.troops(side, at, 1);
        });
    }
    for at in ["kiev", "chernigov", "pereyaslavl"] {
        scene.built(0, at, "church");
    }
    scene.built(2, "kiev", "market").built(2, "polotsk", "market");
    scene.goods(0, "ore 1, wood 1, fish 1, fur 0").goods(2, "ore 2, wood 3, fish 2, fur 0").claim_phase(2);
    assert_eq!(scene.player(0).claims, [2, 2, 1]);
    assert_eq!(scene.player(2).claims, [2, 1, 3]);
    assert_eq!(scene.player(1).claims, [0, 0, 0]);
}

#[test]
fn a_full_boat_column_gives_a_coin() {
    // RUR-E07
    let mut scene = Scene::bare(3);
    scene.goods(0, "ore 2, wood 2").claims(0, [1, 1, 1]).warfare(0, 1).claim_phase(1);
    assert_eq!(scene.player(0).coins, 1);
    assert!(scene.happened(|event| *event == Event::Income { who: seat(0), markers: 0, boat: 1 }));
}

#[test]
fn the_final_score_adds_up() {
    // RUR-E08
    let mut scene = Scene::bare(3);
    scene
        .claims(0, [3, 4, 4])
        .warfare(0, 2)
        .agenda(0, "committed")
        .agenda(1, "wealthy")
        .agenda(2, "dignified");
    scene.accomplished(0, "hoard").accomplished(0, "trade-route").claim_phase(4);
    assert!(scene.game.is_over());
    assert_eq!(scene.total(0), 20);
    assert_eq!([scene.score(0, "agenda"), scene.score(1, "agenda"), scene.score(2, "agenda")], [2, 0, 0]);
}

#[test]
fn ruler_and_stronghold_add_a_card_each() {
    // RUR-E12
    let mut scene = Scene::bare(3);
    scene
        .troops(1, "kiev", 2)
        .built(1, "kiev", "stronghold")
        .troops(0, "kiev", 1)
        .deck(1, &["S01", "S05", "S02", "S03"]);
    scene.turn_of(0).points("attack", 1);
    scene.play("attack kiev 1");
    let region = super::scene::region("kiev");
    assert_eq!(scene.asked(), Frame::Check { region, cards: 3 });
    scene.play("deck 1");
    assert_eq!((scene.force(1, "kiev"), scene.force(0, "kiev")), (1, 0));
    assert_eq!(scene.player(0).warfare, 1);
    assert_eq!(scene.count(|event| matches!(event, Event::Revealed { .. })), 2);
    assert_eq!(scene.game.decks[0].len(), 2);
}

#[test]
fn rule_is_taken_before_the_troop_is_removed() {
    // RUR-E13
    let mut scene = Scene::bare(3);
    scene.troops(1, "kiev", 2).troops(0, "kiev", 1).points("attack", 1).play("attack kiev 1");
    let region = super::scene::region("kiev");
    assert_eq!(scene.asked(), Frame::Check { region, cards: 2 });
    assert_eq!(scene.ruler("kiev"), None);
}

#[test]
fn boris_reveals_one_card_less_and_takes_a_coin() {
    // RUR-E14
    let mut scene = Scene::bare(3);
    scene.leader(0, "boris").leader_at(0, "kiev").troops(1, "kiev", 2).coins(1, 1).on_deck(1, &["S01"]);
    let mut lost = scene.clone();
    scene.points("attack", 2).play("attack kiev 1, deck 1");
    assert_eq!((scene.player(0).coins, scene.player(1).coins), (1, 0));
    scene.play("attack kiev 1");
    assert_eq!((scene.force(1, "kiev"), scene.player(0).warfare, scene.player(0).coins), (0, 2, 1));
    assert_eq!(scene.count(|event| matches!(event, Event::Revealed { .. })), 1);
    lost.on_deck(1, &["S05"]).points("attack", 2).play("attack kiev 1, deck 1");
    assert_eq!(lost.player(0).leader_at, None);
    assert_eq!(lost.asked(), Frame::Turn(Step::After), "no troop is left to attack with");
}

#[test]
fn the_leader_is_lost_as_the_last_troop() {
    // RUR-E15
    let mut scene = Scene::bare(3);
    scene
        .leader_at(0, "kiev")
        .troops(1, "kiev", 1)
        .troops(0, "volyn", 1)
        .troops(1, "volyn", 1)
        .on_deck(2, &["S05"]);
    scene.points("attack", 2).play("attack kiev 1, deck 2");
    assert_eq!(scene.player(0).leader_at, None);
    assert_eq!(scene.legal(), ["attack volyn 1", "done"]);
}

#[test]
fn tax_points_combine_and_muster_points_do_not_wait() {
    // RUR-E16
    let mut scene = Scene::bare(3);
    scene.troops(0, "kiev", 1).troops(1, "kiev", 1).hand(0, "S15").points("tax", 1);
    assert_eq!(scene.refused_by("tax kiev"), "RUR-097");
    scene.play("play S15, tax kiev");
    assert_eq!((scene.good(0, "wood"), scene.game.tax), (1, 0));
    let mut scene = Scene::bare(3);
    scene.troops(0, "kiev", 1).goods(0, "honey 2").turn_of(0);
    scene.play("convert muster");
    assert_eq!(scene.legal(), ["muster kiev", "muster leader kiev", "done"]);
    assert_eq!(scene.refused_by("take move 1"), "RUR-056");
}

#[test]
fn structures_count_by_connected_regions() {
    // RUR-E17
    let mut scene = Scene::new(2);
    scene.built(0, "novgorod", "church").built(0, "smolensk", "market").built(0, "chernigov", "church");
    scene.built(0, "volyn", "stronghold");
    let mut joined = scene.clone();
    scene.claim_phase(1);
    assert_eq!(scene.score(0, "build"), 2);
    joined.built(0, "polotsk", "market").claim_phase(1);
    assert_eq!(joined.score(0, "build"), 5);
}

#[test]
fn regions_out_of_play_are_no_neighbours() {
    // RUR-E18
    let mut scene = Scene::new(2);
    scene.troops(0, "kiev", 1).points("move", 1);
    let moves = ["move kiev polotsk", "move kiev volyn", "move kiev chernigov", "move kiev pereyaslavl"];
    assert_eq!(scene.legal_like("move"), moves);
    assert_eq!(
        [scene.refused_by("move kiev galich"), scene.refused_by("move kiev azov")],
        ["RUR-Q06", "RUR-Q06"]
    );
}

#[test]
fn the_top_of_the_rule_track_needs_kiev_and_novgorod() {
    // RUR-E19
    let rules = |regions: &[&str]| {
        let mut scene = Scene::new(4);
        scene.no_rebels();
        for at in regions {
            scene.troops(0, at, 1);
        }
        scene.claim_phase(1).score(0, "rule")
    };
    assert_eq!(rules(&["kiev", "novgorod", "azov", "brest"]), 3);
    assert_eq!(rules(&["kiev", "novgorod", "azov", "brest", "murom"]), 8);
    assert_eq!(rules(&["kiev", "volyn", "azov", "brest", "murom", "pskov"]), 5);
}

#[test]
fn a_church_can_make_the_next_structure_cheaper() {
    // RUR-E20
    let mut scene = Scene::bare(3);
    scene
        .leader(0, "agatha")
        .troops(0, "kiev", 2)
        .troops(1, "kiev", 2)
        .supply(0, 1, "volyn")
        .turn_of(0)
        .build(3);
    scene.play("build kiev church");
    assert_eq!((scene.force(0, "kiev"), scene.force(1, "kiev"), scene.game.build), (3, 1, 1));
    assert_eq!(scene.ruler("kiev"), Some(0));
    scene.play("build kiev stronghold");
    assert_eq!(scene.game.build, 0);
}

#[test]
fn yaroslav_wins_ties_and_silences_strongholds() {
    // RUR-E21
    let mut scene = Scene::new(3);
    scene.leader(0, "yaroslav").leader_at(0, "kiev").troops(1, "kiev", 1).built(1, "kiev", "stronghold");
    assert_eq!(scene.ruler("kiev"), Some(0));
    scene.points("attack", 1).play("attack kiev 1");
    let region = super::scene::region("kiev");
    assert_eq!(scene.asked(), Frame::Check { region, cards: 1 });
}

#[test]
fn rebels_count_for_sviatopolk_and_are_replaced() {
    // RUR-E22
    let mut scene = Scene::new(3);
    scene.leader(0, "sviatopolk").leader_at(0, "kiev").troops(0, "kiev", 1).troops(1, "kiev", 2);
    assert_eq!(scene.ruler("kiev"), Some(0));
    let mut none = scene.clone();
    scene.sticker("kiev", "coin:2").points("attack", 1).play("attack kiev rebel");
    assert_eq!((scene.force(0, "kiev"), scene.player(0).coins, scene.player(0).defeated), (3, 2, 1));
    assert_eq!(scene.ruler("kiev"), Some(0));
    none.supply(0, 0, "volyn").points("attack", 1).play("attack kiev rebel");
    assert_eq!((none.force(0, "kiev"), none.ruler("kiev")), (2, None));
}

#[test]
fn warfare_places_are_shared() {
    // RUR-E23
    let points = |counters: &[u8]| -> Vec<i32> {
        let mut scene = Scene::new(counters.len() as u8);
        for (side, counter) in counters.iter().enumerate() {
            scene.warfare(side as u8, *counter);
        }
        (0..counters.len()).map(|side| scene.score(side as u8, "warfare")).collect()
    };
    assert_eq!(points(&[4, 4, 2, 0]), [3, 3, 0, 0]);
    assert_eq!(points(&[5, 3, 3, 0]), [3, 1, 1, 0]);
    assert_eq!(points(&[2, 0]), [3, 0]);
    assert_eq!(points(&[0, 0]), [0, 0]);
}

#[test]
fn unplaced_markers_and_full_columns_are_income() {
    // RUR-E24
    let mut scene = Scene::bare(3);
    scene.goods(0, "fur 1").built(0, "kiev", "church").built(0, "volyn", "church").claim_phase(1);
    assert_eq!(scene.player(0).claims[Track::Build.index()], 1);
    assert_eq!(scene.player(0).coins, 4);
}

#[test]
fn a_deck_used_up_in_a_draw_is_made_anew_without_the_cards_drawn() {
    // RUR-E30
    let mut scene = Scene::with(Options::for_players(4));
    scene.deck(1, &["S01"]);
    let hidden: Vec<String> = scene.game.discard.iter().map(|card| card.to_string()).collect();
    // Eight cards in hands, ten in the second deck, eight discarded.
    for (place, id) in hidden.iter().take(8).enumerate() {
        scene.hand(place as u8 % 4, id);
    }
    let second: Vec<String> = scene.game.decks[1].cards().iter().map(|card| card.to_string()).collect();
    scene.discarded(&second.iter().skip(10).map(String::as_str).collect::<Vec<_>>());
    let sizes =
        |scene: &Scene| (scene.game.decks[0].len(), scene.game.decks[1].len(), scene.game.discard.len());
    assert_eq!(sizes(&scene), (1, 10, 8));
    scene.turn_of(0).points("scheme", 2).play("deck 1");
    assert_eq!(scene.legal_like("keep").len(), 2);
    assert_eq!(sizes(&scene), (8, 9, 0));
    scene.play("keep S01");
    assert_eq!(sizes(&scene), (9, 9, 0));
    assert_eq!(scene.game.phase, Phase::Action);
}
