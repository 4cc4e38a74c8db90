/** Browsers refuse a larger body with `keepalive`. */
const KEEPALIVE_LIMIT_BYTES = 65_536;

const SEND_TIMEOUT_MS = 20_000;

/**
 * The bundler gives the e-mail client this `fetch` (vite.config.ts). The client sets neither `keepalive`, without which
 * a browser aborts the request when the visitor leaves the page, nor an end to its patience.
 */
export function fetch(url: string, init: RequestInit): Promise<Response> {
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(new Error("The e-mail provider did not answer")), SEND_TIMEOUT_MS);
  return globalThis.fetch(url, {
    ...init,
    keepalive: new Blob([init.body as string]).size <= KEEPALIVE_LIMIT_BYTES,
    signal: timeout.signal,
  });
}

/** And no `localStorage`, which the client reads as it loads, and which throws where site data are blocked. */
export const localStorage = undefined;
