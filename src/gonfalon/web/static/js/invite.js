// Free seats: a link to send to friends.
import { byId, h, icon, toast } from "./dom.js";
import { t } from "./words.js";

/** @param {string} link */
async function copy(link) {
  await navigator.clipboard.writeText(link).catch(() => undefined);
  toast(t("link-copied", { link }));
}

/** Whether this page was reached by a name that means another machine elsewhere. */
const atHome = () => ["127.0.0.1", "localhost", "[::1]"].includes(location.hostname);

/** @param {Desk} desk */
export function showInvite(desk) {
  const { table, view } = desk.data;
  const place = byId("invite");
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  place.hidden = free === 0 || view.over || !table.invite;
  if (place.hidden) return;
  const { lan } = document.body.dataset;
  const link = new URL(`/t/${table.id}?join=${table.invite}`, (atHome() && lan) || location.href).href;
  place.replaceChildren(
    h("p", {}, t("invite-words", { count: free })),
    h("button", { type: "button", class: "button small main", onclick: () => copy(link) }, icon("link"), t("invite-copy")),
    h("p", { class: "quiet", id: "invite-where" }, atHome() ? (lan ? t("invite-lan", { lan }) : t("invite-local")) : ""),
  );
}
