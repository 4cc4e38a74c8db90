import { shop } from "../../content";
import clientUrl from "./emailjs-client?worker&url";

/** What a visitor writes to the shop (SPEC 3). */
export type ContactMessage = { name: string; email: string; message: string };

/** Sends a message once. Resolves when it was accepted; rejects, with any value, when it was not. */
export type SendMessage = (message: ContactMessage) => Promise<void>;

/** Milliseconds after which a send without an answer counts as failed. */
const SEND_TIMEOUT = 20_000;

/**
 * Milliseconds of them that are counted apart. In a tab that slept, or that was kept for the way Back, a timer that
 * has run out comes before an answer that has been there for long.
 */
const WAKE_UP = 1000;

/**
 * Sends through the e-mail provider (SPEC 7). Its client is fetched here, at the first message: it
 * weighs on no one who only looks, and it reads `localStorage` as it loads, which throws where a
 * visitor blocks site data.
 *
 * What is given up is not sent later: not when the client comes at last, and a request under way is
 * broken off. Only what the provider has already taken in cannot be taken back.
 */
export const sendByEmailJs: SendMessage = async ({ name, email, message }) => {
  surviveBlockedStorage();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new AbortController();
  const tooLate = new Promise<never>((_, reject) => {
    const giveUp = () => {
      reject(new Error("The e-mail provider did not answer"));
      patience.abort();
    };
    timer = setTimeout(() => {
      timer = setTimeout(giveUp, WAKE_UP);
    }, SEND_TIMEOUT - WAKE_UP);
  });
  const send = async () => {
    const client = await fetchClient();
    if (patience.signal.aborted) return;
    client.init({
      publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY,
      ...(import.meta.env.VITE_EMAILJS_ORIGIN === "same" && { origin: location.origin }),
    });
    await client.send(
      patience.signal,
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

/** What the shop uses of the provider's client; its messages can be broken off here. */
export type EmailClient = Pick<Client, "init"> & {
  send(signal: AbortSignal, ...message: Parameters<Client["send"]>): Promise<unknown>;
};
type Client = typeof import("@emailjs/browser");

declare global {
  /** There once emailjs-client.ts has been fetched. */
  var emailjs: EmailClient | undefined;
}

/** How often the client's file has been asked for. */
let fetches = 0;

/**
 * The provider's client. Most browsers remember for as long as the page is open that an `import()`
 * has failed: after a miss, only another address makes them fetch again. So Vite has to tell the
 * file's address, and it does that for what it bundles as it would a worker.
 */
async function fetchClient() {
  if (!globalThis.emailjs) {
    const query = fetches === 0 ? "" : `?${fetches}`;
    fetches += 1;
    await import(/* @vite-ignore */ clientUrl + query);
  }
  if (!globalThis.emailjs) throw new Error("The e-mail client is not what was expected");
  return globalThis.emailjs;
}

/** Where reading `localStorage` throws, lets it be absent instead, which the client copes with. */
function surviveBlockedStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
  }
}
