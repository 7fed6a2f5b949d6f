// The page's own strings, in the language of the page.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { byId } from "./dom.js";
import { Refusal } from "./net.js";

export const lang = document.documentElement.lang;
const bundle = new FluentBundle(lang, { useIsolating: false });
bundle.addResource(new FluentResource(byId("words").textContent ?? ""));

/**
 * The sentence for a key.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function t(key, values = {}) {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : `[${key}]`;
}

/** What went wrong, for whoever reads the page. @param {unknown} error */
export function trouble(error) {
  if (!(error instanceof Refusal)) return t("error-unreachable");
  const keys = [`error-${error.facts.reason}`, `error-${error.kind}`];
  return t(keys.find((key) => bundle.hasMessage(key)) ?? "error-refused", error.facts);
}

/** Points as they are written everywhere: a true minus, and halves as ½. @param {number} points */
export function scored(points) {
  const whole = Math.trunc(Math.abs(points));
  const amount = Math.abs(points) - whole === 0.5 ? `${whole || ""}½` : String(Math.abs(points));
  return points < 0 ? `−${amount}` : amount;
}

const lists = new Intl.ListFormat(lang === "en" ? "en-GB" : lang, { type: "conjunction" }); // no comma before "and", as the games have it

/** @param {string[]} names */
export const listed = (names) => lists.format(names);

/** A chance as "34 %", as the language writes it; small ones are told apart by a decimal. @param {number} part */
export function percent(part) {
  const digits = part > 0 && part < 0.1 ? 1 : 0;
  return new Intl.NumberFormat(lang, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits }).format(part);
}

/** A change of a chance, with its sign. @param {number} part */
export const change = (part) => `${part < 0 ? "−" : "+"}${percent(Math.abs(part))}`;
