//! What thinks on this server: bots, hints and analyses, a few at a time.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use parking_lot::Mutex;
use samovar_bots::{Maker, NAMES, Programs};
use samovar_engine::{Level, Seed};
use samovar_table::analysis::{Analysed, Analysis};
use samovar_table::deed::Deed;
use samovar_table::fold::{Fold, Refused, STAND_IN, Stage};
use samovar_table::model::Hint;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::advice::advise;
use crate::analysis::Making;
use crate::bots;
use crate::metrics::metrics;
use crate::room::{NotDone, Room};
use crate::settings::Settings;
use crate::store::Store;

/// How many analyses may be made or waited for at once.
const ANALYSES: usize = 30;

struct Progress {
    done: AtomicUsize,
    of: usize,
    /// Whether it could not be made: it is not tried again before the next start.
    failed: AtomicBool,
}

pub struct Thinkers {
    store: Store,
    settings: Settings,
    stop: CancellationToken,
    tasks: TaskTracker,
    slots: Arc<Semaphore>,
    /// The analyses that are being made, by table, and how far they are.
    analyses: Mutex<HashMap<String, Arc<Progress>>>,
    /// Only one is made at a time.
    analyst: Semaphore,
    /// The programs that play here.
    programs: Arc<Programs>,
}

/// What stands for a table among the games that programs play.
fn deal_of(table: &str) -> Seed {
    Seed::from_text(&format!("table {table}"))
}

impl Thinkers {
    pub fn new(store: Store, settings: Settings, stop: CancellationToken, tasks: TaskTracker) -> Thinkers {
        Thinkers {
            slots: Arc::new(Semaphore::new(settings.thinkers.max(1))),
            analyses: Mutex::default(),
            analyst: Semaphore::new(1),
            programs: Arc::default(),
            store,
            settings,
            stop,
            tasks,
        }
    }

    /// The bot of this name, if it can take a seat here.
    pub fn bot(&self, name: &str) -> Option<Maker> {
        let offer = self.settings.offers.iter().find(|offer| offer.name == name);
        let is_own = NAMES.contains(&name) || Level::find(name).is_some();
        let own = || is_own.then(|| name.parse().ok()).flatten();
        offer.map(|offer| offer.bot.clone()).or_else(own)
    }

    /// What a bot would do where somebody has to decide at a table; thought of once for each entry of its log.
    pub async fn advise(&self, room: &Room, fold: &Arc<Fold>) -> Result<Arc<Hint>, NotDone> {
        let mut last = room.hint.lock().await;
        if let Some((seq, hint)) = &*last
            && *seq == fold.seq
        {
            return Ok(hint.clone());
        }
        // Whoever asks for a hint can repeat it: its chance follows from what everybody knows.
        let seed = Seed::from_text(&format!("hint {} {}", room.id, fold.seq));
        let (fold, adviser) = (fold.clone(), self.settings.adviser.clone());
        let (seq, table) = (fold.seq, room.id.clone());
        let thought = self.think(move || advise(fold.game.as_deref()?, &adviser, seed)).await;
        let hint = thought.map_err(|error| {
            tracing::error!(table, seq, %error, "a hint failed");
            NotDone::Broken
        })?;
        let not_running = || NotDone::Refused(Refused::not_now("table-not-running"));
        let hint = Arc::new(hint.ok_or_else(not_running)?);
        *last = Some((seq, hint.clone()));
        Ok(hint)
    }

    /// What a bot thinks of a game that is over. It is made once, in the background, when somebody first asks, and kept.
    ///
    /// # Errors
    /// If the game is not over, was played by other rules, or too many others are waited for.
    pub async fn analysis(self: &Arc<Thinkers>, room: &Arc<Room>) -> Result<Analysed, NotDone> {
        let refused = |id| Err(NotDone::Refused(Refused::not_now(id)));
        let fold = room.fold();
        if fold.stage != Stage::Over {
            return refused("table-not-finished");
        }
        if let Some(progress) = self.analyses.lock().get(&room.id) {
            if progress.failed.load(Ordering::Relaxed) {
                return refused("table-analysis-failed");
            }
            let done = progress.done.load(Ordering::Relaxed);
            return Ok(Analysed::Underway { done, of: progress.of });
        }
        let kept = self.store.analysis(&room.id).await?;
        if let Some(analysis) = kept.and_then(|text| Analysis::read(&text, &fold)) {
            return Ok(Analysed::Done(analysis));
        }
        let Some(making) = Making::begin(&fold) else { return refused("table-analysis-other-rules") };
        let progress = Arc::new(Progress {
            done: AtomicUsize::new(0),
            of: making.decisions(),
            failed: AtomicBool::new(false),
        });
        {
            let mut analyses = self.analyses.lock();
            let underway = |progress: &&Arc<Progress>| !progress.failed.load(Ordering::Relaxed);
            if analyses.values().filter(underway).count() >= ANALYSES {
                return refused("table-analysis-busy");
            }
            if analyses.insert(room.id.clone(), progress.clone()).is_none() {
                let (thinkers, room, of) = (self.clone(), room.clone(), progress.clone());
                self.tasks.spawn(async move {
                    if thinkers.analyse(&room.id, making, &of).await {
                        thinkers.analyses.lock().remove(&room.id);
                    } else {
                        of.failed.store(true, Ordering::Relaxed);
                    }
                });
            }
        }
        Ok(Analysed::Underway { done: 0, of: progress.of })
    }

    /// Makes an analysis and keeps it; a server that stops leaves it to the next one. `false` if it cannot be made.
    async fn analyse(&self, id: &str, mut making: Making, progress: &Progress) -> bool {
        let Ok(_turn) = self.analyst.acquire().await else { return true };
        let iterations = self.settings.analysis_iterations;
        let analysis = loop {
            if self.stop.is_cancelled() {
                return true;
            }
            match self.think(move || making.on(iterations)).await {
                Ok(ControlFlow::Continue(more)) => making = more,
                Ok(ControlFlow::Break(analysis)) => break analysis,
                Err(error) => {
                    tracing::error!(table = id, %error, "an analysis failed");
                    return false;
                }
            }
            progress.done.fetch_add(1, Ordering::Relaxed);
        };
        if let Err(error) = self.store.keep_analysis(id, &analysis.write()).await {
            tracing::warn!(table = id, %error, "an analysis could not be kept");
        }
        true
    }

    /// Thinks as bots do: off the threads that answer, and only a few at once.
    pub async fn think<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, tokio::task::JoinError> {
        let waiting = metrics().bot_waits();
        let permit = self.slots.clone().acquire_owned().await.expect("it is never closed");
        drop(waiting);
        let thinking = self.settings.work.run(move || {
            let _permit = (permit, metrics().bot_thinks());
            think()
        });
        thinking.await
    }

    /// Tells the programs that sit at a table how its game ended, if it has.
    pub fn tell_the_end(&self, table: &str, fold: &Arc<Fold>) {
        let is_over = fold.stage == Stage::Over;
        if !is_over || !self.settings.offers.iter().any(|offer| offer.bot.is_program()) {
            return;
        }
        let (programs, deal, fold) = (self.programs.clone(), deal_of(table), fold.clone());
        // Ending a process may take a moment.
        self.tasks.spawn_blocking(move || {
            if let Some(game) = fold.game.as_deref() {
                programs.over(deal, &game.standings());
            }
        });
    }

    /// Ends all programs.
    pub async fn end_programs(&self) {
        let programs = self.programs.clone();
        // It fails only if the runtime is being shut down, which ends them too.
        let _ = tokio::task::spawn_blocking(move || programs.end()).await;
    }

    /// What the bot that has to decide does: in a lesson, what the lesson says. Its chance follows from the table's secret and the entry. Where it fails, or is
    /// not offered here, another one decides this time.
    pub fn decide(&self, table: &str, fold: &Fold) -> Option<Deed> {
        let (seat, name) = fold.bot_to_decide()?;
        let game = fold.game.as_deref()?;
        if let Some(action) = fold.course.as_ref().and_then(|course| course.reply(game)) {
            let (seat, action) = (seat.index() as u8, action.to_owned());
            return Some(Deed::Act { seat, action, bot: true, stood_in: false });
        }
        let seed: Seed = fold.setup.secret.nth(fold.seq.unsigned_abs());
        let moods: Seed = fold.setup.secret.nth(u64::MAX);
        let time = self.settings.bot_time;
        let ask = |bot: &Maker| {
            if bot.is_program() {
                let bot = bot.clone().with_patience(time);
                return bots::ask_at_table(game, &bot, &self.programs, deal_of(table), seed);
            }
            bots::ask_in_time(game, bot, seed, moods, time)
        };
        let asked = match self.bot(name) {
            Some(bot) => ask(&bot).map_err(|error| error.to_string()),
            None => Err("it is not offered here".to_owned()),
        };
        let (action, stood_in) = match asked {
            Ok(action) => (action?, false),
            Err(error) => {
                tracing::warn!(table, seq = fold.seq, bot = name, error, "a bot failed; another one decides");
                let other: Maker = STAND_IN.parse().expect("it is one of our own");
                (ask(&other).ok()??, true)
            }
        };
        Some(Deed::Act { seat: seat.index() as u8, action, bot: true, stood_in })
    }
}
