//! The part of the account page about who gets in: tokens of programs, browsers that are signed in,
//! the password.

use maud::{Markup, html};
use samovar_engine::Message;

use crate::model::{Access, Reader};
use crate::part::csrf;
use crate::pen::Pen;

/// A form of the account page with one button.
fn button(reader: &Reader, action: &str, id: &str, words: String, label: &str) -> Markup {
    html! {
        form.inline method="post" action="/account" {
            (csrf(reader))
            input type="hidden" name="id" value=(id);
            button name="do" value=(action) aria-label=(format!("{words}: {label}")) { (words) }
        }
    }
}

fn ago(pen: &Pen, days: u64) -> String {
    pen.say(&Message::new("web-days-ago").with("days", i64::try_from(days).unwrap_or(i64::MAX)))
}

/// Tokens of programs.
pub fn tokens(reader: &Reader, pen: &Pen, access: &Access) -> Markup {
    html! {
        section.card #tokens {
            h2 { (pen.text("web-tokens")) }
            p.hint { (pen.text("web-tokens-help")) }
            @if let Some(token) = &access.new_token {
                div.notice role="status" { p { (pen.text("web-token-new")) } p { code #token { (token) } } }
            }
            @if !access.tokens.is_empty() {
                ul {
                    @for token in &access.tokens {
                        li {
                            b { (token.label) } " · "
                            @match token.used {
                                Some(days) => (pen.say(&Message::new("web-token-used").with("when", ago(pen, days)))),
                                None => (pen.text("web-token-unused")),
                            }
                            " " (button(reader, "end-token", &token.id, pen.text("web-token-end"), &token.label))
                        }
                    }
                }
            }
            form method="post" action="/account" {
                (csrf(reader))
                label { (pen.text("web-token-label")) input name="label" required maxlength="40" autocomplete="off"; }
                button name="do" value="make-token" { (pen.text("web-token-make")) }
            }
        }
    }
}

/// Another password.
pub fn password(reader: &Reader, pen: &Pen, changed: bool) -> Markup {
    html! {
        section.card #password {
            h2 { (pen.text("web-change-password")) }
            @if changed {
                div.notice role="status" { p { (pen.text("web-password-changed")) } }
            }
            p.hint { (pen.text("web-change-password-help")) }
            form method="post" action="/account" {
                (csrf(reader))
                label { (pen.text("web-password")) input type="password" name="password" required autocomplete="current-password"; }
                label { (pen.text("web-password-new")) input type="password" name="new-password" required minlength="8" autocomplete="new-password"; }
                p.hint { (pen.text("web-password-help")) }
                button name="do" value="password" { (pen.text("web-change-password")) }
            }
        }
    }
}

/// Browsers that are signed in.
pub fn sessions(reader: &Reader, pen: &Pen, access: &Access) -> Markup {
    html! {
        section.card #sessions {
            h2 { (pen.text("web-sessions")) }
            ul {
                @for session in &access.sessions {
                    @let browser = if session.browser.is_empty() { pen.text("web-unknown-browser") } else { session.browser.clone() };
                    li {
                        b { (browser) } " · "
                        @if session.here {
                            (pen.text("web-session-here"))
                        } @else {
                            (pen.say(&Message::new("web-session-seen").with("when", ago(pen, session.seen))))
                            " " (button(reader, "end-session", &session.id, pen.text("web-session-end"), &browser))
                        }
                    }
                }
            }
            @if access.sessions.len() > 1 {
                form method="post" action="/account" {
                    (csrf(reader))
                    button name="do" value="end-other-sessions" { (pen.text("web-session-end-others")) }
                }
            }
        }
    }
}
