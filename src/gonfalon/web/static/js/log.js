// What happened: newest at the bottom, routine lines pale, a mark where you last looked.
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
      h("span", {}, typeof seat === "number" && seat >= 0 && mark(seat), line.text),
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
    const rows = log.filter((line) => line.version <= since).map((line) => this.line(line));
    if (fresh.length) {
      rows.push(h("li", { class: "new-mark" }, t("since-you-looked", { count: fresh.length })), ...fresh.map((line) => this.line(line)));
    }
    this.place.replaceChildren(...(rows.length ? rows : [h("li", { class: "line pale" }, t("log-empty"))]));
    this.place.scrollTop = this.place.scrollHeight;
    byId("log-news").textContent = fresh.length ? String(fresh.length) : "";
    byId("to-news").hidden = !fresh.length || this.place.scrollTop === 0;
    byId("spoken-log").textContent = fresh.at(-1)?.text ?? "";
  }

  /** Scroll to the first thing the reader has not seen. */
  toNews() {
    this.place.querySelector(".new-mark")?.scrollIntoView({ block: "start" });
  }
}
