//! What open pages of a table are sent: only the components that changed, drawn once for everybody who sees the same.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::board::Component;
use crate::diff::{Fragment, Frame, changes, mark, marks};
use crate::model::{Reader, TableView};
use crate::part::Parts;
use crate::pen::Pen;

/// The fragments that come whole: what can be answered is hardly ever what could be answered before.
const WHOLE: &[&str] = &["decision"];

/// So many drawings at once are more than any table has.
const MOST: usize = 4096;

/// The newest drawings of a table, shared by everybody who looks at it.
///
/// Kept is what was drawn for the newest entry of the table and for the one before it.
#[derive(Debug, Default)]
pub struct Memo(Mutex<Kept>);

#[derive(Debug, Default)]
struct Kept {
    /// The newest entry that was drawn.
    seq: u64,
    /// Components, by everything they are drawn from.
    drawings: Recent<u64, Arc<str>>,
    frames: Recent<u64, Arc<Frame>>,
    /// What leads from one frame to another.
    patches: Recent<(u64, u64), Arc<str>>,
}

/// What was used for the newest entry, and what was used for the one before it.
#[derive(Debug)]
struct Recent<K, V> {
    newest: HashMap<K, V>,
    before: HashMap<K, V>,
}

impl<K, V> Default for Recent<K, V> {
    fn default() -> Self {
        Recent { newest: HashMap::new(), before: HashMap::new() }
    }
}

impl<K: Copy + Eq + Hash, V: Clone> Recent<K, V> {
    fn get(&mut self, key: K) -> Option<V> {
        if let Some(known) = self.newest.get(&key) {
            return Some(known.clone());
        }
        let known = self.before.remove(&key)?;
        self.newest.insert(key, known.clone());
        Some(known)
    }

    /// As [`Recent::get`], without using it.
    fn peek(&self, key: K) -> Option<V> {
        self.newest.get(&key).or_else(|| self.before.get(&key)).cloned()
    }

    fn insert(&mut self, key: K, value: V) {
        if self.newest.len() >= MOST {
            self.newest.clear();
        }
        self.newest.insert(key, value);
    }

    fn go_on(&mut self) {
        self.before = std::mem::take(&mut self.newest);
    }
}

/// Where a pen puts the components it draws while the fragments of a page are made.
#[derive(Debug)]
pub(crate) struct Tray {
    kept: Kept,
    /// The hash of the pen.
    pen: u64,
    /// The components: the id, everything it is drawn from as a hash, and the drawing.
    placed: Vec<(String, u64, Arc<str>)>,
}

impl Tray {
    /// Puts a component down, drawn now or before; hands back what marks its place.
    pub fn put(tray: &RefCell<Tray>, component: &impl Component, pen: &Pen) -> String {
        let id = component.id();
        let key = tray.borrow().key(component, &id);
        let known = tray.borrow_mut().kept.drawings.get(key);
        let drawing = match known {
            Some(drawing) => {
                debug_assert_eq!(*drawing, component.draw(pen).0, "{id} depends on more than its input");
                drawing
            }
            None => {
                let drawing: Arc<str> = component.draw(pen).0.into();
                tray.borrow_mut().kept.drawings.insert(key, drawing.clone());
                drawing
            }
        };
        let mark = mark(&drawing, &id);
        tray.borrow_mut().placed.push((id, key, drawing));
        mark
    }

    fn key<C: Component>(&self, component: &C, id: &str) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.pen, std::any::type_name::<C>(), id).hash(&mut hasher);
        component.hash(&mut hasher);
        hasher.finish()
    }

    /// A fragment with the components whose places are marked in it.
    fn fragment(&mut self, html: String) -> Fragment {
        // Most often they stand in the order in which they were drawn.
        let mut expected = 0;
        let (mut keys, mut drawings) = (Vec::new(), Vec::new());
        for (_, wanted) in marks(&html) {
            let mut all = (expected..self.placed.len()).chain(0..expected);
            let Some(found) = all.find(|place| self.placed[*place].0 == wanted) else { continue };
            let (_, key, drawing) = &self.placed[found];
            keys.push(*key);
            drawings.push(drawing.clone());
            expected = found + 1;
        }
        let frame = Frame::new(html, keys);
        let hash = frame.hash();
        let frame = self.kept.frames.get(hash).unwrap_or_else(|| {
            let frame = Arc::new(frame);
            self.kept.frames.insert(hash, frame.clone());
            frame
        });
        Fragment::new(frame, drawings)
    }
}

/// What an open page shows, as far as it has to be remembered.
#[derive(Debug, Default)]
pub struct Shown(HashMap<&'static str, Arc<Frame>>);

/// The fragments of a page by their ids.
pub type Fragments = Vec<(&'static str, Fragment)>;

impl Shown {
    /// Takes for shown what a page was drawn with.
    pub fn note(&mut self, fragments: impl IntoIterator<Item = (&'static str, Fragment)>) {
        self.0.extend(fragments.into_iter().map(|(id, fragment)| (id, fragment.frame().clone())));
    }

    /// Whether two pages show the same, and it is remembered once for both.
    pub fn is_shared_with(&self, other: &Shown) -> bool {
        let same =
            |(id, frame): (&&str, &Arc<Frame>)| other.0.get(id).is_some_and(|one| Arc::ptr_eq(one, frame));
        self.0.len() == other.0.len() && self.0.iter().all(same)
    }
}

impl Memo {
    /// Every fragment of a table's page as it is now.
    pub fn draw(&self, reader: &Reader, table: &TableView) -> Fragments {
        let mut kept = self.lock();
        if table.seq != kept.seq {
            kept.seq = table.seq;
            kept.drawings.go_on();
            kept.frames.go_on();
            kept.patches.go_on();
        }
        let mut parts = Parts::new(reader, table);
        let mut hasher = DefaultHasher::new();
        parts.pen.hash(&mut hasher);
        let tray = Tray { kept: std::mem::take(&mut kept), pen: hasher.finish(), placed: Vec::new() };
        let tray = Rc::new(RefCell::new(tray));
        parts.pen.tray = Some(tray.clone());
        let drawn = parts.all();
        let mut tray = tray.borrow_mut();
        let fragments = drawn.map(|(id, markup)| (id, tray.fragment(markup.0)));
        *kept = std::mem::take(&mut tray.kept);
        fragments.into()
    }

    /// What a page has to take in to show these fragments; it is taken for shown then.
    pub fn patch(
        &self,
        shown: &mut Shown,
        fragments: impl IntoIterator<Item = (&'static str, Fragment)>,
    ) -> String {
        let one = |(id, fragment): (&'static str, Fragment)| {
            let now = fragment.frame();
            match shown.0.insert(id, now.clone()) {
                Some(before) if before.hash() == now.hash() => None,
                Some(before) if !WHOLE.contains(&id) => Some(self.since(&before, &fragment)),
                _ => Some(fragment.html().into()),
            }
        };
        let sent: Vec<Arc<str>> = fragments.into_iter().filter_map(one).collect();
        sent.concat()
    }

    /// As [`Fragment::since`]; the same for everybody who saw the same before and sees the same now.
    fn since(&self, before: &Frame, now: &Fragment) -> Arc<str> {
        let key = (before.hash(), now.frame().hash());
        if let Some(known) = self.lock().patches.get(key) {
            return known;
        }
        let patch: Arc<str> = now.since(before, &|keys, drawing| self.changes(keys, drawing)).into();
        self.lock().patches.insert(key, patch.clone());
        patch
    }

    /// What leads to a drawing of a component: only the changes if the old drawing is still kept.
    fn changes(&self, keys: (u64, u64), drawing: &Arc<str>) -> Arc<str> {
        let mut kept = self.lock();
        if let Some(known) = kept.patches.get(keys) {
            return known;
        }
        let old = kept.drawings.peek(keys.0);
        let patch = old.and_then(|old| changes(&old, drawing)).map_or_else(|| drawing.clone(), Arc::from);
        kept.patches.insert(keys, patch.clone());
        patch
    }

    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
