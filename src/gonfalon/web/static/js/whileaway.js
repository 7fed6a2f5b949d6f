// Coming back: what happened since the last look, by chapter, each event a way to see it on the board.
import { byId, h, icon } from "./dom.js";
import { get } from "./net.js";
import { lang, t } from "./words.js";

const FEW = 8; // events that are listed at once, unless the reader is asked something; the rest unfolds

/**
 * What happened since the reader last looked; asked for before this look is noted.
 * @param {string} table
 * @returns {Promise<Away | null>}
 */
export const whileAway = (table) => get(`/api/tables/${table}/away`, { lang }).catch(() => null);

/** @param {Away | null} away @param {{go(version: number): void}} replay @param {boolean} asked whether the reader must answer @param {number} seen up to which version the reader has seen or done it all, in another tab perhaps */
export function showAway(away, replay, asked, seen) {
  const place = byId("while-away");
  const chapters = (away?.chapters ?? []).map((chapter) => ({ ...chapter, events: chapter.events.filter(({ version }) => version > seen) })).filter(({ events }) => events.length);
  const events = chapters.flatMap((chapter) => chapter.events);
  place.hidden = events.length < 2 || away === null;
  if (place.hidden || !away) return;
  const when = new Date((away.when ?? 0) * 1000).toLocaleString(lang, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
  let told = 0;
  const parts = chapters.map(({ chapter, stage, events: some }) => {
    const rows = some.map(({ version, text }) => h("li", {}, h("button", { type: "button", class: "event", "data-version": version, onclick: () => replay.go(version) }, text)));
    const open = told < FEW && !asked;
    told += some.length;
    return h("details", { open }, h("summary", {}, chapter > 0 ? stage : t("away-before"), " ", h("span", { class: "news" }, String(some.length))), h("ol", {}, ...rows));
  });
  const first = events[0].version;
  place.replaceChildren(
    h("h3", {}, icon("hourglass"), t("away-title")),
    h("p", { class: "quiet" }, t("away-words", { count: events.length, when })),
    h(
      "div",
      { class: "row" },
      h("button", { type: "button", class: "button small main", onclick: () => replay.go(first) }, icon("next"), t("away-replay")),
      h("button", { type: "button", class: "button small", onclick: putAway }, t("close")),
    ),
    h("div", { class: "away-chapters" }, ...parts),
  );
}

/** It was read, or the reader has played on without it. */
export function putAway() {
  byId("while-away").hidden = true;
}
