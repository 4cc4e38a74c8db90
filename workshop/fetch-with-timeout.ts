const RESPONSE_TIMEOUT_MS = 20_000;

/** Allows a slow line 1 kB per second to send a photo. */
const MS_PER_BODY_CHARACTER = 1;

/** Fetches, and rejects if no response begins within 20 seconds after the body is sent. Its body may take longer. */
export async function fetchWithTimeout(url: string | URL, init: RequestInit): Promise<Response> {
  const controller = new AbortController();
  const bodyLength = typeof init.body === "string" ? init.body.length : 0;
  const timeout = RESPONSE_TIMEOUT_MS + bodyLength * MS_PER_BODY_CHARACTER;
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    return await fetch(url, { ...init, signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}
