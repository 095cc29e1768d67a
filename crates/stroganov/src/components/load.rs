//! Turns the rows of `components/*.toml` into [`Tables`], says everything that is wrong with them, and holds whole
//! tables against what is known of the printed game.

use std::sync::OnceLock;

use samovar_engine::layout;
use samovar_engine::sheet::{self, Departures, Line, Sheet, Spot, ids, numbered};
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::Error as TokenError;

use super::{
    Abilities, Additional, AutomaCard, CardId, Components, Deck, Effect, End, EndVp, Fault, Fur, Landscape,
    MARKET, MAX_PARTS, MAX_PLACES, MAX_SPACES, Mark, Part, Place, REGIONS, Region, RegionRow, Reward, SLOTS,
    STORY_END, Sheets, Song, SongId, Space, Tables, Terrain, TileId, Token, Track, Village, VillageId,
    Warning, Wish, WishId, Yurt, YurtId,
};

/// Largest count the engine keeps for one part of a reward or one fur value: four bits.
const MAX_COUNT: u8 = 15;
/// Furs laid on S wishes at setup with 4 players.
const SETUP_WISHES: u32 = 5;
/// Cards of the automa deck that carry any one focus letter.
const CARDS_PER_LETTER: usize = 5;

/// The arrays of `trophy.toml` in the order of [`super::TrackId::ALL`], with the letters their ids begin with.
const TRACKS: [(&str, &str); 7] = [
    ("side_a", "Ta"),
    ("blue_b", "Tbb"),
    ("red_b", "Tbr"),
    ("green_b", "Tbg"),
    ("yellow_b", "Tby"),
    ("ivan", "Ti"),
    ("katyusha", "Tk"),
];

static TABLES: OnceLock<&'static Tables> = OnceLock::new();

impl Components for Tables {
    layout! { "../../components/";
        "furs.toml": "fur" "setup_fur" "supply";
        "regions.toml": "region" "place";
        "villages.toml": "village";
        "landscape.toml": "tile";
        "yurts.toml": "yurt";
        "songs.toml": "song";
        "wishes.toml": "wish";
        "trophy.toml": "side_a" "blue_b" "red_b" "green_b" "yellow_b" "ivan" "katyusha";
        "automa.toml": "card";
    }

    fn assemble(sheets: &Sheets, faults: &mut Vec<Fault>) -> Option<Tables> {
        assemble(sheets, faults)
    }

    fn departures(&self) -> Vec<Warning> {
        departures(self)
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn in_force() -> &'static OnceLock<&'static Tables> {
        &TABLES
    }
}

fn assemble(sheets: &Sheets, faults: &mut Vec<Fault>) -> Option<Tables> {
    let furs = sheets.read("furs.toml", faults, furs);
    let regions = sheets.read("regions.toml", faults, regions);
    let villages = sheets.read("villages.toml", faults, villages);
    let landscape = sheets.read("landscape.toml", faults, landscape);
    let yurts = sheets.read("yurts.toml", faults, yurts);
    let songs = sheets.read("songs.toml", faults, songs);
    let wishes = sheets.read("wishes.toml", faults, wishes);
    let tracks = sheets.read("trophy.toml", faults, tracks);
    let automa = sheets.read("automa.toml", faults, automa);
    if let (Some(furs), Some(landscape)) = (&furs, &landscape) {
        faults.extend(short_supply(&furs.counts, landscape));
    }
    let (furs, (regions, slot_region)) = (furs?, regions?);
    let mut tables = Tables {
        hash: 0,
        fur_counts: furs.counts,
        setup_furs: furs.setup,
        tigers: furs.tigers,
        banners: furs.banners,
        regions,
        slot_region,
        villages: villages?,
        landscape: landscape?,
        yurts: yurts?,
        songs: songs?,
        wishes: wishes?,
        tracks: tracks?,
        automa: automa?,
        abilities: Abilities::default(),
    };
    tables.hash = sheet::hash(&tables);
    tables.abilities = Abilities::of(&tables.wishes);
    Some(tables)
}

/// What a row of these tables can be asked for beyond its faults.
trait Rewards {
    fn reward(&mut self, texts: &[String], allowed: Allowed) -> Reward;
    fn marked_reward(&mut self, texts: &[String], trophy: bool, allowed: Allowed) -> Reward;
    fn deck(&mut self, deck: Deck) -> Deck;
}

impl Rewards for Spot<'_> {
    fn reward(&mut self, texts: &[String], allowed: Allowed) -> Reward {
        self.require(!texts.is_empty(), "the reward is empty");
        let parts: Vec<Part> = texts.iter().filter_map(|text| self.accept(part(text, allowed))).collect();
        self.require(
            texts.len() <= MAX_PARTS,
            format!("the reward has {} parts, more than {MAX_PARTS}", texts.len()),
        );
        Reward::new(&parts).unwrap_or(Reward::NONE)
    }

    /// Reads the reward of a tile that may show the trophy symbol.
    fn marked_reward(&mut self, texts: &[String], trophy: bool, allowed: Allowed) -> Reward {
        let reward = self.reward(texts, allowed);
        // STR-146, STR-150: only the symbol keeps a trophy reward from leading to the next one without end.
        self.require(trophy || !gives_trophy(&reward), "the reward has a trophy, but trophy is false");
        reward
    }

    /// The deck, which the letter in the id must agree with.
    fn deck(&mut self, deck: Deck) -> Deck {
        let letter = self.row.trim_start_matches(['G', 'Y']).chars().next();
        let agrees =
            matches!((deck, letter), (Deck::S, Some('S')) | (Deck::A, Some('A')) | (Deck::B, Some('B')));
        self.require(agrees, format!("deck {deck:?} does not go with the id"));
        deck
    }
}

// ---- Rewards and effects ----

/// Which tokens a table may use.
type Allowed = fn(Token) -> bool;

fn gives_trophy(reward: &Reward) -> bool {
    reward.parts().iter().any(|part| matches!(part.token, Token::Trophy | Token::TrophyReward))
}

/// Tokens of yurts and songs.
fn on_tiles(token: Token) -> bool {
    !matches!(token, Token::TwoRewards | Token::VillageNoTrophy | Token::YurtNoTrophy)
}

/// Tokens that let a village be visited again: on a village or a trophy track they would never end.
fn revisits(token: Token) -> bool {
    matches!(token, Token::VillageAnywhere | Token::Advanced | Token::AdvancedAnywhere)
}

fn in_villages(token: Token) -> bool {
    on_tiles(token) && !revisits(token)
}

fn on_tracks(token: Token) -> bool {
    !matches!(token, Token::Trophy | Token::TrophyReward) && !revisits(token)
}

fn on_landscape(token: Token) -> bool {
    matches!(token, Token::Vp | Token::Coin | Token::Horse | Token::Bag | Token::Market)
}

fn in_winter(token: Token) -> bool {
    matches!(token, Token::Horse | Token::Story | Token::Coin | Token::Bag | Token::AdvancedAnywhere)
}

fn once(token: Token) -> bool {
    use Token::{Banner, Coin, Horse, Outpost, Story, Tiger, Vp};
    matches!(token, Tiger | Horse | Coin | Story | Vp | Banner | Outpost)
}

fn only_vp(token: Token) -> bool {
    token == Token::Vp
}

fn only_horses(token: Token) -> bool {
    token == Token::Horse
}

/// Reads `vp:2`.
fn part(text: &str, allowed: Allowed) -> Result<Part, String> {
    let (name, count) =
        text.split_once(':').ok_or_else(|| format!("{text:?} is not of the form \"vp:2\""))?;
    let token = Token::deserialize(IntoDeserializer::<TokenError>::into_deserializer(name))
        .map_err(|_| format!("{name:?} is not a known token"))?;
    if !allowed(token) {
        return Err(format!("{name} is not allowed here"));
    }
    match count.parse() {
        Ok(count @ 1..=MAX_COUNT) => Ok(Part { token, count }),
        _ => Err(format!("the count of {text:?} is not from 1 to {MAX_COUNT}")),
    }
}

fn effect(text: &str) -> Result<Effect, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["extra_step"] => Effect::ExtraStep,
        ["trophy_reward_one_further"] => Effect::TrophyRewardOneFurther,
        ["hunt_adjacent"] => Effect::HuntAdjacent,
        ["second_advanced_any_fur"] => Effect::SecondAdvancedAnyFur,
        ["wish_possess_one_fewer"] => Effect::WishPossessOneFewer,
        ["advanced_two_tiles_left"] => Effect::AdvancedTwoTilesLeft,
        ["hunt_skip_free"] => Effect::HuntSkipFree,
        ["second_hunt_no_coin"] => Effect::SecondHuntNoCoin,
        ["spring", "advanced"] => Effect::SeasonAdvanced(0),
        ["summer", "advanced"] => Effect::SeasonAdvanced(1),
        ["autumn", "advanced"] => Effect::SeasonAdvanced(2),
        ["once", gain] => Effect::Once(part(gain, once)?),
        ["winter", income] => Effect::Winter(part(income, in_winter)?),
        ["winter", horses, "per", "outpost"] => {
            Effect::WinterHorsesPerOutpost(part(horses, only_horses)?.count)
        }
        ["winter", horses, "per", "tile"] => Effect::WinterHorsesPerTile(part(horses, only_horses)?.count),
        ["end", rest @ ..] => Effect::End(end_vp(rest)?),
        _ => return Err(format!("the effect {text:?} is unknown")),
    })
}

fn end_vp(words: &[&str]) -> Result<EndVp, String> {
    let points = |text: &str| part(text, only_vp).map(|part| part.count);
    Ok(match words {
        [flat] => EndVp::Flat(points(flat)?),
        ["vp", "/", share] => match share.parse() {
            Ok(share @ 1..=MAX_COUNT) => EndVp::ShareOfVp(share),
            _ => return Err(format!("the share {share:?} is not from 1 to {MAX_COUNT}")),
        },
        [each, "per", "tiger"] => EndVp::PerTiger(points(each)?),
        [each, "per", "outpost"] => EndVp::PerOutpost(points(each)?),
        [each, "per", "coin"] => EndVp::PerCoin(points(each)?),
        [each, "per", "forest"] => EndVp::PerTerrain(Terrain::Forest, points(each)?),
        [each, "per", "steppe"] => EndVp::PerTerrain(Terrain::Steppe, points(each)?),
        [each, "per", "swamp"] => EndVp::PerTerrain(Terrain::Swamp, points(each)?),
        [each, "per", "mountain"] => EndVp::PerTerrain(Terrain::Mountain, points(each)?),
        [each, "per", "tile"] => EndVp::PerTile(points(each)?),
        [each, "per", "wish"] => EndVp::PerWish(points(each)?),
        [each, "per", "banner"] => EndVp::PerBanner(points(each)?),
        _ => return Err(format!("the end points {:?} are unknown", words.join(" "))),
    })
}

// ---- Second pass: tables ----

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFur {
    value: Fur,
    count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSetupFur {
    value: Fur,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSupply {
    count: u8,
}

struct Furs {
    counts: [u8; 7],
    setup: [Fur; 6],
    tigers: u8,
    banners: [u8; 4],
}

fn furs(sheet: &mut Sheet<'_>) -> Option<Furs> {
    let kinds =
        sheet.table("fur", ids(Fur::ALL.iter().map(|fur| format!("fur{fur}"))), |spot, raw: RawFur| {
            spot.require(raw.count <= MAX_COUNT, format!("count {} is above {MAX_COUNT}", raw.count));
            (raw.value, raw.count)
        });
    let setup = sheet.table("setup_fur", numbered("setup"), |_, raw: RawSetupFur| raw.value);
    let supply = ["tigers", "banners_1", "banners_2", "banners_3", "banners_4"];
    let supply = sheet.table("supply", supply.map(str::to_owned), |spot, raw: RawSupply| {
        // STR-014: setup lays out a tiger.
        spot.require(raw.count > 0, "count 0 leaves none to play with");
        raw.count
    });
    let (kinds, mut setup, [tigers, banners @ ..]) = (kinds?, setup?, supply?);
    setup.sort();
    if let Some(twice) = setup.windows(2).find(|pair| pair[0] == pair[1]) {
        sheet.at("").fault(format!("the setup fur {} is given twice", twice[0]));
    }
    Some(Furs { counts: count_furs(sheet, kinds), setup, tigers, banners })
}

fn count_furs(sheet: &mut Sheet<'_>, kinds: [(Fur, u8); 7]) -> [u8; 7] {
    Fur::ALL.map(|fur| match kinds.iter().filter(|(value, _)| *value == fur).collect::<Vec<_>>()[..] {
        [(_, count)] => *count,
        ref rows => {
            sheet.at("").fault(format!("the fur value {fur} is given {} times", rows.len()));
            0
        }
    })
}

/// Most furs that setup can lay on the tiles: the S tiles and the seven others with the most places (STR-003, STR-004).
fn largest_stocking(landscape: &[Landscape]) -> u32 {
    let places = |start| {
        landscape.iter().filter(move |tile| tile.start == start).map(|tile| u32::from(tile.fur_places))
    };
    let mut others: Vec<u32> = places(false).collect();
    others.sort_by(|a, b| b.cmp(a));
    places(true).chain(others.into_iter().take(7)).sum()
}

/// Most furs that lie outside the bag at the end of setup.
fn laid_out(landscape: &[Landscape]) -> u32 {
    largest_stocking(landscape) + u32::from(MARKET) + SETUP_WISHES
}

fn total(counts: &[u8; 7]) -> u32 {
    counts.iter().map(|count| u32::from(*count)).sum()
}

fn short_supply(counts: &[u8; 7], landscape: &[Landscape]) -> Option<Fault> {
    let (furs, needed) = (total(counts), laid_out(landscape));
    (furs < needed).then(|| Fault {
        file: "furs.toml".to_owned(),
        row: String::new(),
        reason: format!("{furs} furs are too few: setup can need {needed}"),
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRegion {
    first_slot: u8,
    last_slot: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawPlace {
    horses: u8,
    mark: RawMark,
}

#[derive(Clone, Copy, Deserialize)]
enum RawMark {
    #[serde(rename = "none")]
    None,
    #[serde(rename = "3-")]
    UpToThree,
    #[serde(rename = "2")]
    Two,
}

type Board = ([RegionRow; REGIONS], [Region; SLOTS]);

fn regions(sheet: &mut Sheet<'_>) -> Option<Board> {
    let places = places(sheet);
    let blocks = sheet.table("region", numbered("R"), |_, raw: RawRegion| (raw.first_slot, raw.last_slot));
    let slot_region = slot_regions(sheet, &blocks?)?;
    let (places, blocks) = (places?, blocks?);
    let regions = std::array::from_fn(|at| {
        let (first_slot, last_slot) = blocks[at];
        let (places, place_count) = places[at];
        RegionRow { first_slot, last_slot, places, place_count }
    });
    Some((regions, slot_region))
}

/// The outpost places of the regions, which their ids name.
fn places(sheet: &mut Sheet<'_>) -> Option<[([Place; MAX_PLACES], u8); REGIONS]> {
    let mut rest = sheet.take("place")?;
    let rows = Region::ALL.map(|region| {
        let row = format!("R{region}");
        let prefix = format!("{row}-O");
        let (own, others): (Vec<Line>, _) = rest.drain(..).partition(|line| line.id.starts_with(&prefix));
        rest = others;
        let names: Vec<String> = (1..=own.len()).map(|n| format!("{prefix}{n}")).collect();
        let places = sheet.rows(&own, &names, outpost_place);
        let mut spot = sheet.at(&row);
        spot.require(!own.is_empty(), "the region has no outpost place");
        spot.require(
            own.len() <= MAX_PLACES,
            format!("{} outpost places are more than {MAX_PLACES}", own.len()),
        );
        // STR-046: with two players both marks block.
        let free = places.is_empty() || places.iter().any(|place| place.mark == Mark::None);
        spot.require(free, "every outpost place is blocked with two players");
        let mut row = [Place { horses: 0, mark: Mark::None }; MAX_PLACES];
        row.iter_mut().zip(&places).for_each(|(to, from)| *to = *from);
        (row, places.len().min(MAX_PLACES) as u8)
    });
    for line in rest {
        sheet.at(&line.id).fault("the id of an outpost place is like R1-O1, with a region from 1 to 5");
    }
    Some(rows)
}

fn outpost_place(spot: &mut Spot<'_>, raw: RawPlace) -> Place {
    spot.require(raw.horses <= 10, format!("{} horses are more than 10", raw.horses));
    let mark = match raw.mark {
        RawMark::None => Mark::None,
        RawMark::UpToThree => Mark::UpToThree,
        RawMark::Two => Mark::Two,
    };
    Place { horses: raw.horses, mark }
}

/// STR-Q01: the slots are cut into contiguous, non-empty blocks in order.
fn slot_regions(sheet: &mut Sheet<'_>, blocks: &[(u8, u8); REGIONS]) -> Option<[Region; SLOTS]> {
    let mut next = 1;
    for (region, (first, last)) in Region::ALL.into_iter().zip(*blocks) {
        let id = format!("R{region}");
        let mut spot = sheet.at(&id);
        spot.require(
            first == next,
            format!("first_slot {first} should be {next}, next after the region before"),
        );
        spot.require(first <= last, format!("the slots {first} to {last} are none"));
        spot.require(usize::from(last) <= SLOTS, format!("last_slot {last} is above {SLOTS}"));
        next = last.saturating_add(1);
    }
    let (_, end) = blocks[REGIONS - 1];
    sheet.at("").require(usize::from(end) >= SLOTS, format!("the slots after {end} belong to no region"));
    let owner =
        |slot: usize| blocks.iter().position(|(first, last)| (*first..=*last).contains(&(slot as u8)));
    let owners: Vec<Region> = (1..=SLOTS).filter_map(owner).map(Region::at).collect();
    owners.try_into().ok()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawVillage {
    reward: Vec<String>,
    trophy: bool,
}

fn villages(sheet: &mut Sheet<'_>) -> Option<[Village; VillageId::COUNT]> {
    sheet.table("village", ids(VillageId::all()), |spot, raw: RawVillage| Village {
        reward: spot.marked_reward(&raw.reward, raw.trophy, in_villages),
        trophy: raw.trophy,
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawTile {
    start: bool,
    terrain: Terrain,
    fur_places: u8,
    four_only: u8,
    reward: Vec<String>,
}

fn landscape(sheet: &mut Sheet<'_>) -> Option<[Landscape; TileId::COUNT]> {
    let tiles = sheet.table("tile", ids(TileId::all()), |spot, raw: RawTile| {
        let (places, four_only) = (raw.fur_places, raw.four_only);
        spot.require((1..=12).contains(&places), format!("fur_places {places} is not from 1 to 12"));
        spot.require(
            four_only < places,
            format!("four_only {four_only} leaves none of {places} places to fewer players"),
        );
        Landscape {
            start: raw.start,
            terrain: raw.terrain,
            fur_places: places,
            four_only,
            reward: spot.reward(&raw.reward, on_landscape),
        }
    })?;
    let starts = tiles.iter().filter(|tile| tile.start).count();
    // STR-003
    sheet.at("").require(starts == 5, format!("{starts} tiles are marked start, not 5"));
    Some(tiles)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawYurt {
    deck: Deck,
    reward: Vec<String>,
    trophy: bool,
}

fn yurts(sheet: &mut Sheet<'_>) -> Option<[Yurt; YurtId::COUNT]> {
    sheet.table("yurt", ids(YurtId::all()), |spot, raw: RawYurt| Yurt {
        deck: spot.deck(raw.deck),
        reward: spot.marked_reward(&raw.reward, raw.trophy, on_tiles),
        trophy: raw.trophy,
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSong {
    deck: Deck,
    cost: u8,
    reward: Vec<String>,
}

fn songs(sheet: &mut Sheet<'_>) -> Option<[Song; SongId::COUNT]> {
    sheet.table("song", ids(SongId::all()), |spot, raw: RawSong| {
        spot.require((1..=50).contains(&raw.cost), format!("cost {} is not from 1 to 50", raw.cost));
        Song { deck: spot.deck(raw.deck), cost: raw.cost, reward: spot.reward(&raw.reward, on_tiles) }
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawWish {
    deck: Deck,
    value: Fur,
    possess: u8,
    pay: u8,
    vp: u8,
    effect: String,
}

fn wishes(sheet: &mut Sheet<'_>) -> Option<[Wish; WishId::COUNT]> {
    sheet.table("wish", ids(WishId::all()), |spot, raw: RawWish| {
        let RawWish { possess, pay, .. } = raw;
        spot.require(pay > 0, "pay 0 asks for nothing");
        spot.require(pay <= possess, format!("pay {pay} is more than possess {possess}"));
        spot.require(possess <= 10, format!("possess {possess} is more than 10"));
        let effect = spot.accept(effect(&raw.effect)).unwrap_or(Effect::ExtraStep);
        Wish { deck: spot.deck(raw.deck), value: raw.value, possess, pay, vp: raw.vp, effect }
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSpace {
    fur: Option<Fur>,
    reward: Vec<String>,
    #[serde(default)]
    shield: u8,
    #[serde(default)]
    coins: u8,
}

fn tracks(sheet: &mut Sheet<'_>) -> Option<[Track; 7]> {
    let tracks: Vec<Track> =
        TRACKS.iter().filter_map(|(array, prefix)| track(sheet, array, prefix)).collect();
    tracks.try_into().ok()
}

fn track(sheet: &mut Sheet<'_>, array: &str, prefix: &str) -> Option<Track> {
    let lines = sheet.take(array)?;
    let names: Vec<String> = (1..=lines.len()).map(|n| format!("{prefix}{n}")).collect();
    let rows = sheet.rows(&lines, &names, |spot, raw| space(spot, raw, array, &names));
    let count = lines.len();
    sheet.at("").require(
        (2..=MAX_SPACES).contains(&count),
        format!("{array} has {count} spaces, which is not from 2 to {MAX_SPACES}"),
    );
    let mut spaces = [Space { fur: None, reward: Reward::NONE, shield: 0, coins: 0 }; MAX_SPACES];
    spaces.get_mut(..count)?.copy_from_slice(rows.get(..count)?);
    Some(Track { spaces, len: count as u8 })
}

fn space(spot: &mut Spot<'_>, raw: RawSpace, array: &str, names: &[String]) -> Space {
    let solo = matches!(array, "ivan" | "katyusha");
    let reward = spot.reward(&raw.reward, if solo { only_vp } else { on_tracks });
    spot.require(!solo || reward.parts().len() == 1, "the reward of a solo board is a single \"vp:N\"");
    if reward.parts().iter().any(|part| part.token == Token::TwoRewards) {
        let last = names.last().is_some_and(|name| name == spot.row);
        let alone = matches!(reward.parts(), [Part { count: 1, .. }]);
        // STR-151: two different ones from higher up, so there must be two.
        spot.require(
            last && alone && names.len() > 2,
            "two_rewards:1 stands alone on the last of at least 3 spaces",
        );
    }
    let start = names.first().is_some_and(|name| name == spot.row);
    // STR-Q50
    spot.require(!start || raw.fur.is_none(), "the start space asks for a fur");
    spot.require(raw.coins <= MAX_COUNT, format!("coins {} is above {MAX_COUNT}", raw.coins));
    Space { fur: raw.fur, reward, shield: raw.shield, coins: raw.coins }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCard {
    letters: Vec<String>,
    steps: u8,
    end: End,
    furs: u8,
    additional: Additional,
}

fn automa(sheet: &mut Sheet<'_>) -> Option<[AutomaCard; CardId::COUNT]> {
    let cards = sheet.table("card", ids(CardId::all()), |spot, raw: RawCard| {
        let RawCard { steps, furs, end, additional, .. } = raw;
        spot.require((1..=12).contains(&steps), format!("steps {steps} is not from 1 to 12"));
        spot.require((1..=2).contains(&furs), format!("furs {furs} is not 1 or 2"));
        AutomaCard { steps, end, furs, additional, letters: letters(spot, &raw.letters) }
    })?;
    for (bit, letter) in ('a'..='f').enumerate() {
        let marked = cards.iter().filter(|card| card.letters & 1 << bit != 0).count();
        // STR-252: thirteen cards must remain.
        sheet.at("").require(
            marked == CARDS_PER_LETTER,
            format!("letter {letter} is on {marked} cards, not {CARDS_PER_LETTER}"),
        );
    }
    Some(cards)
}

fn letters(spot: &mut Spot<'_>, letters: &[String]) -> u8 {
    letters.iter().fold(0, |bits, letter| match letter.as_bytes() {
        [letter @ b'a'..=b'f'] if bits & 1 << (letter - b'a') == 0 => bits | 1 << (letter - b'a'),
        [b'a'..=b'f'] => {
            spot.fault(format!("letter {letter} is given twice"));
            bits
        }
        _ => {
            spot.fault(format!("letter {letter:?} is not from a to f"));
            bits
        }
    })
}

// ---- Third pass: departures from the printed game ----

fn departures(tables: &Tables) -> Vec<Warning> {
    let mut found = Departures::default();
    furs_as_printed(tables, &mut found);
    regions_as_printed(tables, &mut found);
    landscape_as_printed(tables, &mut found);
    tiles_as_printed(tables, &mut found);
    songs_as_printed(tables, &mut found);
    wishes_as_printed(tables, &mut found);
    tracks_as_printed(tables, &mut found);
    found.found()
}

fn furs_as_printed(tables: &Tables, found: &mut Departures) {
    let furs = total(&tables.fur_counts);
    found.expect(furs == 76, "furs.toml", "", format!("{furs} furs, not 76"));
    let setup = tables.setup_furs.map(Fur::value);
    found.expect(
        setup == [2, 3, 4, 5, 6, 7],
        "furs.toml",
        "",
        format!("the setup furs {setup:?} are not 2 to 7"),
    );
}

fn regions_as_printed(tables: &Tables, found: &mut Departures) {
    for (region, row) in Region::ALL.into_iter().zip(&tables.regions) {
        let id = format!("R{region}");
        let mut expect = |holds, reason: String| found.expect(holds, "regions.toml", &id, reason);
        let slots = row.last_slot - row.first_slot + 1;
        expect((2..=3).contains(&slots), format!("{slots} slots, not 2 or 3"));
        let horses: Vec<u8> = row.places().iter().map(|place| place.horses).collect();
        expect(horses == [0, 1, 2], format!("the places cost {horses:?} horses, not 0, 1, 2"));
        let marked = |mark| row.places().iter().filter(|place| place.mark == mark).count();
        let (three, two) = (marked(Mark::UpToThree), marked(Mark::Two));
        expect(three == 1, format!("{three} places are marked \"3-\", not 1"));
        let known = usize::from(region.number() <= 2);
        expect(two == known, format!("{two} places are marked \"2\", not {known}"));
    }
}

fn landscape_as_printed(tables: &Tables, found: &mut Departures) {
    const FILE: &str = "landscape.toml";
    let tiles = &tables.landscape;
    for (id, tile) in TileId::all().zip(tiles) {
        let (places, four_only) = (tile.fur_places, tile.four_only);
        found.expect((3..=5).contains(&places), FILE, id, format!("{places} fur places, not 3 to 5"));
        found.expect(four_only <= 2, FILE, id, format!("{four_only} places for 4 players only, not 0 to 2"));
    }
    let kinds = [Terrain::Forest, Terrain::Steppe, Terrain::Swamp, Terrain::Mountain];
    let counts = kinds.map(|kind| tiles.iter().filter(|tile| tile.terrain == kind).count());
    // STR-C04, STR-Q19
    found.expect(
        counts == [8, 7, 6, 5],
        FILE,
        "",
        format!("forest, steppe, swamp and mountain have {counts:?} tiles, not 8, 7, 6, 5"),
    );
    let steppes = tiles.iter().filter(|tile| tile.terrain == Terrain::Steppe);
    let known = steppes.filter(|tile| gives(&tile.reward, &["vp:3", "coin:1", "bag:1"])).count();
    found.expect(
        known == 1,
        FILE,
        "",
        format!("{known} steppe tiles give 3 VP, a coin and a bag fur, not 1"),
    );
    let out = laid_out(tiles);
    found.expect(out <= 64, FILE, "", format!("setup can lay out {out} furs, more than 64"));
}

/// Whether a reward has exactly these parts, in any order.
fn gives(reward: &Reward, parts: &[&str]) -> bool {
    let wanted: Vec<Part> = parts.iter().filter_map(|text| part(text, |_| true).ok()).collect();
    reward.parts().len() == wanted.len() && wanted.iter().all(|part| reward.parts().contains(part))
}

fn tiles_as_printed(tables: &Tables, found: &mut Departures) {
    for (id, village) in VillageId::all().zip(&tables.villages) {
        let agrees = village.trophy == gives_trophy(&village.reward);
        found.expect(agrees, "villages.toml", id, "trophy is true, but the reward has none");
    }
    for (id, yurt) in YurtId::all().zip(&tables.yurts) {
        let agrees = yurt.trophy == gives_trophy(&yurt.reward);
        found.expect(agrees, "yurts.toml", id, "trophy is true, but the reward has none");
    }
    // STR-343, STR-344
    for known in [["story:1", "bag:2"], ["story:1", "market:2"]] {
        let present = tables.yurts.iter().any(|yurt| gives(&yurt.reward, &known));
        found.expect(present, "yurts.toml", "", format!("no yurt gives {}", known.join(" ")));
    }
    let trophy = tables.yurts.iter().any(|yurt| yurt.trophy);
    found.expect(trophy, "yurts.toml", "", "no yurt shows a trophy");
}

fn songs_as_printed(tables: &Tables, found: &mut Departures) {
    const FILE: &str = "songs.toml";
    for (id, song) in SongId::all().zip(&tables.songs) {
        let cost = song.cost;
        found.expect(
            cost <= STORY_END,
            FILE,
            id,
            format!("cost {cost} is above {STORY_END}, the end of the story track"),
        );
        found.expect(cost >= 3, FILE, id, format!("cost {cost} is below 3"));
    }
    // STR-346, STR-347, STR-348, STR-349, STR-350
    let known: [(Deck, &[&str]); 5] = [
        (Deck::A, &["advanced_anywhere:1"]),
        (Deck::B, &["vp:2", "village_anywhere:1"]),
        (Deck::B, &["vp:1", "advanced_anywhere:1"]),
        (Deck::B, &["build_outpost_anywhere:1"]),
        (Deck::B, &["fulfil_wish_red_only:1"]),
    ];
    for (deck, known) in known {
        let present = tables.songs.iter().any(|song| song.deck == deck && gives(&song.reward, known));
        found.expect(present, FILE, "", format!("no {deck:?} song gives {}", known.join(" ")));
    }
    // As many A as B songs, so the sums compare like the means.
    let sum = |deck| {
        tables.songs.iter().filter(|song| song.deck == deck).map(|song| u32::from(song.cost)).sum::<u32>()
    };
    found.expect(sum(Deck::A) < sum(Deck::B), FILE, "", "A songs do not cost less than B songs on the whole");
}

fn wishes_as_printed(tables: &Tables, found: &mut Departures) {
    const FILE: &str = "wishes.toml";
    for (id, wish) in WishId::all().zip(&tables.wishes) {
        found.expect(wish.pay <= 2, FILE, id, format!("pay {} is not 1 or 2", wish.pay));
    }
    let count = |like: fn(&Wish) -> bool| tables.wishes.iter().filter(|wish| like(wish)).count();
    let pictured = count(|wish| (wish.value.value(), wish.possess, wish.pay) == (6, 3, 1));
    found.expect(pictured == 1, FILE, "", format!("{pictured} wishes ask for three 6s and take one, not 1"));
    let five =
        count(|wish| wish.deck != Deck::B && (wish.value.value(), wish.possess, wish.pay) == (4, 5, 1));
    found.expect(five > 0, FILE, "", "no S or A wish asks for five 4s and takes one");
    // STR-315
    let all_paid = count(|wish| wish.possess == wish.pay);
    found.expect(all_paid > 0, FILE, "", "no wish takes all the furs it asks for");
}

fn tracks_as_printed(tables: &Tables, found: &mut Departures) {
    const FILE: &str = "trophy.toml";
    let [side_a, _, _, _, yellow, ..] = &tables.tracks;
    let spaces = side_a.spaces();
    // STR-Q50
    found.expect(spaces.len() == 8, FILE, "", format!("side_a has {} spaces, not 8", spaces.len()));
    for (at, pair) in spaces.windows(2).enumerate() {
        // No fur sorts below every fur, so a paid space after the start rises.
        found.expect(
            pair[0].fur < pair[1].fur,
            FILE,
            format!("Ta{}", at + 2),
            "the fur is not above the one before",
        );
    }
    let shields: Vec<u8> =
        yellow.spaces().iter().map(|space| space.shield).filter(|shield| *shield > 0).collect();
    // STR-D24
    found.expect(
        shields == [2, 5, 9, 14],
        FILE,
        "",
        format!("the yellow_b shields are {shields:?}, not 2, 5, 9, 14"),
    );
}

#[cfg(test)]
mod tests {
    use samovar_engine::kit::sheets::{Misprint, check_misprints, edited, faults, warnings};

    use super::super::TrackId;
    use super::*;

    fn tables() -> Tables {
        Tables::read(&Sheets::embedded()).expect("the embedded tables are sound").0
    }

    fn edit(file: &str, id: &str, find: &str, replace: &str) -> Sheets {
        edited(Sheets::embedded(), file, id, find, replace)
    }

    fn reward(parts: &[&str]) -> Reward {
        let parts: Vec<Part> = parts.iter().map(|text| part(text, |_| true).expect("a part")).collect();
        Reward::new(&parts).expect("few parts")
    }

    fn wish(id: &str) -> Wish {
        tables().wishes[id.parse::<WishId>().expect("a wish").index()]
    }

    fn track(id: TrackId) -> Vec<Space> {
        tables().tracks[id as usize].spaces().to_vec()
    }

    #[test]
    fn the_embedded_tables_have_no_fault_and_no_warning() {
        assert_eq!(warnings(&Sheets::embedded()), Vec::<String>::new());
    }

    /// File, row, text to find from that row on, its replacement, the fault expected.
    #[rustfmt::skip]
    const FAULTS: &[Misprint] = &[
        ("furs.toml", "fur3", "value = 3", "value = ", "furs.toml: line 16: "),
        ("furs.toml", "fur3", "value = 3", "value = 9", "furs.toml, fur3: fur value 9 is not from 2 to 8"),
        ("furs.toml", "fur3", "value = 3", "value = 4", "furs.toml: the fur value 3 is given 0 times"),
        ("furs.toml", "fur3", "value = 3", "value = 4", "furs.toml: the fur value 4 is given 2 times"),
        ("furs.toml", "fur3", "count = 13", "count = 16", "furs.toml, fur3: count 16 is above 15"),
        ("furs.toml", "fur2", "count = 14", "count = 1", "furs.toml: 63 furs are too few: setup can need 64"),
        ("furs.toml", "setup2", "value = 3", "value = 4", "furs.toml: the setup fur 4 is given twice"),
        ("furs.toml", "tigers", "count = 16", "count = 0", "furs.toml, tigers: count 0 leaves none"),
        ("furs.toml", "fur3", "count = 13", "count = -1", "furs.toml, fur3: invalid value: integer `-1`"),
        ("regions.toml", "R2", "first_slot = 3", "first_slot = 4", "regions.toml, R2: first_slot 4 should be 3"),
        ("regions.toml", "R1", "last_slot = 2", "last_slot = 0", "regions.toml, R1: the slots 1 to 0 are none"),
        ("regions.toml", "R5", "last_slot = 12", "last_slot = 13", "regions.toml, R5: last_slot 13 is above 12"),
        ("regions.toml", "R5", "last_slot = 12", "last_slot = 11", "regions.toml: the slots after 11 belong to no"),
        ("regions.toml", "R1-O1", "horses = 0", "horses = 11", "regions.toml, R1-O1: 11 horses are more than 10"),
        ("regions.toml", "R1-O1", "mark = \"none\"", "mark = \"2\"", "regions.toml, R1: every outpost place is blocked"),
        ("regions.toml", "R1-O1", "mark = \"none\"", "mark = \"4\"", "regions.toml, R1-O1: unknown variant `4`"),
        ("regions.toml", "R1-O1", "R1-O1", "R6-O1", "regions.toml, R6-O1: the id of an outpost place is like R1-O1"),
        ("regions.toml", "R1-O2", "R1-O2", "R1-O9", "regions.toml, R1-O9: there is no such id"),
        ("regions.toml", "R1-O2", "R1-O2", "R1-O9", "regions.toml, R1-O2: the row is missing"),
        ("villages.toml", "V4", "market:1", "village_anywhere:1", "villages.toml, V4: village_anywhere is not allowed here"),
        ("villages.toml", "V4", "market:1", "two_rewards:1", "villages.toml, V4: two_rewards is not allowed here"),
        ("villages.toml", "V5", "trophy = true", "trophy = false", "villages.toml, V5: the reward has a trophy, but"),
        ("landscape.toml", "L07", "vp:3", "story:3", "landscape.toml, L07: story is not allowed here"),
        ("landscape.toml", "L07", "fur_places = 4", "fur_places = 0", "landscape.toml, L07: fur_places 0 is not from 1 to 12"),
        ("landscape.toml", "L07", "fur_places = 4", "fur_places = 13", "landscape.toml, L07: fur_places 13 is not from 1 to 12"),
        ("landscape.toml", "L07", "four_only = 1", "four_only = 4", "landscape.toml, L07: four_only 4 leaves none of 4"),
        ("landscape.toml", "L07", "start = false", "start = true", "landscape.toml: 6 tiles are marked start, not 5"),
        ("landscape.toml", "L07", "\"forest\"", "\"desert\"", "landscape.toml, L07: unknown variant `desert`"),
        ("landscape.toml", "L07", "[\"vp:3\", \"coin:2\"]", "[]", "landscape.toml, L07: the reward is empty"),
        ("landscape.toml", "L07", "\"vp:3\"", "\"vp:1\", \"vp:1\", \"vp:1\", \"vp:1\"", "landscape.toml, L07: the reward has 5 parts, more than 4"),
        ("yurts.toml", "YA2", "story:5", "story:0", "yurts.toml, YA2: the count of \"story:0\" is not from 1 to 15"),
        ("yurts.toml", "YA2", "story:5", "story:16", "yurts.toml, YA2: the count of \"story:16\" is not from 1 to 15"),
        ("yurts.toml", "YA2", "story:5", "stories:5", "yurts.toml, YA2: \"stories\" is not a known token"),
        ("yurts.toml", "YA2", "story:5", "story", "yurts.toml, YA2: \"story\" is not of the form \"vp:2\""),
        ("yurts.toml", "YA2", "story:5", "yurt_no_trophy:1", "yurts.toml, YA2: yurt_no_trophy is not allowed here"),
        ("yurts.toml", "YA2", "deck = \"A\"", "deck = \"B\"", "yurts.toml, YA2: deck B does not go with the id"),
        ("songs.toml", "GA3", "cost = 8", "cost = 0", "songs.toml, GA3: cost 0 is not from 1 to 50"),
        ("songs.toml", "GA3", "cost = 8", "cost = 51", "songs.toml, GA3: cost 51 is not from 1 to 50"),
        ("songs.toml", "GA3", "cost = 8", "price = 8", "songs.toml, GA3: unknown field `price`"),
        ("songs.toml", "GA3", "cost = 8\n", "", "songs.toml, GA3: missing field `cost`"),
        ("songs.toml", "GA3", "deck = \"A\"", "deck = \"S\"", "songs.toml, GA3: deck S does not go with the id"),
        ("songs.toml", "GA3", "\"GA3\"", "\"GA4\"", "songs.toml, GA3: the row is missing"),
        ("songs.toml", "GA3", "\"GA3\"", "\"GA4\"", "songs.toml, GA4: the id is given 2 times"),
        ("songs.toml", "GA3", "\"GA3\"", "\"GA30\"", "songs.toml, GA30: there is no such id; the ids are GA1 to GB10"),
        ("songs.toml", "GA1", "id = \"GA1\"\n", "", "songs.toml: row 1 of [[song]] has no id"),
        ("songs.toml", "", "[[song]]", "[[sung]]", "songs.toml: \"sung\" is unknown here; known are [[song]]"),
        ("songs.toml", "GA4", "provenance = \"reconstructed\"\n", "", "songs.toml, GA4: the provenance is missing"),
        ("songs.toml", "GA4", "\"reconstructed\"", "\"guessed\"", "songs.toml, GA4: the provenance \"guessed\" is not one of"),
        ("songs.toml", "GA4", "\"reconstructed\"", "{}", "songs.toml, GA4: the provenance is missing"),
        ("songs.toml", "GA4", "\"reconstructed\"", "7", "songs.toml, GA4: the provenance \"integer\" is not one of"),
        ("songs.toml", "GA4", "\"reconstructed\"", "{ price = \"fact\" }", "songs.toml, GA4: the provenance is about \"price\""),
        ("wishes.toml", "A2", "pay = 1", "pay = 0", "wishes.toml, A2: pay 0 asks for nothing"),
        ("wishes.toml", "A2", "pay = 1", "pay = 5", "wishes.toml, A2: pay 5 is more than possess 4"),
        ("wishes.toml", "A2", "possess = 4", "possess = 11", "wishes.toml, A2: possess 11 is more than 10"),
        ("wishes.toml", "A2", "deck = \"A\"", "deck = \"S\"", "wishes.toml, A2: deck S does not go with the id"),
        ("wishes.toml", "A2", "winter horse:3", "winter vp:3", "wishes.toml, A2: vp is not allowed here"),
        ("wishes.toml", "S5", "winter horse:2", "winter coin:2", "wishes.toml, S5: coin is not allowed here"),
        ("wishes.toml", "A10", "once tiger:1", "once bag:1", "wishes.toml, A10: bag is not allowed here"),
        ("wishes.toml", "A1", "extra_step", "extra_leap", "wishes.toml, A1: the effect \"extra_leap\" is unknown"),
        ("wishes.toml", "B4", "per tiger", "per lion", "wishes.toml, B4: the end points \"vp:1 per lion\" are unknown"),
        ("wishes.toml", "B4", "vp:1", "coin:1", "wishes.toml, B4: coin is not allowed here"),
        ("wishes.toml", "B6", "/ 4", "/ 0", "wishes.toml, B6: the share \"0\" is not from 1 to 15"),
        ("trophy.toml", "Ta1", "reward", "fur = 2\nreward", "trophy.toml, Ta1: the start space asks for a fur"),
        ("trophy.toml", "Ta2", "story:2", "trophy:1", "trophy.toml, Ta2: trophy is not allowed here"),
        ("trophy.toml", "Ta2", "story:2", "trophy_reward:1", "trophy.toml, Ta2: trophy_reward is not allowed here"),
        ("trophy.toml", "Ta2", "story:2", "village_anywhere:1", "trophy.toml, Ta2: village_anywhere is not allowed here"),
        ("trophy.toml", "Ta2", "story:2", "two_rewards:1", "trophy.toml, Ta2: two_rewards:1 stands alone"),
        ("trophy.toml", "Ta8", "[\"two", "[\"vp:1\", \"two", "trophy.toml, Ta8: two_rewards:1 stands alone"),
        ("trophy.toml", "Ta3", "\"Ta3\"", "\"Ta9\"", "trophy.toml, Ta3: the row is missing"),
        ("trophy.toml", "Tbg2", "coins = 1", "coins = 16", "trophy.toml, Tbg2: coins 16 is above 15"),
        ("trophy.toml", "Ti2", "\"vp:1\"", "\"coin:1\"", "trophy.toml, Ti2: coin is not allowed here"),
        ("trophy.toml", "Ti2", "\"vp:1\"", "\"vp:1\", \"vp:1\"", "trophy.toml, Ti2: the reward of a solo board is a single"),
        ("automa.toml", "3", "steps = 3", "steps = 0", "automa.toml, 3: steps 0 is not from 1 to 12"),
        ("automa.toml", "3", "steps = 3", "steps = 13", "automa.toml, 3: steps 13 is not from 1 to 12"),
        ("automa.toml", "3", "furs = 2", "furs = 3", "automa.toml, 3: furs 3 is not 1 or 2"),
        ("automa.toml", "3", "\"c\"", "\"g\"", "automa.toml, 3: letter \"g\" is not from a to f"),
        ("automa.toml", "3", "\"c\"", "\"a\"", "automa.toml, 3: letter a is given twice"),
        ("automa.toml", "3", "\"c\"", "\"b\"", "automa.toml: letter c is on 4 cards, not 5"),
        ("automa.toml", "3", "\"highest\"", "\"middle\"", "automa.toml, 3: unknown variant `middle`"),
    ];

    #[test]
    fn every_kind_of_fault_names_its_file_and_row() {
        check_misprints::<Tables>(FAULTS, faults);
    }

    /// File, row, text to find from that row on, its replacement, the warning expected.
    #[rustfmt::skip]
    const WARNINGS: &[Misprint] = &[
        ("furs.toml", "fur2", "count = 14", "count = 15", "furs.toml: 77 furs, not 76"),
        ("furs.toml", "setup6", "value = 7", "value = 8", "furs.toml: the setup furs [2, 3, 4, 5, 6, 8] are not 2 to 7"),
        ("regions.toml", "R1-O3", "horses = 2", "horses = 3", "regions.toml, R1: the places cost [0, 1, 3] horses"),
        ("regions.toml", "R3-O3", "\"3-\"", "\"none\"", "regions.toml, R3: 0 places are marked \"3-\", not 1"),
        ("regions.toml", "R3-O2", "\"none\"", "\"2\"", "regions.toml, R3: 1 places are marked \"2\", not 0"),
        ("regions.toml", "R1-O2", "\"2\"", "\"none\"", "regions.toml, R1: 0 places are marked \"2\", not 1"),
        ("villages.toml", "V1", "trophy = false", "trophy = true", "villages.toml, V1: trophy is true, but"),
        ("landscape.toml", "L09", "fur_places = 3", "fur_places = 2", "landscape.toml, L09: 2 fur places, not 3 to 5"),
        ("landscape.toml", "L11", "four_only = 2", "four_only = 3", "landscape.toml, L11: 3 places for 4 players only"),
        ("landscape.toml", "L06", "\"forest\"", "\"swamp\"", "landscape.toml: forest, steppe, swamp and mountain have [7, 7, 7, 5] tiles, not 8, 7, 6, 5"),
        ("landscape.toml", "L06", "\"forest\"", "\"steppe\"", "landscape.toml: forest, steppe, swamp and mountain have [7, 8, 6, 5] tiles, not 8, 7, 6, 5"),
        ("landscape.toml", "L12", "coin:1", "coin:2", "landscape.toml: 0 steppe tiles give 3 VP, a coin and a bag fur"),
        ("landscape.toml", "L13", "\"vp:2\", \"coin:1\", \"horse:9\"", "\"vp:3\", \"coin:1\", \"bag:1\"", "landscape.toml: 2 steppe tiles"),
        ("landscape.toml", "L01", "fur_places = 4", "fur_places = 5", "landscape.toml: setup can lay out 65 furs, more than 64"),
        ("yurts.toml", "YA1", "bag:2", "bag:1", "yurts.toml: no yurt gives story:1 bag:2"),
        ("yurts.toml", "YB1", "market:2", "market:1", "yurts.toml: no yurt gives story:1 market:2"),
        ("yurts.toml", "YA1", "trophy = false", "trophy = true", "yurts.toml, YA1: trophy is true, but the reward has none"),
        ("songs.toml", "GA3", "cost = 8", "cost = 13", "songs.toml, GA3: cost 13 is above 12, the end of the story track"),
        ("songs.toml", "GA3", "cost = 8", "cost = 2", "songs.toml, GA3: cost 2 is below 3"),
        ("songs.toml", "GA3", "cost = 8", "cost = 30", "songs.toml: A songs do not cost less than B songs"),
        ("songs.toml", "GA1", "advanced_anywhere:1", "vp:2", "songs.toml: no A song gives advanced_anywhere:1"),
        ("songs.toml", "GB4", "advanced_anywhere:1", "vp:2", "songs.toml: no B song gives vp:1 advanced_anywhere:1"),
        ("songs.toml", "GB5", "village_anywhere", "coin", "songs.toml: no B song gives vp:2 village_anywhere:1"),
        ("songs.toml", "GB3", "build_outpost_anywhere", "vp", "songs.toml: no B song gives build_outpost_anywhere:1"),
        ("songs.toml", "GB2", "fulfil_wish_red_only", "vp", "songs.toml: no B song gives fulfil_wish_red_only:1"),
        ("wishes.toml", "A11", "value = 4", "value = 3", "wishes.toml: no S or A wish asks for five 4s and takes one"),
        ("wishes.toml", "A11", "possess = 5", "possess = 4", "wishes.toml: no S or A wish asks for five 4s and takes one"),
        ("wishes.toml", "B2", "pay = 2", "pay = 3", "wishes.toml, B2: pay 3 is not 1 or 2"),
        ("wishes.toml", "A8", "value = 6", "value = 7", "wishes.toml: 0 wishes ask for three 6s and take one"),
        ("trophy.toml", "Ta3", "fur = 3", "fur = 2", "trophy.toml, Ta3: the fur is not above the one before"),
        ("trophy.toml", "Tby8", "shield = 14", "shield = 15", "trophy.toml: the yellow_b shields are [2, 5, 9, 15]"),
    ];

    #[test]
    fn every_kind_of_warning_names_its_file_and_row() {
        check_misprints::<Tables>(WARNINGS, warnings);
    }

    /// File, row, text to find from that row on, its replacement.
    type Step = (&'static str, &'static str, &'static str, &'static str);

    /// The embedded texts after several edits like those of [`edit`].
    fn edits(steps: &[Step]) -> Sheets {
        steps.iter().fold(Sheets::embedded(), |sheets, (file, id, find, replace)| {
            edited(sheets, file, id, find, replace)
        })
    }

    /// The embedded texts with more text at the end of one file.
    fn appended(file: &str, more: &str) -> Sheets {
        let sheets = Sheets::embedded();
        let text = format!("{}{more}", sheets.text(file).expect("a known file"));
        sheets.with(file, text).expect("a known file")
    }

    /// The embedded trophy tracks, one of them cut after its first `keep` spaces.
    fn cut_track(array: &str, keep: usize) -> Sheets {
        let heading = format!("[[{array}]]");
        let sheets = Sheets::embedded();
        let blocks = sheets.text("trophy.toml").expect("a known file").split("\n\n");
        let mut seen = 0;
        let kept: Vec<&str> = blocks
            .filter(|block| {
                seen += usize::from(block.starts_with(&heading));
                !block.starts_with(&heading) || seen <= keep
            })
            .collect();
        let text = kept.join("\n\n");
        sheets.with("trophy.toml", text).expect("a known file")
    }

    #[test]
    fn a_region_needs_one_to_four_outpost_places() {
        let none = edits(&[
            ("regions.toml", "R5-O1", "R5-O1", "R4-O4"),
            ("regions.toml", "R5-O2", "R5-O2", "R4-O5"),
            ("regions.toml", "R5-O3", "R5-O3", "R4-O6"),
        ]);
        let expected = ["R4: 6 outpost places are more than 4", "R5: the region has no outpost place"];
        assert_eq!(faults(&none), expected.map(|fault| format!("regions.toml, {fault}")));
    }

    #[test]
    fn a_fourth_outpost_place_is_only_a_departure() {
        let place = "\n[[place]]\nid = \"R5-O4\"\nhorses = 3\nmark = \"none\"\nprovenance = \"fact\"\n";
        let found = warnings(&appended("regions.toml", place));
        assert_eq!(found, ["regions.toml, R5: the places cost [0, 1, 2, 3] horses, not 0, 1, 2"]);
    }

    #[test]
    fn a_region_of_one_or_four_slots_is_a_departure() {
        let found = warnings(&edits(&[
            ("regions.toml", "R1", "last_slot = 2", "last_slot = 4"),
            ("regions.toml", "R2", "first_slot = 3", "first_slot = 5"),
        ]));
        assert_eq!(found, ["regions.toml, R1: 4 slots, not 2 or 3", "regions.toml, R2: 1 slots, not 2 or 3"]);
    }

    #[test]
    fn a_track_has_two_to_nine_spaces() {
        let expected = "trophy.toml: katyusha has 1 spaces, which is not from 2 to 9";
        assert_eq!(faults(&cut_track("katyusha", 1)), [expected]);
        let more: String = [9, 10]
            .map(|n| format!("\n[[katyusha]]\nid = \"Tk{n}\"\nreward = [\"vp:3\"]\nprovenance = \"fact\"\n"))
            .concat();
        let expected = "trophy.toml: katyusha has 10 spaces, which is not from 2 to 9";
        assert_eq!(faults(&appended("trophy.toml", &more)), [expected]);
    }

    #[test]
    fn two_rewards_need_two_spaces_above() {
        let short = edited(cut_track("blue_b", 2), "trophy.toml", "Tbb2", "story:2", "two_rewards:1");
        let found = faults(&short);
        assert_eq!(found, ["trophy.toml, Tbb2: two_rewards:1 stands alone on the last of at least 3 spaces"]);
    }

    #[test]
    fn a_shorter_side_a_is_a_departure() {
        let found = warnings(&cut_track("side_a", 7));
        assert_eq!(found, ["trophy.toml: side_a has 7 spaces, not 8"]);
    }

    #[test]
    fn a_known_kind_of_piece_must_be_there_once_at_least() {
        let cases: [(&[Step], &str); 2] = [
            (
                &[
                    ("yurts.toml", "YA3", "[\"trophy:1\"]\ntrophy = true", "[\"vp:1\"]\ntrophy = false"),
                    ("yurts.toml", "YB2", "\"trophy:1\"]\ntrophy = true", "\"vp:1\"]\ntrophy = false"),
                ],
                "yurts.toml: no yurt shows a trophy",
            ),
            (
                &[
                    ("wishes.toml", "A3", "possess = 1", "possess = 2"),
                    ("wishes.toml", "A10", "possess = 2", "possess = 3"),
                    ("wishes.toml", "B3", "possess = 2", "possess = 3"),
                ],
                "wishes.toml: no wish takes all the furs it asks for",
            ),
        ];
        for (steps, expected) in cases {
            assert_eq!(warnings(&edits(steps)), [expected]);
        }
    }

    #[test]
    fn all_faults_are_listed_at_once() {
        let found = faults(&edits(&[
            ("furs.toml", "fur2", "count = 14", "count = 99"),
            ("songs.toml", "GA3", "cost = 8", "cost = 0"),
            ("songs.toml", "GA3", "build_outpost_anywhere:1", "two_rewards:1"),
            ("songs.toml", "GB9", "vp:5", "gold:5"),
            ("wishes.toml", "", "[[wish]]", "[[wish]"),
            ("automa.toml", "18", "steps = 3", "steps = 30"),
        ]));
        let expected = [
            "furs.toml, fur2: count 99 is above 15",
            "songs.toml, GA3: cost 0 is not from 1 to 50",
            "songs.toml, GA3: two_rewards is not allowed here",
            "songs.toml, GB9: \"gold\" is not a known token",
            "wishes.toml: line 9: ",
            "automa.toml, 18: steps 30 is not from 1 to 12",
        ];
        assert_eq!(found.len(), expected.len(), "{found:#?}");
        for (fault, start) in found.iter().zip(expected) {
            assert!(fault.starts_with(start), "{fault:?} does not start with {start:?}");
        }
    }

    #[test]
    fn an_unknown_file_is_refused_with_the_names_of_the_known_ones() {
        let fault = Sheets::embedded().with("song.toml", "").expect_err("no such file").to_string();
        assert!(fault.starts_with("song.toml: there is no such file; the files are furs.toml, "), "{fault}");
    }

    #[test]
    fn the_hash_follows_the_values_and_nothing_else() {
        let hash = |sheets: &Sheets| Tables::read(sheets).expect("no fault").0.hash;
        let embedded = hash(&Sheets::embedded());
        let comment = edit("songs.toml", "", "# ", "# A remark. ");
        let provenance = edit("songs.toml", "GA4", "\"reconstructed\"", "\"fact\"");
        let order = edits(&[(
            "songs.toml",
            "GA1",
            "cost = 4\nreward = [\"advanced_anywhere:1\"]",
            "reward = [\"advanced_anywhere:1\"]\ncost = 4",
        )]);
        let value = edit("songs.toml", "GA4", "cost = 6", "cost = 5");
        assert_eq!([&comment, &provenance, &order].map(hash), [embedded; 3]);
        assert_ne!(hash(&value), embedded);
    }

    #[test]
    fn the_embedded_hash_is_the_one_records_name() {
        assert_eq!(tables().hash_text(), "2cc890f267013b2b");
    }

    #[test]
    fn provenance_is_told_by_row_or_by_field() {
        let words = Sheets::embedded().provenance().expect("no fault");
        let of = |row: &str, field: Option<&str>| {
            words
                .iter()
                .find(|known| known.row == row && known.field.as_deref() == field)
                .map(|known| known.word)
        };
        assert_eq!(of("V1", None), Some("fact"));
        assert_eq!(of("GB3", Some("reward")), Some("fact"));
        assert_eq!(of("GB3", Some("cost")), Some("reconstructed"));
        assert_eq!(of("GB3", None), None);
        assert_eq!(of("GA3", None), Some("reconstructed"));
        let rows: std::collections::BTreeSet<&str> = words.iter().map(|known| known.row.as_str()).collect();
        assert_eq!(rows.len(), 18 + 20 + 5 + 26 + 16 + 20 + 37 + 54 + 18);
    }

    #[test]
    fn provenance_of_a_broken_text_lists_its_faults() {
        let sheets = edit("songs.toml", "GA4", "\"reconstructed\"", "\"guessed\"");
        assert_eq!(sheets.provenance().expect_err("a fault")[0].row, "GA4");
    }

    #[test]
    fn furs_setup_furs_tigers_and_banners_are_as_catalogued() {
        let tables = tables();
        // STR-C06
        assert_eq!(tables.fur_counts, [14, 13, 12, 11, 10, 9, 7]);
        assert_eq!(total(&tables.fur_counts), 76);
        // STR-C05, STR-Q18
        assert_eq!(tables.setup_furs.map(Fur::value), [2, 3, 4, 5, 6, 7]);
        // STR-C15
        assert_eq!(tables.tigers, 16);
        // STR-C10, STR-040; alone as with two: STR-246
        assert_eq!(tables.banners, [12, 12, 17, 20]);
    }

    #[test]
    fn five_regions_share_the_twelve_slots() {
        // STR-C01, STR-C02, STR-Q01: contiguous blocks in order, none empty.
        let tables = tables();
        let mut next = 1;
        for (region, row) in Region::ALL.into_iter().zip(&tables.regions) {
            assert_eq!(row.first_slot, next);
            for slot in row.first_slot..=row.last_slot {
                assert_eq!(tables.slot_region[usize::from(slot) - 1], region);
            }
            next = row.last_slot + 1;
        }
        assert_eq!(usize::from(next), SLOTS + 1);
    }

    #[test]
    fn outpost_places_cost_more_from_left_to_right_and_the_last_ones_are_marked() {
        // STR-Q43, STR-045, STR-046
        for (region, row) in Region::ALL.into_iter().zip(&tables().regions) {
            let middle = if region.number() <= 2 { Mark::Two } else { Mark::None };
            let places: Vec<(u8, Mark)> =
                row.places().iter().map(|place| (place.horses, place.mark)).collect();
            assert_eq!(places, [(0, Mark::None), (1, middle), (2, Mark::UpToThree)]);
        }
    }

    #[test]
    fn villages_give_what_the_rulebook_says() {
        // STR-C12
        let [v1, v2, v3, v4, v5] = tables().villages;
        assert_eq!(v1.reward, reward(&["banner:1", "horse:4"])); // STR-111
        assert_eq!(v2.reward, reward(&["banner:1", "outpost:1"])); // STR-113
        assert_eq!(v3.reward, reward(&["story:1", "coin:1"])); // STR-115
        assert_eq!(v4.reward, reward(&["market:1"])); // STR-116
        assert_eq!(v5.reward, reward(&["trophy:1"])); // STR-117
        assert_eq!([v1, v2, v3, v4, v5].map(|village| village.trophy), [false, false, false, false, true]);
    }

    #[test]
    fn landscape_tiles_are_counted_by_type() {
        let tiles = tables().landscape;
        let of = |kind| tiles.iter().filter(|tile| tile.terrain == kind).count();
        // STR-C04, STR-Q19
        assert_eq!(
            [Terrain::Forest, Terrain::Steppe, Terrain::Swamp, Terrain::Mountain].map(of),
            [8, 7, 6, 5]
        );
        assert_eq!(tiles.iter().filter(|tile| tile.start).count(), 5);
    }

    #[test]
    fn decks_are_as_large_as_catalogued() {
        let tables = tables();
        let yurts = |deck| tables.yurts.iter().filter(|yurt| yurt.deck == deck).count();
        let songs = |deck| tables.songs.iter().filter(|song| song.deck == deck).count();
        let wishes = |deck| tables.wishes.iter().filter(|wish| wish.deck == deck).count();
        assert_eq!([Deck::A, Deck::B].map(yurts), [8, 8]); // STR-C13
        assert_eq!([Deck::A, Deck::B].map(songs), [10, 10]); // STR-C14
        assert_eq!([Deck::S, Deck::A, Deck::B].map(wishes), [9, 14, 14]); // STR-C16
    }

    #[test]
    fn wishes_have_the_effects_of_the_appendix() {
        let winter = |text| Effect::Winter(part(text, in_winter).expect("income"));
        let terrain = |kind| Effect::End(EndVp::PerTerrain(kind, 3));
        let tiger = Effect::Once(Part { token: Token::Tiger, count: 1 });
        let known = [
            ("S1", Effect::ExtraStep),                 // STR-301
            ("S2", winter("horse:3")),                 // STR-302
            ("S3", winter("coin:1")),                  // STR-303
            ("S4", winter("story:2")),                 // STR-304
            ("S5", Effect::WinterHorsesPerOutpost(2)), // STR-305
            ("S6", Effect::WinterHorsesPerTile(2)),    // STR-306
            ("S7", Effect::TrophyRewardOneFurther),    // STR-307
            ("S8", Effect::HuntAdjacent),              // STR-310
            ("S9", Effect::SecondAdvancedAnyFur),      // STR-311
            ("A1", Effect::ExtraStep),                 // STR-312
            ("A2", winter("horse:3")),                 // STR-313
            ("A3", Effect::WishPossessOneFewer),       // STR-314
            ("A4", Effect::TrophyRewardOneFurther),    // STR-316
            ("A5", winter("bag:1")),                   // STR-317
            ("A6", Effect::AdvancedTwoTilesLeft),      // STR-318
            ("A7", winter("story:2")),                 // STR-319
            ("A8", Effect::HuntSkipFree),              // STR-320
            ("A9", winter("advanced_anywhere:1")),     // STR-321
            ("A10", tiger),                            // STR-322
            ("A11", Effect::SeasonAdvanced(0)),        // STR-324
            ("A12", Effect::SeasonAdvanced(1)),        // STR-325
            ("A13", Effect::SeasonAdvanced(2)),        // STR-326
            ("A14", Effect::SecondHuntNoCoin),         // STR-327
            ("B1", Effect::End(EndVp::Flat(2))),       // STR-328
            ("B2", Effect::End(EndVp::Flat(3))),       // STR-329
            ("B3", Effect::End(EndVp::Flat(4))),       // STR-330
            ("B4", Effect::End(EndVp::PerTiger(1))),   // STR-331
            ("B5", Effect::End(EndVp::PerOutpost(1))), // STR-332
            ("B6", Effect::End(EndVp::ShareOfVp(4))),  // STR-333
            ("B7", Effect::End(EndVp::PerCoin(1))),    // STR-335
            ("B8", terrain(Terrain::Mountain)),        // STR-336
            ("B9", terrain(Terrain::Swamp)),           // STR-337
            ("B10", terrain(Terrain::Steppe)),         // STR-338
            ("B11", terrain(Terrain::Forest)),         // STR-339
            ("B12", Effect::End(EndVp::PerTile(1))),   // STR-340
            ("B13", Effect::End(EndVp::PerWish(1))),   // STR-341
            ("B14", Effect::End(EndVp::PerBanner(1))), // STR-342
        ];
        for (id, effect) in known {
            assert_eq!(wish(id).effect, effect, "{id}");
        }
        assert_eq!(known.len(), WishId::COUNT);
    }

    #[test]
    fn yurts_and_songs_of_the_appendix_are_there() {
        let tables = tables();
        let yurt = |parts: &[&str]| tables.yurts.iter().any(|yurt| yurt.reward == reward(parts));
        let song = |parts: &[&str]| tables.songs.iter().any(|song| song.reward == reward(parts));
        assert!(yurt(&["story:1", "bag:2"])); // STR-343
        assert!(yurt(&["story:1", "market:2"])); // STR-344
        assert!(tables.yurts.iter().any(|yurt| yurt.trophy)); // STR-345
        assert!(song(&["advanced_anywhere:1"])); // STR-346
        assert!(song(&["vp:2", "village_anywhere:1"])); // STR-347
        assert!(song(&["vp:1", "advanced_anywhere:1"])); // STR-348
        assert!(song(&["build_outpost_anywhere:1"])); // STR-349
        assert!(song(&["fulfil_wish_red_only:1"])); // STR-350
    }

    #[test]
    fn side_a_has_eight_rewards_and_a_free_start() {
        let known = [
            reward(&["horse:3"]),             // STR-144
            reward(&["story:2"]),             // STR-145
            reward(&["village_no_trophy:1"]), // STR-146
            reward(&["vp:1"]),                // STR-147
            reward(&["bag:1", "horse:2"]),    // STR-148
            reward(&["market:1", "story:2"]), // STR-149
            reward(&["yurt_no_trophy:1"]),    // STR-150
            reward(&["two_rewards:1"]),       // STR-151
        ];
        let side_a = track(TrackId::SideA);
        assert_eq!(side_a.iter().map(|space| space.reward).collect::<Vec<_>>(), known);
        // STR-Q50
        let furs: Vec<u8> = side_a.iter().map(|space| space.fur.map_or(0, Fur::value)).collect();
        assert_eq!(furs, [0, 2, 3, 4, 5, 6, 7, 8]);
    }

    #[test]
    fn each_side_b_departs_from_side_a_in_its_own_way() {
        // STR-C19
        let spaces_with = |id, like: fn(&Space) -> bool| -> Vec<usize> {
            track(id).iter().enumerate().filter(|(_, space)| like(space)).map(|(at, _)| at + 1).collect()
        };
        // STR-241, STR-D27
        assert!(track(TrackId::BlueB).len() < track(TrackId::SideA).len());
        // STR-242, STR-D25: the start, and the even spaces in the count that calls the last one space 8.
        assert_eq!(spaces_with(TrackId::RedB, |space| space.fur.is_none()), [1, 2, 4, 6, 8]);
        // STR-243, STR-D26
        assert_eq!(spaces_with(TrackId::GreenB, |space| space.coins == 1), [2, 4, 6, 8]);
        // STR-244, STR-D24
        let shields: Vec<u8> = track(TrackId::YellowB).iter().map(|space| space.shield).collect();
        assert_eq!(shields, [0, 2, 0, 5, 0, 9, 0, 14]);
    }

    #[test]
    fn ivan_scores_one_at_every_trophy_and_katyusha_more_further_down() {
        let points = |id| track(id).iter().map(|space| space.reward.parts()[0].count).collect::<Vec<u8>>();
        // STR-C18, STR-288
        assert_eq!(points(TrackId::Ivan), [1; 8]);
        // STR-300, STR-Q109
        assert_eq!(points(TrackId::Katyusha), [1, 2, 2, 2, 2, 3, 3, 3]);
    }

    #[test]
    fn removing_a_focus_letter_leaves_thirteen_cards_of_its_two_strategies() {
        use Additional::{Landscape, Outpost, Trophy, Wish};
        // STR-253
        let focus = [
            [Outpost, Trophy],
            [Outpost, Landscape],
            [Outpost, Wish],
            [Trophy, Landscape],
            [Trophy, Wish],
            [Landscape, Wish],
        ];
        let cards = tables().automa;
        // STR-C17
        assert_eq!(cards.len(), 18);
        for (bit, kept) in focus.iter().enumerate() {
            let removed: Vec<&AutomaCard> =
                cards.iter().filter(|card| card.letters & 1 << bit != 0).collect();
            // STR-252
            assert_eq!(removed.len(), 5);
            assert!(removed.iter().all(|card| !kept.contains(&card.additional)), "letter {bit}");
        }
    }
}
