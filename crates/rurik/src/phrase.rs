//! Names of pieces, and what cards do, as messages: for the log, for choices, and for drawn boards.

use samovar_engine::{Arg, Message};

use crate::action::Foe;
use crate::components::{
    AgendaId, Column, Conversion, Cost, Deed, DeedId, Gain, Gains, Good, GoodsCost, Leader, Need, Priority,
    Region, Scheme, SchemeId, Structure, StructureSet, Track, TroopsCost,
};

const REGIONS: [&str; Region::COUNT] = [
    "rurik-region-novgorod",
    "rurik-region-rostov",
    "rurik-region-polotsk",
    "rurik-region-smolensk",
    "rurik-region-volyn",
    "rurik-region-kiev",
    "rurik-region-chernigov",
    "rurik-region-pereyaslavl",
    "rurik-region-pskov",
    "rurik-region-suzdal",
    "rurik-region-galich",
    "rurik-region-brest",
    "rurik-region-murom",
    "rurik-region-peresech",
    "rurik-region-azov",
];

const GOODS: [&str; Good::COUNT] =
    ["rurik-good-ore", "rurik-good-wood", "rurik-good-fish", "rurik-good-honey", "rurik-good-fur"];

const STRUCTURES: [&str; Structure::COUNT] =
    ["rurik-structure-church", "rurik-structure-market", "rurik-structure-stronghold"];

const COLUMNS: [&str; Column::COUNT] = [
    "rurik-column-muster",
    "rurik-column-move",
    "rurik-column-attack",
    "rurik-column-tax",
    "rurik-column-build",
    "rurik-column-scheme",
];

const TRACKS: [&str; Track::COUNT] = ["rurik-track-rule", "rurik-track-build", "rurik-track-trade"];

const LEADERS: [&str; Leader::COUNT] = [
    "rurik-leader-agatha",
    "rurik-leader-boris",
    "rurik-leader-maria",
    "rurik-leader-mstislav",
    "rurik-leader-predslava",
    "rurik-leader-sudislav",
    "rurik-leader-sviatopolk",
    "rurik-leader-yaroslav",
];

const ABILITIES: [&str; Leader::COUNT] = [
    "rurik-ability-agatha",
    "rurik-ability-boris",
    "rurik-ability-maria",
    "rurik-ability-mstislav",
    "rurik-ability-predslava",
    "rurik-ability-sudislav",
    "rurik-ability-sviatopolk",
    "rurik-ability-yaroslav",
];

const AGENDAS: [&str; AgendaId::COUNT] = [
    "rurik-agenda-capable",
    "rurik-agenda-committed",
    "rurik-agenda-conquering",
    "rurik-agenda-courageous",
    "rurik-agenda-dignified",
    "rurik-agenda-esteemed",
    "rurik-agenda-prosperous",
    "rurik-agenda-protective",
    "rurik-agenda-regal",
    "rurik-agenda-successful",
    "rurik-agenda-wealthy",
];

const GOALS: [&str; AgendaId::COUNT] = [
    "rurik-goal-capable",
    "rurik-goal-committed",
    "rurik-goal-conquering",
    "rurik-goal-courageous",
    "rurik-goal-dignified",
    "rurik-goal-esteemed",
    "rurik-goal-prosperous",
    "rurik-goal-protective",
    "rurik-goal-regal",
    "rurik-goal-successful",
    "rurik-goal-wealthy",
];

const DEEDS: [&str; DeedId::COUNT] = [
    "rurik-deed-amass-forces",
    "rurik-deed-border-patrols",
    "rurik-deed-capital-city",
    "rurik-deed-defensive-belt",
    "rurik-deed-dispatch-messengers",
    "rurik-deed-enforce-peace",
    "rurik-deed-establish-fortress",
    "rurik-deed-generous-prince",
    "rurik-deed-grand-hunter",
    "rurik-deed-great-library",
    "rurik-deed-hire-mercenaries",
    "rurik-deed-hoard",
    "rurik-deed-honorable-prince",
    "rurik-deed-law-giver",
    "rurik-deed-market-day",
    "rurik-deed-master-beekeeper",
    "rurik-deed-new-beginning",
    "rurik-deed-peace-maker",
    "rurik-deed-retire-veterans",
    "rurik-deed-reward-laborers",
    "rurik-deed-send-gifts",
    "rurik-deed-splendid-feast",
    "rurik-deed-tithe-payments",
    "rurik-deed-trade-route",
    "rurik-deed-victory-march",
    "rurik-deed-wilderness-forts",
];

const CONVERSIONS: [&str; Conversion::COUNT] = ["rurik-conversion-build", "rurik-conversion-muster"];

const PRIORITIES: [&str; Priority::COUNT] =
    ["rurik-priority-war", "rurik-priority-build", "rurik-priority-tax"];

/// The name of a region.
pub fn region(region: Region) -> Message {
    Message::new(REGIONS[region.index()])
}

/// The name of a good.
pub fn good(good: Good) -> Message {
    Message::new(GOODS[good.index()])
}

/// The name of a structure.
pub fn structure(structure: Structure) -> Message {
    Message::new(STRUCTURES[structure.index()])
}

/// The name of a column of the strategy board, which is its action.
pub fn column(column: Column) -> Message {
    Message::new(COLUMNS[column.index()])
}

/// The name of a claim track.
pub fn track(track: Track) -> Message {
    Message::new(TRACKS[track.index()])
}

/// The name of a leader.
pub fn leader(leader: Leader) -> Message {
    Message::new(LEADERS[leader.index()])
}

/// What a leader can do.
pub fn ability(leader: Leader) -> Message {
    Message::new(ABILITIES[leader.index()])
}

/// The name of an agenda.
pub fn agenda(agenda: AgendaId) -> Message {
    Message::new(AGENDAS[agenda.index()])
}

/// What an agenda wants.
pub fn goal(agenda: AgendaId) -> Message {
    Message::new(GOALS[agenda.index()])
}

/// The name of a deed.
pub fn deed(deed: DeedId) -> Message {
    Message::new(DEEDS[deed.index()])
}

/// What a conversion token does.
pub fn conversion(conversion: Conversion) -> Message {
    Message::new(CONVERSIONS[conversion.index()])
}

/// The name of a priority of the Rebellion.
pub fn priority(priority: Priority) -> Message {
    Message::new(PRIORITIES[priority.index()])
}

/// A scheme card by its printed id.
pub fn card(card: SchemeId) -> Arg {
    Arg::Text(card.to_string())
}

/// Whom an attack or a church is aimed at.
pub fn foe(foe: Foe) -> Arg {
    match foe {
        Foe::Rebel => Message::new("rurik-foe-rebel").into(),
        Foe::Neutral => Message::new("rurik-foe-neutral").into(),
        Foe::Player(seat) => seat.into(),
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
        Gain::Good(kind) => Message::new("rurik-gain-good").with("good", good(kind)),
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
            say("rurik-need-adjacent").with("structure", structure(kind)).with("count", regions)
        }
        Need::DifferentGoods(kind, goods) => {
            say("rurik-need-different").with("structure", structure(kind)).with("count", goods)
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
            parts.extend(
                these.map(|kind| count("rurik-cost-good", goods[kind.index()]).with("good", good(kind))),
            );
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
