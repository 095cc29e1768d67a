//! A small printing press: the usual components with just the printed values a test needs, and stages set with them.

use samovar_engine::Game;

use super::scene::{Scene, fur, region, seat, song, tile, wish, yurt};
use crate::components::{Components, Part, Reward, Sheets, Tables, Token};
use crate::event::Event;
use crate::options::{BoardSide, Colour, Options};

/// Component tables on their way to a stage.
pub(crate) struct Press {
    tables: Tables,
    options: Options,
}

impl Press {
    /// The usual components, for so many players.
    pub(crate) fn new(players: u8) -> Press {
        Press { tables: Tables::current().clone(), options: Options::for_players(players) }
    }

    /// Every player uses side b; seat 0 has this colour.
    pub(crate) fn side_b(mut self, colour: Colour) -> Press {
        let first = self.options.colours.iter().position(|other| *other == colour).expect("a colour");
        self.options.colours.swap(0, first);
        self.options.sides = [BoardSide::B; 4];
        self
    }

    /// Another side for one seat.
    pub(crate) fn side(mut self, number: usize, side: BoardSide) -> Press {
        self.options.sides[number] = side;
        self
    }

    /// Changes a row of the trophy tracks: the line of its reward.
    pub(crate) fn trophy_reward(mut self, id: &str, reward: &str) -> Press {
        let sheets = Sheets::embedded();
        let text = sheets.text("trophy.toml").expect("the trophy tracks");
        let row = text.find(&format!("id = \"{id}\"")).expect("a space of a track");
        let start = row + text[row..].find("reward = ").expect("its reward");
        let end = start + text[start..].find('\n').expect("the end of the line");
        let changed = format!("{}reward = [\"{reward}\"]{}", &text[..start], &text[end..]);
        let sheets = sheets.with("trophy.toml", changed).expect("the file is there");
        self.tables.tracks = Tables::read(&sheets).expect("the changed track is sound").0.tracks;
        self
    }

    /// What a wish demands: so many furs of a value, so many of them paid.
    pub(crate) fn wish(mut self, id: &str, value: u8, possess: u8, pay: u8) -> Press {
        let printed = &mut self.tables.wishes[wish(id).index()];
        (printed.value, printed.possess, printed.pay) = (fur(value), possess, pay);
        self
    }

    /// The points of a wish on fulfilment.
    pub(crate) fn wish_vp(mut self, id: &str, vp: u8) -> Press {
        self.tables.wishes[wish(id).index()].vp = vp;
        self
    }

    pub(crate) fn song(mut self, id: &str, cost: u8, parts: &[(Token, u8)]) -> Press {
        let printed = &mut self.tables.songs[song(id).index()];
        (printed.cost, printed.reward) = (cost, reward(parts));
        self
    }

    pub(crate) fn yurt(mut self, id: &str, parts: &[(Token, u8)]) -> Press {
        self.tables.yurts[yurt(id).index()].reward = reward(parts);
        self
    }

    pub(crate) fn tile(mut self, id: &str, parts: &[(Token, u8)]) -> Press {
        self.tables.landscape[tile(id).index()].reward = reward(parts);
        self
    }

    /// The stage with these components.
    pub(crate) fn scene(self) -> Scene {
        Scene::with_tables(Box::leak(Box::new(self.tables)), self.options)
    }
}

fn reward(parts: &[(Token, u8)]) -> Reward {
    let parts: Vec<Part> = parts.iter().map(|(token, count)| Part { token: *token, count: *count }).collect();
    Reward::new(&parts).expect("not too many parts")
}

/// The leftmost slot of a region.
pub(crate) fn first_slot(number: u8) -> u8 {
    Tables::current().regions[region(number).index()].first_slot
}

/// The rightmost slot of a region.
pub(crate) fn last_slot(number: u8) -> u8 {
    Tables::current().regions[region(number).index()].last_slot
}

/// Takes everything off the landscape tiles.
pub(crate) fn bare_row(scene: &mut Scene) -> &mut Scene {
    for slot in 1..=12 {
        scene.on_tile(slot, &[], false);
    }
    scene
}

/// Everything has been played up to Winter, which now begins.
pub(crate) fn winter(scene: &mut Scene) -> &mut Scene {
    while scene.game.frames.top().is_some() {
        scene.game.frames.pop();
    }
    scene.game.season = 2;
    scene.game.done = 0b1111;
    scene.game.run(&mut scene.log);
    scene
}

/// A season of the first year in which seat 0 has the first turn, at its first step.
pub(crate) fn season(scene: &mut Scene, season: u8) -> &mut Scene {
    while scene.game.frames.top().is_some() {
        scene.game.frames.pop();
    }
    scene.game.season = season;
    scene.game.done = 0;
    scene.game.run(&mut scene.log);
    scene
}

/// The events of one sort, in order.
pub(crate) fn gains(scene: &Scene) -> Vec<(Token, u8)> {
    let gain = |event: &Event| match event {
        Event::Gained { token, count, .. } => Some((*token, *count)),
        _ => None,
    };
    scene.log.iter().filter_map(gain).collect()
}

/// Where the first event of a sort stands in what happened.
pub(crate) fn when(scene: &Scene, event: impl Fn(&Event) -> bool) -> usize {
    scene.log.iter().position(event).expect("it happened")
}

/// How many events of a sort there were.
pub(crate) fn times(scene: &Scene, event: impl Fn(&Event) -> bool) -> usize {
    scene.log.iter().filter(|happened| event(happened)).count()
}

/// The points of a seat in one category, if the game ended now.
pub(crate) fn points(scene: &Scene, number: u8, category: &str) -> i32 {
    let standings = scene.game.standings();
    let row = standings.of(seat(number));
    row.parts.iter().find(|(name, _)| *name == category).expect("a category").1
}
