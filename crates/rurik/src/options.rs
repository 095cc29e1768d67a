//! What can be chosen before a game of Rurik.

pub use samovar_engine::Colour;
use samovar_engine::{Answers, BadOptions, GameOptions, Message, OptionKind, OptionSpec, Scope, Seat};
use serde_json::{Map, Value, json};

use crate::components::{Difficulty, Leader};

/// How a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// 1 (solo) to 4.
    pub players: u8,
    /// How each seat comes by its leader; what unused seats have means nothing.
    pub leaders: [LeaderChoice; 4],
    /// Who begins; drawn at random where nobody is named.
    pub first_player: Option<Seat>,
    /// The colour of each seat; in a solo game the Rebellion has that of the second.
    pub colours: [Colour; 4],
    /// Variant: goods tokens instead of the printed goods.
    pub alternate_board: bool,
    /// Variant: rebel reward tokens instead of the stickers.
    pub rebel_rewards: bool,
    /// Variant: a new deed row after the last choice of a round.
    pub deed_row: bool,
    /// Solo: the Rebellion's household mat.
    pub difficulty: Difficulty,
    /// Solo: Sviatopolk's solo leader card is used (RUR-Q125).
    pub solo_leader_card: bool,
}

/// How a seat comes by its leader (RUR-019).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeaderChoice {
    /// The player chooses among those left.
    Choose,
    /// One of those left is drawn.
    Random,
    /// This one.
    Fixed(Leader),
}

/// In the order of the box.
pub(crate) const COLOURS: [Colour; 4] = [Colour::Blue, Colour::Yellow, Colour::Red, Colour::White]; // RUR-C25
const COLOUR_WORDS: [&str; 4] = Colour::names(COLOURS);
const FIRST: [&str; 5] = ["random", "0", "1", "2", "3"];
const LEADERS: [&str; 2 + Leader::COUNT] = {
    let [a, b, c, d, e, f, g, h] = Leader::WORDS;
    ["choose", "random", a, b, c, d, e, f, g, h]
};

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec::new("players", OptionKind::Number { min: 1, max: 4 }, "2"),
        OptionSpec::new("leaders", OptionKind::PerSeat(&LEADERS), "choose"),
        OptionSpec::new("first_player", OptionKind::Choice(&FIRST), "random").only(Scope::Several), // RUR-242, RUR-Q91
        OptionSpec::new("colours", OptionKind::PerSeat(&COLOUR_WORDS), "blue,yellow,red,white"),
        OptionSpec::new("alternate_board", OptionKind::Flag, "false"),
        OptionSpec::new("rebel_rewards", OptionKind::Flag, "false").only(Scope::Several), // RUR-242, RUR-Q91
        OptionSpec::new("deed_row", OptionKind::Flag, "false"),
        OptionSpec::new("difficulty", OptionKind::Choice(&Difficulty::WORDS), "easy").only(Scope::Solo),
        OptionSpec::new("solo_leader_card", OptionKind::Flag, "true").only(Scope::Solo),
    ];

    fn read(values: &Map<String, Value>) -> Result<Options, BadOptions> {
        let mut answers = Answers::new(Self::SPECS, values);
        let players = answers.number("players") as u8;
        let seats = usize::from(players);
        let mut options = Options::for_players(players);
        for (seat, word) in answers.per_seat("leaders", seats).into_iter().enumerate() {
            options.leaders[seat] = match word {
                0 => LeaderChoice::Choose,
                1 => LeaderChoice::Random,
                _ => LeaderChoice::Fixed(Leader::ALL[word - 2]),
            };
        }
        options.first_player =
            answers.choice("first_player").checked_sub(1).map(|seat| Seat::new(seat as u8));
        options.colours = answers.one_each("colours", seats).map(|colour| COLOURS[colour]);
        options.alternate_board = answers.flag("alternate_board");
        options.rebel_rewards = answers.flag("rebel_rewards");
        options.deed_row = answers.flag("deed_row");
        options.difficulty = Difficulty::ALL[answers.choice("difficulty")];
        options.solo_leader_card = answers.flag("solo_leader_card");
        options.agree(&mut answers);
        answers.finish().map(|()| options.canonical())
    }

    fn write(&self) -> Map<String, Value> {
        let seats = usize::from(self.players);
        let mut values = Map::new();
        values.insert("players".into(), self.players.into());
        let leader = |choice: &LeaderChoice| match choice {
            LeaderChoice::Choose => "choose",
            LeaderChoice::Random => "random",
            LeaderChoice::Fixed(leader) => leader.word(),
        };
        let leaders: Vec<&str> = self.leaders[..seats].iter().map(leader).collect();
        values.insert("leaders".into(), leaders.into());
        values.insert("colours".into(), Colour::list(&self.colours[..seats]));
        values.insert("alternate_board".into(), json!(self.alternate_board));
        if self.players > 1 {
            let first = self.first_player.map_or(0, |seat| seat.index() + 1);
            values.insert("first_player".into(), FIRST[first].into());
            values.insert("rebel_rewards".into(), json!(self.rebel_rewards));
        }
        values.insert("deed_row".into(), json!(self.deed_row));
        if self.players == 1 {
            values.insert("difficulty".into(), self.difficulty.word().into());
            values.insert("solo_leader_card".into(), json!(self.solo_leader_card));
        }
        values
    }

    fn colours(&self) -> [Colour; 4] {
        self.colours
    }
}

impl Options {
    /// The usual game for this many players: leaders are chosen, the first player is drawn, no variant, an easy
    /// Rebellion with its leader card.
    ///
    /// # Panics
    /// If `players` is not from 1 to 4.
    pub fn for_players(players: u8) -> Options {
        assert!((1..=4).contains(&players), "Rurik is for 1 to 4 players");
        Options {
            players,
            leaders: [LeaderChoice::Choose; 4],
            first_player: None,
            colours: COLOURS,
            alternate_board: false,
            rebel_rewards: false,
            deed_row: false,
            difficulty: Difficulty::Easy,
            solo_leader_card: true,
        }
    }

    /// Refuses values that do not go together.
    fn agree(&self, answers: &mut Answers<'_>) {
        let seats = usize::from(self.players);
        let chosen = &self.leaders[..seats];
        let fixed = |choice: &LeaderChoice| matches!(choice, LeaderChoice::Fixed(_));
        if (0..seats).any(|seat| fixed(&chosen[seat]) && chosen[..seat].contains(&chosen[seat])) {
            answers.refuse(Message::new("rurik-option-leaders")); // RUR-019
        }
        if self.players == 1 && chosen[0] == LeaderChoice::Fixed(Leader::Sviatopolk) {
            answers.refuse(Message::new("rurik-option-sviatopolk")); // RUR-231
        }
        if self.first_player.is_some_and(|seat| seat.index() >= seats) {
            answers.refuse(Message::new("rurik-option-first-player").with("players", self.players));
        }
        for key in answers.out_of_scope(seats) {
            let id = if self.players == 1 { "rurik-option-not-solo" } else { "rurik-option-solo" };
            answers.refuse(Message::new(id).with("key", key));
        }
    }

    /// The same choices with all that means nothing in this game set to its default, so that equal games are equal.
    pub(crate) fn canonical(mut self) -> Options {
        let seats = usize::from(self.players);
        self.leaders[seats..].fill(LeaderChoice::Choose);
        Colour::give_rest(&mut self.colours, seats, COLOURS);
        let plain = Options::for_players(self.players);
        if self.players == 1 {
            Options { first_player: None, rebel_rewards: false, ..self }
        } else {
            Options { difficulty: plain.difficulty, solo_leader_card: plain.solo_leader_card, ..self }
        }
    }

    /// Whether it is the solo game against the Rebellion (RUR-226).
    #[inline]
    pub(crate) fn solo(&self) -> bool {
        self.players == 1
    }

    /// How many sides there are: the players, and the Rebellion in a solo game.
    #[inline]
    pub(crate) fn sides(&self) -> usize {
        usize::from(self.players.max(2))
    }
}
