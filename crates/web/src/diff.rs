//! What changed between two drawings of a fragment.
//!
//! A page takes a fragment in by going through it element by element. Elements that are as they were need not be sent again:
//! one empty element with the attribute [`SAME`] stands for a row of them. So a piece that moved does not bring the whole
//! board along, and what has to be compressed and sent is short.
//!
//! The components of a fragment are compared by what they are drawn from, and never read: its [`Frame`] is the markup around
//! them. Where the frame is as it was, the components that changed are sent alone, inside an element with the attribute
//! `PARTS`, and the page finds their counterparts by their ids.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;
use std::sync::Arc;

use memchr::{memchr, memmem};

/// The attribute of an empty element that stands for elements the page has already; its value says how many if it is more
/// than one. In a frame it marks a component.
pub const SAME: &str = "data-same";

/// The attribute of an element that only holds components. Those of drawings need one of their own: elsewhere a browser
/// would not take them for parts of a drawing.
const PARTS: &str = "data-parts";

/// Whether elements of a name have no end.
pub(crate) fn is_void(name: &str) -> bool {
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

/// What a page has of a fragment: all that has to be remembered to tell later what changed.
#[derive(PartialEq, Eq, Debug)]
pub struct Frame {
    /// The markup; every component is an empty element with its name, its id and [`SAME`].
    html: Box<str>,
    /// What the components are drawn from, as hashes, in their order.
    keys: Box<[u64]>,
    hash: u64,
}

impl Frame {
    /// The frame of a markup with components that have these keys.
    pub fn new(html: String, keys: impl IntoIterator<Item = u64>) -> Frame {
        let (html, keys) = (html.into_boxed_str(), keys.into_iter().collect::<Box<[u64]>>());
        let mut hasher = DefaultHasher::new();
        (&html, &keys).hash(&mut hasher);
        Frame { html, keys, hash: hasher.finish() }
    }

    /// What tells it from other frames.
    pub fn hash(&self) -> u64 {
        self.hash
    }
}

/// What stands for a component in a frame.
pub fn mark(component: &str, id: &str) -> String {
    let name = name(component);
    format!("<{name} id=\"{id}\" {SAME}></{name}>")
}

/// The name of an element.
fn name(html: &str) -> &str {
    let end = html.find([' ', '>']).unwrap_or(html.len());
    html.get(1..end).unwrap_or_default()
}

/// A fragment of a page: one element, as its frame and the drawings of its components.
#[derive(Clone, Debug)]
pub struct Fragment {
    frame: Arc<Frame>,
    drawings: Vec<Arc<str>>,
}

impl Fragment {
    /// A fragment of a frame and the drawings that belong into it.
    pub fn new(frame: Arc<Frame>, drawings: Vec<Arc<str>>) -> Fragment {
        debug_assert_eq!(frame.keys.len(), drawings.len());
        Fragment { frame, drawings }
    }

    /// What has to be remembered of it.
    pub fn frame(&self) -> &Arc<Frame> {
        &self.frame
    }

    /// All of it.
    pub fn html(&self) -> String {
        let inside: usize = self.drawings.iter().map(|drawing| drawing.len()).sum();
        let mut html = String::with_capacity(self.frame.html.len() + inside);
        put_in(&self.frame.html, &self.drawings, &mut html);
        html
    }

    /// What a page that shows `before` has to take in so that it shows this; nothing if nothing changed. What is not
    /// understood comes whole.
    pub fn since(&self, before: &Frame, changes: &Changes<'_>) -> String {
        if self.frame.html == before.html {
            return self.components_since(before, changes);
        }
        patch((&before.html, &before.keys), (&self.frame.html, &self.frame.keys), &self.drawings, changes)
            .unwrap_or_else(|| self.html())
    }

    /// What changed of the components.
    fn components_since(&self, before: &Frame, changes: &Changes<'_>) -> String {
        let keys = before.keys.iter().zip(&self.frame.keys).zip(&self.drawings);
        let changed = || keys.clone().filter(|((old, new), _)| old != new);
        let mut sent = String::new();
        for (holder, is_drawn) in [("div", false), ("svg", true)] {
            let mut inside = changed().filter(|(_, one)| (name(one) == "g") == is_drawn).peekable();
            if inside.peek().is_some() {
                sent.extend(["<", holder, " ", PARTS, ">"]);
                inside.for_each(|((old, new), one)| sent.push_str(&changes((*old, *new), one)));
                sent.extend(["</", holder, ">"]);
            }
        }
        sent
    }
}

/// What a page with the old drawing of a component has to take in: by its old and its new key, and its new drawing.
pub type Changes<'a> = dyn Fn((u64, u64), &Arc<str>) -> Arc<str> + 'a;

/// What leads from an old drawing of a component to a new one; `None` if the new one is as short, or not alike.
pub fn changes(old: &str, new: &str) -> Option<String> {
    let changes = patch((old, &[]), (new, &[]), &[], &|_, new| new.clone());
    changes.filter(|changes| changes.len() < new.len())
}

/// What leads from one markup with components to another that is alike; `None` if they are not.
fn patch(
    old: (&str, &[u64]),
    new: (&str, &[u64]),
    drawings: &[Arc<str>],
    changes: &Changes<'_>,
) -> Option<String> {
    let (old, new) = (Tree::read(old.0, old.1)?, Tree::read(new.0, new.1)?);
    if !alike((&old, 0), (&new, 0)) {
        return None;
    }
    let mut patch = Patch { old, new, drawings, changes, sent: String::new() };
    patch.send(0, 0);
    Some(patch.sent)
}

/// The marks of the components in a frame: where they are, and the ids.
pub fn marks(frame: &str) -> impl Iterator<Item = (Range<usize>, &str)> {
    // Nothing that people wrote has quotes and angle brackets like this.
    const MARK: &str = "\" data-same></";
    memmem::find_iter(frame.as_bytes(), MARK).map(|at| {
        let start = frame[..at].rfind('<').unwrap_or(at);
        let end = at + MARK.len();
        let end = end + memchr(b'>', &frame.as_bytes()[end..]).map_or(0, |close| close + 1);
        (start..end, frame[start..at].rsplit('"').next().unwrap_or_default())
    })
}

/// Writes a piece of a frame with the drawings that belong into it.
fn put_in(frame: &str, drawings: &[Arc<str>], html: &mut String) {
    let mut at = 0;
    for ((mark, _), drawing) in marks(frame).zip(drawings) {
        html.push_str(&frame[at..mark.start]);
        html.push_str(drawing);
        at = mark.end;
    }
    html.push_str(&frame[at..]);
}

/// A frame as elements.
struct Tree<'a> {
    html: &'a str,
    keys: &'a [u64],
    /// In the order of their beginnings.
    elements: Vec<Element>,
}

/// An element of a frame, by places in its text.
#[derive(Clone, Debug)]
struct Element {
    name: Range<usize>,
    /// Empty if it has none.
    id: Range<usize>,
    whole: Range<usize>,
    inner: Range<usize>,
    /// The number of the first element after it that is not inside of it.
    next: usize,
    /// The components in it by number, or the one that it is.
    components: Range<usize>,
    is_component: bool,
}

impl<'a> Tree<'a> {
    fn text(&self, range: &Range<usize>) -> &'a str {
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
    fn between(&self, element: usize) -> Vec<&'a str> {
        let inner = &self.elements[element].inner;
        let starts = [inner.start]
            .into_iter()
            .chain(self.inside(element).map(|number| self.elements[number].whole.end));
        let ends = self.inside(element).map(|number| self.elements[number].whole.start).chain([inner.end]);
        starts.zip(ends).map(|(start, end)| &self.html[start..end]).collect()
    }

    /// Whether something else can stand for an element. One with an id and nothing inside is sent as it is: the page's script
    /// may have put something into it, which has had its day.
    fn may_be_left_out(&self, element: usize) -> bool {
        let element = &self.elements[element];
        let is_to_be_filled = element.inner.is_empty() && !element.id.is_empty() && !element.is_component;
        !is_to_be_filled && !is_void(self.text(&element.name))
    }

    /// The elements of a markup with components; `None` if it is not one element, or not written as our pages are.
    fn read(html: &'a str, keys: &'a [u64]) -> Option<Tree<'a>> {
        let mut elements: Vec<Element> = Vec::with_capacity(html.len() / 48);
        let mut open: Vec<usize> = Vec::new();
        let (mut at, mut components) = (0, 0);
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
                element.components.end = components;
                at = end;
                continue;
            }
            let (name, id, end) = tag(html, start)?;
            let is_void = is_void(&html[name.clone()]);
            if !is_void {
                open.push(elements.len());
            }
            let is_component = html[..end - 1].ends_with(SAME);
            let (next, first) = (elements.len() + 1, components);
            components += usize::from(is_component);
            let components = first..components;
            elements.push(Element {
                name,
                id,
                whole: start..end,
                inner: end..end,
                next,
                components,
                is_component,
            });
            at = end;
        }
        let whole = elements.first().is_some_and(|first| first.whole == (0..html.len()));
        let tree = Tree { html, keys, elements };
        (open.is_empty() && whole && components == keys.len()).then_some(tree)
    }
}

/// Whether a page takes one element for the other: same name, same id.
fn alike((before, old): (&Tree<'_>, usize), (now, new): (&Tree<'_>, usize)) -> bool {
    let (old, new) = (&before.elements[old], &now.elements[new]);
    before.text(&old.name) == now.text(&new.name) && before.text(&old.id) == now.text(&new.id)
}

/// What leads from one frame to another.
struct Patch<'a> {
    old: Tree<'a>,
    new: Tree<'a>,
    drawings: &'a [Arc<str>],
    changes: &'a Changes<'a>,
    sent: String,
}

impl Patch<'_> {
    /// Writes an element for a page that has one alike.
    fn send(&mut self, old: usize, new: usize) {
        if self.is_same(old, new) {
            return self.leave_out(new, 1);
        }
        let element = self.new.elements[new].clone();
        if element.is_component {
            let keys = (self.old.elements[old].components.start, element.components.start);
            let drawing = &self.drawings[keys.1];
            let changes = match self.old.keys.get(keys.0) {
                Some(key) => (self.changes)((*key, self.new.keys[keys.1]), drawing),
                None => drawing.clone(),
            };
            return self.sent.push_str(&changes);
        }
        self.sent.push_str(&self.new.html[element.whole.start..element.inner.start]);
        let (old_inside, new_inside): (Vec<usize>, Vec<usize>) =
            (self.old.inside(old).collect(), self.new.inside(new).collect());
        let (old_texts, texts) = (self.old.between(old), self.new.between(new));
        let places = self.counterparts(&old_inside, &new_inside, &old_texts, &texts);
        let same = |number: usize| {
            let place = places[number].filter(|_| self.new.may_be_left_out(new_inside[number]))?;
            self.is_same(old_inside[place], new_inside[number]).then_some(place)
        };
        // How many from each on are a row that is as it was.
        let mut rows = vec![0; new_inside.len() + 1];
        for number in (0..new_inside.len()).rev() {
            if let Some(place) = same(number) {
                let goes_on = rows[number + 1] > 0
                    && places[number + 1] == Some(place + 1)
                    && texts[number + 1].is_empty()
                    && old_texts[place + 1].is_empty();
                rows[number] = if goes_on { rows[number + 1] + 1 } else { 1 };
            }
        }
        self.sent.push_str(texts[0]);
        let mut number = 0;
        while number < new_inside.len() {
            let row = rows[number];
            match places[number] {
                Some(_) if row > 0 => self.leave_out(new_inside[number], row),
                Some(place) => self.send(old_inside[place], new_inside[number]),
                None => self.send_whole(new_inside[number]),
            }
            number += row.max(1);
            self.sent.push_str(texts[number]);
        }
        self.sent.push_str(&self.new.html[element.inner.end..element.whole.end]);
    }

    /// The places of the old elements that a page takes for the new ones. It pairs elements with ids by their ids, and others
    /// by their places: as far as both go in step.
    fn counterparts(
        &self,
        old: &[usize],
        new: &[usize],
        old_texts: &[&str],
        new_texts: &[&str],
    ) -> Vec<Option<usize>> {
        let are_alike =
            |place: usize, number: usize| alike((&self.old, old[place]), (&self.new, new[number]));
        let steps = (0..old.len().min(new.len()))
            .take_while(|at| old_texts[*at].is_empty() == new_texts[*at].is_empty() && are_alike(*at, *at));
        let in_step = steps.count();
        let has_id = |number: usize| !self.new.elements[new[number]].id.is_empty();
        // Most often the next one is the one.
        let mut expected = 0;
        let mut find = |number: usize| {
            let all = (expected..old.len()).chain(0..expected);
            let found = all.into_iter().find(|place| are_alike(*place, number))?;
            expected = found + 1;
            Some(found)
        };
        (0..new.len())
            .map(|number| {
                if number < in_step {
                    Some(number)
                } else if has_id(number) {
                    find(number)
                } else {
                    None
                }
            })
            .collect()
    }

    /// Whether two elements that are alike are the same, with the same components inside.
    fn is_same(&self, old: usize, new: usize) -> bool {
        let (before, now) = (&self.old.elements[old], &self.new.elements[new]);
        self.old.text(&before.whole) == self.new.text(&now.whole)
            && self.old.keys[before.components.clone()] == self.new.keys[now.components.clone()]
    }

    /// Writes an element that the page does not have.
    fn send_whole(&mut self, element: usize) {
        let element = &self.new.elements[element];
        let drawings = &self.drawings[element.components.clone()];
        put_in(&self.new.html[element.whole.clone()], drawings, &mut self.sent);
    }

    /// Writes what stands for a row of elements that the page has, unless the elements themselves are shorter.
    fn leave_out(&mut self, number: usize, row: usize) {
        let last = std::iter::successors(Some(number), |one| Some(self.new.elements[*one].next)).nth(row - 1);
        let (first, last) = (&self.new.elements[number], &self.new.elements[last.unwrap_or(number)]);
        let (name, id) = (self.new.text(&first.name), self.new.text(&first.id));
        let whole = first.whole.start..last.whole.end;
        let is_short = whole.len() <= 2 * name.len() + id.len() + SAME.len() + 12;
        let has_components = first.components.start < last.components.end;
        if !has_components && (is_short || !self.new.may_be_left_out(number)) {
            return self.sent.push_str(&self.new.html[whole]);
        }
        self.sent.extend(["<", name]);
        if !id.is_empty() {
            self.sent.extend([" id=\"", id, "\""]);
        }
        self.sent.extend([" ", SAME]);
        if row > 1 {
            self.sent.push_str(&format!("=\"{row}\""));
        }
        self.sent.extend(["></", name, ">"]);
    }
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
#[path = "../tests/common/dom.rs"]
mod dom;

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

    fn whole(_: (u64, u64), new: &Arc<str>) -> Arc<str> {
        new.clone()
    }

    fn since(before: &str, now: &str) -> String {
        let frame = |html: &str| Frame::new(html.to_owned(), []);
        Fragment::new(Arc::new(frame(now)), Vec::new()).since(&frame(before), &whole)
    }

    /// The fragment that a page shows after it took something in.
    fn taken_in(before: &str, sent: &str) -> String {
        let mut page = dom::Node::read(before);
        page.take_in(sent);
        page.inner()
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
            assert_eq!(taken_in(BEFORE, &since(BEFORE, &now)), now, "{from} {to}");
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
        assert!(sent.contains("<li id=\"l40\" data-same=\"38\"></li></ol>"), "{sent}");
        assert_eq!(taken_in(&before, &sent), now);
    }

    /// A fragment of components by their ids and what they say.
    fn made_of(components: &[(&str, &str)]) -> Fragment {
        let drawn: Vec<Arc<str>> = components
            .iter()
            .map(|(id, words)| match words.strip_prefix("draw ") {
                Some(path) => format!("<g id=\"{id}\"><path d=\"{path}\"></path></g>").into(),
                None => format!("<p class=\"long\" id=\"{id}\">{words}</p>").into(),
            })
            .collect();
        let marks = |is_drawn: bool| -> String {
            let all = components.iter().zip(&drawn).filter(|(_, html)| html.starts_with("<g") == is_drawn);
            all.map(|((id, _), html)| mark(html, id)).collect()
        };
        let html =
            format!("<section id=\"board\"><div>{}</div><svg>{}</svg></section>", marks(false), marks(true));
        let at = |id: &str| components.iter().position(|(other, _)| *other == id).expect("it is there");
        let order: Vec<usize> = super::marks(&html).map(|(_, id)| at(id)).collect();
        let key = |number: &usize| components[*number].1.bytes().map(u64::from).sum();
        let keys: Vec<u64> = order.iter().map(key).collect();
        Fragment::new(
            Arc::new(Frame::new(html, keys)),
            order.iter().map(|number| drawn[*number].clone()).collect(),
        )
    }

    #[test]
    fn components_that_changed_are_sent_alone() {
        let before = made_of(&[("a", "first"), ("b", "second"), ("c", "draw M0"), ("d", "draw M1")]);
        let now = made_of(&[("a", "first"), ("b", "other"), ("c", "draw M0"), ("d", "draw M2")]);
        let sent = now.since(before.frame(), &whole);
        assert_eq!(
            sent,
            "<div data-parts><p class=\"long\" id=\"b\">other</p></div>\
             <svg data-parts><g id=\"d\"><path d=\"M2\"></path></g></svg>"
        );
        assert_eq!(taken_in(&before.html(), &sent), now.html());
        assert_eq!(now.since(now.frame(), &whole), "");
    }

    #[test]
    fn of_a_component_whose_old_drawing_is_kept_only_the_changes_are_sent() {
        const LONG: &str = "<b>something that is long enough to be left out</b>";
        let before = made_of(&[("a", &format!("{LONG}<i>1</i>")), ("b", "gone")]);
        let old = before.drawings[0].clone();
        let kept = |(key, _): (u64, u64), new: &Arc<str>| {
            assert_eq!(key, before.frame.keys[0]);
            changes(&old, new).expect("it is shorter").into()
        };
        let changed = format!("{LONG}<i>2</i>");
        for now in [made_of(&[("a", &changed), ("b", "gone")]), made_of(&[("a", &changed)])] {
            let sent = now.since(before.frame(), &kept);
            assert!(sent.contains("<p class=\"long\" id=\"a\"><b data-same></b><i>2</i></p>"), "{sent}");
            assert_eq!(taken_in(&before.html(), &sent), now.html());
        }
    }

    #[test]
    fn components_come_go_and_change_their_places() {
        let all = [("a", "first"), ("b", "second"), ("c", "third"), ("d", "draw M0"), ("e", "draw M1")];
        let before = made_of(&all);
        let cases: [(&[(&str, &str)], &str); 4] = [
            (&all[1..], "first"),
            (&[all[0], all[1], ("x", "new"), all[2], all[3], all[4]], "third"),
            (&[all[2], all[0], all[1], all[4], all[3]], "second"),
            (&[all[1], ("a", "changed"), all[2], ("e", "draw M9"), all[3]], "third"),
        ];
        for (now, left_out) in cases {
            let now = made_of(now);
            let sent = now.since(before.frame(), &whole);
            assert!(!sent.contains(left_out), "{sent}");
            assert_eq!(taken_in(&before.html(), &sent), now.html());
        }
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
