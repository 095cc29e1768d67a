//! Attacks and casualty checks (catalogue 2.10).

use samovar_engine::{Log, Seat};

use crate::action::{Foe, Piece};
use crate::components::{Gain, Leader, Region, Structure};
use crate::event::Event;
use crate::state::{Frame, Rurik};

impl Rurik {
    /// One attack point (RUR-080, RUR-081).
    pub(super) fn attack(&mut self, frame: Frame, region: Region, foe: Foe, log: &mut impl Log<Event>) {
        let Frame::Attack { left, fewer } = frame else { unreachable!("attacks take points") };
        self.frames.replace_top(Frame::Attack { left: left - 1, fewer });
        log.add(Event::Attacked { who: self.active, region, foe });
        match foe {
            Foe::Rebel => self.defeat_rebel(region, log), // RUR-085, RUR-165, RUR-Q11
            Foe::Neutral => self.remove_neutral(region),  // RUR-245, RUR-282
            Foe::Player(seat) => self.attack_opponent(seat, region, fewer, log), // RUR-244
        }
    }

    /// RUR-083, RUR-084.
    fn defeat_rebel(&mut self, region: Region, log: &mut impl Log<Event>) {
        self.rebels.remove(region);
        self.me_mut().defeated += 1;
        self.reveals += 1;
        // RUR-223, RUR-Q87: the pile's next token; otherwise the sticker of the region's rebel.
        let place =
            if self.options.rebel_rewards { self.shown.count_ones() as usize } else { region.index() };
        self.shown |= 1 << place;
        let reward = self.reward(usize::from(self.rewards[place]));
        log.add(Event::RebelDefeated { who: self.active, region });
        match reward {
            Gain::Coins(coins) => self.gain_coins(self.active, coins, log),
            Gain::Good(good) => self.gain_good(self.active, good, log),
            _ => unreachable!("rebels give goods or coins"),
        }
        if self.my_leader(Leader::Sviatopolk) == Some(region) {
            self.join(region, log); // RUR-175
        }
    }

    /// What a sticker or token gives, by its place in the table.
    pub(crate) fn reward(&self, place: usize) -> Gain {
        if self.options.rebel_rewards {
            self.tables.reward_tokens[place]
        } else {
            self.tables.stickers[place]
        }
    }

    pub(crate) fn remove_neutral(&mut self, region: Region) {
        self.neutrals.remove(region);
    }

    /// An own troop from the supply comes into a region, if there is one (RUR-110, RUR-111, RUR-175, RUR-Q12).
    pub(crate) fn join(&mut self, region: Region, log: &mut impl Log<Event>) {
        if self.me().supply > 0 {
            self.place_piece(self.active.index(), Piece::Troop, region);
            log.add(Event::Joined { who: self.active, region });
        }
    }

    /// RUR-086 to RUR-089. Everything about the check is taken before the troop is removed (RUR-Q48).
    pub(crate) fn attack_opponent(
        &mut self,
        foe: Seat,
        region: Region,
        fewer: u8,
        log: &mut impl Log<Event>,
    ) {
        let side = foe.index();
        let boris = self.my_leader(Leader::Boris) == Some(region);
        let cards = self.check_cards(side, region).saturating_sub(fewer + u8::from(boris)); // RUR-091, RUR-163, RUR-Q60
        self.lose_troop(side, region, log);
        self.me_mut().warfare += 1; // RUR-088, RUR-Q57
        log.add(Event::WarfareAdvanced { who: self.active, place: self.me().warfare });
        if boris && self.players[side].coins > 0 {
            self.players[side].coins -= 1;
            self.me_mut().coins += 1; // RUR-164, RUR-Q59, RUR-Q75
            log.add(Event::CoinStolen { who: self.active, from: foe });
        }
        if cards > 0 {
            self.frames.push(Frame::Check { region, cards });
        }
    }

    /// Cards to reveal for an attack on a side, before reductions (RUR-090, RUR-117).
    pub(crate) fn check_cards(&self, side: usize, region: Region) -> u8 {
        let stronghold = self.players[side].built[Structure::Stronghold.index()].has(region);
        1 + u8::from(self.rules(side, region)) + u8::from(stronghold && self.able_in(side, region))
    }

    /// A side loses a troop in a region, the leader last (RUR-087, RUR-Q49, RUR-Q50).
    pub(crate) fn lose_troop(&mut self, side: usize, region: Region, log: &mut impl Log<Event>) {
        let piece = self.loser(side, region);
        self.recall(side, piece, region);
        log.add(Event::TroopLost { who: Seat::new(side as u8), piece, region });
    }

    /// Cards are revealed one by one until one shows a casualty (RUR-092 to RUR-094).
    pub(super) fn check_casualty(
        &mut self,
        deck: usize,
        region: Region,
        cards: u8,
        log: &mut impl Log<Event>,
    ) {
        self.reveals += 1;
        let mut revealed = crate::components::SchemeSet::EMPTY;
        for _ in 0..cards {
            let Some((card, _)) = self.draw_scheme(deck, log) else { break }; // RUR-Q56
            revealed.add(card);
            let casualty = self.tables.casualties.has(card);
            log.add(Event::Revealed { card, casualty });
            if casualty {
                self.lose_troop(self.active.index(), region, log); // RUR-093, RUR-095
                break; // RUR-Q52
            }
        }
        self.discard = self.discard | revealed;
        self.settle_decks(log);
    }
}
