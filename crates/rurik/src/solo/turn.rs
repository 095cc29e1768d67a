//! A turn of the Rebellion (RUR-258 to RUR-263), in the order of RUR-Q126.

use samovar_engine::{Log, NoLog};

use super::Reason;
use crate::components::{Column, Gain, Priority, Space};
use crate::event::Event;
use crate::state::{Frame, Rurik};

/// What unlocked bonuses add to a main action (RUR-262).
#[derive(Clone, Copy, Default)]
struct Help {
    /// Points of the action itself.
    points: u8,
    /// Movement points to be used before.
    moves: u8,
    /// Cards less in every casualty check.
    fewer: u8,
    coins: u8,
}

impl Rurik {
    /// The whole turn, without bonus actions (RUR-261); attacks on the human may leave some of it owed.
    pub(crate) fn rebellion_turn(&mut self, log: &mut impl Log<Event>) {
        self.rebellion.turned += 1; // RUR-258, RUR-Q99
        self.reveals += 1;
        log.add(Event::CardTurned { who: self.active, card: self.rebellion.top() });
        if self.me().occupied.is_empty() {
            self.rescue(self.locations()[0], log); // RUR-Q108
        }
        // RUR-259, RUR-Q98: of equal numbers the one further left, then the upper one.
        let (column, row, number) =
            self.my_advisors().min_by_key(|(_, _, number)| *number).expect("an advisor to resolve");
        self.lift_advisor(column, row);
        let space = self.board().spaces(column)[usize::from(row) - 1];
        let help = self.help(column);
        match self.hindrance(column, space, help) {
            Some(why) => {
                self.because(why, log);
                log.add(Event::Forfeited { who: self.active, number, column, row });
                self.gain_coins(self.active, 1, log); // RUR-260
            }
            None => {
                self.me_mut().coins -= space.coins;
                log.add(Event::Took { who: self.active, number, column, row, coins: space.coins });
                self.take_bonuses(column, help, log);
                self.rebellion_acts(column, space.points + help.points, help.fewer, log);
            }
        }
        if self.frames.top().is_none() {
            self.close_turn(log);
        }
    }

    /// The bonuses of a main action that no coin lies on (RUR-262, RUR-Q114).
    fn bonuses(&self, column: Column) -> impl Iterator<Item = (Priority, Gain)> {
        Priority::ALL.into_iter().flat_map(move |priority| {
            let bonuses = self.mat().bonuses(priority).iter().enumerate();
            bonuses
                .filter(move |(place, bonus)| bonus.on == column && !self.is_locked(priority, *place))
                .map(move |(_, bonus)| (priority, bonus.gain))
        })
    }

    fn help(&self, column: Column) -> Help {
        let mut help = Help::default();
        for (_, gain) in self.bonuses(column) {
            match gain {
                Gain::Points(Column::Move, points) => help.moves += points, // RUR-263, RUR-Q103
                Gain::Points(_, points) => help.points += points,
                Gain::Fewer(cards) => help.fewer += cards, // RUR-Q115
                Gain::Coins(coins) => help.coins += coins,
                _ => unreachable!("mats give points, coins and cards less"),
            }
        }
        help
    }

    /// Why the action cannot be taken: its cost, or that it would have no effect (RUR-260, RUR-Q126).
    fn hindrance(&self, column: Column, space: Space, help: Help) -> Option<Reason> {
        let has = self.me().coins;
        if space.coins > has {
            return Some(Reason::CannotPay { coins: space.coins, has });
        }
        let mut then = *self;
        let moved = then.bonus_moves(help.moves, &mut NoLog);
        let points = space.points + help.points;
        let effect = match column {
            Column::Muster => then.recruit().is_some(), // RUR-Q107
            Column::Move => moved || then.rebellion_marches(points, &mut NoLog) > 0, // RUR-Q104
            Column::Attack => then.next_prey().is_some(), // RUR-Q109
            Column::Tax => then.next_tax(points).is_some(), // RUR-Q112
            Column::Build => then.next_building(points).is_some(), // RUR-Q111
            Column::Scheme => then.next_coin().is_some(), // RUR-Q116
        };
        (!effect).then_some(Reason::NoEffect { column })
    }

    /// Bonus coins, then bonus movement; points and cards less go with the action.
    fn take_bonuses(&mut self, column: Column, help: Help, log: &mut impl Log<Event>) {
        for (priority, gain) in self.bonuses(column) {
            self.because(Reason::Bonus { column, priority, gain }, log);
        }
        self.gain_coins(self.active, help.coins, log);
        self.bonus_moves(help.moves, log);
    }

    /// Each bonus movement point is an action of its own with its own target (RUR-Q103). Whether a troop moved.
    fn bonus_moves(&mut self, points: u8, log: &mut impl Log<Event>) -> bool {
        (0..points).fold(false, |moved, _| self.rebellion_marches(1, log) > 0 || moved)
    }

    fn rebellion_acts(&mut self, column: Column, points: u8, fewer: u8, log: &mut impl Log<Event>) {
        match column {
            Column::Muster => self.rebellion_musters(points, log),
            Column::Move => {
                self.rebellion_marches(points, log);
            }
            Column::Attack => self.frames.push(Frame::Raid { left: points, fewer, region: None }),
            Column::Tax => self.rebellion_taxes(points, log),
            Column::Build => self.rebellion_builds(points, log),
            Column::Scheme => self.unlock(log), // RUR-267
        }
    }
}
