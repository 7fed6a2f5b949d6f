// The board only obeys: it shows a drawing, lights what may be chosen and says what was clicked.
import { Camera } from "./camera.js";
import { closest } from "./dom.js";
import { letter, unletter } from "./lettering.js";
import { glide, hurry, scene } from "./motion.js";
import { Places } from "./places.js";
import { motion } from "./prefs.js";
import { dressAll, morph, parse, shapes } from "./svg.js";
import { t } from "./words.js";

const PHONE = 600; // pixels of a narrow window
const LEAST = 10; // pixels: nothing is written smaller
const HAND = 12; // nor, on a phone, once the reader has come closer

const ARROWS = /** @type {Record<string, [number, number]>} */ ({
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
});

/** What a thing is called: what is written on it, and what its tip says first. @param {Element} element @param {Tip | undefined} tip */
function nameOf(element, tip) {
  const written = (element.textContent ?? "").replace(/\s+/g, " ").trim();
  const title = tip?.title ?? element.getAttribute("aria-label") ?? element.getAttribute("data-target") ?? "";
  const parts = written.includes(title) ? [written] : [title, written];
  return [...parts, tip?.lines[0]].filter(Boolean).join(". ");
}

/** Set an attribute that is not so already: the browser works on every one that is set. @param {Element} element @param {string} name @param {string} value */
function put(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

export class Board {
  /**
   * @param {HTMLElement} frame
   * @param {(target: string, element: Element) => void} chosen a lit target was picked
   * @param {(target: string, element: Element) => void} asked an unlit one was
   */
  constructor(frame, chosen, asked) {
    this.frame = frame;
    this.camera = new Camera(frame);
    this.places = new Places(this.camera);
    this.asking = false;
    this.markup = "";
    /** @param {Element} element */
    this.pick = (element) => {
      const target = element.getAttribute("data-target") ?? "";
      if (element.classList.contains("lit") && !this.asking) chosen(target, element);
      else asked(target, element);
    };
    frame.addEventListener("click", (event) => {
      const element = closest(event.target, "[data-target]");
      if (element && event.detail < 2) this.pick(this.litAt(element, event)); // the second half of a double click says nothing new
    });
    frame.addEventListener("keydown", (event) => this.onKey(event));
    for (const [kind, on] of /** @type {[string, boolean][]} */ ([["pointerover", true], ["pointerout", false]])) {
      frame.addEventListener(kind, (event) => {
        const element = closest(event.target, "[data-target]");
        if (element) this.onPoint?.(element.getAttribute("data-target") ?? "", on);
      });
    }
    /** @type {((target: string, on: boolean) => void) | null} */
    this.onPoint = null;
    /** @type {[Set<string>, Record<string, Tip>]} */
    this.lights = [new Set(), {}];
    for (const shape of Object.values(shapes)) shape.addEventListener("change", () => this.redraw());
    this.camera.onScale = () => this.letter();
    this.camera.onMeasure = () => this.drawing && unletter(this.drawing);
    this.lettering = 0;
  }

  /** Write everything large enough, once per frame; an overview on a phone shows the drawing as it is, to be zoomed. */
  letter() {
    if (this.lettering) return;
    this.frame.dataset.lettering = "";
    this.lettering = requestAnimationFrame(() => {
      this.lettering = 0;
      if (this.drawing && this.camera.overview) unletter(this.drawing);
      else if (this.drawing) letter(this.drawing, this.camera.magnified, this.frame.clientWidth <= PHONE ? HAND : LEAST);
      delete this.frame.dataset.lettering;
    });
  }

  /** What is meant by a click: the element, or where it is not lit something lit under the same point. @param {Element} element @param {MouseEvent} event */
  litAt(element, event) {
    if (element.classList.contains("lit") || this.asking) return element;
    const below = document.elementsFromPoint(event.clientX, event.clientY).map((one) => closest(one, ".lit[data-target]"));
    return below.find((one) => one !== null && this.frame.contains(one)) ?? this.litNear(element);
  }

  /** A lit thing that holds the element, where the element itself is not lit. @param {Element} element */
  litNear(element) {
    return element.classList.contains("lit") ? element : (closest(element.parentElement, ".lit[data-target]") ?? element);
  }

  /** @returns {SVGSVGElement | null} */
  get drawing() {
    return this.frame.querySelector("svg");
  }

  /** @param {string} markup @param {boolean} [calm] others have done this: let it be seen */
  draw(markup, calm = false) {
    if (markup === this.markup) return;
    this.markup = markup;
    const wanted = parse(markup);
    const shown = this.drawing;
    if (shown && shown.getAttribute("viewBox") === wanted.getAttribute("viewBox")) {
      const before = motion() ? scene(shown) : null;
      morph(shown, wanted);
      this.camera.follow();
      this.letter();
      if (before) glide(shown, before, calm);
      return;
    }
    dressAll(wanted);
    this.frame.replaceChildren(wanted);
    this.camera.show(wanted);
    this.camera.follow();
    this.letter();
  }

  /** Whoever watched has seen enough: everything is where it is. */
  hurry() {
    if (this.drawing) hurry(this.drawing);
  }

  /** The window has another shape: arrange the drawing anew. */
  redraw() {
    const { markup } = this;
    if (!markup) return;
    this.markup = "";
    this.draw(markup);
    this.light(...this.lights);
  }

  targets() {
    return /** @type {SVGElement[]} */ ([...this.frame.querySelectorAll("[data-target]")]);
  }

  /** Those of the place that is looked at. */
  shown() {
    return this.targets().filter((element) => this.camera.shows(element));
  }

  /** @param {string} target */
  elements(target) {
    return this.targets().filter((element) => element.dataset.target === target);
  }

  /**
   * Light the targets of the options, and let the keyboard reach everything.
   * @param {Set<string>} lit @param {Record<string, Tip>} tips
   */
  light(lit, tips) {
    this.lights = [lit, tips];
    const on = [];
    for (const element of this.targets()) {
      const target = element.dataset.target ?? "";
      const isLit = lit.has(target) && element.dataset.unlit === undefined;
      element.classList.toggle("lit", isLit);
      put(element, "tabindex", isLit ? "0" : "-1");
      put(element, "role", "button");
      put(element, "aria-label", nameOf(element, tips[target]));
      put(element, "aria-disabled", String(!isLit));
      if (isLit) on.push(element);
    }
    this.frame.classList.toggle("has-lit", on.length > 0);
    if (on.length) this.camera.reveal(on);
    if (this.drawing) this.places.show(this.drawing);
  }

  /** Point out elements while an option or a line of the log is looked at. @param {string[]} names @param {string} look */
  point(names, look = "aimed") {
    for (const element of this.frame.querySelectorAll(`.${look}`)) element.classList.remove(look);
    for (const name of names) for (const element of this.elements(name)) element.classList.add(look);
  }

  /** Bring one of these things wholly into view. @param {string[]} names */
  reveal(names) {
    this.camera.reveal(names.flatMap((name) => this.elements(name)), true);
  }

  /** @param {boolean} hidden */
  hidePieces(hidden) {
    this.frame.classList.toggle("bare", hidden);
  }

  /** @param {boolean} on */
  askMode(on) {
    this.asking = on;
    this.frame.classList.toggle("asking", on);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const element = closest(event.target, "[data-target]");
    if (element && (event.key === "Enter" || event.key === " ")) this.pick(element);
    else if (element && event.key in ARROWS) this.stepFrom(element, ARROWS[event.key]);
    else if (!element && event.key === "Enter") this.firstStop()?.focus();
    else if (!this.camera.onKey(event.key)) return;
    event.preventDefault();
  }

  firstStop() {
    const shown = this.shown();
    return shown.find((element) => element.classList.contains("lit")) ?? shown[0];
  }

  /** Move the focus to the nearest element in a direction. @param {Element} from @param {[number, number]} way */
  stepFrom(from, [dx, dy]) {
    /** @param {Element} element */
    const centre = (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const here = centre(from);
    let best = null;
    let least = Infinity;
    for (const element of this.shown()) {
      const { x, y } = centre(element);
      const along = (x - here.x) * dx + (y - here.y) * dy;
      const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
      const cost = along + 2 * aside;
      if (element !== from && along > 2 && aside <= along * 2 && cost < least) [best, least] = [element, cost];
    }
    best?.focus();
  }

  /** @param {string} name */
  label(name) {
    this.frame.setAttribute("aria-label", t("board-label", { name }));
  }
}
