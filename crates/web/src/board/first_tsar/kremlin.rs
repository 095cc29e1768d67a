//! The Kremlin: the round, and the five chambers with what each would give now.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_first_tsar::components::{
    AssignmentId, Chamber, City, Components, Destination, Hue, Item, ROUNDS, Tables, TradeId,
};
use samovar_first_tsar::{Action, Board, CitySet, Frame, Phase, ProjectSet, Seal, Step, phrase};

use super::{Scene, Spot, Target, badge, boyar, chamber_icon, crest, hue_letters, livery, seats, whose};
use crate::art;
use crate::board::Component;
use crate::pen::Pen;

/// The rules of the chambers.
const RULES: [&str; 5] = [
    "TSR-119 TSR-122 TSR-125 TSR-096 TSR-101",
    "TSR-126 TSR-128 TSR-130 TSR-135 TSR-096 TSR-101",
    "TSR-143 TSR-144 TSR-146 TSR-148 TSR-096 TSR-101",
    "TSR-159 TSR-160 TSR-163 TSR-096 TSR-101",
    "TSR-164 TSR-165 TSR-096 TSR-101",
];

pub(super) fn kremlin(scene: &Scene<'_>) -> Markup {
    let (pen, board, stacks) = (scene.pen, &scene.seen.view.board, scene.seen.view.stacks);
    let decades = Decades {
        round: board.round,
        phase: board.phase,
        first: board.first,
        trades: stacks.trades,
        regions: stacks.regions,
    };
    html! {
        div.tskremlin {
            (pen.draw(&decades))
            div.tschambers { @for chamber in Chamber::ALL { (pen.draw(&chamber_view(scene, chamber))) } }
        }
    }
}

/// Where the game stands: decade and phase.
#[derive(Hash)]
struct Decades {
    round: u8,
    phase: Phase,
    first: Seat,
    /// Trade and Region tokens face down.
    trades: u8,
    regions: u8,
}

impl Component for Decades {
    fn id(&self) -> String {
        "decades".to_owned()
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let phase = pen.text(match self.phase {
            Phase::Keep => "first-tsar-phase-keep",
            Phase::Settle => "first-tsar-phase-settle",
            Phase::Planning => "first-tsar-phase-planning",
            Phase::Actions => "first-tsar-phase-actions",
            Phase::EndOfRound => "first-tsar-phase-end-of-round",
            Phase::Over => "first-tsar-phase-over",
        });
        let told = Message::new("first-tsar-web-clock")
            .with("decade", phrase::decade(self.round))
            .with("round", self.round)
            .with("phase", phase.as_str())
            .with("first", whose(pen, self.first));
        let label = pen.say(&told);
        let begins = Message::new("first-tsar-web-first").with("who", pen.seat(self.first));
        let left =
            Message::new("first-tsar-web-reserve").with("trades", self.trades).with("regions", self.regions);
        let left = pen.say(&left);
        html! {
            div.tsclock id=(self.id()) {
                div.decades role="img" aria-label=(label) data-rule="TSR-038 TSR-194 TSR-009 TSR-013 TSR-026" {
                    @for round in 1..=ROUNDS {
                        @let scoring = round % 2 == 0;
                        span.now[round == self.round].past[round < self.round] aria-hidden="true" {
                            (1540 + 10 * u16::from(round)) @if scoring { (art::icon("vp")) }
                        }
                    }
                }
                p {
                    strong { (phase) }
                    @if self.phase != Phase::Over {
                        " · " (crest(pen, self.first)) (pen.say(&begins))
                    }
                }
                span.spot.reserve role="img" aria-label=(left) data-rule="TSR-218 TSR-203 TSR-056 TSR-054" {
                    (art::icon("trade")) b { (self.trades) } (art::icon("region")) b { (self.regions) }
                }
            }
        }
    }
}

// Chambers.

/// A chamber with everything in it.
#[derive(Hash)]
struct ChamberView {
    chamber: Chamber,
    assignment: AssignmentId,
    seal: Option<Seat>,
    /// The most important first.
    boyars: Vec<Boyar>,
    /// Whose boyars stand on the Assignment card.
    on_card: Vec<Seat>,
    /// Whether the question is about this chamber.
    is_here: bool,
    /// Sending a boyar here, in Planning.
    plan: Target,
    /// Leaving with a seal, in the Action phase.
    leave_sealed: Target,
    regular: Regular,
    bonus: Bonus,
}

/// A boyar in a chamber.
#[derive(Hash)]
struct Boyar {
    seat: Seat,
    coins: u8,
    /// Leaving without a seal, if the boyar's player is to move.
    leave: Option<Target>,
}

/// What a chamber would give the viewer now.
#[derive(Hash)]
enum Regular {
    /// A spectator is told what it gives anybody.
    Anybody(Chamber),
    /// The cities that yield an income, and the coins to pay for stone.
    Production(CitySet, u8),
    /// Warriors in the supply, and the Trade tokens that a single move could take.
    Maneuver(u8, Vec<TradeId>),
    /// Projects in hand, and those that can be paid.
    Project(u8, ProjectSet),
    /// How many exchanges there are goods and coins for.
    Exchange(u16),
    /// Titles and Estates on display.
    Reward(u8, u8),
}

/// Whether the viewer could place a seal now, and what becomes of the coins.
#[derive(Hash)]
enum Bonus {
    /// A spectator cannot; a boyar that left already could have.
    Unsaid,
    Taken(Seat),
    /// The viewer has no boyar here; whose is the most important, and its coins.
    Absent(Option<(Seat, u8)>),
    /// Another boyar is more important; the coins come back.
    Behind(Seat, u8),
    /// No seal is left.
    NoSeal(u8),
    /// The price cannot be paid.
    TooPoor(u8),
    /// The coins underneath and the price.
    Yours(u8, u8),
}

fn chamber_view(scene: &Scene<'_>, chamber: Chamber) -> ChamberView {
    let view = &scene.seen.view;
    let board = &view.board;
    let data = &board.chambers[chamber.index()];
    let leave = |seal| scene.target(Action::Leave(chamber, seal));
    let stay = Tables::current().assignments[data.assignment.index()] == Destination::Kremlin;
    let on_card = |seat: &Seat| {
        (stay && board.players[seat.index()].in_kremlin > 0) || is_acting(board, chamber, *seat)
    };
    let boyars = board.boyars_in(chamber).into_iter().map(|(seat, coins)| Boyar {
        seat,
        coins,
        leave: (board.active == seat).then(|| leave(Seal::Without)),
    });
    ChamberView {
        chamber,
        assignment: data.assignment,
        seal: data.seal,
        boyars: boyars.collect(),
        on_card: seats(scene).filter(on_card).collect(),
        is_here: match board.frames.last() {
            Some(Frame::Coins(asked)) => *asked == chamber,
            _ => board.errand.chamber == Some(chamber),
        },
        plan: scene.target(Action::Plan(chamber)),
        leave_sealed: leave(Seal::With),
        regular: view.viewer.map_or(Regular::Anybody(chamber), |seat| regular(scene, chamber, seat)),
        bonus: view.viewer.map_or(Bonus::Unsaid, |seat| bonus(scene, chamber, seat)),
    }
}

/// Whether a player's boyar has just left a chamber and acts there.
fn is_acting(board: &Board, chamber: Chamber, seat: Seat) -> bool {
    let errand = &board.errand;
    errand.chamber == Some(chamber) && errand.step == Step::Acting && board.active == seat
}

fn regular(scene: &Scene<'_>, chamber: Chamber, seat: Seat) -> Regular {
    let view = &scene.seen.view;
    let (board, player) = (&view.board, &view.board.players[seat.index()]);
    let tables = Tables::current();
    match chamber {
        Chamber::Production => Regular::Production(
            City::all().filter(|city| player.influence(*city) > 0).collect(),
            player.goods.count(Item::Coin),
        ),
        Chamber::Maneuver => {
            let can_travel = |city| player.warriors_in(city) + player.boyars_in(city) > 0;
            let near = tables.waterways().iter().filter(|way| can_travel(way.from) || can_travel(way.to));
            Regular::Maneuver(player.warriors, near.filter_map(|way| board.trade_on(way)).collect())
        }
        Chamber::Project => {
            let hand = view.own.as_ref().map(|own| own.hand).unwrap_or_default();
            let ready = hand.iter().filter(|id| player.goods.covers(tables.projects[id.index()].cost));
            Regular::Project(player.hand, ready.collect())
        }
        Chamber::Exchange => Regular::Exchange(player.goods.total().saturating_sub(1)),
        Chamber::Reward => Regular::Reward(board.titles.len(), board.estates.len()),
    }
}

fn bonus(scene: &Scene<'_>, chamber: Chamber, seat: Seat) -> Bonus {
    let board = &scene.seen.view.board;
    if is_acting(board, chamber, seat) {
        return Bonus::Unsaid;
    }
    if let Some(owner) = board.chambers[chamber.index()].seal {
        return Bonus::Taken(owner);
    }
    let boyars = board.boyars_in(chamber);
    let (first, own) = (boyars.first().copied(), boyars.iter().find(|(other, _)| *other == seat));
    let (Some((first, _)), Some((_, coins))) = (first, own.copied()) else { return Bonus::Absent(first) };
    let player = &board.players[seat.index()];
    let price = scene.seen.options.seal_price();
    if first != seat {
        Bonus::Behind(first, coins)
    } else if player.seals == 0 {
        Bonus::NoSeal(coins)
    } else if player.goods.count(Item::Coin) < price {
        Bonus::TooPoor(coins)
    } else {
        Bonus::Yours(coins, price)
    }
}

impl Regular {
    fn words(&self, pen: &Pen) -> String {
        let tables = Tables::current();
        let joined = |names: &mut dyn Iterator<Item = String>, mark| names.collect::<Vec<_>>().join(mark);
        let message = match self {
            Regular::Anybody(chamber) => Message::new(REGULAR[chamber.index()]),
            Regular::Production(cities, coins) => {
                let mut told = cities.iter().map(|city| {
                    let income = phrase::goods(tables.cities[city.index()].income);
                    format!("{} ({})", pen.say(&phrase::city(city)), pen.say(&income))
                });
                Message::new("first-tsar-web-now-production")
                    .with("count", cities.len())
                    .with("cities", joined(&mut told, ", "))
                    .with("coins", *coins)
            }
            Regular::Maneuver(warriors, tokens) => {
                let mut told =
                    tokens.iter().map(|token| pen.say(&phrase::effect(&tables.trades[token.index()])));
                Message::new("first-tsar-web-now-maneuver")
                    .with("warriors", *warriors)
                    .with("count", tokens.len())
                    .with("tokens", joined(&mut told, "; "))
            }
            Regular::Project(hand, ready) => {
                let mut told = ready.iter().map(|id| pen.say(&phrase::project(id)));
                Message::new("first-tsar-web-now-project")
                    .with("hand", *hand)
                    .with("count", ready.len())
                    .with("ready", joined(&mut told, ", "))
            }
            Regular::Exchange(count) => Message::new("first-tsar-web-now-exchange").with("count", *count),
            Regular::Reward(titles, estates) => {
                Message::new("first-tsar-web-now-reward").with("titles", *titles).with("estates", *estates)
            }
        };
        pen.say(&message)
    }
}

impl Bonus {
    fn words(&self, pen: &Pen) -> String {
        let message = match *self {
            Bonus::Unsaid => return String::new(),
            Bonus::Taken(owner) => Message::new("first-tsar-web-seal-taken").with("who", whose(pen, owner)),
            Bonus::Absent(Some((first, coins))) => {
                Message::new("first-tsar-web-seal-absent").with("who", whose(pen, first)).with("coins", coins)
            }
            Bonus::Absent(None) => Message::new("first-tsar-web-seal-empty"),
            Bonus::Behind(first, coins) => {
                Message::new("first-tsar-web-seal-behind").with("who", whose(pen, first)).with("coins", coins)
            }
            Bonus::NoSeal(coins) => Message::new("first-tsar-web-seal-none").with("coins", coins),
            Bonus::TooPoor(coins) => Message::new("first-tsar-web-seal-poor").with("coins", coins),
            Bonus::Yours(coins, price) => {
                Message::new("first-tsar-web-seal-yours").with("coins", coins).with("price", price)
            }
        };
        pen.say(&message)
    }
}

impl Component for ChamberView {
    fn id(&self) -> String {
        format!("kremlin-{}", self.chamber)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let name = pen.say(&phrase::chamber(self.chamber));
        let (now, also) = (pen.text("first-tsar-web-without-seal"), pen.text("first-tsar-web-with-seal"));
        let (regular, extra) = (self.regular.words(pen), pen.text(BONUS[self.chamber.index()]));
        let bonus = self.bonus.words(pen);
        let after = Message::new("first-tsar-web-afterwards")
            .with("where", phrase::assignment(Tables::current(), self.assignment));
        let after = pen.say(&after);
        let bench: Vec<String> = (0..self.boyars.len()).map(|place| self.boyar_words(pen, place)).collect();
        let label = format!("{name}. {now} {regular} {also} {extra} {bonus} {after} {}", bench.join(" "));
        html! {
            section.tschamber.sealed[self.seal.is_some()].here[self.is_here] id=(self.id()) aria-label=(name) {
                (self.head(pen, label, &name))
                div.tsprinted aria-hidden="true" { (printed(self.chamber)) }
                div.tsbench { @for place in 0..self.boyars.len() { (self.boyar(pen, place)) } }
                div.tsfoot {
                    (self.seal(pen))
                    (self.assignment(pen))
                }
                div.tsforecast aria-hidden="true" {
                    p { b { (now) } " " (regular) }
                    p { (art::icon("seal")) b { (also) } " " (extra) }
                    p { (bonus) " " (after) }
                }
            }
        }
    }
}

impl ChamberView {
    fn head(&self, pen: &Pen, label: String, name: &str) -> Markup {
        let id = format!("chamber-{}", self.chamber);
        let rules = RULES[self.chamber.index()];
        let face = html! { (art::icon(chamber_icon(self.chamber))) span.chambername { (name) } };
        if self.plan.is_lit() {
            let spot = Spot {
                target: Some(&self.plan),
                label,
                rules,
                class: "tshead",
                id: Some(id),
                ..Spot::default()
            };
            return pen.chip(&spot, face);
        }
        // Nobody can be sent here now, but it can still be asked about, by keyboard too.
        let why = self.plan.action;
        html! { span.spot.tshead id=(id) role="img" tabindex="0" aria-label=(label) data-why=(why) data-rule=(rules) { (face) } }
    }

    fn boyar_words(&self, pen: &Pen, place: usize) -> String {
        let boyar = &self.boyars[place];
        let id = if place == 0 { "first-tsar-web-boyar-first" } else { "first-tsar-web-boyar" };
        pen.say(&Message::new(id).with("who", whose(pen, boyar.seat)).with("coins", boyar.coins))
    }

    fn boyar(&self, pen: &Pen, place: usize) -> Markup {
        let Boyar { seat, coins, leave } = &self.boyars[place];
        let spot = Spot {
            target: leave.as_ref(),
            label: self.boyar_words(pen, place),
            rules: "TSR-096 TSR-099 TSR-100 TSR-093",
            class: &format!("tsboyar {}", livery(pen, *seat).class),
            id: Some(format!("boyar-{seat}-{}", self.chamber)),
            ..Spot::default()
        };
        let inner = html! {
            @if place == 0 { span.tscrown { (art::icon("wish")) } }
            (boyar(pen, *seat))
            @if *coins > 0 { span.part { (coins) (art::icon("coin")) } }
        };
        pen.chip(&spot, inner)
    }

    fn seal(&self, pen: &Pen) -> Markup {
        let label = match self.seal {
            Some(seat) => pen.say(&Message::new("first-tsar-web-sealed").with("who", whose(pen, seat))),
            None => pen.text("first-tsar-web-seal-open"),
        };
        let spot = Spot {
            target: Some(&self.leave_sealed),
            label,
            rules: "TSR-101 TSR-103 TSR-105 TSR-106",
            class: if self.seal.is_some() { "tsseal set" } else { "tsseal" },
            id: Some(format!("seal-{}", self.chamber)),
            ..Spot::default()
        };
        let inner = html! {
            @match self.seal {
                Some(seat) => svg.wax.(livery(pen, seat).class) viewBox="0 0 24 24" aria-hidden="true" {
                    (art::symbol("i-seal", 0., 0., 24., 24.))
                    (badge(pen, seat, 12., 12., 6.))
                },
                None => svg.wax viewBox="0 0 24 24" aria-hidden="true" { circle cx="12" cy="12" r="10" {} },
            }
        };
        pen.chip(&spot, inner)
    }

    /// The Assignment card, with the boyars on it.
    fn assignment(&self, pen: &Pen) -> Markup {
        let tables = Tables::current();
        let destination = tables.assignments[self.assignment.index()];
        let card = Message::new("first-tsar-web-assignment")
            .with("where", phrase::assignment(tables, self.assignment));
        let mut label = pen.say(&card);
        for seat in &self.on_card {
            label.push(' ');
            label.push_str(&pen.say(&Message::new("first-tsar-web-on-card").with("who", whose(pen, *seat))));
        }
        let spot = Spot {
            label,
            rules: match destination {
                Destination::Kremlin => "TSR-113 TSR-114 TSR-115",
                Destination::Hue(_) | Destination::Any => "TSR-111 TSR-112 TSR-107 TSR-011",
            },
            class: "tsassign",
            ..Spot::default()
        };
        let inner = html! {
            svg.tsdestination viewBox="0 0 56 40" aria-hidden="true" { (picture(pen, destination)) }
            @for seat in &self.on_card { (boyar(pen, *seat)) }
        };
        pen.chip(&spot, inner)
    }
}

/// The picture of an Assignment card.
fn picture(pen: &Pen, destination: Destination) -> Markup {
    html! {
        @match destination {
            Destination::Hue(hue) => {
                (art::symbol(&format!("ts-city-{hue}"), 0., 0., 56., 40.))
                text.letters x="28" y="36" { (pen.text(hue_letters(hue))) }
            }
            Destination::Any => @for (place, hue) in Hue::ALL.into_iter().enumerate() {
                (art::symbol(&format!("ts-city-{hue}"), 28. * (place % 2) as f32, 20. * (place / 2) as f32, 28., 20.))
            },
            Destination::Kremlin => {
                (art::symbol("i-kremlin", 0., 4., 32., 32.))
                (art::symbol("i-coin", 33., 2., 18., 18.))
                (art::symbol("i-favor", 33., 20., 18., 18.))
            }
        }
    }
}

/// What a chamber gives anybody, by chamber.
const REGULAR: [&str; 5] = [
    "first-tsar-web-gives-production",
    "first-tsar-web-gives-maneuver",
    "first-tsar-web-gives-project",
    "first-tsar-web-gives-exchange",
    "first-tsar-web-gives-reward",
];
/// The bonus of a chamber.
const BONUS: [&str; 5] = [
    "first-tsar-web-bonus-production",
    "first-tsar-web-bonus-maneuver",
    "first-tsar-web-bonus-project",
    "first-tsar-web-bonus-exchange",
    "first-tsar-web-bonus-reward",
];

/// What is printed on a chamber: its actions, then the seal and its bonus.
fn printed(chamber: Chamber) -> Markup {
    let times = |count: u8, icons: &[&str]| {
        html! { b { (count) "×" } @for (place, icon) in icons.iter().enumerate() { @if place > 0 { "/" } (art::icon(icon)) } }
    };
    let (regular, bonus) = match chamber {
        Chamber::Production => (times(3, &["income"]), html! { "+" (art::icon("income")) }),
        Chamber::Maneuver => (times(2, &["warrior", "ship"]), html! { "+1" }),
        Chamber::Project => (times(2, &["project", "complete"]), html! { "+1" }),
        Chamber::Exchange => (
            html! { b { "2▸1" } (art::icon("scales")) "+" (art::icon("foreign")) },
            html! { "+" (art::icon("foreign")) },
        ),
        Chamber::Reward => {
            (html! { (art::icon("title")) "/" (art::icon("estate")) }, html! { "+" (art::icon("estate")) })
        }
    };
    html! { span.parts { (regular) } span.parts.bonus { (art::icon("seal")) (bonus) } }
}
