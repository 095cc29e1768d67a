//! Who sits where.

use samovar_bots::{Maker, Named};
use samovar_engine::{Message, Seat};

use crate::cli::Patience;
use crate::fault::Usage;
use crate::pen::Pen;
use crate::setup::bot;

#[derive(Clone, Debug)]
pub struct Seating(Vec<Player>);

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this terminal.
    Human,
    Bot(Named),
}

impl Seating {
    /// The players by name. If none are named, one person plays against greedy bots.
    pub fn new(names: &[String], seats: usize, patience: &Patience) -> Result<Seating, Usage> {
        if names.is_empty() {
            let player = |seat| if seat == 0 { Player::Human } else { Player::Bot(Maker::Greedy.into()) };
            return Ok(Seating((0..seats).map(player).collect()));
        }
        if names.len() != seats {
            return Err(Usage(format!("{} seats are named, but the game has {seats}", names.len())));
        }
        let player = |name: &String| match name.as_str() {
            "human" => Ok(Player::Human),
            text => match bot(text, patience) {
                Ok(bot) => Ok(Player::Bot(bot)),
                Err(bad) => Err(Usage(format!("a seat is human or a bot; {bad}"))),
            },
        };
        names.iter().map(player).collect::<Result<_, _>>().map(Seating)
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.0[seat.index()]
    }

    pub fn humans(&self) -> usize {
        self.0.iter().filter(|player| **player == Player::Human).count()
    }

    pub fn has_programs(&self) -> bool {
        self.0.iter().any(|player| matches!(player, Player::Bot(bot) if bot.bot.is_program()))
    }

    /// The names as on the command line: `human,greedy`.
    pub fn names(&self) -> String {
        let name = |player: &Player| match player {
            Player::Human => "human".to_owned(),
            Player::Bot(bot) => bot.to_string(),
        };
        self.0.iter().map(name).collect::<Vec<_>>().join(",")
    }

    /// The names quoted for a shell, as one word.
    pub fn quoted(&self) -> String {
        let names = self.names();
        shlex::try_quote(&names).map_or_else(|_| names.clone(), Into::into)
    }

    /// The names for people to read.
    pub fn in_words(&self, pen: &Pen) -> String {
        let player = |(seat, player): (usize, &Player)| {
            let who = match player {
                Player::Human => pen.text("play-human"),
                Player::Bot(bot) => pen.say(&Message::new("play-bot").with("bot", bot.title().into_owned())),
            };
            format!("{} ({who})", pen.seat(Seat::new(seat as u8)))
        };
        self.0.iter().enumerate().map(player).collect::<Vec<_>>().join(", ")
    }
}
