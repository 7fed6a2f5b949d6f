// Who sits where, before the game begins.

/** Names for bots; any of them may sit down at any table. */
export const BOT_NAMES = ["Basil", "Theodora", "Khalid", "Irene", "Nikephoros", "Zaynab"];

/** @typedef {{kind: "me" | "person" | "open" | "bot", level?: string, name?: string}} SeatWish */

/**
 * A person and two bots of modest strength, or as near as the game allows.
 * @param {number[]} sizes @param {string[]} levels
 * @returns {SeatWish[]}
 */
export function defaultSeats(sizes, levels) {
  const size = sizes.includes(3) ? 3 : sizes[0];
  const level = levels[1];
  /** @type {SeatWish[]} */
  const bots = BOT_NAMES.slice(0, size - 1).map((name) => ({ kind: "bot", level, name }));
  return [{ kind: "me" }, ...bots];
}
