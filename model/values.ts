/** Invisible signs come along with what is copied from a chat. */
export const stripInvisible = (text: string): string =>
  text.replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "");

/** Systems spell an accent as one sign or two. */
export const normalizeFileName = (file: string): string => stripInvisible(file.normalize());

export const isFilm = (file: string): boolean => /\.(mp4|webm)$/i.test(file);

/** True for what should be a photo: all that is neither written, nor a film or a drawing. */
export const isPhoto = (file: string): boolean => !isFilm(file) && !/\.(ya?ml|svg)$/i.test(file);

/** Trimmed and without invisible signs; empty for what is no text. */
export const normalizeText = (value: unknown): string =>
  typeof value === "string" ? stripInvisible(value).trim() : "";

/** A name that is safe in any address: `Moon Bag` becomes `moon-bag`; empty without a Latin letter and a digit. */
export const slug = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

export const hasText = (value: unknown): boolean => normalizeText(value) !== "";

/** `https://mitienda` is none: a host has an ending. */
export const isHttpsUrl = (value: unknown): boolean =>
  /^https:\/\/([\p{L}\d-]+\.)+\p{L}{2,}(:\d+)?([/?#]\S*)?$/iu.test(String(value));

/** Without query and hash. */
export const isShopUrl = (value: unknown): boolean =>
  isHttpsUrl(value) && !/[?#]/.test(normalizeText(value)) && URL.canParse(normalizeText(value));

export const isEmail = (value: unknown): boolean =>
  /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@.<>"]+$/.test(normalizeText(value));

/** With its country code. */
export function isPhone(value: unknown): boolean {
  const digits = normalizeText(value).replace(/\D/g, "");
  return (
    /^\+[\d\s().-]+$/.test(normalizeText(value)) &&
    (digits.startsWith("34") ? /^34[6-9]\d{8}$/ : /^\d{8,15}$/).test(digits)
  );
}

// What people write, as the shop needs it. What is understood by none of these stays as it is, for its rule to refuse.

/** `611 22 33 44` and `0034 611 22 33 44` are numbers of Spain. */
export function parsePhone(written: unknown): unknown {
  // A number without spaces is one for YAML.
  const phone = typeof written === "number" ? String(written) : normalizeText(written);
  if (/^[6-9](\D?\d){8}$/.test(phone)) return `+34 ${phone}`;
  return phone.replace(/^00\s*/, "+") || written;
}

/** `@mitienda` is a profile's name. @param place what stands before it in its address */
export const parseProfile = (place: string) => (written: unknown) =>
  /^@[\w.]+$/.test(normalizeText(written)) ? `${place}${normalizeText(written).slice(1)}` : written;

/** `24,50`, `1.250,50 €`, `22,5 cm` are numbers. */
export function parseNumber(written: unknown): unknown {
  const number = normalizeText(written).replace(/\s*(€|euros?|cm)$/i, "");
  if (/^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(number))
    return Number(number.replaceAll(".", "").replace(",", "."));
  return /^\d+([.,]\d{1,2})?$/.test(number) ? Number(number.replace(",", ".")) : written;
}

/** The address of the workshop leads to the shop's. */
export const parseShopUrl = (written: unknown): unknown =>
  typeof written === "string" ? written.trim().replace(/\/taller\/?$/, "/") : written;

/** A DNI or NIE with its right letter, or a company's number. */
export function isNif(value: unknown): boolean {
  const nif = normalizeText(value)
    .toUpperCase()
    .replace(/[\s.-]/g, "");
  if (/^[A-HJNP-SUVW]\d{7}[\dA-J]$/.test(nif)) return true;
  const [, first = "", digits = "", letter] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(nif) ?? [];
  if (first.length + digits.length !== 8) return false;
  const number = Number(`${first && "XYZ".indexOf(first)}${digits}`);
  return "TRWAGMYFPDXBNJZSQVHLCKE"[number % 23] === letter;
}

/** A number of euros that can be written with two decimals. */
export const isPrice = (value: unknown): boolean =>
  typeof value === "number" && value > 0 && Number(value.toFixed(2)) === value;

/** What HTML and XML allow nowhere: control characters, lone surrogates, U+FFFE and U+FFFF. */
export const INVALID_XML_CHARACTERS = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** The keys of which an empty value means none, and not the default. */
export const CLEARABLE_KEYS: ReadonlySet<unknown> = new Set(["promise"]);

/** Texts without spaces around them; a key without a value, or with nothing below it, counts as no key. */
export function dropEmptyValues(value: unknown): unknown {
  if (typeof value === "string") return normalizeText(value).replace(INVALID_XML_CHARACTERS, " ");
  if (Array.isArray(value)) return value.map(dropEmptyValues);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(
        ([key, entry]) =>
          [key, CLEARABLE_KEYS.has(key) ? normalizeText(entry) : dropEmptyValues(entry)] as const,
      )
      .filter(([key, entry]) => CLEARABLE_KEYS.has(key) || !isEmptyValue(entry)),
  );
}

export const isEmptyValue = (value: unknown): boolean =>
  value == null ||
  (typeof value === "string" && value.trim() === "") ||
  (typeof value === "object" && Object.keys(value).length === 0);
