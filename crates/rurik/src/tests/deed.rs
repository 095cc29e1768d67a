//! The 26 deed cards (catalogue 2.18, 3.4, 5.4): what each needs, takes and brings.

use samovar_engine::kit::sheets::edited;

use super::scene::{Scene, deed, region, scheme, seat};
use crate::action::Piece;
use crate::components::{Components, DeedId, RegionSet, Sheets, Tables};
use crate::event::Event;
use crate::options::Options;
use crate::state::{Frame, Payment, Removal, Step};

/// Seat 0 of two with one deed chosen, about to resolve; no rebels, nobody on the map.
fn with(word: &str) -> Scene {
    let mut scene = Scene::new(2);
    scene.no_rebels().deed(0, word).turn_of(0);
    scene
}

/// The deed cannot be accomplished as things stand.
fn refused(scene: &Scene) {
    let word = scene.player(0).deeds.first().expect("a deed is chosen");
    let action = format!("accomplish {word}");
    assert!(!scene.can(&action), "{word}");
    assert_eq!(scene.refused_by(&action), "RUR-130", "{word}");
}

/// Accomplishes the one deed there is; what is asked next.
fn accomplish(scene: &mut Scene) -> Frame {
    let word = scene.player(0).deeds.first().expect("a deed is chosen");
    assert!(scene.can(&format!("accomplish {word}")), "{word}");
    scene.play(&format!("accomplish {word}"));
    assert!(scene.player(0).deeds.is_empty() && scene.player(0).accomplished.has(word));
    scene.asked()
}

const BEFORE: Frame = Frame::Turn(Step::Before);
const DRAW: Frame = Frame::Draw { cards: 2 };
const TWO_ANYWHERE: Frame = Frame::Anywhere { left: 2, troop: None, leader: false };
const FEWER: Frame = Frame::Attack { left: 1, fewer: 1 };

fn muster(left: u8) -> Frame {
    Frame::Muster { left, reach: RegionSet::EMPTY }
}

// What is on the cards.

#[test]
fn deeds_are_worth_one_or_two_points() {
    // RUR-D11, RUR-C16, RUR-157
    let two = ["capital-city", "dispatch-messengers", "grand-hunter", "market-day", "master-beekeeper"];
    let mut sum = 0;
    for word in DeedId::ALL {
        let mut scene = Scene::new(2);
        scene.accomplished(0, word.word());
        assert_eq!(scene.score(0, "deeds"), if two.contains(&word.word()) { 2 } else { 1 }, "{word}");
        sum += scene.score(0, "deeds");
    }
    assert_eq!((DeedId::ALL.len(), sum), (26, 31));
}

#[test]
fn all_accomplished_deeds_score_and_chosen_ones_do_not() {
    // RUR-133, RUR-157
    let mut scene = Scene::new(2);
    scene
        .deed(0, "capital-city")
        .deed(0, "hoard")
        .accomplished(0, "market-day")
        .accomplished(0, "send-gifts");
    assert_eq!((scene.score(0, "deeds"), scene.score(1, "deeds")), (3, 0));
}

// One by one.

#[test]
fn amass_forces_needs_six_troops_in_one_region() {
    // RUR-179, RUR-Q42
    let mut scene = with("amass-forces");
    scene.troops(0, "kiev", 5).troops(0, "volyn", 3).built(0, "kiev", "stronghold");
    refused(&scene);
    scene.leader_at(0, "volyn");
    refused(&scene);
    let mut troops = scene.clone();
    scene.leader_at(0, "kiev");
    assert_eq!(accomplish(&mut scene), Frame::Move { left: 1 });
    assert_eq!(scene.force(0, "kiev"), 6, "nothing is given up");
    troops.troops(0, "kiev", 1);
    assert_eq!(accomplish(&mut troops), Frame::Move { left: 1 });
    let mut theirs = with("amass-forces");
    theirs.troops(1, "kiev", 7).troops(0, "kiev", 1);
    refused(&theirs);
}

#[test]
fn border_patrols_takes_a_troop_from_each_of_three_regions() {
    // RUR-180, RUR-Q07, RUR-Q42
    let mut scene = with("border-patrols");
    scene.troops(0, "kiev", 5).troops(0, "volyn", 1);
    refused(&scene);
    scene.leader_at(0, "rostov");
    let mut forced = scene.clone();
    assert_eq!(accomplish(&mut forced), TWO_ANYWHERE, "nothing to choose");
    assert_eq!((forced.force(0, "kiev"), forced.force(0, "volyn"), forced.player(0).leader_at), (4, 0, None));
    assert_eq!(forced.player(0).supply, 8);
    scene.leader_at(0, "kiev").troops(0, "rostov", 1);
    assert_eq!(
        accomplish(&mut scene),
        Frame::Remove { how: Removal::Different, left: 1, from: region("volyn").index() as u8 + 1 }
    );
    assert_eq!(scene.legal(), ["remove kiev", "remove leader kiev"]);
    assert_eq!(scene.refused_by("remove volyn"), "RUR-130");
    scene.clear_log().play("remove leader kiev");
    assert_eq!((scene.player(0).leader_at, scene.force(0, "kiev")), (None, 5));
    let (who, piece) = (seat(0), Piece::Leader);
    assert_eq!(scene.log, [Event::GaveUp { who, piece, region: region("kiev") }]);
}

#[test]
fn border_patrols_takes_no_two_troops_of_one_region() {
    // RUR-180
    let mut scene = with("border-patrols");
    for at in ["rostov", "polotsk", "volyn", "kiev"] {
        scene.troops(0, at, 2);
    }
    accomplish(&mut scene);
    assert_eq!(scene.legal(), ["remove rostov", "remove polotsk"]);
    assert_eq!(scene.refused_by("remove volyn"), "RUR-130", "three regions from there on there are not");
    scene.play("remove polotsk");
    assert_eq!(scene.asked(), TWO_ANYWHERE, "volyn and kiev follow");
    let left = ["rostov", "polotsk", "volyn", "kiev"].map(|at| scene.force(0, at));
    assert_eq!(left, [2, 1, 1, 1]);
    let mut scene = with("border-patrols");
    for at in ["rostov", "polotsk", "volyn", "kiev"] {
        scene.troops(0, at, 2);
    }
    accomplish(&mut scene);
    scene.play("remove rostov");
    assert_eq!(scene.legal(), ["remove polotsk", "remove volyn"]);
    assert_eq!(scene.refused_by("remove rostov"), "RUR-130");
}

#[test]
fn capital_city_needs_all_three_own_structures_in_one_region() {
    // RUR-181, RUR-Q45
    let mut scene = with("capital-city");
    scene.built(0, "kiev", "church").built(0, "kiev", "market");
    let mut apart = scene.clone();
    refused(apart.built(0, "volyn", "stronghold"));
    let mut theirs = scene.clone();
    refused(theirs.built(1, "kiev", "stronghold"));
    scene.built(0, "kiev", "stronghold");
    assert_eq!(accomplish(&mut scene), BEFORE);
    assert_eq!((scene.game.tax, scene.score(0, "deeds")), (1, 2));
    assert_eq!(scene.player(0).built.map(|built| built.len()), [1, 1, 1]);
}

#[test]
fn structures_silenced_by_yaroslav_still_count_for_deeds() {
    // RUR-Q45, RUR-177
    let mut scene = with("capital-city");
    scene.built(0, "kiev", "church").built(0, "kiev", "market").built(0, "kiev", "stronghold");
    scene.leader(1, "yaroslav").leader_at(1, "kiev");
    accomplish(&mut scene);
    assert_eq!(scene.game.tax, 1);
}

#[test]
fn defensive_belt_needs_three_own_strongholds_that_hang_together() {
    // RUR-182, RUR-Q17, RUR-Q45
    let mut scene = with("defensive-belt");
    scene.troops(0, "kiev", 1).troops(1, "kiev", 1);
    scene.built(0, "kiev", "stronghold").built(0, "polotsk", "stronghold");
    refused(&scene);
    let mut apart = scene.clone();
    refused(apart.built(0, "rostov", "stronghold"));
    let mut other = scene.clone();
    refused(other.built(0, "smolensk", "church"));
    let mut theirs = scene.clone();
    refused(theirs.built(1, "smolensk", "stronghold"));
    scene.built(0, "smolensk", "stronghold");
    assert_eq!(accomplish(&mut scene), FEWER, "a chain is enough: kiev does not touch smolensk");
}

#[test]
fn dispatch_messengers_needs_troops_in_eight_regions() {
    // RUR-183, RUR-Q42, RUR-Q45
    let mut scene = with("dispatch-messengers");
    for at in ["novgorod", "rostov", "polotsk", "smolensk", "volyn", "kiev", "chernigov"] {
        scene.troops(0, at, 1);
    }
    scene.built(0, "pereyaslavl", "stronghold").troops(1, "pereyaslavl", 1);
    refused(&scene);
    scene.leader_at(0, "pereyaslavl");
    assert_eq!(accomplish(&mut scene), muster(2));
    assert_eq!(scene.score(0, "deeds"), 2);
}

#[test]
fn enforce_peace_needs_two_defeated_rebels_and_takes_wood_and_honey() {
    // RUR-184
    let mut scene = Scene::new(2);
    scene.deed(0, "enforce-peace").troops(0, "kiev", 1).troops(1, "kiev", 1).defeated(0, 1).turn_of(0);
    scene.goods(0, "wood 2, honey 2").no_rebel("kiev");
    refused(&scene);
    scene.defeated(1, 1);
    refused(&scene);
    scene.defeated(0, 1).goods(0, "wood 2");
    refused(&scene);
    scene.goods(0, "honey 2");
    refused(&scene);
    scene.goods(0, "wood 2, honey 2");
    assert_eq!(accomplish(&mut scene), FEWER);
    assert_eq!((scene.player(0).goods, scene.player(0).defeated), ([0, 1, 0, 1, 0], 2));
}

#[test]
fn establish_fortress_needs_two_structures_together_and_takes_two_wood() {
    // RUR-185, RUR-Q45
    let mut scene = with("establish-fortress");
    scene.built(0, "kiev", "church").built(0, "volyn", "stronghold").goods(0, "wood 2");
    refused(&scene);
    let mut theirs = scene.clone();
    refused(theirs.built(1, "kiev", "stronghold"));
    scene.built(0, "kiev", "stronghold").goods(0, "wood 1, ore 5");
    refused(&scene);
    scene.goods(0, "wood 3");
    assert_eq!(accomplish(&mut scene), DRAW);
    assert_eq!(scene.good(0, "wood"), 1);
}

#[test]
fn generous_prince_takes_four_coins() {
    // RUR-186
    let mut scene = with("generous-prince");
    scene.troops(0, "kiev", 1).coins(0, 3);
    refused(&scene);
    scene.coins(0, 5);
    assert_eq!(accomplish(&mut scene), muster(2));
    assert_eq!(scene.player(0).coins, 1);
    assert!(scene.happened(|event| *event == Event::CoinsPaid { who: seat(0), coins: 4 }));
}

#[test]
fn grand_hunter_needs_the_marker_and_takes_two_fur() {
    // RUR-187, RUR-Q76
    let mut scene = with("grand-hunter");
    scene.troops(0, "kiev", 1).goods(0, "fur 2").marker(1);
    refused(&scene);
    scene.marker(0).goods(0, "fur 1, honey 4");
    refused(&scene);
    scene.goods(0, "fur 3").first(1).marker(0);
    scene.as_seat(0);
    assert_eq!(accomplish(&mut scene), Frame::Move { left: 1 }, "the marker counts, not who began");
    assert_eq!((scene.good(0, "fur"), scene.score(0, "deeds")), (1, 2));
}

#[test]
fn great_library_takes_a_scheme_and_an_ore() {
    // RUR-188, RUR-Q38
    let mut scene = with("great-library");
    scene.goods(0, "ore 2");
    refused(&scene);
    scene.goods(0, "wood 2").hand(0, "S05");
    refused(&scene);
    scene.goods(0, "ore 2");
    let mut several = scene.clone();
    assert_eq!(accomplish(&mut scene), BEFORE, "the only scheme goes by itself");
    assert_eq!((scene.game.build, scene.good(0, "ore"), scene.player(0).hand.len()), (1, 1, 0));
    assert!(scene.game.discard.has(scheme("S05")));
    several.hand(0, "S23");
    assert_eq!(accomplish(&mut several), Frame::Discard { left: 1 });
    assert_eq!(several.legal(), ["discard S05", "discard S23"]);
    assert_eq!(several.refused_by("discard S01"), "RUR-130");
    several.play("discard S23");
    assert_eq!((several.player(0).coins, several.game.build), (0, 1), "S23 is not played");
    assert!(several.can("play S05"), "the bonus action for schemes is still there");
    assert!(several.happened(|event| *event == Event::Discarded { who: seat(0), card: scheme("S23") }));
    assert!(several.player(0).hand.has(scheme("S05")) && several.game.discard.has(scheme("S23")));
}

#[test]
fn hire_mercenaries_takes_fish_ore_and_coins() {
    // RUR-189
    let mut scene = with("hire-mercenaries");
    scene.troops(0, "kiev", 1).troops(1, "kiev", 1);
    for (goods, coins) in [("fish 1", 2), ("ore 1", 2), ("fish 1, ore 1", 1)] {
        refused(scene.goods(0, goods).coins(0, coins));
    }
    scene.goods(0, "fish 2, ore 2").coins(0, 3);
    assert_eq!(accomplish(&mut scene), FEWER);
    assert_eq!((scene.player(0).goods, scene.player(0).coins), ([1, 0, 1, 0, 0], 1));
}

#[test]
fn hoard_takes_three_goods_of_one_type() {
    // RUR-190
    let mut scene = with("hoard");
    refused(scene.goods(0, "ore 2, wood 2, fish 2"));
    scene.goods(0, "ore 2, fish 4");
    assert_eq!(accomplish(&mut scene), DRAW);
    assert_eq!(scene.player(0).goods, [2, 0, 1, 0, 0]);
    assert!(scene.happened(|event| matches!(event, Event::GoodsPaid { count: 3, .. })));
}

#[test]
fn honorable_prince_takes_a_scheme_and_three_coins() {
    // RUR-191
    let mut scene = with("honorable-prince");
    refused(scene.troops(0, "kiev", 1).coins(0, 3));
    refused(scene.hand(0, "S01").coins(0, 2));
    scene.coins(0, 4);
    assert_eq!(accomplish(&mut scene), muster(2));
    assert_eq!((scene.player(0).coins, scene.player(0).hand.len()), (1, 0));
}

#[test]
fn law_giver_needs_three_defeated_rebels_and_takes_two_coins() {
    // RUR-192
    let mut scene = Scene::new(2);
    scene.deed(0, "law-giver").defeated(0, 2).coins(0, 2).turn_of(0);
    refused(&scene);
    refused(scene.defeated(0, 1).coins(0, 1));
    scene.coins(0, 3);
    assert_eq!(accomplish(&mut scene), DRAW);
    assert_eq!((scene.player(0).coins, scene.player(0).defeated), (1, 3));
}

#[test]
fn rebels_removed_by_churches_are_not_defeated() {
    // RUR-184, RUR-192
    let mut scene = Scene::new(2);
    scene.deed(0, "law-giver").defeated(0, 2).coins(0, 2).troops(0, "novgorod", 2).turn_of(0).build(1);
    scene.play("build novgorod church");
    assert!(!scene.game.rebels.has(region("novgorod")));
    refused(&scene);
}

#[test]
fn market_day_needs_markets_by_three_different_goods() {
    // RUR-193, RUR-Q41, RUR-Q45
    let mut scene = with("market-day");
    scene.built(0, "novgorod", "market").built(0, "volyn", "market");
    refused(&scene);
    let mut same = scene.clone();
    refused(same.built(0, "kiev", "market"));
    let mut theirs = scene.clone();
    refused(theirs.built(1, "rostov", "market"));
    let mut church = scene.clone();
    refused(church.built(0, "rostov", "church"));
    scene.built(0, "pereyaslavl", "market");
    assert_eq!(accomplish(&mut scene), DRAW, "no two of them are adjacent");
}

#[test]
fn market_day_looks_at_goods_tokens() {
    // RUR-Q41, RUR-Q86
    let mut scene = Scene::with(Options { alternate_board: true, ..Options::for_players(2) });
    scene.deed(0, "market-day").turn_of(0);
    scene.goods_tokens(&[("novgorod", "wood"), ("polotsk", "wood"), ("volyn", "fish")]);
    for at in ["novgorod", "polotsk", "volyn"] {
        scene.built(0, at, "market");
    }
    refused(&scene);
    scene.goods_tokens(&[("novgorod", "fur"), ("polotsk", "wood"), ("volyn", "fish")]);
    assert_eq!(accomplish(&mut scene), DRAW);
}

#[test]
fn master_beekeeper_takes_a_scheme_and_two_honey() {
    // RUR-194
    let mut scene = with("master-beekeeper");
    refused(scene.goods(0, "honey 2"));
    refused(scene.hand(0, "S01").goods(0, "honey 1, fur 3"));
    scene.goods(0, "honey 3");
    assert_eq!(accomplish(&mut scene), BEFORE);
    assert_eq!((scene.game.build, scene.good(0, "honey"), scene.player(0).hand.len()), (1, 1, 0));
    assert_eq!(scene.score(0, "deeds"), 2);
}

#[test]
fn new_beginning_takes_an_own_structure_that_can_be_built_again() {
    // RUR-195, RUR-Q07
    let mut scene = with("new-beginning");
    refused(scene.built(1, "kiev", "church"));
    for at in ["volyn", "polotsk", "rostov"] {
        scene.built(0, at, "church");
    }
    scene.built(0, "volyn", "market").leader_at(0, "novgorod").build(1);
    assert_eq!(scene.refused_by("build novgorod church"), "RUR-107");
    assert_eq!(accomplish(&mut scene), Frame::Raze { left: 1 });
    let own = ["raze rostov church", "raze polotsk church", "raze volyn church", "raze volyn market"];
    assert_eq!(scene.legal(), own);
    assert_eq!(
        (scene.refused_by("raze kiev church"), scene.refused_by("raze rostov market")),
        ("RUR-195", "RUR-195")
    );
    scene.clear_log().play("raze polotsk church");
    assert_eq!((scene.game.tax, scene.player(0).structures().len()), (2, 2));
    let structure = super::scene::structure("church");
    assert_eq!(scene.log, [Event::Razed { who: seat(0), region: region("polotsk"), structure }]);
    scene.play("build novgorod church");
    let church = scene.player(0).built[structure.index()];
    assert!(church.has(region("novgorod")) && !church.has(region("polotsk")));
}

#[test]
fn peace_maker_takes_two_troops_of_one_ruled_region() {
    // RUR-196, RUR-Q42
    let mut scene = with("peace-maker");
    scene.troops(0, "kiev", 1).troops(0, "volyn", 1).troops(0, "polotsk", 3).troops(1, "polotsk", 3);
    refused(&scene);
    scene.troops(0, "rostov", 2).leader_at(0, "rostov").troops(0, "novgorod", 2);
    let how = Removal::Ruled(None);
    assert_eq!(accomplish(&mut scene), Frame::Remove { how, left: 2, from: 0 });
    // Troop and leader of Rostov are a choice of their own; the leader alone would leave none to follow in order.
    assert_eq!(scene.legal(), ["remove novgorod", "remove rostov"]);
    let refusals = ["remove polotsk", "remove kiev", "remove leader rostov", "remove smolensk"];
    assert_eq!(refusals.map(|action| scene.refused_by(action)), ["RUR-196", "RUR-130", "RUR-130", "RUR-130"]);
    scene.play("remove rostov");
    assert_eq!(scene.legal(), ["remove rostov", "remove leader rostov"]);
    assert_eq!(scene.refused_by("remove novgorod"), "RUR-196");
    scene.play("remove leader rostov");
    assert_eq!((scene.force(0, "rostov"), scene.player(0).leader_at, scene.asked()), (1, None, DRAW));
    assert_eq!(scene.force(0, "novgorod"), 2);
}

#[test]
fn peace_maker_looks_at_rule_before_the_troops_go() {
    // RUR-196, RUR-Q44
    let mut scene = with("peace-maker");
    scene.troops(0, "kiev", 2).troops(1, "kiev", 1);
    assert_eq!(accomplish(&mut scene), DRAW);
    assert_eq!((scene.force(0, "kiev"), scene.player(0).supply), (0, 12));
}

#[test]
fn retire_veterans_takes_two_troops_and_two_coins() {
    // RUR-197, RUR-Q42
    let mut scene = with("retire-veterans");
    refused(scene.coins(0, 2).troops(0, "kiev", 1));
    refused(scene.coins(0, 1).leader_at(0, "volyn"));
    scene.coins(0, 3).troops(0, "volyn", 1);
    let how = Removal::Anywhere;
    assert_eq!(accomplish(&mut scene), Frame::Remove { how, left: 2, from: 0 });
    // Volyn comes before Kiev, troops before the leader.
    assert_eq!(scene.legal(), ["remove volyn", "remove leader volyn"]);
    assert_eq!(scene.refused_by("remove kiev"), "RUR-130");
    let mut leader = scene.clone();
    scene.play("remove volyn");
    assert_eq!(scene.legal(), ["remove leader volyn", "remove kiev"]);
    scene.play("remove kiev");
    assert_eq!((scene.asked(), scene.player(0).coins, scene.player(0).supply), (DRAW, 1, 12));
    assert!(scene.player(0).leader_at.is_some());
    leader.play("remove leader volyn");
    assert_eq!((leader.asked(), leader.force(0, "volyn"), leader.force(0, "kiev")), (DRAW, 1, 0));
}

#[test]
fn two_troops_of_one_region_may_retire() {
    // RUR-197
    let mut scene = with("retire-veterans");
    scene.coins(0, 2).troops(0, "kiev", 2).troops(0, "rostov", 1);
    accomplish(&mut scene);
    assert_eq!(scene.legal(), ["remove rostov", "remove kiev"]);
    scene.play("remove kiev");
    assert_eq!((scene.force(0, "kiev"), scene.force(0, "rostov"), scene.asked()), (0, 1, DRAW));
}

#[test]
fn reward_laborers_takes_any_two_goods_and_two_coins() {
    // RUR-198
    let mut scene = with("reward-laborers");
    refused(scene.coins(0, 2).goods(0, "fur 1"));
    refused(scene.coins(0, 1).goods(0, "fur 3"));
    scene.coins(0, 2).goods(0, "ore 2, wood 1, fur 1");
    assert!(matches!(accomplish(&mut scene), Frame::Pay { how: Payment::AnyBut(_), left: 2, from: 0 }));
    assert_eq!(scene.legal(), ["pay ore", "pay wood"]);
    assert_eq!((scene.refused_by("pay fur"), scene.refused_by("pay fish")), ("RUR-130", "RUR-130"));
    let mut wood = scene.clone();
    scene.play("pay ore");
    assert_eq!(scene.legal(), ["pay ore", "pay wood", "pay fur"]);
    scene.play("pay ore");
    assert_eq!((scene.asked(), scene.player(0).goods, scene.player(0).coins), (DRAW, [0, 1, 0, 0, 1], 0));
    wood.play("pay wood");
    assert_eq!((wood.asked(), wood.player(0).goods), (DRAW, [2, 0, 0, 0, 0]), "ore would come first");
}

#[test]
fn send_gifts_takes_fish_fur_and_coins() {
    // RUR-199
    let mut scene = with("send-gifts");
    scene.troops(0, "kiev", 1);
    for (goods, coins) in [("fish 2", 2), ("fur 2", 2), ("fish 1, fur 1", 1)] {
        refused(scene.goods(0, goods).coins(0, coins));
    }
    scene.goods(0, "fish 2, fur 2").coins(0, 3);
    assert_eq!(accomplish(&mut scene), TWO_ANYWHERE);
    assert_eq!((scene.player(0).goods, scene.player(0).coins), ([0, 0, 1, 0, 1], 1));
}

#[test]
fn splendid_feast_takes_fish_honey_and_coins() {
    // RUR-200
    let mut scene = with("splendid-feast");
    for (goods, coins) in [("fish 2", 2), ("honey 2", 2), ("fish 1, honey 1", 1)] {
        refused(scene.goods(0, goods).coins(0, coins));
    }
    scene.goods(0, "fish 2, honey 2").coins(0, 3);
    assert_eq!(accomplish(&mut scene), DRAW);
    assert_eq!((scene.player(0).goods, scene.player(0).coins), ([0, 0, 1, 1, 0], 1));
}

#[test]
fn tithe_payments_needs_three_own_churches_that_hang_together() {
    // RUR-201, RUR-Q17, RUR-Q45
    let mut scene = with("tithe-payments");
    scene.built(0, "kiev", "church").built(0, "polotsk", "church");
    refused(&scene);
    let mut apart = scene.clone();
    refused(apart.built(0, "rostov", "church"));
    let mut other = scene.clone();
    refused(other.built(0, "smolensk", "stronghold"));
    let mut theirs = scene.clone();
    refused(theirs.built(1, "smolensk", "church"));
    scene.built(0, "smolensk", "church");
    assert_eq!(accomplish(&mut scene), BEFORE);
    assert_eq!(scene.player(0).coins, 3);
}

#[test]
fn trade_route_takes_three_different_goods() {
    // RUR-202
    let mut scene = with("trade-route");
    refused(scene.goods(0, "ore 5, wood 5"));
    scene.goods(0, "ore 2, fish 2, honey 2, fur 2");
    assert!(matches!(accomplish(&mut scene), Frame::Pay { how: Payment::Different, left: 3, from: 0 }));
    assert_eq!(scene.legal(), ["pay ore", "pay fish"]);
    scene.play("pay ore");
    assert_eq!(scene.legal(), ["pay fish", "pay honey"]);
    assert_eq!((scene.refused_by("pay ore"), scene.refused_by("pay fur")), ("RUR-202", "RUR-130"));
    scene.play("pay fish");
    assert_eq!(scene.legal(), ["pay honey", "pay fur"]);
    scene.play("pay fur");
    assert_eq!((scene.player(0).goods, scene.player(0).coins), ([1, 0, 1, 2, 1], 2));
}

#[test]
fn victory_march_takes_a_scheme_and_two_troops() {
    // RUR-203
    let mut scene = with("victory-march");
    refused(scene.troops(0, "kiev", 3));
    let mut few = with("victory-march");
    refused(few.hand(0, "S01").troops(0, "kiev", 1));
    scene.hand(0, "S01");
    assert_eq!(accomplish(&mut scene), TWO_ANYWHERE);
    assert_eq!((scene.force(0, "kiev"), scene.player(0).hand.len()), (1, 0));
}

#[test]
fn wilderness_forts_takes_ore_fur_and_wood() {
    // RUR-204
    let mut scene = with("wilderness-forts");
    for goods in ["ore 1, fur 1", "ore 1, wood 1", "fur 1, wood 1"] {
        refused(scene.goods(0, goods));
    }
    scene.goods(0, "ore 2, wood 1, fish 1, fur 1");
    assert_eq!(accomplish(&mut scene), BEFORE);
    assert_eq!((scene.player(0).goods, scene.game.build), ([1, 0, 1, 0, 0], 1));
}

// Rewards.

#[test]
fn two_troops_go_anywhere_in_play_without_points() {
    // RUR-205, RUR-Q46
    let mut scene = with("send-gifts");
    scene.goods(0, "fish 1, fur 1").coins(0, 2).troops(0, "pereyaslavl", 2).troops(0, "kiev", 1);
    accomplish(&mut scene);
    assert_eq!(scene.legal_like("move").len(), 14, "two regions to leave, seven to enter each");
    let refusals = ["move volyn kiev", "move leader kiev volyn", "move kiev galich"];
    assert_eq!(refusals.map(|action| scene.refused_by(action)), ["RUR-205", "RUR-205", "RUR-Q06"]);
    let mut one = scene.clone();
    one.play("done");
    assert_eq!((one.asked(), one.force(0, "pereyaslavl")), (BEFORE, 2), "nobody has to go");
    scene.play("move pereyaslavl novgorod");
    assert_eq!(scene.asked(), Frame::Anywhere { left: 1, troop: Some(region("novgorod")), leader: false });
    let mut first = scene.clone();
    first.play("done");
    assert_eq!(first.force(0, "novgorod"), 1);
    assert_eq!((scene.can("move novgorod kiev"), scene.refused_by("move novgorod kiev")), (false, "RUR-Q46"));
    scene.play("move pereyaslavl rostov");
    assert_eq!(["pereyaslavl", "novgorod", "rostov", "kiev"].map(|at| scene.force(0, at)), [0, 1, 1, 1]);
    assert_eq!(scene.asked(), BEFORE);
}

#[test]
fn a_troop_that_met_another_does_not_hold_it_back() {
    // RUR-Q46
    let mut scene = with("send-gifts");
    scene.goods(0, "fish 1, fur 1").coins(0, 2).troops(0, "pereyaslavl", 1).troops(0, "kiev", 1);
    accomplish(&mut scene);
    scene.play("move pereyaslavl kiev");
    assert!(scene.can("move kiev novgorod"), "the other one");
    scene.play("move kiev novgorod");
    assert_eq!((scene.force(0, "kiev"), scene.force(0, "novgorod")), (1, 1));
}

#[test]
fn the_leader_goes_anywhere_once() {
    // RUR-205, RUR-Q42, RUR-Q46
    let mut scene = with("send-gifts");
    scene.goods(0, "fish 1, fur 1").coins(0, 2).leader_at(0, "kiev").troops(0, "novgorod", 1);
    accomplish(&mut scene);
    scene.play("move leader kiev novgorod");
    assert_eq!(scene.asked(), Frame::Anywhere { left: 1, troop: None, leader: true });
    assert_eq!(
        (scene.can("move leader novgorod kiev"), scene.refused_by("move leader novgorod kiev")),
        (false, "RUR-Q46")
    );
    scene.play("move novgorod volyn");
    assert_eq!(scene.player(0).leader_at, Some(region("novgorod")));
    assert_eq!((scene.force(0, "novgorod"), scene.force(0, "volyn")), (1, 1));
}

#[test]
fn an_attack_with_one_card_less_is_one_attack() {
    // RUR-206, RUR-091
    let mut scene = with("defensive-belt");
    for at in ["volyn", "polotsk", "novgorod"] {
        scene.built(0, at, "stronghold");
    }
    scene
        .troops(0, "kiev", 2)
        .troops(1, "kiev", 3)
        .built(1, "kiev", "stronghold")
        .on_deck(1, &["S01", "S02"]);
    accomplish(&mut scene);
    scene.play("attack kiev 1");
    assert_eq!(scene.asked(), Frame::Check { region: region("kiev"), cards: 2 }, "1 + 1 + 1 − 1");
    scene.play("deck 1");
    assert_eq!(scene.asked(), BEFORE, "one point only");
    scene.points("attack", 1).play("attack kiev 1");
    assert_eq!(
        scene.asked(),
        Frame::Check { region: region("kiev"), cards: 3 },
        "the next one is a usual one"
    );
}

#[test]
fn one_card_less_is_of_no_use_against_a_rebel() {
    // RUR-206
    let mut scene = Scene::new(2);
    scene.deed(0, "hire-mercenaries").goods(0, "fish 1, ore 1").coins(0, 2).troops(0, "kiev", 1).turn_of(0);
    scene.troops(1, "kiev", 1).sticker("kiev", "coin:2");
    accomplish(&mut scene);
    scene.play("attack kiev rebel");
    assert_eq!((scene.player(0).coins, scene.player(0).defeated, scene.player(0).warfare), (2, 1, 0));
    assert_eq!(scene.asked(), BEFORE);
    scene.points("attack", 1).play("attack kiev 1");
    assert_eq!(
        scene.asked(),
        Frame::Check { region: region("kiev"), cards: 1 },
        "the next check is a usual one"
    );
}

#[test]
fn the_last_troops_may_go_and_a_reward_without_troops_is_lost() {
    // RUR-Q43, RUR-Q34
    let mut scene = with("victory-march");
    scene.hand(0, "S01").troops(0, "kiev", 1).leader_at(0, "volyn");
    assert_eq!(accomplish(&mut scene), BEFORE, "nobody is left to move");
    assert!(scene.player(0).occupied.is_empty());
    assert_eq!(scene.legal_like("rescue").len(), 8);
    scene.play("rescue kiev");
    assert_eq!(scene.force(0, "kiev"), 2);
}

#[test]
fn costs_are_paid_only_in_full() {
    // RUR-130, RUR-Q40
    let mut scene = with("hire-mercenaries");
    scene.goods(0, "fish 1").coins(0, 9).troops(0, "kiev", 1).troops(1, "kiev", 1);
    refused(&scene);
    assert_eq!((scene.player(0).coins, scene.player(0).goods), (9, [0, 0, 1, 0, 0]), "nothing is taken");
}

#[test]
fn goods_are_spent_from_boat_and_dock_and_the_boat_is_refilled() {
    // RUR-Q39, RUR-Q127
    let mut scene = with("establish-fortress");
    let boat = Tables::current().boat[1];
    scene.built(0, "kiev", "church").built(0, "kiev", "stronghold").goods(0, &format!("wood {}", boat + 1));
    assert_eq!((scene.game.on_boat(0), scene.game.on_dock(0)), (boat, 1));
    accomplish(&mut scene);
    assert_eq!((scene.game.on_boat(0), scene.game.on_dock(0)), (boat - 1, 0));
}

#[test]
fn refusals_tell_a_missing_need_from_a_missing_cost() {
    // RUR-130
    let reason = |scene: &Scene| {
        let refusal =
            samovar_engine::Game::check(&scene.game, "accomplish law-giver".parse().expect("an action"));
        refusal.expect_err("refused").reason.id
    };
    let mut scene = Scene::new(2);
    scene.deed(0, "law-giver").turn_of(0);
    assert_eq!(reason(&scene), "rurik-why-need");
    scene.defeated(0, 3);
    assert_eq!(reason(&scene), "rurik-why-cost");
    assert!(scene.player(0).deeds.has(deed("law-giver")));
}

#[test]
fn troops_are_given_up_in_one_order() {
    // RUR-197, RUR-130
    let mut scene = with("retire-veterans");
    scene.coins(0, 2).leader_at(0, "volyn").troops(0, "kiev", 2);
    accomplish(&mut scene);
    assert_eq!(scene.legal(), ["remove leader volyn", "remove kiev"]);
    scene.play("remove kiev");
    assert_eq!((scene.asked(), scene.force(0, "kiev")), (DRAW, 0), "the leader would have come first");
    assert!(scene.player(0).leader_at.is_some());
    let mut scene = with("retire-veterans");
    scene.game.frames.push(Frame::Remove { how: Removal::Anywhere, left: 1, from: 10 });
    scene.leader_at(0, "volyn").troops(0, "kiev", 1).troops(0, "chernigov", 1);
    assert_eq!(scene.legal(), ["remove kiev", "remove chernigov"]);
    assert_eq!(scene.refused_by("remove leader volyn"), "RUR-130");
}

#[test]
fn a_troop_of_a_ruled_region_is_given_up_before_its_leader() {
    // RUR-196, RUR-130
    let mut scene = with("peace-maker");
    let how = Removal::Ruled(Some(region("kiev")));
    scene.game.frames.push(Frame::Remove { how, left: 1, from: 2 * region("kiev").index() as u8 + 1 });
    scene.leader_at(0, "kiev").troops(0, "kiev", 1);
    assert_eq!(scene.legal(), ["remove leader kiev"]);
    assert_eq!(scene.refused_by("remove kiev"), "RUR-130");
}

// Cards that cost more than the printed ones: the tables decide.

/// A scene on tables with something changed.
fn on_tables(file: &str, id: &str, find: &str, replace: &str) -> Scene {
    let sheets = edited(Sheets::embedded(), file, id, find, replace);
    let (tables, _) = Tables::read(&sheets).unwrap_or_else(|faults| panic!("{faults:?}"));
    let mut scene = Scene::with_tables(Box::leak(Box::new(tables)), Options::for_players(2));
    scene.no_rebels();
    scene
}

#[test]
fn two_structures_are_given_up_one_by_one() {
    // RUR-195
    let mut scene = on_tables("deeds.toml", "new-beginning", "structure:1", "structure:2");
    scene.deed(0, "new-beginning").built(0, "kiev", "church");
    refused(&scene);
    scene.built(0, "volyn", "market").built(0, "rostov", "market");
    assert_eq!(accomplish(&mut scene), Frame::Raze { left: 2 });
    scene.play("raze kiev church");
    assert_eq!(scene.asked(), Frame::Raze { left: 1 });
    scene.play("raze volyn market");
    assert_eq!((scene.asked(), scene.game.tax, scene.player(0).structures().len()), (BEFORE, 2, 1));
}

#[test]
fn two_schemes_are_given_up_one_by_one() {
    // RUR-188
    let mut scene = on_tables("deeds.toml", "great-library", "scheme:1", "scheme:2");
    scene.deed(0, "great-library").goods(0, "ore 1").hand(0, "S01");
    refused(&scene);
    scene.hand(0, "S02").hand(0, "S03");
    assert_eq!(accomplish(&mut scene), Frame::Discard { left: 2 });
    scene.play("discard S02");
    assert_eq!(scene.asked(), Frame::Discard { left: 1 });
    scene.play("discard S01");
    assert_eq!((scene.asked(), scene.game.build, scene.player(0).hand.len()), (BEFORE, 1, 1));
}

#[test]
fn a_reduction_holds_for_all_points_of_its_reward() {
    // RUR-206
    let mut scene = on_tables("deeds.toml", "hire-mercenaries", "attack:1", "attack:2");
    scene.deed(0, "hire-mercenaries").goods(0, "fish 1, ore 1").coins(0, 2).troops(0, "kiev", 2);
    scene.troops(1, "kiev", 2);
    assert_eq!(accomplish(&mut scene), Frame::Attack { left: 2, fewer: 1 });
    scene.play("attack kiev 1");
    assert_eq!(scene.asked(), Frame::Attack { left: 1, fewer: 1 });
    scene.play("attack kiev 1");
    assert_eq!((scene.asked(), scene.player(0).warfare, scene.force(0, "kiev")), (BEFORE, 2, 2));
}

#[test]
fn a_conversion_of_one_good_is_paid_with_it() {
    // RUR-136
    let mut scene = on_tables("household.toml", "build", "any = 1", "any = 0");
    scene.goods(0, "wood 1").turn_of(0).play("convert build");
    assert_eq!((scene.player(0).goods, scene.game.build, scene.asked()), ([0; 5], 1, BEFORE));
}
