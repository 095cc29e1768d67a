//! Whether a state is possible: every piece is there exactly once, and everything is consistent.
//!
//! The same list of faults serves the audit of running games and the loading of positions.

use std::fmt;

use samovar_engine::{Faults, Seat};

use crate::components::{
    AssignmentId, BOYARS, BUILDINGS, CHAMBERS, Chamber, EstateId, PAD, ProjectId, REGIONS, ROUNDS, SEALS,
    SpoilsId, TitleId, TokenId, TradeId, WARRIORS,
};
use crate::setup::DEALT;
use crate::state::{Errand, FirstTsar, Frame, Phase, ProjectSet, Source, Step};

/// The most goods of a kind, points and reveals a position may have; no real game comes near.
pub(crate) const MAX_GOODS: u8 = 200;
const MAX_POINTS: u16 = 5000;
const MAX_REVEALS: u32 = 1_000_000;
/// The largest count of one part of an effect that can be owed.
const MAX_COUNT: u8 = 15;

/// Where something is wrong. It becomes text only if there is a fault, because long runs audit every state.
#[derive(Clone, Copy)]
enum At {
    /// A field of a player on the board.
    Player(Seat, &'static str),
    /// A field of what only a player knows.
    Own(Seat, &'static str),
    Frame(usize),
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            At::Player(seat, field) => write!(f, "board.players[{seat}].{field}"),
            At::Own(seat, field) => write!(f, "hidden.players[{seat}].{field}"),
            At::Frame(place) => write!(f, "board.frames[{place}]"),
        }
    }
}

/// Each of `count` things is there, once.
fn once(found: &mut Faults, at: &str, count: usize, ids: impl Iterator<Item = usize>) {
    let mut seen = 0u64;
    for id in ids {
        found.demand(seen >> id & 1 == 0, at, || format!("number {} is there twice", id + 1));
        seen |= 1 << id;
    }
    let missing = move || (0..count).filter(move |id| seen >> id & 1 == 0).map(|id| id + 1);
    found.demand(missing().next().is_none(), at, || {
        format!("numbers {:?} are missing", missing().collect::<Vec<_>>())
    });
}

impl FirstTsar {
    /// Everything that makes this state impossible. Expects that every seat it names is in the game.
    pub(crate) fn faults(&self) -> Faults {
        let mut found = Faults::default();
        self.audit_cards(&mut found);
        self.audit_tokens(&mut found);
        for seat in self.seats_in_order() {
            self.audit_player(seat, &mut found);
            self.audit_hand(seat, &mut found);
        }
        self.audit_cities(&mut found);
        self.audit_clock(&mut found);
        self.audit_errand(&mut found);
        if found.is_empty() {
            self.audit_frames(&mut found);
        }
        found
    }

    fn audit_cards(&self, found: &mut Faults) {
        let players = &self.players[..usize::from(self.options.players)];
        let choosing = self.phase == Phase::Keep;
        let back = players.iter().filter(|_| choosing).flat_map(|player| player.put_back.iter());
        let held = players.iter().flat_map(|player| player.hand.iter().chain(player.completed.iter()));
        let deck = self.project_deck.all().iter().copied();
        let projects = deck.chain(self.projects.iter()).chain(held).chain(back);
        once(found, "projects", ProjectId::COUNT, projects.map(ProjectId::index));
        let titles = self.title_deck.all().iter().copied();
        let titles = titles.chain(self.titles.iter()).chain(self.titles_gone.iter());
        let titles = titles.chain(players.iter().flat_map(|player| player.titles.iter()));
        once(found, "titles", TitleId::COUNT, titles.map(TitleId::index));
        let estates = self.estate_deck.all().iter().copied();
        let estates = estates.chain(self.estates.iter()).chain(self.estates_gone.iter());
        let estates = estates.chain(players.iter().flat_map(|player| player.estates.iter()));
        once(found, "estates", EstateId::COUNT, estates.map(EstateId::index));
        once(found, "assignments", AssignmentId::COUNT, self.assignments.iter().map(|card| card.index()));
        let full = usize::from(self.projects.len());
        let wanted = if choosing { 0 } else { crate::components::PROJECT_DISPLAY };
        let right = full == wanted || full < wanted && self.project_deck.is_empty();
        found.demand(right, "board.projects", || format!("has {full} cards, not {wanted}"));
        for (at, shown) in [("board.titles", self.titles.len()), ("board.estates", self.estates.len())] {
            let most = self.options.display();
            found.demand(usize::from(shown) <= most, at, || format!("has {shown} cards, more than {most}"));
        }
        // TSR-229: an empty deck is reshuffled as soon as there are discards.
        let titles = self.title_deck.is_empty() && !self.titles_gone.is_empty();
        found.demand(!titles, "board.titles_gone", || "would be the deck, which is empty".into());
        let estates = self.estate_deck.is_empty() && !self.estates_gone.is_empty();
        found.demand(!estates, "board.estates_gone", || "would be the deck, which is empty".into());
    }

    fn audit_tokens(&self, found: &mut Faults) {
        let players = &self.players[..usize::from(self.options.players)];
        let spoils = self.spoils_reserve.all().iter().copied();
        let spoils = spoils.chain(self.spoils.iter()).chain(self.spoils_gone.iter());
        let spoils = spoils.chain(players.iter().flat_map(|player| player.spoils.iter()));
        once(found, "spoils", SpoilsId::COUNT, spoils.map(SpoilsId::index));
        let pads = players.iter().flat_map(|player| player.pad.into_iter().flatten());
        let taken = self.frames.all().iter().filter_map(|frame| match frame {
            Frame::Slot(token) => Some(*token),
            _ => None,
        });
        let trades = self.trade_reserve.all().iter().copied().chain(self.trades_gone.iter());
        let trades = trades.chain(self.waters.into_iter().flatten()).chain(pads).chain(taken);
        once(found, "trades", TradeId::COUNT, trades.map(TradeId::index));
        once(found, "tokens", TokenId::COUNT, self.tokens.iter().map(|token| token.index()));
        let last = &self.tokens[3 * REGIONS..4 * REGIONS];
        // TSR-048
        let dark = last.iter().all(|token| token.is_dark());
        found.demand(dark, "tokens", || "those of the last round are not all dark".into());
        let late = self.round > 2;
        // TSR-217, TSR-218
        let laid = self.options.spoils() * (1 + usize::from(late));
        let wanted = SpoilsId::COUNT - laid;
        let has = usize::from(self.spoils_reserve.len());
        found.demand(has == wanted, "hidden.spoils", || format!("has {has} tokens, not {wanted}"));
        let wanted = if late { 0 } else { 10 };
        let has = self.trade_reserve.len();
        found.demand(has == wanted, "hidden.trades", || format!("has {has} tokens, not {wanted}"));
        let scored = late || self.is_over();
        found.demand(!scored || self.favor_tokens == 0, "board.favor_tokens", || {
            "leave after the second round".into() // TSR-209
        });
    }

    /// Every piece is in one place (TSR-226).
    fn audit_player(&self, seat: Seat, found: &mut Faults) {
        let player = &self.players[seat.index()];
        let at = |field| At::Player(seat, field);
        let sum = |counts: &[u8]| counts.iter().map(|count| u32::from(*count)).sum::<u32>();
        let warriors = sum(&player.garrison) + u32::from(player.warriors) + u32::from(player.field);
        found
            .demand(warriors == u32::from(WARRIORS), at("warriors"), || format!("{warriors} in all, not 10"));
        let buildings = u32::from(player.built.len()) + u32::from(player.buildings);
        let right = buildings == u32::from(BUILDINGS);
        found.demand(right, at("buildings"), || format!("{buildings} in all, not 6"));
        let placed = self.seals.iter().filter(|owner| **owner == Some(seat)).count() as u32;
        let seals = placed + u32::from(player.seals);
        found.demand(seals == u32::from(SEALS), at("seals"), || format!("{seals} in all, not 2"));
        for city in crate::components::City::all() {
            let (stand, visit) = (player.garrison[city.index()] > 0, player.boyars[city.index()] > 0);
            let known = player.guarded.has(city) == stand && player.visited.has(city) == visit;
            found.demand(known, at("garrison"), || format!("nobody stands in {city}, though it is named"));
        }
        for chamber in Chamber::ALL {
            let coins = player.bribes[chamber.index()];
            let boyar = player.chambers.has(chamber);
            found.demand(coins == 0 || boyar, at("bribes"), || format!("coins without a boyar in {chamber}"));
            // TSR-Q06
            let sealed = self.seals[chamber.index()].is_some();
            found.demand(coins == 0 || !sealed, at("bribes"), || {
                format!("coins in {chamber}, which is sealed")
            });
            found.demand(coins <= MAX_GOODS, at("bribes"), || format!("{coins} coins are too many"));
        }
        for (item, count) in player.goods.iter() {
            found.demand(count <= MAX_GOODS, at("goods"), || format!("{count} {item} are too many"));
        }
        let points: u32 = player.points.iter().map(|points| u32::from(*points)).sum();
        found.demand(points == u32::from(player.vp), at("points"), || format!("are {points} in all, not vp"));
        found.demand(player.vp <= MAX_POINTS, at("vp"), || format!("{} are too many", player.vp));
        let owned = player.used.without(player.estates).is_empty();
        found.demand(owned, at("used"), || "names an Estate of somebody else's".into());
        found.demand(player.in_kremlin <= BOYARS, at("in_kremlin"), || "more boyars than there are".into());
    }

    /// What is known of a hand agrees with what is hidden of it (TSR-067, TSR-068, TSR-Q53).
    fn audit_hand(&self, seat: Seat, found: &mut Faults) {
        let player = &self.players[seat.index()];
        let at = |field| At::Own(seat, field);
        let held = player.hand.or(player.completed);
        let chosen = self.phase != Phase::Keep || seat.index() < usize::from(self.turns);
        if !chosen {
            let fresh = player.hand.len() == DEALT as u8 && player.completed.is_empty();
            found.demand(fresh, at("hand"), || "is three cards before one is kept".into());
            let none = player.kept.is_none() && player.put_back.is_empty() && player.shown.is_empty();
            return found.demand(none, at("kept"), || "nothing is kept or put back yet".into());
        }
        let kept = player.kept.is_some_and(|kept| held.has(kept) && !player.shown.has(kept));
        found.demand(kept, at("kept"), || "is not among the projects in hand or completed".into());
        let seen = player.shown.without(held).is_empty();
        found.demand(seen, at("shown"), || "names projects that are neither in hand nor completed".into());
        let back = player.put_back;
        found.demand(back.len() == DEALT as u8 - 1, at("put_back"), || "is not two cards".into());
        for other in self.seats_in_order() {
            let player = &self.players[other.index()];
            let kept: ProjectSet = player.kept.into_iter().collect();
            let same = other != seat && !player.put_back.and(back).is_empty();
            let apart = kept.and(back).is_empty() && !same;
            found.demand(apart, at("put_back"), || format!("are also cards dealt to seat {other}"));
        }
        let early = matches!(self.phase, Phase::Keep | Phase::Settle);
        let one = player.kept.is_some_and(|kept| held == ProjectSet::from_iter([kept]));
        found.demand(!early || one, at("hand"), || "is one card until the first round".into());
    }

    /// At most one building in a city (TSR-152); in setup at most one warrior (TSR-074).
    fn audit_cities(&self, found: &mut Faults) {
        let players = &self.players[..usize::from(self.options.players)];
        for city in crate::components::City::all() {
            let buildings = players.iter().filter(|player| player.built.has(city)).count();
            found.demand(buildings <= 1, "board.players", || format!("{buildings} buildings in {city}"));
            let warriors: u32 = players.iter().map(|player| u32::from(player.garrison[city.index()])).sum();
            let setup = matches!(self.phase, Phase::Keep | Phase::Settle);
            found.demand(!setup || warriors <= 1, "board.players", || {
                format!("{warriors} warriors in {city}")
            });
        }
    }

    /// Round, phase and turns agree with where boyars and warriors are.
    fn audit_clock(&self, found: &mut Faults) {
        let players = self.options.players;
        found.demand((1..=ROUNDS).contains(&self.round), "board.round", || "is not from 1 to 4".into());
        found.demand(self.reveals <= MAX_REVEALS, "hidden.reveals", || "are too many".into());
        let most = match self.phase {
            Phase::Keep => players,
            Phase::Settle => 2 * players,
            Phase::Planning | Phase::Actions => BOYARS * players,
            Phase::EndOfRound | Phase::Over => REGIONS as u8,
        };
        found.demand(self.turns <= most, "board.turns", || format!("{} are more than {most}", self.turns));
        if self.turns > most {
            return;
        }
        let round = match self.phase {
            Phase::Keep | Phase::Settle => self.round == 1,
            Phase::Over => self.round == ROUNDS && self.turns == most,
            _ => true,
        };
        found.demand(round, "board.round", || format!("{} does not go with {:?}", self.round, self.phase));
        for seat in self.seats_in_order() {
            self.audit_boyars(seat, found);
        }
        if !matches!(self.phase, Phase::Actions | Phase::EndOfRound | Phase::Over) {
            let open = self.seals.iter().all(Option::is_none);
            found.demand(open, "board.chambers", || "seals are placed in the Action phase".into());
        }
        let asked = !self.frames.all().is_empty();
        if let Some(seat) = self.seat_of_turn().filter(|_| asked) {
            let right = seat == self.active;
            found.demand(right, "board.active", || format!("it is the turn of seat {seat}"));
        }
    }

    /// Whose turn it is by the number of turns; nobody's at the end of a round.
    fn seat_of_turn(&self) -> Option<Seat> {
        let players = self.options.players;
        Some(match self.phase {
            Phase::Keep => Seat::new(self.turns),
            Phase::Settle if self.turns < players => self.left_of(self.first, self.turns),
            Phase::Settle => self.left_of(self.first, (2 * players).checked_sub(self.turns + 1)?),
            Phase::Planning | Phase::Actions => self.left_of(self.first, self.turns),
            Phase::EndOfRound | Phase::Over => return None,
        })
    }

    fn audit_boyars(&self, seat: Seat, found: &mut Faults) {
        let player = &self.players[seat.index()];
        let at = |field| At::Player(seat, field);
        let players = self.options.players;
        // Turns of this seat that are over: one in every round of the table, in order from the first player.
        let place = (seat.index() as u8 + players - self.first.index() as u8) % players;
        let had = |turns: u8| (turns + players - 1 - place) / players;
        let placed: u32 = player.garrison.iter().map(|count| u32::from(*count)).sum();
        let warriors = match self.phase {
            Phase::Keep => placed == 0,
            Phase::Settle => {
                let back = self.turns.saturating_sub(players);
                placed == u32::from(self.turns > place) + u32::from(back > players - 1 - place)
            }
            _ => placed >= 2, // TSR-Q51
        };
        found.demand(warriors, at("garrison"), || format!("{placed} warriors do not go with the phase"));
        let out: u32 =
            player.boyars.iter().map(|count| u32::from(*count)).sum::<u32>() + u32::from(player.in_kremlin);
        let inside = u32::from(player.chambers.len());
        let active = seat == self.active && self.phase == Phase::Actions;
        let travelling = active && self.errand.step == Step::Acting && {
            !self.errand.chamber.is_some_and(|chamber| self.leads_nowhere(chamber))
        };
        let gone = active && self.errand.step != Step::Before;
        let (wanted_in, wanted_out) = match self.phase {
            Phase::Keep | Phase::Settle => (0, 0),
            Phase::Planning => (u32::from(had(self.turns)), 0),
            Phase::Actions => {
                let left = u32::from(had(self.turns)) + u32::from(gone);
                (u32::from(BOYARS).saturating_sub(left), left.saturating_sub(u32::from(travelling)))
            }
            Phase::EndOfRound | Phase::Over => (0, u32::from(BOYARS)), // TSR-Q84
        };
        found.demand(inside == wanted_in, at("bribes"), || {
            format!("{inside} boyars in chambers, not {wanted_in}")
        });
        found.demand(out == wanted_out, at("boyars"), || format!("{out} boyars are out, not {wanted_out}"));
        let unused = !matches!(self.phase, Phase::Actions | Phase::EndOfRound | Phase::Over);
        found.demand(!unused || player.used.is_empty(), at("used"), || {
            "Estates are used in the Action phase".into()
        });
    }

    fn audit_errand(&self, found: &mut Faults) {
        let errand = self.errand;
        let fresh = Errand { arranged: errand.arranged, ..Errand::FRESH };
        let fits = match (errand.step, errand.chamber) {
            (Step::Before, _) => errand == fresh,
            (_, None) => false,
            (_, Some(chamber)) => {
                let bonus = self.seals[chamber.index()] == Some(self.active);
                let most = match chamber {
                    Chamber::Production => 3,
                    Chamber::Maneuver | Chamber::Project => 2 + u8::from(bonus),
                    Chamber::Exchange | Chamber::Reward => 1 + u8::from(bonus),
                };
                let production = chamber == Chamber::Production;
                let used = errand.produced.len();
                let yields = if production { used + errand.left == 3 } else { used == 0 };
                errand.left <= most
                    && yields
                    && (!errand.again || production && bonus)
                    && (!errand.titled || chamber == Chamber::Reward && errand.left < most)
            }
        };
        found.demand(fits, "board.errand", || format!("{errand:?} cannot be"));
        let idle = self.phase == Phase::Actions && !self.frames.all().is_empty() || errand == Errand::FRESH;
        found.demand(idle, "board.errand", || "is for the Action phase".into());
    }

    /// The frames are possible: the first one fits the phase, and only the last one is a question.
    fn audit_frames(&self, found: &mut Faults) {
        let frames = self.frames.all();
        for (place, frame) in frames.iter().enumerate() {
            let top = place + 1 == frames.len();
            let fits = self.may_lie(*frame, place == 0, top) && self.is_sound(*frame);
            found.demand(fits, At::Frame(place), || format!("{frame:?} cannot be owed here"));
        }
        let over = self.phase == Phase::Over;
        found.demand(!over || frames.is_empty(), "board.frames", || "nothing is owed after the end".into());
        let bottom = frames.first();
        let begun = self.phase != Phase::Actions || bottom.is_none_or(|frame| *frame == Frame::Turn);
        found.demand(begun, "board.frames", || "a turn is asked for first".into());
    }

    fn may_lie(&self, frame: Frame, bottom: bool, top: bool) -> bool {
        let effects = matches!(self.phase, Phase::Actions | Phase::EndOfRound);
        match frame {
            Frame::Keep => self.phase == Phase::Keep && bottom && top,
            Frame::Settle => self.phase == Phase::Settle && bottom && top,
            Frame::Plan | Frame::Coins(_) => self.phase == Phase::Planning && bottom && top,
            Frame::Turn => self.phase == Phase::Actions && bottom,
            Frame::Exchange => {
                let chamber = self.errand.chamber == Some(Chamber::Exchange);
                self.phase == Phase::Actions && chamber && top
            }
            Frame::Prize { .. } => self.phase == Phase::EndOfRound && bottom && top,
            Frame::Second(..) => self.phase == Phase::EndOfRound && bottom,
            Frame::Gain(..) | Frame::Pause(_) => effects,
            _ => effects && top,
        }
    }

    fn is_sound(&self, frame: Frame) -> bool {
        let players = usize::from(self.options.players);
        let on_pad = |source: Source| match source {
            Source::Trade(_) => true,
            Source::Printed(slot) => usize::from(slot) < PAD && self.tables.map.printed >> slot & 1 == 1,
            _ => false,
        };
        match frame {
            Frame::Coins(chamber) => !self.me().chambers.has(chamber),
            Frame::Bargain(source) => {
                let known = on_pad(source) || matches!(source, Source::Spoils(_) | Source::Region(_));
                let goods = self.me().goods;
                known && {
                    let effect = self.effect_of(source);
                    let payable = !effect.pay.is_empty() && goods.covers(effect.pay);
                    payable && self.changes_something(effect, goods.minus(effect.pay))
                }
            }
            Frame::TakeProject { must: true } => self.projects_left(),
            Frame::Swap { left } => (1..=MAX_COUNT).contains(&left),
            Frame::Trades { two, first } => first.is_none_or(|slot| {
                two && usize::from(slot) < PAD && self.trade_source(usize::from(slot)).is_some()
            }),
            Frame::Pause(source) => on_pad(source),
            Frame::Prize { leader, second } => {
                let seated = leader.index() < players && second.is_none_or(|seat| seat.index() < players);
                let apart = second != Some(leader);
                let decides = players == 2 && second.is_none() || players > 2 && self.active == leader;
                seated && apart && decides && self.turns > 0
            }
            Frame::Second(seat, _) => seat.index() < players && players > 2 && self.turns > 0,
            Frame::Gain(_, count) => (1..=MAX_COUNT).contains(&count),
            _ => true,
        }
    }
}

/// Every chamber has an Assignment card, and one card is put aside.
const _: () = assert!(AssignmentId::COUNT == CHAMBERS + 1);
