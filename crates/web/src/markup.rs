//! Markup of our own as elements, to take parts out of it.

/// An element.
#[derive(Debug, Default)]
pub(crate) struct Element {
    pub name: String,
    /// Names and values as they are written; one without a value has an empty one.
    attributes: Vec<(String, String)>,
    children: Vec<Child>,
}

#[derive(Debug)]
enum Child {
    Text(String),
    Element(Element),
}

impl Element {
    /// Reads what our own pages consist of: every element is closed, and quotes stand around every value. The result holds
    /// the elements read, and has no name itself.
    pub fn read(html: &str) -> Element {
        let mut open = vec![Element::default()];
        let mut rest = html;
        while let Some(at) = rest.find('<') {
            let end = tag_end(rest, at);
            let (before, tag) = (&rest[..at], &rest[at + 1..end]);
            rest = rest.get(end + 1..).unwrap_or_default();
            if !before.is_empty() {
                put(&mut open, Child::Text(before.to_owned()));
            }
            if tag.starts_with('/') {
                if let Some(closed) = (open.len() > 1).then(|| open.pop()).flatten() {
                    put(&mut open, Child::Element(closed));
                }
                continue;
            }
            let element = Element::opened(tag);
            if tag.ends_with('/') || crate::diff::is_void(&element.name) {
                put(&mut open, Child::Element(element));
            } else {
                open.push(element);
            }
        }
        if !rest.is_empty() {
            put(&mut open, Child::Text(rest.to_owned()));
        }
        open.swap_remove(0)
    }

    fn opened(tag: &str) -> Element {
        let (name, mut rest) =
            tag.trim_end_matches('/').split_once(' ').unwrap_or((tag.trim_end_matches('/'), ""));
        let mut attributes = Vec::new();
        loop {
            rest = rest.trim_start();
            let end = rest.find([' ', '=']).unwrap_or(rest.len());
            let (attribute, after) = rest.split_at(end);
            if attribute.is_empty() {
                break;
            }
            let value = after.strip_prefix("=\"").and_then(|value| value.split_once('"'));
            let (value, after) = value.unwrap_or(("", after));
            attributes.push((attribute.to_owned(), value.to_owned()));
            rest = after;
        }
        Element { name: name.to_owned(), attributes, children: Vec::new() }
    }

    /// The value of an attribute.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }

    /// Gives an attribute another value; it has to be safe between quotes.
    pub fn set(&mut self, name: &str, value: &str) {
        self.attributes.retain(|(own, _)| own != name);
        self.attributes.push((name.to_owned(), value.to_owned()));
    }

    /// Takes attributes away.
    pub fn retain(&mut self, stays: impl Fn(&str) -> bool) {
        self.attributes.retain(|(name, _)| stays(name));
    }

    /// Its classes.
    pub fn classes(&self) -> impl Iterator<Item = &str> {
        self.get("class").unwrap_or_default().split(' ')
    }

    fn elements(&mut self) -> impl Iterator<Item = &mut Element> {
        self.children.iter_mut().filter_map(|child| match child {
            Child::Element(element) => Some(element),
            Child::Text(_) => None,
        })
    }

    /// Whether it or an element inside of it is meant.
    pub fn any(&self, is_meant: &dyn Fn(&Element) -> bool) -> bool {
        let inside = |child: &Child| matches!(child, Child::Element(element) if element.any(is_meant));
        is_meant(self) || self.children.iter().any(inside)
    }

    /// The first element inside of it that is meant.
    pub fn find(&mut self, is_meant: &dyn Fn(&Element) -> bool) -> Option<&mut Element> {
        self.elements()
            .find_map(|element| if is_meant(element) { Some(element) } else { element.find(is_meant) })
    }

    /// Leaves only the elements that are meant, with all inside of them, what they stand in, and what there stands beside
    /// them and belongs to it.
    pub fn keep(&mut self, is_meant: &dyn Fn(&Element) -> bool, belongs: &dyn Fn(&Element) -> bool) {
        self.children.retain_mut(|child| match child {
            Child::Text(_) => false,
            Child::Element(element) if is_meant(element) || belongs(element) => true,
            Child::Element(element) if element.any(is_meant) => {
                element.keep(is_meant, belongs);
                true
            }
            Child::Element(_) => false,
        });
    }

    /// Changes every element inside of it.
    pub fn for_all(&mut self, change: &mut dyn FnMut(&mut Element)) {
        for element in self.elements() {
            change(element);
            element.for_all(change);
        }
    }

    /// What is inside of it, as markup.
    pub fn inner(&self) -> String {
        let mut html = String::new();
        self.write_inner(&mut html);
        html
    }

    fn write_inner(&self, html: &mut String) {
        for child in &self.children {
            match child {
                Child::Text(text) => html.push_str(text),
                Child::Element(element) => element.write(html),
            }
        }
    }

    fn write(&self, html: &mut String) {
        html.extend(["<", &self.name]);
        for (name, value) in &self.attributes {
            html.extend([" ", name]);
            if !value.is_empty() {
                html.extend(["=\"", value, "\""]);
            }
        }
        html.push('>');
        if !crate::diff::is_void(&self.name) {
            self.write_inner(html);
            html.extend(["</", &self.name, ">"]);
        }
    }
}

/// Where the tag that begins at a place ends: at the first `>` outside of quotes.
fn tag_end(html: &str, at: usize) -> usize {
    let mut quoted = false;
    let end = html[at..].bytes().position(|byte| {
        quoted ^= byte == b'"';
        byte == b'>' && !quoted
    });
    at + end.unwrap_or(html.len() - at - 1)
}

fn put(open: &mut [Element], child: Child) {
    if let Some(last) = open.last_mut() {
        last.children.push(child);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str =
        r#"<div class="a b"><p id="x" hidden>one &amp; <b>two</b></p><br><i id="y" title="1 > 0"></i></div>"#;

    fn is(id: &'static str) -> impl Fn(&Element) -> bool {
        move |element| element.get("id") == Some(id)
    }

    #[test]
    fn what_was_read_is_written_as_it_was() {
        assert_eq!(Element::read(PAGE).inner(), PAGE);
    }

    #[test]
    fn only_what_is_meant_is_kept_with_what_it_stands_in() {
        let mut page = Element::read(PAGE);
        page.keep(&is("y"), &|_| false);
        assert_eq!(page.inner(), r#"<div class="a b"><i id="y" title="1 > 0"></i></div>"#);
        assert!(!page.any(&is("x")));
    }

    #[test]
    fn what_belongs_to_it_is_kept_beside_it() {
        let mut page = Element::read(PAGE);
        page.keep(&is("y"), &|element| element.name == "br");
        assert_eq!(page.inner(), r#"<div class="a b"><br><i id="y" title="1 > 0"></i></div>"#);
    }

    #[test]
    fn attributes_can_be_changed() {
        let mut page = Element::read(PAGE);
        page.for_all(&mut |element| element.retain(|name| name != "id"));
        page.find(&|element| element.name == "i").expect("there is one").set("title", "2");
        assert_eq!(
            page.inner(),
            r#"<div class="a b"><p hidden>one &amp; <b>two</b></p><br><i title="2"></i></div>"#
        );
    }
}
