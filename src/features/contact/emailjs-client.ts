import { init, send } from "@emailjs/browser";
import { endWith } from "./client-fetch";
import type { EmailClient } from "./send-message";

const sendUntil: EmailClient["send"] = (signal, ...message) => {
  endWith(signal);
  return send(...message);
};

// Not exported: of a file that is bundled apart from the app, Vite keeps only what it does.
globalThis.emailjs = { init, send: sendUntil };
