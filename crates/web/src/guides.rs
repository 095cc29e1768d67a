//! The texts about the games: guides, player aids, rulebooks.

use samovar_words::Language;
use samovar_words::book::Book;

use crate::prose::{self, Block, Content};

/// A text as it was read, with its language.
pub(crate) struct Text {
    pub language: Language,
    pub blocks: Vec<Block>,
}

impl Text {
    /// A text in a language, or in English; `None` if nobody has written it.
    pub fn of(book: Book, language: Language, game: &str) -> Option<Text> {
        let (language, text) = book.of(language, game)?;
        Some(Text { language, blocks: prose::read(text) })
    }

    /// The code of its language.
    pub fn code(&self) -> &'static str {
        self.language.code()
    }

    /// The text without its title.
    pub fn body(&self) -> &[Block] {
        let begin = usize::from(self.title().is_some());
        &self.blocks[begin..]
    }

    /// What stands over it.
    pub fn title(&self) -> Option<&str> {
        match &self.blocks.first()?.content {
            Content::Heading(heading) if heading.level == 1 => Some(&heading.text),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::fs;
    use std::path::Path;

    use samovar_games::kinds;
    use samovar_words::book;
    use samovar_words::source::messages;

    use super::*;
    use crate::prose::{Heading, is_id, symbols};
    use crate::{board, picture};

    /// The languages that say everything.
    const COMPLETE: [&str; 3] = ["en", "fr", "cs"];

    /// The ids of these numbers are put together where a card is drawn, so they do not stand in the sources: wishes, deeds and
    /// agendas.
    const PUT_TOGETHER: [(&str, std::ops::RangeInclusive<usize>); 3] =
        [("STR", 301..=342), ("RUR", 179..=204), ("RUR", 209..=219)];

    fn games() -> impl Iterator<Item = &'static str> {
        kinds().iter().map(|kind| kind.name())
    }

    fn language(code: &str) -> Language {
        code.parse().expect("a language")
    }

    /// Every text there is: its name, its language, its game, which one it is.
    fn texts() -> Vec<(String, Language, &'static str, Book, Text)> {
        let all = games().flat_map(|game| Book::ALL.map(|book| (game, book)));
        let own = |(game, book): (&'static str, Book)| {
            Language::all().filter_map(move |language| {
                let text = Text { language, blocks: prose::read(book.own(language, game)?) };
                Some((format!("{language}/{game}-{}.md", book.name()), language, game, book, text))
            })
        };
        all.flat_map(own).collect()
    }

    /// All blocks of a text, also those inside of examples.
    fn flat<'a>(blocks: &'a [Block]) -> Vec<&'a Block> {
        let inside = |block: &'a Block| match &block.content {
            Content::Example(inside) => flat(inside),
            _ => Vec::new(),
        };
        blocks.iter().flat_map(|block| [block].into_iter().chain(inside(block))).collect()
    }

    fn headings(text: &Text) -> impl Iterator<Item = &Heading> {
        flat(&text.blocks).into_iter().filter_map(|block| match &block.content {
            Content::Heading(heading) => Some(heading),
            _ => None,
        })
    }

    fn keys(text: &Text) -> Vec<&str> {
        headings(text).flat_map(|heading| &heading.keys).map(String::as_str).collect()
    }

    fn explained(text: &Text) -> Vec<&str> {
        flat(&text.blocks).into_iter().flat_map(|block| &block.rules).map(String::as_str).collect()
    }

    /// The ids of a game's catalogue.
    fn catalogue(game: &str) -> BTreeSet<String> {
        let blocks = prose::read(board::rules(game).expect("a catalogue"));
        blocks
            .into_iter()
            .filter_map(|block| match block.content {
                Content::Entry(id, _) => Some(id),
                _ => None,
            })
            .collect()
    }

    /// The ids in what stands between quotes in the sources of a folder, without its tests.
    fn quoted_ids(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() && !path.ends_with("tests") {
                quoted_ids(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let source = fs::read_to_string(&path).expect("a source");
                let source = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
                let code: Vec<&str> =
                    source.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
                let words = code.join("\n");
                let quoted = words.split('"').skip(1).step_by(2).flat_map(str::split_whitespace);
                found.extend(quoted.filter(|word| is_id(word)).map(str::to_owned));
            }
        }
    }

    /// The ids that the pages can show to players of a game: those on the board, and those of refusals.
    fn shown(game: &str) -> BTreeSet<String> {
        let (crates, known) = (Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), catalogue(game));
        let mut found = BTreeSet::new();
        quoted_ids(&crates.join(game).join("src"), &mut found);
        quoted_ids(&crates.join("web/src/board"), &mut found);
        let put_together = PUT_TOGETHER
            .into_iter()
            .flat_map(|(prefix, numbers)| numbers.map(move |number| format!("{prefix}-{number}")));
        found.extend(put_together);
        found.retain(|id| known.contains(id));
        assert!(found.len() > 90, "{game}: {found:?}");
        found
    }

    /// Everything that is wrong, at once.
    fn none(faults: Vec<String>) {
        assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    }

    #[test]
    fn our_own_languages_have_every_text() {
        let texts = || COMPLETE.into_iter().flat_map(|code| Book::ALL.map(|book| (code, book)));
        let missing = games().flat_map(|game| {
            let missing = texts().filter(move |(code, book)| book.own(language(code), game).is_none());
            missing.map(move |(code, book)| format!("{code}/{game}-{}.md is missing", book.name()))
        });
        let is_known =
            |name| games().any(|game| Book::ALL.iter().any(|book| name == format!("{game}-{}", book.name())));
        let strange = book::files().filter(|(_, name, _)| !is_known(*name));
        let strange = strange.map(|(language, name, _)| format!("{language}/{name}.md is no text of a game"));
        none(missing.chain(strange).collect());
    }

    #[test]
    fn every_rule_that_can_be_shown_is_explained_once() {
        let mut faults = Vec::new();
        for (name, _, game, book, text) in texts() {
            let (known, explained) = (catalogue(game), explained(&text));
            let unknown = explained.iter().filter(|id| !known.contains(**id));
            faults.extend(unknown.map(|id| format!("{name}: the catalogue has no {id}")));
            if book != Book::Rules {
                continue;
            }
            let mut counts = BTreeMap::new();
            for id in explained {
                *counts.entry(id).or_insert(0) += 1;
            }
            let twice = counts.iter().filter(|(_, count)| **count > 1);
            faults.extend(twice.map(|(id, _)| format!("{name}: explains {id} twice")));
            let missing: Vec<String> =
                shown(game).into_iter().filter(|id| !counts.contains_key(id.as_str())).collect();
            if !missing.is_empty() {
                faults.push(format!("{name}: does not explain {}", missing.join(" ")));
            }
        }
        none(faults);
    }

    #[test]
    fn translations_have_the_parts_rules_and_pictures_of_english() {
        /// What a piece is in every language.
        fn shape(block: &Block) -> String {
            match &block.content {
                Content::Heading(heading) => {
                    format!("{} {{{}}}", "#".repeat(heading.level), heading.keys.join(" "))
                }
                Content::Paragraph(_) => "a paragraph".into(),
                Content::Entry(id, _) => id.clone(),
                Content::List { ordered, items } => {
                    format!("a list of {} (numbered: {ordered})", items.len())
                }
                Content::Table { rows, .. } => format!("a table of {} rows", rows.len()),
                Content::Picture { name, .. } => format!("![]({name})"),
                Content::Example(_) => "an example".into(),
            }
        }
        let mut faults = Vec::new();
        for (name, _, game, book, text) in texts() {
            let Some(english) = Text::of(book, Language::ENGLISH, game) else {
                faults.push(format!("{name}: there is no English text"));
                continue;
            };
            // Paragraphs may be divided in another way, if they explain nothing.
            let counts =
                |block: &&Block| !block.rules.is_empty() || !matches!(block.content, Content::Paragraph(_));
            let shapes = |text: &Text| -> Vec<String> {
                let blocks = flat(&text.blocks).into_iter().filter(counts);
                blocks.map(|block| format!("{} ^ {}", shape(block), block.rules.join(" "))).collect()
            };
            let (own, english) = (shapes(&text), shapes(&english));
            let differs = own.iter().zip(&english).find(|(own, english)| own != english);
            let what = differs.map(|(own, english)| format!("has {own} where English has {english}"));
            let longer = (own.len() != english.len()).then(|| "is longer or shorter than English".to_owned());
            faults.extend(what.or(longer).map(|what| format!("{name}: {what}")));
        }
        none(faults);
    }

    #[test]
    fn every_picture_symbol_and_link_leads_to_something() {
        let mut faults = Vec::new();
        for (name, language, game, _, text) in texts() {
            let pictures = picture::names(game).expect("the file is sound");
            let (keys, own) = (keys(&text), explained(&text));
            let catalogue = catalogue(game);
            let rulebook = Text::of(Book::Rules, language, game);
            for block in flat(&text.blocks) {
                if let Content::Picture { name: picture, .. } = &block.content
                    && !pictures.contains(picture)
                {
                    faults.push(format!("{name}: no picture {picture:?}"));
                }
                if matches!(block.content, Content::Example(_)) {
                    continue;
                }
                let words = block.words();
                for address in words.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
                    let leads = match address.strip_prefix('#') {
                        Some(id) if is_id(id) => own.contains(&id),
                        Some(key) => keys.contains(&key),
                        None => leads_to_a_page(address, rulebook.as_ref(), &catalogue),
                    };
                    if !leads {
                        faults.push(format!("{name}: nothing at {address:?}"));
                    }
                }
                for symbol in symbols_of(&words).filter(|symbol| !symbols(game).contains(*symbol)) {
                    faults.push(format!("{name}: no symbol :{symbol}:"));
                }
            }
        }
        none(faults);
    }

    /// Whether an address is that of a page about a game, and of a place on it, if it names one.
    fn leads_to_a_page(address: &str, rulebook: Option<&Text>, catalogue: &BTreeSet<String>) -> bool {
        let (path, place) =
            address.split_once('#').map_or((address, None), |(path, place)| (path, Some(place)));
        let Some((page, game)) = path.trim_start_matches('/').split_once('/') else {
            return path == "/learn";
        };
        games().any(|known| known == game)
            && match (page, place) {
                ("learn" | "rules" | "glossary" | "reference", None) => true,
                ("rules", Some(id)) if is_id(id) => {
                    rulebook.is_some_and(|text| explained(text).contains(&id))
                }
                ("reference", Some(id)) => catalogue.contains(id),
                _ => false,
            }
    }

    /// Words between colons, which are meant to be symbols.
    fn symbols_of(words: &str) -> impl Iterator<Item = &str> {
        let is_name = |word: &&str| {
            let letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
            word.starts_with(|first: char| first.is_ascii_lowercase()) && word.bytes().all(letter)
        };
        let parts: Vec<&str> = words.split(':').collect();
        let inner = parts.len().saturating_sub(1);
        parts.into_iter().take(inner).skip(1).filter(is_name)
    }

    #[test]
    fn every_part_that_is_linked_to_has_one_key_and_every_table_a_head() {
        let mut faults = Vec::new();
        for (name, _, _, _, text) in texts() {
            let mut keys = keys(&text);
            keys.sort_unstable();
            let twice = keys.windows(2).filter(|pair| pair[0] == pair[1]);
            faults.extend(twice.map(|pair| format!("{name}: two parts have the key {:?}", pair[0])));
            if text.title().is_none() {
                faults.push(format!("{name}: no title"));
            }
            let bare = |block: &&Block| matches!(block.content, Content::Table { head: None, .. });
            let bare = flat(&text.blocks).into_iter().filter(bare);
            faults.extend(bare.map(|block| format!("{name}: a table without a head: {}", block.words())));
        }
        none(faults);
    }

    #[test]
    fn a_player_aid_has_a_part_for_every_question() {
        let mut faults = Vec::new();
        for (name, _, game, _, text) in texts().into_iter().filter(|(_, _, _, book, _)| *book == Book::Aid) {
            let start = format!("{game}-ask-");
            let questions: BTreeSet<&str> =
                messages(Language::ENGLISH).filter_map(|message| message.id.strip_prefix(&start)).collect();
            let keys: BTreeSet<&str> = keys(&text).into_iter().collect();
            let asked =
                questions.iter().filter(|question| **question != "over" && !keys.contains(**question));
            faults.extend(asked.map(|question| format!("{name}: no part for the question {question}")));
            let unknown = keys.difference(&questions);
            faults.extend(unknown.map(|key| format!("{name}: there is no question {key}")));
        }
        none(faults);
    }

    #[test]
    fn a_rulebook_has_the_length_of_a_short_one() {
        let mut faults = Vec::new();
        for (name, language, _, _, text) in
            texts().into_iter().filter(|(_, _, _, book, _)| *book == Book::Rules)
        {
            // The same text takes more words in some languages.
            let most = if language == Language::ENGLISH { 4000 } else { 4400 };
            let words: usize = text
                .blocks
                .iter()
                .map(|block| {
                    let words = block.words();
                    words
                        .split_whitespace()
                        .filter(|word| !is_id(word) && word.contains(char::is_alphanumeric))
                        .count()
                })
                .sum();
            if !(2500..=most).contains(&words) {
                faults.push(format!("{name}: {words} words"));
            }
        }
        none(faults);
    }
}
