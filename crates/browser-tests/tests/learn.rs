//! Learning a game: guides, rulebooks, glossaries, and the drawer beside the board.

use samovar_browser_tests::{Key, Page, axe, begin};

const GAMES: [&str; 3] = ["stroganov", "rurik", "first-tsar"];
/// A wide screen and a phone.
const SIZES: [(u32, u32); 2] = [(1366, 768), (360, 740)];

/// Where the drawer is: the text that is chosen, and whether the focus is in it.
const FOCUS: &str = "return document.activeElement.closest('#help-panel') !== null";

/// Sits down at a table with a bot, where one has to decide.
async fn sit_down(page: &Page, game: &str) -> anyhow::Result<()> {
    page.go("/").await?;
    let quick = format!("article.game:has(a[href$='game={game}']) .quick form:has([name=seat-1]) button");
    page.click(&quick).await?;
    page.my_move().await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_wants_to_learn_reads_on_every_screen() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let axe = axe();
    for (width, height) in SIZES {
        let page = driver.open(&server, width, height).await?;
        let texts = |game: &'static str| ["learn", "rules", "glossary"].map(|text| format!("/{text}/{game}"));
        let paths: Vec<String> =
            ["/learn".to_owned()].into_iter().chain(GAMES.into_iter().flat_map(texts)).collect();
        for (number, path) in paths.iter().chain([&"/reference/rurik".to_owned()]).enumerate() {
            page.dark(number % 2 == 1).await?;
            page.go(path).await?;
            page.fits(path).await?;
            page.screenshot(&format!("learn-{width}{}", path.replace('/', "-"))).await?;
            if let Some(axe) = &axe {
                page.check(axe, path).await?;
            }
        }
        page.close().await?;
    }
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guide_is_found_from_the_home_page() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1366, 768).await?;
    page.go("/").await?;
    page.click("article.game a[href='/learn/rurik']").await?;
    page.find("article figure .picture svg").await?;
    page.find("#aid [data-keys]").await?;
    page.click(".shelf a[href='/rules/rurik']").await?;
    page.find(".ruled .anchor[id^=RUR]").await?;
    page.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rulebook_is_searched_without_accents_in_every_language() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1366, 768).await?;
    for (language, words) in [("en", "TIGER"), ("fr", "recompense"), ("cs", "kozak")] {
        page.go("/rules/stroganov").await?;
        page.click(&format!(".languages [value={language}]")).await?;
        page.find(&format!("html[lang={language}] article[lang={language}]")).await?;
        page.find("main [name=q]").await?.send_keys(words).await?;
        page.click("main .search button").await?;
        page.find(&format!(".found[lang={language}] :is(p, li, td)")).await?;
        // What was found leads to its place in the whole text.
        page.click(".found h2 a").await?;
        let there =
            "return location.search === '' && document.querySelector(':target')?.matches('h2, h3') === true";
        page.wait_for("the place in the rulebook", there).await?;
    }
    page.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_link_to_a_rule_still_leads_to_it() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1366, 768).await?;
    page.go("/rules/stroganov#STR-057").await?;
    page.wait_for("the paragraph", "return document.querySelector(':target')?.closest('.ruled') != null")
        .await?;
    // An example of the catalogue is in no rulebook: only the complete reference has it.
    page.go("/").await?;
    page.go("/rules/stroganov#STR-E01").await?;
    let there = "return location.pathname === '/reference/stroganov' && document.querySelector(':target')?.id === 'STR-E01'";
    page.wait_for("the complete reference", there).await?;
    page.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_opens_its_rule_beside_the_board() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    for (width, height) in SIZES {
        let page = driver.open(&server, width, height).await?;
        sit_down(&page, "stroganov").await?;
        page.click("svg [data-why]").await?;
        page.click("#why a.rule").await?;
        page.find("#help[open] [data-shelf=rules][aria-selected=true]").await?;
        page.wait_for(
            "the focus on the paragraph",
            "return document.activeElement.matches('#help-panel .ruled.sought')",
        )
        .await?;
        let seen = "
            const [panel, part] = ['#help-panel', '.sought'].map((one) => document.querySelector(one).getBoundingClientRect());
            return part.top >= panel.top - 1 && part.top < panel.bottom && panel.bottom <= innerHeight + 1;";
        page.wait_for("the paragraph in view", seen).await?;
        page.fits("the drawer").await?;
        page.screenshot(&format!("drawer-rule-{width}")).await?;
        if let Some(axe) = axe() {
            page.check(&axe, "the drawer with a rule").await?;
        }
        page.press(Key::Escape).await?;
        page.wait_for("the drawer to close", "return !document.getElementById('help').open").await?;
        page.wait_for(
            "the focus to go back",
            "return document.activeElement.matches('#why a.rule, #turn [data-shelf]')",
        )
        .await?;
        page.find("#board:not([hidden])").await?;
        page.close().await?;
    }
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_aid_is_open_at_what_is_asked_now() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let at_question = "
        const question = document.querySelector('#turn').dataset.question;
        const part = document.querySelector('#help-panel [aria-current]');
        return part?.dataset.keys.split(' ').includes(question) === true";
    for (width, height) in SIZES {
        let page = driver.open(&server, width, height).await?;
        for game in GAMES {
            sit_down(&page, game).await?;
            page.click("#turn [data-shelf]").await?;
            page.find("#help[open] [data-shelf=aid][aria-selected=true]").await?;
            page.wait_for("the part that helps now", at_question).await?;
            page.wait_for(
                "the focus there",
                "return document.activeElement.matches('#help-panel [aria-current]')",
            )
            .await?;
            page.fits("the drawer").await?;
            page.dark(game == "rurik").await?;
            page.screenshot(&format!("drawer-aid-{game}-{width}")).await?;
            if let Some(axe) = axe() {
                page.check(&axe, "the drawer with the player aid").await?;
            }
            page.dark(false).await?;
            // It stays open while one plays, and follows.
            if width > 1000 {
                let stand = page.my_move().await?;
                page.click_choice(0).await?;
                page.moved_from(stand.seq).await?;
                page.my_move().await?;
                page.wait_for("the part that helps then", at_question).await?;
            }
            page.click("#help [data-close]").await?;
            page.wait_for("the drawer to close", "return !document.getElementById('help').open").await?;
        }
        page.close().await?;
    }
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_drawer_is_worked_with_the_keyboard() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1366, 768).await?;
    sit_down(&page, "stroganov").await?;
    page.find("body").await?.send_keys("r").await?;
    page.wait_for("the player aid", FOCUS).await?;
    page.run("document.getElementById('help-aid').focus()").await?;
    page.press(Key::Right).await?;
    page.find("#help-rules[aria-selected=true]").await?;
    page.find("#help-panel .anchor").await?;
    page.press(Key::Right).await?;
    page.find("#help-panel dl.glossary").await?;
    // What is typed into the search is no choice at the table.
    let before = page.my_move().await?.seq;
    page.find("#help [name=q]").await?.send_keys("1 wish" + Key::Enter).await?;
    let found = "return document.querySelectorAll('#help-panel .entry').length";
    page.wait_for("nothing with both words", &format!("{found} === 0")).await?;
    let field = page.find("#help [name=q]").await?;
    field.clear().await?;
    field.send_keys("wish" + Key::Enter).await?;
    page.wait_for("what was found", &format!("{found} > 0")).await?;
    assert_eq!(page.my_move().await?.seq, before, "nothing was decided");
    page.screenshot("drawer-glossary").await?;
    if let Some(axe) = axe() {
        page.check(&axe, "the drawer with the glossary").await?;
    }
    page.press(Key::Escape).await?;
    page.wait_for("the drawer to close", "return !document.getElementById('help').open").await?;
    page.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn without_scripts_help_is_a_page() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1200, 800).await?;
    sit_down(&page, "first-tsar").await?;
    page.without_scripts().await?;
    page.driver.refresh().await?;
    let helper = page.find("#turn [data-shelf]").await?;
    assert_eq!(helper.attr("href").await?.as_deref(), Some("/learn/first-tsar"));
    page.go("/learn/first-tsar").await?;
    page.find("article figure .picture svg").await?;
    page.close().await?;
    server.stop().await
}
