//! Promises before the start, the chain of what is told, and what a record proves by it.

use samovar_engine::{Fact, Fingerprint, Line, Record, Seed, Start};
use samovar_games::find;
use samovar_table::deed::{Deed, Setup, Sitting};
use samovar_table::fold::{Denial, Fold, REVEAL_MS, Refused, Stage};
use samovar_table::log::Entry;
use samovar_table::permit;
use samovar_table::proof::{self, Added, Doubt};
use samovar_table::show::{fairness, verify};
use serde_json::json;

fn promised(id: &str, text: &str) -> Sitting {
    Sitting::person(id, id, Some(Fingerprint::of(text)))
}

fn bot() -> Sitting {
    Sitting::Bot { level: "random".to_owned() }
}

fn setup(seats: Vec<Sitting>) -> Setup {
    Setup {
        game: "stroganov".to_owned(),
        options: json!({"players": seats.len()}).as_object().expect("an object").clone(),
        listed: true,
        correspondence: false,
        clock: None,
        hints: false,
        host: "anna".to_owned(),
        secret: Seed::from_text("the table's"),
        seats,
        position: None,
        teaching: None,
    }
}

fn open(seats: Vec<Sitting>) -> Fold {
    Fold::open(setup(seats), 0).expect("a table")
}

fn take(fold: &mut Fold, deed: Deed) {
    fold.take(&deed, fold.at_ms + 1).expect("it can be done");
}

fn reveal(fold: &mut Fold, seat: u8, added: &str) -> Result<(), Refused> {
    fold.take(&Deed::Reveal { seat, added: added.to_owned() }, fold.at_ms + 1)
}

fn denied(result: Result<(), Refused>) -> Option<Denial> {
    match result {
        Err(Refused::Table { denial, .. }) => Some(denial),
        _ => None,
    }
}

/// Anna and Boris have promised something; the seats are closed.
fn drawing() -> Fold {
    let mut fold = open(vec![promised("anna", "tea"), promised("boris", "coffee")]);
    let close = permit::start(&fold, "anna").expect("she is the host");
    assert_eq!(close, Deed::Close);
    take(&mut fold, close);
    fold
}

/// Takes a decision: the one in the place of the list that is so far behind the number of decisions so far.
fn act(fold: &mut Fold, taste: usize) {
    let place = taste + fold.steps.len();
    let seat = fold.deciding().expect("it runs");
    let legal = fold.game.as_ref().expect("it runs").legal();
    let action = legal[place % legal.len()].clone();
    let bot = fold.places[seat.index()].bot().is_some();
    take(fold, Deed::Act { seat: seat.index() as u8, action, bot, stood_in: false });
}

/// A whole game of Anna against a bot, in which everything that can be taken back was taken back once.
fn played(secret: &str, taste: usize) -> Fold {
    let seats = vec![promised("anna", "tea"), bot()];
    let secret = Seed::from_text(secret);
    let mut fold = Fold::open(Setup { secret, ..setup(seats) }, 0).expect("a table");
    take(&mut fold, Deed::Close);
    reveal(&mut fold, 0, "tea").expect("it is what was promised");
    take(&mut fold, Deed::start("stroganov"));
    while fold.stage == Stage::Playing {
        act(&mut fold, taste);
        if let Some(seat) = fold.undoable("anna") {
            take(&mut fold, Deed::Undo { seat: seat.index() as u8 });
            act(&mut fold, taste);
        }
    }
    fold
}

fn check(record: &Record) -> Result<proof::Proof, Doubt> {
    proof::check(record, find("stroganov").expect("a game"))
}

#[test]
fn nobody_reveals_anything_before_everybody_has_promised() {
    let mut fold = open(vec![promised("anna", "tea"), Sitting::Nobody]);
    assert_eq!(denied(reveal(&mut fold, 0, "tea")), Some(Denial::NotNow));
    assert!(fold.clone().take(&Deed::Close, 1).is_err(), "a seat is empty");
    take(&mut fold, Deed::Sit { seat: 1, by: promised("boris", "coffee") });
    assert!(fold.clone().take(&Deed::start("stroganov"), 1).is_err(), "the seats are not closed");
    take(&mut fold, Deed::Close);
    assert!(fairness(&fold).is_drawing);
    for late in [Deed::Sit { seat: 1, by: promised("boris", "milk") }, Deed::Rise { seat: 1 }, Deed::Close] {
        assert_eq!(denied(fold.clone().take(&late, 1)), Some(Denial::NotNow), "{late:?}");
    }
}

#[test]
fn only_what_was_promised_is_taken_and_only_once() {
    let mut fold = drawing();
    assert_eq!(denied(reveal(&mut fold.clone(), 0, "milk")), Some(Denial::Invalid));
    assert_eq!(denied(reveal(&mut fold.clone(), 0, "")), Some(Denial::Invalid));
    assert_eq!(denied(reveal(&mut fold.clone(), 0, "coffee")), Some(Denial::Invalid), "it is another's");
    assert_eq!(
        denied(permit::reveal(&fold, 0, "boris", "tea".to_owned()).map(|_| ())),
        Some(Denial::NotYours)
    );
    reveal(&mut fold, 0, "tea").expect("it is what was promised");
    assert_eq!(denied(reveal(&mut fold.clone(), 0, "tea")), Some(Denial::NotNow));
}

#[test]
fn the_game_begins_as_soon_as_everybody_has_revealed() {
    let mut fold = drawing();
    let early = |fold: &Fold| denied(fold.clone().take(&Deed::start("stroganov"), fold.at_ms));
    assert_eq!(early(&fold), Some(Denial::NotNow));
    reveal(&mut fold, 1, "coffee").expect("it is what was promised");
    assert_eq!(early(&fold), Some(Denial::NotNow));
    reveal(&mut fold, 0, "tea").expect("it is what was promised");
    assert!(fold.start_due_ms().is_some_and(|due| due <= fold.at_ms));
    take(&mut fold, Deed::start("stroganov"));
    assert_eq!(fold.draw().added, ["tea", "coffee"]);
    assert_eq!(fold.stage, Stage::Playing);
}

#[test]
fn whoever_does_not_reveal_holds_nobody_up_and_is_marked() {
    let mut fold = drawing();
    reveal(&mut fold, 0, "tea").expect("it is what was promised");
    let due = fold.start_due_ms().expect("it is drawing");
    assert_eq!(due, fold.closed_ms.expect("closed") + REVEAL_MS);
    fold.take(&Deed::start("stroganov"), due).expect("the time is over");
    assert_eq!(fold.draw().added, ["tea", ""]);
    assert_eq!(denied(reveal(&mut fold, 1, "coffee")), Some(Denial::NotNow), "it is too late");
    take(&mut fold, Deed::give_up("anna"));
    take(&mut fold, Deed::give_up("boris"));
    let proof = check(&fold.record().expect("it had begun")).expect("it is sound");
    assert_eq!(proof.seats, [Added::AsPromised, Added::Withheld]);
}

#[test]
fn without_promises_the_game_begins_at_once_and_the_record_says_so() {
    let mut fold = open(vec![Sitting::person("anna", "Anna", None), bot()]);
    let start = permit::start(&fold, "anna").expect("she is the host");
    assert!(matches!(start, Deed::Start { .. }));
    take(&mut fold, start);
    assert_eq!(fold.draw().added, ["", ""], "the server makes nothing up");
    take(&mut fold, Deed::resign(0));
    let proof = check(&fold.record().expect("it had begun")).expect("it is sound");
    assert_eq!(proof.seats, [Added::Nothing, Added::Bot]);
}

#[test]
fn what_everybody_promised_is_told_before_anybody_reveals() {
    let fold = drawing();
    let chain = fold.chain.as_ref().expect("the seats are closed");
    let [Line { fact: Fact::Table { commitment, seats, .. }, .. }] = &*chain.read().expect("lines") else {
        panic!("one line about the table");
    };
    assert_eq!(*commitment, fold.setup.secret.commitment());
    let told = serde_json::to_string(seats).expect("plain data");
    for text in ["tea", "coffee"] {
        assert!(told.contains(&Fingerprint::of(text).to_string()) && !told.contains(text), "{told}");
    }
    assert_eq!(
        fairness(&fold).head,
        Some(Fingerprint::of(&*chain.lines()[0]).to_string()),
        "anybody can compute it"
    );
}

#[test]
fn the_chain_only_grows_and_what_is_taken_back_stays_in_it() {
    let mut fold = drawing();
    reveal(&mut fold, 0, "tea").expect("it is what was promised");
    reveal(&mut fold, 1, "coffee").expect("it is what was promised");
    take(&mut fold, Deed::start("stroganov"));
    let mut heads = vec![fold.chain.as_ref().expect("it runs").head()];
    for _ in 0..200 {
        act(&mut fold, 0);
        heads.push(fold.chain.as_ref().expect("it runs").head());
        let seat = fold.steps.last().expect("a decision").seat;
        if fold.may_undo(seat) {
            take(&mut fold, Deed::Undo { seat: seat.index() as u8 });
            heads.push(fold.chain.as_ref().expect("it runs").head());
        }
    }
    assert!(fold.steps.len() < 190, "something was taken back");
    let chain = fold.chain.as_ref().expect("it runs");
    // After the line about the table.
    assert_eq!(chain.heads()[1..], heads);
    assert_eq!(chain.actions(), Ok(fold.record().expect("it runs").actions));
}

#[test]
fn every_server_and_whoever_reads_the_log_again_has_the_same_chain() {
    let fold = played("one", 0);
    let seats = vec![promised("anna", "tea"), bot()];
    let opening = Setup { secret: Seed::from_text("one"), ..setup(seats) };
    let mut deeds = vec![Deed::Open(Box::new(opening)), Deed::Close];
    deeds.push(Deed::Reveal { seat: 0, added: "tea".to_owned() });
    deeds.push(Deed::start("stroganov"));
    for Line { fact, .. } in fold.chain.as_ref().expect("it ran").read().expect("lines") {
        let act = |seat, action, bot| Deed::Act { seat, action, bot, stood_in: false };
        match fact {
            Fact::Act { seat, action } => deeds.push(act(seat, action, false)),
            Fact::Bot { seat, action, .. } => deeds.push(act(seat, action, true)),
            Fact::Undo { seat } => deeds.push(Deed::Undo { seat }),
            _ => {}
        }
    }
    let log = |forgets: bool| -> Vec<Entry> {
        let body =
            |deed: &Deed| if forgets { deed.clone().forgetting("anna").0.write() } else { deed.write() };
        let entry = |(at, deed): (usize, &Deed)| Entry {
            seq: at as i64 + 1,
            at_ms: 0,
            body: body(deed),
            story: String::new(),
            mark: 0,
        };
        deeds.iter().enumerate().map(entry).collect()
    };
    for forgets in [false, true] {
        let again = Fold::of(&log(forgets)).expect("it can be done").expect("a table");
        assert_eq!(again.chain, fold.chain, "{forgets}");
    }
    let forgotten = Fold::of(&log(true)).expect("it can be done").expect("a table");
    assert_eq!(forgotten.places[0].person(), None);
    assert!(check(&forgotten.record().expect("it has ended")).is_ok());
}

#[test]
fn a_whole_game_with_what_was_taken_back_is_proven() {
    let fold = played("one", 0);
    let record: Record = fold.record().expect("it has ended").to_string().parse().expect("a record");
    let proof = check(&record).expect("it is sound");
    let chain = fold.chain.as_ref().expect("it ran");
    assert_eq!(proof.heads.last(), Some(&chain.head()));
    assert_eq!((proof.seats.as_slice(), proof.is_drawn), ([Added::AsPromised, Added::Bot].as_slice(), true));
    assert!(chain.lines().iter().any(|line| line.contains("undo")));
    assert!(verify("t", &fold).expect("it has ended").checks.iter().all(|(_, holds)| *holds));
}

#[test]
fn another_secret_and_another_story_have_other_commitments_and_heads() {
    let (one, other, late) = (played("one", 0), played("other", 0), played("one", 1));
    let proof = |fold: &Fold| check(&fold.record().expect("it has ended")).expect("each is sound in itself");
    let (one, other, late) = (proof(&one), proof(&other), proof(&late));
    assert_ne!(one.commitment, other.commitment);
    assert_eq!(one.commitment, late.commitment);
    // The first lines are those of the same table; the stories part with the first decision.
    assert_eq!(one.heads[..2], late.heads[..2]);
    assert!(one.heads[2..].iter().all(|head| !late.heads.contains(head)));
}

#[test]
fn what_contradicts_itself_proves_nothing() {
    let fold = played("one", 0);
    let record = fold.record().expect("it has ended");
    let lines: Vec<String> =
        record.chain.as_ref().expect("a chain").lines().iter().map(ToString::to_string).collect();
    let retold = |lines: &[String]| {
        let mut chain = samovar_engine::Chain::new(fold.setup.secret, &lines[0]);
        lines[1..].iter().for_each(|line| chain.push(line));
        let actions = chain.actions().unwrap_or_default();
        check(&Record { chain: Some(chain), actions, ..record.clone() })
            .expect_err("it is altered")
            .to_string()
    };
    let altered = |at: usize, from: &str, to: &str| {
        let mut lines = lines.clone();
        assert!(lines[at].contains(from), "{}", lines[at]);
        lines[at] = lines[at].replacen(from, to, 1);
        retold(&lines)
    };
    let commitment = fold.setup.secret.commitment().to_string();
    assert!(altered(0, &commitment, &Fingerprint::of("x").to_string()).contains("another commitment"));
    assert!(altered(0, "stroganov", "rurik").contains("another game"));
    assert!(altered(0, "\"players\":2", "\"players\":3").contains("options differ"));
    assert!(
        altered(0, &Fingerprint::of("tea").to_string(), &commitment)
            .contains("something else than it promised")
    );
    assert!(altered(1, "tea", "milk").contains("what was added"));
    assert!(altered(1, "\"rules\":", "\"rules\":9").contains("other rules"));
    assert!(altered(2, "\"seat\":0", "\"seat\":1").contains("not its turn"));
    assert!(altered(0, "table", "start").contains("line 1"));
    let mut without = lines.clone();
    without.remove(1);
    assert!(retold(&without).contains("the first line of a chain"));
    let mut swapped = lines.clone();
    swapped.swap(4, 5);
    assert!(retold(&swapped).contains("does not follow"));
    let undo = lines.iter().position(|line| line.contains("undo")).expect("something was taken back");
    assert!(altered(undo, "\"seat\":0", "\"seat\":1").contains("not the seat's own"));

    let other = Start::Seed(Seed::from_text("x"));
    let started = Record { start: other, ..record.clone() };
    assert!(check(&started).is_err(), "a game from another seed goes another way");
    assert_eq!(check(&Record { chain: None, ..record }), Err(Doubt::NoChain));
}
