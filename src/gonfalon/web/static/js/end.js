// The end: who won, where the points came from, how it went, and what to do next.
import { diceChart, kindsOfDice, pointsChart } from "./chart.js";
import { byId, h, icon, mark, toast } from "./dom.js";
import { post } from "./net.js";
import { listed, scored, t, trouble } from "./words.js";

/** @param {TableView} data */
function scoreTable({ view, sheet }) {
  const order = view.names.map((_, seat) => seat).sort((a, b) => view.scores[b] - view.scores[a]);
  const head = h("tr", {}, h("th", { scope: "col" }, t("score-source")), ...order.map((seat) => h("th", { scope: "col" }, mark(seat), " ", view.names[seat])));
  /** What counts, or what decides between equal sums. @param {boolean} ties */
  const rows = (ties) =>
    sheet.filter((row) => row.tie === ties).map((row) => h("tr", {}, h("th", { scope: "row" }, row.title), ...order.map((seat) => h("td", {}, scored(row.points[seat] ?? 0)))));
  const total = h(
    "tr",
    { class: "total" },
    h("th", { scope: "row" }, t("score-total")),
    ...order.map((seat) => h("td", {}, view.winners.includes(seat) && icon("trophy"), scored(view.scores[seat]))),
  );
  return h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": t("score-label") }, h("table", { class: "scores" }, h("thead", {}, head), h("tbody", {}, ...rows(false)), h("tfoot", {}, total, ...rows(true))));
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
    const names = listed(view.winners.map((seat) => view.names[seat]));
    const seated = table.seats.some((seat) => seat.you);
    const charts = h("div", { class: "charts" });
    this.place.replaceChildren(
      h(
        "div",
        { class: "end-page" },
        h("p", { class: "end-marks" }, ...view.winners.map((seat) => mark(seat))),
        h("h2", { id: "end-title", tabindex: "-1" }, t("end-winners", { names, count: view.winners.length })),
        h("p", { class: "quiet" }, `${table.title}${table.name ? ` · ${table.name}` : ""}`),
        h(
          "div",
          { class: "end-doors" },
          table.rematch
            ? h("a", { class: "button main", href: `/t/${table.rematch}` }, icon("again"), t("to-rematch"))
            : seated && h("button", { type: "button", class: "button main", onclick: () => this.rematch() }, icon("again"), t("rematch")),
          h("a", { class: "button", href: `/t/${this.desk.id}/analysis` }, icon("curve"), t("analysis")),
          h("button", { type: "button", class: "button", onclick: () => this.watch() }, icon("first"), t("watch-replay")),
          h("button", { type: "button", class: "button", onclick: () => this.close() }, icon("eye"), t("see-board")),
          h("a", { class: "button", href: `/api/tables/${this.desk.id}/record`, download: `${view.game}-${this.desk.id}.json` }, icon("save"), t("export-record")),
          table.host.you && h("button", { type: "button", class: "button", onclick: () => this.list(!table.public) }, icon("eye"), t(table.public ? "listing-off" : "listing-on")),
          h("a", { class: "button", href: "/" }, icon("banner"), t("all-games")),
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
