//! The names people choose: nobody may look like somebody else.

use unicode_script::{Script, UnicodeScript};
use unicode_security::{MixedScript, skeleton};

/// What a name looks like: names that look alike have the same, whatever they are written with.
pub fn look(name: &str) -> String {
    let plain: String = skeleton(name).filter(|letter| !letter.is_whitespace()).collect();
    plain.to_lowercase()
}

/// What is wrong with a name (the id of a message).
pub fn fault(name: &str) -> Option<&'static str> {
    if name.chars().any(is_invisible) {
        return Some("account-name-invisible");
    }
    (!is_of_one_script(name)).then_some("account-name-mixed")
}

/// Whether nobody can see a character.
fn is_invisible(letter: char) -> bool {
    let blank = matches!(
        letter,
        '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}'
            | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1d159}' | '\u{e0000}'..='\u{e0fff}'
    );
    blank || letter.is_control()
}

/// Whether all letters of a name are of one script. Japanese, Korean and Chinese are also written with Latin letters.
fn is_of_one_script(name: &str) -> bool {
    if name.is_single_script() {
        return true;
    }
    let rest: String = name.chars().filter(|letter| letter.script() != Script::Latin).collect();
    let is_east_asian = |letter: char| {
        matches!(
            letter.script(),
            Script::Han
                | Script::Hiragana
                | Script::Katakana
                | Script::Hangul
                | Script::Bopomofo
                | Script::Common
                | Script::Inherited
        )
    };
    rest.is_single_script() && rest.chars().all(is_east_asian)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_every_script_are_fine() {
        for name in [
            "Anna",
            "Анна",
            "Jiří Šťastný",
            "Zoë 2",
            "O’Neill",
            "アンナ",
            "田中 Taro",
            "안나",
            "Άννα",
            "🙂 Anna",
        ] {
            assert_eq!(fault(name), None, "{name}");
        }
    }

    #[test]
    fn what_cannot_be_seen_is_refused() {
        for letter in
            ['\u{ad}', '\u{3164}', '\u{200b}', '\u{202e}', '\u{2800}', '\u{fe0f}', '\u{e0041}', '\u{7}']
        {
            assert_eq!(fault(&format!("An{letter}na")), Some("account-name-invisible"), "{letter:?}");
        }
    }

    #[test]
    fn letters_of_several_scripts_are_refused() {
        // The first letter is Cyrillic, then Greek.
        for name in ["\u{410}nna", "\u{391}nna", "アнна"] {
            assert_eq!(fault(name), Some("account-name-mixed"), "{name}");
        }
    }

    #[test]
    fn names_that_look_alike_have_the_same_look() {
        for (one, other) in [
            ("coco", "\u{441}\u{43e}\u{441}\u{43e}"),
            ("Ivan", "lvan"),
            ("Anna1", "Annal"),
            ("Anna", "anna"),
            ("Anna", "\u{ff21}nna"),
            ("Anna K", "AnnaK"),
            ("bob", "b0b"),
        ] {
            assert_eq!(look(one), look(other), "{one} {other}");
        }
        assert_ne!(look("Anna"), look("Hanna"));
        assert_ne!(look("Anna"), look("Ánna"));
    }
}
