import { init, send } from "@emailjs/browser";
import { mail, shop } from "../../content";

/** What a visitor writes to the shop. */
export type ContactMessage = { name: string; email: string; message: string };

/** Sends a message once. Resolves when the provider has accepted it; rejects, with any value, when not. */
export type SendMessage = (message: ContactMessage) => Promise<unknown>;

/** Sends with the e-mail provider's client, and the `fetch` of client-fetch.ts. */
export const sendByEmailJs: SendMessage = async ({ name, email, message }) => {
  if (!mail) throw new Error("The shop has no account to send with");
  init({ publicKey: mail.publicKey, ...(mail.isHere && { origin: location.origin }) });
  await send(mail.serviceId, mail.templateId, {
    from_name: name,
    from_email: email,
    message,
    to_email: shop.email,
  });
};
