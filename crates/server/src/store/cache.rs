//! A cache of the people behind sessions and tokens: every request asks for one.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::time::Instant;

use super::Person;
use super::ties::Ties;

/// How long an entry is trusted. Only matters if news of a change were lost.
const FRESH: Duration = Duration::from_secs(30);

/// The cache is emptied when it has this many entries.
const MOST: usize = 50_000;

/// People by the hash of their session or token. Caches nothing until [`Sessions::open`]: without news of changes it would go
/// stale.
#[derive(Debug, Default)]
pub struct Sessions {
    kept: Mutex<Kept>,
    /// What hangs on sessions and tokens. Woken after what is kept here was forgotten, so that it asks the database.
    pub ties: Arc<Ties>,
}

#[derive(Debug, Default)]
struct Kept {
    open: bool,
    /// Counts changes, so that nothing read before a change is cached after it.
    changes: u64,
    people: HashMap<String, (Instant, Person)>,
}

impl Sessions {
    /// Starts caching: changes made elsewhere are reported from now on.
    pub fn open(&self) {
        self.kept.lock().open = true;
        // What happened before was announced to nobody.
        self.ties.wake_all();
    }

    /// Stops caching: changes made elsewhere are no longer reported.
    pub fn close(&self) {
        self.kept.lock().open = false;
        self.forget_all();
    }

    /// The cached person; otherwise the number of changes so far, to be passed to [`Sessions::keep`].
    pub fn find(&self, hash: &str) -> Result<Person, u64> {
        let kept = self.kept.lock();
        match kept.people.get(hash) {
            Some((since, person)) if since.elapsed() < FRESH => Ok(person.clone()),
            _ => Err(kept.changes),
        }
    }

    /// Caches a person, unless anything has changed since [`Sessions::find`].
    pub fn keep(&self, hash: &str, person: &Person, changes: u64) {
        let mut kept = self.kept.lock();
        if kept.open && kept.changes == changes {
            if kept.people.len() >= MOST {
                kept.people.clear();
            }
            kept.people.insert(hash.to_owned(), (Instant::now(), person.clone()));
        }
    }

    pub fn forget(&self, person: &str) {
        let mut kept = self.kept.lock();
        kept.changes += 1;
        kept.people.retain(|_, (_, known)| known.id != person);
        drop(kept);
        self.ties.wake_person(person);
    }

    pub fn forget_session(&self, hash: &str) {
        let mut kept = self.kept.lock();
        kept.changes += 1;
        kept.people.remove(hash);
        drop(kept);
        self.ties.wake_session(hash);
    }

    pub fn forget_all(&self) {
        let mut kept = self.kept.lock();
        kept.changes += 1;
        kept.people.clear();
        drop(kept);
        self.ties.wake_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(id: &str) -> Person {
        Person { id: id.to_owned(), ..Person::default() }
    }

    #[test]
    fn what_was_read_before_a_change_is_not_kept() {
        let sessions = Sessions::default();
        sessions.open();
        let before = sessions.find("s").expect_err("nothing is known");
        sessions.forget("p");
        sessions.keep("s", &person("p"), before);
        let after = sessions.find("s").expect_err("nothing was kept");
        sessions.keep("s", &person("p"), after);
        assert_eq!(sessions.find("s"), Ok(person("p")));
        sessions.forget("q");
        assert_eq!(sessions.find("s"), Ok(person("p")));
        sessions.forget("p");
        assert!(sessions.find("s").is_err());
    }

    #[test]
    fn nothing_is_kept_by_who_does_not_hear_of_changes() {
        let sessions = Sessions::default();
        sessions.keep("s", &person("p"), 0);
        assert!(sessions.find("s").is_err());
    }
}
