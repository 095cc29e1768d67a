//! Getting together: a link, two browsers, preferences, a connection that breaks off.

use samovar_browser_tests::begin;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn friends_meet_by_a_link_after_one_click() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let anna = driver.open(&server, 1366, 768).await?;
    let boris = driver.open(&server, 360, 740).await?;
    anna.go("/").await?;
    anna.click("article.game:has(a[href$='game=rurik']) form.friends button").await?;
    anna.find("#seats.lobby .qr").await?;
    let link = anna.find("[data-copy]").await?.prop("value").await?.expect("a link");
    anna.click("[data-copy-button]").await?;
    anna.wait_for("a copy", "return document.querySelector('[data-copy-button]').textContent === 'Copied.'")
        .await?;
    anna.find("#seats [autocomplete=nickname]").await?.send_keys("Anna").await?;
    anna.click("#seats form[action$='/seat/0/take'] button").await?;
    anna.screenshot("friends-host").await?;

    // The friend reads what is played and by whom, and sits down.
    boris.driver.goto(&link).await?;
    let told = boris.find("#seats").await?.text().await?;
    for words in ["Rurik: Dawn of Kiev", "The usual rules", "Live, without a clock", "Anna"] {
        assert!(told.contains(words), "{words} is missing in {told}");
    }
    boris.fits("the lobby").await?;
    boris.screenshot("friends-guest").await?;
    boris.find("#seats [name=name]").await?.send_keys("Boris").await?;
    boris.click("#seats form[action$='/seat/1/take'] button").await?;
    let both = "return document.querySelectorAll('#seats .presence.here').length === 2";
    anna.wait_for("both to be there", both).await?;
    anna.wait_for("the link to go, as no seat is empty", "return !document.querySelector('.qr')").await?;
    anna.click("#seats form[action$='/start'] button").await?;
    anna.stand_after(1).await?;
    boris.stand_after(1).await?;

    // What can be done about somebody else is behind a menu that fits.
    for (page, name) in [(&anna, "regard-desktop"), (&boris, "regard-phone")] {
        page.click(".regard summary").await?;
        page.find(".regard[open] form[action$='/report'] input").await?;
        page.fits(name).await?;
        page.screenshot(name).await?;
        page.click(".regard summary").await?;
    }

    // Boris closes the page; if it is his move, the button for a bot says when it can be used.
    let (a, b) = (anna.my_or_not().await?, boris.my_or_not().await?);
    assert_ne!(a, b, "one of them decides");
    let (waits, decides) = if a { (boris, anna) } else { (anna, boris) };
    decides.go("/").await?;
    waits.find("button[data-ready][disabled] .clock").await?;
    waits.close().await?;
    decides.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_made_offline_is_sent_once_when_the_connection_is_back() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1400, 900).await?;
    page.go("/").await?;
    page.click("article.game .quick form:first-child button").await?;
    let stand = page.my_move().await?;
    let network = |offline: bool| json!({"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1});
    page.run("window.sent = 0; const real = fetch; window.fetch = (...all) => { window.sent += 1; return real(...all); };")
        .await?;
    page.cdp("Network.enable", json!({})).await?;
    page.cdp("Network.emulateNetworkConditions", network(true)).await?;
    page.click_choice(0).await?;
    page.wait_for(
        "to be told",
        "return document.querySelector('#lost')?.textContent.includes('will be sent')",
    )
    .await?;
    page.find("#decision .chosen").await?;
    assert_eq!(page.stand().await?.map(|stand| stand.seq), Some(stand.seq), "nothing has happened yet");
    page.screenshot("offline").await?;
    page.cdp("Network.emulateNetworkConditions", network(false)).await?;
    let after = page.moved_from(stand.seq).await?;
    page.wait_for("the notice to go", "return !document.querySelector('#lost')").await?;
    assert!(after.seq > stand.seq);
    assert_eq!(page.run("return window.sent").await?, 2, "once in vain and once for good");
    page.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_that_was_refused_is_opened_again() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1366, 768).await?;
    page.go("/").await?;
    page.click("form.first button").await?;
    page.my_move().await?;
    // A browser gives a stream up as soon as somebody answers that there is none.
    let refused = "const Stream = window.EventSource;
        let streams = 0;
        window.EventSource = class extends Stream { constructor(path) { super(streams++ ? path : '/nowhere'); } };
        document.dispatchEvent(new Event('visibilitychange'));";
    page.run(refused).await?;
    page.wait_for("the loss to be told", "return Boolean(document.getElementById('lost'))").await?;
    page.wait_for("the stream to be back", "return !document.getElementById('lost')").await?;
    page.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn preferences_change_colours_size_and_questions() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1366, 768).await?;
    page.dark(false).await?;
    page.go("/").await?;
    page.click("article.game .quick form:nth-child(2) button").await?;
    page.my_move().await?;
    let paper = "return getComputedStyle(document.body).backgroundColor";
    let wide = "return document.querySelector('#board > *').getBoundingClientRect().width";
    let (light, narrow) = (page.run(paper).await?, page.run(wide).await?.as_f64().unwrap_or_default());
    page.click("#more summary").await?;
    page.click("#more a[href*='preferences']").await?;
    for choice in ["[name=theme][value=dark]", "[name=zoom][value='150']", "[name=confirm][type=checkbox]"] {
        page.click(choice).await?;
    }
    page.screenshot("preferences").await?;
    page.click("#preferences button.primary").await?;
    // Back at the table: dark though the system is light, larger, and nothing is asked.
    page.my_move().await?;
    assert_ne!(page.run(paper).await?, light, "dark colours");
    let ratio = page.run(wide).await?.as_f64().unwrap_or_default() / narrow;
    assert!((1.45..1.55).contains(&ratio), "the board is larger: {ratio}");
    page.fits("a larger board").await?;
    page.screenshot("preferences-table").await?;
    page.click("#more summary").await?;
    page.click("#more form[action$='/resign'] button").await?;
    let resigned = "return !document.querySelector('#end').hidden || document.querySelector('#log').textContent.includes('resigns')";
    page.wait_for("the end", resigned).await?;
    page.close().await?;
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_script_resigning_takes_two_steps() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1200, 800).await?;
    page.without_scripts().await?;
    page.go("/").await?;
    page.click("article.game .quick form:nth-child(2) button").await?;
    let seq = page.other_seq("").await?;
    page.click("#more > summary").await?;
    page.click("#more .sure:has(form[action$='/resign']) summary").await?;
    page.screenshot("resign-no-script").await?;
    page.click("#more .sure form[action$='/resign'] button").await?;
    page.other_seq(&seq).await?;
    page.find("#end:not([hidden])").await?;
    page.close().await?;
    server.stop().await
}
