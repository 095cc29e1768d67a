//! Texts about the games: reads the few signs of Markdown they use, and draws them.
//!
//! `docs/guides.md` says how such a text is written.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use maud::{Markup, html};
use samovar_engine::Message;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::pen::Pen;
use crate::{art, board, picture};

/// A piece of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Block {
    /// The ids of the rules that it explains.
    pub rules: Vec<String>,
    pub content: Content,
}

/// What a piece of a text is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Content {
    Heading(Heading),
    Paragraph(String),
    /// An entry of a catalogue: the id of the rule, and what it says.
    Entry(String, String),
    List {
        ordered: bool,
        items: Vec<String>,
    },
    Table {
        head: Option<Vec<String>>,
        rows: Vec<Vec<String>>,
    },
    Picture {
        caption: String,
        name: String,
    },
    Example(Vec<Block>),
}

/// A heading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Heading {
    /// 1 for the title.
    pub level: usize,
    pub text: String,
    /// What the part is called in every language: the first one names it in links. In a player aid they are the questions at
    /// which the part helps.
    pub keys: Vec<String>,
}

impl Heading {
    fn read(level: usize, text: &str) -> Heading {
        let keyed = text.strip_suffix('}').and_then(|text| text.rsplit_once('{'));
        let (text, keys) = keyed.unwrap_or((text, ""));
        let keys = keys.split_whitespace().map(str::to_owned).collect();
        Heading { level, text: text.trim().to_owned(), keys }
    }

    /// The id of its element: after its key, or else its number or all of its words.
    pub fn anchor(&self) -> String {
        let number =
            || self.text.split(' ').next().filter(|word| word.starts_with(|c: char| c.is_ascii_digit()));
        let words = || self.text.replace(' ', "-");
        let name = self.keys.first().cloned();
        let name = name.or_else(|| Some(number()?.trim_end_matches('.').to_owned())).unwrap_or_else(words);
        anchor(&name)
    }
}

/// The id of the part with a key. On the page of a table it must not be the id of something on the board.
fn anchor(key: &str) -> String {
    format!("part-{key}")
}

/// Reads a text.
pub(crate) fn read(text: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut rules: Vec<String> = Vec::new();
    // Whether the line before belongs to the last block, so that this one may go on with it.
    let mut open = false;
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let line = line.trim();
        let level = line.bytes().take_while(|byte| *byte == b'#').count();
        if line.is_empty() || line == "---" {
            open = false;
            continue;
        }
        let last = blocks.last_mut().filter(|_| open).map(|block| &mut block.content);
        open = true;
        let content = if level > 0 {
            Content::Heading(Heading::read(level, line[level..].trim()))
        } else if let Some(ids) = line.strip_prefix("^ ") {
            rules = ids.split_whitespace().map(str::to_owned).collect();
            open = false;
            continue;
        } else if let Some((caption, name)) = shown(line) {
            Content::Picture { caption: caption.to_owned(), name: name.to_owned() }
        } else if let Some(first) = line.strip_prefix('>') {
            let mut inside = vec![first.strip_prefix(' ').unwrap_or(first)];
            while let Some(next) = lines.next_if(|next| next.starts_with('>')) {
                inside.push(next[1..].strip_prefix(' ').unwrap_or(&next[1..]));
            }
            Content::Example(read(&inside.join("\n")))
        } else if let Some(row) = line.strip_prefix('|') {
            let cells: Vec<String> =
                row.trim_end_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
            let is_ruler = cells.iter().all(|cell| cell.bytes().all(|byte| b"-: ".contains(&byte)));
            match last {
                Some(Content::Table { head, rows }) if is_ruler => {
                    *head = rows.pop();
                    continue;
                }
                Some(Content::Table { rows, .. }) => {
                    rows.push(cells);
                    continue;
                }
                _ => Content::Table { head: None, rows: vec![cells] },
            }
        } else if let Some((ordered, item)) = item(line) {
            match (entry(line), last) {
                (Some((id, words)), _) => Content::Entry(id.to_owned(), words.to_owned()),
                (None, Some(Content::List { ordered: same, items })) if *same == ordered => {
                    items.push(item.to_owned());
                    continue;
                }
                (None, _) => Content::List { ordered, items: vec![item.to_owned()] },
            }
        } else {
            let goes_on = match last {
                Some(Content::Paragraph(words) | Content::Entry(_, words)) => Some(words),
                Some(Content::List { items, .. }) => items.last_mut(),
                _ => None,
            };
            if let Some(words) = goes_on {
                words.extend(["\n", line]);
                continue;
            }
            Content::Paragraph(line.to_owned())
        };
        blocks.push(Block { rules: std::mem::take(&mut rules), content });
    }
    blocks
}

/// A picture: caption and name.
fn shown(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("![")?.strip_suffix(')')?.split_once("](")
}

/// An item of a list, and whether the list is numbered.
fn item(line: &str) -> Option<(bool, &str)> {
    if let Some(item) = line.strip_prefix("- ") {
        return Some((false, item));
    }
    let (number, item) = line.split_once(". ")?;
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then_some((true, item))
}

fn entry(line: &str) -> Option<(&str, &str)> {
    let (id, rest) = line.strip_prefix("- **")?.split_once("**")?;
    is_id(id).then_some((id, rest.trim()))
}

/// Whether a word is the id of a rule: `STR-112`, `STR-Q5`.
pub(crate) fn is_id(word: &str) -> bool {
    word.split_once('-').is_some_and(|(game, number)| {
        game.len() == 3
            && game.chars().all(|letter| letter.is_ascii_uppercase())
            && number.len() > 1
            && number.chars().all(|letter| letter.is_ascii_digit() || letter.is_ascii_uppercase())
            && number.ends_with(|letter: char| letter.is_ascii_digit())
    })
}

/// A text without what does not matter in a search: case, accents, and how blanks and apostrophes are written.
pub(crate) fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        'œ' => 'o',
        '’' => '\'',
        '\u{a0}' | '\u{202f}' | '\n' => ' ',
        letter => letter,
    };
    text.to_lowercase().nfd().filter(|letter| !is_combining_mark(*letter)).map(plain).collect()
}

/// What somebody searches for.
pub(crate) struct Wanted(Vec<String>);

impl Wanted {
    /// All of these words.
    pub fn new(query: &str) -> Wanted {
        Wanted(folded(query).split_whitespace().map(str::to_owned).collect())
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a text has all of the words.
    pub fn is_in(&self, text: &str) -> bool {
        let text = folded(text);
        self.0.iter().all(|word| text.contains(word))
    }
}

impl Block {
    /// All that can be read in it, and the ids of its rules.
    pub fn words(&self) -> String {
        let mut words = match &self.content {
            Content::Heading(heading) => heading.text.clone(),
            Content::Paragraph(words) => words.clone(),
            Content::Entry(id, words) => format!("{id} {words}"),
            Content::List { items, .. } => items.join(" "),
            Content::Table { head, rows } => {
                head.iter().chain(rows).flatten().cloned().collect::<Vec<_>>().join(" ")
            }
            Content::Picture { caption, .. } => caption.clone(),
            Content::Example(inside) => inside.iter().map(Block::words).collect::<Vec<_>>().join(" "),
        };
        for id in &self.rules {
            words.extend([" ", id]);
        }
        words
    }
}

/// Draws a text.
#[derive(Clone, Copy)]
pub(crate) struct Teller<'a> {
    pub pen: &'a Pen,
    /// The game the text is about.
    pub game: &'a str,
    /// The page where the rules are that are named by their ids; empty if it is this one.
    pub rules: &'a str,
}

impl Teller<'_> {
    pub fn all<'b>(&self, blocks: impl IntoIterator<Item = &'b Block>) -> Markup {
        html! { @for block in blocks { (self.block(block)) } }
    }

    pub fn block(&self, block: &Block) -> Markup {
        let drawn = self.content(&block.content);
        html! {
            @if block.rules.is_empty() { (drawn) } @else {
                div.ruled {
                    @for id in &block.rules { span.anchor id=(id) {} }
                    (drawn) (self.reference(&block.rules))
                }
            }
        }
    }

    /// The way from a paragraph to what the complete reference says of it.
    fn reference(&self, rules: &[String]) -> Markup {
        let words = Message::new("guide-reference-of").with("rules", self.pen.listed(rules.iter().cloned()));
        let words = self.pen.say(&words);
        let address = rules.first().map(|id| format!("/reference/{}#{id}", self.game));
        html! { a.reference href=[address] title=(words) aria-label=(words) { "§" } }
    }

    fn content(&self, content: &Content) -> Markup {
        html! {
            @match content {
                Content::Heading(heading) => (self.heading(heading)),
                Content::Paragraph(words) => p { (self.inline(words)) },
                Content::Entry(id, words) => p.rule id=(id) { a.id href=(format!("#{id}")) { (id) } " " (self.inline(words)) },
                Content::List { ordered: true, items } => ol { @for item in items { li { (self.inline(item)) } } },
                Content::List { ordered: false, items } => ul { @for item in items { li { (self.inline(item)) } } },
                Content::Table { head, rows } => div.scroll tabindex="0" role="group" {
                    table {
                        @if let Some(head) = head { thead { tr { @for cell in head { @if cell.is_empty() { td {} } @else { th { (self.inline(cell)) } } } } } }
                        tbody { @for row in rows { tr { @for cell in row { td { (self.inline(cell)) } } } } }
                    }
                },
                Content::Picture { caption, name } => figure {
                    @if let Ok(picture) = picture::draw(self.game, name, self.pen.language) { (picture) }
                    figcaption { (self.inline(caption)) }
                },
                Content::Example(inside) => blockquote { (self.all(inside)) },
            }
        }
    }

    fn heading(&self, heading: &Heading) -> Markup {
        let (id, words) = (heading.anchor(), self.inline(&heading.text));
        let keys = (!heading.keys.is_empty()).then(|| heading.keys.join(" "));
        html! {
            @match heading.level {
                1 => {},
                2 => h2 id=(id) data-keys=[keys] { (words) },
                _ => h3 id=(id) data-keys=[keys] { (words) },
            }
        }
    }

    /// The headings as links to them.
    pub fn contents(&self, blocks: &[Block]) -> Markup {
        let headings = blocks.iter().filter_map(|block| match &block.content {
            Content::Heading(heading) if heading.level > 1 => Some(heading),
            _ => None,
        });
        html! {
            ul.contents {
                @for heading in headings {
                    li.sub[heading.level > 2] { a href=(format!("#{}", heading.anchor())) { (self.inline(&heading.text)) } }
                }
            }
        }
    }

    /// Bold, slanted and code words, links, symbols, and links for the ids of rules.
    pub fn inline(&self, text: &str) -> Markup {
        let Some((before, sign, after)) = first_sign(text, self.game) else { return self.linked(text) };
        html! {
            (self.linked(before))
            @match sign {
                Sign::Bold(inner) => b { (self.inline(inner)) },
                Sign::Slanted(inner) => em { (self.inline(inner)) },
                Sign::Code(inner) => code { (inner) },
                Sign::Link(inner, address) => a href=(target(address)) { (self.inline(inner)) },
                Sign::Icon(name) => (symbol(name)),
            }
            (self.inline(after))
        }
    }

    /// Text in which the ids of rules are links.
    fn linked(&self, text: &str) -> Markup {
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
                @if is_id(word) { a.rule href=(format!("{}#{word}", self.rules)) { (word) } } @else { (word) }
            }
        }
    }
}

/// Where a link of a text leads: to a rule or a part of the same text, or to another page.
fn target(address: &str) -> String {
    match address.strip_prefix('#') {
        Some(key) if !is_id(key) => format!("#{}", anchor(key)),
        _ => address.to_owned(),
    }
}

/// Something in a line of text that is not just letters.
enum Sign<'a> {
    Bold(&'a str),
    Slanted(&'a str),
    Code(&'a str),
    /// Its words and where it leads.
    Link(&'a str, &'a str),
    Icon(&'a str),
}

/// The first sign in a text, with what stands before and after it.
fn first_sign<'a>(text: &'a str, game: &str) -> Option<(&'a str, Sign<'a>, &'a str)> {
    text.match_indices(['*', '`', '[', ':']).find_map(|(at, _)| {
        let (before, rest) = text.split_at(at);
        let (sign, after) = sign(rest, game)?;
        Some((before, sign, after))
    })
}

/// The sign a text begins with, and what stands after it.
fn sign<'a>(text: &'a str, game: &str) -> Option<(Sign<'a>, &'a str)> {
    let within = |mark: &str| {
        let (inner, after) = text.strip_prefix(mark)?.split_once(mark)?;
        (!inner.is_empty()).then_some((inner, after))
    };
    if let Some((inner, after)) = starred(text, 2) {
        return Some((Sign::Bold(inner), after));
    }
    if let Some((inner, after)) = starred(text, 1) {
        return Some((Sign::Slanted(inner), after));
    }
    if let Some((inner, after)) = within("`") {
        return Some((Sign::Code(inner), after));
    }
    if let Some((name, after)) = within(":").filter(|(name, _)| is_icon(game, name)) {
        return Some((Sign::Icon(name), after));
    }
    let (words, rest) = text.strip_prefix('[')?.split_once("](")?;
    let (address, after) = rest.split_once(')')?;
    Some((Sign::Link(words, address), after))
}

/// What stands between so many stars and the next ones that close it, and what stands after it. In a row of three one star
/// closes or opens what is inside.
fn starred(text: &str, stars: usize) -> Option<(&str, &str)> {
    let inner = text.strip_prefix(&"**"[..stars]).filter(|inner| stars == 2 || !inner.starts_with('*'))?;
    let mut rows =
        inner.match_indices('*').map(|(at, _)| at).filter(|at| *at == 0 || inner.as_bytes()[at - 1] != b'*');
    let at = rows.find_map(|at| {
        let row = inner[at..].bytes().take_while(|byte| *byte == b'*').count();
        (row >= stars && (row == 3 || row == stars)).then_some(at + row - stars)
    })?;
    (at > 0).then_some((&inner[..at], &inner[at + stars..]))
}

/// Whether a game's texts may use a symbol.
fn is_icon(game: &str, name: &str) -> bool {
    symbols(game).contains(name)
}

/// The names of the symbols that texts about a game can use.
pub(crate) fn symbols(game: &str) -> &'static BTreeSet<String> {
    static COMMON: LazyLock<BTreeSet<String>> = LazyLock::new(|| names_in(&art::sprite().0));
    static OF_GAMES: LazyLock<Vec<(&str, BTreeSet<String>)>> = LazyLock::new(|| {
        let of = |kind: &&'static dyn samovar_engine::Kind| {
            let own = names_in(&board::statics(kind.name()).0);
            (kind.name(), &*COMMON | &own)
        };
        samovar_games::kinds().iter().map(of).collect()
    });
    OF_GAMES.iter().find(|(name, _)| *name == game).map_or(&COMMON, |(_, symbols)| symbols)
}

/// The symbols in a sprite, without the beginning of their ids; furs keep theirs.
fn names_in(sprite: &str) -> BTreeSet<String> {
    let ids = sprite.split("<symbol id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    ids.filter_map(|id| id.strip_prefix("i-").or(id.starts_with("fur-").then_some(id)))
        .map(str::to_owned)
        .collect()
}

/// A symbol among text. What it means stands beside it in words.
pub(crate) fn symbol(name: &str) -> Markup {
    match name.strip_prefix("fur-").and_then(|value| value.parse().ok()) {
        Some(value) => art::fur_icon(value, ""),
        None => art::icon(name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(content: Content) -> Block {
        Block { rules: Vec::new(), content }
    }

    fn heading(level: usize, text: &str, keys: &[&str]) -> Block {
        let keys = keys.iter().map(|key| (*key).to_owned()).collect();
        block(Content::Heading(Heading { level, text: text.to_owned(), keys }))
    }

    fn paragraph(words: &str) -> Block {
        block(Content::Paragraph(words.to_owned()))
    }

    fn texts<const N: usize>(texts: [&str; N]) -> Vec<String> {
        texts.map(str::to_owned).into()
    }

    fn drawn(text: &str) -> String {
        let pen = Pen::default();
        Teller { pen: &pen, game: "stroganov", rules: "" }.all(&read(text)).into_string()
    }

    #[test]
    fn entries_headings_tables_lists_and_paragraphs_are_told_apart() {
        let text = "# All\n\n## 1. Setup\n- **STR-001** [E] One *or* two, see STR-Q5.\n- plain\n| a | b |\n|---|---|\n| c | d |\n";
        assert_eq!(
            read(text),
            [
                heading(1, "All", &[]),
                heading(2, "1. Setup", &[]),
                block(Content::Entry("STR-001".into(), "[E] One *or* two, see STR-Q5.".into())),
                block(Content::List { ordered: false, items: texts(["plain"]) }),
                block(Content::Table { head: Some(texts(["a", "b"])), rows: vec![texts(["c", "d"])] }),
            ]
        );
        let drawn = drawn(text);
        for words in ["id=\"STR-001\"", "<em>or</em>", "href=\"#STR-Q5\"", "id=\"part-1\""] {
            assert!(drawn.contains(words), "{words}: {drawn}");
        }
    }

    #[test]
    fn lines_that_follow_each_other_belong_together() {
        assert_eq!(read("one\ntwo\n\nthree\n"), [paragraph("one\ntwo"), paragraph("three")]);
        let items = texts(["one\nmore", "two"]);
        assert_eq!(read("1. one\n   more\n2. two\n"), [block(Content::List { ordered: true, items })]);
    }

    #[test]
    fn a_heading_may_have_keys_that_are_the_same_in_every_language() {
        assert_eq!(read("## Winter {income song}"), [heading(2, "Winter", &["income", "song"])]);
        let drawn = drawn("## Hiver {income song}\n\nSee [there](#income), [the rule](#STR-190).");
        for words in
            ["id=\"part-income\"", "data-keys=\"income song\"", "href=\"#part-income\"", "href=\"#STR-190\""]
        {
            assert!(drawn.contains(words), "{words}: {drawn}");
        }
    }

    #[test]
    fn a_paragraph_says_which_rules_it_explains() {
        let blocks = read("^ STR-112 STR-Q5\nHorses come.\n\nMore.\n");
        assert_eq!(
            blocks,
            [Block { rules: texts(["STR-112", "STR-Q5"]), ..paragraph("Horses come.") }, paragraph("More.")]
        );
        let drawn = drawn("^ STR-112 STR-Q5\nHorses come.");
        for words in ["id=\"STR-112\"", "id=\"STR-Q5\"", "/reference/stroganov#STR-112"] {
            assert!(drawn.contains(words), "{words}: {drawn}");
        }
    }

    #[test]
    fn an_example_is_a_text_of_its_own() {
        let inside = vec![Block { rules: texts(["STR-001"]), ..paragraph("**Example.**\nAnna rides.") }];
        assert_eq!(read("> ^ STR-001\n> **Example.**\n> Anna rides.\n"), [block(Content::Example(inside))]);
    }

    #[test]
    fn a_symbol_is_drawn_if_there_is_one() {
        let drawn = drawn("At 10:30:15 pay :fur-3: and :horse:, not :nothing:.");
        assert_eq!(drawn.matches("<svg").count(), 2, "{drawn}");
        assert!(drawn.contains("10:30:15") && drawn.contains(":nothing:"), "{drawn}");
    }

    #[test]
    fn signs_can_stand_inside_of_each_other() {
        assert_eq!(
            drawn("**bold [link](/learn) *slanted***"),
            "<p><b>bold <a href=\"/learn\">link</a> <em>slanted</em></b></p>"
        );
        assert_eq!(drawn("*one **two** three*"), "<p><em>one <b>two</b> three</em></p>");
        assert_eq!(drawn("2 * 3 is 6"), "<p>2 * 3 is 6</p>");
    }

    #[test]
    fn words_are_escaped() {
        let drawn = drawn("- **STR-001** a < b & `c<d` **<i>**");
        assert!(drawn.contains("a &lt; b &amp; <code>c&lt;d</code> <b>&lt;i&gt;</b>"), "{drawn}");
    }

    #[test]
    fn a_search_knows_neither_case_nor_accents() {
        for (query, text) in [
            ("hiver etoile", "L’Étoile de l’HIVER"),
            ("kozak", "Kozák jede"),
            ("Příběh", "pribeh"),
            ("l'hiver", "en l’hiver"),
            ("STR-112", "str-112 horses"),
        ] {
            assert!(Wanted::new(query).is_in(text), "{query}: {text}");
        }
        assert!(!Wanted::new("hiver été").is_in("hiver"));
        assert!(Wanted::new("  ").is_empty());
    }
}
