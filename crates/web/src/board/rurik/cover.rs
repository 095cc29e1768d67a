//! The picture for the game: Kiev on its hills above the river.

use maud::{Markup, html};

/// A picture in the manner of a lacquer box.
pub(super) fn picture() -> Markup {
    let dome = |x: i32, y: i32, scale: f32, fill: &str| {
        html! {
            g transform=(format!("translate({x} {y}) scale({scale})")) stroke="var(--line)" stroke-width="2.4" stroke-linejoin="round" {
                path d="M-22 0h44v70h-44z" fill="var(--birch)" {}
                path d="M0-62c34 22 38 44 16 62h-32c-22-18-18-40 16-62z" fill=(fill) {}
                path d="M0-62v-22M-8-76H8" fill="none" stroke="var(--gold)" stroke-width="3.5" {}
                path d="M-8 70V36a8 8 0 0 1 16 0v34z" fill="var(--line)" {}
            }
        }
    };
    html! {
        svg.cover viewBox="0 0 480 300" role="img" aria-label="Rurik" {
            rect.lacquer width="480" height="300" rx="14" {}
            rect x="14" y="14" width="452" height="272" rx="8" fill="var(--c-sky)" stroke="var(--gold)" stroke-width="3" {}
            circle cx="96" cy="92" r="46" fill="var(--gold)" stroke="var(--line)" stroke-width="2.5" {}
            circle cx="96" cy="92" r="58" fill="none" stroke="var(--red)" stroke-width="2.5" stroke-dasharray="12 8" {}
            path d="M300 62c16-14 44-12 54 0 14-10 44-8 50 8h-112zM180 44c10-10 30-8 36 2 10-6 28-4 32 8h-76z" fill="var(--birch)" stroke="var(--line)" stroke-width="2" {}
            path d="M15 196q80-70 170-30t150-20 130 20v119H15z" fill="var(--c-far)" stroke="var(--line)" stroke-width="2.5" {}
            (dome(212, 118, 0.8, "var(--pine2)"))
            (dome(348, 118, 0.8, "var(--pine2)"))
            (dome(280, 100, 1.1, "var(--red)"))
            path d="M168 170h20v-12h16v12h20v-12h16v12h20v-12h16v12h20v-12h16v12h20v-12h16v12h20v-12h16v12h20v56H168z" fill="#b87a3e" stroke="var(--line)" stroke-width="2.6" stroke-linejoin="round" {}
            path d="M264 226v-30a16 16 0 0 1 32 0v30z" fill="var(--line)" {}
            path d="M15 228q110-34 230-10t220-10v77H15z" fill="var(--t-water)" stroke="var(--line)" stroke-width="2.5" {}
            path d="M40 262q14-12 28 0t28 0 28 0M330 250q14-12 28 0t28 0 28 0M210 272q12-10 24 0t24 0" fill="none" stroke="var(--birch)" stroke-width="2.5" {}
            g transform="translate(150 240)" stroke="var(--line)" stroke-width="2.6" stroke-linejoin="round" {
                path d="M-74 0c-10-22-4-38 10-44 0 16 6 24 18 24h92c12 0 18-8 18-24 14 6 20 22 10 44-14 24-134 24-148 0z" fill="#a3502a" {}
                path d="M0-22v-96" fill="none" stroke-width="5" {}
                path d="M-46-112q46 16 92 0v64q-46 14-92 0z" fill="var(--birch)" {}
                path d="M-22-106v60M22-106v60" fill="none" stroke="var(--red)" stroke-width="11" {}
                @for x in [-44, -22, 0, 22, 44] { circle cx=(x) cy="-8" r="10" fill="var(--gold)" {} circle cx=(x) cy="-8" r="3.4" fill="var(--red)" {} }
                path d="M-64-44q-14-4-16-14 10 2 20 4M64-44q14-4 16-14-10 2-20 4" fill="var(--gold)" {}
            }
            path.border d="M20 20h34M20 20v34M460 20h-34M460 20v34M20 280h34M20 280v-34M460 280h-34M460 280v-34" {}
        }
    }
}
