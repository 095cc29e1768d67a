// What the page does by itself: sends decisions, takes in new fragments, explains. Playing works without it, too.

const $ = (query, root = document) => root.querySelector(query);
const $$ = (query, root = document) => [...root.querySelectorAll(query)];
/** Whether an element is drawn. (A browser says of everything in a drawing that it is visible.) */
const isShown = (one) => one.getBoundingClientRect().width > 0;
const main = $("main");
const wishes = document.documentElement.dataset;
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
    const alike = here && !here.id && !wanted.id && here.nodeName === wanted.nodeName;
    const kept = wanted.id ? named.get(wanted.id) : alike && here;
    if (!kept) now.insertBefore(fresh(wanted), here);
    for (const old of kept ? row(kept, wanted) : []) {
      if (old === here) here = here.nextSibling;
      else now.insertBefore(old, here);
      named.delete(old.id);
      if (old === kept) morph(kept, wanted);
    }
  }
  while (here) {
    const old = here;
    here = here.nextSibling;
    old.remove();
  }
}

/** The elements that one element stands for: itself, or as many as are as they were. */
function row(first, wanted) {
  const all = [first];
  while (all.length < Number(wanted.dataset?.same || 1)) {
    const next = all.at(-1).nextElementSibling;
    if (!next) {
      astray = true;
      break;
    }
    all.push(next);
  }
  return all;
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

/** Takes in fragments and components, and hands back their ids. */
function takeIn(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  const parts = [...template.content.children].flatMap((part) => ("parts" in part.dataset ? [...part.children] : part));
  const counted = counts();
  const isOver = () => $("#end")?.hidden === false;
  const wasOver = isOver();
  for (const next of parts) {
    const now = next.id && document.getElementById(next.id);
    if (now) morph(now, next);
    else if (next.parentElement) astray = true;
  }
  showChanges(counted);
  showPicks();
  showTaught();
  // Who has won stands above the board.
  if (isOver() && !wasOver) $("#end").scrollIntoView({ block: "start", behavior: calm ? "instant" : "smooth" });
  if (astray) listen();
  return parts.map((part) => part.id);
}

// --- What changed in the panels floats up from it for a moment. ---

function counts() {
  return new Map($$("#seats .glance b").map((number) => [number, Number(number.textContent)]));
}

function showChanges(before) {
  for (const [number, was] of before) {
    const change = Number(number.textContent) - was;
    if (!change || !number.isConnected) continue;
    const place = number.closest("[role=img]");
    place.dataset.change = change > 0 ? `+${change}` : `−${-change}`;
    place.classList.remove("changed");
    void place.offsetWidth;
    place.classList.add("changed");
  }
}

// --- Live updates, one after the other so that eyes can follow. ---

const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
const PAUSES = { slow: 900, normal: 450, fast: 180, off: 0 };
const queue = [];
let pending = false;
let paused = false;
let seq = Number(main?.dataset.seq ?? 0);
let source, asking, listening, timer;

async function askTurn() {
  const answer = await fetch(`${main.dataset.table}/turn`).catch(() => null);
  if (!answer?.ok) return;
  takeIn(await answer.text());
  noticeTurn();
}

/** Takes in one moment, then leaves the pieces time to move. */
function next() {
  clearTimeout(timer);
  pending = queue.length > 0;
  if (!pending || paused) return showPlayback();
  const { data, lastEventId } = queue.shift();
  showPlayback();
  const moved = takeIn(data).some((id) => document.getElementById(id)?.closest("#board"));
  if (lastEventId) seq = Number(lastEventId);
  noticeTurn();
  const skips = !moved || calm || document.hidden || queue.length >= 60;
  timer = setTimeout(next, skips ? 0 : PAUSES[wishes.speed] ?? PAUSES.normal);
}

/** While others' moves are shown, one's own choices wait, and the bar says so. */
function showPlayback() {
  const bar = $("#playback");
  if (!bar) return;
  bar.hidden = !pending;
  $("[data-pause]", bar).setAttribute("aria-pressed", String(paused));
  for (const part of $$("#decision, #board, #players")) part.inert = pending && (queue.length > 0 || paused);
}

function playbackButton(event) {
  const button = event.target.closest("#playback button");
  if (!button) return;
  if ("pause" in button.dataset) {
    paused = !paused;
    next();
  } else if ("skip" in button.dataset) {
    paused = false;
    clearTimeout(timer);
    for (const { data, lastEventId } of queue.splice(0)) {
      takeIn(data);
      if (lastEventId) seq = Number(lastEventId);
    }
    noticeTurn();
    next();
  } else if ("faster" in button.dataset) {
    wishes.speed = { slow: "normal", normal: "fast" }[wishes.speed ?? "normal"] ?? "slow";
    button.dataset.now = wishes.speed;
    prefer("speed", wishes.speed);
  }
}

/** Opens the stream for what the page does not show yet; for all of it if the page has gone astray. */
function listen() {
  source?.close();
  clearInterval(asking);
  clearTimeout(listening);
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
  source.addEventListener("open", () => {
    $("#lost")?.remove();
    sendWaiting();
  });
  source.addEventListener("error", (event) => {
    if (document.hidden) return;
    showLost(waiting ? main.dataset.queued : main.dataset.lost);
    // A browser tries again by itself if nobody answered, but not if somebody said no, such as a busy server or a proxy.
    if (event.target === source && source.readyState === EventSource.CLOSED) {
      clearTimeout(listening);
      listening = setTimeout(listen, 3000);
    }
  });
}

function showLost(words) {
  const lost = $("#lost") ?? Object.assign(document.createElement("div"), { id: "lost" });
  lost.textContent = words;
  lost.setAttribute("role", "alert");
  document.body.append(lost);
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
    // Whatever it is, an answer means that the connection is back.
    $("#lost")?.remove();
    if (answer.redirected) location.assign(answer.url);
    else if (answer.status !== 204) say(await answer.text(), from);
    return answer.ok;
  } catch {
    return null;
  } finally {
    from?.removeAttribute("aria-busy");
  }
}

function say(html, from) {
  if (!takeIn(html)[0]) {
    const text = new DOMParser().parseFromString(html, "text/html").body.textContent.trim().slice(0, 300);
    $("#why")?.replaceChildren(Object.assign(document.createElement("p"), { className: "refused", textContent: text }));
  }
  if ($("#why")?.textContent) openExplanation(from ?? $("#decision"));
}

// A decision made without a connection is sent once it is back, and only once: its seq refuses it if the table moved on.
let waiting = null;

async function decide(path, fields, from) {
  closeExplanation();
  from?.classList.add("chosen");
  const ok = await send(path, fields, from);
  if (ok === null) {
    waiting = [path, fields];
    showLost(main.dataset.queued);
  } else {
    from?.classList.remove("chosen");
  }
}

function sendWaiting() {
  const [path, fields] = waiting ?? [];
  waiting = null;
  if (path) decide(path, fields, $("#decision .chosen"));
}

function act(action, from) {
  const form = $("#act");
  if (form) decide(form.getAttribute("action"), { ...Object.fromEntries(new FormData(form)), action }, from);
}

/** What a click on a drawing means: the uppermost lit thing under the pointer, even if a piece lies on it. */
function meant(event) {
  const lit = "svg [data-action], svg [data-pick]";
  const direct = event.target.closest(lit);
  if (direct || !event.target.closest("svg")) return direct;
  const under = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest(lit)).find(Boolean);
  return under ?? (event.pointerType === "touch" ? nearFinger(event, $$(lit, event.target.closest("svg"))) : undefined);
}

/** A finger is 40 pixels wide: what is lit under any part of it. */
function nearFinger({ clientX, clientY }, spots) {
  let best, least = 20;
  for (const spot of spots) {
    const box = spot.getBoundingClientRect();
    const off = Math.hypot(Math.max(box.left - clientX, clientX - box.right, 0), Math.max(box.top - clientY, clientY - box.bottom, 0));
    if (off < least && isShown(spot)) [best, least] = [spot, off];
  }
  return best;
}

// --- Two steps: first the piece, then where it goes. ---

let picked = "";

function pick(key) {
  picked = key;
  showPicks();
  const step = document.getElementById(`step-${key}`);
  if (!step || step.open) return;
  step.open = true;
  $(".choice", step)?.focus({ preventScroll: true });
}

/** Of what needs a first step, only what belongs to the one taken is shown. */
function showPicks() {
  const picks = $$("#board [data-pick]");
  const keys = new Set(picks.map((one) => one.dataset.pick));
  if (!keys.has(picked)) picked = keys.size === 1 ? [...keys][0] : "";
  for (const one of picks) one.classList.toggle("taken", one.dataset.pick === picked);
  for (const spot of $$("#board [data-first]")) {
    spot.classList.toggle("unpicked", keys.has(spot.dataset.first) && spot.dataset.first !== picked);
  }
}

// --- A lesson: what the coach speaks of is marked. ---

function showTaught() {
  const selector = $("#coach")?.dataset.show;
  for (const one of $$(".taught")) if (!selector || !one.matches(selector)) one.classList.remove("taught");
  const taught = selector ? $$(selector) : [];
  for (const one of taught) one.classList.add("taught");
  const isLesson = $("#coach")?.classList.contains("lesson") ?? false;
  document.body.classList.toggle("teaching", isLesson && taught.length > 0);
  // What needs a first step is shown with that step taken.
  const hidden = isLesson && taught.every((one) => !isShown(one)) && taught.find((one) => one.dataset.first);
  if (hidden) {
    picked = hidden.dataset.first;
    showPicks();
  }
}

/** Goes to what is marked: on the board, and in the list with the focus, so that Enter does it. */
function pointAtTaught(event) {
  if (!event.target.closest("[data-point]")) return;
  const taught = $$(".taught");
  const choice = taught.find((one) => one.matches("#decision button"));
  choice?.closest("details")?.setAttribute("open", "");
  choice?.focus();
  showInView(taught.filter((one) => one.closest("#board, #players") && isShown(one)));
}

/** Something new is said: what it speaks of is in view, and whoever reads a lesson can go on by a key. */
let said = "";
/** Whether the reader has begun to look around since the question came: then nobody leads them elsewhere. */
let looksAround = false;

function showSaid() {
  const coach = $("#coach:not([hidden])");
  const now = coach ? $(".said", coach).textContent : "";
  if (now === said) return;
  said = now;
  if (!now) return;
  const isLesson = coach.classList.contains("lesson");
  if (!isLesson && looksAround) return;
  const next = isLesson && $("#next button, .doings .button", coach);
  if (next && (!document.activeElement || document.activeElement === document.body)) next.focus({ preventScroll: true });
  showInView($$(".taught").filter((one) => one.closest("#board, #players") && isShown(one)));
}

function why(action, from) {
  send(`${main.dataset.table}/why`, { csrf: main.dataset.csrf, action }, from);
}

/** Asks before something that cannot be taken back. */
function confirmed(form, submitter) {
  const question = submitter?.dataset.confirm ?? form.dataset.confirm;
  const dialog = $("#confirm");
  if (!question || !dialog || wishes.confirm === "0" || form.dataset.confirmed) return true;
  $("p", dialog).textContent = question;
  dialog.onclose = () => {
    if (dialog.returnValue !== "yes") return;
    form.dataset.confirmed = "1";
    form.requestSubmit(submitter);
    delete form.dataset.confirmed;
  };
  dialog.returnValue = "";
  dialog.showModal();
  return false;
}

function atTable() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!confirmed(form, event.submitter)) {
      event.preventDefault();
    } else if (form.id === "act" || form.id === "undo") {
      event.preventDefault();
      decide(form.getAttribute("action"), Object.fromEntries(new FormData(form, event.submitter)), event.submitter);
    } else if ("stay" in form.dataset) {
      // What comes of it arrives as fragments; a refusal is told beside the button.
      event.preventDefault();
      send(form.getAttribute("action"), Object.fromEntries(new FormData(form, event.submitter)), event.submitter).then((ok) => ok === null && showLost(main.dataset.lost));
    } else if (form.id === "hintform") {
      event.preventDefault();
      send(form.getAttribute("action"), Object.fromEntries(new FormData(form, event.submitter)), event.submitter);
    } else if (form.id === "say") {
      event.preventDefault();
      send(form.getAttribute("action"), Object.fromEntries(new FormData(form)), form).then((ok) => ok && form.reset());
    }
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest("#explain, dialog")) return;
    const spot = meant(event);
    if (spot?.dataset.pick) return pick(spot.dataset.pick);
    if (spot) return act(spot.dataset.action, spot);
    const refused = event.target.closest("[data-why]:not(main)");
    if (refused && mine) why(refused.dataset.why, refused);
  });
  document.addEventListener("toggle", (event) => event.target.matches?.(".step[open]") && pick(event.target.dataset.step), true);
  document.addEventListener("click", playbackButton);
  document.addEventListener("click", pointAtTaught);
  for (const sign of ["pointerdown", "pointermove", "wheel", "keydown"]) {
    document.addEventListener(sign, () => (looksAround = true), { passive: true });
  }
  document.addEventListener("click", (event) => {
    const again = event.target.closest("[data-again]");
    if (!again) return;
    // What happened is shown once more, from the reader's last decision on.
    queue.length = 0;
    seq = Number(again.dataset.again);
    listen();
  });
  document.addEventListener("click", (event) => {
    const fold = event.target.closest("[data-fold]");
    if (fold) fold.setAttribute("aria-expanded", String(!$("#decision").classList.toggle("folded")));
  });
  document.addEventListener("keydown", shortcut);
  document.addEventListener("visibilitychange", listen);
  addEventListener("online", () => waiting && sendWaiting());
  addEventListener("pagehide", () => source?.close());
  setInterval(tick, 1000);
  listen();
  showPicks();
  showTaught();
  noticeTurn(true);
}

// --- Keys. ---

function shortcut(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, select, textarea, dialog")) return;
  const on = event.target;
  const spot = on.closest("svg [data-action]");
  const picks = on.closest("svg [data-pick]");
  if ((spot || picks) && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    return spot ? act(spot.dataset.action, spot) : pick(picks.dataset.pick);
  }
  const press = (button) => {
    if (!button || $("#decision").inert) return;
    event.preventDefault();
    button.click();
  };
  if (event.key >= "1" && event.key <= "9") press(numbered()[Number(event.key) - 1]);
  else if (event.key === "Enter" && !on.closest("a, button, summary")) press($("#decision .last") ?? $("#next button"));
  else if (event.key === "u") press($("#undo button"));
  else if (event.key === "h") press($("#hintform button"));
  else if (event.key === "?") $("#keys")?.showModal();
  else if (event.key === "Escape") closeExplanation();
}

/** The choices that the number keys stand for: those that can be seen, in their order. */
function numbered() {
  return $$("#decision .choices .choice, #decision .choices summary").filter(isShown);
}

// --- My turn: the title, a sound, the browser's notification, and everything in view. ---

const title = document.title;
let mine = false;
let announced = 0;
let asked = "";

function noticeTurn(quiet) {
  const turn = $("#turn");
  const now = turn?.dataset.mine === "1";
  document.title = now ? `● ${main.dataset.turn} – ${title}` : title;
  if (now && !mine) {
    const news = Number(turn.dataset.seq) > announced;
    announced = Math.max(announced, Number(turn.dataset.seq));
    if (news && !quiet) {
      if (wishes.sound === "1") bell();
      if (wishes.notify === "1" && document.hidden) notify();
    }
  }
  mine = now;
  const question = $("#act [name=seq]")?.value ?? "";
  if (now && question !== asked) {
    asked = question;
    showQuestion(quiet);
  }
  showSaid();
  curtain();
}

/** A new question: its first choice has the focus, and what it is about is in view. */
function showQuestion(quiet) {
  closeExplanation();
  looksAround = false;
  const decision = $("#decision");
  decision.classList.remove("folded");
  $(".choices", decision)?.scrollTo(0, 0);
  const writing = document.activeElement?.closest("#say, dialog");
  if (!writing && !quiet) (numbered()[0] ?? $(".last", decision))?.focus({ preventScroll: true });
  leaveHeader();
  showLit();
}

/** On a phone the head of the page makes room for the table. */
function leaveHeader() {
  const page = document.scrollingElement;
  if (scroller() !== page) return;
  const top = page.scrollTop + main.getBoundingClientRect().top;
  if (page.scrollTop < top) page.scrollTo({ top, behavior: "instant" });
}

/** What the choices under the first heading do: the main ones. */
function mainAnswers() {
  const answers = [];
  for (const one of $$("#decision .choices > :is(h3, .choice, .step)")) {
    if (one.matches("h3") && answers.length) break;
    answers.push(...(one.matches(".choice") ? [one] : $$(".choice", one)));
  }
  return answers.map((choice) => choice.value);
}

/** Scrolls to what the first choice is about, unless some main answer can be seen on the board. */
function showLit() {
  const answers = mainAnswers();
  const means = ({ dataset }) => dataset.pick || answers.includes(dataset.action);
  showInView($$("#board .lit, #players .lit").filter((spot) => means(spot) && isShown(spot)));
}

/** Scrolls to the first of these, unless one of them can be seen. */
function showInView(lit) {
  if (!lit.length) return;
  const frame = view();
  const seen = (box) => box.top >= frame.top && box.bottom <= frame.bottom && box.left >= 0 && box.right <= innerWidth;
  const boxes = lit.map((spot) => spot.getBoundingClientRect());
  if (boxes.some(seen)) return;
  const inner = lit[0].closest(".mapscroll");
  if (inner && inner.scrollWidth > inner.clientWidth) {
    const left = boxes[0].left - inner.getBoundingClientRect().left - inner.clientWidth / 3;
    inner.scrollBy({ left, behavior: "instant" });
  }
  const by = boxes[0].top + Math.min(boxes[0].height, frame.bottom - frame.top) / 2 - (frame.top + frame.bottom) / 2;
  scroller().scrollBy({ top: by, behavior: calm ? "instant" : "smooth" });
}

/** What scrolls: the middle of a wide page, all of a narrow one. */
function scroller() {
  const middle = $(".middle");
  return middle && getComputedStyle(middle).overflowY === "auto" ? middle : document.scrollingElement;
}

/** The part of the screen where the board can be seen. */
function view() {
  const middle = scroller();
  if (middle !== document.scrollingElement) return middle.getBoundingClientRect();
  const top = $("#seats")?.getBoundingClientRect().bottom ?? 0;
  const sheet = ["#coach", "#decision"].map((part) => $(part)).find((part) => part && !part.hidden);
  const bottom = sheet ? sheet.getBoundingClientRect().top : innerHeight;
  return { top: Math.max(0, Math.min(top, innerHeight / 2)), bottom };
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
  for (const clock of $$(".clock.running")) {
    const left = Math.max(0, Number(clock.dataset.left) - 1000);
    clock.dataset.left = left;
    const s = Math.floor(left / 1000);
    const two = (n) => String(n).padStart(2, "0");
    const waiting = clock.closest("button[disabled][data-ready]");
    if (!left && waiting) {
      waiting.disabled = false;
      waiting.textContent = waiting.dataset.ready;
      continue;
    }
    clock.textContent = s >= 3600 ? `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}` : `${Math.floor(s / 60)}:${two(s % 60)}`;
  }
}

// --- Preferences: the server keeps them; the page has them on its root element. ---

/** Keeps a preference that was changed at the table. */
function prefer(key, value) {
  send(main.dataset.preferences, { csrf: main.dataset.csrf, [key]: value });
}

/** What is switched on is tried at once: the bell rings, and the browser asks whether it may notify. */
function tryOut(key) {
  if (key === "sound") bell();
  if (key === "notify") window.Notification?.requestPermission();
}

document.addEventListener("change", ({ target }) => {
  const key = target.dataset.preference ?? (target.form?.id === "preferences" ? target.name : null);
  if (!key) return;
  const value = target.type === "checkbox" ? (target.checked ? "1" : "0") : target.value;
  wishes[key.replace("_e", "E")] = value;
  if (value === "1") tryOut(key);
  if (target.dataset.preference) prefer(key, value);
});

// --- What is this? An explanation beside what is pointed at; on a phone, a sheet. ---

let explained = null;
let pointing;
// Where the last click was: what comes to lie under a pointer that rests there is not pointed at.
let clicked = "";

function explain(spot) {
  const panel = $("#explain");
  if (!panel || !spot?.isConnected || spot === explained) return;
  explained = spot;
  $("#why").replaceChildren();
  const label = spot.getAttribute("aria-label") ?? spot.textContent.trim();
  const now = spot.dataset.now;
  const words = now && label.startsWith(now) ? label.slice(now.length + 3) : label;
  const rules = spot.dataset.rule.split(" ").filter(Boolean);
  const paragraph = (className, textContent) => textContent && Object.assign(document.createElement("p"), { className, textContent });
  const links = document.createElement("p");
  links.className = "rules-of";
  for (const rule of rules) {
    links.append(Object.assign(document.createElement("a"), {
      href: `${main.dataset.rules}#${rule}`,
      target: "_blank",
      textContent: `${main.dataset.ruleWord} ${rule}`,
    }), " ");
  }
  const brief = $("#briefs")?.content.querySelector(`[data-id="${rules[0]}"]`)?.textContent;
  $("#explain-words").replaceChildren(...[paragraph("now", now), paragraph("name", words), paragraph("brief", brief), links].filter(Boolean));
  openExplanation(spot);
}

function openExplanation(spot) {
  const panel = $("#explain");
  if (!panel || !spot) return;
  panel.hidden = false;
  if (innerWidth < 704) {
    // A sheet above the choices, which stay in reach.
    panel.style.left = panel.style.top = "";
    panel.style.bottom = `${innerHeight - view().bottom}px`;
    return;
  }
  panel.style.bottom = "";
  // It lies over the board only, never over the choices beside it.
  const { top: ceiling, bottom: floor, left = 0, right = innerWidth } = view();
  const box = spot.getBoundingClientRect();
  const size = panel.getBoundingClientRect();
  const fits = (at, length, from, to) => Math.max(from + 6, Math.min(at, to - length - 6));
  const aside = box.left >= right;
  const below = box.bottom + 8 + size.height < floor;
  const top = aside ? box.top : below ? box.bottom + 8 : box.top - size.height - 8;
  const beside = top < ceiling;
  panel.style.top = `${fits(beside ? box.top : top, size.height, ceiling, floor)}px`;
  panel.style.left = `${fits(beside ? box.right + 8 : box.left + box.width / 2 - size.width / 2, size.width, left, right)}px`;
}

function closeExplanation() {
  clearTimeout(pointing);
  explained = null;
  const panel = $("#explain");
  if (!panel) return;
  panel.hidden = true;
  $("#why").replaceChildren();
}

const placeOf = ({ clientX, clientY }) => `${clientX} ${clientY}`;

function atExplanations() {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    if (placeOf(event) === clicked) return;
    clicked = "";
    const spot = event.target.closest?.("[data-rule]");
    clearTimeout(pointing);
    if (spot) pointing = setTimeout(explain, explained ? 60 : 250, spot);
    else if (explained && !event.target.closest("#explain")) pointing = setTimeout(closeExplanation, 200);
  });
  document.addEventListener("focusin", (event) => {
    const spot = event.target.closest?.("[data-rule]");
    if (spot && event.target.matches(":focus-visible")) explain(spot);
  });
  // A tap explains what it does not do; holding explains everything.
  document.addEventListener("click", (event) => {
    if (event.target.closest("#explain")) return;
    clicked = placeOf(event);
    const spot = event.target.closest("[data-rule]");
    if (!spot || meant(event) || spot.dataset.action) closeExplanation();
    else explain(spot);
  });
  document.addEventListener("help", closeExplanation);
  document.addEventListener("contextmenu", (event) => {
    const spot = event.target.closest("[data-rule]");
    if (!spot) return;
    event.preventDefault();
    explain(spot);
  });
}

// --- Two taps on a map make it larger, and smaller again. ---

let tapped = [0, 0, 0];

function zoom(event) {
  const map = event.target.closest(".mapscroll");
  if (!map || event.pointerType !== "touch") return;
  const [at, x, y] = tapped;
  tapped = [event.timeStamp, event.clientX, event.clientY];
  if (event.timeStamp - at > 320 || Math.hypot(event.clientX - x, event.clientY - y) > 30) return;
  const box = map.getBoundingClientRect();
  const [across, down] = [(event.clientX - box.left + map.scrollLeft) / map.scrollWidth, (event.clientY - box.top + map.scrollTop) / map.scrollHeight];
  map.classList.toggle("zoomed");
  map.scrollTo({ left: across * map.scrollWidth - map.clientWidth / 2, top: down * map.scrollHeight - map.clientHeight / 2 });
}

// --- The arrow keys walk over everything on the board. ---

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function walk(event) {
  const way = ARROWS[event.key];
  const from = way && event.target.closest?.("[data-rule], .mapscroll");
  if (!from?.closest("#board, #players")) return;
  const pieces = $$("#board [data-rule], #players [data-rule]");
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
  main.addEventListener("input", (event) => {
    if (event.target.matches("[data-turns]")) $("[name=step]").value = event.target.value;
    if (!event.target.matches("select[data-speed]")) show(chosen());
  });
  main.addEventListener("click", (event) => {
    const link = event.target.closest("#steps a.button");
    if (!link) return;
    event.preventDefault();
    show(link.getAttribute("href"));
  });
  // Plays by itself, step by step, until the end or until the button is pressed again.
  let playing;
  function play(on) {
    clearTimeout(playing);
    $("[data-play]").setAttribute("aria-pressed", String(on));
    if (!on) return;
    playing = setTimeout(async () => {
      await show($("#steps [rel=next]").getAttribute("href"));
      const slider = $("[name=step]");
      play(Number(slider.value) < Number(slider.max));
    }, 2 * PAUSES[$("select[data-speed]").value]);
  }
  main.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-play]");
    if (button) play(button.getAttribute("aria-pressed") !== "true");
    const copy = event.target.closest("[data-copy-here]");
    if (!copy) return;
    await navigator.clipboard?.writeText(location.href);
    copy.textContent = copy.dataset.done;
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, #board, #players")) return;
    if (event.key === "ArrowRight") $("#steps [rel=next]").click();
    if (event.key === "ArrowLeft") $("#steps [rel=prev]").click();
  });
}

if (main?.dataset.table) atTable();
if (main?.dataset.replay) atReplay();
atExplanations();
document.addEventListener("keydown", walk);
document.addEventListener("pointerup", zoom);

// --- Links to hand on. ---

/** Copies a link: by the clipboard where the page may use it, which it may not without TLS; else by its selection. */
async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    document.execCommand("copy");
  }
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy-button], [data-share]");
  if (!button) return;
  const field = $("[data-copy]", button.closest(".invite"));
  if ("share" in button.dataset) {
    // Whoever thinks better of it closes the dialog, which is no fault.
    await navigator.share({ title: button.dataset.title, url: field.value }).catch(() => {});
    return;
  }
  await copy(field);
  button.textContent = button.dataset.done;
});
if (navigator.share) document.body.classList.add("sharing");
