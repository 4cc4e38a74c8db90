import { clearDraft, safeSessionStorage } from "./message-draft";
import { type ContactMessage, type SendMessage, sendByEmailJs } from "./send-message";

/** `unknown`: the visitor left the page before the provider answered. */
export type SendStatus = "idle" | "sending" | "sent" | "failed" | "unknown";

/** The result of sending. The tab stores it, so that a page loaded later can show it. */
type FinalStatus = Exclude<SendStatus, "idle" | "sending">;

const STATUS_KEY = "envio";

/**
 * Timeout for the response after a page returns from the page cache. Chromium delivers a response that arrived
 * meanwhile at once; Firefox and WebKit lose it.
 */
const RETURN_TIMEOUT_MS = 5000;

let status = (safeSessionStorage.read(STATUS_KEY) ?? "idle") as SendStatus;
let sendCount = 0;
const listeners = new Set<() => void>();

function setStatus(newStatus: SendStatus, finalStatus: FinalStatus | "" = ""): void {
  status = newStatus;
  safeSessionStorage.write(STATUS_KEY, finalStatus);
  for (const listener of listeners) listener();
}

const finish = (finalStatus: FinalStatus): void => setStatus(finalStatus, finalStatus);

/** Sends one message at a time. The request continues after its screen unmounts. */
export const outbox = {
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getStatus: (): SendStatus => status,

  /** Sends a message, unless one is being sent: a double click sends it once. */
  async send(message: ContactMessage, send: SendMessage = sendByEmailJs): Promise<void> {
    if (status === "sending") return;
    sendCount += 1;
    const sendId = sendCount;
    const isSuperseded = () => sendId !== sendCount;
    let hasLeft = false;
    setStatus("sending", "unknown");
    const onPageHide = () => {
      hasLeft = true;
    };
    const onPageShow = () => {
      if (!hasLeft) return;
      setTimeout(() => {
        if (isSuperseded() || status !== "sending") return;
        sendCount += 1;
        finish("unknown");
      }, RETURN_TIMEOUT_MS);
    };
    addEventListener("pagehide", onPageHide);
    addEventListener("pageshow", onPageShow);
    try {
      await send(message);
      if (isSuperseded()) return;
      clearDraft();
      finish("sent");
    } catch (error) {
      // When the visitor leaves, Chromium rejects `fetch` just before `pagehide`, but delivers the message.
      // Wait one task, until `hasLeft` is set. A destroyed page runs no further task.
      if (error instanceof TypeError) await new Promise((resolve) => setTimeout(resolve));
      console.error("El mensaje no se ha podido enviar:", error);
      if (!isSuperseded()) finish(hasLeft && !isErrorResponse(error) ? "unknown" : "failed");
    } finally {
      removeEventListener("pagehide", onPageHide);
      removeEventListener("pageshow", onPageShow);
    }
  },

  /** Resets the status after a sent message. */
  dismiss(): void {
    if (status === "sent") setStatus("idle");
  },
};

/** The provider's client throws the provider's response: an object with its HTTP status. */
const isErrorResponse = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "status" in error;
