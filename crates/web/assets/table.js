// What the page does by itself: sends decisions, takes in new fragments, explains. Everything works without it, too.

const $ = (query, root = document) => root.querySelector(query);
const main = $("main");
document.body.classList.add("scripted");

// --- Fragments: nodes with the same id stay, so focus, open panels and moving pieces survive. ---

function morph(now, next) {
  if (now.nodeType !== next.nodeType || now.nodeName !== next.nodeName) return now.replaceWith(fresh(next));
  if (now.nodeType !== Node.ELEMENT_NODE) {
    if (now.data !== next.data) now.data = next.data;
    return;
  }
  // What is as it was is not sent again.
  if (next.hasAttribute("data-same") || now.isEqualNode(next)) return;
  attributes(now, next);
  const named = new Map([...now.children].filter((child) => child.id).map((child) => [child.id, child]));
  let here = now.firstChild;
  for (const wanted of [...next.childNodes]) {
    const kept = wanted.id && named.get(wanted.id);
    if (kept) {
      if (kept === here) here = here.nextSibling;
      else now.insertBefore(kept, here);
      named.delete(wanted.id);
      morph(kept, wanted);
    } else if (here && !here.id && !wanted.id && here.nodeName === wanted.nodeName) {
      const old = here;
      here = here.nextSibling;
      morph(old, wanted);
    } else {
      now.insertBefore(fresh(wanted), here);
    }
  }
  while (here) {
    const old = here;
    here = here.nextSibling;
    old.remove();
  }
}

// Whether the page lacks something that was not sent because it should have it.
let astray = false;

function fresh(node) {
  if (node.matches?.("[data-same]") || node.querySelector?.("[data-same]")) astray = true;
  const copy = document.importNode(node, true);
  if (copy.classList?.contains("spot")) copy.classList.add("fresh-piece");
  return copy;
}

function attributes(now, next) {
  for (const { name } of [...now.attributes]) {
    // What the reader opened stays open, what has the focus keeps it; a busy thing is done.
    if (name === "open" && now.id) continue;
    if (name === "tabindex" && now === document.activeElement) continue;
    if (!next.hasAttribute(name)) now.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) if (now.getAttribute(name) !== value) now.setAttribute(name, value);
  if (now instanceof HTMLInputElement && now.type === "hidden") now.value = next.value;
}

/** Takes in fragments and hands back their ids. */
function takeIn(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const parts = [...template.content.children];
  for (const next of parts) {
    const now = next.id && document.getElementById(next.id);
    if (now) morph(now, next);
  }
  if (astray) listen();
  return parts.map((part) => part.id);
}

// --- Live updates, one after the other so that eyes can follow. ---

const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
const queue = [];
let pending = false;
let seq = Number(main?.dataset.seq ?? 0);
let source, asking;

async function askTurn() {
  const answer = await fetch(`${main.dataset.table}/turn`).catch(() => null);
  if (!answer?.ok) return;
  takeIn(await answer.text());
  noticeTurn();
}

/** Takes in one moment, then leaves the pieces time to move. */
function next() {
  pending = queue.length > 0;
  if (!pending) return;
  const { data, lastEventId } = queue.shift();
  const moved = takeIn(data).includes("board");
  if (lastEventId) seq = Number(lastEventId);
  noticeTurn();
  setTimeout(next, moved && !calm && !document.hidden && queue.length < 60 ? 450 : 0);
}

/** Opens the stream for what the page does not show yet; for all of it if the page has gone astray. */
function listen() {
  source?.close();
  clearInterval(asking);
  if (document.hidden) {
    // A browser has few streams to give: a page in the background asks now and then whose turn it is.
    asking = setInterval(askTurn, 10_000);
    return;
  }
  if (astray) queue.length = 0;
  source = new EventSource(`${main.dataset.table}/events${astray ? "" : `?since=${seq}`}`);
  astray = false;
  source.addEventListener("moment", (event) => {
    // What belongs to the moment on the page is shown with it.
    if (event.lastEventId && Number(event.lastEventId) === seq && !queue.length) {
      takeIn(event.data);
      noticeTurn();
      return;
    }
    queue.push(event);
    if (!pending) next();
  });
  source.addEventListener("open", () => $("#lost")?.remove());
  source.addEventListener("error", () => {
    if (document.hidden || $("#lost")) return;
    const lost = Object.assign(document.createElement("div"), { id: "lost", textContent: main.dataset.lost });
    lost.setAttribute("role", "alert");
    document.body.append(lost);
  });
}

// --- Decisions. ---

// A form's own `action` can be hidden by a button of that name: paths are read as attributes.
async function send(path, fields, from) {
  from?.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(path, {
      method: "POST",
      headers: { "x-samovar": "1", "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields),
    });
    if (answer.redirected) location.assign(answer.url);
    else if (answer.status !== 204) say(await answer.text());
    return answer.ok;
  } catch {
    say(main.dataset.lost);
    return false;
  } finally {
    from?.removeAttribute("aria-busy");
  }
}

function say(html) {
  if (!takeIn(html)[0]) {
    const place = $("#why");
    if (place) place.textContent = new DOMParser().parseFromString(html, "text/html").body.textContent.trim().slice(0, 300);
  }
}

function act(action, from) {
  const form = $("#act");
  if (!form) return;
  send(form.getAttribute("action"), { ...Object.fromEntries(new FormData(form)), action }, from);
}

function why(action) {
  send(`${main.dataset.table}/why`, { csrf: main.dataset.csrf, action });
}

function atTable() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (["act", "undo", "hintform"].includes(form.id)) {
      event.preventDefault();
      const fields = Object.fromEntries(new FormData(form, event.submitter));
      send(form.getAttribute("action"), fields, event.submitter);
    } else if (form.id === "say") {
      event.preventDefault();
      send(form.getAttribute("action"), Object.fromEntries(new FormData(form)), form).then((ok) => ok && form.reset());
    }
  });
  document.addEventListener("click", (event) => {
    const spot = event.target.closest("svg [data-action]");
    if (spot) return act(spot.dataset.action, spot);
    const refused = event.target.closest("[data-why]:not(main)");
    if (refused && mine) why(refused.dataset.why);
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, textarea")) return;
    const spot = event.target.closest("svg [data-action]");
    if (spot && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      act(spot.dataset.action, spot);
    }
  });
  document.addEventListener("click", (event) => {
    const again = event.target.closest("[data-again]");
    if (!again) return;
    // What happened is shown once more, from the reader's last decision on.
    queue.length = 0;
    seq = Number(again.dataset.again);
    listen();
  });
  document.addEventListener("visibilitychange", listen);
  addEventListener("pagehide", () => source?.close());
  setInterval(tick, 1000);
  listen();
  noticeTurn(true);
}

// --- My turn: the title, a sound, the browser's notification. ---

const title = document.title;
let mine = false;
let announced = 0;

function noticeTurn(quiet) {
  const turn = $("#turn");
  const now = turn?.dataset.mine === "1";
  document.title = now ? `● ${main.dataset.turn} – ${title}` : title;
  if (now && !mine) {
    toCossack();
    const news = Number(turn.dataset.seq) > announced;
    announced = Math.max(announced, Number(turn.dataset.seq));
    if (news && !quiet) {
      if ($("[data-sound]")?.checked) bell();
      if ($("[data-notify]")?.checked && document.hidden) notify();
    }
  }
  mine = now;
  curtain();
}

/** Some phones have no notifications, or refuse those of a page. */
function notify() {
  if (window.Notification?.permission !== "granted") return;
  try {
    new Notification(main.dataset.turn, { tag: main.dataset.table });
  } catch {
    bell();
  }
}

/** Where several people share a screen and hold secrets, it is covered until the next one is there. */
let present = "";

function curtain() {
  const dialog = $("#curtain");
  const wanted = $("#turn")?.dataset.curtain ?? "";
  if (!dialog || !wanted || wanted === present || dialog.open) return;
  $("#curtain-name").textContent = wanted;
  dialog.oncancel = (event) => event.preventDefault();
  dialog.onclose = () => (present = $("#turn")?.dataset.curtain ?? "");
  dialog.showModal();
}

/** On a small screen the map scrolls to what is lit. */
function toCossack() {
  const scroll = $(".mapscroll");
  const lit = $(".mapscroll .lit, .mapscroll .deciding");
  if (!scroll || !lit || scroll.scrollWidth <= scroll.clientWidth) return;
  const box = lit.getBoundingClientRect();
  const frame = scroll.getBoundingClientRect();
  scroll.scrollBy({ left: box.left - frame.left - frame.width / 3, behavior: calm ? "auto" : "smooth" });
}

function bell() {
  const audio = new AudioContext();
  for (const [at, pitch] of [[0, 660], [0.18, 880]]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.15, audio.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.5);
  }
}

function tick() {
  for (const clock of document.querySelectorAll(".clock.running")) {
    const left = Math.max(0, Number(clock.dataset.left) - 1000);
    clock.dataset.left = left;
    const s = Math.floor(left / 1000);
    const two = (n) => String(n).padStart(2, "0");
    clock.textContent = s >= 3600 ? `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}` : `${Math.floor(s / 60)}:${two(s % 60)}`;
  }
}

function remember(box, key, onSet) {
  if (!box) return;
  box.checked = localStorage.getItem(key) === "1";
  box.addEventListener("change", () => {
    localStorage.setItem(key, box.checked ? "1" : "0");
    if (box.checked) onSet?.();
  });
}

// --- What is this? ---

function explain(event) {
  const spot = event.target.closest?.("[data-rule]");
  const panel = $("#explain p");
  const words = spot?.getAttribute("aria-label") ?? spot?.querySelector("title")?.textContent ?? (spot?.title || spot?.textContent.trim());
  if (!words || !panel || panel.dataset.of === words) return;
  panel.dataset.of = words;
  panel.textContent = words;
  for (const rule of spot.dataset.rule.split(" ").filter(Boolean)) {
    const link = Object.assign(document.createElement("a"), {
      href: `${main.dataset.rules}#${rule}`,
      target: "_blank",
      textContent: `${main.dataset.ruleWord} ${rule}`,
    });
    panel.append(document.createElement("br"), link);
  }
}

// --- The arrow keys walk over everything on the board. ---

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function walk(event) {
  const way = ARROWS[event.key];
  const from = way && event.target.closest?.("[data-rule], .mapscroll");
  if (!from?.closest("#board, #players")) return;
  const pieces = [...document.querySelectorAll("#board [data-rule], #players [data-rule]")];
  const next = from.matches(".mapscroll") ? $("[data-rule]", from) : nearest(pieces, from, way);
  event.preventDefault();
  if (next && !next.hasAttribute("tabindex")) next.setAttribute("tabindex", "-1");
  next?.focus();
}

/** The piece that lies closest in a direction; what lies aside counts as far. */
function nearest(pieces, from, [right, down]) {
  const middle = (piece) => {
    const box = piece.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  let best, distance = Infinity;
  for (const piece of pieces) {
    if (piece === from) continue;
    const [px, py] = middle(piece);
    const ahead = (px - x) * right + (py - y) * down;
    const aside = Math.abs((px - x) * down) + Math.abs((py - y) * right);
    if (ahead > 2 && ahead + 2 * aside < distance) [best, distance] = [piece, ahead + 2 * aside];
  }
  return best;
}

// --- Replay. ---

function atReplay() {
  let wanted;
  async function show(address) {
    wanted = address;
    const answer = await fetch(address);
    const text = await answer.text();
    if (wanted !== address || !answer.ok) return;
    const next = new DOMParser().parseFromString(text, "text/html").querySelector("main");
    const slider = $("[name=step]", next).value;
    morph(main, next);
    $("[name=step]").value = slider;
    history.replaceState(null, "", address);
  }
  const chosen = () => `${main.dataset.replay}?${new URLSearchParams(new FormData($("#replayform")))}`;
  main.addEventListener("input", () => show(chosen()));
  main.addEventListener("click", (event) => {
    const link = event.target.closest("#steps a.button");
    if (!link) return;
    event.preventDefault();
    show(link.getAttribute("href"));
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, #board, #players")) return;
    if (event.key === "ArrowRight") $("#steps [rel=next]").click();
    if (event.key === "ArrowLeft") $("#steps [rel=prev]").click();
  });
}

// --- Chance of this browser's own, which goes into the seed of the game. ---

addEventListener(
  "submit",
  (event) => {
    const field = event.target.elements.entropy;
    if (!field) return;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  },
  true,
);

if (main?.dataset.table) atTable();
if (main?.dataset.replay) atReplay();
document.addEventListener("pointerover", explain);
document.addEventListener("focusin", explain);
document.addEventListener("keydown", walk);
remember($("[data-sound]"), "sound", bell);
remember($("[data-notify]"), "notify", () => window.Notification?.requestPermission());
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy-button]");
  if (!button) return;
  await navigator.clipboard?.writeText($("[data-copy]", button.parentElement).value);
  button.textContent = button.dataset.done;
});
if (navigator.clipboard) for (const button of document.querySelectorAll("[data-copy-button]")) button.hidden = false;
