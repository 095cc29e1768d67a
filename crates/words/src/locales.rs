//! The locale files, parsed once.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::{Language, pseudo, source};

/// The words of a language as they stand in its folder.
pub struct Locale {
    /// The name of the folder.
    pub code: &'static str,
    /// The name of each file without its end, and its text.
    pub files: &'static [(&'static str, &'static str)],
}

/// Every folder of `locales`, English first.
pub const ALL: &[Locale] = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The files of a language; the pseudo-language has those of English.
pub fn files(language: Language) -> &'static [(&'static str, &'static str)] {
    ALL.get(language.index()).unwrap_or(&ALL[0]).files
}

type Bundle = FluentBundle<FluentResource>;

struct Spoken {
    bundle: Bundle,
    /// The attributes that a word may have for the cases of its language.
    forms: Vec<&'static str>,
}

static SPOKEN: LazyLock<Vec<Spoken>> =
    LazyLock::new(|| Language::all().chain([Language::PSEUDO]).map(read).collect());

/// The sentences of a language.
pub fn bundle(language: Language) -> &'static Bundle {
    &SPOKEN[language.index()].bundle
}

/// The names of the forms that words have in a language besides the plain one.
pub fn forms(language: Language) -> &'static [&'static str] {
    &SPOKEN[language.index()].forms
}

/// The sentence of an id with its arguments; in English if the language has none that fits.
pub fn format(language: Language, id: &str, args: &FluentArgs) -> Option<String> {
    format_in(language, id, None, args).or_else(|| format_in(Language::ENGLISH, id, None, args))
}

/// An attribute of a sentence; in English if the language does not have the sentence at all.
pub fn format_attribute(language: Language, id: &str, attribute: &str, args: &FluentArgs) -> Option<String> {
    let language = if bundle(language).has_message(id) { language } else { Language::ENGLISH };
    format_in(language, id, Some(attribute), args)
}

fn format_in(language: Language, id: &str, attribute: Option<&str>, args: &FluentArgs) -> Option<String> {
    let bundle = bundle(language);
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        Some(attribute) => message.get_attribute(attribute)?.value(),
        None => message.value()?,
    };
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    errors.is_empty().then_some(text)
}

/// # Panics
/// If a locale file is not valid Fluent or defines an id twice. A test reads all of them.
fn read(language: Language) -> Spoken {
    let grammar = if language == Language::PSEUDO { "en" } else { language.code() };
    let identifier = grammar.parse().expect("a folder is named by a language identifier");
    let mut bundle = Bundle::new_concurrent(vec![identifier]);
    bundle.set_use_isolating(false);
    if language == Language::PSEUDO {
        bundle.set_transform(Some(pseudo::accented));
    }
    for (name, text) in files(language) {
        let resource = FluentResource::try_new((*text).to_owned());
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{language}/{name}: {errors:?}"));
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{language}/{name}: {errors:?}"));
    }
    let attributes = source::messages(language).flat_map(|message| message.attributes);
    let forms: BTreeSet<_> = attributes.filter(|attribute| *attribute != crate::THEY).collect();
    Spoken { bundle, forms: forms.into_iter().collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_sentence_falls_back() {
        for language in Language::all().chain([Language::PSEUDO]) {
            for message in source::messages(language) {
                for number in [0, 1, 2, 3, 5, 7, 8, 21] {
                    let args: FluentArgs = message.arguments.iter().map(|name| (*name, number)).collect();
                    let parts = [None].into_iter().chain(message.attributes.iter().copied().map(Some));
                    for part in parts {
                        let said = format_in(language, message.id, part, &args);
                        assert!(said.is_some(), "{language}: {} {part:?} with {number}", message.id);
                    }
                }
            }
        }
    }
}
