//! The pages to learn a game from, and what the drawer at a table shows.

use std::collections::HashSet;

use crate::common::{attributes, games, reader, start, table_view, wander};
use crate::pages::sound;
use samovar_engine::{Seat, Viewer};
use samovar_web::model::*;
use samovar_web::{page, part};
use samovar_words::Language;
use serde_json::json;

fn names() -> impl Iterator<Item = &'static str> {
    samovar_games::kinds().iter().map(|kind| kind.name())
}

fn reading(language: Language) -> Reader {
    Reader { language, ..reader() }
}

fn asked(game: &str, query: &str) -> RulesQuery {
    RulesQuery { game: game.to_owned(), query: query.to_owned() }
}

fn help(language: Language, game: &str, shelf: Shelf, query: &str) -> String {
    let help = Help { game: game.to_owned(), shelf, query: query.to_owned() };
    part::help(&reading(language), &help)
}

#[test]
fn every_page_to_learn_from_is_whole_in_every_language() {
    for language in Language::all() {
        let reader = reading(language);
        sound(&page::learn(&reader));
        for game in names() {
            sound(&page::guide(&reader, game));
            sound(&page::rulebook(&reader, &asked(game, "")));
            sound(&page::glossary(&reader, &asked(game, "")));
        }
    }
}

#[test]
fn a_text_says_in_which_language_it_is() {
    for language in Language::all() {
        let html = page::guide(&reading(language), "rurik");
        assert!(html.contains(&format!("<article lang=\"{}\"", language.code())), "{language}");
    }
    // Nobody writes whole texts in the language that shows what is not translated.
    assert!(page::guide(&reading(Language::PSEUDO), "rurik").contains("<article lang=\"en\""));
}

#[test]
fn every_rule_on_a_board_is_explained_in_the_rulebook_of_every_language() {
    let mut books = Vec::new();
    for language in Language::all() {
        let pages = names().map(|game| page::rulebook(&reading(language), &asked(game, "")));
        let ids: HashSet<String> =
            pages.flat_map(|html| attributes(&html, "id").collect::<Vec<_>>()).collect();
        books.push((language, ids));
    }
    for game in games() {
        wander(game, |table, step| {
            if step % 40 > 0 {
                return;
            }
            let html = page::table(&reader(), &table_view(table, Viewer::Seat(Seat::new(0)), &[]));
            for named in attributes(&html, "data-rule") {
                for (language, ids) in &books {
                    let missing = named.split_whitespace().find(|id| !ids.contains(*id));
                    assert_eq!(missing, None, "{language}");
                }
            }
        });
    }
}

#[test]
fn a_rulebook_is_searched_without_case_and_accents() {
    let cs = Language::all().find(|language| language.code() == "cs").expect("we write it");
    let found = |query| page::rulebook(&reading(cs), &asked("stroganov", query));
    let html = found("KOZAK");
    assert!(html.contains("class=\"found\"") && html.contains("/rules/stroganov#part-"), "{html}");
    assert_eq!(attributes(&html, "data-reference").count(), 1);
    sound(&found("\"><script>"));
    assert!(found("xyzzy").contains("<div class=\"found\" lang=\"cs\"></div>"));
}

#[test]
fn the_drawer_has_all_three_texts_and_a_page_none_of_them() {
    let table = start("first-tsar", json!({"players": 3}), "lynx");
    let html = page::table(&reader(), &table_view(&*table, Viewer::Seat(Seat::new(0)), &[]));
    assert!(html.contains("data-help=\"/help/first-tsar\"") && !html.contains("class=\"ruled\""));
    assert!(html.contains("data-question=\"keep\""), "what the player aid opens at");
    let aid = help(Language::ENGLISH, "first-tsar", Shelf::Aid, "");
    let keys: Vec<String> = attributes(&aid, "data-keys").collect();
    assert!(keys.iter().any(|keys| keys.split(' ').any(|key| key == "keep")), "{keys:?}");
    assert!(help(Language::ENGLISH, "first-tsar", Shelf::Rules, "").contains("id=\"TSR-096\""));
    assert!(help(Language::ENGLISH, "first-tsar", Shelf::Glossary, "").contains("id=\"term-boyar\""));
    let one = help(Language::ENGLISH, "first-tsar", Shelf::Glossary, "gunpowder");
    assert!(!one.contains("id=\"term-seal\""), "{one}");
}

#[test]
fn the_drawer_and_the_board_share_no_ids() {
    for table in games() {
        let html = page::table(&reader(), &table_view(&*table, Viewer::Seat(Seat::new(0)), &[]));
        let ids: HashSet<String> = attributes(&html, "id").collect();
        for shelf in Shelf::ALL {
            let shown = help(Language::ENGLISH, table.game(), shelf, "");
            let both = attributes(&shown, "id").find(|id| ids.contains(id));
            assert_eq!(both, None, "{} {shelf:?}", table.game());
        }
    }
}
