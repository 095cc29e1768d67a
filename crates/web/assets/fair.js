// What keeps the server honest: this browser promises chance of its own before it tells it, and keeps what it was told.
// The server sends this script, too. Whoever does not want to rely on it compares the numbers by hand (docs/fairness.md).

const $ = (query, root = document) => root.querySelector(query);
const $$ = (query, root = document) => [...root.querySelectorAll(query)];
const main = $("main");

// --- SHA-256. Browsers have it, but not on pages without TLS. ---

const primes = [];
for (let number = 2; primes.length < 64; number++) if (primes.every((prime) => number % prime)) primes.push(number);
const fraction = (number) => ((number - Math.floor(number)) * 2 ** 32) | 0;
const FIRST = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = primes.map((prime) => fraction(Math.cbrt(prime)));
const turned = (word, bits) => (word >>> bits) | (word << (32 - bits));

function sha256(bytes) {
  const padded = new Uint8Array(((bytes.length + 8) >> 6 << 6) + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const state = [...FIRST];
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [early, late] = [words[i - 15], words[i - 2]];
      const [s, t] = [turned(early, 7) ^ turned(early, 18) ^ (early >>> 3), turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)];
      words[i] = words[i - 16] + s + words[i - 7] + t;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const s = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const t = (h + s + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i]) | 0;
      const u = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(t + u) | 0, a, b, c, (d + t) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] + word) | 0));
  }
  const sum = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => sum.setInt32(4 * i, word));
  return new Uint8Array(sum.buffer);
}

const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const utf8 = (text) => new TextEncoder().encode(text);
/** The SHA-256 of texts and bytes, one after the other, as text. */
const sum = (...parts) => hex(sha256(Uint8Array.from(parts.flatMap((part) => [...(typeof part === "string" ? utf8(part) : part)]))));
const after = (head, link) => sum(unhex(head), unhex(link));

// --- What this browser keeps. ---

/** Keeps a text; false if this browser keeps nothing. */
function keep(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const ADDED = "samovar-added-";
const TOLD = "samovar-told-";
/** So many tables are enough to remember. */
const TABLES = 300;

/** What was kept of a table: commitment, first line, number of lines, head; and the own promises by seat. */
const story = (id) => ({ own: {}, ...JSON.parse(kept(TOLD + id) ?? "{}") });

function remember(id, more) {
  const isNew = kept(TOLD + id) === null;
  keep(TOLD + id, JSON.stringify({ ...story(id), ...more, at: Date.now() }));
  if (!isNew) return;
  const ids = Object.keys(localStorage).filter((key) => key.startsWith(TOLD)).map((key) => key.slice(TOLD.length));
  if (ids.length <= TABLES) return;
  ids.sort((one, other) => story(other).at - story(one).at);
  for (const old of ids.slice(TABLES)) {
    for (const promise of Object.values(story(old).own)) localStorage.removeItem(ADDED + promise);
    localStorage.removeItem(TOLD + old);
  }
}

// --- Chance of this browser's own goes into the seed of the game: promised first, told once nobody can choose any more. ---

const id = main?.dataset.table?.split("/").at(-1);
/** What was promised when a table was made, until its page is there. */
const MADE = "samovar-made";

addEventListener(
  "submit",
  (event) => {
    const form = event.target;
    const [, seat, what] = form.getAttribute("action")?.match(/\/seat\/(\d)\/(\w+)$/) ?? [];
    if (id && what === "leave") remember(id, { own: { ...story(id).own, [seat]: undefined } });
    const field = form.elements.promise;
    if (!field) return;
    const text = hex(crypto.getRandomValues(new Uint8Array(16)));
    const promise = sum(text);
    // What this browser could not tell later it does not promise.
    if (!keep(ADDED + promise, text)) return;
    field.value = promise;
    if (seat) remember(id, { own: { ...story(id).own, [seat]: promise } });
    else sessionStorage.setItem(MADE, promise);
  },
  true,
);

// --- At a table: whatever the server tells has to go on from what it told before. ---

const promises = $("#promises");
const chain = $("#chain");
const tried = new Set();
let asked = -Infinity;

/** Shows a doubt, or takes it back. */
function doubt(name, is) {
  const words = $(`#unfair [data-doubt=${name}]`);
  words.hidden = !is;
  $("#unfair").hidden = !$$("#unfair [data-doubt]").some((one) => !one.hidden);
  return is;
}

async function links(since) {
  const answer = await fetch(`${chain.dataset.chain}?since=${since}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}

async function compare() {
  const told = { ...promises.dataset, lines: Number(chain.dataset.lines), link: chain.dataset.link, head: chain.dataset.head };
  const added = JSON.parse(told.added);
  const made = sessionStorage.getItem(MADE);
  if (made && added.some(({ promise }) => promise === made)) {
    const own = added.filter(({ promise, mine }) => mine && promise === made).map(({ seat }) => [seat, made]);
    remember(id, { own: { ...Object.fromEntries(own), ...story(id).own } });
    sessionStorage.removeItem(MADE);
  }
  if (!story(id).commitment) remember(id, { commitment: told.commitment });
  const known = story(id);
  if (doubt("commitment", known.commitment !== told.commitment)) return;
  // The own seats, and the text that was promised for each.
  const own = added.filter(({ seat, mine }) => mine && known.own[seat]).map((one) => ({ ...one, text: kept(ADDED + known.own[one.seat]) }));
  const replaced = own.some(({ seat, promise }) => promise !== known.own[seat]);
  const leftOut = "begun" in told && own.some(({ added, text }) => added !== text);
  if (doubt("left-out", replaced || leftOut)) return;
  if (!told.first) return void doubt("story", Boolean(known.first));
  const line = JSON.parse(told.first);
  const agrees = line.commitment === known.commitment && added.every(({ seat, promise }) => line.seats[seat].person?.promise === promise);
  if (doubt("story", !agrees || (known.first && known.first !== told.first))) return;
  if (!known.first) remember(id, { first: told.first, lines: 1, head: sum(told.first) });
  if ("drawing" in told) own.forEach(reveal);
  await goOn(story(id), told);
  const shown = $("#head");
  if (shown) shown.textContent = story(id).head;
}

/** Tells what was promised; by now the commitment and everybody's promises are kept. */
async function reveal({ seat, added, text }) {
  if (added || !text || tried.has(seat)) return;
  tried.add(seat);
  const answer = await fetch(`${main.dataset.table}/seat/${seat}/reveal`, {
    method: "POST",
    headers: { "x-samovar": "1", "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ added: text, csrf: main.dataset.csrf }),
  }).catch(() => null);
  if (answer) return;
  tried.delete(seat);
  setTimeout(look, 1000);
}

/** The chain goes on from the head that was kept, or it is another one. */
async function goOn(known, { lines, link, head }) {
  if (lines < known.lines) return ask(known);
  const missed = lines - known.lines;
  const more = missed === 1 ? [link] : missed ? (await links(known.lines)).links.slice(0, missed) : [];
  const now = more.reduce(after, known.head);
  if (!doubt("story", now !== head || more.length < missed) && missed) remember(id, { lines, head });
}

/** Another page of this browser is ahead, or the server tells less than it did: it is asked again. */
async function ask(known) {
  if (Date.now() - asked < 5000) return;
  asked = Date.now();
  const now = await links(1);
  const heads = [sum(known.first)];
  for (const link of now.links) heads.push(after(heads.at(-1), link));
  doubt("story", heads[known.lines - 1] !== known.head);
  if (heads.length < known.lines) setTimeout(look, 6000);
}

// One look after the other; without a connection the next one tells.
let work = Promise.resolve();
const look = () => (work = work.then(compare).catch((error) => console.warn(error)));

if (promises && chain) {
  new MutationObserver(look).observe(main, {
    subtree: true,
    attributeFilter: ["data-commitment", "data-first", "data-added", "data-drawing", "data-begun", "data-head"],
  });
  look();
}

// --- The proof of a finished game: the record against what was kept while it ran. ---

const proof = $("#kept");

async function prove() {
  const known = story(proof.dataset.id);
  if (!known.head) return;
  const record = await (await fetch(proof.dataset.record)).text();
  const secret = unhex(record.match(/^secret: (\w+)$/m)?.[1] ?? "");
  const [first, ...rest] = record.split("\n").filter((line) => line.startsWith("{"));
  const heads = [sum(first ?? "")];
  for (const line of rest) heads.push(after(heads.at(-1), sum("samovar link", secret, line)));
  const fits = sum(secret) === known.commitment && heads[known.lines - 1] === known.head;
  for (const words of $$("[data-kept]", proof)) words.hidden = words.dataset.kept !== (fits ? "fits" : "differs");
  $("[data-command]", proof).textContent = `samovar verify --commitment ${known.commitment} --head ${known.head} game.record`;
}

if (proof) prove();
