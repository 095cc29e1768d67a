//! Whole games in text, compared line by line: a change of the rules shows as a difference.
//!
//! After a change that is meant, `INSTA_UPDATE=always cargo test -p samovar-first-tsar --test playthroughs` writes them
//! anew.

use std::fmt::Write as _;

use samovar_engine::{ActionList, Event as _, Game, Rng, Seed, Turn};
use samovar_first_tsar::{Action, FirstTsar, Options};

/// What a player who wants to see much happen would rather not do: end, leave out, give away.
fn is_dull(action: Action) -> bool {
    use Action::{Cover, Discard, End, Give, SellForeign, SellLocal, Send, Skip};
    matches!(
        action,
        End | Skip | Send(_) | Give(..) | SellLocal(..) | SellForeign(_) | Discard(..) | Cover(_)
    )
}

/// A game in which dice choose; projects are completed where they can be, and dull things done only if dice insist.
fn playthrough(name: &str, options: &Options) -> String {
    let seed = Seed::from_text(name);
    let mut game = FirstTsar::new(options, seed);
    let mut dice = Rng::new(seed.nth(1));
    let mut text = format!("{}\n", serde_json::Value::Object(FirstTsar::write_options(options)));
    while let Turn::Decide(seat) = game.turn() {
        let mut legal = ActionList::new();
        game.legal_actions(&mut legal);
        let mut throw = || legal[dice.below(legal.len() as u32) as usize];
        let mut action = throw();
        for _ in 0..2 {
            action = if is_dull(action) { throw() } else { action };
        }
        let complete = legal.iter().find(|action| matches!(action, Action::Complete(_)));
        let action = complete.copied().unwrap_or(action);
        let mut events = Vec::new();
        game.play(action, &mut events).expect("a listed action is legal");
        writeln!(text, "{seat}: {action}   [{} answers]", legal.len()).expect("writing to a string");
        for event in events {
            let message = event.message().to_string();
            writeln!(text, "    {}", message.replace("first-tsar-", "").trim_start_matches("event-"))
                .expect("writing to a string");
        }
    }
    for row in game.standings().rows {
        writeln!(text, "{:?} rank {} total {} = {:?}", row.who, row.rank, row.total, row.parts)
            .expect("writing to a string");
    }
    text
}

#[test]
fn two_players() {
    insta::assert_snapshot!(playthrough("two", &Options::for_players(2)));
}

#[test]
fn three_players() {
    insta::assert_snapshot!(playthrough("three", &Options::for_players(3)));
}

#[test]
fn four_players() {
    insta::assert_snapshot!(playthrough("four", &Options::for_players(4)));
}
