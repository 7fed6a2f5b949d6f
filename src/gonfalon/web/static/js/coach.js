// The coach of a first game: says what each question is for and what is good there. Nothing is played unless the player says so.
import { byId, h, icon } from "./dom.js";
import { coached, remember } from "./lesson.js";
import { get, post } from "./net.js";
import { lang, t } from "./words.js";

const FEW = 3; // more things than this are not pointed at
const MOST = 2; // reasons told for the good choice

/** Whether an answer is one that a lesson names; "build:*" names all that begin so. @param {string} named @param {string} answer */
const means = (named, answer) => (named.endsWith("*") ? answer.startsWith(named.slice(0, -1)) : answer === named);

/** The best of a step's good answers that is on offer. @param {LessonStep} step @param {Decision} decision */
const offered = (step, decision) =>
  step.good.map((named) => decision.options.find((option) => means(named, option.answer))).find(Boolean);

/** Whether a step's text may stand beside this answer. @param {LessonStep} step @param {string | null} answer */
const speaks = (step, answer) => !step.fits.length || (answer !== null && step.fits.some((named) => means(named, answer)));

export class Coach {
  /** @param {Desk} desk @param {import("./options.js").Options} options @param {import("./board.js").Board} board */
  constructor(desk, options, board) {
    this.desk = desk;
    this.options = options;
    this.board = board;
    this.place = byId("coach");
    /** @type {Lesson | null} */
    this.lesson = null;
    /** What the coach speaks of now: a decision, the end, or nothing. */
    this.about = "";
    /** What is pointed at, and what the proposed choice is about. @type {string[]} */
    this.pointed = [];
    /** @type {string[]} */
    this.suggested = [];
    const call = document.getElementById("coach-open");
    call?.addEventListener("click", () => {
      remember({ table: desk.id, told: [] });
      byId("menu").hidePopover();
      this.about = "";
      this.show();
    });
  }

  /** The table has changed: say something about what is asked now. */
  async show() {
    if (!coached(this.desk.id)) return this.silent();
    this.lesson ??= await get(`/api/games/${this.desk.data.table.game}/lesson`, { lang });
    const { view } = this.desk.data;
    const { lesson } = this;
    const memory = coached(this.desk.id); // as it is now: something may have been told meanwhile
    if (!lesson || !memory) return;
    const turns = view.log.filter(({ key }) => key === lesson.over).length;
    if (memory.since === undefined) remember({ ...memory, since: (memory.since = Math.max(0, turns - lesson.times + 1)) });
    if (view.over && memory.until) return this.leave(); // the end of the lesson was told
    if (turns - memory.since >= lesson.times) {
      const asked = view.decision?.id;
      if (asked && memory.until && asked !== memory.until) return this.leave(); // the player has gone on
      if (asked) remember({ ...memory, until: asked });
      return this.end(lesson.end, t("coach-hint"));
    }
    if (view.over) return this.end(t("coach-early"));
    const decision = this.desk.looking ? null : view.decision;
    if (!decision) return this.silent();
    if (this.about === decision.id) return this.remark(); // the board was drawn anew
    this.about = decision.id;
    this.suggested = [];
    this.speak(lesson, memory, decision);
  }

  silent() {
    this.about = "";
    this.point([]);
    this.place.hidden = true;
    this.place.replaceChildren();
  }

  /**
   * Says something to a question; gonfalon.server.lessons.said tells in which order.
   * @param {Lesson} lesson @param {import("./lesson.js").Coached} memory @param {Decision} decision
   */
  async speak(lesson, memory, decision) {
    const told = memory.told.filter((id) => memory.at !== decision.id || id !== memory.step); // the page may be loaded again
    const keys = this.desk.data.view.log.map(({ key }) => key);
    const heard = keys.slice(Math.max(0, keys.lastIndexOf(lesson.over)));
    const known = lesson.steps.filter((step) => (!step.after || told.includes(step.after)) && (!step.heard || heard.includes(step.heard)));
    const steps = known.filter(({ ask }) => ask === decision.ask);
    const fresh = steps.filter(({ id }) => !told.includes(id));
    const ready = [...fresh, ...steps.slice(-1)].find((step) => !step.good.length || offered(step, decision));
    const best = ready && offered(ready, decision);
    const text = h("p", { class: "coach-text" });
    const choice = h("div", { class: "coach-choice" });
    /** @param {LessonStep | undefined} step */
    const tell = (step) => {
      text.textContent = step?.text ?? "";
      this.place.dataset.step = step?.id ?? "";
      remember({ ...memory, told: step && !told.includes(step.id) ? [...told, step.id] : told, at: decision.id, step: step?.id });
    };
    const free = told.length ? [] : [h("p", { class: "quiet" }, t("coach-free"))]; // said once
    this.frame(t("coach"), h("div", { class: "coach-words" }, text, ...free), choice);
    this.place.dataset.step = "";
    this.place.dataset.about = decision.id;
    this.place.dataset.state = "asking";
    if (ready && (best || !ready.fits.length)) tell(ready);
    if (best) this.propose(choice, best.answer, best.label, [], this.mayAsk(decision));
    else choice.append(h("p", { class: "quiet", role: "status" }, t("coach-thinking")));
    this.point(ready?.point.length ? ready.point : this.few(best?.targets ?? []));
    const advice = await this.advice(decision);
    if (this.about !== decision.id) return;
    const move = advice?.moves.find(({ answer }) => !best || answer === best.answer);
    if (!best) {
      const answer = move?.answer ?? (decision.options.length === 1 && !decision.number ? decision.options[0].answer : null);
      const old = steps.filter(({ id }) => told.includes(id)).reverse();
      tell([...(ready ? [ready] : []), ...fresh, ...old].find((step) => speaks(step, answer)));
    }
    if (move) this.propose(choice, move.answer, move.label, move.reasons, true);
    else if (!best) choice.replaceChildren();
    if (move && !ready?.point.length) this.point(this.few(decision.options.find(({ answer }) => answer === move.answer)?.targets ?? []));
    this.place.dataset.state = "ready";
  }

  /** Whether a bot may be asked what it would do here. @param {Decision} decision */
  mayAsk(decision) {
    return decision.options.length + (decision.number ? 1 : 0) > 1 && this.desk.data.table.seats.every((seat) => seat.you || seat.kind === "bot");
  }

  /** What a bot would do here; null where no hints are given. @param {Decision} decision @returns {Promise<Advice | null>} */
  async advice(decision) {
    if (!this.mayAsk(decision)) return null;
    try {
      return await post(`/api/tables/${this.desk.id}/hint?lang=${lang}`, { seat: decision.seat, decision: decision.id });
    } catch {
      return null; // no advice then: the words of the lesson stand without it
    }
  }

  /** The choice the coach would make, and why. @param {HTMLElement} place @param {string} answer @param {string} label @param {Reason[]} reasons @param {boolean} told whether room is kept for reasons */
  propose(place, answer, label, reasons, told) {
    this.options.advise(answer, false);
    this.suggested = this.few(this.desk.data.view.decision?.options.find((option) => option.answer === answer)?.targets ?? []);
    this.remark();
    this.board.reveal(this.suggested);
    const better = reasons.filter(({ points }) => points > 0).slice(0, MOST);
    place.replaceChildren(
      h("p", { class: "quiet", id: "coach-good" }, t("coach-good")),
      h(
        "button",
        { type: "button", class: "button small main", id: "coach-do", "aria-describedby": "coach-good", "data-answer": answer, onclick: () => this.options.choose(answer) },
        icon("bulb"),
        label,
      ),
      ...(told ? [h("ul", { class: "reasons" }, ...better.map(({ text }) => h("li", {}, icon("plus"), h("span", {}, text))))] : []),
    );
  }

  /** The first turn is over, or the whole game. @param {...string} words */
  end(...words) {
    if (this.about === "end") return;
    this.about = "end";
    this.point([]);
    const game = this.desk.data.table.game;
    this.frame(
      t("coach-ended"),
      h("div", { class: "coach-words" }, ...words.map((said, index) => h("p", { class: index ? null : "coach-text" }, said))),
      h("p", {}, h("a", { href: `/learn/${game}` }, t("learn"))),
    );
    this.place.dataset.about = "end";
    this.place.dataset.state = "over";
  }

  /** @param {string} title @param {...Node} words */
  frame(title, ...words) {
    this.place.hidden = false;
    this.place.replaceChildren(
      h(
        "div",
        { class: "advice-head" },
        icon("bulb"),
        h("h3", { id: "coach-title" }, title),
        h("button", { type: "button", class: "button plain only", id: "coach-close", "aria-label": t("coach-dismiss"), "data-tip": t("coach-dismiss"), onclick: () => this.dismiss() }, icon("close")),
      ),
      ...words,
    );
  }

  dismiss() {
    this.options.advise("", false);
    this.leave();
    this.options.enter();
  }

  /** The coach goes, and comes again when called. */
  leave() {
    remember(null);
    this.silent();
  }

  /** @param {string[]} targets */
  few(targets) {
    return targets.length <= FEW ? targets : [];
  }

  /** Point out things on the board, and parts of the page ("#players"). @param {string[]} names */
  point(names) {
    this.pointed = names;
    if (!names.length) this.suggested = [];
    this.remark();
    this.board.reveal(names);
  }

  remark() {
    for (const element of document.querySelectorAll(".coached")) element.classList.remove("coached");
    this.board.point(this.pointed.filter((name) => !name.startsWith("#")), "coached");
    this.board.point(this.suggested, "suggested");
    for (const name of this.pointed) if (name.startsWith("#")) document.getElementById(name.slice(1))?.classList.add("coached");
  }
}
