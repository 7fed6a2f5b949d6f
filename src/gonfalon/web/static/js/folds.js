// Chapters of the rules that fold away under their headings.
import { h, icon } from "./dom.js";
import { t } from "./words.js";

export class Folds {
  /** @param {HTMLElement} list the rules, in printed order, chapters under their h3 @param {HTMLElement} all folds or opens every chapter */
  constructor(list, all) {
    this.headings = /** @type {HTMLElement[]} */ ([...list.querySelectorAll("h3")]);
    for (const heading of this.headings) {
      const words = [...heading.childNodes];
      const button = h("button", { type: "button", class: "fold", "aria-expanded": "true", onclick: () => this.fold(heading, button.getAttribute("aria-expanded") === "true") }, icon("down"));
      button.append(...words);
      heading.replaceChildren(button);
    }
    all.addEventListener("click", () => {
      const away = this.headings.some((heading) => heading.querySelector(".fold[aria-expanded=true]"));
      for (const heading of this.headings) this.fold(heading, away);
      all.textContent = t(away ? "rules-unfold" : "rules-fold");
    });
    addEventListener("hashchange", () => this.reach());
    this.reach();
  }

  /** What stands under a heading. @param {Element} heading */
  under(heading) {
    const out = [];
    for (let next = heading.nextElementSibling; next && !/^H[23]$/.test(next.tagName); next = next.nextElementSibling) out.push(next);
    return out;
  }

  /** @param {Element} heading @param {boolean} away */
  fold(heading, away) {
    heading.querySelector(".fold")?.setAttribute("aria-expanded", String(!away));
    for (const element of this.under(heading)) element.classList.toggle("folded", away);
  }

  /** Open the chapter a link leads into. */
  reach() {
    const sought = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!sought) return;
    const heading = this.headings.find((one) => one === sought || this.under(one).includes(sought));
    if (heading) this.fold(heading, false);
    sought.scrollIntoView();
  }
}
