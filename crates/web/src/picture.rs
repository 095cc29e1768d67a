//! Pictures for texts: parts of a real board in a real position, so they always look as the board does.
//!
//! Which pictures there are is data: `board/<game>/pictures.toml`; `docs/guides.md` says how to write it.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use maud::{Markup, PreEscaped, html};
use samovar_engine::{Seat, Seed, Seen, Table, Turn, Viewer, Who};
use samovar_games::{find, with_session};
use samovar_words::{Language, Names};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::board::{self, Scene};
use crate::markup::Element;
use crate::model::game_word;
use crate::pen::Pen;

/// The pictures of a game as its file has them.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Album {
    position: BTreeMap<String, Position>,
    picture: BTreeMap<String, Shot>,
}

/// A moment of a game.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Position {
    /// The name of a position that this one goes on from; then it has neither options nor a seed.
    from: Option<String>,
    #[serde(default)]
    options: Map<String, Value>,
    #[serde(default)]
    seed: String,
    /// The decisions, in notation; a line may have several, with semicolons between them.
    #[serde(default)]
    play: Vec<String>,
}

/// What of the board is in a picture.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Shot {
    /// The name of the position.
    position: String,
    /// Through whose eyes; those of the seat that decides if it is not said.
    seat: Option<u8>,
    /// Whether what that seat can do is lit.
    #[serde(default)]
    lit: bool,
    /// The parts of the board: ids (`#slot-3`) and classes (`.market`).
    show: Vec<String>,
    /// The part of the drawing that is seen: left edge, upper edge, width and height in its own units.
    crop: Option<[f32; 4]>,
    /// How wide the picture is on a page, in rem, if there is room.
    width: Option<f32>,
}

/// Drawn pictures, by game, name and language. There are as many as the files name, so none is ever thrown away.
type Drawn = HashMap<(String, String, Language), Arc<Result<String, String>>>;

/// A picture of a game in a language.
///
/// # Errors
/// If there is no such picture, or it shows nothing. With the tables of an owner a position may be out of reach.
pub(crate) fn draw(game: &str, name: &str, language: Language) -> Result<Markup, String> {
    static DRAWN: LazyLock<Mutex<Drawn>> = LazyLock::new(Mutex::default);
    let key = (game.to_owned(), name.to_owned(), language);
    let known = DRAWN.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
    let drawn = known.unwrap_or_else(|| {
        let drawn = Arc::new(shoot(game, name, language).map(|markup| markup.0));
        DRAWN.lock().unwrap_or_else(PoisonError::into_inner).insert(key, drawn.clone());
        drawn
    });
    Result::clone(&drawn).map(PreEscaped)
}

/// The names of all pictures of a game.
///
/// # Errors
/// What is wrong with the game's file.
pub(crate) fn names(game: &str) -> Result<Vec<String>, String> {
    Ok(album(game)?.picture.into_keys().collect())
}

fn album(game: &str) -> Result<Album, String> {
    let text = board::pictures(game).ok_or_else(|| format!("no game {game:?}"))?;
    toml::from_str(text).map_err(|error| format!("pictures.toml of {game}: {error}"))
}

fn shoot(game: &str, name: &str, language: Language) -> Result<Markup, String> {
    let album = album(game)?;
    let shot = album.picture.get(name).ok_or_else(|| format!("{game} has no picture {name:?}"))?;
    let table = album.set_up(game, &shot.position, 0)?;
    let mut board = whole_board(&*table, shot, language);
    let missing = shot.show.iter().find(|wanted| !board.any(&|element| is_meant(element, wanted)));
    if let Some(missing) = missing {
        return Err(format!(
            "{game}, picture {name:?}: the board has no {missing} in position {:?}",
            shot.position
        ));
    }
    board.keep(&|element| shot.show.iter().any(|wanted| is_meant(element, wanted)), &is_scenery);
    board.for_all(&mut quiet);
    if let Some([x, y, width, height]) = shot.crop {
        let drawing = board.find(&|element| element.name == "svg");
        let drawing = drawing.ok_or_else(|| format!("{game}, picture {name:?}: nothing drawn to crop"))?;
        drawing.set("viewBox", &format!("{x} {y} {width} {height}"));
    }
    let width = shot.width.or_else(|| Some(shot.crop?[2] / 16.));
    let style = width.map(|width| format!("width:{width}rem"));
    Ok(
        html! { div.picture data-game=(game) style=[style] aria-hidden="true" inert { (PreEscaped(board.inner())) } },
    )
}

impl Album {
    fn set_up(&self, game: &str, name: &str, depth: usize) -> Result<Box<dyn Table>, String> {
        let fault = |what: String| format!("{game}, position {name:?}: {what}");
        let position = self.position.get(name).ok_or_else(|| fault("there is none".into()))?;
        let mut table = match &position.from {
            Some(_) if depth > self.position.len() => return Err(fault("goes on from itself".into())),
            Some(from) => self.set_up(game, from, depth + 1)?,
            None => {
                let kind = find(game).ok_or_else(|| fault("no such game".into()))?;
                kind.new_table(&position.options, Seed::from_text(&position.seed))
                    .map_err(|error| fault(error.to_string()))?
            }
        };
        let actions = position.play.iter().flat_map(|line| line.split(';')).map(str::trim);
        for action in actions.filter(|action| !action.is_empty()) {
            table.play(action).map_err(|error| {
                fault(format!("{action:?}: {error}; allowed here: {}", table.legal().join(" | ")))
            })?;
        }
        Ok(table)
    }
}

/// The board with the players and everybody at a glance.
fn whole_board(table: &dyn Table, shot: &Shot, language: Language) -> Element {
    let deciding = match table.turn() {
        Turn::Decide(seat) => Some(seat),
        Turn::Over => None,
    };
    let seat = shot.seat.map(Seat::new).or(deciding);
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let automas: Vec<String> = table
        .standings()
        .rows
        .iter()
        .filter_map(|row| match row.who {
            Who::Automa(id) => Some(game_word(language, table.game(), id)),
            Who::Seat(_) => None,
        })
        .collect();
    let players = table.seats() + automas.len();
    let names = Names::new(vec![String::new(); table.seats()].into_iter().chain(automas).collect());
    let colours = find(table.game()).map(|kind| kind.colours(&table.options())[..table.seats()].to_vec());
    let game = table.game().to_owned();
    let pen = Pen { language, names, game, colours: colours.unwrap_or_default(), tray: None };
    let drawn = with_session!(table, session => {
        let seen = Seen::new(session.state(), viewer, shot.lit && seat == deciding);
        board::whole(&Scene { pen: &pen, seen: &seen, events: Vec::new() }, players)
    })
    .unwrap_or_default();
    Element::read(&html! { (drawn.board) (drawn.players) @for glance in &drawn.glances { (glance) } }.0)
}

/// Whether an element is what a picture asks for.
fn is_meant(element: &Element, wanted: &str) -> bool {
    match wanted.split_at_checked(1) {
        Some(("#", id)) => element.get("id") == Some(id),
        Some((".", class)) => element.classes().any(|one| one == class),
        _ => false,
    }
}

/// What is drawn behind the parts of a drawing belongs to every picture of it.
fn is_scenery(element: &Element) -> bool {
    element.name == "use"
}

/// Takes away what makes an element part of a page: in a picture nothing can be pressed, found or pointed at.
fn quiet(element: &mut Element) {
    const KEPT_BACK: [&str; 8] = ["id", "tabindex", "role", "title", "name", "value", "form", "type"];
    element.retain(|name| {
        !KEPT_BACK.contains(&name) && !name.starts_with("data-") && !name.starts_with("aria-")
    });
    if element.name == "button" {
        element.name = "span".into();
    }
}

#[cfg(test)]
mod tests {
    use samovar_games::kinds;

    use super::*;

    #[test]
    fn every_picture_can_be_drawn_in_every_language() {
        let mut faults = Vec::new();
        for kind in kinds() {
            for name in names(kind.name()).expect("the file is sound") {
                for language in Language::all() {
                    faults.extend(draw(kind.name(), &name, language).err());
                }
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    #[test]
    fn nothing_in_a_picture_can_be_pressed_or_taken_for_the_board() {
        for kind in kinds() {
            for name in names(kind.name()).expect("the file is sound") {
                let drawn = draw(kind.name(), &name, Language::ENGLISH).expect("a picture").0;
                let inside = &drawn[drawn.find('>').expect("a wrapper")..];
                for sign in [" id=\"", " data-", " tabindex=", "<button", " role=\""] {
                    assert!(!inside.contains(sign), "{}, {name}: {sign}", kind.name());
                }
            }
        }
    }
}
