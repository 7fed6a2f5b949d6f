// Web Push: this browser is told also when no page is open.
import { get, post } from "./net.js";

export const canPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** @param {string} text a key as the server writes it */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** The subscription of this browser, if there is one. */
export async function subscription() {
  if (!canPush) return null;
  const known = await navigator.serviceWorker.getRegistration("/");
  return (await known?.pushManager.getSubscription()) ?? null;
}

/** Ask for permission and subscribe; false if that was refused. */
export async function startPush() {
  if (!canPush || (await Notification.requestPermission()) !== "granted") return false;
  const { push_key } = await get("/api/me/notices");
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(push_key) });
  const { endpoint, keys } = made.toJSON();
  await post("/api/me/push", { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
  return true;
}

export async function endPush() {
  const known = await subscription();
  if (!known) return;
  await post("/api/me/push/end", { endpoint: known.endpoint });
  await known.unsubscribe();
}
