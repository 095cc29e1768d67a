//! The record on disk.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context;
use samovar_bots::split;
use samovar_engine::Record;

use super::seating::Seating;

/// The start of the comment that says who sat where.
const SEATS: &str = "seats: ";

/// Saves a record atomically: writes a temporary file, then renames it.
pub fn save(file: &Path, record: &Record, seating: &Seating) -> anyhow::Result<()> {
    let text = record.with_comment(&format!("{SEATS}{}", seating.names()));
    let write = |beside: &Path| -> std::io::Result<()> {
        let mut target = File::create(beside)?;
        target.write_all(text.as_bytes())?;
        target.sync_all()?;
        fs::rename(beside, file)
    };
    write(&beside(file)).with_context(|| format!("cannot save the game in {}", file.display()))
}

/// Who sat where in a saved game; empty if the record does not say.
pub fn seats(file: &Path) -> anyhow::Result<Vec<String>> {
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let line = text.lines().find_map(|line| line.strip_prefix("# ")?.strip_prefix(SEATS));
    Ok(line.map(|names| split(names).into_iter().map(str::to_owned).collect()).unwrap_or_default())
}

/// A name for the record of a game that is not that of any file in this folder.
pub fn unused(game: &str) -> PathBuf {
    let name = |number: u32| match number {
        1 => PathBuf::from(format!("samovar-{game}.record")),
        number => PathBuf::from(format!("samovar-{game}-{number}.record")),
    };
    (1..).map(name).find(|name| !name.exists()).expect("there is an end to the files of a folder")
}

fn beside(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".tmp");
    PathBuf::from(name)
}
