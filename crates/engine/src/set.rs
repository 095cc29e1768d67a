//! Small sets as bit masks.

/// Defines sets of ids as bit masks. In JSON they are lists of ids.
///
/// ```
/// use samovar_engine::{Seat, sets};
///
/// sets! {
///     /// Some of the seats.
///     Seats(u8) of Seat = "Vec<Seat>", |index| Seat::new(index as u8);
/// }
///
/// let mut seats = Seats::EMPTY;
/// seats.add(Seat::new(2));
/// assert!(seats.has(Seat::new(2)) && seats.len() == 1);
/// assert_eq!(seats.or(Seats::from_iter([Seat::new(0)])).iter().count(), 2);
/// ```
#[macro_export]
macro_rules! sets {
    ($($(#[$doc:meta])* $name:ident($bits:ty) of $id:ty = $text:literal, $at:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(from = $text, into = $text)]
        pub struct $name(pub(crate) $bits);

        impl $name {
            /// The empty set.
            pub const EMPTY: $name = $name(0);

            /// Whether it contains this member.
            #[inline]
            pub const fn has(self, id: $id) -> bool {
                self.0 >> id.index() & 1 == 1
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

            /// Whether it has no members.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The intersection of both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            /// The members of this set that are not in the other.
            #[inline]
            #[must_use]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// The union of both sets.
            #[inline]
            #[must_use]
            pub const fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// Adds a member, if there is one.
            #[inline]
            pub fn extend(&mut self, id: Option<$id>) {
                if let Some(id) = id {
                    self.add(id);
                }
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
                    let at: fn(usize) -> $id = $at;
                    Some(at(index))
                })
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter().map(|id| id.to_string())).finish()
            }
        }

        impl FromIterator<$id> for $name {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> $name {
                let mut set = $name::EMPTY;
                ids.into_iter().for_each(|id| set.add(id));
                set
            }
        }

        impl From<Vec<$id>> for $name {
            fn from(ids: Vec<$id>) -> $name {
                ids.into_iter().collect()
            }
        }

        impl From<$name> for Vec<$id> {
            fn from(set: $name) -> Vec<$id> {
                set.iter().collect()
            }
        }
    )*};
}
