// What must hold at every question of a game; the page's own script knows nothing of it.
// `faults()` says what does not; `remember()` notes where everything is, to be compared at the next question.

window.watch ??= (() => {
  const all = (query) => [...document.querySelectorAll(query)];
  const isShown = (one) => one.getBoundingClientRect().width > 0;
  const name = (one) => one.id || one.getAttribute("aria-label") || one.className?.baseVal || one.className || one.nodeName;

  /** Whether all of an element is on the screen and nothing covers its middle. */
  function isInView(one) {
    const box = one.getBoundingClientRect();
    if (!isShown(one) || box.width === 0) return false;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return false;
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return Boolean(hit && (one.contains(hit) || hit.contains(one)));
  }

  function outOfView() {
    const wanted = {
      "own goods": all("#seats .mine .tally"),
      "a score": all("#seats .score"),
      "the question": all("#turn p"),
      "the first choice": all("#decision :is(.choice, .step > summary)").slice(0, 1),
      "the end of the turn": all("#decision .last"),
    };
    return Object.entries(wanted).flatMap(([what, ones]) => {
      if (!ones.length && what !== "the end of the turn") return [`${what} is not there`];
      return ones.filter((one) => !isInView(one)).slice(0, 1).map((one) => `${what} is out of view: ${name(one)}`);
    });
  }

  /** Whether all of the question can be read. */
  function cutOff() {
    const question = document.querySelector("#turn p");
    return question.scrollHeight > question.clientHeight + 1 ? [`the question is cut off: ${question.textContent}`] : [];
  }

  /** Of 25 points over a lit target, those that lie on it must mean it or another lit one. */
  function deadPoints() {
    const lit = "[data-action], [data-pick]";
    const middle = document.querySelector(".middle");
    const page = document.scrollingElement;
    const scrolled = [middle.scrollTop, middle.scrollLeft, page.scrollTop, page.scrollLeft];
    const faults = [];
    const targets = all("#board [data-action], #board [data-pick], #players [data-action]").filter(isShown);
    for (const target of targets) {
      target.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      // What is drawn for the finger, not the whole way an arrow goes.
      const box = (target.querySelector(".hit, .lot, .shape, .frame, .halo") ?? target).getBoundingClientRect();
      let own = 0;
      for (let across = 0; across < 5; across += 1) {
        for (let down = 0; down < 5; down += 1) {
          const x = box.left + box.width * (0.1 + 0.2 * across);
          const y = box.top + box.height * (0.1 + 0.2 * down);
          const stack = document.elementsFromPoint(x, y);
          if (!stack.some((one) => target.contains(one))) continue;
          own += 1;
          // What is too tall for the room above the choices is scrolled.
          if (stack[0].closest("#decision, #seats, #turn")) continue;
          if (!stack[0].closest("#board, #players")) faults.push(`${name(target)} is covered by ${name(stack[0])}`);
          else if (!stack.find((one) => one.closest(lit))) faults.push(`${name(target)} does not react`);
        }
      }
      if (own === 0) faults.push(`${name(target)} cannot be hit`);
    }
    [middle.scrollTop, middle.scrollLeft, page.scrollTop, page.scrollLeft] = scrolled;
    return faults.slice(0, 3);
  }

  function smallControls() {
    if (innerWidth > 500) return [];
    const controls = all("#decision :is(button, summary), #seats button, #playback button").filter(isShown);
    const small = controls.filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width < 40 || height < 40;
    });
    return small.slice(0, 3).map((one) => `${name(one)} is smaller than 40 pixels: ${one.outerHTML.slice(0, 120)}`);
  }

  function lostFocus() {
    return document.activeElement?.closest("#decision") ? [] : [`the focus is on ${name(document.activeElement ?? document.body)}`];
  }

  /** Where everything on the board and in the panels is: inside its drawing or section, which may itself be pushed down. */
  function places() {
    return new Map(
      all("#board [id], #seats .glance").filter(isShown).map((one) => {
        const box = one.getBoundingClientRect();
        const home = (one.closest("svg") ?? one.closest("section")).getBoundingClientRect();
        return [one.id, { html: one.outerHTML, x: box.left - home.left, y: box.top - home.top }];
      }),
    );
  }

  /** Once nothing on the page moves any more: two pictures in a row are alike. */
  async function settled() {
    await document.fonts.ready;
    const picture = () => JSON.stringify([
      ...all("#board [id], #seats .glance, #decision, #turn").map((one) => Object.values(one.getBoundingClientRect().toJSON())),
      document.querySelector(".middle").scrollTop,
    ]);
    let last = "";
    for (let alike = 0; alike < 3; ) {
      await new Promise(requestAnimationFrame);
      const now = picture();
      alike = now === last ? alike + 1 : 0;
      last = now;
    }
  }

  let before = null;

  function moved(turn) {
    const now = places();
    const faults = [];
    if (before?.turn === turn) {
      for (const [id, { html, x, y }] of now) {
        const was = before.now.get(id);
        // Cards on display close up when one is taken, and so do boyars on a bench.
        if (!was || was.html !== html || /^(card|deck|boyar)-/.test(id)) continue;
        const by = Math.hypot(was.x - x, was.y - y);
        if (by > 2) faults.push(`${id} has moved by ${Math.round(by)} pixels`);
      }
    }
    before = { turn, now };
    return faults.slice(0, 3);
  }

  return {
    settled,
    /** What does not hold. `turn` tells one turn of the reader from another. */
    faults: (turn, first) => [
      ...outOfView(),
      ...cutOff(),
      ...(first ? [] : lostFocus()),
      ...moved(turn),
      ...smallControls(),
      ...deadPoints(),
      ...(document.documentElement.scrollWidth > innerWidth ? ["the page is wider than the screen"] : []),
    ],
  };
})();
