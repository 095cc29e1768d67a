//! The picture for the game: a rider before the forests of Siberia.

use maud::{Markup, html};

use crate::art::symbol;

/// A picture in the manner of a lacquer box.
pub(super) fn picture() -> Markup {
    html! {
        svg.cover viewBox="0 0 480 300" role="img" aria-label="Stroganov" {
            rect.lacquer width="480" height="300" rx="14" {}
            rect x="14" y="14" width="452" height="272" rx="8" fill="var(--c-sky)" stroke="var(--gold)" stroke-width="3" {}
            circle cx="352" cy="104" r="54" fill="var(--red)" stroke="var(--line)" stroke-width="2.5" {}
            circle cx="352" cy="104" r="66" fill="none" stroke="var(--gold)" stroke-width="2" stroke-dasharray="10 7" {}
            path d="M15 96c30-16 60-14 78 2 20-18 60-14 66 6 30-8 40 4 44 14H15zM290 70c16-14 44-12 54 0 14-10 44-8 50 8h-112z" fill="var(--birch)" stroke="var(--line)" stroke-width="2" {}
            path d="M15 170q70-66 130-30t110-14 120 6 90-20v173H15z" fill="var(--c-far)" stroke="var(--line)" stroke-width="2.5" {}
            path d="M15 206q90-50 180-22t150-8 120 4v105H15z" fill="var(--pine2)" stroke="var(--line)" stroke-width="2.5" {}
            @for (x, y, scale) in [(54, 214, 1.1), (92, 196, 0.9), (128, 220, 1.15), (392, 214, 1.15), (430, 198, 0.95), (352, 196, 0.8)] {
                path transform=(format!("translate({x} {y}) scale({scale})")) fill="var(--pine)" stroke="var(--line)" stroke-width="2.2" stroke-linejoin="round"
                    d="M0-92-18-56h8l-16 30h10L-32 6h64L16-26h10L10-56h8z" {}
            }
            path d="M15 250q110-34 230-14t220-6v55H15z" fill="var(--c-snow)" stroke="var(--line)" stroke-width="2.5" {}
            // The horse.
            g stroke="var(--line)" stroke-width="2.6" stroke-linejoin="round" {
                path fill="var(--birch)" d="M188 226c-8 18-20 26-26 40h12c6-12 20-18 30-30 12 6 32 8 46 4 4 12 2 18 6 28h12c-4-14-2-24-2-34 10-8 14-22 14-34l10-22 14 8 8-8-14-26-2-12-10 8c-20 2-28 18-36 34-20 6-44 2-60 8-8 4-14 18-12 36z" {}
                path fill="var(--red)" d="M276 140c-20 2-28 18-36 34l12 6c6-14 16-24 28-32z" {}
                path fill="none" d="M182 200c-16 2-26 16-24 34 6-10 14-14 24-14" {}
                path fill="var(--gold)" d="M204 184h40l4 22h-46z" {}
                circle cx="284" cy="158" r="2.5" fill="var(--line)" {}
            }
            g.seat-blue { (symbol("cossack", 196., 104., 62., 88.)) }
            path d="M262 92 240 176" stroke="var(--wood)" stroke-width="5" stroke-linecap="round" {}
            path d="M264 84l10 24-22-6z" fill="var(--gold)" stroke="var(--line)" stroke-width="2" stroke-linejoin="round" {}
            path d="M262 96q34-8 54 8-16 2-20 18-18-10-40-4z" fill="var(--red)" stroke="var(--line)" stroke-width="2.2" stroke-linejoin="round" {}
            (symbol("i-tiger", 300., 214., 54., 54.))
            (symbol("i-village", 60., 216., 60., 60.))
            path.border d="M20 20h34M20 20v34M460 20h-34M460 20v34M20 280h34M20 280v-34M460 280h-34M460 280v-34" {}
        }
    }
}
