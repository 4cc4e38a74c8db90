import { clearDraft, safeSessionStorage } from "./message-draft";
import { type ContactMessage, type SendMessage, sendByEmailJs } from "./send-message";

/** `unknown`: the visitor left the page before the provider answered. */
export type SendStatus = "idle" | "sending" | "sent" | "failed" | "unknown";

/** How a message ended: kept for the tab, so that a page loaded later can say so. */
type FinalStatus = Exclude<SendStatus, "idle" | "sending">;

const STATUS_KEY = "envio";

/**
 * How long an answer may take after `pageshow` of a page from the page cache. Chromium delivers an answer that came
 * meanwhile at once; Firefox and WebKit have lost it.
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

/** The one message that may be under way. It outlives the screen that sent it. */
export const outbox = {
  /** @returns stops listening */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getStatus: (): SendStatus => status,

  /** Sends unless a message is already under way: one press, one message. */
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
      // Chromium rejects the `fetch` of a page that is left just before `pagehide`, and delivers the message.
      // After one more task `left` is known; a page that is destroyed has no further task.
      if (error instanceof TypeError) await new Promise((resolve) => setTimeout(resolve));
      console.error("El mensaje no se ha podido enviar:", error);
      if (!isSuperseded()) finish(hasLeft && !isErrorResponse(error) ? "unknown" : "failed");
    } finally {
      removeEventListener("pagehide", onPageHide);
      removeEventListener("pageshow", onPageShow);
    }
  },

  /** Forgets a message that was sent. */
  dismiss(): void {
    if (status === "sent") setStatus("idle");
  },
};

/** The provider's client throws the provider's answer: an object with its status. */
const isErrorResponse = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "status" in error;
