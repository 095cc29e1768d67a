//! Lists and labels, with the punctuation of each language.

use samovar_engine::Message;

use crate::{Language, Names, say};

/// Several things in a sentence: "Anna, Boris and Vera".
pub fn listed(language: Language, things: impl IntoIterator<Item = String>) -> String {
    fold(language, things, "web-list-two")
}

/// Several things after each other without a word before the last: "3 horses, 1 coin".
pub fn listed_with_commas(language: Language, things: impl IntoIterator<Item = String>) -> String {
    fold(language, things, "web-list-more")
}

fn fold(language: Language, things: impl IntoIterator<Item = String>, last: &'static str) -> String {
    let mut things: Vec<_> = things.into_iter().collect();
    let mut list = things.pop().unwrap_or_default();
    let mut id = last;
    while let Some(one) = things.pop() {
        list = say(language, &Message::new(id).with("one", one).with("rest", list), &Names::default());
        id = "web-list-more";
    }
    list
}

/// A thing with what is said of it: "Score: 7".
pub fn labelled(language: Language, label: impl Into<String>, text: impl Into<String>) -> String {
    let message = Message::new("web-labelled").with("label", label.into()).with("text", text.into());
    say(language, &message, &Names::default())
}
