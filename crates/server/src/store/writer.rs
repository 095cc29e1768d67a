//! One writer for all tables: entries that come in together are stored in one transaction.

use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use super::{Append, Store, StoreError};

/// Most entries in one transaction.
const MOST: usize = 256;

type Reply = oneshot::Sender<Result<bool, StoreError>>;

/// Hands entries to the one who writes them.
#[derive(Clone, Debug)]
pub struct Writer {
    sender: mpsc::Sender<(Append, Reply)>,
}

impl Writer {
    /// Begins to write into a store; ends when every handle is gone and everything is written.
    pub fn start(store: Arc<dyn Store>) -> Writer {
        let (sender, mut receiver) = mpsc::channel(4 * MOST);
        tokio::spawn(async move {
            let mut waiting = Vec::with_capacity(MOST);
            while receiver.recv_many(&mut waiting, MOST).await > 0 {
                write(&*store, std::mem::take(&mut waiting)).await;
            }
        });
        Writer { sender }
    }

    /// Stores an entry; `false` if the table has moved on.
    ///
    /// # Errors
    /// If the database failed: then it may have been stored or not.
    pub async fn append(&self, append: Append) -> Result<bool, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.sender.send((append, reply)).await.map_err(|_| StoreError::Stopping)?;
        answer.await.map_err(|_| StoreError::Stopping)?
    }
}

/// Writes all together; if that fails, each alone, so that one bad entry fails only itself.
async fn write(store: &dyn Store, waiting: Vec<(Append, Reply)>) {
    let (batch, replies): (Vec<Append>, Vec<Reply>) = waiting.into_iter().unzip();
    let written = match store.append(&batch).await {
        Ok(written) => written.into_iter().map(Ok).collect(),
        Err(error) if batch.len() == 1 => vec![Err(error)],
        Err(error) => {
            tracing::warn!(%error, entries = batch.len(), "storing one by one");
            one_by_one(store, &batch).await
        }
    };
    for (reply, written) in replies.into_iter().zip(written) {
        // Whoever does not wait any longer reads the log again.
        let _ = reply.send(written);
    }
}

async fn one_by_one(store: &dyn Store, batch: &[Append]) -> Vec<Result<bool, StoreError>> {
    let mut written = Vec::with_capacity(batch.len());
    for append in batch {
        let one = store.append(std::slice::from_ref(append)).await;
        written.push(one.map(|written| written.first().copied().unwrap_or(false)));
    }
    written
}
