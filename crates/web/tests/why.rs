//! "Why not?" on everything drawn: what is dark names the rule that forbids it.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use samovar_bots::{Bot, Greedy, Random};
use samovar_engine::{Insight, Knowledge, NoLog, Rejected, Seat, Seed, Session, Table, Viewer};
use samovar_games::{FirstTsar, Rurik, Stroganov};
use samovar_web::part;
use serde_json::{Value, json};

use crate::common::{colours, reader, table_view};

/// Every so many questions of a whole game everything is clicked on.
const EVERY: usize = 7;
/// The parts of a page that are drawn by the game.
const DRAWN: [&str; 3] = ["board", "players", "seats"];

/// The part a place belongs to, and the rules it is explained with: what has these in common lights up alike.
type Kind = (&'static str, String);

/// What clicks on dark places are told.
#[derive(Default)]
struct Clicks {
    questions: usize,
    /// A rule forbids it: by the rule and the reason.
    named: BTreeMap<String, usize>,
    /// Only what it is, since it stands for no action.
    silent: BTreeMap<Kind, usize>,
    /// Nothing at all.
    unexplained: usize,
    /// What is lit at some question, and should say why not at all others.
    lit: BTreeSet<Kind>,
}

impl Clicks {
    /// Clicks on everything that the seat to decide sees. What belongs to others is not for this seat to click on.
    fn on_everything(&mut self, table: &dyn Table, seat: Seat, rules: &BTreeSet<&str>) {
        self.questions += 1;
        let mine = format!("seat-{}", colours(table)[seat.index()].name());
        for part in part::all(&reader(), &table_view(table, Viewer::Seat(seat), &[])) {
            if !DRAWN.contains(&part.id) {
                continue;
            }
            let mut in_panel_of_others = false;
            for tag in tags(&part.html) {
                let classes: Vec<&str> = attribute(tag, "class").unwrap_or_default().split(' ').collect();
                if classes.contains(&"player") {
                    in_panel_of_others = !classes.contains(&"mine");
                }
                if !classes.contains(&"spot") {
                    continue;
                }
                let kind = (part.id, attribute(tag, "data-rule").unwrap_or_default().to_owned());
                let others = |class: &&str| class.starts_with("seat-") && *class != mine;
                if attribute(tag, "data-action").or(attribute(tag, "data-pick")).is_some() {
                    self.lit.insert(kind);
                } else if let Some(action) = attribute(tag, "data-why") {
                    *self.named.entry(why(table, action, rules)).or_default() += 1;
                } else if kind.1.is_empty() || attribute(tag, "aria-label").is_none() {
                    self.unexplained += 1;
                } else if !in_panel_of_others && !classes.iter().any(others) {
                    *self.silent.entry(kind).or_default() += 1;
                }
            }
        }
    }

    /// Tells how many clicks in a hundred were told why not, and who was not most often.
    fn share(mut self, game: &str) -> f64 {
        self.silent.retain(|kind, _| self.lit.contains(kind));
        let (named, silent): (usize, usize) = (self.named.values().sum(), self.silent.values().sum());
        let share = 100. * named as f64 / (named + silent) as f64;
        println!("{game}: {share:.1} % of {} clicks at {} questions", named + silent, self.questions);
        print_most("not told why", &self.silent);
        print_most("told why", &self.named);
        share
    }
}

/// The rule that forbids an action, and the reason, as the server finds them.
fn why(table: &dyn Table, action: &str, rules: &BTreeSet<&str>) -> String {
    match table.check(action) {
        Err(Rejected::Refused(refusal)) if rules.contains(refusal.rule) => {
            format!("{} {}", refusal.rule, refusal.reason)
        }
        other => panic!("{action} is dark, but {other:?}"),
    }
}

fn print_most<K: Debug>(what: &str, counts: &BTreeMap<K, usize>) {
    let mut most: Vec<_> = counts.iter().collect();
    most.sort_by_key(|(_, count)| Reverse(**count));
    most.iter().take(12).for_each(|(kind, count)| println!("{what}: {count} {kind:?}"));
}

fn tags(html: &str) -> impl Iterator<Item = &str> {
    html.split('<').skip(1).filter_map(|rest| rest.split_once('>').map(|(tag, _)| tag))
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

/// The ids of a catalogue of rules.
fn ids(catalogue: &str) -> BTreeSet<&str> {
    catalogue.lines().filter_map(|line| line.strip_prefix("- **")?.split("**").next()).collect()
}

/// Plays a game for each of these options with each of two kinds of bots, and clicks.
fn clicks<G: Insight>(catalogue: &str, options: &[Value]) -> f64 {
    let rules = ids(catalogue);
    let mut clicks = Clicks::default();
    let seed = Seed::from_text("why not");
    for options in options {
        let options = G::read_options(options.as_object().expect("an object")).expect("allowed options");
        let bots: [Box<dyn Bot<G>>; 2] = [Box::new(Greedy::new(seed)), Box::new(Random::new(seed))];
        for mut bot in bots {
            let mut session = Session::<G>::new(&options, seed);
            while let Some(known) = Knowledge::of(session.state()) {
                if session.played().is_multiple_of(EVERY) {
                    clicks.on_everything(&session, known.seat(), &rules);
                }
                let action = bot.choose(&known).expect("an action");
                session.play(action, &mut NoLog).expect("a legal action");
            }
        }
    }
    assert_eq!(clicks.unexplained, 0, "places that explain nothing");
    clicks.share(G::NAME)
}

#[test]
fn clicks_on_dark_places_of_stroganov_name_the_rule_that_forbids_them() {
    let options = [json!({"players": 3, "boards": "b"}), json!({"players": 1, "opponent": "ivan"})];
    assert!(clicks::<Stroganov>(include_str!("../../../rules/stroganov.md"), &options) >= 95.);
}

#[test]
fn clicks_on_dark_places_of_rurik_name_the_rule_that_forbids_them() {
    let options = [json!({"players": 3}), json!({"players": 1})];
    assert!(clicks::<Rurik>(include_str!("../../../rules/rurik.md"), &options) >= 95.);
}

#[test]
fn clicks_on_dark_places_of_the_first_tsar_name_the_rule_that_forbids_them() {
    let options = [json!({"players": 3}), json!({"players": 2})];
    assert!(clicks::<FirstTsar>(include_str!("../../../rules/first-tsar.md"), &options) >= 95.);
}
