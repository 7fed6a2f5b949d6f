// What may be done now: a button for each option, number keys, and a small chooser on the board.
import { Amounts, areAmounts } from "./amounts.js";
import { byId, h } from "./dom.js";
import { stored } from "./prefs.js";
import { numberForm } from "./number.js";
import { isSeries, Series } from "./series.js";
import { openPanel, raiseSheet } from "./sheet.js";
import { hideTip, ruleLink } from "./tips.js";
import { endsSomething, leavingLast, ruins } from "./weighty.js";
import { commonStart, sharedStart } from "./wordings.js";
import { t } from "./words.js";

const PAUSE = 700; // how long a first digit waits for a second one, in milliseconds
const NUMBER = "number:"; // how answers begin that name a number
const SHORT = 5; // longer lists are shown in the groups a game names,
const LONGEST = 12; // and still longer ones with their groups folded
const MANY = 24; // so many places are chosen on the board; the list of them is folded
const WORDY = 60; // labels longer than that send a list into rows,
const TALKY = 30; // and so do those that are so long in the mean; in other lists they alone have a row
const LONG = 10; // letters of a word for which a column of numbers is too narrow
const TOLD = /\p{L}.* .*[^:\s]\s$/u; // words to be told below a heading: "The caravan in Venetia becomes", but not "Technology:" or "To"
/** Whether a word of the first is none of the heading, as all of "Ask for an" are of "You ask for: cards"; articles are no words. @param {string} start @param {string} heading */
const unsaid = (start, heading) => (start.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => !heading.toLowerCase().includes(word));
const FOOT = 18; // letters of an end that is read beside two others; of longer ones two have a row
const KEYS = 99; // options that a key or two are typed for
const CHIP = 22; // letters of a label that is read at a glance,
const CHIPS = 8; // and so many of them need no folding

/** Ends, passes and the like, which always stay in view. @param {Option} option */
const stays = ({ answer }) => answer.startsWith("button:") || answer.endsWith(":pass");

/** What sort of thing a name is: "city" of "city:damascus". @param {string} name */
const kind = (name) => name.split(":")[0];

export class Options {
  /** @param {Desk} desk @param {(targets: string[]) => void} aim point targets out on the board */
  constructor(desk, aim) {
    this.desk = desk;
    this.aim = aim;
    this.panel = byId("options");
    this.scroll = byId("play-scroll");
    this.list = byId("choices");
    /** Ends and passes: a bar of its own below what scrolls, so that it covers nothing. */
    this.feet = byId("feet");
    /** @type {Option[]} */
    this.options = [];
    /** As they are numbered: what has a button in sight first, then the places of a folded list. @type {Option[]} */
    this.numbered = [];
    /** @type {HTMLElement[]} */
    this.buttons = [];
    /** The decision whose options are shown, and which question of the game it is. */
    this.shown = "";
    this.ask = "";
    /** @type {HTMLFormElement | null} the field for a number, where one is asked for */
    this.number = null;
    /** @type {Amounts | null} the slider, where one of many amounts is chosen */
    this.amounts = null;
    /** @type {Series | null} the steppers, where equal things are picked again and again */
    this.series = null;
    /** Other things may be picked now: light them. */
    this.onSeries = () => {};
    /** The answers of each question put on the way to one thing, in the order in which they came up. @type {Map<string, string[]>} */
    this.orders = new Map();
    /** The groups that the player has opened or closed: they stay so. @type {Map<string, boolean>} */
    this.folds = new Map();
    this.typed = "";
    /** @type {number | undefined} */
    this.timer = undefined;
    this.chooser = h("div", { class: "chooser", popover: "auto", role: "group", "aria-label": t("choose-one") });
    document.body.append(this.chooser);
    addEventListener("keydown", ({ key }) => key === "Escape" && this.disarm());
    this.scroll.addEventListener("scroll", () => this.hintAtMore());
    new ResizeObserver(() => this.hintAtMore()).observe(this.scroll);
  }

  /** @param {Decision | null} decision */
  show(decision) {
    const id = decision?.id ?? "";
    if (id === this.shown) return;
    this.shown = id;
    this.ask = decision?.ask ?? "";
    const all = (decision?.options ?? []).filter(({ answer }) => !decision?.number || !answer.startsWith(NUMBER));
    const steady = this.steady(decision, all);
    this.options = [...steady.filter((option) => !stays(option)), ...leavingLast(steady.filter(stays))];
    this.typed = "";
    this.close();
    const focused = this.panel.contains(document.activeElement);
    const letters = this.options.reduce((sum, { label }) => sum + label.length, 0);
    const wordy = this.options.some(({ label }) => label.length > WORDY) || letters > TALKY * this.options.length;
    const groups = this.groups(this.options.filter((option) => !stays(option)));
    this.options = this.inReadingOrder(groups);
    const common = wordy || groups.size ? null : sharedStart(this.options.map(({ label }) => label));
    const last = this.options.filter(stays).length;
    const listed = last < this.options.length || decision?.number ? this.options.length - last : this.options.length;
    const amounts = this.options.slice(0, listed);
    this.amounts = decision && areAmounts(decision, amounts) ? new Amounts(decision, amounts, (option) => this.take(option)) : null;
    const places = this.amounts ? new Set(amounts.keys()) : this.places(listed);
    this.numbered = this.amounts ? this.options : [...this.options.filter((_, index) => !places.has(index)), ...this.options.filter((_, index) => places.has(index))];
    const buttons = this.options.map((option, index) => this.button(option, common?.shared.has(index) ? common.start : (groups.get(option.group ?? "") ?? "")));
    if (common) buttons.forEach((button, index) => button.classList.toggle("apart", !common.shared.has(index)));
    this.number = decision?.number ? numberForm(decision.number, decision.prompt, (number) => this.give(decision, number)) : null;
    this.series = decision && isSeries(decision) && stored("series") !== "off" ? new Series(this.desk, decision, this.feet, () => this.onSeries(), this.aim, (plan) => this.resume(plan)) : null;
    const pairs = buttons.slice(0, listed).map((button, index) => ({ button, option: this.options[index] }));
    const others = this.grouped(pairs.filter((_, index) => !places.has(index)), groups);
    const folded = buttons.slice(0, listed).filter((_, index) => places.has(index));
    if (this.series) this.list.replaceChildren(this.series.place);
    else this.list.replaceChildren(
      ...(this.number ? [this.number] : []),
      ...(this.amounts ? [this.amounts.place] : []),
      ...(common && !this.amounts ? [h("p", { class: "shared", "aria-hidden": "true" }, `${common.start.replace(/[\s:]+$/, "")}…`)] : []),
      ...others,
      ...(folded.length ? [h("details", { class: "places-fold" }, h("summary", {}, t(this.amounts ? "many-amounts" : "many-places", { count: folded.length })), h("div", { class: "options many" }, ...folded))] : []),
      ...this.notNow(decision?.missing ?? []),
    );
    if (!this.series) {
      this.feet.replaceChildren(...buttons.slice(listed));
      const ends = this.options.slice(listed).map(({ label }) => label.length);
      const crowded = ends.length > 2 && ends.filter((length) => length > FOOT).length > 1;
      for (const [index, length] of ends.entries()) buttons[listed + index].style.flex = `${Math.max(SHORT, length)} 1 ${crowded && length > FOOT ? "45%" : "100px"}`;
      this.feet.hidden = listed === buttons.length;
    }
    this.buttons = buttons;
    this.list.classList.toggle("many", this.options.length > 5 && !this.series);
    this.list.classList.toggle("lines", wordy);
    this.list.classList.toggle("short", common !== null);
    this.list.classList.toggle("worded", this.options.some(({ label }) => label.length > LONG || /\p{L}{5}/u.test(label)));
    this.list.dataset.kind = decision?.kind ?? "";
    this.list.hidden = this.options.length === 0 && !this.number;
    this.scroll.scrollTop = 0;
    byId("side").scrollTop = 0;
    this.hintAtMore();
    if (focused) this.enter();
  }

  /**
   * The options in the order in which a question offered them first: a form that is filled in part by part keeps its parts where they are.
   * @param {Decision | null} decision @param {Option[]} options
   */
  steady(decision, options) {
    if (!decision?.chosen?.length) {
      this.orders.clear();
      return options;
    }
    const known = this.orders.get(decision.ask) ?? [];
    const order = [...known, ...options.map(({ answer }) => answer).filter((answer) => !known.includes(answer))];
    this.orders.set(decision.ask, order);
    return options.toSorted((a, b) => order.indexOf(a.answer) - order.indexOf(b.answer));
  }

  /** Show the same question once more, as the player now wishes it. */
  again() {
    this.shown = "";
    this.show(this.desk.looking ? null : this.desk.data.view.decision);
    this.onSeries();
  }

  /**
   * The groups in which options are shown, and the words with which all labels of a group begin. All but short lists are grouped where a game names
   * groups; of any list, what belongs together beside what belongs to no group ("at any time: loans, offers").
   * @param {Option[]} options @returns {Map<string, string>}
   */
  groups(options) {
    const names = new Set(options.flatMap(({ group }) => group ?? []));
    const aside = names.size === 1 && options.some(({ group }) => !group);
    if (!aside && (options.length <= SHORT || names.size < 2)) return new Map();
    return new Map([...names].map((name) => [name, commonStart(options.filter(({ group }) => group === name).map(({ label }) => label))]));
  }

  /** The options as they stand under their headings, so that their numbers run on. @param {Map<string, string>} groups */
  inReadingOrder(groups) {
    const names = [...groups.keys()];
    const place = (/** @type {Option} */ option) => {
      if (stays(option)) return names.length + 1;
      const at = names.indexOf(option.group ?? "");
      return at < 0 && names.length > 1 ? names.length : at;
    };
    return this.options.toSorted((a, b) => place(a) - place(b));
  }

  /**
   * The buttons of a list, those of a group under one heading; in a long list folded unless they are few and short.
   * @param {{button: HTMLElement, option: Option}[]} pairs @param {Map<string, string>} groups @returns {HTMLElement[]}
   */
  grouped(pairs, groups) {
    const folds = [...groups].flatMap(([name, start]) => {
      const mine = pairs.filter(({ option }) => option.group === name);
      if (!mine.length) return [];
      const told = TOLD.test(start) && unsaid(start, name);
      const short = mine.length <= CHIPS && mine.every(({ option }) => option.label.length - start.length <= CHIP);
      const fold = /** @type {HTMLDetailsElement} */ (
        h(
          "details",
          { class: "places-fold", ontoggle: () => this.folds.set(name, fold.open) },
          h("summary", {}, name, h("span", { class: "count" }, String(mine.length))),
          ...(told ? [h("p", { class: "shared", "aria-hidden": "true" }, `${start.trim()}…`)] : []),
          h("div", { class: short ? "options chips" : "options many" }, ...mine.map(({ button }) => button)),
        )
      );
      fold.open = this.folds.get(name) ?? (groups.size > 1 && (short || pairs.length <= LONGEST));
      return [fold];
    });
    const others = pairs.filter(({ option }) => !groups.has(option.group ?? "")).map(({ button }) => button);
    return groups.size > 1 ? [...folds, ...others] : [...others, ...folds];
  }

  /** What cannot be done now, folded, each with its reason and rule. @param {NonNullable<Decision["missing"]>} missing @returns {HTMLElement[]} */
  notNow(missing) {
    if (!missing.length) return [];
    const fold = /** @type {HTMLDetailsElement} */ (
      h(
        "details",
        { class: "not-now", ontoggle: () => this.folds.set("not-now", fold.open) },
        h("summary", {}, t("not-now"), h("span", { class: "count" }, String(missing.length))),
        ...missing.map(({ label, rule, why }) => h("p", {}, h("b", {}, label), ` ${why} `, ruleLink(rule, ""))),
      )
    );
    fold.open = this.folds.get("not-now") ?? false;
    return [fold];
  }

  /** Which of the first options are places on the board, where they are too many to read. @param {number} listed */
  places(listed) {
    const found = this.options.slice(0, listed).flatMap(({ answer, targets }, index) => (targets.includes(answer) && this.onBoard(answer) ? [index] : []));
    return new Set(found.length >= MANY ? found : []);
  }

  /** @param {string} target */
  onBoard(target) {
    return document.querySelector(`#board [data-target="${CSS.escape(target)}"]`) !== null;
  }

  /** Let the last line fade while there is more below it. */
  hintAtMore() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroll;
    this.scroll.classList.toggle("more", scrollHeight - scrollTop - clientHeight > 6);
  }

  /** Go to the field or to the first option, if there is one. */
  enter() {
    const fold = this.buttons[0]?.closest("details:not([open])")?.querySelector("summary");
    /** @type {HTMLElement} */ (this.series?.first() ?? this.amounts?.slider ?? this.number?.querySelector("input") ?? fold ?? this.buttons[0] ?? byId("side")).focus();
  }

  /** Answer with a number of the range. @param {Decision} decision @param {number} number */
  give(decision, number) {
    this.desk.answer({ answer: `${NUMBER}${number}`, label: String(number), targets: [], rule: decision.rule });
  }

  /** @param {Option} option @param {string} [start] words already shown above the list @param {string} [target] what was picked on the board */
  button(option, start = "", target = "") {
    const number = this.numberOf(option.answer);
    const point = () => this.aim(option.targets);
    const leave = () => this.aim([]);
    const warning = this.desk.data?.tips?.[option.answer]?.warning;
    return h(
      "button",
      {
        type: "button",
        class: option.label.length - start.length > TALKY || warning ? "option long" : "option",
        "data-answer": option.answer,
        "aria-keyshortcuts": number || null,
        onclick: (/** @type {MouseEvent} */ event) => event.detail < 2 && this.follow(option, target, this.take(option)), // not twice by a double click
        onpointerenter: point,
        onpointerleave: leave,
        onfocus: point,
        onblur: leave,
      },
      number && h("kbd", { "aria-hidden": "true" }, number),
      h("span", {}, ...(start ? [h("span", { class: "unseen" }, start), h("span", { class: "rest" }, option.label.slice(start.length))] : [option.label]), warning && h("em", { class: "warning" }, warning)),
    );
  }

  /** Answer; what destroys something of one's own has to be said twice, and where the player wishes it an end or a pass. @param {Option} option */
  take(option) {
    if (this.series) return stays(option) ? this.series.give(option) : this.series.add(option.answer);
    const button = this.buttons[this.options.indexOf(option)];
    const twice = ruins(option, this.ask) || (stored("confirm") === "on" && endsSomething(option));
    if (!twice || this.options.length < 2 || button.classList.contains("armed")) return this.desk.answer(option);
    this.disarm();
    this.arm(button, true);
    raiseSheet(true);
    openPanel("play");
    const fold = button.closest("details");
    if (fold) fold.open = true;
    button.scrollIntoView({ block: "nearest" }); // it may have been meant on the board
    return undefined;
  }

  disarm() {
    for (const button of this.buttons) this.arm(button, false);
  }

  /** Ask for a second word, or no more. @param {HTMLElement} button @param {boolean} on */
  arm(button, on) {
    button.classList.toggle("armed", on);
    button.querySelector(".sure")?.remove();
    if (on) button.append(h("span", { class: "sure", role: "status" }, t("confirm-again")));
  }

  /** Give the answer that waits for a second word, or the picks of a series. */
  confirm() {
    if (this.series) return this.series.give();
    const index = this.buttons.findIndex((button) => button.classList.contains("armed"));
    if (index >= 0) this.desk.answer(this.options[index]);
    return undefined;
  }

  /** @param {boolean} busy */
  busy(busy) {
    this.panel.toggleAttribute("inert", busy);
    this.panel.classList.toggle("busy", busy);
  }

  /** @param {string} answer */
  indexOf(answer) {
    return this.options.findIndex((option) => option.answer === answer);
  }

  /** The number on the button of an answer; none where it has no button. @param {string} answer */
  numberOf(answer) {
    const index = this.numbered.findIndex((option) => option.answer === answer);
    return index < 0 || index >= KEYS ? "" : String(index + 1);
  }

  /** Point out on the board what an answer is about; nothing for an answer that is not on offer. @param {string} answer */
  point(answer) {
    this.aim(this.targetsOf(answer));
  }

  /** What an answer is about; nothing for one that is not on offer. @param {string} answer */
  targetsOf(answer) {
    return this.options[this.indexOf(answer)]?.targets ?? [];
  }

  /** Mark the button of the answer that was advised. @param {string} answer @param {boolean} [seek] bring it into view */
  advise(answer, seek = true) {
    const button = this.buttons[this.indexOf(answer)];
    for (const other of this.buttons) other.classList.toggle("advised", other === button);
    this.amounts?.advise(answer);
    const fold = this.amounts ? null : button?.closest("details");
    if (fold && seek) fold.open = true;
    if (seek) button?.scrollIntoView({ block: "nearest" });
    const field = this.number?.querySelector("input");
    if (field && answer.startsWith(NUMBER)) field.value = answer.slice(NUMBER.length);
  }

  /** Go on with picks that were planned before something else was answered or taken back. @param {string[]} plan */
  resume(plan) {
    if (plan.length) this.series?.think(plan);
  }

  /** @param {string} answer */
  async choose(answer) {
    const option = this.options[this.indexOf(answer)];
    const plan = this.series?.plan ?? [];
    if (option) await this.desk.answer(option);
    else if (this.number && answer.startsWith(NUMBER)) await this.desk.answer({ answer, label: answer.slice(NUMBER.length), targets: [], rule: "" });
    this.resume(plan);
  }

  /** What can be chosen now: in a series, what can still be picked. */
  get open() {
    return this.series ? this.series.next.options : this.options;
  }

  lit() {
    return new Set(this.open.flatMap((option) => option.targets));
  }

  /** The options that have to do with a target. @param {string} target */
  concerning(target) {
    return this.open.filter((option) => option.targets.includes(target));
  }

  /** Mark the buttons that concern a target. @param {string} target @param {boolean} on */
  echo(target, on) {
    this.options.forEach((option, index) => {
      if (option.targets.includes(target)) this.buttons[index].classList.toggle("echo", on);
    });
  }

  /**
   * A lit target was picked: answer, or ask which of several options is meant. Where the answer only says
   * what is to be done ("take control"), the next decision's option for the same target is what was meant.
   * @param {string} target @param {Element} element
   */
  async pick(target, element) {
    const meant = this.concerning(target);
    if (this.series && meant.length) {
      const equal = new Set(meant.map(({ label }) => label)).size === 1;
      if (equal) return void this.take(meant[0]);
    }
    if (meant.length === 1) return void (await this.follow(meant[0], target, this.take(meant[0])));
    hideTip();
    this.chooser.replaceChildren(
      h("p", {}, t("choose-one")),
      ...meant.map((option) => {
        const button = this.button(option, "", target);
        button.addEventListener("click", () => this.close());
        return button;
      }),
    );
    this.chooser.showPopover();
    const area = (element.querySelector(":scope > .hit") ?? element).getBoundingClientRect();
    const size = this.chooser.getBoundingClientRect();
    const right = area.right + 12 + size.width < innerWidth ? area.right + 12 : area.left - 12 - size.width;
    this.chooser.style.left = `${Math.max(8, right)}px`;
    this.chooser.style.top = `${Math.max(8, Math.min(area.top, innerHeight - size.height - 8))}px`;
    /** @type {HTMLElement | null} */ (this.chooser.querySelector("button"))?.focus();
  }

  /**
   * An answer that only says what is to be done with what was picked: the next decision's option for it is meant too.
   * @param {Option} option @param {string} target @param {unknown} answered
   */
  async follow(option, target, answered) {
    if (!target || !(await answered) || this.series) return;
    const next = this.concerning(target);
    if (kind(option.answer) !== kind(target) && next.length === 1 && next[0].answer !== option.answer) await this.desk.answer(next[0], true);
  }

  close() {
    if (this.chooser.matches(":popover-open")) this.chooser.hidePopover();
  }

  /** Options are numbered from 1; with ten or more, "1" waits a moment for its second digit. @param {string} digit */
  onDigit(digit) {
    clearTimeout(this.timer);
    this.typed += digit;
    const number = Number(this.typed);
    const choose = () => {
      const option = this.numbered[number - 1];
      this.typed = "";
      if (option) this.take(option);
    };
    if (number * 10 <= Math.min(this.options.length, KEYS) && number > 0) this.timer = setTimeout(choose, PAUSE);
    else choose();
  }
}
