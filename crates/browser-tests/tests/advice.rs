//! What bots tell people: hints, and what they think of a game that is over.

use samovar_browser_tests::{Server, axe, begin};
use samovar_engine::Seed;
use samovar_table::deed::{Deed, Setup, Sitting};
use samovar_table::fold::Stage;

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_asked_for_and_played_with_one_click() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    for (width, height) in [(1400, 900), (360, 740)] {
        let page = driver.open(&server, width, height).await?;
        page.go("/").await?;
        page.click("article.game .quick form:nth-child(2) button").await?;
        let stand = page.my_move().await?;
        page.click("#hintform button").await?;
        page.find(".advice .best").await?;
        page.fits("a hint").await?;
        page.screenshot(&format!("hint-{width}")).await?;
        if let Some(axe) = axe() {
            page.check(&axe, "a hint").await?;
        }
        page.click(".advice .best").await?;
        page.moved_from(stand.seq).await?;
        page.wait_for("the hint to go", "return !document.querySelector('.advice .best')").await?;
        page.close().await?;
    }
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_needs_no_script() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1000, 900).await?;
    page.go("/").await?;
    page.click("article.game .quick form:first-child button").await?;
    page.my_move().await?;
    page.without_scripts().await?;
    page.driver.refresh().await?;
    let before = page.find("#turn").await?.attr("data-seq").await?.unwrap_or_default();
    page.click("#hintform button").await?;
    page.click(".advice .best").await?;
    page.other_seq(&before).await?;
    page.close().await?;
    server.stop().await
}

/// A game of two bots to its end.
async fn finished(server: &Server) -> anyhow::Result<String> {
    let bot = || Sitting::Bot { level: "random".to_owned() };
    let setup = Setup {
        game: "stroganov".to_owned(),
        options: serde_json::Map::from_iter([("players".to_owned(), 2.into())]),
        listed: true,
        correspondence: false,
        clock: None,
        hints: false,
        host: String::new(),
        secret: Seed::from_text("a quick game"),
        seats: vec![bot(), bot()],
        position: None,
        teaching: None,
    };
    let id = server.hall.rooms.make(setup).await?;
    let room = server.hall.room(&id).await?.expect("it was just made");
    server.hall.change(&room, None, |fold| Ok(Deed::start(&fold.setup.game))).await?;
    room.watch().wait_for(|scene| scene.fold.stage == Stage::Over).await?;
    Ok(id)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_seen_as_a_curve_that_leads_to_the_replay() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let id = finished(&server).await?;
    let page = driver.open(&server, 1400, 900).await?;
    page.go(&format!("/t/{id}")).await?;
    page.click("#end a[href$='/analysis']").await?;
    // The page comes again by itself until the bot is through.
    page.find(".curve polyline").await?;
    let lines = page.driver.find_all(thirtyfour::By::Css(".curve polyline")).await?;
    assert_eq!(lines.len(), 2, "a line for everybody");
    page.screenshot("analysis-1400").await?;
    if let Some(axe) = axe() {
        page.check(&axe, "an analysis").await?;
    }
    page.click(".falls a").await?;
    page.find("main.replay #board").await?;
    page.close().await?;

    let phone = driver.open(&server, 360, 740).await?;
    phone.go(&format!("/t/{id}/analysis")).await?;
    phone.find(".curve polyline").await?;
    phone.fits("an analysis").await?;
    phone.screenshot("analysis-360").await?;
    phone.click(".curve .hits a:nth-child(5)").await?;
    phone.find("main.replay #board").await?;
    phone.close().await?;
    server.stop().await
}
