/** Browsers refuse a larger body with `keepalive`. */
const KEEPALIVE_LIMIT_BYTES = 65_536;

let signal: AbortSignal | null = null;

/** The signal that aborts the next message. */
export function endWith(next: AbortSignal): void {
  signal = next;
}

/**
 * The bundler gives the e-mail client this `fetch` (vite.config.ts). The client sets neither `keepalive`, without which
 * a browser aborts the request when the visitor leaves the page, nor a signal.
 */
export const fetch = (address: string, request: RequestInit): Promise<Response> =>
  globalThis.fetch(address, {
    ...request,
    keepalive: new Blob([request.body as string]).size <= KEEPALIVE_LIMIT_BYTES,
    signal,
  });
