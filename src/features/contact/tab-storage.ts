/**
 * What this tab keeps while it is open, through reloads and other pages. A browser that blocks site data,
 * or has no room left, throws: there nothing outlives the page.
 */
export const tabStorage = {
  read(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },

  write(key: string, value: string): void {
    try {
      if (value) sessionStorage.setItem(key, value);
      else sessionStorage.removeItem(key);
    } catch {}
  },
};
