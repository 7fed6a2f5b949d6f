// Calling the player back: the title of the tab, and a notification of the browser if wanted.
import { byId, toast } from "./dom.js";
import { store, stored } from "./prefs.js";
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
  const id = decision?.id ?? "";
  if (id && id !== called && document.visibilityState === "hidden" && wanted()) {
    const notice = new Notification(t("notice-title", { game: table.title }), { body: decision?.prompt, tag: table.id, icon: "/static/icon.svg" });
    notice.onclick = () => window.focus();
  }
  called = id;
}

export function mountNotify() {
  const box = /** @type {HTMLInputElement} */ (byId("notify-switch"));
  box.checked = wanted();
  box.disabled = !("Notification" in window);
  box.addEventListener("change", async () => {
    if (box.checked && (await Notification.requestPermission()) !== "granted") {
      box.checked = false;
      toast(t("notify-refused"));
    }
    store("notify", box.checked ? "on" : "off");
  });
}
