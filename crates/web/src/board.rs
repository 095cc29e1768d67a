//! The boards of the games. Each game implements [`Drawing`]; [`with_game!`] leads from a table to its game.

mod first_tsar;
mod known;
mod rurik;
mod stroganov;

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::LazyLock;

use maud::{Markup, html};
use samovar_engine::{Choice, ChoiceStep, Game, Message, Seat, Seen};
use samovar_games::{kinds, with_game};
use samovar_words::{Language, has, text};

use crate::art;
use crate::model::{LogLine, TableView};
use crate::pen::Pen;
use crate::prose::{self, Content};

/// What a game adds to the pages.
pub(crate) trait Drawing: Game {
    /// The rules as the catalogue has them.
    const RULES: &'static str;
    /// The pictures for texts about the game, as [`crate::picture`] reads them.
    const PICTURES: &'static str;
    /// The glossary, as [`crate::glossary`] reads it.
    const GLOSSARY: &'static str;

    /// A picture for the home page.
    fn picture() -> Markup;
    /// The symbols of the board that never change, sent once with a page.
    fn statics() -> Markup;
    /// The board and the players.
    fn draw(scene: &Scene<'_, Self>) -> Drawn;
    /// What a player has at a glance, for the panel beside the board. Automatic opponents come after the seats.
    fn glance(scene: &Scene<'_, Self>, seat: Seat) -> Glance;
    /// How an action is shown in the list of choices.
    fn verb(action: Self::Action) -> Verb;
    /// The symbol of an event in the log.
    fn sign(event: &Self::Event) -> Option<Sign>;
}

/// A drawn board.
#[derive(Default)]
pub(crate) struct Drawn {
    /// What lies in the middle of the table.
    pub board: Markup,
    /// What the players have.
    pub players: Markup,
    /// Everybody at a glance, automatic opponents last.
    pub glances: Vec<Markup>,
}

/// The symbol of an event, and how many or how much, where that says more.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Sign {
    pub icon: &'static str,
    pub count: Option<u16>,
}

impl Sign {
    pub fn new(icon: &'static str) -> Sign {
        Sign { icon, count: None }
    }

    pub fn counted(icon: &'static str, count: impl Into<u16>) -> Sign {
        Sign { icon, count: Some(count.into()) }
    }
}

/// What a player has at a glance: the score, the place in turn order, and everything that is counted.
#[derive(Hash)]
pub(crate) struct Glance {
    pub seat: Seat,
    pub points: i32,
    /// The place in turn order, from 1.
    pub place: Option<usize>,
    pub tallies: Vec<Tally>,
}

/// A number of things a player has.
#[derive(Hash)]
pub(crate) struct Tally {
    pub icon: Icon,
    pub count: u16,
    /// What they are, counted.
    pub words: Message,
    /// The ids of the rules that explain them, separated by spaces.
    pub rules: &'static str,
}

/// The symbol of a tally.
#[derive(Clone, Copy, Hash)]
pub(crate) enum Icon {
    /// One of the sprite.
    Named(&'static str),
    /// A fur by its value.
    Fur(u8),
}

impl Component for Glance {
    fn id(&self) -> String {
        format!("glance-{}", self.seat)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let points = pen.say(&Message::new("web-glance-points").with("count", self.points));
        let place = self.place.map(|place| pen.say(&Message::new("web-glance-place").with("place", place)));
        html! {
            div.glance id=(self.id()) {
                span.tallies {
                    @for tally in &self.tallies {
                        @let words = pen.say(&tally.words);
                        span.spot.tally.none[tally.count == 0] role="img" aria-label=(words) data-rule=(tally.rules) {
                            @match tally.icon { Icon::Named(name) => (art::icon(name)), Icon::Fur(value) => (art::fur_icon(value, "")) }
                            b { (tally.count) }
                        }
                    }
                }
                @if let (Some(place), Some(words)) = (self.place, place) { span.place role="img" aria-label=(words) { (place) "." } }
                span.score role="img" aria-label=(points) { b { (self.points) } (art::icon("vp")) }
            }
        }
    }
}

/// How a choice is shown among the others.
pub(crate) struct Verb {
    /// The symbol beside it.
    pub icon: &'static str,
    /// The heading it stands under; none for the main answers.
    pub heading: Option<&'static str>,
    /// What is chosen first where there are many of its kind, such as the piece that moves.
    pub first: Option<First>,
}

/// The first of two steps to a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct First {
    /// By which the list and the board know it: a piece that carries it is picked first.
    pub key: String,
    /// What it is.
    pub words: Message,
}

impl Verb {
    /// One of the main answers.
    pub fn new(icon: &'static str) -> Verb {
        Verb { icon, heading: None, first: None }
    }

    /// One under a heading.
    pub fn under(heading: &'static str, icon: &'static str) -> Verb {
        Verb { heading: Some(heading), ..Verb::new(icon) }
    }
}

/// Everything a board is drawn from.
pub(crate) struct Scene<'a, G: Game> {
    pub pen: &'a Pen,
    pub seen: &'a Seen<G>,
    /// What happened lately, oldest first, as the viewer may see it.
    pub events: Vec<&'a G::Event>,
}

impl<G: Drawing> Scene<'_, G> {
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
        let choice = self.seen.choice(action);
        Target {
            action,
            line: choice.map(|choice| choice.line(&choice.then)),
            words: choice.map(|choice| whole_words(choice, &choice.then)),
            first: choice.and_then(|_| G::verb(action).first).map(|first| first.key),
        }
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
    /// The action with the plainest answers to what is asked after it; a click plays all of it.
    pub line: Option<String>,
    /// What it means here; `None` if it is not allowed now.
    pub words: Option<Message>,
    /// The key of what is picked first.
    pub first: Option<String>,
}

impl<A: std::fmt::Display> Target<A> {
    /// The notation of what a click plays, or asks about.
    pub fn notation(&self) -> String {
        self.line.clone().unwrap_or_else(|| self.action.to_string())
    }
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
    /// The ids of the rules that explain it, separated by spaces. The first one has a brief.
    pub rules: &'a str,
    /// More classes.
    pub class: &'a str,
    /// A fixed id, for what moves.
    pub id: Option<String>,
    /// Where it is, for what moves.
    pub style: Option<String>,
    /// The key of the first step that is taken by picking it.
    pub pick: Option<String>,
}

impl<A> Default for Spot<'_, A> {
    fn default() -> Self {
        Spot { target: None, label: String::new(), rules: "", class: "", id: None, style: None, pick: None }
    }
}

impl<A> Spot<'_, A> {
    /// Whether a click is allowed.
    pub fn is_lit(&self) -> bool {
        self.target.is_some_and(Target::is_lit)
    }

    /// The classes of its element.
    pub fn classes(&self) -> String {
        format!("spot {}{}", self.class, if self.is_lit() || self.pick.is_some() { " lit" } else { "" })
    }
}

/// What a choice means together with answers that go with it.
pub(crate) fn whole_words(choice: &Choice, then: &[ChoiceStep]) -> Message {
    then.iter().fold(choice.words.clone(), |words, step| {
        Message::new("web-choice-then").with("what", words).with("next", step.words.clone())
    })
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
            whole(&Scene::<G> { pen, seen, events }, table.seats.len() + table.automas.len())
        }))
        .flatten()
    });
    drawn.unwrap_or_default()
}

/// A board with so many players, automatic opponents included.
pub(crate) fn whole<G: Drawing>(scene: &Scene<'_, G>, players: usize) -> Drawn {
    let glances = Seat::first(players).map(|seat| scene.pen.draw(&G::glance(scene, seat))).collect();
    Drawn { glances, ..G::draw(scene) }
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
    verb.unwrap_or(Verb::new("advanced"))
}

/// The symbol beside a line of a game's log.
pub(crate) fn sign(game: &str, line: &LogLine) -> Option<Sign> {
    let event = line.event.as_ref()?;
    with_game!(game, G => event.of::<G>().and_then(G::sign)).flatten()
}

/// The rules of a game as its catalogue has them.
pub(crate) fn rules(game: &str) -> Option<&'static str> {
    with_game!(game, G => G::RULES)
}

/// The pictures for texts about a game, as they are written.
pub(crate) fn pictures(game: &str) -> Option<&'static str> {
    with_game!(game, G => G::PICTURES)
}

/// The glossary of a game, as it is written.
pub(crate) fn glossary(game: &str) -> Option<&'static str> {
    with_game!(game, G => G::GLOSSARY)
}

/// The rules with a brief, by game, in the order of the catalogue. Every page of a table needs them.
static BRIEFS: LazyLock<HashMap<&'static str, Vec<String>>> = LazyLock::new(|| {
    let brief = |block: prose::Block| match block.content {
        Content::Entry(id, _) if has(Language::ENGLISH, &format!("brief-{id}")) => Some(id),
        _ => None,
    };
    let ids = |text| prose::read(text).into_iter().filter_map(brief).collect();
    kinds().iter().filter_map(|kind| Some((kind.name(), ids(rules(kind.name())?)))).collect()
});

/// What the pieces of a game are for: for a rule that a place on the board names first, a sentence or two.
pub(crate) fn briefs(game: &str, language: Language) -> Vec<(&'static str, String)> {
    let ids = BRIEFS.get(game).into_iter().flatten();
    ids.filter_map(|id| Some((id.as_str(), text(language, &format!("brief-{id}"))?))).collect()
}

/// The briefs of a game for the script, to be sent once with a page.
pub(crate) fn briefs_template(game: &str, language: Language) -> Markup {
    html! { template #briefs { @for (id, brief) in briefs(game, language) { p data-id=(id) { (brief) } } } }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use maud::Markup;
    use samovar_engine::{Kind, Seed, Table, Turn, Viewer};
    use samovar_games::with_session;
    use serde_json::{Value, json};

    use super::*;

    fn draw_for(table: &dyn Table, viewer: Viewer, pen: &Pen) -> Drawn {
        let decides =
            matches!((table.turn(), viewer), (Turn::Decide(seat), Viewer::Seat(mine)) if seat == mine);
        with_session!(table, session => {
            let seen = Seen::new(session.state(), viewer, decides);
            whole(&Scene { pen, seen: &seen, events: Vec::new() }, table.seats())
        })
        .expect("a game of the list")
    }

    fn pen_of(kind: &dyn Kind, table: &dyn Table) -> Pen {
        let colours = kind.colours(&table.options())[..table.seats()].to_vec();
        Pen { game: kind.name().to_owned(), colours, ..Pen::default() }
    }

    /// One of these at random.
    fn any<'a>(legal: &[&'a String], dice: &mut u32) -> &'a str {
        *dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        legal[(*dice >> 8) as usize % legal.len()]
    }

    /// The rules that the places of a drawing name first.
    fn first_rules(drawn: &Drawn) -> impl Iterator<Item = String> {
        let of = |markup: &Markup| -> Vec<String> {
            let named =
                markup.0.split("data-rule=\"").skip(1).filter_map(|rest| rest.split(['"', ' ']).next());
            named.map(str::to_owned).collect()
        };
        [&drawn.board, &drawn.players].into_iter().chain(&drawn.glances).flat_map(of)
    }

    /// The symbols of a drawing.
    fn symbols(drawn: &Drawn) -> impl Iterator<Item = String> {
        let of = |markup: &Markup| -> Vec<String> {
            let used = markup.0.split(" href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
            used.filter_map(|id| id.strip_prefix("i-").or(id.starts_with("fur-").then_some(id)))
                .map(str::to_owned)
                .collect()
        };
        [&drawn.board, &drawn.players].into_iter().chain(&drawn.glances).flat_map(of)
    }

    /// Every first rule and every symbol of the boards in a whole game, in which what was done least is done next.
    fn seen_in(kind: &dyn Kind, options: &Value, seed: u32) -> [BTreeSet<String>; 2] {
        let options = options.as_object().expect("options are an object");
        let dealt = Seed::from_text(&seed.to_string());
        let mut table = kind.new_table(options, dealt).expect("the options are allowed");
        let pen = pen_of(kind, &*table);
        let mut seen = [BTreeSet::new(), BTreeSet::new()];
        let mut look = |table: &dyn Table, viewer| {
            let drawn = draw_for(table, viewer, &pen);
            seen[0].extend(first_rules(&drawn));
            seen[1].extend(symbols(&drawn));
        };
        let mut done: HashMap<String, u32> = HashMap::new();
        let mut dice = seed;
        while let Turn::Decide(seat) = table.turn() {
            look(&*table, Viewer::Seat(seat));
            look(&*table, Viewer::Spectator);
            let legal = table.legal();
            let verb = |action: &str| action.split(' ').next().unwrap_or_default().to_owned();
            // Whoever sells everything never completes a project.
            let count = |action: &str| match &*verb(action) {
                "complete" => 0,
                "sell" | "give" => u32::MAX,
                verb => done.get(verb).copied().unwrap_or(0),
            };
            let least = legal.iter().map(|action| count(action)).min().unwrap_or(0);
            let rare: Vec<&String> = legal.iter().filter(|action| count(action) == least).collect();
            let action = any(&rare, &mut dice);
            table.play(action).expect("a legal action");
            *done.entry(verb(action)).or_default() += 1;
        }
        look(&*table, Viewer::Spectator);
        seen
    }

    /// Games that together show every piece there is, and the seed to begin with, from which it does not take long.
    fn games(kind: &str) -> (Vec<Value>, u32) {
        match kind {
            "stroganov" => (vec![json!({"players": 1}), json!({"players": 2})], 1),
            "rurik" => {
                let leaders = json!(["predslava", "agatha"]);
                (vec![json!({"players": 1}), json!({"players": 2, "leaders": leaders})], 3)
            }
            _ => (vec![json!({"players": 2}), json!({"players": 3})], 0),
        }
    }

    #[test]
    fn every_piece_has_a_brief_and_every_symbol_is_in_the_glossary() {
        for kind in kinds() {
            let glossary: BTreeSet<&String> =
                crate::glossary::of(kind.name()).iter().flat_map(|entry| &entry.icons).collect();
            let mut unseen: BTreeSet<&str> =
                briefs(kind.name(), Language::ENGLISH).into_iter().map(|(id, _)| id).collect();
            // Some questions are seldom asked, so games are played until all have come up.
            let (games, first) = games(kind.name());
            for seed in first..first + 8 {
                if seed > first && unseen.is_empty() {
                    break;
                }
                for options in &games {
                    let [named, symbols] = seen_in(*kind, options, seed);
                    let missing: Vec<_> = symbols.iter().filter(|icon| !glossary.contains(icon)).collect();
                    assert!(missing.is_empty(), "{}: not in the glossary: {missing:?}", kind.name());
                    for (id, language) in
                        named.iter().flat_map(|id| Language::all().map(move |language| (id, language)))
                    {
                        assert!(
                            has(language, &format!("brief-{id}")),
                            "{}: no brief of “{id}” in {language:?}",
                            kind.name()
                        );
                    }
                    unseen.retain(|id| !named.contains(*id));
                }
            }
            assert!(unseen.is_empty(), "{}: briefs of no piece: {unseen:?}", kind.name());
        }
    }
}
