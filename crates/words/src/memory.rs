//! A cache of recent sentences. Pages repeat the same ones again and again, and formatting one takes longer than
//! looking it up.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};

use samovar_engine::{Arg, Message};

use crate::{Language, Names};

/// The most sentences a thread keeps.
const MOST: usize = 8192;

/// A sentence, and everything it depends on.
struct Said {
    language: Language,
    message: Message,
    /// The attribute that was asked for; empty for the sentence itself.
    form: &'static str,
    /// Only if the sentence names somebody.
    names: Option<Names>,
    sentence: String,
}

#[derive(Default)]
struct Memory {
    state: RandomState,
    said: HashMap<u64, Said>,
}

thread_local! {
    static MEMORY: RefCell<Memory> = RefCell::default();
}

/// The sentence of a message, from the cache if this thread has formatted it recently.
pub fn recall(
    language: Language,
    message: &Message,
    form: &'static str,
    names: &Names,
    put: impl FnOnce() -> String,
) -> String {
    let names = names_somebody(message).then_some(names);
    let known = |memory: &RefCell<Memory>| {
        let memory = memory.borrow();
        let key = memory.state.hash_one((language, message, form, names));
        let said = memory.said.get(&key).filter(|said| {
            said.language == language
                && said.message == *message
                && said.form == form
                && said.names.as_ref() == names
        });
        (key, said.map(|said| said.sentence.clone()))
    };
    let (key, sentence) = MEMORY.with(known);
    if let Some(sentence) = sentence {
        return sentence;
    }
    // Sentences can contain others, which use the cache too, so it must not be borrowed here.
    let sentence = put();
    MEMORY.with(|memory| {
        let said = &mut memory.borrow_mut().said;
        if said.len() >= MOST {
            said.clear();
        }
        let (message, names) = (message.clone(), names.cloned());
        said.insert(key, Said { language, message, form, names, sentence: sentence.clone() });
    });
    sentence
}

/// Whether a sentence depends on the names of the players.
fn names_somebody(message: &Message) -> bool {
    message.args.iter().any(|(_, arg)| match arg {
        Arg::Seat(_) => true,
        Arg::Words(words) => names_somebody(words),
        Arg::Number(_) | Arg::Text(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use samovar_engine::Seat;

    use crate::{Language, Names, say};

    use super::*;

    #[test]
    fn a_sentence_follows_its_language_its_arguments_and_its_names() {
        let player = |seat| Message::new("player").with("number", seat);
        let undo = Message::new("table-log-undo").with("who", Seat::new(0));
        let names = |name: &str| Names::new(vec![name.to_owned()]);
        for _ in 0..2 {
            assert_eq!(say(Language::ENGLISH, &player(1), &Names::default()), "Player 1");
            assert_eq!(say(Language::ENGLISH, &player(2), &Names::default()), "Player 2");
            assert_ne!(say(Language::PSEUDO, &player(1), &Names::default()), "Player 1");
            assert!(say(Language::ENGLISH, &undo, &names("Anna")).contains("Anna"));
            assert!(say(Language::ENGLISH, &undo, &names("Boris")).contains("Boris"));
            assert!(say(Language::ENGLISH, &undo, &Names::default()).contains("Player 1"));
        }
    }

    #[test]
    fn names_inside_of_words_count() {
        let inner = Message::new("x").with("who", Seat::new(1));
        assert!(names_somebody(&Message::new("y").with("what", inner)));
        assert!(!names_somebody(&Message::new("y").with("what", Message::new("x"))));
    }
}
