//! The Field of War, and the round tokens.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_first_tsar::components::{SpoilsId, TradeId};
use samovar_first_tsar::phrase;

use super::land::FIELD;
use super::{Picture, Spot, glyphs, line_of};
use crate::art::{self, tenth};

impl Picture<'_> {
    pub(super) fn field(&self) -> Markup {
        let (x, y, width, height) = FIELD;
        let told = self.ranks().into_iter().map(|(seat, count)| format!("{} {count}", self.whose(seat)));
        let message = Message::new("first-tsar-web-field")
            .with("stack", self.seen.stacks.spoils)
            .with("all", told.collect::<Vec<_>>().join(", "));
        let spot = Spot {
            action: Some("war".to_owned()).filter(|action| self.may(action)),
            label: self.say(&message),
            rules: "TSR-007 TSR-155 TSR-157 TSR-211 TSR-212",
            class: "tsfield",
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
            text.title x=(x + 44.) y=(y + 22.) { (self.text("first-tsar-web-field-of-war")) }
        };
        html! {
            (self.scene.place(&spot, ground))
            (self.spoils())
            (self.armies())
        }
    }

    /// The players with warriors on the Field of War, the most first; Favor decides ties (TSR-214).
    fn ranks(&self) -> Vec<(Seat, u8)> {
        let mut ranks: Vec<(Seat, u8)> = self
            .seats()
            .map(|seat| (seat, self.player(seat).field))
            .filter(|(_, warriors)| *warriors > 0)
            .collect();
        ranks.sort_by_key(|(seat, warriors)| (std::cmp::Reverse(*warriors), self.rank(*seat)));
        ranks
    }

    /// What a Spoils token brings.
    pub(super) fn spoils_words(&self, token: SpoilsId) -> String {
        let effect = phrase::effect(&self.tables.spoils[token.index()]);
        let message =
            Message::new("first-tsar-web-spoils").with("token", token.to_string()).with("effect", effect);
        self.noted(self.say(&message), "spoils.toml", token)
    }

    fn spoils(&self) -> Markup {
        let (x, y, ..) = FIELD;
        html! {
            @for (number, token) in self.board().spoils.iter().enumerate() {
                (self.spoil(token, x + 50. + 78. * (number % 3) as f32, y + 80. + 80. * (number / 3) as f32))
            }
            @if self.board().spoils.is_empty() { text.none x=(x + 128.) y=(y + 110.) { (self.text("first-tsar-web-no-spoils")) } }
        }
    }

    fn spoil(&self, token: SpoilsId, x: f32, y: f32) -> Markup {
        let printed = glyphs(&self.tables.spoils[token.index()]);
        let size = if printed.len() > 1 { 21. } else { 26. };
        let spot = Spot {
            action: Some(format!("war {token}")),
            label: self.spoils_words(token),
            rules: "TSR-022 TSR-155 TSR-158",
            class: "tsspoils",
            id: Some(format!("spoils-{token}")),
            ..Spot::default()
        };
        let inner = html! {
            polygon.ring points=(shield(x, y, 34.)) {}
            polygon.face points=(shield(x, y, 32.)) {}
            (line_of(&printed, x, y - 11., size))
            (self.mark_at("spoils.toml", token, x, y + 24.))
        };
        self.scene.place(&spot, inner)
    }

    fn armies(&self) -> Markup {
        html! { @for (place, (seat, warriors)) in self.ranks().into_iter().enumerate() { (self.army(place, seat, warriors)) } }
    }

    /// The warriors of a player on the Field of War, and what they would score now.
    fn army(&self, place: usize, seat: Seat, warriors: u8) -> Markup {
        let (x, y, width, _) = FIELD;
        let (left, top) = (x + width - 152., y + 42. + 50. * place as f32);
        let points = [4, 2, 0, 0][place.min(3)];
        let label = Message::new("first-tsar-web-army")
            .with("who", self.whose(seat))
            .with("count", warriors)
            .with("points", points);
        let livery = self.livery(seat);
        let spot = Spot {
            label: self.say(&label),
            rules: "TSR-155 TSR-211 TSR-212 TSR-214 TSR-216",
            class: &format!("tspiece {}", livery.class),
            id: Some(format!("army-{seat}")),
            ..Spot::default()
        };
        let inner = html! {
            (art::symbol("ts-warrior", left, top, 34., 43.))
            (art::badge(livery.shape, &livery.letter, left + 14., top + 32., 9.))
            text.times.large x=(left + 40.) y=(top + 30.) { "×" (warriors) }
            @if points > 0 {
                text.tscount x=(left + 92.) y=(top + 32.) font-size="22" { (points) }
                (art::symbol("i-vp", left + 101., top + 12., 26., 26.))
            }
        };
        self.scene.place(&spot, inner)
    }

    /// A Trade token around its centre.
    pub(super) fn trade_disc(&self, token: TradeId, x: f32, y: f32, radius: f32) -> Markup {
        let drawn = glyphs(&self.tables.trades[token.index()]);
        let size = radius * if drawn.len() > 2 { 0.56 } else { 0.74 };
        html! {
            circle.ring cx=(tenth(x)) cy=(tenth(y)) r=(tenth(radius + 1.)) {}
            circle.disc cx=(tenth(x)) cy=(tenth(y)) r=(tenth(radius)) {}
            circle.inner cx=(tenth(x)) cy=(tenth(y)) r=(tenth(radius - 3.)) {}
            (line_of(&drawn, x, y - size / 2., size))
            (self.mark_at("trades.toml", token, x, y + radius * 0.86))
        }
    }
}

/// A shield around a centre.
fn shield(x: f32, y: f32, radius: f32) -> String {
    let points = [(-1., -0.85), (0., -1.), (1., -0.85), (0.92, 0.25), (0., 1.05), (-0.92, 0.25)];
    let point = |(dx, dy): (f32, f32)| format!("{},{}", tenth(x + dx * radius), tenth(y + dy * radius));
    points.map(point).join(" ")
}
