//! The map: cities, waterways, what stands and lies there, the regions, the tracks.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_first_tsar::components::{Chamber, City, Components, Region, Tables, Token, TokenId, TradeId};
use samovar_first_tsar::{Action, FirstTsar, Frame, PLACES, Piece, Prize, Yield, phrase};

use super::field::{field, trade_disc};
use super::land::{self, CELL, FAVOR, HEIGHT, Point, River, WIDTH};
use super::{
    Scene, Spot, Target, amounts, badge, glyphs, goods_glyphs, guessed, hue_letters, line_of, livery,
    mark_at, mover_key, seats, whose,
};
use crate::art::{self, tenth};
use crate::board::{Component, Drawing};
use crate::pen::Pen;

/// The numerals of the regions, in which order they are rewarded.
const NUMERALS: [&str; 4] = ["I", "II", "III", "IV"];
/// The size of what is said about a region.
const CARTOUCHE: (f32, f32) = (216., 94.);

pub(super) fn map(scene: &Scene<'_>) -> Markup {
    let (pen, board) = (scene.pen, &scene.seen.view.board);
    let ways = Tables::current().waterways().iter().enumerate();
    let cargoes = ways.filter_map(|(way, row)| Some(Cargo { way, token: board.trade_on(row)? }));
    let scores: Vec<u16> = board.players.iter().map(|player| player.vp).collect();
    html! {
        svg.tsmap viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="group" aria-label=(pen.text("first-tsar-web-map")) {
            (art::symbol("ts-land", 0., 0., WIDTH, HEIGHT))
            (field(scene))
            (pen.draw(&FavorTrack { order: &board.favor }))
            @for (rank, seat) in board.favor.iter().enumerate() {
                (pen.draw(&FavorMarker { seat: *seat, rank, seats: board.favor.len() }))
            }
            @for region in Region::ALL { (pen.draw(&cartouche(scene, region))) }
            @for cargo in cargoes { (pen.draw(&cargo)) }
            @for city in City::all() { (pen.draw(&town(scene, city))) }
            @for (action, _) in &scene.seen.choices {
                @if let Action::Move(piece, from, to) = *action {
                    (pen.draw(&Crossing { seat: board.active, piece, from, to, target: scene.target(*action) }))
                }
            }
            (pen.draw(&ScoreTrack { scores: &scores }))
            @for points in &board.favor_tokens { (pen.draw(&FavorToken { points: *points })) }
            @for (seat, points) in seats(scene).zip(&scores) { (pen.draw(&ScoreMarker { seat, points: *points })) }
        }
    }
}

// Cities.

/// A city with everything that stands in it.
#[derive(Hash)]
struct Town {
    city: City,
    /// The players with pieces here.
    stands: Vec<Stand>,
    /// What can be done with the city, or what somebody who points at it most likely wants.
    targets: Vec<Target>,
    /// The figures here of whoever decides.
    figures: Vec<Figure>,
}

/// A figure that may be moved.
#[derive(Hash)]
struct Figure {
    seat: Seat,
    piece: Piece,
    /// A move that can be asked about, if none is allowed now.
    stuck: Option<Target>,
}

/// What a player has in a city.
#[derive(Hash)]
struct Stand {
    seat: Seat,
    warriors: u8,
    boyars: u8,
    has_building: bool,
    influence: u8,
}

fn town(scene: &Scene<'_>, city: City) -> Town {
    let board = &scene.seen.view.board;
    let stands = seats(scene).map(|seat| {
        let player = &board.players[seat.index()];
        Stand {
            seat,
            warriors: player.warriors_in(city),
            boyars: player.boyars_in(city),
            has_building: player.built.has(city),
            influence: player.influence(city),
        }
    });
    // What is most often meant comes first.
    let actions = [
        Action::Settle(city),
        Action::Build(city),
        Action::Income(city, Yield::Full),
        Action::Income(city, Yield::Plain),
        Action::Warrior(city),
        Action::Send(city),
    ];
    let mut targets: Vec<Target> = actions.map(|action| scene.target(action)).into();
    targets.retain(Target::is_lit);
    if targets.is_empty() {
        targets.push(scene.target(asked_about(scene, city)));
    }
    let may_go = |piece: Piece| {
        let leaves =
            |action: &Action| matches!(action, Action::Move(one, from, _) if *one == piece && *from == city);
        scene.seen.choices.iter().any(|(action, _)| leaves(action))
    };
    let player = &board.players[board.active.index()];
    let figures = [(Piece::Warrior, player.warriors_in(city)), (Piece::Boyar, player.boyars_in(city))];
    let figure = |(piece, _)| {
        let next = Tables::current().map.next_to[city.index()].iter().find(|_| !may_go(piece));
        let stuck = next.map(|to| scene.target(Action::Move(piece, city, to)));
        Figure { seat: board.active, piece, stuck }
    };
    Town {
        city,
        stands: stands.filter(|stand| stand.influence > 0).collect(),
        targets,
        figures: figures.into_iter().filter(|(_, count)| *count > 0).map(figure).collect(),
    }
}

/// What somebody who points at a city most likely wants.
fn asked_about(scene: &Scene<'_>, city: City) -> Action {
    let board = &scene.seen.view.board;
    match (board.frames.last(), board.errand.chamber) {
        (Some(Frame::Keep | Frame::Settle), _) => Action::Settle(city),
        (Some(Frame::Income), _) | (Some(Frame::Turn), Some(Chamber::Production)) => {
            Action::Income(city, Yield::Full)
        }
        (Some(Frame::Warrior), _) | (Some(Frame::Turn), Some(Chamber::Maneuver)) => Action::Warrior(city),
        (Some(Frame::Building), _) => Action::Build(city),
        _ => Action::Send(city),
    }
}

/// Where a city lies.
fn point(city: City) -> Point {
    land::place(&Tables::current().cities[city.index()])
}

impl Component for Town {
    fn id(&self) -> String {
        format!("city-{}", self.city)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let row = &Tables::current().cities[self.city.index()];
        let (x, y) = point(self.city);
        let spot = Spot {
            target: self.targets.first(),
            label: self.words(pen),
            rules: "TSR-003 TSR-037 TSR-119 TSR-128 TSR-237",
            class: "tscity",
            ..Spot::default()
        };
        let inner = html! {
            rect.hit x=(x - 36.) y=(y - 34.) width="72" height="60" rx="12" {}
            (art::symbol(&format!("ts-city-{}", row.hue), x - 28., y - 35., 56., 40.))
            text.letters x=(x) y=(y + 1.) { (pen.text(hue_letters(row.hue))) }
            rect.plaque x=(x - 31.) y=(y + 4.) width="62" height="21" rx="6" {}
            (line_of(&goods_glyphs(row.income), x, y + 6.5, 16.))
            (mark_at(guessed("cities.toml", self.city.code()), x + 38., y + 20.))
            @for (line, part) in in_lines(&pen.say(&phrase::city(self.city))).into_iter().enumerate() {
                text.name x=(x) y=(y + 41. + 15. * line as f32) { (part) }
            }
            @if let [first, _, ..] = self.targets.as_slice() { (button_face(first.action, x - 44., y - 26.)) }
        };
        html! {
            g id=(self.id()) {
                (pen.place(&spot, inner))
                @for (number, target) in self.targets.iter().skip(1).enumerate() {
                    (self.button(pen, target, x + 46., y - 26. + 29. * number as f32))
                }
                (self.pieces(pen))
            }
        }
    }
}

impl Town {
    fn words(&self, pen: &Pen) -> String {
        let row = &Tables::current().cities[self.city.index()];
        let printed = Message::new("first-tsar-web-city")
            .with("city", phrase::city(self.city))
            .with("region", phrase::region(row.region))
            .with("hue", phrase::hue(row.hue))
            .with("income", phrase::goods(row.income));
        let mut words = pen.noted(pen.say(&printed), guessed("cities.toml", self.city.code()));
        for stand in &self.stands {
            let standing = Message::new("first-tsar-web-stands")
                .with("who", whose(pen, stand.seat))
                .with("warriors", stand.warriors)
                .with("boyars", stand.boyars)
                .with("buildings", u8::from(stand.has_building))
                .with("influence", stand.influence);
            words.push(' ');
            words.push_str(&pen.say(&standing));
        }
        words
    }

    /// What else can be done with the city.
    fn button(&self, pen: &Pen, target: &Target, x: f32, y: f32) -> Markup {
        let spot = Spot {
            target: Some(target),
            label: pen.say(&phrase::city(self.city)),
            rules: "TSR-109 TSR-095 TSR-111",
            class: "tsbutton",
            ..Spot::default()
        };
        pen.place(&spot, button_face(target.action, x, y))
    }

    /// Everything that stands here: the building beside it, the figures above it, or below where that is narrow.
    fn pieces(&self, pen: &Pen) -> Markup {
        let (x, y) = point(self.city);
        let figures: Vec<(Seat, &str, u8)> = self
            .stands
            .iter()
            .flat_map(|stand| [(stand.seat, "warrior", stand.warriors), (stand.seat, "boyar", stand.boyars)])
            .filter(|(_, _, count)| *count > 0)
            .collect();
        let below = is_crowded_above(self.city);
        let width = |count: u8| if count > 1 { 39. } else { 26. };
        let rows = figures.chunks(4).enumerate();
        html! {
            @if let Some(stand) = self.stands.iter().find(|stand| stand.has_building) {
                (self.piece(pen, stand.seat, "house", 1, x - 64., y - 22.))
            }
            @for (number, row) in rows {
                @let total: f32 = row.iter().map(|(_, _, count)| width(*count)).sum();
                @let top = if below { y + 46. + 34. * number as f32 } else { y - 68. - 34. * number as f32 };
                @let placed = row.iter().scan(x - total / 2., |left, (seat, kind, count)| {
                    let here = *left;
                    *left += width(*count);
                    Some((here, *seat, *kind, *count))
                });
                @for (left, seat, kind, count) in placed { (self.piece(pen, seat, kind, count, left, top)) }
            }
        }
    }

    fn piece(&self, pen: &Pen, seat: Seat, kind: &str, count: u8, x: f32, y: f32) -> Markup {
        let livery = livery(pen, seat);
        let (id, rules) = match kind {
            "warrior" => ("first-tsar-web-warriors", "TSR-031 TSR-037 TSR-130"),
            "boyar" => ("first-tsar-web-boyars", "TSR-195 TSR-037 TSR-030"),
            _ => ("first-tsar-web-buildings", "TSR-152 TSR-037 TSR-032"),
        };
        let label = Message::new("first-tsar-web-piece")
            .with("who", whose(pen, seat))
            .with("what", Message::new(id).with("count", count))
            .with("city", phrase::city(self.city));
        let mut figures = self.figures.iter().filter(|figure| figure.seat == seat);
        let figure = figures.find(|figure| figure.piece.to_string() == kind);
        let stuck = figure.and_then(|figure| figure.stuck.as_ref());
        let mover = figure.filter(|_| stuck.is_none()).map(|figure| figure.piece);
        let spot = Spot {
            target: stuck,
            label: pen.say(&label),
            rules,
            class: &format!("tspiece {}", livery.class),
            id: Some(format!("{kind}-{seat}-{}", self.city)),
            pick: mover.map(|piece| mover_key(piece, self.city)),
            ..Spot::default()
        };
        let inner = html! {
            @if mover.is_some() { rect.hit x=(tenth(x - 3.)) y=(tenth(y - 2.)) width="32" height="40" rx="8" {} }
            (art::symbol(&format!("ts-{kind}"), x, y, 26., 34.))
            (art::badge(livery.shape, &livery.letter, x + 12.5, y + 25., 7.5))
            @if count > 1 { text.times x=(tenth(x + 26.)) y=(tenth(y + 20.)) { "×" (count) } }
        };
        pen.place(&spot, inner)
    }
}

/// A round button with the symbol of an action.
fn button_face(action: Action, x: f32, y: f32) -> Markup {
    let plain = matches!(action, Action::Income(_, Yield::Plain));
    let icon = if plain { "stone" } else { FirstTsar::verb(action).icon };
    html! {
        circle.halo cx=(tenth(x)) cy=(tenth(y)) r="14" {}
        (art::symbol(&format!("i-{icon}"), x - 9.5, y - 9.5, 19., 19.))
        @if plain { path.tscross d=(format!("M{} {}l18 18", tenth(x - 9.), tenth(y - 9.))) {} }
    }
}

/// Whether another city lies close above this one.
fn is_crowded_above(city: City) -> bool {
    let (x, y) = point(city);
    City::all().any(|other| {
        let (ox, oy) = point(other);
        other != city && (ox - x).abs() < 80. && oy < y && y - oy < 118.
    })
}

// Waterways.

/// A Trade token in its slot.
#[derive(Hash)]
struct Cargo {
    /// The place of the waterway in its table.
    way: usize,
    token: TradeId,
}

impl Component for Cargo {
    fn id(&self) -> String {
        format!("trade-{}", self.token)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let tables = Tables::current();
        let way = &tables.waterways()[self.way];
        let (x, y) = River::of(tables, self.way).along(0.5);
        let label = Message::new("first-tsar-web-trade")
            .with("token", self.token.to_string())
            .with("from", phrase::city(way.from))
            .with("to", phrase::city(way.to))
            .with("effect", phrase::effect(&tables.trades[self.token.index()]));
        let spot = Spot {
            label: pen.noted(pen.say(&label), guessed("trades.toml", self.token)),
            rules: "TSR-133 TSR-137 TSR-138 TSR-141",
            class: "tstrade",
            id: Some(self.id()),
            ..Spot::default()
        };
        pen.place(&spot, trade_disc(self.token, x, y, 21.))
    }
}

/// A move along a waterway that is allowed: near the city it starts from, warriors left, boyars right.
#[derive(Hash)]
struct Crossing {
    /// Who moves.
    seat: Seat,
    piece: Piece,
    from: City,
    to: City,
    target: Target,
}

impl Component for Crossing {
    fn id(&self) -> String {
        format!("move-{}-{}-{}", self.piece, self.from, self.to)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let Crossing { piece, from, to, .. } = *self;
        let tables = Tables::current();
        let way = usize::from(tables.map.between[from.index()][to.index()]);
        let river = River::of(tables, way);
        let forward = tables.waterways()[way].from == from;
        let part = (66. / river.length()).min(0.32);
        let along = |part: f32| river.along(if forward { part } else { 1. - part });
        let (x, y) = along(part);
        let ahead = along(part + 0.1);
        let (dx, dy) = (ahead.0 - x, ahead.1 - y);
        let length = dx.hypot(dy).max(0.1);
        let (dx, dy) = (dx / length, dy / length);
        let side = if piece == Piece::Boyar { 14. } else { -14. };
        let (x, y) = (x - dy * side, y + dx * side);
        let turn = dy.atan2(dx).to_degrees();
        let label = Message::new("first-tsar-web-to").with("city", phrase::city(to));
        let spot = Spot {
            target: Some(&self.target),
            label: pen.say(&label),
            rules: "TSR-130 TSR-132 TSR-133 TSR-244",
            class: &format!("tsbutton {}", livery(pen, self.seat).class),
            id: Some(self.id()),
            ..Spot::default()
        };
        let there = point(to);
        let inner = html! {
            rect.hit x=(there.0 - 36.) y=(there.1 - 34.) width="72" height="60" rx="12" {}
            circle.halo cx=(tenth(x)) cy=(tenth(y)) r="13" {}
            path.tsarrowhead transform=(format!("translate({} {}) rotate({})", tenth(x), tenth(y), tenth(turn))) d="M11-7 21 0 11 7z" {}
            (art::symbol(&format!("ts-{piece}"), x - 8., y - 10.5, 16., 21.))
        };
        pen.place(&spot, inner)
    }
}

// Regions.

/// What is said about a region.
#[derive(Hash)]
struct Cartouche<'a> {
    region: Region,
    token: Option<TokenId>,
    /// The points and the other reward, unless another region is rewarded.
    rewards: Option<[Target; 2]>,
    /// By seat.
    influence: &'a [u8],
    leader: Option<Seat>,
}

fn cartouche<'a>(scene: &Scene<'a>, region: Region) -> Cartouche<'a> {
    let view = &scene.seen.view;
    // The reward of one region cannot be asked about while that of another is chosen.
    let now = view.board.rewarded_region().is_none_or(|rewarded| rewarded == region);
    Cartouche {
        region,
        token: view.board.region_token(region),
        rewards: now.then(|| [Prize::Points, Prize::Other].map(|prize| scene.target(Action::Reward(prize)))),
        influence: &view.influence[region.index()],
        leader: view.leaders[region.index()],
    }
}

impl Component for Cartouche<'_> {
    fn id(&self) -> String {
        format!("region-{}", self.region)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let (x, y) = land::cartouche(self.region);
        let (width, height) = CARTOUCHE;
        let name = pen.say(&phrase::region(self.region));
        html! {
            g class=(format!("tscartouche tsin-{}", self.region)) id=(self.id()) {
                rect.sheet x=(x) y=(y) width=(width) height=(height) rx="9" {}
                rect.head x=(x) y=(y) width=(width) height="25" rx="9" {}
                text.title x=(x + 12.) y=(y + 18.) { (NUMERALS[self.region.index()]) " · " (name) }
                @if let Some(token) = self.token { (self.token(pen, token, x, y + 27.)) }
                (self.influences(pen, x, y + 64.))
            }
        }
    }
}

impl Cartouche<'_> {
    /// The Region token: points or the other reward.
    fn token(&self, pen: &Pen, token: TokenId, x: f32, y: f32) -> Markup {
        let printed = &Tables::current().tokens[token.index()];
        let guessed = guessed("regions.toml", token);
        let tone = if token.is_dark() { "dark" } else { "light" };
        let half = |number: usize, reward: Message| {
            let words = Message::new("first-tsar-web-region-token")
                .with("region", phrase::region(self.region))
                .with("token", token.to_string())
                .with("reward", reward);
            Spot {
                target: self.rewards.as_ref().map(|rewards| &rewards[number]),
                label: pen.noted(pen.say(&words), guessed),
                rules: "TSR-023 TSR-185 TSR-186 TSR-190 TSR-191",
                class: "tsreward",
                ..Spot::default()
            }
        };
        html! {
            g class=(format!("tstoken {tone}")) id=(format!("token-{token}")) {
                (pen.place(&half(0, phrase::token(Token::Vp, printed.vp)), html! {
                    rect.hit x=(x + 5.) y=(y) width="56" height="34" rx="6" {}
                    (art::symbol("i-vp", x + 30., y + 5., 25., 25.))
                    text.tscount x=(x + 20.) y=(y + 25.) font-size="21" { (printed.vp) }
                }))
                (pen.place(&half(1, phrase::effect(&printed.other)), html! {
                    rect.hit x=(x + 65.) y=(y) width="146" height="34" rx="6" {}
                    (line_of(&glyphs(&printed.other), x + 134., y + 5., 24.))
                    (mark_at(guessed, x + 200., y + 14.))
                }))
            }
        }
    }

    /// Who has how much influence, who leads, and by how much.
    fn influences(&self, pen: &Pen, x: f32, y: f32) -> Markup {
        let rows = || Seat::first(self.influence.len()).zip(self.influence.iter().copied());
        let next = rows().filter(|(seat, _)| Some(*seat) != self.leader).map(|(_, amount)| amount).max();
        let lead = self.leader.map(|leader| {
            let amount = self.influence[leader.index()];
            (leader, amount.saturating_sub(next.unwrap_or(0)))
        });
        let message = match lead {
            Some((leader, lead)) => Message::new("first-tsar-web-leads")
                .with("region", phrase::region(self.region))
                .with("who", whose(pen, leader))
                .with("lead", lead)
                .with("all", amounts(pen, rows())),
            None => Message::new("first-tsar-web-nobody-leads").with("region", phrase::region(self.region)),
        };
        let spot = Spot {
            label: pen.say(&message),
            rules: "TSR-184 TSR-185 TSR-189 TSR-192",
            class: "tsinfluence",
            ..Spot::default()
        };
        let inner = html! {
            rect.strip x=(x + 3.) y=(y) width=(CARTOUCHE.0 - 6.) height="27" rx="6" {}
            @for (number, (seat, amount)) in rows().enumerate() {
                @let left = x + 18. + 43. * number as f32;
                @let leads = self.leader == Some(seat);
                g.token.(livery(pen, seat).class).behind[!leads] {
                    (badge(pen, seat, left, y + 14., 8.5))
                    text.amount.most[leads] x=(left + 20.) y=(y + 20.) { (amount) }
                }
            }
            @if let Some((_, lead)) = lead {
                (art::symbol("i-wish", x + 184., y + 3., 13., 13.))
                text.lead x=(x + 196.) y=(y + 24.) { "+" (lead) }
            }
        };
        pen.place(&spot, inner)
    }
}

// Tracks.

/// The score track around the map.
#[derive(Hash)]
struct ScoreTrack<'a> {
    /// By seat.
    scores: &'a [u16],
}

impl Component for ScoreTrack<'_> {
    fn id(&self) -> String {
        "score-track".to_owned()
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let scores = amounts(pen, Seat::first(self.scores.len()).zip(self.scores));
        let label = pen.labelled(pen.text("first-tsar-web-score-track"), scores);
        html! {
            g.spot.tsscore id=(self.id()) role="img" aria-label=(label) data-rule="TSR-035 TSR-008 TSR-036" {
                path.whole d=(format!("M0 0H{WIDTH}V{HEIGHT}H0zM{CELL} {CELL}V{}H{}V{CELL}z", HEIGHT - CELL, WIDTH - CELL)) {}
            }
        }
    }
}

/// A player's marker on the score track.
#[derive(Hash)]
struct ScoreMarker {
    seat: Seat,
    points: u16,
}

impl Component for ScoreMarker {
    fn id(&self) -> String {
        format!("score-{}", self.seat)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let (x, y) = land::space(self.points);
        let (dx, dy) = [(-10., -10.), (10., 10.), (10., -10.), (-10., 10.)][self.seat.index() % 4];
        let label = pen.labelled(whose(pen, self.seat), self.points);
        marker(pen, self.id(), self.seat, &label, (x + dx, y + dy), 9.)
    }
}

/// A player's marker that moves along a track.
fn marker(pen: &Pen, id: String, seat: Seat, label: &str, (x, y): Point, radius: f32) -> Markup {
    html! {
        g.piece.token.(livery(pen, seat).class) id=(id) role="img" aria-label=(label)
            style=(format!("transform:translate({x}px,{y}px)")) { (badge(pen, seat, 0., 0., radius)) }
    }
}

/// A Favor token on the score track.
#[derive(Hash)]
struct FavorToken {
    points: u16,
}

impl Component for FavorToken {
    fn id(&self) -> String {
        format!("favor-token-{}", self.points)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let (x, y) = land::space(self.points);
        let spot = Spot {
            label: pen.say(&Message::new("first-tsar-web-favor-token").with("points", self.points)),
            rules: "TSR-080 TSR-082 TSR-083 TSR-014",
            class: "tsfavortoken",
            id: Some(self.id()),
            ..Spot::default()
        };
        pen.place(
            &spot,
            html! { circle cx=(x) cy=(y) r="19" {} (art::symbol("i-favor", x - 14., y - 15., 28., 28.)) },
        )
    }
}

/// The steps to the throne: the highest Favor stands on top.
#[derive(Hash)]
struct FavorTrack<'a> {
    order: &'a [Seat],
}

/// The left upper corner of a step to the throne, and its width.
fn step(rank: usize, seats: usize) -> (f32, f32, f32) {
    let (x, y, width, _) = FAVOR;
    let step = (width - 96.) / seats.max(1) as f32;
    (x + width - 84. - step * (rank as f32 + 1.), y + 92. + 24. * rank as f32, step)
}

impl Component for FavorTrack<'_> {
    fn id(&self) -> String {
        "favor-track".to_owned()
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let (x, y, width, height) = FAVOR;
        let order = (1..)
            .zip(self.order)
            .map(|(place, seat): (usize, &Seat)| format!("{place}. {}", whose(pen, *seat)));
        let name = pen.text("first-tsar-web-favor-track");
        html! {
            g.spot.tsfavor id=(self.id()) role="img" aria-label=(pen.labelled(name.as_str(), pen.listed(order))) data-rule="TSR-078 TSR-075 TSR-079 TSR-215 TSR-012" {
                rect.sheet x=(x) y=(y) width=(width) height=(height) rx="10" {}
                text.title x=(x + 14.) y=(y + 24.) { (name) }
                // The throne.
                path.throne d=(format!("M{} {}v-84q0-20 24-24 24 4 24 24v84z", x + width - 74., y + height - 34.)) {}
                path.cushion d=(format!("M{} {}v-54q0-14 16-16 16 2 16 16v54z", x + width - 66., y + height - 34.)) {}
                path.seatof d=(format!("M{} {}h62v18h-62z", x + width - 81., y + height - 38.)) {}
                @for leg in [78., 32.] { rect.legs x=(x + width - leg) y=(y + height - 20.) width="12" height="17" {} }
                (art::symbol("i-favor", x + width - 66., y + 36., 32., 32.))
                @for rank in 0..self.order.len() {
                    @let (left, top, step) = step(rank, self.order.len());
                    @let points = PLACES.get(rank);
                    rect.step x=(left) y=(top) width=(step) height=(y + height - 4. - top) {}
                    text.rank x=(left + step / 2.) y=(y + height - 12.) { (rank + 1) @if let Some(points) = points { " · " (points) } }
                    @if points.is_some() { (art::symbol("i-vp", left + step / 2. + 17., y + height - 25., 15., 15.)) }
                }
            }
        }
    }
}

/// A player's marker on the Favor track.
#[derive(Hash)]
struct FavorMarker {
    seat: Seat,
    rank: usize,
    /// How many steps there are.
    seats: usize,
}

impl Component for FavorMarker {
    fn id(&self) -> String {
        format!("favor-{}", self.seat)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let (left, top, step) = step(self.rank, self.seats);
        let label = favor_words(pen, self.seat, self.rank);
        marker(pen, self.id(), self.seat, &label, (left + step / 2., top - 17.), 14.)
    }
}

/// Where a player stands in the Tsar's Favor, by the place from 0.
pub(super) fn favor_words(pen: &Pen, seat: Seat, rank: usize) -> String {
    pen.say(&Message::new("first-tsar-web-favor").with("who", whose(pen, seat)).with("rank", rank + 1))
}

/// A name in one line or, if it is long and made of two words, in two.
fn in_lines(name: &str) -> Vec<&str> {
    let middle = name.char_indices().find(|(at, letter)| *at > 3 && matches!(letter, ' ' | '-'));
    match middle {
        Some((at, ' ')) if name.chars().count() > 11 => vec![&name[..at], &name[at + 1..]],
        Some((at, _)) if name.chars().count() > 11 => vec![&name[..=at], &name[at + 1..]],
        _ => vec![name],
    }
}

#[cfg(test)]
mod tests {
    use super::in_lines;

    #[test]
    fn long_names_take_two_lines() {
        assert_eq!(in_lines("Veliky Novgorod"), ["Veliky", "Novgorod"]);
        assert_eq!(in_lines("Novgorod-Seversky"), ["Novgorod-", "Seversky"]);
        assert_eq!(in_lines("Nižnij Novgorod"), ["Nižnij", "Novgorod"]);
        assert_eq!(in_lines("Jaroslavl"), ["Jaroslavl"]);
    }
}
