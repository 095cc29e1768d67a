//! What happens in a game, in small steps.

use samovar_engine::{Arg, Message, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Piece;
use crate::components::{
    AssignmentId, CHAMBERS, Chamber, City, EstateId, Item, PAD, ProjectId, REGIONS, Region, SpoilsId,
    TitleId, Token, TokenId, TradeId,
};
use crate::goods::Goods;
use crate::phrase;
use crate::state::{EstateSet, Points, Prize, ProjectSet, Source, SpoilsSet, TitleSet};

/// One small thing that happened.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A player kept one of three projects; only that player sees which.
    Kept {
        who: Seat,
        project: Option<ProjectId>,
    },
    ProjectsRevealed {
        projects: ProjectSet,
    },
    /// A starting warrior was placed.
    Settled {
        who: Seat,
        city: City,
    },
    RoundBegan {
        round: u8,
        first: Seat,
    },
    /// A boyar went into a chamber.
    Planned {
        who: Seat,
        chamber: Chamber,
        coins: u8,
    },
    ActionsBegan,
    TurnBegan {
        who: Seat,
    },
    TurnEnded {
        who: Seat,
    },
    /// A boyar left its chamber; if it was the first in importance, the coins went to the pool.
    Left {
        who: Seat,
        chamber: Chamber,
        coins: u8,
        first: bool,
    },
    Sealed {
        who: Seat,
        chamber: Chamber,
        price: u8,
    },
    /// Coins came back from under a boyar because another player placed a seal.
    CoinsBack {
        who: Seat,
        coins: u8,
    },
    Sent {
        who: Seat,
        city: City,
    },
    Income {
        who: Seat,
        city: City,
        goods: Goods,
        paid: u8,
    },
    PlacedWarrior {
        who: Seat,
        city: City,
    },
    Moved {
        who: Seat,
        piece: Piece,
        from: City,
        to: City,
    },
    TookTrade {
        who: Seat,
        token: TradeId,
    },
    PlacedTrade {
        who: Seat,
        token: TradeId,
        slot: u8,
    },
    /// A token left a full pad.
    DroppedTrade {
        who: Seat,
        token: TradeId,
    },
    /// Two tokens were discarded for a project.
    DiscardedTrades {
        who: Seat,
        one: TradeId,
        two: TradeId,
    },
    Arranged {
        who: Seat,
        pad: [Option<TradeId>; PAD],
    },
    ResolvedTrade {
        who: Seat,
        source: Source,
    },
    TookProject {
        who: Seat,
        project: ProjectId,
    },
    /// The top card of the deck; only its player sees which.
    DrewProject {
        who: Seat,
        project: Option<ProjectId>,
    },
    NewProject {
        project: ProjectId,
    },
    Completed {
        who: Seat,
        project: ProjectId,
    },
    Built {
        who: Seat,
        city: City,
    },
    War {
        who: Seat,
        spoils: Option<SpoilsId>,
    },
    Gave {
        who: Seat,
        goods: Goods,
    },
    Swapped {
        who: Seat,
        give: Item,
        take: Item,
    },
    /// Goods were spent for a coin.
    Sold {
        who: Seat,
        goods: Goods,
    },
    Gained {
        who: Seat,
        item: Item,
        count: u8,
    },
    /// The price of an effect.
    Paid {
        who: Seat,
        goods: Goods,
    },
    /// A player chose not to use an effect. One that nobody could use lapses without an event.
    Declined {
        who: Seat,
        what: Token,
        count: u8,
    },
    /// A player chose not to pay the price of an effect.
    DeclinedToPay {
        who: Seat,
        source: Source,
    },
    Scored {
        who: Seat,
        vp: u16,
        from: Points,
    },
    /// To the top of the Favor track.
    Favored {
        who: Seat,
    },
    FavorToken {
        who: Seat,
        space: u8,
    },
    TookTitle {
        who: Seat,
        title: TitleId,
        deck: bool,
    },
    TookEstate {
        who: Seat,
        estate: EstateId,
        deck: bool,
    },
    UsedEstate {
        who: Seat,
        estate: EstateId,
        paid: Goods,
    },
    Reshuffled {
        deck: Deck,
    },
    RewardsBegan,
    RegionLed {
        region: Region,
        leader: Seat,
    },
    NoReward {
        region: Region,
    },
    Rewarded {
        who: Seat,
        region: Region,
        token: TokenId,
        prize: Prize,
    },
    ScoringBegan {
        round: u8,
    },
    TitleScored {
        who: Seat,
        title: TitleId,
        vp: u16,
    },
    NewSpoils {
        spoils: SpoilsSet,
    },
    NewTrades,
    NewCards {
        titles: TitleSet,
        estates: EstateSet,
    },
    NewAssignments {
        cards: [AssignmentId; CHAMBERS],
    },
    NewRegions {
        tokens: [TokenId; REGIONS],
    },
    GameOver,
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
        use Event::*;
        let say = Message::new;
        let by = |id, who: Seat| Message::new(id).with("who", who);
        match *self {
            Kept { who, project: Some(id) } => {
                by("first-tsar-event-kept", who).with("project", phrase::project(id))
            }
            Kept { who, project: None } => by("first-tsar-event-kept-secret", who),
            ProjectsRevealed { .. } => say("first-tsar-event-projects"),
            Settled { who, city } => by("first-tsar-event-settled", who).with("city", phrase::city(city)),
            RoundBegan { round, first } => {
                by("first-tsar-event-round", first).with("round", round).with("decade", phrase::decade(round))
            }
            Planned { who, chamber, coins } => by("first-tsar-event-planned", who)
                .with("chamber", phrase::chamber(chamber))
                .with("coins", coins),
            ActionsBegan => say("first-tsar-event-actions"),
            TurnBegan { who } => by("first-tsar-event-turn", who),
            TurnEnded { who } => by("first-tsar-event-turn-ended", who),
            Left { who, chamber, coins, first } => {
                by(if first { "first-tsar-event-left-first" } else { "first-tsar-event-left" }, who)
                    .with("chamber", phrase::chamber(chamber))
                    .with("coins", coins)
            }
            Sealed { who, chamber, price } => by("first-tsar-event-sealed", who)
                .with("chamber", phrase::chamber(chamber))
                .with("coins", price),
            CoinsBack { who, coins } => by("first-tsar-event-coins-back", who).with("coins", coins),
            Sent { who, city } => by("first-tsar-event-sent", who).with("city", phrase::city(city)),
            Income { who, city, goods, paid } => by("first-tsar-event-income", who)
                .with("city", phrase::city(city))
                .with("goods", phrase::goods(goods))
                .with("coins", paid),
            PlacedWarrior { who, city } => {
                by("first-tsar-event-warrior", who).with("city", phrase::city(city))
            }
            Moved { who, piece, from, to } => by(
                match piece {
                    Piece::Warrior => "first-tsar-event-moved-warrior",
                    Piece::Boyar => "first-tsar-event-moved-boyar",
                },
                who,
            )
            .with("from", phrase::city(from))
            .with("to", phrase::city(to)),
            TookTrade { who, token } => by("first-tsar-event-took-trade", who).with("token", name(token)),
            PlacedTrade { who, token, slot } => {
                by("first-tsar-event-placed-trade", who).with("token", name(token)).with("slot", slot)
            }
            DroppedTrade { who, token } => {
                by("first-tsar-event-dropped-trade", who).with("token", name(token))
            }
            DiscardedTrades { who, one, two } => {
                by("first-tsar-event-discarded-trades", who).with("one", name(one)).with("two", name(two))
            }
            Arranged { who, .. } => by("first-tsar-event-arranged", who),
            ResolvedTrade { who, source } => {
                by("first-tsar-event-resolved-trade", who).with("source", phrase::source(source))
            }
            TookProject { who, project: id } => {
                by("first-tsar-event-took-project", who).with("project", phrase::project(id))
            }
            DrewProject { who, project: Some(id) } => {
                by("first-tsar-event-drew-project", who).with("project", phrase::project(id))
            }
            DrewProject { who, project: None } => by("first-tsar-event-drew-secret", who),
            NewProject { project: id } => {
                say("first-tsar-event-new-project").with("project", phrase::project(id))
            }
            Completed { who, project: id } => {
                by("first-tsar-event-completed", who).with("project", phrase::project(id))
            }
            Built { who, city } => by("first-tsar-event-built", who).with("city", phrase::city(city)),
            War { who, spoils: Some(token) } => by("first-tsar-event-war", who).with("token", name(token)),
            War { who, spoils: None } => by("first-tsar-event-war-only", who),
            Gave { who, goods } => by("first-tsar-event-gave", who).with("goods", phrase::goods(goods)),
            Swapped { who, give, take } => by("first-tsar-event-swapped", who)
                .with("give", phrase::token(Token::of(give), 1))
                .with("take", phrase::token(Token::of(take), 1)),
            Sold { who, goods } => by("first-tsar-event-sold", who).with("goods", phrase::goods(goods)),
            Gained { who, item, count } => {
                by("first-tsar-event-gained", who).with("what", phrase::token(Token::of(item), count))
            }
            Paid { who, goods } => by("first-tsar-event-paid", who).with("goods", phrase::goods(goods)),
            Declined { who, what: Token::Trade, .. } => by("first-tsar-event-declined-trade", who),
            Declined { who, what, count } => {
                by("first-tsar-event-declined", who).with("what", phrase::token(what, count))
            }
            DeclinedToPay { who, source } => {
                by("first-tsar-event-declined-to-pay", who).with("source", phrase::source(source))
            }
            Scored { who, vp, from } => by(scored(from), who).with("vp", vp),
            Favored { who } => by("first-tsar-event-favored", who),
            FavorToken { who, space } => by("first-tsar-event-favor-token", who).with("space", space),
            TookTitle { who, title: id, deck } => {
                by(if deck { "first-tsar-event-drew-title" } else { "first-tsar-event-took-title" }, who)
                    .with("title", phrase::title(id))
            }
            TookEstate { who, estate: id, deck } => {
                by(if deck { "first-tsar-event-drew-estate" } else { "first-tsar-event-took-estate" }, who)
                    .with("estate", phrase::estate(id))
            }
            UsedEstate { who, estate: id, paid } => {
                let id = by(
                    if paid.is_empty() { "first-tsar-event-used" } else { "first-tsar-event-used-paying" },
                    who,
                )
                .with("estate", phrase::estate(id));
                if paid.is_empty() { id } else { id.with("goods", phrase::goods(paid)) }
            }
            Reshuffled { deck: Deck::Titles } => say("first-tsar-event-reshuffled-titles"),
            Reshuffled { deck: Deck::Estates } => say("first-tsar-event-reshuffled-estates"),
            RewardsBegan => say("first-tsar-event-rewards"),
            RegionLed { region, leader } => {
                by("first-tsar-event-led", leader).with("region", phrase::region(region))
            }
            NoReward { region } => say("first-tsar-event-no-reward").with("region", phrase::region(region)),
            Rewarded { who, region, prize, .. } => by(
                match prize {
                    Prize::Points => "first-tsar-event-reward-points",
                    Prize::Other => "first-tsar-event-reward-other",
                },
                who,
            )
            .with("region", phrase::region(region)),
            ScoringBegan { round } => say("first-tsar-event-scoring").with("decade", phrase::decade(round)),
            TitleScored { who, title: id, vp } => {
                by("first-tsar-event-title-scored", who).with("title", phrase::title(id)).with("vp", vp)
            }
            NewSpoils { .. } => say("first-tsar-event-new-spoils"),
            NewTrades => say("first-tsar-event-new-trades"),
            NewCards { .. } => say("first-tsar-event-new-cards"),
            NewAssignments { .. } => say("first-tsar-event-new-assignments"),
            NewRegions { .. } => say("first-tsar-event-new-regions"),
            GameOver => say("first-tsar-event-over"),
        }
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

/// How points of a sort are told.
fn scored(from: Points) -> &'static str {
    match from {
        Points::Projects => "first-tsar-event-scored-project",
        Points::Tokens => "first-tsar-event-scored-token",
        Points::Regions => "first-tsar-event-scored-region",
        Points::Favor => "first-tsar-event-scored-favor",
        Points::Titles => "first-tsar-event-scored-titles",
        Points::FieldOfWar => "first-tsar-event-scored-field",
        Points::Standing => "first-tsar-event-scored-standing",
        Points::Exchange => "first-tsar-event-scored-exchange",
    }
}

/// A printed id, the same in every language.
pub(crate) fn name(id: impl ToString) -> Arg {
    Arg::Text(id.to_string())
}
