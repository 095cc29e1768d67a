//! The eleven agendas (catalogue 2.19, 3.8).

use samovar_engine::{Event as _, Viewer};

use super::scene::{Scene, agenda, seat};
use crate::event::Event;

/// Three players without rebels; seat 0 has the agenda.
fn with(word: &str) -> Scene {
    let mut scene = Scene::new(3);
    scene.no_rebels().agenda(0, word);
    scene
}

/// The agenda points of seat 0 when the game ends so.
fn points(scene: &Scene) -> i32 {
    let mut scene = scene.clone();
    scene.claim_phase(4);
    let met = scene.score(0, "agenda") > 0;
    let told = |event: &Event| matches!(event, Event::AgendaShown { who, met: told, .. } if *who == seat(0) && *told == met);
    assert!(scene.happened(told), "the log tells the same");
    scene.score(0, "agenda")
}

/// An agenda is met with more, in a tie and against one at nothing, and not with less or with nothing at all. `give`
/// sets how much a side has.
fn compares(word: &str, give: impl Fn(&mut Scene, u8, u8)) {
    let judged = |amounts: [u8; 3]| {
        let mut scene = with(word);
        for (side, amount) in amounts.into_iter().enumerate() {
            give(&mut scene, side as u8, amount);
        }
        points(&scene)
    };
    assert_eq!(judged([2, 1, 0]), 2, "{word}: most");
    assert_eq!(judged([2, 1, 2]), 2, "{word}: tied");
    assert_eq!(judged([1, 0, 0]), 2, "{word}: just one");
    assert_eq!(judged([1, 2, 0]), 0, "{word}: less");
    assert_eq!(judged([1, 0, 2]), 0, "{word}: less than the last");
    assert_eq!(judged([0, 0, 0]), 0, "{word}: all at nothing");
    assert_eq!(judged([0, 1, 0]), 0, "{word}: nothing");
}

#[test]
fn capable_wants_the_most_goods_of_boat_and_dock() {
    // RUR-209, RUR-207, RUR-Q81
    compares("capable", |scene, side, amount| {
        scene.goods(side, &format!("ore {amount}"));
    });
    for word in ["ore", "wood", "fish", "honey", "fur"] {
        let mut scene = with("capable");
        scene.goods(0, &format!("{word} 9")).goods(1, "ore 2, wood 3, fish 3");
        assert_eq!(points(&scene), 2, "{word}: the dock counts");
        assert_eq!(points(scene.goods(1, "ore 2, wood 3, fish 3, fur 2")), 0);
    }
}

#[test]
fn committed_wants_to_be_first_on_the_build_track() {
    // RUR-210, RUR-207, RUR-Q81, RUR-Q82
    compares("committed", |scene, side, amount| {
        scene.claims(side, [0, amount, 0]);
    });
    assert_eq!(points(with("committed").claims(0, [0, 1, 0]).claims(1, [5, 0, 5])), 2);
}

#[test]
fn conquering_wants_to_be_first_on_the_warfare_track() {
    // RUR-211, RUR-207, RUR-Q81, RUR-Q82
    compares("conquering", |scene, side, amount| {
        scene.warfare(side, amount);
    });
}

#[test]
fn courageous_wants_the_most_defeated_rebels() {
    // RUR-212, RUR-207, RUR-Q81
    let judged = |amounts: [u8; 3]| {
        let mut scene = Scene::new(3);
        scene.agenda(0, "courageous");
        for (side, amount) in amounts.into_iter().enumerate() {
            scene.defeated(side as u8, amount);
        }
        points(&scene)
    };
    assert_eq!([[2, 1, 0], [2, 2, 0], [1, 2, 0], [0, 0, 0]].map(judged), [2, 2, 0, 0]);
}

#[test]
fn rebels_removed_by_churches_do_not_make_courageous() {
    // RUR-212, RUR-112
    let mut scene = Scene::new(3);
    scene.agenda(0, "courageous").troops(0, "kiev", 2).turn_of(0).build(2).play("build kiev church");
    assert!(!scene.game.rebels.has(super::scene::region("kiev")));
    assert_eq!(points(&scene), 0);
}

#[test]
fn dignified_wants_the_most_deeds_by_number() {
    // RUR-213, RUR-207, RUR-Q81
    let mut scene = with("dignified");
    assert_eq!(points(&scene), 0);
    scene.deed(0, "hoard");
    assert_eq!(points(&scene), 0, "a chosen deed is not accomplished");
    scene.accomplished(0, "hoard").accomplished(1, "market-day");
    assert_eq!((scene.score(0, "deeds"), scene.score(1, "deeds")), (1, 2));
    assert_eq!(points(&scene), 2, "one card each");
    assert_eq!(points(scene.accomplished(1, "send-gifts")), 0);
    assert_eq!(points(scene.accomplished(0, "trade-route").accomplished(0, "splendid-feast")), 2);
}

#[test]
fn esteemed_wants_the_most_regions_occupied() {
    // RUR-214, RUR-207, RUR-Q81
    let lands = ["kiev", "volyn", "rostov"];
    compares("esteemed", |scene, side, amount| {
        for at in &lands[..usize::from(amount)] {
            scene.troops(side, at, 1);
        }
    });
    let mut scene = with("esteemed");
    scene.troops(0, "kiev", 1).leader_at(0, "volyn").troops(1, "kiev", 4).troops(1, "volyn", 4);
    assert_eq!(points(&scene), 2, "the leader counts, and ruling is not needed");
    assert_eq!(
        points(scene.troops(1, "rostov", 1).built(0, "rostov", "stronghold")),
        0,
        "structures do not occupy"
    );
}

#[test]
fn prosperous_wants_to_be_first_on_the_trade_track() {
    // RUR-215, RUR-207, RUR-Q81, RUR-Q82
    compares("prosperous", |scene, side, amount| {
        scene.claims(side, [0, 0, amount]);
    });
    assert_eq!(points(with("prosperous").claims(0, [0, 0, 1]).claims(1, [5, 5, 0])), 2);
}

#[test]
fn protective_wants_the_most_structures_in_regions_ruled() {
    // RUR-216, RUR-207, RUR-Q81
    let mut scene = with("protective");
    scene.built(0, "kiev", "church").built(0, "kiev", "market").troops(0, "kiev", 1);
    assert_eq!(points(&scene), 2);
    let mut foreign = scene.clone();
    foreign.troops(1, "volyn", 1);
    foreign.built(0, "volyn", "church").built(0, "volyn", "market").built(2, "volyn", "stronghold");
    assert_eq!(points(foreign.troops(1, "volyn", 1)), 0, "seat 1 rules three structures of others");
    assert_eq!(points(scene.troops(1, "kiev", 1)), 0, "nobody rules kiev any more");
}

#[test]
fn regal_wants_the_most_fur_and_honey() {
    // RUR-217, RUR-207, RUR-Q81
    for word in ["fur", "honey"] {
        compares("regal", |scene, side, amount| {
            scene.goods(side, &format!("{word} {amount}, ore 1"));
        });
    }
    let mut scene = with("regal");
    scene.goods(0, "fur 2, honey 2").goods(1, "fur 3, ore 9, wood 9, fish 9");
    assert_eq!(points(&scene), 2, "both are added, others do not count");
    assert_eq!(points(scene.goods(1, "fur 3, honey 2")), 0);
}

#[test]
fn successful_wants_to_be_first_on_the_rule_track() {
    // RUR-218, RUR-207, RUR-Q81, RUR-Q82
    compares("successful", |scene, side, amount| {
        scene.claims(side, [amount, 0, 0]);
    });
    assert_eq!(points(with("successful").claims(0, [1, 0, 0]).claims(1, [0, 5, 5])), 2);
}

#[test]
fn wealthy_wants_the_most_coins_without_a_last_income() {
    // RUR-219, RUR-207, RUR-Q81
    compares("wealthy", |scene, side, amount| {
        scene.coins(side, amount);
    });
    // An income would give seat 1 four coins, and seat 0 none.
    let mut scene = with("wealthy");
    scene.coins(0, 5).coins(1, 4).claims(0, [1, 1, 1]).warfare(0, 1);
    assert_eq!(points(&scene), 2);
}

#[test]
fn agendas_are_judged_after_the_last_step_of_the_tracks() {
    // RUR-208
    let mut scene = with("prosperous");
    scene.claims(1, [0, 0, 1]).goods(0, "wood 3, fish 2").round(4);
    assert_eq!(points(&scene), 2, "the marker passes the other in step A");
}

#[test]
fn agendas_bring_no_points_before_the_end() {
    // RUR-208, RUR-156
    let mut scene = with("wealthy");
    scene.coins(0, 5).round(4);
    assert_eq!((scene.score(0, "agenda"), scene.total(0)), (0, 0));
    scene.claim_phase(3);
    assert_eq!(scene.score(0, "agenda"), 0);
    assert!(!scene.happened(|event| matches!(event, Event::AgendaShown { .. })));
    scene.claim_phase(4);
    assert_eq!((scene.score(0, "agenda"), scene.total(0)), (2, 2));
    let shown = Event::AgendaShown { who: seat(0), agenda: agenda("wealthy"), met: true };
    assert!(scene.happened(|event| *event == shown));
    assert_eq!(scene.count(|event| matches!(event, Event::AgendaShown { .. })), 3, "everybody shows theirs");
    assert_eq!(shown.seen_by(Viewer::Spectator), Some(shown));
}

#[test]
fn only_the_kept_agenda_counts() {
    // RUR-156, RUR-021
    let mut scene = with("wealthy");
    scene.coins(0, 5).game.players[0].kept = Some(1);
    let other = scene.player(0).dealt[1];
    scene.claim_phase(4);
    assert_ne!(other, agenda("wealthy"));
    assert!(scene.happened(
        |event| matches!(event, Event::AgendaShown { who, agenda, .. } if *who == seat(0) && *agenda == other)
    ));
    assert!(!scene.happened(
        |event| matches!(event, Event::AgendaShown { agenda: shown, .. } if *shown == agenda("wealthy"))
    ));
}

#[test]
fn several_players_can_meet_their_agendas() {
    // RUR-156
    let mut scene = with("wealthy");
    scene.agenda(1, "conquering").warfare(1, 1).coins(0, 1).claim_phase(4);
    assert_eq!([0, 1].map(|side| scene.score(side, "agenda")), [2, 2]);
}
