import type { Logger } from "vite";
import { isSerious } from "../../model/problem.ts";
import { loadShop } from "../content/read.ts";
import { problemReport } from "../content/report.ts";
import { OwnerError } from "../machine/owner-error.ts";

const NO_ADDRESS =
  "La tienda aún no tiene dirección pública («url» en content/tienda.yaml): se publica sin mapa del sitio, sin catálogos para Google e Instagram y sin la foto de los enlaces compartidos.";

const NO_FORM =
  "La tienda se publica sin formulario de contacto: faltan las claves del correo («emailjs» en content/tienda.yaml). En su lugar están tu WhatsApp y tu correo.";

/** @throws in Spanish everything that keeps the shop from being published */
export async function requirePublishable(
  mode: string,
  logger: Pick<Logger, "warn">,
): Promise<void> {
  const { content, problems } = await loadShop();
  const report = problemReport(problems);
  if (problems.some(isSerious)) throw new OwnerError(report);
  if (report) logger.warn(report);
  if (mode === "demo") return;
  if (!content?.shop.url) logger.warn(NO_ADDRESS);
  if (!content?.shop.emailjs) logger.warn(NO_FORM);
}
