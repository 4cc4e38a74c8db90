import { init, send } from "@emailjs/browser";
import { endWith } from "./client-fetch";
import type { EmailClient } from "./send-message";

const sendUntil: EmailClient["send"] = (signal, ...message) => {
  endWith(signal);
  return send(...message);
};

// A global, not an export: Vite drops the exports of a file that is bundled as a worker.
globalThis.emailjs = { init, send: sendUntil };
