//! `samovar model`: what a model of a game sees and says.

use std::io::{Write, stdout};

use anyhow::bail;
use samovar_bots::{parts, properties};
use samovar_engine::{Action, Insight};
use samovar_games::with_game;
use serde_json::{Value, json};

use crate::cli::ModelArgs;
use crate::setup;

pub fn show(args: &ModelArgs) -> anyhow::Result<()> {
    let kind = setup::game(&args.game)?;
    let Some(contract) = with_game!(kind.name(), G => contract::<G>()) else {
        bail!("{} cannot be played by bots", kind.name())
    };
    writeln!(stdout().lock(), "{contract}")?;
    Ok(())
}

fn contract<G: Insight>() -> Value {
    let parts = parts::<G>();
    json!({
        "properties": properties::<G>(),
        "observation": parts.iter().map(|part| part.len).sum::<usize>(),
        "parts": parts,
        "actions": G::Action::in_order().map(|action| action.to_string()).collect::<Vec<_>>(),
    })
}
