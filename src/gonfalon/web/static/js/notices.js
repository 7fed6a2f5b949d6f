// How I am told that I am awaited: this browser, a mailbox, a webhook.
import { byId, toast } from "./dom.js";
import { post } from "./net.js";
import { mountPrefs, store } from "./prefs.js";
import { canPush, endPush, startPush, subscription } from "./push.js";
import { mountTips } from "./tips.js";
import { listed, t, trouble } from "./words.js";

/** @param {() => Promise<void>} work */
const trying = (work) => work().catch((error) => toast(trouble(error)));

for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form[data-way]"))) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    trying(async () => {
      await post("/api/me/notices", Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()])));
      location.reload();
    });
  });
}

const box = /** @type {HTMLInputElement} */ (byId("push-switch"));
box.disabled = !canPush;
byId("push-cannot").hidden = canPush;
subscription().then((known) => (box.checked = known !== null));
box.addEventListener("change", () =>
  trying(async () => {
    try {
      if (!box.checked) await endPush();
      else if (!(await startPush())) {
        box.checked = false;
        toast(t("notify-refused"));
      }
    } catch (error) {
      box.checked = (await subscription()) !== null;
      if (error instanceof DOMException) toast(t("push-failed"));
      else throw error;
    }
    store("notify", box.checked ? "on" : "off");
  }),
);

byId("try").addEventListener("click", () =>
  trying(async () => {
    const { sent } = await post("/api/me/notices/try");
    toast(sent.length ? t("try-sent", { ways: listed(sent.map((/** @type {string} */ way) => t(`way-${way}`))) }) : t("try-none"));
  }),
);
mountPrefs();
mountTips({ tips: () => ({}) });
