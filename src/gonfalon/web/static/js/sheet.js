// The panels beside the board. On a phone they are a sheet at the foot of the screen, one panel at a time.
import { byId } from "./dom.js";

/** Panels that share one place even on a wide screen. */
const TALK = ["log", "chat"];
const narrow = matchMedia("(max-width: 760px)");

/** @param {string} name play, players, log or chat */
export function openPanel(name) {
  const side = byId("side");
  side.dataset.tab = name;
  if (TALK.includes(name)) side.dataset.talk = name;
  if (name === "log") byId("log").scrollTop = byId("log").scrollHeight;
  if (name === "chat") byId("chat-news").textContent = "";
  tell();
}

function tell() {
  const { tab, talk } = byId("side").dataset;
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-panel]"))) {
    button.setAttribute("aria-pressed", String(button.dataset.panel === (narrow.matches ? tab : talk)));
  }
}

/** @param {boolean} up */
export function raiseSheet(up) {
  byId("side").classList.toggle("low", !up);
  byId("sheet-handle").setAttribute("aria-expanded", String(up));
}

export function mountSheet() {
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-panel]"))) {
    button.addEventListener("click", () => {
      raiseSheet(true);
      openPanel(button.dataset.panel ?? "play");
    });
  }
  narrow.addEventListener("change", tell);
  const handle = byId("sheet-handle");
  let start = 0;
  let swiped = false;
  handle.addEventListener("pointerdown", (event) => {
    start = event.clientY;
    swiped = false;
  });
  handle.addEventListener("pointermove", (event) => {
    if (event.buttons === 0 || swiped || Math.abs(event.clientY - start) < 20) return;
    swiped = true;
    raiseSheet(event.clientY < start);
  });
  handle.addEventListener("click", () => swiped || raiseSheet(byId("side").classList.contains("low")));
  openPanel("log");
  openPanel("play");
}
