//! `samovar words`: for translators.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Write, stdout};

use samovar_words::Language;
use samovar_words::check::{check, sample};
use samovar_words::source::{Source, messages};

use crate::cli::Words;

pub fn obey(what: &Words) -> anyhow::Result<()> {
    match what {
        Words::Check { language } => check_all(*language),
        Words::List { language, missing } => list(language.unwrap_or_default(), *missing),
    }
}

/// Checks a language, or all.
fn check_all(language: Option<Language>) -> anyhow::Result<()> {
    let mut out = stdout().lock();
    let mut wrong = 0;
    for language in language.map_or_else(|| Language::all().collect(), |language| vec![language]) {
        let faults = check(language);
        for fault in &faults {
            let kind = if fault.wrong { "wrong" } else { "hint" };
            writeln!(out, "{kind}: {language}/{fault}")?;
        }
        if faults.iter().any(|fault| fault.at.contains(", line ")) {
            anyhow::bail!("{language} cannot be read; mend that first");
        }
        for id in missing(language) {
            writeln!(out, "missing: {language}: {id}")?;
        }
        writeln!(out, "{language} ({}): {} % translated", language.name(), language.share())?;
        wrong += faults.iter().filter(|fault| fault.wrong).count();
    }
    anyhow::ensure!(wrong == 0, "{wrong} messages are wrong");
    Ok(())
}

fn missing(language: Language) -> Vec<&'static str> {
    let own: BTreeSet<_> = messages(language).map(|message| message.id).collect();
    messages(Language::ENGLISH).map(|message| message.id).filter(|id| !own.contains(id)).collect()
}

/// Prints every message of English with its comment and an example, and the same in the language.
fn list(language: Language, only_missing: bool) -> anyhow::Result<()> {
    let mut out = stdout().lock();
    let missing: BTreeSet<_> = missing(language).into_iter().collect();
    let own: BTreeMap<_, _> = messages(language).map(|message| (message.id, message)).collect();
    let mut before: Option<Source> = None;
    for message in messages(Language::ENGLISH).filter(|message| !only_missing || missing.contains(message.id))
    {
        let is_new =
            before.as_ref().is_none_or(|last| (last.file, &last.group) != (message.file, &message.group));
        if is_new {
            writeln!(out, "\n{}.ftl", message.file)?;
            message
                .group
                .iter()
                .flat_map(|group| group.lines())
                .try_for_each(|line| writeln!(out, "## {line}"))?;
        }
        message
            .comment
            .iter()
            .flat_map(|text| text.lines())
            .try_for_each(|line| writeln!(out, "# {line}"))?;
        writeln!(out, "{}", message.id)?;
        write_sample(&mut out, Language::ENGLISH, &message)?;
        if language != Language::ENGLISH && !missing.contains(message.id) {
            own.get(message.id).into_iter().try_for_each(|own| write_sample(&mut out, language, own))?;
        }
        before = Some(message);
    }
    Ok(())
}

fn write_sample(out: &mut impl Write, language: Language, message: &Source) -> anyhow::Result<()> {
    for text in sample(language, message) {
        writeln!(out, "  {language}  {}", text.replace('\n', "\n      "))?;
    }
    Ok(())
}
