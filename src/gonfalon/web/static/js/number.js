// A number out of a range: a field to type in, with a button for less and one for more.
import { h } from "./dom.js";
import { t } from "./words.js";

/**
 * @param {NumberRange} range
 * @param {string} question what the number is for, as screen readers say it
 * @param {(number: number) => void} give
 */
export function numberForm({ low, high, step }, question, give) {
  const field = h("input", { type: "number", name: "number", min: low, max: high, step, value: low, required: true, inputmode: "numeric", autocomplete: "off", "aria-label": question, "aria-describedby": "number-range" });
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (field.reportValidity()) give(field.valueAsNumber);
  };
  return h(
    "form",
    { class: "number", novalidate: true, onsubmit: send },
    h("button", { type: "button", class: "button", "aria-label": t("number-less"), onclick: () => field.stepDown() }, "−"),
    field,
    h("button", { type: "button", class: "button", "aria-label": t("number-more"), onclick: () => field.stepUp() }, "+"),
    h("button", { type: "submit", class: "button main" }, t("number-give")),
    h("p", { id: "number-range", class: "quiet" }, t("number-range", { low, high })),
  );
}
