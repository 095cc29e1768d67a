//! The Kremlin: the round, what is asked besides, and the five chambers with what each would give now.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_first_tsar::components::{AssignmentId, Chamber, City, Destination, Hue, Item, ROUNDS, TradeId};
use samovar_first_tsar::{Frame, Phase, Step, phrase};

use super::{Picture, Spot, chamber_icon, hue_letters, item_icon};
use crate::art;

/// The rules of the chambers.
const RULES: [&str; 5] = [
    "TSR-119 TSR-122 TSR-125 TSR-096 TSR-101",
    "TSR-126 TSR-128 TSR-130 TSR-135 TSR-096 TSR-101",
    "TSR-143 TSR-144 TSR-146 TSR-148 TSR-096 TSR-101",
    "TSR-159 TSR-160 TSR-163 TSR-096 TSR-101",
    "TSR-164 TSR-165 TSR-096 TSR-101",
];

/// What a chamber would give one player now.
struct Forecast {
    regular: String,
    bonus: String,
    seal: String,
    after: String,
}

impl Picture<'_> {
    /// Where the game stands: decade and phase.
    pub(super) fn clock(&self) -> Markup {
        let board = self.board();
        let phase = self.text(match board.phase {
            Phase::Keep => "first-tsar-phase-keep",
            Phase::Settle => "first-tsar-phase-settle",
            Phase::Planning => "first-tsar-phase-planning",
            Phase::Actions => "first-tsar-phase-actions",
            Phase::EndOfRound => "first-tsar-phase-end-of-round",
            Phase::Over => "first-tsar-phase-over",
        });
        let told = Message::new("first-tsar-web-clock")
            .with("decade", phrase::decade(board.round))
            .with("round", board.round)
            .with("phase", phase.as_str())
            .with("first", self.whose(board.first));
        let label = self.say(&told);
        let begins =
            self.say(&Message::new("first-tsar-web-first").with("who", self.scene.pen.seat(board.first)));
        let stacks = &self.seen.stacks;
        let left = Message::new("first-tsar-web-reserve")
            .with("trades", stacks.trades)
            .with("regions", stacks.regions);
        html! {
            div.tsclock {
                div.decades role="img" aria-label=(label) title=(label) data-rule="TSR-009 TSR-013 TSR-026 TSR-038 TSR-194" {
                    @for round in 1..=ROUNDS {
                        @let scoring = round % 2 == 0;
                        span.now[round == board.round].past[round < board.round] aria-hidden="true" {
                            (1540 + 10 * u16::from(round)) @if scoring { (art::icon("vp")) }
                        }
                    }
                }
                p {
                    strong { (phase) }
                    @if board.phase != Phase::Over {
                        " · " (self.crest(board.first)) (begins)
                    }
                }
                @let left = self.say(&left);
                span.spot.reserve role="img" aria-label=(left) title=(left) data-rule="TSR-054 TSR-056 TSR-203 TSR-218" {
                    (art::icon("trade")) b { (stacks.trades) } (art::icon("region")) b { (stacks.regions) }
                }
            }
        }
    }

    /// Answers that have no other place: coins under a boyar, goods given and taken, a price.
    pub(super) fn asked(&self) -> Markup {
        let mut offered = self.offered(&["coins", "take", "give", "swap", "pay", "resolve"]);
        // There are many ways to give two: they come after what is simply taken.
        offered.sort_by_key(|(action, _)| action.starts_with("give"));
        html! {
            @if !offered.is_empty() {
                div.tsasked { @for (action, words) in offered { (self.answer(action, &words)) } }
            }
        }
    }

    fn answer(&self, action: String, words: &[String]) -> Markup {
        let items = || words.iter().filter_map(|word| word.parse::<Item>().ok());
        let icons = html! { @for item in items() { (art::icon(item_icon(item))) } };
        let arrow = html! { span.tsarrow { "▸" } };
        let (label, rules, inner) = match action.split(' ').next().unwrap_or_default() {
            "coins" => (
                "first-tsar-web-asked-coins",
                "TSR-087 TSR-088 TSR-091",
                html! { (words.join(" ")) " " (art::icon("coin")) },
            ),
            "take" => ("first-tsar-web-asked-take", "TSR-160 TSR-163 TSR-240", html! { "+" (icons) }),
            "give" => {
                ("first-tsar-web-asked-give", "TSR-159 TSR-162", html! { (icons) (arrow) (art::icon("any")) })
            }
            "swap" => {
                let one =
                    |item: Option<Item>| html! { @if let Some(item) = item { (art::icon(item_icon(item))) } };
                let (give, take) = (one(items().next()), one(items().nth(1)));
                ("first-tsar-web-asked-swap", "TSR-250", html! { (give) (arrow) (take) })
            }
            "pay" => ("first-tsar-web-asked-pay", "TSR-175 TSR-256", art::icon("coin")),
            _ => ("first-tsar-web-asked-resolve", "TSR-153 TSR-Q17", art::icon("trade")),
        };
        let spot = Spot {
            action: Some(action),
            label: self.text(label),
            rules,
            class: "tsanswer",
            ..Spot::default()
        };
        self.scene.chip(&spot, inner)
    }

    // Chambers.

    pub(super) fn chamber(&self, chamber: Chamber) -> Markup {
        let data = &self.board().chambers[chamber.index()];
        let forecast = self.forecast(chamber);
        let name = self.say(&phrase::chamber(chamber));
        let label = format!(
            "{name}. {} {} {} {} {}",
            self.forecast_line("first-tsar-web-without-seal", &forecast.regular),
            self.forecast_line("first-tsar-web-with-seal", &forecast.bonus),
            forecast.seal,
            forecast.after,
            self.bench_words(chamber),
        );
        let here = match self.frame() {
            Some(Frame::Coins(asked)) => asked == chamber,
            _ => self.board().errand.chamber == Some(chamber),
        };
        let head = Spot {
            action: Some(format!("plan {chamber}")),
            label,
            rules: RULES[chamber.index()],
            class: "tshead",
            id: Some(format!("chamber-{chamber}")),
            ..Spot::default()
        };
        let face = html! { (art::icon(chamber_icon(chamber))) span.chambername { (name) } };
        html! {
            section.tschamber.sealed[data.seal.is_some()].here[here] aria-label=(name) {
                @if self.may(&format!("plan {chamber}")) { (self.scene.chip(&head, face)) } @else { (self.quiet_head(&head, face)) }
                div.tsprinted aria-hidden="true" { (printed(chamber)) }
                div.tsbench { @for seat in self.standing(chamber) { (self.bench(chamber, seat)) } }
                div.tsfoot {
                    (self.seal(chamber))
                    (self.assignment(chamber, data.assignment))
                }
                div.tsforecast aria-hidden="true" {
                    p { b { (self.text("first-tsar-web-without-seal")) } " " (forecast.regular) }
                    p { (art::icon("seal")) b { (self.text("first-tsar-web-with-seal")) } " " (forecast.bonus) }
                    p { (forecast.seal) " " (forecast.after) }
                }
            }
        }
    }

    /// The head of a chamber nobody can be sent to now: it can still be asked about, by keyboard, too.
    fn quiet_head(&self, spot: &Spot<'_>, face: Markup) -> Markup {
        let why = spot
            .action
            .as_deref()
            .filter(|_| self.scene.table.is_my_move() && self.board().phase == Phase::Planning);
        html! {
            span.spot.tshead id=[spot.id.as_deref()] role="img" tabindex="0" aria-label=(spot.label) data-why=[why] data-rule=(spot.rules) { (face) }
        }
    }

    fn forecast_line(&self, id: &str, words: &str) -> String {
        format!("{} {words}", self.text(id))
    }

    /// Whose boyars stand in a chamber, the most important first.
    fn standing(&self, chamber: Chamber) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.seats().filter(|seat| self.bribe(*seat, chamber).is_some()).collect();
        seats.sort_by_key(|seat| (std::cmp::Reverse(self.bribe(*seat, chamber)), self.rank(*seat)));
        seats
    }

    /// The coins under a boyar in a chamber, if one is there.
    fn bribe(&self, seat: Seat, chamber: Chamber) -> Option<u8> {
        self.player(seat).bribes.get(&chamber).copied()
    }

    fn bench_words(&self, chamber: Chamber) -> String {
        let first = self.seen.important[chamber.index()];
        let words = self
            .standing(chamber)
            .into_iter()
            .map(|seat| self.boyar_words(chamber, seat, first == Some(seat)));
        words.collect::<Vec<_>>().join(" ")
    }

    fn boyar_words(&self, chamber: Chamber, seat: Seat, first: bool) -> String {
        let id = if first { "first-tsar-web-boyar-first" } else { "first-tsar-web-boyar" };
        let message = Message::new(id)
            .with("who", self.whose(seat))
            .with("coins", self.bribe(seat, chamber).unwrap_or(0));
        self.say(&message)
    }

    fn bench(&self, chamber: Chamber, seat: Seat) -> Markup {
        let first = self.seen.important[chamber.index()] == Some(seat);
        let coins = self.bribe(seat, chamber).unwrap_or(0);
        let mine = self.board().active == seat;
        let spot = Spot {
            action: Some(format!("leave {chamber}")).filter(|_| mine),
            label: self.boyar_words(chamber, seat, first),
            rules: "TSR-093 TSR-096 TSR-099 TSR-100",
            class: "tsboyar",
            id: Some(format!("boyar-{seat}-{chamber}")),
            ..Spot::default()
        };
        let inner = html! {
            @if first { span.tscrown { (art::icon("wish")) } }
            (self.figure("ts-boyar", seat))
            @if coins > 0 { span.part { (coins) (art::icon("coin")) } }
        };
        self.scene.chip(&spot, inner)
    }

    fn seal(&self, chamber: Chamber) -> Markup {
        let seal = self.board().chambers[chamber.index()].seal;
        let label = match seal {
            Some(seat) => self.say(&Message::new("first-tsar-web-sealed").with("who", self.whose(seat))),
            None => self.text("first-tsar-web-seal-open"),
        };
        let spot = Spot {
            action: Some(format!("leave {chamber} seal")).filter(|_| self.board().phase == Phase::Actions),
            label,
            rules: "TSR-101 TSR-103 TSR-105 TSR-106",
            class: if seal.is_some() { "tsseal set" } else { "tsseal" },
            id: Some(format!("seal-{chamber}")),
            ..Spot::default()
        };
        let inner = html! {
            @match seal {
                Some(seat) => svg.wax.(self.livery(seat).class) viewBox="0 0 24 24" aria-hidden="true" {
                    (art::symbol("i-seal", 0., 0., 24., 24.))
                    (self.badge(seat, 12., 12., 6.))
                },
                None => svg.wax viewBox="0 0 24 24" aria-hidden="true" { circle cx="12" cy="12" r="10" {} },
            }
        };
        self.scene.chip(&spot, inner)
    }

    /// Whether a player's boyar has just left a chamber and acts there.
    fn is_acting(&self, chamber: Chamber, seat: Seat) -> bool {
        let errand = &self.board().errand;
        errand.chamber == Some(chamber) && errand.step == Step::Acting && self.board().active == seat
    }

    /// Whether the boyar that left a chamber still stands on a card that sends it on.
    pub(super) fn is_on_the_way(&self, chamber: Chamber) -> bool {
        let card = self.board().chambers[chamber.index()].assignment;
        let stays = self.tables.assignments[card.index()] == Destination::Kremlin;
        self.board().errand.step == Step::Acting && !stays
    }

    /// The Assignment card, with the boyars on it.
    fn assignment(&self, chamber: Chamber, card: AssignmentId) -> Markup {
        let kremlin = self.tables.assignments[card.index()] == Destination::Kremlin;
        let on_card =
            |seat: &Seat| (kremlin && self.player(*seat).in_kremlin > 0) || self.is_acting(chamber, *seat);
        let here: Vec<Seat> = self.seats().filter(on_card).collect();
        let mut label = self.say(
            &Message::new("first-tsar-web-assignment").with("where", phrase::assignment(self.tables, card)),
        );
        for seat in &here {
            label.push(' ');
            label.push_str(&self.say(&Message::new("first-tsar-web-on-card").with("who", self.whose(*seat))));
        }
        let spot = Spot {
            label,
            rules: if kremlin { "TSR-113 TSR-114 TSR-115" } else { "TSR-011 TSR-107 TSR-111 TSR-112" },
            class: "tsassign",
            ..Spot::default()
        };
        let inner = html! {
            svg.tsdestination viewBox="0 0 56 40" aria-hidden="true" { (self.destination(card)) }
            @for seat in here { (self.figure("ts-boyar", seat)) }
        };
        self.scene.chip(&spot, inner)
    }

    fn destination(&self, card: AssignmentId) -> Markup {
        html! {
            @match self.tables.assignments[card.index()] {
                Destination::Hue(hue) => {
                    (art::symbol(&format!("ts-city-{hue}"), 0., 0., 56., 40.))
                    text.letters x="28" y="36" { (self.text(hue_letters(hue))) }
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

    // What a chamber would give.

    /// What a chamber would give the viewer now; to somebody who only watches, what it gives anybody.
    fn forecast(&self, chamber: Chamber) -> Forecast {
        let regular = match self.seen.viewer {
            Some(seat) => self.say(&self.regular_for(chamber, seat)),
            None => self.text(REGULAR[chamber.index()]),
        };
        let seal = match self.seen.viewer {
            Some(seat) if !self.is_acting(chamber, seat) => self.say(&self.seal_for(chamber, seat)),
            _ => String::new(),
        };
        let card = self.board().chambers[chamber.index()].assignment;
        let after =
            Message::new("first-tsar-web-afterwards").with("where", phrase::assignment(self.tables, card));
        Forecast { regular, bonus: self.text(BONUS[chamber.index()]), seal, after: self.say(&after) }
    }

    fn regular_for(&self, chamber: Chamber, seat: Seat) -> Message {
        let player = self.player(seat);
        match chamber {
            Chamber::Production => {
                let cities: Vec<City> = City::all().filter(|city| self.is_present(seat, *city)).collect();
                let told = cities.iter().map(|city| {
                    let income = phrase::goods(self.tables.cities[city.index()].income);
                    format!("{} ({})", self.say(&phrase::city(*city)), self.say(&income))
                });
                Message::new("first-tsar-web-now-production")
                    .with("count", cities.len())
                    .with("cities", told.collect::<Vec<_>>().join(", "))
                    .with("coins", player.goods.count(Item::Coin))
            }
            Chamber::Maneuver => {
                let tokens: Vec<String> = self
                    .within_reach(seat)
                    .into_iter()
                    .map(|token| self.effect(&self.tables.trades[token.index()]))
                    .collect();
                Message::new("first-tsar-web-now-maneuver")
                    .with("warriors", player.warriors)
                    .with("count", tokens.len())
                    .with("tokens", tokens.join("; "))
            }
            Chamber::Project => {
                let hand = self
                    .seen
                    .own
                    .as_ref()
                    .filter(|_| self.seen.viewer == Some(seat))
                    .map(|own| own.hand)
                    .unwrap_or_default();
                let ready: Vec<String> = hand
                    .iter()
                    .filter(|id| player.goods.covers(self.tables.projects[id.index()].cost))
                    .map(|id| self.say(&phrase::project(id)))
                    .collect();
                Message::new("first-tsar-web-now-project")
                    .with("hand", player.hand)
                    .with("count", ready.len())
                    .with("ready", ready.join(", "))
            }
            Chamber::Exchange => Message::new("first-tsar-web-now-exchange")
                .with("count", player.goods.total().saturating_sub(1)),
            Chamber::Reward => Message::new("first-tsar-web-now-reward")
                .with("titles", self.board().titles.len())
                .with("estates", self.board().estates.len()),
        }
    }

    /// The Trade tokens that a single move of a player could take.
    fn within_reach(&self, seat: Seat) -> Vec<TradeId> {
        let ways = self.tables.waterways().iter();
        let near = ways.filter(|way| self.can_travel(seat, way.from) || self.can_travel(seat, way.to));
        near.filter_map(|way| self.board().waters.get(usize::from(way.slot?)).copied().flatten()).collect()
    }

    /// Whether a player could place a seal now, and what becomes of the coins.
    fn seal_for(&self, chamber: Chamber, seat: Seat) -> Message {
        let player = self.player(seat);
        let first = self.seen.important[chamber.index()];
        let price = u8::from(self.board().players.len() == 2);
        let coins = self.bribe(seat, chamber);
        match (self.board().chambers[chamber.index()].seal, coins, first) {
            (Some(owner), ..) => Message::new("first-tsar-web-seal-taken").with("who", self.whose(owner)),
            (None, None, Some(first)) => Message::new("first-tsar-web-seal-absent")
                .with("who", self.whose(first))
                .with("coins", self.bribe(first, chamber).unwrap_or(0)),
            (None, None, None) => Message::new("first-tsar-web-seal-empty"),
            (None, Some(coins), Some(first)) if first != seat => {
                Message::new("first-tsar-web-seal-behind").with("who", self.whose(first)).with("coins", coins)
            }
            (None, Some(coins), _) if player.seals == 0 => {
                Message::new("first-tsar-web-seal-none").with("coins", coins)
            }
            (None, Some(coins), _) if player.goods.count(Item::Coin) < price => {
                Message::new("first-tsar-web-seal-poor").with("coins", coins)
            }
            (None, Some(coins), _) => {
                Message::new("first-tsar-web-seal-yours").with("coins", coins).with("price", price)
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
