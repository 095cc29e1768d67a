//! What happens in a game, in small steps.

use samovar_engine::{Message, Seat, Viewer, told};
use serde::{Deserialize, Serialize};

use crate::action::Piece;
use crate::components::{
    AssignmentId, CHAMBERS, Chamber, City, EstateId, Item, PAD, ProjectId, REGIONS, Region, SpoilsId,
    TitleId, Token, TokenId, TradeId,
};
use crate::goods::Goods;
use crate::phrase;
use crate::state::{EstateSet, Points, Prize, ProjectSet, Source, SpoilsSet, TitleSet};

told! {
    /// One small thing that happened.
    #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(tag = "event", rename_all = "snake_case")]
    pub enum Event {
        /// A player kept one of three projects; only that player sees which.
        Kept { who: Seat, project: Option<ProjectId> as [project] } => match project {
            Some(_) => "first-tsar-event-kept",
            None => "first-tsar-event-kept-secret",
        };
        ProjectsRevealed { projects: ProjectSet as _ } => "first-tsar-event-projects";
        /// A starting warrior was placed.
        Settled { who: Seat, city: City } => "first-tsar-event-settled";
        RoundBegan { round: u8 as _, first: Seat as who }
            => "first-tsar-event-round", round: round, decade: phrase::decade(round);
        /// A boyar went into a chamber.
        Planned { who: Seat, chamber: Chamber, coins: u8 } => "first-tsar-event-planned";
        ActionsBegan => "first-tsar-event-actions";
        TurnBegan { who: Seat } => "first-tsar-event-turn";
        TurnEnded { who: Seat } => "first-tsar-event-turn-ended";
        /// A boyar left its chamber; if it was the first in importance, the coins went to the pool.
        Left { who: Seat, chamber: Chamber, coins: u8, first: bool as _ }
            => if first { "first-tsar-event-left-first" } else { "first-tsar-event-left" };
        Sealed { who: Seat, chamber: Chamber, price: u8 as coins } => "first-tsar-event-sealed";
        /// Coins came back from under a boyar because another player placed a seal.
        CoinsBack { who: Seat, coins: u8 } => "first-tsar-event-coins-back";
        Sent { who: Seat, city: City } => "first-tsar-event-sent";
        Income { who: Seat, city: City, goods: Goods, paid: u8 as coins } => "first-tsar-event-income";
        PlacedWarrior { who: Seat, city: City } => "first-tsar-event-warrior";
        Moved { who: Seat, piece: Piece as _, from: City, to: City } => match piece {
            Piece::Warrior => "first-tsar-event-moved-warrior",
            Piece::Boyar => "first-tsar-event-moved-boyar",
        };
        TookTrade { who: Seat, token: TradeId } => "first-tsar-event-took-trade";
        PlacedTrade { who: Seat, token: TradeId, slot: u8 } => "first-tsar-event-placed-trade";
        /// A token left a full pad.
        DroppedTrade { who: Seat, token: TradeId } => "first-tsar-event-dropped-trade";
        /// Two tokens were discarded for a project.
        DiscardedTrades { who: Seat, one: TradeId, two: TradeId } => "first-tsar-event-discarded-trades";
        Arranged { who: Seat, pad: [Option<TradeId>; PAD] as _ } => "first-tsar-event-arranged";
        ResolvedTrade { who: Seat, source: Source } => "first-tsar-event-resolved-trade";
        TookProject { who: Seat, project: ProjectId } => "first-tsar-event-took-project";
        /// The top card of the deck; only its player sees which.
        DrewProject { who: Seat, project: Option<ProjectId> as [project] } => match project {
            Some(_) => "first-tsar-event-drew-project",
            None => "first-tsar-event-drew-secret",
        };
        NewProject { project: ProjectId } => "first-tsar-event-new-project";
        Completed { who: Seat, project: ProjectId } => "first-tsar-event-completed";
        Built { who: Seat, city: City } => "first-tsar-event-built";
        War { who: Seat, spoils: Option<SpoilsId> as [token] } => match spoils {
            Some(_) => "first-tsar-event-war",
            None => "first-tsar-event-war-only",
        };
        Gave { who: Seat, goods: Goods } => "first-tsar-event-gave";
        Swapped { who: Seat, give: Item, take: Item } => "first-tsar-event-swapped";
        /// Goods were spent for a coin.
        Sold { who: Seat, goods: Goods } => "first-tsar-event-sold";
        Gained { who: Seat, item: Item as _, count: u8 as _ }
            => "first-tsar-event-gained", what: phrase::token(Token::of(item), count);
        /// The price of an effect.
        Paid { who: Seat, goods: Goods } => "first-tsar-event-paid";
        /// A player chose not to use an effect. One that nobody could use lapses without an event.
        Declined { who: Seat as _, what: Token as _, count: u8 as _ } => declined(who, what, count);
        /// A player chose not to pay the price of an effect.
        DeclinedToPay { who: Seat, source: Source } => "first-tsar-event-declined-to-pay";
        Scored { who: Seat, vp: u16, from: Points as _ } => match from {
            Points::Projects => "first-tsar-event-scored-project",
            Points::Tokens => "first-tsar-event-scored-token",
            Points::Regions => "first-tsar-event-scored-region",
            Points::Favor => "first-tsar-event-scored-favor",
            Points::Titles => "first-tsar-event-scored-titles",
            Points::FieldOfWar => "first-tsar-event-scored-field",
            Points::Standing => "first-tsar-event-scored-standing",
            Points::Exchange => "first-tsar-event-scored-exchange",
        };
        /// To the top of the Favor track.
        Favored { who: Seat } => "first-tsar-event-favored";
        FavorToken { who: Seat, space: u8 } => "first-tsar-event-favor-token";
        TookTitle { who: Seat, title: TitleId, deck: bool as _ }
            => if deck { "first-tsar-event-drew-title" } else { "first-tsar-event-took-title" };
        TookEstate { who: Seat, estate: EstateId, deck: bool as _ }
            => if deck { "first-tsar-event-drew-estate" } else { "first-tsar-event-took-estate" };
        UsedEstate { who: Seat as _, estate: EstateId as _, paid: Goods as _ } => used(who, estate, paid);
        Reshuffled { deck: Deck as _ } => match deck {
            Deck::Titles => "first-tsar-event-reshuffled-titles",
            Deck::Estates => "first-tsar-event-reshuffled-estates",
        };
        RewardsBegan => "first-tsar-event-rewards";
        RegionLed { region: Region as _, leader: Seat as who } => "first-tsar-event-led", region: region;
        NoReward { region: Region } => "first-tsar-event-no-reward";
        Rewarded { who: Seat, region: Region, token: TokenId as _, prize: Prize as _ } => match prize {
            Prize::Points => "first-tsar-event-reward-points",
            Prize::Other => "first-tsar-event-reward-other",
        };
        ScoringBegan { round: u8 as _ } => "first-tsar-event-scoring", decade: phrase::decade(round);
        TitleScored { who: Seat, title: TitleId, vp: u16 } => "first-tsar-event-title-scored";
        NewSpoils { spoils: SpoilsSet as _ } => "first-tsar-event-new-spoils";
        NewTrades => "first-tsar-event-new-trades";
        NewCards { titles: TitleSet as _, estates: EstateSet as _ } => "first-tsar-event-new-cards";
        NewAssignments { cards: [AssignmentId; CHAMBERS] as _ } => "first-tsar-event-new-assignments";
        NewRegions { tokens: [TokenId; REGIONS] as _ } => "first-tsar-event-new-regions";
        GameOver => "first-tsar-event-over";
    }
}

/// An effect that was not used.
fn declined(who: Seat, what: Token, count: u8) -> Message {
    match what {
        Token::Trade => Message::new("first-tsar-event-declined-trade").with("who", who),
        _ => Message::new("first-tsar-event-declined")
            .with("who", who)
            .with("what", phrase::token(what, count)),
    }
}

/// An Estate that was used, and what was paid for it.
fn used(who: Seat, estate: EstateId, paid: Goods) -> Message {
    let put = |id| Message::new(id).with("who", who).with("estate", estate);
    match paid.is_empty() {
        true => put("first-tsar-event-used"),
        false => put("first-tsar-event-used-paying").with("goods", paid),
    }
}

/// A deck that is rebuilt from its discards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Deck {
    Titles,
    Estates,
}

impl samovar_engine::Event for Event {
    fn message(&self) -> Message {
        self.told()
    }

    fn begins_turn(&self) -> bool {
        matches!(
            self,
            Event::TurnBegan { .. }
                | Event::RoundBegan { .. }
                | Event::ActionsBegan
                | Event::RewardsBegan
                | Event::ScoringBegan { .. }
        )
    }

    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        Some(match *self {
            Event::Kept { who, .. } if viewer != Viewer::Seat(who) => Event::Kept { who, project: None },
            Event::DrewProject { who, .. } if viewer != Viewer::Seat(who) => {
                Event::DrewProject { who, project: None }
            }
            event => event,
        })
    }
}
