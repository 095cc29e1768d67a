//! The user's own component tables: `DIR/<game>/<file>.toml`.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};
use samovar_engine::Kind;
use samovar_games::{find, kinds};

/// Makes the tables in a directory the active ones; warnings go to stderr.
///
/// # Errors
/// If the directory contains anything that is not a table of a game, or a table cannot be used.
pub fn install(directory: &Path) -> anyhow::Result<()> {
    for name in entries(directory)? {
        let path = directory.join(&name);
        let Some(kind) = find(&name).filter(|_| path.is_dir()) else {
            let games: Vec<_> = kinds().iter().map(|kind| kind.name()).collect();
            bail!("{}: not a game's directory; allowed here: {}", path.display(), games.join(", "));
        };
        install_game(kind, &path)?;
    }
    Ok(())
}

fn install_game(kind: &dyn Kind, directory: &Path) -> anyhow::Result<()> {
    let allowed = kind.component_files();
    let mut files = Vec::new();
    for name in entries(directory)? {
        let path = directory.join(&name);
        if !allowed.contains(&name.as_str()) {
            bail!("{}: not a table of {}; allowed here: {}", path.display(), kind.name(), allowed.join(", "));
        }
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        files.push((name, text));
    }
    if files.is_empty() {
        return Ok(());
    }
    match kind.install_components(&files) {
        Ok(warnings) => {
            for warning in warnings {
                eprintln!("warning: {}: {warning}", kind.name());
            }
            Ok(())
        }
        Err(faults) => {
            bail!("the tables in {} cannot be used:\n  {}", directory.display(), faults.join("\n  "))
        }
    }
}

/// The names in a directory, sorted, without hidden ones.
fn entries(directory: &Path) -> anyhow::Result<Vec<String>> {
    let context = || format!("cannot read the directory {}", directory.display());
    let mut names = Vec::new();
    for entry in fs::read_dir(directory).with_context(context)? {
        let name = entry.with_context(context)?.file_name().to_string_lossy().into_owned();
        if !name.starts_with('.') {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}
