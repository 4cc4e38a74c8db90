import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SendMessage } from "./send-message";

vi.mock("../../content", () => ({ shop: { email: "hola@tienda.example" } }));

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

test("an accepted message is sent, its draft is gone, and nothing is left once it is settled", async () => {
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

test("a second press while a message is under way sends nothing", async () => {
  const outbox = await loadPage();
  const { send } = createPendingSend();
  outbox.send(message, send);
  await outbox.send(message, send);
  expect(send).toHaveBeenCalledTimes(1);
});

test("a message has failed whose connection fails while the visitor stays", async () => {
  const outbox = await loadPage();
  const { send, reject } = createPendingSend();
  const sendPromise = outbox.send(message, send);
  reject(new TypeError("Failed to fetch"));
  await vi.advanceTimersByTimeAsync(0);
  await sendPromise;
  expect(outbox.getStatus()).toBe("failed");
});

test("a refused message has failed, can be sent again, and every change is told", async () => {
  const outbox = await loadPage();
  const statuses: string[] = [];
  outbox.subscribe(() => statuses.push(outbox.getStatus()));
  await outbox.send(message, () => Promise.reject(errorResponse));
  await outbox.send(message, async () => {});
  expect(statuses).toEqual(["sending", "failed", "sending", "sent"]);
});

describe("a page that is loaded again", () => {
  test("while the message is under way does not know what became of it", async () => {
    (await loadPage()).send(message, createPendingSend().send);
    expect((await loadPage()).getStatus()).toBe("unknown");
  });

  test("does not believe the page that was left, whose connection went first", async () => {
    const { send, reject } = createPendingSend();
    (await loadPage()).send(message, send);
    reject(new TypeError("Failed to fetch"));
    await Promise.resolve();
    firePageHide();
    expect((await loadPage()).getStatus()).toBe("unknown");
  });

  test("during the thanks thanks again", async () => {
    await (await loadPage()).send(message, async () => {});
    expect((await loadPage()).getStatus()).toBe("sent");
  });
});

describe("a page that the browser has kept while the message was under way", () => {
  const leaveAndReturn = async () => {
    const outbox = await loadPage();
    const { send, ...settlers } = createPendingSend();
    const sendPromise = outbox.send(message, send);
    firePageHide();
    firePageShow();
    return { outbox, sendPromise, ...settlers };
  };

  test("takes the answer that has come meanwhile", async () => {
    const { outbox, sendPromise, resolve } = await leaveAndReturn();
    resolve();
    await sendPromise;
    await vi.runAllTimersAsync();
    expect(outbox.getStatus()).toBe("sent");
  });

  test("takes a refusal that has come meanwhile", async () => {
    const { outbox, sendPromise, reject } = await leaveAndReturn();
    reject(errorResponse);
    await sendPromise;
    expect(outbox.getStatus()).toBe("failed");
  });

  test("does not call a message failed whose connection went with the page", async () => {
    const { outbox, sendPromise, reject } = await leaveAndReturn();
    reject(new TypeError("Load failed"));
    await vi.advanceTimersByTimeAsync(0);
    await sendPromise;
    expect(outbox.getStatus()).toBe("unknown");
  });

  test("nor one whose patience ends with the return", async () => {
    const { outbox, sendPromise, reject } = await leaveAndReturn();
    reject(new Error("The e-mail provider did not answer"));
    await sendPromise;
    expect(outbox.getStatus()).toBe("unknown");
  });

  test("says after five seconds without an answer that nobody knows, and holds to it", async () => {
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

test("where site data is blocked a message is sent as well", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const outbox = await loadPage();
  await outbox.send(message, async () => {});
  expect(outbox.getStatus()).toBe("sent");
});
