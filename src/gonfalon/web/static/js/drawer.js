// The rules, searchable, beside the game.
import { byId, closest, h } from "./dom.js";
import { get } from "./net.js";
import { lang, t } from "./words.js";

const SHORT = 90;

/** @param {string} words */
const plain = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export class Drawer {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.place = byId("drawer");
    this.body = byId("drawer-rules");
    this.field = /** @type {HTMLInputElement} */ (byId("drawer-search"));
    /** @type {Map<string, HTMLElement>} */
    this.rules = new Map();
    /** @type {Promise<void> | null} */
    this.loading = null;
    /** @type {Element | null} */
    this.opener = null;
    this.field.addEventListener("input", () => this.search());
    byId("drawer-close").addEventListener("click", () => this.close());
    this.place.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
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
    const words = (rule?.textContent ?? "").slice(id.length).trim().replace(/\s+/g, " ");
    if (words.length <= SHORT) return words;
    const cut = words.slice(0, SHORT);
    return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[\s.,;:]+$/, "")}…`;
  }

  /** @param {string} [id] */
  async open(id) {
    if (!this.isOpen) this.opener = document.activeElement;
    this.place.hidden = false;
    document.body.classList.add("drawer-open");
    await this.load();
    if (!id) return this.field.focus();
    this.field.value = "";
    this.search();
    for (const rule of this.body.querySelectorAll(".sought")) rule.classList.remove("sought");
    const rule = this.rules.get(id) ?? [...this.rules].find(([name]) => name.startsWith(`${id}.`))?.[1];
    rule?.classList.add("sought");
    rule?.scrollIntoView({ block: "center" });
    rule?.focus({ preventScroll: true });
    history.replaceState(null, "", `#${id}`);
  }

  close() {
    this.place.hidden = true;
    document.body.classList.remove("drawer-open");
    history.replaceState(null, "", location.pathname + location.search);
    if (this.opener instanceof HTMLElement || this.opener instanceof SVGElement) this.opener.focus();
  }

  search() {
    const wanted = plain(this.field.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const rule of /** @type {Iterable<HTMLElement>} */ (this.body.children)) {
      const words = plain(rule.textContent ?? "");
      const hit = wanted.every((word) => words.includes(word));
      rule.hidden = !hit;
      if (hit) found += 1;
    }
    byId("drawer-found").textContent = wanted.length ? t("rules-found", { count: found }) : "";
  }
}
