//! What every game promises, checked by the engine's kit, and what Rurik adds: all pieces stay accounted for.

use samovar_engine::kit::{self, Plan, Specimen};
use samovar_engine::{Rng, Seat, Seed, Viewer};

use crate::action::Action;
use crate::components::{AgendaId, Difficulty, Leader};
use crate::event::Event;
use crate::options::{Colour, LeaderChoice, Options};
use crate::state::{Frame, Rurik, Step};

impl Specimen for Rurik {
    const MAX_DECISIONS: usize = 4_000;

    fn setups() -> Vec<(String, Options)> {
        setups()
    }

    fn universe() -> Vec<Action> {
        Action::all().collect()
    }

    /// Everything the viewer does not know, changed in another way than resampling does: pairs of cards are swapped,
    /// piles turned over, agendas exchanged, chance re-keyed.
    fn scramble(&self, viewer: Viewer, rng: &mut Rng) -> Rurik {
        let mut other = *self;
        other.rng = rng.fork();
        let me = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => crate::state::SIDES,
        };
        other.swap_schemes(me, rng);
        other.swap_agendas(me, rng);
        other.deeds.all_mut().reverse();
        let unseen: Vec<usize> =
            (0..other.rewards.len()).filter(|place| other.shown >> place & 1 == 0).collect();
        for pair in unseen.chunks_exact(2) {
            other.rewards.swap(pair[0], pair[1]);
        }
        if self.options.solo() {
            other.swap_rebellion_cards();
        }
        other
    }

    fn may_ask_single(&self) -> bool {
        match self.frames.top() {
            Some(Frame::Turn(Step::After)) => true,
            Some(Frame::Turn(Step::Before)) => self.may_have_scheme(),
            _ => false,
        }
    }

    fn depth(&self) -> usize {
        self.frames.all().len()
    }

    fn open_standings(&self) -> bool {
        true
    }
}

impl Rurik {
    fn swap_schemes(&mut self, me: usize, rng: &mut Rng) {
        for _ in 0..24 {
            let slots = self.unknown_schemes(me);
            if slots.len() < 2 {
                return;
            }
            let pick = |rng: &mut Rng| slots[rng.below(slots.len() as u32) as usize];
            let (one, two) = (pick(rng), pick(rng));
            let fits = |slot: &crate::position::Slot, card| !slot.old || !self.returned.has(card);
            if one.card == two.card || !fits(&one, two.card) || !fits(&two, one.card) {
                continue;
            }
            self.empty(&one);
            self.empty(&two);
            self.fill_slot(&one, two.card);
            self.fill_slot(&two, one.card);
        }
    }

    /// Cards not seen yet change places; the bottom one only with a card whose seen rows are the same.
    fn swap_rebellion_cards(&mut self) {
        let from = usize::from(self.rebellion.turned) + 1;
        let Some((bottom, above)) = self.rebellion.cards.get(from..).and_then(<[_]>::split_first) else {
            return;
        };
        let seen = self.rows_seen(*bottom);
        let twin = above.iter().position(|card| self.rows_seen(*card) == seen);
        self.rebellion.cards[from + 1..].reverse();
        if let Some(place) = twin {
            self.rebellion.cards.swap(from, crate::components::CardId::COUNT - 1 - place);
        }
    }

    fn swap_agendas(&mut self, me: usize, rng: &mut Rng) {
        let players = usize::from(self.options.players);
        let over = self.is_over();
        for side in (0..players).filter(|side| *side != me) {
            if over {
                continue; // those kept lie open
            }
            let undealt: Vec<AgendaId> = self
                .agendas_in_game()
                .into_iter()
                .filter(|agenda| !self.players[..players].iter().any(|player| player.dealt.contains(agenda)))
                .collect();
            let player = &mut self.players[side];
            player.dealt[rng.below(2) as usize] = undealt[rng.below(undealt.len() as u32) as usize];
            player.kept = player.kept.map(|place| 1 - place);
        }
    }
}

/// All kinds of set-up: numbers of players, leaders, variants.
pub(crate) fn setups() -> Vec<(String, Options)> {
    let mut setups = Vec::new();
    for players in 2..=4 {
        let plain = Options::for_players(players);
        setups.push((format!("{players} players"), plain));
        let variants = Options {
            leaders: [LeaderChoice::Random; 4],
            alternate_board: true,
            rebel_rewards: true,
            deed_row: true,
            ..plain
        };
        setups.push((format!("{players} players, all variants"), variants));
    }
    let fixed = |leaders: [Leader; 4]| leaders.map(LeaderChoice::Fixed);
    let one = [Leader::Agatha, Leader::Predslava, Leader::Maria, Leader::Sudislav];
    let two = [Leader::Yaroslav, Leader::Sviatopolk, Leader::Boris, Leader::Mstislav];
    let colours = [Colour::White, Colour::Red, Colour::Yellow, Colour::Blue];
    for (name, leaders) in [("one half", one), ("other half", two)] {
        for players in [2, 4] {
            let options = Options {
                leaders: fixed(leaders),
                colours,
                first_player: Some(Seat::new(1)),
                ..Options::for_players(players)
            };
            setups.push((format!("{players} players, {name} of the leaders"), options));
        }
    }
    setups.extend(solo_setups());
    setups.into_iter().map(|(name, options)| (name, options.canonical())).collect()
}

/// Every difficulty, with leaders and variants that touch the Rebellion.
fn solo_setups() -> Vec<(String, Options)> {
    let leaders = [
        LeaderChoice::Choose,
        LeaderChoice::Fixed(Leader::Yaroslav),
        LeaderChoice::Fixed(Leader::Predslava),
        LeaderChoice::Fixed(Leader::Boris),
    ];
    let setup = |(difficulty, leader): (Difficulty, LeaderChoice)| {
        let options = Options {
            leaders: [leader, LeaderChoice::Choose, LeaderChoice::Choose, LeaderChoice::Choose],
            difficulty,
            alternate_board: difficulty == Difficulty::Hard,
            deed_row: difficulty == Difficulty::Hard,
            solo_leader_card: difficulty == Difficulty::Medium,
            ..Options::for_players(1)
        };
        (format!("solo, {difficulty}"), options)
    };
    Difficulty::ALL.into_iter().zip(leaders).map(setup).collect()
}

/// Every coin, good and warfare advance anybody has was told in the log.
#[test]
fn the_log_accounts_for_coins_goods_and_warfare() {
    for (name, options) in setups() {
        let (game, log) =
            kit::random_game::<Rurik>(&options, Seed::from_text(&name), Rng::new(Seed::from_text("stock")));
        let mut coins = [3_i32; 4];
        let mut goods = [0_i32; 4];
        let mut warfare = [0_u8; 4];
        for event in log {
            match event {
                Event::CoinsGained { who, coins: gained } => coins[who.index()] += i32::from(gained),
                Event::CoinsPaid { who, coins: paid } => coins[who.index()] -= i32::from(paid),
                Event::Placed { who, bribe, .. } => coins[who.index()] -= i32::from(bribe),
                Event::Took { who, coins: paid, .. } => coins[who.index()] -= i32::from(paid),
                Event::CoinStolen { who, from } => {
                    coins[who.index()] += 1;
                    coins[from.index()] -= 1;
                }
                Event::Unlocked { who, .. } => coins[who.index()] += 1,
                Event::Income { who, markers, boat } => coins[who.index()] += i32::from(markers + boat),
                Event::Taxed { who, .. } | Event::GoodGained { who, .. } => goods[who.index()] += 1,
                Event::GoodsPaid { who, count, .. } => goods[who.index()] -= i32::from(count),
                Event::WarfareAdvanced { who, place } => warfare[who.index()] = place,
                _ => {}
            }
        }
        for (side, player) in game.players[..game.sides()].iter().enumerate() {
            assert_eq!(i32::from(player.coins), coins[side], "coins of seat {side}, {name}");
            assert_eq!(i32::from(player.goods_in_all()), goods[side], "goods of seat {side}, {name}");
            assert_eq!(player.warfare, warfare[side], "warfare of seat {side}, {name}");
        }
    }
}

#[test]
fn the_contract_holds_in_every_setup() {
    let report = kit::check_all::<Rurik>(&Plan::new(kit::patience(), "samovar").with_every(128)).unwrap();
    println!("{report}");
}

#[test]
fn observations_tell_no_secret() {
    kit::check_observations::<Rurik>(&Plan::new(kit::patience(), "samovar").with_every(16)).unwrap();
}
