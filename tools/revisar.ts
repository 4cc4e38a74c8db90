import { isSerious } from "../model/problem.ts";
import { EXAMPLE, readShopFiles, unchanged } from "./content/example-content.ts";
import { CONTENT } from "./content/folders.ts";
import { placeholders } from "./content/placeholders.ts";
import { loadShop } from "./content/read.ts";
import { problemReport } from "./content/report.ts";
import { weightReport } from "./site/weight.ts";

/** Prints how the shop is doing; the process fails where something keeps it from being published. */
async function review(): Promise<void> {
  const { content, problems } = await loadShop();
  const serious = problems.filter(isSerious);

  section(
    "CONTENIDO",
    problems.length === 0
      ? ["No hay nada que arreglar."]
      : problemReport(problems).trimEnd().split("\n"),
  );
  // What is of the wrong kind cannot be looked into.
  if (content && serious.length === 0) {
    const missing = placeholders(content);
    const left = unchanged(await readShopFiles(CONTENT), await readShopFiles(EXAMPLE));
    section(
      "POR COMPLETAR",
      missing.length === 0 ? ["Nada: están todos los datos."] : missing.map((what) => `· ${what}`),
    );
    if (left.length > 0)
      section(
        "SIGUE SIENDO DE LA DEMOSTRACIÓN",
        left.map((what) => `· ${what}`),
      );
  }
  section("PESO", await weightReport("dist"));

  section("RESULTADO", [
    serious.length === 0
      ? "Todo en orden: la tienda se puede publicar."
      : "La tienda no se puede publicar hasta que arregles lo de arriba.",
  ]);
  console.log("");
  process.exitCode = serious.length === 0 ? 0 : 1;
}

function section(title: string, lines: readonly string[]): void {
  console.log(`\n${title}`);
  for (const line of lines) console.log(line === "" ? "" : `  ${line}`);
}

await review();
