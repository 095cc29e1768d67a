//! What a viewer may know. In Stroganov everyone knows the same: all but the order of what lies face down (STR-Q118).

use samovar_engine::{Game, GameOptions, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::action::{Action, Ground, Way};
use crate::components::{CardId, Fur, Region, SongId, VillageId, WishId, YurtId};
use crate::furs::FurSet;
use crate::state::{Frame, Owner, Phase, Player, Slot, Stroganov, WishSet, tile_reached, tiles_beyond};

/// What one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The seat that looks; none for a spectator.
    pub viewer: Option<Seat>,
    /// The seat that has to decide; none when the game is over.
    pub to_decide: Option<Seat>,
    /// Everything that lies open.
    pub board: Board,
    /// How many pieces lie face down in each stack.
    pub stacks: Stacks,
    /// The automatic opponent's cards in a solo game.
    pub automa: Option<AutomaView>,
}

/// Heights of the face-down stacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Stacks {
    pub tiles: u8,
    pub yurts: u8,
    pub wishes: u8,
    pub songs: u8,
}

/// The automatic opponent's cards as they lie.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct AutomaView {
    /// `ivan` or `katyusha`.
    pub name: &'static str,
    /// Steps on the movement side of the deck's top card.
    pub next_steps: u8,
    /// Cards in the deck.
    pub deck: u8,
}

/// Everything that lies open on the table: part of every view and of every saved position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The options the game was set up with.
    pub options: Map<String, Value>,
    /// 1 to 4.
    pub year: u8,
    /// 0 Spring, 1 Summer, 2 Autumn, 3 Winter.
    pub season: u8,
    /// What part of the game is being played.
    pub phase: Phase,
    /// Who has had the turn or window of this phase.
    pub done: Vec<Seat>,
    /// Whose turn or window it is.
    pub active: Seat,
    /// Who has used the end of the story track in this turn or Winter.
    pub story_end_used: Vec<Seat>,
    /// Season and Winter cards used in this turn or window.
    pub used: WishSet,
    /// What is asked and what is owed after it, the next one last.
    pub frames: Vec<Frame>,
    /// The landscape row from slot 1 to slot 12.
    pub row: Vec<Slot>,
    /// The regions from left to right.
    pub regions: Vec<RegionData>,
    /// The value the trade action demands.
    pub trade_fur: Fur,
    /// The song display from left to right.
    pub songs: Vec<Option<SongId>>,
    /// The fur market.
    pub market: FurSet,
    /// What is in the bag; which fur comes next nobody knows.
    pub bag: FurSet,
    /// Tigers in the pool.
    pub tiger_pool: u8,
    /// Banners in the general supply.
    pub banner_pool: u8,
    /// S wishes on offer in setup.
    pub offer: Vec<OfferData>,
    /// The players by seat; a solo game's opponent is the second.
    pub players: Vec<Player>,
    /// Seats in player order, the rightmost Cossack first.
    pub order: Vec<Seat>,
    /// Automa cards turned over, the face-up one last.
    pub flipped: Vec<CardId>,
}

impl Board {
    /// The slot where a move of the active player ends or where their hunt takes place; `None` for all other actions, and
    /// where the row has no such slot. Whether the action is allowed is another question.
    pub fn slot_of(&self, action: Action) -> Option<u8> {
        let here = self.players.get(self.active.index())?.slot;
        let (way, steps) = match action {
            Action::Go(steps) => (Way::Right, steps),
            Action::Step(way, steps) => (way, steps),
            Action::Hunt(_, Ground::Here) => return Some(here),
            Action::Hunt(_, Ground::Left) => (Way::Left, 1),
            Action::Hunt(_, Ground::Right) => (Way::Right, 1),
            _ => return None,
        };
        let lies = |(_, slot): &(u8, &Slot)| slot.tile.is_some();
        let tiles = (1..).zip(&self.row).filter(lies).fold(0, |tiles, (slot, _)| tiles | 1 << slot);
        let tiles = tiles_beyond(tiles, here, way);
        (tiles.count_ones() >= u32::from(steps)).then(|| tile_reached(tiles, way, steps))
    }
}

/// A region of the board.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RegionData {
    pub fur: Fur,
    pub village: VillageId,
    pub yurt: Option<YurtId>,
    pub wish: Option<WishId>,
    /// The outpost places from left to right.
    pub outposts: Vec<Option<OutpostData>>,
}

/// Whose outpost it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OutpostData {
    /// A player's.
    Seat(Seat),
    /// A blocking outpost of the first (0) or second (1) unused colour.
    Neutral(u8),
}

/// An S wish on offer.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct OfferData {
    pub wish: WishId,
    pub fur: Fur,
}

pub(crate) fn view(game: &Stroganov, viewer: Viewer) -> View {
    let automa = || AutomaView {
        name: game.options.opponent.name(),
        next_steps: game.tables.automa[game.automa.top().index()].steps,
        deck: crate::state::Automa::DECK as u8 - game.automa.flipped,
    };
    View {
        viewer: viewer.seat(),
        to_decide: game.turn().seat(),
        board: game.open_board(),
        stacks: Stacks {
            tiles: game.tile_pile.len(),
            yurts: game.yurt_pile.len(),
            wishes: game.wish_pile.len(),
            songs: game.song_pile.len(),
        },
        automa: (game.options.players == 1).then(automa),
    }
}

impl Stroganov {
    /// Everything that lies open (STR-088, STR-133, STR-Q49).
    pub(crate) fn open_board(&self) -> Board {
        Board {
            options: self.options.write(),
            year: self.year,
            season: self.season,
            phase: self.phase,
            done: Seat::of_mask(self.done),
            active: self.active,
            story_end_used: Seat::of_mask(self.story_end_used),
            used: self.used,
            frames: self.frames.all().to_vec(),
            row: self.row.to_vec(),
            regions: Region::ALL.into_iter().map(|region| self.region_data(region)).collect(),
            trade_fur: self.trade_fur,
            songs: self.songs[..usize::from(self.options.setup_players())].to_vec(),
            market: self.market,
            bag: self.bag,
            tiger_pool: self.tiger_pool,
            banner_pool: self.banner_pool,
            offer: self
                .offer
                .iter()
                .flatten()
                .map(|(wish, fur)| OfferData { wish: *wish, fur: *fur })
                .collect(),
            players: self.players[..self.options.cossacks()].to_vec(),
            order: self.in_order().to_vec(),
            flipped: self.automa.cards[..usize::from(self.automa.flipped)].to_vec(),
        }
    }

    fn region_data(&self, region: Region) -> RegionData {
        let index = region.index();
        let places = self.tables.regions[index].places().len();
        let outpost = |owner: &Owner| match *owner {
            Owner::Free => None,
            Owner::Neutral(colour) => Some(OutpostData::Neutral(colour)),
            Owner::Seat(seat) => Some(OutpostData::Seat(seat)),
        };
        RegionData {
            fur: self.region_furs[index],
            village: self.villages[index],
            yurt: self.yurts[index],
            wish: self.wishes[index],
            outposts: self.outposts[index][..places].iter().map(outpost).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use samovar_engine::{ActionList, Game, Seed, Turn};

    use super::*;
    use crate::{Event, Options};

    #[test]
    fn moves_and_hunts_take_place_in_the_slot_the_board_says() {
        let mut game = Stroganov::new(&Options::for_players(3), Seed::from_text("marten"));
        let mut told = 0;
        while game.turn() != Turn::Over {
            let mut legal = ActionList::new();
            game.legal_actions(&mut legal);
            let board = game.view(Viewer::Spectator).board;
            for action in legal.iter().filter(|action| board.slot_of(**action).is_some()) {
                let mut log = Vec::new();
                game.clone().apply(*action, &mut log);
                // A second action is paid for before it happens.
                if let Some(Event::Moved { to: slot, .. } | Event::Hunted { slot, .. }) = log.first() {
                    assert_eq!(board.slot_of(*action), Some(*slot), "{action}");
                    told += 1;
                }
            }
            let choice = legal[told % legal.len()];
            game.apply(choice, &mut samovar_engine::NoLog);
        }
        assert!(told > 100, "{told}");
    }
}
