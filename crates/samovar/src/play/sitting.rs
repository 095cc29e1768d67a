//! A game at the terminal: asking, playing, showing.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use samovar_arena::Stop;
use samovar_bots::{BotFailed, Maker, Named};
use samovar_engine::{Happening, Message, Rejected, Seat, Table, Turn, Viewer};
use samovar_words::listed;

use super::command::Command;
use super::file;
use super::hint::hint;
use super::seating::{Player, Seating};
use crate::bots::Seated;
use crate::pen::{Ink, Pen};
use crate::{bots, draw, standings};

pub struct Sitting {
    table: Box<dyn Table>,
    /// The events of each decision.
    log: Vec<Vec<Happening>>,
    /// How many decisions each seat has been told about.
    told: Vec<usize>,
    seating: Seating,
    pen: Pen,
    settings: Settings,
    /// Who looked at the screen last.
    looking: Option<Seat>,
    /// The programs that are running.
    programs: Vec<Option<Seated>>,
}

/// The settings chosen before the game.
pub struct Settings {
    /// The file the game is saved to at every decision.
    pub file: Option<PathBuf>,
    /// Whether a person sits at a real terminal.
    pub interactive: bool,
    /// The search that gives hints.
    pub adviser: Maker,
    /// Set when somebody presses Ctrl+C.
    pub stop: Stop,
}

/// What a player's input led to.
enum Next {
    /// The question is still open.
    Again,
    /// A decision was made.
    Moved,
    /// The player leaves.
    Leave,
}

impl Sitting {
    pub fn new(
        table: Box<dyn Table>,
        log: Vec<Vec<Happening>>,
        seating: Seating,
        pen: Pen,
        settings: Settings,
    ) -> Sitting {
        let told = vec![log.len(); table.seats()];
        let programs = Seat::first(table.seats()).map(|_| None).collect();
        Sitting { table, log, told, seating, pen, settings, looking: None, programs }
    }

    /// Plays until the game is over or the players leave.
    pub fn run(
        &mut self,
        greeting: &str,
        mut input: impl BufRead,
        mut out: impl Write,
    ) -> anyhow::Result<()> {
        writeln!(out, "{greeting}")?;
        self.save_if_asked()?;
        while let Turn::Decide(seat) = self.table.turn() {
            if self.settings.stop.is_stopped() {
                self.leave("play-interrupted", &mut out)?;
                return Ok(());
            }
            match self.seating.player(seat).clone() {
                Player::Bot(bot) => {
                    if !self.ask_bot(seat, &bot, &mut input, &mut out)? {
                        return Ok(());
                    }
                }
                Player::Human => {
                    if !self.ask_human(seat, &mut input, &mut out)? {
                        return Ok(());
                    }
                }
            }
        }
        for program in self.programs.iter_mut().flatten() {
            program.over(&*self.table);
        }
        self.show_end(&mut out)
    }

    /// Asks a bot until it decides; `false` if it fails and the people leave.
    fn ask_bot(
        &mut self,
        seat: Seat,
        bot: &Named,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<bool> {
        let action = loop {
            match self.choice_of(seat, bot) {
                Ok(action) => break action.with_context(|| format!("{bot} does not play this game"))?,
                Err(failed) if self.seating.humans() == 0 => {
                    self.leave("play-bot-failed", out)?;
                    return Err(failed.into());
                }
                Err(failed) => {
                    writeln!(out, "{}", self.pen.paint(Ink::Bold, &failed.to_string()))?;
                    if !self.ask_after_failure(input, out)? {
                        return Ok(false);
                    }
                }
            }
        };
        let happened = self.table.play(&action).map_err(|why| anyhow!("{bot} played {action:?}: {why}"))?;
        self.moved(happened)?;
        if self.seating.humans() == 0 {
            self.tell(Viewer::Spectator, self.log.len() - 1, out)?;
        }
        Ok(true)
    }

    /// What a bot does now. A program keeps running between decisions, and is restarted if it failed.
    fn choice_of(&mut self, seat: Seat, named: &Named) -> Result<Option<String>, BotFailed> {
        let bot = &named.bot;
        let seed = bots::seed_of(&*self.table);
        if !bot.is_program() {
            return bots::ask(&*self.table, bot, seed);
        }
        let place = &mut self.programs[seat.index()];
        let mut program = match place.take() {
            Some(program) => program,
            None => Seated::sit(&*self.table, bot, seat, seed)?,
        };
        let action = program.choose(&*self.table)?;
        *place = Some(program);
        Ok(action)
    }

    /// Asks the people what to do after a program failed; `false` if they leave.
    fn ask_after_failure(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> anyhow::Result<bool> {
        loop {
            write!(out, "{} ", self.pen.text("play-bot-failed-prompt"))?;
            out.flush()?;
            let Some(line) = read_line(input)? else {
                writeln!(out)?;
                return self.leave("play-end-of-input", out);
            };
            match Command::read(&line) {
                Command::Nothing => return Ok(true),
                Command::Save(to) => self.save_on_request(to, out)?,
                Command::Quit => return self.leave("play-goodbye", out),
                _ => {}
            }
        }
    }

    /// Asks a person until they decide; `false` if they leave.
    fn ask_human(
        &mut self,
        seat: Seat,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<bool> {
        if self.hand_over(seat, input, out)?.is_none() {
            return self.leave("play-end-of-input", out);
        }
        self.tell(Viewer::Seat(seat), self.told[seat.index()], out)?;
        self.told[seat.index()] = self.log.len();
        if !self.table.may_undo(seat, 1) {
            self.show_board(seat, out)?;
        }
        self.show_choices(seat, out)?;
        loop {
            let prompt = Message::new("play-prompt").with("who", seat);
            write!(out, "{} ", self.pen.paint(Ink::Bold, &self.pen.say(&prompt)))?;
            out.flush()?;
            let Some(line) = read_line(input)? else {
                writeln!(out)?;
                return self.leave("play-end-of-input", out);
            };
            match self.obey(seat, &line, out)? {
                Next::Again => {}
                Next::Moved => return Ok(true),
                Next::Leave => return self.leave("play-goodbye", out),
            }
        }
    }

    fn obey(&mut self, seat: Seat, line: &str, out: &mut impl Write) -> anyhow::Result<Next> {
        let legal = self.table.legal();
        if legal.iter().any(|action| action == line.trim()) {
            return self.act(line, out);
        }
        match Command::read(line) {
            Command::Nothing => {}
            Command::Number(number) => {
                if let Some(action) = number.checked_sub(1).and_then(|place| legal.get(place)) {
                    return self.act(action, out);
                }
                let message = Message::new("play-no-number").with("number", number);
                self.line(&message.with("last", legal.len()), out)?;
            }
            Command::Action(action) => return self.act(action, out),
            Command::Undo => return self.undo(seat, out),
            Command::Board => {
                self.show_board(seat, out)?;
                self.show_choices(seat, out)?;
            }
            Command::Log(count) => self.show_log(seat, count, out)?,
            Command::Why("") => {
                let example = legal.first().map_or("", String::as_str);
                self.line(&Message::new("play-why-what").with("example", example), out)?;
            }
            Command::Why(action) => self.explain(action, &legal, out)?,
            Command::Hint => {
                for line in hint(&*self.table, &self.settings.adviser, &self.pen) {
                    writeln!(out, "{line}")?;
                }
            }
            Command::Save(to) => self.save_on_request(to, out)?,
            Command::Help => {
                writeln!(out, "{}", self.pen.text("play-help"))?;
                let hints = samovar_words::text(self.pen.language, &format!("{}-hints", self.table.game()));
                if let Some(hints) = hints {
                    writeln!(out, "\n{hints}")?;
                }
            }
            Command::Quit => return Ok(Next::Leave),
        }
        Ok(Next::Again)
    }

    fn act(&mut self, action: &str, out: &mut impl Write) -> anyhow::Result<Next> {
        match self.table.play(action) {
            Ok(happened) => {
                self.moved(happened)?;
                Ok(Next::Moved)
            }
            Err(why) => {
                self.say_rejected(action, &why, out)?;
                Ok(Next::Again)
            }
        }
    }

    /// Logs what happened, and saves the game.
    fn moved(&mut self, happened: Vec<Happening>) -> anyhow::Result<()> {
        self.log.push(happened);
        self.save_if_asked()
    }

    fn undo(&mut self, seat: Seat, out: &mut impl Write) -> anyhow::Result<Next> {
        if self.table.played() == 0 {
            self.line(&Message::new("play-nothing-to-undo"), out)?;
            return Ok(Next::Again);
        }
        if !self.table.may_undo(seat, 1) {
            self.line(&Message::new("play-no-undo"), out)?;
            return Ok(Next::Again);
        }
        self.table.undo();
        self.log.pop();
        for told in &mut self.told {
            *told = (*told).min(self.log.len());
        }
        self.save_if_asked()?;
        self.line(&Message::new("play-undone").with("who", seat), out)?;
        Ok(Next::Moved)
    }

    fn explain(&self, action: &str, legal: &[String], out: &mut impl Write) -> anyhow::Result<()> {
        let by_number = action.parse::<usize>().ok().and_then(|number| legal.get(number.checked_sub(1)?));
        let action = by_number.map_or(action, String::as_str);
        match self.table.check(action) {
            Ok(()) => {
                let choice = self.table.choices().into_iter().find(|choice| choice.action == action);
                let words =
                    choice.map_or_else(|| action.into(), |choice| samovar_engine::Arg::Words(choice.words));
                self.line(&Message::new("play-legal").with("words", words), out)
            }
            Err(why) => self.say_rejected(action, &why, out),
        }
    }

    fn say_rejected(&self, action: &str, why: &Rejected, out: &mut impl Write) -> anyhow::Result<()> {
        let message = match why {
            Rejected::Refused(refusal) => {
                Message::new("play-refused").with("reason", refusal.reason.clone()).with("rule", refusal.rule)
            }
            Rejected::Unreadable(reason) => {
                Message::new("play-unreadable").with("text", action.trim()).with("reason", reason.as_str())
            }
        };
        self.line(&message, out)
    }

    fn save_if_asked(&self) -> anyhow::Result<()> {
        self.settings.file.as_deref().map_or(Ok(()), |file| self.save(file))
    }

    fn save(&self, to: &Path) -> anyhow::Result<()> {
        file::save(to, &self.table.record(), &self.seating)
    }

    fn save_on_request(&self, to: Option<&str>, out: &mut impl Write) -> anyhow::Result<()> {
        let Some(to) = to.map(Path::new).or(self.settings.file.as_deref()) else {
            return self.line(&Message::new("play-save-where"), out);
        };
        match self.save(to) {
            Ok(()) => self.line(&Message::new("play-saved").with("file", to.display().to_string()), out),
            Err(error) => Ok(writeln!(out, "{error:#}")?),
        }
    }

    /// Says goodbye. Returns that the game does not continue.
    fn leave(&mut self, farewell: &'static str, out: &mut impl Write) -> anyhow::Result<bool> {
        let is_interrupted = self.settings.stop.is_stopped();
        self.line(&Message::new(if is_interrupted { "play-interrupted" } else { farewell }), out)?;
        if is_interrupted {
            self.line(&Message::new("play-so-far"), out)?;
            let table = &self.table;
            writeln!(out, "{}", standings::draw(table.game(), &table.standings(), &self.pen))?;
            // What was not meant to end is not lost.
            if self.settings.file.is_none() {
                let file = file::unused(table.game());
                self.save(&file)?;
                self.settings.file = Some(file);
            }
        }
        match &self.settings.file {
            Some(file) => {
                let file = file.display().to_string();
                self.line(&Message::new("play-saved").with("file", file.as_str()), out)?;
                let seats = if self.seating.has_programs() {
                    format!(" --seats {}", self.seating.quoted())
                } else {
                    String::new()
                };
                let command = Message::new("play-resume-command").with("game", self.table.game());
                self.line(&command.with("file", file + &seats), out)?;
            }
            None => self.line(&Message::new("play-not-saved"), out)?,
        }
        Ok(false)
    }

    /// Hands the screen to another person without showing what the last one saw; `None` if nobody is there.
    fn hand_over(
        &mut self,
        seat: Seat,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> anyhow::Result<Option<()>> {
        let before = self.looking.replace(seat);
        let changes = before.is_some_and(|before| before != seat);
        if !(self.settings.interactive && changes && self.seating.humans() > 1) {
            return Ok(Some(()));
        }
        self.line(&Message::new("play-pass-screen").with("who", seat), out)?;
        out.flush()?;
        let there = read_line(input)?.map(drop);
        write!(out, "\x1b[2J\x1b[3J\x1b[H")?;
        Ok(there)
    }

    /// Tells a viewer what happened since a decision, as far as the viewer may know it.
    fn tell(&self, viewer: Viewer, since: usize, out: &mut impl Write) -> anyhow::Result<()> {
        for happening in self.log[since.min(self.log.len())..].iter().flatten() {
            if let Some(told) = happening.seen_by(viewer) {
                writeln!(out, "{} {}", self.pen.paint(Ink::Dim, "·"), self.pen.say(&told.words()))?;
            }
        }
        Ok(())
    }

    fn show_log(&self, seat: Seat, count: usize, out: &mut impl Write) -> anyhow::Result<()> {
        let seen = |happening: &Happening| {
            happening.seen_by(Viewer::Seat(seat)).map(|told| self.pen.say(&told.words()))
        };
        let lines: Vec<String> = self.log.iter().flatten().filter_map(seen).collect();
        if lines.is_empty() {
            return self.line(&Message::new("play-log-empty"), out);
        }
        let first = lines.len().saturating_sub(count);
        for (number, line) in lines.iter().enumerate().skip(first) {
            writeln!(out, "{:>5}  {line}", number + 1)?;
        }
        Ok(())
    }

    fn show_board(&self, seat: Seat, out: &mut impl Write) -> anyhow::Result<()> {
        let sight = self.table.sight(Viewer::Seat(seat), false);
        writeln!(out, "\n{}", draw::board(&*sight, &self.pen))?;
        Ok(())
    }

    fn show_choices(&self, seat: Seat, out: &mut impl Write) -> anyhow::Result<()> {
        let turn = Message::new("play-turn").with("who", seat).with("question", self.table.question());
        writeln!(out, "{}", self.pen.paint(Ink::Yellow, &self.pen.say(&turn)))?;
        let choices = self.table.choices();
        let width = choices.len().to_string().len();
        for (place, choice) in choices.iter().enumerate() {
            let number = self.pen.paint(Ink::Cyan, &format!("{:>width$}", place + 1));
            let notation = self.pen.paint(Ink::Dim, &format!("[{}]", choice.action));
            writeln!(out, "  {number}  {}  {notation}", self.pen.say(&choice.words))?;
        }
        Ok(())
    }

    fn show_end(&self, out: &mut impl Write) -> anyhow::Result<()> {
        let viewer = self.looking.map_or(Viewer::Spectator, Viewer::Seat);
        if let Viewer::Seat(seat) = viewer {
            self.tell(viewer, self.told[seat.index()], out)?;
        }
        writeln!(out, "\n{}", draw::board(&*self.table.sight(viewer, false), &self.pen))?;
        let end = self.table.standings();
        writeln!(out, "{}", self.pen.paint(Ink::Bold, &self.pen.text("play-over")))?;
        writeln!(out, "{}", standings::draw(self.table.game(), &end, &self.pen))?;
        let winners = standings::winners(self.table.game(), &end, &self.pen);
        let message = Message::new("play-winners").with("count", winners.len());
        self.line(&message.with("names", listed(self.pen.language, winners)), out)?;
        match &self.settings.file {
            Some(file) => {
                self.line(&Message::new("play-saved").with("file", file.display().to_string()), out)
            }
            None => Ok(()),
        }
    }

    fn line(&self, message: &Message, out: &mut impl Write) -> anyhow::Result<()> {
        Ok(writeln!(out, "{}", self.pen.say(message))?)
    }
}

/// The next line, whatever bytes it contains; `None` at the end of the input.
fn read_line(input: &mut impl BufRead) -> anyhow::Result<Option<String>> {
    let mut bytes = Vec::new();
    let count = input.read_until(b'\n', &mut bytes).context("cannot read the input")?;
    Ok((count > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}
