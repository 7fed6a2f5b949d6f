// Talk at the table.
import { byId, h } from "./dom.js";
import { lang, t } from "./words.js";

const clock = new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit" });

/** @param {number | string} when seconds since 1970, or a date as text */
const timeOf = (when) => clock.format(new Date(typeof when === "number" ? when * 1000 : when));

export class Chat {
  /** @param {Desk} desk */
  constructor(desk) {
    this.list = byId("chat-lines");
    this.form = /** @type {HTMLFormElement} */ (byId("chat-form"));
    this.count = -1;
    this.form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const field = /** @type {HTMLInputElement} */ (this.form.elements.namedItem("text"));
      const text = field.value.trim();
      if (text && (await desk.post("chat", { text }))) field.value = "";
    });
  }

  /** @param {TableFacts} table */
  show(table) {
    this.form.hidden = !table.seats.some((seat) => seat.you);
    if (table.chat.length === this.count) return;
    const unread = this.count >= 0 && byId("side").dataset.talk !== "chat";
    if (unread) byId("chat-news").textContent = String(table.chat.length - this.count);
    this.count = table.chat.length;
    const lines = table.chat.map((line) =>
      h("li", {}, h("b", {}, line.from), " ", h("time", { class: "quiet" }, timeOf(line.when)), h("br"), line.text),
    );
    this.list.replaceChildren(...(lines.length ? lines : [h("li", { class: "quiet" }, t("chat-empty"))]));
    this.list.scrollTop = this.list.scrollHeight;
  }
}
