//! The players and what they have.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_rurik::components::{AdvisorSet, Components, Conversion, Good, SchemeId, Structure, Tables};
use samovar_rurik::{Action, PlayerData, REBELLION, phrase};

use super::cards::{AgendaCard, DeedCard, LeaderCard, Lies, SchemeCard};
use super::{Component, Picture, Spot, Target, good_icon, icon, strategy, structure_icon};
use crate::art;
use crate::board::{Glance, Icon, Tally};
use crate::pen::Pen;

impl Picture<'_> {
    /// All sides, the viewer's first.
    pub(super) fn players(&self) -> Markup {
        let seats = self.scene.seats_from(self.view.viewer, self.board().players.len());
        html! { @for seat in seats { (self.household(seat)) } }
    }

    /// What a side has at a glance.
    pub(super) fn glance(&self, seat: Seat) -> Glance {
        let (player, side) = (self.player(seat), &self.view.sides[seat.index()]);
        let tally = |icon, count: u8, words: Message, rules| Tally {
            icon: Icon::Named(icon),
            count: count.into(),
            words: words.with("count", count),
            rules,
        };
        let counted = |icon, count, id, rules| tally(icon, count, Message::new(id), rules);
        let goods = Good::ALL.into_iter().map(|good| {
            let words = Message::new("web-glance-count").with("what", phrase::good(good));
            tally(good_icon(good), player.goods[good.index()], words, "RUR-099 RUR-100 RUR-143")
        });
        let ruled = Message::new("rurik-web-rules").with("occupied", side.occupied.len());
        let open = [
            counted("coin", player.coins, "rurik-gain-coins", "RUR-064 RUR-014 RUR-159"),
            counted("troop", player.supply, "rurik-web-supply", "RUR-071 RUR-074 RUR-002"),
            tally("crown", side.ruled.len(), ruled, "RUR-034 RUR-141 RUR-158"),
        ];
        let own = [
            counted("scheme", side.hand, "rurik-web-hand", "RUR-119 RUR-Q04"),
            counted("rebel", player.defeated, "rurik-web-defeated", "RUR-083 RUR-212"),
        ];
        let own = own.into_iter().filter(|_| !self.is_rebellion(seat));
        let players = self.board().players.len();
        let first = self.board().marker.index();
        Glance {
            seat,
            points: side.points,
            place: self.board().rebellion.is_none().then(|| (seat.index() + players - first) % players + 1),
            tallies: goods.chain(open).chain(own).collect(),
        }
    }

    fn is_rebellion(&self, seat: Seat) -> bool {
        self.board().rebellion.is_some() && seat == REBELLION
    }

    fn household(&self, seat: Seat) -> Markup {
        let player = self.player(seat);
        let pen = self.scene.pen;
        let deciding = self.view.to_decide == Some(seat);
        let mine = self.view.viewer == Some(seat);
        let class = format!("player household {}", pen.livery(seat).class);
        html! {
            section.(class).mine[mine].deciding[deciding] id=(format!("player-{seat}")) aria-label=(pen.whose(seat)) {
                (self.crest(seat, player))
                @if let Some(leader) = player.leader { (self.draw(&LeaderCard { leader, target: None })) }
                (self.belongings(seat, player))
                (self.boat(seat))
                @if !self.is_rebellion(seat) {
                    (self.tokens(seat, player))
                    (self.own_cards(seat))
                    (self.deeds_of(seat, player))
                }
            }
        }
    }

    fn crest(&self, seat: Seat, player: &PlayerData) -> Markup {
        let first = self.board().marker == seat && self.board().rebellion.is_none();
        let hand_over = self.target(Action::Marker(seat));
        self.draw(&Crest { seat, first, hand_over, waiting: player.advisors })
    }

    fn belongings(&self, seat: Seat, player: &PlayerData) -> Markup {
        let side = &self.view.sides[seat.index()];
        let spied = self.view.own.iter().flat_map(|own| &own.spied).filter(|spied| spied.seat == seat);
        self.draw(&Belongings {
            seat,
            coins: player.coins,
            supply: player.supply,
            built: Structure::ALL.map(|structure| player.built.of(structure).len()),
            ruled: side.ruled.len(),
            occupied: side.occupied.len(),
            trophies: (!self.is_rebellion(seat)).then(|| Trophies {
                defeated: player.defeated,
                hand: side.hand,
                spied: spied.map(|spied| spied.card).collect(),
            }),
        })
    }

    /// Boat and dock: a column for each good.
    fn boat(&self, seat: Seat) -> Markup {
        let side = &self.view.sides[seat.index()];
        let hold = |good: Good| Hold {
            seat,
            good,
            loaded: side.boat[good.index()],
            ashore: side.dock[good.index()],
            pay: self.is_active(seat).then(|| self.target(Action::Pay(good))),
        };
        html! {
            div.boat role="group" aria-label=(self.text("rurik-web-boat")) {
                @for good in Good::ALL { (self.draw(&hold(good))) }
            }
        }
    }

    fn tokens(&self, seat: Seat, player: &PlayerData) -> Markup {
        let token = |conversion: Conversion| Token {
            seat,
            conversion,
            up: player.tokens.contains(&conversion),
            target: self.is_active(seat).then(|| self.target(Action::Convert(conversion))),
        };
        html! { div.conversions { @for conversion in Conversion::ALL { (self.draw(&token(conversion))) } } }
    }

    /// What only the owner sees; of others, the agenda once it is shown.
    fn own_cards(&self, seat: Seat) -> Markup {
        let own = self.view.own.as_ref().filter(|_| self.view.viewer == Some(seat));
        let agenda = |agenda, target| self.draw(&AgendaCard { agenda, target });
        html! {
            @if let Some(own) = own {
                div.cards {
                    @match own.agendas.kept {
                        Some(kept) => (agenda(kept, Some(self.target(Action::Agenda(kept))))),
                        None => { @for dealt in own.agendas.dealt { (agenda(dealt, Some(self.target(Action::Agenda(dealt))))) } }
                    }
                    @for card in own.hand.iter() {
                        @let target = self.lit(Action::Discard(card)).unwrap_or_else(|| self.target(Action::Play(card)));
                        (self.draw(&SchemeCard { card, target }))
                    }
                }
            } @else if let Some(shown) = self.view.sides[seat.index()].agenda {
                div.cards { (agenda(shown, None)) }
            }
        }
    }

    fn deeds_of(&self, seat: Seat, player: &PlayerData) -> Markup {
        let target = |deed| self.is_active(seat).then(|| self.target(Action::Accomplish(deed)));
        html! {
            @if !player.deeds.is_empty() || !player.accomplished.is_empty() {
                div.cards {
                    @for deed in player.deeds.iter() { (self.draw(&DeedCard { deed, lies: Lies::Chosen, target: target(deed) })) }
                    @for deed in player.accomplished.iter() { (self.draw(&DeedCard { deed, lies: Lies::Done, target: None })) }
                }
            }
        }
    }
}

/// The head of a player's panel: the name, the first player marker, the advisors to be placed.
#[derive(Hash)]
struct Crest {
    seat: Seat,
    /// Whether the player holds the first player marker.
    first: bool,
    /// Handing the marker to the player.
    hand_over: Target,
    waiting: AdvisorSet,
}

impl Component for Crest {
    fn id(&self) -> String {
        format!("crest-{}", self.seat)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let livery = pen.livery(self.seat);
        html! {
            header id=(self.id()) {
                svg.crest viewBox="-16 -16 32 32" aria-hidden="true" { (art::badge(livery.shape, &livery.letter, 0., 0., 11.)) }
                h2 { (pen.seat(self.seat)) }
                @if self.first || self.hand_over.is_lit() {
                    (pen.chip(
                        &Spot {
                            target: Some(&self.hand_over),
                            label: match self.first {
                                true => pen.say(&Message::new("rurik-web-first").with("who", pen.whose(self.seat))),
                                false => pen.text("rurik-web-marker"),
                            },
                            rules: "RUR-122 RUR-121 RUR-028 RUR-Q76",
                            class: if self.first { "bear" } else { "bear empty" },
                            ..Spot::default()
                        },
                        art::icon("bear"),
                    ))
                }
                (strategy::waiting(pen, self.seat, self.waiting))
            }
        }
    }
}

/// What a side has, counted.
#[derive(Hash)]
struct Belongings {
    seat: Seat,
    coins: u8,
    supply: u8,
    built: [u8; Structure::COUNT],
    ruled: u8,
    occupied: u8,
    /// The Rebellion has none.
    trophies: Option<Trophies>,
}

#[derive(Hash)]
struct Trophies {
    defeated: u8,
    hand: u8,
    /// Schemes in the hand that the viewer has seen go there.
    spied: Vec<SchemeId>,
}

impl Component for Belongings {
    fn id(&self) -> String {
        format!("belongings-{}", self.seat)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let thing = |icon: &str, count: u8, words: String, rules: &str| {
            let class = if count == 0 { "spot good none" } else { "spot good" };
            html! { span class=(class) role="img" aria-label=(words) data-rule=(rules) { (art::icon(icon)) b { (count) } } }
        };
        let left = |structure: Structure| {
            let all = Tables::current().pieces.structures[structure.index()];
            all.saturating_sub(self.built[structure.index()])
        };
        let ruled = Message::new("rurik-web-rules").with("count", self.ruled).with("occupied", self.occupied);
        html! {
            div.goods id=(self.id()) {
                (thing("coin", self.coins, pen.count("rurik-gain-coins", self.coins), "RUR-064 RUR-014 RUR-159"))
                (thing("troop", self.supply, pen.count("rurik-web-supply", self.supply), "RUR-071 RUR-074 RUR-002"))
                @for structure in Structure::ALL {
                    @let words = Message::new("rurik-web-left").with("structure", phrase::structure(structure)).with("count", left(structure));
                    (thing(structure_icon(structure), left(structure), pen.say(&words), "RUR-107 RUR-022"))
                }
                (thing("crown", self.ruled, pen.say(&ruled), "RUR-034 RUR-141 RUR-158"))
                @if let Some(trophies) = &self.trophies {
                    (thing("rebel", trophies.defeated, pen.count("rurik-web-defeated", trophies.defeated), "RUR-083 RUR-212"))
                    (thing("scheme", trophies.hand, trophies.hand_words(pen), "RUR-119 RUR-Q04"))
                }
            }
        }
    }
}

impl Trophies {
    /// How many schemes are in the hand, and which of them the viewer knows.
    fn hand_words(&self, pen: &Pen) -> String {
        let count = pen.count("rurik-web-hand", self.hand);
        if self.spied.is_empty() {
            return count;
        }
        let spied = pen.listed(self.spied.iter().map(ToString::to_string));
        pen.listed([count, pen.say(&Message::new("rurik-web-spied").with("cards", spied))])
    }
}

/// A column of a boat, filled from below, and what lies ashore.
#[derive(Hash)]
struct Hold {
    seat: Seat,
    good: Good,
    loaded: u8,
    ashore: u8,
    pay: Option<Target>,
}

impl Component for Hold {
    fn id(&self) -> String {
        format!("hold-{}-{}", self.seat, self.good)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let spaces = Tables::current().boat[self.good.index()];
        let words = Message::new("rurik-web-hold")
            .with("good", phrase::good(self.good))
            .with("boat", self.loaded)
            .with("spaces", spaces)
            .with("dock", self.ashore);
        let spot = Spot {
            target: self.pay.as_ref(),
            label: pen.say(&words),
            rules: "RUR-099 RUR-100 RUR-143 RUR-145 RUR-Q127",
            class: if self.loaded == spaces { "hold full" } else { "hold" },
            id: Some(self.id()),
            ..Spot::default()
        };
        let inner = html! {
            span.stowed { @for space in (0..spaces).rev() { span.berth.empty[space >= self.loaded] { (art::icon(good_icon(self.good))) } } }
            @if self.ashore > 0 { span.ashore { "+" (self.ashore) } }
        };
        pen.chip(&spot, inner)
    }
}

/// A conversion token.
#[derive(Hash)]
struct Token {
    seat: Seat,
    conversion: Conversion,
    /// Whether it lies face up.
    up: bool,
    target: Option<Target>,
}

impl Component for Token {
    fn id(&self) -> String {
        format!("token-{}-{}", self.seat, self.conversion)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let words = pen.say(&phrase::conversion(self.conversion));
        let printed = Tables::current().conversions[self.conversion.index()];
        let spot = Spot {
            target: self.target.as_ref(),
            label: if self.up { words } else { format!("{words} {}", pen.text("rurik-web-face-down")) },
            rules: match self.conversion {
                Conversion::Build => "RUR-134 RUR-135 RUR-136",
                Conversion::Muster => "RUR-134 RUR-135 RUR-137",
            },
            class: if self.up { "conversion" } else { "conversion down" },
            id: Some(self.id()),
            ..Spot::default()
        };
        let inner = html! {
            @for (at, good) in printed.one_of.iter().enumerate() { @if at > 0 { "/" } (art::icon(good_icon(good))) }
            "+" (art::icon("bag")) "→" (art::icon(icon(printed.gain)))
        };
        pen.chip(&spot, inner)
    }
}
