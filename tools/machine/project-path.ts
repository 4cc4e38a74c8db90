import { OwnerError } from "./owner-error.ts";

/** Vite reads `?` and `#` in a path as a query and a hash. @throws in Spanish */
export function requirePlainPath(folder: string): void {
  const [sign] = /[#?]/.exec(folder) ?? [];
  if (!sign) return;
  throw new OwnerError(
    `La tienda no se construye en «${folder}»: el nombre de la carpeta, o de una en la que está, lleva «${sign}». Cámbiaselo y repite.`,
  );
}
