//! The cards: projects, Titles and Estates on display, and how each is drawn.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_first_tsar::components::{EstateId, PROJECT_DISPLAY, ProjectId, ProjectKind, TitleId};
use samovar_first_tsar::{Phase, phrase};

use super::{Picture, Spot, kind_icon};
use crate::art;

/// A display: its head, its deck, and how many cards it has room for.
struct Display {
    icon: &'static str,
    head: &'static str,
    /// Cards of the discard pile, if it has one.
    gone: Option<u8>,
    /// The deck in words, and how its top card is taken.
    deck: &'static str,
    draw: &'static str,
    left: u8,
    rules: &'static str,
    room: usize,
}

impl Picture<'_> {
    /// The three displays with their decks.
    pub(super) fn displays(&self) -> Markup {
        let (board, stacks) = (self.board(), &self.seen.stacks);
        let room = if board.players.len() == 2 { 2 } else { 3 }; // TSR-058
        let projects = Display {
            icon: "project",
            head: "first-tsar-board-projects",
            gone: None,
            deck: "first-tsar-web-project-deck",
            draw: "draw project",
            left: stacks.projects,
            rules: "TSR-070 TSR-144 TSR-227",
            room: PROJECT_DISPLAY,
        };
        let titles = Display {
            icon: "title",
            head: "first-tsar-board-titles",
            gone: Some(board.titles_gone.len()),
            deck: "first-tsar-web-title-deck",
            draw: "draw title",
            left: stacks.titles,
            rules: "TSR-057 TSR-164 TSR-229 TSR-248",
            room,
        };
        let estates = Display {
            icon: "estate",
            head: "first-tsar-board-estates",
            gone: Some(board.estates_gone.len()),
            deck: "first-tsar-web-estate-deck",
            draw: "draw estate",
            left: stacks.estates,
            rules: "TSR-057 TSR-165 TSR-229 TSR-247",
            room,
        };
        html! {
            div.tsdisplays {
                @if board.phase == Phase::Keep { (self.offer()) }
                (self.display(&projects, board.projects.iter().map(|id| self.shown_project(id)).collect()))
                (self.display(&titles, board.titles.iter().map(|id| self.shown_title(id)).collect()))
                (self.display(&estates, board.estates.iter().map(|id| self.shown_estate(id)).collect()))
            }
        }
    }

    fn display(&self, display: &Display, cards: Vec<Markup>) -> Markup {
        let gone = display.gone.map(|gone| self.count("first-tsar-web-discarded", gone));
        let deck = Spot {
            action: Some(display.draw.to_owned()),
            label: self.count(display.deck, display.left),
            rules: display.rules,
            class: if display.left == 0 { "tscard tsdeck bare" } else { "tscard tsdeck" },
            ..Spot::default()
        };
        html! {
            section.tsdisplay {
                h2 {
                    (art::icon(display.icon)) (self.text(display.head))
                    @if let Some(gone) = gone { small title=(gone) data-rule="TSR-181 TSR-199" { (gone) } }
                }
                div.tscards {
                    (self.scene.chip(&deck, html! { (art::icon(display.icon)) b { (display.left) } }))
                    @for card in &cards { (card) }
                    @for _ in cards.len()..display.room { span.tscard.bare {} }
                }
            }
        }
    }

    fn shown_project(&self, id: ProjectId) -> Markup {
        let spot = Spot {
            action: Some(format!("project {id}")),
            label: self.project_words(id),
            rules: "TSR-144 TSR-145 TSR-146",
            class: "tscard",
            id: Some(format!("card-{id}")),
            ..Spot::default()
        };
        self.project(id, &spot)
    }

    fn shown_title(&self, id: TitleId) -> Markup {
        let spot = Spot {
            action: Some(format!("title {id}")),
            label: self.title_words(id, self.seen.viewer),
            rules: "TSR-016 TSR-164 TSR-210",
            class: "tscard",
            id: Some(format!("card-{id}")),
            ..Spot::default()
        };
        self.title(id, self.seen.viewer, &spot)
    }

    fn shown_estate(&self, id: EstateId) -> Markup {
        let spot = Spot {
            action: Some(format!("estate {id}")),
            label: self.estate_words(id),
            rules: "TSR-017 TSR-164 TSR-174",
            class: "tscard",
            id: Some(format!("card-{id}")),
            ..Spot::default()
        };
        self.estate(id, &spot)
    }

    /// The three projects of which one is kept.
    fn offer(&self) -> Markup {
        let dealt = self.seen.own.as_ref().map(|own| own.hand).unwrap_or_default();
        let keep = |id: ProjectId| Spot {
            action: Some(format!("keep {id}")),
            label: self.project_words(id),
            rules: "TSR-066 TSR-067 TSR-068",
            class: "tscard",
            ..Spot::default()
        };
        html! {
            @if !self.offered(&["keep"]).is_empty() {
                section.tsdisplay.offer {
                    h2 { (art::icon("project")) (self.text("first-tsar-web-offer")) }
                    div.tscards { @for id in dealt.iter() { (self.project(id, &keep(id))) } }
                }
            }
        }
    }

    // Cards.

    pub(super) fn project_words(&self, id: ProjectId) -> String {
        let printed = &self.tables.projects[id.index()];
        let kind = match id.kind() {
            ProjectKind::Construction => "first-tsar-web-does-construction",
            ProjectKind::Trade => "first-tsar-web-does-trade",
            ProjectKind::Military => "first-tsar-web-does-military",
        };
        let message = Message::new("first-tsar-web-project")
            .with("project", phrase::project(id))
            .with("kind", phrase::kind(id.kind()))
            .with("cost", phrase::goods(printed.cost))
            .with("vp", printed.vp)
            .with("does", Message::new(kind));
        self.noted(self.say(&message), "projects.toml", id)
    }

    pub(super) fn project(&self, id: ProjectId, spot: &Spot<'_>) -> Markup {
        let printed = &self.tables.projects[id.index()];
        let class = format!("{} {}", spot.class, id.kind());
        let inner = html! {
            span.tsband { (art::icon(kind_icon(id.kind()))) span.tspoints { (printed.vp) (art::icon("vp")) } }
            span.tsname { (self.say(&phrase::project(id))) (self.mark("projects.toml", id)) }
            span.tscost { (self.goods_icons(printed.cost)) }
        };
        self.scene.chip(&Spot { class: &class, ..spot.clone() }, inner)
    }

    /// What a Title scores, and how much that is now for a seat that has it or might take it.
    pub(super) fn title_words(&self, id: TitleId, seat: Option<Seat>) -> String {
        let message = Message::new("first-tsar-web-title")
            .with("title", phrase::title(id))
            .with("scores", phrase::scores(self.tables, &self.tables.titles[id.index()]));
        let mut words = self.say(&message);
        if let Some((seat, vp)) = seat.and_then(|seat| Some((seat, self.title_points(id, seat)?))) {
            let owned = self.player(seat).titles.has(id);
            let id = if owned { "first-tsar-web-title-now" } else { "first-tsar-web-title-would" };
            let now = Message::new(id).with("who", seat).with("vp", vp);
            words = format!("{words} {}", self.say(&now));
        }
        self.noted(words, "titles.toml", id)
    }

    /// What a Title would score a seat now.
    fn title_points(&self, id: TitleId, seat: Seat) -> Option<u16> {
        self.seen.title_points.get(seat.index())?.get(id.index()).copied()
    }

    /// A Title, with what it would score a seat now as a small figure.
    pub(super) fn title(&self, id: TitleId, seat: Option<Seat>, spot: &Spot<'_>) -> Markup {
        let now = seat.and_then(|seat| self.title_points(id, seat));
        let class = format!("{} honour", spot.class);
        let scores = phrase::scores(self.tables, &self.tables.titles[id.index()]);
        let inner = html! {
            span.tsband { (art::icon("title")) span.tspoints { (self.tables.titles[id.index()].vp) (art::icon("vp")) "/" } }
            span.tsname { (self.say(&phrase::title(id))) (self.mark("titles.toml", id)) }
            span.tstext { (self.say(&scores)) @if let Some(vp) = now { " " b.tsnow { "= " (vp) (art::icon("vp")) } } }
        };
        self.scene.chip(&Spot { class: &class, ..spot.clone() }, inner)
    }

    pub(super) fn estate_words(&self, id: EstateId) -> String {
        let message = Message::new("first-tsar-web-estate")
            .with("estate", phrase::estate(id))
            .with("effect", phrase::effect(&self.tables.estates[id.index()]));
        self.noted(self.say(&message), "estates.toml", id)
    }

    pub(super) fn estate(&self, id: EstateId, spot: &Spot<'_>) -> Markup {
        let class = format!("{} manor", spot.class);
        let inner = html! {
            span.tsband { (art::icon("estate")) }
            span.tsname { (self.say(&phrase::estate(id))) (self.mark("estates.toml", id)) }
            span.tscost { (self.icons(&self.tables.estates[id.index()])) }
        };
        self.scene.chip(&Spot { class: &class, ..spot.clone() }, inner)
    }
}
