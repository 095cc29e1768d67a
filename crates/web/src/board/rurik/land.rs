//! The shapes of the fifteen regions: our own drawing of a land between two seas.
//!
//! Borders are drawn, not regions: every border is one line between two junctions, and a region is what its borders
//! enclose. So neighbours meet in exactly the same points, and regions that share no line in the list do not touch in
//! more than a point. The tests compare that with the adjacency table.

use std::fmt::Write as _;
use std::sync::LazyLock;

use samovar_rurik::components::{REGIONS, Region};

use crate::art::tenth;

use Region::{
    Azov, Brest, Chernigov, Galich, Kiev, Murom, Novgorod, Peresech, Pereyaslavl, Polotsk, Pskov, Rostov,
    Smolensk, Suzdal, Volyn,
};

/// A point of the drawing.
pub(super) type Point = (f32, f32);

/// The width of the drawing.
pub(super) const WIDTH: f32 = 1000.;
/// The height of the drawing.
pub(super) const HEIGHT: f32 = 1200.;

/// Room for what stands in a region.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Room {
    /// The left edge.
    pub x: f32,
    /// The upper edge.
    pub y: f32,
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
}

/// A line between a region and another one, or the land outside.
struct Border {
    between: (Region, Option<Region>),
    from: Point,
    to: Point,
    bends: &'static [(u16, u16)],
}

// Where three regions meet, named by their letters.
const NRS: Point = (646., 282.);
const NSP: Point = (412., 320.);
const NPK: Point = (235., 330.);
const KPB: Point = (185., 430.);
const BPV: Point = (200., 612.);
const BVG: Point = (170., 838.);
const BGE: Point = (150., 905.);
const GEA: Point = (352., 1088.);
const GAK: Point = (432., 948.);
const GKV: Point = (388., 850.);
const VKP: Point = (408., 655.);
const PKC: Point = (520., 632.);
const PCS: Point = (472., 546.);
const SCR: Point = (712., 496.);
const RCU: Point = (775., 425.);
const UCM: Point = (820., 600.);
const CMY: Point = (812., 744.);
const CYK: Point = (618., 752.);
const KYA: Point = (604., 935.);
const YMA: Point = (800., 952.);
const KN: Point = (262., 62.);
const NR: Point = (622., 36.);
const RU: Point = (962., 262.);
const UM: Point = (986., 600.);
const MA: Point = (982., 930.);
const AE: Point = (330., 1180.);
const EB: Point = (22., 905.);
const BK: Point = (24., 452.);

#[rustfmt::skip]
const BORDERS: [Border; 42] = [
    Border { between: (Novgorod, Some(Rostov)), from: NR, to: NRS, bends: &[(596, 110), (640, 200)] },
    Border { between: (Novgorod, Some(Smolensk)), from: NRS, to: NSP, bends: &[(576, 256), (492, 314)] },
    Border { between: (Novgorod, Some(Polotsk)), from: NSP, to: NPK, bends: &[(360, 340), (292, 314)] },
    Border { between: (Novgorod, Some(Pskov)), from: NPK, to: KN, bends: &[(268, 262), (232, 196), (274, 128)] },
    Border { between: (Pskov, Some(Polotsk)), from: NPK, to: KPB, bends: &[(226, 376)] },
    Border { between: (Pskov, Some(Brest)), from: KPB, to: BK, bends: &[(128, 444), (76, 424)] },
    Border { between: (Polotsk, Some(Brest)), from: KPB, to: BPV, bends: &[(212, 488), (178, 552)] },
    Border { between: (Brest, Some(Volyn)), from: BPV, to: BVG, bends: &[(172, 690), (196, 770)] },
    Border { between: (Brest, Some(Galich)), from: BVG, to: BGE, bends: &[(150, 868)] },
    Border { between: (Brest, Some(Peresech)), from: BGE, to: EB, bends: &[(104, 924), (58, 890)] },
    Border { between: (Peresech, Some(Galich)), from: BGE, to: GEA, bends: &[(196, 958), (232, 1030), (296, 1052)] },
    Border { between: (Peresech, Some(Azov)), from: GEA, to: AE, bends: &[(356, 1132)] },
    Border { between: (Galich, Some(Azov)), from: GEA, to: GAK, bends: &[(402, 1040), (404, 990)] },
    Border { between: (Galich, Some(Kiev)), from: GAK, to: GKV, bends: &[(420, 896)] },
    Border { between: (Galich, Some(Volyn)), from: GKV, to: BVG, bends: &[(330, 872), (262, 828)] },
    Border { between: (Volyn, Some(Kiev)), from: GKV, to: VKP, bends: &[(414, 788), (386, 712)] },
    Border { between: (Volyn, Some(Polotsk)), from: VKP, to: BPV, bends: &[(340, 638), (276, 642)] },
    Border { between: (Polotsk, Some(Kiev)), from: VKP, to: PKC, bends: &[(462, 662)] },
    Border { between: (Polotsk, Some(Chernigov)), from: PKC, to: PCS, bends: &[(530, 588)] },
    Border { between: (Polotsk, Some(Smolensk)), from: PCS, to: NSP, bends: &[(436, 474), (448, 400)] },
    Border { between: (Smolensk, Some(Chernigov)), from: PCS, to: SCR, bends: &[(546, 566), (636, 520)] },
    Border { between: (Smolensk, Some(Rostov)), from: SCR, to: NRS, bends: &[(722, 424), (694, 352)] },
    Border { between: (Rostov, Some(Chernigov)), from: SCR, to: RCU, bends: &[(750, 476)] },
    Border { between: (Rostov, Some(Suzdal)), from: RCU, to: RU, bends: &[(818, 366), (886, 344), (916, 286)] },
    Border { between: (Chernigov, Some(Suzdal)), from: RCU, to: UCM, bends: &[(782, 490), (826, 540)] },
    Border { between: (Suzdal, Some(Murom)), from: UCM, to: UM, bends: &[(876, 622), (932, 584)] },
    Border { between: (Chernigov, Some(Murom)), from: UCM, to: CMY, bends: &[(796, 654), (820, 712)] },
    Border { between: (Chernigov, Some(Pereyaslavl)), from: CMY, to: CYK, bends: &[(746, 766), (680, 728)] },
    Border { between: (Chernigov, Some(Kiev)), from: CYK, to: PKC, bends: &[(592, 700), (546, 686)] },
    Border { between: (Kiev, Some(Pereyaslavl)), from: CYK, to: KYA, bends: &[(636, 820), (596, 874)] },
    Border { between: (Kiev, Some(Azov)), from: KYA, to: GAK, bends: &[(546, 958), (486, 934)] },
    Border { between: (Pereyaslavl, Some(Azov)), from: KYA, to: YMA, bends: &[(668, 946), (734, 972)] },
    Border { between: (Pereyaslavl, Some(Murom)), from: YMA, to: CMY, bends: &[(826, 880), (790, 812)] },
    Border { between: (Murom, Some(Azov)), from: YMA, to: MA, bends: &[(862, 936), (926, 962)] },
    Border { between: (Pskov, None), from: BK, to: KN, bends: &[(44, 396), (92, 372), (56, 322), (30, 262), (64, 206), (36, 150), (86, 96), (150, 112), (196, 64)] },
    Border { between: (Novgorod, None), from: KN, to: NR, bends: &[(318, 92), (372, 40), (440, 26), (486, 62), (536, 28)] },
    Border { between: (Rostov, None), from: NR, to: RU, bends: &[(668, 54), (736, 28), (812, 52), (876, 48), (930, 100), (964, 170)] },
    Border { between: (Suzdal, None), from: RU, to: UM, bends: &[(984, 330), (966, 400), (988, 470), (972, 540)] },
    Border { between: (Murom, None), from: UM, to: MA, bends: &[(968, 670), (990, 740), (970, 810), (988, 870)] },
    Border { between: (Azov, None), from: MA, to: AE, bends: &[(966, 1000), (918, 1052), (850, 1064), (812, 1024), (752, 1040), (744, 1096), (676, 1150), (590, 1174), (500, 1152), (440, 1184), (386, 1166)] },
    Border { between: (Peresech, None), from: AE, to: EB, bends: &[(272, 1166), (214, 1186), (150, 1158), (92, 1172), (52, 1120), (66, 1060), (24, 1000), (40, 950)] },
    Border { between: (Brest, None), from: EB, to: BK, bends: &[(36, 840), (16, 770), (38, 700), (18, 620), (36, 540)] },
];

/// How often the corners of a line are cut to make it round.
const ROUNDING: usize = 2;

impl Border {
    fn touches(&self, region: Region) -> bool {
        self.between.0 == region || self.between.1 == Some(region)
    }

    /// The line with its corners cut; its ends stay where they are.
    fn line(&self) -> Vec<Point> {
        let bends = self.bends.iter().map(|(x, y)| (f32::from(*x), f32::from(*y)));
        let corners: Vec<Point> =
            std::iter::once(self.from).chain(bends).chain(std::iter::once(self.to)).collect();
        (0..ROUNDING).fold(corners, |line, _| cut(&line))
    }
}

/// Cuts every corner of an open line a quarter away from it.
fn cut(line: &[Point]) -> Vec<Point> {
    let between =
        |a: Point, b: Point, part: f32| (tenth(a.0 + (b.0 - a.0) * part), tenth(a.1 + (b.1 - a.1) * part));
    let cuts =
        line.windows(2).flat_map(|pair| [between(pair[0], pair[1], 0.25), between(pair[0], pair[1], 0.75)]);
    let ends = (line.first().copied(), line.last().copied());
    ends.0.into_iter().chain(cuts).chain(ends.1).collect()
}

static OUTLINES: LazyLock<[Vec<Point>; REGIONS]> = LazyLock::new(|| Region::ALL.map(enclose));

/// Puts the borders of a region end to end.
///
/// # Panics
/// If they do not close, which the tests rule out.
fn enclose(region: Region) -> Vec<Point> {
    let mut borders: Vec<&Border> = BORDERS.iter().filter(|border| border.touches(region)).collect();
    let mut outline = borders.remove(0).line();
    while !borders.is_empty() {
        let end = outline.pop().expect("a line has points");
        let next = borders.iter().position(|border| border.from == end || border.to == end);
        let border =
            borders.remove(next.unwrap_or_else(|| panic!("the borders of {region} do not meet at {end:?}")));
        let mut line = border.line();
        if border.from != end {
            line.reverse();
        }
        outline.append(&mut line);
    }
    let closed = outline.pop() == outline.first().copied();
    assert!(closed, "the borders of {region} do not close");
    outline
}

/// The corners of a region, once around.
pub(super) fn outline(region: Region) -> &'static [Point] {
    &OUTLINES[region.index()]
}

/// Where two neighbours can be crossed: the middle of their border, the way along it, and the way across it.
pub(super) struct Crossing {
    /// The middle of the border.
    pub at: Point,
    /// Along the border, of length 1; the same from either side.
    pub along: Point,
    /// Across the border, of length 1, from the first region to the second.
    pub across: Point,
}

/// The crossing from a region to a neighbour; none if they do not touch.
pub(super) fn crossing(from: Region, to: Region) -> Option<Crossing> {
    let border = BORDERS.iter().find(|border| border.touches(from) && border.touches(to))?;
    let line = border.line();
    let (a, b) = (line[line.len() / 2 - 1], line[line.len() / 2]);
    let length = (b.0 - a.0).hypot(b.1 - a.1);
    let along = ((b.0 - a.0) / length, (b.1 - a.1) / length);
    let at = ((a.0 + b.0) / 2., (a.1 + b.1) / 2.);
    let side = |across: Point| inside(to, (at.0 + across.0 * 4., at.1 + across.1 * 4.));
    let left = (along.1, -along.0);
    let across = if side(left) { left } else { (-left.0, -left.1) };
    Some(Crossing { at, along, across })
}

/// Whether a point lies in a region.
fn inside(region: Region, (x, y): Point) -> bool {
    let corners = outline(region);
    let next = corners.iter().cycle().skip(1);
    let crossed = corners
        .iter()
        .zip(next)
        .filter(|((ax, ay), (bx, by))| (*ay > y) != (*by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax);
    crossed.count() % 2 == 1
}

/// A region as the path that is drawn.
pub(super) fn path(region: Region) -> String {
    let mut path = String::new();
    for (at, (x, y)) in outline(region).iter().enumerate() {
        let verb = if at == 0 { 'M' } else { 'L' };
        write!(path, "{verb}{x} {y}").expect("a text takes everything");
    }
    path.push('z');
    path
}

/// Where a region has room for its name and all that stands there.
pub(super) const fn room(region: Region) -> Room {
    let (x, y, width, height) = match region {
        Novgorod => (300., 94., 278., 164.),
        Rostov => (656., 88., 248., 205.),
        Polotsk => (224., 394., 208., 214.),
        Smolensk => (460., 326., 194., 170.),
        Volyn => (200., 660., 180., 162.),
        Kiev => (432., 706., 158., 220.),
        Chernigov => (608., 546., 186., 166.),
        Pereyaslavl => (636., 772., 150., 158.),
        Pskov => (76., 128., 152., 204.),
        Suzdal => (834., 374., 130., 200.),
        Galich => (236., 878., 156., 138.),
        Brest => (44., 462., 122., 310.),
        Murom => (828., 632., 138., 252.),
        Peresech => (72., 1002., 140., 134.),
        Azov => (440., 964., 258., 156.),
    };
    Room { x, y, width, height }
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, HashSet};

    use samovar_rurik::components::{Components, Tables};

    use super::*;

    /// An edge of a drawn region, in tenths, the lesser end first.
    type Edge = ((i32, i32), (i32, i32));

    /// The corners of a region, read from the path that is drawn.
    fn drawn(region: Region) -> Vec<(i32, i32)> {
        let path = path(region);
        let corners = path.trim_start_matches('M').trim_end_matches('z').split('L');
        let tenths = |text: &str| (text.parse::<f32>().expect("a number") * 10.).round() as i32;
        let corner = |text: &str| {
            let (x, y) = text.split_once(' ').expect("two numbers");
            (tenths(x), tenths(y))
        };
        corners.map(corner).collect()
    }

    fn edges(region: Region) -> Vec<Edge> {
        let corners = drawn(region);
        let next = corners.iter().cycle().skip(1);
        corners.iter().zip(next).map(|(a, b)| if a < b { (*a, *b) } else { (*b, *a) }).collect()
    }

    fn length(edge: &Edge) -> f32 {
        let ((ax, ay), (bx, by)) = *edge;
        ((ax - bx) as f32).hypot((ay - by) as f32) / 10.
    }

    /// How long the border between two drawn regions is.
    fn shared(one: Region, other: Region) -> f32 {
        let mine: HashSet<Edge> = edges(one).into_iter().collect();
        edges(other).iter().filter(|edge| mine.contains(edge)).map(length).sum()
    }

    /// Twice the area, in square tenths.
    fn area(corners: &[(i32, i32)]) -> i64 {
        let next = corners.iter().cycle().skip(1);
        let sum = corners
            .iter()
            .zip(next)
            .map(|((ax, ay), (bx, by))| i64::from(*ax) * i64::from(*by) - i64::from(*bx) * i64::from(*ay));
        sum.sum::<i64>().abs()
    }

    #[test]
    fn regions_share_a_border_exactly_where_they_are_adjacent() {
        // RUR-006, RUR-D01
        for players in 2..=4 {
            let map = Tables::current().map(players);
            for one in map.regions.iter() {
                for other in map.regions.iter().filter(|other| *other != one) {
                    let border = shared(one, other);
                    let told = map.touch(one, other);
                    assert_eq!(border > 0., told, "{one} and {other} share {border} with {players} players");
                    assert!(!told || border > 45., "{one} and {other} share only {border}");
                }
            }
        }
    }

    #[test]
    fn every_edge_belongs_to_two_regions_or_to_the_coast() {
        let mut owners: HashMap<Edge, Vec<Region>> = HashMap::new();
        for region in Region::ALL {
            for edge in edges(region) {
                owners.entry(edge).or_default().push(region);
            }
        }
        assert!(owners.values().all(|owners| owners.len() <= 2));
        let coast: Vec<Edge> =
            owners.iter().filter(|(_, owners)| owners.len() == 1).map(|(edge, _)| *edge).collect();
        // Walked along, the coast is one closed line around the whole land.
        let mut walk = vec![coast[0].0, coast[0].1];
        let mut rest: HashSet<Edge> = coast[1..].iter().copied().collect();
        while let Some(next) =
            rest.iter().find(|(a, b)| *a == walk[walk.len() - 1] || *b == walk[walk.len() - 1]).copied()
        {
            rest.remove(&next);
            walk.push(if next.0 == walk[walk.len() - 1] { next.1 } else { next.0 });
        }
        assert!(rest.is_empty() && walk.pop() == Some(walk[0]), "the coast is not one line");
        // No region lies on another: together they are as large as the land.
        let whole = Region::ALL.into_iter().map(|region| area(&drawn(region))).sum::<i64>();
        assert_eq!(whole, area(&walk));
    }

    #[test]
    fn no_two_borders_cross() {
        let all: Vec<Edge> =
            Region::ALL.into_iter().flat_map(edges).collect::<HashSet<_>>().into_iter().collect();
        let side = |(a, b): Edge, p: (i32, i32)| {
            let turn =
                i64::from(b.0 - a.0) * i64::from(p.1 - a.1) - i64::from(b.1 - a.1) * i64::from(p.0 - a.0);
            turn.signum()
        };
        for (at, one) in all.iter().enumerate() {
            for other in &all[at + 1..] {
                let apart = side(*one, other.0) * side(*one, other.1) >= 0
                    || side(*other, one.0) * side(*other, one.1) >= 0;
                assert!(apart, "{one:?} crosses {other:?}");
            }
        }
    }

    #[test]
    fn a_crossing_leads_from_one_region_into_the_other() {
        for from in Region::ALL {
            for to in Region::ALL.into_iter().filter(|to| *to != from) {
                let crossing = crossing(from, to);
                assert_eq!(crossing.is_some(), Tables::current().map(4).touch(from, to), "{from} and {to}");
                let Some(Crossing { at, across, .. }) = crossing else { continue };
                let step = |steps: f32| (at.0 + across.0 * steps, at.1 + across.1 * steps);
                assert!(inside(to, step(5.)) && inside(from, step(-5.)), "{from} to {to}");
            }
        }
    }

    #[test]
    fn the_room_of_a_region_lies_inside() {
        for region in Region::ALL {
            let Room { x, y, width, height } = room(region);
            for step in 0..=20 {
                let part = step as f32 / 20.;
                let (across, down) = (x + width * part, y + height * part);
                for point in [(across, y), (across, y + height), (x, down), (x + width, down)] {
                    assert!(inside(region, point), "{point:?} is not in {region}");
                }
            }
        }
    }
}
