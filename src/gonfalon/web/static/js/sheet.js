// The panels beside the board. In a window that is narrow or higher than wide they are a sheet at its foot, one panel at a time; in a low one too, at its side.
import { byId } from "./dom.js";

export const stacked = matchMedia("(max-width: 760px), (max-height: 480px), (orientation: portrait)");
const middling = matchMedia("(min-width: 761px) and (max-width: 1180px) and (orientation: landscape)");

/** Panels that share one place even on a wide screen; on a middling one the players are among them. */
const talks = () => (middling.matches ? ["players", "log", "chat"] : ["log", "chat"]);

/** @param {string} name play, players, log or chat */
export function openPanel(name) {
  const side = byId("side");
  side.dataset.tab = name;
  if (talks().includes(name)) side.dataset.talk = name;
  if (name === "log") byId("log").scrollTop = byId("log").scrollHeight;
  if (name === "chat") byId("chat-news").textContent = "";
  tell();
}

function tell() {
  const side = byId("side");
  if (!talks().includes(side.dataset.talk ?? "")) side.dataset.talk = "log"; // the window has grown
  const { tab, talk } = side.dataset;
  for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-panel]"))) {
    button.setAttribute("aria-pressed", String(button.dataset.panel === (stacked.matches ? tab : talk)));
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
  for (const size of [stacked, middling]) size.addEventListener("change", tell);
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
