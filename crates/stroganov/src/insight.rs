//! What bots know of Stroganov: the features of a position, and the net that evaluates them.

use std::sync::LazyLock;

use samovar_engine::{FeatureSink, FirstTwo, Insight, MAX_RANKED, MOMENTS, Net, OUTPUTS, Seat};

use crate::action::{Action, Way};
use crate::components::{Fur, Region, SLOTS};
use crate::legal::legal_actions;
use crate::options::{Opponent, Options};
use crate::score::terrains;
use crate::state::{Frame, Phase, Stroganov};

/// The stage of a turn or window, as a feature; one more value stands for the turns of others.
fn stage(frame: Option<Frame>) -> usize {
    match frame {
        Some(Frame::Turn(step)) => step as usize,
        Some(Frame::Income) => 5,
        Some(Frame::Songs { taken }) => 6 + usize::from(taken),
        _ => 8,
    }
}

impl Insight for Stroganov {
    const WIN_TEMPERATURE: f32 = 12.0;
    const PRIOR_TEMPERATURE: f32 = 0.6;
    const CHANCE_TEMPERATURES: [[f32; MOMENTS]; MAX_RANKED] = [
        [4.2, 5.7, 5.8, 3.7, 1.7],
        [4.2, 5.7, 5.8, 3.7, 1.7],
        [3.8, 5.0, 5.2, 3.6, 1.6],
        [3.4, 4.4, 4.6, 3.6, 1.4],
    ];

    /// Two turns for long searches. Shorter ones have not been tried.
    fn rollout(_options: &Options, iterations: u32) -> u32 {
        if iterations > 10_000 { 2 } else { 0 }
    }

    /// The four years, each with its three seasons; Winter counts as the end of its year.
    fn progress(&self) -> f32 {
        let of_year = match self.phase {
            Phase::Draft => 0.0,
            Phase::Season => {
                let turns = self.done.count_ones() as f32 / self.options.cossacks() as f32;
                (f32::from(self.season) + turns) / 3.0
            }
            _ => 1.0,
        };
        (f32::from(self.year - 1) + of_year) / 4.0
    }

    /// The first legal answer, except to a turn's menu or a Winter window.
    fn default_answer(&self) -> Option<Action> {
        match self.frames.top() {
            None | Some(Frame::Draft | Frame::Turn(_) | Frame::Income | Frame::Songs { .. }) => return None,
            Some(_) => {}
        }
        FirstTwo::of(|out| legal_actions(self, out)).first
    }

    #[inline]
    fn tell_features(&self, seat: Seat, out: &mut impl FeatureSink) -> [f32; OUTPUTS] {
        let player = &self.players[seat.index()];
        let mine = self.active == seat;
        let others = Seat::first(self.options.cossacks()).filter(|other| *other != seat);
        let others = others.map(|other| (self.total_of(other), other));
        let (points, rival) =
            others.max_by_key(|(points, other)| (*points, other.index())).expect("two Cossacks");
        let now = [self.total_of(seat) as f32, points as f32];

        out.part("time");
        let draft = self.phase == Phase::Draft;
        out.one_hot(17, if draft { 16 } else { usize::from(4 * (self.year - 1) + self.season) });
        out.one_hot(10, if mine { stage(self.frames.top()) } else { 9 });
        out.flag(self.done & (1 << seat.index()) != 0);
        out.one_hot(4, usize::from(self.options.players) - 1);

        out.part("own");
        out.number(now[0] / 20.0);
        out.number(f32::from(player.vp) / 20.0);
        out.number(f32::from(player.horses.min(30)) / 10.0);
        out.count(8, player.horses.into());
        out.number(f32::from(player.coins.min(12)) / 6.0);
        out.count(5, player.coins.into());
        out.count(4, player.tigers.into());
        out.count(6, player.banners.into());
        out.count(3, player.outposts.into());
        out.one_hot(6, player.built.len().into());
        out.set(5, player.built.iter().map(|region| region.index()));
        out.one_hot(13, player.story.into());
        out.one_hot(10, player.trophy.into());
        out.count(6, player.tiles.len().into());
        for count in terrains(self.tables, player.tiles) {
            out.count(2, count.into());
        }

        out.part("furs");
        for fur in Fur::ALL {
            out.count(4, player.furs.count(fur).into());
        }
        out.number(f32::from(player.furs.total()) / 6.0);
        for region in Region::ALL {
            out.count(3, player.furs.count(self.region_furs[region.index()]).into());
        }
        out.count(2, player.furs.count(self.trade_fur).into());
        let trophy = self.track_of(seat).spaces().get(usize::from(player.trophy) + 1);
        let demanded = trophy.and_then(|space| space.fur);
        out.flag(trophy.is_some());
        out.flag(demanded.is_none_or(|fur| player.furs.count(fur) > 0));

        out.part("wishes");
        out.set(37, player.hand.iter().map(|wish| wish.index()));
        out.set(37, player.fulfilled.iter().map(|wish| wish.index()));
        let purse = player.purse();
        let (mut ready, mut near, mut worth) = (0, 0, 0.0);
        for wish in player.hand.iter() {
            let printed = &self.tables.wishes[wish.index()];
            let have = player.furs.count(printed.value) + player.tigers;
            let missing = printed.possess.saturating_sub(have);
            ready += usize::from(purse.pays(printed.value, printed.possess, 0));
            near += usize::from(missing == 1);
            worth += (1.0 + f32::from(printed.vp))
                * f32::from(printed.possess - missing.min(printed.possess))
                / f32::from(printed.possess);
        }
        out.count(3, ready);
        out.count(3, near);
        out.count(5, player.hand.len().into());
        out.count(8, player.fulfilled.len().into());
        out.number(worth / 8.0);

        out.part("place");
        let here = self.region_of(player.slot);
        out.one_hot(13, player.slot.into());
        out.one_hot(6, here.map_or(0, |region| region.index() + 1));
        let present = |region: Region| here == Some(region) || player.built.has(region);
        for region in Region::ALL {
            let there = present(region);
            let place = region.index();
            out.flag(there && self.yurts[place].is_some());
            out.flag(there && self.wishes[place].is_some());
            out.flag(self.wishes[place].is_some());
            let village = self.villages[place].index();
            for kind in 0..5 {
                out.flag(there && village == kind);
            }
        }
        for wish in Region::ALL.iter().map(|region| (*region, self.wishes[region.index()])) {
            let value = wish.1.map_or(0.0, |id| {
                let printed = &self.tables.wishes[id.index()];
                let have = player.furs.count(printed.value) + player.tigers;
                f32::from(have.min(printed.possess)) / f32::from(printed.possess)
            });
            out.number(if present(wish.0) { value } else { 0.0 });
        }
        let (mut lowest, mut pieces, mut reward) = (0, 0, 0);
        if let Some(slot) = usize::from(player.slot).checked_sub(1).map(|slot| &self.row[slot])
            && slot.tile.is_some()
        {
            lowest = slot.furs.lowest().map_or(0, |fur| fur.index() + 1);
            pieces = slot.pieces().into();
            reward = 1;
        }
        out.one_hot(8, lowest);
        out.count(4, pieces);
        out.flag(reward > 0);
        out.count(6, self.steps(player.slot, Way::Right).into());
        let mut shortage = 9;
        for slot in 1..=SLOTS as u8 {
            let Some(region) = self.region_of(slot) else { continue };
            if self.slot(slot).tile.is_some() && present(region) {
                let have = player.furs.count(self.region_furs[region.index()]) + player.tigers;
                shortage = shortage.min(self.claim_price(slot).saturating_sub(have));
            }
        }
        out.one_hot(5, shortage.into());
        out.part("market");
        out.set(7, self.market.values().iter().map(Fur::index));
        out.part("songs");
        let songs = || self.songs.iter().flatten().map(|song| self.tables.songs[song.index()].cost);
        out.count(3, songs().filter(|cost| *cost <= player.story).count());
        out.one_hot(8, songs().map(|cost| usize::from(cost.saturating_sub(player.story))).min().unwrap_or(7));

        out.part("rival");
        let other = &self.players[rival.index()];
        let order = |seat: Seat| self.in_order().iter().position(|other| *other == seat);
        out.flag(order(seat) < order(rival));
        out.number(now[1] / 20.0);
        out.number(f32::from(other.vp) / 20.0);
        out.number(f32::from(other.furs.total()) / 6.0);
        out.number(f32::from(other.horses.min(30)) / 10.0);
        out.number(f32::from(other.coins.min(12)) / 6.0);
        out.number(f32::from(other.story) / 12.0);
        out.number(f32::from(other.trophy) / 8.0);
        out.count(5, other.built.len().into());
        out.count(3, other.outposts.into());
        out.count(6, other.tiles.len().into());
        out.count(4, other.hand.len().into());
        out.count(6, other.fulfilled.len().into());
        let solo = self.options.players == 1;
        out.flag(solo && self.options.opponent == Opponent::Katyusha);
        out.flag(solo && self.options.coin_for_lack);
        out.flag(solo && self.options.coin_for_trade_fur);
        now
    }

    fn net() -> &'static Net {
        &NET
    }
}

/// The trained weights.
static NET: LazyLock<Net> = LazyLock::new(|| Net::built_in(include_str!("learned.txt")));
