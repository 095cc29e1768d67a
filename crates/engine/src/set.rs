//! Small sets as bit masks.

/// Defines sets of ids as bit masks. An id type has `COUNT`, `index` and `at`. In JSON a set is a list of ids, each
/// given once.
///
/// ```
/// samovar_engine::named! {
///     /// What goes into tea.
///     Extra { Sugar = "sugar", Jam = "jam", Lemon = "lemon" }
/// }
///
/// samovar_engine::sets! {
///     /// Some of the extras.
///     Extras(u8) of Extra;
/// }
///
/// let mut extras = Extras::only(Extra::Jam);
/// extras.add(Extra::Lemon);
/// assert!(extras.has(Extra::Lemon) && extras.len() == 2 && extras.first() == Some(Extra::Jam));
/// assert!(extras.at_least(2) && !extras.at_least(3) && Extras::EMPTY.at_least(0) && !Extras::EMPTY.at_least(1));
/// assert_eq!(!extras | Extras::only(Extra::Jam), Extras::from_iter([Extra::Sugar, Extra::Jam]));
/// assert!(Extras::ALL.contains(extras) && extras.without(Extras::ALL).is_empty());
/// assert_eq!(serde_json::to_string(&extras).unwrap(), r#"["jam","lemon"]"#);
/// assert!(serde_json::from_str::<Extras>(r#"["jam","jam"]"#).is_err());
/// ```
///
/// `Debug` lists the ids as text. With `, shown by` and a function it lists what that returns, which matters for sets
/// in component tables: their hash is that of the debug output.
#[macro_export]
macro_rules! sets {
    ($($(#[$doc:meta])* $name:ident($bits:ty) of $id:ty $(, shown by $shown:expr)?;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $name(pub(crate) $bits);

        impl $name {
            /// The empty set.
            pub const EMPTY: $name = $name(0);
            /// The set of everything.
            pub const ALL: $name = $name(<$bits>::MAX >> (<$bits>::BITS as usize - <$id>::COUNT));

            /// The set of just one.
            #[inline]
            pub const fn only(id: $id) -> $name {
                $name(1 << id.index())
            }

            /// Whether it contains this member.
            #[inline]
            pub const fn has(self, id: $id) -> bool {
                self.0 >> id.index() & 1 == 1
            }

            /// Whether it contains all members of the other set.
            #[inline]
            pub const fn contains(self, other: $name) -> bool {
                other.0 & !self.0 == 0
            }

            /// Adds a member.
            #[inline]
            pub const fn add(&mut self, id: $id) {
                self.0 |= 1 << id.index();
            }

            /// Removes a member.
            #[inline]
            pub const fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.index());
            }

            /// The number of members.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether it has this many members or more; cheaper than counting all of them.
            #[inline]
            pub const fn at_least(self, count: u8) -> bool {
                let (mut left, mut more) = (self.0, count);
                while more > 1 && left != 0 {
                    left &= left - 1;
                    more -= 1;
                }
                more == 0 || left != 0
            }

            /// Whether it has no members.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The intersection of both sets, as `&`.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// The union of both sets, as `|`.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// The members of this set that are not in the other.
            #[inline]
            #[must_use]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// Adds a member, if there is one.
            #[inline]
            pub fn extend(&mut self, id: Option<$id>) {
                if let Some(id) = id {
                    self.add(id);
                }
            }

            /// The first member.
            #[inline]
            pub fn first(self) -> Option<$id> {
                (self.0 != 0).then(|| <$id>::at(self.0.trailing_zeros() as usize))
            }

            /// The members in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $id> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    if left == 0 {
                        return None;
                    }
                    let index = left.trailing_zeros() as usize;
                    left &= left - 1;
                    Some(<$id>::at(index))
                })
            }
        }

        impl std::ops::BitAnd for $name {
            type Output = $name;
            #[inline]
            fn bitand(self, other: $name) -> $name {
                self.and(other)
            }
        }

        impl std::ops::BitOr for $name {
            type Output = $name;
            #[inline]
            fn bitor(self, other: $name) -> $name {
                self.or(other)
            }
        }

        impl std::ops::Not for $name {
            type Output = $name;
            #[inline]
            fn not(self) -> $name {
                $name::ALL.without(self)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let shown = |id: $id| id.to_string();
                $(let _ = shown; let shown = $shown;)?
                f.debug_set().entries(self.iter().map(shown)).finish()
            }
        }

        impl FromIterator<$id> for $name {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> $name {
                let mut set = $name::EMPTY;
                ids.into_iter().for_each(|id| set.add(id));
                set
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let ids = Vec::<$id>::deserialize(deserializer)?;
                let set: $name = ids.iter().copied().collect();
                if usize::from(set.len()) == ids.len() {
                    Ok(set)
                } else {
                    Err(::serde::de::Error::custom("something is given twice"))
                }
            }
        }
    )*};
}
