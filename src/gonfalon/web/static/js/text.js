// The plain door needs no script: forms answer. With one, it says when there is news.
import { byId } from "./dom.js";
import { mountPrefs } from "./prefs.js";
import { mountTips } from "./tips.js";

const { table, version } = document.body.dataset;
const news = new EventSource(`/api/tables/${table}/events`);
news.addEventListener("changed", (event) => {
  if (String(JSON.parse(event.data).version) !== version) byId("news").hidden = false;
});
mountPrefs();
mountTips({ tips: () => ({}) });
