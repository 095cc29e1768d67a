//! The locale files, parsed once.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::Language;

/// Every locale file.
const FILES: &[(Language, &str, &str)] = &[
    (Language::En, "en/access.ftl", include_str!("../locales/en/access.ftl")),
    (Language::En, "en/engine.ftl", include_str!("../locales/en/engine.ftl")),
    (Language::En, "en/command.ftl", include_str!("../locales/en/command.ftl")),
    (Language::En, "en/server.ftl", include_str!("../locales/en/server.ftl")),
    (Language::En, "en/web.ftl", include_str!("../locales/en/web.ftl")),
    (Language::En, "en/first-tsar.ftl", include_str!("../locales/en/first-tsar.ftl")),
    (Language::En, "en/first-tsar-web.ftl", include_str!("../locales/en/first-tsar-web.ftl")),
    (Language::En, "en/stroganov.ftl", include_str!("../locales/en/stroganov.ftl")),
    (Language::En, "en/stroganov-web.ftl", include_str!("../locales/en/stroganov-web.ftl")),
    (Language::En, "en/rurik.ftl", include_str!("../locales/en/rurik.ftl")),
    (Language::En, "en/rurik-web.ftl", include_str!("../locales/en/rurik-web.ftl")),
    (Language::Fr, "fr/access.ftl", include_str!("../locales/fr/access.ftl")),
    (Language::Fr, "fr/engine.ftl", include_str!("../locales/fr/engine.ftl")),
    (Language::Fr, "fr/command.ftl", include_str!("../locales/fr/command.ftl")),
    (Language::Fr, "fr/server.ftl", include_str!("../locales/fr/server.ftl")),
    (Language::Fr, "fr/web.ftl", include_str!("../locales/fr/web.ftl")),
    (Language::Fr, "fr/first-tsar.ftl", include_str!("../locales/fr/first-tsar.ftl")),
    (Language::Fr, "fr/first-tsar-web.ftl", include_str!("../locales/fr/first-tsar-web.ftl")),
    (Language::Fr, "fr/stroganov.ftl", include_str!("../locales/fr/stroganov.ftl")),
    (Language::Fr, "fr/stroganov-web.ftl", include_str!("../locales/fr/stroganov-web.ftl")),
    (Language::Fr, "fr/rurik.ftl", include_str!("../locales/fr/rurik.ftl")),
    (Language::Fr, "fr/rurik-web.ftl", include_str!("../locales/fr/rurik-web.ftl")),
    (Language::Cs, "cs/access.ftl", include_str!("../locales/cs/access.ftl")),
    (Language::Cs, "cs/engine.ftl", include_str!("../locales/cs/engine.ftl")),
    (Language::Cs, "cs/command.ftl", include_str!("../locales/cs/command.ftl")),
    (Language::Cs, "cs/server.ftl", include_str!("../locales/cs/server.ftl")),
    (Language::Cs, "cs/web.ftl", include_str!("../locales/cs/web.ftl")),
    (Language::Cs, "cs/first-tsar.ftl", include_str!("../locales/cs/first-tsar.ftl")),
    (Language::Cs, "cs/first-tsar-web.ftl", include_str!("../locales/cs/first-tsar-web.ftl")),
    (Language::Cs, "cs/stroganov.ftl", include_str!("../locales/cs/stroganov.ftl")),
    (Language::Cs, "cs/stroganov-web.ftl", include_str!("../locales/cs/stroganov-web.ftl")),
    (Language::Cs, "cs/rurik.ftl", include_str!("../locales/cs/rurik.ftl")),
    (Language::Cs, "cs/rurik-web.ftl", include_str!("../locales/cs/rurik-web.ftl")),
];

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<[Bundle; Language::ALL.len()]> = LazyLock::new(|| Language::ALL.map(read));

/// The sentences of a language.
pub fn bundle(language: Language) -> &'static Bundle {
    &BUNDLES[language as usize]
}

/// The sentence of an id with its arguments; in English if the language has none that fits.
pub fn format(language: Language, id: &str, args: &FluentArgs) -> Option<String> {
    format_in(language, id, args).or_else(|| format_in(Language::En, id, args))
}

fn format_in(language: Language, id: &str, args: &FluentArgs) -> Option<String> {
    let bundle = bundle(language);
    let pattern = bundle.get_message(id)?.value()?;
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    errors.is_empty().then_some(text)
}

/// # Panics
/// If a locale file is not valid Fluent or defines an id twice. A test reads all of them.
fn read(language: Language) -> Bundle {
    let identifier = language.code().parse().expect("a language code is an identifier");
    let mut bundle = Bundle::new_concurrent(vec![identifier]);
    bundle.set_use_isolating(false);
    for (_, name, text) in FILES.iter().filter(|(of, ..)| *of == language) {
        let resource = FluentResource::try_new((*text).to_owned());
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every name after a dollar sign, as an argument with the same number.
    fn all_args(text: &str, number: i64) -> FluentArgs<'_> {
        let is_end = |letter: char| !letter.is_ascii_lowercase();
        let names = text.split('$').skip(1).filter_map(|rest| rest.split(is_end).next());
        names.map(|name| (name, number)).collect()
    }

    #[test]
    fn no_sentence_falls_back() {
        for (language, name, text) in FILES {
            let starts = |line: &&str| line.starts_with(|first: char| first.is_ascii_lowercase());
            let ids: Vec<_> = text.lines().filter(starts).filter_map(|line| line.split(' ').next()).collect();
            assert!(!ids.is_empty(), "{name}");
            for number in [0, 1, 2, 3, 5, 7, 8, 21] {
                let args = all_args(text, number);
                let silent = ids.iter().filter(|id| format_in(*language, id, &args).is_none());
                assert_eq!(silent.collect::<Vec<_>>(), [&""; 0], "{name} with {number}");
            }
        }
    }
}
