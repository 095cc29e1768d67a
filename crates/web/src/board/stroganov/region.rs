//! A region: its fur, village, yurt, wish and outposts.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_stroganov::components::{Components, Region, RegionRow, Tables};
use samovar_stroganov::{Action, OutpostData, RegionData, phrase};

use super::map::{REGIONS, SLOT, slot_x};
use super::{Component, Pen, Scene, Spot, Target, guessed, mark_at, reward_line, wish_rule, wish_words};
use crate::art;

/// The upper edge of the outposts.
const OUTPOSTS: f32 = REGIONS + 220.;
/// The rules of the village tiles.
const VILLAGES: [&str; 5] =
    ["STR-109 STR-111", "STR-109 STR-113", "STR-109 STR-115", "STR-109 STR-116", "STR-109 STR-117"];
const NUMERALS: [&str; 5] = ["I", "II", "III", "IV", "V"];

/// A region with all that lies and stands there.
#[derive(Hash)]
pub(super) struct Land<'a> {
    region: Region,
    lying: &'a RegionData,
    visit: Target,
    yurt: Target,
    wish: Target,
    build: Target,
}

impl<'a> Land<'a> {
    pub(super) fn new(scene: &Scene<'a>, region: Region) -> Land<'a> {
        Land {
            region,
            lying: &scene.seen.view.board.regions[region.index()],
            visit: scene.target(Action::Visit(region)),
            yurt: scene.target(Action::Yurt(region)),
            wish: scene.target(Action::Wish(region)),
            build: scene.target(Action::Build(region)),
        }
    }

    fn printed(&self) -> &'static RegionRow {
        &Tables::current().regions[self.region.index()]
    }

    /// The left edge.
    fn x(&self) -> f32 {
        slot_x(self.printed().first_slot) + 1.
    }

    fn width(&self) -> f32 {
        slot_x(self.printed().last_slot) + SLOT - self.x() - 3.
    }

    /// A sentence about something in the region.
    fn about(&self, id: &'static str) -> Message {
        Message::new(id).with("region", self.region.number())
    }

    fn fur(&self, pen: &Pen) -> Markup {
        let value = self.lying.fur.value();
        let spot = Spot {
            label: pen.say(&self.about("stroganov-web-region-fur").with("value", value)),
            rules: "STR-008 STR-102 STR-131",
            class: "regionfur",
            ..Spot::default()
        };
        let (x, y) = (self.x() + self.width() / 2., REGIONS + 21.);
        pen.place(
            &spot,
            html! { path.gem d=(format!("M{} {y}l22-19 22 19-22 19z", x - 22.)) {} (art::fur(value, x, y, 14.)) },
        )
    }

    fn village(&self, pen: &Pen) -> Markup {
        let village = self.lying.village;
        let reward = &Tables::current().villages[village.index()].reward;
        let label = self.about("stroganov-web-village").with("reward", phrase::reward(reward));
        let spot = Spot {
            target: Some(&self.visit),
            label: pen.say(&label),
            rules: VILLAGES[village.index()],
            class: "building",
            ..Spot::default()
        };
        let width = self.width() / 2. - 7.;
        let (x, y) = (self.x() + 5., REGIONS + 50.);
        pen.place(
            &spot,
            building("i-village", x, y, width, reward_line(reward, x + width / 2., y + 57., 19.)),
        )
    }

    fn yurt(&self, pen: &Pen) -> Markup {
        let width = self.width() / 2. - 7.;
        let (x, y) = (self.x() + self.width() / 2. + 2., REGIONS + 50.);
        let target = Some(&self.yurt);
        let Some(yurt) = self.lying.yurt else {
            let label = pen.say(&self.about("stroganov-web-no-yurt"));
            let spot = Spot { target, label, rules: "STR-119", class: "building empty", ..Spot::default() };
            return pen.place(&spot, empty(x, y, width, 82.));
        };
        let reward = &Tables::current().yurts[yurt.index()].reward;
        let guessed = guessed("yurts.toml", yurt);
        let label = self
            .about("stroganov-web-yurt")
            .with("yurt", yurt.to_string())
            .with("reward", phrase::reward(reward));
        let spot = Spot {
            target,
            label: pen.noted(pen.say(&label), guessed),
            rules: "STR-118 STR-119",
            class: "building",
            ..Spot::default()
        };
        let inner = html! {
            (reward_line(reward, x + width / 2., y + 57., 19.))
            (mark_at(guessed, x + width - 11., y + 15.))
        };
        pen.place(&spot, building("i-yurt", x, y, width, inner))
    }

    fn wish(&self, pen: &Pen) -> Markup {
        let (x, y, width) = (self.x() + 5., REGIONS + 138., self.width() - 10.);
        let target = Some(&self.wish);
        let Some(wish) = self.lying.wish else {
            let label = pen.say(&self.about("stroganov-web-no-wish"));
            let spot = Spot { target, label, rules: "STR-123", class: "wish empty", ..Spot::default() };
            return pen.place(&spot, empty(x, y, width, 76.));
        };
        let printed = &Tables::current().wishes[wish.index()];
        let spot = Spot {
            target,
            label: wish_words(pen, wish),
            rules: &format!("STR-121 STR-162 {}", wish_rule(wish)),
            class: "wish",
            ..Spot::default()
        };
        let furs = f32::from(printed.possess);
        let step = ((width - 44. - 46.) / (furs - 1.).max(1.)).min(28.);
        let first = x + 46.;
        let room = (width - 44.) / 7.2;
        let whole = pen.say(&phrase::effect(printed.effect, phrase::goods));
        let fits = |lines: &[String]| lines.iter().all(|line| line.chars().count() as f32 <= room);
        let effect = match fold(&whole, room) {
            lines if fits(&lines) => lines,
            _ => fold(&pen.say(&phrase::effect(printed.effect, phrase::short)), room),
        };
        let inner = html! {
            rect.frame x=(x) y=(y) width=(width) height="76" rx="6" {}
            rect.inner x=(x + 3.) y=(y + 3.) width=(width - 6.) height="70" rx="4" {}
            (art::symbol("i-wish", x + 7., y + 6., 22., 22.))
            text.id x=(x + 18.) y=(y + 42.) { (wish) }
            @for place in 0..printed.possess {
                @let at = first + step * f32::from(place);
                @if place < printed.pay { rect.paid x=(at - 13.5) y=(y + 8.) width="27" height="27" rx="4" {} }
                (art::fur(printed.value.value(), at, y + 21.5, 11.))
            }
            @if printed.vp > 0 {
                (art::symbol("i-vp", x + width - 31., y + 6., 27., 27.))
                text.onshield x=(x + width - 17.5) y=(y + 24.) { (printed.vp) }
            }
            (mark_at(guessed("wishes.toml", wish), x + 18., y + 58.))
            @for (line, words) in effect.iter().enumerate() {
                text.effect x=(x + 36.) y=(y + 50. + 16. * line as f32) { (words) }
            }
        };
        pen.place(&spot, inner)
    }

    fn outposts(&self, pen: &Pen) -> Markup {
        // An outpost goes onto the first free place; where it cannot be built, any of them can be asked about.
        let first = self.lying.outposts.iter().position(Option::is_none);
        let build = |place| (first == Some(place) || !self.build.is_lit()).then_some(&self.build);
        let step = (self.width() - 10.) / self.lying.outposts.len() as f32;
        let places = self.lying.outposts.iter().zip(self.printed().places()).enumerate();
        html! {
            @for (place, (standing, printed)) in places {
                @let x = self.x() + 5. + step * (place as f32 + 0.5);
                @match standing {
                    Some(OutpostData::Seat(seat)) => (self.outpost(pen, *seat, x)),
                    Some(OutpostData::Neutral(_)) => (blocked(pen, x)),
                    None => (self.lot(pen, build(place), printed.horses, x)),
                }
            }
        }
    }

    fn outpost(&self, pen: &Pen, seat: Seat, x: f32) -> Markup {
        let livery = pen.livery(seat);
        let spot = Spot {
            label: pen.say(&self.about("stroganov-web-outpost").with("who", pen.whose(seat))),
            rules: "STR-129 STR-227",
            class: &format!("outpost {}", livery.class),
            ..Spot::default()
        };
        let inner = html! {
            (art::symbol("i-outpost", x - 22., OUTPOSTS, 44., 44.))
            (art::badge(livery.shape, &livery.letter, x, OUTPOSTS + 31., 8.5))
        };
        pen.place(&spot, inner)
    }

    /// A free place for an outpost.
    fn lot(&self, pen: &Pen, target: Option<&Target>, horses: u8, x: f32) -> Markup {
        let spot = Spot {
            target,
            label: pen.say(&self.about("stroganov-web-place").with("horses", horses)),
            rules: "STR-124 STR-125 STR-126 STR-127",
            class: "outpost free",
            ..Spot::default()
        };
        let inner = html! {
            rect.lot x=(x - 21.) y=(OUTPOSTS + 2.) width="42" height="42" rx="6" {}
            text.price x=(x - 7.) y=(OUTPOSTS + 29.) { (horses) }
            (art::symbol("i-horse", x - 3., OUTPOSTS + 13., 19., 19.))
        };
        pen.place(&spot, inner)
    }
}

impl Component for Land<'_> {
    fn id(&self) -> String {
        format!("region-{}", self.region)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let (x, width, top) = (self.x(), self.width(), REGIONS);
        html! {
            g id=(self.id()) class=(format!("region {}", self.id())) {
                path.ground d=(format!(
                    "M{x} {bottom}V{shoulder}Q{x} {top} {a} {top}H{b}Q{right} {top} {right} {shoulder}V{bottom}Q{right} {end} {b} {end}H{a}Q{x} {end} {x} {bottom}z",
                    bottom = top + 262., shoulder = top + 12., a = x + 12., b = x + width - 12., right = x + width, end = top + 274.
                )) {}
                path.arch d=(format!(
                    "M{x} {y}V{shoulder}Q{x} {top} {a} {top}H{b}Q{right} {top} {right} {shoulder}V{y}z",
                    y = top + 40., shoulder = top + 12., a = x + 12., b = x + width - 12., right = x + width
                )) {}
                path.lace d=(lace(x + 5., top + 40., width - 10.)) {}
                text.numeral x=(x + 16.) y=(top + 28.) { (NUMERALS[self.region.index()]) }
                (self.fur(pen))
                (self.village(pen))
                (self.yurt(pen))
                (self.wish(pen))
                (self.outposts(pen))
            }
        }
    }
}

/// An outpost of an unused colour.
fn blocked(pen: &Pen, x: f32) -> Markup {
    let spot = Spot {
        label: pen.text("stroganov-web-blocked"),
        rules: "STR-045 STR-046",
        class: "outpost neutral",
        ..Spot::default()
    };
    let inner = html! {
        (art::symbol("i-outpost", x - 22., OUTPOSTS, 44., 44.))
        path.cross d=(format!("M{} {}l14 14m0-14-14 14", x - 7., OUTPOSTS + 22.)) {}
    };
    pen.place(&spot, inner)
}

fn building(name: &str, x: f32, y: f32, width: f32, inner: Markup) -> Markup {
    html! {
        rect.frame x=(x) y=(y) width=(width) height="82" rx="6" {}
        (art::symbol(name, x + width / 2. - 26., y + 3., 52., 52.))
        (inner)
    }
}

fn empty(x: f32, y: f32, width: f32, height: f32) -> Markup {
    html! { rect.bare x=(x) y=(y) width=(width) height=(height) rx="6" {} }
}

/// A hem of small arches.
fn lace(x: f32, y: f32, width: f32) -> String {
    let count = (width / 12.).round();
    let step = width / count;
    let arches = format!("q{} 8 {step} 0", step / 2.).repeat(count as usize);
    format!("M{x} {y}{arches}")
}

/// Words in lines of about `room` letters, two at most; the second line takes the rest.
fn fold(words: &str, room: f32) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in words.split(' ') {
        let full =
            (lines.last().map_or(0, |line| line.chars().count()) + word.chars().count()) as f32 >= room;
        if full && lines.len() < 2 && !lines[0].is_empty() {
            lines.push(String::new());
        }
        let line = lines.last_mut().expect("there is a line");
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn words_are_folded_once() {
        assert_eq!(fold("end: 3 VP per mountain", 40.), ["end: 3 VP per mountain"]);
        assert_eq!(fold("end: 3 VP per mountain", 16.), ["end: 3 VP per", "mountain"]);
        assert_eq!(
            fold("Winterkaiserkrone und mehr und mehr", 12.),
            ["Winterkaiserkrone", "und mehr und mehr"]
        );
    }
}
