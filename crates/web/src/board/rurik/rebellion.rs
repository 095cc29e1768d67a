//! The Rebellion: its mat, its priority, its cards, and why it does what it does.

use maud::{Markup, html};
use samovar_engine::{Arg, Message, Seat};
use samovar_rurik::components::{Bonus, Difficulty, Priority};
use samovar_rurik::phrase;

use super::{Picture, gain_icon, icon};
use crate::art;
use crate::model::LogLine;

/// The seat the Rebellion has in a solo game.
pub(super) const REBELLION: Seat = Seat::new(1);

impl Picture<'_> {
    pub(super) fn rebellion(&self) -> Markup {
        let Some(cards) = &self.seen.rebellion else { return html! {} };
        let Some(data) = &self.board().rebellion else { return html! {} };
        let name = self.text("rurik-rebellion");
        let level = self.board().options.get("difficulty").and_then(|level| level.as_str()?.parse().ok());
        let mat = &self.tables.mats[level.unwrap_or(Difficulty::Easy).index()];
        let top = &self.tables.cards[cards.top.index()];
        let plan = &top.plans[data.priority.index()];
        let order: Vec<String> =
            top.locations.iter().map(|region| self.say(&phrase::region(*region))).collect();
        let build: Vec<String> =
            plan.build.iter().map(|structure| self.say(&phrase::structure(*structure))).collect();
        html! {
            section.rkrebellion.seat-automa aria-label=(name) {
                h2 { (art::icon("rebel")) (name) }
                div.mat role="group" aria-label=(self.text("rurik-web-mat")) {
                    @for priority in Priority::ALL {
                        @let now = priority == data.priority;
                        @let words = self.say(&phrase::priority(priority));
                        div.matcolumn.now[now] {
                            h3 { @if now { (art::icon("bear")) } (words) }
                            @for (at, bonus) in mat.bonuses(priority).iter().enumerate() {
                                (self.bonus(bonus, data.locked[priority.index()].contains(&(at as u8))))
                            }
                        }
                    }
                }
                p.cardline data-rule="RUR-247 RUR-258 RUR-Q99" { b { (self.say(&Message::new("rurik-web-top-card").with("card", cards.top.to_string()))) } " " (order.join(" → ")) }
                p.cardline data-rule="RUR-248 RUR-287" { b { (self.text("rurik-web-build-order")) } " " (build.join(", ")) }
                @if !cards.rows.is_empty() {
                    p.cardline data-rule="RUR-249 RUR-251 RUR-Q129" {
                        b { (self.text("rurik-web-placed-by")) } " "
                        @for (at, row) in cards.rows.iter().enumerate() {
                            @let now = data.priority.index();
                            @if at > 0 { ", " }
                            (row.advisor) " " (self.say(&phrase::column(row.columns[now]))) @if row.top[now] { (art::icon("coin")) }
                        }
                    }
                }
                (self.latest())
                @if data.seen.len() > 1 {
                    @let seen: Vec<String> = data.seen.iter().map(|card| card.to_string()).collect();
                    p.hint data-rule="RUR-Q99 RUR-Q129" { (self.say(&Message::new("rurik-web-cards-seen").with("cards", seen.join(", ")))) }
                }
            }
        }
    }

    /// What it did last, step by step.
    fn latest(&self) -> Markup {
        let steps = latest_steps(&self.scene.table.log);
        html! {
            @if !steps.is_empty() {
                ol.steps aria-label=(self.text("rurik-web-steps")) { @for line in steps { li { (self.say(&line.words)) } } }
            }
        }
    }

    fn bonus(&self, bonus: &Bonus, locked: bool) -> Markup {
        let message = Message::new(if locked { "rurik-web-locked" } else { "rurik-web-bonus" })
            .with("column", phrase::column(bonus.on))
            .with("gain", phrase::gain(bonus.gain));
        let words = self.say(&message);
        html! {
            span.spot.bonus.locked[locked] role="img" aria-label=(words) title=(words) data-rule="RUR-235 RUR-262 RUR-263 RUR-267" {
                (art::icon(icon(bonus.on))) "+" (gain_icon(bonus.gain))
                @if locked { (art::icon("coin")) }
            }
        }
    }
}

/// The lines of its latest turn or placement with what came of them, back to the human's last step before it. They stay
/// while the human goes on.
fn latest_steps(log: &[LogLine]) -> Vec<&LogLine> {
    let who = |line: &LogLine| {
        let named = line.words.args.iter().find(|(name, _)| *name == "who");
        named.and_then(|(_, who)| if let Arg::Seat(seat) = who { Some(*seat) } else { None })
    };
    let its_own = |line: &LogLine| who(line) == Some(REBELLION);
    let ends = |line: &LogLine| {
        let step = ["rurik-event-turn", "rurik-event-turn-ended", "rurik-event-placed"];
        !its_own(line) && step.contains(&line.words.id)
    };
    let follows = |line: &LogLine| {
        let harm = ["rurik-event-lost", "rurik-event-lost-leader"];
        let cards = ["rurik-event-revealed", "rurik-event-revealed-casualty"];
        harm.contains(&line.words.id) || cards.contains(&line.words.id)
    };
    let Some(last) = log.iter().rposition(its_own) else { return Vec::new() };
    let from = log[..last].iter().rposition(ends).map_or(0, |at| at + 1);
    log[from..=last].iter().filter(|line| its_own(line) || follows(line)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(seq: u64, id: &'static str, who: u8) -> LogLine {
        LogLine { seq, words: Message::new(id).with("who", Seat::new(who)) }
    }

    fn seqs(log: &[LogLine]) -> Vec<u64> {
        latest_steps(log).iter().map(|line| line.seq).collect()
    }

    #[test]
    fn the_steps_of_its_last_turn_stay_while_the_human_goes_on() {
        let mut log = vec![
            line(1, "rurik-event-turn", 1),
            line(2, "rurik-event-took", 1),
            line(3, "rurik-event-turn", 0),
            line(4, "rurik-event-turn-ended", 0),
            line(5, "rurik-event-turn", 1),
            line(6, "rurik-event-attacked", 1),
            line(7, "rurik-event-lost", 0),
            line(8, "rurik-event-coins", 0),
            line(9, "rurik-event-turn-ended", 1),
        ];
        assert_eq!(seqs(&log), [5, 6, 7, 9]);
        log.extend([line(10, "rurik-event-turn", 0), line(11, "rurik-event-taxed", 0)]);
        assert_eq!(seqs(&log), [5, 6, 7, 9]);
        log.extend([line(12, "rurik-event-turn-ended", 0), line(13, "rurik-event-turn", 1)]);
        assert_eq!(seqs(&log), [13]);
    }

    #[test]
    fn a_placement_is_shown_with_its_reasons() {
        let log = [
            line(1, "rurik-event-placed", 0),
            line(2, "rurik-because-row", 1),
            line(3, "rurik-event-placed", 1),
            line(4, "rurik-event-placed", 0),
            line(5, "rurik-because-row", 1),
            line(6, "rurik-event-placed", 1),
        ];
        assert_eq!(seqs(&log), [5, 6]);
        assert!(seqs(&log[..1]).is_empty());
    }
}
