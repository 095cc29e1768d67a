//! The drawer at the table: the player aid at the current question, the rulebook and the glossary. What is in it is fetched
//! when it is opened.

use maud::{Markup, html};
use samovar_words::book::Book;

use crate::guides::Text;
use crate::model::{Help, Shelf};
use crate::page::learn;
use crate::pen::Pen;
use crate::prose::{Teller, Wanted};
use crate::{art, glossary};

/// The drawer, empty; the script opens and fills it.
pub(crate) fn drawer(pen: &Pen, game: &str) -> Markup {
    let close = pen.text("table-close");
    html! {
        dialog #help.prose aria-label=(pen.text("guide-help")) data-help=(format!("/help/{game}"))
            data-glossary=(format!("/glossary/{game}")) data-reference=(format!("/reference/{game}"))
            data-reference-word=(pen.text("guide-reference")) data-keep {
            header {
                div role="tablist" aria-label=(pen.text("guide-help")) {
                    @for shelf in Shelf::ALL {
                        @let name = shelf.name();
                        button.quiet type="button" role="tab" id=(format!("help-{name}")) data-shelf=(name)
                            aria-controls="help-panel" aria-selected="false" tabindex="-1" { (pen.text(shelf.words())) }
                    }
                }
                button.quiet type="button" data-close aria-label=(close) title=(close) { (art::icon("close")) }
            }
            (learn::search(pen, &format!("/rules/{game}"), "web-rules-find", ""))
            div #help-panel role="tabpanel" tabindex="0" {}
        }
    }
}

/// What the drawer shows.
pub(crate) fn content(pen: &Pen, help: &Help) -> Markup {
    let game = help.game.as_str();
    let wanted = Wanted::new(&help.query);
    let rules = format!("/rules/{game}");
    match help.shelf {
        Shelf::Aid => {
            let teller = Teller { pen, game, rules: &rules };
            html! {
                @match Text::of(Book::Aid, pen.language, game) {
                    Some(aid) => div lang=(aid.code()) { (teller.all(aid.body())) },
                    None => p { (pen.text("guide-unwritten")) },
                }
                p.hint { a href=(format!("/learn/{game}")) target="_blank" { (pen.text("guide-how")) } }
            }
        }
        Shelf::Rules => {
            let teller = Teller { pen, game, rules: "" };
            html! {
                @match Text::of(Book::Rules, pen.language, game) {
                    Some(text) if !wanted.is_empty() => (learn::found(&teller, &text, &wanted, &rules)),
                    Some(text) => {
                        details { summary { (pen.text("web-rules-contents")) } div lang=(text.code()) { (teller.contents(text.body())) } }
                        div lang=(text.code()) { (teller.all(text.body())) }
                    }
                    None => p { (pen.text("guide-unwritten")) },
                }
                p.hint { a href=(format!("/reference/{game}")) target="_blank" { (pen.text("guide-reference")) } }
            }
        }
        Shelf::Glossary => glossary::draw(pen, game, &wanted),
    }
}
