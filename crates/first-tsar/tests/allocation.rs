//! The hot path does not allocate: listing actions and playing them, over whole games.

use samovar_engine::{ActionList, Game, Seed, Turn};
use samovar_first_tsar::{FirstTsar, Options};

#[test]
fn listing_and_playing_actions_never_allocates() {
    for players in 2..=4 {
        let mut game = FirstTsar::new(&Options::for_players(players), Seed::from_text("allocation"));
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
        assert!(questions > 100, "a whole game was played");
        assert_eq!(counted.count_total, 0, "with {players} players");
    }
}

#[test]
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1, 2, 3])));
    assert_eq!(counted.count_total, 1);
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<FirstTsar>() <= 1200, "{} bytes", size_of::<FirstTsar>());
}
