import { useState } from "react";
import { emailjs, PANEL } from "../../model/emailjs";
import { explainAnswer } from "../../model/mail-provider";
import { plain } from "../draft/draft";
import { SHOP } from "../draft/files";
import { sendTrial } from "../mail";
import styles from "./field.module.css";
import { useWorkshop } from "./use-workshop";

/** Where the three ids are found: each field says on which page of the panel. */
export const MailWhere = () => (
  <a className={styles.link} href={PANEL} target="_blank" rel="noopener noreferrer">
    Abre EmailJS
  </a>
);

/** Sends a message with the ids as they stand in the draft, and says what the provider answers. */
export function MailTrial() {
  const { valueAt } = useWorkshop();
  const [said, say] = useState<readonly string[]>([]);
  const [going, setGoing] = useState(false);
  const ids = emailjs.safeParse(plain(valueAt(SHOP, ["emailjs"]))).data;

  async function send(): Promise<void> {
    if (!ids) return say(["Escribe antes las tres claves."]);
    setGoing(true);
    say([]);
    say(explainAnswer(await sendTrial(ids, String(valueAt(SHOP, ["email"]) ?? ""))));
    setGoing(false);
  }

  return (
    <div className={styles.group}>
      <p className={styles.quiet}>
        Sin las tres claves la tienda no tiene formulario: en su lugar están tu WhatsApp y tu
        correo.
      </p>
      <button
        type="button"
        className={styles.button}
        aria-disabled={going}
        onClick={() => !going && void send()}
      >
        {going ? "Enviando…" : "Enviar un mensaje de prueba"}
      </button>
      <div role="status">
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
