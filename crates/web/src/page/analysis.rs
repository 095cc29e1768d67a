//! What a bot thinks of a finished game: a curve for everybody, and the turns that cost most.

use maud::{Markup, html};
use samovar_engine::{Message, Seat, reasoning};

use super::{game_name, shell};
use crate::model::{AnalysisView, Fall, Reader, TableView};
use crate::part::{percent, why_so};
use crate::pen::Pen;

/// How wide the drawing is, in its own units; it is stretched to the page.
const WIDTH: f32 = 1000.;
/// How high.
const HEIGHT: f32 = 100.;

/// A turn with more decisions is folded up.
const LONG: usize = 10;

/// Lines that differ without their colours.
const DASHES: [&str; 4] = ["none", "9 5", "2 5", "12 4 2 4"];

struct Drawing<'a> {
    pen: &'a Pen,
    view: &'a AnalysisView,
}

pub(super) fn page(reader: &Reader, view: &AnalysisView) -> String {
    let table = &view.table;
    let pen = &crate::model::pen(table, reader.language);
    let title = pen.say(&Message::new("web-analysis-of").with("game", game_name(pen, &table.game)));
    let drawing = Drawing { pen, view };
    let content = html! {
        main #content.narrow.analysis {
            h1 { (title) }
            @match view.progress {
                Some((done, of)) => (underway(pen, done, of)),
                None => {
                    p.hint { (pen.text("web-analysis-help")) }
                    (drawing.curve())
                    (drawing.falls())
                    (drawing.numbers())
                }
            }
            p.doings {
                a.button href=(format!("/t/{}/replay", table.id)) { (pen.text("web-replay")) }
                a href=(format!("/t/{}", table.id)) { (pen.text("web-back")) }
            }
        }
    };
    shell(reader, &title, "plain-page", content)
}

/// How far it is; the page comes again by itself.
fn underway(pen: &Pen, done: usize, of: usize) -> Markup {
    let words = pen.say(&Message::new("web-analysis-progress").with("done", done).with("of", of));
    html! {
        div.card role="status" {
            p { label for="progress" { (words) } }
            progress #progress max=(of.max(1)) value=(done) {}
        }
    }
}

impl Drawing<'_> {
    fn table(&self) -> &TableView {
        &self.view.table
    }

    /// Everybody with a chance: the seats, then automatic opponents.
    fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.view.start.len())
    }

    fn replay(&self, step: usize, seat: Seat) -> String {
        format!("/t/{}/replay?step={step}&as={seat}", self.table().id)
    }

    /// Where a number of turns lies.
    fn x(&self, turns: usize) -> f32 {
        WIDTH * turns as f32 / self.view.turns.len().max(1) as f32
    }

    /// A rival's chance after a number of turns.
    fn chance(&self, turns: usize, rival: Seat) -> f32 {
        let chances = turns.checked_sub(1).map_or(&self.view.start, |turn| &self.view.turns[turn].chances);
        chances.get(rival.index()).copied().unwrap_or_default()
    }

    fn y(chance: f32) -> f32 {
        HEIGHT * (1. - chance)
    }

    fn dash(rival: Seat) -> &'static str {
        DASHES[rival.index() % DASHES.len()]
    }

    fn curve(&self) -> Markup {
        let last = self.view.turns.len();
        let turn = |number: usize| self.pen.say(&Message::new("web-analysis-turn").with("turn", number));
        html! {
            figure.curve {
                div.scale aria-hidden="true" { span { "100 %" } span { "50 %" } span { "0 %" } }
                svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) preserveAspectRatio="none" role="img" aria-label=(self.pen.text("web-analysis-curve")) {
                    path.grid d=(format!("M0 0H{WIDTH}M0 25H{WIDTH}M0 50H{WIDTH}M0 75H{WIDTH}M0 {HEIGHT}H{WIDTH}")) {}
                    @for rival in self.rivals() {
                        polyline.line.(self.pen.seat_class(rival)) points=(self.points(rival)) stroke-dasharray=(Self::dash(rival)) {}
                    }
                    @for fall in &self.view.falls {
                        path.dot.(self.pen.seat_class(fall.seat)) d=(format!("M{:.1} {:.1}h.01", self.x(fall.turn), Self::y(fall.after))) {}
                    }
                }
                div.hits { @for number in 1..=last { (self.hit(number)) } }
                div.ends aria-hidden="true" { span { (turn(1)) } span { (turn(last)) } }
                figcaption {
                    ul.legend {
                        @for rival in self.rivals() {
                            li class=(self.pen.seat_class(rival)) {
                                svg.sample viewBox="0 0 40 8" aria-hidden="true" { path.line d="M1 4H39" stroke-dasharray=(Self::dash(rival)) {} }
                                b.who { (self.pen.seat(rival)) }
                                " " (self.sum(rival))
                            }
                        }
                    }
                }
            }
        }
    }

    fn points(&self, rival: Seat) -> String {
        let point = |turns: usize| format!("{:.1},{:.1}", self.x(turns), Self::y(self.chance(turns, rival)));
        (0..=self.view.turns.len()).map(point).collect::<Vec<_>>().join(" ")
    }

    /// The first, the lowest and the highest chance of a rival, in words.
    fn sum(&self, rival: Seat) -> String {
        let all = || (0..self.view.turns.len()).map(|turns| self.chance(turns, rival));
        let low = all().fold(1., f32::min);
        let high = all().fold(0., f32::max);
        let words = Message::new("web-analysis-sum").with("low", percent(low)).with("high", percent(high));
        self.pen.say(&words)
    }

    /// A strip over the curve that leads to the replay; the table below has the same links for keyboards and readers.
    fn hit(&self, number: usize) -> Markup {
        let turn = &self.view.turns[number - 1];
        let each = self.rivals().map(|rival| {
            let percent = percent(self.chance(number, rival));
            self.pen.say(&Message::new("web-analysis-each").with("who", rival).with("percent", percent))
        });
        let words = Message::new("web-analysis-turn-of").with("turn", number).with("who", turn.seat);
        let title = self.pen.labelled(self.pen.say(&words), self.pen.listed(each));
        html! { a href=(self.replay(turn.to, turn.seat)) title=(title) tabindex="-1" aria-hidden="true" {} }
    }

    fn falls(&self) -> Markup {
        html! {
            section {
                h2 { (self.pen.text("web-analysis-falls")) }
                @if self.view.falls.is_empty() { p { (self.pen.text("web-analysis-no-falls")) } }
                @for seat in Seat::first(self.table().seats.len()) {
                    @let own: Vec<&Fall> = self.view.falls.iter().filter(|fall| fall.seat == seat).collect();
                    @if !own.is_empty() {
                        h3 { b.who.(self.pen.seat_class(seat)) { (self.pen.seat(seat)) } }
                        ul.falls { @for fall in own { li.card { (self.fall(fall)) } } }
                    }
                }
            }
        }
    }

    fn fall(&self, fall: &Fall) -> Markup {
        let words = Message::new("web-analysis-fall")
            .with("turn", fall.turn)
            .with("before", percent(fall.before))
            .with("after", percent(fall.after));
        html! {
            p { a href=(self.replay(fall.to, fall.seat)) { (self.pen.say(&words)) } }
            details open[fall.played.len() <= LONG] {
                summary { (self.pen.count("web-analysis-played", fall.played.len())) }
                ol { @for choice in &fall.played { li { (self.pen.say(&choice.words)) } } }
            }
            @match &fall.instead {
                Some(instead) => {
                    @let done = self.pen.say(&fall.played[instead.step - fall.from].words);
                    p.instead {
                        (self.pen.say(&Message::new("web-analysis-instead").with("done", done))) " "
                        a href=(self.replay(instead.step - 1, fall.seat)) { (self.pen.say(&instead.choice.words)) }
                    }
                    (why_so(self.pen, &reasoning(&instead.reasons, fall.seat)))
                }
                None => p.hint { (self.pen.text("web-analysis-same")) },
            }
        }
    }

    /// Every turn in numbers.
    fn numbers(&self) -> Markup {
        html! {
            details {
                summary { (self.pen.text("web-analysis-numbers")) }
                div.scroll tabindex="0" role="group" aria-label=(self.pen.text("web-analysis-numbers")) {
                    table.numbers {
                        thead {
                            tr { th scope="col" { (self.pen.text("web-analysis-turns")) }
                                @for rival in self.rivals() { th.(self.pen.seat_class(rival)) scope="col" { (self.pen.seat(rival)) } } }
                        }
                        tbody {
                            @for (place, turn) in self.view.turns.iter().enumerate() {
                                @let words = Message::new("web-analysis-turn-of").with("turn", place + 1).with("who", turn.seat);
                                tr {
                                    th scope="row" { a href=(self.replay(turn.to, turn.seat)) { (self.pen.say(&words)) } }
                                    @for rival in self.rivals() { td { (self.pen.say(&Message::new("web-percent").with("percent", percent(self.chance(place + 1, rival))))) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
