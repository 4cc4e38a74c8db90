import { shop } from "../../lib/content";

/** What a visitor writes to the shop (SPEC 3). */
export type ContactMessage = { name: string; email: string; message: string };

/** Sends a message once. Resolves when it was accepted; rejects, with any value, when it was not. */
export type SendMessage = (message: ContactMessage) => Promise<void>;

/** Milliseconds after which a send without an answer counts as failed. */
const SEND_TIMEOUT = 20_000;

/**
 * Sends through the e-mail provider (SPEC 7). Its client is fetched here, at the first message: it
 * weighs on no one who only looks, and it reads `localStorage` as it loads, which throws where a
 * visitor blocks site data.
 */
export const sendByEmailJs: SendMessage = async ({ name, email, message }) => {
  surviveBlockedStorage();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The e-mail provider did not answer")), SEND_TIMEOUT);
  });
  const send = async () => {
    const client = await import("@emailjs/browser");
    client.init({
      publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY,
      ...(import.meta.env.VITE_EMAILJS_ORIGIN === "same" && { origin: location.origin }),
    });
    await client.send(
      import.meta.env.VITE_EMAILJS_SERVICE_ID,
      import.meta.env.VITE_EMAILJS_TEMPLATE_ID,
      { from_name: name, from_email: email, message, to_email: shop.email },
    );
  };
  try {
    await Promise.race([send(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

/** Where reading `localStorage` throws, lets it be absent instead, which the client copes with. */
function surviveBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
  }
}
