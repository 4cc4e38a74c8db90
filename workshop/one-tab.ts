/**
 * Lets one tab of the browser change the draft: two would write over each other.
 *
 * @param takesOver whether another tab that holds it loses it
 * @param onLost is called once another tab has taken over
 * @returns whether this tab may change it
 */
export const holdDraft = (name: string, takesOver: boolean, onLost: () => void): Promise<boolean> =>
  new Promise((resolve) => {
    const options = takesOver ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(`taller ${name}`, options, (lock) => {
        resolve(lock !== null);
        // Held until the tab is closed.
        return lock && new Promise<never>(() => {});
      })
      .catch(onLost);
  });
