//! Who gets in: the account page's tokens and sessions, and password attempts that are slowed down.

use std::net::IpAddr;

use axum::http::StatusCode;
use samovar_engine::Message;
use samovar_web::model::{Access, SessionLine, TokenLine};

use super::problem::Problem;
use super::visitor::{Visitor, device_cookie, is_secure, session_hash};
use crate::hall::{ATTEMPT_MS, Hall};
use crate::people::new_token;
use crate::random::hash;
use crate::store::{Attempts, Session, Token};
use crate::text::clean_name;

/// The most tokens of an account.
const MOST_TOKENS: usize = 20;
/// Wrong passwords that cost nothing but the time of checking them.
const FREE_ATTEMPTS: i64 = 5;
/// The longest wait before the next attempt on one account: long enough for guessers, short enough for its owner.
const LONGEST_WAIT_MS: i64 = 60_000;
/// The longest wait of one address.
const LONGEST_WAIT_OF_ADDRESS_MS: i64 = 15 * 60_000;
/// The longest wait before the next new account of one address: a whole club may sit behind it.
const LONGEST_WAIT_FOR_ACCOUNT_MS: i64 = 10_000;
/// A day.
const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Tokens and sessions of an account; nothing for a guest.
pub async fn access(hall: &Hall, visitor: &Visitor) -> Result<Access, Problem> {
    let Some(person) = visitor.person.as_ref().filter(|person| person.login.is_some()) else {
        return Ok(Access::default());
    };
    let now = hall.now_ms();
    let days = |at_ms: i64| u64::try_from((now - at_ms) / DAY_MS).unwrap_or(0);
    let token = |token: Token| TokenLine {
        id: token.id,
        label: token.label,
        used: (token.used_ms > 0).then(|| days(token.used_ms)),
    };
    let own = session_hash(&visitor.token);
    let session = |session: Session| SessionLine {
        id: shown(&session),
        browser: browser(&session.agent),
        seen: days(session.seen_ms.max(session.created_ms)),
        here: session.hash == own,
    };
    let tokens = hall.store.tokens_of(&person.id).await?.into_iter().map(token).collect();
    let sessions = hall.store.sessions_of(&person.id).await?.into_iter().map(session).collect();
    Ok(Access { tokens, new_token: None, sessions })
}

/// By what the account page calls a session: not by what the database knows it.
fn shown(session: &Session) -> String {
    hash(&["shown", &session.hash])[..16].to_owned()
}

/// The browser and the system in what a browser calls itself.
fn browser(agent: &str) -> String {
    // Whoever comes later in the list pretends to be those before it.
    let browsers = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("Chrom", "Chromium"),
        ("Safari/", "Safari"),
    ];
    let systems = [
        ("Android", "Android"),
        ("iPhone", "iOS"),
        ("iPad", "iPadOS"),
        ("Windows", "Windows"),
        ("Mac OS", "macOS"),
        ("Linux", "Linux"),
    ];
    let find = |known: &[(&str, &'static str)]| {
        known.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name)
    };
    match (find(&browsers), find(&systems)) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (None, None) => agent.split(['/', ' ']).next().unwrap_or_default().chars().take(20).collect(),
    }
}

/// Makes a token; it is handed back once and never again.
pub async fn make_token(
    hall: &Hall,
    visitor: &Visitor,
    label: &str,
) -> Result<Result<String, &'static str>, Problem> {
    let Some(person) = visitor.person.as_ref().filter(|person| person.login.is_some()) else {
        return Ok(Err("account-needs-account"));
    };
    let label = clean_name(label);
    if label.is_empty() {
        return Ok(Err("account-name-empty"));
    }
    if hall.store.tokens_of(&person.id).await?.len() >= MOST_TOKENS {
        return Ok(Err("account-too-many-tokens"));
    }
    let (token, hash) = new_token(&hall.settings.random);
    let kept = Token { id: hall.settings.random.id(), label, created_ms: hall.now_ms(), used_ms: 0 };
    hall.store.add_token(&hash, &person.id, &kept).await?;
    Ok(Ok(token))
}

/// Ends a token of the visitor's.
pub async fn end_token(hall: &Hall, visitor: &Visitor, id: &str) -> Result<(), Problem> {
    let Some(person) = visitor.id() else { return Ok(()) };
    if !hall.store.end_token(person, id).await? {
        return Err(Problem::new(StatusCode::NOT_FOUND));
    }
    Ok(())
}

/// Ends a session of the visitor's.
pub async fn end_session(hall: &Hall, visitor: &Visitor, id: &str) -> Result<(), Problem> {
    let Some(person) = visitor.id() else { return Ok(()) };
    let sessions = hall.store.sessions_of(person).await?;
    let session = sessions.into_iter().find(|session| shown(session) == id);
    let session = session.ok_or_else(|| Problem::new(StatusCode::NOT_FOUND))?;
    Ok(hall.store.end_session(&session.hash).await?)
}

/// Ends every session of the visitor's but this one.
pub async fn end_other_sessions(hall: &Hall, visitor: &Visitor) -> Result<(), Problem> {
    let Some(person) = visitor.id() else { return Ok(()) };
    Ok(hall.store.end_other_sessions(person, &session_hash(&visitor.token)).await?)
}

/// An attempt to sign in, counted before the password is looked at, so that many at once count as many.
pub struct Attempt {
    /// What it counts against alone, if the owner of the account has signed in there before: others can't lock it.
    known: Option<String>,
    account: String,
    address: String,
}

impl Attempt {
    /// Counts a visitor's attempt on an account.
    pub async fn begin(hall: &Hall, login: &str, visitor: &Visitor) -> Result<Attempt, Problem> {
        let account = hash(&["account", login]);
        let address = hash(&["address", &visitor.address.to_string()]);
        let known = known_place(hall, login, visitor).await?.map(|place| hash(&["known", &account, &place]));
        match &known {
            Some(known) => count(hall, known, LONGEST_WAIT_MS).await?,
            None => {
                count(hall, &address, LONGEST_WAIT_OF_ADDRESS_MS).await?;
                count(hall, &account, LONGEST_WAIT_MS).await?;
            }
        }
        Ok(Attempt { known, account, address })
    }

    /// The password was right: nothing counts against the account any more, and this attempt not against the address.
    pub async fn was_right(self, hall: &Hall) -> Result<(), Problem> {
        let now = hall.now_ms();
        let clean = Attempts { last_ms: now, ..Attempts::default() };
        if let Some(known) = &self.known {
            let before = hall.store.attempts(known).await?;
            hall.store.set_attempts(known, before, clean).await?;
            return Ok(());
        }
        let before = hall.store.attempts(&self.account).await?;
        hall.store.set_attempts(&self.account, before, clean).await?;
        let before = hall.store.attempts(&self.address).await?;
        let failed = (before.failed - 1).max(0);
        hall.store
            .set_attempts(&self.address, before, Attempts { failed, until_ms: 0, last_ms: now })
            .await?;
        Ok(())
    }
}

/// The places a visitor may be known by: this browser, then this network.
fn places(visitor: &Visitor) -> Vec<String> {
    let device = visitor.device.iter().map(|token| hash(&["device", token]));
    device.chain([hash(&["network", &visitor.address.to_string()])]).collect()
}

/// The place of a visitor where the owner of an account has signed in before.
async fn known_place(hall: &Hall, login: &str, visitor: &Visitor) -> Result<Option<String>, Problem> {
    if visitor.person.as_ref().is_some_and(|person| person.login.as_deref() == Some(login)) {
        return Ok(Some(hash(&["here", &session_hash(&visitor.token)])));
    }
    for place in places(visitor) {
        if hall.store.knows_place(login, &place).await? {
            return Ok(Some(place));
        }
    }
    Ok(None)
}

/// Notes that the owner of an account has signed in where a visitor is; hands back the cookie by which the browser is
/// known from now on.
pub async fn know_place(hall: &Hall, visitor: &Visitor, person: &str) -> Result<String, Problem> {
    let device = visitor.device.clone().unwrap_or_else(|| hall.settings.random.token());
    let visitor = Visitor { device: Some(device.clone()), ..visitor.clone() };
    for place in places(&visitor) {
        hall.store.know_place(person, &place, hall.now_ms()).await?;
    }
    Ok(device_cookie(&device, is_secure(&visitor.base)))
}

/// Counts a new account of an address: hashing its password is hard work, which nobody may ask for without end.
pub async fn count_account(hall: &Hall, address: Option<IpAddr>) -> Result<(), Problem> {
    match address {
        Some(address) => {
            count(hall, &hash(&["accounts", &address.to_string()]), LONGEST_WAIT_FOR_ACCOUNT_MS).await
        }
        None => Ok(()),
    }
}

/// Counts an attempt on a target, unless it comes too early.
async fn count(hall: &Hall, target: &str, longest_ms: i64) -> Result<(), Problem> {
    loop {
        let now = hall.now_ms();
        let before = hall.store.attempts(target).await?;
        if now < before.until_ms {
            return Err(too_early(before.until_ms - now));
        }
        let forgotten = now - before.last_ms > ATTEMPT_MS;
        let failed = if forgotten { 1 } else { before.failed + 1 };
        let after = Attempts {
            failed,
            until_ms: now + wait_ms(failed, longest_ms),
            last_ms: now.max(before.last_ms + 1),
        };
        if hall.store.set_attempts(target, before, after).await? {
            return Ok(());
        }
    }
}

/// How long to wait after this number of wrong passwords: one second, two, four, …
fn wait_ms(failed: i64, longest_ms: i64) -> i64 {
    match failed - FREE_ATTEMPTS {
        ..0 => 0,
        more @ 0..30 => (1000 << more).min(longest_ms),
        _ => longest_ms,
    }
}

fn too_early(wait_ms: i64) -> Problem {
    let seconds = u32::try_from(wait_ms.max(0).unsigned_abs().div_ceil(1000)).unwrap_or(u32::MAX);
    let words = Message::new("account-too-many-attempts").with("seconds", seconds);
    Problem { words: Some(words), retry_after: Some(seconds), ..Problem::new(StatusCode::TOO_MANY_REQUESTS) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wait_doubles_up_to_a_bound() {
        let waits: Vec<i64> = (1..=8).map(|failed| wait_ms(failed, 60_000)).collect();
        assert_eq!(waits, [0, 0, 0, 0, 1000, 2000, 4000, 8000]);
        assert_eq!(wait_ms(12, 60_000), 60_000);
        assert_eq!(wait_ms(i64::MAX, 60_000), 60_000);
    }

    #[test]
    fn a_browser_is_named_by_what_it_is() {
        let chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36";
        assert_eq!(browser(chrome), "Chromium, Linux");
        assert_eq!(
            browser("Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0"),
            "Firefox, Windows"
        );
        assert_eq!(browser("curl/8.5.0"), "curl");
        assert_eq!(browser(""), "");
    }
}
