//! Turns the rows of `components/*.toml` into [`Tables`], says everything that is wrong with them, and compares whole
//! tables with what is known of the printed game.

use samovar_engine::layout;
use samovar_engine::sheet::{self, Departures, MAX_COUNT, Sheet, Spot, counted, ids};
use serde::Deserialize;

use super::{
    AssignmentId, CITIES, City, CityRow, Components, Counted, Destination, Effect, EstateId, Fault, Hue,
    Item, MAX_PARTS, MAX_WATERWAYS, Map, PAD, Part, Project, ProjectId, ProjectKind, Region, RegionToken,
    SLOTS, Sheets, SpoilsId, Tables, Title, TitleId, Token, TokenId, TradeId, Warning, Waterway,
};
use crate::goods::Goods;
use crate::state::CitySet;

/// Slots of a pad with a printed effect (TSR-Q47).
const PRINTED: usize = 3;

impl Components for Tables {
    layout! { Tables, "../../components/";
        "cities.toml": "city";
        "waterways.toml": "waterway";
        "projects.toml": "project";
        "titles.toml": "title";
        "estates.toml": "estate";
        "spoils.toml": "spoils";
        "regions.toml": "token";
        "trades.toml": "trade";
        "pad.toml": "slot";
        "assignments.toml": "card";
    }

    /// Every table has exactly the rows of its ids (TSR-T07).
    fn assemble(sheets: &Sheets, faults: &mut Vec<Fault>) -> Option<Tables> {
        let cities = sheets.read("cities.toml", faults, cities);
        let waterways = sheets.read("waterways.toml", faults, waterways);
        let projects = sheets.read("projects.toml", faults, projects);
        let titles = sheets.read("titles.toml", faults, titles);
        let estates = sheets.read("estates.toml", faults, estates);
        let spoils = sheets.read("spoils.toml", faults, spoils);
        let tokens = sheets.read("regions.toml", faults, tokens);
        let trades = sheets.read("trades.toml", faults, trades);
        let pad = sheets.read("pad.toml", faults, pad);
        let assignments = sheets.read("assignments.toml", faults, assignments);
        let (cities, (waterways, waterway_count), pad, titles) = (cities?, waterways?, pad?, titles?);
        let map = Map::of(&cities, &waterways[..usize::from(waterway_count)], &pad);
        let mut tables = Tables {
            hash: 0,
            cities,
            waterways,
            waterway_count,
            projects: projects?,
            titles: titles.map(|(vp, per, regions)| {
                let of = |cities: CitySet, region: &Region| cities.or(map.of_region[region.index()]);
                Title { vp, per, cities: regions.iter().fold(CitySet::EMPTY, of) }
            }),
            estates: estates?,
            spoils: spoils?,
            tokens: tokens?,
            trades: trades?,
            pad,
            assignments: assignments?,
            map: Map::BLANK,
        };
        tables.hash = sheet::hash(&tables);
        tables.map = map;
        Some(tables)
    }

    fn departures(&self) -> Vec<Warning> {
        Departures::of(self, &[map_as_known, waterways_as_known, cards_as_known, tokens_as_known])
    }
}

// ---- Goods and effects ----

/// Which tokens a table may use.
type Allowed = fn(Token) -> bool;

fn goods_only(token: Token) -> bool {
    token.item().is_some()
}

fn no_coins(token: Token) -> bool {
    goods_only(token) && token != Token::Coin
}

/// Trade effects can be resolved again and again. None leads to a Trade effect, a project or a war, so that this ends.
fn on_trades(token: Token) -> bool {
    !matches!(token, Token::Trade | Token::TwoTrades | Token::CompleteProject | Token::War)
}

/// TSR-T10: no points as such.
fn on_estates(token: Token) -> bool {
    token != Token::Vp
}

/// TSR-T08, TSR-Q76: the other reward has no points.
fn beside_points(token: Token) -> bool {
    token != Token::Vp
}

/// Reads `coin:2`.
fn part(text: &str, allowed: Allowed) -> Result<Part, String> {
    let (name, count) = counted(text, "coin:2")?;
    let token: Token = name.parse().map_err(|_| format!("{name:?} is not a known token"))?;
    if allowed(token) { Ok(Part { token, count }) } else { Err(format!("{name} is not allowed here")) }
}

/// How a row of these tables reads goods and effects.
trait Printed {
    fn goods(&mut self, texts: &[String], allowed: Allowed) -> Goods;
    fn effect(&mut self, raw: &RawEffect, allowed: Allowed) -> Effect;
}

impl Printed for Spot<'_> {
    fn goods(&mut self, texts: &[String], allowed: Allowed) -> Goods {
        let mut sum = Goods::NONE;
        for text in texts {
            let Some(part) = self.accept(part(text, allowed)) else { continue };
            let Some(item) = part.token.item() else { continue };
            self.require(!sum.has(item), format!("{item} is given twice"));
            sum = sum.and(Goods::of(item, part.count));
        }
        sum
    }

    fn effect(&mut self, raw: &RawEffect, allowed: Allowed) -> Effect {
        let pay = self.goods(&raw.pay, goods_only);
        self.require(!raw.gain.is_empty(), "the gain is empty");
        let parts: Vec<Part> = raw.gain.iter().filter_map(|text| self.accept(part(text, allowed))).collect();
        self.require(
            raw.gain.len() <= MAX_PARTS,
            format!("the gain has {} parts, more than {MAX_PARTS}", raw.gain.len()),
        );
        Effect::new(pay, &parts).unwrap_or(Effect::NONE)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawEffect {
    #[serde(default)]
    pay: Vec<String>,
    gain: Vec<String>,
}

fn effects<const N: usize>(
    sheet: &mut Sheet<'_>,
    array: &str,
    ids: [String; N],
    allowed: Allowed,
) -> Option<[Effect; N]> {
    sheet.table(array, ids, |spot, raw: RawEffect| spot.effect(&raw, allowed))
}

// ---- Tables ----

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCity {
    name: String,
    colour: Hue,
    region: Region,
    income: Vec<String>,
    x: u16,
    y: u16,
}

fn cities(sheet: &mut Sheet<'_>) -> Option<[CityRow; CITIES]> {
    let names: [String; CITIES] = ids(City::all().map(City::code));
    let cities = sheet.table("city", names, |spot, raw: RawCity| {
        let known = City::all().find(|city| city.code() == spot.row).map_or("", City::name);
        let name = raw.name.to_lowercase().replace(' ', "-");
        spot.require(name == known, format!("the name {:?} cannot be changed from {known:?}", raw.name));
        let income = spot.goods(&raw.income, goods_only);
        spot.require(!income.is_empty(), "the income is empty");
        spot.require(income.count(Item::Stone) <= 1, "the engine asks for one stone a city, not more");
        spot.require(raw.x <= 1000 && raw.y <= 800, "x and y are at most 1000 and 800");
        CityRow { hue: raw.colour, region: raw.region, income, x: raw.x, y: raw.y }
    })?;
    for hue in Hue::ALL {
        let some = cities.iter().any(|city| city.hue == hue);
        // TSR-Q15
        sheet.at("").require(some, format!("no city is {hue}, so an Assignment card would lead nowhere"));
    }
    Some(cities)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawWaterway {
    from: String,
    to: String,
    slot: bool,
}

fn waterways(sheet: &mut Sheet<'_>) -> Option<([Waterway; MAX_WATERWAYS], u8)> {
    let lines = sheet.take("waterway")?;
    let count = lines.len();
    let names: Vec<String> = (1..=count).map(|number| format!("WW{number:02}")).collect();
    let rows = sheet.rows(&lines, &names, |spot, raw: RawWaterway| {
        let mut end = |code: &str| {
            let city = City::all().find(|city| city.code() == code);
            city.or_else(|| spot.accept(Err(format!("there is no city {code:?}; the ids are CT01 to CT16"))))
        };
        Some((end(&raw.from)?, end(&raw.to)?, raw.slot))
    });
    sheet.at("").require(
        (1..=MAX_WATERWAYS).contains(&count),
        format!("{count} waterways are not from 1 to {MAX_WATERWAYS}"),
    );
    let rows: Vec<(City, City, bool)> = rows.into_iter().collect::<Option<_>>()?;
    if rows.len() != count || count > MAX_WATERWAYS {
        return None;
    }
    let mut all = [Waterway { from: City::at(0), to: City::at(0), slot: None }; MAX_WATERWAYS];
    let mut slots = 0;
    for (number, (from, to, slot)) in rows.iter().copied().enumerate() {
        let mut spot = sheet.at(&names[number]);
        spot.require(from != to, "both ends are the same city");
        let twice = rows[..number].iter().any(|(a, b, _)| (*a, *b) == (from, to) || (*b, *a) == (from, to));
        spot.require(!twice, format!("{from} and {to} have a waterway already"));
        all[number] = Waterway { from, to, slot: slot.then_some(slots) };
        slots += u8::from(slot);
    }
    // TSR-005
    let enough = usize::from(slots) == SLOTS;
    sheet.at("").require(enough, format!("{slots} waterways have a slot, not {SLOTS}"));
    let apart = City::all().find(|city| !reached(&all[..count]).has(*city));
    if let Some(city) = apart {
        sheet.at("").fault(format!("no way leads from {} to {city}", City::at(0)));
    }
    Some((all, count as u8))
}

/// The cities that can be reached from the first one.
fn reached(waterways: &[Waterway]) -> CitySet {
    let mut reached = CitySet::EMPTY;
    reached.add(City::at(0));
    for _ in 0..CITIES {
        for way in waterways {
            if reached.has(way.from) || reached.has(way.to) {
                reached.add(way.from);
                reached.add(way.to);
            }
        }
    }
    reached
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawProject {
    cost: Vec<String>,
    vp: u8,
}

fn projects(sheet: &mut Sheet<'_>) -> Option<[Project; ProjectId::COUNT]> {
    sheet.table("project", ids(ProjectId::all()), |spot, raw: RawProject| {
        let cost = spot.goods(&raw.cost, no_coins);
        spot.require(!cost.is_empty(), "the cost is empty");
        spot.require((1..=30).contains(&raw.vp), format!("vp {} is not from 1 to 30", raw.vp));
        Project { cost, vp: raw.vp }
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTitle {
    vp: u8,
    per: Counted,
    #[serde(default)]
    regions: Vec<Region>,
}

fn titles(sheet: &mut Sheet<'_>) -> Option<[(u8, Counted, Vec<Region>); TitleId::COUNT]> {
    sheet.table("title", ids(TitleId::all()), |spot, raw: RawTitle| {
        spot.require(
            (1..=MAX_COUNT).contains(&raw.vp),
            format!("vp {} is not from 1 to {MAX_COUNT}", raw.vp),
        );
        let cities = raw.per == Counted::StrongCity;
        spot.require(
            cities != raw.regions.is_empty(),
            "regions are listed where strong cities are counted, and only there",
        );
        (raw.vp, raw.per, raw.regions)
    })
}

fn estates(sheet: &mut Sheet<'_>) -> Option<[Effect; EstateId::COUNT]> {
    effects(sheet, "estate", ids(EstateId::all()), on_estates)
}

fn spoils(sheet: &mut Sheet<'_>) -> Option<[Effect; SpoilsId::COUNT]> {
    effects(sheet, "spoils", ids(SpoilsId::all()), on_trades)
}

fn trades(sheet: &mut Sheet<'_>) -> Option<[Effect; TradeId::COUNT]> {
    effects(sheet, "trade", ids(TradeId::all()), on_trades)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawToken {
    vp: u8,
    #[serde(default)]
    pay: Vec<String>,
    gain: Vec<String>,
}

fn tokens(sheet: &mut Sheet<'_>) -> Option<[RegionToken; TokenId::COUNT]> {
    sheet.table("token", ids(TokenId::all()), |spot, raw: RawToken| {
        spot.require(
            (1..=MAX_COUNT).contains(&raw.vp),
            format!("vp {} is not from 1 to {MAX_COUNT}", raw.vp),
        );
        let effect = RawEffect { pay: raw.pay, gain: raw.gain };
        RegionToken { vp: raw.vp, other: spot.effect(&effect, beside_points) }
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSlot {
    #[serde(default)]
    pay: Vec<String>,
    #[serde(default)]
    gain: Vec<String>,
}

fn pad(sheet: &mut Sheet<'_>) -> Option<[Option<Effect>; PAD]> {
    let names = ids((1..=PAD).map(|slot| format!("PP{slot:02}")));
    let pad = sheet.table("slot", names, |spot, raw: RawSlot| {
        if raw.gain.is_empty() {
            spot.require(raw.pay.is_empty(), "a price without a gain");
            return None;
        }
        Some(spot.effect(&RawEffect { pay: raw.pay, gain: raw.gain }, on_trades))
    })?;
    let printed = pad.iter().flatten().count();
    // TSR-027
    sheet.at("").require(printed == PRINTED, format!("{printed} slots have a printed effect, not {PRINTED}"));
    Some(pad)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    to: String,
}

fn assignments(sheet: &mut Sheet<'_>) -> Option<[Destination; AssignmentId::COUNT]> {
    let cards =
        sheet.table("card", ids(AssignmentId::all()), |spot, raw: RawCard| match raw.to.as_str() {
            "any" => Destination::Any,
            "kremlin" => Destination::Kremlin,
            hue => {
                let known =
                    hue.parse().map_err(|_| format!("{hue:?} is not a city colour, \"any\" or \"kremlin\""));
                spot.accept(known).map_or(Destination::Any, Destination::Hue)
            }
        })?;
    // TSR-018
    let hues = Hue::ALL.map(Destination::Hue);
    for to in hues.into_iter().chain([Destination::Any, Destination::Kremlin]) {
        let count = cards.iter().filter(|card| **card == to).count();
        sheet.at("").require(count == 1, format!("{count} cards lead to {to:?}, not 1"));
    }
    Some(cards)
}

// ---- Departures from what is known and from the principles of the reconstruction ----

fn map_as_known(tables: &Tables, found: &mut Departures) {
    const FILE: &str = "cities.toml";
    let map = &tables.map;
    // TSR-T01
    for hue in Hue::ALL {
        let count = map.of_hue[hue.index()].len();
        found.expect(count == 4, FILE, "", format!("{count} cities are {hue}, not 4"));
    }
    for region in Region::ALL {
        let cities = map.of_region[region.index()];
        found.expect(
            cities.len() == 4,
            FILE,
            "",
            format!("{} cities lie in the {region}, not 4", cities.len()),
        );
        let hues = Hue::ALL.iter().filter(|hue| cities.and(map.of_hue[hue.index()]).len() == 1).count();
        found.expect(hues == 4, FILE, "", format!("the {region} does not have each colour once"));
    }
    let known = [
        ("putivl", Goods::of(Item::Grain, 2)),
        ("nizhny-novgorod", Goods::of(Item::Coin, 2)),
        ("moscow", Goods::of(Item::Stone, 1)),
    ];
    // TSR-T09
    for (name, income) in known {
        let city = City::all().find(|city| city.name() == name).expect("a city of the table");
        let has = tables.cities[city.index()].income;
        found.expect(has == income, FILE, city.code(), format!("yields {has:?}, not {income:?}"));
    }
    let seversky = City::all().find(|city| city.name() == "novgorod-seversky").expect("a city of the table");
    let hue = tables.cities[seversky.index()].hue;
    found.expect(hue == Hue::Black, FILE, seversky.code(), format!("is {hue}, not black"));
}

fn waterways_as_known(tables: &Tables, found: &mut Departures) {
    const FILE: &str = "waterways.toml";
    // TSR-T03
    for (from, to) in [("chernigov", "novgorod-seversky"), ("kursk", "putivl")] {
        let city = |name: &str| City::all().find(|city| city.name() == name).expect("a city of the table");
        let way = tables.waterway(city(from), city(to));
        let slot = way.is_some_and(|way| way.slot.is_some());
        found.expect(slot, FILE, "", format!("no waterway with a slot joins {from} and {to}"));
    }
    // TSR-T02
    for (number, way) in tables.waterways().iter().enumerate() {
        let same = tables.cities[way.from.index()].hue == tables.cities[way.to.index()].hue;
        found.expect(!same, FILE, format!("WW{:02}", number + 1), "joins two cities of one colour");
    }
}

fn cards_as_known(tables: &Tables, found: &mut Departures) {
    // TSR-T09
    let levy = Goods::of(Item::Grain, 3).and(Goods::of(Item::Wood, 2));
    let known = ProjectId::all().filter(|id| id.kind() == ProjectKind::Military);
    let known = known.map(|id| tables.projects[id.index()]);
    let there = known.into_iter().any(|project| project.cost == levy && project.vp == 5);
    found.expect(there, "projects.toml", "", "no Military project costs 3 grain and 2 wood and gives 5 VP");
    let title = |vp, per| tables.titles.iter().any(|title| title.vp == vp && title.per == per);
    for (vp, per) in [(5, Counted::ProjectSet), (2, Counted::TradeProject), (1, Counted::Token)] {
        found.expect(title(vp, per), "titles.toml", "", format!("no Title gives {vp} VP per {per:?}"));
    }
    let known: [(&[&str], &str); 3] =
        [(&[], "coin:2"), (&["coin:2"], "favor:1"), (&["grain:1", "coin:1"], "warrior:1")];
    for (pay, gain) in known {
        let wanted = effect_of(pay, &[gain]);
        let there = tables.estates.contains(&wanted);
        found.expect(there, "estates.toml", "", format!("no Estate gives {gain} for {}", pay.join(" ")));
    }
}

fn tokens_as_known(tables: &Tables, found: &mut Departures) {
    // TSR-T09
    let spoils = |gain: &str| tables.spoils.contains(&effect_of(&[], &[gain]));
    for gain in ["vp:3", "move:1"] {
        found.expect(spoils(gain), "spoils.toml", "", format!("no Spoils token gives {gain}"));
    }
    for gain in [&["grain:1", "coin:1"][..], &["warrior:1"]] {
        let there = tables.trades.contains(&effect_of(&[], gain));
        found.expect(there, "trades.toml", "", format!("no Trade token gives {}", gain.join(" ")));
    }
    // TSR-T08
    for (id, token) in TokenId::all().zip(&tables.tokens) {
        let fits = (2..=5).contains(&token.vp);
        found.expect(fits, "regions.toml", id, format!("{} VP are not from 2 to 5", token.vp));
    }
}

/// The effect written like this.
fn effect_of(pay: &[&str], gain: &[&str]) -> Effect {
    let parts =
        |texts: &[&str]| texts.iter().filter_map(|text| part(text, |_| true).ok()).collect::<Vec<_>>();
    let pay = parts(pay);
    let pay = pay.iter().filter_map(|part| Some(Goods::of(part.token.item()?, part.count)));
    let pay = pay.fold(Goods::NONE, Goods::and);
    Effect::new(pay, &parts(gain)).unwrap_or(Effect::NONE)
}
