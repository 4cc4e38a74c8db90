import { KEYS, type Key, keyMistake, ownerOf, whereIs } from "../../model/emailjs.ts";
import type { KeysPlace } from "./settings.ts";

/** The three keys of a shop's account with the provider. */
export type MailKeys = Record<keyof typeof KEYS, string>;

type Settings = Readonly<Record<string, string>>;

const ALL: readonly Key[] = Object.values(KEYS);

/** The keys that the settings hold; empty those that are not set. */
export const mailKeys = (env: Settings): MailKeys => ({
  publicKey: env[KEYS.publicKey.setting] ?? "",
  serviceId: env[KEYS.serviceId.setting] ?? "",
  templateId: env[KEYS.templateId.setting] ?? "",
});

/**
 * What to tell the owner about keys of the e-mail provider that are not set, or that cannot be right. No
 * value is quoted: on GitHub each is a secret, and what holds a secret is not passed on to her.
 *
 * @param place where she writes them
 * @returns a Spanish text, or `undefined` where all is well
 */
export function keysReport(env: Settings, place: KeysPlace): string | undefined {
  const missing = ALL.filter(({ setting }) => !env[setting]?.trim());
  const wrong = ALL.filter((key) => !missing.includes(key)).flatMap((key) => {
    const mistake = mistakeIn(key, env);
    return mistake ? [`  · ${key.setting} (${place.of(key.setting)}): ${mistake}`] : [];
  });
  if (missing.length + wrong.length === 0) return undefined;
  return [
    missing.length > 0
      ? "La tienda no se publica sin las claves del correo: el formulario de contacto no funcionaría."
      : "La tienda no se publica: hay claves del correo mal puestas, y el formulario de contacto no funcionaría.",
    ...missing.map((key) => `  · Falta ${key.setting} (en ${whereIs(key)}).`),
    ...wrong,
    ...(missing.length > 0 ? [place.advice] : []),
  ].join("\n");
}

/** What is surely no key, or not this one; nothing is said of a value that may be right. */
function mistakeIn(key: Key, env: Settings): string | undefined {
  const value = env[key.setting] ?? "";
  const owner = ownerOf(value);
  const mistake = keyMistake(key, value, ({ setting }) => setting);
  if (mistake) return mistake;
  // Whichever of the two begins as it should is right.
  const twin = ALL.find((other) => other !== key && env[other.setting] === value);
  return twin && owner !== key
    ? `hay lo mismo que en ${twin.setting}. Aquí va ${key.article} ${key.name} (en ${whereIs(key)}).`
    : undefined;
}
