//! How bots are called, and how strong they are.

use maud::{Markup, html};
use samovar_engine::{Level, Message, Seat};
use samovar_table::bots;
use samovar_words::{Language, Names, say, text};

use crate::model::bot_name;

/// Bots of the program that are for measurements. Tables may have them, but nobody is offered them.
const RESEARCH: [&str; 2] = ["random", "greedy"];

/// The opponent of a first game: one whom a first-time player can beat.
pub(crate) const GENTLE: &str = Level::ALL[0].name();

/// How strong a level of the program's own bots is, from 1. How strong somebody else's program is, nobody knows.
fn strength(level: &str) -> Option<usize> {
    Level::find(level).map(Level::strength)
}

/// The name of the bot on a seat: a first name for the program's own bots; others go by what their owner calls them.
pub fn name(language: Language, table: &str, seat: Seat, level: &str) -> String {
    match is_own(level) {
        true => {
            let name = bots::name(table, seat);
            text(language, &format!("bot-name-{name}")).unwrap_or_else(|| name.to_owned())
        }
        false => format!("{} {}", bot_name(language, level), seat.index() + 1),
    }
}

/// Whether a bot is one of the program's own.
fn is_own(bot: &str) -> bool {
    RESEARCH.contains(&bot) || Level::find(bot).is_some()
}

/// What a level is called, and how it is rated in a game.
pub(crate) fn level(language: Language, game: &str, level: &str) -> String {
    let name = bot_name(language, level);
    match Level::find(level) {
        Some(level) => {
            let rating = level.in_game(game).rating;
            let message = Message::new("table-level").with("level", name).with("rating", rating);
            say(language, &message, &Names::default())
        }
        None => name,
    }
}

/// The bots that are offered to people: levels, weakest first, and programs after them.
pub(crate) fn by_strength(bots: &[String]) -> Vec<&str> {
    let offered = bots.iter().map(String::as_str).filter(|bot| !RESEARCH.contains(bot));
    let mut levels: Vec<&str> = offered.collect();
    levels.sort_by_key(|level| strength(level).unwrap_or(usize::MAX));
    levels
}

/// A bar for each level, as many of them full as a bot is strong; in words on hover and for those who cannot see them.
pub(crate) fn bars(language: Language, game: &str, of: &str) -> Markup {
    let Some(strength) = strength(of) else { return html! {} };
    let words = level(language, game, of);
    html! {
        svg.strength viewBox="0 0 39 14" role="img" aria-label=(words) {
            title { (words) }
            @for bar in 0..Level::COUNT {
                @let height = 5 + bar * 9 / (Level::COUNT - 1);
                rect.on[bar < strength] x=(bar * 5) y=(14 - height) width="4" height=(height) rx="1" {}
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
    fn people_are_offered_levels_by_strength_and_programs_after_them() {
        let offered = ["program", "random", "master", "greedy", "newcomer"].map(str::to_owned);
        assert_eq!(by_strength(&offered), ["newcomer", "master", "program"]);
        assert!(samovar_bots::NAMES.iter().all(|name| is_own(name)) && !is_own("program"));
    }

    #[test]
    fn a_level_is_told_with_its_rating_in_the_game() {
        let rating = Level::find("casual").expect("a level").in_game("rurik").rating;
        let told = level(Language::ENGLISH, "rurik", "casual");
        assert_eq!(told, format!("Casual player (rating {rating})"));
        assert_eq!(level(Language::ENGLISH, "rurik", "program"), "program");
    }

    #[test]
    fn a_bot_has_as_many_bars_as_it_is_strong_and_a_program_has_none() {
        for level in Level::ALL {
            let drawn = bars(Language::ENGLISH, "rurik", level.name()).into_string();
            assert_eq!(drawn.matches("class=\"on\"").count(), level.strength());
            assert_eq!(drawn.matches("<rect").count(), Level::COUNT);
        }
        assert_eq!(bars(Language::ENGLISH, "rurik", "program").into_string(), "");
        assert_eq!(
            bars(Language::ENGLISH, "rurik", "steady").into_string().matches("class=\"on\"").count(),
            Level::EXPERT.strength(),
            "it was called so"
        );
        assert_eq!(name(Language::ENGLISH, "t", Seat::new(1), "program"), "program 2");
    }
}
