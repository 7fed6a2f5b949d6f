// Hearing from the server, and coming back by itself when it was away.
import { byId } from "./dom.js";

const FIRST = 500;
const LONGEST = 8000;
const RESTS = 15_000; // a page out of view for so long is not looked at
const CALM = 1200; // a gap shorter than this is not worth a word

export class Live {
  /**
   * @param {string} address
   * @param {{changed: (revision: number) => void, chat: (line: ChatLine & {revision: number}) => void, letter: () => void, thinking: (seat: number) => void, presence: (online: number[]) => void}} told
   */
  constructor(address, told) {
    this.address = address;
    this.told = told;
    this.wait = FIRST;
    /** @type {EventSource | null} */
    this.source = null;
    /** @type {number | undefined} */
    this.worry = undefined;
    /** @type {number | undefined} */
    this.rest = undefined;
    /** Whether the server was told that nobody looks. */
    this.hidden = false;
    this.listen();
    addEventListener("online", () => this.listen());
    document.addEventListener("visibilitychange", () => this.turned());
  }

  listen() {
    this.source?.close();
    this.hidden = document.visibilityState === "hidden";
    const source = new EventSource(this.hidden ? `${this.address}?hidden=true` : this.address);
    this.source = source;
    source.onopen = () => {
      this.wait = FIRST;
      this.away(false);
      this.told.letter(); // there may be some from while we did not listen
    };
    source.onerror = () => {
      source.close();
      if (this.source !== source) return;
      this.away(true);
      setTimeout(() => this.source === source && this.listen(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST);
    };
    source.addEventListener("changed", (event) => this.told.changed(JSON.parse(event.data).revision));
    source.addEventListener("chat", (event) => this.told.chat(JSON.parse(event.data)));
    source.addEventListener("letter", () => this.told.letter());
    source.addEventListener("presence", (event) => this.told.presence(JSON.parse(event.data).online));
    source.addEventListener("thinking", (event) => this.told.thinking(JSON.parse(event.data).seat));
  }

  /** Let the server know whether the page is in view, once that lasts: whoever does not look is told of their turn. */
  turned() {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.hidden !== (document.visibilityState === "hidden") && this.listen(), document.visibilityState === "hidden" ? RESTS : 0);
  }

  /** @param {boolean} gone */
  away(gone) {
    const banner = byId("away");
    if (gone) this.worry ??= setTimeout(() => (banner.hidden = false), CALM);
    else {
      clearTimeout(this.worry);
      this.worry = undefined;
      banner.hidden = true;
    }
  }
}
