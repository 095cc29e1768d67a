//! One look at every mechanism that the worked examples leave out: leaders, deeds, payments, variants.

use super::scene::{Scene, deed, scheme, seat};
use crate::event::Event;
use crate::options::Options;
use crate::state::{Frame, Phase, Step};

#[test]
fn agatha_takes_up_to_two_troops_along() {
    // RUR-161, RUR-162, RUR-Q74
    let mut scene = Scene::bare(2);
    scene.leader(0, "agatha").leader_at(0, "kiev").troops(0, "kiev", 3).points("move", 1);
    scene.play("move leader kiev volyn");
    assert_eq!(scene.legal(), ["escort 0", "escort 1", "escort 2"]);
    assert_eq!(scene.refused_by("done"), "RUR-Q27");
    scene.play("escort 2");
    assert_eq!((scene.force(0, "volyn"), scene.force(0, "kiev")), (3, 1));
    assert_eq!(scene.asked(), Frame::Turn(Step::After));
}

#[test]
fn maria_musters_once_a_round_next_to_her_region() {
    // RUR-166, RUR-167, RUR-Q72
    let mut scene = Scene::bare(2);
    scene.leader(0, "maria").leader_at(0, "kiev").points("muster", 3);
    assert_eq!(scene.refused_by("muster novgorod"), "RUR-166");
    scene.play("muster volyn, muster volyn");
    assert_eq!(scene.legal(), ["muster volyn", "muster kiev", "done"]);
    assert!(scene.player(0).ability_used);
    scene.play("done");
    assert!(scene.game.marias_reach().is_empty());
    scene.owe(Frame::Muster { left: 1, reach: crate::components::RegionSet::EMPTY });
    assert_eq!(scene.legal_like("muster"), ["muster volyn", "muster kiev"]);
}

#[test]
fn predslava_sends_a_troop_away_once_a_round() {
    // RUR-169, RUR-170, RUR-171, RUR-Q73
    let mut scene = Scene::bare(2);
    scene.leader(0, "predslava").leader_at(0, "kiev").leader_at(1, "kiev").troops(1, "kiev", 1).turn_of(0);
    assert_eq!(scene.legal_like("send").len(), 8);
    assert_eq!(scene.refused_by("send 1 novgorod"), "RUR-169");
    scene.play("send 1 leader volyn");
    assert_eq!((scene.player(1).leader_at, scene.player(1).coins), (Some(super::scene::region("volyn")), 1));
    assert_eq!(scene.refused_by("send 1 volyn"), "RUR-169");
}

#[test]
fn sudislav_spends_attack_points_on_troops() {
    // RUR-172, RUR-173
    let mut scene = Scene::new(2);
    scene.leader(0, "sudislav").leader_at(0, "kiev").troops(0, "volyn", 1).points("attack", 2);
    assert_eq!(scene.refused_by("muster volyn"), "RUR-172");
    scene.play("muster kiev, attack volyn rebel");
    assert_eq!((scene.force(0, "kiev"), scene.player(0).defeated), (2, 1));
}

#[test]
fn mstislav_pays_one_point_where_he_stands() {
    // RUR-168
    let mut scene = Scene::bare(2);
    scene.leader_at(0, "kiev").troops(1, "kiev", 3).turn_of(0).tax(1);
    scene.play("tax kiev");
    assert_eq!(scene.good(0, "wood"), 1);
}

#[test]
fn somebody_off_the_board_comes_back_before_resolving() {
    // RUR-063, RUR-Q34
    let mut scene = Scene::bare(2);
    scene.turn_of(0);
    assert_eq!(scene.legal_like("rescue").len(), 8);
    scene.play("rescue kiev");
    assert_eq!((scene.force(0, "kiev"), scene.player(0).supply), (2, 11));
    assert_eq!(scene.refused_by("rescue kiev"), "RUR-063");
}

#[test]
fn a_conversion_takes_a_named_good_and_any_other_in_one_order() {
    // RUR-136, RUR-Q40
    let mut scene = Scene::bare(2);
    scene.goods(0, "ore 1, wood 1, fish 1").turn_of(0).play("convert build");
    assert_eq!(scene.legal(), ["pay ore", "pay wood"]);
    let mut other = scene.clone();
    scene.play("pay ore");
    assert_eq!(scene.legal(), ["pay wood", "pay fish"]);
    other.play("pay wood");
    assert_eq!(
        (other.game.build, other.player(0).goods),
        (1, [1, 0, 0, 0, 0]),
        "wood and fish; wood and ore is ore first"
    );
    scene.play("pay fish");
    assert_eq!(
        (scene.refused_by("convert muster"), scene.refused_by("convert build")),
        ("RUR-134", "RUR-134")
    );
}

#[test]
fn a_forced_conversion_is_paid_by_itself() {
    // RUR-137
    let mut scene = Scene::bare(2);
    scene.goods(0, "honey 1, fur 1").troops(0, "kiev", 1).turn_of(0).play("convert muster, muster kiev");
    assert_eq!((scene.player(0).goods, scene.force(0, "kiev")), ([0; 5], 2));
    assert_eq!(scene.player(0).tokens, 1);
}

#[test]
fn border_patrols_removes_from_three_regions_and_moves_two_troops_anywhere() {
    // RUR-180, RUR-205, RUR-Q46
    let mut scene = Scene::bare(2);
    scene.deed(0, "border-patrols").troops(0, "kiev", 2).troops(0, "volyn", 2).troops(0, "rostov", 1);
    scene.troops(0, "polotsk", 1).turn_of(0).play("accomplish border-patrols");
    assert_eq!(scene.legal(), ["remove rostov", "remove polotsk"], "three regions have to follow in order");
    scene.play("remove rostov, remove volyn");
    assert_eq!(
        scene.asked(),
        Frame::Anywhere { left: 2, troop: None, leader: false },
        "kiev follows by itself"
    );
    scene.play("move kiev novgorod");
    assert_eq!(scene.refused_by("move novgorod kiev"), "RUR-Q46");
    scene.play("move volyn novgorod");
    assert_eq!((scene.force(0, "novgorod"), scene.player(0).supply), (2, 9));
}

#[test]
fn peace_maker_takes_two_troops_from_a_ruled_region() {
    // RUR-196, RUR-Q44
    let mut scene = Scene::bare(2);
    scene.deed(0, "peace-maker").troops(0, "kiev", 1).troops(0, "volyn", 2).troops(1, "volyn", 2).turn_of(0);
    assert_eq!(scene.refused_by("accomplish peace-maker"), "RUR-130");
    scene.leader_at(0, "kiev").play("accomplish peace-maker");
    assert_eq!(scene.force(0, "kiev"), 0);
    assert_eq!(scene.asked(), Frame::Draw { cards: 2 });
}

#[test]
fn trade_route_takes_three_kinds_and_hoard_three_of_one() {
    // RUR-190, RUR-202
    let mut scene = Scene::bare(2);
    scene.deed(0, "trade-route").deed(0, "hoard").goods(0, "ore 1, wood 3, fish 3, fur 1").turn_of(0);
    let mut hoard = scene.clone();
    scene.play("accomplish trade-route");
    assert_eq!(scene.legal(), ["pay ore", "pay wood"]);
    scene.play("pay wood");
    assert_eq!((scene.player(0).goods, scene.player(0).coins), ([1, 2, 2, 0, 0], 2));
    assert_eq!(scene.refused_by("accomplish hoard"), "RUR-128");
    hoard.play("accomplish hoard");
    assert_eq!(hoard.legal(), ["pay wood", "pay fish"]);
    hoard.play("pay fish, deck 1");
    assert_eq!(hoard.player(0).goods, [1, 3, 0, 0, 1]);
}

#[test]
fn victory_march_discards_a_scheme_without_playing_it() {
    // RUR-203, RUR-Q38
    let mut scene = Scene::bare(2);
    scene
        .deed(0, "victory-march")
        .hand(0, "S23")
        .hand(0, "S24")
        .troops(0, "kiev", 3)
        .leader_at(0, "kiev")
        .turn_of(0);
    scene.play("accomplish victory-march, discard S23");
    assert_eq!(scene.force(0, "kiev"), 3, "the leader comes last, so the first troop goes by itself");
    assert_eq!(scene.legal(), ["remove kiev", "remove leader kiev"]);
    scene.play("remove leader kiev, done, play S24");
    assert_eq!((scene.player(0).coins, scene.player(0).leader_at), (2, None));
    assert!(scene.game.discard.has(scheme("S23")));
}

#[test]
fn new_beginning_gives_a_structure_back() {
    // RUR-195, RUR-Q07
    let mut scene = Scene::bare(2);
    scene.deed(0, "new-beginning").built(0, "kiev", "church").built(0, "volyn", "market").turn_of(0);
    scene.play("accomplish new-beginning, raze volyn market");
    assert_eq!((scene.game.tax, scene.player(0).structures().len()), (2, 1));
}

#[test]
fn a_deed_attack_reveals_one_card_less_only_for_its_point() {
    // RUR-189, RUR-206
    let mut scene = Scene::bare(2);
    scene
        .deed(0, "hire-mercenaries")
        .goods(0, "fish 1, ore 1")
        .coins(0, 2)
        .troops(0, "kiev", 1)
        .troops(1, "kiev", 1);
    scene.turn_of(0).play("accomplish hire-mercenaries, attack kiev 1");
    assert_eq!(scene.count(|event| matches!(event, Event::Revealed { .. })), 0);
    assert_eq!((scene.asked(), scene.player(0).warfare), (Frame::Turn(Step::Before), 1));
}

#[test]
fn a_scheme_with_a_deed_refills_the_row() {
    // RUR-126, RUR-Q35, RUR-Q37
    let mut scene = Scene::bare(2);
    scene.hand(0, "S26").row(&["hoard", "trade-route", "generous-prince"]).turn_of(0);
    assert_eq!(scene.refused_by("play S26"), "RUR-Q35");
    scene.coins(0, 5).play("play S26, choose generous-prince");
    assert_eq!(scene.game.row.iter().flatten().count(), 3);
    scene.play("accomplish generous-prince");
    assert_eq!((scene.player(0).coins, scene.refused_by("accomplish hoard")), (0, "RUR-128"));
}

#[test]
fn the_top_scheme_space_hands_the_marker_on_and_order_follows_in_the_claim_phase() {
    // RUR-121, RUR-122, RUR-Q76
    let mut scene = Scene::bare(2);
    scene.clear_strategy().advisor(0, "5", "scheme", 1, 0).advisor(1, "5", "move", 1, 0);
    scene.game.turn = 6;
    scene.turn_of(0).play("take scheme 1, deck 1");
    let keep = scene.legal()[0].clone();
    scene.play(&keep);
    let top = scene.legal()[0].clone();
    scene.play(&top).play("marker 1");
    assert_eq!((scene.game.marker, scene.game.first), (seat(1), seat(0)));
    scene.play("end, forfeit move 1, end");
    assert_eq!(
        (scene.game.phase, scene.game.first, scene.to_decide()),
        (Phase::Claim, seat(1), Some(seat(1)))
    );
}

#[test]
fn the_deed_row_variant_clears_the_row_after_the_last_choice() {
    // RUR-224, RUR-225
    let mut scene = Scene::with(Options { deed_row: true, ..Options::for_players(2) });
    scene.row(&["hoard", "trade-route", "send-gifts"]).claim_phase(1).play("choose hoard");
    assert!(scene.game.row.contains(&Some(deed("trade-route"))));
    scene.play("choose trade-route");
    assert!(!scene.game.row.contains(&Some(deed("send-gifts"))));
    assert_eq!((scene.game.spent_deeds.len(), scene.game.row.iter().flatten().count()), (2, 3));
}

#[test]
fn reward_tokens_are_drawn_from_the_pile() {
    // RUR-222, RUR-223
    let mut scene = Scene::with(Options { rebel_rewards: true, ..Options::for_players(2) });
    scene
        .troops(0, "kiev", 1)
        .troops(0, "volyn", 1)
        .token("coin:2")
        .points("attack", 1)
        .play("attack volyn rebel");
    assert_eq!((scene.player(0).coins, scene.game.shown), (2, 1));
}

#[test]
fn a_church_without_troops_to_place_need_not_remove_anybody() {
    // RUR-111, RUR-Q64
    let mut scene = Scene::bare(2);
    scene.leader_at(0, "kiev").troops(1, "kiev", 1).supply(0, 0, "volyn").turn_of(0).build(1);
    scene.play("build kiev church");
    assert_eq!(scene.legal(), ["expel 1", "skip"]);
    scene.play("expel 1");
    assert_eq!((scene.force(0, "kiev"), scene.force(1, "kiev")), (1, 0));
}

#[test]
fn three_columns_come_before_a_second_advisor_in_one() {
    // RUR-049, RUR-052
    let mut scene = Scene::new(2);
    scene.strategy_phase(1).advisor(0, "1", "move", 1, 0).advisor(0, "2", "tax", 1, 0);
    assert_eq!(scene.refused_by("place 4 move"), "RUR-052");
    scene.advisor(0, "4", "build", 1, 0);
    assert!(scene.can("place 5 move"));
    scene.advisor(1, "1", "move", 2, 0).advisor(1, "2", "move", 3, 0);
    assert_eq!(scene.refused_by("place 5 move"), "RUR-049");
}
