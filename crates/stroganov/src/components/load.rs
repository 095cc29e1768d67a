//! Turns the rows of `components/*.toml` into [`Tables`], says everything that is wrong with them, and holds whole
//! tables against what is known of the printed game.

use samovar_engine::layout;
use samovar_engine::sheet::{self, Departures, Line, MAX_COUNT, Sheet, Spot, counted, ids, numbered};
use serde::Deserialize;

use super::{
    Abilities, Additional, AutomaCard, CardId, Components, Deck, Effect, End, EndVp, Fault, Fur, Landscape,
    MARKET, MAX_PARTS, MAX_PLACES, MAX_SPACES, Mark, Part, Place, REGIONS, Region, RegionRow, Reward, SLOTS,
    STORY_END, Sheets, Song, SongId, Space, Tables, Terrain, TileId, Token, Track, Village, VillageId,
    Warning, Wish, WishId, Yurt, YurtId,
};

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

impl Components for Tables {
    layout! { Tables, "../../components/";
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

    fn departures(&self) -> Vec<Warning> {
        Departures::of(
            self,
            &[
                furs_as_printed,
                regions_as_printed,
                landscape_as_printed,
                tiles_as_printed,
                songs_as_printed,
                wishes_as_printed,
                tracks_as_printed,
            ],
        )
    }
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

pub(crate) fn in_winter(token: Token) -> bool {
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
pub(crate) fn part(text: &str, allowed: Allowed) -> Result<Part, String> {
    let (name, count) = counted(text, "vp:2")?;
    let token: Token = name.parse().map_err(|_| format!("{name:?} is not a known token"))?;
    if allowed(token) { Ok(Part { token, count }) } else { Err(format!("{name} is not allowed here")) }
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

fn outpost_place(spot: &mut Spot<'_>, place: Place) -> Place {
    spot.require(place.horses <= 10, format!("{} horses are more than 10", place.horses));
    place
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
    let counts = Terrain::ALL.map(|kind| tiles.iter().filter(|tile| tile.terrain == kind).count());
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
