// Points over time, and dice, as small drawings: colour, shape and letter tell the seats apart.
import { s } from "./dom.js";
import { scored, t } from "./words.js";

const [W, H] = [560, 290];
const [LEFT, RIGHT, TOP, BOTTOM] = [40, 34, 14, 30];
const [LETTER, GAP] = [6.6, 10]; // of the labels below the chart: about how wide a letter is, and how far apart they stand
export const DASHES = ["", "7 4", "2 4", "10 3 2 3", "1 5", "12 6"];

/** A round step that gives about four lines. @param {number} span */
function stepFor(span) {
  const rough = Math.max(1, span / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? power * 10;
}

/** @param {Moment[]} moments @param {string[]} names */
export function pointsChart(moments, names) {
  const most = Math.max(1, ...moments.flatMap(({ scores }) => scores));
  const least = Math.min(0, ...moments.flatMap(({ scores }) => scores));
  const last = Math.max(1, moments.at(-1)?.version ?? 1);
  /** @param {number} version */
  const x = (version) => LEFT + ((W - LEFT - RIGHT) * version) / last;
  /** @param {number} points */
  const y = (points) => H - BOTTOM - ((H - TOP - BOTTOM) * (points - least)) / (most - least);
  const svg = s("svg", { viewBox: `0 0 ${W} ${H}`, class: "chart", role: "img", "aria-label": t("chart-label", { names: names.join(", ") }) });
  const step = stepFor(most - least);
  for (let value = Math.ceil(least / step) * step; value <= most; value += step) {
    svg.append(
      s("path", { d: `M${LEFT} ${y(value)}H${W - RIGHT}`, class: "grid" }),
      s("text", { x: LEFT - 8, y: y(value) + 4, "text-anchor": "end" }, scored(value)),
    );
  }
  let free = LEFT;
  moments.forEach((moment, i) => {
    if (i === 0 || moment.stage === moments[i - 1].stage) return;
    const left = x(moment.version);
    svg.append(s("path", { d: `M${left} ${TOP}V${H - BOTTOM}`, class: "grid turn" }));
    const right = left + 4 + LETTER * moment.stage.length;
    if (left < free || right > W - RIGHT) return; // many short turns: a label only where there is room for one
    svg.append(s("text", { x: left + 4, y: H - BOTTOM + 18 }, moment.stage));
    free = right + GAP;
  });
  const ends = spread(names.map((_, seat) => y(moments.at(-1)?.scores[seat] ?? 0)), 19, H - BOTTOM + 4);
  names.forEach((_, seat) => {
    const d = moments.map(({ version, scores }, i) => `${i ? "L" : "M"}${x(version).toFixed(1)} ${y(scores[seat]).toFixed(1)}`).join("");
    svg.append(
      s("path", { d, class: `series seat-${seat + 1}`, "stroke-dasharray": DASHES[seat] ?? "" }),
      s("use", { href: `#mark-${seat}`, x: W - RIGHT + 5, y: ends[seat] - 10, width: 20, height: 20 }),
    );
  });
  return svg;
}

/** Push values apart so that labels do not lie on each other. @param {number[]} values @param {number} gap @param {number} most */
export function spread(values, gap, most) {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  order.forEach((item, i) => {
    if (i) item.value = Math.max(item.value, order[i - 1].value + gap);
  });
  let room = most;
  const out = [...values];
  for (const { value, index } of order.reverse()) {
    out[index] = Math.min(value, room);
    room = out[index] - gap;
  }
  return out;
}

/** How often each face came up, for each kind of die by the number of its sides; of several, those thrown often enough to tell. @param {Throw[]} throws @returns {Map<number, number[]>} */
export function kindsOfDice(throws) {
  const kinds = [...new Set(throws.map(({ sides }) => sides))].sort((a, b) => a - b);
  /** @param {number} sides */
  const fallen = (sides) => throws.filter((thrown) => thrown.sides === sides).flatMap(({ faces }) => faces);
  const telling = kinds.filter((sides) => kinds.length === 1 || fallen(sides).length >= sides);
  /** @param {number} sides @param {number} face */
  const count = (sides, face) => fallen(sides).filter((each) => each === face).length;
  return new Map(telling.map((sides) => [sides, Array.from({ length: sides }, (_, face) => count(sides, face + 1))]));
}

/** @param {number[]} thrown how often each face came up */
export function diceChart(thrown) {
  const total = thrown.reduce((sum, count) => sum + count, 0);
  const most = Math.max(1, ...thrown);
  const fair = total / Math.max(1, thrown.length);
  const [width, height, floor] = [380, 150, 116]; // as wide as it is shown at most, so that all kinds of dice have letters of one size
  const step = (width - 20) / Math.max(1, thrown.length);
  const pillar = Math.min(36, step * 0.64);
  const svg = s("svg", { viewBox: `0 0 ${width} ${height}`, class: "chart dice", role: "img", "aria-label": t("dice-label", { counts: thrown.map((count, i) => `${i + 1}: ${count}`).join(", ") }) });
  const level = floor - (fair / most) * 90;
  svg.append(s("path", { d: `M8 ${level}H${width - 8}`, class: "grid fair" }), s("path", { d: `M8 ${floor}H${width - 8}`, class: "grid turn" }));
  thrown.forEach((count, i) => {
    const tall = (count / most) * 90;
    const middle = 10 + (i + 0.5) * step;
    svg.append(
      s("rect", { x: middle - pillar / 2, y: floor - tall, width: pillar, height: tall, class: "pillar" }),
      s("text", { x: middle, y: floor - tall - 5, "text-anchor": "middle" }, String(count)),
      s("text", { x: middle, y: floor + 20, "text-anchor": "middle", class: "face" }, String(i + 1)),
    );
  });
  return svg;
}
