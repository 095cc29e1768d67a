//! What the bots of a table are called.

use samovar_engine::Seat;

/// First names of old Russia that no game uses for a leader or an opponent of its own. Pages spell them in their
/// language: the message of `fyodor` is `bot-name-fyodor`.
pub const NAMES: [&str; 24] = [
    "agrafena",
    "akulina",
    "darya",
    "demyan",
    "dobrynya",
    "fyodor",
    "gavrila",
    "ilya",
    "kuzma",
    "lyubava",
    "marfa",
    "nikita",
    "pelageya",
    "praskovya",
    "rodion",
    "savva",
    "stepan",
    "timofey",
    "ulyana",
    "varvara",
    "vasilisa",
    "yefrosinya",
    "yemelyan",
    "zabava",
];

/// Steps through the names that meet all of them before they come back to the first: those without a divisor in common
/// with their number.
const STEPS: [usize; 8] = [1, 5, 7, 11, 13, 17, 19, 23];

/// The name of the bot on a seat, one of [`NAMES`]. It follows from the table's id, so it stays the same and needs no
/// storage; no two seats of a table share one.
pub fn name(table: &str, seat: Seat) -> &'static str {
    // FNV-1a, and a step of MurmurHash3 so that the last letters of an id count as much as the first.
    let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let mut hash = table.bytes().fold(0xcbf2_9ce4_8422_2325, mix);
    hash = (hash ^ (hash >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
    hash ^= hash >> 33;
    let first = (hash >> 32) as usize % NAMES.len();
    let step = STEPS[(hash >> 16) as usize % STEPS.len()];
    NAMES[(first + seat.index() * step) % NAMES.len()]
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use samovar_engine::MAX_SEATS;

    use super::*;

    #[test]
    fn no_two_bots_of_a_table_share_a_name_and_tables_differ() {
        let mut tables = HashSet::new();
        for number in 0..500 {
            let table = format!("table{number}");
            let names: Vec<&str> = Seat::first(MAX_SEATS).map(|seat| name(&table, seat)).collect();
            assert_eq!(names.iter().collect::<HashSet<_>>().len(), MAX_SEATS, "{names:?}");
            tables.insert(names);
        }
        assert!(tables.len() > 150, "{} different tables", tables.len());
        let all: HashSet<_> = tables.into_iter().flatten().collect();
        assert_eq!(all.len(), NAMES.len(), "every name is used");
    }

    #[test]
    fn a_name_never_changes() {
        assert_eq!([0, 1, 2].map(|seat| name("4w8c", Seat::new(seat))), ["timofey", "gavrila", "varvara"]);
    }
}
