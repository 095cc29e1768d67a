//! People with browsers play.

use samovar_browser_tests::{Dice, Key, Page, axe, begin};

/// Plays at a table until it is over or enough decisions were taken; counts clicks on the board and on choices.
async fn play(page: &Page, dice: &mut Dice, most: usize) -> anyhow::Result<(usize, usize)> {
    let (mut lit, mut words) = (0, 0);
    while lit + words < most {
        let stand = page.my_move().await?;
        if stand.over {
            break;
        }
        // What is lit first; now and then, and where nothing is lit, the words.
        if !dice.next().is_multiple_of(4) && page.click_lit(dice.next()).await? {
            lit += 1;
        } else {
            page.click_choice(dice.next()).await?;
            words += 1;
        }
        page.moved_from(stand.seq).await?;
    }
    Ok((lit, words))
}

const GAMES: [&str; 3] = ["stroganov", "rurik", "first-tsar"];
const QUICK_SOLO: &str = "article.game .quick form:first-child button";
const QUICK_BOT: &str = "article.game .quick form:nth-child(2) button";

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_plays_a_whole_solo_game_by_clicking_what_is_lit() -> anyhow::Result<()> {
    a_whole_solo_game("stroganov").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_plays_rurik_against_the_rebellion() -> anyhow::Result<()> {
    a_whole_solo_game("rurik").await
}

async fn a_whole_solo_game(game: &str) -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1400, 900).await?;
    page.go("/").await?;
    page.screenshot("home").await?;
    page.click(&format!("article.game:has(a[href$='game={game}']) .quick form:first-child button")).await?;
    page.my_move().await?;
    page.screenshot(&format!("{game}-solo-begin")).await?;
    let mut dice = Dice(1);
    let first = play(&page, &mut dice, 40).await?;
    page.screenshot(&format!("{game}-solo-middle")).await?;
    let rest = play(&page, &mut dice, 5000).await?;
    page.screenshot(&format!("{game}-solo-end")).await?;
    assert!(first.0 + rest.0 > 20, "the board is for clicking: {first:?} {rest:?}");

    page.click("#end a[href$='/verify']").await?;
    page.find(".verdict:not(.fault)").await?;
    page.screenshot("verify").await?;
    page.driver.back().await?;
    page.click("#end a[href$='/replay']").await?;
    replay(&page).await?;
    page.close().await?;
    server.stop().await
}

/// Walks through a finished game.
async fn replay(page: &Page) -> anyhow::Result<()> {
    page.find("#replayform").await?;
    let at = |step: &str| format!("return document.querySelector('[name=step]').value === {step}");
    page.wait_for("the beginning", &at("'0'")).await?;
    page.click("#steps [rel=last]").await?;
    page.wait_for("the end", &at("document.querySelector('[name=step]').max")).await?;
    page.screenshot("replay").await?;
    page.click("#steps [rel=turn-back]").await?;
    page.click("#steps [rel=first]").await?;
    page.wait_for("the beginning", &at("'0'")).await?;
    // It goes on by itself until it is stopped.
    page.click("[data-play]").await?;
    page.wait_for("a step that nobody took", &at("'2'")).await?;
    page.click("[data-play]").await?;
    page.click("#steps [rel=first]").await?;
    page.wait_for("the beginning", &at("'0'")).await?;
    page.screenshot("replay-begin").await?;
    // A link leads to the moment.
    let address = page.driver.current_url().await?;
    assert!(address.query().is_some_and(|query| query.contains("step=0")), "{address}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_against_each_other() -> anyhow::Result<()> {
    a_whole_duel("stroganov").await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_rurik_against_each_other() -> anyhow::Result<()> {
    a_whole_duel("rurik").await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_the_first_tsar_against_each_other() -> anyhow::Result<()> {
    a_whole_duel("first-tsar").await
}

async fn a_whole_duel(game: &str) -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let anna = driver.open(&server, 1200, 900).await?;
    let boris = driver.open(&server, 1200, 900).await?;
    // Without moving pieces a whole game takes no minute.
    anna.dark(false).await?;
    boris.dark(false).await?;
    anna.go(&format!("/new?game={game}")).await?;
    anna.find("[name=name]").await?.send_keys("Anna").await?;
    anna.click("[name=seat-1] option[value=open]").await?;
    anna.screenshot(&format!("{game}-new-table")).await?;
    anna.click("#new button.primary").await?;
    let link = anna.find("[data-copy]").await?.prop("value").await?.expect("a link");
    boris.driver.goto(&link).await?;
    boris.find("#seats [name=name]").await?.send_keys("Boris").await?;
    boris.screenshot(&format!("{game}-lobby")).await?;
    boris.click("#seats form[action$='/seat/1/take'] button").await?;
    // Anna sees him arrive without doing anything, and both are there.
    let both = "return document.querySelectorAll('#seats .presence.here').length === 2";
    anna.wait_for("both to be there", both).await?;
    anna.click("#seats form[action$='/start'] button").await?;

    let mut dice = Dice(7);
    let mut seq = 0;
    loop {
        let (a, b) = (anna.stand_after(seq).await?, boris.stand_after(seq).await?);
        assert_eq!(a.over, b.over, "it is over for both: {a:?} {b:?}");
        if a.over {
            break;
        }
        assert_ne!(a.mine, b.mine, "exactly one decides: {a:?} {b:?}");
        let mover = if a.mine { &anna } else { &boris };
        if !mover.click_lit(dice.next()).await? {
            mover.click_choice(dice.next()).await?;
        }
        seq = mover.moved_from(a.seq.max(b.seq)).await?.seq;
    }
    anna.stand_after(seq).await?;
    boris.stand_after(seq).await?;
    let log = "return document.querySelector('#log li').textContent";
    assert_eq!(anna.run(log).await?, boris.run(log).await?, "both see the same");
    anna.screenshot(&format!("{game}-duel-anna")).await?;
    boris.screenshot(&format!("{game}-duel-boris")).await?;

    anna.find("#say [name=text]").await?.send_keys("Again?\n").await?;
    let said = "return document.querySelector('#chat').textContent.includes('Again?')";
    boris.wait_for("what Anna said", said).await?;

    // Boris wants a rematch; Anna follows him there, and he thinks better of it.
    boris.click("#end form[action$='/rematch'] button").await?;
    boris.find("#seats.lobby").await?;
    anna.click("#end a.primary").await?;
    anna.click("#seats form[action$='/take'] button").await?;
    boris.wait_for("both to be there", both).await?;
    boris.click("#seats form[action$='/start'] button").await?;
    boris.stand_after(1).await?;
    boris.click("#more summary").await?;
    // He is asked, thinks better of it, and does it after all.
    boris.click("#more form[action$='/resign'] button").await?;
    boris.click("#confirm [value=no]").await?;
    boris.wait_for("the question to go", "return !document.querySelector('#confirm').open").await?;
    boris.click("#more form[action$='/resign'] button").await?;
    boris.click("#confirm [value=yes]").await?;
    let resigned = "return document.querySelector('#log').textContent.includes('Boris resigns')";
    anna.wait_for("Boris to resign", resigned).await?;
    anna.close().await?;
    boris.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_shares_a_screen_sees_the_others_secrets_only_behind_the_curtain() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1200, 900).await?;
    page.dark(false).await?;
    page.go("/new?game=rurik").await?;
    page.find("[name=name]").await?.send_keys("Anna").await?;
    page.click("[name=seat-1] option[value=guest]").await?;
    page.find("[name=guest-1]").await?.send_keys("Boris").await?;
    page.click("#new button.primary").await?;
    page.click("#seats form[action$='/start'] button").await?;
    let covered = "return document.querySelector('#curtain').open";
    let name = "return document.querySelector('#curtain-name').textContent";
    let mut dice = Dice(3);
    let mut names = std::collections::HashSet::new();
    for _ in 0..30 {
        let stand = page.my_move().await?;
        if page.run(covered).await? == true {
            names.insert(page.run(name).await?.to_string());
            page.screenshot("curtain").await?;
            page.click("#curtain button").await?;
            page.wait_for("the curtain to open", "return !document.querySelector('#curtain').open").await?;
        }
        page.click_choice(dice.next()).await?;
        page.moved_from(stand.seq).await?;
        if names.len() == 2 {
            break;
        }
    }
    assert_eq!(names.len(), 2, "both were asked for: {names:?}");
    page.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn decisions_are_taken_back_and_questions_answered() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1400, 900).await?;
    page.go("/").await?;
    page.click(QUICK_SOLO).await?;
    let mut dice = Dice(3);
    let undoable = "return Boolean(document.querySelector('#undo button'))";
    let mut stand = page.my_move().await?;
    for _ in 0..40 {
        if page.run(undoable).await? == true {
            break;
        }
        page.click_choice(dice.next()).await?;
        page.moved_from(stand.seq).await?;
        stand = page.my_move().await?;
    }
    page.click("#undo button").await?;
    stand = page.moved_from(stand.seq).await?;
    assert!(stand.mine);

    // Something that cannot be done says why, with the rule.
    page.click("svg [data-why]").await?;
    page.wait_for("an answer", "return document.querySelector('#why').textContent.length > 5").await?;
    page.screenshot("why-not").await?;
    page.find("#why a.rule").await?;
    assert_eq!(page.my_move().await?.seq, stand.seq, "asking changes nothing");
    page.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keyboard_is_enough() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1400, 900).await?;
    page.go("/").await?;
    tab_to(&page, "button", "quick").await?;
    page.press(Key::Enter).await?;
    let mut stand = page.my_move().await?;
    for round in 0..12 {
        // In turn: something lit on the board, and a choice in words.
        let lit = round % 2 == 0
            && page.run("return Boolean(document.querySelector('svg [data-action]'))").await? == true;
        let (matches, inside) = if lit { ("[data-action]", "board") } else { ("button.choice", "decision") };
        tab_to(&page, matches, inside).await?;
        page.press(Key::Enter).await?;
        page.moved_from(stand.seq).await?;
        stand = page.my_move().await?;
    }
    page.screenshot("keyboard").await?;
    page.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_arrow_keys_walk_over_the_board_and_everything_is_explained() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1400, 900).await?;
    page.go("/").await?;
    page.click(QUICK_SOLO).await?;
    let stand = page.my_move().await?;
    tab_to(&page, ".mapscroll", "board").await?;
    let at = "const at = document.activeElement;
        const box = at.getBoundingClientRect();
        return [at.dataset.rule ?? '', box.left + box.width / 2, box.top + box.height / 2,
            document.querySelector('#explain-words').textContent]";
    page.press(Key::Right).await?;
    let mut words = std::collections::HashSet::new();
    let mut here = page.run(at).await?;
    // The page may scroll under a focus that goes up or down; sideways nothing else moves.
    let (right, left) = (Some(1.), Some(-1.));
    let walk =
        [(Key::Right, right), (Key::Right, right), (Key::Down, None), (Key::Down, None), (Key::Down, None)];
    for (key, sideways) in walk.into_iter().chain([(Key::Left, left), (Key::Up, None)]) {
        page.press(key).await?;
        let there = page.run(at).await?;
        assert!(there[0].as_str().is_some_and(|rule| rule.starts_with("STR-")), "{there} is explained");
        if let Some(sideways) = sideways {
            let way = there[1].as_f64().unwrap_or(0.) - here[1].as_f64().unwrap_or(0.);
            assert!(way * sideways > 0., "from {here} to {there}");
        }
        words.insert(there[3].as_str().unwrap_or_default().to_owned());
        here = there;
    }
    assert!(words.len() >= 5, "every piece has words of its own: {words:?}");
    assert_eq!(page.my_move().await?.seq, stand.seq, "looking changes nothing");
    page.screenshot("arrow-keys").await?;
    page.close().await?;
    server.stop().await
}

/// Asks for an explanation of everything that can be seen, and lists those that cover a choice or leave the screen.
const COVERED: &str = "
    const faults = [];
    const panel = document.querySelector('#explain');
    const choices = [...document.querySelectorAll('#decision button')].map((one) => one.getBoundingClientRect());
    const seen = (box) => box.width && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    const spots = [...document.querySelectorAll('#board [data-rule], #players [data-rule]')];
    for (const spot of spots.filter((one) => seen(one.getBoundingClientRect()))) {
        spot.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
        const box = panel.getBoundingClientRect();
        const covers = (one) => one.left < box.right && box.left < one.right && one.top < box.bottom && box.top < one.bottom;
        if (panel.hidden || !seen(box) || choices.some(covers)) faults.push(spot.getAttribute('aria-label') ?? spot.textContent);
    }
    return [spots.length, faults]";

#[tokio::test(flavor = "multi_thread")]
async fn explanations_never_cover_the_choices() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1366, 768).await?;
    for game in ["stroganov", "rurik", "first-tsar"] {
        page.go("/").await?;
        page.click(&format!("article.game:has(a[href$='game={game}']) .quick form:last-child button"))
            .await?;
        page.my_move().await?;
        let found = page.run(COVERED).await?;
        assert!(
            found[0].as_u64().is_some_and(|spots| spots > 20)
                && found[1].as_array().is_some_and(Vec::is_empty),
            "{game}: {found}"
        );
    }
    page.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pointer_that_rests_after_a_click_is_not_answered() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1400, 900).await?;
    page.go("/").await?;
    page.click(QUICK_SOLO).await?;
    page.my_move().await?;
    // The page changes under the pointer, which a browser reports as if the pointer had come.
    let come = |x: u32| {
        format!(
            "const at = {{ bubbles: true, clientX: 100, clientY: 90, pointerType: 'mouse' }};
            const spot = document.querySelector('#board [data-rule]');
            document.body.dispatchEvent(new PointerEvent('click', at));
            spot.dispatchEvent(new PointerEvent('pointerover', {{ ...at, clientX: {x} }}));
            await new Promise((done) => setTimeout(done, 600));
            if (document.querySelector('#explain').hidden !== ({x} === 100)) throw new Error('at {x}');"
        )
    };
    page.run_to_its_end(&come(100)).await?;
    page.run_to_its_end(&come(101)).await?;
    page.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happened_is_shown_again_and_my_turn_is_announced() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1400, 900).await?;
    page.go("/").await?;
    page.click(QUICK_BOT).await?;
    page.my_move().await?;
    // Whatever sounds or pops up is counted; the page believes to be in the background.
    page.run(
        "window.bells = 0; window.notes = 0; window.hides = false;
         const Real = AudioContext;
         window.AudioContext = class extends Real { constructor() { super(); window.bells += 1; } };
         window.Notification = class { constructor() { window.notes += 1; } };
         Notification.permission = 'granted'; Notification.requestPermission = async () => 'granted';
         Object.defineProperty(document, 'hidden', { get: () => window.hides });",
    )
    .await?;
    page.click("[data-preference=sound]").await?;
    page.click("[data-preference=notify]").await?;
    page.wait_for("a bell to try", "return window.bells === 1").await?;

    // I decide until it is the bot's turn, and then mine again.
    let mut dice = Dice(11);
    page.run("window.hides = true").await?;
    for _ in 0..200 {
        let stand = page.my_move().await?;
        if page.run("return window.notes").await? != 0 {
            break;
        }
        page.click_choice(dice.next()).await?;
        page.moved_from(stand.seq).await?;
    }
    page.my_move().await?;
    page.wait_for("a notification", "return window.notes === 1").await?;
    page.wait_for("a bell", "return window.bells === 2").await?;
    page.wait_for("a title", "return document.title.startsWith('●')").await?;
    page.run("window.hides = false").await?;

    // The bot's turn once more, from my last decision on.
    page.run(
        "window.seen = [];
         new MutationObserver(() => window.seen.push(document.querySelector('#turn').dataset.seq))
             .observe(document.querySelector('#turn'), { attributes: true, attributeFilter: ['data-seq'] });",
    )
    .await?;
    let stand = page.my_move().await?;
    page.click("[data-again]").await?;
    page.wait_for("what happened", &format!("return window.seen.at(-1) === '{}'", stand.seq)).await?;
    let seen = page.run("return window.seen.map(Number)").await?;
    let seen: Vec<u64> = serde_json::from_value(seen)?;
    assert!(seen.is_sorted() && seen.len() >= 2 && seen[0] < stand.seq, "step by step: {seen:?}");
    assert_eq!(page.my_move().await?.seq, stand.seq);
    page.screenshot("again").await?;
    page.close().await?;
    server.stop().await
}

/// Presses Tab until what has the focus matches a selector and lies inside something of this class or id.
async fn tab_to(page: &Page, matches: &str, inside: &str) -> anyhow::Result<()> {
    let there = format!(
        "const at = document.activeElement;
         return Boolean(at && at.matches({matches:?}) && at.closest('.{inside}, #{inside}'))"
    );
    for _ in 0..400 {
        if page.run(&there).await? == true {
            return Ok(());
        }
        page.press(Key::Tab).await?;
    }
    anyhow::bail!("Tab never reaches {matches} in {inside}")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_is_enough() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 360, 740).await?;
    for path in ["/", "/new?game=stroganov", "/account", "/preferences", "/rules/stroganov"] {
        page.go(path).await?;
        page.fits(path).await?;
    }
    page.go("/").await?;
    page.screenshot("phone-home").await?;
    page.click(QUICK_BOT).await?;
    page.my_move().await?;
    page.screenshot("phone-begin").await?;
    play(&page, &mut Dice(5), 30).await?;
    page.fits("the table").await?;
    page.screenshot("phone-table").await?;
    page.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn languages_can_be_switched() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1200, 800).await?;
    page.go("/account").await?;
    for language in ["fr", "cs", "en"] {
        page.click(&format!(".languages [value={language}]")).await?;
        page.find(&format!("html[lang={language}]")).await?;
        assert!(page.driver.current_url().await?.path().ends_with("/account"), "one stays where one was");
        page.screenshot(&format!("language-{language}")).await?;
    }
    page.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn it_works_without_scripts() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1200, 800).await?;
    page.without_scripts().await?;
    page.go("/").await?;
    page.click(QUICK_SOLO).await?;
    let mut seq = String::new();
    for _ in 0..5 {
        seq = page.other_seq(&seq).await?;
        page.click("#decision button.choice").await?;
    }
    page.other_seq(&seq).await?;
    page.screenshot("no-script").await?;
    page.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_stands_in_the_way_of_assistive_technology() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let Some(axe) = axe() else { return Ok(()) };
    let page = driver.open(&server, 1400, 900).await?;
    for dark in [false, true] {
        page.dark(dark).await?;
        for path in ["/", "/new?game=stroganov", "/account", "/preferences", "/rules/stroganov", "/nowhere"] {
            page.go(path).await?;
            page.check(&axe, path).await?;
        }
        page.go("/").await?;
        page.click("form.friends button").await?;
        page.find("#seats.lobby .qr").await?;
        page.check(&axe, "the lobby").await?;
        for game in GAMES {
            page.go("/").await?;
            page.click(&format!(
                "article.game:has(a[href$='game={game}']) .quick form:has([name=seat-1]) button"
            ))
            .await?;
            page.my_move().await?;
            page.check(&axe, &format!("{game}: the first decision")).await?;
            play(&page, &mut Dice(9), 25).await?;
            page.my_move().await?;
            page.check(&axe, &format!("{game}: the middle of a game")).await?;
            page.screenshot(&format!("{game}-{}", if dark { "dark" } else { "light" })).await?;
        }
    }
    page.close().await?;
    server.stop().await
}

/// The ids of the parts of an open page that are not as in a page that is loaded now, and how often everything was asked for.
const ASTRAY: &str = r##"
    const plain = (part) => {
        const copy = part.cloneNode(true);
        for (const one of [copy, ...copy.querySelectorAll("*")]) {
            one.classList.remove("fresh-piece", "changed", "chosen", "folded", "taken", "unpicked", "zoomed");
            for (const name of ["data-change", "inert", "open", "aria-busy", "aria-expanded"]) one.removeAttribute(name);
            if (!one.matches("[data-action], [data-pick]")) one.removeAttribute("tabindex");
            one.setAttribute("class", [...one.classList].sort().join(" "));
        }
        return copy;
    };
    return fetch(location).then((answer) => answer.text()).then((text) => {
        const fresh = new DOMParser().parseFromString(text, "text/html");
        const parts = ["turn", "end", "seats", "board", "players", "decision", "log", "chat", "more"];
        const differs = (now, next) => {
            if (now.isEqualNode(next)) return "";
            const inside = [...now.children].findIndex((child, place) => !next.children[place] || !child.isEqualNode(next.children[place]));
            const same = inside >= 0 && now.children.length === next.children.length && now.cloneNode().isEqualNode(next.cloneNode());
            return same ? differs(now.children[inside], next.children[inside]) : `${now.outerHTML.slice(0, 600)} is not ${next.outerHTML.slice(0, 600)}`;
        };
        const other = parts.map((id) => differs(plain(document.getElementById(id)), plain(fresh.getElementById(id)))).filter(Boolean);
        const asked = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/events"));
        return [...other, ...asked.map(({ name }) => name)].join(" ");
    });
"##;

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_stayed_open_is_as_one_that_is_loaded_now() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1400, 900).await?;
    for game in GAMES {
        page.go("/").await?;
        page.click(&format!("article.game:has(a[href$='game={game}']) .quick form:nth-child(2) button"))
            .await?;
        let mut dice = Dice(3);
        for _ in 0..4 {
            play(&page, &mut dice, 6).await?;
            page.my_move().await?;
            assert_eq!(page.run(ASTRAY).await?, "", "{game}");
        }
    }
    page.close().await?;
    server.stop().await
}
