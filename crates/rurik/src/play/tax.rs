//! Tax, goods and markets (catalogue 2.11).

use samovar_engine::{Log, Seat};

use crate::action::Extra;
use crate::components::{Good, Region, Structure};
use crate::event::Event;
use crate::state::{Frame, Rurik};

impl Rurik {
    /// Collects the good of a region (RUR-097, RUR-098).
    pub(super) fn collect(&mut self, region: Region, log: &mut impl Log<Event>) {
        let points = self.price(region);
        self.tax -= points;
        if let Some(good) = self.fetch(region, points, log) {
            self.frames.push(Frame::Market(good)); // RUR-114
        }
    }

    /// The good of a region for these points; hands it back if an own market adds to it.
    pub(crate) fn fetch(&mut self, region: Region, points: u8, log: &mut impl Log<Event>) -> Option<Good> {
        self.goods.remove(region);
        let good = self.produce[region.index()];
        self.me_mut().goods[good.index()] += 1;
        log.add(Event::Taxed { who: self.active, region, good, points });
        let side = self.active.index();
        // RUR-108
        let market = self.me().built[Structure::Market.index()].has(region);
        (market && self.able_in(side, region)).then_some(good)
    }

    /// What an own market adds (RUR-114, RUR-Q63).
    pub(super) fn market(&mut self, frame: Frame, extra: Extra, log: &mut impl Log<Event>) {
        self.frames.pop();
        let Frame::Market(good) = frame else { unreachable!("a market was asked for") };
        match extra {
            Extra::Good => self.gain_good(self.active, good, log),
            Extra::Coin => self.gain_coins(self.active, 1, log),
        }
    }

    /// A good goes to the boat while it has room, otherwise to the dock (RUR-099, RUR-296, RUR-Q113).
    pub(crate) fn gain_good(&mut self, who: Seat, good: Good, log: &mut impl Log<Event>) {
        self.players[who.index()].goods[good.index()] += 1;
        log.add(Event::GoodGained { who, good });
    }
}
