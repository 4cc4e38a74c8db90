import { mail, shop } from "../../content";
import clientFile from "./emailjs-client?worker&url";

/** What a visitor writes to the shop. */
export type ContactMessage = { name: string; email: string; message: string };

/**
 * Sends a message once. Resolves when the provider has accepted it; rejects, with any value, when not.
 *
 * @param onHandOver called when the browser gets the message, to deliver it even if the page is left
 */
export type SendMessage = (message: ContactMessage, onHandOver: () => void) => Promise<void>;

const SEND_TIMEOUT_MS = 20_000;

/** The provider refuses larger variables, with status 413. */
const VARIABLES_LIMIT_BYTES = 50_000;

/** The variables of the owner's e-mail template. */
const variablesOf = ({ name, email, message }: ContactMessage) => ({
  from_name: name,
  from_email: email,
  message,
  to_email: shop.email,
});

export const isTooLong = (message: ContactMessage): boolean =>
  new Blob([JSON.stringify(variablesOf(message))]).size > VARIABLES_LIMIT_BYTES;

/**
 * Sends with the e-mail provider's client. After the timeout a message is never sent: a client that loads late is
 * ignored, and a request under way is aborted.
 */
export const sendByEmailJs: SendMessage = async (message, onHandOver) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new AbortController();
  const tooLate = new Promise<never>((_, reject) => {
    const giveUp = () => {
      reject(new Error("The e-mail provider did not answer"));
      patience.abort();
      // The next message asks for a file that did not come again.
      if (!globalThis.emailjs) forgetClient();
    };
    timer = setTimeout(giveUp, SEND_TIMEOUT_MS);
  });
  const send = async () => {
    const client = await fetchClient();
    if (!mail) throw new Error("The shop has no account to send with");
    if (patience.signal.aborted) return;
    client.init({
      publicKey: mail.publicKey,
      ...(mail.isHere && { origin: location.origin }),
    });
    onHandOver();
    await client.send(patience.signal, mail.serviceId, mail.templateId, variablesOf(message));
  };
  try {
    await Promise.race([send(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

/** The part of the provider's client that the shop calls; the signal aborts a message. */
export type EmailClient = Pick<Client, "init"> & {
  send(signal: AbortSignal, ...message: Parameters<Client["send"]>): Promise<unknown>;
};
type Client = typeof import("@emailjs/browser");

declare global {
  /** Set by emailjs-client.ts. */
  var emailjs: EmailClient | undefined;
}

let client: Promise<EmailClient> | undefined;
let misses = 0;

function forgetClient(): void {
  client = undefined;
  misses += 1;
}

/**
 * The provider's client, which the form asks for when a visitor begins to write.
 *
 * Most browsers remember a failed `import()` for as long as the page is open: only another address makes them fetch
 * again.
 */
export function fetchClient(): Promise<EmailClient> {
  surviveBlockedStorage();
  client ??= import(/* @vite-ignore */ clientFile + (misses ? `?${misses}` : ""))
    .then(() => {
      if (!globalThis.emailjs) throw new Error("The e-mail client is not what was expected");
      return globalThis.emailjs;
    })
    .catch((error) => {
      forgetClient();
      throw error;
    });
  return client;
}

/** The client reads `localStorage` as it loads, which throws where site data are blocked; it copes without one. */
function surviveBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
  }
}
