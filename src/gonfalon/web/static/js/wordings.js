// Long lists of options say the same thing over and over; the shared words are shown once.

const FEW = 5;
const ARTICLE = 3; // letters: "Le …" says nothing

/**
 * The words with which most labels begin, and which of them do; null if there is nothing to share.
 * @param {string[]} labels
 * @returns {{start: string, shared: Set<number>} | null}
 */
export function sharedStart(labels) {
  if (labels.length <= FEW) return null;
  /** @type {Map<string, number[]>} */
  const starts = new Map();
  labels.forEach((label, index) => {
    const words = label.split(" ");
    for (let count = 1; count < words.length; count += 1) {
      const start = `${words.slice(0, count).join(" ")} `;
      starts.set(start, [...(starts.get(start) ?? []), index]);
    }
  });
  const common = [...starts].filter(
    // the words stand above the list, so its first label must begin with them
    ([start, having]) => having[0] === 0 && start.length > ARTICLE + 1 && having.length > FEW && having.length >= labels.length * 0.6,
  );
  const most = Math.max(...common.map(([, having]) => having.length));
  const longest = common.filter(([, having]) => having.length === most).sort(([a], [b]) => b.length - a.length)[0];
  return longest ? { start: longest[0], shared: new Set(longest[1]) } : null;
}

/**
 * The words with which all labels begin, to be shown once; "" if there are none.
 * @param {string[]} labels
 */
export function commonStart(labels) {
  const [first = "", ...others] = labels;
  if (!others.length) return "";
  const words = first.split(" ");
  const starts = words.slice(0, -1).map((_, count) => `${words.slice(0, count + 1).join(" ")} `);
  return starts.findLast((start) => others.every((label) => label.startsWith(start))) ?? "";
}
