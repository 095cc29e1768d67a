//! The rules of the toy, one by one, and what its players know.
#![cfg(feature = "kit")]

use samovar_engine::kit::toy::{Action, Card, Cards, Event, Options, Toy, View};
use samovar_engine::{ActionList, Event as _, Game, Log, NoLog, Rng, Seat, Seed, Turn, Viewer};
use serde_json::{Value, json};

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

/// A first turn of two players with these hands and these cards on top of the deck, the topmost first.
fn position(first: &str, second: &str, top: &str) -> Value {
    let cards = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let named = [cards(first), cards(second), cards(top)].concat();
    let rest = Card::all().map(|card| card.to_string()).filter(|card| !named.contains(card));
    let deck = rest.chain(cards(top).into_iter().rev()).map(|card| json!({"card": card, "seen_by": []}));
    let player = |hand: &str| json!({"hand": cards(hand), "served": [], "prizes": 0, "offer": null});
    json!({
        "open": false, "rng": Rng::new(Seed::from_text("tea")), "reveals": 0, "round": 0, "active": 0,
        "deck": deck.collect::<Vec<_>>(), "gone": [], "players": [player(first), player(second)],
        "stack": ["end", "act"],
    })
}

fn game(first: &str, second: &str, top: &str) -> Toy {
    Toy::load(&position(first, second, top)).expect("a possible position")
}

fn faults(position: &Value) -> Vec<String> {
    Toy::load(position).unwrap_err().iter().map(ToString::to_string).collect()
}

fn play(toy: &mut Toy, notation: &str) -> Vec<Event> {
    let mut log = Vec::new();
    for action in notation.split(", ") {
        toy.play(action.parse().unwrap(), &mut log).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
    log
}

fn legal(toy: &Toy) -> Vec<String> {
    let mut list = ActionList::new();
    toy.legal_actions(&mut list);
    list.iter().map(ToString::to_string).collect()
}

#[track_caller]
fn refused(toy: &Toy, notation: &str, rule: &str) {
    assert_eq!(toy.check(notation.parse().unwrap()).unwrap_err().rule, rule);
}

fn view(toy: &Toy, seat: Seat) -> View {
    toy.view(Viewer::Seat(seat))
}

fn hand(toy: &Toy, seat: Seat) -> Vec<String> {
    view(toy, seat).own.unwrap().hand.iter().map(|card| card.to_string()).collect()
}

/// What a seat knows of the two top cards of the deck.
fn known_top(toy: &Toy, seat: Seat) -> [Option<String>; 2] {
    let deck = view(toy, seat).deck;
    [0, 1].map(|place: usize| deck[place].card.map(|card| card.to_string()))
}

fn some(cards: [&str; 2]) -> [Option<String>; 2] {
    cards.map(|card| Some(card.to_owned()))
}

#[test]
fn a_state_is_small_plain_data() {
    fn is_copy<T: Copy>() {}
    is_copy::<Toy>();
    assert!(size_of::<Toy>() < 500, "{} bytes", size_of::<Toy>());
}

/// TOY-01, TOY-02
#[test]
fn everybody_begins_with_three_cards_and_a_turn_with_a_draw() {
    let toy = Toy::new(&Options { players: 4, open: false }, Seed::from_text("tea"));
    let sizes: Vec<_> = toy.view(Viewer::Spectator).players.iter().map(|player| player.cards).collect();
    assert_eq!(sizes, [4, 3, 3, 3]);
}

/// TOY-02
#[test]
fn a_turn_is_serving_or_resting() {
    let toy = game("L1 J2", "L3", "L4");
    assert_eq!(legal(&toy), ["serve L1", "serve J2", "rest"]);
    refused(&toy, "done", "TOY-02");
}

/// TOY-03
#[test]
fn only_a_card_of_the_own_hand_is_served() {
    let mut toy = game("L1 L2", "L3", "L4");
    refused(&toy, "serve L3", "TOY-03");
    play(&mut toy, "serve L2");
    assert_eq!(toy.standings().of(FIRST).parts, [("toy-served", 2), ("toy-prizes", 0)]);
}

/// TOY-04
#[test]
fn who_rests_draws() {
    let mut toy = game("L1", "L3", "J6");
    play(&mut toy, "rest");
    assert_eq!(hand(&toy, FIRST), ["L1", "J6"]);
}

/// TOY-05
#[test]
fn sugar_draws() {
    let mut toy = game("S1 L1", "L3", "J6");
    play(&mut toy, "serve S1");
    assert_eq!(hand(&toy, FIRST), ["L1", "J6"]);
}

/// TOY-06
#[test]
fn cards_looked_at_and_kept_are_known_to_the_looker_until_they_are_drawn() {
    let mut toy = game("J1 L1", "L3 L4", "B6 S6 L6");
    play(&mut toy, "serve J1");
    refused(&toy, "done", "TOY-06");
    play(&mut toy, "keep");
    assert_eq!(known_top(&toy, FIRST), some(["B6", "S6"]));
    assert_eq!(known_top(&toy, SECOND), [None, None]);
    assert_eq!(view(&toy, SECOND).deck[0].seen_by, [FIRST], "everybody saw the look");
    play(&mut toy, "done");
    assert_eq!(known_top(&toy, FIRST), [Some("S6".to_owned()), None], "the second player drew B6");
}

/// TOY-06
#[test]
fn buried_cards_lie_beneath_in_their_order() {
    let mut toy = game("J1 L1", "L3 L4", "B6 S6 L6");
    play(&mut toy, "serve J1, bury");
    let deck = view(&toy, FIRST).deck;
    let bottom: Vec<_> = deck[deck.len() - 2..].iter().map(|slot| slot.card.unwrap().to_string()).collect();
    assert_eq!(bottom, ["B6", "S6"]);
    assert_eq!(known_top(&toy, FIRST), [None, None]);
}

/// TOY-06
#[test]
fn a_deck_that_was_looked_at_whole_is_kept_without_a_question() {
    let mut position = position("J1 L1", "L3", "B6 S6");
    let deck = position["deck"].as_array_mut().unwrap();
    let gone: Vec<_> = deck.drain(..deck.len() - 2).map(|slot| slot["card"].clone()).collect();
    position["gone"] = gone.into();
    let mut toy = Toy::load(&position).unwrap();
    let log = play(&mut toy, "serve J1");
    assert!(log.contains(&Event::Kept { seat: FIRST }));
    assert_eq!(legal(&toy), ["done"]);
}

/// TOY-07
#[test]
fn brews_nest() {
    let mut toy = game("B1 B2 J1 L1 L2 L3", "L4", "L5 L6");
    play(&mut toy, "serve B1");
    refused(&toy, "rest", "TOY-07");
    play(&mut toy, "serve B2, serve J1");
    assert_eq!(legal(&toy), ["keep", "bury"], "the look comes before the two cards still owed");
    play(&mut toy, "keep, serve L1, serve L2");
    assert_eq!(legal(&toy), ["done"]);
    assert_eq!(hand(&toy, FIRST), ["L3"]);
}

/// TOY-07
#[test]
fn the_only_card_left_is_served_without_a_question() {
    let mut toy = game("B1 L1", "L4", "L5 L6");
    let log = play(&mut toy, "serve B1");
    assert!(log.contains(&Event::Served { seat: FIRST, card: "L1".parse().unwrap() }));
    assert_eq!(legal(&toy), ["done"], "what the hand does not reach is not owed");
}

/// TOY-08
#[test]
fn the_end_of_a_turn_is_asked_though_it_has_one_answer() {
    let mut toy = game("L1 L2", "L3", "L4");
    play(&mut toy, "serve L1");
    assert_eq!((toy.turn(), legal(&toy)), (Turn::Decide(FIRST), vec!["done".to_owned()]));
    refused(&toy, "rest", "TOY-08");
    play(&mut toy, "done");
    assert_eq!(toy.turn(), Turn::Decide(SECOND));
}

/// A game in which the first player is asked for an offer.
fn offering() -> Toy {
    let mut toy = game("L1 L2 S5", "L3 B1 B5", "L4 L6");
    play(&mut toy, "serve L1, done, serve L3, done");
    toy
}

/// TOY-09
#[test]
fn an_offer_is_a_secret() {
    let toy = offering();
    refused(&toy, "offer B1", "TOY-09");
    refused(&toy, "rest", "TOY-09");
    let seen = |notation: &str, viewer| {
        let mut after = toy;
        let action: Action = notation.parse().unwrap();
        let log: Vec<_> =
            play(&mut after, notation).iter().filter_map(|event| event.seen_by(viewer)).collect();
        (toy.action_seen_by(action, viewer), log, after.view(viewer))
    };
    for viewer in [Viewer::Seat(SECOND), Viewer::Spectator] {
        assert_eq!(seen("offer L2", viewer), seen("offer S5", viewer));
    }
    assert_ne!(seen("offer L2", Viewer::Seat(FIRST)), seen("offer S5", Viewer::Seat(FIRST)));
}

/// TOY-10
#[test]
fn offers_are_shown_together_and_every_best_one_wins_the_die() {
    let mut toy = offering();
    assert!(!play(&mut toy, "offer S5").iter().any(|event| matches!(event, Event::Shown { .. })));
    let log = play(&mut toy, "offer B5");
    let won: Vec<_> = log.iter().filter(|event| matches!(event, Event::Won { .. })).collect();
    assert_eq!(won.len(), 2, "5 and 5 share: {log:?}");
    assert_eq!(toy.view(Viewer::Spectator).gone.len(), 2);
}

/// TOY-11
#[test]
fn after_three_rounds_nothing_can_be_done() {
    let mut toy = game("L1 L2", "L3", "L4");
    while toy.turn() != Turn::Over {
        let answers = legal(&toy);
        play(&mut toy, &answers[0]);
    }
    assert_eq!(view(&toy, FIRST).round, 3);
    refused(&toy, "rest", "TOY-11");
    let standings = toy.standings();
    let best = standings.rows.iter().map(|row| row.total).max();
    assert!(standings.rows.iter().all(|row| (row.rank == 1) == (Some(row.total) == best)));
}

/// TOY-12
#[test]
fn open_hands_are_seen_by_everybody() {
    let mut position = position("L1 L2", "L3", "L4");
    position["open"] = json!(true);
    let mut toy = Toy::load(&position).unwrap();
    let drew = play(&mut toy, "rest")[1];
    assert_eq!(drew.seen_by(Viewer::Spectator), Some(drew));
    assert_eq!(toy.view(Viewer::Spectator).players[0].open_hand.map(Cards::len), Some(3));
}

#[test]
fn every_fault_of_a_position_is_listed() {
    let mut position = position("L1 L2", "L3", "L4");
    position["round"] = json!(5);
    position["active"] = json!(3);
    position["stack"] = json!(["end", {"offer": 3}]);
    let wanted = [
        "active: there is no seat 3",
        "round: 5 is more than 3 rounds",
        "stack[1]: names a seat that is not in the game",
    ];
    assert_eq!(faults(&position), wanted);
}

#[test]
fn every_card_is_there_once() {
    let mut position = position("L1 L2", "L3", "L4");
    position["players"][0]["hand"] = json!(["L1", "L3"]);
    let wanted = ["cards: L2 is there 0 times, not once", "cards: L3 is there 2 times, not once"];
    assert_eq!(faults(&position), wanted);
}

#[test]
fn a_position_that_no_play_leads_to_is_refused() {
    let mut position = position("L1 L2", "L3", "L4");
    position["stack"] = json!(["end", "put"]);
    position["players"][1]["offer"] = json!("L3");
    assert_eq!(
        faults(&position),
        ["stack: no play leads to it", "players[1].offer: does not go with the stack"]
    );
}

#[test]
fn samples_give_every_hidden_card_every_hidden_place_alike() {
    let mut toy = game("J1 L1", "L3 L4", "B6 S6 L6");
    play(&mut toy, "serve J1, keep");
    let mut rng = Rng::new(Seed::from_text("fair"));
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..5000 {
        let mut sample = toy;
        sample.resample(FIRST, &mut rng);
        for card in hand(&sample, SECOND) {
            *counts.entry(card).or_insert(0_i32) += 1;
        }
    }
    // 24 cards without J1, L1 and the two looked at.
    assert_eq!(counts.len(), 20, "{counts:?}");
    assert!(counts.values().all(|count| (count - 500).abs() < 110), "{counts:?}");
}

#[test]
fn events_cost_nothing_where_nobody_listens() {
    Log::add(&mut NoLog, Event::Rested { seat: FIRST });
    assert_eq!(size_of_val(&NoLog), 0);
}
