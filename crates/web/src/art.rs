//! Small pictures. The symbols are sent once with every page; drawings refer to them by name.

use maud::{Markup, PreEscaped, html};

/// All symbols, to be put at the beginning of a page.
pub(crate) fn sprite() -> Markup {
    html! { (PreEscaped(include_str!("../assets/sprite.svg"))) (furs()) }
}

/// A symbol among text.
pub(crate) fn icon(name: &str) -> Markup {
    html! { svg.icon aria-hidden="true" viewBox="0 0 24 24" { use href=(format!("#i-{name}")) {} } }
}

/// A symbol inside a drawing, with its left upper corner and its size.
pub(crate) fn symbol(name: &str, x: f32, y: f32, width: f32, height: f32) -> Markup {
    html! { use href=(format!("#{name}")) x=(tenth(x)) y=(tenth(y)) width=(tenth(width)) height=(tenth(height)) {} }
}

/// The size at which words of the serif fit into a width, and at most a size.
pub(crate) fn fitted(words: &str, width: f32, most: f32) -> f32 {
    /// How wide a letter is, to its size.
    const LETTER: f32 = 0.59;
    tenth((width / (words.chars().count() as f32 * LETTER)).min(most))
}

/// The shape that goes with a player's colour, around a centre; the letter stands in it.
pub(crate) fn badge(shape: Shape, letter: &str, x: f32, y: f32, radius: f32) -> Markup {
    let points = |angles: &[(f32, f32)]| -> String {
        let point = |(dx, dy): &(f32, f32)| format!("{:.1},{:.1}", x + dx * radius, y + dy * radius);
        angles.iter().map(point).collect::<Vec<_>>().join(" ")
    };
    let drawn = match shape {
        Shape::Circle => html! { circle cx=(x) cy=(y) r=(radius) {} },
        Shape::Diamond => {
            html! { polygon points=(points(&[(0., -1.25), (1.15, 0.), (0., 1.25), (-1.15, 0.)])) {} }
        }
        Shape::Triangle => html! { polygon points=(points(&[(0., -1.35), (1.25, 0.95), (-1.25, 0.95)])) {} },
        Shape::Square => {
            html! { polygon points=(points(&[(-0.95, -0.95), (0.95, -0.95), (0.95, 0.95), (-0.95, 0.95)])) {} }
        }
        Shape::Star => {
            let star: Vec<(f32, f32)> = (0..10)
                .map(|corner| {
                    let angle = std::f32::consts::PI * (corner as f32 / 5. - 0.5);
                    let length = if corner % 2 == 0 { 1.35 } else { 0.85 };
                    (angle.cos() * length, angle.sin() * length)
                })
                .collect();
            html! { polygon points=(points(&star)) {} }
        }
    };
    let lower = if shape == Shape::Triangle { radius * 0.18 } else { 0. };
    html! {
        g.badge {
            (drawn)
            text x=(x) y=(tenth(y + radius * 0.42 + lower)) font-size=(tenth(radius * 1.2)) { (letter) }
        }
    }
}

/// The shapes that double the players' colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    Circle,
    Diamond,
    Triangle,
    Square,
    Star,
}

/// The furs as symbols: a disc in the colour of its value with the number on it; the bear has ears.
fn furs() -> Markup {
    html! {
        svg.sprite aria-hidden="true" focusable="false" width="0" height="0" {
            @for value in 2..=8 {
                symbol id=(format!("fur-{value}")) viewBox="-20 -20 40 40" overflow="visible" {
                    g.fur.{ "fur-" (value) } {
                        @if value == 8 { circle cx="-12.5" cy="-12.5" r="6.5" {} circle cx="12.5" cy="-12.5" r="6.5" {} }
                        circle r="17" {}
                        circle.pelt r="13.4" {}
                        text y="7" font-size="19.5" { (value) }
                    }
                }
            }
        }
    }
}

/// A fur inside a drawing around its centre, with a ring that is lit where it can be chosen.
pub(crate) fn fur(value: u8, x: f32, y: f32, radius: f32) -> Markup {
    let size = radius * 40. / 17.;
    html! {
        circle.ring cx=(tenth(x)) cy=(tenth(y)) r=(tenth(radius)) {}
        (symbol(&format!("fur-{value}"), x - size / 2., y - size / 2., size, size))
    }
}

/// A number with one digit after the point, which is fine enough for a drawing.
pub(crate) fn tenth(number: f32) -> f32 {
    (number * 10.).round() / 10.
}

/// A fur among text.
pub(crate) fn fur_icon(value: u8, class: &str) -> Markup {
    html! {
        svg class=(format!("fur-icon {class}")) aria-hidden="true" viewBox="0 0 40 40" { use href=(format!("#fur-{value}")) {} }
    }
}

/// The mark of Samovar.
pub(crate) fn samovar() -> Markup {
    html! {
        svg.logo aria-hidden="true" viewBox="0 0 48 48" {
            path d="M20 4h8l1.5 5h-11z" fill="var(--red)" stroke="var(--gold)" stroke-width="1.5" {}
            path d="M15 9h18v3H15z" fill="var(--gold)" {}
            path d="M16 12c-5 5-5 13 3 20h10c8-7 8-15 3-20z" fill="var(--gold)" stroke="#7a5310" stroke-width="1.5" {}
            path d="M13 17c-6-2-8 6-2 8M35 17c6-2 8 6 2 8" fill="none" stroke="var(--gold)" stroke-width="2.5" {}
            path d="M24 29v5M21 34h6l-1 4h-4z" fill="var(--red)" stroke="#7a5310" stroke-width="1.5" {}
            path d="M17 32h14l3 9H14zM11 41h26v3H11z" fill="var(--gold)" stroke="#7a5310" stroke-width="1.5" {}
            path d="M20 16c-2 3-2 8 0 12" fill="none" stroke="#fff3c9" stroke-width="2" stroke-linecap="round" {}
        }
    }
}
