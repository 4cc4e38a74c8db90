import * as z from "zod/mini";
import { choice, list, photoWithAlt, shortText, text } from "./fields.ts";
import { hasText } from "./text.ts";

const PARAGRAPHS_MESSAGE = "Escribe de uno a seis párrafos.";

/** `nosotros.yaml`: the texts and the photo of the section Sobre Nosotros. Without both there is no section. */
export const aboutSchema = z.strictObject({
  title: z.optional(choice("Título", { "Sobre mí": "Sobre mí" }, { emptyLabel: "Sobre Nosotros" })),
  paragraphs: z.optional(
    list(
      "Párrafos",
      text("Párrafo", "Escribe el párrafo.", hasText, { control: "paragraph" }),
      PARAGRAPHS_MESSAGE,
      { setup: "Quién eres y cómo haces los bolsos, con una foto." },
    ).check(z.maxLength(6, PARAGRAPHS_MESSAGE)),
  ),
  photo: z.optional(photoWithAlt("Foto", 960)),
  signature: z.optional(shortText("Firma", 40, "Tu nombre de pila, debajo. Vacía, no sale.")),
});
