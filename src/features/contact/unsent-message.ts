import { safeSessionStorage } from "../../browser/safe-session-storage";
import type { ContactMessage } from "./send-message";

const UNSENT_MESSAGE_KEY = "borrador";

/** Twice what the provider accepts. A browser may take minutes to lay out a few megabytes of text. */
const RESTORED_TEXT_LIMIT = 100_000;

const EMPTY_MESSAGE: ContactMessage = { name: "", email: "", message: "" };

/** Kept in memory too, so that it survives a change of screen even if the browser blocks site data. */
let unsentMessage: ContactMessage | undefined;

function readUnsentMessage(): ContactMessage {
  if (unsentMessage) return unsentMessage;
  try {
    const stored: ContactMessage = JSON.parse(safeSessionStorage.read(UNSENT_MESSAGE_KEY) ?? "");
    const texts = Object.entries(stored).filter(([, text]) => text.length <= RESTORED_TEXT_LIMIT);
    return { ...EMPTY_MESSAGE, ...Object.fromEntries(texts) };
  } catch {
    return EMPTY_MESSAGE;
  }
}

function storeUnsentMessage(message: ContactMessage): void {
  unsentMessage = message;
  const hasText = Object.values(message).some(Boolean);
  safeSessionStorage.write(UNSENT_MESSAGE_KEY, hasText ? JSON.stringify(message) : "");
}

type FormField = HTMLInputElement | HTMLTextAreaElement;

/** Returns the fields that a visitor sees. */
export const listFormFields = (form: HTMLFormElement): NodeListOf<FormField> =>
  form.querySelectorAll<FormField>("input:not([hidden]),textarea");

export function readMessage(form: HTMLFormElement): ContactMessage {
  const message = { ...EMPTY_MESSAGE };
  for (const { name, value } of listFormFields(form)) message[name as keyof ContactMessage] = value;
  return message;
}

/** Fills empty fields with the unsent message. A field with text keeps its text. */
export function restoreUnsentMessage(form: HTMLFormElement): void {
  const message = readUnsentMessage();
  for (const field of listFormFields(form))
    field.value ||= message[field.name as keyof ContactMessage];
  saveUnsentMessage(form);
}

/** Saves each input below `root`, also before hydration. React's `onChange` would miss a value that a script has set. */
export function trackMessage(root: HTMLElement): void {
  const form = root.querySelector("form");
  if (form) restoreUnsentMessage(form);
  for (const type of ["input", "change"])
    root.addEventListener(type, ({ target }) => {
      const { form } = target as FormField;
      if (form) saveUnsentMessage(form);
    });
}

/** Returns a function that moves focus and cursor from a field that React has replaced to the new one. */
export function trackCursor(root: HTMLElement): () => void {
  let field = document.activeElement as FormField;
  root.addEventListener("focusin", ({ target }) => {
    field = target as FormField;
  });
  return () => {
    const newField = document.getElementById(field.id) as FormField | null;
    if (field.isConnected || !newField?.form) return;
    const { selectionStart, selectionEnd } = field;
    restoreUnsentMessage(newField.form);
    newField.focus({ preventScroll: true });
    // `selectionStart` of an e-mail field is null.
    if (selectionStart !== null) newField.setSelectionRange(selectionStart, selectionEnd);
  };
}

export const saveUnsentMessage = (form: HTMLFormElement): void =>
  storeUnsentMessage(readMessage(form));

export const clearUnsentMessage = (): void => storeUnsentMessage(EMPTY_MESSAGE);

/**
 * Returns whether the visitor has written a message. Name and e-mail alone do not count: on Back, Chrome may restore
 * what the fields held up to a second before the visitor left, and that text may have been sent since.
 */
export const hasUnsentMessage = (): boolean => readUnsentMessage().message !== "";
