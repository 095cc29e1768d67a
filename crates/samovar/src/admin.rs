//! `samovar admin`: manages the tables and accounts of a server.

use std::io::{Write, stdin, stdout};
use std::sync::Arc;

use anyhow::{Context, anyhow, bail};
use samovar_server::clock::Clock;
use samovar_server::people::{self, LONGEST_PASSWORD, SHORTEST_PASSWORD};
use samovar_server::random::Random;
use samovar_server::room::Means;
use samovar_server::settings::Settings;
use samovar_server::store::{Person, Store};
use serde_json::{Value, json};

use crate::backup::with_database;
use crate::cli::{Admin, AdminArgs, ListArgs};
use crate::standings::plain_table;

pub fn obey(args: &AdminArgs) -> anyhow::Result<()> {
    with_database(&args.database, false, |store| async move {
        match &args.what {
            Admin::Tables(list) => tables(&store, list).await,
            Admin::Accounts(list) => accounts(&store, list).await,
            Admin::Reports(list) => reports(&store, list).await,
            Admin::RemoveReport { id } => remove_report(&store, id).await,
            Admin::RemoveTable { id } => remove_table(&store, id).await,
            Admin::RemoveAccount { name } => remove_account(&store, name).await,
            Admin::Password { name } => set_password(&store, name).await,
        }
    })
}

async fn tables(store: &Store, list: &ListArgs) -> anyhow::Result<()> {
    let now_ms = Clock::default().now_ms();
    let tables = store.all_tables(list.limit.into(), list.after.into()).await?;
    let rows = tables.into_iter().map(|table| {
        let card: Value = serde_json::from_str(&table.card).unwrap_or_default();
        let seats = card["seats"].as_array().into_iter().flatten();
        let names: Vec<String> = seats.map(who).collect();
        let quiet = (now_ms - table.changed_ms).max(0) / 1000;
        json!({"table": table.id, "game": card["game"], "stage": table.stage, "seats": names, "quiet": quiet})
    });
    show(list, &["table", "game", "stage", "seats", "quiet"], rows.collect())
}

/// Who has a seat on a card.
fn who(seat: &Value) -> String {
    match (seat.as_str(), &seat["person"]["name"], &seat["bot"]["level"]) {
        (Some(empty), _, _) => format!("({empty})"),
        (None, Value::String(name), _) => name.clone(),
        (None, _, level) => format!("({} bot)", level.as_str().unwrap_or("a")),
    }
}

async fn accounts(store: &Store, list: &ListArgs) -> anyhow::Result<()> {
    let now_ms = Clock::default().now_ms();
    let accounts = store.accounts(list.limit.into(), list.after.into()).await?;
    let rows = accounts.into_iter().map(|account| {
        let days = (now_ms - account.created_ms).max(0) / (24 * 60 * 60 * 1000);
        json!({"account": account.name, "tables": account.tables, "days": days})
    });
    show(list, &["account", "tables", "days"], rows.collect())
}

async fn reports(store: &Store, list: &ListArgs) -> anyhow::Result<()> {
    let now_ms = Clock::default().now_ms();
    let rows = store.reports(list.limit.into(), list.after.into()).await?.into_iter().map(|report| {
        let quiet = (now_ms - report.at_ms).max(0) / 1000;
        json!({"report": report.id, "by": report.by_name, "about": report.name, "table": report.table, "words": report.words, "quiet": quiet})
    });
    show(list, &["report", "by", "about", "table", "words", "quiet"], rows.collect())
}

async fn remove_report(store: &Store, id: &str) -> anyhow::Result<()> {
    if !store.remove_report(id).await? {
        bail!("there is no report {id:?}; samovar admin reports lists them");
    }
    writeln!(stdout(), "Report {id} is removed.")?;
    Ok(())
}

/// Prints rows as a table, or as one JSON object per line.
fn show(list: &ListArgs, columns: &[&str], rows: Vec<Value>) -> anyhow::Result<()> {
    let mut out = stdout().lock();
    if list.json {
        for row in rows {
            writeln!(out, "{row}")?;
        }
        return Ok(());
    }
    let mut table = plain_table();
    table.set_header(columns);
    for row in &rows {
        table.add_row(columns.iter().map(|column| match &row[*column] {
            Value::String(text) => text.clone(),
            Value::Array(texts) => texts.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(", "),
            Value::Number(seconds) if *column == "quiet" => since(seconds.as_i64().unwrap_or(0)),
            other => other.to_string(),
        }));
    }
    writeln!(out, "{table}")?;
    Ok(())
}

fn since(seconds: i64) -> String {
    match seconds {
        0..120 => format!("{seconds} s"),
        120..7200 => format!("{} min", seconds / 60),
        7200..172_800 => format!("{} h", seconds / 3600),
        _ => format!("{} d", seconds / 86_400),
    }
}

async fn remove_table(store: &Store, id: &str) -> anyhow::Result<()> {
    if !store.remove_table(id).await? {
        bail!("there is no table {id:?}; samovar admin tables lists them");
    }
    writeln!(stdout(), "Table {id} is removed.")?;
    Ok(())
}

async fn account(store: &Store, name: &str) -> anyhow::Result<Person> {
    let person = store.person_by_login(&name.to_lowercase()).await?;
    person.ok_or_else(|| anyhow!("there is no account {name:?}; samovar admin accounts lists them"))
}

async fn remove_account(store: &Store, name: &str) -> anyhow::Result<()> {
    let person = account(store, name).await?;
    let means = Means::new(Arc::new(store.clone()), &Settings::default());
    let tables = people::forget(&person.id, &means).await?;
    writeln!(stdout(), "Account {} is removed from {} tables.", person.name, tables.len())?;
    Ok(())
}

async fn set_password(store: &Store, name: &str) -> anyhow::Result<()> {
    let person = account(store, name).await?;
    let mut password = String::new();
    stdin().read_line(&mut password).context("cannot read the password")?;
    let password = password.trim_end_matches(['\r', '\n']);
    if password.chars().count() < SHORTEST_PASSWORD || password.len() > LONGEST_PASSWORD {
        bail!("a password has at least {SHORTEST_PASSWORD} characters and at most {LONGEST_PASSWORD} bytes");
    }
    let salt = Random::default().bytes();
    let hashed = people::hash_password(password, &salt[..16]).map_err(|error| anyhow!(error))?;
    let person = Person { password: Some(hashed), ..person };
    store.change_person(&person).await?;
    store.end_other_sessions(&person.id, "").await?;
    for token in store.tokens_of(&person.id).await? {
        store.end_token(&person.id, &token.id).await?;
    }
    writeln!(stdout(), "Account {} has a new password and is signed out everywhere.", person.name)?;
    Ok(())
}
