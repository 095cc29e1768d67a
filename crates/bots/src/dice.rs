//! Fast random numbers for bots, separate from those of the game.

use samovar_engine::Seed;

/// A SplitMix64 generator: eight bytes of state, a nanosecond per number.
///
/// Good enough to choose among actions, but predictable: never use it for the game itself.
#[derive(Clone, Copy, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Seeds the generator.
    pub fn new(seed: Seed) -> Dice {
        let bytes = seed.bytes();
        Dice(u64::from_le_bytes(std::array::from_fn(|place| bytes[place])))
    }

    /// A number below `bound`. It is uniform up to a bias of less than `bound` / 2³².
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^= word >> 31;
        (((word >> 32) * bound as u64) >> 32) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_comes_up_about_equally_often() {
        let mut dice = Dice::new(Seed::from_text("tea"));
        let mut counts = [0; 6];
        for _ in 0..60_000 {
            counts[dice.below(6)] += 1;
        }
        assert!(counts.iter().all(|count| (9_600..10_400).contains(count)), "{counts:?}");
    }
}
