import type { Field } from "@sveltia/cms";

/** What a field may say besides its name and label. */
type More = Readonly<Record<string, unknown>>;

const field = (widget: string, name: string, label: string, more: More = {}): Field =>
  ({ name, label, widget, ...more }) as Field;

/** A line of text. */
export const line = (name: string, label: string, more?: More): Field =>
  field("string", name, label, { use_emoji_autocomplete: false, ...more });

/** Several lines of text. */
export const text = (name: string, label: string, more?: More): Field =>
  field("text", name, label, { use_emoji_autocomplete: false, ...more });

/** What may be left empty. */
export const optional = { required: false } as const;

/** A length in centimetres. */
export const centimetres = (name: string, label: string): Field =>
  field("number", name, label, { ...optional, value_type: "float", min: 0.1, step: 0.1 });

/** An amount in euros, with comma or point (price-field.tsx). */
export const euros = (name: string, label: string, more?: More): Field =>
  field("precio", name, label, more);

/** A colour, `#rrggbb`. */
export const colour = (name: string, label: string, more?: More): Field =>
  field("color", name, label, more);

export const yesNo = (name: string, label: string, more?: More): Field =>
  field("boolean", name, label, { ...optional, ...more });

export const choice = (
  name: string,
  label: string,
  options: Readonly<Record<string, string>>,
  more?: More,
): Field =>
  field("select", name, label, {
    options: Object.entries(options).map(([value, shown]) => ({ label: shown, value })),
    ...more,
  });

export const group = (name: string, label: string, fields: readonly Field[], more?: More): Field =>
  field("object", name, label, { fields: [...fields], ...more });

export const list = (name: string, label: string, one: string, more: More): Field =>
  field("list", name, label, { label_singular: one, allow_duplicate: false, ...more });

/** A photograph, as one file. */
export const picture = (name: string, label: string, more?: More): Field =>
  field("image", name, label, { choose_url: false, ...more });

export const film = (name: string, label: string, accept: string): Field =>
  field("file", name, label, { ...optional, accept, choose_url: false, ...FILMS });

/** Films have a folder of their own. */
const FILMS = { media_folder: "/content/peliculas", public_folder: "peliculas" };

/** What is in a photograph, for whoever cannot see it. */
export const alt = (more?: More): Field =>
  text("alt", "Qué se ve en la foto", {
    hint: "Una frase, para quien no puede verla.",
    ...more,
  });

/** A page of the owner's on another site: `domain` as a regular expression writes it. */
export const profile = (name: string, label: string, domain: string, more?: More): Field => {
  const address = `https://www.${domain.replaceAll("\\", "")}/`;
  return line(name, label, {
    pattern: [
      `/^https:\\/\\/([a-z0-9-]+\\.)*${domain}\\/.+/i`,
      `Pega la dirección entera; empieza por ${address}`,
    ],
    ...more,
  });
};

/** A number with its country's prefix. */
export const phone = (name: string, label: string): Field =>
  line(name, label, {
    pattern: ["^\\+[\\d\\s().-]+$", "Con el prefijo del país: +34 600 000 000"],
  });

/** The fields that the content may have: what its schema does not know would keep the shop from being published. */
export const known = (
  { shape }: { shape: Readonly<Record<string, unknown>> },
  fields: readonly Field[],
): Field[] => fields.filter(({ name }) => name in shape);
