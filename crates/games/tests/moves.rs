//! Whole moves, as tables offer them with a choice.

use samovar_engine::{Choice, ChoiceStep, Closing, Seed, Table, Turn, Viewer};
use samovar_games::find;

/// Looks at every choice of a few random games.
fn look(game: &str, mut judge: impl FnMut(&dyn Table, &Choice)) {
    let kind = find(game).expect("a game of the list");
    let mut dice = 3u32;
    for number in 0..4 {
        let seed = Seed::from_text(&format!("moves {number}"));
        let mut table = kind.new_table(&Default::default(), seed).expect("defaults are allowed");
        while table.turn() != Turn::Over {
            let choices = table.choices();
            choices.iter().for_each(|choice| judge(&*table, choice));
            dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let choice = &choices[(dice >> 8) as usize % choices.len()];
            table.play(&choice.action).expect("a legal action");
        }
    }
}

fn after(table: &dyn Table, line: &str) -> Box<dyn Table> {
    let mut table = table.copy();
    for action in samovar_engine::steps(line) {
        table.play(action).unwrap_or_else(|why| panic!("{line}: {action}: {why}"));
    }
    table
}

fn ends(choice: &Choice, steps: &[&str]) -> bool {
    choice.more.iter().any(|more| more.iter().map(|step| step.action.as_str()).eq(steps.iter().copied()))
}

#[test]
fn no_payment_in_stroganov_costs_fewer_coins_and_tigers_than_the_plain_one() {
    let is_payment = |step: &&ChoiceStep| step.action.starts_with("pay");
    let (mut payments, mut dearer) = (0, 0);
    look("stroganov", |table, choice| {
        let Turn::Decide(seat) = table.turn() else { return };
        if choice.action.starts_with("pay") || !choice.then.iter().any(|step| is_payment(&step)) {
            return;
        }
        let left = |table: &dyn Table| {
            let player = &table.view(Viewer::Seat(seat))["board"]["players"][seat.index()];
            player["coins"].as_u64().expect("coins") + player["tigers"].as_u64().expect("tigers")
        };
        let asked = after(table, &choice.action);
        let paid = |first: Option<&str>, then: &[ChoiceStep]| {
            let rest = then.iter().take_while(is_payment).map(|step| step.action.as_str());
            left(&*after(&*asked, &first.into_iter().chain(rest).collect::<Vec<_>>().join("; ")))
        };
        let plain = paid(None, &choice.then);
        for other in asked.choices().iter().filter(|other| other.action.starts_with("pay")) {
            let left = paid(Some(&other.action), &other.then);
            assert!(
                plain >= left,
                "{}: {left} left by {}, {plain} by paying plainly",
                choice.action,
                other.action
            );
            dearer += usize::from(plain > left);
        }
        payments += 1;
    });
    assert!(payments > 20 && dearer > 20, "{payments} {dearer}");
}

#[test]
fn one_goes_to_hunt_in_stroganov_and_ends_the_turn_with_its_last_action() {
    let (mut hunts, mut last) = (0, 0);
    look("stroganov", |_, choice| {
        let is = |verb: &str| choice.more.iter().any(|more| more[0].action.starts_with(verb));
        hunts += usize::from(choice.action.starts_with("go") && is("hunt"));
        last +=
            usize::from(choice.more.iter().any(|more| more.last().is_some_and(|step| step.action == "end")));
    });
    assert!(hunts > 20 && last > 20, "{hunts} {last}");
}

#[test]
fn an_advisor_or_a_boyar_goes_without_a_bribe_unless_somebody_wants_to_pay() {
    for (game, verb, none, some) in
        [("rurik", "place", "bribe 0", "bribe 1"), ("first-tsar", "plan", "coins 0", "coins 1")]
    {
        let (mut plain, mut paid) = (0, 0);
        look(game, |_, choice| {
            if choice.action.starts_with(verb) && !choice.then.is_empty() {
                assert_eq!(choice.then[0].action, none);
                plain += 1;
                paid += usize::from(ends(choice, &[some]));
            }
        });
        assert!(plain > 20 && paid > 20, "{game}: {plain} {paid}");
    }
}

#[test]
fn every_action_can_be_taken_alone_and_no_plain_answer_ends_a_turn() {
    for game in ["stroganov", "rurik", "first-tsar"] {
        look(game, |table, choice| {
            assert!(table.check(&choice.action).is_ok());
            let before = after(table, &choice.action);
            let mut now = before.copy();
            for step in &choice.then {
                let closes =
                    now.choices().into_iter().find(|other| other.action == step.action).map(|one| one.closes);
                assert_ne!(closes, Some(Some(Closing::Turn)), "{} {}", choice.action, step.action);
                now.play(&step.action).expect("a legal action");
            }
        });
    }
}
