// The rules, searchable, beside the game.
import { byId, closest, h } from "./dom.js";
import { get } from "./net.js";
import { RuleSearch } from "./search.js";
import { lang } from "./words.js";

const SHORT = 90;
const FIRST = "dialog[open], [popover]:not(.tip):popover-open, .tip.pinned:popover-open, #board.asking, #end:focus-within"; // what Escape closes before the rules

export class Drawer {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.place = byId("drawer");
    this.body = byId("drawer-rules");
    this.field = /** @type {HTMLInputElement} */ (byId("drawer-search"));
    this.searching = new RuleSearch(this.field, this.body, byId("drawer-found"));
    /** @type {Map<string, HTMLElement>} */
    this.rules = new Map();
    /** @type {Promise<void> | null} */
    this.loading = null;
    /** @type {Element | null} */
    this.opener = null;
    /** The rule at whose chapter the drawer was opened last: opened there again, it stands where the reader left it. */
    this.near = "";
    byId("drawer-close").addEventListener("click", () => this.close());
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.isOpen) return;
      if (closest(event.target, "#drawer") || !document.querySelector(FIRST)) this.close();
    });
    document.addEventListener("click", (event) => {
      const link = closest(event.target, "[data-rule], #drawer-rules a[href^='#']");
      if (!link) return;
      event.preventDefault();
      this.open((link.getAttribute("href") ?? "").slice(1));
    });
  }

  get isOpen() {
    return !this.place.hidden;
  }

  load() {
    this.loading ??= get(`/api/games/${this.game}/rules`, { lang }).then((/** @type {Rule[]} */ entries) => {
      this.body.replaceChildren(...entries.map((entry) => this.entry(entry)));
      this.searching.read();
    });
    return this.loading;
  }

  /** The server's own HTML, made from the ledger. @param {Rule} entry */
  entry(entry) {
    const out = h(entry.level ? /** @type {"h2"} */ (`h${entry.level + 1}`) : "article", { id: entry.id || null, tabindex: entry.id ? "-1" : null });
    const parsed = new DOMParser().parseFromString(entry.html, "text/html");
    if (entry.id) {
      out.append(h("a", { href: `#${entry.id}`, class: "rule-id", "data-rule": entry.id }, entry.id));
      this.rules.set(entry.id, out);
    }
    out.append(...parsed.body.childNodes);
    return out;
  }

  /** The first words of a rule. @param {string} id */
  text(id) {
    const rule = this.rules.get(id);
    const words = (rule?.textContent ?? "").slice(id.length).trim().replace(/[^\S\u00a0]+/g, " "); // French keeps its colons where they are
    if (words.length <= SHORT) return words;
    const cut = words.slice(0, SHORT);
    return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s.,;:]+$/, "")}…`;
  }

  /** @param {string} [id] the rule to show @param {string} [near] a rule with whose chapter to begin where none is sought */
  async open(id, near = "") {
    if (!this.isOpen) this.opener = document.activeElement;
    this.place.hidden = false;
    document.body.classList.add("drawer-open");
    await this.load();
    if (!id) {
      if (near && near !== this.near && !this.searching.searching) this.chapter(near)?.scrollIntoView();
      this.near = near;
      return this.field.focus();
    }
    this.searching.clear();
    for (const rule of this.body.querySelectorAll(".sought")) rule.classList.remove("sought");
    const rule = this.rules.get(id) ?? [...this.rules].find(([name]) => name.startsWith(`${id}.`))?.[1] ?? this.passage(id);
    rule?.classList.add("sought");
    rule?.scrollIntoView({ block: "center" });
    rule?.focus({ preventScroll: true });
    history.replaceState(null, "", `#${id}`);
  }

  /** The heading of the chapter that a rule stands in. @param {string} id */
  chapter(id) {
    let place = this.rules.get(id) ?? null;
    while (place && place.tagName !== "H3") place = /** @type {HTMLElement | null} */ (place.previousElementSibling);
    return place;
  }

  close() {
    const within = this.place.contains(document.activeElement) || document.activeElement === document.body;
    this.place.hidden = true;
    document.body.classList.remove("drawer-open");
    history.replaceState(null, "", location.pathname + location.search);
    if (!within) return; // whoever is elsewhere stays there
    if (this.opener instanceof HTMLElement || this.opener instanceof SVGElement) this.opener.focus();
  }

  /** A heading, or words without a number, which a search led to. @param {string} id */
  passage(id) {
    const found = [...this.body.children].find((place) => place.id === id);
    if (!(found instanceof HTMLElement)) return undefined;
    found.tabIndex = -1;
    return found;
  }
}
