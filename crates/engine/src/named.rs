//! Things as text: enums whose members have words or sentences, JSON strings, and actions with their notation.

use crate::{MAX_SEATS, Seat};

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

        impl $crate::Every for $name {
            fn every() -> impl Iterator<Item = $name> {
                Self::ALL.into_iter()
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

/// Defines functions from a piece to a message about it: the id is a prefix, the family and the piece's text. What is
/// among the `names` also names the piece where it is an argument of another message.
#[macro_export]
macro_rules! names {
    (
        $prefix:literal;
        names { $($(#[$name_doc:meta])* $name:ident($named:ty) = $name_family:literal;)+ }
        texts { $($(#[$doc:meta])* $text:ident($piece:ty) = $family:literal;)* }
    ) => {
        $crate::names!(@texts $prefix; $($(#[$name_doc])* $name($named) = $name_family;)+);
        $crate::names!(@texts $prefix; $($(#[$doc])* $text($piece) = $family;)*);
        $(impl From<$named> for $crate::Arg {
            fn from(piece: $named) -> $crate::Arg {
                $name(piece).into()
            }
        })+
    };
    (@texts $prefix:literal; $($(#[$doc:meta])* $name:ident($piece:ty) = $family:literal;)*) => {$(
        $(#[$doc])*
        pub fn $name(piece: $piece) -> $crate::Message {
            $crate::Message::owned(format!(concat!($prefix, "-", $family, "-{}"), piece))
        }
    )*};
}

/// Puts pieces into messages by what is printed on them, the same in every language.
#[macro_export]
macro_rules! printed {
    ($($piece:ty),+) => {$(
        impl From<$piece> for $crate::Arg {
            fn from(piece: $piece) -> $crate::Arg {
                $crate::Arg::Text(piece.to_string())
            }
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

/// What there is a fixed number of, for the list of all actions.
pub trait Every: Sized {
    /// All of them, in order.
    fn every() -> impl Iterator<Item = Self>;
}

impl Every for Seat {
    fn every() -> impl Iterator<Item = Seat> {
        Seat::first(MAX_SEATS)
    }
}

/// Nothing, then every something.
impl<T: Every> Every for Option<T> {
    fn every() -> impl Iterator<Item = Option<T>> {
        [None].into_iter().chain(T::every().map(Some))
    }
}

/// Defines the actions of a game with their notation, by what each closes: `choices` nothing, `declines` only an offer,
/// `ends` only a turn. Takes the title of the game and some examples for whoever writes something else.
///
/// An argument is any [`Every`] of its type unless its values are given, and an action exists only `if` its condition
/// holds. Its text can name the arguments, or be followed by what its empty braces stand for. `also` gives further
/// spellings of actions.
///
/// ```
/// samovar_engine::actions! {
///     /// What a guest can do.
///     pub enum Action of "Tea", as in "pour 2, leave";
///     choices {
///         /// `pour 2`: pours some cups.
///         Pour(cups: u8 = 1..=3) => "pour {cups}";
///         /// `swap 1 2`: swaps two cups.
///         Swap(one: u8 = 1..=3, two: u8 = 1..=3) if (one < two) => "swap {one} {two}";
///     }
///     declines {}
///     ends {
///         /// `leave`: goes home.
///         Leave => "leave";
///     }
/// }
///
/// assert_eq!("pour 2".parse(), Ok(Action::Pour(2)));
/// assert!("swap 2 1".parse::<Action>().is_err());
/// assert_eq!(Action::all().count(), 3 + 3 + 1);
/// assert!(samovar_engine::Action::closes(Action::Leave).is_some());
/// ```
#[macro_export]
macro_rules! actions {
    (
        $(#[$attribute:meta])* pub enum $action:ident of $game:literal, as in $examples:literal
        $(, also $spellings:expr)?;
        $($closes:ident {$(
            $(#[$doc:meta])* $name:ident $(($($field:ident: $type:ty $(= $values:expr)?),+))?
            $(if $exists:expr)? => $text:literal $(, $part:expr)*;
        )*})+
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $action {
            $($($(#[$doc])* $name $(($($type),+))?,)*)+
        }

        impl $action {
            /// Every action there is, in a fixed order.
            pub fn all() -> impl Iterator<Item = $action> {
                let mut all = Vec::new();
                $($($crate::each!({
                    $(if !$exists { continue; })?
                    all.push($action::$name $(($($field),+))?);
                } $($($field: $type $(= $values)?),+)?);)*)+
                all.into_iter()
            }
        }

        impl $crate::Action for $action {
            fn closes(self) -> Option<$crate::Closing> {
                match self {
                    $($($action::$name { .. } => $crate::closing!($closes),)*)+
                }
            }
        }

        impl ::std::fmt::Display for $action {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match *self {
                    $($($action::$name $(($($field),+))? => write!(f, $text $(, $part)*),)*)+
                }
            }
        }

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

/// Does something for all combinations of values, for [`actions!`](crate::actions).
#[doc(hidden)]
#[macro_export]
macro_rules! each {
    ($body:block) => { $body };
    ($body:block $field:ident: $type:ty = $values:expr $(, $($rest:tt)+)?) => {
        for $field in $values {
            $crate::each!($body $($($rest)+)?);
        }
    };
    ($body:block $field:ident: $type:ty $(, $($rest:tt)+)?) => {
        $crate::each!($body $field: $type = <$type as $crate::Every>::every() $(, $($rest)+)?);
    };
}

/// What the actions of a section close, for [`actions!`](crate::actions).
#[doc(hidden)]
#[macro_export]
macro_rules! closing {
    (choices) => {
        None
    };
    (declines) => {
        Some($crate::Closing::Offer)
    };
    (ends) => {
        Some($crate::Closing::Turn)
    };
}

/// Defines an enum whose members are told in sentences: each with the id of its message and the arguments. Fields are
/// arguments by their own names, by another one if they are told `as` that, only if there is something `as [that]`, or
/// not at all `as _`. Further arguments follow the id, which may be an expression or a whole message.
///
/// ```
/// use samovar_engine::{Seat, told};
///
/// told! {
///     /// What happened to the tea.
///     #[derive(Clone, Copy)]
///     pub enum Event {
///         /// Somebody poured it.
///         Poured { who: Seat, cups: u8 as count, hot: bool as _ } => if hot { "tea-poured" } else { "tea-cold" };
///         Gone => "tea-gone", left: 0_u8;
///     }
/// }
///
/// let poured = Event::Poured { who: Seat::new(1), cups: 2, hot: true };
/// assert_eq!(poured.told().to_string(), "tea-poured(who=1, count=2)");
/// assert_eq!(Event::Gone.told().to_string(), "tea-gone(left=0)");
/// ```
#[macro_export]
macro_rules! told {
    ($(#[$attribute:meta])* pub enum $name:ident {$(
        $(#[$doc:meta])* $member:ident $({ $($field:ident: $type:ty $(as $told:tt)?),+ })?
        => $message:expr $(, $arg:ident: $value:expr)*;
    )+}) => {
        $(#[$attribute])*
        #[allow(missing_docs)]
        pub enum $name {
            $($(#[$doc])* $member $({ $($field: $type),+ })?,)+
        }

        impl $name {
            /// It in words.
            #[allow(unused_variables)]
            pub fn told(&self) -> $crate::Message {
                match *self {$(
                    $name::$member $({ $($field),+ })? => {
                        let message = $crate::Message::from($message);
                        $($(let message = $crate::tell!(message, $field $(, $told)?);)+)?
                        $(let message = message.with(stringify!($arg), $value);)*
                        message
                    }
                )+}
            }
        }
    };
}

/// Adds a field to a message, for [`told!`](crate::told).
#[doc(hidden)]
#[macro_export]
macro_rules! tell {
    ($message:ident, $field:ident, _) => {
        $message
    };
    ($message:ident, $field:ident, [$told:ident]) => {
        match $field {
            Some(value) => $message.with(stringify!($told), value),
            None => $message,
        }
    };
    ($message:ident, $field:ident, $told:ident) => {
        $message.with(stringify!($told), $field)
    };
    ($message:ident, $field:ident) => {
        $message.with(stringify!($field), $field)
    };
}
