//! The Claim Phase (catalogue 2.15, 3.8).

use samovar_engine::{Event as _, Game, Insight, Message, Viewer};

use super::scene::{Scene, deed, region, regions, seat};
use crate::action::Action;
use crate::components::{Good, RegionSet, Track};
use crate::event::Event;
use crate::state::{BoatCount, Frame, Phase, Rurik};

/// The space on a track that seat 0 reaches in round 1.
fn reached(mut scene: Scene, track: Track) -> u8 {
    scene.claim_phase(1).player(0).claims[track.index()]
}

// A) Tracks.

#[test]
fn the_rule_track_asks_for_regions_and_at_the_top_for_kiev_and_novgorod() {
    // RUR-141, RUR-D09, RUR-008
    let ruling = |words: &[&str]| {
        let mut scene = Scene::bare(4);
        for at in words {
            scene.troops(0, at, 1);
        }
        reached(scene, Track::Rule)
    };
    let others = ["rostov", "polotsk", "smolensk", "volyn", "chernigov", "pskov", "suzdal"];
    let spaces: Vec<u8> = (0..=7).map(|count| ruling(&others[..count])).collect();
    assert_eq!(spaces, [0, 0, 1, 2, 3, 4, 4, 4]);
    assert_eq!(ruling(&["kiev", "novgorod"]), 1);
    assert_eq!(ruling(&["kiev", "novgorod", "rostov", "volyn"]), 3);
    assert_eq!(ruling(&["kiev", "novgorod", "rostov", "volyn", "pskov"]), 5);
    assert_eq!(ruling(&["novgorod", "polotsk", "rostov", "volyn", "pskov", "suzdal"]), 4);
    assert_eq!(ruling(&["kiev", "polotsk", "rostov", "volyn", "pskov", "suzdal"]), 4);
}

#[test]
fn the_rule_track_counts_regions_ruled_and_not_occupied() {
    // RUR-141, RUR-139
    let mut scene = Scene::bare(2);
    scene.troops(0, "kiev", 2).troops(1, "kiev", 2).troops(0, "volyn", 1).troops(0, "rostov", 1);
    scene.troops(1, "rostov", 2).claim_phase(1);
    assert_eq!((scene.player(0).claims[0], scene.player(1).claims[0]), (0, 0));
    let mut scene = Scene::new(2);
    scene.troops(0, "kiev", 1).troops(0, "volyn", 2).troops(0, "rostov", 2).claim_phase(1);
    assert_eq!(scene.player(0).claims[0], 1, "the rebel of kiev ties");
}

#[test]
fn the_build_track_asks_for_regions_with_structures_that_hang_together() {
    // RUR-142, RUR-D09
    let chain = ["volyn", "kiev", "pereyaslavl", "chernigov", "smolensk", "rostov", "novgorod", "polotsk"];
    let spaces: Vec<u8> = (0..=8)
        .map(|count| {
            let mut scene = Scene::bare(2);
            for (place, at) in chain[..count].iter().enumerate() {
                scene.built(0, at, ["church", "market", "stronghold"][place % 3]);
            }
            reached(scene, Track::Build)
        })
        .collect();
    assert_eq!(spaces, [0, 0, 1, 2, 3, 4, 4, 5, 5]);
}

#[test]
fn structures_of_one_region_others_and_other_groups_do_not_add_up() {
    // RUR-142, RUR-Q16
    let built = |own: &[(&str, &str)], theirs: &[(&str, &str)]| {
        let mut scene = Scene::bare(2);
        for (at, word) in own {
            scene.built(0, at, word);
        }
        for (at, word) in theirs {
            scene.built(1, at, word);
        }
        reached(scene, Track::Build)
    };
    assert_eq!(built(&[("kiev", "church"), ("kiev", "market"), ("kiev", "stronghold")], &[]), 0);
    assert_eq!(built(&[("kiev", "church"), ("novgorod", "church")], &[("polotsk", "church")]), 0);
    let groups = [("kiev", "church"), ("volyn", "church"), ("rostov", "market"), ("smolensk", "market")];
    assert_eq!(built(&groups, &[]), 1, "two groups of two");
}

#[test]
fn the_trade_track_counts_goods_on_the_boat() {
    // RUR-143, RUR-D09, RUR-D07
    let spaces: Vec<u8> = (0..=11)
        .map(|count| {
            let mut scene = Scene::bare(2);
            let mut left = count;
            for good in Good::ALL {
                let room = scene.game.tables.boat[good.index()].min(left);
                scene.game.players[0].goods[good.index()] = room;
                left -= room;
            }
            reached(scene, Track::Trade)
        })
        .collect();
    assert_eq!(spaces, [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
}

#[test]
fn goods_on_the_dock_do_not_count_for_the_trade_track() {
    // RUR-143
    let mut scene = Scene::bare(2);
    scene.goods(0, "ore 20").goods(1, "ore 3, fur 4, honey 2");
    scene.claim_phase(1);
    assert_eq!((scene.player(0).claims[2], scene.player(1).claims[2]), (0, 2));
}

#[test]
fn a_marker_goes_straight_up_and_never_down() {
    // RUR-139, RUR-140, RUR-Q80
    let mut scene = Scene::bare(2);
    scene
        .claims(0, [3, 2, 5])
        .goods(0, "wood 3")
        .claims(1, [0, 0, 1])
        .goods(1, "ore 2, wood 3, fish 3, honey 1");
    scene.claim_phase(1);
    assert_eq!((scene.player(0).claims, scene.player(1).claims), ([3, 2, 5], [0, 0, 4]));
    let told: Vec<&Event> =
        scene.log.iter().filter(|event| matches!(event, Event::Advanced { .. })).collect();
    assert_eq!(told, [&Event::Advanced { who: seat(1), track: Track::Trade, space: 4 }]);
}

#[test]
fn a_marker_on_its_space_stays_without_a_word() {
    // RUR-139
    let mut scene = Scene::bare(2);
    scene.claims(0, [0, 0, 1]).goods(0, "wood 3").claim_phase(1);
    assert_eq!(scene.player(0).claims, [0, 0, 1]);
    assert!(!scene.happened(|event| matches!(event, Event::Advanced { .. })));
}

#[test]
fn who_is_first_makes_no_difference_to_tracks_and_income() {
    // RUR-Q79
    let after = |first: u8| {
        let mut scene = Scene::bare(3);
        scene.first(first).troops(0, "kiev", 2).troops(0, "volyn", 1).built(1, "kiev", "market");
        scene.built(1, "volyn", "market").goods(2, "ore 2, fur 1").claim_phase(2);
        [0, 1, 2].map(|side| (scene.player(side).claims, scene.player(side).coins))
    };
    assert_eq!(after(0), [([1, 0, 0], 3), ([0, 1, 0], 3), ([0, 0, 1], 5)]);
    assert_eq!((after(1), after(2)), (after(0), after(0)));
}

// Goods held back.

#[test]
fn a_marker_can_be_kept_off_the_trade_track_for_a_coin() {
    // RUR-Q127, RUR-099, RUR-100, RUR-144
    let mut scene = Scene::bare(2);
    scene.goods(0, "ore 2, fur 2, honey 1").goods(1, "wood 2").before_claims(1);
    assert_eq!((scene.asked(), scene.to_decide()), (Frame::Dock(BoatCount::Trade), Some(seat(0))));
    assert_eq!(scene.legal(), ["hold 0", "hold 2"]);
    let refusals = ["hold 1", "hold 3", "choose hoard", "skip"].map(|action| scene.refused_by(action));
    assert_eq!(refusals, ["RUR-Q127", "RUR-Q127", "RUR-146", "RUR-Q64"]);
    let mut loaded = scene.clone();
    loaded.play("hold 0");
    assert_eq!((loaded.player(0).claims, loaded.player(0).coins), ([0, 0, 1], 3 + 2));
    assert!(!loaded.happened(|event| matches!(event, Event::HeldBack { .. })));
    scene.play("hold 2");
    assert_eq!(scene.asked(), Frame::Deed, "seat 1 has nothing to decide");
    assert_eq!((scene.player(0).claims, scene.player(0).coins), ([0, 0, 0], 4 + 2), "the full columns count");
    assert!(scene.happened(|event| *event == Event::HeldBack { who: seat(0), goods: 2 }));
    assert_eq!(scene.player(0).held_back, 0, "everything is loaded again");
}

#[test]
fn holding_back_is_asked_only_where_it_is_of_use() {
    // RUR-Q127
    let asked = |goods: &str, claims: [u8; 3], round: u8| {
        let mut scene = Scene::bare(2);
        scene.goods(0, goods).claims(0, claims).before_claims(round);
        matches!(scene.game.frames.top(), Some(Frame::Dock(_)))
    };
    for round in 1..=3 {
        assert!(asked("wood 3", [0, 0, 0], round));
        assert!(!asked("wood 2", [0, 0, 0], round), "the marker stays where it is");
        assert!(!asked("wood 3, fish 2", [0, 0, 1], round), "the marker is on the board");
    }
    assert!(!asked("wood 3", [0, 0, 0], 4), "there is no income after the last round");
}

#[test]
fn players_hold_back_clockwise_and_everybody_sees_the_docks() {
    // RUR-Q127, RUR-Q04, RUR-122
    let mut scene = Scene::bare(3);
    scene.marker(2).goods(0, "wood 3").goods(1, "fish 1").goods(2, "ore 2, fish 3, fur 2").before_claims(2);
    assert_eq!((scene.to_decide(), scene.legal()), (Some(seat(2)), vec!["hold 0".into(), "hold 4".into()]));
    scene.play("hold 4");
    assert_eq!((scene.to_decide(), scene.legal()), (Some(seat(0)), vec!["hold 0".into(), "hold 1".into()]));
    let view = scene.game.view(Viewer::Spectator);
    assert_eq!((view.sides[2].boat, view.sides[2].dock), ([2, 0, 0, 0, 0], [0, 0, 3, 0, 2]));
    assert_eq!((scene.game.audit(), scene.player(2).held_back), (Ok(()), 4));
    let saved = scene.game.save();
    assert_eq!(Rurik::load(&saved), Ok(scene.game));
    scene.play("hold 0");
    assert_eq!([0, 1, 2].map(|side| scene.player(side).claims[2]), [1, 0, 0]);
    assert_eq!((scene.asked(), scene.to_decide()), (Frame::Deed, Some(seat(2))));
}

#[test]
fn goods_are_held_back_only_after_an_answer() {
    // RUR-Q127
    let mut scene = Scene::bare(2);
    scene.goods(0, "wood 3").goods(1, "wood 3").before_claims(1);
    let faults = |scene: &Scene, side: usize, held: u8| {
        let mut saved = scene.game.save();
        saved["board"]["players"][side]["held_back"] = held.into();
        Rurik::load(&saved).err().map(|faults| faults[0].at.clone())
    };
    assert_eq!(faults(&scene, 0, 1), Some("board.players[0].held_back".into()), "it is being asked");
    scene.play("hold 0");
    assert_eq!(faults(&scene, 0, 3), None);
    assert_eq!(faults(&scene, 0, 4), Some("board.players[0].held_back".into()), "more than the boat has");
    assert_eq!(faults(&scene, 1, 1), Some("board.players[1].held_back".into()));
    let mut odd = scene.clone();
    odd.game.players[1].held_back = 1;
    assert!(odd.game.audit().is_err());
    scene.play("hold 0");
    assert_eq!(faults(&scene, 0, 1), Some("board.players[0].held_back".into()), "it is over");
    let mut old = scene.game.save();
    for player in old["board"]["players"].as_array_mut().expect("players") {
        player.as_object_mut().expect("a player").remove("held_back");
    }
    assert_eq!(Rurik::load(&old), Ok(scene.game), "positions without the field load");
}

#[test]
fn a_bot_without_a_better_idea_loads_everything() {
    // RUR-Q127
    let mut scene = Scene::bare(2);
    scene.goods(0, "wood 3").before_claims(1);
    assert_eq!(scene.game.default_answer(), Some(Action::Hold(0)));
}

// B) Income.

#[test]
fn markers_not_on_the_claim_board_bring_a_coin_each() {
    // RUR-144
    for (claims, warfare, coins) in [
        ([0, 0, 0], 0, 4),
        ([1, 0, 0], 0, 3),
        ([0, 2, 0], 0, 3),
        ([0, 0, 5], 0, 3),
        ([0, 0, 0], 1, 3),
        ([1, 1, 0], 3, 1),
        ([1, 1, 1], 1, 0),
    ] {
        let mut scene = Scene::bare(2);
        scene.claims(0, claims).warfare(0, warfare).coins(0, 2).claim_phase(1);
        assert_eq!(scene.player(0).coins, 2 + coins, "{claims:?} and {warfare}");
        assert!(scene.happened(|event| *event == Event::Income { who: seat(0), markers: coins, boat: 0 }));
    }
}

#[test]
fn full_columns_of_the_boat_bring_a_coin_each() {
    // RUR-145, RUR-D07
    for (goods, coins) in [
        ("", 0),
        ("ore 1, wood 2, fish 2, honey 1", 0),
        ("ore 2", 1),
        ("wood 3", 1),
        ("fish 3", 1),
        ("honey 2", 1),
        ("fur 1", 1),
        ("fur 7, ore 9", 2),
        ("ore 2, wood 3, fish 3, honey 2, fur 1", 5),
    ] {
        let mut scene = Scene::bare(2);
        scene.claims(0, [1, 1, 5]).warfare(0, 1).goods(0, goods).claim_phase(3);
        assert_eq!(scene.player(0).coins, coins, "{goods}");
        assert!(scene.happened(|event| *event == Event::Income { who: seat(0), markers: 0, boat: coins }));
    }
}

#[test]
fn income_is_told_in_all_and_by_what_it_is_for() {
    // RUR-144, RUR-145
    let told = Event::Income { who: seat(1), markers: 3, boat: 2 }.message();
    let coins = Message::new("rurik-event-income").with("who", seat(1)).with("coins", 5u8);
    assert_eq!(told, coins.with("markers", 3u8).with("boat", 2u8));
}

// C) Deeds.

#[test]
fn deeds_are_chosen_clockwise_from_the_holder_of_the_marker() {
    // RUR-146, RUR-147, RUR-122
    let mut scene = Scene::bare(3);
    scene.marker(2).row(&["hoard", "trade-route", "send-gifts"]);
    scene.deed_deck(&["market-day", "law-giver", "tithe-payments"]).claim_phase(1);
    assert!(scene.happened(|event| *event == Event::ClaimsBegan { first: seat(2) }));
    assert_eq!((scene.to_decide(), scene.game.first), (Some(seat(2)), seat(2)));
    assert_eq!(scene.legal(), ["choose hoard", "choose trade-route", "choose send-gifts"]);
    scene.play("choose hoard");
    assert_eq!(scene.to_decide(), Some(seat(0)));
    assert_eq!(scene.legal(), ["choose market-day", "choose trade-route", "choose send-gifts"]);
    scene.play("choose market-day");
    assert_eq!(scene.to_decide(), Some(seat(1)));
    assert_eq!(scene.legal(), ["choose law-giver", "choose trade-route", "choose send-gifts"]);
    scene.play("choose send-gifts");
    assert_eq!(
        [2, 0, 1].map(|side| scene.player(side).deeds.iter().map(|deed| deed.word()).collect::<Vec<_>>()),
        [["hoard"], ["market-day"], ["send-gifts"]]
    );
    assert_eq!(
        scene.game.row,
        [Some(deed("law-giver")), Some(deed("trade-route")), Some(deed("tithe-payments"))]
    );
    assert_eq!((scene.game.phase, scene.game.round, scene.to_decide()), (Phase::Strategy, 2, Some(seat(2))));
}

#[test]
fn everybody_has_to_take_one_deed_of_the_row() {
    // RUR-Q77, RUR-146
    let mut scene = Scene::bare(2);
    scene.row(&["hoard", "trade-route", "send-gifts"]).claim_phase(1);
    assert_eq!(scene.legal_like("choose").len(), scene.legal().len());
    let refusals = ["skip", "done", "end", "choose market-day"].map(|action| scene.refused_by(action));
    assert_eq!(refusals, ["RUR-Q64", "RUR-Q27", "RUR-Q25", "RUR-146"]);
    scene.play("choose hoard");
    assert_eq!(scene.to_decide(), Some(seat(1)), "one each");
}

#[test]
fn a_row_without_a_deck_gets_shorter_until_players_take_none() {
    // RUR-Q78, RUR-Q77
    let mut scene = Scene::bare(4);
    scene.row(&["hoard", "trade-route", "send-gifts"]).deed_deck(&[]).claim_phase(1);
    scene.play("choose hoard");
    assert_eq!(scene.legal(), ["choose trade-route", "choose send-gifts"]);
    assert_eq!(scene.game.row[0], None);
    scene.play("choose send-gifts");
    // The last deed goes to seat 2 by itself, seat 3 takes none.
    assert!(scene.player(2).deeds.has(deed("trade-route")) && scene.player(3).deeds.is_empty());
    assert_eq!((scene.game.phase, scene.game.round, scene.to_decide()), (Phase::Strategy, 2, Some(seat(0))));
    scene.claim_phase(2);
    assert_eq!((scene.game.phase, scene.game.round), (Phase::Strategy, 3), "nobody is asked");
}

// D) to F).

/// Plays the Claim Phase of a round to its end, always choosing the first deed.
fn claims_of(scene: &mut Scene, round: u8) {
    scene.claim_phase(round);
    while scene.game.phase == Phase::Claim {
        let first = scene.legal()[0].clone();
        scene.play(&first);
    }
}

#[test]
fn conversion_tokens_are_turned_face_up() {
    // RUR-148
    let mut scene = Scene::bare(3);
    scene.tokens(0, &[]).tokens(1, &["build"]).tokens(2, &["muster"]);
    claims_of(&mut scene, 1);
    assert_eq!([0, 1, 2].map(|side| scene.player(side).tokens), [0b11; 3]);
}

#[test]
fn regions_without_a_good_get_theirs() {
    // RUR-149, RUR-007
    let mut scene = Scene::bare(3);
    scene.no_good("kiev").no_good("galich");
    claims_of(&mut scene, 1);
    assert_eq!(scene.game.goods, scene.game.map().regions);
    assert!(scene.happened(|event| *event == Event::Replenished { regions: regions(&["kiev", "galich"]) }));
    let mut full = Scene::bare(2);
    claims_of(&mut full, 2);
    assert_eq!(full.game.goods.len(), 8, "regions out of play get none");
    assert!(full.happened(|event| *event == Event::Replenished { regions: RegionSet::EMPTY }));
    assert!(!full.game.goods.has(region("galich")));
}

#[test]
fn the_round_marker_moves_on_and_brings_advisors_in() {
    // RUR-150, RUR-151
    for players_there in 2..=4 {
        for (round, advisors) in [(1, 4), (2, 5), (3, if players_there == 4 { 5 } else { 6 })] {
            let mut scene = Scene::bare(players_there);
            claims_of(&mut scene, round);
            assert_eq!((scene.game.round, scene.game.phase), (round + 1, Phase::Strategy));
            assert!(scene.happened(|event| *event == Event::RoundBegan { round: round + 1 }));
            for side in 0..players_there {
                assert_eq!(
                    scene.player(side).advisors.len(),
                    advisors,
                    "{players_there} players, after {round}"
                );
            }
            assert_eq!(scene.asked(), Frame::Place);
        }
    }
}

#[test]
fn the_steps_come_in_their_order() {
    // RUR-138
    let mut scene = Scene::bare(2);
    scene.goods(0, "ore 2, fur 1").no_good("kiev");
    claims_of(&mut scene, 1);
    let place = |like: &dyn Fn(&Event) -> bool| scene.log.iter().position(like).expect("it happened");
    let order = [
        place(&|event| matches!(event, Event::ClaimsBegan { .. })),
        place(&|event| matches!(event, Event::Advanced { .. })),
        place(&|event| matches!(event, Event::Income { .. })),
        place(&|event| matches!(event, Event::DeedChosen { .. })),
        place(&|event| matches!(event, Event::Replenished { .. })),
        place(&|event| matches!(event, Event::RoundBegan { .. })),
    ];
    assert!(order.is_sorted(), "{order:?}");
    assert_eq!(scene.player(0).coins, 3 + 2, "the trade marker is placed before income is earned");
}

#[test]
fn after_round_four_only_the_tracks_are_left() {
    // RUR-138, RUR-152, RUR-010
    let mut scene = Scene::bare(2);
    scene.goods(0, "ore 2, fur 1").no_good("kiev").tokens(0, &[]).claim_phase(4);
    assert_eq!(scene.player(0).claims, [0, 0, 1]);
    assert_eq!((scene.player(0).coins, scene.player(0).tokens, scene.player(0).deeds.len()), (0, 0, 0));
    assert!(!scene.game.goods.has(region("kiev")));
    assert_eq!((scene.game.phase, scene.game.round, scene.to_decide()), (Phase::Over, 4, None));
    assert!(scene.legal().is_empty());
    assert_eq!(scene.log.last(), Some(&Event::GameOver));
    let none = |event: &Event| {
        matches!(event, Event::Income { .. } | Event::DeedChosen { .. } | Event::Replenished { .. })
    };
    assert!(!scene.happened(none));
    for action in ["end", "choose hoard", "play S01", "send 1 kiev"] {
        assert_eq!(scene.refused_by(action), "RUR-152");
    }
}

#[test]
fn rounds_one_to_three_do_not_end_the_game() {
    // RUR-152, RUR-010
    for round in 1..=3 {
        let mut scene = Scene::bare(2);
        scene.claim_phase(round);
        assert_eq!((scene.game.phase, scene.game.is_over()), (Phase::Claim, false));
        assert!(!scene.happened(|event| *event == Event::GameOver));
    }
}
