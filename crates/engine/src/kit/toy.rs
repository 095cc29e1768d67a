//! A small complete game that uses everything the contract offers. It is a model for writing a game crate, and lets us
//! test the kit itself.
//!
//! # Rules
//! * **TOY-01** Two to four players. Twenty-four cards, four suits (leaf, sugar, jam, brew) with the worths 1 to 6, are
//!   shuffled; everybody is dealt three. Three rounds are played.
//! * **TOY-02** In a round everybody takes one turn in seat order. A turn starts with drawing a card; then its player
//!   serves a card or rests. An empty deck gives nothing.
//! * **TOY-03** A player can serve only a card from their own hand. It stays face up and counts its worth.
//! * **TOY-04** A player who rests draws a card.
//! * **TOY-05** Sugar, when served: draw a card.
//! * **TOY-06** Jam, when served: look at the two top cards of the deck, then keep them on top or bury them beneath it, in
//!   their order. Burying needs something to bury them under.
//! * **TOY-07** Brew, when served: serve two more cards, or as many as are left in hand.
//! * **TOY-08** A turn ends when its player says so.
//! * **TOY-09** At the end of a round everybody who has cards offers one of them, in secret and simultaneously.
//! * **TOY-10** The offers are revealed together and a die is rolled: every offer of the highest worth wins as many points
//!   as the die shows. The offered cards are out of the game.
//! * **TOY-11** After the last round the game is over: most points win, and equal points share the victory.
//! * **TOY-12** Variant *open*: all hands are face up. Offers and cards looked at stay secret.
//!
//! What somebody knows about a card in the deck no longer counts once it is drawn: only its owner knows a hand.
//!
//! ```
//! use samovar_engine::kit::toy::{Action, Options, Toy};
//! use samovar_engine::{ActionList, Game, NoLog, Seed, Turn};
//!
//! let mut game = Toy::new(&Options { players: 2, open: false }, Seed::from_text("tea"));
//! while game.turn() != Turn::Over {
//!     let mut legal = ActionList::new();
//!     game.legal_actions(&mut legal);
//!     game.play(legal[0], &mut NoLog).expect("what is on the list is allowed");
//! }
//! assert!(game.play(Action::Rest, &mut NoLog).is_err());
//! ```

mod action;
mod card;
mod event;
mod legal;
mod play;
mod position;
mod score;
mod state;
mod view;

use serde_json::{Map, Value, json};

use crate::{
    ActionList, Answers, BadOptions, Colour, Fault, Game, GameOptions, Log, MAX_SEATS, Message, OptionKind,
    OptionSpec, Refusal, Rng, Seat, Seed, Standings, Turn, Viewer,
};

use super::Specimen;

pub use action::Action;
pub use card::{CARDS, Card, Cards, Suit};
pub use event::Event;
pub use state::{Options, Toy};
pub use view::{DeckCard, Own, PlayerView, View};

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec::new("players", OptionKind::Number { min: 2, max: 4 }, "2"),
        OptionSpec::new("open", OptionKind::Flag, "false"),
    ];

    fn read(values: &Map<String, Value>) -> Result<Options, BadOptions> {
        let mut answers = Answers::new(Self::SPECS, values);
        let options = Options { players: answers.number("players") as u8, open: answers.flag("open") };
        answers.finish().map(|()| options)
    }

    fn write(&self) -> Map<String, Value> {
        let values = [("players", json!(self.players)), ("open", json!(self.open))];
        values.map(|(key, value)| (key.to_owned(), value)).into_iter().collect()
    }

    fn colours(&self) -> [Colour; MAX_SEATS] {
        [Colour::Blue, Colour::Red, Colour::Green, Colour::Yellow]
    }
}

impl Game for Toy {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Components = ();

    const NAME: &'static str = "toy";
    const RULES_VERSION: u32 = 1;

    fn new(options: &Options, seed: Seed) -> Toy {
        Toy::set_up(*options, seed)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> usize {
        usize::from(self.options.players)
    }

    fn turn(&self) -> Turn {
        self.decider().map_or(Turn::Over, Turn::Decide)
    }

    fn question(&self) -> Message {
        Message::new(self.asked())
    }

    fn legal_actions(&self, out: &mut ActionList<Action>) {
        self.list_legal(out);
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        self.judge(action)
    }

    fn apply(&mut self, action: Action, log: &mut impl Log<Event>) {
        self.answer(action, log);
        self.run(log);
    }

    fn joins(&self, answer: Action) -> bool {
        answer == Action::Done
    }

    fn sole(&self) -> Option<Action> {
        self.turn_is_ending().then_some(Action::Done)
    }

    fn describe(&self, action: Action) -> Message {
        action.message()
    }

    fn action_seen_by(&self, action: Action, viewer: Viewer) -> Option<Action> {
        let secret = matches!(action, Action::Offer(_));
        let own = self.decider().map(Viewer::Seat) == Some(viewer);
        (own || !secret).then_some(action)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn resample(&mut self, knower: Seat, rng: &mut Rng) {
        self.deal_unknown(Viewer::Seat(knower), rng);
    }

    fn reveals(&self) -> u32 {
        self.reveals
    }

    fn standings(&self) -> Standings {
        self.score()
    }

    fn audit(&self) -> Result<(), String> {
        self.faults().tell()
    }

    fn save(&self) -> Value {
        position::save(self)
    }

    fn load(state: &Value) -> Result<Toy, Vec<Fault>> {
        position::load(state)
    }
}

impl Specimen for Toy {
    /// Twelve turns of a main action and an end, twelve offers, twenty-four cards served, six looks.
    const MAX_DECISIONS: usize = 66;

    fn setups() -> Vec<(String, Options)> {
        let setup = |players, open| {
            (format!("{players} players{}", if open { ", open" } else { "" }), Options { players, open })
        };
        vec![setup(2, false), setup(3, false), setup(4, false), setup(3, true)]
    }

    fn universe() -> Vec<Action> {
        Action::all().collect()
    }

    fn scramble(&self, viewer: Viewer, rng: &mut Rng) -> Toy {
        let mut other = *self;
        other.swap_unknown(viewer, rng);
        other
    }

    fn may_ask_single(&self) -> bool {
        self.turn_is_ending()
    }

    fn depth(&self) -> usize {
        self.stack.len().into()
    }

    fn open_standings(&self) -> bool {
        true
    }

    /// The die roll is not kept in any view if nobody wins it.
    fn passing(event: &Event) -> bool {
        matches!(event, Event::Rolled { .. })
    }
}
