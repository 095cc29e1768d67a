//! The players and what they have.

use std::cmp::Ordering;

use samovar_engine::{Message, Seat};
use samovar_stroganov::components::{Space, Terrain, Track};
use samovar_stroganov::phrase;
use samovar_stroganov::{OutpostData, Player};

use super::map::terrain;
use super::{Picture, WIDTH, flow, width};

impl Picture<'_> {
    pub(super) fn add_player(&self, seat: Seat, lines: &mut Vec<String>) {
        let player = &self.board.players[seat.index()];
        lines.push(format!("{}  {}", self.name(seat), self.goods(player)));
        self.add_automa(seat, lines);
        let belongings = [
            format!("{} {}", self.pen.dim(&self.pen.text("stroganov-board-furs")), self.furs(player.furs)),
            format!("{} {}", self.pen.dim(&self.pen.text("stroganov-board-tiles")), self.tiles(player)),
            self.outposts_of(seat),
            self.trophies(seat),
        ];
        lines.extend(flow(belongings, " · ", WIDTH - 2).iter().map(|line| format!("  {line}")));
        let hand =
            player.hand.iter().map(|wish| format!("{wish} {}, {}", self.demand(wish), self.effect(wish)));
        self.add_below("stroganov-board-hand", hand, lines);
        let fulfilled = player.fulfilled.iter().map(|wish| format!("{wish} {}", self.effect(wish)));
        self.add_below("stroganov-board-fulfilled", fulfilled, lines);
    }

    /// Pieces below a player's name, after what they are.
    fn add_below(&self, label: &str, pieces: impl Iterator<Item = String>, lines: &mut Vec<String>) {
        let label = self.pen.text(label);
        let room = width(&label) + 3;
        for (place, line) in flow(pieces, " · ", WIDTH - room).iter().enumerate() {
            let label = if place == 0 { format!("  {} ", self.pen.dim(&label)) } else { " ".repeat(room) };
            lines.push(label + line);
        }
    }

    /// Who it is, with a mark on who has to decide.
    fn name(&self, seat: Seat) -> String {
        let decides = self.seen.view.to_decide == Some(seat);
        let mark = if decides { self.pen.bold("▸") } else { " ".to_owned() };
        let options = &self.seen.options;
        let side = options.sides[..usize::from(options.players)].get(seat.index());
        let name = self.pen.bold(&self.pen.seat(seat));
        let name = match side {
            Some(side) => {
                let player = Message::new("stroganov-board-player").with("name", name);
                self.pen.say(&player.with("side", side.name()))
            }
            None => name,
        };
        format!("{mark}{} {name}", self.pen.letter(seat))
    }

    fn goods(&self, player: &Player) -> String {
        let message = Message::new("stroganov-board-goods")
            .with("vp", player.vp)
            .with("horses", player.horses)
            .with("coins", player.coins)
            .with("story", player.story)
            .with("banners", player.banners)
            .with("tigers", player.tigers);
        self.pen.say(&message)
    }

    /// How many landscape tiles of each type.
    fn tiles(&self, player: &Player) -> String {
        let terrains = [Terrain::Forest, Terrain::Steppe, Terrain::Swamp, Terrain::Mountain];
        let of = |wanted: Terrain| {
            player.tiles.iter().filter(|tile| self.tables.landscape[tile.index()].terrain == wanted).count()
        };
        let counts = terrains.map(|wanted| (self.pen.say(&terrain(wanted)), of(wanted)));
        let owned = counts.iter().filter(|(_, count)| *count > 0);
        let owned: Vec<String> = owned.map(|(letter, count)| format!("{count}{letter}")).collect();
        if owned.is_empty() { self.pen.text("stroganov-board-gone") } else { owned.join(" ") }
    }

    fn outposts_of(&self, seat: Seat) -> String {
        let player = &self.board.players[seat.index()];
        let own = OutpostData::Seat(seat);
        let built = self.board.regions.iter().flat_map(|region| &region.outposts);
        let built = built.filter(|outpost| **outpost == Some(own)).count();
        let message = Message::new("stroganov-board-outposts-of")
            .with("ready", player.outposts)
            .with("reserve", player.reserve)
            .with("built", built);
        self.pen.say(&message)
    }

    /// The trophy track of a seat, as its board shows it.
    fn track(&self, seat: Seat) -> &'static Track {
        &self.tables.tracks[self.seen.options.track(seat.index()) as usize]
    }

    /// The way of the trophy token, with the fur that leads from each space to the next.
    fn trophies(&self, seat: Seat) -> String {
        let here = usize::from(self.board.players[seat.index()].trophy + 1);
        let spaces = self.track(seat).spaces();
        let mut way = String::new();
        for (space, number) in spaces.iter().zip(1..) {
            if number > 1 {
                way.push_str(&space.fur.map_or(0, |fur| fur.value()).to_string());
            }
            way.push(match number.cmp(&here) {
                Ordering::Less => '■',
                Ordering::Equal => '◆',
                Ordering::Greater => '□',
            });
        }
        let reached = spaces.iter().take(here).rev().find(|space| space.shield > 0);
        let shield =
            Message::new("stroganov-board-shield").with("vp", reached.map_or(0, |space| space.shield));
        format!("{} {way}{}", self.pen.dim(&self.pen.text("stroganov-board-trophies")), self.pen.say(&shield))
    }

    /// The card the automatic opponent plays, and how far it will ride.
    fn add_automa(&self, seat: Seat, lines: &mut Vec<String>) {
        let is_automa = seat.index() >= usize::from(self.seen.options.players);
        let Some(automa) = self.seen.view.automa.filter(|_| is_automa) else { return };
        let told = phrase::automa(self.board.flipped.last().copied(), automa);
        let words: Vec<String> = told.iter().map(|message| self.pen.say(message)).collect();
        lines.extend(flow(words, " · ", WIDTH - 2).iter().map(|line| format!("  {line}")));
    }

    /// The viewer's own trophy track in words.
    pub(super) fn add_track(&self, lines: &mut Vec<String>) {
        let Some(viewer) = self.seen.view.viewer else { return };
        let spaces =
            self.track(viewer).spaces().iter().zip(1..).map(|(space, number)| self.space(space, number));
        lines.push(String::new());
        self.add_flow("stroganov-board-track", spaces, lines);
    }

    fn space(&self, space: &Space, number: u8) -> String {
        let message = Message::new("stroganov-board-space")
            .with("space", number)
            .with("fur", space.fur.map_or(0, |fur| fur.value()))
            .with("reward", self.reward(&space.reward))
            .with("coins", space.coins)
            .with("shield", space.shield);
        self.pen.say(&message)
    }
}
