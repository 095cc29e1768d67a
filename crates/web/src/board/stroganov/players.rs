//! The players and what they have.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_stroganov::components::{Space, Terrain, TrackId};
use samovar_stroganov::{OutpostData, PlayerData, phrase};

use super::map::terrain;
use super::{Picture, Spot};
use crate::art;

/// A counted thing of a player.
struct Good<'a> {
    icon: &'a str,
    count: u16,
    id: &'static str,
    rules: &'a str,
    action: Option<String>,
}

impl Picture<'_> {
    /// All players, whoever looks first.
    pub(super) fn players(&self) -> Markup {
        let viewer: Option<Seat> = serde_json::from_value(self.view["viewer"].clone()).ok().flatten();
        let seats = self.scene.seats_from(viewer, self.board.players.len());
        html! { @for seat in seats { (self.player(seat, Some(seat) == viewer)) } }
    }

    fn player(&self, seat: Seat, mine: bool) -> Markup {
        let player = &self.board.players[seat.index()];
        let livery = self.livery(seat);
        let deciding = self.view["to_decide"] == serde_json::json!(seat);
        let place = self.board.order.iter().position(|other| *other == seat).unwrap_or(0) + 1;
        let side = self
            .board
            .options
            .get("boards")
            .and_then(|sides| sides.get(seat.index())?.as_str().map(str::to_owned));
        html! {
            section.player.(livery.class).mine[mine].deciding[deciding] id=(format!("player-{seat}")) aria-label=(self.whose(seat)) {
                header {
                    svg.crest viewBox="-16 -16 32 32" aria-hidden="true" { (art::badge(livery.shape, &livery.letter, 0., 0., 11.)) }
                    h2 { (self.scene.pen.seat(seat)) }
                    @let order = self.say(&Message::new("stroganov-web-order").with("place", place));
                    span.order title=(order) aria-label=(order) role="img" data-rule="STR-021" { (place) "." }
                    @if let Some(side) = side {
                        span.side data-rule="STR-027" { (self.say(&Message::new("stroganov-web-side").with("side", side))) }
                    }
                    span.points title=(self.say(&phrase_vp(player.vp))) { (art::icon("vp")) b { (player.vp) } }
                }
                (self.goods(seat, player))
                (self.furs(seat, player))
                (self.automa(seat))
                (self.trophies(seat, player))
                (self.wishes(seat, player))
                (self.tiles(player))
            }
        }
    }

    /// Only the pieces of whoever decides can mean an action.
    fn action(&self, seat: Seat, action: impl FnOnce() -> String) -> Option<String> {
        (self.board.active == seat).then(action)
    }

    fn goods(&self, seat: Seat, player: &PlayerData) -> Markup {
        let good = |icon, count, id, rules| Good { icon, count, id, rules, action: None };
        let coins = Good {
            action: self
                .action(seat, || "show coin".into())
                .filter(|action| self.scene.choice(action).is_some()),
            ..good("coin", player.coins, "stroganov-goods-coin", "STR-092 STR-229")
        };
        let ready = Message::new("stroganov-board-outposts-of")
            .with("ready", player.outposts)
            .with("reserve", player.reserve)
            .with("built", self.built(seat));
        let ready = self.say(&ready);
        html! {
            div.goods {
                (self.good(good("horse", player.horses, "stroganov-goods-horse", "STR-058 STR-073 STR-156")))
                (self.good(coins))
                (self.good(good("story", player.story.into(), "stroganov-goods-story", "STR-178")))
                (self.good(good("banner", player.banners.into(), "stroganov-goods-banner", "STR-112 STR-190")))
                span.spot.good role="img" aria-label=(ready) title=(ready) data-rule="STR-124 STR-228" {
                    (art::icon("outpost")) b { (player.outposts) } small { "+" (player.reserve) }
                }
            }
        }
    }

    fn good(&self, good: Good<'_>) -> Markup {
        let label = self.say(&Message::new(good.id).with("count", good.count));
        let none = if good.count == 0 { "good none" } else { "good" };
        let spot = Spot { action: good.action, label, rules: good.rules, class: none, ..Spot::default() };
        self.scene.chip(&spot, html! { (art::icon(good.icon)) b { (good.count) } })
    }

    fn built(&self, seat: Seat) -> usize {
        let places = self.board.regions.iter().flat_map(|region| &region.outposts);
        places.filter(|outpost| **outpost == Some(OutpostData::Seat(seat))).count()
    }

    fn furs(&self, seat: Seat, player: &PlayerData) -> Markup {
        let furs: Vec<u8> = player.furs.iter().map(|fur| fur.value()).collect();
        let name = self.scene.pen.seat(seat);
        let label = |what: Message| {
            self.say(&Message::new("stroganov-web-has").with("who", name.as_str()).with("what", what))
        };
        let tiger = || {
            let shown = Some("show tiger".to_owned()).filter(|action| self.scene.choice(action).is_some());
            shown.unwrap_or_else(|| "pay tiger".to_owned())
        };
        html! {
            div.pelts aria-label=(self.text("stroganov-board-furs")) role="group" {
                @for (place, value) in furs.iter().enumerate() {
                    @let first = place == 0 || furs[place - 1] != *value;
                    (self.scene.chip(
                        &Spot {
                            action: self.action(seat, || format!("pay {value}")).filter(|_| first),
                            label: label(self.fur(*value)),
                            rules: "STR-089 STR-092 STR-231",
                            class: "furspot",
                            ..Spot::default()
                        },
                        art::fur_icon(*value, ""),
                    ))
                }
                @for place in 0..player.tigers {
                    (self.scene.chip(
                        &Spot {
                            action: self.action(seat, tiger).filter(|_| place == 0),
                            label: label(Message::new("stroganov-tiger")),
                            rules: "STR-095 STR-224",
                            class: "furspot",
                            ..Spot::default()
                        },
                        art::icon("tiger"),
                    ))
                }
                @if furs.is_empty() && player.tigers == 0 { span.none { (self.text("stroganov-web-no-furs")) } }
            }
        }
    }

    fn trophies(&self, seat: Seat, player: &PlayerData) -> Markup {
        let Some((track, id)) = self.track(seat) else { return html! {} };
        let livery = self.livery(seat);
        html! {
            div.trophies role="group" aria-label=(self.text("stroganov-board-trophies")) {
                @for (space, number) in track.spaces().iter().zip(1u8..) {
                    @let here = number == player.trophy;
                    @let next = number == player.trophy + 1;
                    @let action = self.action(seat, || match self.scene.choice(&format!("reward {number}")) {
                        None if next => "advance".to_owned(),
                        _ => format!("reward {number}"),
                    });
                    @let class = match number.cmp(&player.trophy) {
                        std::cmp::Ordering::Less => "space passed",
                        std::cmp::Ordering::Equal => "space here",
                        std::cmp::Ordering::Greater => "space",
                    };
                    (self.scene.chip(
                        &Spot { action, label: self.space_words(space, number, id), rules: "STR-139 STR-140 STR-142 STR-225", class, ..Spot::default() },
                        html! {
                            span.toll {
                                @match space.fur {
                                    Some(fur) => (art::fur_icon(fur.value(), "small")),
                                    None => span.free { "·" },
                                }
                                @if space.shield > 0 { span.shield { (art::icon("end")) b { (space.shield) } } }
                            }
                            span.gives {
                                (self.icons(&space.reward))
                                @if space.coins > 0 { span.part { "+" (space.coins) (art::icon("coin")) } }
                            }
                            @if here { svg.marker viewBox="-16 -16 32 32" aria-hidden="true" { (art::badge(livery.shape, &livery.letter, 0., 0., 11.)) } }
                        },
                    ))
                }
            }
        }
    }

    fn space_words(&self, space: &Space, number: u8, track: TrackId) -> String {
        let message = Message::new("stroganov-web-space")
            .with("space", number)
            .with("fur", space.fur.map_or(0, |fur| fur.value()))
            .with("reward", phrase::reward(&space.reward))
            .with("coins", space.coins)
            .with("shield", space.shield);
        let letters = match track {
            TrackId::SideA => "Ta",
            TrackId::BlueB => "Tbb",
            TrackId::RedB => "Tbr",
            TrackId::GreenB => "Tbg",
            TrackId::YellowB => "Tby",
            TrackId::Ivan => "Ti",
            TrackId::Katyusha => "Tk",
        };
        self.noted(self.say(&message), "trophy.toml", &format!("{letters}{number}"))
    }

    fn wishes(&self, seat: Seat, player: &PlayerData) -> Markup {
        html! {
            @if !player.hand.is_empty() || !player.fulfilled.is_empty() {
                div.wishes {
                    @for wish in player.hand.iter() {
                        (self.card(wish, &Spot {
                            action: self.action(seat, || format!("fulfil {wish}")),
                            label: format!("{} {}", self.text("stroganov-web-in-hand"), self.wish_words(wish)),
                            rules: &format!("STR-161 STR-162 STR-163 {}", super::wish_rule(wish)),
                            class: "wishcard hand",
                            ..Spot::default()
                        }))
                    }
                    @for wish in player.fulfilled.iter() {
                        @let income = self.scene.choice(&format!("income {wish}")).is_some();
                        @let verb = if income { "income" } else { "extra" };
                        (self.card(wish, &Spot {
                            action: self.action(seat, || format!("{verb} {wish}")),
                            label: format!("{} {}", self.text("stroganov-web-fulfilled"), self.wish_words(wish)),
                            rules: &format!("STR-169 {}", super::wish_rule(wish)),
                            class: "wishcard done",
                            ..Spot::default()
                        }))
                    }
                }
            }
        }
    }

    fn tiles(&self, player: &PlayerData) -> Markup {
        let all = [Terrain::Forest, Terrain::Steppe, Terrain::Swamp, Terrain::Mountain];
        let of = |wanted: Terrain| {
            player.tiles.iter().filter(|tile| self.tables.landscape[tile.index()].terrain == wanted).count()
        };
        html! {
            @if !player.tiles.is_empty() {
                div.owned role="group" aria-label=(self.text("stroganov-board-tiles")) {
                    @for kind in all {
                        @let count = of(kind);
                        @if count > 0 {
                            @let label = format!("{count} × {}", self.say(&phrase::terrain(kind)));
                            span.spot.owntile role="img" aria-label=(label) title=(label) data-rule="STR-136 STR-223" {
                                svg viewBox="0 0 88 66" aria-hidden="true" { (art::symbol(terrain(kind), 0., 0., 88., 66.)) }
                                b { "×" (count) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The card the automatic opponent plays, and how far it will ride.
    fn automa(&self, seat: Seat) -> Markup {
        let automa = &self.view["automa"];
        if self.colour(seat).is_some() || automa.is_null() {
            return html! {};
        }
        let number = |field: &str| automa[field].as_i64().unwrap_or(0);
        let played = self.board.flipped.last().map(|id| (*id, &self.tables.automa[id.index()]));
        let told = phrase::automa(played, number("next_steps"), number("deck"));
        let words: Vec<String> = told.iter().map(|message| self.say(message)).collect();
        html! { p.automa data-rule="STR-251" { (words.join(" · ")) } }
    }
}

fn phrase_vp(vp: u16) -> Message {
    Message::new("stroganov-goods-vp").with("count", vp)
}
