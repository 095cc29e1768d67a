//! Holding a contest: plays its games on several threads and logs each as soon as it ends.

use std::borrow::Cow;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use samovar_bots::Programs;
use samovar_engine::{Arg, Event, Game, Insight, Message, Seat};

use crate::contest::{BadContest, Contest, Schedule, draw};
use crate::journal::{BadJournal, Journal};
use crate::keeper::Kept;
use crate::outcome::{Elapsed, Head, Outcome, group_rate};
use crate::play::{Contender, Decision, Observer, Stop, Unfinished, judged, play};
use crate::played::{Had, Played};
use crate::run::{Conduct, Failed, seated, threads};
use crate::settle::{Evidence, Verdict};
use crate::tally::piece;

/// Why a contest has no outcome.
#[derive(Debug, thiserror::Error)]
pub enum NotHeld {
    /// The plan is wrong.
    #[error(transparent)]
    Plan(#[from] BadContest),
    /// Its log cannot be used.
    #[error(transparent)]
    Journal(#[from] BadJournal),
    /// A game went wrong.
    #[error(transparent)]
    Game(#[from] Failed),
    /// It was stopped too early.
    #[error("it was stopped before all games of the first seed had ended; {kept} are played")]
    TooEarly {
        /// How many games were played to their end.
        kept: u64,
    },
    /// The decisions of games in a log cannot be written.
    #[error(
        "the log has {games} games already, and their decisions are not in it: name a new log, or leave the data out"
    )]
    DataOfLog {
        /// How many games are in the log.
        games: u64,
    },
}

/// Holds a contest. `progress` is told how many more games are done, and how many there are in all.
///
/// With a log, games already in it are not played again, and every game is added to it as soon as it ends. Except for the
/// times, the outcome does not depend on the number of threads or on interruptions.
///
/// # Errors
/// If the plan is wrong, the log cannot be used, or a game goes wrong. Of several such games, the first by number counts.
pub fn hold<G: Insight>(
    contest: &Contest<G>,
    log: Option<&Path>,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Result<Outcome, NotHeld> {
    let schedule = Schedule::new(contest)?;
    let mut queue = Queue::new(&schedule, contest);
    if let Some(path) = log {
        let (journal, games) = Journal::open(path, &schedule.header(contest)?)?;
        for (index, played) in games.into_iter().enumerate() {
            let bad = |reason| BadJournal::BadLine { path: path.to_owned(), line: index + 2, reason };
            queue.restore(played).map_err(bad)?;
        }
        queue.journal = Some(journal);
    }
    let resumed = queue.finished().count() as u64;
    let Conduct { stop, keeper, .. } = &contest.conduct;
    if resumed > 0 && keeper.as_ref().is_some_and(|keeper| keeper.has_data()) {
        return Err(NotHeld::DataOfLog { games: resumed });
    }
    progress(resumed, schedule.games());

    let begun = Instant::now();
    let threads = threads(contest.threads);
    let programs = Arc::default();
    let queue = Mutex::new(queue);
    let lock = || queue.lock().expect("nobody panics while holding the queue");
    let work = || {
        loop {
            let Some(number) = lock().next().filter(|_| !stop.is_stopped()) else { return };
            match play_one(contest, &schedule, &programs, number) {
                Ok(None) => return,
                Ok(Some(played)) => lock().finish(number, Ok(played)),
                Err(why) => lock().finish(number, Err(why)),
            }
            progress(1, schedule.games());
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });

    let seconds = begun.elapsed().as_secs_f64();
    let queue = queue.into_inner().expect("nobody panics while holding the queue");
    if let Some(keeper) = keeper {
        keeper.finish::<G>().map_err(|why| Failed::from(Arc::new(why)))?;
    }
    let played = queue.played;
    let stopped = stop.is_stopped() && queue.finished().count() < queue.end;
    let (games, evidence) = queue.close(stopped)?;
    let head = Head {
        game: G::NAME.to_owned(),
        seed: contest.seed,
        settings: contest
            .settings
            .iter()
            .map(|setting| (setting.label.clone(), G::write_options(&setting.options)))
            .collect(),
        balance: contest.balance.is_some(),
        stopped,
    };
    let timing = Elapsed { seconds, threads, played, resumed };
    Ok(Outcome::new(head, &schedule, &games, contest.settle.zip(evidence), timing))
}

/// Hands out games to the threads and collects the results.
struct Queue<'a> {
    schedule: &'a Schedule,
    with_balance: bool,
    games: Vec<Option<Played>>,
    /// The next game to look at.
    next: usize,
    /// Games from here on are no longer needed.
    end: usize,
    /// What the first `weighed` groups say about the question.
    evidence: Option<Evidence>,
    weighed: usize,
    played: u64,
    journal: Option<Journal>,
    failed: Option<(u64, NotHeld)>,
}

impl<'a> Queue<'a> {
    fn new<G: Game>(schedule: &'a Schedule, contest: &Contest<G>) -> Queue<'a> {
        let games = schedule.games() as usize;
        Queue {
            schedule,
            with_balance: contest.balance.is_some(),
            games: vec![None; games],
            next: 0,
            end: games,
            evidence: contest.settle.map(Evidence::new),
            weighed: 0,
            played: 0,
            journal: None,
            failed: None,
        }
    }

    /// Takes over a game from a log. Games beyond the plan are left for a longer contest.
    fn restore(&mut self, played: Played) -> Result<(), String> {
        let seats = self.schedule.seats();
        let rows = self.schedule.rows[self.schedule.assignment(played.game).setting].len();
        let had = if self.with_balance { seats } else { 0 };
        let lengths = [played.scores.len(), played.ranks.len(), played.decisions.len(), played.times.len()];
        if lengths != [rows, rows, seats, seats] || played.had.len() != had || !played.ranks.contains(&1) {
            return Err("it is no game of this contest".to_owned());
        }
        let number = played.game;
        match self.games.get_mut(number as usize) {
            Some(Some(_)) => Err(format!("game {number} is there twice")),
            Some(slot) => {
                *slot = Some(played);
                self.weigh();
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// The number of the next game to play.
    fn next(&mut self) -> Option<u64> {
        if self.failed.is_some() {
            return None;
        }
        while self.next < self.end {
            self.next += 1;
            if self.games[self.next - 1].is_none() {
                return Some(self.next as u64 - 1);
            }
        }
        None
    }

    /// Logs and keeps a game that was played.
    fn finish(&mut self, number: u64, played: Result<Played, NotHeld>) {
        let kept = played.and_then(|played| {
            if let Some(journal) = &mut self.journal {
                journal.add(&played)?;
            }
            Ok(played)
        });
        match kept {
            Ok(played) => {
                self.games[number as usize] = Some(played);
                self.played += 1;
                self.weigh();
            }
            Err(why) if self.failed.as_ref().is_none_or(|(first, _)| number < *first) => {
                self.failed = Some((number, why));
            }
            Err(_) => {}
        }
    }

    /// Updates the evidence, group by group in order, as far as groups are complete.
    fn weigh(&mut self) {
        let Some(evidence) = &mut self.evidence else { return };
        let size = self.schedule.group_size() as usize;
        while self.weighed * size < self.end {
            let group: Option<Vec<&Played>> =
                self.games[self.weighed * size..][..size].iter().map(Option::as_ref).collect();
            let Some(group) = group else { return };
            evidence.add(group_rate(self.schedule, &group, 0));
            self.weighed += 1;
            if evidence.verdict() != Verdict::Open {
                self.end = self.weighed * size;
            }
        }
    }

    fn finished(&self) -> impl Iterator<Item = &Played> {
        self.games[..self.end].iter().flatten()
    }

    /// All games that count, and the evidence. If it was stopped, these are those of all seeds up to the first that has not
    /// been played to the end.
    fn close(mut self, stopped: bool) -> Result<(Vec<Played>, Option<Evidence>), NotHeld> {
        if let Some((_, why)) = self.failed {
            return Err(why);
        }
        if stopped {
            let kept = self.finished().count() as u64;
            let whole = self.games[..self.end].iter().position(Option::is_none).unwrap_or(self.end);
            let size = self.schedule.group_size() as usize;
            self.end = whole / size * size;
            if self.end == 0 {
                return Err(NotHeld::TooEarly { kept });
            }
        }
        self.games.truncate(self.end);
        let games: Vec<Played> = self.games.into_iter().flatten().collect();
        assert_eq!(games.len(), self.end, "every game that counts was played");
        Ok((games, self.evidence))
    }
}

/// Plays a game; `None` if it was stopped.
fn play_one<G: Insight>(
    contest: &Contest<G>,
    schedule: &Schedule,
    programs: &Arc<Programs>,
    number: u64,
) -> Result<Option<Played>, NotHeld> {
    let Conduct { on_failure, stop, keeper } = &contest.conduct;
    let assignment = schedule.assignment(number);
    let seed = contest.seed.nth(assignment.group);
    let seats = schedule.seats();
    let setting = &contest.settings[assignment.setting].options;
    let (options, lots) = match &contest.balance {
        Some(keys) => draw::<G>(setting, keys, seats, seed)?,
        None => (setting.clone(), Vec::new()),
    };
    let failed = |reason: String| Failed::Game { index: number, seed, reason };
    let seating = schedule.seatings[assignment.seating].iter().map(|bot| &schedule.bots[*bot]);
    let mut players: Vec<Contender<G>> =
        seated(seating.clone(), programs, &options, (seed, number), *on_failure).map_err(failed)?;
    let kept = keeper.as_deref().map(|keeper| Kept::new(keeper, number, seed));
    let mut notes = Notes::new(seats, contest.balance.is_some(), stop, kept);
    let standings = match play(&options, seed, &mut players, &mut notes) {
        Ok(standings) => judged(standings, &players),
        Err(Unfinished::Stopped) => return Ok(None),
        Err(Unfinished::Wrong(reason)) => return Err(failed(reason).into()),
    };
    if let Some(kept) = notes.kept.take() {
        let titles: Vec<String> = seating.map(|bot| bot.title().into_owned()).collect();
        kept.keep(&options, &titles, &standings).map_err(|why| Failed::from(Arc::new(why)))?;
    }
    let reason =
        |(seat, player): (usize, &Contender<G>)| Some((seat as u8, player.failure.as_ref()?.reason.clone()));
    let failures = players.iter().enumerate().filter_map(reason).collect();
    for (had, drawn) in notes.had.iter_mut().zip(lots) {
        had.drawn = drawn;
    }
    Ok(Some(Played {
        game: number,
        scores: standings.rows.iter().map(|row| row.total).collect(),
        ranks: standings.rows.iter().map(|row| row.rank).collect(),
        decisions: notes.decisions,
        times: players.into_iter().map(|player| player.times).collect(),
        had: notes.had,
        failed: failures,
    }))
}

/// Records what a log keeps of a game.
struct Notes<'a, G: Insight> {
    decisions: Vec<u32>,
    /// Empty without a balance report.
    had: Vec<Had>,
    begun: u8,
    stop: &'a Stop,
    kept: Option<Kept<'a, G>>,
}

impl<'a, G: Insight> Notes<'a, G> {
    fn new(seats: usize, with_balance: bool, stop: &'a Stop, kept: Option<Kept<'a, G>>) -> Notes<'a, G> {
        let had = if with_balance { vec![Had::default(); seats] } else { Vec::new() };
        Notes { decisions: vec![0; seats], had, begun: 0, stop, kept }
    }

    /// Records the pieces that a message names together with a seat. Words that have arguments of their own are amounts,
    /// not pieces.
    fn hear(&mut self, message: &Message) {
        let seat = |(name, arg): &(Cow<'static, str>, Arg)| match arg {
            Arg::Seat(seat) if *name == "who" => Some(*seat),
            _ => None,
        };
        let Some(who) = message.args.iter().find_map(seat) else { return };
        let Some(had) = self.had.get_mut(who.index()) else { return }; // an automatic opponent
        let named = |arg: &Arg| !matches!(arg, Arg::Words(words) if !words.args.is_empty());
        let pieces = message.args.iter().filter(|(_, arg)| named(arg));
        for piece in pieces.filter_map(|(_, arg)| piece(arg)) {
            had.used.entry(message.id.clone().into_owned()).or_default().insert(piece);
        }
    }
}

impl<G: Insight> Observer<G> for Notes<'_, G> {
    fn asked(&mut self, _: &G, seat: Seat, legal: &[G::Action]) -> Result<(), Unfinished> {
        if self.stop.is_stopped() {
            return Err(Unfinished::Stopped);
        }
        if let Some(had) = self.had.get_mut(seat.index())
            && had.order == 0
        {
            self.begun += 1;
            had.order = self.begun;
        }
        self.decisions[seat.index()] += u32::from(legal.len() > 1);
        Ok(())
    }

    fn decided(&mut self, state: &G, decision: &Decision<'_, G::Action>) {
        if let Some(kept) = &mut self.kept {
            kept.decided(state, decision);
        }
    }

    fn listens(&self) -> bool {
        !self.had.is_empty()
    }

    fn happened(&mut self, _: G::Action, events: &[G::Event]) {
        events.iter().for_each(|event| self.hear(&event.message()));
    }
}
