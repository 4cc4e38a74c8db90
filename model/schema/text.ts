/** Removes invisible characters, which texts copied from a chat may contain. */
const stripInvisible = (text: string): string =>
  text.replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "");

/** Normalizes accents to NFC: some systems store an accent as a separate character. */
export const normalizeFileName = (file: string): string => stripInvisible(file.normalize());

/** Control characters, lone surrogates, U+FFFE and U+FFFF: HTML and XML do not allow them. */
export const INVALID_XML_CHARACTERS = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** Normalizes line ends, removes invisible characters and the Unicode spaces at the end of a line. */
export const normalizeWhitespace = (text: string): string =>
  stripInvisible(text)
    .replace(/\r\n?/g, "\n")
    // Matches each run of spaces whole, so that the time stays linear.
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]+(\n|$)?/g, (spaces, end) => end ?? spaces);

/**
 * Trims a text, normalizes its whitespace as the YAML parser does, and replaces control characters, which browsers read
 * differently, with spaces. Returns an empty text for any other value.
 */
export const normalizeText = (value: unknown): string =>
  typeof value === "string"
    ? normalizeWhitespace(value.replace(INVALID_XML_CHARACTERS, " ")).trim()
    : "";

/** `Moon Bag` becomes `moon-bag`. Returns an empty text for a name without a Latin letter or digit. */
export const createSlug = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export const hasText = (value: unknown): boolean => normalizeText(value) !== "";
