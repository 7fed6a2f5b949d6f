// The page's own strings, in the language of the page.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { byId } from "./dom.js";

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

const lists = new Intl.ListFormat(lang, { type: "conjunction" });

/** @param {string[]} names */
export const listed = (names) => lists.format(names);
