//! Writes a few pages with real positions into a folder, to be looked at in a browser. With `guides` after the language it
//! writes only the texts about the games and their pictures, in every language.
//!
//! ```text
//! cargo run -p samovar-web --example gallery -- FOLDER [LANGUAGE [guides]]
//! ```

use std::path::Path;

use samovar_bots::Maker;
use samovar_engine::{Choice, Insight, Knowledge, Message, Seat, Seed, Table, Turn, Viewer, Who};
use samovar_games::{find, with_session};
use samovar_web::model::*;
use samovar_web::{asset, page, part};
use samovar_words::Language;
use serde_json::{Map, Value, json};

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "gallery".to_owned());
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder.join("assets"))?;
    for asset in asset::ALL {
        std::fs::write(folder.join("assets").join(asset.name), asset.body)?;
    }
    // Opened as files, pages find their style beside them.
    let write =
        |name: &str, html: String| std::fs::write(folder.join(name), html.replace("\"/assets/", "\"assets/"));
    let language = std::env::args().nth(2).and_then(|code| code.parse().ok()).unwrap_or_default();
    let reader = Reader {
        language,
        csrf: "token".into(),
        name: "Nasťa".into(),
        path: "/".into(),
        ..Reader::default()
    };
    guides(&reader, &write)?;
    if std::env::args().nth(3).is_some_and(|only| only == "guides") {
        return Ok(());
    }
    let stranger = Reader { name: String::new(), ..reader.clone() };

    let lobby = lobby();
    let two = played("stroganov", json!({"players": 2}), 40);
    let over = played("stroganov", json!({"players": 3}), usize::MAX);
    for (name, table) in [
        ("lobby", &lobby),
        ("two", &two),
        ("draft", &played("stroganov", json!({"players": 4, "boards": "b"}), 1)),
        ("winter", &until("stroganov", json!({"players": 4, "boards": ["a", "b", "a", "b"]}), 0, "sing")),
        ("late", &played("stroganov", json!({"players": 3, "region_furs": "random"}), 110)),
        ("solo", &played("stroganov", json!({"players": 1, "opponent": "katyusha"}), 60)),
        ("over", &over),
        ("rurik-leaders", &played("rurik", json!({"players": 4}), 0)),
        ("rurik-agendas", &until("rurik", json!({"players": 3}), 0, "agenda")),
        ("rurik-deploy", &until("rurik", json!({"players": 3}), 0, "deploy")),
        ("rurik-place", &until("rurik", json!({"players": 4}), 20, "place")),
        ("rurik-bribe", &until("rurik", json!({"players": 2}), 20, "bribe 3")),
        ("rurik-turn", &until("rurik", json!({"players": 2}), 40, "take")),
        ("rurik-move", &until("rurik", json!({"players": 4}), 150, "move")),
        ("rurik-attack", &until("rurik", json!({"players": 4}), 200, "attack")),
        ("rurik-build", &until("rurik", json!({"players": 2}), 40, "build")),
        ("rurik-late", &played("rurik", json!({"players": 4, "rebel_rewards": true}), 330)),
        ("rurik-over", &played("rurik", json!({"players": 4}), usize::MAX)),
        ("tsar-keep", &played("first-tsar", json!({"players": 3}), 0)),
        ("tsar-settle", &until("first-tsar", json!({"players": 4}), 0, "settle")),
        ("tsar-plan", &until("first-tsar", json!({"players": 4}), 14, "plan")),
        ("tsar-coins", &until("first-tsar", json!({"players": 2}), 10, "coins")),
        ("tsar-leave", &until("first-tsar", json!({"players": 4}), 100, "leave")),
        ("tsar-move", &until("first-tsar", json!({"players": 4}), 200, "move")),
        ("tsar-income", &until("first-tsar", json!({"players": 3}), 150, "income")),
        ("tsar-exchange", &until("first-tsar", json!({"players": 2}), 60, "give")),
        ("tsar-project", &until("first-tsar", json!({"players": 4}), 150, "complete")),
        ("tsar-reward", &until("first-tsar", json!({"players": 4}), 100, "reward")),
        ("tsar-war", &until("first-tsar", json!({"players": 3}), 100, "war")),
        ("tsar-over", &played("first-tsar", json!({"players": 4}), usize::MAX)),
    ] {
        write(&format!("{name}.html"), page::table(&reader, table))?;
        let sizes: Vec<String> =
            part::all(&reader, table).iter().map(|part| format!("{} {}", part.id, part.html.len())).collect();
        println!("{name}: {}", sizes.join(", "));
    }
    let lines = vec![line("t1", Stage::Playing, true), line("t2", Stage::Lobby, false)];
    let home = Home { mine: lines.clone(), open: lines[1..].to_vec(), running: vec![] };
    write("home.html", page::home(&reader, &home))?;
    let new = NewTable {
        game: "stroganov".into(),
        bots: vec!["random".into(), "greedy".into()],
        ..NewTable::default()
    };
    write("new.html", page::new_table(&stranger, &new))?;
    let replay = ReplayView {
        step: 40,
        steps: 320,
        turns: Vec::new(),
        decision: Some((Seat::new(0), Message::new("stroganov-do-coin"))),
        happened: two.log.iter().rev().take(3).cloned().collect(),
        table: TableView { choices: vec![], ..two.clone() },
    };
    write("replay.html", page::replay(&reader, &replay))?;
    write("account.html", page::account(&reader, &Account::default()))?;
    write(
        "reference.html",
        page::reference(&reader, &RulesQuery { game: "stroganov".into(), query: String::new() }),
    )?;
    write("error.html", page::error(&reader, &ErrorPage { status: 404, words: None, back: "/".into() }))?;
    let checks = vec![(Message::new("web-commitment"), true), (Message::new("web-seed"), true)];
    let outcome =
        Verification { id: "t1".into(), game: "stroganov".into(), checks, fairness: over.fairness.clone() };
    write("verify.html", page::verification(&reader, &outcome))
}

/// The texts about the games, and the pictures they can use.
fn guides(reader: &Reader, write: &impl Fn(&str, String) -> std::io::Result<()>) -> std::io::Result<()> {
    for language in Language::all() {
        let reader = Reader { language, ..reader.clone() };
        write(&format!("learn-{language}.html"), page::learn(&reader))?;
        for game in samovar_games::kinds().iter().map(|kind| kind.name()) {
            write(&format!("{game}-pictures-{language}.html"), page::pictures(&reader, game))?;
            let query = RulesQuery { game: game.into(), query: String::new() };
            write(&format!("{game}-guide-{language}.html"), page::guide(&reader, game))?;
            write(&format!("{game}-rules-{language}.html"), page::rulebook(&reader, &query))?;
        }
    }
    Ok(())
}

fn line(id: &str, stage: Stage, my_move: bool) -> TableLine {
    TableLine {
        id: id.into(),
        game: "stroganov".into(),
        stage,
        seats: seats(3),
        my_move,
        idle: 4000,
        pace: Pace::default(),
    }
}

fn seats(count: usize) -> Vec<SeatInfo> {
    let sitter = |seat: Seat| match seat.index() {
        0 => Sitter::Person { name: "Nasťa".into(), mine: true, here: true },
        1 => Sitter::Bot { level: "greedy".into(), instead_of: None },
        2 => Sitter::Person { name: "Gonçalo <b>".into(), mine: false, here: false },
        _ => Sitter::Open,
    };
    let clock = |seat: Seat| Some(Clock { left_ms: 754_000, running: seat.index() == 0 });
    Seat::first(count)
        .map(|seat| SeatInfo { sitter: sitter(seat), clock: clock(seat), ..SeatInfo::open(seat) })
        .collect()
}

fn lobby() -> TableView {
    let options = json!({"players": 4, "colours": ["green", "red", "blue", "yellow"]});
    let game = "stroganov";
    TableView {
        stage: Stage::Lobby,
        sight: None,
        turn: None,
        question: None,
        ..view(&*start(game, options), Vec::new(), 4)
    }
}

fn start(game: &str, options: Value) -> Box<dyn Table> {
    let options: Map<String, Value> = serde_json::from_value(options).expect("options");
    find(game).expect("listed").new_table(&options, Seed::from_text("gallery")).expect("allowed")
}

/// Lets bots play for a while, until it is the first seat's decision.
fn played(game: &str, options: Value, decisions: usize) -> TableView {
    run(game, options, |table, count| count >= decisions && table.turn() == Turn::Decide(Seat::new(0)))
}

/// Lets bots play for so many decisions and on until the first seat may do such a thing.
fn until(game: &str, options: Value, decisions: usize, verb: &str) -> TableView {
    run(game, options, |table, count| {
        count >= decisions
            && table.turn() == Turn::Decide(Seat::new(0))
            && table.legal().iter().any(|action| action.starts_with(verb))
    })
}

fn run(game: &str, options: Value, enough: impl Fn(&dyn Table, usize) -> bool) -> TableView {
    let mut table = start(game, options);
    let mut log = Vec::new();
    let mut dice = 0u32;
    while table.turn() != Turn::Over && !enough(&*table, table.played()) {
        dice += 1;
        // Random players come to everything sooner or later.
        let level = if game == "stroganov" { "greedy" } else { "random" };
        let seed = Seed::from_text(&dice.to_string());
        let asked = with_session!(&*table, session => ask(session.state(), level, seed));
        let action = &asked.expect("a game of the registry");
        let seq = table.played() as u64 + 1;
        for happening in table.play(action).expect("legal") {
            if let Some(told) = happening.seen_by(Viewer::Seat(Seat::new(0))) {
                log.push(LogLine {
                    seq,
                    by: None,
                    begins_turn: told.begins_turn(),
                    words: told.words(),
                    event: Some(told.event.clone()),
                });
            }
        }
    }
    let seats = table.seats();
    view(&*table, log, seats)
}

fn view(table: &dyn Table, log: Vec<LogLine>, count: usize) -> TableView {
    let mine = Seat::new(0);
    let choices: Vec<Choice> = if table.turn() == Turn::Decide(mine) { table.choices() } else { Vec::new() };
    let standings = table.standings();
    let automa = |who: &Who| match who {
        Who::Automa(id) => Some((*id).to_owned()),
        Who::Seat(_) => None,
    };
    let over = table.turn() == Turn::Over;
    TableView {
        id: "9f2c".into(),
        seq: table.played() as u64,
        game: table.game().into(),
        stage: if over { Stage::Over } else { Stage::Playing },
        options: table.options(),
        pace: Pace::default(),
        public: false,
        link: "http://localhost:8080/t/9f2c".into(),
        seats: seats(count),
        colours: samovar_games::find(table.game()).expect("listed").colours(&table.options())[..count]
            .to_vec(),
        automas: standings.rows.iter().filter_map(|row| automa(&row.who)).collect(),
        bots: vec!["random".into(), "greedy".into()],
        host: true,
        viewer: Viewer::Seat(mine),
        sight: Some(table.sight(Viewer::Seat(mine), !choices.is_empty())),
        turn: Some(table.turn()),
        question: Some(table.question()),
        may_undo: !choices.is_empty(),
        may_hint: !choices.is_empty(),
        hint: None,
        lesson: None,
        coach: None,
        choices,
        summary: log.iter().rev().take(3).cloned().collect(),
        new_from: (table.played() as u64).saturating_sub(4),
        log,
        chat: vec![ChatLine {
            id: 1,
            name: "Gonçalo <b>".into(),
            seat: Some(Seat::new(2)),
            text: "Privet! <script>alert(1)</script>".into(),
        }],
        may_chat: true,
        standings: over.then_some(standings),
        may_analyse: over,
        fairness: Fairness {
            commitment: Seed::from_text("gallery").commitment().to_string(),
            ..Fairness::default()
        },
        rematch: None,
    }
}

/// What a bot would do.
fn ask<G: Insight>(state: &G, level: &str, seed: Seed) -> String {
    let known = Knowledge::of(state).expect("somebody decides");
    let maker: Maker = level.parse().expect("a bot");
    let mut bot = maker.make::<G>(&state.options(), known.seat(), seed).expect("no program");
    bot.choose(&known).expect("our own bots answer").to_string()
}
