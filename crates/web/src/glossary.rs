//! The glossary of a game: every piece, symbol and term, with the words that explain it on the board, too.
//!
//! Which entries there are is data: `board/<game>/glossary.toml`.

use std::sync::LazyLock;

use maud::{Markup, html};
use serde::Deserialize;

use crate::pen::Pen;
use crate::prose::{self, Wanted};
use crate::{board, picture};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    entry: Vec<Entry>,
}

/// An entry.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entry {
    /// By which messages speak of it: `stroganov-term-village`.
    pub name: String,
    /// The rules whose briefs explain it. Without any, `stroganov-meaning-village` does.
    #[serde(default)]
    pub rules: Vec<String>,
    /// Its symbols.
    #[serde(default)]
    pub icons: Vec<String>,
    /// A picture of it.
    pub picture: Option<String>,
}

/// The entries of a game.
pub(crate) fn of(game: &str) -> &'static [Entry] {
    static ALL: LazyLock<Vec<(&str, Vec<Entry>)>> = LazyLock::new(|| {
        let read = |game| toml::from_str::<Sheet>(board::glossary(game)?).ok();
        let of = |game| Some((game, read(game)?.entry));
        samovar_games::kinds().iter().filter_map(|kind| of(kind.name())).collect()
    });
    ALL.iter().find(|(name, _)| *name == game).map_or(&[], |(_, entries)| entries)
}

impl Entry {
    /// What it is called.
    pub fn term(&self, pen: &Pen, game: &str) -> String {
        pen.text(&format!("{game}-term-{}", self.name))
    }

    /// What it is, in one or more paragraphs.
    pub fn meaning(&self, pen: &Pen, game: &str) -> Vec<String> {
        if self.rules.is_empty() {
            return vec![pen.text(&format!("{game}-meaning-{}", self.name))];
        }
        self.rules.iter().map(|id| pen.text(&format!("brief-{id}"))).collect()
    }

    fn draw(&self, pen: &Pen, game: &str, term: &str, meaning: &[String]) -> Markup {
        html! {
            div.entry id=(format!("term-{}", self.name)) {
                dt { @for icon in &self.icons { (prose::symbol(icon)) } (term) }
                dd {
                    @for words in meaning { p { (words) } }
                    @if let Some(Ok(picture)) = self.picture.as_ref().map(|name| picture::draw(game, name, pen.language)) { (picture) }
                    @if let Some(id) = self.rules.first() {
                        p.hint { a href=(format!("/rules/{game}#{id}")) { (pen.text("guide-more")) } }
                    }
                }
            }
        }
    }
}

/// The entries that have all words searched for, in the order of the alphabet.
pub(crate) fn draw(pen: &Pen, game: &str, wanted: &Wanted) -> Markup {
    let read = |entry: &'static Entry| (entry.term(pen, game), entry.meaning(pen, game), entry);
    let has = |(term, meaning, _): &(String, Vec<String>, &Entry)| {
        wanted.is_in(&format!("{term} {}", meaning.join(" ")))
    };
    let mut found: Vec<_> = of(game).iter().map(read).filter(has).collect();
    found.sort_by_cached_key(|(term, ..)| prose::folded(term));
    html! {
        @if !wanted.is_empty() { p role="status" { (pen.count("guide-terms-found", found.len())) } }
        dl.glossary { @for (term, meaning, entry) in &found { (entry.draw(pen, game, term, meaning)) } }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use samovar_games::kinds;
    use samovar_words::{Language, has};

    use super::*;

    fn games() -> impl Iterator<Item = &'static str> {
        kinds().iter().map(|kind| kind.name())
    }

    #[test]
    fn the_files_can_be_read() {
        for game in games() {
            let text = board::glossary(game).expect("a game");
            if let Err(error) = toml::from_str::<Sheet>(text) {
                panic!("glossary.toml of {game}: {error}");
            }
        }
    }

    #[test]
    fn every_brief_is_in_the_glossary_once() {
        for game in games() {
            let mut listed: Vec<&str> =
                of(game).iter().flat_map(|entry| &entry.rules).map(String::as_str).collect();
            listed.sort_unstable();
            let mut briefs: Vec<&str> =
                board::briefs(game, Language::ENGLISH).into_iter().map(|(id, _)| id).collect();
            briefs.sort_unstable();
            assert_eq!(listed, briefs, "{game}");
        }
    }

    #[test]
    fn every_entry_has_words_symbols_and_a_picture_that_there_are() {
        let mut faults = Vec::new();
        for game in games() {
            let (symbols, pictures) = (prose::symbols(game), picture::names(game).expect("a sound file"));
            let mut names = BTreeSet::new();
            for entry in of(game) {
                if !names.insert(&entry.name) {
                    faults.push(format!("{game}: {} twice", entry.name));
                }
                let mut wanted = vec![format!("{game}-term-{}", entry.name)];
                if entry.rules.is_empty() {
                    wanted.push(format!("{game}-meaning-{}", entry.name));
                }
                for id in wanted {
                    let missing = Language::all().filter(|language| !has(*language, &id));
                    faults.extend(missing.map(|language| format!("{language}: no {id}")));
                }
                let unknown = entry.icons.iter().filter(|icon| !symbols.contains(*icon));
                faults.extend(unknown.map(|icon| format!("{game}, {}: no symbol {icon}", entry.name)));
                let lost = entry.picture.iter().filter(|name| !pictures.contains(name));
                faults.extend(lost.map(|name| format!("{game}, {}: no picture {name}", entry.name)));
            }
        }
        assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    }
}
