//! Names, goods and effects in words, and in a few letters for drawn boards.

use samovar_engine::Message;

use crate::components::{
    AssignmentId, Chamber, City, Counted, Destination, Effect, EstateId, Hue, Item, Part, ProjectId,
    ProjectKind, REGIONS, Region, Tables, Title, TitleId, Token,
};
use crate::goods::Goods;
use crate::state::Source;

/// The message ids of things that are named one by one.
macro_rules! names {
    ($($(#[$doc:meta])* $name:ident($id:ty): $family:literal [$($member:literal)+];)+) => {$(
        $(#[$doc])*
        pub fn $name(id: $id) -> Message {
            const IDS: &[&str] = &[$(concat!("first-tsar-", $family, "-", $member)),+];
            Message::new(IDS[id.index()])
        }
    )+};
}

names! {
    /// The name of a city.
    city(City): "city" ["veliky-novgorod" "tver" "yaroslavl" "vologda" "moscow" "smolensk" "bryansk" "kozelsk"
        "novgorod-seversky" "chernigov" "putivl" "kursk" "vladimir" "murom" "nizhny-novgorod" "ryazan"];
    /// The name of a chamber.
    chamber(Chamber): "chamber" ["production" "maneuver" "project" "exchange" "reward"];
    /// The name of a region.
    region(Region): "region" ["east" "south" "west" "north"];
    /// The name of a Project card.
    project(ProjectId): "project" ["PC01" "PC02" "PC03" "PC04" "PC05" "PC06" "PC07" "PC08" "PC09" "PC10"
        "PT01" "PT02" "PT03" "PT04" "PT05" "PT06" "PT07" "PT08" "PT09" "PT10"
        "PM01" "PM02" "PM03" "PM04" "PM05" "PM06" "PM07" "PM08" "PM09" "PM10"];
    /// The name of a Title card.
    title(TitleId): "title" ["TL01" "TL02" "TL03" "TL04" "TL05" "TL06" "TL07" "TL08" "TL09" "TL10" "TL11"
        "TL12" "TL13" "TL14" "TL15"];
    /// The name of an Estate card.
    estate(EstateId): "estate" ["ES01" "ES02" "ES03" "ES04" "ES05" "ES06" "ES07" "ES08" "ES09" "ES10" "ES11"
        "ES12" "ES13" "ES14" "ES15"];
}

/// The colour of a city.
pub fn hue(hue: Hue) -> Message {
    Message::new(match hue {
        Hue::Black => "first-tsar-hue-black",
        Hue::Blue => "first-tsar-hue-blue",
        Hue::Purple => "first-tsar-hue-purple",
        Hue::Yellow => "first-tsar-hue-yellow",
    })
}

/// A kind of project.
pub fn kind(kind: ProjectKind) -> Message {
    Message::new(match kind {
        ProjectKind::Construction => "first-tsar-kind-construction",
        ProjectKind::Trade => "first-tsar-kind-trade",
        ProjectKind::Military => "first-tsar-kind-military",
    })
}

/// The decade of a round (TSR-009).
pub fn decade(round: u8) -> Message {
    Message::new("first-tsar-decade").with("year", 1540 + 10 * u16::from(round))
}

/// Where an Assignment card sends a boyar.
pub fn assignment(tables: &Tables, card: AssignmentId) -> Message {
    match tables.assignments[card.index()] {
        Destination::Hue(colour) => Message::new("first-tsar-assignment-hue").with("hue", hue(colour)),
        Destination::Any => Message::new("first-tsar-assignment-any"),
        Destination::Kremlin => Message::new("first-tsar-assignment-kremlin"),
    }
}

/// A count of one kind, in words.
pub fn token(token: Token, count: u8) -> Message {
    Message::new(match token {
        Token::Grain => "first-tsar-goods-grain",
        Token::Wood => "first-tsar-goods-wood",
        Token::Stone => "first-tsar-goods-stone",
        Token::Gunpowder => "first-tsar-goods-gunpowder",
        Token::Textile => "first-tsar-goods-textile",
        Token::Steel => "first-tsar-goods-steel",
        Token::Coin => "first-tsar-goods-coin",
        Token::Vp => "first-tsar-goods-vp",
        Token::Any => "first-tsar-goods-any",
        Token::Income => "first-tsar-goods-income",
        Token::Warrior => "first-tsar-goods-warrior",
        Token::Move => "first-tsar-goods-move",
        Token::TakeProject => "first-tsar-goods-take-project",
        Token::CompleteProject => "first-tsar-goods-complete-project",
        Token::TakeEstate => "first-tsar-goods-take-estate",
        Token::TakeTitle => "first-tsar-goods-take-title",
        Token::Swap => "first-tsar-goods-swap",
        Token::Favor => "first-tsar-goods-favor",
        Token::Trade => "first-tsar-goods-trade",
        Token::TwoTrades => "first-tsar-goods-two-trades",
        Token::Building => "first-tsar-goods-building",
        Token::War => "first-tsar-goods-war",
    })
    .with("count", count)
}

/// A count of one kind, in a few letters.
pub fn short_token(token: Token, count: u8) -> Message {
    Message::new(match token {
        Token::Grain => "first-tsar-short-grain",
        Token::Wood => "first-tsar-short-wood",
        Token::Stone => "first-tsar-short-stone",
        Token::Gunpowder => "first-tsar-short-gunpowder",
        Token::Textile => "first-tsar-short-textile",
        Token::Steel => "first-tsar-short-steel",
        Token::Coin => "first-tsar-short-coin",
        Token::Vp => "first-tsar-short-vp",
        Token::Any => "first-tsar-short-any",
        Token::Income => "first-tsar-short-income",
        Token::Warrior => "first-tsar-short-warrior",
        Token::Move => "first-tsar-short-move",
        Token::TakeProject => "first-tsar-short-take-project",
        Token::CompleteProject => "first-tsar-short-complete-project",
        Token::TakeEstate => "first-tsar-short-take-estate",
        Token::TakeTitle => "first-tsar-short-take-title",
        Token::Swap => "first-tsar-short-swap",
        Token::Favor => "first-tsar-short-favor",
        Token::Trade => "first-tsar-short-trade",
        Token::TwoTrades => "first-tsar-short-two-trades",
        Token::Building => "first-tsar-short-building",
        Token::War => "first-tsar-short-war",
    })
    .with("count", count)
}

/// How one part of an effect is put.
type Put = fn(Token, u8) -> Message;

/// Goods and coins in words.
pub fn goods(goods: Goods) -> Message {
    items(goods, token)
}

/// Goods and coins in a few letters.
pub fn short_goods(goods: Goods) -> Message {
    items(goods, short_token)
}

fn items(goods: Goods, put: Put) -> Message {
    list(goods.iter().map(|(item, count): (Item, u8)| put(Token::of(item), count)))
}

/// An effect in words, with its price.
pub fn effect(effect: &Effect) -> Message {
    effect_with(effect, token)
}

/// An effect in a few letters, with its price.
pub fn short_effect(effect: &Effect) -> Message {
    effect_with(effect, short_token)
}

fn effect_with(effect: &Effect, put: Put) -> Message {
    let gain = list(effect.parts().iter().map(|part: &Part| put(part.token, part.count)));
    if effect.pay.is_empty() {
        return gain;
    }
    Message::new("first-tsar-effect-paid").with("pay", items(effect.pay, put)).with("gain", gain)
}

/// Several things after each other.
fn list(things: impl DoubleEndedIterator<Item = Message>) -> Message {
    let mut things = things.rev();
    let Some(last) = things.next() else { return Message::new("first-tsar-list-none") };
    let Some(before) = things.next() else { return last };
    let two = Message::new("first-tsar-list-two").with("one", before).with("two", last);
    things.fold(two, |rest, one| Message::new("first-tsar-list-more").with("one", one).with("rest", rest))
}

/// Where an effect is printed.
pub fn source(source: Source) -> Message {
    match source {
        Source::Trade(id) => Message::new("first-tsar-source-trade").with("token", id.to_string()),
        Source::Printed(slot) => Message::new("first-tsar-source-printed").with("slot", slot + 1),
        Source::Spoils(id) => Message::new("first-tsar-source-spoils").with("token", id.to_string()),
        Source::Region(id) => Message::new("first-tsar-source-region").with("token", id.to_string()),
        Source::Estate(id) => estate(id),
    }
}

/// What a Title scores, in words.
pub fn scores(tables: &Tables, title: &Title) -> Message {
    let id = match title.per {
        Counted::ProjectSet => "first-tsar-scores-set",
        Counted::ConstructionProject => "first-tsar-scores-construction",
        Counted::TradeProject => "first-tsar-scores-trade",
        Counted::MilitaryProject => "first-tsar-scores-military",
        Counted::Token => "first-tsar-scores-token",
        Counted::StrongCity => return strong_cities(tables, title),
        Counted::Estate => "first-tsar-scores-estate",
        Counted::Title => "first-tsar-scores-title",
        Counted::FieldWarrior => "first-tsar-scores-field",
        Counted::Building => "first-tsar-scores-building",
        Counted::LedRegion => "first-tsar-scores-region",
        Counted::CityWarrior => "first-tsar-scores-warrior",
        Counted::ForeignGood => "first-tsar-scores-foreign",
    };
    Message::new(id).with("vp", title.vp)
}

fn strong_cities(tables: &Tables, title: &Title) -> Message {
    let inside = |region: &Region| !tables.map.of_region[region.index()].and(title.cities).is_empty();
    let regions: Vec<Region> = Region::ALL.into_iter().filter(inside).collect();
    if regions.len() == REGIONS {
        return Message::new("first-tsar-scores-city").with("vp", title.vp);
    }
    let regions = list(regions.into_iter().map(region));
    Message::new("first-tsar-scores-city-in").with("vp", title.vp).with("regions", regions)
}
