//! Every language keeps to the messages and arguments of English, by its own grammar. What a language does not say yet
//! is shown in English, so none has to be complete; those of `COMPLETE` are.

use std::collections::BTreeMap;

use samovar_engine::{Message, Seat};
use samovar_words::book;
use samovar_words::check::{Fault, check, sample};
use samovar_words::source::{Source, messages};
use samovar_words::{Language, Names, attribute, labelled, listed, listed_with_commas, say, they};

/// The languages whose texts we write ourselves, which say everything.
const COMPLETE: [&str; 3] = ["en", "fr", "cs"];

fn language(code: &str) -> Language {
    code.parse().expect("a language")
}

fn by_id(language: Language) -> BTreeMap<&'static str, Source> {
    messages(language).map(|message| (message.id, message)).collect()
}

fn said(language: Language, message: Message) -> String {
    say(language, &message, &Names::default())
}

fn counted(code: &str, id: &'static str, counts: &[i64]) -> Vec<String> {
    let put = |count: &i64| said(language(code), Message::new(id).with("count", *count));
    counts.iter().map(put).map(|text| text.replace('\u{a0}', " ")).collect()
}

#[test]
fn a_language_has_only_messages_of_english_in_its_files() {
    let english = by_id(Language::ENGLISH);
    for language in Language::all() {
        for message in messages(language) {
            let of = english.get(message.id).unwrap_or_else(|| panic!("{language}: {}", message.id));
            assert_eq!(message.file, of.file, "{language}: {}", message.id);
        }
    }
}

#[test]
fn our_own_languages_say_everything() {
    for code in COMPLETE {
        let own = by_id(language(code));
        let missing: Vec<_> = messages(Language::ENGLISH).map(|message| message.id).collect();
        let missing: Vec<_> = missing.into_iter().filter(|id| !own.contains_key(id)).collect();
        assert_eq!(missing, [""; 0], "{code}");
        assert_eq!(language(code).share(), 100, "{code}");
    }
}

/// Among others: every message speaks of the arguments it has in English, and labels fit the cells of the drawn boards.
#[test]
fn no_language_has_a_message_that_is_wrong() {
    for language in Language::all().chain([Language::PSEUDO]) {
        let wide = |fault: &Fault| language == Language::PSEUDO && fault.what.contains("columns");
        let wrong: Vec<_> = check(language).into_iter().filter(|fault| fault.wrong && !wide(fault)).collect();
        assert_eq!(wrong, [], "{language}");
    }
}

#[test]
fn a_sample_shows_a_message_with_all_it_needs() {
    let keep = by_id(language("cs")).remove("stroganov-do-hunt").expect("a message");
    let samples: Vec<_> =
        sample(language("cs"), &keep).iter().map(|text| text.replace('\u{a0}', " ")).collect();
    assert_eq!(samples, ["Ulovit ⟨quarry⟩ na poli ⟨slot⟩ (zaplatit 2 koně a 1 minci)"]);
}

#[test]
fn every_question_says_what_others_are_deciding() {
    for code in COMPLETE {
        let asks = |message: &Source| message.id.contains("-ask-") && !message.id.ends_with("-ask-over");
        let silent = |message: &Source| !message.attributes.contains(&"they");
        let silent: Vec<_> =
            messages(language(code)).filter(asks).filter(silent).map(|message| message.id).collect();
        assert_eq!(silent, [""; 0], "{code}");
    }
}

#[test]
fn what_others_decide_stands_after_their_name() {
    let names = Names::new(vec!["Anna".to_owned()]);
    let keep = Message::new("stroganov-ask-keep").with("who", Seat::new(0));
    let seen = |code, question: &Message| they(language(code), Seat::new(0), question, &names);
    assert_eq!(seen("en", &keep), "Anna is choosing which fur to keep");
    assert_eq!(seen("fr", &keep), "Anna choisit la fourrure à garder");
    assert_eq!(seen("cs", &keep), "Anna vybírá, kterou kožešinu si nechá");
    assert_eq!(seen("en", &Message::new("stroganov-ask-over")), "Anna is thinking");
    assert_eq!(attribute(Language::ENGLISH, &keep, "no-such-attribute", &names), None);
}

#[test]
fn french_counts_nothing_like_one() {
    let horses = counted("fr", "stroganov-goods-horse", &[0, 1, 2, 5]);
    assert_eq!(horses, ["0 cheval", "1 cheval", "2 chevaux", "5 chevaux"]);
}

#[test]
fn czech_counts_one_few_and_many() {
    let furs = counted("cs", "stroganov-board-bag-count", &[0, 1, 2, 4, 5, 22]);
    assert_eq!(furs, ["0 kožešin", "1 kožešina", "2 kožešiny", "4 kožešiny", "5 kožešin", "22 kožešin"]);
}

#[test]
fn words_inside_words_are_of_the_same_language() {
    let hunted = |code| {
        let fur = Message::new("stroganov-fur").with("value", 8);
        let hunted = Message::new("stroganov-event-hunted").with("who", "Anna").with("quarry", fur);
        let text = said(language(code), hunted.with("slot", 3).with("horses", 2).with("coins", 1));
        text.replace('\u{a0}', " ")
    };
    assert_eq!(hunted("en"), "Anna hunts a bear (8) on space 3 (pays 2 horses and 1 coin).");
    assert_eq!(hunted("fr"), "Anna chasse un ours (8) sur la case 3 (paie 2 chevaux et 1 pièce).");
    assert_eq!(hunted("cs"), "Anna loví medvěda (8) na poli 3 (platí 2 koně a 1 minci).");
}

#[test]
fn a_sentence_asks_for_the_form_of_the_words_inside() {
    let fur = || Message::new("stroganov-fur").with("value", 4);
    let coin = || Message::new("stroganov-goods-coin").with("count", 1);
    let both = Message::new("stroganov-reward-two").with("one", fur()).with("two", coin());
    let gained = Message::new("stroganov-event-gained").with("who", "Anna").with("what", both.clone());
    let czech = |message| said(language("cs"), message).replace('\u{a0}', " ");
    assert_eq!(czech(both), "liška (4) a 1 mince");
    assert_eq!(czech(gained), "Anna získává lišku (4) a 1 minci.");
    let expelled = |foe: samovar_engine::Arg| czech(Message::new("rurik-do-expel").with("foe", foe));
    assert_eq!(expelled(Message::new("rurik-foe-rebel").into()), "Vyhnat: povstalce");
    assert_eq!(expelled(Seat::new(1).into()), "Vyhnat: Hráč 2", "names have one form");
    // Words without that form have their only one.
    let season = Message::new("stroganov-event-gained")
        .with("who", "Anna")
        .with("what", Message::new("stroganov-spring"));
    assert_eq!(czech(season), "Anna získává Jaro.");
}

#[test]
fn lists_and_labels_have_the_punctuation_of_the_language() {
    let names = |count: usize| ["Anna", "Boris", "Věra"].into_iter().take(count).map(str::to_owned);
    let english = Language::ENGLISH;
    assert_eq!(listed(english, names(0)), "");
    assert_eq!(listed(english, names(1)), "Anna");
    assert_eq!(listed(english, names(2)), "Anna and Boris");
    assert_eq!(listed(english, names(3)), "Anna, Boris and Věra");
    assert_eq!(listed(language("cs"), names(3)), "Anna, Boris a\u{a0}Věra");
    assert_eq!(listed_with_commas(english, names(3)), "Anna, Boris, Věra");
    assert_eq!(labelled(english, "Score", "7"), "Score: 7");
    assert_eq!(labelled(language("fr"), "Score", "7"), "Score\u{a0}: 7");
}

#[test]
fn numbers_are_bare_digits_without_marks_around_them() {
    for (code, points) in [("en", "VP"), ("fr", "PV"), ("cs", "VB")] {
        assert_eq!(counted(code, "stroganov-goods-vp", &[-12345])[0], format!("-12345 {points}"));
    }
}

/// The Markdown files of a language.
fn longer_texts(code: &str) -> impl Iterator<Item = &'static str> {
    let own = language(code);
    book::files().filter(move |(language, ..)| *language == own).map(|(_, _, text)| text)
}

/// A line without its symbols, which are written between colons.
fn without_symbols(line: &str) -> String {
    let is_sign = |byte: u8| byte == b'-' || byte.is_ascii_lowercase() || byte.is_ascii_digit();
    let (mut words, mut rest) = (String::new(), line);
    while let Some((before, after)) = rest.split_once(':') {
        words.push_str(before);
        rest = after;
        match after.split_once(':') {
            Some((name, after)) if !name.is_empty() && name.bytes().all(is_sign) => rest = after,
            _ => words.push(':'),
        }
    }
    words + rest
}

/// The lines of the files of a language, without comments, and those of its longer texts.
fn lines(code: &str) -> Vec<String> {
    let folder = format!("{}/locales/{code}", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let text = |path| std::fs::read_to_string(path).expect("a locale file");
    let lines: Vec<String> =
        files.flat_map(|path| text(path).lines().map(str::to_owned).collect::<Vec<_>>()).collect();
    let lines = lines.into_iter().filter(|line| !line.starts_with('#'));
    let longer = longer_texts(code).flat_map(str::lines).filter(|line| !line.starts_with('^'));
    lines.chain(longer.map(without_symbols)).collect()
}

#[test]
fn french_signs_keep_to_their_words() {
    for line in lines("fr") {
        let line = line.trim_start();
        let loose = [" :", " ;", " ?", " !", " »", "« ", "'", "\u{a0};", "\u{a0}?", "\u{a0}!", " %"];
        assert_eq!(loose.into_iter().find(|sign| line.contains(sign)), None, "{line}");
    }
}

#[test]
fn czech_prepositions_and_conjunctions_of_one_letter_keep_to_the_next_word() {
    let short = |line: &str| {
        let words: Vec<_> = line.split(' ').collect();
        words.windows(2).any(|pair| {
            matches!(pair[0], "a" | "i" | "o" | "u" | "v" | "z" | "k" | "s") && !pair[1].is_empty()
        })
    };
    for line in lines("cs") {
        let text = line.split_once(" = ").map_or(line.trim_start(), |(_, text)| text);
        assert!(!short(text), "{line}");
        assert!(!line.contains(" %"), "{line}");
    }
    for line in longer_texts("cs").flat_map(str::lines) {
        let last = line.rsplit(' ').next().unwrap_or_default();
        assert!(
            !matches!(last, "a" | "i" | "o" | "u" | "v" | "z" | "k" | "s"),
            "it breaks after the last word: {line}"
        );
    }
}

#[test]
fn the_pseudo_language_is_english_with_accents() {
    let pseudo = language("qps");
    assert_eq!(pseudo, Language::PSEUDO);
    assert!(!Language::all().any(|language| language == pseudo), "nobody is offered it");
    let coins = said(pseudo, Message::new("stroganov-goods-coin").with("count", 3));
    assert_eq!(coins, "3 çôôîîñš");
    assert!(coins.chars().count() > "3 coins".len());
}

#[test]
fn a_locale_of_the_environment_names_a_language() {
    for (locale, code) in
        [("cs_CZ.UTF-8", Some("cs")), ("fr", Some("fr")), ("en-GB", Some("en")), ("C", None)]
    {
        assert_eq!(Language::of_locale(locale).map(Language::code), code, "{locale}");
    }
}

#[test]
fn a_language_is_called_by_its_own_name() {
    for (code, name) in [("en", "English"), ("fr", "Français"), ("cs", "Čeština")] {
        assert_eq!(language(code).name(), name);
    }
}
