// Looking back: a scrubber over every moment of the game, step by step or turn by turn.
import { byId, toast } from "./dom.js";
import { get } from "./net.js";
import { lang, t, trouble } from "./words.js";

const REST = 90; // milliseconds the scrubber must rest before its moment is fetched

export class Replay {
  /**
   * @param {Desk} desk
   * @param {(moment: TableView | null, version: number) => void} look show a moment; null means the present
   */
  constructor(desk, look) {
    this.desk = desk;
    this.look = look;
    this.range = /** @type {HTMLInputElement} */ (byId("replay-range"));
    this.words = byId("replay-words");
    this.last = 0;
    /** The version looked at; null is the present. @type {number | null} */
    this.at = null;
    /** @type {Timeline | null} */
    this.timeline = null;
    /** @type {number | undefined} */
    this.timer = undefined;
    this.range.addEventListener("input", () => this.go(Number(this.range.value)));
    const steps = /** @type {Record<string, () => void>} */ ({
      "replay-first": () => this.chapter(-1),
      "replay-back": () => this.step(-1),
      "replay-next": () => this.step(1),
      "replay-last": () => this.chapter(1),
      "replay-live": () => this.live(),
      "replay-share": () => this.share(),
    });
    for (const [id, run] of Object.entries(steps)) byId(id).addEventListener("click", run);
  }

  /** The present has moved on. @param {number} version */
  show(version) {
    if (version !== this.last) this.timeline = null;
    this.last = version;
    this.range.max = String(version);
    if (this.at === null) this.range.value = String(version);
    this.describe();
  }

  async past() {
    this.timeline ??= /** @type {Timeline} */ (
      await get(`/api/tables/${this.desk.id}/timeline`, { seat: this.desk.seat, lang })
    );
    return this.timeline;
  }

  get version() {
    return this.at ?? this.last;
  }

  describe() {
    const moment = this.timeline?.versions.find(({ version }) => version === this.version);
    const place = t("replay-place", { version: this.version, last: this.last });
    this.words.textContent = moment?.text ? `${place} · ${moment.text}` : place;
    this.range.setAttribute("aria-valuetext", this.words.textContent);
    for (const id of ["replay-first", "replay-back"]) /** @type {HTMLButtonElement} */ (byId(id)).disabled = this.version <= 0;
    for (const id of ["replay-next", "replay-last"]) /** @type {HTMLButtonElement} */ (byId(id)).disabled = this.at === null;
    byId("replay").classList.toggle("past", this.at !== null);
    byId("replay-live").hidden = this.at === null;
  }

  /** @param {number} way */
  step(way) {
    this.go(this.version + way);
  }

  /** To the beginning of this turn or the one before, or of the next. @param {number} way */
  async chapter(way) {
    const { versions } = await this.past();
    const starts = versions.filter((moment, i) => i === 0 || moment.chapter !== versions[i - 1].chapter).map(({ version }) => version);
    const goal = way < 0 ? starts.filter((start) => start < this.version).at(-1) : starts.find((start) => start > this.version);
    this.go(goal ?? (way < 0 ? 0 : this.last));
  }

  /** To the next or the last event before: a moment of which the log tells. @param {number} way */
  async event(way) {
    const told = (await this.past()).versions.filter(({ text }) => text).map(({ version }) => version);
    const goal = way < 0 ? told.filter((version) => version < this.version).at(-1) : told.find((version) => version > this.version);
    this.go(goal ?? (way < 0 ? 0 : this.last));
  }

  live() {
    this.go(this.last);
  }

  /** @param {number} version */
  go(version) {
    const goal = Math.max(0, Math.min(version, this.last));
    this.at = goal >= this.last ? null : goal;
    this.range.value = String(goal);
    this.describe();
    clearTimeout(this.timer);
    if (this.at === null) return this.look(null, goal);
    this.timer = setTimeout(() => this.fetch(goal), REST);
  }

  /** @param {number} version */
  async fetch(version) {
    try {
      const moment = await get(`/api/tables/${this.desk.id}/at/${version}`, { seat: this.desk.seat, lang });
      if (this.at !== version) return;
      this.look({ ...this.desk.data, ...moment }, version);
      await this.past();
      this.describe();
    } catch (error) {
      toast(trouble(error));
    }
  }

  async share() {
    const link = new URL(`/t/${this.desk.id}`, location.href);
    link.searchParams.set("at", String(this.version));
    await navigator.clipboard.writeText(link.href).catch(() => undefined);
    toast(t("link-copied", { link: link.href }));
  }
}
