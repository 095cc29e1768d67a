//! What a person may do at a table: one function a deed, the same for pages and programs.
//!
//! Each looks at the table as it is behind its door and either names the deed or says why not. What the rules of the
//! game say is not asked here: the deed is tried on a copy of the table after it.

use samovar_engine::Seat;

use crate::deed::{Deed, Sitting, Why};
use crate::fold::{Away, Fold, Place, Refused, Stage};

/// How long the others have to wait before they may replace somebody who is not there.
const PATIENCE_MS: i64 = 60_000;
/// The same where players may be away for days.
const LONG_PATIENCE_MS: i64 = 3 * 24 * 60 * 60 * 1000;

/// What comes of asking.
pub type Permit = Result<Deed, Refused>;

/// Whether a person runs the table: whoever made it, or anybody seated if that person is gone.
pub fn is_host(fold: &Fold, person: &str) -> bool {
    let host = &fold.setup.host;
    if host.is_empty() { fold.seats_of(person).next().is_some() } else { host == person }
}

/// Refuses anybody but whoever runs the table.
fn the_host(fold: &Fold, person: &str) -> Result<(), Refused> {
    if is_host(fold, person) { Ok(()) } else { Err(Refused::not_yours("table-only-host")) }
}

/// Refuses anybody who has no seat.
fn the_seated(fold: &Fold, person: &str) -> Result<(), Refused> {
    let mut seats = fold.seats_of(person);
    seats.next().map(|_| ()).ok_or(Refused::not_yours("table-only-seated"))
}

fn place(fold: &Fold, seat: u8) -> Result<&Place, Refused> {
    fold.places.get(usize::from(seat)).ok_or(Refused::invalid("table-no-seat"))
}

/// Somebody who wants to do something at a table.
#[derive(Clone, Copy, Debug)]
pub struct Person<'a> {
    /// The person's id.
    pub id: &'a str,
    /// The name the person plays under.
    pub name: &'a str,
}

/// How somebody wants to sit down.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    /// The key of an invitation.
    pub invitation: Option<String>,
    /// What is added to the seed.
    pub added: String,
    /// The name of somebody else who plays at the same screen.
    pub guest: Option<String>,
}

/// Takes a seat before the start; comes back to the own one later.
///
/// # Errors
/// If the seat is not for this person.
pub fn sit(fold: &Fold, seat: u8, person: Person<'_>, wish: Wish) -> Permit {
    let place = place(fold, seat)?;
    if fold.stage == Stage::Playing {
        return back(place, seat, person.id);
    }
    let here = wish.guest.is_some();
    match &place.by {
        Sitting::Nobody => {}
        Sitting::Invited { key }
            if here && is_host(fold, person.id) || wish.invitation.as_ref() == Some(key) => {}
        Sitting::Invited { .. } => return Err(Refused::not_yours("table-invited-only")),
        Sitting::Person { .. } | Sitting::Bot { .. } => {
            return Err(Refused::not_now("table-seat-taken"));
        }
    }
    if !here && fold.seats_of(person.id).next().is_some() {
        return Err(Refused::not_now("table-seated-already"));
    }
    let name = wish.guest.unwrap_or_else(|| person.name.to_owned());
    Ok(Deed::Sit { seat, by: Sitting::Person { person: person.id.to_owned(), name, added: wish.added } })
}

/// The owner of a seat comes back to it.
fn back(place: &Place, seat: u8, person: &str) -> Permit {
    if !place.is_of(person) {
        return Err(Refused::not_yours("table-not-your-seat"));
    }
    match place.away {
        Some(Away::For(_)) => Ok(Deed::Back { seat }),
        Some(Away::Resigned) => Err(Refused::not_now("table-resigned-for-good")),
        None => Err(Refused::not_now("table-seated-already")),
    }
}

/// Gives a seat back before the start; lets a bot play it later.
///
/// # Errors
/// If it is not this person's to leave.
pub fn leave(fold: &Fold, seat: u8, person: &str) -> Permit {
    let place = place(fold, seat)?;
    let own = place.is_of(person);
    match fold.stage {
        Stage::Lobby if own || is_host(fold, person) => Ok(Deed::Rise { seat }),
        Stage::Playing if own && place.away.is_none() => Ok(Deed::Away { seat, why: Why::Left }),
        Stage::Lobby | Stage::Playing => Err(Refused::not_yours("table-not-your-seat")),
        Stage::Over | Stage::Abandoned => Err(Refused::not_now("table-not-running")),
    }
}

/// Puts a bot on a seat: on an empty one before the start, for oneself or somebody who is away too long later.
///
/// # Errors
/// If the seat is not to be given away.
pub fn bot(fold: &Fold, seat: u8, person: &str, level: &str, here: &[String], now_ms: i64) -> Permit {
    let place = place(fold, seat)?;
    if fold.stage == Stage::Lobby {
        let free = place.by.is_empty() || place.bot().is_some();
        return match is_host(fold, person) {
            true if free => Ok(Deed::Sit { seat, by: Sitting::Bot { level: level.to_owned() } }),
            true => Err(Refused::not_now("table-seat-taken")),
            false => Err(Refused::not_yours("table-only-host")),
        };
    }
    the_seated(fold, person)?;
    let patience = if fold.setup.correspondence { LONG_PATIENCE_MS } else { PATIENCE_MS };
    let owner = place.person().unwrap_or_default();
    let waited = fold.waits() == owner && now_ms - fold.at_ms >= patience;
    let gone = !owner.is_empty() && !here.iter().any(|one| one == owner) && waited;
    match place.is_played_by_its_person() {
        true if place.is_of(person) => Ok(Deed::Away { seat, why: Why::Left }),
        true if gone => Ok(Deed::Away { seat, why: Why::Replaced }),
        true => Err(Refused::not_now("table-wait-longer")),
        false => Err(Refused::not_now("table-seat-taken")),
    }
}

/// Takes a seat from its bot: for whoever comes before the start, for its owner later.
///
/// # Errors
/// If there is no bot to send away, or it is not this person's to send.
pub fn person(fold: &Fold, seat: u8, person: &str) -> Permit {
    let place = place(fold, seat)?;
    match fold.stage {
        Stage::Playing => back(place, seat, person),
        Stage::Lobby if !is_host(fold, person) => Err(Refused::not_yours("table-only-host")),
        Stage::Lobby if matches!(place.by, Sitting::Bot { .. }) => Ok(Deed::Rise { seat }),
        Stage::Lobby => Err(Refused::not_now("table-seat-taken")),
        Stage::Over | Stage::Abandoned => Err(Refused::not_now("table-not-running")),
    }
}

/// Begins the game.
///
/// # Errors
/// If somebody else runs the table.
pub fn start(fold: &Fold, person: &str) -> Permit {
    the_host(fold, person).map(|()| Deed::start(&fold.setup.game))
}

/// The seat for which a person has to decide now.
///
/// # Errors
/// If somebody else has to, or nobody.
pub fn to_decide(fold: &Fold, person: &str) -> Result<Seat, Refused> {
    let Some(seat) = fold.deciding() else { return Err(Refused::not_now("table-not-running")) };
    let place = &fold.places[seat.index()];
    match place.is_of(person) {
        true if place.away.is_none() => Ok(seat),
        true => Err(Refused::not_now("table-bot-plays-for-you")),
        false if fold.seats_of(person).next().is_none() => Err(Refused::not_yours("table-only-seated")),
        false => Err(Refused::not_now("table-not-your-move")),
    }
}

/// Decides.
///
/// # Errors
/// If somebody else has to.
pub fn act(fold: &Fold, person: &str, action: String) -> Permit {
    let seat = to_decide(fold, person)?;
    Ok(Deed::Act { seat: seat.index() as u8, action, bot: false, stood_in: false })
}

/// The seat for which a person may ask what a bot would do.
///
/// Where others play too, only if the table was opened so that all may.
///
/// # Errors
/// If the person does not have to decide, or it would not be fair.
pub fn hint(fold: &Fold, person: &str) -> Result<Seat, Refused> {
    let seat = to_decide(fold, person)?;
    let plays =
        |place: &&Place| matches!(place.by, Sitting::Person { .. }) && place.away != Some(Away::Resigned);
    match fold.places.iter().filter(plays).count() {
        2.. if !fold.setup.hints => Err(Refused::not_yours("table-no-hints")),
        _ => Ok(seat),
    }
}

/// Takes the last decision back.
///
/// # Errors
/// If the person does not sit there, it was another's, or revealed something.
pub fn undo(fold: &Fold, person: &str) -> Permit {
    the_seated(fold, person)?;
    match fold.undoable(person) {
        Some(seat) => Ok(Deed::Undo { seat: seat.index() as u8 }),
        None => Err(Refused::not_now("table-no-undo")),
    }
}

/// The name under which a person speaks at a table.
///
/// # Errors
/// If the person does not sit there.
pub fn speak(fold: &Fold, person: &str) -> Result<String, Refused> {
    let seat = fold.seats_of(person).next();
    let name = seat.and_then(|seat| fold.places[seat.index()].name());
    name.map(str::to_owned).ok_or(Refused::not_yours("table-only-seated"))
}

/// Gives a seat up for good: the one named, or the first of one's own.
///
/// # Errors
/// If it is another's.
pub fn resign(fold: &Fold, named: Option<u8>, person: &str) -> Permit {
    let mut own = fold.seats_of(person).map(|seat| seat.index() as u8);
    let seat = own.find(|seat| named.is_none_or(|named| named == *seat));
    seat.map(|seat| Deed::Resign { seat }).ok_or(Refused::not_yours("table-not-your-seat"))
}

/// Would give the table up.
///
/// # Errors
/// If it is not this person's table.
pub fn give_up(fold: &Fold, person: &str) -> Permit {
    match fold.stage {
        Stage::Lobby if !is_host(fold, person) => Err(Refused::not_yours("table-only-host")),
        Stage::Playing if fold.seats_of(person).next().is_none() => {
            Err(Refused::not_yours("table-only-seated"))
        }
        _ => Ok(Deed::GiveUp { person: person.to_owned() }),
    }
}
