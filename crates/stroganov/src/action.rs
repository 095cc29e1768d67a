//! Everything a player can decide, and how it is written.

use std::fmt;

use samovar_engine::named;
use serde::{Deserialize, Serialize};

use crate::components::{Fur, Region, SLOTS, SongId, WishId};

/// One small decision. Its text form is the notation: `hunt 8 left`, `claim 7`, `pay tiger`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `draft S3`: choose an S wish with its fur in setup.
    Draft(WishId),
    /// `go 3`: the compulsory move to the right, with its number of steps.
    Go(u8),
    /// `skip`: leave out what is asked.
    Skip,
    /// `end`: end the turn, or close a Winter window.
    End,
    /// `coin`: take a coin.
    Coin,
    /// `horses`: take horses.
    Horses,
    /// `step left 2`: move the Cossack by the basic action, a trade bonus or a reward.
    Step(Way, u8),
    /// `hunt 8`, `hunt tiger left`: hunt on the own tile or (S8) on a neighbour.
    Hunt(Quarry, Ground),
    /// `trade`: pay a fur of the trade value for two bonuses.
    Trade,
    /// `bonus story`: a trade bonus other than a move.
    Bonus(Bonus),
    /// `visit 3`: visit the village of a region.
    Visit(Region),
    /// `yurt 3`: use the yurt of a region.
    Yurt(Region),
    /// `wish 3`: take the wish of a region.
    Wish(Region),
    /// `build 3`: build an outpost in a region.
    Build(Region),
    /// `claim 7`: claim the landscape tile in a slot.
    Claim(u8),
    /// `pay 5`, `pay tiger`: give a fur by its true value; a coin goes with it where it is needed.
    Pay(Quarry),
    /// `show coin`, `show tiger`: what makes up for a fur missing among those that are only shown.
    Show(StandIn),
    /// `keep 5`: keep one of two drawn furs.
    Keep(Fur),
    /// `take 5`: take a market fur.
    Take(Fur),
    /// `buy 5`: buy a market fur for horses.
    Buy(Fur),
    /// `buy bag`: buy a bag fur for horses.
    BuyBag,
    /// `lower 3`: trade down for a market fur, for a horse and a higher fur.
    Lower(Fur),
    /// `swap 7`: trade two furs for a market fur.
    Swap(Fur),
    /// `fulfil A3`: fulfil a wish from the hand.
    Fulfil(WishId),
    /// `extra A11`: use the extra advanced action of a season card.
    Extra(WishId),
    /// `income S2`: take the Winter income of a card.
    Income(WishId),
    /// `advance`: move the trophy token down.
    Advance,
    /// `reward 4`: take the reward of a space of the trophy track.
    Reward(u8),
    /// `sing GA3`: use a song.
    Sing(SongId),
}

/// A fur by its value, or a tiger.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Quarry {
    Fur(Fur),
    Tiger,
}

/// Where a hunt takes place, seen from the Cossack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Ground {
    Here,
    Left,
    Right,
}

named! {
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

/// Most steps a single move can have: 2 free, 3 bought, 1 for each of S1 and A1.
pub(crate) const MAX_STEPS: u8 = 7;

impl Action {
    /// Every action there is, in a fixed order.
    pub fn all() -> impl Iterator<Item = Action> {
        use Action::*;
        let quarry = || Fur::ALL.into_iter().map(Quarry::Fur).chain([Quarry::Tiger]);
        let plain = [Skip, End, Coin, Horses, Trade, BuyBag, Advance];
        let bonuses = self::Bonus::ALL.map(Bonus);
        let steps = (1..=MAX_STEPS).flat_map(|n| [Go(n), Step(Way::Left, n), Step(Way::Right, n)]);
        let hunts = [Ground::Here, Ground::Left, Ground::Right]
            .into_iter()
            .flat_map(move |place| quarry().map(move |quarry| Hunt(quarry, place)));
        let regions = Region::ALL.into_iter().flat_map(|r| [Visit(r), Yurt(r), Action::Wish(r), Build(r)]);
        let furs =
            Fur::ALL.into_iter().flat_map(|fur| [Keep(fur), Take(fur), Buy(fur), Lower(fur), Swap(fur)]);
        let wishes = WishId::all().flat_map(|w| [Draft(w), Fulfil(w), Extra(w), Income(w)]);
        plain
            .into_iter()
            .chain(bonuses)
            .chain(steps)
            .chain(hunts)
            .chain(regions)
            .chain((1..=SLOTS as u8).map(Claim))
            .chain(quarry().map(Pay))
            .chain(StandIn::ALL.map(Show))
            .chain(furs)
            .chain(wishes)
            .chain((1..=crate::components::MAX_SPACES as u8).map(Reward))
            .chain(SongId::all().map(Sing))
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

impl samovar_engine::Action for Action {
    const ENDS: &'static [Action] = &[Action::End];
    const DECLINES: &'static [Action] = &[Action::Skip];
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Draft(wish) => write!(f, "draft {wish}"),
            Action::Go(steps) => write!(f, "go {steps}"),
            Action::Skip => f.write_str("skip"),
            Action::End => f.write_str("end"),
            Action::Coin => f.write_str("coin"),
            Action::Horses => f.write_str("horses"),
            Action::Step(way, steps) => write!(f, "step {way} {steps}"),
            Action::Hunt(quarry, Ground::Here) => write!(f, "hunt {quarry}"),
            Action::Hunt(quarry, Ground::Left) => write!(f, "hunt {quarry} left"),
            Action::Hunt(quarry, Ground::Right) => write!(f, "hunt {quarry} right"),
            Action::Trade => f.write_str("trade"),
            Action::Bonus(bonus) => write!(f, "bonus {bonus}"),
            Action::Visit(region) => write!(f, "visit {region}"),
            Action::Yurt(region) => write!(f, "yurt {region}"),
            Action::Wish(region) => write!(f, "wish {region}"),
            Action::Build(region) => write!(f, "build {region}"),
            Action::Claim(slot) => write!(f, "claim {slot}"),
            Action::Pay(quarry) => write!(f, "pay {quarry}"),
            Action::Show(with) => write!(f, "show {with}"),
            Action::Keep(fur) => write!(f, "keep {fur}"),
            Action::Take(fur) => write!(f, "take {fur}"),
            Action::Buy(fur) => write!(f, "buy {fur}"),
            Action::BuyBag => f.write_str("buy bag"),
            Action::Lower(fur) => write!(f, "lower {fur}"),
            Action::Swap(fur) => write!(f, "swap {fur}"),
            Action::Fulfil(wish) => write!(f, "fulfil {wish}"),
            Action::Extra(wish) => write!(f, "extra {wish}"),
            Action::Income(wish) => write!(f, "income {wish}"),
            Action::Advance => f.write_str("advance"),
            Action::Reward(space) => write!(f, "reward {space}"),
            Action::Sing(song) => write!(f, "sing {song}"),
        }
    }
}

samovar_engine::notation!(Action, "Stroganov", "go 2, hunt 8, claim 7, pay tiger, end");

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
