//! Cards: deeds, schemes, agendas, and leaders while they are chosen.

use maud::{Markup, html};
use samovar_engine::Message;
use samovar_rurik::components::{AgendaId, Components, DeedId, Leader, SchemeId, SchemeSet, Tables};
use samovar_rurik::{Action, Frame, Phase, phrase};

use super::{Component, KNOWN, Picture, Spot, Target, icons};
use crate::art;
use crate::board::mark;
use crate::pen::Pen;

impl Picture<'_> {
    /// The deed row.
    pub(super) fn deeds(&self) -> Markup {
        let name = self.text("rurik-web-deeds");
        let left = self.scene.pen.count("rurik-web-cards-left", self.view.deed_deck);
        html! {
            section.rkdeeds aria-label=(name) {
                h2 { (art::icon("deed")) (name) small.hint data-rule="RUR-018 RUR-147" { (left) } }
                div.cards {
                    @for deed in self.board().row.iter().flatten().copied() {
                        (self.draw(&DeedCard { deed, lies: Lies::Row, target: Some(self.target(Action::Choose(deed))) }))
                    }
                }
            }
        }
    }

    /// The leaders to choose from, before anything else happens.
    pub(super) fn leaders(&self) -> Markup {
        if self.board().phase != Phase::Leaders {
            return html! {};
        }
        let name = self.text("rurik-web-leaders");
        let is_free = |leader: &Leader| self.sides().all(|seat| self.player(seat).leader != Some(*leader));
        html! {
            section.rkdeeds aria-label=(name) {
                h2 { (art::icon("crown")) (name) }
                div.cards {
                    @for leader in Leader::ALL.into_iter().filter(is_free) {
                        (self.draw(&LeaderCard { leader, target: Some(self.target(Action::Lead(leader))) }))
                    }
                }
            }
        }
    }

    /// The two decks, the discard pile, and the cards being looked at.
    pub(super) fn schemes(&self) -> Markup {
        let name = self.text("rurik-web-schemes");
        let looked: &[SchemeId] = self.view.own.as_ref().map_or(&[], |own| &own.looked);
        let use_card = if self.frame() == Some(Frame::Top) { Action::Top } else { Action::Keep };
        html! {
            section.rkschemes aria-label=(name) {
                h2 { (art::icon("scheme")) (name) }
                div.piles {
                    @for (deck, cards) in (1..).zip(self.view.decks) { (self.deck(deck, cards)) }
                    (self.draw(&Discard { cards: self.board().discard }))
                }
                @if !looked.is_empty() {
                    div.cards {
                        @for card in looked { (self.draw(&SchemeCard { card: *card, target: self.target(use_card(*card)) })) }
                    }
                }
            }
        }
    }

    fn deck(&self, deck: u8, cards: u8) -> Markup {
        let known = self.view.own.iter().flat_map(|own| &own.known).filter(|known| known.deck == deck);
        self.draw(&Deck {
            deck,
            cards,
            known: known.map(|known| (known.under, known.card)).collect(),
            target: self.target(Action::Deck(deck)),
        })
    }
}

/// Where a deed lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Lies {
    /// In the open, for anybody to choose.
    Row,
    /// With a player who chose it.
    Chosen,
    /// With a player who accomplished it.
    Done,
}

/// A deed of the row or of a player.
#[derive(Hash)]
pub(super) struct DeedCard {
    pub deed: DeedId,
    pub lies: Lies,
    pub target: Option<Target>,
}

impl Component for DeedCard {
    fn id(&self) -> String {
        format!("deed-{}", self.deed)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let printed = &Tables::current().deeds[self.deed.index()];
        let name = pen.say(&phrase::deed(self.deed));
        let kind = match self.lies {
            Lies::Row => "RUR-146 RUR-130 RUR-132 RUR-157",
            Lies::Chosen => "RUR-130 RUR-132 RUR-157",
            Lies::Done => "RUR-133 RUR-157 RUR-130 RUR-132",
        };
        let rules = format!("{kind} RUR-{}", 179 + self.deed.index());
        let spot = Spot {
            target: self.target.as_ref(),
            label: pen.labelled(name.as_str(), pen.say(&phrase::whole_deed(printed))),
            rules: &rules,
            class: if self.lies == Lies::Done { "rkcard deedcard done" } else { "rkcard deedcard" },
            id: Some(self.id()),
            ..Spot::default()
        };
        let inner = html! {
            span.title { (name) span.shield { (art::icon("vp")) b { (printed.vp) } } }
            span.effect { (pen.say(&phrase::demands(printed))) }
            span.gives { "→ " (icons(&printed.reward)) }
        };
        pen.chip(&spot, inner)
    }
}

/// A leader with the ability.
#[derive(Hash)]
pub(super) struct LeaderCard {
    pub leader: Leader,
    pub target: Option<Target>,
}

impl Component for LeaderCard {
    fn id(&self) -> String {
        format!("card-{}", self.leader)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        const RULES: [&str; Leader::COUNT] = [
            "RUR-004 RUR-161 RUR-162 RUR-Q74",
            "RUR-004 RUR-163 RUR-164 RUR-165",
            "RUR-004 RUR-166 RUR-167 RUR-Q72",
            "RUR-004 RUR-168 RUR-Q18",
            "RUR-004 RUR-169 RUR-170 RUR-171",
            "RUR-004 RUR-172 RUR-173 RUR-Q61",
            "RUR-004 RUR-174 RUR-175 RUR-Q10",
            "RUR-004 RUR-176 RUR-177 RUR-178",
        ];
        let name = pen.say(&phrase::leader(self.leader));
        let ability = pen.say(&phrase::ability(self.leader));
        let spot = Spot {
            target: self.target.as_ref(),
            label: format!("{name}. {ability}"),
            rules: RULES[self.leader.index()],
            class: "rkcard leadercard",
            id: Some(self.id()),
            ..Spot::default()
        };
        pen.chip(&spot, html! { span.title { (art::icon("crown")) (name) } span.effect { (ability) } })
    }
}

/// A scheme deck.
#[derive(Hash)]
struct Deck {
    deck: u8,
    cards: u8,
    /// Cards the viewer has seen there, each with the number of cards on top of it.
    known: Vec<(u8, SchemeId)>,
    target: Target,
}

impl Component for Deck {
    fn id(&self) -> String {
        format!("deck-{}", self.deck)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let known = self.known.iter().map(|(under, card)| {
            let place = Message::new("rurik-web-known").with("place", under + 1);
            pen.say(&place.with("card", card.to_string()))
        });
        let words = Message::new("rurik-web-deck").with("deck", self.deck).with("count", self.cards);
        let words: Vec<String> = std::iter::once(pen.say(&words)).chain(known).collect();
        let spot = Spot {
            target: Some(&self.target),
            label: words.join(" "),
            rules: "RUR-017 RUR-092 RUR-118 RUR-119",
            class: "stack schemedeck",
            id: Some(self.id()),
            ..Spot::default()
        };
        let numeral = if self.deck == 1 { "I" } else { "II" };
        pen.chip(&spot, html! { (art::icon("scheme")) span.number { (numeral) } b { (self.cards) } })
    }
}

/// The scheme discard pile.
#[derive(Hash)]
struct Discard {
    cards: SchemeSet,
}

impl Component for Discard {
    fn id(&self) -> String {
        "discard".into()
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let cards: Vec<String> = self.cards.iter().map(|card| card.to_string()).collect();
        let words = Message::new("rurik-web-discard").with("count", cards.len());
        let words = words.with("cards", pen.listed(cards.clone()));
        let words = pen.say(&words);
        html! {
            span.spot.stack id=(self.id()) role="img" aria-label=(words) data-rule="RUR-120 RUR-094 RUR-017" {
                (art::icon("scheme")) "✕ " b { (cards.len()) }
            }
        }
    }
}

/// A scheme in the viewer's hand, or one being looked at.
#[derive(Hash)]
pub(super) struct SchemeCard {
    pub card: SchemeId,
    pub target: Target,
}

impl Component for SchemeCard {
    fn id(&self) -> String {
        format!("scheme-{}", self.card)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let tables = Tables::current();
        let printed = &tables.schemes[self.card.index()];
        let guessed = KNOWN.guessed(tables, "schemes.toml", &self.card.to_string());
        let message = Message::new("rurik-web-scheme")
            .with("card", self.card.to_string())
            .with("what", phrase::scheme(printed))
            .with("casualty", u8::from(printed.casualty));
        let spot = Spot {
            target: Some(&self.target),
            label: pen.noted(pen.say(&message), guessed),
            rules: "RUR-124 RUR-125 RUR-093 RUR-127 RUR-Q35",
            class: "rkcard schemecard",
            id: Some(self.id()),
            ..Spot::default()
        };
        let inner = html! {
            span.title { (self.card) (mark(guessed)) @if printed.casualty { (art::icon("casualty")) } }
            span.gives { @if printed.cost > 0 { "−" (printed.cost) (art::icon("coin")) " → " } (icons(&printed.reward)) }
        };
        pen.chip(&spot, inner)
    }
}

/// An agenda.
#[derive(Hash)]
pub(super) struct AgendaCard {
    pub agenda: AgendaId,
    pub target: Option<Target>,
}

impl Component for AgendaCard {
    fn id(&self) -> String {
        format!("agenda-{}", self.agenda)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let name = pen.say(&phrase::agenda(self.agenda));
        let goal = pen.say(&phrase::goal(self.agenda));
        let rule = format!("RUR-156 RUR-207 RUR-208 RUR-{}", 209 + self.agenda.index());
        let spot = Spot {
            target: self.target.as_ref(),
            label: format!("{name}: {goal}"),
            rules: &rule,
            class: "rkcard agendacard",
            id: Some(self.id()),
            ..Spot::default()
        };
        let vp = Tables::current().agendas[self.agenda.index()].vp;
        let inner = html! {
            span.title { (art::icon("agenda")) (name) span.shield { (art::icon("vp")) b { (vp) } } }
            span.effect { (goal) }
        };
        pen.chip(&spot, inner)
    }
}
