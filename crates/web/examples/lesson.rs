//! Plays a lesson as its file says and prints every step, for whoever writes it:
//!
//! ```sh
//! cargo run -p samovar-web --example lesson                             # the names of all lessons
//! cargo run -p samovar-web --example lesson -- stroganov hunt           # a lesson, step by step
//! cargo run -p samovar-web --example lesson -- stroganov hunt --places  # and what each step can show
//! cargo run -p samovar-web --example lesson -- stroganov hunt --view    # and the position, and what the learner sees
//! ```

use std::collections::BTreeSet;
use std::process::ExitCode;
use std::sync::Arc;

use samovar_engine::Viewer;
use samovar_table::fold::Fold;
use samovar_table::lesson::{LEARNER, Lesson, lesson, lessons, rehearse};
use samovar_table::show::{self, Looker, Scene};
use samovar_web::model::Reader;
use samovar_web::part;
use samovar_words::{Language, Names, say, text};
use serde_json::Value;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, name, options @ ..] = args.as_slice() else {
        lessons().iter().for_each(|lesson| println!("{} {}", lesson.game, lesson.name));
        return ExitCode::SUCCESS;
    };
    let wants = |option: &str| options.iter().any(|one| one == option);
    let Some(lesson) = lesson(game, name) else {
        eprintln!("There is no lesson {game} {name}.");
        return ExitCode::FAILURE;
    };
    match lesson.position() {
        Ok(position) if wants("--view") => print_json(&position),
        Ok(_) => {}
        Err(error) => eprintln!("the position: {error}"),
    }
    match rehearse(lesson) {
        Ok((moments, end)) => {
            for moment in &moments {
                let id = lesson.text(moment.step);
                println!("\n{}. {}: {}", moment.place + 1, moment.step.text, said(&id));
                if let Some(line) = moment.play {
                    print_question(&moment.fold);
                    println!("   plays: {line}");
                }
                if wants("--places") {
                    print_places(&moment.fold);
                }
            }
            println!("\nThe end: {}", said(&format!("{}-end", lesson.title())));
            print_question(&end);
            if let Some(game) = end.game.as_ref().filter(|_| wants("--view")) {
                print_json(&game.view(Viewer::Seat(Lesson::SEAT)));
            }
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("\n{error}");
            ExitCode::FAILURE
        }
    }
}

fn said(id: &str) -> String {
    text(Language::ENGLISH, id).unwrap_or_else(|| format!("({id} is missing)"))
}

fn print_json(json: &Value) {
    println!("{}", serde_json::to_string_pretty(json).expect("it is plain data"));
}

fn print_question(fold: &Fold) {
    let Some(game) = &fold.game else { return };
    println!("   asked: {}", say(Language::ENGLISH, &game.question(), &Names::default()));
    println!("   legal: {}", game.legal().join(", "));
}

/// The rules and elements on the page, which a step can show.
fn print_places(fold: &Fold) {
    let scene = Scene::of(Arc::new(fold.clone()));
    let looker =
        Looker { person: Some(LEARNER), invitation: None, base: "", now_ms: 0, bots: &[], aside: &[] };
    let parts = part::all(&Reader::default(), &show::table("x", &scene, looker));
    let shown = parts.iter().filter(|part| ["seats", "board", "players"].contains(&part.id));
    let html: String = shown.map(|part| part.html.as_str()).collect();
    let values = |name: &str| -> BTreeSet<String> {
        let mark = format!(" {name}=\"");
        let values = html.split(&mark).skip(1).filter_map(|rest| rest.split('"').next());
        values.flat_map(|value| value.split(' ')).map(str::to_owned).collect()
    };
    let ids: Vec<String> = values("id").iter().map(|id| format!("#{id}")).collect();
    println!("   rules: {}", Vec::from_iter(values("data-rule")).join(" "));
    println!("   elements: {}", ids.join(" "));
}
