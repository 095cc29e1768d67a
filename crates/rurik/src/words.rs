//! How questions and choices are put, as messages.
//!
//! The families of message ids: `rurik-ask-…` (questions), `rurik-do-…` (choices), `rurik-why-…` (refusals, in `legal`),
//! `rurik-event-…` (the log, in `event`), `rurik-because-…` (the Rebellion's reasons, in `solo`), `rurik-score-…` (categories, in `score`), `rurik-option-…` (in `options`), and
//! the names and phrases of `phrase`.

use samovar_engine::Message;

use crate::action::{Action, Extra, Foe, Piece};
use crate::components::{Column, Gain, Region, Track};
use crate::phrase;
use crate::state::{BoatCount, Frame, Payment, Phase, Removal, Rurik, Step};

/// What an action means here, with its price and gain.
pub(crate) fn describe(game: &Rurik, action: Action) -> Message {
    let say = Message::new;
    let at = |id, region: Region| Message::new(id).with("region", region);
    match action {
        Action::Lead(leader) => {
            say("rurik-do-lead").with("leader", leader).with("ability", phrase::ability(leader))
        }
        Action::Agenda(agenda) => {
            say("rurik-do-agenda").with("agenda", agenda).with("goal", phrase::goal(agenda))
        }
        Action::Deploy(region) => at(
            if game.frames.top() == Some(Frame::Stand) { "rurik-do-stand" } else { "rurik-do-deploy" },
            region,
        ),
        Action::Place(number, column) => game.describe_place(number, column),
        Action::Bribe(coins) => game.describe_bribe(coins),
        Action::Take(column, row) => game.describe_take(column, row),
        Action::Forfeit(column, row) => say("rurik-do-forfeit").with("column", column).with("row", row),
        Action::Rescue(region) => at("rurik-do-rescue", region),
        Action::Muster(piece, region) => at(
            match piece {
                Piece::Troop => "rurik-do-muster",
                Piece::Leader => "rurik-do-muster-leader",
            },
            region,
        ),
        Action::Move(piece, from, to) => say(match piece {
            Piece::Troop => "rurik-do-move",
            Piece::Leader => "rurik-do-move-leader",
        })
        .with("from", from)
        .with("to", to),
        Action::Escort(troops) => say("rurik-do-escort").with("troops", troops),
        Action::Attack(region, foe) => game.describe_attack(region, foe),
        Action::Deck(deck) => {
            let cards = game.decks[usize::from(deck) - 1].len();
            say("rurik-do-deck").with("deck", deck).with("cards", cards)
        }
        Action::Tax(region) => at("rurik-do-tax", region)
            .with("good", game.produce[region.index()])
            .with("points", game.price(region)),
        Action::Extra(Extra::Good) => say("rurik-do-extra-good"),
        Action::Extra(Extra::Coin) => say("rurik-do-extra-coin"),
        Action::Build(region, structure) => {
            at("rurik-do-build", region).with("structure", structure).with("points", game.price(region))
        }
        Action::Expel(foe) => say("rurik-do-expel").with("foe", foe),
        Action::Keep(card) => game.describe_scheme("rurik-do-keep", card),
        Action::Top(card) => game.describe_scheme("rurik-do-top", card),
        Action::Marker(seat) => say("rurik-do-marker").with("to", seat),
        Action::Play(card) => game.describe_scheme("rurik-do-play", card),
        Action::Accomplish(deed) => say("rurik-do-accomplish")
            .with("deed", deed)
            .with("what", phrase::whole_deed(&game.tables.deeds[deed.index()])),
        Action::Convert(conversion) => say("rurik-do-convert").with("what", conversion),
        Action::Pay(good) => {
            let count = match game.frames.top() {
                Some(Frame::Pay { how: Payment::OneType, left, .. }) => left,
                _ => 1,
            };
            say("rurik-do-pay").with("good", good).with("count", count)
        }
        Action::Remove(piece, region) => at(
            match piece {
                Piece::Troop => "rurik-do-remove",
                Piece::Leader => "rurik-do-remove-leader",
            },
            region,
        ),
        Action::Raze(region, structure) => at("rurik-do-raze", region).with("structure", structure),
        Action::Discard(card) => game.describe_scheme("rurik-do-discard", card),
        Action::Hold(goods) => game.describe_hold(goods),
        Action::Choose(deed) => say("rurik-do-choose")
            .with("deed", deed)
            .with("what", phrase::whole_deed(&game.tables.deeds[deed.index()])),
        Action::Send(seat, piece, region) => at(
            match piece {
                Piece::Troop => "rurik-do-send",
                Piece::Leader => "rurik-do-send-leader",
            },
            region,
        )
        .with("whose", seat),
        Action::Skip => say("rurik-do-skip"),
        Action::Done => say("rurik-do-done"),
        Action::End => say("rurik-do-end"),
    }
}

/// What the active player is asked.
pub(crate) fn question(game: &Rurik) -> Message {
    let Some(frame) = game.frames.top() else { return Message::new("rurik-ask-over") };
    let ask = |id| Message::new(id).with("who", game.decider());
    match frame {
        Frame::Leader => ask("rurik-ask-leader"),
        Frame::Agenda => ask("rurik-ask-agenda"),
        Frame::Troop => ask("rurik-ask-troop").with("left", game.troops_to_place()),
        Frame::Stand => ask("rurik-ask-stand"),
        Frame::Place => ask("rurik-ask-place").with("round", game.round).with("coins", game.me().coins),
        Frame::Bribe(advisor, column) => ask("rurik-ask-bribe")
            .with("number", game.number(advisor))
            .with("column", column)
            .with("coins", game.me().coins),
        Frame::Turn(step) => ask(match step {
            Step::Before => "rurik-ask-before",
            Step::After => "rurik-ask-after",
        })
        .with("round", game.round)
        .with("tax", game.tax)
        .with("build", game.build),
        Frame::Muster { left, .. } => ask("rurik-ask-muster").with("left", left),
        Frame::Move { left } => ask("rurik-ask-move").with("left", left),
        Frame::Anywhere { left, .. } => ask("rurik-ask-anywhere").with("left", left),
        Frame::Escort { from, to } => ask("rurik-ask-escort").with("from", from).with("to", to),
        Frame::Attack { left, fewer } => ask("rurik-ask-attack").with("left", left).with("fewer", fewer),
        Frame::Check { region, cards } => {
            let rebellion = game.is_rebellion(game.active); // RUR-281
            ask(if rebellion { "rurik-ask-check-rebellion" } else { "rurik-ask-check" })
                .with("region", region)
                .with("cards", cards)
        }
        Frame::Draw { cards } => ask("rurik-ask-draw").with("cards", cards),
        Frame::Keep => ask("rurik-ask-keep"),
        Frame::Top => ask("rurik-ask-top"),
        Frame::Marker => ask("rurik-ask-marker"),
        Frame::Market(good) => ask("rurik-ask-market").with("good", good),
        Frame::Church(region) => ask("rurik-ask-church").with("region", region),
        Frame::Dock(BoatCount::Priority) => ask("rurik-ask-dock-priority"),
        Frame::Dock(BoatCount::Trade) => ask("rurik-ask-dock"),
        Frame::Deed => ask("rurik-ask-deed"),
        Frame::Remove { how, left, .. } => ask(match how {
            Removal::Different => "rurik-ask-remove-different",
            Removal::Ruled(_) => "rurik-ask-remove-ruled",
            Removal::Anywhere => "rurik-ask-remove",
        })
        .with("left", left),
        Frame::Raze { left } => ask("rurik-ask-raze").with("left", left),
        Frame::Discard { left } => ask("rurik-ask-discard").with("left", left),
        Frame::Pay { how, left, .. } => ask(match how {
            Payment::OneType => "rurik-ask-pay-one-type",
            Payment::Different => "rurik-ask-pay-different",
            Payment::AnyBut(_) => "rurik-ask-pay",
            Payment::Named(_) => "rurik-ask-pay-named",
        })
        .with("left", left),
        Frame::Raid { .. } | Frame::Accomplish(_) | Frame::Convert(_) | Frame::Played(_) => {
            unreachable!("effects ask nothing")
        }
    }
}

impl Rurik {
    fn troops_to_place(&self) -> u8 {
        self.tables.pieces.starting_troops - self.turn / self.options.players.max(1)
    }

    fn describe_scheme(&self, id: &'static str, card: crate::components::SchemeId) -> Message {
        let printed = &self.tables.schemes[card.index()];
        Message::new(id)
            .with("card", card)
            .with("what", phrase::scheme(printed))
            .with("casualty", u8::from(printed.casualty))
    }

    /// The space an advisor would take without a bribe.
    fn describe_place(&self, number: u8, column: Column) -> Message {
        let row = self.space_for(number, column).min(self.board().rows - 1);
        let space = self.board().spaces(column)[usize::from(row)];
        Message::new("rurik-do-place")
            .with("number", number)
            .with("column", column)
            .with("row", row + 1)
            .with("gain", phrase::gain(Gain::Points(column, space.points)))
            .with("coins", space.coins)
    }

    /// The space an advisor would take with this bribe.
    fn describe_bribe(&self, coins: u8) -> Message {
        let message = Message::new("rurik-do-bribe").with("coins", coins);
        let Some(Frame::Bribe(advisor, column)) = self.frames.top() else { return message.with("row", 0_u8) };
        let power = self.number(advisor).saturating_add(coins);
        message.with("row", self.space_for(power, column) + 1)
    }

    fn describe_take(&self, column: Column, row: u8) -> Message {
        let space = self.board().spaces(column).get(usize::from(row) - 1);
        let (points, coins) = space.map_or((0, 0), |space| (space.points, space.coins));
        Message::new("rurik-do-take")
            .with("column", column)
            .with("row", row)
            .with("gain", phrase::gain(Gain::Points(column, points)))
            .with("coins", coins)
    }

    /// Holding goods back, with what it does to the Rebellion's priority or to the trade marker.
    fn describe_hold(&self, goods: u8) -> Message {
        let mut then = *self;
        then.me_mut().held_back = goods.min(self.on_boat(self.active.index()));
        let message = match self.frames.top() {
            Some(Frame::Dock(BoatCount::Priority)) => {
                Message::new("rurik-do-hold-priority").with("priority", then.next_priority())
            }
            _ => Message::new("rurik-do-hold")
                .with("space", then.space_after(self.active.index(), Track::Trade)),
        };
        message.with("goods", goods)
    }

    /// An attack with the most cards its casualty check reveals.
    fn describe_attack(&self, region: Region, foe: Foe) -> Message {
        let message = Message::new("rurik-do-attack").with("region", region).with("foe", foe);
        let cards = match (foe, self.frames.top()) {
            (Foe::Player(seat), Some(Frame::Attack { fewer, .. })) => {
                let boris = self.my_leader(crate::components::Leader::Boris) == Some(region);
                self.check_cards(seat.index(), region).saturating_sub(fewer + u8::from(boris))
            }
            _ => 0,
        };
        message.with("cards", cards)
    }

    /// The phase in words, for drawn boards.
    pub fn phase_name(phase: Phase) -> Message {
        Message::new(match phase {
            Phase::Leaders => "rurik-phase-leaders",
            Phase::Agendas => "rurik-phase-agendas",
            Phase::Troops => "rurik-phase-troops",
            Phase::Stand => "rurik-phase-stand",
            Phase::Strategy => "rurik-phase-strategy",
            Phase::Action => "rurik-phase-action",
            Phase::Claim => "rurik-phase-claim",
            Phase::Over => "rurik-phase-over",
        })
    }
}
