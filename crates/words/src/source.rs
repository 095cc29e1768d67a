//! What stands in the locale files: for checks and for translators, not for showing.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message as Parsed, Pattern, PatternElement, Variant,
    VariantKey,
};
use fluent_syntax::parser;

use crate::{Language, locales};

/// A message of a locale file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// The name of the file without its end.
    pub file: &'static str,
    /// Its id.
    pub id: &'static str,
    /// The comment of its group.
    pub group: Option<String>,
    /// The comment right above it.
    pub comment: Option<String>,
    /// The names of its attributes.
    pub attributes: Vec<&'static str>,
    /// What it speaks of, by name, also by way of the messages it contains.
    pub arguments: BTreeSet<&'static str>,
    /// For each selector by a number: the argument, and the plural forms it names.
    pub plurals: Vec<(&'static str, BTreeSet<&'static str>)>,
    /// All pieces of text, also of its attributes, without what is put in.
    pub texts: Vec<&'static str>,
}

/// The messages of a language as its files have them, in their order.
pub fn messages(language: Language) -> impl Iterator<Item = Source> {
    let mut parsed = Vec::new();
    for (file, text) in locales::files(language) {
        let resource = parser::parse(*text).unwrap_or_else(|(resource, _)| resource);
        let mut group = None;
        for entry in resource.body {
            match entry {
                Entry::GroupComment(comment) => group = Some(comment.content.join("\n")),
                Entry::Message(message) => parsed.push((*file, group.clone(), message)),
                _ => {}
            }
        }
    }
    let all: BTreeMap<_, _> = parsed.iter().map(|(_, _, message)| (message.id.name, message)).collect();
    let sources: Vec<_> =
        parsed.iter().map(|(file, group, message)| read(file, group.clone(), message, &all)).collect();
    sources.into_iter()
}

/// The messages of a language by their ids.
type All<'a> = BTreeMap<&'static str, &'a Parsed<&'static str>>;

fn read(file: &'static str, group: Option<String>, message: &Parsed<&'static str>, all: &All<'_>) -> Source {
    let mut source = Source {
        file,
        id: message.id.name,
        group,
        comment: message.comment.as_ref().map(|comment| comment.content.join("\n")),
        attributes: message.attributes.iter().map(|attribute| attribute.id.name).collect(),
        arguments: BTreeSet::new(),
        plurals: Vec::new(),
        texts: Vec::new(),
    };
    let own = message.value.iter().chain(message.attributes.iter().map(|attribute| &attribute.value));
    own.for_each(|pattern| source.walk(pattern, all));
    source
}

impl Source {
    fn walk(&mut self, pattern: &Pattern<&'static str>, all: &All<'_>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push(value),
                PatternElement::Placeable { expression } => self.expression(expression, all),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'static str>, all: &All<'_>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, all),
            Expression::Select { selector, variants } => {
                self.inline(selector, all);
                if let InlineExpression::VariableReference { id } = selector {
                    let named = variants.iter().filter_map(plural);
                    self.plurals.push((id.name, named.collect()));
                }
                variants.iter().for_each(|variant| self.walk(&variant.value, all));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'static str>, all: &All<'_>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name);
            }
            InlineExpression::MessageReference { id, .. } => {
                if let Some(inner) = all.get(id.name) {
                    let own = inner.value.iter().chain(inner.attributes.iter().map(|of| &of.value));
                    own.for_each(|pattern| self.walk(pattern, all));
                }
            }
            InlineExpression::FunctionReference { arguments, .. } => self.call(arguments, all),
            InlineExpression::Placeable { expression } => self.expression(expression, all),
            _ => {}
        }
    }

    fn call(&mut self, arguments: &CallArguments<&'static str>, all: &All<'_>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument, all));
    }
}

/// The plural form that a variant is for.
fn plural(variant: &Variant<&'static str>) -> Option<&'static str> {
    match variant.key {
        VariantKey::Identifier { name } => Some(name),
        VariantKey::NumberLiteral { .. } => None,
    }
}
