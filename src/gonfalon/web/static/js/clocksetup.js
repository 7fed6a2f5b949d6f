// Choosing a clock for a new table.
import { byId } from "./dom.js";

const DAY = 86400;

/** @param {string} id */
const field = (id) => /** @type {HTMLInputElement | HTMLSelectElement} */ (byId(id));
/** @param {string} id */
const number = (id) => Math.round(Number(field(id).value));
/** @param {string} id */
const ticked = (id) => /** @type {HTMLInputElement} */ (byId(id)).checked;

/** What the host has chosen, as the server wants it; null for no clock. */
export function chosenClock() {
  const kind = field("clock-kind").value;
  if (kind === "none") return null;
  const times = /** @type {Record<string, () => object>} */ ({
    move: () => ({ kind: "move", seconds: number("clock-minutes") * 60 }),
    game: () => ({ kind: "game", seconds: number("clock-supply") * 60, increment: number("clock-increment") }),
    day: () => ({ kind: "move", seconds: number("clock-days") * DAY, nights: ticked("clock-nights"), weekends: ticked("clock-weekends") }),
  });
  const out = field("clock-out").value;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";
  return { ...times[kind](), zone, ...(out === "default" ? { out } : { out: "bot", level: out }) };
}

export function mountClock() {
  const kinds = field("clock-kind");
  const settle = () => {
    for (const part of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-clock]"))) part.hidden = !part.dataset.clock?.split(" ").includes(kinds.value);
  };
  kinds.addEventListener("change", settle);
  settle();
}
