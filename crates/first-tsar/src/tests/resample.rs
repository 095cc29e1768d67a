//! Samples of what a player cannot know: what is known stays, what is not is drawn fairly.

use samovar_engine::{Game as _, NoLog, Rng, Seed, Viewer, kit};

use super::scene::{Scene, seat};
use crate::components::{ProjectId, REGIONS};
use crate::options::Options;
use crate::state::{FirstTsar, Phase, ProjectSet};

const SAMPLES: u64 = 400;

/// Samples of what seat 0 cannot know.
fn samples(game: &FirstTsar) -> impl Iterator<Item = FirstTsar> {
    let game = *game;
    let seed = Seed::from_text("samples");
    (0..SAMPLES).map(move |number| {
        let mut sample = game;
        sample.resample(seat(0), &mut Rng::new(seed.nth(number)));
        assert_eq!(sample.audit(), Ok(()));
        sample
    })
}

/// Whether something happens about as often as a share says.
#[track_caller]
fn about(count: usize, share: f64) {
    let wanted = SAMPLES as f64 * share;
    let slack = 5.0 * (wanted * (1.0 - share)).sqrt() + 1.0;
    assert!((count as f64 - wanted).abs() < slack, "{count} times, not about {wanted}");
}

fn sorted<T: Copy + Ord>(cards: &[T]) -> Vec<T> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

/// A game after so many first answers.
fn after(answers: usize, players: u8) -> FirstTsar {
    let mut game = FirstTsar::new(&Options::for_players(players), Seed::from_text("hidden"));
    for _ in 0..answers {
        let legal = kit::legal(&game);
        game.apply(legal[0], &mut NoLog);
    }
    game
}

#[test]
fn what_the_knower_sees_stays_as_it_is() {
    for answers in [0, 1, 2, 3, 8] {
        let game = after(answers, 3);
        let view = game.view(Viewer::Seat(seat(0)));
        for sample in samples(&game).take(20) {
            assert_eq!(sample.view(Viewer::Seat(seat(0))), view);
            assert_eq!(sample.players[0], game.players[0]);
        }
    }
}

#[test]
fn decks_and_reserves_keep_their_pieces_in_any_order() {
    let game = Scene::new(3).game;
    let (mut titles, mut estates, mut spoils, mut trades) = (0, 0, 0, 0);
    for sample in samples(&game) {
        assert_eq!(sorted(sample.title_deck.all()), sorted(game.title_deck.all()));
        assert_eq!(sorted(sample.estate_deck.all()), sorted(game.estate_deck.all()));
        assert_eq!(sorted(sample.spoils_reserve.all()), sorted(game.spoils_reserve.all()));
        assert_eq!(sorted(sample.trade_reserve.all()), sorted(game.trade_reserve.all()));
        titles += usize::from(sample.title_deck.all().last() == game.title_deck.all().last());
        estates += usize::from(sample.estate_deck.all()[0] == game.estate_deck.all()[0]);
        spoils += usize::from(sample.spoils_reserve.all()[3] == game.spoils_reserve.all()[3]);
        trades += usize::from(sample.trade_reserve.all()[9] == game.trade_reserve.all()[9]);
    }
    about(titles, 1.0 / 12.0);
    about(estates, 1.0 / 12.0);
    about(spoils, 1.0 / 7.0);
    about(trades, 1.0 / 10.0);
}

#[test]
fn region_tokens_of_later_rounds_are_sampled_and_the_last_are_dark() {
    // TSR-048
    for round in 1..=4 {
        let mut scene = Scene::new(3);
        let game = scene.round(round).game;
        let shown = REGIONS * usize::from(round);
        let dark_left = game.tokens[shown..].iter().filter(|token| token.is_dark()).count();
        let (mut next, mut last, mut dark) = (0, 0, 0);
        for sample in samples(&game) {
            assert_eq!(sample.tokens[..shown], game.tokens[..shown]);
            assert_eq!(sorted(&sample.tokens), sorted(&game.tokens));
            assert!(sample.tokens[12..16].iter().all(|token| token.is_dark()));
            next += usize::from(sample.tokens.get(shown) == game.tokens.get(shown));
            last += usize::from(sample.tokens[12] == game.tokens[12]);
            dark += usize::from(sample.tokens[17].is_dark());
        }
        let hidden = 18 - shown;
        match round {
            4 => {
                assert_eq!(last as u64, SAMPLES);
                about(next, 0.5);
            }
            _ => {
                about(last, 1.0 / dark_left as f64);
                about(dark, (dark_left - 4) as f64 / (hidden - 4) as f64);
            }
        }
        if round < 3 {
            let light = !game.tokens[shown].is_dark();
            let share = if light { 1.0 } else { (dark_left - 4) as f64 / dark_left as f64 };
            about(next, share / (hidden - 4) as f64);
        }
    }
}

#[test]
fn while_projects_are_chosen_the_others_have_any_of_the_other_cards() {
    // TSR-067
    let game = after(2, 3);
    assert_eq!((game.phase, game.turns), (Phase::Keep, 2));
    let mine = game.players[0].hand.or(game.players[0].put_back);
    assert_eq!(mine.len(), 3);
    let (mut kept, mut held) = (0, 0);
    for sample in samples(&game) {
        let (one, two) = (&sample.players[1], &sample.players[2]);
        assert_eq!((one.hand.len(), one.put_back.len(), two.hand.len()), (1, 2, 3));
        assert!(
            one.kept.is_some_and(|kept| one.hand.has(kept)) && two.kept.is_none() && two.put_back.is_empty()
        );
        let dealt = one.hand.or(one.put_back).or(two.hand);
        assert!(dealt.len() == 6 && dealt.and(mine).is_empty());
        kept += usize::from(one.kept == game.players[1].kept);
        held += usize::from(two.hand.has(game.players[1].kept.expect("a kept card")));
    }
    about(kept, 1.0 / 27.0);
    about(held, 3.0 / 27.0);
}

#[test]
fn hands_are_drawn_from_what_nobody_has_seen() {
    let mut scene = Scene::new(3);
    scene.as_seat(1).hand_shown("PC03").hand("PT05").as_seat(2).completed("PM02").as_seat(0);
    let game = scene.game;
    let back = game.players[0].put_back;
    let unknown: ProjectSet = ProjectId::all()
        .filter(|id| !game.projects.has(*id) && !game.players[0].hand.has(*id))
        .filter(|id| !["PC03", "PM02"].contains(&id.to_string().as_str()))
        .collect();
    let (mut seen, mut kept_back, mut put_back) = (0, 0, 0);
    for sample in samples(&game) {
        let one = &sample.players[1];
        assert_eq!((one.hand.len(), one.shown), (game.players[1].hand.len(), game.players[1].shown));
        assert!(one.hand.without(one.shown).without(unknown).is_empty());
        let kept = one.kept.expect("a kept card");
        assert!(one.hand.has(kept) && !one.shown.has(kept) && !back.has(kept));
        seen += usize::from(one.hand.has("PT05".parse().expect("a card")));
        kept_back += usize::from(!one.hand.and(back).is_empty());
        assert_eq!((one.put_back.len(), sample.players[2].put_back.len()), (2, 2));
        assert!(one.put_back.and(back).is_empty());
        put_back += usize::from(one.put_back == game.players[1].put_back);
        let left: ProjectSet = sample.project_deck.all().iter().copied().collect();
        assert_eq!(left.len(), game.project_deck.len());
    }
    assert!(seen > 10 && (seen as u64) < SAMPLES / 2, "{seen}");
    assert!(kept_back > 5, "cards put back went into the deck and can be in hand: {kept_back}");
    assert!((put_back as u64) < SAMPLES / 10, "{put_back}");
}

#[test]
fn chance_to_come_is_sampled_too() {
    let game = Scene::new(3).game;
    let mut distinct: Vec<u32> =
        samples(&game).take(20).map(|mut sample| sample.rng.below(1 << 30)).collect();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(distinct.len(), 20);
}

#[test]
fn equal_knowledge_and_equal_chance_give_equal_samples() {
    for answers in [1, 3, 9] {
        let one = after(answers, 4);
        let mut two = one;
        two.resample(seat(0), &mut Rng::new(Seed::from_text("another world")));
        assert!(one != two);
        let sample = |mut game: FirstTsar| {
            game.resample(seat(0), &mut Rng::new(Seed::from_text("same")));
            game
        };
        assert!(sample(one) == sample(two), "after {answers} answers");
    }
}
