// Going back further than undo reaches, if everybody at the table agrees.
import { byId, h, icon } from "./dom.js";
import { listed, t } from "./words.js";

/** @param {Desk} desk */
export function showRewind(desk) {
  const { table, view } = desk.data;
  const place = byId("rewind");
  const proposal = table.rewind;
  place.hidden = proposal === null;
  if (!proposal) return;
  const mine = table.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  const asked = mine.find((seat) => !proposal.agreed.includes(seat));
  const missing = table.seats.filter((seat) => seat.kind === "person" && !proposal.agreed.includes(seat.seat)).map((seat) => view.names[seat.seat]);
  /** @param {boolean} agree */
  const answer = (agree) => () => desk.post("rewind/answer", { seat: asked ?? mine[0], agree });
  place.replaceChildren(
    h("p", {}, icon("rewind"), t("rewind-proposed", { name: view.names[proposal.by], version: proposal.version })),
    h("p", { class: "quiet" }, t("rewind-missing", { names: listed(missing) })),
    mine.length
      ? h(
          "div",
          { class: "row" },
          asked !== undefined && h("button", { type: "button", class: "button small main", onclick: answer(true) }, t("agree")),
          h("button", { type: "button", class: "button small", onclick: answer(false) }, asked === undefined ? t("withdraw") : t("refuse")),
        )
      : "",
  );
}
