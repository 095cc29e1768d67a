//! Who gets in, for both databases.

use sqlx::Row as _;

use super::{Postgres, Sqlite, person_news, taken};
use crate::store::access::{Access, Attempts, Session, Stale, Swept, Token};
use crate::store::{Answer, Person, StoreError};

const ADD_TOKEN: &str = "INSERT INTO api_token (hash, id, person, label, created_ms, used_ms) \
    VALUES ($1, $2, $3, $4, $5, $6)";
const TOKENS_OF: &str = "SELECT id, label, created_ms, used_ms FROM api_token WHERE person = $1 \
    ORDER BY created_ms DESC, id";
const END_TOKEN: &str = "DELETE FROM api_token WHERE person = $1 AND id = $2";
const OF_TOKEN: &str = "SELECT p.id, p.name, p.login, p.password FROM person p \
    JOIN api_token t ON t.person = p.id WHERE t.hash = $1";
const TOUCH_TOKEN: &str = "UPDATE api_token SET used_ms = $2 WHERE hash = $1";
const SESSIONS_OF: &str = "SELECT hash, created_ms, seen_ms, agent FROM session WHERE person = $1 \
    ORDER BY seen_ms DESC, created_ms DESC, hash";
const END_OTHERS: &str = "DELETE FROM session WHERE person = $1 AND hash <> $2";
const TOUCH_SESSION: &str = "UPDATE session SET seen_ms = $2, agent = $3 WHERE hash = $1";
const ATTEMPTS: &str = "SELECT failed, until_ms, last_ms FROM attempt WHERE target = $1";
const FIRST_ATTEMPT: &str = "INSERT INTO attempt (target, failed, until_ms, last_ms) VALUES ($1, $2, $3, $4) \
    ON CONFLICT DO NOTHING";
const NEXT_ATTEMPT: &str = "UPDATE attempt SET failed = $2, until_ms = $3, last_ms = $4 \
    WHERE target = $1 AND failed = $5 AND last_ms = $6";
const COUNT_TABLES: &str = "SELECT stage, COUNT(*) FROM game_table GROUP BY stage";
const SWEEP_SESSIONS: &str = "DELETE FROM session WHERE seen_ms < $1 AND created_ms < $1";
const SWEEP_GUESTS: &str = "DELETE FROM person WHERE login IS NULL AND created_ms < $1 \
    AND NOT EXISTS (SELECT 1 FROM member m WHERE m.person = person.id) \
    AND NOT EXISTS (SELECT 1 FROM session s WHERE s.person = person.id AND (s.seen_ms >= $1 OR s.created_ms >= $1))";
const SWEEP_ATTEMPTS: &str = "DELETE FROM attempt WHERE last_ms < $1 AND until_ms < $1";

macro_rules! access {
    ($store:ty) => {
        impl Access for $store {
            fn add_token<'a>(&'a self, hash: &'a str, person: &'a str, token: &'a Token) -> Answer<'a, ()> {
                Box::pin(async move {
                    sqlx::query(ADD_TOKEN)
                        .bind(hash)
                        .bind(&token.id)
                        .bind(person)
                        .bind(&token.label)
                        .bind(token.created_ms)
                        .bind(token.used_ms)
                        .execute(&self.writer)
                        .await
                        .map_err(taken)?;
                    Ok(())
                })
            }

            fn tokens_of<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<Token>> {
                Box::pin(async move {
                    let rows = sqlx::query(TOKENS_OF).bind(person).fetch_all(&self.pool).await?;
                    let mut tokens = Vec::with_capacity(rows.len());
                    for row in rows {
                        tokens.push(Token {
                            id: row.try_get(0)?,
                            label: row.try_get(1)?,
                            created_ms: row.try_get(2)?,
                            used_ms: row.try_get(3)?,
                        });
                    }
                    Ok(tokens)
                })
            }

            fn end_token<'a>(&'a self, person: &'a str, id: &'a str) -> Answer<'a, bool> {
                Box::pin(async move {
                    let ended = sqlx::query(END_TOKEN).bind(person).bind(id).execute(&self.writer).await?;
                    self.sessions.forget(person);
                    self.tell_of_person(&person_news(person)).await?;
                    Ok(ended.rows_affected() > 0)
                })
            }

            fn person_of_token<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<Person>> {
                Box::pin(async move { self.remembered(OF_TOKEN, hash).await })
            }

            fn touch_token<'a>(&'a self, hash: &'a str, now_ms: i64) -> Answer<'a, ()> {
                Box::pin(async move {
                    sqlx::query(TOUCH_TOKEN).bind(hash).bind(now_ms).execute(&self.writer).await?;
                    Ok(())
                })
            }

            fn sessions_of<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<Session>> {
                Box::pin(async move {
                    let rows = sqlx::query(SESSIONS_OF).bind(person).fetch_all(&self.pool).await?;
                    let mut sessions = Vec::with_capacity(rows.len());
                    for row in rows {
                        sessions.push(Session {
                            hash: row.try_get(0)?,
                            created_ms: row.try_get(1)?,
                            seen_ms: row.try_get(2)?,
                            agent: row.try_get(3)?,
                        });
                    }
                    Ok(sessions)
                })
            }

            fn end_other_sessions<'a>(&'a self, person: &'a str, hash: &'a str) -> Answer<'a, ()> {
                Box::pin(async move {
                    sqlx::query(END_OTHERS).bind(person).bind(hash).execute(&self.writer).await?;
                    self.sessions.forget(person);
                    self.tell_of_person(&person_news(person)).await
                })
            }

            fn touch_session<'a>(&'a self, hash: &'a str, now_ms: i64, agent: &'a str) -> Answer<'a, ()> {
                Box::pin(async move {
                    let query = sqlx::query(TOUCH_SESSION).bind(hash).bind(now_ms).bind(agent);
                    query.execute(&self.writer).await?;
                    Ok(())
                })
            }

            fn attempts<'a>(&'a self, target: &'a str) -> Answer<'a, Attempts> {
                Box::pin(async move {
                    let row = sqlx::query(ATTEMPTS).bind(target).fetch_optional(&self.pool).await?;
                    let Some(row) = row else { return Ok(Attempts::default()) };
                    Ok(Attempts {
                        failed: row.try_get(0)?,
                        until_ms: row.try_get(1)?,
                        last_ms: row.try_get(2)?,
                    })
                })
            }

            fn set_attempts<'a>(
                &'a self,
                target: &'a str,
                before: Attempts,
                after: Attempts,
            ) -> Answer<'a, bool> {
                Box::pin(async move {
                    let changed = if before == Attempts::default() {
                        sqlx::query(FIRST_ATTEMPT)
                            .bind(target)
                            .bind(after.failed)
                            .bind(after.until_ms)
                            .bind(after.last_ms)
                            .execute(&self.writer)
                            .await?
                    } else {
                        sqlx::query(NEXT_ATTEMPT)
                            .bind(target)
                            .bind(after.failed)
                            .bind(after.until_ms)
                            .bind(after.last_ms)
                            .bind(before.failed)
                            .bind(before.last_ms)
                            .execute(&self.writer)
                            .await?
                    };
                    Ok(changed.rows_affected() > 0)
                })
            }

            fn count_tables(&self) -> Answer<'_, Vec<(String, i64)>> {
                Box::pin(async move {
                    let rows = sqlx::query(COUNT_TABLES).fetch_all(&self.pool).await?;
                    rows.into_iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
                })
            }

            fn sweep(&self, stale: Stale) -> Answer<'_, Swept> {
                Box::pin(async move {
                    let remove = async |text: &'static str, before_ms: i64| -> Result<u64, StoreError> {
                        let removed = sqlx::query(text).bind(before_ms).execute(&self.writer).await?;
                        Ok(removed.rows_affected())
                    };
                    let swept = Swept {
                        guests: remove(SWEEP_GUESTS, stale.guests_ms).await?,
                        sessions: remove(SWEEP_SESSIONS, stale.sessions_ms).await?,
                        attempts: remove(SWEEP_ATTEMPTS, stale.attempts_ms).await?,
                    };
                    self.sessions.forget_all();
                    Ok(swept)
                })
            }
        }
    };
}

access!(Sqlite);
access!(Postgres);
