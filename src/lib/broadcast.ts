/** Publish and subscribe. */
export function broadcast<Told extends unknown[] = []>() {
  const listeners = new Set<(...told: Told) => void>();
  return {
    tell(...told: Told): void {
      for (const listener of listeners) listener(...told);
    },
    /** @returns stops listening */
    listen(listener: (...told: Told) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
