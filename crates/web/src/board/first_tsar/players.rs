//! The players: supplies, pads, cards and tokens.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_first_tsar::components::{
    BOYARS, Components, Destination, Item, PAD, ProjectKind, Tables, Token, TradeId,
};
use samovar_first_tsar::{Action, Board, Goods, PlayerData, ProjectSet, SpoilsSet, Step, phrase};

use super::cards::{EstateCard, ProjectCard, TitleCard, Zone};
use super::field::{spoils_words, trade_disc};
use super::map::favor_words;
use super::{
    Scene, Spot, Target, crest, family, glyphs, guessed, icons, item_icon, kind_icon, line_of, livery,
    mark_at, whose,
};
use crate::art;
use crate::board::{Component, Glance, Icon, Tally};
use crate::pen::Pen;

/// All players, whoever looks first.
pub(super) fn all(scene: &Scene<'_>) -> Markup {
    let view = &scene.seen.view;
    html! { @for seat in scene.seats_from(view.viewer, view.board.players.len()) { (section(scene, seat)) } }
}

/// What a player has at a glance.
pub(super) fn glance(scene: &Scene<'_>, seat: Seat) -> Glance {
    let board = &scene.seen.view.board;
    let player = &board.players[seat.index()];
    let goods = Item::ALL.into_iter().map(|item| {
        let count = player.goods.count(item);
        Tally {
            icon: Icon::Named(item_icon(item)),
            count: count.into(),
            words: phrase::token(Token::of(item), count),
            rules: stock_rules(item),
        }
    });
    let supply = supply(board, seat).pieces().map(|(icon, count, id, rules)| Tally {
        icon: Icon::Named(icon),
        count: count.into(),
        words: Message::new(id).with("count", count),
        rules,
    });
    let players = board.players.len();
    Glance {
        seat,
        points: player.vp.into(),
        place: Some((seat.index() + players - board.first.index()) % players + 1),
        tallies: goods.chain(supply).collect(),
    }
}

fn supply(board: &Board, seat: Seat) -> Supply {
    let player = &board.players[seat.index()];
    Supply {
        seat,
        warriors: player.warriors,
        boyars: boyars_left(board, seat),
        buildings: player.buildings,
        seals: player.seals,
    }
}

fn section(scene: &Scene<'_>, seat: Seat) -> Markup {
    let (pen, view) = (scene.pen, &scene.seen.view);
    let (board, player) = (&view.board, &view.board.players[seat.index()]);
    let mine = view.viewer == Some(seat);
    let acting = mine && board.active == seat;
    let head = PlayerHead { seat, begins: board.first == seat, rank: board.favor_place(seat), vp: player.vp };
    let slots = (0..PAD).map(|place| slot(scene, seat, place, acting));
    html! {
        section.player.tsplayer.(livery(pen, seat).class).mine[mine].deciding[view.to_decide == Some(seat)]
            id=(format!("player-{seat}")) aria-label=(whose(pen, seat)) {
            (pen.draw(&head))
            (pen.draw(&Stock { seat, goods: player.goods }))
            (pen.draw(&supply(board, seat)))
            div.tspad role="group" aria-label=(pen.text("first-tsar-web-pad")) { @for slot in slots { (pen.draw(&slot)) } }
            (hand(scene, seat, player, acting))
            (cards(scene, seat, player, acting))
            @if !player.completed.is_empty() || !player.spoils.is_empty() {
                (pen.draw(&Trophies { seat, completed: player.completed, spoils: player.spoils }))
            }
        }
    }
}

/// The name, the place in the Tsar's Favor, and the points.
#[derive(Hash)]
struct PlayerHead {
    seat: Seat,
    /// Whether the player begins the round.
    begins: bool,
    /// From 0.
    rank: usize,
    vp: u16,
}

impl Component for PlayerHead {
    fn id(&self) -> String {
        format!("head-{}", self.seat)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let favor = favor_words(pen, self.seat, self.rank);
        let begins = pen.say(&Message::new("first-tsar-web-first").with("who", pen.seat(self.seat)));
        html! {
            header id=(self.id()) {
                (crest(pen, self.seat))
                h2 { (pen.seat(self.seat)) " " small { (pen.text(family(pen, self.seat).1)) } }
                @if self.begins {
                    span.spot.tsbegins role="img" aria-label=(begins) data-rule="TSR-026 TSR-065 TSR-206" { (art::icon("banner")) }
                }
                span.spot.tsrank role="img" aria-label=(favor) data-rule="TSR-075 TSR-077" { (art::icon("favor")) (self.rank + 1) "." }
                span.points role="img" aria-label=(pen.count("first-tsar-web-points", self.vp)) { (art::icon("vp")) b { (self.vp) } }
            }
        }
    }
}

/// How many there are of something, faint where there is none.
fn good(pen: &Pen, icon: &str, count: u8, label: String, rules: &str) -> Markup {
    let class = if count == 0 { "good none" } else { "good" };
    let spot = Spot { label, rules, class, ..Spot::default() };
    pen.chip(&spot, html! { (art::icon(icon)) b { (count) } })
}

fn stock_rules(item: Item) -> &'static str {
    match item {
        Item::Coin => "TSR-024 TSR-238",
        item if item.is_local() => "TSR-019 TSR-021 TSR-176",
        _ => "TSR-020 TSR-160 TSR-178 TSR-219",
    }
}

/// Goods and coins.
#[derive(Hash)]
struct Stock {
    seat: Seat,
    goods: Goods,
}

impl Component for Stock {
    fn id(&self) -> String {
        format!("stock-{}", self.seat)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        html! {
            div.goods id=(self.id()) {
                @for item in Item::ALL {
                    @let count = self.goods.count(item);
                    (good(pen, item_icon(item), count, pen.say(&phrase::token(Token::of(item), count)), stock_rules(item)))
                }
            }
        }
    }
}

/// Pieces that are not on the board.
#[derive(Hash)]
struct Supply {
    seat: Seat,
    warriors: u8,
    boyars: u8,
    buildings: u8,
    seals: u8,
}

/// The boyars in a player's supply.
fn boyars_left(board: &Board, seat: Seat) -> u8 {
    let player = &board.players[seat.index()];
    // A boyar on its way to a city is nowhere else; one that stays in the Kremlin is counted there.
    let errand = &board.errand;
    let travels = board.active == seat
        && errand.step == Step::Acting
        && errand.chamber.is_some_and(|chamber| {
            let card = board.chambers[chamber.index()].assignment;
            Tables::current().assignments[card.index()] != Destination::Kremlin
        });
    let out = player.boyars.values().sum::<u8>() + player.bribes.len() as u8 + player.in_kremlin;
    BOYARS.saturating_sub(out + u8::from(travels))
}

impl Supply {
    /// The pieces: symbol, number, words, rules.
    fn pieces(&self) -> [(&'static str, u8, &'static str, &'static str); 4] {
        [
            ("warrior", self.warriors, "first-tsar-web-supply-warriors", "TSR-129 TSR-031"),
            ("boyar", self.boyars, "first-tsar-web-supply-boyars", "TSR-084 TSR-030"),
            ("house", self.buildings, "first-tsar-web-supply-buildings", "TSR-150 TSR-032"),
            ("seal", self.seals, "first-tsar-web-supply-seals", "TSR-104 TSR-101 TSR-033"),
        ]
    }
}

impl Component for Supply {
    fn id(&self) -> String {
        format!("supply-{}", self.seat)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        html! {
            div.goods.tssupply.(livery(pen, self.seat).class) id=(self.id()) {
                @for (icon, count, id, rules) in self.pieces() { (good(pen, icon, count, pen.count(id, count), rules)) }
            }
        }
    }
}

// The pad.

/// A slot of a pad.
#[derive(Hash)]
struct Slot {
    seat: Seat,
    /// From 0.
    place: usize,
    token: Option<TradeId>,
    /// What can be done with it.
    target: Option<Target>,
}

fn slot(scene: &Scene<'_>, seat: Seat, place: usize, acting: bool) -> Slot {
    let token = scene.seen.view.board.players[seat.index()].pad.get(place).copied().flatten();
    let number = place as u8 + 1;
    let has_effect = token.is_some() || Tables::current().pad[place].is_some();
    let asked = if has_effect { Action::Effect(number) } else { Action::Slot(number) };
    let ways = [asked, Action::Slot(number), Action::Effect(number)].into_iter();
    let target = scene.best(ways.chain(token.map(Action::Drop))).filter(|_| acting);
    Slot { seat, place, token, target }
}

impl Component for Slot {
    fn id(&self) -> String {
        format!("slot-{}-{}", self.seat, self.place + 1)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let tables = Tables::current();
        let number = self.place + 1;
        let row = format!("PP{number:02}");
        let printed = &tables.pad[self.place];
        let (label, rules) = match (self.token, printed) {
            (Some(token), _) => {
                let message = Message::new("first-tsar-web-slot-token")
                    .with("slot", number)
                    .with("token", token.to_string())
                    .with("effect", phrase::effect(&tables.trades[token.index()]));
                (
                    pen.noted(pen.say(&message), guessed("trades.toml", token)),
                    "TSR-142 TSR-252 TSR-137 TSR-138 TSR-139",
                )
            }
            (None, Some(effect)) => {
                let message = Message::new("first-tsar-web-slot-printed")
                    .with("slot", number)
                    .with("effect", phrase::effect(effect));
                (pen.noted(pen.say(&message), guessed("pad.toml", &row)), "TSR-027 TSR-137 TSR-252")
            }
            (None, None) => {
                (pen.say(&Message::new("first-tsar-web-slot-blank").with("slot", number)), "TSR-137 TSR-027")
            }
        };
        let spot = Spot {
            target: self.target.as_ref(),
            label,
            rules,
            class: "tsslot",
            id: Some(self.id()),
            ..Spot::default()
        };
        let inner = html! {
            svg viewBox="-24 -24 48 48" aria-hidden="true" {
                @match (self.token, printed) {
                    (Some(token), _) => g.tstrade { (trade_disc(token, 0., 0., 21.)) },
                    (None, Some(effect)) => {
                        circle.hole.printed r="21" {}
                        (line_of(&glyphs(effect), 0., -9., 18.))
                        (mark_at(guessed("pad.toml", &row), 0., 18.))
                    }
                    (None, None) => circle.hole r="21" {},
                }
            }
        };
        pen.chip(&spot, inner)
    }
}

// Cards.

/// Projects in hand: one's own in the open, of others how many, and which of them everybody saw.
fn hand(scene: &Scene<'_>, seat: Seat, player: &PlayerData, acting: bool) -> Markup {
    let (pen, view) = (scene.pen, &scene.seen.view);
    let own = view.own.as_ref().filter(|_| view.viewer == Some(seat));
    let known = own.map_or_else(|| player.known_hand(), |own| own.hand);
    let hidden = player.hand.saturating_sub(known.len());
    let choosing = scene.seen.choices.iter().any(|(action, _)| matches!(action, Action::Keep(_)));
    let card = |id| ProjectCard {
        id,
        zone: Zone::Owned,
        target: acting.then(|| scene.target(Action::Complete(id))),
    };
    html! {
        @if player.hand > 0 && !(own.is_some() && choosing) {
            p.tscaption { (pen.count("first-tsar-web-hand", player.hand)) }
            div.tscards.tshand {
                @for id in known.iter() { (pen.draw(&card(id))) }
                @if hidden > 0 { (pen.draw(&HiddenCards { seat, count: hidden })) }
            }
        }
    }
}

/// The cards in a hand that are not known.
#[derive(Hash)]
struct HiddenCards {
    seat: Seat,
    count: u8,
}

impl Component for HiddenCards {
    fn id(&self) -> String {
        format!("hidden-{}", self.seat)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let back = Spot {
            label: pen.count("first-tsar-web-hidden", self.count),
            rules: "TSR-067 TSR-066",
            class: "tscard tsdeck",
            id: Some(self.id()),
            ..Spot::default()
        };
        pen.chip(&back, html! { (art::icon("project")) b { (self.count) } })
    }
}

/// Estates and Titles.
fn cards(scene: &Scene<'_>, seat: Seat, player: &PlayerData, acting: bool) -> Markup {
    let (pen, view) = (scene.pen, &scene.seen.view);
    let estate = |id| EstateCard {
        id,
        zone: Zone::Owned,
        is_used: player.used.has(id),
        target: acting.then(|| scene.target(Action::Use(id))),
    };
    let title = |id| TitleCard {
        id,
        zone: Zone::Owned,
        scores: Some((seat, view.title_points[seat.index()][id.index()])),
        target: None,
    };
    html! {
        @if !player.estates.is_empty() || !player.titles.is_empty() {
            div.tscards {
                @for id in player.estates.iter() { (pen.draw(&estate(id))) }
                @for id in player.titles.iter() { (pen.draw(&title(id))) }
            }
        }
    }
}

/// Completed projects by kind, and Spoils tokens.
#[derive(Hash)]
struct Trophies {
    seat: Seat,
    completed: ProjectSet,
    spoils: SpoilsSet,
}

impl Component for Trophies {
    fn id(&self) -> String {
        format!("trophies-{}", self.seat)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        html! {
            div.goods.tsdone id=(self.id()) {
                @for kind in ProjectKind::ALL { (self.of_kind(pen, kind)) }
                @for token in self.spoils.iter() {
                    @let spot = Spot { label: spoils_words(pen, token), rules: "TSR-158 TSR-235", class: "good", ..Spot::default() };
                    (pen.chip(&spot, html! { (art::icon("spoils")) (icons(&Tables::current().spoils[token.index()])) }))
                }
            }
        }
    }
}

impl Trophies {
    fn of_kind(&self, pen: &Pen, kind: ProjectKind) -> Markup {
        let done = self.completed.iter().filter(|id| id.kind() == kind);
        let names: Vec<String> = done.map(|id| pen.say(&phrase::project(id))).collect();
        if names.is_empty() {
            return html! {};
        }
        let label = Message::new("first-tsar-web-completed")
            .with("kind", phrase::kind(kind))
            .with("count", names.len())
            .with("names", pen.listed(names.clone()));
        let spot = Spot {
            label: pen.say(&label),
            rules: "TSR-257 TSR-231 TSR-146",
            class: "good",
            ..Spot::default()
        };
        pen.chip(&spot, html! { (art::icon("complete")) (art::icon(kind_icon(kind))) b { (names.len()) } })
    }
}
