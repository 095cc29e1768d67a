//! Sets of furs, packed so that copying and counting them costs next to nothing.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::components::Fur;

/// How many furs of each value there are, at most 15 of one value.
///
/// Written as a list of values in rising order: `[2, 2, 3, 8]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<Fur>", into = "Vec<Fur>")]
pub struct FurSet(u32);

/// A set of fur values, one bit each: bit 0 is value 2, bit 6 is value 8.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<Fur>", into = "Vec<Fur>")]
pub struct Values(u8);

impl FurSet {
    /// No furs.
    pub const EMPTY: FurSet = FurSet(0);

    /// The set with these counts from value 2 to value 8.
    ///
    /// # Panics
    /// If a count is above 15.
    pub fn from_counts(counts: &[u8; 7]) -> FurSet {
        let mut packed = 0;
        for (index, count) in counts.iter().enumerate() {
            assert!(*count < 16, "a fur set holds at most 15 furs of one value");
            packed |= u32::from(*count) << (4 * index);
        }
        FurSet(packed)
    }

    /// How many furs of this value it holds.
    #[inline]
    pub const fn count(self, fur: Fur) -> u8 {
        (self.0 >> (4 * fur.index()) & 15) as u8
    }

    /// How many furs it holds.
    #[inline]
    pub const fn total(self) -> u8 {
        let pairs = (self.0 & 0x0f0f_0f0f) + (self.0 >> 4 & 0x0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Whether it holds no fur.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a fur in.
    #[inline]
    pub const fn add(&mut self, fur: Fur) {
        self.0 += 1 << (4 * fur.index());
    }

    /// Takes a fur out.
    ///
    /// # Panics
    /// If there is none of that value, in debug builds.
    #[inline]
    pub fn remove(&mut self, fur: Fur) {
        debug_assert!(self.count(fur) > 0, "there is no {fur} to take");
        self.0 -= 1 << (4 * fur.index());
    }

    /// Puts all furs of another set in.
    #[inline]
    pub fn add_all(&mut self, furs: FurSet) {
        self.0 += furs.0;
    }

    /// How many furs have a strictly lower value.
    #[inline]
    pub const fn below(self, fur: Fur) -> u8 {
        FurSet(self.0 & ((1 << (4 * fur.index())) - 1)).total()
    }

    /// How many furs have one of these values.
    #[inline]
    pub const fn count_of(self, values: Values) -> u8 {
        FurSet(self.0 & values.nibbles()).total()
    }

    /// The values it holds, each once, rising.
    #[inline]
    pub const fn values(self) -> Values {
        // One bit a nibble, then the bits drawn together in three steps.
        let any = (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & 0x0111_1111;
        let pairs = (any | any >> 3) & 0x0303_0303;
        let fours = (pairs | pairs >> 6) & 0x000f_000f;
        Values((fours | fours >> 12) as u8 & 0x7f)
    }

    /// The values it holds with how many there are of each, rising.
    #[inline]
    pub fn counts(self) -> impl Iterator<Item = (Fur, u8)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = left.trailing_zeros() as usize / 4;
            let fur = (index < 7).then(|| Fur::at(index))?;
            let count = (left >> (4 * index) & 15) as u8;
            left &= !(15 << (4 * index));
            Some((fur, count))
        })
    }

    /// The lowest fur.
    pub fn lowest(self) -> Option<Fur> {
        (self.0 != 0).then(|| Fur::at(self.0.trailing_zeros() as usize / 4))
    }

    /// The highest fur.
    pub fn highest(self) -> Option<Fur> {
        (self.0 != 0).then(|| Fur::at(7 - self.0.leading_zeros() as usize / 4))
    }

    /// The `place`-th fur in rising order, from 0.
    ///
    /// # Panics
    /// If there are fewer.
    #[inline]
    pub fn nth(self, place: u8) -> Fur {
        let mut left = place;
        for fur in Fur::ALL {
            let count = self.count(fur);
            if left < count {
                return fur;
            }
            left -= count;
        }
        panic!("a set of {} furs has no fur number {place}", self.total())
    }

    /// Every fur, rising.
    pub fn iter(self) -> impl Iterator<Item = Fur> {
        Fur::ALL.into_iter().flat_map(move |fur| (0..self.count(fur)).map(move |_| fur))
    }
}

impl fmt::Debug for FurSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Fur::value)).finish()
    }
}

impl FromIterator<Fur> for FurSet {
    fn from_iter<I: IntoIterator<Item = Fur>>(furs: I) -> FurSet {
        let mut set = FurSet::EMPTY;
        furs.into_iter().for_each(|fur| set.add(fur));
        set
    }
}

impl TryFrom<Vec<Fur>> for FurSet {
    type Error = &'static str;
    fn try_from(furs: Vec<Fur>) -> Result<FurSet, &'static str> {
        let too_many = |fur| furs.iter().filter(|other| **other == fur).count() > 15;
        if Fur::ALL.into_iter().any(too_many) {
            return Err("at most 15 furs of one value lie in one place");
        }
        Ok(furs.into_iter().collect())
    }
}

impl From<FurSet> for Vec<Fur> {
    fn from(furs: FurSet) -> Vec<Fur> {
        furs.iter().collect()
    }
}

impl Values {
    /// Every value (STR-352).
    pub const ALL: Values = Values(0x7f);
    /// No value.
    pub const NONE: Values = Values(0);

    /// Just this value.
    #[inline]
    pub const fn only(fur: Fur) -> Values {
        Values(1 << fur.index())
    }

    /// All values strictly above.
    #[inline]
    pub const fn above(fur: Fur) -> Values {
        Values(0x7f & !((2 << fur.index()) - 1))
    }

    /// All values strictly below.
    #[inline]
    pub const fn below(fur: Fur) -> Values {
        Values((1 << fur.index()) - 1)
    }

    /// The values that are not in this set.
    #[inline]
    pub const fn others(self) -> Values {
        Values(0x7f & !self.0)
    }

    /// Whether a value is in it.
    #[inline]
    pub const fn has(self, fur: Fur) -> bool {
        self.0 >> fur.index() & 1 == 1
    }

    /// The values in both.
    #[inline]
    pub const fn and(self, other: Values) -> Values {
        Values(self.0 & other.0)
    }

    /// The values, rising.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Fur> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            (index < 7).then(|| Fur::at(index))
        })
    }

    /// A mask of the nibbles of these values in a fur set.
    #[inline]
    const fn nibbles(self) -> u32 {
        // Spread the seven bits to one per nibble, then fill each nibble.
        let bits = self.0 as u32;
        let spread = (bits & 0x0f) | (bits & 0x70) << 12;
        let spread = (spread & 0x0003_0003) | (spread & 0x000c_000c) << 6;
        let spread = (spread & 0x0101_0101) | (spread & 0x0202_0202) << 3;
        spread * 15
    }
}

impl From<Vec<Fur>> for Values {
    fn from(furs: Vec<Fur>) -> Values {
        furs.into_iter().fold(Values::NONE, |values, fur| Values(values.0 | Values::only(fur).0))
    }
}

impl From<Values> for Vec<Fur> {
    fn from(values: Values) -> Vec<Fur> {
        values.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn furs(values: &[u8]) -> FurSet {
        values.iter().map(|value| Fur::new(*value).unwrap()).collect()
    }

    #[test]
    fn a_set_counts_what_is_put_in_and_taken_out() {
        let mut set = furs(&[2, 2, 3, 8]);
        assert_eq!((set.total(), set.count(Fur::MIN), set.count(Fur::BEAR)), (4, 2, 1));
        set.remove(Fur::BEAR);
        assert_eq!(set, furs(&[3, 2, 2]));
        assert_eq!(set.iter().map(Fur::value).collect::<Vec<_>>(), [2, 2, 3]);
        assert_eq!(
            set.counts().map(|(fur, count)| (fur.value(), count)).collect::<Vec<_>>(),
            [(2, 2), (3, 1)]
        );
    }

    #[test]
    fn ends_order_and_counts_below_follow_the_values() {
        let set = furs(&[3, 3, 5, 8]);
        assert_eq!(set.lowest(), Fur::new(3));
        assert_eq!(set.highest(), Fur::new(8));
        assert_eq!(set.below(Fur::new(5).unwrap()), 2);
        assert_eq!((0..4).map(|place| set.nth(place).value()).collect::<Vec<_>>(), [3, 3, 5, 8]);
        assert_eq!(FurSet::EMPTY.lowest(), None);
        assert_eq!(FurSet::EMPTY.highest(), None);
    }

    #[test]
    fn values_are_listed_once_each() {
        for bits in 0..128u8 {
            let values = Values(bits);
            let set: FurSet = values.iter().flat_map(|fur| [fur, fur, fur]).collect();
            assert_eq!(set.values(), values);
            assert_eq!(set.count_of(values), set.total());
            assert_eq!(set.count_of(values.others()), 0);
        }
        assert_eq!(Values::above(Fur::new(6).unwrap()).iter().map(Fur::value).collect::<Vec<_>>(), [7, 8]);
        assert_eq!(Values::above(Fur::BEAR), Values::NONE);
        assert_eq!(Values::below(Fur::new(4).unwrap()).iter().map(Fur::value).collect::<Vec<_>>(), [2, 3]);
        assert_eq!(Values::below(Fur::MIN), Values::NONE);
    }

    #[test]
    fn a_set_holds_fifteen_of_a_value_and_no_more() {
        let many = |count| vec![Fur::new(4).unwrap(); count];
        assert_eq!(FurSet::try_from(many(15)).map(FurSet::total), Ok(15));
        assert!(FurSet::try_from(many(16)).is_err());
    }

    #[test]
    fn a_full_bag_is_counted_right() {
        let set = FurSet::from_counts(&[14, 13, 12, 11, 10, 9, 7]);
        assert_eq!(set.total(), 76);
        assert_eq!(set.below(Fur::BEAR), 69);
    }
}
