//! Fragments that are pushed live: each is one element with a fixed id.

use maud::{Markup, html};
use samovar_engine::{Choice, Closing, Seat, Turn, Viewer};

use crate::art;
use crate::board;
use crate::model::{
    Advised, Clock, Hint, LogLine, Reader, SeatInfo, Sitter, Stage, TableView, Why, bot_name,
};
use crate::pen::Pen;
use crate::{chart, says};

/// A fragment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The id of its element.
    pub id: &'static str,
    /// The element.
    pub html: String,
}

/// Every fragment of the table's page as it is now. A fragment needs sending only where its HTML changed.
pub fn all(reader: &Reader, table: &TableView) -> Vec<Part> {
    let parts = Parts::new(reader, table);
    let part = |id, markup: Markup| Part { id, html: markup.into_string() };
    let drawn = board::draw(&parts.pen, table);
    vec![
        part("turn", parts.turn()),
        part("end", parts.end()),
        part("seats", parts.seats()),
        part("board", parts.board(drawn.board)),
        part("players", parts.players(drawn.players)),
        part("decision", parts.decision()),
        part("log", parts.log()),
        part("chat", parts.chat()),
        part("more", parts.more()),
    ]
}

/// The fragment that says whose turn it is.
pub fn turn(reader: &Reader, table: &TableView) -> String {
    Parts::new(reader, table).turn().into_string()
}

/// The answer to "why not?", to be shown beside the decision.
pub fn why(reader: &Reader, why: &Why) -> String {
    let pen = Pen { language: reader.language, ..Pen::default() };
    let markup = html! {
        div id="why" role="status" {
            @match &why.refusal {
                Some((rule, reason)) => p.refused {
                    (pen.say(&samovar_engine::Message::new("web-why-not").with("reason", reason.clone())))
                    @if !rule.is_empty() { " " (rule_link(&pen, &why.game, rule)) }
                },
                None => p { (pen.text("web-why-allowed")) },
            }
        }
    };
    markup.into_string()
}

/// What a bot would do, to be shown with the decision.
pub fn hint(reader: &Reader, table: &TableView) -> String {
    Parts::new(reader, table).hint().into_string()
}

/// A link to a rule of a game.
pub(crate) fn rule_link(pen: &Pen, game: &str, rule: &str) -> Markup {
    let words = pen.say(&samovar_engine::Message::new("web-rule-link").with("rule", rule));
    html! { a.rule href=(format!("/rules/{game}#{rule}")) target="_blank" { (words) } }
}

/// Draws the fragments of one table for one reader.
pub(crate) struct Parts<'a> {
    pub reader: &'a Reader,
    pub table: &'a TableView,
    pub pen: Pen,
}

impl<'a> Parts<'a> {
    pub fn new(reader: &'a Reader, table: &'a TableView) -> Parts<'a> {
        Parts { reader, table, pen: crate::model::pen(table, reader.language) }
    }

    fn text(&self, id: &str) -> String {
        self.pen.text(id)
    }

    fn path(&self, rest: &str) -> String {
        format!("/t/{}/{rest}", self.table.id)
    }

    /// A form with a single button.
    fn button(&self, path: &str, class: &str, fields: &[(&str, &str)], words: &str) -> Markup {
        html! {
            form.inline method="post" action=(self.path(path)) {
                (csrf(self.reader))
                @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
                button class=(class) type="submit" { (words) }
            }
        }
    }

    // The head of the table.

    /// Who decides what. The page title and the sound of a turn follow it.
    pub fn turn(&self) -> Markup {
        let table = self.table;
        let mine = table.is_my_move();
        html! {
            div #turn.mine[mine] data-seq=(table.seq) data-mine=(if mine { "1" } else { "0" }) data-curtain=[self.behind_curtain()] {
                p role="status" aria-live="polite" {
                    @match (table.stage, table.turn) {
                        (Stage::Lobby, _) => (self.text("web-stage-lobby")),
                        (Stage::Abandoned, _) => (self.text("web-abandoned")),
                        (Stage::Over, _) | (_, Some(Turn::Over) | None) => (self.text("web-over")),
                        (Stage::Playing, Some(Turn::Decide(seat))) => {
                            b.who.(self.pen.seat_class(seat)) { (self.who_decides(seat)) }
                            @if let Some(question) = &table.question { ": " (says::markup(&self.pen, table, question)) }
                        }
                    }
                }
                @if table.stage == Stage::Playing && table.viewer == Viewer::Spectator { small { (self.text("web-watching")) } }
            }
        }
    }

    /// To whom the screen has to be passed, where several share it and may not see the same.
    fn behind_curtain(&self) -> Option<String> {
        let several = self.table.seats.iter().filter(|seat| seat.is_mine()).count() > 1;
        let secrets = samovar_games::find(&self.table.game).is_some_and(|kind| kind.has_secrets());
        match self.table.viewer {
            Viewer::Seat(seat) if several && secrets && self.table.is_my_move() => Some(self.pen.seat(seat)),
            _ => None,
        }
    }

    fn who_decides(&self, seat: Seat) -> String {
        let message = samovar_engine::Message::new;
        let several = self.table.seats.iter().filter(|seat| seat.is_mine()).count() > 1;
        let sitter = self.table.seats.get(seat.index()).map(|info| &info.sitter);
        let name = self.pen.seat(seat);
        match sitter {
            _ if self.table.is_my_move() && several => {
                self.pen.say(&message("web-pass-screen").with("name", name))
            }
            _ if self.table.is_my_move() => self.text("web-your-turn"),
            Some(Sitter::Bot { .. }) => self.pen.say(&message("web-their-turn-bot").with("name", name)),
            _ => self.pen.say(&message("web-their-turn").with("name", name)),
        }
    }

    // Seats.

    /// The seats: as a lobby before the start, as a list of names and clocks afterwards.
    pub fn seats(&self) -> Markup {
        let lobby = self.table.stage == Stage::Lobby;
        html! {
            section #seats.lobby[lobby] aria-label=(self.text("web-seats")) {
                @if lobby {
                    h2 { (self.text("web-seats")) }
                    ol.seatlist { @for seat in &self.table.seats { li { (self.lobby_seat(seat)) } } }
                    (self.invitation("web-invite", &self.table.link))
                    @if self.table.host {
                        @let open = self.table.seats.iter().any(SeatInfo::is_empty);
                        @if open { p.hint { (self.text("web-start-wait")) } }
                        form method="post" action=(self.path("start")) {
                            (csrf(self.reader))
                            button.primary type="submit" disabled[open] { (self.text("web-start")) }
                        }
                    }
                } @else {
                    ul.sitters { @for seat in &self.table.seats { li class=(self.pen.seat_class(seat.seat)) { (self.sitter(seat)) } } }
                }
            }
        }
    }

    fn lobby_seat(&self, info: &SeatInfo) -> Markup {
        let path = |what: &str| format!("seat/{}/{what}", info.seat);
        let has_seat = self.table.seats.iter().any(SeatInfo::is_mine);
        html! {
            div.seatrow.(self.pen.seat_class(info.seat)) {
                span.blot aria-hidden="true" { (info.seat.index() + 1) }
                span.sitter { (self.sitter_name(info)) }
                span.doings {
                    @match &info.sitter {
                        Sitter::Open => { (self.take(info, has_seat)) (self.put_bot(info)) }
                        Sitter::Invited { key, mine } => {
                            @if *mine && !has_seat { (self.take(info, false)) }
                            @if let Some(key) = key { (self.invitation("web-invite-seat", &format!("{}?invite={key}", self.table.link))) }
                            (self.put_bot(info))
                        }
                        Sitter::Person { mine: true, .. } => (self.button(&path("leave"), "quiet", &[], &self.text("web-leave-seat"))),
                        Sitter::Bot { .. } if self.table.host => (self.button(&path("leave"), "quiet", &[], &self.text("web-dismiss-bot"))),
                        _ => {}
                    }
                }
            }
        }
    }

    /// The form that takes a seat, for the reader or for somebody else at the same screen.
    fn take(&self, info: &SeatInfo, has_seat: bool) -> Markup {
        let path = |what: &str| format!("seat/{}/{what}", info.seat);
        html! {
            form.inline method="post" action=(self.path(&path("take"))) {
                (csrf(self.reader)) (entropy())
                @if self.reader.name.is_empty() {
                    label { span.vh { (self.text("web-name")) } input name="name" required maxlength="40" placeholder=(self.text("web-name")); }
                }
                @if has_seat { input type="hidden" name="here" value="1"; }
                button type="submit" { (self.text(if has_seat { "web-take-seat-here" } else { "web-take-seat" })) }
            }
        }
    }

    /// The form that puts a bot on an empty seat, for whoever made the table.
    fn put_bot(&self, info: &SeatInfo) -> Markup {
        let path = |what: &str| format!("seat/{}/{what}", info.seat);
        html! {
            @if self.table.host {
                form.inline method="post" action=(self.path(&path("bot"))) {
                    (csrf(self.reader))
                    select name="level" aria-label=(self.text("web-put-bot")) {
                        @for level in self.table.bots.iter().rev() { option value=(level) { (bot_name(self.reader.language, level)) } }
                    }
                    button type="submit" { (self.text("web-put-bot")) }
                }
            }
        }
    }

    fn sitter_name(&self, info: &SeatInfo) -> Markup {
        html! {
            @match &info.sitter {
                Sitter::Open => em { (self.text("web-seat-taken-open")) },
                Sitter::Invited { .. } => em { (self.text("web-seat-taken-invited")) },
                Sitter::Person { name, mine, here } => {
                    @if name.is_empty() { (self.pen.seat(info.seat)) } @else { (name) }
                    @if *mine { " (" (self.text("web-you")) ")" }
                    @let state = if *here { "web-here" } else { "web-away" };
                    span.presence.here[*here] title=(self.text(state)) role="img" aria-label=(self.text(state)) {}
                }
                Sitter::Bot { level, instead_of: Some(name) } => {
                    (self.pen.say(&samovar_engine::Message::new("web-seat-bot-for").with("level", bot_name(self.reader.language, level)).with("name", name.as_str())))
                }
                Sitter::Bot { .. } => (self.pen.seat(info.seat)),
            }
        }
    }

    fn sitter(&self, info: &SeatInfo) -> Markup {
        let decides = self.table.turn == Some(Turn::Decide(info.seat)) && self.table.stage == Stage::Playing;
        html! {
            span.name.deciding[decides] { (self.sitter_name(info)) }
            @if let Some(clock) = info.clock { (clock_face(clock)) }
            @if let Sitter::Bot { instead_of: Some(name), .. } = &info.sitter {
                @if *name == self.reader.name && self.table.stage == Stage::Playing {
                    (self.button(&format!("seat/{}/person", info.seat), "quiet", &[], &self.text("web-return")))
                }
            }
            @if matches!(info.sitter, Sitter::Person { here: false, mine: false, .. }) && self.table.host && self.table.stage == Stage::Playing {
                @let level = self.table.bots.last().map_or("", String::as_str);
                (self.button(&format!("seat/{}/bot", info.seat), "quiet", &[("level", level)], &self.text("web-put-bot")))
            }
        }
    }

    fn invitation(&self, words: &str, link: &str) -> Markup {
        html! {
            p.invite {
                label { (self.text(words)) " " input readonly value=(link) data-copy; }
                button type="button" data-copy-button hidden data-done=(self.text("web-copied")) { (self.text("web-copy")) }
            }
        }
    }

    // Board and players.

    /// The board.
    pub fn board(&self, drawn: Markup) -> Markup {
        html! {
            section #board aria-label=(self.text("web-board")) data-game=(self.table.game) hidden[self.table.sight.is_none()] {
                (drawn)
            }
        }
    }

    /// What the players have.
    pub fn players(&self, drawn: Markup) -> Markup {
        html! {
            section #players aria-label=(self.text("web-players")) hidden[self.table.sight.is_none()] { (drawn) }
        }
    }

    // The decision.

    /// What the reader may answer, as buttons in words.
    pub fn decision(&self) -> Markup {
        let table = self.table;
        let quiet = table.choices.is_empty() && !table.may_undo;
        let extra = |choice: &&Choice| board::verb(&table.game, &choice.action).extra;
        let (extras, main): (Vec<&Choice>, Vec<&Choice>) = table.choices.iter().partition(extra);
        html! {
            section #decision.open[!table.choices.is_empty()] aria-label=(self.text("web-decision")) hidden[quiet] {
                @if !quiet {
                    form #act method="post" action=(self.path("act")) {
                        (csrf(self.reader))
                        input type="hidden" name="seq" value=(table.seq);
                    }
                    @if let Some(question) = table.question.as_ref().filter(|_| !table.choices.is_empty()) {
                        h2 { (says::markup(&self.pen, table, question)) }
                    }
                    (self.hint())
                    @if !table.summary.is_empty() && table.choices.iter().any(|choice| choice.closes == Some(Closing::Turn)) {
                        details.sofar open {
                            summary { (self.text("web-so-far")) }
                            ul { @for line in &table.summary { li { (says::line(&self.pen, table, line)) } } }
                        }
                    }
                    div.choices { @for choice in &main { (self.choice(choice)) } }
                    @if !extras.is_empty() {
                        details #extras open[main.len() < 4] {
                            summary { (self.text("web-extras")) " (" (extras.len()) ")" }
                            div.choices { @for choice in &extras { (self.choice(choice)) } }
                        }
                    }
                    div.afterwards {
                        @if table.may_undo {
                            form.inline #undo method="post" action=(self.path("undo")) {
                                (csrf(self.reader))
                                input type="hidden" name="seq" value=(table.seq);
                                button.quiet type="submit" { "↶ " (self.text("web-undo")) }
                            }
                        }
                    }
                    div #why role="status" {}
                    p.hint.script { (self.text("web-why-hint")) }
                }
            }
        }
    }

    fn choice(&self, choice: &Choice) -> Markup {
        let last = choice.closes.is_some();
        html! {
            button.choice.last[last] type="submit" form="act" name="action" value=(choice.action) {
                @if !last { (art::icon(board::verb(&self.table.game, &choice.action).icon)) }
                span { (self.pen.say(&choice.words)) }
            }
        }
    }

    /// What a bot would do, or the button that asks it. The id changes with every entry: a hint is never taken for a later one.
    pub fn hint(&self) -> Markup {
        let table = self.table;
        html! {
            @if table.may_hint {
                div id=(format!("hint-{}", table.seq)) .advice role="status" {
                    @match &table.hint {
                        Some(hint) => (self.advice(hint)),
                        None => form #hintform method="post" action=(self.path("hint")) {
                            (csrf(self.reader))
                            button.quiet type="submit" { (art::icon("lamp")) (self.text("web-hint")) }
                        },
                    }
                }
            }
        }
    }

    fn advice(&self, hint: &Hint) -> Markup {
        html! {
            @if let Some((best, others)) = hint.moves.split_first() {
                h3 { (self.text("web-hint-best")) }
                (self.advised(best, true))
                @if !hint.line.is_empty() {
                    p { (self.text("web-hint-line")) }
                    ol.expected {
                        @for step in &hint.line {
                            li { b.who.(self.pen.seat_class(step.seat)) { (self.pen.seat(step.seat)) } ": " (self.pen.say(&step.choice.words)) }
                        }
                    }
                }
                @if !others.is_empty() {
                    p { (self.text("web-hint-others")) }
                    div.choices { @for other in others { (self.advised(other, false)) } }
                }
                p.hint { (self.text("web-hint-guess")) }
            }
        }
    }

    /// An action a bot considered: a click plays it.
    fn advised(&self, advised: &Advised, best: bool) -> Markup {
        let choice = &advised.choice;
        html! {
            button.choice.best[best] type="submit" form="act" name="action" value=(choice.action) {
                (art::icon(board::verb(&self.table.game, &choice.action).icon))
                span { (self.pen.say(&choice.words)) " " small { (chance(&self.pen, advised.chance)) } }
            }
        }
    }

    // Log and chat.

    /// What happened, the newest first.
    pub fn log(&self) -> Markup {
        let table = self.table;
        let fresh = |seq: u64| seq >= table.new_from && table.viewer != Viewer::Spectator;
        let ids = line_ids(&table.log);
        html! {
            section #log aria-label=(self.text("web-log")) hidden[table.log.is_empty()] {
                h2 { (self.text("web-log")) }
                @if table.log.last().is_some_and(|line| fresh(line.seq)) {
                    p.hint.newer {
                        (self.text("web-log-new")) " "
                        button.quiet.script type="button" data-again=(table.new_from.saturating_sub(1)) { "▶ " (self.text("web-log-again")) }
                    }
                }
                ol #log-lines.lines tabindex="0" aria-label=(self.text("web-log")) {
                    @for (line, id) in table.log.iter().zip(&ids).rev().take(LOG_LINES) {
                        li.fresh[fresh(line.seq)] id=(id) { (says::line(&self.pen, table, line)) }
                    }
                }
            }
        }
    }

    /// What was said.
    pub fn chat(&self) -> Markup {
        let table = self.table;
        let silent = table.chat.is_empty() && !table.may_chat;
        html! {
            section #chat aria-label=(self.text("web-chat")) hidden[silent] {
                h2 { (self.text("web-chat")) }
                ol #chat-lines.lines tabindex="0" aria-label=(self.text("web-chat")) aria-live="polite" {
                    @for line in table.chat.iter().rev().take(LOG_LINES).rev() {
                        @let class = line.seat.map_or_else(String::new, |seat| self.pen.seat_class(seat));
                        li id=(format!("c{}", line.id)) { b.who.(class) { (line.name) } " " (line.text) }
                    }
                    @if table.chat.is_empty() { li.none { (self.text("web-chat-empty")) } }
                }
                @if table.may_chat {
                    form #say method="post" action=(self.path("chat")) {
                        (csrf(self.reader))
                        input name="text" required maxlength="500" autocomplete="off" aria-label=(self.text("web-chat-say")) placeholder=(self.text("web-chat-say"));
                        button type="submit" { (self.text("web-chat-send")) }
                    }
                }
            }
        }
    }

    /// What else can be done: resign, give up, and the proof of fair chance.
    pub fn more(&self) -> Markup {
        let table = self.table;
        let playing = table.stage == Stage::Playing;
        let mine: Vec<Seat> =
            table.seats.iter().filter(|seat| seat.is_mine()).map(|seat| seat.seat).collect();
        let giving_up = table.seats.iter().filter(|seat| seat.gives_up).count();
        html! {
            details #more {
                summary { (self.text("web-more")) }
                @if playing && !mine.is_empty() {
                    @for seat in &mine {
                        @let words = if mine.len() > 1 { format!("{} ({})", self.text("web-resign"), self.pen.seat(*seat)) } else { self.text("web-resign") };
                        (self.button("resign", "quiet", &[("seat", &seat.to_string())], &words))
                    }
                    p.hint { (self.text("web-resign-help")) }
                    (self.button("abandon", "quiet", &[], &self.text("web-give-up")))
                    p.hint { (self.pen.count("web-give-up-help", giving_up)) }
                }
                (fairness(&self.pen, &table.fairness))
                p.hint { (self.text("web-reconstructed-note")) }
                p.hint { (self.text("web-unofficial")) }
            }
        }
    }

    /// How the game ended.
    pub fn end(&self) -> Markup {
        let table = self.table;
        let over = matches!(table.stage, Stage::Over | Stage::Abandoned);
        html! {
            section #end aria-label=(self.text("web-over")) hidden[!over] {
                @if over {
                    @match &table.standings {
                        Some(standings) if table.stage == Stage::Over => (chart::standings(&self.pen, table, standings)),
                        _ => p { (self.text("web-abandoned")) },
                    }
                    div.doings {
                        @if table.stage == Stage::Over {
                            a.button href=(self.path("replay")) { (self.text("web-replay")) }
                            @if table.may_analyse { a.button href=(self.path("analysis")) { (self.text("web-analysis")) } }
                            a.button href=(self.path("record")) download { (self.text("web-record")) }
                            a.button href=(self.path("verify")) { (self.text("web-verify")) }
                        }
                        @match &table.rematch {
                            Some(id) => a.button.primary href=(format!("/t/{id}")) { (self.text("web-rematch-there")) },
                            None if table.seats.iter().any(SeatInfo::is_mine) => (self.button("rematch", "primary", &[], &self.text("web-rematch"))),
                            None => {}
                        }
                    }
                }
            }
        }
    }
}

/// Most lines of log and chat on a page.
const LOG_LINES: usize = 80;

/// Ids for the lines of a log that stay theirs when others come: the entry, and which of its lines it is.
fn line_ids(log: &[LogLine]) -> Vec<String> {
    let (mut entry, mut line) = (0, 0);
    let id = |one: &LogLine| {
        (entry, line) = (one.seq, if one.seq == entry { line + 1 } else { 0 });
        format!("l{entry}-{line}")
    };
    log.iter().map(id).collect()
}

/// A chance to win in words.
pub(crate) fn chance(pen: &Pen, chance: f32) -> String {
    pen.say(&samovar_engine::Message::new("web-chance").with("percent", percent(chance)))
}

/// A chance as whole percents.
pub(crate) fn percent(chance: f32) -> i64 {
    (chance.clamp(0.0, 1.0) * 100.0).round() as i64
}

fn clock_face(clock: Clock) -> Markup {
    let seconds = clock.left_ms / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    html! {
        time.clock.running[clock.running] data-left=(clock.left_ms) role="timer" {
            @if hours > 0 { (hours) ":" (format!("{minutes:02}")) ":" (format!("{seconds:02}")) }
            @else { (minutes) ":" (format!("{seconds:02}")) }
        }
    }
}

/// The hidden field every form carries.
pub(crate) fn csrf(reader: &Reader) -> Markup {
    html! { input type="hidden" name="csrf" value=(reader.csrf); }
}

/// The hidden field that the script fills with chance of the reader's own browser, for the seed.
pub(crate) fn entropy() -> Markup {
    html! { input type="hidden" name="entropy" value=""; }
}

/// What proves that chance was fair.
pub(crate) fn fairness(pen: &Pen, fairness: &crate::model::Fairness) -> Markup {
    let sealed = || pen.text("web-sealed");
    html! {
        div.fair {
            h3 { (pen.text("web-fair")) }
            p.hint { (pen.text("web-fair-words")) }
            dl {
                dt { (pen.text("web-commitment")) } dd { code { (fairness.commitment) } }
                @for (name, added) in &fairness.added {
                    dt { (pen.say(&samovar_engine::Message::new("web-added").with("name", name.as_str()))) } dd { code { (added) } }
                }
                dt { (pen.text("web-secret")) } dd { code { (fairness.secret.clone().unwrap_or_else(sealed)) } }
                dt { (pen.text("web-seed")) } dd { code { (fairness.seed.clone().unwrap_or_else(sealed)) } }
            }
        }
    }
}
