//! The claim board: three tracks to climb and the track of war.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_rurik::components::{RUNGS, Track};
use samovar_rurik::phrase;

use super::Picture;
use crate::art;

const WIDTH: f32 = 720.;
const LABEL: f32 = 138.;
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
                    @for track in Track::ALL { (self.track(track)) }
                    (self.warfare())
                }
            }
        }
    }

    fn track(&self, track: Track) -> Markup {
        let y = 6. + ROW * track.index() as f32;
        let (symbol, rules) = match track {
            Track::Rule => ("crown", "RUR-139 RUR-140 RUR-141 RUR-153"),
            Track::Build => ("hammer", "RUR-139 RUR-142 RUR-Q16 RUR-153"),
            Track::Trade => ("boat", "RUR-139 RUR-143 RUR-145 RUR-153"),
        };
        let label = self.track_words(track);
        let rungs = self.tables.claim[track.index()];
        html! {
            g.track role="img" data-rule=(rules) {
                title { (label) }
                (art::symbol(&format!("i-{symbol}"), 12., y + 18., 34., 34.))
                text.trackname x="52" y=(y + 42.) { (self.say(&phrase::track(track))) }
                rect.cell.below x=(LABEL) y=(y + 3.) width=(CELL - 5.) height=(ROW - 8.) rx="8" {}
                @for (at, rung) in rungs.iter().enumerate() {
                    @let x = LABEL + CELL * (at + 1) as f32;
                    rect.cell.top[at + 1 == RUNGS] x=(x) y=(y + 3.) width=(CELL - 5.) height=(ROW - 8.) rx="8" {}
                    text.need x=(x + 20.) y=(y + 24.) { (rung.need) @if at + 1 == RUNGS || rungs.get(at + 1).is_some_and(|next| next.need > rung.need + 1) { "+" } }
                    @if !rung.with.is_empty() { (art::symbol("i-crown", x + 36., y + 7., 20., 20.)) }
                    (art::symbol("i-vp", x + CELL - 37., y + 6., 28., 28.))
                    text.vp x=(x + CELL - 23.) y=(y + 25.) { (rung.vp) }
                }
            }
            @for seat in self.sides() {
                @let space = self.player(seat).claims[track.index()];
                @let x = LABEL + CELL * f32::from(space) + 17. + 20. * seat.index() as f32;
                (self.marker(seat, track.word(), x, y + 51., &label))
            }
        }
    }

    /// Where everybody stands on a track, and what counts towards it now.
    fn track_words(&self, track: Track) -> String {
        let of = |seat: Seat| {
            let side = &self.seen.sides[seat.index()];
            let now = match track {
                Track::Rule => side.ruled.len() as u8,
                Track::Build => side.connected,
                Track::Trade => side.boat.iter().sum(),
            };
            let space = self.player(seat).claims[track.index()];
            let vp =
                usize::from(space).checked_sub(1).map_or(0, |at| self.tables.claim[track.index()][at].vp);
            self.say(
                &Message::new("rurik-web-claim")
                    .with("who", self.whose(seat))
                    .with("vp", vp)
                    .with("now", now),
            )
        };
        let id = match track {
            Track::Rule => "rurik-web-track-rule",
            Track::Build => "rurik-web-track-build",
            Track::Trade => "rurik-web-track-trade",
        };
        format!("{} {}", self.text(id), self.sides().map(of).collect::<Vec<_>>().join(", "))
    }

    fn warfare(&self) -> Markup {
        let y = 6. + ROW * 3.;
        let of = |seat: Seat| format!("{}: {}", self.whose(seat), self.player(seat).warfare);
        let all = self.sides().map(of).collect::<Vec<_>>().join(", ");
        let label = format!("{} {all}", self.text("rurik-web-track-warfare"));
        html! {
            g.track role="img" data-rule="RUR-088 RUR-154 RUR-155 RUR-Q57 RUR-Q58" {
                title { (label) }
                (art::symbol("i-axes", 12., y + 18., 34., 34.))
                text.trackname x="52" y=(y + 42.) { (self.text("rurik-web-warfare")) }
                @for place in 0..=WAR {
                    @let x = LABEL + WAR_CELL * f32::from(place);
                    rect.cell.below[place == 0] x=(x) y=(y + 3.) width=(WAR_CELL - 3.) height=(ROW - 8.) rx="6" {}
                    text.need.war x=(x + WAR_CELL / 2. - 2.) y=(y + 20.) { @if place == 0 { "–" } @else { (place) @if place == WAR { "+" } } }
                }
            }
            @for seat in self.sides() {
                @let place = self.player(seat).warfare.min(WAR);
                @let (dx, dy) = [(14., 33.), (32., 33.), (14., 53.), (32., 53.)][seat.index() % 4];
                (self.marker(seat, "warfare", LABEL + WAR_CELL * f32::from(place) + dx, y + dy, &label))
            }
        }
    }

    fn marker(&self, seat: Seat, track: &str, x: f32, y: f32, label: &str) -> Markup {
        let livery = self.livery(seat);
        let class = format!("piece token {}", livery.class);
        html! {
            g.(class) id=(format!("{track}-{seat}")) role="img" aria-label=(label)
                style=(format!("transform:translate({}px,{}px)", art::tenth(x), art::tenth(y))) {
                (art::badge(livery.shape, "", 0., 0., 9.5))
            }
        }
    }
}
