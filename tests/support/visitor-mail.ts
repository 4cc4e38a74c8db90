import { randomUUID } from "node:crypto";
import type { ReceivedMail } from "../../tools/mail/mailbox.ts";
import type { MailFault } from "./example-server.ts";

/** Where the published shop sends a message. */
export const EMAILJS_SEND_URL = "https://api.emailjs.com/api/v1.0/email/send";

/** Sends and reads the messages of one visitor, who has a unique address. */
export function createVisitorMail(shop: string) {
  const senderAddress = `visitante-${randomUUID()}@correo.example`;
  const setFault = async (fault?: MailFault): Promise<void> => {
    const body = JSON.stringify({ for: senderAddress, fault });
    await fetch(`${shop}/envios`, { method: "PUT", body });
  };
  return {
    senderAddress,
    /** The visitor's values of the form's fields. */
    values: {
      name: "Núria Pou ",
      email: senderAddress,
      message: "Hola,\n\n  ¿tenéis el Moon Bag en verde?\n<b>¡Gracias!</b> {{from_name}} 🧶 ",
    },
    /** Makes the mailbox fail or hold this visitor's next message. */
    failNext: (fault: MailFault): Promise<void> => setFault(fault),
    /** Delivers the message that `failNext("hold")` holds back. */
    releaseHeld: (): Promise<void> => setFault(),
    /** Returns the messages that the owner has received from this visitor. */
    async fetchMessages(): Promise<ReceivedMail[]> {
      const mails: ReceivedMail[] = await (await fetch(`${shop}/buzon.json`)).json();
      return mails.filter(({ template_params }) => template_params.from_email === senderAddress);
    },
  };
}
