// The tools around the board, and a key for each.
import { byId, toast } from "./dom.js";
import { mountKeys } from "./keys.js";
import { motion, setMotion, store, stored } from "./prefs.js";
import { setSound, sounding } from "./sound.js";
import { t } from "./words.js";

/**
 * @typedef {object} Tooled
 * @property {import("./board.js").Board} board
 * @property {import("./drawer.js").Drawer} drawer
 * @property {import("./options.js").Options} options
 * @property {import("./replay.js").Replay} replay
 * @property {import("./log.js").Log} log
 * @property {import("./hint.js").Hint} hint
 * @property {() => Promise<void>} undo
 * @property {TableView} data
 */

/** @param {string} id @param {(on: boolean) => void} set */
function toggle(id, set) {
  const button = byId(id);
  button.addEventListener("click", () => {
    const on = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", String(on));
    set(on);
  });
  return () => button.click();
}

/** @param {Tooled} table */
export function mountTools(table) {
  const { board, drawer } = table;
  const { camera } = board;
  const hide = toggle("hide-pieces", (on) => board.hidePieces(on));
  const ask = toggle("why-mode", (on) => {
    board.askMode(on);
    if (on) toast(t("why-mode-on"));
  });
  document.addEventListener("keydown", (event) => event.key === "Escape" && board.asking && ask());
  const fit = () => camera.all();
  const rules = () => (drawer.isOpen ? drawer.close() : drawer.open("", table.data.view.decision?.rule));
  const help = /** @type {HTMLDialogElement} */ (byId("help"));
  const about = /** @type {HTMLDialogElement} */ (byId("about"));
  const clicks = /** @type {Record<string, () => void>} */ ({
    closer: () => camera.closer(),
    farther: () => camera.farther(),
    fit,
    undo: () => table.undo(),
    hint: () => table.hint.ask(),
    rules,
    "help-open": () => help.showModal(),
    "help-close": () => help.close(),
    "about-open": () => about.showModal(),
    "about-close": () => about.close(),
    "to-news": () => table.log.toNews(),
  });
  for (const [id, run] of Object.entries(clicks)) byId(id).addEventListener("click", run);
  mountKeys(
    {
      "+": () => camera.closer(),
      "-": () => camera.farther(),
      f: fit,
      p: () => board.places.next(),
      h: hide,
      w: ask,
      c: () => table.options.confirm(),
      u: () => table.undo(),
      i: () => table.hint.ask(),
      r: rules,
      b: () => byId("board").focus(),
      "[": () => table.replay.step(-1),
      "]": () => table.replay.step(1),
      "?": () => help.showModal(),
    },
    (digit) => table.options.onDigit(digit),
  );
  const glide = /** @type {HTMLInputElement} */ (byId("motion-switch"));
  glide.checked = motion();
  glide.addEventListener("change", () => setMotion(glide.checked));
  const together = /** @type {HTMLInputElement} */ (byId("series-switch"));
  together.checked = stored("series") !== "off";
  together.addEventListener("change", () => {
    store("series", together.checked ? "on" : "off");
    table.options.again();
  });
  const sound = /** @type {HTMLInputElement} */ (byId("sound-switch"));
  sound.checked = sounding();
  sound.addEventListener("change", () => setSound(sound.checked));
  const confirm = /** @type {HTMLInputElement} */ (byId("confirm-switch"));
  confirm.checked = stored("confirm") === "on";
  confirm.addEventListener("change", () => store("confirm", confirm.checked ? "on" : "off"));
}
