//! Every language says all that English says, with the same arguments, by its own grammar.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use samovar_engine::Message;
use samovar_words::{Language, Names, say};

const FILES: [&str; 11] = [
    "access",
    "engine",
    "command",
    "server",
    "web",
    "stroganov",
    "stroganov-web",
    "rurik",
    "rurik-web",
    "first-tsar",
    "first-tsar-web",
];
const OTHERS: [Language; 2] = [Language::Fr, Language::Cs];

fn file(language: Language, name: &str) -> String {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    fs::read_to_string(locales.join(language.code()).join(name).with_extension("ftl")).expect("a locale file")
}

/// The id of the message that begins in a line.
fn id(line: &str) -> Option<&str> {
    let id = line.split_once(" =")?.0;
    id.starts_with(|first: char| first.is_ascii_lowercase()).then_some(id)
}

fn ids(text: &str) -> Vec<&str> {
    text.lines().filter_map(id).collect()
}

/// The names of the arguments that each message speaks of.
fn arguments(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut found = BTreeMap::new();
    let mut current = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        current = id(line).unwrap_or(current);
        let is_end = |letter: char| !letter.is_ascii_alphanumeric();
        let names = line.split('$').skip(1).filter_map(|rest| rest.split(is_end).next());
        found.entry(current).or_insert_with(BTreeSet::new).extend(names);
    }
    found
}

fn said(language: Language, message: Message) -> String {
    say(language, &message, &Names::default())
}

fn counted(language: Language, id: &'static str, counts: &[i64]) -> Vec<String> {
    counts.iter().map(|count| said(language, Message::new(id).with("count", *count))).collect()
}

#[test]
fn every_language_has_the_messages_of_english_in_their_order() {
    for name in FILES {
        let english = file(Language::En, name);
        for language in OTHERS {
            let other = file(language, name);
            let differ = ids(&english).into_iter().zip(ids(&other)).find(|(left, right)| left != right);
            assert_eq!(differ, None, "{language:?} {name}");
            assert_eq!(ids(&english).len(), ids(&other).len(), "{language:?} {name}");
        }
    }
}

#[test]
fn every_message_speaks_of_the_arguments_it_has_in_english() {
    for name in FILES {
        let english = file(Language::En, name);
        for language in OTHERS {
            let other = file(language, name);
            let other = arguments(&other);
            for (id, expected) in arguments(&english) {
                assert_eq!(other[id], expected, "{language:?} {id}");
            }
        }
    }
}

#[test]
fn french_counts_nothing_like_one() {
    let horses = counted(Language::Fr, "stroganov-goods-horse", &[0, 1, 2, 5]);
    assert_eq!(horses, ["0 cheval", "1 cheval", "2 chevaux", "5 chevaux"]);
}

#[test]
fn czech_counts_one_few_and_many() {
    let furs = counted(Language::Cs, "stroganov-board-bag-count", &[0, 1, 2, 4, 5, 22]);
    assert_eq!(furs, ["0 kožešin", "1 kožešina", "2 kožešiny", "4 kožešiny", "5 kožešin", "22 kožešin"]);
}

#[test]
fn words_inside_words_are_of_the_same_language() {
    let hunted = |language| {
        let fur = Message::new("stroganov-fur").with("value", 8);
        let hunted = Message::new("stroganov-event-hunted").with("who", "Anna").with("quarry", fur);
        said(language, hunted.with("slot", 3).with("horses", 2).with("coins", 1))
    };
    assert_eq!(hunted(Language::En), "Anna hunted a bear (8) in slot 3, for 2 horses and a coin.");
    assert_eq!(hunted(Language::Fr), "Anna chasse un ours (8) sur la case 3, pour 2 chevaux et une pièce.");
    assert_eq!(hunted(Language::Cs), "Anna loví medvěda (8) na poli 3, za 2 koně a minci.");
}

#[test]
fn numbers_are_bare_digits_without_marks_around_them() {
    for (language, points) in Language::ALL.into_iter().zip(["VP", "PV", "VB"]) {
        assert_eq!(counted(language, "stroganov-goods-vp", &[-12345])[0], format!("-12345 {points}"));
    }
}

#[test]
fn french_signs_keep_to_their_words() {
    for name in FILES {
        let text = file(Language::Fr, name);
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let line = line.trim_start();
            let loose =
                [" :", " ;", " ?", " !", " »", "« ", "'"].into_iter().find(|sign| line.contains(sign));
            assert_eq!(loose, None, "{line}");
        }
    }
}

/// The drawn map has cells of five columns for slots, and of eleven for the narrowest regions.
#[test]
fn what_the_map_shows_fits_its_cells() {
    let in_slots = ["start", "tiger", "outposts", "village", "yurt", "wish"].map(|id| format!("board-{id}"));
    let on_tiles = ["vp", "horse", "coin", "bag", "market"].map(|id| format!("short-{id}"));
    let in_regions = ["story", "outpost", "banner", "tiger", "trophy"].map(|id| format!("short-{id}"));
    let narrow = in_slots.into_iter().chain(on_tiles).map(|id| (id, 5));
    let wide = in_regions.into_iter().chain(["board-pays".to_owned()]).map(|id| (id, 11));
    let head = [("board-region".to_owned(), 9)];
    for (id, columns) in narrow.chain(wide).chain(head) {
        let id: &'static str = format!("stroganov-{id}").leak();
        for language in Language::ALL {
            let message = Message::new(id).with("count", 9).with("furs", 2).with("region", 5).with("fur", 7);
            let text = said(language, message);
            assert!(text.chars().count() <= columns, "{language:?}: {text}");
        }
    }
}

#[test]
fn what_is_folded_by_hand_fits_a_terminal() {
    for language in Language::ALL {
        for game in ["stroganov", "rurik", "first-tsar"] {
            for part in ["hints", "board-legend"] {
                fits_a_terminal(language, format!("{game}-{part}").leak());
            }
        }
    }
}

fn fits_a_terminal(language: Language, id: &'static str) {
    let text = said(language, Message::new(id));
    let wide = text.lines().find(|line| line.chars().count() > 80);
    assert_eq!(wide, None, "{language:?} {id}");
}
