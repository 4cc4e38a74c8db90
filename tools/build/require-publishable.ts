import type { Logger } from "vite";
import { isSerious } from "../../model/problem.ts";
import { loadShop } from "../content/read.ts";
import { problemReport } from "../content/report.ts";
import { keysReport } from "../mail/keys.ts";
import { keysPlace } from "../mail/settings.ts";

const NO_ADDRESS =
  "La tienda aún no tiene dirección pública («url» en content/tienda.yaml): se publica sin mapa del sitio, sin catálogos para Google e Instagram y sin la foto de los enlaces compartidos.";

/** An error in words for the owner, and no others: where in the code it arose says nothing to them. */
const ownerError = (message: string): Error =>
  Object.assign(new Error(message), { stack: message });

/**
 * Sees that the shop can be published: its content is in order, and it has the keys of the e-mail
 * provider. Names everything that is wrong at once.
 *
 * @throws what keeps the shop from being published, in Spanish
 */
export async function requirePublishable(
  { env, mode }: { env: Readonly<Record<string, string>>; mode: string },
  logger: Pick<Logger, "warn">,
): Promise<void> {
  const { content, problems } = await loadShop();
  const keys = keysReport(env, keysPlace());
  const report = problemReport(problems);
  if (keys || problems.some(isSerious)) throw ownerError([report, keys].filter(Boolean).join("\n"));
  if (report) logger.warn(report);
  if (mode !== "demo" && !content?.shop.url) logger.warn(NO_ADDRESS);
}
