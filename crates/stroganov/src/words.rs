//! How questions and choices are put, as messages.

use samovar_engine::{Arg, Message};

use crate::action::{Action, Bonus, Ground, Quarry, StandIn, Way};
use crate::components::{Fur, Part, Reward};
use crate::event::{goods, kind, season};
use crate::furs::Values;
use crate::legal::Fee;
use crate::phrase::wish as effect;
use crate::state::{Frame, Step, Stroganov};

/// What the active player is asked.
pub(crate) fn question(game: &Stroganov) -> Message {
    let Some(frame) = game.frames.top() else { return Message::new("stroganov-ask-over") };
    let ask = |id| Message::new(id).with("who", game.active);
    match frame {
        Frame::Draft => ask("stroganov-ask-draft"),
        Frame::Turn(step) => ask(match step {
            Step::Move => "stroganov-ask-move",
            Step::Basic => "stroganov-ask-basic",
            Step::Main => "stroganov-ask-main",
            Step::Second => "stroganov-ask-second",
            Step::Finish => "stroganov-ask-finish",
        })
        .with("year", game.year)
        .with("season", season(game.season)),
        Frame::Income => ask("stroganov-ask-income"),
        Frame::Songs { taken: false } => ask("stroganov-ask-song").with("story", game.me().story),
        Frame::Songs { taken: true } => ask("stroganov-ask-after-song"),
        Frame::Pay { accept, left, .. } => {
            // One value, every value, or all from the lowest one upwards (STR-157).
            let kinds = accept.iter().count();
            let lowest = accept.iter().next().map_or(Arg::Text(String::new()), |fur| kind(fur).into());
            ask("stroganov-ask-pay").with("furs", left).with("kind", lowest).with("kinds", kinds)
        }
        Frame::Show { value, left, .. } => {
            ask("stroganov-ask-show").with("furs", left).with("kind", kind(value))
        }
        Frame::SecondHunt => {
            let free = game.able(game.tables.abilities.second_hunt_free);
            ask("stroganov-ask-second-hunt").with("coins", !free)
        }
        Frame::TradeBonus { left } => ask("stroganov-ask-bonus").with("left", left),
        Frame::Keep(..) => ask("stroganov-ask-keep"),
        Frame::Market => ask("stroganov-ask-market"),
        Frame::TrophyMove => ask("stroganov-ask-trophy-move"),
        Frame::TrophyReward { .. } => ask("stroganov-ask-trophy-reward"),
        Frame::TwoRewards { first: 0 } => ask("stroganov-ask-first-of-two"),
        Frame::TwoRewards { .. } => ask("stroganov-ask-second-of-two"),
        Frame::Village { .. } => ask("stroganov-ask-village"),
        Frame::Yurt => ask("stroganov-ask-yurt"),
        Frame::Advanced { anywhere: true } => ask("stroganov-ask-advanced-anywhere"),
        Frame::Advanced { anywhere: false } => ask("stroganov-ask-advanced"),
        Frame::Basic => ask("stroganov-ask-reward-basic"),
        Frame::Hunt => ask("stroganov-ask-hunt"),
        Frame::Move => ask("stroganov-ask-step"),
        Frame::Build => ask("stroganov-ask-build"),
        Frame::Fulfil => ask("stroganov-ask-fulfil"),
        Frame::StoryEnd => ask("stroganov-ask-story-end"),
        Frame::Do(_) | Frame::Gain(..) | Frame::Shown { .. } => unreachable!("effects ask nothing"),
    }
}

/// What an action means here, with its price and gain; as a second main action with the surcharge.
pub(crate) fn describe(game: &Stroganov, action: Action) -> Message {
    let what = game.describe_here(action);
    if game.frames.top() != Some(Frame::Turn(Step::Second)) {
        return what;
    }
    let region = match action {
        Action::Visit(region) | Action::Yurt(region) | Action::Wish(region) | Action::Build(region) => region,
        Action::Claim(slot) => game.tables.slot_region[usize::from(slot) - 1],
        _ if is_basic(action) => return Message::new("stroganov-do-second-any").with("what", what),
        _ => return what,
    };
    match game.surcharge(region) {
        Values::ALL => Message::new("stroganov-do-second-any").with("what", what),
        _ => {
            let value = game.region_furs[region.index()].value();
            Message::new("stroganov-do-second").with("what", what).with("value", value)
        }
    }
}

impl Stroganov {
    fn describe_here(&self, action: Action) -> Message {
        let frame = self.frames.top();
        let say = Message::new;
        match action {
            Action::Draft(wish) => {
                let fur =
                    self.offer.iter().flatten().find(|(card, _)| *card == wish).map_or(0, |(_, f)| f.value());
                say("stroganov-do-draft").with("wish", wish).with("value", fur).with("effect", effect(wish))
            }
            Action::Go(steps) => say("stroganov-do-go")
                .with("steps", steps)
                .with("slot", self.landing(Way::Right, steps))
                .with("horses", self.step_price(steps)),
            Action::Skip => say("stroganov-do-skip"),
            Action::End => say(match frame {
                Some(Frame::Turn(_)) | None => "stroganov-do-end",
                _ => "stroganov-do-close",
            }),
            Action::Coin => say("stroganov-do-coin"),
            Action::Horses => say("stroganov-do-horses"),
            Action::Step(way, steps) => say(match way {
                Way::Left => "stroganov-do-step-left",
                Way::Right => "stroganov-do-step-right",
            })
            .with("steps", steps)
            .with("slot", self.landing(way, steps)),
            Action::Hunt(prey, place) => self.describe_hunt(prey, place),
            Action::Trade => say("stroganov-do-trade").with("value", self.trade_fur),
            Action::Bonus(bonus) => say(match bonus {
                Bonus::Coin => "stroganov-do-bonus-coin",
                Bonus::Story => "stroganov-do-bonus-story",
                Bonus::Horses => "stroganov-do-bonus-horses",
            }),
            Action::Visit(region) => {
                let village = &self.tables.villages[self.villages[region.index()].index()];
                say("stroganov-do-visit").with("region", region).with("reward", reward(&village.reward))
            }
            Action::Yurt(region) => {
                let yurt = self.yurts[region.index()].map(|yurt| self.tables.yurts[yurt.index()].reward);
                say("stroganov-do-yurt")
                    .with("region", region)
                    .with("reward", reward(&yurt.unwrap_or(Reward::NONE)))
            }
            Action::Wish(region) => {
                let put = say("stroganov-do-wish").with("region", region);
                match self.wishes[region.index()] {
                    Some(wish) => put.with("wish", wish).with("effect", effect(wish)),
                    None => put.with("wish", "").with("effect", ""),
                }
            }
            Action::Build(region) => {
                let horses = match frame {
                    Some(Frame::Build) => 0,
                    _ => self.free_place(region).map_or(0, |(_, horses)| horses),
                };
                say("stroganov-do-build").with("region", region).with("horses", horses)
            }
            Action::Claim(slot) => self.describe_claim(slot),
            Action::Pay(what) => self.describe_payment(what),
            Action::Show(StandIn::Coin) => say("stroganov-do-show-coin"),
            Action::Show(StandIn::Tiger) => say("stroganov-do-show-tiger"),
            Action::Keep(fur) => say("stroganov-do-keep").with("value", fur),
            Action::Take(fur) => say("stroganov-do-take").with("value", fur),
            Action::Buy(fur) => say("stroganov-do-buy").with("value", fur),
            Action::BuyBag => say("stroganov-do-buy-bag"),
            Action::Lower(fur) => say("stroganov-do-lower").with("value", fur),
            Action::Swap(fur) => say("stroganov-do-swap").with("value", fur),
            Action::Fulfil(wish) => {
                let printed = &self.tables.wishes[wish.index()];
                let (pay, show) = self.wish_demand(wish, frame == Some(Frame::Fulfil));
                say("stroganov-do-fulfil")
                    .with("wish", wish)
                    .with("kind", kind(printed.value))
                    .with("pay", pay)
                    .with("show", show)
                    .with("vp", printed.vp)
            }
            Action::Extra(wish) => say("stroganov-do-extra").with("wish", wish),
            Action::Income(wish) => {
                say("stroganov-do-income").with("wish", wish).with("effect", effect(wish))
            }
            Action::Advance => self.describe_advance(),
            Action::Reward(space) => {
                let printed = self.track_of(self.active).spaces().get(usize::from(space) - 1);
                let printed = printed.map_or(Reward::NONE, |space| space.reward);
                say("stroganov-do-reward").with("space", space).with("reward", reward(&printed))
            }
            Action::Sing(song) => {
                let printed = &self.tables.songs[song.index()];
                say("stroganov-do-sing")
                    .with("song", song)
                    .with("cost", printed.cost)
                    .with("reward", reward(&printed.reward))
            }
        }
    }

    /// Where a move would end, as far as there are tiles.
    fn landing(&self, way: Way, steps: u8) -> u8 {
        let here = self.me().slot;
        match steps.min(self.steps(here, way)) {
            0 => here,
            steps => self.after_steps(here, way, steps),
        }
    }

    fn describe_hunt(&self, prey: Quarry, place: Ground) -> Message {
        let slot = self.hunting_slot(place).unwrap_or(0);
        let horses = if slot == 0 { 0 } else { self.hunt_price(slot, prey) };
        let second = self.frames.top() == Some(Frame::SecondHunt);
        let coin = second && !self.able(self.tables.abilities.second_hunt_free);
        Message::new("stroganov-do-hunt")
            .with("quarry", prey)
            .with("slot", slot)
            .with("horses", horses)
            .with("coins", coin)
    }

    fn describe_claim(&self, slot: u8) -> Message {
        let (value, furs, _) = self.claim_payment(slot, Fee::None);
        let lying = self.slot(slot);
        let printed = lying.tile.map_or(Reward::NONE, |tile| self.tables.landscape[tile.index()].reward);
        Message::new("stroganov-do-claim")
            .with("slot", slot)
            .with("tile", lying.tile.map_or_else(String::new, |tile| tile.to_string()))
            .with("furs", furs)
            .with("kind", kind(value))
            .with("gains", lying.furs)
            .with("tigers", lying.tiger)
            .with("reward", reward(&printed))
    }

    fn describe_payment(&self, what: Quarry) -> Message {
        let coin = match (self.frames.top(), what) {
            (Some(Frame::Pay { accept, free, .. }), Quarry::Fur(fur)) => !accept.has(fur) && free == 0,
            _ => false,
        };
        Message::new("stroganov-do-pay").with("quarry", what).with("coins", coin)
    }

    fn describe_advance(&self) -> Message {
        let Some(next) = self.next_space(self.me()) else { return Message::new("stroganov-do-advance-none") };
        let value = self.track_of(self.active).spaces()[next].fur.map_or(0, Fur::value);
        let id = match self.frames.top() {
            Some(Frame::StoryEnd) => "stroganov-do-advance-story",
            _ => "stroganov-do-advance",
        };
        Message::new(id).with("space", next as u8 + 1).with("value", value)
    }
}

/// Whether an action is a basic one (STR-065).
fn is_basic(action: Action) -> bool {
    matches!(action, Action::Coin | Action::Horses | Action::Step(..) | Action::Hunt(..) | Action::Trade)
}

/// A printed reward in words.
pub fn reward(reward: &Reward) -> Message {
    let part = |part: &Part| goods(part.token, part.count);
    let mut parts = reward.parts().iter().map(part);
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (None, ..) => Message::new("stroganov-reward-none"),
        (Some(one), None, ..) => one,
        (Some(one), Some(two), None, _) => {
            Message::new("stroganov-reward-two").with("one", one).with("two", two)
        }
        (Some(one), Some(two), Some(three), None) => {
            Message::new("stroganov-reward-three").with("one", one).with("two", two).with("three", three)
        }
        (Some(one), Some(two), Some(three), Some(four)) => Message::new("stroganov-reward-four")
            .with("one", one)
            .with("two", two)
            .with("three", three)
            .with("four", four),
    }
}
