import * as z from "zod/mini";
import { NUMBER_PARSERS, type NumberControl, parseLink } from "./parsers.ts";
import { createSlug, hasText, normalizeText } from "./text.ts";
import { isHttpsUrl, isPrice, mayBePhoto } from "./validators.ts";

type Meta = z.core.GlobalMeta;

/** The limit of every text: parsing or checking a longer one could take seconds. */
const MAX_TEXT_LENGTH = 20_000;

/** Parses the input before `schema` validates it. Leaves an overlong text unparsed: `schema` rejects it. */
export const preprocess = <Schema extends z.ZodMiniType>(
  parse: (input: unknown) => unknown,
  schema: Schema,
) =>
  // The cast types the input: the transform itself accepts any value.
  z.pipe(
    z.transform((input) =>
      typeof input === "string" && input.length > MAX_TEXT_LENGTH ? input : parse(input),
    ),
    schema as z.ZodMiniType<z.output<Schema>>,
  ) as z.ZodMiniType<z.output<Schema>, z.input<Schema>>;

const formatLongMessage = (max: number): string => `Acórtalo: como mucho, ${max} letras.`;

const NOT_TEXT_MESSAGE = "Aquí va un texto: escríbelo entre comillas simples.";

/** @param message for a missing or invalid text */
export const text = (
  title: string,
  message: string,
  isValid: (value: unknown) => boolean = hasText,
  meta: Meta = {},
) =>
  z
    .string({ error: ({ input }) => (input === undefined ? message : NOT_TEXT_MESSAGE) })
    .check(
      z.maxLength(MAX_TEXT_LENGTH, { error: formatLongMessage(MAX_TEXT_LENGTH), abort: true }),
      z.refine(isValid, message),
      z.meta({ title, control: "text", ...meta }),
    );

/** Limits a text, and has the workshop say how many letters are left. */
export const limitLength = (max: number) => [
  z.maxLength(max, formatLongMessage(max)),
  z.meta({ maxLength: max }),
];

/** A text that differs from bag to bag (model/content/cross-field-checks.ts compares them). */
export const identifier = (title: string, max: number) =>
  text(
    title,
    "Cada bolso necesita el suyo, distinto, con una letra o una cifra al menos.",
    (value) => createSlug(String(value)) !== "",
  ).check(...limitLength(max));

export const requiredText = (title: string, meta?: Meta) =>
  text(title, "Escribe este texto: se ve en la tienda.", hasText, meta);

export const paragraph = (title: string, description?: string) =>
  requiredText(title, { control: "paragraph", description });

export const shortText = (title: string, max: number, description?: string) =>
  requiredText(title, { description }).check(...limitLength(max));

/** A text without a number of days gets a warning (model/content/parse-content.ts), and the page does not show it. */
export const days = (title: string, description: string) =>
  preprocess(
    (input) => (typeof input === "number" ? String(input) : input),
    requiredText(title, { control: "days", description }),
  );

const INVALID_AMOUNT_MESSAGE =
  "Escribe un número mayor que cero, sin punto de miles y con dos decimales como mucho: 24,50.";

const MAX_AMOUNT = 99_999;
const LARGE_AMOUNT_MESSAGE = "Es demasiado: como mucho, 99999.";

type AmountOptions = { message?: string; isValid?: (value: unknown) => boolean; meta?: Meta };

const amount = (
  title: string,
  control: NumberControl,
  description: string,
  { message = INVALID_AMOUNT_MESSAGE, isValid = isPrice, meta }: AmountOptions = {},
) =>
  preprocess(
    NUMBER_PARSERS[control],
    z
      .number(message)
      .check(
        z.refine(isValid, message),
        z.lte(MAX_AMOUNT, LARGE_AMOUNT_MESSAGE),
        z.meta({ title, control, description, ...meta }),
      ),
  );

export const amountOfMoney = (title: string, description: string, options?: AmountOptions) =>
  amount(title, "amount", description, options);

export const sizeInCentimetres = (
  title: string,
  description = "En centímetros, sin contar las asas.",
) => amount(title, "centimetres", description);

export const link = (title: string, description?: string) =>
  preprocess(
    parseLink,
    text(title, "Copia el enlace entero desde el navegador: empieza por «https://».", isHttpsUrl, {
      control: "link",
      description,
    }),
  );

export const group = <Shape extends z.core.$ZodLooseShape>(
  title: string,
  shape: Shape,
  description?: string,
) =>
  z
    .strictObject(
      shape,
      `Aquí van varios datos, cada uno en su campo: ${Object.keys(shape).join(", ")}.`,
    )
    .check(z.meta({ title, control: "group", description }));

export const list = <Item extends z.ZodMiniType>(
  title: string,
  item: Item,
  message: string,
  meta: Meta = {},
) =>
  z
    .array(item, message)
    .check(z.minLength(1, message), z.meta({ title, control: "list", ...meta }));

/** Reports each item that conflicts with an earlier one, at its field `key`. */
export const reportConflicts =
  <Item>(key: string, isConflict: (a: Item, b: Item) => boolean, message: string) =>
  ({ value, issues }: z.core.ParsePayload<Item[]>): void => {
    for (const [index, item] of value.entries())
      if (value.slice(0, index).some((earlier) => isConflict(item, earlier)))
        issues.push({ code: "custom", path: [index, key], message, input: item });
  };

export const choice = <const Choices extends Readonly<Record<string, string>>>(
  title: string,
  choices: Choices,
  meta: Meta = {},
) =>
  z
    .enum(
      Object.keys(choices) as (keyof Choices & string)[],
      `Escribe ${Object.entries(choices)
        .map(([word, label]) => `«${word}» (${label})`)
        .join(" o ")}.`,
    )
    .check(z.meta({ title, control: "choice", choices, ...meta }));

export const yesNo = (title: string, description: string) =>
  z
    .boolean("Escribe «true» si sí o «false» si no.")
    .check(z.meta({ title, control: "switch", description }));

export const colour = (title: string, example: string) =>
  text(
    title,
    `Toca el cuadro y elige un color; en un archivo, escríbelo entre comillas simples, con una almohadilla y seis cifras o letras, como '${example}'.`,
    (value) => /^#[0-9a-f]{6}$/i.test(String(value)),
    { control: "colour" },
  ).check(z.toLowerCase());

export const yarnShape = {
  name: shortText("Nombre del color", 30),
  colour: colour("Color", "#8a8f5a"),
};

export const yarns = <Yarn extends { name: string }>(
  description: string,
  yarn: z.ZodMiniType<Yarn>,
) =>
  list("Colores de hilo", yarn, "Añade al menos un color, con su nombre.", {
    description,
    advanced: true,
  }).check(
    reportConflicts(
      "name",
      (a, b) => a.name.toLowerCase() === b.name.toLowerCase(),
      "Ya hay un color con este nombre: cambia uno de los dos.",
    ),
  );

/** A missing alt text gets a warning and a fallback (model/content/parse-content.ts). */
export const alt = z._default(
  text("Qué se ve en la foto", NOT_TEXT_MESSAGE, () => true, {
    description: "Una frase, para quien no puede verla. La lee también Google.",
    control: "paragraph",
  }),
  "",
);

const FOCAL_POINT_LABEL = "Qué parte se ve siempre";
const EDGES = { top: "Arriba", bottom: "Abajo", left: "Izquierda", right: "Derecha" } as const;

/** The part of a photo that its frame never crops. */
export const focalPoint = z.optional(choice(FOCAL_POINT_LABEL, EDGES, { emptyLabel: "Centro" }));

/** A focal point whose default is not the centre. @param emptyLabel names the default */
export const focalPointWithDefault = (emptyLabel: string) =>
  z.optional(choice(FOCAL_POINT_LABEL, { center: "Centro", ...EDGES }, { emptyLabel }));

/** @param minWidth in pixels, to be sharp on a high-density screen */
export const photo = (title: string, minWidth: number, description?: string) =>
  text(
    title,
    "Aquí va una foto: elige una, como JPEG o PNG.",
    (value) => hasText(value) && mayBePhoto(normalizeText(value)),
    { control: "photo", media: { kind: "photo", minWidth }, description },
  );

export const photoWithAlt = (title: string, minWidth: number) =>
  group(title, { file: photo(title, minWidth), alt });
