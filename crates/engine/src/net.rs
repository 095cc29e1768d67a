//! The evaluation network: a position's features, and the net that predicts final points from them.
//!
//! A game describes a position by its [`Features`]. A [`Net`] with one hidden layer predicts from them how many points
//! the game will end with. Its weights are a text file in the game's crate, trained by
//! `cargo run --release -p samovar-bots --example learn`.

use std::fmt;

use serde::Serialize;

/// Words of 64 bits that hold the binary features.
const WORDS: usize = 8;

/// Most features that are numbers rather than bits.
const MAX_NUMBERS: usize = 64;

/// Units of the hidden layer.
pub const HIDDEN: usize = 32;

/// Outputs of a net: the final points of a seat and of its best rival.
pub const OUTPUTS: usize = 2;

/// Weights are stored as multiples of 1/1024.
const SCALE: f32 = 1024.0;

/// The bits of each byte as numbers, the lowest first.
static SPREAD: [[f32; 8]; 256] = {
    let mut spread = [[0.0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut place = 0;
        while place < 8 {
            spread[byte][place] = (byte >> place & 1) as f32;
            place += 1;
        }
        byte += 1;
    }
    spread
};

/// A position as one seat sees it, as the inputs of a [`Net`]. A [`FeatureWriter`] fills it in.
#[derive(Clone, PartialEq, Debug)]
pub struct Features {
    /// The points of the seat and of its best rival if the game ended now. A net predicts what is added to them.
    pub now: [f32; OUTPUTS],
    /// The binary features: bit `i` is set if feature `i` is one.
    bits: [u64; WORDS],
    /// The other features, by index. They may be zero.
    numbers: [(u16, f32); MAX_NUMBERS],
    /// How many entries of `numbers` are in use.
    number_count: usize,
    width: u16,
}

impl Features {
    /// No features yet, only the points of the seat and of its best rival if the game ended now.
    #[inline]
    pub fn new(now: [f32; OUTPUTS]) -> Features {
        Features { now, bits: [0; WORDS], numbers: [(0, 0.0); MAX_NUMBERS], number_count: 0, width: 0 }
    }

    /// Starts writing from the first feature.
    #[inline]
    pub fn writer(&mut self) -> FeatureWriter<'_> {
        FeatureWriter { features: self, word: 0, number_count: 0, width: 0 }
    }

    /// How many features there are, zeros included.
    pub fn width(&self) -> usize {
        self.width.into()
    }

    /// Writes all features, zeros included, into a row of numbers.
    ///
    /// # Panics
    /// If the row is too short.
    pub fn write(&self, row: &mut [f32]) {
        let row = &mut row[..self.width()];
        let bytes = self.bits.iter().flat_map(|word| word.to_le_bytes());
        let (eights, rest) = row.as_chunks_mut();
        let left = bytes.clone().nth(eights.len()).unwrap_or(0);
        eights.iter_mut().zip(bytes).for_each(|(eight, byte)| *eight = SPREAD[usize::from(byte)]);
        rest.copy_from_slice(&SPREAD[usize::from(left)][..rest.len()]);
        for (index, number) in &self.numbers[..self.number_count] {
            row[usize::from(*index)] = *number;
        }
    }

    /// The features that are not zero, with their indices: binary ones first.
    pub fn nonzero(&self) -> impl Iterator<Item = (u16, f32)> {
        let bits = self.bits.iter().enumerate().flat_map(|(word, bits)| set_bits(word, *bits));
        let numbers = self.numbers[..self.number_count].iter().copied().filter(|(_, number)| *number != 0.0);
        bits.map(|index| (index as u16, 1.0)).chain(numbers)
    }
}

/// The indices of the features whose bits are set in a word, in ascending order.
#[inline]
fn set_bits(word: usize, bits: u64) -> impl Iterator<Item = usize> {
    let mut left = bits;
    std::iter::from_fn(move || {
        let index = (left != 0).then(|| 64 * word + left.trailing_zeros() as usize)?;
        left &= left - 1;
        Some(index)
    })
}

/// Receives the features of a position in order.
///
/// The index of a feature follows from what came before it, so a game must tell the same features in the same order for
/// every position.
pub trait FeatureSink {
    /// The features from here to the next part are about this.
    fn part(&mut self, name: &'static str);

    /// A number.
    fn number(&mut self, number: f32);

    /// Fewer than 64 binary features, the lowest bit first.
    fn bits(&mut self, of: u16, bits: u64);

    /// A yes or no.
    #[inline]
    fn flag(&mut self, yes: bool) {
        self.bits(1, yes.into());
    }

    /// One of `of` cases, one-hot. The last one also stands for everything beyond it.
    #[inline]
    fn one_hot(&mut self, of: u16, which: usize) {
        self.bits(of, 1 << (which as u16).min(of - 1));
    }

    /// A count as `max` thresholds: whether it is at least 1, at least 2, and so on.
    #[inline]
    fn count(&mut self, max: u16, count: usize) {
        self.bits(max, (1 << (count as u16).min(max)) - 1);
    }

    /// A subset of `of` things, one bit for each.
    #[inline]
    fn set(&mut self, of: u16, members: impl Iterator<Item = usize>) {
        self.bits(of, members.fold(0, |bits, member| bits | 1 << member));
    }
}

/// Writes [`Features`]. They are incomplete until [`FeatureWriter::finish`] is called.
///
/// Search evaluates millions of positions: the writer has no branches that depend on the position, and keeps its own cursor
/// so that it stays in registers.
#[derive(Debug)]
pub struct FeatureWriter<'a> {
    features: &'a mut Features,
    /// The word of bits that is not yet full.
    word: u64,
    number_count: usize,
    width: u16,
}

impl FeatureWriter<'_> {
    /// Completes the features.
    #[inline]
    pub fn finish(self) {
        self.features.bits[usize::from(self.width / 64)] = self.word;
        self.features.number_count = self.number_count;
        self.features.width = self.width;
    }
}

impl FeatureSink for FeatureWriter<'_> {
    #[inline(always)]
    fn part(&mut self, _: &'static str) {}

    #[inline]
    fn number(&mut self, number: f32) {
        self.features.numbers[self.number_count] = (self.width, number);
        self.number_count += 1;
        self.bits(1, 0);
    }

    #[inline]
    fn bits(&mut self, of: u16, bits: u64) {
        let (word, shift) = (usize::from(self.width / 64), self.width % 64);
        self.word |= bits << shift;
        self.width += of;
        if shift + of >= 64 {
            self.features.bits[word] = self.word;
            self.word = bits >> (64 - shift);
        }
    }
}

/// A named part of an observation: the numbers from `start` on are about one thing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Part {
    /// What they are about.
    pub name: &'static str,
    /// The index of the first.
    pub start: usize,
    /// How many there are.
    pub len: usize,
}

impl FeatureSink for Vec<Part> {
    fn part(&mut self, name: &'static str) {
        let start = self.last().map_or(0, |last| last.start + last.len);
        self.push(Part { name, start, len: 0 });
    }

    fn number(&mut self, _: f32) {
        self.bits(1, 0);
    }

    fn bits(&mut self, of: u16, _: u64) {
        self.last_mut().expect("features begin with a part").len += usize::from(of);
    }
}

/// A feed-forward net with one hidden layer of rectified linear units.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// For each feature, its weight into each hidden unit.
    pub hidden_weights: Vec<[f32; HIDDEN]>,
    /// The bias of each hidden unit.
    pub hidden_bias: [f32; HIDDEN],
    /// For each output, the weight of each hidden unit.
    pub output_weights: [[f32; HIDDEN]; OUTPUTS],
    /// The bias of each output.
    pub output_bias: [f32; OUTPUTS],
}

impl Net {
    /// A net for this many features with all weights zero: it predicts the points there are now.
    pub fn zero(width: usize) -> Net {
        Net {
            hidden_weights: vec![[0.0; HIDDEN]; width],
            hidden_bias: [0.0; HIDDEN],
            output_weights: [[0.0; HIDDEN]; OUTPUTS],
            output_bias: [0.0; OUTPUTS],
        }
    }

    /// The hidden units before activation.
    pub fn hidden(&self, features: &Features) -> [f32; HIDDEN] {
        Accumulator::new(self).hidden(features)
    }

    /// The final points it predicts. For many positions in a row, [`Accumulator::evaluate`] is faster.
    pub fn evaluate(&self, features: &Features) -> [f32; OUTPUTS] {
        Accumulator::new(self).evaluate(features)
    }

    /// The net of a file that is built into the program.
    ///
    /// # Panics
    /// If the text is not a net.
    pub fn built_in(text: &str) -> Net {
        Net::read(text).expect("the file is written by the example `learn`")
    }

    /// Reads a net from its text form (see [`Display`](Net#impl-Display-for-Net)). Lines that begin with `#` are comments.
    ///
    /// # Errors
    /// The first line that is wrong, and why.
    pub fn read(text: &str) -> Result<Net, String> {
        let rows = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        let mut rows = rows.map(|(number, line)| {
            let row: Result<Vec<f32>, _> = line
                .split_whitespace()
                .map(|word| word.parse::<i32>().map(|weight| weight as f32 / SCALE))
                .collect();
            let row = row.map_err(|error| format!("line {}: {error}", number + 1))?;
            let len = row.len();
            <[f32; HIDDEN]>::try_from(row)
                .map_err(|_| format!("line {}: {len} numbers instead of {HIDDEN}", number + 1))
        });
        let mut next = || rows.next().unwrap_or_else(|| Err("it ends too early".to_owned()));
        let (hidden_bias, output_bias) = (next()?, next()?);
        let output_weights = [next()?, next()?];
        let hidden_weights = rows.collect::<Result<_, _>>()?;
        let output_bias = [output_bias[0], output_bias[1]];
        Ok(Net { hidden_weights, hidden_bias, output_weights, output_bias })
    }
}

/// Evaluates one position after another with a net, and recomputes only what changed since the last one.
///
/// The result is the same as [`Net::evaluate`], bit for bit: weights are multiples of 1/1024, so adding and subtracting
/// them never rounds. What could round, the features that are numbers, is computed afresh every time.
#[derive(Clone, Debug)]
pub struct Accumulator<'a> {
    net: &'a Net,
    /// The binary features of the last position.
    bits: [u64; WORDS],
    /// The hidden units as far as they follow from bias and binary features.
    sums: [f32; HIDDEN],
}

impl Accumulator<'_> {
    /// An accumulator that has seen no position yet.
    #[inline]
    pub fn new(net: &Net) -> Accumulator<'_> {
        Accumulator { net, bits: [0; WORDS], sums: net.hidden_bias }
    }

    /// The final points that the net predicts.
    pub fn evaluate(&mut self, features: &Features) -> [f32; OUTPUTS] {
        let hidden = self.hidden(features).map(|unit| unit.max(0.0));
        let mut sums = [0.0; OUTPUTS];
        for (index, unit) in hidden.iter().enumerate() {
            for (sum, weights) in sums.iter_mut().zip(&self.net.output_weights) {
                *sum += unit * weights[index];
            }
        }
        std::array::from_fn(|output| features.now[output] + self.net.output_bias[output] + sums[output])
    }

    fn hidden(&mut self, features: &Features) -> [f32; HIDDEN] {
        let weights = &self.net.hidden_weights[..];
        let mut hidden = self.sums;
        for (word, (last, bits)) in self.bits.into_iter().zip(features.bits).enumerate() {
            for index in set_bits(word, last & !bits) {
                hidden.iter_mut().zip(&weights[index]).for_each(|(unit, weight)| *unit -= weight);
            }
            for index in set_bits(word, bits & !last) {
                hidden.iter_mut().zip(&weights[index]).for_each(|(unit, weight)| *unit += weight);
            }
        }
        (self.bits, self.sums) = (features.bits, hidden);
        for (index, number) in &features.numbers[..features.number_count] {
            let weights = &weights[usize::from(*index)];
            hidden.iter_mut().zip(weights).for_each(|(unit, weight)| *unit += number * weight);
        }
        hidden
    }
}

/// The text form: multiples of 1/1024, 32 to a line. The lines are the hidden bias, the output bias (padded with zeros),
/// the weights of the two outputs, then the hidden weights of each feature.
impl fmt::Display for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut output_bias = [0.0; HIDDEN];
        output_bias[..OUTPUTS].copy_from_slice(&self.output_bias);
        let first = [&self.hidden_bias, &output_bias].into_iter();
        for row in first.chain(&self.output_weights).chain(&self.hidden_weights) {
            let words: Vec<String> =
                row.iter().map(|weight| ((weight * SCALE).round() as i32).to_string()).collect();
            writeln!(f, "{}", words.join(" "))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Points now 3 and 4; two of three features are not zero.
    fn features() -> Features {
        let mut features = Features::new([3.0, 4.0]);
        let mut writer = features.writer();
        writer.flag(false);
        writer.number(2.0);
        writer.flag(true);
        writer.finish();
        features
    }

    fn net() -> Net {
        let mut net = Net::zero(3);
        net.hidden_weights[0][0] = 100.0;
        net.hidden_weights[1][0] = 0.5;
        net.hidden_weights[2][1] = -1.0;
        net.hidden_bias[0] = 0.25;
        net.output_weights[0][0] = 2.0;
        net.output_weights[1][1] = 7.0;
        net.output_bias = [0.0, -1.5];
        net
    }

    #[test]
    fn a_net_adds_to_the_points_there_are() {
        assert_eq!(net().evaluate(&features()), [3.0 + 2.0 * (0.25 + 0.5 * 2.0), 4.0 - 1.5]);
        assert_eq!(Net::zero(3).evaluate(&features()), [3.0, 4.0]);
    }

    #[test]
    fn an_accumulator_does_not_depend_on_earlier_positions() {
        let net = net();
        let mut accumulator = Accumulator::new(&net);
        for bits in [0b101, 0b100, 0b001, 0b001, 0b000, 0b101_u8] {
            let mut features = Features::new([3.0, 4.0]);
            let mut writer = features.writer();
            writer.flag(bits & 1 != 0);
            writer.number(bits.into());
            writer.flag(bits & 4 != 0);
            writer.finish();
            assert_eq!(accumulator.evaluate(&features), net.evaluate(&features), "{bits:b}");
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
    fn every_feature_has_its_index() {
        let mut features = Features::new([0.0; 2]);
        let mut writer = features.writer();
        writer.one_hot(3, 9);
        writer.count(4, 2);
        writer.set(5, [1, 4].into_iter());
        writer.number(0.5);
        writer.finish();
        let nonzero: Vec<_> = features.nonzero().collect();
        assert_eq!(nonzero, [(2, 1.0), (3, 1.0), (4, 1.0), (8, 1.0), (11, 1.0), (12, 0.5)]);
        assert_eq!(features.width(), 13);
    }

    #[test]
    fn a_row_has_every_feature_at_its_index() {
        for before in 0..=130 {
            let mut features = Features::new([0.0; 2]);
            let mut writer = features.writer();
            (0..before).for_each(|place| writer.flag(place % 3 == 1));
            writer.number(0.5);
            writer.one_hot(3, 2);
            writer.finish();
            let mut row = vec![f32::NAN; features.width() + 1];
            features.write(&mut row);
            let mut wanted = vec![0.0; features.width()];
            features.nonzero().for_each(|(index, number)| wanted[usize::from(index)] = number);
            assert_eq!(row[..features.width()], wanted, "after {before} flags");
            assert!(row[features.width()].is_nan(), "nothing is written after the row");
        }
    }

    #[test]
    fn features_that_do_not_fit_into_a_word_continue_in_the_next() {
        for before in 55..=64 {
            let mut features = Features::new([0.0; 2]);
            let mut writer = features.writer();
            (0..before).for_each(|_| writer.flag(false));
            writer.count(9, 8);
            writer.flag(true);
            writer.finish();
            let indices: Vec<_> = features.nonzero().map(|(index, _)| index - before).collect();
            assert_eq!(indices, [0, 1, 2, 3, 4, 5, 6, 7, 9], "after {before} zeros");
            assert_eq!(features.width(), usize::from(before) + 10);
        }
    }
}
