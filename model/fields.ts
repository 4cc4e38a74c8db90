import { z } from "zod";
import { amountMend, dayMend, priceMend } from "./advice.ts";
import { slug } from "./slug.ts";
import { isDay, isHttps, isPrice, isText } from "./values.ts";

/** What to tell the owner where a field does not hold what it should. */
type Mend = string | ((input: unknown) => string);

export const says = (mend: Mend) => ({
  error: ({ input }: { input?: unknown }) => (typeof mend === "string" ? mend : mend(input)),
});

/** What is said of a text, unless something else stands in its place. */
export const text = (title: string, mend: Mend, isRight: (value: unknown) => boolean = isText) =>
  z
    .string(
      says((input) =>
        typeof input === "number" || typeof input === "boolean"
          ? `Aquí va un texto: ponlo entre comillas, "${input}".`
          : says(mend).error({ input }),
      ),
    )
    .refine(isRight, says(mend))
    .meta({ title });

const tooLong = (most: number) => says(`Acórtalo: como mucho, ${most} letras.`);

/** What something is known by, and how long Google lets it be (tools/site/feeds.ts). */
export const label = (title: string, most: number) =>
  text(title, "Cada bolso necesita el suyo, distinto.")
    .max(most, tooLong(most))
    .refine(
      (value) => !isText(value) || slug(value) !== "",
      says("Usa al menos una letra o una cifra."),
    )
    .meta({ title });

export const shown = (title: string) => text(title, "Escribe este texto: se ve en la tienda.");

/** A text for a place that has room for so many letters. */
export const brief = (title: string, most: number) =>
  shown(title).max(most, tooLong(most)).meta({ title });

/** A day of the calendar, in Spain. */
export const day = (title: string) => text(title, dayMend, isDay);

/** An amount of euros, at most two decimals. */
export const euros = (
  title: string,
  description: string,
  key: string,
  mend: (input: unknown) => string = (input) => priceMend(input, key),
) => z.number(says(mend)).refine(isPrice, says(mend)).meta({ title, description });

export const link = (title: string) =>
  text(title, "Copia el enlace entero desde el navegador: empieza por «https://».", isHttps);

export const group = <Shape extends z.ZodRawShape>(title: string, shape: Shape) =>
  z
    .strictObject(
      shape,
      says("Debajo van sus campos, cada uno en su línea y con dos espacios delante."),
    )
    .meta({ title });

export const list = <Item extends z.ZodType>(title: string, item: Item, mend: string) =>
  z.array(item, says(mend)).min(1, says(mend)).meta({ title });

export const size = (title: string) =>
  z
    .number(says(amountMend))
    .positive(says(amountMend))
    // More of them are no number in a file of hers (yaml.ts).
    .refine((size) => Number(size.toFixed(2)) === size, says(amountMend))
    .meta({ title, description: "En centímetros." });

/** What is seen in a photograph. */
export const alt = text(
  "texto alternativo",
  "Describe en una frase lo que se ve, para quien no puede ver la foto: «Bolso redondo amarillo, visto de frente.»",
);

export const file = (title: string) =>
  text(title, "Escribe el nombre de la foto, por ejemplo «1.jpg».");

/** A colour, `#rrggbb`. */
export const colour = (title: string, example: string) =>
  text(
    title,
    `Escribe el color como una almohadilla y seis cifras, entre comillas simples, por ejemplo '${example}'. Sin comillas, lo que sigue a la almohadilla no se lee.`,
    (value) => /^#[0-9a-f]{6}$/i.test(String(value)),
  ).toLowerCase();

/** The colours in which bags are crocheted: one of them goes into the message that asks for a bag. */
export const yarns = list(
  "colores de hilo",
  group("hilo", {
    name: brief("nombre del color", 30),
    colour: colour("color del hilo", "#8a8f5a"),
  }),
  "Escribe los colores, cada uno con «name» y «colour».",
).meta({ description: "Los colores en que lo haces: quien lo pide puede elegir uno." });

/** A photograph with its words. */
export const photoOf = (title: string) => group(title, { file: file(title), alt });
