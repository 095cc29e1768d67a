//! Trade tokens on the pad and their effects (catalogue 2.8, 3.5).

use samovar_engine::Log;

use crate::action::SlotSet;
use crate::components::{PAD, TradeId};
use crate::event::Event;
use crate::state::{FirstTsar, Frame, Phase, Source};

impl FirstTsar {
    /// A taken token goes into a slot and is resolved once (TSR-137, TSR-138).
    pub(super) fn place_trade(&mut self, slot: u8, log: &mut impl Log<Event>) {
        let Some(Frame::Slot(token)) = self.frames.top() else { unreachable!("a slot is asked for") };
        self.frames.pop();
        self.me_mut().pad[usize::from(slot) - 1] = Some(token);
        log.add(Event::PlacedTrade { who: self.active, token, slot });
        self.resolve(Source::Trade(token), log);
    }

    /// A full pad makes room first; the question for the slot stays (TSR-139).
    pub(super) fn drop_trade(&mut self, token: TradeId, log: &mut impl Log<Event>) {
        self.remove_trade(token);
        log.add(Event::DroppedTrade { who: self.active, token });
    }

    fn remove_trade(&mut self, token: TradeId) {
        for slot in &mut self.me_mut().pad {
            if *slot == Some(token) {
                *slot = None;
            }
        }
        self.trades_gone.add(token); // TSR-140, TSR-180
    }

    /// Two tokens for a project (TSR-177).
    pub(super) fn discard_trades(&mut self, one: TradeId, two: TradeId, log: &mut impl Log<Event>) {
        self.remove_trade(one);
        self.remove_trade(two);
        log.add(Event::DiscardedTrades { who: self.active, one, two });
        self.frames.push(Frame::TakeProject { must: true });
    }

    /// Moves tokens so that exactly these printed effects are covered; those that can stay do (TSR-179, TSR-Q23).
    pub(super) fn arrange(&mut self, SlotSet(mask): SlotSet, log: &mut impl Log<Event>) {
        let printed = self.tables.map.printed;
        let pad = &mut self.me_mut().pad;
        for target in (0..PAD).filter(|slot| mask >> slot & 1 == 1) {
            if pad[target].is_none() {
                let from = |slot: &usize| pad[*slot].is_some() && mask >> slot & 1 == 0;
                let from = (0..PAD).find(from).expect("there are tokens enough to cover these");
                pad.swap(target, from);
            }
        }
        for from in (0..PAD).filter(|slot| printed & !mask & 1 << slot != 0) {
            if pad[from].is_some() {
                let blank = |slot: &usize| pad[*slot].is_none() && printed >> slot & 1 == 0;
                let to = (0..PAD).find(blank).expect("there are blank slots enough for the others");
                pad.swap(from, to);
            }
        }
        log.add(Event::Arranged { who: self.active, pad: self.me().pad });
    }

    /// Trade effects are chosen before any is resolved, and then by what they are, wherever they lie (TSR-153, TSR-Q48).
    pub(super) fn choose_trade(&mut self, slot: u8, log: &mut impl Log<Event>) {
        let Some(Frame::Trades { two, first }) = self.frames.top() else {
            unreachable!("an effect is asked for")
        };
        let chosen = self.trade_source(usize::from(slot) - 1).expect("an effect is there");
        let first = match first {
            None if two => return self.frames.replace_top(Frame::Trades { two, first: Some(slot - 1) }),
            None => {
                self.frames.pop();
                return self.resolve_trade(chosen, log);
            }
            Some(first) => self.trade_source(usize::from(first)).expect("an effect is there"),
        };
        self.frames.replace_top(Frame::Pause(chosen));
        self.resolve_trade(first, log);
    }

    /// Skips the question; after skipping a second Trade effect the player still gets the first (TSR-Q56).
    pub(super) fn skip(&mut self, log: &mut impl Log<Event>) {
        let Some(Frame::Trades { first, .. }) = self.frames.top() else { return self.frames.pop() };
        self.frames.pop();
        if let Some(source) = first.and_then(|first| self.trade_source(usize::from(first))) {
            self.resolve_trade(source, log);
        }
    }

    pub(super) fn resolve_second(&mut self, log: &mut impl Log<Event>) {
        let Some(Frame::Pause(source)) = self.frames.top() else { unreachable!("a second effect is owed") };
        debug_assert!(matches!(self.phase, Phase::Actions | Phase::EndOfRound)); // TSR-Q97
        self.frames.pop();
        self.resolve_trade(source, log);
    }

    /// A Trade effect is not used up (TSR-142).
    fn resolve_trade(&mut self, source: Source, log: &mut impl Log<Event>) {
        log.add(Event::ResolvedTrade { who: self.active, source });
        self.resolve(source, log);
    }
}
