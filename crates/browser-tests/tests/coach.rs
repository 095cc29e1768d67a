//! A first game with a coach in a real browser.

use std::sync::Arc;

use samovar_browser_tests::{Page, Server, axe, begin};
use samovar_engine::Message;
use samovar_server::room::Room;
use samovar_table::model::{Hint, Tried};

/// Where first games are looked at.
const SIZES: [(u32, u32); 2] = [(1366, 768), (360, 740)];

/// How many questions are looked at in each game and size.
const QUESTIONS: usize = 14;

/// Begins a first game and hands back its table.
async fn first_game(server: &Server, page: &Page, game: &str) -> anyhow::Result<Arc<Room>> {
    page.go("/").await?;
    page.click(&format!("article.game:has(a[href$='game={game}']) form.first button")).await?;
    page.find("#coach").await?;
    let path = page.driver.current_url().await?.path().to_owned();
    let id = path.trim_start_matches("/t/");
    Ok(server.hall.room(id).await?.expect("it is there"))
}

/// Waits until the coach has thought about what is asked now, if it has to.
async fn thought(room: &Room) -> anyhow::Result<()> {
    room.watch().wait_for(|scene| scene.fold.waits() != "bot").await?;
    if room.needs_advice() {
        room.watch().wait_for(|scene| scene.thoughts.is_advice_for(scene.fold.seq)).await?;
    }
    Ok(())
}

/// What the coach says is on the screen, and so is the first choice.
async fn in_view(page: &Page, what: &str) -> anyhow::Result<()> {
    let script = "
        const seen = (one) => {
          const box = one.getBoundingClientRect();
          return box.width > 0 && box.top >= -1 && box.top < innerHeight && box.left >= -1 && box.right <= innerWidth + 1;
        };
        const coach = document.querySelector('#coach');
        const choice = document.querySelector('#decision :is(.choice, .step > summary)');
        const advice = coach.querySelector('.said > p > strong');
        const room = coach.getBoundingClientRect();
        // What it would do can be read without scrolling, unless it has to speak of the last move first.
        const read = !advice || coach.querySelector('.remark') || advice.getBoundingClientRect().bottom <= room.bottom;
        return (coach.hidden || (seen(coach) && room.height >= 40 && read)) && (!choice || seen(choice));";
    page.wait_for(&format!("{what} in view"), script).await
}

async fn a_first_game(game: &str) -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    for (width, height) in SIZES {
        let page = driver.open(&server, width, height).await?;
        let room = first_game(&server, &page, game).await?;
        for question in 0..QUESTIONS {
            let stand = page.my_move().await?;
            thought(&room).await?;
            let said = "const coach = document.querySelector('#coach');
                return coach.hidden || !coach.classList.contains('advises') || Boolean(coach.querySelector('.said strong'));";
            page.wait_for("what the coach would do", said).await?;
            let name = format!("coach-{game}-{width}-{question}");
            in_view(&page, &name).await?;
            page.fits("a first game").await?;
            page.dark(question % 2 == 1).await?;
            if question < 4 || question % 4 == 0 {
                page.screenshot(&name).await?;
            }
            if let Some(axe) = axe().filter(|_| question % 6 == 0) {
                page.check(&axe, &name).await?;
            }
            if question == 2 {
                page.click("#coach .point").await?;
                // It is among the choices, and the next key does it.
                let there = "
                    const on = document.activeElement;
                    const box = on.getBoundingClientRect();
                    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                    return on.matches('#decision button.taught') && on.contains(hit);";
                page.wait_for("the advised choice", there).await?;
            }
            page.click_choice(0).await?;
            page.moved_from(stand.seq).await?;
        }
        page.close().await?;
    }
    server.stop().await
}

#[tokio::test(flavor = "multi_thread")]
async fn stroganov_is_coached() -> anyhow::Result<()> {
    a_first_game("stroganov").await
}

#[tokio::test(flavor = "multi_thread")]
async fn rurik_is_coached() -> anyhow::Result<()> {
    a_first_game("rurik").await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_tsar_is_coached() -> anyhow::Result<()> {
    a_first_game("first-tsar").await
}

/// Lets the coach think that whatever is not this costs much.
fn convince(room: &Room, best: &str) {
    let fold = room.fold();
    let game = fold.game.as_ref().expect("it runs");
    let choice = game.choices().into_iter().find(|choice| choice.action == best).expect("it is legal");
    let tried = |action: String| Tried {
        chance: if action == best { 0.7 } else { 0.3 },
        words: Message::owned(action.clone()),
        gains: 0,
        action,
    };
    let best = samovar_table::model::Advised { choice, chance: 0.7, reasons: Vec::new() };
    let tried = game.legal().into_iter().map(tried).collect();
    room.advised(fold.seq, Arc::new(Hint { moves: vec![best], line: Vec::new(), plan: Vec::new(), tried }));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_costly_move_is_taken_back_with_one_click_and_a_coach_can_be_quiet() -> anyhow::Result<()> {
    let Some((server, driver)) = begin().await? else { return Ok(()) };
    for (width, height) in SIZES {
        let page = driver.open(&server, width, height).await?;
        let room = first_game(&server, &page, "stroganov").await?;
        // On to the first move of the Cossack, which can be taken back.
        let stand = loop {
            let stand = page.my_move().await?;
            if room
                .fold()
                .game
                .as_ref()
                .is_some_and(|game| game.legal().iter().any(|action| action == "go 2"))
            {
                break stand;
            }
            page.click_choice(0).await?;
            page.moved_from(stand.seq).await?;
        };
        thought(&room).await?;
        convince(&room, "go 2");
        page.click("#decision button[value='go 1']").await?;
        let moved = page.moved_from(stand.seq).await?;
        page.find("#coach .remark button").await?;
        page.screenshot(&format!("coach-remark-{width}")).await?;
        if let Some(axe) = axe() {
            page.check(&axe, "a costly move").await?;
        }
        page.click("#coach .remark button").await?;
        page.moved_from(moved.seq).await?;
        page.wait_for("the comment to go", "return !document.querySelector('#coach .remark')").await?;
        assert!(
            room.fold().game.as_ref().is_some_and(|game| game.legal().iter().any(|action| action == "go 1"))
        );

        page.click("#coach > form button").await?;
        page.wait_for("the coach to be quiet", "return document.querySelector('#coach').hidden").await?;
        page.click("#more summary").await?;
        page.click("#more form[action$='/coach'] button").await?;
        page.wait_for("the coach to speak", "return !document.querySelector('#coach').hidden").await?;
        page.close().await?;
    }
    server.stop().await
}
