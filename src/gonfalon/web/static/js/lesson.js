// The first game with a coach: opens its table, and remembers at which one the coach sits.
import { icon, toast } from "./dom.js";
import { post } from "./net.js";
import { store, stored } from "./prefs.js";
import { t, trouble } from "./words.js";

/** @typedef {{table: string, told: string[], since?: number, until?: string, at?: string, step?: string}} Coached where a coach sits, what it has told, how many turns were over before it came, the decision beside which it tells the end, and what it speaks of now */

/** What is remembered of the lesson at a table; null where no coach sits. @param {string} table @returns {Coached | null} */
export function coached(table) {
  try {
    const kept = JSON.parse(stored("coach") ?? "null");
    return kept?.table === table && Array.isArray(kept.told) ? kept : null;
  } catch {
    return null;
  }
}

/** @param {Coached | null} lesson */
export const remember = (lesson) => store("coach", JSON.stringify(lesson));

/** @param {HTMLButtonElement} button */
async function begin(button) {
  const words = [...button.childNodes];
  button.disabled = true;
  button.replaceChildren(icon("hourglass"), t("play-now-busy"));
  try {
    const { table } = await post("/api/tables/lesson", { game: button.dataset.lesson });
    remember({ table, told: [] });
    location.assign(`/t/${table}`);
  } catch (error) {
    button.replaceChildren(...words);
    button.disabled = false;
    toast(trouble(error));
  }
}

/** The buttons that open a first game. */
export function mountLessons() {
  for (const button of document.querySelectorAll("[data-lesson]")) {
    button.addEventListener("click", () => begin(/** @type {HTMLButtonElement} */ (button)));
  }
}
