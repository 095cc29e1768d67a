//! The landscape row, with the score above and the stories below.

use maud::{Markup, html};
use samovar_engine::{Choice, Message, Seat};
use samovar_stroganov::components::{STORY_END, Terrain, TileId};
use samovar_stroganov::phrase;

use super::{Picture, Spot};
use crate::art;

/// The width of the map.
pub(super) const WIDTH: f32 = 1200.;
const HEIGHT: f32 = 700.;
/// Where the starting tile lies.
const LEFT: f32 = 6.;
const START: f32 = 97.;
/// The width of a slot.
pub(super) const SLOT: f32 = 91.;
/// The upper edge of the tiles, where the Cossacks stand.
const GROUND: f32 = 152.;
const TILE: f32 = 206.;
/// The upper edge of the regions.
pub(super) const REGIONS: f32 = 366.;
const STORY: f32 = 646.;
/// Spaces of the score track before it begins again.
const SCORE: u16 = 50;

/// The left edge of a slot.
pub(super) fn slot_x(slot: u8) -> f32 {
    match slot {
        0 => LEFT,
        slot => LEFT + START + f32::from(slot - 1) * SLOT,
    }
}

impl Picture<'_> {
    pub(super) fn map(&self) -> Markup {
        html! {
            svg.map viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="group" aria-label=(self.text("stroganov-web-map")) {
                (art::symbol("strog-land", 0., 0., WIDTH, HEIGHT))
                (self.score_track())
                (self.start_tile())
                @for slot in 1..=self.board.row.len() as u8 { (self.slot(slot)) }
                @for region in 0..self.board.regions.len() { (self.region(region)) }
                (self.story_track())
                @for seat in self.seats() { (self.cossack(seat)) }
            }
        }
    }

    // The row.

    fn start_tile(&self) -> Markup {
        let spot = Spot {
            label: self.text("stroganov-web-start"),
            rules: "STR-020 STR-203",
            class: "tile start",
            ..Spot::default()
        };
        let inner = html! {
            rect.frame x=(LEFT) y=(GROUND) width=(START - 5.) height=(TILE) rx="6" {}
            (art::symbol("t-start", LEFT + 3., GROUND + 3., START - 11., TILE - 40.))
            text.caption x=(LEFT + (START - 5.) / 2.) y=(GROUND + TILE - 14.) { (self.text("stroganov-board-start")) }
        };
        self.scene.place(&spot, inner)
    }

    fn slot(&self, slot: u8) -> Markup {
        let x = slot_x(slot);
        html! {
            (self.landing(slot))
            @match self.board.row[usize::from(slot) - 1].tile {
                Some(tile) => { (self.tile(slot, tile)) (self.quarry(slot)) }
                None => g.gap role="img" aria-label=(self.say(&Message::new("stroganov-web-gap").with("slot", slot))) {
                    rect x=(x + 2.) y=(GROUND) width=(SLOT - 5.) height=(TILE) rx="6" {}
                    text.number x=(x + SLOT / 2.) y=(GROUND + TILE / 2.) { (slot) }
                },
            }
        }
    }

    /// Where a Cossack that rides here will stand.
    fn landing(&self, slot: u8) -> Markup {
        let riding = |choice: &&Choice| {
            let verb = choice.action.split(' ').next();
            matches!(verb, Some("go" | "step")) && slot_in(&choice.words) == Some(i64::from(slot))
        };
        let x = slot_x(slot) + SLOT / 2.;
        html! {
            @if let Some(choice) = self.scene.table.choices.iter().find(riding) {
                (self.scene.place(
                    &Spot {
                        action: Some(choice.action.clone()),
                        label: self.say(&Message::new("stroganov-web-slot").with("slot", slot)),
                        rules: "STR-057 STR-058 STR-069",
                        class: "landing",
                        ..Spot::default()
                    },
                    html! {
                        rect.hit x=(x - SLOT / 2. + 2.) y=(GROUND - 66.) width=(SLOT - 5.) height="66" rx="8" {}
                        path.arrow d=(format!("M{x} {}v22m-9-9 9 10 9-10", GROUND - 36.)) {}
                    },
                ))
            }
        }
    }

    fn tile(&self, slot: u8, tile: TileId) -> Markup {
        let x = slot_x(slot) + 2.;
        let printed = &self.tables.landscape[tile.index()];
        let label = Message::new("stroganov-web-tile")
            .with("slot", slot)
            .with("tile", tile.to_string())
            .with("terrain", phrase::terrain(printed.terrain))
            .with("reward", phrase::reward(&printed.reward));
        let spot = Spot {
            action: Some(format!("claim {slot}")),
            label: self.noted(self.say(&label), "landscape.toml", &tile.to_string()),
            rules: "STR-130 STR-131 STR-134 STR-223",
            class: "tile",
            ..Spot::default()
        };
        let width = SLOT - 5.;
        let inner = html! {
            rect.frame x=(x) y=(GROUND) width=(width) height=(TILE) rx="6" {}
            (art::symbol(terrain(printed.terrain), x + 3., GROUND + 3., width - 6., 66.))
            rect.picture x=(x + 3.) y=(GROUND + 3.) width=(width - 6.) height="66" {}
            rect.ribbon x=(x + 3.) y=(GROUND + 69.) width=(width - 6.) height="25" {}
            (self.reward_line(&printed.reward, x + width / 2., GROUND + 72.5, reward_size(printed.reward.parts().len())))
            circle.plaque cx=(x + 13.) cy=(GROUND + 13.) r="10" {}
            text.number x=(x + 13.) y=(GROUND + 17.5) { (slot) }
            (self.mark_at("landscape.toml", &tile.to_string(), x + width - 12., GROUND + 17.))
        };
        self.scene.place(&spot, inner)
    }

    /// Furs and tiger on a tile, the lowest first.
    fn quarry(&self, slot: u8) -> Markup {
        let lying = &self.board.row[usize::from(slot) - 1];
        let at = |place: usize| {
            let x = slot_x(slot) + 2. + [24., 62.][place % 2];
            (x, GROUND + 114. + 34.5 * (place / 2) as f32)
        };
        let furs: Vec<u8> = lying.furs.iter().map(|fur| fur.value()).collect();
        html! {
            @for (place, value) in furs.iter().enumerate() {
                @let (x, y) = at(place);
                @let first = place == 0 || furs[place - 1] != *value;
                @let lies = Message::new("stroganov-web-lies").with("what", self.fur(*value)).with("slot", slot);
                (self.scene.place(
                    &Spot {
                        action: first.then(|| self.hunt(&value.to_string(), slot)),
                        label: self.say(&lies),
                        rules: "STR-071 STR-072 STR-073",
                        class: "prey",
                        id: Some(format!("fur-{slot}-{place}")),
                        ..Spot::default()
                    },
                    art::fur(*value, x, y, 15.5),
                ))
            }
            @if lying.tiger {
                @let (x, y) = at(furs.len());
                @let lies = Message::new("stroganov-web-lies").with("what", Message::new("stroganov-tiger")).with("slot", slot);
                (self.scene.place(
                    &Spot {
                        action: Some(self.hunt("tiger", slot)),
                        label: self.say(&lies),
                        rules: "STR-077 STR-078 STR-095",
                        class: "prey",
                        ..Spot::default()
                    },
                    html! { circle.halo cx=(x) cy=(y) r="16" {} (art::symbol("i-tiger", x - 15., y - 15., 30., 30.)) },
                ))
            }
        }
    }

    /// The hunt that takes something from a slot, seen from whoever decides: here, or next door.
    fn hunt(&self, what: &str, slot: u8) -> String {
        let ways = [format!("hunt {what}"), format!("hunt {what} left"), format!("hunt {what} right")];
        let here = |action: &&String| {
            let choice = self.scene.choice(action);
            choice.is_some_and(|choice| slot_in(&choice.words) == Some(i64::from(slot)))
        };
        match ways.iter().find(here) {
            Some(action) => action.clone(),
            None => {
                let stands =
                    self.board.players.get(self.board.active.index()).map_or(0, |player| player.slot);
                let way = match slot.cmp(&stands) {
                    std::cmp::Ordering::Less => " left",
                    std::cmp::Ordering::Equal => "",
                    std::cmp::Ordering::Greater => " right",
                };
                format!("hunt {what}{way}")
            }
        }
    }

    /// A Cossack: the right-hand one on a tile comes first.
    fn cossack(&self, seat: Seat) -> Markup {
        let livery = self.livery(seat);
        let slot = self.board.players[seat.index()].slot;
        let here = |other: &&Seat| self.board.players[other.index()].slot == slot;
        let together: Vec<&Seat> = self.board.order.iter().filter(here).collect();
        let place = together.iter().position(|other| **other == seat).unwrap_or(0);
        let width = if slot == 0 { START } else { SLOT };
        let step = ((width - 48.) / (together.len().max(2) - 1) as f32).min(20.);
        let x = slot_x(slot) + width - 46. - step * place as f32;
        let stands = Message::new("stroganov-web-cossack").with("who", self.whose(seat)).with("slot", slot);
        let spot = Spot {
            label: self.say(&stands),
            rules: "STR-021 STR-054 STR-107",
            class: &format!("piece cossack {}{}", livery.class, self.deciding(seat)),
            id: Some(format!("cossack-{seat}")),
            style: Some(format!("transform:translate({:.1}px,{}px)", x, GROUND - 59.)),
            ..Spot::default()
        };
        let inner = html! {
            (art::symbol("cossack", 0., 0., 44., 62.))
            (art::badge(livery.shape, &livery.letter, 22., 52., 8.5))
        };
        self.scene.place(&spot, inner)
    }

    fn deciding(&self, seat: Seat) -> &'static str {
        if self.view["to_decide"] == serde_json::json!(seat) { " deciding" } else { "" }
    }

    // The tracks.

    fn score_track(&self) -> Markup {
        html! {
            g.track.score role="img" data-rule="STR-022 STR-221 STR-359" {
                title { (self.scores()) }
                (art::symbol("strog-score", 0., 0., WIDTH, 38.))
            }
            @for (place, seat) in self.seats().enumerate() {
                @let points = self.board.players[seat.index()].vp;
                @let (dx, dy) = [(7., 10.), (17., 27.), (17., 10.), (7., 27.)][place % 4];
                (self.token(seat, "score", score_x(points) + dx, dy, points.into()))
            }
        }
    }

    fn scores(&self) -> String {
        let of = |seat: Seat| {
            let message = Message::new("stroganov-web-score").with("who", self.whose(seat));
            self.say(&message.with("vp", self.board.players[seat.index()].vp))
        };
        format!(
            "{}: {}",
            self.text("stroganov-web-score-track"),
            self.seats().map(of).collect::<Vec<_>>().join(", ")
        )
    }

    fn story_track(&self) -> Markup {
        html! {
            g.track.story role="img" data-rule="STR-178 STR-179 STR-182" {
                title { (self.stories()) }
                (art::symbol("strog-story", 0., STORY, WIDTH, 52.))
            }
            @for (place, seat) in self.seats().enumerate() {
                @let points = self.board.players[seat.index()].story;
                (self.token(seat, "story", story_x(points) + 13. + 17. * place as f32, STORY + 18., points.into()))
            }
        }
    }

    fn stories(&self) -> String {
        let of = |seat: Seat| {
            let message = Message::new("stroganov-web-story").with("who", self.whose(seat));
            self.say(&message.with("count", self.board.players[seat.index()].story))
        };
        format!(
            "{}: {}",
            self.text("stroganov-web-story-track"),
            self.seats().map(of).collect::<Vec<_>>().join(", ")
        )
    }

    fn token(&self, seat: Seat, track: &str, x: f32, y: f32, points: i64) -> Markup {
        let livery = self.livery(seat);
        let label = format!("{}: {points}", self.whose(seat));
        html! {
            g.piece.token.(livery.class) id=(format!("{track}-{seat}")) role="img" aria-label=(label)
                style=(format!("transform:translate({x}px,{y}px)")) {
                (art::badge(livery.shape, &livery.letter, 0., 0., 8.))
            }
        }
    }
}

/// The slot a choice speaks of.
fn slot_in(words: &Message) -> Option<i64> {
    words.args.iter().find_map(|(name, arg)| match (*name, arg) {
        ("slot", samovar_engine::Arg::Number(slot)) => Some(*slot),
        ("what", samovar_engine::Arg::Words(inner)) => slot_in(inner),
        _ => None,
    })
}

/// The symbol of a landscape type.
pub(super) fn terrain(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Forest => "t-forest",
        Terrain::Steppe => "t-steppe",
        Terrain::Swamp => "t-swamp",
        Terrain::Mountain => "t-mountain",
    }
}

fn reward_size(parts: usize) -> f32 {
    if parts > 2 { 15. } else { 18. }
}

const SCORE_CELL: f32 = (WIDTH - 12.) / SCORE as f32;
const STORY_CELL: f32 = (WIDTH - 90.) / (STORY_END + 1) as f32;

fn score_x(points: u16) -> f32 {
    6. + SCORE_CELL * f32::from(points % SCORE)
}

fn story_x(points: u8) -> f32 {
    84. + STORY_CELL * f32::from(points)
}

/// What never changes on the map: the land, the spaces of the tracks.
pub(in crate::board) fn statics() -> Markup {
    html! {
        svg.sprite aria-hidden="true" focusable="false" width="0" height="0" {
            symbol id="strog-land" viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) { (land()) }
            symbol id="strog-score" viewBox=(format!("0 0 {WIDTH} 38")) {
                g.track.score {
                    rect.band x="2" y="2" width=(WIDTH - 4.) height="34" rx="6" {}
                    @for points in 0..SCORE {
                        @let five = points % 5 == 0;
                        rect.cell.five[five] x=(score_x(points) + 1.) y="5" width=(SCORE_CELL - 2.) height="28" rx="3" {}
                        text x=(score_x(points) + SCORE_CELL / 2.) y="23" { (points) }
                    }
                }
            }
            symbol id="strog-story" viewBox=(format!("0 0 {WIDTH} 52")) {
                g.track.story {
                    path.scroll d="M20 1h1160q14 0 14 12v26q0 12-14 12H20q-14 0-14-12V13Q6 1 20 1z" {}
                    (art::symbol("i-story", 20., 7., 38., 38.))
                    @for points in 0..=STORY_END {
                        @let last = points == STORY_END;
                        rect.cell.last[last] x=(story_x(points)) y="7" width=(STORY_CELL - 5.) height="38" rx="6" {}
                        text x=(story_x(points) + STORY_CELL - 18.) y="40" { (points) }
                    }
                }
            }
        }
    }
}

fn land() -> Markup {
    html! {
        g.scenery {
            rect.sky x="0" y="36" width=(WIDTH) height="330" {}
            g.atnight {
                path.moon d="M1118 54a32 32 0 1 0 22 50 27 27 0 1 1-22-50z" {}
                @for (x, y) in [(130, 62), (240, 50), (372, 74), (505, 52), (640, 66), (760, 48), (905, 70), (1010, 52)] {
                    path.star d=(format!("M{x} {}l2.5 6.5 6.5 2.5-6.5 2.5-2.5 6.5-2.5-6.5-6.5-2.5 6.5-2.5z", y - 9)) {}
                }
            }
            g.byday {
                circle.sun cx="1100" cy="92" r="38" {}
                circle.sunring cx="1100" cy="92" r="48" {}
                path.cloud d="M150 78c8-18 34-18 42-4 12-10 34-4 34 10h-96c0-6 10-10 20-6z" {}
                path.cloud d="M610 66c8-18 34-18 42-4 12-10 34-4 34 10h-96c0-6 10-10 20-6z" {}
                path.bird d="M380 66q9-10 16 0 8-10 17 0M424 82q6-8 12 0 6-8 12 0M840 70q9-10 16 0 8-10 17 0" {}
            }
            path.hill1 d="M0 130q90-62 190-26t190-6 200 0 180-10 210 20 230-26V366H0z" {}
            path.hill2 d="M0 150q120-46 240-20t230-10 250 12 240-12 240 14V366H0z" {}
            @for x in [30, 96, 318, 452, 540, 700, 812, 936, 1040, 1150] {
                path.fir d=(format!("M{x} 96l-13 26h6l-10 22h34l-10-22h6z")) {}
            }
            rect.earth x="0" y="360" width=(WIDTH) height="286" {}
        }
    }
}
