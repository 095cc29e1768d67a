//! The players and what they have.

use std::cmp::Ordering;

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_stroganov::components::{CardId, Components, Fur, Space, Tables, Terrain, TrackId, WishId};
use samovar_stroganov::{
    Action, AutomaView, BoardSide, OutpostData, Player, Quarry, StandIn, TileSet, phrase,
};

use super::map::terrain;
use super::{Component, Pen, Scene, Spot, Target, card, furs, guessed, icons, wish_rule, wish_words};
use crate::art;
use crate::board::{Glance, Icon, Tally};

/// The horses everybody gets in Winter, to which banners add (STR-190).
const WINTER_HORSES: u16 = 2;

/// All players, whoever looks first.
pub(super) fn panels(scene: &Scene<'_>) -> Markup {
    let view = &scene.seen.view;
    let seats = scene.seats_from(view.viewer, view.board.players.len());
    html! { @for seat in seats { (panel(scene, seat)) } }
}

/// What a player has at a glance: everything that pays for something.
pub(super) fn glance(scene: &Scene<'_>, seat: Seat) -> Glance {
    let board = &scene.seen.view.board;
    let player = &board.players[seat.index()];
    let tally = |icon, count: u16, id, rules| Tally {
        icon: Icon::Named(icon),
        count,
        words: Message::new(id).with("count", count),
        rules,
    };
    let furs = Fur::ALL.into_iter().map(|fur| Tally {
        icon: Icon::Fur(fur.value()),
        count: player.furs.count(fur).into(),
        words: Message::new("web-glance-count")
            .with("count", player.furs.count(fur))
            .with("what", phrase::quarry(Quarry::Fur(fur))),
        rules: "STR-089 STR-092 STR-231",
    });
    let counted = [
        tally("tiger", player.tigers.into(), "stroganov-goods-tiger", "STR-095 STR-224"),
        tally("horse", player.horses, "stroganov-goods-horse", "STR-058 STR-073 STR-156"),
        tally("coin", player.coins, "stroganov-goods-coin", "STR-092 STR-229"),
        tally("story", player.story.into(), "stroganov-goods-story", "STR-178"),
        tally("banner", player.banners.into(), "stroganov-goods-banner", "STR-112 STR-190"),
        tally("outpost", player.outposts.into(), "stroganov-goods-outpost", "STR-228 STR-124"),
        tally("wish", player.hand.len().into(), "stroganov-web-glance-wishes", "STR-161 STR-162"),
    ];
    Glance {
        seat,
        points: player.vp.into(),
        place: board.order.iter().position(|other| *other == seat).map(|place| place + 1),
        tallies: furs.chain(counted).collect(),
    }
}

fn panel(scene: &Scene<'_>, seat: Seat) -> Markup {
    let pen = scene.pen;
    let view = &scene.seen.view;
    let player = &view.board.players[seat.index()];
    // Only the pieces of the reader who decides can mean an action.
    let active = view.board.active == seat && scene.is_my_move();
    let target = |action| active.then(|| scene.target(action));
    let is_automa = seat.index() >= usize::from(scene.seen.options.players);
    let automa = view.automa.filter(|_| is_automa);
    let hand =
        player.hand.iter().map(|wish| Wish { wish, done: false, target: target(Action::Fulfil(wish)) });
    let done = player.fulfilled.iter().map(|wish| {
        let uses = [Action::Income(wish), Action::Extra(wish)];
        let used = if scene.may(uses[0]) { uses[0] } else { uses[1] };
        Wish { wish, done: true, target: target(used) }
    });
    let wishes: Vec<Wish> = hand.chain(done).collect();
    html! {
        section.player.(pen.livery(seat).class).mine[view.viewer == Some(seat)].deciding[view.to_decide == Some(seat)]
            id=(format!("player-{seat}")) aria-label=(pen.whose(seat)) {
            (pen.draw(&Head::new(scene, seat)))
            (pen.draw(&Goods::new(scene, seat)))
            (pen.draw(&Pelts::new(scene, seat)))
            @if let Some(automa) = automa {
                (pen.draw(&Automa { automa, played: view.board.flipped.last().copied() }))
            }
            (pen.draw(&Trophies::new(scene, seat)))
            @if !wishes.is_empty() { div.wishes { @for wish in &wishes { (pen.draw(wish)) } } }
            @if !player.tiles.is_empty() { (pen.draw(&Owned { seat, tiles: player.tiles })) }
        }
    }
}

/// Who it is, and how they stand.
#[derive(Hash)]
struct Head {
    seat: Seat,
    /// In player order, from 1.
    place: usize,
    /// The automatic opponent has none.
    side: Option<BoardSide>,
    vp: u16,
}

impl Head {
    fn new(scene: &Scene<'_>, seat: Seat) -> Head {
        let board = &scene.seen.view.board;
        let options = &scene.seen.options;
        Head {
            seat,
            place: board.order.iter().position(|other| *other == seat).unwrap_or(0) + 1,
            side: options.sides[..usize::from(options.players)].get(seat.index()).copied(),
            vp: board.players[seat.index()].vp,
        }
    }
}

impl Component for Head {
    fn id(&self) -> String {
        format!("head-{}", self.seat)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let order = pen.say(&Message::new("stroganov-web-order").with("place", self.place));
        html! {
            header id=(self.id()) {
                (crest(pen, self.seat, "crest"))
                h2 { (pen.seat(self.seat)) }
                span.order aria-label=(order) role="img" data-rule="STR-021" { (self.place) "." }
                @if let Some(side) = self.side {
                    span.side data-rule="STR-027" { (pen.say(&Message::new("stroganov-web-side").with("side", side.name()))) }
                }
                span.points role="img" aria-label=(pen.count("stroganov-goods-vp", self.vp)) { (art::icon("vp")) b { (self.vp) } }
            }
        }
    }
}

/// What a player has of everything that is only counted.
#[derive(Hash)]
struct Goods<'a> {
    seat: Seat,
    player: &'a Player,
    /// Outposts on the map.
    built: usize,
    /// Showing a coin for a fur, if the player decides.
    show: Option<Target>,
}

impl<'a> Goods<'a> {
    fn new(scene: &Scene<'a>, seat: Seat) -> Goods<'a> {
        let board = &scene.seen.view.board;
        let places = board.regions.iter().flat_map(|region| &region.outposts);
        let show = Action::Show(StandIn::Coin);
        Goods {
            seat,
            player: &board.players[seat.index()],
            built: places.filter(|outpost| **outpost == Some(OutpostData::Seat(seat))).count(),
            show: (board.active == seat && scene.is_my_move()).then(|| scene.target(show)),
        }
    }
}

impl Component for Goods<'_> {
    fn id(&self) -> String {
        format!("goods-{}", self.seat)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let player = self.player;
        let worded = |icon, count: u16, label, rules, target| {
            let class = if count == 0 { "good none" } else { "good" };
            let spot = Spot { target, label, rules, class, ..Spot::default() };
            pen.chip(&spot, html! { (art::icon(icon)) b { (count) } })
        };
        let good = |icon, count, id, rules, target| worded(icon, count, pen.count(id, count), rules, target);
        let banners: u16 = player.banners.into();
        let income = Message::new("stroganov-web-income")
            .with("banners", pen.count("stroganov-goods-banner", banners))
            .with("horses", pen.count("stroganov-goods-horse", WINTER_HORSES + banners));
        let outposts = Message::new("stroganov-board-outposts-of")
            .with("ready", player.outposts)
            .with("reserve", player.reserve)
            .with("built", self.built);
        let outposts =
            Spot { label: pen.say(&outposts), rules: "STR-228 STR-124", class: "good", ..Spot::default() };
        html! {
            div.goods id=(self.id()) {
                (good("horse", player.horses, "stroganov-goods-horse", "STR-058 STR-073 STR-156", None))
                (good("coin", player.coins, "stroganov-goods-coin", "STR-092 STR-229", self.show.as_ref()))
                (good("story", player.story.into(), "stroganov-goods-story", "STR-178", None))
                (worded("banner", banners, pen.say(&income), "STR-112 STR-190", None))
                (pen.chip(&outposts, html! { (art::icon("outpost")) b { (player.outposts) } small { "+" (player.reserve) } }))
            }
        }
    }
}

/// A player's furs and tigers.
#[derive(Hash)]
struct Pelts {
    seat: Seat,
    pelts: Vec<(Quarry, Option<Target>)>,
}

impl Pelts {
    fn new(scene: &Scene<'_>, seat: Seat) -> Pelts {
        let board = &scene.seen.view.board;
        let player = &board.players[seat.index()];
        let tigers = std::iter::repeat_n(Quarry::Tiger, player.tigers.into());
        let pelts = furs(player.furs).map(Quarry::Fur).chain(tigers);
        let show = Action::Show(StandIn::Tiger);
        let use_of = |quarry| match quarry {
            Quarry::Tiger if scene.may(show) => show,
            quarry => Action::Pay(quarry),
        };
        let active = board.active == seat && scene.is_my_move();
        let target = |quarry| (quarry, active.then(|| scene.target(use_of(quarry))));
        Pelts { seat, pelts: pelts.map(target).collect() }
    }
}

impl Component for Pelts {
    fn id(&self) -> String {
        format!("pelts-{}", self.seat)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let pelt = |quarry, target| {
            let (rules, inner) = match quarry {
                Quarry::Fur(fur) => ("STR-089 STR-092 STR-231", art::fur_icon(fur.value(), "")),
                Quarry::Tiger => ("STR-095 STR-224", art::icon("tiger")),
            };
            let has = Message::new("stroganov-web-has").with("who", pen.seat(self.seat));
            let label = pen.say(&has.with("what", phrase::quarry(quarry)));
            pen.chip(&Spot { target, label, rules, class: "furspot", ..Spot::default() }, inner)
        };
        html! {
            div.pelts id=(self.id()) aria-label=(pen.text("stroganov-board-furs")) role="group" {
                @for (quarry, target) in &self.pelts { (pelt(*quarry, target.as_ref())) }
                @if self.pelts.is_empty() { span.none { (pen.text("stroganov-web-no-furs")) } }
            }
        }
    }
}

/// The card the automatic opponent plays, and how far it will ride.
#[derive(Hash)]
struct Automa {
    automa: AutomaView,
    played: Option<CardId>,
}

impl Component for Automa {
    fn id(&self) -> String {
        "automa".to_owned()
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let told = phrase::automa(self.played, self.automa);
        let words: Vec<String> = told.iter().map(|message| pen.say(message)).collect();
        html! { p.automa id=(self.id()) data-rule="STR-266 STR-251" { (words.join(" · ")) } }
    }
}

/// The trophy track of a player.
#[derive(Hash)]
struct Trophies {
    seat: Seat,
    track: TrackId,
    /// The space of the token, from 1.
    here: u8,
    /// What a click on each space does.
    targets: Option<Vec<Target>>,
}

impl Trophies {
    fn new(scene: &Scene<'_>, seat: Seat) -> Trophies {
        let board = &scene.seen.view.board;
        let track = scene.seen.options.track(seat.index());
        let here = board.players[seat.index()].trophy + 1;
        let target = |number: u8| {
            let reward = Action::Reward(number);
            let advances = number == here + 1 && !scene.may(reward);
            scene.target(if advances { Action::Advance } else { reward })
        };
        let spaces = 1..=Tables::current().tracks[track as usize].spaces().len() as u8;
        let targets = (board.active == seat && scene.is_my_move()).then(|| spaces.map(target).collect());
        Trophies { seat, track, here, targets }
    }

    fn space(&self, pen: &Pen, number: u8, space: &Space) -> Markup {
        let class = match number.cmp(&self.here) {
            Ordering::Less => "space passed",
            Ordering::Equal => "space here",
            Ordering::Greater => "space",
        };
        let target = self.targets.as_ref().and_then(|targets| targets.get(usize::from(number) - 1));
        let spot = Spot {
            target,
            label: self.words(pen, number, space),
            rules: "STR-139 STR-140 STR-142 STR-225",
            class,
            ..Spot::default()
        };
        let inner = html! {
            span.toll {
                @match space.fur {
                    Some(fur) => (art::fur_icon(fur.value(), "small")),
                    None => span.free { "·" },
                }
                @if space.shield > 0 { span.shield { (art::icon("end")) b { (space.shield) } } }
            }
            span.gives {
                (icons(&space.reward))
                @if space.coins > 0 { span.part { "+" (space.coins) (art::icon("coin")) } }
            }
            @if number == self.here { (crest(pen, self.seat, "marker")) }
        };
        pen.chip(&spot, inner)
    }

    fn words(&self, pen: &Pen, number: u8, space: &Space) -> String {
        let message = Message::new("stroganov-web-space")
            .with("space", number)
            .with("value", space.fur.map_or(0, |fur| fur.value()))
            .with("reward", phrase::reward(&space.reward))
            .with("coins", space.coins)
            .with("shield", space.shield);
        let letters = match self.track {
            TrackId::SideA => "Ta",
            TrackId::BlueB => "Tbb",
            TrackId::RedB => "Tbr",
            TrackId::GreenB => "Tbg",
            TrackId::YellowB => "Tby",
            TrackId::Ivan => "Ti",
            TrackId::Katyusha => "Tk",
        };
        pen.noted(pen.say(&message), guessed("trophy.toml", format_args!("{letters}{number}")))
    }
}

impl Component for Trophies {
    fn id(&self) -> String {
        format!("trophies-{}", self.seat)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let spaces = Tables::current().tracks[self.track as usize].spaces();
        html! {
            div.trophies id=(self.id()) role="group" aria-label=(pen.text("stroganov-board-trophies")) {
                @for (number, space) in (1..).zip(spaces) { (self.space(pen, number, space)) }
            }
        }
    }
}

/// A wish of a player: in hand, or fulfilled.
#[derive(Hash)]
struct Wish {
    wish: WishId,
    done: bool,
    target: Option<Target>,
}

impl Component for Wish {
    fn id(&self) -> String {
        format!("wish-{}", self.wish)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let (state, rules, class) = match self.done {
            false => ("stroganov-web-in-hand", "STR-161 STR-162 STR-163", "wishcard hand"),
            true => ("stroganov-web-fulfilled", "STR-169", "wishcard done"),
        };
        let spot = Spot {
            target: self.target.as_ref(),
            label: format!("{} {}", pen.text(state), wish_words(pen, self.wish)),
            rules: &format!("{rules} {}", wish_rule(self.wish)),
            class,
            id: Some(self.id()),
            ..Spot::default()
        };
        card(pen, self.wish, &spot)
    }
}

/// A player's landscape tiles by type.
#[derive(Hash)]
struct Owned {
    seat: Seat,
    tiles: TileSet,
}

impl Component for Owned {
    fn id(&self) -> String {
        format!("owned-{}", self.seat)
    }

    fn draw(&self, pen: &Pen) -> Markup {
        let landscape = &Tables::current().landscape;
        let count =
            |wanted| self.tiles.iter().filter(|tile| landscape[tile.index()].terrain == wanted).count();
        let all = [Terrain::Forest, Terrain::Steppe, Terrain::Swamp, Terrain::Mountain];
        let owned = all.map(|kind| (kind, count(kind))).into_iter().filter(|(_, count)| *count > 0);
        let tiles = |kind, count| {
            let label = format!("{count} × {}", pen.say(&phrase::terrain(kind)));
            let spot = Spot { label, rules: "STR-136 STR-223", class: "owntile", ..Spot::default() };
            let inner = html! {
                svg viewBox="0 0 88 66" aria-hidden="true" { (art::symbol(terrain(kind), 0., 0., 88., 66.)) }
                b { "×" (count) }
            };
            pen.chip(&spot, inner)
        };
        html! {
            div.owned id=(self.id()) role="group" aria-label=(pen.text("stroganov-board-tiles")) {
                @for (kind, count) in owned { (tiles(kind, count)) }
            }
        }
    }
}

/// The badge of a seat among text.
fn crest(pen: &Pen, seat: Seat, class: &str) -> Markup {
    let livery = pen.livery(seat);
    html! {
        svg class=(class) viewBox="-16 -16 32 32" aria-hidden="true" { (art::badge(livery.shape, &livery.letter, 0., 0., 11.)) }
    }
}
