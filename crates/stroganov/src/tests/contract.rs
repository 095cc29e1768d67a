//! What every game promises, checked by the engine's kit, and what Stroganov adds: all pieces stay accounted for.

use samovar_engine::kit::{self, Plan, Specimen};
use samovar_engine::{Rng, Seed, Viewer};

use crate::action::Action;
use crate::components::{CardId, Token};
use crate::event::Event;
use crate::options::{BoardSide, Colour, Opponent, Options};
use crate::state::{Automa, Frame, Stroganov};

impl Specimen for Stroganov {
    const MAX_DECISIONS: usize = 20_000;

    fn setups() -> Vec<(String, Options)> {
        setups().into_iter().map(|(name, options)| (name, options.canonical())).collect()
    }

    fn universe() -> Vec<Action> {
        Action::all().collect()
    }

    /// Everything nobody knows, changed in another way than resampling does: stacks turned and swapped, chance re-keyed.
    fn scramble(&self, _: Viewer, rng: &mut Rng) -> Stroganov {
        let mut other = *self;
        let tables = self.tables;
        other.rng = rng.fork();
        other.tile_pile.all_mut().reverse();
        turn_within(other.yurt_pile.all_mut(), |id| tables.yurts[id.index()].deck as usize);
        turn_within(other.wish_pile.all_mut(), |id| tables.wishes[id.index()].deck as usize);
        turn_within(other.song_pile.all_mut(), |id| tables.songs[id.index()].deck as usize);
        if self.options.players == 1 {
            // All but the top card, whose steps show; those put away stay so where a letter says which they are.
            let first = usize::from(self.automa.flipped) + 1;
            let end = if self.options.focus.is_some() { Automa::DECK } else { CardId::COUNT };
            other.automa.cards[first..end].reverse();
        }
        other
    }

    fn may_ask_single(&self) -> bool {
        matches!(self.frames.top(), Some(Frame::Turn(_)))
    }

    fn depth(&self) -> usize {
        self.frames.all().len()
    }

    fn open_standings(&self) -> bool {
        true
    }
}

fn turn_within<T: Copy>(cards: &mut [T], deck: impl Fn(T) -> usize) {
    let split = cards.iter().position(|card| deck(*card) == deck(cards[cards.len() - 1])).unwrap_or(0);
    let (under, top) = cards.split_at_mut(split);
    under.reverse();
    top.reverse();
}

/// All kinds of set-up: numbers of players, boards, region furs, opponents and their switches.
pub(crate) fn setups() -> Vec<(String, Options)> {
    let mut setups = Vec::new();
    for players in 1..=4 {
        let plain = Options::for_players(players);
        setups.push((format!("{players} players"), plain));
        let side_b = Options { sides: [BoardSide::B; 4], random_furs: true, ..plain };
        setups.push((format!("{players} players, side b"), side_b));
    }
    let colours = [Colour::Yellow, Colour::Green, Colour::Red, Colour::Blue];
    let mixed = [BoardSide::B, BoardSide::A, BoardSide::B, BoardSide::A];
    setups.push(("mixed sides".into(), Options { colours, sides: mixed, ..Options::for_players(3) }));
    setups.push((
        "green and yellow".into(),
        Options { colours, sides: [BoardSide::B; 4], ..Options::for_players(2) },
    ));
    let katyusha = Options {
        opponent: Opponent::Katyusha,
        coin_for_lack: true,
        coin_for_trade_fur: true,
        ..Options::for_players(1)
    };
    setups.push(("katyusha".into(), katyusha));
    for letter in 0..6 {
        setups.push((format!("focus {letter}"), Options { focus: Some(letter), ..Options::for_players(1) }));
    }
    setups
}

/// Every point anybody has was told in the log.
#[test]
fn the_log_accounts_for_all_points() {
    for (name, options) in setups() {
        let (game, log) = kit::random_game::<Stroganov>(
            &options.canonical(),
            Seed::from_text(&name),
            Rng::new(Seed::from_text("points")),
        );
        let mut told = [0; 4];
        for event in log {
            match event {
                Event::Gained { who, token: Token::Vp, count } => told[who.index()] += u16::from(count),
                Event::ScoredForAction { who, vp } => told[who.index()] += u16::from(vp),
                _ => {}
            }
        }
        assert_eq!(game.players.map(|player| player.vp), told, "{name}");
    }
}

#[test]
fn the_contract_holds_in_every_setup() {
    let report =
        kit::check_all::<Stroganov>(&Plan::new(2 * kit::patience(), "samovar").with_every(16)).unwrap();
    println!("{report}");
}

#[test]
fn observations_tell_no_secret() {
    kit::check_observations::<Stroganov>(&Plan::new(kit::patience(), "samovar").with_every(16)).unwrap();
}
