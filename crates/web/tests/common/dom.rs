//! A page that takes fragments in as the page's script does.

/// An element.
pub struct Node {
    /// Its opening tag.
    tag: String,
    children: Vec<Child>,
}

enum Child {
    Text(String),
    Element(Node),
}

impl Node {
    /// An element and all inside of it.
    ///
    /// # Panics
    /// If it is not written as our pages are.
    pub fn read(html: &str) -> Node {
        let mut open = vec![Node { tag: String::new(), children: Vec::new() }];
        let mut rest = html;
        while let Some(at) = rest.find('<') {
            let inside = &mut open.last_mut().expect("one is open").children;
            if at > 0 {
                inside.push(Child::Text(rest[..at].to_owned()));
            }
            let end = at + rest[at..].find('>').expect("a tag ends") + 1;
            let tag = &rest[at..end];
            rest = &rest[end..];
            if let Some(name) = tag.strip_prefix("</") {
                let closed = open.pop().expect("one is open");
                assert_eq!(closed.name(), name.trim_end_matches('>'));
                open.last_mut().expect("all are inside of one").children.push(Child::Element(closed));
                continue;
            }
            let node = Node { tag: tag.to_owned(), children: Vec::new() };
            match node.is_void() {
                true => inside.push(Child::Element(node)),
                false => open.push(node),
            }
        }
        assert!(rest.is_empty() && open.len() == 1, "{html}");
        open.remove(0)
    }

    fn name(&self) -> &str {
        self.tag.trim_start_matches('<').split([' ', '>']).next().unwrap_or_default()
    }

    fn is_void(&self) -> bool {
        matches!(self.name(), "br" | "hr" | "img" | "input" | "link" | "meta")
    }

    fn id(&self) -> Option<&str> {
        self.tag.split_once(" id=\"")?.1.split('"').next()
    }

    /// For how many elements that the page has it stands.
    fn same(&self) -> Option<usize> {
        let value = self.tag.split_once(" data-same")?.1;
        Some(value.trim_matches(['=', '"', '>']).parse().unwrap_or(1))
    }

    fn elements(&self) -> impl Iterator<Item = &Node> {
        self.children.iter().filter_map(|child| match child {
            Child::Element(node) => Some(node),
            Child::Text(_) => None,
        })
    }

    fn find(&mut self, id: &str) -> Option<&mut Node> {
        if self.id() == Some(id) {
            return Some(self);
        }
        self.children.iter_mut().find_map(|child| match child {
            Child::Element(node) => node.find(id),
            Child::Text(_) => None,
        })
    }

    /// What is inside of it, as it is written.
    pub fn inner(&self) -> String {
        self.children.iter().map(Child::html).collect()
    }

    fn html(&self) -> String {
        let end = if self.is_void() { String::new() } else { format!("</{}>", self.name()) };
        format!("{}{}{end}", self.tag, self.inner())
    }

    /// Takes in what a stream sent, as the script does.
    ///
    /// # Panics
    /// If something is missing on the page that should be there.
    pub fn take_in(&mut self, sent: &str) {
        for part in Node::read(sent).elements() {
            if part.tag.contains(" data-parts") {
                part.elements().for_each(|component| self.take_in_one(component));
            } else {
                self.take_in_one(part);
            }
        }
    }

    fn take_in_one(&mut self, next: &Node) {
        let now = next.id().and_then(|id| self.find(id));
        now.unwrap_or_else(|| panic!("the page lacks {}", next.tag)).morph(next);
    }

    fn morph(&mut self, next: &Node) {
        if self.name() != next.name() {
            *self = next.fresh();
            return;
        }
        if next.same().is_some() {
            return;
        }
        self.tag.clone_from(&next.tag);
        let mut old: Vec<Option<Child>> = std::mem::take(&mut self.children).into_iter().map(Some).collect();
        for wanted in &next.children {
            let Child::Element(node) = wanted else {
                let here = old.iter_mut().find(|child| child.is_some());
                if let Some(here) = here.filter(|here| matches!(here, Some(Child::Text(_)))) {
                    *here = None;
                }
                self.children.push(Child::Text(wanted.html()));
                continue;
            };
            let place = match node.id() {
                Some(id) => old.iter().position(|child| child.as_ref().is_some_and(|child| child.id() == Some(id))),
                None => old.iter().position(Option::is_some).filter(|place| {
                    matches!(&old[*place], Some(Child::Element(here)) if here.id().is_none() && here.name() == node.name())
                }),
            };
            let Some(place) = place else {
                self.children.push(Child::Element(node.fresh()));
                continue;
            };
            let row = old[place..].iter_mut().filter(|child| matches!(child, Some(Child::Element(_))));
            let mut row: Vec<Child> = row.take(node.same().unwrap_or(1)).filter_map(Option::take).collect();
            assert_eq!(row.len(), node.same().unwrap_or(1), "the page lacks something after {}", node.tag);
            if let (None, Some(Child::Element(here))) = (node.same(), row.first_mut()) {
                here.morph(node);
            }
            self.children.extend(row);
        }
    }

    fn fresh(&self) -> Node {
        let html = self.html();
        assert!(!html.contains("data-same"), "the page lacks something of {html}");
        let Child::Element(copy) = Node::read(&html).children.remove(0) else {
            unreachable!("it is an element")
        };
        copy
    }
}

impl Child {
    fn html(&self) -> String {
        match self {
            Child::Text(text) => text.clone(),
            Child::Element(node) => node.html(),
        }
    }

    fn id(&self) -> Option<&str> {
        match self {
            Child::Text(_) => None,
            Child::Element(node) => node.id(),
        }
    }
}
