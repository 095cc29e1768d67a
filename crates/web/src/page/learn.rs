//! The pages to learn a game from: how to play, the player aid, the rulebook, the glossary, and the complete reference.

use maud::{Markup, html};
use samovar_engine::Message;
use samovar_words::Language;
use samovar_words::book::Book;

use super::{game_name, home, pen, shell_with};
use crate::guides::Text;
use crate::model::{Reader, RulesQuery};
use crate::pen::Pen;
use crate::prose::{self, Content, Teller, Wanted};
use crate::{art, board, glossary, picture};

/// Everything there is to learn, game by game.
pub(super) fn overview(reader: &Reader) -> String {
    let pen = pen(reader);
    let content = html! {
        main #content.learn {
            h1 { (pen.text("guide-learn")) }
            p { (pen.text("guide-learn-about")) }
            section.games {
                @for kind in samovar_games::kinds() {
                    article.game {
                        (board::picture(kind.name()))
                        div.body {
                            h2 { (game_name(&pen, kind.name())) }
                            p { (pen.text(&format!("{}-about", kind.name()))) }
                            (shelf(&pen, kind.name(), ""))
                        }
                    }
                }
            }
        }
    };
    shell_with(reader, &pen.text("guide-learn"), "plain-page", html! {}, content)
}

/// What there is to learn a game from, as links, without the page that is open.
pub(super) fn shelf(pen: &Pen, game: &str, open: &str) -> Markup {
    let pages = [
        ("guide", format!("/learn/{game}"), "guide-how", "lamp"),
        ("lessons", format!("/learn/{game}/lessons"), "lessons", "play"),
        ("rules", format!("/rules/{game}"), "guide-rules", "book"),
        ("glossary", format!("/glossary/{game}"), "guide-glossary", "list"),
        ("reference", format!("/reference/{game}"), "guide-reference", "list"),
    ];
    html! {
        ul.shelf {
            @for (_, path, words, icon) in pages.iter().filter(|(name, ..)| *name != open) {
                li { a href=(path) { (art::icon(icon)) (pen.text(words)) } }
            }
        }
    }
}

/// The address of a game's rulebook, for the ids of rules that other texts name.
fn rulebook_of(game: &str) -> String {
    format!("/rules/{game}")
}

/// How to play a game, with its player aid: both can be printed together.
pub(super) fn guide(reader: &Reader, game: &str) -> String {
    let pen = pen(reader);
    let rules = rulebook_of(game);
    let teller = Teller { rules: &rules, ..Teller::new(&pen, game) };
    let (guide, aid) = (Text::of(Book::Guide, pen.language, game), Text::of(Book::Aid, pen.language, game));
    let own = guide.as_ref().and_then(|guide| guide.title().map(str::to_owned));
    let title =
        own.unwrap_or_else(|| pen.say(&Message::new("guide-how-of").with("game", game_name(&pen, game))));
    let content = html! {
        main #content.narrow.prose {
            h1 { (title) }
            (shelf(&pen, game, "guide"))
            @match &guide {
                Some(guide) => article lang=(guide.code()) { (teller.all(guide.body())) },
                None => p { (pen.text("guide-unwritten")) },
            }
            (home::first_game(reader, &pen, game))
            @if let Some(aid) = &aid {
                article #aid.aid lang=(aid.code()) {
                    @if let Some(title) = aid.title() { h2.title { (title) } }
                    (Teller { parts: "aid", ..teller }.all(aid.body()))
                }
            }
        }
    };
    shell_with(reader, &title, "plain-page", board::statics(game), content)
}

/// Every picture of a game with its name, for whoever writes a text.
pub(super) fn pictures(reader: &Reader, game: &str) -> String {
    let pen = pen(reader);
    let teller = Teller::new(&pen, game);
    let content = html! {
        main #content.narrow.prose {
            h1 { "pictures.toml" }
            @match picture::names(game) {
                Ok(names) => {
                    @for name in &names {
                        figure {
                            @match picture::draw(game, name, reader.language) { Ok(picture) => (picture), Err(fault) => pre { (fault) } }
                            figcaption { code { (name) } }
                        }
                    }
                }
                Err(fault) => pre { (fault) },
            }
            p { @for name in prose::symbols(game) { (teller.inline(&format!(":{name}:"))) " " code { (name) } " " } }
        }
    };
    shell_with(reader, game, "plain-page", board::statics(game), content)
}

/// The rulebook of a game.
pub(super) fn rulebook(reader: &Reader, query: &RulesQuery) -> String {
    let pen = pen(reader);
    let game = query.game.as_str();
    let title = pen.say(&Message::new("web-rules-of").with("game", game_name(&pen, game)));
    let here = rulebook_of(game);
    let teller = Teller::new(&pen, game);
    let wanted = Wanted::new(&query.query);
    let book = Text::of(Book::Rules, pen.language, game);
    let content = html! {
        main #content.narrow.prose data-reference=(format!("/reference/{game}")) {
            h1 { (title) }
            (shelf(&pen, game, "rules"))
            (search(&pen, &here, "web-rules-search", &query.query))
            @match &book {
                Some(book) if wanted.is_empty() => {
                    nav aria-label=(pen.text("web-rules-contents")) lang=(book.code()) { (teller.contents(book.body())) }
                    article lang=(book.code()) { (teller.all(book.body())) }
                }
                Some(book) => (found(&teller, book, &wanted, &here)),
                None => p { (pen.text("guide-unwritten")) },
            }
        }
    };
    shell_with(reader, &title, "plain-page", board::statics(game), content)
}

/// The form for a search, with the id of what is searched.
pub(crate) fn search(pen: &Pen, here: &str, what: &str, query: &str) -> Markup {
    let what = pen.text(what);
    html! {
        form.search role="search" method="get" action=(here) {
            input type="search" name="q" value=(query) aria-label=(what) placeholder=(what);
            button type="submit" { (pen.text("web-rules-find")) }
        }
    }
}

/// What was found of a text, each piece under the heading it stands under, which leads to its place.
pub(crate) fn found(teller: &Teller<'_>, text: &Text, wanted: &Wanted, here: &str) -> Markup {
    let mut under = None;
    let mut pieces = Vec::new();
    for block in text.body() {
        if let Content::Heading(heading) = &block.content {
            under = Some(heading);
        }
        if wanted.is_in(&block.words()) {
            pieces.push((under, block));
        }
    }
    let parts: Vec<_> = pieces.chunk_by(|(one, _), (other, _)| one == other).collect();
    html! {
        p role="status" { (teller.pen.count("web-rules-found", pieces.len())) " · " a href=(here) { (teller.pen.text("web-rules-all")) } }
        div.found lang=(text.code()) {
            @for part in parts {
                @if let Some((Some(heading), _)) = part.first() {
                    h2 { a href=(format!("{here}#{}", teller.anchor(heading))) { (teller.inline(&heading.text)) } }
                }
                @for (_, block) in part.iter() { @if !matches!(block.content, Content::Heading(_)) { (teller.block(block)) } }
            }
        }
    }
}

/// The glossary of a game.
pub(super) fn glossary(reader: &Reader, query: &RulesQuery) -> String {
    let pen = pen(reader);
    let game = query.game.as_str();
    let title = pen.say(&Message::new("guide-glossary-title").with("game", game_name(&pen, game)));
    let content = html! {
        main #content.narrow.prose {
            h1 { (title) }
            (shelf(&pen, game, "glossary"))
            (search(&pen, &format!("/glossary/{game}"), "guide-search-terms", &query.query))
            (glossary::draw(&pen, game, &Wanted::new(&query.query)))
        }
    };
    shell_with(reader, &title, "plain-page", board::statics(game), content)
}

/// The complete reference of a game: its catalogue of rules.
pub(super) fn reference(reader: &Reader, query: &RulesQuery) -> String {
    let pen = pen(reader);
    let game = query.game.as_str();
    let title = pen.say(&Message::new("guide-reference-title").with("game", game_name(&pen, game)));
    let here = format!("/reference/{game}");
    let teller = Teller::new(&pen, game);
    let wanted = Wanted::new(&query.query);
    let text =
        Text { language: Language::ENGLISH, blocks: board::rules(game).map(prose::read).unwrap_or_default() };
    let content = html! {
        main #content.narrow.rules {
            h1 { (title) }
            (shelf(&pen, game, "reference"))
            (search(&pen, &here, "web-rules-search", &query.query))
            p.hint { (pen.text("web-rules-english")) " " (pen.text("web-reconstructed-note")) }
            @if wanted.is_empty() {
                @let begin = text.blocks.iter().position(|block| matches!(&block.content, Content::Heading(heading) if heading.level == 2)).unwrap_or(0);
                nav aria-label=(pen.text("web-rules-contents")) lang="en" { (teller.contents(&text.blocks)) }
                details lang="en" {
                    summary lang=(reader.language.code()) { (pen.text("web-rules-how")) }
                    (teller.all(&text.blocks[..begin]))
                }
                div lang="en" { (teller.all(&text.blocks[begin..])) }
            } @else { (found(&teller, &text, &wanted, &here)) }
        }
    };
    shell_with(reader, &title, "plain-page", html! {}, content)
}
