//! The strategy board: columns, advisors, bribes, and what a placement would push down.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_rurik::components::{Advisor, Column, Gain};
use samovar_rurik::{Frame, Phase, Placed, phrase};

use super::{Picture, Spot, icon};
use crate::art;

const WIDTH: f32 = 720.;
const MARGIN: f32 = 9.;
/// The width of a column.
const COLUMN: f32 = (WIDTH - 2. * MARGIN) / Column::COUNT as f32;
const HEAD: f32 = 74.;
/// The height of a space.
const SPACE: f32 = 84.;
/// A place to click on below the columns.
const CHIP: f32 = 54.;

fn left(column: Column) -> f32 {
    MARGIN + COLUMN * column.index() as f32
}

fn top(row: usize) -> f32 {
    HEAD + SPACE * row as f32
}

impl Picture<'_> {
    pub(super) fn strategy(&self) -> Markup {
        let rows = self.board().strategy.first().map_or(0, Vec::len);
        let (chips, lines) = self.offers(rows);
        let height = top(rows) + 8. + CHIP * lines as f32;
        let name = self.text("rurik-web-strategy");
        html! {
            section.rkstrategy aria-label=(name) {
                h2 { (art::icon("advisor")) (name) }
                svg.strategy viewBox=(format!("0 0 {WIDTH} {height}")) role="group" aria-label=(name) {
                    rect.panel x="2" y="2" width=(WIDTH - 4.) height=(height - 4.) rx="12" {}
                    @for column in Column::ALL { (self.column(column)) }
                    (chips)
                }
            }
        }
    }

    fn stack(&self, column: Column) -> &[Option<Placed>] {
        self.board().strategy.get(column.index()).map_or(&[], Vec::as_slice)
    }

    fn column(&self, column: Column) -> Markup {
        let x = left(column);
        let middle = x + COLUMN / 2.;
        let name = self.say(&phrase::column(column));
        html! {
            g.head role="img" data-rule=(column_rules(column)) {
                title { (name) }
                path.arch d=(format!("M{} {HEAD}V24Q{middle} -4 {} 24V{HEAD}z", x + 3., x + COLUMN - 3.)) {}
                (art::symbol(&format!("i-{}", icon(column)), middle - 17., 15., 34., 34.))
                text x=(middle) y=(HEAD - 8.) { (name) }
            }
            @for row in 0..self.stack(column).len() { (self.space(column, row)) }
        }
    }

    // A space, and whoever stands there.

    fn space(&self, column: Column, row: usize) -> Markup {
        let printed = self.tables.strategy(self.players_in_game()).spaces(column)[row];
        let (x, y) = (left(column) + 3., top(row) + 3.);
        let placed = self.stack(column)[row];
        let take = format!("take {column} {}", row + 1);
        let forfeit = format!("forfeit {column} {}", row + 1);
        let own = placed.is_some_and(|placed| placed.owner == self.board().active);
        let gain = match column {
            Column::Scheme => Gain::Draw(printed.points),
            _ => Gain::Points(column, printed.points),
        };
        let words = Message::new("rurik-web-space")
            .with("column", phrase::column(column))
            .with("row", row + 1)
            .with("gain", phrase::gain(gain))
            .with("coins", printed.coins);
        let standing = placed.map_or_else(String::new, |placed| format!(" {}", self.advisor_words(placed)));
        let bear = column == Column::Scheme && row == 0;
        let spot = Spot {
            action: (own && self.board().phase == Phase::Action).then_some(take),
            label: format!("{}{standing}", self.say(&words)),
            rules: if bear { "RUR-061 RUR-062 RUR-121 RUR-122" } else { "RUR-061 RUR-062 RUR-064 RUR-065" },
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
            (self.scene.place(&spot, inner))
            @if let Some(placed) = placed { (self.advisor(placed, column, row, "")) }
            @if self.may(&forfeit) {
                (self.scene.place(
                    &Spot { action: Some(forfeit), label: self.count("rurik-gain-coins", 1), rules: "RUR-065 RUR-066", class: "forfeit", ..Spot::default() },
                    html! {
                        circle.halo cx=(x + COLUMN - 24.) cy=(y + SPACE - 25.) r="15" {}
                        (art::symbol("i-coin", x + COLUMN - 35., y + SPACE - 36., 22., 22.))
                        path.cross d=(format!("M{} {}l22 22", x + COLUMN - 35., y + SPACE - 36.)) {}
                    },
                ))
            }
        }
    }

    fn advisor(&self, placed: Placed, column: Column, row: usize, class: &str) -> Markup {
        let livery = self.livery(placed.owner);
        let class = format!("piece token advisor {class} {}", livery.class);
        let id = class.contains("ghost").then(String::new);
        let name = format!("advisor-{}-{}", placed.owner, placed.advisor.index());
        let at = format!("transform:translate({}px,{}px)", left(column) + COLUMN - 36., top(row) + 32.);
        html! {
            g.(class) id=[id.is_none().then_some(name)] style=(at) aria-hidden="true" {
                (art::badge(livery.shape, &self.number(placed.advisor).to_string(), 0., 0., 21.))
                @if placed.bribe > 0 {
                    (art::symbol("i-coin", -26., 19., 24., 24.))
                    text.bribe x="10" y="39" { "+" (placed.bribe) }
                }
            }
        }
    }

    fn advisor_words(&self, placed: Placed) -> String {
        let message = Message::new("rurik-web-advisor")
            .with("who", self.whose(placed.owner))
            .with("number", self.number(placed.advisor))
            .with("coins", placed.bribe);
        self.say(&message)
    }

    // What may be placed.

    /// Places to click on below the columns, and how many lines of them there are.
    fn offers(&self, rows: usize) -> (Markup, usize) {
        let y = top(rows) + 8.;
        match self.frame() {
            Some(Frame::Place) if self.scene.table.is_my_move() => {
                let numbers = self.numbers();
                let chips = html! {
                    @for column in Column::ALL {
                        @for (at, advisor) in numbers.iter().enumerate() {
                            @let (x, y) = (left(column) + 4. + CHIP * (at % 2) as f32, y + CHIP * (at / 2) as f32);
                            (self.placement(*advisor, column, x, y))
                        }
                    }
                };
                (chips, numbers.len().div_ceil(2))
            }
            Some(Frame::Bribe(advisor, column)) if self.scene.table.is_my_move() => {
                let coins = self.player(self.board().active).coins;
                let across = ((WIDTH - 2. * MARGIN) / CHIP) as u8;
                let chips = html! {
                    @for bribe in 0..=coins {
                        @let (x, y) = (MARGIN + 4. + CHIP * f32::from(bribe % across), y + CHIP * f32::from(bribe / across));
                        (self.bribe(advisor, column, bribe, x, y))
                    }
                };
                (chips, usize::from(coins / across) + 1)
            }
            _ => (html! {}, 0),
        }
    }

    /// The advisors still to be placed, each number once.
    fn numbers(&self) -> Vec<Advisor> {
        let mut advisors: Vec<Advisor> = Vec::new();
        for advisor in self.player(self.board().active).advisors.iter() {
            if !advisors.iter().any(|other| self.number(*other) == self.number(advisor)) {
                advisors.push(advisor);
            }
        }
        advisors
    }

    fn placement(&self, advisor: Advisor, column: Column, x: f32, y: f32) -> Markup {
        let number = self.number(advisor);
        let livery = self.livery(self.board().active);
        let class = format!("offer token {}", livery.class);
        let spot = Spot {
            action: Some(format!("place {number} {column}")),
            label: self.bumps(advisor, column, 0),
            rules: "RUR-042 RUR-046 RUR-047 RUR-048 RUR-049 RUR-052",
            class: &class,
            ..Spot::default()
        };
        let inner = html! {
            rect.lot x=(x + 2.) y=(y + 2.) width=(CHIP - 4.) height=(CHIP - 8.) rx="8" {}
            (art::badge(livery.shape, &number.to_string(), x + CHIP / 2., y + CHIP / 2. - 2., 15.))
            (self.preview(advisor, column, 0))
        };
        self.scene.place(&spot, inner)
    }

    fn bribe(&self, advisor: Advisor, column: Column, bribe: u8, x: f32, y: f32) -> Markup {
        let spot = Spot {
            action: Some(format!("bribe {bribe}")),
            label: self.bumps(advisor, column, bribe),
            rules: "RUR-044 RUR-053 RUR-054 RUR-055 RUR-Q22",
            class: "offer",
            ..Spot::default()
        };
        let inner = html! {
            rect.lot x=(x + 2.) y=(y + 2.) width=(CHIP - 4.) height=(CHIP - 8.) rx="8" {}
            (art::symbol("i-coin", x + 24., y + 12., 24., 24.))
            text.price x=(x + 15.) y=(y + 32.) { (bribe) }
            (self.preview(advisor, column, bribe))
        };
        self.scene.place(&spot, inner)
    }

    /// The row an advisor would take: below everybody of at least its power.
    fn landing(&self, power: u8, column: Column) -> usize {
        let power_of = |placed: &Placed| self.number(placed.advisor).saturating_add(placed.bribe);
        self.stack(column).iter().flatten().filter(|placed| power_of(placed) >= power).count()
    }

    /// How the column would look: shown while a placement is pointed at.
    fn preview(&self, advisor: Advisor, column: Column, bribe: u8) -> Markup {
        let row = self.landing(self.number(advisor).saturating_add(bribe), column);
        let stack = self.stack(column);
        if row >= stack.len() {
            return html! {};
        }
        let pushed = stack[row..].iter().flatten().enumerate().filter(|(at, _)| row + at + 1 < stack.len());
        let own = Placed { owner: self.board().active, advisor, bribe };
        html! {
            g.preview aria-hidden="true" {
                rect.landing x=(left(column) + 3.) y=(top(row) + 3.) width=(COLUMN - 6.) height=(SPACE - 6.) rx="9" {}
                (self.advisor(own, column, row, "ghost new"))
                @for (at, placed) in pushed {
                    path.push d=(format!("M{} {}v26m-9-10 9 11 9-11", left(column) + COLUMN - 36., top(row + at) + 66.)) {}
                    (self.advisor(*placed, column, row + at + 1, "ghost"))
                }
            }
        }
    }

    /// The same in words: the space it takes, and who is pushed down.
    fn bumps(&self, advisor: Advisor, column: Column, bribe: u8) -> String {
        let row = self.landing(self.number(advisor).saturating_add(bribe), column);
        let stack = self.stack(column);
        if row >= stack.len() {
            return self.say(&Message::new("rurik-web-full").with("column", phrase::column(column)));
        }
        let lands =
            Message::new("rurik-web-lands").with("column", phrase::column(column)).with("row", row + 1);
        let pushed = stack[row..].iter().flatten().enumerate().map(|(at, placed)| {
            let message = Message::new("rurik-web-pushed")
                .with("who", self.scene.pen.seat(placed.owner))
                .with("number", self.number(placed.advisor))
                .with("row", row + at + 2);
            self.say(&message)
        });
        let words: Vec<String> = std::iter::once(self.say(&lands)).chain(pushed).collect();
        words.join(" ")
    }

    /// Advisors a player has not placed yet, as small badges.
    pub(super) fn waiting(&self, seat: Seat) -> Markup {
        let advisors = self.player(seat).advisors;
        let livery = self.livery(seat);
        let numbers: Vec<String> = advisors.iter().map(|advisor| self.number(advisor).to_string()).collect();
        let label = self.say(&Message::new("rurik-web-waiting").with("numbers", numbers.join(", ")));
        html! {
            @if !advisors.is_empty() {
                span.spot.waiting role="img" aria-label=(label) title=(label) data-rule="RUR-026 RUR-027 RUR-043" {
                    @for number in &numbers {
                        svg.crest viewBox="-16 -16 32 32" aria-hidden="true" { (art::badge(livery.shape, number, 0., 0., 11.)) }
                    }
                }
            }
        }
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
