//! People beside the tables: their passwords and tokens, and forgetting them.

use crate::clock::Clock;
use crate::random::{Random, hash};
use crate::room::{NotDone, Room};
use crate::store::{Entry, Store, StoreError, Writer};
use crate::turns::Claim;
use crate::workers::Workers;
use argon2::Argon2;
use argon2::password_hash::PasswordHasher;
use argon2::password_hash::phc::PasswordHash;
use samovar_table::card::Card;
use samovar_table::deed::Deed;
use samovar_table::fold::{Away, Fold, Refused, Stage};

/// The shortest password, in characters.
pub const SHORTEST_PASSWORD: usize = 8;
/// The longest, in bytes: enough for anybody, too little to keep the server busy.
pub const LONGEST_PASSWORD: usize = 256;

/// The prefix of every token, so that people and scanners recognise one.
pub const TOKEN_PREFIX: &str = "samovar_";

/// The hash of a password under which it is stored: hard work.
pub fn hash_password(password: &str, salt: &[u8]) -> Result<String, String> {
    let hashed = Argon2::default().hash_password_with_salt(password.as_bytes(), salt);
    hashed.map(|hash: PasswordHash| hash.to_string()).map_err(|error| error.to_string())
}

/// A new token, and what is stored of it.
pub fn new_token(random: &Random) -> (String, String) {
    let token = format!("{TOKEN_PREFIX}{}", random.token());
    let hash = token_hash(&token);
    (token, hash)
}

/// What the database knows of a token.
pub fn token_hash(token: &str) -> String {
    hash(&["token", token])
}

/// Forgets a person: seats are given up, and the name leaves every log and every list. Returns the tables where the
/// person sat. Servers that have them open read them again.
///
/// # Errors
/// If the database failed: then it can be done again.
pub async fn forget(
    person: &str,
    store: &Store,
    writer: &Writer,
    clock: &Clock,
    workers: &Workers,
) -> Result<Vec<String>, NotDone> {
    let tables = store.every_table_of(person).await?;
    for table in &tables {
        let (own, writer, clock) = (store.clone(), writer.clone(), clock.clone());
        let room = Room::open(table, own, writer, clock, workers.clone(), Claim::house()).await?;
        if let Some(room) = room {
            give_up_seats(&room, person).await?;
            while forget_at(store, &room.id, person, workers).await? {}
        }
    }
    store.forget_person(person).await?;
    Ok(tables)
}

/// Rewrites the log of a table without a person; `false` if the person is not in it.
async fn forget_at(store: &Store, table: &str, person: &str, workers: &Workers) -> Result<bool, NotDone> {
    let entries = store.entries(table, 0).await?;
    let person = person.to_owned();
    let (bodies, card) = workers.run(Claim::house(), move || without(&person, entries)).await?;
    let card = card.map_err(|(seq, why)| NotDone::Log(seq, table.to_owned(), why))?;
    if let Some(card) = card.filter(|_| !bodies.is_empty()) {
        store.rewrite(table, &bodies, &card.write()).await?;
        return Ok(true);
    }
    Ok(false)
}

/// The bodies of entries that change when a person is forgotten, by number.
type Bodies = Vec<(i64, String)>;

/// A log without a person: what changes, and the card of the table then.
fn without(person: &str, mut entries: Vec<Entry>) -> (Bodies, Result<Option<Card>, (i64, String)>) {
    let mut bodies = Vec::new();
    for entry in &mut entries {
        let Ok(deed) = Deed::read(&entry.body) else { continue };
        let (deed, changed) = deed.forgetting(person);
        if changed {
            entry.body = deed.write();
            bodies.push((entry.seq, entry.body.clone()));
        }
    }
    let card = Fold::of(&entries).map(|fold| fold.as_ref().map(Card::of));
    (bodies, card)
}

async fn give_up_seats(room: &Room, person: &str) -> Result<(), NotDone> {
    let own: Vec<usize> = room.fold().seats_of(person).map(samovar_engine::Seat::index).collect();
    for place in own {
        let seat = place as u8;
        let given_up = room.change(None, |fold| {
            let away = fold.places[place].away;
            match fold.stage {
                Stage::Lobby => Ok(Deed::Rise { seat }),
                Stage::Playing if away != Some(Away::Resigned) => Ok(Deed::resign(seat)),
                // There is nothing left to give up.
                _ => Err(Refused::not_now("table-not-running")),
            }
        });
        match given_up.await {
            Ok(_) | Err(NotDone::Refused(_)) => {}
            Err(NotDone::Moved) => return Err(StoreError::Taken.into()),
            Err(error) => return Err(error),
        }
    }
    Ok(())
}
