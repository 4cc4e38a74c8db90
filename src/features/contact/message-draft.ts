import type { ContactMessage } from "./send-message";
import { tabStorage } from "./tab-storage";

const KEY = "borrador";

const empty: ContactMessage = { name: "", email: "", message: "" };

declare global {
  /**
   * What the visitor has written and not sent. The script inside the page writes it until the app
   * takes over; so the draft outlives a change of screen where the browser blocks site data, too.
   */
  var draft: ContactMessage | undefined;
}

const isEmpty = ({ name, email, message }: ContactMessage): boolean => !(name || email || message);

function readDraft(): ContactMessage {
  if (globalThis.draft) return globalThis.draft;
  try {
    return { ...empty, ...JSON.parse(tabStorage.read(KEY) ?? "{}") };
  } catch {
    return empty;
  }
}

/** An empty draft leaves no trace. */
function writeDraft(message: ContactMessage): void {
  globalThis.draft = message;
  tabStorage.write(KEY, isEmpty(message) ? "" : JSON.stringify(message));
}

type FormField = HTMLInputElement | HTMLTextAreaElement;

/** The fields that a message is written in. */
export const fieldsOf = (form: HTMLFormElement): NodeListOf<FormField> =>
  form.querySelectorAll<FormField>("input,textarea");

/** The message in the form. */
export function messageOf(form: HTMLFormElement): ContactMessage {
  const message = { ...empty };
  for (const { name, value } of fieldsOf(form)) message[name as keyof ContactMessage] = value;
  return message;
}

/** Fills empty fields from the draft. A field with text keeps its text, which joins the draft. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const field of fieldsOf(form)) field.value ||= draft[field.name as keyof ContactMessage];
  keepDraft(form);
}

export const keepDraft = (form: HTMLFormElement): void => writeDraft(messageOf(form));

export const clearDraft = (): void => writeDraft(empty);

export const hasDraft = (): boolean => !isEmpty(readDraft());
