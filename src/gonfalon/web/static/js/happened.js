// What the others just did, shown calmly: dice with their faces, new pieces that light up, a sound where wished. Any key or click skips it.
import { dieFace, throwsOf } from "./dice.js";
import { byId, h, mark } from "./dom.js";
import { motion } from "./prefs.js";
import { play } from "./sound.js";

const LENGTH = 2600; // how long thrown dice lie on the table, in milliseconds
const ROWS = 3; // so many throws at once, the latest

export class Happened {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    this.tray = byId("dice-tray");
    /** @type {number | undefined} */
    this.timer = undefined;
    for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, () => this.skip(), { capture: true, passive: true });
  }

  /** The table has moved on. @param {TableView | null} last what was shown before @param {TableView} data */
  show(last, data) {
    if (!last || data.view.version <= last.view.version) return;
    const { version } = last.view;
    const fresh = data.view.log.filter((line) => line.version > version);
    const thrown = fresh.flatMap((line) => throwsOf(line).map((faces) => ({ faces, seat: new Map(line.args).get("seat") })));
    if (thrown.length && motion()) this.throw(thrown.slice(-ROWS));
    if (data.view.over && !last.view.over) play("end");
    else if (thrown.length) play("dice");
    else if (data.view.decision && !last.view.decision) play("turn");
    else if (fresh.length) play("move");
  }

  /** @param {{faces: number[], seat: unknown}[]} rows */
  throw(rows) {
    this.tray.replaceChildren(...rows.map(({ faces, seat }) => h("p", {}, typeof seat === "number" && seat >= 0 && mark(seat), ...faces.map(dieFace))));
    this.tray.hidden = false;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.skip(), LENGTH);
  }

  /** Enough seen. */
  skip() {
    clearTimeout(this.timer);
    this.tray.hidden = true;
    this.board.hurry();
  }
}
