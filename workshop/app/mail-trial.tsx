import { useState } from "react";
import { emailjs } from "../../model/emailjs";
import { explainAnswer } from "../../model/mail-provider";
import { plain } from "../draft/edit";
import { sendTrial } from "../mail";
import styles from "./field.module.css";
import { useWorkshop } from "./use-workshop";

const SHOP = "tienda.yaml";

/** Sends a message with the ids as they stand in the draft, and says what the provider answers. */
export function MailTrial() {
  const { valueAt } = useWorkshop();
  const [said, say] = useState<readonly string[]>([]);
  const [going, setGoing] = useState(false);
  const { data: ids } = emailjs.safeParse(plain(valueAt(SHOP, ["emailjs"])));

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
      <button type="button" className={styles.button} disabled={going} onClick={() => void send()}>
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
