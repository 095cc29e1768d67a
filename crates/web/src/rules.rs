//! A game's catalogue of rules as a page: every entry with its id as an anchor.

use maud::{Markup, html};

/// A piece of the catalogue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Block<'a> {
    /// A heading and how deep it is.
    Heading(usize, &'a str),
    /// An entry with its id and what it says.
    Entry(&'a str, &'a str),
    /// Plain words.
    Words(&'a str),
    /// The rows of a table.
    Rows(Vec<Vec<&'a str>>),
}

/// Reads the catalogue: headings, entries that begin with a bold id, tables, paragraphs.
pub(crate) fn read(text: &str) -> Vec<Block<'_>> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    let mut paragraph: Option<usize> = None;
    for whole in text.lines() {
        let line = whole.trim();
        // Where the line lies in the text, so that the lines of a paragraph are one piece of it.
        let at = whole.as_ptr() as usize - text.as_ptr() as usize;
        let level = line.chars().take_while(|letter| *letter == '#').count();
        let plain = !line.is_empty() && level == 0 && !line.starts_with(['|', '-']);
        if let (Some(from), true, Some(Block::Words(words))) = (paragraph, plain, blocks.last_mut()) {
            *words = text[from..at + whole.len()].trim();
            continue;
        }
        paragraph = plain.then_some(at);
        if line.is_empty() || line == "---" {
            continue;
        }
        if level > 0 {
            blocks.push(Block::Heading(level, line[level..].trim()));
        } else if let Some((id, rest)) = entry(line) {
            blocks.push(Block::Entry(id, rest));
        } else if let Some(row) = line.strip_prefix('|') {
            let cells: Vec<&str> = row.trim_end_matches('|').split('|').map(str::trim).collect();
            if cells.iter().all(|cell| cell.chars().all(|letter| "-: ".contains(letter))) {
                continue;
            }
            match blocks.last_mut() {
                Some(Block::Rows(rows)) => rows.push(cells),
                _ => blocks.push(Block::Rows(vec![cells])),
            }
        } else {
            blocks.push(Block::Words(line.trim_start_matches("- ")));
        }
    }
    blocks
}

fn entry(line: &str) -> Option<(&str, &str)> {
    let (id, rest) = line.strip_prefix("- **")?.split_once("**")?;
    is_id(id).then_some((id, rest.trim()))
}

/// Whether a word is the id of a rule: `STR-112`, `STR-Q5`.
fn is_id(word: &str) -> bool {
    word.split_once('-').is_some_and(|(game, number)| {
        game.len() == 3
            && game.chars().all(|letter| letter.is_ascii_uppercase())
            && number.len() > 1
            && number.chars().all(|letter| letter.is_ascii_digit() || letter.is_ascii_uppercase())
            && number.ends_with(|letter: char| letter.is_ascii_digit())
    })
}

impl Block<'_> {
    /// Whether all words searched for are in it.
    pub fn has(&self, words: &[String]) -> bool {
        let text = match self {
            Block::Heading(..) => return false,
            Block::Entry(id, text) => format!("{id} {text}"),
            Block::Words(text) => (*text).to_owned(),
            Block::Rows(rows) => rows.concat().join(" "),
        }
        .to_lowercase();
        words.iter().all(|word| text.contains(word))
    }

    pub fn draw(&self) -> Markup {
        html! {
            @match self {
                Block::Heading(1, _) => {},
                Block::Heading(2, words) => h2 id=(anchor(words)) { (inline(words)) },
                Block::Heading(_, words) => h3 id=(anchor(words)) { (inline(words)) },
                Block::Entry(id, words) => p.rule id=(id) {
                    a.id href=(format!("#{id}")) { (id) } " " (inline(words))
                },
                Block::Words(words) => p { (inline(words)) },
                Block::Rows(rows) => div.scroll tabindex="0" role="group" {
                    table {
                        @for row in rows { tr { @for cell in row { td { (inline(cell)) } } } }
                    }
                },
            }
        }
    }
}

/// The headings as links to them.
pub(crate) fn contents(blocks: &[Block<'_>]) -> Markup {
    html! {
        ul.contents {
            @for block in blocks {
                @if let Block::Heading(2 | 3, words) = block { li.sub[matches!(block, Block::Heading(3, _))] { a href=(format!("#{}", anchor(words))) { (words) } } }
            }
        }
    }
}

/// The id of a heading: its number, or all of its words where it has none.
fn anchor(heading: &str) -> String {
    let number =
        heading.split(' ').next().filter(|word| word.starts_with(|first: char| first.is_ascii_digit()));
    let name = number.map_or_else(|| heading.replace(' ', "-"), |word| word.trim_end_matches('.').to_owned());
    format!("part-{name}")
}

/// Bold, slanted and code words, and links for the ids of rules.
fn inline(text: &str) -> Markup {
    let marks = ["**", "*", "`"];
    let first = marks
        .iter()
        .filter_map(|mark| Some((text.find(mark)?, *mark)))
        .min_by_key(|(at, mark)| (*at, std::cmp::Reverse(mark.len())));
    if let Some((at, mark)) = first
        && let Some(length) = text[at + mark.len()..].find(mark).filter(|length| *length > 0)
    {
        let begin = at + mark.len();
        let (inner, rest) = (&text[begin..begin + length], &text[begin + length + mark.len()..]);
        return html! {
            (linked(&text[..at]))
            @match mark {
                "**" => b { (inline(inner)) },
                "*" => em { (inline(inner)) },
                _ => code { (inner) },
            }
            (inline(rest))
        };
    }
    linked(text)
}

/// Text in which the ids of rules are links.
fn linked(text: &str) -> Markup {
    let part_of_id = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let mut words: Vec<&str> = Vec::new();
    let mut from = 0;
    let mut inside = false;
    for (at, letter) in text.char_indices() {
        if part_of_id(letter) != inside {
            words.push(&text[from..at]);
            from = at;
            inside = !inside;
        }
    }
    words.push(&text[from..]);
    html! {
        @for word in words {
            @if is_id(word) { a.rule href=(format!("#{word}")) { (word) } } @else { (word) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_headings_tables_and_words_are_told_apart() {
        let text = "# All\n\n## 1. Setup\n- **STR-001** [E] One *or* two, see STR-Q5.\n- plain\n| a | b |\n|---|---|\n| c | d |\n";
        let blocks = read(text);
        assert_eq!(
            blocks,
            [
                Block::Heading(1, "All"),
                Block::Heading(2, "1. Setup"),
                Block::Entry("STR-001", "[E] One *or* two, see STR-Q5."),
                Block::Words("plain"),
                Block::Rows(vec![vec!["a", "b"], vec!["c", "d"]]),
            ]
        );
        let drawn = blocks[2].draw().into_string();
        assert!(drawn.contains("id=\"STR-001\""), "{drawn}");
        assert!(drawn.contains("<em>or</em>"), "{drawn}");
        assert!(drawn.contains("href=\"#STR-Q5\""), "{drawn}");
    }

    #[test]
    fn the_lines_of_a_paragraph_belong_together() {
        assert_eq!(read("one\ntwo\n\nthree\n"), [Block::Words("one\ntwo"), Block::Words("three")]);
    }

    #[test]
    fn words_of_the_catalogue_are_escaped() {
        let drawn = read("- **STR-001** a < b & `c<d` **<i>**")[0].draw().into_string();
        assert!(drawn.contains("a &lt; b &amp; <code>c&lt;d</code> <b>&lt;i&gt;</b>"), "{drawn}");
    }
}
