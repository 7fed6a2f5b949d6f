// Pieces glide from where they were to where they are.
const LENGTH = 200;

/** @typedef {Map<Element, DOMMatrix>} Places */

/** @param {SVGSVGElement} root @param {Element} element */
function placeOf(root, element) {
  const own = /** @type {SVGGraphicsElement} */ (element).getScreenCTM();
  const base = root.getScreenCTM();
  return own && base ? DOMMatrix.fromMatrix(base).inverse().multiply(DOMMatrix.fromMatrix(own)) : new DOMMatrix();
}

/** Where every piece is now. @param {SVGSVGElement} root @returns {Places} */
export function places(root) {
  return new Map([...root.querySelectorAll(".piece[id]")].map((piece) => [piece, placeOf(root, piece)]));
}

/**
 * Let every piece that has moved since `before` glide to its place.
 * @param {SVGSVGElement} root @param {Places} before
 */
export function glide(root, before) {
  const moved = [...before].filter(([piece, was]) => {
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
    piece.animate([{ transform: from.toString() }, { transform: to.toString() }], { duration: LENGTH, easing: "ease-in-out" });
  }
}
