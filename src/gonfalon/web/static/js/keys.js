// Keys for everything; in a text field they are just letters.

/** @param {Record<string, () => void>} keys @param {(digit: string) => void} onDigit */
export function mountKeys(keys, onDigit) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input:not([type=range]), textarea, select, dialog[open]")) return;
    const run = keys[event.key] ?? keys[event.key.toLowerCase()];
    if (/^[0-9]$/.test(event.key)) onDigit(event.key);
    else if (run) run();
    else return;
    event.preventDefault();
  });
}
