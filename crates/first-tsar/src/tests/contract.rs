//! What every game promises, checked by the engine's kit.

use samovar_engine::kit::{self, Plan, Specimen};
use samovar_engine::{Game as _, Rng, Viewer};

use crate::action::Action;
use crate::components::{ProjectId, REGIONS};
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
        other.title_deck.cards_mut().reverse();
        other.estate_deck.cards_mut().reverse();
        other.spoils_reserve.cards_mut().reverse();
        other.trade_reserve.cards_mut().reverse();
        let shown = REGIONS * usize::from(self.round);
        let (early, last) = other.tokens.split_at_mut(3 * REGIONS);
        early[shown.min(3 * REGIONS)..].reverse();
        if self.round < 4 {
            last[..REGIONS].reverse();
        }
        last[REGIONS..].reverse();
        other.project_deck.cards_mut().reverse();
        for _ in 0..8 {
            let tried = other.swap_cards(viewer, rng);
            if tried.audit().is_ok() {
                other = tried;
            }
        }
        other
    }

    fn may_ask_single(&self) -> bool {
        self.top() == Some(Frame::Turn) && self.errand.step != Step::Before
    }

    fn depth(&self) -> usize {
        self.frames().len()
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
        other.project_deck.cards_mut().iter_mut().for_each(|card| *card = swap(*card));
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

#[test]
fn the_contract_holds_in_every_setup() {
    let report = kit::check_all::<FirstTsar>(&Plan::new(2, "samovar").with_every(24)).unwrap();
    println!("{report}");
}
