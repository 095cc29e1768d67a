//! The fields of the forms, named and read in one place.
//!
//! | form | fields (all carry `csrf`) |
//! | --- | --- |
//! | `POST /tables` | those of [`Asked`] |
//! | `POST /t/ID/seat/N/take` | `name` (where the reader has none yet), `here` (`1`: somebody else at this screen) |
//! | `POST /t/ID/seat/N/bot` | `level` |
//! | `POST /t/ID/seat/N/leave`, `…/person`, `/start`, `/resign`, `/abandon`, `/rematch` | none (`/resign`: `seat`) |
//! | `POST /t/ID/act` | `action`, `seq`, `auto_end` (`1`: the reader wants turns to end by themselves) |
//! | `POST /t/ID/undo`, `…/read` | `seq` |
//! | `POST /t/ID/coach` | `on` (`1`: it speaks again) |
//! | `POST /learn/GAME/lessons/LESSON` | none |
//! | `POST /t/ID/why` | `action` |
//! | `POST /t/ID/hint` | none |
//! | `POST /t/ID/chat` | `text` |
//! | `POST /account` | `do` (`name`, `register`, `sign-in`, `sign-out`, `delete`), `name`, `password`; `make-token` with `label`, `end-token` and `end-session` with `id`, `end-other-sessions` |
//! | `POST /preferences` | the keys of [`Preference`](crate::preferences::Preference), those that are to change; `back` |
//! | `POST /language` | `language`, `back` |

use samovar_engine::{Kind, OptionKind, OptionSpec, Scope};
use serde_json::{Map, Value};

use crate::model::Pace;

/// What a new table is asked to be.
///
/// Fields: `game`; `o-KEY` for an option of the game, `o-KEY-SEAT` for one of a seat; `seat-SEAT` with `me`, `guest`
/// (another person at this screen, called `guest-SEAT`), `open`, `invited` or `bot LEVEL`; `pace` (`live` or `days`); `clock`
/// (seconds, empty for none); `public` (`1`); `hints` (`1`); `name` (the reader's, where there is none yet); `start` (`1`: begin at once
/// if no seat is open), `coach` (`1`: somebody explains the game).
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Asked {
    /// The game's name in the registry.
    pub game: String,
    /// The options as text, ready for `Kind::new_table`.
    pub options: Map<String, Value>,
    /// The seats that the chosen number of players has.
    pub seats: Vec<AskedSeat>,
    /// How fast it is played.
    pub pace: Pace,
    /// Whether it is listed on the home page.
    pub public: bool,
    /// Whether players may ask for hints even when others play too.
    pub hints: bool,
    /// The name the reader wants to play under; empty where none was asked for.
    pub name: String,
    /// Whether it begins at once if no seat is open.
    pub start: bool,
    /// Whether a coach explains the game.
    pub coach: bool,
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AskedSeat {
    /// Whoever makes the table.
    Me,
    /// Another person at the same screen, by name (may be empty).
    Guest(String),
    /// Whoever comes.
    Open,
    /// Whoever is sent the link of the seat.
    Invited,
    /// A bot of this level.
    Bot(String),
}

impl Asked {
    /// Reads the fields of the form. What is missing or makes no sense gets its default; whether the game takes the
    /// options is for the game to say.
    pub fn read(kind: &dyn Kind, fields: &[(String, String)]) -> Asked {
        let field = |name: &str| {
            let found = fields.iter().rev().find(|(key, _)| key == name);
            found.map(|(_, value)| value.trim().to_owned()).filter(|value| !value.is_empty())
        };
        let players = field("o-players").and_then(|text| text.parse::<usize>().ok());
        let players = players.unwrap_or_else(|| default_players(kind)).clamp(1, samovar_engine::MAX_SEATS);
        let seat = |place: usize| match field(&format!("seat-{place}")).as_deref() {
            Some("me") => AskedSeat::Me,
            Some("guest") => {
                let name = field(&format!("guest-{place}")).unwrap_or_default();
                AskedSeat::Guest(name.chars().take(40).collect())
            }
            Some(bot) if bot.starts_with("bot ") => AskedSeat::Bot(bot[4..].to_owned()),
            Some("invited") => AskedSeat::Invited,
            Some(_) => AskedSeat::Open,
            None if place == 0 => AskedSeat::Me,
            None => AskedSeat::Open,
        };
        Asked {
            game: kind.name().to_owned(),
            options: options(kind, players, &field),
            seats: (0..players).map(seat).collect(),
            pace: Pace {
                correspondence: field("pace").as_deref() == Some("days"),
                clock: field("clock").and_then(|text| text.parse().ok()).filter(|seconds| *seconds > 0),
            },
            public: field("public").is_some(),
            hints: field("hints").is_some(),
            name: field("name").unwrap_or_default().chars().take(40).collect(),
            start: field("start").is_some(),
            coach: field("coach").is_some(),
        }
    }
}

/// The chosen options that apply to this number of players.
fn options(kind: &dyn Kind, players: usize, field: &dyn Fn(&str) -> Option<String>) -> Map<String, Value> {
    let beside = if players > 1 { Scope::Solo } else { Scope::Several };
    let mut options = Map::new();
    for spec in kind.option_specs() {
        if spec.scope == beside {
            continue;
        }
        let name = format!("o-{}", spec.key);
        let value = match spec.kind {
            OptionKind::PerSeat(_) => {
                let each: Vec<String> =
                    (0..players).filter_map(|seat| field(&format!("{name}-{seat}"))).collect();
                (each.len() == players).then(|| each.join(",")).or_else(|| field(&name))
            }
            OptionKind::Flag => Some(field(&name).map_or("false", |_| "true").to_owned()),
            OptionKind::Number { .. } | OptionKind::Choice(_) => field(&name),
        };
        if let Some(value) = value {
            options.insert(spec.key.to_owned(), value.into());
        }
    }
    options
}

/// What a seat has of an option that everybody chooses, if its owner does not.
pub(crate) fn default_of_seat(spec: &OptionSpec, seat: usize) -> &'static str {
    let mut each = spec.default.split(',');
    each.clone().nth(seat).or_else(|| each.next()).unwrap_or_default()
}

/// How many players the game is for if nothing is said.
pub(crate) fn default_players(kind: &dyn Kind) -> usize {
    let spec = kind.option_specs().iter().find(|spec| spec.key == "players");
    spec.and_then(|spec| spec.default.parse().ok()).unwrap_or(2)
}
