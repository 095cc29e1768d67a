//! Judges of positions that were learned from play.
//!
//! A game writes a position down as numbers ([`Sketch`]); a [`Net`] with one hidden layer says from them what to expect.
//! Its weights are a text file in the game's crate, made by `cargo run --release -p samovar-bots --example learn`.

use std::fmt;

/// Words for the ones of a sketch, 64 places each.
const WORDS: usize = 8;

/// Most numbers of a sketch that may be other than zero and one.
const MOST_NUMBERS: usize = 64;

/// Cells of the hidden layer.
pub const HIDDEN: usize = 32;

/// What a net foresees: the points of the seat at the end, and those of its best rival.
pub const FORESEEN: usize = 2;

/// Whole numbers in a file stand for parts of one.
const GRAIN: f32 = 1024.0;

/// A position as numbers, seen by one seat, written by a [`Pen`].
#[derive(Clone, PartialEq, Debug)]
pub struct Sketch {
    /// The points of the seat and of its best rival if the game ended now.
    pub now: [f32; FORESEEN],
    /// Where ones are, a bit for each place: most of what is not zero.
    ones: [u64; WORDS],
    /// The other numbers with their places, zeros among them.
    others: [(u16, f32); MOST_NUMBERS],
    /// How many of them there are.
    written: usize,
    width: u16,
}

impl Sketch {
    /// An empty sketch, with the points of the seat and of its best rival if the game ended now.
    #[inline]
    pub fn new(now: [f32; FORESEEN]) -> Sketch {
        Sketch { now, ones: [0; WORDS], others: [(0, 0.0); MOST_NUMBERS], written: 0, width: 0 }
    }

    /// Begins to write.
    #[inline]
    pub fn pen(&mut self) -> Pen<'_> {
        Pen { sketch: self, word: 0, written: 0, width: 0 }
    }

    /// How many numbers were written, zeros included.
    pub fn width(&self) -> usize {
        self.width.into()
    }

    /// The numbers that are not zero, with their places: the ones first.
    pub fn marks(&self) -> impl Iterator<Item = (u16, f32)> {
        let others = self.others[..self.written].iter().copied().filter(|(_, number)| *number != 0.0);
        self.ones().map(|place| (place as u16, 1.0)).chain(others)
    }

    /// The places of ones, in order.
    #[inline]
    fn ones(&self) -> impl Iterator<Item = usize> {
        self.ones.iter().enumerate().flat_map(|(word, ones)| places(word, *ones))
    }
}

/// The places of ones in a word of them, in order.
#[inline]
fn places(word: usize, ones: u64) -> impl Iterator<Item = usize> {
    let mut left = ones;
    std::iter::from_fn(move || {
        let place = (left != 0).then(|| 64 * word + left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(place)
    })
}

/// Writes a sketch, and is lifted at the end ([`Pen::lift`]): before that the sketch is not whole.
///
/// The place of a number follows from what was written before it, so a game writes the same things in the same order
/// for every position. Positions are judged by the million: a pen writes without branches that depend on them, and knows
/// by itself where it is, so that this stays in registers.
#[derive(Debug)]
pub struct Pen<'a> {
    sketch: &'a mut Sketch,
    /// The word of ones that is not yet full.
    word: u64,
    written: usize,
    width: u16,
}

impl Pen<'_> {
    /// A number.
    #[inline]
    pub fn number(&mut self, number: f32) {
        self.sketch.others[self.written] = (self.width, number);
        self.written += 1;
        self.bits(1, 0);
    }

    /// Yes or no.
    #[inline]
    pub fn flag(&mut self, yes: bool) {
        self.bits(1, yes.into());
    }

    /// One of `of` things, the last standing for all beyond it.
    #[inline]
    pub fn one_of(&mut self, of: u16, which: usize) {
        self.bits(of, 1 << (which as u16).min(of - 1));
    }

    /// A count, as whether it is at least 1, 2 and so on up to `most`.
    #[inline]
    pub fn count(&mut self, most: u16, count: usize) {
        self.bits(most, (1 << (count as u16).min(most)) - 1);
    }

    /// Which of `of` things are there.
    #[inline]
    pub fn set(&mut self, of: u16, there: impl Iterator<Item = usize>) {
        self.bits(of, there.fold(0, |bits, thing| bits | 1 << thing));
    }

    /// Nothing more comes.
    #[inline]
    pub fn lift(self) {
        self.sketch.ones[usize::from(self.width / 64)] = self.word;
        self.sketch.written = self.written;
        self.sketch.width = self.width;
    }

    /// Fewer than 64 zeros and ones, the lowest bit first.
    #[inline]
    fn bits(&mut self, of: u16, bits: u64) {
        let (word, shift) = (usize::from(self.width / 64), self.width % 64);
        self.word |= bits << shift;
        self.width += of;
        if shift + of >= 64 {
            self.sketch.ones[word] = self.word;
            self.word = bits >> (64 - shift);
        }
    }
}

/// A judge with one hidden layer.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// For each number of the sketch, its weight to each cell.
    pub inputs: Vec<[f32; HIDDEN]>,
    /// What each cell starts from.
    pub starts: [f32; HIDDEN],
    /// The weight of each cell to each result.
    pub outputs: [[f32; HIDDEN]; FORESEEN],
    /// What each result starts from.
    pub bases: [f32; FORESEEN],
}

impl Net {
    /// A net that says nothing, for sketches of a width.
    pub fn silent(width: usize) -> Net {
        Net {
            inputs: vec![[0.0; HIDDEN]; width],
            starts: [0.0; HIDDEN],
            outputs: [[0.0; HIDDEN]; FORESEEN],
            bases: [0.0; FORESEEN],
        }
    }

    /// The cells for a sketch, before what is negative is cut off.
    pub fn cells(&self, sketch: &Sketch) -> [f32; HIDDEN] {
        Recall::new(self).cells(sketch)
    }

    /// What is to be expected.
    pub fn foresee(&self, sketch: &Sketch) -> [f32; FORESEEN] {
        Recall::new(self).foresee(sketch)
    }

    /// The net of a file that is built into the program.
    ///
    /// # Panics
    /// If it is not one.
    pub fn built_in(text: &str) -> Net {
        Net::read(text).expect("the file is made by the example `learn`")
    }

    /// Reads a net from its file.
    ///
    /// # Errors
    /// If it is not one: says in which line and why.
    pub fn read(text: &str) -> Result<Net, String> {
        let rows = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        let mut rows = rows.map(|(number, line)| {
            let row: Result<Vec<f32>, _> = line
                .split_whitespace()
                .map(|word| word.parse::<i32>().map(|parts| parts as f32 / GRAIN))
                .collect();
            let row = row.map_err(|error| format!("line {}: {error}", number + 1))?;
            let cells = row.len();
            <[f32; HIDDEN]>::try_from(row)
                .map_err(|_| format!("line {}: {cells} numbers instead of {HIDDEN}", number + 1))
        });
        let mut next = || rows.next().unwrap_or_else(|| Err("it ends too early".to_owned()));
        let (starts, bases) = (next()?, next()?);
        let outputs = [next()?, next()?];
        let inputs = rows.collect::<Result<_, _>>()?;
        Ok(Net { inputs, starts, outputs, bases: [bases[0], bases[1]] })
    }
}

/// A net that is asked about one position after another: of those that are much alike, only what differs is reckoned anew.
///
/// It foresees exactly what the net does. Weights are whole numbers of 1/1024, so that adding them up and taking them away
/// never rounds; what would round is reckoned every time.
#[derive(Clone, Debug)]
pub struct Recall<'a> {
    net: &'a Net,
    /// The ones of the last sketch.
    ones: [u64; WORDS],
    /// The cells, as far as they follow from those.
    sums: [f32; HIDDEN],
}

impl Recall<'_> {
    /// Before the first position.
    #[inline]
    pub fn new(net: &Net) -> Recall<'_> {
        Recall { net, ones: [0; WORDS], sums: net.starts }
    }

    /// What is to be expected.
    pub fn foresee(&mut self, sketch: &Sketch) -> [f32; FORESEEN] {
        let cells = self.cells(sketch).map(|cell| cell.max(0.0));
        let mut sums = [0.0; FORESEEN];
        for (place, cell) in cells.iter().enumerate() {
            for (sum, weights) in sums.iter_mut().zip(&self.net.outputs) {
                *sum += cell * weights[place];
            }
        }
        std::array::from_fn(|result| sketch.now[result] + self.net.bases[result] + sums[result])
    }

    fn cells(&mut self, sketch: &Sketch) -> [f32; HIDDEN] {
        let inputs = &self.net.inputs[..];
        let mut cells = self.sums;
        for (word, (last, ones)) in self.ones.into_iter().zip(sketch.ones).enumerate() {
            for place in places(word, last & !ones) {
                cells.iter_mut().zip(&inputs[place]).for_each(|(cell, weight)| *cell -= weight);
            }
            for place in places(word, ones & !last) {
                cells.iter_mut().zip(&inputs[place]).for_each(|(cell, weight)| *cell += weight);
            }
        }
        (self.ones, self.sums) = (sketch.ones, cells);
        for (place, number) in &sketch.others[..sketch.written] {
            let weights = &inputs[usize::from(*place)];
            cells.iter_mut().zip(weights).for_each(|(cell, weight)| *cell += number * weight);
        }
        cells
    }
}

/// As in its file: whole numbers of 1/1024, a line each for the starts, the bases (filled up with zeros), the two results
/// and every number of the sketch.
impl fmt::Display for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut bases = [0.0; HIDDEN];
        bases[..FORESEEN].copy_from_slice(&self.bases);
        for row in [&self.starts, &bases].into_iter().chain(&self.outputs).chain(&self.inputs) {
            let words: Vec<String> =
                row.iter().map(|weight| ((weight * GRAIN).round() as i32).to_string()).collect();
            writeln!(f, "{}", words.join(" "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Points now 3 and 4; two of three numbers written.
    fn sketch() -> Sketch {
        let mut sketch = Sketch::new([3.0, 4.0]);
        let mut pen = sketch.pen();
        pen.flag(false);
        pen.number(2.0);
        pen.flag(true);
        pen.lift();
        sketch
    }

    fn net() -> Net {
        let mut net = Net::silent(3);
        net.inputs[0][0] = 100.0;
        net.inputs[1][0] = 0.5;
        net.inputs[2][1] = -1.0;
        net.starts[0] = 0.25;
        net.outputs[0][0] = 2.0;
        net.outputs[1][1] = 7.0;
        net.bases = [0.0, -1.5];
        net
    }

    #[test]
    fn a_net_adds_to_the_points_there_are() {
        assert_eq!(net().foresee(&sketch()), [3.0 + 2.0 * (0.25 + 0.5 * 2.0), 4.0 - 1.5]);
        assert_eq!(Net::silent(3).foresee(&sketch()), [3.0, 4.0]);
    }

    #[test]
    fn what_is_recalled_of_other_positions_changes_nothing() {
        let net = net();
        let mut recall = Recall::new(&net);
        for ones in [0b101, 0b100, 0b001, 0b001, 0b000, 0b101_u8] {
            let mut sketch = Sketch::new([3.0, 4.0]);
            let mut pen = sketch.pen();
            pen.flag(ones & 1 != 0);
            pen.number(ones.into());
            pen.flag(ones & 4 != 0);
            pen.lift();
            assert_eq!(recall.foresee(&sketch), net.foresee(&sketch), "{ones:b}");
        }
    }

    #[test]
    fn a_net_is_read_as_it_was_written() {
        assert_eq!(Net::read(&net().to_string()), Ok(net()));
        assert_eq!(Net::read(&format!("# by hand\n{}", net())), Ok(net()));
    }

    #[test]
    fn a_file_that_is_no_net_is_refused_with_its_line() {
        assert_eq!(Net::read("1 2 3"), Err("line 1: 3 numbers instead of 32".to_owned()));
        assert_eq!(Net::read(""), Err("it ends too early".to_owned()));
        let broken = net().to_string().replacen("2048", "many", 1);
        assert_eq!(Net::read(&broken), Err("line 3: invalid digit found in string".to_owned()));
    }

    #[test]
    fn every_number_of_a_sketch_has_its_place() {
        let mut sketch = Sketch::new([0.0; 2]);
        let mut pen = sketch.pen();
        pen.one_of(3, 9);
        pen.count(4, 2);
        pen.set(5, [1, 4].into_iter());
        pen.number(0.5);
        pen.lift();
        let marks: Vec<_> = sketch.marks().collect();
        assert_eq!(marks, [(2, 1.0), (3, 1.0), (4, 1.0), (8, 1.0), (11, 1.0), (12, 0.5)]);
        assert_eq!(sketch.width(), 13);
    }

    #[test]
    fn what_does_not_fit_into_a_word_goes_on_in_the_next() {
        for before in 55..=64 {
            let mut sketch = Sketch::new([0.0; 2]);
            let mut pen = sketch.pen();
            (0..before).for_each(|_| pen.flag(false));
            pen.count(9, 8);
            pen.flag(true);
            pen.lift();
            let places: Vec<_> = sketch.marks().map(|(place, _)| place - before).collect();
            assert_eq!(places, [0, 1, 2, 3, 4, 5, 6, 7, 9], "after {before} zeros");
            assert_eq!(sketch.width(), usize::from(before) + 10);
        }
    }
}
