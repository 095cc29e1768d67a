//! What bots promise, with every bot and every game there is.

use std::ops::RangeInclusive;
use std::time::Duration;

use samovar_bots::{Bot, Budget, Greedy, Maker, Random, Search, Thought};
use samovar_engine::{Accumulator, ActionList, Game, Insight, Knowledge, Rng, Seat, Seed};
use samovar_first_tsar::FirstTsar;
use samovar_rurik::Rurik;
use samovar_stroganov::Stroganov;

/// Iterations that show how a search works, not how well.
const FEW: u32 = 4;

/// Makes a bot from a seed.
type Made<G> = fn(Seed) -> Box<dyn Bot<G>>;

fn random<G: Game>(seed: Seed) -> Box<dyn Bot<G>> {
    Box::new(Random::new(seed))
}

fn greedy<G: Insight>(seed: Seed) -> Box<dyn Bot<G>> {
    Box::new(Greedy::new(seed))
}

fn search<G: Insight>(seed: Seed) -> Box<dyn Bot<G>> {
    Box::new(Search::new(FEW, seed))
}

/// One of each kind.
fn kinds<G: Insight>() -> [Made<G>; 3] {
    [random, greedy, search]
}

/// A new game for so many players.
fn start<G: Game>(players: u8, seed: Seed) -> G {
    let values = [("players".to_owned(), players.into())].into_iter().collect();
    G::new(&G::read_options(&values).expect("a number of players"), seed)
}

/// The actions and the final state of a game in which every seat is played by its bot.
fn game<G: Insight>(bots: &[Made<G>], seed: Seed) -> (Vec<G::Action>, G) {
    let mut state: G = start(bots.len() as u8, seed);
    let mut players: Vec<_> = bots.iter().zip(0..).map(|(bot, seat)| bot(seed.nth(seat))).collect();
    let mut actions = Vec::new();
    while let Some(known) = Knowledge::of(&state) {
        let action = players[known.seat().index()].choose(&known).expect("our own bots answer");
        let mut legal = ActionList::new();
        state.legal_actions(&mut legal);
        assert!(legal.contains(&action), "{action} is not legal");
        state.play_unchecked(action);
        actions.push(action);
    }
    (actions, state)
}

/// How many games of two the first bot wins outright, at either seat in turn.
fn wins<G: Insight>(first: Made<G>, second: Made<G>, games: u64) -> usize {
    let won = |index: &u64| {
        let seat = (index % 2) as u8;
        let bots = if seat == 0 { [first, second] } else { [second, first] };
        let (_, end) = game(&bots, Seed::from_text("duel").nth(*index));
        let standings = end.standings();
        standings.of(Seat::new(seat)).rank == 1 && standings.of(Seat::new(1 - seat)).rank == 2
    };
    (0..games).filter(won).count()
}

fn plays_legally_and_repeats_itself<G: Insight>() {
    for bot in kinds::<G>() {
        let seed = Seed::from_text("again");
        assert!(game(&[bot, bot], seed) == game(&[bot, bot], seed));
    }
}

#[test]
fn bots_play_legally_to_the_end_and_repeat_themselves() {
    plays_legally_and_repeats_itself::<Stroganov>();
    plays_legally_and_repeats_itself::<Rurik>();
    plays_legally_and_repeats_itself::<FirstTsar>();
}

#[test]
fn another_seed_makes_other_choices() {
    let game = |text| game::<Stroganov>(&[random, random], Seed::from_text(text)).0;
    assert_ne!(game("1"), game("2"));
}

/// Plays whole games in which every bot is there twice at every seat: one is asked about the truth, the other about what the
/// seat could just as well believe.
fn chooses_by_what_it_knows<G: Insight>(players: u8) {
    let seed = Seed::from_text("secret");
    let mut state: G = start(players, seed);
    let mut rng = Rng::new(seed.nth(1));
    let mut walker = greedy::<G>(seed.nth(2));
    let twins =
        |seat: Seat| kinds::<G>().map(|bot| [(); 2].map(|()| bot(seed.nth(10 + seat.index() as u64))));
    let mut seats: Vec<_> = Seat::first(state.seats()).map(twins).collect();
    let (mut asked, mut different) = (0, 0);
    while let Some(known) = Knowledge::of(&state) {
        let other = known.sample(&mut rng);
        asked += 1;
        different += usize::from(other != state);
        let elsewhere = Knowledge::of(&other).expect("the same question");
        assert!(known.view() == elsewhere.view(), "{}: the sample looks different", G::NAME);
        for (kind, [one, twin]) in seats[known.seat().index()].iter_mut().enumerate() {
            let (truth, guess) = (one.choose(&known), twin.choose(&elsewhere));
            assert_eq!(truth, guess, "{}: bot {kind}, decision {asked}", G::NAME);
        }
        let action = walker.choose(&known).expect("our own bots answer");
        state.play_unchecked(action);
    }
    assert!(different * 2 > asked, "{different} of {asked} positions were others");
}

#[test]
fn what_a_seat_cannot_know_does_not_change_its_choice_in_stroganov() {
    for players in [1, 3] {
        chooses_by_what_it_knows::<Stroganov>(players);
    }
}

#[test]
fn what_a_seat_cannot_know_does_not_change_its_choice_in_rurik() {
    for players in [1, 3] {
        chooses_by_what_it_knows::<Rurik>(players);
    }
}

#[test]
fn what_a_seat_cannot_know_does_not_change_its_choice_in_first_tsar() {
    for players in [2, 4] {
        chooses_by_what_it_knows::<FirstTsar>(players);
    }
}

fn thinks_by_what_it_knows<G: Insight>(budget: Budget) {
    let seed = Seed::from_text("thought");
    let mut state: G = start(2, seed);
    let mut rng = Rng::new(seed.nth(1));
    for _ in 0..40 {
        let known = Knowledge::of(&state).expect("a game takes longer");
        let other = known.sample(&mut rng);
        let elsewhere = Knowledge::of(&other).expect("the same question");
        let thought = Search::new(budget, seed).think(&known);
        assert_eq!(thought, Search::new(budget, seed).think(&elsewhere));
        state.play_unchecked(thought.moves[0].action);
    }
}

#[test]
fn what_a_seat_cannot_know_does_not_change_what_a_search_thinks() {
    thinks_by_what_it_knows::<Rurik>(FEW.into());
    thinks_by_what_it_knows::<Stroganov>(Budget { rollout: 2, ..FEW.into() });
}

#[test]
fn a_thought_counts_its_iterations_and_names_every_action() {
    let state: Stroganov = start(2, Seed::from_text("count"));
    let known = Knowledge::of(&state).expect("a first question");
    let thought = Search::new(300, Seed::from_text("tea")).think(&known);
    let mut legal = ActionList::new();
    known.legal_actions(&mut legal);
    let mut named: Vec<_> = thought.moves.iter().map(|considered| considered.action).collect();
    assert_eq!(visits(&thought), 300);
    assert_eq!(thought.line[0], named[0]);
    assert!(thought.moves.iter().all(|considered| (0.0..=1.0).contains(&considered.value)));
    legal.sort_by_key(ToString::to_string);
    named.sort_by_key(ToString::to_string);
    assert_eq!(named, legal[..]);
}

/// Looks at everybody's chances through a whole game.
fn chances_add_up<G: Insight>(players: u8) {
    let mut state: G = start(players, Seed::from_text("chances").nth(players.into()));
    let mut walker = random::<G>(Seed::from_text("walk"));
    let (mut rng, mut before, mut decision) = (Rng::new(Seed::from_text("worlds")), 0.0, 0);
    while let Some(known) = Knowledge::of(&state) {
        assert!((before..=1.0).contains(&state.progress()), "{}: {}", G::NAME, state.progress());
        assert_eq!(known.sample(&mut rng).progress(), state.progress(), "{}: everybody sees it", G::NAME);
        before = state.progress();
        decision += 1;
        if decision % 5 > 0 {
            state.play_unchecked(walker.choose(&known).expect("our own bots answer"));
            continue;
        }
        let thought = Search::new(FEW, Seed::from_text("tea")).think(&known);
        let sum: f32 = thought.chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-4, "{}: {:?}", G::NAME, thought.chances);
        assert_eq!(thought.chances[known.seat().index()], thought.moves[0].chance, "{}", G::NAME);
        let rivals = state.standings().rows.len();
        assert!(thought.chances[rivals..].iter().all(|chance| *chance == 0.0), "{}: nobody there", G::NAME);
        state.play_unchecked(walker.choose(&known).expect("our own bots answer"));
    }
    assert_eq!(state.progress(), 1.0, "{}", G::NAME);
}

#[test]
fn chances_of_winning_add_up_to_one_and_a_game_only_goes_on() {
    (1..=4).for_each(chances_add_up::<Stroganov>);
    (1..=4).for_each(chances_add_up::<Rurik>);
    (2..=4).for_each(chances_add_up::<FirstTsar>);
}

#[test]
fn a_decided_game_is_told_as_decided_although_the_margin_counts_for_the_search() {
    let mut state: Stroganov = start(2, Seed::from_text("end"));
    let (mut last, mut walker) = (state, greedy::<Stroganov>(Seed::from_text("walk")));
    while let Some(known) = Knowledge::of(&state) {
        last = state;
        let action = walker.choose(&known).expect("our own bots answer");
        state.play_unchecked(action);
    }
    let known = Knowledge::of(&last).expect("the last question");
    let best = Search::new(50, Seed::from_text("tea")).think(&known).moves[0];
    assert!(best.chance == 0.0 || best.chance == 1.0, "{}", best.chance);
    assert!(best.value > 0.0 && best.value < 1.0, "{}", best.value);
}

fn visits<A>(thought: &Thought<A>) -> u32 {
    thought.moves.iter().map(|considered| considered.visits).sum()
}

#[test]
fn a_search_stops_when_its_time_is_up() {
    let state: Stroganov = start(2, Seed::from_text("clock"));
    let known = Knowledge::of(&state).expect("a first question");
    for iterations in [u32::MAX, 64] {
        let mut search = Search::new(iterations, Seed::from_text("tea")).with_limit(Duration::ZERO);
        assert!(
            (1..=64).contains(&visits(&search.think(&known))),
            "something, but no more than until the first check"
        );
    }
}

#[test]
fn threads_share_the_iterations_and_find_the_same_every_time() {
    let state: Stroganov = start(2, Seed::from_text("threads"));
    let known = Knowledge::of(&state).expect("a first question");
    let think = |threads| Search::new(Budget { threads, ..90.into() }, Seed::from_text("tea")).think(&known);
    assert_eq!(think(3), think(3));
    assert_eq!(visits(&think(3)), 90);
    assert_ne!(think(3), think(2));
}

fn net_fits<G: Insight>(players: RangeInclusive<u8>) {
    for players in players {
        let mut state: G = start(players, Seed::from_text("judge").nth(players.into()));
        let mut walker = random::<G>(Seed::from_text("walk"));
        let mut net = Accumulator::new(G::net());
        while let Some(known) = Knowledge::of(&state) {
            let features = state.features(known.seat());
            assert_eq!(net.evaluate(&features), G::net().evaluate(&features), "{}: to the bit", G::NAME);
            assert_eq!(features.width(), G::net().hidden_weights.len(), "{}", G::NAME);
            let expected = state.expected_standings();
            assert!(expected.iter().all(|points| (-50.0..300.0).contains(points)), "{expected:?}");
            let action = walker.choose(&known).expect("our own bots answer");
            state.play_unchecked(action);
        }
        let points: Vec<f32> = state.standings().rows.iter().map(|row| row.total as f32).collect();
        assert_eq!(
            state.expected_standings()[..],
            points[..],
            "{}: at the end nothing is left to predict",
            G::NAME
        );
    }
}

#[test]
fn nets_fit_the_positions_of_their_games() {
    net_fits::<Stroganov>(1..=4);
    net_fits::<Rurik>(1..=4);
    net_fits::<FirstTsar>(2..=4);
}

#[test]
fn solo_games_are_played_against_the_opponent() {
    game::<Stroganov>(&[search], Seed::from_text("ivan"));
    game::<Rurik>(&[search], Seed::from_text("rebels"));
    let expected = start::<Stroganov>(1, Seed::from_text("ivan")).expected_standings();
    assert_eq!(expected.len(), 2, "Ivan counts");
    let expected = start::<Rurik>(1, Seed::from_text("rebels")).expected_standings();
    assert_eq!(expected.len(), 2, "the Rebellion counts");
}

#[test]
fn greedy_beats_random() {
    let games = 5;
    assert!(wins::<Stroganov>(greedy, random, games) >= 4);
    assert!(wins::<Rurik>(greedy, random, games) >= 4);
    assert!(wins::<FirstTsar>(greedy, random, games) >= 4);
}

#[test]
fn search_beats_greedy() {
    let search = |seed| -> Box<dyn Bot<Rurik>> { Box::new(Search::new(30, seed)) };
    assert_eq!(wins(search, greedy, 3), 3);
}

#[test]
fn a_search_written_with_iterations_is_that_search() {
    let state: Stroganov = start(2, Seed::from_text("tea"));
    let known = Knowledge::of(&state).expect("a first question");
    let seed = Seed::from_text("bot");
    let maker: Maker = format!("search:{FEW}").parse().expect("a bot");
    let mut made = maker.make::<Stroganov>(&state.options(), known.seat(), seed).expect("no program");
    assert_eq!(made.choose(&known), search(seed).choose(&known));
}
