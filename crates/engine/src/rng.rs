//! A random generator that gives the same numbers on every machine and in every release.

use serde::{Deserialize, Serialize};

use crate::Seed;
use crate::seed::{hex, unhex};

/// The number of words in one ChaCha block.
const BLOCK: usize = 16;

/// A ChaCha8 generator that is part of a game's state: plain data, cheap to copy, and its next numbers cannot be
/// predicted from earlier ones.
///
/// All sampling happens here, so that records replay forever; a library's sampling could change between versions. The
/// JSON form is the key and the position.
///
/// ```
/// use samovar_engine::{Rng, Seed};
/// let mut rng = Rng::new(Seed::from_text("tea"));
/// let mut cards = [1, 2, 3, 4];
/// rng.shuffle(&mut cards);
/// assert!(rng.below(6) < 6);
/// ```
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Rng {
    key: [u8; 32],
    /// The position of the next word in the stream.
    next: u64,
    /// The block that contains `next`. It is stale exactly when `next` is the first word of a block.
    block: [u32; BLOCK],
}

impl Rng {
    /// The generator of a seed, at its start.
    pub fn new(seed: Seed) -> Rng {
        Rng { key: *seed.bytes(), next: 0, block: [0; BLOCK] }
    }

    /// A new generator whose key is drawn from this one.
    pub fn fork(&mut self) -> Rng {
        let mut key = [0; 32];
        for bytes in key.chunks_mut(4) {
            bytes.copy_from_slice(&self.word().to_le_bytes());
        }
        Rng::new(Seed::new(key))
    }

    /// A uniformly distributed number below `bound`.
    ///
    /// # Panics
    /// If `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "a number below 0 was asked for");
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Shuffles a slice; all orders are equally likely.
    pub fn shuffle<T>(&mut self, slice: &mut [T]) {
        for last in (1..slice.len()).rev() {
            slice.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    #[inline]
    fn word(&mut self) -> u32 {
        let place = self.next as usize % BLOCK;
        if place == 0 {
            self.refill();
        }
        self.next += 1;
        self.block[place]
    }

    #[cold]
    fn refill(&mut self) {
        self.block = block(&self.key, self.next / BLOCK as u64);
    }
}

/// Four of the sixteen words that ChaCha mixes; its rounds work on rows.
type Row = [u32; 4];

/// A block of the ChaCha8 stream of a key. Libraries compute four blocks at once, of which a game would throw three away.
fn block(key: &[u8; 32], number: u64) -> [u32; BLOCK] {
    let word = |place: usize| u32::from_le_bytes(std::array::from_fn(|byte| key[4 * place + byte]));
    let start: [Row; 4] = [
        [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574],
        std::array::from_fn(word),
        std::array::from_fn(|place| word(4 + place)),
        [number as u32, (number >> 32) as u32, 0, 0],
    ];
    let turned = |row: Row, by: usize| -> Row { std::array::from_fn(|place| row[(place + by) % 4]) };
    let mut rows = start;
    for _ in 0..4 {
        let [a, b, c, d] = round(rows);
        let [a, b, c, d] = round([a, turned(b, 1), turned(c, 2), turned(d, 3)]);
        rows = [a, turned(b, 3), turned(c, 2), turned(d, 1)];
    }
    std::array::from_fn(|place| rows[place / 4][place % 4].wrapping_add(start[place / 4][place % 4]))
}

/// One round of ChaCha over the columns.
#[inline]
fn round([mut a, mut b, mut c, mut d]: [Row; 4]) -> [Row; 4] {
    let sum = |one: Row, other: Row| -> Row { std::array::from_fn(|i| one[i].wrapping_add(other[i])) };
    let mix = |one: Row, other: Row, turn| -> Row {
        std::array::from_fn(|i| (one[i] ^ other[i]).rotate_left(turn))
    };
    a = sum(a, b);
    d = mix(d, a, 16);
    c = sum(c, d);
    b = mix(b, c, 12);
    a = sum(a, b);
    d = mix(d, a, 8);
    c = sum(c, d);
    b = mix(b, c, 7);
    [a, b, c, d]
}

impl PartialEq for Rng {
    fn eq(&self, other: &Rng) -> bool {
        (self.key, self.next) == (other.key, other.next)
    }
}

impl Eq for Rng {}

/// The JSON form of a generator.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    key: String,
    next: u64,
}

impl From<Rng> for Stored {
    fn from(rng: Rng) -> Stored {
        Stored { key: hex(&rng.key), next: rng.next }
    }
}

impl TryFrom<Stored> for Rng {
    type Error = &'static str;
    fn try_from(stored: Stored) -> Result<Rng, &'static str> {
        let key = unhex(&stored.key).ok_or("the key of a generator is 64 hexadecimal digits")?;
        if stored.next >= 1 << 48 {
            return Err("the position of a generator is below 2^48");
        }
        let mut rng = Rng { key, next: stored.next, block: [0; BLOCK] };
        if !rng.next.is_multiple_of(BLOCK as u64) {
            rng.refill();
        }
        Ok(rng)
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::{Rng as _, SeedableRng};

    use super::*;

    fn tea() -> Rng {
        Rng::new(Seed::from_text("tea"))
    }

    #[test]
    fn words_are_those_of_chacha8() {
        let mut rng = Rng::new(Seed::new([0; 32]));
        let words = [0x2fef_003e, 0xd640_5f89, 0xe8b8_5b7f, 0xa1a5_091f];
        assert_eq!([(); 4].map(|()| rng.word()), words);
    }

    #[test]
    fn blocks_are_those_of_the_library() {
        for (key, number) in
            [(0, 0), (1, 1), (0xab, 7), (0xff, u64::from(u32::MAX)), (3, 1 << 32), (9, (1 << 44) - 1)]
        {
            let mut stream = ChaCha8Rng::from_seed([key; 32]);
            stream.set_word_pos(u128::from(number) * BLOCK as u128);
            assert_eq!(block(&[key; 32], number), [(); BLOCK].map(|()| stream.next_u32()), "{key} {number}");
        }
        let key = std::array::from_fn(|byte| (11 * byte) as u8);
        let mut stream = ChaCha8Rng::from_seed(key);
        for number in 0..100 {
            assert_eq!(block(&key, number), [(); BLOCK].map(|()| stream.next_u32()), "{number}");
        }
    }

    #[test]
    fn below_never_changes() {
        let mut rng = tea();
        let dice = [1, 3, 5, 1, 0, 4, 0, 3, 3, 5, 4, 0, 3, 5, 3, 2, 4, 1, 1, 4, 4, 3, 1, 0];
        assert_eq!([(); 24].map(|()| rng.below(6)), dice);
    }

    #[test]
    fn below_of_a_large_bound_rejects_what_would_be_unfair() {
        let mut rng = tea();
        let numbers = [999_230_264, 2_624_788_422, 950_864_151, 239_768_819, 2_341_289_105, 61_169_723];
        assert_eq!([(); 6].map(|()| rng.below(3_000_000_000)), numbers);
        assert_eq!(rng.next, 7, "one of seven words is rejected");
    }

    #[test]
    fn shuffle_never_changes() {
        let mut cards: [u8; 20] = std::array::from_fn(|card| card as u8);
        tea().shuffle(&mut cards);
        assert_eq!(cards, [17, 16, 9, 14, 2, 3, 19, 4, 13, 8, 18, 12, 7, 0, 11, 1, 5, 15, 10, 6]);
    }

    #[test]
    fn fork_never_changes() {
        let mut child = tea().fork();
        assert_eq!([(); 8].map(|()| child.below(100)), [19, 28, 3, 31, 40, 62, 78, 27]);
    }

    #[test]
    fn below_gives_every_number_the_same_chance() {
        let mut rng = tea();
        for bound in [2, 3, 7, 10] {
            let mut counts = vec![0_i32; bound as usize];
            for _ in 0..6000 * bound {
                counts[rng.below(bound) as usize] += 1;
            }
            assert!(counts.iter().all(|count| (count - 6000).abs() < 400), "below({bound}): {counts:?}");
        }
    }

    #[test]
    fn shuffle_gives_every_order_the_same_chance() {
        let mut rng = tea();
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..24_000 {
            let mut cards = [1, 2, 3, 4];
            rng.shuffle(&mut cards);
            *counts.entry(cards).or_insert(0_i32) += 1;
        }
        assert_eq!(counts.len(), 24);
        assert!(counts.values().all(|count| (count - 1000).abs() < 160), "{counts:?}");
    }

    #[test]
    fn shuffle_of_nothing_takes_no_chance() {
        let mut rng = tea();
        rng.shuffle::<u8>(&mut []);
        rng.shuffle(&mut [1]);
        assert_eq!(rng, tea());
    }

    #[test]
    #[should_panic = "below 0"]
    fn below_nothing_is_refused() {
        tea().below(0);
    }

    #[test]
    fn json_comes_back_at_every_place_of_a_block() {
        let mut rng = tea();
        for place in 0..2 * BLOCK + 1 {
            let text = serde_json::to_string(&rng).unwrap();
            let mut loaded: Rng = serde_json::from_str(&text).unwrap();
            assert_eq!(loaded, rng, "at {place}");
            let mut original = rng;
            let words = [(); 40].map(|()| original.word());
            assert_eq!([(); 40].map(|()| loaded.word()), words, "at {place}");
            rng.word();
        }
    }

    #[test]
    fn json_is_the_key_and_the_position() {
        let mut rng = Rng::new(Seed::new([0xab; 32]));
        rng.word();
        assert_eq!(
            serde_json::to_value(rng).unwrap(),
            serde_json::json!({ "key": "ab".repeat(32), "next": 1 })
        );
    }

    #[test]
    fn json_that_is_no_generator_is_refused() {
        let key = "ab".repeat(32);
        for (text, reason) in [
            (r#"{"key":"ab","next":0}"#.to_owned(), "64 hexadecimal digits"),
            (format!(r#"{{"key":"{key}","next":-1}}"#), "invalid value"),
            (format!(r#"{{"key":"{key}","next":281474976710656}}"#), "below 2^48"),
            (format!(r#"{{"key":"{key}","next":0,"more":1}}"#), "unknown field"),
            (format!(r#"{{"key":"{key}"}}"#), "missing field"),
        ] {
            let error = serde_json::from_str::<Rng>(&text).unwrap_err().to_string();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }

    #[test]
    fn the_last_position_that_is_accepted_goes_on() {
        let text = format!(r#"{{"key":"{}","next":281474976710655}}"#, "ab".repeat(32));
        let mut rng: Rng = serde_json::from_str(&text).unwrap();
        rng.word();
        rng.word();
    }
}
