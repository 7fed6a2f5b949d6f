// The clocks beside the players, ticking; and the pause that everybody may agree on.
import { byId, h, icon } from "./dom.js";
import { listed, t } from "./words.js";

const SOON = 60; // seconds from which on a clock asks for attention
const HOUR = 3600;
const DAY = 86400;

/** How far the reader's own clock is behind the server's, in seconds. */
let skew = 0;
/** @type {number | undefined} */
let ticking;

/** @param {number} number */
const two = (number) => String(number).padStart(2, "0");

/** A span of time: "2 d 5 h", "3 h 20 min", "4:07". @param {number} seconds */
export function span(seconds) {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= DAY) return t("time-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR) return t("time-hours", { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / 60) });
  return `${Math.floor(left / 60)}:${two(left % 60)}`;
}

/** When that is, in the reader's words. @param {number} instant */
const moment = (instant) => new Date(instant * 1000).toLocaleString(document.documentElement.lang, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

/** The seconds a seat has left now. @param {Clock} clock @param {number} seat */
function remaining(clock, seat) {
  const { left, deadline } = clock.seats[seat];
  if (deadline === null || clock.rests) return left;
  const counted = clock.nights || clock.weekends ? left - (Date.now() / 1000 + skew - clock.now) : deadline - (Date.now() / 1000 + skew);
  return counted;
}

/** @param {HTMLElement} place @param {Clock} clock @param {number} seat */
function write(place, clock, seat) {
  const seconds = remaining(clock, seat);
  place.lastChild?.replaceWith(span(seconds));
  place.classList.toggle("soon", clock.seats[seat].deadline !== null && seconds <= SOON);
}

/** The clock of a seat, where the table has clocks and a person sits. @param {Desk} desk @param {Seat} seat */
export function clockOf({ data: { table, view } }, seat) {
  const { clock } = table;
  if (!clock || seat.kind !== "person" || view.over) return null;
  const { deadline, outs } = clock.seats[seat.seat];
  const runs = deadline !== null && !clock.rests;
  const tip = [deadline !== null && t("clock-until", { moment: moment(deadline) }), outs > 0 && t("clock-outs", { count: outs })].filter(Boolean).join(" · ");
  const out = h(
    "span",
    { class: `clock${runs ? " runs" : ""}`, "data-clock-of": seat.seat, "data-tip": tip || t("clock-stands"), tabindex: "0" },
    icon("hourglass"),
    h("span", { class: "unseen" }, `${t("time-left")} `),
    "",
  );
  write(out, clock, seat.seat);
  return out;
}

/** Let the clocks tick, and say what is agreed about a pause. @param {Desk} desk */
export function showClock(desk) {
  const { clock } = desk.data.table;
  clearInterval(ticking);
  const place = byId("pause");
  place.hidden = !clock || desk.data.view.over;
  if (!clock || desk.data.view.over) return;
  skew = clock.now - Date.now() / 1000;
  ticking = setInterval(() => {
    for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-clock-of]"))) write(place, clock, Number(place.dataset.clockOf));
  }, 1000);
  showPause(desk, clock, place);
}

/** @param {Desk} desk @param {Clock} clock @param {HTMLElement} place */
function showPause(desk, clock, place) {
  const { table, view } = desk.data;
  const mine = table.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  const agreed = mine.some((seat) => clock.agreed.includes(seat));
  const missing = table.seats.filter((seat) => seat.kind === "person" && !clock.agreed.includes(seat.seat)).map((seat) => view.names[seat.seat]);
  /** @param {boolean} pause */
  const door = (pause, /** @type {string} */ words, look = "") =>
    mine.length > 0 && h("button", { type: "button", class: `button small ${look}`, onclick: () => desk.post("pause", { seat: mine[0], pause }) }, words);
  const calm = !clock.paused && clock.agreed.length === 0;
  place.classList.toggle("calm", calm);
  byId(calm ? "invite" : "rewind").after(place); // what waits for an answer stands above the options
  if (clock.paused) place.replaceChildren(h("p", {}, icon("hourglass"), t("paused")), door(false, t("pause-end"), "main") || "");
  else if (clock.agreed.length) {
    place.replaceChildren(
      h("p", {}, icon("hourglass"), t("pause-proposed", { names: listed(clock.agreed.map((seat) => view.names[seat])) })),
      h("p", { class: "quiet" }, t("rewind-missing", { names: listed(missing) })),
      h("div", { class: "row" }, !agreed && door(true, t("agree"), "main"), door(false, agreed ? t("withdraw") : t("refuse"))),
    );
  } else place.replaceChildren(h("p", { class: "quiet" }, clock.rests ? t("clock-rests") : rules(clock)), door(true, t("pause-propose"), "plain") || "");
}

/** What the table agreed on, in a sentence. @param {Clock} clock */
function rules(clock) {
  const time = clock.kind === "move" ? t("clock-rule-move", { time: span(clock.seconds) }) : t("clock-rule-game", { time: span(clock.seconds), increment: clock.increment });
  return `${time} ${clock.out === "bot" ? t("clock-rule-bot") : t("clock-rule-default")}`;
}
