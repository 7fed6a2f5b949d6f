// Talk at the table, and letters between seats where the game has diplomacy.
import { byId, h } from "./dom.js";
import { get } from "./net.js";
import { lang, t } from "./words.js";

const clock = new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit" });

/** @param {number | string} when seconds since 1970, or a date as text */
const timeOf = (when) => clock.format(new Date(typeof when === "number" ? when * 1000 : when));

/** @param {ChatLine} line */
function written(line) {
  const secret = line.to && h("span", { class: "letter-to" }, t("chat-private", { to: line.to.join(", ") }));
  const head = [h("b", {}, line.from), " ", secret, secret && " ", h("time", { class: "quiet" }, timeOf(line.when))];
  return h("li", { class: secret ? "letter" : "" }, ...head, h("br"), line.text);
}

export class Chat {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.list = byId("chat-lines");
    this.form = /** @type {HTMLFormElement} */ (byId("chat-form"));
    this.to = /** @type {HTMLSelectElement} */ (byId("chat-to"));
    this.count = -1;
    new ResizeObserver(() => (this.list.scrollTop = this.list.scrollHeight)).observe(this.list); // opened, it shows the newest
    /** @type {ChatLine[]} */
    this.letters = [];
    this.form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const field = /** @type {HTMLInputElement} */ (this.form.elements.namedItem("text"));
      const text = field.value.trim();
      if (text && (await this.send(text))) field.value = "";
    });
  }

  /** @param {string} text */
  send(text) {
    const to = this.to.value;
    if (!to) return this.desk.post("chat", { text });
    return this.desk.post("letters", { seat: this.desk.seat, to: [Number(to)], text });
  }

  /** Fetch our letters, where there can be any. */
  async fetch() {
    const { table } = this.desk.data ?? {};
    if (!table?.letters || !table.seats.some((seat) => seat.you)) return;
    try {
      this.letters = (await get(`/api/tables/${table.id}/letters`)).letters;
    } catch {
      return; // they are fetched again with the next one
    }
    this.show(table);
  }

  /** @param {TableFacts} table */
  show(table) {
    this.form.hidden = !table.seats.some((seat) => seat.you);
    byId("chat-closed").hidden = !this.form.hidden;
    this.address(table);
    const said = [...table.chat, ...this.letters].sort((a, b) => Number(a.when) - Number(b.when));
    if (said.length === this.count) return;
    const unread = this.count >= 0 && byId("side").dataset.talk !== "chat";
    if (unread) byId("chat-news").textContent = String(said.length - this.count);
    this.count = said.length;
    this.list.replaceChildren(...(said.length ? said.map(written) : [h("li", { class: "quiet" }, t("chat-empty"))]));
    this.list.scrollTop = this.list.scrollHeight;
  }

  /** To whom one may write: everybody, or somebody who sits here. @param {TableFacts} table */
  address(table) {
    const others = table.letters ? table.seats.filter((seat) => seat.kind === "person" && !seat.you) : [];
    const names = others.map((seat) => `${seat.seat} ${seat.name}`).join("\n");
    this.to.hidden = !others.length;
    if (this.to.dataset.names === names) return;
    this.to.dataset.names = names;
    const chosen = this.to.value;
    const options = others.map((seat) => h("option", { value: String(seat.seat) }, t("chat-to", { name: seat.name })));
    this.to.replaceChildren(h("option", { value: "" }, t("chat-to-all")), ...options);
    this.to.value = others.some((seat) => String(seat.seat) === chosen) ? chosen : "";
  }
}
