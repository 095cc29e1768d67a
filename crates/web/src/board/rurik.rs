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
use samovar_rurik::components::{Advisor, Column, Components, Gain, Gains, Good, Region, Structure, Tables};
use samovar_rurik::{Action, Board, Event, Frame, Phase, Piece, PlayerData, RegionData, Rurik, View, phrase};

use super::known::Known;
use super::{Component, Drawing, Drawn, First, Glance, Scene, Sign, Verb};
use crate::art;
use crate::pen::Pen;

type Target = super::Target<Action>;
type Spot<'a> = super::Spot<'a, Action>;

impl Drawing for Rurik {
    const RULES: &'static str = include_str!("../../../../rules/rurik.md");
    const PICTURES: &'static str = include_str!("rurik/pictures.toml");
    const GLOSSARY: &'static str = include_str!("rurik/glossary.toml");

    fn picture() -> Markup {
        cover::picture()
    }

    /// The symbols, the land and the sea.
    fn statics() -> Markup {
        html! {
            (PreEscaped(include_str!("../../assets/rurik.svg")))
            (map::statics())
        }
    }

    fn draw(scene: &Scene<'_, Rurik>) -> Drawn {
        let picture = Picture { scene, view: &scene.seen.view };
        Drawn { board: picture.table(), players: picture.players(), ..Drawn::default() }
    }

    fn glance(scene: &Scene<'_, Rurik>, seat: Seat) -> Glance {
        Picture { scene, view: &scene.seen.view }.glance(seat)
    }

    fn verb(action: Action) -> Verb {
        const BONUS: &str = "rurik-heading-bonus";
        let from = |icon, key: String, words| Verb { first: Some(First { key, words }), ..Verb::new(icon) };
        let region = |id, region| Message::new(id).with("region", phrase::region(region));
        match action {
            Action::Lead(_) | Action::Rescue(_) => Verb::new("crown"),
            Action::Agenda(_) => Verb::new("agenda"),
            Action::Deploy(_) | Action::Muster(..) => Verb::new("muster"),
            Action::Place(advisor, _) => {
                let words = Message::new("rurik-first-advisor").with("number", advisor);
                from("advisor", advisor_key(advisor), words)
            }
            Action::Bribe(_) | Action::Forfeit(..) => Verb::new("coin"),
            Action::Take(column, _) => Verb::new(icon(column)),
            Action::Move(piece, start, _) => {
                let id = match piece {
                    Piece::Leader => "rurik-first-leader",
                    Piece::Troop => "rurik-first-troop",
                };
                from("boot", mover_key(piece, start), region(id, start))
            }
            Action::Escort(_) => Verb::new("boot"),
            Action::Send(..) => Verb::under(BONUS, "boot"),
            Action::Attack(place, ..) => {
                from("sword", format!("attack-{place}"), region("rurik-first-attack", place))
            }
            Action::Deck(_) | Action::Keep(_) | Action::Top(_) | Action::Discard(_) => Verb::new("scheme"),
            Action::Play(_) => Verb::under(BONUS, "scheme"),
            Action::Tax(_) => Verb::new("cart"),
            Action::Build(_, structure) => {
                let what = Message::new("rurik-first-build").with("structure", phrase::structure(structure));
                from("hammer", format!("build-{structure}"), what)
            }
            Action::Expel(_) => Verb::new("church"),
            Action::Marker(_) => Verb::new("bear"),
            Action::Accomplish(_) => Verb::under(BONUS, "deed"),
            Action::Choose(_) => Verb::new("deed"),
            Action::Convert(_) => Verb::under(BONUS, "convert"),
            Action::Pay(_) | Action::Extra(_) => Verb::new("bag"),
            Action::Hold(_) => Verb::new("boat"),
            Action::Remove(..) => Verb::new("troop"),
            Action::Raze(..) => Verb::new("stronghold"),
            Action::Skip | Action::Done | Action::End => Verb::new("banner"),
        }
    }

    fn sign(event: &Event) -> Option<Sign> {
        use Event::*;
        let icon = match event {
            Reasoned { .. } | CardTurned { .. } | RebelDefeated { .. } => "rebel",
            Unlocked { .. } => "lock",
            Prioritized { .. } => "axes",
            ActionsBegan | RoundBegan { .. } => "banner",
            LeaderTaken { .. } | Joined { .. } | Rescued { .. } | TroopLost { piece: Piece::Leader, .. } => {
                "crown"
            }
            AgendaKept { .. } | AgendaShown { .. } => "agenda",
            Deployed { .. } | Mustered { .. } => "muster",
            Placed { .. } | Took { .. } => "advisor",
            CoinsGained { .. } | CoinsPaid { .. } | Income { .. } | Forfeited { .. } | CoinStolen { .. } => {
                "coin"
            }
            Moved { .. } | Sent { .. } | Escorted { .. } => "boot",
            Attacked { .. } | WarfareAdvanced { .. } => "sword",
            TroopLost { piece: Piece::Troop, .. } | GaveUp { .. } | Revealed { casualty: true, .. } => {
                "casualty"
            }
            Taxed { .. } | GoodGained { .. } | Replenished { .. } => "cart",
            GoodsPaid { .. } => "bag",
            HeldBack { .. } => "boat",
            Built { .. } => "hammer",
            Expelled { .. } => "church",
            Razed { .. } => "stronghold",
            Drew { .. }
            | Looked { .. }
            | Kept { .. }
            | PutBack { .. }
            | Played { .. }
            | Discarded { .. }
            | Revealed { casualty: false, .. }
            | SchemesShuffled { .. } => "scheme",
            MarkerHanded { .. } => "bear",
            Accomplished { .. }
            | DeedChosen { .. }
            | DeedRevealed { .. }
            | DeedsShuffled { .. }
            | RowCleared => "deed",
            Converted { .. } => "convert",
            Advanced { .. } | ClaimsBegan { .. } => "vp",
            GameOver => "end",
            TurnBegan { .. } | TurnEnded { .. } => return None,
        };
        Some(match *event {
            CoinsGained { coins, .. } => Sign::counted(icon, coins),
            Income { markers, boat, .. } => Sign::counted(icon, markers + boat),
            _ => Sign::new(icon),
        })
    }
}

/// The key of an advisor that is picked before its column.
fn advisor_key(number: u8) -> String {
    format!("advisor-{number}")
}

/// The key of a piece that is picked before where it goes.
fn mover_key(piece: Piece, region: Region) -> String {
    format!("{}-{region}", if piece == Piece::Leader { "leader" } else { "troop" })
}

/// Whether numbers of a piece are reconstructed.
static KNOWN: LazyLock<Known> = LazyLock::new(|| Known::of::<Tables>(&[]));

/// Finds what each part of the board is drawn from.
struct Picture<'a> {
    scene: &'a Scene<'a, Rurik>,
    view: &'a View,
}

impl<'a> Picture<'a> {
    /// Under the map lies what fills its column: the Rebellion in a solo game, otherwise the deeds.
    fn table(&self) -> Markup {
        let solo = self.view.rebellion.is_some();
        html! {
            div.rkboard {
                div.rkland { (self.map()) @if solo { (self.rebellion()) } @else { (self.deeds()) } }
                div.rkside { (self.clock()) (self.leaders()) (self.strategy()) (self.claims()) (self.schemes()) @if solo { (self.deeds()) } }
            }
        }
    }

    fn board(&self) -> &'a Board {
        &self.view.board
    }

    /// The question on top.
    fn frame(&self) -> Option<Frame> {
        self.board().frames.last().copied()
    }

    fn draw(&self, component: &impl Component) -> Markup {
        self.scene.pen.draw(component)
    }

    fn text(&self, id: &str) -> String {
        self.scene.pen.text(id)
    }

    // What can be done.

    fn target(&self, action: Action) -> Target {
        self.scene.target(action)
    }

    /// An action as the target of a click, if it is allowed.
    fn lit(&self, action: Action) -> Option<Target> {
        Some(self.target(action)).filter(Target::is_lit)
    }

    // Players.

    fn sides(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.board().players.len())
    }

    fn player(&self, seat: Seat) -> &'a PlayerData {
        &self.board().players[seat.index()]
    }

    fn is_active(&self, seat: Seat) -> bool {
        self.board().active == seat
    }

    // The map.

    fn region(&self, region: Region) -> Option<&'a RegionData> {
        self.board().regions.iter().find(|data| data.region == region)
    }

    /// Who owns the structure of a kind in a region.
    fn owner(&self, structure: Structure, region: Region) -> Option<Seat> {
        self.sides().find(|seat| self.player(*seat).built.of(structure).has(region))
    }

    // Parts without a place of their own.

    fn clock(&self) -> Markup {
        let Board { round, phase, tax, build, .. } = *self.board();
        self.draw(&Clock { round, phase, tax, build })
    }
}

/// Where the game stands: round, phase, points of this turn.
#[derive(Hash)]
struct Clock {
    round: u8,
    phase: Phase,
    tax: u8,
    build: u8,
}

impl Component for Clock {
    fn id(&self) -> String {
        "clock".into()
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let phase = pen.say(&Rurik::phase_name(self.phase));
        let round = pen.say(&Message::new("rurik-web-round").with("round", self.round));
        let points = [("cart", self.tax, "rurik-gain-tax"), ("hammer", self.build, "rurik-gain-build")];
        html! {
            section.rkclock id=(self.id()) aria-label=(format!("{round}, {phase}")) data-rule="RUR-041 RUR-025 RUR-150" {
                ol.rounds aria-hidden="true" {
                    @for number in 1..=4 { li.now[number == self.round].past[number < self.round] { (number) } }
                }
                p { strong { (round) } " · " (phase) }
                @if self.phase == Phase::Action {
                    @for (icon, left, id) in points {
                        @if left > 0 {
                            @let words = pen.say(&Message::new("rurik-web-pool").with("points", pen.count(id, left)));
                            span.spot.pool role="img" aria-label=(words) data-rule="RUR-Q27 RUR-101 RUR-105" { (art::icon(icon)) b { (left) } }
                        }
                    }
                }
            }
        }
    }
}

/// The number of an advisor, which is its initiative.
fn number(advisor: Advisor) -> u8 {
    Tables::current().advisors[advisor.index()].number
}

/// What a card gives as symbols among text.
fn icons(gains: &Gains) -> Markup {
    html! { span.parts { @for gain in gains.parts() { (gain_icon(*gain)) } } }
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
