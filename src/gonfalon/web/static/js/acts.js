// What a player may do without being asked: standing orders, announcements.
import { byId, h } from "./dom.js";
import { t } from "./words.js";

/** @param {Desk} desk */
export function showActs(desk) {
  const { seat, acts, orders, over } = desk.data.view;
  const place = byId("acts");
  place.hidden = over || acts.length + orders.length === 0;
  if (place.hidden) return;
  const ends = orders.map(({ clear }) => clear);
  const offered = acts.filter(({ answer }) => !ends.includes(answer));
  const before = /** @type {HTMLSelectElement | null} */ (place.querySelector("select"))?.value;
  const choice = h(
    "select",
    { "aria-label": t("acts-choose") },
    ...offered.map(({ answer, label }) => h("option", { value: answer, selected: answer === before }, label)),
  );
  /** @param {() => string} act */
  const doing = (act) => () => desk.post("act", { seat, act: act() });
  place.replaceChildren(
    h("summary", {}, t("acts-title")),
    ...orders.map(({ label, clear }) =>
      h("div", { class: "row" }, h("span", {}, label), h("button", { type: "button", class: "button small", onclick: doing(() => clear) }, t("acts-end"))),
    ),
    h(
      "div",
      { class: "row" },
      choice,
      h("button", { type: "button", class: "button small", disabled: offered.length === 0, onclick: doing(() => choice.value) }, t("acts-do")),
    ),
  );
}
