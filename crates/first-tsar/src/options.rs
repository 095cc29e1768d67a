//! What can be chosen before a game of The First Tsar.

pub use samovar_engine::Colour;
use samovar_engine::{Answers, BadOptions, GameOptions, OptionKind, OptionSpec};
use serde_json::{Map, Value};

/// How a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// 2 to 4 (TSR-001).
    pub players: u8,
    /// The colour of each seat; those of unused seats mean nothing.
    pub colours: [Colour; 4],
}

/// In the order of the box.
pub(crate) const COLOURS: [Colour; 4] = [Colour::White, Colour::Black, Colour::Green, Colour::Red];
const COLOUR_WORDS: [&str; 4] = Colour::names(COLOURS);

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec::new("players", OptionKind::Number { min: 2, max: 4 }, "2"),
        OptionSpec::new("colours", OptionKind::PerSeat(&COLOUR_WORDS), "white,black,green,red"),
    ];

    fn read(values: &Map<String, Value>) -> Result<Options, BadOptions> {
        let mut answers = Answers::new(Self::SPECS, values);
        let players = answers.number("players") as u8;
        let colours = answers.one_each("colours", usize::from(players)).map(|colour| COLOURS[colour]); // TSR-060
        answers.finish().map(|()| Options { players, colours })
    }

    fn write(&self) -> Map<String, Value> {
        let mut values = Map::new();
        values.insert("players".into(), self.players.into());
        values.insert("colours".into(), Colour::list(&self.colours[..usize::from(self.players)]));
        values
    }

    fn colours(&self) -> [Colour; 4] {
        self.colours
    }
}

impl Options {
    /// The usual game for this number of players.
    ///
    /// # Panics
    /// If `players` is not from 2 to 4.
    pub fn for_players(players: u8) -> Options {
        assert!((2..=4).contains(&players), "The First Tsar is for 2 to 4 players");
        Options { players, colours: COLOURS }
    }

    /// The same choices with the unused seats in a fixed order, so that equal games compare equal.
    pub(crate) fn canonical(mut self) -> Options {
        let seats = usize::from(self.players);
        Colour::give_rest(&mut self.colours, seats, COLOURS);
        self
    }

    /// Cards of the Title and of the Estate display (TSR-058).
    pub fn display(&self) -> usize {
        if self.players == 2 { 2 } else { 3 }
    }

    /// What a seal costs beyond the coins underneath (TSR-106).
    pub fn seal_price(&self) -> u8 {
        u8::from(self.players == 2)
    }

    /// Spoils tokens laid out on the Field of War (TSR-053).
    pub(crate) fn spoils(&self) -> usize {
        [3, 5, 6][usize::from(self.players) - 2]
    }
}
