//! Names, goods and effects in words, and in a few letters for drawn boards.

use samovar_engine::{Arg, Message, names};

use crate::components::{
    AssignmentId, Chamber, City, Counted, Destination, Effect, EstateId, Hue, Item, Part, ProjectId,
    ProjectKind, REGIONS, Region, SpoilsId, Tables, Title, TitleId, Token, TokenId, TradeId,
};
use crate::goods::Goods;
use crate::state::Source;

names! {
    "first-tsar";
    names {
        /// The name of a city.
        city(City) = "city";
        /// The name of a chamber.
        chamber(Chamber) = "chamber";
        /// The name of a region.
        region(Region) = "region";
        /// The name of a Project card.
        project(ProjectId) = "project";
        /// The name of a Title card.
        title(TitleId) = "title";
        /// The name of an Estate card.
        estate(EstateId) = "estate";
        /// The colour of a city.
        hue(Hue) = "hue";
        /// A kind of project.
        kind(ProjectKind) = "kind";
    }
    texts {}
}

samovar_engine::printed!(TradeId, SpoilsId, TokenId);

impl From<Item> for Arg {
    fn from(item: Item) -> Arg {
        token(Token::of(item), 1).into()
    }
}

impl From<Goods> for Arg {
    fn from(goods: Goods) -> Arg {
        self::goods(goods).into()
    }
}

impl From<&Effect> for Arg {
    fn from(effect: &Effect) -> Arg {
        self::effect(effect).into()
    }
}

impl From<Source> for Arg {
    fn from(source: Source) -> Arg {
        self::source(source).into()
    }
}

/// The decade of a round (TSR-009).
pub fn decade(round: u8) -> Message {
    Message::new("first-tsar-decade").with("year", 1540 + 10 * u16::from(round))
}

/// Where an Assignment card sends a boyar.
pub fn assignment(tables: &Tables, card: AssignmentId) -> Message {
    match tables.assignments[card.index()] {
        Destination::Hue(colour) => Message::new("first-tsar-assignment-hue").with("hue", colour),
        Destination::Any => Message::new("first-tsar-assignment-any"),
        Destination::Kremlin => Message::new("first-tsar-assignment-kremlin"),
    }
}

/// A count of one kind, in words.
pub fn token(token: Token, count: u8) -> Message {
    counted("goods", token, count)
}

/// A count of one kind, in a few letters.
pub fn short_token(token: Token, count: u8) -> Message {
    counted("short", token, count)
}

fn counted(family: &str, token: Token, count: u8) -> Message {
    let token = token.word().replace('_', "-");
    Message::owned(format!("first-tsar-{family}-{token}")).with("count", count)
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
        Source::Trade(id) => Message::new("first-tsar-source-trade").with("token", id),
        Source::Printed(slot) => Message::new("first-tsar-source-printed").with("slot", slot + 1),
        Source::Spoils(id) => Message::new("first-tsar-source-spoils").with("token", id),
        Source::Region(id) => Message::new("first-tsar-source-region").with("token", id),
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
