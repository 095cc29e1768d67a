//! What a browser promises, keeps, and says when a server contradicts itself.

use samovar_browser_tests::{Page, begin};

const QUICK_BOT: &str = "article.game .quick form:nth-child(2) button";

/// What the browser keeps of the table it shows, as `told`; the texts it has promised, as `texts`.
const KEPT: &str = "
    const id = document.querySelector('main')?.dataset.table?.split('/').at(-1);
    if (!id) return false;
    const told = JSON.parse(localStorage.getItem('samovar-told-' + id)) ?? { own: {} };
    const texts = Object.values(told.own).map((promise) => localStorage.getItem('samovar-added-' + promise));
    const shown = { ...document.getElementById('promises').dataset, ...document.getElementById('chain').dataset };
    const added = JSON.parse(shown.added);
";

async fn holds(page: &Page, what: &str, condition: &str) -> anyhow::Result<()> {
    page.wait_for(what, &format!("{KEPT} return {condition};")).await
}

/// Somebody plays against a bot, and has decided once.
async fn decided_once(page: &Page) -> anyhow::Result<()> {
    page.go("/").await?;
    page.click(QUICK_BOT).await?;
    let stand = page.my_move().await?;
    page.click_choice(0).await?;
    page.moved_from(stand.seq).await?;
    holds(page, "the newest head", "told.head === shown.head && told.lines > 2").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_keeps_the_commitment_and_the_newest_head() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1200, 900).await?;
    decided_once(&page).await?;
    holds(
        &page,
        "its own text",
        "texts.length === 1 && added[0].added === texts[0] && texts[0].length === 32",
    )
    .await?;
    holds(&page, "the commitment", "told.commitment === shown.commitment && shown.begun === '1'").await?;
    holds(&page, "the head for people", "document.getElementById('head').textContent === told.head").await?;
    holds(&page, "no doubt", "document.getElementById('unfair').hidden").await?;
    // The page is drawn anew, and a link is missing: the browser asks for it.
    page.run(&format!("{KEPT} sessionStorage.before = JSON.stringify(told); return null;")).await?;
    let stand = page.my_move().await?;
    page.click_choice(0).await?;
    page.moved_from(stand.seq).await?;
    let stand = page.my_move().await?;
    page.click_choice(0).await?;
    page.moved_from(stand.seq).await?;
    page.my_move().await?;
    let back =
        format!("{KEPT} localStorage.setItem('samovar-told-' + id, sessionStorage.before); return null;");
    page.run(&back).await?;
    page.driver.refresh().await?;
    holds(&page, "the newest head", "told.head === shown.head && document.getElementById('unfair').hidden")
        .await?;

    // At the end it compares the record with what it kept.
    page.run_to_its_end(
        "const main = document.querySelector('main');
         const body = new URLSearchParams({ csrf: main.dataset.csrf });
         await fetch(main.dataset.table + '/abandon', { method: 'POST', headers: { 'x-samovar': '1' }, body });
         location.assign(main.dataset.table + '/verify');",
    )
    .await?;
    page.find("#kept [data-kept=fits]:not([hidden])").await?;
    let command = page.find("#kept [data-command]").await?.text().await?;
    assert!(command.contains("--commitment") && command.contains("--head"), "{command}");
    page.screenshot("verify-kept").await?;
    page.run(
        "const key = Object.keys(localStorage).find((key) => key.startsWith('samovar-told-'));
         const told = JSON.parse(localStorage[key]);
         localStorage[key] = JSON.stringify({ ...told, commitment: told.head });
         return null;",
    )
    .await?;
    page.driver.refresh().await?;
    page.find("#kept [data-kept=differs]:not([hidden])").await?;
    page.go("/fairness").await?;
    page.screenshot("fairness").await?;
    page.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_warns_of_a_server_that_contradicts_itself() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1200, 900).await?;
    decided_once(&page).await?;
    page.run(&format!("{KEPT} sessionStorage.right = JSON.stringify(told); return null;")).await?;
    // To the browser, a server that tells other things than before is one that told other things before.
    for (doubt, before) in [
        ("commitment", "commitment: told.head"),
        ("story", "head: told.commitment"),
        ("story", "lines: told.lines + 5"),
        ("story", "first: told.first.replace('seq', 'sea')"),
        ("left-out", "own: { 0: told.commitment }"),
    ] {
        let set = format!(
            "{KEPT} const right = JSON.parse(sessionStorage.right);
             localStorage.setItem('samovar-told-' + id, JSON.stringify({{ ...right, {} }}));
             return null;",
            before.replace("told.", "right.")
        );
        page.run(&set).await?;
        page.driver.refresh().await?;
        page.find(&format!("#unfair:not([hidden]) [data-doubt={doubt}]:not([hidden])")).await?;
    }
    page.screenshot("unfair").await?;
    let right =
        format!("{KEPT} localStorage.setItem('samovar-told-' + id, sessionStorage.right); return null;");
    page.run(&right).await?;
    page.driver.refresh().await?;
    holds(&page, "no doubt", "document.getElementById('unfair').hidden && told.head === shown.head").await?;
    page.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_draw_the_seed_together() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let anna = driver.open(&server, 1200, 900).await?;
    let boris = driver.open(&server, 1200, 900).await?;
    anna.go("/new?game=stroganov").await?;
    anna.find("[name=name]").await?.send_keys("Anna").await?;
    anna.click("[name=seat-1] option[value=open]").await?;
    anna.click("#new button.primary").await?;
    let link = anna.find("[data-copy]").await?.prop("value").await?.expect("a link");
    boris.driver.goto(&link).await?;
    boris.find("#seats [name=name]").await?.send_keys("Boris").await?;
    boris.click("#seats form[action$='/seat/1/take'] button").await?;
    anna.wait_for("both", "return document.querySelectorAll('#seats .presence.here').length === 2").await?;
    holds(&anna, "nothing revealed", "added.every((one) => one.promise && !one.added)").await?;
    anna.click("#seats form[action$='/start'] button").await?;
    for (page, seat) in [(&anna, 0), (&boris, 1)] {
        page.stand_after(0).await?;
        holds(page, "both texts", "added.every((one) => one.added.length === 32)").await?;
        holds(page, "its own text", &format!("added[{seat}].added === texts[0]")).await?;
        holds(
            page,
            "the same commitment",
            "told.commitment === shown.commitment && told.head === shown.head",
        )
        .await?;
    }
    anna.close().await?;
    boris.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn without_scripts_the_page_says_that_a_seat_adds_nothing() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1200, 800).await?;
    page.without_scripts().await?;
    page.go("/").await?;
    page.click(QUICK_BOT).await?;
    page.other_seq("").await?;
    page.click("#more > summary").await?;
    let words = page.find("#more .fair").await?.text().await?;
    assert!(words.contains("nothing: this seat promised nothing"), "{words}");
    page.close().await?;
    server.stop().await
}
