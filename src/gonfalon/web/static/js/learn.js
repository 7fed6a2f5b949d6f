// How to play: a page to read, and the door to a first game.
import { mountLessons } from "./lesson.js";
import { mountPrefs } from "./prefs.js";
import { mountTips } from "./tips.js";

mountPrefs();
mountTips({ tips: () => ({}) });
mountLessons();
