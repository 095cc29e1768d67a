//! The strategy board: columns, advisors, bribes, and what a placement would push down.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_rurik::components::{Advisor, AdvisorSet, Column, Components, Gain, Tables};
use samovar_rurik::{Action, Frame, Phase, Placed, phrase};

use super::{Component, Picture, Spot, Target, advisor_key, icon, number};
use crate::art;
use crate::pen::Pen;

const WIDTH: f32 = 720.;
const MARGIN: f32 = 9.;
/// The width of a column.
const COLUMN: f32 = (WIDTH - 2. * MARGIN) / Column::COUNT as f32;
const HEAD: f32 = 74.;
/// The height of a space.
const SPACE: f32 = 84.;
/// A place to click on below the columns.
const CHIP: f32 = 54.;
/// Bribes side by side.
const ACROSS: usize = ((WIDTH - 2. * MARGIN) / CHIP) as usize;

fn left(column: Column) -> f32 {
    MARGIN + COLUMN * column.index() as f32
}

fn top(row: usize) -> f32 {
    HEAD + SPACE * row as f32
}

impl Picture<'_> {
    pub(super) fn strategy(&self) -> Markup {
        let rows = self.board().strategy.first().map_or(0, Vec::len);
        let offers = self.offers();
        let advisors = self.pickable();
        // The line below the columns is there as long as advisors are placed, so that nothing moves.
        let lines = match self.board().phase {
            Phase::Strategy => offers.last().map_or(1, |offer| offer.line() + 1),
            _ => 0,
        };
        let height = top(rows) + 8. + CHIP * lines as f32;
        let name = self.text("rurik-web-strategy");
        html! {
            section.rkstrategy aria-label=(name) {
                h2 { (art::icon("advisor")) (name) }
                svg.strategy viewBox=(format!("0 0 {WIDTH} {height}")) role="group" aria-label=(name) {
                    rect.panel x="2" y="2" width=(WIDTH - 4.) height=(height - 4.) rx="12" {}
                    @for column in Column::ALL { (self.column(column)) }
                    @for (at, advisor) in advisors.into_iter().enumerate() {
                        (self.draw(&Pick { at, lines: rows, owner: self.board().active, advisor }))
                    }
                    @for offer in offers { (self.draw(&offer)) }
                }
            }
        }
    }

    fn stack(&self, column: Column) -> &[Option<Placed>] {
        self.board().strategy.get(column.index()).map_or(&[], Vec::as_slice)
    }

    fn column(&self, column: Column) -> Markup {
        let space = |(row, placed): (u8, &Option<Placed>)| Space {
            placed: *placed,
            target: self.about(column, row, placed.is_some()),
            forfeit: self.lit(Action::Forfeit(column, row)),
        };
        let spaces = (1..).zip(self.stack(column)).map(space).collect();
        self.draw(&Stack { players: self.scene.seen.options.players, column, spaces })
    }

    /// What can be done with a space, or else what is most likely meant: resolving the advisor on it, or placing one.
    fn about(&self, column: Column, row: u8, taken: bool) -> Option<Target> {
        let take = self.target(Action::Take(column, row));
        if self.board().phase == Phase::Action {
            return Some(take);
        }
        let waiting = self.player(self.board().active).advisors;
        let advisor = waiting.iter().next().or_else(|| AdvisorSet::ALL.iter().next())?;
        let place = self.target(Action::Place(number(advisor), column));
        // What may be placed is offered on the space it would take.
        if place.is_lit() { taken.then_some(take) } else { Some(place) }
    }

    /// The advisors that the reader may pick now, to choose their column next.
    fn pickable(&self) -> Vec<Advisor> {
        let asked = self.scene.is_my_move() && matches!(self.frame(), Some(Frame::Place));
        if asked { one_of_each_number(self.player(self.board().active).advisors) } else { Vec::new() }
    }

    /// What may be placed, on the spaces it would take, or bribed, below the columns.
    fn offers(&self) -> Vec<Offer<'_>> {
        if !self.scene.is_my_move() {
            return Vec::new();
        }
        let owner = self.board().active;
        let player = self.player(owner);
        match self.frame() {
            Some(Frame::Place) => {
                let advisors = one_of_each_number(player.advisors);
                let offer = |column: Column, advisor: &Advisor| Offer {
                    kind: Kind::Place,
                    column,
                    stack: self.stack(column),
                    placed: Placed { owner, advisor: *advisor, bribe: 0 },
                    target: self.target(Action::Place(number(*advisor), column)),
                };
                let all = Column::ALL.into_iter();
                let offers =
                    all.flat_map(|column| advisors.iter().map(move |advisor| offer(column, advisor)));
                offers.filter(|offer| offer.target.is_lit()).collect()
            }
            Some(Frame::Bribe(advisor, column)) => {
                let offer = |bribe: u8| Offer {
                    kind: Kind::Bribe,
                    column,
                    stack: self.stack(column),
                    placed: Placed { owner, advisor, bribe },
                    target: self.target(Action::Bribe(bribe)),
                };
                (0..=player.coins).map(offer).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// The first advisor of each number.
fn one_of_each_number(all: AdvisorSet) -> Vec<Advisor> {
    let mut advisors: Vec<Advisor> = all.iter().collect();
    advisors.sort_by_key(|advisor| number(*advisor));
    advisors.dedup_by_key(|advisor| number(*advisor));
    advisors
}

/// A column with whoever stands there.
#[derive(Hash)]
struct Stack {
    /// How many people play, which decides the side of the board.
    players: u8,
    column: Column,
    spaces: Vec<Space>,
}

/// A space of a column.
#[derive(Hash)]
struct Space {
    placed: Option<Placed>,
    /// What can be done with the space, or asked about.
    target: Option<Target>,
    forfeit: Option<Target>,
}

impl Component for Stack {
    fn id(&self) -> String {
        format!("column-{}", self.column)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let x = left(self.column);
        let middle = x + COLUMN / 2.;
        let name = pen.say(&phrase::column(self.column));
        html! {
            g id=(self.id()) {
                g.spot.head role="img" aria-label=(self.label(pen, &name)) data-rule=(column_rules(self.column)) {
                    path.arch d=(format!("M{} {HEAD}V24Q{middle} -4 {} 24V{HEAD}z", x + 3., x + COLUMN - 3.)) {}
                    (art::symbol(&format!("i-{}", icon(self.column)), middle - 17., 15., 34., 34.))
                    text x=(middle) y=(HEAD - 8.) font-size=(art::fitted(&name, COLUMN - 12., 19.)) { (name) }
                }
                @for (row, space) in self.spaces.iter().enumerate() { (self.space(pen, row, space)) }
            }
        }
    }
}

impl Stack {
    /// What each space gives, and who stands there.
    fn label(&self, pen: &Pen, name: &str) -> String {
        let printed = Tables::current().strategy(self.players).spaces(self.column);
        let spaces = printed.iter().zip(&self.spaces).map(|(printed, space)| {
            let message = Message::new("rurik-web-strength")
                .with("gain", phrase::gain(gain(self.column, printed.points)))
                .with("coins", printed.coins);
            let who = space
                .placed
                .map(|placed| format!(" ({} {})", pen.seat(placed.owner), number(placed.advisor)));
            pen.say(&message) + &who.unwrap_or_default()
        });
        let spaces: Vec<String> = spaces.collect();
        pen.say(&Message::new("rurik-web-column").with("column", name).with("spaces", spaces.join(" · ")))
    }

    fn space(&self, pen: &Pen, row: usize, space: &Space) -> Markup {
        let column = self.column;
        let printed = Tables::current().strategy(self.players).spaces(column)[row];
        let (x, y) = (left(column) + 3., top(row) + 3.);
        let words = Message::new("rurik-web-space")
            .with("column", phrase::column(column))
            .with("row", row + 1)
            .with("gain", phrase::gain(gain(column, printed.points)))
            .with("coins", printed.coins);
        let standing = space.placed.map_or_else(String::new, |placed| {
            let message = Message::new("rurik-web-advisor")
                .with("who", pen.whose(placed.owner))
                .with("number", number(placed.advisor))
                .with("coins", placed.bribe);
            format!(" {}", pen.say(&message))
        });
        let bear = column == Column::Scheme && row == 0;
        let spot = Spot {
            target: space.target.as_ref(),
            label: format!("{}{standing}", pen.say(&words)),
            rules: if bear { "RUR-121 RUR-122 RUR-061 RUR-062" } else { "RUR-061 RUR-062 RUR-064 RUR-065" },
            class: "rkspace",
            ..Spot::default()
        };
        let inner = html! {
            rect.frame x=(x) y=(y) width=(COLUMN - 6.) height=(SPACE - 6.) rx="9" {}
            text.points x=(x + 15.) y=(y + 33.) { (printed.points) }
            (art::symbol(&format!("i-{}", icon(column)), x + 25., y + 11., 25., 25.))
            @if printed.coins > 0 {
                (art::symbol("i-coin", x + 6., y + 46., 26., 26.))
                text.toll x=(x + 46.) y=(y + 66.) { "−" (printed.coins) }
            }
            @if bear { (art::symbol("i-bear", x + 8., y + 44., 28., 28.)) }
        };
        html! {
            (pen.place(&spot, inner))
            @if let Some(placed) = space.placed {
                @let id = format!("advisor-{}-{}", placed.owner, placed.advisor.index());
                (advisor(pen, placed, column, row, "", Some(&id)))
            }
            @if let Some(forfeit) = &space.forfeit {
                (pen.place(
                    &Spot { target: Some(forfeit), label: pen.count("rurik-gain-coins", 1), rules: "RUR-066 RUR-065", class: "forfeit", ..Spot::default() },
                    html! {
                        circle.halo cx=(x + COLUMN - 24.) cy=(y + SPACE - 25.) r="15" {}
                        (art::symbol("i-coin", x + COLUMN - 35., y + SPACE - 36., 22., 22.))
                        path.cross d=(format!("M{} {}l22 22", x + COLUMN - 35., y + SPACE - 36.)) {}
                    },
                ))
            }
        }
    }
}

/// An advisor on a space; only one that stands there has an id.
fn advisor(pen: &Pen, placed: Placed, column: Column, row: usize, class: &str, id: Option<&str>) -> Markup {
    let livery = pen.livery(placed.owner);
    let class = format!("piece token advisor {class} {}", livery.class);
    let at = format!("transform:translate({}px,{}px)", left(column) + COLUMN - 36., top(row) + 32.);
    html! {
        g.(class) id=[id] style=(at) aria-hidden="true" {
            (art::badge(livery.shape, &number(placed.advisor).to_string(), 0., 0., 21.))
            @if placed.bribe > 0 {
                (art::symbol("i-coin", -26., 19., 24., 24.))
                text.bribe x="10" y="39" { "+" (placed.bribe) }
            }
        }
    }
}

/// A placement or a bribe that is offered, with what it would do to its column.
#[derive(Hash)]
struct Offer<'a> {
    kind: Kind,
    column: Column,
    /// Who stands in the column.
    stack: &'a [Option<Placed>],
    /// The advisor as it would be placed.
    placed: Placed,
    target: Target,
}

#[derive(Clone, Copy, PartialEq, Hash)]
enum Kind {
    Place,
    Bribe,
}

impl Component for Offer<'_> {
    fn id(&self) -> String {
        match self.kind {
            Kind::Place => format!("place-{}-{}", number(self.placed.advisor), self.column),
            Kind::Bribe => format!("bribe-{}", self.placed.bribe),
        }
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let (rules, class) = match self.kind {
            Kind::Place => ("RUR-047 RUR-048 RUR-046 RUR-042 RUR-049 RUR-052", "offer place"),
            Kind::Bribe => ("RUR-053 RUR-044 RUR-054 RUR-055 RUR-Q22", "offer"),
        };
        let spot = Spot {
            target: Some(&self.target),
            label: self.bumps(pen),
            rules,
            class,
            id: Some(self.id()),
            ..Spot::default()
        };
        let inner = html! {
            @match self.kind {
                Kind::Place => {
                    @let row = self.landing().unwrap_or(self.stack.len());
                    rect.lot x=(left(self.column) + 3.) y=(top(row) + 3.) width=(COLUMN - 6.) height=(SPACE - 6.) rx="9" {}
                }
                Kind::Bribe => {
                    @let x = MARGIN + 4. + CHIP * (usize::from(self.placed.bribe) % ACROSS) as f32;
                    @let y = top(self.stack.len()) + 8. + CHIP * self.line() as f32;
                    rect.lot x=(x + 2.) y=(y + 2.) width=(CHIP - 4.) height=(CHIP - 8.) rx="8" {}
                    (art::symbol("i-coin", x + 24., y + 12., 24., 24.))
                    text.price x=(x + 15.) y=(y + 32.) { (self.placed.bribe) }
                }
            }
            (self.preview(pen))
        };
        pen.place(&spot, inner)
    }
}

/// An advisor below the columns that can be picked.
#[derive(Hash)]
struct Pick {
    /// Which one it is, from the left.
    at: usize,
    /// How many spaces the columns have.
    lines: usize,
    owner: Seat,
    advisor: Advisor,
}

impl Component for Pick {
    fn id(&self) -> String {
        format!("pick-{}", number(self.advisor))
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let livery = pen.livery(self.owner);
        let number = number(self.advisor);
        let (x, y) = (MARGIN + 4. + (COLUMN - 2.) * self.at as f32, top(self.lines) + 8.);
        let spot = Spot {
            label: pen.say(&Message::new("rurik-first-advisor").with("number", number)),
            rules: "RUR-043 RUR-042 RUR-046",
            class: &format!("offer token {}", livery.class),
            id: Some(self.id()),
            pick: Some(advisor_key(number)),
            ..Spot::default()
        };
        let inner = html! {
            rect.lot x=(x) y=(y + 2.) width=(COLUMN - 10.) height=(CHIP - 8.) rx="8" {}
            (art::badge(livery.shape, &number.to_string(), x + COLUMN / 2. - 5., y + CHIP / 2. - 2., 16.))
        };
        pen.place(&spot, inner)
    }
}

impl Offer<'_> {
    /// The line below the columns a bribe is in, from 0.
    fn line(&self) -> usize {
        usize::from(self.placed.bribe) / ACROSS
    }

    /// The row the advisor would take, from 0; none in a full column.
    fn landing(&self) -> Option<usize> {
        let tables = Tables::current();
        Placed::landing(self.placed.power(tables), self.stack, tables)
    }

    /// How the column would look: shown while the offer is pointed at.
    fn preview(&self, pen: &Pen) -> Markup {
        let column = self.column;
        html! {
            @if let Some(row) = self.landing() {
                g.preview aria-hidden="true" {
                    rect.landing x=(left(column) + 3.) y=(top(row) + 3.) width=(COLUMN - 6.) height=(SPACE - 6.) rx="9" {}
                    (advisor(pen, self.placed, column, row, "ghost new", None))
                    @for (at, placed) in (row..).zip(self.stack[row..].iter().flatten()) {
                        path.push d=(format!("M{} {}v26m-9-10 9 11 9-11", left(column) + COLUMN - 36., top(at) + 66.)) {}
                        (advisor(pen, *placed, column, at + 1, "ghost", None))
                    }
                }
            }
        }
    }

    /// The same in words: the space it takes, and who is pushed down.
    fn bumps(&self, pen: &Pen) -> String {
        let column = phrase::column(self.column);
        let Some(row) = self.landing() else {
            return pen.say(&Message::new("rurik-web-full").with("column", column));
        };
        let lands = Message::new("rurik-web-lands").with("column", column).with("row", row + 1);
        let pushed = (row + 2..).zip(self.stack[row..].iter().flatten()).map(|(row, placed)| {
            let message = Message::new("rurik-web-pushed")
                .with("who", pen.seat(placed.owner))
                .with("number", number(placed.advisor))
                .with("row", row);
            pen.say(&message)
        });
        let words: Vec<String> = std::iter::once(pen.say(&lands)).chain(pushed).collect();
        words.join(" ")
    }
}

/// Advisors a player has not placed yet, as small badges.
pub(super) fn waiting(pen: &Pen, seat: Seat, advisors: AdvisorSet) -> Markup {
    let livery = pen.livery(seat);
    let numbers: Vec<String> = advisors.iter().map(|advisor| number(advisor).to_string()).collect();
    let label = pen.say(&Message::new("rurik-web-waiting").with("numbers", pen.listed(numbers.clone())));
    html! {
        @if !advisors.is_empty() {
            span.spot.waiting role="img" aria-label=(label) data-rule="RUR-043 RUR-027 RUR-026" {
                @for number in &numbers {
                    svg.crest viewBox="-16 -16 32 32" aria-hidden="true" { (art::badge(livery.shape, number, 0., 0., 11.)) }
                }
            }
        }
    }
}

/// What a space of a column gives.
fn gain(column: Column, points: u8) -> Gain {
    match column {
        Column::Scheme => Gain::Draw(points),
        _ => Gain::Points(column, points),
    }
}

fn column_rules(column: Column) -> &'static str {
    match column {
        Column::Muster => "RUR-070 RUR-071 RUR-072",
        Column::Move => "RUR-075 RUR-076 RUR-077",
        Column::Attack => "RUR-080 RUR-081 RUR-090",
        Column::Tax => "RUR-096 RUR-097 RUR-098",
        Column::Build => "RUR-102 RUR-103 RUR-106",
        Column::Scheme => "RUR-118 RUR-119 RUR-121",
    }
}
