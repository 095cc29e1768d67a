//! What people were told, and what has to be true whatever happens.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;

use samovar_bots::Maker;
use samovar_engine::{Seat, Turn};
use samovar_server::bots::ask_in_time;
use samovar_server::store::{Entry, Said};
use samovar_table::deed::{Deed, Why};
use samovar_table::fold::{Away, Fold};

use crate::database::{BEGIN_MS, Database, Kept};

/// How far the clock of a server may be ahead of the database's, beside the way to it: what it takes to notice.
const AHEAD_MS: i64 = 100;

/// How long after it was stamped an entry may be written, at most.
const LATEST_MS: i64 = 15_000;

/// Something a server was asked to do.
struct Asked {
    table: String,
    seq: i64,
    body: String,
    /// Of which server, counted over all restarts.
    by: usize,
    answer: Option<bool>,
}

/// Everything that was asked and answered, and what is wrong with it.
pub struct Ledger {
    database: Arc<Database>,
    asked: Vec<Asked>,
    acknowledged: BTreeSet<(String, i64)>,
    /// What was said.
    said: BTreeMap<String, Told>,
    stories: BTreeMap<String, Story>,
    /// How far each page was, by the number of the page.
    pages: Vec<Page>,
    /// What each server said last about a clock.
    clocks: BTreeMap<(usize, String, usize), (i64, i64)>,
    /// What was looked at last at each server.
    rooms: BTreeMap<(usize, String), Arc<Fold>>,
    /// People who asked to be forgotten, and since when they ask for nothing any more.
    pub leaving: BTreeMap<String, i64>,
    /// People who were forgotten.
    pub forgotten: BTreeSet<String>,
    /// When servers started, in the time of the database.
    pub starts: Vec<i64>,
    faults: Vec<String>,
    trace: DefaultHasher,
    /// What pages were shown, in any order.
    shown: u64,
    tells: bool,
}

/// Something that is said at a table.
struct Told {
    table: String,
    by: String,
    acknowledged: bool,
}

/// A page that shows a table.
struct Page {
    table: String,
    seq: i64,
}

/// What has to be seen of a table.
struct Story {
    edition: i64,
    entries: Vec<Entry>,
    fold: Fold,
    /// What a table looks like after each entry; where logs were rewritten, in each edition.
    digests: BTreeMap<i64, Vec<u64>>,
}

/// Everything about a table that anybody could notice, as a number.
pub fn digest(fold: &Fold) -> u64 {
    let mut hasher = DefaultHasher::new();
    let Fold { seq, at_ms, since_ms, stage, places, closed_ms, rematch, result, notes, .. } = fold;
    let head = fold.chain.as_ref().map(|chain| chain.head());
    let game = (head, fold.steps.len(), fold.game.as_ref().map(|game| game.played()));
    format!("{seq} {at_ms} {since_ms} {stage:?} {places:?} {closed_ms:?} {rematch:?} {result:?} {game:?}")
        .hash(&mut hasher);
    (notes.len(), &fold.setup.host).hash(&mut hasher);
    hasher.finish()
}

impl Ledger {
    /// Nothing has happened yet; what does is told if it `tells`.
    pub fn new(database: Arc<Database>, tells: bool) -> Ledger {
        Ledger {
            database,
            asked: Vec::new(),
            acknowledged: BTreeSet::new(),
            said: BTreeMap::new(),
            stories: BTreeMap::new(),
            pages: Vec::new(),
            clocks: BTreeMap::new(),
            rooms: BTreeMap::new(),
            leaving: BTreeMap::new(),
            forgotten: BTreeSet::new(),
            starts: Vec::new(),
            faults: Vec::new(),
            trace: DefaultHasher::new(),
            shown: 0,
            tells,
        }
    }

    /// Notes something that has to happen again when the run is repeated.
    pub fn trace(&mut self, what: impl Hash + Debug) {
        if self.tells {
            eprintln!("{:>7} {what:?}", self.database.now_ms() - BEGIN_MS);
        }
        (self.database.now_ms(), what).hash(&mut self.trace);
    }

    pub fn fault(&mut self, what: String) {
        self.faults.push(format!("at {} ms: {what}", self.database.now_ms() - BEGIN_MS));
    }

    /// The first thing that is wrong, or a number that stands for all that happened.
    pub fn verdict(&self) -> Result<u64, String> {
        self.faults
            .first()
            .map_or_else(|| Ok(self.trace.finish().wrapping_add(self.shown)), |fault| Err(fault.clone()))
    }

    pub fn is_sound(&self) -> bool {
        self.faults.is_empty()
    }

    /// How many entries there are.
    pub fn entries(&self) -> usize {
        self.stories.values().map(|story| story.entries.len()).sum()
    }

    /// A server is about to store a deed that somebody asked for whose page showed the table at an entry.
    pub fn ask(&mut self, by: usize, table: &str, expected: Option<i64>, seq: i64, deed: &Deed) -> usize {
        let body = deed.write();
        if let Some(expected) = expected.filter(|expected| expected + 1 != seq) {
            self.fault(format!("what was decided at entry {expected} is tried as entry {seq}: {body}"));
        }
        self.trace(("asked", by, seq, &body));
        self.asked.push(Asked { table: table.to_owned(), seq, body, by, answer: None });
        self.asked.len() - 1
    }

    /// A server says whether it has stored it.
    pub fn answer(&mut self, number: usize, done: bool) {
        self.trace(("answered", number, done));
        self.asked[number].answer = Some(done);
        if !done {
            return;
        }
        let Asked { table, seq, body, .. } = &self.asked[number];
        let stored = self.database.look(|state| {
            let entry = state.tables.get(table)?.entries.get(*seq as usize - 1)?;
            Some(entry.body.clone())
        });
        let (twice, key) = (!self.acknowledged.insert((table.clone(), *seq)), (*seq, body.clone()));
        if stored.as_ref() != Some(body) {
            self.fault(format!("entry {key:?} is acknowledged, and stored is {stored:?}"));
        } else if twice {
            self.fault(format!("entry {key:?} is acknowledged twice"));
        }
    }

    /// Somebody is about to say something.
    pub fn says(&mut self, table: &str, by: &str, said: &str) {
        self.trace(("says", said));
        let told = Told { table: table.to_owned(), by: by.to_owned(), acknowledged: false };
        self.said.insert(said.to_owned(), told);
    }

    /// It was said.
    pub fn said(&mut self, said: &str) {
        self.trace(("said", said));
        self.said.get_mut(said).expect("somebody said it").acknowledged = true;
    }

    /// Somebody opens a page.
    pub fn open_page(&mut self, table: &str) -> usize {
        self.pages.push(Page { table: table.to_owned(), seq: 0 });
        self.pages.len() - 1
    }

    /// A page is shown a table.
    pub fn show(&mut self, page: usize, fold: &Fold, chat: &[Said]) {
        // In which order pages are woken is left to chance by tokio, and matters to nobody.
        let mut hasher = DefaultHasher::new();
        (self.database.now_ms(), page, fold.seq, chat.len()).hash(&mut hasher);
        self.shown = self.shown.wrapping_add(hasher.finish());
        let Page { table, seq } = &self.pages[page];
        let (table, before) = (table.clone(), *seq);
        self.pages[page].seq = fold.seq;
        if fold.seq < before {
            self.fault(format!("a page that showed entry {before} is shown entry {}", fold.seq));
        }
        let (stored, lines) = self.database.look(|state| {
            let kept = state.tables.get(&table);
            (kept.map_or(0, |kept| kept.entries.len() as i64), kept.map(|kept| kept.chat.clone()))
        });
        if fold.seq > stored {
            self.fault(format!("entry {} is shown before it is stored", fold.seq));
        }
        let lines = lines.unwrap_or_default();
        let known = |said: &&Said| lines.contains(said) || self.leaving.contains_key(&said.person);
        if let Some(said) = chat.iter().find(|said| !known(said)).cloned() {
            self.fault(format!("{said:?} is shown and not stored"));
        }
        self.hold(&table);
        self.is_true(&table, fold, "a page shows");
    }

    /// Compares what somebody sees with what is stored.
    fn is_true(&mut self, table: &str, fold: &Fold, who: &str) {
        let Some(story) = self.stories.get(table) else { return };
        let told = story.digests.get(&fold.seq).is_some_and(|digests| digests.contains(&digest(fold)));
        if !told {
            self.fault(format!("{who} another story of table {table} at entry {}: {fold:?}", fold.seq));
        }
    }

    /// Looks at a table as a server has it.
    pub fn look_at(&mut self, by: usize, table: &str, fold: Arc<Fold>, now_ms: i64) {
        for seat in Seat::first(fold.places.len()) {
            let Some(left) = fold.left_ms(seat, now_ms) else { break };
            let key = (by, table.to_owned(), seat.index());
            let before = self.clocks.insert(key, (fold.seq, left));
            if before.is_some_and(|(seq, before)| seq == fold.seq && before < left) {
                self.fault(format!("the clock of seat {seat} ran up from {before:?} to {left} ms"));
            }
        }
        let key = (by, table.to_owned());
        if self.rooms.get(&key).is_some_and(|known| Arc::ptr_eq(known, &fold)) {
            return;
        }
        self.hold(table);
        self.is_true(table, &fold, &format!("server {by} tells"));
        self.rooms.insert(key, fold);
    }

    /// Follows the log of a table and holds it against what was there before and who asked for it.
    pub fn hold(&mut self, table: &str) {
        let known = self.stories.get(table).map_or((0, 0), |story| (story.entries.len(), story.edition));
        let kept = self.database.look(|state| {
            let kept = state.tables.get(table)?;
            let same = (kept.entries.len(), kept.edition) == known
                && self.stories.get(table).is_some_and(|story| story.entries == kept.entries);
            (!same).then(|| kept.clone())
        });
        let Some(kept) = kept else {
            // Either nothing happened, or it is gone.
            let gone = self.database.look(|state| !state.tables.contains_key(table));
            if gone && known.0 > 0 {
                self.fault(format!("table {table} is lost"));
            }
            return;
        };
        if let Err(why) = self.follow(table, &kept) {
            self.fault(format!("table {table}: {why}"));
        }
    }

    fn follow(&mut self, table: &str, kept: &Kept) -> Result<(), String> {
        let numbered = kept.entries.iter().zip(1..).find(|(entry, seq)| entry.seq != *seq);
        if let Some((entry, seq)) = numbered {
            return Err(format!("entry {seq} has the number {}", entry.seq));
        }
        let mut story = match self.stories.remove(table) {
            Some(story) => story,
            None => Story::begin(kept.past.first().unwrap_or(&kept.entries))?,
        };
        let outcome = self.compare_all(table, kept, &mut story);
        self.stories.insert(table.to_owned(), story);
        outcome
    }

    /// Compares what is stored with what was there before, edition by edition.
    fn compare_all(&mut self, table: &str, kept: &Kept, story: &mut Story) -> Result<(), String> {
        let editions = kept.past.iter().chain([&kept.entries]).zip(0..);
        for (entries, edition) in editions.skip(story.edition as usize) {
            self.compare(table, kept, edition, entries, story)?;
        }
        Ok(())
    }

    fn compare(
        &mut self,
        table: &str,
        kept: &Kept,
        edition: i64,
        entries: &[Entry],
        story: &mut Story,
    ) -> Result<(), String> {
        let known = story.entries.len();
        if entries.len() < known {
            return Err(format!("{known} entries were stored, and {} are left", entries.len()));
        }
        let rewritten = edition != story.edition;
        for (new, old) in entries.iter().zip(&story.entries) {
            let same = new.mark == old.mark && new.at_ms == old.at_ms && (rewritten || new.body == old.body);
            if !same {
                return Err(format!("entry {} was {old:?} and is {new:?}", old.seq));
            }
        }
        if rewritten {
            *story = Story { digests: std::mem::take(&mut story.digests), ..Story::begin(entries)? };
            story.edition = edition;
            story.note();
            for entry in &entries[1..known] {
                story.take(entry)?;
            }
        }
        for (place, entry) in entries.iter().enumerate().skip(known) {
            let before = story.fold.clone();
            self.trace(("stored", table, entry.seq, entry.at_ms, kept.written_ms[place], &entry.body));
            story.take(entry)?;
            self.judge(table, entry, &before, &story.fold)?;
            self.time(kept, place)?;
        }
        Ok(())
    }

    /// Whether somebody asked for an entry, and whether it does what it may.
    fn judge(&self, table: &str, entry: &Entry, before: &Fold, after: &Fold) -> Result<(), String> {
        let deed = Deed::read(&entry.body).map_err(|error| error.to_string())?;
        let house = match &deed {
            Deed::Start { .. } => true,
            // Whoever is forgotten gives seats up.
            Deed::Rise { .. } | Deed::Resign { .. } if !self.leaving.is_empty() => true,
            Deed::Away { seat, why: Why::TimeUp } => {
                let left = after.places[usize::from(*seat)].left_ms;
                if left > 0 {
                    return Err(format!("entry {}: time is up with {left} ms left", entry.seq));
                }
                true
            }
            Deed::Act { seat, action, bot: true, .. } => {
                let right = decision(before);
                if right.as_ref() != Some(&(*seat, action.clone())) {
                    return Err(format!("entry {}: a bot decided {action:?} and not {right:?}", entry.seq));
                }
                true
            }
            _ => false,
        };
        let asked = |one: &Asked| one.seq == entry.seq && one.table == table && one.body == entry.body;
        if !house && !self.asked.iter().any(asked) {
            return Err(format!("nobody asked for entry {}: {}", entry.seq, entry.body));
        }
        for (seat, (old, new)) in before.places.iter().zip(&after.places).enumerate() {
            let acted = matches!(&deed, Deed::Act { seat: by, bot, .. } if usize::from(*by) == seat
                && (after.setup.correspondence || *bot && old.away == Some(Away::For(Why::TimeUp))));
            if new.left_ms > old.left_ms && !acted {
                let (old, new) = (old.left_ms, new.left_ms);
                return Err(format!(
                    "entry {}: the clock of seat {seat} ran up from {old} to {new}",
                    entry.seq
                ));
            }
        }
        Ok(())
    }

    /// Whether an entry bears the right time: nobody's clock runs faster than time.
    fn time(&self, kept: &Kept, place: usize) -> Result<(), String> {
        let (entry, written_ms) = (&kept.entries[place], kept.written_ms[place]);
        let way_ms = self.database.longest_way_ms();
        if self.database.is_shared() {
            let ahead = entry.at_ms - written_ms;
            if ahead > way_ms + AHEAD_MS {
                return Err(format!("entry {} is from the future: {ahead} ms ahead", entry.seq));
            }
        } else if let Some(before) = place.checked_sub(1) {
            let (last, last_ms) = (&kept.entries[before], kept.written_ms[before]);
            let restarted = self.starts.iter().any(|start| (last_ms..=written_ms).contains(start));
            let (counted, passed) = (entry.at_ms - last.at_ms, written_ms - last_ms);
            if !restarted && counted > passed + passed / 20 + LATEST_MS {
                return Err(format!("entry {}: {passed} ms counted as {counted}", entry.seq));
            }
        }
        Ok(())
    }

    /// What has to be true of every table at the end.
    pub fn close(&mut self, alive: &[usize], now_ms: i64, patience_ms: i64) {
        let unanswered = |one: &&Asked| one.answer.is_none() && alive.contains(&one.by);
        if let Some(Asked { seq, body, .. }) = self.asked.iter().find(unanswered) {
            let fault = format!("nobody ever answered whether entry {seq} was stored: {body}");
            self.fault(fault);
        }
        for (table, kept) in self.database.look(|state| state.tables.clone()) {
            let Some(story) = self.stories.get(&table) else { continue };
            let fold = &story.fold;
            let mut found = Vec::new();
            let quiet_ms = self.database.now_ms() - kept.written_ms[kept.entries.len() - 1];
            if fold.bot_to_decide().is_some() && quiet_ms > patience_ms {
                found.push(format!("a bot does not decide at entry {}", fold.seq));
            }
            if let Some(due) = fold.due_ms()
                && now_ms - due > patience_ms
            {
                found.push(format!("a clock ran out {} ms ago", now_ms - due));
            }
            if let Some(due) = fold.start_due_ms()
                && now_ms - due > patience_ms
            {
                found.push(format!("a game does not begin that was due {} ms ago", now_ms - due));
            }
            for (said, told) in &self.said {
                let lines: Vec<&Said> = kept.chat.iter().filter(|line| line.said == *said).collect();
                let Told { table: at, by, acknowledged } = told;
                let wanted = usize::from(*acknowledged && !self.leaving.contains_key(by));
                if *at == table && (lines.len() < wanted || lines.len() > 1) {
                    found.push(format!("{said:?} was said {} times", lines.len()));
                }
            }
            for person in &self.forgotten {
                // A table that is being made with somebody at that very moment is not noticed: it is nobody's yet.
                let made_ms = kept.written_ms[0];
                if self.leaving.get(person).is_some_and(|since_ms| made_ms >= *since_ms) {
                    continue;
                }
                if let Some(entry) = kept.entries.iter().find(|entry| entry.body.contains(person.as_str())) {
                    found.push(format!(
                        "{person} was forgotten and is in entry {}: {}",
                        entry.seq, entry.body
                    ));
                }
            }
            found.into_iter().for_each(|fault| self.fault(format!("table {table}: {fault}")));
        }
    }

    /// What a table has to look like now.
    pub fn newest(&mut self, table: &str) -> Option<(i64, u64)> {
        self.hold(table);
        let story = self.stories.get(table)?;
        Some((story.fold.seq, digest(&story.fold)))
    }
}

impl Story {
    fn begin(entries: &[Entry]) -> Result<Story, String> {
        let opened = Fold::of(entries.get(..1).unwrap_or_default()).map_err(|(_, why)| why)?;
        let fold = opened.ok_or("there is nothing in its log")?;
        let mut story = Story { edition: 0, entries: entries[..1].to_vec(), fold, digests: BTreeMap::new() };
        story.note();
        Ok(story)
    }

    fn take(&mut self, entry: &Entry) -> Result<(), String> {
        let followed = self.fold.follow(std::slice::from_ref(entry));
        followed.map_err(|(seq, why)| format!("entry {seq} cannot be carried out: {why}"))?;
        self.entries.push(entry.clone());
        self.note();
        Ok(())
    }

    fn note(&mut self) {
        self.digests.entry(self.fold.seq).or_default().push(digest(&self.fold));
    }
}

/// What the bot has to decide that is to decide: its chance follows from the table's secret and the entry.
fn decision(fold: &Fold) -> Option<(u8, String)> {
    let (seat, _) = fold.bot_to_decide()?;
    let game = fold.game.as_deref().filter(|game| game.turn() == Turn::Decide(seat))?;
    let secret = fold.setup.secret;
    let (seed, moods) = (secret.nth(fold.seq.unsigned_abs()), secret.nth(u64::MAX));
    let action = ask_in_time(game, &Maker::Random, seed, moods, Duration::from_secs(1)).ok()??;
    Some((seat.index() as u8, action))
}
