// Searching the rules: the closest passages first, the found words marked, and never an empty page without a way on.
import { h } from "./dom.js";
import { t } from "./words.js";

const OPENING = 40; // so many letters are the beginning of a rule: its first words, give or take an article
const LETTERS = new Map([["œ", "oe"], ["æ", "ae"], ["ß", "ss"], ["’", "'"], ["‑", "-"]]);

/** A letter as people type it in a hurry: small, without accents. @param {string} letter */
function plainLetter(letter) {
  const small = letter.toLowerCase();
  return LETTERS.get(small) ?? small.normalize("NFD").replace(/\p{M}/gu, "");
}

/** @param {string} words */
const plain = (words) => [...words].map(plainLetter).join("");

/** Whether a word, or a longer one that begins with it, stands somewhere. @param {string} text @param {string} word */
const begins = (text, word) => text.split(word).slice(0, -1).some((before) => !/[\p{L}\p{N}]$/u.test(before));

/** Parts of a text that are one of the words, without regard to case and accents. @param {string} text @param {string[]} wanted */
function places(text, wanted) {
  const letters = [...text].map(plainLetter);
  const folded = letters.join("");
  const starts = /** @type {number[]} */ ([]); // for every plain letter where it stands in the text
  let at = 0;
  for (const [i, letter] of [...text].entries()) {
    for (let n = 0; n < letters[i].length; n++) starts.push(at);
    at += letter.length;
  }
  starts.push(at);
  const out = /** @type {[number, number][]} */ ([]);
  for (const word of wanted) {
    for (let i = folded.indexOf(word); i >= 0; i = folded.indexOf(word, i + word.length)) out.push([starts[i], starts[i + word.length]]);
  }
  return out.filter(([from, to]) => to > from).sort((a, b) => a[0] - b[0] || b[1] - a[1]);
}

/** Put the found words of an element into <mark>. @param {HTMLElement} root @param {string[]} wanted */
function markWords(root, wanted) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes = /** @type {Text[]} */ ([]);
  while (walker.nextNode()) nodes.push(/** @type {Text} */ (walker.currentNode));
  for (const node of nodes) {
    let end = 0;
    const parts = /** @type {(Node | string)[]} */ ([]);
    for (const [from, to] of places(node.data, wanted)) {
      if (from < end) continue;
      parts.push(node.data.slice(end, from), h("mark", {}, node.data.slice(from, to)));
      end = to;
    }
    if (parts.length) node.replaceWith(...parts, node.data.slice(end));
  }
}

/** The words a rule puts before its text: "Resources." @param {HTMLElement} rule */
function titleOf(rule) {
  const first = rule.querySelector("p")?.firstChild;
  return first instanceof HTMLElement && first.matches("em, strong") ? (first.textContent ?? "") : "";
}

/**
 * One passage as it is searched; `chapter` is the heading above it.
 * @typedef {{element: HTMLElement, id: string, anchor: string, title: string, text: string, chapter: string}} Passage
 */

/** How close a passage comes: the smaller the closer; none if a word is missing. @param {Passage} passage @param {string[]} wanted */
function distance({ id, title, text }, wanted) {
  const [asked] = wanted;
  const number = id.slice(id.indexOf("-") + 1);
  if (id && wanted.length === 1) {
    if (asked === id || asked === number) return 0;
    if (id.startsWith(asked) || (asked.includes(".") && number.startsWith(asked))) return 1;
  }
  if (!wanted.every((word) => text.includes(word) || id.includes(word))) return null;
  if (wanted.every((word) => begins(title, word))) return 2;
  if (wanted.every((word) => begins(text.slice(0, OPENING), word))) return 3;
  return wanted.every((word) => begins(text, word)) ? 4 : 5;
}

export class RuleSearch {
  /** @param {HTMLInputElement} field @param {HTMLElement} list the rules, in printed order @param {HTMLElement} told where the outcome is said */
  constructor(field, list, told) {
    this.field = field;
    this.list = list;
    this.told = told;
    this.found = h("div", { class: "found" });
    /** @type {Passage[]} */
    this.passages = [];
    field.addEventListener("input", () => this.search());
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== "ArrowDown") return;
      const first = this.found.querySelector("a, button");
      if (!(first instanceof HTMLElement)) return;
      event.preventDefault();
      first.focus();
    });
  }

  /** Read the rules that are in the list now. */
  read() {
    const above = /** @type {string[]} */ ([]); // the headings a passage stands under, without that of the whole
    this.passages = /** @type {HTMLElement[]} */ ([...this.list.children]).map((element, number) => {
      const level = Number(/^H([2-4])$/.exec(element.tagName)?.[1] ?? 0);
      const words = element.textContent ?? "";
      const id = element.tagName === "ARTICLE" ? element.id : "";
      if (level) above.length = Math.max(0, level - 3);
      const chapter = above.join(" › ");
      if (level > 2) above.push(words);
      element.id ||= `passage-${number}`;
      const text = plain(words.slice(id.length)).trim();
      return { element, id: id.toLowerCase(), anchor: element.id, title: level ? text : plain(titleOf(element)), text, chapter };
    });
    this.search();
  }

  get searching() {
    return plain(this.field.value).trim() !== "";
  }

  /** Show all the rules again. */
  clear() {
    this.field.value = "";
    this.field.dispatchEvent(new Event("input"));
  }

  search() {
    const wanted = plain(this.field.value).split(/\s+/).filter(Boolean);
    const searching = wanted.length > 0;
    for (const { element } of this.passages) element.hidden = searching;
    if (!searching) {
      this.found.remove();
      this.told.textContent = "";
      return;
    }
    const ranked = this.passages.map((passage) => ({ passage, far: distance(passage, wanted) })).filter(({ far }) => far !== null);
    ranked.sort((a, b) => Number(a.far) - Number(b.far));
    this.told.textContent = t("rules-found", { count: ranked.length, example: this.passages.find(({ id }) => id)?.anchor ?? "1.1" });
    this.found.replaceChildren(...(ranked.length ? ranked.map(({ passage }) => this.result(passage, wanted)) : [this.wayOn()]));
    this.list.prepend(this.found);
    this.list.scrollTop = 0;
  }

  /** A found passage under the name of its chapter, with a link to where it stands. @param {Passage} passage @param {string[]} wanted */
  result({ element, id, anchor, chapter }, wanted) {
    const heading = element.tagName !== "ARTICLE";
    const copy = h("article", {}, heading && h("a", { href: `#${anchor}`, class: "passage" }, element.textContent));
    if (!heading) copy.append(...[...element.childNodes].map((node) => node.cloneNode(true)));
    markWords(copy, wanted);
    const above = id || heading ? h("span", {}, chapter) : h("a", { href: `#${anchor}` }, chapter);
    if (chapter) copy.prepend(h("p", { class: "chapter" }, above));
    return copy;
  }

  wayOn() {
    const leave = () => {
      this.clear();
      this.field.focus();
    };
    return h("button", { type: "button", class: "button", onclick: leave }, t("rules-all"));
  }
}
