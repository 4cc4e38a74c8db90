/** Returns the yarn of a bag's photos, whose name begins the bag's colour; of several the longest. */
export function findPhotoYarn<Yarn extends { name: string }>(
  yarns: readonly Yarn[],
  colour = "",
): Yarn | undefined {
  const startsColour = ({ name }: Yarn) =>
    colour.toLowerCase().startsWith(name.toLowerCase()) &&
    !/^\p{L}/u.test(colour.slice(name.length));
  return yarns.filter(startsColour).sort((a, b) => b.name.length - a.name.length)[0];
}
