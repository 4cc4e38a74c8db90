/**
 * Sees that the shop can be built where the program is: Vite takes what follows these signs for a question,
 * or a place on a page.
 *
 * @throws in Spanish
 */
export function requirePlainPath(folder: string): void {
  const [sign] = /[#?]/.exec(folder) ?? [];
  if (!sign) return;
  const message = `La tienda no se construye en «${folder}»: el nombre de la carpeta, o de una en la que está, lleva «${sign}». Cámbiaselo y repite.`;
  throw Object.assign(new Error(message), { stack: message });
}
