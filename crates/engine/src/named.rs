//! Things as text: enums whose members have words, JSON strings, and the notation of actions.

/// Defines enums whose members have words: in notation, in component tables and in JSON.
///
/// ```
/// samovar_engine::named! {
///     /// What is poured.
///     Drink { Tea = "tea", Sbiten = "sbiten" }
/// }
///
/// assert_eq!("sbiten".parse(), Ok(Drink::Sbiten));
/// assert_eq!(Drink::ALL[Drink::Tea.index()].word(), "tea");
/// assert_eq!("kvass".parse::<Drink>().unwrap_err(), "\"kvass\" is not one of tea, sbiten");
/// ```
#[macro_export]
macro_rules! named {
    ($($(#[$doc:meta])* $name:ident { $($(#[$item:meta])* $member:ident = $word:literal),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[allow(missing_docs)]
        pub enum $name { $($(#[$item])* #[serde(rename = $word)] $member),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; $name::COUNT] = [$($name::$member),+];
            /// Their words, in order.
            pub const WORDS: [&'static str; $name::COUNT] = [$($word),+];
            /// How many there are.
            pub const COUNT: usize = [$($word),+].len();

            /// Position among all of them, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one at a position.
            ///
            /// # Panics
            /// If the position is too high.
            #[inline]
            pub const fn at(index: usize) -> $name {
                Self::ALL[index]
            }

            /// Its word in notation, tables and JSON.
            pub const fn word(self) -> &'static str {
                Self::WORDS[self as usize]
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<$name, String> {
                let known = Self::ALL.into_iter().find(|known| known.word() == text);
                known.ok_or_else(|| format!("{text:?} is not one of {}", Self::WORDS.join(", ")))
            }
        }
    )+};
}

/// Defines functions from a piece to the message that names it: the id is a prefix, the family and the piece's text.
#[macro_export]
macro_rules! names {
    ($prefix:literal; $($(#[$doc:meta])* $name:ident($piece:ty) = $family:literal;)+) => {$(
        $(#[$doc])*
        pub fn $name(piece: $piece) -> $crate::Message {
            $crate::Message::owned(format!(concat!($prefix, "-", $family, "-{}"), piece))
        }
    )+};
}

/// Makes a type its text in JSON: written with `Display`, read with `FromStr`.
#[macro_export]
macro_rules! json_as_text {
    ($type:ty) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let text = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }
    };
}

/// A text that is not an action of a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is not written like an action of {game} (as are: {examples})")]
pub struct BadAction {
    text: String,
    game: &'static str,
    examples: &'static str,
}

impl BadAction {
    /// Refuses a text, of which only the beginning is kept.
    pub fn new(text: &str, game: &'static str, examples: &'static str) -> BadAction {
        BadAction { text: text.chars().take(60).collect(), game, examples }
    }
}

/// Implements `FromStr` for an action type: the inverse of `Display` on everything that its `all()` lists, and on
/// further spellings if there are any. Takes the action type, the title of the game and some examples.
///
/// The texts are collected once, at the first reading.
#[macro_export]
macro_rules! notation {
    ($action:ty, $game:literal, $examples:literal $(, $spellings:expr)?) => {
        impl ::std::str::FromStr for $action {
            type Err = $crate::BadAction;
            fn from_str(text: &str) -> Result<$action, $crate::BadAction> {
                use ::std::{collections::HashMap, sync::LazyLock};
                static KNOWN: LazyLock<HashMap<String, $action>> = LazyLock::new(|| {
                    <$action>::all().map(|action| (action.to_string(), action))$(.chain($spellings))?.collect()
                });
                KNOWN.get(text).copied().ok_or_else(|| $crate::BadAction::new(text, $game, $examples))
            }
        }
    };
}
