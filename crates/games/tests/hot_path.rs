//! What makes the games fast: states are small, and listing actions and playing them, over whole games, does not
//! allocate.

use samovar_engine::{ActionList, Game, Insight, OptionKind, Seed, Turn};
use samovar_games::{Visitor, kinds, visit};
use serde_json::{Map, Value};

struct NeverAllocates;

impl Visitor for NeverAllocates {
    type Out = ();

    fn visit<G: Game + Insight>(self) {
        let OptionKind::Number { min, max } = G::option_specs()[0].kind else {
            panic!("a number of players")
        };
        for players in min..=max {
            let values = Map::from_iter([("players".to_owned(), Value::from(players))]);
            let options = G::read_options(&values).expect("any number of players");
            let mut game = G::new(&options, Seed::from_text("allocation"));
            let mut list = ActionList::new();
            let mut questions = 0;
            let counted = allocation_counter::measure(|| {
                while game.turn() != Turn::Over {
                    list.clear();
                    game.legal_actions(&mut list);
                    questions += 1;
                    game.play_unchecked(list[questions * 7 % list.len()]);
                }
            });
            assert!(questions > 40, "a whole game was played");
            assert_eq!(counted.count_total, 0, "{} with {players} players", G::NAME);
        }
    }
}

#[test]
fn listing_and_playing_actions_never_allocates() {
    for kind in kinds() {
        visit(kind.name(), NeverAllocates).expect("a game of the list");
    }
}

#[test]
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1, 2, 3])));
    assert_eq!(counted.count_total, 1);
}

struct Size;

impl Visitor for Size {
    type Out = usize;
    fn visit<G: Game + Insight>(self) -> usize {
        size_of::<G>()
    }
}

#[test]
fn states_are_small() {
    for kind in kinds() {
        let bytes = visit(kind.name(), Size).expect("a game of the list");
        assert!(bytes <= 1200, "{}: {bytes} bytes", kind.name());
    }
}
