//! Listening: connections that are bounded in number and patience.

use std::io;
use std::net::IpAddr;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use ipnet::IpNet;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, Sleep};
use tower::ServiceExt;

use super::client::Peer;
use crate::hall::Hall;
use crate::limits::{Counted, Limits, Tally};

/// How long open requests have when the server stops.
const LAST_WORDS: Duration = Duration::from_secs(10);

/// Serves until the hall stops; then open requests are finished, at most for some seconds.
///
/// # Errors
/// Never at present: a connection that cannot be accepted is tried again.
pub async fn serve(hall: Arc<Hall>, listener: TcpListener) -> io::Result<()> {
    let limits = hall.settings.limits.clone();
    let router = super::router(hall.clone());
    let graceful = GracefulShutdown::new();
    let room = Arc::new(Semaphore::new(limits.connections.max(1)));
    let tally = Tally::new(limits.connections_per_address);
    // Behind a proxy everybody comes from one address.
    let uncounted = [limits.uncounted.as_slice(), &hall.settings.proxies].concat();
    loop {
        let stopped = hall.stop.cancelled();
        let accepted = tokio::select! {
            () = stopped => break,
            accepted = accept(&listener, &room, &tally, &uncounted) => accepted,
        };
        if let Some((stream, peer, place)) = accepted {
            converse(&router, &graceful, &limits, stream, peer, place);
        }
    }
    drop(listener);
    if tokio::time::timeout(LAST_WORDS, graceful.shutdown()).await.is_err() {
        tracing::warn!("some requests were broken off");
    }
    hall.close().await;
    Ok(())
}

/// A place among the connections.
type Place = (OwnedSemaphorePermit, Counted);

/// The next connection there is room for; `None` if the one that came has to go.
async fn accept(
    listener: &TcpListener,
    room: &Arc<Semaphore>,
    tally: &Arc<Tally>,
    uncounted: &[IpNet],
) -> Option<(TcpStream, IpAddr, Place)> {
    let permit = room.clone().acquire_owned().await.ok()?;
    let (stream, peer) = match listener.accept().await {
        Ok(accepted) => accepted,
        Err(error) => {
            // A connection that ended before we looked is nobody's fault; no file handles left is everybody's.
            let gone =
                matches!(error.kind(), io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset);
            if !gone {
                tracing::error!(%error, "cannot accept a connection");
                tokio::time::sleep(Duration::from_millis(500)).await;
            }
            return None;
        }
    };
    let address = peer.ip().to_canonical();
    let counted = !uncounted.iter().any(|net| net.contains(&address));
    let place = tally.enter(counted.then_some(address))?;
    // A move is a small packet that somebody waits for.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection waits to fill its packets");
    }
    Some((stream, address, (permit, place)))
}

/// Answers one connection until it ends.
fn converse(
    router: &Router,
    graceful: &GracefulShutdown,
    limits: &Limits,
    stream: TcpStream,
    peer: IpAddr,
    place: Place,
) {
    let router = router.clone();
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(Peer(peer));
        router.clone().oneshot(request)
    });
    let patient = Patient::new(stream, limits.write);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_buf_size(64 * 1024)
        .serve_connection(TokioIo::new(patient), service);
    let connection = graceful.watch(connection);
    tokio::spawn(async move {
        let _place = place;
        if let Err(error) = pin!(connection).await {
            tracing::debug!(%error, "a connection ended badly");
        }
    });
}

/// A connection whose other end has only so much time to read what was sent.
struct Patient {
    stream: TcpStream,
    patience: Duration,
    /// When patience ends; set while something cannot be sent.
    until: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    fn new(stream: TcpStream, patience: Duration) -> Patient {
        Patient { stream, patience, until: None }
    }

    /// What came of sending, or the end of patience.
    fn waited<T>(&mut self, context: &mut Context<'_>, sent: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.until = None;
            return sent;
        }
        let end = Instant::now() + self.patience;
        let until = self.until.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(end)));
        match until.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.waited(context, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.waited(context, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
