// Win chances over the game as a drawing: colour, dashes and marks tell the seats apart; a cursor reads any moment out.
import { DASHES, spread } from "./chart.js";
import { s } from "./dom.js";
import { percent, t } from "./words.js";

const [LEFT, RIGHT, TOP, BOTTOM] = [54, 34, 36, 28];
const SCALE = [0, 0.25, 0.5, 0.75, 1];
const MARKS = 7; // marks of each seat along its line
const [LETTER, GAP] = [6.6, 10]; // of the labels below the chart: about how wide a letter is, and how far apart they stand

export class WinChart {
  /**
   * @param {HTMLElement} place
   * @param {string[]} names
   * @param {(index: number) => void} point a moment of the curve is pointed at
   */
  constructor(place, names, point) {
    this.place = place;
    this.names = names;
    /** @type {ChancePoint[]} */
    this.curve = [];
    /** @type {TurningPoint[]} */
    this.turns = [];
    this.at = 0;
    this.cursor = s("g", { class: "cursor" });
    place.addEventListener("pointermove", (event) => point(this.nearest(event.clientX)));
    place.addEventListener("pointerdown", (event) => point(this.nearest(event.clientX)));
    new ResizeObserver(() => this.draw()).observe(place);
  }

  /** @param {ChancePoint[]} curve @param {TurningPoint[]} turns */
  show(curve, turns) {
    this.curve = curve;
    this.turns = turns;
    this.draw();
  }

  get width() {
    return Math.max(280, this.place.clientWidth);
  }

  get height() {
    return this.width < 600 ? 270 : 350;
  }

  /** @param {number} version */
  x(version) {
    return LEFT + ((this.width - LEFT - RIGHT) * version) / Math.max(1, this.curve.at(-1)?.version ?? 1);
  }

  /** @param {number} chance */
  y(chance) {
    return this.height - BOTTOM - (this.height - TOP - BOTTOM) * chance;
  }

  /** The moment of the curve nearest to a place on the screen. @param {number} clientX */
  nearest(clientX) {
    const here = clientX - this.place.getBoundingClientRect().left;
    let best = 0;
    this.curve.forEach(({ version }, index) => {
      if (Math.abs(this.x(version) - here) < Math.abs(this.x(this.curve[best].version) - here)) best = index;
    });
    return best;
  }

  draw() {
    if (!this.curve.length) return;
    const { width, height } = this;
    const label = t("curve-label", { names: this.names.join(", ") });
    const svg = s("svg", { viewBox: `0 0 ${width} ${height}`, width, height, class: "chart", role: "img", "aria-label": label });
    svg.append(...this.grid(), ...this.flags(), ...this.names.flatMap((_, seat) => this.line(seat)), ...this.ends(), this.cursor);
    this.place.replaceChildren(svg);
    this.move(this.at);
  }

  grid() {
    const { width, height } = this;
    const out = SCALE.flatMap((chance) => [
      s("path", { d: `M${LEFT} ${this.y(chance)}H${width - RIGHT}`, class: "grid" }),
      s("text", { x: LEFT - 8, y: this.y(chance) + 4, "text-anchor": "end" }, percent(chance)),
    ]);
    let free = 0;
    this.curve.forEach(({ version, stage }, i) => {
      if (i === 0 || stage === this.curve[i - 1].stage) return;
      const x = this.x(version);
      out.push(s("path", { d: `M${x} ${TOP}V${height - BOTTOM}`, class: "grid turn" }));
      const end = x + 4 + LETTER * stage.length;
      if (x < free || end > width - RIGHT) return; // many short turns: a label only where there is room for one
      out.push(s("text", { x: x + 4, y: height - BOTTOM + 18 }, stage));
      free = end + GAP;
    });
    return out;
  }

  /** Where the turning points are, numbered as in the list. */
  flags() {
    const heads = spread(this.turns.map(({ to }) => this.x(to)), 22, this.width - RIGHT);
    return this.turns.flatMap(({ to }, index) => [
      s("path", { d: `M${heads[index]} ${TOP - 15}L${this.x(to)} ${TOP}V${this.height - BOTTOM}`, class: "flag" }),
      s("circle", { cx: heads[index], cy: TOP - 15, r: 10, class: "flag-head" }),
      s("text", { x: heads[index], y: TOP - 11, "text-anchor": "middle", class: "flag-number" }, String(index + 1)),
    ]);
  }

  /** A seat's line, with its mark now and then. @param {number} seat */
  line(seat) {
    const points = this.curve.map(({ version, chances }) => ({ x: this.x(version), y: this.y(chances[seat]) }));
    const d = points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
    const step = (this.width - LEFT - RIGHT) / MARKS;
    let next = LEFT + (step * (seat + 0.5)) / this.names.length;
    const marks = points.filter(({ x }) => {
      const due = x >= next && x < this.width - RIGHT - 12;
      while (next <= x) next += step;
      return due;
    });
    return [
      s("path", { d, class: `series seat-${seat + 1}`, "stroke-dasharray": DASHES[seat] ?? "" }),
      ...marks.map(({ x, y }) => s("use", { href: `#mark-${seat}`, x: x - 9, y: y - 9, width: 18, height: 18 })),
    ];
  }

  ends() {
    const last = this.curve.at(-1)?.chances ?? [];
    const heights = spread(last.map((chance) => this.y(chance)), 22, this.height - BOTTOM + 6);
    return heights.map((y, seat) => s("use", { href: `#mark-${seat}`, x: this.width - RIGHT + 6, y: y - 11, width: 22, height: 22 }));
  }

  /** Put the cursor on a moment. @param {number} index */
  move(index) {
    this.at = Math.max(0, Math.min(index, this.curve.length - 1));
    const { version, chances } = this.curve[this.at];
    const x = this.x(version);
    this.cursor.replaceChildren(
      s("path", { d: `M${x} ${TOP}V${this.height - BOTTOM}` }),
      ...chances.map((chance, seat) => s("circle", { cx: x, cy: this.y(chance), r: 4.5, class: `dot seat-${seat + 1}` })),
    );
  }
}
