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
use samovar_engine::{Colour, Message, Seat};
use samovar_first_tsar::components::{
    Chamber, City, Components, Effect, Hue, Item, ProjectKind, Tables, Token,
};
use samovar_first_tsar::{Action, Deck, Event, FirstTsar, Goods, Piece, Points, Prize, Seal, phrase};

use super::known::Known;
use super::{Drawing, Drawn, First, Glance, Sign, Verb, mark, mark_at};
use crate::art::{self, Shape};
use crate::pen::{Livery, Pen};

type Scene<'a> = super::Scene<'a, FirstTsar>;
type Target = super::Target<Action>;
type Spot<'a> = super::Spot<'a, Action>;

impl Drawing for FirstTsar {
    const RULES: &'static str = include_str!("../../../../rules/first-tsar.md");
    const PICTURES: &'static str = include_str!("first_tsar/pictures.toml");
    const GLOSSARY: &'static str = include_str!("first_tsar/glossary.toml");

    fn picture() -> Markup {
        cover::picture()
    }

    fn statics() -> Markup {
        html! {
            (PreEscaped(include_str!("../../assets/first-tsar.svg")))
            (land::statics())
        }
    }

    fn draw(scene: &Scene<'_>) -> Drawn {
        Drawn { board: table(scene), players: players::all(scene), ..Drawn::default() }
    }

    fn glance(scene: &Scene<'_>, seat: Seat) -> Glance {
        players::glance(scene, seat)
    }

    fn verb(action: Action) -> Verb {
        use Action::*;
        let icon = match action {
            Keep(_) | TakeProject(_) | DrawProject | Discard(..) => "project",
            Settle(_) | Warrior(_) => "warrior",
            Leave(_, Seal::With) => "seal",
            Plan(chamber) | Leave(chamber, Seal::Without) => chamber_icon(chamber),
            Coins(_) | Pay | SellLocal(..) | SellForeign(_) => "coin",
            Income(..) => "income",
            Move(Piece::Boyar, ..) | Send(_) => "boyar",
            Move(Piece::Warrior, ..) => "ship",
            TakeTitle(_) | DrawTitle => "title",
            TakeEstate(_) | DrawEstate | Use(_) => "estate",
            Complete(_) => "complete",
            Give(..) | Swap(..) => "scales",
            Take(item) => item_icon(item),
            Cover(_) => "cover",
            Slot(_) | Drop(_) | Effect(_) | Resolve => "trade",
            Build(_) => "raise",
            War(_) => "war",
            Reward(Prize::Points) => "vp",
            Reward(Prize::Other) => "region",
            Skip | End => "banner",
        };
        // There are many of each, so they stand together.
        let heading = match action {
            Give(..) => Some("first-tsar-heading-exchange"),
            SellLocal(..) | SellForeign(_) | Discard(..) | Cover(_) | Use(_) => {
                Some("first-tsar-heading-free")
            }
            _ => None,
        };
        let first = match action {
            Move(piece, from, _) => {
                let id = match piece {
                    Piece::Boyar => "first-tsar-first-boyar",
                    Piece::Warrior => "first-tsar-first-warrior",
                };
                let words = Message::new(id).with("city", phrase::city(from));
                Some(First { key: mover_key(piece, from), words })
            }
            _ => None,
        };
        Verb { icon, heading, first }
    }

    fn sign(event: &Event) -> Option<Sign> {
        use Event::*;
        let icon = match *event {
            Kept { .. }
            | ProjectsRevealed { .. }
            | TookProject { .. }
            | DrewProject { .. }
            | NewProject { .. } => "project",
            Completed { .. } => "complete",
            Settled { .. } | PlacedWarrior { .. } => "warrior",
            Planned { .. }
            | Left { .. }
            | Sent { .. }
            | Moved { piece: Piece::Boyar, .. }
            | NewAssignments { .. } => "boyar",
            Moved { piece: Piece::Warrior, .. } => "ship",
            Sealed { .. } => "seal",
            CoinsBack { .. } | Sold { .. } | Paid { .. } => "coin",
            Income { .. } => "income",
            TookTrade { .. }
            | PlacedTrade { .. }
            | DroppedTrade { .. }
            | DiscardedTrades { .. }
            | ResolvedTrade { .. }
            | NewTrades => "trade",
            Arranged { .. } => "cover",
            Built { .. } => "house",
            War { .. } | NewSpoils { .. } => "war",
            Gave { .. } | Swapped { .. } => "scales",
            Gained { item, .. } => item_icon(item),
            Favored { .. } | FavorToken { .. } => "favor",
            TookTitle { .. } | TitleScored { .. } | Reshuffled { deck: Deck::Titles } | NewCards { .. } => {
                "title"
            }
            TookEstate { .. } | UsedEstate { .. } | Reshuffled { deck: Deck::Estates } => "estate",
            RewardsBegan | RegionLed { .. } | NoReward { .. } | Rewarded { .. } | NewRegions { .. } => {
                "region"
            }
            RoundBegan { .. } | ActionsBegan => "kremlin",
            Scored { from, .. } => match from {
                Points::Projects | Points::Tokens | Points::Exchange => "vp",
                Points::Regions => "region",
                Points::Favor | Points::Standing => "favor",
                Points::Titles => "title",
                Points::FieldOfWar => "war",
            },
            ScoringBegan { .. } => "vp",
            GameOver => "end",
            TurnBegan { .. } | TurnEnded { .. } | Declined { .. } | DeclinedToPay { .. } => return None,
        };
        Some(match *event {
            Gained { count, .. } => Sign::counted(icon, count),
            Scored { vp, .. } | TitleScored { vp, .. } => Sign::counted(icon, vp),
            _ => Sign::new(icon),
        })
    }
}

/// The key of a piece that is picked before where it goes.
fn mover_key(piece: Piece, city: City) -> String {
    format!("{piece}-{}", city.code())
}

fn table(scene: &Scene<'_>) -> Markup {
    html! {
        div.tsboard {
            div.tsinner {
                (kremlin::kremlin(scene))
                div.mapscroll tabindex="0" role="group" aria-label=(scene.pen.text("first-tsar-web-map")) { (map::map(scene)) }
                (cards::displays(scene))
            }
        }
    }
}

/// The seats in the game.
fn seats(scene: &Scene<'_>) -> impl Iterator<Item = Seat> + use<> {
    Seat::first(scene.seen.view.board.players.len())
}

/// The allowed actions of a sort, in the game's order.
fn offered(scene: &Scene<'_>, is_meant: impl Fn(Action) -> bool) -> Vec<Target> {
    let choices = scene.seen.choices.iter().filter(|(action, _)| is_meant(*action));
    choices.map(|(action, _)| scene.target(*action)).collect()
}

// Players.

/// The words for a colour and its family, and the family's shape.
fn family(pen: &Pen, seat: Seat) -> (&'static str, &'static str, Shape) {
    match pen.colours.get(seat.index()) {
        Some(Colour::Black) => ("first-tsar-colour-black", "first-tsar-web-family-black", Shape::Square),
        Some(Colour::Green) => ("first-tsar-colour-green", "first-tsar-web-family-green", Shape::Triangle),
        Some(Colour::Red) => ("first-tsar-colour-red", "first-tsar-web-family-red", Shape::Diamond),
        _ => ("first-tsar-colour-white", "first-tsar-web-family-white", Shape::Circle),
    }
}

/// A family's own mark: the initials of the families tell colours apart in every language.
fn livery(pen: &Pen, seat: Seat) -> Livery {
    let (_, family, shape) = family(pen, seat);
    let letter = pen.text(family).chars().next().map_or_else(String::new, String::from);
    Livery { class: format!("seat {}", pen.seat_class(seat)), shape, letter }
}

/// A player with family and colour, as labels call them.
fn whose(pen: &Pen, seat: Seat) -> String {
    let (colour, family, _) = family(pen, seat);
    format!("{} ({}, {})", pen.seat(seat), pen.text(family), pen.text(colour))
}

/// Players with an amount each, as labels list them.
fn amounts<N: std::fmt::Display>(pen: &Pen, rows: impl IntoIterator<Item = (Seat, N)>) -> String {
    pen.listed(rows.into_iter().map(|(seat, amount)| format!("{} {amount}", whose(pen, seat))))
}

fn badge(pen: &Pen, seat: Seat, x: f32, y: f32, radius: f32) -> Markup {
    let livery = livery(pen, seat);
    art::badge(livery.shape, &livery.letter, x, y, radius)
}

/// A badge among text.
fn crest(pen: &Pen, seat: Seat) -> Markup {
    html! {
        svg.crest.(livery(pen, seat).class) viewBox="-16 -16 32 32" aria-hidden="true" { (badge(pen, seat, 0., 0., 11.)) }
    }
}

/// A boyar of a player with the badge on it, among text.
fn boyar(pen: &Pen, seat: Seat) -> Markup {
    html! {
        svg.tsfigure.(livery(pen, seat).class) viewBox="0 0 30 40" aria-hidden="true" {
            (art::symbol("ts-boyar", 1., 0., 28., 37.)) (badge(pen, seat, 15., 29., 8.5))
        }
    }
}

// Pieces.

/// Goods and coins as symbols among text.
fn goods_icons(goods: Goods) -> Markup {
    html! { span.parts { @for (item, count) in goods.iter() { span.part { @if count > 1 { (count) } (art::icon(item_icon(item))) } } } }
}

/// An effect as symbols among text.
fn icons(effect: &Effect) -> Markup {
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

// What is not known.

/// Whether numbers of a piece are reconstructed; names, colours and places are no numbers.
static KNOWN: LazyLock<Known> = LazyLock::new(|| {
    Known::of::<Tables>(&["name", "colour", "region", "x", "y", "river", "to", "from", "slot"])
});

fn guessed(file: &'static str, row: impl ToString) -> bool {
    KNOWN.guessed(Tables::current(), file, &row.to_string())
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
        let gained = |item: Item| Event::Gained { who: Seat::new(0), item, count: 2 };
        assert_eq!(FirstTsar::sign(&gained(Item::Gunpowder)).map(|sign| sign.icon), Some("powder"));
        assert_eq!(FirstTsar::sign(&gained(Item::Grain)).map(|sign| sign.icon), Some("grain"));
        assert_eq!(FirstTsar::sign(&Event::TurnBegan { who: Seat::new(0) }), None);
    }
}
