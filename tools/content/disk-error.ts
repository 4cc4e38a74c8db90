/** What the owner can do about an error of the file system; undefined if it is no such error. */
export function diskErrorMessage(error: unknown): string | undefined {
  const { code = "", message = "" }: { code?: string; message?: string } = Object(error);
  // Rolldown's own words for its last one are without a code.
  if (/ENOSPC|EDQUOT|os error (28|122)/.test(code + message))
    return "No queda sitio en el disco de este ordenador: libera un poco y prueba otra vez.";
  if (/EACCES|EPERM|EROFS|EBUSY/.test(code))
    return "No se puede escribir en la carpeta de la tienda: mira que no esté protegida ni abierta en otro programa, y prueba otra vez.";
  return undefined;
}
