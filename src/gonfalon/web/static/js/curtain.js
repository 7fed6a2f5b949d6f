// Several people at one screen: nobody sees the next player's view before that player says so.
import { byId, h, mark } from "./dom.js";
import { t } from "./words.js";

/** Whether several people share this screen: alone among bots, nobody has to look away. @param {TableFacts} table */
export const shared = (table) => table.hotseat && table.seats.filter((seat) => seat.you).length > 1;

/** The seat that must be handed the screen, or null. @param {TableView} data @param {number | null} seat */
export function nextAtScreen({ table, view }, seat) {
  const mine = table.seats.filter((other) => other.you).map((other) => other.seat);
  const awaited = mine.filter((other) => view.turn.includes(other));
  return awaited.length && (seat === null || !awaited.includes(seat)) ? awaited[0] : null;
}

const cloth = () => /** @type {HTMLDialogElement} */ (byId("curtain"));

/** Draw the curtain and wait until the next player is there. @param {number} seat @param {string} name @returns {Promise<void>} */
export function drawCurtain(seat, name) {
  const dialog = cloth();
  return new Promise((resolve) => {
    dialog.replaceChildren(
      h(
        "div",
        { class: "curtain-cloth" },
        mark(seat),
        h("h2", {}, t("curtain-title", { name })),
        h("p", {}, t("curtain-words", { name })),
        h("button", { type: "button", class: "button main", id: "curtain-ready", onclick: () => resolve() }, t("curtain-ready", { name })),
      ),
    );
    dialog.onclose = () => dialog.showModal(); // Escape does not lift it
    if (!dialog.open) dialog.showModal();
  });
}

export function liftCurtain() {
  const dialog = cloth();
  dialog.onclose = null;
  dialog.close();
}
