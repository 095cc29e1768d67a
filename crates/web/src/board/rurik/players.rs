//! The players and what they have.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_rurik::components::{Conversion, Good, Structure};
use samovar_rurik::{PlayerData, phrase};

use super::rebellion::REBELLION;
use super::{Picture, Spot, built, good_icon, structure_icon};
use crate::art;

impl Picture<'_> {
    /// All sides, whoever looks first.
    pub(super) fn players(&self) -> Markup {
        let seats = self.scene.seats_from(self.seen.viewer, self.board().players.len());
        html! { @for seat in seats { (self.household(seat)) } }
    }

    fn is_rebellion(&self, seat: Seat) -> bool {
        self.board().rebellion.is_some() && seat == REBELLION
    }

    fn household(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        let livery = self.livery(seat);
        let deciding = self.seen.to_decide == Some(seat);
        let class = format!("player household {}", livery.class);
        html! {
            section.(class).mine[self.is_mine(seat)].deciding[deciding] id=(format!("player-{seat}")) aria-label=(self.whose(seat)) {
                header {
                    svg.crest viewBox="-16 -16 32 32" aria-hidden="true" { (art::badge(livery.shape, &livery.letter, 0., 0., 11.)) }
                    h2 { (self.scene.pen.seat(seat)) }
                    (self.bear(seat))
                    (self.waiting(seat))
                }
                @if let Some(leader) = player.leader { (self.leader_card(leader, None)) }
                (self.belongings(seat, player))
                (self.boat(seat))
                @if !self.is_rebellion(seat) {
                    (self.tokens(seat, player))
                    (self.own_cards(seat))
                    (self.deeds_of(seat, player))
                }
            }
        }
    }

    /// The first player marker, or the offer to hand it over.
    fn bear(&self, seat: Seat) -> Markup {
        let action = format!("marker {seat}");
        let holds = self.board().marker == seat && self.board().rebellion.is_none();
        let label = self.text("rurik-web-marker");
        html! {
            @if holds || self.may(&action) {
                (self.scene.chip(
                    &Spot { action: self.may(&action).then_some(action), label, rules: "RUR-028 RUR-121 RUR-122 RUR-Q76", class: if holds { "bear" } else { "bear empty" }, ..Spot::default() },
                    art::icon("bear"),
                ))
            }
        }
    }

    fn belongings(&self, seat: Seat, player: &PlayerData) -> Markup {
        let side = &self.seen.sides[seat.index()];
        let thing = |icon: &str, count: usize, words: String, rules: &str| {
            let class = if count == 0 { "spot good none" } else { "spot good" };
            html! { span class=(class) role="img" aria-label=(words) title=(words) data-rule=(rules) { (art::icon(icon)) b { (count) } } }
        };
        let coins = usize::from(player.coins);
        let supply = usize::from(player.supply);
        let rebels = usize::from(player.defeated);
        let ruled = Message::new("rurik-web-rules")
            .with("count", side.ruled.len())
            .with("occupied", side.occupied.len());
        html! {
            div.goods {
                (thing("coin", coins, self.count("rurik-gain-coins", player.coins), "RUR-014 RUR-064 RUR-159"))
                (thing("troop", supply, self.count("rurik-web-supply", player.supply), "RUR-002 RUR-071 RUR-074"))
                @for structure in Structure::ALL {
                    @let left = usize::from(self.tables.pieces.structures[structure.index()]).saturating_sub(built(player, structure).len());
                    @let words = Message::new("rurik-web-left").with("structure", phrase::structure(structure)).with("count", left);
                    (thing(structure_icon(structure), left, self.say(&words), "RUR-022 RUR-107"))
                }
                (thing("crown", side.ruled.len(), self.say(&ruled), "RUR-034 RUR-141 RUR-158"))
                @if !self.is_rebellion(seat) {
                    (thing("rebel", rebels, self.count("rurik-web-defeated", player.defeated), "RUR-083 RUR-212"))
                    (thing("scheme", usize::from(side.hand), self.hand_words(seat), "RUR-119 RUR-Q04"))
                }
            }
        }
    }

    /// How many schemes are in a hand, and which of them the viewer has seen go there.
    fn hand_words(&self, seat: Seat) -> String {
        let spied = self.seen.own.iter().flat_map(|own| &own.spied).filter(|spied| spied.seat == seat);
        let spied: Vec<String> = spied.map(|spied| spied.card.to_string()).collect();
        let count = self.count("rurik-web-hand", self.seen.sides[seat.index()].hand);
        match spied.is_empty() {
            true => count,
            false => {
                let known = Message::new("rurik-web-spied").with("cards", spied.join(", "));
                format!("{count}; {}", self.say(&known))
            }
        }
    }

    /// Boat and dock: a column for each good, filled from below, and what lies ashore.
    fn boat(&self, seat: Seat) -> Markup {
        let side = &self.seen.sides[seat.index()];
        let own = self.board().active == seat;
        html! {
            div.boat role="group" aria-label=(self.text("rurik-web-boat")) {
                @for good in Good::ALL {
                    @let spaces = self.tables.boat[good.index()];
                    @let (loaded, ashore) = (side.boat[good.index()], side.dock[good.index()]);
                    @let words = Message::new("rurik-web-hold").with("good", phrase::good(good)).with("boat", loaded).with("spaces", spaces).with("dock", ashore);
                    @let pay = format!("pay {good}");
                    (self.scene.chip(
                        &Spot {
                            action: (own && self.may(&pay)).then_some(pay),
                            label: self.say(&words),
                            rules: "RUR-099 RUR-100 RUR-143 RUR-145 RUR-Q127",
                            class: if loaded == spaces { "hold full" } else { "hold" },
                            ..Spot::default()
                        },
                        html! {
                            span.stowed { @for space in (0..spaces).rev() { span.berth.empty[space >= loaded] { (art::icon(good_icon(good))) } } }
                            @if ashore > 0 { span.ashore { "+" (ashore) } }
                        },
                    ))
                }
            }
        }
    }

    fn tokens(&self, seat: Seat, player: &PlayerData) -> Markup {
        let own = self.board().active == seat;
        html! {
            div.conversions {
                @for conversion in Conversion::ALL {
                    @let up = player.tokens.contains(&conversion);
                    @let words = self.say(&phrase::conversion(conversion));
                    @let used = if up { words } else { format!("{words} {}", self.text("rurik-web-face-down")) };
                    @let printed = self.tables.conversions[conversion.index()];
                    (self.scene.chip(
                        &Spot {
                            action: own.then(|| format!("convert {conversion}")),
                            label: used,
                            rules: if conversion == Conversion::Build { "RUR-134 RUR-135 RUR-136" } else { "RUR-134 RUR-135 RUR-137" },
                            class: if up { "conversion" } else { "conversion down" },
                            ..Spot::default()
                        },
                        html! {
                            @for (at, good) in printed.one_of.iter().enumerate() { @if at > 0 { "/" } (art::icon(good_icon(good))) }
                            "+" (art::icon("bag")) "→" (art::icon(super::icon(printed.gain)))
                        },
                    ))
                }
            }
        }
    }

    /// What only the owner sees, or how it looks from outside.
    fn own_cards(&self, seat: Seat) -> Markup {
        let shown = self.seen.sides[seat.index()].agenda;
        let own = self.seen.own.as_ref().filter(|_| self.is_mine(seat));
        html! {
            @if let Some(own) = own {
                div.cards {
                    @match own.agendas.kept {
                        Some(agenda) => (self.agenda(agenda, None)),
                        None => { @for agenda in own.agendas.dealt { (self.agenda(agenda, Some(format!("agenda {agenda}")))) } }
                    }
                    @for card in own.hand.iter() {
                        @let discard = format!("discard {card}");
                        @let action = if self.may(&discard) { discard } else { format!("play {card}") };
                        (self.scheme(card, Some(action)))
                    }
                }
            } @else if let Some(agenda) = shown {
                div.cards { (self.agenda(agenda, None)) }
            }
        }
    }

    fn deeds_of(&self, seat: Seat, player: &PlayerData) -> Markup {
        let own = self.board().active == seat;
        html! {
            @if !player.deeds.is_empty() || !player.accomplished.is_empty() {
                div.cards {
                    @for deed in player.deeds.iter() { (self.deed(deed, own.then(|| format!("accomplish {deed}")), "rkcard deedcard")) }
                    @for deed in player.accomplished.iter() { (self.deed(deed, None, "rkcard deedcard done")) }
                }
            }
        }
    }
}
