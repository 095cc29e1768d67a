//! `samovar new-bot`: the beginning of a bot, with a test.

use std::fs;
use std::io::{Write, stdout};

use anyhow::Context;

use crate::cli::{NewBotArgs, Template};
use crate::fault::Usage;

/// The files of a template, with their names.
type Files = &'static [(&'static str, &'static str)];

const PYTHON: Files = &[
    ("README.md", include_str!("../templates/python/README.md")),
    ("bot.py", include_str!("../templates/python/bot.py")),
    ("test_bot.py", include_str!("../templates/python/test_bot.py")),
];

const RUST: Files = &[
    ("README.md", include_str!("../templates/rust/README.md")),
    // Cargo leaves out of a package what has a manifest of its own.
    ("Cargo.toml", include_str!("../templates/rust/Cargo.toml.template")),
    ("src/main.rs", include_str!("../templates/rust/src/main.rs")),
    ("tests/protocol.rs", include_str!("../templates/rust/tests/protocol.rs")),
];

pub fn write(args: &NewBotArgs) -> anyhow::Result<()> {
    let NewBotArgs { language, folder } = args;
    let is_empty = fs::read_dir(folder).map_or(!folder.exists(), |mut files| files.next().is_none());
    if !is_empty {
        let said = format!("{} is there already; name a folder that is new or empty", folder.display());
        return Err(Usage(said).into());
    }
    let (files, test) = match language {
        Template::Python => (PYTHON, "python3 -m unittest"),
        Template::Rust => (RUST, "cargo test"),
    };
    for (name, text) in files {
        let path = folder.join(name);
        let written = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&path, text));
        written.with_context(|| format!("cannot write {}", path.display()))?;
    }
    let folder = folder.display();
    writeln!(
        stdout().lock(),
        "A bot is in {folder}. Test it there with: {test}\nHow to go on: {folder}/README.md"
    )?;
    Ok(())
}
