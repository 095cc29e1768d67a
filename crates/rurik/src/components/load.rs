//! Turns the rows of `components/*.toml` into [`Tables`], says everything that is wrong with them, and holds whole
//! tables against what is known of the printed game.

use std::fmt::Display;
use std::str::FromStr;

use samovar_engine::layout;
use samovar_engine::sheet::{self, Departures, MAX_COUNT, Sheet, Spot, counted, ids};
use serde::Deserialize;

use super::{
    Advisor, AdvisorRow, Agenda, AgendaId, Bonus, CardId, Column, Components, Conversion, ConversionRow,
    Cost, Deed, DeedId, Difficulty, Fault, Gain, Gains, Goal, Good, GoodSet, Goods, GoodsCost, LOCATIONS,
    Leader, LeaderRow, MAX_BONUSES, MAX_GAINS, MAX_ROWS, Map, Mat, Need, Pieces, Plan, Priority, REBELS,
    REGIONS, ROUNDS, RUNGS, RebellionCard, Region, RegionRow, RegionSet, Rung, Scheme, SchemeId, SchemeSet,
    Sheets, Space, StrategyBoard, Structure, StructureSet, Tables, Track, TroopsCost, Warning, Zone,
};
use crate::state::MAX_LOOK;

/// Most schemes drawn at once: those kept back are put in order by one choice.
const MOST_DRAWN: u8 = MAX_LOOK as u8;
/// Most troops of a colour: with more, moving anywhere would offer more choices than a list holds.
const MAX_TROOPS: u8 = 14;

impl Components for Tables {
    layout! { Tables, "../../components/";
        "regions.toml": "region";
        "strategy.toml": "column" "advisor";
        "household.toml": "boat" "conversion" "piece";
        "leaders.toml": "leader";
        "agendas.toml": "agenda";
        "schemes.toml": "scheme";
        "deeds.toml": "deed";
        "claim.toml": "rule" "build" "trade" "warfare";
        "rebels.toml": "sticker" "token" "goods_token";
        "rebellion.toml": "mat" "card";
    }

    fn assemble(sheets: &Sheets, faults: &mut Vec<Fault>) -> Option<Tables> {
        let regions = sheets.read("regions.toml", faults, regions);
        let strategy = sheets.read("strategy.toml", faults, strategy);
        let household = sheets.read("household.toml", faults, household);
        let leaders = sheets.read("leaders.toml", faults, leaders);
        let agendas = sheets.read("agendas.toml", faults, agendas);
        let schemes = sheets.read("schemes.toml", faults, schemes);
        let deeds = sheets.read("deeds.toml", faults, deeds);
        let claim = sheets.read("claim.toml", faults, claim);
        let rebels = sheets.read("rebels.toml", faults, |sheet| rebels(sheet, regions.as_ref()));
        let rebellion = sheets.read("rebellion.toml", faults, |sheet| rebellion(sheet, regions.as_ref()));
        let (strategy, advisors) = strategy?;
        let (boat, conversions, pieces) = household?;
        let (claim, warfare) = claim?;
        let (stickers, reward_tokens, goods_tokens) = rebels?;
        let (mats, cards) = rebellion?;
        let empty = || Map {
            regions: RegionSet::EMPTY,
            adjacent: [RegionSet::EMPTY; REGIONS],
            distance: [[Map::FAR; REGIONS]; REGIONS],
        };
        let mut tables = Tables {
            hash: 0,
            regions: regions?,
            strategy,
            advisors,
            boat,
            conversions,
            pieces,
            leaders: leaders?,
            agendas: agendas?,
            schemes: schemes?,
            deeds: deeds?,
            claim,
            warfare,
            stickers,
            reward_tokens,
            goods_tokens,
            mats,
            cards,
            maps: [empty(), empty(), empty()],
            casualties: SchemeSet::EMPTY,
        };
        tables.hash = sheet::hash(&tables);
        tables.maps = [2, 3, 4].map(|players| Map::of(&tables.regions, players));
        tables.casualties = SchemeId::all().filter(|id| tables.schemes[id.index()].casualty).collect();
        Some(tables)
    }

    fn departures(&self) -> Vec<Warning> {
        Departures::of(
            self,
            &[
                map_as_printed,
                household_as_printed,
                schemes_as_printed,
                deeds_as_printed,
                rebellion_as_printed,
            ],
        )
    }
}

// ---- Values in rows ----

/// What a row of these tables can be asked for beyond its faults.
trait Values {
    fn field<T>(&mut self, field: &str, value: Result<T, String>) -> Option<T>;
    fn within(&mut self, field: &str, value: u8, range: std::ops::RangeInclusive<u8>) -> u8;
    fn set<T: FromStr<Err = String> + PartialEq + Display>(
        &mut self,
        field: &str,
        words: &[String],
    ) -> Vec<T>;
    fn permutation<T: FromStr<Err = String> + PartialEq + Copy + Display, const N: usize>(
        &mut self,
        field: &str,
        words: &[String],
        of: [T; N],
    ) -> [T; N];
    fn gain(&mut self, field: &str, text: &str, allowed: Allowed) -> Option<Gain>;
    fn gains(&mut self, field: &str, texts: &[String], allowed: Allowed) -> Gains;
}

impl Values for Spot<'_> {
    fn field<T>(&mut self, field: &str, value: Result<T, String>) -> Option<T> {
        self.accept(value.map_err(|reason| format!("{field}: {reason}")))
    }

    fn within(&mut self, field: &str, value: u8, range: std::ops::RangeInclusive<u8>) -> u8 {
        let (least, most) = (range.start(), range.end());
        self.require(range.contains(&value), format!("{field}: {value} is not from {least} to {most}"));
        value
    }

    fn set<T: FromStr<Err = String> + PartialEq + Display>(
        &mut self,
        field: &str,
        words: &[String],
    ) -> Vec<T> {
        let mut set = Vec::new();
        for word in words {
            match self.field(field, word.parse::<T>()) {
                Some(item) if set.contains(&item) => self.fault(format!("{field}: {item} is given twice")),
                Some(item) => set.push(item),
                None => {}
            }
        }
        set
    }

    fn permutation<T: FromStr<Err = String> + PartialEq + Copy + Display, const N: usize>(
        &mut self,
        field: &str,
        words: &[String],
        of: [T; N],
    ) -> [T; N] {
        let given: Vec<T> = self.set(field, words);
        for missing in of.iter().filter(|item| !given.contains(item)) {
            self.fault(format!("{field}: {missing} is missing"));
        }
        for other in given.iter().filter(|item| !of.contains(item)) {
            self.fault(format!("{field}: {other} does not belong here"));
        }
        given.try_into().unwrap_or(of)
    }

    fn gain(&mut self, field: &str, text: &str, allowed: Allowed) -> Option<Gain> {
        self.field(field, gain(text, allowed))
    }

    fn gains(&mut self, field: &str, texts: &[String], allowed: Allowed) -> Gains {
        let count = texts.len();
        self.require((1..=MAX_GAINS).contains(&count), format!("{field}: {count} parts, not 1 or 2"));
        let parts: Vec<Gain> = texts.iter().filter_map(|text| self.gain(field, text, allowed)).collect();
        let fewer = parts.iter().any(|part| matches!(part, Gain::Fewer(_)));
        let attack = matches!(parts.first(), Some(Gain::Points(Column::Attack, _)));
        self.require(!fewer || attack, format!("{field}: \"fewer:1\" stands behind attack points"));
        Gains::new(&parts).unwrap_or(Gains { parts: [Gain::Deed; MAX_GAINS], len: 0 })
    }
}

/// Which gains a table may use.
type Allowed = fn(Gain) -> bool;

fn on_schemes(gain: Gain) -> bool {
    matches!(gain, Gain::Points(..) | Gain::Coins(_) | Gain::Deed)
}

fn on_deeds(gain: Gain) -> bool {
    !matches!(gain, Gain::Deed | Gain::Good(_))
}

fn on_rebels(gain: Gain) -> bool {
    matches!(gain, Gain::Good(_) | Gain::Coins(_))
}

fn on_mats(gain: Gain) -> bool {
    matches!(gain, Gain::Points(..) | Gain::Coins(_) | Gain::Fewer(_))
}

/// Points that a conversion can give.
fn on_conversions(gain: Gain) -> bool {
    matches!(gain, Gain::Points(Column::Muster | Column::Build | Column::Tax, _))
}

fn gain(text: &str, allowed: Allowed) -> Result<Gain, String> {
    let (name, count) = counted(text, "coin:2")?;
    let gain = match (name, count) {
        ("coin", _) => Gain::Coins(count),
        ("fewer", _) => Gain::Fewer(count),
        ("anywhere", 1..=2) => Gain::Anywhere(count),
        ("anywhere", _) => return Err("at most two troops go \"anywhere:2\"".to_owned()),
        ("draw", 1..=MOST_DRAWN) => Gain::Draw(count),
        ("draw", _) => return Err(format!("at most {MOST_DRAWN} schemes are drawn at once")),
        ("deed", 1) => Gain::Deed,
        ("deed", _) => return Err("\"deed:1\" is the only choice of a deed".to_owned()),
        _ => match (name.parse(), name.parse()) {
            (Ok(Column::Scheme), _) => return Err("schemes are drawn by \"draw:2\"".to_owned()),
            (Ok(column), _) => Gain::Points(column, count),
            (_, Ok(good)) if count == 1 => Gain::Good(good),
            (_, Ok(good)) => return Err(format!("a single good is \"{good}:1\"")),
            _ => return Err(format!("{name:?} is not a known gain")),
        },
    };
    if allowed(gain) { Ok(gain) } else { Err(format!("{name} is not allowed here")) }
}

fn number(text: &str) -> Result<u8, String> {
    match text.parse() {
        Ok(count @ 1..=MAX_COUNT) => Ok(count),
        _ => Err(format!("{text:?} is not a number from 1 to {MAX_COUNT}")),
    }
}

// ---- Regions ----

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRegion {
    zone: Zone,
    good: Good,
    adjacent: Vec<String>,
}

fn regions(sheet: &mut Sheet<'_>) -> Option<[RegionRow; REGIONS]> {
    let rows = sheet.table("region", ids(Region::ALL.into_iter()), |spot, raw: RawRegion| {
        let adjacent: RegionSet = spot.set("adjacent", &raw.adjacent).into_iter().collect();
        RegionRow { zone: raw.zone, good: raw.good, adjacent }
    })?;
    for region in Region::ALL {
        let neighbours = rows[region.index()].adjacent;
        let mut spot = sheet.at(region.word());
        spot.require(!neighbours.has(region), "adjacent: the region is its own neighbour");
        for other in neighbours.iter().filter(|other| !rows[other.index()].adjacent.has(region)) {
            spot.fault(format!("adjacent: {other} is a neighbour, but {other} does not name {region}"));
        }
    }
    let green = rows.iter().filter(|row| row.zone == Zone::Green).count();
    // RUR-247: the cards of the Rebellion list the regions of a game of two.
    sheet.at("").require(green == LOCATIONS, format!("{green} regions are green, not {LOCATIONS}"));
    for players in [2, 3, 4] {
        let map = Map::of(&rows, players);
        let joined = map.largest_group(map.regions);
        sheet.at("").require(
            joined == map.regions.len(),
            format!("with {players} players only {joined} of {} regions hang together", map.regions.len()),
        );
    }
    Some(rows)
}

fn in_zone(rows: &[RegionRow; REGIONS], zone: Zone) -> usize {
    rows.iter().filter(|row| row.zone == zone).count()
}

// ---- Strategy board ----

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawColumn {
    points: Vec<u8>,
    coins: Vec<u8>,
}

type Strategy = ([StrategyBoard; 2], [AdvisorRow; Advisor::COUNT]);

/// The sides of the strategy board: their names, the spaces of a column, the most players.
const SIDES: [(&str, usize, u8); 2] = [("1-2", 3, 2), ("3-4", 4, 4)];

fn strategy(sheet: &mut Sheet<'_>) -> Option<Strategy> {
    let names: [String; 2 * Column::COUNT] =
        ids(SIDES.iter().flat_map(|(side, ..)| Column::ALL.map(|column| format!("{column} {side}"))));
    let columns = sheet.table("column", names, |spot, raw: RawColumn| column(spot, &raw));
    let advisors = sheet.table("advisor", ids(Advisor::ALL.into_iter()), |spot, row: AdvisorRow| {
        spot.within("number", row.number, 1..=9);
        spot.within("from_round", row.from_round, 1..=ROUNDS as u8);
        spot.within("max_players", row.max_players, 1..=4);
        row
    })?;
    let first = advisors.iter().filter(|row| row.from_round == 1 && row.max_players == 4).count();
    // RUR-052: three columns before a second advisor in one.
    sheet.at("").require(first >= 3, format!("{first} advisors in round 1 are fewer than 3"));
    for (side, rows, players) in SIDES {
        let spaces = rows * Column::COUNT;
        let used = advisors.iter().filter(|row| row.max_players >= players).count() * usize::from(players);
        // RUR-Q21
        sheet.at("").require(
            used < spaces,
            format!("{used} advisors leave none of the {spaces} spaces of side {side} empty"),
        );
    }
    let columns = columns?;
    let boards = std::array::from_fn(|side| StrategyBoard {
        rows: SIDES[side].1 as u8,
        columns: std::array::from_fn(|at| columns[side * Column::COUNT + at]),
    });
    Some((boards, advisors))
}

fn column(spot: &mut Spot<'_>, raw: &RawColumn) -> [Space; MAX_ROWS] {
    let rows = SIDES.iter().find(|(side, ..)| spot.row.ends_with(side)).map_or(0, |(_, rows, _)| *rows);
    for (field, values) in [("points", &raw.points), ("coins", &raw.coins)] {
        let count = values.len();
        spot.require(count == rows, format!("{field}: {count} spaces, not {rows}"));
    }
    let mut spaces = [Space { points: 0, coins: 0 }; MAX_ROWS];
    for (space, (points, coins)) in spaces.iter_mut().zip(raw.points.iter().zip(&raw.coins)) {
        let most = if spot.row.starts_with(Column::Scheme.word()) { MAX_LOOK as u8 } else { 9 };
        space.points = spot.within("points", *points, 1..=most);
        space.coins = spot.within("coins", *coins, 0..=9);
    }
    spaces
}

// ---- Household ----

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawBoat {
    spaces: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawConversion {
    one_of: Vec<String>,
    any: u8,
    gain: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCount {
    count: u8,
}

type Household = (Goods, [ConversionRow; Conversion::COUNT], Pieces);

fn household(sheet: &mut Sheet<'_>) -> Option<Household> {
    let boat = sheet.table("boat", ids(Good::ALL.into_iter()), |spot, raw: RawBoat| {
        spot.within("spaces", raw.spaces, 1..=MAX_COUNT)
    });
    let conversions =
        sheet.table("conversion", ids(Conversion::ALL.into_iter()), |spot, raw: RawConversion| {
            let one_of: GoodSet = spot.set("one_of", &raw.one_of).into_iter().collect();
            spot.require(!one_of.is_empty(), "one_of: no good is named");
            let (gain, points) = match spot.gain("gain", &raw.gain, on_conversions) {
                Some(Gain::Points(column, points)) => (column, points),
                _ => (Column::Build, 0),
            };
            ConversionRow { one_of, any: spot.within("any", raw.any, 0..=1), gain, points }
        });
    let names = ["troops", "churches", "markets", "strongholds", "starting_coins", "starting_troops"];
    let counts = sheet.table("piece", names.map(str::to_owned), |spot, raw: RawCount| {
        let most = if spot.row == "troops" { MAX_TROOPS } else { MAX_COUNT };
        spot.within("count", raw.count, 1..=most)
    });
    let [troops, church, market, stronghold, starting_coins, starting_troops] = counts?;
    sheet.at("starting_troops").require(
        starting_troops < troops,
        format!("count: {starting_troops} of {troops} troops leave none in the supply"),
    );
    let structures = [church, market, stronghold];
    Some((boat?, conversions?, Pieces { troops, structures, starting_coins, starting_troops }))
}

// ---- Leaders and agendas ----

fn leaders(sheet: &mut Sheet<'_>) -> Option<[LeaderRow; Leader::COUNT]> {
    sheet.table("leader", ids(Leader::ALL.into_iter()), |spot, row: LeaderRow| {
        // RUR-231
        let rebel = spot.row == Leader::Sviatopolk.word();
        spot.require(!(rebel && row.solo), "solo: sviatopolk leads the Rebellion, so it is false");
        row
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAgenda {
    goal: String,
    vp: u8,
    solo: bool,
}

fn agendas(sheet: &mut Sheet<'_>) -> Option<[Agenda; AgendaId::COUNT]> {
    let agendas = sheet.table("agenda", ids(AgendaId::ALL.into_iter()), |spot, raw: RawAgenda| Agenda {
        goal: spot.field("goal", goal(&raw.goal)).unwrap_or(Goal::Coins),
        vp: spot.within("vp", raw.vp, 1..=MAX_COUNT),
        solo: raw.solo,
    })?;
    let solo = agendas.iter().filter(|agenda| agenda.solo).count();
    // RUR-021
    sheet.at("").require(solo >= 2, format!("{solo} agendas for the solo game, not at least 2"));
    Some(agendas)
}

fn goal(text: &str) -> Result<Goal, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["goods", goods @ ..] if !goods.is_empty() => {
            Goal::Goods(goods.iter().map(|good| good.parse()).collect::<Result<_, _>>()?)
        }
        ["track", track] => Goal::Track(track.parse()?),
        ["warfare"] => Goal::Warfare,
        ["rebels"] => Goal::Rebels,
        ["deeds"] => Goal::Deeds,
        ["occupied"] => Goal::Occupied,
        ["structures_ruled"] => Goal::StructuresRuled,
        ["coins"] => Goal::Coins,
        _ => {
            return Err(format!(
                "{text:?} is not one of \"goods …\", \"track …\", warfare, rebels, deeds, occupied, \
                 structures_ruled, coins"
            ));
        }
    })
}

// ---- Schemes and deeds ----

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawScheme {
    reward: Vec<String>,
    cost: u8,
    casualty: bool,
}

fn schemes(sheet: &mut Sheet<'_>) -> Option<[Scheme; SchemeId::COUNT]> {
    sheet.table("scheme", ids(SchemeId::all()), |spot, raw: RawScheme| Scheme {
        reward: spot.gains("reward", &raw.reward, on_schemes),
        cost: spot.within("cost", raw.cost, 0..=MAX_COUNT),
        casualty: raw.casualty,
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDeed {
    need: Option<String>,
    #[serde(default)]
    cost: Vec<String>,
    reward: Vec<String>,
    vp: u8,
    solo: bool,
}

fn deeds(sheet: &mut Sheet<'_>) -> Option<[Deed; DeedId::COUNT]> {
    sheet.table("deed", ids(DeedId::ALL.into_iter()), |spot, raw: RawDeed| {
        let need = raw.need.as_deref().map_or(Ok(Need::None), need);
        let need = spot.field("need", need).unwrap_or(Need::None);
        let cost = spot.field("cost", cost(&raw.cost)).unwrap_or(Cost::NONE);
        // RUR-130
        let asks = raw.need.is_some() || !raw.cost.is_empty();
        spot.require(asks, "a deed has a need, a cost, or both");
        // RUR-133
        let vp = spot.within("vp", raw.vp, 1..=2);
        Deed { need, cost, reward: spot.gains("reward", &raw.reward, on_deeds), vp, solo: raw.solo }
    })
}

fn need(text: &str) -> Result<Need, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["troops_in_one_region", count] => Need::TroopsInOneRegion(number(count)?),
        ["troops_in_regions", count] => Need::TroopsInRegions(number(count)?),
        ["together", kinds @ ..] if !kinds.is_empty() => {
            Need::Together(kinds.iter().map(|kind| kind.parse()).collect::<Result<StructureSet, _>>()?)
        }
        ["adjacent", count, kind] => Need::Adjacent(kind.parse()?, number(count)?),
        ["different_goods", count, kind] => Need::DifferentGoods(kind.parse()?, number(count)?),
        ["rebels", count] => Need::Rebels(number(count)?),
        ["first_player"] => Need::FirstPlayer,
        _ => {
            return Err(format!(
                "{text:?} is not one of \"troops_in_one_region 6\", \"troops_in_regions 8\", \
                 \"together church market\", \"adjacent 3 church\", \"different_goods 3 market\", \
                 \"rebels 2\", first_player"
            ));
        }
    })
}

fn cost(texts: &[String]) -> Result<Cost, String> {
    let mut cost = Cost::NONE;
    let mut these: Goods = [0; Good::COUNT];
    for text in texts {
        let words: Vec<&str> = text.split_whitespace().collect();
        let twice = match words.as_slice() {
            ["goods", count, "of", "one", "type"] => cost.ask_goods(GoodsCost::OneType(number(count)?)),
            ["goods", count, "of", "different", "types"] => {
                cost.ask_goods(GoodsCost::DifferentTypes(number(count)?))
            }
            ["goods", count, "of", "any", "type"] => cost.ask_goods(GoodsCost::AnyTypes(number(count)?)),
            ["troops", count, "from", "different", "regions"] => {
                cost.ask_troops(TroopsCost::DifferentRegions(number(count)?))
            }
            ["troops", count, "from", "one", "ruled", "region"] => {
                cost.ask_troops(TroopsCost::OneRuledRegion(number(count)?))
            }
            ["troops", count, "from", "anywhere"] => cost.ask_troops(TroopsCost::Anywhere(number(count)?)),
            _ => cost.ask_counted(text, &mut these)?,
        };
        if twice {
            return Err(format!("{text:?} asks for something asked for already"));
        }
    }
    if these != [0; Good::COUNT] && cost.ask_goods(GoodsCost::These(these)) {
        return Err("goods by name and goods by number do not go together".to_owned());
    }
    Ok(cost)
}

/// Each adds a part and says whether that part was there already.
impl Cost {
    fn ask_goods(&mut self, goods: GoodsCost) -> bool {
        std::mem::replace(&mut self.goods, goods) != GoodsCost::None
    }

    fn ask_troops(&mut self, troops: TroopsCost) -> bool {
        std::mem::replace(&mut self.troops, troops) != TroopsCost::None
    }

    fn ask_counted(&mut self, text: &str, these: &mut Goods) -> Result<bool, String> {
        let (name, count) = counted(text, "coin:2")?;
        let place = match name {
            "coin" => &mut self.coins,
            "scheme" => &mut self.schemes,
            "structure" => &mut self.structures,
            _ => match name.parse::<Good>() {
                Ok(good) => &mut these[good.index()],
                Err(_) => {
                    return Err(format!("{name:?} is not a good, coin, scheme, structure, goods or troops"));
                }
            },
        };
        Ok(std::mem::replace(place, count) != 0)
    }
}

// ---- Claim board ----

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRung {
    need: u8,
    #[serde(default)]
    with: Vec<String>,
    vp: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlace {
    vp: u8,
}

type Claim = ([[Rung; RUNGS]; Track::COUNT], [u8; 2]);

fn claim(sheet: &mut Sheet<'_>) -> Option<Claim> {
    let tracks = Track::ALL.map(|track| claim_track(sheet, track));
    let warfare = sheet.table("warfare", ["first", "second"].map(str::to_owned), |spot, raw: RawPlace| {
        spot.within("vp", raw.vp, 0..=MAX_COUNT)
    });
    let [rule, build, trade] = tracks;
    Some(([rule?, build?, trade?], warfare?))
}

fn claim_track(sheet: &mut Sheet<'_>, track: Track) -> Option<[Rung; RUNGS]> {
    let names = sheet::numbered(track.word());
    let rungs = sheet.table(track.word(), names.clone(), |spot, raw: RawRung| {
        let with: RegionSet = spot.set("with", &raw.with).into_iter().collect();
        spot.require(track == Track::Rule || with.is_empty(), "with: only the rule track asks for regions");
        Rung { need: spot.within("need", raw.need, 1..=REGIONS as u8), with, vp: raw.vp }
    })?;
    for (name, pair) in names[1..].iter().zip(rungs.windows(2)) {
        let [low, high] = [pair[0], pair[1]];
        let mut spot = sheet.at(name);
        // RUR-Q80: whoever meets a space meets those below it.
        let harder = high.need >= low.need && high.with.contains(low.with);
        spot.require(harder, "need: it is less than that of the space below");
        spot.require(high.vp > low.vp, format!("vp: {} is not above the space below", high.vp));
    }
    Some(rungs)
}

// ---- Rebels and tokens ----

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawReward {
    gain: String,
    count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTokens {
    goods: Vec<Good>,
}

type Rebels = ([Gain; REBELS], [Gain; REBELS], [Goods; Zone::COUNT]);

fn rebels(sheet: &mut Sheet<'_>, regions: Option<&[RegionRow; REGIONS]>) -> Option<Rebels> {
    let stickers = rewards(sheet, "sticker");
    let tokens = rewards(sheet, "token");
    let goods = sheet.table("goods_token", ids(Zone::ALL.into_iter()), |spot, raw: RawTokens| {
        let zone = Zone::ALL.into_iter().find(|zone| zone.word() == spot.row);
        if let (Some(zone), Some(regions)) = (zone, regions) {
            let (count, places) = (raw.goods.len(), in_zone(regions, zone));
            // RUR-220
            spot.require(count == places, format!("goods: {count} tokens for {places} regions"));
        }
        raw.goods.iter().fold([0; Good::COUNT], |mut goods, good| {
            goods[good.index()] += 1;
            goods
        })
    });
    Some((stickers?, tokens?, goods?))
}

fn rewards(sheet: &mut Sheet<'_>, array: &str) -> Option<[Gain; REBELS]> {
    let names = ["honey", "fish", "ore", "wood", "fur", "one_coin", "two_coins"];
    let kinds = sheet.table(array, names.map(str::to_owned), |spot, raw: RawReward| {
        let gain = spot.gain("gain", &raw.gain, on_rebels).unwrap_or(Gain::Coins(0));
        vec![gain; usize::from(spot.within("count", raw.count, 0..=REBELS as u8))]
    })?;
    let all = kinds.concat();
    let count = all.len();
    // RUR-C21, RUR-C23
    sheet.at("").require(count == REBELS, format!("{count} rewards of [[{array}]], not {REBELS}"));
    all.try_into().ok()
}

// ---- The Rebellion ----

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawMat {
    start: Priority,
    war: Vec<String>,
    build: Vec<String>,
    tax: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    locations: Vec<String>,
    advisors: Vec<String>,
    war: RawPlan,
    build: RawPlan,
    tax: RawPlan,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlan {
    build: Vec<String>,
    columns: Vec<String>,
}

type Rebellion = ([Mat; Difficulty::COUNT], [RebellionCard; CardId::COUNT]);

fn rebellion(sheet: &mut Sheet<'_>, regions: Option<&[RegionRow; REGIONS]>) -> Option<Rebellion> {
    let mats = sheet.table("mat", ids(Difficulty::ALL.into_iter()), mat);
    let green = |region: &Region| regions.is_none_or(|rows| rows[region.index()].zone == Zone::Green);
    let green: Option<[Region; LOCATIONS]> =
        Region::ALL.into_iter().filter(green).collect::<Vec<_>>().try_into().ok();
    // Without sound regions there is no telling what a card must list.
    let green = green.unwrap_or([Region::Kiev; LOCATIONS]);
    let cards = match regions {
        Some(_) => sheet.table("card", ids(CardId::all()), |spot, raw: RawCard| card(spot, &raw, green)),
        None => None,
    };
    Some((mats?, cards?))
}

fn mat(spot: &mut Spot<'_>, raw: RawMat) -> Mat {
    let mut mat = Mat {
        start: raw.start,
        columns: [[Bonus { on: Column::Scheme, gain: Gain::Coins(0), locked: false }; MAX_BONUSES];
            Priority::COUNT],
        lens: [0; Priority::COUNT],
    };
    for (priority, texts) in Priority::ALL.into_iter().zip([&raw.war, &raw.build, &raw.tax]) {
        let count = texts.len();
        spot.require(count <= MAX_BONUSES, format!("{priority}: {count} bonuses, more than {MAX_BONUSES}"));
        let bonuses: Vec<Bonus> =
            texts.iter().filter_map(|text| spot.field(priority.word(), bonus(text))).collect();
        mat.columns[priority.index()].iter_mut().zip(&bonuses).for_each(|(to, from)| *to = *from);
        mat.lens[priority.index()] = bonuses.len().min(MAX_BONUSES) as u8;
    }
    mat
}

/// Reads `attack fewer:1 locked`.
fn bonus(text: &str) -> Result<Bonus, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (on, given, locked) = match words.as_slice() {
        [on, gain] => (on, gain, false),
        [on, gain, "locked"] => (on, gain, true),
        _ => return Err(format!("{text:?} is not of the form \"attack fewer:1 locked\"")),
    };
    let on: Column = on.parse()?;
    let gain = gain(given, on_mats)?;
    // RUR-262, RUR-263: points join the action; only a movement point goes before another one.
    let usable = match gain {
        Gain::Points(Column::Move, _) => on != Column::Scheme,
        Gain::Points(column, _) => on == column,
        Gain::Fewer(_) => on == Column::Attack,
        _ => true,
    };
    if usable { Ok(Bonus { on, gain, locked }) } else { Err(format!("{given} is of no use to {on}")) }
}

fn card(spot: &mut Spot<'_>, raw: &RawCard, green: [Region; LOCATIONS]) -> RebellionCard {
    let plans = [(Priority::War, &raw.war), (Priority::Build, &raw.build), (Priority::Tax, &raw.tax)];
    RebellionCard {
        locations: spot.permutation("locations", &raw.locations, green),
        advisors: spot.permutation("advisors", &raw.advisors, Advisor::ALL),
        plans: plans.map(|(priority, raw)| plan(spot, priority, raw)),
    }
}

fn plan(spot: &mut Spot<'_>, priority: Priority, raw: &RawPlan) -> Plan {
    let field = format!("{priority}.columns");
    let count = raw.columns.len();
    spot.require(
        count == Advisor::COUNT,
        format!("{field}: {count} columns for {} advisors", Advisor::COUNT),
    );
    let mut plan = Plan {
        build: spot.permutation(&format!("{priority}.build"), &raw.build, Structure::ALL),
        columns: [Column::Muster; Advisor::COUNT],
        top: 0,
    };
    for (at, text) in raw.columns.iter().take(Advisor::COUNT).enumerate() {
        let (name, top) = text.strip_suffix(" top").map_or((text.as_str(), false), |name| (name, true));
        if let Some(column) = spot.field(&field, name.parse()) {
            plan.columns[at] = column;
            plan.top |= u8::from(top) << at;
        }
    }
    plan
}

// ---- Departures from the printed game ----

fn map_as_printed(tables: &Tables, found: &mut Departures) {
    const FILE: &str = "regions.toml";
    let zones = Zone::ALL.map(|zone| in_zone(&tables.regions, zone));
    // RUR-C01
    found.expect(zones == [8, 3, 4], FILE, "", format!("{zones:?} regions by colour, not 8, 3, 4"));
    let borders = tables.maps.each_ref().map(borders);
    // RUR-D01
    found.expect(borders == [14, 20, 34], FILE, "", format!("{borders:?} borders, not 14, 20, 34"));
    for (region, printed) in Region::ALL.into_iter().zip(PRINTED_GOODS) {
        let good = tables.regions[region.index()].good;
        found.expect(good == printed, FILE, region, format!("the good is {good}, not {printed}"));
    }
    for ((board, (side, ..)), printed) in tables.strategy.iter().zip(SIDES).zip(PRINTED_SPACES) {
        for column in Column::ALL {
            let spaces: Vec<(u8, u8)> =
                board.spaces(column).iter().map(|space| (space.points, space.coins)).collect();
            let printed = printed[column.index()];
            found.expect(
                spaces == printed,
                "strategy.toml",
                format_args!("{column} {side}"),
                format!("points and coins are {spaces:?}, not {printed:?}"),
            );
        }
    }
}

/// The goods printed on the map, by [`Region`] (RUR-D01).
const PRINTED_GOODS: [Good; REGIONS] = {
    use Good::{Fish, Fur, Honey, Ore, Wood};
    [Wood, Ore, Ore, Honey, Fish, Wood, Fish, Fur, Fish, Wood, Honey, Wood, Ore, Fur, Fish]
};

/// Points and coins printed on the sides of the strategy board, by [`Column`] from the top (RUR-D04, RUR-D05).
const PRINTED_SPACES: [[&[(u8, u8)]; Column::COUNT]; 2] = [
    [
        &[(3, 0), (2, 0), (1, 1)],
        &[(3, 0), (2, 0), (1, 0)],
        &[(2, 0), (1, 0), (1, 1)],
        &[(2, 0), (1, 0), (1, 1)],
        &[(2, 0), (1, 0), (1, 1)],
        &[(3, 0), (2, 0), (1, 0)],
    ],
    [
        &[(3, 0), (2, 0), (1, 0), (1, 1)],
        &[(4, 0), (3, 0), (2, 0), (1, 0)],
        &[(2, 0), (1, 0), (1, 1), (1, 2)],
        &[(3, 0), (2, 0), (1, 0), (1, 1)],
        &[(2, 0), (1, 0), (1, 1), (1, 2)],
        &[(3, 0), (2, 0), (1, 0), (1, 1)],
    ],
];

/// Pairs of neighbours.
pub(crate) fn borders(map: &Map) -> usize {
    map.adjacent.iter().map(|neighbours| usize::from(neighbours.len())).sum::<usize>() / 2
}

fn household_as_printed(tables: &Tables, found: &mut Departures) {
    let spaces: u8 = tables.boat.iter().sum();
    // RUR-143, RUR-D07
    found.expect(spaces == 11, "household.toml", "", format!("{spaces} spaces on the boat, not 11"));
    let vp: Vec<u8> = tables.agendas.iter().map(|agenda| agenda.vp).filter(|vp| *vp != 2).collect();
    // RUR-C17
    found.expect(vp.is_empty(), "agendas.toml", "", format!("agendas of {vp:?} points, not 2"));
    for (track, rungs) in Track::ALL.into_iter().zip(&tables.claim) {
        let points = rungs.map(|rung| rung.vp);
        // RUR-C02
        found.expect(
            points == [1, 2, 3, 5, 8],
            "claim.toml",
            track,
            format!("the spaces are worth {points:?}, not 1, 2, 3, 5, 8"),
        );
    }
}

fn schemes_as_printed(tables: &Tables, found: &mut Departures) {
    const FILE: &str = "schemes.toml";
    let count = |like: fn(&Scheme) -> bool| tables.schemes.iter().filter(|scheme| like(scheme)).count();
    let deeds = count(|scheme| scheme.reward.parts().contains(&Gain::Deed));
    // RUR-126
    found.expect(deeds == 3, FILE, "", format!("{deeds} schemes let choose a deed, not 3"));
    let deed = |coins: u8, cost: u8, casualty: bool| {
        let like = |scheme: &&Scheme| {
            scheme.reward.parts().contains(&Gain::Deed)
                && (scheme.reward.coins(), scheme.cost, scheme.casualty) == (coins, cost, casualty)
        };
        tables.schemes.iter().filter(like).count()
    };
    let printed = [deed(0, 0, true), deed(0, 1, false), deed(1, 0, true)] == [1; 3];
    // RUR-D12
    found.expect(
        deeds != 3 || printed,
        FILE,
        "",
        "a deed comes with a casualty, for a coin, and with a coin and a casualty",
    );
    let casualties = count(|scheme| scheme.casualty);
    // RUR-D13
    found.expect(casualties == 9, FILE, "", format!("{casualties} schemes show a casualty, not 9"));
    let known = count(|scheme| {
        scheme.reward.parts() == [Gain::Points(Column::Tax, 1), Gain::Coins(1)] && scheme.cost == 0
    });
    // RUR-D12
    found.expect(known == 1, FILE, "", format!("{known} schemes give a tax point and a coin, not 1"));
}

fn deeds_as_printed(tables: &Tables, found: &mut Departures) {
    const FILE: &str = "deeds.toml";
    let points: u8 = tables.deeds.iter().map(|deed| deed.vp).sum();
    // RUR-D11
    found.expect(points == 31, FILE, "", format!("the deeds are worth {points} points, not 31"));
    let market_day = tables.deeds[DeedId::MarketDay.index()].vp;
    found.expect(market_day == 2, FILE, DeedId::MarketDay, format!("{market_day} points, not 2"));
    let boxed: Vec<&str> =
        DeedId::ALL.into_iter().filter(|id| !tables.deeds[id.index()].solo).map(DeedId::word).collect();
    // RUR-229
    found.expect(
        boxed == ["enforce-peace", "grand-hunter", "law-giver"],
        FILE,
        "",
        format!("left out in solo games are {}", boxed.join(", ")),
    );
}

fn rebellion_as_printed(tables: &Tables, found: &mut Departures) {
    const FILE: &str = "rebellion.toml";
    for (at, card) in tables.cards.iter().enumerate() {
        // RUR-D20
        let twin = tables.cards[..at].iter().position(|other| other.locations == card.locations);
        let reason = twin.map(|twin| format!("the same locations as card {}", twin + 1));
        found.expect(reason.is_none(), FILE, CardId::at(at), reason.unwrap_or_default());
    }
    let coins = tables.mats.each_ref().map(Mat::coins);
    // RUR-D18
    found.expect(coins == [6, 7, 8, 9], FILE, "", format!("{coins:?} coins on the mats, not 6, 7, 8, 9"));
}
