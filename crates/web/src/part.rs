//! Fragments that are pushed live: each is one element with a fixed id.

mod coach;
pub(crate) mod help;
mod lobby;

use maud::{Markup, html};
use samovar_engine::{Arg, Choice, Closing, Message, Seat, Turn, Viewer, reasoning};
use serde_json::{Value, json};

use crate::art;
use crate::board::{self, Component, First, Verb};
use crate::model::{
    Advised, ChatLine, Clock, Contribution, Fairness, Help, Hint, LessonView, LogLine, Reader, SeatInfo,
    Sitter, Stage, TableView, Why, bot_name,
};
use crate::pen::Pen;
use crate::preferences::Preference;
use crate::{bots, chart, says};
use samovar_table::model::Regard;

pub(crate) use coach::start_lesson;

/// Choices under a heading.
type Group<'a> = (Option<&'static str>, Vec<(Verb, &'a Choice)>);

/// A fragment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The id of its element.
    pub id: &'static str,
    /// The element.
    pub html: String,
}

/// Every fragment of the table's page as it is now. [`crate::push`] draws them for pages that are open.
pub fn all(reader: &Reader, table: &TableView) -> Vec<Part> {
    let parts = Parts::new(reader, table).all();
    parts.map(|(id, markup)| Part { id, html: markup.into_string() }).into()
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
                Some((rule, words)) if rule.is_empty() => p.refused { (pen.say(words)) },
                Some((rule, reason)) => p.refused {
                    (pen.say(&Message::new("web-why-not").with("reason", reason.clone())))
                    " " (rule_link(&pen, &why.game, rule))
                },
                None => p { (pen.text("web-why-allowed")) },
            }
        }
    };
    markup.into_string()
}

/// What a bot would do, to be shown with the decision.
pub fn hint(reader: &Reader, table: &TableView) -> String {
    Parts::new(reader, table).advice().into_string()
}

/// What the drawer at a table shows.
pub fn help(reader: &Reader, help: &Help) -> String {
    let pen = Pen { language: reader.language, ..Pen::default() };
    help::content(&pen, help).into_string()
}

/// A link to a rule of a game.
pub(crate) fn rule_link(pen: &Pen, game: &str, rule: &str) -> Markup {
    let words = pen.say(&Message::new("web-rule-link").with("rule", rule));
    html! { a.rule href=(format!("/rules/{game}#{rule}")) target="_blank" { (words) } }
}

/// What is asked about before it is done, because it cannot be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Confirmed {
    Resign,
    Abandon,
    Leave,
}

impl Confirmed {
    const fn question(self) -> &'static str {
        match self {
            Confirmed::Resign => "table-confirm-resign",
            Confirmed::Abandon => "table-confirm-abandon",
            Confirmed::Leave => "table-confirm-leave",
        }
    }
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

    /// Every fragment with its id.
    pub fn all(&self) -> [(&'static str, Markup); 12] {
        let drawn = board::draw(&self.pen, self.table);
        [
            ("turn", self.turn()),
            ("end", self.end()),
            ("seats", self.seats(&drawn.glances)),
            ("board", self.board(drawn.board)),
            ("players", self.players(drawn.players)),
            ("coach", self.coach()),
            ("decision", self.decision()),
            ("log", self.log()),
            ("chat", self.chat()),
            ("more", self.more()),
            ("promises", self.promises()),
            ("chain", self.chain()),
        ]
    }

    fn text(&self, id: &str) -> String {
        self.pen.text(id)
    }

    fn path(&self, rest: &str) -> String {
        format!("/t/{}/{rest}", self.table.id)
    }

    fn seat_path(&self, info: &SeatInfo, what: &str) -> String {
        format!("seat/{}/{what}", info.seat)
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

    /// A form whose button asks before it does something; without a script it is unfolded first. Whoever does not want
    /// to be asked gets the bare button.
    fn confirmed(&self, path: &str, fields: &[(&str, &str)], words: &str, what: Confirmed) -> Markup {
        let asks = self.reader.preferences.is_on(Preference::Confirm);
        let question = self.text(what.question());
        let hidden = html! {
            (csrf(self.reader))
            @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
        };
        html! {
            form.inline.script[asks] method="post" action=(self.path(path)) data-stay {
                (hidden)
                button.quiet type="submit" data-confirm=[asks.then_some(&question)] { (words) }
            }
            @if asks {
                details.noscript.sure {
                    summary { (words) }
                    form method="post" action=(self.path(path)) {
                        (hidden)
                        p { (question) }
                        button.danger type="submit" { (self.text("table-confirm-yes")) }
                    }
                }
            }
        }
    }

    // The head of the table.

    /// Who decides what. The page title and the sound of a turn follow it.
    pub fn turn(&self) -> Markup {
        let table = self.table;
        let mine = table.is_my_move();
        html! {
            div #turn.mine[mine] data-seq=(table.seq) data-mine=(if mine { "1" } else { "0" }) data-curtain=[self.behind_curtain()] data-question=[self.question()] {
                p role="status" aria-live="polite" {
                    @match (table.stage, table.turn) {
                        (Stage::Lobby, _) => (self.text("web-stage-lobby")),
                        (Stage::Abandoned, _) => (self.text("web-abandoned")),
                        (Stage::Over, _) | (_, Some(Turn::Over) | None) => (self.text("web-over")),
                        (Stage::Playing, _) if table.lesson.as_ref().is_some_and(LessonView::is_over) => (self.text("lesson-finished")),
                        (Stage::Playing, _) if table.lesson.as_ref().is_some_and(|lesson| lesson.is_read) => (self.text("lesson-reading")),
                        (Stage::Playing, Some(Turn::Decide(seat))) => {
                            @match &table.question {
                                Some(question) if mine => (says::markup(&self.pen, table, &labelled(self.who_decides(seat), question.clone()))),
                                Some(question) => (says::thinking(&self.pen, table, seat, question)),
                                None => (self.who_decides(seat)),
                            }
                        }
                    }
                }
                @if table.stage == Stage::Playing && table.viewer == Viewer::Spectator { small { (self.text("web-watching")) } }
                @if let Some(next) = self.reader.next.as_ref().filter(|_| !mine) {
                    a.button.next href=(format!("/t/{next}")) { (self.text("table-next")) (art::icon("forward")) }
                }
                @let help = self.text("guide-help");
                a.button.quiet.helper href=(format!("/learn/{}", table.game)) target="_blank" data-shelf="aid" aria-label=(help) title=(help) { (art::icon("help")) }
            }
        }
    }

    /// What is asked now, as the player aid knows it: the last part of the question's id.
    fn question(&self) -> Option<&str> {
        let question = self.table.question.as_ref().filter(|_| self.table.stage == Stage::Playing)?;
        question.id.strip_prefix(self.table.game.as_str())?.strip_prefix("-ask-")
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
        let message = Message::new;
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

    /// The seats: as a lobby before the start; afterwards everybody at a glance, the reader first.
    pub fn seats(&self, glances: &[Markup]) -> Markup {
        let lobby = self.table.stage == Stage::Lobby;
        html! {
            section #seats.lobby[lobby] aria-label=(self.text("web-seats")) {
                @if lobby { (self.lobby()) } @else {
                    ul.sitters {
                        @for seat in self.at_table() {
                            @let decides = self.table.turn == Some(Turn::Decide(seat)) && self.table.stage == Stage::Playing;
                            li.(self.pen.seat_class(seat)).mine[self.table.viewer == Viewer::Seat(seat)].deciding[decides] {
                                @match self.table.seats.get(seat.index()) {
                                    Some(info) => (self.sitter(info)),
                                    None => span.name { (self.pen.seat(seat)) },
                                }
                                @if let Some(glance) = glances.get(seat.index()) { (glance) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Everybody at the table, automatic opponents included, the reader first.
    fn at_table(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::first(self.table.seats.len() + self.table.automas.len()).collect();
        seats.sort_by_key(|seat| (self.table.viewer != Viewer::Seat(*seat), *seat));
        seats
    }

    fn sitter_name(&self, info: &SeatInfo) -> Markup {
        html! {
            @match &info.sitter {
                Sitter::Open => em { (self.text("web-seat-taken-open")) },
                Sitter::Invited { name, .. } if !name.is_empty() => em { (self.pen.say(&Message::new("web-seat-kept").with("name", name.as_str()))) },
                Sitter::Invited { .. } => em { (self.text("web-seat-taken-invited")) },
                Sitter::Person { name, mine, here } => {
                    @if name.is_empty() { (self.pen.seat(info.seat)) } @else { (name) }
                    @if *mine { " (" (self.text("web-you")) ")" }
                    @let state = if *here { "web-here" } else { "web-away" };
                    span.presence.here[*here] title=(self.text(state)) role="img" aria-label=(self.text(state)) {}
                }
                Sitter::Bot { level, instead_of } => {
                    @let bot = bots::name(self.reader.language, &self.table.id, info.seat, level);
                    @if instead_of.is_some() {
                        // A person without a name goes by the seat's.
                        (self.pen.say(&Message::new("web-seat-bot-for").with("level", bot).with("name", self.pen.seat(info.seat))))
                    } @else { (bot) }
                    (bots::bars(self.reader.language, &self.table.game, level))
                    @if self.table.stage != Stage::Lobby { small.level { (bot_name(self.reader.language, level)) } }
                }
            }
        }
    }

    fn sitter(&self, info: &SeatInfo) -> Markup {
        html! {
            span.name { (self.sitter_name(info)) }
            @if let Some(clock) = info.clock { (clock_face(clock)) }
            @if info.may_return { (self.button(&self.seat_path(info, "person"), "quiet", &[], &self.text("web-return"))) }
            @if let Some(left_ms) = info.replaceable_in { (self.replace(info, left_ms)) }
            (self.regard(info))
        }
    }

    /// What the reader can do about somebody else: mute, block, report.
    fn regard(&self, info: &SeatInfo) -> Markup {
        let choices: &[(Regard, &str)] = match info.regard {
            None => return html! {},
            Some(Regard::Welcome) => &[(Regard::Muted, "regard-mute"), (Regard::Blocked, "regard-block")],
            Some(Regard::Muted) => &[(Regard::Welcome, "regard-hear"), (Regard::Blocked, "regard-block")],
            Some(Regard::Blocked) => &[(Regard::Welcome, "regard-unblock")],
        };
        let words = self.text("regard-menu");
        html! {
            details.regard.aside[info.regard != Some(Regard::Welcome)] {
                summary title=(words) aria-label=(words) { "⋯" }
                div {
                    @for (regard, words) in choices {
                        (self.button(&self.seat_path(info, "regard"), "quiet", &[("as", regard.word())], &self.text(words)))
                    }
                    form method="post" action=(self.path(&self.seat_path(info, "report"))) {
                        (csrf(self.reader))
                        label { (self.text("regard-report")) input name="text" required maxlength="500" autocomplete="off"; }
                        button.quiet type="submit" { (self.text("regard-send")) }
                    }
                    p.hint { (self.text("regard-help")) }
                }
            }
        }
    }

    /// The button that lets a bot play for somebody who is away; it says when it can be used, and the script counts down.
    fn replace(&self, info: &SeatInfo, left_ms: u64) -> Markup {
        let (before, after) = {
            // A sign that no sentence has, in the place of the time.
            let words = self.pen.say(&Message::new("table-put-bot-in").with("time", "\u{e000}"));
            match words.split_once('\u{e000}') {
                Some((before, after)) => (before.to_owned(), after.to_owned()),
                None => (words, String::new()),
            }
        };
        html! {
            form.inline method="post" action=(self.path(&self.seat_path(info, "bot"))) data-stay {
                (csrf(self.reader))
                button.quiet type="submit" disabled[left_ms > 0] data-ready=(self.text("web-put-bot")) {
                    @if left_ms > 0 {
                        (before) (clock_face(Clock { left_ms, running: true })) (after)
                    } @else { (self.text("web-put-bot")) }
                }
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
        let (last, choices): (Vec<&Choice>, Vec<&Choice>) =
            table.choices.iter().partition(|choice| choice.closes.is_some());
        let ends_turn = last.iter().any(|choice| choice.closes == Some(Closing::Turn));
        html! {
            section #decision.open[!table.choices.is_empty()] aria-label=(self.text("web-decision")) hidden[quiet] {
                @if !quiet {
                    form #act method="post" action=(self.path("act")) {
                        (csrf(self.reader))
                        input type="hidden" name="seq" value=(table.seq);
                        @if self.reader.preferences.is_on(Preference::AutoEnd) { input type="hidden" name="auto_end" value="1"; }
                    }
                    @if let Some(question) = table.question.as_ref().filter(|_| !table.choices.is_empty()) {
                        h2.vh { (says::markup(&self.pen, table, question)) }
                    }
                    div.choices {
                        (self.advice())
                        (self.grouped(&choices))
                        // The end stays below; what can be done with it stands here.
                        @for choice in &last {
                            @if !choice.then.is_empty() || !choice.more.is_empty() { h3 { (self.pen.say(&choice.words)) } (self.other_ways(choice)) }
                        }
                        @if !table.summary.is_empty() && ends_turn {
                            details #sofar.sofar {
                                summary { (self.text("web-so-far")) }
                                ul { @for line in &table.summary { li { (says::line(&self.pen, table, line)) } } }
                            }
                        }
                    }
                    div.afterwards {
                        @for choice in &last { (self.big_button(choice)) }
                        (self.hint())
                        @if table.may_undo {
                            form.inline #undo method="post" action=(self.path("undo")) {
                                (csrf(self.reader))
                                input type="hidden" name="seq" value=(table.seq);
                                button.quiet type="submit" { (art::icon("undo")) span { (self.text("web-undo")) } }
                            }
                        }
                        button.quiet.script.fold type="button" data-fold aria-expanded="true" aria-label=(self.text("table-fold")) { (art::icon("fold")) }
                    }
                }
            }
        }
    }

    /// Choices under their headings; many of a kind in two steps.
    fn grouped(&self, choices: &[&Choice]) -> Markup {
        let mut groups: Vec<Group<'_>> = vec![(None, Vec::new())];
        for choice in choices {
            let verb = board::verb(&self.table.game, &choice.action);
            match groups.iter_mut().find(|(heading, _)| *heading == verb.heading) {
                Some((_, group)) => group.push((verb, choice)),
                None => groups.push((verb.heading, vec![(verb, choice)])),
            }
        }
        html! {
            @for (heading, group) in groups.iter().filter(|(_, group)| !group.is_empty()) {
                @if let Some(heading) = heading { h3 { (self.text(heading)) } }
                (self.stepped(group))
            }
        }
    }

    /// More of a kind than fit on a screen are chosen in two steps.
    fn stepped(&self, group: &[(Verb, &Choice)]) -> Markup {
        let mut steps: Vec<(&First, Vec<&Choice>)> = Vec::new();
        for (verb, choice) in group {
            let Some(first) = &verb.first else { continue };
            match steps.iter_mut().find(|(known, _)| known.key == first.key) {
                Some((_, inside)) => inside.push(choice),
                None => steps.push((first, vec![choice])),
            }
        }
        let is_long = group.len() > LONG && steps.len() > 1;
        html! {
            @for (first, inside) in steps.iter().filter(|_| is_long) {
                details.step name="step" id=(format!("step-{}", first.key)) data-step=(first.key) {
                    summary { (self.pen.say(&first.words)) }
                    @for choice in inside { (self.choice(choice)) }
                }
            }
            @for (verb, choice) in group { @if !is_long || verb.first.is_none() { (self.choice(choice)) } }
        }
    }

    fn choice(&self, choice: &Choice) -> Markup {
        html! { (self.big_button(choice)) (self.other_ways(choice)) }
    }

    /// The button of a choice, with the plainest answers to what follows.
    fn big_button(&self, choice: &Choice) -> Markup {
        let last = choice.closes.is_some();
        html! {
            button.choice.last[last] type="submit" form="act" name="action" value=(choice.line(&choice.then)) {
                @if !last { (art::icon(board::verb(&self.table.game, &choice.action).icon)) }
                span { (self.pen.say(&board::whole_words(choice, &choice.then))) }
            }
        }
    }

    /// Other moves that begin with a choice, and the choice alone: what follows is asked step by step then.
    fn other_ways(&self, choice: &Choice) -> Markup {
        let way = |line: &str, label: &str, shown: &str| {
            html! {
                button.way type="submit" form="act" name="action" value=(line) title=(label) aria-label=(label) { (shown) }
            }
        };
        html! {
            @if !choice.then.is_empty() || !choice.more.is_empty() {
                div.ways {
                    @for then in &choice.more {
                        // What the big button says already is not said again.
                        @let said = if then.starts_with(&choice.then) { choice.then.len() } else { 0 };
                        @let label = self.pen.say(&board::whole_words(choice, then));
                        @let shown: Vec<String> = then[said..].iter().map(|step| self.pen.say(&step.words)).collect();
                        (way(&choice.line(then), &label, &format!("+ {}", shown.join(" + "))))
                    }
                    @if !choice.then.is_empty() {
                        @let words = samovar_engine::Message::new("web-choice-steps").with("what", choice.words.clone());
                        (way(&choice.action, &self.pen.say(&words), "…"))
                    }
                }
            }
        }
    }

    /// The button that asks a bot. The id changes with every entry: a hint is never taken for a later one.
    fn hint(&self) -> Markup {
        let table = self.table;
        html! {
            @if table.may_hint && table.hint.is_none() {
                form.inline #hintform method="post" action=(self.path("hint")) {
                    (csrf(self.reader))
                    button.quiet type="submit" { (art::icon("lamp")) span { (self.text("web-hint")) } }
                }
            }
        }
    }

    /// What a bot would do. The id changes with every entry: a hint is never taken for a later one.
    pub fn advice(&self) -> Markup {
        let table = self.table;
        html! {
            @if table.may_hint {
                div.advice id=(format!("hint-{}", table.seq)) role="status" {
                    @if let Some(hint) = &table.hint { (self.advised_by(hint)) }
                }
            }
        }
    }

    fn advised_by(&self, hint: &Hint) -> Markup {
        let table = self.table;
        html! {
            @if let Some((best, others)) = hint.moves.split_first() {
                h3 { (self.text("web-hint-best")) }
                (self.advised(best, best))
                @if !hint.line.is_empty() {
                    p { (self.text("web-hint-line")) }
                    ol.expected {
                        @for step in &hint.line {
                            li { (says::markup(&self.pen, table, &labelled(step.seat, step.choice.words.clone()))) }
                        }
                    }
                }
                @if !others.is_empty() {
                    p { (self.text("web-hint-others")) }
                    @for other in others { (self.advised(other, best)) }
                }
                p.hint { (self.text("web-hint-guess")) }
            }
        }
    }

    /// An action a bot considered: a click plays it.
    fn advised(&self, advised: &Advised, best: &Advised) -> Markup {
        let choice = &advised.choice;
        let is_best = choice.action == best.choice.action;
        let why = self.table.deciding().map(|seat| reasoning(&advised.reasons, seat));
        html! {
            button.choice.best[is_best] type="submit" form="act" name="action" value=(choice.line(&choice.then)) {
                (art::icon(board::verb(&self.table.game, &choice.action).icon))
                span { (self.pen.say(&board::whole_words(choice, &choice.then))) " " small { (chance(&self.pen, advised.chance)) } }
            }
            (why_so(&self.pen, why.as_deref().unwrap_or_default()))
            @if !is_best && advised.is_about_as_good_as(best) { p.why { (self.text("web-hint-equal")) } }
            (self.other_ways(choice))
        }
    }

    // Log and chat.

    /// What happened, the newest first.
    pub fn log(&self) -> Markup {
        let table = self.table;
        let fresh = |seq: u64| seq >= table.new_from && table.viewer != Viewer::Spectator;
        html! {
            section #log aria-label=(self.text("web-log")) hidden[table.log.is_empty()] {
                h2 { (self.text("web-log")) }
                @if table.log.last().is_some_and(|line| fresh(line.seq)) {
                    p.hint.newer {
                        (self.text("web-log-new")) " "
                        button.quiet.script type="button" data-again=(table.new_from.saturating_sub(1)) { (art::icon("play")) (self.text("web-log-again")) }
                    }
                }
                ol #log-lines.lines tabindex="0" aria-label=(self.text("web-log")) {
                    @for (at, lines) in whole_turns(&table.log).into_iter().rev() {
                        @let place = table.log[..at].iter().rev().take_while(|line| line.seq == lines[0].seq).count();
                        (self.pen.draw(&TurnLine::new(table, place, lines, fresh(lines[0].seq))))
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
                        (self.pen.draw(line))
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
                (self.coach_again())
                @if playing && !mine.is_empty() {
                    @for seat in &mine {
                        @let words = if mine.len() > 1 { format!("{} ({})", self.text("web-resign"), self.pen.seat(*seat)) } else { self.text("web-resign") };
                        (self.confirmed("resign", &[("seat", &seat.to_string())], &words, Confirmed::Resign))
                    }
                    p.hint { (self.text("web-resign-help")) }
                    (self.confirmed("abandon", &[], &self.text("web-give-up"), Confirmed::Abandon))
                    p.hint { (self.pen.count("web-give-up-help", giving_up)) }
                }
                p { a href=(format!("/preferences?back=/t/{}", table.id)) { (self.text("preferences")) } }
                (fairness(&self.pen, &table.fairness))
                p.hint { (self.text("web-reconstructed-note")) }
                p.hint { (self.text("web-unofficial")) }
            }
        }
    }

    /// What the server binds itself to, for the script.
    pub fn promises(&self) -> Markup {
        let fairness = &self.table.fairness;
        let is_mine = |seat: Seat| self.table.seats.iter().any(|info| info.seat == seat && info.is_mine());
        let added = fairness.contributions.iter().map(|one| {
            json!({"seat": one.seat, "promise": one.promise, "added": one.added, "mine": is_mine(one.seat)})
        });
        let added = Value::from_iter(added).to_string();
        html! {
            div #promises hidden data-commitment=(fairness.commitment) data-first=[&fairness.table] data-added=(added)
                data-drawing=[fairness.is_drawing.then_some("1")] data-begun=[(fairness.lines > 1).then_some("1")] {}
        }
    }

    /// The newest link and the head of the chain, for the script.
    pub fn chain(&self) -> Markup {
        let fairness = &self.table.fairness;
        let path = format!("/api/v1/tables/{}/chain", self.table.id);
        html! {
            div #chain hidden data-chain=(path) data-lines=(fairness.lines) data-link=[&fairness.link] data-head=[&fairness.head] {}
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
                            None if table.seats.iter().any(SeatInfo::is_mine) => {
                                form.inline method="post" action=(self.path("rematch")) {
                                    (csrf(self.reader)) (promise())
                                    button.primary type="submit" { (self.text("web-rematch")) }
                                }
                            }
                            None => {}
                        }
                    }
                }
            }
        }
    }
}

/// The lines of a log turn by turn: what one player brought about without a break. With where each turn begins.
fn turns(log: &[LogLine]) -> Vec<(usize, &[LogLine])> {
    let goes_on = |line: &LogLine, next: &LogLine| {
        !next.begins_turn && (line.begins_turn || line.by == next.by) && next.by.is_some()
    };
    let begins = log.chunk_by(goes_on).scan(0, |at, turn| {
        *at += turn.len();
        Some((*at - turn.len(), turn))
    });
    begins.collect()
}

/// As [`turns`], without the first one of a long log, of which a part may be missing.
fn whole_turns(log: &[LogLine]) -> Vec<(usize, &[LogLine])> {
    let mut turns = turns(log);
    if log.len() >= LOG_LINES && turns.len() > 1 {
        turns.remove(0);
    }
    turns
}

/// What came of a turn, in one line that opens.
#[derive(Hash)]
struct TurnLine<'a> {
    /// The entry it begins with.
    seq: u64,
    /// With which line of that entry it begins, from 0.
    place: usize,
    by: Option<Seat>,
    begins_turn: bool,
    lines: Vec<says::Line<'a>>,
    fresh: bool,
}

impl<'a> TurnLine<'a> {
    fn new(table: &TableView, place: usize, lines: &'a [LogLine], fresh: bool) -> TurnLine<'a> {
        let first = &lines[0];
        TurnLine {
            seq: first.seq,
            place,
            by: lines.last().and_then(|last| last.by),
            begins_turn: first.begins_turn,
            lines: lines.iter().map(|line| says::Line::new(table, line)).collect(),
            fresh,
        }
    }
}

impl Component for TurnLine<'_> {
    fn id(&self) -> String {
        format!("l{}-{}", self.seq, self.place)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let id = self.id();
        html! {
            li.fresh[self.fresh] id=(id) {
                @match (self.lines.as_slice(), self.by) {
                    ([only], _) => span.step { (only.draw(pen)) },
                    (lines, by) => details id=(format!("{id}-all")) {
                        summary {
                            @if self.begins_turn { (lines[0].words(pen)) }
                            @else if let Some(seat) = by { b.who.(pen.seat_class(seat)) { (pen.seat(seat)) } }
                            span.signs {
                                @for sign in lines.iter().filter_map(|line| line.sign) {
                                    span { @if let Some(count) = sign.count { (count) } (art::icon(sign.icon)) }
                                }
                            }
                        }
                        ul { @for line in &lines[usize::from(self.begins_turn)..] { li { (line.draw(pen)) } } }
                    },
                }
            }
        }
    }
}

impl Component for ChatLine {
    fn id(&self) -> String {
        format!("c{}", self.id)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let class = self.seat.map_or_else(String::new, |seat| pen.seat_class(seat));
        html! { li id=(Component::id(self)) { b.who.(class) { (self.name) } " " (self.text) } }
    }
}

/// Something with a label before it.
pub(crate) fn labelled(label: impl Into<Arg>, text: impl Into<Arg>) -> Message {
    Message::new("web-labelled").with("label", label).with("text", text)
}

/// More choices than this are put into two steps.
const LONG: usize = 7;

/// Most lines of log and chat on a page.
const LOG_LINES: usize = 80;

/// A chance to win in words.
pub(crate) fn chance(pen: &Pen, chance: f32) -> String {
    pen.say(&Message::new("web-chance").with("percent", percent(chance)))
}

/// What speaks for and against a move.
pub(crate) fn why_so(pen: &Pen, why: &[Message]) -> Markup {
    html! {
        @if !why.is_empty() { p.why { @for sentence in why { (pen.say(sentence)) " " } } }
    }
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

/// The hidden field for what the reader's browser promises to add to the seed; the script fills it.
pub(crate) fn promise() -> Markup {
    html! { input type="hidden" name="promise" value=""; }
}

/// What proves that chance was fair.
pub(crate) fn fairness(pen: &Pen, fairness: &Fairness) -> Markup {
    let sealed = || pen.text("web-sealed");
    let has_begun = fairness.lines > 1;
    let added = |one: &Contribution| match &one.promise {
        _ if !one.added.is_empty() => html! { code { (one.added) } },
        Some(promise) if !has_begun => html! { (pen.text("fair-promised")) " " code { (promise) } },
        Some(_) => html! { (pen.text("fair-withheld")) },
        None => html! { (pen.text("fair-nothing")) },
    };
    html! {
        div.fair {
            h3 { (pen.text("web-fair")) }
            p.hint { (pen.text("web-fair-words")) " " a href="/fairness" { (pen.text("fair-page-link")) } }
            dl {
                dt { (pen.text("web-commitment")) } dd { code { (fairness.commitment) } }
                @for one in &fairness.contributions {
                    dt { (pen.say(&Message::new("web-added").with("name", one.name.as_str()))) } dd { (added(one)) }
                }
                dt { (pen.text("web-secret")) } dd { code { (fairness.secret.clone().unwrap_or_else(sealed)) } }
                dt { (pen.text("web-seed")) } dd { code { (fairness.seed.clone().unwrap_or_else(sealed)) } }
            }
        }
    }
}
