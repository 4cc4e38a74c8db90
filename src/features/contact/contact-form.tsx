import { type SyntheticEvent, useSyncExternalStore } from "react";
import { buildWhatsappLink } from "../../../lib/links";
import { LEGAL_PATH } from "../../../lib/paths";
import { useHydrated } from "../../browser/use-hydrated";
import { isOnScreen } from "../../browser/visibility";
import { type EmailAccount, useContent } from "../../content";
import { ExternalLink } from "../../ui/external-link";
import { buildSizes, Picture } from "../../ui/picture";
import { RequiredField } from "../../ui/required-field";
import { ContactAlternatives } from "./contact-alternatives";
import styles from "./contact-form.module.css";
import { outbox, type SendStatus } from "./outbox";
import { createEmailJsSender } from "./send-message";
import { listFormFields, readMessage } from "./unsent-message";
import { useUnsentMessage } from "./use-unsent-message";

const SENDING = "Enviando...";

const ERROR_MESSAGES: Partial<Record<SendStatus, string>> = {
  failed: "Ha ocurrido un error. Por favor, inténtalo de nuevo.",
  unknown:
    "Saliste de la página mientras se enviaba tu mensaje y\u00a0no sabemos si ha llegado. Lo más probable es que sí: antes de enviarlo otra vez, espera nuestra respuesta o pregúntanos por WhatsApp.",
};

const KEPT_TEXT_ID = "kept-text";

/** A hidden field that only robots fill in. They get the thanks, and the owner gets no message. */
const HONEYPOT_NAME = "web";

/** Matches a visible character. Spaces, control characters and the empty Braille cell are invisible. */
const HAS_INK = /[^\s\u2800\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Moves the focus from the form to the result of sending, unless the visitor has gone elsewhere on the page. A ref
 * callback still sees the focus in the form; before an effect runs, the browser removes it from the inert form.
 */
function focusOutcome(outcome: HTMLElement | null) {
  const form = document.activeElement;
  if (!outcome || !(form instanceof HTMLFormElement)) return;
  // A screen reader reads an alert when it appears and again when it gets the focus. It reads only the first line of a
  // focused paragraph without a name.
  if (outcome.getAttribute("role") === "alert") {
    outcome.setAttribute("role", "group");
    outcome.setAttribute("aria-label", outcome.textContent);
  }
  outcome.focus({ preventScroll: !isOnScreen(form) });
}

/** @param account the e-mail provider's account, which sends the message */
export function ContactForm({ account }: { account: EmailAccount }) {
  const { privacyNote, shop, banner } = useContent();
  const status = useSyncExternalStore(outbox.subscribe, outbox.getStatus, () => "idle" as const);
  const sentAddress = useSyncExternalStore(outbox.subscribe, outbox.getSentAddress, () => "");
  const errorMessage = ERROR_MESSAGES[status];
  const isHydrated = useHydrated();
  const sendLabel = status === "sending" ? SENDING : "Enviar mensaje";
  const formRef = useUnsentMessage(status);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const formElement = event.currentTarget;
    for (const field of listFormFields(formElement))
      if (!HAS_INK.test(field.value)) field.value = "";
    // `checkValidity` fires `invalid` on all fields. A browser's own validation shows only the first error.
    if (!formElement.checkValidity()) return;
    // The fieldset is disabled while sending, which would move a field's focus to `<body>`.
    formElement.focus({ preventScroll: true });
    const isRobot = new FormData(formElement).get(HONEYPOT_NAME) !== "";
    const send = isRobot ? async () => {} : createEmailJsSender(account, shop.email);
    outbox.send(readMessage(formElement), send);
  };

  return (
    <div className={styles.contact} data-field="tienda.yaml emailjs">
      <form
        ref={formRef}
        className={styles.form}
        aria-label="Formulario de contacto"
        tabIndex={-1}
        inert={status === "sent"}
        noValidate
        onSubmit={submit}
      >
        <fieldset className={styles.fields} role="presentation" disabled={status === "sending"}>
          <input name={HONEYPOT_NAME} hidden autoComplete="off" />
          <RequiredField
            name="name"
            label="Nombre"
            autoComplete="name"
            missing="Escribe tu nombre."
          />
          <RequiredField
            name="email"
            label="Correo electrónico"
            type="email"
            autoComplete="email"
            missing="Escribe tu correo para que podamos responderte."
            malformed="Revisa el correo: lleva arroba y&nbsp;va sin acentos ni espacios (nombre@correo.es)."
          />
          <RequiredField
            name="message"
            label="Mensaje"
            // With "on", Back would restore a text that has been sent.
            autoComplete="off"
            rows={4}
            missing="Escribe tu mensaje."
          />
          {privacyNote && (
            <p className="fine-print" data-field="tienda.yaml legal.name">
              {`${privacyNote} `}
              <a href={LEGAL_PATH}>Más sobre tu privacidad</a>
            </p>
          )}
          {/* A fieldset: after a reload Firefox restores a button's `disabled`, but not a fieldset's. */}
          <fieldset className={styles.send} role="presentation" disabled={!isHydrated}>
            {!isHydrated && (
              <div role="status">
                <p className={styles.fallback}>
                  {"El formulario no se ha cargado. "}
                  <ContactAlternatives />
                </p>
              </div>
            )}
            <button type="submit" className="button button-filled">
              {isHydrated ? sendLabel : "Cargando…"}
            </button>
          </fieldset>
        </fieldset>
        {errorMessage && (
          <p
            className={styles[status]}
            ref={focusOutcome}
            role="alert"
            tabIndex={-1}
            aria-describedby={status === "failed" ? KEPT_TEXT_ID : undefined}
          >
            {errorMessage}
          </p>
        )}
        {status === "failed" && (
          <>
            <p id={KEPT_TEXT_ID}>Lo que has escrito sigue aquí.</p>
            <p>
              <ExternalLink
                className="text-link"
                href={buildWhatsappLink(shop.whatsapp)}
                label="También puedes escribirnos por WhatsApp."
              />
            </p>
          </>
        )}
      </form>
      <div className={status === "sent" ? styles.confirmation : styles.progress} role="status">
        {status === "sending" && <span className="visually-hidden">{SENDING}</span>}
        {status === "sent" && (
          <>
            <h3 ref={focusOutcome} tabIndex={-1}>
              ¡Mensaje enviado!
            </h3>
            <p>Gracias por contactarnos. Te responderemos lo antes posible.</p>
            {sentAddress && <p>{`Tu correo: ${sentAddress}`}</p>}
            {banner?.narrow && (
              <div className={styles.picture}>
                <Picture
                  picture={{ ...banner.narrow, alt: "" }}
                  sizes={buildSizes(5, 11)}
                  loading="eager"
                />
              </div>
            )}
          </>
        )}
      </div>
    </div>
  );
}
