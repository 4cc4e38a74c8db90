import { KEYS, PANEL } from "./provider.ts";

/** The three keys of a shop's account with the provider. */
export type MailKeys = Record<keyof typeof KEYS, string>;

type Settings = Readonly<Record<string, string>>;

/** The keys that the settings hold; empty those that are not set. */
export const mailKeys = (env: Settings): MailKeys => ({
  publicKey: env[KEYS.publicKey.setting] ?? "",
  serviceId: env[KEYS.serviceId.setting] ?? "",
  templateId: env[KEYS.templateId.setting] ?? "",
});

/**
 * What to tell the owner about keys of the e-mail provider that are not set.
 *
 * @returns a Spanish text, or `undefined` where nothing is missing
 */
export function missingKeys(env: Settings): string | undefined {
  const missing = Object.values(KEYS).filter(({ setting }) => !env[setting]?.trim());
  if (missing.length === 0) return undefined;
  return [
    "La tienda no se publica sin las claves del correo: el formulario de contacto no funcionaría.",
    ...missing.map(
      ({ setting, place, name }) => `  · Falta ${setting} (en ${PANEL}: ${place} → ${name}).`,
    ),
    "Copia .env.example con el nombre .env.local y escríbelas allí.",
  ].join("\n");
}
