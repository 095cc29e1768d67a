//! Cards: deeds, schemes, agendas, and leaders while they are chosen.

use maud::{Markup, html};
use samovar_engine::Message;
use samovar_rurik::components::{AgendaId, DeedId, Leader, SchemeId};
use samovar_rurik::{Frame, Phase, phrase};

use super::{KNOWN, Picture, Spot};
use crate::art;
use crate::board::mark;

impl Picture<'_> {
    // Deeds.

    /// The deed row.
    pub(super) fn deeds(&self) -> Markup {
        let name = self.text("rurik-web-deeds");
        let left = self.count("rurik-web-cards-left", self.seen.deed_deck);
        html! {
            section.rkdeeds aria-label=(name) {
                h2 { (art::icon("deed")) (name) small.hint data-rule="RUR-018 RUR-147" { (left) } }
                div.cards {
                    @for deed in self.board().row.iter().flatten() { (self.deed(*deed, Some(format!("choose {deed}")), "rkcard deedcard")) }
                }
            }
        }
    }

    pub(super) fn deed(&self, deed: DeedId, action: Option<String>, class: &str) -> Markup {
        let printed = &self.tables.deeds[deed.index()];
        let name = self.say(&phrase::deed(deed));
        let rule = format!("RUR-{} RUR-130 RUR-132 RUR-157", 179 + deed.index());
        let spot = Spot {
            action,
            label: format!("{name}: {}", self.say(&phrase::whole_deed(printed))),
            rules: &rule,
            class,
            ..Spot::default()
        };
        let inner = html! {
            span.title { (name) span.shield { (art::icon("vp")) b { (printed.vp) } } }
            span.effect { (self.say(&phrase::demands(printed))) }
            span.gives { "→ " (self.icons(&printed.reward)) }
        };
        self.scene.chip(&spot, inner)
    }

    /// The leaders to choose from, before anything else happens.
    pub(super) fn leaders(&self) -> Markup {
        if self.board().phase != Phase::Leaders {
            return html! {};
        }
        let name = self.text("rurik-web-leaders");
        html! {
            section.rkdeeds aria-label=(name) {
                h2 { (art::icon("crown")) (name) }
                div.cards {
                    @for leader in Leader::ALL.into_iter().filter(|leader| self.sides().all(|seat| self.player(seat).leader != Some(*leader))) {
                        (self.leader_card(leader, Some(format!("lead {leader}"))))
                    }
                }
            }
        }
    }

    pub(super) fn leader_card(&self, leader: Leader, action: Option<String>) -> Markup {
        const RULES: [&str; Leader::COUNT] = [
            "RUR-161 RUR-162 RUR-Q74",
            "RUR-163 RUR-164 RUR-165",
            "RUR-166 RUR-167 RUR-Q72",
            "RUR-168 RUR-Q18",
            "RUR-169 RUR-170 RUR-171",
            "RUR-172 RUR-173 RUR-Q61",
            "RUR-174 RUR-175 RUR-Q10",
            "RUR-176 RUR-177 RUR-178",
        ];
        let name = self.say(&phrase::leader(leader));
        let ability = self.say(&phrase::ability(leader));
        let spot = Spot {
            action,
            label: format!("{name}. {ability}"),
            rules: RULES[leader.index()],
            class: "rkcard leadercard",
            ..Spot::default()
        };
        let inner = html! { span.title { (art::icon("crown")) (name) } span.effect { (ability) } };
        self.scene.chip(&spot, inner)
    }

    // Schemes.

    /// The two decks, the discard pile, and the cards being looked at.
    pub(super) fn schemes(&self) -> Markup {
        let name = self.text("rurik-web-schemes");
        let looked: &[SchemeId] = self.seen.own.as_ref().map_or(&[], |own| &own.looked);
        let verb = if matches!(self.frame(), Some(Frame::Top)) { "top" } else { "keep" };
        let discard: Vec<String> = self.board().discard.iter().map(|card| card.to_string()).collect();
        let thrown =
            Message::new("rurik-web-discard").with("count", discard.len()).with("cards", discard.join(", "));
        let thrown = self.say(&thrown);
        html! {
            section.rkschemes aria-label=(name) {
                h2 { (art::icon("scheme")) (name) }
                div.piles {
                    @for (at, cards) in self.seen.decks.iter().enumerate() { (self.deck(at as u8 + 1, *cards)) }
                    span.spot.stack role="img" aria-label=(thrown) title=(thrown) data-rule="RUR-017 RUR-094 RUR-120" {
                        (art::icon("scheme")) "✕ " b { (discard.len()) }
                    }
                }
                @if !looked.is_empty() {
                    div.cards { @for card in looked { (self.scheme(*card, Some(format!("{verb} {card}")))) } }
                }
            }
        }
    }

    fn deck(&self, deck: u8, cards: u8) -> Markup {
        let known = self.seen.own.iter().flat_map(|own| &own.known).filter(|known| known.deck == deck);
        let known = known.map(|known| {
            let place = Message::new("rurik-web-known").with("place", known.under + 1);
            self.say(&place.with("card", known.card.to_string()))
        });
        let words = Message::new("rurik-web-deck").with("deck", deck).with("count", cards);
        let words: Vec<String> = std::iter::once(self.say(&words)).chain(known).collect();
        let asking = matches!(self.frame(), Some(Frame::Draw { .. } | Frame::Check { .. }));
        let spot = Spot {
            action: asking.then(|| format!("deck {deck}")),
            label: words.join(" "),
            rules: "RUR-017 RUR-092 RUR-118 RUR-119",
            class: "stack schemedeck",
            ..Spot::default()
        };
        self.scene.chip(&spot, html! { (art::icon("scheme")) span.number { (if deck == 1 { "I" } else { "II" }) } b { (cards) } })
    }

    pub(super) fn scheme(&self, card: SchemeId, action: Option<String>) -> Markup {
        let printed = &self.tables.schemes[card.index()];
        let guessed = KNOWN.guessed(self.tables, "schemes.toml", &card.to_string());
        let message = Message::new("rurik-web-scheme")
            .with("card", card.to_string())
            .with("what", phrase::scheme(printed))
            .with("casualty", u8::from(printed.casualty));
        let spot = Spot {
            action,
            label: self.scene.noted(self.say(&message), guessed),
            rules: "RUR-093 RUR-124 RUR-125 RUR-127 RUR-Q35",
            class: "rkcard schemecard",
            ..Spot::default()
        };
        let inner = html! {
            span.title { (card) (mark(guessed)) @if printed.casualty { (art::icon("casualty")) } }
            span.gives { @if printed.cost > 0 { "−" (printed.cost) (art::icon("coin")) " → " } (self.icons(&printed.reward)) }
        };
        self.scene.chip(&spot, inner)
    }

    // Agendas.

    pub(super) fn agenda(&self, agenda: AgendaId, action: Option<String>) -> Markup {
        let name = self.say(&phrase::agenda(agenda));
        let goal = self.say(&phrase::goal(agenda));
        let rule = format!("RUR-{} RUR-156 RUR-207 RUR-208", 209 + agenda.index());
        let spot = Spot {
            action,
            label: format!("{name}: {goal}"),
            rules: &rule,
            class: "rkcard agendacard",
            ..Spot::default()
        };
        let vp = self.tables.agendas[agenda.index()].vp;
        let inner = html! {
            span.title { (art::icon("agenda")) (name) span.shield { (art::icon("vp")) b { (vp) } } }
            span.effect { (goal) }
        };
        self.scene.chip(&spot, inner)
    }
}
