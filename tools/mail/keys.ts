import { KEYS, PANEL } from "./provider.ts";
import type { KeysPlace } from "./settings.ts";

/** The three keys of a shop's account with the provider. */
export type MailKeys = Record<keyof typeof KEYS, string>;

type Settings = Readonly<Record<string, string>>;
type Key = (typeof KEYS)[keyof typeof KEYS];

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

const whereIs = ({ place, name }: Key): string => `${PANEL}: ${place} → ${name}`;

/** What is surely no key, or not this one; nothing is said of a value that may be right. */
function mistakeIn(key: Key, env: Settings): string | undefined {
  const value = env[key.setting] ?? "";
  if (/["'`´«»“”‘’]/.test(value)) return "hay comillas. Escribe la clave sola, sin ellas.";
  if (/\s/.test(value))
    return "hay espacios o un salto de línea. Escribe la clave sola, sin nada alrededor.";
  const here = `Aquí va ${key.article} ${key.name} (en ${whereIs(key)}).`;
  const owner = ALL.find(({ begins }) => value.startsWith(begins));
  if (owner && owner !== key)
    return `hay ${owner.one} ${owner.name} (empieza por «${owner.begins}»), que va en ${owner.setting}. ${here}`;
  // Whichever of the two begins as it should is right.
  const twin = ALL.find((other) => other !== key && env[other.setting] === value);
  if (twin && owner !== key) return `hay lo mismo que en ${twin.setting}. ${here}`;
  return undefined;
}
