/**
 * Names of photos in the order in which they are shown: first those of `first`, then by name as people
 * count, `foto2` before `foto10`, in capitals or not.
 */
export const photoOrder = (names: readonly string[], first: readonly string[] = []): string[] => {
  const byName = [...names].sort((a, b) => a.localeCompare(b, "es", { numeric: true }));
  return [...new Set([...first.filter((name) => names.includes(name)), ...byName])];
};
