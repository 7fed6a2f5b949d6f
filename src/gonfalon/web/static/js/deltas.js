// The server sends only what the page does not have yet: put together with the last view, that is the whole again.

/** Where the server cuts a drawing into pieces. */
const CUT = /(?=<g )/;

/** @param {string} old @param {(string | [number, number])[]} pieces texts, or a place and a count of pieces we have */
function rebuilt(old, pieces) {
  const known = old.split(CUT);
  return pieces.map((piece) => (typeof piece === "string" ? piece : known.slice(piece[0], piece[0] + piece[1]).join(""))).join("");
}

/** @param {Record<string, Tip>} old @param {{set: Record<string, Tip>, gone: string[]}} changed */
function retold(old, { set, gone }) {
  const tips = { ...old, ...set };
  for (const name of gone) delete tips[name];
  return tips;
}

/** The whole view. @param {any} sent what came @param {TableView | null} last the view whose mark was sent along @returns {TableView} */
export function whole(sent, last) {
  const { svg_pieces: pieces, tips_changed: tips, log_after: after, ...data } = sent;
  if (!last) return data;
  if (pieces) data.svg = rebuilt(last.svg, pieces);
  if (tips) data.tips = retold(last.tips, tips);
  if (after !== undefined) data.view = { ...data.view, log: [...last.view.log.filter((line) => line.version <= after), ...data.view.log] };
  return data;
}
