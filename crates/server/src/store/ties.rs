//! What hangs on a session or token, such as an open stream: it is woken when that may have ended.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::Mutex;
use tokio::sync::watch;

/// By what somebody is known: the hash of the token that was shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Credential {
    /// Of a browser's cookie.
    Session(String),
    /// Of a program's token.
    Token(String),
}

impl Credential {
    /// The hash.
    pub fn hash(&self) -> &str {
        match self {
            Credential::Session(hash) | Credential::Token(hash) => hash,
        }
    }
}

/// Everything that hangs on sessions and tokens, by their hash, with the person behind each.
#[derive(Debug, Default)]
pub struct Ties(Mutex<HashMap<String, (String, watch::Sender<()>)>>);

/// One thing that hangs on a session or token.
#[derive(Debug)]
pub struct Tie {
    ties: Arc<Ties>,
    hash: String,
    woken: watch::Receiver<()>,
}

impl Ties {
    /// Ties something to a session or token of a person.
    pub fn tie(self: &Arc<Ties>, hash: &str, person: &str) -> Tie {
        let mut kept = self.0.lock();
        let (_, sender) =
            kept.entry(hash.to_owned()).or_insert_with(|| (person.to_owned(), watch::Sender::new(())));
        Tie { ties: self.clone(), hash: hash.to_owned(), woken: sender.subscribe() }
    }

    /// Wakes whatever hangs on the sessions and tokens that are meant.
    fn wake(&self, meant: impl Fn(&str, &str) -> bool) {
        for (hash, (person, sender)) in self.0.lock().iter() {
            if meant(hash, person) {
                sender.send_replace(());
            }
        }
    }

    pub fn wake_person(&self, person: &str) {
        self.wake(|_, of| of == person);
    }

    pub fn wake_session(&self, hash: &str) {
        self.wake(|of, _| of == hash);
    }

    pub fn wake_all(&self) {
        self.wake(|_, _| true);
    }
}

impl Tie {
    /// Waits until the session or token may have ended.
    pub async fn woken(&mut self) {
        if self.woken.changed().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

impl Drop for Tie {
    fn drop(&mut self) {
        let mut kept = self.ties.0.lock();
        if kept.get(&self.hash).is_some_and(|(_, sender)| sender.receiver_count() <= 1) {
            kept.remove(&self.hash);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_meant_is_woken_and_nothing_is_kept_for_ever() {
        let ties = Arc::new(Ties::default());
        let (anna, again, boris) = (ties.tie("a", "anna"), ties.tie("a", "anna"), ties.tie("b", "boris"));
        let is_woken = |tie: &Tie| tie.woken.has_changed().expect("it is kept");
        ties.wake_person("boris");
        assert!(!is_woken(&anna) && is_woken(&boris));
        ties.wake_session("a");
        assert!(is_woken(&anna) && is_woken(&again));
        drop(anna);
        ties.wake_all();
        assert!(is_woken(&again));
        drop((again, boris));
        assert!(ties.0.lock().is_empty());
    }
}
