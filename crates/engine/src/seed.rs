//! The seed of a game, and the commitment that proves it was chosen in advance.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Fingerprint;

/// 32 bytes that determine all random events of a game.
///
/// ```
/// use samovar_engine::Seed;
/// let seed = Seed::from_text("a cup of tea");
/// assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed for a text: 64 hexadecimal digits are the seed itself; any other text is hashed with SHA-256.
    pub fn from_text(text: &str) -> Seed {
        text.parse().unwrap_or_else(|_| Seed(Sha256::digest(text.as_bytes()).into()))
    }

    /// The `index`-th seed derived from this one, to play many games from one seed.
    pub fn nth(self, index: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(index.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// Its bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The SHA-256 of the seed. It can be published before the game without revealing anything.
    pub fn commitment(&self) -> Fingerprint {
        Fingerprint::of(self.0)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// The text is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits")]
pub struct BadSeed;

impl FromStr for Seed {
    type Err = BadSeed;
    fn from_str(text: &str) -> Result<Seed, BadSeed> {
        unhex(text).map(Seed).ok_or(BadSeed)
    }
}

crate::json_as_text!(Seed);

/// A seed drawn by a table and its players together, so that nobody can choose it.
///
/// The table picks a secret and publishes its commitment, and every player promises a text by its SHA-256. Once nobody
/// can change either any more, the players reveal their texts. The seed depends on all of them. Once the secret is
/// published, too, anybody can compute the seed again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draw {
    /// The table's secret.
    pub secret: Seed,
    /// What each seat added, in seat order. An empty text is fine.
    pub added: Vec<String>,
}

impl Draw {
    /// The SHA-256 of the secret, published before anybody adds anything.
    pub fn commitment(&self) -> Fingerprint {
        self.secret.commitment()
    }

    /// The seed: the SHA-256 of the words `samovar draw`, the secret, and every text, each preceded by its length in
    /// bytes (as eight bytes, lowest first).
    pub fn seed(&self) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"samovar draw");
        hash.update(self.secret.0);
        for text in &self.added {
            hash.update((text.len() as u64).to_le_bytes());
            hash.update(text.as_bytes());
        }
        Seed(hash.finalize().into())
    }
}

/// Lower-case hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes of a hexadecimal text; `None` unless it has exactly `2 * N` digits.
pub(crate) fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        let high = char::from(pair[0]).to_digit(16)?;
        let low = char::from(pair[1]).to_digit(16)?;
        *byte = (high << 4 | low) as u8;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ZERO: Seed = Seed::new([0; 32]);

    #[test]
    fn a_text_means_its_sha_256() {
        let known = "a9f74d1ec36ebdeb2da3f6e5868090cd2a2d20b3dcca7b62f60304b1d3d9ef42";
        assert_eq!(Seed::from_text("tea").to_string(), known);
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(Seed::from_text("").to_string(), empty);
    }

    #[test]
    fn sixty_four_digits_mean_themselves() {
        let text = "0123456789abcdefABCDEF".repeat(3)[..64].to_owned();
        assert_eq!(Seed::from_text(&text).to_string(), text.to_lowercase());
    }

    #[test]
    fn the_commitment_is_the_sha_256_of_the_bytes() {
        let known = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
        assert_eq!(ZERO.commitment().to_string(), known);
        let counting = Seed::new(std::array::from_fn(|place| place as u8));
        let known = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
        assert_eq!(counting.commitment().to_string(), known);
    }

    #[test]
    fn the_seeds_of_a_family_never_change() {
        let known = "4d5d92033f19e360872644adcfa0d731655ae5afa255b266dd509a94ba8e4a66";
        assert_eq!(ZERO.nth(7).to_string(), known);
        assert_ne!(ZERO.nth(0), ZERO.nth(1));
    }

    #[test]
    fn anything_but_sixty_four_digits_is_no_seed() {
        for text in [String::new(), "0".repeat(63), "0".repeat(65), "g".repeat(64), "é".repeat(32)] {
            assert_eq!(text.parse::<Seed>(), Err(BadSeed), "{text}");
        }
    }

    #[test]
    fn what_is_drawn_never_changes() {
        let draw = |added: &[&str]| {
            let added = added.iter().map(|text| (*text).to_owned()).collect();
            Draw { secret: ZERO, added }.seed().to_string()
        };
        assert_eq!(draw(&[]), "55324607e970be820570963161dee0c765ec4c3910236df826687dded5576d52");
        assert_eq!(draw(&["tea", "čaj"]), "db4554e51bc276f6ba582999090eacb8f4a6b68e3ce92fe35d8236a18d75224d");
    }

    #[test]
    fn everything_that_was_added_counts() {
        let draw = |added: &[&str]| {
            let added = added.iter().map(|text| (*text).to_owned()).collect();
            Draw { secret: ZERO, added }.seed()
        };
        let all =
            [draw(&[]), draw(&[""]), draw(&["ab"]), draw(&["a", "b"]), draw(&["b", "a"]), draw(&["", "ab"])];
        for (place, seed) in all.iter().enumerate() {
            assert!(!all[..place].contains(seed), "{place}");
            assert_ne!(seed.to_string(), ZERO.commitment().to_string());
        }
    }

    #[test]
    fn json_is_the_text() {
        let json = serde_json::to_string(&ZERO).unwrap();
        assert_eq!(json, format!("{:?}", "0".repeat(64)));
        assert_eq!(serde_json::from_str::<Seed>(&json).unwrap(), ZERO);
        let error = serde_json::from_str::<Seed>("\"tea\"").unwrap_err().to_string();
        assert!(error.contains("64 hexadecimal digits"), "{error}");
    }
}
