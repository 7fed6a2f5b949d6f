// Which sign stands before a line of the log, and which lines are routine. Guessed from the words in the
// event's key, since the page knows no game; a key nobody has thought of gets a scroll.

const SIGNS = /** @type {[RegExp, string][]} */ ([
  [/^(turn|round|chapter|season|status)/, "hourglass"],
  [/win|victory|game-over/, "trophy"],
  [/office|emperor|caliph|crown|king|title/, "crown"],
  [/fallen|burn|raze|plunder|revolt/, "flame"],
  [/destroy|lost|loss|casualt|kill|unpaid|starv/, "skull"],
  [/siege|fort|wall|garrison/, "tower"],
  [/civil|battle|fight|attack|raid|combat|blow|conflict|reveals/, "sword"],
  [/fled|flee|retreat|back|withdr|rout/, "undo"],
  [/church|temple/, "church"],
  [/mosque/, "mosque"],
  [/fleet|ship|sea|sail/, "ship"],
  [/tax|coin|paid|pay|money|income|upkeep|buy|bought|sold|trade/, "coin"],
  [/took|take|control|claim|conquer|captur|settle/, "banner"],
  [/levy|stays|defend/, "shield"],
  [/built|build/, "hammer"],
  [/grew|grow|harvest|food/, "wheat"],
  [/step|move|march|enter|pawn/, "arrow"],
  [/score|point|completes/, "star"],
  [/advance/, "book"],
  [/explores/, "eye"],
  [/dice|die|roll|throw/, "die"],
  [/pass|skip|wait/, "hourglass"],
  [/reinforce|place|recruit|cube|gave/, "cube"],
]);
const ROUTINE = /pass|skip|reinforce|place|recruit|levy|stays|idle|income|upkeep|withdr|gave|refill|back/;
const HEADING = /^(turn|round|chapter|season|status)s?$/;

/** @param {string} key */
export const signOf = (key) => SIGNS.find(([pattern]) => pattern.test(key))?.[1] ?? "scroll";

/** @param {string} key @returns {"heading" | "pale" | ""} */
export const lookOf = (key) => (HEADING.test(key) ? "heading" : ROUTINE.test(key) ? "pale" : "");
