//! People beside the tables: their passwords and tokens, and forgetting them.

use crate::random::{Random, hash};
use crate::room::{Means, NotDone, Room};
use crate::store::{Entry, StoreError};
use crate::turns::Claim;
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
pub async fn forget(person: &str, means: &Means) -> Result<Vec<String>, NotDone> {
    let tables = means.keeper.every_table_of(person).await?;
    for table in &tables {
        if let Some(room) = Room::open(table, means.clone(), Claim::house()).await? {
            give_up_seats(&room, person).await?;
            while forget_at(&room.id, person, means).await? {}
        }
    }
    means.keeper.forget_person(person).await?;
    Ok(tables)
}

/// Rewrites the log of a table without a person; `false` if the person is not in it.
async fn forget_at(table: &str, person: &str, means: &Means) -> Result<bool, NotDone> {
    // Read the edition first: if the log is rewritten after that, ours is refused.
    let Some(head) = means.keeper.head(table).await? else { return Ok(false) };
    let entries = means.keeper.entries(table, 0).await?;
    let of = person.to_owned();
    let (bodies, card) = means.workers.run(Claim::house(), move || without(&of, entries)).await?;
    let card = card.map_err(|(seq, why)| NotDone::Log(seq, table.to_owned(), why))?;
    if let Some(card) = card.filter(|_| !bodies.is_empty()) {
        means.keeper.rewrite(table, head.edition, person, &bodies, &card.write()).await?;
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
