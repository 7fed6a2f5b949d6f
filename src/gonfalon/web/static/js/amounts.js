// One of many amounts: a slider with a step to either side, and in words what its place means.
import { h } from "./dom.js";
import { t } from "./words.js";

const FEW = 9; // so many buttons are read at a glance

/** Whether these options are so many amounts that one had better slide to one of them. @param {Decision | null} decision @param {Option[]} options */
export function areAmounts(decision, options) {
  const numbers = options.map(({ answer }) => Number(answer.split(":")[1] || NaN));
  return decision?.kind === "amounts" && options.length > FEW && numbers.every((number, index) => number === numbers[0] + index);
}

export class Amounts {
  /** @param {Decision} decision @param {Option[]} options @param {(option: Option) => void} take */
  constructor(decision, options, take) {
    this.options = options;
    this.slider = h("input", { type: "range", min: 0, max: options.length - 1, value: 0, "aria-label": decision.prompt, oninput: () => this.tell() });
    this.said = h("output", { class: "amount" });
    const send = (/** @type {Event} */ event) => {
      event.preventDefault();
      take(this.meant);
    };
    this.place = h(
      "form",
      { class: "amounts", onsubmit: send },
      this.said,
      this.step(-1, t("number-less"), "−"),
      this.slider,
      this.step(1, t("number-more"), "+"),
      h("button", { type: "submit", class: "button main" }, t("number-give")),
    );
    this.tell();
  }

  /** @param {number} by @param {string} name @param {string} sign */
  step(by, name, sign) {
    return h("button", { type: "button", class: "button", "aria-label": name, onclick: () => this.go(this.slider.valueAsNumber + by) }, sign);
  }

  /** The option the slider stands at. */
  get meant() {
    return this.options[this.slider.valueAsNumber];
  }

  /** @param {number} place */
  go(place) {
    this.slider.value = String(place);
    this.tell();
  }

  /** Stand at the answer that was advised, if it is one of these. @param {string} answer */
  advise(answer) {
    const place = this.options.findIndex((option) => option.answer === answer);
    if (place >= 0) this.go(place);
  }

  tell() {
    this.said.textContent = this.meant.label;
    this.slider.setAttribute("aria-valuetext", this.meant.label);
  }
}
