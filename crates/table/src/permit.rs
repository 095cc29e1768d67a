//! What a person may do at a table: one function a deed, the same for pages and programs.
//!
//! Each looks at the table as it is behind its door and either names the deed or says why not. What the rules of the
//! game say is not asked here: the deed is tried on a copy of the table after it.

use samovar_engine::{Closing, Fingerprint, Seat, Turn, steps};

use crate::deed::{Deed, Sitting, Teaching, Why};
use crate::fold::{Away, Fold, Place, Refused, Stage};
use crate::lesson::{Course, Lesson};

/// How long the others have to wait before they may replace somebody who is not there.
const PATIENCE_MS: i64 = 60_000;
/// The same where players may be away for days.
const LONG_PATIENCE_MS: i64 = 3 * 24 * 60 * 60 * 1000;

/// The most steps of a move; those on offer have fewer.
const MOST_STEPS: usize = 32;

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
    /// The SHA-256 of what will be added to the seed.
    pub promise: Option<Fingerprint>,
    /// The name of somebody else who plays at the same screen.
    pub guest: Option<String>,
}

/// Takes a seat before the start, or the own one once more under another name; comes back to the own one later.
pub fn sit(fold: &Fold, seat: u8, person: Person<'_>, wish: Wish) -> Permit {
    let place = place(fold, seat)?;
    if fold.stage == Stage::Playing {
        return back(fold, place, seat, person.id);
    }
    let here = wish.guest.is_some();
    // Other seats of the same person are for others at the same screen.
    let own = fold.seats_of(person.id).next().map(Seat::index);
    if let Sitting::Person { name, .. } = &place.by
        && own == Some(usize::from(seat))
        && !here
        && name != person.name
    {
        return Ok(Deed::Sit { seat, by: Sitting::person(person.id, person.name, wish.promise) });
    }
    match &place.by {
        Sitting::Nobody => {}
        Sitting::Invited { key, person: of, .. }
            if here && is_host(fold, person.id)
                || wish.invitation.as_ref() == Some(key)
                || !of.is_empty() && of == person.id => {}
        Sitting::Invited { .. } => return Err(Refused::not_yours("table-invited-only")),
        Sitting::Person { .. } | Sitting::Bot { .. } => {
            return Err(Refused::not_now("table-seat-taken"));
        }
    }
    if !here && fold.seats_of(person.id).next().is_some() {
        return Err(Refused::not_now("table-seated-already"));
    }
    let name = wish.guest.unwrap_or_else(|| person.name.to_owned());
    Ok(Deed::Sit { seat, by: Sitting::person(person.id, &name, wish.promise) })
}

/// The owner of a seat comes back to it; after the clock ran out, once a bot has decided.
fn back(fold: &Fold, place: &Place, seat: u8, person: &str) -> Permit {
    if !place.is_of(person) {
        return Err(Refused::not_yours("table-not-your-seat"));
    }
    match place.away {
        Some(Away::For(Why::TimeUp)) if fold.setup.clock.is_some() && place.left_ms == 0 => {
            Err(Refused::not_now("table-bot-first"))
        }
        Some(Away::For(_)) => Ok(Deed::Back { seat }),
        Some(Away::Resigned) => Err(Refused::not_now("table-resigned-for-good")),
        None => Err(Refused::not_now("table-seated-already")),
    }
}

/// Gives a seat back before the start; lets a bot play it later.
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
    let gone = replaceable_in(fold, seat, person, here, now_ms) == Some(0);
    match place.is_played_by_its_person() {
        true if place.is_of(person) => Ok(Deed::Away { seat, why: Why::Left }),
        true if gone => Ok(Deed::Away { seat, why: Why::Replaced }),
        true => Err(Refused::not_now("table-wait-longer")),
        false => Err(Refused::not_now("table-seat-taken")),
    }
}

/// Milliseconds until a person may let a bot play for the owner of a seat; `None` unless the owner is away and has to
/// decide, and the person plays at the same table.
pub fn replaceable_in(fold: &Fold, seat: u8, person: &str, here: &[String], now_ms: i64) -> Option<i64> {
    let place = fold.places.get(usize::from(seat))?;
    let owner = place.person()?;
    let is_away = place.is_played_by_its_person() && !here.iter().any(|one| one == owner);
    let is_asked = fold.stage == Stage::Playing && fold.waits() == owner;
    let may_ask = owner != person && fold.seats_of(person).next().is_some();
    let patience = if fold.setup.correspondence { LONG_PATIENCE_MS } else { PATIENCE_MS };
    (is_away && is_asked && may_ask).then(|| (fold.at_ms + patience - now_ms).clamp(0, patience))
}

/// The person on a seat, for somebody else who wants to mute, block or report that person.
pub fn other<'a>(fold: &'a Fold, seat: u8, person: &str) -> Result<&'a str, Refused> {
    if person.is_empty() {
        return Err(Refused::not_yours("table-unknown-visitor"));
    }
    let owner = place(fold, seat)?.person().filter(|owner| *owner != person);
    owner.ok_or(Refused::not_now("table-nobody-else"))
}

/// Takes a seat from its bot: for whoever comes before the start, for its owner later.
pub fn person(fold: &Fold, seat: u8, person: &str) -> Permit {
    let place = place(fold, seat)?;
    match fold.stage {
        Stage::Playing => back(fold, place, seat, person),
        Stage::Lobby if !is_host(fold, person) => Err(Refused::not_yours("table-only-host")),
        Stage::Lobby if matches!(place.by, Sitting::Bot { .. }) => Ok(Deed::Rise { seat }),
        Stage::Lobby => Err(Refused::not_now("table-seat-taken")),
        Stage::Over | Stage::Abandoned => Err(Refused::not_now("table-not-running")),
    }
}

/// Begins the game.
pub fn start(fold: &Fold, person: &str) -> Permit {
    the_host(fold, person).map(|()| fold.beginning())
}

/// Reveals what was promised for the seed.
pub fn reveal(fold: &Fold, seat: u8, person: &str, added: String) -> Permit {
    match place(fold, seat)?.is_of(person) {
        true if fold.start_due_ms().is_none() => Err(Refused::not_now("table-not-drawing")),
        true => Ok(Deed::Reveal { seat, added }),
        false => Err(Refused::not_yours("table-not-your-seat")),
    }
}

/// The seat for which a person has to decide now.
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

/// How somebody wants to decide.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Click {
    /// The action in notation, or a whole move in one line.
    pub line: String,
    /// Whether the turn is to end by itself once nothing else can be done.
    pub end_turns: bool,
}

impl Click {
    /// A click on a move; the turn is ended by its player.
    pub fn on(line: &str) -> Click {
        Click { line: steps(line).collect::<Vec<_>>().join("; "), end_turns: false }
    }

    /// Whether this click has led to a stored move: what a table added by itself stands at its end.
    pub fn led_to(&self, stored: &str) -> bool {
        stored.strip_prefix(&self.line).is_some_and(|rest| rest.is_empty() || rest.starts_with(';'))
    }
}

/// Decides.
pub fn act(fold: &Fold, person: &str, click: &Click) -> Permit {
    let seat = to_decide(fold, person)?;
    if steps(&click.line).count() > MOST_STEPS {
        return Err(Refused::invalid("table-move-too-long"));
    }
    let taken = match &fold.course {
        Some(course) => {
            let allowed = course.part(steps(&click.line))?;
            &Click { line: steps(&click.line).take(allowed).collect::<Vec<_>>().join("; "), ..click.clone() }
        }
        None => click,
    };
    let mut action = taken.line.clone();
    for end in ends(fold, seat, taken).unwrap_or_default() {
        action = format!("{action}; {end}");
    }
    Ok(Deed::Act { seat: seat.index() as u8, action, bot: false, stood_in: false })
}

/// Reads on in a lesson.
pub fn read(fold: &Fold, person: &str) -> Permit {
    if !fold.places[Lesson::SEAT.index()].is_of(person) {
        return Err(Refused::not_yours("table-not-your-seat"));
    }
    match fold.course.as_ref().and_then(Course::step) {
        Some(step) if step.is_read() => Ok(Deed::Read),
        _ => Err(Refused::not_now("lesson-nothing-to-read")),
    }
}

/// Asks the coach to be quiet, or to speak again.
pub fn coach(fold: &Fold, person: &str, on: bool) -> Permit {
    the_seated(fold, person)?;
    match fold.setup.teaching {
        Some(Teaching::Coach) => Ok(Deed::Coach { on }),
        _ => Err(Refused::not_now("coach-nobody")),
    }
}

/// What a click leads to without another one: the end of a turn in which nothing else can be done and nothing can be taken
/// back. Everybody can tell that there is no other answer, so it tells no secret. `None` if the click is not allowed.
fn ends(fold: &Fold, seat: Seat, click: &Click) -> Option<Vec<String>> {
    let mut game = fold.game.as_ref()?.copy();
    let before = game.played();
    steps(&click.line).try_for_each(|action| game.play(action).map(|_| ())).ok()?;
    let mut ends = Vec::new();
    while game.turn() == Turn::Decide(seat)
        && let Some((end, Some(Closing::Turn))) = game.sole()
        && (click.end_turns || !game.may_undo(seat, game.played() - before))
    {
        game.play(&end).ok()?;
        ends.push(end);
    }
    Some(ends)
}

/// The seat for which a person may ask what a bot would do.
///
/// Where others play too, only if the table was opened so that all may.
pub fn hint(fold: &Fold, person: &str) -> Result<Seat, Refused> {
    let seat = to_decide(fold, person)?;
    if fold.course.is_some() {
        return Err(Refused::not_now("lesson-no-hints"));
    }
    let plays =
        |place: &&Place| matches!(place.by, Sitting::Person { .. }) && place.away != Some(Away::Resigned);
    match fold.places.iter().filter(plays).count() {
        2.. if !fold.setup.hints => Err(Refused::not_yours("table-no-hints")),
        _ => Ok(seat),
    }
}

/// Takes the last decision back.
pub fn undo(fold: &Fold, person: &str) -> Permit {
    the_seated(fold, person)?;
    match fold.undoable(person) {
        Some(seat) => Ok(Deed::Undo { seat: seat.index() as u8 }),
        None => Err(Refused::not_now("table-no-undo")),
    }
}

/// The name under which a person speaks at a table.
pub fn speak(fold: &Fold, person: &str) -> Result<String, Refused> {
    let seat = fold.seats_of(person).next();
    let name = seat.and_then(|seat| fold.places[seat.index()].name());
    name.map(str::to_owned).ok_or(Refused::not_yours("table-only-seated"))
}

/// Gives a seat up for good: the one named, or the first of one's own.
pub fn resign(fold: &Fold, named: Option<u8>, person: &str) -> Permit {
    let mut own = fold.seats_of(person).map(|seat| seat.index() as u8);
    let seat = own.find(|seat| named.is_none_or(|named| named == *seat));
    seat.map(Deed::resign).ok_or(Refused::not_yours("table-not-your-seat"))
}

/// Would give the table up.
pub fn give_up(fold: &Fold, person: &str) -> Permit {
    match fold.stage {
        Stage::Lobby if !is_host(fold, person) => Err(Refused::not_yours("table-only-host")),
        Stage::Playing if fold.seats_of(person).next().is_none() => {
            Err(Refused::not_yours("table-only-seated"))
        }
        _ => Ok(Deed::give_up(person)),
    }
}
