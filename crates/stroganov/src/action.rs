//! Everything a player can decide, and how it is written.

use std::fmt;

use samovar_engine::{Every, actions, named};
use serde::{Deserialize, Serialize};

use crate::components::{Fur, MAX_SPACES, Region, SLOTS, SongId, WishId};

/// Most steps a single move can have: 2 free, 3 bought, 1 for each of S1 and A1.
const MAX_STEPS: u8 = 7;

actions! {
    /// One small decision. Its text form is the notation: `hunt 8 left`, `claim 7`, `pay tiger`.
    pub enum Action of "Stroganov", as in "go 2, hunt 8, claim 7, pay tiger, end";
    choices {
        /// `draft S3`: choose an S wish with its fur in setup.
        Draft(wish: WishId) => "draft {wish}";
        /// `go 3`: the compulsory move to the right, with its number of steps.
        Go(steps: u8 = 1..=MAX_STEPS) => "go {steps}";
        /// `coin`: take a coin.
        Coin => "coin";
        /// `horses`: take horses.
        Horses => "horses";
        /// `step left 2`: move the Cossack by the basic action, a trade bonus or a reward.
        Step(way: Way, steps: u8 = 1..=MAX_STEPS) => "step {way} {steps}";
        /// `hunt 8`, `hunt tiger left`: hunt on the own tile or (S8) on a neighbour.
        Hunt(quarry: Quarry, ground: Ground) => "hunt {quarry}{ground}";
        /// `trade`: pay a fur of the trade value for two bonuses.
        Trade => "trade";
        /// `bonus story`: a trade bonus other than a move.
        Bonus(bonus: Bonus) => "bonus {bonus}";
        /// `visit 3`: visit the village of a region.
        Visit(region: Region) => "visit {region}";
        /// `yurt 3`: use the yurt of a region.
        Yurt(region: Region) => "yurt {region}";
        /// `wish 3`: take the wish of a region.
        Wish(region: Region) => "wish {region}";
        /// `build 3`: build an outpost in a region.
        Build(region: Region) => "build {region}";
        /// `claim 7`: claim the landscape tile in a slot.
        Claim(slot: u8 = 1..=SLOTS as u8) => "claim {slot}";
        /// `pay 5`, `pay tiger`: give a fur by its true value; a coin goes with it where it is needed.
        Pay(quarry: Quarry) => "pay {quarry}";
        /// `show coin`, `show tiger`: what makes up for a fur missing among those that are only shown.
        Show(with: StandIn) => "show {with}";
        /// `keep 5`: keep one of two drawn furs.
        Keep(fur: Fur) => "keep {fur}";
        /// `take 5`: take a market fur.
        Take(fur: Fur) => "take {fur}";
        /// `buy 5`: buy a market fur for horses.
        Buy(fur: Fur) => "buy {fur}";
        /// `buy bag`: buy a bag fur for horses.
        BuyBag => "buy bag";
        /// `lower 3`: trade down for a market fur, for a horse and a higher fur.
        Lower(fur: Fur) => "lower {fur}";
        /// `swap 7`: trade two furs for a market fur.
        Swap(fur: Fur) => "swap {fur}";
        /// `fulfil A3`: fulfil a wish from the hand.
        Fulfil(wish: WishId) => "fulfil {wish}";
        /// `extra A11`: use the extra advanced action of a season card.
        Extra(wish: WishId) => "extra {wish}";
        /// `income S2`: take the Winter income of a card.
        Income(wish: WishId) => "income {wish}";
        /// `advance`: move the trophy token down.
        Advance => "advance";
        /// `reward 4`: take the reward of a space of the trophy track.
        Reward(space: u8 = 1..=MAX_SPACES as u8) => "reward {space}";
        /// `sing GA3`: use a song.
        Sing(song: SongId) => "sing {song}";
    }
    declines {
        /// `skip`: leave out what is asked.
        Skip => "skip";
    }
    ends {
        /// `end`: end the turn, or close a Winter window.
        End => "end";
    }
}

/// A fur by its value, or a tiger.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Quarry {
    Fur(Fur),
    Tiger,
}

named! {
    /// Where a hunt takes place, seen from the Cossack, as it is added to the notation of a hunt.
    Ground { Here = "", Left = " left", Right = " right" }
    /// A direction along the landscape row.
    Way { Left = "left", Right = "right" }
    /// A trade bonus other than a move.
    Bonus { Coin = "coin", Story = "story", Horses = "horses" }
    /// What stands in for a shown fur.
    StandIn {
        /// A coin that sets the value of another fur for the moment.
        Coin = "coin",
        /// A tiger, which is used up.
        Tiger = "tiger",
    }
}

impl Every for Quarry {
    const COUNT: usize = Fur::COUNT + 1;
    fn index(self) -> usize {
        match self {
            Quarry::Fur(fur) => fur.index(),
            Quarry::Tiger => Fur::COUNT,
        }
    }
    fn at(index: usize) -> Quarry {
        if index == Fur::COUNT { Quarry::Tiger } else { Quarry::Fur(Fur::at(index)) }
    }
}

impl fmt::Display for Quarry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Quarry::Fur(fur) => fur.fmt(f),
            Quarry::Tiger => f.write_str("tiger"),
        }
    }
}

samovar_engine::json_as_text!(Action);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_texts_are_no_actions() {
        for text in
            ["", "go", "go 0", "go 8", "go 02", "hunt 9", "hunt 8 up", "claim 13", "visit 6", "END", "end "]
        {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
