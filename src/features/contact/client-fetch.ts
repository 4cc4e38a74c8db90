/** The largest body, in bytes, that browsers take with `keepalive`. A larger one is refused, not sent. */
const KEEPALIVE_LIMIT = 65_536;

let signal: AbortSignal | null = null;

/** The next message is broken off when this signal says so. */
export function endWith(next: AbortSignal): void {
  signal = next;
}

/**
 * The `fetch` of the e-mail client, put in its place by the bundler (vite.config.ts). The client's
 * own call knows neither `keepalive`, without which a browser breaks a request off when the visitor
 * leaves the page, nor a signal.
 */
export const fetch = (address: string, request: RequestInit): Promise<Response> =>
  globalThis.fetch(address, {
    ...request,
    keepalive: new Blob([request.body as string]).size <= KEEPALIVE_LIMIT,
    signal,
  });
