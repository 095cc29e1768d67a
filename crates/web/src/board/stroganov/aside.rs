//! What lies beside the map: the season, songs, the market, the trade space, bag and stacks, and the first wishes.

use maud::{Markup, html};
use samovar_engine::Message;
use samovar_stroganov::{Frame, Phase, phrase};

use super::{Picture, Spot};
use crate::art;

const SEASONS: [&str; 4] = ["stroganov-spring", "stroganov-summer", "stroganov-autumn", "stroganov-winter"];

impl Picture<'_> {
    /// The wheel of the year.
    pub(super) fn season(&self) -> Markup {
        let season = usize::from(self.board.season.min(3));
        let label = match self.board.phase {
            Phase::Draft => self.text("stroganov-web-draft"),
            Phase::Over => self.text("stroganov-ask-over"),
            _ => self.say(
                &Message::new("stroganov-web-season")
                    .with("season", Message::new(SEASONS[season]))
                    .with("year", self.board.year),
            ),
        };
        html! {
            div.wheel {
                svg viewBox="-52 -52 104 104" role="img" aria-label=(label) data-rule="STR-047 STR-186" {
                    title { (label) }
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
                    g.hand style=(format!("transform:rotate({}deg)", 45 + 90 * season)) {
                        path d="M-5 0 0-46 5 0z" {}
                    }
                    circle.hub r="8" {}
                    text.year y="4.6" { (self.board.year) }
                }
                p { strong { (label) } }
            }
        }
    }

    pub(super) fn songs(&self) -> Markup {
        html! {
            section.songs aria-label=(self.text("stroganov-board-songs")) {
                h2 { (art::icon("song")) (self.text("stroganov-board-songs")) }
                div.cards {
                    @for song in &self.board.songs {
                        @match song {
                            Some(song) => {
                                @let printed = &self.tables.songs[song.index()];
                                @let id = song.to_string();
                                @let label = Message::new("stroganov-web-song")
                                    .with("song", id.as_str())
                                    .with("cost", printed.cost)
                                    .with("reward", phrase::reward(&printed.reward));
                                (self.scene.chip(
                                    &Spot {
                                        action: Some(format!("sing {song}")),
                                        label: self.noted(self.say(&label), "songs.toml", &id),
                                        rules: "STR-180 STR-196 STR-197",
                                        class: "song",
                                        ..Spot::default()
                                    },
                                    html! {
                                        span.cost { (printed.cost) }
                                        (self.icons(&printed.reward))
                                        span.effect { (self.listed(&printed.reward)) (self.mark("songs.toml", &id)) }
                                    },
                                ))
                            }
                            None => span.song.bare {},
                        }
                    }
                }
            }
        }
    }

    /// A reward part by part.
    fn listed(&self, reward: &samovar_stroganov::components::Reward) -> String {
        reward.parts().iter().map(|part| self.say(&phrase::goods(*part))).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn market(&self) -> Markup {
        let furs: Vec<u8> = self.board.market.iter().map(|fur| fur.value()).collect();
        html! {
            section.market aria-label=(self.text("stroganov-board-market")) {
                h2 { (art::icon("market")) (self.text("stroganov-board-market")) }
                div.stall {
                    @for (place, value) in furs.iter().enumerate() {
                        @let first = place == 0 || furs[place - 1] != *value;
                        div.ware {
                            (self.ware(*value, first, "take", "STR-176 STR-354", html! { (art::fur_icon(*value, "big")) }))
                            @if first && self.scene.table.is_my_move() {
                                div.deals {
                                    (self.deal(*value, "buy", "STR-156", html! { "5" (art::icon("horse")) }))
                                    (self.deal(*value, "lower", "STR-157", html! { (art::icon("lower")) }))
                                    (self.deal(*value, "swap", "STR-158", html! { (art::icon("swap")) }))
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    fn ware(&self, value: u8, first: bool, verb: &str, rules: &str, inner: Markup) -> Markup {
        let label = Message::new("stroganov-web-ware").with("what", self.fur(value));
        let action = first.then(|| format!("{verb} {value}"));
        self.scene.chip(
            &Spot { action, label: self.say(&label), rules, class: "furspot", ..Spot::default() },
            inner,
        )
    }

    /// A way to get a fur from the market besides; shown only where it is open.
    fn deal(&self, value: u8, verb: &str, rules: &str, inner: Markup) -> Markup {
        let open = self.scene.choice(&format!("{verb} {value}")).is_some();
        html! { @if open { (self.ware(value, true, verb, rules, inner)) } }
    }

    /// The basic actions that have no other place, and the trade bonuses.
    pub(super) fn trade(&self) -> Markup {
        let trade = Message::new("stroganov-web-trade").with("value", self.board.trade_fur.value());
        let place = |action: &str, label: String, rules: &'static str, inner: Markup| {
            let spot =
                Spot { action: Some(action.to_owned()), label, rules, class: "deed", ..Spot::default() };
            self.scene.chip(&spot, inner)
        };
        let goods = |id, count: u8| self.say(&Message::new(id).with("count", count));
        html! {
            section.trade aria-label=(self.text("stroganov-web-deeds")) {
                h2 { (art::icon("basic")) (self.text("stroganov-web-deeds")) }
                div.deeds {
                    (place("coin", goods("stroganov-goods-coin", 1), "STR-066", html! { "1" (art::icon("coin")) }))
                    (place("horses", goods("stroganov-goods-horse", 4), "STR-067", html! { "4" (art::icon("horse")) }))
                    (place("trade", self.say(&trade), "STR-079 STR-080", html! { (art::fur_icon(self.board.trade_fur.value(), "")) "→ 2×" }))
                    (place("bonus coin", goods("stroganov-goods-coin", 1), "STR-081", html! { "1" (art::icon("coin")) }))
                    (place("bonus story", goods("stroganov-goods-story", 2), "STR-082", html! { "2" (art::icon("story")) }))
                    (place("bonus horses", goods("stroganov-goods-horse", 3), "STR-084", html! { "3" (art::icon("horse")) }))
                    span.spot.deed role="img" aria-label=(goods("stroganov-goods-move", 1)) title=(goods("stroganov-goods-move", 1)) data-rule="STR-083" { (art::icon("move")) }
                }
            }
        }
    }

    pub(super) fn stacks(&self) -> Markup {
        let number = |name: &str| self.view["stacks"][name].as_u64().unwrap_or(0);
        let stack = |icon: &str, id: &'static str, count: u64, rules: &str| {
            let label = self.say(&Message::new(id).with("count", count as i64));
            html! {
                span.spot.stack role="img" aria-label=(label) title=(label) data-rule=(rules) { (art::icon(icon)) b { (count) } }
            }
        };
        let left: Vec<String> = self
            .board
            .bag
            .values()
            .iter()
            .map(|fur| format!("{}×{fur}", self.board.bag.count(fur)))
            .collect();
        let total = self.board.bag.total();
        let bag = Message::new("stroganov-web-bag").with("count", total).with("furs", left.join(" "));
        html! {
            section.stacks aria-label=(self.text("stroganov-board-supply")) {
                h2 { (art::icon("bag")) (self.text("stroganov-board-supply")) }
                div.piles {
                    (self.scene.chip(
                        &Spot { action: Some("buy bag".into()), label: self.say(&bag), rules: "STR-156 STR-175", class: "stack bag", ..Spot::default() },
                        html! { (art::icon("bag")) b { (total) } },
                    ))
                    @if let Some(Frame::Keep(one, two)) = self.board.frames.last() {
                        @for fur in [Some(*one), (one != two).then_some(*two)].into_iter().flatten() {
                            (self.scene.chip(
                                &Spot {
                                    action: Some(format!("keep {fur}")),
                                    label: self.say(&Message::new("stroganov-web-drawn").with("what", self.fur(fur.value()))),
                                    rules: "STR-175",
                                    class: "furspot",
                                    ..Spot::default()
                                },
                                art::fur_icon(fur.value(), "big"),
                            ))
                        }
                    }
                    (stack("tile", "stroganov-board-tiles-left", number("tiles"), "STR-005"))
                    (stack("yurt", "stroganov-board-yurts-left", number("yurts"), "STR-018"))
                    (stack("wish", "stroganov-board-wishes-left", number("wishes"), "STR-032"))
                    (stack("song", "stroganov-board-songs-left", number("songs"), "STR-025"))
                    (stack("tiger", "stroganov-board-tigers-left", self.board.tiger_pool.into(), "STR-041 STR-097"))
                    (stack("banner", "stroganov-board-banners-left", self.board.banner_pool.into(), "STR-040 STR-112"))
                }
            }
        }
    }

    /// The first wishes, while they are chosen.
    pub(super) fn offer(&self) -> Markup {
        html! {
            section.offer aria-label=(self.text("stroganov-web-draft")) {
                h2 { (art::icon("wish")) (self.text("stroganov-web-draft")) }
                div.cards {
                    @for offer in &self.board.offer {
                        @let fur = Message::new("stroganov-web-with-fur").with("what", self.fur(offer.fur.value()));
                        div.offered {
                            (self.card(offer.wish, &Spot {
                                action: Some(format!("draft {}", offer.wish)),
                                label: format!("{} {}", self.wish_words(offer.wish), self.say(&fur)),
                                rules: &format!("STR-035 STR-162 {}", super::wish_rule(offer.wish)),
                                class: "wishcard",
                                ..Spot::default()
                            }))
                            span.gift aria-hidden="true" { "+" (art::fur_icon(offer.fur.value(), "")) }
                        }
                    }
                }
            }
        }
    }
}
