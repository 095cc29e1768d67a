//! Text that people and programs send, as it is kept.

use samovar_engine::Fingerprint;
use samovar_table::fold::Refused;

/// The longest text a player adds to the seed, in characters.
pub const LONGEST_ADDED: usize = 128;

/// The longest line of chat, in characters.
pub const LONGEST_LINE: usize = 500;

/// What a player promises to add to the seed; nothing without a script.
///
/// # Errors
/// If it is not a SHA-256.
pub fn promise(given: Option<&str>) -> Result<Option<Fingerprint>, Refused> {
    let given = given.filter(|text| !text.is_empty()).map(str::parse);
    given.transpose().map_err(|_| Refused::invalid("table-bad-promise"))
}

/// A line of chat: visible characters only, at most [`LONGEST_LINE`] of them.
pub fn line(text: &str) -> String {
    let seen = |letter: char| if letter.is_whitespace() { ' ' } else { letter };
    let plain: String = text.chars().map(seen).filter(|letter| !is_unseen(*letter)).collect();
    plain.trim().chars().take(LONGEST_LINE).collect()
}

/// A name: no control characters, single spaces, at most 40 characters.
pub fn clean_name(name: &str) -> String {
    let plain: String = name.chars().filter(|letter| !is_unseen(*letter)).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    words.join(" ").chars().take(40).collect()
}

/// Whether a character controls, reverses or hides text.
pub fn is_unseen(letter: char) -> bool {
    let hides = matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    letter.is_control() || hides
}
