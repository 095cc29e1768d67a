//! Chance from the operating system: ids, tokens, secrets.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use samovar_engine::Seed;
use sha2::{Digest, Sha256};

/// Where chance comes from: the operating system, or for tests a seed.
#[derive(Clone, Debug, Default)]
pub struct Random {
    fixed: Option<(Seed, Arc<AtomicU64>)>,
}

impl Random {
    /// The same chance every time, for tests.
    pub fn fixed(seed: Seed) -> Random {
        Random { fixed: Some((seed, Arc::default())) }
    }

    /// 32 bytes nobody can guess.
    ///
    /// # Panics
    /// If the operating system has no chance to give: nothing safe can be done then.
    pub fn bytes(&self) -> [u8; 32] {
        match &self.fixed {
            Some((seed, count)) => *seed.nth(count.fetch_add(1, Ordering::Relaxed)).bytes(),
            None => {
                let mut bytes = [0; 32];
                getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
                bytes
            }
        }
    }

    /// An id nobody can guess: 80 bits in 16 letters and digits.
    pub fn id(&self) -> String {
        const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
        self.bytes()[..16].iter().map(|byte| char::from(DIGITS[usize::from(byte % 32)])).collect()
    }

    /// A token nobody can guess: 256 bits in hexadecimal.
    pub fn token(&self) -> String {
        hex(&self.bytes())
    }
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
