/** Browsers refuse a larger body with `keepalive`. */
const KEEPALIVE_LIMIT_BYTES = 65_536;

const SEND_TIMEOUT_MS = 20_000;

/**
 * The bundler gives the e-mail client this `fetch` (vite.config.ts). The client sets neither `keepalive`, without which
 * a browser aborts the request when the visitor leaves the page, nor an end to its patience.
 */
export function fetch(address: string, request: RequestInit): Promise<Response> {
  const patience = new AbortController();
  setTimeout(
    () => patience.abort(new Error("The e-mail provider did not answer")),
    SEND_TIMEOUT_MS,
  );
  return globalThis.fetch(address, {
    ...request,
    keepalive: new Blob([request.body as string]).size <= KEEPALIVE_LIMIT_BYTES,
    signal: patience.signal,
  });
}

/** And no `localStorage`, which the client reads as it loads, and which throws where site data are blocked. */
export const localStorage = undefined;
