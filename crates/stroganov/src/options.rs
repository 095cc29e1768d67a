//! What can be chosen before a game of Stroganov.

pub use samovar_engine::Colour;
use samovar_engine::{Answers, BadOptions, GameOptions, Message, OptionKind, OptionSpec, Scope};
use serde_json::{Map, Value, json};

use crate::components::TrackId;

/// How a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// 1 (solo) to 4.
    pub players: u8,
    /// Whether the region furs lie in random instead of rising order.
    pub random_furs: bool,
    /// The colour of each seat; those of unused seats mean nothing (STR-019, STR-D02).
    pub colours: [Colour; 4],
    /// The board side of each seat.
    pub sides: [BoardSide; 4],
    /// Who opposes a solo player (STR-245).
    pub opponent: Opponent,
    /// The focus letter of the automa cards to leave out, 0 for a; random cards leave where there is none (STR-D51).
    pub focus: Option<u8>,
    /// Solo: the opponent gains a coin for an additional action that fails for want of furs (STR-297).
    pub coin_for_lack: bool,
    /// Solo: the opponent gains a coin instead of a fur of the trade value.
    pub coin_for_trade_fur: bool,
}

/// A side of the player boards (STR-027, STR-235, STR-236).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum BoardSide {
    A,
    B,
}

impl BoardSide {
    /// Its name in options.
    pub const fn name(self) -> &'static str {
        SIDES[self as usize]
    }
}

/// An automatic opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Opponent {
    Ivan,
    Katyusha,
}

impl Opponent {
    /// Its name in options and views.
    pub const fn name(self) -> &'static str {
        OPPONENTS[self as usize]
    }
}

/// In the order of the box.
pub(crate) const COLOURS: [Colour; 4] = [Colour::Blue, Colour::Red, Colour::Green, Colour::Yellow];
const COLOUR_WORDS: [&str; 4] = Colour::names(COLOURS);
const SIDES: [&str; 2] = ["a", "b"];
const OPPONENTS: [&str; 2] = ["ivan", "katyusha"];
const FURS: [&str; 2] = ["ascending", "random"];
const FOCUS: [&str; 7] = ["random", "a", "b", "c", "d", "e", "f"];

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec::new("players", OptionKind::Number { min: 1, max: 4 }, "2"), // STR-001
        OptionSpec::new("region_furs", OptionKind::Choice(&FURS), "ascending"),
        OptionSpec::new("boards", OptionKind::PerSeat(&SIDES), "a"),
        OptionSpec::new("colours", OptionKind::PerSeat(&COLOUR_WORDS), "blue,red,green,yellow"),
        OptionSpec::new("opponent", OptionKind::Choice(&OPPONENTS), "ivan").only(Scope::Solo),
        OptionSpec::new("focus", OptionKind::Choice(&FOCUS), "random").only(Scope::Solo),
        OptionSpec::new("coin_for_lack", OptionKind::Flag, "false").only(Scope::Solo),
        OptionSpec::new("coin_for_trade_fur", OptionKind::Flag, "false").only(Scope::Solo),
    ];

    fn read(values: &Map<String, Value>) -> Result<Options, BadOptions> {
        let mut answers = Answers::new(Self::SPECS, values);
        let players = answers.number("players") as u8;
        let seats = usize::from(players);
        let mut options = Options::for_players(players);
        options.random_furs = answers.choice("region_furs") == 1;
        for (seat, side) in answers.per_seat("boards", seats).into_iter().enumerate() {
            options.sides[seat] = [BoardSide::A, BoardSide::B][side];
        }
        options.colours = answers.one_each("colours", seats).map(|colour| COLOURS[colour]);
        options.opponent = [Opponent::Ivan, Opponent::Katyusha][answers.choice("opponent")];
        options.focus = answers.choice("focus").checked_sub(1).map(|letter| letter as u8);
        options.coin_for_lack = answers.flag("coin_for_lack");
        options.coin_for_trade_fur = answers.flag("coin_for_trade_fur");
        for key in answers.out_of_scope(seats) {
            answers.refuse(Message::new("stroganov-option-solo").with("key", key));
        }
        answers.finish().map(|()| options)
    }

    fn write(&self) -> Map<String, Value> {
        let seats = usize::from(self.players);
        let sides: Vec<&str> = self.sides[..seats].iter().map(|side| SIDES[*side as usize]).collect();
        let mut values = Map::new();
        values.insert("players".into(), self.players.into());
        values.insert("region_furs".into(), FURS[usize::from(self.random_furs)].into());
        values.insert("boards".into(), sides.into());
        values.insert("colours".into(), Colour::list(&self.colours[..seats]));
        if self.players == 1 {
            values.insert("opponent".into(), self.opponent.name().into());
            let focus = self.focus.map_or(0, |letter| usize::from(letter) + 1);
            values.insert("focus".into(), FOCUS[focus].into());
            values.insert("coin_for_lack".into(), json!(self.coin_for_lack));
            values.insert("coin_for_trade_fur".into(), json!(self.coin_for_trade_fur));
        }
        values
    }

    fn colours(&self) -> [Colour; 4] {
        self.colours
    }
}

impl Options {
    /// The usual game for this number of players: side a, rising region furs, Ivan at his plainest.
    ///
    /// # Panics
    /// If `players` is not from 1 to 4.
    pub fn for_players(players: u8) -> Options {
        assert!((1..=4).contains(&players), "Stroganov is for 1 to 4 players");
        Options {
            players,
            random_furs: false,
            colours: COLOURS,
            sides: [BoardSide::A; 4],
            opponent: Opponent::Ivan,
            focus: None,
            coin_for_lack: false,
            coin_for_trade_fur: false,
        }
    }

    /// The same choices with all that means nothing in this game set to its default, so that equal games are equal.
    pub(crate) fn canonical(mut self) -> Options {
        let seats = usize::from(self.players);
        self.sides[seats..].fill(BoardSide::A);
        Colour::give_rest(&mut self.colours, seats, COLOURS);
        if self.players == 1 {
            return self;
        }
        Options {
            colours: self.colours,
            sides: self.sides,
            random_furs: self.random_furs,
            ..Options::for_players(self.players)
        }
    }

    /// How many Cossacks there are: the players', and the solo opponent's.
    pub(crate) fn cossacks(&self) -> usize {
        usize::from(self.players.max(2))
    }

    /// The number of players the set-up follows; solo follows that for two (STR-246).
    pub(crate) fn setup_players(&self) -> u8 {
        self.players.max(2)
    }

    /// The trophy track at a seat; the solo opponent sits at seat 1 (STR-248, STR-Q112).
    pub fn track(&self, seat: usize) -> TrackId {
        if self.players == 1 && seat == 1 {
            return match self.opponent {
                Opponent::Ivan => TrackId::Ivan,
                Opponent::Katyusha => TrackId::Katyusha,
            };
        }
        match (self.sides[seat], self.colours[seat]) {
            (BoardSide::A, _) => TrackId::SideA,
            (BoardSide::B, Colour::Blue) => TrackId::BlueB,
            (BoardSide::B, Colour::Red) => TrackId::RedB,
            (BoardSide::B, Colour::Green) => TrackId::GreenB,
            (BoardSide::B, Colour::Yellow) => TrackId::YellowB,
            (BoardSide::B, _) => unreachable!("Stroganov has no such colour"),
        }
    }
}
