//! The component tables: what is printed on the pieces, and what loading refuses.

use samovar_engine::kit::sheets::{check_misprints, edited, faults, warnings};

use crate::components::load::borders;
use crate::components::*;

fn tables() -> &'static Tables {
    Tables::current()
}

fn edit(file: &str, id: &str, find: &str, replace: &str) -> Sheets {
    edited(Sheets::embedded(), file, id, find, replace)
}

#[test]
fn the_embedded_tables_have_no_fault_and_no_warning() {
    assert_eq!(warnings(&Sheets::embedded()), Vec::<String>::new());
}

#[test]
fn the_hash_of_the_tables_is_that_of_the_records_played_with_them() {
    assert_eq!(tables().hash_text(), "fdb5aba7ae0504f5");
}

#[test]
fn the_hash_follows_the_values_and_not_the_text() {
    let hash = |sheets: &Sheets| Tables::read(sheets).expect("no fault").0.hash;
    let same = edit("schemes.toml", "S01", "provenance = \"derived\"", "provenance = \"fact\" # checked");
    assert_eq!(hash(&same), tables().hash);
    let other = edit("schemes.toml", "S01", "muster:1", "muster:2");
    assert_ne!(hash(&other), tables().hash);
}

#[test]
fn every_kind_of_misprint_is_told_with_its_place() {
    check_misprints::<Tables>(include_str!("misprints.toml"));
}

#[test]
fn another_border_is_a_departure() {
    let sheets = edit("regions.toml", "rostov", "\"suzdal\"", "\"suzdal\", \"polotsk\"");
    let sheets = edited(sheets, "regions.toml", "polotsk", "\"novgorod\"", "\"novgorod\", \"rostov\"");
    assert_eq!(warnings(&sheets), ["regions.toml: [15, 21, 35] borders, not 14, 20, 34"]);
}

#[test]
fn a_map_that_falls_apart_is_a_fault() {
    let sheets = edit("regions.toml", "suzdal", "[\"rostov\", \"chernigov\", \"murom\"]", "[]");
    let sheets = edited(sheets, "regions.toml", "rostov", ", \"suzdal\"", "");
    let sheets = edited(sheets, "regions.toml", "chernigov", "\"suzdal\", ", "");
    let sheets = edited(sheets, "regions.toml", "murom", "\"suzdal\", ", "");
    let expected = [
        "regions.toml: with 3 players only 10 of 11 regions hang together",
        "regions.toml: with 4 players only 14 of 15 regions hang together",
    ];
    assert_eq!(faults(&sheets), expected);
}

#[test]
fn two_cards_with_the_same_locations_are_a_departure() {
    let card = |n: u8| {
        let sheets = Sheets::embedded();
        let text = sheets.text("rebellion.toml").expect("a known file");
        let row = &text[text.find(&format!("id = \"{n}\"")).expect("a known row")..];
        row.lines().nth(1).expect("its locations").to_owned()
    };
    let found = warnings(&edit("rebellion.toml", "2", &card(2), &card(1)));
    assert_eq!(found, ["rebellion.toml, 2: the same locations as card 1"]);
}

#[test]
fn all_faults_of_all_files_are_told_at_once() {
    let sheets = edit("schemes.toml", "S01", "muster:1", "muster:99");
    let sheets = edited(sheets, "deeds.toml", "hoard", "vp = 1", "vp = 9");
    let sheets = edited(sheets, "rebellion.toml", "18", "\"polotsk\"", "\"minsk\"");
    let found = faults(&sheets);
    for file in ["schemes.toml, S01", "deeds.toml, hoard", "rebellion.toml, 18"] {
        assert!(found.iter().any(|fault| fault.starts_with(file)), "{found:#?}");
    }
}

#[test]
fn only_what_is_known_to_be_printed_is_called_a_fact() {
    let sure = Sheets::embedded().provenance().expect("sound rows");
    let files = |word: &str| -> Vec<&str> {
        let mut files: Vec<&str> = sure.iter().filter(|row| row.word == word).map(|row| row.file).collect();
        files.dedup();
        files
    };
    // RUR-D15, RUR-D16
    assert_eq!(files("reconstructed"), ["rebels.toml"]);
    // RUR-D12, RUR-D14
    assert_eq!(files("derived"), ["schemes.toml", "rebels.toml"]);
}

#[test]
fn the_map_has_fifteen_regions_in_three_colours() {
    let zone =
        |zone| Region::ALL.into_iter().filter(move |region| tables().regions[region.index()].zone == zone);
    // RUR-C01, RUR-011
    assert_eq!(zone(Zone::Green).count(), 8);
    let words = |of: Zone| zone(of).map(Region::word).collect::<Vec<_>>();
    assert_eq!(words(Zone::Yellow), ["pskov", "suzdal", "galich"]);
    assert_eq!(words(Zone::Brown), ["brest", "murom", "peresech", "azov"]);
    for (players, regions, borders_then) in [(1, 8, 14), (2, 8, 14), (3, 11, 20), (4, 15, 34)] {
        let map = tables().map(players);
        // RUR-D01
        assert_eq!((map.regions.len(), borders(map)), (regions, borders_then), "{players} players");
        assert_eq!(map.largest_group(map.regions), regions);
    }
}

#[test]
fn goods_by_map_are_as_derived() {
    let goods = |players: u8| {
        tables().map(players).regions.iter().fold([0; Good::COUNT], |mut goods: Goods, region| {
            goods[tables().regions[region.index()].good.index()] += 1;
            goods
        })
    };
    // RUR-D02: ore, wood, fish, honey, fur.
    assert_eq!(goods(2), [2, 2, 2, 1, 1]);
    assert_eq!(goods(3), [2, 3, 3, 2, 1]);
    assert_eq!(goods(4), [3, 4, 4, 2, 2]);
    // RUR-D16
    for players in 1..=4 {
        assert_eq!(tables().goods_tokens(players), goods(players));
    }
}

#[test]
fn distances_between_green_regions_are_as_derived() {
    // RUR-D03
    let known = [
        [0, 1, 1, 1, 2, 2, 2, 3],
        [1, 0, 2, 1, 3, 2, 1, 2],
        [1, 2, 0, 1, 1, 1, 1, 2],
        [1, 1, 1, 0, 2, 2, 1, 2],
        [2, 3, 1, 2, 0, 1, 2, 2],
        [2, 2, 1, 2, 1, 0, 1, 1],
        [2, 1, 1, 1, 2, 1, 0, 1],
        [3, 2, 2, 2, 2, 1, 1, 0],
    ];
    let map = tables().map(2);
    for (from, row) in Region::ALL.into_iter().zip(known) {
        for (to, steps) in Region::ALL.into_iter().zip(row) {
            assert_eq!(map.distance(from, to), steps, "{from} to {to}");
        }
    }
}

#[test]
fn a_region_out_of_play_has_no_neighbours_and_no_distance() {
    use Region::{Azov, Chernigov, Galich, Kiev, Pereyaslavl, Polotsk, Volyn};
    let map = tables().map(2);
    // RUR-Q06, RUR-E18
    assert_eq!(map.neighbours(Kiev), [Volyn, Polotsk, Chernigov, Pereyaslavl].into_iter().collect());
    assert!(!map.touch(Kiev, Galich) && !map.touch(Azov, Kiev));
    assert_eq!(map.neighbours(Azov), RegionSet::EMPTY);
    assert_eq!(map.distance(Kiev, Azov), Map::FAR);
    assert_eq!(map.distance(Azov, Azov), Map::FAR);
    assert!(tables().map(3).touch(Kiev, Galich) && tables().map(4).touch(Azov, Kiev));
}

#[test]
fn the_largest_group_counts_regions_that_hang_together() {
    use Region::{Chernigov, Novgorod, Polotsk, Smolensk, Volyn};
    let map = tables().map(2);
    let apart: RegionSet = [Novgorod, Smolensk, Chernigov, Volyn].into_iter().collect();
    // RUR-E17, RUR-Q16
    assert_eq!(map.largest_group(apart), 3);
    assert_eq!(map.largest_group(apart | RegionSet::only(Polotsk)), 5);
    assert_eq!(map.largest_group(RegionSet::only(Volyn)), 1);
    assert_eq!(map.largest_group(RegionSet::EMPTY), 0);
}

#[test]
fn the_strategy_board_has_eighteen_or_twenty_four_spaces() {
    let spaces = |players: u8, column| {
        let board = tables().strategy(players);
        board.spaces(column).iter().map(|space| (space.points, space.coins)).collect::<Vec<_>>()
    };
    let total = |players| Column::ALL.iter().map(|column| spaces(players, *column).len()).sum::<usize>();
    // RUR-012, RUR-D04
    assert_eq!([1, 2, 3, 4].map(total), [18, 18, 24, 24]);
    assert_eq!(spaces(2, Column::Muster), [(3, 0), (2, 0), (1, 1)]);
    assert_eq!(spaces(2, Column::Move), [(3, 0), (2, 0), (1, 0)]);
    for column in [Column::Attack, Column::Tax, Column::Build] {
        assert_eq!(spaces(2, column), [(2, 0), (1, 0), (1, 1)]);
    }
    assert_eq!(spaces(2, Column::Scheme), [(3, 0), (2, 0), (1, 0)]);
    // RUR-D05
    for column in [Column::Muster, Column::Tax, Column::Scheme] {
        assert_eq!(spaces(3, column), [(3, 0), (2, 0), (1, 0), (1, 1)]);
    }
    assert_eq!(spaces(4, Column::Move), [(4, 0), (3, 0), (2, 0), (1, 0)]);
    for column in [Column::Attack, Column::Build] {
        assert_eq!(spaces(4, column), [(2, 0), (1, 0), (1, 1), (1, 2)]);
    }
}

#[test]
fn advisors_join_in_rounds_three_and_four() {
    let numbers = |players, round| {
        let set: AdvisorSet = tables().advisors_in(players, round);
        set.iter().map(|advisor| tables().advisors[advisor.index()].number).collect::<Vec<_>>()
    };
    for players in 1..=4 {
        // RUR-027
        assert_eq!(numbers(players, 1), [1, 2, 4, 5]);
        assert_eq!(numbers(players, 2), [1, 2, 4, 5]);
        assert_eq!(numbers(players, 3), [1, 2, 2, 4, 5]);
        let last: &[u8] = if players == 4 { &[1, 2, 2, 4, 5] } else { &[1, 2, 2, 3, 4, 5] };
        assert_eq!(numbers(players, 4), last);
        // RUR-Q23
        let turns: usize = (1..=4).map(|round| numbers(players, round).len()).sum();
        assert_eq!(turns, if players == 4 { 18 } else { 19 });
    }
}

#[test]
fn a_household_has_the_pieces_of_a_colour() {
    let pieces = tables().pieces;
    // RUR-C08, RUR-C09, RUR-014, RUR-029
    assert_eq!((pieces.troops, pieces.structures), (12, [3, 3, 3]));
    assert_eq!((pieces.starting_coins, pieces.starting_troops), (3, 3));
    // RUR-D07
    assert_eq!(tables().boat, [2, 3, 3, 2, 1]);
    let [build, muster] = tables().conversions;
    // RUR-136, RUR-137, RUR-D08
    assert_eq!((build.one_of, build.any), ([Good::Wood, Good::Ore].into_iter().collect(), 1));
    assert_eq!((build.gain, build.points), (Column::Build, 1));
    assert_eq!((muster.one_of, muster.any), ([Good::Honey, Good::Fish].into_iter().collect(), 1));
    assert_eq!((muster.gain, muster.points), (Column::Muster, 1));
}

#[test]
fn all_but_sviatopolk_lead_against_the_rebellion() {
    // RUR-C05, RUR-231
    let solo: Vec<&str> = Leader::ALL
        .into_iter()
        .filter(|leader| tables().leaders[leader.index()].solo)
        .map(Leader::word)
        .collect();
    assert_eq!(solo, ["agatha", "boris", "maria", "mstislav", "predslava", "sudislav", "yaroslav"]);
}

#[test]
fn agendas_want_what_their_cards_say() {
    let known = [
        (AgendaId::Capable, Goal::Goods(GoodSet::ALL)),    // RUR-209
        (AgendaId::Committed, Goal::Track(Track::Build)),  // RUR-210
        (AgendaId::Conquering, Goal::Warfare),             // RUR-211
        (AgendaId::Courageous, Goal::Rebels),              // RUR-212
        (AgendaId::Dignified, Goal::Deeds),                // RUR-213
        (AgendaId::Esteemed, Goal::Occupied),              // RUR-214
        (AgendaId::Prosperous, Goal::Track(Track::Trade)), // RUR-215
        (AgendaId::Protective, Goal::StructuresRuled),     // RUR-216
        (AgendaId::Regal, Goal::Goods([Good::Fur, Good::Honey].into_iter().collect())), // RUR-217
        (AgendaId::Successful, Goal::Track(Track::Rule)),  // RUR-218
        (AgendaId::Wealthy, Goal::Coins),                  // RUR-219
    ];
    // RUR-C17
    assert_eq!(known.len(), AgendaId::COUNT);
    for (id, goal) in known {
        let agenda = tables().agendas[id.index()];
        assert_eq!((agenda.goal, agenda.vp), (goal, 2), "{id}");
        // RUR-229
        let boxed = matches!(id, AgendaId::Courageous | AgendaId::Dignified | AgendaId::Wealthy);
        assert_eq!(agenda.solo, !boxed, "{id}");
    }
}

#[test]
fn schemes_are_counted_by_what_they_give() {
    let count =
        |like: &dyn Fn(&Scheme) -> bool| tables().schemes.iter().filter(|scheme| like(scheme)).count();
    let points =
        |column| count(&|scheme| matches!(scheme.reward.parts(), [Gain::Points(of, _), ..] if *of == column));
    // RUR-C15, RUR-D13
    assert_eq!(tables().schemes.len(), 27);
    assert_eq!(Column::ALL.map(points), [5, 4, 5, 4, 4, 0]);
    assert_eq!(count(&|scheme| matches!(scheme.reward.parts(), [Gain::Coins(_)])), 2);
    // RUR-126
    assert_eq!(count(&|scheme| scheme.reward.parts().contains(&Gain::Deed)), 3);
    assert_eq!(count(&|scheme| scheme.cost > 0), 4);
    assert_eq!(tables().casualties.len(), 9);
    assert!(SchemeId::all().all(|id| tables().casualties.has(id) == tables().schemes[id.index()].casualty));
}

#[test]
fn each_scheme_is_as_in_the_list() {
    let points = |kind, count| vec![Gain::Points(kind, count)];
    let and_coin = |kind, count| vec![Gain::Points(kind, count), Gain::Coins(1)];
    use Column::{Attack, Build, Move, Muster, Tax};
    // RUR-D12
    let known: [(Vec<Gain>, u8, bool); SchemeId::COUNT] = [
        (points(Muster, 1), 0, false),
        (points(Muster, 1), 0, false),
        (points(Muster, 1), 1, false),
        (and_coin(Muster, 1), 0, true),
        (points(Muster, 2), 0, true),
        (points(Move, 1), 0, false),
        (points(Move, 2), 0, false),
        (points(Move, 2), 0, false),
        (points(Move, 3), 0, true),
        (points(Attack, 1), 0, false),
        (points(Attack, 1), 0, false),
        (points(Attack, 1), 0, false),
        (points(Attack, 1), 1, false),
        (and_coin(Attack, 1), 0, true),
        (points(Tax, 1), 0, false),
        (points(Tax, 1), 0, false),
        (and_coin(Tax, 1), 0, true),
        (points(Tax, 2), 0, true),
        (points(Build, 1), 0, false),
        (points(Build, 1), 0, false),
        (points(Build, 1), 1, false),
        (and_coin(Build, 1), 0, true),
        (vec![Gain::Coins(2)], 0, false),
        (vec![Gain::Coins(2)], 0, false),
        (vec![Gain::Deed], 0, true),
        (vec![Gain::Deed], 1, false),
        (vec![Gain::Deed, Gain::Coins(1)], 0, true),
    ];
    for (id, (reward, cost, casualty)) in SchemeId::all().zip(known) {
        let scheme = tables().schemes[id.index()];
        assert_eq!(scheme.reward.parts(), reward, "{id}");
        assert_eq!((scheme.cost, scheme.casualty), (cost, casualty), "{id}");
    }
}

fn goods(named: &[(Good, u8)]) -> GoodsCost {
    let mut goods = [0; Good::COUNT];
    named.iter().for_each(|(good, count)| goods[good.index()] = *count);
    GoodsCost::These(goods)
}

#[test]
fn each_deed_asks_and_gives_what_its_card_says() {
    use DeedId as D;
    use Good::{Fish, Fur, Honey, Ore, Wood};
    use Structure::{Church, Market, Stronghold};
    const FREE: Cost = Cost::NONE;
    let draw = vec![Gain::Draw(2)];
    let bold = vec![Gain::Points(Column::Attack, 1), Gain::Fewer(1)];
    let anywhere = vec![Gain::Anywhere(2)];
    let one = |column| vec![Gain::Points(column, 1)];
    let two = |column| vec![Gain::Points(column, 2)];
    let set = |kinds: &[Structure]| kinds.iter().copied().collect::<StructureSet>();
    let pay = |coins, goods| Cost { coins, goods, ..FREE };
    let any_two = TroopsCost::Anywhere(2);
    let known: [(D, Need, Cost, Vec<Gain>); D::COUNT] = [
        // RUR-179
        (D::AmassForces, Need::TroopsInOneRegion(6), FREE, one(Column::Move)),
        // RUR-180
        (
            D::BorderPatrols,
            Need::None,
            Cost { troops: TroopsCost::DifferentRegions(3), ..FREE },
            anywhere.clone(),
        ),
        // RUR-181
        (D::CapitalCity, Need::Together(set(&[Market, Stronghold, Church])), FREE, one(Column::Tax)),
        // RUR-182
        (D::DefensiveBelt, Need::Adjacent(Stronghold, 3), FREE, bold.clone()),
        // RUR-183
        (D::DispatchMessengers, Need::TroopsInRegions(8), FREE, two(Column::Muster)),
        // RUR-184
        (D::EnforcePeace, Need::Rebels(2), pay(0, goods(&[(Wood, 1), (Honey, 1)])), bold.clone()),
        // RUR-185
        (
            D::EstablishFortress,
            Need::Together(set(&[Stronghold, Church])),
            pay(0, goods(&[(Wood, 2)])),
            draw.clone(),
        ),
        // RUR-186
        (D::GenerousPrince, Need::None, pay(4, GoodsCost::None), two(Column::Muster)),
        // RUR-187
        (D::GrandHunter, Need::FirstPlayer, pay(0, goods(&[(Fur, 2)])), one(Column::Move)),
        // RUR-188
        (D::GreatLibrary, Need::None, Cost { schemes: 1, ..pay(0, goods(&[(Ore, 1)])) }, one(Column::Build)),
        // RUR-189
        (D::HireMercenaries, Need::None, pay(2, goods(&[(Fish, 1), (Ore, 1)])), bold.clone()),
        // RUR-190
        (D::Hoard, Need::None, pay(0, GoodsCost::OneType(3)), draw.clone()),
        // RUR-191
        (D::HonorablePrince, Need::None, Cost { schemes: 1, ..pay(3, GoodsCost::None) }, two(Column::Muster)),
        // RUR-192
        (D::LawGiver, Need::Rebels(3), pay(2, GoodsCost::None), draw.clone()),
        // RUR-193, RUR-Q41
        (D::MarketDay, Need::DifferentGoods(Market, 3), FREE, draw.clone()),
        // RUR-194
        (
            D::MasterBeekeeper,
            Need::None,
            Cost { schemes: 1, ..pay(0, goods(&[(Honey, 2)])) },
            one(Column::Build),
        ),
        // RUR-195
        (D::NewBeginning, Need::None, Cost { structures: 1, ..FREE }, two(Column::Tax)),
        // RUR-196
        (D::PeaceMaker, Need::None, Cost { troops: TroopsCost::OneRuledRegion(2), ..FREE }, draw.clone()),
        // RUR-197
        (D::RetireVeterans, Need::None, Cost { troops: any_two, coins: 2, ..FREE }, draw.clone()),
        // RUR-198
        (D::RewardLaborers, Need::None, pay(2, GoodsCost::AnyTypes(2)), draw.clone()),
        // RUR-199
        (D::SendGifts, Need::None, pay(2, goods(&[(Fish, 1), (Fur, 1)])), anywhere.clone()),
        // RUR-200
        (D::SplendidFeast, Need::None, pay(2, goods(&[(Fish, 1), (Honey, 1)])), draw.clone()),
        // RUR-201
        (D::TithePayments, Need::Adjacent(Church, 3), FREE, vec![Gain::Coins(3)]),
        // RUR-202
        (D::TradeRoute, Need::None, pay(0, GoodsCost::DifferentTypes(3)), vec![Gain::Coins(2)]),
        // RUR-203
        (D::VictoryMarch, Need::None, Cost { schemes: 1, troops: any_two, ..FREE }, anywhere.clone()),
        // RUR-204
        (D::WildernessForts, Need::None, pay(0, goods(&[(Ore, 1), (Fur, 1), (Wood, 1)])), one(Column::Build)),
    ];
    for (id, need, cost, reward) in known {
        let deed = tables().deeds[id.index()];
        assert_eq!((deed.need, deed.cost), (need, cost), "{id}");
        assert_eq!(deed.reward.parts(), reward, "{id}");
    }
}

#[test]
fn five_deeds_are_worth_two_points() {
    let two: Vec<&str> =
        DeedId::ALL.into_iter().filter(|id| tables().deeds[id.index()].vp == 2).map(DeedId::word).collect();
    // RUR-D11, RUR-C16
    assert_eq!(
        two,
        ["capital-city", "dispatch-messengers", "grand-hunter", "market-day", "master-beekeeper"]
    );
    assert_eq!(tables().deeds.iter().map(|deed| deed.vp).sum::<u8>(), 31);
    assert_eq!(tables().deeds.iter().filter(|deed| deed.solo).count(), 23); // RUR-229
}

#[test]
fn claim_tracks_rise_as_printed() {
    let track = |track: Track| tables().claim[track.index()].map(|rung| (rung.need, rung.vp));
    // RUR-141, RUR-D09
    assert_eq!(track(Track::Rule), [(2, 1), (3, 2), (4, 3), (5, 5), (5, 8)]);
    let top = tables().claim[Track::Rule.index()][4];
    assert_eq!(top.with, [Region::Kiev, Region::Novgorod].into_iter().collect()); // RUR-008
    // RUR-142
    assert_eq!(track(Track::Build), [(2, 1), (3, 2), (4, 3), (5, 5), (7, 8)]);
    // RUR-143
    assert_eq!(track(Track::Trade), [(3, 1), (5, 2), (7, 3), (9, 5), (11, 8)]);
    // RUR-C02
    assert_eq!(tables().warfare, [3, 1]);
}

#[test]
fn fifteen_rebels_bring_goods_or_coins() {
    for rewards in [tables().stickers, tables().reward_tokens] {
        let count = |gain| rewards.iter().filter(|reward| **reward == gain).count();
        // RUR-C21, RUR-C23, RUR-D14, RUR-D15: ore, wood, fish, honey, fur; one coin, two coins.
        assert_eq!(Good::ALL.map(|good| count(Gain::Good(good))), [2, 2, 2, 2, 1]);
        assert_eq!([Gain::Coins(1), Gain::Coins(2)].map(count), [4, 2]);
    }
}

#[test]
fn each_mat_starts_with_its_own_priority_and_coins() {
    let mats = tables().mats;
    // RUR-D18, RUR-228
    assert_eq!(mats.map(|mat| mat.start), [Priority::Build, Priority::Tax, Priority::War, Priority::Build]);
    assert_eq!(mats.each_ref().map(Mat::coins), [6, 7, 8, 9]);
    let lens = mats.map(|mat| Priority::ALL.map(|column| mat.bonuses(column).len()));
    assert_eq!(lens, [[2, 3, 2], [2, 3, 4], [3, 4, 3], [4, 4, 4]]);
    let fewer = Bonus { on: Column::Attack, gain: Gain::Fewer(1), locked: true };
    let attack = Bonus { on: Column::Attack, gain: Gain::Points(Column::Attack, 1), locked: true };
    // RUR-E10
    assert!(mats[0].bonuses(Priority::War).contains(&fewer));
    assert!(mats[0].bonuses(Priority::Build).contains(&attack));
}

#[test]
fn each_rebellion_card_orders_eight_regions_six_advisors_and_three_structures() {
    let green = tables().map(2).regions;
    for (id, card) in CardId::all().zip(&tables().cards) {
        // RUR-C24, RUR-D20
        assert_eq!(card.locations.into_iter().collect::<RegionSet>(), green, "{id}");
        assert_eq!(card.advisors.into_iter().collect::<AdvisorSet>(), AdvisorSet::ALL, "{id}");
        for plan in &card.plans {
            assert_eq!(plan.build.into_iter().collect::<StructureSet>(), StructureSet::ALL, "{id}");
        }
    }
}

#[test]
fn rebellion_cards_are_as_in_the_list() {
    use Advisor::{Five, Four, One, SecondTwo, Three, Two};
    use Column::{Attack, Build, Move, Muster, Scheme};
    use Structure::{Church, Market, Stronghold};
    let card = &tables().cards[0];
    // RUR-D19, RUR-D22
    assert_eq!(card.locations[0], Region::Kiev);
    assert_eq!(card.locations[7], Region::Novgorod);
    assert_eq!(card.advisors, [SecondTwo, Four, One, Three, Five, Two]);
    let war = card.plans[Priority::War.index()];
    assert_eq!(war.build, [Stronghold, Church, Market]);
    assert_eq!(war.columns, [Scheme, Attack, Move, Move, Build, Muster]);
    assert_eq!((0..6).map(|at| war.top(at)).collect::<Vec<_>>(), [false, true, false, false, false, false]);
    let bribes = |priority: Priority| -> u32 {
        tables()
            .cards
            .iter()
            .map(|card| (0..6).filter(|at| card.plans[priority.index()].top(*at)).count() as u32)
            .sum()
    };
    assert_eq!(Priority::ALL.map(bribes), [26, 27, 26]);
}

#[test]
fn the_cards_break_the_three_column_rule_thirty_one_times() {
    let sets = [(3, 1), (3, 3), (3, 4)].map(|(players, round)| tables().advisors_in(players, round));
    let mut broken = 0;
    for card in &tables().cards {
        for plan in &card.plans {
            for set in sets {
                let there = card.advisors.iter().zip(plan.columns).filter(|(advisor, _)| set.has(**advisor));
                let first: ColumnSet = there.map(|(_, column)| column).take(3).collect();
                broken += usize::from(first.len() < 3);
            }
        }
    }
    // RUR-Q94
    assert_eq!(broken, 31);
}

#[test]
fn words_and_positions_name_the_same_things() {
    for region in Region::ALL {
        assert_eq!(region.word().parse(), Ok(region));
        assert_eq!(Region::at(region.index()), region);
    }
    assert_eq!("kyiv".parse::<Region>().unwrap_err().split(' ').next(), Some("\"kyiv\""));
    assert_eq!(serde_json::to_string(&DeedId::PeaceMaker).unwrap(), "\"peace-maker\"");
}
