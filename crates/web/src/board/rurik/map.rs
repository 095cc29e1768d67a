//! The map: the regions, who rules them, and all that stands there.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_rurik::components::{Components, Good, Leader, Region, Structure, Tables, Zone};
use samovar_rurik::{Action, Foe, Frame, Phase, Piece, RegionData, RuleView, phrase};

use super::land::{self, HEIGHT, Room, WIDTH};
use super::{Component, Picture, Spot, Target, good_icon, mover_key, structure_icon};
use crate::art;
use crate::pen::Pen;

/// The height of the line with the name of a region.
const NAME: f32 = 38.;
/// Between pieces.
const GAP: f32 = 6.;
/// How much pieces grow where there is room.
const LARGEST: f32 = 1.24;

impl<'a> Picture<'a> {
    pub(super) fn map(&self) -> Markup {
        html! {
            svg.rkmap viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="group" aria-label=(self.text("rurik-web-map")) {
                (art::symbol("rk-sea", 0., 0., WIDTH, HEIGHT))
                @for region in Region::ALL { (self.draw(&self.land(region))) }
                (art::symbol("rk-rivers", 0., 0., WIDTH, HEIGHT))
                @for region in Region::ALL {
                    (self.draw(&Standing { region, active: self.board().active, movers: self.movers(region), things: self.region(region).map(|data| self.things(data)) }))
                }
                @for road in self.roads() { (self.draw(&road)) }
            }
        }
    }

    fn land(&self, region: Region) -> Land<'a> {
        let target = match self.board().phase {
            Phase::Leaders | Phase::Agendas | Phase::Troops | Phase::Stand => {
                self.target(Action::Deploy(region))
            }
            _ => self
                .lit(Action::Rescue(region))
                .unwrap_or_else(|| self.target(Action::Muster(Piece::Troop, region))),
        };
        let in_play = self.region(region).zip(self.rule(region)).map(|(data, rule)| Ruled {
            rule,
            troops: &data.troops,
            rebel: data.rebel,
        });
        Land { region, target: in_play.is_some().then_some(target), in_play }
    }

    fn rule(&self, region: Region) -> Option<&'a RuleView> {
        self.view.rule.iter().find(|rule| rule.region == region)
    }

    // What stands in a region.

    fn things(&self, data: &RegionData) -> Vec<(Thing, Option<Target>)> {
        let region = data.region;
        let tax = self.target(Action::Tax(region));
        let mut things = vec![(Thing::Good { good: data.good, lies: data.lies }, Some(tax))];
        let ruler = self.rule(region).and_then(|rule| rule.ruler);
        things.extend(ruler.map(|seat| (Thing::Ruler(seat), None)));
        for seat in self.sides() {
            things.extend(self.force(data, seat));
            things.extend(self.leader(data, seat));
        }
        let strangers = [(data.rebel, Foe::Rebel), (data.neutral, Foe::Neutral)];
        things.extend(
            strangers
                .into_iter()
                .filter(|(here, _)| *here)
                .map(|(_, foe)| (Thing::Stranger(foe), Some(self.against(region, foe)))),
        );
        let muster = self.lit(Action::Muster(Piece::Leader, region));
        things.extend(muster.map(|target| (Thing::Return, Some(target))));
        things.extend(Structure::ALL.into_iter().filter_map(|structure| self.structure(region, structure)));
        things
    }

    fn ordinary(&self, data: &RegionData, seat: Seat) -> u8 {
        let all = data.troops.get(seat.index()).copied().unwrap_or(0);
        all - u8::from(all > 0 && self.player(seat).leader_at == Some(data.region))
    }

    /// What can be done to somebody in a region.
    fn against(&self, region: Region, foe: Foe) -> Target {
        match self.frame() {
            Some(Frame::Church(at)) if at == region => self.target(Action::Expel(foe)),
            _ => self.target(Action::Attack(region, foe)),
        }
    }

    /// What can be done with one's own piece, but for moving it, or else what is most likely meant.
    fn with_own(&self, piece: Piece, region: Region) -> Option<Target> {
        match self.frame() {
            Some(Frame::Remove { .. }) => Some(self.target(Action::Remove(piece, region))),
            _ if self.is_moving() => None,
            _ => {
                let mut others = Region::ALL.into_iter().filter(|to| *to != region);
                let beside = others.find(|to| land::crossing(region, *to).is_some())?;
                Some(self.target(Action::Move(piece, region, beside)))
            }
        }
    }

    /// The ordinary troops of a side.
    fn force(&self, data: &RegionData, seat: Seat) -> Option<(Thing, Option<Target>)> {
        let count = self.ordinary(data, seat);
        let target = match self.is_active(seat) {
            true => self.with_own(Piece::Troop, data.region),
            false => Some(self.against(data.region, Foe::Player(seat))),
        };
        (count > 0).then_some((Thing::Troops { seat, count }, target))
    }

    fn leader(&self, data: &RegionData, seat: Seat) -> Option<(Thing, Option<Target>)> {
        let player = self.player(seat);
        let leader = player.leader.filter(|_| player.leader_at == Some(data.region))?;
        let target = match self.is_active(seat) {
            true => self.with_own(Piece::Leader, data.region),
            // The leader is the one to fall only where nobody else is left.
            false => {
                let last = self.ordinary(data, seat) == 0;
                Some(self.against(data.region, Foe::Player(seat))).filter(|target| last || !target.is_lit())
            }
        };
        Some((Thing::Leader { seat, leader }, target))
    }

    /// A structure that stands, or the place where it may be built now.
    fn structure(&self, region: Region, structure: Structure) -> Option<(Thing, Option<Target>)> {
        if let Some(seat) = self.owner(structure, region) {
            let raze = self.is_active(seat).then(|| self.target(Action::Raze(region, structure)));
            return Some((Thing::Structure { structure, seat }, raze));
        }
        let build = self.lit(Action::Build(region, structure))?;
        Some((Thing::Site(structure), Some(build)))
    }

    // Movement.

    /// Whether pieces are being moved, over a border or anywhere.
    fn is_moving(&self) -> bool {
        matches!(self.frame(), Some(Frame::Move { .. } | Frame::Anywhere { .. }))
    }

    /// The reader's pieces in a region that may move over a border.
    fn movers(&self, region: Region) -> Vec<Piece> {
        let moving = self.is_moving();
        let may_go = |piece: Piece| {
            self.scene.seen.choices.iter().any(
                |(action, _)| matches!(action, Action::Move(one, from, _) if *one == piece && *from == region),
            )
        };
        [Piece::Troop, Piece::Leader].into_iter().filter(|piece| moving && may_go(*piece)).collect()
    }

    /// Arrows over the borders that may be crossed.
    fn roads(&self) -> impl Iterator<Item = Road> {
        let moving = self.is_moving();
        let active = self.board().active;
        let sender = self.player(active).leader_at;
        self.scene.seen.choices.iter().filter_map(move |(action, _)| {
            let (seat, piece, from, to) = match *action {
                Action::Move(piece, from, to) if moving => (active, piece, from, to),
                Action::Send(seat, piece, to) => (seat, piece, sender?, to),
                _ => return None,
            };
            Some(Road { seat, piece, from, to, sent: !moving, target: self.target(*action) })
        })
    }
}

/// A region as a surface: what can be done with it as a whole, and who rules it why.
#[derive(Hash)]
struct Land<'a> {
    region: Region,
    target: Option<Target>,
    /// Nothing if the region is not in play.
    in_play: Option<Ruled<'a>>,
}

/// What decides who rules a region.
#[derive(Hash)]
struct Ruled<'a> {
    rule: &'a RuleView,
    /// By side.
    troops: &'a [u8],
    rebel: bool,
}

impl Component for Land<'_> {
    fn id(&self) -> String {
        format!("land-{}", self.region)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let zone = match Tables::current().regions[self.region.index()].zone {
            Zone::Green => "green",
            Zone::Yellow => "yellow",
            Zone::Brown => "brown",
        };
        let (label, rules, class) = match &self.in_play {
            None => {
                let message =
                    Message::new("rurik-web-out-of-play").with("region", phrase::region(self.region));
                (pen.say(&message), "RUR-011 RUR-Q06", "land faded".to_owned())
            }
            Some(ruled) => {
                let class = match ruled.rule.ruler {
                    Some(seat) => format!("land {zone} ruled {}", pen.livery(seat).class),
                    None => format!("land {zone}"),
                };
                (ruled.label(pen), "RUR-034 RUR-035 RUR-036 RUR-037 RUR-040", class)
            }
        };
        let target = self.target.as_ref();
        let spot = Spot { target, label, rules, class: &class, id: Some(self.id()), ..Spot::default() };
        pen.place(&spot, html! { use.shape href=(format!("#rk-{}", self.region)) {} })
    }
}

impl Ruled<'_> {
    /// Who rules the region, by what counts.
    fn label(&self, pen: &Pen) -> String {
        let rule = self.rule;
        let first = match rule.ruler {
            None if rule.others == 0 && rule.counts.iter().all(|count| *count == 0) => {
                Message::new("rurik-web-empty")
            }
            Some(seat) => Message::new("rurik-web-ruled").with("who", pen.whose(seat)),
            None => Message::new("rurik-web-unruled"),
        };
        let first = pen.say(&first.with("region", phrase::region(rule.region)));
        let mut counts: Vec<String> = Vec::new();
        let sides = Seat::first(rule.counts.len()).zip(&rule.counts);
        for (seat, count) in sides.filter(|(_, count)| **count > 0) {
            let troops = self.troops.get(seat.index()).copied().unwrap_or(0);
            let message = Message::new("rurik-web-count").with("who", pen.whose(seat)).with("count", *count);
            counts.push(pen.say(&message.with("extra", count.saturating_sub(troops))));
        }
        if rule.others > 0 {
            let id = if self.rebel { "rurik-web-count-rebels" } else { "rurik-web-count-neutral" };
            counts.push(pen.count(id, rule.others));
        }
        if let Some(seat) = rule.wins_ties {
            counts.push(pen.say(&Message::new("rurik-web-wins-ties").with("who", pen.whose(seat))));
        }
        if counts.is_empty() { first } else { format!("{first} {}.", pen.listed(counts)) }
    }
}

/// The name of a region with all that stands there.
#[derive(Hash)]
struct Standing {
    region: Region,
    /// Who decides.
    active: Seat,
    /// Their pieces that may go from here.
    movers: Vec<Piece>,
    /// With what can be done to each; nothing if the region is not in play.
    things: Option<Vec<(Thing, Option<Target>)>>,
}

/// Something in a region.
#[derive(Hash)]
enum Thing {
    Good {
        good: Good,
        lies: bool,
    },
    /// The mark of whoever rules the region.
    Ruler(Seat),
    /// The ordinary troops of a side, counted.
    Troops {
        seat: Seat,
        count: u8,
    },
    /// A leader under a banner with the name.
    Leader {
        seat: Seat,
        leader: Leader,
    },
    /// A rebel or a neutral troop.
    Stranger(Foe),
    /// Where the leader may be mustered.
    Return,
    Structure {
        structure: Structure,
        seat: Seat,
    },
    /// Where a structure may be built.
    Site(Structure),
}

/// How large a thing is, what it means, how it looks with its left upper corner at 0.
struct Item {
    width: f32,
    height: f32,
    spot: Spot<'static>,
    inner: Markup,
}

impl Component for Standing {
    fn id(&self) -> String {
        format!("region-{}", self.region)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let Room { x, y, width, height } = land::room(self.region);
        let name = pen.say(&phrase::region(self.region));
        let size = art::fitted(&name, width, 31.);
        let class = if self.things.is_some() { "rkname" } else { "rkname faded" };
        let things = self.things.as_deref().unwrap_or_default();
        let items: Vec<Item> = things.iter().map(|(thing, _)| thing.item(pen, self.region)).collect();
        let sizes: Vec<(f32, f32)> = items.iter().map(|item| (item.width, item.height)).collect();
        let places = lay_out(&sizes, Room { x, y: y + NAME, width, height: height - NAME });
        html! {
            g id=(self.id()) {
                text class=(class) x=(x + width / 2.) y=(y + 27.) font-size=(size) aria-hidden="true" { (name) }
                @for (((thing, target), item), (x, y, scale)) in things.iter().zip(items).zip(places) {
                    @let style = format!("transform:translate({}px,{}px) scale({scale})", art::tenth(x), art::tenth(y));
                    @let pick = thing.piece_of(self.active).filter(|piece| self.movers.contains(piece)).map(|piece| mover_key(piece, self.region));
                    (pen.place(&Spot { target: target.as_ref(), style: Some(style), pick, ..item.spot }, item.inner))
                }
            }
        }
    }
}

impl Thing {
    /// Which of a side's pieces it is.
    fn piece_of(&self, side: Seat) -> Option<Piece> {
        match *self {
            Thing::Troops { seat, .. } if seat == side => Some(Piece::Troop),
            Thing::Leader { seat, .. } if seat == side => Some(Piece::Leader),
            _ => None,
        }
    }

    fn item(&self, pen: &Pen, region: Region) -> Item {
        let said = |id| Message::new(id).with("region", phrase::region(region));
        match *self {
            Thing::Good { good, lies } => {
                let id = if lies { "rurik-web-good" } else { "rurik-web-good-gone" };
                let spot = Spot {
                    label: pen.say(&said(id).with("good", phrase::good(good))),
                    rules: match lies {
                        true => "RUR-097 RUR-098 RUR-096 RUR-007 RUR-149",
                        false => "RUR-149 RUR-098 RUR-096 RUR-097 RUR-007",
                    },
                    class: if lies { "rkgood" } else { "rkgood gone" },
                    ..Spot::default()
                };
                let inner = html! {
                    circle.halo cx="24" cy="25" r="22" {}
                    (art::symbol(&format!("i-{}", good_icon(good)), 7., 8., 34., 34.))
                };
                Item { width: 48., height: 50., spot, inner }
            }
            Thing::Ruler(seat) => {
                let livery = pen.livery(seat);
                let class = format!("token ruler {}", livery.class);
                let label = pen.say(&said("rurik-web-ruler").with("who", pen.whose(seat)));
                let spot = Spot { label, rules: "RUR-034 RUR-035 RUR-040", ..Spot::default() };
                let inner = html! { g.(class) { (art::badge(livery.shape, "", 17., 30., 14.)) (art::symbol("i-crown", 3., 2., 28., 28.)) } };
                Item { width: 36., height: 50., spot, inner }
            }
            Thing::Troops { seat, count } => troops(pen, region, seat, count),
            Thing::Leader { seat, leader } => pennant(pen, region, seat, leader),
            Thing::Stranger(foe) => stranger(pen, region, foe),
            Thing::Return => {
                let spot =
                    Spot { label: pen.say(&said("rurik-web-here")), rules: "RUR-073", ..Spot::default() };
                let inner = html! { g.ghost { circle.halo cx="24" cy="23" r="22" {} (art::symbol("i-crown", 9., 8., 30., 30.)) } };
                Item { width: 50., height: 46., spot, inner }
            }
            Thing::Structure { structure, seat } => standing(pen, region, structure, seat),
            Thing::Site(structure) => {
                let message = said("rurik-web-build-here").with("structure", phrase::structure(structure));
                let spot =
                    Spot { label: pen.say(&message), rules: "RUR-103 RUR-102 RUR-106", ..Spot::default() };
                let symbol = format!("i-{}", structure_icon(structure));
                let inner = html! { g.ghost { rect.lot x="2" y="2" width="44" height="44" rx="8" {} (art::symbol(&symbol, 7., 6., 34., 34.)) } };
                Item { width: 48., height: 48., spot, inner }
            }
        }
    }
}

fn troops(pen: &Pen, region: Region, seat: Seat, count: u8) -> Item {
    let livery = pen.livery(seat);
    let message = Message::new("rurik-web-force")
        .with("who", pen.whose(seat))
        .with("count", count)
        .with("region", phrase::region(region));
    let spot = Spot {
        label: pen.say(&message),
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
    Item { width: 56., height: 54., spot, inner }
}

fn pennant(pen: &Pen, region: Region, seat: Seat, leader: Leader) -> Item {
    let livery = pen.livery(seat);
    let message = Message::new("rurik-web-leader")
        .with("who", pen.whose(seat))
        .with("leader", phrase::leader(leader))
        .with("region", phrase::region(region))
        .with("ability", phrase::ability(leader));
    let name = pen.say(&phrase::leader(leader));
    let width = 58. + name.chars().count() as f32 * 13.6;
    let spot = Spot {
        label: pen.say(&message),
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
    Item { width, height: 42., spot, inner }
}

fn stranger(pen: &Pen, region: Region, foe: Foe) -> Item {
    let (kind, id, symbol, rules) = match foe {
        Foe::Rebel => ("rebel", "rurik-web-rebel", "i-rebel", "RUR-084 RUR-083 RUR-035 RUR-015"),
        _ => ("neutral", "rurik-web-neutral", "i-troop", "RUR-245 RUR-240 RUR-Q90"),
    };
    let spot = Spot {
        label: pen.say(&Message::new(id).with("region", phrase::region(region))),
        rules,
        id: Some(format!("{kind}-{region}")),
        ..Spot::default()
    };
    let inner = html! {
        g.piece.stranger.(kind) {
            circle.ring cx="27" cy="27" r="27" {}
            circle.disc cx="27" cy="27" r="24" {}
            (art::symbol(symbol, 9., 7., 36., 36.))
        }
    };
    Item { width: 54., height: 54., spot, inner }
}

fn standing(pen: &Pen, region: Region, structure: Structure, seat: Seat) -> Item {
    let livery = pen.livery(seat);
    let message = Message::new("rurik-web-structure")
        .with("structure", phrase::structure(structure))
        .with("region", phrase::region(region))
        .with("who", pen.whose(seat));
    let spot = Spot {
        label: pen.say(&message),
        rules: match structure {
            Structure::Church => "RUR-109 RUR-113 RUR-106",
            Structure::Market => "RUR-114 RUR-115 RUR-106",
            Structure::Stronghold => "RUR-116 RUR-117 RUR-037 RUR-106",
        },
        id: Some(format!("{structure}-{region}")),
        ..Spot::default()
    };
    let class = format!("piece structure {}", livery.class);
    let inner = html! {
        g.(class) {
            rect.lot.solid x="1" y="1" width="48" height="46" rx="9" {}
            (art::symbol(&format!("i-{}", structure_icon(structure)), 6., 4., 38., 38.))
            (art::badge(livery.shape, "", 41., 39., 7.5))
        }
    };
    Item { width: 50., height: 48., spot, inner }
}

fn piece_icon(piece: Piece) -> &'static str {
    match piece {
        Piece::Troop => "troop",
        Piece::Leader => "crown",
    }
}

/// An arrow across a border; arrows that would lie on each other stand side by side.
#[derive(Hash)]
struct Road {
    seat: Seat,
    piece: Piece,
    from: Region,
    to: Region,
    /// Whether somebody else's piece is sent there.
    sent: bool,
    target: Target,
}

impl Component for Road {
    fn id(&self) -> String {
        format!("road-{}-{}-{}-{}", self.from, self.to, piece_icon(self.piece), self.seat)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let lane = match (self.sent, self.piece) {
            (false, Piece::Troop) => 0.5,
            (false, Piece::Leader) => 1.5,
            (true, Piece::Troop) => 2. + self.seat.index() as f32,
            (true, Piece::Leader) => 2.5 + self.seat.index() as f32,
        };
        // Both ways of one border keep to their own side of its middle. Where there is no border, the arrow points down at
        // where it leads.
        let along = 36. * lane * if self.from < self.to { 1. } else { -1. };
        let (x, y, turn) = match land::crossing(self.from, self.to) {
            Some(crossing) => (
                crossing.at.0 + crossing.along.0 * along,
                crossing.at.1 + crossing.along.1 * along,
                crossing.across.1.atan2(crossing.across.0).to_degrees(),
            ),
            None => {
                let Room { x, y, width, .. } = land::room(self.to);
                (x + width / 2., y, 90.)
            }
        };
        let message = Message::new("rurik-web-way")
            .with("from", phrase::region(self.from))
            .with("to", phrase::region(self.to));
        let class = format!("road {}", pen.livery(self.seat).class);
        let spot = Spot {
            target: Some(&self.target),
            label: pen.say(&message),
            rules: match self.sent {
                true => "RUR-169 RUR-170 RUR-171",
                false => "RUR-076 RUR-078 RUR-077 RUR-075",
            },
            class: &class,
            id: Some(self.id()),
            style: Some(format!("transform:translate({}px,{}px)", art::tenth(x), art::tenth(y))),
            ..Spot::default()
        };
        let inner = html! {
            // All of where it leads can be clicked.
            @if !self.sent { use.shape href=(format!("#rk-{}", self.to)) x=(art::tenth(-x)) y=(art::tenth(-y)) {} }
            g transform=(format!("rotate({})", art::tenth(turn))) { path.halo d="M-26-15H4v-11L30 0 4 26V15H-26z" {} }
            (art::symbol(&format!("i-{}", piece_icon(self.piece)), -15., -13., 26., 26.))
        };
        pen.place(&spot, inner)
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
