// Name, sign in, register, sign out.
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
mountPrefs();
mountTips({ tips: () => ({}) });
