// A finished game thought over: the win chances, the turning points, and where a bot would have played otherwise.
import { byId, h, icon, mark } from "./dom.js";
import { get, Refusal } from "./net.js";
import { mountPrefs } from "./prefs.js";
import { mountTips } from "./tips.js";
import { WinChart } from "./winchart.js";
import { change, lang, percent, t, trouble } from "./words.js";

const PAUSE = 1000; // milliseconds between two looks at how far the bots are
const FEW = 4; // lines of the log shown at once
const SOME = 8; // second thoughts shown at once
const id = document.body.dataset.table ?? "";

/** @param {number} version */
const moment = (version) => `/t/${id}?at=${version}`;

/** @param {{version: number, chapter: number, stage: string}} moment */
const place = ({ version, chapter, stage }) => (chapter ? t("moment-place", { version, stage }) : t("moment-before", { version }));

/** Make the children of a list these, in this order, without disturbing those that stay. @param {HTMLElement} list @param {HTMLElement[]} wanted */
function arrange(list, wanted) {
  for (const child of [...list.children]) if (!wanted.includes(/** @type {HTMLElement} */ (child))) child.remove();
  wanted.forEach((item, index) => {
    if (list.children[index] !== item) list.insertBefore(item, list.children[index] ?? null);
  });
}

class Page {
  constructor() {
    /** @type {Analysis} */
    this.data = /** @type {any} */ (null);
    /** @type {WinChart | null} */
    this.chart = null;
    this.range = /** @type {HTMLInputElement} */ (byId("curve-range"));
    /** The entries of the long list by version. @type {Map<number, HTMLElement>} */
    this.entries = new Map();
    this.all = false;
    /** The seat whose decisions are listed; null lists all. @type {number | null} */
    this.whose = null;
    this.range.addEventListener("input", () => this.point(Number(this.range.value)));
    const weighty = byId("weighty");
    weighty.addEventListener("click", () => {
      weighty.setAttribute("aria-pressed", String(weighty.getAttribute("aria-pressed") !== "true"));
      this.showOtherwise();
    });
    byId("otherwise-more").addEventListener("click", () => {
      this.all = true;
      this.showOtherwise();
    });
  }

  /** Look, and look again as long as the bots are thinking. */
  async look() {
    try {
      this.take(await get(`/api/tables/${id}/analysis`, { lang }));
    } catch (error) {
      this.progress(t("analysis-failed", { why: error instanceof Refusal ? trouble(error) : t("analysis-away") }));
    }
    if (!this.data || this.data.progress.thinking) setTimeout(() => this.look(), this.data ? PAUSE : 5 * PAUSE);
  }

  /** @param {Analysis} data */
  take(data) {
    const first = this.data === null;
    this.data = data;
    if (first) this.begin();
    this.showProgress();
    this.showOtherwise();
    document.body.dataset.ready = String(data.progress.done);
  }

  /** What does not change while the bots think. */
  begin() {
    const { curve, turning_points: turns, names, yours } = this.data;
    this.whose = yours.length === 1 ? yours[0] : null;
    this.chart = new WinChart(byId("curve"), names, (index) => this.point(index));
    this.chart.show(curve, turns);
    this.range.max = String(curve.length - 1);
    for (const name of ["readout", "curve-details", "lists"]) byId(name).hidden = false;
    this.point(curve.length - 1);
    byId("curve-table").replaceChildren(this.table());
    const told = turns.length ? turns.map((turn, index) => this.turn(turn, index)) : [h("li", { class: "quiet" }, t("turns-none"))];
    byId("turns").replaceChildren(...told);
  }

  // -- the curve -------------------------------------------------------------------------------

  /** Read a moment of the curve out. @param {number} index */
  point(index) {
    const { curve, names } = this.data;
    const { version, chances } = curve[index];
    this.chart?.move(index);
    this.range.value = String(index);
    const words = names.map((name, seat) => `${name} ${percent(chances[seat])}`);
    this.range.setAttribute("aria-valuetext", `${place(curve[index])}: ${words.join(", ")}`);
    byId("readout-place").textContent = place(curve[index]);
    /** @type {HTMLAnchorElement} */ (byId("readout-link")).href = moment(version);
    byId("readout-chances").replaceChildren(...names.map((name, seat) => h("li", {}, mark(seat), h("span", {}, name), h("b", {}, percent(chances[seat])))));
  }

  table() {
    const { curve, names } = this.data;
    const head = h("tr", {}, h("th", { scope: "col" }, t("curve-moment")), ...names.map((name, seat) => h("th", { scope: "col" }, mark(seat), " ", name)));
    const rows = curve.map((point) =>
      h("tr", {}, h("th", { scope: "row" }, h("a", { href: moment(point.version) }, place(point))), ...point.chances.map((chance) => h("td", {}, percent(chance)))),
    );
    return h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": t("curve-title") }, h("table", { class: "scores" }, h("thead", {}, head), h("tbody", {}, ...rows)));
  }

  /** @param {TurningPoint} turn @param {number} index */
  turn({ from, to, seat, change: difference, log }, index) {
    const { curve, names } = this.data;
    const before = curve.find(({ version }) => version === from);
    const after = curve.find(({ version }) => version === to);
    const rest = log.slice(FEW);
    const lines = (/** @type {string[]} */ some) => h("ul", { class: "told" }, ...some.map((line) => h("li", {}, line)));
    return h(
      "li",
      { class: "entry", id: `turn-${index + 1}` },
      h(
        "p",
        { class: "entry-head" },
        h("span", { class: "flag-badge", "aria-hidden": "true" }, String(index + 1)),
        mark(seat),
        h("b", {}, names[seat]),
        h("span", { class: `change${difference < 0 ? " worse" : ""}` }, `${percent(before?.chances[seat] ?? 0)} → ${percent(after?.chances[seat] ?? 0)}`),
      ),
      log.length > 0 && lines(log.slice(0, FEW)),
      rest.length > 0 && h("details", {}, h("summary", {}, t("told-more", { count: rest.length })), lines(rest)),
      h("p", { class: "entry-foot" }, h("span", { class: "quiet" }, after ? place(after) : ""), h("a", { href: moment(to) }, t("look-there"))),
    );
  }

  // -- second thoughts ---------------------------------------------------------------------------

  /** @param {string} words @param {{done: number, of: number}} [how] */
  progress(words, how) {
    const box = byId("progress");
    const bar = /** @type {HTMLProgressElement} */ (box.querySelector("progress"));
    const line = /** @type {HTMLElement} */ (box.querySelector("p"));
    box.hidden = !words;
    bar.hidden = how === undefined;
    if (line.textContent !== words) line.textContent = words;
    if (how) [bar.max, bar.value] = [how.of, how.done];
  }

  showProgress() {
    const { done, of, thinking } = this.data.progress;
    if (thinking) this.progress(t("analysis-thinking"), { done, of });
    else this.progress(done < of ? t("analysis-partly", { done, of }) : "");
  }

  showOtherwise() {
    const { otherwise, progress } = this.data;
    for (const found of otherwise) if (!this.entries.has(found.version)) this.entries.set(found.version, this.other(found));
    const wanted = otherwise.filter(({ seat }) => this.whose === null || seat === this.whose);
    if (byId("weighty").getAttribute("aria-pressed") === "true") wanted.sort((a, b) => b.gain - a.gain);
    const shown = this.all ? wanted : wanted.slice(0, SOME);
    arrange(byId("otherwise"), shown.map(({ version }) => /** @type {HTMLElement} */ (this.entries.get(version))));
    byId("otherwise-none").textContent = wanted.length || progress.thinking ? "" : t("otherwise-none");
    byId("otherwise-more").hidden = shown.length === wanted.length;
    byId("otherwise-more").textContent = t("otherwise-more", { count: wanted.length });
    this.showWhose();
  }

  /** Whose decisions are listed, and how often each agreed with the bot. */
  showWhose() {
    const { names, agreement } = this.data;
    const box = byId("whose");
    const seats = [null, ...names.keys()];
    if (!box.children.length) {
      box.append(...seats.map((seat) => h("button", { type: "button", class: "button small", onclick: () => this.choose(seat) }, seat !== null && mark(seat), h("span", {}))));
    }
    seats.forEach((seat, index) => {
      const button = box.children[index];
      const agreed = seat === null ? null : agreement[seat];
      button.setAttribute("aria-pressed", String(seat === this.whose));
      const words = seat === null ? t("otherwise-all") : names[seat];
      /** @type {HTMLElement} */ (button.querySelector("span")).textContent = agreed === null ? words : `${words} · ${percent(agreed)}`;
    });
  }

  /** @param {number | null} seat */
  choose(seat) {
    this.whose = seat;
    this.showOtherwise();
  }

  /** @param {SecondThought} found */
  other(found) {
    const { version, seat, played_label: played, better_label: better, gain } = found;
    const row = (/** @type {string} */ sign, /** @type {string} */ who, /** @type {string} */ what) => h("div", {}, h("dt", {}, icon(sign), who), h("dd", {}, what));
    return h(
      "li",
      { class: "entry" },
      h("p", { class: "entry-head" }, mark(seat), h("b", {}, this.data.names[seat]), h("span", { class: "change" }, change(gain))),
      h("dl", {}, row("person", t("otherwise-played"), played), row("bot", t("otherwise-better"), better)),
      h("p", { class: "entry-foot" }, h("span", { class: "quiet" }, place(found)), h("a", { href: moment(version) }, t("look-there"))),
    );
  }
}

mountPrefs();
mountTips({ tips: () => ({}) });
new Page().look();
