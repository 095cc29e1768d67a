//! Sampling what nobody can know: samples keep to what is known and are fair in all else (STR-Q118).

use samovar_engine::{Game, Rng, Seed};

use super::scene::{Scene, seat};
use crate::components::{CardId, Deck};
use crate::options::Options;
use crate::state::{Automa, Stroganov};

const SAMPLES: u32 = 3000;

/// Samples of a game, all different in their chance.
fn samples(game: &Stroganov) -> impl Iterator<Item = Stroganov> {
    let mut rng = Rng::new(Seed::from_text("samples"));
    let game = *game;
    (0..SAMPLES).map(move |_| {
        let mut sample = game;
        sample.resample(seat(0), &mut rng);
        sample
    })
}

/// Whether something that happens with a chance of 1 in `of` came about as often as it should.
fn about(count: u32, of: f64) -> bool {
    let (mean, chance) = (f64::from(SAMPLES) / of, 1.0 / of);
    let spread = (f64::from(SAMPLES) * chance * (1.0 - chance)).sqrt();
    (f64::from(count) - mean).abs() < 5.0 * spread
}

fn sorted<T: Copy + Ord>(cards: &[T]) -> Vec<T> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

fn solo(focus: Option<u8>) -> Stroganov {
    let mut scene = Scene::with(Options { focus, ..Options::for_players(1) });
    scene.pass_until(|scene| scene.game.automa.flipped == 4);
    scene.game
}

#[test]
fn what_lies_open_stays_as_it_is() {
    // STR-Q118
    for game in [Scene::new(3).game, solo(None), solo(Some(1))] {
        assert!(samples(&game).take(50).all(|sample| sample.open_board() == game.open_board()));
    }
}

#[test]
fn every_stack_keeps_its_cards_and_a_stays_above_b() {
    // STR-Q118
    let game = Scene::new(2).game;
    let tables = game.tables;
    for sample in samples(&game).take(200) {
        assert_eq!(sorted(sample.tile_pile.all()), sorted(game.tile_pile.all()));
        assert_eq!(sorted(sample.yurt_pile.all()), sorted(game.yurt_pile.all()));
        assert_eq!(sorted(sample.wish_pile.all()), sorted(game.wish_pile.all()));
        assert_eq!(sorted(sample.song_pile.all()), sorted(game.song_pile.all()));
        let is_b = |deck: Deck| deck == Deck::B;
        assert!(
            sample
                .yurt_pile
                .all()
                .iter()
                .map(|id| is_b(tables.yurts[id.index()].deck))
                .is_sorted_by(|a, b| a >= b)
        );
        assert!(
            sample
                .wish_pile
                .all()
                .iter()
                .map(|id| is_b(tables.wishes[id.index()].deck))
                .is_sorted_by(|a, b| a >= b)
        );
        assert!(
            sample
                .song_pile
                .all()
                .iter()
                .map(|id| is_b(tables.songs[id.index()].deck))
                .is_sorted_by(|a, b| a >= b)
        );
    }
}

#[test]
fn each_card_of_a_stack_is_as_likely_to_come_next() {
    // STR-Q118
    let game = Scene::new(2).game;
    let a_yurts: Vec<_> = game.yurt_pile.all()[8..].to_vec();
    let b_yurts: Vec<_> = game.yurt_pile.all()[..8].to_vec();
    let all: Vec<Stroganov> = samples(&game).collect();
    let count = |like: &dyn Fn(&Stroganov) -> bool| all.iter().filter(|sample| like(sample)).count() as u32;
    for tile in game.tile_pile.all() {
        assert!(about(count(&|sample| sample.tile_pile.all().last() == Some(tile)), 14.0));
        assert!(about(count(&|sample| sample.tile_pile.all().first() == Some(tile)), 14.0));
    }
    for yurt in &a_yurts {
        assert!(about(count(&|sample| sample.yurt_pile.all().last() == Some(yurt)), 3.0));
    }
    for yurt in &b_yurts {
        assert!(about(count(&|sample| sample.yurt_pile.all()[7] == *yurt), 8.0));
    }
    for wish in &game.wish_pile.all()[14..] {
        assert!(about(count(&|sample| sample.wish_pile.all().last() == Some(wish)), 9.0));
    }
    for song in &game.song_pile.all()[10..] {
        assert!(about(count(&|sample| sample.song_pile.all().last() == Some(song)), 8.0));
    }
}

#[test]
fn a_stack_of_b_alone_is_shuffled_whole() {
    // STR-Q118
    let mut scene = Scene::new(2);
    scene.game.year = 2;
    super::winter::new_year(&mut scene);
    let game = scene.game;
    let all: Vec<Stroganov> = samples(&game).collect();
    for wish in game.wish_pile.all() {
        let count = all.iter().filter(|sample| sample.wish_pile.all().last() == Some(wish)).count() as u32;
        assert!(about(count, f64::from(game.wish_pile.len())));
    }
}

#[test]
fn chance_to_come_is_sampled_too() {
    // STR-Q118
    let game = Scene::new(2).game;
    let mut seen = std::collections::HashSet::new();
    for mut sample in samples(&game).take(200) {
        assert_ne!(sample.rng, game.rng);
        seen.insert(sample.draw());
    }
    assert!(seen.len() >= 6, "the bag yields all sorts of furs");
}

#[test]
fn the_top_automa_card_keeps_its_steps_and_the_cards_seen_stay() {
    // STR-Q118
    let game = solo(None);
    let flipped = usize::from(game.automa.flipped);
    let steps = |card: CardId| game.tables.automa[card.index()].steps;
    for sample in samples(&game).take(300) {
        assert_eq!(sample.automa.cards[..flipped], game.automa.cards[..flipped]);
        assert_eq!(sample.automa.flipped, game.automa.flipped);
        assert_eq!(steps(sample.automa.top()), steps(game.automa.top()));
        assert_eq!(sorted(&sample.automa.cards), sorted(&game.automa.cards));
    }
}

#[test]
fn without_a_letter_nobody_knows_which_automa_cards_were_put_away() {
    // STR-Q118
    let game = solo(None);
    let all: Vec<Stroganov> = samples(&game).collect();
    let flipped = usize::from(game.automa.flipped);
    let steps = |card: CardId| game.tables.automa[card.index()].steps;
    let wanted = steps(game.automa.top());
    let unseen = &game.automa.cards[flipped..];
    let alike = unseen.iter().filter(|card| steps(**card) == wanted).count();
    assert!(alike > 1 && alike < unseen.len());
    for card in unseen {
        let top = all.iter().filter(|sample| sample.automa.top() == *card).count() as u32;
        assert!(if steps(*card) == wanted { about(top, alike as f64) } else { top == 0 });
    }
    // All cards beneath the top one are alike: the next one, and those put away.
    let others = (unseen.len() - 1) as f64;
    for place in [flipped + 1, flipped + 2, Automa::DECK, CardId::COUNT - 1] {
        let same = all.iter().filter(|sample| steps(sample.automa.cards[place]) == wanted).count() as u32;
        assert!(about(same, others / (alike - 1) as f64), "place {place}: {same}");
    }
}

#[test]
fn with_a_letter_the_cards_put_away_are_known() {
    // STR-Q118
    let game = solo(Some(3));
    let flipped = usize::from(game.automa.flipped);
    let all: Vec<Stroganov> = samples(&game).collect();
    assert!(
        all.iter().all(|sample| sample.automa.cards[Automa::DECK..] == game.automa.cards[Automa::DECK..])
    );
    let last = |sample: &Stroganov| sample.automa.cards[Automa::DECK - 1];
    let seen: std::collections::HashSet<CardId> = all.iter().map(last).collect();
    assert!(seen.len() >= Automa::DECK - flipped - 1, "the deck itself is shuffled to its last card");
}

#[test]
fn equal_knowledge_and_equal_chance_give_equal_samples() {
    // STR-Q118
    let game = solo(None);
    let mut other = game;
    other.tile_pile.all_mut().reverse();
    let first = usize::from(game.automa.flipped) + 1;
    other.automa.cards[first..].reverse();
    let (mut one, mut two) = (game, other);
    one.resample(seat(0), &mut Rng::new(Seed::from_text("same")));
    two.resample(seat(0), &mut Rng::new(Seed::from_text("same")));
    assert_eq!(one, two);
}
