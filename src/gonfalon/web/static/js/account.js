// Name, sign in, register, sign out; days on a player's page.
import { byId, toast } from "./dom.js";
import { post } from "./net.js";
import { mountPrefs } from "./prefs.js";
import { mountTips } from "./tips.js";
import { trouble } from "./words.js";

for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll("form[data-call]"))) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await post(form.dataset.call ?? "", Object.fromEntries(new FormData(form)));
      location.assign(form.dataset.then ?? "/account");
    } catch (error) {
      const why = byId(form.dataset.trouble ?? "toast");
      why.textContent = trouble(error);
      toast(why.textContent);
    }
  });
}
const day = new Intl.DateTimeFormat(document.documentElement.lang, { day: "numeric", month: "long", year: "numeric" });
for (const time of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-when]"))) time.textContent = day.format(1000 * Number(time.dataset.when));
mountPrefs();
mountTips({ tips: () => ({}) });
