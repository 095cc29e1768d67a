//! What every game promises, checked by the engine's kit.

use samovar_engine::kit::{self, Plan, Specimen};
use samovar_engine::{Game, Rng, Seat, Seed, Viewer};

use crate::action::Action;
use crate::components::{ProjectId, REGIONS};
use crate::event::Event;
use crate::options::{Colour, Options};
use crate::state::{FirstTsar, Frame, Phase, Step};

impl Specimen for FirstTsar {
    const MAX_DECISIONS: usize = 5_000;

    fn setups() -> Vec<(String, Options)> {
        let colours = [Colour::Red, Colour::Green, Colour::Black, Colour::White];
        vec![
            ("2 players".into(), Options::for_players(2)),
            ("3 players, other colours".into(), Options { colours, ..Options::for_players(3) }.canonical()),
            ("4 players".into(), Options::for_players(4)),
        ]
    }

    fn universe() -> Vec<Action> {
        Action::all().collect()
    }

    /// Everything hidden, changed in another way than resampling does: stacks turned, cards swapped one by one, chance
    /// re-keyed.
    fn scramble(&self, viewer: Viewer, rng: &mut Rng) -> FirstTsar {
        let mut other = *self;
        other.rng = rng.fork();
        other.title_deck.all_mut().reverse();
        other.estate_deck.all_mut().reverse();
        other.spoils_reserve.all_mut().reverse();
        other.trade_reserve.all_mut().reverse();
        let shown = REGIONS * usize::from(self.round);
        let (early, last) = other.tokens.split_at_mut(3 * REGIONS);
        early[shown.min(3 * REGIONS)..].reverse();
        if self.round < 4 {
            last[..REGIONS].reverse();
        }
        last[REGIONS..].reverse();
        other.project_deck.all_mut().reverse();
        for _ in 0..8 {
            let tried = other.swap_cards(viewer, rng);
            if tried.audit().is_ok() {
                other = tried;
            }
        }
        other
    }

    fn may_ask_single(&self) -> bool {
        self.frames.top() == Some(Frame::Turn) && self.errand.step != Step::Before
    }

    fn depth(&self) -> usize {
        self.frames.all().len()
    }

    fn open_standings(&self) -> bool {
        true
    }
}

impl FirstTsar {
    /// Two project cards change places, if the viewer knows neither: in hands, put back, or in the deck.
    fn swap_cards(&self, viewer: Viewer, rng: &mut Rng) -> FirstTsar {
        let mut other = *self;
        let unknown: Vec<ProjectId> = ProjectId::all().filter(|id| !self.is_known(*id, viewer)).collect();
        if unknown.len() < 2 {
            return other;
        }
        let mut pick = || unknown[rng.below(unknown.len() as u32) as usize];
        let (one, two) = (pick(), pick());
        let swap = |id: ProjectId| match id {
            id if id == one => two,
            id if id == two => one,
            id => id,
        };
        other.project_deck.all_mut().iter_mut().for_each(|card| *card = swap(*card));
        for seat in self.seats_in_order().filter(|seat| Viewer::Seat(*seat) != viewer) {
            let player = &mut other.players[seat.index()];
            player.hand = player.hand.iter().map(swap).collect();
            player.kept = player.kept.map(swap);
            player.put_back = player.put_back.iter().map(swap).collect();
        }
        other
    }

    fn is_known(&self, id: ProjectId, viewer: Viewer) -> bool {
        let open = self.projects.has(id)
            || self.players.iter().any(|player| player.completed.has(id) || player.shown.has(id));
        let own = self.seats_in_order().filter(|seat| Viewer::Seat(*seat) == viewer).any(|seat| {
            let player = &self.players[seat.index()];
            // What was put back has gone into the deck and is known no more, once all have chosen.
            let back = self.phase == Phase::Keep && player.put_back.has(id);
            player.hand.has(id) || back
        });
        open || own
    }
}

/// Every point anybody has was told in the log.
#[test]
fn the_log_accounts_for_all_points() {
    for (name, options) in FirstTsar::setups() {
        let (game, log) = kit::random_game::<FirstTsar>(
            &options,
            Seed::from_text(&name),
            Rng::new(Seed::from_text("points")),
        );
        let mut told = [0; 4];
        for event in log {
            match event {
                Event::Scored { who, vp, .. } | Event::TitleScored { who, vp, .. } => told[who.index()] += vp,
                _ => {}
            }
        }
        assert_eq!(game.players.map(|player| player.vp), told, "{name}");
    }
}

/// Whole random games: everybody has twelve action turns, every round is played, and there is one winner.
#[test]
fn random_games_last_four_rounds_of_three_turns_each() {
    // TSR-038, TSR-040, TSR-104, TSR-224
    for number in 0..12 {
        let options = Options::for_players(2 + number % 3);
        let (game, log) = kit::random_game::<FirstTsar>(
            &options,
            Seed::from_text("rounds").nth(number.into()),
            Rng::new(Seed::from_text("dice").nth(number.into())),
        );
        for seat in game.seats_in_order() {
            let turns = log.iter().filter(|event| **event == Event::TurnEnded { who: seat }).count();
            assert_eq!(turns, 12);
            let rounds: Vec<usize> = seals_by_round(&log, seat);
            assert!(rounds.iter().all(|seals| *seals <= 2), "{rounds:?}");
        }
        let rounds = log.iter().filter(|event| matches!(event, Event::RoundBegan { .. })).count();
        assert_eq!(rounds, 4);
        let winners = game.standings().rows.iter().filter(|row| row.rank == 1).count();
        assert_eq!(winners, 1);
    }
}

fn seals_by_round(log: &[Event], seat: Seat) -> Vec<usize> {
    let rounds = log.split(|event| matches!(event, Event::RoundBegan { .. }));
    let sealed = |event: &&Event| matches!(event, Event::Sealed { who, .. } if *who == seat);
    rounds.map(|round| round.iter().filter(sealed).count()).collect()
}

#[test]
fn the_contract_holds_in_every_setup() {
    let report = kit::check_all::<FirstTsar>(&Plan::new(kit::patience(), "samovar").with_every(16)).unwrap();
    println!("{report}");
}

#[test]
fn observations_tell_no_secret() {
    kit::check_observations::<FirstTsar>(&Plan::new(kit::patience(), "samovar").with_every(16)).unwrap();
}
