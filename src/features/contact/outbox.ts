import { clearDraft } from "./message-draft";
import { type ContactMessage, type SendMessage, sendByEmailJs } from "./send-message";
import { tabStorage } from "./tab-storage";

/**
 * The state of the form. `unknown`: the visitor left the page before the provider's answer came, and
 * nobody can say whether the provider has the message.
 */
export type SendStatus = "idle" | "sending" | "sent" | "failed" | "unknown";

/** What a page that is loaded later has to say of the message. */
type Ending = Exclude<SendStatus, "idle" | "sending">;

const KEY = "envio";

/**
 * How long the answer may take once the visitor is back on a page that the browser has kept. Chromium
 * hands over at once an answer that came meanwhile; Firefox and WebKit have lost it.
 */
const RETURN_MS = 5000;

const endings: readonly string[] = ["sent", "failed", "unknown"] satisfies Ending[];

function keptEnding(): SendStatus {
  const ending = tabStorage.read(KEY) ?? "";
  return endings.includes(ending) ? (ending as Ending) : "idle";
}

let status = keptEnding();
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
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  status: (): SendStatus => status,

  /** Sends unless a message is already under way: one press, one message. */
  async post(message: ContactMessage, send: SendMessage = sendByEmailJs): Promise<void> {
    if (status === "sending") return;
    posts += 1;
    const post = posts;
    const isOver = () => post !== posts;
    let handedOver = false;
    let left = false;
    // Until the message is handed over, whoever leaves the page leaves it unsent.
    become("sending", "failed");
    const onLeave = () => {
      left = handedOver;
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
      await send(message, () => {
        handedOver = true;
        tabStorage.write(KEY, "unknown" satisfies Ending);
      });
      if (isOver()) return;
      clearDraft();
      end("sent");
    } catch (error) {
      // Chromium delivers the message of a page that is left, and rejects its `fetch` just before `pagehide`.
      // A page that is taken down does not live to see another task.
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

/** An answer of the provider's, as its client throws it. */
const isRefusal = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "status" in error;
