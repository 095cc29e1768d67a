//! The texts use the terms of the glossary, and no second word for them.

use samovar_words::source::messages;
use samovar_words::{Language, book, has};
use toml::{Table, Value};

fn glossary() -> Table {
    include_str!("../locales/glossary.toml").parse().expect("the glossary is TOML")
}

fn texts<'a>(value: &'a Value, key: &str) -> Vec<&'a str> {
    value[key].as_array().expect(key).iter().map(|text| text.as_str().expect(key)).collect()
}

/// Whether a text has a word: not as a part of a longer one.
fn contains(text: &str, word: &str) -> bool {
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    text.match_indices(word).any(|(at, _)| {
        !is_letter(text[..at].chars().next_back()) && !is_letter(text[at + word.len()..].chars().next())
    })
}

#[test]
fn no_text_uses_a_second_word_for_a_term() {
    let glossary = glossary();
    let mut faults = Vec::new();
    for rule in glossary["forbidden"].as_array().expect("a list") {
        let language: Language =
            rule["language"].as_str().and_then(|code| code.parse().ok()).expect("a language");
        let files = texts(rule, "files");
        let words = texts(rule, "words");
        for message in messages(language).filter(|message| files == ["*"] || files.contains(&message.file)) {
            let text = message.texts.join(" … ").to_lowercase().replace(['\u{a0}', '\u{202f}'], " ");
            let used = words.iter().filter(|word| contains(&text, word));
            faults.extend(used.map(|word| format!("{language}: {}: {word}", message.id)));
        }
        for (_, name, text) in book::files().filter(|(own, ..)| *own == language) {
            // A text about a game keeps to the words of its messages.
            let game = name.rsplit_once('-').map_or(name, |(game, _)| game);
            if files != ["*"] && !files.contains(&game) {
                continue;
            }
            for (number, line) in text.lines().enumerate() {
                // What stands in braces after a heading are names, not words.
                let line = line.split(" {").next().unwrap_or_default();
                let line = line.to_lowercase().replace(['\u{a0}', '\u{202f}'], " ");
                let used = words.iter().filter(|word| contains(&line, word));
                faults.extend(used.map(|word| format!("{language}: {name}.md, line {}: {word}", number + 1)));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// A language may be missing from a term, but its name has to be one that there is.
#[test]
fn terms_are_given_in_english_and_in_known_languages() {
    for (term, value) in glossary()["term"].as_table().expect("a table") {
        let value = value.as_table().expect("a table");
        assert!(value.contains_key("en"), "{term}");
        for game in texts(&Value::Table(value.clone()), "games") {
            let known = messages(Language::ENGLISH).any(|message| message.file == game);
            assert!(known, "{term}: {game}");
        }
        let languages = value.keys().filter(|key| *key != "games");
        let unknown: Vec<_> = languages.filter(|code| code.parse::<Language>().is_err()).collect();
        assert!(unknown.is_empty(), "{term}: {unknown:?}");
    }
}

#[test]
fn every_language_says_its_own_name() {
    for language in Language::all() {
        assert!(has(language, "language-name"), "{language}");
    }
}
