//! The claim board: three tracks to climb and the track of war.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_rurik::components::{Components, RUNGS, Tables, Track};
use samovar_rurik::phrase;

use super::{Component, Picture};
use crate::art;
use crate::pen::Pen;

const WIDTH: f32 = 720.;
const LABEL: f32 = 164.;
/// The size of the name of a track, where it is short.
const NAME: f32 = 18.;
const ROW: f32 = 74.;
/// The width of a space of a claim track, the place below the track included.
const CELL: f32 = (WIDTH - LABEL - 12.) / (RUNGS + 1) as f32;
/// Spaces of the warfare track that are drawn; whoever is further counts on in the last one.
const WAR: u8 = 11;
const WAR_CELL: f32 = (WIDTH - LABEL - 12.) / (WAR + 1) as f32;

impl Picture<'_> {
    pub(super) fn claims(&self) -> Markup {
        let name = self.text("rurik-web-claims");
        let height = ROW * 4. + 10.;
        html! {
            section.rkclaims aria-label=(name) {
                h2 { (art::icon("crown")) (name) }
                svg.claims viewBox=(format!("0 0 {WIDTH} {height}")) role="group" aria-label=(name) {
                    rect.panel x="2" y="2" width=(WIDTH - 4.) height=(height - 4.) rx="12" {}
                    @for track in Track::ALL { (self.draw(&Claim { track, markers: self.sides().map(|seat| self.marker(track, seat)).collect() })) }
                    (self.draw(&Warfare { places: self.sides().map(|seat| self.player(seat).warfare).collect() }))
                }
            }
        }
    }

    fn marker(&self, track: Track, seat: Seat) -> Marker {
        let side = &self.view.sides[seat.index()];
        let now = match track {
            Track::Rule => side.ruled.len(),
            Track::Build => side.connected,
            Track::Trade => side.boat.iter().sum(),
        };
        Marker { space: self.player(seat).claims[track.index()], now }
    }
}

/// A claim track with everybody's marker.
#[derive(Hash)]
struct Claim {
    track: Track,
    /// By seat.
    markers: Vec<Marker>,
}

/// Where a side stands on a claim track, and what counts towards it now.
#[derive(Hash)]
struct Marker {
    space: u8,
    now: u8,
}

impl Component for Claim {
    fn id(&self) -> String {
        format!("claim-{}", self.track)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let track = self.track;
        let y = 6. + ROW * track.index() as f32;
        let (symbol, rules) = match track {
            Track::Rule => ("crown", "RUR-141 RUR-139 RUR-140 RUR-153"),
            Track::Build => ("hammer", "RUR-142 RUR-Q16 RUR-139 RUR-153"),
            Track::Trade => ("boat", "RUR-143 RUR-139 RUR-145 RUR-153"),
        };
        let label = self.label(pen);
        let rungs = Tables::current().claim[track.index()];
        html! {
            g id=(self.id()) {
                g.track role="img" aria-label=(label) data-rule=(rules) {
                    (art::symbol(&format!("i-{symbol}"), 12., y + 18., 34., 34.))
                    (trackname(&pen.say(&phrase::track(track)), y))
                    rect.cell.below x=(LABEL) y=(y + 3.) width=(CELL - 5.) height=(ROW - 8.) rx="8" {}
                    @for (at, rung) in rungs.iter().enumerate() {
                        @let x = LABEL + CELL * (at + 1) as f32;
                        rect.cell.top[at + 1 == RUNGS] x=(x) y=(y + 3.) width=(CELL - 5.) height=(ROW - 8.) rx="8" {}
                        text.need x=(x + 20.) y=(y + 24.) { (rung.need) @if at + 1 == RUNGS || rungs.get(at + 1).is_some_and(|next| next.need > rung.need + 1) { "+" } }
                        @if !rung.with.is_empty() { (art::symbol("i-crown", x + 32., y + 7., 20., 20.)) }
                        (art::symbol("i-vp", x + CELL - 37., y + 6., 28., 28.))
                        text.vp x=(x + CELL - 23.) y=(y + 25.) { (rung.vp) }
                    }
                }
                @for (seat, marker) in Seat::first(self.markers.len()).zip(&self.markers) {
                    @let x = LABEL + CELL * f32::from(marker.space) + 17. + 20. * seat.index() as f32;
                    (token(pen, seat, track.word(), x, y + 51., &label))
                }
            }
        }
    }
}

/// The name of a track, beside its symbol.
fn trackname(name: &str, y: f32) -> Markup {
    html! { text.trackname x="52" y=(y + 42.) font-size=(art::fitted(name, LABEL - 58., NAME)) { (name) } }
}

impl Claim {
    /// Where everybody stands, and what counts towards the track now.
    fn label(&self, pen: &Pen) -> String {
        let rungs = Tables::current().claim[self.track.index()];
        let of = |(seat, marker): (Seat, &Marker)| {
            let vp = usize::from(marker.space).checked_sub(1).map_or(0, |at| rungs[at].vp);
            let message = Message::new("rurik-web-claim").with("who", pen.whose(seat)).with("vp", vp);
            pen.say(&message.with("now", marker.now))
        };
        let id = match self.track {
            Track::Rule => "rurik-web-track-rule",
            Track::Build => "rurik-web-track-build",
            Track::Trade => "rurik-web-track-trade",
        };
        let all = Seat::first(self.markers.len()).zip(&self.markers).map(of);
        format!("{} {}", pen.text(id), pen.listed(all))
    }
}

/// The warfare track.
#[derive(Hash)]
struct Warfare {
    /// Places reached, by seat.
    places: Vec<u8>,
}

impl Component for Warfare {
    fn id(&self) -> String {
        "warfare".into()
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let y = 6. + ROW * 3.;
        let places = || Seat::first(self.places.len()).zip(&self.places);
        let all = places().map(|(seat, place)| pen.labelled(pen.whose(seat), place));
        let label = format!("{} {}", pen.text("rurik-web-track-warfare"), pen.listed(all));
        html! {
            g id=(self.id()) {
                g.track role="img" aria-label=(label) data-rule="RUR-154 RUR-155 RUR-088 RUR-Q57 RUR-Q58" {
                    (art::symbol("i-axes", 12., y + 18., 34., 34.))
                    (trackname(&pen.text("rurik-web-warfare"), y))
                    @for place in 0..=WAR {
                        @let x = LABEL + WAR_CELL * f32::from(place);
                        rect.cell.below[place == 0] x=(x) y=(y + 3.) width=(WAR_CELL - 3.) height=(ROW - 8.) rx="6" {}
                        text.need.war x=(x + WAR_CELL / 2. - 2.) y=(y + 20.) { @if place == 0 { "–" } @else { (place) @if place == WAR { "+" } } }
                    }
                }
                @for (seat, place) in places() {
                    @let (dx, dy) = [(14., 33.), (32., 33.), (14., 53.), (32., 53.)][seat.index() % 4];
                    (token(pen, seat, "warfare", LABEL + WAR_CELL * f32::from((*place).min(WAR)) + dx, y + dy, &label))
                }
            }
        }
    }
}

/// The marker of a side on a track.
fn token(pen: &Pen, seat: Seat, track: &str, x: f32, y: f32, label: &str) -> Markup {
    let livery = pen.livery(seat);
    let class = format!("piece token {}", livery.class);
    html! {
        g.(class) id=(format!("{track}-{seat}")) role="img" aria-label=(label)
            style=(format!("transform:translate({}px,{}px)", art::tenth(x), art::tenth(y))) {
            (art::badge(livery.shape, "", 0., 0., 9.5))
        }
    }
}
