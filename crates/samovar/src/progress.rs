//! The progress of many games on stderr: a bar on a terminal; for a contest otherwise a line from time to time.

use std::io::{IsTerminal, stderr};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};

/// How often a line is written if there is no terminal.
const EVERY: Duration = Duration::from_secs(30);

/// A bar, hidden if stderr is no terminal; `speed` is how it says how fast the games go.
pub fn bar(speed: &str) -> ProgressBar {
    let target =
        if stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let template = format!("{{bar:40}} {{human_pos}} of {{human_len}} games, {speed}, {{eta}} left");
    let bar = ProgressBar::with_draw_target(None, target);
    bar.set_style(ProgressStyle::with_template(&template).expect("the template is right"));
    bar
}

pub struct Progress {
    bar: ProgressBar,
    /// When the first game started, how many were done by then, and when the last line was written.
    begun: Mutex<Option<(Instant, u64, Instant)>>,
}

impl Progress {
    pub fn new() -> Progress {
        Progress { bar: bar("{elapsed}"), begun: Mutex::new(None) }
    }

    /// Adds `more` finished games, of `all` games. The first call reports the games that need not be played again.
    pub fn add(&self, more: u64, all: u64) {
        self.bar.set_length(all);
        self.bar.inc(more);
        let mut begun = self.begun.lock().expect("nobody breaks here");
        let now = Instant::now();
        let Some((start, before, last)) = &mut *begun else {
            self.bar.reset_eta();
            *begun = Some((now, more, now));
            return;
        };
        if self.bar.is_hidden() && now.duration_since(*last) >= EVERY {
            *last = now;
            let done = self.bar.position();
            let each = now.duration_since(*start).as_secs_f64() / (done - *before).max(1) as f64;
            let left = Duration::from_secs_f64(each * all.saturating_sub(done) as f64);
            eprintln!("{done} of {all} games, {} left", HumanDuration(left));
        }
    }

    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
