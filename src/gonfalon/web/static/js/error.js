// A page that says what is wrong still speaks two languages and knows day and night.
import { mountPrefs } from "./prefs.js";
import { mountTips } from "./tips.js";

mountPrefs();
mountTips({ tips: () => ({}) });
