// Lettering: what is written on the board can be read at the size it has on the screen.

const FAR = 2.3; // what would have to grow by more than this is left out until the reader comes closer
const INSET = 1.35; // and what is set into a sign already by more than this: it would cover it
const LONGER = 1.1; // how much longer a line may get by growing; beyond that its letters stand narrower
const FEW = 3; // signs that may grow freely: numbers, marks
const WORD = /\p{L}{2}/u; // but a word is a line, however short: beside longer ones it would look shouted

/** What is set here and not by the drawing. */
const OURS = ["textLength", "lengthAdjust", "dy"];

/** How each text was measured when it was last written. @type {WeakMap<SVGTextElement, string>} */
const known = new WeakMap();

/** @param {SVGTextElement} text @param {number} scale how much larger than drawn the drawing is shown @param {number} least pixels */
function measured(text, scale, least) {
  const own = Number(text.getAttribute("font-size"));
  const matrix = text.getCTM();
  const size = matrix ? own * Math.hypot(matrix.b, matrix.d) * scale : least;
  const grows = least / size;
  const words = (text.textContent ?? "").trim();
  const most = text.classList.contains("inset") ? INSET : FAR;
  return { text, own, grows, most, words, key: `${own} ${grows.toFixed(3)} ${words}` };
}

/** Whether a text looks as it was left: nothing about it has changed, and nobody has dressed it anew. @param {ReturnType<typeof measured>} found */
function stands({ text, own, grows, most, key }) {
  if (known.get(text) !== key) return false;
  return grows <= 1.001 || grows > most || parseFloat(text.style.fontSize) > own;
}

/** @param {string} words */
const sign = (words) => words.length <= FEW && !WORD.test(words);

/** @param {ReturnType<typeof measured>} found @param {number} length of the line as it was drawn, where that matters */
function write({ text, own, grows, most, words }, length) {
  const size = own * grows;
  text.classList.toggle("far", grows > most);
  if (grows > most) return;
  text.dataset.grown = "";
  text.style.fontSize = `${size}px`;
  if (sign(words)) text.setAttribute("dy", String(0.35 * (size - own))); // it grows around its middle
  if (!length) return;
  text.setAttribute("textLength", String(length * LONGER));
  text.setAttribute("lengthAdjust", "spacingAndGlyphs");
}

/** @param {SVGTextElement} text */
function restore(text) {
  known.delete(text);
  text.classList.remove("far");
  if (text.dataset.grown === undefined) return;
  delete text.dataset.grown;
  text.style.fontSize = "";
  for (const name of OURS) text.removeAttribute(name);
}

/** Take back what was written larger, as the drawing had it. @param {SVGSVGElement} drawing */
export function unletter(drawing) {
  for (const text of /** @type {NodeListOf<SVGTextElement>} */ (drawing.querySelectorAll("text.far, text[data-grown]"))) restore(text);
}

/**
 * Let nothing on a drawing be written smaller than so many pixels, at the scale the camera shows it. What stands as it was left is
 * not touched; for the rest, all is read before all is written, since every change between would have the page laid out again.
 * @param {SVGSVGElement} drawing @param {number} scale @param {number} least
 */
export function letter(drawing, scale, least) {
  const texts = /** @type {SVGTextElement[]} */ ([...drawing.querySelectorAll("text[font-size]")]);
  const fresh = texts.map((text) => measured(text, scale, least)).filter((found) => !stands(found));
  for (const { text } of fresh) restore(text);
  const grown = fresh.filter(({ grows }) => grows > 1.001);
  const lengths = grown.map(({ text, grows, most, words }) => (grows > LONGER && grows <= most && !sign(words) ? text.getComputedTextLength() : 0));
  grown.forEach((found, index) => write(found, lengths[index]));
  for (const { text, key } of fresh) known.set(text, key);
}
