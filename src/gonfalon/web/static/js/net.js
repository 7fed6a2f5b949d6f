// Talking to the server.

/** An answer of the server that says no. Its message is for programmers; people read `trouble` of words.js. */
export class Refusal extends Error {
  /** @param {number} status @param {{error?: Record<string, string | number>, view?: TableView}} body */
  constructor(status, body) {
    const facts = body.error ?? {};
    super(String(facts.message ?? `HTTP ${status}`));
    this.status = status;
    this.kind = String(facts.kind ?? "");
    this.facts = facts;
    this.view = body.view;
  }
}

/** @param {string} method @param {string} path @param {object} [body] */
async function call(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: { "X-Gonfalon": "1", ...(body ? { "Content-Type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = response.headers.get("Content-Type")?.includes("json") ? await response.json() : {};
  if (!response.ok) throw new Refusal(response.status, answer);
  return answer;
}

/** @param {string} path @param {Record<string, string | number | null | undefined>} [query] */
export function get(path, query = {}) {
  const pairs = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return call("GET", search ? `${path}?${search}` : path);
}

/** @param {string} path @param {object} [body] */
export const post = (path, body = {}) => call("POST", path, body);
