/** Where each key of the e-mail provider is found in its control panel. */
const KEYS = {
  VITE_EMAILJS_PUBLIC_KEY: "Account → General → Public Key",
  VITE_EMAILJS_SERVICE_ID: "Email Services → Service ID",
  VITE_EMAILJS_TEMPLATE_ID: "Email Templates → Template ID",
} as const;

/**
 * What to tell the owner about keys of the e-mail provider that are not set.
 *
 * @returns a Spanish text, or `undefined` where nothing is missing
 */
export function missingKeys(env: Readonly<Record<string, string>>): string | undefined {
  const missing = Object.entries(KEYS).filter(([key]) => !env[key]?.trim());
  if (missing.length === 0) return undefined;
  return [
    "La tienda no se publica sin las claves del correo: el formulario de contacto no funcionaría.",
    ...missing.map(
      ([key, place]) => `  · Falta ${key} (en https://dashboard.emailjs.com: ${place}).`,
    ),
    "Copia .env.example con el nombre .env.local y escríbelas allí.",
  ].join("\n");
}
