// A mark on the icon of the tab while it is the reader's turn.

const link = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
const plain = link?.href ?? "";
/** @type {Promise<string> | undefined} */
let marked;

/** The icon with a dot in its corner, as an address of its own. */
async function withDot() {
  const text = await (await fetch(plain)).text();
  const dot = '<circle cx="9.5" cy="9.5" r="6.5" fill="#c8102e" stroke="#fff" stroke-width="1.6"/>';
  return `data:image/svg+xml,${encodeURIComponent(text.replace("</svg>", `${dot}</svg>`))}`;
}

/** @param {boolean} on */
export async function badge(on) {
  if (!link || (link.dataset.badge === "on") === on) return;
  link.dataset.badge = on ? "on" : "off";
  const address = on ? await (marked ??= withDot().catch(() => plain)) : plain;
  if ((link.dataset.badge === "on") === on) link.href = address;
}
