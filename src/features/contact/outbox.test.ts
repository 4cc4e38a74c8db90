import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SendMessage } from "./send-message";

const message = { name: "Ana", email: "ana@correo.example", message: "Hola" };

/** The tab's `sessionStorage`. */
let session: Map<string, string>;
/** Fires the event of a page that the visitor leaves. */
let firePageHide: () => void;
/** Fires the event of a page that returns from the page cache. */
let firePageShow: () => void;

/** Returns the outbox of a newly loaded page. */
const loadPage = async () => {
  vi.resetModules();
  return (await import("./outbox")).outbox;
};

/** Creates a `send` that stays pending until the test resolves or rejects it. */
function createPendingSend() {
  let resolve = () => {};
  let reject = (_error: unknown) => {};
  const answer = new Promise<void>((...callbacks) => {
    [resolve, reject] = callbacks;
  });
  const send = vi.fn<SendMessage>(() => answer);
  return { send, resolve, reject };
}

const errorResponse = { status: 412, text: "Invalid grant" };

beforeEach(() => {
  session = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
    removeItem: (key: string) => session.delete(key),
  });
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  firePageHide = () => page.dispatchEvent(new Event("pagehide"));
  firePageShow = () => page.dispatchEvent(new Event("pageshow"));
  vi.spyOn(console, "error").mockReturnValue();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a page that is reloaded after the response shows the outcome again", async () => {
  await (await loadPage()).send(message, async () => {});
  expect((await loadPage()).getStatus()).toBe("sent");
  await (await loadPage()).send(message, () => Promise.reject(errorResponse));
  expect((await loadPage()).getStatus()).toBe("failed");
});

describe("a page that returns from the page cache while sending", () => {
  const leaveAndReturn = async () => {
    const outbox = await loadPage();
    const { send, ...settlers } = createPendingSend();
    const sendPromise = outbox.send(message, send);
    firePageHide();
    firePageShow();
    return { outbox, sendPromise, ...settlers };
  };

  type Settlers = Omit<ReturnType<typeof createPendingSend>, "send">;
  test.each<[string, string, (settlers: Settlers) => void]>([
    ["sent", "the response arrived", ({ resolve }) => resolve()],
    ["failed", "an error response arrived", ({ reject }) => reject(errorResponse)],
    ["unknown", "leaving aborted the connection", ({ reject }) => reject(new TypeError())],
    ["unknown", "the request timed out", ({ reject }) => reject(new Error("no answer"))],
  ])("shows %s if %s meanwhile", async (status, _cause, settle) => {
    const { outbox, sendPromise, ...settlers } = await leaveAndReturn();
    settle(settlers);
    await vi.advanceTimersByTimeAsync(0);
    await sendPromise;
    expect(outbox.getStatus()).toBe(status);
    await vi.runAllTimersAsync();
    expect(outbox.getStatus()).toBe(status);
  });

  test("shows unknown after five seconds without a response, and ignores a later response", async () => {
    const { outbox, sendPromise, resolve } = await leaveAndReturn();
    await vi.advanceTimersByTimeAsync(4999);
    expect(outbox.getStatus()).toBe("sending");
    await vi.advanceTimersByTimeAsync(1);
    expect(outbox.getStatus()).toBe("unknown");
    // The visitor may have written a new message by now.
    resolve();
    await sendPromise;
    expect(outbox.getStatus()).toBe("unknown");
  });
});
