//! A region: its fur, village, yurt, wish and outposts.

use maud::{Markup, html};
use samovar_engine::Message;
use samovar_stroganov::OutpostData;
use samovar_stroganov::phrase;

use super::map::{REGIONS, SLOT, slot_x};
use super::{Picture, Spot};
use crate::art;

/// The rules of the village tiles.
const VILLAGES: [&str; 5] =
    ["STR-109 STR-111", "STR-109 STR-113", "STR-109 STR-115", "STR-109 STR-116", "STR-109 STR-117"];
const NUMERALS: [&str; 5] = ["I", "II", "III", "IV", "V"];

/// A part of the board that is as wide as its region.
struct Panel {
    index: usize,
    x: f32,
    width: f32,
}

impl Panel {
    fn number(&self) -> usize {
        self.index + 1
    }

    fn middle(&self) -> f32 {
        self.x + self.width / 2.
    }
}

impl Picture<'_> {
    pub(super) fn region(&self, index: usize) -> Markup {
        let printed = &self.tables.regions[index];
        let x = slot_x(printed.first_slot) + 1.;
        let panel = Panel { index, x, width: slot_x(printed.last_slot) + SLOT - x - 3. };
        let Panel { x, width, .. } = panel;
        let top = REGIONS;
        let middle = panel.middle();
        html! {
            g class=(format!("region region-{}", panel.number())) {
                path.ground d=(format!(
                    "M{x} {bottom}V{shoulder}Q{x} {top} {a} {top}H{b}Q{right} {top} {right} {shoulder}V{bottom}Q{right} {end} {b} {end}H{a}Q{x} {end} {x} {bottom}z",
                    bottom = top + 262., shoulder = top + 12., a = x + 12., b = x + width - 12., right = x + width, end = top + 274.
                )) {}
                path.arch d=(format!(
                    "M{x} {y}V{shoulder}Q{x} {top} {a} {top}H{b}Q{right} {top} {right} {shoulder}V{y}z",
                    y = top + 40., shoulder = top + 12., a = x + 12., b = x + width - 12., right = x + width
                )) {}
                path.lace d=(lace(x + 5., top + 40., width - 10.)) {}
                text.numeral x=(x + 16.) y=(top + 28.) { (NUMERALS[index]) }
                (self.region_fur(&panel, middle, top + 21.))
                (self.village(&panel))
                (self.yurt(&panel))
                (self.region_wish(&panel))
                (self.outposts(&panel))
            }
        }
    }

    fn region_fur(&self, panel: &Panel, x: f32, y: f32) -> Markup {
        let value = self.board.regions[panel.index].fur.value();
        let message =
            Message::new("stroganov-web-region-fur").with("region", panel.number()).with("value", value);
        let spot = Spot {
            label: self.say(&message),
            rules: "STR-008 STR-102 STR-131",
            class: "regionfur",
            ..Spot::default()
        };
        self.scene.place(
            &spot,
            html! { path.gem d=(format!("M{} {y}l22-19 22 19-22 19z", x - 22.)) {} (art::fur(value, x, y, 14.)) },
        )
    }

    fn village(&self, panel: &Panel) -> Markup {
        let village = self.board.regions[panel.index].village;
        let reward = &self.tables.villages[village.index()].reward;
        let label = Message::new("stroganov-web-village")
            .with("region", panel.number())
            .with("reward", phrase::reward(reward));
        let spot = Spot {
            action: Some(format!("visit {}", panel.number())),
            label: self.say(&label),
            rules: VILLAGES[village.index()],
            class: "building",
            ..Spot::default()
        };
        let width = panel.width / 2. - 7.;
        let (x, y) = (panel.x + 5., REGIONS + 50.);
        self.scene.place(
            &spot,
            building("i-village", x, y, width, self.reward_line(reward, x + width / 2., y + 57., 19.)),
        )
    }

    fn yurt(&self, panel: &Panel) -> Markup {
        let width = panel.width / 2. - 7.;
        let (x, y) = (panel.x + panel.width / 2. + 2., REGIONS + 50.);
        let action = Some(format!("yurt {}", panel.number()));
        let Some(yurt) = self.board.regions[panel.index].yurt else {
            let label = self.say(&Message::new("stroganov-web-no-yurt").with("region", panel.number()));
            let spot = Spot { action, label, rules: "STR-119", class: "building empty", ..Spot::default() };
            return self.scene.place(&spot, empty(x, y, width, 82.));
        };
        let reward = &self.tables.yurts[yurt.index()].reward;
        let label = Message::new("stroganov-web-yurt")
            .with("region", panel.number())
            .with("yurt", yurt.to_string())
            .with("reward", phrase::reward(reward));
        let spot = Spot {
            action,
            label: self.noted(self.say(&label), "yurts.toml", &yurt.to_string()),
            rules: "STR-118 STR-119",
            class: "building",
            ..Spot::default()
        };
        let inner = html! {
            (self.reward_line(reward, x + width / 2., y + 57., 19.))
            (self.mark_at("yurts.toml", &yurt.to_string(), x + width - 11., y + 15.))
        };
        self.scene.place(&spot, building("i-yurt", x, y, width, inner))
    }

    fn region_wish(&self, panel: &Panel) -> Markup {
        let (x, y, width) = (panel.x + 5., REGIONS + 138., panel.width - 10.);
        let action = Some(format!("wish {}", panel.number()));
        let Some(wish) = self.board.regions[panel.index].wish else {
            let label = self.say(&Message::new("stroganov-web-no-wish").with("region", panel.number()));
            let spot = Spot { action, label, rules: "STR-123", class: "wish empty", ..Spot::default() };
            return self.scene.place(&spot, empty(x, y, width, 76.));
        };
        let printed = &self.tables.wishes[wish.index()];
        let spot = Spot {
            action,
            label: self.wish_words(wish),
            rules: &format!("STR-121 STR-162 {}", super::wish_rule(wish)),
            class: "wish",
            ..Spot::default()
        };
        let furs = f32::from(printed.possess);
        let step = ((width - 44. - 46.) / (furs - 1.).max(1.)).min(28.);
        let first = x + 46.;
        let room = (width - 44.) / 7.2;
        let whole = self.say(&phrase::effect(printed.effect, phrase::goods));
        let fits = |lines: &[String]| lines.iter().all(|line| line.chars().count() as f32 <= room);
        let effect = match fold(&whole, room) {
            lines if fits(&lines) => lines,
            _ => fold(&self.say(&phrase::effect(printed.effect, phrase::short)), room),
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
            (self.mark_at("wishes.toml", &wish.to_string(), x + 18., y + 58.))
            @for (line, words) in effect.iter().enumerate() {
                text.effect x=(x + 36.) y=(y + 50. + 16. * line as f32) { (words) }
            }
        };
        self.scene.place(&spot, inner)
    }

    fn outposts(&self, panel: &Panel) -> Markup {
        let places = self.tables.regions[panel.index].places();
        let standing = &self.board.regions[panel.index].outposts;
        let free = standing.iter().position(Option::is_none);
        let step = (panel.width - 10.) / places.len() as f32;
        let y = REGIONS + 220.;
        html! {
            @for (place, printed) in places.iter().enumerate() {
                @let x = panel.x + 5. + step * (place as f32 + 0.5);
                @match standing.get(place).copied().flatten() {
                    Some(OutpostData::Seat(seat)) => {
                        @let livery = self.livery(seat);
                        @let label = Message::new("stroganov-web-outpost").with("who", self.whose(seat)).with("region", panel.number());
                        (self.scene.place(
                            &Spot { label: self.say(&label), rules: "STR-129 STR-227", class: &format!("outpost {}", livery.class), ..Spot::default() },
                            html! {
                                (art::symbol("i-outpost", x - 22., y, 44., 44.))
                                (art::badge(livery.shape, &livery.letter, x, y + 31., 8.5))
                            },
                        ))
                    }
                    Some(OutpostData::Neutral(_)) => {
                        (self.scene.place(
                            &Spot { label: self.text("stroganov-web-blocked"), rules: "STR-045 STR-046", class: "outpost neutral", ..Spot::default() },
                            html! {
                                (art::symbol("i-outpost", x - 22., y, 44., 44.))
                                path.cross d=(format!("M{} {}l14 14m0-14-14 14", x - 7., y + 22.)) {}
                            },
                        ))
                    }
                    None => {
                        @let next = free == Some(place);
                        @let label = Message::new("stroganov-web-place").with("region", panel.number()).with("horses", printed.horses);
                        (self.scene.place(
                            &Spot {
                                action: next.then(|| format!("build {}", panel.number())),
                                label: self.say(&label),
                                rules: "STR-124 STR-125 STR-126 STR-127",
                                class: "outpost free",
                                ..Spot::default()
                            },
                            html! {
                                rect.lot x=(x - 21.) y=(y + 2.) width="42" height="42" rx="6" {}
                                text.price x=(x - 7.) y=(y + 29.) { (printed.horses) }
                                (art::symbol("i-horse", x - 3., y + 13., 19., 19.))
                            },
                        ))
                    }
                }
            }
        }
    }
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

/// Words in lines of about so many letters, two at most; the second line takes the rest.
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
