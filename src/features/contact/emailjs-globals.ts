/** Browsers reject a `keepalive` request with a larger body. */
const KEEPALIVE_LIMIT_BYTES = 65_536;

const SEND_TIMEOUT_MS = 20_000;

/** Replaces `fetch` in the provider's client: adds a timeout, and `keepalive`, so that leaving the page aborts nothing. */
export function fetch(url: string, init: RequestInit): Promise<Response> {
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(new Error("The e-mail provider did not answer")), SEND_TIMEOUT_MS);
  return globalThis.fetch(url, {
    ...init,
    keepalive: new Blob([init.body as string]).size <= KEEPALIVE_LIMIT_BYTES,
    signal: timeout.signal,
  });
}

/** Hides `localStorage` from the client, which reads it on load. Reading throws if the browser blocks site data. */
export const localStorage = undefined;
