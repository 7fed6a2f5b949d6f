// A series of equal picks as one dialog: a stepper for each kind, and one button that gives them all.
import { h } from "./dom.js";
import { post } from "./net.js";
import { leavingLast } from "./weighty.js";
import { lang, t } from "./words.js";

/** @typedef {Pick<Option, "answer" | "label" | "targets">} Picked */

const MOST = 14; // more kinds than this are better chosen on the board, one by one

/** Ends of a series, which are no picks. @param {Option} option */
const ends = ({ answer }) => answer.startsWith("button:") || answer.endsWith(":pass");

/** Whether a question is to be answered in one dialog. @param {Decision | null} decision */
export const isSeries = (decision) => Boolean(decision?.series) && (decision?.options ?? []).filter((option) => !ends(option)).length <= MOST;

export class Series {
  /**
   * @param {Desk} desk @param {Decision} decision @param {HTMLElement} bar where its ends stand
   * @param {() => void} changed other things may be picked now
   * @param {(targets: string[]) => void} aim point targets out on the board
   * @param {(plan: string[]) => void} resume go on with these picks, once others were taken back
   */
  constructor(desk, decision, bar, changed, aim, resume) {
    this.desk = desk;
    this.bar = bar;
    this.decision = decision;
    this.changed = changed;
    this.aim = aim;
    this.resume = resume;
    /** What was given already, one by one: it counts too. */
    this.taken = decision.taken ?? [];
    /** What is picked so far beyond that, in order. @type {string[]} */
    this.plan = [];
    /** What would be asked after that. @type {Tried} */
    this.next = { asks: true, prompt: decision.prompt, options: decision.options };
    /** Everything seen on the way, by its words: equal things share a row. @type {Map<string, Picked[]>} */
    this.rows = new Map();
    this.busy = false;
    /** Whether rows wait below, so that no room is kept for what is not said yet. */
    this.tight = false;
    this.place = h("div", { class: "series", role: "group", "aria-label": decision.prompt });
    this.show();
    queueMicrotask(() => this.fit()); // once it stands on the page, before anybody sees it
  }

  /** Leave the room of words that are still to come to the rows, where even more of them than that are out of sight. */
  fit() {
    const words = /** @type {HTMLElement | null} */ (this.bar.querySelector(".series-next.unsaid"));
    const scroll = this.place.parentElement?.parentElement;
    if (!words || !scroll) return;
    this.tight = words.offsetHeight > 0 && scroll.scrollHeight - scroll.clientHeight >= words.offsetHeight;
    words.hidden = this.tight;
  }

  /** The picks that are open now. */
  get options() {
    return this.next.options.filter((option) => !ends(option));
  }

  /** What was given and what is planned, in order. */
  get picks() {
    return [...this.taken.map(({ answer }) => answer), ...this.plan];
  }

  /** The same, as options. */
  get picked() {
    const known = [...this.rows.values()].flat();
    return this.picks.flatMap((answer) => known.filter((option) => option.answer === answer));
  }

  /** The answers that end the series, where nothing more must be picked. */
  get ends() {
    return leavingLast(this.next.options.filter(ends));
  }

  /** @param {string} answer */
  add(answer) {
    return this.options.some((option) => option.answer === answer) ? this.think([...this.plan, answer]) : Promise.resolve();
  }

  /** Take back the latest pick of a row: of what was given already, with all that came later, which is then planned again. @param {Picked[]} row */
  async drop(row) {
    const { picks } = this;
    const given = this.taken.length;
    const last = picks.findLastIndex((answer) => row.some((option) => option.answer === answer));
    if (last >= given) return this.think(picks.filter((_, place) => place >= given && place !== last));
    for (const _ of this.taken.slice(last)) await this.desk.undo();
    this.resume(picks.slice(last + 1));
  }

  /** Ask the server what these picks would lead to. @param {string[]} plan */
  async think(plan) {
    if (this.busy) return;
    this.busy = true;
    const { seat, id } = this.decision;
    try {
      this.next = await post(`/api/tables/${this.desk.id}/try?lang=${lang}`, { seat, decision: id, answers: plan });
      this.plan = plan;
    } catch {
      if (plan.length < this.plan.length) Object.assign(this, { plan: [], next: { asks: true, prompt: this.decision.prompt, options: this.decision.options } }); // what came later rested on it
    }
    this.busy = false;
    this.show();
    this.changed();
  }

  /** Give all of it, with the answer that ends it where one is needed. @param {Option} [end] */
  give(end = this.ends.length === 1 ? this.ends[0] : undefined) {
    if ((end || !this.next.asks) && !this.busy) this.desk.answerAll([...this.plan, ...(end ? [end.answer] : [])]);
  }

  /** The buttons that end it: its own ends, or one that gives what is picked. */
  feet() {
    const { asks } = this.next;
    if (asks && this.ends.length) return this.ends.map((end) => this.foot(end.label, { "data-end": end.answer, onclick: () => this.give(end) }));
    return [this.foot(t("series-give", { count: this.plan.length }), { "data-end": "", disabled: asks, onclick: () => this.give() })];
  }

  /** @param {string} words @param {Record<string, unknown>} more */
  foot(words, more) {
    return h("button", { type: "button", class: "option series-end", "data-key": `end ${words}`, ...more }, words);
  }

  show() {
    for (const option of [...this.options, ...this.taken]) {
      const seen = [...this.rows.values()].some((row) => row.some(({ answer }) => answer === option.answer));
      if (!seen) this.rows.set(option.label, [...(this.rows.get(option.label) ?? []), option]);
    }
    const focused = this.place.contains(document.activeElement) ? document.activeElement?.getAttribute("data-key") : null;
    this.place.dataset.plan = this.plan.join(" ");
    this.place.replaceChildren(...[...this.rows].map(([label, row]) => this.stepper(label, row)));
    const left = this.next.asks ? this.next.prompt : t("series-whole");
    const unsaid = this.plan.length === 0; // asked already; its room is kept
    this.bar.replaceChildren(h("p", { class: `series-next${unsaid ? " unsaid" : ""}`, role: "status", hidden: unsaid && this.tight }, left), ...this.feet()); // below the steppers, which stay under the hand
    this.bar.hidden = false;
    if (focused) (this.place.querySelector(`[data-key="${CSS.escape(focused)}"]:enabled`) ?? this.first())?.focus();
  }

  /** Where the keyboard goes: to the first thing that can be picked, else to the end. @returns {any} */
  first() {
    return this.place.querySelector("[data-more]:enabled") ?? this.bar.querySelector("button:enabled");
  }

  /** One of the players is meant or not: a box to tick. @param {string} label @param {Picked[]} row */
  tick(label, row) {
    const on = row.some(({ answer }) => this.picks.includes(answer));
    const open = this.options.find((option) => row.some(({ answer }) => answer === option.answer));
    const box = h("input", { type: "checkbox", "data-key": `more ${label}`, "data-more": on ? null : row[0].answer, checked: on, disabled: !on && !open, onchange: () => (on ? this.drop(row) : open && this.add(open.answer)) });
    return h("label", { class: `stepper tick${on ? " some" : ""}` }, h("span", { class: "stepper-name" }, label), box);
  }

  /** @param {string} label @param {Picked[]} row */
  stepper(label, row) {
    if (row.every(({ answer }) => answer.startsWith("seat:"))) return this.tick(label, row);
    const count = this.picks.filter((answer) => row.some((option) => option.answer === answer)).length;
    const open = this.options.find((option) => row.some(({ answer }) => answer === option.answer));
    const point = () => this.aim(row.flatMap(({ targets }) => targets));
    const leave = () => this.aim([]);
    return h(
      "div",
      { class: `stepper${count ? " some" : ""}`, onpointerenter: point, onpointerleave: leave },
      h("span", { class: "stepper-name" }, label),
      h("button", { type: "button", class: "button", "data-key": `less ${label}`, disabled: count === 0, "aria-label": t("series-less", { name: label }), onclick: () => this.drop(row), onfocus: point, onblur: leave }, "\u2212"),
      h("output", {}, String(count)),
      h("button", { type: "button", class: "button", "data-key": `more ${label}`, "data-more": row[0].answer, disabled: !open, "aria-label": t("series-more", { name: label }), onclick: () => open && this.add(open.answer), onfocus: point, onblur: leave }, "+"),
    );
  }
}
