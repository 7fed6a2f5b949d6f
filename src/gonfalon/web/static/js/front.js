// The front page: one click to a game, or a record to look through.
import { byId, icon, sure, toast } from "./dom.js";
import { mountLessons } from "./lesson.js";
import { post } from "./net.js";
import { mountPrefs, store, stored } from "./prefs.js";
import { defaultSeats } from "./seating.js";
import { mountTips } from "./tips.js";
import { lang, t, trouble } from "./words.js";

/** @param {HTMLButtonElement} button */
async function playNow(button) {
  const words = [...button.childNodes];
  button.disabled = true;
  button.replaceChildren(icon("hourglass"), t("play-now-busy"));
  const { play = "", seats = "", levels = "" } = button.dataset;
  const chosen = defaultSeats(seats.split(",").map(Number), levels.split(",").filter(Boolean));
  try {
    const { table } = await post("/api/tables", { game: play, seats: chosen, options: {}, hotseat: false, public: false });
    location.assign(`/t/${table}`);
  } catch (error) {
    button.replaceChildren(...words);
    button.disabled = false;
    throw error;
  }
}

/** What a file says; one that is no table of names and values says nothing, and is no record for the server. @param {string} text */
function said(text) {
  try {
    const read = JSON.parse(text);
    return read?.constructor === Object ? read : {};
  } catch {
    return {};
  }
}

/** @param {File} file */
async function importRecord(file) {
  const { table } = await post("/api/tables/import", { record: said(await file.text()) });
  location.assign(`/t/${table}`);
}

/** @param {() => Promise<void>} work */
const trying = (work) => work().catch((error) => toast(trouble(error)));

/** How long ago something was, as the language says it. @param {number} when in seconds */
function ago(when) {
  const minutes = Math.round((when - Date.now() / 1000) / 60);
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  if (minutes > -60) return words.format(minutes, "minute");
  return minutes > -1440 ? words.format(Math.round(minutes / 60), "hour") : words.format(Math.round(minutes / 1440), "day");
}

/** The tables a reader does not want to see any more, by their ids. @returns {string[]} */
const hidden = () => JSON.parse(stored("hidden") ?? "[]");

/** Leave hidden tables out, and say how many they are. */
function hideTables() {
  const button = document.getElementById("show-hidden");
  const away = hidden();
  let count = 0;
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".mine [data-listed]"))) {
    row.hidden = away.includes(row.dataset.listed ?? "");
    count += Number(row.hidden);
  }
  if (!button) return;
  button.hidden = count === 0;
  button.textContent = t("tables-hidden", { count });
}

/** Give every seat there up; said twice, for nobody leaves by a slip. @param {HTMLElement} button */
async function leave(button) {
  if (!sure(button, t("table-leave-sure"))) return;
  const { leave: table, seats = "" } = button.dataset;
  for (const seat of seats.split(",").filter(Boolean)) await post(`/api/tables/${table}/leave`, { seat: Number(seat) });
  button.closest("li")?.remove();
  toast(t("table-left"));
}

function mountTables() {
  for (const time of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-when]"))) time.textContent = ago(Number(time.dataset.when));
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-hide]"))) {
    button.addEventListener("click", () => {
      store("hidden", JSON.stringify([...hidden(), button.dataset.hide].slice(-200)));
      hideTables();
    });
  }
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-leave]"))) {
    button.addEventListener("click", () => trying(() => leave(button)));
  }
  document.getElementById("show-hidden")?.addEventListener("click", () => {
    store("hidden", "[]");
    hideTables();
  });
  hideTables();
}

mountPrefs();
mountTables();
mountLessons();
mountTips({ tips: () => ({}) });
for (const button of document.querySelectorAll("[data-play]")) {
  button.addEventListener("click", () => trying(() => playNow(/** @type {HTMLButtonElement} */ (button))));
}
const file = /** @type {HTMLInputElement} */ (byId("record-file"));
file.addEventListener("change", () => file.files?.[0] && trying(() => importRecord(/** @type {FileList} */ (file.files)[0])));
byId("record-door").addEventListener("keydown", (event) => {
  if (event.key === "Enter" || event.key === " ") file.click();
});
addEventListener("pageshow", (event) => event.persisted && location.reload());
