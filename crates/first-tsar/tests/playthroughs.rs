//! Whole games in text, compared line by line: a change of the rules shows as a difference.
//!
//! After a change that is meant, `INSTA_UPDATE=always cargo test -p samovar-first-tsar --test playthroughs` writes them
//! anew.

use samovar_engine::kit;
use samovar_first_tsar::{Action, FirstTsar, Options};

/// What a player who wants to see much happen would rather not do: end, leave out, give away.
fn is_dull(action: Action) -> bool {
    use Action::{Cover, Discard, End, Give, SellForeign, SellLocal, Send, Skip};
    matches!(
        action,
        End | Skip | Send(_) | Give(..) | SellLocal(..) | SellForeign(_) | Discard(..) | Cover(_)
    )
}

/// A game in which much happens: projects are completed where they can be.
fn playthrough(name: &str, options: &Options) -> String {
    kit::playthrough::<FirstTsar>(name, options, |actions, dice| {
        let some = kit::lively(actions, dice, 3, is_dull);
        let complete = actions.iter().find(|action| matches!(action, Action::Complete(_)));
        complete.copied().unwrap_or(some)
    })
}

#[test]
fn whole_games_go_on_as_they_did() {
    for (players, name) in [(2, "two"), (3, "three"), (4, "four")] {
        let text = playthrough(name, &Options::for_players(players));
        insta::assert_snapshot!(format!("{name}_players"), text);
    }
}
