//! What a bot would do in a player's place, for the terminal.

use samovar_bots::Maker;
use samovar_engine::{Arg, Choice, Message, Seed, Table, reasoning};
use samovar_server::advice::advise;
use samovar_web::model::{Advised, Expected};

use crate::pen::{Ink, Pen};

/// What a bot that searches would do, expects and also considered, line by line; empty when the game is over.
///
/// It follows from what the seat that decides may know.
pub fn hint(table: &dyn Table, adviser: &Maker, pen: &Pen) -> Vec<String> {
    let seed = Seed::from_text(&format!("hint {}", table.played()));
    let Some(hint) = advise(table, adviser, seed) else { return Vec::new() };
    let Some((best, others)) = hint.moves.split_first() else { return Vec::new() };
    let choice = |id, choice: &Choice| {
        Message::new(id)
            .with("words", Arg::Words(choice.words.clone()))
            .with("action", choice.action.as_str())
    };
    let mut lines = vec![pen.paint(Ink::Bold, &pen.say(&choice("play-hint-best", &best.choice)))];
    lines.push(pen.say(&Message::new("play-hint-chance").with("percent", percent(best.chance))));
    let why = table.turn().seat().map(|seat| reasoning(&best.reasons, seat));
    lines.extend(why.iter().flatten().map(|sentence| pen.say(sentence)));
    if !hint.line.is_empty() {
        lines.push(pen.text("play-hint-line"));
        let step = |step: &Expected| choice("play-hint-step", &step.choice).with("who", step.seat);
        lines.extend(hint.line.iter().map(|one| format!("  {}", pen.say(&step(one)))));
    }
    if !others.is_empty() {
        lines.push(pen.text("play-hint-others"));
        let other =
            |other: &Advised| choice("play-hint-other", &other.choice).with("percent", percent(other.chance));
        lines.extend(others.iter().map(|one| format!("  {}", pen.say(&other(one)))));
    }
    lines.push(pen.paint(Ink::Dim, &pen.text("play-hint-guess")));
    lines
}

fn percent(chance: f32) -> u32 {
    (chance * 100.0).round() as u32
}
