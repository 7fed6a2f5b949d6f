// Taking in a drawing of the server and changing the one on the page into it, element by element.

const NS = "http://www.w3.org/2000/svg";
/** @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

/** Inline styles are forbidden on our pages; a sheet adopted by script is not. @param {string} css */
function adopt(css) {
  if (sheets.has(css)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  document.adoptedStyleSheets.push(sheet);
}

/** Where a drawing takes another arrangement, if it has one: on a phone held upright, and beside the options of a window that is not much wider than high. */
export const shapes = {
  tall: matchMedia("(max-width: 760px) and (orientation: portrait)"),
  square: matchMedia("(min-width: 761px) and (min-aspect-ratio: 1) and (max-aspect-ratio: 7/5)"),
};

/** What does not belong to an arrangement. */
const FOREIGN = { wide: ".only-tall, .only-square", square: ".only-tall, .not-square", tall: ".only-wide, .only-square" };

/** Keep one of a drawing's arrangements: its view, its places, and what belongs to it. @param {SVGSVGElement} root */
function arrange(root) {
  const shape = shapes.tall.matches ? "tall" : shapes.square.matches && root.dataset.square ? "square" : "wide";
  for (const part of root.querySelectorAll(FOREIGN[shape])) part.remove();
  const view = root.getAttribute(`data-${shape}`);
  if (!view) return;
  for (const part of root.querySelectorAll(`.only-${shape}`)) part.classList.remove(`only-${shape}`);
  root.setAttribute("viewBox", view);
  for (const part of root.querySelectorAll(`[data-${shape}]`)) part.setAttribute("transform", part.getAttribute(`data-${shape}`) ?? "");
}

/**
 * The drawing as an element of this document: its style sheets adopted, its style attributes kept aside
 * as data-style, its titles turned into labels (our own tips replace the browser's).
 * @param {string} markup
 */
export function parse(markup) {
  const drawn = new DOMParser().parseFromString(markup.replaceAll(' style="', ' data-style="'), "image/svg+xml");
  const root = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.importNode(drawn.documentElement, true)));
  if (root.namespaceURI !== NS) throw new Error("the board is not a drawing");
  for (const style of root.querySelectorAll("style")) {
    adopt(style.textContent ?? "");
    style.remove();
  }
  for (const title of root.querySelectorAll("title")) {
    title.parentElement?.setAttribute("aria-label", title.textContent ?? "");
    if (!title.parentElement?.hasAttribute("role")) title.parentElement?.setAttribute("role", "group"); // only what has a role has a name
    title.remove();
  }
  arrange(root);
  for (const text of root.querySelectorAll("text")) text.append(" "); // or two labels read as one word
  return root;
}

/** @param {Element} element */
function dress(element) {
  const style = element.getAttribute("data-style") ?? "";
  /** @type {SVGElement} */ (element).style.cssText = style;
}

/** Style a freshly taken-in element and all it holds. @param {Element} element */
export function dressAll(element) {
  if (element.hasAttribute("data-style")) dress(element);
  for (const inner of element.querySelectorAll("[data-style]")) dress(inner);
}

/** What the board itself says about a target; without its tabindex even for a moment, it would lose the focus. */
const SAID = new Set(["tabindex", "role", "aria-label", "aria-disabled", "aria-describedby"]);

/** What was set by the lettering; it looks itself at what has changed. */
const LETTERED = new Set(["data-grown", "textLength", "lengthAdjust", "dy"]);

/** Classes by which the board points things out. */
const MARKS = ["lit", "aimed", "chosen", "noted", "far"];

/** The class an element is to have: the drawing's, and the marks it bears. @param {Element} from @param {Element} to */
function marked(from, to) {
  return [to.getAttribute("class") ?? "", ...MARKS.filter((mark) => from.classList.contains(mark))].join(" ").trim();
}

/** @param {Element} from @param {Element} to */
function sameAttributes(from, to) {
  const undressed = from.hasAttribute("data-style") && !to.hasAttribute("data-style");
  const target = to.hasAttribute("data-target");
  for (const { name } of [...from.attributes]) {
    if (to.hasAttribute(name) || name === "class" || (name === "style" && !undressed) || (target && SAID.has(name)) || LETTERED.has(name)) continue;
    from.removeAttribute(name);
  }
  const look = marked(from, to);
  if ((from.getAttribute("class") ?? "") !== look) from.setAttribute("class", look);
  for (const { name, value } of to.attributes) {
    if (name === "class" || from.getAttribute(name) === value) continue;
    from.setAttribute(name, value);
    if (name === "data-style") dress(from);
  }
}

/** @param {Node} node @returns {node is Element} */
const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;

/**
 * Change `from` into `to`. Elements with an id stay the same element wherever they go, so that what moves
 * can be seen moving and what has the focus keeps it.
 * @param {Element} from @param {Element} to @param {Map<string, Element>} known elements of the old drawing by id
 */
function change(from, to, known) {
  sameAttributes(from, to);
  let next = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const keyed = isElement(wanted) && wanted.id ? known.get(wanted.id) : undefined;
    if (isElement(wanted) && keyed && keyed.tagName === wanted.tagName) {
      if (keyed === next) next = next.nextSibling;
      else from.insertBefore(keyed, next);
      change(keyed, wanted, known);
    } else if (next && isElement(next) && isElement(wanted) && !wanted.id && !next.id && next.tagName === wanted.tagName) {
      const here = next;
      next = next.nextSibling;
      change(here, wanted, known);
    } else if (next && next.nodeType === Node.TEXT_NODE && wanted.nodeType === Node.TEXT_NODE) {
      if (next.nodeValue !== wanted.nodeValue) next.nodeValue = wanted.nodeValue;
      next = next.nextSibling;
    } else {
      from.insertBefore(wanted, next);
      if (isElement(wanted)) dressAll(wanted);
    }
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}

/** @param {Element} root */
function byIds(root) {
  return new Map([...root.querySelectorAll("[id]")].map((element) => [element.id, element]));
}

/** @param {SVGSVGElement} shown @param {SVGSVGElement} wanted */
export function morph(shown, wanted) {
  change(shown, wanted, byIds(shown));
}
