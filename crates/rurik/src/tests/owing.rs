//! What can be owed where: a loaded position asks only what its game could be asking.

use samovar_engine::kit::spoil::list;
use samovar_engine::{Game, kit};
use serde_json::json;

use super::loading::{at, faults, none, spoilt, three};
use super::scene::{Scene, column, deed, region, regions, scheme, seat};
use super::solo_stage::led_by;
use crate::components::{Conversion, Good, GoodSet, Leader, RegionSet};
use crate::options::{LeaderChoice, Options};
use crate::state::{Frame, Payment, Phase, Removal, Rurik, Step};

/// Which of these frames cannot be owed where they are; nothing else may be wrong.
fn misfits(game: &Rurik, frames: &[Frame]) -> Vec<usize> {
    let told = faults(game, &[("/board/frames", json!(frames))]);
    let place = |fault: &String| {
        let place = (0..frames.len()).find(|place| {
            *fault == format!("board.frames[{place}]: {:?} cannot be owed here", frames[*place])
        });
        place.unwrap_or_else(|| panic!("{fault}"))
    };
    told.iter().map(place).collect()
}

/// Which of these frames cannot be owed on top of a turn whose advisor is resolved.
fn in_turn(game: &Rurik, frames: &[Frame]) -> Vec<usize> {
    let mut all = vec![Frame::Turn(Step::After)];
    all.extend(frames);
    misfits(game, &all)
}

const FITS: [usize; 0] = [];

/// Two players; seat 0 has resolved an advisor and has two troops in Kiev, one in Volyn.
fn resolved() -> Scene {
    let mut scene = Scene::new(2);
    scene.troops(0, "kiev", 2).troops(0, "volyn", 1).troops(1, "rostov", 2).after();
    scene
}

#[test]
fn nothing_is_owed_at_the_end() {
    let mut scene = Scene::new(2);
    scene.claim_phase(4);
    let told = faults(&scene.game, &[("/board/frames", json!(["deed"]))]);
    assert!(told.contains(&"board.frames: nothing is owed at the end".to_owned()), "{told:?}");
    let told = faults(&scene.game, &[("/board/active", json!(1))]);
    assert_eq!(told, ["board.active: is seat 0 at the end"]);
}

#[test]
fn nothing_is_asked_only_between_turns() {
    let game = Scene::new(2).game;
    let none_asked = ("/board/frames", json!([]));
    assert_eq!(faults(&game, std::slice::from_ref(&none_asked)), none(), "the turn is about to begin");
    let begun = ["board: a turn has begun, but nothing is asked"];
    assert_eq!(faults(&game, &[none_asked.clone(), ("/board/tax", json!(1))]), begun);
    assert_eq!(faults(&game, &[none_asked.clone(), ("/board/build", json!(1))]), begun);
    assert_eq!(faults(&game, &[none_asked.clone(), ("/board/used/deed", json!(true))]), begun);
    let told = faults(&resolved().game, std::slice::from_ref(&none_asked));
    assert_eq!(told, ["board.strategy: an advisor was resolved, but nothing is asked"]);
    let strategy = at(&three(), Phase::Strategy, 2);
    assert_eq!(faults(&strategy, &[none_asked]), none());
}

#[test]
fn the_active_player_is_the_one_whose_turn_it_is() {
    let fault = ["board.active: is not the one whose turn it is"];
    let game = Scene::new(3).game;
    let told = faults(&game, &[("/board/active", json!(1))]);
    assert!(told.iter().any(|told| told == fault[0]), "{told:?}");
    // The fourth turn of three players is the first player's again.
    let game = at(&three(), Phase::Strategy, 3);
    assert_eq!((game.active, faults(&game, &[])), (seat(1), none()));
    assert_eq!(faults(&game, &[("/board/active", json!(2))]), fault);
    let mut scene = Scene::new(3);
    scene.marker(2).claim_phase(1);
    assert_eq!((scene.game.active, faults(&scene.game, &[])), (seat(2), none()));
    assert_eq!(faults(&scene.game, &[("/board/active", json!(0))]), fault);
    // In a solo game the human is asked in every turn of the Claim Phase.
    let mut solo = at(&led_by(Leader::Maria), Phase::Claim, 0);
    assert_eq!((solo.turn, faults(&solo, &[])), (0, none()));
    solo.turn = 1;
    assert_eq!(solo.seat_of_turn(1), seat(0));
}

#[test]
fn one_thing_is_asked_outside_the_action_phase() {
    let game = at(&three(), Phase::Troops, 2);
    let told = faults(&game, &[("/board/frames", json!(["troop", "troop"]))]);
    assert_eq!(told, ["board.frames: only one thing is asked in this phase"]);
}

#[test]
fn questions_of_setup_are_asked_in_their_phase() {
    let asks = [
        (Phase::Leaders, Frame::Leader),
        (Phase::Agendas, Frame::Agenda),
        (Phase::Troops, Frame::Troop),
        (Phase::Stand, Frame::Stand),
        (Phase::Strategy, Frame::Place),
    ];
    for (phase, _) in asks {
        let game = at(&three(), phase, 1);
        for (other, frame) in asks {
            let wanted: &[usize] = if other == phase { &[] } else { &[0] };
            assert_eq!(misfits(&game, &[frame]), wanted, "{frame:?} in {phase:?}");
        }
        let others =
            [Frame::Deed, Frame::Turn(Step::Before), Frame::Move { left: 1 }, Frame::Marker, Frame::Keep];
        for frame in others.into_iter().filter(|frame| *frame != Frame::Keep) {
            assert_eq!(misfits(&game, &[frame]), [0], "{frame:?} in {phase:?}");
        }
    }
    for (_, frame) in asks {
        assert_eq!(misfits(&resolved().game, &[frame]), [0], "{frame:?}");
        assert_eq!(in_turn(&resolved().game, &[frame]), [1], "{frame:?} in a turn");
    }
    // Somebody who has a leader is not asked for one; neither is anybody once all troops are placed.
    let leaders = [LeaderChoice::Choose, LeaderChoice::Random, LeaderChoice::Choose, LeaderChoice::Choose];
    let mut game = at(&Options { leaders, ..three() }, Phase::Leaders, 1);
    game.turn = 0;
    game.active = seat(1);
    assert_eq!(misfits(&game, &[Frame::Leader]), [0]);
    let mut game = at(&three(), Phase::Stand, 0);
    (game.phase, game.turn) = (Phase::Troops, 3 * game.tables.pieces.starting_troops);
    assert_eq!(misfits(&game, &[Frame::Troop]), [0]);
}

#[test]
fn a_bribe_goes_with_an_advisor_that_may_be_placed_there() {
    let mut scene = Scene::new(2);
    scene.strategy_phase(1).advisor(0, "1", "move", 1, 0).advisor(1, "1", "move", 2, 0);
    scene.advisor(0, "2", "tax", 1, 0).advisor(1, "2", "move", 1, 0).advisor(0, "1", "move", 3, 0);
    scene.game.turn = 4;
    scene.game.first = seat(0);
    scene.game.active = seat(0);
    let rows = usize::from(scene.game.board().rows);
    assert_eq!(rows, 3, "the column is full");
    let bribe = |advisor: &str, at: &str| Frame::Bribe(advisor.parse().expect("an advisor"), column(at));
    let told = |scene: &Scene, advisor: &str, at: &str| misfits(&scene.game, &[bribe(advisor, at)]);
    assert_eq!(told(&scene, "4", "build"), FITS);
    assert_eq!(told(&scene, "1", "build"), [0], "placed already");
    assert_eq!(told(&scene, "4", "move"), [0], "full");
    assert_eq!(told(&scene, "4", "tax"), [0], "three columns first");
    scene.coins(0, 1).advisor(0, "4", "build", 1, 0).advisor(1, "4", "scheme", 1, 0);
    scene.game.turn = 6;
    assert_eq!(told(&scene, "5", "tax"), FITS);
    assert_eq!(told(&scene, "5", "move"), [0], "full");
    assert_eq!(misfits(&resolved().game, &[bribe("4", "build")]), [0], "not in this phase");
    assert_eq!(in_turn(&resolved().game, &[bribe("4", "build")]), [1]);
}

#[test]
fn a_turn_goes_with_the_advisors_on_the_board() {
    let [before, after] = [Frame::Turn(Step::Before), Frame::Turn(Step::After)];
    let game = Scene::new(2).game;
    assert_eq!((misfits(&game, &[before]), misfits(&game, &[after])), (vec![], vec![0]));
    let game = resolved().game;
    assert_eq!((misfits(&game, &[before]), misfits(&game, &[after])), (vec![0], vec![]));
    assert_eq!(misfits(&game, &[after, after]), [1]);
    // All turns have been had.
    let mut scene = Scene::new(2);
    scene.clear_strategy();
    scene.game.turn = 2 * game.tables.advisors_in(2, 1).len();
    assert_eq!((misfits(&scene.game, &[before]), misfits(&scene.game, &[after])), (vec![0], vec![0]));
    let strategy = at(&three(), Phase::Strategy, 0);
    assert_eq!((misfits(&strategy, &[before]), misfits(&strategy, &[after])), (vec![0], vec![0]));
}

#[test]
fn points_are_spent_within_a_turn_and_have_a_limit() {
    let game = resolved().game;
    let points: [fn(u8) -> Frame; 4] = [
        |left| Frame::Muster { left, reach: RegionSet::EMPTY },
        |left| Frame::Move { left },
        |left| Frame::Attack { left, fewer: 0 },
        |fewer| Frame::Attack { left: 1, fewer },
    ];
    for frame in points {
        assert_eq!(in_turn(&game, &[frame(30)]), FITS);
        assert_eq!(in_turn(&game, &[frame(31)]), [1]);
        assert_eq!(misfits(&game, &[frame(1)]), [0], "nothing to come back to");
    }
    for (cards, wanted) in [(0, vec![1]), (1, vec![]), (3, vec![]), (4, vec![1])] {
        assert_eq!(in_turn(&game, &[Frame::Draw { cards }]), wanted, "{cards} cards");
    }
    assert_eq!(misfits(&game, &[Frame::Draw { cards: 1 }]), [0]);
}

#[test]
fn marias_reach_is_where_she_stands() {
    let mut scene = resolved();
    scene.leader(0, "maria").leader_at(0, "kiev");
    let reach = scene.game.marias_reach();
    assert!(!reach.is_empty());
    let told = |reach: RegionSet| in_turn(&scene.game, &[Frame::Muster { left: 1, reach }]);
    assert_eq!((told(reach), told(RegionSet::EMPTY)), (vec![], vec![]));
    assert_eq!(told(regions(&["novgorod"])), [1]);
    scene.ability_used(0);
    assert_eq!(in_turn(&scene.game, &[Frame::Muster { left: 1, reach }]), [1]);
}

#[test]
fn troops_go_anywhere_by_twos() {
    let game = resolved().game;
    let told = |left: u8, troop: Option<&str>, leader: bool| {
        in_turn(&game, &[Frame::Anywhere { left, troop: troop.map(region), leader }])
    };
    assert_eq!((told(2, None, false), told(3, None, false)), (vec![], vec![1]));
    assert_eq!((told(1, Some("kiev"), false), told(1, None, true)), (vec![], vec![]));
    assert_eq!(told(1, Some("novgorod"), false), [1], "no troop there");
    assert_eq!(told(1, Some("galich"), false), [1], "out of play");
    assert_eq!(told(1, Some("kiev"), true), [1], "a troop and a leader");
    assert_eq!(misfits(&game, &[Frame::Anywhere { left: 1, troop: None, leader: false }]), [0]);
}

#[test]
fn an_escort_goes_with_agatha() {
    let mut scene = resolved();
    scene.leader(0, "agatha").leader_at(0, "volyn");
    let escort = |from: &str, to: &str| Frame::Escort { from: region(from), to: region(to) };
    let walk = Frame::Move { left: 1 };
    let anywhere = Frame::Anywhere { left: 1, troop: None, leader: true };
    let right = escort("kiev", "volyn");
    assert_eq!(in_turn(&scene.game, &[walk, right]), FITS);
    assert_eq!(in_turn(&scene.game, &[anywhere, right]), FITS);
    assert_eq!(in_turn(&scene.game, &[Frame::Attack { left: 1, fewer: 0 }, right]), [2], "no movement");
    assert_eq!(in_turn(&scene.game, &[right]), [1]);
    assert_eq!(in_turn(&scene.game, &[walk, right, walk]), [2], "asked at once");
    assert_eq!(in_turn(&scene.game, &[walk, escort("volyn", "kiev")]), [2], "she is not there");
    assert_eq!(in_turn(&scene.game, &[walk, escort("volyn", "volyn")]), [2], "she did not move");
    assert_eq!(in_turn(&scene.game, &[walk, escort("novgorod", "volyn")]), [2], "nobody to come along");
    assert_eq!(misfits(&scene.game, &[right]), [0]);
    scene.leader(0, "boris").leader_at(0, "volyn");
    assert_eq!(in_turn(&scene.game, &[walk, right]), [2], "somebody else");
}

#[test]
fn a_check_belongs_to_an_attack() {
    let game = resolved().game;
    let attack = Frame::Attack { left: 1, fewer: 0 };
    let check = |at: &str, cards: u8| Frame::Check { region: region(at), cards };
    for (cards, wanted) in [(0, vec![2]), (1, vec![]), (9, vec![]), (10, vec![2])] {
        assert_eq!(in_turn(&game, &[attack, check("kiev", cards)]), wanted, "{cards} cards");
    }
    assert_eq!(in_turn(&game, &[attack, check("rostov", 1)]), [2], "no own troop");
    assert_eq!(in_turn(&game, &[Frame::Move { left: 1 }, check("kiev", 1)]), [2]);
    assert_eq!(in_turn(&game, &[check("kiev", 1)]), [1]);
    assert_eq!(in_turn(&game, &[attack, check("kiev", 1), Frame::Move { left: 1 }]), [2], "asked at once");
    assert_eq!(misfits(&game, &[check("kiev", 1)]), [0]);
}

#[test]
fn only_the_rebellion_raids() {
    let raid = Frame::Raid { left: 1, fewer: 0, region: Some(region("kiev")) };
    assert_eq!(misfits(&resolved().game, &[raid]), [0]);
    let mut solo = at(&led_by(Leader::Maria), Phase::Action, 0);
    while solo.frames.top() != Some(Frame::Turn(Step::After)) {
        let legal = kit::legal(&solo);
        solo.play_unchecked(*legal.last().expect("an answer"));
    }
    assert_eq!(misfits(&solo, &[raid]), [0], "the human resolves an advisor");
}

#[test]
fn drawn_cards_are_kept_or_put_back_at_once() {
    let walk = Frame::Move { left: 1 };
    let mut scene = Scene::new(2);
    scene.on_deck(1, &["S05", "S06", "S07"]).points("scheme", 3).play("deck 1");
    assert_eq!(in_turn(&scene.game, &[Frame::Keep]), FITS);
    assert_eq!(in_turn(&scene.game, &[walk, Frame::Keep]), FITS);
    assert_eq!(in_turn(&scene.game, &[Frame::Top]), [1], "three cards");
    assert_eq!(in_turn(&scene.game, &[Frame::Keep, Frame::Keep]), [1], "asked at once");
    assert_eq!(misfits(&scene.game, &[Frame::Keep]), [0]);
    scene.play("keep S05");
    assert_eq!(in_turn(&scene.game, &[Frame::Top]), FITS);
    assert_eq!(in_turn(&scene.game, &[Frame::Keep]), FITS, "as after a draw of two");
    assert_eq!(in_turn(&scene.game, &[Frame::Top, Frame::Top]), [1]);
    assert_eq!(misfits(&scene.game, &[Frame::Top]), [0]);
    let one = spoilt(&scene.game, |state| {
        let card = list(state, "/hidden/looked").pop().expect("two cards");
        list(state, "/hidden/decks/0").push(card);
        state["board"]["frames"] = json!([{ "turn": "after" }, "keep"]);
    });
    assert_eq!(one, ["board.frames[1]: Keep cannot be owed here"]);
}

#[test]
fn the_marker_is_handed_on_after_resolving() {
    let game = resolved().game;
    assert_eq!(in_turn(&game, &[Frame::Marker]), FITS);
    assert_eq!(in_turn(&game, &[Frame::Marker, Frame::Draw { cards: 3 }]), FITS);
    assert_eq!(in_turn(&game, &[Frame::Move { left: 1 }, Frame::Marker]), [2]);
    assert_eq!(misfits(&game, &[Frame::Marker]), [0]);
    assert_eq!(misfits(&Scene::new(2).game, &[Frame::Turn(Step::Before), Frame::Marker]), [1]);
}

#[test]
fn buildings_act_at_once() {
    let mut scene = resolved();
    scene.troops(1, "kiev", 1);
    let game = scene.game;
    let walk = Frame::Move { left: 1 };
    let market = Frame::Market(Good::Fish);
    assert_eq!(in_turn(&game, &[market]), FITS);
    assert_eq!((in_turn(&game, &[market, walk]), misfits(&game, &[market])), (vec![1], vec![0]));
    let church = |at: &str| Frame::Church(region(at));
    assert_eq!(in_turn(&game, &[church("kiev")]), FITS);
    assert_eq!(
        (in_turn(&game, &[church("kiev"), walk]), misfits(&game, &[church("kiev")])),
        (vec![1], vec![0])
    );
    assert_eq!(in_turn(&game, &[church("galich")]), [1], "out of play");
    scene.no_rebels();
    assert_eq!(in_turn(&scene.game, &[church("volyn")]), [1], "nobody to remove");
    assert_eq!(in_turn(&scene.game, &[church("kiev")]), FITS);
}

#[test]
fn bonus_actions_lie_on_a_turn() {
    let mut scene = resolved();
    scene.hand(0, "S26").accomplished(0, "capital-city").deed(0, "hoard");
    let game = scene.game;
    // The card being played is in no hand.
    let played = |frames: &[Frame]| {
        let mut all = vec![Frame::Turn(Step::After)];
        all.extend(frames);
        spoilt(&game, |state| {
            state["hidden"]["hands"][0]["cards"] = json!([]);
            state["board"]["frames"] = json!(all);
        })
    };
    let card = Frame::Played(scheme("S26"));
    assert_eq!(played(&[card]), none());
    assert_eq!(played(&[card, Frame::Deed]), none());
    let walk = Frame::Move { left: 1 };
    let not = |place: usize, frame: Frame| [format!("board.frames[{place}]: {frame:?} cannot be owed here")];
    assert_eq!(played(&[walk, card]), not(2, card));
    assert_eq!(played(&[card, walk, Frame::Deed]), not(3, Frame::Deed));
    assert_eq!(in_turn(&game, &[Frame::Deed]), [1]);
    assert_eq!(misfits(&game, &[Frame::Deed]), [0]);
    for frame in [Frame::Accomplish(deed("capital-city")), Frame::Convert(Conversion::Build)] {
        assert_eq!(in_turn(&game, &[frame]), FITS);
        assert_eq!((in_turn(&game, &[walk, frame]), misfits(&game, &[frame])), (vec![2], vec![0]));
    }
    assert_eq!(in_turn(&game, &[Frame::Accomplish(deed("hoard"))]), [1], "not accomplished");
    let claim = at(&three(), Phase::Claim, 0);
    assert_eq!((misfits(&claim, &[Frame::Deed]), misfits(&claim, &[Frame::Marker])), (vec![], vec![0]));
}

// Payments.

/// Seat 0 pays for a deed, with what a scene gives it.
fn paying(word: &str, change: impl FnOnce(&mut Scene) -> &mut Scene) -> (Rurik, Frame) {
    let mut scene = resolved();
    scene.accomplished(0, word);
    change(&mut scene);
    (scene.game, Frame::Accomplish(deed(word)))
}

#[test]
fn a_payment_lies_on_what_it_pays_for() {
    let (game, hoard) = paying("hoard", |scene| scene.goods(0, "fish 3, fur 3"));
    let pay = Frame::Pay { how: Payment::OneType, left: 3, from: 0 };
    assert_eq!(in_turn(&game, &[hoard, pay]), FITS);
    assert_eq!(in_turn(&game, &[pay]), [1], "for nothing");
    assert_eq!(misfits(&game, &[pay]), [0]);
    assert_eq!(in_turn(&game, &[hoard, pay, pay]), [3], "twice");
    assert_eq!(in_turn(&game, &[hoard, Frame::Pay { how: Payment::OneType, left: 2, from: 0 }]), [2]);
    assert_eq!(in_turn(&game, &[hoard, Frame::Pay { how: Payment::Different, left: 3, from: 0 }]), [2]);
    let remove = Frame::Remove { how: Removal::Anywhere, left: 2, from: 0 };
    assert_eq!(in_turn(&game, &[hoard, remove]), [2], "not in the price");
    for frame in [Frame::Raze { left: 1 }, Frame::Discard { left: 1 }] {
        assert_eq!(in_turn(&game, &[hoard, frame]), [2], "not in the price");
    }
    let (game, hoard) = paying("hoard", |scene| scene.goods(0, "fish 2, fur 2"));
    assert_eq!(in_turn(&game, &[hoard, pay]), [2], "it cannot be paid");
}

#[test]
fn different_goods_are_paid_one_by_one() {
    let (game, route) = paying("trade-route", |scene| scene.goods(0, "ore 1, wood 1, fish 1, fur 1"));
    let pay = |left: u8, from: u8| Frame::Pay { how: Payment::Different, left, from };
    assert_eq!(in_turn(&game, &[route, pay(3, 0)]), FITS);
    assert_eq!(in_turn(&game, &[route, pay(2, 1)]), FITS, "half paid");
    assert_eq!(in_turn(&game, &[route, pay(4, 0)]), [2], "more than the price");
    assert_eq!(in_turn(&game, &[route, pay(0, 0)]), [2], "paid");
    assert_eq!(in_turn(&game, &[route, pay(3, 2)]), [2], "too few kinds follow");
    let walk = Frame::Move { left: 1 };
    assert_eq!(in_turn(&game, &[route, pay(3, 0), walk]), FITS);
    assert_eq!(in_turn(&game, &[route, pay(2, 0), walk]), [2], "only the top one is half paid");
    assert_eq!(in_turn(&game, &[route, pay(3, 1), walk]), [2], "only the top one is half paid");
}

#[test]
fn goods_of_any_kind_are_paid_one_by_one() {
    let (game, reward) = paying("reward-laborers", |scene| scene.goods(0, "ore 1, wood 1, fish 1"));
    let pay = |but: GoodSet, left: u8, from: u8| Frame::Pay { how: Payment::AnyBut(but), left, from };
    assert_eq!(in_turn(&game, &[reward, pay(GoodSet::EMPTY, 2, 0)]), FITS);
    assert_eq!(in_turn(&game, &[reward, pay(GoodSet::EMPTY, 1, 2)]), FITS);
    assert_eq!(in_turn(&game, &[reward, pay(GoodSet::EMPTY, 3, 0)]), [2]);
    assert_eq!(in_turn(&game, &[reward, pay(GoodSet::EMPTY, 2, 2)]), [2], "too few follow");
    let wood: GoodSet = [Good::Wood].into_iter().collect();
    assert_eq!(in_turn(&game, &[reward, pay(wood, 2, 0)]), [2], "no kind is left out");
    let named = Frame::Pay { how: Payment::Named(Conversion::Build), left: 2, from: 0 };
    assert_eq!(in_turn(&game, &[reward, named]), [2], "a conversion's");
}

#[test]
fn a_conversion_is_paid_with_its_named_good_first() {
    let mut scene = resolved();
    scene.goods(0, "ore 1, wood 1, fish 1");
    let game = scene.game;
    let convert = Frame::Convert(Conversion::Build);
    let named = |token: Conversion, left: u8| Frame::Pay { how: Payment::Named(token), left, from: 0 };
    let any = |left: u8| Frame::Pay { how: Payment::AnyBut(GoodSet::EMPTY), left, from: 0 };
    assert_eq!(in_turn(&game, &[convert, named(Conversion::Build, 2)]), FITS);
    assert_eq!(in_turn(&game, &[convert, named(Conversion::Muster, 2)]), [2], "the other token's");
    assert_eq!(in_turn(&game, &[convert, named(Conversion::Build, 1)]), [2], "too little");
    assert_eq!(in_turn(&game, &[convert, any(1)]), FITS);
    assert_eq!((in_turn(&game, &[convert, any(0)]), in_turn(&game, &[convert, any(2)])), (vec![2], vec![2]));
    assert_eq!(in_turn(&game, &[convert, any(1), Frame::Move { left: 1 }]), [2], "asked at once");
    for frame in [
        Frame::Pay { how: Payment::Different, left: 1, from: 0 },
        Frame::Remove { how: Removal::Anywhere, left: 1, from: 0 },
        Frame::Raze { left: 1 },
        Frame::Discard { left: 1 },
    ] {
        assert_eq!(in_turn(&game, &[convert, frame]), [2], "{frame:?}");
    }
    scene.goods(0, "fish 1, fur 1");
    assert_eq!(in_turn(&scene.game, &[convert, named(Conversion::Build, 2)]), [2], "no named good");
    scene.goods(0, "ore 1");
    assert_eq!(in_turn(&scene.game, &[convert, named(Conversion::Build, 2)]), [2], "nothing else");
    scene.goods(0, "");
    assert_eq!(in_turn(&scene.game, &[convert, any(1)]), [2], "nothing left");
}

#[test]
fn troops_are_given_up_as_the_deed_says() {
    let remove = |how: Removal, left: u8, from: u8| Frame::Remove { how, left, from };
    let walk = Frame::Move { left: 1 };
    let (game, patrols) = paying("border-patrols", |scene| scene.troops(0, "novgorod", 1));
    assert_eq!(in_turn(&game, &[patrols, remove(Removal::Different, 3, 0)]), FITS);
    assert_eq!(in_turn(&game, &[patrols, remove(Removal::Different, 4, 0)]), [2]);
    assert_eq!(in_turn(&game, &[patrols, remove(Removal::Different, 1, 0)]), FITS);
    assert_eq!(in_turn(&game, &[patrols, remove(Removal::Different, 3, 0), walk]), FITS);
    assert_eq!(in_turn(&game, &[patrols, remove(Removal::Different, 1, 0), walk]), [2]);
    assert_eq!(in_turn(&game, &[patrols, remove(Removal::Different, 3, 1), walk]), [2]);
    assert_eq!(in_turn(&game, &[patrols, remove(Removal::Anywhere, 3, 0)]), [2]);
    let (game, peace) = paying("peace-maker", |scene| scene.no_rebels());
    let ruled = |at: Option<&str>, left: u8| remove(Removal::Ruled(at.map(region)), left, 0);
    assert_eq!(in_turn(&game, &[peace, ruled(None, 2)]), FITS);
    assert_eq!(in_turn(&game, &[peace, ruled(Some("kiev"), 1)]), FITS);
    assert_eq!(in_turn(&game, &[peace, ruled(None, 1)]), [2], "the region is chosen by then");
    assert_eq!(in_turn(&game, &[peace, ruled(Some("kiev"), 2)]), [2], "none is chosen yet");
    assert_eq!(in_turn(&game, &[peace, ruled(Some("rostov"), 1)]), [2], "no troop there");
    assert_eq!(in_turn(&game, &[peace, ruled(None, 2), walk]), FITS);
    assert_eq!(in_turn(&game, &[peace, ruled(Some("kiev"), 1), walk]), [2]);
    let (game, retire) = paying("retire-veterans", |scene| scene);
    assert_eq!(in_turn(&game, &[retire, remove(Removal::Anywhere, 2, 0)]), FITS);
    assert_eq!(in_turn(&game, &[retire, remove(Removal::Anywhere, 3, 0)]), [2]);
    assert_eq!(in_turn(&game, &[retire, remove(Removal::Anywhere, 0, 0)]), [2]);
    assert_eq!(in_turn(&game, &[retire, remove(Removal::Anywhere, 2, 30)]), [2], "nobody follows");
    assert_eq!(in_turn(&game, &[retire, remove(Removal::Different, 2, 0)]), [2]);
    assert_eq!(in_turn(&game, &[retire, ruled(None, 2)]), [2]);
}

#[test]
fn structures_and_schemes_are_given_up_by_those_who_have_them() {
    let raze = |left: u8| Frame::Raze { left };
    let (game, beginning) = paying("new-beginning", |scene| scene.built(0, "kiev", "church"));
    assert_eq!(in_turn(&game, &[beginning, raze(1)]), FITS);
    assert_eq!(
        (in_turn(&game, &[beginning, raze(0)]), in_turn(&game, &[beginning, raze(2)])),
        (vec![2], vec![2])
    );
    let (game, beginning) = paying("new-beginning", |scene| scene.built(1, "kiev", "church"));
    assert_eq!(in_turn(&game, &[beginning, raze(1)]), [2], "somebody else's");
    let discard = |left: u8| Frame::Discard { left };
    let (game, march) = paying("victory-march", |scene| scene.hand(0, "S05").hand(0, "S06"));
    let remove = |left: u8| Frame::Remove { how: Removal::Anywhere, left, from: 0 };
    assert_eq!(in_turn(&game, &[march, remove(2), discard(1)]), FITS);
    assert_eq!(in_turn(&game, &[march, remove(1), discard(1)]), [2], "half paid below another part");
    assert_eq!(in_turn(&game, &[march, discard(1), remove(2)]), [3], "in the wrong order");
    assert_eq!(in_turn(&game, &[march, discard(2)]), [2], "more than the price");
    let (game, march) = paying("victory-march", |scene| scene.hand(1, "S05"));
    assert_eq!(in_turn(&game, &[march, discard(1)]), [2], "no scheme");
}
