//! Names of pieces, and what cards do, as messages: for the log, for choices, and for drawn boards.

use samovar_engine::{Arg, Message, names};

use crate::action::Foe;
use crate::components::{
    AgendaId, CardId, Column, Conversion, Cost, Deed, DeedId, Gain, Gains, Good, GoodsCost, Leader, Need,
    Priority, Region, Scheme, SchemeId, Structure, StructureSet, Track, TroopsCost,
};

names! {
    "rurik";
    names {
        /// The name of a region.
        region(Region) = "region";
        /// The name of a good.
        good(Good) = "good";
        /// The name of a structure.
        structure(Structure) = "structure";
        /// The name of a column of the strategy board, which is its action.
        column(Column) = "column";
        /// The name of a claim track.
        track(Track) = "track";
        /// The name of a leader.
        leader(Leader) = "leader";
        /// The name of an agenda.
        agenda(AgendaId) = "agenda";
        /// The name of a deed.
        deed(DeedId) = "deed";
        /// What a conversion token does.
        conversion(Conversion) = "conversion";
        /// The name of a priority of the Rebellion.
        priority(Priority) = "priority";
    }
    texts {
        /// What a leader can do.
        ability(Leader) = "ability";
        /// What an agenda wants.
        goal(AgendaId) = "goal";
    }
}

samovar_engine::printed!(SchemeId, CardId);

/// Several schemes by their printed ids.
pub(crate) fn cards(cards: impl Iterator<Item = SchemeId>) -> String {
    cards.map(|card| card.to_string()).collect::<Vec<_>>().join(", ")
}

/// Whom an attack or a church is aimed at.
impl From<Foe> for Arg {
    fn from(foe: Foe) -> Arg {
        match foe {
            Foe::Rebel => Message::new("rurik-foe-rebel").into(),
            Foe::Neutral => Message::new("rurik-foe-neutral").into(),
            Foe::Player(seat) => seat.into(),
        }
    }
}

/// One part of what a card gives.
pub fn gain(gain: Gain) -> Message {
    let count = |id, count: u8| Message::new(id).with("count", count);
    match gain {
        Gain::Points(Column::Muster, points) => count("rurik-gain-muster", points),
        Gain::Points(Column::Move, points) => count("rurik-gain-move", points),
        Gain::Points(Column::Attack, points) => count("rurik-gain-attack", points),
        Gain::Points(Column::Tax, points) => count("rurik-gain-tax", points),
        Gain::Points(Column::Build, points) => count("rurik-gain-build", points),
        Gain::Points(Column::Scheme, cards) | Gain::Draw(cards) => count("rurik-gain-draw", cards),
        Gain::Fewer(cards) => count("rurik-gain-fewer", cards),
        Gain::Anywhere(troops) => count("rurik-gain-anywhere", troops),
        Gain::Coins(coins) => count("rurik-gain-coins", coins),
        Gain::Good(kind) => Message::new("rurik-gain-good").with("good", kind),
        Gain::Deed => Message::new("rurik-gain-deed"),
    }
}

/// What a card gives.
pub fn gains(gains: &Gains) -> Message {
    match gains.parts() {
        [] => Message::new("rurik-none"),
        [one] => gain(*one),
        [one, two, ..] => both(gain(*one), gain(*two)),
    }
}

fn both(one: Message, two: Message) -> Message {
    Message::new("rurik-both").with("one", one).with("two", two)
}

/// What playing a scheme gives, with its price.
pub fn scheme(scheme: &Scheme) -> Message {
    let gives = gains(&scheme.reward);
    match scheme.cost {
        0 => gives,
        coins => Message::new("rurik-scheme-for").with("what", gives).with("coins", coins),
    }
}

/// What a deed needs to be true.
pub fn need(need: Need) -> Message {
    let say = Message::new;
    match need {
        Need::None => say("rurik-none"),
        Need::TroopsInOneRegion(troops) => say("rurik-need-troops").with("count", troops),
        Need::TroopsInRegions(regions) => say("rurik-need-regions").with("count", regions),
        Need::Together(kinds) => say("rurik-need-together").with("structures", structures(kinds)),
        Need::Adjacent(kind, regions) => {
            say("rurik-need-adjacent").with("structure", kind).with("count", regions)
        }
        Need::DifferentGoods(kind, goods) => {
            say("rurik-need-different").with("structure", kind).with("count", goods)
        }
        Need::Rebels(rebels) => say("rurik-need-rebels").with("count", rebels),
        Need::FirstPlayer => say("rurik-need-first"),
    }
}

fn structures(kinds: StructureSet) -> Message {
    let names: Vec<Message> = kinds.iter().map(structure).collect();
    list(&names)
}

/// Several things in one, without end.
fn list(items: &[Message]) -> Message {
    match items {
        [] => Message::new("rurik-none"),
        [one] => one.clone(),
        [one, rest @ ..] => both(one.clone(), list(rest)),
    }
}

/// What a deed costs.
pub fn cost(cost: &Cost) -> Message {
    let count = |id, count: u8| Message::new(id).with("count", count);
    let mut parts = Vec::new();
    match cost.goods {
        GoodsCost::None => {}
        GoodsCost::These(goods) => {
            let these = Good::ALL.into_iter().filter(|kind| goods[kind.index()] > 0);
            parts.extend(these.map(|kind| count("rurik-cost-good", goods[kind.index()]).with("good", kind)));
        }
        GoodsCost::OneType(goods) => parts.push(count("rurik-cost-one-type", goods)),
        GoodsCost::DifferentTypes(goods) => parts.push(count("rurik-cost-different", goods)),
        GoodsCost::AnyTypes(goods) => parts.push(count("rurik-cost-any", goods)),
    }
    match cost.troops {
        TroopsCost::None => {}
        TroopsCost::DifferentRegions(troops) => parts.push(count("rurik-cost-troops-different", troops)),
        TroopsCost::OneRuledRegion(troops) => parts.push(count("rurik-cost-troops-ruled", troops)),
        TroopsCost::Anywhere(troops) => parts.push(count("rurik-cost-troops", troops)),
    }
    for (id, number) in [
        ("rurik-cost-schemes", cost.schemes),
        ("rurik-cost-structures", cost.structures),
        ("rurik-cost-coins", cost.coins),
    ] {
        if number > 0 {
            parts.push(count(id, number));
        }
    }
    list(&parts)
}

/// What a deed needs and costs.
pub fn demands(deed: &Deed) -> Message {
    match (deed.need, deed.cost) {
        (Need::None, _) => cost(&deed.cost),
        (_, Cost::NONE) => need(deed.need),
        _ => both(need(deed.need), cost(&deed.cost)),
    }
}

/// A whole deed: what it needs and costs, what it gives, and its points.
pub fn whole_deed(deed: &Deed) -> Message {
    Message::new("rurik-deed-whole")
        .with("demands", demands(deed))
        .with("reward", gains(&deed.reward))
        .with("vp", deed.vp)
}
