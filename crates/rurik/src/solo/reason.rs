//! Why the Rebellion does what it does, for the log.

use samovar_engine::Message;
use serde::{Deserialize, Serialize};

use super::{HUMAN, REBELLION};
use crate::components::{Column, Gain, Priority, Region, Track};
use crate::phrase;

/// The reason of a step of the Rebellion.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "because", rename_all = "snake_case")]
pub enum Reason {
    /// Its card names a column for the next advisor, perhaps with a bribe to the top.
    Row {
        /// The advisor.
        number: u8,
        /// The column on the card.
        column: Column,
        /// Whether a coin icon is beside it.
        top: bool,
        /// The priority it is read under.
        priority: Priority,
    },
    /// The column is full; the next one to the right that is not is used.
    ColumnFull {
        /// The full column.
        column: Column,
        /// The column instead.
        to: Column,
    },
    /// A bribe that brings the advisor to the top.
    BribeToTop {
        /// Coins, perhaps none.
        coins: u8,
    },
    /// One coin brings the advisor above one of the human's with the same power.
    BribeOverTie,
    /// A bribe is not made, because there are not enough coins for it.
    BribeTooDear {
        /// Coins it would take.
        coins: u8,
        /// Coins on the dock.
        has: u8,
    },
    /// The coin cost of the space cannot be paid.
    CannotPay {
        /// The cost.
        coins: u8,
        /// Coins on the dock.
        has: u8,
    },
    /// The action would have no effect.
    NoEffect {
        /// The action.
        column: Column,
    },
    /// An unlocked bonus goes with the action.
    Bonus {
        /// The action.
        column: Column,
        /// The column of the mat.
        priority: Priority,
        /// What it gives.
        gain: Gain,
    },
    /// It occupies the region and does not rule it; or it rules all regions it occupies, and this is the next.
    Muster {
        /// Where.
        region: Region,
        /// Whether it rules there.
        ruled: bool,
    },
    /// The destination is the first region that it does not occupy, or does not rule; the origin is the closest region that
    /// can spare a troop.
    March {
        /// The origin.
        from: Region,
        /// The destination.
        to: Region,
        /// Whether troops spread to regions not occupied; otherwise they gather where it does not rule.
        spread: bool,
    },
    /// The first region to attack in.
    Raid {
        /// Where.
        region: Region,
        /// Whether it rules there.
        ruled: bool,
    },
    /// The step by which a region is built in.
    Build {
        /// The step.
        stage: Stage,
        /// Where.
        region: Region,
    },
    /// The step by which a region is taxed.
    Tax {
        /// The step.
        stage: Stage,
        /// Where.
        region: Region,
    },
    /// Points are lost.
    PointsLost {
        /// How many.
        points: u8,
    },
    /// The human is ahead on a claim track.
    Behind {
        /// The track.
        track: Track,
    },
    /// No coin is left on the mat.
    NoCoin,
    /// The human has more of something, which decides the priority.
    HumanLeads {
        /// Of what.
        lead: Lead,
        /// The human's count.
        human: u8,
        /// The Rebellion's count.
        rebellion: u8,
    },
    /// The human has more of nothing; the priority is that of the start.
    HumanLeadsNowhere,
    /// The solo leader card brings a rebel to Sviatopolk.
    LeaderCard {
        /// Where he stands.
        region: Region,
    },
}

/// A step of building or taxing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Stage {
    A,
    B,
    C,
    D,
}

impl Stage {
    /// All four, in order.
    pub const ALL: [Stage; 4] = [Stage::A, Stage::B, Stage::C, Stage::D];
}

/// What the human has more of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lead {
    /// Regions occupied.
    Regions,
    /// Connected regions with structures.
    Structures,
    /// Goods on the boat.
    Goods,
}

const BUILD: [&str; 4] =
    ["rurik-because-build-a", "rurik-because-build-b", "rurik-because-build-c", "rurik-because-build-d"];
const TAX: [&str; 4] =
    ["rurik-because-tax-a", "rurik-because-tax-b", "rurik-because-tax-c", "rurik-because-tax-d"];
const NO_EFFECT: [&str; Column::COUNT] = [
    "rurik-because-no-muster",
    "rurik-because-no-move",
    "rurik-because-no-attack",
    "rurik-because-no-tax",
    "rurik-because-no-build",
    "rurik-because-no-scheme",
];

impl Reason {
    /// The reason in words.
    pub fn message(self) -> Message {
        use Reason::*;
        let say = |id| Message::new(id).with("who", REBELLION);
        let at = |id, region| say(id).with("region", phrase::region(region));
        match self {
            Row { number, column, top, priority } => {
                say(if top { "rurik-because-row-top" } else { "rurik-because-row" })
                    .with("number", number)
                    .with("column", phrase::column(column))
                    .with("priority", phrase::priority(priority))
            }
            ColumnFull { column, to } => say("rurik-because-column-full")
                .with("column", phrase::column(column))
                .with("to", phrase::column(to)),
            BribeToTop { coins } => say("rurik-because-bribe-top").with("coins", coins),
            BribeOverTie => say("rurik-because-bribe-tie").with("player", HUMAN),
            BribeTooDear { coins, has } => {
                say("rurik-because-bribe-dear").with("coins", coins).with("has", has)
            }
            CannotPay { coins, has } => say("rurik-because-cannot-pay").with("coins", coins).with("has", has),
            NoEffect { column } => say(NO_EFFECT[column.index()]),
            Bonus { column, priority, gain } => say("rurik-because-bonus")
                .with("column", phrase::column(column))
                .with("priority", phrase::priority(priority))
                .with("what", phrase::gain(gain)),
            Muster { region, ruled: false } => at("rurik-because-muster", region),
            Muster { region, ruled: true } => at("rurik-because-muster-ruled", region),
            March { from, to, spread } => {
                say(if spread { "rurik-because-move-spread" } else { "rurik-because-move-gather" })
                    .with("from", phrase::region(from))
                    .with("to", phrase::region(to))
            }
            Raid { region, ruled: false } => at("rurik-because-attack", region),
            Raid { region, ruled: true } => at("rurik-because-attack-ruled", region),
            Build { stage, region } => at(BUILD[stage as usize], region),
            Tax { stage, region } => at(TAX[stage as usize], region),
            PointsLost { points } => say("rurik-because-points-lost").with("points", points),
            Behind { track } => {
                say("rurik-because-behind").with("player", HUMAN).with("track", phrase::track(track))
            }
            NoCoin => say("rurik-because-no-coin"),
            HumanLeads { lead, human, rebellion } => say(match lead {
                Lead::Regions => "rurik-because-regions",
                Lead::Structures => "rurik-because-structures",
                Lead::Goods => "rurik-because-goods",
            })
            .with("player", HUMAN)
            .with("count", human)
            .with("own", rebellion),
            HumanLeadsNowhere => say("rurik-because-nothing").with("player", HUMAN),
            LeaderCard { region } => at("rurik-because-leader-card", region),
        }
    }
}
