/**
 * A name that is safe in any address: `Moon Bag` becomes `moon-bag`, `Ñandú 2` becomes `nandu-2`.
 *
 * @returns empty where the name holds no Latin letter and no digit
 */
export const slug = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
