import type { ContentSource } from "../../../src/content/source";
import { CONTENT_ID, ROOT_ID } from "../../../src/page-contract";
import { dataIn } from "../../site/html.ts";

const WITHOUT =
  "La vista previa no se puede preparar ahora. Mira si tienes conexión, ciérrala y vuelve a abrirla.";

/** The shop as it is published: what its own page carries. Where that cannot be had, the owner is told. */
export async function publishedContent(): Promise<ContentSource> {
  try {
    const page = await fetch(document.baseURI);
    return dataIn(await page.text(), CONTENT_ID) as ContentSource;
  } catch (error) {
    document.getElementById(ROOT_ID)?.replaceChildren(WITHOUT);
    throw error;
  }
}
