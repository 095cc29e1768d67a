//! The seats before the start: what is played, who sits where, and how others get there.

use maud::{Markup, html};
use samovar_engine::{Level, Message};

use super::{Confirmed, Parts, csrf, promise};
use crate::model::{Pace, SeatInfo, Sitter, game_word};
use crate::{board, bots, options, qr};

impl Parts<'_> {
    /// Whoever thinks about sitting down reads first what is played; whoever sits there already finds the link to invite
    /// others first.
    pub(super) fn lobby(&self) -> Markup {
        let table = self.table;
        let seated = table.seats.iter().any(SeatInfo::is_mine);
        let open = table.seats.iter().any(|seat| seat.sitter == Sitter::Open);
        let empty = table.seats.iter().any(SeatInfo::is_empty);
        let host = table.host;
        let invites = seated || host;
        html! {
            @if open && invites { (self.open_invitation()) }
            @if !invites { (self.introduction()) }
            div.places {
                h2 { (self.text("web-seats")) }
                ol.seatlist { @for seat in &table.seats { li { (self.lobby_seat(seat, seated)) } } }
                @if table.fairness.is_drawing {
                    p role="status" { (self.text("fair-drawing")) " " a.noscript href=(format!("/t/{}", table.id)) { (self.text("fair-drawing-look")) } }
                } @else if host {
                    @if empty { p.hint { (self.text("web-start-wait")) } }
                    form method="post" action=(self.path("start")) {
                        (csrf(self.reader))
                        button.primary type="submit" disabled[empty] { (self.text("web-start")) }
                    }
                }
            }
            @if invites { (self.introduction()) }
        }
    }

    /// The game, the options and the pace in words.
    fn introduction(&self) -> Markup {
        let table = self.table;
        let game = game_word(self.reader.language, &table.game, "name");
        let unusual = samovar_games::find(&table.game)
            .map(|kind| options::unusual(&self.pen, kind, &table.options, table.seats.len()))
            .unwrap_or_default();
        let rules = self.pen.say(&Message::new("web-rules-of").with("game", game.as_str()));
        html! {
            div.intro {
                (board::picture(&table.game))
                div {
                    h2 { (game) }
                    p { (game_word(self.reader.language, &table.game, "about")) }
                    dl.facts {
                        dt { (self.text("web-rules")) }
                        dd {
                            @if unusual.is_empty() { (self.text("table-usual-rules")) } @else {
                                (self.text("table-options-differ"))
                                ul { @for words in &unusual { li { (words) } } }
                            }
                        }
                        dt { (self.text("web-new-pace")) }
                        dd { (self.pace(table.pace)) }
                    }
                    p.reading {
                        a href=(format!("/learn/{}", table.game)) target="_blank" { (self.text("guide-how")) }
                        a href=(format!("/rules/{}", table.game)) target="_blank" data-shelf="rules" { (rules) }
                    }
                }
            }
        }
    }

    fn pace(&self, pace: Pace) -> String {
        let time = |seconds: u32| match seconds % 86400 {
            0 => Message::new("web-clock-days").with("count", seconds / 86400),
            _ => Message::new("web-clock-minutes").with("count", seconds.div_ceil(60)),
        };
        let words = match (pace.correspondence, pace.clock) {
            (false, None) => Message::new("table-pace-live"),
            (false, Some(seconds)) => Message::new("table-pace-live-clock").with("time", time(seconds)),
            (true, None) => Message::new("table-pace-days"),
            (true, Some(seconds)) => Message::new("table-pace-days-clock").with("time", time(seconds)),
        };
        self.pen.say(&words)
    }

    fn lobby_seat(&self, info: &SeatInfo, seated: bool) -> Markup {
        html! {
            div.seatrow.(self.pen.seat_class(info.seat)) {
                span.blot aria-hidden="true" { (info.seat.index() + 1) }
                span.sitter {
                    (self.sitter_name(info))
                    @if let Sitter::Bot { level, .. } = &info.sitter { " " span.hint { (bots::level(self.reader.language, &self.table.game, level)) } }
                }
                span.doings {
                    @match &info.sitter {
                        _ if self.table.fairness.is_drawing => {}
                        Sitter::Open => { (self.take(info, seated)) (self.put_bot(info)) }
                        Sitter::Invited { key, mine, .. } => {
                            @if *mine { (self.take(info, seated)) }
                            @if let Some(key) = key { (self.link("web-invite-seat", &format!("{}?invite={key}", self.table.link))) }
                            (self.put_bot(info))
                        }
                        Sitter::Person { mine: true, .. } => {
                            @let own = self.table.seats.iter().find(|seat| seat.is_mine()).map(|seat| seat.seat);
                            @if self.reader.name.is_empty() && own == Some(info.seat) { (self.name_oneself(info)) }
                            (self.confirmed(&self.seat_path(info, "leave"), &[], &self.text("web-leave-seat"), Confirmed::Leave))
                        }
                        Sitter::Bot { .. } if self.table.host => (self.button(&self.seat_path(info, "leave"), "quiet", &[], &self.text("web-dismiss-bot"))),
                        _ => {}
                    }
                    (self.regard(info))
                }
            }
        }
    }

    /// The form that takes a seat, for the reader or for somebody else at the same screen.
    fn take(&self, info: &SeatInfo, seated: bool) -> Markup {
        html! {
            form.inline method="post" action=(self.path(&self.seat_path(info, "take"))) {
                (csrf(self.reader)) (promise())
                @if seated {
                    input type="hidden" name="here" value="1";
                    input name="name" maxlength="40" autocomplete="off" aria-label=(self.text("web-guest-name")) placeholder=(self.text("web-guest-name"));
                } @else if self.reader.name.is_empty() { (self.name_field()) }
                button.primary[!seated] type="submit" { (self.text(if seated { "web-take-seat-here" } else { "table-sit-down" })) }
            }
        }
    }

    /// The form for a name, for who sits there without one.
    fn name_oneself(&self, info: &SeatInfo) -> Markup {
        html! {
            form.inline method="post" action=(self.path(&self.seat_path(info, "take"))) {
                (csrf(self.reader)) (promise())
                (self.name_field())
                button type="submit" { (self.text("table-use-name")) }
            }
        }
    }

    fn name_field(&self) -> Markup {
        let words = self.text("web-name");
        html! { input name="name" required maxlength="40" autocomplete="nickname" aria-label=(words) placeholder=(words); }
    }

    /// The form that puts a bot on an empty seat, for whoever made the table.
    fn put_bot(&self, info: &SeatInfo) -> Markup {
        html! {
            @if self.table.host {
                form.inline method="post" action=(self.path(&self.seat_path(info, "bot"))) data-stay {
                    (csrf(self.reader))
                    select name="level" aria-label=(self.text("web-put-bot")) {
                        @for level in bots::by_strength(&self.table.bots) {
                            option value=(level) selected[level == Level::USUAL.name()] { (bots::level(self.reader.language, &self.table.game, level)) }
                        }
                    }
                    button type="submit" { (self.text("web-put-bot")) }
                }
            }
        }
    }

    /// The table's link in all ways to hand it on.
    fn open_invitation(&self) -> Markup {
        html! {
            div.invitation {
                div {
                    h2 { (self.text("table-invite-title")) }
                    p { (self.text("table-invite-hint")) }
                    (self.link("table-link", &self.table.link))
                }
                (qr::draw(&self.table.link, &self.text("table-qr")))
            }
        }
    }

    /// A link with buttons to copy and share it; the script works them.
    fn link(&self, words: &str, link: &str) -> Markup {
        html! {
            p.invite {
                label { (self.text(words)) " " input readonly value=(link) data-copy; }
                span.doings {
                    button.primary.script type="button" data-copy-button data-done=(self.text("web-copied")) { (self.text("web-copy")) }
                    button.share type="button" data-share data-title=(game_word(self.reader.language, &self.table.game, "name")) { (self.text("table-share")) }
                }
            }
        }
    }
}
