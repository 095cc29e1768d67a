//! Whole pages.

mod access;
mod analysis;
mod home;
pub(crate) mod learn;
mod lessons;
mod new_table;
mod preferences;

use maud::{DOCTYPE, Markup, html};
use samovar_engine::{Level, Message, Viewer};
use samovar_words::Language;

use crate::model::{
    Account, AnalysisView, ErrorPage, Home, LessonsPage, NewTable, Notice, PreferencesPage, Reader,
    ReplayView, RulesQuery, Stage, TableView, Verification, game_word,
};
use crate::part::{Parts, csrf, fairness, help, labelled};
use crate::pen::Pen;
use crate::preferences::Preference;
use crate::{art, asset, board, says};

/// Who sits at the other seats, as a form names it, where nobody was chosen: an easy bot.
fn usual_bot() -> String {
    format!("bot {}", Level::USUAL.name())
}

/// What this is, the games, and the tables.
pub fn home(reader: &Reader, home: &Home) -> String {
    home::page(reader, home)
}

/// The form for a new table.
pub fn new_table(reader: &Reader, new: &NewTable) -> String {
    new_table::page(reader, new)
}

/// The lessons of a game.
pub fn lessons(reader: &Reader, page: &LessonsPage) -> String {
    lessons::page(reader, page)
}

/// The form for what the reader prefers.
pub fn preferences(reader: &Reader, page: &PreferencesPage) -> String {
    preferences::page(reader, page)
}

fn pen(reader: &Reader) -> Pen {
    Pen { language: reader.language, ..Pen::default() }
}

/// The name of a game.
fn game_name(pen: &Pen, game: &str) -> String {
    game_word(pen.language, game, "name")
}

/// A page around its content.
fn shell(reader: &Reader, title: &str, class: &str, content: Markup) -> String {
    shell_with(reader, title, class, html! {}, content)
}

/// A page around its content and the art of its game.
fn shell_with(reader: &Reader, title: &str, class: &str, statics: Markup, content: Markup) -> String {
    let pen = pen(reader);
    let wish = |preference: Preference| reader.preferences.of(preference);
    let scheme = Some(wish(Preference::Theme)).filter(|theme| *theme != "system").unwrap_or("light dark");
    let markup = html! {
        (DOCTYPE)
        html lang=(reader.language.code()) data-speed=(wish(Preference::Speed)) data-auto-end=(wish(Preference::AutoEnd))
            data-confirm=(wish(Preference::Confirm)) data-zoom=(wish(Preference::Zoom)) data-theme=(wish(Preference::Theme))
            data-sound=(wish(Preference::Sound)) data-notify=(wish(Preference::Notify)) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content=(scheme);
                title { (title) " · " (pen.text("web-title")) }
                link rel="icon" type="image/svg+xml" href=(asset::address("icon.svg"));
                link rel="stylesheet" href=(asset::address("style.css"));
                script type="module" src=(asset::address("table.js")) {}
                script type="module" src=(asset::address("fair.js")) {}
                script type="module" src=(asset::address("help.js")) {}
            }
            body class=(class) {
                (art::sprite())
                (statics)
                a.skip href="#content" { (pen.text("web-skip")) }
                (header(reader, &pen))
                @if let Some(notice) = &reader.notice { (told(&pen, notice)) }
                (content)
                footer {
                    p { (pen.text("web-unofficial")) }
                    @for kind in samovar_games::kinds() { p { (pen.text(&format!("{}-credits", kind.name()))) } }
                }
            }
        }
    };
    markup.into_string()
}

fn header(reader: &Reader, pen: &Pen) -> Markup {
    let account = if reader.name.is_empty() { pen.text("web-guest") } else { reader.name.clone() };
    html! {
        header.top {
            a.brand href="/" { (art::samovar()) span { (pen.text("web-title")) } }
            nav aria-label=(pen.text("web-title")) {
                a href="/learn" { (pen.text("guide-learn")) }
                a href="/preferences" { (pen.text("preferences")) }
                a href="/account" title=(pen.text("web-account")) { (account) }
            }
            form.languages method="post" action="/language" aria-label=(pen.text("web-language")) {
                (csrf(reader))
                input type="hidden" name="back" value=(reader.path);
                @for language in Language::all() {
                    @let current = language == reader.language;
                    button name="language" value=(language.code()) lang=(language.code())
                        aria-current=[current.then_some("true")] title=[part_of(pen, language)] { (language.name()) }
                }
            }
        }
    }
}

/// How much of a language is translated, unless all of it is.
fn part_of(pen: &Pen, language: Language) -> Option<String> {
    let share = language.share();
    (share < 100).then(|| pen.say(&Message::new("web-language-share").with("percent", share)))
}

fn told(pen: &Pen, notice: &Notice) -> Markup {
    html! { div.notice.fault[notice.fault] role=(if notice.fault { "alert" } else { "status" }) { (pen.say(&notice.words)) } }
}

fn faults(pen: &Pen, faults: &[Message]) -> Markup {
    html! {
        @if !faults.is_empty() {
            div.notice.fault role="alert" {
                p { (pen.text("web-faults")) }
                ul { @for fault in faults { li { (pen.say(fault)) } } }
            }
        }
    }
}

/// A table: lobby, play or end.
pub fn table(reader: &Reader, table: &TableView) -> String {
    let parts = Parts::new(reader, table);
    let drawn = board::draw(&parts.pen, table);
    let pen = &parts.pen;
    let game = game_name(pen, &table.game);
    let content = html! {
        main #content.table data-table=(format!("/t/{}", table.id)) data-seq=(table.seq) data-rules=(format!("/rules/{}", table.game)) data-csrf=(reader.csrf) data-preferences="/preferences"
            data-lost=(pen.text("web-lost")) data-queued=(pen.text("table-queued")) data-turn=(pen.text("web-your-turn")) data-rule-word=(rule_word(pen)) {
            h1.vh { (game) }
            (parts.turn())
            (playback(pen))
            div.middle tabindex="0" role="group" aria-label=(pen.text("web-board")) { (parts.end()) (parts.board(drawn.board)) (parts.players(drawn.players)) }
            aside.side {
                (parts.seats(&drawn.glances))
                div.ask { (parts.coach()) (parts.decision()) }
                div.lower { (parts.log()) (parts.chat()) (parts.more()) (head(pen)) (wake(reader, pen)) }
            }
            (explanation())
            (keys(pen))
            (confirmation(pen))
            (curtain(pen))
            (unfair(pen)) (parts.promises()) (parts.chain())
            (help::drawer(pen, &table.game))
            (board::briefs_template(&table.game, pen.language))
        }
    };
    shell_with(reader, &game, "at-table", board::statics(&table.game), content)
}

/// The word before the id of a rule, for the script.
fn rule_word(pen: &Pen) -> String {
    pen.say(&Message::new("web-rule-link").with("rule", "")).trim().to_owned()
}

/// What the piece under the pointer is, and why it cannot be used now; the script fills it and puts it in its place.
fn explanation() -> Markup {
    html! { div #explain hidden data-keep { div #explain-words {} div #why role="status" {} } }
}

/// What is said while others' moves are shown, with the buttons to pause, skip and speed up; the script works them.
fn playback(pen: &Pen) -> Markup {
    let button = |name: &str, icon: &str, words: &str| {
        html! { button.quiet type="button" data-pause[name == "pause"] data-faster[name == "faster"] data-skip[name == "skip"] aria-label=(pen.text(words)) { (art::icon(icon)) } }
    };
    html! {
        div #playback hidden data-keep {
            span { (pen.text("table-playback")) }
            (button("pause", "pause", "table-pause"))
            (button("faster", "fast", "table-faster"))
            (button("skip", "next", "table-skip"))
        }
    }
}

/// The keys, in a list.
fn keys(pen: &Pen) -> Markup {
    let rows = [
        ("1–9", "table-key-choose"),
        ("Enter", "table-key-end"),
        ("u", "table-key-undo"),
        ("h", "table-key-hint"),
        ("r", "guide-key-help"),
        ("← ↑ → ↓", "table-key-walk"),
        ("?", "table-key-keys"),
    ];
    html! {
        dialog #keys aria-labelledby="keys-title" {
            h2 #keys-title { (pen.text("table-keys")) }
            dl { @for (key, words) in rows { dt { kbd { (key) } } dd { (pen.text(words)) } } }
            form method="dialog" { button.primary { (pen.text("table-close")) } }
        }
    }
}

/// The question before something that cannot be taken back; the script fills it.
fn confirmation(pen: &Pen) -> Markup {
    html! {
        dialog #confirm aria-labelledby="confirm-words" {
            p #confirm-words {}
            form.doings method="dialog" {
                button.danger value="yes" { (pen.text("table-confirm-yes")) }
                button autofocus value="no" { (pen.text("table-confirm-no")) }
            }
        }
    }
}

/// The head of the chain that the reader's browser keeps; the script fills it.
fn head(pen: &Pen) -> Markup {
    html! { dl.fair.script data-keep { dt { (pen.text("fair-head")) } dd { code #head {} } } }
}

/// What is said if the server contradicts what this browser has kept; the script shows it.
fn unfair(pen: &Pen) -> Markup {
    html! {
        div #unfair.notice.fault role="alert" hidden data-keep {
            @for doubt in ["commitment", "left-out", "story"] {
                p data-doubt=(doubt) hidden { (pen.text(&format!("fair-doubt-{doubt}"))) }
            }
        }
    }
}

/// What covers the table while a screen is passed on; the script draws it.
fn curtain(pen: &Pen) -> Markup {
    html! {
        dialog #curtain aria-labelledby="curtain-name" {
            (art::samovar())
            p { (pen.text("web-curtain")) }
            p #curtain-name {}
            form method="dialog" { button.primary { (pen.text("web-curtain-open")) } }
        }
    }
}

/// Sound and notification, the preferences that are wanted at hand; the script works them.
fn wake(reader: &Reader, pen: &Pen) -> Markup {
    let (sound, notify) =
        (reader.preferences.is_on(Preference::Sound), reader.preferences.is_on(Preference::Notify));
    html! {
        p #wake.script data-keep {
            label { input type="checkbox" data-preference="sound" checked[sound]; " " (pen.text("web-sound")) }
            label { input type="checkbox" data-preference="notify" checked[notify]; " " (pen.text("web-notify")) }
        }
    }
}

/// A finished game played back.
pub fn replay(reader: &Reader, replay: &ReplayView) -> String {
    let table = &replay.table;
    let parts = Parts::new(reader, table);
    let drawn = board::draw(&parts.pen, table);
    let pen = &parts.pen;
    let game = game_name(pen, &table.game);
    let title = pen.say(&Message::new("web-replay-of").with("game", game));
    let viewer = viewer_word(table.viewer);
    let at = |step: usize| format!("/t/{}/replay?step={step}&as={viewer}", table.id);
    let counted = pen.say(&Message::new("web-step").with("step", replay.step).with("steps", replay.steps));
    let last = replay.steps;
    let turn_before =
        replay.turns.iter().rev().find(|(from, _)| *from < replay.step).map_or(0, |(from, _)| *from);
    let turn_after =
        replay.turns.iter().find(|(from, _)| *from > replay.step).map_or(last, |(from, _)| *from);
    let step = |step: usize, rel: &str, icon: &str, words: &str| {
        html! { a.button rel=(rel) href=(at(step)) aria-label=(pen.text(words)) { (art::icon(icon)) } }
    };
    let content = html! {
        main #content.table.replay data-replay=(format!("/t/{}/replay", table.id)) data-rules=(format!("/rules/{}", table.game)) data-rule-word=(rule_word(pen)) {
            h1 { (title) }
            form #replayform.slider method="get" action=(format!("/t/{}/replay", table.id)) {
                label { span { (counted) } input type="range" name="step" min="0" max=(last) value=(replay.step); }
                label {
                    (pen.text("web-seen-by")) " "
                    select name="as" {
                        @for viewer in Viewer::all(table.seats.len()) {
                            @let word = viewer_word(viewer);
                            option value=(word) selected[viewer == table.viewer] {
                                @match viewer { Viewer::Seat(seat) => (pen.seat(seat)), Viewer::Spectator => (pen.text("web-spectator")) }
                            }
                        }
                    }
                }
                button.noscript type="submit" { (pen.text("web-step-go")) }
                label {
                    (pen.text("table-turn")) " "
                    select data-turns {
                        @for (number, (from, seat)) in replay.turns.iter().enumerate() {
                            @let until = replay.turns.get(number + 1).map_or(last + 1, |(next, _)| *next);
                            option value=(from) selected[(*from..until).contains(&replay.step)] { (number + 1) " · " (pen.seat(*seat)) }
                        }
                    }
                }
                nav #steps aria-label=(counted) {
                    (step(0, "first", "previous", "web-step-first"))
                    (step(turn_before, "turn-back", "rewind", "table-turn-back"))
                    (step(replay.step.saturating_sub(1), "prev", "back", "web-step-back"))
                    button.script type="button" data-play aria-pressed="false" aria-label=(pen.text("table-autoplay")) { (art::icon("play")) (art::icon("pause")) }
                    (step((replay.step + 1).min(last), "next", "forward", "web-step-on"))
                    (step(turn_after, "turn-on", "fast", "table-turn-on"))
                    (step(last, "last", "next", "web-step-last"))
                    label.script {
                        span.vh { (pen.text("table-speed")) }
                        select data-speed { @for speed in ["slow", "normal", "fast"] { option value=(speed) selected[speed == "normal"] { (pen.text(&format!("table-speed-{speed}"))) } } }
                    }
                    button.script.quiet type="button" data-copy-here data-done=(pen.text("web-copied")) { (pen.text("table-copy-moment")) }
                    a href=(format!("/t/{}", table.id)) { (pen.text("web-back")) }
                }
            }
            div.middle tabindex="0" role="group" aria-label=(pen.text("web-board")) { (parts.board(drawn.board)) (parts.players(drawn.players)) }
            aside.side {
                section #happened aria-live="polite" {
                    @match &replay.decision {
                        Some((seat, words)) => h2 { (says::markup(pen, table, &labelled(*seat, words.clone()))) },
                        None => h2 { (pen.text("web-start-position")) },
                    }
                    ul.lines { @for line in &replay.happened { li { (says::line(pen, table, line)) } } }
                }
            }
            (explanation())
            (help::drawer(pen, &table.game))
            (board::briefs_template(&table.game, pen.language))
        }
    };
    shell_with(reader, &title, "at-table", board::statics(&table.game), content)
}

fn viewer_word(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "all".to_owned(),
    }
}

/// What a bot thinks of a finished game.
pub fn analysis(reader: &Reader, view: &AnalysisView) -> String {
    analysis::page(reader, view)
}

/// Name and password.
pub fn account(reader: &Reader, account: &Account) -> String {
    let pen = pen(reader);
    let action = |name: &'static str, words: &str, class: &'static str| {
        html! { button class=(class) name="do" value=(name) { (pen.text(words)) } }
    };
    let typed = if account.typed.is_empty() { &reader.name } else { &account.typed };
    let name = html! {
        label { (pen.text("web-name")) input name="name" required maxlength="40" autocomplete="username" value=(typed); }
    };
    let content = html! {
        main #content.narrow {
            h1 { (pen.text("web-account")) }
            (faults(&pen, &account.faults))
            p { a href="/preferences" { (pen.text("preferences")) } }
            @if reader.account {
                p { (pen.say(&Message::new("web-account-signed").with("name", reader.name.as_str()))) }
                form.card method="post" action="/account" { (csrf(reader)) (action("sign-out", "web-sign-out", "")) }
                (access::sessions(reader, &pen, &account.access))
                (access::tokens(reader, &pen, &account.access))
                (access::password(reader, &pen, account.password_changed))
                details.card {
                    summary { (pen.text("web-delete")) }
                    p { (pen.text("web-delete-help")) }
                    form method="post" action="/account" {
                        (csrf(reader))
                        label { (pen.text("web-password")) input type="password" name="password" required autocomplete="current-password"; }
                        (action("delete", "web-delete-confirm", "danger"))
                    }
                }
            } @else {
                p { (pen.text("web-account-guest")) }
                form.card method="post" action="/account" {
                    h2 { (pen.text("web-rename")) }
                    (csrf(reader)) (name)
                    p.hint { (pen.text("web-name-help")) }
                    (action("name", "web-rename", ""))
                }
                form.card method="post" action="/account" {
                    h2 { (pen.text("web-sign-in-or-register")) }
                    (csrf(reader)) (name)
                    label { (pen.text("web-password")) input type="password" name="password" required minlength="8" autocomplete="current-password"; }
                    p.hint { (pen.text("web-password-help")) }
                    p.doings { (action("sign-in", "web-sign-in", "primary")) (action("register", "web-register", "")) }
                }
            }
            @if !account.tables.is_empty() {
                h2 { (pen.text("web-my-tables")) }
                (home::lines(&pen, &account.tables))
            }
        }
    };
    shell(reader, &pen.text("web-account"), "plain-page", content)
}

/// Everything there is to learn, game by game.
pub fn learn(reader: &Reader) -> String {
    learn::overview(reader)
}

/// How to play a game, and its player aid.
pub fn guide(reader: &Reader, game: &str) -> String {
    learn::guide(reader, game)
}

/// Every picture and every symbol that texts about a game can use, with their names: for whoever writes one. The server does
/// not have this page.
pub fn pictures(reader: &Reader, game: &str) -> String {
    learn::pictures(reader, game)
}

/// The rulebook of a game.
pub fn rulebook(reader: &Reader, query: &RulesQuery) -> String {
    learn::rulebook(reader, query)
}

/// The glossary of a game.
pub fn glossary(reader: &Reader, query: &RulesQuery) -> String {
    learn::glossary(reader, query)
}

/// The complete reference of a game: its catalogue of rules.
pub fn reference(reader: &Reader, query: &RulesQuery) -> String {
    learn::reference(reader, query)
}

/// The outcome of checking a table.
pub fn verification(reader: &Reader, outcome: &Verification) -> String {
    let pen = pen(reader);
    let holds = outcome.checks.iter().all(|(_, holds)| *holds);
    let content = html! {
        main #content.narrow {
            h1 { (pen.text("web-verify")) ": " (game_name(&pen, &outcome.game)) }
            p.verdict.fault[!holds] { (pen.text(if holds { "web-verified" } else { "web-not-verified" })) }
            ul.checks {
                @for (words, holds) in &outcome.checks { li.bad[!holds] { (if *holds { "✓ " } else { "✗ " }) (pen.say(words)) } }
            }
            (kept(&pen, outcome))
            (fairness(&pen, &outcome.fairness))
            p { a.button href=(format!("/t/{}/record", outcome.id)) download { (pen.text("web-record")) } " " a href=(format!("/t/{}", outcome.id)) { (pen.text("web-back")) } }
        }
    };
    shell(reader, &pen.text("web-verify"), "plain-page", content)
}

/// What is proven about chance, what is not, and how to check it.
pub fn fair_chance(reader: &Reader) -> String {
    let pen = pen(reader);
    let points = |name: &str, count: usize| {
        html! {
            h2 { (pen.text(&format!("fair-{name}"))) }
            ul { @for number in 1..=count { li { (pen.text(&format!("fair-{name}-{number}"))) } } }
        }
    };
    let content = html! {
        main #content.narrow {
            h1 { (pen.text("fair-page")) }
            p { (pen.text("fair-page-intro")) }
            (points("draw", 4)) (points("chain", 1)) (points("proven", 3)) (points("unproven", 6))
            h2 { (pen.text("fair-check")) }
            p { (pen.text("fair-check-1")) }
            pre tabindex="0" { code {
                "samovar verify --commitment HEX --head HEX --bots game.record\n"
                "python3 examples/verify.py game.record --commitment HEX --head HEX"
            } }
            p { (pen.text("fair-check-2")) }
        }
    };
    shell(reader, &pen.text("fair-page"), "plain-page", content)
}

/// What the reader's browser kept of a game, compared with its record; the script does it.
fn kept(pen: &Pen, outcome: &Verification) -> Markup {
    let path = format!("/t/{}/record", outcome.id);
    html! {
        section #kept data-id=(outcome.id) data-record=(path) {
            h2 { (pen.text("fair-kept")) }
            p data-kept="nothing" { (pen.text("fair-kept-nothing")) }
            p data-kept="fits" hidden { "✓ " (pen.text("fair-kept-fits")) }
            p.fault data-kept="differs" role="alert" hidden { "✗ " (pen.text("fair-kept-differs")) }
            pre { code data-command { "samovar verify --commitment … --head … game.record" } }
        }
    }
}

/// Why something did not work.
pub fn error(reader: &Reader, error: &ErrorPage) -> String {
    let pen = pen(reader);
    let words = match &error.words {
        Some(words) => pen.say(words),
        None => {
            let own = format!("web-error-{}", error.status);
            pen.first(&[&own, "web-error-500"]).unwrap_or_default()
        }
    };
    let content = html! {
        main #content.narrow.error {
            (art::samovar())
            h1 { (pen.text("web-error-title")) }
            p { (words) }
            p { a.button href=(error.back) { (pen.text("web-back")) } " " a href="/" { (pen.text("web-home")) } }
            p.hint { (error.status) }
        }
    };
    shell(reader, &pen.text("web-error-title"), "plain-page", content)
}

/// The word for how far a table is.
fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Lobby => "web-stage-lobby",
        Stage::Playing => "web-stage-playing",
        Stage::Over => "web-stage-over",
        Stage::Abandoned => "web-stage-abandoned",
    }
}
