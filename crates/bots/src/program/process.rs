//! The process behind a program: lines in, lines out, with a limit on time and length.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The longest answer that is read, in bytes.
const LONGEST_ANSWER: u64 = 1 << 20;

/// How long a program may take to end by itself after its input has.
const GRACE: Duration = Duration::from_millis(500);

/// How often it is looked whether it has ended.
const GLANCE: Duration = Duration::from_millis(2);

/// A running process that is asked in lines. Dropped, it is given a moment to end, then ended, and reaped.
#[derive(Debug)]
pub struct Process {
    child: Child,
    /// Lines for the thread that talks to it; `None` when the conversation is over.
    questions: Option<Sender<Line>>,
    answers: Receiver<io::Result<Vec<u8>>>,
    /// Whether it owes an answer, so that there is nothing to wait for.
    owes: bool,
}

/// A line for a program.
enum Line {
    /// One that has to be answered.
    Question(String),
    /// One that has not.
    Farewell(String),
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoAnswer {
    /// Not in time.
    Late,
    /// It is gone; says how.
    Ended(String),
}

impl Process {
    /// Starts a program. Its standard error is ours.
    pub fn start(words: &[String]) -> io::Result<Process> {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
        with_its_own(&mut command);
        let child = command.spawn()?;
        let (questions, to_ask) = channel();
        let (answered, answers) = channel();
        let mut process = Process { child, questions: Some(questions), answers, owes: false };
        let (input, output) = (process.child.stdin.take(), process.child.stdout.take());
        thread::Builder::new().spawn(move || talk(input?, output?, &to_ask, &answered))?;
        Ok(process)
    }

    /// Sends a line and waits for the next one that comes back.
    pub fn ask(&mut self, line: String, patience: Duration) -> Result<Vec<u8>, NoAnswer> {
        self.owes = true;
        let sent =
            self.questions.as_ref().is_some_and(|questions| questions.send(Line::Question(line)).is_ok());
        let answer =
            if sent { self.answers.recv_timeout(patience) } else { Err(RecvTimeoutError::Disconnected) };
        match answer {
            Ok(Ok(answer)) => {
                self.owes = false;
                Ok(answer)
            }
            Err(RecvTimeoutError::Timeout) => Err(NoAnswer::Late),
            Ok(Err(error)) => Err(NoAnswer::Ended(self.how_it_ended(Some(error)))),
            Err(RecvTimeoutError::Disconnected) => Err(NoAnswer::Ended(self.how_it_ended(None))),
        }
    }

    /// Sends a last line, to which no answer is expected, and lets it go.
    pub fn dismiss(self, line: String) {
        if let Some(questions) = &self.questions {
            // Whoever is gone already needs no farewell.
            let _ = questions.send(Line::Farewell(line));
        }
    }

    fn how_it_ended(&mut self, error: Option<io::Error>) -> String {
        match (self.ends_within(GRACE), error) {
            (Some(status), _) => format!("({status})"),
            (None, Some(error)) => format!("the conversation ({error})"),
            (None, None) => "its output".to_owned(),
        }
    }

    /// How it ended, if it does so soon.
    fn ends_within(&mut self, grace: Duration) -> Option<ExitStatus> {
        let begun = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if begun.elapsed() < grace => thread::sleep(GLANCE),
                Ok(None) | Err(_) => return None,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.questions = None;
        let grace = if self.owes { Duration::ZERO } else { GRACE };
        if self.ends_within(grace).is_none() {
            end_with_its_own(&self.child);
            // An error means that it has ended in the meantime; waiting tells.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// Makes a program the head of whatever it starts itself, so that all of it can be ended together.
#[cfg(unix)]
fn with_its_own(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
fn with_its_own(_: &mut Command) {}

/// Ends a program that was not waited for yet, so that its number is still its own, and whatever it started.
#[cfg(unix)]
fn end_with_its_own(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    // An error means that nothing of it is there any more.
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
}

#[cfg(not(unix))]
fn end_with_its_own(_: &Child) {}

/// Sends each question and reads a line for it, until either side has had enough. The program's input ends with it.
fn talk(
    mut input: ChildStdin,
    output: ChildStdout,
    lines: &Receiver<Line>,
    answers: &Sender<io::Result<Vec<u8>>>,
) -> Option<()> {
    let mut output = BufReader::new(output);
    for line in lines {
        let question = match line {
            Line::Question(line) => line,
            Line::Farewell(line) => return send(&mut input, &line).ok(),
        };
        let answer = send(&mut input, &question).and_then(|()| read_line(&mut output));
        if answer.as_ref().is_ok_and(Vec::is_empty) {
            return None;
        }
        answers.send(answer).ok()?;
    }
    Some(())
}

fn send(input: &mut ChildStdin, line: &str) -> io::Result<()> {
    input.write_all(line.as_bytes())?;
    input.write_all(b"\n")?;
    input.flush()
}

/// The next line with its end; empty if there are no more.
fn read_line(output: &mut BufReader<ChildStdout>) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    output.take(LONGEST_ANSWER).read_until(b'\n', &mut line)?;
    if line.len() as u64 == LONGEST_ANSWER && !line.ends_with(b"\n") {
        let reason = format!("it answered more than {LONGEST_ANSWER} bytes in one line");
        return Err(io::Error::new(io::ErrorKind::InvalidData, reason));
    }
    Ok(line)
}
