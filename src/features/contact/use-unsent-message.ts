import { useEffect, useRef } from "react";
import { outbox, type SendStatus } from "./outbox";
import { hasUnsentMessage, restoreUnsentMessage, saveUnsentMessage } from "./unsent-message";

const CONFIRMATION_MS = 5000;

/** Restores the unsent message, empties the form after a success, and ends the thanks. Returns the form's ref. */
export function useUnsentMessage(status: SendStatus) {
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const formElement = formRef.current;
    if (!formElement || status !== "sent") return;
    // After a reload the visitor may have started a new message before hydration.
    if (hasUnsentMessage()) return outbox.dismiss();
    // Reset now: if the visitor leaves during the confirmation, Back would restore the sent text.
    formElement.reset();
    saveUnsentMessage(formElement);
    const timer = setTimeout(() => {
      const hadFocus = formElement.nextElementSibling?.contains(document.activeElement);
      outbox.dismiss();
      // Otherwise the browser moves the focus of the removed confirmation to `<body>`.
      if (hadFocus) requestAnimationFrame(() => formElement.focus({ preventScroll: true }));
    }, CONFIRMATION_MS);
    return () => {
      clearTimeout(timer);
      // In development React's StrictMode also runs this cleanup for a form that stays in the document.
      if (!formElement.isConnected) outbox.dismiss();
    };
  }, [status]);
  useEffect(() => {
    if (formRef.current) restoreUnsentMessage(formRef.current);
  }, []);
  return formRef;
}
