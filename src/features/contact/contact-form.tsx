import {
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { useHydrated } from "../../browser/use-hydrated";
import { privacyNote } from "../../content";
import { LEGAL_PATH } from "../../page-contract";
import { Field } from "../../ui/field";
import styles from "./contact-form.module.css";
import { keepDraft, readDraft } from "./draft";
import { outbox } from "./outbox";
import { type ContactMessage, type SendMessage, sendByEmailJs } from "./send-message";

/** Milliseconds that the confirmation is shown (SPEC 9). */
const CONFIRMATION = 5000;

/** The contact form with its states idle, sending, sent and failed (SPEC 4, texts of SPEC 8). */
export function ContactForm({ send = sendByEmailJs }: { send?: SendMessage }) {
  const status = useSyncExternalStore(outbox.subscribe, outbox.status, () => "idle" as const);
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const confirmation = useRef<HTMLHeadingElement>(null);
  const failure = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const draft = readDraft();
    for (const field of fieldsOf(form.current))
      if (!field.value) field.value = draft[field.name as keyof ContactMessage];
    return () => outbox.settle();
  }, []);

  // A message may have ended while the visitor was on another screen: then the focus stays there.
  const sentFromHere = useRef(false);
  useEffect(() => {
    const mine = sentFromHere.current;
    sentFromHere.current = status === "sending";
    if (status === "failed" && mine) failure.current?.focus();
    if (status !== "sent") return;
    if (mine) confirmation.current?.focus({ preventScroll: true });
    const element = form.current;
    const timer = setTimeout(() => {
      element?.reset();
      const held = document.activeElement === confirmation.current;
      outbox.settle();
      // The confirmation goes and takes the focus with it: hand it to the form, not to the page.
      if (held) requestAnimationFrame(() => element?.focus({ preventScroll: true }));
    }, CONFIRMATION);
    return () => clearTimeout(timer);
  }, [status]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    outbox.post(messageOf(event.currentTarget), send);
  };

  // All fields at once, so that what is wrong is drawn in one go; the browser itself asks one by one.
  const check = (event: MouseEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.form?.checkValidity()) event.preventDefault();
  };

  return (
    <div className={styles.contact}>
      <form
        ref={form}
        className={styles.form}
        aria-label="Formulario de contacto"
        tabIndex={-1}
        inert={status === "sent"}
        onSubmit={submit}
        onInput={(event) => keepDraft(messageOf(event.currentTarget))}
      >
        <fieldset className={styles.fields} disabled={status === "sending"}>
          <Field
            name="name"
            label="Nombre"
            autoComplete="name"
            errors={{ missing: "Escribe tu nombre." }}
          />
          <Field
            name="email"
            label="Correo electrónico"
            type="email"
            autoComplete="email"
            errors={{
              missing: "Escribe tu correo para que podamos responderte.",
              malformed: "Revisa el correo: falta algo, por ejemplo la arroba (nombre@correo.es).",
            }}
          />
          <Field
            name="message"
            label="Mensaje"
            rows={4}
            errors={{ missing: "Escribe tu mensaje." }}
          />
          {privacyNote && (
            <p className={styles.privacy}>
              {`${privacyNote} `}
              <a href={LEGAL_PATH}>Más sobre tu privacidad</a>
            </p>
          )}
          <button
            type="submit"
            className="button button-filled"
            disabled={!hydrated}
            onClick={check}
          >
            {status === "sending" ? "Enviando..." : "Enviar mensaje"}
          </button>
        </fieldset>
        <div role="alert">
          {status === "failed" && (
            <p className={styles.failure} ref={failure} tabIndex={-1}>
              Ha ocurrido un error. Por favor, inténtalo de nuevo.
            </p>
          )}
        </div>
      </form>
      <div className={styles.confirmation} role="status">
        {status === "sent" && (
          <>
            <h3 ref={confirmation} tabIndex={-1}>
              ¡Mensaje enviado!
            </h3>
            <p>Gracias por contactarnos. Te responderemos lo antes posible.</p>
          </>
        )}
      </div>
    </div>
  );
}

const fieldsOf = (form: HTMLFormElement | null) =>
  form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input,textarea") ?? [];

function messageOf(form: HTMLFormElement): ContactMessage {
  const message: ContactMessage = { name: "", email: "", message: "" };
  for (const { name, value } of fieldsOf(form)) message[name as keyof ContactMessage] = value;
  return message;
}
