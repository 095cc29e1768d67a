//! A real browser at the table: what the tests in `tests/` stand on.
//!
//! Needs Chromium and its driver (Debian: `chromium chromium-driver`); `SAMOVAR_TEST_BROWSER=off` leaves the tests out.
//! Screenshots are kept in the folder `tmp/screens` of the target directory.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use samovar_bots::Maker;
use samovar_engine::Seed;
use samovar_server::hall::Hall;
use samovar_server::http;
use samovar_server::random::Random;
use samovar_server::settings::Settings;
use samovar_server::store::Store;
use serde_json::{Value, json};
use tempfile::TempDir;
pub use thirtyfour::Key;
use thirtyfour::prelude::*;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// How long anything may take, on a machine that is busy with other tests as well.
const PATIENCE: Duration = Duration::from_secs(60);

/// Whether these tests are switched off by name.
fn is_off() -> bool {
    std::env::var("SAMOVAR_TEST_BROWSER").is_ok_and(|value| value == "off")
}

/// What must hold at every question, as a script for the page: `watch.faults(turn, first)`.
pub const WATCH: &str = include_str!("watch.js");

/// A chance of our own, the same every time.
pub struct Dice(pub usize);

impl Dice {
    /// The next number.
    #[allow(clippy::should_implement_trait)]
    pub fn next(&mut self) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }
}

/// A server and a driver, or nothing if these tests are switched off by name.
///
/// # Errors
/// If one of them does not start.
pub async fn begin() -> anyhow::Result<Option<(Server, Driver)>> {
    if is_off() { Ok(None) } else { Ok(Some((Server::start().await?, Driver::start()?))) }
}

/// A server of our own with an empty database.
pub struct Server {
    /// All its tables.
    pub hall: Arc<Hall>,
    /// Its address.
    pub address: String,
    task: JoinHandle<std::io::Result<()>>,
    _folder: TempDir,
}

impl Server {
    /// Starts one whose games are the same every time. `SAMOVAR_TEST_SEED` chooses others.
    ///
    /// # Errors
    /// If it does not start.
    pub async fn start() -> anyhow::Result<Server> {
        let seed = std::env::var("SAMOVAR_TEST_SEED").unwrap_or_else(|_| "samovar".to_owned());
        let folder = tempfile::tempdir()?;
        let store = Store::open(&format!("sqlite:{}", folder.path().join("tables.db").display())).await?;
        let settings = Settings {
            bot_pause: Duration::from_millis(1),
            // Enough to see something: what bots think is not looked at here, and no build is slower.
            adviser: Maker::Search(Some(300.into())),
            analysis_iterations: 20,
            random: Random::fixed(Seed::from_text(&seed)),
            ..Settings::default()
        };
        let hall = Hall::open(store, settings);
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = format!("http://{}", listener.local_addr()?);
        let task = tokio::spawn(http::serve(hall.clone(), listener));
        Ok(Server { hall, address, task, _folder: folder })
    }

    /// Stops it as SIGTERM would.
    ///
    /// # Errors
    /// If it does not stop in time.
    pub async fn stop(self) -> anyhow::Result<()> {
        self.hall.stop.cancel();
        tokio::time::timeout(PATIENCE, self.task).await.context("the server does not stop")???;
        Ok(())
    }
}

/// How many ports a driver may draw before it counts as broken.
const DRAWS: usize = 5;

/// The driver of Chromium; ends with the test.
pub struct Driver {
    child: Child,
    address: String,
}

impl Driver {
    /// Starts one on a free port. It draws a port for IPv4 and ends if that port is taken for IPv6: then another is drawn.
    ///
    /// # Errors
    /// If it is not installed or does not start.
    pub fn start() -> anyhow::Result<Driver> {
        let mut said = Vec::new();
        for _ in 0..DRAWS {
            match Driver::draw()? {
                Ok(driver) => return Ok(driver),
                Err(words) => said.push(words),
            }
        }
        anyhow::bail!("chromedriver ends at once: {}", said.join("; "))
    }

    /// Starts one on the port it draws, or returns what it said before it ended.
    fn draw() -> anyhow::Result<Result<Driver, String>> {
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context(
                "chromedriver is missing. Install Chromium with its driver (on Debian: apt-get install chromium \
                 chromium-driver), or set SAMOVAR_TEST_BROWSER=off to leave these tests out",
            )?;
        let out = child.stdout.take().context("chromedriver says nothing")?;
        let mut lines = BufReader::new(out).lines();
        let mut said = Vec::new();
        while let Some(line) = lines.next() {
            let line = line?;
            if let Some((_, port)) = line.split_once("successfully on port ") {
                let address = format!("http://127.0.0.1:{}", port.trim_end_matches('.'));
                // Whatever else it says, somebody has to listen.
                std::thread::spawn(move || lines.for_each(drop));
                return Ok(Ok(Driver { child, address }));
            }
            said.push(line);
        }
        child.wait()?;
        Ok(Err(said.join(" ")))
    }

    /// Opens a browser of its own at a window size; without motion, so that nothing has to be waited for.
    ///
    /// # Errors
    /// If Chromium does not start.
    pub async fn open(&self, server: &Server, width: u32, height: u32) -> anyhow::Result<Page> {
        let profile = tempfile::tempdir()?;
        let mut wanted = DesiredCapabilities::chrome();
        if Path::new("/usr/bin/chromium").exists() {
            wanted.set_binary("/usr/bin/chromium")?;
        }
        for arg in [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--force-prefers-reduced-motion",
            "--lang=en",
            "--accept-lang=en",
            &format!("--window-size={width},{height}"),
            &format!("--user-data-dir={}", profile.path().display()),
        ] {
            wanted.add_arg(arg)?;
        }
        let driver = WebDriver::new(&self.address, wanted).await.context("Chromium does not start")?;
        let page = Page {
            driver,
            server: server.address.clone(),
            scripted: AtomicBool::new(true),
            _profile: profile,
        };
        // What a page adds to the chance of a game is the same every time, too.
        let source = "crypto.getRandomValues = (bytes) => bytes.fill(7)";
        page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await?;
        page.size(width, height).await?;
        Ok(page)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One browser.
pub struct Page {
    /// What drives it.
    pub driver: WebDriver,
    server: String,
    /// Whether the page may run scripts; the driver's own need it, too.
    scripted: AtomicBool,
    _profile: TempDir,
}

/// How a table's page stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stand {
    /// The entry it shows.
    pub seq: u64,
    /// Whether its reader has to decide.
    pub mine: bool,
    /// Whether the game is over.
    pub over: bool,
}

impl Page {
    /// Goes to a page of the server.
    ///
    /// # Errors
    /// If it cannot be reached.
    pub async fn go(&self, path: &str) -> anyhow::Result<()> {
        Ok(self.driver.goto(format!("{}{path}", self.server)).await?)
    }

    /// Gives the page another size. Headless windows are never narrower than 500 pixels; the device can be.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn size(&self, width: u32, height: u32) -> anyhow::Result<()> {
        let metrics =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500});
        self.cdp("Emulation.setDeviceMetricsOverride", metrics).await?;
        // A page that was wide a moment ago may be shown enlarged; clicks would go astray.
        self.cdp("Emulation.setPageScaleFactor", json!({"pageScaleFactor": 1})).await
    }

    /// The first element a CSS selector finds, as soon as there is one.
    ///
    /// # Errors
    /// If there is none in time.
    pub async fn find(&self, css: &str) -> anyhow::Result<WebElement> {
        let query = self.driver.query(By::Css(css)).wait(PATIENCE, Duration::from_millis(20));
        query.first().await.with_context(|| format!("there is no {css}"))
    }

    /// Asks until there is an answer. While a page or a part of it is being replaced, its elements and scripts are gone and
    /// the driver reports errors; these count only when time is up.
    async fn patiently<T>(
        &self,
        what: &str,
        mut ask: impl AsyncFnMut() -> anyhow::Result<Option<T>>,
    ) -> anyhow::Result<T> {
        let begun = Instant::now();
        loop {
            let answer = ask().await;
            if let Ok(Some(answer)) = answer {
                return Ok(answer);
            }
            if begun.elapsed() > PATIENCE {
                let _ = self.screenshot("gave-up").await;
                answer.with_context(|| format!("waited in vain for {what}"))?;
                bail!("waited in vain for {what}");
            }
            tokio::time::sleep(Duration::from_millis(15)).await;
        }
    }

    /// Clicks the first element a CSS selector finds.
    ///
    /// # Errors
    /// If there is none, or it cannot be clicked in time.
    pub async fn click(&self, css: &str) -> anyhow::Result<()> {
        self.patiently(css, async || self.click_on(&self.driver.find(By::Css(css)).await?).await).await
    }

    /// Clicks an element; an error means that it was not clicked.
    async fn click_on(&self, element: &WebElement) -> anyhow::Result<Option<()>> {
        match element.click().await {
            Ok(()) => Ok(Some(())),
            // The click has led to another page before the driver could answer.
            Err(error) if error.to_string().contains("aborted by navigation") => Ok(Some(())),
            Err(error) => {
                // The driver scrolls by itself, and without a script; only what lies under the bar has to be moved.
                if self.scripted.load(Relaxed) {
                    element.scroll_into_view().await?;
                }
                Err(error.into())
            }
        }
    }

    /// What a script says.
    ///
    /// # Errors
    /// If it fails.
    pub async fn run(&self, script: &str) -> anyhow::Result<Value> {
        Ok(self.driver.execute(script, Vec::new()).await?.json().clone())
    }

    /// Runs a script that may wait for something.
    ///
    /// # Errors
    /// If it fails.
    pub async fn run_to_its_end(&self, script: &str) -> anyhow::Result<()> {
        let script = format!(
            "const done = arguments[0]; (async () => {{ {script} }})().then(() => done(null), (error) => done(String(error)));"
        );
        let fault = self.driver.execute_async(script, Vec::new()).await?.json().clone();
        if fault != Value::Null {
            bail!("a script failed: {fault}");
        }
        Ok(())
    }

    /// Moves the pointer to a corner where nothing is, and waits until nothing is explained any more.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn point_at_nothing(&self) -> anyhow::Result<()> {
        let moved = json!({"type": "mouseMoved", "x": 0, "y": 0});
        self.cdp("Input.dispatchMouseEvent", moved).await?;
        self.wait_for("no explanation", "return document.getElementById('explain').hidden").await
    }

    /// Waits until a script says true.
    ///
    /// # Errors
    /// If it does not in time.
    pub async fn wait_for(&self, what: &str, script: &str) -> anyhow::Result<()> {
        self.patiently(what, async || Ok((self.run(script).await? == Value::Bool(true)).then_some(()))).await
    }

    /// How the table's page stands; `None` while it or its fragments are still coming in.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn stand(&self) -> anyhow::Result<Option<Stand>> {
        let script = "
            const turn = document.getElementById('turn');
            if (!turn) return [0, false, false, false];
            const asked = document.querySelector('#act [name=seq]');
            const mine = turn.dataset.mine === '1';
            const end = document.getElementById('end');
            const settled = !mine || (asked && asked.value === turn.dataset.seq);
            return [Number(turn.dataset.seq), mine, !end.hidden, Boolean(settled)];";
        let said = self.run(script).await?;
        let is = |place: usize| said[place] == Value::Bool(true);
        let seq = said[0].as_u64().context("a table's page has a seq")?;
        Ok(is(3).then(|| Stand { seq, mine: is(1), over: is(2) }))
    }

    /// Waits until the table has moved on from an entry and the page shows all of it.
    ///
    /// # Errors
    /// If it does not in time.
    pub async fn moved_from(&self, seq: u64) -> anyhow::Result<Stand> {
        self.stand_where("the table to move on", |stand| stand.seq > seq).await
    }

    /// Waits until the page shows an entry or a later one, and somebody has to decide.
    ///
    /// # Errors
    /// If it does not in time.
    pub async fn stand_after(&self, seq: u64) -> anyhow::Result<Stand> {
        let playing = "return !document.getElementById('board').hidden";
        self.wait_for("the game to begin", playing).await?;
        self.stand_where("the newest state", |stand| stand.seq >= seq).await
    }

    /// Whether the reader has to decide, once the page has settled.
    ///
    /// # Errors
    /// If it does not in time.
    pub async fn my_or_not(&self) -> anyhow::Result<bool> {
        Ok(self.stand_where("a settled page", |_| true).await?.mine)
    }

    /// Waits until it is the reader's move, or the game is over.
    ///
    /// # Errors
    /// If it does not come to that in time.
    pub async fn my_move(&self) -> anyhow::Result<Stand> {
        self.stand_where("a move", |stand| stand.mine || stand.over).await
    }

    async fn stand_where(&self, what: &str, enough: impl Fn(&Stand) -> bool) -> anyhow::Result<Stand> {
        self.patiently(what, async || Ok(self.stand().await?.filter(&enough))).await
    }

    /// Waits without any script until the page shows another entry than this one, and says which.
    ///
    /// # Errors
    /// If it does not in time.
    pub async fn other_seq(&self, seq: &str) -> anyhow::Result<String> {
        self.patiently("the table to move on", async || {
            let now = self.driver.find(By::Css("#turn")).await?.attr("data-seq").await?;
            Ok(now.filter(|now| now != seq))
        })
        .await
    }

    /// Clicks something lit on the board; `false` if nothing can be clicked there.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn click_lit(&self, which: usize) -> anyhow::Result<bool> {
        let lit = self.driver.find_all(By::Css("#board [data-action], #players [data-action]")).await?;
        if lit.is_empty() {
            return Ok(false);
        }
        let element = &lit[which % lit.len()];
        Ok(element.scroll_into_view().await.is_ok() && element.click().await.is_ok())
    }

    /// Clicks one of the choices in words.
    ///
    /// # Errors
    /// If there is none, or it cannot be clicked.
    pub async fn click_choice(&self, which: usize) -> anyhow::Result<()> {
        self.patiently("something to choose", async || {
            let choices = self.driver.find_all(By::Css("#decision button.choice")).await?;
            let Some(element) = choices.get(which % choices.len().max(1)) else { return Ok(None) };
            // One that is chosen in two steps is shown by the first of them.
            let open = "arguments[0].closest('details')?.setAttribute('open', '')";
            self.driver.execute(open, vec![element.to_json()?]).await?;
            element.scroll_into_view().await?;
            self.click_on(element).await
        })
        .await
    }

    /// Makes sure that nothing is wider than the page.
    ///
    /// # Errors
    /// If something is.
    pub async fn fits(&self, what: &str) -> anyhow::Result<()> {
        let page = "document.documentElement";
        let wide = self.run(&format!("return {page}.scrollWidth - {page}.clientWidth")).await?;
        if wide != 0 {
            bail!("{what} is {wide} pixels wider than the screen");
        }
        Ok(())
    }

    /// Presses a key.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn press(&self, key: Key) -> anyhow::Result<()> {
        Ok(self.driver.action_chain().send_keys(char::from(key)).perform().await?)
    }

    /// Switches scripts off.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn without_scripts(&self) -> anyhow::Result<()> {
        self.scripted.store(false, Relaxed);
        self.cdp("Emulation.setScriptExecutionDisabled", json!({"value": true})).await
    }

    /// Asks for dark colours, or light ones.
    ///
    /// # Errors
    /// If the browser fails.
    pub async fn dark(&self, dark: bool) -> anyhow::Result<()> {
        let value = if dark { "dark" } else { "light" };
        let features = json!([
            {"name": "prefers-color-scheme", "value": value},
            {"name": "prefers-reduced-motion", "value": "reduce"},
        ]);
        self.cdp("Emulation.setEmulatedMedia", json!({"features": features})).await
    }

    /// Sends a command of the browser's own protocol.
    ///
    /// # Errors
    /// If the browser refuses it.
    pub async fn cdp(&self, method: &str, params: Value) -> anyhow::Result<()> {
        self.driver.cdp().send_raw(method, params).await?;
        Ok(())
    }

    /// Lets axe look at the page.
    ///
    /// # Errors
    /// With everything it finds wrong.
    pub async fn check(&self, axe: &str, what: &str) -> anyhow::Result<()> {
        self.run(axe).await?;
        // The numbers drawn on a piece are a picture; what it is called stands in its label.
        let script = "const done = arguments[0];
            const rules = { 'label-content-name-mismatch': { enabled: false } };
            axe.run({ resultTypes: ['violations'], rules }).then((found) => done(found.violations.map((fault) => ({
                rule: fault.id, help: fault.help,
                nodes: fault.nodes.slice(0, 5).map((node) => node.html.slice(0, 200) + ' ' + (node.any[0]?.message ?? '')),
            }))), (error) => done(String(error)));";
        let found = self.driver.execute_async(script, Vec::new()).await?.json().clone();
        if found != json!([]) {
            let _ = self.screenshot("axe").await;
            bail!("{what}: {}", serde_json::to_string_pretty(&found)?);
        }
        Ok(())
    }

    /// Keeps a picture of the page.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn screenshot(&self, name: &str) -> anyhow::Result<()> {
        let folder = screens();
        std::fs::create_dir_all(&folder)?;
        Ok(self.driver.screenshot(&folder.join(format!("{name}.png"))).await?)
    }

    /// Ends the browser.
    ///
    /// # Errors
    /// If it does not end.
    pub async fn close(self) -> anyhow::Result<()> {
        Ok(self.driver.quit().await?)
    }
}

/// The script of axe-core, which `scripts/test` fetches; `None` if it is switched off by name.
///
/// # Panics
/// If it is missing.
pub fn axe() -> Option<String> {
    if std::env::var("SAMOVAR_TEST_AXE").is_ok_and(|value| value == "off") {
        return None;
    }
    let file = target().join("axe/package/axe.min.js");
    Some(std::fs::read_to_string(&file).unwrap_or_else(|error| {
        panic!(
            "{}: {error}. scripts/test fetches axe-core; set SAMOVAR_TEST_AXE=off to leave this test out",
            file.display()
        )
    }))
}

/// Where screenshots are kept.
fn screens() -> PathBuf {
    target().join("tmp/screens")
}

fn target() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    target.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target"))
}
