// The ledger as a page of its own, searchable.
import { byId, closest } from "./dom.js";
import { Folds } from "./folds.js";
import { mountPrefs } from "./prefs.js";
import { RuleSearch } from "./search.js";
import { mountTips } from "./tips.js";

const list = byId("rules-list");
const search = new RuleSearch(/** @type {HTMLInputElement} */ (byId("rules-search")), list, byId("rules-found"));
search.read();
const contents = byId("rules-contents");
byId("rules-search").addEventListener("input", () => (contents.hidden = search.searching)); // what is found comes first
new Folds(list, byId("fold-all"));
list.addEventListener("click", (event) => {
  const link = closest(event.target, ".found a[href^='#']");
  if (!link) return;
  event.preventDefault();
  search.clear(); // what it leads to was hidden
  location.hash = link.getAttribute("href") ?? "";
});
mountPrefs();
mountTips({ tips: () => ({}) });
