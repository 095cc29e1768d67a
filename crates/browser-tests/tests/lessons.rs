//! Lessons in a real browser, from the list to the end.

use samovar_browser_tests::{Page, axe, begin};
use samovar_table::lesson::{Step, lesson};

/// Where the page is: how far the lesson, and whether the reader decides.
async fn progress(page: &Page) -> anyhow::Result<String> {
    let said = page.run("return document.querySelector('#coach .progress').textContent").await?;
    Ok(said.as_str().unwrap_or_default().to_owned())
}

/// Does what a step asks for.
async fn take(page: &Page, step: &Step, shot: &str) -> anyhow::Result<()> {
    let here = progress(page).await?;
    if step.is_read() {
        page.find("#next button").await?;
        in_view(page, "#next button", shot).await?;
        page.screenshot(shot).await?;
        page.click("#next button").await?;
    } else {
        // What others do comes first.
        page.wait_for("a choice", "return Boolean(document.querySelector('#decision .choice'))").await?;
        in_view(page, "#decision .choice", shot).await?;
        page.screenshot(shot).await?;
        for line in step.path() {
            let stand = page.my_move().await?;
            let choice = format!("#decision button[name=action][value='{line}']");
            page.click(&choice).await?;
            page.moved_from(stand.seq).await?;
        }
    }
    page.wait_for(
        "the next step",
        &format!("return document.querySelector('#coach .progress').textContent !== '{here}'"),
    )
    .await
}

/// What is said and the way on are on the screen, and something is marked that can be seen.
async fn in_view(page: &Page, way_on: &str, what: &str) -> anyhow::Result<()> {
    let script = format!(
        "const seen = (one) => {{
           const box = one.getBoundingClientRect();
           return box.width > 0 && box.top >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
         }};
         const marked = [...document.querySelectorAll('.taught')];
         return seen(document.querySelector('#coach .said')) && seen(document.querySelector(\"{way_on}\"))
           && (!marked.length || marked.some(seen));"
    );
    page.wait_for(&format!("everything of {what} to be in view"), &script).await
}

async fn a_whole_lesson(game: &str, name: &str, width: u32, height: u32) -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, width, height).await?;
    let lesson = lesson(game, name).expect("a lesson");
    page.go("/").await?;
    page.click(&format!("a[href='/learn/{game}/lessons']")).await?;
    page.screenshot(&format!("lessons-{game}-{width}")).await?;
    check(&page, "the list of lessons").await?;
    page.click(&format!("form[action$='/lessons/{name}'] button")).await?;
    for (place, step) in lesson.steps.iter().enumerate() {
        page.find("#coach:not([hidden])").await?;
        page.dark(place % 2 == 1).await?;
        take(&page, step, &format!("lesson-{game}-{width}-{place}")).await?;
        page.fits("a lesson").await?;
        if place < 3 {
            check(&page, "a lesson").await?;
        }
    }
    page.screenshot(&format!("lesson-{game}-{width}-end")).await?;
    check(&page, "the end of a lesson").await?;
    page.click("#coach a.button").await?;
    page.find(".lessons .tick").await?;
    no_list_shows_it(&page).await?;
    page.close().await?;
    server.stop().await
}

async fn no_list_shows_it(page: &Page) -> anyhow::Result<()> {
    page.go("/").await?;
    page.find(".games").await?;
    page.wait_for("a home page without tables", "return !document.querySelector('.tableline')").await
}

async fn check(page: &Page, what: &str) -> anyhow::Result<()> {
    match axe() {
        Some(axe) => page.check(&axe, what).await,
        None => Ok(()),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn stroganov_is_learned_at_a_desk() -> anyhow::Result<()> {
    a_whole_lesson("stroganov", "hunt", 1366, 768).await
}

#[tokio::test(flavor = "multi_thread")]
async fn rurik_is_learned_at_a_desk() -> anyhow::Result<()> {
    a_whole_lesson("rurik", "advisors", 1366, 768).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_tsar_is_learned_at_a_desk() -> anyhow::Result<()> {
    a_whole_lesson("first-tsar", "chamber", 1366, 768).await
}

/// Here boyars of two players stand on one Assignment card.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_tsar_is_learned_on_a_phone() -> anyhow::Result<()> {
    a_whole_lesson("first-tsar", "regions", 360, 740).await
}

#[tokio::test(flavor = "multi_thread")]
async fn rurik_is_learned_on_a_phone() -> anyhow::Result<()> {
    a_whole_lesson("rurik", "advisors", 360, 740).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_detour_on_the_board_is_told_and_changes_nothing() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1366, 768).await?;
    page.go("/learn/stroganov/lessons").await?;
    page.click("form[action$='/lessons/hunt'] button").await?;
    page.click("#next button").await?;
    page.wait_for(
        "the second step",
        "return document.querySelector('#coach .progress').textContent.startsWith('2')",
    )
    .await?;
    page.click("#next button").await?;
    let stand = page.my_move().await?;
    page.click("#board [data-action='go 2'], #board [data-action^='go 2;']").await?;
    page.wait_for("the detour", "return document.querySelector('#why').textContent.includes('three steps')")
        .await?;
    page.screenshot("lesson-detour").await?;
    assert_eq!(page.my_move().await?.seq, stand.seq);
    page.click("#board [data-action='go 3'], #board [data-action^='go 3;']").await?;
    page.moved_from(stand.seq).await?;
    page.close().await?;
    server.stop().await
}
