//! Where everything lies on the map, and what never changes there: the land, its borders, the rivers, the score track.

use maud::{Markup, html};
use samovar_first_tsar::components::{City, CityRow, Components, Region, Tables};

use crate::art::{self, tenth};

/// The side of a space of the score track, which runs around the map.
pub(super) const CELL: f32 = 44.;
const ACROSS: usize = 29;
const DOWN: usize = 23;
/// Spaces of the score track before it begins again (TSR-008).
pub(super) const SPACES: u16 = 100;
/// The width of the map.
pub(super) const WIDTH: f32 = CELL * ACROSS as f32;
/// The height of the map.
pub(super) const HEIGHT: f32 = CELL * DOWN as f32;

/// A place on the map.
pub(super) type Point = (f32, f32);

/// The panel of the Field of War: left upper corner, width and height.
pub(super) const FIELD: (f32, f32, f32, f32) = (806., 660., 424., 306.);
/// The panel of the Favor track.
pub(super) const FAVOR: (f32, f32, f32, f32) = (886., 47., 344., 209.);

/// Where trees stand, between everything else.
#[rustfmt::skip]
const FIRS: [Point; 12] = [
    (70., 300.), (104., 322.), (206., 330.), (62., 640.), (96., 668.), (648., 172.),
    (684., 190.), (684., 640.), (716., 660.), (636., 766.), (1186., 520.), (1090., 320.),
];
#[rustfmt::skip]
const BIRCHES: [Point; 8] = [
    (62., 420.), (230., 92.), (690., 300.), (70., 736.), (404., 800.), (726., 708.), (930., 320.), (168., 700.),
];

/// The left upper corner of what is said about a region.
pub(super) const fn cartouche(region: Region) -> Point {
    match region {
        Region::East => (944., 528.),
        Region::South => (566., 838.),
        Region::West => (236., 496.),
        Region::North => (332., 166.),
    }
}

/// Where a city lies.
pub(super) fn place(row: &CityRow) -> Point {
    let x = f32::from(row.x) * 1.236 + 9.;
    let y = f32::from(row.y) * 1.215 + 35.;
    (x.clamp(100., WIDTH - 100.), y.clamp(104., HEIGHT - 112.))
}

/// The middle of a space of the score track, which begins in the left upper corner.
pub(super) fn space(points: u16) -> Point {
    let (right, bottom) = (ACROSS - 1, DOWN - 1);
    let number = usize::from(points % SPACES);
    let (column, row) = match number {
        top if top <= right => (top, 0),
        side if side <= right + bottom => (right, side - right),
        low if low <= 2 * right + bottom => (2 * right + bottom - low, bottom),
        left => (0, 2 * (right + bottom) - left),
    };
    (CELL * (column as f32 + 0.5), CELL * (row as f32 + 0.5))
}

/// A waterway as it is drawn: a gentle bend between two cities.
pub(super) struct River {
    from: Point,
    bend: Point,
    to: Point,
}

impl River {
    /// The river of a waterway by its place in the list; neighbours in the list bend to different sides.
    pub(super) fn of(tables: &Tables, number: usize) -> River {
        let way = &tables.waterways()[number];
        let [from, to] = [way.from, way.to].map(|city| place(&tables.cities[city.index()]));
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let side = if number.is_multiple_of(2) { 0.09 } else { -0.09 };
        let bend = ((from.0 + to.0) / 2. - dy * side, (from.1 + to.1) / 2. + dx * side);
        River { from, bend, to }
    }

    /// The place after a part of the way.
    pub(super) fn along(&self, part: f32) -> Point {
        let rest = 1. - part;
        let mix =
            |from: f32, bend: f32, to: f32| rest * rest * from + 2. * rest * part * bend + part * part * to;
        (mix(self.from.0, self.bend.0, self.to.0), mix(self.from.1, self.bend.1, self.to.1))
    }

    /// The length, as the crow flies.
    pub(super) fn length(&self) -> f32 {
        (self.to.0 - self.from.0).hypot(self.to.1 - self.from.1)
    }

    fn path(&self) -> String {
        let [from, bend, to] =
            [self.from, self.bend, self.to].map(|(x, y)| format!("{} {}", tenth(x), tenth(y)));
        format!("M{from}Q{bend} {to}")
    }
}

/// A corner of a city's land, with the city across the side that begins here; none at the edge of the map.
type Corner = (Point, Option<usize>);

/// The land that is closer to a city than to any other.
fn land_of(city: usize, places: &[Point]) -> Vec<Corner> {
    let (left, top, right, bottom) = (CELL, CELL, WIDTH - CELL, HEIGHT - CELL);
    let mut land: Vec<Corner> =
        [(left, top), (right, top), (right, bottom), (left, bottom)].map(|corner| (corner, None)).to_vec();
    let here = places[city];
    for (other, there) in places.iter().enumerate().filter(|(other, _)| *other != city) {
        // How much closer a point is to the other city than to this one.
        let beyond = |(x, y): Point| {
            let square = |(px, py): Point| (x - px).powi(2) + (y - py).powi(2);
            square(here) - square(*there)
        };
        land = cut(&land, other, beyond);
    }
    land
}

/// The part of a surface that is not beyond a line; the new side belongs to the neighbour there.
fn cut(land: &[Corner], neighbour: usize, beyond: impl Fn(Point) -> f32) -> Vec<Corner> {
    let mut rest = Vec::with_capacity(land.len() + 1);
    for (at, (corner, side)) in land.iter().enumerate() {
        let next = land[(at + 1) % land.len()].0;
        let (here, there) = (beyond(*corner), beyond(next));
        let crossing = || {
            let part = here / (here - there);
            (corner.0 + (next.0 - corner.0) * part, corner.1 + (next.1 - corner.1) * part)
        };
        if here <= 0. {
            rest.push((*corner, *side));
        }
        match (here <= 0., there <= 0.) {
            (true, false) => rest.push((crossing(), Some(neighbour))),
            (false, true) => rest.push((crossing(), *side)),
            _ => {}
        }
    }
    rest
}

/// A line that wavers a little, as lines drawn by hand do.
fn wavering(from: Point, to: Point, seed: usize) -> String {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.);
    let steps = (length / 26.).ceil().max(1.) as usize;
    let mut path = format!("M{} {}", tenth(from.0), tenth(from.1));
    for step in 1..=steps {
        let part = step as f32 / steps as f32;
        let off = if step == steps { 0. } else { ((step * 73 + seed * 31) % 7) as f32 * 1.7 - 5.1 };
        let (x, y) = (from.0 + dx * part - dy / length * off, from.1 + dy * part + dx / length * off);
        path.push_str(&format!("L{} {}", tenth(x), tenth(y)));
    }
    path
}

/// What never changes on the map.
pub(super) fn statics() -> Markup {
    let tables = Tables::current();
    html! {
        svg.sprite aria-hidden="true" focusable="false" width="0" height="0" {
            symbol id="ts-land" viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) { (land(tables)) (track()) (rivers(tables)) }
            (cities())
        }
    }
}

fn land(tables: &Tables) -> Markup {
    let places: Vec<Point> = tables.cities.iter().map(place).collect();
    let lands: Vec<Vec<Corner>> = (0..places.len()).map(|city| land_of(city, &places)).collect();
    let region = |city: usize| tables.cities[city].region;
    let outline = |land: &[Corner]| -> String {
        let corners: Vec<String> =
            land.iter().map(|((x, y), _)| format!("{},{}", tenth(*x), tenth(*y))).collect();
        corners.join(" ")
    };
    let borders = (0..lands.len()).flat_map(|city| {
        let land = &lands[city];
        (0..land.len()).filter_map(move |at| {
            let (from, side) = land[at];
            let other = side.filter(|other| city < *other && region(city) != region(*other))?;
            Some(wavering(from, land[(at + 1) % land.len()].0, city * 16 + other))
        })
    });
    html! {
        g.tsland {
            @for city in City::all() {
                polygon class=(format!("tsregion-{}", region(city.index()))) points=(outline(&lands[city.index()])) {}
            }
            @for border in borders { path.tsborder d=(border) {} path.tshedge d=(border) {} }
            @for (x, y) in FIRS { (art::symbol("ts-fir", x - 17., y - 24., 34., 48.)) }
            @for (x, y) in BIRCHES { (art::symbol("ts-birch", x - 14., y - 20., 28., 40.)) }
        }
    }
}

fn rivers(tables: &Tables) -> Markup {
    let rivers: Vec<(River, bool)> = tables
        .waterways()
        .iter()
        .enumerate()
        .map(|(number, way)| (River::of(tables, number), way.slot.is_some()))
        .collect();
    html! {
        g.tsrivers {
            @for (river, _) in &rivers { path.bank d=(river.path()) {} }
            @for (river, _) in &rivers { path.water d=(river.path()) {} path.wave d=(river.path()) {} }
            @for (river, _) in rivers.iter().filter(|(_, slot)| *slot) {
                @let (x, y) = river.along(0.5);
                circle.slot cx=(tenth(x)) cy=(tenth(y)) r="21" {}
            }
        }
    }
}

fn track() -> Markup {
    html! {
        g.tstrack {
            @for points in 0..SPACES {
                @let (x, y) = space(points);
                rect.five[points % 5 == 0] x=(x - CELL / 2. + 1.) y=(y - CELL / 2. + 1.) width=(CELL - 2.) height=(CELL - 2.) rx="5" {}
                text x=(x) y=(y + 5.) { (points) }
            }
            rect.rim x=(CELL) y=(CELL) width=(WIDTH - 2. * CELL) height=(HEIGHT - 2. * CELL) {}
        }
    }
}

/// A city in each colour: a wall with three towers, hatched as heralds hatch it.
fn cities() -> Markup {
    const WALL: &str = "M2 38V22h4v-4h4v4h5V13h3V9h3v4h3V9h3v4h3V9h3v4h3v9h5v-4h4v4h4v16z";
    html! {
        @for hue in ["black", "blue", "purple", "yellow"] {
            symbol id=(format!("ts-city-{hue}")) viewBox="0 0 56 40" {
                g class=(format!("tshue tshue-{hue}")) {
                    path.dome d="M7 18C2 15 4 10 7.5 6.5 11 10 13 15 8 18zM48 18c-5-3-3-8 .5-11.5C52 10 54 15 49 18z" {}
                    path.dome d="M23 9.500C17 6 19.500 2.500 28 .5c8.500 2 11 5.500 5 9z" {}
                    path.wall d=(WALL) {}
                    path.hatch d=(WALL) fill=(format!("url(#ts-p-{hue})")) {}
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_score_track_goes_once_around_the_map() {
        let spaces: Vec<Point> = (0..SPACES).map(space).collect();
        for (at, (x, y)) in spaces.iter().enumerate() {
            let (nx, ny) = spaces[(at + 1) % spaces.len()];
            assert_eq!((nx - x).abs() + (ny - y).abs(), CELL, "{at}");
            assert!(
                x == &(CELL / 2.) || y == &(CELL / 2.) || *x == WIDTH - CELL / 2. || *y == HEIGHT - CELL / 2.
            );
        }
        assert_eq!(space(137), space(37));
    }

    #[test]
    fn the_lands_of_the_cities_cover_the_map_and_hold_their_cities() {
        let tables = Tables::current();
        let places: Vec<Point> = tables.cities.iter().map(place).collect();
        let mut whole = 0.;
        for city in 0..places.len() {
            let land = land_of(city, &places);
            let sides = (0..land.len()).map(|at| (land[at].0, land[(at + 1) % land.len()].0));
            let area: f32 = sides.map(|((ax, ay), (bx, by))| ax * by - bx * ay).sum::<f32>() / 2.;
            assert!(area > 8000., "{city} has little room: {area}");
            whole += area;
        }
        let map = (WIDTH - 2. * CELL) * (HEIGHT - 2. * CELL);
        assert!((whole - map).abs() < map / 1000., "{whole} of {map}");
    }

    #[test]
    fn nothing_said_about_a_region_lies_over_a_city_or_a_slot() {
        let tables = Tables::current();
        let cities = tables.cities.iter().map(place);
        let slots = tables.waterways().iter().enumerate().filter(|(_, way)| way.slot.is_some());
        let slots = slots.map(|(number, _)| River::of(tables, number).along(0.5));
        let taken: Vec<Point> = cities.chain(slots).collect();
        for region in Region::ALL {
            let (left, top) = cartouche(region);
            let over =
                |(x, y): &&Point| left - 20. < *x && *x < left + 236. && top - 24. < *y && *y < top + 118.;
            assert_eq!(taken.iter().find(over), None, "{region}");
        }
    }
}
