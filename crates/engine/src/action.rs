//! Actions: their notation, their ids, and the grammar of the notation.
//!
//! A game lists its actions once, with [`actions!`](crate::actions). What they are called, how they are written and read,
//! which id each has and what the grammar says all come from that list, so none of these can forget an action.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;

use crate::{Fingerprint, MAX_SEATS, Seat};

/// One small decision. Its text form is the notation: `Display` and `FromStr` are inverse.
pub trait Action: Copy + Eq + Hash + Debug + Display + FromStr<Err: Display> + Send + Sync + 'static {
    /// How many actions there are.
    const COUNT: usize;

    /// What it closes, if that is all it does.
    fn closes(self) -> Option<Closing>;

    /// Its id, below [`Action::COUNT`]: its place in the list of all actions. Ids stay the same as long as the rules have
    /// the same version, so programs can learn what they mean.
    fn index(self) -> usize;

    /// The action with an id; `None` if there is none. The inverse of [`Action::index`].
    fn from_index(index: usize) -> Option<Self>;

    /// How actions are written, in the order of their ids: the grammar of the notation.
    fn forms() -> Vec<Form>;

    /// All actions in the order of their ids.
    fn in_order() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_index)
    }

    /// The SHA-256 of the notation of all actions in the order of their ids, a line each. It stands for what the ids mean.
    fn list_hash() -> Fingerprint {
        Fingerprint::of(Self::in_order().map(|action| format!("{action}\n")).collect::<String>())
    }
}

/// What an action closes. Tables put such actions last, and confirm the end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    /// The player's turn.
    Turn,
    /// An offer, which is declined or not taken any further.
    Offer,
}

/// How actions of one kind are written.
///
/// Its text form is one line of the grammar with a line for each argument:
///
/// ```text
/// swap {one} {two}    where one < two
///   one: 1 to 3
///   two: 1 to 3
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Form {
    /// The name of the kind.
    pub name: &'static str,
    /// What is written, with the names of the arguments in braces.
    pub text: &'static str,
    /// What it means.
    pub meaning: String,
    /// The arguments in the order in which ids count them, the last one fastest.
    pub arguments: Vec<Argument>,
    /// Which combinations of arguments exist, if not all do. Arguments are compared by their places among their values.
    pub condition: Option<String>,
    /// What these actions close, if that is all they do.
    pub closes: Option<Closing>,
    /// The id of the first.
    pub first: usize,
    /// How many there are. Their ids follow each other.
    pub count: usize,
}

/// A part of a notation that differs between actions of a kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Argument {
    /// Its name, as in [`Form::text`].
    pub name: &'static str,
    /// What can be written there, in order.
    pub values: Vec<String>,
}

impl Form {
    /// A form without actions yet.
    #[doc(hidden)]
    pub fn new(name: &'static str, text: &'static str, doc: &[&str], condition: &[&str]) -> Form {
        let lines: Vec<&str> = doc.iter().map(|line| line.trim()).collect();
        let condition = condition.first().map(|condition| condition.trim_matches(['(', ')']).to_owned());
        let (arguments, meaning) = (Vec::new(), lines.join(" "));
        Form { name, text, meaning, arguments, condition, closes: None, first: 0, count: 0 }
    }

    /// Adds an action of this form by its id, what it closes, and how its arguments are written.
    #[doc(hidden)]
    pub fn add(&mut self, index: usize, closes: Option<Closing>, arguments: &[(&'static str, String)]) {
        if self.count == 0 {
            (self.first, self.closes) = (index, closes);
            let empty = |(name, _): &(&'static str, String)| Argument { name, values: Vec::new() };
            self.arguments = arguments.iter().map(empty).collect();
        }
        self.count += 1;
        for (argument, (_, value)) in self.arguments.iter_mut().zip(arguments) {
            if !argument.values.contains(value) {
                argument.values.push(value.clone());
            }
        }
    }
}

impl Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text)?;
        if let Some(condition) = &self.condition {
            write!(f, "    where {condition}")?;
        }
        self.arguments.iter().try_for_each(|argument| write!(f, "\n  {argument}"))
    }
}

impl Display for Argument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.name)?;
        let numbers: Option<Vec<u32>> = self.values.iter().map(|value| value.parse().ok()).collect();
        if let Some([first, .., last]) = numbers.as_deref()
            && (*last - *first) as usize + 1 == self.values.len()
        {
            return write!(f, "{first} to {last}");
        }
        let quoted = |value: &String| {
            let plain = !value.is_empty() && value.trim() == value;
            if plain { value.clone() } else { format!("{value:?}") }
        };
        f.write_str(&self.values.iter().map(quoted).collect::<Vec<_>>().join(" | "))
    }
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

/// What there is a fixed number of, so that it can be an argument of an action.
pub trait Every: Sized {
    /// How many there are.
    const COUNT: usize;
    /// Its place among all of them, from 0.
    fn index(self) -> usize;
    /// The one at a place below [`Every::COUNT`].
    ///
    /// # Panics
    /// May panic if the place is too high.
    fn at(index: usize) -> Self;
}

impl Every for Seat {
    const COUNT: usize = MAX_SEATS;
    fn index(self) -> usize {
        self.index()
    }
    fn at(index: usize) -> Seat {
        Seat::new(index as u8)
    }
}

impl Every for u8 {
    const COUNT: usize = u8::MAX as usize + 1;
    fn index(self) -> usize {
        self.into()
    }
    fn at(index: usize) -> u8 {
        index as u8
    }
}

/// Nothing, then every something.
impl<T: Every> Every for Option<T> {
    const COUNT: usize = 1 + T::COUNT;
    fn index(self) -> usize {
        self.map_or(0, |value| 1 + value.index())
    }
    fn at(index: usize) -> Option<T> {
        index.checked_sub(1).map(T::at)
    }
}

/// Defines the actions of a game with their notation, by what each closes: `choices` nothing, `declines` only an offer,
/// `ends` only a turn. Takes the title of the game and some examples for whoever writes something else.
///
/// An argument is any [`Every`] of its type unless a range of them is given. It is written by its `Display` unless the
/// notation is followed by something else for it. An action exists only `if` its condition holds; the condition compares
/// arguments by their places. `also` gives further spellings of actions.
///
/// Ids count the actions in the order written here, the last argument fastest.
///
/// ```
/// use samovar_engine::Action as _;
///
/// samovar_engine::actions! {
///     /// What a guest can do.
///     pub enum Action of "Tea", as in "pour 2, leave";
///     choices {
///         /// `pour 2`: pours some cups.
///         Pour(cups: u8 = 1..=3) => "pour {cups}";
///         /// `swap 1 2`: swaps two cups.
///         Swap(one: u8 = 1..=3, two: u8 = 1..=3) if (one < two) => "swap {one} {two}";
///         /// `wait`, `wait long`: has time.
///         Wait(long: u8 = 0..=1) => "wait{long}", long = if long == 1 { " long" } else { "" };
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
/// assert_eq!(Action::COUNT, 3 + 3 + 2 + 1);
/// assert_eq!((Action::Swap(2, 3).index(), Action::from_index(5)), (5, Some(Action::Swap(2, 3))));
/// assert_eq!(Action::from_index(9), None);
/// assert_eq!(Action::forms()[1].to_string(), "swap {one} {two}    where one < two\n  one: 1 to 2\n  two: 2 to 3");
/// assert_eq!(Action::forms()[2].to_string(), "wait{long}\n  long: \"\" | \" long\"");
/// assert!(Action::Leave.closes().is_some());
/// ```
#[macro_export]
macro_rules! actions {
    (
        $(#[$attribute:meta])* pub enum $action:ident of $game:literal, as in $examples:literal
        $(, also $spellings:expr)?;
        $($closes:ident {$(
            $(#[doc = $doc:literal])* $name:ident $(($($field:ident: $type:ty $(= $values:expr)?),+))?
            $(if $exists:expr)? => $text:literal $(, $part:ident = $shown:expr)*;
        )*})+
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $action {
            $($($(#[doc = $doc])* $name $(($($type),+))?,)*)+
        }

        impl $action {
            /// Every action there is, in the order of the ids.
            pub fn all() -> impl Iterator<Item = $action> {
                <$action as $crate::Action>::in_order()
            }
        }

        // A *cell* is a combination of arguments, whether or not such an action exists. Cells are numbered form by form.
        const _: () = {
            enum Shape { $($($name,)*)+ }

            /// How many cells there are before those of each form.
            const BEFORE: [usize; Shape::COUNT] = {
                let mut sizes = [$($(1 $($(* $crate::span!($type $(= $values)?).1)+)?,)*)+];
                let (mut form, mut cells) = (0, 0);
                while form < sizes.len() {
                    (sizes[form], cells) = (cells, cells + sizes[form]);
                    form += 1;
                }
                sizes
            };

            const CELLS: usize = 0 $($(+ 1 $($(* $crate::span!($type $(= $values)?).1)+)?)*)+;

            /// The id of the action in each cell, and how many there are.
            const IDS: ([u16; CELLS], usize) = {
                let mut ids = [u16::MAX; CELLS];
                let (mut cell, mut next) = (0, 0);
                $($($crate::each_place!({
                    if true $(&& $exists)? {
                        ids[cell] = next as u16;
                        next += 1;
                    }
                    cell += 1;
                } $($($field: $type $(= $values)?),+)?);)*)+
                assert!(next < u16::MAX as usize, "too many actions for their ids");
                (ids, next)
            };

            /// The same where it is looked up, so that it is not copied for that.
            static ID_OF: [u16; CELLS] = IDS.0;

            impl Shape {
                const COUNT: usize = [$($(stringify!($name),)*)+].len();
            }

            impl $crate::Action for $action {
                const COUNT: usize = IDS.1;

                fn closes(self) -> Option<$crate::Closing> {
                    match self {
                        $($($action::$name { .. } => $crate::closing!($closes),)*)+
                    }
                }

                #[inline]
                fn index(self) -> usize {
                    let cell = match self {
                        $($($action::$name $(($($field),+))? => {
                            let place = 0;
                            $($(let place = {
                                let (first, count) = const { $crate::span!($type $(= $values)?) };
                                place * count + $crate::Every::index($field) - first
                            };)+)?
                            BEFORE[Shape::$name as usize] + place
                        })*)+
                    };
                    usize::from(ID_OF[cell])
                }

                fn from_index(index: usize) -> Option<$action> {
                    static ALL: ::std::sync::LazyLock<Vec<$action>> = ::std::sync::LazyLock::new(|| {
                        let mut all = Vec::with_capacity(<$action as $crate::Action>::COUNT);
                        $($($crate::each!({
                            $(if !$exists { continue; })?
                            all.push($action::$name $(($($field),+))?);
                        } $($($field: $type $(= $values)?),+)?);)*)+
                        all
                    });
                    ALL.get(index).copied()
                }

                fn forms() -> Vec<$crate::Form> {
                    let mut forms = Vec::with_capacity(Shape::COUNT);
                    $($(
                        let condition: &[&str] = &[$(stringify!($exists))?];
                        let mut form = $crate::Form::new(stringify!($name), $text, &[$($doc),*], condition);
                        $crate::each!({
                            $(if !$exists { continue; })?
                            let index = $crate::Action::index($action::$name $(($($field),+))?);
                            $(let $part = $shown;)*
                            let arguments = [$($((stringify!($field), $field.to_string())),+)?];
                            form.add(index, $crate::closing!($closes), &arguments);
                        } $($($field: $type $(= $values)?),+)?);
                        forms.push(form);
                    )*)+
                    forms
                }
            }
        };

        impl ::std::fmt::Display for $action {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match *self {
                    $($($action::$name $(($($field),+))? => {
                        $(let $part = $shown;)*
                        write!(f, $text)
                    })*)+
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

/// The place of the first value of an argument and how many there are, for [`actions!`](crate::actions). Constant.
#[doc(hidden)]
#[macro_export]
macro_rules! span {
    ($type:ty) => {
        (0, <$type as $crate::Every>::COUNT)
    };
    ($type:ty = $values:expr) => {{
        const VALUES: ::std::ops::RangeInclusive<$type> = $values;
        let first = *VALUES.start() as usize;
        (first, *VALUES.end() as usize - first + 1)
    }};
}

/// Does something for all combinations of values, for [`actions!`](crate::actions).
#[doc(hidden)]
#[macro_export]
macro_rules! each {
    ($body:block) => { $body };
    ($body:block $field:ident: $type:ty $(= $values:expr)? $(, $($rest:tt)+)?) => {
        let (first, count) = const { $crate::span!($type $(= $values)?) };
        for $field in first..first + count {
            let $field = <$type as $crate::Every>::at($field);
            $crate::each!($body $($($rest)+)?);
        }
    };
}

/// The same for the places of the values, from 0, in a constant.
#[doc(hidden)]
#[macro_export]
macro_rules! each_place {
    ($body:block) => { $body };
    ($body:block $field:ident: $type:ty $(= $values:expr)? $(, $($rest:tt)+)?) => {
        let mut $field = 0;
        while $field < $crate::span!($type $(= $values)?).1 {
            $crate::each_place!($body $($($rest)+)?);
            $field += 1;
        }
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
