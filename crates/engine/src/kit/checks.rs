//! The properties, one function each.

use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::Hash;

use serde_json::{Value, json};

use crate::{
    Action as _, Event as _, Game, Insight, Kind as _, KindOf, Record, Rng, Seat, Session, Turn, Viewer,
};

use super::walk::{Moment, Step, attempt, legal_of, play_out, walk};
use super::{Failure, Plan, Report, Specimen};

/// Runs every check of the kit.
///
/// # Errors
/// The first property that does not hold.
pub fn check_all<G: Specimen>(plan: &Plan) -> Result<Report, Failure> {
    let checks = [
        check_ends::<G>,
        check_conserves::<G>,
        check_list::<G>,
        check_refusals::<G>,
        check_singles::<G>,
        check_playing::<G>,
        check_notation::<G>,
        check_ids::<G>,
        check_saves::<G>,
        check_positions::<G>,
        check_records::<G>,
        check_resample::<G>,
        check_secrets::<G>,
        check_undo::<G>,
        check_moves::<G>,
    ];
    checks.iter().try_fold(Report::default(), |report, check| Ok(report.and(check(plan)?)))
}

/// There are no dead ends and no endless games, and the list is empty after the end.
///
/// # Errors
/// A game in which it does not hold.
pub fn check_ends<G: Specimen>(plan: &Plan) -> Result<Report, Failure> {
    walk::<G>("check_ends", plan, |_, _| Ok(()))
}

/// [`Game::audit`] passes after set-up and after every action.
///
/// # Errors
/// A game in which it does not hold.
pub fn check_conserves<G: Specimen>(plan: &Plan) -> Result<Report, Failure> {
    walk::<G>("check_conserves", plan, |moment, _| {
        moment.state.audit()?;
        moment.step.as_ref().map_or(Ok(()), |step| step.after.audit())
    })
}

/// At every decision the list contains no action twice, and [`Game::check`] accepts all of them. At sampled decisions,
/// and at the end, every other action of the universe is refused with a rule and a reason.
///
/// # Errors
/// A game in which it does not hold.
pub fn check_list<G: Specimen>(plan: &Plan) -> Result<Report, Failure> {
    const CHECK: &str = "check_list";
    let universe = universe::<G>(CHECK)?;
    let known: HashSet<_> = universe.iter().copied().collect();
    walk::<G>(CHECK, plan, |moment, rng| {
        let listed: HashSet<_> = moment.legal.iter().copied().collect();
        if listed.len() < moment.legal.len() {
            return Err(format!("the list names an action twice: {:?}", moment.legal));
        }
        for action in moment.legal {
            moment.state.check(*action).map_err(|refusal| format!("{action} is listed, but {refusal}"))?;
            moment.state.describe(*action);
            need(known.contains(action), || format!("{action} is legal, but not in the universe"))?;
        }
        if moment.step.is_some() && !due(plan, rng) {
            return Ok(());
        }
        for action in universe.iter().filter(|action| !listed.contains(action)) {
            match moment.state.check(*action) {
                Ok(()) => return Err(format!("{action} passes the check, but is not listed")),
                Err(refusal) if refusal.rule.is_empty() || refusal.reason.id.is_empty() => {
                    return Err(format!("{action} is refused without a rule or a reason"));
                }
                Err(_) => {}
            }
        }
        Ok(())
    })
}

/// At sampled decisions, and at the end, playing a refused action leaves the state unchanged and logs nothing.
///
/// # Errors
/// A game in which it does not hold.
pub fn check_refusals<G: Specimen>(plan: &Plan) -> Result<Report, Failure> {
    const CHECK: &str = "check_refusals";
    let universe = universe::<G>(CHECK)?;
    walk::<G>(CHECK, plan, |moment, rng| {
        if moment.step.is_some() && !due(plan, rng) {
            return Ok(());
        }
        let mut state = moment.state.clone();
        let mut events = Vec::new();
        for action in &universe {
            if moment.state.check(*action).is_ok() {
                continue;
            }
            need(state.play(*action, &mut events).is_err(), || {
                format!("check refuses {action}, play does not")
            })?;
            same(&format!("the state after {action} was refused"), moment.state, &state)?;
            need(events.is_empty(), || format!("{action} was refused, but {:?}", events[0]))?;
        }
        Ok(())
    })
}

/// Only the end of a turn may be a question with a single answer.
///
/// # Errors
/// A game in which it does not hold.
pub fn check_singles<G: Specimen>(plan: &Plan) -> Result<Report, Failure> {
    walk::<G>("check_singles", plan, |moment, _| match moment.legal {
        [action] if !moment.state.may_ask_single() => {
            Err(format!("{action} is the only answer, but it is asked for"))
        }
        _ => Ok(()),
    })
}

/// `apply`, `play` with a log and `play_unchecked` lead to equal states, and every event has a message.
///
/// # Errors
/// A game in which it does not hold.
pub fn check_playing<G: Specimen>(plan: &Plan) -> Result<Report, Failure> {
    walk::<G>("check_playing", plan, |moment, _| {
        let Some(step) = &moment.step else { return Ok(()) };
        let mut played = moment.state.clone();
        let mut events = Vec::new();
        let action = step.action;
        played.play(action, &mut events).map_err(|refusal| format!("{action} is legal, but {refusal}"))?;
        same("the state after play", step.after, &played)?;
        same("the events of play", step.events, &events[..])?;
        let mut unchecked = moment.state.clone();
        unchecked.play_unchecked(action);
        same("the state after play_unchecked", step.after, &unchecked)?;
        for event in &events {
            need(!event.message().id.is_empty(), || format!("{event:?} has no words"))?;
        }
        Ok(())
    })
}

/// The text of every action fits on one line of a record, parses back to the same action, and is unique.
///
/// # Errors
/// The action for which it does not hold.
pub fn check_notation<G: Specimen>(plan: &Plan) -> Result<Report, Failure> {
    const CHECK: &str = "check_notation";
    let universe = universe::<G>(CHECK)?;
    let all = universe.iter().try_for_each(|action| reads_back(*action));
    all.map_err(|fault| Failure { check: CHECK, fault, game: None })?;
    walk::<G>(CHECK, plan, |moment, _| moment.legal.iter().try_for_each(|action| reads_back(*action)))
}

fn reads_back<A: Copy + PartialEq + ToString + std::str::FromStr<Err: ToString>>(
    action: A,
) -> Result<(), String> {
    let text = action.to_string();
    let fits =
        !text.is_empty() && text.trim() == text && !text.starts_with('#') && !text.contains(['\n', '\r']);
    need(fits, || format!("{text:?} is not a line of a record"))?;
    match text.parse::<A>() {
        Ok(read) if read == action => Ok(()),
        Ok(read) => Err(format!("{text:?} reads back as {:?}", read.to_string())),
        Err(error) => Err(format!("{text:?} does not read back: {}", error.to_string())),
    }
}

/// Ids lead to actions and back, each to another one, and every legal action has one. The forms of the notation tell the
/// ids of all actions, one form after the other.
///
/// # Errors
/// The action for which it does not hold.
pub fn check_ids<G: Specimen>(plan: &Plan) -> Result<Report, Failure> {
    const CHECK: &str = "check_ids";
    let all = (0..G::Action::COUNT).try_for_each(|index| {
        let action = G::Action::from_index(index).ok_or_else(|| format!("no action has the id {index}"))?;
        same(&format!("the id of {action}"), &index, &action.index())
    });
    let beyond = need(G::Action::from_index(G::Action::COUNT).is_none(), || "an id is too high".to_owned());
    let told = G::Action::forms().iter().try_fold(0, |next, form| {
        same(&format!("the first id of {}", form.text), &next, &form.first)?;
        Ok(next + form.count)
    });
    let told = told.and_then(|count| same("the number of ids in the forms", &G::Action::COUNT, &count));
    all.and(beyond).and(told).map_err(|fault| Failure { check: CHECK, fault, game: None })?;
    walk::<G>(CHECK, plan, |moment, _| {
        moment.legal.iter().try_for_each(|action| {
            let back = G::Action::from_index(action.index());
            same(&format!("the action with the id of {action}"), &Some(*action), &back)
        })
    })
}

/// At sampled moments the state is saved as text and loaded again. The loaded state is equal, and stays equal while
/// both are played to the end.
///
/// # Errors
/// A game in which it does not hold.
pub fn check_saves<G: Specimen>(plan: &Plan) -> Result<Report, Failure> {
    let mut twin: Option<G> = None;
    walk::<G>("check_saves", plan, |moment, rng| {
        if moment.past.is_empty() {
            twin = None;
        }
        if moment.step.is_none() || due(plan, rng) {
            let text = moment.state.save().to_string();
            let value: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
            let loaded = G::load(&value).map_err(|faults| format!("its own save is refused: {faults:?}"))?;
            same("the state after saving and loading", moment.state, &loaded)?;
            same("the text of the state after loading", &text, &loaded.save().to_string())?;
            twin.get_or_insert(loaded);
        }
        let (Some(step), Some(twin)) = (&moment.step, &mut twin) else { return Ok(()) };
        let mut events = Vec::new();
        let action = step.action;
        twin.play(action, &mut events).map_err(|refusal| format!("after loading, {action}: {refusal}"))?;
        same("the state that was loaded and played on", step.after, twin)?;
        same("the text of the state that was loaded and played on", &step.after.save(), &twin.save())?;
        same("the events after loading", step.events, &events[..])
    })
}

/// At sampled moments something in the saved state is altered. [`Game::load`] either refuses it with reasons, or
/// returns a state that passes the audit and can be played to the end.
///
/// # Errors
/// A position for which it does not hold.
pub fn check_positions<G: Specimen>(plan: &Plan) -> Result<Report, Failure> {
    walk::<G>("check_positions", plan, |moment, rng| {
        if moment.step.is_some() && !due(plan, rng) {
            return Ok(());
        }
        let saved = moment.state.save();
        for _ in 0..16 {
            let mut position = saved.clone();
            tamper(&mut position, rng);
            let taken_up = attempt(|| match G::load(&position) {
                Ok(state) => play_out(state, rng),
                Err(faults) => need(!faults.is_empty(), || "it is refused without a fault".to_owned()),
            });
            taken_up.map_err(|fault| format!("position {position}: {fault}"))?;
        }
        Ok(())
    })
}

/// Alters a random place in a JSON value.
fn tamper(value: &mut Value, rng: &mut Rng) {
    let count = nodes(value);
    let mut donor = rng.below(count);
    let other = node(value, &mut donor).expect("the place is one of the value's").clone();
    let mut place = rng.below(count);
    let target = node(value, &mut place).expect("the place is one of the value's");
    *target = match (rng.below(8), target.take()) {
        (0, Value::Array(mut items)) => {
            items.pop();
            items.into()
        }
        (1, Value::Array(mut items)) => {
            items.extend(items.last().cloned());
            items.into()
        }
        (2, Value::Array(mut items)) => {
            rng.shuffle(&mut items);
            items.into()
        }
        (0 | 1, Value::Object(mut fields)) => {
            let last = fields.keys().next_back().cloned();
            last.and_then(|key| fields.shift_remove(&key));
            fields.into()
        }
        (0..=2, Value::Number(number)) => json!(number.as_i64().unwrap_or(0).wrapping_add(1)),
        (3, Value::Number(number)) => json!(number.as_i64().unwrap_or(0).wrapping_sub(1)),
        (0..=3, Value::Bool(flag)) => json!(!flag),
        (4, _) => json!(rng.below(5)),
        (5, _) => {
            [json!(null), json!(-1), json!(255), json!(u64::MAX), json!("x")][rng.below(5) as usize].clone()
        }
        _ => other,
    };
}

fn nodes(value: &Value) -> u32 {
    1 + match value {
        Value::Array(items) => items.iter().map(nodes).sum(),
        Value::Object(fields) => fields.values().map(nodes).sum(),
        _ => 0,
    }
}

/// The node at a place, counted from the root.
fn node<'a>(value: &'a mut Value, place: &mut u32) -> Option<&'a mut Value> {
    if *place == 0 {
        return Some(value);
    }
    *place -= 1;
    match value {
        Value::Array(items) => items.iter_mut().find_map(|item| node(item, place)),
        Value::Object(fields) => fields.values_mut().find_map(|field| node(field, place)),
        _ => None,
    }
}

/// Options survive being written and read. The record of every game survives being written as text and parsed, and
/// replaying it, completely or in part, gives the same state. The same is true for a game that started from a position.
///
/// # Errors
/// A game in which it does not hold.
pub fn check_records<G: Specimen>(plan: &Plan) -> Result<Report, Failure> {
    const CHECK: &str = "check_records";
    let first = G::option_specs().first().map(|spec| spec.key);
    same("the first option", &Some("players"), &first).map_err(|fault| Failure {
        check: CHECK,
        fault,
        game: None,
    })?;
    walk::<G>(CHECK, plan, |moment, rng| {
        if moment.step.is_some() {
            return Ok(());
        }
        let values = G::write_options(moment.options);
        let options = G::read_options(&values).map_err(|fault| fault.to_string())?;
        same("the options after writing and reading", moment.options, &options)?;
        same("the options of the state", moment.options, &moment.state.options())?;

        let cut = rng.below(moment.past.len() as u32 + 1) as usize;
        let mut session = Session::<G>::new(moment.options, moment.seed);
        play_on(&mut session, &moment.past[..cut])?;
        let middle = session.state().clone();
        play_on(&mut session, &moment.past[cut..])?;
        same("the state of the session", moment.state, session.state())?;
        let record = session.record();
        same("the replayed state", moment.state, &replay::<G>(&record, None)?)?;
        same("the state replayed in part", &middle, &replay::<G>(&record, Some(cut))?)?;

        let taken_up = Session::<G>::load(&middle.save());
        let mut session = taken_up.map_err(|faults| format!("its own save is refused: {faults:?}"))?;
        play_on(&mut session, &moment.past[cut..])?;
        same("the state replayed from a position", moment.state, &replay::<G>(&session.record(), None)?)
    })
}

fn play_on<G: Game>(session: &mut Session<G>, actions: &[G::Action]) -> Result<(), String> {
    let play = |action: &G::Action| session.play(*action, &mut crate::NoLog).map_err(|why| why.to_string());
    actions.iter().try_for_each(play)
}

/// Replays the text of a record and returns the state.
fn replay<G: Game>(record: &Record, to: Option<usize>) -> Result<G, String> {
    let read: Record = record.to_string().parse().map_err(|bad: crate::BadRecord| bad.to_string())?;
    same("the record after writing and reading", record, &read)?;
    let replayed = KindOf::<G>::NEW.replay(&read, to).map_err(|bad| bad.to_string())?;
    let session = replayed.table.as_any().downcast_ref::<Session<G>>().ok_or("a replay is a session")?;
    Ok(session.state().clone())
}

/// For every knower at sampled moments: a sample looks the same to the knower (view, turn, list), passes the audit, can
/// be saved, and can be played to the end. Given the same generator, a state that looks the same to the knower gives an
/// equal sample, so a sample depends on nothing hidden.
///
/// Samples at the end of a game are only compared, not played.
///
/// # Errors
/// A game in which it does not hold.
pub fn check_resample<G: Specimen>(plan: &Plan) -> Result<Report, Failure> {
    const CHECK: &str = "check_resample";
    let mut changes = Changes::default();
    let report = walk::<G>(CHECK, plan, |moment, rng| {
        if moment.step.is_some() && !due(plan, rng) {
            return Ok(());
        }
        let state = moment.state;
        for seat in crate::Seat::first(state.seats()) {
            let chance = rng.fork();
            let sample = |state: &G| {
                let mut sample = state.clone();
                sample.resample(seat, &mut chance.clone());
                sample
            };
            let sampled = sample(state);
            looks_the_same(&format!("a sample for seat {seat}"), state, &sampled, Viewer::Seat(seat))?;
            let other = state.scramble(Viewer::Seat(seat), rng);
            changes.count(state, &other);
            same(
                &format!("the sample for seat {seat} of a state that looks the same"),
                &sampled,
                &sample(&other),
            )?;
            let loaded =
                G::load(&sampled.save()).map_err(|faults| format!("a sample is refused: {faults:?}"))?;
            same("a sample after saving and loading", &sampled, &loaded)?;
            play_out(sampled, rng)
                .map_err(|fault| format!("a sample for seat {seat}, played on: {fault}"))?;
        }
        Ok(())
    })?;
    changes.must_be(CHECK).map(|()| report)
}

/// Non-interference. For every viewer at sampled moments, `other` is a state that differs only in what the viewer may
/// not know ([`Specimen::scramble`]). Then:
///
/// * The viewer sees the same in both: view, turn, number of reveals, open standings and, for the seat that decides,
///   also the question, the list and the descriptions of its actions.
/// * If the decision is possible in both, the viewer sees the same action. Its consequences may show the viewer
///   something and then rightly differ. But *if the viewer's views are still equal afterwards, so are the events the
///   viewer saw*: events reveal no more than the views keep ([`Specimen::passing`] names the exceptions).
/// * If a different decision leads to a different state that looks the same to the viewer, the difference is a secret,
///   and the viewer is shown the same action or none.
/// * The seat that decides sees its own action, and filtering an event twice is the same as filtering it once.
///
/// # Errors
/// A game in which it does not hold.
pub fn check_secrets<G: Specimen>(plan: &Plan) -> Result<Report, Failure> {
    const CHECK: &str = "check_secrets";
    let mut changes = Changes::default();
    let report = walk::<G>(CHECK, plan, |moment, rng| {
        if moment.step.is_some() && !due(plan, rng) {
            return Ok(());
        }
        for viewer in Viewer::all(moment.state.seats()) {
            let other = moment.state.scramble(viewer, rng);
            changes.count(moment.state, &other);
            looks_the_same("a state with other secrets", moment.state, &other, viewer)?;
            let Some(step) = &moment.step else { continue };
            tells_no_more(moment.state, step, &other, viewer)?;
            hides_choices(moment, step, viewer, rng)?;
        }
        Ok(())
    })?;
    changes.must_be(CHECK).map(|()| report)
}

fn looks_the_same<G: Specimen>(what: &str, state: &G, other: &G, viewer: Viewer) -> Result<(), String> {
    let of = |part: &str| format!("{part} of {what} for {viewer:?}");
    same(&of("the view"), &state.view(viewer), &other.view(viewer))?;
    let text = |state: &G| serde_json::to_string(&state.view(viewer)).map_err(|error| error.to_string());
    same(&of("the text of the view"), &text(state)?, &text(other)?)?;
    same(&of("the turn"), &state.turn(), &other.turn())?;
    same(&of("the options"), &state.options(), &other.options())?;
    same(&of("the count of reveals"), &state.reveals(), &other.reveals())?;
    if state.open_standings() {
        same(&of("the standings"), &state.standings(), &other.standings())?;
    }
    if decider(state) == Some(viewer) {
        same(&of("the question"), &state.question(), &other.question())?;
        let (legal, others) = (legal_of(state)?, legal_of(other)?);
        same(&of("the legal list"), &legal, &others)?;
        for action in legal {
            same(&of("the meaning of an action"), &state.describe(action), &other.describe(action))?;
        }
    }
    Ok(())
}

/// What a viewer sees of a decision agrees with what the viewer knows before and after it.
fn tells_no_more<G: Specimen>(state: &G, step: &Step<G>, other: &G, viewer: Viewer) -> Result<(), String> {
    for event in step.events {
        let seen = event.seen_by(viewer);
        let again = seen.as_ref().and_then(|event| event.seen_by(viewer));
        same(&format!("{event:?} seen twice by {viewer:?}"), &seen, &again)?;
    }
    let action = step.action;
    let seen = state.action_seen_by(action, viewer);
    if decider(state) == Some(viewer) {
        same("the own action as it is seen", &Some(action), &seen)?;
    }
    if other.check(action).is_err() {
        return Ok(());
    }
    let what = format!("{action} as {viewer:?} sees it, with other secrets");
    same(&what, &seen, &other.action_seen_by(action, viewer))?;
    let (after, events) = outcome(other, action);
    if step.after.view(viewer) != after.view(viewer) {
        return Ok(());
    }
    let what = format!("what {viewer:?} sees happen by {action}, with other secrets");
    same(&what, &seen_events::<G>(step.events, viewer), &seen_events::<G>(&events, viewer))
}

/// If the difference between two actions is hidden from a viewer, so is which of them was chosen.
fn hides_choices<G: Specimen>(
    moment: &Moment<G>,
    step: &Step<G>,
    viewer: Viewer,
    rng: &mut Rng,
) -> Result<(), String> {
    let choice = moment.legal[rng.below(moment.legal.len() as u32) as usize];
    if choice == step.action || decider(moment.state) == Some(viewer) {
        return Ok(());
    }
    let (after, events) = outcome(moment.state, choice);
    let told_apart = step.after.view(viewer) != after.view(viewer)
        || seen_events::<G>(step.events, viewer) != seen_events::<G>(&events, viewer);
    if told_apart || *step.after == after {
        return Ok(());
    }
    let seen = |action| moment.state.action_seen_by(action, viewer);
    same(&format!("a secret choice as {viewer:?} sees it"), &seen(step.action), &seen(choice))
}

fn outcome<G: Game>(state: &G, action: G::Action) -> (G, Vec<G::Event>) {
    let mut after = state.clone();
    let mut events = Vec::new();
    after.apply(action, &mut events);
    (after, events)
}

fn seen_events<G: Specimen>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter(|event| !G::passing(event)).filter_map(|event| event.seen_by(viewer)).collect()
}

/// At sampled decisions: if the table's rule ([`Session::may_undo`]) allows the seat to take the decision back, the
/// decision has shown the seat nothing. That means that from a state with other secrets and other random numbers it
/// leads to the same view and the same events, and may be taken back there too. The end of a turn can never be taken
/// back, and the number of reveals never decreases.
///
/// # Errors
/// A game in which it does not hold.
pub fn check_undo<G: Specimen>(plan: &Plan) -> Result<Report, Failure> {
    const CHECK: &str = "check_undo";
    let mut changes = Changes::default();
    let report = walk::<G>(CHECK, plan, |moment, rng| {
        let (Some(step), Turn::Decide(seat)) = (&moment.step, moment.state.turn()) else { return Ok(()) };
        let action = step.action;
        need(step.after.reveals() >= moment.state.reveals(), || "the count of reveals fell".to_owned())?;
        if !due(plan, rng) {
            return Ok(());
        }
        let taken_up = Session::<G>::load(&moment.state.save());
        let mut session = taken_up.map_err(|faults| format!("its own save is refused: {faults:?}"))?;
        play_on(&mut session, &[action])?;
        if !session.may_undo(seat, 1) {
            return Ok(());
        }
        let ends = moment.state.may_ask_single() && moment.legal.len() == 1;
        need(!ends, || format!("{action} ends a turn and may be taken back"))?;
        let viewer = Viewer::Seat(seat);
        let other = moment.state.scramble(viewer, rng);
        changes.count(moment.state, &other);
        other.check(action).map_err(|refusal| format!("with other secrets, {action}: {refusal}"))?;
        let (after, events) = outcome(&other, action);
        let of = |what: &str| format!("{what} by {action}, which may be taken back, with other secrets");
        same(&of("the view after"), &step.after.view(viewer), &after.view(viewer))?;
        same(&of("the count of reveals after"), &step.after.reveals(), &after.reveals())?;
        let told =
            |events: &[G::Event]| events.iter().filter_map(|event| event.seen_by(viewer)).collect::<Vec<_>>();
        same(&of("what happened"), &told(step.events), &told(&events))?;
        session.undo();
        same("the state after undo", moment.state, session.state())
    })?;
    changes.must_be(CHECK).map(|()| report)
}

/// At sampled decisions: every move that is offered with a choice ([`crate::moves`]) can be played, answer by answer, and is
/// the same in a state with other secrets. [`Game::sole`] is the only answer, and the same for every viewer's other secrets.
///
/// # Errors
/// A game in which it does not hold.
pub fn check_moves<G: Specimen>(plan: &Plan) -> Result<Report, Failure> {
    const CHECK: &str = "check_moves";
    let mut changes = Changes::default();
    let report = walk::<G>(CHECK, plan, |moment, rng| {
        let Turn::Decide(seat) = moment.state.turn() else { return Ok(()) };
        if !due(plan, rng) {
            return Ok(());
        }
        let sole = moment.state.sole();
        if let Some(sole) = sole {
            same("the list of a question with a sole answer", &[sole][..], moment.legal)?;
        }
        for viewer in Viewer::all(moment.state.seats()).filter(|viewer| *viewer != Viewer::Seat(seat)) {
            let other = moment.state.scramble(viewer, rng);
            same(&format!("the sole answer as {viewer:?} can tell it"), &sole, &other.sole())?;
        }
        let other = moment.state.scramble(Viewer::Seat(seat), rng);
        changes.count(moment.state, &other);
        for action in moment.legal {
            let moves = crate::moves(moment.state, *action);
            let what = format!("the moves that begin with {action}, with other secrets");
            same(&what, &moves, &crate::moves(&other, *action))?;
            for line in moves.more.iter().chain([&moves.plain]) {
                let mut state = moment.state.clone();
                for answer in [*action].into_iter().chain(line.iter().map(|(answer, _)| *answer)) {
                    need(state.turn() == Turn::Decide(seat), || format!("{answer} is not for seat {seat}"))?;
                    let fault = |refusal| format!("{answer} in a move that begins with {action}: {refusal}");
                    state.play(answer, &mut crate::NoLog).map_err(fault)?;
                }
            }
        }
        Ok(())
    })?;
    changes.must_be(CHECK).map(|()| report)
}

/// What a seat may not know does not affect its observation. An observation contains the features, in parts that have
/// different names.
///
/// # Errors
/// A game in which it does not hold.
pub fn check_observations<G: Specimen + Insight>(plan: &Plan) -> Result<Report, Failure> {
    const CHECK: &str = "check_observations";
    let mut changes = Changes::default();
    let report = walk::<G>(CHECK, plan, |moment, rng| {
        if !due(plan, rng) {
            return Ok(());
        }
        let parts = moment.state.observation_parts();
        let width = parts.iter().map(|part| part.len).sum();
        need(count_distinct(parts.iter().map(|part| part.name)) == parts.len(), || {
            format!("two parts of an observation have one name: {parts:?}")
        })?;
        for seat in Seat::first(moment.state.seats()) {
            let observe = |state: &G| {
                let mut row = vec![f32::NAN; width];
                let now = state.observe(seat, &mut row);
                (now, row)
            };
            let row = observe(moment.state);
            let features = moment.state.features(seat);
            same("the width of the features", &width, &features.width())?;
            let mut dense = vec![0.0; width];
            features.nonzero().for_each(|(index, number)| dense[usize::from(index)] = number);
            same(&format!("the observation of seat {seat}, as features"), &(features.now, dense), &row)?;
            let other = moment.state.scramble(Viewer::Seat(seat), rng);
            changes.count(moment.state, &other);
            same(&format!("what seat {seat} observes, with other secrets"), &row, &observe(&other))?;
        }
        Ok(())
    })?;
    changes.must_be(CHECK).map(|()| report)
}

/// Tracks whether [`Specimen::scramble`] changes anything: comparing a state with itself proves nothing.
#[derive(Default)]
struct Changes {
    tried: usize,
    changed: usize,
}

impl Changes {
    fn count<G: PartialEq>(&mut self, state: &G, other: &G) {
        self.tried += 1;
        self.changed += usize::from(state != other);
    }

    fn must_be(&self, check: &'static str) -> Result<(), Failure> {
        if self.tried == 0 || self.changed > 0 {
            return Ok(());
        }
        let fault = format!("scramble changed nothing in {} states, so nothing was compared", self.tried);
        Err(Failure { check, fault, game: None })
    }
}

/// Every action of a game, each once and with a unique text.
fn universe<G: Specimen>(check: &'static str) -> Result<Vec<G::Action>, Failure> {
    let failure = |fault| Failure { check, fault, game: None };
    let universe = attempt(|| Ok(G::universe())).map_err(failure)?;
    let distinct =
        |count: usize| need(count == universe.len(), || "the universe names an action twice".to_owned());
    distinct(count_distinct(universe.iter().copied())).map_err(failure)?;
    distinct(count_distinct(universe.iter().map(ToString::to_string))).map_err(failure)?;
    Ok(universe)
}

fn count_distinct<T: Eq + Hash>(items: impl Iterator<Item = T>) -> usize {
    items.collect::<HashSet<_>>().len()
}

fn decider<G: Game>(state: &G) -> Option<Viewer> {
    state.turn().seat().map(Viewer::Seat)
}

/// Whether to make an expensive comparison now.
fn due(plan: &Plan, rng: &mut Rng) -> bool {
    rng.below(plan.every) == 0
}

fn need(good: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if good { Ok(()) } else { Err(fault()) }
}

fn same<T: PartialEq + Debug + ?Sized>(what: &str, wanted: &T, found: &T) -> Result<(), String> {
    need(wanted == found, || format!("{what} is not the same\n  here:  {wanted:?}\n  there: {found:?}"))
}
