//! The boards as the terminal shows them.

mod first_tsar;
mod layout;
mod rurik;
mod sheet;
mod stroganov;

use samovar_engine::{Game, Seen, Sight};
use samovar_games::with_game;

use crate::pen::Pen;

/// A game with a board for the terminal.
pub trait Drawing: Game {
    /// What a viewer sees of the game.
    fn draw(seen: &Seen<Self>, pen: &Pen) -> String;
}

/// What a viewer sees of a game.
pub fn board(sight: &dyn Sight, pen: &Pen) -> String {
    let drawn = with_game!(sight.game(), G => sight.seen::<G>().map(|seen| G::draw(seen, pen)));
    drawn.flatten().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use samovar_engine::{Seat, Seed, Table, Turn, Viewer};
    use samovar_games::find;
    use samovar_words::Language;
    use serde_json::{Map, Value, json};

    use super::layout::width;
    use super::*;

    /// A game at its beginning.
    pub(super) fn table(game: &str, options: Value, seed: &str) -> Box<dyn Table> {
        let options: Map<String, Value> = serde_json::from_value(options).expect("options");
        let kind = find(game).expect("the game is listed");
        kind.new_table(&options, Seed::from_text(seed)).expect("the options are allowed")
    }

    pub(super) fn drawn(table: &dyn Table, viewer: Viewer, colour: bool) -> String {
        drawn_in(Language::ENGLISH, table, viewer, colour)
    }

    fn drawn_in(language: Language, table: &dyn Table, viewer: Viewer, colour: bool) -> String {
        let pen = Pen { colour, language, ..Pen::default() }.at(table);
        board(&*table.sight(viewer, false), &pen)
    }

    /// Plays on without sense until the game is over, showing every third position in between.
    pub(super) fn wander(mut table: Box<dyn Table>, mut show: impl FnMut(&dyn Table)) {
        let mut dice = 1u32;
        while table.turn() != Turn::Over {
            if table.played().is_multiple_of(3) {
                show(&*table);
            }
            let legal = table.legal();
            dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let choice = (dice >> 8) as usize % legal.len();
            table.play(&legal[choice]).expect("a legal action");
        }
        show(&*table);
    }

    pub(super) fn games() -> impl Iterator<Item = Box<dyn Table>> {
        let options = [
            ("stroganov", json!({"players": 1, "opponent": "ivan", "boards": "b", "colours": "green"})),
            ("stroganov", json!({"players": 1, "opponent": "katyusha"})),
            ("stroganov", json!({"players": 2, "region_furs": "random"})),
            ("stroganov", json!({"players": 3, "boards": ["b", "a", "b"]})),
            ("stroganov", json!({"players": 4, "boards": "b"})),
            ("rurik", json!({"players": 2, "alternate_board": true})),
            ("rurik", json!({"players": 3, "colours": ["white", "blue", "red"]})),
            ("rurik", json!({"players": 4, "leaders": "random"})),
            ("first-tsar", json!({"players": 2})),
            ("first-tsar", json!({"players": 3, "colours": ["red", "green", "black"]})),
            ("first-tsar", json!({"players": 4})),
        ];
        options.into_iter().map(|(game, options)| table(game, options, "lynx"))
    }

    #[test]
    fn no_line_is_wider_than_a_terminal() {
        for game in games() {
            wander(game, |table| {
                let all = Language::all();
                let language = all.clone().nth(table.played() / 3 % all.len()).expect("a language");
                for line in drawn_in(language, table, Viewer::Seat(Seat::new(0)), true).lines() {
                    assert!(width(line) <= sheet::WIDTH, "{} columns: {line}", width(line));
                }
            });
        }
    }

    #[test]
    fn everything_drawn_has_words() {
        for game in games() {
            wander(game, |table| {
                let text = drawn(table, Viewer::Seat(Seat::new(0)), false);
                assert!(!text.contains(&format!("{}-", table.game())), "{text}");
            });
        }
    }

    #[test]
    fn without_colour_the_letters_say_the_same() {
        for game in ["stroganov", "rurik", "first-tsar"] {
            wander(table(game, json!({"players": 4}), "ermine"), |table| {
                let plain = drawn(table, Viewer::Spectator, false);
                assert!(!plain.contains('\x1b'));
                let mut coloured = drawn(table, Viewer::Spectator, true);
                while let Some(at) = coloured.find('\x1b') {
                    let end = at + coloured[at..].find('m').expect("a colour ends");
                    coloured.replace_range(at..=end, "");
                }
                let trimmed: String =
                    coloured.lines().map(|line| line.trim_end().to_owned() + "\n").collect();
                assert_eq!(trimmed, plain);
            });
        }
    }
}
