//! Everything a player can decide, and how it is written.

use std::fmt;

use samovar_engine::{Every, actions, named};

use crate::components::{Chamber, City, EstateId, Item, PAD, ProjectId, SpoilsId, TitleId, TradeId};
use crate::goods::Goods;
use crate::state::Prize;

actions! {
    /// One small decision. Its text form is the notation: `plan project`, `leave exchange seal`, `move boyar kursk putivl`.
    pub enum Action of "The First Tsar", as in "plan project, leave exchange seal, move boyar kursk putivl, end",
        also turned_round();
    choices {
        /// `keep PM01`: keep one of three projects in setup.
        Keep(project: ProjectId) => "keep {project}";
        /// `settle kursk`: place a starting warrior.
        Settle(city: City) => "settle {city}";
        /// `plan project`: put a boyar into a chamber.
        Plan(chamber: Chamber) => "plan {chamber}";
        /// `coins 2`: put this many coins under it.
        Coins(coins: u8 = 0..=Goods::MOST) => "coins {coins}";
        /// `leave project`, `leave project seal`: move a boyar out of its chamber, placing a seal or not.
        Leave(chamber: Chamber, seal: Seal) => "leave {chamber}{seal}";
        /// `income moscow`, `income moscow plain`: take the income of a city; `plain` leaves out its stone.
        Income(city: City, take: Yield) => "income {city}{take}";
        /// `warrior kursk`: place a warrior.
        Warrior(city: City) => "warrior {city}";
        /// `move boyar kursk putivl`: move a piece along a waterway.
        Move(piece: Piece, from: City, to: City) if (from != to) => "move {piece} {from} {to}";
        /// `project PC03`: take a project from the display.
        TakeProject(project: ProjectId) => "project {project}";
        /// `draw project`: take the top project of the deck.
        DrawProject => "draw project";
        /// `complete PC03`: complete a project from hand.
        Complete(project: ProjectId) => "complete {project}";
        /// `give grain coin`: give two goods or coins for one.
        Give(one: Item, two: Item) if (one <= two) => "give {one} {two}";
        /// `take steel`: take a good or a coin.
        Take(item: Item) => "take {item}";
        /// `swap grain steel`: give one good or coin for another.
        Swap(give: Item, take: Item) if (give != take) => "swap {give} {take}";
        /// `title TL03`: take a Title from the display.
        TakeTitle(title: TitleId) => "title {title}";
        /// `draw title`: take the top Title of the deck.
        DrawTitle => "draw title";
        /// `estate ES03`: take an Estate from the display.
        TakeEstate(estate: EstateId) => "estate {estate}";
        /// `draw estate`: take the top Estate of the deck.
        DrawEstate => "draw estate";
        /// `send kursk`: send the boyar from the Assignment card to a city.
        Send(city: City) => "send {city}";
        /// `sell grain wood`: spend two local goods for a coin.
        SellLocal(one: Item = Item::Grain..=Item::Stone, two: Item = Item::Grain..=Item::Stone) if (one <= two) => "sell {one} {two}";
        /// `sell steel`: spend a foreign good for a coin.
        SellForeign(good: Item = Item::Gunpowder..=Item::Steel) => "sell {good}";
        /// `discard TT01 TT05`: discard two Trade tokens of the pad for a project.
        Discard(one: TradeId, two: TradeId) if (one < two) => "discard {one} {two}";
        /// `cover 1 3`, `cover none`: rearrange the Trade tokens so that exactly these printed effects are covered.
        Cover(slots: SlotSet) => "cover {slots}";
        /// `use ES03`: use an Estate.
        Use(estate: EstateId) => "use {estate}";
        /// `slot 4`: put a Trade token into a slot of the pad.
        Slot(slot: u8 = 1..=PAD as u8) => "slot {slot}";
        /// `drop TT05`: discard a Trade token to make room.
        Drop(token: TradeId) => "drop {token}";
        /// `effect 2`: resolve the Trade effect of a slot.
        Effect(slot: u8 = 1..=PAD as u8) => "effect {slot}";
        /// `resolve`: go on with the second Trade effect.
        Resolve => "resolve";
        /// `pay`: pay the price of an effect.
        Pay => "pay";
        /// `build kursk`: place a building.
        Build(city: City) => "build {city}";
        /// `war SP03`, `war`: send a warrior to the Field of War for a Spoils token, or for nothing if none is left.
        War(token: Option<SpoilsId>) => "war{token}", token = written(token);
        /// `reward points`, `reward other`: which reward of a Region token.
        Reward(prize: Prize) => "reward {prize}";
    }
    declines {
        /// `skip`: leave out what is asked.
        Skip => "skip";
    }
    ends {
        /// `end`: end the turn.
        End => "end";
    }
}

named! {
    /// Whether a seal is placed, as it is added to the notation.
    Seal { Without = "", With = " seal" }
    /// How much of an income is taken, as it is added to the notation.
    Yield {
        /// All of it; a coin is paid for its stone.
        Full = "",
        /// All but its stone.
        Plain = " plain",
    }
    /// What can be moved.
    Piece { Warrior = "warrior", Boyar = "boyar" }
}

/// Slots of a pad, a bit each; written by their numbers from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SlotSet(pub(crate) u8);

impl Every for SlotSet {
    const COUNT: usize = 1 << PAD;
    fn index(self) -> usize {
        self.0.into()
    }
    fn at(index: usize) -> SlotSet {
        SlotSet(index as u8)
    }
}

impl SlotSet {
    /// The numbers of the slots, from 1.
    pub fn numbers(self) -> impl Iterator<Item = u8> {
        (1..=PAD as u8).filter(move |slot| self.0 >> (slot - 1) & 1 == 1)
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

/// A Spoils token as it is added to the notation of a war, or nothing.
fn written(token: Option<SpoilsId>) -> String {
    token.map(|token| format!(" {token}")).unwrap_or_default()
}

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
