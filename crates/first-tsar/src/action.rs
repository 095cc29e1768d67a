//! Everything a player can decide, and how it is written.

use std::fmt;

use samovar_engine::named;

use crate::components::{Chamber, City, EstateId, Item, PAD, ProjectId, SpoilsId, TitleId, TradeId};
use crate::goods::Goods;
use crate::state::Prize;

/// One small decision. Its text form is the notation: `plan project`, `leave exchange seal`, `move boyar kursk putivl`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `keep PM01`: keep one of three projects in setup.
    Keep(ProjectId),
    /// `settle kursk`: place a starting warrior.
    Settle(City),
    /// `plan project`: put a boyar into a chamber.
    Plan(Chamber),
    /// `coins 2`: put this many coins under it.
    Coins(u8),
    /// `leave project`, `leave project seal`: move a boyar out of its chamber, placing a seal or not.
    Leave(Chamber, Seal),
    /// `income moscow`, `income moscow plain`: take the income of a city; `plain` leaves out its stone.
    Income(City, Yield),
    /// `warrior kursk`: place a warrior.
    Warrior(City),
    /// `move boyar kursk putivl`: move a piece along a waterway.
    Move(Piece, City, City),
    /// `project PC03`: take a project from the display.
    TakeProject(ProjectId),
    /// `draw project`: take the top project of the deck.
    DrawProject,
    /// `complete PC03`: complete a project from hand.
    Complete(ProjectId),
    /// `give grain coin`: give two goods or coins for one.
    Give(Item, Item),
    /// `take steel`: take a good or a coin.
    Take(Item),
    /// `swap grain steel`: give one good or coin for another.
    Swap(Item, Item),
    /// `title TL03`: take a Title from the display.
    TakeTitle(TitleId),
    /// `draw title`: take the top Title of the deck.
    DrawTitle,
    /// `estate ES03`: take an Estate from the display.
    TakeEstate(EstateId),
    /// `draw estate`: take the top Estate of the deck.
    DrawEstate,
    /// `send kursk`: send the boyar from the Assignment card to a city.
    Send(City),
    /// `sell grain wood`: spend two local goods for a coin.
    SellLocal(Item, Item),
    /// `sell steel`: spend a foreign good for a coin.
    SellForeign(Item),
    /// `discard TT01 TT05`: discard two Trade tokens of the pad for a project.
    Discard(TradeId, TradeId),
    /// `cover 1 3`, `cover none`: rearrange the Trade tokens so that exactly these printed effects are covered.
    Cover(SlotSet),
    /// `use ES03`: use an Estate.
    Use(EstateId),
    /// `slot 4`: put a Trade token into a slot of the pad.
    Slot(u8),
    /// `drop TT05`: discard a Trade token to make room.
    Drop(TradeId),
    /// `effect 2`: resolve the Trade effect of a slot.
    Effect(u8),
    /// `resolve`: go on with the second Trade effect.
    Resolve,
    /// `pay`: pay the price of an effect.
    Pay,
    /// `build kursk`: place a building.
    Build(City),
    /// `war SP03`, `war`: send a warrior to the Field of War for a Spoils token, or for nothing if none is left.
    War(Option<SpoilsId>),
    /// `reward points`, `reward other`: which reward of a Region token.
    Reward(Prize),
    /// `skip`: leave out what is asked.
    Skip,
    /// `end`: end the turn.
    End,
}

/// Whether a seal is placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Seal {
    Without,
    With,
}

/// How much of an income is taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Yield {
    /// All of it; a coin is paid for its stone.
    Full,
    /// All but its stone.
    Plain,
}

named! {
    /// What can be moved.
    Piece { Warrior = "warrior", Boyar = "boyar" }
}

/// Slots of a pad, a bit each; written by their numbers from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SlotSet(pub(crate) u8);

impl SlotSet {
    /// Every set of slots.
    pub fn all() -> impl Iterator<Item = SlotSet> {
        (0..1 << PAD).map(SlotSet)
    }

    /// The numbers of the slots, from 1.
    pub fn numbers(self) -> impl Iterator<Item = u8> {
        (1..=PAD as u8).filter(move |slot| self.0 >> (slot - 1) & 1 == 1)
    }
}

/// Unordered pairs, sorted by the first and then the second.
fn pairs<T: Copy>(items: &[T]) -> impl Iterator<Item = (T, T)> {
    items.iter().enumerate().flat_map(move |(at, one)| items[at..].iter().map(move |two| (*one, *two)))
}

impl Action {
    /// Every action there is, in a fixed order.
    pub fn all() -> impl Iterator<Item = Action> {
        use Action::*;
        let plain = [DrawProject, DrawTitle, DrawEstate, Resolve, Pay, War(None), Skip, End];
        let prizes = [Prize::Points, Prize::Other].map(Reward);
        let chambers = Chamber::ALL
            .into_iter()
            .flat_map(|chamber| [Plan(chamber), Leave(chamber, Seal::Without), Leave(chamber, Seal::With)]);
        let cities = City::all().flat_map(|city| {
            let incomes = [Income(city, Yield::Full), Income(city, Yield::Plain)];
            [Settle(city), Warrior(city), Send(city), Build(city)].into_iter().chain(incomes)
        });
        let moves = City::all().flat_map(|from| {
            let others = City::all().filter(move |to| *to != from);
            others.flat_map(move |to| [Move(Piece::Warrior, from, to), Move(Piece::Boyar, from, to)])
        });
        let projects = ProjectId::all().flat_map(|id| [Keep(id), TakeProject(id), Complete(id)]);
        let swaps = Item::ALL.into_iter().flat_map(|give| {
            Item::ALL.into_iter().filter(move |take| *take != give).map(move |take| Swap(give, take))
        });
        let trades: Vec<TradeId> = TradeId::all().collect();
        let discards: Vec<_> = pairs(&trades).filter(|(one, two)| one != two).collect();
        plain
            .into_iter()
            .chain(prizes)
            .chain(chambers)
            .chain((0..=Goods::MOST).map(Coins))
            .chain(cities)
            .chain(moves)
            .chain(projects)
            .chain(pairs(&Item::ALL).map(|(one, two)| Give(one, two)))
            .chain(Item::ALL.into_iter().map(Take))
            .chain(swaps)
            .chain(TitleId::all().map(TakeTitle))
            .chain(EstateId::all().flat_map(|id| [TakeEstate(id), Use(id)]))
            .chain(pairs(&Item::LOCAL).map(|(one, two)| SellLocal(one, two)))
            .chain(Item::FOREIGN.into_iter().map(SellForeign))
            .chain(discards.into_iter().map(|(one, two)| Discard(one, two)))
            .chain(SlotSet::all().map(Cover))
            .chain((1..=PAD as u8).flat_map(|slot| [Slot(slot), Effect(slot)]))
            .chain(TradeId::all().map(Drop))
            .chain(SpoilsId::all().map(|id| War(Some(id))))
    }
}

impl fmt::Display for SlotSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 {
            return f.write_str("none");
        }
        let numbers: Vec<String> = self.numbers().map(|slot| slot.to_string()).collect();
        f.write_str(&numbers.join(" "))
    }
}

impl samovar_engine::Action for Action {
    const ENDS: &'static [Action] = &[Action::End];
    const DECLINES: &'static [Action] = &[Action::Skip];
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Keep(id) => write!(f, "keep {id}"),
            Action::Settle(city) => write!(f, "settle {city}"),
            Action::Plan(chamber) => write!(f, "plan {chamber}"),
            Action::Coins(coins) => write!(f, "coins {coins}"),
            Action::Leave(chamber, Seal::Without) => write!(f, "leave {chamber}"),
            Action::Leave(chamber, Seal::With) => write!(f, "leave {chamber} seal"),
            Action::Income(city, Yield::Full) => write!(f, "income {city}"),
            Action::Income(city, Yield::Plain) => write!(f, "income {city} plain"),
            Action::Warrior(city) => write!(f, "warrior {city}"),
            Action::Move(piece, from, to) => write!(f, "move {piece} {from} {to}"),
            Action::TakeProject(id) => write!(f, "project {id}"),
            Action::DrawProject => f.write_str("draw project"),
            Action::Complete(id) => write!(f, "complete {id}"),
            Action::Give(one, two) => write!(f, "give {one} {two}"),
            Action::Take(item) => write!(f, "take {item}"),
            Action::Swap(give, take) => write!(f, "swap {give} {take}"),
            Action::TakeTitle(id) => write!(f, "title {id}"),
            Action::DrawTitle => f.write_str("draw title"),
            Action::TakeEstate(id) => write!(f, "estate {id}"),
            Action::DrawEstate => f.write_str("draw estate"),
            Action::Send(city) => write!(f, "send {city}"),
            Action::SellLocal(one, two) => write!(f, "sell {one} {two}"),
            Action::SellForeign(item) => write!(f, "sell {item}"),
            Action::Discard(one, two) => write!(f, "discard {one} {two}"),
            Action::Cover(slots) => write!(f, "cover {slots}"),
            Action::Use(id) => write!(f, "use {id}"),
            Action::Slot(slot) => write!(f, "slot {slot}"),
            Action::Drop(id) => write!(f, "drop {id}"),
            Action::Effect(slot) => write!(f, "effect {slot}"),
            Action::Resolve => f.write_str("resolve"),
            Action::Pay => f.write_str("pay"),
            Action::Build(city) => write!(f, "build {city}"),
            Action::War(Some(id)) => write!(f, "war {id}"),
            Action::War(None) => f.write_str("war"),
            Action::Reward(Prize::Points) => f.write_str("reward points"),
            Action::Reward(Prize::Other) => f.write_str("reward other"),
            Action::Skip => f.write_str("skip"),
            Action::End => f.write_str("end"),
        }
    }
}

samovar_engine::notation!(
    Action,
    "The First Tsar",
    "plan project, leave exchange seal, move boyar kursk putivl, end",
    turned_round()
);

/// Two things without an order can be written in any.
fn turned_round() -> impl Iterator<Item = (String, Action)> {
    Action::all().filter_map(|action| {
        let text = match action {
            Action::Give(one, two) => format!("give {two} {one}"),
            Action::SellLocal(one, two) => format!("sell {two} {one}"),
            Action::Discard(one, two) => format!("discard {two} {one}"),
            _ => return None,
        };
        Some((text, action))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_order_can_be_written_in_any() {
        for (text, same) in [
            ("give coin wood", "give wood coin"),
            ("sell stone grain", "sell grain stone"),
            ("discard TT05 TT01", "discard TT01 TT05"),
        ] {
            assert_eq!(text.parse::<Action>().map(|action| action.to_string()), Ok(same.to_owned()));
        }
    }

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
    }

    #[test]
    fn other_texts_are_no_actions() {
        let texts = [
            "",
            "keep",
            "keep PX01",
            "coins",
            "coins 256",
            "coins 01",
            "leave tower",
            "leave project now",
            "move boyar kursk kursk",
            "move seal kursk putivl",
            "give coin",
            "swap grain grain",
            "sell coin",
            "sell grain",
            "sell grain steel",
            "discard TT01 TT01",
            "cover",
            "cover 3 1",
            "cover 1 1",
            "cover 6",
            "slot 0",
            "slot 6",
            "END",
            "end ",
        ];
        for text in texts {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
