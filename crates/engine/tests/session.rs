//! Sessions, tables and replays, with the toy.
#![cfg(feature = "kit")]

use samovar_engine::kit::toy::{Action, Options, Toy};
use samovar_engine::{
    ActionList, BadReplay, Draw, Game, Kind, KindOf, Knowledge, NoLog, Record, Refusal, Rejected, Rng, Seat,
    Seed, Session, Start, Turn, Viewer,
};
use serde_json::{Map, Value, json};

const TWO: Options = Options { players: 2, open: false };
const KIND: KindOf<Toy> = KindOf::NEW;

fn session() -> Session<Toy> {
    Session::new(&TWO, Seed::from_text("tea"))
}

fn legal(session: &Session<Toy>) -> ActionList<Action> {
    let mut list = ActionList::new();
    session.state().legal_actions(&mut list);
    list
}

fn decider(session: &Session<Toy>) -> Seat {
    match session.state().turn() {
        Turn::Decide(seat) => seat,
        Turn::Over => panic!("the game is over"),
    }
}

/// Plays `count` decisions at random, or to the end.
fn play_at_random(session: &mut Session<Toy>, count: usize) {
    let mut rng = Rng::new(Seed::from_text("random"));
    for _ in 0..count {
        let list = legal(session);
        if list.is_empty() {
            return;
        }
        let action = list[rng.below(list.len() as u32) as usize];
        session.play(action, &mut NoLog).unwrap();
    }
}

fn finished() -> Session<Toy> {
    let mut session = session();
    play_at_random(&mut session, usize::MAX);
    session
}

#[test]
fn undo_goes_back_step_by_step_to_the_beginning() {
    let mut session = session();
    let mut states = vec![*session.state()];
    while session.state().turn() != Turn::Over {
        play_at_random(&mut session, 1);
        states.push(*session.state());
    }
    assert!(
        states.len() > 17,
        "states of the past are kept for every sixteenth of {} decisions",
        states.len()
    );
    while let Some(state) = states.pop() {
        assert_eq!(session.state(), &state);
        let left = states.last().map(|before| match before.turn() {
            Turn::Decide(seat) => seat,
            Turn::Over => panic!("somebody decided there"),
        });
        assert_eq!(session.undo(), left);
    }
}

#[test]
fn a_refused_action_leaves_no_trace_in_the_session() {
    let mut session = session();
    let before = *session.state();
    assert!(session.play(Action::Done, &mut NoLog).is_err());
    assert_eq!((session.state(), session.actions().len()), (&before, 0));
}

#[test]
fn a_served_leaf_may_be_taken_back_by_its_player_alone() {
    let mut session = session_with("serve L");
    assert!(session.may_undo(Seat::new(0), 1));
    assert!(!session.may_undo(Seat::new(1), 1));
    session.undo();
    assert!(!session.may_undo(Seat::new(0), 1), "nothing is left to take back");
}

#[test]
fn several_decisions_are_taken_back_together_only_if_none_of_them_revealed_anything() {
    let leaf = session_with_both("serve B", "serve L");
    assert!(leaf.may_undo(Seat::new(0), 2));
    assert!(!leaf.may_undo(Seat::new(1), 2));
    assert!(!leaf.may_undo(Seat::new(0), 3), "there were only two");
    assert!(!leaf.may_undo(Seat::new(0), 0), "nothing cannot be taken back");
    assert!(!session_with_both("serve B", "serve S").may_undo(Seat::new(0), 2));
}

#[test]
fn a_drawn_card_may_not_be_taken_back() {
    assert!(!session_with("serve S").may_undo(Seat::new(0), 1));
    assert!(!session_with("rest").may_undo(Seat::new(0), 1));
}

#[test]
fn an_ended_turn_may_not_be_taken_back() {
    let mut session = session_with("serve L");
    session.play(Action::Done, &mut NoLog).unwrap();
    assert!(!session.may_undo(Seat::new(0), 1));
}

/// A game whose first two decisions were those that begin so.
fn session_with_both(first: &str, second: &str) -> Session<Toy> {
    for number in 0.. {
        let mut session = Session::new(&TWO, Seed::new([0; 32]).nth(number));
        let mut play = |notation: &str| {
            let found = legal(&session).into_iter().find(|action| action.to_string().starts_with(notation));
            found.is_some_and(|action| session.play(action, &mut NoLog).is_ok())
        };
        if play(first) && play(second) {
            return session;
        }
    }
    unreachable!("numbers do not end")
}

/// A game whose first decision was one that begins so.
fn session_with(notation: &str) -> Session<Toy> {
    for number in 0.. {
        let mut session = Session::new(&TWO, Seed::new([0; 32]).nth(number));
        let found = legal(&session).into_iter().find(|action| action.to_string().starts_with(notation));
        if let Some(action) = found {
            session.play(action, &mut NoLog).unwrap();
            return session;
        }
    }
    unreachable!("numbers do not end")
}

#[test]
fn a_record_holds_every_decision_and_at_the_end_the_result() {
    let mut session = session();
    play_at_random(&mut session, 5);
    let record = session.record();
    assert_eq!((record.actions.len(), &record.result), (5, &None));
    assert_eq!(record.start, Start::Seed(Seed::from_text("tea")));
    let session = finished();
    let totals: Vec<_> = session.state().standings().rows.iter().map(|row| row.total).collect();
    assert_eq!(session.record().result, Some(totals));
}

#[test]
fn a_record_after_load_carries_the_start_position() {
    let mut first = session();
    play_at_random(&mut first, 6);
    let position = first.state().save();
    let mut session = Session::<Toy>::load(&position).unwrap();
    play_at_random(&mut session, 4);
    let record = session.record();
    assert_eq!(record.start, Start::Position(position));
    assert_eq!(record.actions.len(), 4);
    let replay = KIND.replay(&record.to_string().parse().unwrap(), None).unwrap();
    assert_eq!(replay.table.state(), session.state().save());
}

#[test]
fn a_session_lists_who_decided_what() {
    let mut session = session();
    let seat = decider(&session);
    let action = legal(&session)[0];
    session.play(action, &mut NoLog).unwrap();
    assert_eq!(session.actions().collect::<Vec<_>>(), [(seat, action)]);
}

#[test]
fn a_replay_tells_what_happened_to_each_viewer() {
    let session = session_with("rest");
    let replay = KIND.replay(&session.record(), None).unwrap();
    let drew = replay.steps[0].iter().find(|told| told.full.event.json()["event"] == "drew").unwrap();
    assert!(drew.full.event.json()["card"].is_string());
    assert_eq!(drew.seen_by(Viewer::Seat(Seat::new(0))), Some(&drew.full));
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        assert!(drew.seen_by(viewer).unwrap().event.json()["card"].is_null());
    }
}

#[test]
fn a_replay_can_stop_early() {
    let session = finished();
    let replay = KIND.replay(&session.record(), Some(3)).unwrap();
    assert_eq!((replay.table.played(), replay.steps.len()), (3, 3));
}

/// Why a finished game's record cannot be played after a change.
fn bad_replay(change: impl FnOnce(&mut Record), to: Option<usize>) -> BadReplay {
    let mut record = finished().record();
    change(&mut record);
    KIND.replay(&record, to).err().expect("a record that cannot be played")
}

#[test]
fn a_record_of_another_game_is_not_played() {
    let bad = bad_replay(|record| record.game = "chess".to_owned(), None);
    assert_eq!(bad, BadReplay::OtherGame { wanted: "toy", found: "chess".to_owned() });
}

#[test]
fn a_record_of_other_rules_is_not_played() {
    assert_eq!(bad_replay(|record| record.rules = 9, None), BadReplay::OtherRules { wanted: 1, found: 9 });
}

#[test]
fn a_record_of_other_components_is_not_played() {
    let bad = bad_replay(|record| record.components = "f".to_owned(), None);
    assert_eq!(bad, BadReplay::OtherComponents { wanted: "0".repeat(16), found: "f".to_owned() });
}

#[test]
fn a_sealed_record_is_not_played() {
    let seal = |record: &mut Record| record.start = Start::Commitment(Seed::from_text("tea").commitment());
    assert_eq!(bad_replay(seal, None), BadReplay::Sealed);
}

#[test]
fn a_record_with_bad_options_is_not_played() {
    let bad = bad_replay(|record| drop(record.options.insert("players".to_owned(), json!(7))), None);
    assert!(matches!(&bad, BadReplay::Options(bad) if bad.0.len() == 1), "{bad}");
}

#[test]
fn a_record_with_a_bad_position_lists_its_faults() {
    let mut position = session().state().save();
    position["round"] = json!(7);
    position["reveals"] = json!(2_000_000);
    let bad = bad_replay(|record| record.start = Start::Position(position), None);
    assert!(matches!(&bad, BadReplay::Position(faults) if faults.len() >= 2), "{bad}");
}

#[test]
fn a_record_is_not_played_beyond_its_end() {
    let has = finished().record().actions.len();
    assert_eq!(bad_replay(|_| (), Some(has + 1)), BadReplay::TooShort { has, to: has + 1 });
}

#[test]
fn an_unreadable_decision_is_named_with_its_place() {
    let bad = bad_replay(|record| record.actions[1] = "dance".to_owned(), None);
    assert!(
        matches!(&bad, BadReplay::Action { at: 2, action, why: Rejected::Unreadable(_) } if action == "dance"),
        "{bad}"
    );
}

#[test]
fn a_refused_decision_is_named_with_its_place_and_rule() {
    let bad = bad_replay(|record| record.actions.insert(0, "keep".to_owned()), None);
    let is_refused = |bad: &BadReplay| {
        matches!(bad, BadReplay::Action { at: 1, why: Rejected::Refused(Refusal { rule: "TOY-02", .. }), .. })
    };
    assert!(is_refused(&bad), "{bad}");
}

#[test]
fn a_record_with_a_false_result_is_not_believed() {
    let bad = bad_replay(|record| record.result = Some(vec![99, 99]), None);
    assert!(matches!(bad, BadReplay::Result { found: Some(_), .. }));
    let bad = bad_replay(|record| drop(record.actions.pop()), None);
    assert!(matches!(bad, BadReplay::Result { found: None, .. }), "a game that is not over has no result");
    let bad = bad_replay(|record| record.result = None, None);
    assert!(matches!(bad, BadReplay::NoResult { .. }), "a game that is over has one: {bad}");
}

#[test]
fn a_table_speaks_text_and_json() {
    let options: Map<String, Value> = [("players".to_owned(), json!("3"))].into_iter().collect();
    let mut table = KIND.new_table(&options, Seed::from_text("tea")).unwrap();
    assert_eq!((table.game(), table.seats(), table.played()), ("toy", 3, 0));
    let choices: Vec<_> = table.choices().into_iter().map(|choice| choice.action).collect();
    assert_eq!(choices, table.legal());
    assert_eq!(table.view(Viewer::Spectator).get("own"), None);
    assert!(matches!(table.play("dance"), Err(Rejected::Unreadable(_))));
    assert!(matches!(table.check("done"), Err(Rejected::Refused(_))));
    assert!(!table.play(&format!(" {} ", choices[0])).unwrap().is_empty());
    assert_eq!(table.undo(), Some(Seat::new(0)));
    assert_eq!(KIND.load(&table.state()).unwrap().state(), table.state());
}

#[test]
fn knowledge_is_the_view_of_the_seat_to_decide() {
    let session = session();
    let knowledge = Knowledge::of(session.state()).unwrap();
    let view = session.state().view(Viewer::Seat(knowledge.seat()));
    assert_eq!(knowledge.view(), view);
    let sample = knowledge.sample(&mut Rng::new(Seed::from_text("sample")));
    assert_eq!(sample.view(Viewer::Seat(knowledge.seat())), view);
    assert_ne!(&sample, session.state());
    assert!(Knowledge::of(finished().state()).is_none());
}

#[test]
fn a_copy_goes_its_own_way() {
    let mut table =
        KIND.new_table(&Default::default(), Seed::from_text("tea")).expect("defaults are allowed");
    let before = table.state();
    let copy = table.copy();
    let action = table.legal()[0].clone();
    table.play(&action).expect("it is legal");
    assert_eq!((copy.state(), copy.played()), (before, 0));
    assert_ne!(table.state(), copy.state());
}

#[test]
fn a_drawn_seed_replays_as_the_seed_itself() {
    let draw = Draw { secret: Seed::from_text("tea"), added: vec!["cup".to_owned()] };
    let table = KIND.new_table(&Default::default(), draw.seed()).expect("defaults are allowed");
    let record = Record { start: Start::Drawn(draw), ..table.record() };
    let replayed = KIND.replay(&record.to_string().parse().expect("a record"), None).expect("it plays");
    assert_eq!(replayed.table.state(), table.state());
}

#[test]
fn a_record_for_a_viewer_leaves_out_what_is_hidden_from_the_viewer() {
    let mut session = session();
    let mut seen = vec![Vec::new(); 3];
    while session.state().turn() != Turn::Over {
        let action = legal(&session)[0];
        for (lines, viewer) in seen.iter_mut().zip(Viewer::all(2)) {
            let line = session.state().action_seen_by(action, viewer).map(|action| action.to_string());
            lines.extend(line);
        }
        session.play(action, &mut NoLog).expect("it is legal");
    }
    for (lines, viewer) in seen.iter().zip(Viewer::all(2)) {
        assert_eq!(session.record_seen_by(viewer).actions, *lines);
    }
    assert_ne!(seen[2], session.record().actions, "something is hidden from a spectator");
}

#[test]
fn a_game_that_goes_on_from_a_state_has_a_record_that_begins_there() {
    let mut played = session();
    play_at_random(&mut played, 9);
    let mut session = Session::of(*played.state());
    play_at_random(&mut session, usize::MAX);
    let record = session.record();
    assert!(matches!(record.start, Start::Position(_)));
    let replayed = KIND.replay(&record, None).expect("a record").table;
    assert_eq!(replayed.session::<Toy>().expect("a toy").state(), session.state());
    while session.undo().is_some() {}
    assert_eq!(session.state(), played.state());
}
