import type { Logger } from "vite";
import { isSerious } from "../../model/problem.ts";
import { loadShop } from "../content/read.ts";
import { problemReport } from "../content/report.ts";

const NO_ADDRESS =
  "La tienda aún no tiene dirección pública («url» en content/tienda.yaml): se publica sin mapa del sitio, sin catálogos para Google e Instagram y sin la foto de los enlaces compartidos.";

const NO_FORM =
  "La tienda se publica sin formulario de contacto: faltan las claves del correo («emailjs» en content/tienda.yaml). En su lugar están tu WhatsApp y tu correo.";

/** An error in words for the owner, and no others: where in the code it arose says nothing to them. */
const ownerError = (message: string): Error =>
  Object.assign(new Error(message), { stack: message });

/**
 * Sees that the shop can be published: its content is in order. Names everything that is wrong at once, and what is
 * published without.
 *
 * @throws what keeps the shop from being published, in Spanish
 */
export async function requirePublishable(
  mode: string,
  logger: Pick<Logger, "warn">,
): Promise<void> {
  const { content, problems } = await loadShop();
  const report = problemReport(problems);
  if (problems.some(isSerious)) throw ownerError(report);
  if (report) logger.warn(report);
  if (mode === "demo") return;
  if (!content?.shop.url) logger.warn(NO_ADDRESS);
  if (!content?.shop.emailjs) logger.warn(NO_FORM);
}
