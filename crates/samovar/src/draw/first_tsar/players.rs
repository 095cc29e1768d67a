//! What the players have.

use samovar_engine::{Message, Seat};
use samovar_first_tsar::components::{EstateId, ProjectId, TradeId};
use samovar_first_tsar::{PlayerData, phrase};

use super::{Picture, Sheet, WIDTH, flow, pad};

impl Picture<'_> {
    pub(super) fn add_player(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        let player = &self.view.board.players[seat.index()];
        let name = sheet.name(seat, self.view.to_decide == Some(seat));
        let vp = self.pen.say(&Message::new("first-tsar-board-vp").with("vp", player.vp));
        let supply = Message::new("first-tsar-board-supply")
            .with("warriors", player.warriors)
            .with("buildings", player.buildings)
            .with("seals", player.seals);
        sheet.add(format!("{name} · {vp} · {}", self.pen.say(&supply)));
        self.add_part("first-tsar-board-goods", [self.pen.say(&phrase::short_goods(player.goods))], sheet);
        self.add_part("first-tsar-board-pad", self.pad_of(player), sheet);
        self.add_part("first-tsar-board-hand", self.hand(seat, player), sheet);
        let completed = player.completed.iter().map(|id| self.named(id));
        self.add_part("first-tsar-board-completed", completed, sheet);
        let titles = player.titles.iter().map(|id| {
            let title = format!("{id} {}", self.pen.say(&phrase::title(id)));
            self.scored(title, id, seat)
        });
        self.add_part("first-tsar-board-owned-titles", titles, sheet);
        let estates = player.estates.iter().map(|id| {
            let estate = self.estate(id);
            if !player.used.has(id) {
                return estate;
            }
            self.pen.say(&Message::new("first-tsar-board-used").with("estate", estate))
        });
        self.add_part("first-tsar-board-owned-estates", estates, sheet);
        let spoils = player.spoils.iter().map(|id| id.to_string());
        self.add_part("first-tsar-board-owned-spoils", spoils, sheet);
    }

    /// Pieces after a name, in as many lines as they take; nothing where there are none.
    fn add_part(&self, label: &str, pieces: impl IntoIterator<Item = String>, sheet: &mut Sheet<'_>) {
        const ROOM: usize = 12;
        let label = self.pen.text(label);
        for (place, line) in flow(pieces, " · ", WIDTH - ROOM).iter().enumerate() {
            let label = if place == 0 { self.pen.dim(&label) } else { String::new() };
            sheet.add(format!("  {}{line}", pad(&label, ROOM - 2)));
        }
    }

    /// The slots of a pad: a token, or what is printed there.
    fn pad_of(&self, player: &PlayerData) -> Vec<String> {
        let slot = |(place, token): (usize, &Option<TradeId>)| {
            let printed = self.tables.pad.get(place).and_then(Option::as_ref);
            let what = match (token, printed) {
                (Some(id), _) => {
                    format!("{id} {}", self.pen.say(&phrase::short_effect(&self.tables.trades[id.index()])))
                }
                (None, Some(effect)) => format!("({})", self.pen.say(&phrase::short_effect(effect))),
                (None, None) => self.pen.text("first-tsar-board-none"),
            };
            format!("{} {what}", place + 1)
        };
        player.pad.iter().enumerate().map(slot).collect()
    }

    /// The own hand, or how many cards there are and which of them everybody saw.
    fn hand(&self, seat: Seat, player: &PlayerData) -> Vec<String> {
        let own = self.view.own.as_ref().filter(|own| self.view.viewer == Some(seat) && !own.hand.is_empty());
        if let Some(own) = own {
            return own.hand.iter().map(|id| self.project(id)).collect();
        }
        let cards = self.pen.say(&Message::new("first-tsar-board-cards").with("count", player.hand));
        let mut pieces = vec![cards];
        for (place, id) in player.known_hand().iter().enumerate() {
            let named = self.named(id);
            let known = Message::new("first-tsar-board-known").with("projects", named.as_str());
            pieces.push(if place == 0 { self.pen.say(&known) } else { named });
        }
        pieces
    }

    fn named(&self, id: ProjectId) -> String {
        format!("{id} {}", self.pen.say(&phrase::project(id)))
    }

    /// A project with its cost and points.
    pub(super) fn project(&self, id: ProjectId) -> String {
        let printed = &self.tables.projects[id.index()];
        let cost = Message::new("first-tsar-board-cost")
            .with("cost", phrase::short_goods(printed.cost))
            .with("vp", printed.vp);
        format!("{}: {}", self.named(id), self.pen.say(&cost))
    }

    /// An Estate with what it does.
    pub(super) fn estate(&self, id: EstateId) -> String {
        let effect = self.pen.say(&phrase::short_effect(&self.tables.estates[id.index()]));
        format!("{id} {}: {effect}", self.pen.say(&phrase::estate(id)))
    }
}
