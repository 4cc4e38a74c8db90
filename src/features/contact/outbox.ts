import { clearDraft, tabStorage } from "./message-draft";
import { type ContactMessage, type SendMessage, sendByEmailJs } from "./send-message";

/** `unknown`: the visitor left the page before the provider answered. */
export type SendStatus = "idle" | "sending" | "sent" | "failed" | "unknown";

/** How a message ended: kept for the tab, so that a page loaded later can say so. */
type Ending = Exclude<SendStatus, "idle" | "sending">;

const KEY = "envio";

/**
 * How long an answer may take after `pageshow` of a page from the page cache. Chromium delivers an answer that came
 * meanwhile at once; Firefox and WebKit have lost it.
 */
const RETURN_MS = 5000;

let status = (tabStorage.read(KEY) ?? "idle") as SendStatus;
let posts = 0;
const listeners = new Set<() => void>();

function become(next: SendStatus, ending: Ending | "" = ""): void {
  status = next;
  tabStorage.write(KEY, ending);
  for (const listener of listeners) listener();
}

const end = (ending: Ending): void => become(ending, ending);

/** The one message that may be under way. It outlives the screen that sent it. */
export const outbox = {
  /** @returns stops listening */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  status: (): SendStatus => status,

  /** Sends unless a message is already under way: one press, one message. */
  async post(message: ContactMessage, send: SendMessage = sendByEmailJs): Promise<void> {
    if (status === "sending") return;
    posts += 1;
    const post = posts;
    const isOver = () => post !== posts;
    let left = false;
    become("sending", "unknown");
    const onLeave = () => {
      left = true;
    };
    const onReturn = () => {
      if (!left) return;
      setTimeout(() => {
        if (isOver() || status !== "sending") return;
        posts += 1;
        end("unknown");
      }, RETURN_MS);
    };
    addEventListener("pagehide", onLeave);
    addEventListener("pageshow", onReturn);
    try {
      await send(message);
      if (isOver()) return;
      clearDraft();
      end("sent");
    } catch (error) {
      // Chromium rejects the `fetch` of a page that is left just before `pagehide`, and delivers the message.
      // After one more task `left` is known; a page that is destroyed has no further task.
      if (error instanceof TypeError) await new Promise((resolve) => setTimeout(resolve));
      console.error("El mensaje no se ha podido enviar:", error);
      if (!isOver()) end(left && !isRefusal(error) ? "unknown" : "failed");
    } finally {
      removeEventListener("pagehide", onLeave);
      removeEventListener("pageshow", onReturn);
    }
  },

  /** Forgets a message that was sent. */
  settle(): void {
    if (status === "sent") become("idle");
  },
};

/** The provider's client throws the provider's answer: an object with its status. */
const isRefusal = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "status" in error;
