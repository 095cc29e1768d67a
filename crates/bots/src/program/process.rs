//! The child process of a program: lines in, lines out, with limits on time and length.

#[cfg(target_os = "linux")]
use std::fs;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The longest answer that is read, in bytes.
const LONGEST_ANSWER: u64 = 1 << 20;

/// How long a program may take to exit after its input is closed.
const GRACE: Duration = Duration::from_millis(500);

/// How many times to look for what a program left behind.
#[cfg(target_os = "linux")]
const ROUNDS: usize = 100;

/// How often to check whether it has exited.
const POLL: Duration = Duration::from_millis(2);

/// A running child process. When dropped, it gets a moment to exit, is killed otherwise, and is reaped.
#[derive(Debug)]
pub struct Process {
    child: Child,
    /// What it and all that it starts have in their environment.
    mark: String,
    /// Lines for the thread that talks to it; `None` once its input is closed.
    questions: Option<Sender<Line>>,
    answers: Receiver<io::Result<Vec<u8>>>,
    /// Whether an answer is outstanding. Then it is not given time to exit.
    owes: bool,
}

/// A line for a program.
enum Line {
    /// Expects an answer.
    Question(String),
    /// Expects none.
    Note(String),
    /// Expects none, and is the last.
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
    /// Starts a program. It shares our standard error.
    pub fn start(words: &[String]) -> io::Result<Process> {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mark = mark();
        command.env(MARK, &mark);
        in_own_group(&mut command);
        let child = command.spawn()?;
        let (questions, to_ask) = channel();
        let (answered, answers) = channel();
        let mut process = Process { child, mark, questions: Some(questions), answers, owes: false };
        let (input, output) = (process.child.stdin.take(), process.child.stdout.take());
        thread::Builder::new().spawn(move || talk(input?, output?, &to_ask, &answered))?;
        Ok(process)
    }

    /// Sends a line and waits for the answer.
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

    /// Sends a line that has no answer.
    pub fn tell(&self, line: String) {
        if let Some(questions) = &self.questions {
            // Whether it is still there shows with the next question.
            let _ = questions.send(Line::Note(line));
        }
    }

    /// Whether it is still running, as far as can be told.
    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Sends a last line without waiting for an answer.
    pub fn dismiss(self, line: String) {
        if let Some(questions) = &self.questions {
            // It may have exited already; that is fine.
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

    /// Its exit status, if it exits within `grace`.
    fn ends_within(&mut self, grace: Duration) -> Option<ExitStatus> {
        let begun = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if begun.elapsed() < grace => thread::sleep(POLL),
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
            kill_group(&self.child);
            // An error means that it has just exited; waiting reaps it in any case.
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
        kill_marked(&self.mark);
    }
}

/// The variable of the environment that tells whose child a process is.
const MARK: &str = "SAMOVAR_PROGRAM";

/// A text that no other program has.
fn mark() -> String {
    // Every `RandomState` has keys of its own.
    let random = || RandomState::new().build_hasher().finish();
    format!("{:016x}{:016x}", random(), random())
}

/// Kills what a program started and what left its process group. Only Linux tells what is in the environment of others.
#[cfg(target_os = "linux")]
fn kill_marked(mark: &str) {
    use rustix::process::{Pid, PidfdFlags, Signal, pidfd_open, pidfd_send_signal};
    let marked = format!("{MARK}={mark}");
    let is_marked = |pid: Pid| {
        let environment = fs::read(format!("/proc/{}/environ", pid.as_raw_nonzero()));
        environment.is_ok_and(|all| all.split(|byte| *byte == 0).any(|one| one == marked.as_bytes()))
    };
    // What is killed may have started something just before.
    for _ in 0..ROUNDS {
        let Ok(processes) = fs::read_dir("/proc") else { return };
        let ids = processes.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
        let mut is_over = true;
        for pid in ids.filter_map(Pid::from_raw) {
            // Opened first: the number could be another's by the time of the signal.
            let Ok(process) = pidfd_open(pid, PidfdFlags::empty()) else { continue };
            if is_marked(pid) {
                is_over = false;
                // An error means that it has just exited.
                let _ = pidfd_send_signal(process, Signal::KILL);
            }
        }
        if is_over {
            return;
        }
    }
}

#[cfg(not(target_os = "linux"))]
fn kill_marked(_: &str) {}

/// Starts the program in a process group of its own, so that it can be killed together with its children.
#[cfg(unix)]
fn in_own_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

#[cfg(not(unix))]
fn in_own_group(_: &mut Command) {}

/// Kills the process group of a program. The program must not have been reaped, or its id could be another's by now.
#[cfg(unix)]
fn kill_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    // An error means that the group is empty.
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
}

#[cfg(not(unix))]
fn kill_group(_: &Child) {}

/// Sends each question and reads one line for it, until either side stops. Then the program's input is closed.
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
            Line::Note(line) => {
                send(&mut input, &line).ok()?;
                continue;
            }
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

/// The next line, with its newline; empty at the end of the output.
fn read_line(output: &mut BufReader<ChildStdout>) -> io::Result<Vec<u8>> {
    let mut line = Vec::new();
    output.take(LONGEST_ANSWER).read_until(b'\n', &mut line)?;
    if line.len() as u64 == LONGEST_ANSWER && !line.ends_with(b"\n") {
        let reason = format!("it answered more than {LONGEST_ANSWER} bytes in one line");
        return Err(io::Error::new(io::ErrorKind::InvalidData, reason));
    }
    Ok(line)
}
