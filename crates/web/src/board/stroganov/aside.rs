//! What lies beside the map: the season, songs, the market, the trade space, bag and stacks, and the first wishes.

use maud::{Markup, html};
use samovar_engine::Message;
use samovar_stroganov::components::{Components, Fur, Part, SongId, Tables, Token, WishId};
use samovar_stroganov::{Action, Bonus, Frame, FurSet, Phase, Quarry, Stacks, phrase};

use super::{Component, Pen, Scene, Spot, Target, card, furs, guessed, icons, mark, wish_rule, wish_words};
use crate::art;

/// Everything above the map.
pub(super) fn strip(scene: &Scene<'_>) -> Markup {
    let pen = scene.pen;
    let board = &scene.seen.view.board;
    let year = Year { phase: board.phase, season: board.season.min(3), year: board.year };
    html! {
        div.strip {
            (pen.draw(&year))
            section.songs aria-label=(pen.text("stroganov-board-songs")) {
                h2 { (art::icon("song")) (pen.text("stroganov-board-songs")) }
                div.cards { @for place in 0..board.songs.len() { (pen.draw(&Song::new(scene, place))) } }
            }
            section.market aria-label=(pen.text("stroganov-board-market")) {
                h2 { (art::icon("market")) (pen.text("stroganov-board-market")) }
                div.stall {
                    @for (place, fur) in furs(board.market).enumerate() { (pen.draw(&Ware::new(scene, place, fur))) }
                }
            }
            (pen.draw(&Deeds::new(scene)))
            (pen.draw(&Supply::new(scene)))
        }
    }
}

/// The first wishes, while they are chosen.
pub(super) fn offer(scene: &Scene<'_>) -> Markup {
    let offer = scene.seen.view.board.offer.iter().map(|offer| Offered {
        wish: offer.wish,
        fur: offer.fur,
        draft: scene.target(Action::Draft(offer.wish)),
    });
    html! {
        section.offer aria-label=(scene.pen.text("stroganov-web-draft")) {
            h2 { (art::icon("wish")) (scene.pen.text("stroganov-web-draft")) }
            div.cards { @for offered in offer { (scene.pen.draw(&offered)) } }
        }
    }
}

/// The wheel of the year.
#[derive(Hash)]
struct Year {
    phase: Phase,
    season: u8,
    year: u8,
}

impl Component for Year {
    fn id(&self) -> String {
        "year".to_owned()
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let label = match self.phase {
            Phase::Draft => pen.text("stroganov-web-draft"),
            Phase::Over => pen.text("stroganov-ask-over"),
            _ => {
                let message =
                    Message::new("stroganov-web-season").with("season", phrase::season(self.season));
                pen.say(&message.with("year", self.year))
            }
        };
        html! {
            div.wheel id=(self.id()) {
                svg viewBox="-52 -52 104 104" role="img" aria-label=(label) data-rule="STR-047 STR-186" {
                    circle.rim r="50" {}
                    path.quarter.spring d="M0 0V-44A44 44 0 0 1 44 0z" {}
                    path.quarter.summer d="M0 0H44A44 44 0 0 1 0 44z" {}
                    path.quarter.autumn d="M0 0V44A44 44 0 0 1-44 0z" {}
                    path.quarter.winter d="M0 0H-44A44 44 0 0 1 0-44z" {}
                    // A flower, the sun, a leaf, a snowflake.
                    g.sign transform="translate(20 -20)" {
                        @for turn in 0..5 { ellipse.petal cx="0" cy="-6" rx="4" ry="6" transform=(format!("rotate({})", turn * 72)) {} }
                        circle.heart r="3.4" {}
                    }
                    g.sign transform="translate(20 20)" {
                        path.ray d="M0-12V12M-12 0H12M-8-8 8 8M8-8-8 8" {}
                        circle.disc r="6.4" {}
                    }
                    g.sign transform="translate(-20 20)" {
                        path.leaf d="M0 12C-12 4-8-8 0-13 8-8 12 4 0 12z" {}
                        path.vein d="M0 14V-6M0 3-5-1M0 3 5-1" {}
                    }
                    g.sign transform="translate(-20 -20)" {
                        path.flake d="M0-12V12M-10.5-6 10.5 6M10.5-6-10.5 6M-3-9 0-6 3-9M-3 9 0 6 3 9" {}
                    }
                    g.hand style=(format!("transform:rotate({}deg)", 45 + 90 * u16::from(self.season))) {
                        path d="M-5 0 0-46 5 0z" {}
                    }
                    circle.hub r="8" {}
                    text.year y="4.6" { (self.year) }
                }
                p { strong { (label) } }
            }
        }
    }
}

/// A place of the song display.
#[derive(Hash)]
struct Song {
    place: usize,
    song: Option<(SongId, Target)>,
}

impl Song {
    fn new(scene: &Scene<'_>, place: usize) -> Song {
        let song = scene.seen.view.board.songs[place];
        Song { place, song: song.map(|song| (song, scene.target(Action::Sing(song)))) }
    }
}

impl Component for Song {
    fn id(&self) -> String {
        format!("song-{}", self.place)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let Some((song, sing)) = &self.song else { return html! { span.song.bare id=(self.id()) {} } };
        let printed = &Tables::current().songs[song.index()];
        let label = Message::new("stroganov-web-song")
            .with("song", song.to_string())
            .with("cost", printed.cost)
            .with("reward", phrase::reward(&printed.reward));
        let guessed = guessed("songs.toml", song);
        let spot = Spot {
            target: Some(sing),
            label: pen.noted(pen.say(&label), guessed),
            rules: "STR-196 STR-197 STR-180",
            class: "song",
            id: Some(self.id()),
            ..Spot::default()
        };
        let gives = pen.listed(printed.reward.parts().iter().map(|part| pen.say(&phrase::goods(*part))));
        pen.chip(
            &spot,
            html! {
                span.cost { (printed.cost) }
                (icons(&printed.reward))
                span.effect { (gives) (mark(guessed)) }
            },
        )
    }
}

/// A fur in the market.
#[derive(Hash)]
struct Ware {
    place: usize,
    fur: Fur,
    take: Target,
    /// Other ways to get it that are open now, beside the first fur of its value.
    deals: Vec<Target>,
}

impl Ware {
    fn new(scene: &Scene<'_>, place: usize, fur: Fur) -> Ware {
        let first = furs(scene.seen.view.board.market).position(|other| other == fur) == Some(place);
        let deals = [Action::Buy(fur), Action::Lower(fur), Action::Swap(fur)].into_iter();
        let deals = deals.filter(|deal| first && scene.may(*deal)).map(|deal| scene.target(deal));
        Ware { place, fur, take: scene.target(Action::Take(fur)), deals: deals.collect() }
    }

    fn way(&self, pen: &Pen, target: Option<&Target>, rules: &str, inner: Markup) -> Markup {
        let label = Message::new("stroganov-web-ware").with("what", phrase::quarry(Quarry::Fur(self.fur)));
        pen.chip(&Spot { target, label: pen.say(&label), rules, class: "furspot", ..Spot::default() }, inner)
    }
}

impl Component for Ware {
    fn id(&self) -> String {
        format!("ware-{}", self.place)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let deal = |target: &Target| {
            let (rules, inner) = match target.action {
                Action::Buy(_) => ("STR-156", html! { "5" (art::icon("horse")) }),
                Action::Lower(_) => ("STR-157", art::icon("lower")),
                _ => ("STR-158", art::icon("swap")),
            };
            self.way(pen, Some(target), rules, inner)
        };
        html! {
            div.ware id=(self.id()) {
                (self.way(pen, Some(&self.take), "STR-176 STR-354", art::fur_icon(self.fur.value(), "big")))
                @if !self.deals.is_empty() { div.deals { @for target in &self.deals { (deal(target)) } } }
            }
        }
    }
}

/// The basic actions that have no other place, and the trade bonuses.
#[derive(Hash)]
struct Deeds {
    trade_fur: Fur,
    coin: Target,
    horses: Target,
    trade: Target,
    bonus_coin: Target,
    bonus_story: Target,
    bonus_horses: Target,
}

impl Deeds {
    fn new(scene: &Scene<'_>) -> Deeds {
        Deeds {
            trade_fur: scene.seen.view.board.trade_fur,
            coin: scene.target(Action::Coin),
            horses: scene.target(Action::Horses),
            trade: scene.target(Action::Trade),
            bonus_coin: scene.target(Action::Bonus(Bonus::Coin)),
            bonus_story: scene.target(Action::Bonus(Bonus::Story)),
            bonus_horses: scene.target(Action::Bonus(Bonus::Horses)),
        }
    }
}

impl Component for Deeds {
    fn id(&self) -> String {
        "deeds".to_owned()
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let place = |target, label: String, rules, inner: Markup| {
            pen.chip(&Spot { target, label, rules, class: "deed", ..Spot::default() }, inner)
        };
        let goods = |token, count| pen.say(&phrase::goods(Part { token, count }));
        let gain = |target, id, token, count, rules| {
            let inner = html! { (count) (art::icon(super::icon(token))) };
            place(Some(target), pen.say(&Message::new(id).with("what", goods(token, count))), rules, inner)
        };
        let (basic, bonus) = ("stroganov-web-basic", "stroganov-web-bonus");
        let bonus_move = Message::new(bonus).with("what", goods(Token::Move, 1));
        let value = self.trade_fur.value();
        let trade = pen.say(&Message::new("stroganov-web-trade").with("value", value));
        html! {
            section.trade id=(self.id()) aria-label=(pen.text("stroganov-web-deeds")) {
                h2 { (art::icon("basic")) (pen.text("stroganov-web-deeds")) }
                div.deeds {
                    (gain(&self.coin, basic, Token::Coin, 1, "STR-066"))
                    (gain(&self.horses, basic, Token::Horse, 4, "STR-067"))
                    (place(Some(&self.trade), trade, "STR-079 STR-080", html! { (art::fur_icon(value, "")) "→ 2×" }))
                    (gain(&self.bonus_coin, bonus, Token::Coin, 1, "STR-080 STR-081"))
                    (gain(&self.bonus_story, bonus, Token::Story, 2, "STR-080 STR-082"))
                    (gain(&self.bonus_horses, bonus, Token::Horse, 3, "STR-080 STR-084"))
                    (place(None, pen.say(&bonus_move), "STR-080 STR-083", art::icon("move")))
                }
            }
        }
    }
}

/// The bag, what was drawn from it, and the stacks.
#[derive(Hash)]
struct Supply {
    bag: FurSet,
    buy: Target,
    /// Furs drawn from the bag, one of which is kept.
    drawn: Vec<(Fur, Target)>,
    stacks: Stacks,
    tigers: u8,
    banners: u8,
}

impl Supply {
    fn new(scene: &Scene<'_>) -> Supply {
        let board = &scene.seen.view.board;
        let drawn = match board.frames.last() {
            Some(Frame::Keep(one, two)) => FurSet::from_iter([*one, *two]),
            _ => FurSet::EMPTY,
        };
        Supply {
            bag: board.bag,
            buy: scene.target(Action::BuyBag),
            drawn: drawn.values().iter().map(|fur| (fur, scene.target(Action::Keep(fur)))).collect(),
            stacks: scene.seen.view.stacks,
            tigers: board.tiger_pool,
            banners: board.banner_pool,
        }
    }

    fn bag(&self, pen: &Pen) -> Markup {
        let left = self.bag.values().iter().map(|fur| format!("{}×{fur}", self.bag.count(fur)));
        let left = left.collect::<Vec<_>>().join(" ");
        let label = Message::new("stroganov-web-bag").with("count", self.bag.total()).with("furs", left);
        let spot = Spot {
            target: Some(&self.buy),
            label: pen.say(&label),
            rules: "STR-175 STR-156",
            class: "stack bag",
            ..Spot::default()
        };
        pen.chip(&spot, html! { (art::icon("bag")) b { (self.bag.total()) } })
    }
}

impl Component for Supply {
    fn id(&self) -> String {
        "supply".to_owned()
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let drawn = |fur: Fur, keep| {
            let label = Message::new("stroganov-web-drawn").with("what", phrase::quarry(Quarry::Fur(fur)));
            let spot = Spot {
                target: Some(keep),
                label: pen.say(&label),
                rules: "STR-355 STR-175",
                class: "furspot",
                ..Spot::default()
            };
            pen.chip(&spot, art::fur_icon(fur.value(), "big"))
        };
        let stack = |icon, id, count: u8, rules| {
            let label = pen.say(&Message::new("stroganov-web-left").with("what", pen.count(id, count)));
            let spot = Spot { label, rules, class: "stack", ..Spot::default() };
            pen.chip(&spot, html! { (art::icon(icon)) b { (count) } })
        };
        html! {
            section.stacks id=(self.id()) aria-label=(pen.text("stroganov-board-supply")) {
                h2 { (art::icon("bag")) (pen.text("stroganov-board-supply")) }
                div.piles {
                    (self.bag(pen))
                    @for (fur, keep) in &self.drawn { (drawn(*fur, keep)) }
                    (stack("tile", "stroganov-board-tiles-left", self.stacks.tiles, "STR-005"))
                    (stack("yurt", "stroganov-board-yurts-left", self.stacks.yurts, "STR-018"))
                    (stack("wish", "stroganov-board-wishes-left", self.stacks.wishes, "STR-032"))
                    (stack("song", "stroganov-board-songs-left", self.stacks.songs, "STR-025"))
                    (stack("tiger", "stroganov-board-tigers-left", self.tigers, "STR-097 STR-041"))
                    (stack("banner", "stroganov-board-banners-left", self.banners, "STR-040 STR-112"))
                }
            }
        }
    }
}

/// A first wish with its fur.
#[derive(Hash)]
struct Offered {
    wish: WishId,
    fur: Fur,
    draft: Target,
}

impl Component for Offered {
    fn id(&self) -> String {
        format!("offer-{}", self.wish)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let fur = Message::new("stroganov-web-with-fur").with("what", phrase::quarry(Quarry::Fur(self.fur)));
        let spot = Spot {
            target: Some(&self.draft),
            label: format!("{} {}", wish_words(pen, self.wish), pen.say(&fur)),
            rules: &format!("STR-035 STR-162 {}", wish_rule(self.wish)),
            class: "wishcard",
            ..Spot::default()
        };
        html! {
            div.offered id=(self.id()) {
                (card(pen, self.wish, &spot))
                span.gift aria-hidden="true" { "+" (art::fur_icon(self.fur.value(), "")) }
            }
        }
    }
}
