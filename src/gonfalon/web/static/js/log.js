// What happened: newest at the bottom, routine lines pale, a mark where you last looked.
import { byId, h, icon, mark } from "./dom.js";
import { store, stored } from "./prefs.js";
import { t } from "./words.js";

/** The first word found in an event's key decides its sign; `pale` lines are routine. */
const SIGNS = /** @type {[RegExp, string][]} */ ([
  [/turn|round|chapter|begin/, "hourglass"],
  [/win|won|victory|end-of|over/, "trophy"],
  [/emperor|caliph|crown|king|title/, "crown"],
  [/siege|assault|fort|wall|garrison/, "tower"],
  [/battle|fight|attack|raid|combat|loss|casualt|hit|destroy|kill/, "sword"],
  [/die|dice|roll|throw/, "die"],
  [/retreat|flee|flight|rout/, "undo"],
  [/church|bishop|patriarch/, "church"],
  [/mosque/, "mosque"],
  [/fleet|ship|sea|sail/, "ship"],
  [/tax|coin|pay|money|gold|treasur|income|upkeep|buy|cost/, "coin"],
  [/control|claim|take|conquer|capture|influence/, "banner"],
  [/move|march|enter/, "arrow"],
  [/score|point|vp/, "star"],
  [/card|draw/, "scroll"],
  [/pass|skip/, "hourglass"],
  [/place|recruit|levy|cube|reinforce|allocate|add/, "cube"],
]);
const PALE = /pass|skip|pay|place|allocate|reinforce|recruit|levy|upkeep|return|refill|take-back/;
const HEADING = /^(turn|round|chapter)|-(turn|round)(-begins?)?$|begin/;

/** @param {string} key */
const signOf = (key) => SIGNS.find(([pattern]) => pattern.test(key))?.[1] ?? "scroll";

/** @param {LogLine} line @returns {string[]} the things on the board a line speaks of */
function targetsOf(line) {
  const out = [];
  for (const value of Object.values(line.args)) {
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

  /** The reader has seen, or done, everything up to now. */
  seen() {
    this.mark = this.version;
    store(this.key, String(this.version));
  }

  /** @param {LogLine} line */
  line(line) {
    const seat = line.args.seat;
    const targets = targetsOf(line);
    const look = HEADING.test(line.key) ? " heading" : PALE.test(line.key) ? " pale" : "";
    return h(
      "li",
      {
        class: `line${look}`,
        "data-at": line.version,
        onpointerenter: targets.length && (() => this.note(targets)),
        onpointerleave: targets.length && (() => this.note([])),
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
    byId("spoken-log").textContent = fresh.at(-1)?.text ?? "";
  }

  /** Scroll to the first thing the reader has not seen. */
  toNews() {
    this.place.querySelector(".new-mark")?.scrollIntoView({ block: "start" });
  }
}
