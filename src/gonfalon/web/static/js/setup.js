// Setting up a table: who sits where, which variants.
import { chosenClock, mountClock } from "./clocksetup.js";
import { byId, h, mark, toast } from "./dom.js";
import { post } from "./net.js";
import { mountPrefs } from "./prefs.js";
import { BOT_NAMES } from "./seating.js";
import { mountTips } from "./tips.js";
import { t, trouble } from "./words.js";

const KINDS = ["me", "bot", "here", "person", "open"];
const form = /** @type {HTMLFormElement} */ (byId("setup"));
const rows = byId("seat-rows");
const levels = /** @type {{name: string, title: string}[]} */ (JSON.parse(form.dataset.levels ?? "[]"));
const myName = form.dataset.me ?? "";

/** @param {Element} element @param {string} name */
const valueIn = (element, name) => /** @type {HTMLInputElement | null} */ (element.querySelector(`[name=${name}]`))?.value.trim() ?? "";

/** @param {number} seat @param {string} kind */
function row(seat, kind) {
  const kinds = h("select", { name: "kind", "aria-label": t("seat-kind", { seat: seat + 1 }) }, ...KINDS.map((name) => h("option", { value: name, selected: name === kind }, t(`seat-${name}`))));
  const modest = levels[1]?.name;
  const level = h("select", { name: "level", "aria-label": t("seat-level", { seat: seat + 1 }) }, ...levels.map(({ name, title }) => h("option", { value: name, selected: name === modest }, title)));
  const name = h("input", { name: "name", maxlength: "32", autocomplete: "off", "aria-label": t("seat-name", { seat: seat + 1 }) });
  const note = h("span", { class: "quiet" });
  const out = h("li", { class: "seat-row" }, mark(seat), kinds, level, name, note);
  const settle = () => {
    level.hidden = kinds.value !== "bot";
    name.hidden = !["me", "here", "bot"].includes(kinds.value);
    name.value = { me: myName, bot: BOT_NAMES[(seat + BOT_NAMES.length - 1) % BOT_NAMES.length], here: "" }[kinds.value] ?? "";
    name.placeholder = t("name-here");
    note.textContent = { person: t("seat-person-note"), open: t("seat-open-note") }[kinds.value] ?? "";
  };
  kinds.addEventListener("change", () => {
    settle();
    listing();
  });
  settle();
  return out;
}

/** Where anybody may sit down, the table is listed; else as the host likes. */
function listing() {
  const box = /** @type {HTMLInputElement} */ (byId("public"));
  const open = [...rows.children].some((element) => valueIn(element, "kind") === "open");
  if (open && !box.disabled) box.dataset.wished = String(box.checked);
  if (!open && box.disabled) box.checked = box.dataset.wished === "true";
  box.disabled = open;
  if (open) box.checked = true;
  byId("public-note").textContent = t(open ? "setup-public-must" : "setup-public-note");
}

/** @param {number} count */
function seatRows(count) {
  while (rows.children.length > count) rows.lastElementChild?.remove();
  while (rows.children.length < count) rows.append(row(rows.children.length, rows.children.length ? "bot" : "me"));
  listing();
}

function wishes() {
  const seats = [...rows.children].map((element) => {
    const kind = valueIn(element, "kind");
    const wish = { kind: kind === "here" ? "me" : kind, name: valueIn(element, "name") };
    return kind === "bot" ? { ...wish, level: valueIn(element, "level") } : wish;
  });
  return { seats, hotseat: seats.filter(({ kind }) => kind === "me").length > 1 };
}

function options() {
  /** @type {Record<string, unknown>} */
  const out = {};
  for (const field of /** @type {NodeListOf<HTMLInputElement | HTMLSelectElement>} */ (form.querySelectorAll("[data-option]"))) {
    const name = field.dataset.option ?? "";
    out[name] = field instanceof HTMLInputElement ? field.checked : JSON.parse(field.value);
  }
  return out;
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const listed = /** @type {HTMLInputElement} */ (byId("public"));
  const title = /** @type {HTMLInputElement} */ (byId("table-name"));
  try {
    const body = { game: form.dataset.game, name: title.value.trim(), ...wishes(), options: options(), public: listed.checked, clock: chosenClock(), waits: /** @type {HTMLInputElement} */ (byId("waits")).checked };
    const { table } = await post("/api/tables", body);
    location.assign(`/t/${table}`);
  } catch (error) {
    toast(trouble(error));
  }
});
for (const size of /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("[name=size]"))) {
  size.addEventListener("change", () => seatRows(Number(size.value)));
  if (size.checked) seatRows(Number(size.value));
}
mountPrefs();
mountClock();
mountTips({ tips: () => ({}) });
