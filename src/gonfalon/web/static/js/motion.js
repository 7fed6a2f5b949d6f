// Pieces glide from where they were to where they are; what others did goes slower, and is lit for a moment.
const LENGTH = 200;
const CALM = 650; // what others did
const GLOW = 1500;
const MOST = 14; // more than this at once is a new scene, not a move

/** @typedef {{places: Map<Element, DOMMatrix>, known: Set<string>}} Scene */

/** @param {SVGSVGElement} root @param {Element} element */
function placeOf(root, element) {
  const own = /** @type {SVGGraphicsElement} */ (element).getScreenCTM();
  const base = root.getScreenCTM();
  return own && base ? DOMMatrix.fromMatrix(base).inverse().multiply(DOMMatrix.fromMatrix(own)) : new DOMMatrix();
}

/** Everything on the board that has a name of its own: pieces, cubes, markers. @param {SVGSVGElement} root */
const named = (root) => [...root.querySelectorAll("g[id]:not(defs g)")];

/** Where every piece is now. @param {SVGSVGElement} root @returns {Scene} */
export function scene(root) {
  const places = new Map([...root.querySelectorAll(".piece[id]")].map((piece) => [piece, placeOf(root, piece)]));
  return { places, known: new Set(named(root).map(({ id }) => id)) };
}

/**
 * Let every piece that has moved since `before` glide to its place, and what is new appear.
 * @param {SVGSVGElement} root @param {Scene} before @param {boolean} calm others did it: slower, and lit
 */
export function glide(root, before, calm) {
  const duration = calm ? CALM : LENGTH;
  const moved = [...before.places].filter(([piece, was]) => {
    if (!root.contains(piece)) return false;
    const now = placeOf(root, piece);
    return Math.hypot(now.e - was.e, now.f - was.f) > 1;
  });
  const pieces = new Set(moved.map(([piece]) => piece));
  for (const [piece, was] of moved) {
    const parent = piece.parentElement?.closest(".piece");
    if (parent && pieces.has(parent)) continue;
    const outer = placeOf(root, /** @type {Element} */ (piece.parentNode));
    const from = outer.inverse().multiply(was);
    const to = outer.inverse().multiply(placeOf(root, piece));
    piece.animate([{ transform: from.toString() }, { transform: to.toString() }], { duration, easing: "ease-in-out" });
  }
  const fresh = named(root).filter(({ id }) => !before.known.has(id));
  const outermost = fresh.filter((one) => !fresh.some((other) => other !== one && other.contains(one)));
  if (outermost.length > MOST) return;
  for (const one of outermost) one.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: "ease-out" });
  if (!calm) return;
  const told = [...outermost, ...pieces].slice(0, MOST);
  for (const one of told) one.animate([{ filter: "none" }, { filter: "drop-shadow(0 0 5px var(--accent))", offset: 0.3 }, { filter: "none" }], { duration: GLOW });
}

/** Show everything where it is. @param {Element} root */
export function hurry(root) {
  for (const moving of root.getAnimations({ subtree: true })) if (!(moving instanceof CSSAnimation || moving instanceof CSSTransition)) moving.finish();
}
