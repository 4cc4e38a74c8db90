import * as z from "zod/mini";
import { amountAdvice, priceAdvice } from "./advice.ts";
import type { Control, Names } from "./field.ts";
import { slug } from "./slug.ts";
import { isHttps, isPrice, isText } from "./values.ts";

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
    .check(z.refine(isRight, says(advice)), z.meta({ title, control: "line", ...described(more) }));

const tooLong = (most: number) => says(`Acórtalo: como mucho, ${most} letras.`);

/** A name or reference; Google limits its length (tools/site/feeds.ts). */
export const known = (title: string, most: number) =>
  text(title, "Cada bolso necesita el suyo, distinto.").check(
    z.maxLength(most, tooLong(most)),
    z.refine(
      (value) => !isText(value) || slug(value) !== "",
      says("Usa al menos una letra o una cifra."),
    ),
    z.meta({ most }),
  );

export const shown = (title: string, more?: More) =>
  text(title, "Escribe este texto: se ve en la tienda.", isText, more);

export const paragraph = (title: string, more?: More) =>
  shown(title, { control: "paragraph", ...more });

export const brief = (title: string, most: number, hint = "") =>
  shown(title, { hint }).check(z.maxLength(most, tooLong(most)), z.meta({ most }));

export const euros = (
  title: string,
  hint: string,
  advice: (input: unknown) => string = priceAdvice,
) =>
  z
    .number(says(advice))
    .check(
      z.refine(isPrice, says(advice)),
      z.meta({ title, control: "amount", ...described({ hint }) }),
    );

export const link = (title: string) =>
  text(title, "Copia el enlace entero desde el navegador: empieza por «https://».", isHttps, {
    control: "link",
  });

export const group = <Shape extends z.core.$ZodLooseShape>(
  title: string,
  shape: Shape,
  hint = "",
  control: Control = "group",
) =>
  z
    .strictObject(shape, says("Aquí van varios datos, cada uno en su campo."))
    .check(z.meta({ title, control, ...described({ hint }) }));

export const list = <Item extends z.ZodMiniType>(
  title: string,
  item: Item,
  advice: string,
  hint = "",
  control: Control = "list",
) =>
  z
    .array(item, says(advice))
    .check(z.minLength(1, says(advice)), z.meta({ title, control, ...described({ hint }) }));

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
    .check(z.meta({ title, control: "choice", choices, ...described({ hint }) }));

export const yesNo = (title: string, hint: string) =>
  z
    .boolean(says("Di solo si sí o si no."))
    .check(z.meta({ title, control: "switch", ...described({ hint }) }));

export const size = (title: string) =>
  z.number(says(amountAdvice)).check(
    z.positive(says(amountAdvice)),
    // model/reading.ts reads two decimals at most.
    z.refine((size) => Number(size.toFixed(2)) === size, says(amountAdvice)),
    z.meta({ title, control: "size", description: "En centímetros, sin contar las asas." }),
  );

export const colour = (title: string, example: string, hint = "") =>
  text(
    title,
    `Escribe el color con una almohadilla y seis cifras, por ejemplo ${example}.`,
    (value) => /^#[0-9a-f]{6}$/i.test(String(value)),
    { control: "colour", hint },
  ).check(z.toLowerCase());

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
