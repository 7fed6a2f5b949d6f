// The end: who won, where the points came from, how it went, and what to do next.
import { diceChart, kindsOfDice, pointsChart } from "./chart.js";
import { shared } from "./curtain.js";
import { byId, h, icon, mark, toast } from "./dom.js";
import { post } from "./net.js";
import { listed, scored, t, trouble } from "./words.js";

const LONG = 10; // rows: a longer table shows the sums of its parts, and their rows when asked

/** The parts of a table: rows whose titles begin alike ("Byzantine: conquests") where there are many. @param {SheetRow[]} rows @returns {Map<string, SheetRow[]>} */
function parts(rows) {
  const starts = rows.map(({ title }) => (rows.length > LONG && title.includes(":") ? title.split(":")[0].trim() : ""));
  return new Map([...new Set(starts)].map((start) => [start, rows.filter((_, index) => starts[index] === start)]));
}

/** A row of points, in the order of the players. @param {string | HTMLElement} title @param {number[]} points @param {Record<string, any>} [props] */
const pointsRow = (title, points, props = {}) => h("tr", props, h("th", { scope: "row" }, title), ...points.map((sum) => h("td", {}, scored(sum))));

/** The rows of a part under their sum, which unfolds them. @param {string} name @param {SheetRow[]} rows @param {number[]} order of the seats */
function part(name, rows, order) {
  /** @param {SheetRow} row */
  const own = ({ points }) => order.map((seat) => points[seat] ?? 0);
  if (!name) return h("tbody", {}, ...rows.map((row) => pointsRow(row.title, own(row))));
  const pieces = rows.map((row) => pointsRow(row.title.slice(row.title.indexOf(":") + 1).trim(), own(row), { class: "piece", hidden: true }));
  const fold = h("button", { type: "button", class: "part", "aria-expanded": "false", onclick: () => unfold() }, name);
  const unfold = () => {
    const open = fold.getAttribute("aria-expanded") === "false";
    fold.setAttribute("aria-expanded", String(open));
    for (const piece of pieces) piece.hidden = !open;
  };
  const sums = order.map((_, index) => rows.reduce((sum, row) => sum + own(row)[index], 0));
  return h("tbody", {}, pointsRow(fold, sums, { class: "sum" }), ...pieces);
}

/** What all have, then where it came from. @param {TableView} data */
function scoreTable({ view, sheet }) {
  const order = standings(view);
  const head = h("tr", {}, h("th", { scope: "col" }, t("score-source")), ...order.map((seat) => h("th", { scope: "col" }, mark(seat), " ", view.names[seat])));
  const total = h(
    "tr",
    { class: "total" },
    h("th", { scope: "row" }, t("score-total")),
    ...order.map((seat) => h("td", {}, view.winners.includes(seat) && icon("trophy"), scored(view.scores[seat]))),
  );
  const ties = sheet.filter((row) => row.tie).map((row) => pointsRow(row.title, order.map((seat) => row.points[seat] ?? 0), { class: "tie" }));
  const sources = [...parts(sheet.filter((row) => !row.tie))].map(([name, rows]) => part(name, rows, order));
  return h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": t("score-label") }, h("table", { class: "scores" }, h("thead", {}, head), h("tbody", {}, total, ...ties), ...sources));
}

/** The seats, the best first: who has won, an ally without points too, before all others. @param {GameView} view */
const standings = ({ names, winners, scores }) => names.map((_, seat) => seat).sort((a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || scores[b] - scores[a]);

/** Who has won: the reader, somebody else, or several. @param {TableView} data */
export function outcome({ view, table }) {
  const { winners, names } = view;
  const mine = winners.length === 1 && !shared(table) && table.seats[winners[0]]?.you;
  return mine ? t("end-you") : t("end-winners", { names: listed(winners.map((seat) => names[seat])), count: winners.length });
}

export class End {
  /** @param {Desk} desk @param {() => Promise<Timeline>} past @param {() => void} replay */
  constructor(desk, past, replay) {
    this.desk = desk;
    this.past = past;
    this.replay = replay;
    this.place = byId("end");
    this.shown = "";
    byId("results").addEventListener("click", () => this.open());
    this.place.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
  }

  open() {
    this.place.hidden = false;
    byId("end-title").focus();
  }

  close() {
    this.place.hidden = true;
    byId("results").focus();
  }

  async rematch() {
    try {
      const { table } = await post(`/api/tables/${this.desk.id}/rematch`);
      location.assign(`/t/${table}`);
    } catch (error) {
      toast(trouble(error));
    }
  }

  /** @param {boolean} on among the games that anybody finds */
  async list(on) {
    try {
      await post(`/api/tables/${this.desk.id}/listing`, { public: on });
      await this.desk.refresh();
    } catch (error) {
      toast(trouble(error));
    }
  }

  show() {
    const { view, table } = this.desk.data;
    byId("results").hidden = !view.over;
    if (!view.over) {
      this.place.hidden = true;
      this.shown = "";
      return;
    }
    const state = `${view.version}.${table.rematch}.${table.public}`;
    if (state === this.shown) return;
    const first = this.shown === "";
    this.shown = state;
    this.build();
    if (first && !new URLSearchParams(location.search).has("at")) this.open();
  }

  async build() {
    const { view, table } = this.desk.data;
    const seated = table.seats.some((seat) => seat.you);
    const charts = h("div", { class: "charts" });
    this.place.replaceChildren(
      h(
        "div",
        { class: "end-page" },
        h("p", { class: "end-marks" }, ...view.winners.map((seat) => mark(seat))),
        h("h2", { id: "end-title", tabindex: "-1" }, outcome(this.desk.data)),
        h("p", { class: "quiet" }, `${table.title}${table.name ? ` · ${table.name}` : ""}`),
        h("ol", { class: "end-standing", "aria-label": t("standing") }, ...standings(view).map((seat) => h("li", {}, mark(seat), view.names[seat], h("b", {}, scored(view.scores[seat]))))),
        h(
          "div",
          { class: "end-doors" },
          table.rematch
            ? h("a", { class: "button main", href: `/t/${table.rematch}` }, icon("again"), t("to-rematch"))
            : seated && h("button", { type: "button", class: "button main", onclick: () => this.rematch() }, icon("again"), t("rematch")),
          h("a", { class: "button", href: `/t/${this.desk.id}/analysis` }, icon("curve"), t("analysis")),
          h("button", { type: "button", class: "button", onclick: () => this.watch() }, icon("first"), t("watch-replay")),
          h("button", { type: "button", class: "button", onclick: () => this.close() }, icon("eye"), t("see-board")),
        ),
        h(
          "div",
          { class: "end-doors quiet-doors" },
          h("a", { class: "button plain small", href: `/api/tables/${this.desk.id}/record`, download: `${view.game}-${this.desk.id}.json` }, icon("save"), t("export-record")),
          table.host.you && h("button", { type: "button", class: "button plain small", onclick: () => this.list(!table.public) }, icon("share"), t(table.public ? "listing-off" : "listing-on")),
          h("a", { class: "button plain small", href: "/" }, icon("banner"), t("all-games")),
        ),
        h("div", { class: "end-body" }, h("section", {}, h("h3", {}, t("score-label")), scoreTable(this.desk.data)), charts),
      ),
    );
    const { versions, dice } = await this.past();
    charts.append(h("section", {}, h("h3", {}, t("chart-title")), pointsChart(versions, view.names)));
    const kinds = kindsOfDice(dice.throws);
    for (const [sides, thrown] of kinds) {
      const title = kinds.size > 1 ? t("dice-of-sides", { sides }) : t("dice-title");
      const count = thrown.reduce((sum, each) => sum + each, 0);
      charts.append(h("section", {}, h("h3", {}, title), diceChart(thrown), h("p", { class: "quiet" }, t("dice-note", { count }))));
    }
  }

  watch() {
    this.close();
    this.replay();
  }
}
