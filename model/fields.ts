import { z } from "zod";
import { amountAdvice, dayAdvice, priceAdvice } from "./advice.ts";
import type { Control, Names } from "./field.ts";
import { slug } from "./slug.ts";
import { isDay, isHttps, isPrice, isText } from "./values.ts";

type Advice = string | ((input: unknown) => string);

type More = { hint?: string; control?: Control; names?: Names; common?: true };

export const says = (advice: Advice) => ({
  error: ({ input }: { input?: unknown }) => (typeof advice === "string" ? advice : advice(input)),
});

const described = ({ hint, ...more }: More) => ({
  ...(hint && { description: hint }),
  ...more,
});

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

/** A name or reference; Google limits its length (tools/site/feeds.ts). */
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

export const paragraph = (title: string, more?: More) =>
  shown(title, { control: "paragraph", ...more });

export const brief = (title: string, most: number, hint = "") =>
  shown(title)
    .max(most, tooLong(most))
    .meta({ title, most, control: "line", ...described({ hint }) });

export const day = (title: string) => text(title, dayAdvice, isDay, { control: "day" });

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
    // model/reading.ts reads two decimals at most.
    .refine((size) => Number(size.toFixed(2)) === size, says(amountAdvice))
    .meta({ title, control: "size", description: "En centímetros, sin contar las asas." });

export const colour = (title: string, example: string, hint = "") =>
  text(
    title,
    `Escribe el color con una almohadilla y seis cifras, por ejemplo ${example}.`,
    (value) => /^#[0-9a-f]{6}$/i.test(String(value)),
    { control: "colour", hint },
  )
    .toLowerCase()
    .meta({ title, control: "colour", ...described({ hint }) });

export const yarns = (hint: string) =>
  list(
    "Colores de hilo",
    group("Hilo", { name: brief("Nombre del color", 30), colour: colour("Color", "#8a8f5a") }),
    "Añade al menos un color, con su nombre.",
    hint,
  );

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

export const photoOf = (title: string, pixels: number, hint = "") =>
  group(title, { file: photo("Foto", pixels), alt }, hint);
