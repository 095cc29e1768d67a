//! A link as a QR code.

use std::fmt::Write;

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};

/// The quiet zone around a code that scanners need, in modules.
const MARGIN: i32 = 4;

/// A text as a picture; nothing if it is too long for one.
pub(crate) fn draw(text: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Medium) else { return html! {} };
    let size = code.size() + 2 * MARGIN;
    html! {
        svg.qr viewBox=(format!("0 0 {size} {size}")) role="img" aria-label=(label) shape-rendering="crispEdges" {
            rect width=(size) height=(size) fill="#fff" {}
            path d=(dark(&code)) fill="#000" {}
        }
    }
}

/// The dark modules as a path: one box for each run in a row.
fn dark(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|x| code.get_module(*x, y)).count() as i32;
            if run > 0 {
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + MARGIN, y + MARGIN);
            }
            x += run.max(1);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dark_module_is_drawn_once() {
        let code = QrCode::encode_text("https://tea.example/t/4w8c", QrCodeEcc::Medium).expect("it is short");
        let all = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        let dark_ones = all.filter(|(x, y)| code.get_module(*x, *y)).count();
        let path = dark(&code);
        let runs = path.split('h').skip(1).step_by(2).map(|rest| rest.split('v').next().unwrap_or_default());
        let drawn: usize = runs.map(|run| run.parse::<usize>().expect("a number")).sum();
        assert_eq!(drawn, dark_ones);
    }

    #[test]
    fn what_is_too_long_is_left_out() {
        assert_eq!(draw(&"x".repeat(5000), "").into_string(), "");
    }
}
