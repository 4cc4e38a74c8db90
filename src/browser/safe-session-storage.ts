/** `sessionStorage` without its exceptions. It stores nothing if the browser blocks site data or the quota is full. */
export const safeSessionStorage = {
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
