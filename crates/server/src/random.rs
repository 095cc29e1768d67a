//! Chance from the operating system: ids, tokens, secrets.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use samovar_engine::Seed;
use sha2::{Digest, Sha256};

/// Where chance comes from: the operating system, or for tests a seed.
#[derive(Clone, Debug, Default)]
pub struct Random {
    fixed: Option<Fixed>,
}

/// Chance that is the same every time. Anybody who comes without a token draws one, and browsers ask for several things
/// at once; tokens are drawn apart, so that nothing else depends on who came first. So are marks, of which nothing depends.
#[derive(Clone, Debug)]
struct Fixed {
    tokens: Stream,
    marks: Stream,
    others: Stream,
}

/// A seed, and how often it was drawn from.
#[derive(Clone, Debug)]
struct Stream(Seed, Arc<AtomicU64>);

impl Stream {
    fn next(&self) -> [u8; 32] {
        *self.0.nth(self.1.fetch_add(1, Ordering::Relaxed)).bytes()
    }
}

impl Random {
    /// The same chance every time, for tests.
    pub fn fixed(seed: Seed) -> Random {
        let stream = |seed| Stream(seed, Arc::default());
        let (tokens, marks) = (stream(seed.nth(u64::MAX)), stream(seed.nth(u64::MAX - 1)));
        Random { fixed: Some(Fixed { tokens, marks, others: stream(seed) }) }
    }

    /// 32 bytes nobody can guess.
    ///
    /// # Panics
    /// If the operating system has no chance to give: nothing safe can be done then.
    pub fn bytes(&self) -> [u8; 32] {
        self.fixed.as_ref().map_or_else(unknown, |fixed| fixed.others.next())
    }

    /// An id nobody can guess: 80 bits in 16 letters and digits.
    pub fn id(&self) -> String {
        const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
        self.bytes()[..16].iter().map(|byte| char::from(DIGITS[usize::from(byte % 32)])).collect()
    }

    /// A number nobody else draws.
    ///
    /// # Panics
    /// As [`Random::bytes`] does.
    pub fn mark(&self) -> i64 {
        let [a, b, c, d, e, f, g, h, ..] =
            self.fixed.as_ref().map_or_else(unknown, |fixed| fixed.marks.next());
        i64::from_le_bytes([a, b, c, d, e, f, g, h])
    }

    /// A token nobody can guess: 256 bits in hexadecimal.
    ///
    /// # Panics
    /// As [`Random::bytes`] does.
    pub fn token(&self) -> String {
        hex(&self.fixed.as_ref().map_or_else(unknown, |fixed| fixed.tokens.next()))
    }
}

/// 32 bytes from the operating system.
fn unknown() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// Lower-case hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from_digit(value.into(), 16).unwrap_or_default();
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// The SHA-256 of some texts, each ended by a zero byte, in hexadecimal.
pub fn hash(texts: &[&str]) -> String {
    let mut hash = Sha256::new();
    for text in texts {
        hash.update(text.as_bytes());
        hash.update([0]);
    }
    hex(&hash.finalize())
}
