//! How bots are called, and how strong they are.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_table::bots;
use samovar_words::{Language, Names, say, text};

use crate::model::bot_name;

/// The levels of the program's own bots, weakest first. How strong somebody else's program is, nobody knows.
const LEVELS: [&str; 5] = ["random", "greedy", "novice", "steady", "master"];

/// The level that is taken where none was chosen.
pub(crate) const USUAL: &str = LEVELS[1];

/// The opponent of a first game: the weakest that plays to win.
pub(crate) const GENTLE: &str = LEVELS[1];

/// How strong a level is, from 1 to 5.
fn strength(level: &str) -> Option<usize> {
    LEVELS.iter().position(|known| *known == level).map(|place| place + 1)
}

/// The name of the bot on a seat: a first name for the program's own bots; others go by what their owner calls them.
pub fn name(language: Language, table: &str, seat: Seat, level: &str) -> String {
    match strength(level) {
        Some(_) => {
            let name = bots::name(table, seat);
            text(language, &format!("bot-name-{name}")).unwrap_or_else(|| name.to_owned())
        }
        None => format!("{} {}", bot_name(language, level), seat.index() + 1),
    }
}

/// What a level is called, and how strong it is in words.
pub(crate) fn level(language: Language, level: &str) -> String {
    let name = bot_name(language, level);
    let words = strength(level).and_then(|strength| text(language, &format!("table-strength-{strength}")));
    match words {
        Some(words) => {
            let message = Message::new("table-level").with("level", name).with("strength", words);
            say(language, &message, &Names::default())
        }
        None => name,
    }
}

/// Levels by their strength, weakest first; programs after them.
pub(crate) fn by_strength(levels: &[String]) -> Vec<&str> {
    let mut levels: Vec<&str> = levels.iter().map(String::as_str).collect();
    levels.sort_by_key(|level| strength(level).unwrap_or(usize::MAX));
    levels
}

/// One to five bars for how strong a bot is; in words on hover and for those who cannot see them.
pub(crate) fn bars(language: Language, of: &str) -> Markup {
    let Some(strength) = strength(of) else { return html! {} };
    let words = level(language, of);
    html! {
        svg.strength viewBox="0 0 22 14" role="img" aria-label=(words) {
            title { (words) }
            @for bar in 0..LEVELS.len() {
                @let height = 4 + 2 * bar + bar / 2;
                rect.on[bar < strength] x=(bar * 4 + bar / 2) y=(14 - height) width="3" height=(height) rx="1" {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_spelled_in_every_language() {
        for language in Language::all() {
            for name in bots::NAMES {
                assert!(samovar_words::has(language, &format!("bot-name-{name}")), "{language:?} {name}");
            }
        }
    }

    #[test]
    fn the_levels_are_those_there_are_and_have_words_for_their_strength() {
        assert_eq!(LEVELS, samovar_bots::NAMES);
        let words: std::collections::HashSet<String> =
            LEVELS.iter().map(|known| level(Language::ENGLISH, known)).collect();
        assert_eq!(words.len(), LEVELS.len());
        assert!(words.contains("Merchant (easy)"), "{words:?}");
        let offered = ["program", "master", "random", "greedy"].map(str::to_owned);
        assert_eq!(by_strength(&offered), ["random", "greedy", "master", "program"]);
    }

    #[test]
    fn a_bot_has_as_many_bars_as_it_is_strong_and_a_program_has_none() {
        for (place, level) in LEVELS.iter().enumerate() {
            let drawn = bars(Language::ENGLISH, level).into_string();
            assert_eq!(drawn.matches("class=\"on\"").count(), place + 1);
            assert_eq!(drawn.matches("<rect").count(), LEVELS.len());
        }
        assert_eq!(bars(Language::ENGLISH, "program").into_string(), "");
        assert_eq!(name(Language::ENGLISH, "t", Seat::new(1), "program"), "program 2");
    }
}
