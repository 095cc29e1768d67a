//! The form for a new table: what it asks is what the server reads.

use crate::common::attributes;
use samovar_engine::Seed;
use samovar_web::form::{Asked, AskedSeat};
use samovar_web::model::{NewTable, Pace, Reader};
use samovar_web::{asset, page};
use samovar_words::Language;

fn pairs(fields: &[(&str, &str)]) -> Vec<(String, String)> {
    fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

fn read(fields: &[(&str, &str)]) -> Asked {
    Asked::read(samovar_games::find("stroganov").expect("listed"), &pairs(fields))
}

#[test]
fn every_option_is_asked_with_a_sentence() {
    let new = NewTable { game: "stroganov".into(), bots: vec!["greedy".into()], ..NewTable::default() };
    let html = page::new_table(&Reader::default(), &new);
    let names: Vec<String> = attributes(&html, "name").collect();
    for spec in samovar_games::find("stroganov").expect("listed").option_specs() {
        let name = format!("o-{}", spec.key);
        assert!(names.contains(&name) || names.contains(&format!("{name}-3")), "{name}");
        assert!(html.contains(&format!("id=\"help-{}\"", spec.key)), "{name}");
    }
}

#[test]
fn options_for_the_solo_game_are_left_out_of_others() {
    for players in 1..=4u8 {
        let count = players.to_string();
        let asked = read(&[
            ("o-players", &count),
            ("o-opponent", "katyusha"),
            ("o-focus", "c"),
            ("o-coin_for_lack", "true"),
            ("o-boards-0", "b"),
            ("o-boards-1", "a"),
            ("o-boards-2", "b"),
            ("o-boards-3", "a"),
        ]);
        assert_eq!(asked.options.contains_key("opponent"), players == 1);
        let kind = samovar_games::find("stroganov").expect("listed");
        let table = kind.new_table(&asked.options, Seed::from_text("tea")).expect("the options are allowed");
        assert_eq!(table.options()["boards"][0], "b");
        assert_eq!(asked.seats.len(), usize::from(players));
    }
}

#[test]
fn seats_pace_and_name_are_read() {
    let asked = read(&[
        ("o-players", "4"),
        ("seat-1", "guest"),
        ("guest-1", " Mavra "),
        ("seat-2", "bot greedy"),
        ("seat-3", "open"),
        ("pace", "days"),
        ("clock", "86400"),
        ("public", "1"),
        ("name", "Ivan"),
        ("start", "1"),
    ]);
    let seats =
        [AskedSeat::Me, AskedSeat::Guest("Mavra".into()), AskedSeat::Bot("greedy".into()), AskedSeat::Open];
    assert_eq!(asked.seats, seats);
    assert_eq!(asked.pace, Pace { correspondence: true, clock: Some(86400) });
    assert_eq!((asked.public, asked.name.as_str(), asked.start), (true, "Ivan", true));
    let plain = read(&[("o-players", "nonsense"), ("clock", "soon")]);
    assert_eq!(plain.seats, [AskedSeat::Me, AskedSeat::Open]);
    assert_eq!((plain.pace, plain.public, plain.start), (Pace::default(), false, false));
}

#[test]
fn what_was_filled_in_comes_back_with_the_faults() {
    let new = NewTable {
        game: "stroganov".into(),
        fields: pairs(&[
            ("o-players", "3"),
            ("seat-1", "guest"),
            ("guest-1", "Mavra"),
            ("o-region_furs", "random"),
        ]),
        faults: vec![samovar_engine::Message::new("option-twice").with("key", "colours")],
        bots: vec!["greedy".into()],
    };
    let html = page::new_table(&Reader::default(), &new);
    assert!(html.contains("value=\"3\" checked"), "the number of players");
    assert!(html.contains("value=\"guest\" selected") && html.contains("value=\"Mavra\""));
    assert!(html.contains("value=\"random\" selected"));
    assert!(html.contains("every seat needs one of its own"));
}

#[test]
fn a_box_that_was_not_ticked_comes_back_unticked() {
    let ticked = |fields: &[(&str, &str)]| {
        let new = NewTable { game: "rurik".into(), fields: pairs(fields), ..NewTable::default() };
        let html = page::new_table(&Reader::default(), &new);
        let (_, rest) = html.split_once("name=\"o-solo_leader_card\"").expect("the box is there");
        rest.split('>').next().is_some_and(|tag| tag.contains("checked"))
    };
    assert!(ticked(&[("game", "rurik")]), "the default of a new form");
    assert!(!ticked(&[("csrf", "x"), ("game", "rurik"), ("o-players", "1")]));
    assert!(ticked(&[("csrf", "x"), ("game", "rurik"), ("o-solo_leader_card", "true")]));
}

#[test]
fn the_quick_ways_to_play_begin_at_once() {
    let html = page::home(&Reader::default(), &Default::default());
    for kind in samovar_games::kinds() {
        let game = format!("name=\"game\" value=\"{}\"", kind.name());
        let forms = html.split("<form").skip(1).filter(|form| form.contains(&game));
        let (friends, forms): (Vec<&str>, Vec<&str>) = forms.partition(|form| form.contains("friends"));
        assert!(forms.len() >= 3, "against one to three bots");
        assert_eq!(friends.len(), 1);
        for form in forms {
            let fields: Vec<(String, String)> =
                attributes(form, "name").zip(attributes(form, "value")).collect();
            let asked = Asked::read(*kind, &fields);
            assert!(asked.start && !asked.seats.contains(&AskedSeat::Open), "{asked:?}");
            kind.new_table(&asked.options, Seed::from_text("quick")).expect("options that go together");
        }
    }
}

#[test]
fn with_friends_means_me_and_empty_seats_by_the_usual_rules() {
    let html = page::home(&Reader::default(), &Default::default());
    for kind in samovar_games::kinds() {
        let game = format!("name=\"game\" value=\"{}\"", kind.name());
        let mut forms = html.split("<form").filter(|form| form.contains("friends") && form.contains(&game));
        let form = forms.next().and_then(|form| form.split("</form>").next()).expect("a form");
        let fields: Vec<(String, String)> = attributes(form, "name").zip(attributes(form, "value")).collect();
        let asked = Asked::read(*kind, &fields);
        assert_eq!(asked.seats, [AskedSeat::Me, AskedSeat::Open], "two players are the default");
        assert!(!asked.public && !asked.start, "{asked:?}");
        let made =
            kind.new_table(&asked.options, Seed::from_text("friends")).expect("options that go together");
        let usual = kind.new_table(&Default::default(), Seed::from_text("friends")).expect("the usual game");
        assert_eq!(made.options(), usual.options());
    }
}

#[test]
fn pages_ask_for_assets_by_their_hash() {
    let html = page::home(&Reader::default(), &Default::default());
    for asset in asset::ALL {
        assert!(html.contains(&format!("/assets/{}?v={}", asset.name, asset.hash())), "{}", asset.name);
        assert_eq!(asset::find(asset.name), Some(asset));
    }
    assert_eq!(asset::find("../Cargo.toml"), None);
}

#[test]
fn every_level_of_bots_has_a_name_in_every_language() {
    for language in Language::all() {
        for level in samovar_bots::NAMES {
            assert_ne!(samovar_web::model::bot_name(language, level), level, "{language:?}");
        }
    }
}
