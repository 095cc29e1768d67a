//! The final scores.

use comfy_table::{CellAlignment, ContentArrangement, LineStyle, Table, TableStyle};
use samovar_engine::Standings;

use crate::pen::Pen;

/// The points by category, with one column per player.
pub fn draw(game: &str, standings: &Standings, pen: &Pen) -> String {
    let mut categories: Vec<&str> = Vec::new();
    for (id, _) in standings.rows.iter().flat_map(|row| &row.parts) {
        if !categories.contains(id) {
            categories.push(id);
        }
    }
    let mut table = plain_table();
    let names = standings.rows.iter().map(|row| pen.who(game, row.who));
    table.set_header([String::new()].into_iter().chain(names));
    for category in categories {
        let points = standings.rows.iter().map(|row| {
            let part = row.parts.iter().find(|(id, _)| *id == category);
            part.map_or("–".to_owned(), |(_, points)| points.to_string())
        });
        table.add_row([pen.text(category)].into_iter().chain(points));
    }
    let totals = standings.rows.iter().map(|row| row.total.to_string());
    table.add_row([pen.text("standings-total")].into_iter().chain(totals));
    let ranks = standings.rows.iter().map(|row| row.rank.to_string());
    table.add_row([pen.text("standings-rank")].into_iter().chain(ranks));
    align_right(&mut table);
    table.to_string()
}

/// Who won, or who shares the victory.
pub fn winners(game: &str, standings: &Standings, pen: &Pen) -> Vec<String> {
    let winners = standings.rows.iter().filter(|row| row.rank == 1);
    winners.map(|row| pen.who(game, row.who)).collect()
}

/// A table with only a line under its header.
pub fn plain_table() -> Table {
    let mut table = Table::new();
    table.load_style(TableStyle::new().header_separator(LineStyle::none().fill('─').junction('─')));
    table
}

/// Wraps long cells at the terminal's width, or at 110 columns if there is no terminal.
pub fn wrap(table: &mut Table) {
    table.set_content_arrangement(ContentArrangement::Dynamic);
    if table.width().is_none_or(|width| width < NARROWEST) {
        table.set_width(110);
    }
}

/// A terminal that reports a smaller width is not believed.
const NARROWEST: u16 = 40;

/// Right-aligns every column but the first.
pub fn align_right(table: &mut Table) {
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
}
