//! The Rebellion: its mat, its priority, its cards, and why it does what it does.

use maud::{Markup, html};
use samovar_engine::{Event as _, Message};
use samovar_rurik::components::{Bonus, CardId, Components, Difficulty, Priority, Tables};
use samovar_rurik::{CardRow, Event, REBELLION, phrase};

use super::{Component, Picture, gain_icon, icon};
use crate::art;
use crate::pen::Pen;

impl Picture<'_> {
    pub(super) fn rebellion(&self) -> Markup {
        let Some(cards) = &self.view.rebellion else { return html! {} };
        let Some(data) = &self.board().rebellion else { return html! {} };
        let name = self.text("rurik-rebellion");
        let column = |priority: Priority| MatColumn {
            difficulty: self.scene.seen.options.difficulty,
            priority,
            now: priority == data.priority,
            locked: &data.locked[priority.index()],
        };
        let steps: Vec<Message> = latest_steps(&self.scene.events).map(|event| event.message()).collect();
        html! {
            section.rkrebellion.seat-automa aria-label=(self.text("rurik-web-mat")) {
                h2 { (art::icon("rebel")) (name) }
                div.mat role="group" aria-label=(self.text("rurik-board-bonuses")) {
                    @for priority in Priority::ALL { (self.draw(&column(priority))) }
                }
                (self.draw(&Orders { top: cards.top, priority: data.priority, rows: &cards.rows }))
                @if !steps.is_empty() { (self.draw(&Steps { steps })) }
                @if data.seen.len() > 1 { (self.draw(&SeenCards { cards: &data.seen })) }
            }
        }
    }
}

/// A column of the mat.
#[derive(Hash)]
struct MatColumn<'a> {
    difficulty: Difficulty,
    priority: Priority,
    /// Whether it is the Rebellion's priority.
    now: bool,
    /// Bonuses under a coin, from the top.
    locked: &'a [u8],
}

impl Component for MatColumn<'_> {
    fn id(&self) -> String {
        format!("mat-{}", self.priority)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let bonuses = Tables::current().mats[self.difficulty.index()].bonuses(self.priority);
        html! {
            div.matcolumn.now[self.now] id=(self.id()) {
                h3 { @if self.now { (art::icon("bear")) } (pen.say(&phrase::priority(self.priority))) }
                @for (at, bonus) in (0..).zip(bonuses) { (printed(pen, bonus, self.locked.contains(&at))) }
            }
        }
    }
}

/// A bonus of the mat.
fn printed(pen: &Pen, bonus: &Bonus, locked: bool) -> Markup {
    let message = Message::new(if locked { "rurik-web-locked" } else { "rurik-web-bonus" })
        .with("column", phrase::column(bonus.on))
        .with("gain", phrase::gain(bonus.gain));
    let words = pen.say(&message);
    html! {
        span.spot.bonus.locked[locked] role="img" aria-label=(words) data-rule="RUR-262 RUR-235 RUR-263 RUR-267" {
            (art::icon(icon(bonus.on))) "+" (gain_icon(bonus.gain))
            @if locked { (art::icon("coin")) }
        }
    }
}

/// What the cards tell it to do.
#[derive(Hash)]
struct Orders<'a> {
    /// The card on top.
    top: CardId,
    priority: Priority,
    /// Rows seen of the card it places its advisors by.
    rows: &'a [CardRow],
}

impl Component for Orders<'_> {
    fn id(&self) -> String {
        "orders".into()
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let top = &Tables::current().cards[self.top.index()];
        let now = self.priority.index();
        let regions = top.locations.map(|region| pen.say(&phrase::region(region)));
        let builds = top.plans[now].build.map(|structure| pen.say(&phrase::structure(structure)));
        let card = Message::new("rurik-web-top-card").with("card", self.top.to_string());
        html! {
            div id=(self.id()) {
                p.cardline data-rule="RUR-247 RUR-258 RUR-Q99" { b { (pen.say(&card)) } " " (regions.join(" → ")) }
                p.cardline data-rule="RUR-248 RUR-287" { b { (pen.text("rurik-web-build-order")) } " " (pen.listed(builds)) }
                @if !self.rows.is_empty() {
                    p.cardline data-rule="RUR-249 RUR-251 RUR-Q129" {
                        b { (pen.text("rurik-web-placed-by")) } " "
                        @for (at, row) in self.rows.iter().enumerate() {
                            @if at > 0 { ", " }
                            (row.advisor) " " (pen.say(&phrase::column(row.columns[now]))) @if row.top[now] { (art::icon("coin")) }
                        }
                    }
                }
            }
        }
    }
}

/// What it did last, step by step.
#[derive(Hash)]
struct Steps {
    steps: Vec<Message>,
}

impl Component for Steps {
    fn id(&self) -> String {
        "steps".into()
    }

    fn draw(&self, pen: &Pen) -> Markup {
        html! {
            ol.steps id=(self.id()) aria-label=(pen.text("rurik-web-steps")) { @for step in &self.steps { li { (pen.say(step)) } } }
        }
    }
}

/// The cards seen so far, which come again in the same order.
#[derive(Hash)]
struct SeenCards<'a> {
    cards: &'a [CardId],
}

impl Component for SeenCards<'_> {
    fn id(&self) -> String {
        "cards-seen".into()
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let seen = pen.listed(self.cards.iter().map(ToString::to_string));
        let words = Message::new("rurik-web-cards-seen").with("cards", seen);
        html! { p.hint id=(self.id()) data-rule="RUR-Q99 RUR-Q129" { (pen.say(&words)) } }
    }
}

/// The events of its latest turn or placement with what came of them, back to the human's last step before it. They stay
/// while the human goes on.
fn latest_steps<'a>(events: &[&'a Event]) -> impl Iterator<Item = &'a Event> {
    let its_own = |event: &&Event| event.who() == Some(REBELLION);
    let ends = |event: &&Event| {
        let step = matches!(event, Event::TurnBegan { .. } | Event::TurnEnded { .. } | Event::Placed { .. });
        step && !its_own(event)
    };
    let last = events.iter().rposition(its_own).map_or(0, |at| at + 1);
    let from = events[..last].iter().rposition(ends).map_or(0, |at| at + 1);
    let follows = |event: &&Event| matches!(event, Event::TroopLost { .. } | Event::Revealed { .. });
    events[from..last].iter().copied().filter(move |event| its_own(event) || follows(event))
}

#[cfg(test)]
mod tests {
    use samovar_engine::Seat;
    use samovar_rurik::components::{Column, Good, Region};
    use samovar_rurik::{Foe, Piece, Reason};

    use super::*;

    const HUMAN: Seat = Seat::new(0);

    /// The places of the latest steps, from 1.
    fn steps(events: &[Event]) -> Vec<usize> {
        let events: Vec<&Event> = events.iter().collect();
        let place = |step: &Event| events.iter().position(|event| std::ptr::eq(*event, step));
        latest_steps(&events).filter_map(place).map(|at| at + 1).collect()
    }

    #[test]
    fn the_steps_of_its_last_turn_stay_while_the_human_goes_on() {
        let mut log = vec![
            Event::TurnBegan { who: REBELLION },
            Event::Took { who: REBELLION, number: 1, column: Column::Tax, row: 1, coins: 0 },
            Event::TurnBegan { who: HUMAN },
            Event::TurnEnded { who: HUMAN },
            Event::TurnBegan { who: REBELLION },
            Event::Attacked { who: REBELLION, region: Region::Kiev, foe: Foe::Player(HUMAN) },
            Event::TroopLost { who: HUMAN, piece: Piece::Troop, region: Region::Kiev },
            Event::CoinsGained { who: HUMAN, coins: 1 },
            Event::TurnEnded { who: REBELLION },
        ];
        assert_eq!(steps(&log), [5, 6, 7, 9]);
        let taxed = Event::Taxed { who: HUMAN, region: Region::Kiev, good: Good::Fish, points: 1 };
        log.extend([Event::TurnBegan { who: HUMAN }, taxed]);
        assert_eq!(steps(&log), [5, 6, 7, 9]);
        log.extend([Event::TurnEnded { who: HUMAN }, Event::TurnBegan { who: REBELLION }]);
        assert_eq!(steps(&log), [13]);
    }

    #[test]
    fn a_placement_is_shown_with_its_reasons() {
        let placed = |who| Event::Placed { who, number: 1, column: Column::Tax, row: 1, bribe: 0 };
        let reasoned = Event::Reasoned { why: Reason::BribeOverTie };
        let log = [placed(HUMAN), reasoned, placed(REBELLION), placed(HUMAN), reasoned, placed(REBELLION)];
        assert_eq!(steps(&log), [5, 6]);
        assert!(steps(&log[..1]).is_empty());
    }
}
