//! A picture of the game for the home page.

use maud::{Markup, html};

/// The tsar's city by night: domes, walls, a rider's red banner and the cap of the Tsar.
pub(super) fn picture() -> Markup {
    html! {
        svg.cover viewBox="0 0 480 300" role="img" aria-label="The First Tsar" {
            rect.lacquer width="480" height="300" rx="14" {}
            rect x="14" y="14" width="452" height="272" rx="8" fill="var(--night)" stroke="var(--gold)" stroke-width="3" {}
            circle cx="92" cy="78" r="34" fill="#f7dc93" stroke="var(--line)" stroke-width="2.5" {}
            circle cx="92" cy="78" r="44" fill="none" stroke="var(--gold)" stroke-width="2" stroke-dasharray="8 6" {}
            @for (x, y) in [(160, 46), (204, 84), (300, 40), (352, 66), (410, 44), (438, 96), (44, 134), (262, 62)] {
                path d=(format!("M{x} {}l2 5.5 5.5 2-5.5 2-2 5.5-2-5.5-5.5-2 5.5-2z", y - 7)) fill="#f7dc93" {}
            }
            path d="M15 214q70-44 150-22t150-12 150 10v96H15z" fill="var(--pine)" stroke="var(--line)" stroke-width="2.5" {}
            g stroke="var(--line)" stroke-width="2.5" stroke-linejoin="round" {
                // The cathedral: five domes on drums over a white wall.
                path d="M140 258v-74h22v-30h18v-26h20v-26h28v26h20v26h18v30h22v74z" fill="var(--birch)" {}
                path d="M214 102V92h-4c-16-12-14-28 4-44 18 16 20 32 4 44h-4v10z" fill="var(--gold)" transform="translate(0 -2)" {}
                path d="M200 128c-14-8-12-22-10-26 4-8 8-8 10-14 2 6 6 6 10 14 2 4 4 18-10 26zM228 128c14-8 12-22 10-26-4-8-8-8-10-14-2 6-6 6-10 14-2 4-4 18 10 26z" fill="var(--b-red)" {}
                path d="M171 154c-15-8-13-22-10-27 4-8 8-9 10-15 2 6 6 7 10 15 3 5 5 19-10 27zM257 154c15-8 13-22 10-27-4-8-8-9-10-15-2 6-6 7-10 15-3 5-5 19 10 27z" fill="var(--pine2)" {}
                path d="M151 184c-13-7-11-19-9-23 4-7 7-8 9-13 2 5 5 6 9 13 2 4 4 16-9 23zM277 184c13-7 11-19 9-23-4-7-7-8-9-13-2 5-5 6-9 13-2 4-4 16 9 23z" fill="#3a6fb0" {}
                path d="M206 258v-26q0-14 8-18 8 4 8 18v26z" fill="var(--red2)" {}
                @for x in [164, 184, 236, 256] { path d=(format!("M{x} 214v-16q5-9 10 0v16z")) fill="var(--night)" {} }
                path d="M140 190h148M162 160h104" fill="none" stroke="var(--red)" stroke-width="3" {}
                // The wall of the Kremlin with two towers.
                path d="M22 262v-40h12v-8h12v8h12v-8h12v8h12v-8h12v8h12v-8h12v8h12v40zM310 262v-40h12v-8h12v8h12v-8h12v8h12v-8h12v8h12v-8h12v8h12v-8h12v8h12v-8h12v48z" fill="var(--red)" {}
                path d="M96 262v-86h34v86zM300 262v-86h34v86z" fill="var(--red2)" {}
                path d="M90 178 113 120l23 58zM294 178l23-58 23 58z" fill="var(--pine2)" {}
                path d="M113 120v-12M317 120v-12" {}
                path d="M113 106l20 6-20 7zM317 106l20 6-20 7z" fill="var(--gold)" {}
                path d="M15 262q110-16 226-4t224-6v33H15z" fill="var(--c-snow)" {}
            }
            // The cap of the Tsar.
            g transform="translate(352 92) scale(3.9)" stroke="var(--line)" stroke-width=".8" stroke-linejoin="round" {
                path d="M4.5 17C4 10 7.5 6.5 12 5.5 16.5 6.5 20 10 19.5 17z" fill="var(--gold)" {}
                path d="M9.5 16.5C9.5 11.5 10.5 8 12 6c1.5 2 2.5 5.5 2.5 10.5" fill="none" stroke="var(--red)" stroke-width="1.3" {}
                path d="M3 16.5h18c1.5 1.5 1.5 4.5 0 6H3c-1.5-1.5-1.5-4.5 0-6z" fill="var(--leather)" {}
                path d="M12 6V.8M9.8 2.8h4.4" stroke="var(--gold)" stroke-width="1.5" stroke-linecap="round" {}
                circle cx="7.5" cy="13.5" r="1.3" fill="var(--pine2)" {}
                circle cx="16.5" cy="13.5" r="1.3" fill="var(--b-red)" {}
            }
            path.border d="M20 20h34M20 20v34M460 20h-34M460 20v34M20 280h34M20 280v-34M460 280h-34M460 280v-34" {}
        }
    }
}
