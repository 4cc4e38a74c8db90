/** A photograph of a bag as its file says it: see docs/guia.md. */
export type Photo = { file: string; alt: string; keep?: string | undefined };

/** The photographs in the value of a field, whatever it holds. */
export const photosOf = (value: unknown): readonly Photo[] =>
  Array.isArray(value)
    ? value.map((photo: Partial<Photo>) => ({
        ...photo,
        file: String(photo.file ?? ""),
        alt: String(photo.alt ?? ""),
      }))
    : [];

/** What a photograph is known by in a list in which it may stand twice. */
export function keyOf(index: number, photos: readonly Photo[]): string {
  const file = photos[index]?.file;
  return `${photos.slice(0, index).filter((photo) => photo.file === file).length} ${file}`;
}

/** The list with one of its photographs at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}

/** What keeps these photographs from being shown; empty where nothing does. */
export function problemOf(photos: readonly Photo[]): string {
  if (photos.length === 0) return "Añade al menos una foto.";
  const mute = photos.flatMap(({ alt }, index) => (alt.trim() ? [] : [index + 1]));
  const last = mute.pop();
  if (last === undefined) return "";
  const which = mute.length > 0 ? `las fotos ${mute.join(", ")} y ${last}` : `la foto ${last}`;
  return `Escribe qué se ve en ${which}.`;
}
