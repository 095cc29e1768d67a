//! Goods and coins, packed so that copying, comparing and paying cost next to nothing.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::components::Item;

/// Bits of one lane: eight for the count and a guard that is always 0.
const LANE: usize = 9;
/// The lowest bit of every lane.
const ONES: u64 = {
    let mut ones = 0;
    let mut lane = 0;
    while lane < Item::COUNT {
        ones |= 1 << (lane * LANE);
        lane += 1;
    }
    ones
};
/// The guard of every lane.
const GUARDS: u64 = ONES << (LANE - 1);

/// How many there are of each good and of coins, at most 255 of a kind.
///
/// The pool is without limit (TSR-225); no game comes near 255 of anything, and counts saturate there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Counts", into = "Counts")]
pub struct Goods(u64);

impl Goods {
    /// Nothing.
    pub const NONE: Goods = Goods(0);
    /// Most of one kind that is kept.
    pub const MOST: u8 = 255;

    /// A number of one kind.
    #[inline]
    pub const fn of(item: Item, count: u8) -> Goods {
        Goods((count as u64) << (LANE * item as usize))
    }

    /// The goods with these counts, in the order of [`Item::ALL`].
    pub fn from_counts(counts: [u8; Item::COUNT]) -> Goods {
        Item::ALL.into_iter().fold(Goods::NONE, |sum, item| sum.and(Goods::of(item, counts[item as usize])))
    }

    /// How many of a kind there are.
    #[inline]
    pub const fn count(self, item: Item) -> u8 {
        (self.0 >> (LANE * item as usize)) as u8
    }

    /// Whether there is at least one of a kind.
    #[inline]
    pub const fn has(self, item: Item) -> bool {
        self.count(item) > 0
    }

    /// Whether there is nothing.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a price can be paid out of this.
    #[inline]
    pub const fn covers(self, price: Goods) -> bool {
        ((self.0 | GUARDS) - price.0) & GUARDS == GUARDS
    }

    /// What is left after a price is paid; it must be covered.
    #[inline]
    #[must_use]
    pub const fn minus(self, price: Goods) -> Goods {
        debug_assert!(self.covers(price));
        Goods(self.0 - price.0)
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub const fn and(self, more: Goods) -> Goods {
        let sum = self.0 + more.0;
        let over = sum & GUARDS;
        if over == 0 { Goods(sum) } else { Goods(sum & !over | (over - (over >> (LANE - 1)))) }
    }

    /// The kinds of which there is at least one, a bit each.
    #[inline]
    pub const fn kinds(self) -> u8 {
        let mut kinds = 0;
        let mut lane = 0;
        while lane < Item::COUNT {
            kinds |= ((self.0 >> (LANE * lane) & 255 != 0) as u8) << lane;
            lane += 1;
        }
        kinds
    }

    /// Goods and coins together.
    pub fn total(self) -> u16 {
        Item::ALL.into_iter().map(|item| u16::from(self.count(item))).sum()
    }

    /// Grain, wood and stone together.
    pub fn local(self) -> u16 {
        Item::LOCAL.into_iter().map(|item| u16::from(self.count(item))).sum()
    }

    /// Gunpowder, textile and steel together.
    pub fn foreign(self) -> u16 {
        Item::FOREIGN.into_iter().map(|item| u16::from(self.count(item))).sum()
    }

    /// The kinds there are, with their counts.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = (Item, u8)> {
        Item::ALL.into_iter().map(move |item| (item, self.count(item))).filter(|(_, count)| *count > 0)
    }
}

impl FromIterator<Item> for Goods {
    fn from_iter<I: IntoIterator<Item = Item>>(items: I) -> Goods {
        items.into_iter().fold(Goods::NONE, |sum, item| sum.and(Goods::of(item, 1)))
    }
}

impl fmt::Debug for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter().map(|(item, count)| (item.word(), count))).finish()
    }
}

/// The form in which goods are written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Counts {
    grain: u8,
    wood: u8,
    stone: u8,
    gunpowder: u8,
    textile: u8,
    steel: u8,
    coin: u8,
}

impl From<Counts> for Goods {
    fn from(counts: Counts) -> Goods {
        let Counts { grain, wood, stone, gunpowder, textile, steel, coin } = counts;
        Goods::from_counts([grain, wood, stone, gunpowder, textile, steel, coin])
    }
}

impl From<Goods> for Counts {
    fn from(goods: Goods) -> Counts {
        let [grain, wood, stone, gunpowder, textile, steel, coin] = Item::ALL.map(|item| goods.count(item));
        Counts { grain, wood, stone, gunpowder, textile, steel, coin }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_price_is_covered_kind_by_kind() {
        let have = Goods::from_counts([3, 2, 0, 0, 1, 0, 255]);
        assert!(have.covers(Goods::from_counts([3, 2, 0, 0, 1, 0, 255])));
        assert!(have.covers(Goods::NONE));
        for item in Item::ALL {
            let more = Goods::of(item, have.count(item).saturating_add(1));
            assert_eq!(have.covers(more), item == Item::Coin, "{item:?}");
        }
        assert_eq!(have.minus(Goods::from_counts([1, 2, 0, 0, 1, 0, 5])).total(), 2 + 250);
    }

    #[test]
    fn what_goes_beyond_the_limit_is_cut_off_and_spills_nowhere() {
        let sum =
            Goods::from_counts([200, 1, 255, 0, 0, 0, 250]).and(Goods::from_counts([100, 2, 1, 0, 0, 0, 5]));
        assert_eq!(sum, Goods::from_counts([255, 3, 255, 0, 0, 0, 255]));
    }

    #[test]
    fn kinds_and_sums_are_counted() {
        let have = Goods::from_counts([3, 0, 1, 0, 2, 0, 4]);
        assert_eq!(have.kinds(), 0b101_0101);
        assert_eq!((have.local(), have.foreign(), have.total()), (4, 2, 10));
        assert_eq!([Item::Grain, Item::Grain, Item::Coin].into_iter().collect::<Goods>().total(), 3);
    }

    #[test]
    fn json_names_every_kind() {
        let have = Goods::from_counts([1, 2, 3, 4, 5, 6, 7]);
        let json = serde_json::to_value(have).expect("plain data");
        assert_eq!(json["steel"], 6);
        assert_eq!(serde_json::from_value::<Goods>(json).expect("its own form"), have);
        assert!(serde_json::from_str::<Goods>(r#"{"grain":1}"#).is_err());
    }
}
