//! Why the Rebellion does what it does, for the log.

use samovar_engine::{Message, told};
use serde::{Deserialize, Serialize};

use super::{HUMAN, REBELLION};
use crate::components::{Column, Gain, Priority, Region, Track};
use crate::phrase;

told! {
    /// The reason of a step of the Rebellion.
    #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(tag = "because", rename_all = "snake_case")]
    pub enum Reason {
        /// Its card names a column for the next advisor, perhaps with a bribe to the top if a coin icon is beside it.
        Row { number: u8, column: Column, top: bool as _, priority: Priority }
            => say(if top { "rurik-because-row-top" } else { "rurik-because-row" });
        /// The column is full; the next one to the right that is not is used.
        ColumnFull { column: Column, to: Column } => say("rurik-because-column-full");
        /// A bribe, perhaps of no coins, that brings the advisor to the top.
        BribeToTop { coins: u8 } => say("rurik-because-bribe-top");
        /// One coin brings the advisor above one of the human's with the same power.
        BribeOverTie => say("rurik-because-bribe-tie"), player: HUMAN;
        /// A bribe of this many coins is not made, because there are not enough for it on the dock.
        BribeTooDear { coins: u8, has: u8 } => say("rurik-because-bribe-dear");
        /// The coin cost of the space cannot be paid from the dock.
        CannotPay { coins: u8, has: u8 } => say("rurik-because-cannot-pay");
        /// The action would have no effect.
        NoEffect { column: Column as _ } => say(match column {
            Column::Muster => "rurik-because-no-muster",
            Column::Move => "rurik-because-no-move",
            Column::Attack => "rurik-because-no-attack",
            Column::Tax => "rurik-because-no-tax",
            Column::Build => "rurik-because-no-build",
            Column::Scheme => "rurik-because-no-scheme",
        });
        /// An unlocked bonus of a column of the mat goes with the action.
        Bonus { column: Column, priority: Priority, gain: Gain as _ }
            => say("rurik-because-bonus"), what: phrase::gain(gain);
        /// It occupies the region and does not rule it; or it rules all regions it occupies, and this is the next.
        Muster { region: Region, ruled: bool as _ }
            => say(if ruled { "rurik-because-muster-ruled" } else { "rurik-because-muster" });
        /// The destination is the first region that it does not occupy (when troops spread), or does not rule (when they
        /// gather); the origin is the closest region that can spare a troop.
        March { from: Region, to: Region, spread: bool as _ }
            => say(if spread { "rurik-because-move-spread" } else { "rurik-because-move-gather" });
        /// The first region to attack in.
        Raid { region: Region, ruled: bool as _ }
            => say(if ruled { "rurik-because-attack-ruled" } else { "rurik-because-attack" });
        /// The step by which a region is built in.
        Build { stage: Stage as _, region: Region } => say(match stage {
            Stage::A => "rurik-because-build-a",
            Stage::B => "rurik-because-build-b",
            Stage::C => "rurik-because-build-c",
            Stage::D => "rurik-because-build-d",
        });
        /// The step by which a region is taxed.
        Tax { stage: Stage as _, region: Region } => say(match stage {
            Stage::A => "rurik-because-tax-a",
            Stage::B => "rurik-because-tax-b",
            Stage::C => "rurik-because-tax-c",
            Stage::D => "rurik-because-tax-d",
        });
        PointsLost { points: u8 } => say("rurik-because-points-lost");
        /// The human is ahead on a claim track.
        Behind { track: Track as _ } => say("rurik-because-behind"), player: HUMAN, track: track;
        /// No coin is left on the mat.
        NoCoin => say("rurik-because-no-coin");
        /// The human has more of something, which decides the priority.
        HumanLeads { lead: Lead as _, human: u8 as _, rebellion: u8 as _ } => say(match lead {
            Lead::Regions => "rurik-because-regions",
            Lead::Structures => "rurik-because-structures",
            Lead::Goods => "rurik-because-goods",
        }), player: HUMAN, count: human, own: rebellion;
        /// The human has more of nothing; the priority is that of the start.
        HumanLeadsNowhere => say("rurik-because-nothing"), player: HUMAN;
        /// The solo leader card brings a rebel to Sviatopolk, who stands there.
        LeaderCard { region: Region } => say("rurik-because-leader-card");
    }
}

fn say(id: &'static str) -> Message {
    Message::new(id).with("who", REBELLION)
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
