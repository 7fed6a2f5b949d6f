// Shows what the server pushes while no page is open, and leads to the table it speaks of.
const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title = "Gonfalon", body = "", link = "/", tag = "", stop = "", stop_words = "" } = event.data?.json() ?? {};
  const actions = stop ? [{ action: "stop", title: stop_words }] : [];
  event.waitUntil(worker.registration.showNotification(title, { body, tag, icon: "/static/icon.svg", data: { link, stop }, actions }));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  const { link, stop } = event.notification.data;
  event.waitUntil(event.action === "stop" ? fetch(stop, { method: "POST" }) : open(link));
});

/** The page that shows a table already, else a new one. @param {string} link */
async function open(link) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const known = pages.find((/** @type {any} */ page) => page.url.split(/[?#]/)[0] === link);
  return known ? known.focus() : worker.clients.openWindow(link);
}
