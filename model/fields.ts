import * as z from "zod/mini";
import type { Control, Names } from "./form-fields.ts";
import { slug } from "./slug.ts";
import { asNumber, isHttps, isPrice, isText } from "./values.ts";

type More = { hint?: string; control?: Control; names?: Names; common?: true };

type Message = string | ((input: unknown) => string);

/** The sentence that a rule's problem is told by. */
export const says = (message: Message) => ({
  error: ({ input }: { input?: unknown }) =>
    typeof message === "string" ? message : message(input),
});

const described = ({ hint, ...more }: More) => ({
  ...(hint && { description: hint }),
  ...more,
});

/** Reads what people write in several ways before its rule is asked. */
export const understood = <Schema extends z.ZodMiniType>(
  read: (written: unknown) => unknown,
  schema: Schema,
) =>
  // It takes whatever is written; what it should be is the rule's.
  z.pipe(z.transform(read), schema as z.ZodMiniType<z.output<Schema>>) as z.ZodMiniType<
    z.output<Schema>,
    z.input<Schema>
  >;

export const text = (
  title: string,
  message: Message,
  isRight: (value: unknown) => boolean = isText,
  more: More = {},
) =>
  z
    .string(says((input) => (isScalar(input) ? IN_QUOTES : says(message).error({ input }))))
    .check(
      z.refine(isRight, says(message)),
      z.meta({ title, control: "line", ...described(more) }),
    );

const IN_QUOTES = "Aquí va un texto: escríbelo entre comillas simples.";
const isScalar = (input: unknown) => typeof input === "number" || typeof input === "boolean";

const tooLong = (most: number) => says(`Acórtalo: como mucho, ${most} letras.`);

/** A name or reference. */
export const known = (title: string, most: number) =>
  text(
    title,
    "Cada bolso necesita el suyo, distinto, con una letra o una cifra al menos.",
    (value) => slug(String(value)) !== "",
  ).check(z.maxLength(most, tooLong(most)), z.meta({ most }));

export const shown = (title: string, more?: More) =>
  text(title, "Escribe este texto: se ve en la tienda.", isText, more);

export const paragraph = (title: string, more?: More) =>
  shown(title, { control: "paragraph", ...more });

export const brief = (title: string, most: number, hint = "") =>
  shown(title, { hint }).check(z.maxLength(most, tooLong(most)), z.meta({ most }));

export const euros = (
  title: string,
  hint: string,
  message = "Escribe los euros con un número mayor que cero y, como mucho, dos decimales: 24,50.",
) =>
  understood(
    asNumber,
    z
      .number(says(message))
      .check(
        z.refine(isPrice, says(message)),
        z.meta({ title, control: "amount", ...described({ hint }) }),
      ),
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
    .strictObject(
      shape,
      says(`Aquí van varios datos, cada uno en su campo: ${Object.keys(shape).join(", ")}.`),
    )
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
        `Elige entre ${Object.entries(choices)
          .map(([value, label]) => `«${value}» (${label})`)
          .join(", ")
          .replace(/, ([^,]*)$/, " y $1")}.`,
      ),
    )
    .check(z.meta({ title, control: "choice", choices, ...described({ hint }) }));

export const yesNo = (title: string, hint: string) =>
  z
    .boolean(says("Escribe «true» si sí o «false» si no."))
    .check(z.meta({ title, control: "switch", ...described({ hint }) }));

const SIZE =
  "Escribe los centímetros con un número mayor que cero y, como mucho, dos decimales: 22,5.";

export const size = (title: string) =>
  understood(
    asNumber,
    z
      .number(says(SIZE))
      .check(
        z.refine(isPrice, says(SIZE)),
        z.meta({ title, control: "size", description: "En centímetros, sin contar las asas." }),
      ),
  );

export const colour = (title: string, example: string, hint = "") =>
  text(
    title,
    `Escribe el color entre comillas simples, con una almohadilla y seis cifras: '${example}'.`,
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

/** Empty, it is told of and filled in (model/read-content.ts). */
export const alt = z._default(
  z.string(says(IN_QUOTES)).check(
    z.meta({
      title: "Qué se ve en la foto",
      description: "Una frase, para quien no puede verla.",
      control: "paragraph",
    }),
  ),
  "",
);

/** Which part of a photo its frame keeps; the middle where nothing is said. */
export const keep = z.optional(
  choice("Qué parte se ve siempre", {
    top: "Arriba",
    bottom: "Abajo",
    left: "Izquierda",
    right: "Derecha",
  }).check(z.meta({ none: "Centro" })),
);

/** @param pixels how many across it needs to be sharp on a fine screen */
export const photo = (title: string, pixels: number, hint = "") =>
  text(title, "Elige una foto.", isText, {
    control: "photo",
    names: { kind: "photo", pixels },
    hint,
  });

export const photoOf = (title: string, pixels: number, hint = "") =>
  group(title, { file: photo(title, pixels), alt }, hint);
