// Hearing from the server, and coming back by itself when it was away.
import { byId } from "./dom.js";

const FIRST = 500;
const LONGEST = 8000;
const CALM = 1200; // a gap shorter than this is not worth a word

export class Live {
  /**
   * @param {string} address
   * @param {{changed: (revision: number) => void, chat: (line: ChatLine & {revision: number}) => void, thinking: (seat: number) => void, presence: (online: number[]) => void}} told
   */
  constructor(address, told) {
    this.address = address;
    this.told = told;
    this.wait = FIRST;
    /** @type {EventSource | null} */
    this.source = null;
    /** @type {number | undefined} */
    this.worry = undefined;
    this.listen();
    addEventListener("online", () => this.listen());
  }

  listen() {
    this.source?.close();
    const source = new EventSource(this.address);
    this.source = source;
    source.onopen = () => {
      this.wait = FIRST;
      this.away(false);
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
    source.addEventListener("presence", (event) => this.told.presence(JSON.parse(event.data).online));
    source.addEventListener("thinking", (event) => this.told.thinking(JSON.parse(event.data).seat));
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
