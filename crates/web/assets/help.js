// The drawer beside the board: the player aid at what is asked now, the rulebook and the glossary. Without this script its
// links lead to the pages with the same texts.

const $ = (query, root = document) => root.querySelector(query);
const $$ = (query, root = document) => [...root.querySelectorAll(query)];
const main = $("main");
const drawer = $("#help");

// --- The rulebook as a page: a rule it does not explain is in the complete reference. ---

function seekInReference() {
  const id = decodeURIComponent(location.hash.slice(1));
  if (/^[A-Z]{3}-[A-Z]?\d+$/.test(id) && !document.getElementById(id)) location.replace(main.dataset.reference + location.hash);
}

if (main?.dataset.reference) {
  addEventListener("hashchange", seekInReference);
  seekInReference();
}

if (drawer) {
  const panel = $("#help-panel");
  const search = $("form", drawer);
  const tabs = $$("[role=tab]", drawer);
  const path = (address) => new URL(address, location.href).pathname;
  const texts = new Map();
  let shelf = "";
  let opener = null;
  // Whoever clicks twice gets what was asked for last.
  let asked = 0;

  /** Shows a text, at a place in it: the id of a rule or of a part. */
  async function open(name, place, from) {
    if (from && !drawer.contains(from)) opener = from;
    if (!drawer.open) drawer.show();
    // What is explained beside a piece would lie over the board, which makes room now.
    document.dispatchEvent(new Event("help"));
    if (await fill(name)) goTo(place);
  }

  function close() {
    drawer.close();
    const back = opener?.isConnected && opener.getClientRects().length ? opener : $("#turn [data-shelf]");
    back?.focus({ preventScroll: true });
  }

  /** Puts a text into the panel; says whether it is still the one that is wanted. */
  async function fill(name, query = "") {
    const turn = ++asked;
    for (const tab of tabs) {
      const chosen = tab.dataset.shelf === name;
      tab.setAttribute("aria-selected", String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
      if (chosen) panel.setAttribute("aria-labelledby", tab.id);
    }
    search.hidden = name === "aid";
    if (name !== shelf) search.q.value = query;
    const address = `${drawer.dataset.help}/${name}${query && `?${new URLSearchParams({ q: query })}`}`;
    if (shelf === name && panel.dataset.shows === address) return true;
    const html = texts.get(address) ?? (await get(address));
    if (turn !== asked) return false;
    if (html === null) {
      panel.textContent = main.dataset.lost ?? "";
      panel.dataset.shows = "";
      return false;
    }
    if (!query) texts.set(address, html);
    panel.innerHTML = html;
    panel.dataset.shows = address;
    panel.scrollTop = 0;
    shelf = name;
    mark();
    return true;
  }

  async function get(address) {
    const answer = await fetch(address).catch(() => null);
    return answer?.ok ? answer.text() : null;
  }

  /** Brings a place of the text into view and puts the focus there. In the player aid it is what is asked now. */
  function goTo(place) {
    const found = place ? panel.querySelector(`[id="${CSS.escape(place)}"]`) : $("[aria-current]", panel);
    if (place && !found) return lead(place);
    for (const old of $$(".sought", panel)) old.classList.remove("sought");
    const part = found?.closest(".ruled") ?? found ?? panel;
    if (part !== panel) {
      part.classList.add("sought");
      part.tabIndex = -1;
      // A rule is easier to place with the heading it stands under.
      const above = place ? 72 : 8;
      panel.scrollTop += part.getBoundingClientRect().top - panel.getBoundingClientRect().top - above;
    }
    part.focus({ preventScroll: true });
  }

  /** Leads to a rule that only the complete reference has. */
  function lead(id) {
    const link = Object.assign(document.createElement("a"), {
      href: `${drawer.dataset.reference}#${id}`,
      target: "_blank",
      textContent: `${drawer.dataset.referenceWord} ${id}`,
    });
    panel.prepend(link);
    panel.dataset.shows = "";
    panel.scrollTop = 0;
    link.focus({ preventScroll: true });
  }

  /** Marks the part of the player aid that helps with what is asked now. */
  function mark() {
    const question = $("#turn")?.dataset.question;
    for (const heading of $$("[data-keys]", panel)) {
      if (shelf === "aid" && heading.dataset.keys.split(" ").includes(question)) heading.setAttribute("aria-current", "step");
      else heading.removeAttribute("aria-current");
    }
  }

  /** Which text a link means, and where in it; nothing if it leads elsewhere. */
  function meant(link) {
    if (link.dataset.shelf) return [link.dataset.shelf, ""];
    const place = decodeURIComponent(link.hash.slice(1));
    if (link.pathname === path(main.dataset.rules)) return ["rules", place];
    if (link.pathname === path(drawer.dataset.glossary)) return ["glossary", place];
    if (panel.contains(link) && link.getAttribute("href").startsWith("#")) return [shelf, place];
    return null;
  }

  document.addEventListener("click", (event) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest("a[href]");
    const where = link && meant(link);
    if (!where) return;
    event.preventDefault();
    open(...where, link);
  });

  drawer.addEventListener("click", (event) => {
    const tab = event.target.closest("[role=tab]");
    if (tab) fill(tab.dataset.shelf);
    else if (event.target.closest("[data-close]")) close();
  });

  drawer.addEventListener("submit", (event) => {
    event.preventDefault();
    fill(shelf, search.q.value.trim());
  });

  drawer.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = tabs.indexOf(event.target);
    if (!step || at < 0) return;
    event.preventDefault();
    const tab = tabs[(at + step + tabs.length) % tabs.length];
    tab.focus();
    fill(tab.dataset.shelf);
  });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || $("dialog:modal")) return;
    if (event.key === "Escape" && drawer.open) close();
    if (event.key === "r" && !event.target.closest("input, select, textarea, #help")) open("aid", "", event.target);
  });

  const turn = $("#turn");
  if (turn) new MutationObserver(mark).observe(turn, { attributes: true, attributeFilter: ["data-question"] });
}
