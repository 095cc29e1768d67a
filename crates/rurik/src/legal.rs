//! What may be done now: the list of legal actions, and the check that says why not.
//!
//! Where it is fast enough, the list asks the `may_…` functions of the check. The functions marked as twins are written
//! a second time for speed: they visit only what can be legal. The test kit compares the list with the check over every
//! action there is, after every decision of its games.

use samovar_engine::{FirstTwo, Judged, Objection, Offers, Pile, Seat, Why, asked, demand};

use crate::action::{Action, Extra, Foe, Piece};
use crate::components::{
    Advisor, AgendaId, Column, Conversion, DeedId, Good, GoodSet, GoodsCost, Leader, MAX_ROWS, Need, Region,
    RegionSet, SchemeId, Structure, TroopsCost,
};
use crate::state::{Frame, Payment, Phase, Removal, Rurik, Step};

/// Tax or build points for a region that its owner does not rule (RUR-097, RUR-103).
const FULL_PRICE: u8 = 2;

/// Finds out whether there is a choice without the schemes, which others do not know.
struct Public<'a>(&'a mut FirstTwo<Action>);

impl Offers<Action> for Public<'_> {
    fn add(&mut self, action: Action) {
        if !matches!(action, Action::Play(_)) {
            self.0.add(action);
        }
    }

    fn enough(&self) -> bool {
        self.0.enough()
    }
}

impl Frame {
    /// Whether Predslava may act at this question: nothing is half resolved (RUR-Q73).
    pub(crate) fn is_open(self) -> bool {
        matches!(
            self,
            Frame::Turn(_)
                | Frame::Muster { .. }
                | Frame::Move { .. }
                | Frame::Anywhere { .. }
                | Frame::Attack { .. }
        )
    }

    /// Whether points are spent here that may be left unspent (RUR-070, RUR-075, RUR-080, RUR-205).
    pub(crate) fn has_points(self) -> bool {
        self.is_open() && !matches!(self, Frame::Turn(_))
    }
}

/// Everything that may be done now, in a fixed order.
#[inline]
pub(crate) fn legal_actions(game: &Rurik, out: &mut impl Offers<Action>) {
    let Some(frame) = game.frames.top() else { return };
    game.offer_answers(frame, out);
    if frame.is_open() && !out.enough() {
        game.offer_sending(out);
    }
    if frame.has_points() {
        out.add(Action::Done);
    } else if matches!(frame, Frame::Turn(Step::After)) {
        out.add(Action::End);
    } else if game.may_skip(frame) {
        out.add(Action::Skip);
    }
}

/// The judge of every action.
pub(crate) fn check(game: &Rurik, action: Action) -> Judged {
    let Some(frame) = game.frames.top() else { return Err(Why("RUR-152", "rurik-why-over", 0).into()) };
    match action {
        Action::Send(seat, piece, to) => {
            asked(game.phase == Phase::Action && frame.is_open())?; // RUR-169
            game.may_send(seat, piece, to)
        }
        Action::End => match frame {
            Frame::Turn(Step::After) => Ok(()),
            Frame::Turn(Step::Before) => Err(Why("RUR-056", "rurik-why-resolve-first", 0).into()),
            _ => Err(Objection::NotAsked),
        },
        Action::Done => asked(frame.has_points()),
        Action::Skip => asked(game.may_skip(frame)),
        _ => game.may_answer(frame, action),
    }
}

impl Rurik {
    /// Judges an answer to the very question that is asked.
    fn may_answer(&self, frame: Frame, action: Action) -> Judged {
        match (frame, action) {
            (Frame::Leader, Action::Lead(leader)) => self.may_lead(leader),
            (Frame::Agenda, Action::Agenda(agenda)) => self.may_keep_agenda(agenda),
            (Frame::Troop, Action::Deploy(region)) => self.may_deploy(region),
            (Frame::Stand, Action::Deploy(region)) => {
                self.may_deploy(region)?;
                let troop = self.force(self.active.index(), region) > 0;
                demand(troop, Why("RUR-031", "rurik-why-leader-alone", 0))
            }
            (Frame::Place, Action::Place(number, column)) => self.may_place(number, column),
            (Frame::Bribe(..), Action::Bribe(coins)) => {
                // RUR-Q22
                demand(coins <= self.me().coins, Why("RUR-053", "rurik-why-coins", coins.into()))
            }
            (Frame::Turn(step), _) => self.may_turn(step, action),
            (Frame::Muster { reach, .. }, Action::Muster(piece, region)) => {
                self.may_muster(piece, region, reach)
            }
            (Frame::Move { .. }, Action::Move(piece, from, to)) => self.may_move(piece, from, to),
            (Frame::Anywhere { troop, leader, .. }, Action::Move(piece, from, to)) => {
                self.may_relocate(piece, from, to, troop, leader)
            }
            (Frame::Escort { from, .. }, Action::Escort(troops)) => {
                let there = self.ordinary(self.active.index(), from);
                demand(troops <= there.min(2), Why("RUR-162", "rurik-why-escort", there.min(2).into()))
            }
            (Frame::Attack { .. }, Action::Attack(region, foe)) => self.may_attack(region, foe),
            (Frame::Attack { .. }, Action::Muster(piece, region)) => self.may_levy(piece, region),
            (Frame::Check { .. } | Frame::Draw { .. }, Action::Deck(deck)) => self.may_use_deck(deck),
            (Frame::Keep, Action::Keep(card)) | (Frame::Top, Action::Top(card)) => {
                demand(self.looked.cards().contains(&card), Why("RUR-119", "rurik-why-not-drawn", 0))
            }
            (Frame::Marker, Action::Marker(seat)) => {
                demand(seat.index() < self.sides(), Why("RUR-121", "rurik-why-no-player", 0))
            }
            (Frame::Market(_), Action::Extra(_)) => Ok(()),
            (Frame::Church(region), Action::Expel(foe)) => self.may_expel(region, foe),
            (Frame::Dock(count), Action::Hold(goods)) => {
                let useful = self.holdable(count).any(|held| held == goods);
                demand(useful, Why("RUR-Q127", "rurik-why-hold", goods.into()))
            }
            (Frame::Deed, Action::Choose(deed)) => {
                demand(self.row.contains(&Some(deed)), Why("RUR-146", "rurik-why-not-in-row", 0))
            }
            (Frame::Remove { how, left, from }, Action::Remove(piece, region)) => {
                self.may_remove(piece, region, how, left, from)
            }
            (Frame::Raze { .. }, Action::Raze(region, structure)) => {
                let mine = self.me().built[structure.index()].has(region);
                demand(mine, Why("RUR-195", "rurik-why-no-structure", 0))
            }
            (Frame::Discard { .. }, Action::Discard(card)) => {
                demand(self.me().hand.has(card), Why("RUR-130", "rurik-why-not-in-hand", 0))
            }
            (Frame::Pay { how, left, from }, Action::Pay(good)) => self.may_pay(good, how, left, from),
            _ => Err(Objection::NotAsked),
        }
    }

    #[inline]
    fn offer_answers(&self, frame: Frame, out: &mut impl Offers<Action>) {
        match frame {
            Frame::Leader => self.free_leaders().iter().for_each(|leader| out.add(Action::Lead(leader))),
            Frame::Agenda => self.me().dealt.iter().for_each(|agenda| out.add(Action::Agenda(*agenda))),
            Frame::Troop => out.add_all(self.open_to_troops().iter().map(Action::Deploy)),
            Frame::Stand => out.add_all(self.me().occupied.iter().map(Action::Deploy)),
            Frame::Place => self.offer_places(out),
            Frame::Bribe(..) => (0..=self.me().coins).for_each(|coins| out.add(Action::Bribe(coins))),
            Frame::Turn(step) => self.offer_turn(step, out),
            Frame::Muster { reach, .. } => self.offer_muster(reach, out),
            Frame::Move { .. } => self.offer_moves(out),
            Frame::Anywhere { troop, leader, .. } => self.offer_relocations(troop, leader, out),
            Frame::Escort { from, .. } => {
                let most = self.ordinary(self.active.index(), from).min(2);
                (0..=most).for_each(|troops| out.add(Action::Escort(troops)));
            }
            Frame::Attack { .. } => self.offer_attacks(out),
            Frame::Check { .. } | Frame::Draw { .. } => [1, 2]
                .into_iter()
                .filter(|deck| self.may_use_deck(*deck).is_ok())
                .for_each(|deck| out.add(Action::Deck(deck))),
            Frame::Keep => self.looked.cards().iter().for_each(|card| out.add(Action::Keep(*card))),
            Frame::Top => self.looked.cards().iter().for_each(|card| out.add(Action::Top(*card))),
            Frame::Marker => Seat::first(self.sides()).for_each(|seat| out.add(Action::Marker(seat))),
            Frame::Market(_) => {
                out.add(Action::Extra(Extra::Good));
                out.add(Action::Extra(Extra::Coin));
            }
            Frame::Church(region) => self.offer_targets(region, out),
            Frame::Dock(count) => self.holdable(count).for_each(|goods| out.add(Action::Hold(goods))),
            Frame::Deed => self.row.iter().flatten().for_each(|deed| out.add(Action::Choose(*deed))),
            Frame::Remove { how, left, from } => self.offer_removals(how, left, from, out),
            Frame::Raze { .. } => {
                for structure in Structure::ALL {
                    let built = self.me().built[structure.index()];
                    built.iter().for_each(|region| out.add(Action::Raze(region, structure)));
                }
            }
            Frame::Discard { .. } => self.me().hand.iter().for_each(|card| out.add(Action::Discard(card))),
            Frame::Pay { how, left, from } => Good::ALL
                .into_iter()
                .filter(|good| self.may_pay(*good, how, left, from).is_ok())
                .for_each(|good| out.add(Action::Pay(good))),
            Frame::Raid { .. } | Frame::Accomplish(_) | Frame::Convert(_) | Frame::Played(_) => {
                unreachable!("effects ask nothing")
            }
        }
    }

    /// Whether a question can be left out: a church without a troop to place need not remove anybody (RUR-Q64). A deed of
    /// the row has to be taken (RUR-Q77).
    #[inline]
    fn may_skip(&self, frame: Frame) -> bool {
        matches!(frame, Frame::Church(_)) && self.me().supply == 0
    }

    /// Whether the active player may play a scheme, as far as others can tell.
    #[inline]
    pub(crate) fn may_have_scheme(&self) -> bool {
        !self.me().hand.is_empty() && !self.used.scheme
    }

    /// Whether the active player is asked only because of a scheme in hand that may or may not be playable.
    pub(crate) fn asked_for_scheme(&self) -> bool {
        self.may_have_scheme() && !FirstTwo::of(|out| legal_actions(self, &mut Public(out))).several
    }

    /// Whether a question is known at a glance to have several answers. Says no where that takes a list.
    #[inline]
    pub(crate) fn is_a_choice(&self, frame: Frame) -> bool {
        match frame {
            Frame::Troop => self.open_to_troops().at_least(2),
            Frame::Place => self.open_columns().nth(1).is_some(),
            Frame::Bribe(..) => self.me().coins > 0,
            Frame::Turn(Step::Before) => FirstTwo::of(|out| self.offer_resolving(out)).several,
            // Or to be done with it.
            Frame::Muster { .. } => self.me().supply > 0 && !self.me().occupied.is_empty(),
            Frame::Move { .. } => {
                self.me().occupied.first().is_some_and(|from| !self.map().neighbours(from).is_empty())
            }
            Frame::Check { .. } | Frame::Draw { .. } => self.decks.iter().all(|deck| !deck.is_empty()),
            Frame::Market(_) => true,
            Frame::Deed => self.row.iter().flatten().nth(1).is_some(),
            _ => false,
        }
    }

    /// Whether a question would have an answer besides leaving it out.
    pub(crate) fn some(&self, frame: Frame) -> bool {
        FirstTwo::of(|out| self.offer_answers(frame, out)).first.is_some()
    }

    // Setup.

    fn may_lead(&self, leader: Leader) -> Judged {
        let solo = self.options.solo() && !self.tables.leaders[leader.index()].solo;
        demand(!solo, Why("RUR-231", "rurik-why-rebellion-leader", 0))?;
        demand(self.free_leaders().has(leader), Why("RUR-019", "rurik-why-leader-taken", 0))
    }

    fn may_keep_agenda(&self, agenda: AgendaId) -> Judged {
        demand(self.me().dealt.contains(&agenda), Why("RUR-021", "rurik-why-not-dealt", 0))
    }

    fn may_deploy(&self, region: Region) -> Judged {
        self.in_play(region)?;
        demand(self.open_to_troops().has(region), Why("RUR-033", "rurik-why-rebellion-starts", 0))
    }

    #[inline]
    fn in_play(&self, region: Region) -> Judged {
        demand(self.map().regions.has(region), Why("RUR-Q06", "rurik-why-out-of-play", 0))
    }

    // The Strategy Phase.

    /// The advisor of a number that would be placed next.
    pub(crate) fn advisor(&self, number: u8) -> Option<Advisor> {
        self.me().advisors.iter().find(|advisor| self.number(*advisor) == number)
    }

    #[inline]
    fn may_use_column(&self, column: Column) -> Judged {
        let rows = usize::from(self.board().rows);
        let full = self.strategy[column.index()][rows - 1].is_some();
        demand(!full, Why("RUR-049", "rurik-why-column-full", 0))?;
        let columns = self.me().columns;
        demand(!columns.has(column) || columns.at_least(3), Why("RUR-052", "rurik-why-three-columns", 3))
    }

    #[inline]
    fn open_columns(&self) -> impl Iterator<Item = Column> {
        Column::ALL.into_iter().filter(|column| self.may_use_column(*column).is_ok())
    }

    fn may_place(&self, number: u8, column: Column) -> Judged {
        demand(self.advisor(number).is_some(), Why("RUR-043", "rurik-why-no-advisor", number.into()))?;
        self.may_use_column(column)
    }

    /// Twin of `may_place`: each number once, and the columns judged once for all numbers.
    #[inline]
    fn offer_places(&self, out: &mut impl Offers<Action>) {
        let mut columns: Pile<Column, { Column::COUNT }> = Pile::empty(Column::Muster);
        self.open_columns().for_each(|column| columns.push(column));
        let mut numbers = 0u16;
        for advisor in self.me().advisors.iter() {
            let number = self.number(advisor);
            if numbers >> number & 1 == 1 {
                continue; // the two #2 are alike
            }
            numbers |= 1 << number;
            out.add_all(columns.all().iter().map(|column| Action::Place(number, *column)));
            if out.enough() {
                return;
            }
        }
    }

    // A turn of the Action Phase.

    /// Bonus actions come before and after the main action, in any order; nobody has to take one (RUR-067, RUR-068,
    /// RUR-131, RUR-Q30).
    fn may_turn(&self, step: Step, action: Action) -> Judged {
        match action {
            Action::Take(column, row) => {
                self.may_resolve(step, column, row)?;
                let coins = self.board().spaces(column)[usize::from(row) - 1].coins;
                // RUR-Q33: nothing but the cost matters.
                demand(coins <= self.me().coins, Why("RUR-065", "rurik-why-coins", coins.into()))
            }
            Action::Forfeit(column, row) => self.may_resolve(step, column, row),
            Action::Rescue(region) => {
                demand(step == Step::Before, Why("RUR-063", "rurik-why-rescue-late", 0))?;
                self.in_play(region)?;
                demand(self.me().occupied.is_empty(), Why("RUR-063", "rurik-why-has-troops", 0))?;
                demand(!self.used.rescue, Why("RUR-Q34", "rurik-why-once-a-turn", 0))
            }
            Action::Tax(region) => self.may_tax(region),
            Action::Build(region, structure) => self.may_build(region, structure),
            Action::Play(card) => self.may_play(card),
            Action::Accomplish(deed) => self.may_accomplish(deed),
            Action::Convert(conversion) => self.may_convert(conversion),
            _ => Err(Objection::NotAsked),
        }
    }

    #[inline]
    fn offer_turn(&self, step: Step, out: &mut impl Offers<Action>) {
        if step == Step::Before {
            self.offer_resolving(out);
            if self.me().occupied.is_empty() && !self.used.rescue {
                out.add_all(self.map().regions.iter().map(Action::Rescue));
            }
        }
        if out.enough() {
            return;
        }
        if self.tax > 0 {
            let regions = self.me().occupied & self.goods;
            out.add_all(regions.iter().filter(|region| self.within(self.tax, *region)).map(Action::Tax));
        }
        if self.build > 0 {
            self.offer_buildings(out);
        }
        if !out.enough() {
            self.offer_bonuses(out);
        }
    }

    #[inline]
    fn offer_bonuses(&self, out: &mut impl Offers<Action>) {
        if !self.used.scheme {
            for card in self.me().hand.iter() {
                if self.tables.schemes[card.index()].cost <= self.me().coins {
                    out.add(Action::Play(card));
                }
            }
        }
        if !self.used.deed {
            for deed in self.me().deeds.iter() {
                if self.deed_possible(deed) {
                    out.add(Action::Accomplish(deed));
                }
            }
        }
        if !self.used.conversion && self.me().tokens != 0 {
            self.offer_conversions(out);
        }
    }

    /// Resolving the advisor on a space (RUR-056 to RUR-058, RUR-Q24).
    fn may_resolve(&self, step: Step, column: Column, row: u8) -> Judged {
        demand(step == Step::Before, Why("RUR-056", "rurik-why-one-advisor", 0))?;
        let mine = |(_, _, placed): &(Column, u8, u8)| *placed;
        let lowest = self.my_advisors().map(|advisor| mine(&advisor)).min().unwrap_or(0);
        let here = self.my_advisors().find(|(at, place, _)| (*at, *place) == (column, row));
        let here = here.ok_or(Why("RUR-056", "rurik-why-not-your-advisor", 0))?;
        demand(mine(&here) == lowest, Why("RUR-057", "rurik-why-lowest-first", lowest.into()))
    }

    /// The active player's advisors on the board: column, space from 1, number.
    #[inline]
    pub(crate) fn my_advisors(&self) -> impl Iterator<Item = (Column, u8, u8)> {
        self.strategy.as_flattened().iter().enumerate().filter_map(move |(space, placed)| {
            let placed = placed.as_ref().filter(|placed| placed.owner == self.active)?;
            let (column, row) = (space / MAX_ROWS, space % MAX_ROWS);
            Some((Column::at(column), row as u8 + 1, self.number(placed.advisor)))
        })
    }

    /// Twin of `may_resolve`: finds the lowest number and its spaces in one pass over the columns with own advisors.
    #[inline]
    fn offer_resolving(&self, out: &mut impl Offers<Action>) {
        let mut lowest = u8::MAX;
        let mut spaces = 0u32;
        for column in self.me().columns.iter() {
            for (row, placed) in self.strategy[column.index()].iter().enumerate() {
                let Some(placed) = placed.filter(|placed| placed.owner == self.active) else { continue };
                let number = self.number(placed.advisor);
                let space = 1 << (column.index() * MAX_ROWS + row);
                if number < lowest {
                    (lowest, spaces) = (number, space);
                } else if number == lowest {
                    spaces |= space;
                }
            }
        }
        while spaces != 0 {
            let space = spaces.trailing_zeros() as usize;
            spaces &= spaces - 1;
            let (column, row) = (Column::at(space / MAX_ROWS), space % MAX_ROWS);
            let coins = self.board().columns[column.index()][row].coins;
            if coins <= self.me().coins {
                out.add(Action::Take(column, row as u8 + 1));
            }
            out.add(Action::Forfeit(column, row as u8 + 1));
        }
    }

    // Muster.

    /// Earlier points make no difference (RUR-072).
    fn may_muster(&self, piece: Piece, region: Region, reach: RegionSet) -> Judged {
        self.in_play(region)?;
        self.in_supply(piece)?;
        let open = self.me().occupied.has(region) || reach.has(region);
        let rule = if self.me().leader == Some(Leader::Maria) { "RUR-166" } else { "RUR-071" };
        demand(open, Why(rule, "rurik-why-not-occupied", 0))
    }

    fn in_supply(&self, piece: Piece) -> Judged {
        match piece {
            Piece::Troop => demand(self.me().supply > 0, Why("RUR-074", "rurik-why-no-troops", 0)),
            Piece::Leader => {
                demand(self.me().leader_at.is_none(), Why("RUR-073", "rurik-why-leader-on-board", 0))
            }
        }
    }

    /// Twin of `may_muster`: visits only regions that are occupied or in reach.
    fn offer_muster(&self, reach: RegionSet, out: &mut impl Offers<Action>) {
        let regions = self.me().occupied | reach;
        if self.me().supply > 0 {
            out.add_all(regions.iter().map(|region| Action::Muster(Piece::Troop, region)));
        }
        if self.me().leader_at.is_none() {
            out.add_all(regions.iter().map(|region| Action::Muster(Piece::Leader, region)));
        }
    }

    /// Where Maria's ability lets her owner muster now (RUR-166, RUR-167, RUR-Q72).
    pub(crate) fn marias_reach(&self) -> RegionSet {
        match self.my_leader(Leader::Maria) {
            Some(at) if !self.me().ability_used => self.map().neighbours(at) & !self.me().occupied,
            _ => RegionSet::EMPTY,
        }
    }

    // Move.

    /// Nothing else stands in the way, and earlier points make no difference (RUR-077, RUR-078, RUR-079).
    fn may_move(&self, piece: Piece, from: Region, to: Region) -> Judged {
        let there = self.has_piece(self.active.index(), piece, from);
        demand(there, Why("RUR-076", "rurik-why-no-such-troop", 0))?;
        self.in_play(to)?;
        demand(self.map().touch(from, to), Why("RUR-076", "rurik-why-not-adjacent", 0))
    }

    /// Twin of `may_move`: visits only occupied regions and their neighbours.
    fn offer_moves(&self, out: &mut impl Offers<Action>) {
        let side = self.active.index();
        for from in self.me().occupied.iter() {
            if out.enough() {
                return;
            }
            if self.ordinary(side, from) > 0 {
                let steps = self.map().neighbours(from);
                out.add_all(steps.iter().map(|to| Action::Move(Piece::Troop, from, to)));
            }
        }
        if let Some(from) = self.me().leader_at {
            let steps = self.map().neighbours(from);
            out.add_all(steps.iter().map(|to| Action::Move(Piece::Leader, from, to)));
        }
    }

    /// "Move anywhere": up to two different troops, one relocation each (RUR-205, RUR-Q46).
    fn may_relocate(
        &self,
        piece: Piece,
        from: Region,
        to: Region,
        troop: Option<Region>,
        leader: bool,
    ) -> Judged {
        let there = self.has_piece(self.active.index(), piece, from);
        demand(there, Why("RUR-205", "rurik-why-no-such-troop", 0))?;
        self.in_play(to)?;
        demand(self.may_go_again(piece, from, troop, leader), Why("RUR-Q46", "rurik-why-moved-already", 0))
    }

    #[inline]
    fn may_go_again(&self, piece: Piece, from: Region, troop: Option<Region>, leader: bool) -> bool {
        match piece {
            Piece::Troop => troop != Some(from) || self.ordinary(self.active.index(), from) > 1,
            Piece::Leader => !leader,
        }
    }

    /// Twin of `may_relocate`: visits only the regions of own pieces.
    fn offer_relocations(&self, troop: Option<Region>, leader: bool, out: &mut impl Offers<Action>) {
        let side = self.active.index();
        let ordinary = self.me().occupied.iter().filter(|from| self.ordinary(side, *from) > 0);
        let led = self.me().leader_at.map(|from| (Piece::Leader, from));
        let pieces = ordinary.map(|from| (Piece::Troop, from)).chain(led);
        for (piece, from) in pieces.filter(|(piece, from)| self.may_go_again(*piece, *from, troop, leader)) {
            if out.enough() {
                return;
            }
            let others = self.map().regions.without(RegionSet::only(from));
            out.add_all(others.iter().map(|to| Action::Move(piece, from, to)));
        }
    }

    // Attack.

    /// Earlier points make no difference (RUR-082, RUR-Q51).
    fn may_attack(&self, region: Region, foe: Foe) -> Judged {
        let here = self.me().occupied.has(region);
        demand(here, Why("RUR-081", "rurik-why-not-occupied", 0))?;
        let there = match foe {
            Foe::Rebel => self.rebels.has(region),
            Foe::Neutral => self.neutrals.has(region),
            Foe::Player(seat) => {
                demand(seat != self.active, Why("RUR-081", "rurik-why-yourself", 0))?;
                self.force(seat.index(), region) > 0
            }
        };
        demand(there, Why("RUR-081", "rurik-why-nobody-there", 0))
    }

    /// An attack point spent as a muster point by Sudislav (RUR-172, RUR-Q61).
    fn may_levy(&self, piece: Piece, region: Region) -> Judged {
        demand(self.me().leader == Some(Leader::Sudislav), Why("RUR-080", "rurik-why-attack-only", 0))?;
        let there = piece == Piece::Troop && self.my_leader(Leader::Sudislav) == Some(region);
        demand(there, Why("RUR-172", "rurik-why-sudislav-region", 0))?;
        self.in_supply(piece)
    }

    /// Twin of `may_attack` and `may_levy`: visits only occupied regions.
    fn offer_attacks(&self, out: &mut impl Offers<Action>) {
        let me = self.active.index();
        for region in self.me().occupied.iter() {
            if out.enough() {
                return;
            }
            if self.rebels.has(region) {
                out.add(Action::Attack(region, Foe::Rebel));
            }
            if self.neutrals.has(region) {
                out.add(Action::Attack(region, Foe::Neutral));
            }
            for side in (0..self.sides()).filter(|side| *side != me) {
                if self.force(side, region) > 0 {
                    out.add(Action::Attack(region, Foe::Player(Seat::new(side as u8))));
                }
            }
        }
        if let Some(region) = self.my_leader(Leader::Sudislav)
            && self.me().supply > 0
        {
            out.add(Action::Muster(Piece::Troop, region));
        }
    }

    /// An empty deck is not for choosing; with two of them the first stands for both (RUR-Q56).
    #[inline]
    fn may_use_deck(&self, deck: u8) -> Judged {
        let empty = self.decks[usize::from(deck) - 1].is_empty();
        let both = self.decks.iter().all(|deck| deck.is_empty());
        demand(!empty || (both && deck == 1), Why("RUR-Q56", "rurik-why-deck-empty", deck.into()))
    }

    // Tax and build.

    /// Tax or build points for a region at this moment (RUR-097, RUR-103, RUR-168, RUR-Q18, RUR-Q67, RUR-Q69).
    #[inline]
    pub(crate) fn price(&self, region: Region) -> u8 {
        let cheap =
            self.my_leader(Leader::Mstislav) == Some(region) || self.rules(self.active.index(), region);
        if cheap { 1 } else { FULL_PRICE }
    }

    /// Whether a region can be taxed or built in with these points.
    #[inline]
    fn within(&self, points: u8, region: Region) -> bool {
        points >= FULL_PRICE || self.price(region) <= points
    }

    fn may_tax(&self, region: Region) -> Judged {
        self.in_play(region)?;
        demand(self.me().occupied.has(region), Why("RUR-096", "rurik-why-not-occupied", 0))?;
        // RUR-115, RUR-Q62
        demand(self.goods.has(region), Why("RUR-098", "rurik-why-no-good", 0))?;
        let price = self.price(region);
        demand(price <= self.tax, Why("RUR-097", "rurik-why-tax-points", price.into()))
    }

    fn may_build(&self, region: Region, structure: Structure) -> Judged {
        self.in_play(region)?;
        // RUR-Q68
        demand(self.me().occupied.has(region), Why("RUR-102", "rurik-why-not-occupied", 0))?;
        demand(self.owner(structure, region).is_none(), Why("RUR-106", "rurik-why-stands-already", 0))?;
        let built = self.me().built[structure.index()].len();
        let left = self.tables.pieces.structures[structure.index()] > built;
        demand(left, Why("RUR-107", "rurik-why-no-piece", 0))?;
        let price = self.price(region);
        demand(price <= self.build, Why("RUR-103", "rurik-why-build-points", price.into()))
    }

    /// Twin of `may_build`: the free sites of each structure as sets.
    fn offer_buildings(&self, out: &mut impl Offers<Action>) {
        let free = Structure::ALL.map(|structure| {
            let kind = structure.index();
            let left = self.tables.pieces.structures[kind] > self.me().built[kind].len();
            let taken =
                self.players.iter().fold(RegionSet::EMPTY, |taken, player| taken | player.built[kind]);
            if left { self.me().occupied & !taken } else { RegionSet::EMPTY }
        });
        for region in (free[0] | free[1] | free[2]).iter() {
            if !self.within(self.build, region) {
                continue;
            }
            for structure in Structure::ALL {
                if free[structure.index()].has(region) {
                    out.add(Action::Build(region, structure));
                }
            }
        }
    }

    /// Whom a church may remove (RUR-109, RUR-Q65, RUR-Q93).
    fn may_expel(&self, region: Region, foe: Foe) -> Judged {
        let there = match foe {
            Foe::Rebel => self.rebels.has(region),
            Foe::Neutral => self.neutrals.has(region),
            Foe::Player(seat) => {
                demand(seat != self.active, Why("RUR-109", "rurik-why-yourself", 0))?;
                self.ordinary(seat.index(), region) > 0
            }
        };
        demand(there, Why("RUR-109", "rurik-why-nobody-there", 0))
    }

    fn offer_targets(&self, region: Region, out: &mut impl Offers<Action>) {
        let players = Seat::first(self.sides()).map(Foe::Player);
        [Foe::Rebel, Foe::Neutral]
            .into_iter()
            .chain(players)
            .filter(|foe| self.may_expel(region, *foe).is_ok())
            .for_each(|foe| out.add(Action::Expel(foe)));
    }

    // Bonus actions.

    fn may_play(&self, card: SchemeId) -> Judged {
        demand(!self.used.scheme, Why("RUR-124", "rurik-why-once-a-turn", 0))?;
        demand(self.me().hand.has(card), Why("RUR-124", "rurik-why-not-in-hand", 0))?;
        let cost = self.tables.schemes[card.index()].cost;
        demand(cost <= self.me().coins, Why("RUR-Q35", "rurik-why-coins", cost.into()))
    }

    fn may_accomplish(&self, deed: DeedId) -> Judged {
        demand(!self.used.deed, Why("RUR-128", "rurik-why-once-a-turn", 0))?;
        demand(self.me().deeds.has(deed), Why("RUR-129", "rurik-why-not-your-deed", 0))?;
        let printed = &self.tables.deeds[deed.index()];
        demand(self.meets(printed.need), Why("RUR-130", "rurik-why-need", 0))?;
        demand(self.deed_possible(deed), Why("RUR-130", "rurik-why-cost", 0))
    }

    /// Whether all that a deed needs is true and all that it costs can be paid (RUR-130).
    #[inline]
    fn deed_possible(&self, deed: DeedId) -> bool {
        let printed = &self.tables.deeds[deed.index()];
        let cost = printed.cost;
        let me = self.me();
        let structures = || me.built.iter().map(|built| built.len()).sum();
        cost.coins <= me.coins
            && me.hand.at_least(cost.schemes)
            && (cost.structures == 0 || cost.structures <= structures())
            && self.has_goods(cost.goods)
            && self.meets(printed.need)
            && self.has_troops(cost.troops)
    }

    /// Leaders count as troops, and only own structures count (RUR-Q42, RUR-Q45).
    fn meets(&self, need: Need) -> bool {
        let (me, side) = (self.me(), self.active.index());
        match need {
            Need::None => true,
            Need::TroopsInOneRegion(troops) => {
                me.occupied.iter().any(|region| self.force(side, region) >= troops)
            }
            Need::TroopsInRegions(regions) => me.occupied.at_least(regions),
            Need::Together(kinds) => {
                let all = kinds.iter().fold(RegionSet::ALL, |all, kind| all & me.built[kind.index()]);
                !all.is_empty()
            }
            Need::Adjacent(kind, regions) => {
                let built = me.built[kind.index()];
                built.at_least(regions) && self.map().largest_group(built) >= regions // RUR-Q17
            }
            Need::DifferentGoods(kind, goods) => {
                let regions = me.built[kind.index()].iter(); // RUR-Q41
                let kinds: GoodSet = regions.map(|region| self.produce[region.index()]).collect();
                kinds.len() >= goods
            }
            Need::Rebels(rebels) => me.defeated >= rebels,
            Need::FirstPlayer => self.marker == self.active, // RUR-Q76
        }
    }

    #[inline]
    fn has_goods(&self, cost: GoodsCost) -> bool {
        let goods = self.me().goods;
        match cost {
            GoodsCost::None => true,
            GoodsCost::These(these) => goods.iter().zip(these).all(|(has, needs)| *has >= needs),
            GoodsCost::OneType(count) => goods.iter().any(|has| *has >= count),
            GoodsCost::DifferentTypes(kinds) => self.me().kinds().len() >= kinds,
            GoodsCost::AnyTypes(count) => self.me().goods_in_all() >= count,
        }
    }

    fn has_troops(&self, cost: TroopsCost) -> bool {
        let side = self.active.index();
        match cost {
            TroopsCost::None => true,
            TroopsCost::DifferentRegions(regions) => self.me().occupied.at_least(regions),
            TroopsCost::OneRuledRegion(troops) => self
                .me()
                .occupied
                .iter()
                .any(|region| self.force(side, region) >= troops && self.rules(side, region)),
            TroopsCost::Anywhere(troops) => {
                let all: u8 = self.me().occupied.iter().map(|region| self.force(side, region)).sum();
                all >= troops
            }
        }
    }

    fn may_convert(&self, conversion: Conversion) -> Judged {
        demand(!self.used.conversion, Why("RUR-134", "rurik-why-once-a-turn", 0))?;
        let face_up = self.me().tokens >> conversion.index() & 1 == 1;
        demand(face_up, Why("RUR-135", "rurik-why-token-used", 0))?;
        let row = &self.tables.conversions[conversion.index()];
        let named = !(self.me().kinds() & row.one_of).is_empty();
        let rule = match conversion {
            Conversion::Build => "RUR-136",
            Conversion::Muster => "RUR-137",
        };
        demand(named, Why(rule, "rurik-why-no-named-good", 0))?;
        demand(self.me().goods_in_all() > row.any, Why(rule, "rurik-why-goods", u16::from(row.any) + 1))
    }

    /// Twin of `may_convert`, which counts the goods once.
    #[inline]
    fn offer_conversions(&self, out: &mut impl Offers<Action>) {
        let me = self.me();
        let goods = me.goods_in_all();
        if goods == 0 {
            return;
        }
        let kinds = me.kinds();
        for (place, row) in self.tables.conversions.iter().enumerate() {
            let face_up = me.tokens >> place & 1 == 1;
            if face_up && goods > row.any && !(kinds & row.one_of).is_empty() {
                out.add(Action::Convert(Conversion::at(place)));
            }
        }
    }

    // Paying.

    /// A good in payment, in one fixed order, so that equal payments are one answer.
    fn may_pay(&self, good: Good, how: Payment, left: u8, from: u8) -> Judged {
        let goods = self.me().goods;
        let here = goods[good.index()];
        demand(here > 0, Why("RUR-130", "rurik-why-no-goods-of-it", 0))?;
        let later = |start: usize| goods[start..].iter();
        let lack = Why("RUR-130", "rurik-why-goods", left.into());
        match how {
            Payment::OneType => demand(here >= left, lack),
            Payment::Different => {
                demand(good.index() >= usize::from(from), Why("RUR-202", "rurik-why-pay-order", 0))?;
                let kinds = later(good.index()).filter(|count| **count > 0).count();
                demand(kinds >= usize::from(left), lack)
            }
            Payment::AnyBut(named) => {
                demand(!named.has(good), Why("RUR-Q40", "rurik-why-pay-order", 0))?;
                demand(good.index() >= usize::from(from), Why("RUR-Q40", "rurik-why-pay-order", 0))?;
                demand(self.goods_but(named, good.index()) >= left, lack)
            }
            Payment::Named(conversion) => {
                let one_of = self.tables.conversions[conversion.index()].one_of;
                demand(one_of.has(good), Why("RUR-Q40", "rurik-why-named-good", 0))?;
                demand(self.goods_but(named_before(one_of, good), 0) >= left, lack)
            }
        }
    }

    /// Goods from a kind on, without these kinds.
    fn goods_but(&self, but: GoodSet, from: usize) -> u8 {
        let kinds = Good::ALL[from..].iter().filter(|good| !but.has(**good));
        kinds.map(|good| self.me().goods[good.index()]).sum()
    }

    /// A troop given up, in one fixed order, so that equal choices are one answer.
    fn may_remove(&self, piece: Piece, region: Region, how: Removal, left: u8, from: u8) -> Judged {
        let side = self.active.index();
        demand(self.has_piece(side, piece, region), Why("RUR-130", "rurik-why-no-such-troop", 0))?;
        let order = Why("RUR-130", "rurik-why-pay-order", 0);
        let rank = removal_rank(piece, region);
        let lack = Why("RUR-130", "rurik-why-not-enough-troops", left.into());
        match how {
            Removal::Different => {
                demand(region.index() >= usize::from(from), order)?;
                let regions = self.me().occupied.0 >> region.index();
                demand(regions.count_ones() >= u32::from(left), lack)
            }
            Removal::Ruled(None) => {
                // RUR-Q44
                demand(self.rules(side, region), Why("RUR-196", "rurik-why-not-ruled", 0))?;
                demand(self.removable(rank, RegionSet::only(region)) >= left, lack)
            }
            Removal::Ruled(Some(chosen)) => {
                demand(region == chosen, Why("RUR-196", "rurik-why-same-region", 0))?;
                demand(rank >= from, order)?;
                demand(self.removable(rank, RegionSet::only(region)) >= left, lack)
            }
            Removal::Anywhere => {
                demand(rank >= from, order)?;
                demand(self.removable(rank, RegionSet::ALL) >= left, lack)
            }
        }
    }

    /// Own pieces in these regions that come at `rank` or later in the order of giving up.
    fn removable(&self, rank: u8, within: RegionSet) -> u8 {
        let side = self.active.index();
        let regions = self.me().occupied & within;
        let count = |region: Region| {
            let troops =
                if removal_rank(Piece::Troop, region) >= rank { self.ordinary(side, region) } else { 0 };
            let here = self.me().leader_at == Some(region);
            troops + u8::from(here && removal_rank(Piece::Leader, region) >= rank)
        };
        regions.iter().map(count).sum()
    }

    fn offer_removals(&self, how: Removal, left: u8, from: u8, out: &mut impl Offers<Action>) {
        for region in self.me().occupied.iter() {
            for piece in [Piece::Troop, Piece::Leader] {
                if self.may_remove(piece, region, how, left, from).is_ok() {
                    out.add(Action::Remove(piece, region));
                }
            }
        }
    }

    // Predslava.

    fn may_send(&self, seat: Seat, piece: Piece, to: Region) -> Judged {
        let from = self.my_leader(Leader::Predslava).ok_or(Why("RUR-169", "rurik-why-no-predslava", 0))?;
        demand(!self.me().ability_used, Why("RUR-169", "rurik-why-once-a-round", 0))?;
        demand(seat != self.active, Why("RUR-169", "rurik-why-yourself", 0))?;
        // RUR-171
        let there = self.has_piece(seat.index(), piece, from);
        demand(there, Why("RUR-169", "rurik-why-nobody-there", 0))?;
        self.in_play(to)?;
        demand(self.map().touch(from, to), Why("RUR-169", "rurik-why-not-adjacent", 0))
    }

    /// Twin of `may_send`: visits only the pieces beside Predslava.
    #[inline]
    fn offer_sending(&self, out: &mut impl Offers<Action>) {
        let Some(from) = self.my_leader(Leader::Predslava) else { return };
        if self.me().ability_used || self.phase != Phase::Action {
            return;
        }
        for seat in Seat::first(self.sides()).filter(|seat| *seat != self.active) {
            for piece in [Piece::Troop, Piece::Leader] {
                if self.has_piece(seat.index(), piece, from) {
                    let steps = self.map().neighbours(from);
                    out.add_all(steps.iter().map(|to| Action::Send(seat, piece, to)));
                }
            }
        }
    }
}

/// The order of giving up: region by region, ordinary troops before the leader.
pub(crate) fn removal_rank(piece: Piece, region: Region) -> u8 {
    2 * region.index() as u8 + u8::from(piece == Piece::Leader)
}

/// The named kinds of a conversion that come before this one; paying them too would name them first.
pub(crate) fn named_before(one_of: GoodSet, good: Good) -> GoodSet {
    one_of.iter().filter(|named| named.index() < good.index()).collect()
}
