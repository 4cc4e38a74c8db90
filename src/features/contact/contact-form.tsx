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
import { fieldsOf, hasDraft, keepDraft, messageOf, restoreDraft } from "./message-draft";
import { outbox } from "./outbox";
import { fetchClient, isTooLong } from "./send-message";
import { WriteInstead } from "./write-instead";

/** How long the confirmation is shown. */
const CONFIRMATION_MS = 5000;

const SENDING = "Enviando...";

const TOO_LONG =
  "El mensaje es demasiado largo para enviarlo de una vez. Acórtalo o repártelo en dos mensajes.";

/** Fetches what sends the message. Trouble is told when a message is sent, which asks again. */
const prepare = (): void => void fetchClient().catch(() => {});

/** The contact form in all states of the outbox. */
export function ContactForm() {
  const status = useSyncExternalStore(outbox.subscribe, outbox.status, () => "idle" as const);
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  /** The words that say how the message ended: a heading or a paragraph. */
  const outcome = useRef<HTMLElement>(null);
  const outcomeRef = (element: HTMLElement | null) => {
    outcome.current = element;
  };

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    restoreDraft(element);
    if (hasDraft() || element.contains(document.activeElement)) prepare();
    // From here on `onInput` keeps the draft, until now inline/choose-screen.ts did.
    window.oninput = null;
    return () => {
      // In development React runs this clean-up for a form that stays in its place, too.
      if (!element.isConnected) outbox.settle();
    };
  }, []);

  // A layout effect: once the form is inert, the browser has taken the focus out of it.
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    // A visitor who has moved on keeps the focus, and the page where it is.
    if (document.activeElement === element)
      outcome.current?.focus({ preventScroll: !isOnScreen(element) });
    if (status !== "sent") return;
    // The page is loaded again after a message was sent, and the visitor has begun a new one before the app came.
    if (hasDraft()) {
      outbox.settle();
      return;
    }
    // Reset now: if the visitor leaves during the thanks, Back would restore the text that was sent.
    element.reset();
    const settle = () => {
      const hadFocus = document.activeElement === outcome.current;
      outbox.settle();
      // The confirmation goes and takes the focus with it: hand it to the form, not to the page.
      if (hadFocus) requestAnimationFrame(() => element.focus({ preventScroll: true }));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A visitor who looks at another tab or app is thanked on the way back.
    const thank = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(settle, CONFIRMATION_MS);
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
    for (const field of fieldsOf(element)) {
      // Nothing but blanks is nothing.
      if (!field.value.trim()) field.value = "";
      const tooLong = field.name === "message" && isTooLong(messageOf(element));
      field.setCustomValidity(tooLong ? TOO_LONG : "");
    }
    // All fields at once, so that what is wrong is drawn in one go; the browser itself asks one by one.
    if (!element.checkValidity()) return;
    // From a field that is disabled the focus would fall out of the form.
    element.focus({ preventScroll: true });
    outbox.post(messageOf(element));
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
        onFocus={prepare}
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
            // With "on", Back would restore a text that was sent meanwhile.
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
            <p className={styles.failure} ref={outcomeRef} tabIndex={-1}>
              Ha ocurrido un error. Por favor, inténtalo de nuevo.
            </p>
          )}
          {status === "unknown" && (
            <p className={styles.unknown} ref={outcomeRef} tabIndex={-1}>
              Saliste de la página mientras se enviaba tu mensaje y no sabemos si ha llegado. Lo más
              probable es que sí: antes de enviarlo otra vez, espera nuestra respuesta o pregúntanos
              por WhatsApp.
            </p>
          )}
        </div>
      </form>
      <div className={status === "sent" ? styles.confirmation : styles.progress} role="status">
        {status === "sending" && <span className="visually-hidden">{SENDING}</span>}
        {status === "sent" && (
          <>
            <h3 ref={outcomeRef} tabIndex={-1}>
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
