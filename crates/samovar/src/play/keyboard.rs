//! What is typed, until the input ends or somebody presses Ctrl+C.

use std::io::{self, BufRead, Read};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// The standard input, line by line. It can be closed from elsewhere, also while somebody waits for a line.
pub struct Keyboard {
    lines: Receiver<Option<io::Result<Vec<u8>>>>,
    line: Vec<u8>,
    read: usize,
    is_closed: bool,
}

/// Closes a [`Keyboard`].
#[derive(Clone)]
pub struct Closer(Sender<Option<io::Result<Vec<u8>>>>);

impl Closer {
    pub fn close(&self) {
        // If nobody reads any more, there is nothing to close.
        let _ = self.0.send(None);
    }
}

impl Keyboard {
    /// Starts reading.
    pub fn new() -> (Keyboard, Closer) {
        let (sender, lines) = channel();
        let closer = Closer(sender.clone());
        thread::spawn(move || {
            let mut input = io::stdin().lock();
            loop {
                let mut line = Vec::new();
                let read = input.read_until(b'\n', &mut line);
                let ended = !matches!(read, Ok(1..));
                let sent = match read {
                    Ok(0) => sender.send(None),
                    Ok(_) => sender.send(Some(Ok(line))),
                    Err(error) => sender.send(Some(Err(error))),
                };
                if ended || sent.is_err() {
                    return;
                }
            }
        });
        (Keyboard { lines, line: Vec::new(), read: 0, is_closed: false }, closer)
    }
}

impl BufRead for Keyboard {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.read == self.line.len() && !self.is_closed {
            (self.line, self.read) = (Vec::new(), 0);
            match self.lines.recv() {
                Ok(Some(line)) => self.line = line?,
                Ok(None) | Err(_) => self.is_closed = true,
            }
        }
        Ok(&self.line[self.read..])
    }

    fn consume(&mut self, count: usize) {
        self.read += count;
    }
}

impl Read for Keyboard {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(out)?;
        self.consume(count);
        Ok(count)
    }
}
