// A page that only says something.
import { mountPrefs } from "./prefs.js";

mountPrefs();
