//! A small stage: a game in its first Action phase in which just the things that matter are put in place.

pub(crate) use samovar_engine::kit::seat;
use samovar_engine::{Game, NoLog, Seed, kit};

use crate::components::{
    AssignmentId, BOYARS, CHAMBERS, CITIES, Chamber, City, Components, EstateId, Item, ProjectId, REGIONS,
    Region, SpoilsId, Tables, TitleId, Token, TokenId, TradeId, WARRIORS,
};
use crate::event::Event;
use crate::goods::Goods;
use crate::options::Options;
use crate::state::{
    ChamberSet, CitySet, Errand, EstateSet, FirstTsar, Frame, Phase, Player, Points, SpoilsSet, TitleSet,
};

/// A game set up for a test, with everything that happened since.
///
/// Setters keep all pieces accounted for; what is taken away goes to a supply, a deck or a discard pile, or where a setter
/// says so to the last seat. Most setters speak of the active seat; [`Scene::as_seat`] changes it for setting things up,
/// and before playing on, [`Scene::turn`] says whose turn it is.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) game: FirstTsar,
    pub(crate) log: Vec<Event>,
}

samovar_engine::readers! {
    city(City);
    chamber(Chamber);
    project(ProjectId);
    title(TitleId);
    estate(EstateId);
    spoils(SpoilsId);
    trade(TradeId);
    token(TokenId);
}

/// Goods like `"3 grain, 2 coin"`; the empty text is nothing.
pub(crate) fn goods(text: &str) -> Goods {
    let parts = text.split(", ").filter(|part| !part.is_empty());
    let goods = parts.map(|part| {
        let (count, item) = part.split_once(' ').expect("a count and a kind");
        Goods::of(item.parse().expect("a kind of goods"), count.parse().expect("a count"))
    });
    goods.fold(Goods::NONE, Goods::and)
}

impl Scene {
    /// The Action phase of the first round with so many players: seat 0 is first player, on top of the Favor track (then
    /// 1, 2, 3), and is to act. Everybody has boyars without coins in Production, Maneuver and Project, a seal pair, no
    /// goods, no coins, no points, and two warriors in the far north-west (Veliky Novgorod, Vologda), which all share. The
    /// Assignment cards are black, blue, purple, yellow and any, from Production to Reward; the Kremlin card is put aside.
    /// No Trade token lies on any waterway: those that did are discarded.
    pub(crate) fn new(players: u8) -> Scene {
        Scene::with(Tables::current(), Options::for_players(players))
    }

    /// As [`Scene::new`] with other options and on other tables.
    pub(crate) fn with(tables: &'static Tables, options: Options) -> Scene {
        let mut game = FirstTsar::with_tables(tables, &options, Seed::from_text("scene"));
        while matches!(game.phase, Phase::Keep | Phase::Settle) {
            let legal = kit::legal(&game);
            game.apply(legal[0], &mut NoLog);
        }
        let mut scene = Scene { game, log: Vec::new() };
        for card in 0..CHAMBERS + 1 {
            scene.game.assignments[card] = AssignmentId::new(card as u8).expect("a card");
        }
        scene.game.favor = [seat(0), seat(1), seat(2), seat(3)];
        scene.game.first = seat(0);
        scene.no_waters();
        for number in 0..players_of(&scene.game) {
            let player = &mut scene.game.players[usize::from(number)];
            player.goods = Goods::NONE;
            player.chambers =
                ChamberSet::from_iter([Chamber::Production, Chamber::Maneuver, Chamber::Project]);
            scene.as_seat(number).clear_map().warriors("veliky-novgorod", 1).warriors("vologda", 1);
        }
        scene.game.phase = Phase::Actions;
        scene.turn(0);
        scene
    }

    // Setting the stage, mostly for the active seat.

    /// Makes a seat the active one, for setting things up.
    pub(crate) fn as_seat(&mut self, number: u8) -> &mut Scene {
        self.game.active = seat(number);
        self
    }

    /// A seat is to take its first action turn, with nothing done yet; it becomes first player.
    pub(crate) fn turn(&mut self, number: u8) -> &mut Scene {
        self.game.first = seat(number);
        self.game.active = seat(number);
        self.game.turns -= self.game.turns % self.game.options.players;
        self.game.errand = Errand::FRESH;
        self.only(Frame::Turn);
        self
    }

    fn only(&mut self, frame: Frame) {
        while self.game.frames.top().is_some() {
            self.game.frames.pop();
        }
        self.game.frames.push(frame);
    }

    /// Asks this on top of the turn, or owes it, and runs on to the next question.
    pub(crate) fn owe(&mut self, frame: Frame) -> &mut Scene {
        self.game.frames.push(frame);
        self.game.run(&mut self.log);
        self
    }

    /// Gives the active player a part of an effect, and runs on to the next question.
    pub(crate) fn gain(&mut self, token: Token, count: u8) -> &mut Scene {
        self.owe(Frame::Gain(token, count))
    }

    /// Goes to the Planning phase of this round, before anybody has placed a boyar; seat 0 begins.
    pub(crate) fn planning(&mut self) -> &mut Scene {
        for player in &mut self.game.players {
            player.chambers = ChamberSet::EMPTY;
            player.bribes = [0; CHAMBERS];
        }
        self.game.phase = Phase::Planning;
        self.game.turns = 0;
        self.game.first = seat(0);
        self.game.active = seat(0);
        self.only(Frame::Plan);
        self
    }

    /// Goes to the end of the round: all boyars have left, those not on the map stand on the Kremlin card. The first
    /// region is reached, and everything runs on to the first question.
    pub(crate) fn end_of_round(&mut self) -> &mut Scene {
        for player in &mut self.game.players[..usize::from(self.game.options.players)] {
            player.chambers = ChamberSet::EMPTY;
            player.bribes = [0; CHAMBERS];
            player.in_kremlin = BOYARS - player.boyars.iter().sum::<u8>();
        }
        self.game.phase = Phase::EndOfRound;
        self.game.turns = 0;
        self.game.errand = Errand::FRESH;
        self.game.frames.pop();
        self.game.run(&mut self.log);
        self
    }

    /// Goes to a round, with what is renewed after the second.
    pub(crate) fn round(&mut self, round: u8) -> &mut Scene {
        if round > 2 && self.game.round <= 2 {
            let laid = self.game.options.spoils();
            let drawn: SpoilsSet = (0..laid).filter_map(|_| self.game.spoils_reserve.draw()).collect();
            self.game.spoils_gone = self.game.spoils_gone.or(self.game.spoils);
            self.game.spoils = drawn;
            while let Some(token) = self.game.trade_reserve.draw() {
                self.game.trades_gone.add(token);
            }
            self.game.favor_tokens = 0;
        }
        self.game.round = round;
        self
    }

    /// Gives the active player just these goods and coins, like `"3 grain, 2 coin"`.
    pub(crate) fn goods(&mut self, text: &str) -> &mut Scene {
        self.game.me_mut().goods = goods(text);
        self
    }

    /// Sets the points; they count as those of projects.
    pub(crate) fn vp(&mut self, vp: u16) -> &mut Scene {
        let me = self.game.me_mut();
        me.points = [0; Points::COUNT];
        me.points[Points::Projects as usize] = vp;
        me.vp = vp;
        self
    }

    /// Puts everybody on the Favor track, the highest first.
    pub(crate) fn favor(&mut self, order: &[u8]) -> &mut Scene {
        for (place, number) in order.iter().enumerate() {
            self.game.favor[place] = seat(*number);
        }
        self
    }

    /// The points at which Favor tokens lie.
    pub(crate) fn favor_tokens(&mut self, spaces: &[u16]) -> &mut Scene {
        self.game.favor_tokens = spaces.iter().fold(0, |mask, space| mask | 1 << (space / 10 - 1));
        self
    }

    /// Takes all pieces of the active player from the map into the supply; boyars go to the Kremlin card.
    pub(crate) fn clear_map(&mut self) -> &mut Scene {
        let me = self.game.me_mut();
        me.warriors = WARRIORS - me.field;
        me.buildings += me.built.len();
        me.in_kremlin += me.boyars.iter().sum::<u8>();
        me.garrison = [0; CITIES];
        me.boyars = [0; CITIES];
        (me.guarded, me.visited, me.built) = (CitySet::EMPTY, CitySet::EMPTY, CitySet::EMPTY);
        self
    }

    /// So many warriors of the active player stand in a city, none of them there before counted.
    pub(crate) fn warriors(&mut self, name: &str, count: u8) -> &mut Scene {
        let me = self.game.me_mut();
        let at = city(name);
        while me.garrison[at.index()] > 0 {
            me.remove_warrior(at);
            me.warriors += 1;
        }
        for _ in 0..count {
            me.warriors -= 1;
            me.add_warrior(at);
        }
        self
    }

    /// All but so many warriors of the supply go to a city.
    pub(crate) fn warriors_left(&mut self, left: u8, name: &str) -> &mut Scene {
        let me = self.game.me_mut();
        while me.warriors > left {
            me.warriors -= 1;
            me.add_warrior(city(name));
        }
        self
    }

    /// Warriors of the active player on the Field of War, from the supply.
    pub(crate) fn field(&mut self, count: u8) -> &mut Scene {
        let me = self.game.me_mut();
        me.warriors = me.warriors + me.field - count;
        me.field = count;
        self
    }

    /// A building of the active player's stands in a city.
    pub(crate) fn building(&mut self, name: &str) -> &mut Scene {
        let me = self.game.me_mut();
        me.buildings -= 1;
        me.built.add(city(name));
        self
    }

    /// A boyar of the active player's stands in a city: it is a turn later for all, and everybody else's boyar of that
    /// turn stands on the Kremlin card. Everybody loses the boyar in the last chamber of their list.
    pub(crate) fn boyar(&mut self, name: &str) -> &mut Scene {
        let who = self.game.active;
        if self.game.players[who.index()].in_kremlin > 0 {
            self.game.players[who.index()].in_kremlin -= 1;
        } else {
            for number in 0..players_of(&self.game) {
                let player = &mut self.game.players[usize::from(number)];
                let last = player.chambers.iter().last().expect("a boyar in a chamber");
                player.chambers.remove(last);
                player.bribes[last.index()] = 0;
                player.in_kremlin += u8::from(seat(number) != who);
            }
            self.game.turns += self.game.options.players;
        }
        self.game.players[who.index()].add_boyar(city(name));
        self
    }

    /// The boyars of the active player stand in just these chambers, like `"reward"` or `"exchange 2"` with coins
    /// underneath; as many as there were.
    pub(crate) fn chambers(&mut self, list: &[&str]) -> &mut Scene {
        let me = self.game.me_mut();
        assert_eq!(usize::from(me.chambers.len()), list.len(), "as many boyars as before");
        me.chambers = ChamberSet::EMPTY;
        me.bribes = [0; CHAMBERS];
        for text in list {
            let (name, coins) = text.split_once(' ').unwrap_or((text, "0"));
            me.chambers.add(chamber(name));
            me.bribes[chamber(name).index()] = coins.parse().expect("a number of coins");
        }
        self
    }

    /// The Assignment card of a chamber, like `"AC06"`; the card that was there lies where this one was.
    pub(crate) fn card(&mut self, name: &str, id: &str) -> &mut Scene {
        let id: AssignmentId = id.parse().expect("an assignment card");
        let place = self.game.assignments.iter().position(|card| *card == id).expect("a card");
        self.game.assignments.swap(place, chamber(name).index());
        self
    }

    /// The active player's seal lies in a chamber.
    pub(crate) fn sealed(&mut self, name: &str) -> &mut Scene {
        self.game.me_mut().seals -= 1;
        self.game.seals[chamber(name).index()] = Some(self.game.active);
        for player in &mut self.game.players {
            player.bribes[chamber(name).index()] = 0;
        }
        self
    }

    /// The active player, who must be about to act, stands in a chamber (in place of another one) and leaves it. With a
    /// seal where `seal` says so, for which the price with two players is given.
    pub(crate) fn acting(&mut self, name: &str, seal: bool) -> &mut Scene {
        let me = self.game.me_mut();
        if !me.chambers.has(chamber(name)) {
            let other = me.chambers.iter().last().expect("a boyar in a chamber");
            me.chambers.remove(other);
            me.bribes[other.index()] = 0;
            me.chambers.add(chamber(name));
        }
        if seal && self.game.options.players == 2 {
            self.game.me_mut().add_coins(1);
        }
        let seal = if seal { " seal" } else { "" };
        self.play(&format!("leave {name}{seal}"))
    }

    /// A card of the active player's hand that nobody saw come, wherever it was.
    pub(crate) fn hand(&mut self, id: &str) -> &mut Scene {
        self.uproot_project(project(id));
        self.game.me_mut().hand.add(project(id));
        self
    }

    /// A card of the active player's hand that everybody saw taken.
    pub(crate) fn hand_shown(&mut self, id: &str) -> &mut Scene {
        self.hand(id).game.me_mut().shown.add(project(id));
        self
    }

    /// A project the active player has completed.
    pub(crate) fn completed(&mut self, id: &str) -> &mut Scene {
        self.uproot_project(project(id));
        self.game.me_mut().completed.add(project(id));
        self
    }

    /// Puts a project on the display, in place of one that goes under the deck.
    pub(crate) fn display(&mut self, id: &str) -> &mut Scene {
        let id = project(id);
        if self.game.projects.has(id) {
            return self;
        }
        self.uproot_project(id);
        let old = self.game.projects.iter().next().expect("a display");
        self.game.projects.remove(old);
        self.game.projects.add(id);
        self.game.project_deck.push(old);
        self.game.project_deck.all_mut().rotate_right(1);
        self
    }

    /// Makes a project the next of the deck.
    pub(crate) fn next_project(&mut self, id: &str) -> &mut Scene {
        self.uproot_project(project(id));
        self.game.project_deck.push(project(id));
        self
    }

    /// Leaves so many cards in the project deck; the others are in the last seat's hand, seen by all.
    pub(crate) fn project_deck(&mut self, left: u8) -> &mut Scene {
        let last = self.game.players[..usize::from(self.game.options.players)].last_mut().expect("a seat");
        while self.game.project_deck.len() > left {
            let id = self.game.project_deck.draw().expect("a card");
            last.hand.add(id);
            last.shown.add(id);
        }
        self
    }

    /// Takes all cards off the project display, to the last seat's hand; the deck has to be empty.
    pub(crate) fn no_display(&mut self) -> &mut Scene {
        assert!(self.game.project_deck.is_empty(), "empty the deck first");
        let last = self.game.players[..usize::from(self.game.options.players)].last_mut().expect("a seat");
        last.hand = last.hand.or(self.game.projects);
        last.shown = last.shown.or(self.game.projects);
        self.game.projects.0 = 0;
        self
    }

    /// A Title of the active player's.
    pub(crate) fn title(&mut self, id: &str) -> &mut Scene {
        self.uproot_title(title(id));
        self.game.me_mut().titles.add(title(id));
        self
    }

    /// An Estate of the active player's, ready to be used.
    pub(crate) fn estate(&mut self, id: &str) -> &mut Scene {
        self.uproot_estate(estate(id));
        self.game.me_mut().estates.add(estate(id));
        self
    }

    /// Shows just these Titles; those shown before go under the deck.
    pub(crate) fn titles(&mut self, ids: &[&str]) -> &mut Scene {
        for old in std::mem::replace(&mut self.game.titles, TitleSet::EMPTY).iter() {
            self.game.title_deck.push(old);
            self.game.title_deck.all_mut().rotate_right(1);
        }
        for id in ids {
            self.uproot_title(title(id));
            self.game.titles.add(title(id));
        }
        self
    }

    /// Shows just these Estates; those shown before go under the deck.
    pub(crate) fn estates(&mut self, ids: &[&str]) -> &mut Scene {
        for old in std::mem::replace(&mut self.game.estates, EstateSet::EMPTY).iter() {
            self.game.estate_deck.push(old);
            self.game.estate_deck.all_mut().rotate_right(1);
        }
        for id in ids {
            self.uproot_estate(estate(id));
            self.game.estates.add(estate(id));
        }
        self
    }

    /// Leaves so many cards in the Title deck; the others are the last seat's.
    pub(crate) fn title_deck(&mut self, left: u8) -> &mut Scene {
        let last = self.game.players[..usize::from(self.game.options.players)].last_mut().expect("a seat");
        while self.game.title_deck.len() > left {
            last.titles.extend(self.game.title_deck.draw());
        }
        self
    }

    /// Leaves so many cards in the Estate deck; the others are the last seat's.
    pub(crate) fn estate_deck(&mut self, left: u8) -> &mut Scene {
        let last = self.game.players[..usize::from(self.game.options.players)].last_mut().expect("a seat");
        while self.game.estate_deck.len() > left {
            last.estates.extend(self.game.estate_deck.draw());
        }
        self
    }

    /// Lays out just these Spoils tokens on the Field of War; the others that were there are discarded.
    pub(crate) fn spoils(&mut self, ids: &[&str]) -> &mut Scene {
        self.game.spoils_gone = self.game.spoils_gone.or(self.game.spoils);
        self.game.spoils = SpoilsSet::EMPTY;
        for id in ids.iter().map(|id| spoils(id)) {
            let gone = self.game.spoils_gone.iter().next();
            if let Some(card) = self.game.spoils_reserve.all_mut().iter_mut().find(|card| **card == id) {
                let other = gone.expect("another token to lie in the reserve");
                *card = other;
                self.game.spoils_gone.remove(other);
            }
            self.game.spoils_gone.remove(id);
            self.game.players.iter_mut().for_each(|player| player.spoils.remove(id));
            self.game.spoils.add(id);
        }
        self
    }

    /// A Spoils token of the active player's; one of the reserve is replaced by one that was laid out.
    pub(crate) fn own_spoils(&mut self, id: &str) -> &mut Scene {
        let id = spoils(id);
        if let Some(card) = self.game.spoils_reserve.all_mut().iter_mut().find(|card| **card == id) {
            *card = self.game.spoils.iter().next().expect("a token on the Field of War");
            self.game.spoils.remove(*card);
        }
        self.game.spoils.remove(id);
        self.game.spoils_gone.remove(id);
        self.game.me_mut().spoils.add(id);
        self
    }

    /// Discards every Trade token on the map.
    pub(crate) fn no_waters(&mut self) -> &mut Scene {
        for water in &mut self.game.waters {
            self.game.trades_gone.extend(water.take());
        }
        self
    }

    /// Puts a Trade token on the waterway between two cities, which has a slot.
    pub(crate) fn water(&mut self, from: &str, to: &str, id: &str) -> &mut Scene {
        let slot = self.game.tables.waterway(city(from), city(to)).and_then(|way| way.slot);
        let slot = usize::from(slot.expect("a waterway with a slot"));
        self.uproot_trade(trade(id));
        self.game.trades_gone.extend(self.game.waters[slot].replace(trade(id)));
        self
    }

    /// Puts a Trade token into a slot of the active player's pad, from 1.
    pub(crate) fn pad(&mut self, slot: usize, id: &str) -> &mut Scene {
        self.uproot_trade(trade(id));
        let old = self.game.me_mut().pad[slot - 1].replace(trade(id));
        self.game.trades_gone.extend(old);
        self
    }

    /// The token of a region in this round; the one that was there takes its place.
    pub(crate) fn region(&mut self, region: Region, id: &str) -> &mut Scene {
        let tokens = &mut self.game.tokens;
        let here = REGIONS * usize::from(self.game.round - 1) + region.index();
        let there = tokens.iter().position(|other| *other == token(id)).expect("a token");
        tokens.swap(here, there);
        let last = 3 * REGIONS..4 * REGIONS;
        if let Some(light) = last.clone().find(|place| !tokens[*place].is_dark()) {
            assert_ne!(light, here, "only dark tokens lie on the map in the last round");
            let free = |place: &usize| *place != here && !last.contains(place) && tokens[*place].is_dark();
            let dark = (0..TokenId::COUNT).find(free).expect("a dark token");
            tokens.swap(light, dark);
        }
        self
    }

    fn uproot_project(&mut self, id: ProjectId) {
        for player in &mut self.game.players {
            player.completed.remove(id);
            player.shown.remove(id);
            player.put_back.remove(id);
            player.hand.remove(id);
        }
        let shown = self.game.projects.has(id);
        self.game.projects.remove(id);
        let left: Vec<ProjectId> =
            self.game.project_deck.all().iter().copied().filter(|card| *card != id).collect();
        self.game.project_deck.refill(&left);
        if shown {
            self.game.projects.extend(self.game.project_deck.draw());
        }
        self.mend_hands();
    }

    /// What was kept and put back at the start goes with the hands again.
    fn mend_hands(&mut self) {
        let players = usize::from(self.game.options.players);
        for number in 0..players {
            let player = &self.game.players[number];
            let hidden = player.hand.or(player.completed).without(player.shown);
            let kept = player.kept.filter(|id| hidden.has(*id)).or_else(|| hidden.iter().next());
            let kept = kept.or_else(|| {
                let id = self.game.project_deck.draw();
                self.game.players[number].hand.extend(id);
                id
            });
            self.game.players[number].kept = kept;
        }
        let kept: Vec<ProjectId> = self.game.players.iter().filter_map(|player| player.kept).collect();
        let mut free: Vec<ProjectId> = ProjectId::all().filter(|id| !kept.contains(id)).collect();
        for player in &mut self.game.players[..players] {
            let rest = free.split_off(2);
            player.put_back = std::mem::replace(&mut free, rest).into_iter().collect();
        }
    }

    fn uproot_title(&mut self, id: TitleId) {
        self.game.titles.remove(id);
        self.game.titles_gone.remove(id);
        self.game.players.iter_mut().for_each(|player| player.titles.remove(id));
        let left: Vec<TitleId> =
            self.game.title_deck.all().iter().copied().filter(|card| *card != id).collect();
        self.game.title_deck.refill(&left);
    }

    fn uproot_estate(&mut self, id: EstateId) {
        self.game.estates.remove(id);
        self.game.estates_gone.remove(id);
        self.game.players.iter_mut().for_each(|player| {
            player.estates.remove(id);
            player.used.remove(id);
        });
        let left: Vec<EstateId> =
            self.game.estate_deck.all().iter().copied().filter(|card| *card != id).collect();
        self.game.estate_deck.refill(&left);
    }

    /// Takes a Trade token from wherever it is; one of the reserve is replaced by a discarded one.
    fn uproot_trade(&mut self, id: TradeId) {
        self.game.trades_gone.remove(id);
        let gone = self.game.trades_gone.iter().next();
        if let Some(card) = self.game.trade_reserve.all_mut().iter_mut().find(|card| **card == id) {
            let other = gone.expect("another token to lie in the reserve");
            *card = other;
            self.game.trades_gone.remove(other);
        }
        for water in &mut self.game.waters {
            *water = water.filter(|token| *token != id);
        }
        for player in &mut self.game.players {
            for slot in &mut player.pad {
                *slot = slot.filter(|token| *token != id);
            }
        }
    }

    // Playing.

    samovar_engine::stage!(FirstTsar);

    /// The frame that asks.
    pub(crate) fn asked(&self) -> Frame {
        self.game.frames.top().expect("somebody is asked")
    }

    /// A player by seat number.
    pub(crate) fn player(&self, number: u8) -> &Player {
        &self.game.players[usize::from(number)]
    }

    /// The active player.
    pub(crate) fn me(&self) -> &Player {
        self.game.me()
    }

    /// How many of a kind the active player has.
    pub(crate) fn has(&self, item: Item) -> u8 {
        self.game.me().goods.count(item)
    }

    /// The seats on the Favor track, the highest first.
    pub(crate) fn favors(&self) -> Vec<usize> {
        self.game.by_favor().iter().map(|seat| seat.index()).collect()
    }

    /// Does as little as possible until a condition holds: boyars leave without a seal and go to the first city, what can
    /// be skipped is, and of other things the first is chosen.
    pub(crate) fn pass_until(&mut self, stop: impl Fn(&Scene) -> bool) -> &mut Scene {
        for _ in 0..1000 {
            if stop(self) || self.game.is_over() {
                return self;
            }
            let legal = self.legal();
            let idle =
                ["end", "skip", "coins 0"].into_iter().find(|idle| legal.iter().any(|action| action == idle));
            let send = legal.iter().find(|action| action.starts_with("send ")).cloned();
            let action = idle.map(str::to_owned).or(send).unwrap_or_else(|| legal[0].clone());
            self.play(&action);
        }
        panic!("the condition never holds")
    }
}

fn players_of(game: &FirstTsar) -> u8 {
    game.options.players
}
