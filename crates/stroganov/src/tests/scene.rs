//! A small stage: a game in its first Spring in which just the things that matter are put in place.

pub(crate) use samovar_engine::kit::seat;
use samovar_engine::{Game, NoLog, Seat, Seed};

use crate::action::Action;
use crate::components::{Components, Fur, Region, SongId, Tables, TileId, VillageId, WishId, YurtId};
use crate::event::Event;
use crate::furs::FurSet;
use crate::options::Options;
use crate::state::{Frame, Owner, Phase, Step, Stroganov, WishSet};

/// A game set up for a test, with everything that happened since.
///
/// Setters keep all pieces accounted for: furs come out of the bag and go back there.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) game: Stroganov,
    pub(crate) log: Vec<Event>,
}

/// Every question of a turn that can be left out.
pub(crate) const OPTIONAL: [Frame; 14] = [
    Frame::SecondHunt,
    Frame::TradeBonus { left: 2 },
    Frame::TrophyMove,
    Frame::TrophyReward { reach: 1 },
    Frame::TwoRewards { first: 0 },
    Frame::Village { trophy: true },
    Frame::Yurt,
    Frame::Advanced { anywhere: true },
    Frame::Basic,
    Frame::Hunt,
    Frame::Move,
    Frame::Build,
    Frame::Fulfil,
    Frame::StoryEnd,
];

/// The menus of a season turn.
pub(crate) const MENUS: [Frame; 5] = [
    Frame::Turn(Step::Move),
    Frame::Turn(Step::Basic),
    Frame::Turn(Step::Main),
    Frame::Turn(Step::Second),
    Frame::Turn(Step::Finish),
];

/// The fur of a value.
pub(crate) fn fur(value: u8) -> Fur {
    Fur::new(value).expect("a fur value")
}

/// The furs of these values.
pub(crate) fn furs(values: &[u8]) -> FurSet {
    values.iter().map(|value| fur(*value)).collect()
}

/// The region with this printed number.
pub(crate) fn region(number: u8) -> Region {
    Region::try_from(number).expect("a region")
}

samovar_engine::readers! {
    wish(WishId);
    song(SongId);
    yurt(YurtId);
    tile(TileId);
    village(VillageId);
}

impl Scene {
    /// The first Spring of a game with so many players; seat 0 is first in player order and is to move. Everybody has
    /// an empty supply but for the starting outpost: no furs, horses, coins, wishes.
    pub(crate) fn new(players: u8) -> Scene {
        Scene::with(Options::for_players(players))
    }

    /// As [`Scene::new`] with other options. In a solo game the opponent has had the first turn.
    pub(crate) fn with(options: Options) -> Scene {
        Scene::with_tables(Tables::current(), options)
    }

    /// As [`Scene::with`] on other tables.
    pub(crate) fn with_tables(tables: &'static Tables, options: Options) -> Scene {
        let mut game = Stroganov::with_tables(tables, &options, Seed::from_text("scene"));
        while game.phase == Phase::Draft {
            let (wish, _) = game.offer.iter().flatten().next().copied().expect("a card on offer");
            game.play(Action::Draft(wish), &mut NoLog).expect("the card is on offer");
        }
        let mut scene = Scene { game, log: Vec::new() };
        if options.players > 1 {
            for place in 0..options.cossacks() {
                scene.game.order[place] = seat(place as u8);
            }
            scene.game.active = seat(0);
        }
        for number in 0..options.cossacks() as u8 {
            scene.as_seat(number).furs(&[]).horses(0).coins(0);
            scene.game.players[usize::from(number)].hand = WishSet::EMPTY;
            scene.game.players[usize::from(number)].story = 0;
            scene.game.players[usize::from(number)].vp = 0;
        }
        scene.as_seat(0);
        scene
    }

    // Setting the stage, mostly for the seat to decide.

    /// Makes a seat the active one, for setting things up.
    pub(crate) fn as_seat(&mut self, number: u8) -> &mut Scene {
        self.game.active = seat(number);
        self
    }

    /// Goes to a step of the season turn.
    pub(crate) fn step(&mut self, step: Step) -> &mut Scene {
        self.ask(Frame::Turn(step))
    }

    /// Asks just this.
    pub(crate) fn ask(&mut self, frame: Frame) -> &mut Scene {
        while self.game.frames.top().is_some() {
            self.game.frames.pop();
        }
        self.game.frames.push(frame);
        self
    }

    /// Owes this on top of what is asked, and runs on to the next question.
    pub(crate) fn owe(&mut self, frame: Frame) -> &mut Scene {
        self.game.frames.push(frame);
        self.game.run(&mut self.log);
        self
    }

    /// Puts the active Cossack on a slot (0 is the starting tile), behind all who stand there or further right.
    pub(crate) fn at(&mut self, slot: u8) -> &mut Scene {
        let who = self.game.active;
        self.game.players[who.index()].slot = slot;
        let cossacks = self.game.options.cossacks();
        let mut others: Vec<Seat> =
            self.game.order[..cossacks].iter().copied().filter(|other| *other != who).collect();
        let place = others.iter().take_while(|other| self.game.players[other.index()].slot >= slot).count();
        others.insert(place, who);
        self.game.order[..cossacks].copy_from_slice(&others);
        self
    }

    /// Gives the active player just these furs.
    pub(crate) fn furs(&mut self, values: &[u8]) -> &mut Scene {
        let old = std::mem::replace(&mut self.game.me_mut().furs, furs(values));
        self.exchange(old, furs(values))
    }

    pub(crate) fn horses(&mut self, horses: u16) -> &mut Scene {
        self.game.me_mut().horses = horses;
        self
    }

    pub(crate) fn coins(&mut self, coins: u16) -> &mut Scene {
        self.game.me_mut().coins = coins;
        self
    }

    pub(crate) fn tigers(&mut self, tigers: u8) -> &mut Scene {
        self.game.tiger_pool += self.game.me().tigers;
        self.game.tiger_pool -= tigers;
        self.game.me_mut().tigers = tigers;
        self
    }

    pub(crate) fn banners(&mut self, banners: u8) -> &mut Scene {
        self.game.banner_pool += self.game.me().banners;
        self.game.banner_pool -= banners;
        self.game.me_mut().banners = banners;
        self
    }

    pub(crate) fn story(&mut self, story: u8) -> &mut Scene {
        self.game.me_mut().story = story;
        self
    }

    /// Puts the trophy token on a space, from 1.
    pub(crate) fn trophy(&mut self, space: u8) -> &mut Scene {
        self.game.me_mut().trophy = space - 1;
        self
    }

    pub(crate) fn vp(&mut self, vp: u16) -> &mut Scene {
        self.game.me_mut().vp = vp;
        self
    }

    /// Gives a wish to the active player's hand, wherever it was.
    pub(crate) fn hand(&mut self, id: &str) -> &mut Scene {
        self.uproot_wish(wish(id));
        self.game.me_mut().hand.add(wish(id));
        self
    }

    /// Makes a wish one the active player has fulfilled, wherever it was.
    pub(crate) fn fulfilled(&mut self, id: &str) -> &mut Scene {
        self.uproot_wish(wish(id));
        self.game.me_mut().fulfilled.add(wish(id));
        self
    }

    /// Builds an outpost of the active player's, from the general supply.
    pub(crate) fn outpost(&mut self, number: u8) -> &mut Scene {
        self.game.me_mut().reserve -= 1;
        self.game.place_outpost(region(number), 0, &mut NoLog);
        self
    }

    /// Gives the active player a landscape tile, wherever it was (a gap is left if it lay in the row).
    pub(crate) fn own_tile(&mut self, id: &str) -> &mut Scene {
        let id = tile(id);
        if let Some(place) = (1..=12).find(|slot| self.game.slot(*slot).tile == Some(id)) {
            self.gap(place);
            let last = self.game.options.cossacks() - 1;
            self.game.players[last].tiles.remove(id);
        }
        let left: Vec<TileId> =
            self.game.tile_pile.all().iter().copied().filter(|card| *card != id).collect();
        self.game.tile_pile.refill(&left);
        self.game.me_mut().tiles.add(id);
        self
    }

    /// Puts just these furs (and perhaps a tiger) on the tile in a slot.
    pub(crate) fn on_tile(&mut self, slot: u8, values: &[u8], tiger: bool) -> &mut Scene {
        let old = std::mem::replace(&mut self.game.slot_mut(slot).furs, furs(values));
        self.game.tiger_pool += u8::from(self.game.slot(slot).tiger);
        self.game.tiger_pool -= u8::from(tiger);
        self.game.slot_mut(slot).tiger = tiger;
        self.exchange(old, furs(values))
    }

    /// Takes the tile in a slot away: its furs go to the bag, the tile to seat 1's or the last seat's supply.
    pub(crate) fn gap(&mut self, slot: u8) -> &mut Scene {
        let lifted = self.game.lift_tile(slot);
        self.game.bag.add_all(lifted.furs);
        self.game.tiger_pool += u8::from(lifted.tiger);
        let last = self.game.options.cossacks() - 1;
        self.game.players[last].tiles.add(lifted.tile.expect("a tile lies there"));
        self
    }

    /// Lays a given tile into a slot; the tile that lay there takes its place elsewhere.
    pub(crate) fn lay_tile(&mut self, slot: u8, id: &str) -> &mut Scene {
        let id = tile(id);
        let old = self.game.slot(slot).tile.expect("a tile lies there");
        if let Some(place) = (1..=12).find(|other| self.game.slot(*other).tile == Some(id)) {
            self.game.slot_mut(place).tile = Some(old);
        } else {
            let card = self.game.tile_pile.all_mut().iter_mut().find(|card| **card == id);
            *card.expect("the tile is in the pile") = old;
        }
        self.game.slot_mut(slot).tile = Some(id);
        self
    }

    /// Puts just these furs into the market.
    pub(crate) fn market(&mut self, values: &[u8]) -> &mut Scene {
        let old = std::mem::replace(&mut self.game.market, furs(values));
        self.exchange(old, furs(values))
    }

    /// Empties the bag down to these furs; the rest goes to the last seat.
    pub(crate) fn bag(&mut self, values: &[u8]) -> &mut Scene {
        let last = self.game.options.cossacks() - 1;
        let old = std::mem::replace(&mut self.game.bag, furs(values));
        self.game.players[last].furs.add_all(old);
        values.iter().for_each(|value| self.game.players[last].furs.remove(fur(*value)));
        self
    }

    pub(crate) fn region_fur(&mut self, number: u8, value: u8) -> &mut Scene {
        let (at, value) = (region(number).index(), fur(value));
        let old = self.game.region_furs[at];
        if self.game.trade_fur == value {
            self.game.trade_fur = old;
        } else {
            let other = self.game.region_furs.iter().position(|fur| *fur == value).expect("a setup fur");
            self.game.region_furs[other] = old;
        }
        self.game.region_furs[at] = value;
        self
    }

    pub(crate) fn trade_fur(&mut self, value: u8) -> &mut Scene {
        if let Some(at) = self.game.region_furs.iter().position(|other| *other == fur(value)) {
            self.game.region_furs[at] = self.game.trade_fur;
            self.game.trade_fur = fur(value);
        }
        self
    }

    /// Swaps villages so that this one lies in a region.
    pub(crate) fn village(&mut self, number: u8, id: &str) -> &mut Scene {
        let other = self.game.villages.iter().position(|other| *other == village(id)).expect("a village");
        self.game.villages.swap(region(number).index(), other);
        self
    }

    /// Puts a yurt into a region, wherever it was; what lay there goes in exchange.
    pub(crate) fn yurt(&mut self, number: u8, id: &str) -> &mut Scene {
        let (at, id) = (region(number).index(), yurt(id));
        let old = self.game.yurts[at];
        if let Some(other) = self.game.yurts.iter().position(|other| *other == Some(id)) {
            self.game.yurts[other] = old;
        } else if let Some(old) = old {
            let card = self.game.yurt_pile.all_mut().iter_mut().find(|card| **card == id);
            card.into_iter().for_each(|card| *card = old);
        }
        self.game.yurts[at] = Some(id);
        self
    }

    pub(crate) fn no_yurt(&mut self, number: u8) -> &mut Scene {
        self.game.yurts[region(number).index()] = None;
        self
    }

    /// Puts a wish into a region, wherever it was; what lay there leaves the game.
    pub(crate) fn wish(&mut self, number: u8, id: &str) -> &mut Scene {
        self.uproot_wish(wish(id));
        self.game.wishes[region(number).index()] = Some(wish(id));
        self
    }

    pub(crate) fn no_wish(&mut self, number: u8) -> &mut Scene {
        self.game.wishes[region(number).index()] = None;
        self
    }

    /// Shows just these songs on the display.
    pub(crate) fn songs(&mut self, ids: &[&str]) -> &mut Scene {
        self.game.songs = [None; 4];
        for (place, id) in ids.iter().enumerate() {
            self.game.songs[place] = Some(song(id));
        }
        let left: Vec<SongId> = self
            .game
            .song_pile
            .all()
            .iter()
            .copied()
            .filter(|card| !self.game.songs.contains(&Some(*card)))
            .collect();
        self.game.song_pile.refill(&left);
        self
    }

    /// Puts an outpost of another seat (or a neutral one for `None`) on the first free place of a region.
    pub(crate) fn rival_outpost(&mut self, number: u8, owner: Option<u8>) -> &mut Scene {
        let (place, _) = self.game.free_place(region(number)).expect("a free place");
        self.game.outposts[region(number).index()][place] = match owner {
            Some(other) => {
                let player = &mut self.game.players[usize::from(other)];
                player.reserve -= 1;
                player.built.add(region(number));
                Owner::Seat(seat(other))
            }
            None => Owner::Neutral(0),
        };
        self
    }

    fn uproot_wish(&mut self, id: WishId) {
        for place in &mut self.game.wishes {
            *place = place.filter(|other| *other != id);
        }
        for player in &mut self.game.players {
            player.hand.remove(id);
            player.fulfilled.remove(id);
        }
        let left: Vec<WishId> =
            self.game.wish_pile.all().iter().copied().filter(|card| *card != id).collect();
        self.game.wish_pile.refill(&left);
    }

    fn exchange(&mut self, back: FurSet, out: FurSet) -> &mut Scene {
        self.game.bag.add_all(back);
        out.iter().for_each(|fur| self.game.bag.remove(fur));
        self
    }

    // Playing.

    samovar_engine::stage!(Stroganov);

    /// The frame that asks.
    pub(crate) fn asked(&self) -> Frame {
        self.game.frames.top().expect("somebody is asked")
    }

    /// A player by seat number.
    pub(crate) fn player(&self, number: u8) -> &crate::state::Player {
        &self.game.players[usize::from(number)]
    }

    /// The active player.
    pub(crate) fn me(&self) -> &crate::state::Player {
        self.game.me()
    }

    /// Ends turns and Winter windows without doing anything until a condition holds; moves one step where a move is due.
    pub(crate) fn pass_until(&mut self, stop: impl Fn(&Scene) -> bool) -> &mut Scene {
        for _ in 0..400 {
            if stop(self) || self.game.is_over() {
                return self;
            }
            let idle = ["end", "skip", "go 1"].into_iter().find(|idle| self.can(idle));
            let action = idle.map_or_else(|| self.legal()[0].clone(), str::to_owned);
            self.play(&action);
        }
        panic!("the condition never holds")
    }
}
