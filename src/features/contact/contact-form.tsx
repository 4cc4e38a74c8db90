import {
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { useHydrated } from "../../browser/use-hydrated";
import { privacyNote } from "../../content";
import { LEGAL_PATH } from "../../page-contract";
import { Field } from "../../ui/field";
import styles from "./contact-form.module.css";
import { fieldsOf, keepDraft, messageOf, takeUpDraft } from "./draft";
import { outbox } from "./outbox";
import { type SendMessage, sendByEmailJs } from "./send-message";
import { WriteInstead } from "./write-instead";

/** Milliseconds that the confirmation is shown (SPEC 9). */
const CONFIRMATION = 5000;

const SENDING = "Enviando...";

/** The contact form with its states idle, sending, sent and failed (SPEC 4, texts of SPEC 8). */
export function ContactForm({ send = sendByEmailJs }: { send?: SendMessage }) {
  const status = useSyncExternalStore(outbox.subscribe, outbox.status, () => "idle" as const);
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  /** What says how the message ended. */
  const outcome = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    takeUpDraft(element);
    // The script inside the page has kept it until now (inline/choose-screen.ts).
    window.oninput = null;
    return () => {
      // In development React also takes effects back whose form stays in its place.
      if (!element.isConnected) outbox.settle();
    };
  }, []);

  // Before the browser takes the focus out of what becomes inert.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    // A visitor who has moved on keeps the focus, and the page where it is.
    const here = element.contains(document.activeElement);
    if (here) outcome.current?.focus({ preventScroll: !isOnScreen(element) });
    if (status !== "sent") return;
    // Now, not when the form returns: what stands in it as the page is left, the browser brings back.
    element.reset();
    const settle = () => {
      const held = document.activeElement === outcome.current;
      outbox.settle();
      // The confirmation goes and takes the focus with it: hand it to the form, not to the page.
      if (held) requestAnimationFrame(() => element.focus({ preventScroll: true }));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    // While the visitor looks at something else, nobody is thanked.
    const thank = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(settle, CONFIRMATION);
    };
    thank();
    document.addEventListener("visibilitychange", thank);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", thank);
    };
  }, [status]);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    // Nothing but blanks is nothing.
    for (const field of fieldsOf(element)) if (!field.value.trim()) field.value = "";
    // All fields at once, so that what is wrong is drawn in one go; the browser itself asks one by one.
    if (!element.checkValidity()) return;
    // From a field that is disabled the focus would fall out of the form.
    element.focus({ preventScroll: true });
    outbox.post(messageOf(element), send);
  };

  return (
    <div className={styles.contact}>
      <form
        ref={form}
        className={styles.form}
        aria-label="Formulario de contacto"
        tabIndex={-1}
        inert={status === "sent"}
        noValidate
        onSubmit={submit}
        onInput={(event) => keepDraft(event.currentTarget)}
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
              malformed:
                "Revisa el correo: lleva arroba y va sin acentos ni espacios (nombre@correo.es).",
            }}
          />
          <Field
            name="message"
            label="Mensaje"
            // Or a browser gives back, on the way Back, what has been sent meanwhile.
            autoComplete="off"
            rows={4}
            errors={{ missing: "Escribe tu mensaje." }}
          />
          {privacyNote && (
            <p className={styles.privacy}>
              {`${privacyNote} `}
              <a href={LEGAL_PATH}>Más sobre tu privacidad</a>
            </p>
          )}
          {/* Firefox would restore a button that is disabled itself as it was before a reload. */}
          <fieldset className={styles.send} role="presentation" disabled={!hydrated}>
            {!hydrated && (
              <div role="status">
                <p className={styles.instead}>
                  {"El formulario no se ha cargado. "}
                  <WriteInstead />
                </p>
              </div>
            )}
            <button type="submit" className="button button-filled">
              {!hydrated ? "Cargando…" : status === "sending" ? SENDING : "Enviar mensaje"}
            </button>
          </fieldset>
        </fieldset>
        <div role="alert">
          {status === "failed" && (
            <p className={styles.failure} ref={outcome} tabIndex={-1}>
              Ha ocurrido un error. Por favor, inténtalo de nuevo.
            </p>
          )}
        </div>
      </form>
      <div className={status === "sent" ? styles.confirmation : styles.progress} role="status">
        {status === "sending" && <span className="visually-hidden">{SENDING}</span>}
        {status === "sent" && (
          <>
            <h3 ref={outcome} tabIndex={-1}>
              ¡Mensaje enviado!
            </h3>
            <p>Gracias por contactarnos. Te responderemos lo antes posible.</p>
          </>
        )}
      </div>
    </div>
  );
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
