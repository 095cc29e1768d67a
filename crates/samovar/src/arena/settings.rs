//! The settings of a contest: the given options, and every value of those that are varied.

use samovar_arena::Setting;
use samovar_engine::{Game, OptionKind, OptionSpec};
use serde_json::{Map, Value};

use crate::cli::ArenaArgs;
use crate::fault::Usage;
use crate::setup;

/// The most settings in one contest.
const MOST: usize = 256;

/// Every set-up of the game that a command line asks for.
///
/// # Errors
/// If an option cannot be varied, or the game refuses a set-up.
pub fn settings<G: Game>(args: &ArenaArgs, given: &Map<String, Value>) -> Result<Vec<Setting<G>>, Usage> {
    let mut varied: Vec<&OptionSpec> = Vec::new();
    for key in &args.each {
        varied.push(spec::<G>(key, given)?);
    }
    if args.each_difficulty {
        let difficulties = difficulties::<G>(given);
        if difficulties.is_empty() {
            return Err(Usage(no_difficulty::<G>()));
        }
        varied.extend(difficulties.into_iter().filter(|spec| !args.each.iter().any(|key| key == spec.key)));
    }
    let mut all = vec![(Vec::new(), given.clone())];
    for spec in varied {
        let with = |(labels, options): &(Vec<String>, Map<String, Value>)| {
            let with = |value: String| {
                let (mut labels, mut options) = (labels.clone(), options.clone());
                labels.push(format!("{}={value}", spec.key));
                options.insert(spec.key.to_owned(), value.into());
                (labels, options)
            };
            values(spec).into_iter().map(with).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(with).collect();
        if all.len() > MOST {
            return Err(Usage(format!("that makes more than {MOST} settings; vary fewer options")));
        }
    }
    let setting = |(labels, options): (Vec<String>, Map<String, Value>)| {
        let label = labels.join(", ");
        let of = if label.is_empty() { String::new() } else { format!(" with {label}") };
        let options = setup::read_options::<G>(&options, &of)?;
        Ok(Setting { label, options })
    };
    all.into_iter().map(setting).collect()
}

fn spec<G: Game>(key: &str, given: &Map<String, Value>) -> Result<&'static OptionSpec, Usage> {
    let specs = G::option_specs();
    let known = || specs.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", ");
    if given.contains_key(key) {
        return Err(Usage(format!("the option {key} is given, so --each {key} has nothing to vary")));
    }
    specs
        .iter()
        .find(|spec| spec.key == key)
        .ok_or_else(|| Usage(format!("{} has no option {key:?}; known: {}", G::NAME, known())))
}

/// All values of an option in text form. An option with one word per seat gets the same word for all seats.
fn values(spec: &OptionSpec) -> Vec<String> {
    match spec.kind {
        OptionKind::Number { min, max } => (min..=max).map(|number| number.to_string()).collect(),
        OptionKind::Choice(words) | OptionKind::PerSeat(words) => {
            words.iter().map(|word| (*word).to_owned()).collect()
        }
        OptionKind::Flag => vec!["false".to_owned(), "true".to_owned()],
    }
}

/// The options that make the solo game harder or easier: those that apply only to it, are not given, and are not
/// random.
fn difficulties<G: Game>(given: &Map<String, Value>) -> Vec<&'static OptionSpec> {
    let allowed = |spec: &OptionSpec, players: &str| {
        let players = ("players".to_owned(), players.into());
        let value = (spec.key.to_owned(), spec.default.into());
        G::read_options(&[players, value].into_iter().collect()).is_ok()
    };
    let solo_only = |spec: &&OptionSpec| {
        spec.key != "players"
            && !given.contains_key(spec.key)
            && spec.default != "random"
            && allowed(spec, "1")
            && !allowed(spec, "2")
    };
    G::option_specs().iter().filter(solo_only).collect()
}

fn no_difficulty<G: Game>() -> String {
    let alone = [("players".to_owned(), Value::from(1))].into_iter().collect();
    if G::read_options(&alone).is_err() {
        format!("{} has no solo game, so there are no difficulties to play against", G::NAME)
    } else {
        format!("all difficulties of {} are given, so --each-difficulty has nothing to vary", G::NAME)
    }
}
