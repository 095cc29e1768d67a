//! The board of The First Tsar: the Kremlin, the map with its tracks, the cards on display, and the players.

mod cards;
mod cover;
mod field;
mod kremlin;
mod land;
mod map;
mod players;

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use samovar_engine::{Message, Seat};
use samovar_first_tsar::components::{Chamber, Components, Effect, Hue, Item, ProjectKind, Tables, Token};
use samovar_first_tsar::{Board, Frame, Goods, Own, PlayerData, phrase};
use serde::Deserialize;

pub(super) use cover::picture;

use super::known::Known;
use super::{Drawn, Livery, Scene, Spot, Verb, mark, mark_at};
use crate::art::{self, Shape};

/// The board and the players, unless the view is not one of The First Tsar.
pub(super) fn draw(scene: &Scene<'_>) -> Option<Drawn> {
    let seen: Seen = serde_json::from_value(scene.table.view.clone()?).ok()?;
    let picture = Picture { scene, seen, tables: Tables::current() };
    Some(Drawn { board: picture.table(), players: picture.players() })
}

/// What never changes: the symbols and the land.
pub(super) fn statics() -> Markup {
    html! {
        (PreEscaped(include_str!("../../assets/first-tsar.svg")))
        (land::statics())
    }
}

/// How an action is shown among the others.
pub(super) fn verb(action: &str) -> Verb {
    let mut words = action.split(' ');
    let first = words.next().unwrap_or_default();
    let second = words.next().unwrap_or_default();
    let (icon, extra) = match first {
        "keep" | "project" => ("project", false),
        "settle" | "warrior" => ("warrior", false),
        "plan" | "leave" if action.ends_with(" seal") => ("seal", false),
        "plan" | "leave" => (second.parse().map_or("boyar", chamber_icon), false),
        "coins" | "pay" => ("coin", false),
        "income" => ("income", false),
        "move" if second == "boyar" => ("boyar", false),
        "move" => ("ship", false),
        "draw" => (["estate", "title"].into_iter().find(|card| *card == second).unwrap_or("project"), false),
        "complete" => ("complete", false),
        "give" => ("scales", true),
        "swap" => ("scales", false),
        "take" => (second.parse().map_or("any", item_icon), false),
        "title" => ("title", false),
        "estate" => ("estate", false),
        "send" => ("boyar", false),
        "sell" => ("coin", true),
        "discard" => ("project", true),
        "cover" => ("cover", true),
        "use" => ("estate", true),
        "slot" | "drop" | "effect" | "resolve" => ("trade", false),
        "build" => ("raise", false),
        "war" => ("war", false),
        "reward" if second == "points" => ("vp", false),
        "reward" => ("region", false),
        _ => ("banner", false),
    };
    Verb { icon, extra }
}

/// The symbol beside a line of the log.
pub(super) fn sign(line: &Message) -> Option<&'static str> {
    let event = line.id.strip_prefix("first-tsar-event-")?;
    Some(match event {
        "kept" | "kept-secret" | "projects" | "took-project" | "drew-project" | "drew-secret"
        | "new-project" => "project",
        "completed" => "complete",
        "settled" | "warrior" => "warrior",
        "planned" | "left" | "left-first" | "sent" | "moved-boyar" | "new-assignments" => "boyar",
        "sealed" => "seal",
        "coins-back" | "sold" | "paid" => "coin",
        "income" => "income",
        "moved-warrior" => "ship",
        "took-trade" | "placed-trade" | "dropped-trade" | "discarded-trades" | "resolved-trade"
        | "new-trades" => "trade",
        "arranged" => "cover",
        "built" => "house",
        "war" | "war-only" | "new-spoils" | "scored-field" => "war",
        "gave" | "swapped" => "scales",
        "gained" => return line.words("what").and_then(|what| goods_icon(what.id)),
        "favored" | "favor-token" | "scored-favor" | "scored-standing" => "favor",
        "took-title" | "drew-title" | "title-scored" | "scored-titles" | "reshuffled-titles" => "title",
        "took-estate" | "drew-estate" | "used" | "used-paying" | "reshuffled-estates" => "estate",
        "new-cards" => "title",
        "led" | "no-reward" | "reward-points" | "reward-other" | "rewards" | "new-regions"
        | "scored-region" => "region",
        "round" | "actions" => "kremlin",
        "scored-project" | "scored-token" | "scored-exchange" | "scoring" => "vp",
        "over" => "end",
        _ => return None,
    })
}

/// The symbol of a good by the id of its words.
fn goods_icon(id: &str) -> Option<&'static str> {
    let item = id.strip_prefix("first-tsar-goods-")?.parse().ok()?;
    Some(item_icon(item))
}

/// What a viewer may know, as far as it is drawn.
#[derive(Deserialize)]
struct Seen {
    viewer: Option<Seat>,
    to_decide: Option<Seat>,
    board: Board,
    own: Option<Own>,
    stacks: Stacks,
    important: Vec<Option<Seat>>,
    influence: Vec<Vec<u8>>,
    leaders: Vec<Option<Seat>>,
    title_points: Vec<Vec<u16>>,
}

/// Heights of the face-down stacks.
#[derive(Deserialize)]
struct Stacks {
    projects: u8,
    titles: u8,
    estates: u8,
    spoils: u8,
    trades: u8,
    regions: u8,
}

/// Everything the parts of the drawing need.
struct Picture<'a> {
    scene: &'a Scene<'a>,
    seen: Seen,
    tables: &'static Tables,
}

/// The families by their colours: the word for the colour and for the family, and the shape.
const FAMILIES: [(&str, &str, &str, Shape); 4] = [
    ("white", "first-tsar-colour-white", "first-tsar-web-family-white", Shape::Circle),
    ("black", "first-tsar-colour-black", "first-tsar-web-family-black", Shape::Square),
    ("green", "first-tsar-colour-green", "first-tsar-web-family-green", Shape::Triangle),
    ("red", "first-tsar-colour-red", "first-tsar-web-family-red", Shape::Diamond),
];

/// Whether numbers of a piece are reconstructed; names, colours and places are no numbers.
static KNOWN: LazyLock<Known> = LazyLock::new(|| {
    Known::of::<Tables>(&["name", "colour", "region", "x", "y", "river", "to", "from", "slot"])
});

impl Picture<'_> {
    fn table(&self) -> Markup {
        html! {
            div.tsboard {
                div.tsinner {
                    div.tskremlin {
                        (self.clock())
                        (self.asked())
                        div.tschambers { @for chamber in Chamber::ALL { (self.chamber(chamber)) } }
                    }
                    div.mapscroll tabindex="0" role="group" aria-label=(self.text("first-tsar-web-map")) { (self.map()) }
                    (self.displays())
                }
            }
        }
    }

    fn board(&self) -> &Board {
        &self.seen.board
    }

    /// The question on top.
    fn frame(&self) -> Option<Frame> {
        self.board().frames.last().copied()
    }

    // Words.

    fn say(&self, message: &Message) -> String {
        self.scene.say(message)
    }

    fn text(&self, id: &str) -> String {
        self.scene.text(id)
    }

    fn count(&self, id: &'static str, count: impl Into<samovar_engine::Arg>) -> String {
        self.say(&Message::new(id).with("count", count))
    }

    // What can be done.

    fn may(&self, action: &str) -> bool {
        self.scene.choice(action).is_some()
    }

    /// The allowed actions that begin with one of these words, with the words after it.
    fn offered(&self, verbs: &[&str]) -> Vec<(String, Vec<String>)> {
        let split = |action: &str| {
            let mut words = action.split(' ').map(str::to_owned);
            let first = words.next()?;
            verbs.contains(&first.as_str()).then(|| (action.to_owned(), words.collect()))
        };
        self.scene.table.choices.iter().filter_map(|choice| split(&choice.action)).collect()
    }

    // Players.

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.board().players.len())
    }

    fn player(&self, seat: Seat) -> &PlayerData {
        &self.board().players[seat.index()]
    }

    fn family(&self, seat: Seat) -> &'static (&'static str, &'static str, &'static str, Shape) {
        let colours = self.board().options.get("colours");
        let colour = colours.and_then(|colours| colours.get(seat.index())?.as_str());
        let known = FAMILIES.iter().find(|family| Some(family.0) == colour);
        known.unwrap_or(&FAMILIES[seat.index() % FAMILIES.len()])
    }

    /// A family's own mark: the letters of its name tell colours apart in every language.
    fn livery(&self, seat: Seat) -> Livery {
        let (colour, _, family, shape) = self.family(seat);
        let letter = self.text(family).chars().next().map_or_else(String::new, String::from);
        Livery { class: format!("seat seat-{colour}"), shape: *shape, letter }
    }

    /// A player with family and colour, as labels call them.
    fn whose(&self, seat: Seat) -> String {
        let (_, colour, family, _) = self.family(seat);
        format!("{} ({}, {})", self.scene.pen.seat(seat), self.text(family), self.text(colour))
    }

    fn badge(&self, seat: Seat, x: f32, y: f32, radius: f32) -> Markup {
        let livery = self.livery(seat);
        art::badge(livery.shape, &livery.letter, x, y, radius)
    }

    /// A badge among text.
    fn crest(&self, seat: Seat) -> Markup {
        html! {
            svg.crest.(self.livery(seat).class) viewBox="-16 -16 32 32" aria-hidden="true" { (self.badge(seat, 0., 0., 11.)) }
        }
    }

    /// A figure of a player with the badge on it, among text.
    fn figure(&self, symbol: &str, seat: Seat) -> Markup {
        html! {
            svg.tsfigure.(self.livery(seat).class) viewBox="0 0 30 40" aria-hidden="true" {
                (art::symbol(symbol, 1., 0., 28., 37.)) (self.badge(seat, 15., 29., 8.5))
            }
        }
    }

    /// The place of a seat on the Favor track, from 0 for the top.
    fn rank(&self, seat: Seat) -> usize {
        self.board().favor.iter().position(|other| *other == seat).unwrap_or(0)
    }

    // Pieces.

    /// Goods and coins as symbols among text.
    fn goods_icons(&self, goods: Goods) -> Markup {
        html! { span.parts { @for (item, count) in goods.iter() { span.part { @if count > 1 { (count) } (art::icon(item_icon(item))) } } } }
    }

    /// An effect as symbols among text.
    fn icons(&self, effect: &Effect) -> Markup {
        html! {
            span.parts {
                @for glyph in glyphs(effect) {
                    @match glyph {
                        Glyph::Arrow => span.tsarrow { "▸" },
                        Glyph::Icon(count, name) => span.part { @if let Some(count) = count { (count) } (art::icon(name)) },
                    }
                }
            }
        }
    }

    /// An effect as symbols inside a drawing, around the middle of a line.
    fn line(&self, effect: &Effect, middle: f32, y: f32, size: f32) -> Markup {
        line_of(&glyphs(effect), middle, y, size)
    }

    /// The words of an effect.
    fn effect(&self, effect: &Effect) -> String {
        self.say(&phrase::effect(effect))
    }

    // What is not known.

    fn noted(&self, words: String, file: &'static str, row: impl ToString) -> String {
        self.scene.noted(words, self.guessed(file, row))
    }

    fn guessed(&self, file: &'static str, row: impl ToString) -> bool {
        KNOWN.guessed(self.tables, file, &row.to_string())
    }

    fn mark(&self, file: &'static str, row: impl ToString) -> Markup {
        mark(self.guessed(file, row))
    }

    fn mark_at(&self, file: &'static str, row: impl ToString, x: f32, y: f32) -> Markup {
        mark_at(self.guessed(file, row), x, y)
    }
}

/// A part of a drawn effect.
#[derive(Clone, Copy)]
enum Glyph {
    Arrow,
    Icon(Option<u8>, &'static str),
}

/// An effect in symbols: what is paid, an arrow, what is gained.
fn glyphs(effect: &Effect) -> Vec<Glyph> {
    let shown = |count: u8| Some(count).filter(|count| *count > 1);
    let mut glyphs: Vec<Glyph> =
        effect.pay.iter().map(|(item, count)| Glyph::Icon(shown(count), item_icon(item))).collect();
    if !glyphs.is_empty() {
        glyphs.push(Glyph::Arrow);
    }
    glyphs.extend(effect.parts().iter().map(|part| {
        let count = if part.token == Token::Vp { Some(part.count) } else { shown(part.count) };
        Glyph::Icon(count, icon(part.token))
    }));
    glyphs
}

/// Goods in symbols.
fn goods_glyphs(goods: Goods) -> Vec<Glyph> {
    goods
        .iter()
        .map(|(item, count)| Glyph::Icon(Some(count).filter(|count| *count > 1), item_icon(item)))
        .collect()
}

fn line_of(glyphs: &[Glyph], middle: f32, y: f32, size: f32) -> Markup {
    let width = |glyph: &Glyph| match glyph {
        Glyph::Arrow => size * 0.5,
        Glyph::Icon(Some(_), _) => size * 1.55,
        Glyph::Icon(None, _) => size,
    };
    let gap = size * 0.1;
    let total: f32 = glyphs.iter().map(width).sum::<f32>() + gap * glyphs.len().saturating_sub(1) as f32;
    let placed = glyphs.iter().scan(middle - total / 2., |x, glyph| {
        let left = *x;
        *x += width(glyph) + gap;
        Some((left, glyph))
    });
    html! {
        @for (left, glyph) in placed {
            @match glyph {
                Glyph::Arrow => {
                    @let tip = art::tenth(size * 0.35);
                    path.tstip d=(format!("M{} {}l{tip} {tip}-{tip} {tip}z", art::tenth(left), art::tenth(y + size * 0.15))) {}
                }
                Glyph::Icon(Some(count), name) => {
                    text.tscount x=(art::tenth(left + size * 0.27)) y=(art::tenth(y + size * 0.78)) font-size=(art::tenth(size * 0.88)) { (count) }
                    (art::symbol(&format!("i-{name}"), left + size * 0.54, y, size, size))
                }
                Glyph::Icon(None, name) => (art::symbol(&format!("i-{name}"), left, y, size, size)),
            }
        }
    }
}

/// The symbol of a good or coin.
fn item_icon(item: Item) -> &'static str {
    match item {
        Item::Grain => "grain",
        Item::Wood => "wood",
        Item::Stone => "stone",
        Item::Gunpowder => "powder",
        Item::Textile => "textile",
        Item::Steel => "steel",
        Item::Coin => "coin",
    }
}

/// The symbol of what an effect gives.
fn icon(token: Token) -> &'static str {
    match token {
        Token::Vp => "vp",
        Token::Any => "any",
        Token::Income => "income",
        Token::Warrior => "warrior",
        Token::Move => "ship",
        Token::TakeProject => "project",
        Token::CompleteProject => "complete",
        Token::TakeEstate => "estate",
        Token::TakeTitle => "title",
        Token::Swap => "scales",
        Token::Favor => "favor",
        Token::Trade => "trade",
        Token::TwoTrades => "trades",
        Token::Building => "raise",
        Token::War => "war",
        goods => goods.item().map_or("any", item_icon),
    }
}

/// The symbol of a chamber.
fn chamber_icon(chamber: Chamber) -> &'static str {
    match chamber {
        Chamber::Production => "income",
        Chamber::Maneuver => "ship",
        Chamber::Project => "project",
        Chamber::Exchange => "scales",
        Chamber::Reward => "title",
    }
}

/// The symbol of a kind of project.
fn kind_icon(kind: ProjectKind) -> &'static str {
    match kind {
        ProjectKind::Construction => "house",
        ProjectKind::Trade => "trade",
        ProjectKind::Military => "war",
    }
}

/// The letters that double the colour of a city.
fn hue_letters(hue: Hue) -> &'static str {
    match hue {
        Hue::Black => "first-tsar-web-hue-black",
        Hue::Blue => "first-tsar-web-hue-blue",
        Hue::Purple => "first-tsar-web-hue-purple",
        Hue::Yellow => "first-tsar-web-hue-yellow",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_means_a_reconstructed_number() {
        let guessed = |file, row| KNOWN.guessed(Tables::current(), file, row);
        for (file, row) in [
            ("projects.toml", "PM02"),
            ("titles.toml", "TL03"),
            ("estates.toml", "ES04"),
            ("cities.toml", "CT01"),
            ("pad.toml", "PP01"),
        ] {
            assert!(guessed(file, row), "{row}");
        }
        // Of Putivl only place and colour are guessed.
        for (file, row) in [
            ("projects.toml", "PM01"),
            ("titles.toml", "TL01"),
            ("estates.toml", "ES01"),
            ("cities.toml", "CT11"),
            ("trades.toml", "TT16"),
            ("spoils.toml", "SP02"),
            ("pad.toml", "PP04"),
        ] {
            assert!(!guessed(file, row), "{row}");
        }
    }

    #[test]
    fn what_is_gained_has_the_symbol_of_its_good() {
        let gained = |item: Item| {
            Message::new("first-tsar-event-gained").with("what", phrase::token(Token::of(item), 2))
        };
        assert_eq!(sign(&gained(Item::Gunpowder)), Some("powder"));
        assert_eq!(sign(&gained(Item::Grain)), Some("grain"));
        assert_eq!(sign(&Message::new("stroganov-event-moved")), None);
    }
}
