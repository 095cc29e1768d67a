//! The preferences of a person.

use maud::{Markup, html};
use samovar_engine::Message;

use super::{faults, pen, shell, told};
use crate::model::{Notice, PreferencesPage, Reader};
use crate::part::csrf;
use crate::pen::Pen;
use crate::preferences::Preference;

pub(super) fn page(reader: &Reader, page: &PreferencesPage) -> String {
    let pen = pen(reader);
    let each = |preferences: &[Preference]| {
        html! { @for preference in preferences { (field(reader, &pen, *preference)) } }
    };
    let kept = if reader.account { "preferences-of-account" } else { "preferences-of-guest" };
    let content = html! {
        main #content.narrow {
            h1 { (pen.text("preferences")) }
            (faults(&pen, &page.faults))
            @if page.saved { (told(&pen, &Notice { fault: false, words: Message::new("preferences-saved") })) }
            form #preferences method="post" action="/preferences" {
                (csrf(reader))
                input type="hidden" name="back" value=(page.back);
                fieldset {
                    legend { (pen.text("preferences-table")) }
                    (each(&[Preference::Speed, Preference::Zoom, Preference::AutoEnd, Preference::Confirm]))
                }
                fieldset {
                    legend { (pen.text("preferences-look")) }
                    (each(&[Preference::Theme]))
                }
                fieldset {
                    legend { (pen.text("preferences-turn")) }
                    (each(&[Preference::Sound, Preference::Notify]))
                }
                p.doings { button.primary type="submit" { (pen.text("preferences-save")) } span.hint { (pen.text(kept)) } }
            }
        }
    };
    shell(reader, &pen.text("preferences"), "plain-page", content)
}

fn field(reader: &Reader, pen: &Pen, preference: Preference) -> Markup {
    let (key, chosen) = (preference.key(), reader.preferences.of(preference));
    let label = pen.text(&format!("preference-{key}"));
    html! {
        @if preference.is_switch() {
            label.check {
                input type="hidden" name=(key) value="0";
                input type="checkbox" name=(key) value="1" checked[chosen == "1"];
                " " (label)
            }
        } @else {
            div.preference role="radiogroup" aria-label=(label) {
                p.label { (label) }
                @for word in preference.words() {
                    label.check { input type="radio" name=(key) value=(word) checked[*word == chosen]; " " (pen.text(&format!("preference-{key}-{word}"))) }
                }
            }
        }
    }
}
