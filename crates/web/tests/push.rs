//! What open pages are sent, over whole games of all titles.

use samovar_engine::{Seat, Table, Turn, Viewer};
use samovar_web::model::*;
use samovar_web::part;
use samovar_web::push::{Memo, Shown};
use samovar_words::Language;
use serde_json::{Value, json};

use crate::common::dom::Node;
use crate::common::{reader, start, table_view};

/// An open page.
struct Open {
    viewer: Viewer,
    reader: Reader,
    log: Vec<LogLine>,
    /// It skips all but every so many entries.
    every: usize,
    shown: Shown,
    page: Node,
    bytes: usize,
}

impl Open {
    fn new(viewer: Viewer, language: Language, every: usize) -> Open {
        let reader = Reader { language, ..reader() };
        let (shown, page) = (Shown::default(), Node::read(""));
        Open { viewer, reader, log: Vec::new(), every, shown, page, bytes: 0 }
    }

    fn view(&self, table: &dyn Table) -> TableView {
        let seq = table.played() as u64;
        let said = |id: u64| ChatLine { id, name: "Ола".into(), seat: None, text: format!("<{id}>") };
        let first = self.log.len().saturating_sub(80);
        TableView {
            new_from: seq.saturating_sub(seq % 7),
            chat: (1..=seq / 9).map(said).collect(),
            ..table_view(table, self.viewer, &self.log[first..])
        }
    }

    /// Takes in what is sent, and compares the page with one that is drawn now.
    fn follow(&mut self, table: &dyn Table, memo: &Memo) {
        let view = self.view(table);
        let sent = memo.patch(&mut self.shown, memo.draw(&self.reader, &view));
        let now: String = part::all(&self.reader, &view).into_iter().map(|part| part.html).collect();
        if self.bytes == 0 {
            assert_eq!(sent, now);
            self.page = Node::read(&sent);
        } else {
            self.page.take_in(&sent);
            assert_eq!(self.page.inner(), now, "{:?} after {} decisions", self.viewer, table.played());
        }
        self.bytes += sent.len();
        if table.played().is_multiple_of(16) {
            assert_eq!(
                memo.patch(&mut self.shown, memo.draw(&self.reader, &view)),
                "",
                "nothing is sent twice"
            );
        }
    }
}

/// Plays a game at random before the eyes of two seats and two spectators, one of whom is slow. The drawing itself compares
/// every component it takes from the memo with one that is drawn now.
fn watch(game: &str, options: Value) {
    let mut table = start(game, options, "push");
    let memo = Memo::default();
    let mut pages = [
        Open::new(Viewer::Seat(Seat::new(0)), Language::ENGLISH, 1),
        Open::new(Viewer::Seat(Seat::new(table.seats() as u8 - 1)), Language::ENGLISH, 1),
        Open::new(Viewer::Spectator, Language::ENGLISH, 4),
        Open::new(Viewer::Spectator, "cs".parse().expect("a language"), 9),
    ];
    let mut dice = 1u32;
    loop {
        let over = table.turn() == Turn::Over;
        for page in &mut pages {
            if over || table.played().is_multiple_of(page.every) {
                page.follow(&*table, &memo);
            }
        }
        let Turn::Decide(seat) = table.turn() else { break };
        let legal = table.legal();
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let happened = table.play(&legal[(dice >> 8) as usize % legal.len()]).expect("a legal action");
        let seq = table.played() as u64;
        for page in &mut pages {
            let told = happened.iter().filter_map(|one| one.seen_by(page.viewer));
            page.log.extend(told.map(|told| LogLine {
                seq,
                by: Some(seat),
                begins_turn: told.begins_turn(),
                words: told.words(),
                event: Some(told.event.clone()),
            }));
        }
    }
    let whole: usize = pages[0].page.inner().len();
    let mean = pages[0].bytes / table.played();
    // Whoever decides is sent every place that begins or ceases to be lit.
    assert!(mean < whole / 3, "{game}: a push has {mean} bytes, a page {whole}");
}

#[test]
fn pages_of_stroganov_show_what_is_now() {
    watch("stroganov", json!({"players": 4, "boards": "b"}));
}

#[test]
fn pages_of_a_solo_game_show_what_is_now() {
    watch("stroganov", json!({"players": 1, "opponent": "ivan"}));
}

#[test]
fn pages_of_rurik_show_what_is_now() {
    watch("rurik", json!({"players": 3, "deed_row": true}));
}

#[test]
fn pages_of_first_tsar_show_what_is_now() {
    watch("first-tsar", json!({"players": 3}));
}

#[test]
fn people_who_see_the_same_share_what_they_are_sent() {
    let mut table = start("stroganov", json!({"players": 2}), "push");
    let memo = Memo::default();
    let mut one = Open::new(Viewer::Spectator, Language::ENGLISH, 1);
    let mut other = Open::new(Viewer::Spectator, Language::ENGLISH, 1);
    for _ in 0..5 {
        one.follow(&*table, &memo);
        other.follow(&*table, &memo);
        let action = table.legal().remove(0);
        table.play(&action).expect("a legal action");
    }
    assert_eq!(one.bytes, other.bytes);
    assert!(one.shown.is_shared_with(&other.shown));
}
