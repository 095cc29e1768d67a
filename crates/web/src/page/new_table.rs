//! The form for a new table: seats, the game's options, pace.

use maud::{Markup, html};
use samovar_engine::{Kind, MAX_SEATS, Message, OptionKind, OptionSpec, Scope};

use super::{faults, game_name, pen, shell, usual_bot};
use crate::form::{default_of_seat, default_players};
use crate::model::{NewTable, Reader};
use crate::part::{csrf, promise};
use crate::pen::Pen;
use crate::{bots, options};

struct Form<'a> {
    pen: &'a Pen,
    kind: &'a dyn Kind,
    new: &'a NewTable,
}

pub(super) fn page(reader: &Reader, new: &NewTable) -> String {
    let pen = pen(reader);
    let Some(kind) = samovar_games::find(&new.game) else {
        return shell(
            reader,
            &pen.text("web-new-table"),
            "plain-page",
            html! { main #content { p { (pen.text("web-error-404")) } } },
        );
    };
    let form = Form { pen: &pen, kind, new };
    let title = pen.labelled(pen.text("web-new-table"), game_name(&pen, kind.name()));
    let content = html! {
        main #content.narrow.new {
            h1 { (title) }
            (faults(&pen, &new.faults))
            form #new method="post" action="/tables" {
                (csrf(reader)) (promise())
                input type="hidden" name="game" value=(kind.name());
                @if reader.name.is_empty() {
                    fieldset {
                        legend { (pen.text("web-name")) }
                        input name="name" required maxlength="40" autocomplete="nickname" aria-label=(pen.text("web-name")) value=(form.field("name").unwrap_or_default());
                        p.hint { (pen.text("web-name-help")) }
                    }
                }
                fieldset {
                    legend { (pen.text("web-new-seats")) }
                    p.hint { (pen.text("web-new-seats-help")) }
                    (form.players())
                    @for seat in 0..form.most() { (form.seat(seat)) }
                }
                fieldset {
                    legend { (pen.text("web-new-options")) }
                    @for spec in kind.option_specs().iter().filter(|spec| spec.key != "players") { (form.option(spec)) }
                }
                fieldset {
                    legend { (pen.text("web-new-pace")) }
                    (form.pace())
                }
                fieldset {
                    legend { (pen.text("web-new-more")) }
                    label.check {
                        input type="checkbox" name="public" value="1" checked[form.field("public").is_some()];
                        " " (pen.text("web-public"))
                    }
                    p.hint { (pen.text("web-public-help")) }
                    label.check {
                        input type="checkbox" name="hints" value="1" checked[form.field("hints").is_some()];
                        " " (pen.text("web-hints"))
                    }
                    p.hint { (pen.text("web-hints-help")) }
                }
                p { button.primary type="submit" { (pen.text("web-create")) } }
            }
        }
    };
    shell(reader, &title, "plain-page", content)
}

impl Form<'_> {
    /// What was filled in before.
    fn field(&self, name: &str) -> Option<&str> {
        let found = self.new.fields.iter().rev().find(|(key, _)| key == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Whether a box is ticked. Browsers leave out boxes that are not, so in a form that comes back (only such a form
    /// carries `csrf`) an absent one stays unticked whatever its default.
    fn is_ticked(&self, name: &str, spec: &OptionSpec) -> bool {
        self.field(name).is_some() || (self.field("csrf").is_none() && spec.default == "true")
    }

    fn text(&self, id: &str) -> String {
        self.pen.text(id)
    }

    fn label(&self, key: &str) -> String {
        options::label(self.pen, self.kind, key)
    }

    fn help(&self, key: &str) -> Markup {
        let id = format!("{}-help-{key}", self.kind.name());
        html! { @if let Some(words) = self.pen.first(&[&id]) { p.hint id=(format!("help-{key}")) { (words) } } }
    }

    /// The word for a value of an option.
    fn value(&self, key: &str, value: &str) -> String {
        options::value(self.pen, self.kind, key, value)
    }

    fn most(&self) -> usize {
        let spec = self.kind.option_specs().iter().find(|spec| spec.key == "players");
        match spec.map(|spec| spec.kind) {
            Some(OptionKind::Number { max, .. }) => (max as usize).min(MAX_SEATS),
            _ => 2,
        }
    }

    fn players(&self) -> Markup {
        let chosen = self.field("o-players").and_then(|text| text.parse().ok());
        let chosen = chosen.unwrap_or_else(|| default_players(self.kind));
        let least =
            match self.kind.option_specs().iter().find(|spec| spec.key == "players").map(|spec| spec.kind) {
                Some(OptionKind::Number { min, .. }) => min as usize,
                _ => 1,
            };
        html! {
            div.radios role="radiogroup" aria-label=(self.label("players")) {
                span.label { (self.label("players")) }
                @for count in least..=self.most() {
                    label.pill { input type="radio" name="o-players" value=(count) checked[count == chosen]; span { (count) } }
                }
            }
            (self.help("players"))
        }
    }

    fn seat(&self, seat: usize) -> Markup {
        let name = format!("seat-{seat}");
        let usual = if seat == 0 { "me".to_owned() } else { usual_bot() };
        let chosen = self.field(&name).unwrap_or(&usual);
        let option =
            |value: &str, words: String| html! { option value=(value) selected[chosen == value] { (words) } };
        let label = self.pen.say(&Message::new("web-seat").with("number", seat + 1));
        html! {
            div class=(format!("seatform seatform-{seat}")) {
                label {
                    span.label { (label) }
                    select name=(name) {
                        (option("me", self.text("web-seat-me")))
                        (option("open", self.text("web-seat-open")))
                        (option("invited", self.text("web-seat-invited")))
                        (option("guest", self.text("web-seat-guest")))
                        @for level in bots::by_strength(&self.new.bots) {
                            (option(&format!("bot {level}"), self.pen.say(&Message::new("web-seat-bot").with("level", bots::level(self.pen.language, &self.new.game, level)))))
                        }
                    }
                }
                input.guest name=(format!("guest-{seat}")) maxlength="40" aria-label=(self.text("web-guest-name")) placeholder=(self.text("web-guest-name"))
                    value=(self.field(&format!("guest-{seat}")).unwrap_or_default());
            }
        }
    }

    fn option(&self, spec: &OptionSpec) -> Markup {
        let name = format!("o-{}", spec.key);
        html! {
            div.option.solo-only[spec.scope == Scope::Solo].common-only[spec.scope == Scope::Several] {
                @match spec.kind {
                    OptionKind::Flag => label.check {
                        input type="checkbox" name=(name) value="true" checked[self.is_ticked(&name, spec)];
                        " " (self.label(spec.key))
                    },
                    OptionKind::Number { min, max } => label {
                        span.label { (self.label(spec.key)) }
                        input type="number" name=(name) min=(min) max=(max) value=(self.field(&name).unwrap_or(spec.default));
                    },
                    OptionKind::Choice(words) => label {
                        span.label { (self.label(spec.key)) }
                        (self.select(&name, spec.key, words, self.field(&name).unwrap_or(spec.default)))
                    },
                    OptionKind::PerSeat(words) => {
                        span.label { (self.label(spec.key)) }
                        div.perseat {
                            @for seat in 0..self.most() {
                                @let name = format!("{name}-{seat}");
                                @let usual = default_of_seat(spec, seat);
                                label class=(format!("seatform-{seat}")) {
                                    span.small { (self.pen.say(&Message::new("web-seat").with("number", seat + 1))) }
                                    (self.select(&name, spec.key, words, self.field(&name).unwrap_or(usual)))
                                }
                            }
                        }
                    }
                }
                (self.help(spec.key))
            }
        }
    }

    fn select(&self, name: &str, key: &str, words: &[&str], chosen: &str) -> Markup {
        html! {
            select name=(name) {
                @for word in words { option value=(word) selected[*word == chosen] { (self.value(key, word)) } }
            }
        }
    }

    fn pace(&self) -> Markup {
        let days = self.field("pace") == Some("days");
        let clock = self.field("clock").unwrap_or_default();
        let option =
            |value: &str, words: String| html! { option value=(value) selected[clock == value] { (words) } };
        html! {
            label.check { input type="radio" name="pace" value="live" checked[!days]; " " (self.text("web-pace-live")) }
            label.check { input type="radio" name="pace" value="days" checked[days]; " " (self.text("web-pace-days")) }
            label {
                span.label { (self.text("web-clock")) }
                select name="clock" {
                    (option("", self.text("web-clock-none")))
                    @for minutes in [15, 30, 60, 120] { (option(&(minutes * 60).to_string(), self.pen.count("web-clock-minutes", minutes))) }
                    @for days in [1, 3, 7] { (option(&(days * 86400).to_string(), self.pen.count("web-clock-days", days))) }
                }
            }
            p.hint { (self.text("web-clock-help")) " " (self.text("web-pace-help")) }
        }
    }
}
