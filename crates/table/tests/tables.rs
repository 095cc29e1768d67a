//! A table as data: permissions, clocks, undo, stories and what each viewer is shown, without storage or network.

use std::sync::Arc;

use samovar_engine::{Closing, Seat, Seed, Turn, Viewer};
use samovar_table::deed::{Deed, Setup, Sitting, Voters, Why};
use samovar_table::fold::{Denial, Fold, Refused, Stage};
use samovar_table::log::Entry;
use samovar_table::model::{Sitter, TableView};
use samovar_table::permit::{self, Click, Permit, Person, Wish};
use samovar_table::show::{self, Looker, Scene};
use serde_json::json;

fn person(id: &str) -> Sitting {
    Sitting::Person {
        person: id.to_owned(),
        name: format!("{id}'s name"),
        added: format!("{id}'s text"),
        promise: None,
    }
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
        teaching: None,
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
    let deed = permit::act(fold, sides(fold).1, &Click::on(&action)).expect("it is this person's move");
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
    let scene = Scene::of(Arc::new(fold.clone()));
    show::table("t1", &scene, Looker { person, invitation: None, base: "", now_ms, bots: &[], aside: &[] })
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
    let fold = open(setup([person("anna"), Sitting::invited("k".to_owned())]));
    assert_eq!(denial(sit(&fold, 1, "boris", Some("other"))), Some(Denial::NotYours));
    assert!(sit(&fold, 1, "boris", Some("k")).is_ok());
}

#[test]
fn nobody_decides_for_another() {
    let fold = duel();
    let (_, decides, waits) = sides(&fold);
    assert!(permit::to_decide(&fold, decides).is_ok());
    assert_eq!(denial(permit::act(&fold, waits, &Click::on("end"))), Some(Denial::NotNow));
    assert_eq!(denial(permit::act(&fold, "vera", &Click::on("end"))), Some(Denial::NotYours));
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
fn a_page_says_when_somebody_who_is_away_can_be_replaced() {
    let fold = duel();
    let (seat, decides, waits) = sides(&fold);
    let wait =
        |fold: &Fold, person, now_ms| seen(fold, Some(person), now_ms).seats[seat.index()].replaceable_in;
    assert_eq!(wait(&fold, waits, 3_000), Some(57_000));
    assert_eq!(wait(&fold, waits, 60_000), Some(0));
    assert_eq!(wait(&fold, waits, 90_000), Some(0));
    assert_eq!(wait(&fold, decides, 90_000), None, "nobody replaces themselves so");
    assert_eq!(wait(&fold, "vera", 90_000), None, "who only watches cannot");
    let other = &seen(&fold, Some(decides), 90_000).seats[1 - seat.index()];
    assert_eq!(other.replaceable_in, None, "nobody waits for this one");
    let mut slow = open(Setup { correspondence: true, ..setup([person("anna"), person("boris")]) });
    take(&mut slow, &Deed::start("stroganov"), 0);
    let (seat, _, waits) = sides(&slow);
    let days = seen(&slow, Some(waits), 60_000).seats[seat.index()].replaceable_in;
    assert_eq!(days, Some(3 * 86_400_000 - 60_000));
}

#[test]
fn who_left_may_come_back_and_who_resigned_may_not() {
    let mut fold = duel();
    let (seat, decides, waits) = sides(&fold);
    let number = seat.index() as u8;
    let may_return = |fold: &Fold, person| seen(fold, Some(person), 0).seats[seat.index()].may_return;
    assert!(!may_return(&fold, decides));
    take(&mut fold, &Deed::Away { seat: number, why: Why::Left }, 0);
    assert!(may_return(&fold, decides) && !may_return(&fold, waits));
    take(&mut fold, &Deed::Back { seat: number }, 0);
    take(&mut fold, &Deed::resign(number), 0);
    assert!(!may_return(&fold, decides));
}

#[test]
fn a_person_takes_the_own_seat_again_under_another_name() {
    let mut fold = open(setup([person("anna"), person("anna")]));
    let under = |fold: &Fold, seat, id, name| permit::sit(fold, seat, Person { id, name }, Wish::default());
    let renamed = under(&fold, 0, "anna", "Anna K.").expect("her own seat");
    take(&mut fold, &renamed, 0);
    assert_eq!(fold.places[0].name(), Some("Anna K."));
    assert_eq!(denial(under(&fold, 0, "anna", "Anna K.")), Some(Denial::NotNow), "she is called so already");
    assert_eq!(denial(under(&fold, 1, "anna", "Anna K.")), Some(Denial::NotNow), "the guest at her screen");
    assert_eq!(denial(under(&fold, 0, "boris", "Boris")), Some(Denial::NotNow));
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
    let fold = open(setup([person("anna"), Sitting::invited("k".to_owned())]));
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
        take(&mut fold, &Deed::give_up(person), 0);
    }
    assert_eq!(fold.stage, Stage::Abandoned);
    let fairness = seen(&fold, None, 0).fairness;
    assert!(fairness.secret.is_some() && fairness.seed.is_some());
    let told = serde_json::to_value(&fairness).expect("plain data");
    assert_eq!(told["contributions"][1], json!({"seat": 1, "promise": null, "added": "boris's text"}));
}

/// A game of two in which somebody may play a move of several steps that can be taken back, and the move.
fn before_a_long_move() -> (Fold, String) {
    let mut fold = duel();
    for now_ms in 0..400 {
        let game = fold.game.as_ref().expect("it runs");
        let closes = |action: &str| action == "end";
        let lines = game.choices().into_iter().flat_map(|choice| {
            let lines: Vec<_> = choice.more.iter().map(|more| (choice.line(more), more.len())).collect();
            lines
        });
        let mut long = lines.filter(|(line, steps)| *steps > 1 && !line.ends_with("; end"));
        if let Some((line, _)) = long.find(|(line, _)| !samovar_engine::steps(line).any(closes)) {
            return (fold, line);
        }
        act(&mut fold, now_ms);
    }
    panic!("no move of several steps was offered");
}

#[test]
fn a_move_of_several_steps_is_one_entry_and_is_taken_back_as_one() {
    let (mut fold, line) = before_a_long_move();
    let (before, seq, steps) = (fold.game.as_ref().expect("it runs").state(), fold.seq, fold.steps.len());
    let (seat, decides, _) = sides(&fold);
    let deed = permit::act(&fold, decides, &Click::on(&line)).expect("it is this person's move");
    take(&mut fold, &deed, 1000);
    let actions: Vec<&str> = fold.steps[steps..].iter().map(|step| &*step.action).collect();
    assert_eq!((fold.seq, actions.join("; ")), (seq + 1, line));
    assert!(fold.steps[steps..].iter().all(|step| step.seq == fold.seq));
    let told: usize = fold.steps[steps..].iter().map(|step| step.happened.len()).sum();
    let story = fold.story(&deed).expect("a decision has a story");
    assert_eq!(story.happened(samovar_games::find("stroganov")).len(), told, "the story tells of all steps");
    if fold.may_undo(seat) {
        let undo = permit::undo(&fold, decides).expect("the own decision");
        take(&mut fold, &undo, 2000);
        assert_eq!(fold.game.as_ref().expect("it runs").state(), before);
        assert_eq!((fold.steps.len(), fold.deciding()), (steps, Some(seat)));
    }
}

#[test]
fn a_move_with_a_step_that_is_not_allowed_is_refused_as_a_whole() {
    let (fold, line) = before_a_long_move();
    let (_, decides, _) = sides(&fold);
    let wrong = format!("{line}; draft S1");
    let deed = permit::act(&fold, decides, &Click::on(&wrong)).expect("it is this person's move");
    let why = fold.clone().take(&deed, 1000).expect_err("the last step is not allowed");
    assert!(matches!(&why, Refused::Step { action, .. } if action == "draft S1"), "{why}");
    let first = permit::act(&fold, decides, &Click::on("draft S1; end")).expect("it is this person's move");
    assert!(
        matches!(fold.clone().take(&first, 1000), Err(Refused::Rules(_))),
        "the first step is no later one"
    );
    let endless = vec!["end"; 33].join("; ");
    assert_eq!(denial(permit::act(&fold, decides, &Click::on(&endless))), Some(Denial::Invalid));
}

#[test]
fn a_turn_ends_by_itself_where_it_is_wished_or_nothing_can_be_taken_back() {
    let (mut by_wish, mut always) = (0, 0);
    let names = [person("anna"), person("boris")];
    let mut fold = open(Setup { game: "rurik".to_owned(), ..setup(names) });
    take(&mut fold, &Deed::start("rurik"), 0);
    let mut dice = 7u32;
    for now_ms in 0.. {
        let Some(seat) = fold.deciding() else { break };
        let game = fold.game.as_ref().expect("it runs");
        let legal = game.legal();
        for action in &legal {
            let mut after = game.copy();
            after.play(action).expect("a legal action");
            let ends =
                after.turn() == Turn::Decide(seat) && matches!(after.sole(), Some((_, Some(Closing::Turn))));
            let undoable = after.may_undo(seat, 1);
            let played = |end_turns| {
                let click = Click { end_turns, ..Click::on(action) };
                match permit::act(&fold, sides(&fold).1, &click) {
                    Ok(Deed::Act { action, .. }) => action,
                    other => panic!("{other:?}"),
                }
            };
            let ended = if ends { format!("{action}; end") } else { action.clone() };
            assert_eq!(played(true), ended);
            assert_eq!(played(false), if undoable { action } else { &ended }.as_str());
            by_wish += usize::from(ends && undoable);
            always += usize::from(ends && !undoable);
            assert!(Click::on(action).led_to(&ended) && !Click::on("en").led_to("end"));
        }
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let click = Click::on(&legal[(dice >> 8) as usize % legal.len()]);
        let deed = permit::act(&fold, sides(&fold).1, &click).expect("it is this person's move");
        take(&mut fold, &deed, now_ms);
    }
    assert!(by_wish > 0 && always > 0, "{by_wish} {always}");
}

#[test]
fn a_clock_is_not_reset_by_leaving_and_coming_back() {
    for why in [Why::Left, Why::Replaced] {
        let mut fold = duel();
        let (seat, decides, _) = sides(&fold);
        let number = seat.index() as u8;
        take(&mut fold, &Deed::Away { seat: number, why }, 599_000);
        let back = permit::person(&fold, number, decides).expect("the own seat");
        take(&mut fold, &back, 700_000);
        assert_eq!(fold.left_ms(seat, 700_000), Some(1_000), "{why:?}");
    }
}

#[test]
fn grace_is_given_once_a_bot_has_decided_after_the_clock_ran_out() {
    let mut fold = duel();
    let (seat, decides, _) = sides(&fold);
    let number = seat.index() as u8;
    take(&mut fold, &Deed::Away { seat: number, why: Why::TimeUp }, 600_000);
    assert_eq!(
        denial(permit::person(&fold, number, decides)),
        Some(Denial::NotNow),
        "no bot has decided yet"
    );
    let action = fold.game.as_ref().expect("it runs").legal()[0].clone();
    take(&mut fold, &Deed::Act { seat: number, action, bot: true, stood_in: false }, 601_000);
    let back = permit::person(&fold, number, decides).expect("a bot has decided");
    take(&mut fold, &back, 602_000);
    assert_eq!(fold.left_ms(seat, 602_000), Some(60_000));
}

#[test]
fn a_decision_that_is_taken_back_gives_no_time_by_correspondence() {
    let slow = setup([person("anna"), person("boris")]);
    let mut fold = open(Setup { clock: Some(1_000), correspondence: true, ..slow });
    take(&mut fold, &Deed::start("stroganov"), 0);
    for turn in 1..400 {
        let (seat, decides, _) = sides(&fold);
        let left_ms = fold.places[seat.index()].left_ms;
        act(&mut fold, turn * 10_000);
        assert_eq!(fold.places[seat.index()].left_ms, 1_000_000);
        if fold.may_undo(seat) {
            let undo = permit::undo(&fold, decides).expect("the own decision");
            take(&mut fold, &undo, turn * 10_000);
            assert_eq!(fold.places[seat.index()].left_ms, left_ms - 10_000);
            return;
        }
    }
    panic!("no decision could be taken back");
}

#[test]
fn nobody_loses_a_vote_by_being_away() {
    for why in [Why::Left, Why::Replaced, Why::TimeUp] {
        let mut fold = duel();
        take(&mut fold, &Deed::Away { seat: 1, why }, 0);
        let asked = permit::give_up(&fold, "anna");
        take(&mut fold, &asked.expect("a seat"), 0);
        assert_eq!(fold.stage, Stage::Playing, "Boris has not agreed: {why:?}");
        let asked = permit::resign(&fold, None, "anna");
        take(&mut fold, &asked.expect("a seat"), 0);
        assert_eq!(fold.stage, Stage::Playing, "Boris may come back");
        let asked = permit::give_up(&fold, "boris");
        take(&mut fold, &asked.expect("a seat"), 0);
        assert_eq!(fold.stage, Stage::Abandoned);
    }
    let mut fold = duel();
    let asked = permit::resign(&fold, None, "boris");
    take(&mut fold, &asked.expect("a seat"), 0);
    let asked = permit::give_up(&fold, "anna");
    take(&mut fold, &asked.expect("a seat"), 0);
    assert_eq!(fold.stage, Stage::Abandoned, "who resigned has no vote");
}

#[test]
fn tables_that_were_given_up_under_the_earlier_rule_stay_given_up() {
    let before = [r#"{"deed": "give_up", "person": "anna"}"#, r#"{"deed": "resign", "seat": 0}"#];
    for body in before {
        let mut fold = duel();
        take(&mut fold, &Deed::Away { seat: 1, why: Why::Left }, 0);
        let deed = Deed::read(body).expect("it stays readable");
        assert!(matches!(
            deed,
            Deed::GiveUp { voters: Voters::Present, .. } | Deed::Resign { voters: Voters::Present, .. }
        ));
        take(&mut fold, &deed, 0);
        assert_eq!(fold.stage, Stage::Abandoned, "{body}");
    }
}

#[test]
fn a_seat_that_is_kept_for_somebody_is_for_that_person_or_the_key() {
    let kept = Sitting::Invited { key: "k".to_owned(), person: "boris".to_owned(), name: "Boris".to_owned() };
    let fold = open(setup([person("anna"), kept.clone()]));
    assert!(sit(&fold, 1, "boris", None).is_ok() && sit(&fold, 1, "vera", Some("k")).is_ok());
    assert_eq!(denial(sit(&fold, 1, "vera", None)), Some(Denial::NotYours));
    let mine = |person| matches!(seen(&fold, person, 0).seats[1].sitter, Sitter::Invited { mine: true, .. });
    assert!(mine(Some("boris")) && !mine(Some("vera")) && !mine(None));
    assert_eq!(fold.people(), ["anna"], "no list of Boris's shows the table");
    let (opening, changed) = Deed::Open(Box::new(fold.setup.clone())).forgetting("boris");
    assert!(changed && !opening.write().contains("oris"));
}
