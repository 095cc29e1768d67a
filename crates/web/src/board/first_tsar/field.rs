//! The Field of War, and the round tokens.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_first_tsar::components::{Components, SpoilsId, Tables, TradeId};
use samovar_first_tsar::{Action, PLACES, phrase};

use super::land::FIELD;
use super::{Scene, Spot, Target, amounts, glyphs, guessed, line_of, livery, mark_at, whose};
use crate::art::{self, tenth};
use crate::board::Component;
use crate::pen::Pen;

pub(super) fn field(scene: &Scene<'_>) -> Markup {
    let (pen, view) = (scene.pen, &scene.seen.view);
    let (x, y, ..) = FIELD;
    let armies = view.board.armies();
    let war = Action::War(None);
    let ground =
        Ground { armies: &armies, stack: view.stacks.spoils, war: scene.may(war).then(|| scene.target(war)) };
    html! {
        (pen.draw(&ground))
        @for (place, token) in view.board.spoils.iter().enumerate() {
            (pen.draw(&Spoils { place, token, target: scene.target(Action::War(Some(token))) }))
        }
        @if view.board.spoils.is_empty() { text.none x=(x + 128.) y=(y + 110.) { (pen.text("first-tsar-web-no-spoils")) } }
        @for (place, (seat, warriors)) in armies.iter().copied().enumerate() { (pen.draw(&Army { place, seat, warriors })) }
    }
}

/// The ground on which everything else lies.
#[derive(Hash)]
struct Ground<'a> {
    /// The most warriors first.
    armies: &'a [(Seat, u8)],
    /// Spoils tokens face down.
    stack: u8,
    /// Sending a warrior for nothing, where that is possible.
    war: Option<Target>,
}

impl Component for Ground<'_> {
    fn id(&self) -> String {
        "field-of-war".to_owned()
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let (x, y, width, height) = FIELD;
        let message = Message::new("first-tsar-web-field")
            .with("stack", self.stack)
            .with("all", amounts(pen, self.armies.iter().copied()));
        let spot = Spot {
            target: self.war.as_ref(),
            label: pen.say(&message),
            rules: "TSR-155 TSR-157 TSR-211 TSR-212 TSR-007",
            class: "tsfield",
            id: Some(self.id()),
            ..Spot::default()
        };
        let ground = html! {
            rect.hit x=(x) y=(y) width=(width) height=(height) rx="12" {}
            path.smoke d=(format!("M{} {}q30-34 70-14 20-26 56-10 34-20 64 6 40-12 60 14 30-10 50 10v22H{}z", x + 14., y + height - 70., x + 14.)) {}
            path.hills d=(format!("M{} {}q80-40 150-16t130-10 126 12v44q0 10-10 10H{}q-10 0-10-10z", x + 2., y + height - 42., x + 12.)) {}
            @for at in [36., 120., 214., 300., 384.] {
                path.stake d=(format!("M{} {}l7-26 7 26z", tenth(x + at - 7.), tenth(y + height - 18.))) {}
            }
            rect.ribbon x=(x) y=(y) width=(width) height="32" rx="12" {}
            (art::symbol("i-war", x + 12., y + 4., 24., 24.))
            text.title x=(x + 44.) y=(y + 22.) { (pen.text("first-tsar-web-field-of-war")) }
        };
        pen.place(&spot, ground)
    }
}

/// A Spoils token on the field.
#[derive(Hash)]
struct Spoils {
    place: usize,
    token: SpoilsId,
    target: Target,
}

impl Component for Spoils {
    fn id(&self) -> String {
        format!("spoils-{}", self.token)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let (left, top, ..) = FIELD;
        let x = left + 50. + 78. * (self.place % 3) as f32;
        let y = top + 80. + 80. * (self.place / 3) as f32;
        let printed = glyphs(&Tables::current().spoils[self.token.index()]);
        let size = if printed.len() > 1 { 21. } else { 26. };
        let spot = Spot {
            target: Some(&self.target),
            label: spoils_words(pen, self.token),
            rules: "TSR-022 TSR-155 TSR-158",
            class: "tsspoils",
            id: Some(self.id()),
            ..Spot::default()
        };
        let inner = html! {
            polygon.ring points=(shield(x, y, 34.)) {}
            polygon.face points=(shield(x, y, 32.)) {}
            (line_of(&printed, x, y - 11., size))
            (mark_at(guessed("spoils.toml", self.token), x, y + 24.))
        };
        pen.place(&spot, inner)
    }
}

/// What a Spoils token brings.
pub(super) fn spoils_words(pen: &Pen, token: SpoilsId) -> String {
    let effect = phrase::effect(&Tables::current().spoils[token.index()]);
    let message =
        Message::new("first-tsar-web-spoils").with("token", token.to_string()).with("effect", effect);
    pen.noted(pen.say(&message), guessed("spoils.toml", token))
}

/// The warriors of a player on the Field of War, and what they would score now.
#[derive(Hash)]
struct Army {
    place: usize,
    seat: Seat,
    warriors: u8,
}

impl Component for Army {
    fn id(&self) -> String {
        format!("army-{}", self.seat)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let (x, y, width, _) = FIELD;
        let (left, top) = (x + width - 152., y + 42. + 50. * self.place as f32);
        let points = PLACES.get(self.place).copied().unwrap_or(0);
        let label = Message::new("first-tsar-web-army")
            .with("who", whose(pen, self.seat))
            .with("count", self.warriors)
            .with("points", points);
        let livery = livery(pen, self.seat);
        let spot = Spot {
            label: pen.say(&label),
            rules: "TSR-211 TSR-212 TSR-214 TSR-216 TSR-155",
            class: &format!("tspiece {}", livery.class),
            id: Some(self.id()),
            ..Spot::default()
        };
        let inner = html! {
            (art::symbol("ts-warrior", left, top, 34., 43.))
            (art::badge(livery.shape, &livery.letter, left + 14., top + 32., 9.))
            text.times.large x=(left + 40.) y=(top + 30.) { "×" (self.warriors) }
            @if points > 0 {
                text.tscount x=(left + 92.) y=(top + 32.) font-size="22" { (points) }
                (art::symbol("i-vp", left + 101., top + 12., 26., 26.))
            }
        };
        pen.place(&spot, inner)
    }
}

/// A Trade token around its centre.
pub(super) fn trade_disc(token: TradeId, x: f32, y: f32, radius: f32) -> Markup {
    let drawn = glyphs(&Tables::current().trades[token.index()]);
    let size = radius * if drawn.len() > 2 { 0.56 } else { 0.74 };
    html! {
        circle.ring cx=(tenth(x)) cy=(tenth(y)) r=(tenth(radius + 1.)) {}
        circle.disc cx=(tenth(x)) cy=(tenth(y)) r=(tenth(radius)) {}
        circle.inner cx=(tenth(x)) cy=(tenth(y)) r=(tenth(radius - 3.)) {}
        (line_of(&drawn, x, y - size / 2., size))
        (mark_at(guessed("trades.toml", token), x, y + radius * 0.86))
    }
}

/// A shield around a centre.
fn shield(x: f32, y: f32, radius: f32) -> String {
    let points = [(-1., -0.85), (0., -1.), (1., -0.85), (0.92, 0.25), (0., 1.05), (-0.92, 0.25)];
    let point = |(dx, dy): (f32, f32)| format!("{},{}", tenth(x + dx * radius), tenth(y + dy * radius));
    points.map(point).join(" ")
}
