import { dropDraft } from "./draft";
import type { ContactMessage, SendMessage } from "./send-message";

/** The form's state in one word (SPEC 4). */
export type SendStatus = "idle" | "sending" | "sent" | "failed";

let status: SendStatus = "idle";
const listeners = new Set<() => void>();

function become(next: SendStatus): void {
  status = next;
  for (const listener of listeners) listener();
}

/** The one message that may be under way. It outlives the screen that sent it. */
export const outbox = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  status: (): SendStatus => status,

  /** Sends unless a message is already under way: one press, one message. */
  async post(message: ContactMessage, send: SendMessage): Promise<void> {
    if (status === "sending") return;
    become("sending");
    try {
      await send(message);
      dropDraft();
      become("sent");
    } catch (error) {
      console.error("El mensaje no se ha podido enviar:", error);
      become("failed");
    }
  },

  /** Forgets how the last message ended. */
  settle(): void {
    if (status !== "sending") become("idle");
  },
};
