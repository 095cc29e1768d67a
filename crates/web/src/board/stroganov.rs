//! The board of Stroganov: the landscape row over its regions, what lies beside it, and the players.

mod aside;
mod cover;
mod map;
mod players;
mod region;

use std::sync::LazyLock;

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_stroganov::components::{Components, Part, Reward, Tables, Token, Track, TrackId, WishId};
use samovar_stroganov::{Board, Phase, phrase};
use serde_json::Value;

pub(super) use cover::picture;
pub(super) use map::statics;

use super::known::Known;
use super::{Drawn, Livery, Scene, Spot, Verb, mark, mark_at};
use crate::art;

/// The board and the players, unless the view is not one of Stroganov.
pub(super) fn draw(scene: &Scene<'_>) -> Option<Drawn> {
    let view = scene.table.view.as_ref()?;
    let board: Board = serde_json::from_value(view["board"].clone()).ok()?;
    let picture = Picture { scene, view, board, tables: Tables::current() };
    Some(Drawn { board: picture.table(), players: picture.players() })
}

/// How an action is shown among the others.
pub(super) fn verb(action: &str) -> Verb {
    let first = action.split(' ').next().unwrap_or_default();
    let (icon, extra) = match first {
        "draft" | "wish" => ("wish", false),
        "go" | "step" => ("move", false),
        "coin" | "show" => ("coin", false),
        "horses" => ("horse", false),
        "hunt" => ("hunt", false),
        "trade" | "bonus" => ("basic", false),
        "visit" => ("village", false),
        "yurt" => ("yurt", false),
        "build" => ("outpost", false),
        "claim" => ("tile", false),
        "pay" | "keep" => ("fur", false),
        "take" => ("market", false),
        "buy" => ("market", true),
        "lower" => ("lower", true),
        "swap" => ("swap", true),
        "fulfil" => ("wish", true),
        "extra" | "income" => ("advanced", true),
        "advance" => ("trophy", false),
        "reward" => ("trophy-reward", false),
        "sing" => ("song", false),
        _ => ("banner", false),
    };
    Verb { icon, extra }
}

/// The symbol beside a line of the log.
pub(super) fn sign(line: &Message) -> Option<&'static str> {
    let event = line.id.strip_prefix("stroganov-event-")?;
    Some(match event {
        "drafted" | "wish" | "fulfilled" | "new-wish" => "wish",
        "moved" | "home" => "move",
        "hunted" | "paid" | "acquired" => "fur",
        "paid-horses" | "income" => "horse",
        "paid-coin" | "showed-coin" => "coin",
        "showed-tiger" => "tiger",
        // What is gained is called as its symbol is.
        "gained" => return line.words("what").and_then(|what| what.id.strip_prefix("stroganov-goods-")),
        "drew" => "bag",
        "refilled" | "new-market" => "market",
        "visited" => "village",
        "yurt" | "new-yurt" => "yurt",
        "built" => "outpost",
        "claimed" | "new-tile" | "slid" => "tile",
        "trophy" => "trophy",
        "sang" | "new-song" => "song",
        "scored-for-action" => "vp",
        "over" => "end",
        _ => return None,
    })
}

/// Everything the parts of the drawing need.
struct Picture<'a> {
    scene: &'a Scene<'a>,
    view: &'a Value,
    board: Board,
    tables: &'static Tables,
}

impl Picture<'_> {
    fn table(&self) -> Markup {
        html! {
            div.strogboard.{ "season-" (self.board.season.min(3)) } {
                div.strip { (self.season()) (self.songs()) (self.market()) (self.trade()) (self.stacks()) }
                @if self.board.phase == Phase::Draft { (self.offer()) }
                div.mapscroll tabindex="0" role="group" aria-label=(self.text("stroganov-web-map")) { (self.map()) }
            }
        }
    }

    // Words.

    fn say(&self, message: &Message) -> String {
        self.scene.pen.say(message)
    }

    fn text(&self, id: &str) -> String {
        self.scene.pen.text(id)
    }

    /// A fur in words.
    fn fur(&self, value: u8) -> Message {
        Message::new("stroganov-fur").with("value", value)
    }

    // Pieces.

    /// A reward as symbols among text.
    fn icons(&self, reward: &Reward) -> Markup {
        html! { span.parts { @for part in reward.parts() { (icon_part(*part)) } } }
    }

    /// A reward as symbols inside a drawing, around the middle of a line.
    fn reward_line(&self, reward: &Reward, middle: f32, y: f32, size: f32) -> Markup {
        let parts = reward.parts();
        let width = |part: &Part| if shows_count(*part) { size * 1.55 } else { size };
        let gap = size * 0.12;
        let total: f32 = parts.iter().map(width).sum::<f32>() + gap * (parts.len().max(1) - 1) as f32;
        let placed = parts.iter().scan(middle - total / 2., |x, part| {
            let left = *x;
            *x += width(part) + gap;
            Some((left, part))
        });
        html! {
            @for (left, part) in placed {
                @if shows_count(*part) {
                    text.count x=(art::tenth(left + size * 0.27)) y=(art::tenth(y + size * 0.78)) font-size=(art::tenth(size * 0.85)) { (part.count) }
                    (art::symbol(&format!("i-{}", icon(part.token)), left + size * 0.52, y, size, size))
                } @else {
                    (art::symbol(&format!("i-{}", icon(part.token)), left, y, size, size))
                }
            }
        }
    }

    /// Everybody with a Cossack.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.board.players.len())
    }

    /// The colour of a seat; the automatic opponent has none.
    fn colour(&self, seat: Seat) -> Option<&str> {
        self.board.colour(seat)
    }

    fn livery(&self, seat: Seat) -> Livery {
        self.scene.livery(seat)
    }

    /// A player with the colour, as labels call them.
    fn whose(&self, seat: Seat) -> String {
        self.scene.whose(seat)
    }

    /// The trophy track of a seat, as its board shows it.
    fn track(&self, seat: Seat) -> Option<(&'static Track, TrackId)> {
        let track = self.board.track(seat, self.view["automa"]["name"].as_str())?;
        Some((&self.tables.tracks[track as usize], track))
    }

    /// What a wish wants, scores and does, in words.
    fn wish_words(&self, wish: WishId) -> String {
        let printed = &self.tables.wishes[wish.index()];
        let message = Message::new("stroganov-web-wish")
            .with("wish", wish.to_string())
            .with("furs", printed.possess)
            .with("value", printed.value.value())
            .with("pay", printed.pay)
            .with("vp", printed.vp)
            .with("effect", phrase::wish(wish));
        self.noted(self.say(&message), "wishes.toml", &wish.to_string())
    }

    /// A wish as a card.
    fn card(&self, wish: WishId, spot: &Spot<'_>) -> Markup {
        let printed = &self.tables.wishes[wish.index()];
        let inner = html! {
            span.card-id { (wish) (self.mark("wishes.toml", &wish.to_string())) }
            span.demand {
                @for place in 0..printed.possess {
                    (art::fur_icon(printed.value.value(), if place < printed.pay { "paid" } else { "" }))
                }
                @if printed.vp > 0 { span.part { (printed.vp) (art::icon("vp")) } }
            }
            span.effect { (self.say(&phrase::effect(printed.effect, phrase::goods))) }
        };
        self.scene.chip(spot, inner)
    }

    // What is not known.

    /// A sentence about a piece, with a note if numbers on the piece are reconstructed.
    fn noted(&self, words: String, file: &'static str, row: &str) -> String {
        self.scene.noted(words, KNOWN.guessed(self.tables, file, row))
    }

    /// The mark of a piece with reconstructed numbers.
    fn mark(&self, file: &'static str, row: &str) -> Markup {
        mark(KNOWN.guessed(self.tables, file, row))
    }

    /// The same mark inside a drawing.
    fn mark_at(&self, file: &'static str, row: &str, x: f32, y: f32) -> Markup {
        mark_at(KNOWN.guessed(self.tables, file, row), x, y)
    }
}

/// The letter of a stack is no number.
static KNOWN: LazyLock<Known> = LazyLock::new(|| Known::of::<Tables>(&["deck", "start", "letters", "mark"]));

/// Whether a part is drawn with its number.
fn shows_count(part: Part) -> bool {
    part.count > 1 || matches!(part.token, Token::Vp | Token::Horse)
}

fn icon_part(part: Part) -> Markup {
    html! { span.part { @if shows_count(part) { (part.count) } (art::icon(icon(part.token))) } }
}

/// The symbol of what a reward gives.
fn icon(token: Token) -> &'static str {
    match token {
        Token::Vp => "vp",
        Token::Horse => "horse",
        Token::Coin => "coin",
        Token::Story => "story",
        Token::Bag => "bag",
        Token::Market => "market",
        Token::Outpost => "outpost",
        Token::Banner => "banner",
        Token::Tiger => "tiger",
        Token::Trophy => "trophy",
        Token::TrophyReward => "trophy-reward",
        Token::Basic => "basic",
        Token::Hunt => "hunt",
        Token::Move => "move",
        Token::Advanced => "advanced",
        Token::AdvancedAnywhere => "advanced-anywhere",
        Token::VillageAnywhere | Token::VillageNoTrophy => "village",
        Token::YurtNoTrophy => "yurt",
        Token::BuildOutpostAnywhere => "build",
        Token::FulfilWishRedOnly => "wish",
        Token::TwoRewards => "two-rewards",
    }
}

/// The rule that says what a wish does.
fn wish_rule(wish: WishId) -> String {
    const RULES: [u16; WishId::COUNT] = [
        301, 302, 303, 304, 305, 306, 307, 310, 311, // S
        312, 313, 314, 316, 317, 318, 319, 320, 321, 322, 324, 325, 326, 327, // A
        328, 329, 330, 331, 332, 333, 335, 336, 337, 338, 339, 340, 341, 342, // B
    ];
    format!("STR-{}", RULES[wish.index()])
}
