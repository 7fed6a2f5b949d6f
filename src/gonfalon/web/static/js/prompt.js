// Whose turn it is, what is asked and why; and a sentence for those who wait.
import { shared } from "./curtain.js";
import { byId, h, icon, mark } from "./dom.js";
import { outcome } from "./end.js";
import { ruleLink } from "./tips.js";
import { alone } from "./undo.js";
import { lang, listed, t } from "./words.js";

/** @param {Desk} desk */
function awaited({ data: { view } }) {
  return view.turn.filter((seat) => seat >= 0);
}

/** @param {Desk} desk @returns {string} */
function heading(desk) {
  const { view, table } = desk.data;
  const turn = awaited(desk);
  if (view.over) return t("game-ended");
  if (table.waiting) return t("waits-until-full");
  if (view.decision) return shared(table) ? t("turn-of", { name: view.names[view.decision.seat] }) : t("your-turn");
  const open = turn.filter((seat) => table.seats[seat]?.kind === "open");
  if (open.length) return t("seat-awaited", { name: listed(open.map((seat) => view.names[seat])) });
  const bots = turn.filter((seat) => table.seats[seat]?.kind === "bot");
  if (turn.length && bots.length === turn.length) return t("thinking", { name: listed(turn.map((seat) => view.names[seat])) });
  return t("waiting-for-name", { name: listed(turn.map((seat) => view.names[seat])) });
}

const FEW = 3; // a choice that concerns more things than this marks none of them on the board

/** What is marked on the board as picked already. @param {Decision | null} decision */
export function chosenTargets(decision) {
  return (decision?.chosen ?? []).flatMap(({ targets }) => (targets.length <= FEW ? targets : []));
}

/** The first two words of a label. @param {string | undefined} label */
const start = (label) => label?.split(" ", 2).join(" ");

const INVERTED = /(?<=\p{L})-(?=(je|tu|il|elle|on|nous|vous|ils|elles|t)(?!\p{L}))/gu;

/** A question in French as it may be broken into lines: not within "prenez-vous". @param {string} question */
const unbroken = (question) => (lang === "fr" ? question.replace(INVERTED, "\u2011") : question);

/** What was picked on the way here: "Build › Church › Damascus". @param {Decision} decision */
function way({ chosen }) {
  const labels = chosen.map(({ label }) => label).filter((label, index, all) => start(label) !== start(all[index + 1])); // said again, and better
  return h("p", { class: "way" }, icon("check"), h("span", { class: "unseen" }, `${t("chosen-so-far")} `), labels.join(" › "));
}

const OFFERED = /(^|-)(offer|proposal)$/; // lines of the log: somebody offers something,
const ANSWERED = /(^|-)(offer|proposal)-(accepted|refused|countered)$|^deal$/; // and others answer

/** Whether nothing but going on is possible: who holds what is hidden, is asked all the same. @param {Decision | null} decision */
const idle = (decision) => decision?.options.length === 1 && !decision.number && decision.options[0].answer.startsWith("button:");

/** Who somebody is that a line of the log speaks of first. @param {LogLine} line */
const speaker = ({ args }) => new Map(args).get("seat");

/** What others have answered to the reader's last offer, until he begins something else, somebody else offers something or the turn is over. @param {GameView} view @returns {LogLine[]} */
function answers({ log, seat, decision }) {
  const sent = log.findLastIndex((line) => OFFERED.test(line.key) && speaker(line) === seat);
  if (sent < 0 || seat === null || decision?.chosen?.length) return [];
  if (log.slice(sent + 1).some(({ key }) => OFFERED.test(key))) return [];
  const said = log.slice(sent + 1).filter(({ key }) => ANSWERED.test(key));
  const last = said.at(-1)?.version ?? Infinity;
  return log.some((line) => line.version > last && (line.key === "turn" || speaker(line) === seat)) ? [] : said;
}

/** @param {LogLine} line */
function answerRow(line) {
  const no = line.key.endsWith("refused");
  return h("li", { class: no ? "no" : "yes" }, icon(no ? "close" : "check"), h("span", {}, line.text));
}

/** The free seats that whoever looks may take: they came with the invitation, or anybody may. @param {Desk} desk */
export function seatsForMe({ data: { table, view } }) {
  const invited = new URLSearchParams(location.search).has("join");
  const sitting = table.seats.some((seat) => seat.you);
  if (view.over || table.hotseat || sitting) return [];
  return table.seats.filter((seat) => seat.kept || (seat.kind === "open" && (invited || (table.public && !seat.reserved))));
}

/** Sit down, and listen from now on as the one who sits there: a visitor becomes somebody by it. @param {Desk} desk @param {number} seat */
export async function sitDown(desk, seat) {
  const sits = await desk.post("sit", { seat, invite: new URLSearchParams(location.search).get("join") ?? "" });
  if (sits) desk.live?.listen();
}

/** Words and buttons for somebody who may sit down. @param {Desk} desk @param {Seat[]} free */
function welcome(desk, free) {
  const { table, view } = desk.data;
  const kept = free.some((seat) => seat.kept);
  const title = kept ? t("seat-kept") : table.host.name ? t("invited-by", { name: table.host.name, game: table.title }) : t("invited-to", { game: table.title });
  const words = (/** @type {Seat} */ seat) => (seat.kept ? t("take-back", { name: view.names[seat.seat] }) : t("sit-as", { name: view.names[seat.seat] }));
  byId("spoken").textContent = title;
  return [
    h("h2", {}, icon("banner"), title),
    h("p", {}, kept ? t("seat-kept-words") : t("invited-words", { count: free.length })),
    h(
      "div",
      { class: "row" },
      ...free.map((seat) => h("button", { type: "button", class: "button main sit", "data-sit": seat.seat, onclick: () => sitDown(desk, seat.seat) }, mark(seat.seat), words(seat))),
    ),
  ];
}

/** A line for whoever plays no seat of a game that goes on: nobody shall wait for a turn that never comes. @param {Desk} desk */
function watching({ data: { table, view } }) {
  if (view.over || table.hotseat || table.seats.some((seat) => seat.you)) return [];
  const full = !table.seats.some((seat) => seat.kind === "open");
  return [h("p", { class: "watching" }, icon("eye"), t(full ? "watching-full" : "watching"))];
}

/** What is awaited, where the heading says already of whom. @param {GameView} view @param {string} said */
function awaitedThing({ waiting }, said) {
  const what = waiting.startsWith(said) ? waiting.slice(said.length).match(/^\s*:\s*(.+)/)?.[1] : null;
  return what ? what[0].toLocaleUpperCase(lang) + what.slice(1) : waiting;
}

/** @param {Desk} desk */
export function showPrompt(desk) {
  const { view } = desk.data;
  const [first] = view.decision ? [view.decision.seat] : view.over ? view.winners : awaited(desk);
  const rule = view.decision?.rule;
  const place = byId("prompt");
  const free = seatsForMe(desk);
  const said = answers(view);
  const asked = view.decision?.prompt ?? (view.over ? outcome(desk.data) : awaitedThing(view, heading(desk)));
  place.classList.toggle("yours", view.decision !== null || free.length > 0);
  if (free.length) return place.replaceChildren(...welcome(desk, free));
  place.replaceChildren(
    h(
      "h2",
      {},
      first === undefined ? null : mark(first),
      heading(desk),
      !view.decision && !view.over && h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    ),
    ...(view.decision?.chosen?.length ? [way(view.decision)] : []),
    h("p", {}, unbroken(asked)),
    ...watching(desk),
    ...(idle(view.decision) ? [h("p", { class: "quiet idle" }, t("nothing-else"))] : []),
    ...(said.length ? [h("ul", { class: "answers", "aria-label": t("answers") }, ...said.map(answerRow))] : []),
    ...(rule ? [h("p", { class: "because" }, icon("book"), ruleLink(rule))] : []),
  );
  byId("spoken").textContent = `${heading(desk)}. ${asked}`;
}

/** While an old position is looked at. @param {Desk} desk @param {number} version @param {() => void} back @param {(way: number) => void} event to another event */
export function showLooking(desk, version, back, event) {
  const { view, table } = desk.data;
  const place = byId("prompt");
  const propose = async () => {
    await desk.post("rewind", { seat: desk.seat, version });
    back();
  };
  const may = desk.seat !== null && !view.over && !table.rewind;
  place.classList.remove("yours");
  place.replaceChildren(
    h("h2", {}, icon("eye"), t("looking-back")),
    h("p", {}, t("looking-at", { version, last: view.version })),
    h(
      "div",
      { class: "row" },
      h("button", { type: "button", class: "button small only", id: "event-back", "aria-label": t("event-back"), "data-tip": t("event-back"), onclick: () => event(-1) }, icon("back"), icon("log")),
      h("button", { type: "button", class: "button small only", id: "event-next", "aria-label": t("event-next"), "data-tip": t("event-next"), onclick: () => event(1) }, icon("log"), icon("next")),
      h("button", { type: "button", class: "button small", onclick: back }, icon("last"), t("back-to-game")),
      may && h("button", { type: "button", class: "button small", "data-tip": t(alone(table) ? "rewind-alone-tip" : "rewind-propose-tip"), onclick: propose }, icon("rewind"), t(alone(table) ? "rewind-alone" : "rewind-propose")),
    ),
  );
}
