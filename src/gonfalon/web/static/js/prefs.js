// Language, light and motion: what a reader chooses once for all pages.
import { post } from "./net.js";
import { t } from "./words.js";

const THEMES = ["auto", "light", "dark"];
const YEAR = 31536000;

/** @param {string} name @param {string} value */
function keep(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax`;
}

/** @param {string} name */
export const stored = (name) => localStorage.getItem(`gonfalon.${name}`);

/** @param {string} name @param {string} value */
export const store = (name, value) => localStorage.setItem(`gonfalon.${name}`, value);

/** Whether pieces glide: the reader's switch here, else the system's wish. */
export function motion() {
  const choice = stored("motion");
  return choice === null ? !matchMedia("(prefers-reduced-motion: reduce)").matches : choice === "on";
}

/** @param {boolean} on */
export function setMotion(on) {
  store("motion", on ? "on" : "off");
  document.documentElement.toggleAttribute("data-still", !on);
}

function turnTheme() {
  const root = document.documentElement;
  const next = THEMES[(THEMES.indexOf(root.dataset.theme ?? "auto") + 1) % THEMES.length];
  root.dataset.theme = next;
  keep("theme", next);
  for (const button of document.querySelectorAll(".theme-switch")) {
    button.querySelector("use")?.setAttribute("href", `#i-theme-${next}`);
    for (const name of ["aria-label", "data-tip"]) button.setAttribute(name, t(`theme-${next}`));
  }
}

/** @param {string} code */
async function speak(code) {
  keep("lang", code);
  await post("/api/me", { lang: code }).catch(() => undefined); // the cookie is enough here; this is for other devices
  location.reload();
}

export function mountPrefs() {
  document.documentElement.toggleAttribute("data-still", !motion());
  for (const button of document.querySelectorAll(".theme-switch")) button.addEventListener("click", turnTheme);
  for (const button of document.querySelectorAll(".tongues [data-lang]")) {
    button.addEventListener("click", () => speak(/** @type {HTMLElement} */ (button).dataset.lang ?? "en"));
  }
}
