//! What the players have.

use samovar_engine::{Message, Seat};
use samovar_first_tsar::components::{EstateId, ProjectId, TradeId};
use samovar_first_tsar::{Own, PlayerData, phrase};
use serde_json::json;

use super::{Picture, WIDTH, flow};
use crate::pen::Ink;

impl Picture<'_> {
    pub(super) fn add_player(&self, seat: Seat, lines: &mut Vec<String>) {
        let Some(player) = self.board.players.get(seat.index()) else { return };
        let decides = self.view["to_decide"] == json!(seat);
        let mark = if decides { self.pen.paint(Ink::Bold, "▸") } else { " ".to_owned() };
        let name = self.pen.paint(Ink::Bold, &self.pen.seat(seat));
        let vp = self.say(&Message::new("first-tsar-board-vp").with("vp", player.vp));
        let supply = Message::new("first-tsar-board-supply")
            .with("warriors", player.warriors)
            .with("buildings", player.buildings)
            .with("seals", player.seals);
        lines.push(format!("{mark}{} {name} · {vp} · {}", self.letter(seat), self.say(&supply)));
        self.add_part("first-tsar-board-goods", [self.say(&phrase::short_goods(player.goods))], lines);
        self.add_part("first-tsar-board-pad", self.pad_of(player), lines);
        self.add_part("first-tsar-board-hand", self.hand(seat, player), lines);
        let projects = |ids: Vec<ProjectId>| ids.into_iter().map(|id| self.named(id)).collect::<Vec<_>>();
        self.add_part("first-tsar-board-completed", projects(player.completed.iter().collect()), lines);
        let titles = player.titles.iter().map(|id| {
            let title = format!("{id} {}", self.say(&phrase::title(id)));
            self.scored(title, id, Some(seat.index() as u64))
        });
        self.add_part("first-tsar-board-owned-titles", titles, lines);
        let estates = player.estates.iter().map(|id| {
            let estate = self.estate(id);
            if !player.used.has(id) {
                return estate;
            }
            self.say(&Message::new("first-tsar-board-used").with("estate", estate))
        });
        self.add_part("first-tsar-board-owned-estates", estates, lines);
        let spoils = player.spoils.iter().map(|id| id.to_string());
        self.add_part("first-tsar-board-owned-spoils", spoils, lines);
    }

    /// Pieces after a name, in as many lines as they take; nothing where there are none.
    fn add_part(&self, label: &str, pieces: impl IntoIterator<Item = String>, lines: &mut Vec<String>) {
        const ROOM: usize = 12;
        let label = self.text(label);
        for (place, line) in flow(pieces, " · ", WIDTH - ROOM).iter().enumerate() {
            let label = if place == 0 { self.dim(&label) } else { String::new() };
            lines.push(format!("  {}{line}", super::pad(&label, ROOM - 2)));
        }
    }

    /// The slots of a pad: a token, or what is printed there.
    fn pad_of(&self, player: &PlayerData) -> Vec<String> {
        let slot = |(place, token): (usize, &Option<TradeId>)| {
            let printed = self.tables.pad.get(place).and_then(Option::as_ref);
            let what = match (token, printed) {
                (Some(id), _) => {
                    format!("{id} {}", self.say(&phrase::short_effect(&self.tables.trades[id.index()])))
                }
                (None, Some(effect)) => format!("({})", self.say(&phrase::short_effect(effect))),
                (None, None) => self.text("first-tsar-board-none"),
            };
            format!("{} {what}", place + 1)
        };
        player.pad.iter().enumerate().map(slot).collect()
    }

    /// The own hand, or how many cards there are and which of them everybody saw.
    fn hand(&self, seat: Seat, player: &PlayerData) -> Vec<String> {
        if self.view["viewer"] == json!(seat) {
            let own: Option<Own> = serde_json::from_value(self.view["own"].clone()).ok();
            let cards: Vec<String> = own
                .into_iter()
                .flat_map(|own| own.hand.iter().map(|id| self.project(id)).collect::<Vec<_>>())
                .collect();
            if !cards.is_empty() {
                return cards;
            }
        }
        let cards = self.say(&Message::new("first-tsar-board-cards").with("count", player.hand));
        let mut pieces = vec![cards];
        for (place, id) in player.shown.without(player.completed).iter().enumerate() {
            let named = self.named(id);
            let known = Message::new("first-tsar-board-known").with("projects", named.as_str());
            pieces.push(if place == 0 { self.say(&known) } else { named });
        }
        pieces
    }

    fn named(&self, id: ProjectId) -> String {
        format!("{id} {}", self.say(&phrase::project(id)))
    }

    /// A project with its cost and points.
    pub(super) fn project(&self, id: ProjectId) -> String {
        let printed = &self.tables.projects[id.index()];
        let cost = Message::new("first-tsar-board-cost")
            .with("cost", phrase::short_goods(printed.cost))
            .with("vp", printed.vp);
        format!("{}: {}", self.named(id), self.say(&cost))
    }

    /// An Estate with what it does.
    pub(super) fn estate(&self, id: EstateId) -> String {
        let effect = self.say(&phrase::short_effect(&self.tables.estates[id.index()]));
        format!("{id} {}: {effect}", self.say(&phrase::estate(id)))
    }
}
