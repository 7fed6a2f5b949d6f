// Building elements by hand, without markup in strings.

/**
 * An element with attributes and children: h("button", {class: "button", onclick: go}, "Go").
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, unknown>} [attributes] functions become listeners; null, undefined and false are left out
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child) element.append(child);
  return element;
}

/**
 * @param {string} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElement}
 */
export function s(tag, attributes = {}, ...children) {
  const element = /** @type {SVGElement} */ (document.createElementNS("http://www.w3.org/2000/svg", tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** @param {string} name a sign of the sprite; an unknown one becomes a plain dot */
export function icon(name) {
  const known = document.getElementById(`i-${name}`) !== null;
  return s("svg", { class: "icon", "aria-hidden": "true" }, s("use", { href: `#i-${known ? name : "star"}` }));
}

/** @param {number} seat */
export function mark(seat) {
  return s("svg", { class: "mark", "aria-hidden": "true" }, s("use", { href: `#mark-${seat}` }));
}

/**
 * The element of that id, which the template promises.
 * @param {string} id
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page lacks #${id}`);
  return element;
}

/** @param {EventTarget | null} target @param {string} selector */
export function closest(target, selector) {
  const found = target instanceof Element ? target.closest(selector) : null;
  return /** @type {HTMLElement | SVGElement | null} */ (found);
}

/** Whether a button that is only a sign was pressed twice: the first time it asks, for nobody shall do this by a slip. @param {HTMLElement} button @param {string} words */
export function sure(button, words) {
  if (button.classList.contains("armed")) return true;
  const [sign] = button.children;
  const name = button.getAttribute("aria-label") ?? "";
  const disarm = () => {
    button.classList.replace("armed", "only");
    button.setAttribute("aria-label", name);
    button.replaceChildren(sign);
  };
  button.classList.replace("only", "armed");
  button.setAttribute("aria-label", words);
  button.append(words);
  button.addEventListener("blur", disarm, { once: true });
  button.focus();
  return false;
}

/** A short message at the foot of the page. */
export const toast = (() => {
  /** @type {number | undefined} */
  let timer;
  return (/** @type {string} */ words) => {
    const place = byId("toast");
    place.textContent = words;
    place.showPopover();
    clearTimeout(timer);
    timer = setTimeout(() => place.hidePopover(), Math.max(5000, 80 * words.length)); // long enough to be read
  };
})();
