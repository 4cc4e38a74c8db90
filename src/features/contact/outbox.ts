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

function setStatus(next: SendStatus, ending: FinalStatus | "" = ""): void {
  status = next;
  safeSessionStorage.write(STATUS_KEY, ending);
  for (const listener of listeners) listener();
}

const finish = (ending: FinalStatus): void => setStatus(ending, ending);

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
    const post = sendCount;
    const isOver = () => post !== sendCount;
    let left = false;
    setStatus("sending", "unknown");
    const onLeave = () => {
      left = true;
    };
    const onReturn = () => {
      if (!left) return;
      setTimeout(() => {
        if (isOver() || status !== "sending") return;
        sendCount += 1;
        finish("unknown");
      }, RETURN_TIMEOUT_MS);
    };
    addEventListener("pagehide", onLeave);
    addEventListener("pageshow", onReturn);
    try {
      await send(message);
      if (isOver()) return;
      clearDraft();
      finish("sent");
    } catch (error) {
      // Chromium rejects the `fetch` of a page that is left just before `pagehide`, and delivers the message.
      // After one more task `left` is known; a page that is destroyed has no further task.
      if (error instanceof TypeError) await new Promise((resolve) => setTimeout(resolve));
      console.error("El mensaje no se ha podido enviar:", error);
      if (!isOver()) finish(left && !isErrorResponse(error) ? "unknown" : "failed");
    } finally {
      removeEventListener("pagehide", onLeave);
      removeEventListener("pageshow", onReturn);
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
