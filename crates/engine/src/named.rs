//! Things as text: enums whose members have words or sentences, and JSON strings.

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
            const COUNT: usize = $name::COUNT;
            #[inline]
            fn index(self) -> usize {
                self.index()
            }
            fn at(index: usize) -> $name {
                $name::at(index)
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
