//! A small stage: a game in the first round in which just the things that matter are put in place.

#![allow(dead_code)] // rule tests take from it what they need

pub(crate) use samovar_engine::kit::seat;
use samovar_engine::{Game, Rng, Seat, Seed};

use crate::action::Piece;
use crate::components::{
    Advisor, AdvisorSet, AgendaId, Column, ColumnSet, Components, Conversion, DeedId, DeedSet, Good, Leader,
    REBELS, Region, RegionSet, SchemeId, SchemeSet, Structure, Tables, Track,
};
use crate::event::Event;
use crate::options::Options;
use crate::state::{
    DEED_ROW, Deck, Frame, Lying, MAX_DECK, NOBODY, Phase, Placed, Player, Rurik, Step, Used,
};

/// A game set up for a test, with everything that happened since.
///
/// Setters keep all pieces accounted for: troops come out of supplies and go back there, a card is taken from where it
/// was. A test says what stands where, whose turn it is and what is asked, and then plays in notation.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) game: Rurik,
    pub(crate) log: Vec<Event>,
}

samovar_engine::readers! {
    region(Region);
    good(Good);
    column(Column);
    structure(Structure);
    leader(Leader);
    scheme(SchemeId);
    deed(DeedId);
    agenda(AgendaId);
}

/// The regions of these names.
pub(crate) fn regions(words: &[&str]) -> RegionSet {
    words.iter().map(|word| region(word)).collect()
}

/// The schemes of these ids.
pub(crate) fn schemes(ids: &[&str]) -> Vec<SchemeId> {
    ids.iter().map(|id| scheme(id)).collect()
}

/// Leaders by seat where a test does not name them: none of them does anything by itself in the usual scenes.
const LEADERS: [Leader; 4] = [Leader::Mstislav, Leader::Boris, Leader::Maria, Leader::Sudislav];

impl Scene {
    /// The Action Phase of round 1 of a game with so many players; seat 0 is first player and about to resolve an
    /// advisor. The map is empty but for a rebel and a good in every region; everybody has an empty supply of coins,
    /// goods, schemes and deeds, all troops and structures in stock, and a leader off the board (seat 0 Mstislav, then
    /// Boris, Maria, Sudislav). Everybody has advisors 1, 2, 4 and 5 in the top spaces that are free from Muster on.
    pub(crate) fn new(players: u8) -> Scene {
        Scene::with(Options::for_players(players))
    }

    /// As [`Scene::new`] without rebels.
    pub(crate) fn bare(players: u8) -> Scene {
        let mut scene = Scene::new(players);
        scene.no_rebels();
        scene
    }

    /// As [`Scene::new`] with other options; fixed leaders are kept.
    pub(crate) fn with(options: Options) -> Scene {
        Scene::with_tables(Tables::current(), options)
    }

    /// As [`Scene::with`] on other tables.
    pub(crate) fn with_tables(tables: &'static Tables, options: Options) -> Scene {
        let options = options.canonical();
        let game = Rurik::set_up(tables, options, Seed::from_text("scene"));
        let mut scene = Scene { game, log: Vec::new() };
        for (side, leader) in LEADERS.into_iter().enumerate().take(usize::from(options.players)) {
            if scene.game.players[side].leader.is_none() {
                let free = scene.game.free_leaders();
                let leader = if free.has(leader) { leader } else { free.first().expect("a leader") };
                scene.game.take_leader(side, leader);
            }
            scene.game.players[side].coins = 0;
            scene.game.players[side].kept = Some(0);
        }
        scene.game.first = seat(0);
        scene.game.marker = seat(0);
        scene.action_phase();
        scene
    }

    // The stage: phases and turns.

    /// Begins the Action Phase of this round with everybody's advisors in the top spaces that are free, from Muster on,
    /// seat 0 about to resolve one.
    pub(crate) fn action_phase(&mut self) -> &mut Scene {
        self.clear_strategy();
        let sides = self.game.sides();
        let advisors = self.game.tables.advisors_in(self.game.options.players, self.game.round);
        for side in 0..sides {
            for (place, advisor) in advisors.iter().enumerate() {
                let columns = Column::ALL.into_iter().cycle().skip(place).take(Column::COUNT);
                let rows = usize::from(self.game.board().rows);
                let open = columns.into_iter().find_map(|column| {
                    let row = (0..rows).find(|row| self.game.strategy[column.index()][*row].is_none())?;
                    Some((column, row))
                });
                let (column, row) = open.expect("more spaces than advisors");
                self.game.strategy[column.index()][row] =
                    Some(Placed { owner: seat(side as u8), advisor, bribe: 0 });
            }
            self.game.players[side].advisors = AdvisorSet::EMPTY;
            self.game.players[side].columns = self.game.columns_of(side);
        }
        self.game.phase = Phase::Action;
        self.game.turn = 0;
        self.turn_of(self.game.first.index() as u8)
    }

    /// Begins the Strategy Phase of a round with an empty strategy board; the first player is to place an advisor.
    pub(crate) fn strategy_phase(&mut self, round: u8) -> &mut Scene {
        self.clear_strategy();
        self.game.round = round;
        let game = &mut self.game;
        while game.frames.top().is_some() {
            game.frames.pop();
        }
        (game.tax, game.build, game.used) = (0, 0, Used::default());
        game.begin_round(&mut self.log);
        game.run(&mut self.log);
        self.clear_log()
    }

    /// The Claim Phase of a round with all goods loaded, up to the first choice of a deed or the end.
    pub(crate) fn claim_phase(&mut self, round: u8) -> &mut Scene {
        self.before_claims(round);
        while matches!(self.game.frames.top(), Some(Frame::Dock(_))) {
            self.play("hold 0");
        }
        self
    }

    /// Begins the Claim Phase of a round; stops where goods can be held back, or else as [`Scene::claim_phase`].
    pub(crate) fn before_claims(&mut self, round: u8) -> &mut Scene {
        self.clear_strategy();
        let game = &mut self.game;
        game.round = round;
        game.phase = Phase::Action;
        game.turn = 0;
        for player in &mut game.players {
            player.advisors = AdvisorSet::EMPTY;
        }
        while game.frames.top().is_some() {
            game.frames.pop();
        }
        (game.tax, game.build, game.used) = (0, 0, Used::default());
        game.run(&mut self.log);
        self
    }

    /// Takes every advisor off the strategy board.
    pub(crate) fn clear_strategy(&mut self) -> &mut Scene {
        self.game.strategy = Default::default();
        self.game.players.iter_mut().for_each(|player| player.columns = ColumnSet::EMPTY);
        self
    }

    /// The round, for a scene of the Action Phase; advisors are laid out anew.
    pub(crate) fn round(&mut self, round: u8) -> &mut Scene {
        self.game.round = round;
        self.action_phase()
    }

    /// Makes it the turn of a seat, with nothing used yet and the advisor still to be resolved. Earlier seats have had
    /// their turn of this lap: their lowest advisor is gone.
    pub(crate) fn turn_of(&mut self, number: u8) -> &mut Scene {
        let sides = self.game.sides();
        while self.game.seat_of_turn(sides) != seat(number) {
            let side = self.game.seat_of_turn(sides);
            self.resolve_quietly(side);
            self.game.turn += 1;
        }
        self.game.active = seat(number);
        (self.game.tax, self.game.build) = (0, 0);
        self.game.used = Used::default();
        self.ask(Frame::Turn(Step::Before))
    }

    fn resolve_quietly(&mut self, side: Seat) {
        let number = |placed: &Placed| self.game.tables.advisors[placed.advisor.index()].number;
        let own = self.game.strategy.iter().flatten().flatten().filter(|placed| placed.owner == side);
        let Some(lowest) = own.copied().min_by_key(number) else { return };
        for space in self.game.strategy.iter_mut().flatten() {
            if *space == Some(lowest) {
                *space = None;
            }
        }
        self.game.players[side.index()].columns = self.game.columns_of(side.index());
    }

    /// Goes to the part of the turn after the main action: the active player's lowest advisor is resolved.
    pub(crate) fn after(&mut self) -> &mut Scene {
        self.resolve_quietly(self.game.active);
        self.ask(Frame::Turn(Step::After))
    }

    /// Makes a seat the active one for setting things up; whose turn it is does not change.
    pub(crate) fn as_seat(&mut self, number: u8) -> &mut Scene {
        self.game.active = seat(number);
        self
    }

    /// Asks just this.
    pub(crate) fn ask(&mut self, frame: Frame) -> &mut Scene {
        while self.game.frames.top().is_some() {
            self.game.frames.pop();
        }
        self.game.frames.push(frame);
        self
    }

    /// Owes this on top of what is asked, and runs on to the next question.
    pub(crate) fn owe(&mut self, frame: Frame) -> &mut Scene {
        self.game.frames.push(frame);
        self.game.run(&mut self.log);
        self
    }

    /// The active player has the main action of a column with so many points: as if the advisor had been resolved.
    pub(crate) fn points(&mut self, word: &str, points: u8) -> &mut Scene {
        self.after();
        self.game.grant_points(column(word), points, 0);
        self.game.run(&mut self.log);
        self
    }

    /// Tax points in the pool of the turn.
    pub(crate) fn tax(&mut self, points: u8) -> &mut Scene {
        self.game.tax = points;
        self
    }

    /// Build points in the pool of the turn.
    pub(crate) fn build(&mut self, points: u8) -> &mut Scene {
        self.game.build = points;
        self
    }

    /// The first player, and holder of the marker.
    pub(crate) fn first(&mut self, number: u8) -> &mut Scene {
        self.game.first = seat(number);
        self.marker(number)
    }

    pub(crate) fn marker(&mut self, number: u8) -> &mut Scene {
        self.game.marker = seat(number);
        self
    }

    // The map. `side` is a seat number; the Rebellion is side 1 of a solo game.

    /// Puts so many ordinary troops of a side into a region, besides what stands there.
    pub(crate) fn troops(&mut self, side: u8, at: &str, count: u8) -> &mut Scene {
        for _ in 0..count {
            self.game.place_piece(usize::from(side), Piece::Troop, region(at));
        }
        self
    }

    /// Takes all pieces of a side off the map.
    pub(crate) fn no_troops(&mut self, side: u8) -> &mut Scene {
        let side = usize::from(side);
        for at in self.game.players[side].occupied.iter() {
            while self.game.force(side, at) > 0 {
                let piece = self.game.loser(side, at);
                self.game.recall(side, piece, at);
            }
        }
        self
    }

    /// Leaves a side so many ordinary troops in the supply; the others stand in a region of the scene's.
    pub(crate) fn supply(&mut self, side: u8, count: u8, rest_at: &str) -> &mut Scene {
        let have = self.game.players[usize::from(side)].supply;
        self.troops(side, rest_at, have.checked_sub(count).expect("so many in supply"))
    }

    /// Puts the leader of a side into a region, wherever it was.
    pub(crate) fn leader_at(&mut self, side: u8, at: &str) -> &mut Scene {
        let side = usize::from(side);
        if let Some(old) = self.game.players[side].leader_at {
            self.game.lift(side, Piece::Leader, old);
        }
        self.game.put(side, Piece::Leader, region(at));
        self
    }

    /// Gives a side a leader, off the board; who had it gets the one given up.
    pub(crate) fn leader(&mut self, side: u8, word: &str) -> &mut Scene {
        let (side, wanted) = (usize::from(side), leader(word));
        let old = self.game.players[side].leader.expect("everybody has a leader");
        for other in [side, usize::from(self.game.seats[wanted.index()])] {
            if let Some(at) = self.game.players.get(other).and_then(|player| player.leader_at) {
                self.game.lift(other, Piece::Leader, at);
            }
        }
        match self.game.seats[wanted.index()] {
            NOBODY => self.game.seats[old.index()] = NOBODY,
            other => self.game.take_leader(usize::from(other), old),
        }
        self.game.take_leader(side, wanted);
        self
    }

    /// Removes the rebel of a region to the box, as a church does.
    pub(crate) fn no_rebel(&mut self, at: &str) -> &mut Scene {
        self.game.rebels.remove(region(at));
        self
    }

    /// Removes all rebels.
    pub(crate) fn no_rebels(&mut self) -> &mut Scene {
        self.game.rebels = RegionSet::EMPTY;
        self
    }

    /// Puts a neutral troop into a region of a solo game.
    pub(crate) fn neutral(&mut self, at: &str) -> &mut Scene {
        self.game.neutrals.add(region(at));
        self
    }

    pub(crate) fn no_neutrals(&mut self) -> &mut Scene {
        self.game.neutrals = RegionSet::EMPTY;
        self
    }

    /// Takes the good of a region away.
    pub(crate) fn no_good(&mut self, at: &str) -> &mut Scene {
        self.game.goods.remove(region(at));
        self
    }

    /// What a region brings forth; the region that brought it forth gets the other good.
    pub(crate) fn produce(&mut self, at: &str, word: &str) -> &mut Scene {
        let (at, wanted) = (region(at).index(), good(word));
        let other = self.game.map().regions.iter().find(|other| self.game.produce[other.index()] == wanted);
        self.game.produce.swap(at, other.expect("a region with that good").index());
        self
    }

    /// Lays these goods tokens; the regions they come from get what lay there.
    pub(crate) fn goods_tokens(&mut self, tokens: &[(&str, &str)]) -> &mut Scene {
        let mut laid = RegionSet::EMPTY;
        for (at, word) in tokens {
            let open = self.game.map().regions & !laid;
            let from = open.iter().find(|from| self.game.produce[from.index()] == good(word));
            let from = from.expect("a token like that is left");
            self.game.produce.swap(region(at).index(), from.index());
            laid.add(region(at));
        }
        self
    }

    /// Puts a structure of a side into a region.
    pub(crate) fn built(&mut self, side: u8, at: &str, word: &str) -> &mut Scene {
        self.game.players[usize::from(side)].built[structure(word).index()].add(region(at));
        self
    }

    /// Puts the sticker that gives this (`"fish"`, `"coin:2"`) under the rebel of a region.
    pub(crate) fn sticker(&mut self, at: &str, gives: &str) -> &mut Scene {
        self.reward(region(at).index(), gives)
    }

    /// Puts the token that gives this next on the pile of the variant.
    pub(crate) fn token(&mut self, gives: &str) -> &mut Scene {
        self.reward(self.game.shown.count_ones() as usize, gives)
    }

    fn reward(&mut self, place: usize, gives: &str) -> &mut Scene {
        use crate::components::Gain;
        let gain = match gives.strip_prefix("coin:") {
            Some(coins) => Gain::Coins(coins.parse().expect("a number of coins")),
            None => Gain::Good(good(gives)),
        };
        let other = (0..REBELS).filter(|other| self.game.shown >> other & 1 == 0);
        let mut other =
            other.filter(|other| self.game.reward(usize::from(self.game.rewards[*other])) == gain);
        let other = other.next().expect("a reward like that is left");
        self.game.rewards.swap(place, other);
        self
    }

    // What players have.

    pub(crate) fn coins(&mut self, side: u8, coins: u8) -> &mut Scene {
        self.game.players[usize::from(side)].coins = coins;
        self
    }

    /// Gives a side just these goods, as in `"fish 2, fur 1"`; nothing for an empty text.
    pub(crate) fn goods(&mut self, side: u8, text: &str) -> &mut Scene {
        let goods = &mut self.game.players[usize::from(side)].goods;
        *goods = [0; Good::COUNT];
        for part in text.split(", ").filter(|part| !part.is_empty()) {
            let (word, count) = part.split_once(' ').expect("a good and its number");
            goods[good(word).index()] = count.parse().expect("a number");
        }
        self
    }

    /// Leaves a side just these conversion tokens face up.
    pub(crate) fn tokens(&mut self, side: u8, words: &[&str]) -> &mut Scene {
        let token = |word: &&str| word.parse::<Conversion>().expect("a conversion").index();
        self.game.players[usize::from(side)].tokens =
            words.iter().fold(0, |tokens, word| tokens | 1 << token(word));
        self
    }

    /// The spaces of a side on the rule, build and trade tracks, 0 for none.
    pub(crate) fn claims(&mut self, side: u8, claims: [u8; Track::COUNT]) -> &mut Scene {
        self.game.players[usize::from(side)].claims = claims;
        self
    }

    pub(crate) fn warfare(&mut self, side: u8, places: u8) -> &mut Scene {
        self.game.players[usize::from(side)].warfare = places;
        self
    }

    /// Gives a side so many defeated rebels more; they come from regions or the pile in order.
    pub(crate) fn defeated(&mut self, side: u8, rebels: u8) -> &mut Scene {
        for _ in 0..rebels {
            self.game.players[usize::from(side)].defeated += 1;
            let at = self.game.rebels.iter().last().expect("a rebel is left");
            self.game.rebels.remove(at);
            let place = match self.game.options.rebel_rewards {
                true => self.game.shown.count_ones() as usize,
                false => at.index(),
            };
            self.game.shown |= 1 << place;
        }
        self
    }

    pub(crate) fn ability_used(&mut self, side: u8) -> &mut Scene {
        self.game.players[usize::from(side)].ability_used = true;
        self
    }

    // Cards.

    /// Gives a scheme to a hand, wherever it was.
    pub(crate) fn hand(&mut self, side: u8, id: &str) -> &mut Scene {
        self.uproot_scheme(scheme(id));
        self.game.players[usize::from(side)].hand.add(scheme(id));
        self
    }

    /// Makes a deck (1 or 2) of just these schemes, the top one first; what lay there goes to the discard pile.
    pub(crate) fn deck(&mut self, deck: u8, ids: &[&str]) -> &mut Scene {
        let cards = schemes(ids);
        cards.iter().for_each(|card| self.uproot_scheme(*card));
        let place = usize::from(deck) - 1;
        let old = std::mem::replace(&mut self.game.decks[place], Deck::EMPTY);
        old.cards().iter().for_each(|card| self.game.discard.add(*card));
        cards.iter().rev().for_each(|card| self.game.decks[place].put(*card, 0));
        self
    }

    /// Puts schemes on top of a deck, the top one first, wherever they were; cards for which there is no room leave the
    /// bottom for the discard pile.
    pub(crate) fn on_deck(&mut self, deck: u8, ids: &[&str]) -> &mut Scene {
        let cards = schemes(ids);
        cards.iter().for_each(|card| self.uproot_scheme(*card));
        let place = usize::from(deck) - 1;
        while self.game.decks[place].cards().len() + cards.len() > MAX_DECK {
            let bottom = self.game.decks[place].cards()[0];
            self.uproot_scheme(bottom);
            self.game.discard.add(bottom);
        }
        cards.iter().rev().for_each(|card| self.game.decks[place].put(*card, 0));
        self
    }

    /// Puts schemes on the discard pile, wherever they were.
    pub(crate) fn discarded(&mut self, ids: &[&str]) -> &mut Scene {
        for card in schemes(ids) {
            self.uproot_scheme(card);
            self.game.discard.add(card);
        }
        self
    }

    fn uproot_scheme(&mut self, card: SchemeId) {
        for deck in &mut self.game.decks {
            let left: Vec<(SchemeId, u8)> = deck
                .cards()
                .iter()
                .copied()
                .zip(deck.known().iter().copied())
                .filter(|(other, _)| *other != card)
                .collect();
            *deck = Deck::EMPTY;
            left.into_iter().for_each(|(card, known)| deck.put(card, known));
        }
        self.game.discard.remove(card);
        for player in &mut self.game.players {
            player.hand.remove(card);
            player.held.remove(card);
            player.spied.remove(card);
        }
        self.game.looked = Lying::EMPTY;
    }

    /// Gives a chosen deed to a side, wherever it was.
    pub(crate) fn deed(&mut self, side: u8, word: &str) -> &mut Scene {
        self.uproot_deed(deed(word));
        self.game.players[usize::from(side)].deeds.add(deed(word));
        self
    }

    /// Makes a deed one that a side has accomplished, wherever it was.
    pub(crate) fn accomplished(&mut self, side: u8, word: &str) -> &mut Scene {
        self.uproot_deed(deed(word));
        self.game.players[usize::from(side)].accomplished.add(deed(word));
        self
    }

    /// Shows just these deeds in the row; what lay there goes to the bottom of the deck.
    pub(crate) fn row(&mut self, words: &[&str]) -> &mut Scene {
        words.iter().for_each(|word| self.uproot_deed(deed(word)));
        let old: Vec<DeedId> = self.game.row.iter_mut().filter_map(Option::take).collect();
        let cards: Vec<DeedId> = old.into_iter().chain(self.game.deeds.all().iter().copied()).collect();
        self.game.deeds.refill(&cards);
        self.game.row = [None; DEED_ROW];
        words.iter().enumerate().for_each(|(place, word)| self.game.row[place] = Some(deed(word)));
        self
    }

    /// Leaves just these deeds in the deck, the top one first; the others are accomplished by the last side.
    pub(crate) fn deed_deck(&mut self, words: &[&str]) -> &mut Scene {
        words.iter().for_each(|word| self.uproot_deed(deed(word)));
        let last = self.game.sides() - 1;
        let rest: DeedSet = self.game.deeds.all().iter().copied().collect();
        self.game.players[last].accomplished = self.game.players[last].accomplished | rest;
        let cards: Vec<DeedId> = words.iter().rev().map(|word| deed(word)).collect();
        self.game.deeds.refill(&cards);
        self
    }

    fn uproot_deed(&mut self, card: DeedId) {
        for shown in &mut self.game.row {
            *shown = shown.filter(|other| *other != card);
        }
        self.game.spent_deeds.remove(card);
        for player in &mut self.game.players {
            player.deeds.remove(card);
            player.accomplished.remove(card);
        }
        let left: Vec<DeedId> =
            self.game.deeds.all().iter().copied().filter(|other| *other != card).collect();
        self.game.deeds.refill(&left);
    }

    /// Gives a side this agenda to keep; who was dealt it gets the other one.
    pub(crate) fn agenda(&mut self, side: u8, word: &str) -> &mut Scene {
        let wanted = agenda(word);
        let mine = self.game.players[usize::from(side)].dealt[0];
        for player in &mut self.game.players {
            for card in &mut player.dealt {
                if *card == wanted {
                    *card = mine;
                }
            }
        }
        self.game.players[usize::from(side)].dealt[0] = wanted;
        self.game.players[usize::from(side)].kept = Some(0);
        self
    }

    // The strategy board.

    /// Puts an advisor of a side (`"2+"` is the second #2, `"3+"` the #3) on a space, from the top, with a bribe. It is
    /// taken from where it was; spaces it leaves stay empty.
    pub(crate) fn advisor(&mut self, side: u8, word: &str, at: &str, row: u8, bribe: u8) -> &mut Scene {
        let advisor: Advisor = word.parse().expect("an advisor");
        let owner = seat(side);
        for space in self.game.strategy.iter_mut().flatten() {
            *space = space.filter(|placed| (placed.owner, placed.advisor) != (owner, advisor));
        }
        self.game.strategy[column(at).index()][usize::from(row) - 1] = Some(Placed { owner, advisor, bribe });
        self.game.players[usize::from(side)].advisors.remove(advisor);
        self.game.players[usize::from(side)].columns = self.game.columns_of(side.into());
        self
    }

    /// The numbers and owners of the advisors in a column from the top, as in `"0:4 1:2"`.
    pub(crate) fn in_column(&self, at: &str) -> String {
        let spaces = self.game.strategy[column(at).index()].iter();
        let text = |placed: &Placed| format!("{}:{}", placed.owner, self.game.number(placed.advisor));
        let texts: Vec<String> =
            spaces.map(|space| space.as_ref().map_or_else(|| "-".into(), text)).collect();
        texts.join(" ").trim_end_matches([' ', '-']).to_owned()
    }

    // Playing.

    samovar_engine::stage!(Rurik);

    /// The frame that asks.
    pub(crate) fn asked(&self) -> Frame {
        self.game.frames.top().expect("somebody is asked")
    }

    /// A side by seat number.
    pub(crate) fn player(&self, number: u8) -> &Player {
        &self.game.players[usize::from(number)]
    }

    /// Troops of a side in a region, the leader included.
    pub(crate) fn force(&self, side: u8, at: &str) -> u8 {
        self.game.force(usize::from(side), region(at))
    }

    /// Who rules a region.
    pub(crate) fn ruler(&self, at: &str) -> Option<u8> {
        self.game.ruler(region(at)).map(|side| side as u8)
    }

    /// Goods of a kind that a side has, boat and dock.
    pub(crate) fn good(&self, side: u8, word: &str) -> u8 {
        self.player(side).goods[good(word).index()]
    }

    /// Points of a side in the standings.
    pub(crate) fn total(&self, side: u8) -> i32 {
        self.game.standings().rows[usize::from(side)].total
    }

    /// Points of a side in one category, as in `"warfare"`.
    pub(crate) fn score(&self, side: u8, category: &str) -> i32 {
        let id = format!("rurik-score-{category}");
        let rows = self.game.standings().rows;
        let part =
            rows[usize::from(side)].parts.iter().find(|(part, _)| *part == id).map(|(_, points)| *points);
        part.expect("a category of the standings")
    }

    /// How often something like this happened.
    pub(crate) fn count(&self, event: impl Fn(&Event) -> bool) -> usize {
        self.log.iter().filter(|other| event(other)).count()
    }

    /// Another generator, for tests that look at many chances.
    pub(crate) fn chance(&mut self, text: &str) -> &mut Scene {
        self.game.rng = Rng::new(Seed::from_text(text));
        self
    }

    /// Goes on in the idlest way until a condition holds: forfeits, ends turns, places without bribes, takes what comes
    /// first elsewhere.
    pub(crate) fn pass_until(&mut self, stop: impl Fn(&Scene) -> bool) -> &mut Scene {
        for _ in 0..1000 {
            if stop(self) || self.game.is_over() {
                return self;
            }
            let legal = self.legal();
            let idle = ["end", "done", "skip", "bribe 0", "escort 0"]
                .iter()
                .find(|idle| legal.iter().any(|action| action == *idle));
            let forfeit = legal.iter().find(|action| action.starts_with("forfeit"));
            let action = idle.map(|idle| (*idle).to_owned()).or_else(|| forfeit.cloned());
            self.play(&action.unwrap_or_else(|| legal[0].clone()));
        }
        panic!("the condition never holds")
    }
}

/// The stage itself: what the setters promise.
mod itself {
    use super::*;

    #[test]
    fn a_new_scene_is_sound_and_about_to_resolve() {
        for players in 2..=4 {
            let scene = Scene::new(players);
            scene.audit();
            assert_eq!(scene.asked(), Frame::Turn(Step::Before));
            assert_eq!(scene.to_decide(), Some(seat(0)));
            assert!(scene.can("forfeit muster 1"));
        }
    }

    #[test]
    fn setters_keep_all_pieces_accounted_for() {
        let mut scene = Scene::new(3);
        scene
            .troops(0, "kiev", 3)
            .leader_at(0, "kiev")
            .leader(1, "yaroslav")
            .leader_at(1, "kiev")
            .troops(1, "kiev", 1);
        scene
            .built(1, "kiev", "stronghold")
            .defeated(2, 2)
            .hand(0, "S05")
            .hand(1, "S06")
            .on_deck(1, &["S10", "S11"]);
        scene.deed(0, "hoard").accomplished(1, "law-giver").row(&["market-day", "send-gifts", "trade-route"]);
        scene.agenda(0, "wealthy").goods(0, "fish 3, fur 1").coins(0, 4).sticker("kiev", "coin:2");
        scene.discarded(&["S01"]).no_good("kiev").round(3).turn_of(1);
        scene.audit();
        assert_eq!(scene.to_decide(), Some(seat(1)));
        let again = Rurik::load(&scene.game.save()).expect("a scene is a position");
        assert_eq!(again, scene.game);
    }

    #[test]
    fn a_scene_plays_to_the_end() {
        let mut scene = Scene::new(2);
        scene.troops(0, "kiev", 2).troops(1, "volyn", 2).pass_until(|scene| scene.game.is_over());
        assert_eq!(scene.to_decide(), None);
    }

    #[test]
    fn phases_can_be_begun() {
        let mut scene = Scene::new(4);
        scene.strategy_phase(3);
        assert_eq!((scene.asked(), scene.player(0).advisors.len()), (Frame::Place, 5));
        scene.claim_phase(2);
        assert_eq!((scene.asked(), scene.game.phase), (Frame::Deed, Phase::Claim));
        scene.claim_phase(4);
        assert!(scene.game.is_over());
    }

    #[test]
    fn a_deck_has_the_cards_it_is_given() {
        let mut scene = Scene::new(2);
        scene.deck(1, &["S05", "S06"]);
        let cards: Vec<String> = scene.game.decks[0].cards().iter().rev().map(ToString::to_string).collect();
        assert_eq!(cards, ["S05", "S06"]);
        let all: SchemeSet = scene.game.decks.iter().flat_map(|deck| deck.cards().iter().copied()).collect();
        assert_eq!((all | scene.game.discard).len(), 27);
    }
}
