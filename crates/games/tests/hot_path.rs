//! What makes the games fast: states are small, and listing actions and playing them, over whole games, does not
//! allocate.

use samovar_engine::{ActionList, Game, OptionKind, Seed, Turn};
use samovar_games::{kinds, with_game};
use serde_json::{Map, Value};

/// Allocations of a whole game with each number of players, listing and playing, and auditing if asked.
fn allocations<G: Game>(audited: bool) -> u64 {
    let mut allocations = 0;
    let OptionKind::Number { min, max } = G::option_specs()[0].kind else { panic!("a number of players") };
    for players in min..=max {
        let values = Map::from_iter([("players".to_owned(), Value::from(players))]);
        let options = G::read_options(&values).expect("any number of players");
        let mut game = G::new(&options, Seed::from_text("allocation"));
        let mut list = ActionList::new();
        let mut questions = 0;
        let counted = allocation_counter::measure(|| {
            while game.turn() != Turn::Over {
                assert!(!audited || game.audit().is_ok());
                list.clear();
                game.legal_actions(&mut list);
                questions += 1;
                game.play_unchecked(list[questions * 7 % list.len()]);
            }
        });
        assert!(questions > 40, "a whole game was played");
        allocations += counted.count_total;
    }
    allocations
}

#[test]
fn listing_and_playing_actions_never_allocates() {
    for kind in kinds() {
        assert_eq!(with_game!(kind.name(), G => allocations::<G>(false)), Some(0), "{}", kind.name());
    }
}

/// Long runs audit every state; where the audit has much to look at, it must cost little as long as it finds nothing.
#[test]
fn an_audit_that_finds_nothing_never_allocates() {
    assert_eq!(with_game!("first-tsar", G => allocations::<G>(true)), Some(0));
}

#[test]
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1, 2, 3])));
    assert_eq!(counted.count_total, 1);
}

#[test]
fn states_are_small() {
    for kind in kinds() {
        let bytes = with_game!(kind.name(), G => size_of::<G>()).expect("a game of the list");
        assert!(bytes <= 1200, "{}: {bytes} bytes", kind.name());
    }
}
