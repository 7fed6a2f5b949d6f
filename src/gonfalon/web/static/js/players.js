// The players: colour, shape and letter; points; what lies before them.
import { clockOf } from "./clock.js";
import { byId, h, icon, mark, sure } from "./dom.js";
import { levelTitle, unlevelled, usualLevel } from "./levels.js";
import { seatsForMe, sitDown } from "./prompt.js";
import { stacked } from "./sheet.js";
import { scored, t } from "./words.js";

/** Whether a seat is to be called yours: where all of them are (one screen, an old record), none is. @param {Desk} desk @param {Seat} seat */
const isMe = (desk, seat) => seat.you && desk.data.table.seats.some((other) => !other.you);

/** @param {Desk} desk @param {Seat} seat */
function facts(desk, seat) {
  const { view } = desk.data;
  const out = [];
  if (isMe(desk, seat)) out.push(t("you"));
  if (seat.kind === "bot") out.push(t("bot-of-level", { level: levelTitle(seat.level ?? "") }));
  if (seat.kind === "open") out.push(t("seat-free"));
  if (seat.kind === "person" && !seat.online && !seat.you) out.push(t("offline"));
  if (seat.thinking) out.push(t("is-thinking"));
  else if (view.turn.includes(seat.seat)) out.push(t("to-play"));
  return out.join(" · ");
}

/** @param {Desk} desk @param {Seat} seat */
function doors(desk, seat) {
  const mine = desk.data.table.seats.some((other) => other.you);
  if (desk.data.view.over || desk.looking) return [];
  const out = [];
  if (seatsForMe(desk).includes(seat)) {
    out.push(h("button", { type: "button", class: "button small main", onclick: () => sitDown(desk, seat.seat) }, t("sit-here")));
  }
  if (mine && (seat.kind === "open" || (seat.kind === "person" && !seat.you && !seat.online))) {
    const level = desk.data.table.seats.find((other) => other.level)?.level ?? usualLevel;
    const fill = () => desk.post("bot", { seat: seat.seat, level });
    out.push(h("button", { type: "button", class: "button small", onclick: fill }, icon("bot"), t("bot-sits")));
  }
  return out;
}

/** The host frees a seat: a small cross beside who sits there. @param {Desk} desk @param {Seat} seat */
function clear(desk, seat) {
  const { table, view } = desk.data;
  if (view.over || desk.looking || !table.host.you || seat.you || !(seat.kind === "bot" || (seat.kind === "person" && !table.started))) return null;
  const free = () => sure(button, t("seat-clear-sure")) && desk.post("leave", { seat: seat.seat });
  const button = h("button", { type: "button", class: "button plain only clear", "aria-label": `${t("seat-clear")}: ${view.names[seat.seat]}`, "data-tip": t("seat-clear"), onclick: free }, icon("close"));
  return button;
}

const SHARE = /^\S+ \/ \S+$/; // so much of so much

/** @param {PanelItem} item */
function fact(item) {
  return h(
    "li",
    { "data-tip": item.label, tabindex: "0" },
    icon(item.icon),
    h("span", { class: "fact" }, `${item.label} `),
    h("span", { class: SHARE.test(item.value) ? "share" : null }, unlevelled(item.value)),
  );
}

/** @param {Desk} desk @param {Seat} seat @param {HTMLElement | undefined} old */
function panel(desk, seat, old) {
  const { view, panels } = desk.data;
  const number = seat.seat;
  const turn = view.turn.includes(number);
  const won = view.winners.includes(number);
  const items = (panels[number] ?? []).filter(({ mine }) => !mine); // those are in sight already
  const out = h(
    "li",
    { class: `player${turn ? " turn" : ""}${isMe(desk, seat) ? " me" : ""}`, "data-seat": number },
    mark(number),
    h("div", { class: "player-name" }, h("b", {}, unlevelled(view.names[number])), h("span", { class: "quiet" }, facts(desk, seat)), clear(desk, seat), desk.looking ? null : clockOf(desk, seat)),
    h("div", { class: "points" }, won && icon("trophy"), h("span", { class: "unseen" }, `${t("points")}: `), scored(view.scores[number] ?? 0)),
    items.length > 0 && h("ul", { class: "holdings" }, ...items.map(fact)),
  );
  const buttons = doors(desk, seat);
  if (buttons.length) out.append(h("div", { class: "player-doors" }, ...buttons));
  if (old?.querySelector(".points")?.textContent !== out.querySelector(".points")?.textContent && old) out.classList.add("gained");
  return out;
}

/** One player in a line: always in sight, whatever else is shown. @param {Desk} desk @param {Seat} sitting */
function standing(desk, sitting) {
  const { view } = desk.data;
  const { seat, thinking } = sitting;
  const turn = view.turn.includes(seat);
  return h(
    "li",
    { class: turn ? "turn" : null },
    mark(seat),
    h("span", { class: "name" }, unlevelled(view.names[seat])),
    (turn || thinking) && h("span", { class: "unseen" }, ` ${thinking ? t("is-thinking") : t("to-play")}`),
    h("b", {}, h("span", { class: "unseen" }, ` ${t("points")}: `), scored(view.scores[seat] ?? 0)),
  );
}

const FEW = 4; // so many things in hand are named even on a phone

/** What the reader has to spend, above a board whose places are looked at one at a time. @param {Desk} desk */
function showPurse({ data: { view, panels } }) {
  const items = (panels[view.seat ?? -1] ?? []).filter(({ mine }) => mine);
  const place = byId("purse");
  place.hidden = items.length === 0 || view.over;
  place.classList.toggle("few", items.length <= FEW);
  place.replaceChildren(
    ...items.map((item) => h("li", { "data-tip": `${item.value} ${item.label}` }, icon(item.icon), h("b", {}, item.value), h("span", {}, item.label))),
  );
}

const ABOVE = 12; // pixels of space above the players

const list = byId("players");
const place = /** @type {HTMLElement} */ (list.parentElement);

/** Where they find no room, since there is much to choose from, they are told briefly. */
function fit() {
  list.classList.add("brief");
  place.style.setProperty("--brief", `${list.offsetHeight + ABOVE}px`);
  list.classList.remove("brief");
  list.classList.toggle("brief", !stacked.matches && place.scrollHeight > place.clientHeight + 1);
}

new ResizeObserver(fit).observe(place);

/** @param {Desk} desk */
export function showPlayers(desk) {
  showPurse(desk);
  const old = /** @type {HTMLElement[]} */ ([...list.children]);
  list.replaceChildren(...desk.data.table.seats.map((seat, index) => panel(desk, seat, old[index])));
  fit();
  const line = byId("standing");
  line.classList.remove("pairs");
  const chips = desk.data.table.seats.map((seat) => standing(desk, seat));
  line.replaceChildren(...chips);
  line.classList.toggle("pairs", chips.length === 4 && chips[3].offsetTop > chips[0].offsetTop);
}
