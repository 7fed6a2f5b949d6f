// Looking at the board: pan, zoom, fit.

const FAR = 0.7; // pixels for a unit of the drawing: fine print is left out
const MOST = 10;
const STEP = 1.25;
const FIRST = 2.5; // the first step on a phone: from an overview to something to read
const PHONE = 600; // pixels of a window that is narrow
const NUDGE = 60;
const SLACK = 4; // pixels a pointer may tremble before it is a drag
const ALL = { left: 0, top: 0, width: 1, height: 1 };

export class Camera {
  /** @param {HTMLElement} frame the window the board is seen through */
  constructor(frame) {
    this.frame = frame;
    /** @type {SVGSVGElement | null} */
    this.board = null;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    this.whole = true;
    this.nearest = MOST;
    /** The scale at which a place, or all, was last fitted into the window. */
    this.fitted = 1;
    /** The part of the drawing that is looked at: one place, or all; in shares of its size. */
    this.area = ALL;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.dragged = false;
    /** The place of the drawing that was last looked at, where it has several. */
    this.looked = "";
    /** Where the reader was when a question took him elsewhere, until he goes somewhere himself. @type {{looked: string, whole: boolean, across: number, wide: number, x: number, y: number} | null} */
    this.left = null;
    /** The place where something is going on, as long as it goes on. */
    this.now = "";
    /** @type {((name: string) => void) | null} */
    this.onLook = null;
    /** Told when things look larger or smaller than before. @type {(() => void) | null} */
    this.onScale = null;
    /** Told before a place is measured: letters that were enlarged for another scale would count. @type {(() => void) | null} */
    this.onMeasure = null;
    this.shown = 0;
    /** How wide the board was at scale 1 when it was last placed, and the window it was placed in. */
    this.laid = 1;
    this.room = "";
    /** Hides all places but one, also those of a drawing to come. */
    this.veil = new CSSStyleSheet();
    document.adoptedStyleSheets.push(this.veil);
    frame.addEventListener("wheel", (event) => this.onWheel(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.onDown(event));
    frame.addEventListener("pointermove", (event) => this.onMove(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      frame.addEventListener(end, (event) => this.fingers.delete(/** @type {PointerEvent} */ (event).pointerId));
    }
    frame.addEventListener("click", (event) => this.dragged && event.stopPropagation(), { capture: true });
    new ResizeObserver(() => this.settle()).observe(frame);
  }

  /** @param {SVGSVGElement} board */
  show(board) {
    this.board = board;
    this.home();
  }

  /** Place the board anew in a window that has changed: before anything else is done with it, since the news of it may come later. */
  settle() {
    if (this.room === this.extent) return;
    if (this.whole) this.home();
    else this.keep();
  }

  get extent() {
    return `${this.frame.clientWidth}x${this.frame.clientHeight}`;
  }

  /** The window has another size: what the reader has gone to stays as large as it was. */
  keep() {
    const grown = this.laid / this.size().width;
    this.scale *= grown;
    this.fitted *= grown;
    this.nearest *= grown;
    this.move(0, 0);
  }

  /** What is seen at first: the place looked at, or all of a drawing that has only one. */
  home() {
    const places = this.places();
    const kept = places.find((place) => place.dataset.place === this.looked) ?? places[0];
    if (places.length > 1) this.look(kept.dataset.place ?? "");
    else this.fit();
  }

  /** Look at a place where something has begun (a battle); when it is over, the reader decides when to leave. */
  follow() {
    const now = this.places().find((place) => place.dataset.now !== undefined)?.dataset.place ?? "";
    if (now && now !== this.now) this.visit(now);
    this.now = now;
  }

  /** Look at a place and stay there. @param {string} name */
  visit(name) {
    this.left = null;
    this.look(name);
  }

  /** The question that took the reader elsewhere is answered. */
  goBack() {
    const { left } = this;
    this.left = null;
    if (!left) return;
    this.looked = left.looked;
    this.home();
    if (left.whole || left.across !== this.frame.clientWidth) return;
    this.scale = left.wide / this.size().width;
    [this.x, this.y, this.whole] = [left.x, left.y, false];
    this.move(0, 0);
  }

  /** @returns {SVGGraphicsElement[]} */
  places() {
    return [...(this.board?.querySelectorAll("[data-place]") ?? [])].map((place) => /** @type {SVGGraphicsElement} */ (place));
  }

  /**
   * Fill the window with one place of the drawing, and show no other; on a narrow one, with its width from its top on. A place that would
   * be too small to read there is seen from nearer (`data-near`, so many times as large), at the reader's home in it.
   * @param {string} name @param {boolean} [near]
   */
  look(name, near = this.frame.clientWidth <= PHONE) {
    const place = this.places().find((other) => other.dataset.place === name);
    if (!place || !this.board) return;
    this.veil.replaceSync(`.board [data-place]:not([data-place="${name}"]) { display: none; }`);
    this.scale = 1;
    this.x = this.y = 0;
    this.place();
    this.onMeasure?.();
    const frame = this.frame.getBoundingClientRect();
    const box = place.getBoundingClientRect();
    const { width, height } = this.size();
    const [left, top] = [box.left - frame.left, box.top - frame.top];
    this.area = { left: left / width, top: top / height, width: box.width / width, height: box.height / height };
    const [across, down] = [frame.width / box.width, frame.height / box.height];
    this.scale = frame.width > PHONE ? Math.min(across, down) : across;
    this.x = (frame.width - box.width * this.scale) / 2 - left * this.scale;
    const spare = (frame.height - box.height * this.scale) / 2;
    this.y = Math.max(0, spare) - top * this.scale;
    this.nearest = this.scale * MOST * 0.5;
    this.fitted = this.scale;
    this.looked = name;
    this.place();
    const home = near && place.dataset.near ? place.querySelector("[data-home]") : null;
    if (home) {
      this.zoom(Number(place.dataset.near));
      this.centre(home);
    }
    this.whole = true;
    this.onLook?.(name);
    this.onScale?.(); // what is written there was not measured yet
  }

  /** Everything there is, on a narrow window from the top on: of the place looked at, where the drawing has several. */
  all() {
    this.left = null;
    if (this.places().length > 1) this.look(this.looked, false);
    else this.fit();
  }

  /** Whether an element is shown: of several places, only the one looked at is. @param {Element} element */
  shows(element) {
    const place = /** @type {SVGElement | null} */ (element.closest("[data-place]"));
    return !place || place.dataset.place === this.looked;
  }

  /** @param {Element} element */
  centre(element) {
    const [frame, box] = [this.frame.getBoundingClientRect(), element.getBoundingClientRect()];
    this.move((frame.left + frame.right - box.left - box.right) / 2, (frame.top + frame.bottom - box.top - box.bottom) / 2);
  }

  /** The board's size on the screen at scale 1, where all of it is just visible. */
  size() {
    const { width, height } = this.board?.viewBox.baseVal ?? { width: 1, height: 1 };
    const ratio = Math.min(this.frame.clientWidth / width, this.frame.clientHeight / height);
    return { width: width * ratio, height: height * ratio };
  }

  /** The scale at which no margin is left around the board. */
  cover() {
    const { width, height } = this.size();
    return Math.max(this.frame.clientWidth / width, this.frame.clientHeight / height);
  }

  /**
   * Show everything; on a narrow window, fill it instead, since everything would be too small to read: at least its
   * width, and the reader's home on top where the drawing has one.
   */
  fit(all = this.frame.clientWidth > PHONE) {
    const { width, height } = this.size();
    this.area = ALL;
    this.scale = all ? 1 : Math.max(Math.min(this.cover(), 2.6), this.frame.clientWidth / width);
    this.fitted = this.scale;
    this.whole = true;
    this.x = (this.frame.clientWidth - width * this.scale) / 2;
    this.y = (this.frame.clientHeight - height * this.scale) / 2;
    this.place();
    if (!all) this.goHome();
  }

  goHome() {
    const home = this.board?.querySelector("[data-home]");
    if (home) this.move(0, this.frame.getBoundingClientRect().top - home.getBoundingClientRect().top + 4);
  }

  place() {
    if (!this.board) return;
    const { width, height } = this.size();
    this.laid = width;
    this.room = this.extent;
    const style = this.board.style;
    style.width = `${width * this.fitted}px`; // laid out at about the size it is seen at: letters of half a pixel would be lost
    style.height = `${height * this.fitted}px`;
    style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.magnified})`;
    this.frame.classList.toggle("far", (width / this.board.viewBox.baseVal.width) * this.scale < FAR);
    if (this.shown === width * this.scale) return;
    this.shown = width * this.scale;
    this.onScale?.();
  }

  /** Move what is looked at, as far as the window stays filled. @param {number} dx @param {number} dy */
  move(dx, dy) {
    const { width, height } = this.size();
    const [w, h] = [width * this.scale, height * this.scale];
    const { left, top, width: across, height: down } = this.area;
    /** @param {number} value @param {number} size @param {number} room */
    const kept = (value, size, room) => (size < room + 0.5 ? (room - size) / 2 : Math.min(40, Math.max(room - size - 40, value)));
    this.x = kept(this.x + dx + left * w, across * w, this.frame.clientWidth) - left * w;
    this.y = kept(this.y + dy + top * h, down * h, this.frame.clientHeight) - top * h;
    this.place();
  }

  /** The scale at which all that is looked at is just visible. */
  get farthest() {
    const { width, height } = this.size();
    return Math.min(this.frame.clientWidth / (width * this.area.width), this.frame.clientHeight / (height * this.area.height));
  }

  /** @param {number} factor @param {number} [cx] @param {number} [cy] the point of the frame that stays put */
  zoom(factor, cx = this.frame.clientWidth / 2, cy = this.frame.clientHeight / 2) {
    const scale = Math.min(this.nearest, Math.max(this.farthest, this.scale * factor));
    const ratio = scale / this.scale;
    this.x = cx - (cx - this.x) * ratio;
    this.y = cy - (cy - this.y) * ratio;
    this.scale = scale;
    this.whole = false;
    this.move(0, 0);
  }

  /** Whether a narrow window shows things as small as when they were fitted into it: an overview, not to be read. */
  get overview() {
    return this.scale <= this.fitted * 1.05 && this.frame.clientWidth <= PHONE;
  }

  /** How much larger the drawing is seen than it was laid out. */
  get magnified() {
    return this.scale / this.fitted;
  }

  /** Nearer; the first step from an overview goes where something can be chosen in the same place. */
  closer() {
    const first = this.overview;
    this.left = null;
    this.zoom(first ? FIRST : STEP);
    const lit = [...(this.board?.querySelectorAll(".lit[data-target]") ?? [])];
    if (first) this.reveal(lit.filter((element) => [this.looked, ""].includes(this.placed(element))));
  }

  farther() {
    this.left = null;
    this.zoom(1 / STEP);
  }

  /** Bring elements into view if none of them is. @param {Element[]} elements @param {boolean} [whole] to its edges */
  reveal(elements, whole = false) {
    this.settle();
    if (!elements.length || this.sees(elements, whole)) return;
    if (this.places().some((place) => place.dataset.place === this.looked && place.dataset.stay !== undefined)) return;
    const { looked, whole: fits, x, y } = this;
    this.left ??= { looked, whole: fits, across: this.frame.clientWidth, wide: this.size().width * this.scale, x, y };
    const first = elements.find((element) => this.placed(element) === this.looked) ?? elements[0];
    const place = this.placed(first);
    if (place && place !== this.looked) this.look(place);
    if (this.sees(elements, whole)) return;
    this.centre(first.querySelector(".hit") ?? first);
    this.whole = false;
  }

  /** The place that something is drawn in, where the drawing has several. @param {Element} element */
  placed(element) {
    return /** @type {SVGElement | null} */ (element.closest("[data-place]"))?.dataset.place ?? "";
  }

  /** Whether one of these elements is in view: its middle, or all of it if there is room. @param {Element[]} elements @param {boolean} [whole] */
  sees(elements, whole = false) {
    const frame = this.frame.getBoundingClientRect();
    return elements.some((element) => {
      const { left, top, width, height } = (element.querySelector(".hit") ?? element).getBoundingClientRect();
      const [x, y] = [left + width / 2 - frame.left, top + height / 2 - frame.top];
      const [w, h] = whole ? [Math.min(width, frame.width) / 2, Math.min(height, frame.height) / 2] : [0, 0];
      return this.shows(element) && x >= w && y >= h && x <= frame.width - w && y <= frame.height - h;
    });
  }

  /** @param {WheelEvent} event */
  onWheel(event) {
    event.preventDefault();
    this.left = null;
    const { left, top } = this.frame.getBoundingClientRect();
    const strength = event.deltaMode === 1 ? 0.05 : 0.0016;
    this.zoom(Math.exp(-event.deltaY * strength), event.clientX - left, event.clientY - top);
  }

  /** @param {PointerEvent} event */
  onDown(event) {
    if (event.button !== 0) return;
    if (this.fingers.size === 0) this.dragged = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  onMove(event) {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!this.dragged && !other && Math.hypot(now.x - was.x, now.y - was.y) < SLACK) return;
    this.dragged = true;
    this.left = null;
    this.fingers.set(event.pointerId, now);
    this.whole = false;
    if (other) {
      const { left, top } = this.frame.getBoundingClientRect();
      const factor = Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(was.x - other.x, was.y - other.y) || 1);
      this.zoom(factor, (now.x + other.x) / 2 - left, (now.y + other.y) / 2 - top);
      this.move((now.x - was.x) / 2, (now.y - was.y) / 2);
    } else this.move(now.x - was.x, now.y - was.y);
  }

  /** @param {string} key @returns {boolean} whether the key meant something here */
  onKey(key) {
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => this.move(NUDGE, 0),
      ArrowRight: () => this.move(-NUDGE, 0),
      ArrowUp: () => this.move(0, NUDGE),
      ArrowDown: () => this.move(0, -NUDGE),
      "+": () => this.closer(),
      "-": () => this.farther(),
    };
    if (key in keys) this.left = null;
    keys[key]?.();
    return key in keys;
  }
}
