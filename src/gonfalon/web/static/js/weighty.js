// Answers that nobody should give by a slip.

/** Names of buttons that pass, end or give up something; all others lead on or say no. */
const ENDS = new Set(["break", "destroy", "done", "drop", "end", "flee", "give-up", "leave", "pass", "ready", "retreat", "stop", "surrender", "withdraw"]);
/** Those of them that let all go that was begun. */
const LEAVES = new Set(["back", "drop", "give-up", "leave"]);
/** Questions whose answers destroy what is one's own. */
const RUINS = new Set(["raze"]);

/** Whether an answer passes or ends something: who wishes it is asked twice. @param {Option} option */
export const endsSomething = ({ answer }) => answer.endsWith(":pass") || (answer.startsWith("button:") && ENDS.has(answer.slice("button:".length)));

/** The ends of a question, with what leaves it always at the end of their row. @template {{answer: string}} T @param {T[]} options */
export const leavingLast = (options) => options.toSorted((a, b) => Number(leaves(a)) - Number(leaves(b)));

/** @param {{answer: string}} option */
const leaves = ({ answer }) => answer.startsWith("button:") && LEAVES.has(answer.slice("button:".length));

/** Whether an answer is so grave that everybody is asked twice. @param {Option} option @param {string} ask which question it answers */
export const ruins = ({ answer }, ask) => RUINS.has(ask) && !answer.startsWith("button:");
