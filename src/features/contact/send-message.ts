import { mail, shop } from "../../content";

/** What a visitor writes to the shop. */
export type ContactMessage = { name: string; email: string; message: string };

/**
 * Sends a message once. Resolves when the provider has accepted it; rejects, with any value, when not.
 *
 * @param onHandOver called when the browser gets the message, to deliver it even if the page is left
 */
export type SendMessage = (message: ContactMessage, onHandOver: () => void) => Promise<void>;

/** A send without an answer for so long has failed. */
const SEND_TIMEOUT_MS = 20_000;

/**
 * When a tab wakes, an expired timer fires before an answer already received; one more second lets the
 * answer win.
 */
const WAKE_UP_MS = 1000;

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
 * Sends through the e-mail provider, by its own client.
 *
 * A message that is given up is not sent later: not when the client's file comes at last, and a request
 * under way is broken off. Only what the provider has already accepted cannot be taken back.
 */
export const sendByEmailJs: SendMessage = async (message, onHandOver) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new AbortController();
  const tooLate = new Promise<never>((_, reject) => {
    const giveUp = () => {
      reject(new Error("The e-mail provider did not answer"));
      patience.abort();
      // A file that does not come is asked for again by the next message.
      if (!globalThis.emailjs) forgetClient();
    };
    timer = setTimeout(() => {
      timer = setTimeout(giveUp, WAKE_UP_MS);
    }, SEND_TIMEOUT_MS - WAKE_UP_MS);
  });
  const send = async () => {
    const client = await fetchClient();
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

/** What the shop uses of the provider's client; a signal breaks a message off. */
export type EmailClient = Pick<Client, "init"> & {
  send(signal: AbortSignal, ...message: Parameters<Client["send"]>): Promise<unknown>;
};
type Client = typeof import("@emailjs/browser");

declare global {
  /** There once emailjs-client.ts has been fetched. */
  var emailjs: EmailClient | undefined;
}

let client: Promise<EmailClient> | undefined;
let misses = 0;

function forgetClient(): void {
  client = undefined;
  misses += 1;
}

/**
 * The provider's client. The form asks for it when a visitor begins to write, so that it is there when
 * the message is sent; it weighs on no one who only looks.
 *
 * Most browsers remember for as long as the page is open that an `import()` has failed: after a miss, only
 * another address makes them fetch again. Vite tells the address of a file that it bundles as a worker.
 */
export function fetchClient(): Promise<EmailClient> {
  surviveBlockedStorage();
  client ??= import(/* @vite-ignore */ mail.client + (misses ? `?${misses}` : ""))
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

/**
 * The client reads `localStorage` as it loads, which throws where a visitor blocks site data. The client
 * copes with its absence.
 */
function surviveBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
  }
}
