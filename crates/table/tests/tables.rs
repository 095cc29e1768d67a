//! A table as data: permissions, clocks, undo, stories and what each viewer is shown, without storage or network.

use std::sync::Arc;

use samovar_engine::{Seat, Seed, Viewer};
use samovar_table::deed::{Deed, Setup, Sitting, Why};
use samovar_table::fold::{Denial, Fold, Refused, Stage};
use samovar_table::log::Entry;
use samovar_table::model::{Sitter, TableView};
use samovar_table::permit::{self, Permit, Person, Wish};
use samovar_table::show::{self, Looker, Scene};
use serde_json::json;

fn person(id: &str) -> Sitting {
    Sitting::Person { person: id.to_owned(), name: format!("{id}'s name"), added: format!("{id}'s text") }
}

/// A table for two that Anna made.
fn setup(seats: [Sitting; 2]) -> Setup {
    Setup {
        game: "stroganov".to_owned(),
        options: json!({"players": 2}).as_object().expect("an object").clone(),
        listed: true,
        correspondence: false,
        clock: None,
        hints: false,
        host: "anna".to_owned(),
        secret: Seed::from_text("tea"),
        seats: seats.to_vec(),
        position: None,
    }
}

fn open(setup: Setup) -> Fold {
    Fold::open(setup, 0).expect("a table")
}

fn take(fold: &mut Fold, deed: &Deed, at_ms: i64) {
    fold.take(deed, at_ms).expect("it can be done");
}

/// Anna and Boris play; clocks of ten minutes began to run at 0.
fn duel() -> Fold {
    let mut fold = open(Setup { clock: Some(600), ..setup([person("anna"), person("boris")]) });
    take(&mut fold, &Deed::start("stroganov"), 0);
    fold
}

const NAMES: [&str; 2] = ["anna", "boris"];

/// Who decides, and who does not.
fn sides(fold: &Fold) -> (Seat, &'static str, &'static str) {
    let seat = fold.deciding().expect("somebody decides");
    (seat, NAMES[seat.index()], NAMES[1 - seat.index()])
}

/// Takes the first decision there is.
fn act(fold: &mut Fold, at_ms: i64) -> Deed {
    let action = fold.game.as_ref().expect("it runs").legal()[0].clone();
    let deed = permit::act(fold, sides(fold).1, action).expect("it is this person's move");
    take(fold, &deed, at_ms);
    deed
}

fn denial(permit: Permit) -> Option<Denial> {
    match permit {
        Err(Refused::Table { denial, .. }) => Some(denial),
        _ => None,
    }
}

fn sit(fold: &Fold, seat: u8, id: &str, key: Option<&str>) -> Permit {
    let wish = Wish { invitation: key.map(str::to_owned), ..Wish::default() };
    permit::sit(fold, seat, Person { id, name: id }, wish)
}

/// A table as somebody sees it at a moment.
fn seen(fold: &Fold, person: Option<&str>, now_ms: i64) -> TableView {
    let scene = Scene { fold: Arc::new(fold.clone()), chat: Arc::default(), here: Arc::default() };
    show::table("t1", &scene, Looker { person, invitation: None, base: "", now_ms, bots: &[] })
}

#[test]
fn only_the_host_starts_a_table() {
    let fold = open(setup([person("anna"), person("boris")]));
    assert!(permit::start(&fold, "anna").is_ok());
    assert_eq!(denial(permit::start(&fold, "boris")), Some(Denial::NotYours));
}

#[test]
fn a_seat_is_for_whoever_has_none_and_an_invitation_for_its_key() {
    let fold = open(setup([person("anna"), Sitting::Nobody]));
    assert!(sit(&fold, 1, "boris", None).is_ok());
    assert_eq!(denial(sit(&fold, 1, "anna", None)), Some(Denial::NotNow), "she has a seat");
    assert_eq!(denial(sit(&fold, 0, "boris", None)), Some(Denial::NotNow), "it is taken");
    assert_eq!(denial(sit(&fold, 7, "boris", None)), Some(Denial::Invalid), "there is none");
    let fold = open(setup([person("anna"), Sitting::Invited { key: "k".to_owned() }]));
    assert_eq!(denial(sit(&fold, 1, "boris", Some("other"))), Some(Denial::NotYours));
    assert!(sit(&fold, 1, "boris", Some("k")).is_ok());
}

#[test]
fn nobody_decides_for_another() {
    let fold = duel();
    let (_, decides, waits) = sides(&fold);
    assert!(permit::to_decide(&fold, decides).is_ok());
    assert_eq!(denial(permit::act(&fold, waits, "end".to_owned())), Some(Denial::NotNow));
    assert_eq!(denial(permit::act(&fold, "vera", "end".to_owned())), Some(Denial::NotYours));
}

#[test]
fn somebody_who_is_away_is_replaced_only_after_a_while() {
    let fold = duel();
    let (seat, decides, waits) = sides(&fold);
    let replace =
        |here: &[String], now_ms| permit::bot(&fold, seat.index() as u8, waits, "greedy", here, now_ms);
    assert_eq!(denial(replace(&[], 59_999)), Some(Denial::NotNow));
    assert_eq!(denial(replace(&[decides.to_owned()], 60_000)), Some(Denial::NotNow), "the person is there");
    let replaced = Deed::Away { seat: seat.index() as u8, why: Why::Replaced };
    assert_eq!(replace(&[], 60_000), Ok(replaced));
}

#[test]
fn a_clock_runs_only_for_whoever_decides() {
    let mut fold = duel();
    let (seat, ..) = sides(&fold);
    assert_eq!((fold.running_clock(), fold.due_ms()), (Some(seat), Some(600_000)));
    act(&mut fold, 10_000);
    let other = Seat::new(1 - seat.index() as u8);
    assert_eq!(fold.places[seat.index()].left_ms, 590_000);
    assert_eq!(fold.left_ms(other, 10_000), Some(600_000));
    let before = fold.places[fold.deciding().expect("it goes on").index()].left_ms;
    let (now, ..) = sides(&fold);
    act(&mut fold, 5_000);
    assert_eq!(fold.places[now.index()].left_ms, before, "time that goes back costs nothing");
}

#[test]
fn a_decision_is_taken_back_by_its_owner_alone_and_leaves_no_trace() {
    let mut fold = duel();
    for now_ms in 0..400 {
        let before = fold.game.as_ref().expect("it runs").state();
        let (seat, decided, other) = sides(&fold);
        act(&mut fold, now_ms);
        if !fold.may_undo(seat) {
            continue;
        }
        assert_eq!(denial(permit::undo(&fold, other)), Some(Denial::NotNow));
        assert_eq!(denial(permit::undo(&fold, "vera")), Some(Denial::NotYours));
        let undo = permit::undo(&fold, decided).expect("the own decision");
        let steps = fold.steps.len();
        take(&mut fold, &undo, now_ms);
        assert_eq!(fold.game.as_ref().expect("it runs").state(), before);
        assert_eq!((fold.steps.len(), fold.deciding()), (steps - 1, Some(seat)));
        return;
    }
    panic!("no decision could be taken back");
}

#[test]
fn stories_tell_what_rules_that_are_not_in_force_played() {
    let mut entries = Vec::new();
    let mut write = |fold: &Fold, deed: &Deed, body: String| {
        let story = fold.story(deed).map(|story| story.write()).unwrap_or_default();
        entries.push(Entry { seq: fold.seq, at_ms: 0, body, story, mark: 0 });
    };
    let opening = Deed::Open(Box::new(setup([person("anna"), person("boris")])));
    let Deed::Open(setup) = opening.clone() else { unreachable!("it was just made") };
    let mut fold = open(*setup);
    write(&fold, &opening, opening.write());
    let start = Deed::start("stroganov");
    take(&mut fold, &start, 0);
    let other_rules = Deed::Start { rules: 999, components: String::new() };
    write(&fold, &start, other_rules.write());
    for _ in 0..20 {
        let deed = act(&mut fold, 0);
        write(&fold, &deed, deed.write());
    }
    let told = Fold::of(&entries).expect("stories stand in for the rules").expect("a table");
    assert!(told.game.is_none() && told.is_of_other_rules());
    assert_eq!(told.deciding(), fold.deciding());
    for (told, played) in told.steps.iter().zip(&fold.steps) {
        assert_eq!((&told.action, &told.happened), (&played.action, &played.happened));
    }
}

#[test]
fn only_whoever_decides_is_shown_the_choices() {
    let fold = duel();
    let (seat, decides, waits) = sides(&fold);
    let own = seen(&fold, Some(decides), 0);
    assert!(own.is_my_move() && own.viewer == Viewer::Seat(seat) && own.deciding() == Some(seat));
    for other in [Some(waits), Some("vera"), None] {
        assert!(!seen(&fold, other, 0).is_my_move(), "{other:?}");
    }
    assert_eq!(seen(&fold, Some("vera"), 0).viewer, Viewer::Spectator);
}

#[test]
fn the_key_of_an_invitation_is_shown_to_the_host_alone() {
    let fold = open(setup([person("anna"), Sitting::Invited { key: "k".to_owned() }]));
    let key = |person| match &seen(&fold, person, 0).seats[1].sitter {
        Sitter::Invited { key, .. } => key.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(key(Some("anna")).as_deref(), Some("k"));
    assert_eq!((key(Some("boris")), key(None)), (None, None));
}

#[test]
fn secret_and_seed_are_shown_when_the_game_has_ended() {
    let mut fold = duel();
    let fairness = seen(&fold, Some("anna"), 0).fairness;
    assert_eq!((fairness.secret, fairness.seed), (None, None));
    for person in NAMES {
        take(&mut fold, &Deed::GiveUp { person: person.to_owned() }, 0);
    }
    assert_eq!(fold.stage, Stage::Abandoned);
    let fairness = seen(&fold, None, 0).fairness;
    assert!(fairness.secret.is_some() && fairness.seed.is_some());
    let told = serde_json::to_value(&fairness).expect("plain data");
    assert_eq!(told["added"], json!(["anna's text", "boris's text"]), "without names");
}
