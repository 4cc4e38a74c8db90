import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SendMessage } from "./send-message";

const message = { name: "Ana", email: "ana@correo.example", message: "Hola" };

/** The tab's `sessionStorage`. */
let session: Map<string, string>;
/** Simulate leaving the page, and returning to it from the page cache. */
let firePageHide: () => void;
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

test("an accepted message becomes sent and its draft is cleared, and dismissing it clears the storage", async () => {
  const outbox = await loadPage();
  session.set("borrador", JSON.stringify(message));
  const { send, resolve } = createPendingSend();
  const sendPromise = outbox.send(message, send);
  expect(outbox.getStatus()).toBe("sending");
  resolve();
  await sendPromise;
  expect(outbox.getStatus()).toBe("sent");
  outbox.dismiss();
  expect(outbox.getStatus()).toBe("idle");
  expect(session.size).toBe(0);
});

test("sending again while a message is being sent does nothing", async () => {
  const outbox = await loadPage();
  const { send } = createPendingSend();
  outbox.send(message, send);
  await outbox.send(message, send);
  expect(send).toHaveBeenCalledTimes(1);
});

test("a connection error while the visitor stays makes the message failed and keeps its draft", async () => {
  const outbox = await loadPage();
  session.set("borrador", JSON.stringify(message));
  const { send, reject } = createPendingSend();
  const sendPromise = outbox.send(message, send);
  reject(new TypeError("Failed to fetch"));
  await vi.advanceTimersByTimeAsync(0);
  await sendPromise;
  outbox.dismiss();
  expect(outbox.getStatus()).toBe("failed");
  expect(session.has("borrador")).toBe(true);
});

test("an error response makes the message failed, a retry succeeds, and subscribers get each status", async () => {
  const outbox = await loadPage();
  const statuses: string[] = [];
  const record = () => statuses.push(outbox.getStatus());
  record();
  const unsubscribe = outbox.subscribe(record);
  await outbox.send(message, () => Promise.reject(errorResponse));
  await outbox.send(message, async () => {});
  unsubscribe();
  outbox.dismiss();
  expect(statuses).toEqual(["idle", "sending", "failed", "sending", "sent"]);
});

describe("a page after a reload", () => {
  test("shows unknown if the message was being sent", async () => {
    (await loadPage()).send(message, createPendingSend().send);
    expect((await loadPage()).getStatus()).toBe("unknown");
  });

  test("shows unknown if leaving the page aborted the connection", async () => {
    const { send, reject } = createPendingSend();
    (await loadPage()).send(message, send);
    reject(new TypeError("Failed to fetch"));
    await Promise.resolve();
    firePageHide();
    expect((await loadPage()).getStatus()).toBe("unknown");
  });

  test("shows sent again during the confirmation", async () => {
    await (await loadPage()).send(message, async () => {});
    expect((await loadPage()).getStatus()).toBe("sent");
  });
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
