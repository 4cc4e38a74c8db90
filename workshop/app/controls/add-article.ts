import { isPlural } from "../../draft/field-refs";

function chooseArticle(label: string): string {
  const isFeminine = /^(Foto|Entrega)/.test(label);
  if (isPlural(label)) return isFeminine ? "las" : "los";
  return isFeminine ? "la" : "el";
}

/** Returns a label in a sentence: «el aviso», «los detalles», «la foto de los puntos». */
export const addArticle = (label: string): string =>
  `${chooseArticle(label)} ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
