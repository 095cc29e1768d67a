//! Conservation: all pieces are there, each once, and everything is within its bounds (STR-043).

use samovar_engine::Seat;

use crate::components::{Fur, MARKET, Region, STORY_END, SongId, TileId, WishId, YurtId};
use crate::state::{Owner, Stroganov};

type Held = Result<(), String>;

fn demand(condition: bool, what: impl FnOnce() -> String) -> Held {
    if condition { Ok(()) } else { Err(what()) }
}

impl Stroganov {
    pub(crate) fn account(&self) -> Held {
        self.account_for_furs()?;
        self.account_for_pools()?;
        self.account_for_tiles()?;
        self.account_for_cards()?;
        Seat::first(self.options.cossacks()).try_for_each(|seat| self.account_for_player(seat))?;
        demand(self.market.total() <= MARKET, || "the market holds too many furs".into())?;
        let slots: Vec<u8> = self.in_order().iter().map(|seat| self.players[seat.index()].slot).collect();
        demand(slots.is_sorted_by(|left, right| left >= right), || {
            format!("player order with slots {slots:?}")
        })
    }

    fn account_for_furs(&self) -> Held {
        let counts = self.all_furs(self.frames.all());
        Fur::ALL.into_iter().try_for_each(|fur| {
            let (has, wanted) = (counts[fur.index()], u32::from(self.tables.fur_counts[fur.index()]));
            demand(has == wanted, || format!("{has} furs of value {fur}, not {wanted}"))
        })
    }

    fn account_for_pools(&self) -> Held {
        let players = &self.players[..self.options.cossacks()];
        let on_tiles = self.row.iter().filter(|slot| slot.tiger).count() as u8;
        let tigers = players.iter().map(|player| player.tigers).sum::<u8>() + self.tiger_pool + on_tiles;
        demand(tigers == self.tables.tigers, || format!("{tigers} tigers"))?;
        let banners = players.iter().map(|player| player.banners).sum::<u8>() + self.banner_pool;
        let wanted = self.tables.banners[usize::from(self.options.players) - 1];
        demand(banners == wanted, || format!("{banners} banners, not {wanted}"))
    }

    fn account_for_tiles(&self) -> Held {
        let in_row = self.row.iter().filter_map(|slot| slot.tile);
        let owned = self.players.iter().flat_map(|player| player.tiles.iter());
        let all = in_row.chain(owned).chain(self.tile_pile.all().iter().copied());
        let count = once(all.map(TileId::index), "landscape tile")?;
        demand(count == TileId::COUNT, || format!("{count} landscape tiles"))?;
        self.row.iter().enumerate().try_for_each(|(place, slot)| {
            let known = self.tiles >> (place + 1) & 1 == 1;
            demand(slot.tile.is_some() == known, || format!("the mask of tiles at slot {}", place + 1))?;
            demand(slot.tile.is_some() || slot.pieces() == 0, || {
                format!("furs in the gap at slot {}", place + 1)
            })
        })
    }

    /// Yurts, wishes, songs and automa cards: some leave the game, none appears twice.
    fn account_for_cards(&self) -> Held {
        let yurts = self.yurts.iter().flatten().chain(self.yurt_pile.all());
        once(yurts.copied().map(YurtId::index), "yurt")?;
        let hands = self.players.iter().flat_map(|player| player.hand.iter().chain(player.fulfilled.iter()));
        let open = self.wishes.iter().flatten().chain(self.wish_pile.all()).copied();
        let offer = self.offer.iter().flatten().map(|(wish, _)| *wish);
        once(hands.chain(open).chain(offer).map(WishId::index), "wish")?;
        let songs = self.songs.iter().flatten().chain(self.song_pile.all());
        once(songs.copied().map(SongId::index), "song")?;
        if self.options.players == 1 {
            once(self.automa.cards.iter().map(|card| card.index()), "automa card")?;
        }
        Ok(())
    }

    fn account_for_player(&self, seat: Seat) -> Held {
        let player = &self.players[seat.index()];
        demand(player.story <= STORY_END, || format!("{} story points", player.story))?;
        let outposts = player.outposts + player.reserve + player.built.len();
        demand(outposts == 5, || format!("{outposts} outposts of seat {seat}"))?;
        for region in Region::ALL {
            let mine = |owner: &&Owner| **owner == Owner::Seat(seat);
            let standing = self.outposts[region.index()].iter().filter(mine).count();
            demand(standing == usize::from(player.built.has(region)), || {
                format!("outposts of seat {seat} in region {region}")
            })?;
        }
        let spaces = self.track_of(seat).spaces().len();
        demand(usize::from(player.trophy) < spaces, || format!("trophy token of seat {seat} off its track"))
    }
}

/// Counts things of which each may exist once.
fn once(ids: impl Iterator<Item = usize>, what: &str) -> Result<usize, String> {
    let mut seen = 0u64;
    for id in ids {
        demand(seen >> id & 1 == 0, || format!("{what} number {id} exists twice"))?;
        seen |= 1 << id;
    }
    Ok(seen.count_ones() as usize)
}
