//! Does the work of requests off the threads that answer: a few things at a time, in fair turns.

use std::sync::Arc;

use tokio::task::JoinError;

use crate::room::NotDone;
use crate::turns::{Claim, Room, Turns};

/// How many things may wait that come from one network: more are turned away.
const OF_NETWORK: usize = 128;

/// How many things may wait for one person.
const OF_PERSON: usize = 32;

/// Where work is done that takes long.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Work {
    /// On threads of its own, off those that answer.
    #[default]
    Apart,
    /// One thing at a time, in line with everything else: for tests, in which nothing depends on other threads then.
    InLine,
}

impl Work {
    /// Does something.
    ///
    /// # Errors
    /// If it was broken off.
    pub async fn run<T: Send + 'static>(
        self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        match self {
            Work::Apart => tokio::task::spawn_blocking(work).await,
            Work::InLine => tokio::spawn(async move { work() }).await,
        }
    }
}

/// Does the work of requests. Copies share their turns.
#[derive(Clone)]
pub struct Workers(Arc<Turns>, Work);

impl Default for Workers {
    fn default() -> Workers {
        Workers::new(Work::Apart)
    }
}

impl Workers {
    /// Nothing waits yet.
    pub fn new(work: Work) -> Workers {
        let running = match work {
            Work::Apart => std::thread::available_parallelism().map_or(1, usize::from),
            Work::InLine => 1,
        };
        Workers(Turns::new(Room { running, of_network: OF_NETWORK, of_person: OF_PERSON }), work)
    }

    /// Does something that may take more than a millisecond, when it is its turn.
    ///
    /// # Errors
    /// If too much waits already, or what was done was broken off.
    pub async fn run<T: Send + 'static>(
        &self,
        claim: Claim,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NotDone> {
        let turn = self.0.turn(claim).await.map_err(|_| NotDone::Busy)?;
        let done = self.1.run(move || {
            let _turn = turn;
            work()
        });
        done.await.map_err(|error| {
            tracing::error!(%error, "the work of a request was broken off");
            NotDone::Broken
        })
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;

    use super::*;

    fn stranger(last: u8) -> Claim {
        Claim::of(Some(IpAddr::from([192, 0, 2, last])), None, "tea")
    }

    #[tokio::test]
    async fn work_is_done_off_the_thread_that_answers_and_only_so_much_at_once() {
        let (workers, answering) = (Workers::default(), thread::current().id());
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let one = |number: u8| {
            let (now, most) = (now.clone(), most.clone());
            workers.run(stranger(number), move || {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                thread::yield_now();
                now.fetch_sub(1, Ordering::SeqCst);
                thread::current().id()
            })
        };
        let done = futures_util::future::join_all((0..100).map(one)).await;
        assert!(done.into_iter().all(|thread| thread.is_ok_and(|thread| thread != answering)));
        assert!(most.load(Ordering::SeqCst) <= cores, "{most:?} at once");
    }

    #[tokio::test]
    async fn strangers_are_turned_away_before_people_are() {
        let workers = Workers::default();
        let (sender, held) = std::sync::mpsc::channel::<()>();
        let held = Arc::new(parking_lot::Mutex::new(held));
        let begun = (0..=u8::MAX).map(|number| {
            let held = held.clone();
            // Whoever comes first waits until nobody can send any more.
            Box::pin(workers.run(stranger(number), move || held.lock().recv().is_err()))
        });
        let mut waiting: Vec<_> = begun.collect();
        let mut refused = 0;
        for one in &mut waiting {
            refused +=
                usize::from(matches!(futures_util::poll!(one), std::task::Poll::Ready(Err(NotDone::Busy))));
        }
        let cores = thread::available_parallelism().map_or(1, usize::from);
        assert_eq!(refused, usize::from(u8::MAX) + 1 - cores - OF_NETWORK);
        let anna = workers.run(Claim::of(None, Some("anna"), "tea"), || "served");
        let mut anna = Box::pin(anna);
        assert!(futures_util::poll!(&mut anna).is_pending());
        drop(sender);
        assert_eq!(anna.await.ok(), Some("served"));
    }

    #[tokio::test]
    async fn work_that_fails_harms_nothing_else() {
        let workers = Workers::default();
        for _ in 0..100 {
            let broken = workers.run::<()>(stranger(1), || std::panic::resume_unwind(Box::new("no tea")));
            assert!(matches!(broken.await, Err(NotDone::Broken)));
        }
        assert_eq!(workers.run(stranger(1), || 7).await.ok(), Some(7));
    }
}
