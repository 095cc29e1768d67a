//! What changed between two drawings of a fragment.
//!
//! A page takes a fragment in by going through it element by element. Elements that are as they were need not be sent again:
//! an empty element of the same name and id with the attribute [`SAME`] stands for them. So a piece that moved does not bring
//! the whole board along, and what has to be compressed and sent is short.

use std::ops::Range;

use memchr::memchr;

/// The attribute of an empty element that stands for one the page has already.
pub const SAME: &str = "data-same";

/// Whether elements of a name have no end.
fn is_void(name: &str) -> bool {
    matches!(
        name,
        "area"
            | "base"
            | "br"
            | "col"
            | "embed"
            | "hr"
            | "img"
            | "input"
            | "link"
            | "meta"
            | "source"
            | "track"
            | "wbr"
    )
}

/// A fragment of a page: one element.
#[derive(Clone, Debug)]
pub struct Fragment {
    html: String,
    /// Its elements in the order of their beginnings; nothing if it is not understood.
    elements: Vec<Element>,
}

/// An element of a fragment, by places in its text.
#[derive(Clone, Debug)]
struct Element {
    name: Range<usize>,
    /// Empty if it has none.
    id: Range<usize>,
    whole: Range<usize>,
    inner: Range<usize>,
    /// The number of the first element after it that is not inside of it.
    next: usize,
}

impl Fragment {
    /// Takes a fragment up.
    pub fn new(mut html: String) -> Fragment {
        let mut elements = read(&html).unwrap_or_default();
        // As long as a page is open it is kept: without room to grow.
        html.shrink_to_fit();
        elements.shrink_to_fit();
        Fragment { html, elements }
    }

    /// The whole fragment.
    pub fn html(&self) -> &str {
        &self.html
    }

    /// Writes what a page that shows `before` has to take in so that it shows this; nothing if nothing changed. What is not
    /// understood comes whole.
    pub fn since(&self, before: &Fragment, sent: &mut String) {
        if self.html == before.html {
            return;
        }
        if self.elements.is_empty() || before.elements.is_empty() || !alike((before, 0), (self, 0)) {
            return sent.push_str(&self.html);
        }
        send((before, 0), (self, 0), sent);
    }

    fn text(&self, range: &Range<usize>) -> &str {
        &self.html[range.clone()]
    }

    /// The numbers of the elements directly inside of one.
    fn inside(&self, element: usize) -> impl Iterator<Item = usize> + '_ {
        let end = self.elements[element].next;
        let first = Some(element + 1).filter(|number| *number < end);
        std::iter::successors(first, move |last| {
            Some(self.elements[*last].next).filter(|number| *number < end)
        })
    }

    /// The texts between the elements directly inside of one.
    fn between(&self, element: usize) -> impl Iterator<Item = &str> {
        let inner = &self.elements[element].inner;
        let starts = [inner.start]
            .into_iter()
            .chain(self.inside(element).map(|number| self.elements[number].whole.end));
        let ends = self.inside(element).map(|number| self.elements[number].whole.start).chain([inner.end]);
        starts.zip(ends).map(|(start, end)| &self.html[start..end])
    }
}

/// An element of a fragment.
type Of<'a> = (&'a Fragment, usize);

/// Whether a page takes one element for the other: same name, same id.
fn alike((before, old): Of<'_>, (now, new): Of<'_>) -> bool {
    let (old, new) = (&before.elements[old], &now.elements[new]);
    before.text(&old.name) == now.text(&new.name) && before.text(&old.id) == now.text(&new.id)
}

/// Writes an element for a page that has one alike.
fn send((before, old): Of<'_>, (now, new): Of<'_>, sent: &mut String) {
    let element = &now.elements[new];
    if before.text(&before.elements[old].whole) == now.text(&element.whole) {
        return same(now, element, sent);
    }
    sent.push_str(&now.html[element.whole.start..element.inner.start]);
    let old_inside: Vec<usize> = before.inside(old).collect();
    let new_inside: Vec<usize> = now.inside(new).collect();
    // A page pairs elements with ids by their ids, and others by their places: as far as both go in step.
    let texts = before.between(old).zip(now.between(new)).map(|(old, new)| old.is_empty() == new.is_empty());
    let pairs = old_inside.iter().zip(&new_inside).map(|(old, new)| alike((before, *old), (now, *new)));
    let in_step = texts.zip(pairs).take_while(|(text, pair)| *text && *pair).count();
    let mut texts = now.between(new);
    sent.push_str(texts.next().unwrap_or_default());
    for (place, (inner, text)) in new_inside.iter().zip(texts).enumerate() {
        let inner_element = &now.elements[*inner];
        let counterpart = if place < in_step {
            Some(old_inside[place])
        } else if inner_element.id.is_empty() {
            None
        } else {
            old_inside.iter().copied().find(|old| alike((before, *old), (now, *inner)))
        };
        match counterpart {
            Some(old) => send((before, old), (now, *inner), sent),
            None => sent.push_str(now.text(&inner_element.whole)),
        }
        sent.push_str(text);
    }
    sent.push_str(&now.html[element.inner.end..element.whole.end]);
}

/// Writes what stands for an element that the page has, unless the element itself is shorter. One with an id and nothing
/// inside is sent as it is: the page's script may have put something into it, which has had its day.
fn same(now: &Fragment, element: &Element, sent: &mut String) {
    let (name, id) = (now.text(&element.name), now.text(&element.id));
    let short = element.whole.len() <= 2 * name.len() + id.len() + SAME.len() + 12;
    let is_to_be_filled = element.inner.is_empty() && !id.is_empty();
    if short || is_void(name) || is_to_be_filled {
        return sent.push_str(now.text(&element.whole));
    }
    sent.push('<');
    sent.push_str(name);
    if !id.is_empty() {
        sent.push_str(" id=\"");
        sent.push_str(id);
        sent.push('"');
    }
    for piece in [" ", SAME, "></", name, ">"] {
        sent.push_str(piece);
    }
}

/// The elements of a fragment; `None` if it is not one element, or not written as our pages are.
fn read(html: &str) -> Option<Vec<Element>> {
    let mut elements: Vec<Element> = Vec::with_capacity(html.len() / 64);
    let mut open: Vec<usize> = Vec::new();
    let mut at = 0;
    while let Some(found) = memchr(b'<', &html.as_bytes()[at..]) {
        let start = at + found;
        let is_outside = open.is_empty() && !elements.is_empty();
        if is_outside || (open.is_empty() && start > 0) {
            return None;
        }
        if let Some(rest) = html[start..].strip_prefix("</") {
            let end = start + 2 + memchr(b'>', rest.as_bytes())? + 1;
            let number = open.pop()?;
            let next = elements.len();
            let element = &mut elements[number];
            if html[start + 2..end - 1] != html[element.name.clone()] {
                return None;
            }
            (element.inner.end, element.whole.end, element.next) = (start, end, next);
            at = end;
            continue;
        }
        let (name, id, end) = tag(html, start)?;
        let is_void = is_void(&html[name.clone()]);
        if !is_void {
            open.push(elements.len());
        }
        let next = elements.len() + 1;
        elements.push(Element { name, id, whole: start..end, inner: end..end, next });
        at = end;
    }
    let whole = elements.first().is_some_and(|first| first.whole == (0..html.len()));
    (open.is_empty() && whole).then_some(elements)
}

/// The name, the id and the end of the tag that begins at a place.
fn tag(html: &str, start: usize) -> Option<(Range<usize>, Range<usize>, usize)> {
    // Names and values are short: going byte by byte is quicker than searching.
    let bytes = html.as_bytes();
    let until = |from: usize, wanted: fn(u8) -> bool| {
        Some(from + bytes[from..].iter().position(|byte| wanted(*byte))?)
    };
    let name_end = until(start + 1, |byte| matches!(byte, b' ' | b'>' | b'/'))?;
    let mut id = 0..0;
    let mut at = name_end;
    loop {
        at = until(at, |byte| matches!(byte, b'"' | b'>' | b'/'))?;
        match bytes[at] {
            b'>' => return Some((start + 1..name_end, id, at + 1)),
            // Self-closed tags are not ours.
            b'/' => return None,
            _ => {
                let end = until(at + 1, |byte| byte == b'"')?;
                if bytes[..at].ends_with(b" id=") {
                    id = at + 1..end;
                }
                at = end + 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: &str = "<section id=\"board\"><h2>A rather long heading of a map</h2><svg viewBox=\"0 0 9 9\">\
        <g id=\"a\" style=\"x:1\"><title>A / b, a title that is long enough</title></g>\
        <g class=\"row\"><path d=\"M0 0H100V100H0z\"></path><path d=\"M1 1H101V101H1z\"></path></g></svg>\
        <form><input name=\"x\" value=\"1\">some text</form></section>";

    fn after(from: &str, to: &str) -> String {
        assert!(BEFORE.contains(from), "{from}");
        since(BEFORE, &BEFORE.replacen(from, to, 1))
    }

    fn since(before: &str, now: &str) -> String {
        let mut sent = String::new();
        Fragment::new(now.to_owned()).since(&Fragment::new(before.to_owned()), &mut sent);
        sent
    }

    /// The fragment that a page shows after it took something in: what stands for the same is as it was.
    fn taken_in(before: &str, sent: &str) -> String {
        let (old, new) = (Fragment::new(before.to_owned()), Fragment::new(sent.to_owned()));
        assert!(!new.elements.is_empty(), "{sent}");
        let mut shown = String::new();
        morph((&old, 0), (&new, 0), &mut shown);
        shown
    }

    /// As the page's script does it.
    fn morph((old_of, old): Of<'_>, (new_of, new): Of<'_>, shown: &mut String) {
        let element = &new_of.elements[new];
        let tag = &new_of.html[element.whole.start..element.inner.start];
        if tag.ends_with(&format!(" {SAME}>")) {
            return shown.push_str(old_of.text(&old_of.elements[old].whole));
        }
        shown.push_str(tag);
        let mut here: Vec<usize> = old_of.inside(old).collect();
        let mut texts = new_of.between(new);
        shown.push_str(texts.next().unwrap_or_default());
        for (inner, text) in new_of.inside(new).zip(texts) {
            let id = new_of.text(&new_of.elements[inner].id);
            let place = match id {
                "" => {
                    Some(0).filter(|_| here.first().is_some_and(|old| alike((old_of, *old), (new_of, inner))))
                }
                _ => here.iter().position(|old| old_of.text(&old_of.elements[*old].id) == id),
            };
            match place {
                Some(place) => morph((old_of, here.remove(place)), (new_of, inner), shown),
                None => shown.push_str(new_of.text(&new_of.elements[inner].whole)),
            }
            shown.push_str(text);
        }
        shown.push_str(&new_of.html[element.inner.end..element.whole.end]);
    }

    #[test]
    fn nothing_changed_is_nothing() {
        assert_eq!(since(BEFORE, BEFORE), "");
    }

    #[test]
    fn only_the_way_to_what_changed_is_sent() {
        assert_eq!(
            after("M1 1H", "M2 2H"),
            "<section id=\"board\"><h2 data-same></h2><svg viewBox=\"0 0 9 9\"><g id=\"a\" data-same></g>\
             <g class=\"row\"><path data-same></path><path d=\"M2 2H101V101H1z\"></path></g></svg>\
             <form data-same></form></section>"
        );
    }

    #[test]
    fn a_page_that_takes_it_in_shows_what_is_now() {
        let changes = [
            ("x:1", "x:2"),
            ("M0 0H", "M3 3H"),
            ("some text", "other text"),
            ("some text", ""),
            ("A rather", "<b>Another</b> rather"),
            ("class=\"row\"", "class=\"line\""),
            ("<g id=\"a\"", "<g id=\"z\""),
            ("<path d=\"M0 0H100V100H0z\"></path>", ""),
            ("<h2>", "<p id=\"new\">A paragraph that is new here</p><h2>"),
            ("<form>", "<form><form>"),
            ("M1 1H101V101H1z\"></path>", "M1 1H101V101H1z\"></path><path d=\"M9 9H109V109H9z\"></path>"),
            ("value=\"1\"", "value=\"2\""),
        ];
        for (from, to) in changes {
            let now = BEFORE.replacen(from, to, 1);
            let now = if to == "<form><form>" { now.replacen("</form>", "</form></form>", 1) } else { now };
            let sent = since(BEFORE, &now);
            assert_eq!(taken_in(BEFORE, &sent), now, "{from} {to}");
        }
    }

    #[test]
    fn what_comes_before_a_new_element_is_not_sent_again() {
        let sent = after(
            "M1 1H101V101H1z\"></path>",
            "M1 1H101V101H1z\"></path><path d=\"M9 9H109V109H9z\"></path>",
        );
        assert!(sent.contains("M9 9H") && !sent.contains("M1 1H") && !sent.contains("heading"), "{sent}");
    }

    #[test]
    fn lines_that_come_on_top_bring_only_themselves() {
        let line = |number: u32| {
            format!("<li id=\"l{number}\">a line of the log that is long enough, number {number}</li>")
        };
        let list = |numbers: Vec<u32>| {
            format!("<ol id=\"log\">{}</ol>", numbers.into_iter().map(line).collect::<String>())
        };
        let (before, now) = (list((1..=40).rev().collect()), list((3..=42).rev().collect()));
        let sent = since(&before, &now);
        assert!(sent.contains("number 42") && !sent.contains("number 40"), "{sent}");
        assert_eq!(taken_in(&before, &sent), now);
    }

    #[test]
    fn what_the_script_filled_in_is_emptied() {
        let page = |seq: u32| {
            format!(
                "<section id=\"decision\"><p>a question that is long enough</p><input name=\"seq\" value=\"{seq}\">\
                 <div id=\"why\" role=\"status\"></div></section>"
            )
        };
        let shown = page(1).replace("\"status\">", "\"status\">Because it is so.");
        assert_eq!(taken_in(&shown, &since(&page(1), &page(2))), page(2));
    }

    #[test]
    fn what_is_not_understood_is_sent_whole() {
        for odd in
            ["", "text", "<p>no end", "<p id=\"a\"/>", "<p></p><p></p>", "<p></b>", " <p></p>", "<p></p> "]
        {
            assert_eq!(since(odd, BEFORE), BEFORE);
            assert_eq!(since(BEFORE, odd), odd);
        }
    }
}
