//! What becomes of messages.

use samovar_engine::{Message, Seat};
use samovar_words::{Language, Names, has, say, text};

fn english(message: Message) -> String {
    say(Language::ENGLISH, &message, &Names::default())
}

#[test]
fn an_unknown_id_shows_itself_with_its_arguments() {
    let message = Message::new("no-such-sentence").with("n", 3).with("who", Seat::new(0));
    assert_eq!(english(message), "no-such-sentence(n=3, who=0)");
}

#[test]
fn a_missing_argument_shows_the_message_itself() {
    assert_eq!(english(Message::new("option-value").with("key", "x")), "option-value(key=x)");
}

#[test]
fn a_seat_without_a_name_is_counted_from_one() {
    let message = Message::new("play-undone").with("who", Seat::new(1));
    assert_eq!(english(message), "Player 2 takes back the last decision.");
}

#[test]
fn a_seat_is_called_by_its_name() {
    let names = Names::new(vec![String::new(), "Anna".to_owned()]);
    let message = Message::new("play-undone").with("who", Seat::new(1));
    assert_eq!(say(Language::ENGLISH, &message, &names), "Anna takes back the last decision.");
    assert_eq!(names.of(Language::ENGLISH, Seat::new(0)), "Player 1");
}

#[test]
fn words_inside_words_are_looked_up() {
    let inner = Message::new("player").with("number", 4);
    assert_eq!(english(Message::new("play-legal").with("words", inner)), "Allowed: Player 4");
}

/// The coins of the most important boyar are lost with or without a seal (TSR-100); a seal brings back those of others in
/// that chamber only (TSR-105).
#[test]
fn the_hint_on_seals_tells_the_coins_of_leaving_apart_from_those_of_a_seal() {
    let hint = |language| {
        text(language, "first-tsar-hint-seals")
            .expect("a hint")
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
    };
    let lost = [
        "loses its coins when it leaves;",
        "perd ses pièces en la quittant",
        "při odchodu o své mince přijde;",
    ];
    let back = ["whoever else stands there gets", "qui s’y trouvent", "kdo v ní mají bojara"];
    for ((code, lost), back) in ["en", "fr", "cs"].into_iter().zip(lost).zip(back) {
        let language = code.parse().expect("a language");
        assert!(hint(language).contains(lost) && hint(language).contains(back), "{}", hint(language));
    }
}

#[test]
fn numbers_choose_the_plural_form() {
    let message = |seats: u8| {
        Message::new("option-per-seat").with("key", "boards").with("value", "a,b").with("seats", seats)
    };
    assert!(english(message(1)).contains("for one seat;"));
    assert!(english(message(3)).contains("for 3 seats;"));
}

#[test]
fn a_seat_without_a_name_is_counted_in_the_language() {
    for (code, called) in [("en", "Player 2"), ("fr", "Joueur 2"), ("cs", "Hráč 2")] {
        assert_eq!(Names::default().of(code.parse().expect("a language"), Seat::new(1)), called);
    }
}

#[test]
fn the_code_of_a_language_leads_back_to_it() {
    for language in Language::all() {
        assert_eq!(language.code().parse(), Ok(language));
    }
    assert!("xx".parse::<Language>().is_err());
}

#[test]
fn has_knows_sentences_with_and_without_arguments() {
    assert!(has(Language::ENGLISH, "option-value") && has(Language::ENGLISH, "play-help"));
    assert!(!has(Language::ENGLISH, "no-such-sentence"));
    assert!(text(Language::ENGLISH, "play-help").is_some());
}
