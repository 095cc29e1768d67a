//! The cards: projects, Titles and Estates on display, and how each is drawn.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_first_tsar::components::{
    Components, EstateId, PROJECT_DISPLAY, ProjectId, ProjectKind, Tables, TitleId,
};
use samovar_first_tsar::{Action, Phase, phrase};

use super::{Scene, Spot, Target, goods_icons, guessed, icons, kind_icon, mark, offered};
use crate::art;
use crate::board::Component;
use crate::pen::Pen;

/// A display, in what never changes.
#[derive(Hash)]
struct Display {
    icon: &'static str,
    head: &'static str,
    /// The deck in words, and how its top card is taken.
    deck: &'static str,
    draw: Action,
    rules: &'static str,
}

const PROJECTS: Display = Display {
    icon: "project",
    head: "first-tsar-board-projects",
    deck: "first-tsar-web-project-deck",
    draw: Action::DrawProject,
    rules: "TSR-227 TSR-144 TSR-070",
};
const TITLES: Display = Display {
    icon: "title",
    head: "first-tsar-board-titles",
    deck: "first-tsar-web-title-deck",
    draw: Action::DrawTitle,
    rules: "TSR-248 TSR-164 TSR-229 TSR-057",
};
const ESTATES: Display = Display {
    icon: "estate",
    head: "first-tsar-board-estates",
    deck: "first-tsar-web-estate-deck",
    draw: Action::DrawEstate,
    rules: "TSR-247 TSR-165 TSR-229 TSR-057",
};

/// The three displays with their decks.
pub(super) fn displays(scene: &Scene<'_>) -> Markup {
    let (pen, view) = (scene.pen, &scene.seen.view);
    let (board, stacks) = (&view.board, view.stacks);
    let room = scene.seen.options.display();
    let project =
        |id| ProjectCard { id, zone: Zone::Display, target: Some(scene.target(Action::TakeProject(id))) };
    let title = |id| TitleCard {
        id,
        zone: Zone::Display,
        scores: view.viewer.map(|seat| (seat, view.title_points[seat.index()][id.index()])),
        target: Some(scene.target(Action::TakeTitle(id))),
    };
    let estate = |id| EstateCard {
        id,
        zone: Zone::Display,
        is_used: false,
        target: Some(scene.target(Action::TakeEstate(id))),
    };
    let projects = board.projects.iter().map(|id| pen.draw(&project(id))).collect();
    let titles = board.titles.iter().map(|id| pen.draw(&title(id))).collect();
    let estates = board.estates.iter().map(|id| pen.draw(&estate(id))).collect();
    html! {
        div.tsdisplays {
            @if board.phase == Phase::Keep { (offer(scene)) }
            (display(scene, &PROJECTS, stacks.projects, None, projects, PROJECT_DISPLAY))
            (display(scene, &TITLES, stacks.titles, Some(board.titles_gone.len()), titles, room))
            (display(scene, &ESTATES, stacks.estates, Some(board.estates_gone.len()), estates, room))
        }
    }
}

/// A display with its deck, the size of its discard pile if it has one, and room for a number of cards.
fn display(
    scene: &Scene<'_>,
    display: &'static Display,
    left: u8,
    gone: Option<u8>,
    cards: Vec<Markup>,
    room: usize,
) -> Markup {
    let pen = scene.pen;
    let gone = gone.map(|gone| pen.count("first-tsar-web-discarded", gone));
    html! {
        section.tsdisplay {
            h2 {
                (art::icon(display.icon)) (pen.text(display.head))
                @if let Some(gone) = gone { small data-rule="TSR-199 TSR-181" { (gone) } }
            }
            div.tscards {
                (pen.draw(&DeckTop { display, left, target: scene.target(display.draw) }))
                @for card in &cards { (card) }
                @for _ in cards.len()..room { span.tscard.bare {} }
            }
        }
    }
}

/// The three projects of which one is kept.
fn offer(scene: &Scene<'_>) -> Markup {
    let keeps = offered(scene, |action| matches!(action, Action::Keep(_)));
    let dealt = scene.seen.view.own.as_ref().map(|own| own.hand).unwrap_or_default();
    let card = |id| ProjectCard { id, zone: Zone::Offer, target: Some(scene.target(Action::Keep(id))) };
    html! {
        @if !keeps.is_empty() {
            section.tsdisplay.offer {
                h2 { (art::icon("project")) (scene.pen.text("first-tsar-web-offer")) }
                div.tscards { @for id in dealt.iter() { (scene.pen.draw(&card(id))) } }
            }
        }
    }
}

/// The deck of a display.
#[derive(Hash)]
struct DeckTop {
    display: &'static Display,
    left: u8,
    target: Target,
}

impl Component for DeckTop {
    fn id(&self) -> String {
        format!("deck-{}", self.display.icon)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let spot = Spot {
            target: Some(&self.target),
            label: pen.count(self.display.deck, self.left),
            rules: self.display.rules,
            class: if self.left == 0 { "tscard tsdeck bare" } else { "tscard tsdeck" },
            id: Some(self.id()),
            ..Spot::default()
        };
        pen.chip(&spot, html! { (art::icon(self.display.icon)) b { (self.left) } })
    }
}

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Zone {
    Display,
    /// Among the projects of which one is kept.
    Offer,
    /// With a player.
    Owned,
}

/// A Project card.
#[derive(Hash)]
pub(super) struct ProjectCard {
    pub id: ProjectId,
    pub zone: Zone,
    pub target: Option<Target>,
}

impl Component for ProjectCard {
    fn id(&self) -> String {
        format!("card-{}", self.id)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let printed = &Tables::current().projects[self.id.index()];
        let kind = self.id.kind();
        let guessed = guessed("projects.toml", self.id);
        let does = match kind {
            ProjectKind::Construction => "first-tsar-web-does-construction",
            ProjectKind::Trade => "first-tsar-web-does-trade",
            ProjectKind::Military => "first-tsar-web-does-military",
        };
        let message = Message::new("first-tsar-web-project")
            .with("project", phrase::project(self.id))
            .with("kind", phrase::kind(kind))
            .with("cost", phrase::goods(printed.cost))
            .with("vp", printed.vp)
            .with("does", Message::new(does));
        let words = pen.noted(pen.say(&message), guessed);
        let (label, rules) = match self.zone {
            Zone::Display => (words, "TSR-144 TSR-145 TSR-146"),
            Zone::Offer => (words, "TSR-066 TSR-067 TSR-068"),
            Zone::Owned => {
                let held = Message::new("first-tsar-web-in-hand").with("card", words);
                (pen.say(&held), "TSR-146 TSR-147 TSR-181")
            }
        };
        let spot = Spot {
            target: self.target.as_ref(),
            label,
            rules,
            class: &format!("tscard {kind}"),
            id: Some(self.id()),
            ..Spot::default()
        };
        let inner = html! {
            span.tsband { (art::icon(kind_icon(kind))) span.tspoints { (printed.vp) (art::icon("vp")) } }
            span.tsname { (pen.say(&phrase::project(self.id))) (mark(guessed)) }
            span.tscost { (goods_icons(printed.cost)) }
        };
        pen.chip(&spot, inner)
    }
}

/// A Title card.
#[derive(Hash)]
pub(super) struct TitleCard {
    pub id: TitleId,
    pub zone: Zone,
    /// What it scores its owner now, or would score the viewer.
    pub scores: Option<(Seat, u16)>,
    pub target: Option<Target>,
}

impl Component for TitleCard {
    fn id(&self) -> String {
        format!("card-{}", self.id)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let tables = Tables::current();
        let printed = &tables.titles[self.id.index()];
        let guessed = guessed("titles.toml", self.id);
        let scores = phrase::scores(tables, printed);
        let message = Message::new("first-tsar-web-title")
            .with("title", phrase::title(self.id))
            .with("scores", scores.clone());
        let mut words = pen.say(&message);
        let (now, rules) = match self.zone {
            Zone::Owned => ("first-tsar-web-title-now", "TSR-210 TSR-166 TSR-233"),
            Zone::Display | Zone::Offer => ("first-tsar-web-title-would", "TSR-016 TSR-164 TSR-210"),
        };
        if let Some((seat, vp)) = self.scores {
            let now = Message::new(now).with("who", seat).with("vp", vp);
            words = format!("{words} {}", pen.say(&now));
        }
        let spot = Spot {
            target: self.target.as_ref(),
            label: pen.noted(words, guessed),
            rules,
            class: "tscard honour",
            id: Some(self.id()),
            ..Spot::default()
        };
        let inner = html! {
            span.tsband { (art::icon("title")) span.tspoints { (printed.vp) (art::icon("vp")) "/" } }
            span.tsname { (pen.say(&phrase::title(self.id))) (mark(guessed)) }
            span.tstext { (pen.say(&scores)) @if let Some((_, vp)) = self.scores { " " b.tsnow { "= " (vp) (art::icon("vp")) } } }
        };
        pen.chip(&spot, inner)
    }
}

/// An Estate card.
#[derive(Hash)]
pub(super) struct EstateCard {
    pub id: EstateId,
    pub zone: Zone,
    /// Whether it was used in this round.
    pub is_used: bool,
    pub target: Option<Target>,
}

impl Component for EstateCard {
    fn id(&self) -> String {
        format!("card-{}", self.id)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let effect = &Tables::current().estates[self.id.index()];
        let guessed = guessed("estates.toml", self.id);
        let message = Message::new("first-tsar-web-estate")
            .with("estate", phrase::estate(self.id))
            .with("effect", phrase::effect(effect));
        let mut label = pen.noted(pen.say(&message), guessed);
        if self.is_used {
            label = format!("{label} {}", pen.text("first-tsar-web-used"));
        }
        let spot = Spot {
            target: self.target.as_ref(),
            label,
            rules: match self.zone {
                Zone::Owned => "TSR-174 TSR-168 TSR-169 TSR-175",
                Zone::Display | Zone::Offer => "TSR-017 TSR-164 TSR-174",
            },
            class: if self.is_used { "tscard used manor" } else { "tscard manor" },
            id: Some(self.id()),
            ..Spot::default()
        };
        let inner = html! {
            span.tsband { (art::icon("estate")) }
            span.tsname { (pen.say(&phrase::estate(self.id))) (mark(guessed)) }
            span.tscost { (icons(effect)) }
        };
        pen.chip(&spot, inner)
    }
}
