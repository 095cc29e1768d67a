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

    /// What it did since the reader's own last decision, step by step.
    fn latest(&self) -> Markup {
        let table = self.scene.table;
        let its_own = |line: &&LogLine| {
            let who = line.words.args.iter().find(|(name, _)| *name == "who");
            line.seq >= table.new_from && matches!(who, Some((_, Arg::Seat(seat))) if *seat == REBELLION)
        };
        let steps: Vec<&LogLine> = table.log.iter().filter(its_own).collect();
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
