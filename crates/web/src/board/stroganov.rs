//! The board of Stroganov: the landscape row over its regions, what lies beside it, and the players.

mod aside;
mod cover;
mod map;
mod players;
mod region;

use std::fmt::Display;
use std::sync::LazyLock;

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_games::Stroganov;
use samovar_stroganov::components::{Components, Fur, Part, Reward, Tables, Token, WishId};
use samovar_stroganov::{Action, Event, FurSet, Phase, StandIn, phrase};

use super::known::Known;
use super::{Component, Drawing, Drawn, Glance, Sign, Verb, mark, mark_at};
use crate::art;
use crate::pen::Pen;

type Scene<'a> = super::Scene<'a, Stroganov>;
type Spot<'a> = super::Spot<'a, Action>;
type Target = super::Target<Action>;

impl Drawing for Stroganov {
    const RULES: &'static str = include_str!("../../../../rules/stroganov.md");
    const PICTURES: &'static str = include_str!("stroganov/pictures.toml");
    const GLOSSARY: &'static str = include_str!("stroganov/glossary.toml");

    fn picture() -> Markup {
        cover::picture()
    }

    fn statics() -> Markup {
        map::statics()
    }

    fn draw(scene: &Scene<'_>) -> Drawn {
        let board = &scene.seen.view.board;
        let table = html! {
            div.strogboard.{ "season-" (board.season.min(3)) } {
                (aside::strip(scene))
                @if board.phase == Phase::Draft { (aside::offer(scene)) }
                div.mapscroll tabindex="0" role="group" aria-label=(scene.pen.text("stroganov-web-map")) { (map::map(scene)) }
            }
        };
        Drawn { board: table, players: players::panels(scene), ..Drawn::default() }
    }

    fn glance(scene: &Scene<'_>, seat: Seat) -> Glance {
        players::glance(scene, seat)
    }

    fn verb(action: Action) -> Verb {
        use Action::*;
        const BASIC: &str = "stroganov-heading-basic";
        const ADVANCED: &str = "stroganov-heading-advanced";
        const AUXILIARY: &str = "stroganov-heading-auxiliary";
        match action {
            Draft(_) => Verb::new("wish"),
            Wish(_) => Verb::under(ADVANCED, "wish"),
            Go(_) => Verb::new("move"),
            Step(..) => Verb::under(BASIC, "move"),
            Show(_) => Verb::new("coin"),
            Coin => Verb::under(BASIC, "coin"),
            Horses => Verb::under(BASIC, "horse"),
            Hunt(..) => Verb::under(BASIC, "hunt"),
            Trade => Verb::under(BASIC, "basic"),
            Bonus(_) => Verb::new("basic"),
            Visit(_) => Verb::under(ADVANCED, "village"),
            Yurt(_) => Verb::under(ADVANCED, "yurt"),
            Build(_) => Verb::under(ADVANCED, "outpost"),
            Claim(_) => Verb::under(ADVANCED, "tile"),
            Pay(_) | Keep(_) => Verb::new("fur"),
            Take(_) => Verb::new("market"),
            Buy(_) | BuyBag => Verb::under(AUXILIARY, "market"),
            Lower(_) => Verb::under(AUXILIARY, "lower"),
            Swap(_) => Verb::under(AUXILIARY, "swap"),
            Fulfil(_) => Verb::under(AUXILIARY, "wish"),
            Extra(_) | Income(_) => Verb::under(AUXILIARY, "advanced"),
            Advance => Verb::new("trophy"),
            Reward(_) => Verb::new("trophy-reward"),
            Sing(_) => Verb::new("song"),
            Skip | End => Verb::new("banner"),
        }
    }

    fn sign(event: &Event) -> Option<Sign> {
        use Event::*;
        let icon = match event {
            Drafted { .. } | TookWish { .. } | Fulfilled { .. } | NewWish { .. } => "wish",
            Moved { .. } | CossacksHome => "move",
            Hunted { .. } | Paid { .. } | Acquired { .. } => "fur",
            PaidHorses { .. } | Income { .. } => "horse",
            PaidCoin { .. } | Showed { with: StandIn::Coin, .. } => "coin",
            Showed { with: StandIn::Tiger, .. } => "tiger",
            PaidStory { .. } => "story",
            Gained { token, .. } => icon(*token),
            Drew { .. } | Returned { .. } => "bag",
            MarketRefilled { .. } | NewMarket { .. } => "market",
            Visited { .. } => "village",
            UsedYurt { .. } | NewYurt { .. } => "yurt",
            Built { .. } => "outpost",
            Claimed { .. } | NewTile { .. } | TilesSlid => "tile",
            TrophyMoved { .. } => "trophy",
            Sang { .. } | NewSong { .. } => "song",
            ScoredForAction { .. } => "vp",
            GameOver => "end",
            SeasonBegan { .. }
            | TurnBegan { .. }
            | TurnEnded { .. }
            | LetterRemoved
            | Flipped { .. }
            | AdditionalFailed { .. } => return None,
        };
        Some(match *event {
            Gained { count, .. } => Sign::counted(icon, count),
            Income { horses, .. } => Sign::counted(icon, horses),
            ScoredForAction { vp, .. } => Sign::counted(icon, vp),
            _ => Sign::new(icon),
        })
    }
}

/// Every fur of a set, rising.
fn furs(furs: FurSet) -> impl Iterator<Item = Fur> {
    Fur::ALL.into_iter().flat_map(move |fur| std::iter::repeat_n(fur, furs.count(fur).into()))
}

// Pieces.

/// A reward as symbols among text.
fn icons(reward: &Reward) -> Markup {
    let part = |part: Part| html! { span.part { @if shows_count(part) { (part.count) } (art::icon(icon(part.token))) } };
    html! { span.parts { @for printed in reward.parts() { (part(*printed)) } } }
}

/// A reward as symbols inside a drawing, around the middle of a line.
fn reward_line(reward: &Reward, middle: f32, y: f32, size: f32) -> Markup {
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

/// What a wish wants, scores and does, in words.
fn wish_words(pen: &Pen, wish: WishId) -> String {
    let printed = &Tables::current().wishes[wish.index()];
    let message = Message::new("stroganov-web-wish")
        .with("wish", wish.to_string())
        .with("furs", printed.possess)
        .with("value", printed.value.value())
        .with("pay", printed.pay)
        .with("vp", printed.vp)
        .with("effect", phrase::wish(wish));
    pen.noted(pen.say(&message), guessed("wishes.toml", wish))
}

/// A wish as a card.
fn card(pen: &Pen, wish: WishId, spot: &Spot<'_>) -> Markup {
    let printed = &Tables::current().wishes[wish.index()];
    let inner = html! {
        span.card-id { (wish) (mark(guessed("wishes.toml", wish))) }
        span.demand {
            @for place in 0..printed.possess {
                (art::fur_icon(printed.value.value(), if place < printed.pay { "paid" } else { "" }))
            }
            @if printed.vp > 0 { span.part { (printed.vp) (art::icon("vp")) } }
        }
        span.effect { (pen.say(&phrase::effect(printed.effect, phrase::goods))) }
    };
    pen.chip(spot, inner)
}

/// Whether a printed piece has a reconstructed number.
fn guessed(file: &'static str, row: impl Display) -> bool {
    // The letter of a stack is no number.
    static KNOWN: LazyLock<Known> =
        LazyLock::new(|| Known::of::<Tables>(&["deck", "start", "letters", "mark"]));
    KNOWN.guessed(Tables::current(), file, &row.to_string())
}

/// Whether a part is drawn with its number.
fn shows_count(part: Part) -> bool {
    part.count > 1 || matches!(part.token, Token::Vp | Token::Horse)
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
