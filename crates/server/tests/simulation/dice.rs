//! Chance that is the same every time.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The one source of chance of a run. Copies draw from the same sequence.
#[derive(Clone)]
pub struct Dice(Arc<AtomicU64>);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(Arc::new(AtomicU64::new(seed)))
    }

    /// SplitMix64 by Sebastiano Vigna.
    fn next(&self) -> u64 {
        let step = 0x9e37_79b9_7f4a_7c15;
        let state = self.0.fetch_add(step, Ordering::Relaxed).wrapping_add(step);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below a bound.
    pub fn below(&self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    /// Whether something happens that does so in so many of a thousand cases.
    pub fn chance(&self, per_mille: usize) -> bool {
        self.below(1000) < per_mille
    }

    /// One of several.
    pub fn pick<T: Copy>(&self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}
