import { loadEnv } from "vite";
import { emailjs } from "../../model/emailjs.ts";
import type { Problem } from "../../model/problem.ts";
import type { ShopFile } from "../../model/types.ts";

/** The three ids of a shop's account with the provider. */
export type MailKeys = NonNullable<ShopFile["emailjs"]>;

/** Those of the demonstration, whose mailbox stands on its own host. */
export const DEMO_KEYS: MailKeys = {
  publicKey: "clave-publica-demo",
  serviceId: "servicio_demo",
  templateId: "plantilla_demo",
};

/** What a shop's settings called the ids before they were content. */
const SETTINGS = {
  publicKey: "VITE_EMAILJS_PUBLIC_KEY",
  serviceId: "VITE_EMAILJS_SERVICE_ID",
  templateId: "VITE_EMAILJS_TEMPLATE_ID",
} as const;

const WHERE = "Correo del formulario";

/**
 * The ids in the settings of whoever builds: a shop that was published with them goes on sending. No value is
 * quoted: where GitHub keeps them they are secrets.
 *
 * @returns the ids, or what is wrong with them; and that they belong elsewhere now
 */
export function keysOfSettings(env = loadEnv("production", process.cwd(), "VITE_EMAILJS_")): {
  keys?: MailKeys;
  problems: Problem[];
} {
  const set = Object.entries(SETTINGS).map(([key, setting]) => [key, env[setting] ?? ""] as const);
  if (set.every(([, value]) => value.trim() === "")) return { problems: [] };
  const { data: keys, error } = emailjs.safeParse(Object.fromEntries(set));
  if (keys)
    return {
      keys,
      problems: [
        {
          where: WHERE,
          field: "las tres claves",
          found: "VITE_EMAILJS_… en los ajustes de quien publica la tienda",
          advice:
            "Siguen valiendo. Cópialas en el taller, en «Correo del formulario», y bórralas de allí.",
          warning: true,
        },
      ],
    };
  return {
    problems: error.issues.map(({ path: [key], message }) => ({
      where: WHERE,
      field: SETTINGS[key as keyof MailKeys],
      found: "algo que no vale, o nada, en los ajustes de quien publica la tienda",
      advice: message,
    })),
  };
}
