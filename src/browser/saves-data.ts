/** True where the visitor has asked for less data. */
export const savesData = (): boolean =>
  "connection" in navigator &&
  (navigator.connection as { saveData?: boolean } | null)?.saveData === true;
