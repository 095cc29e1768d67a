//! Saving a game, loading any position, and imagining what a player cannot know.

use samovar_engine::{Fault, Faults, GameOptions, NoLog, Rng, Seat, read_position};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::audit::At;
use crate::components::{
    AgendaId, CardId, Column, DeedId, Good, Leader, REBELS, ROUNDS, SchemeId, SchemeSet, Structure, Tables,
    Track, TroopsCost,
};
use crate::components::{GoodsCost, Region};
use crate::options::{LeaderChoice, Options};
use crate::state::{
    BoatCount, DEED_ROW, Deck, Frame, Lying, MAX_DECK, MAX_LOOK, Payment, Phase, Placed, Removal, Rurik,
    SIDES, Step, Used,
};
use crate::view::{Board, PlayerData};

/// Most frames a loaded position may owe; leaves room for what they bring about.
const MAX_LOADED_FRAMES: usize = 6;

/// Most reveals a loaded position may have counted; no game comes near it.
const MAX_LOADED_REVEALS: u32 = 1_000_000;

/// Most coins, goods of a kind, warfare advances and points that a loaded position may have; no game comes near them.
const MAX_LOADED_COINS: u8 = 100;
const MAX_LOADED_GOODS: u8 = 20;
const MAX_LOADED_WARFARE: u8 = 100;
const MAX_LOADED_POINTS: u8 = 30;

type Position = samovar_engine::Position<Board, Hidden>;

/// What not everybody may know. Stacks are listed with the next card last.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Hidden {
    rng: Rng,
    reveals: u32,
    decks: [Vec<FaceDown>; 2],
    looked: Vec<FaceDown>,
    /// The deck, 0 or 1, from which they come.
    looked_deck: u8,
    hands: Vec<Hand>,
    agendas: Vec<Agendas>,
    deeds: Vec<DeedId>,
    rewards: [u8; REBELS],
    /// Rebellion cards not seen yet, the bottom of the deck first.
    rebellion: Vec<CardId>,
}

/// A face-down scheme, and who has seen it there.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FaceDown {
    card: SchemeId,
    known: Vec<Seat>,
}

/// The schemes of a player.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Hand {
    cards: SchemeSet,
    /// Those that were there at the last reshuffle.
    held: SchemeSet,
    /// Cards in other hands that the player has seen go there.
    spied: SchemeSet,
}

/// The agendas of a player.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Agendas {
    dealt: [AgendaId; 2],
    kept: Option<u8>,
}

/// A fair sample of everything `knower` cannot know: other hands, decks, agendas, stickers, and all chance to come.
///
/// What the knower has seen and put back stays where it is; a card that lay in the discard pile at the last
/// reshuffle was in no hand then. What follows from longer memory is not used.
pub(crate) fn resample(game: &mut Rurik, knower: Seat, rng: &mut Rng) {
    game.imagine_schemes(knower.index(), rng);
    game.imagine_agendas(knower.index(), rng);
    shuffled(game.deeds.all_mut(), rng);
    let mut unseen: Vec<u8> = game.unseen_rewards().map(|place| game.rewards[place]).collect();
    shuffled(&mut unseen, rng);
    let places: Vec<usize> = game.unseen_rewards().collect();
    places.into_iter().zip(unseen).for_each(|(place, reward)| game.rewards[place] = reward);
    if game.options.solo() {
        game.imagine_rebellion(rng);
    }
    game.rng = rng.fork();
}

/// The game of a position, run on to its next question.
pub(crate) fn load(tables: &'static Tables, state: &Value) -> Result<Rurik, Vec<Fault>> {
    let position: Position = read_position(state)?;
    let options = Options::read(&position.board.options).map_err(|bad| bad.faults("board.options"))?;
    let mut loading =
        Loading { game: Rurik::blank(tables, options, position.hidden.rng), faults: Faults::default() };
    loading.shape(&position);
    loading.faults.finish()?;
    loading.fill(&position);
    loading.count(&position.board);
    loading.faults.extend(loading.game.faults());
    loading.limits();
    loading.land();
    (0..loading.game.sides()).for_each(|side| loading.leader(side));
    loading.cards(&position.board);
    loading.clock();
    loading.advisors();
    loading.faults.finish()?;
    loading.owed();
    loading.faults.finish()?;
    loading.game.run(&mut NoLog);
    Ok(loading.game)
}

pub(crate) fn save(game: &Rurik) -> Value {
    let lying = |cards: &[SchemeId], known: &[u8]| -> Vec<FaceDown> {
        let cards = cards.iter().zip(known);
        cards.map(|(card, known)| FaceDown { card: *card, known: Seat::of_mask(*known) }).collect()
    };
    let players = &game.players[..usize::from(game.options.players)];
    let seen = (usize::from(game.rebellion.turned) + 1).min(CardId::COUNT);
    let hidden = Hidden {
        rng: game.rng,
        reveals: game.reveals,
        decks: [&game.decks[0], &game.decks[1]].map(|deck| lying(deck.cards(), deck.known())),
        looked: lying(game.looked.cards(), game.looked.known()),
        looked_deck: game.looked_deck,
        hands: players
            .iter()
            .map(|player| Hand { cards: player.hand, held: player.held, spied: player.spied })
            .collect(),
        agendas: players.iter().map(|player| Agendas { dealt: player.dealt, kept: player.kept }).collect(),
        deeds: game.deeds.all().to_vec(),
        rewards: game.rewards,
        rebellion: match game.options.solo() {
            true => game.rebellion.cards[seen..].to_vec(),
            false => Vec::new(),
        },
    };
    Position { board: game.open_board(), hidden }.write()
}

impl Rurik {
    fn unseen_rewards(&self) -> impl Iterator<Item = usize> {
        let shown = self.shown;
        (0..REBELS).filter(move |place| shown >> place & 1 == 0)
    }

    fn imagine_schemes(&mut self, me: usize, rng: &mut Rng) {
        let slots = self.unknown_schemes(me);
        let mut cards: Vec<SchemeId> = slots.iter().map(|slot| slot.card).collect();
        cards.sort_unstable(); // equal knowledge and equal chance give equal samples
        let (mut others, mut fit): (Vec<_>, Vec<_>) =
            cards.into_iter().partition(|card| self.returned.has(*card));
        rng.shuffle(&mut fit);
        let old = slots.iter().filter(|slot| slot.old).count();
        others.extend(fit.split_off(old));
        shuffled(&mut others, rng);
        for slot in &slots {
            self.empty(slot);
        }
        for slot in &slots {
            let pile = if slot.old { &mut fit } else { &mut others };
            let card = pile.pop().expect("as many cards as places");
            self.fill_slot(slot, card);
        }
    }

    /// Every place with a scheme that a side (or nobody's, for a spectator) cannot know, in an order that tells nothing about the cards.
    pub(crate) fn unknown_schemes(&self, me: usize) -> Vec<Slot> {
        let mut slots = Vec::new();
        for (side, player) in self.players.iter().enumerate().filter(|(side, _)| *side != me) {
            for card in player
                .hand
                .iter()
                .filter(|card| !self.players.get(me).is_some_and(|player| player.spied.has(*card)))
            {
                let spies = self.players.iter().enumerate().filter(|(_, other)| other.spied.has(card));
                let spies = spies.fold(0, |mask, (spy, _)| mask | 1 << spy);
                let old = player.held.has(card);
                slots.push(Slot { holder: Holder::Hand(side, spies), old, card });
            }
        }
        slots.sort_by_key(|slot| (slot.holder, slot.old));
        let unknown = |known: u8| known >> me & 1 == 0;
        if self.active.index() != me {
            for (at, (card, known)) in self.looked.cards().iter().zip(self.looked.known()).enumerate() {
                if unknown(*known) {
                    slots.push(Slot { holder: Holder::Looked(at), old: false, card: *card });
                }
            }
        }
        for (deck, lying) in self.decks.iter().enumerate() {
            for (at, (card, known)) in lying.cards().iter().zip(lying.known()).enumerate() {
                if unknown(*known) {
                    slots.push(Slot { holder: Holder::Deck(deck, at), old: false, card: *card });
                }
            }
        }
        slots
    }

    /// Takes the card out of a hand, with what others know of it; other places are written over.
    pub(crate) fn empty(&mut self, slot: &Slot) {
        if let Holder::Hand(side, _) = slot.holder {
            self.players[side].hand.remove(slot.card);
            self.players[side].held.remove(slot.card);
            self.players.iter_mut().for_each(|player| player.spied.remove(slot.card));
        }
    }

    /// Puts a card into a place.
    pub(crate) fn fill_slot(&mut self, slot: &Slot, card: SchemeId) {
        match slot.holder {
            Holder::Hand(side, spies) => {
                self.players[side].hand.add(card);
                if slot.old {
                    self.players[side].held.add(card);
                }
                let spies = (0..SIDES).filter(|spy| spies >> spy & 1 == 1);
                spies.for_each(|spy| self.players[spy].spied.add(card));
            }
            Holder::Looked(at) => self.looked.cards_mut()[at] = card,
            Holder::Deck(deck, at) => self.decks[deck].cards_mut()[at] = card,
        }
    }

    /// Others' agendas, and which of the two they kept; at the end those kept lie open.
    fn imagine_agendas(&mut self, me: usize, rng: &mut Rng) {
        let players = usize::from(self.options.players);
        let others: Vec<usize> = (0..players).filter(|side| *side != me).collect();
        let shown: Vec<Option<AgendaId>> = (0..players)
            .map(|side| self.players[side].agenda().filter(|_| self.is_over() && side != me))
            .collect();
        let mut left = self.agendas_in_game();
        left.retain(|agenda| !self.players[me].dealt.contains(agenda) && !shown.contains(&Some(*agenda)));
        rng.shuffle(&mut left);
        for side in others {
            let player = &mut self.players[side];
            let mut draw = || left.pop().expect("enough agendas");
            player.dealt = [shown[side].unwrap_or_else(&mut draw), draw()];
            if player.kept.is_some() {
                let place = if shown[side].is_some() { 0 } else { rng.below(2) as u8 };
                player.kept = Some(place);
            }
        }
    }

    /// Cards not seen yet; the one at the bottom has rows that have been seen (RUR-Q129).
    fn imagine_rebellion(&mut self, rng: &mut Rng) {
        let from = usize::from(self.rebellion.turned) + 1;
        if from >= CardId::COUNT {
            return;
        }
        let seen = self.rows_seen(self.rebellion.bottom());
        let mut unseen = self.rebellion.cards[from..].to_vec();
        shuffled(&mut unseen, rng);
        let fits = |card: &CardId| self.rows_seen(*card) == seen;
        let bottom = unseen.iter().position(fits).expect("the bottom card is among them");
        unseen.swap(0, bottom);
        rng.shuffle(&mut unseen[1..]); // the search has passed over other cards only
        self.rebellion.cards[from..].copy_from_slice(&unseen);
    }
}

/// Sorts, then shuffles: what lay there before makes no difference.
fn shuffled<T: Ord>(cards: &mut [T], rng: &mut Rng) {
    cards.sort_unstable();
    rng.shuffle(cards);
}

/// What holds a scheme.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Holder {
    /// In a hand, where these seats know it, one bit each.
    Hand(usize, u8),
    /// Among the cards looked at.
    Looked(usize),
    /// In a deck.
    Deck(usize, usize),
}

/// A scheme in its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub(crate) holder: Holder,
    /// Whether it was in that hand at the last reshuffle.
    pub(crate) old: bool,
    pub(crate) card: SchemeId,
}

/// A position on its way to being a game, with everything found wrong.
struct Loading {
    game: Rurik,
    faults: Faults,
}

impl Loading {
    /// Whether every list has its length and every seat plays, so that it can be filled in at all.
    fn shape(&mut self, position: &Position) {
        let Position { board, hidden } = position;
        let sides = self.game.sides();
        let players = usize::from(self.game.options.players);
        let solo = self.game.options.solo();
        let rows = usize::from(self.game.board().rows);
        let in_play: Vec<Region> = self.game.map().regions.iter().collect();
        let mut length = |at: &str, has: usize, wanted: usize| {
            self.faults.demand(has == wanted, at, || format!("has {has} entries, not {wanted}"));
        };
        length("board.regions", board.regions.len(), in_play.len());
        length("board.players", board.players.len(), sides);
        length("board.strategy", board.strategy.len(), Column::COUNT);
        length("board.row", board.row.len(), DEED_ROW);
        length("hidden.hands", hidden.hands.len(), players);
        length("hidden.agendas", hidden.agendas.len(), players);
        for (place, column) in board.strategy.iter().enumerate() {
            length(&format!("board.strategy[{place}]"), column.len(), rows);
        }
        for (place, region) in board.regions.iter().enumerate() {
            length(&format!("board.regions[{place}].troops"), region.troops.len(), sides);
        }
        let seen = board.rebellion.as_ref().map_or(0, |rebellion| rebellion.seen.len());
        let cards = if solo { CardId::COUNT } else { 0 };
        length("rebellion cards", seen + hidden.rebellion.len(), cards);
        self.faults.demand(board.rebellion.is_some() == solo, "board.rebellion", || {
            "is for the solo game, and always there".into()
        });
        for (place, (data, region)) in board.regions.iter().zip(&in_play).enumerate() {
            self.faults.demand(data.region == *region, format!("board.regions[{place}].region"), || {
                format!("is {}, not {region}", data.region)
            });
        }
        let mut at_most = |at: &str, has: usize, most: usize| {
            self.faults.demand(has <= most, at, || format!("has {has} entries, more than {most}"));
        };
        at_most("board.frames", board.frames.len(), MAX_LOADED_FRAMES);
        at_most("hidden.decks[0]", hidden.decks[0].len(), MAX_DECK);
        at_most("hidden.decks[1]", hidden.decks[1].len(), MAX_DECK);
        at_most("hidden.looked", hidden.looked.len(), MAX_LOOK);
        let under = hidden.decks.get(usize::from(hidden.looked_deck)).map_or(0, Vec::len);
        at_most("hidden.looked and their deck", hidden.looked.len() + under, MAX_DECK);
        at_most("hidden.deeds", hidden.deeds.len(), DeedId::COUNT);
        self.faults.demand(hidden.reveals <= MAX_LOADED_REVEALS, "hidden.reveals", || {
            format!("is more than {MAX_LOADED_REVEALS}")
        });
        self.faults.demand(hidden.looked_deck < 2, "hidden.looked_deck", || "is neither 0 nor 1".into());
        self.faults.demand(
            board.shown.iter().all(|place| usize::from(*place) < REBELS),
            "board.shown",
            || format!("has places from {REBELS} on"),
        );
        let lying = hidden.decks.iter().flatten().chain(&hidden.looked);
        let knowers = lying.flat_map(|lying| &lying.known).chain([&board.marker]);
        let strangers = knowers.filter(|seat| seat.index() >= players).count();
        self.faults.demand(strangers == 0, "hidden", || "names seats that do not play".into());
        let placed = board.strategy.iter().flatten().flatten().map(|placed| &placed.owner);
        let strangers = placed.chain([&board.active]).filter(|seat| seat.index() >= sides).count();
        self.faults.demand(strangers == 0, "board", || "names seats that do not play".into());
        let first = board.first.index() < players;
        self.faults.demand(first, "board.first", || "does not play".into());
    }

    /// Copies everything over; lengths are right.
    fn fill(&mut self, position: &Position) {
        let Position { board, hidden } = position;
        let game = &mut self.game;
        game.reveals = hidden.reveals;
        (game.round, game.phase, game.turn) = (board.round, board.phase, board.turn);
        (game.first, game.marker, game.active) = (board.first, board.marker, board.active);
        game.used = board.used;
        (game.tax, game.build) = (board.tax, board.build);
        for data in &board.regions {
            let (region, index) = (data.region, data.region.index());
            game.produce[index] = data.good;
            game.troops[index][..data.troops.len()].copy_from_slice(&data.troops);
            for (set, has) in [
                (&mut game.goods, data.lies),
                (&mut game.rebels, data.rebel),
                (&mut game.neutrals, data.neutral),
            ] {
                if has {
                    set.add(region);
                }
            }
        }
        for (place, column) in board.strategy.iter().enumerate() {
            game.strategy[place][..column.len()].copy_from_slice(column);
        }
        for (side, data) in board.players.iter().enumerate() {
            fill_player(game, side, data);
        }
        for (side, hand) in hidden.hands.iter().enumerate() {
            let player = &mut game.players[side];
            (player.hand, player.held, player.spied) = (hand.cards, hand.held, hand.spied);
        }
        for (side, agendas) in hidden.agendas.iter().enumerate() {
            let player = &mut game.players[side];
            (player.dealt, player.kept) = (agendas.dealt, agendas.kept);
        }
        for (deck, cards) in hidden.decks.iter().enumerate() {
            game.decks[deck] = Deck::EMPTY;
            cards.iter().for_each(|lying| game.decks[deck].put(lying.card, Seat::mask(&lying.known)));
        }
        game.looked = Lying::EMPTY;
        game.looked_deck = if hidden.looked.is_empty() { 0 } else { hidden.looked_deck };
        hidden.looked.iter().for_each(|lying| game.looked.put(lying.card, Seat::mask(&lying.known)));
        (game.discard, game.returned) = (board.discard, board.returned);
        game.row.copy_from_slice(&board.row);
        game.spent_deeds = board.spent_deeds;
        game.deeds.refill(&hidden.deeds);
        board.frames.iter().for_each(|frame| game.frames.push(*frame));
        game.rewards = hidden.rewards;
        game.shown = board.shown.iter().fold(0, |shown, place| shown | 1 << place);
        if let Some(data) = &board.rebellion {
            game.rebellion.priority = data.priority;
            game.rebellion.turned = data.turned;
            for (mask, places) in game.rebellion.locked.iter_mut().zip(&data.locked) {
                *mask = places
                    .iter()
                    .fold(0, |mask, place| mask | 1_u8.checked_shl(u32::from(*place)).unwrap_or(0));
            }
            let cards = data.seen.iter().chain(&hidden.rebellion);
            cards.enumerate().for_each(|(place, card)| game.rebellion.cards[place] = *card);
        }
        for side in 0..game.sides() {
            game.players[side].columns = game.columns_of(side);
        }
    }

    /// Lists of the board whose length follows from other fields.
    fn count(&mut self, board: &Board) {
        let shown = self.game.shown.count_ones() as usize;
        self.faults.demand(shown == board.shown.len(), "board.shown", || "names a place twice".into());
        if let Some(rebellion) = &board.rebellion {
            let (has, seen) = (rebellion.seen.len(), (self.game.cards_turned() + 1).min(CardId::COUNT));
            self.faults
                .demand(has == seen, "board.rebellion.seen", || format!("has {has} cards, not {seen}"));
        }
    }

    /// Numbers that no game comes near.
    fn limits(&mut self) {
        for (side, player) in self.game.players[..self.game.sides()].iter().enumerate() {
            let mut limit = |field: &'static str, has: u8, most: u8| {
                let at = At("board.players", side, field);
                self.faults.demand(has <= most, at, || format!("{has} is more than {most}"));
            };
            limit(".coins", player.coins, MAX_LOADED_COINS);
            player.goods.iter().for_each(|goods| limit(".goods", *goods, MAX_LOADED_GOODS));
            limit(".warfare", player.warfare, MAX_LOADED_WARFARE);
        }
        let bribes =
            self.game.strategy.iter().flatten().flatten().all(|placed| placed.bribe <= MAX_LOADED_COINS);
        self.faults.demand(bribes, "board.strategy", || {
            format!("has a bribe of more than {MAX_LOADED_COINS} coins")
        });
        for points in [self.game.tax, self.game.build] {
            self.faults.demand(points <= MAX_LOADED_POINTS, "board", || {
                format!("has more than {MAX_LOADED_POINTS} points")
            });
        }
    }

    /// The goods of the regions, and the rewards of rebels that were shown.
    fn land(&mut self) {
        let game = self.game;
        let regions = game.map().regions;
        let printed = |region: Region| game.tables.regions[region.index()].good;
        if game.options.alternate_board {
            let mut counts = [0; Good::COUNT];
            regions.iter().for_each(|region| counts[game.produce[region.index()].index()] += 1);
            let wanted = game.tables.goods_tokens(game.options.players);
            self.faults.demand(counts == wanted, "board.regions", || {
                format!("bring forth {counts:?}, not {wanted:?}")
            });
        } else {
            let right = regions.iter().all(|region| game.produce[region.index()] == printed(region));
            self.faults.demand(right, "board.regions", || "do not bring forth the printed goods".into());
        }
        let (shown, most) = (game.shown.count_ones() as u8, regions.len());
        self.faults.demand(game.rebels.len() + shown <= most, "rebels", || format!("are more than {most}"));
        if game.options.rebel_rewards {
            let pile = game.shown == (1_u32 << shown) as u16 - 1;
            self.faults.demand(pile, "board.shown", || "is not the beginning of the pile".into());
        } else {
            let out = game.shown & !regions.0;
            self.faults
                .demand(out == 0, "board.shown", || "names a region whose rebel was not defeated".into());
        }
        let solo = game.options.solo();
        self.faults.demand(!solo || shown == 0, "board.shown", || "is empty in a solo game".into());
    }

    /// Whether a side has the leader it should have by now.
    fn leader(&mut self, side: usize) {
        let game = self.game;
        let player = &game.players[side];
        let at = At("board.players", side, ".leader");
        if game.is_rebellion(Seat::new(side as u8)) {
            return self
                .faults
                .demand(player.leader == Some(Leader::Sviatopolk), at, || "is not sviatopolk".into());
        }
        let allowed = |leader: Leader| !game.options.solo() || game.tables.leaders[leader.index()].solo;
        self.faults.demand(player.leader.is_none_or(allowed), at, || "leads the Rebellion".into());
        let choice = game.options.leaders[side];
        if let LeaderChoice::Fixed(leader) = choice {
            self.faults
                .demand(player.leader == Some(leader), at, || format!("is not {leader}, as the options say"));
        }
        let chosen =
            game.phase != Phase::Leaders || choice != LeaderChoice::Choose || self.had_turns(side) > 0;
        self.faults.demand(player.leader.is_some() == chosen, at, || "does not go with the phase".into());
        if game.phase == Phase::Agendas || game.phase == Phase::Leaders || game.phase == Phase::Troops {
            self.faults.demand(player.leader_at.is_none(), At("board.players", side, ".leader_at"), || {
                "is for later".into()
            });
        }
    }

    /// Turns a player has had in this part of setup, clockwise from the first.
    fn had_turns(&self, side: usize) -> u8 {
        let game = &self.game;
        let players = game.options.players;
        let after = (side as u8 + players - game.first.index() as u8 % players) % players;
        if side >= usize::from(players) { 0 } else { (game.turn + players - 1 - after) / players }
    }

    /// Decks are as the rules leave them, and agendas go with the phase.
    fn cards(&mut self, board: &Board) {
        let game = self.game;
        let lying = game.decks.iter().map(|deck| deck.len()).sum::<u8>() + game.discard.len();
        let bare = game.decks.iter().any(|deck| deck.is_empty()) && lying >= 2;
        let looking = !game.looked.cards().is_empty();
        self.faults.demand(looking || !bare, "hidden.decks", || {
            "one is used up and would have been made anew".into()
        });
        self.faults.demand(game.options.deed_row || game.spent_deeds.is_empty(), "board.spent_deeds", || {
            "are for the variant".into()
        });
        for (side, player) in game.players[..usize::from(game.options.players)].iter().enumerate() {
            let known = player.dealt.iter().all(|agenda| game.agendas_in_game().contains(agenda));
            self.faults
                .demand(known, "hidden.agendas", || "have a card that is not used in a solo game".into());
            let at = At("hidden.agendas", side, ".kept");
            self.faults.demand(player.kept.is_none_or(|place| place < 2), at, || "is neither 0 nor 1".into());
            let chosen = match game.phase {
                Phase::Leaders => false,
                Phase::Agendas => self.had_turns(side) > 0,
                _ => true,
            };
            self.faults.demand(player.kept.is_some() == chosen, at, || "does not go with the phase".into());
            let said = board.players[side].agenda;
            self.faults.demand(player.kept.is_some() == said, at, || "does not go with the board".into());
        }
    }

    /// Round, phase and turn go together, and starting troops stand as they should.
    fn clock(&mut self) {
        let game = self.game;
        let (players, sides) = (game.options.players, game.sides());
        self.faults
            .demand((1..=ROUNDS as u8).contains(&game.round), "board.round", || "is not from 1 to 4".into());
        let setup = matches!(game.phase, Phase::Leaders | Phase::Agendas | Phase::Troops | Phase::Stand);
        let fits = match game.phase {
            _ if setup => game.round == 1,
            Phase::Claim => usize::from(game.round) < ROUNDS,
            Phase::Over => usize::from(game.round) == ROUNDS,
            _ => true,
        };
        self.faults.demand(fits, "board.round", || {
            format!("{} does not go with the phase {:?}", game.round, game.phase)
        });
        let troops = game.tables.pieces.starting_troops;
        let advisors = game.tables.advisors_in(players, game.round.clamp(1, 4)).len();
        let most = match game.phase {
            Phase::Leaders | Phase::Agendas | Phase::Stand | Phase::Claim => usize::from(players),
            Phase::Troops => usize::from(players * troops),
            Phase::Strategy | Phase::Action => sides * usize::from(advisors),
            Phase::Over => usize::from(u8::MAX),
        };
        self.faults.demand(usize::from(game.turn) <= most, "board.turn", || format!("is more than {most}"));
        let action = game.phase == Phase::Action;
        self.faults.demand(action || game.used == Used::default(), "board.used", || {
            "is for the Action Phase".into()
        });
        if setup && usize::from(game.turn) <= most {
            for side in 0..usize::from(players) {
                let turns = self.had_turns(side);
                let player = &game.players[side];
                let ordinary = game.tables.pieces.troops.saturating_sub(player.supply);
                let wanted = match game.phase {
                    Phase::Troops => turns,
                    Phase::Stand => troops,
                    _ => 0,
                };
                self.faults.demand(ordinary == wanted, format!("board.players[{side}].supply"), || {
                    format!("leaves {ordinary} troops on the board, not {wanted}")
                });
                let stands = game.phase == Phase::Stand && turns > 0;
                self.faults.demand(
                    player.leader_at.is_some() == stands,
                    format!("board.players[{side}].leader_at"),
                    || "does not go with the turn".into(),
                );
            }
        }
    }

    /// As many advisors are with their owners and on the strategy board as the turn says.
    fn advisors(&mut self) {
        let game = self.game;
        let all = game.tables.advisors_in(game.options.players, game.round.clamp(1, 4));
        for side in 0..game.sides() {
            let placed =
                game.strategy.iter().flatten().flatten().filter(|placed| placed.owner.index() == side);
            let known = placed.clone().all(|placed| all.has(placed.advisor));
            self.faults.demand(known, "board.strategy", || {
                format!("has advisors seat {side} does not have, or has twice")
            });
            let (unplaced, placed) = (game.players[side].advisors, placed.count());
            let (turns, count) = (game.turns_had(side), usize::from(all.len()));
            let (wanted_unplaced, wanted_placed) = match game.phase {
                Phase::Strategy => (count.saturating_sub(turns), turns),
                Phase::Action => (0, count.saturating_sub(turns)),
                Phase::Claim | Phase::Over => (0, 0),
                _ => (count, 0),
            };
            // In the middle of a turn the advisor may have been resolved already; `owed` looks at that.
            let resolved = usize::from(game.phase == Phase::Action && game.active.index() == side);
            let right = usize::from(unplaced.len()) == wanted_unplaced
                && (placed == wanted_placed || placed + resolved == wanted_placed);
            let at = At("board.players", side, ".advisors");
            self.faults.demand(right && all.contains(unplaced), at, || {
                format!("{} with the owner and {placed} on the board do not go with the turn", unplaced.len())
            });
        }
    }

    /// What is asked and owed can be: the first frame fits the phase, the rest can follow from it.
    fn owed(&mut self) {
        let game = self.game;
        let frames = game.frames.all();
        let over = game.phase == Phase::Over;
        self.faults
            .demand(!over || frames.is_empty(), "board.frames", || "nothing is owed at the end".into());
        self.faults
            .demand(!over || game.active.index() == 0, "board.active", || "is seat 0 at the end".into());
        if frames.is_empty() {
            let idle = game.phase != Phase::Action
                || (game.used == Used::default() && (game.tax, game.build) == (0, 0));
            self.faults.demand(idle, "board", || "a turn has begun, but nothing is asked".into());
            let counts = (0..game.sides())
                .all(|side| game.phase != Phase::Action || self.on_board(side) == self.to_resolve(side));
            self.faults
                .demand(counts, "board.strategy", || "an advisor was resolved, but nothing is asked".into());
            return;
        }
        let takers = match game.phase {
            Phase::Strategy | Phase::Action => game.sides(),
            _ => usize::from(game.options.players),
        };
        let active = game.active == game.seat_of_turn(takers);
        self.faults.demand(active, "board.active", || "is not the one whose turn it is".into());
        let raid = matches!(frames, [Frame::Raid { .. }, Frame::Check { .. }]);
        self.faults.demand(game.is_rebellion(game.active) == raid, "board.active", || {
            "the Rebellion is asked nothing but casualty checks of its attacks".into()
        });
        let more = game.phase == Phase::Action;
        self.faults.demand(more || frames.len() == 1, "board.frames", || {
            "only one thing is asked in this phase".into()
        });
        if !self.faults.is_empty() {
            return;
        }
        for (place, frame) in frames.iter().enumerate() {
            let last = place + 1 == frames.len();
            let fits = self.fits(*frame, &frames[..place], last);
            let at = At("board.frames", place, "");
            self.faults.demand(fits, at, || format!("{frame:?} cannot be owed here"));
        }
    }

    /// Advisors of a side on the board.
    fn on_board(&self, side: usize) -> usize {
        self.game.strategy.iter().flatten().flatten().filter(|placed| placed.owner.index() == side).count()
    }

    /// Advisors a side still has to resolve at the beginning of this turn.
    fn to_resolve(&self, side: usize) -> usize {
        let game = &self.game;
        let all = game.tables.advisors_in(game.options.players, game.round).len();
        usize::from(all).saturating_sub(game.turns_had(side))
    }

    /// Whether a frame may stand at this place of the stack and can be settled when its turn comes.
    fn fits(&self, frame: Frame, owed: &[Frame], last: bool) -> bool {
        let game = &self.game;
        let below = owed.last().copied();
        let (me, side) = (game.me(), game.active.index());
        let bottom = below.is_none();
        let inside = game.phase == Phase::Action && !bottom;
        let few = |points: u8| points <= MAX_LOADED_POINTS;
        match frame {
            Frame::Leader => bottom && game.phase == Phase::Leaders && me.leader.is_none(),
            Frame::Agenda => bottom && game.phase == Phase::Agendas && me.kept.is_none(),
            Frame::Troop => {
                bottom
                    && game.phase == Phase::Troops
                    && game.turn < game.options.players * game.tables.pieces.starting_troops
            }
            Frame::Stand => bottom && game.phase == Phase::Stand && me.leader_at.is_none(),
            Frame::Place => bottom && game.phase == Phase::Strategy && game.some(frame),
            Frame::Bribe(advisor, column) => {
                let next = game.advisor(game.number(advisor)) == Some(advisor);
                let open = game.strategy[column.index()][usize::from(game.board().rows) - 1].is_none();
                let columns = game.me().columns;
                let allowed = !columns.has(column) || columns.len() >= 3;
                bottom && game.phase == Phase::Strategy && next && open && allowed
            }
            Frame::Turn(step) => {
                let wanted = self.to_resolve(side);
                let wanted = if step == Step::After { wanted.checked_sub(1) } else { Some(wanted) };
                bottom
                    && game.phase == Phase::Action
                    && Some(self.on_board(side)) == wanted
                    && (step == Step::After || wanted > Some(0))
            }
            Frame::Muster { left, reach } => {
                inside && few(left) && (reach.is_empty() || reach == game.marias_reach())
            }
            Frame::Move { left } => inside && few(left),
            Frame::Anywhere { left, troop, leader } => {
                let moved = troop.is_none_or(|at| game.map().regions.has(at) && game.ordinary(side, at) > 0);
                inside && left <= 2 && moved && !(leader && troop.is_some())
            }
            Frame::Escort { from, to } => {
                let agatha = me.leader == Some(Leader::Agatha) && me.leader_at == Some(to);
                let moving = matches!(below, Some(Frame::Move { .. } | Frame::Anywhere { .. }));
                inside && last && moving && agatha && from != to && game.ordinary(side, from) > 0
            }
            Frame::Attack { left, fewer } => inside && few(left) && few(fewer),
            Frame::Raid { left, fewer, region } => {
                let resolved = self.to_resolve(side).checked_sub(1) == Some(self.on_board(side));
                let there = region.is_some_and(|region| game.map().regions.has(region));
                game.is_rebellion(game.active) && bottom && resolved && few(left) && few(fewer) && there
            }
            Frame::Check { region, cards } => {
                let attacking = match below {
                    Some(Frame::Raid { region: at, .. }) => at == Some(region),
                    below => matches!(below, Some(Frame::Attack { .. })),
                };
                inside && last && attacking && (1..=9).contains(&cards) && game.force(side, region) > 0
            }
            Frame::Draw { cards } => inside && (1..=MAX_LOOK as u8).contains(&cards),
            Frame::Keep => inside && last && game.looked.cards().len() >= 2,
            Frame::Top => inside && last && game.looked.cards().len() == 2,
            Frame::Marker => below == Some(Frame::Turn(Step::After)) && !game.options.solo(),
            Frame::Market(_) => inside && last,
            Frame::Church(region) => {
                inside && last && game.map().regions.has(region) && game.church_acts(region)
            }
            Frame::Dock(count) => {
                let turns = match count {
                    BoatCount::Priority => u8::from(game.options.solo()),
                    BoatCount::Trade => game.options.players,
                };
                bottom && game.phase == Phase::Claim && game.turn < turns
            }
            Frame::Deed => (bottom && game.phase == Phase::Claim) || matches!(below, Some(Frame::Played(_))),
            Frame::Played(_) => matches!(below, Some(Frame::Turn(_))),
            Frame::Accomplish(deed) => matches!(below, Some(Frame::Turn(_))) && me.accomplished.has(deed),
            Frame::Convert(_) => matches!(below, Some(Frame::Turn(_))),
            Frame::Remove { .. } | Frame::Raze { .. } | Frame::Discard { .. } | Frame::Pay { .. } => {
                inside && self.payable(frame, owed, last)
            }
        }
    }

    /// Whether a part of a payment goes with what it pays for and can be completed: only the top one may be half paid.
    fn payable(&self, frame: Frame, owed: &[Frame], last: bool) -> bool {
        let game = &self.game;
        // What is paid for lies below; parts of the payment follow in a fixed order, so each lies above an earlier part.
        let paid_for =
            owed.iter().rev().find(|below| matches!(below, Frame::Accomplish(_) | Frame::Convert(_)));
        let order = |frame: Frame| match frame {
            Frame::Remove { .. } => 1,
            Frame::Raze { .. } => 2,
            Frame::Discard { .. } => 3,
            Frame::Pay { .. } => 4,
            _ => 0,
        };
        if owed.last().is_none_or(|below| order(*below) >= order(frame)) || !(last || untouched(frame)) {
            return false;
        }
        let cost = match paid_for {
            Some(Frame::Accomplish(deed)) => game.tables.deeds[deed.index()].cost,
            Some(Frame::Convert(conversion)) => {
                let row = &game.tables.conversions[conversion.index()];
                return match frame {
                    Frame::Pay { how: Payment::Named(token), left, .. } => {
                        token == *conversion && left == row.any + 1 && game.some(frame)
                    }
                    Frame::Pay { how: Payment::AnyBut(_), left, .. } => {
                        last && left > 0 && left <= row.any && game.some(frame)
                    }
                    _ => false,
                };
            }
            _ => return false,
        };
        let part = |left: u8, whole: u8| left > 0 && left <= whole && (last || left == whole);
        let fits = match frame {
            Frame::Remove { how, left, .. } => match (how, cost.troops) {
                (Removal::Different, TroopsCost::DifferentRegions(whole)) => part(left, whole),
                (Removal::Ruled(region), TroopsCost::OneRuledRegion(whole)) => {
                    part(left, whole) && (region.is_none() == (left == whole))
                }
                (Removal::Anywhere, TroopsCost::Anywhere(whole)) => part(left, whole),
                _ => false,
            },
            Frame::Raze { left } => {
                let built: u8 = game.me().built.iter().map(|built| built.len()).sum();
                part(left, cost.structures) && built >= left
            }
            Frame::Discard { left } => part(left, cost.schemes) && game.me().hand.len() >= left,
            Frame::Pay { how, left, .. } => match (how, cost.goods) {
                (Payment::OneType, GoodsCost::OneType(whole)) => left == whole,
                (Payment::Different, GoodsCost::DifferentTypes(whole)) => part(left, whole),
                (Payment::AnyBut(but), GoodsCost::AnyTypes(whole)) => but.is_empty() && part(left, whole),
                _ => false,
            },
            _ => false,
        };
        fits && game.some(frame)
    }
}

/// Whether nothing of a payment has been given yet, as far as its order tells.
fn untouched(frame: Frame) -> bool {
    match frame {
        Frame::Remove { from, how, .. } => from == 0 && !matches!(how, Removal::Ruled(Some(_))),
        Frame::Pay { from, .. } => from == 0,
        _ => true,
    }
}

impl Rurik {
    /// Turns a side has had in this Strategy or Action Phase.
    pub(crate) fn turns_had(&self, side: usize) -> usize {
        let sides = self.sides();
        let after = (side + sides - self.first.index() % sides) % sides;
        (usize::from(self.turn) + sides - 1 - after) / sides
    }

    /// Turns the Rebellion has begun: all of earlier rounds, and those of this one.
    pub(crate) fn cards_turned(&self) -> usize {
        let advisors = |round: u8| usize::from(self.tables.advisors_in(self.options.players, round).len());
        let earlier: usize = (1..self.round.min(ROUNDS as u8)).map(advisors).sum();
        let now = match self.phase {
            Phase::Action => {
                let waits = |placed: &&Placed| self.is_rebellion(placed.owner);
                let waiting = self.strategy.iter().flatten().flatten().filter(waits).count();
                advisors(self.round).saturating_sub(waiting)
            }
            Phase::Claim | Phase::Over => advisors(self.round.min(ROUNDS as u8)),
            _ => 0,
        };
        earlier + now
    }
}

fn fill_player(game: &mut Rurik, side: usize, data: &PlayerData) {
    let occupied = Region::ALL.into_iter().filter(|region| game.force(side, *region) > 0).collect();
    let player = &mut game.players[side];
    player.leader = data.leader;
    player.leader_at = data.leader_at;
    player.supply = data.supply;
    player.occupied = occupied;
    player.built = [data.built.church, data.built.market, data.built.stronghold];
    player.coins = data.coins;
    player.goods = data.goods;
    player.held_back = data.held_back;
    player.tokens = data.tokens.iter().fold(0, |tokens, token| tokens | 1 << token.index());
    player.claims = data.claims;
    player.warfare = data.warfare;
    player.defeated = data.defeated;
    player.advisors = data.advisors;
    player.ability_used = data.ability_used;
    player.deeds = data.deeds;
    player.accomplished = data.accomplished;
    if let Some(leader) = data.leader {
        game.seats[leader.index()] = side as u8;
    }
    const { assert!(Track::COUNT == 3 && Structure::COUNT == 3) };
}
