//! One writer for all tables: entries that arrive together share a transaction.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use super::{Append, Keeper, Result, StoreError};

/// The most entries in one transaction.
const MOST: usize = 256;

type Reply = oneshot::Sender<Result<bool>>;

/// A handle to the task that writes entries.
#[derive(Clone, Debug)]
pub struct Writer {
    sender: mpsc::Sender<(Append, Reply)>,
}

impl Writer {
    /// Starts the task. It ends once every handle is dropped and everything is written.
    pub fn start(keeper: Arc<dyn Keeper>) -> Writer {
        let (sender, mut receiver) = mpsc::channel(4 * MOST);
        tokio::spawn(async move {
            let mut waiting = Vec::with_capacity(MOST);
            while receiver.recv_many(&mut waiting, MOST).await > 0 {
                write(&*keeper, std::mem::take(&mut waiting)).await;
            }
        });
        Writer { sender }
    }

    /// Stores an entry; `false` if the table has moved on.
    ///
    /// # Errors
    /// If the database failed. The entry may have been stored all the same.
    pub async fn append(&self, append: Append) -> Result<bool> {
        let (reply, answer) = oneshot::channel();
        self.sender.send((append, reply)).await.map_err(|_| StoreError::Stopping)?;
        answer.await.map_err(|_| StoreError::Stopping)?
    }
}

/// Writes all entries together; if that fails, one by one, so that a bad entry fails alone.
async fn write(keeper: &dyn Keeper, waiting: Vec<(Append, Reply)>) {
    let (batch, replies): (Vec<Append>, Vec<Reply>) = waiting.into_iter().unzip();
    let written = match keeper.append(&batch).await {
        Ok(written) => written.into_iter().map(Ok).collect(),
        Err(error) if batch.len() == 1 => vec![Err(error)],
        Err(error) => {
            tracing::warn!(%error, entries = batch.len(), "storing one by one");
            let mut written = Vec::with_capacity(batch.len());
            for append in &batch {
                let one = keeper.append(std::slice::from_ref(append)).await;
                written.push(one.map(|written| written.first().copied().unwrap_or(false)));
            }
            written
        }
    };
    for (reply, written) in replies.into_iter().zip(written) {
        // Whoever stopped waiting reads the log again.
        let _ = reply.send(written);
    }
}
