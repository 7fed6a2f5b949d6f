// A hint: what a bot would answer here, how often it thinks that wins, and why. Nothing is played unless the player says so.
import { byId, h, icon } from "./dom.js";
import { post, Refusal } from "./net.js";
import { openPanel, raiseSheet } from "./sheet.js";
import { lang, percent, t } from "./words.js";

const MOST = 4; // reasons told for each move

export class Hint {
  /** @param {Desk} desk @param {import("./options.js").Options} options */
  constructor(desk, options) {
    this.desk = desk;
    this.options = options;
    this.button = /** @type {HTMLButtonElement} */ (byId("hint"));
    this.place = byId("hint-told");
    /** The decision the advice is for; none when nothing is shown. */
    this.about = "";
    /** No advice came for it, so it may be asked for again. */
    this.failed = false;
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
    this.options.point("");
  }

  async ask() {
    const { decision } = this.desk.data.view;
    if (!decision || this.desk.looking) return;
    const open = this.about === decision.id && !this.failed;
    if (open && this.place.checkVisibility()) return this.close();
    raiseSheet(true);
    openPanel("play");
    if (open) return;
    this.about = decision.id;
    this.failed = false;
    this.place.hidden = false;
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
    this.failed = true;
    this.say(t(kind === "too_many" ? "hint-wait" : "hint-failed"));
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
    const alike = moves.length > 1 && new Set(moves.map((move) => percent(move.chance))).size === 1;
    this.say(t(alike ? "hint-alike" : "hint-now", { chance: percent(chance) }));
    const list = h("ol", { class: "advice-moves" }, ...moves.map((move) => this.move(move)));
    this.place.append(list);
    this.open(list.querySelector("button"));
    this.place.scrollIntoView({ block: "nearest" });
  }

  /** Tell the reasons of one move, and of the others only their chances. @param {Element | null} chosen */
  open(chosen) {
    for (const button of this.place.querySelectorAll(".advice-move")) button.setAttribute("aria-expanded", String(button === chosen));
    this.options.point(this.held());
  }

  /** A line that shows the move and, below it once open, the button that plays it and the reasons. @param {Advice["moves"][number]} move */
  move(move) {
    const { plan, reasons } = move;
    const play = this.playButton(move);
    return h(
      "li",
      {},
      this.line(move, play),
      play,
      plan.length > 1 && h("p", { class: "advice-plan" }, h("span", { class: "quiet" }, `${t("hint-then")} `), plan.slice(1).join(" › ")),
      reasons.length > 0 && h("ul", { class: "reasons" }, ...reasons.slice(0, MOST).map(reason)),
    );
  }

  /** @param {Advice["moves"][number]} move @param {HTMLElement} play */
  line({ answer, label, chance }, play) {
    const bar = h("span", { class: "chance-bar", "aria-hidden": "true" }, h("i"));
    bar.style.setProperty("--part", String(chance));
    const line = h(
      "button",
      {
        type: "button",
        class: "advice-move",
        "data-advised": answer,
        "data-tip": t("hint-show"),
        onclick: () => this.point(line, play, answer),
        onpointerenter: () => this.options.point(answer),
        onpointerleave: () => this.options.point(this.held()),
      },
      icon("eye"),
      h("b", {}, label),
      h("span", { class: "advice-chance" }, h("span", { class: "unseen" }, `${t("hint-chance")} `), percent(chance)),
      bar,
    );
    return line;
  }

  /** @param {Advice["moves"][number]} move */
  playButton({ answer, label }) {
    const number = this.options.numberOf(answer);
    return h(
      "button",
      {
        type: "button",
        class: "button small main advice-play",
        "data-answer": answer,
        "aria-keyshortcuts": number || null,
        onclick: () => this.play(answer),
        onfocus: () => this.options.point(answer),
        onblur: () => this.options.point(this.held()),
      },
      icon("next"),
      h("span", {}, t("hint-play"), h("span", { class: "unseen" }, ` ${label}`)),
      number && h("kbd", { "aria-hidden": "true" }, number),
    );
  }

  /** Show a move on the board and among the options, and go to the button that plays it. @param {Element} line @param {HTMLElement} play @param {string} answer */
  point(line, play, answer) {
    this.open(line);
    this.options.advise(answer);
    play.focus({ preventScroll: true });
    for (const place of [play, line]) place.scrollIntoView({ block: "nearest" }); // if need be rather the line
  }

  /** The answer whose reasons are told: it stays pointed out while the pointer wanders. */
  held() {
    const told = this.place.querySelector(".advice-move[aria-expanded=true]");
    return told instanceof HTMLElement ? (told.dataset.advised ?? "") : "";
  }

  /** @param {string} answer */
  async play(answer) {
    this.place.inert = true;
    await this.options.choose(answer);
    this.place.inert = false;
    this.options.enter();
  }
}

/** @param {Reason} reason */
function reason({ points, text }) {
  return h("li", { class: points < 0 ? "worse" : null }, icon(points < 0 ? "minus" : "plus"), h("span", {}, text));
}
