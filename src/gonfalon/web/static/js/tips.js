// Explanations beside the thing pointed at: on hover, on focus, on a long press; never on top of it, and in the way of no click.
import { closest, h } from "./dom.js";
import { t } from "./words.js";

const DELAY = 350;
const PRESS = 450;
const GAP = 12;

/** @typedef {{tips: () => Record<string, Tip>, ruleText?: (id: string) => string}} TipSource */

const box = h("div", { class: "tip", popover: "manual", role: "tooltip", id: "tip" });
/** @type {Element | null} */
let owner = null;
/** @type {number | undefined} */
let timer;
/** Whether the finger rested long enough: then lifting it chooses nothing. */
let pressed = false;
/** Where the pointer last went down: what comes to lie under it while it rests there is not pointed at. */
let rest = { x: -1, y: -1 };
/** @type {TipSource} */
let source = { tips: () => ({}) };

/** @param {string} id @param {string} [words] */
export function ruleLink(id, words = source.ruleText?.(id) ?? "") {
  return h("a", { href: `#${id}`, "data-rule": id, class: "rule-link" }, h("b", {}, id), words && ` ${words}`);
}

/** The answer of an option, unless the board shows the thing itself, which then explains itself. @param {Element} element */
function answerOf(element) {
  const answer = element.getAttribute("data-answer") ?? "";
  return document.querySelector(`#board [data-target="${CSS.escape(answer)}"]`) ? "" : answer;
}

/** Words that name a key in brackets, with the key as one sees it on a keyboard. @param {string} words @param {string} key */
function keyed(words, key) {
  const [before, after] = words.split(` (${key})`);
  return key && after !== undefined ? [before, " ", h("kbd", {}, key), after] : [words];
}

/** @param {Element} element @returns {HTMLElement[]} */
function content(element) {
  const own = element.getAttribute("data-tip");
  if (own) return [h("p", {}, ...keyed(own, element.getAttribute("aria-keyshortcuts") ?? ""))];
  const tip = source.tips()[element.getAttribute("data-target") ?? answerOf(element)];
  if (!tip) return [];
  const rules = tip.rules.map((id) => h("li", {}, ruleLink(id)));
  return [
    h("h3", {}, tip.title),
    ...tip.lines.map((line) => h("p", {}, line)),
    ...(rules.length ? [h("ul", { class: "tip-rules" }, ...rules)] : []),
  ];
}

/** The rectangle to stay clear of: of a board element, its generous hit area. @param {Element} element */
function areaOf(element) {
  return (element.querySelector(":scope > .hit") ?? element).getBoundingClientRect();
}

/** What can be chosen now, on the board and beside it, but for the thing explained. @param {Element} element */
function choosable(element) {
  const all = [...document.querySelectorAll("#board .lit[data-target], #options .option")].filter((one) => one !== element);
  return all.map(areaOf).filter(({ width, height }) => width > 0 && height > 0);
}

/** Stand beside the thing: where there is room, and where the fewest things to choose are covered. @param {Element} element */
function place(element) {
  const area = areaOf(element);
  const { width, height } = box.getBoundingClientRect();
  const [w, hgt] = [innerWidth, innerHeight];
  /** @param {number} value @param {number} size @param {number} room */
  const within = (value, size, room) => Math.round(Math.max(8, Math.min(value, room - size - 8)));
  /** In the middle, then flush with either end. @param {number} start @param {number} end @param {number} size @param {number} room */
  const along = (start, end, size, room) => [(start + end - size) / 2, start, end - size].map((value) => within(value, size, room));
  const xs = along(area.left, area.right, width, w);
  const ys = along(area.top, area.bottom, height, hgt);
  const sides = [
    ...ys.map((top) => ({ room: w - area.right - GAP - 8 - width, left: area.right + GAP, top })),
    ...ys.map((top) => ({ room: area.left - GAP - 8 - width, left: area.left - GAP - width, top })),
    ...xs.map((left) => ({ room: hgt - area.bottom - GAP - 8 - height, left, top: area.bottom + GAP })),
    ...xs.map((left) => ({ room: area.top - GAP - 8 - height, left, top: area.top - GAP - height })),
  ];
  const others = choosable(element);
  /** @param {{left: number, top: number}} at */
  const covered = ({ left, top }) => others.filter((one) => one.left < left + width && one.right > left && one.top < top + height && one.bottom > top).length;
  const fitting = sides.filter((side) => side.room >= 0).map((side) => ({ ...side, covers: covered(side) }));
  const widest = sides.reduce((a, b) => (a.room >= b.room ? a : b));
  const best = fitting.length ? fitting.reduce((a, b) => (a.covers <= b.covers ? a : b)) : { ...widest, covers: covered(widest) };
  box.style.left = `${within(best.left, width, w)}px`;
  box.style.top = `${within(best.top, height, hgt)}px`;
  box.classList.toggle("covering", best.covers > 0);
}

/** @param {Element} element @param {HTMLElement[]} [words] */
function showTip(element, words = content(element)) {
  clearTimeout(timer);
  if (!words.length) return;
  if (owner !== element) hideTip();
  owner = element;
  box.replaceChildren(...words);
  if (!box.matches(":popover-open")) box.showPopover();
  element.setAttribute("aria-describedby", "tip");
  place(element);
}

export function hideTip() {
  clearTimeout(timer);
  owner?.removeAttribute("aria-describedby");
  owner = null;
  if (box.matches(":popover-open")) box.hidePopover();
}

const CUT = " …"; // what is written on a thing ends so where it finds no room

/** What a thing is and how it stands there, where its tip knows: in short, or whole if it is cut off there; its name where nobody says it. @param {Element} element @param {string} words */
function standing(element, words) {
  const tip = source.tips()[element.getAttribute("data-target") ?? ""];
  if (!tip) return [];
  const [first, ...more] = element.textContent?.includes(CUT) ? tip.lines : tip.lines.slice(0, 1);
  const told = [!words.includes(tip.title) && tip.title, first].filter(Boolean).join(" · ");
  return [told, ...more].filter(Boolean).map((line) => h("p", { class: "tip-place" }, line));
}

/** The answer to "why not?", beside the thing asked about: what it is, what is missing here, then the rule. @param {Element} element @param {string} rule @param {string} words @param {string} law */
export function showWhy(element, rule, words, law = "") {
  showTip(element, [
    h("h3", {}, t("why-not")),
    ...standing(element, words),
    h("p", { class: "tip-fact" }, words),
    ...(rule ? [h("p", { class: "tip-rules" }, law ? ruleLink(rule, "") : ruleLink(rule), law && ` ${law}`)] : []),
  ]);
  box.classList.add("pinned");
}

const POINTED = "[data-tip], [data-target], .option";

/** Whether the pointer is on the card, to read it or to follow a link: not where it covers what could be chosen. @param {PointerEvent} event */
function reading({ target, clientX, clientY }) {
  if (closest(target, "#tip")) return true;
  if (owner === null || box.matches(".covering:not(.pinned)")) return false;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** @param {EventTarget | null} target */
function unpinned(target) {
  return !box.classList.contains("pinned") && !closest(target, "#tip");
}

/** The pointer has come to another thing: what was said of the last one is done with. @param {Element} element */
function turnTo(element) {
  box.classList.remove("pinned");
  hideTip();
  showTip(element);
}

/** @param {PointerEvent} event */
function onOver(event) {
  if (event.pointerType === "touch" || reading(event)) return clearTimeout(timer);
  if (event.clientX === rest.x && event.clientY === rest.y) return;
  const element = closest(event.target, POINTED);
  clearTimeout(timer);
  if (element === owner || (!element && !unpinned(event.target))) return; // an answer to "why not?" waits for the next thing
  timer = setTimeout(() => (element ? turnTo(element) : hideTip()), element ? DELAY : DELAY / 2);
}

/** @param {PointerEvent} event */
function onDown(event) {
  if (closest(event.target, "#tip")) return;
  box.classList.toggle("touched", event.pointerType === "touch"); // a finger that means the card does not mean what is below
  rest = { x: event.clientX, y: event.clientY };
  box.classList.remove("pinned");
  hideTip();
  pressed = false;
  const element = closest(event.target, POINTED);
  if (event.pointerType !== "touch" || !element) return;
  timer = setTimeout(() => {
    showTip(element);
    box.classList.add("pinned");
    pressed = true;
  }, PRESS);
}

/** @param {TipSource} from */
export function mountTips(from) {
  source = from;
  document.body.append(box);
  document.addEventListener("pointerover", onOver);
  document.addEventListener("pointerdown", onDown);
  addEventListener("click", (event) => pressed && event.stopPropagation(), { capture: true });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(timer));
  let returning = false;
  document.addEventListener(
    "beforetoggle",
    (event) => {
      if (event.target === box || event.newState === "open") return;
      returning = true;
      setTimeout(() => (returning = false));
    },
    { capture: true },
  );
  document.addEventListener("focusin", (event) => {
    const element = closest(event.target, POINTED);
    if (element?.matches(":focus-visible") && !returning) {
      box.classList.remove("pinned");
      clearTimeout(timer);
      timer = setTimeout(() => showTip(element));
    }
  });
  document.addEventListener("focusout", (event) => unpinned(event.relatedTarget) && hideTip());
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      box.classList.remove("pinned");
      hideTip();
    }
  });
}
