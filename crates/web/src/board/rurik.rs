//! The board of Rurik: the map, the strategy board, the claim board, cards, and the players.

mod cards;
mod claims;
mod cover;
mod land;
mod map;
mod players;
mod rebellion;
mod strategy;

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use samovar_engine::{Message, Seat};
use samovar_rurik::components::{
    Advisor, AgendaId, CardId, Column, Components, Gain, Gains, Good, Goods, Region, RegionSet, SchemeId,
    SchemeSet, Structure, Tables,
};
use samovar_rurik::{Board, CardRow, Frame, Phase, PlayerData, RegionData, phrase};
use serde::Deserialize;

pub(super) use cover::picture;

use super::known::Known;
use super::{Drawn, Livery, Scene, Spot, Verb};
use crate::art;

/// The board and the players, unless the view is not one of Rurik.
pub(super) fn draw(scene: &Scene<'_>) -> Option<Drawn> {
    let seen: Seen = serde_json::from_value(scene.table.view.clone()?).ok()?;
    let picture = Picture { scene, seen, tables: Tables::current() };
    Some(Drawn { board: picture.table(), players: picture.players() })
}

/// What never changes: the symbols, the land and the strategy board.
pub(super) fn statics() -> Markup {
    html! {
        (PreEscaped(include_str!("../../assets/rurik.svg")))
        (map::statics())
    }
}

/// How an action is shown among the others.
pub(super) fn verb(action: &str) -> Verb {
    let first = action.split(' ').next().unwrap_or_default();
    let (icon, extra) = match first {
        "lead" | "rescue" => ("crown", false),
        "agenda" => ("agenda", false),
        "deploy" | "muster" => ("muster", false),
        "place" => ("advisor", false),
        "bribe" => ("coin", false),
        "take" => {
            (action.split(' ').nth(1).and_then(|word| word.parse().ok()).map_or("advisor", icon), false)
        }
        "forfeit" => ("coin", false),
        "move" | "escort" => ("boot", false),
        "send" => ("boot", true),
        "attack" => ("sword", false),
        "deck" | "keep" | "top" | "discard" => ("scheme", false),
        "tax" => ("cart", false),
        "build" => ("hammer", false),
        "expel" => ("church", false),
        "marker" => ("bear", false),
        "play" => ("scheme", true),
        "accomplish" => ("deed", true),
        "choose" => ("deed", false),
        "convert" => ("convert", true),
        "pay" | "extra" => ("bag", false),
        "remove" => ("troop", false),
        "raze" => ("stronghold", false),
        _ => ("banner", false),
    };
    Verb { icon, extra }
}

/// The symbol beside a line of the log.
pub(super) fn sign(line: &Message) -> Option<&'static str> {
    if line.id.starts_with("rurik-because-") {
        return Some("rebel");
    }
    let event = line.id.strip_prefix("rurik-event-")?;
    Some(match event {
        "card" => "rebel",
        "unlocked" => "lock",
        "priority" => "axes",
        "actions" | "round" => "banner",
        "leader" | "joined" | "rescued" | "lost-leader" => "crown",
        "agenda" | "agenda-hidden" | "agenda-met" | "agenda-missed" => "agenda",
        "deployed" | "deployed-leader" | "mustered" | "mustered-leader" => "muster",
        "placed" | "took" => "advisor",
        "coins" | "paid-coins" | "income" | "forfeited" | "stolen" => "coin",
        "moved" | "moved-leader" | "sent" | "sent-leader" | "escorted" => "boot",
        "attacked" | "warfare" => "sword",
        "lost" | "gave-up" | "gave-up-leader" | "revealed-casualty" => "casualty",
        "rebel" => "rebel",
        "taxed" | "good" | "replenished" => "cart",
        "paid-goods" => "bag",
        "built" => "hammer",
        "expelled" => "church",
        "razed" => "stronghold",
        "drew" | "kept" | "kept-hidden" | "played" | "looked" | "put-back" | "discarded" | "revealed" => {
            "scheme"
        }
        "schemes-shuffled" => "scheme",
        "marker" => "bear",
        "accomplished" | "deed-chosen" | "deed-revealed" | "deeds-shuffled" | "row-cleared" => "deed",
        "converted-build" | "converted-muster" => "convert",
        "advanced" | "claims" => "vp",
        "over" => "end",
        _ => return None,
    })
}

/// What a viewer may know, as far as it is drawn.
#[derive(Deserialize)]
struct Seen {
    viewer: Option<Seat>,
    to_decide: Option<Seat>,
    board: Board,
    decks: [u8; 2],
    deed_deck: u8,
    sides: Vec<Side>,
    rule: Vec<Rule>,
    rebellion: Option<Cards>,
    own: Option<Own>,
}

/// What follows from a side's pieces.
#[derive(Deserialize)]
struct Side {
    hand: u8,
    boat: Goods,
    dock: Goods,
    ruled: RegionSet,
    occupied: RegionSet,
    connected: u8,
    agenda: Option<AgendaId>,
}

/// Who rules a region and by what counts.
#[derive(Deserialize)]
struct Rule {
    region: Region,
    ruler: Option<Seat>,
    counts: Vec<u8>,
    others: u8,
    wins_ties: Option<Seat>,
}

/// The cards of the Rebellion as far as they have been seen.
#[derive(Deserialize)]
struct Cards {
    top: CardId,
    rows: Vec<CardRow>,
}

/// What only the viewer knows.
#[derive(Deserialize)]
struct Own {
    hand: SchemeSet,
    agendas: Agendas,
    looked: Vec<SchemeId>,
    known: Vec<KnownCard>,
    spied: Vec<SpiedCard>,
}

#[derive(Deserialize)]
struct Agendas {
    dealt: [AgendaId; 2],
    kept: Option<AgendaId>,
}

/// A card that the viewer knows to lie in a deck.
#[derive(Deserialize)]
struct KnownCard {
    deck: u8,
    under: u8,
    card: SchemeId,
}

/// A card that the viewer knows to be in another hand.
#[derive(Deserialize)]
struct SpiedCard {
    seat: Seat,
    card: SchemeId,
}

/// Everything the parts of the drawing need.
struct Picture<'a> {
    scene: &'a Scene<'a>,
    seen: Seen,
    tables: &'static Tables,
}

/// Whether numbers of a piece are reconstructed.
static KNOWN: LazyLock<Known> = LazyLock::new(|| Known::of::<Tables>(&[]));

impl Picture<'_> {
    /// Under the map lies what fills its column: the Rebellion in a solo game, otherwise the deeds.
    fn table(&self) -> Markup {
        let solo = self.seen.rebellion.is_some();
        html! {
            div.rkboard {
                div.rkland { (self.asked()) (self.map()) (self.relocations()) @if solo { (self.rebellion()) } @else { (self.deeds()) } }
                div.rkside { (self.clock()) (self.leaders()) (self.strategy()) (self.claims()) (self.schemes()) @if solo { (self.deeds()) } }
            }
        }
    }

    fn board(&self) -> &Board {
        &self.seen.board
    }

    /// The question on top.
    fn frame(&self) -> Option<Frame> {
        self.board().frames.last().copied()
    }

    // Words.

    fn say(&self, message: &Message) -> String {
        self.scene.say(message)
    }

    fn text(&self, id: &str) -> String {
        self.scene.text(id)
    }

    fn count(&self, id: &'static str, count: impl Into<samovar_engine::Arg>) -> String {
        self.say(&Message::new(id).with("count", count))
    }

    /// The first of these actions that is allowed; if none is, the first of them, which can still be asked about.
    fn best(&self, actions: Vec<String>) -> Option<String> {
        let allowed = actions.iter().position(|action| self.scene.choice(action).is_some());
        actions.into_iter().nth(allowed.unwrap_or(0))
    }

    /// Whether an action is allowed.
    fn may(&self, action: &str) -> bool {
        self.scene.choice(action).is_some()
    }

    // Players.

    /// How many people play: 1 in a solo game.
    fn players_in_game(&self) -> u8 {
        let count = self.board().options.get("players").and_then(|count| count.as_u64());
        count.unwrap_or(2) as u8
    }

    fn sides(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.board().players.len())
    }

    fn player(&self, seat: Seat) -> &PlayerData {
        &self.board().players[seat.index()]
    }

    fn livery(&self, seat: Seat) -> Livery {
        self.scene.livery(seat)
    }

    fn whose(&self, seat: Seat) -> String {
        self.scene.whose(seat)
    }

    fn is_mine(&self, seat: Seat) -> bool {
        self.seen.viewer == Some(seat)
    }

    // The map.

    fn region(&self, region: Region) -> Option<&RegionData> {
        self.board().regions.iter().find(|data| data.region == region)
    }

    /// Who owns the structure of a kind in a region.
    fn owner(&self, structure: Structure, region: Region) -> Option<Seat> {
        self.sides().find(|seat| built(self.player(*seat), structure).has(region))
    }

    // Pieces.

    /// The number of an advisor, which is its initiative.
    fn number(&self, advisor: Advisor) -> u8 {
        self.tables.advisors[advisor.index()].number
    }

    /// What a card gives as symbols among text.
    fn icons(&self, gains: &Gains) -> Markup {
        html! { span.parts { @for gain in gains.parts() { (gain_icon(*gain)) } } }
    }

    /// Where the game stands: round, phase, points of this turn.
    fn clock(&self) -> Markup {
        let board = self.board();
        let phase = self.say(&samovar_rurik::Rurik::phase_name(board.phase));
        let round = self.say(&Message::new("rurik-web-round").with("round", board.round));
        let points = [("cart", board.tax, "rurik-gain-tax"), ("hammer", board.build, "rurik-gain-build")];
        html! {
            section.rkclock aria-label=(round) data-rule="RUR-025 RUR-041 RUR-150" {
                ol.rounds aria-hidden="true" {
                    @for number in 1..=4 { li.now[number == board.round].past[number < board.round] { (number) } }
                }
                p { strong { (round) } " · " (phase) }
                @if board.phase == Phase::Action {
                    @for (icon, left, id) in points {
                        @if left > 0 {
                            @let words = self.say(&Message::new(id).with("count", left));
                            span.spot.pool role="img" aria-label=(words) title=(words) data-rule="RUR-101 RUR-105 RUR-Q27" { (art::icon(icon)) b { (left) } }
                        }
                    }
                }
            }
        }
    }

    /// Answers that have no other place: how many go along, what a market gives.
    fn asked(&self) -> Markup {
        let chip = |action: String, label: String, rules: &'static str, inner: Markup| {
            let spot = Spot { action: Some(action), label, rules, class: "answer", ..Spot::default() };
            self.scene.chip(&spot, inner)
        };
        match self.frame() {
            Some(Frame::Escort { .. }) if self.scene.table.is_my_move() => html! {
                div.asked {
                    @for troops in (0..=2).filter(|troops| self.may(&format!("escort {troops}"))) {
                        (chip(format!("escort {troops}"), self.count("rurik-web-troops", troops), "RUR-161 RUR-162", html! { (art::icon("troop")) "×" (troops) }))
                    }
                }
            },
            Some(Frame::Market(good)) if self.scene.table.is_my_move() => html! {
                div.asked {
                    (chip("extra good".into(), self.say(&phrase::good(good)), "RUR-114", html! { "+1 " (art::icon(good_icon(good))) }))
                    (chip("extra coin".into(), self.count("rurik-gain-coins", 1), "RUR-114", html! { "+1 " (art::icon("coin")) }))
                }
            },
            _ => html! {},
        }
    }
}

/// Where a side has a kind of structure.
fn built(player: &PlayerData, structure: Structure) -> RegionSet {
    match structure {
        Structure::Church => player.built.church,
        Structure::Market => player.built.market,
        Structure::Stronghold => player.built.stronghold,
    }
}

/// The symbol of a main action.
fn icon(column: Column) -> &'static str {
    match column {
        Column::Muster => "muster",
        Column::Move => "boot",
        Column::Attack => "sword",
        Column::Tax => "cart",
        Column::Build => "hammer",
        Column::Scheme => "scheme",
    }
}

fn good_icon(good: Good) -> &'static str {
    match good {
        Good::Ore => "ore",
        Good::Wood => "wood",
        Good::Fish => "fish",
        Good::Honey => "honey",
        Good::Fur => "pelt",
    }
}

fn structure_icon(structure: Structure) -> &'static str {
    match structure {
        Structure::Church => "church",
        Structure::Market => "stall",
        Structure::Stronghold => "stronghold",
    }
}

fn gain_icon(gain: Gain) -> Markup {
    let (icon, count) = match gain {
        Gain::Points(column, points) => (icon(column), points),
        Gain::Fewer(cards) => ("fewer", cards),
        Gain::Anywhere(troops) => ("anywhere", troops),
        Gain::Draw(cards) => ("scheme", cards),
        Gain::Coins(coins) => ("coin", coins),
        Gain::Good(good) => (good_icon(good), 1),
        Gain::Deed => ("deed", 1),
    };
    html! { span.part { @if count > 1 { (count) } (art::icon(icon)) } }
}
