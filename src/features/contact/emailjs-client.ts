import { init, send } from "@emailjs/browser";
import type { EmailClient } from "./send-message";

/**
 * Sends until the signal ends it. The client fetches without one, so for as long as a message is
 * under way the page's `fetch` brings it along; nothing else in the shop fetches.
 */
const sendUntil: EmailClient["send"] = async (signal, ...message) => {
  const { fetch } = globalThis;
  globalThis.fetch = (input, settings) => fetch(input, { ...settings, signal });
  try {
    return await send(...message);
  } finally {
    globalThis.fetch = fetch;
  }
};

// Not exported: of a file that is bundled apart from the app, Vite keeps only what it does.
globalThis.emailjs = { init, send: sendUntil };
