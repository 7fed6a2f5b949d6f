// A hint: what a bot would answer here, how often it thinks that wins, and why. It never answers for the player.
import { byId, h, icon } from "./dom.js";
import { post, Refusal } from "./net.js";
import { openPanel, raiseSheet } from "./sheet.js";
import { lang, percent, t } from "./words.js";

const MOST = 4; // reasons told for each move

export class Hint {
  /** @param {Desk} desk @param {(answer: string) => void} point show the option of an answer */
  constructor(desk, point) {
    this.desk = desk;
    this.point = point;
    this.button = /** @type {HTMLButtonElement} */ (byId("hint"));
    this.place = byId("advice");
    /** The decision the advice is for; none when nothing is shown. */
    this.about = "";
  }

  /** The table has changed: what was advised for an earlier decision is worth nothing now. */
  show() {
    const decision = this.desk.looking ? null : this.desk.data.view.decision;
    this.button.disabled = decision === null;
    if (this.about && this.about !== decision?.id) this.close();
  }

  close() {
    if (this.place.contains(document.activeElement)) this.button.focus();
    this.about = "";
    this.place.hidden = true;
    this.place.replaceChildren();
  }

  async ask() {
    const { decision } = this.desk.data.view;
    if (!decision || this.desk.looking || this.about === decision.id) return;
    this.about = decision.id;
    this.place.hidden = false;
    raiseSheet(true);
    openPanel("play");
    if (!this.desk.data.table.seats.every((seat) => seat.you || seat.kind === "bot")) return this.say(t("hint-others"));
    this.say(t("hint-thinking"), h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")));
    this.place.setAttribute("aria-busy", "true");
    try {
      const advice = await post(`/api/tables/${this.desk.id}/hint?lang=${lang}`, { seat: decision.seat, decision: decision.id });
      if (this.about === decision.id) this.tell(advice);
    } catch (error) {
      if (this.about === decision.id) this.fail(error);
    } finally {
      this.place.removeAttribute("aria-busy");
    }
  }

  /** @param {unknown} error */
  fail(error) {
    const kind = error instanceof Refusal ? error.kind : "";
    this.say(t(kind === "too_many" ? "hint-wait" : "hint-failed"));
    this.about = ""; // it may be asked for again
  }

  /** @param {string} words @param {...Node} more */
  say(words, ...more) {
    this.place.replaceChildren(
      h(
        "div",
        { class: "advice-head" },
        icon("bulb"),
        h("h3", { id: "advice-title" }, t("hint")),
        h("button", { type: "button", class: "button plain only", id: "advice-close", "aria-label": t("close"), onclick: () => this.close() }, icon("close")),
      ),
      h("p", { class: "quiet", role: "status" }, words, ...more),
    );
  }

  /** @param {Advice} advice */
  tell({ chance, moves }) {
    this.say(t("hint-now", { chance: percent(chance) }));
    const list = h("ol", { class: "advice-moves" }, ...moves.map((move) => this.move(move)));
    this.place.append(list);
    this.open(list.querySelector("button"));
    this.place.scrollIntoView({ block: "nearest" });
  }

  /** Tell the reasons of one move, and of the others only their chances. @param {Element | null} chosen */
  open(chosen) {
    for (const button of this.place.querySelectorAll(".advice-move")) button.setAttribute("aria-expanded", String(button === chosen));
  }

  /** @param {Advice["moves"][number]} move */
  move({ answer, label, chance, plan, reasons }) {
    const bar = h("span", { class: "chance-bar", "aria-hidden": "true" }, h("i"));
    bar.style.setProperty("--part", String(chance));
    const button = h(
      "button",
      { type: "button", class: "advice-move", "data-advised": answer, "data-tip": t("hint-show"), onclick: () => this.choose(button, answer) },
      h("b", {}, label),
      h("span", { class: "advice-chance" }, h("span", { class: "unseen" }, `${t("hint-chance")} `), percent(chance)),
      bar,
    );
    return h(
      "li",
      {},
      button,
      plan.length > 1 && h("p", { class: "advice-plan" }, h("span", { class: "quiet" }, `${t("hint-then")} `), plan.slice(1).join(" › ")),
      reasons.length > 0 && h("ul", { class: "reasons" }, ...reasons.slice(0, MOST).map(reason)),
    );
  }

  /** @param {Element} button @param {string} answer */
  choose(button, answer) {
    this.open(button);
    this.point(answer);
  }
}

/** @param {Reason} reason */
function reason({ points, text }) {
  return h("li", { class: points < 0 ? "worse" : null }, icon(points < 0 ? "minus" : "plus"), h("span", {}, text));
}
