//! What bots promise, with every bot there is.

use samovar_bots::{NAMES, by_name};
use samovar_engine::{ActionList, Game, Insight, Knowledge, Rng, Seat, Seed};
use samovar_stroganov::Stroganov;

/// The actions and the final state of a game in which every seat is played by its bot.
fn game<G: Game + Insight>(bots: [&str; 2], seed: Seed) -> (Vec<G::Action>, G) {
    let values = [("players".to_owned(), 2.into())].into_iter().collect();
    let mut state = G::new(&G::read_options(&values).expect("two players"), seed);
    let mut players =
        [0, 1].map(|seat| by_name::<G>(bots[seat], seed.nth(seat as u64)).expect("a known bot"));
    let mut actions = Vec::new();
    while let Some(known) = Knowledge::of(&state) {
        let action = players[known.seat().index()].choose(&known);
        let mut legal = ActionList::new();
        state.legal_actions(&mut legal);
        assert!(legal.contains(&action), "{action} is not legal");
        state.play_unchecked(action);
        actions.push(action);
    }
    (actions, state)
}

#[test]
fn bots_play_legally_to_the_end_and_repeat_themselves() {
    for name in NAMES {
        let seed = Seed::from_text(name);
        let (actions, state) = game::<Stroganov>([name, name], seed);
        assert_eq!((actions, state), game::<Stroganov>([name, name], seed));
    }
}

#[test]
fn another_seed_makes_other_choices() {
    let first = game::<Stroganov>(["random", "random"], Seed::from_text("1")).0;
    assert_ne!(first, game::<Stroganov>(["random", "random"], Seed::from_text("2")).0);
}

#[test]
fn what_a_seat_cannot_know_does_not_change_its_choice() {
    for name in NAMES {
        let seed = Seed::from_text("secret");
        let mut state =
            Stroganov::new(&Stroganov::read_options(&Default::default()).expect("defaults"), seed);
        let mut rng = Rng::new(seed.nth(1));
        for decision in 0..100 {
            let Some(known) = Knowledge::of(&state) else { break };
            let choose = |known: &Knowledge<Stroganov>| {
                by_name::<Stroganov>(name, seed.nth(decision)).expect("a known bot").choose(known)
            };
            let action = choose(&known);
            let other = known.sample(&mut rng);
            assert_eq!(
                action,
                choose(&Knowledge::of(&other).expect("the same question")),
                "decision {decision}"
            );
            state.play_unchecked(action);
        }
    }
}

#[test]
fn greedy_beats_random() {
    let wins = (0..40)
        .filter(|index| {
            let greedy = (index % 2) as u8;
            let bots = if greedy == 0 { ["greedy", "random"] } else { ["random", "greedy"] };
            let (_, end) = game::<Stroganov>(bots, Seed::from_text("duel").nth(*index));
            end.standings().of(Seat::new(greedy)).rank == 1
        })
        .count();
    assert!(wins >= 28, "greedy won {wins} of 40 games");
}

#[test]
fn a_name_that_is_not_listed_is_no_bot() {
    assert!(by_name::<Stroganov>("grandmaster", Seed::from_text("tea")).is_none());
}
