// Large drawings have several places (the map, my board, my hand ...), one tap apart.
import { byId, h } from "./dom.js";
import { unlevelled } from "./levels.js";

export class Places {
  /** @param {import("./camera.js").Camera} camera */
  constructor(camera) {
    this.camera = camera;
    this.bar = byId("places");
    this.current = "";
    this.names = "";
    camera.onLook = (name) => this.mark(name);
    this.bar.addEventListener("scroll", () => this.hintAtMore());
    new ResizeObserver(() => this.hintAtMore()).observe(this.bar);
  }

  /** The places of a drawing, in its order. @param {SVGSVGElement} drawing */
  show(drawing) {
    const places = this.camera.places();
    this.bar.hidden = places.length < 2;
    const names = places.map((place) => `${place.dataset.place}=${place.dataset.placeName}`).join();
    if (names === this.names) return this.lamps(drawing);
    this.names = names;
    this.bar.replaceChildren(
      ...places.map((place) => {
        const name = place.dataset.place ?? "";
        return h("button", { type: "button", "data-to": name, "aria-pressed": "false", onclick: () => this.camera.visit(name) }, unlevelled(place.dataset.placeName ?? name));
      }),
    );
    this.mark(this.camera.looked);
    this.lamps(drawing);
    this.hintAtMore();
  }

  /** Let the row fade where it goes on. */
  hintAtMore() {
    const { scrollLeft, scrollWidth, clientWidth } = this.bar;
    this.bar.classList.toggle("more-before", scrollLeft > 4);
    this.bar.classList.toggle("more-after", scrollWidth - scrollLeft - clientWidth > 4);
  }

  /** Which places hold something that may be chosen now. @param {SVGSVGElement} drawing */
  lamps(drawing) {
    for (const button of this.buttons()) {
      const lit = drawing.querySelector(`[data-place="${button.dataset.to}"] .lit[data-target]`);
      button.classList.toggle("has-lit", lit !== null);
    }
  }

  buttons() {
    return /** @type {HTMLElement[]} */ ([...this.bar.children]);
  }

  /** @param {string} name */
  mark(name) {
    this.current = name;
    for (const button of this.buttons()) {
      button.setAttribute("aria-pressed", String(button.dataset.to === name));
      if (button.dataset.to === name) button.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }

  next() {
    const names = this.buttons().map((button) => button.dataset.to ?? "");
    if (names.length) this.camera.visit(names[(names.indexOf(this.current) + 1) % names.length]);
  }
}
