//! The boards of the games. Each game implements [`Drawing`]; [`with_game!`] leads from a table to its game.

mod first_tsar;
mod known;
mod rurik;
mod stroganov;

use std::hash::Hash;

use maud::{Markup, html};
use samovar_engine::{Game, Message, Seat, Seen};
use samovar_games::with_game;

use crate::model::{LogLine, TableView};
use crate::pen::Pen;

/// What a game adds to the pages.
pub(crate) trait Drawing: Game {
    /// The rules as the catalogue has them.
    const RULES: &'static str;

    /// A picture for the home page.
    fn picture() -> Markup;
    /// The symbols of the board that never change, sent once with a page.
    fn statics() -> Markup;
    /// The board and the players.
    fn draw(scene: &Scene<'_, Self>) -> Drawn;
    /// How an action is shown in the list of choices.
    fn verb(action: Self::Action) -> Verb;
    /// The symbol beside an event in the log.
    fn sign(event: &Self::Event) -> Option<&'static str>;
}

/// A drawn board.
pub(crate) struct Drawn {
    /// What lies in the middle of the table.
    pub board: Markup,
    /// What the players have.
    pub players: Markup,
}

/// How a choice is shown among the others.
pub(crate) struct Verb {
    /// The symbol beside it.
    pub icon: &'static str,
    /// Whether it is something that can be done besides.
    pub extra: bool,
}

/// Everything a board is drawn from.
pub(crate) struct Scene<'a, G: Game> {
    pub pen: &'a Pen,
    pub seen: &'a Seen<G>,
    /// What happened lately, oldest first, as the viewer may see it.
    pub events: Vec<&'a G::Event>,
}

impl<G: Game> Scene<'_, G> {
    /// Whether the reader has to decide.
    pub fn is_my_move(&self) -> bool {
        !self.seen.choices.is_empty()
    }

    /// Whether the reader may take an action now.
    pub fn may(&self, action: G::Action) -> bool {
        self.seen.choice(action).is_some()
    }

    /// An action as the target of a click.
    pub fn target(&self, action: G::Action) -> Target<G::Action> {
        Target { action, words: self.seen.choice(action).cloned() }
    }

    /// The first of these actions that is allowed; if none is, the first of them, which can still be asked about.
    pub fn best(&self, actions: impl IntoIterator<Item = G::Action>) -> Option<Target<G::Action>> {
        let mut actions = actions.into_iter().peekable();
        let first = *actions.peek()?;
        Some(self.target(actions.find(|action| self.may(*action)).unwrap_or(first)))
    }

    /// The seats of a drawing, the viewer's first.
    pub fn seats_from(&self, viewer: Option<Seat>, count: usize) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::first(count).collect();
        seats.sort_by_key(|seat| (Some(*seat) != viewer, *seat));
        seats
    }
}

/// A part of a board, drawn from one small input: the value itself.
///
/// A drawing gets nothing but its input and the pen, so the same input always gives the same drawing, and a part whose
/// input has not changed need not be drawn again.
pub(crate) trait Component: Hash {
    /// The id of its element.
    fn id(&self) -> String;
    /// Its element.
    fn draw(&self, pen: &Pen) -> Markup;
}

/// An action that a place on a board stands for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Target<A> {
    /// What a click does, or asks about.
    pub action: A,
    /// What it means here; `None` if it is not allowed now.
    pub words: Option<Message>,
}

impl<A> Target<A> {
    /// Whether a click is allowed.
    pub fn is_lit(&self) -> bool {
        self.words.is_some()
    }
}

/// A place on a board.
#[derive(Clone)]
pub(crate) struct Spot<'a, A> {
    /// The action it stands for.
    pub target: Option<&'a Target<A>>,
    /// What it is, in words.
    pub label: String,
    /// The ids of the rules that explain it, separated by spaces.
    pub rules: &'a str,
    /// More classes.
    pub class: &'a str,
    /// A fixed id, for what moves.
    pub id: Option<String>,
    /// Where it is, for what moves.
    pub style: Option<String>,
}

impl<A> Default for Spot<'_, A> {
    fn default() -> Self {
        Spot { target: None, label: String::new(), rules: "", class: "", id: None, style: None }
    }
}

impl<A> Spot<'_, A> {
    /// Whether a click is allowed.
    pub fn is_lit(&self) -> bool {
        self.target.is_some_and(Target::is_lit)
    }

    /// The classes of its element.
    pub fn classes(&self) -> String {
        format!("spot {}{}", self.class, if self.is_lit() { " lit" } else { "" })
    }
}

/// The mark of a piece with reconstructed numbers.
pub(crate) fn mark(guessed: bool) -> Markup {
    html! { @if guessed { span.guess aria-hidden="true" { "≈" } } }
}

/// The same mark inside a drawing.
pub(crate) fn mark_at(guessed: bool, x: f32, y: f32) -> Markup {
    html! { @if guessed { text.guess x=(x) y=(y) { "≈" } } }
}

/// The board of a table; empty before the start.
pub(crate) fn draw(pen: &Pen, table: &TableView) -> Drawn {
    let drawn = table.sight.as_ref().and_then(|sight| {
        with_game!(sight.game(), G => sight.seen::<G>().map(|seen| {
            let events = table.log.iter().filter_map(|line| line.event.as_ref()?.of::<G>()).collect();
            G::draw(&Scene { pen, seen, events })
        }))
        .flatten()
    });
    drawn.unwrap_or_else(|| Drawn { board: html! {}, players: html! {} })
}

/// A picture for a game.
pub(crate) fn picture(game: &str) -> Markup {
    with_game!(game, G => G::picture()).unwrap_or_default()
}

/// The symbols of a game's board that never change, to be sent once with a page.
pub(crate) fn statics(game: &str) -> Markup {
    with_game!(game, G => G::statics()).unwrap_or_default()
}

/// How an action of a game is shown among others.
pub(crate) fn verb(game: &str, action: &str) -> Verb {
    let verb = with_game!(game, G => action.parse().ok().map(G::verb)).flatten();
    verb.unwrap_or(Verb { icon: "advanced", extra: false })
}

/// The symbol beside a line of a game's log.
pub(crate) fn sign(game: &str, line: &LogLine) -> Option<&'static str> {
    let event = line.event.as_ref()?;
    with_game!(game, G => event.of::<G>().and_then(G::sign)).flatten()
}

/// The rules of a game as its catalogue has them.
pub(crate) fn rules(game: &str) -> Option<&'static str> {
    with_game!(game, G => G::RULES)
}

#[cfg(test)]
pub(crate) mod tests {
    use std::cell::RefCell;
    use std::collections::HashMap;
    use std::hash::{DefaultHasher, Hasher};

    use maud::Markup;
    use samovar_engine::{Seat, Seed, Table, Turn, Viewer};
    use samovar_games::{kinds, with_session};

    use super::*;

    thread_local! {
        /// Every drawing so far, by the component and the hash of its input.
        static DRAWN: RefCell<HashMap<(&'static str, String, u64), String>> = RefCell::default();
    }

    /// Notes a drawing.
    ///
    /// # Panics
    /// If the same component was drawn differently from the same input.
    pub(crate) fn record<C: Component>(component: &C, drawn: &Markup) {
        let mut hasher = DefaultHasher::new();
        component.hash(&mut hasher);
        let key = (std::any::type_name::<C>(), component.id(), hasher.finish());
        DRAWN.with_borrow_mut(|all| {
            let known = all.entry(key).or_insert_with(|| drawn.0.clone());
            assert_eq!(*known, drawn.0, "{} was drawn in two ways from one input", component.id());
        });
    }

    fn draw_for(table: &dyn Table, viewer: Viewer, pen: &Pen) {
        let decides =
            matches!((table.turn(), viewer), (Turn::Decide(seat), Viewer::Seat(mine)) if seat == mine);
        with_session!(table, session => {
            let seen = Seen::new(session.state(), viewer, decides);
            Drawing::draw(&Scene { pen, seen: &seen, events: Vec::new() });
        });
    }

    #[test]
    fn equal_inputs_give_equal_drawings() {
        for kind in kinds() {
            let mut table = kind.new_table(&Default::default(), Seed::from_text("parts")).expect("defaults");
            let colours = kind.colours(&table.options())[..table.seats()].to_vec();
            let pen = Pen { game: kind.name().to_owned(), colours, ..Pen::default() };
            let mut dice = 1u32;
            while table.turn() != Turn::Over {
                for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
                    draw_for(&*table, viewer, &pen);
                }
                let legal = table.legal();
                dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                table.play(&legal[(dice >> 8) as usize % legal.len()]).expect("a legal action");
            }
            draw_for(&*table, Viewer::Spectator, &pen);
            let (parts, drawings) = DRAWN.with_borrow_mut(|all| {
                let parts: std::collections::HashSet<_> = all.keys().map(|(_, id, _)| id.clone()).collect();
                (parts.len(), std::mem::take(all).len())
            });
            assert!(parts > 15 && drawings > parts, "{}: {parts} parts, {drawings} drawings", kind.name());
        }
    }
}
