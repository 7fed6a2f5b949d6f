// Dice as one sees them: faces with pips, and what a line of the log says was thrown.
import { s } from "./dom.js";

const PIPS = ["", "5", "19", "159", "1379", "13579", "134679"]; // places of a grid of nine, row by row
const NAMES = new Set(["dice", "die", "attack", "defence"]); // how games call their throws in the log; a single number is a throw only as a die
const MOST = 12; // more dice than this are told in words alone

/** @param {number} face one to six with pips, anything else as a numeral */
export function dieFace(face) {
  const pips = [...(PIPS[face] ?? "")].map(Number);
  const drawn = pips.map((place) => s("circle", { cx: 5 + 5 * ((place - 1) % 3), cy: 5 + 5 * Math.floor((place - 1) / 3), r: 1.7 }));
  const body = s("rect", { x: 1, y: 1, width: 18, height: 18, rx: 4 });
  return s("svg", { class: "die", viewBox: "0 0 20 20", "aria-hidden": "true" }, body, ...(drawn.length ? drawn : [s("text", { x: 10, y: 14, "text-anchor": "middle" }, String(face))]));
}

/** The throws a line tells of, one list of faces for each. @param {LogLine} line @returns {number[][]} */
export function throwsOf(line) {
  const lists = line.args.filter(([name, value]) => NAMES.has(name) && (name === "die" || Array.isArray(value))).map(([, value]) => (Array.isArray(value) ? value : [value]));
  return lists.filter((faces) => faces.length > 0 && faces.length <= MOST && faces.every((face) => Number.isInteger(face) && face > 0));
}
