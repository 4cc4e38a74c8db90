import type { ContactMessage } from "./send-message";

/** `sessionStorage`, which throws where site data are blocked or no room is left: there nothing outlives the page. */
export const safeSessionStorage = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },

  write(key: string, value: string): void {
    try {
      if (value) sessionStorage.setItem(key, value);
      else sessionStorage.removeItem(key);
    } catch {}
  },
};

const DRAFT_KEY = "borrador";

const EMPTY_MESSAGE: ContactMessage = { name: "", email: "", message: "" };

/** What the visitor has written and not sent; it survives a change of screen also where site data are blocked. */
let unsentMessage: ContactMessage | undefined;

const isEmpty = ({ name, email, message }: ContactMessage): boolean => !(name || email || message);

function readDraft(): ContactMessage {
  if (unsentMessage) return unsentMessage;
  try {
    return { ...EMPTY_MESSAGE, ...JSON.parse(safeSessionStorage.read(DRAFT_KEY) ?? "{}") };
  } catch {
    return EMPTY_MESSAGE;
  }
}

/** An empty draft leaves no trace. */
function writeDraft(message: ContactMessage): void {
  unsentMessage = message;
  safeSessionStorage.write(DRAFT_KEY, isEmpty(message) ? "" : JSON.stringify(message));
}

type FormField = HTMLInputElement | HTMLTextAreaElement;

export const fieldsOf = (form: HTMLFormElement): NodeListOf<FormField> =>
  form.querySelectorAll<FormField>("input,textarea");

export function readMessage(form: HTMLFormElement): ContactMessage {
  const message = { ...EMPTY_MESSAGE };
  for (const { name, value } of fieldsOf(form)) message[name as keyof ContactMessage] = value;
  return message;
}

/** Fills empty fields from the draft; a field with text keeps its text. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  for (const field of fieldsOf(form)) field.value ||= draft[field.name as keyof ContactMessage];
  saveDraft(form);
}

/**
 * Keeps what was written before the app came.
 *
 * @returns gives text, focus and cursor to the form that React has put in the place of this one
 */
export function preserveTyping(root: HTMLElement): () => void {
  const form = root.querySelector("form");
  if (!form) return () => {};
  restoreDraft(form);
  let focusedElement = document.activeElement;
  form.addEventListener("focusin", ({ target }) => {
    focusedElement = target as Element;
  });
  return () => {
    const newForm = root.querySelector("form");
    if (!newForm || form.isConnected) return;
    saveDraft(form);
    restoreDraft(newForm);
    for (const oldField of fieldsOf(form)) {
      const newField = newForm.elements.namedItem(oldField.name);
      if (oldField !== focusedElement || !(newField instanceof HTMLElement)) continue;
      newField.focus({ preventScroll: true });
      // An e-mail field tells nobody where its cursor is.
      if (oldField.selectionStart !== null)
        (newField as FormField).setSelectionRange(oldField.selectionStart, oldField.selectionEnd);
    }
  };
}

export const saveDraft = (form: HTMLFormElement): void => writeDraft(readMessage(form));

export const clearDraft = (): void => writeDraft(EMPTY_MESSAGE);

/**
 * Whether a message has been begun. A name and an address alone may be Chrome's: on the way Back it restores what stood in
 * the form up to a second before the page was left, which may have been sent since.
 */
export const hasDraft = (): boolean => readDraft().message !== "";
