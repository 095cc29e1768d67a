//! The three variants (catalogue 2.20, 3.9).

use samovar_engine::Seed;

use super::scene::{Scene, deed, good, region, seat};
use crate::action::Foe;
use crate::components::{Components, Good, Goods, REBELS, Tables};
use crate::event::Event;
use crate::options::Options;
use crate::state::{Frame, Phase, Rurik, Step};

fn alternate(players: u8) -> Options {
    Options { alternate_board: true, ..Options::for_players(players) }
}

fn rewards() -> Scene {
    Scene::with(Options { rebel_rewards: true, ..Options::for_players(2) })
}

fn deed_row(players: u8) -> Scene {
    Scene::with(Options { deed_row: true, ..Options::for_players(players) })
}

// Alternate board.

#[test]
fn goods_tokens_for_the_number_of_players_are_laid_out_at_random() {
    // RUR-220, RUR-C22, RUR-D16
    for players in 2..=4 {
        let mut layouts = std::collections::BTreeSet::new();
        for number in 0..20 {
            let seed = Seed::from_text("tokens").nth(number);
            let game = Rurik::set_up(Tables::current(), alternate(players).canonical(), seed);
            let mut laid: Goods = [0; Good::COUNT];
            for region in game.map().regions.iter() {
                laid[game.produce[region.index()].index()] += 1;
            }
            assert_eq!(laid, game.tables.goods_tokens(players), "{players} players");
            assert_eq!(game.goods, game.map().regions, "every region has its good");
            layouts.insert(game.map().regions.iter().map(|at| game.produce[at.index()]).collect::<Vec<_>>());
        }
        assert!(layouts.len() > 10, "{} layouts", layouts.len());
    }
    let all: u8 = Tables::current().goods_tokens(4).iter().sum();
    assert_eq!(all, 15);
}

#[test]
fn without_the_variant_the_icons_count() {
    // RUR-220, RUR-015
    for number in 0..5 {
        let options = Options::for_players(4);
        let game = Rurik::set_up(Tables::current(), options, Seed::from_text("icons").nth(number));
        for region in game.map().regions.iter() {
            assert_eq!(game.produce[region.index()], game.tables.regions[region.index()].good);
        }
    }
}

#[test]
fn a_region_brings_forth_the_good_of_its_token() {
    // RUR-221, RUR-Q86
    let mut scene = Scene::with(alternate(2));
    scene.no_rebels().goods_tokens(&[("kiev", "fur")]).troops(0, "kiev", 1).built(0, "kiev", "market");
    scene.turn_of(0).tax(1).play("tax kiev, extra good");
    assert_eq!(scene.player(0).goods, [0, 0, 0, 0, 2], "the market gives the same good");
    assert!(!scene.game.goods.has(region("kiev")));
    scene.claim_phase(1).pass_until(|scene| scene.game.phase == Phase::Strategy);
    assert!(scene.game.goods.has(region("kiev")));
    assert_eq!(scene.game.produce[region("kiev").index()], good("fur"), "for the whole game");
}

// Rebel rewards.

#[test]
fn the_tokens_are_shuffled() {
    // RUR-222, RUR-C23, RUR-D15
    let options = Options { rebel_rewards: true, ..Options::for_players(4) };
    let mut piles = std::collections::BTreeSet::new();
    for number in 0..10 {
        let game = Rurik::set_up(Tables::current(), options.canonical(), Seed::from_text("pile").nth(number));
        let mut all = game.rewards;
        piles.insert(all);
        all.sort_unstable();
        assert_eq!(all, std::array::from_fn::<u8, REBELS, _>(|place| place as u8), "each of 15 once");
    }
    assert_eq!(piles.len(), 10);
}

#[test]
fn a_defeated_rebel_brings_the_next_token_wherever_it_stood() {
    // RUR-222, RUR-223
    let mut scene = rewards();
    scene.troops(0, "volyn", 1).troops(0, "kiev", 1).troops(0, "novgorod", 1);
    scene.token("coin:2").points("attack", 3).play("attack volyn rebel");
    assert_eq!((scene.player(0).coins, scene.player(0).goods_in_all()), (2, 0));
    scene.token("fish").play("attack kiev rebel");
    assert_eq!((scene.player(0).coins, scene.good(0, "fish"), scene.player(0).goods_in_all()), (2, 1, 1));
    scene.token("coin:1").play("attack novgorod rebel");
    assert_eq!((scene.player(0).coins, scene.player(0).defeated), (3, 3));
    assert_eq!(scene.game.shown, 0b111, "three tokens are gone from the top of the pile");
}

#[test]
fn without_the_variant_the_sticker_of_the_region_counts() {
    // RUR-222, RUR-084
    let mut scene = Scene::new(2);
    scene.troops(0, "volyn", 1).sticker("volyn", "fur").points("attack", 1).play("attack volyn rebel");
    assert_eq!((scene.good(0, "fur"), scene.player(0).coins), (1, 0));
    assert_eq!(scene.game.shown, 1 << region("volyn").index());
}

#[test]
fn a_church_takes_no_token_and_the_pile_lasts_for_all_rebels() {
    // RUR-Q87
    let mut scene = rewards();
    scene.troops(0, "kiev", 2).turn_of(0).build(1).play("build kiev church");
    assert_eq!((scene.game.shown, scene.player(0).defeated), (0, 0));
    assert!(scene.happened(|event| matches!(event, Event::Expelled { foe: Foe::Rebel, .. })));
    let mut all = Scene::with(Options { rebel_rewards: true, ..Options::for_players(4) });
    all.defeated(0, 14).troops(0, "novgorod", 1).points("attack", 1).play("attack novgorod rebel");
    assert_eq!((all.player(0).defeated, all.game.shown.count_ones()), (15, 15));
    assert_eq!(all.player(0).coins > 0, all.player(0).goods_in_all() == 0);
}

// Deed row.

#[test]
fn the_row_is_filled_one_by_one_until_the_last_player_clears_it() {
    // RUR-224, RUR-225
    let mut scene = deed_row(3);
    scene.row(&["hoard", "trade-route", "send-gifts"]);
    scene.deed_deck(&[
        "market-day",
        "law-giver",
        "tithe-payments",
        "peace-maker",
        "grand-hunter",
        "capital-city",
    ]);
    scene.claim_phase(1).clear_log().play("choose hoard");
    assert_eq!(scene.legal(), ["choose market-day", "choose trade-route", "choose send-gifts"]);
    scene.play("choose trade-route");
    assert_eq!(scene.legal(), ["choose market-day", "choose law-giver", "choose send-gifts"]);
    assert!(!scene.happened(|event| *event == Event::RowCleared));
    scene.play("choose law-giver");
    assert!(scene.happened(|event| *event == Event::RowCleared));
    let row = ["tithe-payments", "peace-maker", "grand-hunter"].map(|word| Some(deed(word)));
    assert_eq!(scene.game.row, row);
    let spent: Vec<&str> = scene.game.spent_deeds.iter().map(|deed| deed.word()).collect();
    assert_eq!(spent, ["market-day", "send-gifts"]);
    assert_eq!((scene.game.deeds.len(), scene.game.round), (1, 2));
}

#[test]
fn without_the_variant_the_last_choice_is_replaced_alone() {
    // RUR-147, RUR-224
    let mut scene = Scene::new(2);
    scene.row(&["hoard", "trade-route", "send-gifts"]).deed_deck(&["market-day", "law-giver"]);
    scene.claim_phase(1).play("choose hoard, choose market-day");
    assert_eq!(scene.game.row, ["law-giver", "trade-route", "send-gifts"].map(|word| Some(deed(word))));
    assert!(scene.game.spent_deeds.is_empty());
}

#[test]
fn discarded_deeds_make_a_new_deck_when_it_is_used_up() {
    // RUR-Q78
    let mut scene = deed_row(2);
    scene.row(&["hoard", "trade-route", "send-gifts"]).deed_deck(&["market-day", "law-giver"]);
    scene.claim_phase(1).play("choose hoard, choose market-day");
    // Two deeds are discarded; one is left in the deck, two come back from the discarded ones.
    assert!(scene.happened(|event| *event == Event::DeedsShuffled { cards: 2 }));
    assert_eq!(scene.game.row[0], Some(deed("law-giver")));
    assert_eq!((scene.game.row.iter().flatten().count(), scene.game.deeds.len()), (3, 0));
    assert!(scene.game.spent_deeds.is_empty());
}

#[test]
fn a_deed_by_a_scheme_is_replaced_as_usual() {
    // RUR-Q88
    let mut scene = deed_row(2);
    scene.no_rebels().troops(0, "kiev", 1).troops(1, "volyn", 1).hand(1, "S25").turn_of(1);
    scene.row(&["hoard", "trade-route", "send-gifts"]).deed_deck(&["market-day", "law-giver"]);
    scene.play("play S25, choose send-gifts");
    assert_eq!(scene.game.row, ["hoard", "trade-route", "market-day"].map(|word| Some(deed(word))));
    assert!(scene.game.spent_deeds.is_empty() && !scene.happened(|event| *event == Event::RowCleared));
    assert_eq!((scene.asked(), scene.to_decide()), (Frame::Turn(Step::Before), Some(seat(1))));
}

#[test]
fn variants_do_not_depend_on_each_other() {
    // RUR-220, RUR-222, RUR-224
    let all =
        Options { alternate_board: true, rebel_rewards: true, deed_row: true, ..Options::for_players(2) };
    let mut scene = Scene::with(all);
    scene.goods_tokens(&[("kiev", "fur")]).token("coin:2").troops(0, "kiev", 1).points("attack", 1);
    scene.play("attack kiev rebel");
    assert_eq!((scene.player(0).coins, scene.game.produce[region("kiev").index()]), (2, good("fur")));
    scene.claim_phase(1).pass_until(|scene| scene.game.phase == Phase::Strategy);
    assert_eq!(scene.game.spent_deeds.len(), 2);
}
