//! Text in columns and lines, whatever colour it has.

/// How many columns a text takes, colours not counted.
pub fn width(text: &str) -> usize {
    let mut columns = 0;
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        if letter == '\x1b' {
            letters.by_ref().find(|end| *end == 'm');
        } else {
            columns += 1;
        }
    }
    columns
}

/// A text filled up with blanks to a width.
pub fn pad(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}

/// Pieces laid side by side in lines of at most a width; a piece that is wider gets a line of its own.
pub fn flow<S: AsRef<str>>(pieces: impl IntoIterator<Item = S>, between: &str, to: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for piece in pieces {
        let piece = piece.as_ref();
        match lines.last_mut() {
            Some(line) if width(line) + width(between) + width(piece) <= to => {
                line.push_str(between);
                line.push_str(piece);
            }
            _ => lines.push(piece.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_take_no_room() {
        assert_eq!(width("\x1b[31mred\x1b[0m"), 3);
        assert_eq!(pad("\x1b[31mred\x1b[0m", 5), "\x1b[31mred\x1b[0m  ");
        assert_eq!(pad("longer", 3), "longer");
    }

    #[test]
    fn lines_break_where_the_next_piece_would_not_fit() {
        assert_eq!(flow(["one", "two", "three"], ", ", 8), ["one, two", "three"]);
        assert_eq!(flow(["enormous"], " ", 3), ["enormous"]);
        assert!(flow([""; 0], " ", 3).is_empty());
    }
}
