//! What a person prefers: how fast, how large, which colours, what to be asked and told.
//!
//! A preference has a key and a few words to choose from. Pages carry the chosen words as `data-` attributes of
//! `<html>`, where stylesheet and script find them.

use samovar_engine::Message;

/// One preference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Preference {
    /// How fast moves are shown.
    Speed,
    /// Whether a turn ends by itself when nothing else can be done.
    AutoEnd,
    /// Whether the page asks before what cannot be taken back.
    Confirm,
    /// The width of the board in percent of what there is room for.
    Zoom,
    Theme,
    /// A sound when it is the reader's turn.
    Sound,
    /// A notification of the browser when it is the reader's turn.
    Notify,
}

/// What a yes or no can be.
const SWITCH: &[&str] = &["0", "1"];

impl Preference {
    /// All, in the order of their declaration.
    pub const ALL: [Preference; 7] = [
        Preference::Speed,
        Preference::AutoEnd,
        Preference::Confirm,
        Preference::Zoom,
        Preference::Theme,
        Preference::Sound,
        Preference::Notify,
    ];

    /// Its name in forms and in the database.
    pub const fn key(self) -> &'static str {
        match self {
            Preference::Speed => "speed",
            Preference::AutoEnd => "auto_end",
            Preference::Confirm => "confirm",
            Preference::Zoom => "zoom",
            Preference::Theme => "theme",
            Preference::Sound => "sound",
            Preference::Notify => "notify",
        }
    }

    /// What it can be.
    pub const fn words(self) -> &'static [&'static str] {
        match self {
            Preference::Speed => &["slow", "normal", "fast", "off"],
            Preference::Zoom => &["100", "125", "150"],
            Preference::Theme => &["system", "light", "dark"],
            Preference::AutoEnd | Preference::Confirm | Preference::Sound | Preference::Notify => SWITCH,
        }
    }

    /// Whether it is a yes or no.
    pub fn is_switch(self) -> bool {
        self.words() == SWITCH
    }

    /// The place among its words of what it is for somebody who never chose.
    const fn usual(self) -> u8 {
        match self {
            Preference::Speed | Preference::Confirm => 1,
            _ => 0,
        }
    }
}

/// What a person prefers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preferences {
    /// For each preference, the place of the chosen one among its words.
    chosen: [u8; Preference::ALL.len()],
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences { chosen: Preference::ALL.map(Preference::usual) }
    }
}

impl Preferences {
    /// The chosen word of a preference.
    pub fn of(&self, preference: Preference) -> &'static str {
        preference.words()[usize::from(self.chosen[preference as usize])]
    }

    /// Whether a yes or no is a yes.
    pub fn is_on(&self, preference: Preference) -> bool {
        self.of(preference) == "1"
    }

    /// Reads what [`Preferences::write`] wrote. Anything else, such as a choice of a later version, is left out.
    pub fn read(text: &str) -> Preferences {
        let mut preferences = Preferences::default();
        for (key, word) in text.split(' ').filter_map(|pair| pair.split_once('=')) {
            let known = Preference::ALL.into_iter().find(|preference| preference.key() == key);
            if let Some(preference) = known {
                preferences.choose(preference, word);
            }
        }
        preferences
    }

    /// All of it as a text: `speed=fast auto_end=0 …`.
    pub fn write(&self) -> String {
        Preference::ALL.map(|preference| format!("{}={}", preference.key(), self.of(preference))).join(" ")
    }

    /// As chosen in a form; what the form does not speak of stays. Of a field that is sent twice the last counts, so a
    /// hidden `0` before a box says that it can be unticked.
    ///
    /// # Errors
    /// With everything that is not a choice.
    pub fn with(mut self, fields: &[(String, String)]) -> Result<Preferences, Vec<Message>> {
        let mut faults = Vec::new();
        for preference in Preference::ALL {
            let field = fields.iter().rev().find(|(key, _)| key == preference.key());
            if let Some((_, word)) = field
                && !self.choose(preference, word)
            {
                let what = Message::owned(format!("preference-{}", preference.key()));
                faults
                    .push(Message::new("preference-unknown").with("what", what).with("value", word.as_str()));
            }
        }
        if faults.is_empty() { Ok(self) } else { Err(faults) }
    }

    fn choose(&mut self, preference: Preference, word: &str) -> bool {
        let place = preference.words().iter().position(|known| *known == word);
        if let Some(place) = place {
            self.chosen[preference as usize] = place as u8;
        }
        place.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fields(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn the_order_is_that_of_the_declaration() {
        for (place, preference) in Preference::ALL.into_iter().enumerate() {
            assert_eq!(preference as usize, place);
        }
    }

    #[test]
    fn what_was_written_is_read_again() {
        for preference in Preference::ALL {
            for word in preference.words() {
                let chosen =
                    Preferences::default().with(&fields(&[(preference.key(), word)])).expect("a choice");
                assert_eq!(chosen.of(preference), *word);
                assert_eq!(Preferences::read(&chosen.write()), chosen);
            }
        }
    }

    #[test]
    fn what_cannot_be_read_stays_as_usual() {
        for text in ["", "speed", "speed=warp later=1 =", "confirm=yes", "theme=dark theme="] {
            let read = Preferences::read(text);
            assert_eq!(read.of(Preference::Speed), "normal", "{text}");
            assert!(read.is_on(Preference::Confirm), "{text}");
        }
        assert_eq!(Preferences::read("later=1 theme=dark").of(Preference::Theme), "dark");
    }

    #[test]
    fn a_form_changes_what_it_speaks_of_and_names_what_is_no_choice() {
        let before = Preferences::read("theme=dark sound=1");
        let after =
            before.with(&fields(&[("sound", "1"), ("sound", "0"), ("zoom", "150")])).expect("choices");
        assert_eq!(after, Preferences::read("theme=dark zoom=150"));
        let faults = before.with(&fields(&[("zoom", "200"), ("speed", ""), ("theme", "light")]));
        assert_eq!(faults.expect_err("no choices").len(), 2);
    }
}
