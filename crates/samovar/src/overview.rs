//! What is shown to somebody who just typed `samovar`.

use std::io::{Write, stdout};

use samovar_games::kinds;

use crate::pen::{Ink, Pen};

pub fn show() -> anyhow::Result<()> {
    let pen = Pen::for_stdout();
    let mut out = stdout().lock();
    writeln!(out, "{}", pen.paint(Ink::Bold, "Samovar: a home for heavy board games"))?;
    writeln!(out)?;
    let tries = |name: &str| {
        [
            (format!("samovar play {name}"), "you against a bot"),
            (
                format!("samovar play {name} --seats human,human,greedy"),
                "two people and a bot at this screen",
            ),
            (format!("samovar play {name} --record game.record"), "save at every decision, go on later"),
            (format!("samovar sim {name} --bots greedy,random --games 1000"), "many games between bots"),
        ]
    };
    for kind in kinds() {
        let about = samovar_words::text(pen.language, &format!("{}-about", kind.name()));
        writeln!(out, "{}  {}", pen.paint(Ink::Yellow, kind.name()), about.unwrap_or_default())?;
        for (command, what) in tries(kind.name()) {
            writeln!(out, "  {command:<58} {}", pen.paint(Ink::Dim, what))?;
        }
        writeln!(out)?;
    }
    for (command, what) in [
        ("samovar games", "all games with their options"),
        ("samovar engine", "be driven by another program, in JSON lines"),
        ("samovar verify FILE", "check a record"),
        ("samovar help", "everything else"),
    ] {
        writeln!(out, "  {command:<58} {}", pen.paint(Ink::Dim, what))?;
    }
    Ok(())
}
