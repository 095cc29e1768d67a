//! Plays a lesson as its file says and prints every moment, for whoever writes it:
//!
//! ```sh
//! cargo run -p samovar-table --example lesson -- stroganov hunt         # the lesson, step by step
//! cargo run -p samovar-table --example lesson -- stroganov hunt --view  # and what the learner sees, as JSON
//! cargo run -p samovar-table --example lesson                           # the names of all lessons
//! ```

use std::process::ExitCode;

use samovar_engine::{Table, Viewer};
use samovar_table::lesson::{Lesson, lesson, lessons, rehearse};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, name, options @ ..] = args.as_slice() else {
        lessons().iter().for_each(|lesson| println!("{} {}", lesson.game, lesson.name));
        return ExitCode::SUCCESS;
    };
    let with_view = options.iter().any(|option| option == "--view");
    let Some(lesson) = lesson(game, name) else {
        eprintln!("There is no lesson {game} {name}.");
        return ExitCode::FAILURE;
    };
    print_start(lesson, with_view);
    match rehearse(lesson) {
        Ok((moments, end)) => {
            for moment in &moments {
                println!("\n{} {}", moment.place + 1, lesson.text(moment.step));
                if let (Some(line), Some(game)) = (moment.play, &moment.fold.game) {
                    print_table(&**game, false);
                    println!("  plays: {line}");
                }
            }
            if let Some(game) = &end.game {
                println!("\nthe end");
                print_table(&**game, with_view);
            }
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("\n{error}");
            ExitCode::FAILURE
        }
    }
}

/// The position the lesson begins with, which `set` can change.
fn print_start(lesson: &Lesson, with_view: bool) {
    match lesson.position() {
        Ok(position) if with_view => {
            println!("{}", serde_json::to_string_pretty(&position).expect("it is plain data"));
        }
        Ok(_) => {}
        Err(error) => eprintln!("the position: {error}"),
    }
}

fn print_table(game: &dyn Table, with_view: bool) {
    println!("  asked: {}", game.question());
    println!("  legal: {}", game.legal().join(", "));
    if with_view {
        let view = game.view(Viewer::Seat(Lesson::SEAT));
        println!("{}", serde_json::to_string_pretty(&view).expect("it is plain data"));
    }
}
