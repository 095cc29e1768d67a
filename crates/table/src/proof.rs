//! What the record of a table proves, line by line of its chain.

use samovar_engine::{
    BadReplay, Fact, Fingerprint, Kind, Line, Record, Rejected, Seat, Sits, Start, Table, Turn, steps,
};

/// What a record proves by its chain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The SHA-256 of the table's secret.
    pub commitment: Fingerprint,
    /// The head after each line of the chain.
    pub heads: Vec<Fingerprint>,
    /// What the seats added to the seed.
    pub seats: Vec<Added>,
    /// Whether the game began with the seed: else with a position that nothing binds.
    pub is_drawn: bool,
    /// How many decisions were taken under earlier rules, so that they are bound but not played again.
    pub earlier: usize,
    /// The moves that stand, under the rules of the record.
    pub moves: Vec<Move>,
}

/// What a seat added to the seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Added {
    /// A bot adds nothing.
    Bot,
    /// What was promised before anybody revealed anything.
    AsPromised,
    /// Nothing: it was promised and not revealed.
    Withheld,
    /// Nothing was promised, nothing was added.
    Nothing,
    /// Something that was not promised, at a table of an earlier version.
    Unpromised,
}

/// A move of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The entry of the table's log.
    pub seq: i64,
    /// Whose it was.
    pub seat: Seat,
    /// The bot that decided; none for a person.
    pub bot: Option<String>,
    /// It, in notation.
    pub action: String,
}

/// Why a record proves nothing.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Doubt {
    /// It was not played at a table, or its table kept no chain.
    #[error("the record has no chain: it does not come from a table, or from one of an earlier version")]
    NoChain,
    /// A line cannot be read.
    #[error("line {0} of the chain: {1}")]
    Line(usize, String),
    /// The game cannot be played.
    #[error(transparent)]
    Replay(#[from] BadReplay),
    /// The rules refuse a decision.
    #[error("entry {seq}, {action:?}: {why}")]
    Action {
        /// The entry of the table's log.
        seq: i64,
        /// The decision.
        action: String,
        /// Why not.
        why: Rejected,
    },
    /// Another seat had to decide.
    #[error("entry {seq}: seat {seat} decides, and it is not its turn")]
    OtherSeat {
        /// The entry of the table's log.
        seq: i64,
        /// The seat, from 1.
        seat: u8,
    },
    /// Two parts of the record contradict each other.
    #[error("{0}")]
    Contradiction(String),
}

fn contradiction<T>(words: impl Into<String>) -> Result<T, Doubt> {
    Err(Doubt::Contradiction(words.into()))
}

/// What a record proves: its chain is consistent in itself, agrees with the header, and can be played.
///
/// It proves nothing yet about who made it: compare the commitment, and a head, with what was kept during the game.
///
/// # Errors
/// What contradicts what.
pub fn check(record: &Record, kind: &dyn Kind) -> Result<Proof, Doubt> {
    let chain = record.chain.as_ref().ok_or(Doubt::NoChain)?;
    let lines = chain.read().map_err(|(line, why)| Doubt::Line(line, why))?;
    check_order(&lines)?;
    let [Line { fact: table, .. }, Line { fact: start, .. }, ..] = lines.as_slice() else {
        return contradiction("the chain has no beginning");
    };
    let (Fact::Table { game, options, commitment, seats }, Fact::Start { rules, components, added }) =
        (table, start)
    else {
        return contradiction("the first line of a chain tells of the table, the second of the start");
    };
    if *commitment != chain.secret().commitment() {
        return contradiction(
            "the first line of the chain has another commitment than the SHA-256 of the secret",
        );
    }
    if *game != record.game {
        return contradiction("the chain is of another game than the header");
    }
    let switch = lines.iter().rposition(|line| matches!(line.fact, Fact::Switch { .. }));
    let in_force = match switch.map(|at| &lines[at].fact) {
        Some(Fact::Switch { rules, components, position }) => {
            let Start::Position(begun) = &record.start else {
                return contradiction("the rules changed, but the record does not begin with a position");
            };
            if Fingerprint::of(begun.to_string()) != *position {
                return contradiction("the position is not the one at which the rules changed");
            }
            (rules, components)
        }
        _ => (rules, components),
    };
    if in_force != (&record.rules, &record.components) {
        return contradiction("the chain has other rules or component tables than the header");
    }
    match &record.start {
        Start::Drawn(draw) => {
            if draw.added != *added {
                return contradiction("what was added to the seed differs between the header and the chain");
            }
            let begun = kind.new_table(options, draw.seed()).map_err(BadReplay::from)?;
            if begun.state() != kind.replay(record, Some(0))?.table.state() {
                return contradiction("the options differ between the header and the chain");
            }
        }
        Start::Position(_) => {}
        Start::Seed(_) | Start::Commitment(_) => {
            return contradiction("the game of a chain begins with a secret and what was added to it");
        }
    }
    let moves = standing(&lines[switch.map_or(0, |at| at + 1)..])?;
    let table = kind.replay(record, Some(0))?.table;
    play(table, &moves, |_, _, _| {})?;
    kind.replay(record, None)?;
    let earlier = switch.map_or(Ok(0), |at| standing(&lines[..at]).map(|moves| moves.len()))?;
    Ok(Proof {
        commitment: *commitment,
        heads: chain.heads(),
        seats: contributions(seats, added)?,
        is_drawn: matches!(record.start, Start::Drawn(_)),
        earlier,
        moves,
    })
}

/// Entries follow each other; a table and its start may be one entry.
fn check_order(lines: &[Line]) -> Result<(), Doubt> {
    for (at, pair) in lines.windows(2).enumerate() {
        let is_begun = matches!(pair[1].fact, Fact::Table { .. } | Fact::Start { .. });
        let follows =
            if at == 0 { pair[0].seq <= pair[1].seq } else { pair[0].seq < pair[1].seq && !is_begun };
        if !follows {
            return Err(Doubt::Line(at + 2, "it does not follow the line before it".to_owned()));
        }
    }
    Ok(())
}

/// What each seat added, if it is what was promised.
fn contributions(seats: &[Sits], added: &[String]) -> Result<Vec<Added>, Doubt> {
    if seats.len() != added.len() {
        return contradiction("the chain has fewer seats at the start than before it, or more");
    }
    let one = |(place, (sits, added)): (usize, (&Sits, &String))| match sits {
        Sits::Person { promise: Some(promise) } if *promise == Fingerprint::of(added) => {
            Ok(Added::AsPromised)
        }
        Sits::Person { promise: Some(_) } if added.is_empty() => Ok(Added::Withheld),
        Sits::Person { promise: None } if added.is_empty() => Ok(Added::Nothing),
        Sits::Person { promise: None } => Ok(Added::Unpromised),
        Sits::Bot(_) if added.is_empty() => Ok(Added::Bot),
        Sits::Person { .. } => {
            contradiction(format!("seat {} added something else than it promised", place + 1))
        }
        Sits::Bot(_) => contradiction(format!("seat {} is a bot, and it added something", place + 1)),
    };
    seats.iter().zip(added).enumerate().map(one).collect()
}

/// The moves that were not taken back.
fn standing(lines: &[Line]) -> Result<Vec<Move>, Doubt> {
    let mut moves: Vec<Move> = Vec::new();
    for Line { seq, fact } in lines {
        let (seat, bot, action) = match fact {
            Fact::Act { seat, action } => (*seat, None, action),
            Fact::Bot { seat, level, action } => (*seat, Some(level.clone()), action),
            Fact::Undo { seat } => {
                let taken = moves
                    .pop()
                    .filter(|taken| taken.bot.is_none() && taken.seat.index() == usize::from(*seat));
                taken.ok_or_else(|| {
                    Doubt::Contradiction(format!("entry {seq}: what is taken back is not the seat's own"))
                })?;
                continue;
            }
            Fact::Switch { .. } => {
                moves.clear();
                continue;
            }
            Fact::Table { .. } | Fact::Start { .. } => continue,
        };
        moves.push(Move { seq: *seq, seat: Seat::new(seat), bot, action: action.clone() });
    }
    Ok(moves)
}

/// Plays moves and shows the table as it is before each, with its place in the list.
///
/// # Errors
/// If a move is not allowed, or another seat had to decide.
pub fn play(
    mut table: Box<dyn Table>,
    moves: &[Move],
    mut before: impl FnMut(usize, &Move, &dyn Table),
) -> Result<(), Doubt> {
    for (place, one) in moves.iter().enumerate() {
        before(place, one, &*table);
        for action in steps(&one.action) {
            if table.turn() != Turn::Decide(one.seat) {
                return Err(Doubt::OtherSeat { seq: one.seq, seat: one.seat.index() as u8 + 1 });
            }
            let refused = |why| Doubt::Action { seq: one.seq, action: action.to_owned(), why };
            table.play(action).map_err(refused)?;
        }
    }
    Ok(())
}
