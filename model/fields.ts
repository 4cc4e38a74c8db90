import { z } from "zod";
import { amountAdvice, dayAdvice, priceAdvice } from "./advice.ts";
import type { Control, Names } from "./field.ts";
import { slug } from "./slug.ts";
import { isDay, isHttps, isPrice, isText } from "./values.ts";

/** What to tell the owner where a field does not hold what it should. */
type Advice = string | ((input: unknown) => string);

/** What is said of a field beside its rule. */
type More = { hint?: string; control?: Control; names?: Names; common?: true };

export const says = (advice: Advice) => ({
  error: ({ input }: { input?: unknown }) => (typeof advice === "string" ? advice : advice(input)),
});

const described = ({ hint, ...more }: More) => ({
  ...(hint && { description: hint }),
  ...more,
});

/** A text, and what is said of it unless something else stands in its place. */
export const text = (
  title: string,
  advice: Advice,
  isRight: (value: unknown) => boolean = isText,
  more: More = {},
) =>
  z
    .string(
      says((input) =>
        typeof input === "number" || typeof input === "boolean"
          ? "Aquí va un texto."
          : says(advice).error({ input }),
      ),
    )
    .refine(isRight, says(advice))
    .meta({ title, control: "line", ...described(more) });

const tooLong = (most: number) => says(`Acórtalo: como mucho, ${most} letras.`);

/** What something is known by, and how long Google lets it be (tools/site/feeds.ts). */
export const known = (title: string, most: number) =>
  text(title, "Cada bolso necesita el suyo, distinto.")
    .max(most, tooLong(most))
    .refine(
      (value) => !isText(value) || slug(value) !== "",
      says("Usa al menos una letra o una cifra."),
    )
    .meta({ title, most });

export const shown = (title: string, more?: More) =>
  text(title, "Escribe este texto: se ve en la tienda.", isText, more);

/** Several lines of text. */
export const paragraph = (title: string, more?: More) =>
  shown(title, { control: "paragraph", ...more });

/** A text for a place that has room for so many letters. */
export const brief = (title: string, most: number, hint = "") =>
  shown(title)
    .max(most, tooLong(most))
    .meta({ title, most, control: "line", ...described({ hint }) });

/** A day of the calendar, in Spain. */
export const day = (title: string) => text(title, dayAdvice, isDay, { control: "day" });

/** An amount of euros, at most two decimals. */
export const euros = (
  title: string,
  hint: string,
  advice: (input: unknown) => string = priceAdvice,
) =>
  z
    .number(says(advice))
    .refine(isPrice, says(advice))
    .meta({ title, control: "amount", ...described({ hint }) });

export const link = (title: string) =>
  text(title, "Copia el enlace entero desde el navegador: empieza por «https://».", isHttps, {
    control: "link",
  });

export const group = <Shape extends z.ZodRawShape>(
  title: string,
  shape: Shape,
  hint = "",
  control: Control = "group",
) =>
  z
    .strictObject(shape, says("Aquí van varios datos, cada uno en su campo."))
    .meta({ title, control, ...described({ hint }) });

export const list = <Item extends z.ZodType>(
  title: string,
  item: Item,
  advice: string,
  hint = "",
  control: Control = "list",
) =>
  z
    .array(item, says(advice))
    .min(1, says(advice))
    .meta({ title, control, ...described({ hint }) });

export const choice = <const Choices extends Readonly<Record<string, string>>>(
  title: string,
  choices: Choices,
  hint = "",
) =>
  z
    .enum(
      Object.keys(choices) as (keyof Choices & string)[],
      says(
        `Elige entre ${Object.values(choices)
          .join(", ")
          .replace(/, ([^,]*)$/, " y $1")}.`,
      ),
    )
    .meta({ title, control: "choice", choices, ...described({ hint }) });

export const yesNo = (title: string, hint: string) =>
  z
    .boolean(says("Di solo si sí o si no."))
    .meta({ title, control: "switch", ...described({ hint }) });

export const size = (title: string) =>
  z
    .number(says(amountAdvice))
    .positive(says(amountAdvice))
    // More of them are no number in a file of hers (yaml.ts).
    .refine((size) => Number(size.toFixed(2)) === size, says(amountAdvice))
    .meta({ title, control: "size", description: "En centímetros, sin contar las asas." });

/** A colour, `#rrggbb`. */
export const colour = (title: string, example: string, hint = "") =>
  text(
    title,
    `Escribe el color con una almohadilla y seis cifras, por ejemplo ${example}.`,
    (value) => /^#[0-9a-f]{6}$/i.test(String(value)),
    { control: "colour", hint },
  )
    .toLowerCase()
    .meta({ title, control: "colour", ...described({ hint }) });

/** The colours in which bags are crocheted: one of them goes into the message that asks for a bag. */
export const yarns = (hint: string) =>
  list(
    "Colores de hilo",
    group("Hilo", { name: brief("Nombre del color", 30), colour: colour("Color", "#8a8f5a") }),
    "Añade al menos un color, con su nombre.",
    hint,
  );

/** What is seen in a photograph. */
export const alt = text(
  "Qué se ve en la foto",
  "Describe en una frase lo que se ve, para quien no puede ver la foto: «Bolso redondo amarillo, visto de frente.»",
  isText,
  { control: "paragraph", hint: "Una frase, para quien no puede verla." },
);

/** @param pixels how many across it needs to be sharp on a fine screen */
export const photo = (title: string, pixels: number, hint = "") =>
  text(title, "Elige una foto.", isText, {
    control: "photo",
    names: { kind: "photo", pixels },
    hint,
  });

/** A photograph with its words. */
export const photoOf = (title: string, pixels: number, hint = "") =>
  group(title, { file: photo("Foto", pixels), alt }, hint);
