//! The landscape row, with the score above and the stories below.

use std::cmp::Ordering;

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_stroganov::components::{Components, Region, STORY_END, Tables, Terrain, TileId};
use samovar_stroganov::{Action, Ground, Quarry, phrase};

use super::region::Land;
use super::{Component, Pen, Scene, Spot, Target, furs, guessed, mark_at, reward_line};
use crate::art;

/// The width of the map.
const WIDTH: f32 = 1200.;
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

pub(super) fn map(scene: &Scene<'_>) -> Markup {
    let pen = scene.pen;
    let board = &scene.seen.view.board;
    let scores = board.players.iter().map(|player| player.vp).collect();
    let stories = board.players.iter().map(|player| player.story.into()).collect();
    html! {
        svg.map viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="group" aria-label=(pen.text("stroganov-web-map")) {
            (art::symbol("strog-land", 0., 0., WIDTH, HEIGHT))
            (pen.draw(&Track { counts: Counts::Score, points: scores }))
            (start_tile(pen))
            @for number in 1..=board.row.len() as u8 { (pen.draw(&Slot::new(scene, number))) }
            @for region in Region::ALL { (pen.draw(&Land::new(scene, region))) }
            (pen.draw(&Track { counts: Counts::Story, points: stories }))
            @for seat in Seat::first(board.players.len()) { (pen.draw(&Cossack::new(scene, seat))) }
        }
    }
}

fn start_tile(pen: &Pen) -> Markup {
    let spot = Spot {
        label: pen.text("stroganov-web-start"),
        rules: "STR-203 STR-020",
        class: "tile start",
        ..Spot::default()
    };
    let inner = html! {
        rect.frame x=(LEFT) y=(GROUND) width=(START - 5.) height=(TILE) rx="6" {}
        (art::symbol("t-start", LEFT + 3., GROUND + 3., START - 11., TILE - 40.))
        text.caption x=(LEFT + (START - 5.) / 2.) y=(GROUND + TILE - 14.) { (pen.text("stroganov-board-start")) }
    };
    pen.place(&spot, inner)
}

/// A slot of the row with what lies there.
#[derive(Hash)]
struct Slot {
    number: u8,
    /// The move that ends here.
    landing: Option<Target>,
    tile: Option<(TileId, Target)>,
    /// Furs and tiger, the lowest first.
    prey: Vec<(Quarry, Option<Target>)>,
}

impl Slot {
    fn new(scene: &Scene<'_>, number: u8) -> Slot {
        let board = &scene.seen.view.board;
        let lying = &board.row[usize::from(number) - 1];
        let ends_here = |action: &Action| {
            matches!(action, Action::Go(_) | Action::Step(..)) && board.slot_of(*action) == Some(number)
        };
        let landing = scene.seen.choices.iter().map(|(action, _)| *action).find(ends_here);
        let prey = furs(lying.furs).map(Quarry::Fur).chain(lying.tiger.then_some(Quarry::Tiger));
        Slot {
            number,
            landing: landing.map(|action| scene.target(action)),
            tile: lying.tile.map(|tile| (tile, scene.target(Action::Claim(number)))),
            prey: prey.map(|quarry| (quarry, hunt(scene, quarry, number))).collect(),
        }
    }

    /// Where a Cossack that rides here will stand.
    fn landing(&self, pen: &Pen) -> Markup {
        let x = slot_x(self.number) + SLOT / 2.;
        let spot = Spot {
            target: self.landing.as_ref(),
            label: pen.say(&Message::new("stroganov-web-slot").with("slot", self.number)),
            rules: "STR-057 STR-058 STR-069",
            class: "landing",
            ..Spot::default()
        };
        let inner = html! {
            rect.hit x=(x - SLOT / 2. + 2.) y=(GROUND - 66.) width=(SLOT - 5.) height="66" rx="8" {}
            path.arrow d=(format!("M{x} {}v22m-9-9 9 10 9-10", GROUND - 36.)) {}
        };
        pen.place(&spot, inner)
    }

    fn tile(&self, pen: &Pen, tile: TileId, claim: &Target) -> Markup {
        let x = slot_x(self.number) + 2.;
        let printed = &Tables::current().landscape[tile.index()];
        let guessed = guessed("landscape.toml", tile);
        let label = Message::new("stroganov-web-tile")
            .with("slot", self.number)
            .with("tile", tile.to_string())
            .with("terrain", phrase::terrain(printed.terrain))
            .with("reward", phrase::reward(&printed.reward));
        let spot = Spot {
            target: Some(claim),
            label: pen.noted(pen.say(&label), guessed),
            rules: "STR-130 STR-131 STR-134 STR-223",
            class: "tile",
            ..Spot::default()
        };
        let width = SLOT - 5.;
        let size = if printed.reward.parts().len() > 2 { 15. } else { 18. };
        let inner = html! {
            rect.frame x=(x) y=(GROUND) width=(width) height=(TILE) rx="6" {}
            (art::symbol(terrain(printed.terrain), x + 3., GROUND + 3., width - 6., 66.))
            rect.picture x=(x + 3.) y=(GROUND + 3.) width=(width - 6.) height="66" {}
            rect.ribbon x=(x + 3.) y=(GROUND + 69.) width=(width - 6.) height="25" {}
            (reward_line(&printed.reward, x + width / 2., GROUND + 72.5, size))
            circle.plaque cx=(x + 13.) cy=(GROUND + 13.) r="10" {}
            text.number x=(x + 13.) y=(GROUND + 17.5) { (self.number) }
            (mark_at(guessed, x + width - 12., GROUND + 17.))
        };
        pen.place(&spot, inner)
    }

    fn gap(&self, pen: &Pen) -> Markup {
        let x = slot_x(self.number);
        let spot = Spot {
            label: pen.say(&Message::new("stroganov-web-gap").with("slot", self.number)),
            rules: "STR-061 STR-137 STR-204",
            class: "gap",
            ..Spot::default()
        };
        let inner = html! {
            rect x=(x + 2.) y=(GROUND) width=(SLOT - 5.) height=(TILE) rx="6" {}
            text.number x=(x + SLOT / 2.) y=(GROUND + TILE / 2.) { (self.number) }
        };
        pen.place(&spot, inner)
    }

    fn prey(&self, pen: &Pen, place: usize, quarry: Quarry, hunt: Option<&Target>) -> Markup {
        let x = slot_x(self.number) + 2. + [24., 62.][place % 2];
        let y = GROUND + 114. + 34.5 * (place / 2) as f32;
        let (rules, inner) = match quarry {
            Quarry::Fur(fur) => ("STR-071 STR-072 STR-073", art::fur(fur.value(), x, y, 15.5)),
            Quarry::Tiger => (
                "STR-077 STR-078 STR-095",
                html! { circle.halo cx=(x) cy=(y) r="16" {} (art::symbol("i-tiger", x - 15., y - 15., 30., 30.)) },
            ),
        };
        let label = Message::new("stroganov-web-lies").with("what", phrase::quarry(quarry));
        let spot = Spot {
            target: hunt,
            label: pen.say(&label.with("slot", self.number)),
            rules,
            class: "prey",
            id: Some(format!("fur-{}-{place}", self.number)),
            ..Spot::default()
        };
        pen.place(&spot, inner)
    }
}

impl Component for Slot {
    fn id(&self) -> String {
        format!("slot-{}", self.number)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        html! {
            g id=(self.id()) {
                @if self.landing.is_some() { (self.landing(pen)) }
                @match &self.tile {
                    Some((tile, claim)) => (self.tile(pen, *tile, claim)),
                    None => (self.gap(pen)),
                }
                @for (place, (quarry, hunt)) in self.prey.iter().enumerate() { (self.prey(pen, place, *quarry, hunt.as_ref())) }
            }
        }
    }
}

/// The hunt that takes something from a slot, seen from the reader who decides: here, or next door. There is none for a slot
/// further away if the same words mean an allowed hunt next door.
fn hunt(scene: &Scene<'_>, quarry: Quarry, slot: u8) -> Option<Target> {
    if !scene.is_my_move() {
        return None;
    }
    let board = &scene.seen.view.board;
    let ground = match slot.cmp(&board.players[board.active.index()].slot) {
        Ordering::Less => Ground::Left,
        Ordering::Equal => Ground::Here,
        Ordering::Greater => Ground::Right,
    };
    let action = Action::Hunt(quarry, ground);
    (board.slot_of(action) == Some(slot) || !scene.may(action)).then(|| scene.target(action))
}

/// A Cossack: the right-hand one on a tile comes first.
#[derive(Hash)]
struct Cossack {
    seat: Seat,
    slot: u8,
    /// Where it stands among those on its tile, from the right.
    place: usize,
    together: usize,
    deciding: bool,
}

impl Cossack {
    fn new(scene: &Scene<'_>, seat: Seat) -> Cossack {
        let board = &scene.seen.view.board;
        let slot = board.players[seat.index()].slot;
        let here = |other: &&Seat| board.players[other.index()].slot == slot;
        let together: Vec<&Seat> = board.order.iter().filter(here).collect();
        Cossack {
            seat,
            slot,
            place: together.iter().position(|other| **other == seat).unwrap_or(0),
            together: together.len(),
            deciding: scene.seen.view.to_decide == Some(seat),
        }
    }
}

impl Component for Cossack {
    fn id(&self) -> String {
        format!("cossack-{}", self.seat)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let livery = pen.livery(self.seat);
        let width = if self.slot == 0 { START } else { SLOT };
        let step = ((width - 48.) / (self.together.max(2) - 1) as f32).min(20.);
        let x = slot_x(self.slot) + width - 46. - step * self.place as f32;
        let stands = Message::new("stroganov-web-cossack").with("who", pen.whose(self.seat));
        let deciding = if self.deciding { " deciding" } else { "" };
        let spot = Spot {
            label: pen.say(&stands.with("slot", self.slot)),
            rules: "STR-107 STR-021 STR-054",
            class: &format!("piece cossack {}{deciding}", livery.class),
            id: Some(self.id()),
            style: Some(format!("transform:translate({:.1}px,{}px)", x, GROUND - 59.)),
            ..Spot::default()
        };
        let inner = html! {
            (art::symbol("cossack", 0., 0., 44., 62.))
            (art::badge(livery.shape, &livery.letter, 22., 52., 8.5))
        };
        pen.place(&spot, inner)
    }
}

/// A track with the tokens of all who have a Cossack.
#[derive(Hash)]
struct Track {
    counts: Counts,
    /// By seat.
    points: Vec<u16>,
}

/// What a track counts.
#[derive(Clone, Copy, Hash)]
enum Counts {
    Score,
    Story,
}

impl Track {
    fn name(&self) -> &'static str {
        match self.counts {
            Counts::Score => "score",
            Counts::Story => "story",
        }
    }

    fn token(&self, pen: &Pen, place: usize, points: u16) -> Markup {
        let seat = Seat::new(place as u8);
        let livery = pen.livery(seat);
        let (x, y) = match self.counts {
            Counts::Score => {
                let (dx, dy) = [(7., 10.), (17., 27.), (17., 10.), (7., 27.)][place % 4];
                (score_x(points) + dx, dy)
            }
            Counts::Story => (story_x(points) + 13. + 17. * place as f32, STORY + 18.),
        };
        html! {
            g.piece.token.(livery.class) id=(format!("{}-{seat}", self.name())) role="img"
                aria-label=(pen.labelled(pen.whose(seat), points)) style=(format!("transform:translate({x}px,{y}px)")) {
                (art::badge(livery.shape, &livery.letter, 0., 0., 8.))
            }
        }
    }
}

impl Component for Track {
    fn id(&self) -> String {
        format!("{}-track", self.name())
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let (rules, title, picture) = match self.counts {
            Counts::Score => (
                "STR-221 STR-022 STR-359",
                "stroganov-web-score-track",
                art::symbol("strog-score", 0., 0., WIDTH, 38.),
            ),
            Counts::Story => (
                "STR-179 STR-178 STR-182",
                "stroganov-web-story-track",
                art::symbol("strog-story", 0., STORY, WIDTH, 52.),
            ),
        };
        let points = |(place, points): (usize, &u16)| {
            let message = match self.counts {
                Counts::Score => Message::new("stroganov-web-score").with("vp", *points),
                Counts::Story => Message::new("stroganov-web-story").with("count", *points),
            };
            pen.say(&message.with("who", pen.whose(Seat::new(place as u8))))
        };
        let told = pen.listed(self.points.iter().enumerate().map(points));
        html! {
            g id=(self.id()) {
                g.track.(self.name()) role="img" aria-label=(pen.labelled(pen.text(title), told)) data-rule=(rules) {
                    (picture)
                }
                @for (place, points) in self.points.iter().enumerate() { (self.token(pen, place, *points)) }
            }
        }
    }
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

const SCORE_CELL: f32 = (WIDTH - 12.) / SCORE as f32;
const STORY_CELL: f32 = (WIDTH - 90.) / (STORY_END + 1) as f32;

fn score_x(points: u16) -> f32 {
    6. + SCORE_CELL * f32::from(points % SCORE)
}

fn story_x(points: u16) -> f32 {
    84. + STORY_CELL * f32::from(points)
}

/// What never changes on the map: the land, the spaces of the tracks.
pub(super) fn statics() -> Markup {
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
                    @for points in 0..=u16::from(STORY_END) {
                        @let last = points == u16::from(STORY_END);
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
