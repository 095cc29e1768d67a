//! What the levels promise, in every game.

use samovar_bots::{Bot, Maker};
use samovar_engine::{Game, Insight, Knowledge, Level, Seed};
use samovar_first_tsar::FirstTsar;
use samovar_rurik::Rurik;
use samovar_stroganov::Stroganov;

fn start<G: Game>(seed: Seed) -> G {
    G::new(&G::read_options(&serde_json::Map::new()).expect("defaults"), seed)
}

/// Plays a game of the weakest level against itself, and looks at every decision.
fn watch<G: Insight>(mut look: impl FnMut(&G)) {
    let seed = Seed::from_text("weak");
    let mut state: G = start(seed);
    let weakest = Maker::Level(Level::ALL[0]);
    let mut seats = [0, 1].map(|seat| {
        let player = weakest.player::<G>(&state.options(), seed.nth(seat));
        player.expect("a level searches")
    });
    while let Some(known) = Knowledge::of(&state) {
        look(&state);
        let action = seats[known.seat().index()].choose(&known).expect("it answers");
        state.play_unchecked(action);
    }
}

/// A player that is made anew for every decision, as at a server's tables, and one that is kept.
fn errs_by_its_moods<G: Insight>() {
    let seed = Seed::from_text("moods");
    let mut state: G = start(seed);
    let errs = Level::ALL[0];
    let (moods, mut other_choice, mut asked) = (seed.nth(7), 0, 0);
    let options = state.options();
    let anew = |seed: Seed| Maker::Level(errs).player::<G>(&options, seed).expect("a level searches");
    while let Some(known) = Knowledge::of(&state) {
        let seed = seed.nth(100 + asked);
        let one = anew(seed).with_moods(moods).choose(&known).expect("it answers");
        let same = anew(seed).with_moods(moods).choose(&known).expect("it answers");
        let other = anew(seed).with_moods(moods.nth(asked)).choose(&known).expect("it answers");
        assert_eq!(one, same);
        other_choice += usize::from(one != other);
        asked += 1;
        state.play_unchecked(one);
    }
    assert!(other_choice > 0, "{}: other moods make other choices", G::NAME);
}

#[test]
fn in_which_turns_a_level_errs_follows_from_its_moods() {
    errs_by_its_moods::<Stroganov>();
    errs_by_its_moods::<Rurik>();
    errs_by_its_moods::<FirstTsar>();
}

fn answers_details_as_ever<G: Insight>() {
    let level = Level::ALL[0];
    watch::<G>(|state| {
        if state.default_answer().is_none() {
            return;
        }
        let known = Knowledge::of(state).expect("it runs");
        let (maker, seed) = (Maker::Level(level), Seed::from_text("detail"));
        let mut search = maker.search::<G>(&state.options(), seed).expect("a level searches");
        let mut player = maker.player::<G>(&state.options(), seed).expect("a level searches");
        assert_eq!(player.choose(&known), search.choose(&known), "{}: how to pay", G::NAME);
    });
}

#[test]
fn nobody_errs_in_payments_and_other_details() {
    answers_details_as_ever::<Stroganov>();
    answers_details_as_ever::<Rurik>();
    answers_details_as_ever::<FirstTsar>();
}
