import { isRefusal } from "../../../lib/mail-provider";
import { safeSessionStorage } from "../../browser/safe-session-storage";
import type { ContactMessage, SendMessage } from "./send-message";
import { clearUnsentMessage } from "./unsent-message";

/** The results of sending. `unknown`: the visitor left the page before the provider answered. */
const FINAL_STATUSES = ["sent", "failed", "unknown"] as const;

type FinalStatus = (typeof FINAL_STATUSES)[number];

export type SendStatus = FinalStatus | "idle" | "sending";

/** The tab stores the result that would hold if the page ended now, so that a page loaded later can show it. */
const STATUS_KEY = "envio";

/** Firefox and WebKit lose a response that arrives while the page is in the page cache; Chromium delivers it at once. */
const RETURN_TIMEOUT_MS = 5000;

const storedStatus = safeSessionStorage.read(STATUS_KEY);
let status: SendStatus = FINAL_STATUSES.find((result) => result === storedStatus) ?? "idle";
let sentAddress = "";
const listeners = new Set<() => void>();

function setStatus(newStatus: SendStatus, storedResult: FinalStatus | "" = ""): void {
  status = newStatus;
  safeSessionStorage.write(STATUS_KEY, storedResult);
  for (const listener of listeners) listener();
}

/** Sends one message at a time. The request continues after its screen unmounts. */
export const outbox = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  getStatus: (): SendStatus => status,
  getSentAddress: (): string => sentAddress,

  /** Sends a message, unless one is being sent: a double click sends it once. */
  async send(message: ContactMessage, send: SendMessage): Promise<void> {
    if (status === "sending") return;
    sentAddress = "";
    setStatus("sending", "unknown");
    const controller = new AbortController();
    const { signal } = controller;
    let hasLeft = false;
    const deliver = async (): Promise<FinalStatus> => {
      try {
        await send(message);
        return "sent";
      } catch (error) {
        // When the visitor leaves, Chromium rejects `fetch` just before `pagehide`, but delivers the message.
        // Wait one task, until `hasLeft` is set. A destroyed page runs no further task.
        if (error instanceof TypeError) await new Promise((resolve) => setTimeout(resolve));
        console.error("El mensaje no se ha podido enviar:", error);
        return hasLeft && !isRefusal(error) ? "unknown" : "failed";
      }
    };
    const returnTimeout = new Promise<FinalStatus>((resolve) => {
      const onPageHide = () => {
        hasLeft = true;
      };
      const onPageShow = () => hasLeft && setTimeout(resolve, RETURN_TIMEOUT_MS, "unknown");
      addEventListener("pagehide", onPageHide, { signal });
      addEventListener("pageshow", onPageShow, { signal });
    });
    const result = await Promise.race([deliver(), returnTimeout]);
    controller.abort();
    if (result === "sent") {
      clearUnsentMessage();
      sentAddress = message.email;
    }
    setStatus(result, result);
  },

  dismiss(): void {
    if (status === "sent") setStatus("idle");
  },
};
