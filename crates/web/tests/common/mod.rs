//! Games to draw, and a reader of attributes and elements.

pub mod dom;

use samovar_engine::{Choice, Colour, Seat, Seed, Table, Turn, Viewer, Who};
use samovar_web::model::*;
use serde_json::{Map, Value, json};

/// Whoever reads the pages.
pub fn reader() -> Reader {
    Reader { csrf: "token".into(), name: "Nasťa".into(), path: "/".into(), ..Reader::default() }
}

/// A game at its beginning.
pub fn start(game: &str, options: Value, seed: &str) -> Box<dyn Table> {
    let options: Map<String, Value> = serde_json::from_value(options).expect("options");
    let kind = samovar_games::find(game).expect("the game is listed");
    kind.new_table(&options, Seed::from_text(seed)).expect("the options are allowed")
}

/// A table of every game for every number of players, opponent and variant.
pub fn games() -> impl Iterator<Item = Box<dyn Table>> {
    let options = [
        ("stroganov", json!({"players": 1, "opponent": "ivan", "boards": "b", "colours": "green"})),
        ("stroganov", json!({"players": 1, "opponent": "katyusha"})),
        ("stroganov", json!({"players": 2, "region_furs": "random"})),
        ("stroganov", json!({"players": 3, "boards": ["b", "a", "b"]})),
        ("stroganov", json!({"players": 4, "boards": "b"})),
        ("rurik", json!({"players": 2, "alternate_board": true, "leaders": ["predslava", "agatha"]})),
        ("rurik", json!({"players": 3, "deed_row": true, "colours": ["white", "red", "blue"]})),
        ("rurik", json!({"players": 4, "rebel_rewards": true, "leaders": "random"})),
        ("rurik", json!({"players": 1, "difficulty": "hard", "leaders": ["yaroslav"]})),
        ("first-tsar", json!({"players": 2, "colours": ["red", "black"]})),
        ("first-tsar", json!({"players": 3})),
        ("first-tsar", json!({"players": 4})),
    ];
    options.into_iter().map(|(game, options)| start(game, options, "lynx"))
}

/// Plays on without sense until the game is over, showing every position with the number of decisions before it.
pub fn wander(mut table: Box<dyn Table>, mut show: impl FnMut(&dyn Table, usize)) {
    let mut dice = 1u32;
    while table.turn() != Turn::Over {
        show(&*table, table.played());
        let legal = table.legal();
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        table.play(&legal[(dice >> 8) as usize % legal.len()]).expect("a legal action");
    }
    show(&*table, table.played());
}

/// A table as a viewer sees it: persons on all seats, the viewer's own being the reader's.
pub fn table_view(table: &dyn Table, viewer: Viewer, log: &[LogLine]) -> TableView {
    let sitter = |seat: Seat| Sitter::Person {
        name: format!("Player-{seat}"),
        mine: viewer == Viewer::Seat(seat),
        here: true,
    };
    let standings = table.standings();
    let automas = standings.rows.iter().filter_map(|row| match row.who {
        Who::Automa(id) => Some(id.to_owned()),
        Who::Seat(_) => None,
    });
    let decides = matches!((table.turn(), viewer), (Turn::Decide(seat), Viewer::Seat(mine)) if seat == mine);
    let choices: Vec<Choice> = if decides { table.choices() } else { Vec::new() };
    let over = table.turn() == Turn::Over;
    TableView {
        id: "abc".into(),
        seq: table.played() as u64,
        game: table.game().into(),
        stage: if over { Stage::Over } else { Stage::Playing },
        options: table.options(),
        pace: Pace::default(),
        public: true,
        link: "http://localhost/t/abc".into(),
        seats: Seat::first(table.seats())
            .map(|seat| SeatInfo { sitter: sitter(seat), ..SeatInfo::open(seat) })
            .collect(),
        colours: colours(table),
        automas: automas.collect(),
        bots: vec!["random".into(), "greedy".into()],
        host: true,
        viewer,
        sight: Some(table.sight(viewer, decides)),
        turn: Some(table.turn()),
        question: Some(table.question()),
        choices,
        may_undo: false,
        may_hint: false,
        lesson: None,
        coach: None,
        hint: None,
        summary: Vec::new(),
        log: log.to_vec(),
        new_from: 0,
        chat: Vec::new(),
        may_chat: true,
        standings: over.then_some(standings),
        may_analyse: over,
        fairness: Fairness::default(),
        rematch: None,
    }
}

/// The colours of the seats.
pub fn colours(table: &dyn Table) -> Vec<Colour> {
    let kind = samovar_games::find(table.game()).expect("the game is listed");
    kind.colours(&table.options())[..table.seats()].to_vec()
}

/// The values of an attribute, in order, with their entities read.
pub fn attributes<'a>(html: &'a str, name: &str) -> impl Iterator<Item = String> + use<'a> {
    let mark = format!(" {name}=\"");
    let mut rest = html;
    std::iter::from_fn(move || {
        let at = rest.find(&mark)? + mark.len();
        let end = at + rest[at..].find('"')?;
        let value = rest[at..end].replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
        rest = &rest[end..];
        Some(value.replace("&amp;", "&"))
    })
}

/// How many elements stand on the outermost level, if every element is closed where it must be.
pub fn balanced(html: &str) -> Result<usize, String> {
    const VOID: [&str; 4] = ["meta", "link", "input", "br"];
    let mut open: Vec<&str> = Vec::new();
    let mut outermost = 0;
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        let end = rest.find('>').ok_or("a tag does not end")?;
        let tag = &rest[..end];
        let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default();
        if tag.starts_with('!') || VOID.contains(&name) {
        } else if tag.starts_with('/') {
            let opened = open.pop();
            if opened != Some(name) {
                return Err(format!("{opened:?} is closed by {name:?}"));
            }
        } else {
            outermost += usize::from(open.is_empty());
            if !tag.ends_with('/') {
                open.push(name);
            }
        }
        rest = &rest[end + 1..];
    }
    if open.is_empty() { Ok(outermost) } else { Err(format!("never closed: {open:?}")) }
}
