// Looking at the board: pan, zoom, fit.

const FAR = 0.7; // pixels for a unit of the drawing: fine print is left out
const MOST = 10;
const STEP = 1.25;
const FIRST = 2.5; // the first step on a phone: from an overview to something to read
const PHONE = 600; // pixels of a window that is narrow
const NUDGE = 60;
const SLACK = 4; // pixels a pointer may tremble before it is a drag

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
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.dragged = false;
    /** The place of the drawing that was last looked at, where it has several. */
    this.looked = "";
    /** The place where something is going on, as long as it goes on. */
    this.now = "";
    /** @type {((name: string) => void) | null} */
    this.onLook = null;
    /** Told when things look larger or smaller than before. @type {(() => void) | null} */
    this.onScale = null;
    this.shown = 0;
    frame.addEventListener("wheel", (event) => this.onWheel(event), { passive: false });
    frame.addEventListener("pointerdown", (event) => this.onDown(event));
    frame.addEventListener("pointermove", (event) => this.onMove(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
      frame.addEventListener(end, (event) => this.fingers.delete(/** @type {PointerEvent} */ (event).pointerId));
    }
    frame.addEventListener("click", (event) => this.dragged && event.stopPropagation(), { capture: true });
    new ResizeObserver(() => (this.whole ? this.home() : this.move(0, 0))).observe(frame);
  }

  /** @param {SVGSVGElement} board */
  show(board) {
    this.board = board;
    this.home();
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
    if (now && now !== this.now) this.look(now);
    this.now = now;
  }

  /** @returns {SVGGraphicsElement[]} */
  places() {
    return [...(this.board?.querySelectorAll("[data-place]") ?? [])].map((place) => /** @type {SVGGraphicsElement} */ (place));
  }

  /** Fill the window with one place of the drawing; on a narrow one, with its width from its top on. @param {string} name */
  look(name) {
    const place = this.places().find((other) => other.dataset.place === name);
    if (!place || !this.board) return;
    this.scale = 1;
    this.x = this.y = 0;
    this.place();
    const frame = this.frame.getBoundingClientRect();
    const box = place.getBoundingClientRect();
    const [across, down] = [frame.width / box.width, frame.height / box.height];
    this.scale = frame.width > PHONE ? Math.min(across, down) : across;
    this.x = (frame.width - box.width * this.scale) / 2 - (box.left - frame.left) * this.scale;
    const spare = (frame.height - box.height * this.scale) / 2;
    this.y = Math.max(0, spare) - (box.top - frame.top) * this.scale;
    this.nearest = this.scale * MOST * 0.5;
    this.fitted = this.scale;
    this.whole = true;
    this.looked = name;
    this.place();
    this.onLook?.(name);
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
    if (home) this.move(0, this.frame.getBoundingClientRect().top - home.getBoundingClientRect().top + 8);
  }

  place() {
    if (!this.board) return;
    const { width, height } = this.size();
    const style = this.board.style;
    style.width = `${width}px`;
    style.height = `${height}px`;
    style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.frame.classList.toggle("far", (width / this.board.viewBox.baseVal.width) * this.scale < FAR);
    if (this.shown === width * this.scale) return;
    this.shown = width * this.scale;
    this.onScale?.();
  }

  /** @param {number} dx @param {number} dy */
  move(dx, dy) {
    const { width, height } = this.size();
    const [w, h] = [width * this.scale, height * this.scale];
    const [fw, fh] = [this.frame.clientWidth, this.frame.clientHeight];
    /** @param {number} value @param {number} size @param {number} room */
    const kept = (value, size, room) => (size <= room ? (room - size) / 2 : Math.min(40, Math.max(room - size - 40, value)));
    this.x = kept(this.x + dx, w, fw);
    this.y = kept(this.y + dy, h, fh);
    this.place();
  }

  /** @param {number} factor @param {number} [cx] @param {number} [cy] the point of the frame that stays put */
  zoom(factor, cx = this.frame.clientWidth / 2, cy = this.frame.clientHeight / 2) {
    const scale = Math.min(this.nearest, Math.max(1, this.scale * factor));
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

  closer() {
    this.zoom(this.overview ? FIRST : STEP);
  }

  farther() {
    this.zoom(1 / STEP);
  }

  /** Bring elements into view if none of them is. @param {Element[]} elements */
  reveal(elements) {
    const frame = this.frame.getBoundingClientRect();
    const centres = elements.map((element) => {
      const { left, top, width, height } = (element.querySelector(".hit") ?? element).getBoundingClientRect();
      return { x: left + width / 2 - frame.left, y: top + height / 2 - frame.top };
    });
    const [first] = centres;
    if (!first || centres.some(({ x, y }) => x > 0 && y > 0 && x < frame.width && y < frame.height)) return;
    if (this.places().some((place) => place.dataset.place === this.looked && place.dataset.stay !== undefined)) return;
    const place = /** @type {SVGElement | null} */ (elements[0].closest("[data-place]"));
    if (place && place.dataset.place !== this.looked) return this.look(place.dataset.place ?? "");
    this.whole = false;
    this.move(frame.width / 2 - first.x, frame.height / 2 - first.y);
  }

  /** @param {WheelEvent} event */
  onWheel(event) {
    event.preventDefault();
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
    keys[key]?.();
    return key in keys;
  }
}
