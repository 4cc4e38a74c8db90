import type { ContactMessage } from "./send-message";

const KEY = "borrador";

const empty: ContactMessage = { name: "", email: "", message: "" };

declare global {
  /**
   * What the visitor has written and not sent, for the app and for the script inside the page, which
   * keeps it first. It outlives a change of screen, and a reload where the browser allows storage; it
   * belongs to this tab alone.
   */
  var draft: ContactMessage | undefined;
}

function readDraft(): ContactMessage {
  if (globalThis.draft) return globalThis.draft;
  try {
    return { ...empty, ...JSON.parse(sessionStorage.getItem(KEY) ?? "{}") };
  } catch {
    return empty;
  }
}

/** An empty draft leaves no trace. */
function writeDraft(message: ContactMessage): void {
  globalThis.draft = message;
  try {
    if (message.name || message.email || message.message)
      sessionStorage.setItem(KEY, JSON.stringify(message));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Site data is blocked or full: the draft lives as long as the page.
  }
}

type FormField = HTMLInputElement | HTMLTextAreaElement;

/** The fields that a message is written in. */
export const fieldsOf = (form: HTMLFormElement): NodeListOf<FormField> =>
  form.querySelectorAll<FormField>("input,textarea");

/** What stands in the form. */
export function messageOf(form: HTMLFormElement): ContactMessage {
  const message = { ...empty };
  for (const { name, value } of fieldsOf(form)) message[name as keyof ContactMessage] = value;
  return message;
}

/** Puts the draft into the fields that are empty; what stands in the others belongs to it from now on. */
export function takeUpDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const field of fieldsOf(form)) field.value ||= draft[field.name as keyof ContactMessage];
  keepDraft(form);
}

/** Keeps what stands in the form. */
export const keepDraft = (form: HTMLFormElement): void => writeDraft(messageOf(form));

/** Forgets what was written. */
export const dropDraft = (): void => writeDraft(empty);
