// Calling the player back: the title and the icon of the tab, and a notification of the browser if wanted.
import { badge } from "./badge.js";
import { byId, h, icon, toast } from "./dom.js";
import { store, stored } from "./prefs.js";
import { canPush, startPush } from "./push.js";
import { t } from "./words.js";

const plainTitle = document.title;
let called = "";

function wanted() {
  return "Notification" in window && Notification.permission === "granted" && stored("notify") === "on";
}

/** @param {TableView} data */
export function callPlayer({ view, table }) {
  const { decision } = view;
  document.title = decision ? t("title-your-turn", { title: plainTitle }) : plainTitle;
  badge(decision !== null);
  const id = decision?.id ?? "";
  if (id && id !== called && document.visibilityState === "hidden" && wanted()) {
    const notice = new Notification(t("notice-title", { game: table.title }), { body: decision?.prompt, tag: table.id, icon: "/static/icon.svg" });
    notice.onclick = () => window.focus();
  }
  called = id;
}

/** Take a wish to be told: now while the page is open, and by Web Push when it is not. */
async function accept() {
  if ((await Notification.requestPermission()) !== "granted") {
    store("notify", "off");
    toast(t("notify-refused"));
    return false;
  }
  store("notify", "on");
  if (canPush) await startPush().catch(() => undefined); // without a push service, the open page tells
  return true;
}

/** Ask once, among people and when there is time to answer: never before the first move, never again after a no. @param {Desk} desk */
export function askToNotify(desk) {
  const { view, table } = desk.data;
  const place = byId("ask-notify");
  const among = table.seats.some((seat) => seat.you) && table.seats.some((seat) => seat.kind === "person" && !seat.you);
  const fitting = among && !view.over && !view.decision && view.version > 0 && stored("notify") === null;
  place.hidden = !(fitting && "Notification" in window && Notification.permission === "default"); // asked last: the browser takes its time
  if (place.hidden || place.childElementCount) return;
  const yes = async () => {
    place.hidden = true;
    /** @type {HTMLInputElement} */ (byId("notify-switch")).checked = await accept();
  };
  const no = () => {
    place.hidden = true;
    store("notify", "off");
  };
  place.replaceChildren(
    h("p", {}, icon("chat"), t("ask-notify")),
    h("div", { class: "row" }, h("button", { type: "button", class: "button small main", onclick: yes }, t("ask-notify-yes")), h("button", { type: "button", class: "button small", onclick: no }, t("ask-notify-no"))),
    h("p", { class: "quiet" }, h("a", { href: "/notices" }, t("notices-more"))),
  );
}

export function mountNotify() {
  const box = /** @type {HTMLInputElement} */ (byId("notify-switch"));
  box.checked = wanted();
  box.disabled = !("Notification" in window);
  box.addEventListener("change", async () => {
    if (box.checked) box.checked = await accept();
    else store("notify", "off");
  });
}
