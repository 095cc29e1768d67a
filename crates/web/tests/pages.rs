//! Pages of real positions: every choice has its button and its place, nothing is left without words, everything closes
//! what it opens.

use std::collections::HashSet;
use std::sync::Arc;

use crate::common::{attributes, balanced, games, reader, table_view, wander};
use samovar_engine::{Event as _, Game, Seat, Seen, Turn, Viewer};
use samovar_rurik::components::Difficulty;
use samovar_rurik::{Event, Options, Rurik};
use samovar_web::model::*;
use samovar_web::preferences::Preferences;
use samovar_web::{page, part};

/// What can be done only by a button.
fn is_placeless(action: &str) -> bool {
    const VERBS: [&str; 14] = [
        "skip", "done", "end", "coins", "give", "swap", "pay", "resolve", "sell", "discard", "cover",
        "escort", "extra", "hold",
    ];
    let mut words = action.split(' ');
    let verb = words.next().unwrap_or_default();
    // What is taken by name, without a place of its own, as goods in The First Tsar.
    VERBS.contains(&verb) || verb == "take" && words.count() == 1
}

#[test]
fn every_choice_is_a_button_and_has_a_place_on_the_board() {
    for game in games() {
        wander(game, |table, step| {
            let Turn::Decide(seat) = table.turn() else { return };
            if step % 7 != 0 {
                return;
            }
            let view = table_view(table, Viewer::Seat(seat), &[]);
            let parts = part::all(&reader(), &view);
            let html = |id: &str| &parts.iter().find(|part| part.id == id).expect("a part").html;
            let buttons: HashSet<String> = attributes(html("decision"), "value").collect();
            let drawn = format!("{}{}", html("board"), html("players"));
            let places: HashSet<String> = attributes(&drawn, "data-action").collect();
            let choices = table.choices();
            let plain: Vec<String> = choices.iter().map(|choice| choice.line(&choice.then)).collect();
            for (choice, line) in choices.iter().zip(&plain) {
                // Alone, with the plainest answers, and in every other way.
                assert!(buttons.contains(&choice.action), "no button: {}", choice.action);
                for then in choice.more.iter().chain([&choice.then]) {
                    assert!(buttons.contains(&choice.line(then)), "no button: {}", choice.line(then));
                }
                let placed = places.contains(line) || is_placeless(&choice.action);
                assert!(placed, "no place: {line}");
            }
            assert!(places.iter().all(|line| plain.contains(line)), "lit but not allowed: {places:?}");
        });
    }
}

/// Everything that can be decided in The First Tsar but what has no place: the first word, and what makes it special.
const TSAR_VERBS: [&str; 34] = [
    "keep",
    "settle",
    "plan",
    "coins",
    "leave",
    "leave seal",
    "income",
    "income plain",
    "warrior",
    "move warrior",
    "move boyar",
    "project",
    "draw project",
    "complete",
    "give",
    "take",
    "swap",
    "title",
    "draw title",
    "estate",
    "draw estate",
    "send",
    "sell",
    "discard",
    "cover",
    "use",
    "slot",
    "drop",
    "effect",
    "resolve",
    "pay",
    "build",
    "war",
    "reward",
];

fn kind_of(action: &str) -> String {
    let words: Vec<&str> = action.split(' ').collect();
    match words.as_slice() {
        ["leave", _, "seal"] => "leave seal".to_owned(),
        ["income", _, "plain"] => "income plain".to_owned(),
        [verb @ ("move" | "draw"), what, ..] => format!("{verb} {what}"),
        [verb, ..] => (*verb).to_owned(),
        [] => String::new(),
    }
}

#[test]
fn every_kind_of_decision_of_the_first_tsar_gets_its_place_on_the_board() {
    let mut seen = HashSet::new();
    for seed in 0..36usize {
        let options = serde_json::json!({"players": 2 + seed % 3});
        let mut table = crate::common::start("first-tsar", options, &seed.to_string());
        let mut dice = seed;
        while let Turn::Decide(seat) = table.turn() {
            let legal = table.legal();
            let new: HashSet<String> =
                legal.iter().map(|action| kind_of(action)).filter(|kind| !seen.contains(kind)).collect();
            if !new.is_empty() {
                let parts = part::all(&reader(), &table_view(&*table, Viewer::Seat(seat), &[]));
                let drawn: String = parts.iter().map(|part| part.html.as_str()).collect();
                let first = |line: String| samovar_engine::steps(&line).next().unwrap_or_default().to_owned();
                let places: HashSet<String> = attributes(&drawn, "data-action").map(first).collect();
                for action in legal.iter().filter(|action| !is_placeless(action)) {
                    assert!(places.contains(action), "no place: {action}");
                }
                seen.extend(new);
            }
            // Some games go after Trade tokens and keep them, so that pads fill up; some after Trade projects.
            let wanted: &[&str] = [
                &[][..],
                &["maneuver", "taking"],
                &["complete PT", "effect", "project PT", "income", "production"],
            ][seed / 3 % 3];
            let is_wanted = |choice: &&samovar_engine::Choice| {
                wanted.iter().any(|word| choice.action.contains(word) || choice.words.id.contains(word))
            };
            let choices = table.choices();
            let mut pool: Vec<&str> =
                choices.iter().filter(is_wanted).map(|choice| choice.action.as_str()).collect();
            if pool.is_empty() {
                let keeping = |action: &&str| {
                    wanted.is_empty() || !["discard", "sell"].iter().any(|verb| action.starts_with(verb))
                };
                pool = legal.iter().map(String::as_str).filter(keeping).collect();
            }
            dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223) % (1 << 32);
            table.play(pool[(dice >> 8) % pool.len()]).expect("a legal action");
        }
    }
    for verb in TSAR_VERBS {
        assert!(seen.contains(verb), "{verb} was never asked");
    }
}

#[test]
fn every_chamber_says_what_it_would_give_with_and_without_the_seal() {
    let mut table = crate::common::start("first-tsar", serde_json::json!({"players": 3}), "seal");
    while !table.legal()[0].starts_with("plan") {
        let first = table.legal().remove(0);
        table.play(&first).expect("a legal action");
    }
    let seat = Seat::new(1);
    let parts = part::all(&reader(), &table_view(&*table, Viewer::Seat(seat), &[]));
    let board = &parts.iter().find(|part| part.id == "board").expect("a board").html;
    let told = |chamber: &str| {
        let at = board.find(&format!("id=\"chamber-{chamber}\"")).expect("a chamber");
        let end = board[at..].find("class=\"tsprinted\"").expect("its printed actions");
        board[at..at + end].to_owned()
    };
    for chamber in ["production", "maneuver", "project", "exchange", "reward"] {
        let told = told(chamber);
        for words in ["Now: ", "With the seal also: ", "Then the boyar: ", "TSR-101"] {
            assert!(told.contains(words), "{chamber}: {words}");
        }
    }
    let view = table.view(Viewer::Seat(seat));
    let garrison = view["board"]["players"][1]["garrison"].as_object().expect("warriors by city").clone();
    assert_eq!(garrison.len(), 2);
    for city in garrison.keys() {
        let name =
            samovar_words::text(reader().language, &format!("first-tsar-city-{city}")).expect("a name");
        assert!(told("production").contains(&name), "{name}");
    }
    assert!(told("exchange").contains("up to 5 trades"), "three goods and three coins: {}", told("exchange"));
}

#[test]
fn whoever_does_not_decide_is_offered_nothing() {
    for game in games() {
        wander(game, |table, step| {
            if step % 40 != 0 {
                return;
            }
            let html = page::table(&reader(), &table_view(table, Viewer::Spectator, &[]));
            assert_eq!(attributes(&html, "data-action").count(), 0);
            assert!(!html.contains("id=\"act\""));
        });
    }
}

#[test]
fn pages_close_what_they_open_and_name_nothing_twice() {
    for game in games() {
        wander(game, |table, step| {
            if step % 30 == 0 || table.turn() == Turn::Over {
                for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
                    let html = page::table(&reader(), &table_view(table, viewer, &[]));
                    sound(&html);
                    let open = attributes(&html, "aria-label").find(|label| label.ends_with(':'));
                    assert_eq!(open, None, "a label that breaks off");
                }
            }
        });
    }
}

#[test]
fn lines_of_the_log_have_words_and_a_symbol() {
    for mut game in games() {
        let mut log = Vec::new();
        while let Turn::Decide(seat) = game.turn() {
            let legal = game.legal();
            let seq = game.played() as u64 + 1;
            let happened = game.play(&legal[(seq as usize * 7) % legal.len()]).expect("a legal action");
            log.extend(happened.into_iter().map(|happening| LogLine {
                seq,
                by: Some(seat),
                begins_turn: happening.full.begins_turn(),
                words: happening.full.words(),
                event: Some(happening.full.event.clone()),
            }));
        }
        for lines in log.chunks(60) {
            let html = page::table(&reader(), &table_view(&*game, Viewer::Spectator, lines));
            sound(&html);
            let told = html.matches("class=\"emblem\"").count();
            let bare = html.matches("<span class=\"emblem\"></span>").count();
            // A line that opens says by itself whose turn it is.
            let turns = html.matches("<details id=\"l").count();
            assert!((lines.len() - turns..=lines.len()).contains(&told), "{told} of {}", lines.len());
            assert!(bare * 2 < told, "{bare} of {told} lines have no symbol");
        }
    }
}

#[test]
fn every_language_has_words_for_everything() {
    for language in samovar_words::Language::all() {
        let reader = Reader { language, ..reader() };
        for game in games() {
            wander(game, |table, step| {
                if step % 50 == 0 || table.turn() == Turn::Over {
                    sound(&page::table(&reader, &table_view(table, Viewer::Seat(Seat::new(0)), &[])));
                }
            });
        }
        sound(&page::home(&reader, &Home::default()));
        for kind in samovar_games::kinds() {
            let new =
                NewTable { game: kind.name().into(), bots: vec!["greedy".into()], ..NewTable::default() };
            sound(&page::new_table(&reader, &new));
        }
        sound(&page::account(&reader, &Account::default()));
        sound(&page::preferences(&reader, &PreferencesPage::default()));
    }
}

#[test]
fn the_other_pages_are_sound() {
    let table = crate::common::start("stroganov", serde_json::json!({"players": 3}), "lynx");
    let view = table_view(&*table, Viewer::Seat(Seat::new(0)), &[]);
    let line = |stage, my_move| TableLine {
        id: "t".into(),
        game: "stroganov".into(),
        stage,
        seats: view.seats.clone(),
        my_move,
        idle: 7200,
        pace: Pace::default(),
    };
    let lines = vec![line(Stage::Playing, false), line(Stage::Playing, true), line(Stage::Lobby, false)];
    let home = Home { mine: lines.clone(), open: lines.clone(), running: lines.clone() };
    let html = page::home(&reader(), &home);
    sound(&html);
    let (yours, other) = (html.find("Your move").expect("a move"), html.find("in play").expect("a table"));
    assert!(yours < other, "tables that wait for me come first");
    let new = NewTable { game: "stroganov".into(), bots: vec!["greedy".into()], ..NewTable::default() };
    sound(&page::new_table(&Reader::default(), &new));
    sound(&page::new_table(&Reader::default(), &NewTable { game: "checkers".into(), ..new }));
    sound(&page::account(&reader(), &Account { tables: lines, ..Account::default() }));
    sound(&page::account(&Reader { account: true, ..reader() }, &Account::default()));
    for status in [400, 403, 404, 409, 418, 422, 429, 500, 503] {
        sound(&page::error(&reader(), &ErrorPage { status, words: None, back: "/".into() }));
    }
    let checks = vec![(samovar_engine::Message::new("web-seed"), true)];
    let outcome =
        Verification { id: "t".into(), game: "stroganov".into(), checks, fairness: Fairness::default() };
    sound(&page::verification(&reader(), &outcome));
    sound(&page::fair_chance(&reader()));
    let lobby = TableView {
        stage: Stage::Lobby,
        sight: None,
        turn: None,
        question: None,
        choices: vec![],
        ..view.clone()
    };
    sound(&page::table(&reader(), &lobby));
    let tsar = crate::common::start("first-tsar", serde_json::json!({"players": 2}), "lynx");
    let other = TableView {
        game: "first-tsar".into(),
        options: tsar.options(),
        colours: crate::common::colours(&*tsar),
        ..lobby
    };
    assert!(page::table(&reader(), &other).contains("seatrow seat-white"), "the game's own colours");
    let table = TableView { choices: Vec::new(), ..view };
    sound(&page::replay(
        &reader(),
        &ReplayView {
            table,
            step: 0,
            steps: 9,
            turns: vec![(0, Seat::new(0)), (4, Seat::new(1))],
            decision: None,
            happened: vec![],
        },
    ));
}

/// A table for three before the start, as somebody without a seat sees it.
fn lobby() -> TableView {
    let table = crate::common::start("stroganov", serde_json::json!({"players": 3}), "lynx");
    let mut view = table_view(&*table, Viewer::Spectator, &[]);
    view.seats[1].sitter = Sitter::Open;
    view.seats[2].sitter = Sitter::Bot { level: "expert".into(), instead_of: None };
    TableView { stage: Stage::Lobby, host: false, sight: None, turn: None, question: None, ..view }
}

#[test]
fn whoever_follows_the_link_reads_what_is_played_before_sitting_down() {
    let usual = page::table(&reader(), &lobby());
    sound(&usual);
    let at = |words: &str| usual.find(words).unwrap_or_else(|| panic!("{words} is missing"));
    let seat = at("/seat/1/take");
    for words in [
        "class=\"cover\"",
        "Hunt furs across Siberia",
        "The usual rules",
        "Live, without a clock",
        "Rules of Stroganov",
    ] {
        assert!(at(words) < seat, "{words} comes too late");
    }
    assert!(usual.contains("Player-0") && usual.contains("Expert (rating "));
    assert!(!usual.contains("data-copy"), "who is not at the table has nobody to invite");

    let mut other = lobby();
    other.options.insert("region_furs".into(), "random".into());
    other.pace = Pace { correspondence: true, clock: Some(3 * 86400) };
    let html = page::table(&reader(), &other);
    sound(&html);
    assert!(html.contains("Region furs: at random") && !html.contains("The usual rules"));
    assert!(html.contains("By correspondence, 3 days for each decision"));
}

#[test]
fn who_made_the_table_gets_its_link_in_every_way() {
    let mut view = TableView { host: true, ..lobby() };
    view.seats[0].sitter = Sitter::Person { name: String::new(), mine: true, here: true };
    for language in samovar_words::Language::all() {
        let html = page::table(&Reader { language, ..reader() }, &view);
        sound(&html);
        for part in ["data-copy-button", "data-share", "class=\"qr\"", "value=\"http://localhost/t/abc\""] {
            assert!(html.contains(part), "{part}");
        }
    }
    assert!(!page::table(&reader(), &view).contains("Use this name"));
    let nameless = page::table(&Reader { name: String::new(), ..reader() }, &view);
    assert!(nameless.contains("Use this name"), "a guest without a name can say it here");
    view.seats[1].sitter = Sitter::Bot { level: "random".into(), instead_of: None };
    assert!(!page::table(&reader(), &view).contains("data-copy"), "no seat is empty any more");
}

#[test]
fn bots_have_names_and_show_how_strong_they_are() {
    let table = crate::common::start("stroganov", serde_json::json!({"players": 3}), "lynx");
    let mut view = table_view(&*table, Viewer::Seat(Seat::new(0)), &[]);
    view.seats[1].sitter = Sitter::Bot { level: "master".into(), instead_of: None };
    view.seats[2].sitter = Sitter::Bot { level: "casual".into(), instead_of: Some(String::new()) };
    let seats = |view: &TableView| {
        let parts = part::all(&reader(), view);
        parts.into_iter().find(|part| part.id == "seats").expect("seats").html
    };
    let html = seats(&view);
    assert!(html.contains("Master (rating ") && html.contains("Casual player (rating "), "{html}");
    let name = samovar_web::bots::name(reader().language, "abc", Seat::new(1), "master");
    assert!(html.contains(&name) && page::table(&reader(), &view).contains(&name));
    assert!(html.contains("in place of Player 3"), "a guest without a name goes by the seat: {html}");
    assert!(!html.contains("I am back"), "it is not the reader's seat");
    view.seats[2].may_return = true;
    assert!(seats(&view).contains("I am back"));
    view.id = "other".into();
    assert_ne!(html, seats(&view), "names differ from table to table");
}

#[test]
fn what_cannot_be_taken_back_is_asked_about_unless_the_reader_prefers_not() {
    let table = crate::common::start("stroganov", serde_json::json!({"players": 2}), "lynx");
    let view = table_view(&*table, Viewer::Seat(Seat::new(0)), &[]);
    let questions = |reader: &Reader, view: &TableView| -> Vec<String> {
        attributes(&page::table(reader, view), "data-confirm").skip(1).collect()
    };
    let asked = questions(&reader(), &view);
    assert_eq!(asked.len(), 2, "{asked:?}");
    assert!(asked[0].starts_with("Resign?") && asked[1].starts_with("Propose"), "{asked:?}");
    let html = page::table(&reader(), &view);
    assert_eq!(html.matches("noscript sure").count(), 2, "and without a script");
    let bold = Reader { preferences: Preferences::read("confirm=0"), ..reader() };
    assert!(questions(&bold, &view).is_empty());
    let mut waiting = lobby();
    waiting.seats[0].sitter = Sitter::Person { name: "Anna".into(), mine: true, here: true };
    assert_eq!(questions(&reader(), &waiting), ["Leave your seat?"]);
}

#[test]
fn a_bot_for_somebody_who_is_away_is_offered_with_the_time_to_wait() {
    let table = crate::common::start("stroganov", serde_json::json!({"players": 2}), "lynx");
    let mut view = table_view(&*table, Viewer::Spectator, &[]);
    let button = |view: &TableView| {
        let html = page::table(&reader(), view);
        let form = html.split("/seat/1/bot\"").nth(1)?.split("</form>").next()?.to_owned();
        Some(form)
    };
    assert_eq!(button(&view), None);
    view.seats[1].replaceable_in = Some(57_000);
    let early = button(&view).expect("a button");
    assert!(early.contains(" disabled") && early.contains("0:57") && early.contains("data-left=\"57000\""));
    view.seats[1].replaceable_in = Some(0);
    assert!(!button(&view).expect("a button").contains(" disabled"));
}

#[test]
fn the_next_table_is_offered_to_who_need_not_decide_here() {
    let table = crate::common::start("stroganov", serde_json::json!({"players": 2}), "lynx");
    let Turn::Decide(seat) = table.turn() else { panic!("it begins") };
    let elsewhere = Reader { next: Some("other".into()), ..reader() };
    let link = "href=\"/t/other\"";
    let turn = |viewer| part::turn(&elsewhere, &table_view(&*table, viewer, &[]));
    assert!(!turn(Viewer::Seat(seat)).contains(link));
    let waiting = turn(Viewer::Seat(Seat::new(1 - seat.index() as u8)));
    assert!(waiting.contains(link) && waiting.contains("Next table"), "{waiting}");
}

#[test]
fn preferences_are_chosen_on_one_page_and_known_to_every_page() {
    let preferences = Preferences::read("speed=fast theme=dark zoom=125 auto_end=1 sound=1");
    for language in samovar_words::Language::all() {
        let reader = Reader { language, preferences, ..reader() };
        let html = page::preferences(&reader, &PreferencesPage { saved: true, ..PreferencesPage::default() });
        sound(&html);
        assert!(!html.contains("preference-") && !html.contains("preferences-"), "{html}");
        let root = html.split("<head>").next().expect("a root element");
        for data in [
            "speed=\"fast\"",
            "theme=\"dark\"",
            "zoom=\"125\"",
            "auto-end=\"1\"",
            "confirm=\"1\"",
            "sound=\"1\"",
        ] {
            assert!(root.contains(&format!("data-{data}")), "{root}");
        }
        assert!(html.contains("content=\"dark\""));
    }
    let table = crate::common::start("stroganov", serde_json::json!({"players": 2}), "lynx");
    let Turn::Decide(seat) = table.turn() else { panic!("it begins") };
    let view = table_view(&*table, Viewer::Seat(seat), &[]);
    let auto = |reader: &Reader| page::table(reader, &view).contains("name=\"auto_end\" value=\"1\"");
    assert!(!auto(&reader()) && auto(&Reader { preferences, ..reader() }));
}

#[test]
fn only_the_name_of_a_guest_needs_no_account() {
    let html = page::account(&Reader::default(), &Account::default());
    let (guest, sign_in) = html.split_once("type=\"password\"").expect("a password");
    let last_form = guest.rsplit("<form").next().expect("a form");
    assert!(guest.contains("No account is needed"));
    assert!(!last_form.contains("No account is needed") && !sign_in.contains("No account is needed"));
}

/// A solo game of Rurik at its beginning, as its player sees it.
fn against_the_rebellion(difficulty: Difficulty) -> TableView {
    let options = Options { difficulty, ..Options::for_players(1) };
    let game = Rurik::new(&options, samovar_engine::Seed::from_text("lynx"));
    let viewer = Viewer::Seat(Seat::new(0));
    let two = crate::common::start("rurik", serde_json::json!({"players": 2}), "lynx");
    let mut view = table_view(&*two, viewer, &[]);
    view.sight = Some(Arc::new(Seen::new(&game, viewer, false)));
    view.options = Rurik::write_options(&options);
    view.seats.truncate(1);
    view.colours.truncate(1);
    view.automas = vec!["rebellion".into()];
    view.choices.clear();
    let began = |seq, who| {
        let event = Event::TurnBegan { who: Seat::new(who) };
        LogLine {
            seq,
            by: None,
            begins_turn: event.begins_turn(),
            words: event.message(),
            event: Some(Arc::new(event)),
        }
    };
    view.log = vec![began(1, 0), began(2, 1)];
    view
}

#[test]
fn the_rebellion_shows_its_mat_its_card_and_its_steps() {
    for (difficulty, locked) in Difficulty::ALL.into_iter().zip([6, 7, 8, 9]) {
        let view = against_the_rebellion(difficulty);
        for language in samovar_words::Language::all() {
            sound(&page::table(&Reader { language, ..reader() }, &view));
        }
        let html = page::table(&reader(), &view);
        // RUR-234, RUR-235
        assert_eq!(html.matches("class=\"matcolumn now\"").count(), 1);
        assert_eq!(html.matches("; locked by a coin\"").count(), locked, "{difficulty}");
        // RUR-240
        assert_eq!(html.matches("A neutral troop in ").count(), 5, "{difficulty}");
        let steps = html.split("<ol class=\"steps\"").nth(1).and_then(|rest| rest.split("</ol>").next());
        let steps = steps.expect("what it did");
        assert!(steps.contains("The Rebellion") && !steps.contains("Player-0"), "{steps}");
    }
}

#[test]
fn a_table_and_a_replay_carry_the_briefs_of_their_game_once() {
    for (game, own, other) in
        [("stroganov", "STR-", "RUR-"), ("rurik", "RUR-", "TSR-"), ("first-tsar", "TSR-", "STR-")]
    {
        let table = crate::common::start(game, serde_json::json!({"players": 2}), "lynx");
        let table = table_view(&*table, Viewer::Spectator, &[]);
        let replay = ReplayView {
            table: table.clone(),
            step: 0,
            steps: 9,
            turns: vec![(0, Seat::new(0)), (4, Seat::new(1))],
            decision: None,
            happened: vec![],
        };
        for html in [page::table(&reader(), &table), page::replay(&reader(), &replay)] {
            let (_, briefs) = html.split_once("<template id=\"briefs\">").expect("the briefs are there");
            assert!(!briefs.contains("<template id=\"briefs\">"), "only once");
            let (briefs, after) = briefs.split_once("</template>").expect("they end");
            assert!(after.starts_with("</main>"), "at the end of the main part");
            assert!(briefs.contains(&format!("<p data-id=\"{own}")) && !briefs.contains(other), "{briefs}");
        }
    }
}

#[test]
fn every_rule_spoken_of_is_in_the_reference() {
    let mut known = HashSet::new();
    for kind in samovar_games::kinds() {
        let query = RulesQuery { game: kind.name().into(), query: String::new() };
        let rules = page::reference(&reader(), &query);
        whole(&rules);
        known.extend(attributes(&rules, "id"));
    }
    for game in games() {
        wander(game, |table, step| {
            if step % 30 == 0 {
                let html = page::table(&reader(), &table_view(table, Viewer::Spectator, &[]));
                for rule in attributes(&html, "data-rule")
                    .flat_map(|ids| ids.split(' ').map(str::to_owned).collect::<Vec<_>>())
                {
                    assert!(known.contains(&rule), "no such rule: {rule}");
                }
            }
        });
    }
}

#[test]
fn the_reference_can_be_searched() {
    let found = |query: &str| {
        page::reference(&reader(), &RulesQuery { game: "stroganov".into(), query: query.into() })
    };
    let html = found("TIGER pool");
    assert!(html.contains("id=\"STR-096\"") && !html.contains("id=\"STR-001\""));
    assert!(found("str-112").contains("id=\"STR-112\""));
    assert!(found("\"><script>").contains("No rule contains these words"));
    sound(&found("\"><script>"));
}

#[test]
fn what_people_write_is_shown_and_nothing_more() {
    let table = crate::common::start("stroganov", serde_json::json!({"players": 2}), "lynx");
    let nasty = "<script>alert('x')</script>\"><img src=x onerror=y>";
    let mut view = table_view(&*table, Viewer::Seat(Seat::new(0)), &[]);
    for seat in &mut view.seats {
        seat.sitter = Sitter::Person { name: nasty.into(), mine: false, here: true };
    }
    view.link = nasty.into();
    view.chat = vec![ChatLine { id: 1, name: nasty.into(), seat: None, text: nasty.into() }];
    let (promise, added) = (Some(nasty.to_owned()), nasty.to_owned());
    view.fairness.contributions =
        vec![Contribution { seat: Seat::new(0), name: nasty.into(), promise, added }];
    view.fairness.table = Some(nasty.into());
    let reader = Reader { name: nasty.into(), path: nasty.into(), csrf: nasty.into(), ..Reader::default() };
    let lobby = TableView { stage: Stage::Lobby, sight: None, turn: None, choices: vec![], ..view.clone() };
    let replay = ReplayView {
        table: view.clone(),
        step: 1,
        steps: 2,
        turns: Vec::new(),
        decision: Some((Seat::new(0), samovar_engine::Message::owned(nasty.into()))),
        happened: vec![],
    };
    for html in [page::table(&reader, &view), page::table(&reader, &lobby), page::replay(&reader, &replay)] {
        assert!(!html.contains("<script>") && !html.contains("<img"), "{html}");
        sound(&html);
    }
}

#[test]
fn a_fragment_is_one_element_with_its_id() {
    let table = crate::common::start("stroganov", serde_json::json!({"players": 4}), "lynx");
    for part in part::all(&reader(), &table_view(&*table, Viewer::Seat(Seat::new(0)), &[])) {
        let first = part.html.split('>').next().expect("an element");
        assert!(first.contains(&format!("id=\"{}\"", part.id)), "{first}");
        assert_eq!(balanced(&part.html), Ok(1), "{}", part.id);
    }
    let refusal = Some(("STR-057".to_owned(), samovar_engine::Message::new("stroganov-why-move-first")));
    let html = part::why(&reader(), &Why { game: "stroganov".into(), action: "coin".into(), refusal });
    assert_eq!(balanced(&html), Ok(1));
    assert!(html.contains("/rules/stroganov#STR-057") && html.contains("move your Cossack first"), "{html}");
}

#[test]
fn the_same_view_gives_the_same_bytes() {
    for game in games() {
        let view = table_view(&*game, Viewer::Seat(Seat::new(0)), &[]);
        assert_eq!(part::all(&reader(), &view), part::all(&reader(), &view.clone()));
    }
}

/// What holds for every page: elements are closed, ids are unique, symbols are there, everything has words.
pub fn sound(html: &str) {
    whole(html);
    for without_words in ["stroganov-", "rurik-", "first-tsar-", "web-", "player("] {
        assert!(!html.contains(without_words), "{}", around(html, without_words));
    }
}

/// Elements are closed, ids are unique, symbols are there.
fn whole(html: &str) {
    balanced(html).unwrap_or_else(|fault| panic!("{fault}"));
    let mut ids = HashSet::new();
    for id in attributes(html, "id") {
        assert!(ids.insert(id.clone()), "two elements are called {id}");
    }
    for symbol in attributes(html, "href").filter(|href| href.starts_with('#')) {
        assert!(
            ids.contains(&symbol[1..])
                || ["#STR-", "#RUR-", "#TSR-"].iter().any(|rule| symbol.starts_with(rule)),
            "there is no {symbol}"
        );
    }
    for form in attributes(html, "form") {
        assert!(ids.contains(&form), "there is no form {form}");
    }
    assert!(!html.contains(" style=\"\"") && !html.contains("onclick"));
}

fn around<'a>(html: &'a str, text: &str) -> &'a str {
    let at = html.find(text).unwrap_or(0);
    let from = (0..=at.saturating_sub(60)).rev().find(|place| html.is_char_boundary(*place)).unwrap_or(0);
    let to = (at + 60..html.len()).find(|place| html.is_char_boundary(*place)).unwrap_or(html.len());
    &html[from..to]
}
