//! What the human knows of the Rebellion, and positions of solo games.

use std::collections::BTreeSet;

use samovar_engine::{Fault, Game, Rng, Seed, Viewer, kit};
use serde_json::{Value, json};

use super::solo_stage::{FOE, ME, Solo, led_by};
use crate::action::Action;
use crate::components::Region::Kiev;
use crate::components::{Advisor, CardId, Column, Difficulty, Leader};
use crate::options::Options;
use crate::solo::HUMAN;
use crate::state::{Frame, Phase, Rurik};
use crate::view::RebellionView;

fn started(seed: u64) -> Rurik {
    Rurik::new(&led_by(Leader::Maria), Seed::from_text("view").nth(seed))
}

/// Plays the first answer until something is so.
fn until(game: &mut Rurik, there: impl Fn(&Rurik) -> bool) {
    while !there(game) {
        let legal = kit::legal(game);
        game.play_unchecked(legal[0]);
    }
}

fn seen(game: &Rurik) -> RebellionView {
    game.view(Viewer::Seat(HUMAN)).rebellion.expect("a solo game")
}

/// The advisors of the rows that the human has seen.
fn rows(game: &Rurik) -> Vec<Advisor> {
    seen(game).rows.iter().map(|row| row.advisor).collect()
}

// RUR-Q129
#[test]
fn rows_of_the_bottom_card_are_seen_as_they_are_used() {
    let mut game = started(0);
    until(&mut game, |game| game.phase == Phase::Strategy);
    let card = game.tables.cards[game.rebellion.bottom().index()];
    assert!(rows(&game).is_empty());
    assert_eq!(seen(&game).top, game.rebellion.top());
    let there = game.tables.advisors_in(1, 1);
    let mut placed = 0;
    while game.phase == Phase::Strategy {
        let turn = game.turn;
        until(&mut game, |game| game.turn > turn || game.phase != Phase::Strategy);
        placed += 1;
        // Rows up to the last advisor placed, those skipped on the way included.
        let wanted: Vec<Advisor> = {
            let mut left = placed;
            let upto = card.advisors.iter().position(|advisor| {
                left -= usize::from(there.has(*advisor));
                left == 0
            });
            card.advisors[..=upto.unwrap()].to_vec()
        };
        assert_eq!(rows(&game), wanted, "all of them until the card goes to the top");
    }
    assert_eq!((game.phase, game.turn), (Phase::Action, 0));
    let all = seen(&game).rows;
    assert!(all.len() >= 4);
    for (place, row) in all.iter().enumerate() {
        assert_eq!(row.columns, card.plans.map(|plan| plan.columns[place]));
        assert_eq!(row.top, card.plans.map(|plan| plan.top(place)));
    }
}

// RUR-Q129: once the card goes to the top it is seen whole, and nothing of the next one.
#[test]
fn cards_seen_stay_known() {
    let mut game = started(1);
    until(&mut game, |game| game.rebellion.turned == 2);
    let view = game.view(Viewer::Seat(HUMAN));
    let data = view.board.rebellion.unwrap();
    assert_eq!(data.seen, game.rebellion.cards[..3]);
    assert!(seen(&game).rows.is_empty());
    assert_eq!(seen(&game).top, game.rebellion.cards[2]);
    assert_eq!(data.priority, game.rebellion.priority);
    let spectator = game.view(Viewer::Spectator);
    assert_eq!(spectator.rebellion, Some(seen(&game)), "everything about it lies open");
}

// RUR-Q129: samples keep what was seen and shuffle the rest.
#[test]
fn a_sample_keeps_the_cards_and_rows_that_were_seen() {
    let mut game = started(2);
    until(&mut game, |game| game.rebellion.turned == 4 && game.phase == Phase::Strategy && game.turn == 2);
    let (mut bottoms, mut seconds) = (BTreeSet::new(), BTreeSet::new());
    let mut rng = Rng::new(Seed::from_text("sample"));
    for _ in 0..200 {
        let mut sample = game;
        sample.resample(HUMAN, &mut rng);
        assert_eq!(sample.rebellion.cards[..5], game.rebellion.cards[..5]);
        assert_eq!(sample.view(Viewer::Seat(HUMAN)), game.view(Viewer::Seat(HUMAN)));
        let mut cards = sample.rebellion.cards;
        cards.sort_unstable();
        assert!(cards.into_iter().eq(CardId::all()));
        bottoms.insert(sample.rebellion.cards[5]);
        seconds.insert(sample.rebellion.cards[6]);
    }
    let fits = |card: &CardId| game.rows_seen(*card) == game.rows_seen(game.rebellion.bottom());
    let wanted: BTreeSet<CardId> = game.rebellion.cards[5..].iter().copied().filter(fits).collect();
    assert_eq!(bottoms, wanted);
    assert!(seconds.len() > 6, "{seconds:?}");
}

// RUR-Q129, RUR-Q99: after eighteen turns all cards are known.
#[test]
fn a_sample_at_the_end_changes_no_card() {
    let mut game = started(3);
    until(&mut game, |game| game.rebellion.turned >= 17);
    let mut sample = game;
    sample.resample(HUMAN, &mut Rng::new(Seed::from_text("late")));
    assert_eq!(sample.rebellion.cards, game.rebellion.cards);
    let board = game.view(Viewer::Seat(HUMAN)).board;
    assert_eq!(board.rebellion.unwrap().seen.len(), 18);
}

/// A game in which the human is asked for the deck of a check of the Rebellion.
fn raided() -> Rurik {
    (0..).map(started).find_map(attacked).expect("the Rebellion attacks sooner or later")
}

/// Plays at random until the Rebellion attacks the human.
fn attacked(mut game: Rurik) -> Option<Rurik> {
    let mut dice = Rng::new(Seed::from_text("raid"));
    while !game.is_over() {
        if matches!(game.frames.all(), [Frame::Raid { .. }, Frame::Check { .. }]) {
            return Some(game);
        }
        game.play_unchecked(kit::any_legal(&game, &mut dice));
    }
    None
}

// RUR-281: the middle of its attack can be saved, and goes on as before.
#[test]
fn an_attack_of_the_rebellion_is_taken_up_where_it_was_left() {
    let game = raided();
    let loaded = Rurik::load(&game.save()).unwrap();
    assert!(loaded == game);
    for deck in [1, 2] {
        let (mut one, mut two) = (game, loaded);
        let mut logs = [Vec::new(), Vec::new()];
        one.play(Action::Deck(deck), &mut logs[0]).unwrap();
        two.play(Action::Deck(deck), &mut logs[1]).unwrap();
        assert!(one == two && logs[0] == logs[1]);
    }
}

/// What is wrong with a position after a change.
fn faults(game: &Rurik, change: impl FnOnce(&mut Value)) -> Vec<Fault> {
    let mut state = game.save();
    change(&mut state);
    match Rurik::load(&state) {
        Ok(_) => Vec::new(),
        Err(faults) => faults,
    }
}

fn places(faults: &[Fault]) -> Vec<String> {
    faults.iter().map(|fault| fault.at.clone()).collect()
}

#[test]
fn positions_with_a_wrong_rebellion_are_refused() {
    let mut game = started(4);
    until(&mut game, |game| game.rebellion.turned == 3);
    assert!(faults(&game, |_| ()).is_empty());
    let at = |change: &dyn Fn(&mut Value)| places(&faults(&game, change));
    assert_eq!(at(&|state| state["board"]["rebellion"]["turned"] = json!(2)), ["board.rebellion.turned"]);
    assert_eq!(at(&|state| state["board"]["rebellion"]["turned"] = json!(4)), ["board.rebellion.turned"]);
    let locked = "board.rebellion.locked";
    // The easy mat has coins on the second and third space of the middle column; the first is open.
    assert_eq!(at(&|state| state["board"]["rebellion"]["locked"][1] = json!([0, 1, 2])), [locked]);
    assert_eq!(at(&|state| state["board"]["rebellion"]["locked"][1] = json!([1])), [locked]);
    assert!(at(&|state| state["board"]["rebellion"]["locked"][1] = json!([2])).is_empty());
    assert!(at(&|state| state["board"]["rebellion"]["locked"][1] = json!([])).is_empty());
    let seen = at(&|state| {
        let card = state["hidden"]["rebellion"].as_array_mut().unwrap().remove(0);
        state["board"]["rebellion"]["seen"].as_array_mut().unwrap().push(card);
    });
    assert_eq!(seen, ["board.rebellion.seen"]);
    let twice = at(&|state| state["hidden"]["rebellion"][0] = state["hidden"]["rebellion"][1].clone());
    assert_eq!(twice, ["rebellion cards"]);
    let fewer = at(&|state| drop(state["hidden"]["rebellion"].as_array_mut().unwrap().pop()));
    assert_eq!(fewer, ["rebellion cards"]);
    assert_eq!(
        at(&|state| state["board"]["players"][1]["tokens"] = json!(["build"])),
        ["board.players[1].tokens"]
    );
    assert_eq!(
        at(&|state| state["board"]["players"][1]["leader"] = json!("agatha")),
        ["board.players[1].leader"]
    );
    assert_eq!(at(&|state| state["board"]["regions"][0]["rebel"] = json!(true)), ["board.regions"]);
}

#[test]
fn positions_with_a_wrong_attack_of_the_rebellion_are_refused() {
    let game = raided();
    let [Frame::Raid { .. }, Frame::Check { region, .. }] = game.frames.all() else { panic!("an attack") };
    let other = game.map().regions.iter().find(|other| other != region).unwrap();
    let at = |change: &dyn Fn(&mut Value)| places(&faults(&game, change));
    let frames = |state: &mut Value, frames: Value| state["board"]["frames"] = frames;
    let save = game.save()["board"]["frames"].clone();
    let (raid, check) = (save[0].clone(), save[1].clone());
    assert_eq!(at(&|state| frames(state, json!([raid]))), ["board.active"]);
    assert_eq!(at(&|state| frames(state, json!([check]))), ["board.active"]);
    assert_eq!(at(&|state| state["board"]["frames"][0]["raid"]["left"] = json!(31)), ["board.frames[0]"]);
    assert_eq!(at(&|state| state["board"]["frames"][0]["raid"]["fewer"] = json!(31)), ["board.frames[0]"]);
    let elsewhere = at(&|state| state["board"]["frames"][0]["raid"]["region"] = json!(other.word()));
    assert_eq!(elsewhere, ["board.frames[1]"]);
    let nowhere = at(&|state| state["board"]["frames"][0]["raid"]["region"] = Value::Null);
    assert_eq!(nowhere, ["board.frames[0]", "board.frames[1]"]);
    let out = at(&|state| state["board"]["frames"][0]["raid"]["region"] = json!("galich"));
    assert_eq!(out, ["board.frames[0]", "board.frames[1]"]);
    assert!(at(&|state| state["board"]["frames"][0]["raid"]["left"] = json!(3)).is_empty());
    // The human's attack is not the Rebellion's.
    let mine = json!([{ "turn": "after" }, { "attack": { "left": 1, "fewer": 0 } }, check]);
    assert_eq!(at(&|state| frames(state, mine.clone())), ["board.active"]);
}

#[test]
fn the_audit_finds_what_is_wrong_with_the_rebellion() {
    let mut solo = Solo::new();
    solo.fresh_mat().leader(FOE, Kiev).resolves(Column::Muster, 1);
    let sound = solo.game;
    assert_eq!(sound.audit(), Ok(()));
    let finds = |change: &dyn Fn(&mut Rurik)| {
        let mut game = sound;
        change(&mut game);
        game.audit().unwrap_err()
    };
    assert_eq!(finds(&|game| game.rebellion.turned += 1), "board.rebellion.turned: is 5, not 4");
    assert_eq!(
        finds(&|game| game.rebellion.cards[0] = game.rebellion.cards[1]).split(' ').next(),
        Some("rebellion")
    );
    assert_eq!(
        finds(&|game| game.rebellion.locked[1] = 0b111),
        "board.rebellion.locked: has coins off the mat in build"
    );
    assert_eq!(
        finds(&|game| game.rebellion.locked[1] = 0b010),
        "board.rebellion.locked: has a coin above one that was taken in build"
    );
    assert_eq!(finds(&|game| game.players[FOE].tokens = 1), "board.players[1].tokens: 1 is more than 0");
    assert_eq!(finds(&|game| game.players[FOE].kept = Some(0)), "board.players[1].agenda: 1 is more than 0");
    assert_eq!(finds(&|game| game.rebels.add(Kiev)), "board.regions: have rebels in a solo game");
    assert!(finds(&|game| game.players[FOE].supply += 1).starts_with("board.players[1].supply: "));
    assert_eq!(sound.players[ME].leader, Some(Leader::Maria));
}

#[test]
fn solo_options_come_back_as_they_were_written() {
    for difficulty in Difficulty::ALL {
        for solo_leader_card in [false, true] {
            let options = Options { difficulty, solo_leader_card, ..led_by(Leader::Boris) }.canonical();
            let written = Rurik::write_options(&options);
            assert_eq!(Rurik::read_options(&written), Ok(options));
            let game = Rurik::new(&options, Seed::from_text("options"));
            assert_eq!(game.rebellion.priority, game.tables.mats[difficulty.index()].start);
            assert_eq!(game.play_on(), 0);
        }
    }
    let several = json!({ "players": 2, "difficulty": "hard" });
    assert!(Rurik::read_options(several.as_object().unwrap()).is_err(), "a difficulty is for solo games");
}

impl Rurik {
    /// Frames left when a game has been played to its end by first answers.
    fn play_on(&self) -> usize {
        let mut game = *self;
        until(&mut game, Rurik::is_over);
        game.frames.all().len()
    }
}
