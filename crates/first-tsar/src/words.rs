//! The messages for questions and choices.

use samovar_engine::Message;

use crate::action::{Action, Piece, Seal, Yield};
use crate::components::{Chamber, City, Item, ProjectId};
use crate::goods::Goods;
use crate::phrase;
use crate::state::{FirstTsar, Frame, Prize, Source, Step};

/// What the active player is asked.
pub(crate) fn question(game: &FirstTsar) -> Message {
    let Some(frame) = game.frames.top() else { return Message::new("first-tsar-ask-over") };
    let ask = |id| Message::new(id).with("who", game.active);
    match frame {
        Frame::Keep => ask("first-tsar-ask-keep"),
        Frame::Settle => ask("first-tsar-ask-settle"),
        Frame::Plan => ask("first-tsar-ask-plan").with("decade", phrase::decade(game.round)),
        Frame::Coins(chamber) => ask("first-tsar-ask-coins").with("chamber", chamber),
        Frame::Turn => game.question_of_turn(),
        Frame::Exchange => ask("first-tsar-ask-exchange"),
        Frame::Slot(token) => {
            let full = !game.me().pad.contains(&None);
            let id = if full { "first-tsar-ask-drop" } else { "first-tsar-ask-slot" };
            let effect = game.effect_of(Source::Trade(token));
            ask(id).with("token", token).with("effect", effect)
        }
        Frame::Bargain(source) => ask("first-tsar-ask-bargain").with("effect", game.effect_of(source)),
        Frame::Any => ask("first-tsar-ask-any"),
        Frame::Income => ask("first-tsar-ask-income"),
        Frame::Warrior => ask("first-tsar-ask-warrior"),
        Frame::Move => ask("first-tsar-ask-move"),
        Frame::TakeProject { .. } => ask("first-tsar-ask-take-project"),
        Frame::Complete => ask("first-tsar-ask-complete"),
        Frame::TakeEstate => ask("first-tsar-ask-take-estate"),
        Frame::TakeTitle => ask("first-tsar-ask-take-title"),
        Frame::Building => ask("first-tsar-ask-building"),
        Frame::War => ask("first-tsar-ask-war"),
        Frame::Swap { left } => ask("first-tsar-ask-swap").with("left", left),
        Frame::Trades { two: false, .. } => ask("first-tsar-ask-trade"),
        Frame::Trades { first: None, .. } => ask("first-tsar-ask-first-trade"),
        Frame::Trades { first: Some(_), .. } => ask("first-tsar-ask-second-trade"),
        Frame::Pause(source) => ask("first-tsar-ask-pause").with("effect", game.effect_of(source)),
        Frame::Prize { leader, .. } => {
            let region = game.rewarded_region();
            let own = leader == game.active;
            let id = if own { "first-tsar-ask-prize" } else { "first-tsar-ask-prize-for" };
            let asked = ask(id).with("region", region);
            if own { asked } else { asked.with("leader", leader) }
        }
        Frame::Gain(..) | Frame::Second(..) => unreachable!("effects ask nothing"),
    }
}

/// What an action means here, with its price and gain.
pub(crate) fn describe(game: &FirstTsar, action: Action) -> Message {
    let say = Message::new;
    let at = |id, city: City| Message::new(id).with("city", city);
    match action {
        Action::Keep(id) => game.describe_project("first-tsar-do-keep", id),
        Action::Settle(city) => game.describe_city("first-tsar-do-settle", city),
        Action::Plan(chamber) => game.describe_plan(chamber),
        Action::Coins(coins) => say("first-tsar-do-coins").with("coins", coins),
        Action::Leave(chamber, seal) => game.describe_leave(chamber, seal),
        Action::Income(city, take) => game.describe_income(city, take),
        Action::Warrior(city) => at("first-tsar-do-warrior", city),
        Action::Move(piece, from, to) => game.describe_move(piece, from, to),
        Action::TakeProject(id) => game.describe_project("first-tsar-do-take-project", id),
        Action::DrawProject => say("first-tsar-do-draw-project"),
        Action::Complete(id) => game.describe_project("first-tsar-do-complete", id),
        Action::Give(one, two) => {
            let goods = Goods::of(one, 1).and(Goods::of(two, 1));
            say("first-tsar-do-give").with("goods", goods)
        }
        Action::Take(kind) => say("first-tsar-do-take").with("what", kind),
        Action::Swap(give, take) => say("first-tsar-do-swap").with("give", give).with("take", take),
        Action::TakeTitle(id) => say("first-tsar-do-take-title")
            .with("title", id)
            .with("scores", phrase::scores(game.tables, &game.tables.titles[id.index()])),
        Action::DrawTitle => say("first-tsar-do-draw-title"),
        Action::TakeEstate(id) => say("first-tsar-do-take-estate")
            .with("estate", id)
            .with("effect", game.effect_of(Source::Estate(id))),
        Action::DrawEstate => say("first-tsar-do-draw-estate"),
        Action::Send(city) => game.describe_city("first-tsar-do-send", city),
        Action::SellLocal(one, two) => {
            let goods = Goods::of(one, 1).and(Goods::of(two, 1));
            say("first-tsar-do-sell").with("goods", goods)
        }
        Action::SellForeign(kind) => say("first-tsar-do-sell").with("goods", Goods::of(kind, 1)),
        Action::Discard(one, two) => say("first-tsar-do-discard").with("one", one).with("two", two),
        Action::Cover(slots) if slots.numbers().next().is_none() => say("first-tsar-do-cover-none"),
        Action::Cover(slots) => say("first-tsar-do-cover").with("slots", slots.to_string()),
        Action::Use(id) => {
            say("first-tsar-do-use").with("estate", id).with("effect", game.effect_of(Source::Estate(id)))
        }
        Action::Slot(slot) => game.describe_slot(slot),
        Action::Drop(token) => say("first-tsar-do-drop")
            .with("token", token)
            .with("effect", game.effect_of(Source::Trade(token))),
        Action::Effect(slot) => {
            let source = game.trade_source(usize::from(slot) - 1).unwrap_or(Source::Printed(slot - 1));
            say("first-tsar-do-effect").with("slot", slot).with("effect", game.effect_of(source))
        }
        Action::Resolve => say("first-tsar-do-resolve"),
        Action::Pay => game.describe_payment(),
        Action::Build(city) => at("first-tsar-do-build", city),
        Action::War(Some(token)) => say("first-tsar-do-war")
            .with("token", token)
            .with("effect", game.effect_of(Source::Spoils(token))),
        Action::War(None) => say("first-tsar-do-war-only"),
        Action::Reward(prize) => game.describe_prize(prize),
        Action::Skip => say("first-tsar-do-skip"),
        Action::End => say("first-tsar-do-end"),
    }
}

impl FirstTsar {
    fn question_of_turn(&self) -> Message {
        let ask = |id| Message::new(id).with("who", self.active);
        match (self.errand.step, self.errand.chamber) {
            (Step::Before, _) | (_, None) => {
                ask("first-tsar-ask-leave").with("decade", phrase::decade(self.round))
            }
            (Step::Acting, Some(chamber)) => {
                let left = self.errand.left + u8::from(self.errand.again);
                let id = match chamber {
                    Chamber::Production => "first-tsar-ask-production",
                    Chamber::Maneuver => "first-tsar-ask-maneuver",
                    Chamber::Project => "first-tsar-ask-project",
                    Chamber::Exchange => "first-tsar-ask-exchange-chamber",
                    Chamber::Reward if self.errand.titled => "first-tsar-ask-reward-titled", // TSR-165
                    Chamber::Reward => "first-tsar-ask-reward",
                };
                let stays = self.leads_nowhere(chamber); // TSR-113
                let then = match (left > 0 || chamber == Chamber::Exchange, stays) {
                    (true, false) => "first-tsar-then-send",
                    (true, true) => "first-tsar-then-end",
                    (false, false) => "first-tsar-then-where",
                    (false, true) => "first-tsar-then-stays",
                };
                ask(id).with("left", left).with("then", Message::new(then))
            }
            (Step::After, _) => ask("first-tsar-ask-end"),
        }
    }

    fn describe_project(&self, message: &'static str, id: ProjectId) -> Message {
        let printed = &self.tables.projects[id.index()];
        Message::new(message)
            .with("project", id)
            .with("kind", id.kind())
            .with("cost", printed.cost)
            .with("vp", printed.vp)
    }

    /// A city with what it yields and where it lies.
    fn describe_city(&self, message: &'static str, city: City) -> Message {
        let row = &self.tables.cities[city.index()];
        Message::new(message).with("city", city).with("region", row.region).with("income", row.income)
    }

    fn describe_plan(&self, chamber: Chamber) -> Message {
        Message::new("first-tsar-do-plan")
            .with("chamber", chamber)
            .with("assignment", phrase::assignment(self.tables, self.assignment(chamber)))
    }

    fn describe_leave(&self, chamber: Chamber, seal: Seal) -> Message {
        let coins = self.me().bribes[chamber.index()];
        let first = self.most_important(chamber) == Some(self.active);
        let put = match (seal, first) {
            (Seal::With, _) => Message::new("first-tsar-do-leave-seal")
                .with("price", self.options.seal_price())
                .with("coins", coins),
            (Seal::Without, true) => Message::new("first-tsar-do-leave-first").with("coins", coins),
            (Seal::Without, false) => Message::new("first-tsar-do-leave").with("coins", coins),
        };
        put.with("chamber", chamber)
            .with("assignment", phrase::assignment(self.tables, self.assignment(chamber)))
    }

    fn describe_income(&self, city: City, take: Yield) -> Message {
        let income = self.tables.cities[city.index()].income;
        let stones = income.count(Item::Stone);
        let (id, goods) = match take {
            Yield::Full if stones == 0 => ("first-tsar-do-income", income),
            Yield::Full => ("first-tsar-do-income-paid", income),
            Yield::Plain => ("first-tsar-do-income-plain", income.minus(Goods::of(Item::Stone, stones))),
        };
        Message::new(id).with("city", city).with("goods", goods)
    }

    fn describe_move(&self, piece: Piece, from: City, to: City) -> Message {
        let id = match piece {
            Piece::Warrior => "first-tsar-do-move-warrior",
            Piece::Boyar => "first-tsar-do-move-boyar",
        };
        let slot = self.tables.waterway(from, to).and_then(|way| way.slot);
        let token = slot.and_then(|slot| self.waters[usize::from(slot)]);
        let put = Message::new(id).with("from", from).with("to", to);
        match token {
            Some(token) => Message::new("first-tsar-do-move-taking")
                .with("move", put)
                .with("token", token)
                .with("effect", self.effect_of(Source::Trade(token))),
            None => put,
        }
    }

    fn describe_slot(&self, slot: u8) -> Message {
        match &self.tables.pad[usize::from(slot) - 1] {
            Some(printed) => {
                Message::new("first-tsar-do-slot-printed").with("slot", slot).with("effect", printed)
            }
            None => Message::new("first-tsar-do-slot").with("slot", slot),
        }
    }

    fn describe_payment(&self) -> Message {
        let price = match self.frames.top() {
            Some(Frame::Bargain(source)) => self.effect_of(source).pay,
            _ => Goods::NONE,
        };
        Message::new("first-tsar-do-pay").with("goods", price)
    }

    fn describe_prize(&self, prize: Prize) -> Message {
        let token = &self.tables.tokens[self.region_token(self.rewarded_region()).index()];
        match prize {
            Prize::Points => Message::new("first-tsar-do-reward-points").with("vp", token.vp),
            Prize::Other => Message::new("first-tsar-do-reward-other").with("effect", &token.other),
        }
    }
}
