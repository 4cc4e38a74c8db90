import { init, send } from "@emailjs/browser";

// Not exported: of a file that is bundled apart from the app, Vite keeps only what it does.
globalThis.emailjs = { init, send };
