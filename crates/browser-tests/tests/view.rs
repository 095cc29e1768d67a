//! Everything a player needs is in view, at every question of a whole game, on every screen.

use std::collections::BTreeMap;

use samovar_browser_tests::{Dice, Page, WATCH, axe, begin};

/// The screens.
const SIZES: [(u32, u32); 4] = [(1366, 768), (1440, 900), (1920, 1080), (360, 740)];

#[tokio::test(flavor = "multi_thread")]
async fn stroganov_is_in_view() -> anyhow::Result<()> {
    on_every_screen("stroganov").await
}

#[tokio::test(flavor = "multi_thread")]
async fn rurik_is_in_view() -> anyhow::Result<()> {
    on_every_screen("rurik").await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_tsar_is_in_view() -> anyhow::Result<()> {
    on_every_screen("first-tsar").await
}

/// Plays a whole game, every turn on another screen, every other question in the dark.
async fn on_every_screen(game: &str) -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    let page = driver.open(&server, 1366, 768).await?;
    page.go(&format!("/new?game={game}")).await?;
    page.find("[name=name]").await?.send_keys("Anna").await?;
    page.click("#new button.primary").await?;
    page.click("#seats form[action$='/start'] button").await?;
    let faults = a_whole_game(&page, game).await?;
    page.close().await?;
    server.stop().await?;
    assert!(faults.is_empty(), "{faults:#?}");
    Ok(())
}

/// What does not hold at some question, with where it was first seen and how often.
async fn a_whole_game(page: &Page, game: &str) -> anyhow::Result<BTreeMap<String, (String, usize)>> {
    let axe = axe();
    let mut dice = Dice(1);
    let mut faults = BTreeMap::new();
    let (mut questions, mut turn, mut last) = (0, 0, 0);
    loop {
        let stand = page.my_move().await?;
        if stand.over {
            page.screenshot(&format!("{game}-over")).await?;
            let result = "const { top } = document.querySelector('#end').getBoundingClientRect();
                return top >= 0 && top < innerHeight / 2;";
            page.wait_for("the result in view", result).await?;
            return Ok(faults);
        }
        // Somebody else moved in between: another turn, and things may be elsewhere.
        let begins = stand.seq > last + 1;
        last = stand.seq;
        turn += usize::from(begins);
        let (width, height) = SIZES[turn % SIZES.len()];
        if begins {
            page.size(width, height).await?;
        }
        let name = format!("{game}-{width}-{questions}");
        page.dark(questions % 2 == 1).await?;
        // The pointer stays where the last click was; what it points at there is explained, and covers something.
        page.point_at_nothing().await?;
        page.run_to_its_end(&format!("{WATCH}\nawait watch.settled()")).await?;
        let check = format!("return watch.faults({turn}, {begins})");
        let found: Vec<String> = serde_json::from_value(page.run(&check).await?)?;
        for fault in found {
            if !faults.contains_key(&fault) {
                page.screenshot(&format!("fault-{name}")).await?;
            }
            faults.entry(fault).or_insert((name.clone(), 0)).1 += 1;
        }
        if questions % 24 == 3 {
            page.screenshot(&name).await?;
            if let Some(axe) = &axe {
                page.check(axe, &name).await?;
            }
        }
        page.click_choice(dice.next()).await?;
        page.moved_from(stand.seq).await?;
        questions += 1;
    }
}
