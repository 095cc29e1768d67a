//! The players: supplies, pads, cards and tokens.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_first_tsar::components::{
    BOYARS, Chamber, EstateId, Item, PAD, ProjectId, ProjectKind, TitleId, Token, TradeId,
};
use samovar_first_tsar::{Phase, PlayerData, ProjectSet, phrase};

use super::{Picture, Spot, item_icon, kind_icon};
use crate::art;

impl Picture<'_> {
    /// All players, whoever looks first.
    pub(super) fn players(&self) -> Markup {
        let viewer = self.seen.viewer;
        html! { @for seat in self.scene.seats_from(viewer, self.board().players.len()) { (self.section(seat, Some(seat) == viewer)) } }
    }

    fn section(&self, seat: Seat, mine: bool) -> Markup {
        let player = self.player(seat);
        let livery = self.livery(seat);
        let deciding = self.seen.to_decide == Some(seat);
        let rank = self.rank(seat) + 1;
        let favor =
            self.say(&Message::new("first-tsar-web-favor").with("who", self.whose(seat)).with("rank", rank));
        let begins = self.say(&Message::new("first-tsar-web-first").with("who", self.scene.pen.seat(seat)));
        html! {
            section.player.tsplayer.(livery.class).mine[mine].deciding[deciding] id=(format!("player-{seat}")) aria-label=(self.whose(seat)) {
                header {
                    (self.crest(seat))
                    h2 { (self.scene.pen.seat(seat)) " " small { (self.text(self.family(seat).2)) } }
                    @if self.board().first == seat {
                        span.spot.tsbegins role="img" title=(begins) aria-label=(begins) data-rule="TSR-026 TSR-065 TSR-206" { (art::icon("banner")) }
                    }
                    span.spot.tsrank role="img" title=(favor) aria-label=(favor) data-rule="TSR-075 TSR-077" { (art::icon("favor")) (rank) "." }
                    span.points title=(self.count("first-tsar-web-points", player.vp)) { (art::icon("vp")) b { (player.vp) } }
                }
                (self.stock(player))
                (self.supply(seat, player))
                (self.pad(seat, player))
                (self.pad_actions(seat))
                (self.hand(seat, player, mine))
                (self.cards(seat, player))
                (self.trophies(player))
            }
        }
    }

    /// Goods and coins.
    fn stock(&self, player: &PlayerData) -> Markup {
        html! {
            div.goods {
                @for item in Item::ALL {
                    @let count = player.goods.count(item);
                    @let rules = match item {
                        Item::Coin => "TSR-024 TSR-238",
                        item if item.is_local() => "TSR-019 TSR-021 TSR-176",
                        _ => "TSR-020 TSR-160 TSR-178 TSR-219",
                    };
                    @let spot = Spot {
                        label: self.say(&phrase::token(Token::of(item), count)),
                        rules,
                        class: if count == 0 { "good none" } else { "good" },
                        ..Spot::default()
                    };
                    (self.scene.chip(&spot, html! { (art::icon(item_icon(item))) b { (count) } }))
                }
            }
        }
    }

    /// Pieces that are not on the board.
    fn supply(&self, seat: Seat, player: &PlayerData) -> Markup {
        // A boyar on its way to a city is nowhere else; one that stays in the Kremlin is counted there.
        let errand = &self.board().errand;
        let away = |chamber: Chamber| self.board().active == seat && self.is_on_the_way(chamber);
        let out = player.boyars.values().sum::<u8>() + player.bribes.len() as u8 + player.in_kremlin;
        let boyars = BOYARS.saturating_sub(out + u8::from(errand.chamber.is_some_and(away)));
        let pieces = [
            ("warrior", player.warriors, "first-tsar-web-supply-warriors", "TSR-031 TSR-129"),
            ("boyar", boyars, "first-tsar-web-supply-boyars", "TSR-030 TSR-084"),
            ("house", player.buildings, "first-tsar-web-supply-buildings", "TSR-032 TSR-150"),
            ("seal", player.seals, "first-tsar-web-supply-seals", "TSR-033 TSR-101 TSR-104"),
        ];
        html! {
            div.goods.tssupply.(self.livery(seat).class) {
                @for (icon, count, id, rules) in pieces {
                    @let spot = Spot { label: self.count(id, count), rules, class: if count == 0 { "good none" } else { "good" }, ..Spot::default() };
                    (self.scene.chip(&spot, html! { (art::icon(icon)) b { (count) } }))
                }
            }
        }
    }

    // The pad.

    fn pad(&self, seat: Seat, player: &PlayerData) -> Markup {
        html! {
            div.tspad role="group" aria-label=(self.text("first-tsar-web-pad")) {
                @for slot in 0..PAD { (self.slot(seat, slot, player.pad.get(slot).copied().flatten())) }
            }
        }
    }

    fn slot(&self, seat: Seat, slot: usize, token: Option<TradeId>) -> Markup {
        let number = slot + 1;
        let printed = self.tables.pad[slot];
        let row = format!("PP{number:02}");
        let mine = self.board().active == seat && self.seen.viewer == Some(seat);
        let ways = token
            .map(|token| format!("drop {token}"))
            .into_iter()
            .chain([format!("slot {number}"), format!("effect {number}")]);
        let action = ways.filter(|_| mine).find(|action| self.may(action));
        let (label, rules) = match (token, &printed) {
            (Some(token), _) => {
                let message = Message::new("first-tsar-web-slot-token")
                    .with("slot", number)
                    .with("token", token.to_string())
                    .with("effect", phrase::effect(&self.tables.trades[token.index()]));
                (
                    self.noted(self.say(&message), "trades.toml", token),
                    "TSR-137 TSR-138 TSR-139 TSR-142 TSR-252",
                )
            }
            (None, Some(effect)) => {
                let message = Message::new("first-tsar-web-slot-printed")
                    .with("slot", number)
                    .with("effect", phrase::effect(effect));
                (self.noted(self.say(&message), "pad.toml", &row), "TSR-027 TSR-137 TSR-252")
            }
            (None, None) => {
                (self.say(&Message::new("first-tsar-web-slot-blank").with("slot", number)), "TSR-027 TSR-137")
            }
        };
        let spot = Spot { action, label, rules, class: "tsslot", ..Spot::default() };
        let inner = html! {
            svg viewBox="-24 -24 48 48" aria-hidden="true" {
                @match (token, &printed) {
                    (Some(token), _) => g.tstrade { (self.trade_disc(token, 0., 0., 21.)) },
                    (None, Some(effect)) => {
                        circle.hole.printed r="21" {}
                        (self.line(effect, 0., -9., 18.))
                        (self.mark_at("pad.toml", &row, 0., 18.))
                    }
                    (None, None) => circle.hole r="21" {},
                }
            }
        };
        self.scene.chip(&spot, inner)
    }

    /// What the pad allows besides: selling goods, discarding and rearranging tokens.
    fn pad_actions(&self, seat: Seat) -> Markup {
        let mine = self.board().active == seat && self.seen.viewer == Some(seat);
        let offered = if mine { self.offered(&["sell", "discard", "cover"]) } else { Vec::new() };
        html! {
            @if !offered.is_empty() {
                div.tsfree role="group" aria-label=(self.text("first-tsar-web-free")) {
                    @for (action, words) in offered { (self.pad_action(action, &words)) }
                }
            }
        }
    }

    fn pad_action(&self, action: String, words: &[String]) -> Markup {
        let items = || words.iter().filter_map(|word| word.parse::<Item>().ok());
        let tokens = || words.iter().filter_map(|word| word.parse::<TradeId>().ok());
        let slots = || words.iter().map(|word| if word == "none" { "–" } else { word }).collect::<Vec<_>>();
        let (label, rules, inner) = match action.split(' ').next() {
            Some("sell") => (
                "first-tsar-web-sell",
                "TSR-176 TSR-178",
                html! { @for item in items() { (art::icon(item_icon(item))) } span.tsarrow { "▸" } (art::icon("coin")) },
            ),
            Some("discard") => (
                "first-tsar-web-discard",
                "TSR-177 TSR-180 TSR-Q24",
                html! { @for token in tokens() { (self.small_disc(token)) } span.tsarrow { "▸" } (art::icon("project")) },
            ),
            _ => (
                "first-tsar-web-cover",
                "TSR-179 TSR-Q23",
                html! { (art::icon("cover")) (slots().join("·")) },
            ),
        };
        let spot = Spot {
            action: Some(action),
            label: self.text(label),
            rules,
            class: "tsanswer",
            ..Spot::default()
        };
        self.scene.chip(&spot, inner)
    }

    fn small_disc(&self, token: TradeId) -> Markup {
        html! { svg.tssmall viewBox="-24 -24 48 48" aria-hidden="true" { g.tstrade { (self.trade_disc(token, 0., 0., 21.)) } } }
    }

    // Cards.

    /// Projects in hand: one's own in the open, of others how many, and which of them everybody saw.
    fn hand(&self, seat: Seat, player: &PlayerData, mine: bool) -> Markup {
        let own = self.seen.own.as_ref().filter(|_| mine);
        let known: ProjectSet = own.map_or(player.shown, |own| own.hand);
        let hidden = player.hand.saturating_sub(known.len());
        let choosing = mine && !self.offered(&["keep"]).is_empty();
        let card = |id: ProjectId| Spot {
            action: Some(format!("complete {id}")).filter(|_| mine && self.board().active == seat),
            label: self.say(&Message::new("first-tsar-web-in-hand").with("card", self.project_words(id))),
            rules: "TSR-146 TSR-147 TSR-181",
            class: "tscard",
            ..Spot::default()
        };
        let back = Spot {
            label: self.count("first-tsar-web-hidden", hidden),
            rules: "TSR-066 TSR-067",
            class: "tscard tsdeck",
            ..Spot::default()
        };
        html! {
            @if player.hand > 0 && !choosing {
                p.tscaption { (self.count("first-tsar-web-hand", player.hand)) }
                div.tscards.tshand {
                    @for id in known.iter() { (self.project(id, &card(id))) }
                    @if hidden > 0 { (self.scene.chip(&back, html! { (art::icon("project")) b { (hidden) } })) }
                }
            }
        }
    }

    /// Titles and Estates.
    fn cards(&self, seat: Seat, player: &PlayerData) -> Markup {
        let acting = self.board().active == seat && self.board().phase == Phase::Actions;
        let mine = self.seen.viewer == Some(seat);
        let estate = |id: EstateId| {
            let used = player.used.has(id);
            let mut label = self.estate_words(id);
            if used {
                label = format!("{label} {}", self.text("first-tsar-web-used"));
            }
            Spot {
                action: Some(format!("use {id}")).filter(|_| mine && acting),
                label,
                rules: "TSR-168 TSR-169 TSR-174 TSR-175",
                class: if used { "tscard used" } else { "tscard" },
                ..Spot::default()
            }
        };
        let title = |id: TitleId| Spot {
            label: self.title_words(id, Some(seat)),
            rules: "TSR-166 TSR-210 TSR-233",
            class: "tscard",
            ..Spot::default()
        };
        html! {
            @if !player.estates.is_empty() || !player.titles.is_empty() {
                div.tscards {
                    @for id in player.estates.iter() { (self.estate(id, &estate(id))) }
                    @for id in player.titles.iter() { (self.title(id, Some(seat), &title(id))) }
                }
            }
        }
    }

    /// Completed projects by kind, and Spoils tokens.
    fn trophies(&self, player: &PlayerData) -> Markup {
        html! {
            @if !player.completed.is_empty() || !player.spoils.is_empty() {
                div.goods.tsdone {
                    @for kind in ProjectKind::ALL { (self.completed(kind, player)) }
                    @for token in player.spoils.iter() {
                        @let spot = Spot { label: self.spoils_words(token), rules: "TSR-158 TSR-235", class: "good", ..Spot::default() };
                        (self.scene.chip(&spot, html! { (art::icon("spoils")) (self.icons(&self.tables.spoils[token.index()])) }))
                    }
                }
            }
        }
    }

    fn completed(&self, kind: ProjectKind, player: &PlayerData) -> Markup {
        let done = player.completed.iter().filter(|id| id.kind() == kind);
        let names: Vec<String> = done.map(|id| self.say(&phrase::project(id))).collect();
        if names.is_empty() {
            return html! {};
        }
        let label = Message::new("first-tsar-web-completed")
            .with("kind", phrase::kind(kind))
            .with("count", names.len())
            .with("names", names.join(", "));
        let spot = Spot {
            label: self.say(&label),
            rules: "TSR-146 TSR-231 TSR-257",
            class: "good",
            ..Spot::default()
        };
        self.scene
            .chip(&spot, html! { (art::icon("complete")) (art::icon(kind_icon(kind))) b { (names.len()) } })
    }
}
