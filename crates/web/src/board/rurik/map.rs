//! The map: the regions, who rules them, and all that stands there.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_rurik::components::{Region, Structure, Zone};
use samovar_rurik::{Frame, Phase, RegionData, phrase};

use super::land::{self, HEIGHT, Room, WIDTH};
use super::{Picture, Rule, Spot, good_icon, structure_icon};
use crate::art;

/// The height of the line with the name of a region.
const NAME: f32 = 38.;
/// How wide a letter of a name is, to its size.
const LETTER: f32 = 0.59;
/// Between pieces.
const GAP: f32 = 6.;
/// How much pieces grow where there is room.
const LARGEST: f32 = 1.24;

/// A piece in a region: how large it is, what it means, how it looks with its left upper corner at 0.
struct Item {
    width: f32,
    height: f32,
    spot: Spot<'static>,
    inner: Markup,
}

impl Picture<'_> {
    pub(super) fn map(&self) -> Markup {
        html! {
            svg.rkmap viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="group" aria-label=(self.text("rurik-web-map")) {
                (art::symbol("rk-sea", 0., 0., WIDTH, HEIGHT))
                @for region in Region::ALL { (self.land(region)) }
                (art::symbol("rk-rivers", 0., 0., WIDTH, HEIGHT))
                @for region in Region::ALL {
                    @match self.region(region) {
                        Some(data) => { (self.name(region, "rkname")) (self.pieces(data)) }
                        None => (self.name(region, "rkname faded")),
                    }
                }
                (self.roads())
            }
        }
    }

    // The regions.

    /// A region as a surface: what can be done with it as a whole, and who rules it why.
    fn land(&self, region: Region) -> Markup {
        let shape = html! { use.shape href=(format!("#rk-{region}")) {} };
        let zone = match self.tables.regions[region.index()].zone {
            Zone::Green => "green",
            Zone::Yellow => "yellow",
            Zone::Brown => "brown",
        };
        let Some(data) = self.region(region) else {
            let message = Message::new("rurik-web-out-of-play").with("region", phrase::region(region));
            let spot = Spot {
                label: self.say(&message),
                rules: "RUR-011 RUR-Q06",
                class: "land faded",
                ..Spot::default()
            };
            return self.scene.place(&spot, shape);
        };
        let actions = match self.frame() {
            Some(Frame::Troop | Frame::Stand) => vec![format!("deploy {region}")],
            Some(Frame::Muster { .. } | Frame::Attack { .. }) => vec![format!("muster {region}")],
            Some(Frame::Turn(_)) => vec![format!("rescue {region}")],
            _ => Vec::new(),
        };
        let rule = self.rule(region);
        let class = match rule.and_then(|rule| rule.ruler) {
            Some(seat) => format!("land {zone} ruled {}", self.livery(seat).class),
            None => format!("land {zone}"),
        };
        let spot = Spot {
            action: self.best(actions).filter(|action| self.may(action) || !action.starts_with("rescue")),
            label: self.rule_words(data, rule),
            rules: "RUR-034 RUR-035 RUR-036 RUR-037 RUR-040",
            class: &class,
            ..Spot::default()
        };
        self.scene.place(&spot, shape)
    }

    fn rule(&self, region: Region) -> Option<&Rule> {
        self.seen.rule.iter().find(|rule| rule.region == region)
    }

    /// Who rules a region, by what counts.
    fn rule_words(&self, data: &RegionData, rule: Option<&Rule>) -> String {
        let name = || phrase::region(data.region);
        let Some(rule) = rule else { return self.say(&name()) };
        let first = match rule.ruler {
            Some(seat) => {
                Message::new("rurik-web-ruled").with("who", self.whose(seat)).with("region", name())
            }
            None => Message::new("rurik-web-unruled").with("region", name()),
        };
        let mut counts: Vec<String> = Vec::new();
        for (seat, count) in self.sides().zip(&rule.counts).filter(|(_, count)| **count > 0) {
            let troops = data.troops.get(seat.index()).copied().unwrap_or(0);
            let message = Message::new("rurik-web-count").with("who", self.whose(seat)).with("count", *count);
            counts.push(self.say(&message.with("extra", count.saturating_sub(troops))));
        }
        if rule.others > 0 {
            let id = if data.rebel { "rurik-web-count-rebels" } else { "rurik-web-count-neutral" };
            counts.push(self.count(id, rule.others));
        }
        if let Some(seat) = rule.wins_ties {
            counts.push(self.say(&Message::new("rurik-web-wins-ties").with("who", self.whose(seat))));
        }
        match counts.is_empty() {
            true => self.say(&first),
            false => format!("{} {}.", self.say(&first), counts.join(", ")),
        }
    }

    /// The name of a region, as large as its room allows.
    fn name(&self, region: Region, class: &str) -> Markup {
        let Room { x, y, width, .. } = land::room(region);
        let name = self.say(&phrase::region(region));
        let size = (width / (name.chars().count() as f32 * LETTER)).min(31.);
        html! { text class=(class) x=(x + width / 2.) y=(y + 27.) font-size=(art::tenth(size)) aria-hidden="true" { (name) } }
    }

    fn good(&self, data: &RegionData) -> Item {
        let id = if data.lies { "rurik-web-good" } else { "rurik-web-good-gone" };
        let message = Message::new(id)
            .with("good", phrase::good(data.good))
            .with("region", phrase::region(data.region));
        let acting = self.board().phase == Phase::Action;
        let spot = Spot {
            action: acting.then(|| format!("tax {}", data.region)),
            label: self.say(&message),
            rules: "RUR-007 RUR-096 RUR-097 RUR-098 RUR-149",
            class: if data.lies { "rkgood" } else { "rkgood gone" },
            ..Spot::default()
        };
        let inner = html! {
            circle.halo cx="24" cy="25" r="22" {}
            (art::symbol(&format!("i-{}", good_icon(data.good)), 7., 8., 34., 34.))
        };
        Item { width: 48., height: 50., spot, inner }
    }

    /// The mark of whoever rules the region.
    fn ruler(&self, region: Region) -> Option<Item> {
        let rule = self.rule(region)?;
        let seat = rule.ruler?;
        let livery = self.livery(seat);
        let class = format!("token ruler {}", livery.class);
        let message = Message::new("rurik-web-ruler")
            .with("who", self.whose(seat))
            .with("region", phrase::region(region));
        let spot = Spot { label: self.say(&message), rules: "RUR-034 RUR-035 RUR-040", ..Spot::default() };
        let inner = html! { g.(class) { (art::badge(livery.shape, "", 17., 30., 14.)) (art::symbol("i-crown", 3., 2., 28., 28.)) } };
        Some(Item { width: 36., height: 50., spot, inner })
    }

    // What stands there.

    fn pieces(&self, data: &RegionData) -> Markup {
        let room = land::room(data.region);
        let items = self.items(data);
        let room = Room { y: room.y + NAME, height: room.height - NAME, ..room };
        let sizes: Vec<(f32, f32)> = items.iter().map(|item| (item.width, item.height)).collect();
        let places = lay_out(&sizes, room);
        html! {
            @for (item, (x, y, scale)) in items.into_iter().zip(places) {
                @let style = format!("transform:translate({}px,{}px) scale({scale})", art::tenth(x), art::tenth(y));
                (self.scene.place(&Spot { style: Some(style), ..item.spot }, item.inner))
            }
        }
    }

    fn items(&self, data: &RegionData) -> Vec<Item> {
        let mut items = vec![self.good(data)];
        items.extend(self.ruler(data.region));
        for seat in self.sides() {
            items.extend(self.force(data, seat));
            items.extend(self.leader(data, seat));
        }
        items.extend(data.rebel.then(|| self.stranger(data, "rebel")));
        items.extend(data.neutral.then(|| self.stranger(data, "neutral")));
        items.extend(self.come_back(data.region));
        for structure in Structure::ALL {
            items.extend(self.structure(data.region, structure));
        }
        items
    }

    fn ordinary(&self, data: &RegionData, seat: Seat) -> u8 {
        let all = data.troops.get(seat.index()).copied().unwrap_or(0);
        all - u8::from(all > 0 && self.player(seat).leader_at == Some(data.region))
    }

    /// What can be done to somebody in a region.
    fn against(&self, region: Region, foe: &str) -> Vec<String> {
        match self.frame() {
            Some(Frame::Church(at)) if at == region => vec![format!("expel {foe}")],
            Some(Frame::Attack { .. }) => vec![format!("attack {region} {foe}")],
            _ => Vec::new(),
        }
    }

    /// The ordinary troops of a side, counted.
    fn force(&self, data: &RegionData, seat: Seat) -> Option<Item> {
        let count = self.ordinary(data, seat);
        if count == 0 {
            return None;
        }
        let region = data.region;
        let livery = self.livery(seat);
        let own = self.board().active == seat;
        let actions = match own {
            true => vec![format!("remove {region}")],
            false => self.against(region, &seat.to_string()),
        };
        let message = Message::new("rurik-web-force")
            .with("who", self.whose(seat))
            .with("count", count)
            .with("region", phrase::region(region));
        let spot = Spot {
            action: self.best(actions).filter(|action| !own || self.may(action)),
            label: self.say(&message),
            rules: "RUR-005 RUR-081 RUR-086",
            id: Some(format!("troops-{region}-{seat}")),
            ..Spot::default()
        };
        let class = format!("piece token force {}", livery.class);
        let inner = html! {
            g.(class) {
                circle.ring cx="28" cy="27" r="29" {}
                (art::badge(livery.shape, &count.to_string(), 28., 27., 22.))
            }
        };
        Some(Item { width: 56., height: 54., spot, inner })
    }

    /// A leader under a banner with the name.
    fn leader(&self, data: &RegionData, seat: Seat) -> Option<Item> {
        let region = data.region;
        let player = self.player(seat);
        let leader = player.leader.filter(|_| player.leader_at == Some(region))?;
        let livery = self.livery(seat);
        let own = self.board().active == seat;
        let actions = match own {
            true => vec![format!("remove leader {region}")],
            // The leader is the one to fall only where nobody else is left.
            false if self.ordinary(data, seat) == 0 => self.against(region, &seat.to_string()),
            false => Vec::new(),
        };
        let message = Message::new("rurik-web-leader")
            .with("who", self.whose(seat))
            .with("leader", phrase::leader(leader))
            .with("region", phrase::region(region))
            .with("ability", phrase::ability(leader));
        let name = self.say(&phrase::leader(leader));
        let width = 58. + name.chars().count() as f32 * 13.6;
        let spot = Spot {
            action: self.best(actions).filter(|action| self.may(action)),
            label: self.say(&message),
            rules: "RUR-003 RUR-004 RUR-087",
            id: Some(format!("leader-{seat}")),
            ..Spot::default()
        };
        let class = format!("piece pennant {}", livery.class);
        let inner = html! {
            g.(class) {
                path.cloth.ring d=(format!("M2 4H{}l-9 16 9 16H2z", width - 3.)) {}
                (art::badge(livery.shape, "", 22., 20., 14.))
                (art::symbol("i-crown", 10., 7., 24., 24.))
                text.leader x="42" y="29" { (name) }
            }
        };
        Some(Item { width, height: 42., spot, inner })
    }

    /// A rebel or a neutral troop.
    fn stranger(&self, data: &RegionData, kind: &'static str) -> Item {
        let region = data.region;
        let (id, rules) = match kind {
            "rebel" => ("rurik-web-rebel", "RUR-015 RUR-035 RUR-083 RUR-084"),
            _ => ("rurik-web-neutral", "RUR-240 RUR-245 RUR-Q90"),
        };
        let spot = Spot {
            action: self.best(self.against(region, kind)),
            label: self.say(&Message::new(id).with("region", phrase::region(region))),
            rules,
            id: Some(format!("{kind}-{region}")),
            ..Spot::default()
        };
        let symbol = if kind == "rebel" { "i-rebel" } else { "i-troop" };
        let inner = html! {
            g.piece.stranger.(kind) {
                circle.ring cx="27" cy="27" r="27" {}
                circle.disc cx="27" cy="27" r="24" {}
                (art::symbol(symbol, 9., 7., 36., 36.))
            }
        };
        Item { width: 54., height: 54., spot, inner }
    }

    /// Where the leader may be mustered.
    fn come_back(&self, region: Region) -> Option<Item> {
        let action = format!("muster leader {region}");
        let message = Message::new("rurik-web-here").with("region", phrase::region(region));
        self.may(&action).then(|| Item {
            width: 50.,
            height: 46.,
            spot: Spot { action: Some(action), label: self.say(&message), rules: "RUR-073", ..Spot::default() },
            inner: html! { g.ghost { circle.halo cx="24" cy="23" r="22" {} (art::symbol("i-crown", 9., 8., 30., 30.)) } },
        })
    }

    /// A structure that stands, or the place where it may be built now.
    fn structure(&self, region: Region, structure: Structure) -> Option<Item> {
        let rules = match structure {
            Structure::Church => "RUR-106 RUR-109 RUR-113",
            Structure::Market => "RUR-106 RUR-114 RUR-115",
            Structure::Stronghold => "RUR-037 RUR-106 RUR-116 RUR-117",
        };
        let symbol = format!("i-{}", structure_icon(structure));
        let named = |id| {
            Message::new(id)
                .with("structure", phrase::structure(structure))
                .with("region", phrase::region(region))
        };
        if let Some(seat) = self.owner(structure, region) {
            let livery = self.livery(seat);
            let raze = format!("raze {region} {structure}");
            let spot = Spot {
                action: (self.board().active == seat && self.may(&raze)).then_some(raze),
                label: self.say(&named("rurik-web-structure").with("who", self.whose(seat))),
                rules,
                id: Some(format!("{structure}-{region}")),
                ..Spot::default()
            };
            let class = format!("piece structure {}", livery.class);
            let inner = html! {
                g.(class) {
                    rect.lot.solid x="1" y="1" width="48" height="46" rx="9" {}
                    (art::symbol(&symbol, 6., 4., 38., 38.))
                    (art::badge(livery.shape, "", 41., 39., 7.5))
                }
            };
            return Some(Item { width: 50., height: 48., spot, inner });
        }
        let build = format!("build {region} {structure}");
        self.may(&build).then(|| Item {
            width: 48.,
            height: 48.,
            spot: Spot {
                action: Some(build),
                label: self.say(&named("rurik-web-build-here")),
                rules: "RUR-102 RUR-103 RUR-106",
                ..Spot::default()
            },
            inner: html! { g.ghost { rect.lot x="2" y="2" width="44" height="44" rx="8" {} (art::symbol(&symbol, 7., 6., 34., 34.)) } },
        })
    }

    // Movement.

    /// Arrows over the borders that may be crossed.
    fn roads(&self) -> Markup {
        let moving = matches!(self.frame(), Some(Frame::Move { .. }));
        let sender = self.player(self.board().active).leader_at;
        html! {
            @for choice in &self.scene.table.choices {
                @let words: Vec<&str> = choice.action.split(' ').collect();
                @match words[..] {
                    ["move", from, to] if moving => (self.arrow(&choice.action, from, to, "troop", None)),
                    ["move", "leader", from, to] if moving => (self.arrow(&choice.action, from, to, "crown", None)),
                    ["send", seat, to] => (self.sent(&choice.action, sender, seat, to, "troop")),
                    ["send", seat, "leader", to] => (self.sent(&choice.action, sender, seat, to, "crown")),
                    _ => {}
                }
            }
        }
    }

    fn sent(&self, action: &str, from: Option<Region>, seat: &str, to: &str, symbol: &str) -> Markup {
        let seat = seat.parse().ok().map(Seat::new);
        html! { @if let Some(from) = from { (self.arrow(action, from.word(), to, symbol, seat)) } }
    }

    /// An arrow across a border; arrows that would lie on each other stand side by side.
    fn arrow(&self, action: &str, from: &str, to: &str, symbol: &str, whose: Option<Seat>) -> Markup {
        let ends = (from.parse().ok()).zip(to.parse().ok());
        let Some((from, to)) = ends else { return html! {} };
        let Some(crossing) = land::crossing(from, to) else { return html! {} };
        let seat = whose.unwrap_or(self.board().active);
        let leader = symbol == "crown";
        let lane = match whose {
            Some(seat) => 2. + seat.index() as f32 + if leader { 0.5 } else { 0. },
            None => {
                if leader {
                    1.5
                } else {
                    0.5
                }
            }
        };
        // Both ways of one border keep to their own side of its middle.
        let along = 36. * lane * if from < to { 1. } else { -1. };
        let (x, y) = (crossing.at.0 + crossing.along.0 * along, crossing.at.1 + crossing.along.1 * along);
        let turn = crossing.across.1.atan2(crossing.across.0).to_degrees();
        let message =
            Message::new("rurik-web-way").with("from", phrase::region(from)).with("to", phrase::region(to));
        let class = format!("road {}", self.livery(seat).class);
        let spot = Spot {
            action: Some(action.to_owned()),
            label: self.say(&message),
            rules: if whose.is_some() {
                "RUR-169 RUR-170 RUR-171"
            } else {
                "RUR-075 RUR-076 RUR-077 RUR-078"
            },
            class: &class,
            style: Some(format!("transform:translate({}px,{}px)", art::tenth(x), art::tenth(y))),
            ..Spot::default()
        };
        let inner = html! {
            g transform=(format!("rotate({})", art::tenth(turn))) { path.halo d="M-26-15H4v-11L30 0 4 26V15H-26z" {} }
            (art::symbol(&format!("i-{symbol}"), -15., -13., 26., 26.))
        };
        self.scene.place(&spot, inner)
    }

    /// Troops that may go anywhere: every way there is, region by region.
    pub(super) fn relocations(&self) -> Markup {
        let anywhere = matches!(self.frame(), Some(Frame::Anywhere { .. }));
        if !anywhere || !self.scene.table.is_my_move() {
            return html! {};
        }
        let ways = |from: Region, leader: bool| -> Vec<(String, Region)> {
            let piece = if leader { "leader " } else { "" };
            let way = |to: Region| (format!("move {piece}{from} {to}"), to);
            Region::ALL.into_iter().map(way).filter(|(action, _)| self.may(action)).collect()
        };
        html! {
            section.ways aria-label=(self.text("rurik-web-anywhere")) {
                h2 { (art::icon("anywhere")) (self.text("rurik-web-anywhere")) }
                @for from in Region::ALL {
                    @for leader in [false, true] {
                        @let ways = ways(from, leader);
                        @if !ways.is_empty() {
                            div.way {
                                span.start { (art::icon(if leader { "crown" } else { "troop" })) (self.say(&phrase::region(from))) " →" }
                                @for (action, to) in ways {
                                    @let name = self.say(&phrase::region(to));
                                    (self.scene.chip(
                                        &Spot { action: Some(action), label: name.clone(), rules: "RUR-205 RUR-Q46", class: "answer", ..Spot::default() },
                                        html! { (name) },
                                    ))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Finds places for pieces of these sizes in lines from the left, with a scale each: all as large as their room allows,
/// but for those that are wider than it, which shrink alone.
fn lay_out(sizes: &[(f32, f32)], room: Room) -> Vec<(f32, f32, f32)> {
    let mut scale = LARGEST;
    loop {
        let (mut x, mut y, mut line) = (0., 0., 0_f32);
        let mut places = Vec::with_capacity(sizes.len());
        for (width, height) in sizes {
            let own = scale.min(room.width / width);
            if x > 0. && x + width * own > room.width {
                (x, y, line) = (0., y + line + GAP * scale, 0.);
            }
            places.push((room.x + x, room.y + y, (own * 100.).floor() / 100.));
            x += width * own + GAP * scale;
            line = line.max(height * own);
        }
        if y + line <= room.height || scale < 0.5 {
            return places;
        }
        scale -= 0.04;
    }
}

/// What never changes on the map: sea, rivers, and the shapes of the regions.
pub(super) fn statics() -> Markup {
    html! {
        svg.sprite aria-hidden="true" focusable="false" width="0" height="0" {
            defs { @for region in Region::ALL { path id=(format!("rk-{region}")) d=(land::path(region)) {} } }
            symbol id="rk-sea" viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) { (sea()) }
            symbol id="rk-rivers" viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) { (rivers()) }
        }
    }
}

fn sea() -> Markup {
    html! {
        rect.sea width=(WIDTH) height=(HEIGHT) {}
        g.waves {
            @for (x, y) in [(40, 20), (150, 40), (900, 24), (780, 1120), (880, 1110), (820, 1168), (920, 1170), (640, 1190), (6, 380), (8, 880), (470, 1186), (700, 1180)] {
                path d=(format!("M{x} {y}q10-12 20 0t20 0 20 0")) {}
            }
        }
        // A longship on the southern sea.
        g.ship transform="translate(862 1098)" {
            path.hull d="M-52 4c-6-14-4-24 6-28 0 10 4 16 12 16h64c8 0 12-6 12-16 10 4 12 14 6 28-8 14-92 14-100 0z" {}
            path.mast d="M2-8v-58" {}
            path.sail d="M-24-62q26 10 52 0v38q-26 8-52 0z" {}
            path.stripe d="M-10-58v36M14-58v36" {}
        }
        // Clouds blow over the north.
        path.wind d="M20 70c20-26 52-22 58 0 16-8 34 0 30 16H14c-8-6-4-14 6-16zM900 60c14-20 40-18 46 0 14-6 28 2 24 14h-78c-6-6-2-12 8-14z" {}
    }
}

fn rivers() -> Markup {
    html! {
        g.rivers {
            path d="M470 300q-30 40 4 84t-34 96q-6 30 24 50M520 548c40 40 16 92 36 130 24 40-10 80 30 110s-20 90 8 130 60 60 40 120-30 70-24 100" {}
            path d="M700 330c60 40 150 60 200 130s20 180 60 260" {}
            path d="M330 70c10 60-30 90-6 140s-20 70-8 110" {}
            path d="M190 700c60 30 90 90 70 150s60 120 50 180" {}
        }
        g.firs {
            @for (x, y, size) in [(880, 330, 1.0), (916, 320, 0.8), (90, 800, 1.0), (60, 824, 0.85), (118, 836, 0.8), (300, 1110, 0.9), (262, 1128, 0.8), (668, 420, 0.8), (560, 610, 0.8), (880, 900, 0.9), (916, 886, 0.7), (120, 396, 0.8), (760, 990, 0.9), (900, 1006, 0.8), (270, 120, 0.0)] {
                @if size > 0. {
                    path transform=(format!("translate({x} {y}) scale({size})")) d="M0-44-10-22h5l-10 20h30L5-22h5z" {}
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_does_not_make_the_other_pieces_small() {
        let room = Room { x: 10., y: 20., width: 150., height: 166. };
        let places = lay_out(&[(48., 50.), (194., 42.), (54., 54.)], room);
        let scales: Vec<f32> = places.iter().map(|place| place.2).collect();
        assert_eq!(scales[1], 0.77, "as wide as the room");
        assert!(scales[0] > 1. && scales[0] == scales[2], "{scales:?}");
    }

    #[test]
    fn pieces_stay_in_their_room_and_apart() {
        let room = Room { x: 10., y: 20., width: 150., height: 166. };
        let sizes = [(48., 50.), (36., 50.), (56., 54.), (120., 42.), (54., 54.), (50., 48.), (50., 48.)];
        let places = lay_out(&sizes, room);
        let boxes: Vec<[f32; 4]> = places
            .iter()
            .zip(sizes)
            .map(|((x, y, scale), (width, height))| [*x, *y, x + width * scale, y + height * scale])
            .collect();
        for (at, one) in boxes.iter().enumerate() {
            assert!(one[0] >= 10. && one[1] >= 20. && one[2] <= 160.1 && one[3] <= 186.1, "{one:?}");
            for other in &boxes[..at] {
                let apart =
                    one[0] >= other[2] || other[0] >= one[2] || one[1] >= other[3] || other[1] >= one[3];
                assert!(apart, "{one:?} and {other:?}");
            }
        }
    }
}
