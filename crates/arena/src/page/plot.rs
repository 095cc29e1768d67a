//! Plots of one row: places are in per cent of the width, so that they fit any screen and text keeps its size.

use maud::{Markup, html};

use crate::outcome::Scores;

/// The height of a row's plot.
const HEIGHT: u32 = 22;

/// The height of a histogram above its axis.
const TALL: f64 = 96.0;

/// Room on both sides for marks at the ends, in per cent.
const MARGIN: f64 = 2.0;

/// A scale from left to right.
#[derive(Clone, PartialEq, Debug)]
pub struct Axis {
    from: f64,
    to: f64,
    ticks: Vec<(f64, String)>,
    powers: bool,
}

/// An estimate to be drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mark {
    pub value: f64,
    pub low: f64,
    pub high: f64,
    /// What it would be if nothing mattered.
    pub even: Option<f64>,
    /// Whether it stands out.
    pub strong: bool,
}

impl Axis {
    /// From nothing to everything.
    pub fn rates() -> Axis {
        Axis::between(0.0, 1.0, 0.25, |tick| format!("{:.0} %", 100.0 * tick))
    }

    /// The part of the rates around these.
    pub fn around(low: f64, high: f64) -> Axis {
        let step = step((high - low).max(0.02), 5.0);
        let from = (low / step).floor() * step;
        let to = (high / step).ceil() * step;
        Axis::between(from.max(0.0), to.min(1.0), step, |tick| {
            let tick = 100.0 * tick;
            if (tick - tick.round()).abs() < 1e-6 { format!("{tick:.0} %") } else { format!("{tick:.1} %") }
        })
    }

    /// Numbers between these.
    pub fn numbers(low: f64, high: f64) -> Axis {
        let step = step((high - low).max(1.0), 5.0);
        Axis::between((low / step).floor() * step, (high / step).ceil() * step, step, |tick| {
            format!("{tick:.0}")
        })
    }

    /// Powers of ten that hold these.
    pub fn powers(low: f64, high: f64) -> Axis {
        let (from, to) = (low.max(1e-6).log10().floor(), high.max(1e-5).log10().ceil());
        let to = to.max(from + 1.0);
        let mut ticks = Vec::new();
        let mut tick = from;
        while tick <= to {
            let digits = (-tick).max(0.0) as usize;
            ticks.push((tick, format!("{:.digits$}", 10_f64.powf(tick))));
            tick += 1.0;
        }
        Axis { from, to, ticks, powers: true }
    }

    fn between(from: f64, to: f64, step: f64, text: impl Fn(f64) -> String) -> Axis {
        let count = ((to - from) / step).round() as i32;
        let ticks = (0..=count).map(|tick| from + f64::from(tick) * step);
        Axis { from, to, ticks: ticks.map(|tick| (tick, text(tick))).collect(), powers: false }
    }

    /// Where a value lies, in per cent of the width.
    fn place(&self, value: f64) -> f64 {
        let value = if self.powers { value.max(1e-9).log10() } else { value };
        self.share(value)
    }

    fn share(&self, value: f64) -> f64 {
        let share = ((value - self.from) / (self.to - self.from)).clamp(0.0, 1.0);
        MARGIN + (100.0 - 2.0 * MARGIN) * share
    }

    /// The values along the scale.
    pub fn ticks(&self) -> Markup {
        let last = self.ticks.len() - 1;
        html! {
            svg.axis width="100%" height="16" aria-hidden="true" {
                @for (place, (tick, text)) in self.ticks.iter().enumerate() {
                    @let anchor = if place == 0 { "start" } else if place == last { "end" } else { "middle" };
                    @let x = match place { 0 => 0.0, _ if place == last => 100.0, _ => self.share(*tick) };
                    text x=(percent(x)) y="12" text-anchor=(anchor) { (text) }
                }
            }
        }
    }

    fn lines(&self) -> Markup {
        html! {
            @for (tick, _) in &self.ticks {
                @let x = percent(self.share(*tick));
                line.tick x1=(x) x2=(x) y1="0" y2=(HEIGHT) {}
            }
        }
    }

    /// A dot with its interval.
    pub fn mark(&self, mark: &Mark) -> Markup {
        let middle = HEIGHT / 2;
        let [low, value, high] = [mark.low, mark.value, mark.high].map(|value| percent(self.place(value)));
        let class = if mark.strong { "mark strong" } else { "mark" };
        html! {
            svg width="100%" height=(HEIGHT) aria-hidden="true" {
                (self.lines())
                @if let Some(even) = mark.even {
                    @let x = percent(self.place(even));
                    line.even x1=(x) x2=(x) y1="0" y2=(HEIGHT) {}
                }
                g class=(class) {
                    line x1=(low) x2=(high) y1=(middle) y2=(middle) {}
                    @for end in [&low, &high] { line x1=(end) x2=(end) y1=(middle - 4) y2=(middle + 4) {} }
                    circle cx=(value) cy=(middle) r="5" {}
                }
            }
        }
    }

    /// A bar up to a value, with a line on to another.
    pub fn bar(&self, value: f64, on: f64) -> Markup {
        let middle = HEIGHT / 2;
        let width = (self.place(value) - MARGIN).max(0.3);
        html! {
            svg width="100%" height=(HEIGHT) aria-hidden="true" {
                (self.lines())
                g.mark {
                    rect x=(percent(MARGIN)) y="5" width=(percent(width)) height=(HEIGHT - 10) rx="2" {}
                    line x1=(percent(self.place(value))) x2=(percent(self.place(on))) y1=(middle) y2=(middle) {}
                    @let end = percent(self.place(on));
                    line x1=(end) x2=(end) y1=(middle - 4) y2=(middle + 4) {}
                }
            }
        }
    }
}

/// How many games had how many points.
pub fn histogram(name: &str, scores: &Scores) -> Markup {
    let histogram = &scores.histogram;
    let most = histogram.counts.iter().copied().max().unwrap_or(0).max(1) as f64;
    let parts = histogram.counts.len() as f64;
    let all: u64 = histogram.counts.iter().sum();
    let whole = histogram.width as f64 * parts;
    let place = |points: f64| 100.0 * (points - histogram.from as f64) / whole;
    let label = format!(
        "Points of {name}: {all} results from {} to {}, half of them between {:.0} and {:.0}",
        scores.min, scores.max, scores.quantiles[1], scores.quantiles[3]
    );
    html! {
        svg.histogram width="100%" height=(TALL + 20.0) role="img" aria-label=(label) {
            title { (label) }
            line.tick x1="0" x2="100%" y1=(TALL) y2=(TALL) {}
            @for (part, count) in histogram.counts.iter().enumerate().filter(|(_, count)| **count > 0) {
                @let height = (TALL - 4.0) * *count as f64 / most;
                @let from = histogram.from + part as i64 * histogram.width;
                rect x=(percent(100.0 * (part as f64 + 0.06) / parts)) width=(percent(88.0 / parts))
                    y=(format!("{:.1}", TALL - height)) height=(format!("{height:.1}")) {
                    title {
                        @if histogram.width == 1 { (from) } @else { (from) " to " (from + histogram.width - 1) }
                        " points: " (count) " of " (all)
                    }
                }
            }
            @let mean = percent(place(scores.mean + 0.5));
            line.even x1=(mean) x2=(mean) y1="0" y2=(TALL) {}
            @for part in (0..histogram.counts.len()).step_by(4) {
                text x=(percent(100.0 * part as f64 / parts)) y=(TALL + 15.0) text-anchor=(if part == 0 { "start" } else { "middle" }) {
                    (histogram.from + part as i64 * histogram.width)
                }
            }
        }
    }
}

/// A round step that divides a span into about this many parts.
fn step(span: f64, parts: f64) -> f64 {
    let rough = span / parts;
    let power = 10_f64.powf(rough.log10().floor());
    let factor = [1.0, 2.0, 5.0, 10.0].into_iter().find(|factor| factor * power >= rough).unwrap_or(10.0);
    factor * power
}

fn percent(place: f64) -> String {
    format!("{place:.2}%")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_lie_along_the_scale() {
        let axis = Axis::rates();
        assert_eq!(axis.place(0.5), 50.0);
        assert_eq!((axis.place(-3.0), axis.place(7.0)), (MARGIN, 100.0 - MARGIN));
    }

    #[test]
    fn powers_of_ten_hold_all_values() {
        let axis = Axis::powers(0.003, 470.0);
        let texts: Vec<&str> = axis.ticks.iter().map(|(_, text)| text.as_str()).collect();
        assert_eq!(texts, ["0.001", "0.01", "0.1", "1", "10", "100", "1000"]);
        assert!((axis.place(1.0) - 50.0).abs() < 1e-9);
    }

    #[test]
    fn steps_are_round() {
        assert_eq!([step(100.0, 5.0), step(730.0, 5.0), step(1.3, 5.0)], [20.0, 200.0, 0.5]);
    }
}
