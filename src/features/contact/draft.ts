import type { ContactMessage } from "./send-message";

const KEY = "borrador";

const empty: ContactMessage = { name: "", email: "", message: "" };

/**
 * What the visitor has written and not sent. It outlives a change of screen, and a reload where the
 * browser allows storage; it belongs to this tab alone.
 */
let draft: ContactMessage | undefined;

/** The draft as it stands, empty at first. */
export function readDraft(): ContactMessage {
  if (draft) return draft;
  try {
    return { ...empty, ...JSON.parse(sessionStorage.getItem(KEY) ?? "{}") };
  } catch {
    return empty;
  }
}

/** Keeps what is written; an empty draft leaves no trace. */
export function keepDraft(message: ContactMessage = empty): void {
  draft = message;
  try {
    if (message.name || message.email || message.message)
      sessionStorage.setItem(KEY, JSON.stringify(message));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Site data is blocked or full: the draft lives as long as the page.
  }
}
