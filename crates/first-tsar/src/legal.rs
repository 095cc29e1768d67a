//! What may be done now (`legal_actions`), and whether and why not (`check`).
//!
//! `check` asks the `may_…` functions. Where a list would ask one of them for every city, card or pair of goods, its
//! `offer_…` function restates the condition over whole sets instead, because lists are most of what search and random
//! play do. The kit compares the two over every action there is.

use samovar_engine::{Judged, Objection, Offers, Why, asked, demand};

use crate::action::{Action, Piece, Seal, SlotSet, Yield};
use crate::components::{
    Chamber, City, Effect, EstateId, Item, PAD, Part, ProjectId, SpoilsId, TitleId, Token, TradeId,
};
use crate::goods::Goods;
use crate::state::{CitySet, FirstTsar, Frame, Phase, Prize, Step};

const NONE_LEFT: &str = "first-tsar-why-none-left";
const NOT_SHOWN: &str = "first-tsar-why-not-shown";
const DECK_EMPTY: &str = "first-tsar-why-deck-empty";

/// Why an action is not allowed, if it is not (TSR-Q91).
pub(crate) fn check(game: &FirstTsar, action: Action) -> Judged {
    let Some(frame) = game.frames.top() else { return Err(Why("TSR-222", "first-tsar-why-over", 0).into()) };
    match action {
        Action::SellLocal(..)
        | Action::SellForeign(_)
        | Action::Discard(..)
        | Action::Cover(_)
        | Action::Use(_) => {
            game.may_act_freely(frame)?;
            game.may_free(action)
        }
        Action::Skip => may_skip(frame),
        Action::End => game.may_end(frame),
        _ => game.may_answer(frame, action),
    }
}

/// Everything that may be done now, in a fixed order.
#[inline]
pub(crate) fn legal_actions(game: &FirstTsar, out: &mut impl Offers<Action>) {
    let Some(frame) = game.frames.top() else { return };
    game.offer_answers(frame, out);
    if may_skip(frame).is_ok() {
        out.add(Action::Skip);
    }
    if game.may_act_freely(frame).is_ok() && !out.enough() {
        game.offer_free(out);
    }
}

impl FirstTsar {
    /// Checks an answer to the question on top of the stack.
    fn may_answer(&self, frame: Frame, action: Action) -> Judged {
        match (frame, action) {
            (Frame::Keep, Action::Keep(id)) => {
                demand(self.me().hand.has(id), Why("TSR-067", "first-tsar-why-not-dealt", 0))
            }
            // A starting warrior needs no presence, colour or region (TSR-073, TSR-Q88).
            (Frame::Settle, Action::Settle(city)) => {
                demand(self.unsettled().has(city), Why("TSR-071", "first-tsar-why-warrior-there", 0))
            }
            (Frame::Plan, Action::Plan(chamber)) => {
                let free = !self.me().chambers.has(chamber); // TSR-090
                demand(free, Why("TSR-086", "first-tsar-why-boyar-there", 0))
            }
            (Frame::Coins(_), Action::Coins(coins)) => {
                let have = self.me().coins();
                demand(coins <= have, Why("TSR-087", "first-tsar-why-coins", have.into()))
            }
            (Frame::Turn, action) => self.may_in_turn(action),
            (Frame::Exchange | Frame::Any, Action::Take(_)) => Ok(()),
            (Frame::Slot(_), Action::Slot(slot)) => self.may_cover_slot(slot),
            (Frame::Slot(_), Action::Drop(token)) => self.may_drop(token),
            (Frame::Bargain(_), Action::Pay) => Ok(()),
            (Frame::Income, Action::Income(city, take)) => {
                let present = self.me().presence().has(city); // TSR-Q95
                demand(present, Why("TSR-242", "first-tsar-why-no-presence", 0))?;
                self.may_yield(city, take)
            }
            (Frame::Warrior, Action::Warrior(city)) => self.may_place(city),
            (Frame::Move, Action::Move(piece, from, to)) => self.may_move(piece, from, to),
            (Frame::TakeProject { .. }, Action::TakeProject(id)) => self.may_take_project(id),
            (Frame::TakeProject { .. }, Action::DrawProject) => self.may_draw_project(),
            (Frame::Complete, Action::Complete(id)) => self.may_complete(id),
            (Frame::TakeEstate, Action::TakeEstate(id)) => self.may_take_estate(id),
            (Frame::TakeEstate, Action::DrawEstate) => self.may_draw_estate(),
            (Frame::TakeTitle, Action::TakeTitle(id)) => self.may_take_title(id),
            (Frame::TakeTitle, Action::DrawTitle) => self.may_draw_title(),
            (Frame::Building, Action::Build(city)) => self.may_build(city),
            (Frame::War, Action::War(spoils)) => self.may_war(spoils),
            (Frame::Swap { .. }, Action::Swap(give, _)) => {
                demand(self.me().goods.has(give), Why("TSR-250", "first-tsar-why-goods", 1))
            }
            (Frame::Trades { first, .. }, Action::Effect(slot)) => self.may_resolve(slot, first),
            (Frame::Pause(_), Action::Resolve) => Ok(()),
            (Frame::Prize { .. }, Action::Reward(_)) => Ok(()), // TSR-Q70
            _ => Err(Objection::NotAsked),
        }
    }

    fn offer_answers(&self, frame: Frame, out: &mut impl Offers<Action>) {
        match frame {
            Frame::Keep => self.me().hand.iter().for_each(|id| out.add(Action::Keep(id))),
            Frame::Settle => self.unsettled().iter().for_each(|city| out.add(Action::Settle(city))),
            Frame::Plan => {
                let free = crate::state::ChamberSet::ALL.without(self.me().chambers);
                free.iter().for_each(|chamber| out.add(Action::Plan(chamber)));
            }
            Frame::Coins(_) => (0..=self.me().coins()).for_each(|coins| out.add(Action::Coins(coins))),
            Frame::Turn => self.offer_turn(out),
            Frame::Exchange | Frame::Any => {
                Item::ALL.into_iter().for_each(|item| out.add(Action::Take(item)))
            }
            Frame::Slot(_) => self.offer_slots(out),
            Frame::Bargain(_) => out.add(Action::Pay),
            Frame::Income => self.offer_incomes(self.me().presence(), out),
            Frame::Warrior => self.offer_warriors(out),
            Frame::Move => self.offer_moves(out),
            Frame::TakeProject { .. } => self.offer_projects(out),
            Frame::Complete => self.offer_completions(out),
            Frame::TakeEstate => self.offer_estates(out),
            Frame::TakeTitle => self.offer_titles(out),
            Frame::Building => {
                if self.me().buildings > 0 {
                    self.sites().iter().for_each(|city| out.add(Action::Build(city)));
                }
            }
            Frame::War => self.offer_war(out),
            Frame::Swap { .. } => self.offer_swaps(out),
            Frame::Trades { first, .. } => (1..=PAD as u8)
                .filter(|slot| self.may_resolve(*slot, first).is_ok())
                .for_each(|slot| out.add(Action::Effect(slot))),
            Frame::Pause(_) => out.add(Action::Resolve),
            Frame::Prize { .. } => {
                out.add(Action::Reward(Prize::Points));
                out.add(Action::Reward(Prize::Other));
            }
            Frame::Gain(..) | Frame::Second(..) => unreachable!("effects ask nothing"),
        }
    }

    // Setup.

    /// Cities without a warrior of anyone.
    fn unsettled(&self) -> CitySet {
        let guarded = self.players.iter().fold(CitySet::EMPTY, |all, player| all.or(player.guarded));
        CitySet::ALL.without(guarded)
    }

    // The action turn.

    fn may_in_turn(&self, action: Action) -> Judged {
        let step = self.errand.step;
        match action {
            Action::Leave(chamber, seal) => {
                demand(step == Step::Before, Why("TSR-093", "first-tsar-why-one-boyar", 0))?;
                self.may_leave(chamber, seal)
            }
            Action::Send(city) => {
                demand(step != Step::Before, Why("TSR-095", "first-tsar-why-leave-first", 0))?;
                demand(step == Step::Acting, Why("TSR-093", "first-tsar-why-one-boyar", 0))?;
                self.may_send(city)
            }
            _ => {
                let chamber = chamber_of(action).ok_or(Objection::NotAsked)?;
                demand(step != Step::Before, Why("TSR-095", "first-tsar-why-leave-first", 0))?;
                demand(step == Step::Acting, Why("TSR-Q12", "first-tsar-why-lapsed", 0))?;
                let here = self.errand.chamber == Some(chamber);
                demand(here, Why("TSR-108", "first-tsar-why-other-chamber", 0))?;
                self.may_in_chamber(action)
            }
        }
    }

    /// Twin of `may_in_turn`, `may_leave`, `may_send` and `may_end`.
    fn offer_turn(&self, out: &mut impl Offers<Action>) {
        match (self.errand.step, self.errand.chamber) {
            (Step::Before, _) | (_, None) => {
                for chamber in self.me().chambers.iter() {
                    out.add(Action::Leave(chamber, Seal::Without));
                    if self.may_seal(chamber).is_ok() {
                        out.add(Action::Leave(chamber, Seal::With));
                    }
                }
            }
            (Step::Acting, Some(chamber)) => {
                self.offer_chamber(chamber, out);
                let cities = self.tables.destinations(self.assignment(chamber));
                cities.iter().for_each(|city| out.add(Action::Send(city)));
                if cities.is_empty() {
                    out.add(Action::End);
                }
            }
            (Step::After, _) => out.add(Action::End),
        }
    }

    fn may_leave(&self, chamber: Chamber, seal: Seal) -> Judged {
        demand(self.me().chambers.has(chamber), Why("TSR-094", "first-tsar-why-no-boyar", 0))?;
        if seal == Seal::With { self.may_seal(chamber) } else { Ok(()) } // TSR-Q05
    }

    #[inline]
    fn may_seal(&self, chamber: Chamber) -> Judged {
        let open = self.seals[chamber.index()].is_none();
        demand(open, Why("TSR-103", "first-tsar-why-sealed", 0))?;
        demand(self.me().seals > 0, Why("TSR-102", "first-tsar-why-no-seal", 0))?; // TSR-104
        let first = self.most_important(chamber) == Some(self.active);
        demand(first, Why("TSR-101", "first-tsar-why-not-important", 0))?;
        // Neither the coins underneath nor that of the Kremlin card count (TSR-Q07).
        let price = self.options.seal_price(); // TSR-Q08
        demand(self.me().coins() >= price, Why("TSR-106", "first-tsar-why-seal-price", price.into()))
    }

    /// Whatever is left to do in the chamber may be skipped (TSR-110).
    fn may_send(&self, city: City) -> Judged {
        let chamber = self.errand.chamber.ok_or(Objection::NotAsked)?;
        demand(!self.leads_nowhere(chamber), Why("TSR-113", "first-tsar-why-stays", 0))?;
        let fits = self.tables.destinations(self.assignment(chamber)).has(city);
        demand(fits, Why("TSR-111", "first-tsar-why-wrong-city", 0))
    }

    fn may_end(&self, frame: Frame) -> Judged {
        asked(frame == Frame::Turn)?;
        demand(self.errand.step != Step::Before, Why("TSR-093", "first-tsar-why-leave-first", 0))?;
        let stays = self.errand.chamber.is_some_and(|chamber| self.leads_nowhere(chamber));
        let done = self.errand.step == Step::After || stays;
        demand(done, Why("TSR-111", "first-tsar-why-send-first", 0))
    }

    // Chambers.

    /// Checks an action of the chamber the boyar has left (TSR-109, TSR-Q11).
    fn may_in_chamber(&self, action: Action) -> Judged {
        match action {
            Action::Income(city, take) => self.may_produce(city, take),
            Action::Warrior(city) => {
                self.may_maneuver()?;
                self.may_place(city)
            }
            Action::Move(piece, from, to) => {
                self.may_maneuver()?;
                self.may_move(piece, from, to)
            }
            Action::TakeProject(id) => {
                self.may_plan_project()?;
                self.may_take_project(id)
            }
            Action::DrawProject => {
                self.may_plan_project()?;
                self.may_draw_project()
            }
            Action::Complete(id) => {
                self.may_plan_project()?;
                self.may_complete(id)
            }
            Action::Give(one, two) => self.may_give(one, two), // TSR-161
            Action::Take(item) => {
                demand(self.errand.left > 0, Why("TSR-160", NONE_LEFT, 0))?;
                demand(item.is_foreign(), Why("TSR-160", "first-tsar-why-not-foreign", 0))
            }
            Action::TakeTitle(id) => {
                self.may_be_titled()?;
                self.may_take_title(id)
            }
            Action::DrawTitle => {
                self.may_be_titled()?;
                self.may_draw_title()
            }
            Action::TakeEstate(id) => {
                demand(self.errand.left > 0, Why("TSR-164", NONE_LEFT, 0))?;
                self.may_take_estate(id)
            }
            Action::DrawEstate => {
                demand(self.errand.left > 0, Why("TSR-164", NONE_LEFT, 0))?;
                self.may_draw_estate()
            }
            _ => Err(Objection::NotAsked),
        }
    }

    /// Twin of `may_in_chamber`.
    fn offer_chamber(&self, chamber: Chamber, out: &mut impl Offers<Action>) {
        let left = self.errand.left > 0;
        match chamber {
            Chamber::Production => {
                if left {
                    self.offer_incomes(self.me().presence().without(self.errand.produced), out);
                }
                if self.errand.again {
                    self.offer_incomes(self.errand.produced, out);
                }
            }
            Chamber::Maneuver if left => {
                self.offer_warriors(out);
                self.offer_moves(out);
            }
            Chamber::Project if left => {
                self.offer_projects(out);
                self.offer_completions(out);
            }
            Chamber::Exchange => {
                self.offer_gives(out);
                if left {
                    Item::FOREIGN.into_iter().for_each(|item| out.add(Action::Take(item)));
                }
            }
            Chamber::Reward if left => {
                if !self.errand.titled {
                    self.offer_titles(out);
                }
                self.offer_estates(out);
            }
            Chamber::Maneuver | Chamber::Project | Chamber::Reward => {}
        }
    }

    /// A city yields once, and the bonus repeats one of those (TSR-119, TSR-125, TSR-Q37, TSR-Q38, TSR-Q39).
    fn may_produce(&self, city: City, take: Yield) -> Judged {
        if self.errand.produced.has(city) {
            demand(self.errand.again, Why("TSR-125", "first-tsar-why-city-used", 0))?;
        } else {
            let why = if self.errand.again { "first-tsar-why-only-again" } else { NONE_LEFT };
            demand(self.errand.left > 0, Why("TSR-119", why, 0))?;
            let present = self.me().presence().has(city);
            demand(present, Why("TSR-119", "first-tsar-why-no-presence", 0))?;
        }
        self.may_yield(city, take)
    }

    /// Whether an income can be taken with its stone, or without one (TSR-122, TSR-124, TSR-Q34).
    fn may_yield(&self, city: City, take: Yield) -> Judged {
        let stony = self.tables.map.stony.has(city);
        match take {
            Yield::Full => {
                let paid = !stony || self.me().coins() > 0; // TSR-123, TSR-Q36
                demand(paid, Why("TSR-124", "first-tsar-why-stone-coin", 0))
            }
            Yield::Plain => demand(stony, Why("TSR-Q34", "first-tsar-why-no-stone", 0)),
        }
    }

    /// Twin of `may_produce` and `may_yield`.
    #[inline]
    fn offer_incomes(&self, cities: CitySet, out: &mut impl Offers<Action>) {
        let stony = self.tables.map.stony;
        let coins = self.me().coins() > 0;
        for city in cities.iter() {
            if !stony.has(city) {
                out.add(Action::Income(city, Yield::Full));
                continue;
            }
            if coins {
                out.add(Action::Income(city, Yield::Full));
            }
            out.add(Action::Income(city, Yield::Plain));
        }
    }

    /// Placements and moves in any mixture (TSR-127).
    fn may_maneuver(&self) -> Judged {
        demand(self.errand.left > 0, Why("TSR-126", NONE_LEFT, 0))
    }

    /// Pieces of others never block (TSR-136).
    pub(crate) fn may_place(&self, city: City) -> Judged {
        demand(self.me().warriors > 0, Why("TSR-129", "first-tsar-why-no-warrior", 0))?;
        demand(self.me().presence().has(city), Why("TSR-128", "first-tsar-why-no-presence", 0))
    }

    /// Twin of `may_place`.
    #[inline]
    fn offer_warriors(&self, out: &mut impl Offers<Action>) {
        if self.me().warriors > 0 {
            self.me().presence().iter().for_each(|city| out.add(Action::Warrior(city)));
        }
    }

    /// The same piece may move again (TSR-Q40), and across borders of regions (TSR-132).
    fn may_move(&self, piece: Piece, from: City, to: City) -> Judged {
        let there = match piece {
            Piece::Warrior => self.me().guarded.has(from),
            Piece::Boyar => self.me().visited.has(from), // TSR-131, TSR-Q14
        };
        demand(there, Why("TSR-130", "first-tsar-why-no-piece", 0))?;
        let adjacent = self.tables.map.next_to[from.index()].has(to);
        demand(adjacent, Why("TSR-004", "first-tsar-why-no-waterway", 0))
    }

    /// Twin of `may_move`.
    #[inline]
    fn offer_moves(&self, out: &mut impl Offers<Action>) {
        let (guarded, visited) = (self.me().guarded, self.me().visited);
        for (piece, cities) in [(Piece::Warrior, guarded), (Piece::Boyar, visited)] {
            for from in cities.iter() {
                let next = self.tables.map.next_to[from.index()];
                next.iter().for_each(|to| out.add(Action::Move(piece, from, to)));
            }
        }
    }

    fn may_plan_project(&self) -> Judged {
        demand(self.errand.left > 0, Why("TSR-143", NONE_LEFT, 0))
    }

    fn may_take_project(&self, id: ProjectId) -> Judged {
        demand(self.projects.has(id), Why("TSR-144", NOT_SHOWN, 0))
    }

    fn may_draw_project(&self) -> Judged {
        demand(!self.project_deck.is_empty(), Why("TSR-227", DECK_EMPTY, 0))
    }

    /// Whether there is any project to take (TSR-228).
    #[inline]
    pub(crate) fn projects_left(&self) -> bool {
        !self.projects.is_empty() || !self.project_deck.is_empty()
    }

    /// Twin of `may_take_project` and `may_draw_project`.
    #[inline]
    fn offer_projects(&self, out: &mut impl Offers<Action>) {
        self.projects.iter().for_each(|id| out.add(Action::TakeProject(id)));
        if !self.project_deck.is_empty() {
            out.add(Action::DrawProject);
        }
    }

    fn may_complete(&self, id: ProjectId) -> Judged {
        demand(self.me().hand.has(id), Why("TSR-146", "first-tsar-why-not-in-hand", 0))?; // TSR-149
        let cost = self.tables.projects[id.index()].cost;
        demand(self.me().goods.covers(cost), Why("TSR-147", "first-tsar-why-cost", 0))
    }

    /// Twin of `may_complete`.
    #[inline]
    fn offer_completions(&self, out: &mut impl Offers<Action>) {
        let goods = self.me().goods;
        for id in self.me().hand.iter() {
            if goods.covers(self.tables.projects[id.index()].cost) {
                out.add(Action::Complete(id));
            }
        }
    }

    fn may_give(&self, one: Item, two: Item) -> Judged {
        let price = Goods::of(one, 1).and(Goods::of(two, 1));
        demand(self.me().goods.covers(price), Why("TSR-159", "first-tsar-why-goods", 2))
    }

    /// Twin of `may_give`.
    #[inline]
    fn offer_gives(&self, out: &mut impl Offers<Action>) {
        pairs(&Item::ALL, self.me().goods, |one, two| out.add(Action::Give(one, two)));
    }

    /// Twin of the check of `Frame::Swap` in `may_answer`.
    fn offer_swaps(&self, out: &mut impl Offers<Action>) {
        let kinds = self.me().goods.kinds();
        for give in Item::ALL.into_iter().filter(|item| kinds >> item.index() & 1 == 1) {
            let others = Item::ALL.into_iter().filter(|take| *take != give); // TSR-Q94
            others.for_each(|take| out.add(Action::Swap(give, take)));
        }
    }

    /// One card in all, and only one Title (TSR-164, TSR-165, TSR-Q65).
    fn may_be_titled(&self) -> Judged {
        demand(self.errand.left > 0, Why("TSR-164", NONE_LEFT, 0))?;
        demand(!self.errand.titled, Why("TSR-165", "first-tsar-why-one-title", 0))
    }

    fn may_take_title(&self, id: TitleId) -> Judged {
        demand(self.titles.has(id), Why("TSR-248", NOT_SHOWN, 0))
    }

    fn may_draw_title(&self) -> Judged {
        demand(!self.title_deck.is_empty(), Why("TSR-230", DECK_EMPTY, 0)) // TSR-Q63
    }

    /// Twin of `may_take_title` and `may_draw_title`.
    #[inline]
    fn offer_titles(&self, out: &mut impl Offers<Action>) {
        self.titles.iter().for_each(|id| out.add(Action::TakeTitle(id)));
        if !self.title_deck.is_empty() {
            out.add(Action::DrawTitle);
        }
    }

    fn may_take_estate(&self, id: EstateId) -> Judged {
        demand(self.estates.has(id), Why("TSR-247", NOT_SHOWN, 0))
    }

    fn may_draw_estate(&self) -> Judged {
        demand(!self.estate_deck.is_empty(), Why("TSR-230", DECK_EMPTY, 0))
    }

    /// Twin of `may_take_estate` and `may_draw_estate`.
    #[inline]
    fn offer_estates(&self, out: &mut impl Offers<Action>) {
        self.estates.iter().for_each(|id| out.add(Action::TakeEstate(id)));
        if !self.estate_deck.is_empty() {
            out.add(Action::DrawEstate);
        }
    }

    // Buildings, war, Trade tokens.

    fn may_build(&self, city: City) -> Judged {
        let me = self.me();
        demand(me.buildings > 0, Why("TSR-151", "first-tsar-why-no-building", 0))?;
        let present = me.guarded.or(me.visited).has(city);
        demand(present, Why("TSR-150", "first-tsar-why-no-builder", 0))?;
        demand(!self.built_up().has(city), Why("TSR-152", "first-tsar-why-built-up", 0))
    }

    fn may_war(&self, spoils: Option<SpoilsId>) -> Judged {
        demand(self.me().warriors > 0, Why("TSR-156", "first-tsar-why-no-warrior", 0))?;
        match spoils {
            Some(id) => demand(self.spoils.has(id), Why("TSR-Q58", "first-tsar-why-no-spoils", 0)),
            None => demand(self.spoils.is_empty(), Why("TSR-155", "first-tsar-why-take-spoils", 0)),
        }
    }

    /// Twin of `may_war`.
    fn offer_war(&self, out: &mut impl Offers<Action>) {
        if self.me().warriors == 0 {
            return;
        }
        self.spoils.iter().for_each(|id| out.add(Action::War(Some(id))));
        if self.spoils.is_empty() {
            out.add(Action::War(None)); // TSR-157
        }
    }

    fn may_cover_slot(&self, slot: u8) -> Judged {
        demand(self.me().pad.contains(&None), Why("TSR-139", "first-tsar-why-pad-full", 0))?;
        let free = self.me().pad[usize::from(slot) - 1].is_none();
        demand(free, Why("TSR-137", "first-tsar-why-slot-taken", 0))
    }

    fn may_drop(&self, token: TradeId) -> Judged {
        let full = !self.me().pad.contains(&None);
        demand(full, Why("TSR-Q43", "first-tsar-why-room", 0))?;
        let there = self.me().pad.contains(&Some(token));
        demand(there, Why("TSR-Q42", "first-tsar-why-not-on-pad", 0))
    }

    /// Twin of `may_cover_slot` and `may_drop`.
    fn offer_slots(&self, out: &mut impl Offers<Action>) {
        let pad = &self.me().pad;
        if !pad.contains(&None) {
            return pad.iter().flatten().for_each(|token| out.add(Action::Drop(*token)));
        }
        let free = (1..=PAD as u8).filter(|slot| pad[usize::from(*slot) - 1].is_none());
        free.for_each(|slot| out.add(Action::Slot(slot)));
    }

    fn may_resolve(&self, slot: u8, first: Option<u8>) -> Judged {
        let at = usize::from(slot) - 1;
        demand(first != Some(slot - 1), Why("TSR-154", "first-tsar-why-effect-twice", 0))?; // TSR-Q49
        demand(self.trade_source(at).is_some(), Why("TSR-252", "first-tsar-why-no-effect", 0))
    }

    // Free actions.

    /// Whether free actions are possible at this question (TSR-169, TSR-170, TSR-172, TSR-Q17).
    #[inline]
    fn may_act_freely(&self, frame: Frame) -> Judged {
        match (self.phase, frame) {
            (Phase::Actions, Frame::Turn | Frame::Pause(_)) => Ok(()), // TSR-171
            (Phase::Actions, _) => Err(Objection::NotAsked),           // TSR-Q18
            (Phase::Planning, _) => Err(Why("TSR-089", "first-tsar-why-closed", 0).into()),
            (Phase::EndOfRound, _) => Err(Why("TSR-172", "first-tsar-why-closed", 0).into()), // TSR-Q21, TSR-Q72, TSR-Q82
            _ => Err(Why("TSR-169", "first-tsar-why-closed", 0).into()),
        }
    }

    fn may_free(&self, action: Action) -> Judged {
        let me = self.me();
        match action {
            Action::SellLocal(one, two) => {
                let price = Goods::of(one, 1).and(Goods::of(two, 1)); // TSR-Q26
                demand(me.goods.covers(price), Why("TSR-176", "first-tsar-why-goods", 2))
            }
            Action::SellForeign(item) => {
                demand(me.goods.has(item), Why("TSR-178", "first-tsar-why-goods", 1))
            }
            Action::Discard(one, two) => {
                let there = me.pad.contains(&Some(one)) && me.pad.contains(&Some(two)); // TSR-Q24
                demand(there, Why("TSR-177", "first-tsar-why-not-on-pad", 0))?;
                demand(self.projects_left(), Why("TSR-Q25", "first-tsar-why-no-projects", 0))
            }
            Action::Cover(slots) => self.may_arrange(slots),
            Action::Use(id) => self.may_use(id),
            _ => Err(Objection::NotAsked),
        }
    }

    /// Twin of `may_free`; asks `may_use` for each Estate.
    fn offer_free(&self, out: &mut impl Offers<Action>) {
        let me = self.me();
        pairs(&Item::LOCAL, me.goods, |one, two| out.add(Action::SellLocal(one, two)));
        for item in Item::FOREIGN {
            if me.goods.has(item) {
                out.add(Action::SellForeign(item));
            }
        }
        let covered = me.covered();
        if covered != 0 {
            self.offer_tokens(covered, out);
        }
        for id in me.estates.without(me.used).iter() {
            if self.may_use(id).is_ok() {
                out.add(Action::Use(id));
            }
        }
    }

    /// Twin of `may_free` for two discarded tokens; asks `may_arrange` for each arrangement.
    fn offer_tokens(&self, covered: u8, out: &mut impl Offers<Action>) {
        let pad = &self.me().pad;
        if covered.count_ones() > 1 && self.projects_left() {
            for (at, one) in pad.iter().enumerate() {
                let Some(one) = *one else { continue };
                for two in pad[at + 1..].iter().flatten() {
                    out.add(Action::Discard(one.min(*two), one.max(*two)));
                }
            }
        }
        if self.errand.arranged {
            return;
        }
        let printed = self.tables.map.printed;
        let mut mask = 0;
        loop {
            if self.may_arrange(SlotSet(mask)).is_ok() {
                out.add(Action::Cover(SlotSet(mask)));
            }
            mask = mask.wrapping_sub(printed) & printed; // the next part of the printed slots
            if mask == 0 {
                break;
            }
        }
    }

    /// A new arrangement must cover other printed effects, and may not follow another one (TSR-179, TSR-Q23).
    fn may_arrange(&self, SlotSet(mask): SlotSet) -> Judged {
        let printed = self.tables.map.printed;
        demand(mask & !printed == 0, Why("TSR-179", "first-tsar-why-not-printed", 0))?;
        let covered = self.me().covered();
        let (tokens, wanted) = (covered.count_ones(), mask.count_ones());
        let blank = PAD as u32 - printed.count_ones();
        let fits = wanted <= tokens && tokens - wanted <= blank;
        demand(fits, Why("TSR-179", "first-tsar-why-arrangement", tokens as u16))?;
        demand(mask != covered & printed, Why("TSR-Q23", "first-tsar-why-same-arrangement", 0))?;
        demand(!self.errand.arranged, Why("TSR-Q23", "first-tsar-why-arranged", 0))
    }

    #[inline]
    fn may_use(&self, id: EstateId) -> Judged {
        let me = self.me();
        demand(me.estates.has(id), Why("TSR-174", "first-tsar-why-not-yours", 0))?; // TSR-168
        demand(!me.used.has(id), Why("TSR-174", "first-tsar-why-used", 0))?; // TSR-Q22
        let effect = &self.tables.estates[id.index()];
        demand(me.goods.covers(effect.pay), Why("TSR-175", "first-tsar-why-price", 0))?;
        let worth = self.changes_something(effect, me.goods.minus(effect.pay));
        demand(worth, Why("TSR-Q20", "first-tsar-why-no-gain", 0))
    }

    /// Whether an effect could change something, with these goods left after its price (TSR-Q20).
    pub(crate) fn changes_something(&self, effect: &Effect, goods: Goods) -> bool {
        effect.parts().iter().any(|part| self.part_changes(*part, goods))
    }

    fn part_changes(&self, part: Part, goods: Goods) -> bool {
        let me = self.me();
        match part.token {
            Token::Income => {
                let (map, present) = (&self.tables.map, me.presence());
                let stone = goods.has(Item::Coin) && !present.and(map.stony).is_empty();
                stone || !present.and(map.giving).is_empty()
            }
            Token::Warrior => me.warriors > 0 && !me.presence().is_empty(),
            Token::Move => !me.guarded.or(me.visited).is_empty(),
            Token::TakeProject => self.projects_left(),
            Token::CompleteProject => {
                me.hand.iter().any(|id| goods.covers(self.tables.projects[id.index()].cost))
            }
            Token::TakeEstate => !self.estates.is_empty() || !self.estate_deck.is_empty(),
            Token::TakeTitle => !self.titles.is_empty() || !self.title_deck.is_empty(),
            Token::Swap => !goods.is_empty(),
            Token::Trade | Token::TwoTrades => self.trade_changes(goods),
            Token::Building => me.buildings > 0 && !self.sites().is_empty(),
            Token::War => me.warriors > 0,
            // Goods, points, anything, Favor.
            _ => true,
        }
    }

    /// Whether any Trade effect of the pad could change something.
    fn trade_changes(&self, goods: Goods) -> bool {
        (0..PAD).filter_map(|slot| self.trade_source(slot)).any(|source| {
            let effect = self.effect_of(source);
            goods.covers(effect.pay) && self.changes_something(effect, goods.minus(effect.pay))
        })
    }
}

/// Every pair of these items that is among the goods.
#[inline]
fn pairs(items: &[Item], goods: Goods, mut add: impl FnMut(Item, Item)) {
    let kinds = goods.kinds();
    for (at, &one) in items.iter().enumerate() {
        if kinds >> one.index() & 1 == 0 {
            continue;
        }
        if goods.count(one) > 1 {
            add(one, one);
        }
        for &two in &items[at + 1..] {
            if kinds >> two.index() & 1 == 1 {
                add(one, two);
            }
        }
    }
}

/// The chamber an action belongs to, if it is an action of a chamber.
fn chamber_of(action: Action) -> Option<Chamber> {
    match action {
        Action::Income(..) => Some(Chamber::Production),
        Action::Warrior(_) | Action::Move(..) => Some(Chamber::Maneuver),
        Action::TakeProject(_) | Action::DrawProject | Action::Complete(_) => Some(Chamber::Project),
        Action::Give(..) | Action::Take(_) => Some(Chamber::Exchange),
        Action::TakeTitle(_) | Action::DrawTitle | Action::TakeEstate(_) | Action::DrawEstate => {
            Some(Chamber::Reward)
        }
        _ => None,
    }
}

/// Whether the question may be skipped (TSR-Q45, TSR-Q56, TSR-Q71).
#[inline]
fn may_skip(frame: Frame) -> Judged {
    let rule = match frame {
        Frame::Bargain(_)
        | Frame::Any
        | Frame::Income
        | Frame::Warrior
        | Frame::Move
        | Frame::TakeProject { must: false }
        | Frame::Complete
        | Frame::TakeEstate
        | Frame::TakeTitle
        | Frame::Building
        | Frame::War
        | Frame::Swap { .. }
        | Frame::Trades { .. } => return Ok(()),
        Frame::Keep => "TSR-067",
        Frame::Settle => "TSR-071",
        Frame::Plan | Frame::Coins(_) => "TSR-085",
        Frame::Turn => "TSR-093",
        Frame::Exchange => "TSR-159",
        Frame::TakeProject { must: true } => "TSR-177",
        Frame::Slot(_) => "TSR-Q41",
        Frame::Pause(_) => "TSR-Q48",
        Frame::Prize { .. } => "TSR-185",
        Frame::Gain(..) | Frame::Second(..) => return Err(Objection::NotAsked),
    };
    Err(Why(rule, "first-tsar-why-no-skip", 0).into())
}
