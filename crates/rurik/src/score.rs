//! Final scoring (catalogue 2.16, 2.19 and the scoring part of 2.25) and the standings.

use samovar_engine::{Score, Seat, Standings, Who};

use crate::components::{Goal, RegionSet, Track};
use crate::state::{Phase, Rurik};

/// The score if the game ended now, without the agendas, which are secret until the end; at the end, the score.
pub(crate) fn standings(game: &Rurik) -> Standings {
    let rows = Seat::first(game.sides()).map(|seat| game.row_of(seat)).collect();
    // RUR-158, RUR-159, RUR-160, RUR-307, RUR-Q83
    Standings::ranked(rows, |side, row| (row.total, game.ruled(side).len(), game.coins_for_ties(side)))
}

impl Rurik {
    /// The Rebellion's coins are all scored (RUR-305, RUR-Q124).
    fn coins_for_ties(&self, side: usize) -> u8 {
        if self.is_rebellion(Seat::new(side as u8)) { 0 } else { self.players[side].coins }
    }

    pub(crate) fn row_of(&self, seat: Seat) -> Score {
        let who = if self.is_rebellion(seat) { Who::Automa("rebellion") } else { Who::Seat(seat) };
        Score::new(who, self.points_of(seat.index()))
    }

    /// The points of a side by category, and nothing else counts (RUR-009, RUR-153 to RUR-157, RUR-303 to RUR-306,
    /// RUR-Q85).
    fn points_of(&self, side: usize) -> Vec<(&'static str, i32)> {
        let track = |track: Track| i32::from(self.track_points(side, track));
        let mut parts = vec![
            ("rurik-score-rule", track(Track::Rule)),
            ("rurik-score-build", track(Track::Build)),
            ("rurik-score-trade", track(Track::Trade)),
            ("rurik-score-warfare", i32::from(self.warfare_points(side))),
        ];
        if self.is_rebellion(Seat::new(side as u8)) {
            parts.push(("rurik-score-coins", i32::from(self.players[side].coins.div_ceil(3)))); // RUR-304
            parts.push(("rurik-score-dock", i32::from(self.on_dock(side).div_ceil(3)))); // RUR-306
        } else {
            parts.push(("rurik-score-agenda", i32::from(self.agenda_points(side))));
            parts.push(("rurik-score-deeds", i32::from(self.deed_points(side))));
        }
        parts
    }

    /// RUR-153.
    pub(crate) fn track_points(&self, side: usize, track: Track) -> u8 {
        match self.players[side].claims[track.index()] {
            0 => 0,
            space => self.tables.claim[track.index()][usize::from(space) - 1].vp,
        }
    }

    /// RUR-154, RUR-155; a marker that never advanced takes no place (RUR-Q58).
    pub(crate) fn warfare_points(&self, side: usize) -> u8 {
        let places = |side: &usize| self.players[*side].warfare;
        let mine = places(&side);
        if mine == 0 {
            return 0;
        }
        let ahead = (0..self.sides()).filter(|other| places(other) > mine).count();
        let leaders = (0..self.sides()).map(|other| places(&other)).max();
        let first = (0..self.sides()).filter(|other| Some(places(other)) == leaders).count();
        match ahead {
            0 => self.tables.warfare[0],
            1 if first == 1 => self.tables.warfare[1],
            _ => 0,
        }
    }

    /// RUR-156, RUR-208.
    fn agenda_points(&self, side: usize) -> u8 {
        match self.players[side].agenda() {
            Some(agenda) if self.phase == Phase::Over && self.meets_agenda(side) => {
                self.tables.agendas[agenda.index()].vp
            }
            _ => 0,
        }
    }

    /// Whether a side has met its agenda: nobody has more, and it is not nothing (RUR-207, RUR-Q81, RUR-Q82, RUR-Q123).
    pub(crate) fn meets_agenda(&self, side: usize) -> bool {
        let Some(agenda) = self.players[side].agenda() else { return false };
        let goal = self.tables.agendas[agenda.index()].goal;
        let mine = self.towards(goal, side);
        mine > 0 && (0..self.sides()).all(|other| self.towards(goal, other) <= mine)
    }

    /// How much a side has of what an agenda wants (RUR-209 to RUR-219).
    pub(crate) fn towards(&self, goal: Goal, side: usize) -> u8 {
        let player = &self.players[side];
        match goal {
            Goal::Goods(kinds) => kinds.iter().map(|good| player.goods[good.index()]).sum(),
            Goal::Track(track) => player.claims[track.index()],
            Goal::Warfare => player.warfare,
            Goal::Rebels => player.defeated,
            Goal::Deeds => player.accomplished.len(),
            Goal::Occupied => player.occupied.len(),
            Goal::StructuresRuled => {
                let ruled: RegionSet = self.ruled(side);
                let built = self.players.iter().flat_map(|player| player.built);
                built.map(|built| (built & ruled).len()).sum()
            }
            Goal::Coins => player.coins,
        }
    }

    /// RUR-157.
    pub(crate) fn deed_points(&self, side: usize) -> u8 {
        self.players[side].accomplished.iter().map(|deed| self.tables.deeds[deed.index()].vp).sum()
    }

    /// Whether nothing more will happen.
    pub(crate) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
}
