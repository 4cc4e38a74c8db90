import type { Content } from "../../model/types.ts";

/**
 * What Home's film consists of. The app has it as constants (src/virtual.d.ts): the minifier leaves the player out
 * of a shop without a film (docs/decisions/018-options.md).
 */
export function filmsOf({ pictures }: Pick<Content, "pictures">) {
  const cuts = [pictures.hero.desktop, pictures.hero.mobile];
  return {
    hasFilm: cuts.some(({ mp4 }) => mp4),
    allFilms: cuts.every(({ mp4, webm }) => mp4 && webm),
  };
}

/** The ids of the demonstration, whose mailbox stands on its own host. */
const DEMO_KEYS = {
  publicKey: "clave-publica-demo",
  serviceId: "servicio_demo",
  templateId: "plantilla_demo",
};

/** The provider's client is built where a module names it: a shop without a form does not ship it. */
const CLIENT = "/src/features/contact/emailjs-client?worker&url";

/**
 * The module by which the app learns what the owner has written: `virtual:content`.
 *
 * @param mode `demo` for the shop that sends its mail to the host that serves it
 */
export function contentModule(content: Content | undefined, mode: string): string {
  const isHere = mode === "demo";
  const keys = isHere ? DEMO_KEYS : content?.shop.emailjs;
  const constants = { content, ...(content && filmsOf(content)), hasForm: keys !== undefined };
  return [
    ...Object.entries(constants).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
    ),
    keys
      ? `import client from "${CLIENT}";\nexport const mail = { ...${JSON.stringify({ ...keys, isHere })}, client };\n`
      : "export const mail = undefined;\n",
  ].join("");
}
