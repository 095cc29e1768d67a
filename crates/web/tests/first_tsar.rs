//! What the board of The First Tsar works out for its players: what Titles would score, who is the most important where,
//! and who leads by how much.

use crate::common::{attributes, reader, start, table_view, wander};
use samovar_engine::{Seat, Table, Viewer};
use samovar_web::part;
use serde_json::{Value, json};

fn drawn(table: &dyn Table, viewer: Viewer) -> String {
    let parts = part::all(&reader(), &table_view(table, viewer, &[]));
    let html = |id: &str| parts.iter().find(|part| part.id == id).expect("a part").html.clone();
    html("board") + &html("players")
}

/// Shows positions of a whole game as seat 1 and as a spectator see them: the view, and what is drawn.
fn positions(mut show: impl FnMut(Viewer, &Value, &str)) {
    wander(start("first-tsar", json!({"players": 3}), "chambers"), |table, step| {
        if step % 9 == 0 {
            for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
                show(viewer, &table.view(viewer), &drawn(table, viewer));
            }
        }
    });
}

fn list(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

#[test]
fn a_title_says_what_it_would_score_now() {
    let (mut taken, mut scoring) = (0, 0);
    positions(|viewer, view, html| {
        let titles: Vec<String> =
            attributes(html, "aria-label").filter(|text| text.contains("Title ")).collect();
        let points = |seat: usize, id: &str| {
            let number: usize = id[2..].parse().expect("a number");
            view["title_points"][seat][number - 1].as_u64().expect("points")
        };
        let mut figures = 0;
        for (seat, player) in list(&view["board"]["players"]).iter().enumerate() {
            for id in list(&player["titles"]) {
                let vp = points(seat, id.as_str().expect("an id"));
                let words = format!("It now scores {vp} VP (Player-{seat}).");
                assert!(titles.iter().any(|text| text.contains(&words)), "{words}: {titles:?}");
                figures += 1;
                taken += 1;
                scoring += u32::from(vp > 0);
            }
        }
        for id in list(&view["board"]["titles"]) {
            let words = match viewer {
                Viewer::Seat(_) => {
                    figures += 1;
                    format!("It would now score {} VP (Player-1).", points(1, id.as_str().expect("an id")))
                }
                Viewer::Spectator => ", after rounds 2 and 4.".to_owned(),
            };
            assert!(titles.iter().any(|text| text.contains(&words)), "{words}: {titles:?}");
        }
        let would = titles.iter().filter(|text| text.contains("It would now score")).count();
        assert!((would > 0) == (viewer != Viewer::Spectator && !list(&view["board"]["titles"]).is_empty()));
        assert_eq!(html.matches("class=\"tsnow\"").count(), figures);
    });
    assert!(taken > 0 && scoring > 0, "{taken} Titles, {scoring} of them worth something");
}

#[test]
fn the_most_important_boyar_of_each_chamber_wears_a_crown() {
    let mut most = 0;
    positions(|_, view, html| {
        let important = list(&view["important"]).iter().filter(|seat| !seat.is_null()).count();
        assert_eq!(html.matches("class=\"tscrown\"").count(), important);
        most = most.max(important);
    });
    assert!(most > 3, "{most}");
}

#[test]
fn every_region_says_who_leads_and_by_how_much() {
    positions(|_, view, html| {
        let labels: Vec<String> = attributes(html, "aria-label").collect();
        for (region, name) in ["East", "South", "West", "North"].into_iter().enumerate() {
            let influence: Vec<u64> = list(&view["influence"][region])
                .iter()
                .map(|amount| amount.as_u64().expect("a number"))
                .collect();
            let told = labels.iter().find(|label| label.contains(name) && label.contains("leads in"));
            let Some(leader) = view["leaders"][region].as_u64() else {
                assert!(
                    labels
                        .iter()
                        .any(|label| label.contains("Nobody has a piece in") && label.contains(name))
                );
                continue;
            };
            let told = told.unwrap_or_else(|| panic!("{name}: {labels:?}"));
            let mut others = influence.clone();
            let first = others.remove(leader as usize);
            let lead = first - others.into_iter().max().unwrap_or(0);
            assert!(html.contains(&format!("+{lead}</text>")), "{name}: {lead}");
            let by = if lead == 0 { ", by Favor alone.".to_owned() } else { format!(" by {lead}.") };
            assert!(told.starts_with(&format!("Player-{leader} (")) && told.contains(&by), "{told}");
            for (seat, amount) in influence.iter().enumerate() {
                assert!(
                    told.contains(&format!("Player-{seat} (")) && told.contains(&format!(") {amount}")),
                    "{told}"
                );
            }
        }
    });
}
