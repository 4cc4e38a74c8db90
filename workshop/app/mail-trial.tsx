import { useState } from "react";
import { emailjs, PANEL } from "../../model/emailjs";
import { explainAnswer } from "../../model/mail-provider";
import { plain } from "../draft/edit";
import { SHOP } from "../draft/files";
import { sendTrial } from "../mail";
import { Drawing } from "./drawing";
import mailAccount from "./drawings/mail-account.svg";
import mailIds from "./drawings/mail-ids.svg";
import styles from "./field.module.css";
import { useWorkshop, type Workshop } from "./use-workshop";

const idsIn = ({ valueAt }: Workshop) => emailjs.safeParse(plain(valueAt(SHOP, ["emailjs"]))).data;

/** Where the three ids stand in the provider's panel; folded away where she has them. */
export function MailWhere() {
  const workshop = useWorkshop();
  const [hadThem] = useState(() => idsIn(workshop) !== undefined);
  return (
    <details className={styles.details} open={!hadThem}>
      <summary>Dónde están en EmailJS</summary>
      <div className={styles.group}>
        <a className={styles.link} href={PANEL} target="_blank" rel="noopener noreferrer">
          Abre EmailJS
        </a>
        <Drawing
          src={mailAccount}
          height={128}
          alt="Dibujo: en «Account», en la pestaña «General», marcada, la Public Key."
        />
        <Drawing
          src={mailIds}
          height={194}
          alt="Dibujo: en «Email Services», marcado, el Service ID; en «Email Templates», marcado, el Template ID."
        />
      </div>
    </details>
  );
}

/** Sends a message with the ids as they stand in the draft, and says what the provider answers. */
export function MailTrial() {
  const workshop = useWorkshop();
  const [said, say] = useState<readonly string[]>([]);
  const [going, setGoing] = useState(false);
  const ids = idsIn(workshop);

  async function send(): Promise<void> {
    if (!ids) return say(["Escribe antes las tres claves."]);
    setGoing(true);
    say([]);
    say(explainAnswer(await sendTrial(ids, String(workshop.valueAt(SHOP, ["email"]) ?? ""))));
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
