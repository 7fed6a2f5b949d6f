// What happened: newest at the bottom and in view, routine lines pale, a mark where you last looked.
import { dieFace, throwsOf } from "./dice.js";
import { byId, h, icon, mark } from "./dom.js";
import { store, stored } from "./prefs.js";
import { lookOf, signOf } from "./signs.js";
import { t } from "./words.js";

/** @param {LogLine} line @returns {string[]} the things on the board a line speaks of */
function targetsOf(line) {
  const out = [];
  for (const [, value] of line.args) {
    for (const one of Array.isArray(value) ? value : [value]) if (typeof one === "string" && one.includes(":")) out.push(one);
  }
  return out;
}

const NEAR = 4; // pixels from the end that still count as the end

export class Log {
  /** @param {string} table @param {(targets: string[]) => void} note point things out on the board */
  constructor(table, note) {
    this.place = byId("log");
    this.note = note;
    this.key = `seen.${table}`;
    /** Everything after this version is new to the reader; null until something has been seen. @type {number | null} */
    this.mark = stored(this.key) === null ? null : Number(stored(this.key));
    this.version = 0;
    this.shown = "";
    /** What stands there now, and its rows. @type {LogLine[]} */
    this.lines = [];
    /** @type {HTMLElement[]} */
    this.rows = [];
    /** Whether the log keeps to its end; not while the reader has scrolled up. */
    this.following = true;
    /** Where the log was scrolled to last: above it, the reader went up, if it was by his hand. */
    this.top = 0;
    this.byHand = false;
    /** The version of the newest line shown, and of the first one that has not been in view. */
    this.last = 0;
    /** @type {number | null} */
    this.unread = null;
    this.place.addEventListener("scroll", () => this.scrolled());
    for (const hand of ["wheel", "touchmove", "keydown"]) this.place.addEventListener(hand, () => (this.byHand = true), { passive: true });
    this.place.addEventListener("pointerdown", ({ target }) => (this.byHand ||= target === this.place)); // its bar, not one of its lines
    new ResizeObserver(() => this.settle()).observe(this.place); // the options above take and give back room
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.seen();
    });
    addEventListener("pagehide", () => this.seen());
  }

  /** The reader has seen, or done, everything up to a version. */
  seen(version = this.version) {
    this.mark = version;
    store(this.key, String(version));
  }

  /** @param {LogLine} line */
  line(line) {
    const seat = new Map(line.args).get("seat");
    const targets = targetsOf(line);
    return h(
      "li",
      {
        class: `line ${lookOf(line.key)}`,
        "data-at": line.version,
        onpointerenter: targets.length > 0 && (() => this.note(targets)),
        onpointerleave: targets.length > 0 && (() => this.note([])),
      },
      icon(signOf(line.key)),
      h("span", {}, typeof seat === "number" && seat >= 0 && mark(seat), line.text, ...throwsOf(line).map((faces) => h("span", { class: "dice-faces" }, ...faces.map(dieFace)))),
    );
  }

  /** @param {GameView} view */
  show(view) {
    const { log } = view;
    this.version = view.version;
    if (this.mark === null || this.mark > view.version) this.mark = view.version;
    const since = this.mark;
    const fresh = log.filter((line) => line.version > since);
    const state = `${log.length}.${log.at(-1)?.version}.${since}`;
    if (state === this.shown) return;
    this.shown = state;
    this.write(log);
    if (fresh.length) {
      const mark = h("li", { class: "new-mark", "data-at": fresh[0].version }, t("since-you-looked", { count: fresh.length }));
      this.rows[log.length - fresh.length].before(mark);
    }
    byId("log-news").textContent = fresh.length ? String(fresh.length) : "";
    byId("spoken-log").textContent = fresh.at(-1)?.text ?? "";
    if (this.unread !== null && this.unread <= since) this.unread = null;
    this.unread ??= fresh.find((line) => line.version > this.last)?.version ?? null;
    this.last = log.at(-1)?.version ?? 0;
    requestAnimationFrame(() => this.settle()); // once the options above have their size
  }

  /** Put down the lines; those that stand there already stay, since a long game has thousands. @param {LogLine[]} log */
  write(log) {
    let kept = 0;
    while (kept < this.lines.length && this.lines[kept].version === log[kept]?.version && this.lines[kept].text === log[kept].text) kept += 1;
    this.rows.splice(kept);
    this.rows.push(...log.slice(kept).map((line) => this.line(line)));
    this.lines = log;
    this.place.querySelector(".new-mark")?.remove();
    while (this.place.children.length > kept) this.place.lastElementChild?.remove();
    this.place.append(...(log.length ? this.rows.slice(kept) : [h("li", { class: "line pale" }, icon("log"), h("span", {}, t("log-empty")))]));
  }

  /** Keep to the end, or to where the reader is. */
  scroll() {
    this.place.scrollTop = this.following ? this.place.scrollHeight : this.top;
    this.top = this.place.scrollTop;
  }

  settle() {
    if (this.place.clientHeight === 0) {
      this.following = true; // put away: opened again, it shows its end
      return;
    }
    this.scroll();
    this.byHand = false;
    this.pointToNews();
  }

  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.place;
    if (scrollHeight - scrollTop - clientHeight <= NEAR) this.following = true;
    else if (this.byHand && scrollTop < this.top - 1) this.following = false;
    else if (this.following) this.scroll(); // the layout moved it: what stands above was emptied and filled again
    this.top = scrollTop;
    this.pointToNews();
  }

  news() {
    return this.unread === null ? null : this.place.querySelector(`[data-at="${this.unread}"]`);
  }

  /** Say where the first thing is that has not been in view yet. */
  pointToNews() {
    const news = this.news()?.getBoundingClientRect();
    const { top, bottom } = this.place.getBoundingClientRect();
    const above = news !== undefined && news.top < top - NEAR;
    const below = news !== undefined && news.bottom > bottom + NEAR;
    if (!above && !below) this.unread = null;
    byId("to-news").hidden = this.unread === null;
    if (this.unread !== null) byId("to-news").querySelector("use")?.setAttribute("href", above ? "#i-up" : "#i-down");
  }

  /** Scroll to the first thing the reader has not seen. */
  toNews() {
    this.following = false; // unless that is at the end
    this.news()?.scrollIntoView({ block: "start" });
  }
}
