//! What people and bots do at a table: the entries of its log.

use samovar_engine::{Fingerprint, Seed};
use samovar_games::find;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// One entry of a table's log. What was written stays readable: fields may be added with a default, never changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "deed", rename_all = "snake_case")]
pub enum Deed {
    /// The table was made.
    Open(Box<Setup>),
    /// Somebody took a seat before the start.
    Sit {
        /// Which seat.
        seat: u8,
        /// Who sits there.
        by: Sitting,
    },
    /// A seat was given back before the start.
    Rise {
        /// Which seat.
        seat: u8,
    },
    /// The seats are closed: whoever promised something for the seed reveals it now.
    Close,
    /// The owner of a seat revealed what was promised.
    Reveal {
        /// Which seat.
        seat: u8,
        /// What goes into the seed.
        added: String,
    },
    /// The game began.
    Start {
        /// The version of the game's rules.
        rules: u32,
        /// The hash of its component tables.
        components: String,
    },
    /// The game went on under other rules or component tables, from a position.
    Switch {
        /// The version of the rules from here on.
        rules: u32,
        /// The hash of the component tables from here on.
        components: String,
        /// The position, as the rules and tables before wrote it.
        position: Value,
    },
    /// A decision.
    Act {
        /// Whose decision it was.
        seat: u8,
        /// It, in notation; a whole move in one line, `visit 3; pay 5`.
        action: String,
        /// Whether a bot took it.
        #[serde(default)]
        bot: bool,
        /// Whether the bot took it for another one, which failed.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stood_in: bool,
    },
    /// The learner at a lesson read on.
    Read,
    /// The coach was asked to be quiet, or to speak again.
    Coach {
        /// Whether it speaks.
        on: bool,
    },
    /// The last decision was taken back.
    Undo {
        /// Whose decision it was.
        seat: u8,
    },
    /// A bot plays a seat until its owner comes back.
    Away {
        /// Which seat.
        seat: u8,
        /// Why.
        why: Why,
    },
    /// The owner of a seat came back.
    Back {
        /// Which seat.
        seat: u8,
    },
    /// The owner of a seat gave it up; a bot plays it to the end.
    Resign {
        /// Which seat.
        seat: u8,
        /// Whose agreement ends the table.
        #[serde(default)]
        voters: Voters,
    },
    /// Somebody would give the table up; it is given up when all voters agree.
    GiveUp {
        /// Who.
        person: String,
        /// Whose agreement ends the table.
        #[serde(default)]
        voters: Voters,
    },
    /// A new table for the same people was made.
    Rematch {
        /// Its id.
        table: String,
    },
    /// A guest's seats went to an account.
    Adopt {
        /// The guest.
        from: String,
        /// The owner of the account.
        to: String,
    },
}

/// Why a bot plays somebody's seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The owner left.
    Left,
    /// The others did not want to wait any longer.
    Replaced,
    /// The clock ran out.
    TimeUp,
}

/// Whose agreement ends a table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Voters {
    /// Everybody whose seat no bot played. So it was once; logs of that time end where they ended.
    #[default]
    Present,
    /// Everybody who has not resigned: nobody loses a vote by being away.
    Remaining,
}

/// How a table was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The game's name.
    pub game: String,
    /// The options chosen.
    pub options: Map<String, Value>,
    /// Whether it is listed on the home page.
    pub listed: bool,
    /// Whether players may be away for days.
    pub correspondence: bool,
    /// Seconds of clock: for the whole game if live, for each decision by correspondence.
    pub clock: Option<u32>,
    /// Whether players may ask for hints even when others play too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// Who made it.
    pub host: String,
    /// The table's part of the seed.
    pub secret: Seed,
    /// Who sat there from the beginning.
    pub seats: Vec<Sitting>,
    /// The position the game begins with; none for the usual set-up by seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Value>,
    /// What is taught at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teaching: Option<Teaching>,
}

/// What is taught at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Teaching {
    /// A lesson, by its name.
    Lesson(String),
    /// The game, by a coach who comments on it.
    Coach,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "sits", rename_all = "snake_case")]
pub enum Sitting {
    /// Nobody yet: whoever comes may.
    Nobody,
    /// Nobody yet: only who brings the key may, and the person it is kept for.
    Invited {
        /// What the link of the seat carries.
        key: String,
        /// The person it is kept for; empty if it is for the key alone.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        person: String,
        /// That person's name.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        name: String,
    },
    /// A person.
    Person {
        /// Whose moves are accepted. Empty for somebody who was forgotten.
        person: String,
        /// The name the person plays under.
        name: String,
        /// What the person added to the seed: what was promised, once it is revealed. At older tables it was told at once.
        #[serde(default)]
        added: String,
        /// The SHA-256 of what the person will add to the seed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        promise: Option<Fingerprint>,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

impl Sitting {
    /// A seat for whoever brings a key.
    pub fn invited(key: String) -> Sitting {
        Sitting::Invited { key, person: String::new(), name: String::new() }
    }

    /// A person who adds nothing to the seed unless there is a promise.
    pub fn person(person: &str, name: &str, promise: Option<Fingerprint>) -> Sitting {
        Sitting::Person { person: person.to_owned(), name: name.to_owned(), added: String::new(), promise }
    }

    /// Whether something that was promised for the seed is not revealed yet.
    pub fn owes(&self) -> bool {
        matches!(self, Sitting::Person { added, promise: Some(_), .. } if added.is_empty())
    }

    /// Whether somebody has still to take the seat.
    pub fn is_empty(&self) -> bool {
        matches!(self, Sitting::Nobody | Sitting::Invited { .. })
    }
}

/// The version of a game's rules and the hash of its component tables.
fn in_force(game: &str) -> (u32, String) {
    find(game).map(|kind| (kind.rules_version(), kind.components_hash())).unwrap_or_default()
}

impl Deed {
    /// The beginning of a game by the current rules and component tables.
    pub fn start(game: &str) -> Deed {
        let (rules, components) = in_force(game);
        Deed::Start { rules, components }
    }

    /// The game goes on from a position by the current rules and component tables.
    pub fn switch(game: &str, position: Value) -> Deed {
        let (rules, components) = in_force(game);
        Deed::Switch { rules, components, position }
    }

    /// The owner of a seat gives it up.
    pub fn resign(seat: u8) -> Deed {
        Deed::Resign { seat, voters: Voters::Remaining }
    }

    /// Somebody would give the table up.
    pub fn give_up(person: &str) -> Deed {
        Deed::GiveUp { person: person.to_owned(), voters: Voters::Remaining }
    }

    /// The deed of a log entry.
    pub fn read(body: &str) -> Result<Deed, serde_json::Error> {
        serde_json::from_str(body)
    }

    /// The deed as it is written in the log.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("deeds are plain data")
    }

    /// The deed without the name of a person, and whether anything changed.
    #[must_use]
    pub fn forgetting(mut self, person: &str) -> (Deed, bool) {
        let mut changed = false;
        let mut forget = |sitting: &mut Sitting| {
            if let Sitting::Person { person: of, name, .. } | Sitting::Invited { person: of, name, .. } =
                sitting
                && of == person
            {
                (*of, *name, changed) = (String::new(), String::new(), true);
            }
        };
        match &mut self {
            Deed::Open(setup) => {
                setup.seats.iter_mut().for_each(&mut forget);
                if setup.host == person {
                    setup.host.clear();
                    changed = true;
                }
            }
            Deed::Sit { by, .. } => forget(by),
            Deed::GiveUp { person: of, .. } if of == person => {
                of.clear();
                changed = true;
            }
            Deed::Adopt { to, .. } if to == person => {
                to.clear();
                changed = true;
            }
            Deed::Adopt { from, .. } if from == person => {
                from.clear();
                changed = true;
            }
            _ => {}
        }
        (self, changed)
    }
}
