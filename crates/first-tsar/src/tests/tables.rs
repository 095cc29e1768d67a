//! The component tables: what the catalogue says of them as a whole (section 6.12), and what loading refuses.

use std::collections::BTreeSet;

use samovar_engine::Game as _;
use samovar_engine::kit::sheets::{check_misprints, edited, faults, warnings};

use super::scene::{city, goods, project};
use crate::components::{
    AssignmentId, City, Components, Counted, Destination, Effect, EstateId, Hue, Item, PAD, Part, ProjectId,
    ProjectKind, Region, SLOTS, Sheets, SpoilsId, Tables, TitleId, Token, TokenId, TradeId, Waterway,
};
use crate::goods::Goods;
use crate::state::{CitySet, FirstTsar};

fn tables() -> &'static Tables {
    Tables::current()
}

fn effect(pay: &str, gain: &[(Token, u8)]) -> Effect {
    let parts: Vec<Part> = gain.iter().map(|(token, count)| Part { token: *token, count: *count }).collect();
    Effect::new(goods(pay), &parts).expect("few parts")
}

#[test]
fn every_region_and_every_colour_has_four_cities_one_of_each_other_kind() {
    // TSR-T01, TSR-002, TSR-006
    let tables = tables();
    assert_eq!(tables.cities.len(), 16);
    for hue in Hue::ALL {
        let of_hue = tables.map.of_hue[hue.index()];
        assert_eq!(of_hue.len(), 4, "{hue}");
        for region in Region::ALL {
            assert_eq!(tables.map.of_region[region.index()].and(of_hue).len(), 1, "{hue} in the {region}");
        }
    }
    assert_eq!(Region::WORDS, ["east", "south", "west", "north"]);
}

/// On which side of a line from one city to another a third lies.
fn side(from: City, to: City, point: City) -> i64 {
    let at = |city: City| {
        let row = &tables().cities[city.index()];
        (i64::from(row.x), i64::from(row.y))
    };
    let ((ax, ay), (bx, by), (px, py)) = (at(from), at(to), at(point));
    ((bx - ax) * (py - ay) - (by - ay) * (px - ax)).signum()
}

fn cross(one: &Waterway, two: &Waterway) -> bool {
    let ends = [one.from, one.to];
    if ends.contains(&two.from) || ends.contains(&two.to) {
        return false;
    }
    side(one.from, one.to, two.from) != side(one.from, one.to, two.to)
        && side(two.from, two.to, one.from) != side(two.from, two.to, one.to)
}

/// The cities that can be reached from one within some cities.
fn within(cities: CitySet, start: City) -> CitySet {
    let mut found = CitySet::from_iter([start]);
    for _ in 0..16 {
        for near in found.iter() {
            found = found.or(tables().map.next_to[near.index()].and(cities));
        }
    }
    found
}

#[test]
fn the_waterways_make_one_map_without_crossings() {
    // TSR-T02, TSR-004
    let ways = tables().waterways();
    assert_eq!(ways.len(), 22);
    let pairs: BTreeSet<(City, City)> =
        ways.iter().map(|way| (way.from.min(way.to), way.from.max(way.to))).collect();
    assert_eq!(pairs.len(), 22, "no two alike");
    for (number, way) in ways.iter().enumerate() {
        assert_ne!(way.from, way.to);
        let hue = |city: City| tables().cities[city.index()].hue;
        assert_ne!(hue(way.from), hue(way.to), "{} and {}", way.from, way.to);
        assert!(tables().map.next_to[way.from.index()].has(way.to));
        assert!(tables().map.next_to[way.to.index()].has(way.from), "both ways");
        for other in &ways[number + 1..] {
            assert!(!cross(way, other), "{way:?} and {other:?}");
        }
    }
    assert_eq!(within(CitySet::ALL, city("moscow")), CitySet::ALL);
    for region in Region::ALL {
        let cities = tables().map.of_region[region.index()];
        let start = cities.iter().next().expect("a city");
        assert_eq!(within(cities, start), cities, "the {region}");
    }
}

#[test]
fn ten_waterways_have_a_slot_and_every_city_touches_one() {
    // TSR-T03, TSR-005
    let slots: Vec<&Waterway> = tables().waterways().iter().filter(|way| way.slot.is_some()).collect();
    assert_eq!(slots.len(), SLOTS);
    let numbers: Vec<u8> = slots.iter().filter_map(|way| way.slot).collect();
    assert_eq!(numbers, (0..10).collect::<Vec<u8>>());
    for (number, (from, to)) in [(19, ("chernigov", "novgorod-seversky")), (21, ("kursk", "putivl"))] {
        let way = &tables().waterways()[number - 1];
        assert_eq!((way.from, way.to), (city(from), city(to)));
        assert!(way.slot.is_some());
    }
    for each in City::all() {
        assert!(slots.iter().any(|way| way.from == each || way.to == each), "{each}");
    }
}

#[test]
fn cities_have_two_to_four_neighbours_and_lie_at_most_six_apart() {
    // TSR-T04
    let degree = |each: City| tables().map.next_to[each.index()].len();
    for each in City::all() {
        let wanted = match each.name() {
            "tver" | "yaroslavl" | "moscow" => 4,
            "veliky-novgorod" | "smolensk" | "vladimir" | "murom" | "kozelsk" | "bryansk" => 3,
            _ => 2,
        };
        assert_eq!(degree(each), wanted, "{each}");
    }
    let longest = City::all().map(|start| {
        let mut found = CitySet::from_iter([start]);
        (0..)
            .take_while(|_| {
                let grown = found.iter().fold(found, |all, near| all.or(tables().map.next_to[near.index()]));
                std::mem::replace(&mut found, grown) != CitySet::ALL
            })
            .count()
    });
    assert_eq!(longest.max(), Some(6));
}

#[test]
fn incomes_add_up_and_no_city_gives_stone_and_coin() {
    // TSR-T05, TSR-003
    let all = tables().cities.iter().map(|row| row.income).fold(Goods::NONE, Goods::and);
    assert_eq!(all, goods("10 grain, 10 wood, 4 stone, 7 coin"));
    for region in Region::ALL {
        assert_eq!(tables().map.of_region[region.index()].and(tables().map.stony).len(), 1, "{region}");
    }
    for row in &tables().cities {
        assert!(!(row.income.has(Item::Stone) && row.income.has(Item::Coin)));
    }
    let bare = CitySet::ALL.without(tables().map.giving);
    assert_eq!(bare, CitySet::from_iter([city("moscow")]), "only Moscow gives nothing but a stone");
}

/// Twice the worth of a cost: halves count.
fn worth(cost: Goods) -> u32 {
    let each = |item: Item| match item {
        Item::Grain | Item::Wood => 2,
        Item::Stone => 4,
        _ => 5,
    };
    cost.iter().map(|(item, count)| each(item) * u32::from(count)).sum()
}

#[test]
fn projects_are_worth_what_they_cost() {
    // TSR-T06, TSR-015
    let of = |kind| ProjectId::all().filter(move |id| id.kind() == kind);
    for (kind, sum) in ProjectKind::ALL.into_iter().zip([63, 59, 60]) {
        assert_eq!(of(kind).count(), 10);
        let vp: u32 = of(kind).map(|id| u32::from(tables().projects[id.index()].vp)).sum();
        assert_eq!(vp, sum, "{kind}");
    }
    for (id, printed) in ProjectId::all().zip(&tables().projects) {
        assert_eq!(u32::from(printed.vp), worth(printed.cost).div_ceil(2), "{id}");
    }
    let all = tables().projects.iter().map(|printed| printed.cost).fold(Goods::NONE, Goods::and);
    assert_eq!(all, goods("39 grain, 32 wood, 18 stone, 9 gunpowder, 9 textile, 9 steel"));
}

#[test]
fn there_are_as_many_pieces_as_catalogued() {
    // TSR-T07, TSR-016, TSR-017, TSR-018, TSR-022, TSR-023, TSR-025, TSR-027
    let tables = tables();
    assert_eq!((tables.titles.len(), tables.estates.len(), tables.spoils.len()), (15, 15, 12));
    let paid = tables.estates.iter().filter(|effect| effect.pay.has(Item::Coin)).count();
    assert_eq!(paid, 10, "Estates that cost coins");
    assert_eq!(TokenId::all().filter(|id| id.is_dark()).count(), 9);
    assert_eq!((tables.tokens.len(), tables.trades.len()), (18, 20));
    assert_eq!(tables.pad.len(), PAD);
    assert_eq!(tables.pad.iter().flatten().count(), 3);
    assert_eq!(tables.map.printed, 0b00111);
    let ids = ProjectId::all()
        .map(|id| id.to_string())
        .chain(TitleId::all().map(|id| id.to_string()))
        .chain(EstateId::all().map(|id| id.to_string()))
        .chain(SpoilsId::all().map(|id| id.to_string()))
        .chain(TokenId::all().map(|id| id.to_string()))
        .chain(TradeId::all().map(|id| id.to_string()))
        .chain(AssignmentId::all().map(|id| id.to_string()))
        .chain(City::all().map(City::code));
    let ids: Vec<String> = ids.collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
    let to: Vec<Destination> = tables.assignments.to_vec();
    let hues = Hue::ALL.map(Destination::Hue);
    assert_eq!(to, [&hues[..], &[Destination::Any, Destination::Kremlin]].concat());
}

#[test]
fn every_region_token_has_points_and_something_without_points() {
    // TSR-T08, TSR-Q76
    for (id, token) in TokenId::all().zip(&tables().tokens) {
        assert!((2..=5).contains(&token.vp), "{id}");
        assert!(!token.other.parts().is_empty());
        assert!(token.other.parts().iter().all(|part| part.token != Token::Vp), "{id}");
    }
}

#[test]
fn every_fact_is_in_the_tables() {
    // TSR-T09
    let tables = tables();
    let income = |name: &str| tables.cities[city(name).index()].income;
    assert_eq!(income("putivl"), goods("2 grain"));
    assert_eq!(income("nizhny-novgorod"), goods("2 coin"));
    assert_eq!(income("moscow"), goods("1 stone"));
    assert_eq!(tables.cities[city("novgorod-seversky").index()].hue, Hue::Black);
    let levy = tables.projects[project("PM01").index()];
    assert_eq!((levy.cost, levy.vp), (goods("3 grain, 2 wood"), 5));
    let known = [(5, Counted::ProjectSet), (2, Counted::TradeProject)];
    for (place, (vp, per)) in known.into_iter().enumerate() {
        assert_eq!((tables.titles[place].vp, tables.titles[place].per), (vp, per)); // TSR-232, TSR-234
    }
    assert_eq!((tables.titles[4].vp, tables.titles[4].per), (1, Counted::Token)); // TSR-235
    assert_eq!(tables.estates[0], effect("", &[(Token::Coin, 2)]));
    assert_eq!(tables.estates[1], effect("2 coin", &[(Token::Favor, 1)]));
    assert_eq!(tables.estates[2], effect("1 grain, 1 coin", &[(Token::Warrior, 1)]));
    assert_eq!(tables.spoils[0], effect("", &[(Token::Vp, 3)]));
    assert_eq!(tables.spoils[1], effect("", &[(Token::Move, 1)]));
    assert_eq!(tables.trades[0], effect("", &[(Token::Grain, 1), (Token::Coin, 1)]));
    assert_eq!(tables.trades[15], effect("", &[(Token::Warrior, 1)]));
}

#[test]
fn no_estate_gives_points_as_such() {
    // TSR-T10
    let points = |effect: &&Effect| effect.parts().iter().any(|part| part.token == Token::Vp);
    assert_eq!(tables().estates.iter().filter(points).count(), 0);
}

#[test]
fn each_kind_of_token_can_give_local_goods() {
    // TSR-021
    let local =
        |effect: &Effect| effect.parts().iter().any(|part| part.token.item().is_some_and(Item::is_local));
    assert!(tables().trades.iter().any(local));
    assert!(tables().spoils.iter().any(local));
    assert!(tables().tokens.iter().any(|token| local(&token.other)));
}

#[test]
fn the_embedded_tables_have_no_departures_and_the_hash_records_name() {
    assert_eq!(warnings(&Sheets::embedded()), Vec::<String>::new());
    assert_eq!(tables().hash_text(), "d219dfd22527f2a6");
}

/// The embedded texts with a piece of one of them replaced.
fn edit(file: &str, find: &str, replace: &str) -> Sheets {
    edited(Sheets::embedded(), file, "", find, replace)
}

#[test]
fn the_hash_follows_the_values_and_nothing_else() {
    let hash = |sheets: &Sheets| Tables::read(sheets).expect("no fault").0.hash;
    let embedded = hash(&Sheets::embedded());
    assert_eq!(hash(&edit("spoils.toml", "# ", "# A remark. ")), embedded);
    assert_eq!(hash(&edit("spoils.toml", "\"fact\"", "\"derived\"")), embedded);
    assert_ne!(hash(&edit("spoils.toml", "vp:3", "vp:4")), embedded);
}

#[test]
fn every_kind_of_misprint_is_told_with_its_place() {
    check_misprints::<Tables>(include_str!("misprints.toml"));
}

#[test]
fn a_city_without_a_way_is_refused() {
    let text = Sheets::embedded().text("waterways.toml").expect("a file").to_owned();
    // Kursk hangs by WW21 and WW22; both lead elsewhere now.
    let text = text.replace("from = \"CT12\"", "from = \"CT14\"").replace("to = \"CT12\"", "to = \"CT14\"");
    let sheets = Sheets::embedded().with("waterways.toml", text).expect("a file");
    let told = faults(&sheets);
    assert!(
        told.iter().any(|fault| fault.contains("no way leads from veliky-novgorod to kursk")),
        "{told:?}"
    );
}

#[test]
fn provenance_is_told_for_every_row() {
    let words = Sheets::embedded().provenance().expect("no fault");
    let of = |row: &str, field: Option<&str>| {
        words.iter().find(|known| known.row == row && known.field.as_deref() == field).map(|known| known.word)
    };
    assert_eq!(of("PM01", None), Some("fact"));
    assert_eq!(of("PC01", None), Some("reconstructed"));
    assert_eq!(of("CT05", Some("income")), Some("fact"));
    assert_eq!(of("CT05", Some("colour")), Some("reconstructed"));
    assert_eq!(of("CT16", None), Some("reconstructed"));
    assert_eq!(of("TL03", Some("per")), Some("fact"));
    let rows: BTreeSet<&str> = words.iter().map(|known| known.row.as_str()).collect();
    assert_eq!(rows.len(), 16 + 22 + 30 + 15 + 15 + 12 + 18 + 20 + 5 + 6);
}

#[test]
fn the_widest_values_are_allowed() {
    let cases = [
        ("cities.toml", "x = 508", "x = 1000"),
        ("cities.toml", "y = 118", "y = 800"),
        ("projects.toml", "vp = 4", "vp = 30"),
        ("projects.toml", "vp = 4", "vp = 1"),
        ("titles.toml", "vp = 5", "vp = 15"),
        ("trades.toml", "\"warrior:1\"", "\"warrior:15\""),
        ("trades.toml", "[\"warrior:1\"]", "[\"warrior:1\", \"move:1\", \"coin:1\", \"wood:1\"]"),
        ("regions.toml", "vp = 2", "vp = 15"),
        ("estates.toml", "\"coin:2\"", "\"trade:2\""),
    ];
    for (file, old, new) in cases {
        let read = Tables::read(&edit(file, old, new));
        assert!(read.is_ok(), "{file}, {new}: {:?}", read.err());
    }
}

#[test]
fn every_colour_has_a_city() {
    // TSR-Q15
    let text = Sheets::embedded().text("cities.toml").expect("a file").replace("\"purple\"", "\"blue\"");
    let sheets: Sheets = Sheets::embedded().with("cities.toml", text).expect("a file");
    assert_eq!(faults(&sheets), ["cities.toml: no city is purple, so an Assignment card would lead nowhere"]);
}

/// The waterways of the box, and then these.
fn more_waterways(more: &[(u8, u8)]) -> Sheets {
    let mut text = Sheets::embedded().text("waterways.toml").expect("a file").to_owned();
    for (number, (from, to)) in more.iter().enumerate() {
        let row = format!("id = \"WW{:02}\"\nfrom = \"CT{from:02}\"\nto = \"CT{to:02}\"", 23 + number);
        text.push_str(&format!("\n[[waterway]]\n{row}\nslot = false\nprovenance = \"derived\"\n"));
    }
    Sheets::embedded().with("waterways.toml", text).expect("a file")
}

#[test]
fn there_can_be_up_to_32_waterways_each_once() {
    let new: Vec<(u8, u8)> = (1..=16u8)
        .flat_map(|from| (from + 1..=16).map(move |to| (from, to)))
        .filter(|(from, to)| {
            tables().waterway(City::at(*from as usize - 1), City::at(*to as usize - 1)).is_none()
        })
        .collect();
    let (read, _) = Tables::read(&more_waterways(&new[..10])).expect("32 waterways");
    assert_eq!(read.waterways().len(), 32);
    for (from, to) in &new[..10] {
        let [from, to] = [from, to].map(|number| City::at(usize::from(*number) - 1));
        assert!(read.waterway(from, to).is_some_and(|way| way.slot.is_none()));
        assert!(read.waterway(to, from).is_some() && read.map.next_to[to.index()].has(from));
    }
    let told = faults(&more_waterways(&new[..11]));
    assert!(told[0].starts_with("waterways.toml: 33 waterways are not from 1 to 32"), "{told:?}");
    let back = tables().waterways()[0];
    let [from, to] = [back.from, back.to].map(|city| city.index() as u8 + 1);
    let told = faults(&more_waterways(&[(to, from)]));
    assert!(told[0].contains("have a waterway already"), "from the other end: {told:?}");
}

#[test]
fn the_known_waterways_have_slots() {
    // TSR-T03
    let way = tables().waterways().iter().position(|way| {
        [way.from.name(), way.to.name()].contains(&"putivl")
            && [way.from.name(), way.to.name()].contains(&"kursk")
    });
    let row = format!("WW{:02}", way.expect("a waterway") + 1);
    let without = edited(Sheets::embedded(), "waterways.toml", &row, "slot = true", "slot = false");
    // Another waterway gets the slot.
    let moved = edited(without, "waterways.toml", "", "slot = false", "slot = true");
    assert_eq!(warnings(&moved), ["waterways.toml: no waterway with a slot joins kursk and putivl"]);
}

#[test]
fn the_game_names_its_tables_and_refuses_bad_ones() {
    assert_eq!(FirstTsar::component_files(), Tables::FILES);
    assert_eq!(FirstTsar::component_files().len(), 10);
    assert_eq!(FirstTsar::components_hash(), Tables::current().hash_text());
    let bad = |file: &str, text: &str| FirstTsar::install_components(&[(file.into(), text.into())]);
    assert!(bad("tea.toml", "").is_err_and(|faults| faults[0].contains("tea.toml")));
    assert!(bad("spoils.toml", "").is_err_and(|faults| faults[0].contains("spoils.toml")));
    let keys: Vec<&str> = FirstTsar::option_specs().iter().map(|spec| spec.key).collect();
    assert_eq!(keys, ["players", "colours"]);
}
