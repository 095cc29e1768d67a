//! Commands typed by a player.

/// A line as the player meant it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command<'a> {
    Nothing,
    Number(usize),
    Undo,
    Board,
    Log(usize),
    Why(&'a str),
    Hint,
    Save(Option<&'a str>),
    Help,
    Quit,
    Action(&'a str),
}

/// How many events the log shows by default.
const LOG: usize = 20;

impl Command<'_> {
    /// Parses a line. Anything that is not a command is taken as an action.
    pub fn read(line: &str) -> Command<'_> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word, rest) {
            ("", _) => Command::Nothing,
            ("u" | "undo", "") => Command::Undo,
            ("b" | "board", "") => Command::Board,
            ("l" | "log", "") => Command::Log(LOG),
            ("l" | "log", count) if count.parse::<usize>().is_ok() => {
                Command::Log(count.parse().unwrap_or(LOG))
            }
            ("why", action) => Command::Why(action),
            ("hint", "") => Command::Hint,
            ("s" | "save", "") => Command::Save(None),
            ("s" | "save", file) => Command::Save(Some(file)),
            ("?" | "h" | "help", _) => Command::Help,
            ("q" | "quit" | "exit", "") => Command::Quit,
            (number, "") if number.parse::<usize>().is_ok() => Command::Number(number.parse().unwrap_or(0)),
            _ => Command::Action(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_mean_what_the_help_says() {
        for (line, command) in [
            ("  ", Command::Nothing),
            ("7", Command::Number(7)),
            ("u", Command::Undo),
            ("l", Command::Log(20)),
            ("l 50", Command::Log(50)),
            ("why hunt 8", Command::Why("hunt 8")),
            ("hint", Command::Hint),
            ("s evening.record", Command::Save(Some("evening.record"))),
            ("?", Command::Help),
            (" hunt 8 ", Command::Action("hunt 8")),
            ("log it", Command::Action("log it")),
        ] {
            assert_eq!(Command::read(line), command, "{line:?}");
        }
    }
}
