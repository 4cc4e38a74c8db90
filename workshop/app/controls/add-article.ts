function chooseArticle(label: string): string {
  if (/^Foto/.test(label)) return "la";
  return /^\w+s\b/.test(label) ? "los" : "el";
}

/** Returns a label in a sentence: «el aviso», «los detalles», «la foto de los puntos». */
export const addArticle = (label: string): string =>
  `${chooseArticle(label)} ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
