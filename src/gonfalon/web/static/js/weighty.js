// Answers that nobody should give by a slip.

/** Names of buttons that pass, end or give up something; all others lead on or say no. */
const ENDS = new Set(["break", "destroy", "done", "drop", "end", "flee", "give-up", "leave", "pass", "ready", "retreat", "stop", "surrender", "withdraw"]);
/** Questions whose answers destroy what is one's own. */
const RUINS = new Set(["raze"]);

/** Whether an answer passes or ends something: who wishes it is asked twice. @param {Option} option */
export const endsSomething = ({ answer }) => answer.endsWith(":pass") || (answer.startsWith("button:") && ENDS.has(answer.slice("button:".length)));

/** Whether an answer is so grave that everybody is asked twice. @param {Option} option @param {Decision | null} decision */
export const ruins = ({ answer }, decision) => RUINS.has(decision?.ask ?? "") && !answer.startsWith("button:");
