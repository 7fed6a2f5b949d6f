// The ledger as a page of its own, searchable.
import { byId } from "./dom.js";
import { mountPrefs } from "./prefs.js";
import { mountTips } from "./tips.js";
import { t } from "./words.js";

/** @param {string} words */
const plain = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const field = /** @type {HTMLInputElement} */ (byId("rules-search"));
const entries = /** @type {HTMLElement[]} */ ([...byId("rules-list").children]);
field.addEventListener("input", () => {
  const wanted = plain(field.value).split(/\s+/).filter(Boolean);
  for (const entry of entries) {
    const words = plain(entry.textContent ?? "");
    entry.hidden = !wanted.every((word) => words.includes(word));
  }
  byId("rules-found").textContent = wanted.length ? t("rules-found", { count: entries.filter((entry) => !entry.hidden).length }) : "";
});
mountPrefs();
mountTips({ tips: () => ({}) });
