/** Returns the yarn of a bag's photos, whose name begins the bag's colour; of several the longest. */
export function findPhotoYarn<Yarn extends { name: string }>(
  yarns: readonly Yarn[],
  colour = "",
): Yarn | undefined {
  // The names of yarns have no no-break spaces, because they leave the page in messages.
  const text = colour.replaceAll("\u00a0", " ");
  const startsColour = ({ name }: Yarn) =>
    text.toLowerCase().startsWith(name.toLowerCase()) && !/^\p{L}/u.test(text.slice(name.length));
  return yarns.filter(startsColour).sort((a, b) => b.name.length - a.name.length)[0];
}
