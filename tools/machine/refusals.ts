import path from "node:path";

/** By Node, and by Vite's bundler. */
const FULL = /\b(ENOSPC|EDQUOT|os error (28|112|122))\b/;
const REFUSED = /\b(EACCES|EPERM|EROFS|EBUSY|os error (5|13|30))\b/;

/** A full disk or a missing permission, in words for the owner; undefined for any other error. */
export function refusal(error: unknown, folder = process.cwd()): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, path: place } = error as NodeJS.ErrnoException;
  const said = `${code} ${error.message}`;
  if (FULL.test(said)) return "no queda sitio en el disco. Borra lo que no te haga falta y repite.";
  if (!REFUSED.test(said)) return undefined;
  const [, quoted, named] = /'([^']+)'|(?:^|\s)((?:\/|[A-Z]:\\)\S+)/m.exec(error.message) ?? [];
  const where = path.relative(folder, path.resolve(folder, place ?? quoted ?? named ?? "."));
  return `este ordenador no deja leer o escribir «${where || folder}». Si está abierto en otro programa, ciérralo. Si no, es de otro usuario, o de solo lectura: cámbiale los permisos, o copia el programa a una carpeta tuya. Después, repite.`;
}
