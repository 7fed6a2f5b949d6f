// The button that takes a move back says what it would do, or why it cannot and how one gets further back.
import { byId } from "./dom.js";
import { t } from "./words.js";

/** Whether all the people at a table are the reader: going back needs nobody else's consent. @param {TableFacts} table */
export const alone = (table) => table.seats.every((seat) => seat.you || seat.kind === "bot");

/** @param {Desk & { undoSeat(): number | undefined }} desk */
function words(desk) {
  const { table, view } = desk.data;
  if (desk.undoSeat() !== undefined) return t(view.decision && !view.decision.undo ? "undo-with-bots" : "undo-tip");
  if (desk.seat === null || view.over) return t("undo-tip");
  return t(alone(table) ? "undo-not-bots" : "undo-not-people");
}

/** @param {Desk & { undoSeat(): number | undefined }} desk */
export function showUndo(desk) {
  const button = byId("undo");
  button.dataset.tip = words(desk);
  button.setAttribute("aria-disabled", String(desk.undoSeat() === undefined));
}
