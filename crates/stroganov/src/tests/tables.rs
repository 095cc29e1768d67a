//! The component tables: what is printed on the pieces, and what loading refuses.

use samovar_engine::kit::sheets::{check_misprints, edited, faults, warnings};

use crate::components::load::{in_winter, part};
use crate::components::*;

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

#[test]
fn every_kind_of_misprint_is_told_with_its_place() {
    check_misprints::<Tables>(include_str!("misprints.toml"));
}

/// File, row, text to find from that row on, its replacement.
type Step = (&'static str, &'static str, &'static str, &'static str);

/// The embedded texts after several edits like those of [`edit`].
fn edits(steps: &[Step]) -> Sheets {
    steps
        .iter()
        .fold(Sheets::embedded(), |sheets, (file, id, find, replace)| edited(sheets, file, id, find, replace))
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
        words.iter().find(|known| known.row == row && known.field.as_deref() == field).map(|known| known.word)
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
    assert_eq!(tables.fur_counts.iter().sum::<u8>(), 76);
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
        let places: Vec<(u8, Mark)> = row.places().iter().map(|place| (place.horses, place.mark)).collect();
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
    assert_eq!([Terrain::Forest, Terrain::Steppe, Terrain::Swamp, Terrain::Mountain].map(of), [8, 7, 6, 5]);
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
        let removed: Vec<&AutomaCard> = cards.iter().filter(|card| card.letters & 1 << bit != 0).collect();
        // STR-252
        assert_eq!(removed.len(), 5);
        assert!(removed.iter().all(|card| !kept.contains(&card.additional)), "letter {bit}");
    }
}
