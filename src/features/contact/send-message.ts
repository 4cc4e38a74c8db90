import { init, send } from "@emailjs/browser";
import type { TemplateParams } from "../../../lib/mail-provider";
import type { EmailAccount } from "../../content";

export type ContactMessage = { name: string; email: string; message: string };

/** Sends a message once. Resolves when the provider accepts it, otherwise rejects with any value. */
export type SendMessage = (message: ContactMessage) => Promise<unknown>;

/** Sends with the e-mail provider's client and the `fetch` of emailjs-globals.ts. */
export const createEmailJsSender =
  (account: EmailAccount, recipient: string): SendMessage =>
  async ({ name, email, message }) => {
    init({
      publicKey: account.publicKey,
      ...(account.isSameOrigin && { origin: location.origin }),
    });
    await send(account.serviceId, account.templateId, {
      from_name: name,
      from_email: email,
      message,
      to_email: recipient,
    } satisfies TemplateParams);
  };
