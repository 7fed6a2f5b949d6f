// The front page: one click to a game, or a record to look through.
import { byId, icon, toast } from "./dom.js";
import { mountLessons } from "./lesson.js";
import { post } from "./net.js";
import { mountPrefs } from "./prefs.js";
import { defaultSeats } from "./seating.js";
import { mountTips } from "./tips.js";
import { t, trouble } from "./words.js";

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

mountPrefs();
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
