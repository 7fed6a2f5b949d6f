// Lettering: what is written on the board can be read at the size it has on the screen.

const FAR = 2.3; // what would have to grow by more than this is left out until the reader comes closer
const LONGER = 1.1; // how much longer a line may get by growing; beyond that its letters stand narrower
const FEW = 3; // letters that may grow freely: numbers, marks

/** What is set here and not by the drawing. */
const OURS = ["textLength", "lengthAdjust", "dy"];

/** @param {SVGTextElement} text @param {number} scale how much larger than drawn the drawing is shown @param {number} least pixels */
function measured(text, scale, least) {
  const own = Number(text.getAttribute("font-size"));
  const matrix = text.getCTM();
  const size = matrix ? own * Math.hypot(matrix.b, matrix.d) * scale : least;
  const grows = least / size;
  const words = (text.textContent ?? "").trim();
  return { text, own, grows, words, length: grows > LONGER && grows <= FAR && words.length > FEW ? text.getComputedTextLength() : 0 };
}

/** @param {ReturnType<typeof measured>} found */
function write({ text, own, grows, words, length }) {
  const size = own * grows;
  text.classList.toggle("far", grows > FAR);
  if (grows > FAR) return;
  text.dataset.grown = "";
  text.style.fontSize = `${size}px`;
  if (words.length <= FEW) text.setAttribute("dy", String(0.35 * (size - own))); // it grows around its middle
  if (!length) return;
  text.setAttribute("textLength", String(length * LONGER));
  text.setAttribute("lengthAdjust", "spacingAndGlyphs");
}

/** @param {SVGTextElement} text */
function restore(text) {
  delete text.dataset.grown;
  text.style.fontSize = "";
  for (const name of OURS) text.removeAttribute(name);
}

/** Take back what was written larger, as the drawing had it. @param {SVGSVGElement} drawing */
export function unletter(drawing) {
  for (const text of drawing.querySelectorAll("text.far")) text.classList.remove("far");
  for (const text of /** @type {NodeListOf<SVGTextElement>} */ (drawing.querySelectorAll("text[data-grown]"))) restore(text);
}

/** Let nothing on a drawing be written smaller than so many pixels, at the scale the camera shows it. @param {SVGSVGElement} drawing @param {number} scale @param {number} least */
export function letter(drawing, scale, least) {
  unletter(drawing);
  const texts = /** @type {SVGTextElement[]} */ ([...drawing.querySelectorAll("text[font-size]")]);
  const found = texts.map((text) => measured(text, scale, least)); // first all that is read, then all that is written
  for (const one of found) {
    if (one.grows > 1.001) write(one);
  }
}
